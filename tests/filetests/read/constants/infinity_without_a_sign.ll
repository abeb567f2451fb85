; test read
; target gfx906
@x = global float inf
; errors gfx906
;> infinity_without_a_sign.ll:3:19: error: expected value token
;> @x = global float inf
;>                   ^
