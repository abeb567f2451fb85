; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load i32, ptr addrspace(1) %p, !range !{i64 0, i64 1}
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> range_of_another_type.ll:4:8: error: range types must match instruction type
;>   %y = load i32, ptr addrspace(1) %p, !range !{i64 0, i64 1}
;>        ^
