; test instcombine,dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  store i32 %y, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.y()
!0 = !{i32 64, i32 1, i32 1}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p) !reqd_work_group_size !{i32 64, i32 1, i32 1} {
;>   store i32 0, ptr addrspace(1) %p, align 4
;>   ret void
;> }
