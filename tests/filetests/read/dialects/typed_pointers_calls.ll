; test read,verify
; target gfx906
declare i32 @g(i8*)
define void @f(i32 (i8*)* %p, i8* %x) {
  %a = call i32 @g(i8* %x)
  %b = call i32 %p(i8* %x)
  %c = call i32 (i8*) @g(i8* %x)
  ret void
}
; expect gfx906
;> declare i32 @g(ptr)
;>
;> define void @f(ptr %p, ptr %x) {
;>   %a = call i32 @g(ptr %x)
;>   %b = call i32 %p(ptr %x)
;>   %c = call i32 @g(ptr %x)
;>   ret void
;> }
