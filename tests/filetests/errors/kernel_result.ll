; test compile
; target gfx906
; a kernel returns nothing
define amdgpu_kernel i32 @k() {
  ret i32 0
}
; errors gfx906
;> kernel_result.ll:4:26: error: calling convention requires void return type (in function '@k')
;> define amdgpu_kernel i32 @k() {
;>                          ^
