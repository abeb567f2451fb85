; ModuleID = 'knapsack.cl'
source_filename = "knapsack.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@knapsack.table = internal addrspace(3) global [2 x [256 x i32]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @knapsack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  %24 = addrspacecast ptr addrspace(5) %21 to ptr
  %25 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store i32 %2, ptr %25, align 4
  %26 = load ptr addrspace(1), ptr %23, align 8
  %27 = load ptr addrspace(1), ptr %24, align 8
  %28 = load i32, ptr %25, align 4
  %29 = addrspacecast ptr addrspace(5) %7 to ptr
  %30 = addrspacecast ptr addrspace(5) %8 to ptr
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %26, ptr %29, align 8
  store ptr addrspace(1) %27, ptr %30, align 8
  store i32 %28, ptr %31, align 4
  %32 = addrspacecast ptr addrspace(5) %6 to ptr
  %33 = call i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  store i32 %33, ptr addrspace(5) %10, align 4
  %35 = addrspacecast ptr addrspace(5) %4 to ptr
  %36 = call i32 @llvm.amdgcn.workgroup.id.x()
  %37 = zext i32 %36 to i64
  %38 = load i32, ptr %31, align 4
  %39 = zext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = load ptr addrspace(1), ptr %29, align 8
  %42 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %41, i64 %40
  store ptr addrspace(1) %42, ptr %29, align 8
  %43 = load i32, ptr addrspace(5) %10, align 4
  store i32 %43, ptr addrspace(5) %11, align 4
  br label %44

44:                                               ; preds = %47, %3
  %45 = load i32, ptr addrspace(5) %11, align 4
  %46 = icmp ult i32 %45, 256
  br i1 %46, label %47, label %53

47:                                               ; preds = %44
  %48 = load i32, ptr addrspace(5) %11, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i64 0, i64 %49
  store i32 0, ptr addrspace(3) %50, align 4
  %51 = load i32, ptr addrspace(5) %11, align 4
  %52 = add i32 %51, 64
  store i32 %52, ptr addrspace(5) %11, align 4
  br label %44

53:                                               ; preds = %44
  store i32 0, ptr addrspace(5) %12, align 4
  store i32 0, ptr addrspace(5) %13, align 4
  br label %54

54:                                               ; preds = %115, %53
  %55 = load i32, ptr addrspace(5) %13, align 4
  %56 = load i32, ptr %31, align 4
  %57 = icmp ult i32 %55, %56
  br i1 %57, label %58, label %120

58:                                               ; preds = %54
  %59 = load ptr addrspace(1), ptr %29, align 8
  %60 = load i32, ptr addrspace(5) %13, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %59, i64 %61
  %63 = load <2 x i16>, ptr addrspace(1) %62, align 4
  %64 = extractelement <2 x i16> %63, i64 0
  %65 = zext i16 %64 to i32
  store i32 %65, ptr addrspace(5) %14, align 4
  %66 = load ptr addrspace(1), ptr %29, align 8
  %67 = load i32, ptr addrspace(5) %13, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %66, i64 %68
  %70 = load <2 x i16>, ptr addrspace(1) %69, align 4
  %71 = extractelement <2 x i16> %70, i64 1
  %72 = zext i16 %71 to i32
  store i32 %72, ptr addrspace(5) %15, align 4
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %73 = load i32, ptr addrspace(5) %10, align 4
  store i32 %73, ptr addrspace(5) %16, align 4
  br label %74

74:                                               ; preds = %101, %58
  %75 = load i32, ptr addrspace(5) %16, align 4
  %76 = icmp ult i32 %75, 256
  br i1 %76, label %77, label %115

77:                                               ; preds = %74
  %78 = load i32, ptr addrspace(5) %12, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %79
  %81 = load i32, ptr addrspace(5) %16, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %80, i64 0, i64 %82
  %84 = load i32, ptr addrspace(3) %83, align 4
  store i32 %84, ptr addrspace(5) %17, align 4
  %85 = load i32, ptr addrspace(5) %16, align 4
  %86 = load i32, ptr addrspace(5) %14, align 4
  %87 = icmp uge i32 %85, %86
  br i1 %87, label %88, label %100

88:                                               ; preds = %77
  %89 = load i32, ptr addrspace(5) %12, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %90
  %92 = load i32, ptr addrspace(5) %16, align 4
  %93 = load i32, ptr addrspace(5) %14, align 4
  %94 = sub i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %91, i64 0, i64 %95
  %97 = load i32, ptr addrspace(3) %96, align 4
  %98 = load i32, ptr addrspace(5) %15, align 4
  %99 = add i32 %97, %98
  br label %101

100:                                              ; preds = %77
  br label %101

101:                                              ; preds = %100, %88
  %102 = phi i32 [ %99, %88 ], [ 0, %100 ]
  store i32 %102, ptr addrspace(5) %18, align 4
  %103 = load i32, ptr addrspace(5) %17, align 4
  %104 = load i32, ptr addrspace(5) %18, align 4
  %105 = call i32 @llvm.umax.i32(i32 %103, i32 %104)
  %106 = load i32, ptr addrspace(5) %12, align 4
  %107 = xor i32 %106, 1
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %108
  %110 = load i32, ptr addrspace(5) %16, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %109, i64 0, i64 %111
  store i32 %105, ptr addrspace(3) %112, align 4
  %113 = load i32, ptr addrspace(5) %16, align 4
  %114 = add i32 %113, 64
  store i32 %114, ptr addrspace(5) %16, align 4
  br label %74

115:                                              ; preds = %74
  %116 = load i32, ptr addrspace(5) %12, align 4
  %117 = xor i32 %116, 1
  store i32 %117, ptr addrspace(5) %12, align 4
  %118 = load i32, ptr addrspace(5) %13, align 4
  %119 = add i32 %118, 1
  store i32 %119, ptr addrspace(5) %13, align 4
  br label %54

120:                                              ; preds = %54
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %121 = load i32, ptr addrspace(5) %10, align 4
  store i32 %121, ptr addrspace(5) %19, align 4
  br label %122

122:                                              ; preds = %125, %120
  %123 = load i32, ptr addrspace(5) %19, align 4
  %124 = icmp ult i32 %123, 256
  br i1 %124, label %125, label %144

125:                                              ; preds = %122
  %126 = load i32, ptr addrspace(5) %12, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %127
  %129 = load i32, ptr addrspace(5) %19, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %128, i64 0, i64 %130
  %132 = load i32, ptr addrspace(3) %131, align 4
  %133 = load ptr addrspace(1), ptr %30, align 8
  %134 = addrspacecast ptr addrspace(5) %5 to ptr
  %135 = call i32 @llvm.amdgcn.workgroup.id.x()
  %136 = zext i32 %135 to i64
  %137 = mul i64 %136, 256
  %138 = load i32, ptr addrspace(5) %19, align 4
  %139 = zext i32 %138 to i64
  %140 = add i64 %137, %139
  %141 = getelementptr inbounds nuw i32, ptr addrspace(1) %133, i64 %140
  store i32 %132, ptr addrspace(1) %141, align 4
  %142 = load i32, ptr addrspace(5) %19, align 4
  %143 = add i32 %142, 64
  store i32 %143, ptr addrspace(5) %19, align 4
  br label %122

144:                                              ; preds = %122
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_knapsack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %7 to ptr
  %21 = addrspacecast ptr addrspace(5) %8 to ptr
  %22 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  %23 = addrspacecast ptr addrspace(5) %6 to ptr
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr addrspace(5) %10, align 4
  %27 = addrspacecast ptr addrspace(5) %4 to ptr
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = load i32, ptr %22, align 4
  %31 = zext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = load ptr addrspace(1), ptr %20, align 8
  %34 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %33, i64 %32
  store ptr addrspace(1) %34, ptr %20, align 8
  %35 = load i32, ptr addrspace(5) %10, align 4
  store i32 %35, ptr addrspace(5) %11, align 4
  br label %36

36:                                               ; preds = %43, %3
  %37 = load i32, ptr addrspace(5) %11, align 4
  %38 = icmp ult i32 %37, 256
  br i1 %38, label %39, label %46

39:                                               ; preds = %36
  %40 = load i32, ptr addrspace(5) %11, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i64 0, i64 %41
  store i32 0, ptr addrspace(3) %42, align 4
  br label %43

43:                                               ; preds = %39
  %44 = load i32, ptr addrspace(5) %11, align 4
  %45 = add i32 %44, 64
  store i32 %45, ptr addrspace(5) %11, align 4
  br label %36

46:                                               ; preds = %36
  store i32 0, ptr addrspace(5) %12, align 4
  store i32 0, ptr addrspace(5) %13, align 4
  br label %47

47:                                               ; preds = %112, %46
  %48 = load i32, ptr addrspace(5) %13, align 4
  %49 = load i32, ptr %22, align 4
  %50 = icmp ult i32 %48, %49
  br i1 %50, label %51, label %115

51:                                               ; preds = %47
  %52 = load ptr addrspace(1), ptr %20, align 8
  %53 = load i32, ptr addrspace(5) %13, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %52, i64 %54
  %56 = load <2 x i16>, ptr addrspace(1) %55, align 4
  %57 = extractelement <2 x i16> %56, i64 0
  %58 = zext i16 %57 to i32
  store i32 %58, ptr addrspace(5) %14, align 4
  %59 = load ptr addrspace(1), ptr %20, align 8
  %60 = load i32, ptr addrspace(5) %13, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %59, i64 %61
  %63 = load <2 x i16>, ptr addrspace(1) %62, align 4
  %64 = extractelement <2 x i16> %63, i64 1
  %65 = zext i16 %64 to i32
  store i32 %65, ptr addrspace(5) %15, align 4
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %66 = load i32, ptr addrspace(5) %10, align 4
  store i32 %66, ptr addrspace(5) %16, align 4
  br label %67

67:                                               ; preds = %106, %51
  %68 = load i32, ptr addrspace(5) %16, align 4
  %69 = icmp ult i32 %68, 256
  br i1 %69, label %70, label %109

70:                                               ; preds = %67
  %71 = load i32, ptr addrspace(5) %12, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %72
  %74 = load i32, ptr addrspace(5) %16, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %73, i64 0, i64 %75
  %77 = load i32, ptr addrspace(3) %76, align 4
  store i32 %77, ptr addrspace(5) %17, align 4
  %78 = load i32, ptr addrspace(5) %16, align 4
  %79 = load i32, ptr addrspace(5) %14, align 4
  %80 = icmp uge i32 %78, %79
  br i1 %80, label %81, label %93

81:                                               ; preds = %70
  %82 = load i32, ptr addrspace(5) %12, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %83
  %85 = load i32, ptr addrspace(5) %16, align 4
  %86 = load i32, ptr addrspace(5) %14, align 4
  %87 = sub i32 %85, %86
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %84, i64 0, i64 %88
  %90 = load i32, ptr addrspace(3) %89, align 4
  %91 = load i32, ptr addrspace(5) %15, align 4
  %92 = add i32 %90, %91
  br label %94

93:                                               ; preds = %70
  br label %94

94:                                               ; preds = %93, %81
  %95 = phi i32 [ %92, %81 ], [ 0, %93 ]
  store i32 %95, ptr addrspace(5) %18, align 4
  %96 = load i32, ptr addrspace(5) %17, align 4
  %97 = load i32, ptr addrspace(5) %18, align 4
  %98 = call i32 @llvm.umax.i32(i32 %96, i32 %97)
  %99 = load i32, ptr addrspace(5) %12, align 4
  %100 = xor i32 %99, 1
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %101
  %103 = load i32, ptr addrspace(5) %16, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %102, i64 0, i64 %104
  store i32 %98, ptr addrspace(3) %105, align 4
  br label %106

106:                                              ; preds = %94
  %107 = load i32, ptr addrspace(5) %16, align 4
  %108 = add i32 %107, 64
  store i32 %108, ptr addrspace(5) %16, align 4
  br label %67

109:                                              ; preds = %67
  %110 = load i32, ptr addrspace(5) %12, align 4
  %111 = xor i32 %110, 1
  store i32 %111, ptr addrspace(5) %12, align 4
  br label %112

112:                                              ; preds = %109
  %113 = load i32, ptr addrspace(5) %13, align 4
  %114 = add i32 %113, 1
  store i32 %114, ptr addrspace(5) %13, align 4
  br label %47

115:                                              ; preds = %47
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %116 = load i32, ptr addrspace(5) %10, align 4
  store i32 %116, ptr addrspace(5) %19, align 4
  br label %117

117:                                              ; preds = %137, %115
  %118 = load i32, ptr addrspace(5) %19, align 4
  %119 = icmp ult i32 %118, 256
  br i1 %119, label %120, label %140

120:                                              ; preds = %117
  %121 = load i32, ptr addrspace(5) %12, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [2 x [256 x i32]], ptr addrspace(3) @knapsack.table, i64 0, i64 %122
  %124 = load i32, ptr addrspace(5) %19, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %123, i64 0, i64 %125
  %127 = load i32, ptr addrspace(3) %126, align 4
  %128 = load ptr addrspace(1), ptr %21, align 8
  %129 = addrspacecast ptr addrspace(5) %5 to ptr
  %130 = call i32 @llvm.amdgcn.workgroup.id.x()
  %131 = zext i32 %130 to i64
  %132 = mul i64 %131, 256
  %133 = load i32, ptr addrspace(5) %19, align 4
  %134 = zext i32 %133 to i64
  %135 = add i64 %132, %134
  %136 = getelementptr inbounds nuw i32, ptr addrspace(1) %128, i64 %135
  store i32 %127, ptr addrspace(1) %136, align 4
  br label %137

137:                                              ; preds = %120
  %138 = load i32, ptr addrspace(5) %19, align 4
  %139 = add i32 %138, 64
  store i32 %139, ptr addrspace(5) %19, align 4
  br label %117

140:                                              ; preds = %117
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"ushort2*", !"uint*", !"uint"}
!9 = !{!"ushort __attribute__((ext_vector_type(2)))*", !"uint*", !"uint"}
!10 = !{!"const", !"", !""}
!11 = !{i32 64, i32 1, i32 1}
!12 = !{!"amdgpu-synchronize-as", !"local"}
