; test compile
; target gfx803
; coordinates of 16 bits
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.sample.lz.2d.f32.f16.v8i32.v4i32(i32 1, half %h, half %h, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store float %v, ptr addrspace(1) %o
  ret void
}
; errors gfx803
;> image_half_coordinates.ll:5:8: error: an image access with coordinates of 16 bits on gfx803 is not supported
;>   %v = call float @llvm.amdgcn.image.sample.lz.2d.f32.f16.v8i32.v4i32(i32 1, half %h, half %h, <8 x i32> %r, <4 x i32> %
;>        ^
;>   hint: no machine instruction is selected for it
