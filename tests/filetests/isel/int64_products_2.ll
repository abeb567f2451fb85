; test isel
; target gfx906
; (times x (zero_hi y))
define amdgpu_kernel void @times_x_zero_hi_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %pb
  %x0 = zext i32 %b to i64
  %x1 = mul i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (times (zero_hi x) y)
define amdgpu_kernel void @times_zero_hi_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = zext i32 %a to i64
  %x1 = mul i64 %x0, %b
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (times x y)
define amdgpu_kernel void @times_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = mul i64 %a, %b
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @times_x_zero_hi_y_2 id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v10, v0
;>   p_copy %v2, %v10
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v5, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mul_lo_u32 %v6, %v4, %v5
;>   v_mov_b32_e32 %v9, 0
;>   v_mad_u64_u32 {%v0,%v1}, {%s7,%s8}, %v3, %v5, {%v9,%v6}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_zero_hi_x_y_2 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v10, v0
;>   p_copy %v2, %v10
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v4,%v5}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mul_lo_u32 %v6, %v3, %v5
;>   v_mov_b32_e32 %v9, 0
;>   v_mad_u64_u32 {%v0,%v1}, {%s7,%s8}, %v3, %v4, {%v9,%v6}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @times_x_y_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s8,%s9}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v12, v0
;>   p_copy %v2, %v12
;>   ds_read_b64 {%v4,%v5}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v6,%v7}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_mad_u64_u32 {%v0,%v3}, {%s8,%s9}, %v4, %v6, 0
;>   v_mul_lo_u32 %v10, %v4, %v7
;>   v_mul_lo_u32 %v11, %v5, %v6
;>   v_add3_u32 %v1, %v3, %v10, %v11
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
