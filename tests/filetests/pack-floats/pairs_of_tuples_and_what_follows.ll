; test pack-floats
; target gfx90a
; A product of complex numbers: halves twice, exchanged, and one of them negated.
define amdgpu_kernel void @complex(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %px = getelementptr <2 x float>, ptr addrspace(1) %p, i32 %id
  %qx = getelementptr <2 x float>, ptr addrspace(1) %q, i32 %id
  %x = load <2 x float>, ptr addrspace(1) %px
  %y = load <2 x float>, ptr addrspace(1) %qx
  %xr = extractelement <2 x float> %x, i32 0
  %xi = extractelement <2 x float> %x, i32 1
  %yr = extractelement <2 x float> %y, i32 0
  %yi = extractelement <2 x float> %y, i32 1
  %rr = fmul float %xr, %yr
  %ri = fmul float %xr, %yi
  %minus = fneg float %xi
  %re = call float @llvm.fma.f32(float %minus, float %yi, float %rr)
  %im = call float @llvm.fma.f32(float %xi, float %yr, float %ri)
  %z0 = insertelement <2 x float> poison, float %re, i32 0
  %z = insertelement <2 x float> %z0, float %im, i32 1
  store <2 x float> %z, ptr addrspace(1) %px
  ret void
}
; Sums of a loop are in no tuple; the second operation of the last two needs the first one's result.
define amdgpu_kernel void @loop(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ %id, %0 ], [ %next, %body ]
  %a = phi float [ 0.0, %0 ], [ %a.next, %body ]
  %b = phi float [ 0.0, %0 ], [ %b.next, %body ]
  %px = getelementptr <2 x float>, ptr addrspace(1) %p, i32 %i
  %x = load <2 x float>, ptr addrspace(1) %px
  %x0 = extractelement <2 x float> %x, i32 0
  %x1 = extractelement <2 x float> %x, i32 1
  %a.next = fsub float %x0, %a
  %b.next = fsub float %x1, %b
  %next = add i32 %i, 64
  %again = icmp ult i32 %next, %n
  br i1 %again, label %body, label %end
end:
  %first = fadd float %x0, %a.next
  %second = fadd float %x1, %first
  %to = getelementptr float, ptr addrspace(1) %q, i32 %id
  store float %b.next, ptr addrspace(1) %to
  %to2 = getelementptr float, ptr addrspace(1) %to, i32 64
  store float %second, ptr addrspace(1) %to2
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.fma.f32(float, float, float)
; expect gfx90a
;> func @complex id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v15, v0
;>   p_copy {%s18,%s19}, s[4:5]
;>   s_load_dwordx4 {%s3,%s4,%s5,%s6}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v2, 3, %v15
;>   v_lshlrev_b32_e64 %v13, 3, %v15
;>   global_load_dwordx2 {%v7,%v8}, %v2, {%s3,%s4} mem(load,global,not_atomic,system)
;>   global_load_dwordx2 {%v9,%v10}, %v13, {%s5,%s6} mem(load,global,not_atomic,system)
;>   v_pk_mul_f32 {%v12,%v11}, {%v7,%v8}, {%v9,%v10} op_sel_hi:6
;>   v_pk_fma_f32 {%v1,%v0}, {%v7,%v8}, {%v9,%v10}, {%v12,%v11} op_sel:3 op_sel_hi:5 neg_lo:1
;>   global_store_dwordx2 %v2, {%v1,%v0}, {%s3,%s4} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @loop id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s17,%s18}
;>   masks {%s25,%s26}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v29, v0
;>   p_copy {%s32,%s33}, s[4:5]
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s32,%s33}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s19, {%s32,%s33}, #16 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v27, 0
;>   v_mov_b32_e32 %v28, 0
;>   p_jump
;>   -> bb1(%v29,%v27,%v28)
;> bb1(%v20,%v22,%v21) depth=1:
;>   v_mad_i64_i32 {%v23,%v24}, {%s25,%s26}, %v20, 8, {%s2,%s3}
;>   global_load_dwordx2 {%v15,%v16}, {%v23,%v24}, off mem(load,global,not_atomic,system)
;>   v_pk_add_f32 {%v13,%v14}, {%v15,%v16}, {%v22,%v21} neg_lo:2 neg_hi:2
;>   v_add_u32_e64 %v12, %v20, 64
;>   v_cmp_lt_u32_e64 {%s17,%s18}, %v12, %s19
;>   p_branch_lanes {%s17,%s18}
;>   -> bb2, bb3(%v14,%v13,%v16,%v15)
;> bb2 depth=1:
;>   p_jump
;>   -> bb1(%v12,%v13,%v14)
;> bb3(%v6,%v11,%v8,%v10):
;>   v_add_f32_e64 %v9, %v10, %v11
;>   v_add_f32_e64 %v0, %v8, %v9
;>   v_lshlrev_b32_e64 %v1, 2, %v29
;>   global_store_dword %v1, %v6, {%s4,%s5} mem(store,global,not_atomic,system)
;>   global_store_dword %v1, %v0, {%s4,%s5} offset:256 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
