; test read
; target gfx906
define void @f() {
  %"abc = add i32 1, 2
  ret void
}
; errors gfx906
;> open_string_in_a_body.ll:4:3: error: string is not closed
;>   %"abc = add i32 1, 2
;>   ^
