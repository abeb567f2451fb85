; test uniformity
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %wave = lshr i32 %x, 6
  %a = add i32 %y, %z
  %b = add i32 %a, %wave
  store i32 %b, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
!0 = !{i32 8, i32 8, i32 4}
; expect gfx906
;> define amdgpu_kernel void @k() !reqd_work_group_size !{i32 8, i32 8, i32 4} {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %x = call i32 @llvm.amdgcn.workitem.id.x() ; divergent
;>   %y = call i32 @llvm.amdgcn.workitem.id.y() ; divergent
;>   %z = call i32 @llvm.amdgcn.workitem.id.z()
;>   %wave = lshr i32 %x, 6 ; divergent
;>   %a = add i32 %y, %z ; divergent
;>   %b = add i32 %a, %wave ; divergent
;>   store i32 %b, ptr addrspace(1) %p, align 4
;>   ret void
;> }
