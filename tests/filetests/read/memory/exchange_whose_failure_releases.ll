; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 acq_rel release
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> exchange_whose_failure_releases.ll:4:50: error: invalid cmpxchg failure ordering
;>   %y = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 acq_rel release
;>                                                  ^
