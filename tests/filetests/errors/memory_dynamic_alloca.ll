; test compile
; target gfx906
; the size is not known
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = alloca i32, i32 %n, align 4, addrspace(5)
  store volatile i32 1, ptr addrspace(5) %x, align 4
  ret void
}
; errors gfx906
;> memory_dynamic_alloca.ll:5:8: error: dynamic alloca is not supported
;>   %x = alloca i32, i32 %n, align 4, addrspace(5)
;>        ^
;>   hint: allocate a constant size in the entry block
