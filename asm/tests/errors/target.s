.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdgcn_target "amdgcn-amd-amdhsa--gfx906:xnack+"
.amdgcn_target gfx906
.amdhsa_code_object_version 3
.amdhsa_code_object_version 7
.amdhsa_code_object_version
.amdgpu_hsa_kernel foo
.hsa_code_object_version 2,1
.hsa_code_object_isa
.amd_kernel_code_t
.end_amd_kernel_code_t
.amd_amdgpu_isa "x"
.unknown_directive 1
.end_amdhsa_kernel
.amdgpu_lds
.amdgpu_lds l
.amdgpu_lds l, 100000
.amdgpu_lds l, 4, 3
