; test compile
; target gfx906
; a coordinate too few
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 1, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret void
}
; errors gfx906
;> image_coordinates.ll:5:8: error: intrinsic has incorrect number of arguments: 5, expected 6: 'llvm.amdgcn.image' that defines '%v' (in function '@k')
;>   %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 1, i32 %x, <8 x i32> %r, i32 0, i32 0)
;>        ^
