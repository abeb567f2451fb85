; test compile
; target gfx906
; options --stop-after=wave
; The second ballot is of fewer lanes than were compared, and keeps its conjunction, and so is the one of @whole,
; where all lanes are compared.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %i, 17
  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  store volatile i64 %votes, ptr addrspace(1) %o
  %d = icmp ugt i32 %i, 5
  br i1 %d, label %then, label %end
then:
  %few = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  store volatile i64 %few, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
define amdgpu_kernel void @whole(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ugt i32 %i, 5
  br i1 %d, label %then, label %end
then:
  %w = call i32 @llvm.amdgcn.set.inactive.i32(i32 %i, i32 3)
  %c = icmp ult i32 %w, 9
  %s = select i1 %c, i32 %w, i32 77
  %all = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %s)
  store volatile i32 %all, ptr addrspace(1) %o
  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  store volatile i64 %votes, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
; expect gfx906
;> func @k id=0 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s14,%s15}
;>   masks {%s16,%s17}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_cmp_gt_u32_e64 {%s4,%s5}, 17, v0
;>   p_copy {%s8,%s9}, {%s4,%s5}
;>   v_mov_b32_e32 v1, %s8
;>   v_mov_b32_e32 v2, %s9
;>   v_mov_b32_e32 v3, 0
;>   global_store_dwordx2 v3, v[1:2], {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_cmp_lt_u32_e64 {%s6,%s7}, 5, v0
;>   p_wait waits(vmcnt(0)), #-1
;>   s_and_b64 exec, exec, {%s6,%s7}
;>   p_branch_execz
;>   -> bb1, bb3
;>   => bb3, bb1
;> bb1:
;>   s_and_b64 {%s0,%s1}, {%s4,%s5}, exec
;>   v_mov_b32_e32 v0, %s0
;>   v_mov_b32_e32 v1, %s1
;>   v_mov_b32_e32 v2, 0
;>   global_store_dwordx2 v2, v[0:1], {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_jump
;>   -> bb3
;>   => bb3
;> bb3:
;>   p_endpgm
;> }
;>
;> func @whole id=1 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s12,%s13}
;>   masks {%s14,%s15}
;>   masks {%s16,%s17}
;>   masks {%s18,%s19}
;>   masks {%s20,%s21}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_cmp_lt_u32_e64 {%s6,%s7}, 5, v0
;>   s_and_b64 exec, exec, {%s6,%s7}
;>   p_branch_execz
;>   -> bb1, bb3
;>   => bb3, bb1
;> bb1:
;>   s_mov_b64 {%s18,%s19}, exec
;>   s_mov_b64 exec, -1
;>   v_cndmask_b32_e64 v1, 3, v0, {%s18,%s19} lanes(all)
;>   v_cmp_gt_u32_e64 {%s4,%s5}, 9, v1 lanes(all)
;>   s_mov_b64 exec, {%s18,%s19}
;>   s_and_b64 {%s12,%s13}, {%s4,%s5}, exec
;>   s_mov_b64 {%s20,%s21}, exec
;>   s_mov_b64 exec, -1
;>   v_mov_b32_e32 v2, 0x4d lanes(all)
;>   v_cndmask_b32_e64 v1, v2, v1, {%s4,%s5} lanes(all)
;>   s_mov_b64 exec, {%s20,%s21}
;>   v_mov_b32_e32 v0, v1
;>   v_mov_b32_e32 v5, 0
;>   global_store_dword v5, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   s_and_b64 {%s0,%s1}, {%s12,%s13}, exec
;>   v_mov_b32_e32 v3, %s0
;>   v_mov_b32_e32 v4, %s1
;>   p_wait waits(vmcnt(0)), #-1
;>   global_store_dwordx2 v5, v[3:4], {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_jump
;>   -> bb3
;>   => bb3
;> bb3:
;>   p_endpgm
;> }
