; test machine-sink
; target gfx906
; Each load begins before the one before it is waited for.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, ptr addrspace(1) noalias %in, i32 %a, i32 %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %c = icmp ult i32 %i, %a
  br i1 %c, label %first, label %joined
first:
  %q = getelementptr float, ptr addrspace(1) %p, i32 1
  %l = load float, ptr addrspace(1) %q
  br label %joined
joined:
  %x = phi float [ 1.0, %0 ], [ %l, %first ]
  %s = fmul float %x, 0.5
  %t = fadd float %s, 2.0
  %d = icmp ult i32 %i, %b
  br i1 %d, label %second, label %end
second:
  %r = getelementptr float, ptr addrspace(1) %p, i32 2
  %m = load float, ptr addrspace(1) %r
  br label %end
end:
  %y = phi float [ 3.0, %joined ], [ %m, %second ]
  %u = fadd float %t, %y
  store float %u, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s11,%s12}
;>   masks {%s20,%s21}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy {%s25,%s26}, s[4:5]
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s25,%s26}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s14,%s15}, {%s25,%s26}, #16 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v10, 2, %v22
;>   v_cmp_lt_u32_e64 {%s20,%s21}, %v22, %s14
;>   v_mov_b32_e32 %v18, 1.0
;>   p_branch_lanes {%s20,%s21}
;>   -> bb1, bb2
;> bb1:
;>   global_load_dword %v19, %v10, {%s3,%s4} offset:4 mem(load,global,not_atomic,system)
;>   p_jump
;>   -> bb3(%v19)
;> bb2:
;>   p_jump
;>   -> bb3(%v18)
;> bb3(%v17):
;>   v_cmp_lt_u32_e64 {%s11,%s12}, %v22, %s15
;>   v_mov_b32_e32 %v8, 0x40400000
;>   p_branch_lanes {%s11,%s12}
;>   -> bb4, bb5
;> bb4:
;>   global_load_dword %v9, %v10, {%s3,%s4} offset:8 mem(load,global,not_atomic,system)
;>   p_jump
;>   -> bb6(%v9)
;> bb5:
;>   p_jump
;>   -> bb6(%v8)
;> bb6(%v7):
;>   v_mul_f32_e64 %v16, %v17, 0.5
;>   v_add_f32_e64 %v6, %v16, 2.0
;>   v_add_f32_e64 %v0, %v6, %v7
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
