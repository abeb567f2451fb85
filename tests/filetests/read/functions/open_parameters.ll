; test read
; target gfx906
define void @f(i32 %x
; errors gfx906
;> open_parameters.ll:3:15: error: bracket is not closed
;> define void @f(i32 %x
;>               ^
