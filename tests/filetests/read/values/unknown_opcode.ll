; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = frobnicate i32 %a
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> unknown_opcode.ll:4:8: error: expected instruction opcode
;>   %y = frobnicate i32 %a
;>        ^
