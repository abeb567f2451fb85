; test read
; target gfx906
@x = global float 0x3FB999999999999A
; errors gfx906
;> bits_of_a_double_in_a_float.ll:3:19: error: floating point constant invalid for type
;> @x = global float 0x3FB999999999999A
;>                   ^
;>   hint: a number must not be too large for its type, and the bits of a double must be exactly representable in it
