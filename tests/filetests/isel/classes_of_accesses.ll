; test isel
; target gfx906
; By types, by scopes, and by objects; declarations may be other names of something.
@a = internal addrspace(3) global [64 x i32] undef
@b = internal addrspace(3) global [64 x i32] undef
@c = external addrspace(3) global [0 x i32]
@d = external addrspace(3) global [0 x i32]
define amdgpu_kernel void @types(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %qi = getelementptr i32, ptr addrspace(1) %q, i32 %i
  store i32 0, ptr addrspace(1) %pi, !tbaa !0
  store float 1.0, ptr addrspace(1) %qi, !tbaa !4
  store i8 1, ptr addrspace(1) %qi, !tbaa !6
  store i32 2, ptr addrspace(1) %qi
  ret void
}
define amdgpu_kernel void @objects() {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %ai = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %bi = getelementptr i32, ptr addrspace(3) @b, i32 %i
  %ci = getelementptr i32, ptr addrspace(3) @c, i32 %i
  %di = getelementptr i32, ptr addrspace(3) @d, i32 %i
  store i32 0, ptr addrspace(3) %ai
  store i32 1, ptr addrspace(3) %bi
  store i32 2, ptr addrspace(3) %ci
  store i32 3, ptr addrspace(3) %di
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"any byte", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!2, !2, i64 0}
; expect gfx906
;> func @types id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;>   class 2 apart 3
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v11, v0
;>   p_copy {%s14,%s15}, s[4:5]
;>   p_copy {%s12,%s13}, {%s14,%s15}
;>   s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s12,%s13}, #0 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v10, %v11
;>   v_lshlrev_b32_e64 %v9, 2, %v10
;>   v_lshlrev_b32_e64 %v1, 2, %v10
;>   v_mov_b32_e32 %v8, 0
;>   global_store_dword %v9, %v8, {%s2,%s3} mem(store,global,not_atomic,system,class=3)
;>   v_mov_b32_e32 %v7, 1.0
;>   global_store_dword %v1, %v7, {%s4,%s5} mem(store,global,not_atomic,system,class=2)
;>   v_mov_b32_e32 %v6, 1
;>   global_store_byte %v1, %v6, {%s4,%s5} mem(store,global,not_atomic,system,class=1)
;>   v_mov_b32_e32 %v0, 2
;>   global_store_dword %v1, %v0, {%s4,%s5} mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
;>
;> func @objects id=1 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;>   class 1 apart 2
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy %v8, %v9
;>   v_lshlrev_b32_e64 %v7, 2, %v8
;>   v_lshlrev_b32_e64 %v5, 2, %v8
;>   v_lshlrev_b32_e64 %v3, 2, %v8
;>   v_lshlrev_b32_e64 %v1, 2, %v8
;>   v_mov_b32_e32 %v6, 0
;>   ds_write_b32 %v7, %v6 mem(store,local,not_atomic,system,class=2)
;>   v_mov_b32_e32 %v4, 1
;>   ds_write_b32 %v5, %v4 offset:256 mem(store,local,not_atomic,system,class=1)
;>   v_mov_b32_e32 %v2, 2
;>   ds_write_b32 %v3, %v2 offset:512 mem(store,local,not_atomic,system)
;>   v_mov_b32_e32 %v0, 3
;>   ds_write_b32 %v1, %v0 offset:512 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
