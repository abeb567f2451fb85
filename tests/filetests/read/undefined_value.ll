; test read
; target gfx906
define void @f() {
  %x = add i32 %y, 1
  ret void
}
; errors gfx906
;> undefined_value.ll:4:16: error: use of undefined value '%y'
;>   %x = add i32 %y, 1
;>                ^
