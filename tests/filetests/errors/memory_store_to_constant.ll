; test compile
; target gfx906
; constant memory cannot be written
define amdgpu_kernel void @k(ptr addrspace(4) %p, i32 %n) {
  store i32 %n, ptr addrspace(4) %p, align 4
  ret void
}
; errors gfx906
;> memory_store_to_constant.ll:5:3: error: cannot store to constant address space: 'store' (inst0) (in function '@k')
;>   store i32 %n, ptr addrspace(4) %p, align 4
;>   ^
;>   hint: memory that is written is in addrspace(1)
