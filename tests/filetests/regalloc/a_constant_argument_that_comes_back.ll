; test regalloc-vgpr
; target gfx906
; The callee leaves its argument, a constant that is made again for the call, where its result is.
define internal void @die(i32 %v0) {
  br label %v15

v15:
  br label %v15
}

define internal half @helper0(half %v0, i32 %v1, i1 %v2, half %v3, double %v4, i16 %v5) #0 {
  ret half %v0
}

define internal i8 @helper1(double %v0, double %v1, half %v2) #0 {
  ret i8 0
}

define internal half @helper2(i8 %v0, i64 %v1) {
  ret half 0xH0000
}

define amdgpu_kernel void @random_kernel(ptr addrspace(1) %v0, ptr addrspace(1) noalias readonly %v1, ptr addrspace(1) %v2, i32 %v3, i64 %v4) #1 {
  %v7 = call i32 @llvm.amdgcn.workitem.id.x()
  %v9 = add i32 0, %v7
  %v12 = getelementptr i8, ptr addrspace(1) %v0, i64 0
  %v27 = and i32 %v9, 255
  %v28 = zext i32 %v27 to i64
  %v29 = mul i64 %v28, 8
  %v30 = getelementptr i8, ptr addrspace(1) %v1, i64 %v29
  %v31 = load i64, ptr addrspace(1) %v30, align 8
  %v130 = getelementptr i8, ptr addrspace(1) %v2, i64 40
  %v131 = atomicrmw umin ptr addrspace(1) %v130, i64 %v31 syncscope("agent") monotonic, align 8
  %v363 = getelementptr i8, ptr addrspace(1) %v12, i64 131
  %v364 = load i8, ptr addrspace(1) %v363, align 1
  %v377 = getelementptr i8, ptr addrspace(1) %v12, i64 121
  store i8 %v364, ptr addrspace(1) %v377, align 1
  %v381 = getelementptr i8, ptr addrspace(1) %v12, i64 125
  store i8 0, ptr addrspace(1) %v381, align 1
  %v386 = call half @helper0(half 0xH0000, i32 0, i1 false, half 0xH0000, double 0x0000000000000000, i16 0)
  %v487 = insertelement <3 x half> zeroinitializer, half %v386, i32 2
  %v488 = fneg <3 x half> %v487
  %v498 = select <3 x i1> zeroinitializer, <3 x half> zeroinitializer, <3 x half> %v488
  %v993 = select <3 x i1> zeroinitializer, <3 x half> zeroinitializer, <3 x half> %v498
  %v994 = getelementptr i8, ptr addrspace(1) %v12, i64 536
  store <3 x half> %v993, ptr addrspace(1) %v994, align 8
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "amdgpu-num-vgpr"="14" "amdgpu-num-sgpr"="40" noinline }
attributes #1 = { "amdgpu-num-vgpr"="14" "amdgpu-num-sgpr"="40" "amdgpu-flat-work-group-size"="64,64" }
; expect gfx906
;> func @helper0 id=1 stage=thread wave=64
;> {
;> bb0:
;>   p_prolog
;>   p_return v0
;> }
;>
;> func @random_kernel id=4 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr flat_scratch_init
;>   scratch
;>   flat_scratch
;>   masks {%s4,%s5}
;>   masks {%s10,%s11}
;>   masks {%s12,%s13}
;>   masks {%s16,%s17}
;>   masks {%s18,%s19}
;>   masks {%s20,%s21}
;>   masks {%s22,%s23}
;>   masks {%s24,%s25}
;>   masks {%s26,%s27}
;>   masks {%s34,%s35}
;>   masks {%s36,%s37}
;>   masks {%s38,%s39}
;>   masks {%s40,%s41}
;>   masks {%s42,%s43}
;>   masks {%s44,%s45}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s32,%s33}, s[4:5]
;>   p_copy {%s30,%s31}, {%s32,%s33}
;>   s_load_dwordx4 {%s0,%s1,%s2,%s3}, {%s30,%s31}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s6,%s7}, {%s30,%s31}, #16 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 v0, 3, v0
;>   global_load_dwordx2 v[0:1], v0, {%s2,%s3} mem(load,global,not_atomic,system)
;>   s_mov_b64 {%s28,%s29}, exec
;>   v_mbcnt_lo_u32_b32 v2, %s28, 0
;>   v_mbcnt_hi_u32_b32 v2, %s29, v2
;>   p_set_inactive v7, -1, v0 lanes(all)
;>   p_set_inactive v8, -1, v1 lanes(all)
;>   v_mov_b32_e32 v9, -1 lanes(all)
;>   v_mov_b32_dpp v9, v7, old v9 dpp(273,15,15,0,0) lanes(all)
;>   v_mov_b32_e32 v10, -1 lanes(all)
;>   v_mov_b32_dpp v10, v8, old v10 dpp(273,15,15,0,0) lanes(all)
;>   v_cmp_lt_u64_e64 {%s26,%s27}, v[7:8], v[9:10] lanes(all)
;>   s_and_b64 {%s34,%s35}, {%s26,%s27}, exec
;>   v_cndmask_b32_e64 v7, v9, v7, {%s26,%s27} lanes(all)
;>   v_cndmask_b32_e64 v8, v10, v8, {%s26,%s27} lanes(all)
;>   v_mov_b32_e32 v9, -1 lanes(all)
;>   v_mov_b32_dpp v9, v7, old v9 dpp(274,15,15,0,0) lanes(all)
;>   v_mov_b32_e32 v10, -1 lanes(all)
;>   v_mov_b32_dpp v10, v8, old v10 dpp(274,15,15,0,0) lanes(all)
;>   v_cmp_lt_u64_e64 {%s24,%s25}, v[7:8], v[9:10] lanes(all)
;>   s_and_b64 {%s36,%s37}, {%s24,%s25}, exec
;>   v_cndmask_b32_e64 v7, v9, v7, {%s24,%s25} lanes(all)
;>   v_cndmask_b32_e64 v8, v10, v8, {%s24,%s25} lanes(all)
;>   v_mov_b32_e32 v9, -1 lanes(all)
;>   v_mov_b32_dpp v9, v7, old v9 dpp(276,15,15,0,0) lanes(all)
;>   v_mov_b32_e32 v10, -1 lanes(all)
;>   v_mov_b32_dpp v10, v8, old v10 dpp(276,15,15,0,0) lanes(all)
;>   v_cmp_lt_u64_e64 {%s22,%s23}, v[7:8], v[9:10] lanes(all)
;>   s_and_b64 {%s38,%s39}, {%s22,%s23}, exec
;>   v_cndmask_b32_e64 v7, v9, v7, {%s22,%s23} lanes(all)
;>   v_cndmask_b32_e64 v8, v10, v8, {%s22,%s23} lanes(all)
;>   v_mov_b32_e32 v9, -1 lanes(all)
;>   v_mov_b32_dpp v9, v7, old v9 dpp(280,15,15,0,0) lanes(all)
;>   v_mov_b32_e32 v10, -1 lanes(all)
;>   v_mov_b32_dpp v10, v8, old v10 dpp(280,15,15,0,0) lanes(all)
;>   v_cmp_lt_u64_e64 {%s20,%s21}, v[7:8], v[9:10] lanes(all)
;>   s_and_b64 {%s40,%s41}, {%s20,%s21}, exec
;>   v_cndmask_b32_e64 v7, v9, v7, {%s20,%s21} lanes(all)
;>   v_cndmask_b32_e64 v8, v10, v8, {%s20,%s21} lanes(all)
;>   v_mov_b32_e32 v9, -1 lanes(all)
;>   v_mov_b32_dpp v9, v7, old v9 dpp(322,10,15,0,0) lanes(all)
;>   v_mov_b32_e32 v10, -1 lanes(all)
;>   v_mov_b32_dpp v10, v8, old v10 dpp(322,10,15,0,0) lanes(all)
;>   v_cmp_lt_u64_e64 {%s18,%s19}, v[7:8], v[9:10] lanes(all)
;>   s_and_b64 {%s42,%s43}, {%s18,%s19}, exec
;>   v_cndmask_b32_e64 v7, v9, v7, {%s18,%s19} lanes(all)
;>   v_cndmask_b32_e64 v8, v10, v8, {%s18,%s19} lanes(all)
;>   v_mov_b32_e32 v9, -1 lanes(all)
;>   v_mov_b32_dpp v9, v7, old v9 dpp(323,12,15,0,0) lanes(all)
;>   v_mov_b32_e32 v10, -1 lanes(all)
;>   v_mov_b32_dpp v10, v8, old v10 dpp(323,12,15,0,0) lanes(all)
;>   v_cmp_lt_u64_e64 {%s16,%s17}, v[7:8], v[9:10] lanes(all)
;>   s_and_b64 {%s44,%s45}, {%s16,%s17}, exec
;>   v_cndmask_b32_e64 v7, v9, v7, {%s16,%s17} lanes(all)
;>   v_cndmask_b32_e64 v8, v10, v8, {%s16,%s17} lanes(all)
;>   v_readlane_b32 %s15, v7, 63 lanes(all)
;>   p_copy %s8, %s15
;>   v_readlane_b32 %s14, v8, 63 lanes(all)
;>   p_copy %s9, %s14
;>   v_cmp_eq_u32_e64 {%s12,%s13}, 0, v2
;>   p_branch_lanes {%s12,%s13}
;>   -> bb1, bb5
;> bb1:
;>   v_mov_b32_e32 v0, 0
;>   global_load_dwordx2 v[2:3], v0, {%s6,%s7} offset:40 mem(load,global,monotonic,agent)
;>   p_jump
;>   -> bb2
;> bb2 depth=1:
;>   v_cmp_lt_u64_e64 {%s10,%s11}, v[2:3], {%s8,%s9}
;>   v_mov_b32_e32 v0, %s8
;>   v_cndmask_b32_e64 v0, v0, v2, {%s10,%s11}
;>   v_mov_b32_e32 v1, %s9
;>   v_cndmask_b32_e64 v1, v1, v3, {%s10,%s11}
;>   v_mov_b32_e32 v4, 0
;>   GlobalAtomicCmpswapX2Rtn v[0:1], v4, v[0:3], {%s6,%s7} offset:40 mem(rmw_return,global,monotonic,agent)
;>   v_cmp_eq_u64_e64 {%s4,%s5}, v[0:1], v[2:3]
;>   p_branch_lanes {%s4,%s5}
;>   -> bb4, bb3
;> bb3 depth=1:
;>   v_mov_b32_e32 v2, v0
;>   v_mov_b32_e32 v3, v1
;>   p_jump
;>   -> bb2
;> bb4:
;>   p_jump
;>   -> bb6
;> bb5:
;>   p_jump
;>   -> bb6
;> bb6:
;>   v_mov_b32_e32 v0, 0
;>   global_load_ubyte v0, v0, {%s0,%s1} offset:131 mem(load,global,not_atomic,system)
;>   v_mov_b32_e32 v1, 0
;>   global_store_byte v1, v0, {%s0,%s1} offset:121 mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 v0, 0
;>   v_mov_b32_e32 v1, 0
;>   global_store_byte v1, v0, {%s0,%s1} offset:125 mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 v0, 0
;>   v_mov_b32_e32 v1, 0
;>   v_mov_b32_e32 v2, 0
;>   v_mov_b32_e32 v3, 0
;>   v_mov_b32_e32 v4, 0
;>   v_mov_b32_e32 v5, 0
;>   v_mov_b32_e32 v6, 0
;>   p_call off, v0, v1, v2, v3, v4, v5, v6 callee(1)
;>   v_xor_b32_e32 v0, 0x8000, v0
;>   v_and_b32_e32 v0, 0xffff, v0
;>   v_mov_b32_e32 v1, 0x80008000
;>   v_mov_b32_e32 v2, 0
;>   global_store_dword v2, v1, {%s0,%s1} offset:536 mem(store,global,not_atomic,system)
;>   v_mov_b32_e32 v1, 0
;>   global_store_short v1, v0, {%s0,%s1} offset:540 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
