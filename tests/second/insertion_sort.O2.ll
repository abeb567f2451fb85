; ModuleID = 'insertion_sort.cl'
source_filename = "insertion_sort.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @insertion_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = icmp ult i32 %11, %2
  br i1 %12, label %131, label %212

13:                                               ; preds = %206
  %14 = extractelement <24 x float> %209, i64 0
  %15 = zext i32 %11 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !15
  %17 = extractelement <24 x float> %209, i64 1
  %18 = add i32 %2, %11
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !15
  %21 = extractelement <24 x float> %209, i64 2
  %22 = shl i32 %2, 1
  %23 = add i32 %22, %11
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24
  store float %21, ptr addrspace(1) %25, align 4, !tbaa !15
  %26 = extractelement <24 x float> %209, i64 3
  %27 = mul i32 %2, 3
  %28 = add i32 %27, %11
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %29
  store float %26, ptr addrspace(1) %30, align 4, !tbaa !15
  %31 = extractelement <24 x float> %209, i64 4
  %32 = shl i32 %2, 2
  %33 = add i32 %32, %11
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %34
  store float %31, ptr addrspace(1) %35, align 4, !tbaa !15
  %36 = extractelement <24 x float> %209, i64 5
  %37 = mul i32 %2, 5
  %38 = add i32 %37, %11
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %39
  store float %36, ptr addrspace(1) %40, align 4, !tbaa !15
  %41 = extractelement <24 x float> %209, i64 6
  %42 = mul i32 %2, 6
  %43 = add i32 %42, %11
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %44
  store float %41, ptr addrspace(1) %45, align 4, !tbaa !15
  %46 = extractelement <24 x float> %209, i64 7
  %47 = mul i32 %2, 7
  %48 = add i32 %47, %11
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %49
  store float %46, ptr addrspace(1) %50, align 4, !tbaa !15
  %51 = extractelement <24 x float> %209, i64 8
  %52 = shl i32 %2, 3
  %53 = add i32 %52, %11
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %54
  store float %51, ptr addrspace(1) %55, align 4, !tbaa !15
  %56 = extractelement <24 x float> %209, i64 9
  %57 = mul i32 %2, 9
  %58 = add i32 %57, %11
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %59
  store float %56, ptr addrspace(1) %60, align 4, !tbaa !15
  %61 = extractelement <24 x float> %209, i64 10
  %62 = mul i32 %2, 10
  %63 = add i32 %62, %11
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %64
  store float %61, ptr addrspace(1) %65, align 4, !tbaa !15
  %66 = extractelement <24 x float> %209, i64 11
  %67 = mul i32 %2, 11
  %68 = add i32 %67, %11
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %69
  store float %66, ptr addrspace(1) %70, align 4, !tbaa !15
  %71 = extractelement <24 x float> %209, i64 12
  %72 = mul i32 %2, 12
  %73 = add i32 %72, %11
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %74
  store float %71, ptr addrspace(1) %75, align 4, !tbaa !15
  %76 = extractelement <24 x float> %209, i64 13
  %77 = mul i32 %2, 13
  %78 = add i32 %77, %11
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %79
  store float %76, ptr addrspace(1) %80, align 4, !tbaa !15
  %81 = extractelement <24 x float> %209, i64 14
  %82 = mul i32 %2, 14
  %83 = add i32 %82, %11
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %84
  store float %81, ptr addrspace(1) %85, align 4, !tbaa !15
  %86 = extractelement <24 x float> %209, i64 15
  %87 = mul i32 %2, 15
  %88 = add i32 %87, %11
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %89
  store float %86, ptr addrspace(1) %90, align 4, !tbaa !15
  %91 = extractelement <24 x float> %209, i64 16
  %92 = shl i32 %2, 4
  %93 = add i32 %92, %11
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %94
  store float %91, ptr addrspace(1) %95, align 4, !tbaa !15
  %96 = extractelement <24 x float> %209, i64 17
  %97 = mul i32 %2, 17
  %98 = add i32 %97, %11
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %99
  store float %96, ptr addrspace(1) %100, align 4, !tbaa !15
  %101 = extractelement <24 x float> %209, i64 18
  %102 = mul i32 %2, 18
  %103 = add i32 %102, %11
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %104
  store float %101, ptr addrspace(1) %105, align 4, !tbaa !15
  %106 = extractelement <24 x float> %209, i64 19
  %107 = mul i32 %2, 19
  %108 = add i32 %107, %11
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %109
  store float %106, ptr addrspace(1) %110, align 4, !tbaa !15
  %111 = extractelement <24 x float> %209, i64 20
  %112 = mul i32 %2, 20
  %113 = add i32 %112, %11
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %114
  store float %111, ptr addrspace(1) %115, align 4, !tbaa !15
  %116 = extractelement <24 x float> %209, i64 21
  %117 = mul i32 %2, 21
  %118 = add i32 %117, %11
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %119
  store float %116, ptr addrspace(1) %120, align 4, !tbaa !15
  %121 = extractelement <24 x float> %209, i64 22
  %122 = mul i32 %2, 22
  %123 = add i32 %122, %11
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %124
  store float %121, ptr addrspace(1) %125, align 4, !tbaa !15
  %126 = extractelement <24 x float> %209, i64 23
  %127 = mul i32 %2, 23
  %128 = add i32 %127, %11
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %129
  store float %126, ptr addrspace(1) %130, align 4, !tbaa !15
  br label %212

131:                                              ; preds = %3, %206
  %132 = phi i32 [ %210, %206 ], [ 0, %3 ]
  %133 = phi <24 x float> [ %209, %206 ], [ zeroinitializer, %3 ]
  %134 = mul i32 %132, %2
  %135 = add i32 %134, %11
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %136
  %138 = load float, ptr addrspace(1) %137, align 4, !tbaa !15, !amdgpu.noclobber !17
  %139 = icmp eq i32 %132, 0
  br i1 %139, label %149, label %140

140:                                              ; preds = %131, %146
  %141 = phi i32 [ %143, %146 ], [ %132, %131 ]
  %142 = phi <24 x float> [ %147, %146 ], [ %133, %131 ]
  %143 = add nsw i32 %141, -1
  %144 = extractelement <24 x float> %142, i32 %143
  %145 = fcmp ogt float %144, %138
  br i1 %145, label %146, label %149

146:                                              ; preds = %140
  %147 = insertelement <24 x float> %142, float %144, i32 %141
  %148 = icmp sgt i32 %141, 1
  br i1 %148, label %140, label %149

149:                                              ; preds = %146, %140, %131
  %150 = phi <24 x float> [ %133, %131 ], [ %147, %146 ], [ %142, %140 ]
  %151 = phi i32 [ 0, %131 ], [ 0, %146 ], [ %141, %140 ]
  %152 = or disjoint i32 %132, 1
  %153 = mul i32 %152, %2
  %154 = add i32 %153, %11
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !15, !amdgpu.noclobber !17
  %158 = insertelement <24 x float> %150, float %138, i32 %151
  br label %159

159:                                              ; preds = %165, %149
  %160 = phi i32 [ %162, %165 ], [ %152, %149 ]
  %161 = phi <24 x float> [ %166, %165 ], [ %158, %149 ]
  %162 = add nsw i32 %160, -1
  %163 = extractelement <24 x float> %161, i32 %162
  %164 = fcmp ogt float %163, %157
  br i1 %164, label %165, label %168

165:                                              ; preds = %159
  %166 = insertelement <24 x float> %161, float %163, i32 %160
  %167 = icmp sgt i32 %160, 1
  br i1 %167, label %159, label %168

168:                                              ; preds = %159, %165
  %169 = phi <24 x float> [ %166, %165 ], [ %161, %159 ]
  %170 = phi i32 [ 0, %165 ], [ %160, %159 ]
  %171 = or disjoint i32 %132, 2
  %172 = mul i32 %171, %2
  %173 = add i32 %172, %11
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !15, !amdgpu.noclobber !17
  %177 = insertelement <24 x float> %169, float %157, i32 %170
  br label %178

178:                                              ; preds = %184, %168
  %179 = phi i32 [ %181, %184 ], [ %171, %168 ]
  %180 = phi <24 x float> [ %185, %184 ], [ %177, %168 ]
  %181 = add nsw i32 %179, -1
  %182 = extractelement <24 x float> %180, i32 %181
  %183 = fcmp ogt float %182, %176
  br i1 %183, label %184, label %187

184:                                              ; preds = %178
  %185 = insertelement <24 x float> %180, float %182, i32 %179
  %186 = icmp sgt i32 %179, 1
  br i1 %186, label %178, label %187

187:                                              ; preds = %178, %184
  %188 = phi <24 x float> [ %185, %184 ], [ %180, %178 ]
  %189 = phi i32 [ 0, %184 ], [ %179, %178 ]
  %190 = or disjoint i32 %132, 3
  %191 = mul i32 %190, %2
  %192 = add i32 %191, %11
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %193
  %195 = load float, ptr addrspace(1) %194, align 4, !tbaa !15, !amdgpu.noclobber !17
  %196 = insertelement <24 x float> %188, float %176, i32 %189
  br label %197

197:                                              ; preds = %203, %187
  %198 = phi i32 [ %200, %203 ], [ %190, %187 ]
  %199 = phi <24 x float> [ %204, %203 ], [ %196, %187 ]
  %200 = add nsw i32 %198, -1
  %201 = extractelement <24 x float> %199, i32 %200
  %202 = fcmp ogt float %201, %195
  br i1 %202, label %203, label %206

203:                                              ; preds = %197
  %204 = insertelement <24 x float> %199, float %201, i32 %198
  %205 = icmp sgt i32 %198, 1
  br i1 %205, label %197, label %206

206:                                              ; preds = %197, %203
  %207 = phi <24 x float> [ %204, %203 ], [ %199, %197 ]
  %208 = phi i32 [ 0, %203 ], [ %198, %197 ]
  %209 = insertelement <24 x float> %207, float %195, i32 %208
  %210 = add nuw nsw i32 %132, 4
  %211 = icmp eq i32 %210, 24
  br i1 %211, label %13, label %131

212:                                              ; preds = %13, %3
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_insertion_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = icmp ult i32 %11, %2
  br i1 %12, label %131, label %212

13:                                               ; preds = %206
  %14 = extractelement <24 x float> %209, i64 0
  %15 = zext i32 %11 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !15
  %17 = extractelement <24 x float> %209, i64 1
  %18 = add i32 %2, %11
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  store float %17, ptr addrspace(1) %20, align 4, !tbaa !15
  %21 = extractelement <24 x float> %209, i64 2
  %22 = shl i32 %2, 1
  %23 = add i32 %22, %11
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24
  store float %21, ptr addrspace(1) %25, align 4, !tbaa !15
  %26 = extractelement <24 x float> %209, i64 3
  %27 = mul i32 %2, 3
  %28 = add i32 %27, %11
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %29
  store float %26, ptr addrspace(1) %30, align 4, !tbaa !15
  %31 = extractelement <24 x float> %209, i64 4
  %32 = shl i32 %2, 2
  %33 = add i32 %32, %11
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %34
  store float %31, ptr addrspace(1) %35, align 4, !tbaa !15
  %36 = extractelement <24 x float> %209, i64 5
  %37 = mul i32 %2, 5
  %38 = add i32 %37, %11
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %39
  store float %36, ptr addrspace(1) %40, align 4, !tbaa !15
  %41 = extractelement <24 x float> %209, i64 6
  %42 = mul i32 %2, 6
  %43 = add i32 %42, %11
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %44
  store float %41, ptr addrspace(1) %45, align 4, !tbaa !15
  %46 = extractelement <24 x float> %209, i64 7
  %47 = mul i32 %2, 7
  %48 = add i32 %47, %11
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %49
  store float %46, ptr addrspace(1) %50, align 4, !tbaa !15
  %51 = extractelement <24 x float> %209, i64 8
  %52 = shl i32 %2, 3
  %53 = add i32 %52, %11
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %54
  store float %51, ptr addrspace(1) %55, align 4, !tbaa !15
  %56 = extractelement <24 x float> %209, i64 9
  %57 = mul i32 %2, 9
  %58 = add i32 %57, %11
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %59
  store float %56, ptr addrspace(1) %60, align 4, !tbaa !15
  %61 = extractelement <24 x float> %209, i64 10
  %62 = mul i32 %2, 10
  %63 = add i32 %62, %11
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %64
  store float %61, ptr addrspace(1) %65, align 4, !tbaa !15
  %66 = extractelement <24 x float> %209, i64 11
  %67 = mul i32 %2, 11
  %68 = add i32 %67, %11
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %69
  store float %66, ptr addrspace(1) %70, align 4, !tbaa !15
  %71 = extractelement <24 x float> %209, i64 12
  %72 = mul i32 %2, 12
  %73 = add i32 %72, %11
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %74
  store float %71, ptr addrspace(1) %75, align 4, !tbaa !15
  %76 = extractelement <24 x float> %209, i64 13
  %77 = mul i32 %2, 13
  %78 = add i32 %77, %11
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %79
  store float %76, ptr addrspace(1) %80, align 4, !tbaa !15
  %81 = extractelement <24 x float> %209, i64 14
  %82 = mul i32 %2, 14
  %83 = add i32 %82, %11
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %84
  store float %81, ptr addrspace(1) %85, align 4, !tbaa !15
  %86 = extractelement <24 x float> %209, i64 15
  %87 = mul i32 %2, 15
  %88 = add i32 %87, %11
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %89
  store float %86, ptr addrspace(1) %90, align 4, !tbaa !15
  %91 = extractelement <24 x float> %209, i64 16
  %92 = shl i32 %2, 4
  %93 = add i32 %92, %11
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %94
  store float %91, ptr addrspace(1) %95, align 4, !tbaa !15
  %96 = extractelement <24 x float> %209, i64 17
  %97 = mul i32 %2, 17
  %98 = add i32 %97, %11
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %99
  store float %96, ptr addrspace(1) %100, align 4, !tbaa !15
  %101 = extractelement <24 x float> %209, i64 18
  %102 = mul i32 %2, 18
  %103 = add i32 %102, %11
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %104
  store float %101, ptr addrspace(1) %105, align 4, !tbaa !15
  %106 = extractelement <24 x float> %209, i64 19
  %107 = mul i32 %2, 19
  %108 = add i32 %107, %11
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %109
  store float %106, ptr addrspace(1) %110, align 4, !tbaa !15
  %111 = extractelement <24 x float> %209, i64 20
  %112 = mul i32 %2, 20
  %113 = add i32 %112, %11
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %114
  store float %111, ptr addrspace(1) %115, align 4, !tbaa !15
  %116 = extractelement <24 x float> %209, i64 21
  %117 = mul i32 %2, 21
  %118 = add i32 %117, %11
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %119
  store float %116, ptr addrspace(1) %120, align 4, !tbaa !15
  %121 = extractelement <24 x float> %209, i64 22
  %122 = mul i32 %2, 22
  %123 = add i32 %122, %11
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %124
  store float %121, ptr addrspace(1) %125, align 4, !tbaa !15
  %126 = extractelement <24 x float> %209, i64 23
  %127 = mul i32 %2, 23
  %128 = add i32 %127, %11
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %129
  store float %126, ptr addrspace(1) %130, align 4, !tbaa !15
  br label %212

131:                                              ; preds = %3, %206
  %132 = phi i32 [ %210, %206 ], [ 0, %3 ]
  %133 = phi <24 x float> [ %209, %206 ], [ zeroinitializer, %3 ]
  %134 = mul i32 %132, %2
  %135 = add i32 %134, %11
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %136
  %138 = load float, ptr addrspace(1) %137, align 4, !tbaa !15
  %139 = icmp eq i32 %132, 0
  br i1 %139, label %149, label %140

140:                                              ; preds = %131, %146
  %141 = phi i32 [ %143, %146 ], [ %132, %131 ]
  %142 = phi <24 x float> [ %147, %146 ], [ %133, %131 ]
  %143 = add nsw i32 %141, -1
  %144 = extractelement <24 x float> %142, i32 %143
  %145 = fcmp ogt float %144, %138
  br i1 %145, label %146, label %149

146:                                              ; preds = %140
  %147 = insertelement <24 x float> %142, float %144, i32 %141
  %148 = icmp sgt i32 %141, 1
  br i1 %148, label %140, label %149

149:                                              ; preds = %140, %146, %131
  %150 = phi <24 x float> [ %133, %131 ], [ %142, %140 ], [ %147, %146 ]
  %151 = phi i32 [ 0, %131 ], [ %141, %140 ], [ 0, %146 ]
  %152 = or disjoint i32 %132, 1
  %153 = mul i32 %152, %2
  %154 = add i32 %153, %11
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !15
  %158 = insertelement <24 x float> %150, float %138, i32 %151
  br label %159

159:                                              ; preds = %165, %149
  %160 = phi i32 [ %162, %165 ], [ %152, %149 ]
  %161 = phi <24 x float> [ %166, %165 ], [ %158, %149 ]
  %162 = add nsw i32 %160, -1
  %163 = extractelement <24 x float> %161, i32 %162
  %164 = fcmp ogt float %163, %157
  br i1 %164, label %165, label %168

165:                                              ; preds = %159
  %166 = insertelement <24 x float> %161, float %163, i32 %160
  %167 = icmp sgt i32 %160, 1
  br i1 %167, label %159, label %168

168:                                              ; preds = %159, %165
  %169 = phi <24 x float> [ %161, %159 ], [ %166, %165 ]
  %170 = phi i32 [ %160, %159 ], [ 0, %165 ]
  %171 = or disjoint i32 %132, 2
  %172 = mul i32 %171, %2
  %173 = add i32 %172, %11
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !15
  %177 = insertelement <24 x float> %169, float %157, i32 %170
  br label %178

178:                                              ; preds = %184, %168
  %179 = phi i32 [ %181, %184 ], [ %171, %168 ]
  %180 = phi <24 x float> [ %185, %184 ], [ %177, %168 ]
  %181 = add nsw i32 %179, -1
  %182 = extractelement <24 x float> %180, i32 %181
  %183 = fcmp ogt float %182, %176
  br i1 %183, label %184, label %187

184:                                              ; preds = %178
  %185 = insertelement <24 x float> %180, float %182, i32 %179
  %186 = icmp sgt i32 %179, 1
  br i1 %186, label %178, label %187

187:                                              ; preds = %178, %184
  %188 = phi <24 x float> [ %180, %178 ], [ %185, %184 ]
  %189 = phi i32 [ %179, %178 ], [ 0, %184 ]
  %190 = or disjoint i32 %132, 3
  %191 = mul i32 %190, %2
  %192 = add i32 %191, %11
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %193
  %195 = load float, ptr addrspace(1) %194, align 4, !tbaa !15
  %196 = insertelement <24 x float> %188, float %176, i32 %189
  br label %197

197:                                              ; preds = %203, %187
  %198 = phi i32 [ %200, %203 ], [ %190, %187 ]
  %199 = phi <24 x float> [ %204, %203 ], [ %196, %187 ]
  %200 = add nsw i32 %198, -1
  %201 = extractelement <24 x float> %199, i32 %200
  %202 = fcmp ogt float %201, %195
  br i1 %202, label %203, label %206

203:                                              ; preds = %197
  %204 = insertelement <24 x float> %199, float %201, i32 %198
  %205 = icmp sgt i32 %198, 1
  br i1 %205, label %197, label %206

206:                                              ; preds = %197, %203
  %207 = phi <24 x float> [ %199, %197 ], [ %204, %203 ]
  %208 = phi i32 [ %198, %197 ], [ 0, %203 ]
  %209 = insertelement <24 x float> %207, float %195, i32 %208
  %210 = add nuw nsw i32 %132, 4
  %211 = icmp eq i32 %210, 24
  br i1 %211, label %13, label %131

212:                                              ; preds = %13, %3
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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"uint"}
!12 = !{!"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
