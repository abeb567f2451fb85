; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %i, %n
  %m = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  store i64 %m, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.ballot.i64(i1)
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s7,%s8}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s4,%s5}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s10, {%s12,%s13}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v9, %v11
;>   v_cmp_lt_u32_e64 {%s7,%s8}, %v9, %s10
;>   s_and_b64 {%s0,%s1}, {%s7,%s8}, exec
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
