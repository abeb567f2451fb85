; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !6 float @llvm.exp2.f32(float) #0

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @math_functions(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #1 !dbg !10 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !17
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !18
  %8 = and i32 %7, 192, !dbg !17
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !19
  %10 = shl i32 %9, 8, !dbg !19
  %11 = and i32 %6, 63, !dbg !18
  %12 = or disjoint i32 %11, %8, !dbg !18
  %13 = or disjoint i32 %12, %10, !dbg !19
  %14 = icmp slt i32 %13, %2, !dbg !20
  br i1 %14, label %15, label %19, !dbg !21

15:                                               ; preds = %5
  %16 = sext i32 %13 to i64
  %17 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %16
  %18 = load <1 x float>, ptr addrspace(1) %17, align 4, !dbg !21
  br label %19, !dbg !21

19:                                               ; preds = %15, %5
  %20 = phi <1 x float> [ %18, %15 ], [ splat (float 1.000000e+00), %5 ], !dbg !21
  %21 = extractelement <1 x float> %20, i64 0, !dbg !21
  %22 = tail call float @llvm.fabs.f32(float %21), !dbg !22
  %23 = fcmp olt float %22, 1.310720e+05, !dbg !22
  br i1 %23, label %24, label %31, !dbg !22

24:                                               ; preds = %19
  %25 = fmul nnan float %22, f0x3F22F983, !dbg !22
  %26 = tail call float @llvm.rint.f32(float %25), !dbg !22
  %27 = tail call float @llvm.fma.f32(float %26, float f0xBFC90FDA, float %22), !dbg !22
  %28 = tail call float @llvm.fma.f32(float %26, float f0xB3A22168, float %27), !dbg !22
  %29 = tail call float @llvm.fma.f32(float %26, float f0xA7C234C4, float %28), !dbg !22
  %30 = fptosi float %26 to i32, !dbg !22
  %.pre.i = bitcast float %22 to i32, !dbg !22
  br label %__ocml_sin_f32.exit, !dbg !22

31:                                               ; preds = %19
  %32 = bitcast float %22 to i32, !dbg !22
  %33 = lshr i32 %32, 23, !dbg !22
  %34 = add nsw i32 %33, -120, !dbg !22
  %35 = icmp ugt i32 %34, 63, !dbg !22
  %36 = select i1 %35, i32 -64, i32 0, !dbg !22
  %37 = add nsw i32 %36, %34, !dbg !22
  %38 = icmp ugt i32 %37, 31, !dbg !22
  %39 = select i1 %38, i32 -32, i32 0, !dbg !22
  %40 = add nsw i32 %39, %37, !dbg !22
  %41 = icmp ugt i32 %40, 31, !dbg !22
  %42 = select i1 %41, i32 -32, i32 0, !dbg !22
  %43 = add nsw i32 %42, %40, !dbg !22
  %44 = icmp eq i32 %43, 0, !dbg !22
  %45 = and i32 %32, 8388607, !dbg !22
  %46 = or disjoint i32 %45, 8388608, !dbg !22
  %47 = zext nneg i32 %46 to i64, !dbg !22
  %48 = mul nuw nsw i64 %47, 4266746795, !dbg !22
  %49 = lshr i64 %48, 32, !dbg !22
  %50 = mul nuw nsw i64 %47, 1011060801, !dbg !22
  %51 = add nuw nsw i64 %49, %50, !dbg !22
  %52 = lshr i64 %51, 32, !dbg !22
  %53 = mul nuw nsw i64 %47, 3680671129, !dbg !22
  %54 = add nuw nsw i64 %52, %53, !dbg !22
  %55 = lshr i64 %54, 32, !dbg !22
  %56 = mul nuw nsw i64 %47, 4113882560, !dbg !22
  %57 = add nuw nsw i64 %55, %56, !dbg !22
  %58 = trunc i64 %57 to i32, !dbg !22
  %59 = lshr i64 %57, 32, !dbg !22
  %60 = mul nuw nsw i64 %47, 4230436817, !dbg !22
  %61 = add nuw nsw i64 %59, %60, !dbg !22
  %62 = lshr i64 %61, 32, !dbg !22
  %63 = mul nuw nsw i64 %47, 1313084713, !dbg !22
  %64 = add nuw nsw i64 %62, %63, !dbg !22
  %65 = trunc i64 %64 to i32, !dbg !22
  %66 = select i1 %35, i32 %58, i32 %65, !dbg !22
  %67 = trunc i64 %61 to i32, !dbg !22
  %68 = lshr i64 %64, 32, !dbg !22
  %69 = mul nuw nsw i64 %47, 2734261102, !dbg !22
  %70 = add nuw nsw i64 %68, %69, !dbg !22
  %71 = trunc i64 %70 to i32, !dbg !22
  %72 = select i1 %35, i32 %67, i32 %71, !dbg !22
  %73 = select i1 %38, i32 %66, i32 %72, !dbg !22
  %74 = lshr i64 %70, 32, !dbg !22
  %75 = trunc nuw nsw i64 %74 to i32, !dbg !22
  %76 = select i1 %35, i32 %65, i32 %75, !dbg !22
  %77 = select i1 %38, i32 %72, i32 %76, !dbg !22
  %78 = select i1 %41, i32 %73, i32 %77, !dbg !22
  %79 = trunc i64 %54 to i32, !dbg !22
  %80 = select i1 %35, i32 %79, i32 %67, !dbg !22
  %81 = select i1 %38, i32 %80, i32 %66, !dbg !22
  %82 = select i1 %41, i32 %81, i32 %73, !dbg !22
  %83 = sub nsw i32 32, %43, !dbg !22
  %84 = tail call i32 @llvm.fshr.i32(i32 %78, i32 %82, i32 %83), !dbg !22
  %85 = select i1 %44, i32 %78, i32 %84, !dbg !22
  %86 = trunc i64 %51 to i32, !dbg !22
  %87 = select i1 %35, i32 %86, i32 %58, !dbg !22
  %88 = select i1 %38, i32 %87, i32 %80, !dbg !22
  %89 = select i1 %41, i32 %88, i32 %81, !dbg !22
  %90 = tail call i32 @llvm.fshr.i32(i32 %82, i32 %89, i32 %83), !dbg !22
  %91 = select i1 %44, i32 %82, i32 %90, !dbg !22
  %92 = tail call i32 @llvm.fshl.i32(i32 %85, i32 %91, i32 2), !dbg !22
  %93 = lshr i32 %85, 29, !dbg !22
  %94 = and i32 %93, 1, !dbg !22
  %95 = sub nsw i32 0, %94, !dbg !22
  %96 = xor i32 %92, %95, !dbg !22
  %97 = trunc i64 %48 to i32, !dbg !22
  %98 = select i1 %35, i32 %97, i32 %79, !dbg !22
  %99 = select i1 %38, i32 %98, i32 %87, !dbg !22
  %100 = select i1 %41, i32 %99, i32 %88, !dbg !22
  %101 = tail call i32 @llvm.fshr.i32(i32 %89, i32 %100, i32 %83), !dbg !22
  %102 = select i1 %44, i32 %89, i32 %101, !dbg !22
  %103 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %102, i32 2), !dbg !22
  %104 = xor i32 %103, %95, !dbg !22
  %105 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %96, i1 false), !dbg !22
  %106 = sub nsw i32 31, %105, !dbg !22
  %107 = tail call i32 @llvm.fshr.i32(i32 %96, i32 %104, i32 %106), !dbg !22
  %108 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %100, i32 2), !dbg !22
  %109 = xor i32 %108, %95, !dbg !22
  %110 = tail call i32 @llvm.fshr.i32(i32 %104, i32 %109, i32 %106), !dbg !22
  %111 = tail call i32 @llvm.fshl.i32(i32 %107, i32 %110, i32 23), !dbg !22
  %112 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %111, i1 false), !dbg !22
  %113 = xor i32 %112, -1, !dbg !22
  %114 = tail call i32 @llvm.fshr.i32(i32 %111, i32 %110, i32 %113), !dbg !22
  %115 = lshr i32 %114, 9, !dbg !22
  %.neg1.i.i.i = xor i32 %105, -1, !dbg !22
  %116 = add nuw nsw i32 %105, 1, !dbg !22
  %.neg2.i.i.i = sub nuw nsw i32 %.neg1.i.i.i, %112, !dbg !22
  %.neg3.i.i.i = shl nsw i32 %.neg2.i.i.i, 23, !dbg !22
  %117 = shl i32 %93, 31, !dbg !22
  %118 = or disjoint i32 %117, 864026624, !dbg !22
  %119 = add i32 %118, %.neg3.i.i.i, !dbg !22
  %120 = or disjoint i32 %119, %115, !dbg !22
  %121 = bitcast i32 %120 to float, !dbg !22
  %122 = tail call i32 @llvm.fshl.i32(i32 %116, i32 %107, i32 23), !dbg !22
  %123 = or disjoint i32 %122, %117, !dbg !22
  %124 = xor i32 %123, 1065353216, !dbg !22
  %125 = bitcast i32 %124 to float, !dbg !22
  %126 = fmul float %125, f0x3FC90FDA, !dbg !22
  %127 = fneg float %126, !dbg !22
  %128 = tail call float @llvm.fma.f32(float %125, float f0x3FC90FDA, float %127), !dbg !22
  %129 = tail call float @llvm.fma.f32(float %125, float f0x33A22168, float %128), !dbg !22
  %130 = tail call float @llvm.fma.f32(float %121, float f0x3FC90FDA, float %129), !dbg !22
  %131 = fadd float %126, %130, !dbg !22
  %132 = lshr i32 %85, 30, !dbg !22
  %133 = add nuw nsw i32 %94, %132, !dbg !22
  br label %__ocml_sin_f32.exit, !dbg !22

__ocml_sin_f32.exit:                              ; preds = %24, %31
  %.pre-phi.i = phi i32 [ %.pre.i, %24 ], [ %32, %31 ], !dbg !22
  %.pn3.in.i.i = phi float [ %29, %24 ], [ %131, %31 ], !dbg !22
  %.pn1.in.i.i = phi i32 [ %30, %24 ], [ %133, %31 ], !dbg !22
  %134 = fmul float %.pn3.in.i.i, %.pn3.in.i.i, !dbg !22
  %135 = tail call noundef float @llvm.fmuladd.f32(float %134, float f0xB94C1982, float f0x3C0881C4), !dbg !22
  %136 = tail call noundef float @llvm.fmuladd.f32(float %134, float %135, float f0xBE2AAA9D), !dbg !22
  %137 = fmul float %134, %136, !dbg !22
  %138 = tail call noundef float @llvm.fmuladd.f32(float %.pn3.in.i.i, float %137, float %.pn3.in.i.i), !dbg !22
  %139 = tail call noundef float @llvm.fmuladd.f32(float %134, float f0x37D75334, float f0xBAB64F3B), !dbg !22
  %140 = tail call noundef float @llvm.fmuladd.f32(float %134, float %139, float f0x3D2AABF7), !dbg !22
  %141 = tail call noundef float @llvm.fmuladd.f32(float %134, float %140, float f0xBF000004), !dbg !22
  %142 = tail call noundef float @llvm.fmuladd.f32(float %134, float %141, float 1.000000e+00), !dbg !22
  %143 = and i32 %.pn1.in.i.i, 1, !dbg !22
  %144 = icmp eq i32 %143, 0, !dbg !22
  %.v.i = select i1 %144, float %138, float %142, !dbg !22
  %145 = bitcast float %.v.i to i32, !dbg !22
  %.pn1.i.i = shl i32 %.pn1.in.i.i, 30, !dbg !22
  %146 = and i32 %.pn1.i.i, -2147483648, !dbg !22
  %147 = bitcast float %21 to i32, !dbg !22
  %148 = xor i32 %.pre-phi.i, %147, !dbg !22
  %149 = xor i32 %148, %146, !dbg !22
  %150 = xor i32 %149, %145, !dbg !22
  %151 = bitcast i32 %150 to float, !dbg !22
  %152 = fcmp one float %22, +inf, !dbg !22
  %153 = select i1 %152, float %151, float +qnan, !dbg !22
  br i1 %23, label %154, label %161, !dbg !23

154:                                              ; preds = %__ocml_sin_f32.exit
  %155 = fmul nnan float %22, f0x3F22F983, !dbg !23
  %156 = tail call float @llvm.rint.f32(float %155), !dbg !23
  %157 = tail call float @llvm.fma.f32(float %156, float f0xBFC90FDA, float %22), !dbg !23
  %158 = tail call float @llvm.fma.f32(float %156, float f0xB3A22168, float %157), !dbg !23
  %159 = tail call float @llvm.fma.f32(float %156, float f0xA7C234C4, float %158), !dbg !23
  %160 = fptosi float %156 to i32, !dbg !23
  br label %__ocml_cos_f32.exit, !dbg !23

161:                                              ; preds = %__ocml_sin_f32.exit
  %162 = bitcast float %22 to i32, !dbg !23
  %163 = lshr i32 %162, 23, !dbg !23
  %164 = add nsw i32 %163, -120, !dbg !23
  %165 = icmp ugt i32 %164, 63, !dbg !23
  %166 = select i1 %165, i32 -64, i32 0, !dbg !23
  %167 = add nsw i32 %166, %164, !dbg !23
  %168 = icmp ugt i32 %167, 31, !dbg !23
  %169 = select i1 %168, i32 -32, i32 0, !dbg !23
  %170 = add nsw i32 %169, %167, !dbg !23
  %171 = icmp ugt i32 %170, 31, !dbg !23
  %172 = select i1 %171, i32 -32, i32 0, !dbg !23
  %173 = add nsw i32 %172, %170, !dbg !23
  %174 = icmp eq i32 %173, 0, !dbg !23
  %175 = and i32 %162, 8388607, !dbg !23
  %176 = or disjoint i32 %175, 8388608, !dbg !23
  %177 = zext nneg i32 %176 to i64, !dbg !23
  %178 = mul nuw nsw i64 %177, 4266746795, !dbg !23
  %179 = lshr i64 %178, 32, !dbg !23
  %180 = mul nuw nsw i64 %177, 1011060801, !dbg !23
  %181 = add nuw nsw i64 %179, %180, !dbg !23
  %182 = lshr i64 %181, 32, !dbg !23
  %183 = mul nuw nsw i64 %177, 3680671129, !dbg !23
  %184 = add nuw nsw i64 %182, %183, !dbg !23
  %185 = lshr i64 %184, 32, !dbg !23
  %186 = mul nuw nsw i64 %177, 4113882560, !dbg !23
  %187 = add nuw nsw i64 %185, %186, !dbg !23
  %188 = trunc i64 %187 to i32, !dbg !23
  %189 = lshr i64 %187, 32, !dbg !23
  %190 = mul nuw nsw i64 %177, 4230436817, !dbg !23
  %191 = add nuw nsw i64 %189, %190, !dbg !23
  %192 = lshr i64 %191, 32, !dbg !23
  %193 = mul nuw nsw i64 %177, 1313084713, !dbg !23
  %194 = add nuw nsw i64 %192, %193, !dbg !23
  %195 = trunc i64 %194 to i32, !dbg !23
  %196 = select i1 %165, i32 %188, i32 %195, !dbg !23
  %197 = trunc i64 %191 to i32, !dbg !23
  %198 = lshr i64 %194, 32, !dbg !23
  %199 = mul nuw nsw i64 %177, 2734261102, !dbg !23
  %200 = add nuw nsw i64 %198, %199, !dbg !23
  %201 = trunc i64 %200 to i32, !dbg !23
  %202 = select i1 %165, i32 %197, i32 %201, !dbg !23
  %203 = select i1 %168, i32 %196, i32 %202, !dbg !23
  %204 = lshr i64 %200, 32, !dbg !23
  %205 = trunc nuw nsw i64 %204 to i32, !dbg !23
  %206 = select i1 %165, i32 %195, i32 %205, !dbg !23
  %207 = select i1 %168, i32 %202, i32 %206, !dbg !23
  %208 = select i1 %171, i32 %203, i32 %207, !dbg !23
  %209 = trunc i64 %184 to i32, !dbg !23
  %210 = select i1 %165, i32 %209, i32 %197, !dbg !23
  %211 = select i1 %168, i32 %210, i32 %196, !dbg !23
  %212 = select i1 %171, i32 %211, i32 %203, !dbg !23
  %213 = sub nsw i32 32, %173, !dbg !23
  %214 = tail call i32 @llvm.fshr.i32(i32 %208, i32 %212, i32 %213), !dbg !23
  %215 = select i1 %174, i32 %208, i32 %214, !dbg !23
  %216 = trunc i64 %181 to i32, !dbg !23
  %217 = select i1 %165, i32 %216, i32 %188, !dbg !23
  %218 = select i1 %168, i32 %217, i32 %210, !dbg !23
  %219 = select i1 %171, i32 %218, i32 %211, !dbg !23
  %220 = tail call i32 @llvm.fshr.i32(i32 %212, i32 %219, i32 %213), !dbg !23
  %221 = select i1 %174, i32 %212, i32 %220, !dbg !23
  %222 = tail call i32 @llvm.fshl.i32(i32 %215, i32 %221, i32 2), !dbg !23
  %223 = lshr i32 %215, 29, !dbg !23
  %224 = and i32 %223, 1, !dbg !23
  %225 = sub nsw i32 0, %224, !dbg !23
  %226 = xor i32 %222, %225, !dbg !23
  %227 = trunc i64 %178 to i32, !dbg !23
  %228 = select i1 %165, i32 %227, i32 %209, !dbg !23
  %229 = select i1 %168, i32 %228, i32 %217, !dbg !23
  %230 = select i1 %171, i32 %229, i32 %218, !dbg !23
  %231 = tail call i32 @llvm.fshr.i32(i32 %219, i32 %230, i32 %213), !dbg !23
  %232 = select i1 %174, i32 %219, i32 %231, !dbg !23
  %233 = tail call i32 @llvm.fshl.i32(i32 %221, i32 %232, i32 2), !dbg !23
  %234 = xor i32 %233, %225, !dbg !23
  %235 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %226, i1 false), !dbg !23
  %236 = sub nsw i32 31, %235, !dbg !23
  %237 = tail call i32 @llvm.fshr.i32(i32 %226, i32 %234, i32 %236), !dbg !23
  %238 = tail call i32 @llvm.fshl.i32(i32 %232, i32 %230, i32 2), !dbg !23
  %239 = xor i32 %238, %225, !dbg !23
  %240 = tail call i32 @llvm.fshr.i32(i32 %234, i32 %239, i32 %236), !dbg !23
  %241 = tail call i32 @llvm.fshl.i32(i32 %237, i32 %240, i32 23), !dbg !23
  %242 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %241, i1 false), !dbg !23
  %243 = xor i32 %242, -1, !dbg !23
  %244 = tail call i32 @llvm.fshr.i32(i32 %241, i32 %240, i32 %243), !dbg !23
  %245 = lshr i32 %244, 9, !dbg !23
  %.neg1.i.i.i1 = xor i32 %235, -1, !dbg !23
  %246 = add nuw nsw i32 %235, 1, !dbg !23
  %.neg2.i.i.i2 = sub nuw nsw i32 %.neg1.i.i.i1, %242, !dbg !23
  %.neg3.i.i.i3 = shl nsw i32 %.neg2.i.i.i2, 23, !dbg !23
  %247 = shl i32 %223, 31, !dbg !23
  %248 = or disjoint i32 %247, 864026624, !dbg !23
  %249 = add i32 %248, %.neg3.i.i.i3, !dbg !23
  %250 = or disjoint i32 %249, %245, !dbg !23
  %251 = bitcast i32 %250 to float, !dbg !23
  %252 = tail call i32 @llvm.fshl.i32(i32 %246, i32 %237, i32 23), !dbg !23
  %253 = or disjoint i32 %252, %247, !dbg !23
  %254 = xor i32 %253, 1065353216, !dbg !23
  %255 = bitcast i32 %254 to float, !dbg !23
  %256 = fmul float %255, f0x3FC90FDA, !dbg !23
  %257 = fneg float %256, !dbg !23
  %258 = tail call float @llvm.fma.f32(float %255, float f0x3FC90FDA, float %257), !dbg !23
  %259 = tail call float @llvm.fma.f32(float %255, float f0x33A22168, float %258), !dbg !23
  %260 = tail call float @llvm.fma.f32(float %251, float f0x3FC90FDA, float %259), !dbg !23
  %261 = fadd float %256, %260, !dbg !23
  %262 = lshr i32 %215, 30, !dbg !23
  %263 = add nuw nsw i32 %224, %262, !dbg !23
  br label %__ocml_cos_f32.exit, !dbg !23

__ocml_cos_f32.exit:                              ; preds = %154, %161
  %.pn3.in.i.i4 = phi float [ %159, %154 ], [ %261, %161 ], !dbg !23
  %.pn1.in.i.i5 = phi i32 [ %160, %154 ], [ %263, %161 ], !dbg !23
  br i1 %14, label %264, label %305, !dbg !17

264:                                              ; preds = %__ocml_cos_f32.exit
  %.pn1.i.i7 = shl i32 %.pn1.in.i.i5, 30, !dbg !23
  %265 = and i32 %.pn1.i.i7, -2147483648, !dbg !23
  %266 = and i32 %.pn1.in.i.i5, 1, !dbg !23
  %267 = icmp eq i32 %266, 0, !dbg !23
  %268 = fmul float %.pn3.in.i.i4, %.pn3.in.i.i4, !dbg !23
  %269 = tail call noundef float @llvm.fmuladd.f32(float %268, float f0x37D75334, float f0xBAB64F3B), !dbg !23
  %270 = tail call noundef float @llvm.fmuladd.f32(float %268, float %269, float f0x3D2AABF7), !dbg !23
  %271 = tail call noundef float @llvm.fmuladd.f32(float %268, float %270, float f0xBF000004), !dbg !23
  %272 = tail call noundef float @llvm.fmuladd.f32(float %268, float %271, float 1.000000e+00), !dbg !23
  %273 = tail call noundef float @llvm.fmuladd.f32(float %268, float f0xB94C1982, float f0x3C0881C4), !dbg !23
  %274 = tail call noundef float @llvm.fmuladd.f32(float %268, float %273, float f0xBE2AAA9D), !dbg !23
  %275 = fmul float %268, %274, !dbg !23
  %276 = tail call noundef float @llvm.fmuladd.f32(float %.pn3.in.i.i4, float %275, float %.pn3.in.i.i4), !dbg !23
  %277 = fneg float %276, !dbg !23
  %.v.i6 = select i1 %267, float %272, float %277, !dbg !23
  %278 = bitcast float %.v.i6 to i32, !dbg !23
  %279 = xor i32 %265, %278, !dbg !23
  %280 = bitcast i32 %279 to float, !dbg !23
  %281 = select i1 %152, float %280, float +qnan, !dbg !23
  %282 = fmul float %21, f0xBFB8AA3B, !dbg !24
  %283 = tail call float @llvm.exp2.f32(float %282), !dbg !24
  %284 = fmul float %283, %281, !dbg !23
  %285 = fadd float %153, %284, !dbg !22
  %286 = fadd float %22, 1.000000e+00, !dbg !25
  %287 = tail call float @llvm.log.f32(float %286), !dbg !26
  %288 = fadd float %287, %285, !dbg !22
  %289 = tail call float @llvm.amdgcn.sqrt.f32(float %22), !dbg !27
  %290 = fadd float %289, %288, !dbg !22
  %291 = tail call noundef float @llvm.floor.f32(float %21), !dbg !28
  %292 = fadd float %291, %290, !dbg !22
  %293 = tail call noundef float @llvm.ceil.f32(float %21), !dbg !29
  %294 = fadd float %293, %292, !dbg !22
  %295 = tail call float @llvm.amdgcn.exp2.f32(float %21), !dbg !30
  %296 = fadd float %22, 2.000000e+00, !dbg !31
  %297 = tail call noundef float @llvm.log2.f32(float %296), !dbg !32
  %298 = fsub float %295, %297, !dbg !30
  %299 = tail call float @llvm.fma.f32(float %21, float %21, float %21), !dbg !33
  %300 = fadd float %299, %298, !dbg !30
  %301 = fadd float %300, %294, !dbg !34
  %302 = insertelement <1 x float> poison, float %301, i64 0, !dbg !17
  %303 = sext i32 %13 to i64, !dbg !35
  %304 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %303, !dbg !35
  store <1 x float> %302, ptr addrspace(1) %304, align 4, !dbg !17
  br label %305, !dbg !17

305:                                              ; preds = %264, %__ocml_cos_f32.exit
  ret void, !dbg !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sqrt.f32(float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #0

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 203, type: !7, scopeLine: 203, spFlags: DISPFlagOptimized)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{!9, !9}
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = distinct !DISubprogram(name: "math_functions", linkageName: "math_functions", scope: !1, file: !1, line: 199, type: !11, scopeLine: 199, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(cc: DW_CC_normal, types: !12)
!12 = !{null, !13, !13, !14, !15, !15}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !9, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !16, size: 64, dwarfAddressSpace: 1)
!16 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!17 = !DILocation(line: 205, column: 5, scope: !10)
!18 = !DILocation(line: 200, column: 36, scope: !10)
!19 = !DILocation(line: 200, column: 9, scope: !10)
!20 = !DILocation(line: 201, column: 9, scope: !10)
!21 = !DILocation(line: 202, column: 9, scope: !10)
!22 = !DILocation(line: 203, column: 9, scope: !10)
!23 = !DILocation(line: 203, column: 21, scope: !10)
!24 = !DILocation(line: 203, column: 33, scope: !10)
!25 = !DILocation(line: 203, column: 53, scope: !10)
!26 = !DILocation(line: 203, column: 46, scope: !10)
!27 = !DILocation(line: 203, column: 72, scope: !10)
!28 = !DILocation(line: 203, column: 93, scope: !10)
!29 = !DILocation(line: 203, column: 107, scope: !10)
!30 = !DILocation(line: 204, column: 10, scope: !10)
!31 = !DILocation(line: 204, column: 31, scope: !10)
!32 = !DILocation(line: 204, column: 23, scope: !10)
!33 = !DILocation(line: 204, column: 50, scope: !10)
!34 = !DILocation(line: 204, column: 5, scope: !10)
!35 = !DILocation(line: 205, column: 14, scope: !10)
!36 = !DILocation(line: 199, column: 1, scope: !10)
