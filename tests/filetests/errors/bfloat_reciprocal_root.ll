; test compile
; target gfx906
; there are no instructions for bfloats
declare bfloat @llvm.amdgcn.rsq.clamp.bf16(bfloat)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call bfloat @llvm.amdgcn.rsq.clamp.bf16(bfloat %b)
  store bfloat %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> bfloat_reciprocal_root.ll:6:8: error: llvm.amdgcn.rsq.clamp of bfloat is not supported
;>   %r = call bfloat @llvm.amdgcn.rsq.clamp.bf16(bfloat %b)
;>        ^
