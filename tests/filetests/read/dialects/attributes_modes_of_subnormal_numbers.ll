; test read,verify
; target gfx906
define void @f() denormal_fpenv(dynamic, float: ieee|preservesign) {
  ret void
}
define void @g() #0 {
  ret void
}
attributes #0 = { denormal_fpenv(float: positivezero) nounwind }
; expect gfx906
;> define void @f() #0 {
;>   ret void
;> }
;>
;> define void @g() #1 {
;>   ret void
;> }
;>
;> attributes #0 = { "denormal-fp-math"="dynamic,dynamic" "denormal-fp-math-f32"="ieee,preserve-sign" }
;> attributes #1 = { nounwind "denormal-fp-math"="ieee,ieee" "denormal-fp-math-f32"="positive-zero,positive-zero" }
