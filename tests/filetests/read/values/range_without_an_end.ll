; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load i32, ptr addrspace(1) %p, !range !{i32 0}
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> range_without_an_end.ll:5:3: error: range must be pairs of integer constants
;>   ret void
;>   ^
