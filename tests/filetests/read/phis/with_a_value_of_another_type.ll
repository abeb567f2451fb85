; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
e:
  br label %l
l:
  %y = phi i32 [ %b, %e ]
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> with_a_value_of_another_type.ll:7:18: error: '%b' defined with type 'i64' but expected 'i32'
;>   %y = phi i32 [ %b, %e ]
;>                  ^
