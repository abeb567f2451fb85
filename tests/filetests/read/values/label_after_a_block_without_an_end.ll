; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = add i32 %a, 1
l:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> label_after_a_block_without_an_end.ll:5:1: error: expected instruction opcode
;> l:
;> ^
;>   hint: the block before has no terminator: end it with 'br', 'switch', 'ret' or 'unreachable'
