; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  switch i32 %a, label %1 [ i32 undef, label %1 ]
1:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> case_that_is_no_number.ll:4:29: error: case value is not a constant integer
;>   switch i32 %a, label %1 [ i32 undef, label %1 ]
;>                             ^
