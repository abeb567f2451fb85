; test isel
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %w = load i64, ptr addrspace(1) %p
  %b = trunc i64 %w to i8
  %q = getelementptr i64, ptr addrspace(1) %o, i32 %i
  store i8 %b, ptr addrspace(1) %q
  %l = load [2 x i8], ptr addrspace(1) %q
  %v = extractvalue [2 x i8] %l, 0
  %z = zext i8 %v to i32
  store i32 %z, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v9, %v11
;>   v_lshlrev_b32_e64 %v10, 3, %v9
;>   global_load_dwordx2 {%v7,%v8}, %v10, {%s4,%s5} mem(load,global,not_atomic,system)
;>   v_lshlrev_b32_e64 %v1, 3, %v9
;>   global_store_byte %v1, %v7, {%s2,%s3} mem(store,global,not_atomic,system)
;>   global_load_ubyte %v6, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   p_copy %v0, %v6
;>   global_store_dword %v1, %v0, {%s2,%s3} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
