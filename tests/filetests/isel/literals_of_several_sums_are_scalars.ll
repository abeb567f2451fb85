; test isel
; target gfx906
; 0x7fff is added twice: it has a scalar register and both sums have three terms. 0x7ffe is added once, and %s is
; a scalar itself.
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %s) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = mul i32 %x, %x
  %a = add i32 %x, 32767
  %b = add i32 %a, %y
  %c = add i32 %y, 32767
  %d = add i32 %c, %x
  %e = add i32 %x, 32766
  %f = add i32 %e, %y
  %g = add i32 %y, 32767
  %h = add i32 %g, %s
  store i32 %b, ptr addrspace(1) %out
  %p1 = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %d, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %out, i32 2
  store i32 %f, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %out, i32 3
  store i32 %h, ptr addrspace(1) %p3
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v17, v0
;>   p_copy {%s20,%s21}, s[4:5]
;>   p_copy {%s18,%s19}, {%s20,%s21}
;>   s_load_dwordx2 {%s1,%s2}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s11, {%s18,%s19}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v14, %v17
;>   v_mul_u32_u24_e64 %v12, %v14, %v14
;>   s_mov_b32 %s16, 0x7fff
;>   v_add3_u32 %v8, %v14, %s16, %v12
;>   s_mov_b32 %s15, 0x7fff
;>   v_add3_u32 %v6, %v12, %s15, %v14
;>   v_add_u32_e32 %v13, 0x7ffe, %v14
;>   v_add_u32_e64 %v4, %v13, %v12
;>   v_add_u32_e32 %v10, 0x7fff, %v12
;>   v_add_u32_e64 %v0, %v10, %s11
;>   v_mov_b32_e32 %v9, 0
;>   global_store_dword %v9, %v8, {%s1,%s2} mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 %v7, 0
;>   global_store_dword %v7, %v6, {%s1,%s2} offset:4 mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v4, {%s1,%s2} offset:8 mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} offset:12 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
