; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
e:
  br label %l
l:
  %y = phi i32 0, %e
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> without_brackets.ll:7:16: error: expected '[' in phi value list
;>   %y = phi i32 0, %e
;>                ^
