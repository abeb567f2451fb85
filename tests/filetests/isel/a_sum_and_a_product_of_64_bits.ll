; test isel
; target gfx906
; options -O2
; The cross products are added to the upper word of the low product and the sum.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @of_any(ptr addrspace(3) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr [3 x i64], ptr addrspace(3) %p, i32 0, i32 %id
  %x = load i64, ptr addrspace(3) %a
  %pb = getelementptr i8, ptr addrspace(3) %a, i32 64
  %y = load i64, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %a, i32 128
  %z = load i64, ptr addrspace(3) %pc
  %m = mul i64 %x, %y
  %s = add i64 %z, %m
  store i64 %s, ptr addrspace(3) %a
  ret void
}
define amdgpu_kernel void @of_a_word(ptr addrspace(3) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr [3 x i64], ptr addrspace(3) %p, i32 0, i32 %id
  %x = load i64, ptr addrspace(3) %a
  %pc = getelementptr i8, ptr addrspace(3) %a, i32 128
  %z = load i64, ptr addrspace(3) %pc
  %m = mul i64 %x, 3000000000
  %s = add i64 %m, %z
  store i64 %s, ptr addrspace(3) %a
  ret void
}
define amdgpu_kernel void @of_50_bits(ptr addrspace(3) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr [3 x i64], ptr addrspace(3) %p, i32 0, i32 %id
  %v = load i64, ptr addrspace(3) %a
  %x = lshr i64 %v, 14
  %m = mul i64 %x, 1234567
  %pc = getelementptr i8, ptr addrspace(3) %a, i32 128
  store i64 %m, ptr addrspace(3) %pc
  %z = load i64, ptr addrspace(3) %a
  %s = add i64 %m, %z
  store i64 %s, ptr addrspace(3) %a
  ret void
}
; expect gfx906
;> func @of_any id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s10,%s11}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v16, v0
;>   p_copy {%s19,%s20}, s[4:5]
;>   p_copy {%s17,%s18}, {%s19,%s20}
;>   s_load_dword %s15, {%s17,%s18}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v14, %v16
;>   v_lshl_add_u32 %v2, %v14, 3, %s15
;>   ds_read_b64 {%v4,%v5}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v2 offset:64 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v8,%v9}, %v2 offset:128 mem(load,local,not_atomic,system)
;>   v_mad_u64_u32 {%v0,%v3}, {%s10,%s11}, %v4, %v6, {%v8,%v9}
;>   v_mul_lo_u32 %v12, %v4, %v7
;>   v_mul_lo_u32 %v13, %v5, %v6
;>   v_add3_u32 %v1, %v3, %v12, %v13
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @of_a_word id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v15, v0
;>   p_copy {%s18,%s19}, s[4:5]
;>   p_copy {%s16,%s17}, {%s18,%s19}
;>   s_load_dword %s14, {%s16,%s17}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v13, %v15
;>   v_lshl_add_u32 %v2, %v13, 3, %s14
;>   ds_read_b64 {%v4,%v5}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v2 offset:128 mem(load,local,not_atomic,system)
;>   s_mov_b32 %s10, 0xb2d05e00
;>   v_mad_u64_u32 {%v0,%v3}, {%s8,%s9}, %v4, %s10, {%v6,%v7}
;>   s_mov_b32 %s12, 0xb2d05e00
;>   v_mul_lo_u32 %v11, %v5, %s12
;>   v_add_u32_e64 %v1, %v3, %v11
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @of_50_bits id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s7,%s8}
;>   masks {%s9,%s10}
;>   masks {%s14,%s15}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy {%s25,%s26}, s[4:5]
;>   p_copy {%s23,%s24}, {%s25,%s26}
;>   s_load_dword %s21, {%s23,%s24}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v20, %v22
;>   v_lshl_add_u32 %v2, %v20, 3, %s21
;>   ds_read_b64 {%v18,%v19}, %v2 mem(load,local,not_atomic,system)
;>   v_lshrrev_b64 {%v12,%v13}, 14, {%v18,%v19}
;>   s_mov_b32 %s16, 0x12d687
;>   v_mad_u64_u32 {%v3,%v11}, {%s14,%s15}, %v12, %s16, 0
;>   s_mov_b32 %s17, 0x12d687
;>   v_mad_u32_u24 %v4, %v13, %s17, %v11
;>   ds_write_b64 %v2, {%v3,%v4} offset:128 mem(store,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 mem(load,local,not_atomic,system)
;>   v_add_co_u32_e64 %v0, {%s7,%s8}, %v3, %v5
;>   v_addc_co_u32_e64 %v1, {%s9,%s10}, %v4, %v6, {%s7,%s8}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
