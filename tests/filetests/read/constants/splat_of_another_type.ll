; test read
; target gfx906
@x = global <2 x i8> splat (i16 1)
; errors gfx906
;> splat_of_another_type.ll:3:29: error: constant expression type mismatch: got type 'i16' but expected 'i8'
;> @x = global <2 x i8> splat (i16 1)
;>                             ^
