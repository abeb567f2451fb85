; Matrix instructions in divergent control flow: they write all lanes, whatever lanes are active. What
; other lanes hold must stay; each four lanes compute for themselves, so that results do not depend
; on lanes that are not active.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }

; Lanes that do not take part wait with values in registers. Each four lanes compute for themselves.
define amdgpu_kernel void @divergent(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %p2 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %i
  %v = load <4 x float>, ptr addrspace(1) %p2
  %four = lshr i32 %i, 2
  %odd = and i32 %four, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %then, label %else
then:
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a, float %a, <4 x float> %v, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float 2.0, float %a, <4 x float> %d, i32 0, i32 0, i32 0)
  br label %join
else:
  %f = fmul <4 x float> %v, splat (float 3.0)
  %g = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a, float 1.0, <4 x float> splat (float 1.0), i32 0, i32 0, i32 0)
  %h = fadd <4 x float> %f, %g
  br label %join
join:
  %r = phi <4 x float> [ %e, %then ], [ %h, %else ]
  %s = fadd <4 x float> %r, %v
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %s, ptr addrspace(1) %q
  ret void
}

; Groups of four lanes leave the loop one after the other; each keeps what it had.
define amdgpu_kernel void @divergent_loop(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %p2 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %i
  %v = load <4 x float>, ptr addrspace(1) %p2
  %four = lshr i32 %i, 2
  br label %l
l:
  %k = phi i32 [ 0, %entry ], [ %k2, %l ]
  %x = phi <4 x float> [ %v, %entry ], [ %x2, %l ]
  %x2 = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a, float 0.5, <4 x float> %x, i32 0, i32 0, i32 0)
  %k2 = add i32 %k, 1
  %c = icmp ult i32 %k, %four
  br i1 %c, label %l, label %e
e:
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %x, ptr addrspace(1) %q
  %q2 = getelementptr <4 x float>, ptr addrspace(1) %q, i32 64
  store <4 x float> %v, ptr addrspace(1) %q2
  ret void
}
