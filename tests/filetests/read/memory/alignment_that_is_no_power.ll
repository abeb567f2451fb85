; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load i32, ptr addrspace(1) %p, align 3
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> alignment_that_is_no_power.ll:4:45: error: alignment is not a power of two
;>   %y = load i32, ptr addrspace(1) %p, align 3
;>                                             ^
