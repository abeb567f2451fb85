; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i64> zeroinitializer
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> mask_of_another_type.ll:4:50: error: invalid shufflevector operands
;>   %y = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i64> zeroinitializer
;>                                                  ^
