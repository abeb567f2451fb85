; test isel
; target gfx900 gfx906 gfx90a
; Comparisons, selection, logic on lane masks.
define amdgpu_kernel void @select_and(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %c = load volatile float, ptr addrspace(1) %mem
  %x = icmp ult i32 %a, %b
  %y = fcmp ugt float %c, 1.0
  %z = and i1 %x, %y
  %r = select i1 %z, i32 %a, i32 %b
  store volatile i32 %r, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @and_not(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %x = icmp slt i32 %a, 3
  %y = icmp eq i32 %b, 0
  %n = xor i1 %y, true
  %z = and i1 %x, %n
  %r = zext i1 %z to i32
  store volatile i32 %r, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @uniform(ptr addrspace(1) %p, i32 %a, i64 %b) {
  %x = icmp ult i32 %a, 7
  %y = select i1 %x, i64 %b, i64 5
  store i64 %y, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx90a
;> func @select_and id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;>   masks {%s10,%s11}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s18,%s19}, s[4:5]
;>   p_copy {%s16,%s17}, {%s18,%s19}
;>   s_load_dwordx2 {%s1,%s2}, {%s16,%s17}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v15, 0
;>   global_load_dword %v5, %v15, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v14, 0
;>   global_load_dword %v4, %v14, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v13, 0
;>   global_load_dword %v12, %v13, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_cmp_lt_u32_e64 {%s8,%s9}, %v5, %v4
;>   v_cmp_nge_f32_e64 {%s10,%s11}, 1.0, %v12
;>   s_and_b64 {%s6,%s7}, {%s8,%s9}, {%s10,%s11}
;>   v_cndmask_b32_e64 %v0, %v4, %v5, {%s6,%s7}
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @and_not id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s16,%s17}, s[4:5]
;>   p_copy {%s14,%s15}, {%s16,%s17}
;>   s_load_dwordx2 {%s1,%s2}, {%s14,%s15}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v13, 0
;>   global_load_dword %v11, %v13, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v12, 0
;>   global_load_dword %v10, %v12, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_cmp_gt_i32_e64 {%s6,%s7}, 3, %v11
;>   v_cmp_eq_u32_e64 {%s8,%s9}, 0, %v10
;>   s_andn2_b64 {%s4,%s5}, {%s6,%s7}, {%s8,%s9}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s4,%s5}
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
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s4,%s5}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s11, {%s12,%s13}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s7,%s8}, {%s12,%s13}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_mov_b32 %s9, 5
;>   s_mov_b32 %s10, 0
;>   s_cmp_lt_u32 %s11, 7
;>   s_cselect_b64 {%s0,%s1}, {%s7,%s8}, {%s9,%s10}
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
