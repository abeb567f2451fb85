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
;>   p_copy %v13, v0
;>   p_copy {%s16,%s17}, s[4:5]
;>   p_copy {%s14,%s15}, {%s16,%s17}
;>   s_load_dwordx2 {%s2,%s3}, {%s14,%s15}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v12, %v13
;>   v_lshlrev_b32_e64 %v1, 2, %v12
;>   global_load_dword %v11, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   v_lshrrev_b32_e64 %v9, 16, %v11
;>   v_add_f16_e64 %v10, %v11, 1.0
;>   v_add_f16_e64 %v8, %v9, 2.0
;>   v_mul_f16_e64 %v7, %v10, %v11
;>   v_mul_f16_e64 %v6, %v8, %v9
;>   v_and_b32_e32 %v5, 0xffff, %v7
;>   v_and_b32_e32 %v4, 0xffff, %v6
;>   v_lshl_or_b32 %v0, %v4, 16, %v5
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
