; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__oclc_finite_only_opt = dso_local local_unnamed_addr addrspace(4) constant i8 0, align 1
@__oclc_daz_opt = dso_local local_unnamed_addr addrspace(4) constant i8 0, align 1
@__oclc_ISA_version = dso_local local_unnamed_addr addrspace(4) constant i32 9010, align 4

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_elementwise_512_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull align 16 %1) #0 !reqd_work_group_size !0 {
  %3 = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 2048, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 2048, i32 159744)
  %7 = call range(i32 0, 8) i32 @llvm.amdgcn.workgroup.id.x()
  %8 = sext i32 %7 to i64
  %9 = trunc i64 %8 to i32
  %10 = mul nsw i32 %9, 64
  %11 = trunc i64 %4 to i32
  %12 = add i32 %11, %10
  %13 = zext i32 %12 to i64
  %14 = getelementptr float, ptr addrspace(7) %5, i64 %13
  %15 = load <1 x float>, ptr addrspace(7) %14, align 4
  %16 = extractelement <1 x float> %15, i64 0
  %17 = call float @__ocml_sin_f32(float %16)
  %18 = insertelement <1 x float> poison, float %17, i64 0
  %19 = extractelement <1 x float> %15, i64 0
  %20 = call float @llvm.exp.f32(float %19)
  %21 = insertelement <1 x float> poison, float %20, i64 0
  %22 = call <1 x float> @llvm.sqrt.v1f32(<1 x float> %21)
  %23 = extractelement <1 x float> %18, i64 0
  %24 = call float @__ocml_tanh_f32(float %23)
  %25 = insertelement <1 x float> poison, float %24, i64 0
  %26 = fmul <1 x float> %25, %22
  %27 = call <1 x float> @llvm.fabs.v1f32(<1 x float> %26)
  %28 = fcmp olt <1 x float> %27, splat (float 1.000000e+00)
  %29 = fmul <1 x float> %27, %27
  %30 = call <1 x float> @llvm.fma.v1f32(<1 x float> %29, <1 x float> splat (float f0xBA1345E1), <1 x float> splat (float f0x3BA10414))
  %31 = call <1 x float> @llvm.fma.v1f32(<1 x float> %29, <1 x float> %30, <1 x float> splat (float f0xBCDAC9B8))
  %32 = call <1 x float> @llvm.fma.v1f32(<1 x float> %29, <1 x float> %31, <1 x float> splat (float f0x3DE703BE))
  %33 = call <1 x float> @llvm.fma.v1f32(<1 x float> %29, <1 x float> %32, <1 x float> splat (float f0xBEC09330))
  %34 = call <1 x float> @llvm.fma.v1f32(<1 x float> %29, <1 x float> %33, <1 x float> splat (float f0x3E0375D0))
  %35 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> %34, <1 x float> %27)
  %36 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> splat (float f0x378E98AB), <1 x float> splat (float f0xB9C68948))
  %37 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> %36, <1 x float> splat (float f0x3B7CD369))
  %38 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> %37, <1 x float> splat (float f0xBCC618B2))
  %39 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> %38, <1 x float> splat (float f0x3DDA74E4))
  %40 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> %39, <1 x float> splat (float f0x3F228AFD))
  %41 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> %40, <1 x float> splat (float f0x3E03C728))
  %42 = call <1 x float> @llvm.fma.v1f32(<1 x float> %27, <1 x float> %41, <1 x float> %27)
  %43 = fneg <1 x float> %42
  %44 = extractelement <1 x float> %43, i64 0
  %45 = call float @llvm.exp.f32(float %44)
  %46 = insertelement <1 x float> poison, float %45, i64 0
  %47 = fsub <1 x float> splat (float 1.000000e+00), %46
  %48 = select <1 x i1> %28, <1 x float> %35, <1 x float> %47
  %49 = call <1 x float> @llvm.copysign.v1f32(<1 x float> %48, <1 x float> %26)
  %50 = getelementptr float, ptr addrspace(7) %6, i64 %13
  store <1 x float> %49, ptr addrspace(7) %50, align 4
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.sqrt.v1f32(<1 x float>) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.fabs.v1f32(<1 x float>) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.fma.v1f32(<1 x float>, <1 x float>, <1 x float>) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.copysign.v1f32(<1 x float>, <1 x float>) #3

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal float @__ocml_sin_f32(float noundef %0) #4 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = tail call [2 x i32] @__ocmlpriv_trigred_f32(float noundef %2) #8
  %4 = extractvalue [2 x i32] %3, 0
  %5 = bitcast i32 %4 to float
  %6 = extractvalue [2 x i32] %3, 1
  %7 = tail call [2 x i32] @__ocmlpriv_sincosred_f32(float noundef %5) #8
  %8 = extractvalue [2 x i32] %7, 0
  %9 = extractvalue [2 x i32] %7, 1
  %10 = and i32 %6, 1
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, i32 %8, i32 %9
  %13 = icmp sgt i32 %6, 1
  %14 = select i1 %13, i32 -2147483648, i32 0
  %15 = bitcast float %0 to i32
  %16 = bitcast float %2 to i32
  %17 = xor i32 %16, %15
  %18 = xor i32 %17, %14
  %19 = xor i32 %18, %12
  %20 = bitcast i32 %19 to float
  %21 = load i8, ptr addrspace(4) @__oclc_finite_only_opt, align 1, !tbaa !11, !range !12, !noundef !13
  %22 = icmp eq i8 %21, 0
  %23 = fcmp one float %2, +inf
  %24 = select i1 %23, float %20, float +qnan
  %25 = select i1 %22, float %24, float %20
  ret float %25
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal [2 x i32] @__ocmlpriv_trigred_f32(float noundef %0) local_unnamed_addr #4 {
  %2 = fcmp olt float %0, 1.310720e+05
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call [2 x i32] @__ocmlpriv_trigredsmall_f32(float noundef %0) #8
  br label %7

5:                                                ; preds = %1
  %6 = tail call [2 x i32] @__ocmlpriv_trigredlarge_f32(float noundef %0) #8
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi [2 x i32] [ %4, %3 ], [ %6, %5 ]
  ret [2 x i32] %8
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal [2 x i32] @__ocmlpriv_sincosred_f32(float noundef %0) local_unnamed_addr #4 {
  %2 = fmul float %0, %0
  %3 = tail call float @__ocml_fmuladd_f32(float noundef %2, float noundef f0xB94C1982, float noundef f0x3C0881C4) #8
  %4 = tail call float @__ocml_fmuladd_f32(float noundef %2, float noundef %3, float noundef f0xBE2AAA9D) #8
  %5 = fmul float %2, %4
  %6 = tail call float @__ocml_fmuladd_f32(float noundef %0, float noundef %5, float noundef %0) #8
  %7 = tail call float @__ocml_fmuladd_f32(float noundef %2, float noundef f0x37D75334, float noundef f0xBAB64F3B) #8
  %8 = tail call float @__ocml_fmuladd_f32(float noundef %2, float noundef %7, float noundef f0x3D2AABF7) #8
  %9 = tail call float @__ocml_fmuladd_f32(float noundef %2, float noundef %8, float noundef f0xBF000004) #8
  %10 = tail call float @__ocml_fmuladd_f32(float noundef %2, float noundef %9, float noundef 1.000000e+00) #8
  %11 = bitcast float %6 to i32
  %12 = insertvalue [2 x i32] poison, i32 %11, 0
  %13 = bitcast float %10 to i32
  %14 = insertvalue [2 x i32] %12, i32 %13, 1
  ret [2 x i32] %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal float @__ocml_fmuladd_f32(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #6 {
  %4 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal [2 x i32] @__ocmlpriv_trigredsmall_f32(float noundef %0) local_unnamed_addr #4 {
  %2 = load i32, ptr addrspace(4) @__oclc_ISA_version, align 4
  %3 = freeze i32 %2
  %4 = icmp sgt i32 %3, 8999
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  switch i32 %3, label %12 [
    i32 8001, label %6
    i32 7001, label %6
  ]

6:                                                ; preds = %5, %5, %1
  %7 = fmul float %0, f0x3F22F983
  %8 = tail call float @llvm.rint.f32(float %7)
  %9 = tail call float @llvm.fma.f32(float %8, float f0xBFC90FDA, float %0)
  %10 = tail call float @llvm.fma.f32(float %8, float f0xB3A22168, float %9)
  %11 = tail call float @llvm.fma.f32(float %8, float f0xA7C234C4, float %10)
  br label %42

12:                                               ; preds = %5
  %13 = fmul float %0, f0x3F22F983
  %14 = tail call float @llvm.rint.f32(float %13)
  %15 = bitcast float %14 to i32
  %16 = and i32 %15, -4096
  %17 = bitcast i32 %16 to float
  %18 = fsub float %14, %17
  %19 = fmul float %14, f0x3FC90FDA
  %20 = fneg float %19
  %21 = tail call float @__ocml_fmuladd_f32(float noundef %17, float noundef f0x3FC90000, float noundef %20) #8
  %22 = tail call float @__ocml_fmuladd_f32(float noundef %17, float noundef f0x39FDA000, float noundef %21) #8
  %23 = tail call float @__ocml_fmuladd_f32(float noundef %18, float noundef f0x3FC90000, float noundef %22) #8
  %24 = tail call float @__ocml_fmuladd_f32(float noundef %18, float noundef f0x39FDA000, float noundef %23) #8
  %25 = fsub float %0, %19
  %26 = fsub float %0, %25
  %27 = fsub float %26, %19
  %28 = fsub float %27, %24
  %29 = fadd float %25, %28
  %30 = fmul float %14, f0x33A22168
  %31 = fneg float %30
  %32 = tail call float @__ocml_fmuladd_f32(float noundef %17, float noundef f0x33A22000, float noundef %31) #8
  %33 = tail call float @__ocml_fmuladd_f32(float noundef %17, float noundef f0x2C340000, float noundef %32) #8
  %34 = tail call float @__ocml_fmuladd_f32(float noundef %18, float noundef f0x33A22000, float noundef %33) #8
  %35 = tail call float @__ocml_fmuladd_f32(float noundef %18, float noundef f0x2C340000, float noundef %34) #8
  %36 = fsub float %29, %30
  %37 = fsub float %29, %36
  %38 = fsub float %37, %30
  %39 = fsub float %38, %35
  %40 = fadd float %36, %39
  %41 = tail call float @__ocml_fmuladd_f32(float noundef f0xA7C234C4, float noundef %14, float noundef %40) #8
  br label %42

42:                                               ; preds = %12, %6
  %43 = phi float [ %11, %6 ], [ %41, %12 ]
  %44 = phi float [ %8, %6 ], [ %14, %12 ]
  %45 = fptosi float %44 to i32
  %46 = and i32 %45, 3
  %47 = bitcast float %43 to i32
  %48 = insertvalue [2 x i32] undef, i32 %47, 0
  %49 = insertvalue [2 x i32] %48, i32 %46, 1
  ret [2 x i32] %49
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal [2 x i32] @__ocmlpriv_trigredlarge_f32(float noundef %0) local_unnamed_addr #4 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %2, 8388607
  %5 = or i32 %4, 8388608
  %6 = zext i32 %5 to i64
  %7 = mul nuw nsw i64 %6, 4266746795
  %8 = trunc i64 %7 to i32
  %9 = lshr i64 %7, 32
  %10 = mul nuw nsw i64 %6, 1011060801
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = lshr i64 %11, 32
  %14 = mul nuw nsw i64 %6, 3680671129
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = lshr i64 %15, 32
  %18 = mul nuw nsw i64 %6, 4113882560
  %19 = add nuw nsw i64 %17, %18
  %20 = trunc i64 %19 to i32
  %21 = lshr i64 %19, 32
  %22 = mul nuw nsw i64 %6, 4230436817
  %23 = add nuw nsw i64 %21, %22
  %24 = trunc i64 %23 to i32
  %25 = lshr i64 %23, 32
  %26 = mul nuw nsw i64 %6, 1313084713
  %27 = add nuw nsw i64 %25, %26
  %28 = trunc i64 %27 to i32
  %29 = lshr i64 %27, 32
  %30 = mul nuw nsw i64 %6, 2734261102
  %31 = add nuw nsw i64 %29, %30
  %32 = trunc i64 %31 to i32
  %33 = lshr i64 %31, 32
  %34 = trunc i64 %33 to i32
  %35 = add nsw i32 %3, -120
  %36 = icmp ugt i32 %35, 63
  %37 = select i1 %36, i32 %28, i32 %34
  %38 = select i1 %36, i32 %24, i32 %32
  %39 = select i1 %36, i32 %20, i32 %28
  %40 = select i1 %36, i32 %16, i32 %24
  %41 = select i1 %36, i32 %12, i32 %20
  %42 = select i1 %36, i32 %8, i32 %16
  %43 = select i1 %36, i32 -64, i32 0
  %44 = add nsw i32 %43, %35
  %45 = icmp ugt i32 %44, 31
  %46 = select i1 %45, i32 %38, i32 %37
  %47 = select i1 %45, i32 %39, i32 %38
  %48 = select i1 %45, i32 %40, i32 %39
  %49 = select i1 %45, i32 %41, i32 %40
  %50 = select i1 %45, i32 %42, i32 %41
  %51 = select i1 %45, i32 -32, i32 0
  %52 = add nsw i32 %51, %44
  %53 = icmp ugt i32 %52, 31
  %54 = select i1 %53, i32 %47, i32 %46
  %55 = select i1 %53, i32 %48, i32 %47
  %56 = select i1 %53, i32 %49, i32 %48
  %57 = select i1 %53, i32 %50, i32 %49
  %58 = select i1 %53, i32 -32, i32 0
  %59 = add nsw i32 %58, %52
  %60 = icmp eq i32 %59, 0
  %61 = sub nsw i32 32, %59
  %62 = tail call i32 @llvm.fshr.i32(i32 %54, i32 %55, i32 %61)
  %63 = tail call i32 @llvm.fshr.i32(i32 %55, i32 %56, i32 %61)
  %64 = tail call i32 @llvm.fshr.i32(i32 %56, i32 %57, i32 %61)
  %65 = select i1 %60, i32 %54, i32 %62
  %66 = select i1 %60, i32 %55, i32 %63
  %67 = select i1 %60, i32 %56, i32 %64
  %68 = lshr i32 %65, 29
  %69 = tail call i32 @llvm.fshl.i32(i32 %65, i32 %66, i32 2)
  %70 = tail call i32 @llvm.fshl.i32(i32 %66, i32 %67, i32 2)
  %71 = tail call i32 @llvm.fshl.i32(i32 %67, i32 %57, i32 2)
  %72 = and i32 %68, 1
  %73 = sub nsw i32 0, %72
  %74 = shl i32 %68, 31
  %75 = xor i32 %69, %73
  %76 = xor i32 %70, %73
  %77 = xor i32 %71, %73
  %78 = tail call i32 @llvm.ctlz.i32(i32 %75, i1 false), !range !19
  %79 = sub nsw i32 31, %78
  %80 = tail call i32 @llvm.fshr.i32(i32 %75, i32 %76, i32 %79)
  %81 = tail call i32 @llvm.fshr.i32(i32 %76, i32 %77, i32 %79)
  %82 = shl nuw nsw i32 %78, 23
  %83 = lshr i32 %80, 9
  %84 = sub nsw i32 %83, %82
  %85 = add nsw i32 %84, 1056964608
  %86 = add nuw nsw i32 %85, %74
  %87 = bitcast i32 %86 to float
  %88 = tail call i32 @llvm.fshl.i32(i32 %80, i32 %81, i32 23)
  %89 = tail call i32 @llvm.ctlz.i32(i32 %88, i1 false), !range !19
  %90 = sub nsw i32 31, %89
  %91 = tail call i32 @llvm.fshr.i32(i32 %88, i32 %81, i32 %90)
  %92 = add nuw nsw i32 %89, %78
  %93 = shl nuw nsw i32 %92, 23
  %94 = lshr i32 %91, 9
  %95 = sub nsw i32 %94, %93
  %96 = add nsw i32 %95, 855638016
  %97 = or i32 %96, %74
  %98 = bitcast i32 %97 to float
  %99 = load i32, ptr addrspace(4) @__oclc_ISA_version, align 4
  %100 = freeze i32 %99
  %101 = icmp sgt i32 %100, 8999
  br i1 %101, label %106, label %102

102:                                              ; preds = %1
  switch i32 %100, label %103 [
    i32 8001, label %106
    i32 7001, label %106
  ]

103:                                              ; preds = %102
  %104 = load i8, ptr addrspace(4) @__oclc_daz_opt, align 1, !tbaa !11, !range !12, !noundef !13
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %106, label %112

106:                                              ; preds = %103, %102, %102, %1
  %107 = fmul float %87, f0x3FC90FDA
  %108 = fneg float %107
  %109 = tail call float @llvm.fma.f32(float %87, float f0x3FC90FDA, float %108)
  %110 = tail call float @llvm.fma.f32(float %87, float f0x33A22168, float %109)
  %111 = tail call float @llvm.fma.f32(float %98, float f0x3FC90FDA, float %110)
  br label %125

112:                                              ; preds = %103
  %113 = and i32 %86, -1073745920
  %114 = bitcast i32 %113 to float
  %115 = fsub float %87, %114
  %116 = fmul float %87, f0x3FC90FDA
  %117 = fneg float %116
  %118 = tail call float @__ocml_fmuladd_f32(float noundef %114, float noundef f0x3FC90000, float noundef %117) #8
  %119 = tail call float @__ocml_fmuladd_f32(float noundef %114, float noundef f0x39FDA000, float noundef %118) #8
  %120 = tail call float @__ocml_fmuladd_f32(float noundef %115, float noundef f0x3FC90000, float noundef %119) #8
  %121 = tail call float @__ocml_fmuladd_f32(float noundef %115, float noundef f0x39FDA000, float noundef %120) #8
  %122 = fmul float %87, f0x33A22168
  %123 = tail call float @__ocml_fmuladd_f32(float noundef %98, float noundef f0x3FC90FDA, float noundef %122) #8
  %124 = fadd float %121, %123
  br label %125

125:                                              ; preds = %112, %106
  %126 = phi float [ %111, %106 ], [ %124, %112 ]
  %127 = phi float [ %107, %106 ], [ %116, %112 ]
  %128 = fadd float %126, %127
  %129 = lshr i32 %65, 30
  %130 = add nuw nsw i32 %72, %129
  %131 = and i32 %130, 3
  %132 = bitcast float %128 to i32
  %133 = insertvalue [2 x i32] poison, i32 %132, 0
  %134 = insertvalue [2 x i32] %133, i32 %131, 1
  ret [2 x i32] %134
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #5

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal float @__ocml_tanh_f32(float noundef %0) #4 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 6.250000e-01
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = fmul float %0, %0
  %6 = tail call float @__ocml_fmuladd_f32(float noundef %5, float noundef f0xBBBAC73D, float noundef f0x3CA908C9) #8
  %7 = tail call float @__ocml_fmuladd_f32(float noundef %5, float noundef %6, float noundef f0xBD5C1C4E) #8
  %8 = tail call float @__ocml_fmuladd_f32(float noundef %5, float noundef %7, float noundef f0x3E088382) #8
  %9 = tail call float @__ocml_fmuladd_f32(float noundef %5, float noundef %8, float noundef f0xBEAAAA99) #8
  %10 = fmul float %2, %9
  %11 = tail call float @__ocml_fmuladd_f32(float noundef %5, float noundef %10, float noundef %2) #8
  br label %18

12:                                               ; preds = %1
  %13 = fmul float %2, 2.000000e+00
  %14 = tail call float @__ocml_exp_f32(float noundef %13) #8
  %15 = fadd float %14, 1.000000e+00
  %16 = tail call float @llvm.amdgcn.rcp.f32(float %15)
  %17 = tail call float @__ocml_fmuladd_f32(float noundef -2.000000e+00, float noundef %16, float noundef 1.000000e+00) #8
  br label %18

18:                                               ; preds = %12, %4
  %19 = phi float [ %11, %4 ], [ %17, %12 ]
  %20 = tail call float @llvm.copysign.f32(float %19, float %0)
  ret float %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal float @__ocml_exp_f32(float noundef %0) local_unnamed_addr #6 {
  %2 = tail call float @llvm.exp.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #5

attributes #0 = { alwaysinline "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size" }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn denormal_fpenv(dynamic) memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn denormal_fpenv(dynamic) memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!1, !2, !3, !4, !27}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}

!0 = !{i32 64, i32 1, i32 1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 2, i32 0}
!7 = !{!"clang version 18.0.0"}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"omnipotent char", !8, i64 0}
!10 = !{!"bool", !9, i64 0}
!11 = !{!10, !10, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!19 = !{i32 0, i32 33}
!27 = !{i32 8, !"PIC Level", i32 0}
