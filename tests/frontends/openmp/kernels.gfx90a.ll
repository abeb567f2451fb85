source_filename = "kernels.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%0 = type { i32, i32, i32, i32, i64, i64, i64, i64 }
%1 = type { %2 }
%2 = type { %3, i32, i32, ptr }
%3 = type { i32, i32, i32, i32, i32, i32, i32 }
%4 = type { %2, [4 x i8], [12 x i8], [4 x i8] }
%5 = type { [64 x i32], %2, [8 x i8], [8 x i8], [4 x i8] }
%6 = type { %2 }
%7 = type { [64 x i32], %2, [32 x i8], [4 x i8] }
%8 = type { %2 }
%9 = type { %2 }
%10 = type { [64 x i32], %2, i32, i32 }
%11 = type { i32 }

@0 = internal global [8 x i32] zeroinitializer, align 8
@__omp_rtl_device_environment = weak protected addrspace(4) global %0 zeroinitializer, align 8
@llvm.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @__omp_rtl_device_environment to ptr)], section "llvm.metadata"
@1 = internal addrspace(3) global %1 poison, align 16, !absolute_symbol !0
@2 = internal addrspace(3) global %4 poison, align 16, !absolute_symbol !0
@3 = internal addrspace(3) global %5 poison, align 16, !absolute_symbol !0
@4 = internal addrspace(3) global %6 poison, align 16, !absolute_symbol !0
@5 = internal addrspace(3) global %7 poison, align 16, !absolute_symbol !0
@6 = internal addrspace(3) global %8 poison, align 16, !absolute_symbol !0
@7 = internal addrspace(3) global %9 poison, align 16, !absolute_symbol !0
@8 = internal addrspace(3) global %10 poison, align 16, !absolute_symbol !0

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @saxpy(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = addrspacecast ptr %4 to ptr addrspace(1)
  %7 = addrspacecast ptr %2 to ptr addrspace(1)
  %8 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %11, align 4, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  store i32 1, ptr addrspace(3) %12, align 4, !tbaa !19
  br label %13

13:                                               ; preds = %5, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %14 = trunc i64 %1 to i32
  %15 = add nsw i32 %14, -1
  %16 = icmp sgt i32 %14, 0
  br i1 %16, label %17, label %77

17:                                               ; preds = %13
  %18 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %19 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %20 = load i32, ptr addrspace(4) %19, align 8, !invariant.load !23, !noundef !23
  %21 = shl nsw i32 %20, 8
  %22 = shl nsw i32 %18, 8
  %23 = icmp slt i32 %22, %14
  br i1 %23, label %24, label %77

24:                                               ; preds = %17
  %25 = or disjoint i32 %22, 255
  %26 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %25, i32 %15)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 12
  %28 = load i16, ptr addrspace(4) %27, align 4, !range !24, !invariant.load !23, !noundef !23
  %29 = trunc i64 %3 to i32
  %30 = bitcast i32 %29 to float
  %31 = zext nneg i16 %28 to i32
  br label %32

32:                                               ; preds = %72, %24
  %33 = phi i32 [ %26, %24 ], [ %75, %72 ]
  %34 = phi i32 [ %22, %24 ], [ %73, %72 ]
  %35 = zext i32 %33 to i64
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %36, label %39

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  store i32 0, ptr addrspace(3) %37, align 4, !tbaa !10
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %38, align 4, !tbaa !10
  br label %39

39:                                               ; preds = %36, %32
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  %41 = load <2 x i32>, ptr addrspace(3) %40, align 4
  %42 = extractelement <2 x i32> %41, i64 0
  %43 = icmp eq i32 %42, 0
  %44 = extractelement <2 x i32> %41, i64 1
  %45 = icmp eq i32 %42, %44
  %46 = select i1 %45, i32 %8, i32 0, !prof !25
  %47 = select i1 %43, i32 0, i32 %46
  %48 = icmp eq i32 %42, 1
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  %50 = load i32, ptr addrspace(3) %49, align 4
  %51 = icmp eq i32 %50, 0
  %52 = select i1 %51, i32 %31, i32 %50
  %53 = select i1 %48, i32 %52, i32 1
  %54 = add nsw i32 %34, %47
  %55 = sext i32 %54 to i64
  %56 = icmp ult i64 %35, %55
  br i1 %56, label %68, label %57

57:                                               ; preds = %39, %57
  %58 = phi i64 [ %66, %57 ], [ %55, %39 ]
  %59 = trunc nsw i64 %58 to i32
  %60 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %58
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !26
  %62 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %58
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !26
  %64 = tail call float @llvm.fmuladd.f32(float %30, float %61, float %63) #15
  store float %64, ptr addrspace(1) %62, align 4, !tbaa !26
  %65 = add nsw i32 %53, %59
  %66 = sext i32 %65 to i64
  %67 = icmp ult i64 %35, %66
  br i1 %67, label %68, label %57

68:                                               ; preds = %57, %39
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %69, label %72

69:                                               ; preds = %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %70, align 4, !tbaa !10
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  store i32 1, ptr addrspace(3) %71, align 4, !tbaa !10
  br label %72

72:                                               ; preds = %69, %68
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = add nsw i32 %34, %21
  %74 = add nsw i32 %33, %21
  %75 = tail call i32 @llvm.smin.i32(i32 %74, i32 %15)
  %76 = icmp slt i32 %73, %14
  br i1 %76, label %32, label %77

77:                                               ; preds = %72, %17, %13
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: alwaysinline convergent norecurse nounwind
define weak_odr protected amdgpu_kernel void @rows(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #2 {
  %5 = addrspacecast ptr %2 to ptr addrspace(1)
  %6 = addrspacecast ptr %3 to ptr addrspace(1)
  %7 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %10, align 4, !tbaa !10, !alias.scope !28, !noalias !31
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  store i32 1, ptr addrspace(3) %11, align 4, !tbaa !19, !alias.scope !28, !noalias !31
  br label %12

12:                                               ; preds = %4, %9
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %13 = trunc i64 %1 to i32
  br i1 %8, label %14, label %15

14:                                               ; preds = %12
  store i32 0, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 3), align 16, !tbaa !10, !alias.scope !34, !noalias !35
  br label %15

15:                                               ; preds = %14, %12
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %16 = icmp sgt i32 %13, 0
  br i1 %16, label %17, label %102

17:                                               ; preds = %15
  %18 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %19 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %20 = load i32, ptr addrspace(4) %19, align 8, !invariant.load !23, !noundef !23
  %21 = sdiv i32 %13, %20
  %22 = mul nsw i32 %21, %20
  %23 = sub nsw i32 %13, %22
  %24 = icmp slt i32 %18, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %17
  %26 = add nsw i32 %21, 1
  %27 = mul nsw i32 %26, %18
  br label %31

28:                                               ; preds = %17
  %29 = mul nsw i32 %21, %18
  %30 = add i32 %29, %23
  br label %31

31:                                               ; preds = %25, %28
  %32 = phi i32 [ %26, %25 ], [ %21, %28 ]
  %33 = phi i32 [ %27, %25 ], [ %30, %28 ]
  %34 = add nsw i32 %33, %32
  %35 = tail call i32 @llvm.smin.i32(i32 %34, i32 %13)
  %36 = add nsw i32 %35, -1
  %37 = icmp slt i32 %33, %35
  br i1 %37, label %38, label %102

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 12
  %40 = load i16, ptr addrspace(4) %39, align 4, !range !24, !invariant.load !23, !noundef !23
  %41 = zext nneg i16 %40 to i32
  br label %42

42:                                               ; preds = %99, %38
  %43 = phi i32 [ %33, %38 ], [ %100, %99 ]
  br i1 %8, label %44, label %45

44:                                               ; preds = %42
  store i32 %43, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 3), align 16, !tbaa !10, !alias.scope !34, !noalias !35
  br label %45

45:                                               ; preds = %44, %42
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %46, label %51

46:                                               ; preds = %45
  %47 = shl nsw i32 %43, 6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !10, !noalias !38
  store i32 %50, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 1), align 16, !tbaa !10, !alias.scope !39, !noalias !40
  br label %51

51:                                               ; preds = %46, %45
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %52, label %55

52:                                               ; preds = %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  store i32 0, ptr addrspace(3) %53, align 4, !tbaa !10, !alias.scope !28, !noalias !31
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %54, align 4, !tbaa !10, !alias.scope !28, !noalias !31
  br label %55

55:                                               ; preds = %52, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  %57 = load <2 x i32>, ptr addrspace(3) %56, align 4, !alias.scope !28, !noalias !31
  %58 = extractelement <2 x i32> %57, i64 0
  %59 = icmp eq i32 %58, 0
  %60 = extractelement <2 x i32> %57, i64 1
  %61 = icmp eq i32 %58, %60
  %62 = select i1 %61, i32 %7, i32 0, !prof !25
  %63 = select i1 %59, i32 0, i32 %62
  %64 = icmp eq i32 %58, 1
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  %66 = load i32, ptr addrspace(3) %65, align 4, !alias.scope !28, !noalias !31
  %67 = icmp eq i32 %66, 0
  %68 = select i1 %67, i32 %41, i32 %66
  %69 = select i1 %64, i32 %68, i32 1
  %70 = icmp samesign ugt i32 %63, 63
  br i1 %70, label %95, label %71

71:                                               ; preds = %55
  %72 = load i32, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 3), align 16, !alias.scope !34, !noalias !41
  %73 = shl nsw i32 %72, 6
  %74 = load i32, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 1), align 16, !alias.scope !39, !noalias !42
  br label %75

75:                                               ; preds = %90, %71
  %76 = phi i32 [ %63, %71 ], [ %93, %90 ]
  %77 = phi i32 [ %63, %71 ], [ %91, %90 ]
  %78 = icmp sgt i32 %77, %76
  br i1 %78, label %90, label %79

79:                                               ; preds = %75, %79
  %80 = phi i32 [ %88, %79 ], [ %77, %75 ]
  %81 = add nsw i32 %73, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !10
  %85 = mul nsw i32 %84, 3
  %86 = add nsw i32 %85, %74
  %87 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %82
  store i32 %86, ptr addrspace(1) %87, align 4, !tbaa !10
  %88 = add nsw i32 %80, 1
  %89 = icmp slt i32 %80, %76
  br i1 %89, label %79, label %90

90:                                               ; preds = %79, %75
  %91 = add nsw i32 %69, %77
  %92 = add nsw i32 %69, %76
  %93 = tail call i32 @llvm.smin.i32(i32 %92, i32 63) #15
  %94 = icmp sgt i32 %91, %93
  br i1 %94, label %95, label %75

95:                                               ; preds = %90, %55
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %96, label %99

96:                                               ; preds = %95
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %97, align 4, !tbaa !10, !alias.scope !28, !noalias !31
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  store i32 1, ptr addrspace(3) %98, align 4, !tbaa !10, !alias.scope !28, !noalias !31
  br label %99

99:                                               ; preds = %96, %95
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %100 = add nsw i32 %43, 1
  %101 = icmp slt i32 %43, %36
  br i1 %101, label %42, label %102

102:                                              ; preds = %99, %31, %15
  ret void
}

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @sums(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #3 {
  %5 = addrspacecast ptr %3 to ptr addrspace(1)
  %6 = addrspacecast ptr %2 to ptr addrspace(1)
  %7 = trunc i64 %1 to i32
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %11, align 4, !tbaa !10, !alias.scope !43, !noalias !46
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %12, align 4, !tbaa !19, !alias.scope !43, !noalias !46
  br label %13

13:                                               ; preds = %4, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %14, label %15

14:                                               ; preds = %13
  store i64 0, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !50, !alias.scope !52, !noalias !53
  store i32 -2147483647, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !54, !noalias !55
  br label %15

15:                                               ; preds = %14, %13
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %16 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 12
  %18 = load i16, ptr addrspace(4) %17, align 4, !range !24, !invariant.load !23, !noundef !23
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %19, label %22

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !10, !alias.scope !43, !noalias !46
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %21, align 4, !tbaa !10, !alias.scope !43, !noalias !46
  br label %22

22:                                               ; preds = %19, %15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %23 = add nsw i32 %7, -1
  %24 = icmp sgt i32 %7, 0
  br i1 %24, label %25, label %437

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  %27 = load <2 x i32>, ptr addrspace(3) %26, align 4, !alias.scope !43, !noalias !46
  %28 = extractelement <2 x i32> %27, i64 0
  %29 = icmp eq i32 %28, 0
  %30 = extractelement <2 x i32> %27, i64 1
  %31 = icmp eq i32 %28, %30
  %32 = select i1 %31, i32 %8, i32 0, !prof !25
  %33 = select i1 %29, i32 0, i32 %32
  %34 = icmp ne i32 %28, 1
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  %36 = load i32, ptr addrspace(3) %35, align 4, !alias.scope !43, !noalias !46
  %37 = icmp eq i32 %36, 0
  %38 = zext nneg i16 %18 to i32
  %39 = select i1 %37, i32 %38, i32 %36
  %40 = select i1 %34, i32 1, i32 %39
  %41 = icmp slt i32 %33, %7
  br i1 %41, label %42, label %72

42:                                               ; preds = %25, %59
  %43 = phi i32 [ %64, %59 ], [ %33, %25 ]
  %44 = phi i32 [ %62, %59 ], [ %33, %25 ]
  %45 = phi i32 [ %61, %59 ], [ -2147483648, %25 ]
  %46 = phi i64 [ %60, %59 ], [ 0, %25 ]
  br label %47

47:                                               ; preds = %47, %42
  %48 = phi i32 [ %44, %42 ], [ %57, %47 ]
  %49 = phi i64 [ %46, %42 ], [ %55, %47 ]
  %50 = phi i32 [ %45, %42 ], [ %56, %47 ]
  %51 = sext i32 %48 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !10
  %54 = sext i32 %53 to i64
  %55 = add nsw i64 %49, %54
  %56 = tail call i32 @llvm.smax.i32(i32 %53, i32 %50) #15
  %57 = add nsw i32 %48, 1
  %58 = icmp slt i32 %48, %43
  br i1 %58, label %47, label %59

59:                                               ; preds = %47
  %60 = phi i64 [ %55, %47 ]
  %61 = phi i32 [ %56, %47 ]
  %62 = add nsw i32 %40, %44
  %63 = add nsw i32 %40, %43
  %64 = tail call i32 @llvm.smin.i32(i32 %63, i32 %23) #15
  %65 = icmp sgt i32 %62, %64
  br i1 %65, label %66, label %42

66:                                               ; preds = %59
  %67 = phi i64 [ %60, %59 ]
  %68 = phi i32 [ %61, %59 ]
  %69 = trunc i64 %67 to i32
  %70 = lshr i64 %67, 32
  %71 = trunc nuw i64 %70 to i32
  br label %72

72:                                               ; preds = %66, %25
  %73 = phi i32 [ 0, %25 ], [ %71, %66 ]
  %74 = phi i32 [ 0, %25 ], [ %69, %66 ]
  %75 = phi i32 [ -2147483648, %25 ], [ %68, %66 ]
  %76 = zext nneg i16 %18 to i32
  %77 = add nsw i32 %76, -1
  %78 = and i32 %77, -64
  %79 = icmp eq i32 %8, %78
  %80 = select i1 %29, i1 %79, i1 false
  %81 = select i1 %80, i32 0, i32 %8
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  %83 = load i32, ptr addrspace(3) %82, align 4, !alias.scope !43, !noalias !46
  %84 = icmp eq i32 %83, 0
  %85 = zext nneg i16 %18 to i32
  %86 = select i1 %84, i32 %85, i32 %83
  %87 = icmp eq i32 %86, 1
  %88 = select i1 %34, i1 true, i1 %87
  br i1 %88, label %423, label %89

89:                                               ; preds = %72
  %90 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %91 = icmp eq i64 %90, -1
  br i1 %91, label %92, label %198

92:                                               ; preds = %89
  %93 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %94 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %93)
  %95 = and i32 %94, 1073741760
  %96 = add i32 %95, %94
  %97 = and i32 %94, 63
  %98 = zext i32 %73 to i64
  %99 = shl nuw i64 %98, 32
  %100 = zext i32 %74 to i64
  %101 = or disjoint i64 %99, %100
  %102 = and i32 %94, 32
  %103 = xor i32 %102, 32
  %104 = add i32 %96, %103
  %105 = shl i32 %104, 2
  %106 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %105, i32 %73)
  %107 = zext i32 %106 to i64
  %108 = shl nuw i64 %107, 32
  %109 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %105, i32 %74)
  %110 = zext i32 %109 to i64
  %111 = or disjoint i64 %108, %110
  %112 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %105, i32 %75)
  %113 = add nsw i64 %101, %111
  %114 = tail call i32 @llvm.smax.i32(i32 %75, i32 %112)
  %115 = icmp samesign ult i32 %97, 48
  %116 = select i1 %115, i32 16, i32 0
  %117 = lshr i64 %113, 32
  %118 = trunc nuw i64 %117 to i32
  %119 = trunc i64 %113 to i32
  %120 = add i32 %96, %116
  %121 = shl i32 %120, 2
  %122 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %121, i32 %118)
  %123 = zext i32 %122 to i64
  %124 = shl nuw i64 %123, 32
  %125 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %121, i32 %119)
  %126 = zext i32 %125 to i64
  %127 = or disjoint i64 %124, %126
  %128 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %121, i32 %114)
  %129 = add nsw i64 %113, %127
  %130 = tail call i32 @llvm.smax.i32(i32 %114, i32 %128)
  %131 = icmp samesign ult i32 %97, 56
  %132 = select i1 %131, i32 8, i32 0
  %133 = lshr i64 %129, 32
  %134 = trunc nuw i64 %133 to i32
  %135 = trunc i64 %129 to i32
  %136 = add i32 %96, %132
  %137 = shl i32 %136, 2
  %138 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %137, i32 %134)
  %139 = zext i32 %138 to i64
  %140 = shl nuw i64 %139, 32
  %141 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %137, i32 %135)
  %142 = zext i32 %141 to i64
  %143 = or disjoint i64 %140, %142
  %144 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %137, i32 %130)
  %145 = add nsw i64 %129, %143
  %146 = tail call i32 @llvm.smax.i32(i32 %130, i32 %144)
  %147 = icmp samesign ult i32 %97, 60
  %148 = select i1 %147, i32 4, i32 0
  %149 = lshr i64 %145, 32
  %150 = trunc nuw i64 %149 to i32
  %151 = trunc i64 %145 to i32
  %152 = add i32 %96, %148
  %153 = shl i32 %152, 2
  %154 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %153, i32 %150)
  %155 = zext i32 %154 to i64
  %156 = shl nuw i64 %155, 32
  %157 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %153, i32 %151)
  %158 = zext i32 %157 to i64
  %159 = or disjoint i64 %156, %158
  %160 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %153, i32 %146)
  %161 = add nsw i64 %145, %159
  %162 = tail call i32 @llvm.smax.i32(i32 %146, i32 %160)
  %163 = icmp samesign ult i32 %97, 62
  %164 = select i1 %163, i32 2, i32 0
  %165 = lshr i64 %161, 32
  %166 = trunc nuw i64 %165 to i32
  %167 = trunc i64 %161 to i32
  %168 = add i32 %96, %164
  %169 = shl i32 %168, 2
  %170 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %169, i32 %166)
  %171 = zext i32 %170 to i64
  %172 = shl nuw i64 %171, 32
  %173 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %169, i32 %167)
  %174 = zext i32 %173 to i64
  %175 = or disjoint i64 %172, %174
  %176 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %169, i32 %162)
  %177 = add nsw i64 %161, %175
  %178 = tail call i32 @llvm.smax.i32(i32 %162, i32 %176)
  %179 = icmp ne i32 %97, 63
  %180 = zext i1 %179 to i32
  %181 = lshr i64 %177, 32
  %182 = trunc nuw i64 %181 to i32
  %183 = trunc i64 %177 to i32
  %184 = add i32 %96, %180
  %185 = shl i32 %184, 2
  %186 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %185, i32 %182)
  %187 = zext i32 %186 to i64
  %188 = shl nuw i64 %187, 32
  %189 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %185, i32 %183)
  %190 = zext i32 %189 to i64
  %191 = or disjoint i64 %188, %190
  %192 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %185, i32 %178)
  %193 = add nsw i64 %177, %191
  %194 = trunc i64 %193 to i32
  %195 = lshr i64 %193, 32
  %196 = trunc nuw i64 %195 to i32
  %197 = tail call i32 @llvm.smax.i32(i32 %178, i32 %192)
  br label %333

198:                                              ; preds = %89
  %199 = add nuw i64 %90, 1
  %200 = and i64 %199, %90
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %202, label %253

202:                                              ; preds = %198
  %203 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %90)
  %204 = trunc nuw nsw i64 %203 to i32
  %205 = lshr i32 %204, 1
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %333, label %207

207:                                              ; preds = %202
  %208 = trunc nuw nsw i32 %8 to i16
  %209 = and i16 %208, 63
  %210 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %211 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %210)
  %212 = and i32 %211, 63
  %213 = and i32 %211, 1073741760
  %214 = add i32 %213, %211
  %215 = sub nuw i32 64, %212
  br label %216

216:                                              ; preds = %245, %207
  %217 = phi i32 [ %73, %207 ], [ %248, %245 ]
  %218 = phi i32 [ %74, %207 ], [ %247, %245 ]
  %219 = phi i32 [ %75, %207 ], [ %246, %245 ]
  %220 = phi i32 [ %205, %207 ], [ %251, %245 ]
  %221 = phi i32 [ %204, %207 ], [ %250, %245 ]
  %222 = trunc nuw nsw i32 %220 to i16
  %223 = icmp samesign ult i32 %220, %215
  %224 = select i1 %223, i32 %220, i32 0
  %225 = add i32 %214, %224
  %226 = shl i32 %225, 2
  %227 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %226, i32 %217)
  %228 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %226, i32 %218)
  %229 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %226, i32 %219)
  %230 = icmp ult i16 %209, %222
  br i1 %230, label %231, label %245

231:                                              ; preds = %216
  %232 = zext i32 %228 to i64
  %233 = zext i32 %227 to i64
  %234 = shl nuw i64 %233, 32
  %235 = or disjoint i64 %234, %232
  %236 = zext i32 %218 to i64
  %237 = zext i32 %217 to i64
  %238 = shl nuw i64 %237, 32
  %239 = or disjoint i64 %238, %236
  %240 = add nsw i64 %239, %235
  %241 = trunc i64 %240 to i32
  %242 = lshr i64 %240, 32
  %243 = trunc nuw i64 %242 to i32
  %244 = tail call i32 @llvm.smax.i32(i32 %219, i32 %229)
  br label %245

245:                                              ; preds = %231, %216
  %246 = phi i32 [ %244, %231 ], [ %229, %216 ]
  %247 = phi i32 [ %241, %231 ], [ %228, %216 ]
  %248 = phi i32 [ %243, %231 ], [ %227, %216 ]
  %249 = add nuw nsw i32 %221, 1
  %250 = lshr i32 %249, 1
  %251 = lshr i32 %249, 2
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %333, label %216, !llvm.loop !56

253:                                              ; preds = %198
  %254 = and i32 %8, 63
  %255 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %256 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %255)
  %257 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %258 = zext nneg i32 %256 to i64
  %259 = shl nsw i64 -1, %258
  %260 = xor i64 %259, -1
  %261 = and i64 %257, %260
  %262 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %263 = and i64 %262, %261
  %264 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %263)
  %265 = trunc nuw nsw i64 %264 to i32
  %266 = shl nuw nsw i32 %265, 1
  %267 = icmp eq i32 %256, 63
  br i1 %267, label %274, label %268

268:                                              ; preds = %253
  %269 = add i32 %256, 1
  %270 = zext nneg i32 %269 to i64
  %271 = shl nsw i64 -1, %270
  %272 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %273 = and i64 %272, %271
  br label %274

274:                                              ; preds = %268, %253
  %275 = phi i64 [ %273, %268 ], [ 0, %253 ]
  %276 = xor i32 %254, -1
  %277 = and i32 %256, 63
  %278 = and i32 %256, 1073741760
  %279 = add i32 %278, %256
  br label %280

280:                                              ; preds = %321, %274
  %281 = phi i32 [ %73, %274 ], [ %322, %321 ]
  %282 = phi i32 [ %74, %274 ], [ %323, %321 ]
  %283 = phi i32 [ %75, %274 ], [ %324, %321 ]
  %284 = phi i32 [ %266, %274 ], [ %293, %321 ]
  %285 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %286 = and i64 %285, %275
  %287 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %286, i1 true)
  %288 = icmp eq i64 %286, 0
  %289 = trunc nuw nsw i64 %287 to i32
  %290 = add nuw nsw i32 %289, 1
  %291 = select i1 %288, i32 0, i32 %290
  %292 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %285)
  %293 = lshr i32 %284, 1
  %294 = add nsw i32 %291, %276
  %295 = add nsw i32 %277, %294
  %296 = icmp ult i32 %295, 64
  %297 = select i1 %296, i32 %294, i32 0
  %298 = add i32 %279, %297
  %299 = shl i32 %298, 2
  %300 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %281)
  %301 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %282)
  %302 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %283)
  %303 = and i32 %284, 2
  %304 = icmp eq i32 %303, 0
  %305 = icmp sgt i32 %294, 0
  %306 = and i1 %305, %304
  br i1 %306, label %307, label %321

307:                                              ; preds = %280
  %308 = zext i32 %282 to i64
  %309 = zext i32 %281 to i64
  %310 = shl nuw i64 %309, 32
  %311 = or disjoint i64 %310, %308
  %312 = zext i32 %300 to i64
  %313 = shl nuw i64 %312, 32
  %314 = zext i32 %301 to i64
  %315 = or disjoint i64 %313, %314
  %316 = add nsw i64 %311, %315
  %317 = trunc i64 %316 to i32
  %318 = lshr i64 %316, 32
  %319 = trunc nuw i64 %318 to i32
  %320 = tail call i32 @llvm.smax.i32(i32 %283, i32 %302)
  br label %321

321:                                              ; preds = %307, %280
  %322 = phi i32 [ %319, %307 ], [ %281, %280 ]
  %323 = phi i32 [ %317, %307 ], [ %282, %280 ]
  %324 = phi i32 [ %320, %307 ], [ %283, %280 ]
  %325 = icmp samesign ugt i64 %292, 1
  %326 = and i1 %304, %325
  br i1 %326, label %280, label %327, !llvm.loop !58

327:                                              ; preds = %321
  %328 = phi i32 [ %322, %321 ]
  %329 = phi i32 [ %323, %321 ]
  %330 = phi i32 [ %324, %321 ]
  %331 = phi i32 [ %293, %321 ]
  %332 = icmp eq i32 %331, 0
  br label %423

333:                                              ; preds = %245, %92, %202
  %334 = phi i32 [ %196, %92 ], [ %73, %202 ], [ %248, %245 ]
  %335 = phi i32 [ %194, %92 ], [ %74, %202 ], [ %247, %245 ]
  %336 = phi i32 [ %197, %92 ], [ %75, %202 ], [ %246, %245 ]
  %337 = icmp ugt i32 %86, 64
  br i1 %337, label %338, label %421

338:                                              ; preds = %333
  %339 = add i32 %86, 63
  %340 = lshr i32 %339, 6
  %341 = and i32 %8, 63
  %342 = lshr i32 %8, 6
  %343 = icmp eq i32 %341, 0
  %344 = getelementptr inbounds nuw i32, ptr addrspace(3) @3, i32 %342
  %345 = icmp samesign ult i32 %8, %340
  %346 = getelementptr inbounds nuw i32, ptr addrspace(3) @3, i32 %8
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %343, label %347, label %348

347:                                              ; preds = %338
  store volatile i32 %335, ptr addrspace(3) %344, align 4, !alias.scope !59, !noalias !60
  br label %348

348:                                              ; preds = %347, %338
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %345, label %349, label %351

349:                                              ; preds = %348
  %350 = load volatile i32, ptr addrspace(3) %346, align 4, !alias.scope !59, !noalias !60
  br label %351

351:                                              ; preds = %349, %348
  %352 = phi i32 [ %350, %349 ], [ %335, %348 ]
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %343, label %353, label %354

353:                                              ; preds = %351
  store volatile i32 %334, ptr addrspace(3) %344, align 4, !alias.scope !59, !noalias !60
  br label %354

354:                                              ; preds = %353, %351
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %345, label %355, label %357

355:                                              ; preds = %354
  %356 = load volatile i32, ptr addrspace(3) %346, align 4, !alias.scope !59, !noalias !60
  br label %357

357:                                              ; preds = %355, %354
  %358 = phi i32 [ %356, %355 ], [ %334, %354 ]
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %343, label %359, label %360

359:                                              ; preds = %357
  store volatile i32 %336, ptr addrspace(3) %344, align 4, !alias.scope !59, !noalias !60
  br label %360

360:                                              ; preds = %359, %357
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %345, label %361, label %363

361:                                              ; preds = %360
  %362 = load volatile i32, ptr addrspace(3) %346, align 4, !alias.scope !59, !noalias !60
  br label %363

363:                                              ; preds = %361, %360
  %364 = phi i32 [ %362, %361 ], [ %336, %360 ]
  %365 = icmp samesign ult i32 %81, 64
  br i1 %365, label %366, label %416

366:                                              ; preds = %363
  %367 = lshr i32 %339, 7
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %416, label %369

369:                                              ; preds = %366
  %370 = trunc nuw nsw i32 %81 to i16
  %371 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %372 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %371)
  %373 = and i32 %372, 63
  %374 = and i32 %372, 1073741760
  %375 = add i32 %374, %372
  br label %376

376:                                              ; preds = %408, %369
  %377 = phi i32 [ %358, %369 ], [ %411, %408 ]
  %378 = phi i32 [ %352, %369 ], [ %410, %408 ]
  %379 = phi i32 [ %364, %369 ], [ %409, %408 ]
  %380 = phi i32 [ %367, %369 ], [ %414, %408 ]
  %381 = phi i32 [ %340, %369 ], [ %413, %408 ]
  %382 = trunc i32 %380 to i16
  %383 = shl i32 %380, 16
  %384 = ashr exact i32 %383, 16
  %385 = add nsw i32 %373, %384
  %386 = icmp ult i32 %385, 64
  %387 = select i1 %386, i32 %384, i32 0
  %388 = add i32 %375, %387
  %389 = shl i32 %388, 2
  %390 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %389, i32 %377)
  %391 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %389, i32 %378)
  %392 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %389, i32 %379)
  %393 = icmp ult i16 %370, %382
  br i1 %393, label %394, label %408

394:                                              ; preds = %376
  %395 = zext i32 %391 to i64
  %396 = zext i32 %390 to i64
  %397 = shl nuw i64 %396, 32
  %398 = or disjoint i64 %397, %395
  %399 = zext i32 %378 to i64
  %400 = zext i32 %377 to i64
  %401 = shl nuw i64 %400, 32
  %402 = or disjoint i64 %401, %399
  %403 = add nsw i64 %402, %398
  %404 = trunc i64 %403 to i32
  %405 = lshr i64 %403, 32
  %406 = trunc nuw i64 %405 to i32
  %407 = tail call i32 @llvm.smax.i32(i32 %379, i32 %392)
  br label %408

408:                                              ; preds = %394, %376
  %409 = phi i32 [ %407, %394 ], [ %392, %376 ]
  %410 = phi i32 [ %404, %394 ], [ %391, %376 ]
  %411 = phi i32 [ %406, %394 ], [ %390, %376 ]
  %412 = add nuw nsw i32 %381, 1
  %413 = lshr i32 %412, 1
  %414 = lshr i32 %412, 2
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %376, !llvm.loop !56

416:                                              ; preds = %408, %366, %363
  %417 = phi i32 [ %358, %366 ], [ %358, %363 ], [ %411, %408 ]
  %418 = phi i32 [ %352, %366 ], [ %352, %363 ], [ %410, %408 ]
  %419 = phi i32 [ %364, %366 ], [ %364, %363 ], [ %409, %408 ]
  %420 = icmp eq i32 %81, 0
  br label %423

421:                                              ; preds = %333
  %422 = icmp eq i32 %81, 0
  br label %423

423:                                              ; preds = %421, %416, %327, %72
  %424 = phi i32 [ %73, %72 ], [ %417, %416 ], [ %334, %421 ], [ %328, %327 ]
  %425 = phi i32 [ %74, %72 ], [ %418, %416 ], [ %335, %421 ], [ %329, %327 ]
  %426 = phi i32 [ %75, %72 ], [ %419, %416 ], [ %336, %421 ], [ %330, %327 ]
  %427 = phi i1 [ true, %72 ], [ %420, %416 ], [ %422, %421 ], [ %332, %327 ]
  br i1 %427, label %428, label %437

428:                                              ; preds = %423
  %429 = load i64, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !50, !alias.scope !52, !noalias !53
  %430 = zext i32 %424 to i64
  %431 = shl nuw i64 %430, 32
  %432 = zext i32 %425 to i64
  %433 = or disjoint i64 %431, %432
  %434 = add nsw i64 %433, %429
  store i64 %434, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !50, !alias.scope !52, !noalias !53
  %435 = load i32, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !54, !noalias !55
  %436 = tail call i32 @llvm.smax.i32(i32 %435, i32 %426) #15
  store i32 %436, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !54, !noalias !55
  br label %437

437:                                              ; preds = %22, %428, %423
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %438, label %441

438:                                              ; preds = %437
  %439 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %439, align 4, !tbaa !10, !alias.scope !43, !noalias !46
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %440, align 4, !tbaa !10, !alias.scope !43, !noalias !46
  br label %441

441:                                              ; preds = %438, %437
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %9, label %442, label %445

442:                                              ; preds = %441
  %443 = load i64, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !50, !alias.scope !52, !noalias !53
  %444 = trunc i64 %443 to i32
  store i32 %444, ptr addrspace(1) %5, align 4, !tbaa !10
  br label %445

445:                                              ; preds = %442, %441
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %446, label %449

446:                                              ; preds = %445
  %447 = load i32, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !54, !noalias !55
  %448 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  store i32 %447, ptr addrspace(1) %448, align 4, !tbaa !10
  br label %449

449:                                              ; preds = %446, %445
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %450, label %455

450:                                              ; preds = %449
  %451 = load i64, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !50, !alias.scope !52, !noalias !53
  %452 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %453 = lshr i64 %451, 32
  %454 = trunc nuw i64 %453 to i32
  store i32 %454, ptr addrspace(1) %452, align 4, !tbaa !10
  br label %455

455:                                              ; preds = %450, %449
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @turns(ptr noalias noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr %1 to ptr addrspace(1)
  %6 = addrspacecast ptr %2 to ptr addrspace(1)
  %7 = trunc i64 %3 to i32
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %11, align 4, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  store i32 1, ptr addrspace(3) %12, align 4, !tbaa !19
  br label %13

13:                                               ; preds = %4, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %14, label %15

14:                                               ; preds = %13
  store i32 0, ptr addrspace(1) %5, align 4, !tbaa !10
  br label %15

15:                                               ; preds = %14, %13
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %16 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 12
  %18 = load i16, ptr addrspace(4) %17, align 4, !range !24, !invariant.load !23, !noundef !23
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %19, label %22

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %21, align 4, !tbaa !10
  br label %22

22:                                               ; preds = %19, %15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %24 = load <2 x i32>, ptr addrspace(3) %23, align 4
  %25 = extractelement <2 x i32> %24, i64 0
  %26 = icmp eq i32 %25, 0
  %27 = extractelement <2 x i32> %24, i64 1
  %28 = icmp eq i32 %25, %27
  %29 = select i1 %28, i32 %8, i32 0, !prof !25
  %30 = select i1 %26, i32 0, i32 %29
  %31 = mul nuw nsw i32 %30, 5
  %32 = icmp eq i32 %25, 1
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  %34 = load i32, ptr addrspace(3) %33, align 4
  %35 = icmp eq i32 %34, 0
  %36 = zext nneg i16 %18 to i32
  %37 = select i1 %35, i32 %36, i32 %34
  %38 = select i1 %32, i32 %37, i32 1
  %39 = add nsw i32 %31, %38
  %40 = zext nneg i32 %30 to i64
  %41 = getelementptr i32, ptr addrspace(1) %5, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 32
  store i32 %39, ptr addrspace(1) %42, align 4, !tbaa !10
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %43 = add nuw nsw i32 %30, 1
  %44 = srem i32 %43, %38
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr i32, ptr addrspace(1) %5, i64 %45
  %47 = getelementptr i8, ptr addrspace(1) %46, i64 32
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !10
  %49 = getelementptr i8, ptr addrspace(1) %41, i64 1056
  store i32 %48, ptr addrspace(1) %49, align 4, !tbaa !10
  %50 = zext nneg i16 %18 to i32
  %51 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %40
  br label %52

52:                                               ; preds = %74, %22
  %53 = phi i32 [ %75, %74 ], [ 0, %22 ]
  %54 = icmp eq i32 %8, %53
  br i1 %54, label %55, label %74

55:                                               ; preds = %52
  %56 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %57 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %56, i1 true)
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %60 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %59) #15
  %61 = icmp eq i32 %60, %58
  br i1 %61, label %62, label %69

62:                                               ; preds = %55
  fence syncscope("agent") release
  %63 = cmpxchg ptr @0, i32 0, i32 1 syncscope("agent") monotonic monotonic, align 4
  %64 = extractvalue { i32, i1 } %63, 1
  br i1 %64, label %68, label %65

65:                                               ; preds = %62, %65
  tail call void @llvm.amdgcn.s.sleep(i32 32)
  %66 = cmpxchg ptr @0, i32 0, i32 1 syncscope("agent") monotonic monotonic, align 4
  %67 = extractvalue { i32, i1 } %66, 1
  br i1 %67, label %68, label %65, !llvm.loop !61

68:                                               ; preds = %65, %62
  fence syncscope("agent") acquire
  br label %69

69:                                               ; preds = %68, %55
  %70 = load i32, ptr addrspace(1) %5, align 4, !tbaa !10
  %71 = load i32, ptr addrspace(1) %51, align 4, !tbaa !10
  %72 = add nsw i32 %71, %70
  store i32 %72, ptr addrspace(1) %5, align 4, !tbaa !10
  %73 = atomicrmw xchg ptr @0, i32 0 syncscope("agent") acq_rel, align 4, !amdgpu.no.fine.grained.memory !23, !amdgpu.no.remote.memory !23
  br label %74

74:                                               ; preds = %69, %52
  tail call void @llvm.amdgcn.wave.barrier()
  %75 = add nuw nsw i32 %53, 1
  %76 = icmp eq i32 %75, %50
  br i1 %76, label %77, label %52

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !10
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %87, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  %83 = load i32, ptr addrspace(3) %82, align 8, !tbaa !10
  %84 = icmp eq i32 %79, %83
  %85 = icmp ne i32 %8, 0
  %86 = and i1 %84, %85
  br i1 %86, label %89, label %87

87:                                               ; preds = %77, %81
  %88 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 4
  store i32 77, ptr addrspace(1) %88, align 4, !tbaa !10
  br label %89

89:                                               ; preds = %87, %81
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %90 = add nsw i32 %7, -1
  %91 = icmp sgt i32 %7, 0
  br i1 %91, label %92, label %134

92:                                               ; preds = %89
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !10
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %102, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  %98 = load i32, ptr addrspace(3) %97, align 8, !tbaa !10
  %99 = icmp eq i32 %94, %98
  %100 = mul nuw nsw i32 %8, 3
  %101 = select i1 %99, i32 %100, i32 0, !prof !25
  br label %102

102:                                              ; preds = %96, %92
  %103 = phi i32 [ 0, %92 ], [ %101, %96 ]
  %104 = icmp eq i32 %94, 1
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  %106 = load i32, ptr addrspace(3) %105, align 4
  %107 = icmp eq i32 %106, 0
  %108 = select i1 %107, i32 %50, i32 %106
  %109 = mul nsw i32 %108, 3
  %110 = select i1 %104, i32 %109, i32 3
  %111 = icmp slt i32 %103, %7
  br i1 %111, label %112, label %134

112:                                              ; preds = %102
  %113 = add nuw nsw i32 %103, 2
  %114 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %113, i32 %90)
  br label %115

115:                                              ; preds = %129, %112
  %116 = phi i32 [ %114, %112 ], [ %132, %129 ]
  %117 = phi i32 [ %103, %112 ], [ %130, %129 ]
  %118 = icmp sgt i32 %117, %116
  br i1 %118, label %129, label %119

119:                                              ; preds = %115, %119
  %120 = phi i32 [ %127, %119 ], [ %117, %115 ]
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %121
  %123 = load i32, ptr addrspace(1) %122, align 4, !tbaa !10
  %124 = xor i32 %123, %120
  %125 = getelementptr i32, ptr addrspace(1) %5, i64 %121
  %126 = getelementptr i8, ptr addrspace(1) %125, i64 2080
  store i32 %124, ptr addrspace(1) %126, align 4, !tbaa !10
  %127 = add nsw i32 %120, 1
  %128 = icmp slt i32 %120, %116
  br i1 %128, label %119, label %129

129:                                              ; preds = %119, %115
  %130 = add nsw i32 %110, %117
  %131 = add nsw i32 %110, %116
  %132 = tail call i32 @llvm.smin.i32(i32 %131, i32 %90)
  %133 = icmp sgt i32 %130, %132
  br i1 %133, label %134, label %115

134:                                              ; preds = %129, %102, %89
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %136 = load i32, ptr addrspace(3) %135, align 4, !tbaa !10
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %144, label %138

138:                                              ; preds = %134
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  %140 = load i32, ptr addrspace(3) %139, align 8, !tbaa !10
  %141 = icmp eq i32 %136, %140
  %142 = icmp ne i32 %8, 0
  %143 = and i1 %141, %142
  br i1 %143, label %146, label %144

144:                                              ; preds = %134, %138
  %145 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 8
  store i32 %50, ptr addrspace(1) %145, align 4, !tbaa !10
  br label %146

146:                                              ; preds = %138, %144
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %147, label %150

147:                                              ; preds = %146
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %148, align 4, !tbaa !10
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  store i32 1, ptr addrspace(3) %149, align 4, !tbaa !10
  br label %150

150:                                              ; preds = %147, %146
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define weak_odr protected amdgpu_kernel void @calls(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = addrspacecast ptr %2 to ptr addrspace(1)
  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @5) ], !alias.scope !62, !noalias !65
  %6 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %9, align 4, !tbaa !10, !alias.scope !69, !noalias !70
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %10, align 4, !tbaa !19, !alias.scope !69, !noalias !70
  br label %11

11:                                               ; preds = %4, %8
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %12 = trunc i64 %1 to i32
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %47

14:                                               ; preds = %11
  %15 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %16 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = load i32, ptr addrspace(4) %16, align 8, !invariant.load !23, !noundef !23
  %18 = sdiv i32 %12, %17
  %19 = mul nsw i32 %18, %17
  %20 = sub nsw i32 %12, %19
  %21 = icmp slt i32 %15, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %14
  %23 = add nsw i32 %18, 1
  %24 = mul nsw i32 %23, %15
  br label %28

25:                                               ; preds = %14
  %26 = mul nsw i32 %18, %15
  %27 = add i32 %26, %20
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi i32 [ %23, %22 ], [ %18, %25 ]
  %30 = phi i32 [ %24, %22 ], [ %27, %25 ]
  %31 = add nsw i32 %30, %29
  %32 = tail call i32 @llvm.smin.i32(i32 %31, i32 %12)
  %33 = add nsw i32 %32, -1
  %34 = icmp slt i32 %30, %32
  br i1 %34, label %35, label %47

35:                                               ; preds = %28, %44
  %36 = phi i32 [ %45, %44 ], [ %30, %28 ]
  %37 = tail call fastcc noundef i32 @9(ptr noundef %3, i32 noundef %36, i32 noundef %12) #16, !noalias !71
  br i1 %7, label %38, label %44

38:                                               ; preds = %35
  %39 = sext i32 %36 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %39
  %41 = srem i32 %36, 9
  %42 = tail call fastcc noundef i32 @10(i32 noundef %41) #17
  %43 = add nsw i32 %42, %37
  store i32 %43, ptr addrspace(1) %40, align 4, !tbaa !10, !noalias !71
  br label %44

44:                                               ; preds = %38, %35
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %45 = add nsw i32 %36, 1
  %46 = icmp slt i32 %36, %33
  br i1 %46, label %35, label %47

47:                                               ; preds = %44, %28, %11
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind
define internal fastcc noundef i32 @9(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef range(i32 1, -2147483648) %2) unnamed_addr #5 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %305, label %311

6:                                                ; preds = %374
  store i32 0, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  br label %7

7:                                                ; preds = %374, %6
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !24, !invariant.load !23, !noundef !23
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %11, label %14

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  store i32 0, ptr addrspace(3) %12, align 4, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %13, align 4, !tbaa !10
  br label %14

14:                                               ; preds = %11, %7
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  %16 = load <2 x i32>, ptr addrspace(3) %15, align 4
  %17 = extractelement <2 x i32> %16, i64 0
  %18 = icmp eq i32 %17, 0
  %19 = extractelement <2 x i32> %16, i64 1
  %20 = icmp eq i32 %17, %19
  %21 = select i1 %20, i32 %4, i32 0, !prof !25
  %22 = select i1 %18, i32 0, i32 %21
  %23 = icmp ne i32 %17, 1
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  %25 = load i32, ptr addrspace(3) %24, align 4
  %26 = icmp eq i32 %25, 0
  %27 = zext nneg i16 %10 to i32
  %28 = select i1 %26, i32 %27, i32 %25
  %29 = select i1 %23, i32 1, i32 %28
  %30 = icmp samesign ugt i32 %22, 7
  br i1 %30, label %86, label %31

31:                                               ; preds = %14, %79
  %32 = phi i32 [ %85, %79 ], [ 0, %14 ]
  %33 = phi i32 [ %83, %79 ], [ %22, %14 ]
  %34 = phi i32 [ %81, %79 ], [ %22, %14 ]
  %35 = phi i32 [ %80, %79 ], [ 0, %14 ]
  %36 = tail call range(i32 -2147483648, 8) i32 @llvm.smax.i32(i32 %33, i32 %34) #15
  %37 = mul i32 %29, %32
  %38 = add i32 %22, %37
  %39 = sub i32 %36, %38
  %40 = add i32 %39, 1
  %41 = icmp ult i32 %40, 2
  br i1 %41, label %66, label %42

42:                                               ; preds = %31
  %43 = and i32 %40, -2
  %44 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %35, i64 0
  %45 = insertelement <2 x i32> poison, i32 %34, i64 0
  %46 = shufflevector <2 x i32> %45, <2 x i32> poison, <2 x i32> zeroinitializer
  %47 = add nsw <2 x i32> %46, <i32 0, i32 1>
  br label %48

48:                                               ; preds = %48, %42
  %49 = phi i32 [ 0, %42 ], [ %58, %48 ]
  %50 = phi <2 x i32> [ %47, %42 ], [ %59, %48 ]
  %51 = phi <2 x i32> [ %44, %42 ], [ %57, %48 ]
  %52 = add i32 %34, %49
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i64 %53
  %55 = load <2 x i32>, ptr addrspace(3) %54, align 4, !tbaa !10
  %56 = mul nsw <2 x i32> %55, %50
  %57 = add <2 x i32> %51, %56
  %58 = add nuw i32 %49, 2
  %59 = add nsw <2 x i32> %50, splat (i32 2)
  %60 = icmp eq i32 %58, %43
  br i1 %60, label %61, label %48, !llvm.loop !74

61:                                               ; preds = %48
  %62 = phi <2 x i32> [ %57, %48 ]
  %63 = add i32 %34, %43
  %64 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %62) #15
  %65 = icmp eq i32 %40, %43
  br i1 %65, label %79, label %66

66:                                               ; preds = %61, %31
  %67 = phi i32 [ %63, %61 ], [ %34, %31 ]
  %68 = phi i32 [ %64, %61 ], [ %35, %31 ]
  br label %69

69:                                               ; preds = %66, %69
  %70 = phi i32 [ %77, %69 ], [ %67, %66 ]
  %71 = phi i32 [ %76, %69 ], [ %68, %66 ]
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !10
  %75 = mul nsw i32 %74, %70
  %76 = add nsw i32 %71, %75
  %77 = add nsw i32 %70, 1
  %78 = icmp slt i32 %70, %33
  br i1 %78, label %69, label %79, !llvm.loop !76

79:                                               ; preds = %69, %61
  %80 = phi i32 [ %64, %61 ], [ %76, %69 ]
  %81 = add nsw i32 %29, %34
  %82 = add nsw i32 %29, %33
  %83 = tail call range(i32 -2147483648, 8) i32 @llvm.smin.i32(i32 %82, i32 7) #15
  %84 = icmp sgt i32 %81, %83
  %85 = add i32 %32, 1
  br i1 %84, label %86, label %31

86:                                               ; preds = %79, %14
  %87 = phi i32 [ 0, %14 ], [ %80, %79 ]
  %88 = zext nneg i16 %10 to i32
  %89 = add nsw i32 %88, -1
  %90 = and i32 %89, -64
  %91 = icmp eq i32 %4, %90
  %92 = select i1 %18, i1 %91, i1 false
  %93 = select i1 %92, i32 0, i32 %4
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  %95 = load i32, ptr addrspace(3) %94, align 4
  %96 = icmp eq i32 %95, 0
  %97 = zext nneg i16 %10 to i32
  %98 = select i1 %96, i32 %97, i32 %95
  %99 = icmp eq i32 %98, 1
  %100 = select i1 %23, i1 true, i1 %99
  br i1 %100, label %293, label %101

101:                                              ; preds = %86
  %102 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %103 = icmp eq i64 %102, -1
  br i1 %103, label %104, label %146

104:                                              ; preds = %101
  %105 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %106 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %105)
  %107 = and i32 %106, 1073741760
  %108 = add i32 %107, %106
  %109 = and i32 %106, 63
  %110 = and i32 %106, 32
  %111 = xor i32 %110, 32
  %112 = add i32 %108, %111
  %113 = shl i32 %112, 2
  %114 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %113, i32 %87)
  %115 = add nsw i32 %87, %114
  %116 = icmp samesign ult i32 %109, 48
  %117 = select i1 %116, i32 16, i32 0
  %118 = add i32 %108, %117
  %119 = shl i32 %118, 2
  %120 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %119, i32 %115)
  %121 = add nsw i32 %115, %120
  %122 = icmp samesign ult i32 %109, 56
  %123 = select i1 %122, i32 8, i32 0
  %124 = add i32 %108, %123
  %125 = shl i32 %124, 2
  %126 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %125, i32 %121)
  %127 = add nsw i32 %121, %126
  %128 = icmp samesign ult i32 %109, 60
  %129 = select i1 %128, i32 4, i32 0
  %130 = add i32 %108, %129
  %131 = shl i32 %130, 2
  %132 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %131, i32 %127)
  %133 = add nsw i32 %127, %132
  %134 = icmp samesign ult i32 %109, 62
  %135 = select i1 %134, i32 2, i32 0
  %136 = add i32 %108, %135
  %137 = shl i32 %136, 2
  %138 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %137, i32 %133)
  %139 = add nsw i32 %133, %138
  %140 = icmp ne i32 %109, 63
  %141 = zext i1 %140 to i32
  %142 = add i32 %108, %141
  %143 = shl i32 %142, 2
  %144 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %143, i32 %139)
  %145 = add nsw i32 %139, %144
  br label %239

146:                                              ; preds = %101
  %147 = add nuw i64 %102, 1
  %148 = and i64 %147, %102
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %181

150:                                              ; preds = %146
  %151 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %102)
  %152 = trunc nuw nsw i64 %151 to i32
  %153 = lshr i32 %152, 1
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %239, label %155

155:                                              ; preds = %150
  %156 = trunc nuw nsw i32 %4 to i16
  %157 = and i16 %156, 63
  %158 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %159 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %158)
  %160 = and i32 %159, 63
  %161 = and i32 %159, 1073741760
  %162 = add i32 %161, %159
  %163 = sub nuw i32 64, %160
  br label %164

164:                                              ; preds = %164, %155
  %165 = phi i32 [ %87, %155 ], [ %176, %164 ]
  %166 = phi i32 [ %153, %155 ], [ %179, %164 ]
  %167 = phi i32 [ %152, %155 ], [ %178, %164 ]
  %168 = trunc nuw nsw i32 %166 to i16
  %169 = icmp samesign ult i32 %166, %163
  %170 = select i1 %169, i32 %166, i32 0
  %171 = add i32 %162, %170
  %172 = shl i32 %171, 2
  %173 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %172, i32 %165)
  %174 = icmp ult i16 %157, %168
  %175 = select i1 %174, i32 %165, i32 0
  %176 = add nsw i32 %173, %175
  %177 = add nuw nsw i32 %167, 1
  %178 = lshr i32 %177, 1
  %179 = lshr i32 %177, 2
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %239, label %164, !llvm.loop !56

181:                                              ; preds = %146
  %182 = and i32 %4, 63
  %183 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %184 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %183)
  %185 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %186 = zext nneg i32 %184 to i64
  %187 = shl nsw i64 -1, %186
  %188 = xor i64 %187, -1
  %189 = and i64 %185, %188
  %190 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %191 = and i64 %190, %189
  %192 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %191)
  %193 = trunc nuw nsw i64 %192 to i32
  %194 = shl nuw nsw i32 %193, 1
  %195 = icmp eq i32 %184, 63
  br i1 %195, label %202, label %196

196:                                              ; preds = %181
  %197 = add i32 %184, 1
  %198 = zext nneg i32 %197 to i64
  %199 = shl nsw i64 -1, %198
  %200 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %201 = and i64 %200, %199
  br label %202

202:                                              ; preds = %196, %181
  %203 = phi i64 [ %201, %196 ], [ 0, %181 ]
  %204 = xor i32 %182, -1
  %205 = and i32 %184, 63
  %206 = and i32 %184, 1073741760
  %207 = add i32 %206, %184
  br label %208

208:                                              ; preds = %208, %202
  %209 = phi i32 [ %87, %202 ], [ %232, %208 ]
  %210 = phi i32 [ %194, %202 ], [ %219, %208 ]
  %211 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %212 = and i64 %211, %203
  %213 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %212, i1 true)
  %214 = icmp eq i64 %212, 0
  %215 = trunc nuw nsw i64 %213 to i32
  %216 = add nuw nsw i32 %215, 1
  %217 = select i1 %214, i32 0, i32 %216
  %218 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %211)
  %219 = lshr i32 %210, 1
  %220 = add nsw i32 %217, %204
  %221 = add nsw i32 %205, %220
  %222 = icmp ult i32 %221, 64
  %223 = select i1 %222, i32 %220, i32 0
  %224 = add i32 %207, %223
  %225 = shl i32 %224, 2
  %226 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %225, i32 %209)
  %227 = and i32 %210, 2
  %228 = icmp eq i32 %227, 0
  %229 = icmp sgt i32 %220, 0
  %230 = and i1 %229, %228
  %231 = select i1 %230, i32 %226, i32 0
  %232 = add nsw i32 %209, %231
  %233 = icmp samesign ugt i64 %218, 1
  %234 = and i1 %228, %233
  br i1 %234, label %208, label %235, !llvm.loop !58

235:                                              ; preds = %208
  %236 = phi i32 [ %219, %208 ]
  %237 = phi i32 [ %232, %208 ]
  %238 = icmp eq i32 %236, 0
  br label %293

239:                                              ; preds = %164, %104, %150
  %240 = phi i32 [ %145, %104 ], [ %87, %150 ], [ %176, %164 ]
  %241 = icmp ugt i32 %98, 64
  br i1 %241, label %242, label %291

242:                                              ; preds = %239
  %243 = add i32 %98, 63
  %244 = lshr i32 %243, 6
  %245 = and i32 %4, 63
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %250

247:                                              ; preds = %242
  %248 = lshr exact i32 %4, 4
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) @5, i32 %248
  store volatile i32 %240, ptr addrspace(3) %249, align 4
  br label %250

250:                                              ; preds = %247, %242
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %251 = icmp samesign ult i32 %4, %244
  br i1 %251, label %252, label %255

252:                                              ; preds = %250
  %253 = getelementptr inbounds nuw i32, ptr addrspace(3) @5, i32 %4
  %254 = load volatile i32, ptr addrspace(3) %253, align 4
  br label %255

255:                                              ; preds = %252, %250
  %256 = phi i32 [ %254, %252 ], [ %240, %250 ]
  %257 = icmp samesign ult i32 %93, 64
  br i1 %257, label %258, label %288

258:                                              ; preds = %255
  %259 = lshr i32 %243, 7
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %288, label %261

261:                                              ; preds = %258
  %262 = trunc nuw nsw i32 %93 to i16
  %263 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %264 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %263)
  %265 = and i32 %264, 63
  %266 = and i32 %264, 1073741760
  %267 = add i32 %266, %264
  br label %268

268:                                              ; preds = %268, %261
  %269 = phi i32 [ %256, %261 ], [ %283, %268 ]
  %270 = phi i32 [ %259, %261 ], [ %286, %268 ]
  %271 = phi i32 [ %244, %261 ], [ %285, %268 ]
  %272 = trunc i32 %270 to i16
  %273 = shl i32 %270, 16
  %274 = ashr exact i32 %273, 16
  %275 = add nsw i32 %265, %274
  %276 = icmp ult i32 %275, 64
  %277 = select i1 %276, i32 %274, i32 0
  %278 = add i32 %267, %277
  %279 = shl i32 %278, 2
  %280 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %279, i32 %269)
  %281 = icmp ult i16 %262, %272
  %282 = select i1 %281, i32 %269, i32 0
  %283 = add nsw i32 %280, %282
  %284 = add nuw nsw i32 %271, 1
  %285 = lshr i32 %284, 1
  %286 = lshr i32 %284, 2
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %268, !llvm.loop !56

288:                                              ; preds = %268, %258, %255
  %289 = phi i32 [ %256, %258 ], [ %256, %255 ], [ %283, %268 ]
  %290 = icmp eq i32 %93, 0
  br label %293

291:                                              ; preds = %239
  %292 = icmp eq i32 %93, 0
  br label %293

293:                                              ; preds = %291, %288, %235, %86
  %294 = phi i32 [ %87, %86 ], [ %289, %288 ], [ %240, %291 ], [ %237, %235 ]
  %295 = phi i1 [ true, %86 ], [ %290, %288 ], [ %292, %291 ], [ %238, %235 ]
  br i1 %295, label %296, label %299

296:                                              ; preds = %293
  %297 = load i32, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  %298 = add nsw i32 %294, %297
  store i32 %298, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  br label %299

299:                                              ; preds = %293, %296
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %300, label %303

300:                                              ; preds = %299
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %301, align 4, !tbaa !10
  %302 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %302, align 4, !tbaa !10
  br label %303

303:                                              ; preds = %300, %299
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %304 = load i32, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  ret i32 %304

305:                                              ; preds = %3
  %306 = srem i32 %1, %2
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds i32, ptr %0, i64 %307
  %309 = addrspacecast ptr %308 to ptr addrspace(1)
  %310 = load i32, ptr addrspace(1) %309, align 4, !tbaa !10
  store i32 %310, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), align 16, !tbaa !10
  br label %311

311:                                              ; preds = %305, %3
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %312, label %320

312:                                              ; preds = %311
  %313 = add nsw i32 %1, 1
  %314 = srem i32 %313, %2
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds i32, ptr %0, i64 %315
  %317 = addrspacecast ptr %316 to ptr addrspace(1)
  %318 = load i32, ptr addrspace(1) %317, align 4, !tbaa !10
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 4
  store i32 %318, ptr addrspace(3) %319, align 4, !tbaa !10
  br label %320

320:                                              ; preds = %312, %311
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %321, label %329

321:                                              ; preds = %320
  %322 = add nsw i32 %1, 2
  %323 = srem i32 %322, %2
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds i32, ptr %0, i64 %324
  %326 = addrspacecast ptr %325 to ptr addrspace(1)
  %327 = load i32, ptr addrspace(1) %326, align 4, !tbaa !10
  %328 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 8
  store i32 %327, ptr addrspace(3) %328, align 8, !tbaa !10
  br label %329

329:                                              ; preds = %321, %320
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %330, label %338

330:                                              ; preds = %329
  %331 = add nsw i32 %1, 3
  %332 = srem i32 %331, %2
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i32, ptr %0, i64 %333
  %335 = addrspacecast ptr %334 to ptr addrspace(1)
  %336 = load i32, ptr addrspace(1) %335, align 4, !tbaa !10
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 12
  store i32 %336, ptr addrspace(3) %337, align 4, !tbaa !10
  br label %338

338:                                              ; preds = %330, %329
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %339, label %347

339:                                              ; preds = %338
  %340 = add nsw i32 %1, 4
  %341 = srem i32 %340, %2
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds i32, ptr %0, i64 %342
  %344 = addrspacecast ptr %343 to ptr addrspace(1)
  %345 = load i32, ptr addrspace(1) %344, align 4, !tbaa !10
  %346 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 16
  store i32 %345, ptr addrspace(3) %346, align 16, !tbaa !10
  br label %347

347:                                              ; preds = %339, %338
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %348, label %356

348:                                              ; preds = %347
  %349 = add nsw i32 %1, 5
  %350 = srem i32 %349, %2
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds i32, ptr %0, i64 %351
  %353 = addrspacecast ptr %352 to ptr addrspace(1)
  %354 = load i32, ptr addrspace(1) %353, align 4, !tbaa !10
  %355 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 20
  store i32 %354, ptr addrspace(3) %355, align 4, !tbaa !10
  br label %356

356:                                              ; preds = %348, %347
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %357, label %365

357:                                              ; preds = %356
  %358 = add nsw i32 %1, 6
  %359 = srem i32 %358, %2
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds i32, ptr %0, i64 %360
  %362 = addrspacecast ptr %361 to ptr addrspace(1)
  %363 = load i32, ptr addrspace(1) %362, align 4, !tbaa !10
  %364 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 24
  store i32 %363, ptr addrspace(3) %364, align 8, !tbaa !10
  br label %365

365:                                              ; preds = %357, %356
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %366, label %374

366:                                              ; preds = %365
  %367 = add nsw i32 %1, 7
  %368 = srem i32 %367, %2
  %369 = sext i32 %368 to i64
  %370 = getelementptr inbounds i32, ptr %0, i64 %369
  %371 = addrspacecast ptr %370 to ptr addrspace(1)
  %372 = load i32, ptr addrspace(1) %371, align 4, !tbaa !10
  %373 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 28
  store i32 %372, ptr addrspace(3) %373, align 4, !tbaa !10
  br label %374

374:                                              ; preds = %366, %365
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %6, label %7
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @10(i32 noundef range(i32 -8, 9) %0) unnamed_addr #6 {
  %2 = icmp slt i32 %0, 2
  br i1 %2, label %11, label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %6, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  %6 = add nsw i32 %4, -2
  %7 = add nsw i32 %4, -1
  %8 = tail call fastcc noundef i32 @10(i32 noundef %7) #17
  %9 = add nsw i32 %8, %5
  %10 = icmp samesign ult i32 %4, 4
  br i1 %10, label %11, label %3

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %6, %3 ]
  %14 = add nsw i32 %13, %12
  ret i32 %14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #7

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @stencil(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr %3 to ptr addrspace(1)
  %6 = addrspacecast ptr %2 to ptr addrspace(1)
  %7 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %10, align 4, !tbaa !10
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  store i32 1, ptr addrspace(3) %11, align 4, !tbaa !19
  br label %12

12:                                               ; preds = %4, %9
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %13 = trunc i64 %1 to i32
  %14 = shl i64 %1, 32
  %15 = add i64 %14, -8589934592
  %16 = ashr exact i64 %15, 32
  %17 = mul nsw i64 %16, %16
  %18 = add nsw i64 %17, -1
  %19 = icmp sgt i32 %13, 2
  br i1 %19, label %20, label %109

20:                                               ; preds = %12
  %21 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %22 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %23 = load i32, ptr addrspace(4) %22, align 8, !invariant.load !23, !noundef !23
  %24 = sext i32 %21 to i64
  %25 = shl nsw i64 %24, 8
  %26 = sext i32 %23 to i64
  %27 = shl nsw i64 %26, 8
  %28 = icmp slt i64 %25, %17
  br i1 %28, label %29, label %109

29:                                               ; preds = %20
  %30 = or disjoint i64 %25, 255
  %31 = tail call range(i64 -9223372036854775808, 4611686018427387904) i64 @llvm.smin.i64(i64 %30, i64 %18)
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 12
  %33 = load i16, ptr addrspace(4) %32, align 4, !range !24, !invariant.load !23, !noundef !23
  %34 = shl i64 %1, 32
  %35 = add nsw i64 %34, -8589934592
  %36 = ashr exact i64 %35, 32
  %37 = zext nneg i16 %33 to i32
  br label %38

38:                                               ; preds = %104, %29
  %39 = phi i64 [ %31, %29 ], [ %107, %104 ]
  %40 = phi i64 [ %25, %29 ], [ %105, %104 ]
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %41, label %44

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  store i32 0, ptr addrspace(3) %42, align 4, !tbaa !10
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %43, align 4, !tbaa !10
  br label %44

44:                                               ; preds = %41, %38
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  %46 = load <2 x i32>, ptr addrspace(3) %45, align 4
  %47 = extractelement <2 x i32> %46, i64 0
  %48 = icmp eq i32 %47, 0
  %49 = extractelement <2 x i32> %46, i64 1
  %50 = icmp eq i32 %47, %49
  %51 = select i1 %50, i32 %7, i32 0, !prof !25
  %52 = select i1 %48, i32 0, i32 %51
  %53 = zext nneg i32 %52 to i64
  %54 = icmp eq i32 %47, 1
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  %56 = load i32, ptr addrspace(3) %55, align 4
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i32 %37, i32 %56
  %59 = select i1 %54, i32 %58, i32 1
  %60 = add nsw i64 %40, %53
  %61 = sext i32 %59 to i64
  %62 = icmp ugt i64 %60, %39
  br i1 %62, label %100, label %63

63:                                               ; preds = %44, %63
  %64 = phi i64 [ %98, %63 ], [ %60, %44 ]
  %65 = sdiv i64 %64, %36
  %66 = trunc i64 %65 to i32
  %67 = add i32 %66, 1
  %68 = mul nsw i64 %65, %36
  %69 = sub nsw i64 %64, %68
  %70 = trunc i64 %69 to i32
  %71 = add i32 %70, 1
  %72 = mul nsw i32 %67, %13
  %73 = add nsw i32 %71, %72
  %74 = add i32 %72, %70
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr addrspace(1) %5, i64 %75
  %77 = load double, ptr addrspace(1) %76, align 8, !tbaa !78
  %78 = sext i32 %73 to i64
  %79 = getelementptr double, ptr addrspace(1) %5, i64 %78
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 8
  %81 = load double, ptr addrspace(1) %80, align 8, !tbaa !78
  %82 = fadd double %77, %81
  %83 = mul nsw i32 %66, %13
  %84 = add nsw i32 %71, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr addrspace(1) %5, i64 %85
  %87 = load double, ptr addrspace(1) %86, align 8, !tbaa !78
  %88 = fadd double %82, %87
  %89 = add i32 %66, 2
  %90 = mul nsw i32 %89, %13
  %91 = add nsw i32 %71, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr addrspace(1) %5, i64 %92
  %94 = load double, ptr addrspace(1) %93, align 8, !tbaa !78
  %95 = fadd double %88, %94
  %96 = fmul double %95, 2.500000e-01
  %97 = getelementptr inbounds double, ptr addrspace(1) %6, i64 %78
  store double %96, ptr addrspace(1) %97, align 8, !tbaa !78
  %98 = add nsw i64 %64, %61
  %99 = icmp ugt i64 %98, %39
  br i1 %99, label %100, label %63

100:                                              ; preds = %63, %44
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %101, label %104

101:                                              ; preds = %100
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %102, align 4, !tbaa !10
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  store i32 1, ptr addrspace(3) %103, align 4, !tbaa !10
  br label %104

104:                                              ; preds = %101, %100
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %105 = add nsw i64 %40, %27
  %106 = add nsw i64 %39, %27
  %107 = tail call i64 @llvm.smin.i64(i64 %106, i64 %18)
  %108 = icmp slt i64 %105, %17
  br i1 %108, label %38, label %109

109:                                              ; preds = %104, %20, %12
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @histogram(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr %3 to ptr addrspace(1)
  %6 = addrspacecast ptr %2 to ptr addrspace(1)
  %7 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %10, align 4, !tbaa !10
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  store i32 1, ptr addrspace(3) %11, align 4, !tbaa !19
  br label %12

12:                                               ; preds = %4, %9
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %13 = trunc i64 %1 to i32
  %14 = add nsw i32 %13, -1
  %15 = icmp sgt i32 %13, 0
  br i1 %15, label %16, label %80

16:                                               ; preds = %12
  %17 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %18 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %19 = load i32, ptr addrspace(4) %18, align 8, !invariant.load !23, !noundef !23
  %20 = shl nsw i32 %19, 8
  %21 = shl nsw i32 %17, 8
  %22 = icmp slt i32 %21, %13
  br i1 %22, label %23, label %80

23:                                               ; preds = %16
  %24 = or disjoint i32 %21, 255
  %25 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %24, i32 %14)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 12
  %27 = load i16, ptr addrspace(4) %26, align 4, !range !24, !invariant.load !23, !noundef !23
  %28 = zext nneg i16 %27 to i32
  br label %29

29:                                               ; preds = %75, %23
  %30 = phi i32 [ %25, %23 ], [ %78, %75 ]
  %31 = phi i32 [ %21, %23 ], [ %76, %75 ]
  %32 = zext i32 %30 to i64
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %33, label %36

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  store i32 0, ptr addrspace(3) %34, align 4, !tbaa !10
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %35, align 4, !tbaa !10
  br label %36

36:                                               ; preds = %33, %29
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  %38 = load <2 x i32>, ptr addrspace(3) %37, align 4
  %39 = extractelement <2 x i32> %38, i64 0
  %40 = icmp eq i32 %39, 0
  %41 = extractelement <2 x i32> %38, i64 1
  %42 = icmp eq i32 %39, %41
  %43 = select i1 %42, i32 %7, i32 0, !prof !25
  %44 = select i1 %40, i32 0, i32 %43
  %45 = icmp eq i32 %39, 1
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  %47 = load i32, ptr addrspace(3) %46, align 4
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, i32 %28, i32 %47
  %50 = select i1 %45, i32 %49, i32 1
  %51 = add nsw i32 %31, %44
  %52 = sext i32 %51 to i64
  %53 = icmp ult i64 %32, %52
  br i1 %53, label %71, label %54

54:                                               ; preds = %36, %54
  %55 = phi i64 [ %69, %54 ], [ %52, %36 ]
  %56 = trunc nsw i64 %55 to i32
  %57 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %55
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !10
  %59 = and i32 %58, 15
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %60
  %62 = atomicrmw add ptr addrspace(1) %61, i32 1 monotonic, align 4, !amdgpu.no.fine.grained.memory !23, !amdgpu.no.remote.memory !23
  %63 = and i64 %55, 3
  %64 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %63
  %65 = getelementptr inbounds i8, ptr addrspace(1) %64, i64 64
  %66 = load i32, ptr addrspace(1) %57, align 4, !tbaa !10
  %67 = atomicrmw xor ptr addrspace(1) %65, i32 %66 monotonic, align 4, !amdgpu.no.fine.grained.memory !23, !amdgpu.no.remote.memory !23
  %68 = add nsw i32 %50, %56
  %69 = sext i32 %68 to i64
  %70 = icmp ult i64 %32, %69
  br i1 %70, label %71, label %54

71:                                               ; preds = %54, %36
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %72, label %75

72:                                               ; preds = %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %73, align 4, !tbaa !10
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  store i32 1, ptr addrspace(3) %74, align 4, !tbaa !10
  br label %75

75:                                               ; preds = %72, %71
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %76 = add nsw i32 %31, %20
  %77 = add nsw i32 %30, %20
  %78 = tail call i32 @llvm.smin.i32(i32 %77, i32 %14)
  %79 = icmp slt i32 %76, %13
  br i1 %79, label %29, label %80

80:                                               ; preds = %75, %16, %12
  ret void
}

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @total(ptr noalias noundef %0, i64 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef %3) local_unnamed_addr #8 {
  %5 = addrspacecast ptr %2 to ptr addrspace(1)
  %6 = addrspacecast ptr %3 to ptr addrspace(1)
  %7 = addrspacecast ptr %0 to ptr addrspace(1)
  %8 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %11, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %12, align 4, !tbaa !19, !alias.scope !80, !noalias !83
  br label %13

13:                                               ; preds = %4, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %14 = trunc i64 %1 to i32
  %15 = add nsw i32 %14, -1
  %16 = icmp sgt i32 %14, 0
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  br i1 %16, label %19, label %295

19:                                               ; preds = %13
  %20 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %21 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %22 = load i32, ptr addrspace(4) %21, align 8, !invariant.load !23, !noundef !23
  %23 = shl nsw i32 %22, 8
  %24 = shl nsw i32 %20, 8
  %25 = icmp slt i32 %24, %14
  br i1 %25, label %26, label %295

26:                                               ; preds = %19
  %27 = or disjoint i32 %24, 255
  %28 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %27, i32 %15)
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 12
  %30 = load i16, ptr addrspace(4) %29, align 4, !range !24, !invariant.load !23, !noundef !23
  %31 = and i32 %8, 63
  %32 = xor i32 %31, -1
  %33 = trunc nuw nsw i32 %8 to i16
  %34 = and i16 %33, 63
  %35 = icmp eq i32 %31, 0
  %36 = lshr i32 %8, 6
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @8, i32 %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @8, i32 %8
  %39 = zext nneg i16 %30 to i32
  %40 = add nsw i32 %39, -1
  %41 = and i32 %40, -64
  %42 = icmp eq i32 %8, %41
  %43 = zext nneg i16 %30 to i32
  br label %44

44:                                               ; preds = %286, %26
  %45 = phi i16 [ %30, %26 ], [ %92, %286 ]
  %46 = phi i32 [ 0, %26 ], [ %282, %286 ]
  %47 = phi i32 [ %28, %26 ], [ %289, %286 ]
  %48 = phi i32 [ %24, %26 ], [ %287, %286 ]
  %49 = zext i32 %47 to i64
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %50, label %53

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  store i32 0, ptr addrspace(3) %51, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  store <2 x i32> splat (i32 1), ptr addrspace(3) %52, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  br label %53

53:                                               ; preds = %50, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  %55 = load <2 x i32>, ptr addrspace(3) %54, align 4, !alias.scope !80, !noalias !83
  %56 = extractelement <2 x i32> %55, i64 0
  %57 = icmp eq i32 %56, 0
  %58 = extractelement <2 x i32> %55, i64 1
  %59 = icmp eq i32 %56, %58
  %60 = select i1 %59, i32 %8, i32 0, !prof !25
  %61 = select i1 %57, i32 0, i32 %60
  %62 = icmp eq i32 %56, 1
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  %64 = load i32, ptr addrspace(3) %63, align 4, !alias.scope !80, !noalias !83
  %65 = icmp eq i32 %64, 0
  %66 = zext nneg i16 %45 to i32
  %67 = select i1 %65, i32 %66, i32 %64
  %68 = select i1 %62, i32 %67, i32 1
  %69 = add nsw i32 %48, %61
  %70 = sext i32 %69 to i64
  %71 = icmp ult i64 %49, %70
  br i1 %71, label %82, label %72

72:                                               ; preds = %53, %72
  %73 = phi i64 [ %80, %72 ], [ %70, %53 ]
  %74 = phi i32 [ %78, %72 ], [ 0, %53 ]
  %75 = trunc nsw i64 %73 to i32
  %76 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %73
  %77 = load i32, ptr addrspace(1) %76, align 4, !tbaa !10
  %78 = add nsw i32 %74, %77
  %79 = add nsw i32 %68, %75
  %80 = sext i32 %79 to i64
  %81 = icmp ult i64 %49, %80
  br i1 %81, label %82, label %72

82:                                               ; preds = %72, %53
  %83 = phi i32 [ 0, %53 ], [ %78, %72 ]
  %84 = select i1 %57, i16 %30, i16 %45
  %85 = select i1 %57, i1 %42, i1 false
  %86 = select i1 %85, i32 0, i32 %8
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  %88 = load i32, ptr addrspace(3) %87, align 4, !alias.scope !80, !noalias !83
  %89 = icmp eq i32 %88, 0
  %90 = select i1 %89, i16 %30, i16 %84
  %91 = select i1 %89, i32 %43, i32 %88
  %92 = select i1 %62, i16 %90, i16 %84
  %93 = select i1 %62, i32 %91, i32 1
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %278, label %95

95:                                               ; preds = %82
  %96 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %97 = icmp eq i64 %96, -1
  br i1 %97, label %98, label %140

98:                                               ; preds = %95
  %99 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %100 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %99)
  %101 = and i32 %100, 1073741760
  %102 = add i32 %101, %100
  %103 = and i32 %100, 63
  %104 = and i32 %100, 32
  %105 = xor i32 %104, 32
  %106 = add i32 %102, %105
  %107 = shl i32 %106, 2
  %108 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %83)
  %109 = add nsw i32 %83, %108
  %110 = icmp samesign ult i32 %103, 48
  %111 = select i1 %110, i32 16, i32 0
  %112 = add i32 %102, %111
  %113 = shl i32 %112, 2
  %114 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %113, i32 %109)
  %115 = add nsw i32 %109, %114
  %116 = icmp samesign ult i32 %103, 56
  %117 = select i1 %116, i32 8, i32 0
  %118 = add i32 %102, %117
  %119 = shl i32 %118, 2
  %120 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %119, i32 %115)
  %121 = add nsw i32 %115, %120
  %122 = icmp samesign ult i32 %103, 60
  %123 = select i1 %122, i32 4, i32 0
  %124 = add i32 %102, %123
  %125 = shl i32 %124, 2
  %126 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %125, i32 %121)
  %127 = add nsw i32 %121, %126
  %128 = icmp samesign ult i32 %103, 62
  %129 = select i1 %128, i32 2, i32 0
  %130 = add i32 %102, %129
  %131 = shl i32 %130, 2
  %132 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %131, i32 %127)
  %133 = add nsw i32 %127, %132
  %134 = icmp ne i32 %103, 63
  %135 = zext i1 %134 to i32
  %136 = add i32 %102, %135
  %137 = shl i32 %136, 2
  %138 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %137, i32 %133)
  %139 = add nsw i32 %133, %138
  br label %229

140:                                              ; preds = %95
  %141 = add nuw i64 %96, 1
  %142 = and i64 %141, %96
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %173

144:                                              ; preds = %140
  %145 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %96)
  %146 = trunc nuw nsw i64 %145 to i32
  %147 = lshr i32 %146, 1
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %229, label %149

149:                                              ; preds = %144
  %150 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %151 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %150)
  %152 = and i32 %151, 63
  %153 = and i32 %151, 1073741760
  %154 = add i32 %153, %151
  %155 = sub nuw i32 64, %152
  br label %156

156:                                              ; preds = %156, %149
  %157 = phi i32 [ %83, %149 ], [ %168, %156 ]
  %158 = phi i32 [ %147, %149 ], [ %171, %156 ]
  %159 = phi i32 [ %146, %149 ], [ %170, %156 ]
  %160 = trunc nuw nsw i32 %158 to i16
  %161 = icmp samesign ult i32 %158, %155
  %162 = select i1 %161, i32 %158, i32 0
  %163 = add i32 %154, %162
  %164 = shl i32 %163, 2
  %165 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %164, i32 %157)
  %166 = icmp ult i16 %34, %160
  %167 = select i1 %166, i32 %157, i32 0
  %168 = add nsw i32 %165, %167
  %169 = add nuw nsw i32 %159, 1
  %170 = lshr i32 %169, 1
  %171 = lshr i32 %169, 2
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %229, label %156, !llvm.loop !56

173:                                              ; preds = %140
  %174 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %175 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %174)
  %176 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %177 = zext nneg i32 %175 to i64
  %178 = shl nsw i64 -1, %177
  %179 = xor i64 %178, -1
  %180 = and i64 %176, %179
  %181 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %182 = and i64 %181, %180
  %183 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %182)
  %184 = trunc nuw nsw i64 %183 to i32
  %185 = shl nuw nsw i32 %184, 1
  %186 = icmp eq i32 %175, 63
  br i1 %186, label %193, label %187

187:                                              ; preds = %173
  %188 = add i32 %175, 1
  %189 = zext nneg i32 %188 to i64
  %190 = shl nsw i64 -1, %189
  %191 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %192 = and i64 %191, %190
  br label %193

193:                                              ; preds = %187, %173
  %194 = phi i64 [ %192, %187 ], [ 0, %173 ]
  %195 = and i32 %175, 63
  %196 = and i32 %175, 1073741760
  %197 = add i32 %196, %175
  br label %198

198:                                              ; preds = %198, %193
  %199 = phi i32 [ %83, %193 ], [ %222, %198 ]
  %200 = phi i32 [ %185, %193 ], [ %209, %198 ]
  %201 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %202 = and i64 %201, %194
  %203 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %202, i1 true)
  %204 = icmp eq i64 %202, 0
  %205 = trunc nuw nsw i64 %203 to i32
  %206 = add nuw nsw i32 %205, 1
  %207 = select i1 %204, i32 0, i32 %206
  %208 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %201)
  %209 = lshr i32 %200, 1
  %210 = add nsw i32 %207, %32
  %211 = add nsw i32 %195, %210
  %212 = icmp ult i32 %211, 64
  %213 = select i1 %212, i32 %210, i32 0
  %214 = add i32 %197, %213
  %215 = shl i32 %214, 2
  %216 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %215, i32 %199)
  %217 = and i32 %200, 2
  %218 = icmp eq i32 %217, 0
  %219 = icmp sgt i32 %210, 0
  %220 = and i1 %219, %218
  %221 = select i1 %220, i32 %216, i32 0
  %222 = add nsw i32 %199, %221
  %223 = icmp samesign ugt i64 %208, 1
  %224 = and i1 %218, %223
  br i1 %224, label %198, label %225, !llvm.loop !58

225:                                              ; preds = %198
  %226 = phi i32 [ %209, %198 ]
  %227 = phi i32 [ %222, %198 ]
  %228 = icmp eq i32 %226, 0
  br label %278

229:                                              ; preds = %156, %98, %144
  %230 = phi i32 [ %139, %98 ], [ %83, %144 ], [ %168, %156 ]
  %231 = icmp ugt i32 %93, 64
  br i1 %231, label %232, label %276

232:                                              ; preds = %229
  %233 = add i32 %93, 63
  %234 = lshr i32 %233, 6
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %35, label %235, label %236

235:                                              ; preds = %232
  store volatile i32 %230, ptr addrspace(3) %37, align 4, !alias.scope !87, !noalias !88
  br label %236

236:                                              ; preds = %235, %232
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %237 = icmp samesign ult i32 %8, %234
  br i1 %237, label %238, label %240

238:                                              ; preds = %236
  %239 = load volatile i32, ptr addrspace(3) %38, align 4, !alias.scope !87, !noalias !88
  br label %240

240:                                              ; preds = %238, %236
  %241 = phi i32 [ %239, %238 ], [ %230, %236 ]
  %242 = icmp samesign ult i32 %86, 64
  br i1 %242, label %243, label %273

243:                                              ; preds = %240
  %244 = lshr i32 %233, 7
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %273, label %246

246:                                              ; preds = %243
  %247 = trunc nuw nsw i32 %86 to i16
  %248 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %249 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %248)
  %250 = and i32 %249, 63
  %251 = and i32 %249, 1073741760
  %252 = add i32 %251, %249
  br label %253

253:                                              ; preds = %253, %246
  %254 = phi i32 [ %241, %246 ], [ %268, %253 ]
  %255 = phi i32 [ %244, %246 ], [ %271, %253 ]
  %256 = phi i32 [ %234, %246 ], [ %270, %253 ]
  %257 = trunc i32 %255 to i16
  %258 = shl i32 %255, 16
  %259 = ashr exact i32 %258, 16
  %260 = add nsw i32 %250, %259
  %261 = icmp ult i32 %260, 64
  %262 = select i1 %261, i32 %259, i32 0
  %263 = add i32 %252, %262
  %264 = shl i32 %263, 2
  %265 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %264, i32 %254)
  %266 = icmp ult i16 %247, %257
  %267 = select i1 %266, i32 %254, i32 0
  %268 = add nsw i32 %265, %267
  %269 = add nuw nsw i32 %256, 1
  %270 = lshr i32 %269, 1
  %271 = lshr i32 %269, 2
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %253, !llvm.loop !56

273:                                              ; preds = %253, %243, %240
  %274 = phi i32 [ %241, %243 ], [ %241, %240 ], [ %268, %253 ]
  %275 = icmp eq i32 %86, 0
  br label %278

276:                                              ; preds = %229
  %277 = icmp eq i32 %86, 0
  br label %278

278:                                              ; preds = %276, %273, %225, %82
  %279 = phi i32 [ %83, %82 ], [ %274, %273 ], [ %230, %276 ], [ %227, %225 ]
  %280 = phi i1 [ true, %82 ], [ %275, %273 ], [ %277, %276 ], [ %228, %225 ]
  %281 = select i1 %280, i32 %279, i32 0
  %282 = add nsw i32 %46, %281
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %283, label %286

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  store <2 x i32> zeroinitializer, ptr addrspace(3) %284, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  %285 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %285, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  br label %286

286:                                              ; preds = %283, %278
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %287 = add nsw i32 %48, %23
  %288 = add nsw i32 %47, %23
  %289 = tail call i32 @llvm.smin.i32(i32 %288, i32 %15)
  %290 = icmp slt i32 %287, %14
  br i1 %290, label %44, label %291

291:                                              ; preds = %286
  %292 = phi i32 [ %282, %286 ]
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  %294 = load i32, ptr addrspace(3) %293, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  br label %295

295:                                              ; preds = %19, %291, %13
  %296 = phi i32 [ %18, %13 ], [ %18, %19 ], [ %294, %291 ]
  %297 = phi i32 [ 0, %13 ], [ 0, %19 ], [ %292, %291 ]
  %298 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 8
  %299 = load ptr, ptr addrspace(1) %298, align 8, !tbaa !89, !noalias !91
  %300 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 4
  %301 = icmp eq i32 %296, 1
  br i1 %301, label %302, label %311

302:                                              ; preds = %295
  %303 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  %304 = load i32, ptr addrspace(3) %303, align 4, !tbaa !10, !alias.scope !80, !noalias !83
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %306, label %311

306:                                              ; preds = %302
  %307 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %308 = getelementptr inbounds nuw i8, ptr addrspace(4) %307, i64 12
  %309 = load i16, ptr addrspace(4) %308, align 4, !range !24, !invariant.load !23, !noundef !23
  %310 = zext nneg i16 %309 to i32
  br label %311

311:                                              ; preds = %306, %302, %295
  %312 = phi i32 [ 1, %295 ], [ %310, %306 ], [ %304, %302 ]
  %313 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %314 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %315 = load i32, ptr addrspace(4) %314, align 8, !invariant.load !23, !noundef !23
  br i1 %9, label %316, label %331

316:                                              ; preds = %311, %316
  %317 = load atomic i32, ptr addrspace(1) %300 syncscope("agent") acquire, align 4
  store i32 %317, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 3), align 4, !tbaa !10, !alias.scope !94, !noalias !95
  %318 = add i32 %317, 1024
  %319 = icmp ult i32 %313, %318
  br i1 %319, label %320, label %316, !llvm.loop !96

320:                                              ; preds = %316
  %321 = and i32 %313, 1023
  %322 = icmp ult i32 %313, 1024
  %323 = zext nneg i32 %321 to i64
  %324 = getelementptr inbounds nuw %11, ptr %299, i64 %323
  br i1 %322, label %328, label %325

325:                                              ; preds = %320
  %326 = load i32, ptr %324, align 4, !tbaa !10
  %327 = add nsw i32 %297, %326
  br label %328

328:                                              ; preds = %320, %325
  %329 = phi i32 [ %327, %325 ], [ %297, %320 ]
  store i32 %329, ptr %324, align 4
  fence syncscope("agent") release
  %330 = atomicrmw uinc_wrap ptr addrspace(1) %7, i32 1023 syncscope("agent") seq_cst, align 4, !amdgpu.no.fine.grained.memory !23
  store i32 %330, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 2), align 16, !tbaa !10, !alias.scope !97, !noalias !98
  br label %331

331:                                              ; preds = %328, %311
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %332 = tail call noundef i32 @llvm.umin.i32(i32 %315, i32 1024)
  %333 = load i32, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 2), align 16, !tbaa !10, !alias.scope !97, !noalias !98
  %334 = load i32, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 3), align 4, !tbaa !10, !alias.scope !94, !noalias !95
  %335 = xor i32 %334, -1
  %336 = add i32 %315, %335
  %337 = icmp eq i32 %333, %336
  br i1 %337, label %338, label %448

338:                                              ; preds = %331
  fence syncscope("agent") acquire
  %339 = icmp ugt i32 %315, %8
  br i1 %339, label %340, label %453

340:                                              ; preds = %338
  %341 = tail call noundef range(i32 0, 1025) i32 @llvm.umin.i32(i32 %312, i32 %332)
  %342 = icmp samesign ult i32 %341, 64
  %343 = and i32 %341, 1984
  %344 = select i1 %342, i32 1, i32 %343
  %345 = icmp samesign ult i32 %8, %344
  br i1 %345, label %346, label %453

346:                                              ; preds = %340
  %347 = zext nneg i32 %8 to i64
  %348 = getelementptr inbounds nuw %11, ptr %299, i64 %347
  %349 = load i32, ptr %348, align 4
  %350 = add nuw nsw i32 %344, %8
  %351 = icmp samesign ult i32 %350, %332
  br i1 %351, label %355, label %352

352:                                              ; preds = %355, %346
  %353 = phi i32 [ %349, %346 ], [ %361, %355 ]
  %354 = icmp samesign ugt i32 %344, 1
  br i1 %354, label %364, label %443

355:                                              ; preds = %346, %355
  %356 = phi i32 [ %361, %355 ], [ %349, %346 ]
  %357 = phi i32 [ %362, %355 ], [ %350, %346 ]
  %358 = sext i32 %357 to i64
  %359 = getelementptr inbounds %11, ptr %299, i64 %358
  %360 = load i32, ptr %359, align 4, !tbaa !10
  %361 = add nsw i32 %360, %356
  %362 = add i32 %357, %344
  %363 = icmp ult i32 %362, %332
  br i1 %363, label %355, label %352, !llvm.loop !99

364:                                              ; preds = %352
  %365 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %366 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %365)
  %367 = and i32 %366, 63
  %368 = and i32 %366, 1073741760
  %369 = add i32 %368, %366
  %370 = and i32 %366, 32
  %371 = xor i32 %370, 32
  %372 = add i32 %369, %371
  %373 = shl i32 %372, 2
  %374 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %373, i32 %353)
  %375 = add nsw i32 %353, %374
  %376 = icmp samesign ult i32 %367, 48
  %377 = select i1 %376, i32 16, i32 0
  %378 = add i32 %369, %377
  %379 = shl i32 %378, 2
  %380 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %379, i32 %375)
  %381 = add nsw i32 %375, %380
  %382 = icmp samesign ult i32 %367, 56
  %383 = select i1 %382, i32 8, i32 0
  %384 = add i32 %369, %383
  %385 = shl i32 %384, 2
  %386 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %385, i32 %381)
  %387 = add nsw i32 %381, %386
  %388 = icmp samesign ult i32 %367, 60
  %389 = select i1 %388, i32 4, i32 0
  %390 = add i32 %369, %389
  %391 = shl i32 %390, 2
  %392 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %391, i32 %387)
  %393 = add nsw i32 %387, %392
  %394 = icmp samesign ult i32 %367, 62
  %395 = select i1 %394, i32 2, i32 0
  %396 = add i32 %369, %395
  %397 = shl i32 %396, 2
  %398 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %397, i32 %393)
  %399 = add nsw i32 %393, %398
  %400 = icmp ne i32 %367, 63
  %401 = zext i1 %400 to i32
  %402 = add i32 %369, %401
  %403 = shl i32 %402, 2
  %404 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %403, i32 %399)
  %405 = add nsw i32 %399, %404
  %406 = tail call noundef range(i32 1, 1025) i32 @llvm.umin.i32(i32 %332, i32 %344)
  %407 = icmp samesign ugt i32 %406, 64
  br i1 %407, label %408, label %443

408:                                              ; preds = %364
  %409 = add nuw nsw i32 %406, 63
  %410 = lshr i32 %409, 6
  %411 = and i32 %8, 63
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %413, label %416

413:                                              ; preds = %408
  %414 = lshr exact i32 %8, 4
  %415 = getelementptr inbounds nuw i8, ptr addrspace(3) @8, i32 %414
  store volatile i32 %405, ptr addrspace(3) %415, align 4, !alias.scope !87, !noalias !88
  br label %416

416:                                              ; preds = %413, %408
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %417 = icmp samesign ult i32 %8, %410
  br i1 %417, label %418, label %421

418:                                              ; preds = %416
  %419 = getelementptr inbounds nuw i32, ptr addrspace(3) @8, i32 %8
  %420 = load volatile i32, ptr addrspace(3) %419, align 4, !alias.scope !87, !noalias !88
  br label %421

421:                                              ; preds = %418, %416
  %422 = phi i32 [ %420, %418 ], [ %405, %416 ]
  %423 = icmp samesign ugt i32 %8, 63
  %424 = lshr i32 %409, 7
  br i1 %423, label %443, label %425

425:                                              ; preds = %421
  %426 = sub nuw i32 64, %367
  br label %427

427:                                              ; preds = %425, %427
  %428 = phi i32 [ %438, %427 ], [ %422, %425 ]
  %429 = phi i32 [ %441, %427 ], [ %424, %425 ]
  %430 = phi i32 [ %440, %427 ], [ %410, %425 ]
  %431 = icmp samesign ult i32 %429, %426
  %432 = select i1 %431, i32 %429, i32 0
  %433 = add i32 %369, %432
  %434 = shl i32 %433, 2
  %435 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %434, i32 %428)
  %436 = icmp samesign ult i32 %8, %429
  %437 = select i1 %436, i32 %428, i32 0
  %438 = add nsw i32 %435, %437
  %439 = add nuw nsw i32 %430, 1
  %440 = lshr i32 %439, 1
  %441 = lshr i32 %439, 2
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %427, !llvm.loop !56

443:                                              ; preds = %427, %421, %364, %352
  %444 = phi i32 [ %405, %364 ], [ %353, %352 ], [ %422, %421 ], [ %438, %427 ]
  br i1 %9, label %445, label %453

445:                                              ; preds = %443
  store <2 x i32> zeroinitializer, ptr addrspace(1) %7, align 8, !tbaa !10
  %446 = load i32, ptr addrspace(1) %5, align 4, !tbaa !10, !noalias !91
  %447 = add nsw i32 %444, %446
  store i32 %447, ptr addrspace(1) %5, align 4, !tbaa !10, !noalias !91
  br label %453

448:                                              ; preds = %331
  %449 = icmp eq i32 %333, 1023
  %450 = and i1 %9, %449
  br i1 %450, label %451, label %453

451:                                              ; preds = %448
  %452 = atomicrmw add ptr addrspace(1) %300, i32 1024 syncscope("agent") seq_cst, align 4, !amdgpu.no.fine.grained.memory !23, !amdgpu.no.remote.memory !23
  br label %453

453:                                              ; preds = %443, %340, %338, %451, %448, %445
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #9

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.sleep(i32 immarg) #13

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.wave.barrier() #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare void @llvm.donothing() #14

attributes #0 = { alwaysinline norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="48" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="gfx90a" }
attributes #2 = { alwaysinline convergent norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="72" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="328" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #4 = { alwaysinline convergent norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="344" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #5 = { nofree noinline norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="gfx90a" }
attributes #8 = { alwaysinline norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="312" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) "target-cpu"="gfx90a" }
attributes #10 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) "target-cpu"="gfx90a" }
attributes #11 = { convergent mustprogress nocallback nofree nounwind willreturn "target-cpu"="gfx90a" }
attributes #12 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) "target-cpu"="gfx90a" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn "target-cpu"="gfx90a" }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { nosync }
attributes #16 = { nounwind }
attributes #17 = { nosync nounwind memory(none) }

!omp_offload.info = !{!1, !2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}
!llvm.module.flags = !{!14, !15, !16, !17, !18}

!0 = !{i32 0, i32 1}
!1 = !{i32 0, i32 65024, i32 5382147, !"calls", i32 82, i32 0, i32 4}
!2 = !{i32 0, i32 65024, i32 5382147, !"histogram", i32 95, i32 0, i32 6}
!3 = !{i32 0, i32 65024, i32 5382147, !"rows", i32 16, i32 0, i32 1}
!4 = !{i32 0, i32 65024, i32 5382147, !"saxpy", i32 10, i32 0, i32 0}
!5 = !{i32 0, i32 65024, i32 5382147, !"stencil", i32 88, i32 0, i32 5}
!6 = !{i32 0, i32 65024, i32 5382147, !"sums", i32 26, i32 0, i32 2}
!7 = !{i32 0, i32 65024, i32 5382147, !"total", i32 107, i32 0, i32 7}
!8 = !{i32 0, i32 65024, i32 5382147, !"turns", i32 42, i32 0, i32 3}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"openmp", i32 51}
!17 = !{i32 7, !"openmp-device", i32 51}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{!20, !11, i64 28}
!20 = !{!"_ZTSN4ompx5state11TeamStateTyE", !21, i64 0, !11, i64 28, !11, i64 32, !22, i64 40}
!21 = !{!"_ZTSN4ompx5state10ICVStateTyE", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12, !11, i64 16, !11, i64 20, !11, i64 24}
!22 = !{!"any pointer", !12, i64 0}
!23 = !{}
!24 = !{i16 1, i16 1025}
!25 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !12, i64 0}
!28 = !{!29}
!29 = distinct !{!29, !30}
!30 = distinct !{!30}
!31 = !{!32, !33}
!32 = distinct !{!32, !30}
!33 = distinct !{!33, !30}
!34 = !{!33}
!35 = !{!36, !29, !32}
!36 = distinct !{!36, !37, !"rows_omp_outlined: argument 0"}
!37 = distinct !{!37, !"rows_omp_outlined"}
!38 = !{!36}
!39 = !{!32}
!40 = !{!36, !29, !33}
!41 = !{!29, !32}
!42 = !{!29, !33}
!43 = !{!44}
!44 = distinct !{!44, !45}
!45 = distinct !{!45}
!46 = !{!47, !48, !49}
!47 = distinct !{!47, !45}
!48 = distinct !{!48, !45}
!49 = distinct !{!49, !45}
!50 = !{!51, !51, i64 0}
!51 = !{!"long", !12, i64 0}
!52 = !{!49}
!53 = !{!44, !47, !48}
!54 = !{!48}
!55 = !{!44, !47, !49}
!56 = distinct !{!56, !57}
!57 = !{!"llvm.loop.mustprogress"}
!58 = distinct !{!58, !57}
!59 = !{!47}
!60 = !{!44, !48, !49}
!61 = distinct !{!61, !57}
!62 = !{!63}
!63 = distinct !{!63, !64}
!64 = distinct !{!64}
!65 = !{!66, !67, !68}
!66 = distinct !{!66, !64}
!67 = distinct !{!67, !64}
!68 = distinct !{!68, !64}
!69 = !{!66}
!70 = !{!63, !67, !68}
!71 = !{!72}
!72 = distinct !{!72, !73, !"calls_omp_outlined: argument 0"}
!73 = distinct !{!73, !"calls_omp_outlined"}
!74 = distinct !{!74, !75}
!75 = !{!"llvm.loop.isvectorized", i32 1}
!76 = distinct !{!76, !77, !75}
!77 = !{!"llvm.loop.unroll.runtime.disable"}
!78 = !{!79, !79, i64 0}
!79 = !{!"double", !12, i64 0}
!80 = !{!81}
!81 = distinct !{!81, !82}
!82 = distinct !{!82}
!83 = !{!84, !85, !86}
!84 = distinct !{!84, !82}
!85 = distinct !{!85, !82}
!86 = distinct !{!86, !82}
!87 = !{!86}
!88 = !{!81, !84, !85}
!89 = !{!90, !22, i64 8}
!90 = !{!"_ZTS25KernelLaunchEnvironmentTy", !11, i64 0, !11, i64 4, !22, i64 8}
!91 = !{!92}
!92 = distinct !{!92, !93, !"total_omp_outlined: argument 0"}
!93 = distinct !{!93, !"total_omp_outlined"}
!94 = !{!85}
!95 = !{!81, !84, !86}
!96 = distinct !{!96, !57}
!97 = !{!84}
!98 = !{!81, !85, !86}
!99 = distinct !{!99, !57}
