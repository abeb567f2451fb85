; ModuleID = 'conv_half.cl'
source_filename = "conv_half.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @conv_half(ptr addrspace(1) noundef align 16 %0, ptr addrspace(4) noundef align 16 %1, ptr addrspace(4) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(4), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(4), align 8, addrspace(5)
  %31 = alloca ptr addrspace(4), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca <8 x half>, align 16, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca half, align 2, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca ptr addrspace(1), align 8, addrspace(5)
  %45 = alloca ptr addrspace(4), align 8, addrspace(5)
  %46 = alloca ptr addrspace(4), align 8, addrspace(5)
  %47 = alloca ptr addrspace(1), align 8, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = addrspacecast ptr addrspace(5) %44 to ptr
  %52 = addrspacecast ptr addrspace(5) %45 to ptr
  %53 = addrspacecast ptr addrspace(5) %46 to ptr
  %54 = addrspacecast ptr addrspace(5) %47 to ptr
  %55 = addrspacecast ptr addrspace(5) %48 to ptr
  %56 = addrspacecast ptr addrspace(5) %49 to ptr
  %57 = addrspacecast ptr addrspace(5) %50 to ptr
  store ptr addrspace(1) %0, ptr %51, align 8
  store ptr addrspace(4) %1, ptr %52, align 8
  store ptr addrspace(4) %2, ptr %53, align 8
  store ptr addrspace(1) %3, ptr %54, align 8
  store i32 %4, ptr %55, align 4
  store i32 %5, ptr %56, align 4
  store i32 %6, ptr %57, align 4
  %58 = load ptr addrspace(1), ptr %51, align 8
  %59 = load ptr addrspace(4), ptr %52, align 8
  %60 = load ptr addrspace(4), ptr %53, align 8
  %61 = load ptr addrspace(1), ptr %54, align 8
  %62 = load i32, ptr %55, align 4
  %63 = load i32, ptr %56, align 4
  %64 = load i32, ptr %57, align 4
  %65 = addrspacecast ptr addrspace(5) %29 to ptr
  %66 = addrspacecast ptr addrspace(5) %30 to ptr
  %67 = addrspacecast ptr addrspace(5) %31 to ptr
  %68 = addrspacecast ptr addrspace(5) %32 to ptr
  %69 = addrspacecast ptr addrspace(5) %33 to ptr
  %70 = addrspacecast ptr addrspace(5) %34 to ptr
  %71 = addrspacecast ptr addrspace(5) %35 to ptr
  store ptr addrspace(1) %58, ptr %65, align 8
  store ptr addrspace(4) %59, ptr %66, align 8
  store ptr addrspace(4) %60, ptr %67, align 8
  store ptr addrspace(1) %61, ptr %68, align 8
  store i32 %62, ptr %69, align 4
  store i32 %63, ptr %70, align 4
  store i32 %64, ptr %71, align 4
  %72 = addrspacecast ptr addrspace(5) %28 to ptr
  %73 = addrspacecast ptr addrspace(5) %25 to ptr
  %74 = call i32 @llvm.amdgcn.workgroup.id.x()
  %75 = addrspacecast ptr addrspace(5) %24 to ptr
  %76 = addrspacecast ptr addrspace(5) %20 to ptr
  %77 = addrspacecast ptr addrspace(5) %21 to ptr
  store i32 4, ptr %77, align 4
  %78 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %78, ptr addrspace(5) %22, align 8
  %79 = load ptr addrspace(4), ptr addrspace(5) %22, align 8
  %80 = load i32, ptr %77, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) %79, i64 %81
  %83 = load i16, ptr addrspace(4) %82, align 2
  %84 = zext i16 %83 to i32
  %85 = mul i32 %74, %84
  %86 = addrspacecast ptr addrspace(5) %23 to ptr
  %87 = call i32 @llvm.amdgcn.workitem.id.x()
  %88 = add i32 %85, %87
  %89 = zext i32 %88 to i64
  store i32 %88, ptr addrspace(5) %36, align 4
  %90 = addrspacecast ptr addrspace(5) %27 to ptr
  %91 = addrspacecast ptr addrspace(5) %19 to ptr
  %92 = call i32 @llvm.amdgcn.workgroup.id.y()
  %93 = addrspacecast ptr addrspace(5) %18 to ptr
  %94 = addrspacecast ptr addrspace(5) %15 to ptr
  %95 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 6, ptr %95, align 4
  %96 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %96, ptr addrspace(5) %17, align 8
  %97 = load ptr addrspace(4), ptr addrspace(5) %17, align 8
  %98 = load i32, ptr %95, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr addrspace(4) %97, i64 %99
  %101 = load i16, ptr addrspace(4) %100, align 2
  %102 = zext i16 %101 to i32
  %103 = mul i32 %92, %102
  %104 = addrspacecast ptr addrspace(5) %14 to ptr
  %105 = call i32 @llvm.amdgcn.workitem.id.y()
  %106 = add i32 %103, %105
  %107 = zext i32 %106 to i64
  store i32 %106, ptr addrspace(5) %37, align 4
  %108 = addrspacecast ptr addrspace(5) %26 to ptr
  %109 = addrspacecast ptr addrspace(5) %13 to ptr
  %110 = call i32 @llvm.amdgcn.workgroup.id.z()
  %111 = addrspacecast ptr addrspace(5) %12 to ptr
  %112 = addrspacecast ptr addrspace(5) %9 to ptr
  %113 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 8, ptr %113, align 4
  %114 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %114, ptr addrspace(5) %11, align 8
  %115 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %116 = load i32, ptr %113, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr addrspace(4) %115, i64 %117
  %119 = load i16, ptr addrspace(4) %118, align 2
  %120 = zext i16 %119 to i32
  %121 = mul i32 %110, %120
  %122 = addrspacecast ptr addrspace(5) %8 to ptr
  %123 = call i32 @llvm.amdgcn.workitem.id.z()
  %124 = add i32 %121, %123
  %125 = zext i32 %124 to i64
  store i32 %124, ptr addrspace(5) %38, align 4
  %126 = load i32, ptr addrspace(5) %36, align 4
  %127 = load i32, ptr %69, align 4
  %128 = sub nsw i32 %127, 2
  %129 = icmp sge i32 %126, %128
  br i1 %129, label %139, label %130

130:                                              ; preds = %7
  %131 = load i32, ptr addrspace(5) %37, align 4
  %132 = load i32, ptr %70, align 4
  %133 = sub nsw i32 %132, 2
  %134 = icmp sge i32 %131, %133
  br i1 %134, label %139, label %135

135:                                              ; preds = %130
  %136 = load i32, ptr addrspace(5) %38, align 4
  %137 = load i32, ptr %71, align 4
  %138 = icmp sge i32 %136, %137
  br i1 %138, label %139, label %140

139:                                              ; preds = %135, %130, %7
  br label %214

140:                                              ; preds = %135
  store <8 x half> zeroinitializer, ptr addrspace(5) %39, align 16
  store i32 0, ptr addrspace(5) %40, align 4
  br label %141

141:                                              ; preds = %177, %140
  %142 = load i32, ptr addrspace(5) %40, align 4
  %143 = icmp slt i32 %142, 3
  br i1 %143, label %144, label %180

144:                                              ; preds = %141
  store i32 0, ptr addrspace(5) %41, align 4
  br label %145

145:                                              ; preds = %148, %144
  %146 = load i32, ptr addrspace(5) %41, align 4
  %147 = icmp slt i32 %146, 3
  br i1 %147, label %148, label %177

148:                                              ; preds = %145
  %149 = load ptr addrspace(1), ptr %65, align 8
  %150 = load i32, ptr addrspace(5) %37, align 4
  %151 = load i32, ptr addrspace(5) %40, align 4
  %152 = add nsw i32 %150, %151
  %153 = load i32, ptr %69, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr addrspace(5) %36, align 4
  %156 = add nsw i32 %154, %155
  %157 = load i32, ptr addrspace(5) %41, align 4
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds <8 x half>, ptr addrspace(1) %149, i64 %159
  %161 = load <8 x half>, ptr addrspace(1) %160, align 16
  %162 = load ptr addrspace(4), ptr %66, align 8
  %163 = load i32, ptr addrspace(5) %38, align 4
  %164 = mul nsw i32 %163, 9
  %165 = load i32, ptr addrspace(5) %40, align 4
  %166 = mul nsw i32 %165, 3
  %167 = add nsw i32 %164, %166
  %168 = load i32, ptr addrspace(5) %41, align 4
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds <8 x half>, ptr addrspace(4) %162, i64 %170
  %172 = load <8 x half>, ptr addrspace(4) %171, align 16
  %173 = load <8 x half>, ptr addrspace(5) %39, align 16
  %174 = call <8 x half> @llvm.fma.v8f16(<8 x half> %161, <8 x half> %172, <8 x half> %173)
  store <8 x half> %174, ptr addrspace(5) %39, align 16
  %175 = load i32, ptr addrspace(5) %41, align 4
  %176 = add nsw i32 %175, 1
  store i32 %176, ptr addrspace(5) %41, align 4
  br label %145

177:                                              ; preds = %145
  %178 = load i32, ptr addrspace(5) %40, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr addrspace(5) %40, align 4
  br label %141

180:                                              ; preds = %141
  %181 = load ptr addrspace(4), ptr %67, align 8
  %182 = load i32, ptr addrspace(5) %38, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds half, ptr addrspace(4) %181, i64 %183
  %185 = load half, ptr addrspace(4) %184, align 2
  store half %185, ptr addrspace(5) %42, align 2
  store i32 0, ptr addrspace(5) %43, align 4
  br label %186

186:                                              ; preds = %189, %180
  %187 = load i32, ptr addrspace(5) %43, align 4
  %188 = icmp slt i32 %187, 8
  br i1 %188, label %189, label %197

189:                                              ; preds = %186
  %190 = load <8 x half>, ptr addrspace(5) %39, align 16
  %191 = load i32, ptr addrspace(5) %43, align 4
  %192 = extractelement <8 x half> %190, i32 %191
  %193 = load half, ptr addrspace(5) %42, align 2
  %194 = fadd half %193, %192
  store half %194, ptr addrspace(5) %42, align 2
  %195 = load i32, ptr addrspace(5) %43, align 4
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr addrspace(5) %43, align 4
  br label %186

197:                                              ; preds = %186
  %198 = load half, ptr addrspace(5) %42, align 2
  %199 = call half @llvm.maxnum.f16(half %198, half 0xH0000)
  %200 = load ptr addrspace(1), ptr %68, align 8
  %201 = load i32, ptr addrspace(5) %38, align 4
  %202 = load i32, ptr %70, align 4
  %203 = sub nsw i32 %202, 2
  %204 = mul nsw i32 %201, %203
  %205 = load i32, ptr addrspace(5) %37, align 4
  %206 = add nsw i32 %204, %205
  %207 = load i32, ptr %69, align 4
  %208 = sub nsw i32 %207, 2
  %209 = mul nsw i32 %206, %208
  %210 = load i32, ptr addrspace(5) %36, align 4
  %211 = add nsw i32 %209, %210
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds half, ptr addrspace(1) %200, i64 %212
  store half %199, ptr addrspace(1) %213, align 2
  br label %214

214:                                              ; preds = %139, %197
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_conv_half(ptr addrspace(1) noundef align 16 %0, ptr addrspace(4) noundef align 16 %1, ptr addrspace(4) noundef align 2 %2, ptr addrspace(1) noundef align 2 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(4), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(4), align 8, addrspace(5)
  %31 = alloca ptr addrspace(4), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca <8 x half>, align 16, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca half, align 2, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = addrspacecast ptr addrspace(5) %29 to ptr
  %45 = addrspacecast ptr addrspace(5) %30 to ptr
  %46 = addrspacecast ptr addrspace(5) %31 to ptr
  %47 = addrspacecast ptr addrspace(5) %32 to ptr
  %48 = addrspacecast ptr addrspace(5) %33 to ptr
  %49 = addrspacecast ptr addrspace(5) %34 to ptr
  %50 = addrspacecast ptr addrspace(5) %35 to ptr
  store ptr addrspace(1) %0, ptr %44, align 8
  store ptr addrspace(4) %1, ptr %45, align 8
  store ptr addrspace(4) %2, ptr %46, align 8
  store ptr addrspace(1) %3, ptr %47, align 8
  store i32 %4, ptr %48, align 4
  store i32 %5, ptr %49, align 4
  store i32 %6, ptr %50, align 4
  %51 = addrspacecast ptr addrspace(5) %28 to ptr
  %52 = addrspacecast ptr addrspace(5) %25 to ptr
  %53 = call i32 @llvm.amdgcn.workgroup.id.x()
  %54 = addrspacecast ptr addrspace(5) %24 to ptr
  %55 = addrspacecast ptr addrspace(5) %20 to ptr
  %56 = addrspacecast ptr addrspace(5) %21 to ptr
  store i32 4, ptr %56, align 4
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %57, ptr addrspace(5) %22, align 8
  %58 = load ptr addrspace(4), ptr addrspace(5) %22, align 8
  %59 = load i32, ptr %56, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %58, i64 %60
  %62 = load i16, ptr addrspace(4) %61, align 2
  %63 = zext i16 %62 to i32
  %64 = mul i32 %53, %63
  %65 = addrspacecast ptr addrspace(5) %23 to ptr
  %66 = call i32 @llvm.amdgcn.workitem.id.x()
  %67 = add i32 %64, %66
  %68 = zext i32 %67 to i64
  %69 = trunc i64 %68 to i32
  store i32 %69, ptr addrspace(5) %36, align 4
  %70 = addrspacecast ptr addrspace(5) %27 to ptr
  %71 = addrspacecast ptr addrspace(5) %19 to ptr
  %72 = call i32 @llvm.amdgcn.workgroup.id.y()
  %73 = addrspacecast ptr addrspace(5) %18 to ptr
  %74 = addrspacecast ptr addrspace(5) %15 to ptr
  %75 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 6, ptr %75, align 4
  %76 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %76, ptr addrspace(5) %17, align 8
  %77 = load ptr addrspace(4), ptr addrspace(5) %17, align 8
  %78 = load i32, ptr %75, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr addrspace(4) %77, i64 %79
  %81 = load i16, ptr addrspace(4) %80, align 2
  %82 = zext i16 %81 to i32
  %83 = mul i32 %72, %82
  %84 = addrspacecast ptr addrspace(5) %14 to ptr
  %85 = call i32 @llvm.amdgcn.workitem.id.y()
  %86 = add i32 %83, %85
  %87 = zext i32 %86 to i64
  %88 = trunc i64 %87 to i32
  store i32 %88, ptr addrspace(5) %37, align 4
  %89 = addrspacecast ptr addrspace(5) %26 to ptr
  %90 = addrspacecast ptr addrspace(5) %13 to ptr
  %91 = call i32 @llvm.amdgcn.workgroup.id.z()
  %92 = addrspacecast ptr addrspace(5) %12 to ptr
  %93 = addrspacecast ptr addrspace(5) %9 to ptr
  %94 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 8, ptr %94, align 4
  %95 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %95, ptr addrspace(5) %11, align 8
  %96 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %97 = load i32, ptr %94, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr addrspace(4) %96, i64 %98
  %100 = load i16, ptr addrspace(4) %99, align 2
  %101 = zext i16 %100 to i32
  %102 = mul i32 %91, %101
  %103 = addrspacecast ptr addrspace(5) %8 to ptr
  %104 = call i32 @llvm.amdgcn.workitem.id.z()
  %105 = add i32 %102, %104
  %106 = zext i32 %105 to i64
  %107 = trunc i64 %106 to i32
  store i32 %107, ptr addrspace(5) %38, align 4
  %108 = load i32, ptr addrspace(5) %36, align 4
  %109 = load i32, ptr %48, align 4
  %110 = sub nsw i32 %109, 2
  %111 = icmp sge i32 %108, %110
  br i1 %111, label %121, label %112

112:                                              ; preds = %7
  %113 = load i32, ptr addrspace(5) %37, align 4
  %114 = load i32, ptr %49, align 4
  %115 = sub nsw i32 %114, 2
  %116 = icmp sge i32 %113, %115
  br i1 %116, label %121, label %117

117:                                              ; preds = %112
  %118 = load i32, ptr addrspace(5) %38, align 4
  %119 = load i32, ptr %50, align 4
  %120 = icmp sge i32 %118, %119
  br i1 %120, label %121, label %122

121:                                              ; preds = %117, %112, %7
  br label %199

122:                                              ; preds = %117
  store <8 x half> zeroinitializer, ptr addrspace(5) %39, align 16
  store i32 0, ptr addrspace(5) %40, align 4
  br label %123

123:                                              ; preds = %161, %122
  %124 = load i32, ptr addrspace(5) %40, align 4
  %125 = icmp slt i32 %124, 3
  br i1 %125, label %126, label %164

126:                                              ; preds = %123
  store i32 0, ptr addrspace(5) %41, align 4
  br label %127

127:                                              ; preds = %157, %126
  %128 = load i32, ptr addrspace(5) %41, align 4
  %129 = icmp slt i32 %128, 3
  br i1 %129, label %130, label %160

130:                                              ; preds = %127
  %131 = load ptr addrspace(1), ptr %44, align 8
  %132 = load i32, ptr addrspace(5) %37, align 4
  %133 = load i32, ptr addrspace(5) %40, align 4
  %134 = add nsw i32 %132, %133
  %135 = load i32, ptr %48, align 4
  %136 = mul nsw i32 %134, %135
  %137 = load i32, ptr addrspace(5) %36, align 4
  %138 = add nsw i32 %136, %137
  %139 = load i32, ptr addrspace(5) %41, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds <8 x half>, ptr addrspace(1) %131, i64 %141
  %143 = load <8 x half>, ptr addrspace(1) %142, align 16
  %144 = load ptr addrspace(4), ptr %45, align 8
  %145 = load i32, ptr addrspace(5) %38, align 4
  %146 = mul nsw i32 %145, 9
  %147 = load i32, ptr addrspace(5) %40, align 4
  %148 = mul nsw i32 %147, 3
  %149 = add nsw i32 %146, %148
  %150 = load i32, ptr addrspace(5) %41, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds <8 x half>, ptr addrspace(4) %144, i64 %152
  %154 = load <8 x half>, ptr addrspace(4) %153, align 16
  %155 = load <8 x half>, ptr addrspace(5) %39, align 16
  %156 = call <8 x half> @llvm.fma.v8f16(<8 x half> %143, <8 x half> %154, <8 x half> %155)
  store <8 x half> %156, ptr addrspace(5) %39, align 16
  br label %157

157:                                              ; preds = %130
  %158 = load i32, ptr addrspace(5) %41, align 4
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr addrspace(5) %41, align 4
  br label %127

160:                                              ; preds = %127
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr addrspace(5) %40, align 4
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr addrspace(5) %40, align 4
  br label %123

164:                                              ; preds = %123
  %165 = load ptr addrspace(4), ptr %46, align 8
  %166 = load i32, ptr addrspace(5) %38, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds half, ptr addrspace(4) %165, i64 %167
  %169 = load half, ptr addrspace(4) %168, align 2
  store half %169, ptr addrspace(5) %42, align 2
  store i32 0, ptr addrspace(5) %43, align 4
  br label %170

170:                                              ; preds = %179, %164
  %171 = load i32, ptr addrspace(5) %43, align 4
  %172 = icmp slt i32 %171, 8
  br i1 %172, label %173, label %182

173:                                              ; preds = %170
  %174 = load <8 x half>, ptr addrspace(5) %39, align 16
  %175 = load i32, ptr addrspace(5) %43, align 4
  %176 = extractelement <8 x half> %174, i32 %175
  %177 = load half, ptr addrspace(5) %42, align 2
  %178 = fadd half %177, %176
  store half %178, ptr addrspace(5) %42, align 2
  br label %179

179:                                              ; preds = %173
  %180 = load i32, ptr addrspace(5) %43, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr addrspace(5) %43, align 4
  br label %170

182:                                              ; preds = %170
  %183 = load half, ptr addrspace(5) %42, align 2
  %184 = call half @llvm.maxnum.f16(half %183, half 0xH0000)
  %185 = load ptr addrspace(1), ptr %47, align 8
  %186 = load i32, ptr addrspace(5) %38, align 4
  %187 = load i32, ptr %49, align 4
  %188 = sub nsw i32 %187, 2
  %189 = mul nsw i32 %186, %188
  %190 = load i32, ptr addrspace(5) %37, align 4
  %191 = add nsw i32 %189, %190
  %192 = load i32, ptr %48, align 4
  %193 = sub nsw i32 %192, 2
  %194 = mul nsw i32 %191, %193
  %195 = load i32, ptr addrspace(5) %36, align 4
  %196 = add nsw i32 %194, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds half, ptr addrspace(1) %185, i64 %197
  store half %184, ptr addrspace(1) %198, align 2
  br label %199

199:                                              ; preds = %182, %121
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x half> @llvm.fma.v8f16(<8 x half>, <8 x half>, <8 x half>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.maxnum.f16(half, half) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #3

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
!6 = !{i32 1, i32 2, i32 2, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"half8_t*", !"half8_t*", !"half*", !"half*", !"int", !"int", !"int"}
!9 = !{!"half __attribute__((ext_vector_type(8)))*", !"half __attribute__((ext_vector_type(8)))*", !"half*", !"half*", !"int", !"int", !"int"}
!10 = !{!"const", !"const", !"const", !"", !"", !"", !""}
