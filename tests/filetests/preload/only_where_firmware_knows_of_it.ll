; test compile
; target gfx942
; options -S
; Without amdhsa there is no firmware that preloads.
target triple = "amdgcn-amd-amdpal"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg %a) {
  store i32 %a, ptr addrspace(1) %p
  ret void
}
; expect gfx942
;> 	.amdgcn_target "amdgcn-amd-amdpal--gfx942"
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_load_dwordx2 s[2:3], s[0:1], 0x0
;> 	s_load_dword s4, s[0:1], 0x8
;> 	v_mov_b32_e32 v0, 0
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dword
;> 	v_mov_b32_e32 v1, s4
;> 	global_store_dword v0, v1, s[2:3]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 40
;> ; TotalNumSgprs: 11
;> ; NumVgprs: 2
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 0
;> ; Occupancy: 8
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 4
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amd_amdgpu_isa "amdgcn-amd-amdpal--gfx942"
;> 	.amdgpu_pal_metadata
;> ---
;> amdpal.pipelines:
;>   - .hardware_stages:
;>       .cs:
;>         .agpr_count:     0
;>         .entry_point:    _amdgpu_cs_main
;>         .entry_point_symbol: k
;>         .scratch_memory_size: 0
;>         .sgpr_count:     11
;>         .vgpr_count:     2
;>     .internal_pipeline_hash:
;>       - 0
;>       - 0
;>     .registers:
;>       11794:           11468864
;>       11795:           8
;>     .type:           Cs
;> amdpal.version:
;>   - 2
;>   - 6
;> ...
;> 	.end_amdgpu_pal_metadata
