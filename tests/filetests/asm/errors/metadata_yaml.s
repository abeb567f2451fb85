; test asm
; target gfx906
s_nop 0
.amdgpu_metadata
amdhsa.version: [1, 2
amdhsa.kernels: []
.end_amdgpu_metadata
; errors gfx906
;> metadata_yaml.s:6:15: error: invalid HSA metadata: illegal placement of ':' indicator
;> amdhsa.kernels: []
;>               ^
