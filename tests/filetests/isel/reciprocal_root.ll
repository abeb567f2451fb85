; test isel
; target gfx906
; options -O2
; A contracted reciprocal of a root, and those that are not: another use of the root, no permission, an accuracy of half a unit.
declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
define amdgpu_kernel void @contracted(ptr addrspace(1) %p, double %x, float %y) {
  %s = call contract double @llvm.sqrt.f64(double %x)
  %r = fdiv contract double -1.0, %s
  store volatile double %r, ptr addrspace(1) %p
  %t = call contract float @llvm.sqrt.f32(float %y), !fpmath !0
  %u = fdiv contract float 1.0, %t, !fpmath !0
  store volatile float %u, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @used_twice(ptr addrspace(1) %p, float %y) {
  %t = call contract float @llvm.sqrt.f32(float %y), !fpmath !0
  store volatile float %t, ptr addrspace(1) %p
  %u = fdiv contract float 1.0, %t, !fpmath !0
  store volatile float %u, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @not_contracted(ptr addrspace(1) %p, float %y) {
  %t = call float @llvm.sqrt.f32(float %y), !fpmath !0
  %u = fdiv contract float 1.0, %t, !fpmath !0
  store volatile float %u, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @exact(ptr addrspace(1) %p, float %y) {
  %t = call contract float @llvm.sqrt.f32(float %y), !fpmath !0
  %u = fdiv contract float 1.0, %t
  store volatile float %u, ptr addrspace(1) %p
  ret void
}
!0 = !{float 1.0}
; expect gfx906
;> func @contracted id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s8,%s9}
;>   masks {%s34,%s35}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s41,%s42}, s[4:5]
;>   p_copy {%s39,%s40}, {%s41,%s42}
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s39,%s40}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s11, {%s39,%s40}, #16 mem(load,global,not_atomic,system,invariant)
;>   v_rsq_f64_e64 {%v24,%v25}, {%s3,%s4}
;>   v_mov_b32_e32 %v38, 0x260
;>   v_cmp_class_f64_e64 {%s34,%s35}, {%s3,%s4}, %v38
;>   p_copy %v36, %s3
;>   v_cndmask_b32_e64 %v32, %v36, %v24, {%s34,%s35}
;>   p_copy %v37, %s4
;>   v_cndmask_b32_e64 %v33, %v37, %v25, {%s34,%s35}
;>   v_mul_f64 {%v30,%v31}, {%v32,%v33}, {%v24,%v25} neg:2
;>   v_fma_f64 {%v26,%v27}, {%v30,%v31}, {%v24,%v25}, 1.0
;>   v_mul_f64 {%v20,%v21}, {%v26,%v27}, {%v24,%v25}
;>   s_mov_b32 %s28, 0
;>   s_mov_b32 %s29, 0x3fd80000
;>   v_fma_f64 {%v22,%v23}, {%v26,%v27}, {%s28,%s29}, 0.5
;>   v_fma_f64 {%v18,%v19}, {%v20,%v21}, {%v22,%v23}, {%v24,%v25}
;>   p_copy %v15, %v18
;>   v_xor_b32_e32 %v16, 0x80000000, %v19
;>   v_mov_b32_e32 %v17, 0
;>   global_store_dwordx2 %v17, {%v15,%v16}, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   s_mov_b32 %s13, 0x800000
;>   p_copy %v14, %s11
;>   v_cmp_gt_f32_e64 {%s8,%s9}, %s13, %v14
;>   v_cndmask_b32_e64 %v12, 0, 24, {%s8,%s9}
;>   v_ldexp_f32 %v10, %s11, %v12
;>   v_rsq_f32_e64 %v6, %v10
;>   v_cndmask_b32_e64 %v7, 0, 12, {%s8,%s9}
;>   v_ldexp_f32 %v0, %v6, %v7
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @used_twice id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s12,%s13}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s21,%s22}, s[4:5]
;>   p_copy {%s19,%s20}, {%s21,%s22}
;>   s_load_dwordx2 {%s1,%s2}, {%s19,%s20}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s15, {%s19,%s20}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_mov_b32 %s17, 0x800000
;>   p_copy %v18, %s15
;>   v_cmp_gt_f32_e64 {%s12,%s13}, %s17, %v18
;>   v_cndmask_b32_e64 %v16, 0, 32, {%s12,%s13}
;>   v_ldexp_f32 %v14, %s15, %v16
;>   v_sqrt_f32_e64 %v10, %v14
;>   v_cndmask_b32_e64 %v11, 0, -16, {%s12,%s13}
;>   v_ldexp_f32 %v7, %v10, %v11
;>   v_mov_b32_e32 %v9, 0
;>   global_store_dword %v9, %v7, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   v_frexp_mant_f32_e64 %v8, %v7
;>   v_rcp_f32_e64 %v4, %v8
;>   v_frexp_exp_i32_f32_e64 %v6, %v7
;>   v_sub_u32_e64 %v5, 0, %v6
;>   v_ldexp_f32 %v0, %v4, %v5
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @not_contracted id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s11,%s12}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s20,%s21}, s[4:5]
;>   p_copy {%s18,%s19}, {%s20,%s21}
;>   s_load_dwordx2 {%s1,%s2}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s14, {%s18,%s19}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_mov_b32 %s16, 0x800000
;>   p_copy %v17, %s14
;>   v_cmp_gt_f32_e64 {%s11,%s12}, %s16, %v17
;>   v_cndmask_b32_e64 %v15, 0, 32, {%s11,%s12}
;>   v_ldexp_f32 %v13, %s14, %v15
;>   v_sqrt_f32_e64 %v9, %v13
;>   v_cndmask_b32_e64 %v10, 0, -16, {%s11,%s12}
;>   v_ldexp_f32 %v7, %v9, %v10
;>   v_frexp_mant_f32_e64 %v8, %v7
;>   v_rcp_f32_e64 %v4, %v8
;>   v_frexp_exp_i32_f32_e64 %v6, %v7
;>   v_sub_u32_e64 %v5, 0, %v6
;>   v_ldexp_f32 %v0, %v4, %v5
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @exact id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s7,%s8}
;>   masks {%s13,%s14}
;>   masks {%s21,%s22}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s30,%s31}, s[4:5]
;>   p_copy {%s28,%s29}, {%s30,%s31}
;>   s_load_dwordx2 {%s1,%s2}, {%s28,%s29}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s24, {%s28,%s29}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_mov_b32 %s26, 0x800000
;>   p_copy %v27, %s24
;>   v_cmp_gt_f32_e64 {%s21,%s22}, %s26, %v27
;>   v_cndmask_b32_e64 %v25, 0, 32, {%s21,%s22}
;>   v_ldexp_f32 %v23, %s24, %v25
;>   v_sqrt_f32_e64 %v19, %v23
;>   v_cndmask_b32_e64 %v20, 0, -16, {%s21,%s22}
;>   v_ldexp_f32 %v5, %v19, %v20
;>   v_div_scale_f32 %v12, {%s13,%s14}, %v5, %v5, 1.0
;>   v_div_scale_f32 %v6, {%s7,%s8}, 1.0, %v5, 1.0
;>   v_rcp_f32_e64 %v18, %v12
;>   v_fma_f32 %v17, %v12, %v18, 1.0 neg:1
;>   v_fma_f32 %v10, %v17, %v18, %v18
;>   v_mul_f32_e64 %v16, %v6, %v10
;>   v_fma_f32 %v15, %v12, %v16, %v6 neg:1
;>   v_fma_f32 %v11, %v15, %v10, %v16
;>   v_fma_f32 %v9, %v12, %v11, %v6 neg:1
;>   p_copy vcc, {%s7,%s8}
;>   v_div_fmas_f32 %v4, %v9, %v10, %v11
;>   v_div_fixup_f32 %v0, %v4, %v5, 1.0
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
