; ModuleID = 'register_blocks.cl'
source_filename = "register_blocks.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @register_blocks(float addrspace(1)* noalias nocapture readonly %0, float addrspace(1)* noalias nocapture readonly %1, float addrspace(1)* noalias nocapture %2, i32 %3, i32 %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !8
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %15 = add i32 %13, %14
  %16 = shl i32 %15, 3
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y() #2
  %18 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 6
  %19 = bitcast i8 addrspace(4)* %18 to i16 addrspace(4)*
  %20 = load i16, i16 addrspace(4)* %19, align 2, !tbaa !8
  %21 = zext i16 %20 to i32
  %22 = mul i32 %17, %21
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y() #2, !range !12
  %24 = add i32 %22, %23
  %25 = shl i32 %24, 3
  %26 = icmp ult i32 %25, %3
  %27 = icmp ult i32 %16, %4
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %524

29:                                               ; preds = %6
  %30 = icmp eq i32 %5, 0
  br i1 %30, label %31, label %39

31:                                               ; preds = %29
  %32 = or i32 %25, 1
  %33 = or i32 %25, 2
  %34 = or i32 %25, 3
  %35 = or i32 %25, 4
  %36 = or i32 %25, 5
  %37 = or i32 %25, 6
  %38 = or i32 %25, 7
  br label %252

39:                                               ; preds = %29
  %40 = mul i32 %25, %5
  %41 = or i32 %25, 1
  %42 = mul i32 %41, %5
  %43 = or i32 %25, 2
  %44 = mul i32 %43, %5
  %45 = or i32 %25, 3
  %46 = mul i32 %45, %5
  %47 = or i32 %25, 4
  %48 = mul i32 %47, %5
  %49 = or i32 %25, 5
  %50 = mul i32 %49, %5
  %51 = or i32 %25, 6
  %52 = mul i32 %51, %5
  %53 = or i32 %25, 7
  %54 = mul i32 %53, %5
  br label %55

55:                                               ; preds = %39, %55
  %56 = phi float [ 0.000000e+00, %39 ], [ %249, %55 ]
  %57 = phi float [ 0.000000e+00, %39 ], [ %248, %55 ]
  %58 = phi float [ 0.000000e+00, %39 ], [ %247, %55 ]
  %59 = phi float [ 0.000000e+00, %39 ], [ %246, %55 ]
  %60 = phi float [ 0.000000e+00, %39 ], [ %245, %55 ]
  %61 = phi float [ 0.000000e+00, %39 ], [ %244, %55 ]
  %62 = phi float [ 0.000000e+00, %39 ], [ %243, %55 ]
  %63 = phi float [ 0.000000e+00, %39 ], [ %242, %55 ]
  %64 = phi float [ 0.000000e+00, %39 ], [ %241, %55 ]
  %65 = phi float [ 0.000000e+00, %39 ], [ %240, %55 ]
  %66 = phi float [ 0.000000e+00, %39 ], [ %239, %55 ]
  %67 = phi float [ 0.000000e+00, %39 ], [ %238, %55 ]
  %68 = phi float [ 0.000000e+00, %39 ], [ %237, %55 ]
  %69 = phi float [ 0.000000e+00, %39 ], [ %236, %55 ]
  %70 = phi float [ 0.000000e+00, %39 ], [ %235, %55 ]
  %71 = phi float [ 0.000000e+00, %39 ], [ %234, %55 ]
  %72 = phi float [ 0.000000e+00, %39 ], [ %233, %55 ]
  %73 = phi float [ 0.000000e+00, %39 ], [ %232, %55 ]
  %74 = phi float [ 0.000000e+00, %39 ], [ %231, %55 ]
  %75 = phi float [ 0.000000e+00, %39 ], [ %230, %55 ]
  %76 = phi float [ 0.000000e+00, %39 ], [ %229, %55 ]
  %77 = phi float [ 0.000000e+00, %39 ], [ %228, %55 ]
  %78 = phi float [ 0.000000e+00, %39 ], [ %227, %55 ]
  %79 = phi float [ 0.000000e+00, %39 ], [ %226, %55 ]
  %80 = phi float [ 0.000000e+00, %39 ], [ %225, %55 ]
  %81 = phi float [ 0.000000e+00, %39 ], [ %224, %55 ]
  %82 = phi float [ 0.000000e+00, %39 ], [ %223, %55 ]
  %83 = phi float [ 0.000000e+00, %39 ], [ %222, %55 ]
  %84 = phi float [ 0.000000e+00, %39 ], [ %221, %55 ]
  %85 = phi float [ 0.000000e+00, %39 ], [ %220, %55 ]
  %86 = phi float [ 0.000000e+00, %39 ], [ %219, %55 ]
  %87 = phi float [ 0.000000e+00, %39 ], [ %218, %55 ]
  %88 = phi float [ 0.000000e+00, %39 ], [ %217, %55 ]
  %89 = phi float [ 0.000000e+00, %39 ], [ %216, %55 ]
  %90 = phi float [ 0.000000e+00, %39 ], [ %215, %55 ]
  %91 = phi float [ 0.000000e+00, %39 ], [ %214, %55 ]
  %92 = phi float [ 0.000000e+00, %39 ], [ %213, %55 ]
  %93 = phi float [ 0.000000e+00, %39 ], [ %212, %55 ]
  %94 = phi float [ 0.000000e+00, %39 ], [ %211, %55 ]
  %95 = phi float [ 0.000000e+00, %39 ], [ %210, %55 ]
  %96 = phi float [ 0.000000e+00, %39 ], [ %209, %55 ]
  %97 = phi float [ 0.000000e+00, %39 ], [ %208, %55 ]
  %98 = phi float [ 0.000000e+00, %39 ], [ %207, %55 ]
  %99 = phi float [ 0.000000e+00, %39 ], [ %206, %55 ]
  %100 = phi float [ 0.000000e+00, %39 ], [ %205, %55 ]
  %101 = phi float [ 0.000000e+00, %39 ], [ %204, %55 ]
  %102 = phi float [ 0.000000e+00, %39 ], [ %203, %55 ]
  %103 = phi float [ 0.000000e+00, %39 ], [ %202, %55 ]
  %104 = phi float [ 0.000000e+00, %39 ], [ %201, %55 ]
  %105 = phi float [ 0.000000e+00, %39 ], [ %200, %55 ]
  %106 = phi float [ 0.000000e+00, %39 ], [ %199, %55 ]
  %107 = phi float [ 0.000000e+00, %39 ], [ %198, %55 ]
  %108 = phi float [ 0.000000e+00, %39 ], [ %197, %55 ]
  %109 = phi float [ 0.000000e+00, %39 ], [ %196, %55 ]
  %110 = phi float [ 0.000000e+00, %39 ], [ %195, %55 ]
  %111 = phi float [ 0.000000e+00, %39 ], [ %194, %55 ]
  %112 = phi float [ 0.000000e+00, %39 ], [ %193, %55 ]
  %113 = phi float [ 0.000000e+00, %39 ], [ %192, %55 ]
  %114 = phi float [ 0.000000e+00, %39 ], [ %191, %55 ]
  %115 = phi float [ 0.000000e+00, %39 ], [ %190, %55 ]
  %116 = phi float [ 0.000000e+00, %39 ], [ %189, %55 ]
  %117 = phi float [ 0.000000e+00, %39 ], [ %188, %55 ]
  %118 = phi float [ 0.000000e+00, %39 ], [ %187, %55 ]
  %119 = phi float [ 0.000000e+00, %39 ], [ %186, %55 ]
  %120 = phi i32 [ 0, %39 ], [ %250, %55 ]
  %121 = mul i32 %120, %4
  %122 = add i32 %121, %16
  %123 = add i32 %40, %120
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds float, float addrspace(1)* %0, i64 %124
  %126 = load float, float addrspace(1)* %125, align 4, !tbaa !13
  %127 = zext i32 %122 to i64
  %128 = getelementptr inbounds float, float addrspace(1)* %1, i64 %127
  %129 = load float, float addrspace(1)* %128, align 4, !tbaa !13
  %130 = add i32 %42, %120
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds float, float addrspace(1)* %0, i64 %131
  %133 = load float, float addrspace(1)* %132, align 4, !tbaa !13
  %134 = add i32 %122, 1
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds float, float addrspace(1)* %1, i64 %135
  %137 = load float, float addrspace(1)* %136, align 4, !tbaa !13
  %138 = add i32 %44, %120
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds float, float addrspace(1)* %0, i64 %139
  %141 = load float, float addrspace(1)* %140, align 4, !tbaa !13
  %142 = add i32 %122, 2
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds float, float addrspace(1)* %1, i64 %143
  %145 = load float, float addrspace(1)* %144, align 4, !tbaa !13
  %146 = add i32 %46, %120
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds float, float addrspace(1)* %0, i64 %147
  %149 = load float, float addrspace(1)* %148, align 4, !tbaa !13
  %150 = add i32 %122, 3
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds float, float addrspace(1)* %1, i64 %151
  %153 = load float, float addrspace(1)* %152, align 4, !tbaa !13
  %154 = add i32 %48, %120
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds float, float addrspace(1)* %0, i64 %155
  %157 = load float, float addrspace(1)* %156, align 4, !tbaa !13
  %158 = add i32 %122, 4
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds float, float addrspace(1)* %1, i64 %159
  %161 = load float, float addrspace(1)* %160, align 4, !tbaa !13
  %162 = add i32 %50, %120
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds float, float addrspace(1)* %0, i64 %163
  %165 = load float, float addrspace(1)* %164, align 4, !tbaa !13
  %166 = add i32 %122, 5
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds float, float addrspace(1)* %1, i64 %167
  %169 = load float, float addrspace(1)* %168, align 4, !tbaa !13
  %170 = add i32 %52, %120
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds float, float addrspace(1)* %0, i64 %171
  %173 = load float, float addrspace(1)* %172, align 4, !tbaa !13
  %174 = add i32 %122, 6
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds float, float addrspace(1)* %1, i64 %175
  %177 = load float, float addrspace(1)* %176, align 4, !tbaa !13
  %178 = add i32 %54, %120
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds float, float addrspace(1)* %0, i64 %179
  %181 = load float, float addrspace(1)* %180, align 4, !tbaa !13
  %182 = add i32 %122, 7
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds float, float addrspace(1)* %1, i64 %183
  %185 = load float, float addrspace(1)* %184, align 4, !tbaa !13
  %186 = tail call float @llvm.fma.f32(float %126, float %129, float %119)
  %187 = tail call float @llvm.fma.f32(float %126, float %137, float %118)
  %188 = tail call float @llvm.fma.f32(float %126, float %145, float %117)
  %189 = tail call float @llvm.fma.f32(float %126, float %153, float %116)
  %190 = tail call float @llvm.fma.f32(float %126, float %161, float %115)
  %191 = tail call float @llvm.fma.f32(float %126, float %169, float %114)
  %192 = tail call float @llvm.fma.f32(float %126, float %177, float %113)
  %193 = tail call float @llvm.fma.f32(float %126, float %185, float %112)
  %194 = tail call float @llvm.fma.f32(float %133, float %129, float %111)
  %195 = tail call float @llvm.fma.f32(float %133, float %137, float %110)
  %196 = tail call float @llvm.fma.f32(float %133, float %145, float %109)
  %197 = tail call float @llvm.fma.f32(float %133, float %153, float %108)
  %198 = tail call float @llvm.fma.f32(float %133, float %161, float %107)
  %199 = tail call float @llvm.fma.f32(float %133, float %169, float %106)
  %200 = tail call float @llvm.fma.f32(float %133, float %177, float %105)
  %201 = tail call float @llvm.fma.f32(float %133, float %185, float %104)
  %202 = tail call float @llvm.fma.f32(float %141, float %129, float %103)
  %203 = tail call float @llvm.fma.f32(float %141, float %137, float %102)
  %204 = tail call float @llvm.fma.f32(float %141, float %145, float %101)
  %205 = tail call float @llvm.fma.f32(float %141, float %153, float %100)
  %206 = tail call float @llvm.fma.f32(float %141, float %161, float %99)
  %207 = tail call float @llvm.fma.f32(float %141, float %169, float %98)
  %208 = tail call float @llvm.fma.f32(float %141, float %177, float %97)
  %209 = tail call float @llvm.fma.f32(float %141, float %185, float %96)
  %210 = tail call float @llvm.fma.f32(float %149, float %129, float %95)
  %211 = tail call float @llvm.fma.f32(float %149, float %137, float %94)
  %212 = tail call float @llvm.fma.f32(float %149, float %145, float %93)
  %213 = tail call float @llvm.fma.f32(float %149, float %153, float %92)
  %214 = tail call float @llvm.fma.f32(float %149, float %161, float %91)
  %215 = tail call float @llvm.fma.f32(float %149, float %169, float %90)
  %216 = tail call float @llvm.fma.f32(float %149, float %177, float %89)
  %217 = tail call float @llvm.fma.f32(float %149, float %185, float %88)
  %218 = tail call float @llvm.fma.f32(float %157, float %129, float %87)
  %219 = tail call float @llvm.fma.f32(float %157, float %137, float %86)
  %220 = tail call float @llvm.fma.f32(float %157, float %145, float %85)
  %221 = tail call float @llvm.fma.f32(float %157, float %153, float %84)
  %222 = tail call float @llvm.fma.f32(float %157, float %161, float %83)
  %223 = tail call float @llvm.fma.f32(float %157, float %169, float %82)
  %224 = tail call float @llvm.fma.f32(float %157, float %177, float %81)
  %225 = tail call float @llvm.fma.f32(float %157, float %185, float %80)
  %226 = tail call float @llvm.fma.f32(float %165, float %129, float %79)
  %227 = tail call float @llvm.fma.f32(float %165, float %137, float %78)
  %228 = tail call float @llvm.fma.f32(float %165, float %145, float %77)
  %229 = tail call float @llvm.fma.f32(float %165, float %153, float %76)
  %230 = tail call float @llvm.fma.f32(float %165, float %161, float %75)
  %231 = tail call float @llvm.fma.f32(float %165, float %169, float %74)
  %232 = tail call float @llvm.fma.f32(float %165, float %177, float %73)
  %233 = tail call float @llvm.fma.f32(float %165, float %185, float %72)
  %234 = tail call float @llvm.fma.f32(float %173, float %129, float %71)
  %235 = tail call float @llvm.fma.f32(float %173, float %137, float %70)
  %236 = tail call float @llvm.fma.f32(float %173, float %145, float %69)
  %237 = tail call float @llvm.fma.f32(float %173, float %153, float %68)
  %238 = tail call float @llvm.fma.f32(float %173, float %161, float %67)
  %239 = tail call float @llvm.fma.f32(float %173, float %169, float %66)
  %240 = tail call float @llvm.fma.f32(float %173, float %177, float %65)
  %241 = tail call float @llvm.fma.f32(float %173, float %185, float %64)
  %242 = tail call float @llvm.fma.f32(float %181, float %129, float %63)
  %243 = tail call float @llvm.fma.f32(float %181, float %137, float %62)
  %244 = tail call float @llvm.fma.f32(float %181, float %145, float %61)
  %245 = tail call float @llvm.fma.f32(float %181, float %153, float %60)
  %246 = tail call float @llvm.fma.f32(float %181, float %161, float %59)
  %247 = tail call float @llvm.fma.f32(float %181, float %169, float %58)
  %248 = tail call float @llvm.fma.f32(float %181, float %177, float %57)
  %249 = tail call float @llvm.fma.f32(float %181, float %185, float %56)
  %250 = add nuw i32 %120, 1
  %251 = icmp eq i32 %250, %5
  br i1 %251, label %252, label %55

252:                                              ; preds = %55, %31
  %253 = phi i32 [ %38, %31 ], [ %53, %55 ]
  %254 = phi i32 [ %37, %31 ], [ %51, %55 ]
  %255 = phi i32 [ %36, %31 ], [ %49, %55 ]
  %256 = phi i32 [ %35, %31 ], [ %47, %55 ]
  %257 = phi i32 [ %34, %31 ], [ %45, %55 ]
  %258 = phi i32 [ %33, %31 ], [ %43, %55 ]
  %259 = phi i32 [ %32, %31 ], [ %41, %55 ]
  %260 = phi float [ 0.000000e+00, %31 ], [ %249, %55 ]
  %261 = phi float [ 0.000000e+00, %31 ], [ %248, %55 ]
  %262 = phi float [ 0.000000e+00, %31 ], [ %247, %55 ]
  %263 = phi float [ 0.000000e+00, %31 ], [ %246, %55 ]
  %264 = phi float [ 0.000000e+00, %31 ], [ %245, %55 ]
  %265 = phi float [ 0.000000e+00, %31 ], [ %244, %55 ]
  %266 = phi float [ 0.000000e+00, %31 ], [ %243, %55 ]
  %267 = phi float [ 0.000000e+00, %31 ], [ %242, %55 ]
  %268 = phi float [ 0.000000e+00, %31 ], [ %241, %55 ]
  %269 = phi float [ 0.000000e+00, %31 ], [ %240, %55 ]
  %270 = phi float [ 0.000000e+00, %31 ], [ %239, %55 ]
  %271 = phi float [ 0.000000e+00, %31 ], [ %238, %55 ]
  %272 = phi float [ 0.000000e+00, %31 ], [ %237, %55 ]
  %273 = phi float [ 0.000000e+00, %31 ], [ %236, %55 ]
  %274 = phi float [ 0.000000e+00, %31 ], [ %235, %55 ]
  %275 = phi float [ 0.000000e+00, %31 ], [ %234, %55 ]
  %276 = phi float [ 0.000000e+00, %31 ], [ %233, %55 ]
  %277 = phi float [ 0.000000e+00, %31 ], [ %232, %55 ]
  %278 = phi float [ 0.000000e+00, %31 ], [ %231, %55 ]
  %279 = phi float [ 0.000000e+00, %31 ], [ %230, %55 ]
  %280 = phi float [ 0.000000e+00, %31 ], [ %229, %55 ]
  %281 = phi float [ 0.000000e+00, %31 ], [ %228, %55 ]
  %282 = phi float [ 0.000000e+00, %31 ], [ %227, %55 ]
  %283 = phi float [ 0.000000e+00, %31 ], [ %226, %55 ]
  %284 = phi float [ 0.000000e+00, %31 ], [ %225, %55 ]
  %285 = phi float [ 0.000000e+00, %31 ], [ %224, %55 ]
  %286 = phi float [ 0.000000e+00, %31 ], [ %223, %55 ]
  %287 = phi float [ 0.000000e+00, %31 ], [ %222, %55 ]
  %288 = phi float [ 0.000000e+00, %31 ], [ %221, %55 ]
  %289 = phi float [ 0.000000e+00, %31 ], [ %220, %55 ]
  %290 = phi float [ 0.000000e+00, %31 ], [ %219, %55 ]
  %291 = phi float [ 0.000000e+00, %31 ], [ %218, %55 ]
  %292 = phi float [ 0.000000e+00, %31 ], [ %217, %55 ]
  %293 = phi float [ 0.000000e+00, %31 ], [ %216, %55 ]
  %294 = phi float [ 0.000000e+00, %31 ], [ %215, %55 ]
  %295 = phi float [ 0.000000e+00, %31 ], [ %214, %55 ]
  %296 = phi float [ 0.000000e+00, %31 ], [ %213, %55 ]
  %297 = phi float [ 0.000000e+00, %31 ], [ %212, %55 ]
  %298 = phi float [ 0.000000e+00, %31 ], [ %211, %55 ]
  %299 = phi float [ 0.000000e+00, %31 ], [ %210, %55 ]
  %300 = phi float [ 0.000000e+00, %31 ], [ %209, %55 ]
  %301 = phi float [ 0.000000e+00, %31 ], [ %208, %55 ]
  %302 = phi float [ 0.000000e+00, %31 ], [ %207, %55 ]
  %303 = phi float [ 0.000000e+00, %31 ], [ %206, %55 ]
  %304 = phi float [ 0.000000e+00, %31 ], [ %205, %55 ]
  %305 = phi float [ 0.000000e+00, %31 ], [ %204, %55 ]
  %306 = phi float [ 0.000000e+00, %31 ], [ %203, %55 ]
  %307 = phi float [ 0.000000e+00, %31 ], [ %202, %55 ]
  %308 = phi float [ 0.000000e+00, %31 ], [ %201, %55 ]
  %309 = phi float [ 0.000000e+00, %31 ], [ %200, %55 ]
  %310 = phi float [ 0.000000e+00, %31 ], [ %199, %55 ]
  %311 = phi float [ 0.000000e+00, %31 ], [ %198, %55 ]
  %312 = phi float [ 0.000000e+00, %31 ], [ %197, %55 ]
  %313 = phi float [ 0.000000e+00, %31 ], [ %196, %55 ]
  %314 = phi float [ 0.000000e+00, %31 ], [ %195, %55 ]
  %315 = phi float [ 0.000000e+00, %31 ], [ %194, %55 ]
  %316 = phi float [ 0.000000e+00, %31 ], [ %193, %55 ]
  %317 = phi float [ 0.000000e+00, %31 ], [ %192, %55 ]
  %318 = phi float [ 0.000000e+00, %31 ], [ %191, %55 ]
  %319 = phi float [ 0.000000e+00, %31 ], [ %190, %55 ]
  %320 = phi float [ 0.000000e+00, %31 ], [ %189, %55 ]
  %321 = phi float [ 0.000000e+00, %31 ], [ %188, %55 ]
  %322 = phi float [ 0.000000e+00, %31 ], [ %187, %55 ]
  %323 = phi float [ 0.000000e+00, %31 ], [ %186, %55 ]
  %324 = mul i32 %25, %4
  %325 = add i32 %324, %16
  %326 = zext i32 %325 to i64
  %327 = getelementptr inbounds float, float addrspace(1)* %2, i64 %326
  store float %323, float addrspace(1)* %327, align 4, !tbaa !13
  %328 = or i32 %325, 1
  %329 = zext i32 %328 to i64
  %330 = getelementptr inbounds float, float addrspace(1)* %2, i64 %329
  store float %322, float addrspace(1)* %330, align 4, !tbaa !13
  %331 = or i32 %325, 2
  %332 = zext i32 %331 to i64
  %333 = getelementptr inbounds float, float addrspace(1)* %2, i64 %332
  store float %321, float addrspace(1)* %333, align 4, !tbaa !13
  %334 = or i32 %325, 3
  %335 = zext i32 %334 to i64
  %336 = getelementptr inbounds float, float addrspace(1)* %2, i64 %335
  store float %320, float addrspace(1)* %336, align 4, !tbaa !13
  %337 = or i32 %325, 4
  %338 = zext i32 %337 to i64
  %339 = getelementptr inbounds float, float addrspace(1)* %2, i64 %338
  store float %319, float addrspace(1)* %339, align 4, !tbaa !13
  %340 = or i32 %325, 5
  %341 = zext i32 %340 to i64
  %342 = getelementptr inbounds float, float addrspace(1)* %2, i64 %341
  store float %318, float addrspace(1)* %342, align 4, !tbaa !13
  %343 = or i32 %325, 6
  %344 = zext i32 %343 to i64
  %345 = getelementptr inbounds float, float addrspace(1)* %2, i64 %344
  store float %317, float addrspace(1)* %345, align 4, !tbaa !13
  %346 = or i32 %325, 7
  %347 = zext i32 %346 to i64
  %348 = getelementptr inbounds float, float addrspace(1)* %2, i64 %347
  store float %316, float addrspace(1)* %348, align 4, !tbaa !13
  %349 = mul i32 %259, %4
  %350 = add i32 %349, %16
  %351 = zext i32 %350 to i64
  %352 = getelementptr inbounds float, float addrspace(1)* %2, i64 %351
  store float %315, float addrspace(1)* %352, align 4, !tbaa !13
  %353 = add i32 %350, 1
  %354 = zext i32 %353 to i64
  %355 = getelementptr inbounds float, float addrspace(1)* %2, i64 %354
  store float %314, float addrspace(1)* %355, align 4, !tbaa !13
  %356 = add i32 %350, 2
  %357 = zext i32 %356 to i64
  %358 = getelementptr inbounds float, float addrspace(1)* %2, i64 %357
  store float %313, float addrspace(1)* %358, align 4, !tbaa !13
  %359 = add i32 %350, 3
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds float, float addrspace(1)* %2, i64 %360
  store float %312, float addrspace(1)* %361, align 4, !tbaa !13
  %362 = add i32 %350, 4
  %363 = zext i32 %362 to i64
  %364 = getelementptr inbounds float, float addrspace(1)* %2, i64 %363
  store float %311, float addrspace(1)* %364, align 4, !tbaa !13
  %365 = add i32 %350, 5
  %366 = zext i32 %365 to i64
  %367 = getelementptr inbounds float, float addrspace(1)* %2, i64 %366
  store float %310, float addrspace(1)* %367, align 4, !tbaa !13
  %368 = add i32 %350, 6
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds float, float addrspace(1)* %2, i64 %369
  store float %309, float addrspace(1)* %370, align 4, !tbaa !13
  %371 = add i32 %350, 7
  %372 = zext i32 %371 to i64
  %373 = getelementptr inbounds float, float addrspace(1)* %2, i64 %372
  store float %308, float addrspace(1)* %373, align 4, !tbaa !13
  %374 = mul i32 %258, %4
  %375 = add i32 %374, %16
  %376 = zext i32 %375 to i64
  %377 = getelementptr inbounds float, float addrspace(1)* %2, i64 %376
  store float %307, float addrspace(1)* %377, align 4, !tbaa !13
  %378 = add i32 %375, 1
  %379 = zext i32 %378 to i64
  %380 = getelementptr inbounds float, float addrspace(1)* %2, i64 %379
  store float %306, float addrspace(1)* %380, align 4, !tbaa !13
  %381 = add i32 %375, 2
  %382 = zext i32 %381 to i64
  %383 = getelementptr inbounds float, float addrspace(1)* %2, i64 %382
  store float %305, float addrspace(1)* %383, align 4, !tbaa !13
  %384 = add i32 %375, 3
  %385 = zext i32 %384 to i64
  %386 = getelementptr inbounds float, float addrspace(1)* %2, i64 %385
  store float %304, float addrspace(1)* %386, align 4, !tbaa !13
  %387 = add i32 %375, 4
  %388 = zext i32 %387 to i64
  %389 = getelementptr inbounds float, float addrspace(1)* %2, i64 %388
  store float %303, float addrspace(1)* %389, align 4, !tbaa !13
  %390 = add i32 %375, 5
  %391 = zext i32 %390 to i64
  %392 = getelementptr inbounds float, float addrspace(1)* %2, i64 %391
  store float %302, float addrspace(1)* %392, align 4, !tbaa !13
  %393 = add i32 %375, 6
  %394 = zext i32 %393 to i64
  %395 = getelementptr inbounds float, float addrspace(1)* %2, i64 %394
  store float %301, float addrspace(1)* %395, align 4, !tbaa !13
  %396 = add i32 %375, 7
  %397 = zext i32 %396 to i64
  %398 = getelementptr inbounds float, float addrspace(1)* %2, i64 %397
  store float %300, float addrspace(1)* %398, align 4, !tbaa !13
  %399 = mul i32 %257, %4
  %400 = add i32 %399, %16
  %401 = zext i32 %400 to i64
  %402 = getelementptr inbounds float, float addrspace(1)* %2, i64 %401
  store float %299, float addrspace(1)* %402, align 4, !tbaa !13
  %403 = add i32 %400, 1
  %404 = zext i32 %403 to i64
  %405 = getelementptr inbounds float, float addrspace(1)* %2, i64 %404
  store float %298, float addrspace(1)* %405, align 4, !tbaa !13
  %406 = add i32 %400, 2
  %407 = zext i32 %406 to i64
  %408 = getelementptr inbounds float, float addrspace(1)* %2, i64 %407
  store float %297, float addrspace(1)* %408, align 4, !tbaa !13
  %409 = add i32 %400, 3
  %410 = zext i32 %409 to i64
  %411 = getelementptr inbounds float, float addrspace(1)* %2, i64 %410
  store float %296, float addrspace(1)* %411, align 4, !tbaa !13
  %412 = add i32 %400, 4
  %413 = zext i32 %412 to i64
  %414 = getelementptr inbounds float, float addrspace(1)* %2, i64 %413
  store float %295, float addrspace(1)* %414, align 4, !tbaa !13
  %415 = add i32 %400, 5
  %416 = zext i32 %415 to i64
  %417 = getelementptr inbounds float, float addrspace(1)* %2, i64 %416
  store float %294, float addrspace(1)* %417, align 4, !tbaa !13
  %418 = add i32 %400, 6
  %419 = zext i32 %418 to i64
  %420 = getelementptr inbounds float, float addrspace(1)* %2, i64 %419
  store float %293, float addrspace(1)* %420, align 4, !tbaa !13
  %421 = add i32 %400, 7
  %422 = zext i32 %421 to i64
  %423 = getelementptr inbounds float, float addrspace(1)* %2, i64 %422
  store float %292, float addrspace(1)* %423, align 4, !tbaa !13
  %424 = mul i32 %256, %4
  %425 = add i32 %424, %16
  %426 = zext i32 %425 to i64
  %427 = getelementptr inbounds float, float addrspace(1)* %2, i64 %426
  store float %291, float addrspace(1)* %427, align 4, !tbaa !13
  %428 = add i32 %425, 1
  %429 = zext i32 %428 to i64
  %430 = getelementptr inbounds float, float addrspace(1)* %2, i64 %429
  store float %290, float addrspace(1)* %430, align 4, !tbaa !13
  %431 = add i32 %425, 2
  %432 = zext i32 %431 to i64
  %433 = getelementptr inbounds float, float addrspace(1)* %2, i64 %432
  store float %289, float addrspace(1)* %433, align 4, !tbaa !13
  %434 = add i32 %425, 3
  %435 = zext i32 %434 to i64
  %436 = getelementptr inbounds float, float addrspace(1)* %2, i64 %435
  store float %288, float addrspace(1)* %436, align 4, !tbaa !13
  %437 = add i32 %425, 4
  %438 = zext i32 %437 to i64
  %439 = getelementptr inbounds float, float addrspace(1)* %2, i64 %438
  store float %287, float addrspace(1)* %439, align 4, !tbaa !13
  %440 = add i32 %425, 5
  %441 = zext i32 %440 to i64
  %442 = getelementptr inbounds float, float addrspace(1)* %2, i64 %441
  store float %286, float addrspace(1)* %442, align 4, !tbaa !13
  %443 = add i32 %425, 6
  %444 = zext i32 %443 to i64
  %445 = getelementptr inbounds float, float addrspace(1)* %2, i64 %444
  store float %285, float addrspace(1)* %445, align 4, !tbaa !13
  %446 = add i32 %425, 7
  %447 = zext i32 %446 to i64
  %448 = getelementptr inbounds float, float addrspace(1)* %2, i64 %447
  store float %284, float addrspace(1)* %448, align 4, !tbaa !13
  %449 = mul i32 %255, %4
  %450 = add i32 %449, %16
  %451 = zext i32 %450 to i64
  %452 = getelementptr inbounds float, float addrspace(1)* %2, i64 %451
  store float %283, float addrspace(1)* %452, align 4, !tbaa !13
  %453 = add i32 %450, 1
  %454 = zext i32 %453 to i64
  %455 = getelementptr inbounds float, float addrspace(1)* %2, i64 %454
  store float %282, float addrspace(1)* %455, align 4, !tbaa !13
  %456 = add i32 %450, 2
  %457 = zext i32 %456 to i64
  %458 = getelementptr inbounds float, float addrspace(1)* %2, i64 %457
  store float %281, float addrspace(1)* %458, align 4, !tbaa !13
  %459 = add i32 %450, 3
  %460 = zext i32 %459 to i64
  %461 = getelementptr inbounds float, float addrspace(1)* %2, i64 %460
  store float %280, float addrspace(1)* %461, align 4, !tbaa !13
  %462 = add i32 %450, 4
  %463 = zext i32 %462 to i64
  %464 = getelementptr inbounds float, float addrspace(1)* %2, i64 %463
  store float %279, float addrspace(1)* %464, align 4, !tbaa !13
  %465 = add i32 %450, 5
  %466 = zext i32 %465 to i64
  %467 = getelementptr inbounds float, float addrspace(1)* %2, i64 %466
  store float %278, float addrspace(1)* %467, align 4, !tbaa !13
  %468 = add i32 %450, 6
  %469 = zext i32 %468 to i64
  %470 = getelementptr inbounds float, float addrspace(1)* %2, i64 %469
  store float %277, float addrspace(1)* %470, align 4, !tbaa !13
  %471 = add i32 %450, 7
  %472 = zext i32 %471 to i64
  %473 = getelementptr inbounds float, float addrspace(1)* %2, i64 %472
  store float %276, float addrspace(1)* %473, align 4, !tbaa !13
  %474 = mul i32 %254, %4
  %475 = add i32 %474, %16
  %476 = zext i32 %475 to i64
  %477 = getelementptr inbounds float, float addrspace(1)* %2, i64 %476
  store float %275, float addrspace(1)* %477, align 4, !tbaa !13
  %478 = add i32 %475, 1
  %479 = zext i32 %478 to i64
  %480 = getelementptr inbounds float, float addrspace(1)* %2, i64 %479
  store float %274, float addrspace(1)* %480, align 4, !tbaa !13
  %481 = add i32 %475, 2
  %482 = zext i32 %481 to i64
  %483 = getelementptr inbounds float, float addrspace(1)* %2, i64 %482
  store float %273, float addrspace(1)* %483, align 4, !tbaa !13
  %484 = add i32 %475, 3
  %485 = zext i32 %484 to i64
  %486 = getelementptr inbounds float, float addrspace(1)* %2, i64 %485
  store float %272, float addrspace(1)* %486, align 4, !tbaa !13
  %487 = add i32 %475, 4
  %488 = zext i32 %487 to i64
  %489 = getelementptr inbounds float, float addrspace(1)* %2, i64 %488
  store float %271, float addrspace(1)* %489, align 4, !tbaa !13
  %490 = add i32 %475, 5
  %491 = zext i32 %490 to i64
  %492 = getelementptr inbounds float, float addrspace(1)* %2, i64 %491
  store float %270, float addrspace(1)* %492, align 4, !tbaa !13
  %493 = add i32 %475, 6
  %494 = zext i32 %493 to i64
  %495 = getelementptr inbounds float, float addrspace(1)* %2, i64 %494
  store float %269, float addrspace(1)* %495, align 4, !tbaa !13
  %496 = add i32 %475, 7
  %497 = zext i32 %496 to i64
  %498 = getelementptr inbounds float, float addrspace(1)* %2, i64 %497
  store float %268, float addrspace(1)* %498, align 4, !tbaa !13
  %499 = mul i32 %253, %4
  %500 = add i32 %499, %16
  %501 = zext i32 %500 to i64
  %502 = getelementptr inbounds float, float addrspace(1)* %2, i64 %501
  store float %267, float addrspace(1)* %502, align 4, !tbaa !13
  %503 = add i32 %500, 1
  %504 = zext i32 %503 to i64
  %505 = getelementptr inbounds float, float addrspace(1)* %2, i64 %504
  store float %266, float addrspace(1)* %505, align 4, !tbaa !13
  %506 = add i32 %500, 2
  %507 = zext i32 %506 to i64
  %508 = getelementptr inbounds float, float addrspace(1)* %2, i64 %507
  store float %265, float addrspace(1)* %508, align 4, !tbaa !13
  %509 = add i32 %500, 3
  %510 = zext i32 %509 to i64
  %511 = getelementptr inbounds float, float addrspace(1)* %2, i64 %510
  store float %264, float addrspace(1)* %511, align 4, !tbaa !13
  %512 = add i32 %500, 4
  %513 = zext i32 %512 to i64
  %514 = getelementptr inbounds float, float addrspace(1)* %2, i64 %513
  store float %263, float addrspace(1)* %514, align 4, !tbaa !13
  %515 = add i32 %500, 5
  %516 = zext i32 %515 to i64
  %517 = getelementptr inbounds float, float addrspace(1)* %2, i64 %516
  store float %262, float addrspace(1)* %517, align 4, !tbaa !13
  %518 = add i32 %500, 6
  %519 = zext i32 %518 to i64
  %520 = getelementptr inbounds float, float addrspace(1)* %2, i64 %519
  store float %261, float addrspace(1)* %520, align 4, !tbaa !13
  %521 = add i32 %500, 7
  %522 = zext i32 %521 to i64
  %523 = getelementptr inbounds float, float addrspace(1)* %2, i64 %522
  store float %260, float addrspace(1)* %523, align 4, !tbaa !13
  br label %524

524:                                              ; preds = %6, %252
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #1

attributes #0 = { nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*", !"uint", !"uint", !"uint"}
!7 = !{!"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !10, i64 0}
