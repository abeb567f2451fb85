; test read
; target gfx906
@x = alias i32, ptr getelementptr (i8, ptr @y, i64 4)
@y = global i64 0
; expect gfx906
;>
;> @y = global i64 0, align 8
;> @x = alias i8, getelementptr (i8, ptr @y, i64 4)
