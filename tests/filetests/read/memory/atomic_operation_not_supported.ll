; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = atomicrmw fmaximumnum ptr addrspace(1) %p, float 1.0 monotonic
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_operation_not_supported.ll:4:18: error: expected binary operation in atomicrmw
;>   %y = atomicrmw fmaximumnum ptr addrspace(1) %p, float 1.0 monotonic
;>                  ^
