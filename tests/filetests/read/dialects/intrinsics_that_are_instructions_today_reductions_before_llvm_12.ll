; test read,verify
; target gfx906
define float @f(<4 x float> %v, float %x) {
  %r = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %x, <4 x float> %v)
  ret float %r
}
; expect gfx906
;> define float @f(<4 x float> %v, float %x) {
;>   %r = call float @llvm.vector.reduce.fadd.v4f32(float %x, <4 x float> %v)
;>   ret float %r
;> }
;>
;> declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
