; test read
; target gfx906
@x = alias i32, ptr getelementptr (i8, ptr @y, i64 4)
@y = global i64 0
; errors gfx906
;> alias_of_a_part.ll:3:17: error: only aliases of whole variables and functions are supported
;> @x = alias i32, ptr getelementptr (i8, ptr @y, i64 4)
;>                 ^
