; test read
; target gfx906
define i32 @f() {
  %"x
; errors gfx906
;> cut_within_a_string.ll:4:3: error: string is not closed
;>   %"x
;>   ^
