; test pack-floats
; target gfx90a
; Nothing of it is loaded or stored in pairs: the products are neighbours, the third is alone. What the second
; difference takes is the result of the first.
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr half, ptr addrspace(1) %in, i32 %id
  %q = getelementptr half, ptr addrspace(1) %p, i32 100
  %r = getelementptr half, ptr addrspace(1) %p, i32 200
  %h = load half, ptr addrspace(1) %p
  %i = load half, ptr addrspace(1) %q
  %j = load half, ptr addrspace(1) %r
  %x = fpext half %h to float
  %y = fpext half %i to float
  %z = fpext half %j to float
  %u = call float @llvm.amdgcn.exp2.f32(float %x)
  %v = call float @llvm.amdgcn.exp2.f32(float %y)
  %w = call float @llvm.amdgcn.exp2.f32(float %z)
  %a = fmul float %x, %u
  %b = fmul float %y, %v
  %c = fmul float %z, %w
  %d = fsub float %a, %c
  %e = fsub float %d, %b
  %f = fptrunc float %e to half
  store half %f, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.amdgcn.exp2.f32(float)
; expect gfx90a
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v22, v0
;>   p_copy {%s25,%s26}, s[4:5]
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s25,%s26}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v20, 1, %v22
;>   global_load_ushort %v19, %v20, {%s1,%s2} mem(load,global,not_atomic,system)
;>   global_load_ushort %v18, %v20, {%s1,%s2} offset:200 mem(load,global,not_atomic,system)
;>   global_load_ushort %v17, %v20, {%s1,%s2} offset:400 mem(load,global,not_atomic,system)
;>   v_cvt_f32_f16_e64 %v15, %v19
;>   v_cvt_f32_f16_e64 %v13, %v18
;>   v_cvt_f32_f16_e64 %v11, %v17
;>   v_exp_f32_e64 %v16, %v15
;>   v_exp_f32_e64 %v14, %v13
;>   v_exp_f32_e64 %v12, %v11
;>   v_pk_mul_f32 {%v9,%v8}, {%v15,%v13}, {%v16,%v14}
;>   v_mul_f32_e64 %v10, %v11, %v12
;>   v_sub_f32_e64 %v7, %v9, %v10
;>   v_sub_f32_e64 %v6, %v7, %v8
;>   v_cvt_f16_f32_e64 %v0, %v6
;>   v_mov_b32_e32 %v5, 0
;>   global_store_short %v5, %v0, {%s3,%s4} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
