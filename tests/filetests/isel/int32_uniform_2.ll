; test isel
; target gfx906
; (bxor x y)
define amdgpu_kernel void @bxor_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = xor i32 %a, %b
  store i32 %x0, ptr addrspace(1) %p
  ret void
}
; (shl x n)
define amdgpu_kernel void @shl_x_n(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = and i32 %b, 31
  %x1 = shl i32 %a, %x0
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
; (lshr x n)
define amdgpu_kernel void @lshr_x_n(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = and i32 %b, 31
  %x1 = lshr i32 %a, %x0
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
; (ashr x n)
define amdgpu_kernel void @ashr_x_n(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = and i32 %b, 31
  %x1 = ashr i32 %a, %x0
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> func @bxor_x_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_xor_b32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @shl_x_n id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s7, %s5, 31
;>   s_lshl_b32 %s0, %s4, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @lshr_x_n id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s7, %s5, 31
;>   s_lshr_b32 %s0, %s4, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ashr_x_n id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s7, %s5, 31
;>   s_ashr_i32 %s0, %s4, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
