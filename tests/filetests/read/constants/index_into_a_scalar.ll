; test read
; target gfx906
@x = global ptr getelementptr (i32, ptr @x, i64 0, i32 2)
; errors gfx906
;> index_into_a_scalar.ll:3:17: error: invalid getelementptr indices
;> @x = global ptr getelementptr (i32, ptr @x, i64 0, i32 2)
;>                 ^
