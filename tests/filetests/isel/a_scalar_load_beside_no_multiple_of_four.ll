; test isel
; target gfx803 gfx906
; Of each part of a scalar load's address the two lowest bits are ignored: a constant is folded only if it is a multiple
; of four.
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(4) %p, i64 %n) {
  %q = getelementptr i8, ptr addrspace(4) %p, i64 %n
  %a = getelementptr i8, ptr addrspace(4) %q, i64 2
  %x = load i32, ptr addrspace(4) %a, align 4
  %b = getelementptr i8, ptr addrspace(4) %q, i64 10
  %y = load i32, ptr addrspace(4) %b, align 4
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %o
  ret void
}
; expect gfx803
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s20,%s21}, s[4:5]
;>   p_copy {%s18,%s19}, {%s20,%s21}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s18,%s19}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s16,%s17}, {%s18,%s19}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_add_u32 %s12, %s4, %s16
;>   s_addc_u32 %s13, %s5, %s17
;>   s_add_u32 %s14, %s12, 2
;>   s_addc_u32 %s15, %s13, 0
;>   s_load_dword %s8, {%s14,%s15}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_add_u32 %s10, %s12, 10
;>   s_addc_u32 %s11, %s13, 0
;>   s_load_dword %s9, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_add_i32 %s0, %s8, %s9
;>   p_copy %v1, %s0
;>   p_copy %v6, %s2
;>   p_copy %v7, %s3
;>   flat_store_dword {%v6,%v7}, %v1 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s19,%s20}, s[4:5]
;>   p_copy {%s17,%s18}, {%s19,%s20}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s17,%s18}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx2 {%s15,%s16}, {%s17,%s18}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_add_u32 %s11, %s4, %s15
;>   s_addc_u32 %s12, %s5, %s16
;>   s_add_u32 %s13, %s11, 2
;>   s_addc_u32 %s14, %s12, 0
;>   s_load_dword %s7, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_add_u32 %s9, %s11, 10
;>   s_addc_u32 %s10, %s12, 0
;>   s_load_dword %s8, {%s9,%s10}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_add_i32 %s0, %s7, %s8
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
