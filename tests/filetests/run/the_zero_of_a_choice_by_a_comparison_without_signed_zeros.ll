; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg f32:0.0 --arg f32:-0.0
; The comparison does not depend on the sign of a zero; the choice has one, and says nothing of not having it.
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %a, float %b) {
  %c = fcmp nnan nsz ogt float %a, %b
  %r = select i1 %c, float %a, float %b
  store float %r, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 80000000
