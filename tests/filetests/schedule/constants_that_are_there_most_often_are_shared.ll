; test schedule
; target gfx906
; Some constants more than may be shared in a block: the one that is there most often is, though it comes last.
define amdgpu_kernel void @most_often(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %in = getelementptr float, ptr addrspace(1) %p, i32 %id
  %x0 = load float, ptr addrspace(1) %in
  %x1 = call float @llvm.fma.f32(float %x0, float 3.5, float %x0)
  %x2 = call float @llvm.fma.f32(float %x1, float 5.5, float %x0)
  %x3 = call float @llvm.fma.f32(float %x2, float 7.5, float %x0)
  %x4 = call float @llvm.fma.f32(float %x3, float 9.5, float %x0)
  %x5 = call float @llvm.fma.f32(float %x4, float 11.5, float %x0)
  %x6 = call float @llvm.fma.f32(float %x5, float 13.5, float %x0)
  %x7 = call float @llvm.fma.f32(float %x6, float 15.5, float %x0)
  %x8 = call float @llvm.fma.f32(float %x7, float 17.5, float %x0)
  %x9 = call float @llvm.fma.f32(float %x8, float 19.5, float %x0)
  %x10 = call float @llvm.fma.f32(float %x9, float 21.5, float %x0)
  %x11 = call float @llvm.fma.f32(float %x10, float 23.5, float %x0)
  %x12 = call float @llvm.fma.f32(float %x11, float 25.5, float %x0)
  %x13 = call float @llvm.fma.f32(float %x12, float 27.5, float %x0)
  %x14 = call float @llvm.fma.f32(float %x13, float 29.5, float %x0)
  %x15 = call float @llvm.fma.f32(float %x14, float 31.5, float %x0)
  %x16 = call float @llvm.fma.f32(float %x15, float 33.5, float %x0)
  %x17 = call float @llvm.fma.f32(float %x16, float 35.5, float %x0)
  %x18 = call float @llvm.fma.f32(float %x17, float 37.5, float %x0)
  %x19 = call float @llvm.fma.f32(float %x18, float 39.5, float %x0)
  %x20 = call float @llvm.fma.f32(float %x19, float 41.5, float %x0)
  %x21 = call float @llvm.fma.f32(float %x20, float 43.5, float %x0)
  %x22 = call float @llvm.fma.f32(float %x21, float 45.5, float %x0)
  %x23 = call float @llvm.fma.f32(float %x22, float 47.5, float %x0)
  %x24 = call float @llvm.fma.f32(float %x23, float 49.5, float %x0)
  %x25 = call float @llvm.fma.f32(float %x24, float 51.5, float %x0)
  %x26 = call float @llvm.fma.f32(float %x25, float 3.5, float %x0)
  %x27 = call float @llvm.fma.f32(float %x26, float 5.5, float %x0)
  %x28 = call float @llvm.fma.f32(float %x27, float 7.5, float %x0)
  %x29 = call float @llvm.fma.f32(float %x28, float 9.5, float %x0)
  %x30 = call float @llvm.fma.f32(float %x29, float 11.5, float %x0)
  %x31 = call float @llvm.fma.f32(float %x30, float 13.5, float %x0)
  %x32 = call float @llvm.fma.f32(float %x31, float 15.5, float %x0)
  %x33 = call float @llvm.fma.f32(float %x32, float 17.5, float %x0)
  %x34 = call float @llvm.fma.f32(float %x33, float 19.5, float %x0)
  %x35 = call float @llvm.fma.f32(float %x34, float 21.5, float %x0)
  %x36 = call float @llvm.fma.f32(float %x35, float 23.5, float %x0)
  %x37 = call float @llvm.fma.f32(float %x36, float 25.5, float %x0)
  %x38 = call float @llvm.fma.f32(float %x37, float 27.5, float %x0)
  %x39 = call float @llvm.fma.f32(float %x38, float 29.5, float %x0)
  %x40 = call float @llvm.fma.f32(float %x39, float 31.5, float %x0)
  %x41 = call float @llvm.fma.f32(float %x40, float 33.5, float %x0)
  %x42 = call float @llvm.fma.f32(float %x41, float 35.5, float %x0)
  %x43 = call float @llvm.fma.f32(float %x42, float 37.5, float %x0)
  %x44 = call float @llvm.fma.f32(float %x43, float 39.5, float %x0)
  %x45 = call float @llvm.fma.f32(float %x44, float 41.5, float %x0)
  %x46 = call float @llvm.fma.f32(float %x45, float 43.5, float %x0)
  %x47 = call float @llvm.fma.f32(float %x46, float 45.5, float %x0)
  %x48 = call float @llvm.fma.f32(float %x47, float 47.5, float %x0)
  %x49 = call float @llvm.fma.f32(float %x48, float 49.5, float %x0)
  %x50 = call float @llvm.fma.f32(float %x49, float 51.5, float %x0)
  %x51 = call float @llvm.fma.f32(float %x50, float 1.234375e+02, float %x0)
  %x52 = call float @llvm.fma.f32(float %x51, float 1.234375e+02, float %x0)
  %x53 = call float @llvm.fma.f32(float %x52, float 1.234375e+02, float %x0)
  %x54 = call float @llvm.fma.f32(float %x53, float 1.234375e+02, float %x0)
  store float %x54, ptr addrspace(1) %in
  ret void
}
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @most_often id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v113, v0
;>   p_copy {%s116,%s117}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s116,%s117}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v1, 2, %v113
;>   s_mov_b32 %s111, 0x40600000
;>   s_mov_b32 %s110, 0x40b00000
;>   s_mov_b32 %s108, 0x40f00000
;>   s_mov_b32 %s106, 0x41180000
;>   s_mov_b32 %s104, 0x41380000
;>   s_mov_b32 %s102, 0x41580000
;>   s_mov_b32 %s100, 0x41780000
;>   s_mov_b32 %s98, 0x418c0000
;>   s_mov_b32 %s96, 0x419c0000
;>   s_mov_b32 %s94, 0x41ac0000
;>   s_mov_b32 %s92, 0x41bc0000
;>   s_mov_b32 %s90, 0x41cc0000
;>   s_mov_b32 %s88, 0x41dc0000
;>   s_mov_b32 %s86, 0x41ec0000
;>   s_mov_b32 %s84, 0x41fc0000
;>   s_mov_b32 %s82, 0x42060000
;>   s_mov_b32 %s80, 0x420e0000
;>   s_mov_b32 %s78, 0x42160000
;>   s_mov_b32 %s76, 0x421e0000
;>   s_mov_b32 %s74, 0x42260000
;>   s_mov_b32 %s72, 0x422e0000
;>   s_mov_b32 %s70, 0x42360000
;>   s_mov_b32 %s68, 0x423e0000
;>   s_mov_b32 %s66, 0x42460000
;>   s_mov_b32 %s64, 0x424e0000
;>   s_mov_b32 %s16, 0x42460000
;>   s_mov_b32 %s14, 0x424e0000
;>   s_mov_b32 %s12, 0x42f6e000
;>   global_load_dword %v5, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   v_fma_f32 %v109, %v5, %s111, %v5
;>   v_fma_f32 %v107, %v109, %s110, %v5
;>   v_fma_f32 %v105, %v107, %s108, %v5
;>   v_fma_f32 %v103, %v105, %s106, %v5
;>   v_fma_f32 %v101, %v103, %s104, %v5
;>   v_fma_f32 %v99, %v101, %s102, %v5
;>   v_fma_f32 %v97, %v99, %s100, %v5
;>   v_fma_f32 %v95, %v97, %s98, %v5
;>   v_fma_f32 %v93, %v95, %s96, %v5
;>   v_fma_f32 %v91, %v93, %s94, %v5
;>   v_fma_f32 %v89, %v91, %s92, %v5
;>   v_fma_f32 %v87, %v89, %s90, %v5
;>   v_fma_f32 %v85, %v87, %s88, %v5
;>   v_fma_f32 %v83, %v85, %s86, %v5
;>   v_fma_f32 %v81, %v83, %s84, %v5
;>   v_fma_f32 %v79, %v81, %s82, %v5
;>   v_fma_f32 %v77, %v79, %s80, %v5
;>   v_fma_f32 %v75, %v77, %s78, %v5
;>   v_fma_f32 %v73, %v75, %s76, %v5
;>   v_fma_f32 %v71, %v73, %s74, %v5
;>   v_fma_f32 %v69, %v71, %s72, %v5
;>   v_fma_f32 %v67, %v69, %s70, %v5
;>   v_fma_f32 %v65, %v67, %s68, %v5
;>   v_fma_f32 %v63, %v65, %s66, %v5
;>   v_fma_f32 %v61, %v63, %s64, %v5
;>   v_fma_f32 %v59, %v61, %s111, %v5
;>   v_fma_f32 %v57, %v59, %s110, %v5
;>   v_fma_f32 %v55, %v57, %s108, %v5
;>   v_fma_f32 %v53, %v55, %s106, %v5
;>   v_fma_f32 %v51, %v53, %s104, %v5
;>   v_fma_f32 %v49, %v51, %s102, %v5
;>   v_fma_f32 %v47, %v49, %s100, %v5
;>   v_fma_f32 %v45, %v47, %s98, %v5
;>   v_fma_f32 %v43, %v45, %s96, %v5
;>   v_fma_f32 %v41, %v43, %s94, %v5
;>   v_fma_f32 %v39, %v41, %s92, %v5
;>   v_fma_f32 %v37, %v39, %s90, %v5
;>   v_fma_f32 %v35, %v37, %s88, %v5
;>   v_fma_f32 %v33, %v35, %s86, %v5
;>   v_fma_f32 %v31, %v33, %s84, %v5
;>   v_fma_f32 %v29, %v31, %s82, %v5
;>   v_fma_f32 %v27, %v29, %s80, %v5
;>   v_fma_f32 %v25, %v27, %s78, %v5
;>   v_fma_f32 %v23, %v25, %s76, %v5
;>   v_fma_f32 %v21, %v23, %s74, %v5
;>   v_fma_f32 %v19, %v21, %s72, %v5
;>   v_fma_f32 %v17, %v19, %s70, %v5
;>   v_fma_f32 %v15, %v17, %s68, %v5
;>   v_fma_f32 %v13, %v15, %s16, %v5
;>   v_fma_f32 %v11, %v13, %s14, %v5
;>   v_fma_f32 %v9, %v11, %s12, %v5
;>   v_fma_f32 %v7, %v9, %s12, %v5
;>   v_fma_f32 %v4, %v7, %s12, %v5
;>   v_fma_f32 %v0, %v4, %s12, %v5
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
