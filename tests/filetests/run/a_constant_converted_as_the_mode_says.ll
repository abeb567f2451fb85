; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg f32:1 --arg f32:1
; It was converted as if the mode were to the nearest.
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %x, float %y) strictfp {
  call void @llvm.set.rounding(i32 2) strictfp
  %e = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 16777217, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  store float %e, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 4b800001
