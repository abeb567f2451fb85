; test read
; target gfx906
define void @f() {
  ret void
; errors gfx906
;> open_body.ll:5:1: error: found end of file when expecting more instructions
;>
;> ^
