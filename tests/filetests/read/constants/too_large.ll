; test read
; target gfx906
@x = global i8 256
; errors gfx906
;> too_large.ll:3:16: error: integer constant does not fit in type 'i8'
;> @x = global i8 256
;>                ^
