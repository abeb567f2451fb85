; test read
; target gfx906
@x = global [18446744073709551616 x i8] zeroinitializer
; errors gfx906
;> number_of_elements_too_large.ll:3:14: error: number too large
;> @x = global [18446744073709551616 x i8] zeroinitializer
;>              ^
