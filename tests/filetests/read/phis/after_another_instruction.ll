; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  br label %l
l:
  %y = add i32 1, 1
  %z = phi i32 [ 0, %0 ]
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> after_another_instruction.ll:7:8: error: PHI nodes not grouped at top of basic block!
;>   %z = phi i32 [ 0, %0 ]
;>        ^
