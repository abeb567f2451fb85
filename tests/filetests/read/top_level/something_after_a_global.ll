; test read
; target gfx906
@x = global i32 0 )
; errors gfx906
;> something_after_a_global.ll:3:19: error: expected top-level entity
;> @x = global i32 0 )
;>                   ^
