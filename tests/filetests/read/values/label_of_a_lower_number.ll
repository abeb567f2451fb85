; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  br label %9
9:
  br label %7
7:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> label_of_a_lower_number.ll:7:1: error: label expected to be numbered '10' or greater
;> 7:
;> ^
