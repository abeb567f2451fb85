; test compile
; target gfx90a
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, float %a, <4 x float> %c) {
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a, float %a, <4 x float> %c, i32 0, i32 16, i32 0)
  store <4 x float> %d, ptr addrspace(1) %p
  ret void
}
; errors gfx90a
;> call_matrix_control.ll:5:8: error: this control of a matrix instruction is not supported
;>   %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a, float %a, <4 x float> %c, i32 0, i32 16, i32 0)
;>        ^
;>   hint: cbsz and blgp are 0 to 7, abid is 0 to 15
