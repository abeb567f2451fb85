; ModuleID = 'prefix_sum.cl'
source_filename = "prefix_sum.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@prefix_sum.sums = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @prefix_sum(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca <4 x i32>, align 16, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %25 to ptr
  %28 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store ptr addrspace(1) %1, ptr %28, align 8
  %29 = load ptr addrspace(1), ptr %27, align 8
  %30 = load ptr addrspace(1), ptr %28, align 8
  %31 = addrspacecast ptr addrspace(5) %18 to ptr
  %32 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %29, ptr %31, align 8
  store ptr addrspace(1) %30, ptr %32, align 8
  %33 = addrspacecast ptr addrspace(5) %17 to ptr
  %34 = call i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  store i32 %34, ptr addrspace(5) %20, align 4
  %36 = load ptr addrspace(1), ptr %31, align 8
  %37 = addrspacecast ptr addrspace(5) %14 to ptr
  %38 = addrspacecast ptr addrspace(5) %12 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = addrspacecast ptr addrspace(5) %10 to ptr
  %41 = addrspacecast ptr addrspace(5) %3 to ptr
  %42 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %42, align 4
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %43, ptr addrspace(5) %5, align 8
  %44 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %45 = load i32, ptr %42, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %44, i64 %46
  %48 = load i16, ptr addrspace(4) %47, align 2
  %49 = zext i16 %48 to i32
  %50 = mul i32 %39, %49
  %51 = addrspacecast ptr addrspace(5) %13 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = add i32 %50, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %36, i64 %54
  %56 = load <4 x i32>, ptr addrspace(1) %55, align 16
  store <4 x i32> %56, ptr addrspace(5) %21, align 16
  %57 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %58 = extractelement <4 x i32> %57, i64 0
  %59 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %60 = extractelement <4 x i32> %59, i64 1
  %61 = add i32 %60, %58
  %62 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %63 = insertelement <4 x i32> %62, i32 %61, i64 1
  store <4 x i32> %63, ptr addrspace(5) %21, align 16
  %64 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %65 = extractelement <4 x i32> %64, i64 1
  %66 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %67 = extractelement <4 x i32> %66, i64 2
  %68 = add i32 %67, %65
  %69 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %70 = insertelement <4 x i32> %69, i32 %68, i64 2
  store <4 x i32> %70, ptr addrspace(5) %21, align 16
  %71 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %72 = extractelement <4 x i32> %71, i64 2
  %73 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %74 = extractelement <4 x i32> %73, i64 3
  %75 = add i32 %74, %72
  %76 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %77 = insertelement <4 x i32> %76, i32 %75, i64 3
  store <4 x i32> %77, ptr addrspace(5) %21, align 16
  %78 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %79 = extractelement <4 x i32> %78, i64 3
  store i32 %79, ptr addrspace(5) %22, align 4
  %80 = load i32, ptr addrspace(5) %22, align 4
  %81 = load i32, ptr addrspace(5) %20, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @prefix_sum.sums, i64 0, i64 %82
  store i32 %80, ptr addrspace(3) %83, align 4
  store i32 1, ptr addrspace(5) %23, align 4
  br label %84

84:                                               ; preds = %99, %2
  %85 = load i32, ptr addrspace(5) %23, align 4
  %86 = icmp ult i32 %85, 64
  br i1 %86, label %87, label %110

87:                                               ; preds = %84
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %88 = load i32, ptr addrspace(5) %20, align 4
  %89 = load i32, ptr addrspace(5) %23, align 4
  %90 = icmp uge i32 %88, %89
  br i1 %90, label %91, label %98

91:                                               ; preds = %87
  %92 = load i32, ptr addrspace(5) %20, align 4
  %93 = load i32, ptr addrspace(5) %23, align 4
  %94 = sub i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @prefix_sum.sums, i64 0, i64 %95
  %97 = load i32, ptr addrspace(3) %96, align 4
  br label %99

98:                                               ; preds = %87
  br label %99

99:                                               ; preds = %98, %91
  %100 = phi i32 [ %97, %91 ], [ 0, %98 ]
  store i32 %100, ptr addrspace(5) %24, align 4
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %101 = load i32, ptr addrspace(5) %24, align 4
  %102 = load i32, ptr addrspace(5) %22, align 4
  %103 = add i32 %102, %101
  store i32 %103, ptr addrspace(5) %22, align 4
  %104 = load i32, ptr addrspace(5) %22, align 4
  %105 = load i32, ptr addrspace(5) %20, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @prefix_sum.sums, i64 0, i64 %106
  store i32 %104, ptr addrspace(3) %107, align 4
  %108 = load i32, ptr addrspace(5) %23, align 4
  %109 = shl i32 %108, 1
  store i32 %109, ptr addrspace(5) %23, align 4
  br label %84

110:                                              ; preds = %84
  %111 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %112 = load i32, ptr addrspace(5) %22, align 4
  %113 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %114 = extractelement <4 x i32> %113, i64 3
  %115 = sub i32 %112, %114
  %116 = insertelement <4 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <4 x i32> %116, <4 x i32> poison, <4 x i32> zeroinitializer
  %118 = add <4 x i32> %111, %117
  %119 = load ptr addrspace(1), ptr %32, align 8
  %120 = addrspacecast ptr addrspace(5) %16 to ptr
  %121 = addrspacecast ptr addrspace(5) %11 to ptr
  %122 = call i32 @llvm.amdgcn.workgroup.id.x()
  %123 = addrspacecast ptr addrspace(5) %9 to ptr
  %124 = addrspacecast ptr addrspace(5) %6 to ptr
  %125 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %125, align 4
  %126 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %126, ptr addrspace(5) %8, align 8
  %127 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %128 = load i32, ptr %125, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr addrspace(4) %127, i64 %129
  %131 = load i16, ptr addrspace(4) %130, align 2
  %132 = zext i16 %131 to i32
  %133 = mul i32 %122, %132
  %134 = addrspacecast ptr addrspace(5) %15 to ptr
  %135 = call i32 @llvm.amdgcn.workitem.id.x()
  %136 = add i32 %133, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %119, i64 %137
  store <4 x i32> %118, ptr addrspace(1) %138, align 16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_prefix_sum(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca <4 x i32>, align 16, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %18 to ptr
  %26 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  store ptr addrspace(1) %1, ptr %26, align 8
  %27 = addrspacecast ptr addrspace(5) %17 to ptr
  %28 = call i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr addrspace(5) %20, align 4
  %31 = load ptr addrspace(1), ptr %25, align 8
  %32 = addrspacecast ptr addrspace(5) %14 to ptr
  %33 = addrspacecast ptr addrspace(5) %12 to ptr
  %34 = call i32 @llvm.amdgcn.workgroup.id.x()
  %35 = addrspacecast ptr addrspace(5) %10 to ptr
  %36 = addrspacecast ptr addrspace(5) %3 to ptr
  %37 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %37, align 4
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %38, ptr addrspace(5) %5, align 8
  %39 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %40 = load i32, ptr %37, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %39, i64 %41
  %43 = load i16, ptr addrspace(4) %42, align 2
  %44 = zext i16 %43 to i32
  %45 = mul i32 %34, %44
  %46 = addrspacecast ptr addrspace(5) %13 to ptr
  %47 = call i32 @llvm.amdgcn.workitem.id.x()
  %48 = add i32 %45, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %31, i64 %49
  %51 = load <4 x i32>, ptr addrspace(1) %50, align 16
  store <4 x i32> %51, ptr addrspace(5) %21, align 16
  %52 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %53 = extractelement <4 x i32> %52, i64 0
  %54 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %55 = extractelement <4 x i32> %54, i64 1
  %56 = add i32 %55, %53
  %57 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %58 = insertelement <4 x i32> %57, i32 %56, i64 1
  store <4 x i32> %58, ptr addrspace(5) %21, align 16
  %59 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %60 = extractelement <4 x i32> %59, i64 1
  %61 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %62 = extractelement <4 x i32> %61, i64 2
  %63 = add i32 %62, %60
  %64 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %65 = insertelement <4 x i32> %64, i32 %63, i64 2
  store <4 x i32> %65, ptr addrspace(5) %21, align 16
  %66 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %67 = extractelement <4 x i32> %66, i64 2
  %68 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %69 = extractelement <4 x i32> %68, i64 3
  %70 = add i32 %69, %67
  %71 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %72 = insertelement <4 x i32> %71, i32 %70, i64 3
  store <4 x i32> %72, ptr addrspace(5) %21, align 16
  %73 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %74 = extractelement <4 x i32> %73, i64 3
  store i32 %74, ptr addrspace(5) %22, align 4
  %75 = load i32, ptr addrspace(5) %22, align 4
  %76 = load i32, ptr addrspace(5) %20, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @prefix_sum.sums, i64 0, i64 %77
  store i32 %75, ptr addrspace(3) %78, align 4
  store i32 1, ptr addrspace(5) %23, align 4
  br label %79

79:                                               ; preds = %103, %2
  %80 = load i32, ptr addrspace(5) %23, align 4
  %81 = icmp ult i32 %80, 64
  br i1 %81, label %82, label %106

82:                                               ; preds = %79
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %83 = load i32, ptr addrspace(5) %20, align 4
  %84 = load i32, ptr addrspace(5) %23, align 4
  %85 = icmp uge i32 %83, %84
  br i1 %85, label %86, label %93

86:                                               ; preds = %82
  %87 = load i32, ptr addrspace(5) %20, align 4
  %88 = load i32, ptr addrspace(5) %23, align 4
  %89 = sub i32 %87, %88
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @prefix_sum.sums, i64 0, i64 %90
  %92 = load i32, ptr addrspace(3) %91, align 4
  br label %94

93:                                               ; preds = %82
  br label %94

94:                                               ; preds = %93, %86
  %95 = phi i32 [ %92, %86 ], [ 0, %93 ]
  store i32 %95, ptr addrspace(5) %24, align 4
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %96 = load i32, ptr addrspace(5) %24, align 4
  %97 = load i32, ptr addrspace(5) %22, align 4
  %98 = add i32 %97, %96
  store i32 %98, ptr addrspace(5) %22, align 4
  %99 = load i32, ptr addrspace(5) %22, align 4
  %100 = load i32, ptr addrspace(5) %20, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @prefix_sum.sums, i64 0, i64 %101
  store i32 %99, ptr addrspace(3) %102, align 4
  br label %103

103:                                              ; preds = %94
  %104 = load i32, ptr addrspace(5) %23, align 4
  %105 = shl i32 %104, 1
  store i32 %105, ptr addrspace(5) %23, align 4
  br label %79

106:                                              ; preds = %79
  %107 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %108 = load i32, ptr addrspace(5) %22, align 4
  %109 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %110 = extractelement <4 x i32> %109, i64 3
  %111 = sub i32 %108, %110
  %112 = insertelement <4 x i32> poison, i32 %111, i64 0
  %113 = shufflevector <4 x i32> %112, <4 x i32> poison, <4 x i32> zeroinitializer
  %114 = add <4 x i32> %107, %113
  %115 = load ptr addrspace(1), ptr %26, align 8
  %116 = addrspacecast ptr addrspace(5) %16 to ptr
  %117 = addrspacecast ptr addrspace(5) %11 to ptr
  %118 = call i32 @llvm.amdgcn.workgroup.id.x()
  %119 = addrspacecast ptr addrspace(5) %9 to ptr
  %120 = addrspacecast ptr addrspace(5) %6 to ptr
  %121 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %121, align 4
  %122 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %122, ptr addrspace(5) %8, align 8
  %123 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %124 = load i32, ptr %121, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr addrspace(4) %123, i64 %125
  %127 = load i16, ptr addrspace(4) %126, align 2
  %128 = zext i16 %127 to i32
  %129 = mul i32 %118, %128
  %130 = addrspacecast ptr addrspace(5) %15 to ptr
  %131 = call i32 @llvm.amdgcn.workitem.id.x()
  %132 = add i32 %129, %131
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %115, i64 %133
  store <4 x i32> %114, ptr addrspace(1) %134, align 16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1}
!7 = !{!"none", !"none"}
!8 = !{!"uint4*", !"uint4*"}
!9 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!10 = !{!"const", !""}
!11 = !{i32 64, i32 1, i32 1}
!12 = !{!"amdgpu-synchronize-as", !"local"}
