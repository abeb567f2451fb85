; test compile
; target gfx906
; there are no instructions for bfloats
declare i32 @llvm.amdgcn.frexp.exp.i32.bf16(bfloat)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call i32 @llvm.amdgcn.frexp.exp.i32.bf16(bfloat %b)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> bfloat_exponent.ll:6:8: error: llvm.amdgcn.frexp.exp of bfloat is not supported
;>   %r = call i32 @llvm.amdgcn.frexp.exp.i32.bf16(bfloat %b)
;>        ^
