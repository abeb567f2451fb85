; test read
; target gfx906
@x = global i1025 0
; errors gfx906
;> wide_integer.ll:3:13: error: integer type 'i1025' is wider than 1024 bits
;> @x = global i1025 0
;>             ^
