; test isel
; target gfx701 gfx803 gfx906
; v_max does not flush subnormal numbers before GFX9, whatever the mode is.
declare float @llvm.canonicalize.f32(float)
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %x) #0 {
  %a = call float @llvm.canonicalize.f32(float %x)
  store float %a, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
; expect gfx701 gfx803
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s1,%s2}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s5, {%s6,%s7}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_mul_f32_e64 %v0, 1.0, %s5
;>   p_copy %v3, %s1
;>   p_copy %v4, %s2
;>   flat_store_dword {%v3,%v4}, %v0 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s7,%s8}, s[4:5]
;>   p_copy {%s5,%s6}, {%s7,%s8}
;>   s_load_dwordx2 {%s1,%s2}, {%s5,%s6}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s4, {%s5,%s6}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_max_f32_e64 %v0, %s4, %s4
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
