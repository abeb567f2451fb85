; test read
; target gfx906
define float @llvm.sqrt.f32(float %x) { ret float %x }
; errors gfx906
;> intrinsic_with_a_body.ll:3:14: error: llvm intrinsics cannot be defined!
;> define float @llvm.sqrt.f32(float %x) { ret float %x }
;>              ^
