; test read
; target gfx906
@x = global float -snan(0x0)
; errors gfx906
;> signaling_nan_without_a_payload.ll:3:19: error: floating point constant invalid for type
;> @x = global float -snan(0x0)
;>                   ^
;>   hint: a number must not be too large for its type, and the bits of a double must be exactly representable in it
