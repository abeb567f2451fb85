; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = cmpxchg ptr addrspace(1) %p, i32 0, i64 1 monotonic monotonic
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> exchange_of_two_types.ll:4:44: error: compare value and new value type do not match
;>   %y = cmpxchg ptr addrspace(1) %p, i32 0, i64 1 monotonic monotonic
;>                                            ^
