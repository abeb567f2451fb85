; test isel
; target gfx906
; (bxor (band (const m) a) (band (const n) b))
define amdgpu_kernel void @bxor_band_const_m_a_band_const_n_b() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 255, %a
  %x1 = and i32 -256, %b
  %x2 = xor i32 %x0, %x1
  store i32 %x2, ptr addrspace(3) %p
  ret void
}
; (bxor (band m a) (band (once (bnot m)) b))
define amdgpu_kernel void @bxor_band_m_a_band_once_bnot_m_b() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = and i32 %a, %b
  %x1 = xor i32 %a, -1
  %x2 = and i32 %x1, %c
  %x3 = xor i32 %x0, %x2
  store i32 %x3, ptr addrspace(3) %p
  ret void
}
; (bor (shl high (const n)) (lshr low (const m)))
define amdgpu_kernel void @bor_shl_high_const_n_lshr_low_const_m() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = shl i32 %a, 24
  %x1 = lshr i32 %b, 8
  %x2 = or i32 %x0, %x1
  store i32 %x2, ptr addrspace(3) %p
  ret void
}
; (bxor (shl high (const n)) (lshr low (const m)))
define amdgpu_kernel void @bxor_shl_high_const_n_lshr_low_const_m() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = shl i32 %a, 24
  %x1 = lshr i32 %b, 8
  %x2 = xor i32 %x0, %x1
  store i32 %x2, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @bxor_band_const_m_a_band_const_n_b id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   s_mov_b32 %s4, 0xff
;>   v_bfi_b32 %v0, %s4, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bxor_band_m_a_band_once_bnot_m_b id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_bfi_b32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_shl_high_const_n_lshr_low_const_m id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_alignbit_b32 %v0, %v2, %v3, 8
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bxor_shl_high_const_n_lshr_low_const_m id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_alignbit_b32 %v0, %v2, %v3, 8
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
