; test isel
; target gfx906
; (bxor x y)
define amdgpu_kernel void @bxor_x_y(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = xor i64 %a, %b
  store i64 %x0, ptr addrspace(1) %p
  ret void
}
; (shl x n)
define amdgpu_kernel void @shl_x_n(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = and i64 %b, 63
  %x1 = shl i64 %a, %x0
  store i64 %x1, ptr addrspace(1) %p
  ret void
}
; (lshr x n)
define amdgpu_kernel void @lshr_x_n(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = and i64 %b, 63
  %x1 = lshr i64 %a, %x0
  store i64 %x1, ptr addrspace(1) %p
  ret void
}
; (ashr x n)
define amdgpu_kernel void @ashr_x_n(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = and i64 %b, 63
  %x1 = ashr i64 %a, %x0
  store i64 %x1, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> func @bxor_x_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s9,%s10}, {%s11,%s12}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_xor_b64 {%s0,%s1}, {%s6,%s7}, {%s9,%s10}
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @shl_x_n id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s11,%s12}, {%s13,%s14}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_and_b64 {%s9,%s10}, {%s11,%s12}, 63
;>   s_lshl_b64 {%s0,%s1}, {%s6,%s7}, %s9
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @lshr_x_n id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s11,%s12}, {%s13,%s14}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_and_b64 {%s9,%s10}, {%s11,%s12}, 63
;>   s_lshr_b64 {%s0,%s1}, {%s6,%s7}, %s9
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ashr_x_n id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s11,%s12}, {%s13,%s14}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_and_b64 {%s9,%s10}, {%s11,%s12}, 63
;>   s_ashr_i64 {%s0,%s1}, {%s6,%s7}, %s9
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
