; test read
; target gfx906
@x = global [1 x i8] [i8 1, i8 2]
; errors gfx906
;> too_many_elements.ll:3:29: error: too many elements for type '[1 x i8]'
;> @x = global [1 x i8] [i8 1, i8 2]
;>                             ^
