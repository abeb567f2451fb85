; test isel
; target gfx906
; (add (add a b) c)
define amdgpu_kernel void @add_add_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = add i32 %a, %b
  %x1 = add i32 %x0, %c
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (add (shl a b) c)
define amdgpu_kernel void @add_shl_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = and i32 %b, 31
  %x1 = shl i32 %a, %x0
  %x2 = add i32 %x1, %c
  store i32 %x2, ptr addrspace(3) %p
  ret void
}
; (add (bxor a b) c)
define amdgpu_kernel void @add_bxor_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = xor i32 %a, %b
  %x1 = add i32 %x0, %c
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (bor (shl a b) c)
define amdgpu_kernel void @bor_shl_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = and i32 %b, 31
  %x1 = shl i32 %a, %x0
  %x2 = or i32 %x1, %c
  store i32 %x2, ptr addrspace(3) %p
  ret void
}
; (bor (band a b) c)
define amdgpu_kernel void @bor_band_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = and i32 %a, %b
  %x1 = or i32 %x0, %c
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (bor (bor a b) c)
define amdgpu_kernel void @bor_bor_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = or i32 %a, %b
  %x1 = or i32 %x0, %c
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (add (mul (u24 a) (u24 b)) c)
define amdgpu_kernel void @add_mul_u24_a_u24_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %a, i32 0)
  %x1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %b, i32 0)
  %x2 = mul i32 %x0, %x1
  %x3 = add i32 %x2, %c
  store i32 %x3, ptr addrspace(3) %p
  ret void
}
; (shl (add a b) n)
define amdgpu_kernel void @shl_add_a_b_n() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = add i32 %a, %b
  %x1 = and i32 %c, 31
  %x2 = shl i32 %x0, %x1
  store i32 %x2, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @add_add_a_b_c id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_add3_u32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_shl_a_b_c id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v3, %v5, 31
;>   v_lshl_add_u32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_bxor_a_b_c id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_xad_u32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_shl_a_b_c id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v3, %v5, 31
;>   v_lshl_or_b32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_band_a_b_c id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_or_b32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_bor_a_b_c id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_or3_b32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_mul_u24_a_u24_b_c id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v1, %v7
;>   ds_read_b32 %v6, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_mbcnt_lo_u32_b32 %v2, %v6, 0
;>   v_mbcnt_lo_u32_b32 %v3, %v5, 0
;>   v_mad_u32_u24 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @shl_add_a_b_n id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v4, %v5, 31
;>   v_add_lshl_u32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
