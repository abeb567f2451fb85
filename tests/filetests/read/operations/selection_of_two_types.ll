; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = select i1 true, i32 1, i64 2
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> selection_of_two_types.ll:4:31: error: both values to select must have same type
;>   %y = select i1 true, i32 1, i64 2
;>                               ^
