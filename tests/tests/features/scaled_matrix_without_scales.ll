; processors gfx950
; Scales of zero are no scales, whichever bytes of them are meant.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <8 x i32>, ptr addrspace(1) %in, i32 %i
  %l = load <8 x i32>, ptr addrspace(1) %p, align 32
  %a = and <8 x i32> %l, splat (i32 -1077952577)
  %c = insertelement <4 x float> zeroinitializer, float 1.0, i32 2
  %r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %a, <4 x float> %c, i32 0, i32 0, i32 3, i32 0, i32 1, i32 0)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %r, ptr addrspace(1) %q, align 16
  ret void
}
