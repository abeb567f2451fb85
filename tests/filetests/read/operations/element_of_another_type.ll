; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = insertelement <4 x i32> %v, float %x, i32 0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> element_of_another_type.ll:4:36: error: invalid insertelement operands
;>   %y = insertelement <4 x i32> %v, float %x, i32 0
;>                                    ^
