; test compile
; target gfx906
; options --stop-after=wave
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %i, 3
  br i1 %c, label %then, label %end
then:
  store volatile i32 %i, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
; expect gfx906
;> func @k id=0 stage=wave wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s2,%s3}
;>   masks {%s8,%s9}
;>   masks {%s10,%s11}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s6,%s7}, s[4:5]
;>   s_load_dwordx2 {%s0,%s1}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_cmp_gt_u32_e64 {%s2,%s3}, 3, v0
;>   s_and_b64 exec, exec, {%s2,%s3}
;>   p_branch_execz
;>   -> bb1, bb3
;>   => bb3, bb1
;> bb1:
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s0,%s1} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_jump
;>   -> bb3
;>   => bb3
;> bb3:
;>   p_endpgm
;> }
