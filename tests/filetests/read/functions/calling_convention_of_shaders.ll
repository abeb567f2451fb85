; test read
; target gfx906
define amdgpu_ps void @f() { ret void }
; errors gfx906
;> calling_convention_of_shaders.ll:3:8: error: calling convention 'amdgpu_ps' is not supported
;> define amdgpu_ps void @f() { ret void }
;>        ^
