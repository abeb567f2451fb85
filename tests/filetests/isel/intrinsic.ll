; test isel
; target gfx900 gfx906 gfx90a
; Intrinsics that are one instruction; a uniform one in SGPRs.
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare half @llvm.floor.f16(half)
declare double @llvm.copysign.f64(double, double)
declare i1 @llvm.amdgcn.class.f32(float, i32)
declare float @llvm.amdgcn.div.fmas.f32(float, float, float, i1)
define amdgpu_kernel void @floats(ptr addrspace(1) %mem) {
  %a = load volatile float, ptr addrspace(1) %mem
  %b = load volatile float, ptr addrspace(1) %mem
  %n = fneg float %b
  %x = call float @llvm.fma.f32(float %a, float %n, float 1.0)
  %c = call i1 @llvm.amdgcn.class.f32(float %x, i32 504)
  %y = call float @llvm.amdgcn.div.fmas.f32(float %a, float %b, float %x, i1 %c)
  store volatile float %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @halves(ptr addrspace(1) %mem) {
  %a = load volatile half, ptr addrspace(1) %mem
  %x = call half @llvm.floor.f16(half %a)
  store volatile half %x, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @signs(ptr addrspace(1) %mem) {
  %a = load volatile double, ptr addrspace(1) %mem
  %b = load volatile double, ptr addrspace(1) %mem
  %x = call double @llvm.copysign.f64(double %a, double %b)
  store volatile double %x, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @saturating(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %x = call i32 @llvm.uadd.sat.i32(i32 %a, i32 100000)
  store volatile i32 %x, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @uniform(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx90a
;> func @floats id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s4,%s5}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s1,%s2}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v11, 0
;>   global_load_dword %v6, %v11, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v10, 0
;>   global_load_dword %v7, %v10, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_fma_f32 %v8, %v6, %v7, 1.0 neg:2
;>   s_mov_b32 %s9, 0x1f8
;>   v_cmp_class_f32_e64 {%s4,%s5}, %v8, %s9
;>   p_copy vcc, {%s4,%s5}
;>   v_div_fmas_f32 %v0, %v6, %v7, %v8
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @halves id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx2 {%s1,%s2}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v5, 0
;>   global_load_ushort %v4, %v5, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_floor_f16_e64 %v0, %v4
;>   v_mov_b32_e32 %v3, 0
;>   global_store_short %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @signs id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx2 {%s2,%s3}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v11, 0
;>   global_load_dwordx2 {%v5,%v6}, %v11, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v10, 0
;>   global_load_dwordx2 {%v7,%v8}, %v10, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   p_copy %v0, %v5
;>   s_mov_b32 %s9, 0x7fffffff
;>   v_bfi_b32 %v1, %s9, %v6, %v8
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @saturating id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx2 {%s1,%s2}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v6, 0
;>   global_load_dword %v4, %v6, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v5, 0x186a0
;>   v_add_u32_e64 %v0, %v4, %v5 clamp
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @uniform id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s9,%s10}, s[4:5]
;>   p_copy {%s7,%s8}, {%s9,%s10}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_max_i32 %s0, %s4, %s5
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
