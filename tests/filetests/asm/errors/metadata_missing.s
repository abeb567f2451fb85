; test asm
; target gfx906
.amdgpu_metadata
amdhsa.version: [1, 2]
.end_amdgpu_metadata
; errors gfx906
;> metadata_missing.s:3:1: error: invalid HSA metadata: 'amdhsa.kernels' must be a sequence
;> .amdgpu_metadata
;> ^
