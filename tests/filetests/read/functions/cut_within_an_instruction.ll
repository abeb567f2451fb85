; test read
; target gfx906
define i32 @f() {
  %x = add i32 1,
; errors gfx906
;> cut_within_an_instruction.ll:5:1: error: expected value token
;>
;> ^
