; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = add i32 %a, 1, !dbg !5
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> metadata_that_is_not_there.ll:4:29: error: use of undefined metadata '!5'
;>   %y = add i32 %a, 1, !dbg !5
;>                             ^
