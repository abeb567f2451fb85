; test compile
; target gfx906
; the functions call one another
define internal i32 @f(i32 %x) noinline {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}

define internal i32 @g(i32 %x) noinline {
  %y = call i32 @f(i32 %x)
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @f(i32 %n)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> call_mutual_recursion.ll:10:8: error: recursive call of '@f' is not supported
;>   %y = call i32 @f(i32 %x)
;>        ^
;>   hint: a work-item's stack has a fixed size: rewrite the recursion as a loop
