; ModuleID = 'siphash.cl'
source_filename = "siphash.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @siphash(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %218

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !5, !amdgpu.noclobber !15
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %20
  %22 = add nuw i32 %14, 1
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !5, !amdgpu.noclobber !15
  %26 = sub i32 %25, %19
  %27 = xor i64 %3, 8317987319222330741
  %28 = xor i64 %4, 7237128888997146477
  %29 = xor i64 %3, 7816392313619706465
  %30 = xor i64 %4, 8387220255154660723
  %31 = lshr i32 %26, 3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %106, label %33

33:                                               ; preds = %17, %33
  %34 = phi i32 [ %103, %33 ], [ 0, %17 ]
  %35 = phi ptr addrspace(1) [ %104, %33 ], [ %21, %17 ]
  %36 = phi i64 [ %97, %33 ], [ %30, %17 ]
  %37 = phi i64 [ %101, %33 ], [ %29, %17 ]
  %38 = phi i64 [ %100, %33 ], [ %28, %17 ]
  %39 = phi i64 [ %102, %33 ], [ %27, %17 ]
  %40 = load i8, ptr addrspace(1) %35, align 1, !tbaa !16
  %41 = zext i8 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 1
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = zext i8 %43 to i64
  %45 = shl nuw nsw i64 %44, 8
  %46 = or disjoint i64 %45, %41
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 2
  %48 = load <2 x i8>, ptr addrspace(1) %47, align 1, !tbaa !16
  %49 = zext <2 x i8> %48 to <2 x i32>
  %50 = shl nuw <2 x i32> %49, <i32 16, i32 24>
  %51 = extractelement <2 x i32> %50, i64 0
  %52 = zext nneg i32 %51 to i64
  %53 = or disjoint i64 %46, %52
  %54 = extractelement <2 x i32> %50, i64 1
  %55 = zext i32 %54 to i64
  %56 = or disjoint i64 %53, %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 4
  %58 = load <2 x i8>, ptr addrspace(1) %57, align 1, !tbaa !16
  %59 = zext <2 x i8> %58 to <2 x i64>
  %60 = shl nuw nsw <2 x i64> %59, <i64 32, i64 40>
  %61 = extractelement <2 x i64> %60, i64 0
  %62 = or disjoint i64 %61, %56
  %63 = extractelement <2 x i64> %60, i64 1
  %64 = or i64 %63, %62
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 6
  %66 = load <2 x i8>, ptr addrspace(1) %65, align 1, !tbaa !16
  %67 = zext <2 x i8> %66 to <2 x i64>
  %68 = shl nuw <2 x i64> %67, <i64 48, i64 56>
  %69 = extractelement <2 x i64> %68, i64 0
  %70 = or i64 %69, %64
  %71 = extractelement <2 x i64> %68, i64 1
  %72 = or i64 %71, %70
  %73 = xor i64 %72, %36
  %74 = add i64 %38, %39
  %75 = tail call i64 @llvm.fshl.i64(i64 %38, i64 %38, i64 13)
  %76 = xor i64 %75, %74
  %77 = tail call i64 @llvm.fshl.i64(i64 %74, i64 %74, i64 32)
  %78 = add i64 %73, %37
  %79 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 16)
  %80 = xor i64 %79, %78
  %81 = add i64 %80, %77
  %82 = tail call i64 @llvm.fshl.i64(i64 %80, i64 %80, i64 21)
  %83 = xor i64 %82, %81
  %84 = add i64 %78, %76
  %85 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 17)
  %86 = xor i64 %84, %85
  %87 = tail call i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 32)
  %88 = add i64 %81, %86
  %89 = tail call i64 @llvm.fshl.i64(i64 %86, i64 %86, i64 13)
  %90 = xor i64 %89, %88
  %91 = tail call i64 @llvm.fshl.i64(i64 %88, i64 %88, i64 32)
  %92 = add i64 %83, %87
  %93 = tail call i64 @llvm.fshl.i64(i64 %83, i64 %83, i64 16)
  %94 = xor i64 %93, %92
  %95 = add i64 %94, %91
  %96 = tail call i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 21)
  %97 = xor i64 %96, %95
  %98 = add i64 %92, %90
  %99 = tail call i64 @llvm.fshl.i64(i64 %90, i64 %90, i64 17)
  %100 = xor i64 %99, %98
  %101 = tail call i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 32)
  %102 = xor i64 %95, %72
  %103 = add nuw nsw i32 %34, 1
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 8
  %105 = icmp eq i32 %103, %31
  br i1 %105, label %106, label %33

106:                                              ; preds = %33, %17
  %107 = phi i64 [ %27, %17 ], [ %102, %33 ]
  %108 = phi i64 [ %28, %17 ], [ %100, %33 ]
  %109 = phi i64 [ %29, %17 ], [ %101, %33 ]
  %110 = phi i64 [ %30, %17 ], [ %97, %33 ]
  %111 = phi ptr addrspace(1) [ %21, %17 ], [ %104, %33 ]
  %112 = zext i32 %26 to i64
  %113 = shl i64 %112, 56
  %114 = and i32 %26, 7
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %205

116:                                              ; preds = %205, %106
  %117 = phi i64 [ %113, %106 ], [ %215, %205 ]
  %118 = xor i64 %117, %110
  %119 = add i64 %108, %107
  %120 = tail call i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 13)
  %121 = xor i64 %120, %119
  %122 = tail call i64 @llvm.fshl.i64(i64 %119, i64 %119, i64 32)
  %123 = add i64 %118, %109
  %124 = tail call i64 @llvm.fshl.i64(i64 %118, i64 %118, i64 16)
  %125 = xor i64 %124, %123
  %126 = add i64 %125, %122
  %127 = tail call i64 @llvm.fshl.i64(i64 %125, i64 %125, i64 21)
  %128 = xor i64 %127, %126
  %129 = add i64 %123, %121
  %130 = tail call i64 @llvm.fshl.i64(i64 %121, i64 %121, i64 17)
  %131 = xor i64 %129, %130
  %132 = tail call i64 @llvm.fshl.i64(i64 %129, i64 %129, i64 32)
  %133 = add i64 %126, %131
  %134 = tail call i64 @llvm.fshl.i64(i64 %131, i64 %131, i64 13)
  %135 = xor i64 %134, %133
  %136 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 32)
  %137 = add i64 %128, %132
  %138 = tail call i64 @llvm.fshl.i64(i64 %128, i64 %128, i64 16)
  %139 = xor i64 %138, %137
  %140 = add i64 %139, %136
  %141 = tail call i64 @llvm.fshl.i64(i64 %139, i64 %139, i64 21)
  %142 = xor i64 %141, %140
  %143 = add i64 %137, %135
  %144 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 17)
  %145 = xor i64 %144, %143
  %146 = tail call i64 @llvm.fshl.i64(i64 %143, i64 %143, i64 32)
  %147 = xor i64 %140, %117
  %148 = xor i64 %146, 255
  %149 = add i64 %145, %147
  %150 = tail call i64 @llvm.fshl.i64(i64 %145, i64 %145, i64 13)
  %151 = xor i64 %150, %149
  %152 = tail call i64 @llvm.fshl.i64(i64 %149, i64 %149, i64 32)
  %153 = add i64 %142, %148
  %154 = tail call i64 @llvm.fshl.i64(i64 %142, i64 %142, i64 16)
  %155 = xor i64 %154, %153
  %156 = add i64 %155, %152
  %157 = tail call i64 @llvm.fshl.i64(i64 %155, i64 %155, i64 21)
  %158 = xor i64 %157, %156
  %159 = add i64 %153, %151
  %160 = tail call i64 @llvm.fshl.i64(i64 %151, i64 %151, i64 17)
  %161 = xor i64 %159, %160
  %162 = tail call i64 @llvm.fshl.i64(i64 %159, i64 %159, i64 32)
  %163 = add i64 %161, %156
  %164 = tail call i64 @llvm.fshl.i64(i64 %161, i64 %161, i64 13)
  %165 = xor i64 %164, %163
  %166 = tail call i64 @llvm.fshl.i64(i64 %163, i64 %163, i64 32)
  %167 = add i64 %158, %162
  %168 = tail call i64 @llvm.fshl.i64(i64 %158, i64 %158, i64 16)
  %169 = xor i64 %168, %167
  %170 = add i64 %169, %166
  %171 = tail call i64 @llvm.fshl.i64(i64 %169, i64 %169, i64 21)
  %172 = xor i64 %171, %170
  %173 = add i64 %167, %165
  %174 = tail call i64 @llvm.fshl.i64(i64 %165, i64 %165, i64 17)
  %175 = xor i64 %173, %174
  %176 = tail call i64 @llvm.fshl.i64(i64 %173, i64 %173, i64 32)
  %177 = add i64 %175, %170
  %178 = tail call i64 @llvm.fshl.i64(i64 %175, i64 %175, i64 13)
  %179 = xor i64 %178, %177
  %180 = tail call i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 32)
  %181 = add i64 %172, %176
  %182 = tail call i64 @llvm.fshl.i64(i64 %172, i64 %172, i64 16)
  %183 = xor i64 %182, %181
  %184 = add i64 %183, %180
  %185 = tail call i64 @llvm.fshl.i64(i64 %183, i64 %183, i64 21)
  %186 = xor i64 %185, %184
  %187 = add i64 %181, %179
  %188 = tail call i64 @llvm.fshl.i64(i64 %179, i64 %179, i64 17)
  %189 = xor i64 %187, %188
  %190 = tail call i64 @llvm.fshl.i64(i64 %187, i64 %187, i64 32)
  %191 = add i64 %189, %184
  %192 = tail call i64 @llvm.fshl.i64(i64 %189, i64 %189, i64 13)
  %193 = xor i64 %192, %191
  %194 = add i64 %186, %190
  %195 = tail call i64 @llvm.fshl.i64(i64 %186, i64 %186, i64 16)
  %196 = xor i64 %195, %194
  %197 = tail call i64 @llvm.fshl.i64(i64 %196, i64 %196, i64 21)
  %198 = add i64 %194, %193
  %199 = tail call i64 @llvm.fshl.i64(i64 %193, i64 %193, i64 17)
  %200 = tail call i64 @llvm.fshl.i64(i64 %198, i64 %198, i64 32)
  %201 = xor i64 %199, %200
  %202 = xor i64 %201, %197
  %203 = xor i64 %202, %198
  %204 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %15
  store i64 %203, ptr addrspace(1) %204, align 8, !tbaa !17
  br label %218

205:                                              ; preds = %106, %205
  %206 = phi i32 [ %216, %205 ], [ 0, %106 ]
  %207 = phi i64 [ %215, %205 ], [ %113, %106 ]
  %208 = zext nneg i32 %206 to i64
  %209 = getelementptr inbounds nuw i8, ptr addrspace(1) %111, i64 %208
  %210 = load i8, ptr addrspace(1) %209, align 1, !tbaa !16
  %211 = zext i8 %210 to i64
  %212 = shl nuw nsw i32 %206, 3
  %213 = zext nneg i32 %212 to i64
  %214 = shl nuw nsw i64 %211, %213
  %215 = or i64 %214, %207
  %216 = add nuw nsw i32 %206, 1
  %217 = icmp eq i32 %216, %114
  br i1 %217, label %116, label %205

218:                                              ; preds = %6, %116
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_siphash(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %218

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !5
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %20
  %22 = add nuw i32 %14, 1
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !5
  %26 = sub i32 %25, %19
  %27 = xor i64 %3, 8317987319222330741
  %28 = xor i64 %4, 7237128888997146477
  %29 = xor i64 %3, 7816392313619706465
  %30 = xor i64 %4, 8387220255154660723
  %31 = lshr i32 %26, 3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %106, label %33

33:                                               ; preds = %17, %33
  %34 = phi i32 [ %103, %33 ], [ 0, %17 ]
  %35 = phi ptr addrspace(1) [ %104, %33 ], [ %21, %17 ]
  %36 = phi i64 [ %97, %33 ], [ %30, %17 ]
  %37 = phi i64 [ %101, %33 ], [ %29, %17 ]
  %38 = phi i64 [ %100, %33 ], [ %28, %17 ]
  %39 = phi i64 [ %102, %33 ], [ %27, %17 ]
  %40 = load i8, ptr addrspace(1) %35, align 1, !tbaa !16
  %41 = zext i8 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 1
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = zext i8 %43 to i64
  %45 = shl nuw nsw i64 %44, 8
  %46 = or disjoint i64 %45, %41
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 2
  %48 = load <2 x i8>, ptr addrspace(1) %47, align 1, !tbaa !16
  %49 = zext <2 x i8> %48 to <2 x i32>
  %50 = shl nuw <2 x i32> %49, <i32 16, i32 24>
  %51 = extractelement <2 x i32> %50, i64 0
  %52 = zext nneg i32 %51 to i64
  %53 = or disjoint i64 %46, %52
  %54 = extractelement <2 x i32> %50, i64 1
  %55 = zext i32 %54 to i64
  %56 = or disjoint i64 %53, %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 4
  %58 = load <2 x i8>, ptr addrspace(1) %57, align 1, !tbaa !16
  %59 = zext <2 x i8> %58 to <2 x i64>
  %60 = shl nuw nsw <2 x i64> %59, <i64 32, i64 40>
  %61 = extractelement <2 x i64> %60, i64 0
  %62 = or disjoint i64 %61, %56
  %63 = extractelement <2 x i64> %60, i64 1
  %64 = or i64 %63, %62
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 6
  %66 = load <2 x i8>, ptr addrspace(1) %65, align 1, !tbaa !16
  %67 = zext <2 x i8> %66 to <2 x i64>
  %68 = shl nuw <2 x i64> %67, <i64 48, i64 56>
  %69 = extractelement <2 x i64> %68, i64 0
  %70 = or i64 %69, %64
  %71 = extractelement <2 x i64> %68, i64 1
  %72 = or i64 %71, %70
  %73 = xor i64 %72, %36
  %74 = add i64 %38, %39
  %75 = tail call i64 @llvm.fshl.i64(i64 %38, i64 %38, i64 13)
  %76 = xor i64 %75, %74
  %77 = tail call i64 @llvm.fshl.i64(i64 %74, i64 %74, i64 32)
  %78 = add i64 %73, %37
  %79 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 16)
  %80 = xor i64 %79, %78
  %81 = add i64 %80, %77
  %82 = tail call i64 @llvm.fshl.i64(i64 %80, i64 %80, i64 21)
  %83 = xor i64 %82, %81
  %84 = add i64 %78, %76
  %85 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 17)
  %86 = xor i64 %84, %85
  %87 = tail call i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 32)
  %88 = add i64 %81, %86
  %89 = tail call i64 @llvm.fshl.i64(i64 %86, i64 %86, i64 13)
  %90 = xor i64 %89, %88
  %91 = tail call i64 @llvm.fshl.i64(i64 %88, i64 %88, i64 32)
  %92 = add i64 %83, %87
  %93 = tail call i64 @llvm.fshl.i64(i64 %83, i64 %83, i64 16)
  %94 = xor i64 %93, %92
  %95 = add i64 %94, %91
  %96 = tail call i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 21)
  %97 = xor i64 %96, %95
  %98 = add i64 %92, %90
  %99 = tail call i64 @llvm.fshl.i64(i64 %90, i64 %90, i64 17)
  %100 = xor i64 %99, %98
  %101 = tail call i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 32)
  %102 = xor i64 %95, %72
  %103 = add nuw nsw i32 %34, 1
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 8
  %105 = icmp eq i32 %103, %31
  br i1 %105, label %106, label %33

106:                                              ; preds = %33, %17
  %107 = phi i64 [ %27, %17 ], [ %102, %33 ]
  %108 = phi i64 [ %28, %17 ], [ %100, %33 ]
  %109 = phi i64 [ %29, %17 ], [ %101, %33 ]
  %110 = phi i64 [ %30, %17 ], [ %97, %33 ]
  %111 = phi ptr addrspace(1) [ %21, %17 ], [ %104, %33 ]
  %112 = zext i32 %26 to i64
  %113 = shl i64 %112, 56
  %114 = and i32 %26, 7
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %205

116:                                              ; preds = %205, %106
  %117 = phi i64 [ %113, %106 ], [ %215, %205 ]
  %118 = xor i64 %117, %110
  %119 = add i64 %108, %107
  %120 = tail call i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 13)
  %121 = xor i64 %120, %119
  %122 = tail call i64 @llvm.fshl.i64(i64 %119, i64 %119, i64 32)
  %123 = add i64 %118, %109
  %124 = tail call i64 @llvm.fshl.i64(i64 %118, i64 %118, i64 16)
  %125 = xor i64 %124, %123
  %126 = add i64 %125, %122
  %127 = tail call i64 @llvm.fshl.i64(i64 %125, i64 %125, i64 21)
  %128 = xor i64 %127, %126
  %129 = add i64 %123, %121
  %130 = tail call i64 @llvm.fshl.i64(i64 %121, i64 %121, i64 17)
  %131 = xor i64 %129, %130
  %132 = tail call i64 @llvm.fshl.i64(i64 %129, i64 %129, i64 32)
  %133 = add i64 %126, %131
  %134 = tail call i64 @llvm.fshl.i64(i64 %131, i64 %131, i64 13)
  %135 = xor i64 %134, %133
  %136 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 32)
  %137 = add i64 %128, %132
  %138 = tail call i64 @llvm.fshl.i64(i64 %128, i64 %128, i64 16)
  %139 = xor i64 %138, %137
  %140 = add i64 %139, %136
  %141 = tail call i64 @llvm.fshl.i64(i64 %139, i64 %139, i64 21)
  %142 = xor i64 %141, %140
  %143 = add i64 %137, %135
  %144 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 17)
  %145 = xor i64 %144, %143
  %146 = tail call i64 @llvm.fshl.i64(i64 %143, i64 %143, i64 32)
  %147 = xor i64 %140, %117
  %148 = xor i64 %146, 255
  %149 = add i64 %145, %147
  %150 = tail call i64 @llvm.fshl.i64(i64 %145, i64 %145, i64 13)
  %151 = xor i64 %150, %149
  %152 = tail call i64 @llvm.fshl.i64(i64 %149, i64 %149, i64 32)
  %153 = add i64 %142, %148
  %154 = tail call i64 @llvm.fshl.i64(i64 %142, i64 %142, i64 16)
  %155 = xor i64 %154, %153
  %156 = add i64 %155, %152
  %157 = tail call i64 @llvm.fshl.i64(i64 %155, i64 %155, i64 21)
  %158 = xor i64 %157, %156
  %159 = add i64 %153, %151
  %160 = tail call i64 @llvm.fshl.i64(i64 %151, i64 %151, i64 17)
  %161 = xor i64 %159, %160
  %162 = tail call i64 @llvm.fshl.i64(i64 %159, i64 %159, i64 32)
  %163 = add i64 %161, %156
  %164 = tail call i64 @llvm.fshl.i64(i64 %161, i64 %161, i64 13)
  %165 = xor i64 %164, %163
  %166 = tail call i64 @llvm.fshl.i64(i64 %163, i64 %163, i64 32)
  %167 = add i64 %158, %162
  %168 = tail call i64 @llvm.fshl.i64(i64 %158, i64 %158, i64 16)
  %169 = xor i64 %168, %167
  %170 = add i64 %169, %166
  %171 = tail call i64 @llvm.fshl.i64(i64 %169, i64 %169, i64 21)
  %172 = xor i64 %171, %170
  %173 = add i64 %167, %165
  %174 = tail call i64 @llvm.fshl.i64(i64 %165, i64 %165, i64 17)
  %175 = xor i64 %173, %174
  %176 = tail call i64 @llvm.fshl.i64(i64 %173, i64 %173, i64 32)
  %177 = add i64 %175, %170
  %178 = tail call i64 @llvm.fshl.i64(i64 %175, i64 %175, i64 13)
  %179 = xor i64 %178, %177
  %180 = tail call i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 32)
  %181 = add i64 %172, %176
  %182 = tail call i64 @llvm.fshl.i64(i64 %172, i64 %172, i64 16)
  %183 = xor i64 %182, %181
  %184 = add i64 %183, %180
  %185 = tail call i64 @llvm.fshl.i64(i64 %183, i64 %183, i64 21)
  %186 = xor i64 %185, %184
  %187 = add i64 %181, %179
  %188 = tail call i64 @llvm.fshl.i64(i64 %179, i64 %179, i64 17)
  %189 = xor i64 %187, %188
  %190 = tail call i64 @llvm.fshl.i64(i64 %187, i64 %187, i64 32)
  %191 = add i64 %189, %184
  %192 = tail call i64 @llvm.fshl.i64(i64 %189, i64 %189, i64 13)
  %193 = xor i64 %192, %191
  %194 = add i64 %186, %190
  %195 = tail call i64 @llvm.fshl.i64(i64 %186, i64 %186, i64 16)
  %196 = xor i64 %195, %194
  %197 = tail call i64 @llvm.fshl.i64(i64 %196, i64 %196, i64 21)
  %198 = add i64 %194, %193
  %199 = tail call i64 @llvm.fshl.i64(i64 %193, i64 %193, i64 17)
  %200 = tail call i64 @llvm.fshl.i64(i64 %198, i64 %198, i64 32)
  %201 = xor i64 %199, %200
  %202 = xor i64 %201, %197
  %203 = xor i64 %202, %198
  %204 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %15
  store i64 %203, ptr addrspace(1) %204, align 8, !tbaa !17
  br label %218

205:                                              ; preds = %106, %205
  %206 = phi i32 [ %216, %205 ], [ 0, %106 ]
  %207 = phi i64 [ %215, %205 ], [ %113, %106 ]
  %208 = zext nneg i32 %206 to i64
  %209 = getelementptr inbounds nuw i8, ptr addrspace(1) %111, i64 %208
  %210 = load i8, ptr addrspace(1) %209, align 1, !tbaa !16
  %211 = zext i8 %210 to i64
  %212 = shl nuw nsw i32 %206, 3
  %213 = zext nneg i32 %212 to i64
  %214 = shl nuw nsw i64 %211, %213
  %215 = or i64 %214, %207
  %216 = add nuw nsw i32 %206, 1
  %217 = icmp eq i32 %216, %114
  br i1 %217, label %116, label %205

218:                                              ; preds = %6, %116
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uint*", !"ulong*", !"ulong", !"ulong", !"uint"}
!12 = !{!"const", !"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!7, !7, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !7, i64 0}
