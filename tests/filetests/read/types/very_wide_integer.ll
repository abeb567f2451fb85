; test read
; target gfx906
@x = global i99999999999999999999 0
; errors gfx906
;> very_wide_integer.ll:3:13: error: integer type 'i999999999999' is wider than 8192 bits
;> @x = global i99999999999999999999 0
;>             ^
