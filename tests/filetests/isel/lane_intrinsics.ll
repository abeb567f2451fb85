; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %b = call i32 @llvm.amdgcn.readlane.i32(i32 %i, i32 %n)
  %c = call i32 @llvm.amdgcn.writelane.i32(i32 %a, i32 %b, i32 %i)
  %d = call i32 @llvm.amdgcn.ds.bpermute(i32 %i, i32 %c)
  %e = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 %d)
  store i32 %e, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v10, v0
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s1,%s2}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s11,%s12}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v5, %v10
;>   v_readfirstlane_b32_e32 %s7, %v5
;>   v_readlane_b32 %s8, %v5, %s9
;>   s_mov_b32 m0, %s8
;>   v_writelane_b32 %v6, %s7, m0, old %v5
;>   ds_bpermute_b32 %v4, %v5, %v6
;>   v_mbcnt_lo_u32_b32 %v0, -1, %v4
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
