; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = atomicrmw add ptr addrspace(1) %p, i32 1 unordered
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> unordered_read_modify_write.ll:4:49: error: atomicrmw cannot be unordered
;>   %y = atomicrmw add ptr addrspace(1) %p, i32 1 unordered
;>                                                 ^
