; test read
; target gfx906
@x = global ptr getelementptr (i32, i64 0, i64 0)
; errors gfx906
;> base_that_is_no_pointer.ll:3:37: error: base of getelementptr must be a pointer
;> @x = global ptr getelementptr (i32, i64 0, i64 0)
;>                                     ^
