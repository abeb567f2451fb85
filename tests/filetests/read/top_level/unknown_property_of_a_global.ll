; test read
; target gfx906
@x = global i32 0, colour "red"
; errors gfx906
;> unknown_property_of_a_global.ll:3:20: error: unknown global variable property!
;> @x = global i32 0, colour "red"
;>                    ^
