; test isel
; target gfx950 gfx942
; Reads of LDS that transpose: a place that is known is the offset. Nobody wants the last one.
@data = internal addrspace(3) global [2048 x i32] undef, align 16
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3))
declare <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3))
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %p) {
  %p1 = getelementptr i8, ptr addrspace(3) %p, i32 4096
  %a = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p1)
  %b = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @data, i32 64))
  %c = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p)
  %d = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p)
  store volatile <4 x half> %a, ptr addrspace(1) %out
  store volatile <2 x i32> %b, ptr addrspace(1) %out
  store volatile <3 x i32> %c, ptr addrspace(1) %out
  ret void
}
; expect gfx950
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs kernarg_segment_ptr
;>   scratch_instructions
;> {
;> bb0:
;>   p_prolog
;>   p_copy {%s24,%s25}, s[0:1]
;>   p_copy {%s22,%s23}, {%s24,%s25}
;>   s_load_dwordx2 {%s3,%s4}, {%s22,%s23}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s18, {%s22,%s23}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v21, %s18
;>   ds_read_b64_tr_b16 {%v13,%v14}, %v21 offset:4096 mem(load,local,not_atomic,system)
;>   v_lshrrev_b32_e64 %v16, 16, %v13
;>   v_lshrrev_b32_e64 %v12, 16, %v14
;>   v_mov_b32_e32 %v20, 0
;>   ds_read_b64_tr_b8 {%v6,%v7}, %v20 offset:64 mem(load,local,not_atomic,system,class=1)
;>   p_copy %v19, %s18
;>   ds_read_b96_tr_b6 {%v0,%v1,%v2}, %v19 mem(load,local,not_atomic,system)
;>   s_mov_b32 %s17, 0x5040100
;>   v_perm_b32 %v9, %v16, %v13, %s17
;>   s_mov_b32 %s15, 0x5040100
;>   v_perm_b32 %v10, %v12, %v14, %s15
;>   v_mov_b32_e32 %v11, 0
;>   global_store_dwordx2 %v11, {%v9,%v10}, {%s3,%s4} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dwordx2 %v8, {%v6,%v7}, {%s3,%s4} mem(store,global,not_atomic,system,volatile)
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dwordx3 %v5, {%v0,%v1,%v2}, {%s3,%s4} mem(store,global,not_atomic,system,volatile)
;>   p_endpgm
;> }
; errors gfx942
;> transposed_read.ll:14:8: error: intrinsic 'llvm.amdgcn.ds.read.tr4.b64' on gfx942 is not supported
;>   %d = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p)
;>        ^
;>   hint: no machine instruction is selected for it
