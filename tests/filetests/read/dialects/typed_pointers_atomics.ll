; test read,verify
; target gfx906
define void @f(i32 addrspace(1)* %p) {
  %a = atomicrmw add i32 addrspace(1)* %p, i32 1 seq_cst
  %b = cmpxchg i32 addrspace(1)* %p, i32 0, i32 1 acquire monotonic
  ret void
}
; expect gfx906
;> define void @f(ptr addrspace(1) %p) {
;>   %a = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst, align 4
;>   %b = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 acquire monotonic, align 4
;>   ret void
;> }
