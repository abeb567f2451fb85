; test isel
; target gfx900 gfx906 gfx90a
; Bits and bytes: in VGPRs, and the uniform kernel argument in SGPRs.
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.perm(i32, i32, i32)
define amdgpu_kernel void @divergent(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %c = load volatile i32, ptr addrspace(1) %mem
  %x = call i32 @llvm.ctpop.i32(i32 %a)
  %y = call i32 @llvm.bitreverse.i32(i32 %x)
  %z = call i32 @llvm.bswap.i32(i32 %y)
  %w = call i32 @llvm.fshr.i32(i32 %z, i32 %b, i32 %c)
  %v = call i32 @llvm.amdgcn.sbfe.i32(i32 %w, i32 %b, i32 %c)
  %u = call i32 @llvm.amdgcn.perm(i32 %v, i32 %b, i32 %c)
  store volatile i32 %u, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @uniform(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = call i32 @llvm.ctpop.i32(i32 %a)
  %y = call i32 @llvm.bitreverse.i32(i32 %x)
  %z = call i32 @llvm.fshr.i32(i32 %y, i32 %b, i32 7)
  %w = call i32 @llvm.fshr.i32(i32 %z, i32 %b, i32 %a)
  %v = call i32 @llvm.amdgcn.ubfe.i32(i32 %w, i32 4, i32 9)
  %u = call i32 @llvm.amdgcn.sbfe.i32(i32 %v, i32 %a, i32 %b)
  store i32 %u, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx90a
;> func @divergent id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s20,%s21}, s[4:5]
;>   p_copy {%s18,%s19}, {%s20,%s21}
;>   s_load_dwordx2 {%s1,%s2}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v17, 0
;>   global_load_dword %v14, %v17, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v16, 0
;>   global_load_dword %v5, %v16, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v15, 0
;>   global_load_dword %v6, %v15, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_bcnt_u32_b32 %v13, %v14, 0
;>   v_bfrev_b32_e64 %v10, %v13
;>   v_alignbit_b32 %v9, %v10, %v10, 8
;>   v_alignbit_b32 %v11, %v10, %v10, 24
;>   s_mov_b32 %s12, 0xff00ff00
;>   v_bfi_b32 %v8, %s12, %v9, %v11
;>   v_alignbit_b32 %v7, %v8, %v5, %v6
;>   v_bfe_i32 %v4, %v7, %v5, %v6
;>   v_perm_b32 %v0, %v4, %v5, %v6
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @uniform id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s23,%s24}, s[4:5]
;>   p_copy {%s21,%s22}, {%s23,%s24}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s21,%s22}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_bcnt1_i32_b32 %s20, %s4
;>   s_brev_b32 %s19, %s20
;>   s_lshr_b64 {%s17,%s18}, {%s5,%s19}, 7
;>   p_copy %s15, %s17
;>   s_and_b32 %s16, %s4, 31
;>   s_lshr_b64 {%s13,%s14}, {%s5,%s15}, %s16
;>   p_copy %s12, %s13
;>   s_bfe_u32 %s7, %s12, 0x90004
;>   s_and_b32 %s10, %s5, 31
;>   s_lshl_b32 %s9, %s10, 16
;>   s_and_b32 %s11, %s4, 31
;>   s_or_b32 %s8, %s9, %s11
;>   s_bfe_i32 %s0, %s7, %s8
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
