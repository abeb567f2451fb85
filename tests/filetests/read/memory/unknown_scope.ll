; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  fence syncscope("warp") acquire
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> unknown_scope.ll:4:19: error: synchronization scope 'warp' is not supported
;>   fence syncscope("warp") acquire
;>                   ^
;>   hint: the scopes are agent, workgroup, wavefront, singlethread, each with or without -one-as; none means the whole system
