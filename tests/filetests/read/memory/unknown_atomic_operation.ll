; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = atomicrmw mul ptr addrspace(1) %p, i32 1 monotonic
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> unknown_atomic_operation.ll:4:18: error: expected binary operation in atomicrmw
;>   %y = atomicrmw mul ptr addrspace(1) %p, i32 1 monotonic
;>                  ^
