; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  switch float %x, label %1 []
1:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> switch_on_a_float.ll:4:10: error: switch condition must have integer type
;>   switch float %x, label %1 []
;>          ^
