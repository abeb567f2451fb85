; test compile
; target gfx906
; coordinates of a sample are floats
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.sample.lz.2d.f32.f32.v8i32.v4i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret void
}
; errors gfx906
;> image_coordinate_type.ll:5:8: error: intrinsic has incorrect argument type: argument 2 is 'i32', expected a float: 'llvm.amdgcn.image' that defines '%v' (in function '@k')
;>   %v = call float @llvm.amdgcn.image.sample.lz.2d.f32.f32.v8i32.v4i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, <4 x i32> %s,
;>        ^
