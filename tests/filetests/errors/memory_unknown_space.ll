; test compile
; target gfx906
; no such address space
define amdgpu_kernel void @k(ptr addrspace(99) %q) {
  %x = load i32, ptr addrspace(99) %q, align 4
  ret void
}
; errors gfx906
;> memory_unknown_space.ll:4:44: error: address space 99 does not exist
;> define amdgpu_kernel void @k(ptr addrspace(99) %q) {
;>                                            ^
