; test compile
; target gfx906
; the variable is not defined
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  store i32 0, ptr addrspace(1) @nowhere, align 4
  ret void
}
; errors gfx906
;> name_undefined_global.ll:5:33: error: use of undefined value '@nowhere'
;>   store i32 0, ptr addrspace(1) @nowhere, align 4
;>                                 ^
