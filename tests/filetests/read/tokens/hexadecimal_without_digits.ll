; test read
; target gfx906
@x = global float 0x
; errors gfx906
;> hexadecimal_without_digits.ll:3:19: error: expected hexadecimal digits
;> @x = global float 0x
;>                   ^
