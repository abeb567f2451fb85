; ModuleID = 'parse_numbers.cl'
source_filename = "parse_numbers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @parse_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = icmp ult i32 %11, %2
  br i1 %13, label %14, label %111

14:                                               ; preds = %3
  %15 = shl i32 %11, 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !15
  switch i8 %18, label %69 [
    i8 32, label %19
    i8 45, label %65
    i8 43, label %65
  ]

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 1
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !15
  switch i8 %21, label %69 [
    i8 32, label %22
    i8 45, label %65
    i8 43, label %65
  ]

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !15
  switch i8 %24, label %69 [
    i8 32, label %25
    i8 45, label %65
    i8 43, label %65
  ]

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 3
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !15
  switch i8 %27, label %69 [
    i8 32, label %28
    i8 45, label %65
    i8 43, label %65
  ]

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !15
  switch i8 %30, label %69 [
    i8 32, label %31
    i8 45, label %65
    i8 43, label %65
  ]

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 5
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !15
  switch i8 %33, label %69 [
    i8 32, label %34
    i8 45, label %65
    i8 43, label %65
  ]

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 6
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !15
  switch i8 %36, label %69 [
    i8 32, label %37
    i8 45, label %65
    i8 43, label %65
  ]

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 7
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !15
  switch i8 %39, label %69 [
    i8 32, label %40
    i8 45, label %65
    i8 43, label %65
  ]

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15
  switch i8 %42, label %69 [
    i8 32, label %43
    i8 45, label %65
    i8 43, label %65
  ]

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 9
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !15
  switch i8 %45, label %69 [
    i8 32, label %46
    i8 45, label %65
    i8 43, label %65
  ]

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 10
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !15
  switch i8 %48, label %69 [
    i8 32, label %49
    i8 45, label %65
    i8 43, label %65
  ]

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 11
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !15
  switch i8 %51, label %69 [
    i8 32, label %52
    i8 45, label %65
    i8 43, label %65
  ]

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !15
  switch i8 %54, label %69 [
    i8 32, label %55
    i8 45, label %65
    i8 43, label %65
  ]

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 13
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !15
  switch i8 %57, label %69 [
    i8 32, label %58
    i8 45, label %65
    i8 43, label %65
  ]

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 14
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !15
  switch i8 %60, label %69 [
    i8 32, label %61
    i8 45, label %65
    i8 43, label %65
  ]

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 15
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15
  switch i8 %63, label %69 [
    i8 32, label %64
    i8 45, label %65
    i8 43, label %65
  ]

64:                                               ; preds = %61
  br label %69

65:                                               ; preds = %61, %61, %58, %58, %55, %55, %52, %52, %49, %49, %46, %46, %43, %43, %40, %40, %37, %37, %34, %34, %31, %31, %28, %28, %25, %25, %22, %22, %19, %19, %14, %14
  %66 = phi i64 [ 1, %14 ], [ 1, %14 ], [ 2, %19 ], [ 2, %19 ], [ 3, %22 ], [ 3, %22 ], [ 4, %25 ], [ 4, %25 ], [ 5, %28 ], [ 5, %28 ], [ 6, %31 ], [ 6, %31 ], [ 7, %34 ], [ 7, %34 ], [ 8, %37 ], [ 8, %37 ], [ 9, %40 ], [ 9, %40 ], [ 10, %43 ], [ 10, %43 ], [ 11, %46 ], [ 11, %46 ], [ 12, %49 ], [ 12, %49 ], [ 13, %52 ], [ 13, %52 ], [ 14, %55 ], [ 14, %55 ], [ 15, %58 ], [ 15, %58 ], [ 16, %61 ], [ 16, %61 ]
  %67 = phi i8 [ %18, %14 ], [ %18, %14 ], [ %21, %19 ], [ %21, %19 ], [ %24, %22 ], [ %24, %22 ], [ %27, %25 ], [ %27, %25 ], [ %30, %28 ], [ %30, %28 ], [ %33, %31 ], [ %33, %31 ], [ %36, %34 ], [ %36, %34 ], [ %39, %37 ], [ %39, %37 ], [ %42, %40 ], [ %42, %40 ], [ %45, %43 ], [ %45, %43 ], [ %48, %46 ], [ %48, %46 ], [ %51, %49 ], [ %51, %49 ], [ %54, %52 ], [ %54, %52 ], [ %57, %55 ], [ %57, %55 ], [ %60, %58 ], [ %60, %58 ], [ %63, %61 ], [ %63, %61 ]
  %68 = icmp eq i8 %67, 45
  br label %69

69:                                               ; preds = %14, %19, %22, %25, %28, %31, %34, %37, %40, %43, %46, %49, %52, %55, %58, %61, %64, %65
  %70 = phi i64 [ %66, %65 ], [ 0, %14 ], [ 16, %64 ], [ 1, %19 ], [ 15, %61 ], [ 2, %22 ], [ 10, %46 ], [ 3, %25 ], [ 14, %58 ], [ 4, %28 ], [ 9, %43 ], [ 5, %31 ], [ 13, %55 ], [ 6, %34 ], [ 11, %49 ], [ 7, %37 ], [ 12, %52 ], [ 8, %40 ]
  %71 = phi i1 [ %68, %65 ], [ false, %14 ], [ false, %64 ], [ false, %19 ], [ false, %61 ], [ false, %22 ], [ false, %46 ], [ false, %25 ], [ false, %58 ], [ false, %28 ], [ false, %43 ], [ false, %31 ], [ false, %55 ], [ false, %34 ], [ false, %49 ], [ false, %37 ], [ false, %52 ], [ false, %40 ]
  %72 = icmp samesign ult i64 %70, 16
  br i1 %72, label %73, label %94

73:                                               ; preds = %69, %89
  %74 = phi i32 [ %91, %89 ], [ -1, %69 ]
  %75 = phi i64 [ %90, %89 ], [ 0, %69 ]
  %76 = phi i64 [ %92, %89 ], [ %70, %69 ]
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !15, !amdgpu.noclobber !16
  %79 = sext i8 %78 to i64
  switch i8 %78, label %80 [
    i8 32, label %94
    i8 46, label %89
  ]

80:                                               ; preds = %73
  %81 = icmp slt i32 %74, 4
  br i1 %81, label %82, label %89

82:                                               ; preds = %80
  %83 = mul nsw i64 %75, 10
  %84 = add i64 %83, -48
  %85 = add i64 %84, %79
  %86 = icmp sgt i32 %74, -1
  %87 = zext i1 %86 to i32
  %88 = add nuw nsw i32 %74, %87
  br label %89

89:                                               ; preds = %82, %80, %73
  %90 = phi i64 [ %75, %80 ], [ %75, %73 ], [ %85, %82 ]
  %91 = phi i32 [ %74, %80 ], [ 0, %73 ], [ %88, %82 ]
  %92 = add nuw nsw i64 %76, 1
  %93 = icmp samesign ult i64 %76, 15
  br i1 %93, label %73, label %94

94:                                               ; preds = %89, %73, %69
  %95 = phi i64 [ 0, %69 ], [ %90, %89 ], [ %75, %73 ]
  %96 = phi i32 [ -1, %69 ], [ %91, %89 ], [ %74, %73 ]
  %97 = icmp slt i32 %96, 4
  br i1 %97, label %98, label %100

98:                                               ; preds = %94
  %99 = tail call i32 @llvm.smax.i32(i32 %96, i32 0)
  br label %105

100:                                              ; preds = %105, %94
  %101 = phi i64 [ %95, %94 ], [ %108, %105 ]
  %102 = sub nsw i64 0, %101
  %103 = select i1 %71, i64 %102, i64 %101
  %104 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %12
  store i64 %103, ptr addrspace(1) %104, align 8, !tbaa !17
  br label %111

105:                                              ; preds = %98, %105
  %106 = phi i32 [ %109, %105 ], [ %99, %98 ]
  %107 = phi i64 [ %108, %105 ], [ %95, %98 ]
  %108 = mul nsw i64 %107, 10
  %109 = add nuw nsw i32 %106, 1
  %110 = icmp samesign ult i32 %106, 3
  br i1 %110, label %105, label %100

111:                                              ; preds = %3, %100
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_parse_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = icmp ult i32 %11, %2
  br i1 %13, label %14, label %111

14:                                               ; preds = %3
  %15 = shl i32 %11, 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !15
  switch i8 %18, label %69 [
    i8 32, label %19
    i8 45, label %65
    i8 43, label %65
  ]

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 1
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !15
  switch i8 %21, label %69 [
    i8 32, label %22
    i8 45, label %65
    i8 43, label %65
  ]

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !15
  switch i8 %24, label %69 [
    i8 32, label %25
    i8 45, label %65
    i8 43, label %65
  ]

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 3
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !15
  switch i8 %27, label %69 [
    i8 32, label %28
    i8 45, label %65
    i8 43, label %65
  ]

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !15
  switch i8 %30, label %69 [
    i8 32, label %31
    i8 45, label %65
    i8 43, label %65
  ]

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 5
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !15
  switch i8 %33, label %69 [
    i8 32, label %34
    i8 45, label %65
    i8 43, label %65
  ]

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 6
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !15
  switch i8 %36, label %69 [
    i8 32, label %37
    i8 45, label %65
    i8 43, label %65
  ]

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 7
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !15
  switch i8 %39, label %69 [
    i8 32, label %40
    i8 45, label %65
    i8 43, label %65
  ]

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15
  switch i8 %42, label %69 [
    i8 32, label %43
    i8 45, label %65
    i8 43, label %65
  ]

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 9
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !15
  switch i8 %45, label %69 [
    i8 32, label %46
    i8 45, label %65
    i8 43, label %65
  ]

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 10
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !15
  switch i8 %48, label %69 [
    i8 32, label %49
    i8 45, label %65
    i8 43, label %65
  ]

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 11
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !15
  switch i8 %51, label %69 [
    i8 32, label %52
    i8 45, label %65
    i8 43, label %65
  ]

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !15
  switch i8 %54, label %69 [
    i8 32, label %55
    i8 45, label %65
    i8 43, label %65
  ]

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 13
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !15
  switch i8 %57, label %69 [
    i8 32, label %58
    i8 45, label %65
    i8 43, label %65
  ]

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 14
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !15
  switch i8 %60, label %69 [
    i8 32, label %61
    i8 45, label %65
    i8 43, label %65
  ]

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 15
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15
  switch i8 %63, label %69 [
    i8 32, label %64
    i8 45, label %65
    i8 43, label %65
  ]

64:                                               ; preds = %61
  br label %69

65:                                               ; preds = %61, %61, %58, %58, %55, %55, %52, %52, %49, %49, %46, %46, %43, %43, %40, %40, %37, %37, %34, %34, %31, %31, %28, %28, %25, %25, %22, %22, %19, %19, %14, %14
  %66 = phi i64 [ 1, %14 ], [ 1, %14 ], [ 2, %19 ], [ 2, %19 ], [ 3, %22 ], [ 3, %22 ], [ 4, %25 ], [ 4, %25 ], [ 5, %28 ], [ 5, %28 ], [ 6, %31 ], [ 6, %31 ], [ 7, %34 ], [ 7, %34 ], [ 8, %37 ], [ 8, %37 ], [ 9, %40 ], [ 9, %40 ], [ 10, %43 ], [ 10, %43 ], [ 11, %46 ], [ 11, %46 ], [ 12, %49 ], [ 12, %49 ], [ 13, %52 ], [ 13, %52 ], [ 14, %55 ], [ 14, %55 ], [ 15, %58 ], [ 15, %58 ], [ 16, %61 ], [ 16, %61 ]
  %67 = phi i8 [ %18, %14 ], [ %18, %14 ], [ %21, %19 ], [ %21, %19 ], [ %24, %22 ], [ %24, %22 ], [ %27, %25 ], [ %27, %25 ], [ %30, %28 ], [ %30, %28 ], [ %33, %31 ], [ %33, %31 ], [ %36, %34 ], [ %36, %34 ], [ %39, %37 ], [ %39, %37 ], [ %42, %40 ], [ %42, %40 ], [ %45, %43 ], [ %45, %43 ], [ %48, %46 ], [ %48, %46 ], [ %51, %49 ], [ %51, %49 ], [ %54, %52 ], [ %54, %52 ], [ %57, %55 ], [ %57, %55 ], [ %60, %58 ], [ %60, %58 ], [ %63, %61 ], [ %63, %61 ]
  %68 = icmp eq i8 %67, 45
  br label %69

69:                                               ; preds = %14, %19, %22, %25, %28, %31, %34, %37, %40, %43, %46, %49, %52, %55, %58, %61, %64, %65
  %70 = phi i64 [ %66, %65 ], [ 0, %14 ], [ 16, %64 ], [ 1, %19 ], [ 15, %61 ], [ 2, %22 ], [ 10, %46 ], [ 3, %25 ], [ 14, %58 ], [ 4, %28 ], [ 9, %43 ], [ 5, %31 ], [ 13, %55 ], [ 6, %34 ], [ 11, %49 ], [ 7, %37 ], [ 12, %52 ], [ 8, %40 ]
  %71 = phi i1 [ %68, %65 ], [ false, %14 ], [ false, %64 ], [ false, %19 ], [ false, %61 ], [ false, %22 ], [ false, %46 ], [ false, %25 ], [ false, %58 ], [ false, %28 ], [ false, %43 ], [ false, %31 ], [ false, %55 ], [ false, %34 ], [ false, %49 ], [ false, %37 ], [ false, %52 ], [ false, %40 ]
  %72 = icmp samesign ult i64 %70, 16
  br i1 %72, label %73, label %94

73:                                               ; preds = %69, %89
  %74 = phi i32 [ %91, %89 ], [ -1, %69 ]
  %75 = phi i64 [ %90, %89 ], [ 0, %69 ]
  %76 = phi i64 [ %92, %89 ], [ %70, %69 ]
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !15
  %79 = sext i8 %78 to i64
  switch i8 %78, label %80 [
    i8 32, label %94
    i8 46, label %89
  ]

80:                                               ; preds = %73
  %81 = icmp slt i32 %74, 4
  br i1 %81, label %82, label %89

82:                                               ; preds = %80
  %83 = mul nsw i64 %75, 10
  %84 = add i64 %83, -48
  %85 = add i64 %84, %79
  %86 = icmp sgt i32 %74, -1
  %87 = zext i1 %86 to i32
  %88 = add nuw nsw i32 %74, %87
  br label %89

89:                                               ; preds = %82, %73, %80
  %90 = phi i64 [ %75, %80 ], [ %75, %73 ], [ %85, %82 ]
  %91 = phi i32 [ %74, %80 ], [ 0, %73 ], [ %88, %82 ]
  %92 = add nuw nsw i64 %76, 1
  %93 = icmp samesign ult i64 %76, 15
  br i1 %93, label %73, label %94

94:                                               ; preds = %89, %73, %69
  %95 = phi i64 [ 0, %69 ], [ %90, %89 ], [ %75, %73 ]
  %96 = phi i32 [ -1, %69 ], [ %91, %89 ], [ %74, %73 ]
  %97 = icmp slt i32 %96, 4
  br i1 %97, label %98, label %100

98:                                               ; preds = %94
  %99 = tail call i32 @llvm.smax.i32(i32 %96, i32 0)
  br label %105

100:                                              ; preds = %105, %94
  %101 = phi i64 [ %95, %94 ], [ %108, %105 ]
  %102 = sub nsw i64 0, %101
  %103 = select i1 %71, i64 %102, i64 %101
  %104 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %12
  store i64 %103, ptr addrspace(1) %104, align 8, !tbaa !17
  br label %111

105:                                              ; preds = %98, %105
  %106 = phi i32 [ %109, %105 ], [ %99, %98 ]
  %107 = phi i64 [ %108, %105 ], [ %95, %98 ]
  %108 = mul nsw i64 %107, 10
  %109 = add nuw nsw i32 %106, 1
  %110 = icmp samesign ult i32 %106, 3
  br i1 %110, label %105, label %100

111:                                              ; preds = %3, %100
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"char*", !"long*", !"uint"}
!12 = !{!"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !7, i64 0}
