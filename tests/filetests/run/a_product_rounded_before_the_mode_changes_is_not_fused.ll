; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg f32:1.1 --arg f32:1.3 --arg f32:0
; The product is rounded up, the sum, behind llvm.set.rounding, to nearest: `contract` does not make one operation of
; them.
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare void @llvm.set.rounding(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %a, float %b, float %c) strictfp {
  call void @llvm.set.rounding(i32 2) strictfp
  %m = call contract float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.dynamic",
                metadata !"fpexcept.ignore") strictfp
  call void @llvm.set.rounding(i32 1) strictfp
  %s = call contract float @llvm.experimental.constrained.fadd.f32(float %m, float %c, metadata !"round.dynamic",
                metadata !"fpexcept.ignore") strictfp
  store float %s, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 3fb70a3e
