; test read
; target gfx906
@x = alias i32, ptr @y
; errors gfx906
;> alias_of_nothing.ll:3:21: error: use of undefined value '@y'
;> @x = alias i32, ptr @y
;>                     ^
