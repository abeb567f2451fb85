; test asm
; target gfx906
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.amdgcn_target "amdgcn-amd-amdhsa--gfx906:xnack+"
.amdgcn_target gfx906
.amdhsa_code_object_version 1
.amdhsa_code_object_version 7
.amdhsa_code_object_version
.amdgpu_hsa_kernel foo
.hsa_code_object_version 3,0
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
; errors gfx906
;> target.s:3:16: error: .amdgcn_target directive's target id amdgcn-amd-amdhsa--gfx900 does not match the specified target id amdgcn-amd-amdhsa--gfx906
;> .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
;>                ^
;> target.s:4:16: error: .amdgcn_target directive's target id amdgcn-amd-amdhsa--gfx906:xnack+ does not match the specified target id amdgcn-amd-amdhsa--gfx906
;> .amdgcn_target "amdgcn-amd-amdhsa--gfx906:xnack+"
;>                ^
;> target.s:5:16: error: expected string
;> .amdgcn_target gfx906
;>                ^
;> target.s:6:29: error: code object version 1 is not supported (3, 4, 5, 6 are, and 2 by .hsa_code_object_version)
;> .amdhsa_code_object_version 1
;>                             ^
;> target.s:7:29: error: code object version 7 is not supported (3, 4, 5, 6 are, and 2 by .hsa_code_object_version)
;> .amdhsa_code_object_version 7
;>                             ^
;> target.s:8:28: error: unknown token in expression
;> .amdhsa_code_object_version
;>                            ^
;> target.s:9:1: error: '.amdgpu_hsa_kernel' belongs to code objects of version 2: .hsa_code_object_version 2,1 has to stand before it
;> .amdgpu_hsa_kernel foo
;> ^
;> target.s:10:26: error: version 3.0 is none of 1 and 2
;> .hsa_code_object_version 3,0
;>                          ^
;> target.s:11:1: error: '.hsa_code_object_isa' belongs to code objects of version 2: .hsa_code_object_version 2,1 has to stand before it
;> .hsa_code_object_isa
;> ^
;> target.s:12:1: error: '.amd_kernel_code_t' belongs to code objects of version 2: .hsa_code_object_version 2,1 has to stand before it
;> .amd_kernel_code_t
;> ^
;> target.s:13:1: error: '.end_amd_kernel_code_t' belongs to code objects of version 2: .hsa_code_object_version 2,1 has to stand before it
;> .end_amd_kernel_code_t
;> ^
;> target.s:14:1: error: '.amd_amdgpu_isa' belongs to code objects of version 2: .hsa_code_object_version 2,1 has to stand before it
;> .amd_amdgpu_isa "x"
;> ^
;> target.s:15:1: error: unknown directive
;> .unknown_directive 1
;> ^
;> target.s:16:1: error: unknown directive
;> .end_amdhsa_kernel
;> ^
;> target.s:17:12: error: expected identifier
;> .amdgpu_lds
;>            ^
;> target.s:18:14: error: expected comma
;> .amdgpu_lds l
;>              ^
;> target.s:19:13: error: size is too large
;> .amdgpu_lds l, 100000
;>             ^
;> target.s:20:17: error: alignment must be a power of two
;> .amdgpu_lds l, 4, 3
;>                 ^
