; test read
; target gfx906
@x = global [1 x i8] { i8 1 }
; errors gfx906
;> structure_for_an_array.ll:3:22: error: struct constant does not have type '[1 x i8]'
;> @x = global [1 x i8] { i8 1 }
;>                      ^
