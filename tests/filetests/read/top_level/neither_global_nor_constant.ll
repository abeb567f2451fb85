; test read
; target gfx906
@x = variable i32 0
; errors gfx906
;> neither_global_nor_constant.ll:3:6: error: expected 'global' or 'constant'
;> @x = variable i32 0
;>      ^
