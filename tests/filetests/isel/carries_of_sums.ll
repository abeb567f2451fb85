; test isel
; target gfx906
; A comparison that asks for the carry of a sum is the mask that the sum writes, and the or of two is
; that of one sum of three; what is subtracted has a borrow.
define amdgpu_kernel void @three_words() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a0 = load i64, ptr addrspace(3) %p
  %q = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b0 = load i64, ptr addrspace(3) %q
  %s0 = add i64 %a0, %b0
  %c0 = icmp ult i64 %s0, %a0
  %i0 = zext i1 %c0 to i64
  %x = xor i64 %a0, 255
  %t = add i64 %x, %b0
  %c1 = icmp ult i64 %t, %x
  %s1 = add i64 %t, %i0
  %c2 = icmp ult i64 %s1, %t
  %c = or i1 %c1, %c2
  %i1 = zext i1 %c to i64
  %s2 = add i64 %b0, %i1
  store i64 %s0, ptr addrspace(3) %p
  store i64 %s1, ptr addrspace(3) %q
  %r = getelementptr i8, ptr addrspace(3) %p, i32 16
  store i64 %s2, ptr addrspace(3) %r
  ret void
}
define amdgpu_kernel void @a_difference() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %q = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i32, ptr addrspace(3) %q
  %d = sub i32 %a, %b
  %c = icmp ult i32 %a, %b
  %i = zext i1 %c to i32
  %e = sub i32 %b, %i
  store i32 %d, ptr addrspace(3) %p
  store i32 %e, ptr addrspace(3) %q
  ret void
}
; What a negative constant is added by is a subtraction, whose borrow is not the carry.
define amdgpu_kernel void @a_negative_constant() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p
  %d = add i32 %a, -17
  %c = icmp ult i32 %d, %a
  %i = zext i1 %c to i32
  %e = xor i32 %d, %i
  store i32 %e, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @three_words id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s9,%s10}
;>   masks {%s11,%s12}
;>   masks {%s13,%s14}
;>   masks {%s17,%s18}
;>   masks {%s19,%s20}
;>   masks {%s23,%s24}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v25, v0
;>   p_copy %v2, %v25
;>   ds_read_b64 {%v21,%v22}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v7,%v8}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_add_co_u32_e64 %v5, {%s23,%s24}, %v21, %v7
;>   v_addc_co_u32_e64 %v6, {%s17,%s18}, %v22, %v8, {%s23,%s24}
;>   v_xor_b32_e32 %v15, 0xff, %v21
;>   p_copy %v16, %v22
;>   v_addc_co_u32_e64 %v3, {%s19,%s20}, %v15, %v7, {%s17,%s18}
;>   v_addc_co_u32_e64 %v4, {%s9,%s10}, %v16, %v8, {%s19,%s20}
;>   v_addc_co_u32_e64 %v0, {%s11,%s12}, %v7, 0, {%s9,%s10}
;>   v_addc_co_u32_e64 %v1, {%s13,%s14}, %v8, 0, {%s11,%s12}
;>   ds_write_b64 %v2, {%v5,%v6} mem(store,local,not_atomic,system)
;>   ds_write_b64 %v2, {%v3,%v4} offset:8 mem(store,local,not_atomic,system)
;>   ds_write_b64 %v2, {%v0,%v1} offset:16 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @a_difference id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s4,%s5}
;>   masks {%s6,%s7}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy %v1, %v9
;>   ds_read_b32 %v8, %v1 mem(load,local,not_atomic,system)
;>   ds_read_b32 %v3, %v1 offset:8 mem(load,local,not_atomic,system)
;>   v_sub_co_u32_e64 %v2, {%s4,%s5}, %v8, %v3
;>   v_subb_co_u32_e64 %v0, {%s6,%s7}, %v3, 0, {%s4,%s5}
;>   ds_write_b32 %v1, %v2 mem(store,local,not_atomic,system)
;>   ds_write_b32 %v1, %v0 offset:8 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @a_negative_constant id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   masks {%s4,%s5}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v8, v0
;>   p_copy %v1, %v8
;>   ds_read_b32 %v6, %v1 mem(load,local,not_atomic,system)
;>   s_mov_b32 %s7, 0xffffffef
;>   v_add_co_u32_e64 %v2, {%s4,%s5}, %v6, %s7
;>   v_cndmask_b32_e64 %v3, 0, 1, {%s4,%s5}
;>   v_xor_b32_e64 %v0, %v2, %v3
;>   ds_write_b32 %v1, %v0 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
