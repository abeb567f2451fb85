; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  br label %a
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> value_as_a_label.ll:4:12: error: '%a' is not a basic block
;>   br label %a
;>            ^
