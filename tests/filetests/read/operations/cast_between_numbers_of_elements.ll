; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = zext <4 x i32> %v to <2 x i64>
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> cast_between_numbers_of_elements.ll:4:13: error: invalid cast opcode for cast from '<4 x i32>' to '<2 x i64>'
;>   %y = zext <4 x i32> %v to <2 x i64>
;>             ^
