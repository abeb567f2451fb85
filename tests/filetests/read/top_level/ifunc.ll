; test read
; target gfx906
@x = ifunc void (), ptr @y
; errors gfx906
;> ifunc.ll:3:6: error: ifuncs are not supported
;> @x = ifunc void (), ptr @y
;>      ^
