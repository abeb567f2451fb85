; test isel
; target gfx906 gfx908
; Two halves in a word, and products of the elements of words.
declare <2 x half> @llvm.amdgcn.cvt.pkrtz(float, float)
declare float @llvm.amdgcn.fdot2(<2 x half>, <2 x half>, float, i1)
declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1)
declare i32 @llvm.amdgcn.udot8(i32, i32, i32, i1)
define amdgpu_kernel void @pack_and_dot(ptr addrspace(1) %mem) {
  %a = load volatile float, ptr addrspace(1) %mem
  %b = load volatile float, ptr addrspace(1) %mem
  %c = load volatile float, ptr addrspace(1) %mem
  %x = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %a, float %b)
  %y = call float @llvm.amdgcn.fdot2(<2 x half> %x, <2 x half> %x, float %c, i1 false)
  store volatile float %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @bytes(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %c = load volatile i32, ptr addrspace(1) %mem
  %x = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %c, i1 false)
  %y = call i32 @llvm.amdgcn.udot8(i32 %a, i32 %x, i32 %c, i1 true)
  store volatile i32 %y, ptr addrspace(1) %mem
  ret void
}
; expect gfx906 gfx908
;> func @pack_and_dot id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s18,%s19}, s[4:5]
;>   p_copy {%s16,%s17}, {%s18,%s19}
;>   s_load_dwordx2 {%s1,%s2}, {%s16,%s17}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v15, 0
;>   global_load_dword %v11, %v15, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v14, 0
;>   global_load_dword %v12, %v14, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v13, 0
;>   global_load_dword %v6, %v13, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_cvt_pkrtz_f16_f32 %v8, %v11, %v12
;>   v_lshrrev_b32_e64 %v7, 16, %v8
;>   s_mov_b32 %s10, 0x5040100
;>   v_perm_b32 %v4, %v7, %v8, %s10
;>   s_mov_b32 %s9, 0x5040100
;>   v_perm_b32 %v5, %v7, %v8, %s9
;>   v_dot2_f32_f16 %v0, %v4, %v5, %v6
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @bytes id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s1,%s2}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v10, 0
;>   global_load_dword %v4, %v10, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_dword %v7, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v8, 0
;>   global_load_dword %v6, %v8, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_dot4_i32_i8 %v5, %v4, %v7, %v6
;>   v_dot8_u32_u4 %v0, %v4, %v5, %v6 clamp
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
