; test read
; target gfx906
@x = global i32 null
; errors gfx906
;> null_integer.ll:3:17: error: null must be a pointer type
;> @x = global i32 null
;>                 ^
