; test read
; target gfx906
@x = global [2 x i8] splat (i8 1)
; errors gfx906
;> splat_of_an_array.ll:3:22: error: splat must be of a vector type
;> @x = global [2 x i8] splat (i8 1)
;>                      ^
