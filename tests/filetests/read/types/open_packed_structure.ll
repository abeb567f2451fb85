; test read
; target gfx906
@x = global <{ i32 } zeroinitializer
; errors gfx906
;> open_packed_structure.ll:3:22: error: expected '>' at end of packed struct
;> @x = global <{ i32 } zeroinitializer
;>                      ^
