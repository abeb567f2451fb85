; ModuleID = 'register_blocks.cl'
source_filename = "register_blocks.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @register_blocks(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !20, !noalias !22
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = shl i32 %14, 3
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !20, !noalias !22
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = shl i32 %22, 3
  %24 = icmp ult i32 %23, %3
  %25 = icmp ult i32 %15, %4
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %522

27:                                               ; preds = %6
  %28 = icmp eq i32 %5, 0
  br i1 %28, label %29, label %37

29:                                               ; preds = %27
  %30 = or disjoint i32 %23, 1
  %31 = or disjoint i32 %23, 2
  %32 = or disjoint i32 %23, 3
  %33 = or disjoint i32 %23, 4
  %34 = or disjoint i32 %23, 5
  %35 = or disjoint i32 %23, 6
  %36 = or disjoint i32 %23, 7
  br label %250

37:                                               ; preds = %27
  %38 = mul i32 %23, %5
  %39 = or disjoint i32 %23, 1
  %40 = mul i32 %39, %5
  %41 = or disjoint i32 %23, 2
  %42 = mul i32 %41, %5
  %43 = or disjoint i32 %23, 3
  %44 = mul i32 %43, %5
  %45 = or disjoint i32 %23, 4
  %46 = mul i32 %45, %5
  %47 = or disjoint i32 %23, 5
  %48 = mul i32 %47, %5
  %49 = or disjoint i32 %23, 6
  %50 = mul i32 %49, %5
  %51 = or disjoint i32 %23, 7
  %52 = mul i32 %51, %5
  br label %53

53:                                               ; preds = %37, %53
  %54 = phi float [ 0.000000e+00, %37 ], [ %247, %53 ]
  %55 = phi float [ 0.000000e+00, %37 ], [ %246, %53 ]
  %56 = phi float [ 0.000000e+00, %37 ], [ %245, %53 ]
  %57 = phi float [ 0.000000e+00, %37 ], [ %244, %53 ]
  %58 = phi float [ 0.000000e+00, %37 ], [ %243, %53 ]
  %59 = phi float [ 0.000000e+00, %37 ], [ %242, %53 ]
  %60 = phi float [ 0.000000e+00, %37 ], [ %241, %53 ]
  %61 = phi float [ 0.000000e+00, %37 ], [ %240, %53 ]
  %62 = phi float [ 0.000000e+00, %37 ], [ %239, %53 ]
  %63 = phi float [ 0.000000e+00, %37 ], [ %238, %53 ]
  %64 = phi float [ 0.000000e+00, %37 ], [ %237, %53 ]
  %65 = phi float [ 0.000000e+00, %37 ], [ %236, %53 ]
  %66 = phi float [ 0.000000e+00, %37 ], [ %235, %53 ]
  %67 = phi float [ 0.000000e+00, %37 ], [ %234, %53 ]
  %68 = phi float [ 0.000000e+00, %37 ], [ %233, %53 ]
  %69 = phi float [ 0.000000e+00, %37 ], [ %232, %53 ]
  %70 = phi float [ 0.000000e+00, %37 ], [ %231, %53 ]
  %71 = phi float [ 0.000000e+00, %37 ], [ %230, %53 ]
  %72 = phi float [ 0.000000e+00, %37 ], [ %229, %53 ]
  %73 = phi float [ 0.000000e+00, %37 ], [ %228, %53 ]
  %74 = phi float [ 0.000000e+00, %37 ], [ %227, %53 ]
  %75 = phi float [ 0.000000e+00, %37 ], [ %226, %53 ]
  %76 = phi float [ 0.000000e+00, %37 ], [ %225, %53 ]
  %77 = phi float [ 0.000000e+00, %37 ], [ %224, %53 ]
  %78 = phi float [ 0.000000e+00, %37 ], [ %223, %53 ]
  %79 = phi float [ 0.000000e+00, %37 ], [ %222, %53 ]
  %80 = phi float [ 0.000000e+00, %37 ], [ %221, %53 ]
  %81 = phi float [ 0.000000e+00, %37 ], [ %220, %53 ]
  %82 = phi float [ 0.000000e+00, %37 ], [ %219, %53 ]
  %83 = phi float [ 0.000000e+00, %37 ], [ %218, %53 ]
  %84 = phi float [ 0.000000e+00, %37 ], [ %217, %53 ]
  %85 = phi float [ 0.000000e+00, %37 ], [ %216, %53 ]
  %86 = phi float [ 0.000000e+00, %37 ], [ %215, %53 ]
  %87 = phi float [ 0.000000e+00, %37 ], [ %214, %53 ]
  %88 = phi float [ 0.000000e+00, %37 ], [ %213, %53 ]
  %89 = phi float [ 0.000000e+00, %37 ], [ %212, %53 ]
  %90 = phi float [ 0.000000e+00, %37 ], [ %211, %53 ]
  %91 = phi float [ 0.000000e+00, %37 ], [ %210, %53 ]
  %92 = phi float [ 0.000000e+00, %37 ], [ %209, %53 ]
  %93 = phi float [ 0.000000e+00, %37 ], [ %208, %53 ]
  %94 = phi float [ 0.000000e+00, %37 ], [ %207, %53 ]
  %95 = phi float [ 0.000000e+00, %37 ], [ %206, %53 ]
  %96 = phi float [ 0.000000e+00, %37 ], [ %205, %53 ]
  %97 = phi float [ 0.000000e+00, %37 ], [ %204, %53 ]
  %98 = phi float [ 0.000000e+00, %37 ], [ %203, %53 ]
  %99 = phi float [ 0.000000e+00, %37 ], [ %202, %53 ]
  %100 = phi float [ 0.000000e+00, %37 ], [ %201, %53 ]
  %101 = phi float [ 0.000000e+00, %37 ], [ %200, %53 ]
  %102 = phi float [ 0.000000e+00, %37 ], [ %199, %53 ]
  %103 = phi float [ 0.000000e+00, %37 ], [ %198, %53 ]
  %104 = phi float [ 0.000000e+00, %37 ], [ %197, %53 ]
  %105 = phi float [ 0.000000e+00, %37 ], [ %196, %53 ]
  %106 = phi float [ 0.000000e+00, %37 ], [ %195, %53 ]
  %107 = phi float [ 0.000000e+00, %37 ], [ %194, %53 ]
  %108 = phi float [ 0.000000e+00, %37 ], [ %193, %53 ]
  %109 = phi float [ 0.000000e+00, %37 ], [ %192, %53 ]
  %110 = phi float [ 0.000000e+00, %37 ], [ %191, %53 ]
  %111 = phi float [ 0.000000e+00, %37 ], [ %190, %53 ]
  %112 = phi float [ 0.000000e+00, %37 ], [ %189, %53 ]
  %113 = phi float [ 0.000000e+00, %37 ], [ %188, %53 ]
  %114 = phi float [ 0.000000e+00, %37 ], [ %187, %53 ]
  %115 = phi float [ 0.000000e+00, %37 ], [ %186, %53 ]
  %116 = phi float [ 0.000000e+00, %37 ], [ %185, %53 ]
  %117 = phi float [ 0.000000e+00, %37 ], [ %184, %53 ]
  %118 = phi i32 [ 0, %37 ], [ %248, %53 ]
  %119 = mul i32 %118, %4
  %120 = add i32 %119, %15
  %121 = add i32 %38, %118
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %125 = zext i32 %120 to i64
  %126 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %128 = add i32 %40, %118
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %132 = add i32 %120, 1
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %136 = add i32 %42, %118
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %140 = add i32 %120, 2
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %141
  %143 = load float, ptr addrspace(1) %142, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %144 = add i32 %44, %118
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %145
  %147 = load float, ptr addrspace(1) %146, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %148 = add i32 %120, 3
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %152 = add i32 %46, %118
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %153
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %156 = add i32 %120, 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %160 = add i32 %48, %118
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %161
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %164 = add i32 %120, 5
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %165
  %167 = load float, ptr addrspace(1) %166, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %168 = add i32 %50, %118
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %172 = add i32 %120, 6
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %173
  %175 = load float, ptr addrspace(1) %174, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %176 = add i32 %52, %118
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %177
  %179 = load float, ptr addrspace(1) %178, align 4, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %180 = add i32 %120, 7
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %181
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %184 = tail call float @llvm.fma.f32(float %124, float %127, float %117)
  %185 = tail call float @llvm.fma.f32(float %124, float %135, float %116)
  %186 = tail call float @llvm.fma.f32(float %124, float %143, float %115)
  %187 = tail call float @llvm.fma.f32(float %124, float %151, float %114)
  %188 = tail call float @llvm.fma.f32(float %124, float %159, float %113)
  %189 = tail call float @llvm.fma.f32(float %124, float %167, float %112)
  %190 = tail call float @llvm.fma.f32(float %124, float %175, float %111)
  %191 = tail call float @llvm.fma.f32(float %124, float %183, float %110)
  %192 = tail call float @llvm.fma.f32(float %131, float %127, float %109)
  %193 = tail call float @llvm.fma.f32(float %131, float %135, float %108)
  %194 = tail call float @llvm.fma.f32(float %131, float %143, float %107)
  %195 = tail call float @llvm.fma.f32(float %131, float %151, float %106)
  %196 = tail call float @llvm.fma.f32(float %131, float %159, float %105)
  %197 = tail call float @llvm.fma.f32(float %131, float %167, float %104)
  %198 = tail call float @llvm.fma.f32(float %131, float %175, float %103)
  %199 = tail call float @llvm.fma.f32(float %131, float %183, float %102)
  %200 = tail call float @llvm.fma.f32(float %139, float %127, float %101)
  %201 = tail call float @llvm.fma.f32(float %139, float %135, float %100)
  %202 = tail call float @llvm.fma.f32(float %139, float %143, float %99)
  %203 = tail call float @llvm.fma.f32(float %139, float %151, float %98)
  %204 = tail call float @llvm.fma.f32(float %139, float %159, float %97)
  %205 = tail call float @llvm.fma.f32(float %139, float %167, float %96)
  %206 = tail call float @llvm.fma.f32(float %139, float %175, float %95)
  %207 = tail call float @llvm.fma.f32(float %139, float %183, float %94)
  %208 = tail call float @llvm.fma.f32(float %147, float %127, float %93)
  %209 = tail call float @llvm.fma.f32(float %147, float %135, float %92)
  %210 = tail call float @llvm.fma.f32(float %147, float %143, float %91)
  %211 = tail call float @llvm.fma.f32(float %147, float %151, float %90)
  %212 = tail call float @llvm.fma.f32(float %147, float %159, float %89)
  %213 = tail call float @llvm.fma.f32(float %147, float %167, float %88)
  %214 = tail call float @llvm.fma.f32(float %147, float %175, float %87)
  %215 = tail call float @llvm.fma.f32(float %147, float %183, float %86)
  %216 = tail call float @llvm.fma.f32(float %155, float %127, float %85)
  %217 = tail call float @llvm.fma.f32(float %155, float %135, float %84)
  %218 = tail call float @llvm.fma.f32(float %155, float %143, float %83)
  %219 = tail call float @llvm.fma.f32(float %155, float %151, float %82)
  %220 = tail call float @llvm.fma.f32(float %155, float %159, float %81)
  %221 = tail call float @llvm.fma.f32(float %155, float %167, float %80)
  %222 = tail call float @llvm.fma.f32(float %155, float %175, float %79)
  %223 = tail call float @llvm.fma.f32(float %155, float %183, float %78)
  %224 = tail call float @llvm.fma.f32(float %163, float %127, float %77)
  %225 = tail call float @llvm.fma.f32(float %163, float %135, float %76)
  %226 = tail call float @llvm.fma.f32(float %163, float %143, float %75)
  %227 = tail call float @llvm.fma.f32(float %163, float %151, float %74)
  %228 = tail call float @llvm.fma.f32(float %163, float %159, float %73)
  %229 = tail call float @llvm.fma.f32(float %163, float %167, float %72)
  %230 = tail call float @llvm.fma.f32(float %163, float %175, float %71)
  %231 = tail call float @llvm.fma.f32(float %163, float %183, float %70)
  %232 = tail call float @llvm.fma.f32(float %171, float %127, float %69)
  %233 = tail call float @llvm.fma.f32(float %171, float %135, float %68)
  %234 = tail call float @llvm.fma.f32(float %171, float %143, float %67)
  %235 = tail call float @llvm.fma.f32(float %171, float %151, float %66)
  %236 = tail call float @llvm.fma.f32(float %171, float %159, float %65)
  %237 = tail call float @llvm.fma.f32(float %171, float %167, float %64)
  %238 = tail call float @llvm.fma.f32(float %171, float %175, float %63)
  %239 = tail call float @llvm.fma.f32(float %171, float %183, float %62)
  %240 = tail call float @llvm.fma.f32(float %179, float %127, float %61)
  %241 = tail call float @llvm.fma.f32(float %179, float %135, float %60)
  %242 = tail call float @llvm.fma.f32(float %179, float %143, float %59)
  %243 = tail call float @llvm.fma.f32(float %179, float %151, float %58)
  %244 = tail call float @llvm.fma.f32(float %179, float %159, float %57)
  %245 = tail call float @llvm.fma.f32(float %179, float %167, float %56)
  %246 = tail call float @llvm.fma.f32(float %179, float %175, float %55)
  %247 = tail call float @llvm.fma.f32(float %179, float %183, float %54)
  %248 = add nuw i32 %118, 1
  %249 = icmp eq i32 %248, %5
  br i1 %249, label %250, label %53

250:                                              ; preds = %53, %29
  %251 = phi i32 [ %36, %29 ], [ %51, %53 ]
  %252 = phi i32 [ %35, %29 ], [ %49, %53 ]
  %253 = phi i32 [ %34, %29 ], [ %47, %53 ]
  %254 = phi i32 [ %33, %29 ], [ %45, %53 ]
  %255 = phi i32 [ %32, %29 ], [ %43, %53 ]
  %256 = phi i32 [ %31, %29 ], [ %41, %53 ]
  %257 = phi i32 [ %30, %29 ], [ %39, %53 ]
  %258 = phi float [ 0.000000e+00, %29 ], [ %247, %53 ]
  %259 = phi float [ 0.000000e+00, %29 ], [ %246, %53 ]
  %260 = phi float [ 0.000000e+00, %29 ], [ %245, %53 ]
  %261 = phi float [ 0.000000e+00, %29 ], [ %244, %53 ]
  %262 = phi float [ 0.000000e+00, %29 ], [ %243, %53 ]
  %263 = phi float [ 0.000000e+00, %29 ], [ %242, %53 ]
  %264 = phi float [ 0.000000e+00, %29 ], [ %241, %53 ]
  %265 = phi float [ 0.000000e+00, %29 ], [ %240, %53 ]
  %266 = phi float [ 0.000000e+00, %29 ], [ %239, %53 ]
  %267 = phi float [ 0.000000e+00, %29 ], [ %238, %53 ]
  %268 = phi float [ 0.000000e+00, %29 ], [ %237, %53 ]
  %269 = phi float [ 0.000000e+00, %29 ], [ %236, %53 ]
  %270 = phi float [ 0.000000e+00, %29 ], [ %235, %53 ]
  %271 = phi float [ 0.000000e+00, %29 ], [ %234, %53 ]
  %272 = phi float [ 0.000000e+00, %29 ], [ %233, %53 ]
  %273 = phi float [ 0.000000e+00, %29 ], [ %232, %53 ]
  %274 = phi float [ 0.000000e+00, %29 ], [ %231, %53 ]
  %275 = phi float [ 0.000000e+00, %29 ], [ %230, %53 ]
  %276 = phi float [ 0.000000e+00, %29 ], [ %229, %53 ]
  %277 = phi float [ 0.000000e+00, %29 ], [ %228, %53 ]
  %278 = phi float [ 0.000000e+00, %29 ], [ %227, %53 ]
  %279 = phi float [ 0.000000e+00, %29 ], [ %226, %53 ]
  %280 = phi float [ 0.000000e+00, %29 ], [ %225, %53 ]
  %281 = phi float [ 0.000000e+00, %29 ], [ %224, %53 ]
  %282 = phi float [ 0.000000e+00, %29 ], [ %223, %53 ]
  %283 = phi float [ 0.000000e+00, %29 ], [ %222, %53 ]
  %284 = phi float [ 0.000000e+00, %29 ], [ %221, %53 ]
  %285 = phi float [ 0.000000e+00, %29 ], [ %220, %53 ]
  %286 = phi float [ 0.000000e+00, %29 ], [ %219, %53 ]
  %287 = phi float [ 0.000000e+00, %29 ], [ %218, %53 ]
  %288 = phi float [ 0.000000e+00, %29 ], [ %217, %53 ]
  %289 = phi float [ 0.000000e+00, %29 ], [ %216, %53 ]
  %290 = phi float [ 0.000000e+00, %29 ], [ %215, %53 ]
  %291 = phi float [ 0.000000e+00, %29 ], [ %214, %53 ]
  %292 = phi float [ 0.000000e+00, %29 ], [ %213, %53 ]
  %293 = phi float [ 0.000000e+00, %29 ], [ %212, %53 ]
  %294 = phi float [ 0.000000e+00, %29 ], [ %211, %53 ]
  %295 = phi float [ 0.000000e+00, %29 ], [ %210, %53 ]
  %296 = phi float [ 0.000000e+00, %29 ], [ %209, %53 ]
  %297 = phi float [ 0.000000e+00, %29 ], [ %208, %53 ]
  %298 = phi float [ 0.000000e+00, %29 ], [ %207, %53 ]
  %299 = phi float [ 0.000000e+00, %29 ], [ %206, %53 ]
  %300 = phi float [ 0.000000e+00, %29 ], [ %205, %53 ]
  %301 = phi float [ 0.000000e+00, %29 ], [ %204, %53 ]
  %302 = phi float [ 0.000000e+00, %29 ], [ %203, %53 ]
  %303 = phi float [ 0.000000e+00, %29 ], [ %202, %53 ]
  %304 = phi float [ 0.000000e+00, %29 ], [ %201, %53 ]
  %305 = phi float [ 0.000000e+00, %29 ], [ %200, %53 ]
  %306 = phi float [ 0.000000e+00, %29 ], [ %199, %53 ]
  %307 = phi float [ 0.000000e+00, %29 ], [ %198, %53 ]
  %308 = phi float [ 0.000000e+00, %29 ], [ %197, %53 ]
  %309 = phi float [ 0.000000e+00, %29 ], [ %196, %53 ]
  %310 = phi float [ 0.000000e+00, %29 ], [ %195, %53 ]
  %311 = phi float [ 0.000000e+00, %29 ], [ %194, %53 ]
  %312 = phi float [ 0.000000e+00, %29 ], [ %193, %53 ]
  %313 = phi float [ 0.000000e+00, %29 ], [ %192, %53 ]
  %314 = phi float [ 0.000000e+00, %29 ], [ %191, %53 ]
  %315 = phi float [ 0.000000e+00, %29 ], [ %190, %53 ]
  %316 = phi float [ 0.000000e+00, %29 ], [ %189, %53 ]
  %317 = phi float [ 0.000000e+00, %29 ], [ %188, %53 ]
  %318 = phi float [ 0.000000e+00, %29 ], [ %187, %53 ]
  %319 = phi float [ 0.000000e+00, %29 ], [ %186, %53 ]
  %320 = phi float [ 0.000000e+00, %29 ], [ %185, %53 ]
  %321 = phi float [ 0.000000e+00, %29 ], [ %184, %53 ]
  %322 = mul i32 %23, %4
  %323 = add i32 %322, %15
  %324 = zext i32 %323 to i64
  %325 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %324
  store float %321, ptr addrspace(1) %325, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %326 = or disjoint i32 %323, 1
  %327 = zext i32 %326 to i64
  %328 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %327
  store float %320, ptr addrspace(1) %328, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %329 = or disjoint i32 %323, 2
  %330 = zext i32 %329 to i64
  %331 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %330
  store float %319, ptr addrspace(1) %331, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %332 = or disjoint i32 %323, 3
  %333 = zext i32 %332 to i64
  %334 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %333
  store float %318, ptr addrspace(1) %334, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %335 = or disjoint i32 %323, 4
  %336 = zext i32 %335 to i64
  %337 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %336
  store float %317, ptr addrspace(1) %337, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %338 = or disjoint i32 %323, 5
  %339 = zext i32 %338 to i64
  %340 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %339
  store float %316, ptr addrspace(1) %340, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %341 = or disjoint i32 %323, 6
  %342 = zext i32 %341 to i64
  %343 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %342
  store float %315, ptr addrspace(1) %343, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %344 = or disjoint i32 %323, 7
  %345 = zext i32 %344 to i64
  %346 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %345
  store float %314, ptr addrspace(1) %346, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %347 = mul i32 %257, %4
  %348 = add i32 %347, %15
  %349 = zext i32 %348 to i64
  %350 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %349
  store float %313, ptr addrspace(1) %350, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %351 = add i32 %348, 1
  %352 = zext i32 %351 to i64
  %353 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %352
  store float %312, ptr addrspace(1) %353, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %354 = add i32 %348, 2
  %355 = zext i32 %354 to i64
  %356 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %355
  store float %311, ptr addrspace(1) %356, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %357 = add i32 %348, 3
  %358 = zext i32 %357 to i64
  %359 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %358
  store float %310, ptr addrspace(1) %359, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %360 = add i32 %348, 4
  %361 = zext i32 %360 to i64
  %362 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %361
  store float %309, ptr addrspace(1) %362, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %363 = add i32 %348, 5
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %364
  store float %308, ptr addrspace(1) %365, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %366 = add i32 %348, 6
  %367 = zext i32 %366 to i64
  %368 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %367
  store float %307, ptr addrspace(1) %368, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %369 = add i32 %348, 7
  %370 = zext i32 %369 to i64
  %371 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %370
  store float %306, ptr addrspace(1) %371, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %372 = mul i32 %256, %4
  %373 = add i32 %372, %15
  %374 = zext i32 %373 to i64
  %375 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %374
  store float %305, ptr addrspace(1) %375, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %376 = add i32 %373, 1
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %377
  store float %304, ptr addrspace(1) %378, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %379 = add i32 %373, 2
  %380 = zext i32 %379 to i64
  %381 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %380
  store float %303, ptr addrspace(1) %381, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %382 = add i32 %373, 3
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %383
  store float %302, ptr addrspace(1) %384, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %385 = add i32 %373, 4
  %386 = zext i32 %385 to i64
  %387 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %386
  store float %301, ptr addrspace(1) %387, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %388 = add i32 %373, 5
  %389 = zext i32 %388 to i64
  %390 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %389
  store float %300, ptr addrspace(1) %390, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %391 = add i32 %373, 6
  %392 = zext i32 %391 to i64
  %393 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %392
  store float %299, ptr addrspace(1) %393, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %394 = add i32 %373, 7
  %395 = zext i32 %394 to i64
  %396 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %395
  store float %298, ptr addrspace(1) %396, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %397 = mul i32 %255, %4
  %398 = add i32 %397, %15
  %399 = zext i32 %398 to i64
  %400 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %399
  store float %297, ptr addrspace(1) %400, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %401 = add i32 %398, 1
  %402 = zext i32 %401 to i64
  %403 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %402
  store float %296, ptr addrspace(1) %403, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %404 = add i32 %398, 2
  %405 = zext i32 %404 to i64
  %406 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %405
  store float %295, ptr addrspace(1) %406, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %407 = add i32 %398, 3
  %408 = zext i32 %407 to i64
  %409 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %408
  store float %294, ptr addrspace(1) %409, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %410 = add i32 %398, 4
  %411 = zext i32 %410 to i64
  %412 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %411
  store float %293, ptr addrspace(1) %412, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %413 = add i32 %398, 5
  %414 = zext i32 %413 to i64
  %415 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %414
  store float %292, ptr addrspace(1) %415, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %416 = add i32 %398, 6
  %417 = zext i32 %416 to i64
  %418 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %417
  store float %291, ptr addrspace(1) %418, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %419 = add i32 %398, 7
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %420
  store float %290, ptr addrspace(1) %421, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %422 = mul i32 %254, %4
  %423 = add i32 %422, %15
  %424 = zext i32 %423 to i64
  %425 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %424
  store float %289, ptr addrspace(1) %425, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %426 = add i32 %423, 1
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %427
  store float %288, ptr addrspace(1) %428, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %429 = add i32 %423, 2
  %430 = zext i32 %429 to i64
  %431 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %430
  store float %287, ptr addrspace(1) %431, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %432 = add i32 %423, 3
  %433 = zext i32 %432 to i64
  %434 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %433
  store float %286, ptr addrspace(1) %434, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %435 = add i32 %423, 4
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %436
  store float %285, ptr addrspace(1) %437, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %438 = add i32 %423, 5
  %439 = zext i32 %438 to i64
  %440 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %439
  store float %284, ptr addrspace(1) %440, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %441 = add i32 %423, 6
  %442 = zext i32 %441 to i64
  %443 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %442
  store float %283, ptr addrspace(1) %443, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %444 = add i32 %423, 7
  %445 = zext i32 %444 to i64
  %446 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %445
  store float %282, ptr addrspace(1) %446, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %447 = mul i32 %253, %4
  %448 = add i32 %447, %15
  %449 = zext i32 %448 to i64
  %450 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %449
  store float %281, ptr addrspace(1) %450, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %451 = add i32 %448, 1
  %452 = zext i32 %451 to i64
  %453 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %452
  store float %280, ptr addrspace(1) %453, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %454 = add i32 %448, 2
  %455 = zext i32 %454 to i64
  %456 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %455
  store float %279, ptr addrspace(1) %456, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %457 = add i32 %448, 3
  %458 = zext i32 %457 to i64
  %459 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %458
  store float %278, ptr addrspace(1) %459, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %460 = add i32 %448, 4
  %461 = zext i32 %460 to i64
  %462 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %461
  store float %277, ptr addrspace(1) %462, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %463 = add i32 %448, 5
  %464 = zext i32 %463 to i64
  %465 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %464
  store float %276, ptr addrspace(1) %465, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %466 = add i32 %448, 6
  %467 = zext i32 %466 to i64
  %468 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %467
  store float %275, ptr addrspace(1) %468, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %469 = add i32 %448, 7
  %470 = zext i32 %469 to i64
  %471 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %470
  store float %274, ptr addrspace(1) %471, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %472 = mul i32 %252, %4
  %473 = add i32 %472, %15
  %474 = zext i32 %473 to i64
  %475 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %474
  store float %273, ptr addrspace(1) %475, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %476 = add i32 %473, 1
  %477 = zext i32 %476 to i64
  %478 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %477
  store float %272, ptr addrspace(1) %478, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %479 = add i32 %473, 2
  %480 = zext i32 %479 to i64
  %481 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %480
  store float %271, ptr addrspace(1) %481, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %482 = add i32 %473, 3
  %483 = zext i32 %482 to i64
  %484 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %483
  store float %270, ptr addrspace(1) %484, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %485 = add i32 %473, 4
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %486
  store float %269, ptr addrspace(1) %487, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %488 = add i32 %473, 5
  %489 = zext i32 %488 to i64
  %490 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %489
  store float %268, ptr addrspace(1) %490, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %491 = add i32 %473, 6
  %492 = zext i32 %491 to i64
  %493 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %492
  store float %267, ptr addrspace(1) %493, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %494 = add i32 %473, 7
  %495 = zext i32 %494 to i64
  %496 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %495
  store float %266, ptr addrspace(1) %496, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %497 = mul i32 %251, %4
  %498 = add i32 %497, %15
  %499 = zext i32 %498 to i64
  %500 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %499
  store float %265, ptr addrspace(1) %500, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %501 = add i32 %498, 1
  %502 = zext i32 %501 to i64
  %503 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %502
  store float %264, ptr addrspace(1) %503, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %504 = add i32 %498, 2
  %505 = zext i32 %504 to i64
  %506 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %505
  store float %263, ptr addrspace(1) %506, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %507 = add i32 %498, 3
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %508
  store float %262, ptr addrspace(1) %509, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %510 = add i32 %498, 4
  %511 = zext i32 %510 to i64
  %512 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %511
  store float %261, ptr addrspace(1) %512, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %513 = add i32 %498, 5
  %514 = zext i32 %513 to i64
  %515 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %514
  store float %260, ptr addrspace(1) %515, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %516 = add i32 %498, 6
  %517 = zext i32 %516 to i64
  %518 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %517
  store float %259, ptr addrspace(1) %518, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  %519 = add i32 %498, 7
  %520 = zext i32 %519 to i64
  %521 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %520
  store float %258, ptr addrspace(1) %521, align 4, !tbaa !23, !alias.scope !18, !noalias !28
  br label %522

522:                                              ; preds = %6, %250
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_register_blocks(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !20
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = shl i32 %14, 3
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !20
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = shl i32 %22, 3
  %24 = icmp ult i32 %23, %3
  %25 = icmp ult i32 %15, %4
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %522

27:                                               ; preds = %6
  %28 = icmp eq i32 %5, 0
  br i1 %28, label %29, label %37

29:                                               ; preds = %27
  %30 = or disjoint i32 %23, 1
  %31 = or disjoint i32 %23, 2
  %32 = or disjoint i32 %23, 3
  %33 = or disjoint i32 %23, 4
  %34 = or disjoint i32 %23, 5
  %35 = or disjoint i32 %23, 6
  %36 = or disjoint i32 %23, 7
  br label %250

37:                                               ; preds = %27
  %38 = mul i32 %23, %5
  %39 = or disjoint i32 %23, 1
  %40 = mul i32 %39, %5
  %41 = or disjoint i32 %23, 2
  %42 = mul i32 %41, %5
  %43 = or disjoint i32 %23, 3
  %44 = mul i32 %43, %5
  %45 = or disjoint i32 %23, 4
  %46 = mul i32 %45, %5
  %47 = or disjoint i32 %23, 5
  %48 = mul i32 %47, %5
  %49 = or disjoint i32 %23, 6
  %50 = mul i32 %49, %5
  %51 = or disjoint i32 %23, 7
  %52 = mul i32 %51, %5
  br label %53

53:                                               ; preds = %37, %53
  %54 = phi float [ 0.000000e+00, %37 ], [ %247, %53 ]
  %55 = phi float [ 0.000000e+00, %37 ], [ %246, %53 ]
  %56 = phi float [ 0.000000e+00, %37 ], [ %245, %53 ]
  %57 = phi float [ 0.000000e+00, %37 ], [ %244, %53 ]
  %58 = phi float [ 0.000000e+00, %37 ], [ %243, %53 ]
  %59 = phi float [ 0.000000e+00, %37 ], [ %242, %53 ]
  %60 = phi float [ 0.000000e+00, %37 ], [ %241, %53 ]
  %61 = phi float [ 0.000000e+00, %37 ], [ %240, %53 ]
  %62 = phi float [ 0.000000e+00, %37 ], [ %239, %53 ]
  %63 = phi float [ 0.000000e+00, %37 ], [ %238, %53 ]
  %64 = phi float [ 0.000000e+00, %37 ], [ %237, %53 ]
  %65 = phi float [ 0.000000e+00, %37 ], [ %236, %53 ]
  %66 = phi float [ 0.000000e+00, %37 ], [ %235, %53 ]
  %67 = phi float [ 0.000000e+00, %37 ], [ %234, %53 ]
  %68 = phi float [ 0.000000e+00, %37 ], [ %233, %53 ]
  %69 = phi float [ 0.000000e+00, %37 ], [ %232, %53 ]
  %70 = phi float [ 0.000000e+00, %37 ], [ %231, %53 ]
  %71 = phi float [ 0.000000e+00, %37 ], [ %230, %53 ]
  %72 = phi float [ 0.000000e+00, %37 ], [ %229, %53 ]
  %73 = phi float [ 0.000000e+00, %37 ], [ %228, %53 ]
  %74 = phi float [ 0.000000e+00, %37 ], [ %227, %53 ]
  %75 = phi float [ 0.000000e+00, %37 ], [ %226, %53 ]
  %76 = phi float [ 0.000000e+00, %37 ], [ %225, %53 ]
  %77 = phi float [ 0.000000e+00, %37 ], [ %224, %53 ]
  %78 = phi float [ 0.000000e+00, %37 ], [ %223, %53 ]
  %79 = phi float [ 0.000000e+00, %37 ], [ %222, %53 ]
  %80 = phi float [ 0.000000e+00, %37 ], [ %221, %53 ]
  %81 = phi float [ 0.000000e+00, %37 ], [ %220, %53 ]
  %82 = phi float [ 0.000000e+00, %37 ], [ %219, %53 ]
  %83 = phi float [ 0.000000e+00, %37 ], [ %218, %53 ]
  %84 = phi float [ 0.000000e+00, %37 ], [ %217, %53 ]
  %85 = phi float [ 0.000000e+00, %37 ], [ %216, %53 ]
  %86 = phi float [ 0.000000e+00, %37 ], [ %215, %53 ]
  %87 = phi float [ 0.000000e+00, %37 ], [ %214, %53 ]
  %88 = phi float [ 0.000000e+00, %37 ], [ %213, %53 ]
  %89 = phi float [ 0.000000e+00, %37 ], [ %212, %53 ]
  %90 = phi float [ 0.000000e+00, %37 ], [ %211, %53 ]
  %91 = phi float [ 0.000000e+00, %37 ], [ %210, %53 ]
  %92 = phi float [ 0.000000e+00, %37 ], [ %209, %53 ]
  %93 = phi float [ 0.000000e+00, %37 ], [ %208, %53 ]
  %94 = phi float [ 0.000000e+00, %37 ], [ %207, %53 ]
  %95 = phi float [ 0.000000e+00, %37 ], [ %206, %53 ]
  %96 = phi float [ 0.000000e+00, %37 ], [ %205, %53 ]
  %97 = phi float [ 0.000000e+00, %37 ], [ %204, %53 ]
  %98 = phi float [ 0.000000e+00, %37 ], [ %203, %53 ]
  %99 = phi float [ 0.000000e+00, %37 ], [ %202, %53 ]
  %100 = phi float [ 0.000000e+00, %37 ], [ %201, %53 ]
  %101 = phi float [ 0.000000e+00, %37 ], [ %200, %53 ]
  %102 = phi float [ 0.000000e+00, %37 ], [ %199, %53 ]
  %103 = phi float [ 0.000000e+00, %37 ], [ %198, %53 ]
  %104 = phi float [ 0.000000e+00, %37 ], [ %197, %53 ]
  %105 = phi float [ 0.000000e+00, %37 ], [ %196, %53 ]
  %106 = phi float [ 0.000000e+00, %37 ], [ %195, %53 ]
  %107 = phi float [ 0.000000e+00, %37 ], [ %194, %53 ]
  %108 = phi float [ 0.000000e+00, %37 ], [ %193, %53 ]
  %109 = phi float [ 0.000000e+00, %37 ], [ %192, %53 ]
  %110 = phi float [ 0.000000e+00, %37 ], [ %191, %53 ]
  %111 = phi float [ 0.000000e+00, %37 ], [ %190, %53 ]
  %112 = phi float [ 0.000000e+00, %37 ], [ %189, %53 ]
  %113 = phi float [ 0.000000e+00, %37 ], [ %188, %53 ]
  %114 = phi float [ 0.000000e+00, %37 ], [ %187, %53 ]
  %115 = phi float [ 0.000000e+00, %37 ], [ %186, %53 ]
  %116 = phi float [ 0.000000e+00, %37 ], [ %185, %53 ]
  %117 = phi float [ 0.000000e+00, %37 ], [ %184, %53 ]
  %118 = phi i32 [ 0, %37 ], [ %248, %53 ]
  %119 = mul i32 %118, %4
  %120 = add i32 %119, %15
  %121 = add i32 %38, %118
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !23
  %125 = zext i32 %120 to i64
  %126 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !23
  %128 = add i32 %40, %118
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !23
  %132 = add i32 %120, 1
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !23
  %136 = add i32 %42, %118
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !23
  %140 = add i32 %120, 2
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %141
  %143 = load float, ptr addrspace(1) %142, align 4, !tbaa !23
  %144 = add i32 %44, %118
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %145
  %147 = load float, ptr addrspace(1) %146, align 4, !tbaa !23
  %148 = add i32 %120, 3
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !23
  %152 = add i32 %46, %118
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %153
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !23
  %156 = add i32 %120, 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !23
  %160 = add i32 %48, %118
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %161
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !23
  %164 = add i32 %120, 5
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %165
  %167 = load float, ptr addrspace(1) %166, align 4, !tbaa !23
  %168 = add i32 %50, %118
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !23
  %172 = add i32 %120, 6
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %173
  %175 = load float, ptr addrspace(1) %174, align 4, !tbaa !23
  %176 = add i32 %52, %118
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %177
  %179 = load float, ptr addrspace(1) %178, align 4, !tbaa !23
  %180 = add i32 %120, 7
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %181
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !23
  %184 = tail call float @llvm.fma.f32(float %124, float %127, float %117)
  %185 = tail call float @llvm.fma.f32(float %124, float %135, float %116)
  %186 = tail call float @llvm.fma.f32(float %124, float %143, float %115)
  %187 = tail call float @llvm.fma.f32(float %124, float %151, float %114)
  %188 = tail call float @llvm.fma.f32(float %124, float %159, float %113)
  %189 = tail call float @llvm.fma.f32(float %124, float %167, float %112)
  %190 = tail call float @llvm.fma.f32(float %124, float %175, float %111)
  %191 = tail call float @llvm.fma.f32(float %124, float %183, float %110)
  %192 = tail call float @llvm.fma.f32(float %131, float %127, float %109)
  %193 = tail call float @llvm.fma.f32(float %131, float %135, float %108)
  %194 = tail call float @llvm.fma.f32(float %131, float %143, float %107)
  %195 = tail call float @llvm.fma.f32(float %131, float %151, float %106)
  %196 = tail call float @llvm.fma.f32(float %131, float %159, float %105)
  %197 = tail call float @llvm.fma.f32(float %131, float %167, float %104)
  %198 = tail call float @llvm.fma.f32(float %131, float %175, float %103)
  %199 = tail call float @llvm.fma.f32(float %131, float %183, float %102)
  %200 = tail call float @llvm.fma.f32(float %139, float %127, float %101)
  %201 = tail call float @llvm.fma.f32(float %139, float %135, float %100)
  %202 = tail call float @llvm.fma.f32(float %139, float %143, float %99)
  %203 = tail call float @llvm.fma.f32(float %139, float %151, float %98)
  %204 = tail call float @llvm.fma.f32(float %139, float %159, float %97)
  %205 = tail call float @llvm.fma.f32(float %139, float %167, float %96)
  %206 = tail call float @llvm.fma.f32(float %139, float %175, float %95)
  %207 = tail call float @llvm.fma.f32(float %139, float %183, float %94)
  %208 = tail call float @llvm.fma.f32(float %147, float %127, float %93)
  %209 = tail call float @llvm.fma.f32(float %147, float %135, float %92)
  %210 = tail call float @llvm.fma.f32(float %147, float %143, float %91)
  %211 = tail call float @llvm.fma.f32(float %147, float %151, float %90)
  %212 = tail call float @llvm.fma.f32(float %147, float %159, float %89)
  %213 = tail call float @llvm.fma.f32(float %147, float %167, float %88)
  %214 = tail call float @llvm.fma.f32(float %147, float %175, float %87)
  %215 = tail call float @llvm.fma.f32(float %147, float %183, float %86)
  %216 = tail call float @llvm.fma.f32(float %155, float %127, float %85)
  %217 = tail call float @llvm.fma.f32(float %155, float %135, float %84)
  %218 = tail call float @llvm.fma.f32(float %155, float %143, float %83)
  %219 = tail call float @llvm.fma.f32(float %155, float %151, float %82)
  %220 = tail call float @llvm.fma.f32(float %155, float %159, float %81)
  %221 = tail call float @llvm.fma.f32(float %155, float %167, float %80)
  %222 = tail call float @llvm.fma.f32(float %155, float %175, float %79)
  %223 = tail call float @llvm.fma.f32(float %155, float %183, float %78)
  %224 = tail call float @llvm.fma.f32(float %163, float %127, float %77)
  %225 = tail call float @llvm.fma.f32(float %163, float %135, float %76)
  %226 = tail call float @llvm.fma.f32(float %163, float %143, float %75)
  %227 = tail call float @llvm.fma.f32(float %163, float %151, float %74)
  %228 = tail call float @llvm.fma.f32(float %163, float %159, float %73)
  %229 = tail call float @llvm.fma.f32(float %163, float %167, float %72)
  %230 = tail call float @llvm.fma.f32(float %163, float %175, float %71)
  %231 = tail call float @llvm.fma.f32(float %163, float %183, float %70)
  %232 = tail call float @llvm.fma.f32(float %171, float %127, float %69)
  %233 = tail call float @llvm.fma.f32(float %171, float %135, float %68)
  %234 = tail call float @llvm.fma.f32(float %171, float %143, float %67)
  %235 = tail call float @llvm.fma.f32(float %171, float %151, float %66)
  %236 = tail call float @llvm.fma.f32(float %171, float %159, float %65)
  %237 = tail call float @llvm.fma.f32(float %171, float %167, float %64)
  %238 = tail call float @llvm.fma.f32(float %171, float %175, float %63)
  %239 = tail call float @llvm.fma.f32(float %171, float %183, float %62)
  %240 = tail call float @llvm.fma.f32(float %179, float %127, float %61)
  %241 = tail call float @llvm.fma.f32(float %179, float %135, float %60)
  %242 = tail call float @llvm.fma.f32(float %179, float %143, float %59)
  %243 = tail call float @llvm.fma.f32(float %179, float %151, float %58)
  %244 = tail call float @llvm.fma.f32(float %179, float %159, float %57)
  %245 = tail call float @llvm.fma.f32(float %179, float %167, float %56)
  %246 = tail call float @llvm.fma.f32(float %179, float %175, float %55)
  %247 = tail call float @llvm.fma.f32(float %179, float %183, float %54)
  %248 = add nuw i32 %118, 1
  %249 = icmp eq i32 %248, %5
  br i1 %249, label %250, label %53

250:                                              ; preds = %53, %29
  %251 = phi i32 [ %36, %29 ], [ %51, %53 ]
  %252 = phi i32 [ %35, %29 ], [ %49, %53 ]
  %253 = phi i32 [ %34, %29 ], [ %47, %53 ]
  %254 = phi i32 [ %33, %29 ], [ %45, %53 ]
  %255 = phi i32 [ %32, %29 ], [ %43, %53 ]
  %256 = phi i32 [ %31, %29 ], [ %41, %53 ]
  %257 = phi i32 [ %30, %29 ], [ %39, %53 ]
  %258 = phi float [ 0.000000e+00, %29 ], [ %247, %53 ]
  %259 = phi float [ 0.000000e+00, %29 ], [ %246, %53 ]
  %260 = phi float [ 0.000000e+00, %29 ], [ %245, %53 ]
  %261 = phi float [ 0.000000e+00, %29 ], [ %244, %53 ]
  %262 = phi float [ 0.000000e+00, %29 ], [ %243, %53 ]
  %263 = phi float [ 0.000000e+00, %29 ], [ %242, %53 ]
  %264 = phi float [ 0.000000e+00, %29 ], [ %241, %53 ]
  %265 = phi float [ 0.000000e+00, %29 ], [ %240, %53 ]
  %266 = phi float [ 0.000000e+00, %29 ], [ %239, %53 ]
  %267 = phi float [ 0.000000e+00, %29 ], [ %238, %53 ]
  %268 = phi float [ 0.000000e+00, %29 ], [ %237, %53 ]
  %269 = phi float [ 0.000000e+00, %29 ], [ %236, %53 ]
  %270 = phi float [ 0.000000e+00, %29 ], [ %235, %53 ]
  %271 = phi float [ 0.000000e+00, %29 ], [ %234, %53 ]
  %272 = phi float [ 0.000000e+00, %29 ], [ %233, %53 ]
  %273 = phi float [ 0.000000e+00, %29 ], [ %232, %53 ]
  %274 = phi float [ 0.000000e+00, %29 ], [ %231, %53 ]
  %275 = phi float [ 0.000000e+00, %29 ], [ %230, %53 ]
  %276 = phi float [ 0.000000e+00, %29 ], [ %229, %53 ]
  %277 = phi float [ 0.000000e+00, %29 ], [ %228, %53 ]
  %278 = phi float [ 0.000000e+00, %29 ], [ %227, %53 ]
  %279 = phi float [ 0.000000e+00, %29 ], [ %226, %53 ]
  %280 = phi float [ 0.000000e+00, %29 ], [ %225, %53 ]
  %281 = phi float [ 0.000000e+00, %29 ], [ %224, %53 ]
  %282 = phi float [ 0.000000e+00, %29 ], [ %223, %53 ]
  %283 = phi float [ 0.000000e+00, %29 ], [ %222, %53 ]
  %284 = phi float [ 0.000000e+00, %29 ], [ %221, %53 ]
  %285 = phi float [ 0.000000e+00, %29 ], [ %220, %53 ]
  %286 = phi float [ 0.000000e+00, %29 ], [ %219, %53 ]
  %287 = phi float [ 0.000000e+00, %29 ], [ %218, %53 ]
  %288 = phi float [ 0.000000e+00, %29 ], [ %217, %53 ]
  %289 = phi float [ 0.000000e+00, %29 ], [ %216, %53 ]
  %290 = phi float [ 0.000000e+00, %29 ], [ %215, %53 ]
  %291 = phi float [ 0.000000e+00, %29 ], [ %214, %53 ]
  %292 = phi float [ 0.000000e+00, %29 ], [ %213, %53 ]
  %293 = phi float [ 0.000000e+00, %29 ], [ %212, %53 ]
  %294 = phi float [ 0.000000e+00, %29 ], [ %211, %53 ]
  %295 = phi float [ 0.000000e+00, %29 ], [ %210, %53 ]
  %296 = phi float [ 0.000000e+00, %29 ], [ %209, %53 ]
  %297 = phi float [ 0.000000e+00, %29 ], [ %208, %53 ]
  %298 = phi float [ 0.000000e+00, %29 ], [ %207, %53 ]
  %299 = phi float [ 0.000000e+00, %29 ], [ %206, %53 ]
  %300 = phi float [ 0.000000e+00, %29 ], [ %205, %53 ]
  %301 = phi float [ 0.000000e+00, %29 ], [ %204, %53 ]
  %302 = phi float [ 0.000000e+00, %29 ], [ %203, %53 ]
  %303 = phi float [ 0.000000e+00, %29 ], [ %202, %53 ]
  %304 = phi float [ 0.000000e+00, %29 ], [ %201, %53 ]
  %305 = phi float [ 0.000000e+00, %29 ], [ %200, %53 ]
  %306 = phi float [ 0.000000e+00, %29 ], [ %199, %53 ]
  %307 = phi float [ 0.000000e+00, %29 ], [ %198, %53 ]
  %308 = phi float [ 0.000000e+00, %29 ], [ %197, %53 ]
  %309 = phi float [ 0.000000e+00, %29 ], [ %196, %53 ]
  %310 = phi float [ 0.000000e+00, %29 ], [ %195, %53 ]
  %311 = phi float [ 0.000000e+00, %29 ], [ %194, %53 ]
  %312 = phi float [ 0.000000e+00, %29 ], [ %193, %53 ]
  %313 = phi float [ 0.000000e+00, %29 ], [ %192, %53 ]
  %314 = phi float [ 0.000000e+00, %29 ], [ %191, %53 ]
  %315 = phi float [ 0.000000e+00, %29 ], [ %190, %53 ]
  %316 = phi float [ 0.000000e+00, %29 ], [ %189, %53 ]
  %317 = phi float [ 0.000000e+00, %29 ], [ %188, %53 ]
  %318 = phi float [ 0.000000e+00, %29 ], [ %187, %53 ]
  %319 = phi float [ 0.000000e+00, %29 ], [ %186, %53 ]
  %320 = phi float [ 0.000000e+00, %29 ], [ %185, %53 ]
  %321 = phi float [ 0.000000e+00, %29 ], [ %184, %53 ]
  %322 = mul i32 %23, %4
  %323 = add i32 %322, %15
  %324 = zext i32 %323 to i64
  %325 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %324
  store float %321, ptr addrspace(1) %325, align 4, !tbaa !23
  %326 = or disjoint i32 %323, 1
  %327 = zext i32 %326 to i64
  %328 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %327
  store float %320, ptr addrspace(1) %328, align 4, !tbaa !23
  %329 = or disjoint i32 %323, 2
  %330 = zext i32 %329 to i64
  %331 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %330
  store float %319, ptr addrspace(1) %331, align 4, !tbaa !23
  %332 = or disjoint i32 %323, 3
  %333 = zext i32 %332 to i64
  %334 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %333
  store float %318, ptr addrspace(1) %334, align 4, !tbaa !23
  %335 = or disjoint i32 %323, 4
  %336 = zext i32 %335 to i64
  %337 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %336
  store float %317, ptr addrspace(1) %337, align 4, !tbaa !23
  %338 = or disjoint i32 %323, 5
  %339 = zext i32 %338 to i64
  %340 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %339
  store float %316, ptr addrspace(1) %340, align 4, !tbaa !23
  %341 = or disjoint i32 %323, 6
  %342 = zext i32 %341 to i64
  %343 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %342
  store float %315, ptr addrspace(1) %343, align 4, !tbaa !23
  %344 = or disjoint i32 %323, 7
  %345 = zext i32 %344 to i64
  %346 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %345
  store float %314, ptr addrspace(1) %346, align 4, !tbaa !23
  %347 = mul i32 %257, %4
  %348 = add i32 %347, %15
  %349 = zext i32 %348 to i64
  %350 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %349
  store float %313, ptr addrspace(1) %350, align 4, !tbaa !23
  %351 = add i32 %348, 1
  %352 = zext i32 %351 to i64
  %353 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %352
  store float %312, ptr addrspace(1) %353, align 4, !tbaa !23
  %354 = add i32 %348, 2
  %355 = zext i32 %354 to i64
  %356 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %355
  store float %311, ptr addrspace(1) %356, align 4, !tbaa !23
  %357 = add i32 %348, 3
  %358 = zext i32 %357 to i64
  %359 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %358
  store float %310, ptr addrspace(1) %359, align 4, !tbaa !23
  %360 = add i32 %348, 4
  %361 = zext i32 %360 to i64
  %362 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %361
  store float %309, ptr addrspace(1) %362, align 4, !tbaa !23
  %363 = add i32 %348, 5
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %364
  store float %308, ptr addrspace(1) %365, align 4, !tbaa !23
  %366 = add i32 %348, 6
  %367 = zext i32 %366 to i64
  %368 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %367
  store float %307, ptr addrspace(1) %368, align 4, !tbaa !23
  %369 = add i32 %348, 7
  %370 = zext i32 %369 to i64
  %371 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %370
  store float %306, ptr addrspace(1) %371, align 4, !tbaa !23
  %372 = mul i32 %256, %4
  %373 = add i32 %372, %15
  %374 = zext i32 %373 to i64
  %375 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %374
  store float %305, ptr addrspace(1) %375, align 4, !tbaa !23
  %376 = add i32 %373, 1
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %377
  store float %304, ptr addrspace(1) %378, align 4, !tbaa !23
  %379 = add i32 %373, 2
  %380 = zext i32 %379 to i64
  %381 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %380
  store float %303, ptr addrspace(1) %381, align 4, !tbaa !23
  %382 = add i32 %373, 3
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %383
  store float %302, ptr addrspace(1) %384, align 4, !tbaa !23
  %385 = add i32 %373, 4
  %386 = zext i32 %385 to i64
  %387 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %386
  store float %301, ptr addrspace(1) %387, align 4, !tbaa !23
  %388 = add i32 %373, 5
  %389 = zext i32 %388 to i64
  %390 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %389
  store float %300, ptr addrspace(1) %390, align 4, !tbaa !23
  %391 = add i32 %373, 6
  %392 = zext i32 %391 to i64
  %393 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %392
  store float %299, ptr addrspace(1) %393, align 4, !tbaa !23
  %394 = add i32 %373, 7
  %395 = zext i32 %394 to i64
  %396 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %395
  store float %298, ptr addrspace(1) %396, align 4, !tbaa !23
  %397 = mul i32 %255, %4
  %398 = add i32 %397, %15
  %399 = zext i32 %398 to i64
  %400 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %399
  store float %297, ptr addrspace(1) %400, align 4, !tbaa !23
  %401 = add i32 %398, 1
  %402 = zext i32 %401 to i64
  %403 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %402
  store float %296, ptr addrspace(1) %403, align 4, !tbaa !23
  %404 = add i32 %398, 2
  %405 = zext i32 %404 to i64
  %406 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %405
  store float %295, ptr addrspace(1) %406, align 4, !tbaa !23
  %407 = add i32 %398, 3
  %408 = zext i32 %407 to i64
  %409 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %408
  store float %294, ptr addrspace(1) %409, align 4, !tbaa !23
  %410 = add i32 %398, 4
  %411 = zext i32 %410 to i64
  %412 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %411
  store float %293, ptr addrspace(1) %412, align 4, !tbaa !23
  %413 = add i32 %398, 5
  %414 = zext i32 %413 to i64
  %415 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %414
  store float %292, ptr addrspace(1) %415, align 4, !tbaa !23
  %416 = add i32 %398, 6
  %417 = zext i32 %416 to i64
  %418 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %417
  store float %291, ptr addrspace(1) %418, align 4, !tbaa !23
  %419 = add i32 %398, 7
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %420
  store float %290, ptr addrspace(1) %421, align 4, !tbaa !23
  %422 = mul i32 %254, %4
  %423 = add i32 %422, %15
  %424 = zext i32 %423 to i64
  %425 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %424
  store float %289, ptr addrspace(1) %425, align 4, !tbaa !23
  %426 = add i32 %423, 1
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %427
  store float %288, ptr addrspace(1) %428, align 4, !tbaa !23
  %429 = add i32 %423, 2
  %430 = zext i32 %429 to i64
  %431 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %430
  store float %287, ptr addrspace(1) %431, align 4, !tbaa !23
  %432 = add i32 %423, 3
  %433 = zext i32 %432 to i64
  %434 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %433
  store float %286, ptr addrspace(1) %434, align 4, !tbaa !23
  %435 = add i32 %423, 4
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %436
  store float %285, ptr addrspace(1) %437, align 4, !tbaa !23
  %438 = add i32 %423, 5
  %439 = zext i32 %438 to i64
  %440 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %439
  store float %284, ptr addrspace(1) %440, align 4, !tbaa !23
  %441 = add i32 %423, 6
  %442 = zext i32 %441 to i64
  %443 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %442
  store float %283, ptr addrspace(1) %443, align 4, !tbaa !23
  %444 = add i32 %423, 7
  %445 = zext i32 %444 to i64
  %446 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %445
  store float %282, ptr addrspace(1) %446, align 4, !tbaa !23
  %447 = mul i32 %253, %4
  %448 = add i32 %447, %15
  %449 = zext i32 %448 to i64
  %450 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %449
  store float %281, ptr addrspace(1) %450, align 4, !tbaa !23
  %451 = add i32 %448, 1
  %452 = zext i32 %451 to i64
  %453 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %452
  store float %280, ptr addrspace(1) %453, align 4, !tbaa !23
  %454 = add i32 %448, 2
  %455 = zext i32 %454 to i64
  %456 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %455
  store float %279, ptr addrspace(1) %456, align 4, !tbaa !23
  %457 = add i32 %448, 3
  %458 = zext i32 %457 to i64
  %459 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %458
  store float %278, ptr addrspace(1) %459, align 4, !tbaa !23
  %460 = add i32 %448, 4
  %461 = zext i32 %460 to i64
  %462 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %461
  store float %277, ptr addrspace(1) %462, align 4, !tbaa !23
  %463 = add i32 %448, 5
  %464 = zext i32 %463 to i64
  %465 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %464
  store float %276, ptr addrspace(1) %465, align 4, !tbaa !23
  %466 = add i32 %448, 6
  %467 = zext i32 %466 to i64
  %468 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %467
  store float %275, ptr addrspace(1) %468, align 4, !tbaa !23
  %469 = add i32 %448, 7
  %470 = zext i32 %469 to i64
  %471 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %470
  store float %274, ptr addrspace(1) %471, align 4, !tbaa !23
  %472 = mul i32 %252, %4
  %473 = add i32 %472, %15
  %474 = zext i32 %473 to i64
  %475 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %474
  store float %273, ptr addrspace(1) %475, align 4, !tbaa !23
  %476 = add i32 %473, 1
  %477 = zext i32 %476 to i64
  %478 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %477
  store float %272, ptr addrspace(1) %478, align 4, !tbaa !23
  %479 = add i32 %473, 2
  %480 = zext i32 %479 to i64
  %481 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %480
  store float %271, ptr addrspace(1) %481, align 4, !tbaa !23
  %482 = add i32 %473, 3
  %483 = zext i32 %482 to i64
  %484 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %483
  store float %270, ptr addrspace(1) %484, align 4, !tbaa !23
  %485 = add i32 %473, 4
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %486
  store float %269, ptr addrspace(1) %487, align 4, !tbaa !23
  %488 = add i32 %473, 5
  %489 = zext i32 %488 to i64
  %490 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %489
  store float %268, ptr addrspace(1) %490, align 4, !tbaa !23
  %491 = add i32 %473, 6
  %492 = zext i32 %491 to i64
  %493 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %492
  store float %267, ptr addrspace(1) %493, align 4, !tbaa !23
  %494 = add i32 %473, 7
  %495 = zext i32 %494 to i64
  %496 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %495
  store float %266, ptr addrspace(1) %496, align 4, !tbaa !23
  %497 = mul i32 %251, %4
  %498 = add i32 %497, %15
  %499 = zext i32 %498 to i64
  %500 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %499
  store float %265, ptr addrspace(1) %500, align 4, !tbaa !23
  %501 = add i32 %498, 1
  %502 = zext i32 %501 to i64
  %503 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %502
  store float %264, ptr addrspace(1) %503, align 4, !tbaa !23
  %504 = add i32 %498, 2
  %505 = zext i32 %504 to i64
  %506 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %505
  store float %263, ptr addrspace(1) %506, align 4, !tbaa !23
  %507 = add i32 %498, 3
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %508
  store float %262, ptr addrspace(1) %509, align 4, !tbaa !23
  %510 = add i32 %498, 4
  %511 = zext i32 %510 to i64
  %512 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %511
  store float %261, ptr addrspace(1) %512, align 4, !tbaa !23
  %513 = add i32 %498, 5
  %514 = zext i32 %513 to i64
  %515 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %514
  store float %260, ptr addrspace(1) %515, align 4, !tbaa !23
  %516 = add i32 %498, 6
  %517 = zext i32 %516 to i64
  %518 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %517
  store float %259, ptr addrspace(1) %518, align 4, !tbaa !23
  %519 = add i32 %498, 7
  %520 = zext i32 %519 to i64
  %521 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %520
  store float %258, ptr addrspace(1) %521, align 4, !tbaa !23
  br label %522

522:                                              ; preds = %6, %250
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!11 = !{!"float*", !"float*", !"float*", !"uint", !"uint", !"uint"}
!12 = !{!"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_register_blocks: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_register_blocks"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_register_blocks: argument 1"}
!18 = !{!19}
!19 = distinct !{!19, !15, !"__clang_ocl_kern_imp_register_blocks: argument 2"}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !7, i64 0}
!22 = !{!14, !17, !19}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !7, i64 0}
!25 = !{!17, !19}
!26 = !{}
!27 = !{!14, !19}
!28 = !{!14, !17}
