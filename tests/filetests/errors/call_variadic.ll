; test compile
; target gfx906
; a function with any number of arguments
define internal i32 @f(i32 %x, ...) noinline {
  ret i32 %x
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 (i32, ...) @f(i32 %n, i32 1)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> call_variadic.ll:4:21: error: functions with variable arguments are not supported (in function '@f')
;> define internal i32 @f(i32 %x, ...) noinline {
;>                     ^
;> call_variadic.ll:8:8: error: incorrect number of arguments passed to called function: 2 for 1 parameters: 'call' that defines '%x' (in function '@k')
;>   %x = call i32 (i32, ...) @f(i32 %n, i32 1)
;>        ^
