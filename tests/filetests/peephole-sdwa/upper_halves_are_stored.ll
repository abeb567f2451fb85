; test peephole-sdwa
; target gfx906 gfx1100 gfx803
; Of a word that is not stored as a whole. What is also needed in a register stays, as do all before GFX9; a byte is no half.
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = load i32, ptr addrspace(1) %q
  %up = lshr i32 %a, 16
  %half = trunc i32 %up to i16
  store volatile i16 %half, ptr addrspace(1) %q
  %m = getelementptr i32, ptr addrspace(3) %l, i32 %i
  store volatile i16 %half, ptr addrspace(3) %m
  %byte = trunc i32 %up to i8
  store volatile i8 %byte, ptr addrspace(3) %m
  store volatile i8 %byte, ptr addrspace(1) %q
  %b = load volatile i32, ptr addrspace(1) %q
  %b.up = lshr i32 %b, 16
  %b.half = trunc i32 %b.up to i16
  store volatile i16 %b.half, ptr addrspace(1) %q
  %index = mul i32 %b.up, 12
  %d = load volatile i32, ptr addrspace(1) %q
  %d.up = lshr i32 %d, 16
  %d.byte = and i32 %d.up, 255
  %d.half = trunc i32 %d.byte to i16
  store volatile i16 %d.half, ptr addrspace(1) %q
  store volatile i32 %index, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v13, v0
;>   p_copy {%s16,%s17}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s16,%s17}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s11, {%s16,%s17}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v1, 2, %v13
;>   global_load_dword %v12, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   global_store_short_d16_hi %v1, %v12, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshl_add_u32 %v9, %v13, 2, %s11
;>   ds_write_b16_d16_hi %v9, %v12 mem(store,local,not_atomic,system,volatile)
;>   ds_write_b8_d16_hi %v9, %v12 mem(store,local,not_atomic,system,volatile)
;>   global_store_byte_d16_hi %v1, %v12, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   global_load_dword %v7, %v1, {%s2,%s3} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshrrev_b32_e64 %v6, 16, %v7
;>   global_store_short %v1, %v6, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mul_u32_u24_e64 %v0, %v6, 12
;>   global_load_dword %v5, %v1, {%s2,%s3} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_bfe_u32 %v4, %v5, 16, 8
;>   global_store_short %v1, %v4, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_endpgm
;> }
; errors gfx1100
;> upper_halves_are_stored.ll: error: compiling for processor 'gfx1100' is not supported
;>   hint: supported are gfx600, gfx601, gfx602, gfx700, gfx701, gfx702, gfx703, gfx704, gfx705, gfx801, gfx802, gfx803, gfx805, gfx810, gfx900, gfx902, gfx904, gfx906, gfx908, gfx909, gfx90a, gfx90c, gfx9-generic, gfx942, gfx950, gfx9-4-generic
; expect gfx803
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s11,%s12}
;>   masks {%s18,%s19}
;>   masks {%s20,%s21}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v23, v0
;>   p_copy {%s26,%s27}, s[4:5]
;>   s_load_dwordx2 {%s15,%s16}, {%s26,%s27}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s26,%s27}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v17, 2, %v23
;>   v_add_co_u32_e64 %v1, {%s18,%s19}, %s15, %v17
;>   p_copy %v22, %s16
;>   v_addc_co_u32_e64 %v2, {%s20,%s21}, %v22, 0, {%s18,%s19}
;>   flat_load_dword %v14, {%v1,%v2} mem(load,global,not_atomic,system)
;>   v_lshrrev_b32_e64 %v7, 16, %v14
;>   flat_store_short {%v1,%v2}, %v7 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshlrev_b32_e64 %v10, 2, %v23
;>   v_add_co_u32_e64 %v8, {%s11,%s12}, %s9, %v10
;>   ds_write_b16 %v8, %v7 mem(store,local,not_atomic,system,volatile)
;>   ds_write_b8 %v8, %v7 mem(store,local,not_atomic,system,volatile)
;>   flat_store_byte {%v1,%v2}, %v7 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   flat_load_dword %v6, {%v1,%v2} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshrrev_b32_e64 %v5, 16, %v6
;>   flat_store_short {%v1,%v2}, %v5 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mul_u32_u24_e64 %v0, %v5, 12
;>   flat_load_dword %v4, {%v1,%v2} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_bfe_u32 %v3, %v4, 16, 8
;>   flat_store_short {%v1,%v2}, %v3 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   flat_store_dword {%v1,%v2}, %v0 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_endpgm
;> }
