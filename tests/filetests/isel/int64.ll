; test isel
; target gfx900 gfx906 gfx90a
; Pairs of words: carries, products of words, halves that are known.
define amdgpu_kernel void @sum(ptr addrspace(1) %mem) {
  %a = load volatile i64, ptr addrspace(1) %mem
  %b = load volatile i64, ptr addrspace(1) %mem
  %x = add i64 %a, %b
  store volatile i64 %x, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @product_and_sum(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %c = load volatile i64, ptr addrspace(1) %mem
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %z = mul i64 %x, %y
  %w = add i64 %z, %c
  store volatile i64 %w, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @upper_word_stays(ptr addrspace(1) %mem) {
  %a = load volatile i64, ptr addrspace(1) %mem
  %x = and i64 %a, -256
  store volatile i64 %x, ptr addrspace(1) %mem
  ret void
}
define amdgpu_kernel void @by_words(ptr addrspace(1) %mem) {
  %a = load volatile i64, ptr addrspace(1) %mem
  %x = shl i64 %a, 40
  store volatile i64 %x, ptr addrspace(1) %mem
  ret void
}
; expect gfx900 gfx906 gfx90a
;> func @sum id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s9,%s10}
;>   masks {%s11,%s12}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s17,%s18}, s[4:5]
;>   p_copy {%s15,%s16}, {%s17,%s18}
;>   s_load_dwordx2 {%s2,%s3}, {%s15,%s16}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v14, 0
;>   global_load_dwordx2 {%v5,%v6}, %v14, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v13, 0
;>   global_load_dwordx2 {%v7,%v8}, %v13, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_add_co_u32_e64 %v0, {%s9,%s10}, %v5, %v7
;>   v_addc_co_u32_e64 %v1, {%s11,%s12}, %v6, %v8, {%s9,%s10}
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @product_and_sum id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s9,%s10}
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s16,%s17}, s[4:5]
;>   p_copy {%s14,%s15}, {%s16,%s17}
;>   s_load_dwordx2 {%s2,%s3}, {%s14,%s15}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v13, 0
;>   global_load_dword %v5, %v13, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v12, 0
;>   global_load_dword %v6, %v12, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v11, 0
;>   global_load_dwordx2 {%v7,%v8}, %v11, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_mad_u64_u32 {%v0,%v1}, {%s9,%s10}, %v5, %v6, {%v7,%v8}
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @upper_word_stays id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx2 {%s2,%s3}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dwordx2 {%v5,%v6}, %v7, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_and_b32_e32 %v0, 0xffffff00, %v5
;>   p_copy %v1, %v6
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
;>
;> func @by_words id=3 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s10,%s11}, s[4:5]
;>   p_copy {%s8,%s9}, {%s10,%s11}
;>   s_load_dwordx2 {%s2,%s3}, {%s8,%s9}, #0 mem(load,global,not_atomic,system,invariant)
;>   v_mov_b32_e32 %v7, 0
;>   global_load_dwordx2 {%v5,%v6}, %v7, {%s2,%s3} mem(load,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v0, 0
;>   v_lshlrev_b32_e64 %v1, 8, %v5
;>   v_mov_b32_e32 %v4, 0
;>   global_store_dwordx2 %v4, {%v0,%v1}, {%s2,%s3} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
