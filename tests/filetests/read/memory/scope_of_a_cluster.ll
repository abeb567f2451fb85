; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  fence syncscope("cluster") acquire
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; expect gfx906
;>
;> @var = addrspace(1) global i32 0, align 4
;>
;> define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
;>   fence syncscope("agent") acquire
;>   ret void
;> }
;>
;> declare i32 @g(i32, float)
