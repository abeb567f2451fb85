; test isel
; target gfx906
; (fsub x y)
define amdgpu_kernel void @fsub_x_y_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load float, ptr addrspace(3) %pb
  %x0 = fsub float %a, %b
  store float %x0, ptr addrspace(3) %p
  ret void
}
; (fsub x y)
define amdgpu_kernel void @fsub_x_y_3() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load double, ptr addrspace(3) %pb
  %x0 = fsub double %a, %b
  store double %x0, ptr addrspace(3) %p
  ret void
}
; (fneg x)
define amdgpu_kernel void @fneg_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %x0 = fneg half %a
  store half %x0, ptr addrspace(3) %p
  ret void
}
; (fneg x)
define amdgpu_kernel void @fneg_x_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %x0 = fneg float %a
  store float %x0, ptr addrspace(3) %p
  ret void
}
; (fneg x)
define amdgpu_kernel void @fneg_x_3() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %x0 = fneg double %a
  store double %x0, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @fsub_x_y_2 id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_sub_f32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fsub_x_y_3 id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v7, v0
;>   p_copy %v2, %v7
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v5,%v6}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_add_f64 {%v0,%v1}, {%v3,%v4}, {%v5,%v6} neg:2
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fneg_x id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_u16 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_xor_b32_e32 %v0, 0x8000, %v2
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fneg_x_2 id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_xor_b32_e32 %v0, 0x80000000, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fneg_x_3 id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v2, %v5
;>   ds_read_b64 {%v3,%v4}, %v2 mem(load,local,not_atomic,system)
;>   p_copy %v0, %v3
;>   v_xor_b32_e32 %v1, 0x80000000, %v4
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
