; ModuleID = 'radix_scatter.cl'
source_filename = "radix_scatter.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@radix_scatter.ranks = internal addrspace(3) global [64 x [16 x i16]] undef, align 2
@radix_scatter.begin = internal addrspace(3) global [16 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @radix_scatter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca [16 x i16], align 2, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %20 to ptr
  %25 = addrspacecast ptr addrspace(5) %21 to ptr
  %26 = addrspacecast ptr addrspace(5) %22 to ptr
  %27 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(1) %2, ptr %26, align 8
  store i32 %3, ptr %27, align 4
  %28 = load ptr addrspace(1), ptr %24, align 8
  %29 = load ptr addrspace(1), ptr %25, align 8
  %30 = load ptr addrspace(1), ptr %26, align 8
  %31 = load i32, ptr %27, align 4
  %32 = addrspacecast ptr addrspace(5) %8 to ptr
  %33 = addrspacecast ptr addrspace(5) %9 to ptr
  %34 = addrspacecast ptr addrspace(5) %10 to ptr
  %35 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %28, ptr %32, align 8
  store ptr addrspace(1) %29, ptr %33, align 8
  store ptr addrspace(1) %30, ptr %34, align 8
  store i32 %31, ptr %35, align 4
  %36 = addrspacecast ptr addrspace(5) %7 to ptr
  %37 = call i32 @llvm.amdgcn.workitem.id.x()
  %38 = zext i32 %37 to i64
  store i32 %37, ptr addrspace(5) %12, align 4
  %39 = load ptr addrspace(1), ptr %32, align 8
  %40 = addrspacecast ptr addrspace(5) %5 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = zext i32 %41 to i64
  %43 = mul i64 %42, 64
  %44 = load i32, ptr addrspace(5) %12, align 4
  %45 = zext i32 %44 to i64
  %46 = add i64 %43, %45
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4
  store i32 %48, ptr addrspace(5) %13, align 4
  %49 = load i32, ptr addrspace(5) %13, align 4
  %50 = load i32, ptr %35, align 4
  %51 = and i32 %50, 31
  %52 = lshr i32 %49, %51
  %53 = and i32 %52, 15
  store i32 %53, ptr addrspace(5) %14, align 4
  %54 = load i32, ptr addrspace(5) %12, align 4
  %55 = icmp ult i32 %54, 16
  br i1 %55, label %56, label %70

56:                                               ; preds = %4
  %57 = load ptr addrspace(1), ptr %33, align 8
  %58 = addrspacecast ptr addrspace(5) %6 to ptr
  %59 = call i32 @llvm.amdgcn.workgroup.id.x()
  %60 = zext i32 %59 to i64
  %61 = mul i64 %60, 16
  %62 = load i32, ptr addrspace(5) %12, align 4
  %63 = zext i32 %62 to i64
  %64 = add i64 %61, %63
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4
  %67 = load i32, ptr addrspace(5) %12, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @radix_scatter.begin, i64 0, i64 %68
  store i32 %66, ptr addrspace(3) %69, align 4
  br label %70

70:                                               ; preds = %56, %4
  store i32 0, ptr addrspace(5) %15, align 4
  br label %71

71:                                               ; preds = %74, %70
  %72 = load i32, ptr addrspace(5) %15, align 4
  %73 = icmp ult i32 %72, 16
  br i1 %73, label %74, label %88

74:                                               ; preds = %71
  %75 = load i32, ptr addrspace(5) %15, align 4
  %76 = load i32, ptr addrspace(5) %14, align 4
  %77 = icmp eq i32 %75, %76
  %78 = zext i1 %77 to i32
  %79 = trunc i32 %78 to i16
  %80 = load i32, ptr addrspace(5) %12, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %81
  %83 = load i32, ptr addrspace(5) %15, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %82, i64 0, i64 %84
  store i16 %79, ptr addrspace(3) %85, align 2
  %86 = load i32, ptr addrspace(5) %15, align 4
  %87 = add i32 %86, 1
  store i32 %87, ptr addrspace(5) %15, align 4
  br label %71

88:                                               ; preds = %71
  store i32 1, ptr addrspace(5) %16, align 4
  br label %89

89:                                               ; preds = %142, %88
  %90 = load i32, ptr addrspace(5) %16, align 4
  %91 = icmp ult i32 %90, 64
  br i1 %91, label %92, label %145

92:                                               ; preds = %89
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %18, align 4
  br label %93

93:                                               ; preds = %112, %92
  %94 = load i32, ptr addrspace(5) %18, align 4
  %95 = icmp ult i32 %94, 16
  br i1 %95, label %96, label %120

96:                                               ; preds = %93
  %97 = load i32, ptr addrspace(5) %12, align 4
  %98 = load i32, ptr addrspace(5) %16, align 4
  %99 = icmp uge i32 %97, %98
  br i1 %99, label %100, label %111

100:                                              ; preds = %96
  %101 = load i32, ptr addrspace(5) %12, align 4
  %102 = load i32, ptr addrspace(5) %16, align 4
  %103 = sub i32 %101, %102
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %104
  %106 = load i32, ptr addrspace(5) %18, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %105, i64 0, i64 %107
  %109 = load i16, ptr addrspace(3) %108, align 2
  %110 = zext i16 %109 to i32
  br label %112

111:                                              ; preds = %96
  br label %112

112:                                              ; preds = %111, %100
  %113 = phi i32 [ %110, %100 ], [ 0, %111 ]
  %114 = trunc i32 %113 to i16
  %115 = load i32, ptr addrspace(5) %18, align 4
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw [16 x i16], ptr addrspace(5) %17, i64 0, i64 %116
  store i16 %114, ptr addrspace(5) %117, align 2
  %118 = load i32, ptr addrspace(5) %18, align 4
  %119 = add i32 %118, 1
  store i32 %119, ptr addrspace(5) %18, align 4
  br label %93

120:                                              ; preds = %93
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %19, align 4
  br label %121

121:                                              ; preds = %124, %120
  %122 = load i32, ptr addrspace(5) %19, align 4
  %123 = icmp ult i32 %122, 16
  br i1 %123, label %124, label %142

124:                                              ; preds = %121
  %125 = load i32, ptr addrspace(5) %19, align 4
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw [16 x i16], ptr addrspace(5) %17, i64 0, i64 %126
  %128 = load i16, ptr addrspace(5) %127, align 2
  %129 = zext i16 %128 to i32
  %130 = load i32, ptr addrspace(5) %12, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %131
  %133 = load i32, ptr addrspace(5) %19, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %132, i64 0, i64 %134
  %136 = load i16, ptr addrspace(3) %135, align 2
  %137 = zext i16 %136 to i32
  %138 = add nsw i32 %137, %129
  %139 = trunc i32 %138 to i16
  store i16 %139, ptr addrspace(3) %135, align 2
  %140 = load i32, ptr addrspace(5) %19, align 4
  %141 = add i32 %140, 1
  store i32 %141, ptr addrspace(5) %19, align 4
  br label %121

142:                                              ; preds = %121
  %143 = load i32, ptr addrspace(5) %16, align 4
  %144 = mul i32 %143, 2
  store i32 %144, ptr addrspace(5) %16, align 4
  br label %89

145:                                              ; preds = %89
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %146 = load i32, ptr addrspace(5) %13, align 4
  %147 = load ptr addrspace(1), ptr %34, align 8
  %148 = load i32, ptr addrspace(5) %14, align 4
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @radix_scatter.begin, i64 0, i64 %149
  %151 = load i32, ptr addrspace(3) %150, align 4
  %152 = load i32, ptr addrspace(5) %12, align 4
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %153
  %155 = load i32, ptr addrspace(5) %14, align 4
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %154, i64 0, i64 %156
  %158 = load i16, ptr addrspace(3) %157, align 2
  %159 = zext i16 %158 to i32
  %160 = add i32 %151, %159
  %161 = sub i32 %160, 1
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr addrspace(1) %147, i64 %162
  store i32 %146, ptr addrspace(1) %163, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca [16 x i16], align 2, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  %22 = addrspacecast ptr addrspace(5) %10 to ptr
  %23 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store ptr addrspace(1) %2, ptr %22, align 8
  store i32 %3, ptr %23, align 4
  %24 = addrspacecast ptr addrspace(5) %7 to ptr
  %25 = call i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %12, align 4
  %28 = load ptr addrspace(1), ptr %20, align 8
  %29 = addrspacecast ptr addrspace(5) %5 to ptr
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = zext i32 %30 to i64
  %32 = mul i64 %31, 64
  %33 = load i32, ptr addrspace(5) %12, align 4
  %34 = zext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4
  store i32 %37, ptr addrspace(5) %13, align 4
  %38 = load i32, ptr addrspace(5) %13, align 4
  %39 = load i32, ptr %23, align 4
  %40 = and i32 %39, 31
  %41 = lshr i32 %38, %40
  %42 = and i32 %41, 15
  store i32 %42, ptr addrspace(5) %14, align 4
  %43 = load i32, ptr addrspace(5) %12, align 4
  %44 = icmp ult i32 %43, 16
  br i1 %44, label %45, label %59

45:                                               ; preds = %4
  %46 = load ptr addrspace(1), ptr %21, align 8
  %47 = addrspacecast ptr addrspace(5) %6 to ptr
  %48 = call i32 @llvm.amdgcn.workgroup.id.x()
  %49 = zext i32 %48 to i64
  %50 = mul i64 %49, 16
  %51 = load i32, ptr addrspace(5) %12, align 4
  %52 = zext i32 %51 to i64
  %53 = add i64 %50, %52
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = load i32, ptr addrspace(5) %12, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @radix_scatter.begin, i64 0, i64 %57
  store i32 %55, ptr addrspace(3) %58, align 4
  br label %59

59:                                               ; preds = %45, %4
  store i32 0, ptr addrspace(5) %15, align 4
  br label %60

60:                                               ; preds = %75, %59
  %61 = load i32, ptr addrspace(5) %15, align 4
  %62 = icmp ult i32 %61, 16
  br i1 %62, label %63, label %78

63:                                               ; preds = %60
  %64 = load i32, ptr addrspace(5) %15, align 4
  %65 = load i32, ptr addrspace(5) %14, align 4
  %66 = icmp eq i32 %64, %65
  %67 = zext i1 %66 to i32
  %68 = trunc i32 %67 to i16
  %69 = load i32, ptr addrspace(5) %12, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %70
  %72 = load i32, ptr addrspace(5) %15, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %71, i64 0, i64 %73
  store i16 %68, ptr addrspace(3) %74, align 2
  br label %75

75:                                               ; preds = %63
  %76 = load i32, ptr addrspace(5) %15, align 4
  %77 = add i32 %76, 1
  store i32 %77, ptr addrspace(5) %15, align 4
  br label %60

78:                                               ; preds = %60
  store i32 1, ptr addrspace(5) %16, align 4
  br label %79

79:                                               ; preds = %135, %78
  %80 = load i32, ptr addrspace(5) %16, align 4
  %81 = icmp ult i32 %80, 64
  br i1 %81, label %82, label %138

82:                                               ; preds = %79
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %18, align 4
  br label %83

83:                                               ; preds = %108, %82
  %84 = load i32, ptr addrspace(5) %18, align 4
  %85 = icmp ult i32 %84, 16
  br i1 %85, label %86, label %111

86:                                               ; preds = %83
  %87 = load i32, ptr addrspace(5) %12, align 4
  %88 = load i32, ptr addrspace(5) %16, align 4
  %89 = icmp uge i32 %87, %88
  br i1 %89, label %90, label %101

90:                                               ; preds = %86
  %91 = load i32, ptr addrspace(5) %12, align 4
  %92 = load i32, ptr addrspace(5) %16, align 4
  %93 = sub i32 %91, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %94
  %96 = load i32, ptr addrspace(5) %18, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %95, i64 0, i64 %97
  %99 = load i16, ptr addrspace(3) %98, align 2
  %100 = zext i16 %99 to i32
  br label %102

101:                                              ; preds = %86
  br label %102

102:                                              ; preds = %101, %90
  %103 = phi i32 [ %100, %90 ], [ 0, %101 ]
  %104 = trunc i32 %103 to i16
  %105 = load i32, ptr addrspace(5) %18, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [16 x i16], ptr addrspace(5) %17, i64 0, i64 %106
  store i16 %104, ptr addrspace(5) %107, align 2
  br label %108

108:                                              ; preds = %102
  %109 = load i32, ptr addrspace(5) %18, align 4
  %110 = add i32 %109, 1
  store i32 %110, ptr addrspace(5) %18, align 4
  br label %83

111:                                              ; preds = %83
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %19, align 4
  br label %112

112:                                              ; preds = %131, %111
  %113 = load i32, ptr addrspace(5) %19, align 4
  %114 = icmp ult i32 %113, 16
  br i1 %114, label %115, label %134

115:                                              ; preds = %112
  %116 = load i32, ptr addrspace(5) %19, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw [16 x i16], ptr addrspace(5) %17, i64 0, i64 %117
  %119 = load i16, ptr addrspace(5) %118, align 2
  %120 = zext i16 %119 to i32
  %121 = load i32, ptr addrspace(5) %12, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %122
  %124 = load i32, ptr addrspace(5) %19, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %123, i64 0, i64 %125
  %127 = load i16, ptr addrspace(3) %126, align 2
  %128 = zext i16 %127 to i32
  %129 = add nsw i32 %128, %120
  %130 = trunc i32 %129 to i16
  store i16 %130, ptr addrspace(3) %126, align 2
  br label %131

131:                                              ; preds = %115
  %132 = load i32, ptr addrspace(5) %19, align 4
  %133 = add i32 %132, 1
  store i32 %133, ptr addrspace(5) %19, align 4
  br label %112

134:                                              ; preds = %112
  br label %135

135:                                              ; preds = %134
  %136 = load i32, ptr addrspace(5) %16, align 4
  %137 = mul i32 %136, 2
  store i32 %137, ptr addrspace(5) %16, align 4
  br label %79

138:                                              ; preds = %79
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %139 = load i32, ptr addrspace(5) %13, align 4
  %140 = load ptr addrspace(1), ptr %22, align 8
  %141 = load i32, ptr addrspace(5) %14, align 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @radix_scatter.begin, i64 0, i64 %142
  %144 = load i32, ptr addrspace(3) %143, align 4
  %145 = load i32, ptr addrspace(5) %12, align 4
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw [64 x [16 x i16]], ptr addrspace(3) @radix_scatter.ranks, i64 0, i64 %146
  %148 = load i32, ptr addrspace(5) %14, align 4
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) %147, i64 0, i64 %149
  %151 = load i16, ptr addrspace(3) %150, align 2
  %152 = zext i16 %151 to i32
  %153 = add i32 %144, %152
  %154 = sub i32 %153, 1
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr addrspace(1) %140, i64 %155
  store i32 %139, ptr addrspace(1) %156, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

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
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!9 = !{!"const", !"const", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
