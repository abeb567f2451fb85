; test machine-sink
; target gfx906
; Lanes that are not active behind the second condition are read there.
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
  %w = bitcast float %t to i32
  %v = call i32 @llvm.amdgcn.readlane.i32(i32 %w, i32 3)
  %n = load float, ptr addrspace(1) %r
  %z = bitcast i32 %v to float
  %m = fadd float %n, %z
  br label %end
end:
  %y = phi float [ 3.0, %joined ], [ %m, %second ]
  %u = fadd float 5.0, %y
  store float %u, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s13,%s14}
;>   masks {%s22,%s23}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v24, v0
;>   p_copy {%s27,%s28}, s[4:5]
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s27,%s28}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s16,%s17}, {%s27,%s28}, #16 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v11, 2, %v24
;>   v_cmp_lt_u32_e64 {%s22,%s23}, %v24, %s16
;>   v_mov_b32_e32 %v20, 1.0
;>   p_branch_lanes {%s22,%s23}
;>   -> bb1, bb2
;> bb1:
;>   global_load_dword %v21, %v11, {%s3,%s4} offset:4 mem(load,global,not_atomic,system)
;>   p_jump
;>   -> bb3(%v21)
;> bb2:
;>   p_jump
;>   -> bb3(%v20)
;> bb3(%v19):
;>   v_mul_f32_e64 %v18, %v19, 0.5
;>   v_add_f32_e64 %v12, %v18, 2.0
;>   v_cmp_lt_u32_e64 {%s13,%s14}, %v24, %s17
;>   v_mov_b32_e32 %v7, 0x40400000
;>   p_branch_lanes {%s13,%s14}
;>   -> bb4, bb5
;> bb4:
;>   v_readlane_b32 %s10, %v12, 3
;>   global_load_dword %v9, %v11, {%s3,%s4} offset:8 mem(load,global,not_atomic,system)
;>   v_add_f32_e64 %v8, %v9, %s10
;>   p_jump
;>   -> bb6(%v8)
;> bb5:
;>   p_jump
;>   -> bb6(%v7)
;> bb6(%v6):
;>   v_add_f32_e32 %v0, 0x40a00000, %v6
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
