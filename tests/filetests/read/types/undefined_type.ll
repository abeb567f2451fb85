; test read
; target gfx906
@x = global %t zeroinitializer
; errors gfx906
;> undefined_type.ll:3:13: error: use of undefined type named 't'
;> @x = global %t zeroinitializer
;>             ^
