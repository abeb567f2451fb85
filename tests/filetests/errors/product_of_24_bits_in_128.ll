; test compile
; target gfx906
; the product has 48 bits
declare i128 @llvm.amdgcn.mul.u24.i128(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call i128 @llvm.amdgcn.mul.u24.i128(i32 %n, i32 %n)
  store i128 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> product_of_24_bits_in_128.ll:6:8: error: llvm.amdgcn.mul.u24 of i128 is not supported
;>   %r = call i128 @llvm.amdgcn.mul.u24.i128(i32 %n, i32 %n)
;>        ^
