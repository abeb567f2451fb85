; test read
; target gfx906
declare void @f(<4 x [2 x i32]>)
; errors gfx906
;> vector_of_arrays.ll:3:22: error: invalid vector element type
;> declare void @f(<4 x [2 x i32]>)
;>                      ^
