; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
l:
  br label %l
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> branch_to_the_entry.ll:5:3: error: entry block to function must not have predecessors!
;>   br label %l
;>   ^
