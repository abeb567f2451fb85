; test isel
; target gfx906
; The form that returns nothing.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = atomicrmw add ptr addrspace(1) %q, i32 %n syncscope("agent") monotonic
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx2 {%s1,%s2}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s3, {%s7,%s8}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v5, %v6
;>   v_lshlrev_b32_e64 %v0, 2, %v5
;>   p_copy %v4, %s3
;>   global_atomic_add %v0, %v4, {%s1,%s2} mem(rmw_no_return,global,monotonic,agent)
;>   p_endpgm
;> }
