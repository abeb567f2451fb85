; test isel
; target gfx906 gfx803
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %xy = mul i64 %x, %y
  %k = mul i64 %x, -12
  store i64 %xy, ptr addrspace(1) %out
  %next = getelementptr i64, ptr addrspace(1) %out, i32 1
  store i64 %k, ptr addrspace(1) %next
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s16,%s17}, s[4:5]
;>   p_copy {%s14,%s15}, {%s16,%s17}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s14,%s15}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_mul_i32 %s9, %s6, %s7
;>   s_mul_hi_i32 %s10, %s6, %s7
;>   s_mul_i32 %s0, %s6, -12
;>   s_mul_hi_i32 %s1, %s6, -12
;>   p_copy %v11, %s9
;>   p_copy %v12, %s10
;>   v_mov_b32_e32 %v13, 0
;>   global_store_dwordx2 %v13, {%v11,%v12}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} offset:8 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx803
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s14,%s15}
;>   masks {%s16,%s17}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s21,%s22}, s[4:5]
;>   p_copy {%s19,%s20}, {%s21,%s22}
;>   s_load_dwordx4 {%s6,%s7,%s8,%s9}, {%s19,%s20}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v18, %s9
;>   v_mad_i64_i32 {%v10,%v11}, {%s16,%s17}, %s8, %v18, 0
;>   v_mad_i64_i32 {%v0,%v1}, {%s14,%s15}, %s8, -12, 0
;>   p_copy %v12, %s6
;>   p_copy %v13, %s7
;>   flat_store_dwordx2 {%v12,%v13}, {%v10,%v11} mem(store,global,not_atomic,system)
;>   s_add_u32 %s2, %s6, 8
;>   s_addc_u32 %s3, %s7, 0
;>   p_copy %v4, %s2
;>   p_copy %v5, %s3
;>   flat_store_dwordx2 {%v4,%v5}, {%v0,%v1} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
