; test compile
; target gfx600 gfx803 gfx810 gfx906 gfx908
; options -O2
; Operations on images: the mask, whether coordinates count elements, arrays, cache bits, levels of zero.
define amdgpu_kernel void @accesses(ptr addrspace(4) %d, ptr addrspace(1) %o) {
  %r = load <8 x i32>, ptr addrspace(4) %d, align 32
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %v = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32.v8i32(i32 15, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  store <4 x float> %v, ptr addrspace(1) %o
  %a = call <4 x float> @llvm.amdgcn.image.load.1d.v4f32.i32.v8i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  %a2 = call <4 x float> @llvm.amdgcn.image.load.2darray.v4f32.i32.v8i32(i32 15, i32 %x, i32 1, i32 2, <8 x i32> %r, i32 0, i32 1)
  store volatile <4 x float> %a, ptr addrspace(1) %o
  store volatile <4 x float> %a2, ptr addrspace(1) %o
  %a3 = call <3 x float> @llvm.amdgcn.image.load.mip.3d.v3f32.i32.v8i32(i32 7, i32 %x, i32 1, i32 2, i32 0, <8 x i32> %r, i32 0, i32 2)
  store volatile <3 x float> %a3, ptr addrspace(1) %o
  call void @llvm.amdgcn.image.store.2d.v4f32.i32.v8i32(<4 x float> %a, i32 15, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  %at = call i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32.v8i32(i32 %x, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  store volatile i32 %at, ptr addrspace(1) %o
  %at2 = call i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32.v8i32(i32 %x, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  %at3 = call i32 @llvm.amdgcn.image.atomic.cmpswap.2d.i32.i32.v8i32(i32 %x, i32 77, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  store volatile i32 %at3, ptr addrspace(1) %o
  %at4 = call i64 @llvm.amdgcn.image.atomic.add.2d.i64.i32.v8i32(i64 5, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  store volatile i64 %at4, ptr addrspace(1) %o
  %ri = call <4 x float> @llvm.amdgcn.image.getresinfo.2d.v4f32.i32.v8i32(i32 15, i32 0, <8 x i32> %r, i32 0, i32 0)
  store volatile <4 x float> %ri, ptr addrspace(1) %o
  %g = call float @llvm.amdgcn.image.load.2d.f32.i32.v8i32(i32 1, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  store volatile float %g, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @samples(ptr addrspace(4) %d, ptr addrspace(1) %o) {
  %r = load <8 x i32>, ptr addrspace(4) %d, align 32
  %sp = getelementptr i32, ptr addrspace(4) %d, i32 12
  %s = load <4 x i32>, ptr addrspace(4) %sp, align 16
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %x = sitofp i32 %i to float
  %v = call <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32.v8i32.v4i32(i32 15, float %x, float %x, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store volatile <4 x float> %v, ptr addrspace(1) %o
  %v2 = call <4 x float> @llvm.amdgcn.image.sample.lz.1d.v4f32.f32.v8i32.v4i32(i32 15, float %x, <8 x i32> %r, <4 x i32> %s, i1 true, i32 0, i32 0)
  store volatile <4 x float> %v2, ptr addrspace(1) %o
  %v3 = call <4 x float> @llvm.amdgcn.image.sample.l.2darray.v4f32.f32.v8i32.v4i32(i32 15, float %x, float %x, float 1.0, float %x, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store volatile <4 x float> %v3, ptr addrspace(1) %o
  %v4 = call <4 x float> @llvm.amdgcn.image.sample.l.2d.v4f32.f32.v8i32.v4i32(i32 15, float %x, float %x, float 0.0, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store volatile <4 x float> %v4, ptr addrspace(1) %o
  %v5 = call <4 x float> @llvm.amdgcn.image.sample.d.3d.v4f32.f32.f32.v8i32.v4i32(i32 15, float %x, float %x, float 0.0, float %x, float %x, float 0.0, float %x, float %x, float 0.0, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store volatile <4 x float> %v5, ptr addrspace(1) %o
  %v6 = call <4 x float> @llvm.amdgcn.image.gather4.lz.2d.v4f32.f32.v8i32.v4i32(i32 2, float %x, float %x, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store volatile <4 x float> %v6, ptr addrspace(1) %o
  %v7 = call <4 x float> @llvm.amdgcn.image.sample.c.b.cl.o.2d.v4f32.f32.f32.v8i32.v4i32(i32 15, i32 5, float 2.0, float 3.0, float %x, float %x, float 7.0, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store volatile <4 x float> %v7, ptr addrspace(1) %o
  %v8 = call <4 x float> @llvm.amdgcn.image.sample.lz.2d.v4f32.f32.v8i32.v4i32(i32 15, float %x, float %x, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %e = extractelement <4 x float> %v8, i32 2
  store volatile float %e, ptr addrspace(1) %o
  ret void
}
; expect gfx600
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx600"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	accesses
;> 	.globl	accesses
;> 	.p2align	8
;> 	.type	accesses,@function
;> accesses:
;> 	s_load_dwordx4 s[12:15], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	s_mov_b32 s10, -1
;> 	s_mov_b32 s11, 0x100f000
;> 	v_mov_b32_e32 v10, 1
;> 	v_mov_b32_e32 v11, 2
;> 	s_waitcnt lgkmcnt(0)            ; s12 from s_load_dwordx4, s13 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[12:13], 0x0
;> 	s_load_dwordx4 s[4:7], s[12:13], 0x4
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[2:5], v[0:1], s[0:7] dmask:0xf unorm
;> 	s_mov_b64 s[8:9], s[14:15]
;> 	s_waitcnt vmcnt(0)              ; v2 from image_load, v3 from image_load, v4 from image_load, v5 from image_load
;> 	buffer_store_dwordx4 v[2:5], off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v2 from buffer_store_dwordx4, v3 from buffer_store_dwordx4, v4 from buffer_store_dwordx4, v5 from buffer_store_dwordx4
;> 	image_load v[2:5], v0, s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v6, v0
;> 	v_mov_b32_e32 v7, v10
;> 	v_mov_b32_e32 v8, v11
;> 	image_load v[6:9], v[6:8], s[0:7] dmask:0xf unorm glc da
;> 	s_waitcnt vmcnt(1)              ; v2 from image_load, v3 from image_load, v4 from image_load, v5 from image_load
;> 	buffer_store_dwordx4 v[2:5], off, s[8:11], 0
;> 	s_waitcnt vmcnt(0)              ; v6 from image_load, v7 from image_load, v8 from image_load, v9 from image_load, memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (12:3)
;> 	buffer_store_dwordx4 v[6:9], off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v6 from buffer_store_dwordx4
;> 	v_mov_b32_e32 v6, v0
;> 	v_mov_b32_e32 v7, v10
;> 	v_mov_b32_e32 v8, v11
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (13:3)
;> 	image_load v[6:8], v[6:8], s[0:7] dmask:0x7 unorm slc
;> 	s_waitcnt vmcnt(0)              ; v6 from image_load, v7 from image_load
;> 	buffer_store_dwordx2 v[6:7], off, s[8:11], 0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (15:3)
;> 	buffer_store_dword v8, off, s[8:11], 0 offset:8
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (15:3)
;> 	image_store v[2:5], v[0:1], s[0:7] dmask:0xf unorm
;> 	s_waitcnt expcnt(0)             ; v2 from image_store
;> 	v_mov_b32_e32 v2, v0
;> 	image_atomic_add v2, v[0:1], s[0:7] dmask:0x1 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_add
;> 	buffer_store_dword v2, off, s[8:11], 0
;> 	v_mov_b32_e32 v3, 0x4d
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (18:3)
;> 	image_atomic_add v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	s_waitcnt expcnt(1)             ; v2 from buffer_store_dword
;> 	v_mov_b32_e32 v2, v0
;> 	image_atomic_cmpswap v[2:3], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_cmpswap
;> 	buffer_store_dword v2, off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v2 from buffer_store_dword
;> 	v_mov_b32_e32 v2, 5
;> 	v_mov_b32_e32 v3, 0
;> 	v_mov_b32_e32 v4, v2
;> 	v_mov_b32_e32 v5, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (21:3)
;> 	image_atomic_add v[4:5], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v4 from image_atomic_add, v5 from image_atomic_add
;> 	buffer_store_dwordx2 v[4:5], off, s[8:11], 0
;> 	s_waitcnt vmcnt(0) expcnt(0)    ; v4 from buffer_store_dwordx2, v5 from buffer_store_dwordx2, memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (23:3)
;> 	image_get_resinfo v[2:5], v3, s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v2 from image_get_resinfo, v3 from image_get_resinfo, v4 from image_get_resinfo, v5 from image_get_resinfo
;> 	buffer_store_dwordx4 v[2:5], off, s[8:11], 0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (25:3)
;> 	image_load v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	s_waitcnt vmcnt(0)              ; v0 from image_load
;> 	buffer_store_dword v0, off, s[8:11], 0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (27:3)
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	accesses, .Lfunc_end0-accesses
;> ; Kernel info:
;> ; codeLenInByte = 364
;> ; TotalNumSgprs: 20
;> ; NumVgprs: 12
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 2
;> ; VGPRBlocks: 2
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	samples
;> 	.globl	samples
;> 	.p2align	8
;> 	.type	samples,@function
;> samples:
;> 	s_load_dwordx4 s[16:19], s[4:5], 0x0
;> 	v_cvt_f32_u32_e32 v3, v0
;> 	s_mov_b32 s10, -1
;> 	s_mov_b32 s11, 0x100f000
;> 	s_waitcnt lgkmcnt(0)            ; s16 from s_load_dwordx4, s17 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[16:17], 0x0
;> 	s_load_dwordx4 s[4:7], s[16:17], 0x4
;> 	s_load_dwordx4 s[12:15], s[16:17], 0xc
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4, s12 from s_load_dwordx4, s13 from s_load_dwordx4, s14 from s_load_dwordx4, s15 from s_load_dwordx4
;> 	image_sample v[4:7], v[3:4], s[0:7], s[12:15] dmask:0xf
;> 	s_mov_b64 s[8:9], s[18:19]
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample, v5 from image_sample, v6 from image_sample, v7 from image_sample
;> 	buffer_store_dwordx4 v[4:7], off, s[8:11], 0
;> 	s_waitcnt vmcnt(0) expcnt(0)    ; v4 from buffer_store_dwordx4, v5 from buffer_store_dwordx4, v6 from buffer_store_dwordx4, v7 from buffer_store_dwordx4, memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (37:3)
;> 	image_sample_lz v[4:7], v3, s[0:7], s[12:15] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	buffer_store_dwordx4 v[4:7], off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v5 from buffer_store_dwordx4
;> 	v_mov_b32_e32 v5, 1.0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (39:3)
;> 	image_sample_l v[4:7], v[3:6], s[0:7], s[12:15] dmask:0xf da
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_l, v5 from image_sample_l, v6 from image_sample_l, v7 from image_sample_l
;> 	buffer_store_dwordx4 v[4:7], off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v4 from buffer_store_dwordx4
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (41:3)
;> 	image_sample_lz v[4:7], v[3:4], s[0:7], s[12:15] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	buffer_store_dwordx4 v[4:7], off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v5 from buffer_store_dwordx4
;> 	v_mov_b32_e32 v5, 0
;> 	v_mov_b32_e32 v8, 0
;> 	v_mov_b32_e32 v11, 0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	v_mov_b32_e32 v7, v3
;> 	v_mov_b32_e32 v9, v3
;> 	v_mov_b32_e32 v10, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (43:3)
;> 	image_sample_d v[4:7], v[3:11], s[0:7], s[12:15] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_d, v5 from image_sample_d, v6 from image_sample_d, v7 from image_sample_d
;> 	buffer_store_dwordx4 v[4:7], off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v4 from buffer_store_dwordx4
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (45:3)
;> 	image_gather4_lz v[4:7], v[3:4], s[0:7], s[12:15] dmask:0x2
;> 	s_waitcnt vmcnt(0)              ; v4 from image_gather4_lz, v5 from image_gather4_lz, v6 from image_gather4_lz, v7 from image_gather4_lz
;> 	buffer_store_dwordx4 v[4:7], off, s[8:11], 0
;> 	v_mov_b32_e32 v0, 5
;> 	v_mov_b32_e32 v1, 2.0
;> 	v_mov_b32_e32 v2, 0x40400000
;> 	s_waitcnt expcnt(0)             ; v5 from buffer_store_dwordx4
;> 	v_mov_b32_e32 v5, 0x40e00000
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (47:3)
;> 	image_sample_c_b_cl_o v[4:7], v[0:5], s[0:7], s[12:15] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_c_b_cl_o, v5 from image_sample_c_b_cl_o, v6 from image_sample_c_b_cl_o, v7 from image_sample_c_b_cl_o
;> 	buffer_store_dwordx4 v[4:7], off, s[8:11], 0
;> 	s_waitcnt expcnt(0)             ; v4 from buffer_store_dwordx4
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (49:3)
;> 	image_sample_lz v[0:3], v[3:4], s[0:7], s[12:15] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v2 from image_sample_lz
;> 	buffer_store_dword v2, off, s[8:11], 0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (52:3)
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	samples, .Lfunc_end1-samples
;> ; Kernel info:
;> ; codeLenInByte = 352
;> ; TotalNumSgprs: 24
;> ; NumVgprs: 12
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 2
;> ; VGPRBlocks: 2
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel accesses
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 12
;> 		.amdhsa_next_free_sgpr 16
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel samples
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 12
;> 		.amdhsa_next_free_sgpr 20
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           accesses
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     20
;>     .sgpr_spill_count: 0
;>     .symbol:         accesses.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     12
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           samples
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     24
;>     .sgpr_spill_count: 0
;>     .symbol:         samples.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     12
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx600
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx803
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	accesses
;> 	.globl	accesses
;> 	.p2align	8
;> 	.type	accesses,@function
;> accesses:
;> 	s_load_dwordx4 s[8:11], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v12, 1
;> 	v_mov_b32_e32 v13, 2
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx4, s9 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[8:9], 0x0
;> 	s_load_dwordx4 s[4:7], s[8:9], 0x10
;> 	v_mov_b32_e32 v2, s10
;> 	v_mov_b32_e32 v3, s11
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[4:7], v[0:1], s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_load, v5 from image_load, v6 from image_load, v7 from image_load
;> 	flat_store_dwordx4 v[2:3], v[4:7]
;> 	image_load v[4:7], v0, s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v8, v0
;> 	v_mov_b32_e32 v9, v12
;> 	v_mov_b32_e32 v10, v13
;> 	image_load v[8:11], v[8:10], s[0:7] dmask:0xf unorm glc da
;> 	s_waitcnt vmcnt(1)              ; v4 from image_load, v5 from image_load, v6 from image_load, v7 from image_load
;> 	flat_store_dwordx4 v[2:3], v[4:7]
;> 	s_waitcnt vmcnt(0)              ; v8 from image_load, v9 from image_load, v10 from image_load, v11 from image_load, memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (12:3)
;> 	flat_store_dwordx4 v[2:3], v[8:11]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v8, v0
;> 	v_mov_b32_e32 v9, v12
;> 	v_mov_b32_e32 v10, v13
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (13:3)
;> 	image_load v[8:10], v[8:10], s[0:7] dmask:0x7 unorm slc
;> 	s_waitcnt vmcnt(0)              ; v8 from image_load, v9 from image_load, v10 from image_load
;> 	flat_store_dwordx3 v[2:3], v[8:10]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (15:3)
;> 	image_store v[4:7], v[0:1], s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v4, v0
;> 	image_atomic_add v4, v[0:1], s[0:7] dmask:0x1 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v4 from image_atomic_add
;> 	flat_store_dword v[2:3], v4
;> 	v_mov_b32_e32 v5, 0x4d
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (18:3)
;> 	image_atomic_add v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	v_mov_b32_e32 v4, v0
;> 	image_atomic_cmpswap v[4:5], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v4 from image_atomic_cmpswap
;> 	flat_store_dword v[2:3], v4
;> 	v_mov_b32_e32 v4, 5
;> 	v_mov_b32_e32 v5, 0
;> 	v_mov_b32_e32 v6, v4
;> 	v_mov_b32_e32 v7, v5
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (21:3)
;> 	image_atomic_add v[6:7], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v6 from image_atomic_add, v7 from image_atomic_add
;> 	flat_store_dwordx2 v[2:3], v[6:7]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (23:3)
;> 	image_get_resinfo v[4:7], v5, s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_get_resinfo, v5 from image_get_resinfo, v6 from image_get_resinfo, v7 from image_get_resinfo
;> 	flat_store_dwordx4 v[2:3], v[4:7]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (25:3)
;> 	image_load v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	s_waitcnt vmcnt(0)              ; v0 from image_load
;> 	flat_store_dword v[2:3], v0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (27:3)
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	accesses, .Lfunc_end0-accesses
;> ; Kernel info:
;> ; codeLenInByte = 340
;> ; TotalNumSgprs: 12
;> ; NumVgprs: 14
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	samples
;> 	.globl	samples
;> 	.p2align	8
;> 	.type	samples,@function
;> samples:
;> 	s_load_dwordx4 s[12:15], s[4:5], 0x0
;> 	v_cvt_f32_u32_e32 v3, v0
;> 	s_waitcnt lgkmcnt(0)            ; s12 from s_load_dwordx4, s13 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[12:13], 0x0
;> 	s_load_dwordx4 s[4:7], s[12:13], 0x10
;> 	s_load_dwordx4 s[8:11], s[12:13], 0x30
;> 	v_mov_b32_e32 v12, s14
;> 	v_mov_b32_e32 v13, s15
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4, s8 from s_load_dwordx4, s9 from s_load_dwordx4, s10 from s_load_dwordx4, s11 from s_load_dwordx4
;> 	image_sample v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample, v5 from image_sample, v6 from image_sample, v7 from image_sample
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (37:3)
;> 	image_sample_lz v[4:7], v3, s[0:7], s[8:11] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1 (40:9)
;> 	v_mov_b32_e32 v5, 1.0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (39:3)
;> 	image_sample_l v[4:7], v[3:6], s[0:7], s[8:11] dmask:0xf da
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_l, v5 from image_sample_l, v6 from image_sample_l, v7 from image_sample_l
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (41:3)
;> 	image_sample_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1 (44:9)
;> 	v_mov_b32_e32 v5, 0
;> 	v_mov_b32_e32 v8, 0
;> 	v_mov_b32_e32 v11, 0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	v_mov_b32_e32 v7, v3
;> 	v_mov_b32_e32 v9, v3
;> 	v_mov_b32_e32 v10, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (43:3)
;> 	image_sample_d v[4:7], v[3:11], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_d, v5 from image_sample_d, v6 from image_sample_d, v7 from image_sample_d
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (45:3)
;> 	image_gather4_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0x2
;> 	s_waitcnt vmcnt(0)              ; v4 from image_gather4_lz, v5 from image_gather4_lz, v6 from image_gather4_lz, v7 from image_gather4_lz
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	v_mov_b32_e32 v0, 5
;> 	v_mov_b32_e32 v1, 2.0
;> 	v_mov_b32_e32 v2, 0x40400000
;> 	v_mov_b32_e32 v5, 0x40e00000
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (47:3)
;> 	image_sample_c_b_cl_o v[4:7], v[0:5], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_c_b_cl_o, v5 from image_sample_c_b_cl_o, v6 from image_sample_c_b_cl_o, v7 from image_sample_c_b_cl_o
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (49:3)
;> 	image_sample_lz v[0:3], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v2 from image_sample_lz
;> 	flat_store_dword v[12:13], v2
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (52:3)
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	samples, .Lfunc_end1-samples
;> ; Kernel info:
;> ; codeLenInByte = 356
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 14
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel accesses
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 14
;> 		.amdhsa_next_free_sgpr 12
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel samples
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 14
;> 		.amdhsa_next_free_sgpr 16
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           accesses
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     12
;>     .sgpr_spill_count: 0
;>     .symbol:         accesses.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     14
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           samples
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         samples.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     14
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx803
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx810
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx810"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	accesses
;> 	.globl	accesses
;> 	.p2align	8
;> 	.type	accesses,@function
;> accesses:
;> 	s_load_dwordx4 s[8:11], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v12, 1
;> 	v_mov_b32_e32 v13, 2
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx4, s9 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[8:9], 0x0
;> 	s_load_dwordx4 s[4:7], s[8:9], 0x10
;> 	v_mov_b32_e32 v2, s10
;> 	v_mov_b32_e32 v3, s11
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[4:7], v[0:1], s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_load, v5 from image_load, v6 from image_load, v7 from image_load
;> 	flat_store_dwordx4 v[2:3], v[4:7]
;> 	image_load v[4:7], v0, s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v8, v0
;> 	v_mov_b32_e32 v9, v12
;> 	v_mov_b32_e32 v10, v13
;> 	image_load v[8:11], v[8:10], s[0:7] dmask:0xf unorm glc da
;> 	s_waitcnt vmcnt(1)              ; v4 from image_load, v5 from image_load, v6 from image_load, v7 from image_load
;> 	flat_store_dwordx4 v[2:3], v[4:7]
;> 	s_waitcnt vmcnt(0)              ; v8 from image_load, v9 from image_load, v10 from image_load, v11 from image_load, memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (12:3)
;> 	flat_store_dwordx4 v[2:3], v[8:11]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v8, v0
;> 	v_mov_b32_e32 v9, v12
;> 	v_mov_b32_e32 v10, v13
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (13:3)
;> 	image_load v[8:10], v[8:10], s[0:7] dmask:0x7 unorm slc
;> 	s_waitcnt vmcnt(0)              ; v8 from image_load, v9 from image_load, v10 from image_load
;> 	flat_store_dwordx3 v[2:3], v[8:10]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (15:3)
;> 	image_store v[4:7], v[0:1], s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v4, v0
;> 	image_atomic_add v4, v[0:1], s[0:7] dmask:0x1 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v4 from image_atomic_add
;> 	flat_store_dword v[2:3], v4
;> 	v_mov_b32_e32 v5, 0x4d
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (18:3)
;> 	image_atomic_add v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	v_mov_b32_e32 v4, v0
;> 	image_atomic_cmpswap v[4:5], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v4 from image_atomic_cmpswap
;> 	flat_store_dword v[2:3], v4
;> 	v_mov_b32_e32 v4, 5
;> 	v_mov_b32_e32 v5, 0
;> 	v_mov_b32_e32 v6, v4
;> 	v_mov_b32_e32 v7, v5
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (21:3)
;> 	image_atomic_add v[6:7], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v6 from image_atomic_add, v7 from image_atomic_add
;> 	flat_store_dwordx2 v[2:3], v[6:7]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (23:3)
;> 	image_get_resinfo v[4:7], v5, s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_get_resinfo, v5 from image_get_resinfo, v6 from image_get_resinfo, v7 from image_get_resinfo
;> 	flat_store_dwordx4 v[2:3], v[4:7]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (25:3)
;> 	image_load v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	s_waitcnt vmcnt(0)              ; v0 from image_load
;> 	flat_store_dword v[2:3], v0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (27:3)
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	accesses, .Lfunc_end0-accesses
;> ; Kernel info:
;> ; codeLenInByte = 340
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 14
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	samples
;> 	.globl	samples
;> 	.p2align	8
;> 	.type	samples,@function
;> samples:
;> 	s_load_dwordx4 s[12:15], s[4:5], 0x0
;> 	v_cvt_f32_u32_e32 v3, v0
;> 	s_waitcnt lgkmcnt(0)            ; s12 from s_load_dwordx4, s13 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[12:13], 0x0
;> 	s_load_dwordx4 s[4:7], s[12:13], 0x10
;> 	s_load_dwordx4 s[8:11], s[12:13], 0x30
;> 	v_mov_b32_e32 v12, s14
;> 	v_mov_b32_e32 v13, s15
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4, s8 from s_load_dwordx4, s9 from s_load_dwordx4, s10 from s_load_dwordx4, s11 from s_load_dwordx4
;> 	image_sample v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample, v5 from image_sample, v6 from image_sample, v7 from image_sample
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (37:3)
;> 	image_sample_lz v[4:7], v3, s[0:7], s[8:11] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1 (40:9)
;> 	v_mov_b32_e32 v5, 1.0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (39:3)
;> 	image_sample_l v[4:7], v[3:6], s[0:7], s[8:11] dmask:0xf da
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_l, v5 from image_sample_l, v6 from image_sample_l, v7 from image_sample_l
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (41:3)
;> 	image_sample_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1 (44:9)
;> 	v_mov_b32_e32 v5, 0
;> 	v_mov_b32_e32 v8, 0
;> 	v_mov_b32_e32 v11, 0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	v_mov_b32_e32 v7, v3
;> 	v_mov_b32_e32 v9, v3
;> 	v_mov_b32_e32 v10, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (43:3)
;> 	image_sample_d v[4:7], v[3:11], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_d, v5 from image_sample_d, v6 from image_sample_d, v7 from image_sample_d
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (45:3)
;> 	image_gather4_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0x2
;> 	s_waitcnt vmcnt(0)              ; v4 from image_gather4_lz, v5 from image_gather4_lz, v6 from image_gather4_lz, v7 from image_gather4_lz
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	v_mov_b32_e32 v0, 5
;> 	v_mov_b32_e32 v1, 2.0
;> 	v_mov_b32_e32 v2, 0x40400000
;> 	v_mov_b32_e32 v5, 0x40e00000
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (47:3)
;> 	image_sample_c_b_cl_o v[4:7], v[0:5], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_c_b_cl_o, v5 from image_sample_c_b_cl_o, v6 from image_sample_c_b_cl_o, v7 from image_sample_c_b_cl_o
;> 	flat_store_dwordx4 v[12:13], v[4:7]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (49:3)
;> 	image_sample_lz v[0:3], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v2 from image_sample_lz
;> 	flat_store_dword v[12:13], v2
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (52:3)
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	samples, .Lfunc_end1-samples
;> ; Kernel info:
;> ; codeLenInByte = 356
;> ; TotalNumSgprs: 20
;> ; NumVgprs: 14
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 2
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel accesses
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 14
;> 		.amdhsa_next_free_sgpr 12
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel samples
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 14
;> 		.amdhsa_next_free_sgpr 16
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           accesses
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         accesses.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     14
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           samples
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     20
;>     .sgpr_spill_count: 0
;>     .symbol:         samples.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     14
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx810
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	accesses
;> 	.globl	accesses
;> 	.p2align	8
;> 	.type	accesses,@function
;> accesses:
;> 	s_load_dwordx4 s[8:11], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v10, 0
;> 	v_mov_b32_e32 v11, 1
;> 	v_mov_b32_e32 v12, 2
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx4, s9 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[8:9], 0x0
;> 	s_load_dwordx4 s[4:7], s[8:9], 0x10
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[2:5], v[0:1], s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v2 from image_load, v3 from image_load, v4 from image_load, v5 from image_load
;> 	global_store_dwordx4 v10, v[2:5], s[10:11]
;> 	image_load v[2:5], v0, s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v6, v0
;> 	v_mov_b32_e32 v7, v11
;> 	v_mov_b32_e32 v8, v12
;> 	image_load v[6:9], v[6:8], s[0:7] dmask:0xf unorm glc da
;> 	s_waitcnt vmcnt(1)              ; v2 from image_load, v3 from image_load, v4 from image_load, v5 from image_load
;> 	global_store_dwordx4 v10, v[2:5], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; v6 from image_load, v7 from image_load, v8 from image_load, v9 from image_load, memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (12:3)
;> 	global_store_dwordx4 v10, v[6:9], s[10:11]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v6, v0
;> 	v_mov_b32_e32 v7, v11
;> 	v_mov_b32_e32 v8, v12
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (13:3)
;> 	image_load v[6:8], v[6:8], s[0:7] dmask:0x7 unorm slc
;> 	s_waitcnt vmcnt(0)              ; v6 from image_load, v7 from image_load, v8 from image_load
;> 	global_store_dwordx3 v10, v[6:8], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (15:3)
;> 	image_store v[2:5], v[0:1], s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v2, v0
;> 	image_atomic_add v2, v[0:1], s[0:7] dmask:0x1 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_add
;> 	global_store_dword v10, v2, s[10:11]
;> 	v_mov_b32_e32 v3, 0x4d
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (18:3)
;> 	image_atomic_add v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	v_mov_b32_e32 v2, v0
;> 	image_atomic_cmpswap v[2:3], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_cmpswap
;> 	global_store_dword v10, v2, s[10:11]
;> 	v_mov_b32_e32 v2, 5
;> 	v_mov_b32_e32 v3, 0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (21:3)
;> 	image_atomic_add v[2:3], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_add, v3 from image_atomic_add
;> 	global_store_dwordx2 v10, v[2:3], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (23:3)
;> 	image_get_resinfo v[2:5], v10, s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v2 from image_get_resinfo, v3 from image_get_resinfo, v4 from image_get_resinfo, v5 from image_get_resinfo
;> 	global_store_dwordx4 v10, v[2:5], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (25:3)
;> 	image_load v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	s_waitcnt vmcnt(0)              ; v0 from image_load
;> 	global_store_dword v10, v0, s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (27:3)
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	accesses, .Lfunc_end0-accesses
;> ; Kernel info:
;> ; codeLenInByte = 328
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 13
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	samples
;> 	.globl	samples
;> 	.p2align	8
;> 	.type	samples,@function
;> samples:
;> 	s_load_dwordx4 s[12:15], s[4:5], 0x0
;> 	v_cvt_f32_u32_e32 v3, v0
;> 	v_mov_b32_e32 v12, 0
;> 	s_waitcnt lgkmcnt(0)            ; s12 from s_load_dwordx4, s13 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[12:13], 0x0
;> 	s_load_dwordx4 s[4:7], s[12:13], 0x10
;> 	s_load_dwordx4 s[8:11], s[12:13], 0x30
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4, s8 from s_load_dwordx4, s9 from s_load_dwordx4, s10 from s_load_dwordx4, s11 from s_load_dwordx4
;> 	image_sample v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample, v5 from image_sample, v6 from image_sample, v7 from image_sample
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (37:3)
;> 	image_sample_lz v[4:7], v3, s[0:7], s[8:11] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1 (40:9)
;> 	v_mov_b32_e32 v5, 1.0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (39:3)
;> 	image_sample_l v[4:7], v[3:6], s[0:7], s[8:11] dmask:0xf da
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_l, v5 from image_sample_l, v6 from image_sample_l, v7 from image_sample_l
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (41:3)
;> 	image_sample_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	v_mov_b32_e32 v8, 0
;> 	v_mov_b32_e32 v11, 0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v5, v12
;> 	v_mov_b32_e32 v6, v3
;> 	v_mov_b32_e32 v7, v3
;> 	v_mov_b32_e32 v9, v3
;> 	v_mov_b32_e32 v10, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (43:3)
;> 	image_sample_d v[4:7], v[3:11], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_d, v5 from image_sample_d, v6 from image_sample_d, v7 from image_sample_d
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (45:3)
;> 	image_gather4_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0x2
;> 	s_waitcnt vmcnt(0)              ; v4 from image_gather4_lz, v5 from image_gather4_lz, v6 from image_gather4_lz, v7 from image_gather4_lz
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	v_mov_b32_e32 v0, 5
;> 	v_mov_b32_e32 v1, 2.0
;> 	v_mov_b32_e32 v2, 0x40400000
;> 	v_mov_b32_e32 v5, 0x40e00000
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (47:3)
;> 	image_sample_c_b_cl_o v[4:7], v[0:5], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_c_b_cl_o, v5 from image_sample_c_b_cl_o, v6 from image_sample_c_b_cl_o, v7 from image_sample_c_b_cl_o
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (49:3)
;> 	image_sample_lz v[0:3], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v2 from image_sample_lz
;> 	global_store_dword v12, v2, s[14:15]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (52:3)
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	samples, .Lfunc_end1-samples
;> ; Kernel info:
;> ; codeLenInByte = 348
;> ; TotalNumSgprs: 20
;> ; NumVgprs: 13
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 2
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel accesses
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 13
;> 		.amdhsa_next_free_sgpr 12
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel samples
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 13
;> 		.amdhsa_next_free_sgpr 16
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           accesses
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         accesses.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     13
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           samples
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     20
;>     .sgpr_spill_count: 0
;>     .symbol:         samples.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     13
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx908
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	accesses
;> 	.globl	accesses
;> 	.p2align	8
;> 	.type	accesses,@function
;> accesses:
;> 	s_load_dwordx4 s[8:11], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v10, 0
;> 	v_mov_b32_e32 v11, 1
;> 	v_mov_b32_e32 v12, 2
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx4, s9 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[8:9], 0x0
;> 	s_load_dwordx4 s[4:7], s[8:9], 0x10
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[2:5], v[0:1], s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v2 from image_load, v3 from image_load, v4 from image_load, v5 from image_load
;> 	global_store_dwordx4 v10, v[2:5], s[10:11]
;> 	image_load v[2:5], v0, s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v6, v0
;> 	v_mov_b32_e32 v7, v11
;> 	v_mov_b32_e32 v8, v12
;> 	image_load v[6:9], v[6:8], s[0:7] dmask:0xf unorm glc da
;> 	s_waitcnt vmcnt(1)              ; v2 from image_load, v3 from image_load, v4 from image_load, v5 from image_load
;> 	global_store_dwordx4 v10, v[2:5], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; v6 from image_load, v7 from image_load, v8 from image_load, v9 from image_load, memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (12:3)
;> 	global_store_dwordx4 v10, v[6:9], s[10:11]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v6, v0
;> 	v_mov_b32_e32 v7, v11
;> 	v_mov_b32_e32 v8, v12
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (13:3)
;> 	image_load v[6:8], v[6:8], s[0:7] dmask:0x7 unorm slc
;> 	s_waitcnt vmcnt(0)              ; v6 from image_load, v7 from image_load, v8 from image_load
;> 	global_store_dwordx3 v10, v[6:8], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (15:3)
;> 	image_store v[2:5], v[0:1], s[0:7] dmask:0xf unorm
;> 	v_mov_b32_e32 v2, v0
;> 	image_atomic_add v2, v[0:1], s[0:7] dmask:0x1 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_add
;> 	global_store_dword v10, v2, s[10:11]
;> 	v_mov_b32_e32 v3, 0x4d
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (18:3)
;> 	image_atomic_add v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	v_mov_b32_e32 v2, v0
;> 	image_atomic_cmpswap v[2:3], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_cmpswap
;> 	global_store_dword v10, v2, s[10:11]
;> 	v_mov_b32_e32 v2, 5
;> 	v_mov_b32_e32 v3, 0
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (21:3)
;> 	image_atomic_add v[2:3], v[0:1], s[0:7] dmask:0x3 unorm glc
;> 	s_waitcnt vmcnt(0)              ; v2 from image_atomic_add, v3 from image_atomic_add
;> 	global_store_dwordx2 v10, v[2:3], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (23:3)
;> 	image_get_resinfo v[2:5], v10, s[0:7] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v2 from image_get_resinfo, v3 from image_get_resinfo, v4 from image_get_resinfo, v5 from image_get_resinfo
;> 	global_store_dwordx4 v10, v[2:5], s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (25:3)
;> 	image_load v0, v[0:1], s[0:7] dmask:0x1 unorm
;> 	s_waitcnt vmcnt(0)              ; v0 from image_load
;> 	global_store_dword v10, v0, s[10:11]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (27:3)
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	accesses, .Lfunc_end0-accesses
;> ; Kernel info:
;> ; codeLenInByte = 328
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 13
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	samples
;> 	.globl	samples
;> 	.p2align	8
;> 	.type	samples,@function
;> samples:
;> 	s_load_dwordx4 s[12:15], s[4:5], 0x0
;> 	v_cvt_f32_u32_e32 v3, v0
;> 	v_mov_b32_e32 v12, 0
;> 	s_waitcnt lgkmcnt(0)            ; s12 from s_load_dwordx4, s13 from s_load_dwordx4
;> 	s_load_dwordx4 s[0:3], s[12:13], 0x0
;> 	s_load_dwordx4 s[4:7], s[12:13], 0x10
;> 	s_load_dwordx4 s[8:11], s[12:13], 0x30
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4, s8 from s_load_dwordx4, s9 from s_load_dwordx4, s10 from s_load_dwordx4, s11 from s_load_dwordx4
;> 	image_sample v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample, v5 from image_sample, v6 from image_sample, v7 from image_sample
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (37:3)
;> 	image_sample_lz v[4:7], v3, s[0:7], s[8:11] dmask:0xf unorm
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1 (40:9)
;> 	v_mov_b32_e32 v5, 1.0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v6, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (39:3)
;> 	image_sample_l v[4:7], v[3:6], s[0:7], s[8:11] dmask:0xf da
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_l, v5 from image_sample_l, v6 from image_sample_l, v7 from image_sample_l
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (41:3)
;> 	image_sample_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_lz, v5 from image_sample_lz, v6 from image_sample_lz, v7 from image_sample_lz
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	v_mov_b32_e32 v8, 0
;> 	v_mov_b32_e32 v11, 0
;> 	v_mov_b32_e32 v4, v3
;> 	v_mov_b32_e32 v5, v12
;> 	v_mov_b32_e32 v6, v3
;> 	v_mov_b32_e32 v7, v3
;> 	v_mov_b32_e32 v9, v3
;> 	v_mov_b32_e32 v10, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (43:3)
;> 	image_sample_d v[4:7], v[3:11], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_d, v5 from image_sample_d, v6 from image_sample_d, v7 from image_sample_d
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (45:3)
;> 	image_gather4_lz v[4:7], v[3:4], s[0:7], s[8:11] dmask:0x2
;> 	s_waitcnt vmcnt(0)              ; v4 from image_gather4_lz, v5 from image_gather4_lz, v6 from image_gather4_lz, v7 from image_gather4_lz
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	v_mov_b32_e32 v0, 5
;> 	v_mov_b32_e32 v1, 2.0
;> 	v_mov_b32_e32 v2, 0x40400000
;> 	v_mov_b32_e32 v5, 0x40e00000
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (47:3)
;> 	image_sample_c_b_cl_o v[4:7], v[0:5], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v4 from image_sample_c_b_cl_o, v5 from image_sample_c_b_cl_o, v6 from image_sample_c_b_cl_o, v7 from image_sample_c_b_cl_o
;> 	global_store_dwordx4 v12, v[4:7], s[14:15]
;> 	s_nop 0                         ; hazard: a store of more than 64 bits, then VALU overwrites its data: 1
;> 	v_mov_b32_e32 v4, v3
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (49:3)
;> 	image_sample_lz v[0:3], v[3:4], s[0:7], s[8:11] dmask:0xf
;> 	s_waitcnt vmcnt(0)              ; v2 from image_sample_lz
;> 	global_store_dword v12, v2, s[14:15]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (52:3)
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	samples, .Lfunc_end1-samples
;> ; Kernel info:
;> ; codeLenInByte = 348
;> ; TotalNumSgprs: 20
;> ; NumVgprs: 13
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 2
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel accesses
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 13
;> 		.amdhsa_next_free_sgpr 12
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel samples
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 13
;> 		.amdhsa_next_free_sgpr 16
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .agpr_count:     0
;>     .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           accesses
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         accesses.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     13
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .agpr_count:     0
;>     .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           samples
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     20
;>     .sgpr_spill_count: 0
;>     .symbol:         samples.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     13
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx908
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
