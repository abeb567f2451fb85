; test read
; target gfx906
declare void @f(ptr inalloca(i32))
; errors gfx906
;> parameter_in_alloca_memory.ll:3:21: error: parameter attribute 'inalloca' is not supported
;> declare void @f(ptr inalloca(i32))
;>                     ^
