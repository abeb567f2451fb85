; test read
; target gfx906
@x = global double 1.0e999
; errors gfx906
;> double_that_is_too_large.ll:3:20: error: floating point constant invalid for type
;> @x = global double 1.0e999
;>                    ^
;>   hint: a number must not be too large for its type, and the bits of a double must be exactly representable in it
