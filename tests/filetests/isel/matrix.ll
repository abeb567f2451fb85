; test isel
; target gfx908 gfx90a
; C and D are VGPRs on gfx90a, and C may be a constant; on gfx908 they are moved to AccVGPRs and back.
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @halves(ptr addrspace(1) %mem) {
  %a = load volatile <4 x half>, ptr addrspace(1) %mem
  %c = load volatile <4 x float>, ptr addrspace(1) %mem
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half> %a, <4 x half> %a, <4 x float> %c, i32 2, i32 3, i32 4)
  store volatile <4 x float> %d, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @constant(ptr addrspace(1) %mem) {
  %a = load volatile <4 x half>, ptr addrspace(1) %mem
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half> %a, <4 x half> %a, <4 x float> splat (float 1.0), i32 0, i32 0, i32 0)
  store volatile <4 x float> %d, ptr addrspace(1) %mem
  ret void
}
; expect gfx908
;> func @halves id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s31,%s32}, s[4:5]
;>   p_copy {%s29,%s30}, {%s31,%s32}
;>   s_load_dwordx2 {%s4,%s5}, {%s29,%s30}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v28, 0
;>   global_load_dwordx2 {%v20,%v21}, %v28, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v22, 16, %v20
;>   v_lshrrev_b32_e64 %v19, 16, %v21
;>   v_mov_b32_e32 %v27, 0
;>   global_load_dwordx4 {%v11,%v12,%v13,%v14}, %v27, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_and_b32_e32 %v26, 0xffff, %v20
;>   v_and_b32_e32 %v25, 0xffff, %v22
;>   v_and_b32_e32 %v24, 0xffff, %v21
;>   v_and_b32_e32 %v23, 0xffff, %v19
;>   v_lshl_or_b32 %v7, %v25, 16, %v26
;>   v_lshl_or_b32 %v8, %v23, 16, %v24
;>   v_and_b32_e32 %v18, 0xffff, %v20
;>   v_and_b32_e32 %v17, 0xffff, %v22
;>   v_and_b32_e32 %v16, 0xffff, %v21
;>   v_and_b32_e32 %v15, 0xffff, %v19
;>   v_lshl_or_b32 %v9, %v17, 16, %v18
;>   v_lshl_or_b32 %v10, %v15, 16, %v16
;>   v_accvgpr_write_b32 a0, %v11
;>   v_accvgpr_write_b32 a1, %v12
;>   v_accvgpr_write_b32 a2, %v13
;>   v_accvgpr_write_b32 a3, %v14
;>   v_mfma_f32_4x4x4f16 a[0:3], {%v7,%v8}, {%v9,%v10}, a[0:3] matrix:538
;>   v_accvgpr_read_b32 %v0, a0
;>   v_accvgpr_read_b32 %v1, a1
;>   v_accvgpr_read_b32 %v2, a2
;>   v_accvgpr_read_b32 %v3, a3
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx4 %v6, {%v0,%v1,%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @constant id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s26,%s27}, s[4:5]
;>   p_copy {%s24,%s25}, {%s26,%s27}
;>   s_load_dwordx2 {%s4,%s5}, {%s24,%s25}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v23, 0
;>   global_load_dwordx2 {%v16,%v17}, %v23, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v18, 16, %v16
;>   v_lshrrev_b32_e64 %v15, 16, %v17
;>   v_and_b32_e32 %v22, 0xffff, %v16
;>   v_and_b32_e32 %v21, 0xffff, %v18
;>   v_and_b32_e32 %v20, 0xffff, %v17
;>   v_and_b32_e32 %v19, 0xffff, %v15
;>   v_lshl_or_b32 %v7, %v21, 16, %v22
;>   v_lshl_or_b32 %v8, %v19, 16, %v20
;>   v_and_b32_e32 %v14, 0xffff, %v16
;>   v_and_b32_e32 %v13, 0xffff, %v18
;>   v_and_b32_e32 %v12, 0xffff, %v17
;>   v_and_b32_e32 %v11, 0xffff, %v15
;>   v_lshl_or_b32 %v9, %v13, 16, %v14
;>   v_lshl_or_b32 %v10, %v11, 16, %v12
;>   v_accvgpr_write_b32 a0, 1.0
;>   v_accvgpr_write_b32 a1, 1.0
;>   v_accvgpr_write_b32 a2, 1.0
;>   v_accvgpr_write_b32 a3, 1.0
;>   v_mfma_f32_4x4x4f16 a[0:3], {%v7,%v8}, {%v9,%v10}, a[0:3]
;>   v_accvgpr_read_b32 %v0, a0
;>   v_accvgpr_read_b32 %v1, a1
;>   v_accvgpr_read_b32 %v2, a2
;>   v_accvgpr_read_b32 %v3, a3
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx4 %v6, {%v0,%v1,%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
; expect gfx90a
;> func @halves id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s31,%s32}, s[4:5]
;>   p_copy {%s29,%s30}, {%s31,%s32}
;>   s_load_dwordx2 {%s4,%s5}, {%s29,%s30}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v28, 0
;>   global_load_dwordx2 {%v20,%v21}, %v28, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v22, 16, %v20
;>   v_lshrrev_b32_e64 %v19, 16, %v21
;>   v_mov_b32_e32 %v27, 0
;>   global_load_dwordx4 {%v11,%v12,%v13,%v14}, %v27, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_and_b32_e32 %v26, 0xffff, %v20
;>   v_and_b32_e32 %v25, 0xffff, %v22
;>   v_and_b32_e32 %v24, 0xffff, %v21
;>   v_and_b32_e32 %v23, 0xffff, %v19
;>   v_lshl_or_b32 %v7, %v25, 16, %v26
;>   v_lshl_or_b32 %v8, %v23, 16, %v24
;>   v_and_b32_e32 %v18, 0xffff, %v20
;>   v_and_b32_e32 %v17, 0xffff, %v22
;>   v_and_b32_e32 %v16, 0xffff, %v21
;>   v_and_b32_e32 %v15, 0xffff, %v19
;>   v_lshl_or_b32 %v9, %v17, 16, %v18
;>   v_lshl_or_b32 %v10, %v15, 16, %v16
;>   v_mfma_f32_4x4x4f16 {%v0,%v1,%v2,%v3}, {%v7,%v8}, {%v9,%v10}, {%v11,%v12,%v13,%v14} matrix:538
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx4 %v6, {%v0,%v1,%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @constant id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s26,%s27}, s[4:5]
;>   p_copy {%s24,%s25}, {%s26,%s27}
;>   s_load_dwordx2 {%s4,%s5}, {%s24,%s25}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v23, 0
;>   global_load_dwordx2 {%v16,%v17}, %v23, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v18, 16, %v16
;>   v_lshrrev_b32_e64 %v15, 16, %v17
;>   v_and_b32_e32 %v22, 0xffff, %v16
;>   v_and_b32_e32 %v21, 0xffff, %v18
;>   v_and_b32_e32 %v20, 0xffff, %v17
;>   v_and_b32_e32 %v19, 0xffff, %v15
;>   v_lshl_or_b32 %v7, %v21, 16, %v22
;>   v_lshl_or_b32 %v8, %v19, 16, %v20
;>   v_and_b32_e32 %v14, 0xffff, %v16
;>   v_and_b32_e32 %v13, 0xffff, %v18
;>   v_and_b32_e32 %v12, 0xffff, %v17
;>   v_and_b32_e32 %v11, 0xffff, %v15
;>   v_lshl_or_b32 %v9, %v13, 16, %v14
;>   v_lshl_or_b32 %v10, %v11, 16, %v12
;>   v_mfma_f32_4x4x4f16 {%v0,%v1,%v2,%v3}, {%v7,%v8}, {%v9,%v10}, 1.0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx4 %v6, {%v0,%v1,%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
