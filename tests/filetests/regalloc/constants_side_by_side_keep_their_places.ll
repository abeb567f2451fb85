; test compile
; target gfx906
; options --stop-after=regalloc-vgpr
; The zeros of {0, 0} and {5, 0} are two registers and another one: each pair is put where it is once.
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i64, ptr addrspace(1) %p, i32 %i
  %a = call i64 asm sideeffect "v_mad_u64_u32 $0, vcc, $1, $1, $2", "=v,v,v,~{vcc}"(i32 %i, i64 0)
  %b = call i64 asm sideeffect "v_mad_u64_u32 $0, vcc, $1, $1, $2", "=v,v,v,~{vcc}"(i32 %i, i64 5)
  %c = call i64 asm sideeffect "v_mad_u64_u32 $0, vcc, $1, $1, $2", "=v,v,v,~{vcc}"(i32 %i, i64 0)
  %d = call i64 asm sideeffect "v_mad_u64_u32 $0, vcc, $1, $1, $2", "=v,v,v,~{vcc}"(i32 %i, i64 5)
  %e = xor i64 %a, %b
  %f = xor i64 %c, %d
  %g = xor i64 %e, %f
  store i64 %g, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   asm "v_mad_u64_u32 $4., vcc, $6., $6., $7."
;>   asm "v_mad_u64_u32 $4., vcc, $6., $6., $7."
;>   asm "v_mad_u64_u32 $4., vcc, $6., $6., $7."
;>   asm "v_mad_u64_u32 $4., vcc, $6., $6., $7."
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s4,%s5}, s[4:5]
;>   s_load_dwordx2 {%s0,%s1}, {%s4,%s5}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_lshlrev_b32_e64 v9, 3, v0
;>   v_mov_b32_e32 v3, 0
;>   v_mov_b32_e32 v4, 0
;>   p_asm #3, #2, #0, #2, v[1:2], vcc, v0, v[3:4]
;>   v_mov_b32_e32 v5, 5
;>   v_mov_b32_e32 v6, 0
;>   p_asm #2, #2, #0, #2, v[7:8], vcc, v0, v[5:6]
;>   p_asm #1, #2, #0, #2, v[3:4], vcc, v0, v[3:4]
;>   p_asm #0, #2, #0, #2, v[5:6], vcc, v0, v[5:6]
;>   v_xor_b32_e64 v0, v1, v7
;>   v_xor_b32_e64 v1, v2, v8
;>   v_xor_b32_e64 v2, v3, v5
;>   v_xor_b32_e64 v3, v4, v6
;>   v_xor_b32_e64 v0, v0, v2
;>   v_xor_b32_e64 v1, v1, v3
;>   global_store_dwordx2 v9, v[0:1], {%s0,%s1} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
