; test sroa,instcombine,dce
; target gfx906
define float @f(<4 x float> %v, float %x) {
  %s = alloca <4 x float>, addrspace(5)
  store <4 x float> %v, ptr addrspace(5) %s
  %e = getelementptr float, ptr addrspace(5) %s, i32 2
  store float %x, ptr addrspace(5) %e
  %w = load <4 x float>, ptr addrspace(5) %s
  %a = extractelement <4 x float> %w, i32 1
  %b = extractelement <4 x float> %w, i32 2
  %r = fadd float %a, %b
  ret float %r
}
; expect gfx906
;> define float @f(<4 x float> %v, float %x) {
;>   %1 = extractelement <4 x float> %v, i32 1
;>   %r = fadd float %1, %x
;>   ret float %r
;> }
