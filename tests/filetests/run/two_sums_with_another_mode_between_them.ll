; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg f32:1.0 --arg f32:1e-9
; They were one sum. (So they are in the code of llc -O2.)
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %x, float %y) strictfp {
  call void @llvm.set.rounding(i32 1) strictfp
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  store volatile float %a, ptr addrspace(1) %o
  call void @llvm.set.rounding(i32 2) strictfp
  %b = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %p1 = getelementptr float, ptr addrspace(1) %o, i64 1
  store volatile float %b, ptr addrspace(1) %p1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 3f800000 3f800001
