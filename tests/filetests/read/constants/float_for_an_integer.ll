; test read
; target gfx906
@x = global i32 1.0
; errors gfx906
;> float_for_an_integer.ll:3:17: error: floating point constant invalid for type
;> @x = global i32 1.0
;>                 ^
