; test isel
; target gfx900 gfx90a
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr %g) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i8, ptr %g, i32 %i
  %x = load i8, ptr %q
  %y = sext i8 %x to i32
  store i32 %y, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx90a
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   masks {%s9,%s10}
;>   masks {%s11,%s12}
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v14, v0
;>   p_copy {%s17,%s18}, s[4:5]
;>   p_copy {%s15,%s16}, {%s17,%s18}
;>   s_load_dwordx4 {%s1,%s2,%s3,%s4}, {%s15,%s16}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v8, %v14
;>   v_add_co_u32_e64 %v6, {%s9,%s10}, %s3, %v8
;>   p_copy %v13, %s4
;>   v_addc_co_u32_e64 %v7, {%s11,%s12}, %v13, 0, {%s9,%s10}
;>   flat_load_sbyte %v0, {%v6,%v7} mem(load,global+local+private,not_atomic,system)
;>   v_mov_b32_e32 %v5, 0
;>   global_store_dword %v5, %v0, {%s1,%s2} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
