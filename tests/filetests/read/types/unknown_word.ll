; test read
; target gfx906
@x = global int 0
; errors gfx906
;> unknown_word.ll:3:13: error: expected type
;> @x = global int 0
;>             ^
