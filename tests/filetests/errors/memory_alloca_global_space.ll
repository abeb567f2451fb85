; test compile
; target gfx906
; variables are in the private address space
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = alloca i32, align 4, addrspace(1)
  ret void
}
; errors gfx906
;> memory_alloca_global_space.ll:5:8: error: alloca on amdgpu must be in addrspace(5): 'alloca' that defines '%x' (in function '@k')
;>   %x = alloca i32, align 4, addrspace(1)
;>        ^
;>   hint: write 'alloca T, addrspace(5)'; without an address space the object's address is a generic one
