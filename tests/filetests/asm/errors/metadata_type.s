; test asm
; target gfx906
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: 'k.kd'
    .kernarg_segment_size: many
.end_amdgpu_metadata
; errors gfx906
;> metadata_type.s:3:1: error: invalid HSA metadata: '.kernarg_segment_size' of kernel 0 must be a number
;> .amdgpu_metadata
;> ^
