; test read
; target gfx906
@x = global { i32, void } zeroinitializer
; errors gfx906
;> structure_with_void.ll:3:20: error: invalid element type for struct
;> @x = global { i32, void } zeroinitializer
;>                    ^
