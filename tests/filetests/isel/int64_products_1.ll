; test isel
; target gfx906
; (add (any (scaled (zext_word x) f)) (uniform base))
define amdgpu_kernel void @add_any_scaled_zext_word_x_f_uniform_base(i64 %b) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = zext i32 %a to i64
  %x1 = shl i64 %x0, 3
  %x2 = add i64 %x1, %b
  store i64 %x2, ptr addrspace(3) %p
  ret void
}
; (add (scaled (zext_word x) f) base)
define amdgpu_kernel void @add_scaled_zext_word_x_f_base() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = zext i32 %a to i64
  %x1 = shl i64 %x0, 3
  %x2 = add i64 %x1, %b
  store i64 %x2, ptr addrspace(3) %p
  ret void
}
; (add (any (scaled (sext_word x) f)) (uniform base))
define amdgpu_kernel void @add_any_scaled_sext_word_x_f_uniform_base(i64 %b) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %x0 = sext i32 %a to i64
  %x1 = shl i64 %x0, 3
  %x2 = add i64 %x1, %b
  store i64 %x2, ptr addrspace(3) %p
  ret void
}
; (add (scaled (sext_word x) f) base)
define amdgpu_kernel void @add_scaled_sext_word_x_f_base() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = sext i32 %a to i64
  %x1 = shl i64 %x0, 3
  %x2 = add i64 %x1, %b
  store i64 %x2, ptr addrspace(3) %p
  ret void
}
; (add (times (zext_word a) (zext_word b)) c)
define amdgpu_kernel void @add_times_zext_word_a_zext_word_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i64, ptr addrspace(3) %pc
  %x0 = zext i32 %a to i64
  %x1 = zext i32 %b to i64
  %x2 = mul i64 %x0, %x1
  %x3 = add i64 %x2, %c
  store i64 %x3, ptr addrspace(3) %p
  ret void
}
; (add (times (sext_word a) (sext_word b)) c)
define amdgpu_kernel void @add_times_sext_word_a_sext_word_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load i64, ptr addrspace(3) %pc
  %x0 = sext i32 %a to i64
  %x1 = sext i32 %b to i64
  %x2 = mul i64 %x0, %x1
  %x3 = add i64 %x2, %c
  store i64 %x3, ptr addrspace(3) %p
  ret void
}
; (times (zext_word a) (zext_word b))
define amdgpu_kernel void @times_zext_word_a_zext_word_b() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = zext i32 %a to i64
  %x1 = zext i32 %b to i64
  %x2 = mul i64 %x0, %x1
  store i64 %x2, ptr addrspace(3) %p
  ret void
}
; (times (sext_word a) (sext_word b))
define amdgpu_kernel void @times_sext_word_a_sext_word_b() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = sext i32 %a to i64
  %x1 = sext i32 %b to i64
  %x2 = mul i64 %x0, %x1
  store i64 %x2, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @add_any_scaled_zext_word_x_f_uniform_base id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy {%s11,%s12}, s[4:5]
;>   p_copy {%s9,%s10}, {%s11,%s12}
;>   s_load_dwordx2 {%s4,%s5}, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v2, %v8
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   v_mad_u64_u32 {%v0,%v1}, {%s6,%s7}, %v3, 8, {%s4,%s5}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_scaled_zext_word_x_f_base id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v2, %v8
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v4,%v5}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mad_u64_u32 {%v0,%v1}, {%s6,%s7}, %v3, 8, {%v4,%v5}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_any_scaled_sext_word_x_f_uniform_base id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy {%s11,%s12}, s[4:5]
;>   p_copy {%s9,%s10}, {%s11,%s12}
;>   s_load_dwordx2 {%s4,%s5}, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v2, %v8
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   v_mad_i64_i32 {%v0,%v1}, {%s6,%s7}, %v3, 8, {%s4,%s5}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_scaled_sext_word_x_f_base id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v2, %v8
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v4,%v5}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mad_i64_i32 {%v0,%v1}, {%s6,%s7}, %v3, 8, {%v4,%v5}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_times_zext_word_a_zext_word_b_c id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy %v2, %v9
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v2 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:16 mem(load,local,not_atomic,system)
;>   v_mad_u64_u32 {%v0,%v1}, {%s7,%s8}, %v3, %v4, {%v5,%v6}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_times_sext_word_a_sext_word_b_c id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy %v2, %v9
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v2 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:16 mem(load,local,not_atomic,system)
;>   v_mad_i64_i32 {%v0,%v1}, {%s7,%s8}, %v3, %v4, {%v5,%v6}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_zext_word_a_zext_word_b id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s5,%s6}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mad_u64_u32 {%v0,%v1}, {%s5,%s6}, %v3, %v4, 0
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_sext_word_a_sext_word_b id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s5,%s6}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mad_i64_i32 {%v0,%v1}, {%s5,%s6}, %v3, %v4, 0
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
