; test read
; target gfx906
@x = global i64 trunc (i32 1 to i64)
; errors gfx906
;> cast_that_is_none.ll:3:17: error: invalid cast opcode for cast from 'i32' to 'i64'
;> @x = global i64 trunc (i32 1 to i64)
;>                 ^
