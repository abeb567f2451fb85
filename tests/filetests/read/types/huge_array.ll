; test read
; target gfx906
@x = global [18446744073709551615 x i8] zeroinitializer
; errors gfx906
;> huge_array.ll:3:14: error: type is too large
;> @x = global [18446744073709551615 x i8] zeroinitializer
;>              ^
