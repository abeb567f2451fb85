; ModuleID = 'life_bytes.cl'
source_filename = "life_bytes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@life_bytes.cells = internal addrspace(3) global [2 x [16 x [16 x i8]]] undef, align 1
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @life_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
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
  %18 = alloca i8, align 1, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = addrspacecast ptr addrspace(5) %19 to ptr
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  %24 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %0, ptr %22, align 8
  store ptr addrspace(1) %1, ptr %23, align 8
  store i32 %2, ptr %24, align 4
  %25 = load ptr addrspace(1), ptr %22, align 8
  %26 = load ptr addrspace(1), ptr %23, align 8
  %27 = load i32, ptr %24, align 4
  %28 = addrspacecast ptr addrspace(5) %7 to ptr
  %29 = addrspacecast ptr addrspace(5) %8 to ptr
  %30 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %25, ptr %28, align 8
  store ptr addrspace(1) %26, ptr %29, align 8
  store i32 %27, ptr %30, align 4
  %31 = addrspacecast ptr addrspace(5) %6 to ptr
  %32 = call i32 @llvm.amdgcn.workitem.id.x()
  %33 = zext i32 %32 to i64
  store i32 %32, ptr addrspace(5) %10, align 4
  %34 = addrspacecast ptr addrspace(5) %5 to ptr
  %35 = call i32 @llvm.amdgcn.workitem.id.y()
  %36 = zext i32 %35 to i64
  store i32 %35, ptr addrspace(5) %11, align 4
  %37 = addrspacecast ptr addrspace(5) %4 to ptr
  %38 = call i32 @llvm.amdgcn.workgroup.id.x()
  %39 = zext i32 %38 to i64
  %40 = mul i64 %39, 16
  %41 = mul i64 %40, 16
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %12, align 4
  %43 = load ptr addrspace(1), ptr %28, align 8
  %44 = load i32, ptr addrspace(5) %12, align 4
  %45 = load i32, ptr addrspace(5) %11, align 4
  %46 = mul nsw i32 %45, 16
  %47 = add nsw i32 %44, %46
  %48 = load i32, ptr addrspace(5) %10, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1
  %53 = load i32, ptr addrspace(5) %11, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %54
  %56 = load i32, ptr addrspace(5) %10, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x i8], ptr addrspace(3) %55, i64 0, i64 %57
  store i8 %52, ptr addrspace(3) %58, align 1
  store i32 0, ptr addrspace(5) %13, align 4
  store i32 0, ptr addrspace(5) %14, align 4
  br label %59

59:                                               ; preds = %125, %3
  %60 = load i32, ptr addrspace(5) %14, align 4
  %61 = load i32, ptr %30, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %143

63:                                               ; preds = %59
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %15, align 4
  store i32 -1, ptr addrspace(5) %16, align 4
  br label %64

64:                                               ; preds = %100, %63
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = icmp sle i32 %65, 1
  br i1 %66, label %67, label %103

67:                                               ; preds = %64
  store i32 -1, ptr addrspace(5) %17, align 4
  br label %68

68:                                               ; preds = %97, %67
  %69 = load i32, ptr addrspace(5) %17, align 4
  %70 = icmp sle i32 %69, 1
  br i1 %70, label %71, label %100

71:                                               ; preds = %68
  %72 = load i32, ptr addrspace(5) %17, align 4
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %77, label %74

74:                                               ; preds = %71
  %75 = load i32, ptr addrspace(5) %16, align 4
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %97

77:                                               ; preds = %74, %71
  %78 = load i32, ptr addrspace(5) %13, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %79
  %81 = load i32, ptr addrspace(5) %11, align 4
  %82 = load i32, ptr addrspace(5) %16, align 4
  %83 = add nsw i32 %81, %82
  %84 = and i32 %83, 15
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %80, i64 0, i64 %85
  %87 = load i32, ptr addrspace(5) %10, align 4
  %88 = load i32, ptr addrspace(5) %17, align 4
  %89 = add nsw i32 %87, %88
  %90 = and i32 %89, 15
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x i8], ptr addrspace(3) %86, i64 0, i64 %91
  %93 = load i8, ptr addrspace(3) %92, align 1
  %94 = zext i8 %93 to i32
  %95 = load i32, ptr addrspace(5) %15, align 4
  %96 = add nsw i32 %95, %94
  store i32 %96, ptr addrspace(5) %15, align 4
  br label %97

97:                                               ; preds = %77, %74
  %98 = load i32, ptr addrspace(5) %17, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr addrspace(5) %17, align 4
  br label %68

100:                                              ; preds = %68
  %101 = load i32, ptr addrspace(5) %16, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr addrspace(5) %16, align 4
  br label %64

103:                                              ; preds = %64
  %104 = load i32, ptr addrspace(5) %13, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %105
  %107 = load i32, ptr addrspace(5) %11, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %106, i64 0, i64 %108
  %110 = load i32, ptr addrspace(5) %10, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x i8], ptr addrspace(3) %109, i64 0, i64 %111
  %113 = load i8, ptr addrspace(3) %112, align 1
  store i8 %113, ptr addrspace(5) %18, align 1
  %114 = load i32, ptr addrspace(5) %15, align 4
  %115 = icmp eq i32 %114, 3
  br i1 %115, label %125, label %116

116:                                              ; preds = %103
  %117 = load i8, ptr addrspace(5) %18, align 1
  %118 = zext i8 %117 to i32
  %119 = icmp ne i32 %118, 0
  br i1 %119, label %120, label %123

120:                                              ; preds = %116
  %121 = load i32, ptr addrspace(5) %15, align 4
  %122 = icmp eq i32 %121, 2
  br label %123

123:                                              ; preds = %120, %116
  %124 = phi i1 [ false, %116 ], [ %122, %120 ]
  br label %125

125:                                              ; preds = %123, %103
  %126 = phi i1 [ true, %103 ], [ %124, %123 ]
  %127 = zext i1 %126 to i32
  %128 = trunc i32 %127 to i8
  %129 = load i32, ptr addrspace(5) %13, align 4
  %130 = sub nsw i32 1, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %131
  %133 = load i32, ptr addrspace(5) %11, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %132, i64 0, i64 %134
  %136 = load i32, ptr addrspace(5) %10, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [16 x i8], ptr addrspace(3) %135, i64 0, i64 %137
  store i8 %128, ptr addrspace(3) %138, align 1
  %139 = load i32, ptr addrspace(5) %13, align 4
  %140 = sub nsw i32 1, %139
  store i32 %140, ptr addrspace(5) %13, align 4
  %141 = load i32, ptr addrspace(5) %14, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr addrspace(5) %14, align 4
  br label %59

143:                                              ; preds = %59
  %144 = load i32, ptr addrspace(5) %13, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %145
  %147 = load i32, ptr addrspace(5) %11, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %146, i64 0, i64 %148
  %150 = load i32, ptr addrspace(5) %10, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [16 x i8], ptr addrspace(3) %149, i64 0, i64 %151
  %153 = load i8, ptr addrspace(3) %152, align 1
  %154 = load ptr addrspace(1), ptr %29, align 8
  %155 = load i32, ptr addrspace(5) %12, align 4
  %156 = load i32, ptr addrspace(5) %11, align 4
  %157 = mul nsw i32 %156, 16
  %158 = add nsw i32 %155, %157
  %159 = load i32, ptr addrspace(5) %10, align 4
  %160 = add nsw i32 %158, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i8, ptr addrspace(1) %154, i64 %161
  store i8 %153, ptr addrspace(1) %162, align 1
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
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
  %18 = alloca i8, align 1, addrspace(5)
  %19 = addrspacecast ptr addrspace(5) %7 to ptr
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %19, align 8
  store ptr addrspace(1) %1, ptr %20, align 8
  store i32 %2, ptr %21, align 4
  %22 = addrspacecast ptr addrspace(5) %6 to ptr
  %23 = call i32 @llvm.amdgcn.workitem.id.x()
  %24 = zext i32 %23 to i64
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr addrspace(5) %10, align 4
  %26 = addrspacecast ptr addrspace(5) %5 to ptr
  %27 = call i32 @llvm.amdgcn.workitem.id.y()
  %28 = zext i32 %27 to i64
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr addrspace(5) %11, align 4
  %30 = addrspacecast ptr addrspace(5) %4 to ptr
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = zext i32 %31 to i64
  %33 = mul i64 %32, 16
  %34 = mul i64 %33, 16
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr addrspace(5) %12, align 4
  %36 = load ptr addrspace(1), ptr %19, align 8
  %37 = load i32, ptr addrspace(5) %12, align 4
  %38 = load i32, ptr addrspace(5) %11, align 4
  %39 = mul nsw i32 %38, 16
  %40 = add nsw i32 %37, %39
  %41 = load i32, ptr addrspace(5) %10, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr addrspace(1) %36, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1
  %46 = load i32, ptr addrspace(5) %11, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %47
  %49 = load i32, ptr addrspace(5) %10, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [16 x i8], ptr addrspace(3) %48, i64 0, i64 %50
  store i8 %45, ptr addrspace(3) %51, align 1
  store i32 0, ptr addrspace(5) %13, align 4
  store i32 0, ptr addrspace(5) %14, align 4
  br label %52

52:                                               ; preds = %136, %3
  %53 = load i32, ptr addrspace(5) %14, align 4
  %54 = load i32, ptr %21, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %139

56:                                               ; preds = %52
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %15, align 4
  store i32 -1, ptr addrspace(5) %16, align 4
  br label %57

57:                                               ; preds = %95, %56
  %58 = load i32, ptr addrspace(5) %16, align 4
  %59 = icmp sle i32 %58, 1
  br i1 %59, label %60, label %98

60:                                               ; preds = %57
  store i32 -1, ptr addrspace(5) %17, align 4
  br label %61

61:                                               ; preds = %91, %60
  %62 = load i32, ptr addrspace(5) %17, align 4
  %63 = icmp sle i32 %62, 1
  br i1 %63, label %64, label %94

64:                                               ; preds = %61
  %65 = load i32, ptr addrspace(5) %17, align 4
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %64
  %68 = load i32, ptr addrspace(5) %16, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %90

70:                                               ; preds = %67, %64
  %71 = load i32, ptr addrspace(5) %13, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %72
  %74 = load i32, ptr addrspace(5) %11, align 4
  %75 = load i32, ptr addrspace(5) %16, align 4
  %76 = add nsw i32 %74, %75
  %77 = and i32 %76, 15
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %73, i64 0, i64 %78
  %80 = load i32, ptr addrspace(5) %10, align 4
  %81 = load i32, ptr addrspace(5) %17, align 4
  %82 = add nsw i32 %80, %81
  %83 = and i32 %82, 15
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x i8], ptr addrspace(3) %79, i64 0, i64 %84
  %86 = load i8, ptr addrspace(3) %85, align 1
  %87 = zext i8 %86 to i32
  %88 = load i32, ptr addrspace(5) %15, align 4
  %89 = add nsw i32 %88, %87
  store i32 %89, ptr addrspace(5) %15, align 4
  br label %90

90:                                               ; preds = %70, %67
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr addrspace(5) %17, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr addrspace(5) %17, align 4
  br label %61

94:                                               ; preds = %61
  br label %95

95:                                               ; preds = %94
  %96 = load i32, ptr addrspace(5) %16, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr addrspace(5) %16, align 4
  br label %57

98:                                               ; preds = %57
  %99 = load i32, ptr addrspace(5) %13, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %100
  %102 = load i32, ptr addrspace(5) %11, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %101, i64 0, i64 %103
  %105 = load i32, ptr addrspace(5) %10, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x i8], ptr addrspace(3) %104, i64 0, i64 %106
  %108 = load i8, ptr addrspace(3) %107, align 1
  store i8 %108, ptr addrspace(5) %18, align 1
  %109 = load i32, ptr addrspace(5) %15, align 4
  %110 = icmp eq i32 %109, 3
  br i1 %110, label %120, label %111

111:                                              ; preds = %98
  %112 = load i8, ptr addrspace(5) %18, align 1
  %113 = zext i8 %112 to i32
  %114 = icmp ne i32 %113, 0
  br i1 %114, label %115, label %118

115:                                              ; preds = %111
  %116 = load i32, ptr addrspace(5) %15, align 4
  %117 = icmp eq i32 %116, 2
  br label %118

118:                                              ; preds = %115, %111
  %119 = phi i1 [ false, %111 ], [ %117, %115 ]
  br label %120

120:                                              ; preds = %118, %98
  %121 = phi i1 [ true, %98 ], [ %119, %118 ]
  %122 = zext i1 %121 to i32
  %123 = trunc i32 %122 to i8
  %124 = load i32, ptr addrspace(5) %13, align 4
  %125 = sub nsw i32 1, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %126
  %128 = load i32, ptr addrspace(5) %11, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %127, i64 0, i64 %129
  %131 = load i32, ptr addrspace(5) %10, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [16 x i8], ptr addrspace(3) %130, i64 0, i64 %132
  store i8 %123, ptr addrspace(3) %133, align 1
  %134 = load i32, ptr addrspace(5) %13, align 4
  %135 = sub nsw i32 1, %134
  store i32 %135, ptr addrspace(5) %13, align 4
  br label %136

136:                                              ; preds = %120
  %137 = load i32, ptr addrspace(5) %14, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr addrspace(5) %14, align 4
  br label %52

139:                                              ; preds = %52
  %140 = load i32, ptr addrspace(5) %13, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [2 x [16 x [16 x i8]]], ptr addrspace(3) @life_bytes.cells, i64 0, i64 %141
  %143 = load i32, ptr addrspace(5) %11, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [16 x [16 x i8]], ptr addrspace(3) %142, i64 0, i64 %144
  %146 = load i32, ptr addrspace(5) %10, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [16 x i8], ptr addrspace(3) %145, i64 0, i64 %147
  %149 = load i8, ptr addrspace(3) %148, align 1
  %150 = load ptr addrspace(1), ptr %20, align 8
  %151 = load i32, ptr addrspace(5) %12, align 4
  %152 = load i32, ptr addrspace(5) %11, align 4
  %153 = mul nsw i32 %152, 16
  %154 = add nsw i32 %151, %153
  %155 = load i32, ptr addrspace(5) %10, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i8, ptr addrspace(1) %150, i64 %157
  store i8 %149, ptr addrspace(1) %158, align 1
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
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
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"int"}
!9 = !{!"const", !"", !""}
!10 = !{i32 16, i32 16, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
