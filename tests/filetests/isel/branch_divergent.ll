; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %i, %n
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr addrspace(1) %p
  br label %b
b:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s4,%s5}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy {%s11,%s12}, s[4:5]
;>   p_copy {%s9,%s10}, {%s11,%s12}
;>   s_load_dwordx2 {%s1,%s2}, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s7, {%s9,%s10}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v6, %v8
;>   v_cmp_eq_u32_e64 {%s4,%s5}, %v6, %s7
;>   p_branch_lanes {%s4,%s5}
;>   -> bb1, bb2
;> bb1:
;>   v_mov_b32_e32 %v0, 1
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_jump
;>   -> bb3
;> bb2:
;>   p_jump
;>   -> bb3
;> bb3:
;>   p_endpgm
;> }
