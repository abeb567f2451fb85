; test compile
; target gfx906
; exceptions
define internal void @f() {
  ret void
}
declare i32 @personality(...)
define amdgpu_kernel void @k() personality ptr @personality {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  ret void
}
; errors gfx906
;> call_invoke.ll:8:32: error: 'personality' of functions is not supported
;> define amdgpu_kernel void @k() personality ptr @personality {
;>                                ^
