; test compile
; target gfx90a gfx942
; options -O2 --stop-after=legalise
; Memory makes subnormal floats zero: a sum of them is a loop, unless the program does not mind.
define void @kept(ptr addrspace(1) %p, float %x) {
  %a = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0
  ret void
}
!0 = !{}
; expect gfx90a gfx942
;> define void @kept(ptr addrspace(1) %p, float %x) {
;>   %1 = load atomic i32, ptr addrspace(1) %p syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !{}
;>   br label %2
;>
;> 2:
;>   %3 = phi i32 [ %1, %0 ], [ %8, %10 ]
;>   %4 = bitcast i32 %3 to float
;>   %5 = fadd float %4, %x
;>   %6 = bitcast float %5 to i32
;>   %7 = cmpxchg ptr addrspace(1) %p, i32 %3, i32 %6 syncscope("agent") monotonic monotonic, align 4, !amdgpu.no.fine.grained.memory !{}
;>   %8 = extractvalue { i32, i1 } %7, 0
;>   %9 = extractvalue { i32, i1 } %7, 1
;>   br i1 %9, label %11, label %10
;>
;> 10:
;>   br label %2
;>
;> 11:
;>   %a = bitcast i32 %3 to float
;>   ret void
;> }
