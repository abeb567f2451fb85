; ModuleID = 'kernels.c'
source_filename = "kernels.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.point = type { float, float, i32 }

@group_sum.part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@table = internal unnamed_addr addrspace(4) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr %2 to ptr addrspace(1)
  %6 = addrspacecast ptr %3 to ptr addrspace(1)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 6
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %0
  br i1 %11, label %12, label %19

12:                                               ; preds = %4
  %13 = zext i32 %10 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %13
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !8, !amdgpu.noclobber !10
  %17 = load float, ptr addrspace(1) %14, align 4, !tbaa !8, !amdgpu.noclobber !10
  %18 = tail call float @llvm.fmuladd.f32(float %1, float %16, float %17)
  store float %18, ptr addrspace(1) %14, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %12, %4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define protected amdgpu_kernel void @points(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #2 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %31

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw %struct.point, ptr addrspace(1) %3, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = srem i32 %13, 5
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %18 = load float, ptr addrspace(1) %11, align 4
  %19 = load float, ptr addrspace(1) %17, align 4
  br label %20

20:                                               ; preds = %16, %20
  %21 = phi float [ %19, %16 ], [ %22, %20 ]
  %22 = phi float [ %18, %16 ], [ %25, %20 ]
  %23 = phi i32 [ 0, %16 ], [ %27, %20 ]
  %24 = phi i32 [ %13, %16 ], [ %26, %20 ]
  %25 = fneg float %21
  %26 = add nsw i32 %24, 1
  %27 = add nuw nsw i32 %23, 1
  %28 = srem i32 %26, 5
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %20, label %30, !llvm.loop !11

30:                                               ; preds = %20
  store float %25, ptr addrspace(1) %11, align 4
  store float %22, ptr addrspace(1) %17, align 4
  store i32 %26, ptr addrspace(1) %12, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %9, %30, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @classes(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %25

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = urem i32 %12, 9
  switch i32 %13, label %21 [
    i32 0, label %23
    i32 1, label %14
    i32 2, label %14
    i32 3, label %16
    i32 5, label %19
    i32 7, label %25
  ]

14:                                               ; preds = %9, %9
  %15 = xor i32 %12, 85
  br label %16

16:                                               ; preds = %9, %14
  %17 = phi i32 [ %12, %9 ], [ %15, %14 ]
  %18 = add i32 %17, 3
  br label %23

19:                                               ; preds = %9
  %20 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %12)
  br label %23

21:                                               ; preds = %9
  %22 = tail call i32 @llvm.bitreverse.i32(i32 %12)
  br label %23

23:                                               ; preds = %9, %21, %19, %16
  %24 = phi i32 [ %22, %21 ], [ %18, %16 ], [ %20, %19 ], [ 11, %9 ]
  store i32 %24, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %23, %9, %2
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @wide(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %23

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !13, !amdgpu.noclobber !10
  %13 = zext i64 %12 to i128
  %14 = mul nuw nsw i128 %13, 81985529216486895
  %15 = add nuw nsw i128 %14, 99
  %16 = urem i64 %12, 1000
  %17 = add nuw nsw i64 %16, 1
  %18 = zext nneg i64 %17 to i128
  %19 = udiv i128 %15, %18
  %20 = lshr i128 %15, 70
  %21 = xor i128 %20, %19
  %22 = trunc i128 %21 to i64
  store i64 %22, ptr addrspace(1) %11, align 8, !tbaa !13
  br label %23

23:                                               ; preds = %2, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @bits(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %24

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4, !amdgpu.noclobber !10
  %13 = sext i32 %12 to i37
  %14 = sext i32 %12 to i100
  %15 = shl nsw i100 %14, 60
  %16 = mul i37 %13, 12345
  %17 = add i37 %16, 6
  %18 = lshr i37 %17, 5
  %19 = trunc nuw i37 %18 to i32
  %20 = sdiv i100 %15, 1000003
  %21 = lshr i100 %20, 40
  %22 = trunc i100 %21 to i32
  %23 = xor i32 %19, %22
  store i32 %23, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %2, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @vectors(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %15

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !amdgpu.noclobber !10
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %14 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %12, <4 x float> splat (float 1.500000e+00))
  store <4 x float> %14, ptr addrspace(1) %11, align 16, !tbaa !15
  br label %15

15:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @halves(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %15

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %10
  %12 = load half, ptr addrspace(1) %11, align 2, !tbaa !16, !amdgpu.noclobber !10
  %13 = fmul half %12, 0xH3D00
  %14 = fadd half %13, 0xH3800
  store half %14, ptr addrspace(1) %11, align 2, !tbaa !16
  br label %15

15:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @doubles(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %18

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %10
  %12 = load double, ptr addrspace(1) %11, align 8, !tbaa !18, !amdgpu.noclobber !10
  %13 = tail call double @llvm.fabs.f64(double %12)
  %14 = tail call double @llvm.sqrt.f64(double %13)
  %15 = fdiv double %14, 3.000000e+00
  %16 = tail call double @llvm.floor.f64(double %12)
  %17 = fadd double %16, %15
  store double %17, ptr addrspace(1) %11, align 8, !tbaa !18
  br label %18

18:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: convergent nofree norecurse nounwind optsize
define protected amdgpu_kernel void @group_sum(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = addrspacecast ptr %2 to ptr addrspace(1)
  %5 = addrspacecast ptr %1 to ptr addrspace(1)
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 6
  %9 = add i32 %8, %6
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4, !amdgpu.noclobber !10
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %3 ]
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @group_sum.part, i32 %6
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %20

18:                                               ; preds = %28
  %19 = icmp eq i32 %6, 0
  br i1 %19, label %31, label %35

20:                                               ; preds = %15, %28
  %21 = phi i32 [ 32, %15 ], [ %29, %28 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = icmp samesign ult i32 %6, %21
  br i1 %22, label %23, label %28

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %17, i32 %21
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %26 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %27 = add i32 %26, %25
  store i32 %27, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %20, %23
  %29 = lshr i32 %21, 1
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %18, label %20, !llvm.loop !20

31:                                               ; preds = %18
  %32 = zext i32 %7 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %32
  %34 = load i32, ptr addrspace(3) @group_sum.part, align 4, !tbaa !4
  store i32 %34, ptr addrspace(1) %33, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %31, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @counters(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #6 {
  %4 = addrspacecast ptr %2 to ptr addrspace(1)
  %5 = addrspacecast ptr %1 to ptr addrspace(1)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %11, label %22

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4, !amdgpu.noclobber !10
  %15 = and i32 %14, 15
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %16
  %18 = atomicrmw add ptr addrspace(1) %17, i32 1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 64
  %20 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %21 = atomicrmw umax ptr addrspace(1) %19, i32 %20 seq_cst, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %22

22:                                               ; preds = %3, %11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define protected amdgpu_kernel void @lookup(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #2 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %28

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %16

13:                                               ; preds = %16
  %14 = and i32 %12, 7
  %15 = extractelement <8 x i32> %25, i32 %14
  store i32 %15, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %28

16:                                               ; preds = %9, %16
  %17 = phi i32 [ 0, %9 ], [ %26, %16 ]
  %18 = phi <8 x i32> [ zeroinitializer, %9 ], [ %25, %16 ]
  %19 = add i32 %12, %17
  %20 = and i32 %19, 7
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %21
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !4
  %24 = mul i32 %23, %17
  %25 = insertelement <8 x i32> %18, i32 %24, i32 %17
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp eq i32 %26, 8
  br i1 %27, label %13, label %16, !llvm.loop !21

28:                                               ; preds = %2, %13
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind optsize "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }

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
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"_Float16", !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !6, i64 0}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
