; test isel
; target gfx906
; (bxor x (zero_lo y))
define amdgpu_kernel void @bxor_x_zero_lo_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = shl i64 %b, 32
  %x1 = xor i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (band x y)
define amdgpu_kernel void @band_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = and i64 %a, %b
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (bor x y)
define amdgpu_kernel void @bor_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = or i64 %a, %b
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (bxor x y)
define amdgpu_kernel void @bxor_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = xor i64 %a, %b
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (shl x (const n))
define amdgpu_kernel void @shl_x_const_n() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %x0 = shl i64 %a, 40
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (lshr x (const n))
define amdgpu_kernel void @lshr_x_const_n() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %x0 = lshr i64 %a, 40
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (shl x n)
define amdgpu_kernel void @shl_x_n_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = and i64 %b, 63
  %x1 = shl i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (lshr x n)
define amdgpu_kernel void @lshr_x_n_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = and i64 %b, 63
  %x1 = lshr i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @bxor_x_zero_lo_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   p_copy %v0, %v3
;>   v_xor_b32_e64 %v1, %v4, %v5
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_y_2 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v0, %v3, %v5
;>   v_and_b32_e64 %v1, %v4, %v6
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_y_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_or_b32_e64 %v0, %v3, %v5
;>   v_or_b32_e64 %v1, %v4, %v6
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bxor_x_y_2 id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_xor_b32_e64 %v0, %v3, %v5
;>   v_xor_b32_e64 %v1, %v4, %v6
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @shl_x_const_n id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v2, %v5
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   v_mov_b32_e32 %v0, 0
;>   v_lshlrev_b32_e64 %v1, 8, %v3
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @lshr_x_const_n id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v2, %v5
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   v_mov_b32_e32 %v1, 0
;>   v_lshrrev_b32_e64 %v0, 8, %v4
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @shl_x_n_2 id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy %v2, %v9
;>   ds_read_b64 {%v5,%v6}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v7,%v8}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v3, %v7, 63
;>   v_mov_b32_e32 %v4, 0
;>   v_lshlrev_b64 {%v0,%v1}, %v3, {%v5,%v6}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @lshr_x_n_2 id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy %v2, %v9
;>   ds_read_b64 {%v5,%v6}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v7,%v8}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v3, %v7, 63
;>   v_mov_b32_e32 %v4, 0
;>   v_lshrrev_b64 {%v0,%v1}, %v3, {%v5,%v6}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
