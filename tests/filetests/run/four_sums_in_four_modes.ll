; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg f32:1.0 --arg f32:1e-10 --arg f64:1.5
; The same sum in each of the four modes of rounding.
declare void @llvm.set.rounding(i32)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %x, float %y, double %d) strictfp {
  call void @llvm.set.rounding(i32 0)
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 2)
  %b = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 3)
  %c = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 1)
  %e = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  store float %a, ptr addrspace(1) %o
  %o1 = getelementptr float, ptr addrspace(1) %o, i32 1
  store float %b, ptr addrspace(1) %o1
  %o2 = getelementptr float, ptr addrspace(1) %o, i32 2
  store float %c, ptr addrspace(1) %o2
  %o3 = getelementptr float, ptr addrspace(1) %o, i32 3
  store float %e, ptr addrspace(1) %o3
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 3f800000 3f800001 3f800000 3f800000
