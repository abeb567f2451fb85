; test instcombine,dce
; target gfx906
define float @f() #0 {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
; expect gfx906
;> define float @f() #0 {
;>   %r = fmul float 0x3810000000000000, 0x3FE0000000000000
;>   ret float %r
;> }
;>
;> attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
