; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  switch i32 %a, label %1 [ i64 1, label %1 ]
1:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> case_of_another_type.ll:4:29: error: case value must have the type of the switch condition
;>   switch i32 %a, label %1 [ i64 1, label %1 ]
;>                             ^
