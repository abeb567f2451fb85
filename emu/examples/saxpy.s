; y[i] = a * x[i] + y[i] for i < n, on gfx906. saxpy.co is made from it by
;   llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx906 -filetype=obj saxpy.s -o saxpy.o
;   ld.lld -shared --strip-all saxpy.o -o saxpy.co
        .amdgcn_target "amdgcn-amd-amdhsa--gfx906"
        .amdhsa_code_object_version 5
        .text
        .globl  saxpy
        .p2align 8
        .type   saxpy,@function
saxpy:                                          ; s[0:1]: arguments, s2: work-group, v0: work-item
        s_load_dwordx2  s[4:5], s[0:1], 0x0     ; n, a
        s_load_dwordx4  s[8:11], s[0:1], 0x8    ; x, y
        s_lshl_b32      s2, s2, 8               ; work-groups have 256 work-items
        v_add_u32       v0, s2, v0
        s_waitcnt       lgkmcnt(0)
        v_cmp_gt_u32    vcc, s4, v0
        s_and_saveexec_b64 s[6:7], vcc
        s_cbranch_execz end
        v_lshlrev_b32   v0, 2, v0
        global_load_dword v1, v0, s[8:9]
        global_load_dword v2, v0, s[10:11]
        s_waitcnt       vmcnt(0)
        v_fma_f32       v2, s5, v1, v2
        global_store_dword v0, v2, s[10:11]
end:
        s_endpgm
.Lend:
        .size   saxpy, .Lend-saxpy

        .rodata
        .p2align 6
        .amdhsa_kernel saxpy
        .amdhsa_user_sgpr_kernarg_segment_ptr 1
        .amdhsa_kernarg_size 24
        .amdhsa_next_free_vgpr 3
        .amdhsa_next_free_sgpr 12
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: saxpy
    .symbol: saxpy.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 3
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .args:
      - { .name: n, .size: 4, .offset: 0, .value_kind: by_value }
      - { .name: a, .size: 4, .offset: 4, .value_kind: by_value }
      - { .name: x, .size: 8, .offset: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: y, .size: 8, .offset: 16, .value_kind: global_buffer, .address_space: global }
...
        .end_amdgpu_metadata
