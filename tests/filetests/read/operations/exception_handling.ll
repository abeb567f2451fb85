; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  invoke void @g() to label %1 unwind label %1
1:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> exception_handling.ll:4:15: error: '@g' returns 'i32' but the call expects 'void'
;>   invoke void @g() to label %1 unwind label %1
;>               ^
