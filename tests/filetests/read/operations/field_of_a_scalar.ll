; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = extractvalue i32 %a, 0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> field_of_a_scalar.ll:4:21: error: extractvalue operand must be aggregate type
;>   %y = extractvalue i32 %a, 0
;>                     ^
