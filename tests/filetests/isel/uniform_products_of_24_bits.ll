; test isel
; target gfx906
; The scalar unit multiplies words: what is known to have 24 bits is one instruction, else it is cut.
define amdgpu_kernel void @known(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = and i32 %a, 65535
  %y = and i32 %b, 65535
  %u = mul i32 %x, %y
  %s = ashr i32 %a, 8
  %t = ashr i32 %b, 20
  %i = call i32 @llvm.amdgcn.mul.i24.i32(i32 %s, i32 %t)
  %sum = add i32 %u, %i
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @cut(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %u = call i32 @llvm.amdgcn.mul.u24.i32(i32 %a, i32 %b)
  %i = call i32 @llvm.amdgcn.mul.i24.i32(i32 %a, i32 %b)
  %sum = xor i32 %u, %i
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
; One bit too many.
define amdgpu_kernel void @a_bit_more(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %s = ashr i32 %a, 7
  %i = call i32 @llvm.amdgcn.mul.i24.i32(i32 %s, i32 -8388608)
  %j = call i32 @llvm.amdgcn.mul.i24.i32(i32 %b, i32 8388608)
  %sum = xor i32 %i, %j
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.mul.u24.i32(i32, i32)
declare i32 @llvm.amdgcn.mul.i24.i32(i32, i32)
; expect gfx906
;> func @known id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s11, %s4, 0xffff
;>   s_and_b32 %s12, %s5, 0xffff
;>   s_mul_i32 %s7, %s11, %s12
;>   s_ashr_i32 %s9, %s4, 8
;>   s_ashr_i32 %s10, %s5, 20
;>   s_mul_i32 %s8, %s9, %s10
;>   s_add_i32 %s0, %s7, %s8
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @cut id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s15,%s16}, s[4:5]
;>   p_copy {%s13,%s14}, {%s15,%s16}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s13,%s14}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_and_b32 %s11, 0xffffff, %s4
;>   s_and_b32 %s12, 0xffffff, %s5
;>   s_mul_i32 %s7, %s11, %s12
;>   s_bfe_i32 %s9, %s4, 0x180000
;>   s_bfe_i32 %s10, %s5, 0x180000
;>   s_mul_i32 %s8, %s9, %s10
;>   s_xor_b32 %s0, %s7, %s8
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @a_bit_more id=2 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s18,%s19}, s[4:5]
;>   p_copy {%s16,%s17}, {%s18,%s19}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s16,%s17}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_ashr_i32 %s13, %s4, 7
;>   s_bfe_i32 %s12, %s13, 0x180000
;>   s_mov_b32 %s15, 0x180000
;>   s_bfe_i32 %s14, 0xff800000, %s15
;>   s_mul_i32 %s7, %s12, %s14
;>   s_bfe_i32 %s9, %s5, 0x180000
;>   s_mov_b32 %s11, 0x180000
;>   s_bfe_i32 %s10, 0x800000, %s11
;>   s_mul_i32 %s8, %s9, %s10
;>   s_xor_b32 %s0, %s7, %s8
;>   p_copy %v1, %s0
;>   v_mov_b32_e32 %v6, 0
;>   global_store_dword %v6, %v1, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
