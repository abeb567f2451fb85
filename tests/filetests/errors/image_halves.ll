; test compile
; target gfx700
; halves came with GFX8
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call half @llvm.amdgcn.image.load.2d.f16.i32.v8i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
  store half %v, ptr addrspace(1) %o
  ret void
}
; errors gfx700
;> image_halves.ll:5:8: error: an image access of halves on gfx700 is not supported
;>   %v = call half @llvm.amdgcn.image.load.2d.f16.i32.v8i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
;>        ^
;>   hint: no machine instruction is selected for it
