; test isel
; target gfx942 gfx950
; gfx942: the lowest byte is converted by SDWA, too.
declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32)
declare float @llvm.amdgcn.cvt.f32.bf8(i32, i32)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call float @llvm.amdgcn.cvt.f32.fp8(i32 %t, i32 0)
  %b = call float @llvm.amdgcn.cvt.f32.bf8(i32 %t, i32 0)
  %c = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %t, i1 false)
  store volatile float %a, ptr addrspace(1) %o
  store volatile float %b, ptr addrspace(1) %o
  store volatile <2 x float> %c, ptr addrspace(1) %o
  ret void
}
; expect gfx942
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs kernarg_segment_ptr
;>   scratch_instructions
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v10, v0
;>   p_copy {%s13,%s14}, s[0:1]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s2,%s3}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v9, %v10
;>   v_cvt_f32_fp8_sdwa %v7, %v9 sdwa(6,0,0,6,0)
;>   v_cvt_f32_bf8_sdwa %v5, %v9 sdwa(6,0,0,6,0)
;>   v_cvt_pk_f32_fp8_e64 {%v0,%v1}, %v9
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dword %v8, %v7, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v5, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
; expect gfx950
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs kernarg_segment_ptr
;>   scratch_instructions
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v10, v0
;>   p_copy {%s13,%s14}, s[0:1]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s2,%s3}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v9, %v10
;>   v_cvt_f32_fp8_e64 %v7, %v9
;>   v_cvt_f32_bf8_e64 %v5, %v9
;>   v_cvt_pk_f32_fp8_e64 {%v0,%v1}, %v9
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dword %v8, %v7, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v5, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
