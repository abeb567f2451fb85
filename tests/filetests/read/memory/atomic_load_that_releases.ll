; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load atomic i32, ptr addrspace(1) %p release, align 4
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_load_that_releases.ll:4:45: error: atomic load cannot use Release ordering
;>   %y = load atomic i32, ptr addrspace(1) %p release, align 4
;>                                             ^
