; test sroa,instcombine,dce
; target gfx906
define i32 @f(i32 %x, i8 %y) {
  %s = alloca i32, addrspace(5)
  store i32 %x, ptr addrspace(5) %s
  %b = getelementptr i8, ptr addrspace(5) %s, i32 1
  store i8 %y, ptr addrspace(5) %b
  %r = load i32, ptr addrspace(5) %s
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i32 %x, i8 %y) {
;>   %1 = zext i8 %y to i32
;>   %2 = shl i32 %1, 8
;>   %3 = and i32 %x, -65281
;>   %4 = or i32 %3, %2
;>   ret i32 %4
;> }
