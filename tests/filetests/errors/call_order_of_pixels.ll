; test compile
; target gfx906
; pixels in order
declare i32 @llvm.amdgcn.pops.exiting.wave.id()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call i32 @llvm.amdgcn.pops.exiting.wave.id()
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> call_order_of_pixels.ll:6:17: error: intrinsic '@llvm.amdgcn.pops.exiting.wave.id' is not supported
;>   %r = call i32 @llvm.amdgcn.pops.exiting.wave.id()
;>                 ^
;>   hint: it is for pixels that are drawn in order
