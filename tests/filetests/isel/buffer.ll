; test isel
; target gfx906
; Offsets: what fits goes to the instruction, of a constant that does not the rest goes to a register; the offset for all lanes to an SGPR.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32, i32, ptr addrspace(8), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %s) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %in = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 4095, i32 16, i32 0)
  %out = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 4100, i32 %s, i32 1)
  %j = add i32 %i, 24
  %near = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %j, i32 0, i32 2)
  %l = add i32 %i, 4096
  %far = call i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %i, i32 %l, i32 0, i32 0)
  %a = add i32 %in, %out
  %b = add i32 %near, %far
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32 %a, i32 %b, ptr addrspace(8) %r, i32 %i, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %old, ptr addrspace(8) %r, i32 0, i32 0, i32 0)
  ret void
}
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s1,%s2}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v18, v0
;>   p_copy {%s21,%s22}, s[4:5]
;>   p_copy {%s19,%s20}, {%s21,%s22}
;>   s_load_dwordx4 {%s3,%s4,%s5,%s6}, {%s19,%s20}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s16, {%s19,%s20}, #16 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v7, %v18
;>   buffer_load_dword %v13, off, {%s3,%s4,%s5,%s6}, 16 offset:4095 mem(load,global,not_atomic,wavefront)
;>   v_mov_b32_e32 %v17, 0x1000
;>   buffer_load_dword %v14, %v17, {%s3,%s4,%s5,%s6}, %s16 offset:4 glc offen mem(load,global,not_atomic,wavefront)
;>   buffer_load_dword %v11, %v7, {%s3,%s4,%s5,%s6}, 0 offset:24 slc offen mem(load,global,not_atomic,wavefront)
;>   v_add_u32_e32 %v15, 0x1000, %v7
;>   buffer_load_dword %v12, {%v7,%v15}, {%s3,%s4,%s5,%s6}, 0 offen idxen mem(load,global,not_atomic,wavefront)
;>   v_add_u32_e64 %v9, %v13, %v14
;>   v_add_u32_e64 %v8, %v11, %v12
;>   BufferAtomicCmpswapRtn {%v0,%v10}, %v7, {%s3,%s4,%s5,%s6}, 0, old {%v9,%v8} offen mem(rmw_return,global,monotonic,wavefront)
;>   v_cmp_eq_u32_e64 {%s1,%s2}, %v0, %v8
;>   buffer_store_dword %v0, off, {%s3,%s4,%s5,%s6}, 0 mem(store,global,not_atomic,wavefront)
;>   p_endpgm
;> }
