; test compile
; target gfx906
; an argument of another type
define internal i32 @f(i64 %x) {
  ret i32 0
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 (i64) @f(i32 %n)
  ret void
}
; errors gfx906
;> type_call_argument_type.ll:8:26: error: argument is not of expected type 'i64'
;>   %x = call i32 (i64) @f(i32 %n)
;>                          ^
