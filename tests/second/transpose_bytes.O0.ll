; ModuleID = 'transpose_bytes.cl'
source_filename = "transpose_bytes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @transpose_bytes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x i8>, align 4, addrspace(5)
  %26 = alloca <4 x i8>, align 4, addrspace(5)
  %27 = alloca <4 x i8>, align 4, addrspace(5)
  %28 = alloca <4 x i8>, align 4, addrspace(5)
  %29 = alloca <4 x i8>, align 4, addrspace(5)
  %30 = alloca <4 x i8>, align 4, addrspace(5)
  %31 = alloca <4 x i8>, align 4, addrspace(5)
  %32 = alloca <4 x i8>, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = addrspacecast ptr addrspace(5) %33 to ptr
  %38 = addrspacecast ptr addrspace(5) %34 to ptr
  %39 = addrspacecast ptr addrspace(5) %35 to ptr
  %40 = addrspacecast ptr addrspace(5) %36 to ptr
  store ptr addrspace(1) %0, ptr %37, align 8
  store ptr addrspace(1) %1, ptr %38, align 8
  store i32 %2, ptr %39, align 4
  store i32 %3, ptr %40, align 4
  %41 = load ptr addrspace(1), ptr %37, align 8
  %42 = load ptr addrspace(1), ptr %38, align 8
  %43 = load i32, ptr %39, align 4
  %44 = load i32, ptr %40, align 4
  %45 = addrspacecast ptr addrspace(5) %19 to ptr
  %46 = addrspacecast ptr addrspace(5) %20 to ptr
  %47 = addrspacecast ptr addrspace(5) %21 to ptr
  %48 = addrspacecast ptr addrspace(5) %22 to ptr
  %49 = addrspacecast ptr addrspace(5) %29 to ptr
  %50 = addrspacecast ptr addrspace(5) %30 to ptr
  %51 = addrspacecast ptr addrspace(5) %31 to ptr
  %52 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr addrspace(1) %41, ptr %45, align 8
  store ptr addrspace(1) %42, ptr %46, align 8
  store i32 %43, ptr %47, align 4
  store i32 %44, ptr %48, align 4
  %53 = addrspacecast ptr addrspace(5) %18 to ptr
  %54 = addrspacecast ptr addrspace(5) %16 to ptr
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = addrspacecast ptr addrspace(5) %15 to ptr
  %57 = addrspacecast ptr addrspace(5) %11 to ptr
  %58 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %58, align 4
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %59, ptr addrspace(5) %13, align 8
  %60 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %61 = load i32, ptr %58, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %60, i64 %62
  %64 = load i16, ptr addrspace(4) %63, align 2
  %65 = zext i16 %64 to i32
  %66 = mul i32 %55, %65
  %67 = addrspacecast ptr addrspace(5) %14 to ptr
  %68 = call i32 @llvm.amdgcn.workitem.id.x()
  %69 = add i32 %66, %68
  %70 = zext i32 %69 to i64
  store i32 %69, ptr addrspace(5) %23, align 4
  %71 = addrspacecast ptr addrspace(5) %17 to ptr
  %72 = addrspacecast ptr addrspace(5) %10 to ptr
  %73 = call i32 @llvm.amdgcn.workgroup.id.y()
  %74 = addrspacecast ptr addrspace(5) %9 to ptr
  %75 = addrspacecast ptr addrspace(5) %6 to ptr
  %76 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 6, ptr %76, align 4
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %77, ptr addrspace(5) %8, align 8
  %78 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %79 = load i32, ptr %76, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(4) %78, i64 %80
  %82 = load i16, ptr addrspace(4) %81, align 2
  %83 = zext i16 %82 to i32
  %84 = mul i32 %73, %83
  %85 = addrspacecast ptr addrspace(5) %5 to ptr
  %86 = call i32 @llvm.amdgcn.workitem.id.y()
  %87 = add i32 %84, %86
  %88 = zext i32 %87 to i64
  store i32 %87, ptr addrspace(5) %24, align 4
  %89 = load i32, ptr addrspace(5) %23, align 4
  %90 = load i32, ptr %47, align 4
  %91 = icmp uge i32 %89, %90
  br i1 %91, label %96, label %92

92:                                               ; preds = %4
  %93 = load i32, ptr addrspace(5) %24, align 4
  %94 = load i32, ptr %48, align 4
  %95 = icmp uge i32 %93, %94
  br i1 %95, label %96, label %97

96:                                               ; preds = %92, %4
  br label %232

97:                                               ; preds = %92
  %98 = load ptr addrspace(1), ptr %45, align 8
  %99 = load i32, ptr addrspace(5) %24, align 4
  %100 = mul i32 4, %99
  %101 = load i32, ptr %47, align 4
  %102 = mul i32 %100, %101
  %103 = load i32, ptr addrspace(5) %23, align 4
  %104 = add i32 %102, %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %98, i64 %105
  %107 = load <4 x i8>, ptr addrspace(1) %106, align 4
  store <4 x i8> %107, ptr addrspace(5) %25, align 4
  %108 = load ptr addrspace(1), ptr %45, align 8
  %109 = load i32, ptr addrspace(5) %24, align 4
  %110 = mul i32 4, %109
  %111 = add i32 %110, 1
  %112 = load i32, ptr %47, align 4
  %113 = mul i32 %111, %112
  %114 = load i32, ptr addrspace(5) %23, align 4
  %115 = add i32 %113, %114
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %108, i64 %116
  %118 = load <4 x i8>, ptr addrspace(1) %117, align 4
  store <4 x i8> %118, ptr addrspace(5) %26, align 4
  %119 = load ptr addrspace(1), ptr %45, align 8
  %120 = load i32, ptr addrspace(5) %24, align 4
  %121 = mul i32 4, %120
  %122 = add i32 %121, 2
  %123 = load i32, ptr %47, align 4
  %124 = mul i32 %122, %123
  %125 = load i32, ptr addrspace(5) %23, align 4
  %126 = add i32 %124, %125
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %119, i64 %127
  %129 = load <4 x i8>, ptr addrspace(1) %128, align 4
  store <4 x i8> %129, ptr addrspace(5) %27, align 4
  %130 = load ptr addrspace(1), ptr %45, align 8
  %131 = load i32, ptr addrspace(5) %24, align 4
  %132 = mul i32 4, %131
  %133 = add i32 %132, 3
  %134 = load i32, ptr %47, align 4
  %135 = mul i32 %133, %134
  %136 = load i32, ptr addrspace(5) %23, align 4
  %137 = add i32 %135, %136
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %130, i64 %138
  %140 = load <4 x i8>, ptr addrspace(1) %139, align 4
  store <4 x i8> %140, ptr addrspace(5) %28, align 4
  %141 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %142 = extractelement <4 x i8> %141, i64 0
  %143 = insertelement <4 x i8> poison, i8 %142, i32 0
  %144 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %145 = extractelement <4 x i8> %144, i64 0
  %146 = insertelement <4 x i8> %143, i8 %145, i32 1
  %147 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %148 = extractelement <4 x i8> %147, i64 0
  %149 = insertelement <4 x i8> %146, i8 %148, i32 2
  %150 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %151 = extractelement <4 x i8> %150, i64 0
  %152 = insertelement <4 x i8> %149, i8 %151, i32 3
  store <4 x i8> %152, ptr %49, align 4
  %153 = load <4 x i8>, ptr %49, align 4
  %154 = load ptr addrspace(1), ptr %46, align 8
  %155 = load i32, ptr addrspace(5) %23, align 4
  %156 = mul i32 4, %155
  %157 = load i32, ptr %48, align 4
  %158 = mul i32 %156, %157
  %159 = load i32, ptr addrspace(5) %24, align 4
  %160 = add i32 %158, %159
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %154, i64 %161
  store <4 x i8> %153, ptr addrspace(1) %162, align 4
  %163 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %164 = extractelement <4 x i8> %163, i64 1
  %165 = insertelement <4 x i8> poison, i8 %164, i32 0
  %166 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %167 = extractelement <4 x i8> %166, i64 1
  %168 = insertelement <4 x i8> %165, i8 %167, i32 1
  %169 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %170 = extractelement <4 x i8> %169, i64 1
  %171 = insertelement <4 x i8> %168, i8 %170, i32 2
  %172 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %173 = extractelement <4 x i8> %172, i64 1
  %174 = insertelement <4 x i8> %171, i8 %173, i32 3
  store <4 x i8> %174, ptr %50, align 4
  %175 = load <4 x i8>, ptr %50, align 4
  %176 = load ptr addrspace(1), ptr %46, align 8
  %177 = load i32, ptr addrspace(5) %23, align 4
  %178 = mul i32 4, %177
  %179 = add i32 %178, 1
  %180 = load i32, ptr %48, align 4
  %181 = mul i32 %179, %180
  %182 = load i32, ptr addrspace(5) %24, align 4
  %183 = add i32 %181, %182
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %176, i64 %184
  store <4 x i8> %175, ptr addrspace(1) %185, align 4
  %186 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %187 = extractelement <4 x i8> %186, i64 2
  %188 = insertelement <4 x i8> poison, i8 %187, i32 0
  %189 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %190 = extractelement <4 x i8> %189, i64 2
  %191 = insertelement <4 x i8> %188, i8 %190, i32 1
  %192 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %193 = extractelement <4 x i8> %192, i64 2
  %194 = insertelement <4 x i8> %191, i8 %193, i32 2
  %195 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %196 = extractelement <4 x i8> %195, i64 2
  %197 = insertelement <4 x i8> %194, i8 %196, i32 3
  store <4 x i8> %197, ptr %51, align 4
  %198 = load <4 x i8>, ptr %51, align 4
  %199 = load ptr addrspace(1), ptr %46, align 8
  %200 = load i32, ptr addrspace(5) %23, align 4
  %201 = mul i32 4, %200
  %202 = add i32 %201, 2
  %203 = load i32, ptr %48, align 4
  %204 = mul i32 %202, %203
  %205 = load i32, ptr addrspace(5) %24, align 4
  %206 = add i32 %204, %205
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %199, i64 %207
  store <4 x i8> %198, ptr addrspace(1) %208, align 4
  %209 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %210 = extractelement <4 x i8> %209, i64 3
  %211 = insertelement <4 x i8> poison, i8 %210, i32 0
  %212 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %213 = extractelement <4 x i8> %212, i64 3
  %214 = insertelement <4 x i8> %211, i8 %213, i32 1
  %215 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %216 = extractelement <4 x i8> %215, i64 3
  %217 = insertelement <4 x i8> %214, i8 %216, i32 2
  %218 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %219 = extractelement <4 x i8> %218, i64 3
  %220 = insertelement <4 x i8> %217, i8 %219, i32 3
  store <4 x i8> %220, ptr %52, align 4
  %221 = load <4 x i8>, ptr %52, align 4
  %222 = load ptr addrspace(1), ptr %46, align 8
  %223 = load i32, ptr addrspace(5) %23, align 4
  %224 = mul i32 4, %223
  %225 = add i32 %224, 3
  %226 = load i32, ptr %48, align 4
  %227 = mul i32 %225, %226
  %228 = load i32, ptr addrspace(5) %24, align 4
  %229 = add i32 %227, %228
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %222, i64 %230
  store <4 x i8> %221, ptr addrspace(1) %231, align 4
  br label %232

232:                                              ; preds = %96, %97
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_transpose_bytes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x i8>, align 4, addrspace(5)
  %26 = alloca <4 x i8>, align 4, addrspace(5)
  %27 = alloca <4 x i8>, align 4, addrspace(5)
  %28 = alloca <4 x i8>, align 4, addrspace(5)
  %29 = alloca <4 x i8>, align 4, addrspace(5)
  %30 = alloca <4 x i8>, align 4, addrspace(5)
  %31 = alloca <4 x i8>, align 4, addrspace(5)
  %32 = alloca <4 x i8>, align 4, addrspace(5)
  %33 = addrspacecast ptr addrspace(5) %19 to ptr
  %34 = addrspacecast ptr addrspace(5) %20 to ptr
  %35 = addrspacecast ptr addrspace(5) %21 to ptr
  %36 = addrspacecast ptr addrspace(5) %22 to ptr
  %37 = addrspacecast ptr addrspace(5) %29 to ptr
  %38 = addrspacecast ptr addrspace(5) %30 to ptr
  %39 = addrspacecast ptr addrspace(5) %31 to ptr
  %40 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr addrspace(1) %0, ptr %33, align 8
  store ptr addrspace(1) %1, ptr %34, align 8
  store i32 %2, ptr %35, align 4
  store i32 %3, ptr %36, align 4
  %41 = addrspacecast ptr addrspace(5) %18 to ptr
  %42 = addrspacecast ptr addrspace(5) %16 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %15 to ptr
  %45 = addrspacecast ptr addrspace(5) %11 to ptr
  %46 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %13, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %14 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  %58 = zext i32 %57 to i64
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr addrspace(5) %23, align 4
  %60 = addrspacecast ptr addrspace(5) %17 to ptr
  %61 = addrspacecast ptr addrspace(5) %10 to ptr
  %62 = call i32 @llvm.amdgcn.workgroup.id.y()
  %63 = addrspacecast ptr addrspace(5) %9 to ptr
  %64 = addrspacecast ptr addrspace(5) %6 to ptr
  %65 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 6, ptr %65, align 4
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %66, ptr addrspace(5) %8, align 8
  %67 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %68 = load i32, ptr %65, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %67, i64 %69
  %71 = load i16, ptr addrspace(4) %70, align 2
  %72 = zext i16 %71 to i32
  %73 = mul i32 %62, %72
  %74 = addrspacecast ptr addrspace(5) %5 to ptr
  %75 = call i32 @llvm.amdgcn.workitem.id.y()
  %76 = add i32 %73, %75
  %77 = zext i32 %76 to i64
  %78 = trunc i64 %77 to i32
  store i32 %78, ptr addrspace(5) %24, align 4
  %79 = load i32, ptr addrspace(5) %23, align 4
  %80 = load i32, ptr %35, align 4
  %81 = icmp uge i32 %79, %80
  br i1 %81, label %86, label %82

82:                                               ; preds = %4
  %83 = load i32, ptr addrspace(5) %24, align 4
  %84 = load i32, ptr %36, align 4
  %85 = icmp uge i32 %83, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %82, %4
  br label %222

87:                                               ; preds = %82
  %88 = load ptr addrspace(1), ptr %33, align 8
  %89 = load i32, ptr addrspace(5) %24, align 4
  %90 = mul i32 4, %89
  %91 = load i32, ptr %35, align 4
  %92 = mul i32 %90, %91
  %93 = load i32, ptr addrspace(5) %23, align 4
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %88, i64 %95
  %97 = load <4 x i8>, ptr addrspace(1) %96, align 4
  store <4 x i8> %97, ptr addrspace(5) %25, align 4
  %98 = load ptr addrspace(1), ptr %33, align 8
  %99 = load i32, ptr addrspace(5) %24, align 4
  %100 = mul i32 4, %99
  %101 = add i32 %100, 1
  %102 = load i32, ptr %35, align 4
  %103 = mul i32 %101, %102
  %104 = load i32, ptr addrspace(5) %23, align 4
  %105 = add i32 %103, %104
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %98, i64 %106
  %108 = load <4 x i8>, ptr addrspace(1) %107, align 4
  store <4 x i8> %108, ptr addrspace(5) %26, align 4
  %109 = load ptr addrspace(1), ptr %33, align 8
  %110 = load i32, ptr addrspace(5) %24, align 4
  %111 = mul i32 4, %110
  %112 = add i32 %111, 2
  %113 = load i32, ptr %35, align 4
  %114 = mul i32 %112, %113
  %115 = load i32, ptr addrspace(5) %23, align 4
  %116 = add i32 %114, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %109, i64 %117
  %119 = load <4 x i8>, ptr addrspace(1) %118, align 4
  store <4 x i8> %119, ptr addrspace(5) %27, align 4
  %120 = load ptr addrspace(1), ptr %33, align 8
  %121 = load i32, ptr addrspace(5) %24, align 4
  %122 = mul i32 4, %121
  %123 = add i32 %122, 3
  %124 = load i32, ptr %35, align 4
  %125 = mul i32 %123, %124
  %126 = load i32, ptr addrspace(5) %23, align 4
  %127 = add i32 %125, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %120, i64 %128
  %130 = load <4 x i8>, ptr addrspace(1) %129, align 4
  store <4 x i8> %130, ptr addrspace(5) %28, align 4
  %131 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %132 = extractelement <4 x i8> %131, i64 0
  %133 = insertelement <4 x i8> poison, i8 %132, i32 0
  %134 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %135 = extractelement <4 x i8> %134, i64 0
  %136 = insertelement <4 x i8> %133, i8 %135, i32 1
  %137 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %138 = extractelement <4 x i8> %137, i64 0
  %139 = insertelement <4 x i8> %136, i8 %138, i32 2
  %140 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %141 = extractelement <4 x i8> %140, i64 0
  %142 = insertelement <4 x i8> %139, i8 %141, i32 3
  store <4 x i8> %142, ptr %37, align 4
  %143 = load <4 x i8>, ptr %37, align 4
  %144 = load ptr addrspace(1), ptr %34, align 8
  %145 = load i32, ptr addrspace(5) %23, align 4
  %146 = mul i32 4, %145
  %147 = load i32, ptr %36, align 4
  %148 = mul i32 %146, %147
  %149 = load i32, ptr addrspace(5) %24, align 4
  %150 = add i32 %148, %149
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %144, i64 %151
  store <4 x i8> %143, ptr addrspace(1) %152, align 4
  %153 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %154 = extractelement <4 x i8> %153, i64 1
  %155 = insertelement <4 x i8> poison, i8 %154, i32 0
  %156 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %157 = extractelement <4 x i8> %156, i64 1
  %158 = insertelement <4 x i8> %155, i8 %157, i32 1
  %159 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %160 = extractelement <4 x i8> %159, i64 1
  %161 = insertelement <4 x i8> %158, i8 %160, i32 2
  %162 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %163 = extractelement <4 x i8> %162, i64 1
  %164 = insertelement <4 x i8> %161, i8 %163, i32 3
  store <4 x i8> %164, ptr %38, align 4
  %165 = load <4 x i8>, ptr %38, align 4
  %166 = load ptr addrspace(1), ptr %34, align 8
  %167 = load i32, ptr addrspace(5) %23, align 4
  %168 = mul i32 4, %167
  %169 = add i32 %168, 1
  %170 = load i32, ptr %36, align 4
  %171 = mul i32 %169, %170
  %172 = load i32, ptr addrspace(5) %24, align 4
  %173 = add i32 %171, %172
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %166, i64 %174
  store <4 x i8> %165, ptr addrspace(1) %175, align 4
  %176 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %177 = extractelement <4 x i8> %176, i64 2
  %178 = insertelement <4 x i8> poison, i8 %177, i32 0
  %179 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %180 = extractelement <4 x i8> %179, i64 2
  %181 = insertelement <4 x i8> %178, i8 %180, i32 1
  %182 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %183 = extractelement <4 x i8> %182, i64 2
  %184 = insertelement <4 x i8> %181, i8 %183, i32 2
  %185 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %186 = extractelement <4 x i8> %185, i64 2
  %187 = insertelement <4 x i8> %184, i8 %186, i32 3
  store <4 x i8> %187, ptr %39, align 4
  %188 = load <4 x i8>, ptr %39, align 4
  %189 = load ptr addrspace(1), ptr %34, align 8
  %190 = load i32, ptr addrspace(5) %23, align 4
  %191 = mul i32 4, %190
  %192 = add i32 %191, 2
  %193 = load i32, ptr %36, align 4
  %194 = mul i32 %192, %193
  %195 = load i32, ptr addrspace(5) %24, align 4
  %196 = add i32 %194, %195
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %189, i64 %197
  store <4 x i8> %188, ptr addrspace(1) %198, align 4
  %199 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %200 = extractelement <4 x i8> %199, i64 3
  %201 = insertelement <4 x i8> poison, i8 %200, i32 0
  %202 = load <4 x i8>, ptr addrspace(5) %26, align 4
  %203 = extractelement <4 x i8> %202, i64 3
  %204 = insertelement <4 x i8> %201, i8 %203, i32 1
  %205 = load <4 x i8>, ptr addrspace(5) %27, align 4
  %206 = extractelement <4 x i8> %205, i64 3
  %207 = insertelement <4 x i8> %204, i8 %206, i32 2
  %208 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %209 = extractelement <4 x i8> %208, i64 3
  %210 = insertelement <4 x i8> %207, i8 %209, i32 3
  store <4 x i8> %210, ptr %40, align 4
  %211 = load <4 x i8>, ptr %40, align 4
  %212 = load ptr addrspace(1), ptr %34, align 8
  %213 = load i32, ptr addrspace(5) %23, align 4
  %214 = mul i32 4, %213
  %215 = add i32 %214, 3
  %216 = load i32, ptr %36, align 4
  %217 = mul i32 %215, %216
  %218 = load i32, ptr addrspace(5) %24, align 4
  %219 = add i32 %217, %218
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %212, i64 %220
  store <4 x i8> %211, ptr addrspace(1) %221, align 4
  br label %222

222:                                              ; preds = %87, %86
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uchar4*", !"uchar4*", !"uint", !"uint"}
!9 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uint", !"uint"}
!10 = !{!"const", !"", !"", !""}
