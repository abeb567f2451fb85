; test read
; target gfx906
@"a\FFb" = global i32 0
; errors gfx906
;> name_that_is_not_utf_8.ll:3:1: error: name is not valid UTF-8
;> @"a\FFb" = global i32 0
;> ^
