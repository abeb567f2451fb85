; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = getelementptr i32, ptr addrspace(1) %p, i64 0, i64 0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> index_into_a_scalar.ll:4:22: error: invalid getelementptr indices
;>   %y = getelementptr i32, ptr addrspace(1) %p, i64 0, i64 0
;>                      ^
