; test read
; target gfx906
declare void @f(<0 x i32>)
; errors gfx906
;> vector_of_nothing.ll:3:18: error: zero element vector is illegal
;> declare void @f(<0 x i32>)
;>                  ^
