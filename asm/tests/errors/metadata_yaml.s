s_nop 0
.amdgpu_metadata
amdhsa.version: [1, 2
amdhsa.kernels: []
.end_amdgpu_metadata
