; test isel
; target gfx906
; (ugt (Bits.B64) x y)
define amdgpu_kernel void @ugt_bits_b64_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = icmp ugt i64 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (uge (Bits.B32) x y)
define amdgpu_kernel void @uge_bits_b32_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = icmp uge i32 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
; (uge (Bits.B32) x y)
define amdgpu_kernel void @uge_bits_b32_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = icmp uge i32 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (uge (Bits.B64) x y)
define amdgpu_kernel void @uge_bits_b64_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = icmp uge i64 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (ult (Bits.B32) x y)
define amdgpu_kernel void @ult_bits_b32_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = icmp ult i32 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
; (ult (Bits.B32) x y)
define amdgpu_kernel void @ult_bits_b32_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = icmp ult i32 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (ult (Bits.B64) x y)
define amdgpu_kernel void @ult_bits_b64_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = icmp ult i64 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (ule (Bits.B32) x y)
define amdgpu_kernel void @ule_bits_b32_x_y(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x0 = icmp ule i32 %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @ugt_bits_b64_x_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v1, %v8
;>   ds_read_b64 {%v4,%v5}, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_gt_u64_e64 {%s2,%s3}, {%v4,%v5}, {%v6,%v7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @uge_bits_b32_x_y id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_cmp_ge_u32 %s4, %s5
;>   s_cselect_b32 %s0, 1, 0
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @uge_bits_b32_x_y_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_ge_u32_e64 {%s2,%s3}, %v4, %v5
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @uge_bits_b64_x_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v1, %v8
;>   ds_read_b64 {%v4,%v5}, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_ge_u64_e64 {%s2,%s3}, {%v4,%v5}, {%v6,%v7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ult_bits_b32_x_y id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_cmp_lt_u32 %s4, %s5
;>   s_cselect_b32 %s0, 1, 0
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ult_bits_b32_x_y_2 id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_lt_u32_e64 {%s2,%s3}, %v4, %v5
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ult_bits_b64_x_y id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v1, %v8
;>   ds_read_b64 {%v4,%v5}, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_lt_u64_e64 {%s2,%s3}, {%v4,%v5}, {%v6,%v7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ule_bits_b32_x_y id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_cmp_le_u32 %s4, %s5
;>   s_cselect_b32 %s0, 1, 0
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
