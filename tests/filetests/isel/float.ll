; test isel
; target gfx900 gfx906 gfx90a
; Floats: modifiers, fusion where it is permitted.
declare float @llvm.fabs.f32(float)
define amdgpu_kernel void @modifiers(ptr addrspace(1) %mem) {
  %a = load volatile float, ptr addrspace(1) %mem
  %b = load volatile float, ptr addrspace(1) %mem
  %x = call float @llvm.fabs.f32(float %a)
  %y = fneg float %x
  %z = fmul float %y, %b
  store volatile float %z, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @fused(ptr addrspace(1) %mem) {
  %a = load volatile float, ptr addrspace(1) %mem
  %b = load volatile float, ptr addrspace(1) %mem
  %c = load volatile float, ptr addrspace(1) %mem
  %x = fmul contract float %a, %b
  %y = fsub contract float %c, %x
  store volatile float %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @not_fused(ptr addrspace(1) %mem) {
  %a = load volatile float, ptr addrspace(1) %mem
  %b = load volatile float, ptr addrspace(1) %mem
  %c = load volatile float, ptr addrspace(1) %mem
  %x = fmul float %a, %b
  %y = fadd contract float %c, %x
  store volatile float %y, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @wide(ptr addrspace(1) %mem) {
  %a = load volatile double, ptr addrspace(1) %mem
  %b = load volatile double, ptr addrspace(1) %mem
  %x = fsub double %a, %b
  %y = fneg double %x
  store volatile double %y, ptr addrspace(1) %mem
  ret void
}
; expect gfx900 gfx906 gfx90a
;> func @modifiers id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx2 {%s1,%s2}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dword %v4, %v7, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v6, 0
;>   global_load_dword %v5, %v6, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mul_f32_e64 %v0, %v4, %v5 neg:1 abs:1
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @fused id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx2 {%s1,%s2}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_dword %v4, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v8, 0
;>   global_load_dword %v5, %v8, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dword %v6, %v7, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_fma_f32 %v0, %v4, %v5, %v6 neg:1
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @not_fused id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s1,%s2}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v10, 0
;>   global_load_dword %v6, %v10, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v9, 0
;>   global_load_dword %v7, %v9, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v8, 0
;>   global_load_dword %v4, %v8, {%s1,%s2} mem(load,global,not_atomic,system,volatile)
;>   v_mul_f32_e64 %v5, %v6, %v7
;>   v_add_f32_e64 %v0, %v4, %v5
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @wide id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx2 {%s2,%s3}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v12, 0
;>   global_load_dwordx2 {%v7,%v8}, %v12, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v11, 0
;>   global_load_dwordx2 {%v9,%v10}, %v11, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_add_f64 {%v5,%v6}, {%v7,%v8}, {%v9,%v10} neg:2
;>   p_copy %v0, %v5
;>   v_xor_b32_e32 %v1, 0x80000000, %v6
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
