; test isel
; target gfx906
; (select c x y)
define amdgpu_kernel void @select_c_x_y(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = select i1 %x4, i32 %b, i32 %c
  store i32 %x5, ptr addrspace(1) %p
  ret void
}
; (select c x y)
define amdgpu_kernel void @select_c_x_y_2(ptr addrspace(1) %p, i32 %a, i64 %b, i64 %c) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = select i1 %x4, i64 %b, i64 %c
  store i64 %x5, ptr addrspace(1) %p
  ret void
}
; (select (once (bnot c)) x y)
define amdgpu_kernel void @select_once_bnot_c_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load half, ptr addrspace(3) %pc
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = xor i1 %x4, true
  %x6 = select i1 %x5, half %b, half %c
  store half %x6, ptr addrspace(3) %p
  ret void
}
; (select c x y)
define amdgpu_kernel void @select_c_x_y_3() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load half, ptr addrspace(3) %pc
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = select i1 %x4, half %b, half %c
  store half %x5, ptr addrspace(3) %p
  ret void
}
; (select (once (bnot c)) x y)
define amdgpu_kernel void @select_once_bnot_c_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = xor i1 %x4, true
  %x6 = select i1 %x5, i32 %b, i32 %c
  store i32 %x6, ptr addrspace(3) %p
  ret void
}
; (select c x y)
define amdgpu_kernel void @select_c_x_y_4() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i32, ptr addrspace(3) %pc
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = select i1 %x4, i32 %b, i32 %c
  store i32 %x5, ptr addrspace(3) %p
  ret void
}
; (select (once (bnot c)) x y)
define amdgpu_kernel void @select_once_bnot_c_x_y_3() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i64, ptr addrspace(3) %pc
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = xor i1 %x4, true
  %x6 = select i1 %x5, i64 %b, i64 %c
  store i64 %x6, ptr addrspace(3) %p
  ret void
}
; (select c x y)
define amdgpu_kernel void @select_c_x_y_5() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i64, ptr addrspace(3) %pc
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = select i1 %x4, i64 %b, i64 %c
  store i64 %x5, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @select_c_x_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s7, {%s13,%s14}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s12, %s4, 1
;>   s_cmp_lg_u32 %s12, 0
;>   s_cselect_b32 %s9, 1, 0
;>   s_and_b32 %s11, %s4, 2
;>   s_cmp_lg_u32 %s11, 0
;>   s_cselect_b32 %s10, 1, 0
;>   s_or_b32 %s8, %s9, %s10
;>   s_cmp_lg_u32 %s8, 0
;>   s_cselect_b32 %s0, %s5, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @select_c_x_y_2 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s19,%s20}, s[4:5]
;>   p_copy {%s17,%s18}, {%s19,%s20}
;>   s_load_dwordx2 {%s4,%s5}, {%s17,%s18}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s15, {%s17,%s18}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx4 {%s7,%s8,%s9,%s10}, {%s17,%s18}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s16, %s15, 1
;>   s_cmp_lg_u32 %s16, 0
;>   s_cselect_b32 %s12, 1, 0
;>   s_and_b32 %s14, %s15, 2
;>   s_cmp_lg_u32 %s14, 0
;>   s_cselect_b32 %s13, 1, 0
;>   s_or_b32 %s11, %s12, %s13
;>   s_cmp_lg_u32 %s11, 0
;>   s_cselect_b64 {%s0,%s1}, {%s7,%s8}, {%s9,%s10}
;>   p_copy %v2, %s0
;>   p_copy %v3, %s1
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dwordx2 %v6, {%v2,%v3}, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @select_once_bnot_c_x_y id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v13, v0
;>   p_copy %v1, %v13
;>   ds_read_b32 %v11, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v2, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v3, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v12, %v11, 1
;>   v_cmp_ne_u32_e64 {%s6,%s7}, 0, %v12
;>   v_and_b32_e64 %v10, %v11, 2
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v10
;>   s_or_b64 {%s4,%s5}, {%s6,%s7}, {%s8,%s9}
;>   v_cndmask_b32_e64 %v0, %v2, %v3, {%s4,%s5}
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @select_c_x_y_3 id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v13, v0
;>   p_copy %v1, %v13
;>   ds_read_b32 %v11, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v2, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v12, %v11, 1
;>   v_cmp_ne_u32_e64 {%s6,%s7}, 0, %v12
;>   v_and_b32_e64 %v10, %v11, 2
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v10
;>   s_or_b64 {%s4,%s5}, {%s6,%s7}, {%s8,%s9}
;>   v_cndmask_b32_e64 %v0, %v2, %v3, {%s4,%s5}
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @select_once_bnot_c_x_y_2 id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v13, v0
;>   p_copy %v1, %v13
;>   ds_read_b32 %v11, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v2, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v12, %v11, 1
;>   v_cmp_ne_u32_e64 {%s6,%s7}, 0, %v12
;>   v_and_b32_e64 %v10, %v11, 2
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v10
;>   s_or_b64 {%s4,%s5}, {%s6,%s7}, {%s8,%s9}
;>   v_cndmask_b32_e64 %v0, %v2, %v3, {%s4,%s5}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @select_c_x_y_4 id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v13, v0
;>   p_copy %v1, %v13
;>   ds_read_b32 %v11, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v2, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v12, %v11, 1
;>   v_cmp_ne_u32_e64 {%s6,%s7}, 0, %v12
;>   v_and_b32_e64 %v10, %v11, 2
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v10
;>   s_or_b64 {%s4,%s5}, {%s6,%s7}, {%s8,%s9}
;>   v_cndmask_b32_e64 %v0, %v2, %v3, {%s4,%s5}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @select_once_bnot_c_x_y_3 id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;>   masks {%s9,%s10}
;>   masks {%s11,%s12}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v16, v0
;>   p_copy %v2, %v16
;>   ds_read_b32 %v14, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v3,%v4}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v15, %v14, 1
;>   v_cmp_ne_u32_e64 {%s9,%s10}, 0, %v15
;>   v_and_b32_e64 %v13, %v14, 2
;>   v_cmp_ne_u32_e64 {%s11,%s12}, 0, %v13
;>   s_or_b64 {%s7,%s8}, {%s9,%s10}, {%s11,%s12}
;>   v_cndmask_b32_e64 %v0, %v3, %v5, {%s7,%s8}
;>   v_cndmask_b32_e64 %v1, %v4, %v6, {%s7,%s8}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @select_c_x_y_5 id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;>   masks {%s9,%s10}
;>   masks {%s11,%s12}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v16, v0
;>   p_copy %v2, %v16
;>   ds_read_b32 %v14, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v3,%v4}, %v2 offset:16 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v15, %v14, 1
;>   v_cmp_ne_u32_e64 {%s9,%s10}, 0, %v15
;>   v_and_b32_e64 %v13, %v14, 2
;>   v_cmp_ne_u32_e64 {%s11,%s12}, 0, %v13
;>   s_or_b64 {%s7,%s8}, {%s9,%s10}, {%s11,%s12}
;>   v_cndmask_b32_e64 %v0, %v3, %v5, {%s7,%s8}
;>   v_cndmask_b32_e64 %v1, %v4, %v6, {%s7,%s8}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
