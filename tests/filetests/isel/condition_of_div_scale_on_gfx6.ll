; test isel
; target gfx600 gfx701
; GFX6: the condition that v_div_scale_f64 writes is not usable; it is made by comparing.
define amdgpu_kernel void @k(ptr addrspace(1) %o, double %y, double %z) {
  %d = fdiv double %y, %z
  store double %d, ptr addrspace(1) %o
  ret void
}
; expect gfx600
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s14,%s15}
;>   masks {%s24,%s25}
;>   masks {%s28,%s29}
;>   masks {%s30,%s31}
;>   masks {%s32,%s33}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s48,%s49}, s[4:5]
;>   s_mov_b32 %s6, -1
;>   s_mov_b32 %s7, 0x100f000
;>   p_copy {%s46,%s47}, {%s48,%s49}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s46,%s47}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s10,%s11}, {%s46,%s47}, #16 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v44, %s4
;>   p_copy %v45, %s5
;>   v_div_scale_f64 {%v22,%v23}, {%s24,%s25}, {%s10,%s11}, {%s10,%s11}, {%v44,%v45}
;>   v_rcp_f64_e64 {%v42,%v43}, {%v22,%v23}
;>   v_fma_f64 {%v40,%v41}, {%v22,%v23}, {%v42,%v43}, 1.0 neg:1
;>   v_fma_f64 {%v38,%v39}, {%v40,%v41}, {%v42,%v43}, {%v42,%v43}
;>   v_fma_f64 {%v36,%v37}, {%v22,%v23}, {%v38,%v39}, 1.0 neg:1
;>   v_fma_f64 {%v18,%v19}, {%v36,%v37}, {%v38,%v39}, {%v38,%v39}
;>   p_copy %v34, %s10
;>   p_copy %v35, %s11
;>   v_div_scale_f64 {%v26,%v27}, {%s28,%s29}, {%s4,%s5}, {%v34,%v35}, {%s4,%s5}
;>   v_cmp_eq_u32_e64 {%s30,%s31}, %s5, %v27
;>   v_cmp_eq_u32_e64 {%s32,%s33}, %s11, %v23
;>   s_xor_b64 {%s14,%s15}, {%s30,%s31}, {%s32,%s33}
;>   v_mul_f64 {%v20,%v21}, {%v26,%v27}, {%v18,%v19}
;>   v_fma_f64 {%v16,%v17}, {%v22,%v23}, {%v20,%v21}, {%v26,%v27} neg:1
;>   p_copy vcc, {%s14,%s15}
;>   v_div_fmas_f64 {%v8,%v9}, {%v16,%v17}, {%v18,%v19}, {%v20,%v21}
;>   p_copy %v12, %s4
;>   p_copy %v13, %s5
;>   v_div_fixup_f64 {%v0,%v1}, {%v8,%v9}, {%s10,%s11}, {%v12,%v13}
;>   buffer_store_dwordx2 {%v0,%v1}, off, {%s2,%s3,%s6,%s7}, 0 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx701
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s16,%s17}
;>   masks {%s26,%s27}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s42,%s43}, s[4:5]
;>   p_copy {%s40,%s41}, {%s42,%s43}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s40,%s41}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s10,%s11}, {%s40,%s41}, #16 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v38, %s4
;>   p_copy %v39, %s5
;>   v_div_scale_f64 {%v24,%v25}, {%s26,%s27}, {%s10,%s11}, {%s10,%s11}, {%v38,%v39}
;>   v_rcp_f64_e64 {%v36,%v37}, {%v24,%v25}
;>   v_fma_f64 {%v34,%v35}, {%v24,%v25}, {%v36,%v37}, 1.0 neg:1
;>   v_fma_f64 {%v32,%v33}, {%v34,%v35}, {%v36,%v37}, {%v36,%v37}
;>   v_fma_f64 {%v30,%v31}, {%v24,%v25}, {%v32,%v33}, 1.0 neg:1
;>   v_fma_f64 {%v20,%v21}, {%v30,%v31}, {%v32,%v33}, {%v32,%v33}
;>   p_copy %v28, %s10
;>   p_copy %v29, %s11
;>   v_div_scale_f64 {%v14,%v15}, {%s16,%s17}, {%s4,%s5}, {%v28,%v29}, {%s4,%s5}
;>   v_mul_f64 {%v22,%v23}, {%v14,%v15}, {%v20,%v21}
;>   v_fma_f64 {%v18,%v19}, {%v24,%v25}, {%v22,%v23}, {%v14,%v15} neg:1
;>   p_copy vcc, {%s16,%s17}
;>   v_div_fmas_f64 {%v8,%v9}, {%v18,%v19}, {%v20,%v21}, {%v22,%v23}
;>   p_copy %v12, %s4
;>   p_copy %v13, %s5
;>   v_div_fixup_f64 {%v0,%v1}, {%v8,%v9}, {%s10,%s11}, {%v12,%v13}
;>   p_copy %v6, %s2
;>   p_copy %v7, %s3
;>   flat_store_dwordx2 {%v6,%v7}, {%v0,%v1} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
