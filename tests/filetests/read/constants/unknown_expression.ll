; test read
; target gfx906
@x = global i32 frob (i32 1)
; errors gfx906
;> unknown_expression.ll:3:17: error: expected value token
;> @x = global i32 frob (i32 1)
;>                 ^
