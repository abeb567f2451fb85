; test compile
; target gfx906
; the type is not defined
define amdgpu_kernel void @k(%nothing %x) {
  ret void
}
; errors gfx906
;> name_undefined_type.ll:4:30: error: use of undefined type named 'nothing'
;> define amdgpu_kernel void @k(%nothing %x) {
;>                              ^
