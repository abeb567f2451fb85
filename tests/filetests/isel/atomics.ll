; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = atomicrmw add ptr addrspace(1) %q, i32 %n syncscope("agent") monotonic
  %b = atomicrmw umax ptr addrspace(1) %q, i32 %a syncscope("agent") monotonic
  %c = cmpxchg ptr addrspace(1) %q, i32 %b, i32 %n syncscope("agent") monotonic monotonic
  %d = extractvalue { i32, i1 } %c, 0
  store i32 %d, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s1,%s2}
;>   masks {%s11,%s12}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v19, v0
;>   p_copy {%s22,%s23}, s[4:5]
;>   p_copy {%s20,%s21}, {%s22,%s23}
;>   s_load_dwordx2 {%s3,%s4}, {%s20,%s21}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s8, {%s20,%s21}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v18, %v19
;>   v_lshlrev_b32_e64 %v6, 2, %v18
;>   p_copy %v17, %s8
;>   GlobalAtomicAddRtn %v15, %v6, %v17, {%s3,%s4} mem(rmw_return,global,monotonic,agent)
;>   global_load_dword %v16, %v6, {%s3,%s4} mem(load,global,monotonic,agent)
;>   p_jump
;>   -> bb1(%v16)
;> bb1(%v13) depth=1:
;>   v_max_u32_e64 %v14, %v13, %v15
;>   GlobalAtomicCmpswapRtn %v10, %v6, {%v14,%v13}, {%s3,%s4} mem(rmw_return,global,monotonic,agent)
;>   v_cmp_eq_u32_e64 {%s11,%s12}, %v10, %v13
;>   p_branch_lanes {%s11,%s12}
;>   -> bb3(%v13), bb2
;> bb2 depth=1:
;>   p_jump
;>   -> bb1(%v10)
;> bb3(%v7):
;>   p_copy %v9, %s8
;>   GlobalAtomicCmpswapRtn %v0, %v6, {%v9,%v7}, {%s3,%s4} mem(rmw_return,global,monotonic,agent)
;>   v_cmp_eq_u32_e64 {%s1,%s2}, %v0, %v7
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v0, {%s3,%s4} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
