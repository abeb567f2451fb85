; test isel
; target gfx906
; (sitofp (Bits.B32) x)
define amdgpu_kernel void @sitofp_bits_b32_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = sitofp i32 %a to float
  store float %x0, ptr addrspace(3) %p
  ret void
}
; (uitofp (Bits.B32) x)
define amdgpu_kernel void @uitofp_bits_b32_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = uitofp i32 %a to float
  store float %x0, ptr addrspace(3) %p
  ret void
}
; (sitofp (Bits.B32) x)
define amdgpu_kernel void @sitofp_bits_b32_x_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = sitofp i32 %a to double
  store double %x0, ptr addrspace(3) %p
  ret void
}
; (uitofp (Bits.B32) x)
define amdgpu_kernel void @uitofp_bits_b32_x_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = uitofp i32 %a to double
  store double %x0, ptr addrspace(3) %p
  ret void
}
; (sext (Bits.B32) x)
define amdgpu_kernel void @sext_bits_b32_x(ptr addrspace(1) %p, i32 %a) {
  %x0 = sext i32 %a to i64
  store i64 %x0, ptr addrspace(1) %p
  ret void
}
; (sext (Bits.B32) x)
define amdgpu_kernel void @sext_bits_b32_x_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = sext i32 %a to i64
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (zext (Bits.B1) (compared c))
define amdgpu_kernel void @zext_bits_b1_compared_c(ptr addrspace(1) %p, i32 %a) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = zext i1 %x1 to i32
  store i32 %x4, ptr addrspace(1) %p
  ret void
}
; (zext (Bits.B1) c)
define amdgpu_kernel void @zext_bits_b1_c(ptr addrspace(1) %p, i32 %a) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = zext i1 %x4 to i32
  store i32 %x5, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @sitofp_bits_b32_x id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_f32_i32_e64 %v0, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @uitofp_bits_b32_x id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_f32_u32_e64 %v0, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sitofp_bits_b32_x_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v2, %v4
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   v_cvt_f64_i32_e64 {%v0,%v1}, %v3
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @uitofp_bits_b32_x_2 id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v2, %v4
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   v_cvt_f64_u32_e64 {%v0,%v1}, %v3
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sext_bits_b32_x id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx2 {%s4,%s5}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s7, {%s8,%s9}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %s0, %s7
;>   s_ashr_i32 %s1, %s7, 31
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sext_bits_b32_x_2 id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v2, %v4
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   p_copy %v0, %v3
;>   v_ashrrev_i32_e64 %v1, 31, %v3
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @zext_bits_b1_compared_c id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx2 {%s2,%s3}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s6, {%s7,%s8}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s5, %s6, 1
;>   s_cmp_lg_u32 %s5, 0
;>   s_cselect_b32 %s0, 1, 0
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @zext_bits_b1_c id=7 stage=thread wave=64 kernel
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
;>   p_copy %s0, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
