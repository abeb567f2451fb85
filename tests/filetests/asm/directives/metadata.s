; test asm
; target gfx600 gfx803 gfx906 gfx942
.text
s_endpgm
.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.printf: ["1:1:4:%d\\n"]
amdhsa.kernels:
  - .name: k
    .symbol: 'k.kd'
    .kernarg_segment_size: 0x10
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 70000
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 10
    .vgpr_count: 5
    .max_flat_workgroup_size: 1024
    .language: OpenCL C
    .language_version: [2, 0]
    .uses_dynamic_stack: false
    .zz: -3
    .float: 1.5
    .list: []
    .map: {b: 1, a: [x, "y z"]}
    .args:
      - .size: 8
        .offset: 0
        .value_kind: global_buffer
        .address_space: global
        .is_const: true
        .name: "quoted \" name"
amdhsa.target: amdgcn-amd-amdhsa--gfx906
...
.end_amdgpu_metadata
.data
.byte 1
; expect gfx600 gfx803 gfx906 gfx942
;> 	.text
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.amdgpu_metadata
;> ---
;> amdhsa.version: [1, 2]
;> amdhsa.printf: ["1:1:4:%d\\n"]
;> amdhsa.kernels:
;>   - .name: k
;>     .symbol: 'k.kd'
;>     .kernarg_segment_size: 0x10
;>     .group_segment_fixed_size: 0
;>     .private_segment_fixed_size: 70000
;>     .kernarg_segment_align: 8
;>     .wavefront_size: 64
;>     .sgpr_count: 10
;>     .vgpr_count: 5
;>     .max_flat_workgroup_size: 1024
;>     .language: OpenCL C
;>     .language_version: [2, 0]
;>     .uses_dynamic_stack: false
;>     .zz: -3
;>     .float: 1.5
;>     .list: []
;>     .map: {b: 1, a: [x, "y z"]}
;>     .args:
;>       - .size: 8
;>         .offset: 0
;>         .value_kind: global_buffer
;>         .address_space: global
;>         .is_const: true
;>         .name: "quoted \" name"
;> amdhsa.target: amdgcn-amd-amdhsa--gfx906
;> ...
;> 	.end_amdgpu_metadata
;> 	.data
;> 	.byte	1
