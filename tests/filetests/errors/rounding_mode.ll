; test compile
; target gfx906
; operations that round to the nearest number whatever the mode is
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %a, double %b, i128 %n, bfloat %h) strictfp {
  call void @llvm.set.rounding(i32 2)
  %q = call float @llvm.experimental.constrained.fdiv.f32(float %a, float 3.0, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %s = call double @llvm.experimental.constrained.sqrt.f64(double %b, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %r = call float @llvm.experimental.constrained.rint.f32(float %q, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %w = call float @llvm.experimental.constrained.sitofp.f32.i128(i128 %n, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %e = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %h, bfloat 3.0, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %m = call float @llvm.experimental.constrained.fmul.f32(float %r, float %w, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  store float %m, ptr addrspace(1) %o
  store double %s, ptr addrspace(1) %o
  store bfloat %e, ptr addrspace(1) %o
  ret void
}
declare void @llvm.set.rounding(i32)
; errors gfx906
;> rounding_mode.ll:6:8: error: a division where the rounding mode may be another is not supported
;>   %q = call float @llvm.experimental.constrained.fdiv.f32(float %a, float 3.0, metadata !"round.dynamic", metadata !"fpe
;>        ^
;> rounding_mode.ll:7:8: error: a square root where the rounding mode may be another is not supported
;>   %s = call double @llvm.experimental.constrained.sqrt.f64(double %b, metadata !"round.dynamic", metadata !"fpexcept.ign
;>        ^
;> rounding_mode.ll:8:8: error: rounding to an integer where the rounding mode may be another is not supported
;>   %r = call float @llvm.experimental.constrained.rint.f32(float %q, metadata !"round.dynamic", metadata !"fpexcept.ignor
;>        ^
;> rounding_mode.ll:9:8: error: a conversion of more than 64 bits where the rounding mode may be another is not supported
;>   %w = call float @llvm.experimental.constrained.sitofp.f32.i128(i128 %n, metadata !"round.dynamic", metadata !"fpexcept
;>        ^
;> rounding_mode.ll:10:8: error: an operation on 'bfloat' where the rounding mode may be another is not supported
;>   %e = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %h, bfloat 3.0, metadata !"round.dynamic", metadata !
;>        ^
