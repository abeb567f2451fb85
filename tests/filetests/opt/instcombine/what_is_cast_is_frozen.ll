; test instcombine
; target gfx906
define i64 @extended(i32 %a) {
  %x = zext nneg i32 %a to i64
  %f = freeze i64 %x
  ret i64 %f
}
define i32 @cut(i64 %a) {
  %x = trunc nuw i64 %a to i32
  %f = freeze i32 %x
  ret i32 %f
}
define i32 @is_no_number(float %a) {
  %x = fptosi float %a to i32
  %f = freeze i32 %x
  ret i32 %f
}
define i64 @is_also_wanted_as_it_is(i32 %a) {
  %x = sext i32 %a to i64
  %f = freeze i64 %x
  %s = add i64 %x, %f
  ret i64 %s
}
; expect gfx906
;> define i64 @extended(i32 %a) {
;>   %x = zext nneg i32 %a to i64
;>   %1 = freeze i32 %a
;>   %f = zext i32 %1 to i64
;>   ret i64 %f
;> }
;>
;> define i32 @cut(i64 %a) {
;>   %x = trunc nuw i64 %a to i32
;>   %1 = freeze i64 %a
;>   %f = trunc i64 %1 to i32
;>   ret i32 %f
;> }
;>
;> define i32 @is_no_number(float %a) {
;>   %x = fptosi float %a to i32
;>   %f = freeze i32 %x
;>   ret i32 %f
;> }
;>
;> define i64 @is_also_wanted_as_it_is(i32 %a) {
;>   %x = sext i32 %a to i64
;>   %f = freeze i64 %x
;>   %s = add i64 %x, %f
;>   ret i64 %s
;> }
