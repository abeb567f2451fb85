; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
e:
  br i1 true, label %l, label %l
l:
  %y = phi i32 [ 0, %e ], [ 1, %e ]
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> with_two_values_for_a_predecessor.ll:7:27: error: PHI node has multiple entries for the same basic block with different incoming values!
;>   %y = phi i32 [ 0, %e ], [ 1, %e ]
;>                           ^
