; test compile
; target gfx906
; the function is not declared
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  call void @nobody()
  ret void
}
; errors gfx906
;> name_undefined_function.ll:5:13: error: use of undefined value '@nobody'
;>   call void @nobody()
;>             ^
