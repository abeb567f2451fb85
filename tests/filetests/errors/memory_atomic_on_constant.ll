; test compile
; target gfx906
; constant memory cannot be written
define amdgpu_kernel void @k(ptr addrspace(4) %p) {
  %x = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic, align 4
  ret void
}
; errors gfx906
;> memory_atomic_on_constant.ll:5:8: error: cannot store to constant address space: 'atomicrmw' that defines '%x' (in function '@k')
;>   %x = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic, align 4
;>        ^
;>   hint: memory that is written is in addrspace(1)
