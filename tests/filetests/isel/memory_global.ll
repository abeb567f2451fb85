; test isel
; target gfx906
; A uniform base and an offset of the lane; a constant goes into the instruction.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) %q, i32 5
  store i32 %x, ptr addrspace(1) %r
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s2,%s3}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v4, %v5
;>   v_lshlrev_b32_e64 %v1, 2, %v4
;>   global_load_dword %v0, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   global_store_dword %v1, %v0, {%s2,%s3} offset:20 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
