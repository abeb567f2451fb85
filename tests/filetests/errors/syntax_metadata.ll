; test compile
; target gfx906
; a metadata node that is not defined
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load i32, ptr addrspace(1) %p, align 4, !range !9
  ret void
}
; errors gfx906
;> syntax_metadata.ll:5:56: error: use of undefined metadata '!9'
;>   %x = load i32, ptr addrspace(1) %p, align 4, !range !9
;>                                                        ^
