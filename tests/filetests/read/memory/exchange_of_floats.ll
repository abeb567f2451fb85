; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = cmpxchg ptr addrspace(1) %p, float 0.0, float 1.0 monotonic monotonic
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> exchange_of_floats.ll:4:37: error: cmpxchg operand must be an integer or a pointer
;>   %y = cmpxchg ptr addrspace(1) %p, float 0.0, float 1.0 monotonic monotonic
;>                                     ^
