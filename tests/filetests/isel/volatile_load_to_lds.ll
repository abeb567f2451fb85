; test isel
; target gfx90a gfx950
; The highest bit of the cache policy says that an access is volatile.
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(8) %r, i32 %o) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %l, i32 4, i32 %o, i32 0, i32 0, i32 -2147483648)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %l, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 4, i32 0, i32 -2147483648)
  ret void
}
; expect gfx90a
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[4:5]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s0,%s1}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s3, {%s11,%s12}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s11,%s12}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s8, {%s11,%s12}, #32 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v10, %s8
;>   s_mov_b32 m0, %s3
;>   buffer_load_dword off, %v10, {%s4,%s5,%s6,%s7}, 0 offen lds mem(load,global,not_atomic,system,volatile)
;>   p_copy %v9, %s8
;>   s_mov_b32 m0, %s3
;>   buffer_load_dword off, %v9, {%s4,%s5,%s6,%s7}, 0 offen lds mem(load,global,not_atomic,system)
;>   v_mov_b32_e32 %v2, 0
;>   s_mov_b32 m0, %s3
;>   global_load_dword off, %v2, {%s0,%s1} lds mem(load,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
; expect gfx950
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs kernarg_segment_ptr
;>   scratch_instructions
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s13,%s14}, s[0:1]
;>   p_copy {%s11,%s12}, {%s13,%s14}
;>   s_load_dwordx2 {%s0,%s1}, {%s11,%s12}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s3, {%s11,%s12}, #8 mem(load,global,not_atomic,system,invariant)
;>   s_load_dwordx4 {%s4,%s5,%s6,%s7}, {%s11,%s12}, #16 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s8, {%s11,%s12}, #32 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v10, %s8
;>   s_mov_b32 m0, %s3
;>   buffer_load_dword off, %v10, {%s4,%s5,%s6,%s7}, 0 offen lds mem(load,global,not_atomic,system,volatile)
;>   p_copy %v9, %s8
;>   s_mov_b32 m0, %s3
;>   buffer_load_dword off, %v9, {%s4,%s5,%s6,%s7}, 0 offen lds mem(load,global,not_atomic,system)
;>   v_mov_b32_e32 %v2, 0
;>   s_mov_b32 m0, %s3
;>   global_load_lds_dword %v2, {%s0,%s1} mem(load,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
