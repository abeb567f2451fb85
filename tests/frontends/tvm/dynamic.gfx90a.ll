; ModuleID = 'TVMAMDGPUModule'
source_filename = "TVMAMDGPUModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-hcc"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dllexport amdgpu_kernel void @dynamic_kernel(ptr addrspace(1) noalias readonly captures(none) %A, ptr addrspace(1) noalias writeonly captures(none) %B, i32 %n) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %1 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %2 = shl nsw i32 %0, 6
  %3 = add nsw i32 %2, %1
  %4 = icmp slt i32 %3, %n
  br i1 %4, label %for_begin_k.preheader, label %if_end, !prof !0

for_begin_k.preheader:                            ; preds = %entry
  %5 = shl nuw nsw i32 %1, 3
  %6 = shl nsw i32 %0, 9
  %7 = add nsw i32 %6, %5
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !1, !amdgpu.noclobber !4
  %11 = fcmp ogt float %10, 0.000000e+00
  %12 = fadd float %10, 0.000000e+00
  %13 = select i1 %11, float %12, float 0.000000e+00
  %14 = sext i32 %7 to i64
  %15 = getelementptr float, ptr addrspace(1) %A, i64 %14
  %16 = getelementptr i8, ptr addrspace(1) %15, i64 4
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !1, !amdgpu.noclobber !4
  %18 = fcmp ogt float %17, 0.000000e+00
  %19 = fadd float %13, %17
  %20 = select i1 %18, float %19, float %13
  %21 = sext i32 %7 to i64
  %22 = getelementptr float, ptr addrspace(1) %A, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 8
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !1, !amdgpu.noclobber !4
  %25 = fcmp ogt float %24, 0.000000e+00
  %26 = fadd float %20, %24
  %27 = select i1 %25, float %26, float %20
  %28 = sext i32 %7 to i64
  %29 = getelementptr float, ptr addrspace(1) %A, i64 %28
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 12
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !1, !amdgpu.noclobber !4
  %32 = fcmp ogt float %31, 0.000000e+00
  %33 = fadd float %27, %31
  %34 = select i1 %32, float %33, float %27
  %35 = sext i32 %7 to i64
  %36 = getelementptr float, ptr addrspace(1) %A, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 16
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !1, !amdgpu.noclobber !4
  %39 = fcmp ogt float %38, 0.000000e+00
  %40 = fadd float %34, %38
  %41 = select i1 %39, float %40, float %34
  %42 = sext i32 %7 to i64
  %43 = getelementptr float, ptr addrspace(1) %A, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 20
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !1, !amdgpu.noclobber !4
  %46 = fcmp ogt float %45, 0.000000e+00
  %47 = fadd float %41, %45
  %48 = select i1 %46, float %47, float %41
  %49 = sext i32 %7 to i64
  %50 = getelementptr float, ptr addrspace(1) %A, i64 %49
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 24
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !1, !amdgpu.noclobber !4
  %53 = fcmp ogt float %52, 0.000000e+00
  %54 = fadd float %48, %52
  %55 = select i1 %53, float %54, float %48
  %56 = sext i32 %7 to i64
  %57 = getelementptr float, ptr addrspace(1) %A, i64 %56
  %58 = getelementptr i8, ptr addrspace(1) %57, i64 28
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !1, !amdgpu.noclobber !4
  %60 = fcmp ogt float %59, 0.000000e+00
  %61 = fadd float %55, %59
  %62 = select i1 %60, float %61, float %55
  %63 = tail call float @llvm.sqrt.f32(float %62)
  %64 = sext i32 %3 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %B, i64 %64
  store float %63, ptr addrspace(1) %65, align 4, !tbaa !5
  br label %if_end

if_end:                                           ; preds = %for_begin_k.preheader, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2



; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "target-cpu"="gfx90a" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nosync nounwind memory(none) "target-cpu"="gfx90a" "target-features" "uniform-work-group-size"="false" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!"branch_weights", i32 1048576, i32 1}
!1 = !{!2, !2, i64 0}
!2 = !{!"buffer0", !3, i64 0}
!3 = !{!"tvm-tbaa"}
!4 = !{}
!5 = !{!6, !6, i64 0}
!6 = !{!"buffer1", !3, i64 0}
