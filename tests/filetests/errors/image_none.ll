; test compile
; target gfx942
; gfx942 has no images
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
  store float %v, ptr addrspace(1) %o
  ret void
}
; errors gfx942
;> image_none.ll:5:8: error: image instruction 'image_load' on gfx942 is not supported
;>   %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
;>        ^
;>   hint: no machine instruction is selected for it
