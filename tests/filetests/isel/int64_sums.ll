; test isel
; target gfx906
; (add x (zero_lo y))
define amdgpu_kernel void @add_x_zero_lo_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = shl i64 %b, 32
  %x1 = add i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
; (add x y)
define amdgpu_kernel void @add_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = add i64 %a, %b
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
; (sub x y)
define amdgpu_kernel void @sub_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = sub i64 %a, %b
  store i64 %x0, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @add_x_zero_lo_y id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   p_copy %v0, %v3
;>   v_add_u32_e64 %v1, %v4, %v5
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @add_x_y_2 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;>   masks {%s9,%s10}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy %v2, %v11
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_add_co_u32_e64 %v0, {%s7,%s8}, %v3, %v5
;>   v_addc_co_u32_e64 %v1, {%s9,%s10}, %v4, %v6, {%s7,%s8}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @sub_x_y_2 id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s7,%s8}
;>   masks {%s9,%s10}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy %v2, %v11
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_sub_co_u32_e64 %v0, {%s7,%s8}, %v3, %v5
;>   v_subb_co_u32_e64 %v1, {%s9,%s10}, %v4, %v6, {%s7,%s8}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
