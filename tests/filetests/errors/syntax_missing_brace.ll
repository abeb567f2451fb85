; test compile
; target gfx906
; the function has no end
define amdgpu_kernel void @k() {
  ret void
; errors gfx906
;> syntax_missing_brace.ll:6:1: error: found end of file when expecting more instructions
;>
;> ^
