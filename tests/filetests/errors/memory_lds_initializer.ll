; test compile
; target gfx906
; LDS has no initial value
@v = internal addrspace(3) global i32 7, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  store i32 1, ptr addrspace(3) @v, align 4
  ret void
}
; errors gfx906
;> memory_lds_initializer.ll:4:1: error: unsupported initializer for address space in '@v'
;> @v = internal addrspace(3) global i32 7, align 4
;> ^
;>   hint: LDS has no contents when a kernel starts: initialize it with 'poison' and store to it in the kernel
