; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg f32:1.0 --arg f32:1e-9
; The sum is invariant but for the mode of rounding, which the loop changes: it was taken out.
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %x, float %y) strictfp {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %n, %l ]
  %m = add i32 %i, 1
  call void @llvm.set.rounding(i32 %m) strictfp
  %b = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %p1 = getelementptr float, ptr addrspace(1) %o, i32 %i
  store volatile float %b, ptr addrspace(1) %p1
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 2
  br i1 %c, label %l, label %e
e:
  call void @llvm.set.rounding(i32 1) strictfp
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 3f800000 3f800001
