; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  store atomic i32 0, ptr addrspace(1) %p acquire, align 4
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_store_that_acquires.ll:4:43: error: atomic store cannot use Acquire ordering
;>   store atomic i32 0, ptr addrspace(1) %p acquire, align 4
;>                                           ^
