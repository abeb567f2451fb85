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
;>   masks {%s6,%s7}
;>   masks {%s15,%s16}
;>   masks {%s17,%s18}
;>   masks {%s19,%s20}
;>   masks {%s21,%s22}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 v1, v0
;>   s_mov_b64 {%s21,%s22}, exec
;>   p_jump
;>   -> bb1
;>   => bb1
;> bb1 depth=1:
;>   v_lshrrev_b32_e64 v1, 1, v1
;>   v_xor_b32_e64 v1, v1, 3
;>   v_cmp_gt_u32_e64 {%s6,%s7}, 9, v1
;>   s_andn2_b64 exec, exec, {%s6,%s7}
;>   p_branch_execnz
;>   -> bb3, bb1
;>   => bb1, bb3
;> bb3:
;>   s_mov_b64 exec, {%s21,%s22}
;>   v_lshlrev_b32_e64 v0, 2, v0
;>   global_store_dword v0, v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @two id=1 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s9,%s10}
;>   masks {%s12,%s13}
;>   masks {%s21,%s22}
;>   masks {%s23,%s24}
;>   masks {%s25,%s26}
;>   masks {%s27,%s28}
;>   masks {%s29,%s30}
;>   masks {%s31,%s32}
;>   masks {%s33,%s34}
;>   masks {%s35,%s36}
;>   masks {%s37,%s38}
;>   masks {%s39,%s40}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s19,%s20}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s19,%s20}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 v1, 2, v0
;>   s_mov_b64 {%s35,%s36}, exec
;>   s_mov_b64 {%s39,%s40}, 0
;>   p_jump
;>   -> bb1
;>   => bb1(%s39,%s40)
;> bb1(%s31,%s32) depth=1:
;>   v_lshrrev_b32_e64 v2, 1, v0
;>   v_xor_b32_e64 v0, v2, 3
;>   v_cmp_gt_u32_e64 {%s12,%s13}, 9, v0
;>   s_andn2_b64 exec, exec, {%s12,%s13}
;>   p_branch_execz
;>   -> bb6, bb2
;>   => bb8, bb2
;> bb2 depth=1:
;>   v_cmp_eq_u32_e32 vcc, 0x4e, v2
;>   p_copy {%s9,%s10}, vcc
;>   s_and_b64 {%s25,%s26}, exec, {%s9,%s10}
;>   s_or_b64 {%s37,%s38}, {%s31,%s32}, {%s25,%s26}
;>   s_andn2_b64 exec, exec, {%s9,%s10}
;>   p_branch_execnz
;>   -> bb5, bb1
;>   => bb9, bb10
;> bb9 depth=1:
;>   p_jump
;>   => bb1(%s37,%s38)
;> bb8:
;>   p_jump
;>   => bb5(%s31,%s32)
;> bb10:
;>   p_jump
;>   => bb5(%s37,%s38)
;> bb5(%s33,%s34):
;>   s_mov_b64 exec, {%s33,%s34}
;>   p_branch_execz
;>   => bb6, bb7
;> bb7:
;>   v_mov_b32_e32 v0, 5
;>   v_mov_b32_e32 v2, 0
;>   global_store_dword v2, v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 v0, 1
;>   p_jump
;>   -> bb6
;>   => bb6
;> bb6:
;>   s_or_b64 exec, exec, {%s35,%s36}
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @guarded id=2 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s12,%s13}
;>   masks {%s17,%s18}
;>   masks {%s24,%s25}
;>   masks {%s26,%s27}
;>   masks {%s28,%s29}
;>   masks {%s30,%s31}
;>   masks {%s32,%s33}
;>   masks {%s34,%s35}
;>   masks {%s36,%s37}
;>   masks {%s38,%s39}
;>   masks {%s40,%s41}
;>   masks {%s42,%s43}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s22,%s23}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s22,%s23}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s4, {%s22,%s23}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 v1, 2, v0
;>   v_cmp_gt_u32_e64 {%s17,%s18}, v0, %s4
;>   s_and_saveexec_b64 {%s30,%s31}, {%s17,%s18}
;>   s_xor_b64 {%s32,%s33}, exec, {%s30,%s31}
;>   s_mov_b64 {%s42,%s43}, exec
;>   p_branch_execz
;>   -> bb2, bb5
;>   => bb5, bb2
;> bb2 depth=1:
;>   v_lshrrev_b32_e64 v0, 1, v0
;>   v_xor_b32_e64 v0, v0, 3
;>   v_cmp_gt_u32_e64 {%s12,%s13}, 9, v0
;>   s_andn2_b64 exec, exec, {%s12,%s13}
;>   p_branch_execnz
;>   -> bb4, bb2
;>   => bb2, bb4
;> bb4:
;>   s_mov_b64 exec, {%s42,%s43}
;>   v_mul_lo_u32 v2, v0, v0
;>   v_mov_b32_e32 v3, 0
;>   global_store_dword v3, v2, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_jump
;>   -> bb6
;>   => bb5
;> bb5:
;>   s_mov_b64 exec, {%s32,%s33}
;>   p_branch_execz
;>   => bb6, bb7
;> bb7:
;>   v_mov_b32_e32 v0, 7
;>   v_mov_b32_e32 v2, 0
;>   global_store_dword v2, v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 v0, 1
;>   p_jump
;>   -> bb6
;>   => bb6
;> bb6:
;>   s_or_b64 exec, exec, {%s30,%s31}
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
