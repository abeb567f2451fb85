; test read
; target gfx906
@x = global [3 x i16] c"abc"
; errors gfx906
;> bytes_for_words.ll:3:23: error: constant expression type mismatch: got type '[3 x i8]' but expected '[3 x i16]'
;> @x = global [3 x i16] c"abc"
;>                       ^
