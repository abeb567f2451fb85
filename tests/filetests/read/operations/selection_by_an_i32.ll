; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = select i32 %a, i32 1, i32 2
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> selection_by_an_i32.ll:4:15: error: select condition must be i1 or <n x i1>
;>   %y = select i32 %a, i32 1, i32 2
;>               ^
