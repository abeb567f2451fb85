; test isel
; target gfx906
; The same in all lanes, and yet in a VGPR: any active lane is asked, for one that waits elsewhere may have something else there by now.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %in) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = load volatile i32, ptr addrspace(1) %in
  %c = icmp ult i32 %t, 32
  br i1 %c, label %b, label %j
b:
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 40)
  store i32 %r, ptr addrspace(1) %o
  br label %j
j:
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v12, v0
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v10, %v12
;>   v_mov_b32_e32 %v11, 0
;>   global_load_dword %v7, %v11, {%s4,%s5} mem(load,global,not_atomic,system,volatile)
;>   v_cmp_gt_u32_e64 {%s8,%s9}, 32, %v10
;>   p_branch_lanes {%s8,%s9}
;>   -> bb1, bb2
;> bb1:
;>   v_readfirstlane_b32_e32 %s0, %v7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_jump
;>   -> bb3
;> bb2:
;>   p_jump
;>   -> bb3
;> bb3:
;>   p_endpgm
;> }
