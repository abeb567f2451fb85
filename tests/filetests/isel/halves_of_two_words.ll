; test isel
; target gfx906 gfx701
; What was loaded has zeros above it, and needs no selector.
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = load volatile i32, ptr addrspace(1) %q
  %b = load volatile i32, ptr addrspace(1) %q
  %a.low = and i32 %a, 65535
  %b.low = shl i32 %b, 16
  %lows = or i32 %a.low, %b.low
  store volatile i32 %lows, ptr addrspace(1) %q
  %a.high = lshr i32 %a, 16
  %b.high = and i32 %b, -65536
  %highs = or i32 %a.high, %b.high
  store volatile i32 %highs, ptr addrspace(1) %q
  %c = load volatile i16, ptr addrspace(1) %q
  %c.wide = zext i16 %c to i32
  %one = or i32 %c.wide, %b.low
  store volatile i32 %one, ptr addrspace(1) %q
  %n = and i32 %i, 7
  %moved = lshr i32 %a, %n
  %bits = and i32 %moved, 31
  store volatile i32 %bits, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v16, v0
;>   p_copy {%s19,%s20}, s[4:5]
;>   p_copy {%s17,%s18}, {%s19,%s20}
;>   s_load_dwordx2 {%s2,%s3}, {%s17,%s18}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v6, %v16
;>   v_lshlrev_b32_e64 %v1, 2, %v6
;>   global_load_dword %v4, %v1, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   global_load_dword %v12, %v1, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_and_b32_e32 %v15, 0xffff, %v4
;>   v_lshlrev_b32_e64 %v9, 16, %v12
;>   v_or_b32_e64 %v14, %v15, %v9
;>   global_store_dword %v1, %v14, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   s_mov_b32 %s13, 0x7060302
;>   v_perm_b32 %v11, %v12, %v4, %s13
;>   global_store_dword %v1, %v11, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   global_load_ushort %v10, %v1, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   p_copy %v8, %v10
;>   v_or_b32_e64 %v7, %v8, %v9
;>   global_store_dword %v1, %v7, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_and_b32_e64 %v5, %v6, 7
;>   v_bfe_u32 %v0, %v4, %v5, 5
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
; expect gfx701
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s19,%s20}
;>   masks {%s21,%s22}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v24, v0
;>   p_copy {%s27,%s28}, s[4:5]
;>   p_copy {%s25,%s26}, {%s27,%s28}
;>   s_load_dwordx2 {%s16,%s17}, {%s25,%s26}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v5, %v24
;>   v_lshlrev_b32_e64 %v18, 2, %v5
;>   v_add_co_u32_e64 %v1, {%s19,%s20}, %s16, %v18
;>   p_copy %v23, %s17
;>   v_addc_co_u32_e64 %v2, {%s21,%s22}, %v23, 0, {%s19,%s20}
;>   flat_load_dword %v3, {%v1,%v2} mem(load,global,not_atomic,system,volatile)
;>   flat_load_dword %v13, {%v1,%v2} mem(load,global,not_atomic,system,volatile)
;>   v_and_b32_e32 %v15, 0xffff, %v3
;>   v_lshlrev_b32_e64 %v8, 16, %v13
;>   v_or_b32_e64 %v14, %v15, %v8
;>   flat_store_dword {%v1,%v2}, %v14 mem(store,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v11, 16, %v3
;>   v_and_b32_e32 %v12, 0xffff0000, %v13
;>   v_or_b32_e64 %v10, %v11, %v12
;>   flat_store_dword {%v1,%v2}, %v10 mem(store,global,not_atomic,system,volatile)
;>   flat_load_ushort %v9, {%v1,%v2} mem(load,global,not_atomic,system,volatile)
;>   p_copy %v7, %v9
;>   v_or_b32_e64 %v6, %v7, %v8
;>   flat_store_dword {%v1,%v2}, %v6 mem(store,global,not_atomic,system,volatile)
;>   v_and_b32_e64 %v4, %v5, 7
;>   v_bfe_u32 %v0, %v3, %v4, 5
;>   flat_store_dword {%v1,%v2}, %v0 mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
