; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg bytes:817f --arg f32:1.0
; A signalling NaN that was a bfloat is still one behind two conversions that are nothing together: the number is the
; lesser one.
define amdgpu_kernel void @k(ptr addrspace(1) %o, bfloat %b, float %y) {
  %d = fpext bfloat %b to double
  %x = fptrunc double %d to float
  %m = call float @llvm.minimumnum.f32(float %x, float %y)
  store float %m, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 3f800000
