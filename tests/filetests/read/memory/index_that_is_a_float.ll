; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = getelementptr i32, ptr addrspace(1) %p, float %x
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> index_that_is_a_float.ll:4:48: error: getelementptr index must be an integer
;>   %y = getelementptr i32, ptr addrspace(1) %p, float %x
;>                                                ^
