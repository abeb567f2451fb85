; test isel
; target gfx906
; (fadd_fast (fmul_fast a b) c)
define amdgpu_kernel void @fadd_fast_fmul_fast_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load half, ptr addrspace(3) %pc
  %x0 = fmul contract half %a, %b
  %x1 = fadd contract half %x0, %c
  store half %x1, ptr addrspace(3) %p
  ret void
}
; (fsub_fast (fmul_fast a b) c)
define amdgpu_kernel void @fsub_fast_fmul_fast_a_b_c() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load half, ptr addrspace(3) %pc
  %x0 = fmul contract half %a, %b
  %x1 = fsub contract half %x0, %c
  store half %x1, ptr addrspace(3) %p
  ret void
}
; (fsub_fast c (fmul_fast a b))
define amdgpu_kernel void @fsub_fast_c_fmul_fast_a_b() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load half, ptr addrspace(3) %pc
  %x0 = fmul contract half %b, %c
  %x1 = fsub contract half %a, %x0
  store half %x1, ptr addrspace(3) %p
  ret void
}
; (fadd x y)
define amdgpu_kernel void @fadd_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %x0 = fadd half %a, %b
  store half %x0, ptr addrspace(3) %p
  ret void
}
; (fmul x y)
define amdgpu_kernel void @fmul_x_y() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load half, ptr addrspace(3) %pb
  %x0 = fmul half %a, %b
  store half %x0, ptr addrspace(3) %p
  ret void
}
; (fadd_fast (fmul_fast a b) c)
define amdgpu_kernel void @fadd_fast_fmul_fast_a_b_c_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load float, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load float, ptr addrspace(3) %pc
  %x0 = fmul contract float %a, %b
  %x1 = fadd contract float %x0, %c
  store float %x1, ptr addrspace(3) %p
  ret void
}
; (fsub_fast (fmul_fast a b) c)
define amdgpu_kernel void @fsub_fast_fmul_fast_a_b_c_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load float, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load float, ptr addrspace(3) %pc
  %x0 = fmul contract float %a, %b
  %x1 = fsub contract float %x0, %c
  store float %x1, ptr addrspace(3) %p
  ret void
}
; (fsub_fast c (fmul_fast a b))
define amdgpu_kernel void @fsub_fast_c_fmul_fast_a_b_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load float, ptr addrspace(3) %pb
  %pc = getelementptr i8, ptr addrspace(3) %p, i32 16
  %c = load float, ptr addrspace(3) %pc
  %x0 = fmul contract float %b, %c
  %x1 = fsub contract float %a, %x0
  store float %x1, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @fadd_fast_fmul_fast_a_b_c id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_u16 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_fma_f16 %v0, %v2, %v3, %v4
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fsub_fast_fmul_fast_a_b_c id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_u16 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_fma_f16 %v0, %v2, %v3, %v4 neg:4
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fsub_fast_c_fmul_fast_a_b id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_u16 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v2, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v3, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_fma_f16 %v0, %v2, %v3, %v4 neg:1
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fadd_x_y id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_u16 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_add_f16_e64 %v0, %v2, %v3
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fmul_x_y id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_u16 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_u16 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_mul_f16_e64 %v0, %v2, %v3
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fadd_fast_fmul_fast_a_b_c_2 id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_fma_f32 %v0, %v2, %v3, %v4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fsub_fast_fmul_fast_a_b_c_2 id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v4, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_fma_f32 %v0, %v2, %v3, %v4 neg:4
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fsub_fast_c_fmul_fast_a_b_2 id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v5, v0
;>   p_copy %v1, %v5
;>   ds_read_b32 %v4, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v2, %v1 offset:8 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:16 mem(load,local,not_atomic,system)
;>   v_fma_f32 %v0, %v2, %v3, %v4 neg:1
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
