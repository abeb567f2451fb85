; test compile
; target gfx906
; a bias of another width than coordinates
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.sample.b.2d.f32.f16.f32.v8i32.v4i32(i32 1, half %h, float %u, float %u, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store float %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> image_widths.ll:5:8: error: an image access with a bias, derivatives and coordinates of several widths is not supported
;>   %v = call float @llvm.amdgcn.image.sample.b.2d.f32.f16.f32.v8i32.v4i32(i32 1, half %h, float %u, float %u, <8 x i32> %
;>        ^
