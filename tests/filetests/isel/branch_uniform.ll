; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 3
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr addrspace(1) %p
  br label %b
b:
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s7,%s8}, s[4:5]
;>   p_copy {%s5,%s6}, {%s7,%s8}
;>   s_load_dwordx2 {%s1,%s2}, {%s5,%s6}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s4, {%s5,%s6}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_cmp_eq_u32 %s4, 3
;>   p_branch_scc1
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
