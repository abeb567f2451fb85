; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = trunc i32 %a to i64
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> cast_to_a_wider_type.ll:4:14: error: invalid cast opcode for cast from 'i32' to 'i64'
;>   %y = trunc i32 %a to i64
;>              ^
