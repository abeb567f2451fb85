; test isel
; target gfx906
; (add (shl x (const n)) y), uniform
define amdgpu_kernel void @shifted_sums(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %s1 = shl i32 %x, 1
  %a1 = add i32 %s1, %y
  %s2 = shl i32 %a1, 2
  %a2 = add i32 %y, %s2
  %s3 = shl i32 %a2, 3
  %a3 = add i32 %s3, 1000
  %s4 = shl i32 %a3, 4
  %a4 = add i32 %s4, %a3
  store i32 %a4, ptr addrspace(1) %p
  ret void
}
; The shift has two uses.
define amdgpu_kernel void @shift_of_two_uses(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %s = shl i32 %x, 2
  %a = add i32 %s, %y
  %b = xor i32 %s, %a
  store i32 %b, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> func @shifted_sums id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_lshl1_add_u32 %s9, %s4, %s5
;>   s_lshl2_add_u32 %s8, %s9, %s5
;>   s_lshl3_add_u32 %s7, %s8, 0x3e8
;>   s_lshl4_add_u32 %s0, %s7, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @shift_of_two_uses id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s11,%s12}, s[4:5]
;>   p_copy {%s9,%s10}, {%s11,%s12}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_lshl_b32 %s7, %s4, 2
;>   s_add_i32 %s8, %s7, %s5
;>   s_xor_b32 %s0, %s7, %s8
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
