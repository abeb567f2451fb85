; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define amdgpu_kernel void @random_normal(ptr addrspace(1) inreg nofree writeonly captures(none) %0, i32 inreg %1, i32 inreg %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !6 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !15
  %8 = and i32 %7, 192, !dbg !14
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %10 = shl i32 %9, 8, !dbg !16
  %11 = and i32 %6, 63, !dbg !15
  %12 = or disjoint i32 %11, %8, !dbg !15
  %13 = or disjoint i32 %12, %10, !dbg !16
  %14 = icmp slt i32 %13, %2, !dbg !17
  %15 = ashr i32 %1, 31, !dbg !18
  %16 = zext i32 %13 to i64, !dbg !25
  %17 = mul nuw i64 %16, 3528531795, !dbg !25
  %18 = lshr i64 %17, 32, !dbg !25
  %19 = trunc nuw i64 %18 to i32, !dbg !25
  %20 = xor i32 %15, %19, !dbg !25
  %21 = mul i32 %13, -766435501, !dbg !27
  %22 = add i32 %1, -1640531527, !dbg !28
  %23 = add nsw i32 %15, -1150833019, !dbg !29
  %24 = zext i32 %20 to i64, !dbg !30
  %25 = mul nuw i64 %24, 3449720151, !dbg !30
  %26 = lshr i64 %25, 32, !dbg !30
  %27 = trunc nuw i64 %26 to i32, !dbg !30
  %28 = xor i32 %22, %27, !dbg !30
  %29 = zext i32 %1 to i64, !dbg !25
  %30 = mul nuw i64 %29, 3528531795, !dbg !25
  %31 = lshr i64 %30, 32, !dbg !25
  %32 = trunc nuw i64 %31 to i32, !dbg !25
  %33 = xor i32 %23, %32, !dbg !25
  %34 = xor i32 %33, %21, !dbg !25
  %35 = mul i32 %20, -845247145, !dbg !31
  %36 = mul i32 %1, -766435501, !dbg !27
  %37 = add i32 %1, 1013904242, !dbg !28
  %38 = add nsw i32 %15, 1993301258, !dbg !29
  %39 = zext i32 %34 to i64, !dbg !30
  %40 = mul nuw i64 %39, 3449720151, !dbg !30
  %41 = lshr i64 %40, 32, !dbg !30
  %42 = trunc nuw i64 %41 to i32, !dbg !30
  %43 = xor i32 %35, %37, !dbg !30
  %44 = xor i32 %43, %42, !dbg !30
  %45 = zext i32 %28 to i64, !dbg !25
  %46 = mul nuw i64 %45, 3528531795, !dbg !25
  %47 = lshr i64 %46, 32, !dbg !25
  %48 = trunc nuw i64 %47 to i32, !dbg !25
  %49 = xor i32 %38, %36, !dbg !25
  %50 = xor i32 %49, %48, !dbg !25
  %51 = mul i32 %34, -845247145, !dbg !31
  %52 = mul i32 %28, -766435501, !dbg !27
  %53 = add i32 %1, -626627285, !dbg !28
  %54 = add nsw i32 %15, 842468239, !dbg !29
  %55 = zext i32 %50 to i64, !dbg !30
  %56 = mul nuw i64 %55, 3449720151, !dbg !30
  %57 = lshr i64 %56, 32, !dbg !30
  %58 = trunc nuw i64 %57 to i32, !dbg !30
  %59 = xor i32 %51, %53, !dbg !30
  %60 = xor i32 %59, %58, !dbg !30
  %61 = zext i32 %44 to i64, !dbg !25
  %62 = mul nuw i64 %61, 3528531795, !dbg !25
  %63 = lshr i64 %62, 32, !dbg !25
  %64 = trunc nuw i64 %63 to i32, !dbg !25
  %65 = xor i32 %52, %54, !dbg !25
  %66 = xor i32 %65, %64, !dbg !25
  %67 = mul i32 %50, -845247145, !dbg !31
  %68 = mul i32 %44, -766435501, !dbg !27
  %69 = add i32 %1, 2027808484, !dbg !28
  %70 = add nsw i32 %15, -308364780, !dbg !29
  %71 = zext i32 %66 to i64, !dbg !30
  %72 = mul nuw i64 %71, 3449720151, !dbg !30
  %73 = lshr i64 %72, 32, !dbg !30
  %74 = trunc nuw i64 %73 to i32, !dbg !30
  %75 = xor i32 %67, %69, !dbg !30
  %76 = xor i32 %75, %74, !dbg !30
  %77 = zext i32 %60 to i64, !dbg !25
  %78 = mul nuw i64 %77, 3528531795, !dbg !25
  %79 = lshr i64 %78, 32, !dbg !25
  %80 = trunc nuw i64 %79 to i32, !dbg !25
  %81 = xor i32 %68, %70, !dbg !25
  %82 = xor i32 %81, %80, !dbg !25
  %83 = mul i32 %66, -845247145, !dbg !31
  %84 = mul i32 %60, -766435501, !dbg !27
  %85 = add i32 %1, 387276957, !dbg !28
  %86 = add nsw i32 %15, -1459197799, !dbg !29
  %87 = zext i32 %82 to i64, !dbg !30
  %88 = mul nuw i64 %87, 3449720151, !dbg !30
  %89 = lshr i64 %88, 32, !dbg !30
  %90 = trunc nuw i64 %89 to i32, !dbg !30
  %91 = xor i32 %83, %85, !dbg !30
  %92 = xor i32 %91, %90, !dbg !30
  %93 = zext i32 %76 to i64, !dbg !25
  %94 = mul nuw i64 %93, 3528531795, !dbg !25
  %95 = lshr i64 %94, 32, !dbg !25
  %96 = trunc nuw i64 %95 to i32, !dbg !25
  %97 = xor i32 %84, %86, !dbg !25
  %98 = xor i32 %97, %96, !dbg !25
  %99 = mul i32 %82, -845247145, !dbg !31
  %100 = mul i32 %76, -766435501, !dbg !27
  %101 = add i32 %1, -1253254570, !dbg !28
  %102 = add nsw i32 %15, 1684936478, !dbg !29
  %103 = zext i32 %98 to i64, !dbg !30
  %104 = mul nuw i64 %103, 3449720151, !dbg !30
  %105 = lshr i64 %104, 32, !dbg !30
  %106 = trunc nuw i64 %105 to i32, !dbg !30
  %107 = xor i32 %99, %101, !dbg !30
  %108 = xor i32 %107, %106, !dbg !30
  %109 = zext i32 %92 to i64, !dbg !25
  %110 = mul nuw i64 %109, 3528531795, !dbg !25
  %111 = lshr i64 %110, 32, !dbg !25
  %112 = xor i32 %100, %102, !dbg !25
  %113 = mul i32 %98, -845247145, !dbg !31
  %114 = add i32 %1, 1401181199, !dbg !28
  %115 = zext i32 %112 to i64, !dbg !30
  %116 = xor i64 %111, %115, !dbg !30
  %117 = mul nuw i64 %116, 3449720151, !dbg !30
  %118 = lshr i64 %117, 32, !dbg !30
  %119 = xor i32 %113, %114, !dbg !30
  %120 = mul i32 %108, -766435501, !dbg !27
  %121 = add nsw i32 %15, -616729560, !dbg !29
  %122 = zext i32 %119 to i64, !dbg !25
  %123 = xor i64 %118, %122, !dbg !25
  %124 = mul nuw i64 %123, 3528531795, !dbg !25
  %125 = lshr i64 %124, 32, !dbg !25
  %126 = trunc nuw i64 %125 to i32, !dbg !25
  %127 = xor i32 %120, %121, !dbg !25
  %128 = xor i32 %127, %126, !dbg !25
  %129 = mul i32 %128, -845247145, !dbg !31
  %.lobit1 = ashr i32 %129, 31, !dbg !32
  %130 = xor i32 %.lobit1, %129, !dbg !32
  %131 = sitofp i32 %130 to float, !dbg !34
  %132 = fmul nnan float %131, f0x2FFFFFFF, !dbg !34
  %133 = fmul nnan float %132, f0x40C90FDB, !dbg !35
  %134 = tail call float @llvm.fabs.f32(float %133), !dbg !37
  %135 = fcmp olt float %134, 1.310720e+05, !dbg !37
  br i1 %135, label %136, label %143, !dbg !37

136:                                              ; preds = %5
  %137 = fmul nnan float %134, f0x3F22F983, !dbg !37
  %138 = tail call float @llvm.rint.f32(float %137), !dbg !37
  %139 = tail call float @llvm.fma.f32(float %138, float f0xBFC90FDA, float %134), !dbg !37
  %140 = tail call float @llvm.fma.f32(float %138, float f0xB3A22168, float %139), !dbg !37
  %141 = tail call float @llvm.fma.f32(float %138, float f0xA7C234C4, float %140), !dbg !37
  %142 = fptosi float %138 to i32, !dbg !37
  br label %__ocml_cos_f32.exit, !dbg !37

143:                                              ; preds = %5
  %144 = bitcast float %134 to i32, !dbg !37
  %145 = lshr i32 %144, 23, !dbg !37
  %146 = add nsw i32 %145, -120, !dbg !37
  %147 = icmp ugt i32 %146, 63, !dbg !37
  %148 = select i1 %147, i32 -64, i32 0, !dbg !37
  %149 = add nsw i32 %148, %146, !dbg !37
  %150 = icmp ugt i32 %149, 31, !dbg !37
  %151 = select i1 %150, i32 -32, i32 0, !dbg !37
  %152 = add nsw i32 %151, %149, !dbg !37
  %153 = icmp ugt i32 %152, 31, !dbg !37
  %154 = select i1 %153, i32 -32, i32 0, !dbg !37
  %155 = add nsw i32 %154, %152, !dbg !37
  %156 = icmp eq i32 %155, 0, !dbg !37
  %157 = and i32 %144, 8388607, !dbg !37
  %158 = or disjoint i32 %157, 8388608, !dbg !37
  %159 = zext nneg i32 %158 to i64, !dbg !37
  %160 = mul nuw nsw i64 %159, 4266746795, !dbg !37
  %161 = lshr i64 %160, 32, !dbg !37
  %162 = mul nuw nsw i64 %159, 1011060801, !dbg !37
  %163 = add nuw nsw i64 %161, %162, !dbg !37
  %164 = lshr i64 %163, 32, !dbg !37
  %165 = mul nuw nsw i64 %159, 3680671129, !dbg !37
  %166 = add nuw nsw i64 %164, %165, !dbg !37
  %167 = lshr i64 %166, 32, !dbg !37
  %168 = mul nuw nsw i64 %159, 4113882560, !dbg !37
  %169 = add nuw nsw i64 %167, %168, !dbg !37
  %170 = trunc i64 %169 to i32, !dbg !37
  %171 = lshr i64 %169, 32, !dbg !37
  %172 = mul nuw nsw i64 %159, 4230436817, !dbg !37
  %173 = add nuw nsw i64 %171, %172, !dbg !37
  %174 = lshr i64 %173, 32, !dbg !37
  %175 = mul nuw nsw i64 %159, 1313084713, !dbg !37
  %176 = add nuw nsw i64 %174, %175, !dbg !37
  %177 = trunc i64 %176 to i32, !dbg !37
  %178 = select i1 %147, i32 %170, i32 %177, !dbg !37
  %179 = trunc i64 %173 to i32, !dbg !37
  %180 = lshr i64 %176, 32, !dbg !37
  %181 = mul nuw nsw i64 %159, 2734261102, !dbg !37
  %182 = add nuw nsw i64 %180, %181, !dbg !37
  %183 = trunc i64 %182 to i32, !dbg !37
  %184 = select i1 %147, i32 %179, i32 %183, !dbg !37
  %185 = select i1 %150, i32 %178, i32 %184, !dbg !37
  %186 = lshr i64 %182, 32, !dbg !37
  %187 = trunc nuw nsw i64 %186 to i32, !dbg !37
  %188 = select i1 %147, i32 %177, i32 %187, !dbg !37
  %189 = select i1 %150, i32 %184, i32 %188, !dbg !37
  %190 = select i1 %153, i32 %185, i32 %189, !dbg !37
  %191 = trunc i64 %166 to i32, !dbg !37
  %192 = select i1 %147, i32 %191, i32 %179, !dbg !37
  %193 = select i1 %150, i32 %192, i32 %178, !dbg !37
  %194 = select i1 %153, i32 %193, i32 %185, !dbg !37
  %195 = sub nsw i32 32, %155, !dbg !37
  %196 = tail call i32 @llvm.fshr.i32(i32 %190, i32 %194, i32 %195), !dbg !37
  %197 = select i1 %156, i32 %190, i32 %196, !dbg !37
  %198 = trunc i64 %163 to i32, !dbg !37
  %199 = select i1 %147, i32 %198, i32 %170, !dbg !37
  %200 = select i1 %150, i32 %199, i32 %192, !dbg !37
  %201 = select i1 %153, i32 %200, i32 %193, !dbg !37
  %202 = tail call i32 @llvm.fshr.i32(i32 %194, i32 %201, i32 %195), !dbg !37
  %203 = select i1 %156, i32 %194, i32 %202, !dbg !37
  %204 = tail call i32 @llvm.fshl.i32(i32 %197, i32 %203, i32 2), !dbg !37
  %205 = lshr i32 %197, 29, !dbg !37
  %206 = and i32 %205, 1, !dbg !37
  %207 = sub nsw i32 0, %206, !dbg !37
  %208 = xor i32 %204, %207, !dbg !37
  %209 = trunc i64 %160 to i32, !dbg !37
  %210 = select i1 %147, i32 %209, i32 %191, !dbg !37
  %211 = select i1 %150, i32 %210, i32 %199, !dbg !37
  %212 = select i1 %153, i32 %211, i32 %200, !dbg !37
  %213 = tail call i32 @llvm.fshr.i32(i32 %201, i32 %212, i32 %195), !dbg !37
  %214 = select i1 %156, i32 %201, i32 %213, !dbg !37
  %215 = tail call i32 @llvm.fshl.i32(i32 %203, i32 %214, i32 2), !dbg !37
  %216 = xor i32 %215, %207, !dbg !37
  %217 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %208, i1 false), !dbg !37
  %218 = sub nsw i32 31, %217, !dbg !37
  %219 = tail call i32 @llvm.fshr.i32(i32 %208, i32 %216, i32 %218), !dbg !37
  %220 = tail call i32 @llvm.fshl.i32(i32 %214, i32 %212, i32 2), !dbg !37
  %221 = xor i32 %220, %207, !dbg !37
  %222 = tail call i32 @llvm.fshr.i32(i32 %216, i32 %221, i32 %218), !dbg !37
  %223 = tail call i32 @llvm.fshl.i32(i32 %219, i32 %222, i32 23), !dbg !37
  %224 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %223, i1 false), !dbg !37
  %225 = xor i32 %224, -1, !dbg !37
  %226 = tail call i32 @llvm.fshr.i32(i32 %223, i32 %222, i32 %225), !dbg !37
  %227 = lshr i32 %226, 9, !dbg !37
  %.neg1.i.i.i = xor i32 %217, -1, !dbg !37
  %228 = add nuw nsw i32 %217, 1, !dbg !37
  %.neg2.i.i.i = sub nuw nsw i32 %.neg1.i.i.i, %224, !dbg !37
  %.neg3.i.i.i = shl nsw i32 %.neg2.i.i.i, 23, !dbg !37
  %229 = shl i32 %205, 31, !dbg !37
  %230 = or disjoint i32 %229, 864026624, !dbg !37
  %231 = add i32 %230, %.neg3.i.i.i, !dbg !37
  %232 = or disjoint i32 %231, %227, !dbg !37
  %233 = bitcast i32 %232 to float, !dbg !37
  %234 = tail call i32 @llvm.fshl.i32(i32 %228, i32 %219, i32 23), !dbg !37
  %235 = or disjoint i32 %234, %229, !dbg !37
  %236 = xor i32 %235, 1065353216, !dbg !37
  %237 = bitcast i32 %236 to float, !dbg !37
  %238 = fmul float %237, f0x3FC90FDA, !dbg !37
  %239 = fneg float %238, !dbg !37
  %240 = tail call float @llvm.fma.f32(float %237, float f0x3FC90FDA, float %239), !dbg !37
  %241 = tail call float @llvm.fma.f32(float %237, float f0x33A22168, float %240), !dbg !37
  %242 = tail call float @llvm.fma.f32(float %233, float f0x3FC90FDA, float %241), !dbg !37
  %243 = fadd float %238, %242, !dbg !37
  %244 = lshr i32 %197, 30, !dbg !37
  %245 = add nuw nsw i32 %206, %244, !dbg !37
  br label %__ocml_cos_f32.exit, !dbg !37

__ocml_cos_f32.exit:                              ; preds = %136, %143
  %.pn3.in.i.i = phi float [ %141, %136 ], [ %243, %143 ], !dbg !37
  %.pn1.in.i.i = phi i32 [ %142, %136 ], [ %245, %143 ], !dbg !37
  br i1 %14, label %246, label %292, !dbg !14

246:                                              ; preds = %__ocml_cos_f32.exit
  %247 = fcmp one float %134, +inf, !dbg !37
  %.pn1.i.i = shl i32 %.pn1.in.i.i, 30, !dbg !37
  %248 = and i32 %.pn1.i.i, -2147483648, !dbg !37
  %249 = and i32 %.pn1.in.i.i, 1, !dbg !37
  %250 = icmp eq i32 %249, 0, !dbg !37
  %251 = fmul float %.pn3.in.i.i, %.pn3.in.i.i, !dbg !37
  %252 = tail call noundef float @llvm.fmuladd.f32(float %251, float f0x37D75334, float f0xBAB64F3B), !dbg !37
  %253 = tail call noundef float @llvm.fmuladd.f32(float %251, float %252, float f0x3D2AABF7), !dbg !37
  %254 = tail call noundef float @llvm.fmuladd.f32(float %251, float %253, float f0xBF000004), !dbg !37
  %255 = tail call noundef float @llvm.fmuladd.f32(float %251, float %254, float 1.000000e+00), !dbg !37
  %256 = tail call noundef float @llvm.fmuladd.f32(float %251, float f0xB94C1982, float f0x3C0881C4), !dbg !37
  %257 = tail call noundef float @llvm.fmuladd.f32(float %251, float %256, float f0xBE2AAA9D), !dbg !37
  %258 = fmul float %251, %257, !dbg !37
  %259 = tail call noundef float @llvm.fmuladd.f32(float %.pn3.in.i.i, float %258, float %.pn3.in.i.i), !dbg !37
  %260 = fneg float %259, !dbg !37
  %.v.i = select i1 %250, float %255, float %260, !dbg !37
  %261 = bitcast float %.v.i to i32, !dbg !37
  %262 = xor i32 %248, %261, !dbg !37
  %263 = bitcast i32 %262 to float, !dbg !37
  %264 = select i1 %247, float %263, float +qnan, !dbg !37
  %265 = mul i32 %92, -766435501, !dbg !27
  %266 = zext i32 %108 to i64, !dbg !25
  %267 = mul nuw i64 %266, 3528531795, !dbg !25
  %268 = lshr i64 %267, 32, !dbg !25
  %269 = trunc nuw i64 %268 to i32, !dbg !25
  %270 = add nsw i32 %15, 534103459, !dbg !29
  %271 = xor i32 %265, %270, !dbg !25
  %272 = xor i32 %271, %269, !dbg !25
  %273 = mul i32 %272, -845247145, !dbg !31
  %274 = zext i32 %128 to i64, !dbg !30
  %275 = mul nuw i64 %274, 3449720151, !dbg !30
  %276 = lshr i64 %275, 32, !dbg !30
  %277 = trunc nuw i64 %276 to i32, !dbg !30
  %278 = add i32 %1, -1879881855, !dbg !28
  %279 = xor i32 %273, %278, !dbg !30
  %280 = xor i32 %279, %277, !dbg !30
  %.lobit = ashr i32 %280, 31, !dbg !38
  %281 = xor i32 %.lobit, %280, !dbg !38
  %282 = sitofp i32 %281 to float, !dbg !40
  %283 = fmul nnan float %282, f0x2FFFFFFF, !dbg !40
  %284 = tail call nnan nsz float @llvm.maxnum.f32(float %283, float 1.000000e-07), !dbg !41
  %285 = tail call nnan float @llvm.log.f32(float %284), !dbg !42
  %286 = fmul nnan float %285, -2.000000e+00, !dbg !43
  %287 = tail call float @llvm.amdgcn.sqrt.f32(float %286), !dbg !44
  %288 = fmul float %287, %264, !dbg !45
  %289 = insertelement <1 x float> poison, float %288, i64 0, !dbg !14
  %290 = sext i32 %13 to i64, !dbg !46
  %291 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %290, !dbg !46
  store <1 x float> %289, ptr addrspace(1) %291, align 4, !dbg !14
  br label %292, !dbg !14

292:                                              ; preds = %246, %__ocml_cos_f32.exit
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = distinct !DISubprogram(name: "random_normal", linkageName: "random_normal", scope: !1, file: !1, line: 135, type: !7, scopeLine: 135, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !11, !11, !12, !12}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 137, column: 5, scope: !6)
!15 = !DILocation(line: 136, column: 36, scope: !6)
!16 = !DILocation(line: 136, column: 9, scope: !6)
!17 = !DILocation(line: 137, column: 47, scope: !6)
!18 = !DILocation(line: 57, column: 19, scope: !19, inlinedAt: !21)
!19 = distinct !DILexicalBlockFile(scope: !6, file: !20, discriminator: 0)
!20 = !DIFile(filename: "random.py", directory: "triton/language")
!21 = !DILocation(line: 110, column: 12, scope: !19, inlinedAt: !22)
!22 = !DILocation(line: 199, column: 20, scope: !19, inlinedAt: !23)
!23 = !DILocation(line: 137, column: 23, scope: !24)
!24 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!25 = !DILocation(line: 36, column: 14, scope: !19, inlinedAt: !26)
!26 = !DILocation(line: 69, column: 12, scope: !19, inlinedAt: !21)
!27 = !DILocation(line: 38, column: 14, scope: !19, inlinedAt: !26)
!28 = !DILocation(line: 40, column: 14, scope: !19, inlinedAt: !26)
!29 = !DILocation(line: 41, column: 14, scope: !19, inlinedAt: !26)
!30 = !DILocation(line: 35, column: 14, scope: !19, inlinedAt: !26)
!31 = !DILocation(line: 37, column: 14, scope: !19, inlinedAt: !26)
!32 = !DILocation(line: 142, column: 9, scope: !19, inlinedAt: !33)
!33 = !DILocation(line: 201, column: 10, scope: !19, inlinedAt: !23)
!34 = !DILocation(line: 143, column: 12, scope: !19, inlinedAt: !33)
!35 = !DILocation(line: 185, column: 10, scope: !19, inlinedAt: !36)
!36 = !DILocation(line: 202, column: 13, scope: !19, inlinedAt: !23)
!37 = !DILocation(line: 187, column: 16, scope: !19, inlinedAt: !36)
!38 = !DILocation(line: 142, column: 9, scope: !19, inlinedAt: !39)
!39 = !DILocation(line: 200, column: 10, scope: !19, inlinedAt: !23)
!40 = !DILocation(line: 143, column: 12, scope: !19, inlinedAt: !39)
!41 = !DILocation(line: 184, column: 10, scope: !19, inlinedAt: !36)
!42 = !DILocation(line: 186, column: 26, scope: !19, inlinedAt: !36)
!43 = !DILocation(line: 186, column: 19, scope: !19, inlinedAt: !36)
!44 = !DILocation(line: 186, column: 9, scope: !19, inlinedAt: !36)
!45 = !DILocation(line: 187, column: 12, scope: !19, inlinedAt: !36)
!46 = !DILocation(line: 137, column: 14, scope: !6)
!47 = !DILocation(line: 135, column: 1, scope: !6)
