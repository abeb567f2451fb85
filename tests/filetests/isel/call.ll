; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %x = call i32 @f(i32 %i)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
define i32 @f(i32 %x) noinline {
  %y = add i32 %x, 1
  ret i32 %y
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @f id=1 stage=thread wave=64
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v1, v0
;>   v_add_u32_e64 %v0, %v1, 1
;>   p_copy v0, %v0
;>   p_return v0
;> }
;>
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr flat_scratch_init
;>   scratch
;>   flat_scratch
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s1,%s2}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v4, %v5
;>   p_copy v0, %v4
;>   p_call off, v0 callee(1)
;>   p_copy %v0, v0
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
