; test compile
; target gfx906
; an operation of GFX11
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call <4 x float> @llvm.amdgcn.image.msaa.load.2dmsaa.v4f32.i32.v8i32(i32 1, i32 %x, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret void
}
; errors gfx906
;> image_operation.ll:5:25: error: intrinsic '@llvm.amdgcn.image.msaa.load.2dmsaa.v4f32.i32.v8i32' is not supported
;>   %v = call <4 x float> @llvm.amdgcn.image.msaa.load.2dmsaa.v4f32.i32.v8i32(i32 1, i32 %x, i32 %x, i32 %x, <8 x i32> %r,
;>                         ^
;>   hint: it is no operation on images that GFX6 to GFX9 have
