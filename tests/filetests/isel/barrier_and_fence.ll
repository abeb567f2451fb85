; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  store i32 %n, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
declare void @llvm.amdgcn.s.barrier()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s7,%s8}, s[4:5]
;>   p_copy {%s5,%s6}, {%s7,%s8}
;>   s_load_dwordx2 {%s2,%s3}, {%s5,%s6}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s0, {%s5,%s6}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_fence mem(fence,global+local+private+region,release,workgroup)
;>   s_barrier
;>   p_fence mem(fence,global+local+private+region,acquire,workgroup)
;>   p_endpgm
;> }
