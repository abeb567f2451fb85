; ModuleID = 'kernels.cpp'
source_filename = "kernels.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Vec = type { [3 x float] }
%struct.Node = type { i32, i16, i16 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @dot3(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr %3 to ptr addrspace(1)
  %6 = addrspacecast ptr %2 to ptr addrspace(1)
  %7 = addrspacecast ptr %1 to ptr addrspace(1)
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 6
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = icmp ult i32 %11, %0
  br i1 %12, label %13, label %34

13:                                               ; preds = %4
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds nuw %struct.Vec, ptr addrspace(1) %7, i64 %14
  %16 = getelementptr inbounds nuw %struct.Vec, ptr addrspace(1) %6, i64 %14
  %17 = load float, ptr addrspace(1) %15, align 4, !tbaa !8, !amdgpu.noclobber !10
  %18 = load float, ptr addrspace(1) %16, align 4, !tbaa !8
  %19 = fadd float %17, %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !8, !amdgpu.noclobber !10
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !8
  %24 = fadd float %21, %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !8, !amdgpu.noclobber !10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !8
  %29 = fadd float %26, %28
  %30 = tail call float @llvm.fmuladd.f32(float %19, float %18, float 0.000000e+00)
  %31 = tail call float @llvm.fmuladd.f32(float %24, float %23, float %30)
  %32 = tail call noundef float @llvm.fmuladd.f32(float %29, float %28, float %31)
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %14
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !8
  br label %34

34:                                               ; preds = %13, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define protected amdgpu_kernel void @lambdas(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #1 {
  %4 = addrspacecast ptr %2 to ptr addrspace(1)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %6, %7
  %9 = icmp ult i32 %8, %0
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4, !amdgpu.noclobber !10
  br label %14

14:                                               ; preds = %14, %10
  %15 = phi i32 [ 0, %10 ], [ %21, %14 ]
  %16 = phi i32 [ %13, %10 ], [ %20, %14 ]
  %17 = shl i32 %16, %15
  %18 = lshr i32 %16, 3
  %19 = xor i32 %18, %1
  %20 = xor i32 %19, %17
  %21 = add nuw nsw i32 %15, 1
  %22 = icmp eq i32 %21, 6
  br i1 %22, label %23, label %14, !llvm.loop !11

23:                                               ; preds = %14
  store i32 %20, ptr addrspace(1) %12, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %23, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize memory(argmem: write)
define protected amdgpu_kernel void @pi(i32 noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %47

9:                                                ; preds = %2
  %10 = mul i32 %7, 747796405
  %11 = add i32 %10, 7
  %12 = or i32 %11, 1
  br label %18

13:                                               ; preds = %18
  %14 = uitofp nneg i32 %44 to float
  %15 = fmul float %14, 1.250000e-01
  %16 = zext i32 %7 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %16
  store float %15, ptr addrspace(1) %17, align 4, !tbaa !8
  br label %47

18:                                               ; preds = %9, %18
  %19 = phi i32 [ 0, %9 ], [ %44, %18 ]
  %20 = phi i32 [ 0, %9 ], [ %45, %18 ]
  %21 = phi i32 [ %12, %9 ], [ %36, %18 ]
  %22 = shl i32 %21, 13
  %23 = xor i32 %22, %21
  %24 = lshr i32 %23, 17
  %25 = xor i32 %24, %23
  %26 = shl i32 %25, 5
  %27 = xor i32 %26, %25
  %28 = lshr i32 %27, 8
  %29 = uitofp nneg i32 %28 to float
  %30 = fmul float %29, 0x3E70000000000000
  %31 = shl i32 %27, 13
  %32 = xor i32 %31, %27
  %33 = lshr i32 %32, 17
  %34 = xor i32 %33, %32
  %35 = shl i32 %34, 5
  %36 = xor i32 %35, %34
  %37 = lshr i32 %36, 8
  %38 = uitofp nneg i32 %37 to float
  %39 = fmul float %38, 0x3E70000000000000
  %40 = fmul float %39, %39
  %41 = tail call float @llvm.fmuladd.f32(float %30, float %30, float %40)
  %42 = fcmp olt float %41, 1.000000e+00
  %43 = zext i1 %42 to i32
  %44 = add nuw nsw i32 %19, %43
  %45 = add nuw nsw i32 %20, 1
  %46 = icmp eq i32 %45, 32
  br i1 %46, label %13, label %18, !llvm.loop !13

47:                                               ; preds = %2, %13
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define protected amdgpu_kernel void @trees(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #1 {
  %4 = addrspacecast ptr %1 to ptr addrspace(1)
  %5 = addrspacecast ptr %2 to ptr addrspace(1)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %11, label %41

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4, !amdgpu.noclobber !10
  br label %15

15:                                               ; preds = %33, %11
  %16 = phi i32 [ 0, %11 ], [ %34, %33 ]
  %17 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %18 = icmp sgt i32 %16, -1
  %19 = icmp slt i32 %17, 40
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %36

21:                                               ; preds = %15
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %4, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !14, !amdgpu.noclobber !10
  %25 = icmp eq i32 %24, %14
  br i1 %25, label %33, label %26

26:                                               ; preds = %21
  %27 = add nsw i32 %17, 1
  %28 = icmp slt i32 %14, %24
  %29 = select i1 %28, i64 4, i64 6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %29
  %31 = load i16, ptr addrspace(1) %30, align 2, !tbaa !17
  %32 = sext i16 %31 to i32
  br label %33

33:                                               ; preds = %21, %26
  %34 = phi i32 [ %32, %26 ], [ %16, %21 ]
  %35 = phi i32 [ %27, %26 ], [ %17, %21 ]
  br i1 %25, label %36, label %15

36:                                               ; preds = %33, %15
  %37 = phi i32 [ %34, %33 ], [ %16, %15 ]
  %38 = phi i32 [ %35, %33 ], [ %17, %15 ]
  %39 = mul nsw i32 %38, 1000
  %40 = add nsw i32 %39, %37
  store i32 %40, ptr addrspace(1) %13, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %3, %36
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @folds(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4, !amdgpu.noclobber !10
  %13 = shl i32 %12, 4
  store i32 %13, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize memory(argmem: write) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !5, i64 0}
!15 = !{!"_ZTS4Node", !5, i64 0, !16, i64 4, !16, i64 6}
!16 = !{!"short", !6, i64 0}
!17 = !{!16, !16, i64 0}
