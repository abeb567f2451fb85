; test read
; target gfx906
declare void () @f()
; errors gfx906
;> result_of_a_function_type.ll:3:9: error: invalid function return type
;> declare void () @f()
;>         ^
