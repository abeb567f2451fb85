; test read
; target gfx906
declare void @f(<vscale x 4 x i32>)
; errors gfx906
;> scalable_vector.ll:3:18: error: scalable vectors are not supported
;> declare void @f(<vscale x 4 x i32>)
;>                  ^
