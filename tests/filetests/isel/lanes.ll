; test isel
; target gfx906
; What the parts in Rust select: other lanes, state of the machine.
declare i32 @llvm.amdgcn.readfirstlane(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i64 @llvm.amdgcn.s.getpc()
declare i64 @llvm.amdgcn.s.memtime()
declare void @llvm.amdgcn.s.sleep(i32)
define amdgpu_kernel void @lanes(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %x = call i32 @llvm.amdgcn.readfirstlane(i32 %a)
  %y = call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 %x)
  %c = icmp eq i32 %y, 0
  %z = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  store volatile i64 %z, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @state(ptr addrspace(1) %p) {
  call void @llvm.amdgcn.s.sleep(i32 3)
  %a = call i64 @llvm.amdgcn.s.getpc()
  %b = call i64 @llvm.amdgcn.s.memtime()
  %c = sub i64 %b, %a
  store i64 %c, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> func @lanes id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s7,%s8}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s18,%s19}, s[4:5]
;>   p_copy {%s16,%s17}, {%s18,%s19}
;>   s_load_dwordx2 {%s4,%s5}, {%s16,%s17}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v15, 0
;>   global_load_dword %v13, %v15, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v14, 0
;>   global_load_dword %v10, %v14, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_readfirstlane_b32_e32 %s11, %v13
;>   p_copy %v12, %s11
;>   ds_bpermute_b32 %v9, %v10, %v12
;>   v_cmp_eq_u32_e64 {%s7,%s8}, 0, %v9
;>   s_and_b64 {%s0,%s1}, {%s7,%s8}, exec
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @state id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s17,%s18}, s[4:5]
;>   p_copy {%s15,%s16}, {%s17,%s18}
;>   s_load_dwordx2 {%s4,%s5}, {%s15,%s16}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_sleep #3
;>   s_getpc_b64 {%s13,%s14}
;>   p_copy {%s9,%s10}, {%s13,%s14}
;>   s_memtime {%s11,%s12}
;>   p_copy {%s7,%s8}, {%s11,%s12}
;>   s_sub_u32 %s0, %s7, %s9
;>   s_subb_u32 %s1, %s8, %s10
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
