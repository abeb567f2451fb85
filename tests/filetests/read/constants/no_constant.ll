; test read
; target gfx906
@x = global i32 ,
; errors gfx906
;> no_constant.ll:3:17: error: expected value token
;> @x = global i32 ,
;>                 ^
