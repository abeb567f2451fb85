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
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !19
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 8
  store i32 0, ptr addrspace(3) %12, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  store i32 1, ptr addrspace(3) %13, align 4, !tbaa !24
  br label %14

14:                                               ; preds = %5, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %15 = trunc i64 %1 to i32
  %16 = add nsw i32 %15, -1
  %17 = icmp sgt i32 %15, 0
  br i1 %17, label %18, label %80

18:                                               ; preds = %14
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %20 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %21 = load i32, ptr addrspace(4) %20, align 8, !invariant.load !25, !noundef !25
  %22 = shl nsw i32 %21, 8
  %23 = shl nsw i32 %19, 8
  %24 = icmp slt i32 %23, %15
  br i1 %24, label %25, label %80

25:                                               ; preds = %18
  %26 = or disjoint i32 %23, 255
  %27 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %26, i32 %16)
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 12
  %29 = load i16, ptr addrspace(4) %28, align 4, !range !26, !invariant.load !25, !noundef !25
  %30 = trunc i64 %3 to i32
  %31 = bitcast i32 %30 to float
  %32 = zext nneg i16 %29 to i32
  br label %33

33:                                               ; preds = %75, %25
  %34 = phi i32 [ %27, %25 ], [ %78, %75 ]
  %35 = phi i32 [ %23, %25 ], [ %76, %75 ]
  %36 = zext i32 %34 to i64
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  store i32 0, ptr addrspace(3) %38, align 4, !tbaa !10
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 8
  store i32 1, ptr addrspace(3) %39, align 8, !tbaa !10
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  store i32 1, ptr addrspace(3) %40, align 4, !tbaa !10
  br label %41

41:                                               ; preds = %37, %33
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  %43 = load <2 x i32>, ptr addrspace(3) %42, align 4
  %44 = extractelement <2 x i32> %43, i64 0
  %45 = icmp eq i32 %44, 0
  %46 = extractelement <2 x i32> %43, i64 1
  %47 = icmp eq i32 %44, %46
  %48 = select i1 %47, i32 %8, i32 0, !prof !27
  %49 = select i1 %45, i32 0, i32 %48
  %50 = icmp eq i32 %44, 1
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  %52 = load i32, ptr addrspace(3) %51, align 4
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i32 %32, i32 %52
  %55 = select i1 %50, i32 %54, i32 1
  %56 = add nsw i32 %35, %49
  %57 = sext i32 %56 to i64
  %58 = icmp ult i64 %36, %57
  br i1 %58, label %70, label %59

59:                                               ; preds = %41, %59
  %60 = phi i64 [ %68, %59 ], [ %57, %41 ]
  %61 = trunc nsw i64 %60 to i32
  %62 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %60
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !28
  %64 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %60
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !28
  %66 = tail call float @llvm.fmuladd.f32(float %31, float %63, float %65) #15
  store float %66, ptr addrspace(1) %64, align 4, !tbaa !28
  %67 = add nsw i32 %55, %61
  %68 = sext i32 %67 to i64
  %69 = icmp ult i64 %36, %68
  br i1 %69, label %70, label %59

70:                                               ; preds = %59, %41
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %71, label %75

71:                                               ; preds = %70
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 4
  store i32 0, ptr addrspace(3) %72, align 4, !tbaa !10
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 8
  store i32 0, ptr addrspace(3) %73, align 8, !tbaa !10
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @1, i32 28
  store i32 1, ptr addrspace(3) %74, align 4, !tbaa !10
  br label %75

75:                                               ; preds = %71, %70
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %76 = add nsw i32 %35, %22
  %77 = add nsw i32 %34, %22
  %78 = tail call i32 @llvm.smin.i32(i32 %77, i32 %16)
  %79 = icmp slt i32 %76, %15
  br i1 %79, label %33, label %80

80:                                               ; preds = %75, %18, %14
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
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  store i32 0, ptr addrspace(3) %10, align 4, !tbaa !19, !alias.scope !30, !noalias !33
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 8
  store i32 0, ptr addrspace(3) %11, align 8, !tbaa !23, !alias.scope !30, !noalias !33
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  store i32 1, ptr addrspace(3) %12, align 4, !tbaa !24, !alias.scope !30, !noalias !33
  br label %13

13:                                               ; preds = %4, %9
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %14 = trunc i64 %1 to i32
  br i1 %8, label %15, label %16

15:                                               ; preds = %13
  store i32 0, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 3), align 16, !tbaa !10, !alias.scope !36, !noalias !37
  br label %16

16:                                               ; preds = %15, %13
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %105

18:                                               ; preds = %16
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %20 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %21 = load i32, ptr addrspace(4) %20, align 8, !invariant.load !25, !noundef !25
  %22 = sdiv i32 %14, %21
  %23 = mul nsw i32 %22, %21
  %24 = sub nsw i32 %14, %23
  %25 = icmp slt i32 %19, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %18
  %27 = add nsw i32 %22, 1
  %28 = mul nsw i32 %27, %19
  br label %32

29:                                               ; preds = %18
  %30 = mul nsw i32 %22, %19
  %31 = add i32 %30, %24
  br label %32

32:                                               ; preds = %26, %29
  %33 = phi i32 [ %27, %26 ], [ %22, %29 ]
  %34 = phi i32 [ %28, %26 ], [ %31, %29 ]
  %35 = add nsw i32 %34, %33
  %36 = tail call i32 @llvm.smin.i32(i32 %35, i32 %14)
  %37 = add nsw i32 %36, -1
  %38 = icmp slt i32 %34, %36
  br i1 %38, label %39, label %105

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 12
  %41 = load i16, ptr addrspace(4) %40, align 4, !range !26, !invariant.load !25, !noundef !25
  %42 = zext nneg i16 %41 to i32
  br label %43

43:                                               ; preds = %102, %39
  %44 = phi i32 [ %34, %39 ], [ %103, %102 ]
  br i1 %8, label %45, label %46

45:                                               ; preds = %43
  store i32 %44, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 3), align 16, !tbaa !10, !alias.scope !36, !noalias !37
  br label %46

46:                                               ; preds = %45, %43
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %47, label %52

47:                                               ; preds = %46
  %48 = shl nsw i32 %44, 6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !10, !noalias !40
  store i32 %51, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 1), align 16, !tbaa !10, !alias.scope !41, !noalias !42
  br label %52

52:                                               ; preds = %47, %46
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %53, label %57

53:                                               ; preds = %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  store i32 0, ptr addrspace(3) %54, align 4, !tbaa !10, !alias.scope !30, !noalias !33
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 8
  store i32 1, ptr addrspace(3) %55, align 8, !tbaa !10, !alias.scope !30, !noalias !33
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  store i32 1, ptr addrspace(3) %56, align 4, !tbaa !10, !alias.scope !30, !noalias !33
  br label %57

57:                                               ; preds = %53, %52
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  %59 = load <2 x i32>, ptr addrspace(3) %58, align 4, !alias.scope !30, !noalias !33
  %60 = extractelement <2 x i32> %59, i64 0
  %61 = icmp eq i32 %60, 0
  %62 = extractelement <2 x i32> %59, i64 1
  %63 = icmp eq i32 %60, %62
  %64 = select i1 %63, i32 %7, i32 0, !prof !27
  %65 = select i1 %61, i32 0, i32 %64
  %66 = icmp eq i32 %60, 1
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  %68 = load i32, ptr addrspace(3) %67, align 4, !alias.scope !30, !noalias !33
  %69 = icmp eq i32 %68, 0
  %70 = select i1 %69, i32 %42, i32 %68
  %71 = select i1 %66, i32 %70, i32 1
  %72 = icmp samesign ugt i32 %65, 63
  br i1 %72, label %97, label %73

73:                                               ; preds = %57
  %74 = load i32, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 3), align 16, !alias.scope !36, !noalias !43
  %75 = shl nsw i32 %74, 6
  %76 = load i32, ptr addrspace(3) getelementptr inbounds (%4, ptr addrspace(3) @2, i32 0, i32 1), align 16, !alias.scope !41, !noalias !44
  br label %77

77:                                               ; preds = %92, %73
  %78 = phi i32 [ %65, %73 ], [ %95, %92 ]
  %79 = phi i32 [ %65, %73 ], [ %93, %92 ]
  %80 = icmp sgt i32 %79, %78
  br i1 %80, label %92, label %81

81:                                               ; preds = %77, %81
  %82 = phi i32 [ %90, %81 ], [ %79, %77 ]
  %83 = add nsw i32 %75, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !10
  %87 = mul nsw i32 %86, 3
  %88 = add nsw i32 %87, %76
  %89 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %84
  store i32 %88, ptr addrspace(1) %89, align 4, !tbaa !10
  %90 = add nsw i32 %82, 1
  %91 = icmp slt i32 %82, %78
  br i1 %91, label %81, label %92

92:                                               ; preds = %81, %77
  %93 = add nsw i32 %71, %79
  %94 = add nsw i32 %71, %78
  %95 = tail call i32 @llvm.smin.i32(i32 %94, i32 63) #15
  %96 = icmp sgt i32 %93, %95
  br i1 %96, label %97, label %77

97:                                               ; preds = %92, %57
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %98, label %102

98:                                               ; preds = %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 4
  store i32 0, ptr addrspace(3) %99, align 4, !tbaa !10, !alias.scope !30, !noalias !33
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 8
  store i32 0, ptr addrspace(3) %100, align 8, !tbaa !10, !alias.scope !30, !noalias !33
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @2, i32 28
  store i32 1, ptr addrspace(3) %101, align 4, !tbaa !10, !alias.scope !30, !noalias !33
  br label %102

102:                                              ; preds = %98, %97
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %103 = add nsw i32 %44, 1
  %104 = icmp slt i32 %44, %37
  br i1 %104, label %43, label %105

105:                                              ; preds = %102, %32, %16
  ret void
}

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @sums(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #3 {
  %5 = addrspacecast ptr %3 to ptr addrspace(1)
  %6 = addrspacecast ptr %2 to ptr addrspace(1)
  %7 = trunc i64 %1 to i32
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !19, !alias.scope !45, !noalias !48
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 8
  store i32 0, ptr addrspace(3) %12, align 8, !tbaa !23, !alias.scope !45, !noalias !48
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %13, align 4, !tbaa !24, !alias.scope !45, !noalias !48
  br label %14

14:                                               ; preds = %4, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %15, label %16

15:                                               ; preds = %14
  store i64 0, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !52, !alias.scope !54, !noalias !55
  store i32 -2147483647, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !56, !noalias !57
  br label %16

16:                                               ; preds = %15, %14
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %17 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 12
  %19 = load i16, ptr addrspace(4) %18, align 4, !range !26, !invariant.load !25, !noundef !25
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %20, label %24

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  store i32 0, ptr addrspace(3) %21, align 4, !tbaa !10, !alias.scope !45, !noalias !48
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 8
  store i32 1, ptr addrspace(3) %22, align 8, !tbaa !10, !alias.scope !45, !noalias !48
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  store i32 1, ptr addrspace(3) %23, align 4, !tbaa !10, !alias.scope !45, !noalias !48
  br label %24

24:                                               ; preds = %20, %16
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = add nsw i32 %7, -1
  %26 = icmp sgt i32 %7, 0
  br i1 %26, label %27, label %439

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  %29 = load <2 x i32>, ptr addrspace(3) %28, align 4, !alias.scope !45, !noalias !48
  %30 = extractelement <2 x i32> %29, i64 0
  %31 = icmp eq i32 %30, 0
  %32 = extractelement <2 x i32> %29, i64 1
  %33 = icmp eq i32 %30, %32
  %34 = select i1 %33, i32 %8, i32 0, !prof !27
  %35 = select i1 %31, i32 0, i32 %34
  %36 = icmp ne i32 %30, 1
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  %38 = load i32, ptr addrspace(3) %37, align 4, !alias.scope !45, !noalias !48
  %39 = icmp eq i32 %38, 0
  %40 = zext nneg i16 %19 to i32
  %41 = select i1 %39, i32 %40, i32 %38
  %42 = select i1 %36, i32 1, i32 %41
  %43 = icmp slt i32 %35, %7
  br i1 %43, label %44, label %74

44:                                               ; preds = %27, %61
  %45 = phi i32 [ %66, %61 ], [ %35, %27 ]
  %46 = phi i32 [ %64, %61 ], [ %35, %27 ]
  %47 = phi i32 [ %63, %61 ], [ -2147483648, %27 ]
  %48 = phi i64 [ %62, %61 ], [ 0, %27 ]
  br label %49

49:                                               ; preds = %49, %44
  %50 = phi i32 [ %46, %44 ], [ %59, %49 ]
  %51 = phi i64 [ %48, %44 ], [ %57, %49 ]
  %52 = phi i32 [ %47, %44 ], [ %58, %49 ]
  %53 = sext i32 %50 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !10
  %56 = sext i32 %55 to i64
  %57 = add nsw i64 %51, %56
  %58 = tail call i32 @llvm.smax.i32(i32 %55, i32 %52) #15
  %59 = add nsw i32 %50, 1
  %60 = icmp slt i32 %50, %45
  br i1 %60, label %49, label %61

61:                                               ; preds = %49
  %62 = phi i64 [ %57, %49 ]
  %63 = phi i32 [ %58, %49 ]
  %64 = add nsw i32 %42, %46
  %65 = add nsw i32 %42, %45
  %66 = tail call i32 @llvm.smin.i32(i32 %65, i32 %25) #15
  %67 = icmp sgt i32 %64, %66
  br i1 %67, label %68, label %44

68:                                               ; preds = %61
  %69 = phi i64 [ %62, %61 ]
  %70 = phi i32 [ %63, %61 ]
  %71 = trunc i64 %69 to i32
  %72 = lshr i64 %69, 32
  %73 = trunc nuw i64 %72 to i32
  br label %74

74:                                               ; preds = %68, %27
  %75 = phi i32 [ 0, %27 ], [ %73, %68 ]
  %76 = phi i32 [ 0, %27 ], [ %71, %68 ]
  %77 = phi i32 [ -2147483648, %27 ], [ %70, %68 ]
  %78 = zext nneg i16 %19 to i32
  %79 = add nsw i32 %78, -1
  %80 = and i32 %79, -64
  %81 = icmp eq i32 %8, %80
  %82 = select i1 %31, i1 %81, i1 false
  %83 = select i1 %82, i32 0, i32 %8
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  %85 = load i32, ptr addrspace(3) %84, align 4, !alias.scope !45, !noalias !48
  %86 = icmp eq i32 %85, 0
  %87 = zext nneg i16 %19 to i32
  %88 = select i1 %86, i32 %87, i32 %85
  %89 = icmp eq i32 %88, 1
  %90 = select i1 %36, i1 true, i1 %89
  br i1 %90, label %425, label %91

91:                                               ; preds = %74
  %92 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %93 = icmp eq i64 %92, -1
  br i1 %93, label %94, label %200

94:                                               ; preds = %91
  %95 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %96 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %95)
  %97 = and i32 %96, 1073741760
  %98 = add i32 %97, %96
  %99 = and i32 %96, 63
  %100 = zext i32 %75 to i64
  %101 = shl nuw i64 %100, 32
  %102 = zext i32 %76 to i64
  %103 = or disjoint i64 %101, %102
  %104 = and i32 %96, 32
  %105 = xor i32 %104, 32
  %106 = add i32 %98, %105
  %107 = shl i32 %106, 2
  %108 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %75)
  %109 = zext i32 %108 to i64
  %110 = shl nuw i64 %109, 32
  %111 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %76)
  %112 = zext i32 %111 to i64
  %113 = or disjoint i64 %110, %112
  %114 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %77)
  %115 = add nsw i64 %103, %113
  %116 = tail call i32 @llvm.smax.i32(i32 %77, i32 %114)
  %117 = icmp samesign ult i32 %99, 48
  %118 = select i1 %117, i32 16, i32 0
  %119 = lshr i64 %115, 32
  %120 = trunc nuw i64 %119 to i32
  %121 = trunc i64 %115 to i32
  %122 = add i32 %98, %118
  %123 = shl i32 %122, 2
  %124 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %123, i32 %120)
  %125 = zext i32 %124 to i64
  %126 = shl nuw i64 %125, 32
  %127 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %123, i32 %121)
  %128 = zext i32 %127 to i64
  %129 = or disjoint i64 %126, %128
  %130 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %123, i32 %116)
  %131 = add nsw i64 %115, %129
  %132 = tail call i32 @llvm.smax.i32(i32 %116, i32 %130)
  %133 = icmp samesign ult i32 %99, 56
  %134 = select i1 %133, i32 8, i32 0
  %135 = lshr i64 %131, 32
  %136 = trunc nuw i64 %135 to i32
  %137 = trunc i64 %131 to i32
  %138 = add i32 %98, %134
  %139 = shl i32 %138, 2
  %140 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %136)
  %141 = zext i32 %140 to i64
  %142 = shl nuw i64 %141, 32
  %143 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %137)
  %144 = zext i32 %143 to i64
  %145 = or disjoint i64 %142, %144
  %146 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %132)
  %147 = add nsw i64 %131, %145
  %148 = tail call i32 @llvm.smax.i32(i32 %132, i32 %146)
  %149 = icmp samesign ult i32 %99, 60
  %150 = select i1 %149, i32 4, i32 0
  %151 = lshr i64 %147, 32
  %152 = trunc nuw i64 %151 to i32
  %153 = trunc i64 %147 to i32
  %154 = add i32 %98, %150
  %155 = shl i32 %154, 2
  %156 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %155, i32 %152)
  %157 = zext i32 %156 to i64
  %158 = shl nuw i64 %157, 32
  %159 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %155, i32 %153)
  %160 = zext i32 %159 to i64
  %161 = or disjoint i64 %158, %160
  %162 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %155, i32 %148)
  %163 = add nsw i64 %147, %161
  %164 = tail call i32 @llvm.smax.i32(i32 %148, i32 %162)
  %165 = icmp samesign ult i32 %99, 62
  %166 = select i1 %165, i32 2, i32 0
  %167 = lshr i64 %163, 32
  %168 = trunc nuw i64 %167 to i32
  %169 = trunc i64 %163 to i32
  %170 = add i32 %98, %166
  %171 = shl i32 %170, 2
  %172 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %171, i32 %168)
  %173 = zext i32 %172 to i64
  %174 = shl nuw i64 %173, 32
  %175 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %171, i32 %169)
  %176 = zext i32 %175 to i64
  %177 = or disjoint i64 %174, %176
  %178 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %171, i32 %164)
  %179 = add nsw i64 %163, %177
  %180 = tail call i32 @llvm.smax.i32(i32 %164, i32 %178)
  %181 = icmp ne i32 %99, 63
  %182 = zext i1 %181 to i32
  %183 = lshr i64 %179, 32
  %184 = trunc nuw i64 %183 to i32
  %185 = trunc i64 %179 to i32
  %186 = add i32 %98, %182
  %187 = shl i32 %186, 2
  %188 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %187, i32 %184)
  %189 = zext i32 %188 to i64
  %190 = shl nuw i64 %189, 32
  %191 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %187, i32 %185)
  %192 = zext i32 %191 to i64
  %193 = or disjoint i64 %190, %192
  %194 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %187, i32 %180)
  %195 = add nsw i64 %179, %193
  %196 = trunc i64 %195 to i32
  %197 = lshr i64 %195, 32
  %198 = trunc nuw i64 %197 to i32
  %199 = tail call i32 @llvm.smax.i32(i32 %180, i32 %194)
  br label %335

200:                                              ; preds = %91
  %201 = add nuw i64 %92, 1
  %202 = and i64 %201, %92
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %204, label %255

204:                                              ; preds = %200
  %205 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %92)
  %206 = trunc nuw nsw i64 %205 to i32
  %207 = lshr i32 %206, 1
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %335, label %209

209:                                              ; preds = %204
  %210 = trunc nuw nsw i32 %8 to i16
  %211 = and i16 %210, 63
  %212 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %213 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %212)
  %214 = and i32 %213, 63
  %215 = and i32 %213, 1073741760
  %216 = add i32 %215, %213
  %217 = sub nuw i32 64, %214
  br label %218

218:                                              ; preds = %247, %209
  %219 = phi i32 [ %75, %209 ], [ %250, %247 ]
  %220 = phi i32 [ %76, %209 ], [ %249, %247 ]
  %221 = phi i32 [ %77, %209 ], [ %248, %247 ]
  %222 = phi i32 [ %207, %209 ], [ %253, %247 ]
  %223 = phi i32 [ %206, %209 ], [ %252, %247 ]
  %224 = trunc nuw nsw i32 %222 to i16
  %225 = icmp samesign ult i32 %222, %217
  %226 = select i1 %225, i32 %222, i32 0
  %227 = add i32 %216, %226
  %228 = shl i32 %227, 2
  %229 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %228, i32 %219)
  %230 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %228, i32 %220)
  %231 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %228, i32 %221)
  %232 = icmp ult i16 %211, %224
  br i1 %232, label %233, label %247

233:                                              ; preds = %218
  %234 = zext i32 %230 to i64
  %235 = zext i32 %229 to i64
  %236 = shl nuw i64 %235, 32
  %237 = or disjoint i64 %236, %234
  %238 = zext i32 %220 to i64
  %239 = zext i32 %219 to i64
  %240 = shl nuw i64 %239, 32
  %241 = or disjoint i64 %240, %238
  %242 = add nsw i64 %241, %237
  %243 = trunc i64 %242 to i32
  %244 = lshr i64 %242, 32
  %245 = trunc nuw i64 %244 to i32
  %246 = tail call i32 @llvm.smax.i32(i32 %221, i32 %231)
  br label %247

247:                                              ; preds = %233, %218
  %248 = phi i32 [ %246, %233 ], [ %231, %218 ]
  %249 = phi i32 [ %243, %233 ], [ %230, %218 ]
  %250 = phi i32 [ %245, %233 ], [ %229, %218 ]
  %251 = add nuw nsw i32 %223, 1
  %252 = lshr i32 %251, 1
  %253 = lshr i32 %251, 2
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %335, label %218, !llvm.loop !58

255:                                              ; preds = %200
  %256 = and i32 %8, 63
  %257 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %258 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %257)
  %259 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %260 = zext nneg i32 %258 to i64
  %261 = shl nsw i64 -1, %260
  %262 = xor i64 %261, -1
  %263 = and i64 %259, %262
  %264 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %265 = and i64 %264, %263
  %266 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %265)
  %267 = trunc nuw nsw i64 %266 to i32
  %268 = shl nuw nsw i32 %267, 1
  %269 = icmp eq i32 %258, 63
  br i1 %269, label %276, label %270

270:                                              ; preds = %255
  %271 = add i32 %258, 1
  %272 = zext nneg i32 %271 to i64
  %273 = shl nsw i64 -1, %272
  %274 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %275 = and i64 %274, %273
  br label %276

276:                                              ; preds = %270, %255
  %277 = phi i64 [ %275, %270 ], [ 0, %255 ]
  %278 = xor i32 %256, -1
  %279 = and i32 %258, 63
  %280 = and i32 %258, 1073741760
  %281 = add i32 %280, %258
  br label %282

282:                                              ; preds = %323, %276
  %283 = phi i32 [ %75, %276 ], [ %324, %323 ]
  %284 = phi i32 [ %76, %276 ], [ %325, %323 ]
  %285 = phi i32 [ %77, %276 ], [ %326, %323 ]
  %286 = phi i32 [ %268, %276 ], [ %295, %323 ]
  %287 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %288 = and i64 %287, %277
  %289 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %288, i1 true)
  %290 = icmp eq i64 %288, 0
  %291 = trunc nuw nsw i64 %289 to i32
  %292 = add nuw nsw i32 %291, 1
  %293 = select i1 %290, i32 0, i32 %292
  %294 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %287)
  %295 = lshr i32 %286, 1
  %296 = add nsw i32 %293, %278
  %297 = add nsw i32 %279, %296
  %298 = icmp ult i32 %297, 64
  %299 = select i1 %298, i32 %296, i32 0
  %300 = add i32 %281, %299
  %301 = shl i32 %300, 2
  %302 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %301, i32 %283)
  %303 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %301, i32 %284)
  %304 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %301, i32 %285)
  %305 = and i32 %286, 2
  %306 = icmp eq i32 %305, 0
  %307 = icmp sgt i32 %296, 0
  %308 = and i1 %307, %306
  br i1 %308, label %309, label %323

309:                                              ; preds = %282
  %310 = zext i32 %284 to i64
  %311 = zext i32 %283 to i64
  %312 = shl nuw i64 %311, 32
  %313 = or disjoint i64 %312, %310
  %314 = zext i32 %302 to i64
  %315 = shl nuw i64 %314, 32
  %316 = zext i32 %303 to i64
  %317 = or disjoint i64 %315, %316
  %318 = add nsw i64 %313, %317
  %319 = trunc i64 %318 to i32
  %320 = lshr i64 %318, 32
  %321 = trunc nuw i64 %320 to i32
  %322 = tail call i32 @llvm.smax.i32(i32 %285, i32 %304)
  br label %323

323:                                              ; preds = %309, %282
  %324 = phi i32 [ %321, %309 ], [ %283, %282 ]
  %325 = phi i32 [ %319, %309 ], [ %284, %282 ]
  %326 = phi i32 [ %322, %309 ], [ %285, %282 ]
  %327 = icmp samesign ugt i64 %294, 1
  %328 = and i1 %306, %327
  br i1 %328, label %282, label %329, !llvm.loop !60

329:                                              ; preds = %323
  %330 = phi i32 [ %324, %323 ]
  %331 = phi i32 [ %325, %323 ]
  %332 = phi i32 [ %326, %323 ]
  %333 = phi i32 [ %295, %323 ]
  %334 = icmp eq i32 %333, 0
  br label %425

335:                                              ; preds = %247, %94, %204
  %336 = phi i32 [ %198, %94 ], [ %75, %204 ], [ %250, %247 ]
  %337 = phi i32 [ %196, %94 ], [ %76, %204 ], [ %249, %247 ]
  %338 = phi i32 [ %199, %94 ], [ %77, %204 ], [ %248, %247 ]
  %339 = icmp ugt i32 %88, 64
  br i1 %339, label %340, label %423

340:                                              ; preds = %335
  %341 = add i32 %88, 63
  %342 = lshr i32 %341, 6
  %343 = and i32 %8, 63
  %344 = lshr i32 %8, 6
  %345 = icmp eq i32 %343, 0
  %346 = getelementptr inbounds nuw i32, ptr addrspace(3) @3, i32 %344
  %347 = icmp samesign ult i32 %8, %342
  %348 = getelementptr inbounds nuw i32, ptr addrspace(3) @3, i32 %8
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %345, label %349, label %350

349:                                              ; preds = %340
  store volatile i32 %337, ptr addrspace(3) %346, align 4, !alias.scope !61, !noalias !62
  br label %350

350:                                              ; preds = %349, %340
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %347, label %351, label %353

351:                                              ; preds = %350
  %352 = load volatile i32, ptr addrspace(3) %348, align 4, !alias.scope !61, !noalias !62
  br label %353

353:                                              ; preds = %351, %350
  %354 = phi i32 [ %352, %351 ], [ %337, %350 ]
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %345, label %355, label %356

355:                                              ; preds = %353
  store volatile i32 %336, ptr addrspace(3) %346, align 4, !alias.scope !61, !noalias !62
  br label %356

356:                                              ; preds = %355, %353
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %347, label %357, label %359

357:                                              ; preds = %356
  %358 = load volatile i32, ptr addrspace(3) %348, align 4, !alias.scope !61, !noalias !62
  br label %359

359:                                              ; preds = %357, %356
  %360 = phi i32 [ %358, %357 ], [ %336, %356 ]
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %345, label %361, label %362

361:                                              ; preds = %359
  store volatile i32 %338, ptr addrspace(3) %346, align 4, !alias.scope !61, !noalias !62
  br label %362

362:                                              ; preds = %361, %359
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %347, label %363, label %365

363:                                              ; preds = %362
  %364 = load volatile i32, ptr addrspace(3) %348, align 4, !alias.scope !61, !noalias !62
  br label %365

365:                                              ; preds = %363, %362
  %366 = phi i32 [ %364, %363 ], [ %338, %362 ]
  %367 = icmp samesign ult i32 %83, 64
  br i1 %367, label %368, label %418

368:                                              ; preds = %365
  %369 = lshr i32 %341, 7
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %418, label %371

371:                                              ; preds = %368
  %372 = trunc nuw nsw i32 %83 to i16
  %373 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %374 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %373)
  %375 = and i32 %374, 63
  %376 = and i32 %374, 1073741760
  %377 = add i32 %376, %374
  br label %378

378:                                              ; preds = %410, %371
  %379 = phi i32 [ %360, %371 ], [ %413, %410 ]
  %380 = phi i32 [ %354, %371 ], [ %412, %410 ]
  %381 = phi i32 [ %366, %371 ], [ %411, %410 ]
  %382 = phi i32 [ %369, %371 ], [ %416, %410 ]
  %383 = phi i32 [ %342, %371 ], [ %415, %410 ]
  %384 = trunc i32 %382 to i16
  %385 = shl i32 %382, 16
  %386 = ashr exact i32 %385, 16
  %387 = add nsw i32 %375, %386
  %388 = icmp ult i32 %387, 64
  %389 = select i1 %388, i32 %386, i32 0
  %390 = add i32 %377, %389
  %391 = shl i32 %390, 2
  %392 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %391, i32 %379)
  %393 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %391, i32 %380)
  %394 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %391, i32 %381)
  %395 = icmp ult i16 %372, %384
  br i1 %395, label %396, label %410

396:                                              ; preds = %378
  %397 = zext i32 %393 to i64
  %398 = zext i32 %392 to i64
  %399 = shl nuw i64 %398, 32
  %400 = or disjoint i64 %399, %397
  %401 = zext i32 %380 to i64
  %402 = zext i32 %379 to i64
  %403 = shl nuw i64 %402, 32
  %404 = or disjoint i64 %403, %401
  %405 = add nsw i64 %404, %400
  %406 = trunc i64 %405 to i32
  %407 = lshr i64 %405, 32
  %408 = trunc nuw i64 %407 to i32
  %409 = tail call i32 @llvm.smax.i32(i32 %381, i32 %394)
  br label %410

410:                                              ; preds = %396, %378
  %411 = phi i32 [ %409, %396 ], [ %394, %378 ]
  %412 = phi i32 [ %406, %396 ], [ %393, %378 ]
  %413 = phi i32 [ %408, %396 ], [ %392, %378 ]
  %414 = add nuw nsw i32 %383, 1
  %415 = lshr i32 %414, 1
  %416 = lshr i32 %414, 2
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %378, !llvm.loop !58

418:                                              ; preds = %410, %368, %365
  %419 = phi i32 [ %360, %368 ], [ %360, %365 ], [ %413, %410 ]
  %420 = phi i32 [ %354, %368 ], [ %354, %365 ], [ %412, %410 ]
  %421 = phi i32 [ %366, %368 ], [ %366, %365 ], [ %411, %410 ]
  %422 = icmp eq i32 %83, 0
  br label %425

423:                                              ; preds = %335
  %424 = icmp eq i32 %83, 0
  br label %425

425:                                              ; preds = %423, %418, %329, %74
  %426 = phi i32 [ %75, %74 ], [ %419, %418 ], [ %336, %423 ], [ %330, %329 ]
  %427 = phi i32 [ %76, %74 ], [ %420, %418 ], [ %337, %423 ], [ %331, %329 ]
  %428 = phi i32 [ %77, %74 ], [ %421, %418 ], [ %338, %423 ], [ %332, %329 ]
  %429 = phi i1 [ true, %74 ], [ %422, %418 ], [ %424, %423 ], [ %334, %329 ]
  br i1 %429, label %430, label %439

430:                                              ; preds = %425
  %431 = load i64, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !52, !alias.scope !54, !noalias !55
  %432 = zext i32 %426 to i64
  %433 = shl nuw i64 %432, 32
  %434 = zext i32 %427 to i64
  %435 = or disjoint i64 %433, %434
  %436 = add nsw i64 %435, %431
  store i64 %436, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !52, !alias.scope !54, !noalias !55
  %437 = load i32, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !56, !noalias !57
  %438 = tail call i32 @llvm.smax.i32(i32 %437, i32 %428) #15
  store i32 %438, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !56, !noalias !57
  br label %439

439:                                              ; preds = %24, %430, %425
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %440, label %444

440:                                              ; preds = %439
  %441 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 4
  store i32 0, ptr addrspace(3) %441, align 4, !tbaa !10, !alias.scope !45, !noalias !48
  %442 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 8
  store i32 0, ptr addrspace(3) %442, align 8, !tbaa !10, !alias.scope !45, !noalias !48
  %443 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %443, align 4, !tbaa !10, !alias.scope !45, !noalias !48
  br label %444

444:                                              ; preds = %440, %439
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %9, label %445, label %448

445:                                              ; preds = %444
  %446 = load i64, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !52, !alias.scope !54, !noalias !55
  %447 = trunc i64 %446 to i32
  store i32 %447, ptr addrspace(1) %5, align 4, !tbaa !10
  br label %448

448:                                              ; preds = %445, %444
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %449, label %452

449:                                              ; preds = %448
  %450 = load i32, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 4), align 16, !tbaa !10, !alias.scope !56, !noalias !57
  %451 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  store i32 %450, ptr addrspace(1) %451, align 4, !tbaa !10
  br label %452

452:                                              ; preds = %449, %448
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %453, label %458

453:                                              ; preds = %452
  %454 = load i64, ptr addrspace(3) getelementptr inbounds (%5, ptr addrspace(3) @3, i32 0, i32 2), align 16, !tbaa !52, !alias.scope !54, !noalias !55
  %455 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %456 = lshr i64 %454, 32
  %457 = trunc nuw i64 %456 to i32
  store i32 %457, ptr addrspace(1) %455, align 4, !tbaa !10
  br label %458

458:                                              ; preds = %453, %452
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
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !19
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  store i32 0, ptr addrspace(3) %12, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  store i32 1, ptr addrspace(3) %13, align 4, !tbaa !24
  br label %14

14:                                               ; preds = %4, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %15, label %16

15:                                               ; preds = %14
  store i32 0, ptr addrspace(1) %5, align 4, !tbaa !10
  br label %16

16:                                               ; preds = %15, %14
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %17 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 12
  %19 = load i16, ptr addrspace(4) %18, align 4, !range !26, !invariant.load !25, !noundef !25
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %20, label %24

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  store i32 0, ptr addrspace(3) %21, align 4, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  store i32 1, ptr addrspace(3) %22, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  store i32 1, ptr addrspace(3) %23, align 4, !tbaa !10
  br label %24

24:                                               ; preds = %20, %16
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %26 = load <2 x i32>, ptr addrspace(3) %25, align 4
  %27 = extractelement <2 x i32> %26, i64 0
  %28 = icmp eq i32 %27, 0
  %29 = extractelement <2 x i32> %26, i64 1
  %30 = icmp eq i32 %27, %29
  %31 = select i1 %30, i32 %8, i32 0, !prof !27
  %32 = select i1 %28, i32 0, i32 %31
  %33 = mul nuw nsw i32 %32, 5
  %34 = icmp eq i32 %27, 1
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  %36 = load i32, ptr addrspace(3) %35, align 4
  %37 = icmp eq i32 %36, 0
  %38 = zext nneg i16 %19 to i32
  %39 = select i1 %37, i32 %38, i32 %36
  %40 = select i1 %34, i32 %39, i32 1
  %41 = add nsw i32 %33, %40
  %42 = zext nneg i32 %32 to i64
  %43 = getelementptr i32, ptr addrspace(1) %5, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 32
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !10
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %45 = add nuw nsw i32 %32, 1
  %46 = srem i32 %45, %40
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr i32, ptr addrspace(1) %5, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 32
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !10
  %51 = getelementptr i8, ptr addrspace(1) %43, i64 1056
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !10
  %52 = zext nneg i16 %19 to i32
  %53 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %42
  br label %54

54:                                               ; preds = %76, %24
  %55 = phi i32 [ %77, %76 ], [ 0, %24 ]
  %56 = icmp eq i32 %8, %55
  br i1 %56, label %57, label %76

57:                                               ; preds = %54
  %58 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %59 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %58, i1 true)
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %62 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %61) #15
  %63 = icmp eq i32 %62, %60
  br i1 %63, label %64, label %71

64:                                               ; preds = %57
  fence syncscope("agent") release
  %65 = cmpxchg ptr @0, i32 0, i32 1 syncscope("agent") monotonic monotonic, align 4
  %66 = extractvalue { i32, i1 } %65, 1
  br i1 %66, label %70, label %67

67:                                               ; preds = %64, %67
  tail call void @llvm.amdgcn.s.sleep(i32 32)
  %68 = cmpxchg ptr @0, i32 0, i32 1 syncscope("agent") monotonic monotonic, align 4
  %69 = extractvalue { i32, i1 } %68, 1
  br i1 %69, label %70, label %67, !llvm.loop !63

70:                                               ; preds = %67, %64
  fence syncscope("agent") acquire
  br label %71

71:                                               ; preds = %70, %57
  %72 = load i32, ptr addrspace(1) %5, align 4, !tbaa !10
  %73 = load i32, ptr addrspace(1) %53, align 4, !tbaa !10
  %74 = add nsw i32 %73, %72
  store i32 %74, ptr addrspace(1) %5, align 4, !tbaa !10
  %75 = atomicrmw xchg ptr @0, i32 0 syncscope("agent") acq_rel, align 4, !amdgpu.no.fine.grained.memory !25, !amdgpu.no.remote.memory !25
  br label %76

76:                                               ; preds = %71, %54
  tail call void @llvm.amdgcn.wave.barrier()
  %77 = add nuw nsw i32 %55, 1
  %78 = icmp eq i32 %77, %52
  br i1 %78, label %79, label %54

79:                                               ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %81 = load i32, ptr addrspace(3) %80, align 4, !tbaa !10
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %89, label %83

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  %85 = load i32, ptr addrspace(3) %84, align 8, !tbaa !10
  %86 = icmp eq i32 %81, %85
  %87 = icmp ne i32 %8, 0
  %88 = and i1 %86, %87
  br i1 %88, label %91, label %89

89:                                               ; preds = %79, %83
  %90 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 4
  store i32 77, ptr addrspace(1) %90, align 4, !tbaa !10
  br label %91

91:                                               ; preds = %89, %83
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %92 = add nsw i32 %7, -1
  %93 = icmp sgt i32 %7, 0
  br i1 %93, label %94, label %136

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %96 = load i32, ptr addrspace(3) %95, align 4, !tbaa !10
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %104, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  %100 = load i32, ptr addrspace(3) %99, align 8, !tbaa !10
  %101 = icmp eq i32 %96, %100
  %102 = mul nuw nsw i32 %8, 3
  %103 = select i1 %101, i32 %102, i32 0, !prof !27
  br label %104

104:                                              ; preds = %98, %94
  %105 = phi i32 [ 0, %94 ], [ %103, %98 ]
  %106 = icmp eq i32 %96, 1
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  %108 = load i32, ptr addrspace(3) %107, align 4
  %109 = icmp eq i32 %108, 0
  %110 = select i1 %109, i32 %52, i32 %108
  %111 = mul nsw i32 %110, 3
  %112 = select i1 %106, i32 %111, i32 3
  %113 = icmp slt i32 %105, %7
  br i1 %113, label %114, label %136

114:                                              ; preds = %104
  %115 = add nuw nsw i32 %105, 2
  %116 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %115, i32 %92)
  br label %117

117:                                              ; preds = %131, %114
  %118 = phi i32 [ %116, %114 ], [ %134, %131 ]
  %119 = phi i32 [ %105, %114 ], [ %132, %131 ]
  %120 = icmp sgt i32 %119, %118
  br i1 %120, label %131, label %121

121:                                              ; preds = %117, %121
  %122 = phi i32 [ %129, %121 ], [ %119, %117 ]
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %123
  %125 = load i32, ptr addrspace(1) %124, align 4, !tbaa !10
  %126 = xor i32 %125, %122
  %127 = getelementptr i32, ptr addrspace(1) %5, i64 %123
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 2080
  store i32 %126, ptr addrspace(1) %128, align 4, !tbaa !10
  %129 = add nsw i32 %122, 1
  %130 = icmp slt i32 %122, %118
  br i1 %130, label %121, label %131

131:                                              ; preds = %121, %117
  %132 = add nsw i32 %112, %119
  %133 = add nsw i32 %112, %118
  %134 = tail call i32 @llvm.smin.i32(i32 %133, i32 %92)
  %135 = icmp sgt i32 %132, %134
  br i1 %135, label %136, label %117

136:                                              ; preds = %131, %104, %91
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  %138 = load i32, ptr addrspace(3) %137, align 4, !tbaa !10
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %146, label %140

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  %142 = load i32, ptr addrspace(3) %141, align 8, !tbaa !10
  %143 = icmp eq i32 %138, %142
  %144 = icmp ne i32 %8, 0
  %145 = and i1 %143, %144
  br i1 %145, label %148, label %146

146:                                              ; preds = %136, %140
  %147 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 8
  store i32 %52, ptr addrspace(1) %147, align 4, !tbaa !10
  br label %148

148:                                              ; preds = %140, %146
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %149, label %153

149:                                              ; preds = %148
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 4
  store i32 0, ptr addrspace(3) %150, align 4, !tbaa !10
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 8
  store i32 0, ptr addrspace(3) %151, align 8, !tbaa !10
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) @4, i32 28
  store i32 1, ptr addrspace(3) %152, align 4, !tbaa !10
  br label %153

153:                                              ; preds = %149, %148
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define weak_odr protected amdgpu_kernel void @calls(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = addrspacecast ptr %2 to ptr addrspace(1)
  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @5) ], !alias.scope !64, !noalias !67
  %6 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  store i32 0, ptr addrspace(3) %9, align 4, !tbaa !19, !alias.scope !71, !noalias !72
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 8
  store i32 0, ptr addrspace(3) %10, align 8, !tbaa !23, !alias.scope !71, !noalias !72
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %11, align 4, !tbaa !24, !alias.scope !71, !noalias !72
  br label %12

12:                                               ; preds = %4, %8
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %13 = trunc i64 %1 to i32
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %48

15:                                               ; preds = %12
  %16 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %17 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = load i32, ptr addrspace(4) %17, align 8, !invariant.load !25, !noundef !25
  %19 = sdiv i32 %13, %18
  %20 = mul nsw i32 %19, %18
  %21 = sub nsw i32 %13, %20
  %22 = icmp slt i32 %16, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %15
  %24 = add nsw i32 %19, 1
  %25 = mul nsw i32 %24, %16
  br label %29

26:                                               ; preds = %15
  %27 = mul nsw i32 %19, %16
  %28 = add i32 %27, %21
  br label %29

29:                                               ; preds = %23, %26
  %30 = phi i32 [ %24, %23 ], [ %19, %26 ]
  %31 = phi i32 [ %25, %23 ], [ %28, %26 ]
  %32 = add nsw i32 %31, %30
  %33 = tail call i32 @llvm.smin.i32(i32 %32, i32 %13)
  %34 = add nsw i32 %33, -1
  %35 = icmp slt i32 %31, %33
  br i1 %35, label %36, label %48

36:                                               ; preds = %29, %45
  %37 = phi i32 [ %46, %45 ], [ %31, %29 ]
  %38 = tail call fastcc noundef i32 @9(ptr noundef %3, i32 noundef %37, i32 noundef %13) #16, !noalias !73
  br i1 %7, label %39, label %45

39:                                               ; preds = %36
  %40 = sext i32 %37 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %40
  %42 = srem i32 %37, 9
  %43 = tail call fastcc noundef i32 @10(i32 noundef %42) #17
  %44 = add nsw i32 %43, %38
  store i32 %44, ptr addrspace(1) %41, align 4, !tbaa !10, !noalias !73
  br label %45

45:                                               ; preds = %39, %36
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %46 = add nsw i32 %37, 1
  %47 = icmp slt i32 %37, %34
  br i1 %47, label %36, label %48

48:                                               ; preds = %45, %29, %12
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind
define internal fastcc noundef i32 @9(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef range(i32 1, -2147483648) %2) unnamed_addr #5 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %272, label %278

6:                                                ; preds = %341
  store i32 0, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  br label %7

7:                                                ; preds = %341, %6
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !26, !invariant.load !25, !noundef !25
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  store i32 0, ptr addrspace(3) %12, align 4, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 8
  store i32 1, ptr addrspace(3) %13, align 8, !tbaa !10
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  store i32 1, ptr addrspace(3) %14, align 4, !tbaa !10
  br label %15

15:                                               ; preds = %11, %7
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  %17 = load <2 x i32>, ptr addrspace(3) %16, align 4
  %18 = extractelement <2 x i32> %17, i64 0
  %19 = icmp eq i32 %18, 0
  %20 = extractelement <2 x i32> %17, i64 1
  %21 = icmp eq i32 %18, %20
  %22 = select i1 %21, i32 %4, i32 0, !prof !27
  %23 = select i1 %19, i32 0, i32 %22
  %24 = icmp ne i32 %18, 1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  %26 = load i32, ptr addrspace(3) %25, align 4
  %27 = icmp eq i32 %26, 0
  %28 = zext nneg i16 %10 to i32
  %29 = select i1 %27, i32 %28, i32 %26
  %30 = select i1 %24, i32 1, i32 %29
  %31 = icmp samesign ugt i32 %23, 7
  br i1 %31, label %52, label %32

32:                                               ; preds = %15, %46
  %33 = phi i32 [ %50, %46 ], [ %23, %15 ]
  %34 = phi i32 [ %48, %46 ], [ %23, %15 ]
  %35 = phi i32 [ %47, %46 ], [ 0, %15 ]
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i32 [ %34, %32 ], [ %44, %36 ]
  %38 = phi i32 [ %35, %32 ], [ %43, %36 ]
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i64 %39
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !10
  %42 = mul nsw i32 %41, %37
  %43 = add nsw i32 %38, %42
  %44 = add nsw i32 %37, 1
  %45 = icmp slt i32 %37, %33
  br i1 %45, label %36, label %46

46:                                               ; preds = %36
  %47 = phi i32 [ %43, %36 ]
  %48 = add nsw i32 %30, %34
  %49 = add nsw i32 %30, %33
  %50 = tail call range(i32 -2147483648, 8) i32 @llvm.smin.i32(i32 %49, i32 7) #15
  %51 = icmp sgt i32 %48, %50
  br i1 %51, label %52, label %32

52:                                               ; preds = %46, %15
  %53 = phi i32 [ 0, %15 ], [ %47, %46 ]
  %54 = zext nneg i16 %10 to i32
  %55 = add nsw i32 %54, -1
  %56 = and i32 %55, -64
  %57 = icmp eq i32 %4, %56
  %58 = select i1 %19, i1 %57, i1 false
  %59 = select i1 %58, i32 0, i32 %4
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  %61 = load i32, ptr addrspace(3) %60, align 4
  %62 = icmp eq i32 %61, 0
  %63 = zext nneg i16 %10 to i32
  %64 = select i1 %62, i32 %63, i32 %61
  %65 = icmp eq i32 %64, 1
  %66 = select i1 %24, i1 true, i1 %65
  br i1 %66, label %259, label %67

67:                                               ; preds = %52
  %68 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %69 = icmp eq i64 %68, -1
  br i1 %69, label %70, label %112

70:                                               ; preds = %67
  %71 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %72 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %71)
  %73 = and i32 %72, 1073741760
  %74 = add i32 %73, %72
  %75 = and i32 %72, 63
  %76 = and i32 %72, 32
  %77 = xor i32 %76, 32
  %78 = add i32 %74, %77
  %79 = shl i32 %78, 2
  %80 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %79, i32 %53)
  %81 = add nsw i32 %53, %80
  %82 = icmp samesign ult i32 %75, 48
  %83 = select i1 %82, i32 16, i32 0
  %84 = add i32 %74, %83
  %85 = shl i32 %84, 2
  %86 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %81)
  %87 = add nsw i32 %81, %86
  %88 = icmp samesign ult i32 %75, 56
  %89 = select i1 %88, i32 8, i32 0
  %90 = add i32 %74, %89
  %91 = shl i32 %90, 2
  %92 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %91, i32 %87)
  %93 = add nsw i32 %87, %92
  %94 = icmp samesign ult i32 %75, 60
  %95 = select i1 %94, i32 4, i32 0
  %96 = add i32 %74, %95
  %97 = shl i32 %96, 2
  %98 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %97, i32 %93)
  %99 = add nsw i32 %93, %98
  %100 = icmp samesign ult i32 %75, 62
  %101 = select i1 %100, i32 2, i32 0
  %102 = add i32 %74, %101
  %103 = shl i32 %102, 2
  %104 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %103, i32 %99)
  %105 = add nsw i32 %99, %104
  %106 = icmp ne i32 %75, 63
  %107 = zext i1 %106 to i32
  %108 = add i32 %74, %107
  %109 = shl i32 %108, 2
  %110 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %109, i32 %105)
  %111 = add nsw i32 %105, %110
  br label %205

112:                                              ; preds = %67
  %113 = add nuw i64 %68, 1
  %114 = and i64 %113, %68
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %147

116:                                              ; preds = %112
  %117 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %68)
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = lshr i32 %118, 1
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %205, label %121

121:                                              ; preds = %116
  %122 = trunc nuw nsw i32 %4 to i16
  %123 = and i16 %122, 63
  %124 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %125 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %124)
  %126 = and i32 %125, 63
  %127 = and i32 %125, 1073741760
  %128 = add i32 %127, %125
  %129 = sub nuw i32 64, %126
  br label %130

130:                                              ; preds = %130, %121
  %131 = phi i32 [ %53, %121 ], [ %142, %130 ]
  %132 = phi i32 [ %119, %121 ], [ %145, %130 ]
  %133 = phi i32 [ %118, %121 ], [ %144, %130 ]
  %134 = trunc nuw nsw i32 %132 to i16
  %135 = icmp samesign ult i32 %132, %129
  %136 = select i1 %135, i32 %132, i32 0
  %137 = add i32 %128, %136
  %138 = shl i32 %137, 2
  %139 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %138, i32 %131)
  %140 = icmp ult i16 %123, %134
  %141 = select i1 %140, i32 %131, i32 0
  %142 = add nsw i32 %139, %141
  %143 = add nuw nsw i32 %133, 1
  %144 = lshr i32 %143, 1
  %145 = lshr i32 %143, 2
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %205, label %130, !llvm.loop !58

147:                                              ; preds = %112
  %148 = and i32 %4, 63
  %149 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %150 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %149)
  %151 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %152 = zext nneg i32 %150 to i64
  %153 = shl nsw i64 -1, %152
  %154 = xor i64 %153, -1
  %155 = and i64 %151, %154
  %156 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %157 = and i64 %156, %155
  %158 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %157)
  %159 = trunc nuw nsw i64 %158 to i32
  %160 = shl nuw nsw i32 %159, 1
  %161 = icmp eq i32 %150, 63
  br i1 %161, label %168, label %162

162:                                              ; preds = %147
  %163 = add i32 %150, 1
  %164 = zext nneg i32 %163 to i64
  %165 = shl nsw i64 -1, %164
  %166 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %167 = and i64 %166, %165
  br label %168

168:                                              ; preds = %162, %147
  %169 = phi i64 [ %167, %162 ], [ 0, %147 ]
  %170 = xor i32 %148, -1
  %171 = and i32 %150, 63
  %172 = and i32 %150, 1073741760
  %173 = add i32 %172, %150
  br label %174

174:                                              ; preds = %174, %168
  %175 = phi i32 [ %53, %168 ], [ %198, %174 ]
  %176 = phi i32 [ %160, %168 ], [ %185, %174 ]
  %177 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %178 = and i64 %177, %169
  %179 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %178, i1 true)
  %180 = icmp eq i64 %178, 0
  %181 = trunc nuw nsw i64 %179 to i32
  %182 = add nuw nsw i32 %181, 1
  %183 = select i1 %180, i32 0, i32 %182
  %184 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %177)
  %185 = lshr i32 %176, 1
  %186 = add nsw i32 %183, %170
  %187 = add nsw i32 %171, %186
  %188 = icmp ult i32 %187, 64
  %189 = select i1 %188, i32 %186, i32 0
  %190 = add i32 %173, %189
  %191 = shl i32 %190, 2
  %192 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %191, i32 %175)
  %193 = and i32 %176, 2
  %194 = icmp eq i32 %193, 0
  %195 = icmp sgt i32 %186, 0
  %196 = and i1 %195, %194
  %197 = select i1 %196, i32 %192, i32 0
  %198 = add nsw i32 %175, %197
  %199 = icmp samesign ugt i64 %184, 1
  %200 = and i1 %194, %199
  br i1 %200, label %174, label %201, !llvm.loop !60

201:                                              ; preds = %174
  %202 = phi i32 [ %185, %174 ]
  %203 = phi i32 [ %198, %174 ]
  %204 = icmp eq i32 %202, 0
  br label %259

205:                                              ; preds = %130, %70, %116
  %206 = phi i32 [ %111, %70 ], [ %53, %116 ], [ %142, %130 ]
  %207 = icmp ugt i32 %64, 64
  br i1 %207, label %208, label %257

208:                                              ; preds = %205
  %209 = add i32 %64, 63
  %210 = lshr i32 %209, 6
  %211 = and i32 %4, 63
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %216

213:                                              ; preds = %208
  %214 = lshr exact i32 %4, 4
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) @5, i32 %214
  store volatile i32 %206, ptr addrspace(3) %215, align 4
  br label %216

216:                                              ; preds = %213, %208
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %217 = icmp samesign ult i32 %4, %210
  br i1 %217, label %218, label %221

218:                                              ; preds = %216
  %219 = getelementptr inbounds nuw i32, ptr addrspace(3) @5, i32 %4
  %220 = load volatile i32, ptr addrspace(3) %219, align 4
  br label %221

221:                                              ; preds = %218, %216
  %222 = phi i32 [ %220, %218 ], [ %206, %216 ]
  %223 = icmp samesign ult i32 %59, 64
  br i1 %223, label %224, label %254

224:                                              ; preds = %221
  %225 = lshr i32 %209, 7
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %254, label %227

227:                                              ; preds = %224
  %228 = trunc nuw nsw i32 %59 to i16
  %229 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %230 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %229)
  %231 = and i32 %230, 63
  %232 = and i32 %230, 1073741760
  %233 = add i32 %232, %230
  br label %234

234:                                              ; preds = %234, %227
  %235 = phi i32 [ %222, %227 ], [ %249, %234 ]
  %236 = phi i32 [ %225, %227 ], [ %252, %234 ]
  %237 = phi i32 [ %210, %227 ], [ %251, %234 ]
  %238 = trunc i32 %236 to i16
  %239 = shl i32 %236, 16
  %240 = ashr exact i32 %239, 16
  %241 = add nsw i32 %231, %240
  %242 = icmp ult i32 %241, 64
  %243 = select i1 %242, i32 %240, i32 0
  %244 = add i32 %233, %243
  %245 = shl i32 %244, 2
  %246 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %245, i32 %235)
  %247 = icmp ult i16 %228, %238
  %248 = select i1 %247, i32 %235, i32 0
  %249 = add nsw i32 %246, %248
  %250 = add nuw nsw i32 %237, 1
  %251 = lshr i32 %250, 1
  %252 = lshr i32 %250, 2
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %234, !llvm.loop !58

254:                                              ; preds = %234, %224, %221
  %255 = phi i32 [ %222, %224 ], [ %222, %221 ], [ %249, %234 ]
  %256 = icmp eq i32 %59, 0
  br label %259

257:                                              ; preds = %205
  %258 = icmp eq i32 %59, 0
  br label %259

259:                                              ; preds = %257, %254, %201, %52
  %260 = phi i32 [ %53, %52 ], [ %255, %254 ], [ %206, %257 ], [ %203, %201 ]
  %261 = phi i1 [ true, %52 ], [ %256, %254 ], [ %258, %257 ], [ %204, %201 ]
  br i1 %261, label %262, label %265

262:                                              ; preds = %259
  %263 = load i32, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  %264 = add nsw i32 %260, %263
  store i32 %264, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  br label %265

265:                                              ; preds = %259, %262
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %266, label %270

266:                                              ; preds = %265
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 4
  store i32 0, ptr addrspace(3) %267, align 4, !tbaa !10
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 8
  store i32 0, ptr addrspace(3) %268, align 8, !tbaa !10
  %269 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %269, align 4, !tbaa !10
  br label %270

270:                                              ; preds = %266, %265
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %271 = load i32, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 3), align 16, !tbaa !10
  ret i32 %271

272:                                              ; preds = %3
  %273 = srem i32 %1, %2
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds i32, ptr %0, i64 %274
  %276 = addrspacecast ptr %275 to ptr addrspace(1)
  %277 = load i32, ptr addrspace(1) %276, align 4, !tbaa !10
  store i32 %277, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), align 16, !tbaa !10
  br label %278

278:                                              ; preds = %272, %3
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %279, label %287

279:                                              ; preds = %278
  %280 = add nsw i32 %1, 1
  %281 = srem i32 %280, %2
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds i32, ptr %0, i64 %282
  %284 = addrspacecast ptr %283 to ptr addrspace(1)
  %285 = load i32, ptr addrspace(1) %284, align 4, !tbaa !10
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 4
  store i32 %285, ptr addrspace(3) %286, align 4, !tbaa !10
  br label %287

287:                                              ; preds = %279, %278
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %288, label %296

288:                                              ; preds = %287
  %289 = add nsw i32 %1, 2
  %290 = srem i32 %289, %2
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds i32, ptr %0, i64 %291
  %293 = addrspacecast ptr %292 to ptr addrspace(1)
  %294 = load i32, ptr addrspace(1) %293, align 4, !tbaa !10
  %295 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 8
  store i32 %294, ptr addrspace(3) %295, align 8, !tbaa !10
  br label %296

296:                                              ; preds = %288, %287
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %297, label %305

297:                                              ; preds = %296
  %298 = add nsw i32 %1, 3
  %299 = srem i32 %298, %2
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds i32, ptr %0, i64 %300
  %302 = addrspacecast ptr %301 to ptr addrspace(1)
  %303 = load i32, ptr addrspace(1) %302, align 4, !tbaa !10
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 12
  store i32 %303, ptr addrspace(3) %304, align 4, !tbaa !10
  br label %305

305:                                              ; preds = %297, %296
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %306, label %314

306:                                              ; preds = %305
  %307 = add nsw i32 %1, 4
  %308 = srem i32 %307, %2
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i32, ptr %0, i64 %309
  %311 = addrspacecast ptr %310 to ptr addrspace(1)
  %312 = load i32, ptr addrspace(1) %311, align 4, !tbaa !10
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 16
  store i32 %312, ptr addrspace(3) %313, align 16, !tbaa !10
  br label %314

314:                                              ; preds = %306, %305
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %315, label %323

315:                                              ; preds = %314
  %316 = add nsw i32 %1, 5
  %317 = srem i32 %316, %2
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds i32, ptr %0, i64 %318
  %320 = addrspacecast ptr %319 to ptr addrspace(1)
  %321 = load i32, ptr addrspace(1) %320, align 4, !tbaa !10
  %322 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 20
  store i32 %321, ptr addrspace(3) %322, align 4, !tbaa !10
  br label %323

323:                                              ; preds = %315, %314
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %324, label %332

324:                                              ; preds = %323
  %325 = add nsw i32 %1, 6
  %326 = srem i32 %325, %2
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds i32, ptr %0, i64 %327
  %329 = addrspacecast ptr %328 to ptr addrspace(1)
  %330 = load i32, ptr addrspace(1) %329, align 4, !tbaa !10
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 24
  store i32 %330, ptr addrspace(3) %331, align 8, !tbaa !10
  br label %332

332:                                              ; preds = %324, %323
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %5, label %333, label %341

333:                                              ; preds = %332
  %334 = add nsw i32 %1, 7
  %335 = srem i32 %334, %2
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds i32, ptr %0, i64 %336
  %338 = addrspacecast ptr %337 to ptr addrspace(1)
  %339 = load i32, ptr addrspace(1) %338, align 4, !tbaa !10
  %340 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%7, ptr addrspace(3) @5, i32 0, i32 2), i32 28
  store i32 %339, ptr addrspace(3) %340, align 4, !tbaa !10
  br label %341

341:                                              ; preds = %333, %332
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

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @stencil(ptr noalias noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr %3 to ptr addrspace(1)
  %6 = addrspacecast ptr %2 to ptr addrspace(1)
  %7 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  store i32 0, ptr addrspace(3) %10, align 4, !tbaa !19
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 8
  store i32 0, ptr addrspace(3) %11, align 8, !tbaa !23
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  store i32 1, ptr addrspace(3) %12, align 4, !tbaa !24
  br label %13

13:                                               ; preds = %4, %9
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %14 = trunc i64 %1 to i32
  %15 = shl i64 %1, 32
  %16 = add i64 %15, -8589934592
  %17 = ashr exact i64 %16, 32
  %18 = mul nsw i64 %17, %17
  %19 = add nsw i64 %18, -1
  %20 = icmp sgt i32 %14, 2
  br i1 %20, label %21, label %112

21:                                               ; preds = %13
  %22 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %23 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %24 = load i32, ptr addrspace(4) %23, align 8, !invariant.load !25, !noundef !25
  %25 = sext i32 %22 to i64
  %26 = shl nsw i64 %25, 8
  %27 = sext i32 %24 to i64
  %28 = shl nsw i64 %27, 8
  %29 = icmp slt i64 %26, %18
  br i1 %29, label %30, label %112

30:                                               ; preds = %21
  %31 = or disjoint i64 %26, 255
  %32 = tail call range(i64 -9223372036854775808, 4611686018427387904) i64 @llvm.smin.i64(i64 %31, i64 %19)
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 12
  %34 = load i16, ptr addrspace(4) %33, align 4, !range !26, !invariant.load !25, !noundef !25
  %35 = shl i64 %1, 32
  %36 = add nsw i64 %35, -8589934592
  %37 = ashr exact i64 %36, 32
  %38 = zext nneg i16 %34 to i32
  br label %39

39:                                               ; preds = %107, %30
  %40 = phi i64 [ %32, %30 ], [ %110, %107 ]
  %41 = phi i64 [ %26, %30 ], [ %108, %107 ]
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %42, label %46

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  store i32 0, ptr addrspace(3) %43, align 4, !tbaa !10
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 8
  store i32 1, ptr addrspace(3) %44, align 8, !tbaa !10
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  store i32 1, ptr addrspace(3) %45, align 4, !tbaa !10
  br label %46

46:                                               ; preds = %42, %39
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  %48 = load <2 x i32>, ptr addrspace(3) %47, align 4
  %49 = extractelement <2 x i32> %48, i64 0
  %50 = icmp eq i32 %49, 0
  %51 = extractelement <2 x i32> %48, i64 1
  %52 = icmp eq i32 %49, %51
  %53 = select i1 %52, i32 %7, i32 0, !prof !27
  %54 = select i1 %50, i32 0, i32 %53
  %55 = zext nneg i32 %54 to i64
  %56 = icmp eq i32 %49, 1
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  %58 = load i32, ptr addrspace(3) %57, align 4
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i32 %38, i32 %58
  %61 = select i1 %56, i32 %60, i32 1
  %62 = add nsw i64 %41, %55
  %63 = sext i32 %61 to i64
  %64 = icmp ugt i64 %62, %40
  br i1 %64, label %102, label %65

65:                                               ; preds = %46, %65
  %66 = phi i64 [ %100, %65 ], [ %62, %46 ]
  %67 = sdiv i64 %66, %37
  %68 = trunc i64 %67 to i32
  %69 = add i32 %68, 1
  %70 = mul nsw i64 %67, %37
  %71 = sub nsw i64 %66, %70
  %72 = trunc i64 %71 to i32
  %73 = add i32 %72, 1
  %74 = mul nsw i32 %69, %14
  %75 = add nsw i32 %73, %74
  %76 = add i32 %74, %72
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr addrspace(1) %5, i64 %77
  %79 = load double, ptr addrspace(1) %78, align 8, !tbaa !76
  %80 = sext i32 %75 to i64
  %81 = getelementptr double, ptr addrspace(1) %5, i64 %80
  %82 = getelementptr i8, ptr addrspace(1) %81, i64 8
  %83 = load double, ptr addrspace(1) %82, align 8, !tbaa !76
  %84 = fadd double %79, %83
  %85 = mul nsw i32 %68, %14
  %86 = add nsw i32 %73, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr addrspace(1) %5, i64 %87
  %89 = load double, ptr addrspace(1) %88, align 8, !tbaa !76
  %90 = fadd double %84, %89
  %91 = add i32 %68, 2
  %92 = mul nsw i32 %91, %14
  %93 = add nsw i32 %73, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr addrspace(1) %5, i64 %94
  %96 = load double, ptr addrspace(1) %95, align 8, !tbaa !76
  %97 = fadd double %90, %96
  %98 = fmul double %97, 2.500000e-01
  %99 = getelementptr inbounds double, ptr addrspace(1) %6, i64 %80
  store double %98, ptr addrspace(1) %99, align 8, !tbaa !76
  %100 = add nsw i64 %66, %63
  %101 = icmp ugt i64 %100, %40
  br i1 %101, label %102, label %65

102:                                              ; preds = %65, %46
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %103, label %107

103:                                              ; preds = %102
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 4
  store i32 0, ptr addrspace(3) %104, align 4, !tbaa !10
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 8
  store i32 0, ptr addrspace(3) %105, align 8, !tbaa !10
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) @6, i32 28
  store i32 1, ptr addrspace(3) %106, align 4, !tbaa !10
  br label %107

107:                                              ; preds = %103, %102
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %108 = add nsw i64 %41, %28
  %109 = add nsw i64 %40, %28
  %110 = tail call i64 @llvm.smin.i64(i64 %109, i64 %19)
  %111 = icmp slt i64 %108, %18
  br i1 %111, label %39, label %112

112:                                              ; preds = %107, %21, %13
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
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  store i32 0, ptr addrspace(3) %10, align 4, !tbaa !19
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 8
  store i32 0, ptr addrspace(3) %11, align 8, !tbaa !23
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  store i32 1, ptr addrspace(3) %12, align 4, !tbaa !24
  br label %13

13:                                               ; preds = %4, %9
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %14 = trunc i64 %1 to i32
  %15 = add nsw i32 %14, -1
  %16 = icmp sgt i32 %14, 0
  br i1 %16, label %17, label %83

17:                                               ; preds = %13
  %18 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %19 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %20 = load i32, ptr addrspace(4) %19, align 8, !invariant.load !25, !noundef !25
  %21 = shl nsw i32 %20, 8
  %22 = shl nsw i32 %18, 8
  %23 = icmp slt i32 %22, %14
  br i1 %23, label %24, label %83

24:                                               ; preds = %17
  %25 = or disjoint i32 %22, 255
  %26 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %25, i32 %15)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 12
  %28 = load i16, ptr addrspace(4) %27, align 4, !range !26, !invariant.load !25, !noundef !25
  %29 = zext nneg i16 %28 to i32
  br label %30

30:                                               ; preds = %78, %24
  %31 = phi i32 [ %26, %24 ], [ %81, %78 ]
  %32 = phi i32 [ %22, %24 ], [ %79, %78 ]
  %33 = zext i32 %31 to i64
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %34, label %38

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  store i32 0, ptr addrspace(3) %35, align 4, !tbaa !10
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 8
  store i32 1, ptr addrspace(3) %36, align 8, !tbaa !10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  store i32 1, ptr addrspace(3) %37, align 4, !tbaa !10
  br label %38

38:                                               ; preds = %34, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  %40 = load <2 x i32>, ptr addrspace(3) %39, align 4
  %41 = extractelement <2 x i32> %40, i64 0
  %42 = icmp eq i32 %41, 0
  %43 = extractelement <2 x i32> %40, i64 1
  %44 = icmp eq i32 %41, %43
  %45 = select i1 %44, i32 %7, i32 0, !prof !27
  %46 = select i1 %42, i32 0, i32 %45
  %47 = icmp eq i32 %41, 1
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  %49 = load i32, ptr addrspace(3) %48, align 4
  %50 = icmp eq i32 %49, 0
  %51 = select i1 %50, i32 %29, i32 %49
  %52 = select i1 %47, i32 %51, i32 1
  %53 = add nsw i32 %32, %46
  %54 = sext i32 %53 to i64
  %55 = icmp ult i64 %33, %54
  br i1 %55, label %73, label %56

56:                                               ; preds = %38, %56
  %57 = phi i64 [ %71, %56 ], [ %54, %38 ]
  %58 = trunc nsw i64 %57 to i32
  %59 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %57
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !10
  %61 = and i32 %60, 15
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %62
  %64 = atomicrmw add ptr addrspace(1) %63, i32 1 monotonic, align 4, !amdgpu.no.fine.grained.memory !25, !amdgpu.no.remote.memory !25
  %65 = and i64 %57, 3
  %66 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %65
  %67 = getelementptr inbounds i8, ptr addrspace(1) %66, i64 64
  %68 = load i32, ptr addrspace(1) %59, align 4, !tbaa !10
  %69 = atomicrmw xor ptr addrspace(1) %67, i32 %68 monotonic, align 4, !amdgpu.no.fine.grained.memory !25, !amdgpu.no.remote.memory !25
  %70 = add nsw i32 %52, %58
  %71 = sext i32 %70 to i64
  %72 = icmp ult i64 %33, %71
  br i1 %72, label %73, label %56

73:                                               ; preds = %56, %38
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %8, label %74, label %78

74:                                               ; preds = %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 4
  store i32 0, ptr addrspace(3) %75, align 4, !tbaa !10
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 8
  store i32 0, ptr addrspace(3) %76, align 8, !tbaa !10
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @7, i32 28
  store i32 1, ptr addrspace(3) %77, align 4, !tbaa !10
  br label %78

78:                                               ; preds = %74, %73
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %79 = add nsw i32 %32, %21
  %80 = add nsw i32 %31, %21
  %81 = tail call i32 @llvm.smin.i32(i32 %80, i32 %15)
  %82 = icmp slt i32 %79, %14
  br i1 %82, label %30, label %83

83:                                               ; preds = %78, %17, %13
  ret void
}

; Function Attrs: alwaysinline norecurse nounwind
define weak_odr protected amdgpu_kernel void @total(ptr noalias noundef %0, i64 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef %3) local_unnamed_addr #7 {
  %5 = addrspacecast ptr %2 to ptr addrspace(1)
  %6 = addrspacecast ptr %3 to ptr addrspace(1)
  %7 = addrspacecast ptr %0 to ptr addrspace(1)
  %8 = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !19, !alias.scope !78, !noalias !81
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 8
  store i32 0, ptr addrspace(3) %12, align 8, !tbaa !23, !alias.scope !78, !noalias !81
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %13, align 4, !tbaa !24, !alias.scope !78, !noalias !81
  br label %14

14:                                               ; preds = %4, %10
  tail call void @llvm.amdgcn.s.barrier()
  tail call void @llvm.amdgcn.s.barrier()
  %15 = trunc i64 %1 to i32
  %16 = add nsw i32 %15, -1
  %17 = icmp sgt i32 %15, 0
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !10, !alias.scope !78, !noalias !81
  br i1 %17, label %20, label %298

20:                                               ; preds = %14
  %21 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %22 = tail call align 8 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %23 = load i32, ptr addrspace(4) %22, align 8, !invariant.load !25, !noundef !25
  %24 = shl nsw i32 %23, 8
  %25 = shl nsw i32 %21, 8
  %26 = icmp slt i32 %25, %15
  br i1 %26, label %27, label %298

27:                                               ; preds = %20
  %28 = or disjoint i32 %25, 255
  %29 = tail call range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %28, i32 %16)
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 12
  %31 = load i16, ptr addrspace(4) %30, align 4, !range !26, !invariant.load !25, !noundef !25
  %32 = and i32 %8, 63
  %33 = xor i32 %32, -1
  %34 = trunc nuw nsw i32 %8 to i16
  %35 = and i16 %34, 63
  %36 = icmp eq i32 %32, 0
  %37 = lshr i32 %8, 6
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @8, i32 %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @8, i32 %8
  %40 = zext nneg i16 %31 to i32
  %41 = add nsw i32 %40, -1
  %42 = and i32 %41, -64
  %43 = icmp eq i32 %8, %42
  %44 = zext nneg i16 %31 to i32
  br label %45

45:                                               ; preds = %289, %27
  %46 = phi i16 [ %31, %27 ], [ %94, %289 ]
  %47 = phi i32 [ 0, %27 ], [ %284, %289 ]
  %48 = phi i32 [ %29, %27 ], [ %292, %289 ]
  %49 = phi i32 [ %25, %27 ], [ %290, %289 ]
  %50 = zext i32 %48 to i64
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %51, label %55

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  store i32 0, ptr addrspace(3) %52, align 4, !tbaa !10, !alias.scope !78, !noalias !81
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 8
  store i32 1, ptr addrspace(3) %53, align 8, !tbaa !10, !alias.scope !78, !noalias !81
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  store i32 1, ptr addrspace(3) %54, align 4, !tbaa !10, !alias.scope !78, !noalias !81
  br label %55

55:                                               ; preds = %51, %45
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  %57 = load <2 x i32>, ptr addrspace(3) %56, align 4, !alias.scope !78, !noalias !81
  %58 = extractelement <2 x i32> %57, i64 0
  %59 = icmp eq i32 %58, 0
  %60 = extractelement <2 x i32> %57, i64 1
  %61 = icmp eq i32 %58, %60
  %62 = select i1 %61, i32 %8, i32 0, !prof !27
  %63 = select i1 %59, i32 0, i32 %62
  %64 = icmp eq i32 %58, 1
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  %66 = load i32, ptr addrspace(3) %65, align 4, !alias.scope !78, !noalias !81
  %67 = icmp eq i32 %66, 0
  %68 = zext nneg i16 %46 to i32
  %69 = select i1 %67, i32 %68, i32 %66
  %70 = select i1 %64, i32 %69, i32 1
  %71 = add nsw i32 %49, %63
  %72 = sext i32 %71 to i64
  %73 = icmp ult i64 %50, %72
  br i1 %73, label %84, label %74

74:                                               ; preds = %55, %74
  %75 = phi i64 [ %82, %74 ], [ %72, %55 ]
  %76 = phi i32 [ %80, %74 ], [ 0, %55 ]
  %77 = trunc nsw i64 %75 to i32
  %78 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %75
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !10
  %80 = add nsw i32 %76, %79
  %81 = add nsw i32 %70, %77
  %82 = sext i32 %81 to i64
  %83 = icmp ult i64 %50, %82
  br i1 %83, label %84, label %74

84:                                               ; preds = %74, %55
  %85 = phi i32 [ 0, %55 ], [ %80, %74 ]
  %86 = select i1 %59, i16 %31, i16 %46
  %87 = select i1 %59, i1 %43, i1 false
  %88 = select i1 %87, i32 0, i32 %8
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  %90 = load i32, ptr addrspace(3) %89, align 4, !alias.scope !78, !noalias !81
  %91 = icmp eq i32 %90, 0
  %92 = select i1 %91, i16 %31, i16 %86
  %93 = select i1 %91, i32 %44, i32 %90
  %94 = select i1 %64, i16 %92, i16 %86
  %95 = select i1 %64, i32 %93, i32 1
  %96 = icmp eq i32 %95, 1
  br i1 %96, label %280, label %97

97:                                               ; preds = %84
  %98 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %99 = icmp eq i64 %98, -1
  br i1 %99, label %100, label %142

100:                                              ; preds = %97
  %101 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %102 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %101)
  %103 = and i32 %102, 1073741760
  %104 = add i32 %103, %102
  %105 = and i32 %102, 63
  %106 = and i32 %102, 32
  %107 = xor i32 %106, 32
  %108 = add i32 %104, %107
  %109 = shl i32 %108, 2
  %110 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %109, i32 %85)
  %111 = add nsw i32 %85, %110
  %112 = icmp samesign ult i32 %105, 48
  %113 = select i1 %112, i32 16, i32 0
  %114 = add i32 %104, %113
  %115 = shl i32 %114, 2
  %116 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %115, i32 %111)
  %117 = add nsw i32 %111, %116
  %118 = icmp samesign ult i32 %105, 56
  %119 = select i1 %118, i32 8, i32 0
  %120 = add i32 %104, %119
  %121 = shl i32 %120, 2
  %122 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %121, i32 %117)
  %123 = add nsw i32 %117, %122
  %124 = icmp samesign ult i32 %105, 60
  %125 = select i1 %124, i32 4, i32 0
  %126 = add i32 %104, %125
  %127 = shl i32 %126, 2
  %128 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %123)
  %129 = add nsw i32 %123, %128
  %130 = icmp samesign ult i32 %105, 62
  %131 = select i1 %130, i32 2, i32 0
  %132 = add i32 %104, %131
  %133 = shl i32 %132, 2
  %134 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %133, i32 %129)
  %135 = add nsw i32 %129, %134
  %136 = icmp ne i32 %105, 63
  %137 = zext i1 %136 to i32
  %138 = add i32 %104, %137
  %139 = shl i32 %138, 2
  %140 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %135)
  %141 = add nsw i32 %135, %140
  br label %231

142:                                              ; preds = %97
  %143 = add nuw i64 %98, 1
  %144 = and i64 %143, %98
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %175

146:                                              ; preds = %142
  %147 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %98)
  %148 = trunc nuw nsw i64 %147 to i32
  %149 = lshr i32 %148, 1
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %231, label %151

151:                                              ; preds = %146
  %152 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %153 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %152)
  %154 = and i32 %153, 63
  %155 = and i32 %153, 1073741760
  %156 = add i32 %155, %153
  %157 = sub nuw i32 64, %154
  br label %158

158:                                              ; preds = %158, %151
  %159 = phi i32 [ %85, %151 ], [ %170, %158 ]
  %160 = phi i32 [ %149, %151 ], [ %173, %158 ]
  %161 = phi i32 [ %148, %151 ], [ %172, %158 ]
  %162 = trunc nuw nsw i32 %160 to i16
  %163 = icmp samesign ult i32 %160, %157
  %164 = select i1 %163, i32 %160, i32 0
  %165 = add i32 %156, %164
  %166 = shl i32 %165, 2
  %167 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %166, i32 %159)
  %168 = icmp ult i16 %35, %162
  %169 = select i1 %168, i32 %159, i32 0
  %170 = add nsw i32 %167, %169
  %171 = add nuw nsw i32 %161, 1
  %172 = lshr i32 %171, 1
  %173 = lshr i32 %171, 2
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %231, label %158, !llvm.loop !58

175:                                              ; preds = %142
  %176 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %177 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %176)
  %178 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %179 = zext nneg i32 %177 to i64
  %180 = shl nsw i64 -1, %179
  %181 = xor i64 %180, -1
  %182 = and i64 %178, %181
  %183 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %184 = and i64 %183, %182
  %185 = tail call range(i64 0, 64) i64 @llvm.ctpop.i64(i64 %184)
  %186 = trunc nuw nsw i64 %185 to i32
  %187 = shl nuw nsw i32 %186, 1
  %188 = icmp eq i32 %177, 63
  br i1 %188, label %195, label %189

189:                                              ; preds = %175
  %190 = add i32 %177, 1
  %191 = zext nneg i32 %190 to i64
  %192 = shl nsw i64 -1, %191
  %193 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %194 = and i64 %193, %192
  br label %195

195:                                              ; preds = %189, %175
  %196 = phi i64 [ %194, %189 ], [ 0, %175 ]
  %197 = and i32 %177, 63
  %198 = and i32 %177, 1073741760
  %199 = add i32 %198, %177
  br label %200

200:                                              ; preds = %200, %195
  %201 = phi i32 [ %85, %195 ], [ %224, %200 ]
  %202 = phi i32 [ %187, %195 ], [ %211, %200 ]
  %203 = tail call noundef i64 @llvm.amdgcn.ballot.i64(i1 true)
  %204 = and i64 %203, %196
  %205 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 %204, i1 true)
  %206 = icmp eq i64 %204, 0
  %207 = trunc nuw nsw i64 %205 to i32
  %208 = add nuw nsw i32 %207, 1
  %209 = select i1 %206, i32 0, i32 %208
  %210 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %203)
  %211 = lshr i32 %202, 1
  %212 = add nsw i32 %209, %33
  %213 = add nsw i32 %197, %212
  %214 = icmp ult i32 %213, 64
  %215 = select i1 %214, i32 %212, i32 0
  %216 = add i32 %199, %215
  %217 = shl i32 %216, 2
  %218 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %217, i32 %201)
  %219 = and i32 %202, 2
  %220 = icmp eq i32 %219, 0
  %221 = icmp sgt i32 %212, 0
  %222 = and i1 %221, %220
  %223 = select i1 %222, i32 %218, i32 0
  %224 = add nsw i32 %201, %223
  %225 = icmp samesign ugt i64 %210, 1
  %226 = and i1 %220, %225
  br i1 %226, label %200, label %227, !llvm.loop !60

227:                                              ; preds = %200
  %228 = phi i32 [ %211, %200 ]
  %229 = phi i32 [ %224, %200 ]
  %230 = icmp eq i32 %228, 0
  br label %280

231:                                              ; preds = %158, %100, %146
  %232 = phi i32 [ %141, %100 ], [ %85, %146 ], [ %170, %158 ]
  %233 = icmp ugt i32 %95, 64
  br i1 %233, label %234, label %278

234:                                              ; preds = %231
  %235 = add i32 %95, 63
  %236 = lshr i32 %235, 6
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %36, label %237, label %238

237:                                              ; preds = %234
  store volatile i32 %232, ptr addrspace(3) %38, align 4, !alias.scope !85, !noalias !86
  br label %238

238:                                              ; preds = %237, %234
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %239 = icmp samesign ult i32 %8, %236
  br i1 %239, label %240, label %242

240:                                              ; preds = %238
  %241 = load volatile i32, ptr addrspace(3) %39, align 4, !alias.scope !85, !noalias !86
  br label %242

242:                                              ; preds = %240, %238
  %243 = phi i32 [ %241, %240 ], [ %232, %238 ]
  %244 = icmp samesign ult i32 %88, 64
  br i1 %244, label %245, label %275

245:                                              ; preds = %242
  %246 = lshr i32 %235, 7
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %275, label %248

248:                                              ; preds = %245
  %249 = trunc nuw nsw i32 %88 to i16
  %250 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %251 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %250)
  %252 = and i32 %251, 63
  %253 = and i32 %251, 1073741760
  %254 = add i32 %253, %251
  br label %255

255:                                              ; preds = %255, %248
  %256 = phi i32 [ %243, %248 ], [ %270, %255 ]
  %257 = phi i32 [ %246, %248 ], [ %273, %255 ]
  %258 = phi i32 [ %236, %248 ], [ %272, %255 ]
  %259 = trunc i32 %257 to i16
  %260 = shl i32 %257, 16
  %261 = ashr exact i32 %260, 16
  %262 = add nsw i32 %252, %261
  %263 = icmp ult i32 %262, 64
  %264 = select i1 %263, i32 %261, i32 0
  %265 = add i32 %254, %264
  %266 = shl i32 %265, 2
  %267 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %266, i32 %256)
  %268 = icmp ult i16 %249, %259
  %269 = select i1 %268, i32 %256, i32 0
  %270 = add nsw i32 %267, %269
  %271 = add nuw nsw i32 %258, 1
  %272 = lshr i32 %271, 1
  %273 = lshr i32 %271, 2
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %255, !llvm.loop !58

275:                                              ; preds = %255, %245, %242
  %276 = phi i32 [ %243, %245 ], [ %243, %242 ], [ %270, %255 ]
  %277 = icmp eq i32 %88, 0
  br label %280

278:                                              ; preds = %231
  %279 = icmp eq i32 %88, 0
  br label %280

280:                                              ; preds = %278, %275, %227, %84
  %281 = phi i32 [ %85, %84 ], [ %276, %275 ], [ %232, %278 ], [ %229, %227 ]
  %282 = phi i1 [ true, %84 ], [ %277, %275 ], [ %279, %278 ], [ %230, %227 ]
  %283 = select i1 %282, i32 %281, i32 0
  %284 = add nsw i32 %47, %283
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  br i1 %9, label %285, label %289

285:                                              ; preds = %280
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  store i32 0, ptr addrspace(3) %286, align 4, !tbaa !10, !alias.scope !78, !noalias !81
  %287 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 8
  store i32 0, ptr addrspace(3) %287, align 8, !tbaa !10, !alias.scope !78, !noalias !81
  %288 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  store i32 1, ptr addrspace(3) %288, align 4, !tbaa !10, !alias.scope !78, !noalias !81
  br label %289

289:                                              ; preds = %285, %280
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %290 = add nsw i32 %49, %24
  %291 = add nsw i32 %48, %24
  %292 = tail call i32 @llvm.smin.i32(i32 %291, i32 %16)
  %293 = icmp slt i32 %290, %15
  br i1 %293, label %45, label %294

294:                                              ; preds = %289
  %295 = phi i32 [ %284, %289 ]
  %296 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 4
  %297 = load i32, ptr addrspace(3) %296, align 4, !tbaa !10, !alias.scope !78, !noalias !81
  br label %298

298:                                              ; preds = %20, %294, %14
  %299 = phi i32 [ %19, %14 ], [ %19, %20 ], [ %297, %294 ]
  %300 = phi i32 [ 0, %14 ], [ 0, %20 ], [ %295, %294 ]
  %301 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 8
  %302 = load ptr, ptr addrspace(1) %301, align 8, !tbaa !87, !noalias !89
  %303 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 4
  %304 = icmp eq i32 %299, 1
  br i1 %304, label %305, label %314

305:                                              ; preds = %298
  %306 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 1), i32 28
  %307 = load i32, ptr addrspace(3) %306, align 4, !tbaa !10, !alias.scope !78, !noalias !81
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %314

309:                                              ; preds = %305
  %310 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %311 = getelementptr inbounds nuw i8, ptr addrspace(4) %310, i64 12
  %312 = load i16, ptr addrspace(4) %311, align 4, !range !26, !invariant.load !25, !noundef !25
  %313 = zext nneg i16 %312 to i32
  br label %314

314:                                              ; preds = %309, %305, %298
  %315 = phi i32 [ 1, %298 ], [ %313, %309 ], [ %307, %305 ]
  %316 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x() #15
  %317 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %318 = load i32, ptr addrspace(4) %317, align 8, !invariant.load !25, !noundef !25
  br i1 %9, label %319, label %334

319:                                              ; preds = %314, %319
  %320 = load atomic i32, ptr addrspace(1) %303 syncscope("agent") acquire, align 4
  store i32 %320, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 3), align 4, !tbaa !10, !alias.scope !92, !noalias !93
  %321 = add i32 %320, 1024
  %322 = icmp ult i32 %316, %321
  br i1 %322, label %323, label %319, !llvm.loop !94

323:                                              ; preds = %319
  %324 = and i32 %316, 1023
  %325 = icmp ult i32 %316, 1024
  %326 = zext nneg i32 %324 to i64
  %327 = getelementptr inbounds nuw %11, ptr %302, i64 %326
  br i1 %325, label %331, label %328

328:                                              ; preds = %323
  %329 = load i32, ptr %327, align 4, !tbaa !10
  %330 = add nsw i32 %300, %329
  br label %331

331:                                              ; preds = %323, %328
  %332 = phi i32 [ %330, %328 ], [ %300, %323 ]
  store i32 %332, ptr %327, align 4
  fence syncscope("agent") release
  %333 = atomicrmw uinc_wrap ptr addrspace(1) %7, i32 1023 syncscope("agent") seq_cst, align 4, !amdgpu.no.fine.grained.memory !25
  store i32 %333, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 2), align 16, !tbaa !10, !alias.scope !95, !noalias !96
  br label %334

334:                                              ; preds = %331, %314
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %335 = tail call noundef i32 @llvm.umin.i32(i32 %318, i32 1024)
  %336 = load i32, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 2), align 16, !tbaa !10, !alias.scope !95, !noalias !96
  %337 = load i32, ptr addrspace(3) getelementptr inbounds (%10, ptr addrspace(3) @8, i32 0, i32 3), align 4, !tbaa !10, !alias.scope !92, !noalias !93
  %338 = xor i32 %337, -1
  %339 = add i32 %318, %338
  %340 = icmp eq i32 %336, %339
  br i1 %340, label %341, label %451

341:                                              ; preds = %334
  fence syncscope("agent") acquire
  %342 = icmp ugt i32 %318, %8
  br i1 %342, label %343, label %456

343:                                              ; preds = %341
  %344 = tail call noundef range(i32 0, 1025) i32 @llvm.umin.i32(i32 %315, i32 %335)
  %345 = icmp samesign ult i32 %344, 64
  %346 = and i32 %344, 1984
  %347 = select i1 %345, i32 1, i32 %346
  %348 = icmp samesign ult i32 %8, %347
  br i1 %348, label %349, label %456

349:                                              ; preds = %343
  %350 = zext nneg i32 %8 to i64
  %351 = getelementptr inbounds nuw %11, ptr %302, i64 %350
  %352 = load i32, ptr %351, align 4
  %353 = add nuw nsw i32 %347, %8
  %354 = icmp samesign ult i32 %353, %335
  br i1 %354, label %358, label %355

355:                                              ; preds = %358, %349
  %356 = phi i32 [ %352, %349 ], [ %364, %358 ]
  %357 = icmp samesign ugt i32 %347, 1
  br i1 %357, label %367, label %446

358:                                              ; preds = %349, %358
  %359 = phi i32 [ %364, %358 ], [ %352, %349 ]
  %360 = phi i32 [ %365, %358 ], [ %353, %349 ]
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds %11, ptr %302, i64 %361
  %363 = load i32, ptr %362, align 4, !tbaa !10
  %364 = add nsw i32 %363, %359
  %365 = add i32 %360, %347
  %366 = icmp ult i32 %365, %335
  br i1 %366, label %358, label %355, !llvm.loop !97

367:                                              ; preds = %355
  %368 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) #15
  %369 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %368)
  %370 = and i32 %369, 63
  %371 = and i32 %369, 1073741760
  %372 = add i32 %371, %369
  %373 = and i32 %369, 32
  %374 = xor i32 %373, 32
  %375 = add i32 %372, %374
  %376 = shl i32 %375, 2
  %377 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %376, i32 %356)
  %378 = add nsw i32 %356, %377
  %379 = icmp samesign ult i32 %370, 48
  %380 = select i1 %379, i32 16, i32 0
  %381 = add i32 %372, %380
  %382 = shl i32 %381, 2
  %383 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %382, i32 %378)
  %384 = add nsw i32 %378, %383
  %385 = icmp samesign ult i32 %370, 56
  %386 = select i1 %385, i32 8, i32 0
  %387 = add i32 %372, %386
  %388 = shl i32 %387, 2
  %389 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %388, i32 %384)
  %390 = add nsw i32 %384, %389
  %391 = icmp samesign ult i32 %370, 60
  %392 = select i1 %391, i32 4, i32 0
  %393 = add i32 %372, %392
  %394 = shl i32 %393, 2
  %395 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %394, i32 %390)
  %396 = add nsw i32 %390, %395
  %397 = icmp samesign ult i32 %370, 62
  %398 = select i1 %397, i32 2, i32 0
  %399 = add i32 %372, %398
  %400 = shl i32 %399, 2
  %401 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %400, i32 %396)
  %402 = add nsw i32 %396, %401
  %403 = icmp ne i32 %370, 63
  %404 = zext i1 %403 to i32
  %405 = add i32 %372, %404
  %406 = shl i32 %405, 2
  %407 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %406, i32 %402)
  %408 = add nsw i32 %402, %407
  %409 = tail call noundef range(i32 1, 1025) i32 @llvm.umin.i32(i32 %335, i32 %347)
  %410 = icmp samesign ugt i32 %409, 64
  br i1 %410, label %411, label %446

411:                                              ; preds = %367
  %412 = add nuw nsw i32 %409, 63
  %413 = lshr i32 %412, 6
  %414 = and i32 %8, 63
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %419

416:                                              ; preds = %411
  %417 = lshr exact i32 %8, 4
  %418 = getelementptr inbounds nuw i8, ptr addrspace(3) @8, i32 %417
  store volatile i32 %408, ptr addrspace(3) %418, align 4, !alias.scope !85, !noalias !86
  br label %419

419:                                              ; preds = %416, %411
  fence syncscope("workgroup") seq_cst
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %420 = icmp samesign ult i32 %8, %413
  br i1 %420, label %421, label %424

421:                                              ; preds = %419
  %422 = getelementptr inbounds nuw i32, ptr addrspace(3) @8, i32 %8
  %423 = load volatile i32, ptr addrspace(3) %422, align 4, !alias.scope !85, !noalias !86
  br label %424

424:                                              ; preds = %421, %419
  %425 = phi i32 [ %423, %421 ], [ %408, %419 ]
  %426 = icmp samesign ugt i32 %8, 63
  %427 = lshr i32 %412, 7
  br i1 %426, label %446, label %428

428:                                              ; preds = %424
  %429 = sub nuw i32 64, %370
  br label %430

430:                                              ; preds = %428, %430
  %431 = phi i32 [ %441, %430 ], [ %425, %428 ]
  %432 = phi i32 [ %444, %430 ], [ %427, %428 ]
  %433 = phi i32 [ %443, %430 ], [ %413, %428 ]
  %434 = icmp samesign ult i32 %432, %429
  %435 = select i1 %434, i32 %432, i32 0
  %436 = add i32 %372, %435
  %437 = shl i32 %436, 2
  %438 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %437, i32 %431)
  %439 = icmp samesign ult i32 %8, %432
  %440 = select i1 %439, i32 %431, i32 0
  %441 = add nsw i32 %438, %440
  %442 = add nuw nsw i32 %433, 1
  %443 = lshr i32 %442, 1
  %444 = lshr i32 %442, 2
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %446, label %430, !llvm.loop !58

446:                                              ; preds = %430, %424, %367, %355
  %447 = phi i32 [ %408, %367 ], [ %356, %355 ], [ %425, %424 ], [ %441, %430 ]
  br i1 %9, label %448, label %456

448:                                              ; preds = %446
  store i32 0, ptr addrspace(1) %7, align 8, !tbaa !10
  store i32 0, ptr addrspace(1) %303, align 4, !tbaa !10
  %449 = load i32, ptr addrspace(1) %5, align 4, !tbaa !10, !noalias !89
  %450 = add nsw i32 %447, %449
  store i32 %450, ptr addrspace(1) %5, align 4, !tbaa !10, !noalias !89
  br label %456

451:                                              ; preds = %334
  %452 = icmp eq i32 %336, 1023
  %453 = and i1 %9, %452
  br i1 %453, label %454, label %456

454:                                              ; preds = %451
  %455 = atomicrmw add ptr addrspace(1) %303, i32 1024 syncscope("agent") seq_cst, align 4, !amdgpu.no.fine.grained.memory !25, !amdgpu.no.remote.memory !25
  br label %456

456:                                              ; preds = %446, %343, %341, %454, %451, %448
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #8

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #10

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #10

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.sleep(i32 immarg) #13

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.wave.barrier() #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare void @llvm.donothing() #14

attributes #0 = { alwaysinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="48" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="gfx906" }
attributes #2 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="72" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="328" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #4 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="344" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #5 = { nofree noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #7 = { alwaysinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="312" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "kernel" "no-trapping-math"="true" "omp_target_thread_limit"="256" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) "target-cpu"="gfx906" }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) "target-cpu"="gfx906" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="gfx906" }
attributes #11 = { convergent mustprogress nocallback nofree nounwind willreturn "target-cpu"="gfx906" }
attributes #12 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) "target-cpu"="gfx906" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn "target-cpu"="gfx906" }
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
!19 = !{!20, !11, i64 4}
!20 = !{!"_ZTSN4ompx5state11TeamStateTyE", !21, i64 0, !11, i64 28, !11, i64 32, !22, i64 40}
!21 = !{!"_ZTSN4ompx5state10ICVStateTyE", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12, !11, i64 16, !11, i64 20, !11, i64 24}
!22 = !{!"any pointer", !12, i64 0}
!23 = !{!20, !11, i64 8}
!24 = !{!20, !11, i64 28}
!25 = !{}
!26 = !{i16 1, i16 1025}
!27 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !12, i64 0}
!30 = !{!31}
!31 = distinct !{!31, !32}
!32 = distinct !{!32}
!33 = !{!34, !35}
!34 = distinct !{!34, !32}
!35 = distinct !{!35, !32}
!36 = !{!35}
!37 = !{!38, !31, !34}
!38 = distinct !{!38, !39, !"rows_omp_outlined: argument 0"}
!39 = distinct !{!39, !"rows_omp_outlined"}
!40 = !{!38}
!41 = !{!34}
!42 = !{!38, !31, !35}
!43 = !{!31, !34}
!44 = !{!31, !35}
!45 = !{!46}
!46 = distinct !{!46, !47}
!47 = distinct !{!47}
!48 = !{!49, !50, !51}
!49 = distinct !{!49, !47}
!50 = distinct !{!50, !47}
!51 = distinct !{!51, !47}
!52 = !{!53, !53, i64 0}
!53 = !{!"long", !12, i64 0}
!54 = !{!51}
!55 = !{!46, !49, !50}
!56 = !{!50}
!57 = !{!46, !49, !51}
!58 = distinct !{!58, !59}
!59 = !{!"llvm.loop.mustprogress"}
!60 = distinct !{!60, !59}
!61 = !{!49}
!62 = !{!46, !50, !51}
!63 = distinct !{!63, !59}
!64 = !{!65}
!65 = distinct !{!65, !66}
!66 = distinct !{!66}
!67 = !{!68, !69, !70}
!68 = distinct !{!68, !66}
!69 = distinct !{!69, !66}
!70 = distinct !{!70, !66}
!71 = !{!68}
!72 = !{!65, !69, !70}
!73 = !{!74}
!74 = distinct !{!74, !75, !"calls_omp_outlined: argument 0"}
!75 = distinct !{!75, !"calls_omp_outlined"}
!76 = !{!77, !77, i64 0}
!77 = !{!"double", !12, i64 0}
!78 = !{!79}
!79 = distinct !{!79, !80}
!80 = distinct !{!80}
!81 = !{!82, !83, !84}
!82 = distinct !{!82, !80}
!83 = distinct !{!83, !80}
!84 = distinct !{!84, !80}
!85 = !{!84}
!86 = !{!79, !82, !83}
!87 = !{!88, !22, i64 8}
!88 = !{!"_ZTS25KernelLaunchEnvironmentTy", !11, i64 0, !11, i64 4, !22, i64 8}
!89 = !{!90}
!90 = distinct !{!90, !91, !"total_omp_outlined: argument 0"}
!91 = distinct !{!91, !"total_omp_outlined"}
!92 = !{!83}
!93 = !{!79, !82, !84}
!94 = distinct !{!94, !59}
!95 = !{!82}
!96 = !{!79, !83, !84}
!97 = distinct !{!97, !59}
