; test isel
; target gfx906
; (sext (Bits.B1) c)
define amdgpu_kernel void @sext_bits_b1_c(ptr addrspace(1) %p, i32 %a) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = sext i1 %x4 to i32
  store i32 %x5, ptr addrspace(1) %p
  ret void
}
; (zext (Bits.B1) c)
define amdgpu_kernel void @zext_bits_b1_c_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = zext i1 %x4 to i32
  store i32 %x5, ptr addrspace(3) %p
  ret void
}
; (sext (Bits.B1) c)
define amdgpu_kernel void @sext_bits_b1_c_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = sext i1 %x4 to i32
  store i32 %x5, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @sext_bits_b1_c id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s2,%s3}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s11,%s12}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s10, %s9, 1
;>   s_cmp_lg_u32 %s10, 0
;>   s_cselect_b32 %s6, 1, 0
;>   s_and_b32 %s8, %s9, 2
;>   s_cmp_lg_u32 %s8, 0
;>   s_cselect_b32 %s7, 1, 0
;>   s_or_b32 %s5, %s6, %s7
;>   s_cmp_lg_u32 %s5, 0
;>   s_cselect_b32 %s0, -1, 0
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @zext_bits_b1_c_2 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy %v1, %v11
;>   ds_read_b32 %v9, %v1 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v10, %v9, 1
;>   v_cmp_ne_u32_e64 {%s4,%s5}, 0, %v10
;>   v_and_b32_e64 %v8, %v9, 2
;>   v_cmp_ne_u32_e64 {%s6,%s7}, 0, %v8
;>   s_or_b64 {%s2,%s3}, {%s4,%s5}, {%s6,%s7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sext_bits_b1_c_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy %v1, %v11
;>   ds_read_b32 %v9, %v1 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v10, %v9, 1
;>   v_cmp_ne_u32_e64 {%s4,%s5}, 0, %v10
;>   v_and_b32_e64 %v8, %v9, 2
;>   v_cmp_ne_u32_e64 {%s6,%s7}, 0, %v8
;>   s_or_b64 {%s2,%s3}, {%s4,%s5}, {%s6,%s7}
;>   v_cndmask_b32_e64 %v0, 0, -1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
