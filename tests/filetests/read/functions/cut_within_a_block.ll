; test read
; target gfx906
define i32 @f() {
  %x = add i32 1, 2
; errors gfx906
;> cut_within_a_block.ll:5:1: error: found end of file when expecting more instructions
;>
;> ^
