; test compile
; target gfx906
; a pixel shader
define amdgpu_ps void @f() {
  ret void
}
; errors gfx906
;> call_graphics.ll:4:8: error: calling convention 'amdgpu_ps' is not supported
;> define amdgpu_ps void @f() {
;>        ^
