; test read
; target gfx906
@x = global float 0xH3C00
; errors gfx906
;> half_for_a_float.ll:3:19: error: floating point constant does not have type 'float'
;> @x = global float 0xH3C00
;>                   ^
