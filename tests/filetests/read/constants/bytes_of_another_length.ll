; test read
; target gfx906
@x = global [4 x i8] c"abc"
; errors gfx906
;> bytes_of_another_length.ll:3:22: error: constant expression type mismatch: got type '[3 x i8]' but expected '[4 x i8]'
;> @x = global [4 x i8] c"abc"
;>                      ^
