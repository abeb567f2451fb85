; test read,verify
; target gfx906
@x = dllexport addrspace(1) global i32 7
define dllexport amdgpu_kernel void @k() {
  ret void
}
; expect gfx906
;>
;> @x = addrspace(1) global i32 7, align 4
;>
;> define amdgpu_kernel void @k() {
;>   ret void
;> }
