; test read
; target gfx906
declare void @f(<70000 x i32>)
; errors gfx906
;> long_vector.ll:3:18: error: vector of more than 65536 elements is not supported
;> declare void @f(<70000 x i32>)
;>                  ^
