; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg f32:-2.0 --arg i32:3
; It is multiplied that often, whether the exponent is known or not.
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %a, i32 %n) {
  %r = call float @llvm.powi.f32.i32(float %a, i32 %n)
  store float %r, ptr addrspace(1) %o
  %c = call float @llvm.powi.f32.i32(float %a, i32 3)
  %q = getelementptr float, ptr addrspace(1) %o, i32 1
  store float %c, ptr addrspace(1) %q
  ret void
}
declare float @llvm.powi.f32.i32(float, i32)
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: c1000000 c1000000
