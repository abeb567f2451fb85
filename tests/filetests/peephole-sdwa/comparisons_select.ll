; test peephole-sdwa
; target gfx906 gfx803
; Of bytes and halves; on GFX8 the result of a comparison with selections is in VCC only.
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = load i32, ptr addrspace(1) %q
  %b = load volatile i32, ptr addrspace(1) %q
  %a.byte = and i32 %a, 255
  %b.up = lshr i32 %b, 24
  %less = icmp ult i32 %a.byte, %b.up
  %a.half = ashr i32 %a, 16
  %b.half = trunc i32 %b to i16
  %b.wide = sext i16 %b.half to i32
  %more = icmp sgt i32 %a.half, %b.wide
  %both = xor i1 %less, %more
  %r = zext i1 %both to i32
  store i32 %r, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v17, v0
;>   p_copy {%s20,%s21}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s20,%s21}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v1, 2, %v17
;>   global_load_dword %v13, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   global_load_dword %v12, %v1, {%s2,%s3} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_cmp_lt_u32_sdwa {%s6,%s7}, %v13, %v12 sdwa(6,0,0,3,0)
;>   v_cmp_gt_i32_sdwa {%s8,%s9}, %v13, %v12 sdwa(6,0,5,4,3)
;>   s_xor_b64 {%s4,%s5}, {%s6,%s7}, {%s8,%s9}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s4,%s5}
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx803
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s3,%s4}
;>   masks {%s5,%s6}
;>   masks {%s7,%s8}
;>   masks {%s18,%s19}
;>   masks {%s20,%s21}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v24, v0
;>   p_copy {%s27,%s28}, s[4:5]
;>   s_load_dwordx2 {%s15,%s16}, {%s27,%s28}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v17, 2, %v24
;>   v_add_co_u32_e64 %v1, {%s18,%s19}, %s15, %v17
;>   p_copy %v22, %s16
;>   v_addc_co_u32_e64 %v2, {%s20,%s21}, %v22, 0, {%s18,%s19}
;>   flat_load_dword %v12, {%v1,%v2} mem(load,global,not_atomic,system)
;>   flat_load_dword %v11, {%v1,%v2} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_and_b32_e32 %v13, 0xff, %v12
;>   v_lshrrev_b32_e64 %v14, 24, %v11
;>   v_cmp_lt_u32_e64 {%s5,%s6}, %v13, %v14
;>   v_ashrrev_i32_e64 %v9, 16, %v12
;>   v_bfe_i32 %v10, %v11, 0, 16
;>   v_cmp_gt_i32_e64 {%s7,%s8}, %v9, %v10
;>   s_xor_b64 {%s3,%s4}, {%s5,%s6}, {%s7,%s8}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s3,%s4}
;>   flat_store_dword {%v1,%v2}, %v0 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
