; test compile
; target gfx906
; global memory is never private
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = addrspacecast ptr addrspace(1) %p to ptr addrspace(5)
  store i32 1, ptr addrspace(5) %x, align 4
  ret void
}
; errors gfx906
;> memory_addrspacecast.ll:5:8: error: addrspacecast from address space 1 to 5 is not supported
;>   %x = addrspacecast ptr addrspace(1) %p to ptr addrspace(5)
;>        ^
;>   hint: the spaces have no address in common
