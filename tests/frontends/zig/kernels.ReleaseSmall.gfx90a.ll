; ModuleID = 'BitcodeBuffer'
source_filename = "kernels"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-unknown"

; Function Attrs: minsize nofree norecurse noredzone nosync nounwind optsize memory(argmem: readwrite)
define amdgpu_kernel void @collatz(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %21
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = add nuw i32 %14, 1
  %16 = zext i32 %15 to i64
  br label %17

17:                                               ; preds = %22, %11
  %.07 = phi i64 [ %16, %11 ], [ %23, %22 ]
  %.0 = phi i32 [ 0, %11 ], [ %24, %22 ]
  %.not9 = icmp eq i64 %.07, 1
  br i1 %.not9, label %21, label %18

18:                                               ; preds = %17
  %19 = and i64 %.07, 1
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %25, label %27

21:                                               ; preds = %17
  store i32 %.0, ptr addrspace(1) %13, align 4
  br label %common.ret

22:                                               ; preds = %27, %25
  %23 = phi i64 [ %26, %25 ], [ %29, %27 ]
  %24 = add nuw i32 %.0, 1
  br label %17

25:                                               ; preds = %18
  %26 = lshr exact i64 %.07, 1
  br label %22

27:                                               ; preds = %18
  %28 = mul nuw i64 %.07, 3
  %29 = add nuw i64 %28, 1
  br label %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @saturating(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %14, i32 1879048192)
  %16 = extractvalue { i32, i1 } %15, 0
  %17 = extractvalue { i32, i1 } %15, 1
  %18 = tail call i32 @llvm.sadd.sat.i32(i32 %14, i32 1879048192)
  %19 = tail call i32 @llvm.smul.fix.sat.i32(i32 %14, i32 3, i32 0)
  %20 = sub i32 %18, %19
  %21 = tail call i32 @llvm.sshl.sat.i32(i32 %14, i32 5)
  %22 = add i32 %20, %21
  %23 = add i32 %22, %16
  %24 = zext i1 %17 to i32
  %25 = add i32 %23, %24
  store i32 %25, ptr addrspace(1) %13, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sshl.sat.i32(i32, i32) #1

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @floats(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = fptrunc float %14 to half
  %16 = tail call float @llvm.fabs.f32(float %14)
  %17 = tail call float @llvm.sqrt.f32(float %16)
  %18 = tail call float @llvm.floor.f32(float %14)
  %19 = fpext half %15 to float
  %20 = fmul float %18, %19
  %21 = fadd float %17, %20
  %22 = tail call float @llvm.fma.f32(float %14, float %14, float 1.000000e+00)
  %23 = fadd float %22, %21
  %24 = tail call float @llvm.round.f32(float %14)
  %25 = fadd float %24, %23
  %26 = tail call float @llvm.trunc.f32(float %14)
  %27 = fsub float %25, %26
  %28 = tail call float @llvm.maxnum.f32(float %14, float 1.500000e+00)
  %29 = fadd float %28, %27
  store float %29, ptr addrspace(1) %13, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: minsize mustprogress nofree norecurse noredzone nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @atomics(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) captures(none) %2) local_unnamed_addr #4 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %.not = icmp ult i32 %11, %0
  br i1 %.not, label %12, label %common.ret

common.ret:                                       ; preds = %3, %12
  ret void

12:                                               ; preds = %3
  %13 = zext i32 %11 to i64
  %14 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !amdgpu.noclobber !0
  %16 = and i32 %15, 7
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %17
  %19 = atomicrmw add ptr addrspace(1) %18, i32 %15 monotonic, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %21 = load i32, ptr addrspace(1) %14, align 4
  %22 = atomicrmw umax ptr addrspace(1) %20, i32 %21 acq_rel, align 4
  br label %common.ret
}

; Function Attrs: minsize nofree norecurse noredzone nosync nounwind optsize memory(argmem: readwrite)
define amdgpu_kernel void @stack_array(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %.not = icmp ult i32 %11, %0
  br i1 %.not, label %12, label %common.ret

common.ret:                                       ; preds = %2, %31
  ret void

12:                                               ; preds = %2
  call void @llvm.memset.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %13 = zext i32 %11 to i64
  %14 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !amdgpu.noclobber !0
  br label %16

16:                                               ; preds = %17, %12
  %.07 = phi i32 [ %15, %12 ], [ %22, %17 ]
  %.not10 = icmp eq i32 %.07, 0
  br i1 %.not10, label %.preheader, label %17

17:                                               ; preds = %16
  %18 = and i32 %.07, 15
  %19 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %18
  %20 = load i32, ptr addrspace(5) %19, align 4
  %21 = add nuw i32 %20, 1
  store i32 %21, ptr addrspace(5) %19, align 4
  %22 = lshr i32 %.07, 4
  br label %16

.preheader:                                       ; preds = %16, %23
  %.08 = phi i32 [ %spec.select, %23 ], [ 0, %16 ]
  %.0 = phi i64 [ %30, %23 ], [ 0, %16 ]
  %exitcond.not = icmp eq i64 %.0, 16
  br i1 %exitcond.not, label %31, label %23

23:                                               ; preds = %.preheader
  %24 = trunc nuw nsw i64 %.0 to i32
  %25 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %24
  %26 = load i32, ptr addrspace(5) %25, align 4
  %27 = getelementptr inbounds [4 x i8], ptr addrspace(5) %3, i32 %.08
  %28 = load i32, ptr addrspace(5) %27, align 4
  %29 = icmp ugt i32 %26, %28
  %spec.select = select i1 %29, i32 %24, i32 %.08
  %30 = add nuw nsw i64 %.0, 1
  br label %.preheader

31:                                               ; preds = %.preheader
  store i32 %.08, ptr addrspace(1) %14, align 4
  br label %common.ret
}

; Function Attrs: minsize nofree norecurse noredzone nosync nounwind optsize memory(argmem: readwrite)
define amdgpu_kernel void @insertion_sort(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %15, %2
  ret void

11:                                               ; preds = %2
  %12 = shl nuw i32 %10, 3
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %13
  br label %15

15:                                               ; preds = %.critedge, %11
  %.012 = phi i32 [ 1, %11 ], [ %26, %.critedge ]
  %exitcond.not = icmp eq i32 %.012, 8
  br i1 %exitcond.not, label %common.ret, label %.preheader

.preheader:                                       ; preds = %15, %25
  %.0 = phi i32 [ %17, %25 ], [ %.012, %15 ]
  %.not14 = icmp eq i32 %.0, 0
  br i1 %.not14, label %.critedge, label %16

16:                                               ; preds = %.preheader
  %17 = add nsw i32 %.0, -1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %14, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = zext nneg i32 %.0 to i64
  %22 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %14, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = icmp ugt i32 %20, %23
  br i1 %24, label %25, label %.critedge

25:                                               ; preds = %16
  store i32 %23, ptr addrspace(1) %19, align 4
  store i32 %20, ptr addrspace(1) %22, align 4
  br label %.preheader

.critedge:                                        ; preds = %.preheader, %16
  %26 = add nuw nsw i32 %.012, 1
  br label %15
}

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @vectors(i32 %0, ptr addrspace(1) align 16 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [16 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16, !amdgpu.noclobber !0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %16 = fmul <4 x float> %14, %15
  %17 = tail call float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %14)
  %18 = insertelement <1 x float> poison, float %17, i64 0
  %19 = shufflevector <1 x float> %18, <1 x float> poison, <4 x i32> zeroinitializer
  %20 = fadd <4 x float> %16, %19
  store <4 x float> %20, ptr addrspace(1) %13, align 16
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @wide(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = zext i32 %14 to i128
  %16 = mul nuw nsw i128 %15, 18446744078004518913
  %17 = lshr i128 %16, 13
  %18 = trunc i128 %17 to i32
  %19 = urem i32 %14, 97
  %narrow = add nuw nsw i32 %19, 3
  %20 = zext nneg i32 %narrow to i128
  %21 = udiv i128 %16, %20
  %22 = and i32 %18, 16777215
  %sext = shl i32 %14, 25
  %23 = ashr exact i32 %sext, 25
  %24 = trunc i128 %21 to i32
  %25 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %14)
  %26 = xor i32 %23, %25
  %27 = xor i32 %26, %24
  %28 = xor i32 %27, %22
  store i32 %28, ptr addrspace(1) %13, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @shapes(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %kernels.Shape.area.exit
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = urem i32 %10, 3
  switch i32 %15, label %25 [
    i32 0, label %16
    i32 1, label %22
  ]

16:                                               ; preds = %11, %25, %22
  %.sroa.5.0.off0 = phi i2 [ -2, %25 ], [ 1, %22 ], [ 0, %11 ]
  %.sroa.4.0 = phi float [ 0x7FF8000000000000, %25 ], [ %24, %22 ], [ 0x7FF8000000000000, %11 ]
  %.sroa.0.0 = phi float [ 0x36B8000000000000, %25 ], [ %14, %22 ], [ %14, %11 ]
  switch i2 %.sroa.5.0.off0, label %default.unreachable [
    i2 0, label %17
    i2 1, label %20
    i2 -2, label %kernels.Shape.area.exit
  ]

17:                                               ; preds = %16
  %18 = fmul float %.sroa.0.0, 3.000000e+00
  %19 = fmul float %.sroa.0.0, %18
  br label %kernels.Shape.area.exit

20:                                               ; preds = %16
  br label %kernels.Shape.area.exit

default.unreachable:                              ; preds = %16
  unreachable

kernels.Shape.area.exit:                          ; preds = %16, %17, %20
  %21 = phi float [ %19, %17 ], [ %.sroa.4.0, %20 ], [ 0.000000e+00, %16 ]
  store float %21, ptr addrspace(1) %13, align 4
  br label %common.ret

22:                                               ; preds = %11
  %23 = fadd float %14, 1.000000e+00
  %24 = fmul float %23, %14
  br label %16

25:                                               ; preds = %11
  br label %16
}

; Function Attrs: minsize nofree norecurse noredzone nosync nounwind optsize memory(argmem: readwrite)
define amdgpu_kernel void @search(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %12 = icmp ult i32 %11, %0
  br i1 %12, label %14, label %13

13:                                               ; preds = %3, %kernels.find.exit
  ret void

14:                                               ; preds = %3
  %15 = zext i32 %11 to i64
  %16 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !amdgpu.noclobber !0
  br label %18

18:                                               ; preds = %25, %14
  %.0.i = phi i64 [ 0, %14 ], [ %26, %25 ]
  %exitcond.not.i = icmp eq i64 %.0.i, 16
  br i1 %exitcond.not.i, label %kernels.find.exit, label %19

19:                                               ; preds = %18
  %20 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %.0.i
  %21 = load i32, ptr addrspace(1) %20, align 4, !noalias !1, !amdgpu.noclobber !0
  %22 = icmp eq i32 %21, %17
  br i1 %22, label %23, label %25

23:                                               ; preds = %19
  %24 = trunc nuw nsw i64 %.0.i to i32
  br label %kernels.find.exit

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %.0.i, 1
  br label %18

kernels.find.exit:                                ; preds = %18, %23
  %.sroa.3.0.off0 = phi i32 [ %24, %23 ], [ -1, %18 ]
  store i32 %.sroa.3.0.off0, ptr addrspace(1) %16, align 4
  br label %13
}

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @errors(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %19
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %kernels.half.exit, label %16

16:                                               ; preds = %11
  %17 = and i32 %14, 1
  %.not.i = icmp eq i32 %17, 0
  %18 = lshr exact i32 %14, 1
  %. = select i1 %.not.i, i16 0, i16 2
  %.8 = select i1 %.not.i, i32 %18, i32 0
  br label %kernels.half.exit

kernels.half.exit:                                ; preds = %16, %11
  %.sroa.4.0 = phi i16 [ %., %16 ], [ 1, %11 ]
  %.sroa.0.0 = phi i32 [ %.8, %16 ], [ 0, %11 ]
  switch i16 %.sroa.4.0, label %default.unreachable [
    i16 0, label %21
    i16 1, label %19
    i16 2, label %kernels.half.exit6
  ], !prof !4

19:                                               ; preds = %kernels.half.exit, %kernels.half.exit6, %21
  %20 = phi i32 [ %.sroa.0.0, %21 ], [ %25, %kernels.half.exit6 ], [ 1000, %kernels.half.exit ]
  store i32 %20, ptr addrspace(1) %13, align 4
  br label %common.ret

21:                                               ; preds = %kernels.half.exit
  br label %19

kernels.half.exit6:                               ; preds = %kernels.half.exit
  %22 = add nuw i32 %14, 1
  %23 = and i32 %14, 1
  %.not.i4.not.not = icmp eq i32 %23, 0
  %24 = lshr exact i32 %22, 1
  %25 = select i1 %.not.i4.not.not, i32 2000, i32 %24
  br label %19

default.unreachable:                              ; preds = %kernels.half.exit
  unreachable
}

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @checked_copy(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %12 = icmp ult i32 %11, %0
  br i1 %12, label %14, label %13

13:                                               ; preds = %3, %14
  ret void

14:                                               ; preds = %3
  %15 = zext i32 %11 to i64
  %16 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %15
  %17 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %15
  %18 = load i32, ptr addrspace(1) %16, align 4, !amdgpu.noclobber !0
  %19 = tail call i32 @llvm.uadd.sat.i32(i32 %18, i32 7)
  store i32 %19, ptr addrspace(1) %17, align 4
  br label %13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #3

; Function Attrs: minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite)
define amdgpu_kernel void @saxpy(i32 %0, float %1, ptr addrspace(1) readonly align 4 captures(none) %2, ptr addrspace(1) align 4 captures(none) %3) local_unnamed_addr #2 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4
  %10 = zext i16 %9 to i32
  %11 = mul nuw i32 %6, %10
  %12 = add nuw i32 %11, %5
  %13 = icmp ult i32 %12, %0
  br i1 %13, label %15, label %14

14:                                               ; preds = %4, %15
  ret void

15:                                               ; preds = %4
  %16 = zext i32 %12 to i64
  %17 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %3, i64 %16
  %18 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %16
  %19 = load float, ptr addrspace(1) %18, align 4, !amdgpu.noclobber !0
  %20 = fmul float %1, %19
  %21 = load float, ptr addrspace(1) %17, align 4, !amdgpu.noclobber !0
  %22 = fadd float %20, %21
  store float %22, ptr addrspace(1) %17, align 4
  br label %14
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { minsize nofree norecurse noredzone nosync nounwind optsize memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="none" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { minsize mustprogress nofree norecurse noredzone nosync nounwind optsize willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="none" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { minsize mustprogress nofree norecurse noredzone nounwind optsize willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="none" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{}

!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3, !"kernels.find: argument 0"}
!3 = distinct !{!3, !"kernels.find"}
!4 = !{!"branch_weights", i32 1, i32 6000, i32 1, i32 1}
