; test machine-sink
; target gfx906
; The sum is wanted in a loop: it is computed once, before it.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, ptr addrspace(1) noalias %in, i32 %a, i32 %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %l = load float, ptr addrspace(1) %p
  %s = fmul float %l, 0.5
  %c = icmp ult i32 %i, %a
  br i1 %c, label %first, label %joined
first:
  %q = getelementptr float, ptr addrspace(1) %p, i32 1
  %x = load float, ptr addrspace(1) %q
  br label %joined
joined:
  %y = phi float [ 1.0, %0 ], [ %x, %first ]
  br label %loop
loop:
  %n = phi i32 [ 0, %joined ], [ %n1, %loop ]
  %t = phi float [ %y, %joined ], [ %t1, %loop ]
  %t1 = fadd float %t, %s
  %n1 = add i32 %n, 1
  %again = icmp ult i32 %n1, %b
  br i1 %again, label %loop, label %end
end:
  store float %t1, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s18,%s19}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy {%s25,%s26}, s[4:5]
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s25,%s26}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s8,%s9}, {%s25,%s26}, #16 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v17, 2, %v22
;>   global_load_dword %v21, %v17, {%s3,%s4} mem(load,global,not_atomic,system)
;>   v_cmp_lt_u32_e64 {%s18,%s19}, %v22, %s8
;>   v_mov_b32_e32 %v15, 1.0
;>   p_branch_lanes {%s18,%s19}
;>   -> bb1, bb2
;> bb1:
;>   global_load_dword %v16, %v17, {%s3,%s4} offset:4 mem(load,global,not_atomic,system)
;>   p_jump
;>   -> bb3(%v16)
;> bb2:
;>   p_jump
;>   -> bb3(%v15)
;> bb3(%v14):
;>   v_mul_f32_e64 %v12, %v21, 0.5
;>   s_mov_b32 %s13, 0
;>   p_jump
;>   -> bb4(%s13,%v14)
;> bb4(%s10,%v11) depth=1:
;>   v_add_f32_e64 %v7, %v11, %v12
;>   s_add_i32 %s6, %s10, 1
;>   s_cmp_lt_u32 %s6, %s9
;>   p_branch_scc1
;>   -> bb5, bb6(%v7)
;> bb5 depth=1:
;>   p_jump
;>   -> bb4(%s6,%v7)
;> bb6(%v0):
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
