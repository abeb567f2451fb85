; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = atomicrmw add ptr addrspace(1) %p, float %x monotonic
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_addition_of_floats.ll:4:43: error: atomicrmw add operand must be an integer
;>   %y = atomicrmw add ptr addrspace(1) %p, float %x monotonic
;>                                           ^
