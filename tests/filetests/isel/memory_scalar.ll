; test isel
; target gfx906
; Constant memory at a uniform address is the scalar unit's.
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %c, i32 %n) {
  %q = getelementptr i32, ptr addrspace(4) %c, i32 %n
  %x = load i32, ptr addrspace(4) %q
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s11, {%s12,%s13}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_lshl_b32 %s9, %s11, 2
;>   s_ashr_i32 %s10, %s11, 30
;>   s_add_u32 %s7, %s4, %s9
;>   s_addc_u32 %s8, %s5, %s10
;>   s_load_dword %s0, {%s7,%s8}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
