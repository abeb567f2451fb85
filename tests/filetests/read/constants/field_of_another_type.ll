; test read
; target gfx906
@x = global { i8, i16 } { i8 1, i8 2 }
; errors gfx906
;> field_of_another_type.ll:3:33: error: struct element #1 is not of type 'i16'
;> @x = global { i8, i16 } { i8 1, i8 2 }
;>                                 ^
