; test read
; target gfx906
@x = global [2 x i8] [i8 1, i16 2]
; errors gfx906
;> element_of_another_type.ll:3:29: error: array element #1 is not of type 'i8'
;> @x = global [2 x i8] [i8 1, i16 2]
;>                             ^
