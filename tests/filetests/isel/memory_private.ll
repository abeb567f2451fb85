; test isel
; target gfx900 gfx90a
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %m = alloca [4 x i32], addrspace(5)
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(5) %m, i32 %i
  store i32 %n, ptr addrspace(5) %q
  %x = load i32, ptr addrspace(5) %m
  store i32 %x, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx90a
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   scratch
;>   slot0 size=16 align=4
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy {%s12,%s13}, s[4:5]
;>   p_frame_addr %v8, slot0+0
;>   p_copy {%s10,%s11}, {%s12,%s13}
;>   s_load_dwordx2 {%s1,%s2}, {%s10,%s11}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s4, {%s10,%s11}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v7, %v9
;>   v_lshl_add_u32 %v6, %v7, 2, %v8
;>   p_copy %v5, %s4
;>   buffer_store_dword %v5, %v6, s[0:3], 0 offen mem(store,private,not_atomic,system,class=1)
;>   buffer_load_dword %v0, slot0+0, s[0:3], 0 mem(load,private,not_atomic,system,class=1)
;>   v_mov_b32_e32 %v3, 0
;>   global_store_dword %v3, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
