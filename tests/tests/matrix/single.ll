; Chains of matrix instructions of all three lengths, results that become factors, AccVGPRs read
; and written by others. gfx908 and gfx90a. The matrix instructions before and in the loop take the
; same time: llc waits for the longer of two, on either way.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32, i32, i32)

define amdgpu_kernel void @matrix(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %id
  %a = load float, ptr addrspace(1) %p
  %b = fadd float %a, 1.0
  %c4 = insertelement <4 x float> zeroinitializer, float %b, i32 1
  %d4 = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a, float %b, <4 x float> %c4, i32 0, i32 0, i32 0)
  %e4 = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %b, float %a, <4 x float> %d4, i32 0, i32 0, i32 0)
  %x = extractelement <4 x float> %e4, i32 2
  %f4 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %x, float %b, <4 x float> %e4, i32 0, i32 0, i32 0)
  %y = extractelement <4 x float> %f4, i32 1
  %s = fmul float %y, 0.5
  %c16 = insertelement <16 x float> zeroinitializer, float %s, i32 3
  %d16 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %a, float %s, <16 x float> %c16, i32 0, i32 0, i32 0)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi <16 x float> [ %d16, %entry ], [ %e16, %loop ]
  %z = extractelement <16 x float> %acc, i32 5
  %t = fmul float %z, 0.125
  %e16 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %t, float %b, <16 x float> %acc, i32 0, i32 0, i32 0)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %done

done:
  %q = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
  store <16 x float> %e16, ptr addrspace(1) %q
  %r = getelementptr i8, ptr addrspace(1) %out, i32 4096
  %r4 = getelementptr <4 x float>, ptr addrspace(1) %r, i32 %id
  store <4 x float> %f4, ptr addrspace(1) %r4
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
