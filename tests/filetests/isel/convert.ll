; test isel
; target gfx900 gfx906 gfx90a
; Casts: between numbers, out of narrow ones, out of i1.
define amdgpu_kernel void @numbers(ptr addrspace(1) %mem) {
  %a = load volatile double, ptr addrspace(1) %mem
  %x = fptosi double %a to i32
  %y = uitofp i32 %x to float
  store volatile float %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @signs(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %x = sext i32 %a to i64
  store volatile i64 %x, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @narrow(ptr addrspace(1) %mem, ptr addrspace(3) %p) {
  %h = load volatile half, ptr addrspace(1) %mem
  %a = load i8, ptr addrspace(3) %p
  %x = sext i8 %a to i32
  %b = bitcast half %h to i16
  %y = zext i16 %b to i32
  %z = add i32 %x, %y
  store volatile i32 %z, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @volatile(ptr addrspace(1) %mem) {
  %a = load volatile i16, ptr addrspace(1) %mem
  %x = sext i16 %a to i32
  store volatile i32 %x, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @condition(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %c = icmp eq i32 %a, 7
  %x = sext i1 %c to i32
  store volatile i32 %x, ptr addrspace(1) %mem
  ret void
}
; expect gfx900 gfx906 gfx90a
;> func @numbers id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx2 {%s1,%s2}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dwordx2 {%v5,%v6}, %v7, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_cvt_i32_f64_e64 %v4, {%v5,%v6}
;>   v_cvt_f32_u32_e64 %v0, %v4
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @signs id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx2 {%s2,%s3}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v6, 0
;>   global_load_dword %v5, %v6, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   p_copy %v0, %v5
;>   v_ashrrev_i32_e64 %v1, 31, %v5
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @narrow id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx2 {%s1,%s2}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s7, {%s10,%s11}, #8 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_ushort %v6, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   p_copy %v8, %s7
;>   ds_read_i8 %v4, %v8 mem(load,local,not_atomic,system)
;>   v_and_b32_e32 %v5, 0xffff, %v6
;>   v_add_u32_e64 %v0, %v4, %v5
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @volatile id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s1,%s2}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v5, 0
;>   global_load_ushort %v4, %v5, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_bfe_i32 %v0, %v4, 0, 16
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @condition id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s4,%s5}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx2 {%s1,%s2}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dword %v6, %v7, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_cmp_eq_u32_e64 {%s4,%s5}, 7, %v6
;>   v_cndmask_b32_e64 %v0, 0, -1, {%s4,%s5}
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
