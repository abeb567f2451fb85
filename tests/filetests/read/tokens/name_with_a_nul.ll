; test read
; target gfx906
@"a\00b" = global i32 0
; errors gfx906
;> name_with_a_nul.ll:3:1: error: NUL character is not allowed in names
;> @"a\00b" = global i32 0
;> ^
