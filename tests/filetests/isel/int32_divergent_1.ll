; test isel
; target gfx906
; (add x (inline_negative n))
define amdgpu_kernel void @add_x_inline_negative_n() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = add i32 %a, -20
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (add x y)
define amdgpu_kernel void @add_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = add i32 %a, %b
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (sub x y)
define amdgpu_kernel void @sub_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = sub i32 %a, %b
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (mul (u24 x) (u24 y))
define amdgpu_kernel void @mul_u24_x_u24_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %a, i32 0)
  %x1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %b, i32 0)
  %x2 = mul i32 %x0, %x1
  store i32 %x2, ptr addrspace(3) %p
  ret void
}
; (mul x y)
define amdgpu_kernel void @mul_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = mul i32 %a, %b
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (bnot x)
define amdgpu_kernel void @bnot_x_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = xor i32 %a, -1
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (band x y)
define amdgpu_kernel void @band_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %a, %b
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (bor x y)
define amdgpu_kernel void @bor_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = or i32 %a, %b
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @add_x_inline_negative_n id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_subrev_u32_e64 %v0, 20, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_x_y_2 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_add_u32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sub_x_y_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_sub_u32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @mul_u24_x_u24_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v5, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_mbcnt_lo_u32_b32 %v2, %v5, 0
;>   v_mbcnt_lo_u32_b32 %v3, %v4, 0
;>   v_mul_u32_u24_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @mul_x_y_2 id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_mul_lo_u32 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bnot_x_2 id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_not_b32_e64 %v0, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_y_2 id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_y_2 id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_or_b32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
