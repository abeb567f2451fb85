; test compile
; target gfx950
; A format of eight bits has 32 elements in eight words.
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v8i32(<4 x i32>, <8 x i32>, <16 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, <4 x i32> %a, <8 x i32> %b, <16 x float> %c) {
  %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 0, i32 0, i32 0, i32 1, i32 0, i32 2)
  store <16 x float> %r, ptr addrspace(1) %o
  ret void
}
; errors gfx950
;> scaled_matrix_of_short_vectors.ll:6:8: error: so short a vector in this format in 'llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4' is not supported
;>   %r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <16 x float
;>        ^
;>   hint: no machine instruction is selected for it
