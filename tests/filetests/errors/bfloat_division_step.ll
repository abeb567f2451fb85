; test compile
; target gfx906
; there are no instructions for bfloats
declare { bfloat, i1 } @llvm.amdgcn.div.scale.bf16(bfloat, bfloat, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %d = call { bfloat, i1 } @llvm.amdgcn.div.scale.bf16(bfloat %b, bfloat %b, i1 true)
  %r = extractvalue { bfloat, i1 } %d, 0
  store bfloat %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> bfloat_division_step.ll:6:8: error: llvm.amdgcn.div.scale of bfloat is not supported
;>   %d = call { bfloat, i1 } @llvm.amdgcn.div.scale.bf16(bfloat %b, bfloat %b, i1 true)
;>        ^
