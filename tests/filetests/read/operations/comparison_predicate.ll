; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = icmp lt i32 %a, 1
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> comparison_predicate.ll:4:13: error: expected icmp predicate (e.g. 'eq')
;>   %y = icmp lt i32 %a, 1
;>             ^
