; test isel
; target gfx906
; What is carried around a loop is the same in all lanes, what leaves it is not.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %l
l:
  %x = phi i32 [ 0, %0 ], [ %y, %l ]
  %y = add i32 %x, 1
  %c = icmp ult i32 %y, %i
  br i1 %c, label %l, label %e
e:
  store i32 %y, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s1,%s2}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v8, %v11
;>   s_mov_b32 %s10, 0
;>   p_jump
;>   -> bb1(%s10)
;> bb1(%s9) depth=1:
;>   s_add_i32 %s4, %s9, 1
;>   v_cmp_lt_u32_e64 {%s6,%s7}, %s4, %v8
;>   p_copy %v5, %s4
;>   p_branch_lanes {%s6,%s7}
;>   -> bb2, bb3(%v5)
;> bb2 depth=1:
;>   p_jump
;>   -> bb1(%s4)
;> bb3(%v0):
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
