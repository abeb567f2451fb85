; ModuleID = 'big_multiply.cl'
source_filename = "big_multiply.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @big_multiply(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %222

16:                                               ; preds = %6
  %17 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5, !amdgpu.noclobber !15
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %20 = zext i32 %14 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5, !amdgpu.noclobber !15
  %23 = zext i32 %22 to i64
  %24 = add i32 %5, %14
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !5, !amdgpu.noclobber !15
  %28 = zext i32 %27 to i64
  %29 = shl i32 %5, 1
  %30 = add i32 %29, %14
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5, !amdgpu.noclobber !15
  %34 = zext i32 %33 to i64
  %35 = mul i32 %5, 3
  %36 = add i32 %35, %14
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !5, !amdgpu.noclobber !15
  %40 = zext i32 %39 to i64
  %41 = shl i32 %5, 2
  %42 = add i32 %41, %14
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !5, !amdgpu.noclobber !15
  %46 = zext i32 %45 to i64
  %47 = mul i32 %5, 5
  %48 = add i32 %47, %14
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5, !amdgpu.noclobber !15
  %52 = zext i32 %51 to i64
  %53 = mul i32 %5, 6
  %54 = add i32 %53, %14
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !5, !amdgpu.noclobber !15
  %58 = zext i32 %57 to i64
  %59 = mul i32 %5, 7
  %60 = add i32 %59, %14
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !5, !amdgpu.noclobber !15
  %64 = zext i32 %63 to i64
  %65 = load i32, ptr addrspace(4) %19, align 4, !tbaa !5, !amdgpu.noclobber !15
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %68 = load i32, ptr addrspace(4) %67, align 4, !tbaa !5, !amdgpu.noclobber !15
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %71 = load i32, ptr addrspace(4) %70, align 4, !tbaa !5, !amdgpu.noclobber !15
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %74 = load i32, ptr addrspace(4) %73, align 4, !tbaa !5, !amdgpu.noclobber !15
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %77 = load i32, ptr addrspace(4) %76, align 4, !tbaa !5, !amdgpu.noclobber !15
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %80 = load i32, ptr addrspace(4) %79, align 4, !tbaa !5, !amdgpu.noclobber !15
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 28
  %83 = load i32, ptr addrspace(4) %82, align 4, !tbaa !5, !amdgpu.noclobber !15
  %84 = zext i32 %83 to i64
  br label %94

85:                                               ; preds = %94
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %20
  store i32 %166, ptr addrspace(1) %86, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %25
  store i32 %173, ptr addrspace(1) %87, align 4, !tbaa !5
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %31
  store i32 %180, ptr addrspace(1) %88, align 4, !tbaa !5
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %37
  store i32 %187, ptr addrspace(1) %89, align 4, !tbaa !5
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %43
  store i32 %194, ptr addrspace(1) %90, align 4, !tbaa !5
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %49
  store i32 %201, ptr addrspace(1) %91, align 4, !tbaa !5
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %55
  store i32 %208, ptr addrspace(1) %92, align 4, !tbaa !5
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %61
  store i32 %213, ptr addrspace(1) %93, align 4, !tbaa !5
  br label %222

94:                                               ; preds = %16, %94
  %95 = phi i32 [ 0, %16 ], [ %220, %94 ]
  %96 = phi <10 x i32> [ zeroinitializer, %16 ], [ %219, %94 ]
  %97 = mul i32 %95, %5
  %98 = add i32 %97, %14
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !5, !amdgpu.noclobber !15
  %102 = zext i32 %101 to i64
  %103 = mul nuw i64 %23, %102
  %104 = extractelement <10 x i32> %96, i64 0
  %105 = zext i32 %104 to i64
  %106 = add nuw i64 %103, %105
  %107 = trunc i64 %106 to i32
  %108 = lshr i64 %106, 32
  %109 = mul nuw i64 %28, %102
  %110 = extractelement <10 x i32> %96, i64 1
  %111 = zext i32 %110 to i64
  %112 = add nuw nsw i64 %108, %111
  %113 = add nuw i64 %112, %109
  %114 = lshr i64 %113, 32
  %115 = mul nuw i64 %34, %102
  %116 = extractelement <10 x i32> %96, i64 2
  %117 = zext i32 %116 to i64
  %118 = add nuw nsw i64 %114, %117
  %119 = add nuw i64 %118, %115
  %120 = lshr i64 %119, 32
  %121 = mul nuw i64 %40, %102
  %122 = extractelement <10 x i32> %96, i64 3
  %123 = zext i32 %122 to i64
  %124 = add nuw nsw i64 %120, %123
  %125 = add nuw i64 %124, %121
  %126 = lshr i64 %125, 32
  %127 = mul nuw i64 %46, %102
  %128 = extractelement <10 x i32> %96, i64 4
  %129 = zext i32 %128 to i64
  %130 = add nuw nsw i64 %126, %129
  %131 = add nuw i64 %130, %127
  %132 = lshr i64 %131, 32
  %133 = mul nuw i64 %52, %102
  %134 = extractelement <10 x i32> %96, i64 5
  %135 = zext i32 %134 to i64
  %136 = add nuw nsw i64 %132, %135
  %137 = add nuw i64 %136, %133
  %138 = lshr i64 %137, 32
  %139 = mul nuw i64 %58, %102
  %140 = extractelement <10 x i32> %96, i64 6
  %141 = zext i32 %140 to i64
  %142 = add nuw nsw i64 %138, %141
  %143 = add nuw i64 %142, %139
  %144 = lshr i64 %143, 32
  %145 = mul nuw i64 %64, %102
  %146 = extractelement <10 x i32> %96, i64 7
  %147 = zext i32 %146 to i64
  %148 = add nuw nsw i64 %144, %147
  %149 = add nuw i64 %148, %145
  %150 = lshr i64 %149, 32
  %151 = extractelement <10 x i32> %96, i64 8
  %152 = zext i32 %151 to i64
  %153 = add nuw nsw i64 %150, %152
  %154 = lshr i64 %153, 32
  %155 = trunc nuw nsw i64 %154 to i32
  %156 = mul i32 %3, %107
  %157 = zext i32 %156 to i64
  %158 = mul nuw i64 %18, %157
  %159 = and i64 %106, 4294967295
  %160 = add nuw i64 %158, %159
  %161 = lshr i64 %160, 32
  %162 = mul nuw i64 %66, %157
  %163 = and i64 %113, 4294967295
  %164 = add nuw nsw i64 %161, %163
  %165 = add nuw i64 %164, %162
  %166 = trunc i64 %165 to i32
  %167 = insertelement <10 x i32> poison, i32 %166, i64 0
  %168 = lshr i64 %165, 32
  %169 = mul nuw i64 %69, %157
  %170 = and i64 %119, 4294967295
  %171 = add nuw nsw i64 %168, %170
  %172 = add nuw i64 %171, %169
  %173 = trunc i64 %172 to i32
  %174 = insertelement <10 x i32> %167, i32 %173, i64 1
  %175 = lshr i64 %172, 32
  %176 = mul nuw i64 %72, %157
  %177 = and i64 %125, 4294967295
  %178 = add nuw nsw i64 %175, %177
  %179 = add nuw i64 %178, %176
  %180 = trunc i64 %179 to i32
  %181 = insertelement <10 x i32> %174, i32 %180, i64 2
  %182 = lshr i64 %179, 32
  %183 = mul nuw i64 %75, %157
  %184 = and i64 %131, 4294967295
  %185 = add nuw nsw i64 %182, %184
  %186 = add nuw i64 %185, %183
  %187 = trunc i64 %186 to i32
  %188 = insertelement <10 x i32> %181, i32 %187, i64 3
  %189 = lshr i64 %186, 32
  %190 = mul nuw i64 %78, %157
  %191 = and i64 %137, 4294967295
  %192 = add nuw nsw i64 %189, %191
  %193 = add nuw i64 %192, %190
  %194 = trunc i64 %193 to i32
  %195 = insertelement <10 x i32> %188, i32 %194, i64 4
  %196 = lshr i64 %193, 32
  %197 = mul nuw i64 %81, %157
  %198 = and i64 %143, 4294967295
  %199 = add nuw nsw i64 %196, %198
  %200 = add nuw i64 %199, %197
  %201 = trunc i64 %200 to i32
  %202 = insertelement <10 x i32> %195, i32 %201, i64 5
  %203 = lshr i64 %200, 32
  %204 = mul nuw i64 %84, %157
  %205 = and i64 %149, 4294967295
  %206 = add nuw nsw i64 %203, %205
  %207 = add nuw i64 %206, %204
  %208 = trunc i64 %207 to i32
  %209 = insertelement <10 x i32> %202, i32 %208, i64 6
  %210 = lshr i64 %207, 32
  %211 = and i64 %153, 4294967295
  %212 = add nuw nsw i64 %210, %211
  %213 = trunc i64 %212 to i32
  %214 = insertelement <10 x i32> %209, i32 %213, i64 7
  %215 = lshr i64 %212, 32
  %216 = trunc nuw nsw i64 %215 to i32
  %217 = add nuw nsw i32 %155, %216
  %218 = insertelement <10 x i32> %214, i32 %217, i64 8
  %219 = insertelement <10 x i32> %218, i32 %155, i64 9
  %220 = add nuw nsw i32 %95, 1
  %221 = icmp eq i32 %220, 8
  br i1 %221, label %85, label %94

222:                                              ; preds = %85, %6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_big_multiply(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %222

16:                                               ; preds = %6
  %17 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %20 = zext i32 %14 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = add i32 %5, %14
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !5
  %28 = zext i32 %27 to i64
  %29 = shl i32 %5, 1
  %30 = add i32 %29, %14
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %34 = zext i32 %33 to i64
  %35 = mul i32 %5, 3
  %36 = add i32 %35, %14
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !5
  %40 = zext i32 %39 to i64
  %41 = shl i32 %5, 2
  %42 = add i32 %41, %14
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !5
  %46 = zext i32 %45 to i64
  %47 = mul i32 %5, 5
  %48 = add i32 %47, %14
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = zext i32 %51 to i64
  %53 = mul i32 %5, 6
  %54 = add i32 %53, %14
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !5
  %58 = zext i32 %57 to i64
  %59 = mul i32 %5, 7
  %60 = add i32 %59, %14
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !5
  %64 = zext i32 %63 to i64
  %65 = load i32, ptr addrspace(4) %19, align 4, !tbaa !5
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %68 = load i32, ptr addrspace(4) %67, align 4, !tbaa !5
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %71 = load i32, ptr addrspace(4) %70, align 4, !tbaa !5
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %74 = load i32, ptr addrspace(4) %73, align 4, !tbaa !5
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %77 = load i32, ptr addrspace(4) %76, align 4, !tbaa !5
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %80 = load i32, ptr addrspace(4) %79, align 4, !tbaa !5
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 28
  %83 = load i32, ptr addrspace(4) %82, align 4, !tbaa !5
  %84 = zext i32 %83 to i64
  br label %94

85:                                               ; preds = %94
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %20
  store i32 %166, ptr addrspace(1) %86, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %25
  store i32 %173, ptr addrspace(1) %87, align 4, !tbaa !5
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %31
  store i32 %180, ptr addrspace(1) %88, align 4, !tbaa !5
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %37
  store i32 %187, ptr addrspace(1) %89, align 4, !tbaa !5
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %43
  store i32 %194, ptr addrspace(1) %90, align 4, !tbaa !5
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %49
  store i32 %201, ptr addrspace(1) %91, align 4, !tbaa !5
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %55
  store i32 %208, ptr addrspace(1) %92, align 4, !tbaa !5
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %61
  store i32 %213, ptr addrspace(1) %93, align 4, !tbaa !5
  br label %222

94:                                               ; preds = %16, %94
  %95 = phi i32 [ 0, %16 ], [ %220, %94 ]
  %96 = phi <10 x i32> [ zeroinitializer, %16 ], [ %219, %94 ]
  %97 = mul i32 %95, %5
  %98 = add i32 %97, %14
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !5
  %102 = zext i32 %101 to i64
  %103 = mul nuw i64 %23, %102
  %104 = extractelement <10 x i32> %96, i64 0
  %105 = zext i32 %104 to i64
  %106 = add nuw i64 %103, %105
  %107 = trunc i64 %106 to i32
  %108 = lshr i64 %106, 32
  %109 = mul nuw i64 %28, %102
  %110 = extractelement <10 x i32> %96, i64 1
  %111 = zext i32 %110 to i64
  %112 = add nuw nsw i64 %108, %111
  %113 = add nuw i64 %112, %109
  %114 = lshr i64 %113, 32
  %115 = mul nuw i64 %34, %102
  %116 = extractelement <10 x i32> %96, i64 2
  %117 = zext i32 %116 to i64
  %118 = add nuw nsw i64 %114, %117
  %119 = add nuw i64 %118, %115
  %120 = lshr i64 %119, 32
  %121 = mul nuw i64 %40, %102
  %122 = extractelement <10 x i32> %96, i64 3
  %123 = zext i32 %122 to i64
  %124 = add nuw nsw i64 %120, %123
  %125 = add nuw i64 %124, %121
  %126 = lshr i64 %125, 32
  %127 = mul nuw i64 %46, %102
  %128 = extractelement <10 x i32> %96, i64 4
  %129 = zext i32 %128 to i64
  %130 = add nuw nsw i64 %126, %129
  %131 = add nuw i64 %130, %127
  %132 = lshr i64 %131, 32
  %133 = mul nuw i64 %52, %102
  %134 = extractelement <10 x i32> %96, i64 5
  %135 = zext i32 %134 to i64
  %136 = add nuw nsw i64 %132, %135
  %137 = add nuw i64 %136, %133
  %138 = lshr i64 %137, 32
  %139 = mul nuw i64 %58, %102
  %140 = extractelement <10 x i32> %96, i64 6
  %141 = zext i32 %140 to i64
  %142 = add nuw nsw i64 %138, %141
  %143 = add nuw i64 %142, %139
  %144 = lshr i64 %143, 32
  %145 = mul nuw i64 %64, %102
  %146 = extractelement <10 x i32> %96, i64 7
  %147 = zext i32 %146 to i64
  %148 = add nuw nsw i64 %144, %147
  %149 = add nuw i64 %148, %145
  %150 = lshr i64 %149, 32
  %151 = extractelement <10 x i32> %96, i64 8
  %152 = zext i32 %151 to i64
  %153 = add nuw nsw i64 %150, %152
  %154 = lshr i64 %153, 32
  %155 = trunc nuw nsw i64 %154 to i32
  %156 = mul i32 %3, %107
  %157 = zext i32 %156 to i64
  %158 = mul nuw i64 %18, %157
  %159 = and i64 %106, 4294967295
  %160 = add nuw i64 %158, %159
  %161 = lshr i64 %160, 32
  %162 = mul nuw i64 %66, %157
  %163 = and i64 %113, 4294967295
  %164 = add nuw nsw i64 %161, %163
  %165 = add nuw i64 %164, %162
  %166 = trunc i64 %165 to i32
  %167 = insertelement <10 x i32> poison, i32 %166, i64 0
  %168 = lshr i64 %165, 32
  %169 = mul nuw i64 %69, %157
  %170 = and i64 %119, 4294967295
  %171 = add nuw nsw i64 %168, %170
  %172 = add nuw i64 %171, %169
  %173 = trunc i64 %172 to i32
  %174 = insertelement <10 x i32> %167, i32 %173, i64 1
  %175 = lshr i64 %172, 32
  %176 = mul nuw i64 %72, %157
  %177 = and i64 %125, 4294967295
  %178 = add nuw nsw i64 %175, %177
  %179 = add nuw i64 %178, %176
  %180 = trunc i64 %179 to i32
  %181 = insertelement <10 x i32> %174, i32 %180, i64 2
  %182 = lshr i64 %179, 32
  %183 = mul nuw i64 %75, %157
  %184 = and i64 %131, 4294967295
  %185 = add nuw nsw i64 %182, %184
  %186 = add nuw i64 %185, %183
  %187 = trunc i64 %186 to i32
  %188 = insertelement <10 x i32> %181, i32 %187, i64 3
  %189 = lshr i64 %186, 32
  %190 = mul nuw i64 %78, %157
  %191 = and i64 %137, 4294967295
  %192 = add nuw nsw i64 %189, %191
  %193 = add nuw i64 %192, %190
  %194 = trunc i64 %193 to i32
  %195 = insertelement <10 x i32> %188, i32 %194, i64 4
  %196 = lshr i64 %193, 32
  %197 = mul nuw i64 %81, %157
  %198 = and i64 %143, 4294967295
  %199 = add nuw nsw i64 %196, %198
  %200 = add nuw i64 %199, %197
  %201 = trunc i64 %200 to i32
  %202 = insertelement <10 x i32> %195, i32 %201, i64 5
  %203 = lshr i64 %200, 32
  %204 = mul nuw i64 %84, %157
  %205 = and i64 %149, 4294967295
  %206 = add nuw nsw i64 %203, %205
  %207 = add nuw i64 %206, %204
  %208 = trunc i64 %207 to i32
  %209 = insertelement <10 x i32> %202, i32 %208, i64 6
  %210 = lshr i64 %207, 32
  %211 = and i64 %153, 4294967295
  %212 = add nuw nsw i64 %210, %211
  %213 = trunc i64 %212 to i32
  %214 = insertelement <10 x i32> %209, i32 %213, i64 7
  %215 = lshr i64 %212, 32
  %216 = trunc nuw nsw i64 %215 to i32
  %217 = add nuw nsw i32 %155, %216
  %218 = insertelement <10 x i32> %214, i32 %217, i64 8
  %219 = insertelement <10 x i32> %218, i32 %155, i64 9
  %220 = add nuw nsw i32 %95, 1
  %221 = icmp eq i32 %220, 8
  br i1 %221, label %85, label %94

222:                                              ; preds = %85, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 2, i32 0, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint*", !"uint"}
!12 = !{!"const", !"const", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
