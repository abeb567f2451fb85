; test isel
; target gfx803 gfx906
; Before GFX9 the address in the VGPR is compared with the size of scratch memory, without the offset: a constant is
; folded only where what it is added to is not negative.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca [64 x i32], align 4, addrspace(5)
  %x = and i32 %t, 7
  %i = sub i32 %x, %n
  %p = getelementptr i32, ptr addrspace(5) %a, i32 %i
  %q = getelementptr i8, ptr addrspace(5) %p, i32 1024
  store volatile i32 %t, ptr addrspace(5) %q
  %v = load volatile i32, ptr addrspace(5) %q
  %w = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %w
  ret void
}
; expect gfx803
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   scratch
;>   slot0 size=256 align=4
;>   masks {%s6,%s7}
;>   masks {%s8,%s9}
;>   masks {%s14,%s15}
;>   masks {%s19,%s20}
;>   masks {%s24,%s25}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v26, v0
;>   p_copy {%s29,%s30}, s[4:5]
;>   p_frame_addr %v17, slot0+0
;>   p_copy {%s27,%s28}, {%s29,%s30}
;>   s_load_dwordx2 {%s3,%s4}, {%s27,%s28}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s23, {%s27,%s28}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v11, %v26
;>   v_and_b32_e64 %v22, %v11, 7
;>   v_sub_co_u32_e64 %v21, {%s24,%s25}, %v22, %s23
;>   v_lshlrev_b32_e64 %v18, 2, %v21
;>   v_add_co_u32_e64 %v13, {%s19,%s20}, %v17, %v18
;>   s_mov_b32 %s16, 0x400
;>   v_add_co_u32_e64 %v12, {%s14,%s15}, %v13, %s16
;>   buffer_store_dword %v11, %v12, s[0:3], 0 offen mem(store,private,not_atomic,system,volatile,class=1)
;>   buffer_load_dword %v0, %v12, s[0:3], 0 offen mem(load,private,not_atomic,system,volatile,class=1)
;>   v_lshlrev_b32_e64 %v5, 2, %v11
;>   v_add_co_u32_e64 %v1, {%s6,%s7}, %s3, %v5
;>   p_copy %v10, %s4
;>   v_addc_co_u32_e64 %v2, {%s8,%s9}, %v10, 0, {%s6,%s7}
;>   flat_store_dword {%v1,%v2}, %v0 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   scratch
;>   slot0 size=256 align=4
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v10, v0
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_frame_addr %v7, slot0+0
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s2,%s3}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s9, {%s11,%s12}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v4, %v10
;>   v_and_b32_e64 %v8, %v4, 7
;>   v_subrev_u32_e64 %v6, %s9, %v8
;>   v_lshl_add_u32 %v5, %v6, 2, %v7
;>   buffer_store_dword %v4, %v5, s[0:3], 0 offset:1024 offen mem(store,private,not_atomic,system,volatile,class=1)
;>   buffer_load_dword %v0, %v5, s[0:3], 0 offset:1024 offen mem(load,private,not_atomic,system,volatile,class=1)
;>   v_lshlrev_b32_e64 %v1, 2, %v4
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
