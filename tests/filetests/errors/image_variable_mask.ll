; test compile
; target gfx906
; the mask is a constant
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 %x, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret void
}
; errors gfx906
;> image_variable_mask.ll:5:8: error: immarg operand has non-immediate parameter: argument 1 is '%x': 'llvm.amdgcn.image' that defines '%v' (in function '@k')
;>   %v = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 %x, i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
;>        ^
