; test dpp-combine
; target gfx906
; What the operation gives where the move brings nothing decides: -1 leaves the other operand of a
; conjunction as it is, but not of a sum; 0 is what a bound gives; a second use wants the move; an
; exchanged difference has another name.
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load volatile i32, ptr addrspace(1) %q
  %y = load volatile i32, ptr addrspace(1) %q
  %and.m = call i32 @llvm.amdgcn.update.dpp.i32(i32 -1, i32 %x, i32 273, i32 15, i32 15, i1 false)
  %and = and i32 %y, %and.m
  store volatile i32 %and, ptr addrspace(1) %q
  %sum.m = call i32 @llvm.amdgcn.update.dpp.i32(i32 -1, i32 %x, i32 274, i32 15, i32 15, i1 false)
  %sum = add i32 %y, %sum.m
  store volatile i32 %sum, ptr addrspace(1) %q
  %zero.m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 276, i32 15, i32 15, i1 false)
  %zero = mul i32 %zero.m, %y
  store volatile i32 %zero, ptr addrspace(1) %q
  %masked.m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 322, i32 10, i32 15, i1 false)
  %masked = add i32 %masked.m, %y
  store volatile i32 %masked, ptr addrspace(1) %q
  %banks.m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 273, i32 15, i32 12, i1 true)
  %banks = and i32 %banks.m, %y
  store volatile i32 %banks, ptr addrspace(1) %q
  %twice.m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 277, i32 15, i32 15, i1 true)
  %twice = or i32 %twice.m, %y
  store volatile i32 %twice, ptr addrspace(1) %q
  store volatile i32 %twice.m, ptr addrspace(1) %q
  %less.m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 278, i32 15, i32 15, i1 true)
  %less = sub i32 %y, %less.m
  store volatile i32 %less, ptr addrspace(1) %q
  %any.m = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %x, i32 279, i32 15, i32 15, i1 false)
  %any = xor i32 %any.m, %y
  store volatile i32 %any, ptr addrspace(1) %q
  %f = bitcast i32 %y to float
  %float.m = call float @llvm.amdgcn.update.dpp.f32(float -0.0, float %f, i32 280, i32 15, i32 15, i1 false)
  %float = fadd float %float.m, %f
  store volatile float %float, ptr addrspace(1) %q
  %g.m = call float @llvm.amdgcn.update.dpp.f32(float 0.0, float %f, i32 281, i32 15, i32 15, i1 true)
  %g = fmul float %f, %g.m
  store volatile float %g, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v36, v0
;>   p_copy {%s39,%s40}, s[4:5]
;>   s_load_dwordx2 {%s2,%s3}, {%s39,%s40}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 %v1, 2, %v36
;>   global_load_dword %v12, %v1, {%s2,%s3} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   global_load_dword %v4, %v1, {%s2,%s3} glc mem(load,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_e32 %v34, -1
;>   v_mov_b32_dpp %v33, %v12, old %v34 dpp(273,15,15,0,0)
;>   v_and_b32_dpp %v32, %v12, %v4, old %v4 dpp(273,15,15,0,0)
;>   global_store_dword %v1, %v32, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_dpp %v30, %v12, old %v34 dpp(274,15,15,0,0)
;>   v_add_u32_e64 %v29, %v4, %v30
;>   global_store_dword %v1, %v29, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_e32 %v28, 0
;>   v_mov_b32_dpp %v27, %v12, old %v28 dpp(276,15,15,0,0)
;>   v_mul_lo_u32 %v26, %v27, %v4
;>   global_store_dword %v1, %v26, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_dpp %v24, %v12, old %v28 dpp(322,10,15,0,0)
;>   v_add_u32_dpp %v23, %v12, %v4, old %v4 dpp(322,10,15,0,0)
;>   global_store_dword %v1, %v23, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_dpp %v21, %v12, old %v28 dpp(273,15,12,1,0)
;>   v_and_b32_e64 %v20, %v21, %v4
;>   global_store_dword %v1, %v20, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_dpp %v17, %v12, old %v28 dpp(277,15,15,1,0)
;>   v_or_b32_e64 %v18, %v17, %v4
;>   global_store_dword %v1, %v18, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   global_store_dword %v1, %v17, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_dpp %v15, %v12, old %v28 dpp(278,15,15,1,0)
;>   v_subrev_u32_dpp %v14, %v12, %v4 dpp(278,15,15,1,0)
;>   global_store_dword %v1, %v14, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_undef %v13
;>   v_mov_b32_dpp %v11, %v12, old %v13 dpp(279,15,15,0,0)
;>   v_xor_b32_dpp %v10, %v12, %v4 dpp(279,15,15,1,0)
;>   global_store_dword %v1, %v10, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_e32 %v9, 0x80000000
;>   v_mov_b32_dpp %v8, %v4, old %v9 dpp(280,15,15,0,0)
;>   v_add_f32_e64 %v7, %v8, %v4
;>   global_store_dword %v1, %v7, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   v_mov_b32_dpp %v5, %v4, old %v28 dpp(281,15,15,1,0)
;>   v_mul_f32_dpp %v0, %v4, %v4 dpp(281,15,15,1,0)
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_wait waits(vmcnt(0)), #-1
;>   p_endpgm
;> }
