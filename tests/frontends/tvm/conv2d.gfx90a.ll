; ModuleID = 'TVMAMDGPUModule'
source_filename = "TVMAMDGPUModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-hcc"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dllexport amdgpu_kernel void @conv2d_kernel(ptr addrspace(1) noalias readonly captures(none) %W, ptr addrspace(1) noalias readonly captures(none) %X, ptr addrspace(1) noalias writeonly captures(none) %Y) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %1 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %2 = mul i32 %0, 18
  %3 = add nsw i32 %2, %1
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds float, ptr addrspace(1) %X, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !0, !amdgpu.noclobber !3
  %7 = load float, ptr addrspace(1) %W, align 4, !tbaa !4, !amdgpu.noclobber !3
  %8 = tail call float @llvm.fmuladd.f32(float %6, float %7, float 0.000000e+00)
  %9 = sext i32 %3 to i64
  %10 = getelementptr float, ptr addrspace(1) %X, i64 %9
  %11 = getelementptr i8, ptr addrspace(1) %10, i64 4
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !0, !amdgpu.noclobber !3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 4
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !4, !amdgpu.noclobber !3
  %15 = tail call float @llvm.fmuladd.f32(float %12, float %14, float %8)
  %16 = sext i32 %3 to i64
  %17 = getelementptr float, ptr addrspace(1) %X, i64 %16
  %18 = getelementptr i8, ptr addrspace(1) %17, i64 8
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !0, !amdgpu.noclobber !3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 8
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !4, !amdgpu.noclobber !3
  %22 = tail call float @llvm.fmuladd.f32(float %19, float %21, float %15)
  %23 = mul i32 %0, 18
  %24 = add i32 %23, 18
  %25 = add nsw i32 %24, %1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %X, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !0, !amdgpu.noclobber !3
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 12
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !4, !amdgpu.noclobber !3
  %31 = tail call float @llvm.fmuladd.f32(float %28, float %30, float %22)
  %32 = sext i32 %25 to i64
  %33 = getelementptr float, ptr addrspace(1) %X, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 4
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !0, !amdgpu.noclobber !3
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 16
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !4, !amdgpu.noclobber !3
  %38 = tail call float @llvm.fmuladd.f32(float %35, float %37, float %31)
  %39 = sext i32 %25 to i64
  %40 = getelementptr float, ptr addrspace(1) %X, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 8
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !0, !amdgpu.noclobber !3
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 20
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !4, !amdgpu.noclobber !3
  %45 = tail call float @llvm.fmuladd.f32(float %42, float %44, float %38)
  %46 = mul i32 %0, 18
  %47 = add i32 %46, 36
  %48 = add nsw i32 %47, %1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %X, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !0, !amdgpu.noclobber !3
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 24
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !4, !amdgpu.noclobber !3
  %54 = tail call float @llvm.fmuladd.f32(float %51, float %53, float %45)
  %55 = sext i32 %48 to i64
  %56 = getelementptr float, ptr addrspace(1) %X, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 4
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !0, !amdgpu.noclobber !3
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 28
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !4, !amdgpu.noclobber !3
  %61 = tail call float @llvm.fmuladd.f32(float %58, float %60, float %54)
  %62 = sext i32 %48 to i64
  %63 = getelementptr float, ptr addrspace(1) %X, i64 %62
  %64 = getelementptr i8, ptr addrspace(1) %63, i64 8
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !0, !amdgpu.noclobber !3
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %W, i64 32
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !4, !amdgpu.noclobber !3
  %68 = tail call float @llvm.fmuladd.f32(float %65, float %67, float %61)
  %69 = fcmp ogt float %68, 0.000000e+00
  %70 = select i1 %69, float %68, float 0.000000e+00
  %71 = shl nsw i32 %0, 4
  %72 = add nsw i32 %71, %1
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %Y, i64 %73
  store float %70, ptr addrspace(1) %74, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2



; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "target-cpu"="gfx90a" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nosync nounwind memory(none) "target-cpu"="gfx90a" "target-features" "uniform-work-group-size"="false" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!1, !1, i64 0}
!1 = !{!"buffer0", !2, i64 0}
!2 = !{!"tvm-tbaa"}
!3 = !{}
!4 = !{!5, !5, i64 0}
!5 = !{!"buffer1", !2, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!"buffer2", !2, i64 0}
