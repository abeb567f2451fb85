; test read
; target gfx906
@x = global { i32 zeroinitializer
; errors gfx906
;> open_structure.ll:3:19: error: expected '}' at end of struct
;> @x = global { i32 zeroinitializer
;>                   ^
