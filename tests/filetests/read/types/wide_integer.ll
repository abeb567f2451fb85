; test read
; target gfx906
@x = global i129 0
; errors gfx906
;> wide_integer.ll:3:13: error: integer type 'i129' is wider than 128 bits
;> @x = global i129 0
;>             ^
