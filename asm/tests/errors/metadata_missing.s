.amdgpu_metadata
amdhsa.version: [1, 2]
.end_amdgpu_metadata
