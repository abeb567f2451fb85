; test isel
; target gfx906
; (add x y)
define amdgpu_kernel void @add_x_y(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = add i64 %a, %b
  store i64 %x0, ptr addrspace(1) %p
  ret void
}
; (sub x y)
define amdgpu_kernel void @sub_x_y(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = sub i64 %a, %b
  store i64 %x0, ptr addrspace(1) %p
  ret void
}
; (times (zero_hi x) (zero_hi y))
define amdgpu_kernel void @times_zero_hi_x_zero_hi_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = zext i32 %a to i64
  %x1 = zext i32 %b to i64
  %x2 = mul i64 %x0, %x1
  store i64 %x2, ptr addrspace(1) %p
  ret void
}
; (times x (zero_hi y))
define amdgpu_kernel void @times_x_zero_hi_y(ptr addrspace(1) %p, i32 %a, i64 %b) {
  %x0 = zext i32 %a to i64
  %x1 = mul i64 %b, %x0
  store i64 %x1, ptr addrspace(1) %p
  ret void
}
; (times (zero_hi x) y)
define amdgpu_kernel void @times_zero_hi_x_y(ptr addrspace(1) %p, i32 %a, i64 %b) {
  %x0 = zext i32 %a to i64
  %x1 = mul i64 %x0, %b
  store i64 %x1, ptr addrspace(1) %p
  ret void
}
; (times x y)
define amdgpu_kernel void @times_x_y(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = mul i64 %a, %b
  store i64 %x0, ptr addrspace(1) %p
  ret void
}
; (band x y)
define amdgpu_kernel void @band_x_y(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = and i64 %a, %b
  store i64 %x0, ptr addrspace(1) %p
  ret void
}
; (bor x y)
define amdgpu_kernel void @bor_x_y(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x0 = or i64 %a, %b
  store i64 %x0, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> func @add_x_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s9,%s10}, {%s11,%s12}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_add_u32 %s0, %s6, %s9
;>   s_addc_u32 %s1, %s7, %s10
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sub_x_y id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s9,%s10}, {%s11,%s12}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_sub_u32 %s0, %s6, %s9
;>   s_subb_u32 %s1, %s7, %s10
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_zero_hi_x_zero_hi_y id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s11,%s12}, s[4:5]
;>   p_copy {%s9,%s10}, {%s11,%s12}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_mul_i32 %s0, %s6, %s7
;>   s_mul_hi_u32 %s1, %s6, %s7
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_x_zero_hi_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s4,%s5}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s12,%s13}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s7,%s8}, {%s12,%s13}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_mul_i32 %s0, %s7, %s9
;>   s_mul_hi_u32 %s10, %s7, %s9
;>   s_mul_i32 %s11, %s8, %s9
;>   s_add_i32 %s1, %s10, %s11
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_zero_hi_x_y id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s4,%s5}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s7, {%s12,%s13}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s8,%s9}, {%s12,%s13}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_mul_i32 %s0, %s7, %s8
;>   s_mul_hi_u32 %s10, %s7, %s8
;>   s_mul_i32 %s11, %s7, %s9
;>   s_add_i32 %s1, %s10, %s11
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_x_y id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s17,%s18}, s[4:5]
;>   p_copy {%s15,%s16}, {%s17,%s18}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s15,%s16}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s9,%s10}, {%s15,%s16}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_mul_i32 %s0, %s6, %s9
;>   s_mul_hi_u32 %s12, %s6, %s9
;>   s_mul_i32 %s13, %s7, %s9
;>   s_add_i32 %s11, %s12, %s13
;>   s_mul_i32 %s14, %s6, %s10
;>   s_add_i32 %s1, %s11, %s14
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_y id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s9,%s10}, {%s11,%s12}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_and_b64 {%s0,%s1}, {%s6,%s7}, {%s9,%s10}
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_y id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s9,%s10}, {%s11,%s12}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_or_b64 {%s0,%s1}, {%s6,%s7}, {%s9,%s10}
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
