; test instcombine,dce
; target gfx906
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()

define amdgpu_kernel void @known(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %y = getelementptr i8, ptr addrspace(4) %packet, i64 6
  %size = load i16, ptr addrspace(4) %y
  store i16 %size, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @unknown(ptr addrspace(1) %p) {
  %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %y = getelementptr i8, ptr addrspace(4) %packet, i64 6
  %size = load i16, ptr addrspace(4) %y
  store i16 %size, ptr addrspace(1) %p
  ret void
}
!0 = !{i32 16, i32 4, i32 1}
; expect gfx906
;> define amdgpu_kernel void @known(ptr addrspace(1) %p) !reqd_work_group_size !{i32 16, i32 4, i32 1} {
;>   store i16 4, ptr addrspace(1) %p, align 2
;>   ret void
;> }
;>
;> define amdgpu_kernel void @unknown(ptr addrspace(1) %p) {
;>   %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;>   %y = getelementptr i8, ptr addrspace(4) %packet, i64 6
;>   %size = load i16, ptr addrspace(4) %y, align 2
;>   store i16 %size, ptr addrspace(1) %p, align 2
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
