; test isel
; target gfx906
; (fpext (Bits.B16) x)
define amdgpu_kernel void @fpext_bits_b16_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load half, ptr addrspace(3) %p
  %x0 = fpext half %a to float
  store float %x0, ptr addrspace(3) %p
  ret void
}
; (fpext (Bits.B32) x)
define amdgpu_kernel void @fpext_bits_b32_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %x0 = fpext float %a to double
  store double %x0, ptr addrspace(3) %p
  ret void
}
; (fptrunc (Bits.B32) x)
define amdgpu_kernel void @fptrunc_bits_b32_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %x0 = fptrunc float %a to half
  store half %x0, ptr addrspace(3) %p
  ret void
}
; (fptrunc (Bits.B64) x)
define amdgpu_kernel void @fptrunc_bits_b64_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %x0 = fptrunc double %a to float
  store float %x0, ptr addrspace(3) %p
  ret void
}
; (fptosi (Bits.B32) x)
define amdgpu_kernel void @fptosi_bits_b32_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %x0 = fptosi float %a to i32
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (fptoui (Bits.B32) x)
define amdgpu_kernel void @fptoui_bits_b32_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load float, ptr addrspace(3) %p
  %x0 = fptoui float %a to i32
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (fptosi (Bits.B64) x)
define amdgpu_kernel void @fptosi_bits_b64_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %x0 = fptosi double %a to i32
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
; (fptoui (Bits.B64) x)
define amdgpu_kernel void @fptoui_bits_b64_x() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load double, ptr addrspace(3) %p
  %x0 = fptoui double %a to i32
  store i32 %x0, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @fpext_bits_b16_x id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_u16 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_f32_f16_e64 %v0, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fpext_bits_b32_x id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v2, %v4
;>   ds_read_b32 %v3, %v2 mem(load,local,not_atomic,system)
;>   v_cvt_f64_f32_e64 {%v0,%v1}, %v3
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fptrunc_bits_b32_x id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_f16_f32_e64 %v0, %v2
;>   ds_write_b16 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fptrunc_bits_b64_x id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b64 {%v2,%v3}, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_f32_f64_e64 %v0, {%v2,%v3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fptosi_bits_b32_x id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_i32_f32_e64 %v0, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fptoui_bits_b32_x id=5 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v1, %v3
;>   ds_read_b32 %v2, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_u32_f32_e64 %v0, %v2
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fptosi_bits_b64_x id=6 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b64 {%v2,%v3}, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_i32_f64_e64 %v0, {%v2,%v3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @fptoui_bits_b64_x id=7 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v4, v0
;>   p_copy %v1, %v4
;>   ds_read_b64 {%v2,%v3}, %v1 mem(load,local,not_atomic,system)
;>   v_cvt_u32_f64_e64 %v0, {%v2,%v3}
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
