; test isel
; target gfx906
; (band x y)
define amdgpu_kernel void @band_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = and i32 %b, 1
  %x6 = icmp ne i32 %x5, 0
  %x7 = and i32 %b, 2
  %x8 = icmp ne i32 %x7, 0
  %x9 = or i1 %x6, %x8
  %x10 = and i1 %x4, %x9
  %x11 = zext i1 %x10 to i32
  store i32 %x11, ptr addrspace(1) %p
  ret void
}
; (bor x y)
define amdgpu_kernel void @bor_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = and i32 %b, 1
  %x6 = icmp ne i32 %x5, 0
  %x7 = and i32 %b, 2
  %x8 = icmp ne i32 %x7, 0
  %x9 = or i1 %x6, %x8
  %x10 = or i1 %x4, %x9
  %x11 = zext i1 %x10 to i32
  store i32 %x11, ptr addrspace(1) %p
  ret void
}
; (bxor x y)
define amdgpu_kernel void @bxor_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = and i32 %b, 1
  %x6 = icmp ne i32 %x5, 0
  %x7 = and i32 %b, 2
  %x8 = icmp ne i32 %x7, 0
  %x9 = or i1 %x6, %x8
  %x10 = xor i1 %x4, %x9
  %x11 = zext i1 %x10 to i32
  store i32 %x11, ptr addrspace(1) %p
  ret void
}
; (band x (once (bnot y)))
define amdgpu_kernel void @band_x_once_bnot_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = and i32 %b, 1
  %x6 = icmp ne i32 %x5, 0
  %x7 = and i32 %b, 2
  %x8 = icmp ne i32 %x7, 0
  %x9 = or i1 %x6, %x8
  %x10 = xor i1 %x9, true
  %x11 = and i1 %x4, %x10
  %x12 = zext i1 %x11 to i32
  store i32 %x12, ptr addrspace(3) %p
  ret void
}
; (band x y)
define amdgpu_kernel void @band_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = and i32 %b, 1
  %x6 = icmp ne i32 %x5, 0
  %x7 = and i32 %b, 2
  %x8 = icmp ne i32 %x7, 0
  %x9 = or i1 %x6, %x8
  %x10 = and i1 %x4, %x9
  %x11 = zext i1 %x10 to i32
  store i32 %x11, ptr addrspace(3) %p
  ret void
}
; (bor x y)
define amdgpu_kernel void @bor_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = and i32 %b, 1
  %x6 = icmp ne i32 %x5, 0
  %x7 = and i32 %b, 2
  %x8 = icmp ne i32 %x7, 0
  %x9 = or i1 %x6, %x8
  %x10 = or i1 %x4, %x9
  %x11 = zext i1 %x10 to i32
  store i32 %x11, ptr addrspace(3) %p
  ret void
}
; (bxor x y)
define amdgpu_kernel void @bxor_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = and i32 %a, 1
  %x1 = icmp ne i32 %x0, 0
  %x2 = and i32 %a, 2
  %x3 = icmp ne i32 %x2, 0
  %x4 = or i1 %x1, %x3
  %x5 = and i32 %b, 1
  %x6 = icmp ne i32 %x5, 0
  %x7 = and i32 %b, 2
  %x8 = icmp ne i32 %x7, 0
  %x9 = or i1 %x6, %x8
  %x10 = xor i1 %x4, %x9
  %x11 = zext i1 %x10 to i32
  store i32 %x11, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @band_x_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s20,%s21}, s[4:5]
;>   p_copy {%s18,%s19}, {%s20,%s21}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s17, %s4, 1
;>   s_cmp_lg_u32 %s17, 0
;>   s_cselect_b32 %s14, 1, 0
;>   s_and_b32 %s16, %s4, 2
;>   s_cmp_lg_u32 %s16, 0
;>   s_cselect_b32 %s15, 1, 0
;>   s_or_b32 %s8, %s14, %s15
;>   s_and_b32 %s13, %s5, 1
;>   s_cmp_lg_u32 %s13, 0
;>   s_cselect_b32 %s10, 1, 0
;>   s_and_b32 %s12, %s5, 2
;>   s_cmp_lg_u32 %s12, 0
;>   s_cselect_b32 %s11, 1, 0
;>   s_or_b32 %s9, %s10, %s11
;>   s_and_b32 %s7, %s8, %s9
;>   p_copy %s0, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_y id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s20,%s21}, s[4:5]
;>   p_copy {%s18,%s19}, {%s20,%s21}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s17, %s4, 1
;>   s_cmp_lg_u32 %s17, 0
;>   s_cselect_b32 %s14, 1, 0
;>   s_and_b32 %s16, %s4, 2
;>   s_cmp_lg_u32 %s16, 0
;>   s_cselect_b32 %s15, 1, 0
;>   s_or_b32 %s8, %s14, %s15
;>   s_and_b32 %s13, %s5, 1
;>   s_cmp_lg_u32 %s13, 0
;>   s_cselect_b32 %s10, 1, 0
;>   s_and_b32 %s12, %s5, 2
;>   s_cmp_lg_u32 %s12, 0
;>   s_cselect_b32 %s11, 1, 0
;>   s_or_b32 %s9, %s10, %s11
;>   s_or_b32 %s7, %s8, %s9
;>   p_copy %s0, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bxor_x_y id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s20,%s21}, s[4:5]
;>   p_copy {%s18,%s19}, {%s20,%s21}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s17, %s4, 1
;>   s_cmp_lg_u32 %s17, 0
;>   s_cselect_b32 %s14, 1, 0
;>   s_and_b32 %s16, %s4, 2
;>   s_cmp_lg_u32 %s16, 0
;>   s_cselect_b32 %s15, 1, 0
;>   s_or_b32 %s8, %s14, %s15
;>   s_and_b32 %s13, %s5, 1
;>   s_cmp_lg_u32 %s13, 0
;>   s_cselect_b32 %s10, 1, 0
;>   s_and_b32 %s12, %s5, 2
;>   s_cmp_lg_u32 %s12, 0
;>   s_cselect_b32 %s11, 1, 0
;>   s_or_b32 %s9, %s10, %s11
;>   s_xor_b32 %s7, %s8, %s9
;>   p_copy %s0, %s7
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_once_bnot_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;>   masks {%s10,%s11}
;>   masks {%s15,%s16}
;>   masks {%s17,%s18}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy %v1, %v22
;>   ds_read_b32 %v20, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v13, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v21, %v20, 1
;>   v_cmp_ne_u32_e64 {%s15,%s16}, 0, %v21
;>   v_and_b32_e64 %v19, %v20, 2
;>   v_cmp_ne_u32_e64 {%s17,%s18}, 0, %v19
;>   s_or_b64 {%s4,%s5}, {%s15,%s16}, {%s17,%s18}
;>   v_and_b32_e64 %v14, %v13, 1
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v14
;>   v_and_b32_e64 %v12, %v13, 2
;>   v_cmp_ne_u32_e64 {%s10,%s11}, 0, %v12
;>   s_or_b64 {%s6,%s7}, {%s8,%s9}, {%s10,%s11}
;>   s_andn2_b64 {%s2,%s3}, {%s4,%s5}, {%s6,%s7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @band_x_y_2 id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;>   masks {%s10,%s11}
;>   masks {%s15,%s16}
;>   masks {%s17,%s18}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy %v1, %v22
;>   ds_read_b32 %v20, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v13, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v21, %v20, 1
;>   v_cmp_ne_u32_e64 {%s15,%s16}, 0, %v21
;>   v_and_b32_e64 %v19, %v20, 2
;>   v_cmp_ne_u32_e64 {%s17,%s18}, 0, %v19
;>   s_or_b64 {%s4,%s5}, {%s15,%s16}, {%s17,%s18}
;>   v_and_b32_e64 %v14, %v13, 1
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v14
;>   v_and_b32_e64 %v12, %v13, 2
;>   v_cmp_ne_u32_e64 {%s10,%s11}, 0, %v12
;>   s_or_b64 {%s6,%s7}, {%s8,%s9}, {%s10,%s11}
;>   s_and_b64 {%s2,%s3}, {%s4,%s5}, {%s6,%s7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bor_x_y_2 id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;>   masks {%s10,%s11}
;>   masks {%s15,%s16}
;>   masks {%s17,%s18}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy %v1, %v22
;>   ds_read_b32 %v20, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v13, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v21, %v20, 1
;>   v_cmp_ne_u32_e64 {%s15,%s16}, 0, %v21
;>   v_and_b32_e64 %v19, %v20, 2
;>   v_cmp_ne_u32_e64 {%s17,%s18}, 0, %v19
;>   s_or_b64 {%s4,%s5}, {%s15,%s16}, {%s17,%s18}
;>   v_and_b32_e64 %v14, %v13, 1
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v14
;>   v_and_b32_e64 %v12, %v13, 2
;>   v_cmp_ne_u32_e64 {%s10,%s11}, 0, %v12
;>   s_or_b64 {%s6,%s7}, {%s8,%s9}, {%s10,%s11}
;>   s_or_b64 {%s2,%s3}, {%s4,%s5}, {%s6,%s7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @bxor_x_y_2 id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;>   masks {%s10,%s11}
;>   masks {%s15,%s16}
;>   masks {%s17,%s18}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy %v1, %v22
;>   ds_read_b32 %v20, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v13, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v21, %v20, 1
;>   v_cmp_ne_u32_e64 {%s15,%s16}, 0, %v21
;>   v_and_b32_e64 %v19, %v20, 2
;>   v_cmp_ne_u32_e64 {%s17,%s18}, 0, %v19
;>   s_or_b64 {%s4,%s5}, {%s15,%s16}, {%s17,%s18}
;>   v_and_b32_e64 %v14, %v13, 1
;>   v_cmp_ne_u32_e64 {%s8,%s9}, 0, %v14
;>   v_and_b32_e64 %v12, %v13, 2
;>   v_cmp_ne_u32_e64 {%s10,%s11}, 0, %v12
;>   s_or_b64 {%s6,%s7}, {%s8,%s9}, {%s10,%s11}
;>   s_xor_b64 {%s2,%s3}, {%s4,%s5}, {%s6,%s7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
