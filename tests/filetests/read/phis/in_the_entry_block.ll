; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = phi i32 [ 0, %l ]
  br label %l
l:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> in_the_entry_block.ll:4:8: error: PHI node in the entry block, which has no predecessors
;>   %y = phi i32 [ 0, %l ]
;>        ^
