; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  br label %l
m:
  %y = add i32 %z, 1
  ret void
l:
  %z = add i64 %b, 1
  br label %m
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> later_value_of_another_type.ll:9:3: error: instruction forward referenced with type 'i32'
;>   %z = add i64 %b, 1
;>   ^
