; test read
; target gfx906
@x = global i32 0
@x = global i32 0
; errors gfx906
;> two_globals_of_one_name.ll:4:1: error: redefinition of global '@x'
;> @x = global i32 0
;> ^
