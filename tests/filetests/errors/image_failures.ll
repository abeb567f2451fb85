; test compile
; target gfx906
; failures are not told of
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call {float, i32} @llvm.amdgcn.image.load.2d.sl_f32i32s.i32.v8i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, i32 1, i32 0)
  %f = extractvalue {float, i32} %v, 0
  store float %f, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> image_failures.ll:5:8: error: an image access that tells of failures (TFE, LWE) is not supported
;>   %v = call {float, i32} @llvm.amdgcn.image.load.2d.sl_f32i32s.i32.v8i32(i32 1, i32 %x, i32 %x, <8 x i32> %r, i32 1, i32
;>        ^
;>   hint: the operand before the last has to be zero
