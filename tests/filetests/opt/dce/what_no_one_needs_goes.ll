; test dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = add i32 %id, %id
  %l = load i32, ptr addrspace(1) %p
  %kept = mul i32 %id, %id
  store i32 %kept, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p) {
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %kept = mul i32 %id, %id
;>   store i32 %kept, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
