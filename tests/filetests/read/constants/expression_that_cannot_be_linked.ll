; test read
; target gfx906
@x = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 1)
; errors gfx906
;> expression_that_cannot_be_linked.ll:3:17: error: this constant expression 'xor' is not supported
;> @x = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 1)
;>                 ^
;>   hint: write it as instructions
