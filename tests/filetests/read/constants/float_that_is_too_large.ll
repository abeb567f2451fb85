; test read
; target gfx906
@x = global float 1.0e39
; errors gfx906
;> float_that_is_too_large.ll:3:19: error: floating point constant invalid for type
;> @x = global float 1.0e39
;>                   ^
;>   hint: a number must not be too large for its type, and the bits of a double must be exactly representable in it
