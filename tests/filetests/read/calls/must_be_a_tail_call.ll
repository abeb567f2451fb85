; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  musttail call void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v)
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> must_be_a_tail_call.ll:4:3: error: musttail calls are not supported
;>   musttail call void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v)
;>   ^
