; test read
; target gfx906
@x = global double f0x3FB8AA3B
; errors gfx906
;> bits_of_another_float.ll:3:20: error: floating point constant does not have type 'double'
;> @x = global double f0x3FB8AA3B
;>                    ^
