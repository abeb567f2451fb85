; test read
; target gfx906
@x = global ptr getelementptr ({ i32, i32 }, ptr @x, i64 0, i32 2)
; errors gfx906
;> indices_that_do_not_fit.ll:3:17: error: invalid getelementptr indices
;> @x = global ptr getelementptr ({ i32, i32 }, ptr @x, i64 0, i32 2)
;>                 ^
