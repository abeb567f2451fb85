; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %1 = add i32 %a, 1
  %1 = add i32 %a, 2
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> number_given_twice.ll:5:3: error: instruction expected to be numbered '%2' or greater
;>   %1 = add i32 %a, 2
;>   ^
