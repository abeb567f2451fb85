; test read
; target gfx906
@x = global i0 0
; errors gfx906
;> integer_of_no_bits.ll:3:13: error: bitwidth for integer type out of range
;> @x = global i0 0
;>             ^
