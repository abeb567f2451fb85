; test isel
; target gfx906
; M0 has the place in LDS; the constant operand is the instruction's offset, which counts for both places, so that what the program adds
; to the address is in a register.
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p0(ptr, ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr %g, ptr addrspace(7) %b, ptr addrspace(3) %to) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %r = getelementptr i32, ptr addrspace(1) %q, i32 5
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %r, ptr addrspace(3) %to, i32 4, i32 64, i32 3)
  call void @llvm.amdgcn.load.to.lds.p0(ptr %g, ptr addrspace(3) %to, i32 1, i32 0, i32 0)
  %s = getelementptr i32, ptr addrspace(7) %b, i32 %i
  call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) %s, ptr addrspace(3) %to, i32 2, i32 4, i32 1)
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s17,%s18}
;>   masks {%s19,%s20}
;>   masks {%s22,%s23}
;>   masks {%s24,%s25}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v27, v0
;>   p_copy {%s30,%s31}, s[4:5]
;>   p_copy {%s28,%s29}, {%s30,%s31}
;>   s_load_dwordx4 {%s8,%s9,%s10,%s11}, {%s28,%s29}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx4 {%s0,%s1,%s2,%s3}, {%s28,%s29}, #32 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s4, {%s28,%s29}, #48 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s6, {%s28,%s29}, #64 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v7, %v27
;>   v_lshlrev_b32_e64 %v21, 2, %v7
;>   v_add_co_u32_e64 %v15, {%s22,%s23}, %s8, %v21
;>   p_copy %v26, %s9
;>   v_addc_co_u32_e64 %v16, {%s24,%s25}, %v26, 0, {%s22,%s23}
;>   v_add_co_u32_e64 %v13, {%s17,%s18}, %v15, 20
;>   v_addc_co_u32_e64 %v14, {%s19,%s20}, %v16, 0, {%s17,%s18}
;>   s_mov_b32 m0, %s6
;>   global_load_dword off, {%v13,%v14}, off offset:64 glc slc lds mem(load,global,not_atomic,system)
;>   v_mov_b32_e32 %v12, 0
;>   s_mov_b32 m0, %s6
;>   global_load_ubyte off, %v12, {%s10,%s11} lds mem(load,global,not_atomic,system)
;>   v_lshl_add_u32 %v5, %v7, 2, %s0
;>   s_mov_b32 m0, %s6
;>   buffer_load_ushort off, %v5, {%s1,%s2,%s3,%s4}, 0 offset:4 glc offen lds mem(load,global,not_atomic,system)
;>   p_endpgm
;> }
