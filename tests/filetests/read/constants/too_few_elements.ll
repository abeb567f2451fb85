; test read
; target gfx906
@x = global [3 x i8] [i8 1, i8 2]
; errors gfx906
;> too_few_elements.ll:3:22: error: too few elements for type '[3 x i8]'
;> @x = global [3 x i8] [i8 1, i8 2]
;>                      ^
