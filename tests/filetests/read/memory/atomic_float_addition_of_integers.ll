; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = atomicrmw fadd ptr addrspace(1) %p, i32 1 monotonic
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_float_addition_of_integers.ll:4:44: error: atomicrmw fadd operand must be a floating point type
;>   %y = atomicrmw fadd ptr addrspace(1) %p, i32 1 monotonic
;>                                            ^
