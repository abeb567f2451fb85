; test read
; target gfx906
@x = global label* null
; errors gfx906
;> pointer_to_a_label.ll:3:13: error: basic block pointers are invalid
;> @x = global label* null
;>             ^
