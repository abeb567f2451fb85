; test read
; target gfx906
@x = global half 1.0e10
; errors gfx906
;> half_that_is_too_large.ll:3:18: error: floating point constant invalid for type
;> @x = global half 1.0e10
;>                  ^
;>   hint: a number must not be too large for its type, and the bits of a double must be exactly representable in it
