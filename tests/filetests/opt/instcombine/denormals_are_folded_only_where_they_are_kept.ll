; test instcombine,dce
; target gfx906
define float @f() {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
; expect gfx906
;> define float @f() {
;>   ret float 0x3800000000000000
;> }
