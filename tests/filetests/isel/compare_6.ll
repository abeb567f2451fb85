; test isel
; target gfx906
; (oge (Bits.B64) x y)
define amdgpu_kernel void @oge_bits_b64_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load double, ptr addrspace(3) %pb
  %x0 = fcmp oge double %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (olt (Bits.B16) x y)
define amdgpu_kernel void @olt_bits_b16_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %x0 = fcmp olt half %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (olt (Bits.B32) x y)
define amdgpu_kernel void @olt_bits_b32_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load float, ptr addrspace(3) %pb
  %x0 = fcmp olt float %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (olt (Bits.B64) x y)
define amdgpu_kernel void @olt_bits_b64_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load double, ptr addrspace(3) %pb
  %x0 = fcmp olt double %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (ole (Bits.B16) x y)
define amdgpu_kernel void @ole_bits_b16_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %x0 = fcmp ole half %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (ole (Bits.B32) x y)
define amdgpu_kernel void @ole_bits_b32_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load float, ptr addrspace(3) %pb
  %x0 = fcmp ole float %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (ole (Bits.B64) x y)
define amdgpu_kernel void @ole_bits_b64_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load double, ptr addrspace(3) %pb
  %x0 = fcmp ole double %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
; (one (Bits.B16) x y)
define amdgpu_kernel void @one_bits_b16_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %x0 = fcmp one half %a, %b
  %x1 = zext i1 %x0 to i32
  store i32 %x1, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @oge_bits_b64_x_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v1, %v8
;>   ds_read_b64 {%v4,%v5}, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_ge_f64_e64 {%s2,%s3}, {%v4,%v5}, {%v6,%v7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @olt_bits_b16_x_y id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_u16 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_lt_f16_e64 {%s2,%s3}, %v4, %v5
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @olt_bits_b32_x_y id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_lt_f32_e64 {%s2,%s3}, %v4, %v5
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @olt_bits_b64_x_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v1, %v8
;>   ds_read_b64 {%v4,%v5}, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_lt_f64_e64 {%s2,%s3}, {%v4,%v5}, {%v6,%v7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ole_bits_b16_x_y id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_u16 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_le_f16_e64 {%s2,%s3}, %v4, %v5
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ole_bits_b32_x_y id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_b32 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_le_f32_e64 {%s2,%s3}, %v4, %v5
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @ole_bits_b64_x_y id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v1, %v8
;>   ds_read_b64 {%v4,%v5}, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_le_f64_e64 {%s2,%s3}, {%v4,%v5}, {%v6,%v7}
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @one_bits_b16_x_y id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s2,%s3}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v6, v0
;>   p_copy %v1, %v6
;>   ds_read_u16 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v5, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_cmp_lg_f16_e64 {%s2,%s3}, %v4, %v5
;>   v_cndmask_b32_e64 %v0, 0, 1, {%s2,%s3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
