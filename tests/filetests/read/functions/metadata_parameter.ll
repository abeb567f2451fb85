; test read
; target gfx906
declare void @f(metadata)
; errors gfx906
;> metadata_parameter.ll:3:17: error: invalid type for function argument
;> declare void @f(metadata)
;>                 ^
