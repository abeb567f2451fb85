.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: 'k.kd'
    .kernarg_segment_size: many
.end_amdgpu_metadata
