; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = bitcast i32 %a to i64
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> cast_between_sizes.ll:4:16: error: invalid cast opcode for cast from 'i32' to 'i64'
;>   %y = bitcast i32 %a to i64
;>                ^
