; test isel
; target gfx906
define amdgpu_kernel void @k() {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = inttoptr i32 %i to ptr addrspace(3)
  %x = load <2 x i32>, ptr addrspace(3) %a, align 8
  %b = getelementptr i8, ptr addrspace(3) %a, i32 65528
  store <2 x i32> %x, ptr addrspace(3) %b, align 8
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v3, v0
;>   p_copy %v2, %v3
;>   ds_read_b64 {%v0,%v1}, %v2 mem(load,local,not_atomic,system)
;>   ds_write_b64 %v2, {%v0,%v1} offset:65528 mem(store,local,not_atomic,system)
;>   p_endpgm
;> }
