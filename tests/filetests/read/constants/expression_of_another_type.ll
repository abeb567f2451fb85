; test read
; target gfx906
@x = global i32 ptrtoint (ptr @x to i64)
; errors gfx906
;> expression_of_another_type.ll:3:17: error: constant expression type mismatch: got type 'i64' but expected 'i32'
;> @x = global i32 ptrtoint (ptr @x to i64)
;>                 ^
