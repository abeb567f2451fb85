; test compile
; target gfx906
; options --stop-after=wave
; The lanes that leave the loop of @one all come to its only exit: what was active before it is. Of the loop of @two
; some go elsewhere: those of each exit are collected.
define amdgpu_kernel void @one(ptr addrspace(1) %o) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %n = phi i32 [ %i, %entry ], [ %m, %loop ]
  %h = lshr i32 %n, 1
  %m = xor i32 %h, 3
  %done = icmp ult i32 %m, 9
  br i1 %done, label %exit, label %loop
exit:
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %m, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @two(ptr addrspace(1) %o) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  br label %loop
loop:
  %n = phi i32 [ %i, %entry ], [ %m, %next ]
  %h = lshr i32 %n, 1
  %m = xor i32 %h, 3
  %done = icmp ult i32 %m, 9
  br i1 %done, label %exit, label %next
next:
  %other = icmp eq i32 %m, 77
  br i1 %other, label %found, label %loop
found:
  store i32 5, ptr addrspace(1) %o
  br label %exit
exit:
  %v = phi i32 [ %m, %loop ], [ 1, %found ]
  store i32 %v, ptr addrspace(1) %q
  ret void
}
; The lanes that enter the loop of @guarded are saved behind the branch.
define amdgpu_kernel void @guarded(ptr addrspace(1) %o, i32 %k) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  %enters = icmp ugt i32 %i, %k
  br i1 %enters, label %loop, label %other
loop:
  %n = phi i32 [ %i, %entry ], [ %m, %loop ]
  %h = lshr i32 %n, 1
  %m = xor i32 %h, 3
  %done = icmp ult i32 %m, 9
  br i1 %done, label %exit, label %loop
exit:
  %v = mul i32 %m, %m
  store i32 %v, ptr addrspace(1) %o
  br label %end
other:
  store i32 7, ptr addrspace(1) %o
  br label %end
end:
  %w = phi i32 [ %m, %exit ], [ 1, %other ]
  store i32 %w, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @one id=0 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s2,%s3}
;>   masks {%s8,%s9}
;>   masks {%s10,%s11}
;>   masks {%s12,%s13}
;>   masks {%s14,%s15}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s6,%s7}, s[4:5]
;>   s_load_dwordx2 {%s0,%s1}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 v1, v0
;>   s_mov_b64 {%s14,%s15}, exec
;>   p_jump
;>   -> bb1
;>   => bb1
;> bb1 depth=1:
;>   v_lshrrev_b32_e64 v1, 1, v1
;>   v_xor_b32_e64 v1, v1, 3
;>   v_cmp_gt_u32_e64 {%s2,%s3}, 9, v1
;>   s_andn2_b64 exec, exec, {%s2,%s3}
;>   p_branch_execnz
;>   -> bb3, bb1
;>   => bb1, bb3
;> bb3:
;>   s_mov_b64 exec, {%s14,%s15}
;>   v_lshlrev_b32_e64 v0, 2, v0
;>   global_store_dword v0, v1, {%s0,%s1} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @two id=1 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s2,%s3}
;>   masks {%s4,%s5}
;>   masks {%s10,%s11}
;>   masks {%s12,%s13}
;>   masks {%s14,%s15}
;>   masks {%s16,%s17}
;>   masks {%s18,%s19}
;>   masks {%s20,%s21}
;>   masks {%s22,%s23}
;>   masks {%s24,%s25}
;>   masks {%s26,%s27}
;>   masks {%s28,%s29}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   s_load_dwordx2 {%s0,%s1}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 v1, 2, v0
;>   s_mov_b64 {%s24,%s25}, exec
;>   s_mov_b64 {%s28,%s29}, 0
;>   p_jump
;>   -> bb1
;>   => bb1(%s28,%s29)
;> bb1(%s20,%s21) depth=1:
;>   v_lshrrev_b32_e64 v2, 1, v0
;>   v_xor_b32_e64 v0, v2, 3
;>   v_cmp_gt_u32_e64 {%s4,%s5}, 9, v0
;>   s_andn2_b64 exec, exec, {%s4,%s5}
;>   p_branch_execz
;>   -> bb6, bb2
;>   => bb8, bb2
;> bb2 depth=1:
;>   v_cmp_eq_u32_e32 vcc, 0x4e, v2
;>   p_copy {%s2,%s3}, vcc
;>   s_and_b64 {%s14,%s15}, exec, {%s2,%s3}
;>   s_or_b64 {%s26,%s27}, {%s20,%s21}, {%s14,%s15}
;>   s_andn2_b64 exec, exec, {%s2,%s3}
;>   p_branch_execnz
;>   -> bb5, bb1
;>   => bb9, bb10
;> bb9 depth=1:
;>   p_jump
;>   => bb1(%s26,%s27)
;> bb8:
;>   p_jump
;>   => bb5(%s20,%s21)
;> bb10:
;>   p_jump
;>   => bb5(%s26,%s27)
;> bb5(%s22,%s23):
;>   s_mov_b64 exec, {%s22,%s23}
;>   p_branch_execz
;>   => bb6, bb7
;> bb7:
;>   v_mov_b32_e32 v0, 5
;>   v_mov_b32_e32 v2, 0
;>   global_store_dword v2, v0, {%s0,%s1} mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 v0, 1
;>   p_jump
;>   -> bb6
;>   => bb6
;> bb6:
;>   s_or_b64 exec, exec, {%s24,%s25}
;>   global_store_dword v1, v0, {%s0,%s1} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @guarded id=2 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s3,%s4}
;>   masks {%s5,%s6}
;>   masks {%s11,%s12}
;>   masks {%s13,%s14}
;>   masks {%s15,%s16}
;>   masks {%s17,%s18}
;>   masks {%s19,%s20}
;>   masks {%s21,%s22}
;>   masks {%s23,%s24}
;>   masks {%s25,%s26}
;>   masks {%s27,%s28}
;>   masks {%s29,%s30}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   s_load_dwordx2 {%s0,%s1}, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s2, {%s9,%s10}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 v1, 2, v0
;>   v_cmp_gt_u32_e64 {%s5,%s6}, v0, %s2
;>   s_and_saveexec_b64 {%s17,%s18}, {%s5,%s6}
;>   s_xor_b64 {%s19,%s20}, exec, {%s17,%s18}
;>   s_mov_b64 {%s29,%s30}, exec
;>   p_branch_execz
;>   -> bb2, bb5
;>   => bb5, bb2
;> bb2 depth=1:
;>   v_lshrrev_b32_e64 v0, 1, v0
;>   v_xor_b32_e64 v0, v0, 3
;>   v_cmp_gt_u32_e64 {%s3,%s4}, 9, v0
;>   s_andn2_b64 exec, exec, {%s3,%s4}
;>   p_branch_execnz
;>   -> bb4, bb2
;>   => bb2, bb4
;> bb4:
;>   s_mov_b64 exec, {%s29,%s30}
;>   v_mul_lo_u32 v2, v0, v0
;>   v_mov_b32_e32 v3, 0
;>   global_store_dword v3, v2, {%s0,%s1} mem(store,global,not_atomic,system)
;>   p_jump
;>   -> bb6
;>   => bb5
;> bb5:
;>   s_mov_b64 exec, {%s19,%s20}
;>   p_branch_execz
;>   => bb6, bb7
;> bb7:
;>   v_mov_b32_e32 v0, 7
;>   v_mov_b32_e32 v2, 0
;>   global_store_dword v2, v0, {%s0,%s1} mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 v0, 1
;>   p_jump
;>   -> bb6
;>   => bb6
;> bb6:
;>   s_or_b64 exec, exec, {%s17,%s18}
;>   global_store_dword v1, v0, {%s0,%s1} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
