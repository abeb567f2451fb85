; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = extractvalue { i32 } undef, 1
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> field_out_of_range.ll:4:21: error: invalid indices for extractvalue
;>   %y = extractvalue { i32 } undef, 1
;>                     ^
