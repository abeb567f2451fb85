; test read
; target gfx906
@x = global ptr @y
; errors gfx906
;> undefined_global.ll:3:17: error: use of undefined value '@y'
;> @x = global ptr @y
;>                 ^
