; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !6 float @llvm.exp2.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !9 float @llvm.amdgcn.exp2.f32(float) #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @math_functions(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1, i32 inreg %2) local_unnamed_addr #1 !dbg !10 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %5 = shl i32 %4, 8, !dbg !12
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = and i32 %6, 255, !dbg !13
  %8 = or disjoint i32 %5, %7, !dbg !14
  %9 = sext i32 %8 to i64, !dbg !15
  %10 = getelementptr float, ptr addrspace(1) %0, i64 %9, !dbg !15
  %11 = icmp slt i32 %8, %2, !dbg !16
  %12 = insertelement <1 x i1> poison, i1 %11, i64 0, !dbg !17
  %13 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %10, i32 4, <1 x i1> %12, <1 x float> splat (float 1.000000e+00)), !dbg !17
  %14 = extractelement <1 x float> %13, i64 0, !dbg !17
  %15 = tail call float @llvm.fabs.f32(float %14), !dbg !18
  %16 = fcmp olt float %15, 1.310720e+05, !dbg !18
  br i1 %16, label %17, label %24, !dbg !18

17:                                               ; preds = %3
  %18 = fmul float %15, 0x3FE45F3060000000, !dbg !18
  %19 = tail call float @llvm.rint.f32(float %18), !dbg !18
  %20 = tail call float @llvm.fma.f32(float %19, float 0xBFF921FB40000000, float %15), !dbg !18
  %21 = tail call float @llvm.fma.f32(float %19, float 0xBE74442D00000000, float %20), !dbg !18
  %22 = tail call float @llvm.fma.f32(float %19, float 0xBCF8469880000000, float %21), !dbg !18
  %23 = fptosi float %19 to i32, !dbg !18
  %.pre.i = bitcast float %15 to i32, !dbg !18
  br label %__ocml_sin_f32.exit, !dbg !18

24:                                               ; preds = %3
  %25 = bitcast float %15 to i32, !dbg !18
  %26 = lshr i32 %25, 23, !dbg !18
  %27 = add nsw i32 %26, -120, !dbg !18
  %28 = icmp ugt i32 %27, 63, !dbg !18
  %29 = select i1 %28, i32 -64, i32 0, !dbg !18
  %30 = add nsw i32 %29, %27, !dbg !18
  %31 = icmp ugt i32 %30, 31, !dbg !18
  %32 = select i1 %31, i32 -32, i32 0, !dbg !18
  %33 = add nsw i32 %32, %30, !dbg !18
  %34 = icmp ugt i32 %33, 31, !dbg !18
  %35 = select i1 %34, i32 -32, i32 0, !dbg !18
  %36 = add nsw i32 %35, %33, !dbg !18
  %37 = icmp eq i32 %36, 0, !dbg !18
  %38 = and i32 %25, 8388607, !dbg !18
  %39 = or disjoint i32 %38, 8388608, !dbg !18
  %40 = zext nneg i32 %39 to i64, !dbg !18
  %41 = mul nuw nsw i64 %40, 4266746795, !dbg !18
  %42 = lshr i64 %41, 32, !dbg !18
  %43 = mul nuw nsw i64 %40, 1011060801, !dbg !18
  %44 = add nuw nsw i64 %42, %43, !dbg !18
  %45 = lshr i64 %44, 32, !dbg !18
  %46 = mul nuw nsw i64 %40, 3680671129, !dbg !18
  %47 = add nuw nsw i64 %45, %46, !dbg !18
  %48 = lshr i64 %47, 32, !dbg !18
  %49 = mul nuw nsw i64 %40, 4113882560, !dbg !18
  %50 = add nuw nsw i64 %48, %49, !dbg !18
  %51 = trunc i64 %50 to i32, !dbg !18
  %52 = lshr i64 %50, 32, !dbg !18
  %53 = mul nuw nsw i64 %40, 4230436817, !dbg !18
  %54 = add nuw nsw i64 %52, %53, !dbg !18
  %55 = lshr i64 %54, 32, !dbg !18
  %56 = mul nuw nsw i64 %40, 1313084713, !dbg !18
  %57 = add nuw nsw i64 %55, %56, !dbg !18
  %58 = trunc i64 %57 to i32, !dbg !18
  %59 = select i1 %28, i32 %51, i32 %58, !dbg !18
  %60 = trunc i64 %54 to i32, !dbg !18
  %61 = lshr i64 %57, 32, !dbg !18
  %62 = mul nuw nsw i64 %40, 2734261102, !dbg !18
  %63 = add nuw nsw i64 %61, %62, !dbg !18
  %64 = trunc i64 %63 to i32, !dbg !18
  %65 = select i1 %28, i32 %60, i32 %64, !dbg !18
  %66 = select i1 %31, i32 %59, i32 %65, !dbg !18
  %67 = lshr i64 %63, 32, !dbg !18
  %68 = trunc nuw nsw i64 %67 to i32, !dbg !18
  %69 = select i1 %28, i32 %58, i32 %68, !dbg !18
  %70 = select i1 %31, i32 %65, i32 %69, !dbg !18
  %71 = select i1 %34, i32 %66, i32 %70, !dbg !18
  %72 = trunc i64 %47 to i32, !dbg !18
  %73 = select i1 %28, i32 %72, i32 %60, !dbg !18
  %74 = select i1 %31, i32 %73, i32 %59, !dbg !18
  %75 = select i1 %34, i32 %74, i32 %66, !dbg !18
  %76 = sub nsw i32 32, %36, !dbg !18
  %77 = tail call i32 @llvm.fshr.i32(i32 %71, i32 %75, i32 %76), !dbg !18
  %78 = select i1 %37, i32 %71, i32 %77, !dbg !18
  %79 = trunc i64 %44 to i32, !dbg !18
  %80 = select i1 %28, i32 %79, i32 %51, !dbg !18
  %81 = select i1 %31, i32 %80, i32 %73, !dbg !18
  %82 = select i1 %34, i32 %81, i32 %74, !dbg !18
  %83 = tail call i32 @llvm.fshr.i32(i32 %75, i32 %82, i32 %76), !dbg !18
  %84 = select i1 %37, i32 %75, i32 %83, !dbg !18
  %85 = tail call i32 @llvm.fshl.i32(i32 %78, i32 %84, i32 2), !dbg !18
  %86 = lshr i32 %78, 29, !dbg !18
  %87 = and i32 %86, 1, !dbg !18
  %88 = sub nsw i32 0, %87, !dbg !18
  %89 = xor i32 %85, %88, !dbg !18
  %90 = trunc i64 %41 to i32, !dbg !18
  %91 = select i1 %28, i32 %90, i32 %72, !dbg !18
  %92 = select i1 %31, i32 %91, i32 %80, !dbg !18
  %93 = select i1 %34, i32 %92, i32 %81, !dbg !18
  %94 = tail call i32 @llvm.fshr.i32(i32 %82, i32 %93, i32 %76), !dbg !18
  %95 = select i1 %37, i32 %82, i32 %94, !dbg !18
  %96 = tail call i32 @llvm.fshl.i32(i32 %84, i32 %95, i32 2), !dbg !18
  %97 = xor i32 %96, %88, !dbg !18
  %98 = tail call i32 @llvm.ctlz.i32(i32 %89, i1 false), !dbg !18, !range !19
  %99 = sub nsw i32 31, %98, !dbg !18
  %100 = tail call i32 @llvm.fshr.i32(i32 %89, i32 %97, i32 %99), !dbg !18
  %101 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %93, i32 2), !dbg !18
  %102 = xor i32 %101, %88, !dbg !18
  %103 = tail call i32 @llvm.fshr.i32(i32 %97, i32 %102, i32 %99), !dbg !18
  %104 = tail call i32 @llvm.fshl.i32(i32 %100, i32 %103, i32 23), !dbg !18
  %105 = tail call i32 @llvm.ctlz.i32(i32 %104, i1 false), !dbg !18, !range !19
  %106 = xor i32 %105, -1, !dbg !18
  %107 = tail call i32 @llvm.fshr.i32(i32 %104, i32 %103, i32 %106), !dbg !18
  %108 = lshr i32 %107, 9, !dbg !18
  %109 = add nuw nsw i32 %105, %98, !dbg !18
  %110 = shl i32 %86, 31, !dbg !18
  %111 = or disjoint i32 %110, 855638016, !dbg !18
  %112 = shl nuw nsw i32 %109, 23, !dbg !18
  %113 = sub nuw i32 %111, %112, !dbg !18
  %114 = or disjoint i32 %113, %108, !dbg !18
  %115 = bitcast i32 %114 to float, !dbg !18
  %116 = lshr i32 %100, 9, !dbg !18
  %117 = or disjoint i32 %110, 1056964608, !dbg !18
  %118 = shl nuw nsw i32 %98, 23, !dbg !18
  %119 = sub nuw nsw i32 %117, %118, !dbg !18
  %120 = or disjoint i32 %116, %119, !dbg !18
  %121 = bitcast i32 %120 to float, !dbg !18
  %122 = fmul float %121, 0x3FF921FB40000000, !dbg !18
  %123 = fneg float %122, !dbg !18
  %124 = tail call float @llvm.fma.f32(float %121, float 0x3FF921FB40000000, float %123), !dbg !18
  %125 = tail call float @llvm.fma.f32(float %121, float 0x3E74442D00000000, float %124), !dbg !18
  %126 = tail call float @llvm.fma.f32(float %115, float 0x3FF921FB40000000, float %125), !dbg !18
  %127 = fadd float %122, %126, !dbg !18
  %128 = lshr i32 %78, 30, !dbg !18
  %129 = add nuw nsw i32 %87, %128, !dbg !18
  br label %__ocml_sin_f32.exit, !dbg !18

__ocml_sin_f32.exit:                              ; preds = %17, %24
  %.pre-phi.i = phi i32 [ %.pre.i, %17 ], [ %25, %24 ], !dbg !18
  %.pn3.in.i.i = phi float [ %22, %17 ], [ %127, %24 ], !dbg !18
  %.pn1.in.i.i = phi i32 [ %23, %17 ], [ %129, %24 ], !dbg !18
  br i1 %16, label %130, label %137, !dbg !20

130:                                              ; preds = %__ocml_sin_f32.exit
  %131 = fmul float %15, 0x3FE45F3060000000, !dbg !20
  %132 = tail call float @llvm.rint.f32(float %131), !dbg !20
  %133 = tail call float @llvm.fma.f32(float %132, float 0xBFF921FB40000000, float %15), !dbg !20
  %134 = tail call float @llvm.fma.f32(float %132, float 0xBE74442D00000000, float %133), !dbg !20
  %135 = tail call float @llvm.fma.f32(float %132, float 0xBCF8469880000000, float %134), !dbg !20
  %136 = fptosi float %132 to i32, !dbg !20
  br label %__ocml_cos_f32.exit, !dbg !20

137:                                              ; preds = %__ocml_sin_f32.exit
  %138 = bitcast float %15 to i32, !dbg !20
  %139 = lshr i32 %138, 23, !dbg !20
  %140 = add nsw i32 %139, -120, !dbg !20
  %141 = icmp ugt i32 %140, 63, !dbg !20
  %142 = select i1 %141, i32 -64, i32 0, !dbg !20
  %143 = add nsw i32 %142, %140, !dbg !20
  %144 = icmp ugt i32 %143, 31, !dbg !20
  %145 = select i1 %144, i32 -32, i32 0, !dbg !20
  %146 = add nsw i32 %145, %143, !dbg !20
  %147 = icmp ugt i32 %146, 31, !dbg !20
  %148 = select i1 %147, i32 -32, i32 0, !dbg !20
  %149 = add nsw i32 %148, %146, !dbg !20
  %150 = icmp eq i32 %149, 0, !dbg !20
  %151 = and i32 %138, 8388607, !dbg !20
  %152 = or disjoint i32 %151, 8388608, !dbg !20
  %153 = zext nneg i32 %152 to i64, !dbg !20
  %154 = mul nuw nsw i64 %153, 4266746795, !dbg !20
  %155 = lshr i64 %154, 32, !dbg !20
  %156 = mul nuw nsw i64 %153, 1011060801, !dbg !20
  %157 = add nuw nsw i64 %155, %156, !dbg !20
  %158 = lshr i64 %157, 32, !dbg !20
  %159 = mul nuw nsw i64 %153, 3680671129, !dbg !20
  %160 = add nuw nsw i64 %158, %159, !dbg !20
  %161 = lshr i64 %160, 32, !dbg !20
  %162 = mul nuw nsw i64 %153, 4113882560, !dbg !20
  %163 = add nuw nsw i64 %161, %162, !dbg !20
  %164 = trunc i64 %163 to i32, !dbg !20
  %165 = lshr i64 %163, 32, !dbg !20
  %166 = mul nuw nsw i64 %153, 4230436817, !dbg !20
  %167 = add nuw nsw i64 %165, %166, !dbg !20
  %168 = lshr i64 %167, 32, !dbg !20
  %169 = mul nuw nsw i64 %153, 1313084713, !dbg !20
  %170 = add nuw nsw i64 %168, %169, !dbg !20
  %171 = trunc i64 %170 to i32, !dbg !20
  %172 = select i1 %141, i32 %164, i32 %171, !dbg !20
  %173 = trunc i64 %167 to i32, !dbg !20
  %174 = lshr i64 %170, 32, !dbg !20
  %175 = mul nuw nsw i64 %153, 2734261102, !dbg !20
  %176 = add nuw nsw i64 %174, %175, !dbg !20
  %177 = trunc i64 %176 to i32, !dbg !20
  %178 = select i1 %141, i32 %173, i32 %177, !dbg !20
  %179 = select i1 %144, i32 %172, i32 %178, !dbg !20
  %180 = lshr i64 %176, 32, !dbg !20
  %181 = trunc nuw nsw i64 %180 to i32, !dbg !20
  %182 = select i1 %141, i32 %171, i32 %181, !dbg !20
  %183 = select i1 %144, i32 %178, i32 %182, !dbg !20
  %184 = select i1 %147, i32 %179, i32 %183, !dbg !20
  %185 = trunc i64 %160 to i32, !dbg !20
  %186 = select i1 %141, i32 %185, i32 %173, !dbg !20
  %187 = select i1 %144, i32 %186, i32 %172, !dbg !20
  %188 = select i1 %147, i32 %187, i32 %179, !dbg !20
  %189 = sub nsw i32 32, %149, !dbg !20
  %190 = tail call i32 @llvm.fshr.i32(i32 %184, i32 %188, i32 %189), !dbg !20
  %191 = select i1 %150, i32 %184, i32 %190, !dbg !20
  %192 = trunc i64 %157 to i32, !dbg !20
  %193 = select i1 %141, i32 %192, i32 %164, !dbg !20
  %194 = select i1 %144, i32 %193, i32 %186, !dbg !20
  %195 = select i1 %147, i32 %194, i32 %187, !dbg !20
  %196 = tail call i32 @llvm.fshr.i32(i32 %188, i32 %195, i32 %189), !dbg !20
  %197 = select i1 %150, i32 %188, i32 %196, !dbg !20
  %198 = tail call i32 @llvm.fshl.i32(i32 %191, i32 %197, i32 2), !dbg !20
  %199 = lshr i32 %191, 29, !dbg !20
  %200 = and i32 %199, 1, !dbg !20
  %201 = sub nsw i32 0, %200, !dbg !20
  %202 = xor i32 %198, %201, !dbg !20
  %203 = trunc i64 %154 to i32, !dbg !20
  %204 = select i1 %141, i32 %203, i32 %185, !dbg !20
  %205 = select i1 %144, i32 %204, i32 %193, !dbg !20
  %206 = select i1 %147, i32 %205, i32 %194, !dbg !20
  %207 = tail call i32 @llvm.fshr.i32(i32 %195, i32 %206, i32 %189), !dbg !20
  %208 = select i1 %150, i32 %195, i32 %207, !dbg !20
  %209 = tail call i32 @llvm.fshl.i32(i32 %197, i32 %208, i32 2), !dbg !20
  %210 = xor i32 %209, %201, !dbg !20
  %211 = tail call i32 @llvm.ctlz.i32(i32 %202, i1 false), !dbg !20, !range !19
  %212 = sub nsw i32 31, %211, !dbg !20
  %213 = tail call i32 @llvm.fshr.i32(i32 %202, i32 %210, i32 %212), !dbg !20
  %214 = tail call i32 @llvm.fshl.i32(i32 %208, i32 %206, i32 2), !dbg !20
  %215 = xor i32 %214, %201, !dbg !20
  %216 = tail call i32 @llvm.fshr.i32(i32 %210, i32 %215, i32 %212), !dbg !20
  %217 = tail call i32 @llvm.fshl.i32(i32 %213, i32 %216, i32 23), !dbg !20
  %218 = tail call i32 @llvm.ctlz.i32(i32 %217, i1 false), !dbg !20, !range !19
  %219 = xor i32 %218, -1, !dbg !20
  %220 = tail call i32 @llvm.fshr.i32(i32 %217, i32 %216, i32 %219), !dbg !20
  %221 = lshr i32 %220, 9, !dbg !20
  %222 = add nuw nsw i32 %218, %211, !dbg !20
  %223 = shl i32 %199, 31, !dbg !20
  %224 = or disjoint i32 %223, 855638016, !dbg !20
  %225 = shl nuw nsw i32 %222, 23, !dbg !20
  %226 = sub nuw i32 %224, %225, !dbg !20
  %227 = or disjoint i32 %226, %221, !dbg !20
  %228 = bitcast i32 %227 to float, !dbg !20
  %229 = lshr i32 %213, 9, !dbg !20
  %230 = or disjoint i32 %223, 1056964608, !dbg !20
  %231 = shl nuw nsw i32 %211, 23, !dbg !20
  %232 = sub nuw nsw i32 %230, %231, !dbg !20
  %233 = or disjoint i32 %229, %232, !dbg !20
  %234 = bitcast i32 %233 to float, !dbg !20
  %235 = fmul float %234, 0x3FF921FB40000000, !dbg !20
  %236 = fneg float %235, !dbg !20
  %237 = tail call float @llvm.fma.f32(float %234, float 0x3FF921FB40000000, float %236), !dbg !20
  %238 = tail call float @llvm.fma.f32(float %234, float 0x3E74442D00000000, float %237), !dbg !20
  %239 = tail call float @llvm.fma.f32(float %228, float 0x3FF921FB40000000, float %238), !dbg !20
  %240 = fadd float %235, %239, !dbg !20
  %241 = lshr i32 %191, 30, !dbg !20
  %242 = add nuw nsw i32 %200, %241, !dbg !20
  br label %__ocml_cos_f32.exit, !dbg !20

__ocml_cos_f32.exit:                              ; preds = %130, %137
  %.pn3.in.i.i1 = phi float [ %135, %130 ], [ %240, %137 ], !dbg !20
  %.pn1.in.i.i2 = phi i32 [ %136, %130 ], [ %242, %137 ], !dbg !20
  %243 = fcmp one float %15, 0x7FF0000000000000, !dbg !18
  %244 = bitcast float %14 to i32, !dbg !18
  %245 = xor i32 %.pre-phi.i, %244, !dbg !18
  %.pn1.i.i = shl i32 %.pn1.in.i.i, 30, !dbg !18
  %246 = and i32 %.pn1.i.i, -2147483648, !dbg !18
  %247 = xor i32 %245, %246, !dbg !18
  %248 = and i32 %.pn1.in.i.i, 1, !dbg !18
  %249 = icmp eq i32 %248, 0, !dbg !18
  %250 = fmul float %.pn3.in.i.i, %.pn3.in.i.i, !dbg !18
  %251 = tail call noundef float @llvm.fmuladd.f32(float %250, float 0xBF29833040000000, float 0x3F81103880000000), !dbg !18
  %252 = tail call noundef float @llvm.fmuladd.f32(float %250, float %251, float 0xBFC55553A0000000), !dbg !18
  %253 = fmul float %250, %252, !dbg !18
  %254 = tail call noundef float @llvm.fmuladd.f32(float %.pn3.in.i.i, float %253, float %.pn3.in.i.i), !dbg !18
  %255 = tail call noundef float @llvm.fmuladd.f32(float %250, float 0x3EFAEA6680000000, float 0xBF56C9E760000000), !dbg !18
  %256 = tail call noundef float @llvm.fmuladd.f32(float %250, float %255, float 0x3FA5557EE0000000), !dbg !18
  %257 = tail call noundef float @llvm.fmuladd.f32(float %250, float %256, float 0xBFE0000080000000), !dbg !18
  %258 = tail call noundef float @llvm.fmuladd.f32(float %250, float %257, float 1.000000e+00), !dbg !18
  %.v.i = select i1 %249, float %254, float %258, !dbg !18
  %259 = bitcast float %.v.i to i32, !dbg !18
  %260 = xor i32 %247, %259, !dbg !18
  %261 = bitcast i32 %260 to float, !dbg !18
  %262 = select i1 %243, float %261, float 0x7FF8000000000000, !dbg !18
  %263 = fmul float %.pn3.in.i.i1, %.pn3.in.i.i1, !dbg !20
  %264 = tail call noundef float @llvm.fmuladd.f32(float %263, float 0xBF29833040000000, float 0x3F81103880000000), !dbg !20
  %265 = tail call noundef float @llvm.fmuladd.f32(float %263, float %264, float 0xBFC55553A0000000), !dbg !20
  %266 = fmul float %263, %265, !dbg !20
  %267 = tail call noundef float @llvm.fmuladd.f32(float %.pn3.in.i.i1, float %266, float %.pn3.in.i.i1), !dbg !20
  %268 = tail call noundef float @llvm.fmuladd.f32(float %263, float 0x3EFAEA6680000000, float 0xBF56C9E760000000), !dbg !20
  %269 = tail call noundef float @llvm.fmuladd.f32(float %263, float %268, float 0x3FA5557EE0000000), !dbg !20
  %270 = tail call noundef float @llvm.fmuladd.f32(float %263, float %269, float 0xBFE0000080000000), !dbg !20
  %271 = tail call noundef float @llvm.fmuladd.f32(float %263, float %270, float 1.000000e+00), !dbg !20
  %272 = fneg float %267, !dbg !20
  %273 = and i32 %.pn1.in.i.i2, 1, !dbg !20
  %274 = icmp eq i32 %273, 0, !dbg !20
  %.v.i3 = select i1 %274, float %271, float %272, !dbg !20
  %275 = bitcast float %.v.i3 to i32, !dbg !20
  %.pn1.i.i4 = shl i32 %.pn1.in.i.i2, 30, !dbg !20
  %276 = and i32 %.pn1.i.i4, -2147483648, !dbg !20
  %277 = xor i32 %276, %275, !dbg !20
  %278 = bitcast i32 %277 to float, !dbg !20
  %279 = select i1 %243, float %278, float 0x7FF8000000000000, !dbg !20
  %280 = fsub float 0.000000e+00, %14, !dbg !21
  %281 = fmul float %280, 0x3FF7154760000000, !dbg !22
  %282 = tail call float @llvm.exp2.f32(float %281), !dbg !22
  %283 = fmul float %282, %279, !dbg !23
  %284 = fadd float %262, %283, !dbg !24
  %285 = fadd float %15, 1.000000e+00, !dbg !25
  %286 = tail call float @llvm.log.f32(float %285), !dbg !26
  %287 = fadd float %286, %284, !dbg !27
  %288 = tail call float @llvm.sqrt.f32(float %15), !dbg !28
  %289 = fadd float %288, %287, !dbg !29
  %290 = tail call noundef float @llvm.floor.f32(float %14), !dbg !30
  %291 = fadd float %290, %289, !dbg !31
  %292 = tail call noundef float @llvm.ceil.f32(float %14), !dbg !32
  %293 = tail call float @llvm.amdgcn.exp2.f32(float %14), !dbg !33
  %294 = fadd float %15, 2.000000e+00, !dbg !34
  %295 = tail call noundef float @llvm.log2.f32(float %294), !dbg !35
  %296 = fsub float %293, %295, !dbg !36
  %297 = tail call float @llvm.fma.f32(float %14, float %14, float %14), !dbg !37
  %298 = insertelement <2 x float> poison, float %297, i64 0, !dbg !38
  %299 = insertelement <2 x float> %298, float %292, i64 1, !dbg !38
  %300 = insertelement <2 x float> poison, float %296, i64 0, !dbg !38
  %301 = insertelement <2 x float> %300, float %291, i64 1, !dbg !38
  %302 = fadd <2 x float> %299, %301, !dbg !38
  %shift = shufflevector <2 x float> %302, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !39
  %303 = fadd <2 x float> %302, %shift, !dbg !39
  %304 = getelementptr float, ptr addrspace(1) %1, i64 %9, !dbg !40
  %305 = shufflevector <2 x float> %303, <2 x float> poison, <1 x i32> zeroinitializer, !dbg !41
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %305, ptr addrspace(1) %304, i32 4, <1 x i1> %12), !dbg !41
  ret void, !dbg !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #3

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 0}
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "make.py", directory: ".")
!6 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !5, file: !5, line: 212, type: !7, scopeLine: 212, spFlags: DISPFlagOptimized)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DISubprogram(name: "llvm.amdgcn.exp2.f32", linkageName: "llvm.amdgcn.exp2.f32", scope: !5, file: !5, line: 213, type: !7, scopeLine: 213, spFlags: DISPFlagOptimized)
!10 = distinct !DISubprogram(name: "math_functions", linkageName: "math_functions", scope: !5, file: !5, line: 208, type: !7, scopeLine: 208, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!11 = !DILocation(line: 209, column: 22, scope: !10)
!12 = !DILocation(line: 209, column: 27, scope: !10)
!13 = !DILocation(line: 209, column: 48, scope: !10)
!14 = !DILocation(line: 209, column: 35, scope: !10)
!15 = !DILocation(line: 211, column: 20, scope: !10)
!16 = !DILocation(line: 210, column: 12, scope: !10)
!17 = !DILocation(line: 211, column: 16, scope: !10)
!18 = !DILocation(line: 212, column: 15, scope: !10)
!19 = !{i32 0, i32 33}
!20 = !DILocation(line: 212, column: 27, scope: !10)
!21 = !DILocation(line: 212, column: 40, scope: !10)
!22 = !DILocation(line: 212, column: 39, scope: !10)
!23 = !DILocation(line: 212, column: 32, scope: !10)
!24 = !DILocation(line: 212, column: 20, scope: !10)
!25 = !DILocation(line: 212, column: 64, scope: !10)
!26 = !DILocation(line: 212, column: 52, scope: !10)
!27 = !DILocation(line: 212, column: 45, scope: !10)
!28 = !DILocation(line: 212, column: 79, scope: !10)
!29 = !DILocation(line: 212, column: 71, scope: !10)
!30 = !DILocation(line: 212, column: 101, scope: !10)
!31 = !DILocation(line: 212, column: 92, scope: !10)
!32 = !DILocation(line: 212, column: 114, scope: !10)
!33 = !DILocation(line: 213, column: 17, scope: !10)
!34 = !DILocation(line: 213, column: 42, scope: !10)
!35 = !DILocation(line: 213, column: 30, scope: !10)
!36 = !DILocation(line: 213, column: 22, scope: !10)
!37 = !DILocation(line: 213, column: 62, scope: !10)
!38 = !DILocation(line: 213, column: 49, scope: !10)
!39 = !DILocation(line: 213, column: 9, scope: !10)
!40 = !DILocation(line: 214, column: 19, scope: !10)
!41 = !DILocation(line: 214, column: 22, scope: !10)
!42 = !DILocation(line: 214, column: 4, scope: !10)
