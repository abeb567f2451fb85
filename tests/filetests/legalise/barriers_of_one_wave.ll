; test legalise
; target gfx906
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @one_wave() !reqd_work_group_size !0 {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("agent") acquire
  ret void
}

define amdgpu_kernel void @two_waves() "amdgpu-flat-work-group-size"="1,65" {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
!0 = !{i32 16, i32 4, i32 1}
; expect gfx906
;> define amdgpu_kernel void @one_wave() !reqd_work_group_size !{i32 16, i32 4, i32 1} {
;>   fence syncscope("wavefront") release
;>   call void @llvm.amdgcn.wave.barrier()
;>   fence syncscope("agent") acquire
;>   ret void
;> }
;>
;> define amdgpu_kernel void @two_waves() #0 {
;>   fence syncscope("workgroup") release
;>   call void @llvm.amdgcn.s.barrier()
;>   fence syncscope("workgroup") acquire
;>   ret void
;> }
;>
;> declare void @llvm.amdgcn.s.barrier()
;>
;> declare void @llvm.amdgcn.wave.barrier()
;>
;> attributes #0 = { "amdgpu-flat-work-group-size"="1,65" }
