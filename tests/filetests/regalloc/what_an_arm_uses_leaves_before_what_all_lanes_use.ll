; test regalloc-vgpr
; target gfx906
; options --max-vgprs=7

; Eight values wait while something else is written. Four of them are then stored by those lanes
; alone that have a mark, and four by all lanes behind that. The first four leave, though they are
; wanted sooner.

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @marked(ptr addrspace(1) noalias %from, ptr addrspace(1) noalias %to) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = zext i32 %id to i64
  %p = getelementptr [8 x i32], ptr addrspace(1) %from, i64 %at
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i64 3
  %a = load volatile i32, ptr addrspace(1) %p
  %b = load volatile i32, ptr addrspace(1) %p1
  %c = load volatile i32, ptr addrspace(1) %p2
  %d = load volatile i32, ptr addrspace(1) %p3
  %e = load volatile i32, ptr addrspace(1) %p
  %f = load volatile i32, ptr addrspace(1) %p1
  %g = load volatile i32, ptr addrspace(1) %p2
  %h = load volatile i32, ptr addrspace(1) %p3
  %mark = load volatile i32, ptr addrspace(1) %p3
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  store volatile i32 %id, ptr addrspace(1) %to
  %is = icmp eq i32 %mark, 0
  br i1 %is, label %arm, label %all
arm:
  store volatile i32 %a, ptr addrspace(1) %to
  store volatile i32 %b, ptr addrspace(1) %to
  store volatile i32 %c, ptr addrspace(1) %to
  store volatile i32 %d, ptr addrspace(1) %to
  br label %all
all:
  store volatile i32 %e, ptr addrspace(1) %to
  store volatile i32 %f, ptr addrspace(1) %to
  store volatile i32 %g, ptr addrspace(1) %to
  store volatile i32 %h, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @marked id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   wave_offset
;>   scratch
;>   slot0 size=4 align=4
;>   slot1 size=4 align=4
;>   slot2 size=4 align=4
;>   slot3 size=4 align=4
;>   masks {%s4,%s5}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s8,%s9}, s[4:5]
;>   p_copy {%s6,%s7}, {%s8,%s9}
;>   s_load_dwordx4 {%s0,%s1,%s2,%s3}, {%s6,%s7}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 v1, 5, v0
;>   global_load_dword v2, v1, {%s0,%s1} mem(load,global,not_atomic,system,volatile)
;>   p_spill_vgpr v2, slot3+0
;>   global_load_dword v2, v1, {%s0,%s1} offset:4 mem(load,global,not_atomic,system,volatile)
;>   p_spill_vgpr v2, slot2+0
;>   global_load_dword v2, v1, {%s0,%s1} offset:8 mem(load,global,not_atomic,system,volatile)
;>   p_spill_vgpr v2, slot1+0
;>   global_load_dword v2, v1, {%s0,%s1} offset:12 mem(load,global,not_atomic,system,volatile)
;>   p_spill_vgpr v2, slot0+0
;>   global_load_dword v2, v1, {%s0,%s1} mem(load,global,not_atomic,system,volatile)
;>   global_load_dword v3, v1, {%s0,%s1} offset:4 mem(load,global,not_atomic,system,volatile)
;>   global_load_dword v4, v1, {%s0,%s1} offset:8 mem(load,global,not_atomic,system,volatile)
;>   global_load_dword v5, v1, {%s0,%s1} offset:12 mem(load,global,not_atomic,system,volatile)
;>   global_load_dword v6, v1, {%s0,%s1} offset:12 mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v1, 0
;>   global_store_dword v1, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_cmp_eq_u32_e64 {%s4,%s5}, 0, v6
;>   p_branch_lanes {%s4,%s5}
;>   -> bb1, bb2
;> bb1:
;>   p_reload_vgpr v0, slot3+0
;>   p_reload_vgpr v1, slot2+0
;>   v_mov_b32_e32 v6, 0
;>   global_store_dword v6, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_reload_vgpr v0, slot1+0
;>   v_mov_b32_e32 v6, 0
;>   global_store_dword v6, v1, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_reload_vgpr v1, slot0+0
;>   v_mov_b32_e32 v6, 0
;>   global_store_dword v6, v0, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v0, 0
;>   global_store_dword v0, v1, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_jump
;>   -> bb3
;> bb2:
;>   p_jump
;>   -> bb3
;> bb3:
;>   v_mov_b32_e32 v0, 0
;>   global_store_dword v0, v2, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v0, 0
;>   global_store_dword v0, v3, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v0, 0
;>   global_store_dword v0, v4, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 v0, 0
;>   global_store_dword v0, v5, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
