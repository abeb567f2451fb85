; ModuleID = 'parse_numbers.cl'
source_filename = "parse_numbers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @parse_numbers(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca i8, align 1, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %21 to ptr
  %25 = addrspacecast ptr addrspace(5) %22 to ptr
  %26 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store i32 %2, ptr %26, align 4
  %27 = load ptr addrspace(1), ptr %24, align 8
  %28 = load ptr addrspace(1), ptr %25, align 8
  %29 = load i32, ptr %26, align 4
  %30 = addrspacecast ptr addrspace(5) %11 to ptr
  %31 = addrspacecast ptr addrspace(5) %12 to ptr
  %32 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %27, ptr %30, align 8
  store ptr addrspace(1) %28, ptr %31, align 8
  store i32 %29, ptr %32, align 4
  %33 = addrspacecast ptr addrspace(5) %10 to ptr
  %34 = addrspacecast ptr addrspace(5) %9 to ptr
  %35 = call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = addrspacecast ptr addrspace(5) %8 to ptr
  %37 = addrspacecast ptr addrspace(5) %4 to ptr
  %38 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %38, align 4
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %39, ptr addrspace(5) %6, align 8
  %40 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %41 = load i32, ptr %38, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %40, i64 %42
  %44 = load i16, ptr addrspace(4) %43, align 2
  %45 = zext i16 %44 to i32
  %46 = mul i32 %35, %45
  %47 = addrspacecast ptr addrspace(5) %7 to ptr
  %48 = call i32 @llvm.amdgcn.workitem.id.x()
  %49 = add i32 %46, %48
  %50 = zext i32 %49 to i64
  store i32 %49, ptr addrspace(5) %14, align 4
  %51 = load i32, ptr addrspace(5) %14, align 4
  %52 = load i32, ptr %32, align 4
  %53 = icmp uge i32 %51, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %3
  br label %163

55:                                               ; preds = %3
  %56 = load ptr addrspace(1), ptr %30, align 8
  %57 = load i32, ptr addrspace(5) %14, align 4
  %58 = mul i32 %57, 16
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %56, i64 %59
  store ptr addrspace(1) %60, ptr addrspace(5) %15, align 8
  %61 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %62 = getelementptr inbounds i8, ptr addrspace(1) %61, i64 16
  store ptr addrspace(1) %62, ptr addrspace(5) %16, align 8
  br label %63

63:                                               ; preds = %74, %55
  %64 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %65 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %66 = icmp ult ptr addrspace(1) %64, %65
  br i1 %66, label %67, label %72

67:                                               ; preds = %63
  %68 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %69 = load i8, ptr addrspace(1) %68, align 1
  %70 = sext i8 %69 to i32
  %71 = icmp eq i32 %70, 32
  br label %72

72:                                               ; preds = %67, %63
  %73 = phi i1 [ false, %63 ], [ %71, %67 ]
  br i1 %73, label %74, label %77

74:                                               ; preds = %72
  %75 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %75, i32 1
  store ptr addrspace(1) %76, ptr addrspace(5) %15, align 8
  br label %63

77:                                               ; preds = %72
  store i8 0, ptr addrspace(5) %17, align 1
  %78 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %79 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %80 = icmp ult ptr addrspace(1) %78, %79
  br i1 %80, label %81, label %98

81:                                               ; preds = %77
  %82 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %83 = load i8, ptr addrspace(1) %82, align 1
  %84 = sext i8 %83 to i32
  %85 = icmp eq i32 %84, 45
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %88 = load i8, ptr addrspace(1) %87, align 1
  %89 = sext i8 %88 to i32
  %90 = icmp eq i32 %89, 43
  br i1 %90, label %91, label %98

91:                                               ; preds = %86, %81
  %92 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i32 1
  store ptr addrspace(1) %93, ptr addrspace(5) %15, align 8
  %94 = load i8, ptr addrspace(1) %92, align 1
  %95 = sext i8 %94 to i32
  %96 = icmp eq i32 %95, 45
  %97 = zext i1 %96 to i8
  store i8 %97, ptr addrspace(5) %17, align 1
  br label %98

98:                                               ; preds = %91, %86, %77
  store i64 0, ptr addrspace(5) %18, align 8
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %99

99:                                               ; preds = %135, %98
  %100 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %101 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %102 = icmp ult ptr addrspace(1) %100, %101
  br i1 %102, label %103, label %108

103:                                              ; preds = %99
  %104 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %105 = load i8, ptr addrspace(1) %104, align 1
  %106 = sext i8 %105 to i32
  %107 = icmp ne i32 %106, 32
  br label %108

108:                                              ; preds = %103, %99
  %109 = phi i1 [ false, %99 ], [ %107, %103 ]
  br i1 %109, label %110, label %138

110:                                              ; preds = %108
  %111 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %112 = load i8, ptr addrspace(1) %111, align 1
  %113 = sext i8 %112 to i32
  %114 = icmp eq i32 %113, 46
  br i1 %114, label %115, label %116

115:                                              ; preds = %110
  store i32 0, ptr addrspace(5) %19, align 4
  br label %135

116:                                              ; preds = %110
  %117 = load i32, ptr addrspace(5) %19, align 4
  %118 = icmp slt i32 %117, 4
  br i1 %118, label %119, label %134

119:                                              ; preds = %116
  %120 = load i64, ptr addrspace(5) %18, align 8
  %121 = mul nsw i64 %120, 10
  %122 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %123 = load i8, ptr addrspace(1) %122, align 1
  %124 = sext i8 %123 to i32
  %125 = sub nsw i32 %124, 48
  %126 = sext i32 %125 to i64
  %127 = add nsw i64 %121, %126
  store i64 %127, ptr addrspace(5) %18, align 8
  %128 = load i32, ptr addrspace(5) %19, align 4
  %129 = icmp sge i32 %128, 0
  br i1 %129, label %130, label %133

130:                                              ; preds = %119
  %131 = load i32, ptr addrspace(5) %19, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr addrspace(5) %19, align 4
  br label %133

133:                                              ; preds = %130, %119
  br label %134

134:                                              ; preds = %133, %116
  br label %135

135:                                              ; preds = %134, %115
  %136 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %136, i32 1
  store ptr addrspace(1) %137, ptr addrspace(5) %15, align 8
  br label %99

138:                                              ; preds = %108
  %139 = load i32, ptr addrspace(5) %19, align 4
  %140 = call i32 @llvm.smax.i32(i32 %139, i32 0)
  store i32 %140, ptr addrspace(5) %20, align 4
  br label %141

141:                                              ; preds = %144, %138
  %142 = load i32, ptr addrspace(5) %20, align 4
  %143 = icmp slt i32 %142, 4
  br i1 %143, label %144, label %149

144:                                              ; preds = %141
  %145 = load i64, ptr addrspace(5) %18, align 8
  %146 = mul nsw i64 %145, 10
  store i64 %146, ptr addrspace(5) %18, align 8
  %147 = load i32, ptr addrspace(5) %20, align 4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr addrspace(5) %20, align 4
  br label %141

149:                                              ; preds = %141
  %150 = load i8, ptr addrspace(5) %17, align 1
  %151 = trunc i8 %150 to i1
  br i1 %151, label %152, label %155

152:                                              ; preds = %149
  %153 = load i64, ptr addrspace(5) %18, align 8
  %154 = sub nsw i64 0, %153
  br label %157

155:                                              ; preds = %149
  %156 = load i64, ptr addrspace(5) %18, align 8
  br label %157

157:                                              ; preds = %155, %152
  %158 = phi i64 [ %154, %152 ], [ %156, %155 ]
  %159 = load ptr addrspace(1), ptr %31, align 8
  %160 = load i32, ptr addrspace(5) %14, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i64, ptr addrspace(1) %159, i64 %161
  store i64 %158, ptr addrspace(1) %162, align 8
  br label %163

163:                                              ; preds = %54, %157
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_parse_numbers(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca i8, align 1, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %11 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store i32 %2, ptr %23, align 4
  %24 = addrspacecast ptr addrspace(5) %10 to ptr
  %25 = addrspacecast ptr addrspace(5) %9 to ptr
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = addrspacecast ptr addrspace(5) %8 to ptr
  %28 = addrspacecast ptr addrspace(5) %4 to ptr
  %29 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %29, align 4
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %30, ptr addrspace(5) %6, align 8
  %31 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %32 = load i32, ptr %29, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %31, i64 %33
  %35 = load i16, ptr addrspace(4) %34, align 2
  %36 = zext i16 %35 to i32
  %37 = mul i32 %26, %36
  %38 = addrspacecast ptr addrspace(5) %7 to ptr
  %39 = call i32 @llvm.amdgcn.workitem.id.x()
  %40 = add i32 %37, %39
  %41 = zext i32 %40 to i64
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %14, align 4
  %43 = load i32, ptr addrspace(5) %14, align 4
  %44 = load i32, ptr %23, align 4
  %45 = icmp uge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %3
  br label %157

47:                                               ; preds = %3
  %48 = load ptr addrspace(1), ptr %21, align 8
  %49 = load i32, ptr addrspace(5) %14, align 4
  %50 = mul i32 %49, 16
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 %51
  store ptr addrspace(1) %52, ptr addrspace(5) %15, align 8
  %53 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %54 = getelementptr inbounds i8, ptr addrspace(1) %53, i64 16
  store ptr addrspace(1) %54, ptr addrspace(5) %16, align 8
  br label %55

55:                                               ; preds = %66, %47
  %56 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %57 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %58 = icmp ult ptr addrspace(1) %56, %57
  br i1 %58, label %59, label %64

59:                                               ; preds = %55
  %60 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %61 = load i8, ptr addrspace(1) %60, align 1
  %62 = sext i8 %61 to i32
  %63 = icmp eq i32 %62, 32
  br label %64

64:                                               ; preds = %59, %55
  %65 = phi i1 [ false, %55 ], [ %63, %59 ]
  br i1 %65, label %66, label %69

66:                                               ; preds = %64
  %67 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i32 1
  store ptr addrspace(1) %68, ptr addrspace(5) %15, align 8
  br label %55

69:                                               ; preds = %64
  store i8 0, ptr addrspace(5) %17, align 1
  %70 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %71 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %72 = icmp ult ptr addrspace(1) %70, %71
  br i1 %72, label %73, label %90

73:                                               ; preds = %69
  %74 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %75 = load i8, ptr addrspace(1) %74, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 45
  br i1 %77, label %83, label %78

78:                                               ; preds = %73
  %79 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %80 = load i8, ptr addrspace(1) %79, align 1
  %81 = sext i8 %80 to i32
  %82 = icmp eq i32 %81, 43
  br i1 %82, label %83, label %90

83:                                               ; preds = %78, %73
  %84 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %84, i32 1
  store ptr addrspace(1) %85, ptr addrspace(5) %15, align 8
  %86 = load i8, ptr addrspace(1) %84, align 1
  %87 = sext i8 %86 to i32
  %88 = icmp eq i32 %87, 45
  %89 = zext i1 %88 to i8
  store i8 %89, ptr addrspace(5) %17, align 1
  br label %90

90:                                               ; preds = %83, %78, %69
  store i64 0, ptr addrspace(5) %18, align 8
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %91

91:                                               ; preds = %128, %90
  %92 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %93 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %94 = icmp ult ptr addrspace(1) %92, %93
  br i1 %94, label %95, label %100

95:                                               ; preds = %91
  %96 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %97 = load i8, ptr addrspace(1) %96, align 1
  %98 = sext i8 %97 to i32
  %99 = icmp ne i32 %98, 32
  br label %100

100:                                              ; preds = %95, %91
  %101 = phi i1 [ false, %91 ], [ %99, %95 ]
  br i1 %101, label %102, label %131

102:                                              ; preds = %100
  %103 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %104 = load i8, ptr addrspace(1) %103, align 1
  %105 = sext i8 %104 to i32
  %106 = icmp eq i32 %105, 46
  br i1 %106, label %107, label %108

107:                                              ; preds = %102
  store i32 0, ptr addrspace(5) %19, align 4
  br label %127

108:                                              ; preds = %102
  %109 = load i32, ptr addrspace(5) %19, align 4
  %110 = icmp slt i32 %109, 4
  br i1 %110, label %111, label %126

111:                                              ; preds = %108
  %112 = load i64, ptr addrspace(5) %18, align 8
  %113 = mul nsw i64 %112, 10
  %114 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %115 = load i8, ptr addrspace(1) %114, align 1
  %116 = sext i8 %115 to i32
  %117 = sub nsw i32 %116, 48
  %118 = sext i32 %117 to i64
  %119 = add nsw i64 %113, %118
  store i64 %119, ptr addrspace(5) %18, align 8
  %120 = load i32, ptr addrspace(5) %19, align 4
  %121 = icmp sge i32 %120, 0
  br i1 %121, label %122, label %125

122:                                              ; preds = %111
  %123 = load i32, ptr addrspace(5) %19, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr addrspace(5) %19, align 4
  br label %125

125:                                              ; preds = %122, %111
  br label %126

126:                                              ; preds = %125, %108
  br label %127

127:                                              ; preds = %126, %107
  br label %128

128:                                              ; preds = %127
  %129 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i32 1
  store ptr addrspace(1) %130, ptr addrspace(5) %15, align 8
  br label %91

131:                                              ; preds = %100
  %132 = load i32, ptr addrspace(5) %19, align 4
  %133 = call i32 @llvm.smax.i32(i32 %132, i32 0)
  store i32 %133, ptr addrspace(5) %20, align 4
  br label %134

134:                                              ; preds = %140, %131
  %135 = load i32, ptr addrspace(5) %20, align 4
  %136 = icmp slt i32 %135, 4
  br i1 %136, label %137, label %143

137:                                              ; preds = %134
  %138 = load i64, ptr addrspace(5) %18, align 8
  %139 = mul nsw i64 %138, 10
  store i64 %139, ptr addrspace(5) %18, align 8
  br label %140

140:                                              ; preds = %137
  %141 = load i32, ptr addrspace(5) %20, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr addrspace(5) %20, align 4
  br label %134

143:                                              ; preds = %134
  %144 = load i8, ptr addrspace(5) %17, align 1
  %145 = trunc i8 %144 to i1
  br i1 %145, label %146, label %149

146:                                              ; preds = %143
  %147 = load i64, ptr addrspace(5) %18, align 8
  %148 = sub nsw i64 0, %147
  br label %151

149:                                              ; preds = %143
  %150 = load i64, ptr addrspace(5) %18, align 8
  br label %151

151:                                              ; preds = %149, %146
  %152 = phi i64 [ %148, %146 ], [ %150, %149 ]
  %153 = load ptr addrspace(1), ptr %22, align 8
  %154 = load i32, ptr addrspace(5) %14, align 4
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i64, ptr addrspace(1) %153, i64 %155
  store i64 %152, ptr addrspace(1) %156, align 8
  br label %157

157:                                              ; preds = %151, %46
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

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
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"char*", !"long*", !"uint"}
!9 = !{!"const", !"", !""}
