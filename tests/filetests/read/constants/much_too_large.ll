; test read
; target gfx906
@x = global i64 999999999999999999999999999999999999999999
; errors gfx906
;> much_too_large.ll:3:17: error: integer constant does not fit in type 'i64'
;> @x = global i64 999999999999999999999999999999999999999999
;>                 ^
