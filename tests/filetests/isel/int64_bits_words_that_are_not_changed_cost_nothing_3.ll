; test isel
; target gfx906
; (ashr x n)
define amdgpu_kernel void @ashr_x_n_2() {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %id to ptr addrspace(3)
  %a = load i64, ptr addrspace(3) %p
  %pb = getelementptr i8, ptr addrspace(3) %p, i32 8
  %b = load i64, ptr addrspace(3) %pb
  %x0 = and i64 %b, 63
  %x1 = ashr i64 %a, %x0
  store i64 %x1, ptr addrspace(3) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @ashr_x_n_2 id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v9, v0
;>   p_copy %v2, %v9
;>   ds_read_b64 {%v5,%v6}, %v2 mem(load,local,not_atomic,system)
;>   ds_read_b64 {%v7,%v8}, %v2 offset:8 mem(load,local,not_atomic,system)
;>   v_and_b32_e64 %v3, %v7, 63
;>   v_mov_b32_e32 %v4, 0
;>   v_ashrrev_i64 {%v0,%v1}, %v3, {%v5,%v6}
;>   ds_write_b64 %v2, {%v0,%v1} mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
