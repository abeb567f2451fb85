; test read
; target gfx906
@x = global half +nan(0x200)
; errors gfx906
;> payload_that_is_too_large.ll:3:18: error: floating point constant invalid for type
;> @x = global half +nan(0x200)
;>                  ^
;>   hint: a number must not be too large for its type, and the bits of a double must be exactly representable in it
