; test compile
; target gfx900 gfx906:xnack- gfx90a
; options --stop-after=waitcnt
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %i) {
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %v = load volatile i32, ptr addrspace(1) %p
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %b
  ret void
}
; expect gfx900 gfx90a
;> func @k id=0 stage=allocated wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s13,%s14}
;>   masks {%s15,%s16}
;> {
;> bb0:
;>   s_load_dwordx4 s[0:3], s[4:5], #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword s6, s[4:5], #16 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 v0, 0
;>   s_waitcnt #49279
;>   s_lshl_b32 s4, s6, 2
;>   s_ashr_i32 s5, s6, 30
;>   s_add_u32 s0, s0, s4
;>   s_addc_u32 s1, s1, s5
;>   global_load_dword v1, v0, s[0:1] glc mem(load,global,not_atomic,system,volatile)
;>   s_waitcnt #3952
;>   v_add_u32_e32 v1, 1, v1
;>   global_store_dword v0, v1, s[2:3] mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx906:xnack-
;> func @k id=0 stage=allocated wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s13,%s14}
;>   masks {%s15,%s16}
;> {
;> bb0:
;>   s_load_dwordx4 s[0:3], s[4:5], #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword s4, s[4:5], #16 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 v0, 0
;>   s_waitcnt #49279
;>   s_lshl_b32 s5, s4, 2
;>   s_ashr_i32 s4, s4, 30
;>   s_add_u32 s0, s0, s5
;>   s_addc_u32 s1, s1, s4
;>   global_load_dword v1, v0, s[0:1] glc mem(load,global,not_atomic,system,volatile)
;>   s_waitcnt #3952
;>   v_add_u32_e32 v1, 1, v1
;>   global_store_dword v0, v1, s[2:3] mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
