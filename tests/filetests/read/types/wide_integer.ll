; test read
; target gfx906
@x = global i8193 0
; errors gfx906
;> wide_integer.ll:3:13: error: integer type 'i8193' is wider than 8192 bits
;> @x = global i8193 0
;>             ^
