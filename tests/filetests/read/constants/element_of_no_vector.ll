; test read
; target gfx906
@x = global i32 extractelement (i32 7, i32 0)
; errors gfx906
;> element_of_no_vector.ll:3:33: error: invalid extractelement operands
;> @x = global i32 extractelement (i32 7, i32 0)
;>                                 ^
