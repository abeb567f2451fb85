; test compile
; target gfx906
; more components than elements
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 3, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
  store float %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> image_mask.ll:5:8: error: an image access with more components than its type has elements is not supported
;>   %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 3, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
;>        ^
