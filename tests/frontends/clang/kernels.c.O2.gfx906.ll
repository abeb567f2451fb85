; ModuleID = 'kernels.c'
source_filename = "kernels.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.point = type { float, float, i32 }

@group_sum.part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@table = internal unnamed_addr addrspace(4) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
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
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp samesign ult i32 %6, 32
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  %22 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %23 = add i32 %22, %21
  store i32 %23, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %15, %19
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp samesign ult i32 %6, 16
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %29 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %30 = add i32 %29, %28
  store i32 %30, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = icmp samesign ult i32 %6, 8
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !4
  %36 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %37 = add i32 %36, %35
  store i32 %37, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = icmp samesign ult i32 %6, 4
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !4
  %43 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %44 = add i32 %43, %42
  store i32 %44, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = icmp samesign ult i32 %6, 2
  br i1 %46, label %47, label %52

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !4
  %50 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %51 = add i32 %50, %49
  store i32 %51, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %53 = icmp eq i32 %6, 0
  br i1 %53, label %54, label %62

54:                                               ; preds = %52
  %55 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !4
  %56 = extractelement <2 x i32> %55, i64 0
  %57 = extractelement <2 x i32> %55, i64 1
  %58 = add i32 %56, %57
  store i32 %58, ptr addrspace(3) %17, align 4, !tbaa !4
  %59 = zext i32 %7 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %59
  %61 = load i32, ptr addrspace(3) @group_sum.part, align 4, !tbaa !4
  store i32 %61, ptr addrspace(1) %60, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %52, %54
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @lookup(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(1)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %0
  br i1 %8, label %9, label %63

9:                                                ; preds = %2
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = add i32 %12, 1
  %14 = and i32 %13, 7
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %15
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !4
  %18 = insertelement <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, i32 %17, i64 1
  %19 = add i32 %12, 2
  %20 = and i32 %19, 7
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %21
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !4
  %24 = shl i32 %23, 1
  %25 = insertelement <8 x i32> %18, i32 %24, i64 2
  %26 = add i32 %12, 3
  %27 = and i32 %26, 7
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %28
  %30 = load i32, ptr addrspace(4) %29, align 4, !tbaa !4
  %31 = mul i32 %30, 3
  %32 = insertelement <8 x i32> %25, i32 %31, i64 3
  %33 = and i32 %12, 7
  %34 = xor i32 %33, 4
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %35
  %37 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %38 = shl i32 %37, 2
  %39 = insertelement <8 x i32> %32, i32 %38, i64 4
  %40 = add i32 %12, 5
  %41 = and i32 %40, 7
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %42
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !4
  %45 = mul i32 %44, 5
  %46 = insertelement <8 x i32> %39, i32 %45, i64 5
  %47 = add i32 %12, 6
  %48 = and i32 %47, 7
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %49
  %51 = load i32, ptr addrspace(4) %50, align 4, !tbaa !4
  %52 = mul i32 %51, 6
  %53 = insertelement <8 x i32> %46, i32 %52, i64 6
  %54 = add i32 %12, 7
  %55 = and i32 %54, 7
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %56
  %58 = load i32, ptr addrspace(4) %57, align 4, !tbaa !4
  %59 = mul i32 %58, 7
  %60 = insertelement <8 x i32> %53, i32 %59, i64 7
  %61 = and i32 %12, 7
  %62 = extractelement <8 x i32> %60, i32 %61
  store i32 %62, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %2, %9
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }

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
