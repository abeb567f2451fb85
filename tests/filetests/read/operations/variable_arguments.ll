; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = va_arg ptr %p, i32
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> variable_arguments.ll:4:8: error: instruction 'va_arg' is not supported
;>   %y = va_arg ptr %p, i32
;>        ^
