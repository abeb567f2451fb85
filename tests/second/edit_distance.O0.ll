; ModuleID = 'edit_distance.cl'
source_filename = "edit_distance.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca [25 x i8], align 1, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i8, align 1, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i8, align 1, addrspace(5)
  %24 = alloca i8, align 1, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %25 to ptr
  %30 = addrspacecast ptr addrspace(5) %26 to ptr
  %31 = addrspacecast ptr addrspace(5) %27 to ptr
  %32 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  store ptr addrspace(1) %1, ptr %30, align 8
  store ptr addrspace(1) %2, ptr %31, align 8
  store i32 %3, ptr %32, align 4
  %33 = load ptr addrspace(1), ptr %29, align 8
  %34 = load ptr addrspace(1), ptr %30, align 8
  %35 = load ptr addrspace(1), ptr %31, align 8
  %36 = load i32, ptr %32, align 4
  %37 = addrspacecast ptr addrspace(5) %12 to ptr
  %38 = addrspacecast ptr addrspace(5) %13 to ptr
  %39 = addrspacecast ptr addrspace(5) %14 to ptr
  %40 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %33, ptr %37, align 8
  store ptr addrspace(1) %34, ptr %38, align 8
  store ptr addrspace(1) %35, ptr %39, align 8
  store i32 %36, ptr %40, align 4
  %41 = addrspacecast ptr addrspace(5) %11 to ptr
  %42 = addrspacecast ptr addrspace(5) %10 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %9 to ptr
  %45 = addrspacecast ptr addrspace(5) %5 to ptr
  %46 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %7, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %8 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  %58 = zext i32 %57 to i64
  store i32 %57, ptr addrspace(5) %16, align 4
  %59 = load i32, ptr addrspace(5) %16, align 4
  %60 = load i32, ptr %40, align 4
  %61 = icmp uge i32 %59, %60
  br i1 %61, label %62, label %63

62:                                               ; preds = %4
  br label %185

63:                                               ; preds = %4
  %64 = load i32, ptr addrspace(5) %16, align 4
  %65 = mul i32 %64, 24
  %66 = load ptr addrspace(1), ptr %37, align 8
  %67 = zext i32 %65 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %66, i64 %67
  store ptr addrspace(1) %68, ptr %37, align 8
  %69 = load i32, ptr addrspace(5) %16, align 4
  %70 = mul i32 %69, 24
  %71 = load ptr addrspace(1), ptr %38, align 8
  %72 = zext i32 %70 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 %72
  store ptr addrspace(1) %73, ptr %38, align 8
  store i32 0, ptr addrspace(5) %18, align 4
  br label %74

74:                                               ; preds = %87, %63
  %75 = load i32, ptr addrspace(5) %18, align 4
  %76 = icmp ult i32 %75, 24
  br i1 %76, label %77, label %85

77:                                               ; preds = %74
  %78 = load ptr addrspace(1), ptr %38, align 8
  %79 = load i32, ptr addrspace(5) %18, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1
  %83 = zext i8 %82 to i32
  %84 = icmp ne i32 %83, 0
  br label %85

85:                                               ; preds = %77, %74
  %86 = phi i1 [ false, %74 ], [ %84, %77 ]
  br i1 %86, label %87, label %90

87:                                               ; preds = %85
  %88 = load i32, ptr addrspace(5) %18, align 4
  %89 = add i32 %88, 1
  store i32 %89, ptr addrspace(5) %18, align 4
  br label %74

90:                                               ; preds = %85
  store i32 0, ptr addrspace(5) %19, align 4
  br label %91

91:                                               ; preds = %95, %90
  %92 = load i32, ptr addrspace(5) %19, align 4
  %93 = load i32, ptr addrspace(5) %18, align 4
  %94 = icmp ule i32 %92, %93
  br i1 %94, label %95, label %103

95:                                               ; preds = %91
  %96 = load i32, ptr addrspace(5) %19, align 4
  %97 = trunc i32 %96 to i8
  %98 = load i32, ptr addrspace(5) %19, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %99
  store i8 %97, ptr addrspace(5) %100, align 1
  %101 = load i32, ptr addrspace(5) %19, align 4
  %102 = add i32 %101, 1
  store i32 %102, ptr addrspace(5) %19, align 4
  br label %91

103:                                              ; preds = %91
  store i32 0, ptr addrspace(5) %20, align 4
  br label %104

104:                                              ; preds = %172, %103
  %105 = load i32, ptr addrspace(5) %20, align 4
  %106 = icmp ult i32 %105, 24
  br i1 %106, label %107, label %115

107:                                              ; preds = %104
  %108 = load ptr addrspace(1), ptr %37, align 8
  %109 = load i32, ptr addrspace(5) %20, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 %110
  %112 = load i8, ptr addrspace(1) %111, align 1
  %113 = zext i8 %112 to i32
  %114 = icmp ne i32 %113, 0
  br label %115

115:                                              ; preds = %107, %104
  %116 = phi i1 [ false, %104 ], [ %114, %107 ]
  br i1 %116, label %117, label %175

117:                                              ; preds = %115
  %118 = load i8, ptr addrspace(5) %17, align 1
  store i8 %118, ptr addrspace(5) %21, align 1
  %119 = load i32, ptr addrspace(5) %20, align 4
  %120 = add i32 %119, 1
  %121 = trunc i32 %120 to i8
  store i8 %121, ptr addrspace(5) %17, align 1
  store i32 0, ptr addrspace(5) %22, align 4
  br label %122

122:                                              ; preds = %126, %117
  %123 = load i32, ptr addrspace(5) %22, align 4
  %124 = load i32, ptr addrspace(5) %18, align 4
  %125 = icmp ult i32 %123, %124
  br i1 %125, label %126, label %172

126:                                              ; preds = %122
  %127 = load i8, ptr addrspace(5) %21, align 1
  %128 = zext i8 %127 to i32
  %129 = load ptr addrspace(1), ptr %37, align 8
  %130 = load i32, ptr addrspace(5) %20, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 %131
  %133 = load i8, ptr addrspace(1) %132, align 1
  %134 = zext i8 %133 to i32
  %135 = load ptr addrspace(1), ptr %38, align 8
  %136 = load i32, ptr addrspace(5) %22, align 4
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %135, i64 %137
  %139 = load i8, ptr addrspace(1) %138, align 1
  %140 = zext i8 %139 to i32
  %141 = icmp ne i32 %134, %140
  %142 = zext i1 %141 to i32
  %143 = add nsw i32 %128, %142
  %144 = trunc i32 %143 to i8
  store i8 %144, ptr addrspace(5) %23, align 1
  %145 = load i32, ptr addrspace(5) %22, align 4
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %146
  %148 = load i8, ptr addrspace(5) %147, align 1
  %149 = load i32, ptr addrspace(5) %22, align 4
  %150 = add i32 %149, 1
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %151
  %153 = load i8, ptr addrspace(5) %152, align 1
  %154 = call i8 @llvm.umin.i8(i8 %148, i8 %153)
  %155 = zext i8 %154 to i32
  %156 = add nsw i32 %155, 1
  %157 = trunc i32 %156 to i8
  store i8 %157, ptr addrspace(5) %24, align 1
  %158 = load i32, ptr addrspace(5) %22, align 4
  %159 = add i32 %158, 1
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %160
  %162 = load i8, ptr addrspace(5) %161, align 1
  store i8 %162, ptr addrspace(5) %21, align 1
  %163 = load i8, ptr addrspace(5) %23, align 1
  %164 = load i8, ptr addrspace(5) %24, align 1
  %165 = call i8 @llvm.umin.i8(i8 %163, i8 %164)
  %166 = load i32, ptr addrspace(5) %22, align 4
  %167 = add i32 %166, 1
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %168
  store i8 %165, ptr addrspace(5) %169, align 1
  %170 = load i32, ptr addrspace(5) %22, align 4
  %171 = add i32 %170, 1
  store i32 %171, ptr addrspace(5) %22, align 4
  br label %122

172:                                              ; preds = %122
  %173 = load i32, ptr addrspace(5) %20, align 4
  %174 = add i32 %173, 1
  store i32 %174, ptr addrspace(5) %20, align 4
  br label %104

175:                                              ; preds = %115
  %176 = load i32, ptr addrspace(5) %18, align 4
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %177
  %179 = load i8, ptr addrspace(5) %178, align 1
  %180 = zext i8 %179 to i32
  %181 = load ptr addrspace(1), ptr %39, align 8
  %182 = load i32, ptr addrspace(5) %16, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i32, ptr addrspace(1) %181, i64 %183
  store i32 %180, ptr addrspace(1) %184, align 4
  br label %185

185:                                              ; preds = %62, %175
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca [25 x i8], align 1, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i8, align 1, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i8, align 1, addrspace(5)
  %24 = alloca i8, align 1, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %12 to ptr
  %26 = addrspacecast ptr addrspace(5) %13 to ptr
  %27 = addrspacecast ptr addrspace(5) %14 to ptr
  %28 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  store ptr addrspace(1) %1, ptr %26, align 8
  store ptr addrspace(1) %2, ptr %27, align 8
  store i32 %3, ptr %28, align 4
  %29 = addrspacecast ptr addrspace(5) %11 to ptr
  %30 = addrspacecast ptr addrspace(5) %10 to ptr
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = addrspacecast ptr addrspace(5) %9 to ptr
  %33 = addrspacecast ptr addrspace(5) %5 to ptr
  %34 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %34, align 4
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %35, ptr addrspace(5) %7, align 8
  %36 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %37 = load i32, ptr %34, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 %38
  %40 = load i16, ptr addrspace(4) %39, align 2
  %41 = zext i16 %40 to i32
  %42 = mul i32 %31, %41
  %43 = addrspacecast ptr addrspace(5) %8 to ptr
  %44 = call i32 @llvm.amdgcn.workitem.id.x()
  %45 = add i32 %42, %44
  %46 = zext i32 %45 to i64
  %47 = trunc i64 %46 to i32
  store i32 %47, ptr addrspace(5) %16, align 4
  %48 = load i32, ptr addrspace(5) %16, align 4
  %49 = load i32, ptr %28, align 4
  %50 = icmp uge i32 %48, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %4
  br label %179

52:                                               ; preds = %4
  %53 = load i32, ptr addrspace(5) %16, align 4
  %54 = mul i32 %53, 24
  %55 = load ptr addrspace(1), ptr %25, align 8
  %56 = zext i32 %54 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 %56
  store ptr addrspace(1) %57, ptr %25, align 8
  %58 = load i32, ptr addrspace(5) %16, align 4
  %59 = mul i32 %58, 24
  %60 = load ptr addrspace(1), ptr %26, align 8
  %61 = zext i32 %59 to i64
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 %61
  store ptr addrspace(1) %62, ptr %26, align 8
  store i32 0, ptr addrspace(5) %18, align 4
  br label %63

63:                                               ; preds = %76, %52
  %64 = load i32, ptr addrspace(5) %18, align 4
  %65 = icmp ult i32 %64, 24
  br i1 %65, label %66, label %74

66:                                               ; preds = %63
  %67 = load ptr addrspace(1), ptr %26, align 8
  %68 = load i32, ptr addrspace(5) %18, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 %69
  %71 = load i8, ptr addrspace(1) %70, align 1
  %72 = zext i8 %71 to i32
  %73 = icmp ne i32 %72, 0
  br label %74

74:                                               ; preds = %66, %63
  %75 = phi i1 [ false, %63 ], [ %73, %66 ]
  br i1 %75, label %76, label %79

76:                                               ; preds = %74
  %77 = load i32, ptr addrspace(5) %18, align 4
  %78 = add i32 %77, 1
  store i32 %78, ptr addrspace(5) %18, align 4
  br label %63

79:                                               ; preds = %74
  store i32 0, ptr addrspace(5) %19, align 4
  br label %80

80:                                               ; preds = %90, %79
  %81 = load i32, ptr addrspace(5) %19, align 4
  %82 = load i32, ptr addrspace(5) %18, align 4
  %83 = icmp ule i32 %81, %82
  br i1 %83, label %84, label %93

84:                                               ; preds = %80
  %85 = load i32, ptr addrspace(5) %19, align 4
  %86 = trunc i32 %85 to i8
  %87 = load i32, ptr addrspace(5) %19, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %88
  store i8 %86, ptr addrspace(5) %89, align 1
  br label %90

90:                                               ; preds = %84
  %91 = load i32, ptr addrspace(5) %19, align 4
  %92 = add i32 %91, 1
  store i32 %92, ptr addrspace(5) %19, align 4
  br label %80

93:                                               ; preds = %80
  store i32 0, ptr addrspace(5) %20, align 4
  br label %94

94:                                               ; preds = %166, %93
  %95 = load i32, ptr addrspace(5) %20, align 4
  %96 = icmp ult i32 %95, 24
  br i1 %96, label %97, label %105

97:                                               ; preds = %94
  %98 = load ptr addrspace(1), ptr %25, align 8
  %99 = load i32, ptr addrspace(5) %20, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %98, i64 %100
  %102 = load i8, ptr addrspace(1) %101, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp ne i32 %103, 0
  br label %105

105:                                              ; preds = %97, %94
  %106 = phi i1 [ false, %94 ], [ %104, %97 ]
  br i1 %106, label %107, label %169

107:                                              ; preds = %105
  %108 = getelementptr inbounds [25 x i8], ptr addrspace(5) %17, i64 0, i64 0
  %109 = load i8, ptr addrspace(5) %108, align 1
  store i8 %109, ptr addrspace(5) %21, align 1
  %110 = load i32, ptr addrspace(5) %20, align 4
  %111 = add i32 %110, 1
  %112 = trunc i32 %111 to i8
  %113 = getelementptr inbounds [25 x i8], ptr addrspace(5) %17, i64 0, i64 0
  store i8 %112, ptr addrspace(5) %113, align 1
  store i32 0, ptr addrspace(5) %22, align 4
  br label %114

114:                                              ; preds = %162, %107
  %115 = load i32, ptr addrspace(5) %22, align 4
  %116 = load i32, ptr addrspace(5) %18, align 4
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %118, label %165

118:                                              ; preds = %114
  %119 = load i8, ptr addrspace(5) %21, align 1
  %120 = zext i8 %119 to i32
  %121 = load ptr addrspace(1), ptr %25, align 8
  %122 = load i32, ptr addrspace(5) %20, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %121, i64 %123
  %125 = load i8, ptr addrspace(1) %124, align 1
  %126 = zext i8 %125 to i32
  %127 = load ptr addrspace(1), ptr %26, align 8
  %128 = load i32, ptr addrspace(5) %22, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %127, i64 %129
  %131 = load i8, ptr addrspace(1) %130, align 1
  %132 = zext i8 %131 to i32
  %133 = icmp ne i32 %126, %132
  %134 = zext i1 %133 to i32
  %135 = add nsw i32 %120, %134
  %136 = trunc i32 %135 to i8
  store i8 %136, ptr addrspace(5) %23, align 1
  %137 = load i32, ptr addrspace(5) %22, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %138
  %140 = load i8, ptr addrspace(5) %139, align 1
  %141 = load i32, ptr addrspace(5) %22, align 4
  %142 = add i32 %141, 1
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %143
  %145 = load i8, ptr addrspace(5) %144, align 1
  %146 = call i8 @llvm.umin.i8(i8 %140, i8 %145)
  %147 = zext i8 %146 to i32
  %148 = add nsw i32 %147, 1
  %149 = trunc i32 %148 to i8
  store i8 %149, ptr addrspace(5) %24, align 1
  %150 = load i32, ptr addrspace(5) %22, align 4
  %151 = add i32 %150, 1
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %152
  %154 = load i8, ptr addrspace(5) %153, align 1
  store i8 %154, ptr addrspace(5) %21, align 1
  %155 = load i8, ptr addrspace(5) %23, align 1
  %156 = load i8, ptr addrspace(5) %24, align 1
  %157 = call i8 @llvm.umin.i8(i8 %155, i8 %156)
  %158 = load i32, ptr addrspace(5) %22, align 4
  %159 = add i32 %158, 1
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %160
  store i8 %157, ptr addrspace(5) %161, align 1
  br label %162

162:                                              ; preds = %118
  %163 = load i32, ptr addrspace(5) %22, align 4
  %164 = add i32 %163, 1
  store i32 %164, ptr addrspace(5) %22, align 4
  br label %114

165:                                              ; preds = %114
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr addrspace(5) %20, align 4
  %168 = add i32 %167, 1
  store i32 %168, ptr addrspace(5) %20, align 4
  br label %94

169:                                              ; preds = %105
  %170 = load i32, ptr addrspace(5) %18, align 4
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw [25 x i8], ptr addrspace(5) %17, i64 0, i64 %171
  %173 = load i8, ptr addrspace(5) %172, align 1
  %174 = zext i8 %173 to i32
  %175 = load ptr addrspace(1), ptr %27, align 8
  %176 = load i32, ptr addrspace(5) %16, align 4
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr addrspace(1) %175, i64 %177
  store i32 %174, ptr addrspace(1) %178, align 4
  br label %179

179:                                              ; preds = %169, %51
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"uchar*", !"uchar*", !"uint*", !"uint"}
!9 = !{!"const", !"const", !"", !""}
