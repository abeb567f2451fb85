; test isel
; target gfx906
; (bnot x)
define amdgpu_kernel void @bnot_x(ptr addrspace(1) %p, i32 %a) {
  %x0 = xor i32 %a, -1
  store i32 %x0, ptr addrspace(1) %p
  ret void
}
; (band x (bnot y))
define amdgpu_kernel void @band_x_bnot_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = xor i32 %b, -1
  %x1 = and i32 %a, %x0
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
; (bor x (bnot y))
define amdgpu_kernel void @bor_x_bnot_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = xor i32 %b, -1
  %x1 = or i32 %a, %x0
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
; (add x y)
define amdgpu_kernel void @add_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = add i32 %a, %b
  store i32 %x0, ptr addrspace(1) %p
  ret void
}
; (sub x y)
define amdgpu_kernel void @sub_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = sub i32 %a, %b
  store i32 %x0, ptr addrspace(1) %p
  ret void
}
; (mul x y)
define amdgpu_kernel void @mul_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = mul i32 %a, %b
  store i32 %x0, ptr addrspace(1) %p
  ret void
}
; (band x y)
define amdgpu_kernel void @band_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = and i32 %a, %b
  store i32 %x0, ptr addrspace(1) %p
  ret void
}
; (bor x y)
define amdgpu_kernel void @bor_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = or i32 %a, %b
  store i32 %x0, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> func @bnot_x id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s2,%s3}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s5, {%s6,%s7}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_not_b32 %s0, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dword %v4, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_bnot_y id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_andn2_b32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_bnot_y id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_orn2_b32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_x_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_add_i32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sub_x_y id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_sub_i32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @mul_x_y id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_mul_i32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_y id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_y id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_or_b32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
