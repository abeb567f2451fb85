; ModuleID = 'TVMAMDGPUModule'
source_filename = "TVMAMDGPUModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-hcc"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dllexport amdgpu_kernel void @integers_kernel(ptr addrspace(1) noalias readonly captures(none) %A, ptr addrspace(1) noalias writeonly captures(none) %B) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %1 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %2 = shl nsw i32 %0, 6
  %3 = add nsw i32 %2, %1
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i32, ptr addrspace(1) %A, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !0, !amdgpu.noclobber !3
  %7 = srem i32 %6, 5
  %isneg = icmp slt i32 %7, 0
  %8 = select i1 %isneg, i32 5, i32 0
  %9 = ashr i32 %6, 3
  %.frozen = freeze i32 %6
  %10 = sdiv i32 %.frozen, 7
  %11 = mul i32 %10, 7
  %.decomposed = sub i32 %.frozen, %11
  %12 = ashr i32 %.decomposed, 31
  %13 = srem i32 %6, 13
  %14 = mul nsw i32 %13, 3
  %15 = add nsw i32 %10, %7
  %16 = add nsw i32 %15, %9
  %17 = add nsw i32 %16, %12
  %18 = add nsw i32 %17, %14
  %19 = add nsw i32 %18, %8
  %20 = getelementptr inbounds i32, ptr addrspace(1) %B, i64 %4
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1



; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "target-cpu"="gfx906" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree nosync nounwind memory(none) "target-cpu"="gfx906" "target-features" "uniform-work-group-size"="false" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!1, !1, i64 0}
!1 = !{!"buffer0", !2, i64 0}
!2 = !{!"tvm-tbaa"}
!3 = !{}
!4 = !{!5, !5, i64 0}
!5 = !{!"buffer1", !2, i64 0}
