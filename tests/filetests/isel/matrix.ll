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
;>   p_copy {%s27,%s28}, s[4:5]
;>   p_copy {%s25,%s26}, {%s27,%s28}
;>   s_load_dwordx2 {%s4,%s5}, {%s25,%s26}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v24, 0
;>   global_load_dwordx2 {%v16,%v17}, %v24, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v19, 16, %v16
;>   v_lshrrev_b32_e64 %v15, 16, %v17
;>   v_mov_b32_e32 %v23, 0
;>   global_load_dwordx4 {%v11,%v12,%v13,%v14}, %v23, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   s_mov_b32 %s22, 0x5040100
;>   v_perm_b32 %v7, %v19, %v16, %s22
;>   s_mov_b32 %s21, 0x5040100
;>   v_perm_b32 %v8, %v15, %v17, %s21
;>   s_mov_b32 %s20, 0x5040100
;>   v_perm_b32 %v9, %v19, %v16, %s20
;>   s_mov_b32 %s18, 0x5040100
;>   v_perm_b32 %v10, %v15, %v17, %s18
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
;>   p_copy {%s22,%s23}, s[4:5]
;>   p_copy {%s20,%s21}, {%s22,%s23}
;>   s_load_dwordx2 {%s4,%s5}, {%s20,%s21}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v19, 0
;>   global_load_dwordx2 {%v12,%v13}, %v19, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v15, 16, %v12
;>   v_lshrrev_b32_e64 %v11, 16, %v13
;>   s_mov_b32 %s18, 0x5040100
;>   v_perm_b32 %v7, %v15, %v12, %s18
;>   s_mov_b32 %s17, 0x5040100
;>   v_perm_b32 %v8, %v11, %v13, %s17
;>   s_mov_b32 %s16, 0x5040100
;>   v_perm_b32 %v9, %v15, %v12, %s16
;>   s_mov_b32 %s14, 0x5040100
;>   v_perm_b32 %v10, %v11, %v13, %s14
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
;>   p_copy {%s27,%s28}, s[4:5]
;>   p_copy {%s25,%s26}, {%s27,%s28}
;>   s_load_dwordx2 {%s4,%s5}, {%s25,%s26}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v24, 0
;>   global_load_dwordx2 {%v16,%v17}, %v24, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v19, 16, %v16
;>   v_lshrrev_b32_e64 %v15, 16, %v17
;>   v_mov_b32_e32 %v23, 0
;>   global_load_dwordx4 {%v11,%v12,%v13,%v14}, %v23, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   s_mov_b32 %s22, 0x5040100
;>   v_perm_b32 %v7, %v19, %v16, %s22
;>   s_mov_b32 %s21, 0x5040100
;>   v_perm_b32 %v8, %v15, %v17, %s21
;>   s_mov_b32 %s20, 0x5040100
;>   v_perm_b32 %v9, %v19, %v16, %s20
;>   s_mov_b32 %s18, 0x5040100
;>   v_perm_b32 %v10, %v15, %v17, %s18
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
;>   p_copy {%s22,%s23}, s[4:5]
;>   p_copy {%s20,%s21}, {%s22,%s23}
;>   s_load_dwordx2 {%s4,%s5}, {%s20,%s21}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v19, 0
;>   global_load_dwordx2 {%v12,%v13}, %v19, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_lshrrev_b32_e64 %v15, 16, %v12
;>   v_lshrrev_b32_e64 %v11, 16, %v13
;>   s_mov_b32 %s18, 0x5040100
;>   v_perm_b32 %v7, %v15, %v12, %s18
;>   s_mov_b32 %s17, 0x5040100
;>   v_perm_b32 %v8, %v11, %v13, %s17
;>   s_mov_b32 %s16, 0x5040100
;>   v_perm_b32 %v9, %v15, %v12, %s16
;>   s_mov_b32 %s14, 0x5040100
;>   v_perm_b32 %v10, %v11, %v13, %s14
;>   v_mfma_f32_4x4x4f16 {%v0,%v1,%v2,%v3}, {%v7,%v8}, {%v9,%v10}, 1.0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx4 %v6, {%v0,%v1,%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
