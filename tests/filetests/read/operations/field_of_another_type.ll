; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = insertvalue { i32 } undef, float %x, 0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> field_of_another_type.ll:4:35: error: insertvalue operand and field disagree in type: 'float' instead of 'i32'
;>   %y = insertvalue { i32 } undef, float %x, 0
;>                                   ^
