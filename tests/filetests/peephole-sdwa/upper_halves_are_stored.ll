; test peephole-sdwa
; target gfx906 gfx1100 gfx803
; Of a word that is not stored as a whole. What is also needed in a register stays, as do all before GFX9.
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
  store volatile i32 %index, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy {%s14,%s15}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s14,%s15}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s14,%s15}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v1, 2, %v11
;>   global_load_dword %v10, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   global_store_short_d16_hi %v1, %v10, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshl_add_u32 %v7, %v11, 2, %s9
;>   ds_write_b16_d16_hi %v7, %v10 mem(store,local,not_atomic,system,volatile)
;>   ds_write_b8_d16_hi %v7, %v10 mem(store,local,not_atomic,system,volatile)
;>   global_store_byte_d16_hi %v1, %v10, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   global_load_dword %v5, %v1, {%s2,%s3} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshrrev_b32_e64 %v4, 16, %v5
;>   global_store_short %v1, %v4, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mul_u32_u24_e64 %v0, %v4, 12
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
;>   masks {%s9,%s10}
;>   masks {%s16,%s17}
;>   masks {%s18,%s19}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v21, v0
;>   p_copy {%s24,%s25}, s[4:5]
;>   s_load_dwordx2 {%s13,%s14}, {%s24,%s25}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s7, {%s24,%s25}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v15, 2, %v21
;>   v_add_co_u32_e64 %v1, {%s16,%s17}, %s13, %v15
;>   p_copy %v20, %s14
;>   v_addc_co_u32_e64 %v2, {%s18,%s19}, %v20, 0, {%s16,%s17}
;>   flat_load_dword %v12, {%v1,%v2} mem(load,global,not_atomic,system)
;>   v_lshrrev_b32_e64 %v5, 16, %v12
;>   flat_store_short {%v1,%v2}, %v5 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshlrev_b32_e64 %v8, 2, %v21
;>   v_add_co_u32_e64 %v6, {%s9,%s10}, %s7, %v8
;>   ds_write_b16 %v6, %v5 mem(store,local,not_atomic,system,volatile)
;>   ds_write_b8 %v6, %v5 mem(store,local,not_atomic,system,volatile)
;>   flat_store_byte {%v1,%v2}, %v5 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   flat_load_dword %v4, {%v1,%v2} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_lshrrev_b32_e64 %v3, 16, %v4
;>   flat_store_short {%v1,%v2}, %v3 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mul_u32_u24_e64 %v0, %v3, 12
;>   flat_store_dword {%v1,%v2}, %v0 mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_endpgm
;> }
