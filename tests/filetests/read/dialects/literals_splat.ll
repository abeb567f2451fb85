; test read,verify
; target gfx906
define <2 x float> @f() {
  ret <2 x float> splat (float f0x40000000)
}
; expect gfx906
;> define <2 x float> @f() {
;>   ret <2 x float> <float 0x4000000000000000, float 0x4000000000000000>
;> }
