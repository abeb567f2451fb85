; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
e:
  br i1 true, label %l, label %m
m:
  br label %l
l:
  %y = phi i32 [ 0, %m ]
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> without_a_predecessors_value.ll:9:8: error: PHINode should have one entry for each predecessor of its parent basic block!
;>   %y = phi i32 [ 0, %m ]
;>        ^
