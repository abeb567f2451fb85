; test compile
; target gfx906 gfx803
; options --stop-after=isel
; The reciprocal is made by vector instructions, and read from a lane since products go on with it. What @one converts
; goes on in one addition: that stays where it is.
define amdgpu_kernel void @quotient(ptr addrspace(1) %o, i32 %a, i32 %b) {
  %q = udiv i32 %a, %b
  store i32 %q, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @one(ptr addrspace(1) %o, float %a, i32 %b) {
  %i = fptoui float %a to i32
  %s = add i32 %i, %b
  store i32 %s, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> func @quotient id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s24,%s25}, s[4:5]
;>   p_copy {%s22,%s23}, {%s24,%s25}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s22,%s23}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_cvt_f32_u32_e64 %v21, %s5
;>   v_rcp_f32_e64 %v20, %v21
;>   v_mul_f32_e32 %v19, 0x4f7ffffb, %v20
;>   v_cvt_u32_f32_e64 %v18, %v19
;>   v_readfirstlane_b32_e32 %s14, %v18
;>   s_sub_i32 %s17, 0, %s5
;>   s_mul_i32 %s16, %s17, %s14
;>   s_mul_hi_u32 %s15, %s14, %s16
;>   s_add_i32 %s13, %s14, %s15
;>   s_mul_hi_u32 %s9, %s4, %s13
;>   s_mul_i32 %s12, %s9, %s5
;>   s_sub_i32 %s10, %s4, %s12
;>   s_sub_i32 %s11, %s10, %s5
;>   s_min_u32 %s8, %s10, %s11
;>   s_cmp_ge_u32 %s10, %s5
;>   s_addc_u32 %s7, %s9, 0
;>   s_cmp_ge_u32 %s8, %s5
;>   s_addc_u32 %s0, %s7, 0
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @one id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_cvt_u32_f32_e64 %v6, %s3
;>   v_add_u32_e64 %v0, %v6, %s4
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx803
;> func @quotient id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s18,%s19}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s29,%s30}, s[4:5]
;>   p_copy {%s27,%s28}, {%s29,%s30}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s27,%s28}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_cvt_f32_u32_e64 %v26, %s5
;>   v_rcp_f32_e64 %v25, %v26
;>   v_mul_f32_e32 %v24, 0x4f7ffffb, %v25
;>   v_cvt_u32_f32_e64 %v23, %v24
;>   v_readfirstlane_b32_e32 %s16, %v23
;>   s_sub_i32 %s22, 0, %s5
;>   s_mul_i32 %s20, %s22, %s16
;>   p_copy %v21, %s20
;>   v_mul_hi_u32 %v17, %s16, %v21
;>   v_add_co_u32_e64 %v15, {%s18,%s19}, %s16, %v17
;>   v_mul_hi_u32 %v14, %s4, %v15
;>   v_readfirstlane_b32_e32 %s10, %v14
;>   s_mul_i32 %s13, %s10, %s5
;>   s_sub_i32 %s11, %s4, %s13
;>   s_sub_i32 %s12, %s11, %s5
;>   s_min_u32 %s9, %s11, %s12
;>   s_cmp_ge_u32 %s11, %s5
;>   s_addc_u32 %s8, %s10, 0
;>   s_cmp_ge_u32 %s9, %s5
;>   s_addc_u32 %s0, %s8, 0
;>   p_copy %v1, %s0
;>   p_copy %v6, %s2
;>   p_copy %v7, %s3
;>   flat_store_dword {%v6,%v7}, %v1 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @one id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_cvt_u32_f32_e64 %v7, %s3
;>   v_add_co_u32_e64 %v0, {%s8,%s9}, %v7, %s4
;>   p_copy %v5, %s1
;>   p_copy %v6, %s2
;>   flat_store_dword {%v5,%v6}, %v0 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
