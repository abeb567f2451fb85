; test isel
; target gfx906 gfx90a gfx942
; The arguments up to the one that is not marked are in registers where the processor puts them there; two of them
; share one.
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i16 inreg %a, i16 inreg %b, i32 inreg %unused, i32 %c, i32 inreg %d) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %xy = mul i32 %x, %y
  %xyc = add i32 %xy, %c
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %z = xor i32 %xyc, %g
  %zd = sub i32 %z, %d
  store i32 %zd, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workgroup.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   workgroup_id x
;> {
;> bb0:
;>   p_prolog
;>   p_copy %s10, s6
;>   p_copy {%s17,%s18}, s[4:5]
;>   p_copy {%s15,%s16}, {%s17,%s18}
;>   s_load_dwordx2 {%s2,%s3}, {%s15,%s16}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s14, {%s15,%s16}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s6,%s7}, {%s15,%s16}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_lshr_b32 %s13, %s14, 16
;>   s_and_b32 %s12, %s14, 0xffff
;>   s_mul_i32 %s11, %s12, %s13
;>   s_add_i32 %s8, %s11, %s6
;>   p_copy %s9, %s10
;>   s_xor_b32 %s5, %s8, %s9
;>   s_sub_i32 %s0, %s5, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx90a
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   preloaded 4
;>   workgroup_id x
;> {
;> bb0:
;>   p_prolog
;>   p_copy %s10, s10
;>   p_copy {%s17,%s18}, s[4:5]
;>   p_copy %s19, s8
;>   p_copy %s20, s7
;>   p_copy %s21, s6
;>   p_copy %s2, %s21
;>   p_copy %s3, %s20
;>   p_copy %s14, %s19
;>   p_copy {%s15,%s16}, {%s17,%s18}
;>   s_load_dwordx2 {%s6,%s7}, {%s15,%s16}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_lshr_b32 %s13, %s14, 16
;>   s_and_b32 %s12, %s14, 0xffff
;>   s_mul_i32 %s11, %s12, %s13
;>   s_add_i32 %s8, %s11, %s6
;>   p_copy %s9, %s10
;>   s_xor_b32 %s5, %s8, %s9
;>   s_sub_i32 %s0, %s5, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx942
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs kernarg_segment_ptr
;>   preloaded 4
;>   workgroup_id x
;>   scratch_instructions
;> {
;> bb0:
;>   p_prolog
;>   p_copy %s10, s6
;>   p_copy {%s17,%s18}, s[0:1]
;>   p_copy %s19, s4
;>   p_copy %s20, s3
;>   p_copy %s21, s2
;>   p_copy %s2, %s21
;>   p_copy %s3, %s20
;>   p_copy %s14, %s19
;>   p_copy {%s15,%s16}, {%s17,%s18}
;>   s_load_dwordx2 {%s6,%s7}, {%s15,%s16}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_lshr_b32 %s13, %s14, 16
;>   s_and_b32 %s12, %s14, 0xffff
;>   s_mul_i32 %s11, %s12, %s13
;>   s_add_i32 %s8, %s11, %s6
;>   p_copy %s9, %s10
;>   s_xor_b32 %s5, %s8, %s9
;>   s_sub_i32 %s0, %s5, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
