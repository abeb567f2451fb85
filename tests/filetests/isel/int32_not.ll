; test isel
; target gfx900 gfx906
; What is inverted at the end: one instruction, where the processor has it.
define amdgpu_kernel void @divergent(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %x = xor i32 %a, %b
  %y = xor i32 %x, -1
  store volatile i32 %y, ptr addrspace(1) %mem
  ret void
}
; The inner operation has a second use: nothing is fused.
define amdgpu_kernel void @second_use(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %x = xor i32 %a, %b
  %y = xor i32 %x, -1
  store volatile i32 %x, ptr addrspace(1) %mem
  store volatile i32 %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @uniform(ptr addrspace(1) %mem, i32 %a, i32 %b, i32 %c) {
  %and = and i32 %a, %b
  %nand = xor i32 %and, -1
  %or = or i32 %nand, %c
  %nor = xor i32 %or, -1
  %xor = xor i32 %nor, %b
  %xnor = xor i32 %xor, -1
  store volatile i32 %xnor, ptr addrspace(1) %mem
  ret void
}
; expect gfx900
;> func @divergent id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s11,%s12}, s[4:5]
;>   p_copy {%s9,%s10}, {%s11,%s12}
;>   s_load_dwordx2 {%s1,%s2}, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v8, 0
;>   global_load_dword %v5, %v8, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dword %v6, %v7, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_xor_b32_e64 %v4, %v5, %v6
;>   v_not_b32_e64 %v0, %v4
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @second_use id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx2 {%s1,%s2}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_dword %v6, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v8, 0
;>   global_load_dword %v7, %v8, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_xor_b32_e64 %v4, %v6, %v7
;>   v_not_b32_e64 %v0, %v4
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v4, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @uniform id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s10,%s11}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_nand_b32 %s8, %s4, %s5
;>   s_nor_b32 %s7, %s8, %s9
;>   s_xnor_b32 %s0, %s7, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
; expect gfx906
;> func @divergent id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx2 {%s1,%s2}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dword %v4, %v7, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v6, 0
;>   global_load_dword %v5, %v6, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_xnor_b32_e64 %v0, %v4, %v5
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @second_use id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx2 {%s1,%s2}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_dword %v6, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v8, 0
;>   global_load_dword %v7, %v8, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_xor_b32_e64 %v4, %v6, %v7
;>   v_not_b32_e64 %v0, %v4
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v4, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @uniform id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s10,%s11}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_nand_b32 %s8, %s4, %s5
;>   s_nor_b32 %s7, %s8, %s9
;>   s_xnor_b32 %s0, %s7, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
