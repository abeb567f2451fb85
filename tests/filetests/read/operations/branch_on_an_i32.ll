; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  br i32 %a, label %1, label %1
1:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> branch_on_an_i32.ll:4:6: error: branch condition must have 'i1' type
;>   br i32 %a, label %1, label %1
;>      ^
