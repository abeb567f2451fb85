; ModuleID = 'utf8_validate.cl'
source_filename = "utf8_validate.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @utf8_validate(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i8, align 1, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
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
  br label %180

63:                                               ; preds = %4
  %64 = load ptr addrspace(1), ptr %38, align 8
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4
  store i32 %68, ptr addrspace(5) %17, align 4
  %69 = load ptr addrspace(1), ptr %38, align 8
  %70 = load i32, ptr addrspace(5) %16, align 4
  %71 = add i32 %70, 1
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4
  store i32 %74, ptr addrspace(5) %18, align 4
  store i32 0, ptr addrspace(5) %19, align 4
  br label %75

75:                                               ; preds = %173, %91, %63
  %76 = load i32, ptr addrspace(5) %17, align 4
  %77 = load i32, ptr addrspace(5) %18, align 4
  %78 = icmp ult i32 %76, %77
  br i1 %78, label %79, label %174

79:                                               ; preds = %75
  %80 = load ptr addrspace(1), ptr %37, align 8
  %81 = load i32, ptr addrspace(5) %17, align 4
  %82 = add i32 %81, 1
  store i32 %82, ptr addrspace(5) %17, align 4
  %83 = zext i32 %81 to i64
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %80, i64 %83
  %85 = load i8, ptr addrspace(1) %84, align 1
  %86 = zext i8 %85 to i32
  store i32 %86, ptr addrspace(5) %20, align 4
  %87 = load i32, ptr addrspace(5) %19, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr addrspace(5) %19, align 4
  %89 = load i32, ptr addrspace(5) %20, align 4
  %90 = icmp ult i32 %89, 128
  br i1 %90, label %91, label %92

91:                                               ; preds = %79
  br label %75

92:                                               ; preds = %79
  %93 = load i32, ptr addrspace(5) %20, align 4
  %94 = icmp uge i32 %93, 194
  br i1 %94, label %95, label %101

95:                                               ; preds = %92
  %96 = load i32, ptr addrspace(5) %20, align 4
  %97 = icmp ult i32 %96, 224
  br i1 %97, label %98, label %101

98:                                               ; preds = %95
  store i32 1, ptr addrspace(5) %21, align 4
  store i32 128, ptr addrspace(5) %22, align 4
  %99 = load i32, ptr addrspace(5) %20, align 4
  %100 = and i32 %99, 31
  store i32 %100, ptr addrspace(5) %20, align 4
  br label %121

101:                                              ; preds = %95, %92
  %102 = load i32, ptr addrspace(5) %20, align 4
  %103 = icmp uge i32 %102, 224
  br i1 %103, label %104, label %110

104:                                              ; preds = %101
  %105 = load i32, ptr addrspace(5) %20, align 4
  %106 = icmp ult i32 %105, 240
  br i1 %106, label %107, label %110

107:                                              ; preds = %104
  store i32 2, ptr addrspace(5) %21, align 4
  store i32 2048, ptr addrspace(5) %22, align 4
  %108 = load i32, ptr addrspace(5) %20, align 4
  %109 = and i32 %108, 15
  store i32 %109, ptr addrspace(5) %20, align 4
  br label %120

110:                                              ; preds = %104, %101
  %111 = load i32, ptr addrspace(5) %20, align 4
  %112 = icmp uge i32 %111, 240
  br i1 %112, label %113, label %119

113:                                              ; preds = %110
  %114 = load i32, ptr addrspace(5) %20, align 4
  %115 = icmp ult i32 %114, 245
  br i1 %115, label %116, label %119

116:                                              ; preds = %113
  store i32 3, ptr addrspace(5) %21, align 4
  store i32 65536, ptr addrspace(5) %22, align 4
  %117 = load i32, ptr addrspace(5) %20, align 4
  %118 = and i32 %117, 7
  store i32 %118, ptr addrspace(5) %20, align 4
  br label %120

119:                                              ; preds = %113, %110
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %174

120:                                              ; preds = %116, %107
  br label %121

121:                                              ; preds = %120, %98
  %122 = load i32, ptr addrspace(5) %18, align 4
  %123 = load i32, ptr addrspace(5) %17, align 4
  %124 = sub i32 %122, %123
  %125 = load i32, ptr addrspace(5) %21, align 4
  %126 = icmp ult i32 %124, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %121
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %174

128:                                              ; preds = %121
  store i8 1, ptr addrspace(5) %23, align 1
  br label %129

129:                                              ; preds = %146, %128
  %130 = load i32, ptr addrspace(5) %21, align 4
  %131 = icmp ugt i32 %130, 0
  br i1 %131, label %132, label %156

132:                                              ; preds = %129
  %133 = load ptr addrspace(1), ptr %37, align 8
  %134 = load i32, ptr addrspace(5) %17, align 4
  %135 = add i32 %134, 1
  store i32 %135, ptr addrspace(5) %17, align 4
  %136 = zext i32 %134 to i64
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %133, i64 %136
  %138 = load i8, ptr addrspace(1) %137, align 1
  %139 = zext i8 %138 to i32
  store i32 %139, ptr addrspace(5) %24, align 4
  %140 = load i8, ptr addrspace(5) %23, align 1
  %141 = trunc i8 %140 to i1
  br i1 %141, label %142, label %146

142:                                              ; preds = %132
  %143 = load i32, ptr addrspace(5) %24, align 4
  %144 = and i32 %143, 192
  %145 = icmp eq i32 %144, 128
  br label %146

146:                                              ; preds = %142, %132
  %147 = phi i1 [ false, %132 ], [ %145, %142 ]
  %148 = zext i1 %147 to i8
  store i8 %148, ptr addrspace(5) %23, align 1
  %149 = load i32, ptr addrspace(5) %20, align 4
  %150 = shl i32 %149, 6
  %151 = load i32, ptr addrspace(5) %24, align 4
  %152 = and i32 %151, 63
  %153 = or i32 %150, %152
  store i32 %153, ptr addrspace(5) %20, align 4
  %154 = load i32, ptr addrspace(5) %21, align 4
  %155 = add i32 %154, -1
  store i32 %155, ptr addrspace(5) %21, align 4
  br label %129

156:                                              ; preds = %129
  %157 = load i8, ptr addrspace(5) %23, align 1
  %158 = trunc i8 %157 to i1
  br i1 %158, label %159, label %172

159:                                              ; preds = %156
  %160 = load i32, ptr addrspace(5) %20, align 4
  %161 = load i32, ptr addrspace(5) %22, align 4
  %162 = icmp ult i32 %160, %161
  br i1 %162, label %172, label %163

163:                                              ; preds = %159
  %164 = load i32, ptr addrspace(5) %20, align 4
  %165 = icmp ugt i32 %164, 1114111
  br i1 %165, label %172, label %166

166:                                              ; preds = %163
  %167 = load i32, ptr addrspace(5) %20, align 4
  %168 = icmp uge i32 %167, 55296
  br i1 %168, label %169, label %173

169:                                              ; preds = %166
  %170 = load i32, ptr addrspace(5) %20, align 4
  %171 = icmp ult i32 %170, 57344
  br i1 %171, label %172, label %173

172:                                              ; preds = %169, %163, %159, %156
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %174

173:                                              ; preds = %169, %166
  br label %75

174:                                              ; preds = %172, %127, %119, %75
  %175 = load i32, ptr addrspace(5) %19, align 4
  %176 = load ptr addrspace(1), ptr %39, align 8
  %177 = load i32, ptr addrspace(5) %16, align 4
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i32, ptr addrspace(1) %176, i64 %178
  store i32 %175, ptr addrspace(1) %179, align 4
  br label %180

180:                                              ; preds = %62, %174
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_utf8_validate(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i8, align 1, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
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
  br label %171

52:                                               ; preds = %4
  %53 = load ptr addrspace(1), ptr %26, align 8
  %54 = load i32, ptr addrspace(5) %16, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4
  store i32 %57, ptr addrspace(5) %17, align 4
  %58 = load ptr addrspace(1), ptr %26, align 8
  %59 = load i32, ptr addrspace(5) %16, align 4
  %60 = add i32 %59, 1
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4
  store i32 %63, ptr addrspace(5) %18, align 4
  store i32 0, ptr addrspace(5) %19, align 4
  br label %64

64:                                               ; preds = %164, %80, %52
  %65 = load i32, ptr addrspace(5) %17, align 4
  %66 = load i32, ptr addrspace(5) %18, align 4
  %67 = icmp ult i32 %65, %66
  br i1 %67, label %68, label %165

68:                                               ; preds = %64
  %69 = load ptr addrspace(1), ptr %25, align 8
  %70 = load i32, ptr addrspace(5) %17, align 4
  %71 = add i32 %70, 1
  store i32 %71, ptr addrspace(5) %17, align 4
  %72 = zext i32 %70 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %69, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1
  %75 = zext i8 %74 to i32
  store i32 %75, ptr addrspace(5) %20, align 4
  %76 = load i32, ptr addrspace(5) %19, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %19, align 4
  %78 = load i32, ptr addrspace(5) %20, align 4
  %79 = icmp ult i32 %78, 128
  br i1 %79, label %80, label %81

80:                                               ; preds = %68
  br label %64

81:                                               ; preds = %68
  %82 = load i32, ptr addrspace(5) %20, align 4
  %83 = icmp uge i32 %82, 194
  br i1 %83, label %84, label %90

84:                                               ; preds = %81
  %85 = load i32, ptr addrspace(5) %20, align 4
  %86 = icmp ult i32 %85, 224
  br i1 %86, label %87, label %90

87:                                               ; preds = %84
  store i32 1, ptr addrspace(5) %21, align 4
  store i32 128, ptr addrspace(5) %22, align 4
  %88 = load i32, ptr addrspace(5) %20, align 4
  %89 = and i32 %88, 31
  store i32 %89, ptr addrspace(5) %20, align 4
  br label %111

90:                                               ; preds = %84, %81
  %91 = load i32, ptr addrspace(5) %20, align 4
  %92 = icmp uge i32 %91, 224
  br i1 %92, label %93, label %99

93:                                               ; preds = %90
  %94 = load i32, ptr addrspace(5) %20, align 4
  %95 = icmp ult i32 %94, 240
  br i1 %95, label %96, label %99

96:                                               ; preds = %93
  store i32 2, ptr addrspace(5) %21, align 4
  store i32 2048, ptr addrspace(5) %22, align 4
  %97 = load i32, ptr addrspace(5) %20, align 4
  %98 = and i32 %97, 15
  store i32 %98, ptr addrspace(5) %20, align 4
  br label %110

99:                                               ; preds = %93, %90
  %100 = load i32, ptr addrspace(5) %20, align 4
  %101 = icmp uge i32 %100, 240
  br i1 %101, label %102, label %108

102:                                              ; preds = %99
  %103 = load i32, ptr addrspace(5) %20, align 4
  %104 = icmp ult i32 %103, 245
  br i1 %104, label %105, label %108

105:                                              ; preds = %102
  store i32 3, ptr addrspace(5) %21, align 4
  store i32 65536, ptr addrspace(5) %22, align 4
  %106 = load i32, ptr addrspace(5) %20, align 4
  %107 = and i32 %106, 7
  store i32 %107, ptr addrspace(5) %20, align 4
  br label %109

108:                                              ; preds = %102, %99
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %165

109:                                              ; preds = %105
  br label %110

110:                                              ; preds = %109, %96
  br label %111

111:                                              ; preds = %110, %87
  %112 = load i32, ptr addrspace(5) %18, align 4
  %113 = load i32, ptr addrspace(5) %17, align 4
  %114 = sub i32 %112, %113
  %115 = load i32, ptr addrspace(5) %21, align 4
  %116 = icmp ult i32 %114, %115
  br i1 %116, label %117, label %118

117:                                              ; preds = %111
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %165

118:                                              ; preds = %111
  store i8 1, ptr addrspace(5) %23, align 1
  br label %119

119:                                              ; preds = %144, %118
  %120 = load i32, ptr addrspace(5) %21, align 4
  %121 = icmp ugt i32 %120, 0
  br i1 %121, label %122, label %147

122:                                              ; preds = %119
  %123 = load ptr addrspace(1), ptr %25, align 8
  %124 = load i32, ptr addrspace(5) %17, align 4
  %125 = add i32 %124, 1
  store i32 %125, ptr addrspace(5) %17, align 4
  %126 = zext i32 %124 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %123, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1
  %129 = zext i8 %128 to i32
  store i32 %129, ptr addrspace(5) %24, align 4
  %130 = load i8, ptr addrspace(5) %23, align 1
  %131 = trunc i8 %130 to i1
  br i1 %131, label %132, label %136

132:                                              ; preds = %122
  %133 = load i32, ptr addrspace(5) %24, align 4
  %134 = and i32 %133, 192
  %135 = icmp eq i32 %134, 128
  br label %136

136:                                              ; preds = %132, %122
  %137 = phi i1 [ false, %122 ], [ %135, %132 ]
  %138 = zext i1 %137 to i8
  store i8 %138, ptr addrspace(5) %23, align 1
  %139 = load i32, ptr addrspace(5) %20, align 4
  %140 = shl i32 %139, 6
  %141 = load i32, ptr addrspace(5) %24, align 4
  %142 = and i32 %141, 63
  %143 = or i32 %140, %142
  store i32 %143, ptr addrspace(5) %20, align 4
  br label %144

144:                                              ; preds = %136
  %145 = load i32, ptr addrspace(5) %21, align 4
  %146 = add i32 %145, -1
  store i32 %146, ptr addrspace(5) %21, align 4
  br label %119

147:                                              ; preds = %119
  %148 = load i8, ptr addrspace(5) %23, align 1
  %149 = trunc i8 %148 to i1
  br i1 %149, label %150, label %163

150:                                              ; preds = %147
  %151 = load i32, ptr addrspace(5) %20, align 4
  %152 = load i32, ptr addrspace(5) %22, align 4
  %153 = icmp ult i32 %151, %152
  br i1 %153, label %163, label %154

154:                                              ; preds = %150
  %155 = load i32, ptr addrspace(5) %20, align 4
  %156 = icmp ugt i32 %155, 1114111
  br i1 %156, label %163, label %157

157:                                              ; preds = %154
  %158 = load i32, ptr addrspace(5) %20, align 4
  %159 = icmp uge i32 %158, 55296
  br i1 %159, label %160, label %164

160:                                              ; preds = %157
  %161 = load i32, ptr addrspace(5) %20, align 4
  %162 = icmp ult i32 %161, 57344
  br i1 %162, label %163, label %164

163:                                              ; preds = %160, %154, %150, %147
  store i32 -1, ptr addrspace(5) %19, align 4
  br label %165

164:                                              ; preds = %160, %157
  br label %64

165:                                              ; preds = %163, %117, %108, %64
  %166 = load i32, ptr addrspace(5) %19, align 4
  %167 = load ptr addrspace(1), ptr %27, align 8
  %168 = load i32, ptr addrspace(5) %16, align 4
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr addrspace(1) %167, i64 %169
  store i32 %166, ptr addrspace(1) %170, align 4
  br label %171

171:                                              ; preds = %165, %51
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"uchar*", !"uint*", !"int*", !"uint"}
!9 = !{!"const", !"const", !"", !""}
