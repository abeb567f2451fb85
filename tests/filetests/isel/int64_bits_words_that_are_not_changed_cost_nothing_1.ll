; test isel
; target gfx906
; (band x (zero_hi y))
define amdgpu_kernel void @band_x_zero_hi_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = zext i32 %b to i64
  %x1 = and i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (band x (zero_lo y))
define amdgpu_kernel void @band_x_zero_lo_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = shl i64 %b, 32
  %x1 = and i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (band x (ones_hi y))
define amdgpu_kernel void @band_x_ones_hi_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %x0 = and i64 %a, -3989547399
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (band x (ones_lo y))
define amdgpu_kernel void @band_x_ones_lo_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %x0 = and i64 %a, 1311768469162688511
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (bor (zero_hi x) (zero_lo y))
define amdgpu_kernel void @bor_zero_hi_x_zero_lo_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = zext i32 %a to i64
  %x1 = shl i64 %b, 32
  %x2 = or i64 %x0, %x1
  store i64 %x2, ptr addrspace(3) %p
  ret void
}
; (bor x (zero_hi y))
define amdgpu_kernel void @bor_x_zero_hi_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = zext i32 %b to i64
  %x1 = or i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (bor x (zero_lo y))
define amdgpu_kernel void @bor_x_zero_lo_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = shl i64 %b, 32
  %x1 = or i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (bxor x (zero_hi y))
define amdgpu_kernel void @bxor_x_zero_hi_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = zext i32 %b to i64
  %x1 = xor i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @band_x_zero_hi_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v2, %v6
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v0, %v3, %v5
;>   v_mov_b32_e32 %v1, 0
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_zero_lo_y id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mov_b32_e32 %v0, 0
;>   v_and_b32_e64 %v1, %v4, %v5
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_ones_hi_y id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v2, %v5
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   v_and_b32_e32 %v0, 0x12345679, %v3
;>   p_copy %v1, %v4
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_ones_lo_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v2, %v5
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   p_copy %v0, %v3
;>   v_and_b32_e32 %v1, 0x12345678, %v4
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_zero_hi_x_zero_lo_y id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v2, %v6
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v4,%v5}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   p_copy %v0, %v3
;>   p_copy %v1, %v4
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_zero_hi_y id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v2, %v6
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_or_b32_e64 %v0, %v3, %v5
;>   p_copy %v1, %v4
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_zero_lo_y id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   p_copy %v0, %v3
;>   v_or_b32_e64 %v1, %v4, %v5
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bxor_x_zero_hi_y id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v2, %v6
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_xor_b32_e64 %v0, %v3, %v5
;>   p_copy %v1, %v4
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
