; test isel
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr <2 x half>, ptr addrspace(1) %p, i32 %i
  %x = load <2 x half>, ptr addrspace(1) %q
  %y = fadd <2 x half> %x, <half 1.0, half 2.0>
  %z = fmul <2 x half> %y, %x
  store <2 x half> %z, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v12, v0
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx2 {%s2,%s3}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v11, %v12
;>   v_lshlrev_b32_e64 %v1, 2, %v11
;>   global_load_dword %v10, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   v_lshrrev_b32_e64 %v8, 16, %v10
;>   v_add_f16_e64 %v9, %v10, 1.0
;>   v_add_f16_e64 %v7, %v8, 2.0
;>   v_mul_f16_e64 %v5, %v9, %v10
;>   v_mul_f16_e64 %v4, %v7, %v8
;>   s_mov_b32 %s6, 0x5040100
;>   v_perm_b32 %v0, %v4, %v5, %s6
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
