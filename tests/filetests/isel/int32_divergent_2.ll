; test isel
; target gfx906
; (bxor x y)
define amdgpu_kernel void @bxor_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = xor i32 %a, %b
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (shl x n)
define amdgpu_kernel void @shl_x_n_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %b, 31
  %x1 = shl i32 %a, %x0
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (lshr x n)
define amdgpu_kernel void @lshr_x_n_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %b, 31
  %x1 = lshr i32 %a, %x0
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (ashr x n)
define amdgpu_kernel void @ashr_x_n_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %b, 31
  %x1 = ashr i32 %a, %x0
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @bxor_x_y_2 id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_xor_b32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @shl_x_n_2 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v3, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v2, %v4, 31
;>   v_lshlrev_b32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @lshr_x_n_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v3, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v2, %v4, 31
;>   v_lshrrev_b32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ashr_x_n_2 id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v3, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v2, %v4, 31
;>   v_ashrrev_i32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
