; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%_QMkernelsTparticle = type { float, float, i32 }

define i32 @_QMkernelsPid() local_unnamed_addr #0 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %2 = shl i32 %1, 6
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = add i32 %3, 1
  %5 = add i32 %4, %2
  ret i32 %5
}

define amdgpu_kernel void @saxpy(i32 %0, float %1, ptr readonly captures(none) %2, ptr captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %7, 1
  %9 = add i32 %8, %6
  %.not = icmp sgt i32 %9, %0
  br i1 %.not, label %19, label %10

10:                                               ; preds = %4
  %11 = sext i32 %9 to i64
  %12 = add nsw i64 %11, -1
  %13 = getelementptr float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !2
  %15 = fmul contract float %1, %14
  %16 = getelementptr float, ptr %3, i64 %12
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = fadd contract float %15, %17
  store float %18, ptr %16, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %10, %4
  ret void
}

define amdgpu_kernel void @matrix(i32 %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = sext i32 %0 to i64
  %6 = tail call i64 @llvm.smax.i64(i64 %5, i64 0)
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %7, 1
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = add i32 %9, 1
  %11 = icmp sgt i32 %8, %0
  %12 = icmp sgt i32 %10, %0
  %13 = or i1 %11, %12
  br i1 %13, label %42, label %.preheader

.preheader:                                       ; preds = %4
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %15 = sext i32 %8 to i64
  %invariant.gep = getelementptr double, ptr %1, i64 %15
  %16 = sext i32 %10 to i64
  %17 = add nsw i64 %16, -1
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr double, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %.lr.ph, %20
  %21 = phi i64 [ %5, %.lr.ph ], [ %33, %20 ]
  %22 = phi i32 [ 1, %.lr.ph ], [ %32, %20 ]
  %.015 = phi double [ 0.000000e+00, %.lr.ph ], [ %31, %20 ]
  %23 = zext nneg i32 %22 to i64
  %24 = add nsw i64 %23, -1
  %25 = mul nsw i64 %24, %6
  %gep = getelementptr double, ptr %invariant.gep, i64 %25
  %26 = getelementptr i8, ptr %gep, i64 -8
  %27 = load double, ptr %26, align 8, !tbaa !10
  %28 = getelementptr double, ptr %19, i64 %24
  %29 = load double, ptr %28, align 8, !tbaa !16
  %30 = fmul contract double %27, %29
  %31 = fadd contract double %.015, %30
  %32 = add nuw nsw i32 %22, 1
  %33 = add nsw i64 %21, -1
  %34 = icmp sgt i64 %21, 1
  br i1 %34, label %20, label %._crit_edge

._crit_edge:                                      ; preds = %20, %.preheader
  %.0.lcssa = phi double [ 0.000000e+00, %.preheader ], [ %31, %20 ]
  %35 = sext i32 %8 to i64
  %36 = sext i32 %10 to i64
  %37 = add nsw i64 %36, -1
  %38 = mul nsw i64 %37, %6
  %39 = getelementptr double, ptr %3, i64 %38
  %40 = getelementptr double, ptr %39, i64 %35
  %41 = getelementptr i8, ptr %40, i64 -8
  store double %.0.lcssa, ptr %41, align 8, !tbaa !18
  br label %42

42:                                               ; preds = %._crit_edge, %4
  ret void
}

define amdgpu_kernel void @bounce(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %30, label %.preheader

.preheader:                                       ; preds = %2
  %9 = sext i32 %7 to i64
  %10 = getelementptr %_QMkernelsTparticle, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -12
  %12 = getelementptr i8, ptr %10, i64 -8
  %.promoted = load float, ptr %11, align 4, !tbaa !20
  %.promoted8 = load float, ptr %12, align 4, !tbaa !20
  %13 = getelementptr i8, ptr %10, i64 -4
  br label %14

14:                                               ; preds = %.preheader, %26
  %15 = phi i64 [ 20, %.preheader ], [ %28, %26 ]
  %16 = phi float [ %.promoted, %.preheader ], [ %19, %26 ]
  %17 = phi float [ %.promoted8, %.preheader ], [ %27, %26 ]
  %18 = fmul contract float %17, 1.250000e-01
  %19 = fadd contract float %16, %18
  %20 = tail call contract float @llvm.fabs.f32(float %19)
  %21 = fcmp contract ogt float %20, 2.000000e+00
  br i1 %21, label %22, label %26

22:                                               ; preds = %14
  %23 = fneg contract float %17
  store float %23, ptr %12, align 4, !tbaa !20
  %24 = load i32, ptr %13, align 4, !tbaa !20
  %25 = add i32 %24, 1
  store i32 %25, ptr %13, align 4, !tbaa !20
  br label %26

26:                                               ; preds = %22, %14
  %27 = phi float [ %23, %22 ], [ %17, %14 ]
  %28 = add nsw i64 %15, -1
  %29 = icmp samesign ugt i64 %15, 1
  br i1 %29, label %14, label %.loopexit

.loopexit:                                        ; preds = %26
  store float %19, ptr %11, align 4, !tbaa !20
  br label %30

30:                                               ; preds = %.loopexit, %2
  ret void
}

define amdgpu_kernel void @waves(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %34, label %9

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr { float, float }, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -8
  %.unpack = load float, ptr %12, align 4, !tbaa !26
  %.elt29 = getelementptr i8, ptr %11, i64 -4
  %.unpack30 = load float, ptr %.elt29, align 4, !tbaa !26
  %13 = fmul contract float %.unpack, 5.000000e-01
  %14 = fmul contract float %.unpack30, 5.000000e-01
  %15 = fmul contract float %.unpack, -2.500000e-01
  %16 = fsub contract float %15, %14
  %17 = fmul contract float %.unpack30, 2.500000e-01
  %18 = fsub contract float %13, %17
  br label %19

19:                                               ; preds = %19, %9
  %.038 = phi i32 [ 4, %9 ], [ %31, %19 ]
  %.sroa.5.037 = phi float [ %.unpack30, %9 ], [ %26, %19 ]
  %.sroa.0.036 = phi float [ %.unpack, %9 ], [ %25, %19 ]
  %20 = fmul contract float %.sroa.0.036, %.sroa.0.036
  %21 = fmul contract float %.sroa.0.036, %.sroa.5.037
  %22 = fadd contract float %21, %21
  %23 = fmul contract float %.sroa.5.037, %.sroa.5.037
  %24 = fsub contract float %20, %23
  %25 = fadd contract float %18, %24
  %26 = fadd contract float %16, %22
  %27 = fmul contract float %25, %25
  %28 = fmul contract float %26, %26
  %29 = fadd contract float %27, %28
  %30 = fcmp contract ule float %29, 4.000000e+00
  %31 = add nsw i32 %.038, -1
  %32 = icmp samesign ugt i32 %.038, 1
  %or.cond = select i1 %30, i1 %32, i1 false
  br i1 %or.cond, label %19, label %33

33:                                               ; preds = %19
  store float %25, ptr %12, align 4, !tbaa !26
  store float %26, ptr %.elt29, align 4, !tbaa !26
  br label %34

34:                                               ; preds = %33, %2
  ret void
}

define amdgpu_kernel void @classes(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %49, label %9

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr i32, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -4
  %13 = load i32, ptr %12, align 4, !tbaa !32
  %14 = srem i32 %13, 11
  %15 = icmp slt i32 %13, 0
  %16 = icmp ne i32 %14, 0
  %17 = and i1 %15, %16
  %18 = add nsw i32 %14, 11
  %19 = select i1 %17, i32 %18, i32 %14
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %9
  %or.cond = icmp ult i32 %19, 4
  br i1 %or.cond, label %25, label %24

22:                                               ; preds = %9
  %23 = xor i32 %13, -1
  br label %.loopexit

24:                                               ; preds = %21
  switch i32 %19, label %28 [
    i32 5, label %30
    i32 7, label %30
  ]

25:                                               ; preds = %21
  %26 = shl i32 %13, 3
  %27 = xor i32 %26, %13
  br label %.loopexit

28:                                               ; preds = %24
  %29 = icmp sgt i32 %19, 7
  br i1 %29, label %34, label %46

30:                                               ; preds = %24, %24
  %31 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %13)
  %32 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %13, i1 false)
  %33 = add nuw nsw i32 %31, %32
  br label %.loopexit

34:                                               ; preds = %28
  %.old1 = icmp sgt i32 %13, 1
  br i1 %.old1, label %.preheader, label %.loopexit

.preheader:                                       ; preds = %34, %42
  %.021 = phi i32 [ %43, %42 ], [ 0, %34 ]
  %.0 = phi i32 [ %.1, %42 ], [ %13, %34 ]
  %35 = and i32 %.0, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %.preheader
  %38 = lshr exact i32 %.0, 1
  br label %42

39:                                               ; preds = %.preheader
  %40 = mul i32 %.0, 3
  %41 = add i32 %40, 1
  br label %42

42:                                               ; preds = %37, %39
  %.1 = phi i32 [ %38, %37 ], [ %41, %39 ]
  %43 = add nuw nsw i32 %.021, 1
  %44 = icmp samesign ult i32 %.021, 200
  %45 = icmp sgt i32 %.1, 1
  %or.cond2 = select i1 %44, i1 %45, i1 false
  br i1 %or.cond2, label %.preheader, label %.loopexit

46:                                               ; preds = %28
  %47 = lshr i32 %13, 4
  %48 = and i32 %47, 4095
  br label %.loopexit

.loopexit:                                        ; preds = %42, %34, %22, %25, %30, %46
  %.2 = phi i32 [ %23, %22 ], [ %27, %25 ], [ %33, %30 ], [ %48, %46 ], [ 0, %34 ], [ %43, %42 ]
  store i32 %.2, ptr %12, align 4, !tbaa !32
  br label %49

49:                                               ; preds = %.loopexit, %2
  ret void
}

define amdgpu_kernel void @sorting(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %.loopexit, label %9

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %.idx = shl nsw i64 %10, 5
  %11 = getelementptr i8, ptr %1, i64 %.idx
  %12 = getelementptr i8, ptr %11, i64 -32
  br label %13

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 8, %9 ], [ %22, %13 ]
  %15 = phi i64 [ 1, %9 ], [ %21, %13 ]
  %promotealloca3033 = phi <8 x i32> [ zeroinitializer, %9 ], [ %20, %13 ]
  %16 = add nsw i64 %15, -1
  %17 = getelementptr i32, ptr %12, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !38
  %19 = trunc i64 %16 to i32
  %20 = insertelement <8 x i32> %promotealloca3033, i32 %18, i32 %19
  %21 = add nuw nsw i64 %15, 1
  %22 = add nsw i64 %14, -1
  %.not = icmp eq i64 %22, 0
  br i1 %.not, label %.preheader32, label %13

.preheader32:                                     ; preds = %13, %31
  %.01839 = phi i32 [ %33, %31 ], [ 2, %13 ]
  %promotealloca38 = phi <8 x i32> [ %32, %31 ], [ %20, %13 ]
  %23 = add nsw i32 %.01839, -1
  %24 = extractelement <8 x i32> %promotealloca38, i32 %23
  br label %25

25:                                               ; preds = %.preheader32, %28
  %.017.in36 = phi i32 [ %.01839, %.preheader32 ], [ %.01737, %28 ]
  %promotealloca3135 = phi <8 x i32> [ %promotealloca38, %.preheader32 ], [ %29, %28 ]
  %.01737 = add nsw i32 %.017.in36, -1
  %26 = add nsw i32 %.017.in36, -2
  %27 = extractelement <8 x i32> %promotealloca3135, i32 %26
  %.not24 = icmp sgt i32 %27, %24
  br i1 %.not24, label %28, label %31

28:                                               ; preds = %25
  %29 = insertelement <8 x i32> %promotealloca3135, i32 %27, i32 %.01737
  %30 = icmp sgt i32 %.017.in36, 2
  br i1 %30, label %25, label %31

31:                                               ; preds = %25, %28
  %promotealloca31.lcssa = phi <8 x i32> [ %promotealloca3135, %25 ], [ %29, %28 ]
  %.017.lcssa = phi i32 [ %.01737, %25 ], [ 0, %28 ]
  %32 = insertelement <8 x i32> %promotealloca31.lcssa, i32 %24, i32 %.017.lcssa
  %33 = add nuw nsw i32 %.01839, 1
  %exitcond.not = icmp eq i32 %33, 9
  br i1 %exitcond.not, label %.preheader, label %.preheader32

.preheader:                                       ; preds = %31, %.preheader
  %34 = phi i64 [ %42, %.preheader ], [ 8, %31 ]
  %35 = phi i64 [ %41, %.preheader ], [ 1, %31 ]
  %36 = trunc i64 %35 to i32
  %37 = sub i32 8, %36
  %38 = extractelement <8 x i32> %32, i32 %37
  %39 = getelementptr i32, ptr %12, i64 %35
  %40 = getelementptr i8, ptr %39, i64 -4
  store i32 %38, ptr %40, align 4, !tbaa !38
  %41 = add nuw nsw i64 %35, 1
  %42 = add nsw i64 %34, -1
  %.not23 = icmp eq i64 %42, 0
  br i1 %.not23, label %.loopexit, label %.preheader

.loopexit:                                        ; preds = %.preheader, %2
  ret void
}

define amdgpu_kernel void @arrays(i32 %0, ptr readonly captures(none) %1, ptr writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %6, 1
  %8 = add i32 %7, %5
  %9 = icmp sgt i32 %8, %0
  br i1 %9, label %111, label %10

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = add nsw i64 %11, -1
  %.idx = shl nsw i64 %12, 4
  %13 = getelementptr i8, ptr %1, i64 %.idx
  br label %14

14:                                               ; preds = %10, %14
  %15 = phi i64 [ 4, %10 ], [ %23, %14 ]
  %16 = phi i64 [ 1, %10 ], [ %22, %14 ]
  %promotealloca33 = phi <4 x float> [ zeroinitializer, %10 ], [ %21, %14 ]
  %17 = add nsw i64 %16, -1
  %18 = getelementptr float, ptr %13, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !44
  %20 = trunc i64 %17 to i32
  %21 = insertelement <4 x float> %promotealloca33, float %19, i32 %20
  %22 = add nuw nsw i64 %16, 1
  %23 = add nsw i64 %15, -1
  %.not = icmp eq i64 %23, 0
  br i1 %.not, label %.preheader28, label %14

.preheader28:                                     ; preds = %14, %.preheader28
  %24 = phi i64 [ %34, %.preheader28 ], [ 4, %14 ]
  %25 = phi i64 [ %33, %.preheader28 ], [ 1, %14 ]
  %promotealloca2734 = phi <4 x float> [ %32, %.preheader28 ], [ zeroinitializer, %14 ]
  %26 = trunc i64 %25 to i32
  %27 = add i32 %26, -1
  %28 = extractelement <4 x float> %21, i32 %27
  %29 = fsub contract float 1.000000e+00, %28
  %30 = fcmp contract ogt float %28, 5.000000e-01
  %31 = select i1 %30, float %28, float %29
  %32 = insertelement <4 x float> %promotealloca2734, float %31, i32 %27
  %33 = add nuw nsw i64 %25, 1
  %34 = add nsw i64 %24, -1
  %.not12 = icmp eq i64 %34, 0
  br i1 %.not12, label %.preheader, label %.preheader28

.preheader:                                       ; preds = %.preheader28, %.preheader
  %35 = phi i64 [ %45, %.preheader ], [ 4, %.preheader28 ]
  %36 = phi float [ %43, %.preheader ], [ 0.000000e+00, %.preheader28 ]
  %37 = phi i64 [ %44, %.preheader ], [ 1, %.preheader28 ]
  %38 = trunc i64 %37 to i32
  %39 = add i32 %38, -1
  %40 = extractelement <4 x float> %21, i32 %39
  %41 = extractelement <4 x float> %32, i32 %39
  %42 = fmul contract float %40, %41
  %43 = fadd contract float %36, %42
  %44 = add nuw nsw i64 %37, 1
  %45 = add nsw i64 %35, -1
  %.not13 = icmp eq i64 %45, 0
  br i1 %.not13, label %46, label %.preheader

46:                                               ; preds = %.preheader
  %47 = extractelement <4 x float> %32, i64 0
  br label %48

48:                                               ; preds = %46, %48
  %49 = phi i64 [ 4, %46 ], [ %62, %48 ]
  %50 = phi float [ %47, %46 ], [ %60, %48 ]
  %51 = phi i64 [ 1, %46 ], [ %61, %48 ]
  %52 = trunc i64 %51 to i32
  %53 = add i32 %52, -1
  %54 = extractelement <4 x float> %32, i32 %53
  %55 = fcmp contract ogt float %54, %50
  %56 = fcmp contract uno float %50, 0.000000e+00
  %57 = fcmp contract ord float %54, 0.000000e+00
  %58 = and i1 %56, %57
  %59 = or i1 %55, %58
  %60 = select i1 %59, float %54, float %50
  %61 = add nuw nsw i64 %51, 1
  %62 = add nsw i64 %49, -1
  %.not14 = icmp eq i64 %62, 0
  br i1 %.not14, label %.preheader42, label %48

.preheader42:                                     ; preds = %48, %.preheader42
  %63 = phi i64 [ %75, %.preheader42 ], [ 4, %48 ]
  %64 = phi float [ %73, %.preheader42 ], [ 0.000000e+00, %48 ]
  %65 = phi i64 [ %74, %.preheader42 ], [ 1, %48 ]
  %66 = trunc i64 %65 to i32
  %67 = add i32 %66, -1
  %68 = extractelement <4 x float> %21, i32 %67
  %69 = trunc i64 %65 to i32
  %70 = sub i32 4, %69
  %71 = extractelement <4 x float> %21, i32 %70
  %72 = fmul contract float %68, %71
  %73 = fadd contract float %64, %72
  %74 = add nuw nsw i64 %65, 1
  %75 = add nsw i64 %63, -1
  %.not15 = icmp eq i64 %75, 0
  br i1 %.not15, label %.preheader41, label %.preheader42

.preheader41:                                     ; preds = %.preheader42, %.preheader41
  %76 = phi i64 [ %86, %.preheader41 ], [ 4, %.preheader42 ]
  %77 = phi i32 [ %84, %.preheader41 ], [ 0, %.preheader42 ]
  %78 = phi i64 [ %85, %.preheader41 ], [ 1, %.preheader42 ]
  %79 = trunc i64 %78 to i32
  %80 = add i32 %79, -1
  %81 = extractelement <4 x float> %32, i32 %80
  %82 = fcmp contract ogt float %81, 0.000000e+00
  %83 = zext i1 %82 to i32
  %84 = add i32 %77, %83
  %85 = add nuw nsw i64 %78, 1
  %86 = add nsw i64 %76, -1
  %.not16 = icmp eq i64 %86, 0
  br i1 %.not16, label %87, label %.preheader41

87:                                               ; preds = %.preheader41
  %88 = extractelement <4 x float> %21, i64 0
  br label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ 4, %87 ], [ %103, %89 ]
  %91 = phi float [ %88, %87 ], [ %101, %89 ]
  %92 = phi i64 [ 1, %87 ], [ %102, %89 ]
  %93 = trunc i64 %92 to i32
  %94 = add i32 %93, -1
  %95 = extractelement <4 x float> %21, i32 %94
  %96 = fcmp contract olt float %95, %91
  %97 = fcmp contract uno float %91, 0.000000e+00
  %98 = fcmp contract ord float %95, 0.000000e+00
  %99 = and i1 %97, %98
  %100 = or i1 %96, %99
  %101 = select i1 %100, float %95, float %91
  %102 = add nuw nsw i64 %92, 1
  %103 = add nsw i64 %90, -1
  %.not17 = icmp eq i64 %103, 0
  br i1 %.not17, label %104, label %89

104:                                              ; preds = %89
  %105 = fadd contract float %43, %60
  %106 = fadd contract float %105, %73
  %107 = sitofp i32 %84 to float
  %108 = fadd contract float %106, %107
  %109 = fadd contract float %108, %101
  %110 = getelementptr float, ptr %2, i64 %12
  store float %109, ptr %110, align 4, !tbaa !50
  br label %111

111:                                              ; preds = %104, %3
  ret void
}

; Function Attrs: nofree nosync nounwind memory(none)
define i32 @_QMkernelsPackermann(i32 %0, i32 %1) local_unnamed_addr #1 {
  br label %tailrecurse

tailrecurse:                                      ; preds = %6, %9, %2
  %.tr = phi i32 [ %0, %2 ], [ %8, %9 ], [ %8, %6 ]
  %.tr11 = phi i32 [ %1, %2 ], [ %11, %9 ], [ 1, %6 ]
  %3 = icmp eq i32 %.tr, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %tailrecurse
  %5 = add i32 %.tr11, 1
  ret i32 %5

6:                                                ; preds = %tailrecurse
  %7 = icmp eq i32 %.tr11, 0
  %8 = add i32 %.tr, -1
  br i1 %7, label %tailrecurse, label %9

9:                                                ; preds = %6
  %10 = add i32 %.tr11, -1
  %11 = tail call i32 @_QMkernelsPackermann(i32 %.tr, i32 %10)
  br label %tailrecurse
}

define amdgpu_kernel void @recursion(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %.not = icmp sgt i32 %7, %0
  br i1 %.not, label %25, label %8

8:                                                ; preds = %2
  %9 = sext i32 %7 to i64
  %10 = getelementptr i32, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -4
  %12 = load i32, ptr %11, align 4, !tbaa !52
  %13 = srem i32 %12, 3
  %14 = icmp slt i32 %12, 0
  %15 = icmp ne i32 %13, 0
  %16 = and i1 %14, %15
  %17 = add nsw i32 %13, 3
  %18 = select i1 %16, i32 %17, i32 %13
  %19 = srem i32 %12, 4
  %20 = icmp ne i32 %19, 0
  %21 = and i1 %14, %20
  %22 = add nsw i32 %19, 4
  %23 = select i1 %21, i32 %22, i32 %19
  %24 = tail call i32 @_QMkernelsPackermann(i32 %18, i32 %23)
  store i32 %24, ptr %11, align 4, !tbaa !52
  br label %25

25:                                               ; preds = %8, %2
  ret void
}

define amdgpu_kernel void @wide(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr i64, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -8
  %13 = load i64, ptr %12, align 8, !tbaa !58
  %14 = sext i64 %13 to i128
  %15 = mul nsw i128 %14, 1234567890123
  %16 = add nsw i128 %15, 77
  %17 = sdiv i128 %16, 1000003
  %18 = srem i128 %17, 9223372036854775807
  %19 = trunc nsw i128 %18 to i64
  %sext = shl i64 %13, 56
  %20 = ashr exact i64 %sext, 56
  %21 = add i64 %20, %19
  store i64 %21, ptr %12, align 8, !tbaa !58
  br label %22

22:                                               ; preds = %9, %2
  ret void
}

declare i32 @llvm.amdgcn.workgroup.id.x() local_unnamed_addr #2

declare i32 @llvm.amdgcn.workitem.id.x() local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

attributes #0 = { "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gws,+image-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gws,+image-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gws,+image-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!3, !3, i64 0}
!3 = !{!"dummy arg data/_QMkernelsFsaxpyEx", !4, i64 0}
!4 = !{!"dummy arg data", !5, i64 0}
!5 = !{!"any data access", !6, i64 0}
!6 = !{!"any access", !7, i64 0}
!7 = !{!"Flang function root kernel_saxpy"}
!8 = !{!9, !9, i64 0}
!9 = !{!"dummy arg data/_QMkernelsFsaxpyEy", !4, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"dummy arg data/_QMkernelsFmatrixEa", !12, i64 0}
!12 = !{!"dummy arg data", !13, i64 0}
!13 = !{!"any data access", !14, i64 0}
!14 = !{!"any access", !15, i64 0}
!15 = !{!"Flang function root kernel_matrix"}
!16 = !{!17, !17, i64 0}
!17 = !{!"dummy arg data/_QMkernelsFmatrixEb", !12, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"dummy arg data/_QMkernelsFmatrixEc", !12, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"dummy arg data/_QMkernelsFbounceEp", !22, i64 0}
!22 = !{!"dummy arg data", !23, i64 0}
!23 = !{!"any data access", !24, i64 0}
!24 = !{!"any access", !25, i64 0}
!25 = !{!"Flang function root kernel_bounce"}
!26 = !{!27, !27, i64 0}
!27 = !{!"dummy arg data/_QMkernelsFwavesEz", !28, i64 0}
!28 = !{!"dummy arg data", !29, i64 0}
!29 = !{!"any data access", !30, i64 0}
!30 = !{!"any access", !31, i64 0}
!31 = !{!"Flang function root kernel_waves"}
!32 = !{!33, !33, i64 0}
!33 = !{!"dummy arg data/_QMkernelsFclassesEd", !34, i64 0}
!34 = !{!"dummy arg data", !35, i64 0}
!35 = !{!"any data access", !36, i64 0}
!36 = !{!"any access", !37, i64 0}
!37 = !{!"Flang function root kernel_classes"}
!38 = !{!39, !39, i64 0}
!39 = !{!"dummy arg data/_QMkernelsFsortingEd", !40, i64 0}
!40 = !{!"dummy arg data", !41, i64 0}
!41 = !{!"any data access", !42, i64 0}
!42 = !{!"any access", !43, i64 0}
!43 = !{!"Flang function root kernel_sorting"}
!44 = !{!45, !45, i64 0}
!45 = !{!"dummy arg data/_QMkernelsFarraysEx", !46, i64 0}
!46 = !{!"dummy arg data", !47, i64 0}
!47 = !{!"any data access", !48, i64 0}
!48 = !{!"any access", !49, i64 0}
!49 = !{!"Flang function root kernel_arrays"}
!50 = !{!51, !51, i64 0}
!51 = !{!"dummy arg data/_QMkernelsFarraysEy", !46, i64 0}
!52 = !{!53, !53, i64 0}
!53 = !{!"dummy arg data/_QMkernelsFrecursionEd", !54, i64 0}
!54 = !{!"dummy arg data", !55, i64 0}
!55 = !{!"any data access", !56, i64 0}
!56 = !{!"any access", !57, i64 0}
!57 = !{!"Flang function root kernel_recursion"}
!58 = !{!59, !59, i64 0}
!59 = !{!"dummy arg data/_QMkernelsFwideEd", !60, i64 0}
!60 = !{!"dummy arg data", !61, i64 0}
!61 = !{!"any data access", !62, i64 0}
!62 = !{!"any access", !63, i64 0}
!63 = !{!"Flang function root kernel_wide"}
