; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define amdgpu_kernel void @random_normal(ptr addrspace(1) inreg nocapture writeonly %0, i32 inreg %1, i32 inreg %2) local_unnamed_addr #0 !dbg !6 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %5 = shl i32 %4, 8, !dbg !10
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %7 = and i32 %6, 255, !dbg !11
  %8 = or disjoint i32 %5, %7, !dbg !12
  %9 = ashr i32 %1, 31, !dbg !13
  %10 = zext i32 %8 to i64, !dbg !19
  %11 = mul nuw i64 %10, 3528531795, !dbg !19
  %12 = lshr i64 %11, 32, !dbg !19
  %13 = trunc nuw i64 %12 to i32, !dbg !19
  %14 = xor i32 %9, %13, !dbg !21
  %15 = mul i32 %8, -766435501, !dbg !22
  %16 = add i32 %1, -1640531527, !dbg !23
  %17 = add nsw i32 %9, -1150833019, !dbg !24
  %18 = zext i32 %14 to i64, !dbg !25
  %19 = mul nuw i64 %18, 3449720151, !dbg !25
  %20 = lshr i64 %19, 32, !dbg !25
  %21 = trunc nuw i64 %20 to i32, !dbg !25
  %22 = xor i32 %16, %21, !dbg !26
  %23 = zext i32 %1 to i64, !dbg !19
  %24 = mul nuw i64 %23, 3528531795, !dbg !19
  %25 = lshr i64 %24, 32, !dbg !19
  %26 = trunc nuw i64 %25 to i32, !dbg !19
  %27 = xor i32 %17, %15, !dbg !27
  %28 = xor i32 %27, %26, !dbg !21
  %29 = mul i32 %14, -845247145, !dbg !28
  %30 = mul i32 %1, -766435501, !dbg !22
  %31 = add i32 %1, 1013904242, !dbg !23
  %32 = add nsw i32 %9, 1993301258, !dbg !24
  %33 = zext i32 %28 to i64, !dbg !25
  %34 = mul nuw i64 %33, 3449720151, !dbg !25
  %35 = lshr i64 %34, 32, !dbg !25
  %36 = trunc nuw i64 %35 to i32, !dbg !25
  %37 = xor i32 %29, %31, !dbg !29
  %38 = xor i32 %37, %36, !dbg !26
  %39 = zext i32 %22 to i64, !dbg !19
  %40 = mul nuw i64 %39, 3528531795, !dbg !19
  %41 = lshr i64 %40, 32, !dbg !19
  %42 = trunc nuw i64 %41 to i32, !dbg !19
  %43 = xor i32 %32, %30, !dbg !27
  %44 = xor i32 %43, %42, !dbg !21
  %45 = mul i32 %28, -845247145, !dbg !28
  %46 = mul i32 %22, -766435501, !dbg !22
  %47 = add i32 %1, -626627285, !dbg !23
  %48 = add nsw i32 %9, 842468239, !dbg !24
  %49 = zext i32 %44 to i64, !dbg !25
  %50 = mul nuw i64 %49, 3449720151, !dbg !25
  %51 = lshr i64 %50, 32, !dbg !25
  %52 = trunc nuw i64 %51 to i32, !dbg !25
  %53 = xor i32 %45, %47, !dbg !29
  %54 = xor i32 %53, %52, !dbg !26
  %55 = zext i32 %38 to i64, !dbg !19
  %56 = mul nuw i64 %55, 3528531795, !dbg !19
  %57 = lshr i64 %56, 32, !dbg !19
  %58 = trunc nuw i64 %57 to i32, !dbg !19
  %59 = xor i32 %46, %48, !dbg !27
  %60 = xor i32 %59, %58, !dbg !21
  %61 = mul i32 %44, -845247145, !dbg !28
  %62 = mul i32 %38, -766435501, !dbg !22
  %63 = add i32 %1, 2027808484, !dbg !23
  %64 = add nsw i32 %9, -308364780, !dbg !24
  %65 = zext i32 %60 to i64, !dbg !25
  %66 = mul nuw i64 %65, 3449720151, !dbg !25
  %67 = lshr i64 %66, 32, !dbg !25
  %68 = trunc nuw i64 %67 to i32, !dbg !25
  %69 = xor i32 %61, %63, !dbg !29
  %70 = xor i32 %69, %68, !dbg !26
  %71 = zext i32 %54 to i64, !dbg !19
  %72 = mul nuw i64 %71, 3528531795, !dbg !19
  %73 = lshr i64 %72, 32, !dbg !19
  %74 = trunc nuw i64 %73 to i32, !dbg !19
  %75 = xor i32 %62, %64, !dbg !27
  %76 = xor i32 %75, %74, !dbg !21
  %77 = mul i32 %60, -845247145, !dbg !28
  %78 = mul i32 %54, -766435501, !dbg !22
  %79 = add i32 %1, 387276957, !dbg !23
  %80 = add nsw i32 %9, -1459197799, !dbg !24
  %81 = zext i32 %76 to i64, !dbg !25
  %82 = mul nuw i64 %81, 3449720151, !dbg !25
  %83 = lshr i64 %82, 32, !dbg !25
  %84 = trunc nuw i64 %83 to i32, !dbg !25
  %85 = xor i32 %77, %79, !dbg !29
  %86 = xor i32 %85, %84, !dbg !26
  %87 = zext i32 %70 to i64, !dbg !19
  %88 = mul nuw i64 %87, 3528531795, !dbg !19
  %89 = lshr i64 %88, 32, !dbg !19
  %90 = trunc nuw i64 %89 to i32, !dbg !19
  %91 = xor i32 %78, %80, !dbg !27
  %92 = xor i32 %91, %90, !dbg !21
  %93 = mul i32 %76, -845247145, !dbg !28
  %94 = mul i32 %70, -766435501, !dbg !22
  %95 = add i32 %1, -1253254570, !dbg !23
  %96 = add nsw i32 %9, 1684936478, !dbg !24
  %97 = zext i32 %92 to i64, !dbg !25
  %98 = mul nuw i64 %97, 3449720151, !dbg !25
  %99 = lshr i64 %98, 32, !dbg !25
  %100 = trunc nuw i64 %99 to i32, !dbg !25
  %101 = xor i32 %93, %95, !dbg !29
  %102 = xor i32 %101, %100, !dbg !26
  %103 = zext i32 %86 to i64, !dbg !19
  %104 = mul nuw i64 %103, 3528531795, !dbg !19
  %105 = lshr i64 %104, 32, !dbg !19
  %106 = trunc nuw i64 %105 to i32, !dbg !19
  %107 = xor i32 %94, %96, !dbg !27
  %108 = xor i32 %107, %106, !dbg !21
  %109 = mul i32 %92, -845247145, !dbg !28
  %110 = add i32 %1, 1401181199, !dbg !23
  %111 = zext i32 %108 to i64, !dbg !25
  %112 = mul nuw i64 %111, 3449720151, !dbg !25
  %113 = lshr i64 %112, 32, !dbg !25
  %114 = trunc nuw i64 %113 to i32, !dbg !25
  %115 = xor i32 %109, %110, !dbg !29
  %116 = xor i32 %115, %114, !dbg !26
  %117 = mul i32 %102, -766435501, !dbg !22
  %118 = add nsw i32 %9, -616729560, !dbg !24
  %119 = zext i32 %116 to i64, !dbg !19
  %120 = mul nuw i64 %119, 3528531795, !dbg !19
  %121 = lshr i64 %120, 32, !dbg !19
  %122 = trunc nuw i64 %121 to i32, !dbg !19
  %123 = xor i32 %117, %118, !dbg !27
  %124 = xor i32 %123, %122, !dbg !21
  %125 = mul i32 %124, -845247145, !dbg !28
  %.lobit1 = ashr i32 %125, 31, !dbg !30
  %126 = xor i32 %.lobit1, %125, !dbg !30
  %127 = sitofp i32 %126 to float, !dbg !31
  %128 = fmul float %127, 0x3DFFFFFFE0000000, !dbg !31
  %129 = fmul float %128, 0x401921FB60000000, !dbg !32
  %130 = tail call float @llvm.fabs.f32(float %129), !dbg !33
  %131 = fcmp olt float %130, 1.310720e+05, !dbg !33
  br i1 %131, label %132, label %139, !dbg !33

132:                                              ; preds = %3
  %133 = fmul float %130, 0x3FE45F3060000000, !dbg !33
  %134 = tail call float @llvm.rint.f32(float %133), !dbg !33
  %135 = tail call float @llvm.fma.f32(float %134, float 0xBFF921FB40000000, float %130), !dbg !33
  %136 = tail call float @llvm.fma.f32(float %134, float 0xBE74442D00000000, float %135), !dbg !33
  %137 = tail call float @llvm.fma.f32(float %134, float 0xBCF8469880000000, float %136), !dbg !33
  %138 = fptosi float %134 to i32, !dbg !33
  br label %__ocml_cos_f32.exit, !dbg !33

139:                                              ; preds = %3
  %140 = bitcast float %130 to i32, !dbg !33
  %141 = lshr i32 %140, 23, !dbg !33
  %142 = add nsw i32 %141, -120, !dbg !33
  %143 = icmp ugt i32 %142, 63, !dbg !33
  %144 = select i1 %143, i32 -64, i32 0, !dbg !33
  %145 = add nsw i32 %144, %142, !dbg !33
  %146 = icmp ugt i32 %145, 31, !dbg !33
  %147 = select i1 %146, i32 -32, i32 0, !dbg !33
  %148 = add nsw i32 %147, %145, !dbg !33
  %149 = icmp ugt i32 %148, 31, !dbg !33
  %150 = select i1 %149, i32 -32, i32 0, !dbg !33
  %151 = add nsw i32 %150, %148, !dbg !33
  %152 = icmp eq i32 %151, 0, !dbg !33
  %153 = and i32 %140, 8388607, !dbg !33
  %154 = or disjoint i32 %153, 8388608, !dbg !33
  %155 = zext nneg i32 %154 to i64, !dbg !33
  %156 = mul nuw nsw i64 %155, 4266746795, !dbg !33
  %157 = lshr i64 %156, 32, !dbg !33
  %158 = mul nuw nsw i64 %155, 1011060801, !dbg !33
  %159 = add nuw nsw i64 %157, %158, !dbg !33
  %160 = lshr i64 %159, 32, !dbg !33
  %161 = mul nuw nsw i64 %155, 3680671129, !dbg !33
  %162 = add nuw nsw i64 %160, %161, !dbg !33
  %163 = lshr i64 %162, 32, !dbg !33
  %164 = mul nuw nsw i64 %155, 4113882560, !dbg !33
  %165 = add nuw nsw i64 %163, %164, !dbg !33
  %166 = trunc i64 %165 to i32, !dbg !33
  %167 = lshr i64 %165, 32, !dbg !33
  %168 = mul nuw nsw i64 %155, 4230436817, !dbg !33
  %169 = add nuw nsw i64 %167, %168, !dbg !33
  %170 = lshr i64 %169, 32, !dbg !33
  %171 = mul nuw nsw i64 %155, 1313084713, !dbg !33
  %172 = add nuw nsw i64 %170, %171, !dbg !33
  %173 = trunc i64 %172 to i32, !dbg !33
  %174 = select i1 %143, i32 %166, i32 %173, !dbg !33
  %175 = trunc i64 %169 to i32, !dbg !33
  %176 = lshr i64 %172, 32, !dbg !33
  %177 = mul nuw nsw i64 %155, 2734261102, !dbg !33
  %178 = add nuw nsw i64 %176, %177, !dbg !33
  %179 = trunc i64 %178 to i32, !dbg !33
  %180 = select i1 %143, i32 %175, i32 %179, !dbg !33
  %181 = select i1 %146, i32 %174, i32 %180, !dbg !33
  %182 = lshr i64 %178, 32, !dbg !33
  %183 = trunc nuw nsw i64 %182 to i32, !dbg !33
  %184 = select i1 %143, i32 %173, i32 %183, !dbg !33
  %185 = select i1 %146, i32 %180, i32 %184, !dbg !33
  %186 = select i1 %149, i32 %181, i32 %185, !dbg !33
  %187 = trunc i64 %162 to i32, !dbg !33
  %188 = select i1 %143, i32 %187, i32 %175, !dbg !33
  %189 = select i1 %146, i32 %188, i32 %174, !dbg !33
  %190 = select i1 %149, i32 %189, i32 %181, !dbg !33
  %191 = sub nsw i32 32, %151, !dbg !33
  %192 = tail call i32 @llvm.fshr.i32(i32 %186, i32 %190, i32 %191), !dbg !33
  %193 = select i1 %152, i32 %186, i32 %192, !dbg !33
  %194 = trunc i64 %159 to i32, !dbg !33
  %195 = select i1 %143, i32 %194, i32 %166, !dbg !33
  %196 = select i1 %146, i32 %195, i32 %188, !dbg !33
  %197 = select i1 %149, i32 %196, i32 %189, !dbg !33
  %198 = tail call i32 @llvm.fshr.i32(i32 %190, i32 %197, i32 %191), !dbg !33
  %199 = select i1 %152, i32 %190, i32 %198, !dbg !33
  %200 = tail call i32 @llvm.fshl.i32(i32 %193, i32 %199, i32 2), !dbg !33
  %201 = lshr i32 %193, 29, !dbg !33
  %202 = and i32 %201, 1, !dbg !33
  %203 = sub nsw i32 0, %202, !dbg !33
  %204 = xor i32 %200, %203, !dbg !33
  %205 = trunc i64 %156 to i32, !dbg !33
  %206 = select i1 %143, i32 %205, i32 %187, !dbg !33
  %207 = select i1 %146, i32 %206, i32 %195, !dbg !33
  %208 = select i1 %149, i32 %207, i32 %196, !dbg !33
  %209 = tail call i32 @llvm.fshr.i32(i32 %197, i32 %208, i32 %191), !dbg !33
  %210 = select i1 %152, i32 %197, i32 %209, !dbg !33
  %211 = tail call i32 @llvm.fshl.i32(i32 %199, i32 %210, i32 2), !dbg !33
  %212 = xor i32 %211, %203, !dbg !33
  %213 = tail call i32 @llvm.ctlz.i32(i32 %204, i1 false), !dbg !33, !range !34
  %214 = sub nsw i32 31, %213, !dbg !33
  %215 = tail call i32 @llvm.fshr.i32(i32 %204, i32 %212, i32 %214), !dbg !33
  %216 = tail call i32 @llvm.fshl.i32(i32 %210, i32 %208, i32 2), !dbg !33
  %217 = xor i32 %216, %203, !dbg !33
  %218 = tail call i32 @llvm.fshr.i32(i32 %212, i32 %217, i32 %214), !dbg !33
  %219 = tail call i32 @llvm.fshl.i32(i32 %215, i32 %218, i32 23), !dbg !33
  %220 = tail call i32 @llvm.ctlz.i32(i32 %219, i1 false), !dbg !33, !range !34
  %221 = xor i32 %220, -1, !dbg !33
  %222 = tail call i32 @llvm.fshr.i32(i32 %219, i32 %218, i32 %221), !dbg !33
  %223 = lshr i32 %222, 9, !dbg !33
  %224 = add nuw nsw i32 %220, %213, !dbg !33
  %225 = shl i32 %201, 31, !dbg !33
  %226 = or disjoint i32 %225, 855638016, !dbg !33
  %227 = shl nuw nsw i32 %224, 23, !dbg !33
  %228 = sub nuw i32 %226, %227, !dbg !33
  %229 = or disjoint i32 %228, %223, !dbg !33
  %230 = bitcast i32 %229 to float, !dbg !33
  %231 = lshr i32 %215, 9, !dbg !33
  %232 = or disjoint i32 %225, 1056964608, !dbg !33
  %233 = shl nuw nsw i32 %213, 23, !dbg !33
  %234 = sub nuw nsw i32 %232, %233, !dbg !33
  %235 = or disjoint i32 %231, %234, !dbg !33
  %236 = bitcast i32 %235 to float, !dbg !33
  %237 = fmul float %236, 0x3FF921FB40000000, !dbg !33
  %238 = fneg float %237, !dbg !33
  %239 = tail call float @llvm.fma.f32(float %236, float 0x3FF921FB40000000, float %238), !dbg !33
  %240 = tail call float @llvm.fma.f32(float %236, float 0x3E74442D00000000, float %239), !dbg !33
  %241 = tail call float @llvm.fma.f32(float %230, float 0x3FF921FB40000000, float %240), !dbg !33
  %242 = fadd float %237, %241, !dbg !33
  %243 = lshr i32 %193, 30, !dbg !33
  %244 = add nuw nsw i32 %202, %243, !dbg !33
  br label %__ocml_cos_f32.exit, !dbg !33

__ocml_cos_f32.exit:                              ; preds = %132, %139
  %.pn3.in.i.i = phi float [ %137, %132 ], [ %242, %139 ], !dbg !33
  %.pn1.in.i.i = phi i32 [ %138, %132 ], [ %244, %139 ], !dbg !33
  %245 = mul i32 %86, -766435501, !dbg !22
  %246 = zext i32 %102 to i64, !dbg !19
  %247 = mul nuw i64 %246, 3528531795, !dbg !19
  %248 = lshr i64 %247, 32, !dbg !19
  %249 = trunc nuw i64 %248 to i32, !dbg !19
  %250 = add nsw i32 %9, 534103459, !dbg !24
  %251 = xor i32 %245, %250, !dbg !27
  %252 = xor i32 %251, %249, !dbg !21
  %253 = mul i32 %252, -845247145, !dbg !28
  %254 = zext i32 %124 to i64, !dbg !25
  %255 = mul nuw i64 %254, 3449720151, !dbg !25
  %256 = lshr i64 %255, 32, !dbg !25
  %257 = trunc nuw i64 %256 to i32, !dbg !25
  %258 = add i32 %1, -1879881855, !dbg !23
  %259 = xor i32 %253, %258, !dbg !29
  %260 = xor i32 %259, %257, !dbg !26
  %.lobit = ashr i32 %260, 31, !dbg !30
  %261 = xor i32 %.lobit, %260, !dbg !30
  %262 = sitofp i32 %261 to float, !dbg !31
  %263 = fmul float %262, 0x3DFFFFFFE0000000, !dbg !31
  %264 = tail call float @llvm.maxnum.f32(float %263, float 0x3E7AD7F2A0000000), !dbg !35
  %265 = tail call float @llvm.log.f32(float %264), !dbg !36
  %266 = fmul float %265, -2.000000e+00, !dbg !37
  %267 = tail call float @llvm.sqrt.f32(float %266), !dbg !38
  %268 = sext i32 %8 to i64, !dbg !39
  %269 = getelementptr float, ptr addrspace(1) %0, i64 %268, !dbg !39
  %270 = icmp slt i32 %8, %2, !dbg !40
  %271 = fmul float %.pn3.in.i.i, %.pn3.in.i.i, !dbg !33
  %272 = tail call noundef float @llvm.fmuladd.f32(float %271, float 0xBF29833040000000, float 0x3F81103880000000), !dbg !33
  %273 = tail call noundef float @llvm.fmuladd.f32(float %271, float %272, float 0xBFC55553A0000000), !dbg !33
  %274 = fmul float %271, %273, !dbg !33
  %275 = tail call noundef float @llvm.fmuladd.f32(float %.pn3.in.i.i, float %274, float %.pn3.in.i.i), !dbg !33
  %276 = tail call noundef float @llvm.fmuladd.f32(float %271, float 0x3EFAEA6680000000, float 0xBF56C9E760000000), !dbg !33
  %277 = tail call noundef float @llvm.fmuladd.f32(float %271, float %276, float 0x3FA5557EE0000000), !dbg !33
  %278 = tail call noundef float @llvm.fmuladd.f32(float %271, float %277, float 0xBFE0000080000000), !dbg !33
  %279 = tail call noundef float @llvm.fmuladd.f32(float %271, float %278, float 1.000000e+00), !dbg !33
  %280 = fneg float %275, !dbg !33
  %281 = and i32 %.pn1.in.i.i, 1, !dbg !33
  %282 = icmp eq i32 %281, 0, !dbg !33
  %.v.i = select i1 %282, float %279, float %280, !dbg !33
  %283 = bitcast float %.v.i to i32, !dbg !33
  %.pn1.i.i = shl i32 %.pn1.in.i.i, 30, !dbg !33
  %284 = and i32 %.pn1.i.i, -2147483648, !dbg !33
  %285 = xor i32 %284, %283, !dbg !33
  %286 = bitcast i32 %285 to float, !dbg !33
  %287 = fcmp one float %130, 0x7FF0000000000000, !dbg !33
  %288 = select i1 %287, float %286, float 0x7FF8000000000000, !dbg !33
  %289 = fmul float %267, %288, !dbg !41
  %290 = insertelement <1 x float> poison, float %289, i64 0, !dbg !42
  %291 = insertelement <1 x i1> poison, i1 %270, i64 0, !dbg !42
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %290, ptr addrspace(1) %269, i32 4, <1 x i1> %291), !dbg !42
  ret void, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 0}
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "make.py", directory: ".")
!6 = distinct !DISubprogram(name: "random_normal", linkageName: "random_normal", scope: !5, file: !5, line: 144, type: !7, scopeLine: 144, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DILocation(line: 145, column: 22, scope: !6)
!10 = !DILocation(line: 145, column: 27, scope: !6)
!11 = !DILocation(line: 145, column: 48, scope: !6)
!12 = !DILocation(line: 145, column: 35, scope: !6)
!13 = !DILocation(line: 55, column: 49, scope: !14, inlinedAt: !18)
!14 = distinct !DILexicalBlockFile(scope: !16, file: !15, discriminator: 0)
!15 = !DIFile(filename: "random.py", directory: "triton/language")
!16 = distinct !DILexicalBlockFile(scope: !17, file: !15, discriminator: 0)
!17 = distinct !DILexicalBlockFile(scope: !6, file: !15, discriminator: 0)
!18 = !DILocation(line: 146, column: 37, scope: !6)
!19 = !DILocation(line: 36, column: 28, scope: !20, inlinedAt: !18)
!20 = distinct !DILexicalBlockFile(scope: !14, file: !15, discriminator: 0)
!21 = !DILocation(line: 36, column: 40, scope: !20, inlinedAt: !18)
!22 = !DILocation(line: 38, column: 23, scope: !20, inlinedAt: !18)
!23 = !DILocation(line: 40, column: 24, scope: !20, inlinedAt: !18)
!24 = !DILocation(line: 41, column: 24, scope: !20, inlinedAt: !18)
!25 = !DILocation(line: 35, column: 28, scope: !20, inlinedAt: !18)
!26 = !DILocation(line: 35, column: 40, scope: !20, inlinedAt: !18)
!27 = !DILocation(line: 36, column: 35, scope: !20, inlinedAt: !18)
!28 = !DILocation(line: 37, column: 23, scope: !20, inlinedAt: !18)
!29 = !DILocation(line: 35, column: 35, scope: !20, inlinedAt: !18)
!30 = !DILocation(line: 131, column: 32, scope: !16, inlinedAt: !18)
!31 = !DILocation(line: 132, column: 15, scope: !16, inlinedAt: !18)
!32 = !DILocation(line: 174, column: 29, scope: !16, inlinedAt: !18)
!33 = !DILocation(line: 176, column: 24, scope: !16, inlinedAt: !18)
!34 = !{i32 0, i32 33}
!35 = !DILocation(line: 173, column: 28, scope: !16, inlinedAt: !18)
!36 = !DILocation(line: 175, column: 34, scope: !16, inlinedAt: !18)
!37 = !DILocation(line: 175, column: 25, scope: !16, inlinedAt: !18)
!38 = !DILocation(line: 175, column: 18, scope: !16, inlinedAt: !18)
!39 = !DILocation(line: 146, column: 19, scope: !6)
!40 = !DILocation(line: 146, column: 50, scope: !6)
!41 = !DILocation(line: 176, column: 15, scope: !16, inlinedAt: !18)
!42 = !DILocation(line: 146, column: 22, scope: !6)
!43 = !DILocation(line: 146, column: 4, scope: !6)
