; test read
; target gfx906
@x = global [2 x i32 zeroinitializer
; errors gfx906
;> open_array.ll:3:22: error: expected end of sequential type
;> @x = global [2 x i32 zeroinitializer
;>                      ^
