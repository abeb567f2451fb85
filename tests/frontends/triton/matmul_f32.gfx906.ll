; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12), !dbg !12
  %14 = and i32 %13, 192, !dbg !12
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %16 = shl i32 %15, 5, !dbg !13
  %17 = and i32 %12, 63, !dbg !14
  %18 = or disjoint i32 %14, %17, !dbg !14
  %19 = and i32 %18, 240, !dbg !14
  %20 = lshr i32 %18, 4, !dbg !14
  %21 = lshr i32 %18, 5, !dbg !14
  %22 = or disjoint i32 %21, 8, !dbg !14
  %23 = and i32 %12, 31, !dbg !14
  %24 = or disjoint i32 %20, %16, !dbg !13
  %25 = or disjoint i32 %24, 16, !dbg !13
  %26 = or disjoint i32 %21, %16, !dbg !13
  %27 = or disjoint i32 %22, %16, !dbg !13
  %28 = or disjoint i32 %26, 16, !dbg !13
  %29 = or disjoint i32 %26, 24, !dbg !13
  %30 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !15
  %31 = shl i32 %30, 5, !dbg !15
  %32 = or disjoint i32 %31, %23, !dbg !15
  %33 = and i32 %12, 15, !dbg !16
  %34 = icmp slt i32 %24, %3, !dbg !17
  %35 = icmp slt i32 %25, %3, !dbg !17
  %36 = mul i32 %24, %6, !dbg !18
  %37 = mul i32 %25, %6, !dbg !18
  %38 = sext i32 %36 to i64, !dbg !19
  %39 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %38, !dbg !19
  %40 = sext i32 %37 to i64, !dbg !19
  %41 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %40, !dbg !19
  %42 = icmp slt i32 %32, %4, !dbg !20
  %43 = icmp sgt i32 %5, 0, !dbg !21
  %44 = icmp slt i32 %21, %5, !dbg !22
  %45 = icmp slt i32 %22, %5, !dbg !22
  %46 = icmp slt i32 %33, %5, !dbg !22
  %47 = and i1 %46, %34, !dbg !23
  %48 = and i1 %46, %35, !dbg !23
  %49 = zext nneg i32 %33 to i64, !dbg !19
  %50 = getelementptr [4 x i8], ptr addrspace(1) %41, i64 %49, !dbg !19
  br i1 %47, label %51, label %54, !dbg !24

51:                                               ; preds = %11
  %52 = getelementptr [4 x i8], ptr addrspace(1) %39, i64 %49
  %53 = load <1 x float>, ptr addrspace(1) %52, align 4, !dbg !24
  br label %54, !dbg !24

54:                                               ; preds = %51, %11
  %55 = phi <1 x float> [ %53, %51 ], [ zeroinitializer, %11 ], !dbg !24
  br i1 %48, label %56, label %58, !dbg !24

56:                                               ; preds = %54
  %57 = load <1 x float>, ptr addrspace(1) %50, align 4, !dbg !24
  br label %58, !dbg !24

58:                                               ; preds = %56, %54
  %59 = phi <1 x float> [ %57, %56 ], [ zeroinitializer, %54 ], !dbg !24
  %60 = and i1 %42, %44, !dbg !25
  %61 = mul i32 %22, %7, !dbg !26
  %62 = sext i32 %61 to i64, !dbg !27
  %63 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %62, !dbg !27
  %64 = sext i32 %32 to i64, !dbg !27
  %65 = getelementptr [4 x i8], ptr addrspace(1) %63, i64 %64, !dbg !27
  %66 = and i1 %43, %45, !dbg !21
  %67 = and i1 %42, %66, !dbg !21
  br i1 %60, label %68, label %74, !dbg !28

68:                                               ; preds = %58
  %69 = mul i32 %21, %7
  %70 = sext i32 %69 to i64
  %71 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %70
  %72 = getelementptr [4 x i8], ptr addrspace(1) %71, i64 %64
  %73 = load <1 x float>, ptr addrspace(1) %72, align 4, !dbg !28
  br label %74, !dbg !28

74:                                               ; preds = %68, %58
  %75 = phi <1 x float> [ %73, %68 ], [ zeroinitializer, %58 ], !dbg !28
  br i1 %67, label %76, label %78, !dbg !28

76:                                               ; preds = %74
  %77 = load <1 x float>, ptr addrspace(1) %65, align 4, !dbg !28
  br label %78, !dbg !28

78:                                               ; preds = %76, %74
  %79 = phi <1 x float> [ %77, %76 ], [ zeroinitializer, %74 ], !dbg !28
  %80 = shl nuw nsw i32 %18, 2, !dbg !24
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80, !dbg !24
  store <1 x float> %55, ptr addrspace(3) %81, align 4, !dbg !24
  %82 = or disjoint i32 %80, 1024, !dbg !24
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %82, !dbg !24
  store <1 x float> %59, ptr addrspace(3) %83, align 4, !dbg !24
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %80, !dbg !28
  store <1 x float> %75, ptr addrspace(3) %84, align 4, !dbg !28
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %82, !dbg !28
  store <1 x float> %79, ptr addrspace(3) %85, align 4, !dbg !28
  %86 = add i32 %5, -16, !dbg !21
  %invariant.gep = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %64, !dbg !21
  %87 = icmp sgt i32 %86, 0, !dbg !21
  br i1 %87, label %.lr.ph, label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %78
  %88 = shl nuw nsw i32 %19, 3
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 16
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 32
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 48
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 64
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 80
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 96
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 112
  %97 = shl nuw nsw i32 %33, 3
  %98 = or disjoint i32 %21, 16, !dbg !22
  %99 = or disjoint i32 %21, 24, !dbg !22
  %100 = or disjoint i32 %33, 16, !dbg !22
  %101 = icmp slt i32 %98, %5, !dbg !22
  %102 = icmp slt i32 %99, %5, !dbg !22
  %103 = icmp slt i32 %100, %5, !dbg !22
  %104 = and i1 %34, %103, !dbg !23
  %105 = and i1 %35, %103, !dbg !23
  %106 = zext nneg i32 %100 to i64, !dbg !19
  %107 = getelementptr [4 x i8], ptr addrspace(1) %41, i64 %106, !dbg !19
  br i1 %104, label %108, label %111, !dbg !24

108:                                              ; preds = %.lr.ph
  %109 = getelementptr [4 x i8], ptr addrspace(1) %39, i64 %106
  %110 = load <1 x float>, ptr addrspace(1) %109, align 4, !dbg !24
  br label %111, !dbg !24

111:                                              ; preds = %108, %.lr.ph
  %112 = phi <1 x float> [ %110, %108 ], [ zeroinitializer, %.lr.ph ], !dbg !24
  br i1 %105, label %113, label %115, !dbg !24

113:                                              ; preds = %111
  %114 = load <1 x float>, ptr addrspace(1) %107, align 4, !dbg !24
  br label %115, !dbg !24

115:                                              ; preds = %113, %111
  %116 = phi <1 x float> [ %114, %113 ], [ zeroinitializer, %111 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %117 = load <4 x float>, ptr addrspace(3) %89, align 16, !dbg !24
  %118 = extractelement <4 x float> %117, i64 0, !dbg !24
  %119 = extractelement <4 x float> %117, i64 1, !dbg !24
  %120 = extractelement <4 x float> %117, i64 2, !dbg !24
  %121 = extractelement <4 x float> %117, i64 3, !dbg !24
  %122 = load <4 x float>, ptr addrspace(3) %90, align 16, !dbg !24
  %123 = extractelement <4 x float> %122, i64 0, !dbg !24
  %124 = extractelement <4 x float> %122, i64 1, !dbg !24
  %125 = extractelement <4 x float> %122, i64 2, !dbg !24
  %126 = extractelement <4 x float> %122, i64 3, !dbg !24
  %127 = load <4 x float>, ptr addrspace(3) %91, align 16, !dbg !24
  %128 = extractelement <4 x float> %127, i64 0, !dbg !24
  %129 = extractelement <4 x float> %127, i64 1, !dbg !24
  %130 = extractelement <4 x float> %127, i64 2, !dbg !24
  %131 = extractelement <4 x float> %127, i64 3, !dbg !24
  %132 = load <4 x float>, ptr addrspace(3) %92, align 16, !dbg !24
  %133 = extractelement <4 x float> %132, i64 0, !dbg !24
  %134 = extractelement <4 x float> %132, i64 1, !dbg !24
  %135 = extractelement <4 x float> %132, i64 2, !dbg !24
  %136 = extractelement <4 x float> %132, i64 3, !dbg !24
  %137 = load <4 x float>, ptr addrspace(3) %93, align 16, !dbg !24
  %138 = extractelement <4 x float> %137, i64 0, !dbg !24
  %139 = extractelement <4 x float> %137, i64 1, !dbg !24
  %140 = extractelement <4 x float> %137, i64 2, !dbg !24
  %141 = extractelement <4 x float> %137, i64 3, !dbg !24
  %142 = load <4 x float>, ptr addrspace(3) %94, align 16, !dbg !24
  %143 = extractelement <4 x float> %142, i64 0, !dbg !24
  %144 = extractelement <4 x float> %142, i64 1, !dbg !24
  %145 = extractelement <4 x float> %142, i64 2, !dbg !24
  %146 = extractelement <4 x float> %142, i64 3, !dbg !24
  %147 = load <4 x float>, ptr addrspace(3) %95, align 16, !dbg !24
  %148 = extractelement <4 x float> %147, i64 0, !dbg !24
  %149 = extractelement <4 x float> %147, i64 1, !dbg !24
  %150 = extractelement <4 x float> %147, i64 2, !dbg !24
  %151 = extractelement <4 x float> %147, i64 3, !dbg !24
  %152 = load <4 x float>, ptr addrspace(3) %96, align 16, !dbg !24
  %153 = extractelement <4 x float> %152, i64 0, !dbg !24
  %154 = extractelement <4 x float> %152, i64 1, !dbg !24
  %155 = extractelement <4 x float> %152, i64 2, !dbg !24
  %156 = extractelement <4 x float> %152, i64 3, !dbg !24
  %157 = and i1 %42, %101, !dbg !25
  %158 = and i1 %42, %102, !dbg !25
  %159 = mul i32 %99, %7, !dbg !26
  %160 = sext i32 %159 to i64, !dbg !27
  %gep.peel = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %160, !dbg !27
  br i1 %157, label %161, label %165, !dbg !28

161:                                              ; preds = %115
  %162 = mul i32 %98, %7
  %163 = sext i32 %162 to i64
  %gep3.peel = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %163
  %164 = load <1 x float>, ptr addrspace(1) %gep3.peel, align 4, !dbg !28
  br label %165, !dbg !28

165:                                              ; preds = %161, %115
  %166 = phi <1 x float> [ %164, %161 ], [ zeroinitializer, %115 ], !dbg !28
  br i1 %158, label %167, label %169, !dbg !28

167:                                              ; preds = %165
  %168 = load <1 x float>, ptr addrspace(1) %gep.peel, align 4, !dbg !28
  br label %169, !dbg !28

169:                                              ; preds = %167, %165
  %170 = phi <1 x float> [ %168, %167 ], [ zeroinitializer, %165 ], !dbg !28
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %97, !dbg !28
  %172 = load <2 x float>, ptr addrspace(3) %171, align 8, !dbg !28
  %173 = extractelement <2 x float> %172, i64 0, !dbg !28
  %174 = extractelement <2 x float> %172, i64 1, !dbg !28
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 128, !dbg !28
  %176 = load <2 x float>, ptr addrspace(3) %175, align 8, !dbg !28
  %177 = extractelement <2 x float> %176, i64 0, !dbg !28
  %178 = extractelement <2 x float> %176, i64 1, !dbg !28
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 256, !dbg !28
  %180 = load <2 x float>, ptr addrspace(3) %179, align 8, !dbg !28
  %181 = extractelement <2 x float> %180, i64 0, !dbg !28
  %182 = extractelement <2 x float> %180, i64 1, !dbg !28
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 384, !dbg !28
  %184 = load <2 x float>, ptr addrspace(3) %183, align 8, !dbg !28
  %185 = extractelement <2 x float> %184, i64 0, !dbg !28
  %186 = extractelement <2 x float> %184, i64 1, !dbg !28
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 512, !dbg !28
  %188 = load <2 x float>, ptr addrspace(3) %187, align 8, !dbg !28
  %189 = extractelement <2 x float> %188, i64 0, !dbg !28
  %190 = extractelement <2 x float> %188, i64 1, !dbg !28
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 640, !dbg !28
  %192 = load <2 x float>, ptr addrspace(3) %191, align 8, !dbg !28
  %193 = extractelement <2 x float> %192, i64 0, !dbg !28
  %194 = extractelement <2 x float> %192, i64 1, !dbg !28
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 768, !dbg !28
  %196 = load <2 x float>, ptr addrspace(3) %195, align 8, !dbg !28
  %197 = extractelement <2 x float> %196, i64 0, !dbg !28
  %198 = extractelement <2 x float> %196, i64 1, !dbg !28
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 896, !dbg !28
  %200 = load <2 x float>, ptr addrspace(3) %199, align 8, !dbg !28
  %201 = extractelement <2 x float> %200, i64 0, !dbg !28
  %202 = extractelement <2 x float> %200, i64 1, !dbg !28
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1024, !dbg !28
  %204 = load <2 x float>, ptr addrspace(3) %203, align 8, !dbg !28
  %205 = extractelement <2 x float> %204, i64 0, !dbg !28
  %206 = extractelement <2 x float> %204, i64 1, !dbg !28
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1152, !dbg !28
  %208 = load <2 x float>, ptr addrspace(3) %207, align 8, !dbg !28
  %209 = extractelement <2 x float> %208, i64 0, !dbg !28
  %210 = extractelement <2 x float> %208, i64 1, !dbg !28
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1280, !dbg !28
  %212 = load <2 x float>, ptr addrspace(3) %211, align 8, !dbg !28
  %213 = extractelement <2 x float> %212, i64 0, !dbg !28
  %214 = extractelement <2 x float> %212, i64 1, !dbg !28
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1408, !dbg !28
  %216 = load <2 x float>, ptr addrspace(3) %215, align 8, !dbg !28
  %217 = extractelement <2 x float> %216, i64 0, !dbg !28
  %218 = extractelement <2 x float> %216, i64 1, !dbg !28
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1536, !dbg !28
  %220 = load <2 x float>, ptr addrspace(3) %219, align 8, !dbg !28
  %221 = extractelement <2 x float> %220, i64 0, !dbg !28
  %222 = extractelement <2 x float> %220, i64 1, !dbg !28
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1664, !dbg !28
  %224 = load <2 x float>, ptr addrspace(3) %223, align 8, !dbg !28
  %225 = extractelement <2 x float> %224, i64 0, !dbg !28
  %226 = extractelement <2 x float> %224, i64 1, !dbg !28
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1792, !dbg !28
  %228 = load <2 x float>, ptr addrspace(3) %227, align 8, !dbg !28
  %229 = extractelement <2 x float> %228, i64 0, !dbg !28
  %230 = extractelement <2 x float> %228, i64 1, !dbg !28
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 1920, !dbg !28
  %232 = load <2 x float>, ptr addrspace(3) %231, align 8, !dbg !28
  %233 = extractelement <2 x float> %232, i64 0, !dbg !28
  %234 = extractelement <2 x float> %232, i64 1, !dbg !28
  %235 = tail call float @llvm.fmuladd.f32(float %118, float %173, float 0.000000e+00), !dbg !29
  %236 = tail call float @llvm.fmuladd.f32(float %119, float %177, float %235), !dbg !29
  %237 = tail call float @llvm.fmuladd.f32(float %120, float %181, float %236), !dbg !29
  %238 = tail call float @llvm.fmuladd.f32(float %121, float %185, float %237), !dbg !29
  %239 = tail call float @llvm.fmuladd.f32(float %123, float %189, float %238), !dbg !29
  %240 = tail call float @llvm.fmuladd.f32(float %124, float %193, float %239), !dbg !29
  %241 = tail call float @llvm.fmuladd.f32(float %125, float %197, float %240), !dbg !29
  %242 = tail call float @llvm.fmuladd.f32(float %126, float %201, float %241), !dbg !29
  %243 = tail call float @llvm.fmuladd.f32(float %128, float %205, float %242), !dbg !29
  %244 = tail call float @llvm.fmuladd.f32(float %129, float %209, float %243), !dbg !29
  %245 = tail call float @llvm.fmuladd.f32(float %130, float %213, float %244), !dbg !29
  %246 = tail call float @llvm.fmuladd.f32(float %131, float %217, float %245), !dbg !29
  %247 = tail call float @llvm.fmuladd.f32(float %133, float %221, float %246), !dbg !29
  %248 = tail call float @llvm.fmuladd.f32(float %134, float %225, float %247), !dbg !29
  %249 = tail call float @llvm.fmuladd.f32(float %135, float %229, float %248), !dbg !29
  %250 = tail call float @llvm.fmuladd.f32(float %136, float %233, float %249), !dbg !29
  %251 = tail call float @llvm.fmuladd.f32(float %118, float %174, float 0.000000e+00), !dbg !29
  %252 = tail call float @llvm.fmuladd.f32(float %119, float %178, float %251), !dbg !29
  %253 = tail call float @llvm.fmuladd.f32(float %120, float %182, float %252), !dbg !29
  %254 = tail call float @llvm.fmuladd.f32(float %121, float %186, float %253), !dbg !29
  %255 = tail call float @llvm.fmuladd.f32(float %123, float %190, float %254), !dbg !29
  %256 = tail call float @llvm.fmuladd.f32(float %124, float %194, float %255), !dbg !29
  %257 = tail call float @llvm.fmuladd.f32(float %125, float %198, float %256), !dbg !29
  %258 = tail call float @llvm.fmuladd.f32(float %126, float %202, float %257), !dbg !29
  %259 = tail call float @llvm.fmuladd.f32(float %128, float %206, float %258), !dbg !29
  %260 = tail call float @llvm.fmuladd.f32(float %129, float %210, float %259), !dbg !29
  %261 = tail call float @llvm.fmuladd.f32(float %130, float %214, float %260), !dbg !29
  %262 = tail call float @llvm.fmuladd.f32(float %131, float %218, float %261), !dbg !29
  %263 = tail call float @llvm.fmuladd.f32(float %133, float %222, float %262), !dbg !29
  %264 = tail call float @llvm.fmuladd.f32(float %134, float %226, float %263), !dbg !29
  %265 = tail call float @llvm.fmuladd.f32(float %135, float %230, float %264), !dbg !29
  %266 = tail call float @llvm.fmuladd.f32(float %136, float %234, float %265), !dbg !29
  %267 = tail call float @llvm.fmuladd.f32(float %138, float %173, float 0.000000e+00), !dbg !29
  %268 = tail call float @llvm.fmuladd.f32(float %139, float %177, float %267), !dbg !29
  %269 = tail call float @llvm.fmuladd.f32(float %140, float %181, float %268), !dbg !29
  %270 = tail call float @llvm.fmuladd.f32(float %141, float %185, float %269), !dbg !29
  %271 = tail call float @llvm.fmuladd.f32(float %143, float %189, float %270), !dbg !29
  %272 = tail call float @llvm.fmuladd.f32(float %144, float %193, float %271), !dbg !29
  %273 = tail call float @llvm.fmuladd.f32(float %145, float %197, float %272), !dbg !29
  %274 = tail call float @llvm.fmuladd.f32(float %146, float %201, float %273), !dbg !29
  %275 = tail call float @llvm.fmuladd.f32(float %148, float %205, float %274), !dbg !29
  %276 = tail call float @llvm.fmuladd.f32(float %149, float %209, float %275), !dbg !29
  %277 = tail call float @llvm.fmuladd.f32(float %150, float %213, float %276), !dbg !29
  %278 = tail call float @llvm.fmuladd.f32(float %151, float %217, float %277), !dbg !29
  %279 = tail call float @llvm.fmuladd.f32(float %153, float %221, float %278), !dbg !29
  %280 = tail call float @llvm.fmuladd.f32(float %154, float %225, float %279), !dbg !29
  %281 = tail call float @llvm.fmuladd.f32(float %155, float %229, float %280), !dbg !29
  %282 = tail call float @llvm.fmuladd.f32(float %156, float %233, float %281), !dbg !29
  %283 = tail call float @llvm.fmuladd.f32(float %138, float %174, float 0.000000e+00), !dbg !29
  %284 = tail call float @llvm.fmuladd.f32(float %139, float %178, float %283), !dbg !29
  %285 = tail call float @llvm.fmuladd.f32(float %140, float %182, float %284), !dbg !29
  %286 = tail call float @llvm.fmuladd.f32(float %141, float %186, float %285), !dbg !29
  %287 = tail call float @llvm.fmuladd.f32(float %143, float %190, float %286), !dbg !29
  %288 = tail call float @llvm.fmuladd.f32(float %144, float %194, float %287), !dbg !29
  %289 = tail call float @llvm.fmuladd.f32(float %145, float %198, float %288), !dbg !29
  %290 = tail call float @llvm.fmuladd.f32(float %146, float %202, float %289), !dbg !29
  %291 = tail call float @llvm.fmuladd.f32(float %148, float %206, float %290), !dbg !29
  %292 = tail call float @llvm.fmuladd.f32(float %149, float %210, float %291), !dbg !29
  %293 = tail call float @llvm.fmuladd.f32(float %150, float %214, float %292), !dbg !29
  %294 = tail call float @llvm.fmuladd.f32(float %151, float %218, float %293), !dbg !29
  %295 = tail call float @llvm.fmuladd.f32(float %153, float %222, float %294), !dbg !29
  %296 = tail call float @llvm.fmuladd.f32(float %154, float %226, float %295), !dbg !29
  %297 = tail call float @llvm.fmuladd.f32(float %155, float %230, float %296), !dbg !29
  %298 = tail call float @llvm.fmuladd.f32(float %156, float %234, float %297), !dbg !29
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  store <1 x float> %112, ptr addrspace(3) %81, align 4, !dbg !24
  store <1 x float> %116, ptr addrspace(3) %83, align 4, !dbg !24
  store <1 x float> %166, ptr addrspace(3) %84, align 4, !dbg !28
  store <1 x float> %170, ptr addrspace(3) %85, align 4, !dbg !28
  %299 = icmp samesign ugt i32 %86, 16, !dbg !21
  br i1 %299, label %.peel.next, label %._crit_edge, !dbg !21

.peel.next:                                       ; preds = %169
  %300 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %97
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 128
  %302 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 256
  %303 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 384
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 512
  %305 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 640
  %306 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 768
  %307 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 896
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1024
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1152
  %310 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1280
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1408
  %312 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1536
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1664
  %314 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1792
  %315 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 1920
  br label %316, !dbg !21

316:                                              ; preds = %.peel.next, %394
  %317 = phi float [ %250, %.peel.next ], [ %459, %394 ]
  %318 = phi float [ %266, %.peel.next ], [ %475, %394 ]
  %319 = phi float [ %282, %.peel.next ], [ %491, %394 ]
  %320 = phi float [ %298, %.peel.next ], [ %507, %394 ]
  %321 = phi i32 [ 16, %.peel.next ], [ %322, %394 ]
  %322 = add i32 %321, 16, !dbg !21
  %323 = or disjoint i32 %322, %21, !dbg !22
  %324 = or disjoint i32 %322, %22, !dbg !22
  %325 = or disjoint i32 %322, %33, !dbg !22
  %326 = icmp slt i32 %323, %5, !dbg !22
  %327 = icmp slt i32 %324, %5, !dbg !22
  %328 = icmp slt i32 %325, %5, !dbg !22
  %329 = and i1 %34, %328, !dbg !23
  %330 = and i1 %35, %328, !dbg !23
  %331 = sext i32 %325 to i64, !dbg !19
  %332 = getelementptr [4 x i8], ptr addrspace(1) %41, i64 %331, !dbg !19
  br i1 %329, label %333, label %336, !dbg !24

333:                                              ; preds = %316
  %334 = getelementptr [4 x i8], ptr addrspace(1) %39, i64 %331
  %335 = load <1 x float>, ptr addrspace(1) %334, align 4, !dbg !24
  br label %336, !dbg !24

336:                                              ; preds = %333, %316
  %337 = phi <1 x float> [ %335, %333 ], [ zeroinitializer, %316 ], !dbg !24
  br i1 %330, label %338, label %340, !dbg !24

338:                                              ; preds = %336
  %339 = load <1 x float>, ptr addrspace(1) %332, align 4, !dbg !24
  br label %340, !dbg !24

340:                                              ; preds = %338, %336
  %341 = phi <1 x float> [ %339, %338 ], [ zeroinitializer, %336 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %342 = load <4 x float>, ptr addrspace(3) %89, align 16, !dbg !24
  %343 = extractelement <4 x float> %342, i64 0, !dbg !24
  %344 = extractelement <4 x float> %342, i64 1, !dbg !24
  %345 = extractelement <4 x float> %342, i64 2, !dbg !24
  %346 = extractelement <4 x float> %342, i64 3, !dbg !24
  %347 = load <4 x float>, ptr addrspace(3) %90, align 16, !dbg !24
  %348 = extractelement <4 x float> %347, i64 0, !dbg !24
  %349 = extractelement <4 x float> %347, i64 1, !dbg !24
  %350 = extractelement <4 x float> %347, i64 2, !dbg !24
  %351 = extractelement <4 x float> %347, i64 3, !dbg !24
  %352 = load <4 x float>, ptr addrspace(3) %91, align 16, !dbg !24
  %353 = extractelement <4 x float> %352, i64 0, !dbg !24
  %354 = extractelement <4 x float> %352, i64 1, !dbg !24
  %355 = extractelement <4 x float> %352, i64 2, !dbg !24
  %356 = extractelement <4 x float> %352, i64 3, !dbg !24
  %357 = load <4 x float>, ptr addrspace(3) %92, align 16, !dbg !24
  %358 = extractelement <4 x float> %357, i64 0, !dbg !24
  %359 = extractelement <4 x float> %357, i64 1, !dbg !24
  %360 = extractelement <4 x float> %357, i64 2, !dbg !24
  %361 = extractelement <4 x float> %357, i64 3, !dbg !24
  %362 = load <4 x float>, ptr addrspace(3) %93, align 16, !dbg !24
  %363 = extractelement <4 x float> %362, i64 0, !dbg !24
  %364 = extractelement <4 x float> %362, i64 1, !dbg !24
  %365 = extractelement <4 x float> %362, i64 2, !dbg !24
  %366 = extractelement <4 x float> %362, i64 3, !dbg !24
  %367 = load <4 x float>, ptr addrspace(3) %94, align 16, !dbg !24
  %368 = extractelement <4 x float> %367, i64 0, !dbg !24
  %369 = extractelement <4 x float> %367, i64 1, !dbg !24
  %370 = extractelement <4 x float> %367, i64 2, !dbg !24
  %371 = extractelement <4 x float> %367, i64 3, !dbg !24
  %372 = load <4 x float>, ptr addrspace(3) %95, align 16, !dbg !24
  %373 = extractelement <4 x float> %372, i64 0, !dbg !24
  %374 = extractelement <4 x float> %372, i64 1, !dbg !24
  %375 = extractelement <4 x float> %372, i64 2, !dbg !24
  %376 = extractelement <4 x float> %372, i64 3, !dbg !24
  %377 = load <4 x float>, ptr addrspace(3) %96, align 16, !dbg !24
  %378 = extractelement <4 x float> %377, i64 0, !dbg !24
  %379 = extractelement <4 x float> %377, i64 1, !dbg !24
  %380 = extractelement <4 x float> %377, i64 2, !dbg !24
  %381 = extractelement <4 x float> %377, i64 3, !dbg !24
  %382 = and i1 %42, %326, !dbg !25
  %383 = and i1 %42, %327, !dbg !25
  %384 = mul i32 %324, %7, !dbg !26
  %385 = sext i32 %384 to i64, !dbg !27
  %gep = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %385, !dbg !27
  br i1 %382, label %386, label %390, !dbg !28

386:                                              ; preds = %340
  %387 = mul i32 %323, %7
  %388 = sext i32 %387 to i64
  %gep3 = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %388
  %389 = load <1 x float>, ptr addrspace(1) %gep3, align 4, !dbg !28
  br label %390, !dbg !28

390:                                              ; preds = %386, %340
  %391 = phi <1 x float> [ %389, %386 ], [ zeroinitializer, %340 ], !dbg !28
  br i1 %383, label %392, label %394, !dbg !28

392:                                              ; preds = %390
  %393 = load <1 x float>, ptr addrspace(1) %gep, align 4, !dbg !28
  br label %394, !dbg !28

394:                                              ; preds = %392, %390
  %395 = phi <1 x float> [ %393, %392 ], [ zeroinitializer, %390 ], !dbg !28
  %396 = load <2 x float>, ptr addrspace(3) %300, align 8, !dbg !28
  %397 = extractelement <2 x float> %396, i64 0, !dbg !28
  %398 = extractelement <2 x float> %396, i64 1, !dbg !28
  %399 = load <2 x float>, ptr addrspace(3) %301, align 8, !dbg !28
  %400 = extractelement <2 x float> %399, i64 0, !dbg !28
  %401 = extractelement <2 x float> %399, i64 1, !dbg !28
  %402 = load <2 x float>, ptr addrspace(3) %302, align 8, !dbg !28
  %403 = extractelement <2 x float> %402, i64 0, !dbg !28
  %404 = extractelement <2 x float> %402, i64 1, !dbg !28
  %405 = load <2 x float>, ptr addrspace(3) %303, align 8, !dbg !28
  %406 = extractelement <2 x float> %405, i64 0, !dbg !28
  %407 = extractelement <2 x float> %405, i64 1, !dbg !28
  %408 = load <2 x float>, ptr addrspace(3) %304, align 8, !dbg !28
  %409 = extractelement <2 x float> %408, i64 0, !dbg !28
  %410 = extractelement <2 x float> %408, i64 1, !dbg !28
  %411 = load <2 x float>, ptr addrspace(3) %305, align 8, !dbg !28
  %412 = extractelement <2 x float> %411, i64 0, !dbg !28
  %413 = extractelement <2 x float> %411, i64 1, !dbg !28
  %414 = load <2 x float>, ptr addrspace(3) %306, align 8, !dbg !28
  %415 = extractelement <2 x float> %414, i64 0, !dbg !28
  %416 = extractelement <2 x float> %414, i64 1, !dbg !28
  %417 = load <2 x float>, ptr addrspace(3) %307, align 8, !dbg !28
  %418 = extractelement <2 x float> %417, i64 0, !dbg !28
  %419 = extractelement <2 x float> %417, i64 1, !dbg !28
  %420 = load <2 x float>, ptr addrspace(3) %308, align 8, !dbg !28
  %421 = extractelement <2 x float> %420, i64 0, !dbg !28
  %422 = extractelement <2 x float> %420, i64 1, !dbg !28
  %423 = load <2 x float>, ptr addrspace(3) %309, align 8, !dbg !28
  %424 = extractelement <2 x float> %423, i64 0, !dbg !28
  %425 = extractelement <2 x float> %423, i64 1, !dbg !28
  %426 = load <2 x float>, ptr addrspace(3) %310, align 8, !dbg !28
  %427 = extractelement <2 x float> %426, i64 0, !dbg !28
  %428 = extractelement <2 x float> %426, i64 1, !dbg !28
  %429 = load <2 x float>, ptr addrspace(3) %311, align 8, !dbg !28
  %430 = extractelement <2 x float> %429, i64 0, !dbg !28
  %431 = extractelement <2 x float> %429, i64 1, !dbg !28
  %432 = load <2 x float>, ptr addrspace(3) %312, align 8, !dbg !28
  %433 = extractelement <2 x float> %432, i64 0, !dbg !28
  %434 = extractelement <2 x float> %432, i64 1, !dbg !28
  %435 = load <2 x float>, ptr addrspace(3) %313, align 8, !dbg !28
  %436 = extractelement <2 x float> %435, i64 0, !dbg !28
  %437 = extractelement <2 x float> %435, i64 1, !dbg !28
  %438 = load <2 x float>, ptr addrspace(3) %314, align 8, !dbg !28
  %439 = extractelement <2 x float> %438, i64 0, !dbg !28
  %440 = extractelement <2 x float> %438, i64 1, !dbg !28
  %441 = load <2 x float>, ptr addrspace(3) %315, align 8, !dbg !28
  %442 = extractelement <2 x float> %441, i64 0, !dbg !28
  %443 = extractelement <2 x float> %441, i64 1, !dbg !28
  %444 = tail call float @llvm.fmuladd.f32(float %343, float %397, float %317), !dbg !29
  %445 = tail call float @llvm.fmuladd.f32(float %344, float %400, float %444), !dbg !29
  %446 = tail call float @llvm.fmuladd.f32(float %345, float %403, float %445), !dbg !29
  %447 = tail call float @llvm.fmuladd.f32(float %346, float %406, float %446), !dbg !29
  %448 = tail call float @llvm.fmuladd.f32(float %348, float %409, float %447), !dbg !29
  %449 = tail call float @llvm.fmuladd.f32(float %349, float %412, float %448), !dbg !29
  %450 = tail call float @llvm.fmuladd.f32(float %350, float %415, float %449), !dbg !29
  %451 = tail call float @llvm.fmuladd.f32(float %351, float %418, float %450), !dbg !29
  %452 = tail call float @llvm.fmuladd.f32(float %353, float %421, float %451), !dbg !29
  %453 = tail call float @llvm.fmuladd.f32(float %354, float %424, float %452), !dbg !29
  %454 = tail call float @llvm.fmuladd.f32(float %355, float %427, float %453), !dbg !29
  %455 = tail call float @llvm.fmuladd.f32(float %356, float %430, float %454), !dbg !29
  %456 = tail call float @llvm.fmuladd.f32(float %358, float %433, float %455), !dbg !29
  %457 = tail call float @llvm.fmuladd.f32(float %359, float %436, float %456), !dbg !29
  %458 = tail call float @llvm.fmuladd.f32(float %360, float %439, float %457), !dbg !29
  %459 = tail call float @llvm.fmuladd.f32(float %361, float %442, float %458), !dbg !29
  %460 = tail call float @llvm.fmuladd.f32(float %343, float %398, float %318), !dbg !29
  %461 = tail call float @llvm.fmuladd.f32(float %344, float %401, float %460), !dbg !29
  %462 = tail call float @llvm.fmuladd.f32(float %345, float %404, float %461), !dbg !29
  %463 = tail call float @llvm.fmuladd.f32(float %346, float %407, float %462), !dbg !29
  %464 = tail call float @llvm.fmuladd.f32(float %348, float %410, float %463), !dbg !29
  %465 = tail call float @llvm.fmuladd.f32(float %349, float %413, float %464), !dbg !29
  %466 = tail call float @llvm.fmuladd.f32(float %350, float %416, float %465), !dbg !29
  %467 = tail call float @llvm.fmuladd.f32(float %351, float %419, float %466), !dbg !29
  %468 = tail call float @llvm.fmuladd.f32(float %353, float %422, float %467), !dbg !29
  %469 = tail call float @llvm.fmuladd.f32(float %354, float %425, float %468), !dbg !29
  %470 = tail call float @llvm.fmuladd.f32(float %355, float %428, float %469), !dbg !29
  %471 = tail call float @llvm.fmuladd.f32(float %356, float %431, float %470), !dbg !29
  %472 = tail call float @llvm.fmuladd.f32(float %358, float %434, float %471), !dbg !29
  %473 = tail call float @llvm.fmuladd.f32(float %359, float %437, float %472), !dbg !29
  %474 = tail call float @llvm.fmuladd.f32(float %360, float %440, float %473), !dbg !29
  %475 = tail call float @llvm.fmuladd.f32(float %361, float %443, float %474), !dbg !29
  %476 = tail call float @llvm.fmuladd.f32(float %363, float %397, float %319), !dbg !29
  %477 = tail call float @llvm.fmuladd.f32(float %364, float %400, float %476), !dbg !29
  %478 = tail call float @llvm.fmuladd.f32(float %365, float %403, float %477), !dbg !29
  %479 = tail call float @llvm.fmuladd.f32(float %366, float %406, float %478), !dbg !29
  %480 = tail call float @llvm.fmuladd.f32(float %368, float %409, float %479), !dbg !29
  %481 = tail call float @llvm.fmuladd.f32(float %369, float %412, float %480), !dbg !29
  %482 = tail call float @llvm.fmuladd.f32(float %370, float %415, float %481), !dbg !29
  %483 = tail call float @llvm.fmuladd.f32(float %371, float %418, float %482), !dbg !29
  %484 = tail call float @llvm.fmuladd.f32(float %373, float %421, float %483), !dbg !29
  %485 = tail call float @llvm.fmuladd.f32(float %374, float %424, float %484), !dbg !29
  %486 = tail call float @llvm.fmuladd.f32(float %375, float %427, float %485), !dbg !29
  %487 = tail call float @llvm.fmuladd.f32(float %376, float %430, float %486), !dbg !29
  %488 = tail call float @llvm.fmuladd.f32(float %378, float %433, float %487), !dbg !29
  %489 = tail call float @llvm.fmuladd.f32(float %379, float %436, float %488), !dbg !29
  %490 = tail call float @llvm.fmuladd.f32(float %380, float %439, float %489), !dbg !29
  %491 = tail call float @llvm.fmuladd.f32(float %381, float %442, float %490), !dbg !29
  %492 = tail call float @llvm.fmuladd.f32(float %363, float %398, float %320), !dbg !29
  %493 = tail call float @llvm.fmuladd.f32(float %364, float %401, float %492), !dbg !29
  %494 = tail call float @llvm.fmuladd.f32(float %365, float %404, float %493), !dbg !29
  %495 = tail call float @llvm.fmuladd.f32(float %366, float %407, float %494), !dbg !29
  %496 = tail call float @llvm.fmuladd.f32(float %368, float %410, float %495), !dbg !29
  %497 = tail call float @llvm.fmuladd.f32(float %369, float %413, float %496), !dbg !29
  %498 = tail call float @llvm.fmuladd.f32(float %370, float %416, float %497), !dbg !29
  %499 = tail call float @llvm.fmuladd.f32(float %371, float %419, float %498), !dbg !29
  %500 = tail call float @llvm.fmuladd.f32(float %373, float %422, float %499), !dbg !29
  %501 = tail call float @llvm.fmuladd.f32(float %374, float %425, float %500), !dbg !29
  %502 = tail call float @llvm.fmuladd.f32(float %375, float %428, float %501), !dbg !29
  %503 = tail call float @llvm.fmuladd.f32(float %376, float %431, float %502), !dbg !29
  %504 = tail call float @llvm.fmuladd.f32(float %378, float %434, float %503), !dbg !29
  %505 = tail call float @llvm.fmuladd.f32(float %379, float %437, float %504), !dbg !29
  %506 = tail call float @llvm.fmuladd.f32(float %380, float %440, float %505), !dbg !29
  %507 = tail call float @llvm.fmuladd.f32(float %381, float %443, float %506), !dbg !29
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  store <1 x float> %337, ptr addrspace(3) %81, align 4, !dbg !24
  store <1 x float> %341, ptr addrspace(3) %83, align 4, !dbg !24
  store <1 x float> %391, ptr addrspace(3) %84, align 4, !dbg !28
  store <1 x float> %395, ptr addrspace(3) %85, align 4, !dbg !28
  %508 = icmp slt i32 %322, %86, !dbg !21
  br i1 %508, label %316, label %._crit_edge, !dbg !21, !llvm.loop !30

._crit_edge:                                      ; preds = %394, %169, %78
  %509 = phi float [ 0.000000e+00, %78 ], [ %250, %169 ], [ %459, %394 ], !dbg !32
  %510 = phi float [ 0.000000e+00, %78 ], [ %266, %169 ], [ %475, %394 ], !dbg !32
  %511 = phi float [ 0.000000e+00, %78 ], [ %282, %169 ], [ %491, %394 ], !dbg !32
  %512 = phi float [ 0.000000e+00, %78 ], [ %298, %169 ], [ %507, %394 ], !dbg !32
  %513 = add i32 %5, 15, !dbg !21
  %514 = icmp sgt i32 %513, 15, !dbg !21
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  br i1 %514, label %515, label %._crit_edge._crit_edge, !dbg !29

515:                                              ; preds = %._crit_edge
  %516 = shl nuw nsw i32 %33, 3, !dbg !28
  %517 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %516, !dbg !28
  %518 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1920, !dbg !28
  %519 = load <2 x float>, ptr addrspace(3) %518, align 8, !dbg !28
  %520 = extractelement <2 x float> %519, i64 1, !dbg !28
  %521 = extractelement <2 x float> %519, i64 0, !dbg !28
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1792, !dbg !28
  %523 = load <2 x float>, ptr addrspace(3) %522, align 8, !dbg !28
  %524 = extractelement <2 x float> %523, i64 1, !dbg !28
  %525 = extractelement <2 x float> %523, i64 0, !dbg !28
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1664, !dbg !28
  %527 = load <2 x float>, ptr addrspace(3) %526, align 8, !dbg !28
  %528 = extractelement <2 x float> %527, i64 1, !dbg !28
  %529 = extractelement <2 x float> %527, i64 0, !dbg !28
  %530 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1536, !dbg !28
  %531 = load <2 x float>, ptr addrspace(3) %530, align 8, !dbg !28
  %532 = extractelement <2 x float> %531, i64 1, !dbg !28
  %533 = extractelement <2 x float> %531, i64 0, !dbg !28
  %534 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1408, !dbg !28
  %535 = load <2 x float>, ptr addrspace(3) %534, align 8, !dbg !28
  %536 = extractelement <2 x float> %535, i64 1, !dbg !28
  %537 = extractelement <2 x float> %535, i64 0, !dbg !28
  %538 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1280, !dbg !28
  %539 = load <2 x float>, ptr addrspace(3) %538, align 8, !dbg !28
  %540 = extractelement <2 x float> %539, i64 1, !dbg !28
  %541 = extractelement <2 x float> %539, i64 0, !dbg !28
  %542 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1152, !dbg !28
  %543 = load <2 x float>, ptr addrspace(3) %542, align 8, !dbg !28
  %544 = extractelement <2 x float> %543, i64 1, !dbg !28
  %545 = extractelement <2 x float> %543, i64 0, !dbg !28
  %546 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 1024, !dbg !28
  %547 = load <2 x float>, ptr addrspace(3) %546, align 8, !dbg !28
  %548 = extractelement <2 x float> %547, i64 1, !dbg !28
  %549 = extractelement <2 x float> %547, i64 0, !dbg !28
  %550 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 896, !dbg !28
  %551 = load <2 x float>, ptr addrspace(3) %550, align 8, !dbg !28
  %552 = extractelement <2 x float> %551, i64 1, !dbg !28
  %553 = extractelement <2 x float> %551, i64 0, !dbg !28
  %554 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 768, !dbg !28
  %555 = load <2 x float>, ptr addrspace(3) %554, align 8, !dbg !28
  %556 = extractelement <2 x float> %555, i64 1, !dbg !28
  %557 = extractelement <2 x float> %555, i64 0, !dbg !28
  %558 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 640, !dbg !28
  %559 = load <2 x float>, ptr addrspace(3) %558, align 8, !dbg !28
  %560 = extractelement <2 x float> %559, i64 1, !dbg !28
  %561 = extractelement <2 x float> %559, i64 0, !dbg !28
  %562 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 512, !dbg !28
  %563 = load <2 x float>, ptr addrspace(3) %562, align 8, !dbg !28
  %564 = extractelement <2 x float> %563, i64 1, !dbg !28
  %565 = extractelement <2 x float> %563, i64 0, !dbg !28
  %566 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 384, !dbg !28
  %567 = load <2 x float>, ptr addrspace(3) %566, align 8, !dbg !28
  %568 = extractelement <2 x float> %567, i64 1, !dbg !28
  %569 = extractelement <2 x float> %567, i64 0, !dbg !28
  %570 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 256, !dbg !28
  %571 = load <2 x float>, ptr addrspace(3) %570, align 8, !dbg !28
  %572 = extractelement <2 x float> %571, i64 1, !dbg !28
  %573 = extractelement <2 x float> %571, i64 0, !dbg !28
  %574 = getelementptr inbounds nuw i8, ptr addrspace(3) %517, i32 128, !dbg !28
  %575 = load <2 x float>, ptr addrspace(3) %574, align 8, !dbg !28
  %576 = extractelement <2 x float> %575, i64 1, !dbg !28
  %577 = extractelement <2 x float> %575, i64 0, !dbg !28
  %578 = load <2 x float>, ptr addrspace(3) %517, align 8, !dbg !28
  %579 = extractelement <2 x float> %578, i64 1, !dbg !28
  %580 = extractelement <2 x float> %578, i64 0, !dbg !28
  %581 = shl nuw nsw i32 %19, 3, !dbg !24
  %582 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %581, !dbg !24
  %583 = getelementptr inbounds nuw i8, ptr addrspace(3) %582, i32 112, !dbg !24
  %584 = load <4 x float>, ptr addrspace(3) %583, align 16, !dbg !24
  %585 = extractelement <4 x float> %584, i64 3, !dbg !24
  %586 = extractelement <4 x float> %584, i64 2, !dbg !24
  %587 = extractelement <4 x float> %584, i64 1, !dbg !24
  %588 = extractelement <4 x float> %584, i64 0, !dbg !24
  %589 = getelementptr inbounds nuw i8, ptr addrspace(3) %582, i32 96, !dbg !24
  %590 = load <4 x float>, ptr addrspace(3) %589, align 16, !dbg !24
  %591 = extractelement <4 x float> %590, i64 3, !dbg !24
  %592 = extractelement <4 x float> %590, i64 2, !dbg !24
  %593 = extractelement <4 x float> %590, i64 1, !dbg !24
  %594 = extractelement <4 x float> %590, i64 0, !dbg !24
  %595 = getelementptr inbounds nuw i8, ptr addrspace(3) %582, i32 80, !dbg !24
  %596 = load <4 x float>, ptr addrspace(3) %595, align 16, !dbg !24
  %597 = extractelement <4 x float> %596, i64 3, !dbg !24
  %598 = extractelement <4 x float> %596, i64 2, !dbg !24
  %599 = extractelement <4 x float> %596, i64 1, !dbg !24
  %600 = extractelement <4 x float> %596, i64 0, !dbg !24
  %601 = getelementptr inbounds nuw i8, ptr addrspace(3) %582, i32 64, !dbg !24
  %602 = load <4 x float>, ptr addrspace(3) %601, align 16, !dbg !24
  %603 = extractelement <4 x float> %602, i64 3, !dbg !24
  %604 = extractelement <4 x float> %602, i64 2, !dbg !24
  %605 = extractelement <4 x float> %602, i64 1, !dbg !24
  %606 = extractelement <4 x float> %602, i64 0, !dbg !24
  %607 = getelementptr inbounds nuw i8, ptr addrspace(3) %582, i32 48, !dbg !24
  %608 = load <4 x float>, ptr addrspace(3) %607, align 16, !dbg !24
  %609 = extractelement <4 x float> %608, i64 3, !dbg !24
  %610 = extractelement <4 x float> %608, i64 2, !dbg !24
  %611 = extractelement <4 x float> %608, i64 1, !dbg !24
  %612 = extractelement <4 x float> %608, i64 0, !dbg !24
  %613 = getelementptr inbounds nuw i8, ptr addrspace(3) %582, i32 32, !dbg !24
  %614 = load <4 x float>, ptr addrspace(3) %613, align 16, !dbg !24
  %615 = extractelement <4 x float> %614, i64 3, !dbg !24
  %616 = extractelement <4 x float> %614, i64 2, !dbg !24
  %617 = extractelement <4 x float> %614, i64 1, !dbg !24
  %618 = extractelement <4 x float> %614, i64 0, !dbg !24
  %619 = getelementptr inbounds nuw i8, ptr addrspace(3) %582, i32 16, !dbg !24
  %620 = load <4 x float>, ptr addrspace(3) %619, align 16, !dbg !24
  %621 = extractelement <4 x float> %620, i64 3, !dbg !24
  %622 = extractelement <4 x float> %620, i64 2, !dbg !24
  %623 = extractelement <4 x float> %620, i64 1, !dbg !24
  %624 = extractelement <4 x float> %620, i64 0, !dbg !24
  %625 = load <4 x float>, ptr addrspace(3) %582, align 16, !dbg !24
  %626 = extractelement <4 x float> %625, i64 3, !dbg !24
  %627 = extractelement <4 x float> %625, i64 2, !dbg !24
  %628 = extractelement <4 x float> %625, i64 1, !dbg !24
  %629 = extractelement <4 x float> %625, i64 0, !dbg !24
  %630 = tail call float @llvm.fmuladd.f32(float %629, float %580, float %509), !dbg !29
  %631 = tail call float @llvm.fmuladd.f32(float %628, float %577, float %630), !dbg !29
  %632 = tail call float @llvm.fmuladd.f32(float %627, float %573, float %631), !dbg !29
  %633 = tail call float @llvm.fmuladd.f32(float %626, float %569, float %632), !dbg !29
  %634 = tail call float @llvm.fmuladd.f32(float %624, float %565, float %633), !dbg !29
  %635 = tail call float @llvm.fmuladd.f32(float %623, float %561, float %634), !dbg !29
  %636 = tail call float @llvm.fmuladd.f32(float %622, float %557, float %635), !dbg !29
  %637 = tail call float @llvm.fmuladd.f32(float %621, float %553, float %636), !dbg !29
  %638 = tail call float @llvm.fmuladd.f32(float %618, float %549, float %637), !dbg !29
  %639 = tail call float @llvm.fmuladd.f32(float %617, float %545, float %638), !dbg !29
  %640 = tail call float @llvm.fmuladd.f32(float %616, float %541, float %639), !dbg !29
  %641 = tail call float @llvm.fmuladd.f32(float %615, float %537, float %640), !dbg !29
  %642 = tail call float @llvm.fmuladd.f32(float %612, float %533, float %641), !dbg !29
  %643 = tail call float @llvm.fmuladd.f32(float %611, float %529, float %642), !dbg !29
  %644 = tail call float @llvm.fmuladd.f32(float %610, float %525, float %643), !dbg !29
  %645 = tail call float @llvm.fmuladd.f32(float %609, float %521, float %644), !dbg !29
  %646 = tail call float @llvm.fmuladd.f32(float %629, float %579, float %510), !dbg !29
  %647 = tail call float @llvm.fmuladd.f32(float %628, float %576, float %646), !dbg !29
  %648 = tail call float @llvm.fmuladd.f32(float %627, float %572, float %647), !dbg !29
  %649 = tail call float @llvm.fmuladd.f32(float %626, float %568, float %648), !dbg !29
  %650 = tail call float @llvm.fmuladd.f32(float %624, float %564, float %649), !dbg !29
  %651 = tail call float @llvm.fmuladd.f32(float %623, float %560, float %650), !dbg !29
  %652 = tail call float @llvm.fmuladd.f32(float %622, float %556, float %651), !dbg !29
  %653 = tail call float @llvm.fmuladd.f32(float %621, float %552, float %652), !dbg !29
  %654 = tail call float @llvm.fmuladd.f32(float %618, float %548, float %653), !dbg !29
  %655 = tail call float @llvm.fmuladd.f32(float %617, float %544, float %654), !dbg !29
  %656 = tail call float @llvm.fmuladd.f32(float %616, float %540, float %655), !dbg !29
  %657 = tail call float @llvm.fmuladd.f32(float %615, float %536, float %656), !dbg !29
  %658 = tail call float @llvm.fmuladd.f32(float %612, float %532, float %657), !dbg !29
  %659 = tail call float @llvm.fmuladd.f32(float %611, float %528, float %658), !dbg !29
  %660 = tail call float @llvm.fmuladd.f32(float %610, float %524, float %659), !dbg !29
  %661 = tail call float @llvm.fmuladd.f32(float %609, float %520, float %660), !dbg !29
  %662 = tail call float @llvm.fmuladd.f32(float %606, float %580, float %511), !dbg !29
  %663 = tail call float @llvm.fmuladd.f32(float %605, float %577, float %662), !dbg !29
  %664 = tail call float @llvm.fmuladd.f32(float %604, float %573, float %663), !dbg !29
  %665 = tail call float @llvm.fmuladd.f32(float %603, float %569, float %664), !dbg !29
  %666 = tail call float @llvm.fmuladd.f32(float %600, float %565, float %665), !dbg !29
  %667 = tail call float @llvm.fmuladd.f32(float %599, float %561, float %666), !dbg !29
  %668 = tail call float @llvm.fmuladd.f32(float %598, float %557, float %667), !dbg !29
  %669 = tail call float @llvm.fmuladd.f32(float %597, float %553, float %668), !dbg !29
  %670 = tail call float @llvm.fmuladd.f32(float %594, float %549, float %669), !dbg !29
  %671 = tail call float @llvm.fmuladd.f32(float %593, float %545, float %670), !dbg !29
  %672 = tail call float @llvm.fmuladd.f32(float %592, float %541, float %671), !dbg !29
  %673 = tail call float @llvm.fmuladd.f32(float %591, float %537, float %672), !dbg !29
  %674 = tail call float @llvm.fmuladd.f32(float %588, float %533, float %673), !dbg !29
  %675 = tail call float @llvm.fmuladd.f32(float %587, float %529, float %674), !dbg !29
  %676 = tail call float @llvm.fmuladd.f32(float %586, float %525, float %675), !dbg !29
  %677 = tail call float @llvm.fmuladd.f32(float %585, float %521, float %676), !dbg !29
  %678 = tail call float @llvm.fmuladd.f32(float %606, float %579, float %512), !dbg !29
  %679 = tail call float @llvm.fmuladd.f32(float %605, float %576, float %678), !dbg !29
  %680 = tail call float @llvm.fmuladd.f32(float %604, float %572, float %679), !dbg !29
  %681 = tail call float @llvm.fmuladd.f32(float %603, float %568, float %680), !dbg !29
  %682 = tail call float @llvm.fmuladd.f32(float %600, float %564, float %681), !dbg !29
  %683 = tail call float @llvm.fmuladd.f32(float %599, float %560, float %682), !dbg !29
  %684 = tail call float @llvm.fmuladd.f32(float %598, float %556, float %683), !dbg !29
  %685 = tail call float @llvm.fmuladd.f32(float %597, float %552, float %684), !dbg !29
  %686 = tail call float @llvm.fmuladd.f32(float %594, float %548, float %685), !dbg !29
  %687 = tail call float @llvm.fmuladd.f32(float %593, float %544, float %686), !dbg !29
  %688 = tail call float @llvm.fmuladd.f32(float %592, float %540, float %687), !dbg !29
  %689 = tail call float @llvm.fmuladd.f32(float %591, float %536, float %688), !dbg !29
  %690 = tail call float @llvm.fmuladd.f32(float %588, float %532, float %689), !dbg !29
  %691 = tail call float @llvm.fmuladd.f32(float %587, float %528, float %690), !dbg !29
  %692 = tail call float @llvm.fmuladd.f32(float %586, float %524, float %691), !dbg !29
  %693 = tail call float @llvm.fmuladd.f32(float %585, float %520, float %692), !dbg !29
  br label %._crit_edge._crit_edge, !dbg !29

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %515
  %694 = phi float [ %693, %515 ], [ %512, %._crit_edge ], !dbg !21
  %695 = phi float [ %677, %515 ], [ %511, %._crit_edge ], !dbg !21
  %696 = phi float [ %661, %515 ], [ %510, %._crit_edge ], !dbg !21
  %697 = phi float [ %645, %515 ], [ %509, %._crit_edge ], !dbg !21
  %698 = icmp slt i32 %26, %3, !dbg !33
  %699 = icmp slt i32 %27, %3, !dbg !33
  %700 = icmp slt i32 %28, %3, !dbg !33
  %701 = icmp slt i32 %29, %3, !dbg !33
  %702 = and i1 %42, %698, !dbg !34
  %703 = and i1 %42, %699, !dbg !34
  %704 = and i1 %42, %700, !dbg !34
  %705 = and i1 %42, %701, !dbg !34
  %706 = mul i32 %27, %8, !dbg !35
  %707 = mul i32 %28, %8, !dbg !35
  %708 = mul i32 %29, %8, !dbg !35
  %709 = sext i32 %706 to i64, !dbg !36
  %710 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %709, !dbg !36
  %711 = sext i32 %707 to i64, !dbg !36
  %712 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %711, !dbg !36
  %713 = sext i32 %708 to i64, !dbg !36
  %714 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %713, !dbg !36
  %715 = getelementptr [4 x i8], ptr addrspace(1) %710, i64 %64, !dbg !36
  %716 = getelementptr [4 x i8], ptr addrspace(1) %712, i64 %64, !dbg !36
  %717 = getelementptr [4 x i8], ptr addrspace(1) %714, i64 %64, !dbg !36
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %718 = shl nuw nsw i32 %18, 3, !dbg !12
  %719 = and i32 %718, 1912, !dbg !12
  %720 = and i32 %12, 16, !dbg !12
  %721 = icmp eq i32 %720, 0, !dbg !12
  %722 = select i1 %721, i32 0, i32 2052, !dbg !12
  %723 = or disjoint i32 %719, %722, !dbg !12
  %724 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %723, !dbg !12
  %725 = insertelement <1 x float> poison, float %697, i64 0, !dbg !12
  store <1 x float> %725, ptr addrspace(3) %724, align 4, !dbg !12
  %726 = getelementptr inbounds nuw i8, ptr addrspace(3) %724, i32 128, !dbg !12
  %727 = insertelement <1 x float> poison, float %695, i64 0, !dbg !12
  store <1 x float> %727, ptr addrspace(3) %726, align 4, !dbg !12
  %728 = xor i32 %723, 4, !dbg !12
  %729 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %728, !dbg !12
  %730 = insertelement <1 x float> poison, float %696, i64 0, !dbg !12
  store <1 x float> %730, ptr addrspace(3) %729, align 4, !dbg !12
  %731 = getelementptr inbounds nuw i8, ptr addrspace(3) %729, i32 128, !dbg !12
  %732 = insertelement <1 x float> poison, float %694, i64 0, !dbg !12
  store <1 x float> %732, ptr addrspace(3) %731, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %733 = shl nuw nsw i32 %17, 2, !dbg !12
  %734 = and i32 %13, 64, !dbg !12
  %735 = icmp eq i32 %734, 0, !dbg !12
  %736 = select i1 %735, i32 0, i32 2052, !dbg !12
  %737 = shl i32 %13, 1, !dbg !12
  %738 = and i32 %737, 256, !dbg !12
  %739 = xor i32 %736, %733, !dbg !12
  %740 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %738, !dbg !12
  %741 = getelementptr inbounds nuw i8, ptr addrspace(3) %740, i32 %739, !dbg !12
  %742 = getelementptr inbounds nuw i8, ptr addrspace(3) %741, i32 512, !dbg !12
  %743 = load <1 x float>, ptr addrspace(3) %742, align 4, !dbg !12
  %744 = getelementptr inbounds nuw i8, ptr addrspace(3) %741, i32 1024, !dbg !12
  %745 = load <1 x float>, ptr addrspace(3) %744, align 4, !dbg !12
  %746 = getelementptr inbounds nuw i8, ptr addrspace(3) %741, i32 1536, !dbg !12
  %747 = load <1 x float>, ptr addrspace(3) %746, align 4, !dbg !12
  br i1 %702, label %748, label %754, !dbg !12

748:                                              ; preds = %._crit_edge._crit_edge
  %749 = mul i32 %26, %8
  %750 = sext i32 %749 to i64
  %751 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %750
  %752 = getelementptr [4 x i8], ptr addrspace(1) %751, i64 %64
  %753 = load <1 x float>, ptr addrspace(3) %741, align 4, !dbg !12
  store <1 x float> %753, ptr addrspace(1) %752, align 4, !dbg !12
  br label %754, !dbg !12

754:                                              ; preds = %748, %._crit_edge._crit_edge
  br i1 %703, label %755, label %756, !dbg !12

755:                                              ; preds = %754
  store <1 x float> %743, ptr addrspace(1) %715, align 4, !dbg !12
  br label %756, !dbg !12

756:                                              ; preds = %755, %754
  br i1 %704, label %757, label %758, !dbg !12

757:                                              ; preds = %756
  store <1 x float> %745, ptr addrspace(1) %716, align 4, !dbg !12
  br label %758, !dbg !12

758:                                              ; preds = %757, %756
  br i1 %705, label %759, label %760, !dbg !12

759:                                              ; preds = %758
  store <1 x float> %747, ptr addrspace(1) %717, align 4, !dbg !12
  br label %760, !dbg !12

760:                                              ; preds = %759, %758
  ret void, !dbg !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

attributes #0 = { norecurse nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 27, type: !5, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 36, column: 5, scope: !4)
!13 = !DILocation(line: 28, column: 10, scope: !4)
!14 = !DILocation(line: 28, column: 34, scope: !4)
!15 = !DILocation(line: 29, column: 10, scope: !4)
!16 = !DILocation(line: 30, column: 10, scope: !4)
!17 = !DILocation(line: 33, column: 76, scope: !4)
!18 = !DILocation(line: 33, column: 25, scope: !4)
!19 = !DILocation(line: 33, column: 21, scope: !4)
!20 = !DILocation(line: 34, column: 100, scope: !4)
!21 = !DILocation(line: 32, column: 5, scope: !4)
!22 = !DILocation(line: 33, column: 96, scope: !4)
!23 = !DILocation(line: 33, column: 75, scope: !4)
!24 = !DILocation(line: 33, column: 13, scope: !4)
!25 = !DILocation(line: 34, column: 75, scope: !4)
!26 = !DILocation(line: 34, column: 25, scope: !4)
!27 = !DILocation(line: 34, column: 21, scope: !4)
!28 = !DILocation(line: 34, column: 13, scope: !4)
!29 = !DILocation(line: 35, column: 15, scope: !4)
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.peeled.count", i32 1}
!32 = !DILocation(line: 31, column: 11, scope: !4)
!33 = !DILocation(line: 36, column: 91, scope: !4)
!34 = !DILocation(line: 36, column: 90, scope: !4)
!35 = !DILocation(line: 36, column: 18, scope: !4)
!36 = !DILocation(line: 36, column: 14, scope: !4)
!37 = !DILocation(line: 27, column: 1, scope: !4)
