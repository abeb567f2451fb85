; test read
; target gfx906
@x = global i32 0,
; errors gfx906
;> trailing_comma.ll:4:1: error: unknown global variable property!
;>
;> ^
