; test isel
; target gfx906 gfx90a
; A counter at a known place is reached by the offset with M0 zero, one elsewhere by an atomic operation of the wave. The number of a
; resource is in the offset, or in M0 shifted; the value for it is in an even register on gfx90a (the allocator's matter).
@before = internal addrspace(3) global [6 x i32] undef, align 4
@counter = internal addrspace(3) global i32 undef, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1 immarg)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1 immarg)
declare void @llvm.amdgcn.ds.gws.init(i32, i32)
declare void @llvm.amdgcn.ds.gws.sema.p(i32)
declare void @llvm.amdgcn.s.sendmsghalt(i32 immarg, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, ptr addrspace(3) %any) {
  store i32 0, ptr addrspace(3) @before
  %a = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @counter, i1 false)
  %b = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) %any, i1 true)
  call void @llvm.amdgcn.ds.gws.init(i32 %n, i32 3)
  call void @llvm.amdgcn.ds.gws.sema.p(i32 %n)
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(1) %p
  call void @llvm.amdgcn.s.sendmsghalt(i32 1, i32 %n)
  ret void
}
; expect gfx906 gfx90a
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s14,%s15}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s25,%s26}, s[4:5]
;>   p_copy {%s23,%s24}, {%s25,%s26}
;>   s_load_dwordx4 {%s0,%s1,%s2,%s3}, {%s23,%s24}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v21, 0
;>   v_mov_b32_e32 %v22, 0
;>   ds_write_b32 %v22, %v21 mem(store,local,not_atomic,system,class=1)
;>   s_mov_b32 m0, 0
;>   ds_append %v6 offset:24 mem(rmw_return,local,monotonic,system)
;>   s_mov_b64 {%s18,%s19}, exec
;>   v_mbcnt_lo_u32_b32 %v20, %s18, 0
;>   v_mbcnt_hi_u32_b32 %v17, %s19, %v20
;>   s_bcnt1_i32_b64 %s13, {%s18,%s19}
;>   v_cmp_eq_u32_e64 {%s14,%s15}, 0, %v17
;>   p_copy %v16, %s13
;>   v_cndmask_b32_e64 %v12, 0, %v16, {%s14,%s15}
;>   p_copy %v11, %s3
;>   ds_sub_rtn_u32 %v10, %v11, %v12 mem(rmw_return,local,monotonic,workgroup,volatile)
;>   v_readfirstlane_b32_e32 %s7, %v10
;>   p_copy %v9, %s2
;>   s_mov_b32 m0, 0
;>   ds_gws_init %v9 offset:3 gds
;>   s_waitcnt #0
;>   s_lshl_b32 %s8, %s2, 16
;>   s_mov_b32 m0, %s8
;>   ds_gws_sema_p gds
;>   s_waitcnt #0
;>   v_add_u32_e64 %v4, %v6, %s7
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v4, {%s0,%s1} mem(store,global,not_atomic,system)
;>   s_mov_b32 m0, %s2
;>   s_sendmsghalt #1
;>   p_endpgm
;> }
