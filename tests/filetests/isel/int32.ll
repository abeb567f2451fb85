; test isel
; target gfx900 gfx906 gfx90a
; One instruction for two or three operations, bit fields, small constants.
define amdgpu_kernel void @add3(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %c = load volatile i32, ptr addrspace(1) %mem
  %x = add i32 %a, %b
  %y = add i32 %c, %x
  store volatile i32 %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @shift_and_mask(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %x = lshr i32 %a, 8
  %y = and i32 %x, 255
  store volatile i32 %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @rotate(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %x = shl i32 %a, 8
  %y = lshr i32 %a, 24
  %z = or i32 %x, %y
  store volatile i32 %z, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @negative_inline(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %x = add i32 %a, -20
  store volatile i32 %x, ptr addrspace(1) %mem
  ret void
}
; The sum has a second use: nothing is fused.
define amdgpu_kernel void @second_use(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %c = load volatile i32, ptr addrspace(1) %mem
  %x = add i32 %a, %b
  %y = add i32 %c, %x
  %z = xor i32 %x, %y
  store volatile i32 %z, ptr addrspace(1) %mem
  ret void
}
; expect gfx900 gfx906 gfx90a
;> func @add3 id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx2 {%s1,%s2}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_dword %v4, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v8, 0
;>   global_load_dword %v5, %v8, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dword %v6, %v7, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_add3_u32 %v0, %v4, %v5, %v6
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @shift_and_mask id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s1,%s2}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v5, 0
;>   global_load_dword %v4, %v5, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_bfe_u32 %v0, %v4, 8, 8
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @rotate id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s1,%s2}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v5, 0
;>   global_load_dword %v4, %v5, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_alignbit_b32 %v0, %v4, %v4, 24
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @negative_inline id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s1,%s2}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v5, 0
;>   global_load_dword %v4, %v5, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_subrev_u32_e64 %v0, 20, %v4
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @second_use id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s1,%s2}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v11, 0
;>   global_load_dword %v7, %v11, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v10, 0
;>   global_load_dword %v8, %v10, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_dword %v6, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_add_u32_e64 %v4, %v7, %v8
;>   v_add_u32_e64 %v5, %v6, %v4
;>   v_xor_b32_e64 %v0, %v4, %v5
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
