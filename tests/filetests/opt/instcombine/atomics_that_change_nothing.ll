; test instcombine
; target gfx906
; They are loads, but for those that release, are volatile, or change something.
define amdgpu_kernel void @loads(ptr addrspace(1) %p, ptr %f, ptr addrspace(1) %q) {
  %a = atomicrmw or ptr addrspace(1) %p, i32 0 syncscope("agent") monotonic, align 4
  store volatile i32 %a, ptr addrspace(1) %q
  %b = atomicrmw add ptr %f, i64 0 acquire, align 8
  store volatile i64 %b, ptr addrspace(1) %q
  %c = atomicrmw and ptr addrspace(1) %p, i16 -1 monotonic, align 2
  store volatile i16 %c, ptr addrspace(1) %q
  %d = atomicrmw max ptr addrspace(1) %p, i32 -2147483648 monotonic, align 4
  store volatile i32 %d, ptr addrspace(1) %q
  %e = atomicrmw min ptr addrspace(1) %p, i32 2147483647 monotonic, align 4
  store volatile i32 %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @others(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = atomicrmw or ptr addrspace(1) %p, i32 0 syncscope("agent") release, align 4
  store volatile i32 %a, ptr addrspace(1) %q
  %b = atomicrmw add ptr addrspace(1) %p, i32 0 seq_cst, align 4
  store volatile i32 %b, ptr addrspace(1) %q
  %c = atomicrmw volatile or ptr addrspace(1) %p, i32 0 monotonic, align 4
  store volatile i32 %c, ptr addrspace(1) %q
  %d = atomicrmw xchg ptr addrspace(1) %p, i32 0 monotonic, align 4
  store volatile i32 %d, ptr addrspace(1) %q
  %e = atomicrmw umin ptr addrspace(1) %p, i32 0 monotonic, align 4
  store volatile i32 %e, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @loads(ptr addrspace(1) %p, ptr %f, ptr addrspace(1) %q) {
;>   %a = load atomic i32, ptr addrspace(1) %p syncscope("agent") monotonic, align 4
;>   store volatile i32 %a, ptr addrspace(1) %q, align 4
;>   %b = load atomic i64, ptr %f acquire, align 8
;>   store volatile i64 %b, ptr addrspace(1) %q, align 8
;>   %c = load atomic i16, ptr addrspace(1) %p monotonic, align 2
;>   store volatile i16 %c, ptr addrspace(1) %q, align 2
;>   %d = load atomic i32, ptr addrspace(1) %p monotonic, align 4
;>   store volatile i32 %d, ptr addrspace(1) %q, align 4
;>   %e = load atomic i32, ptr addrspace(1) %p monotonic, align 4
;>   store volatile i32 %e, ptr addrspace(1) %q, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @others(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %a = atomicrmw or ptr addrspace(1) %p, i32 0 syncscope("agent") release, align 4
;>   store volatile i32 %a, ptr addrspace(1) %q, align 4
;>   %b = atomicrmw add ptr addrspace(1) %p, i32 0 seq_cst, align 4
;>   store volatile i32 %b, ptr addrspace(1) %q, align 4
;>   %c = atomicrmw volatile or ptr addrspace(1) %p, i32 0 monotonic, align 4
;>   store volatile i32 %c, ptr addrspace(1) %q, align 4
;>   %d = atomicrmw xchg ptr addrspace(1) %p, i32 0 monotonic, align 4
;>   store volatile i32 %d, ptr addrspace(1) %q, align 4
;>   %e = atomicrmw umin ptr addrspace(1) %p, i32 0 monotonic, align 4
;>   store volatile i32 %e, ptr addrspace(1) %q, align 4
;>   ret void
;> }
