; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12), !dbg !12
  %14 = lshr i32 %13, 6, !dbg !12
  %15 = and i32 %14, 3, !dbg !12
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %17 = shl i32 %16, 5, !dbg !13
  %18 = and i32 %12, 63, !dbg !14
  %19 = shl nuw nsw i32 %15, 6, !dbg !14
  %20 = or disjoint i32 %19, %18, !dbg !14
  %21 = lshr i32 %20, 4, !dbg !14
  %22 = and i32 %12, 31, !dbg !14
  %23 = lshr i32 %12, 3, !dbg !14
  %24 = and i32 %23, 4, !dbg !14
  %25 = or disjoint i32 %21, %17, !dbg !13
  %26 = or disjoint i32 %25, 16, !dbg !13
  %27 = or disjoint i32 %17, %22, !dbg !13
  %28 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !15
  %29 = shl i32 %28, 5, !dbg !15
  %30 = or disjoint i32 %24, %29, !dbg !15
  %31 = or disjoint i32 %30, 1, !dbg !15
  %32 = or disjoint i32 %30, 2, !dbg !15
  %33 = or disjoint i32 %30, 3, !dbg !15
  %34 = or disjoint i32 %30, 8, !dbg !15
  %35 = or disjoint i32 %30, 9, !dbg !15
  %36 = or disjoint i32 %30, 10, !dbg !15
  %37 = or disjoint i32 %30, 11, !dbg !15
  %38 = or disjoint i32 %30, 16, !dbg !15
  %39 = or disjoint i32 %30, 17, !dbg !15
  %40 = or disjoint i32 %30, 18, !dbg !15
  %41 = or disjoint i32 %30, 19, !dbg !15
  %42 = or disjoint i32 %30, 24, !dbg !15
  %43 = or disjoint i32 %30, 25, !dbg !15
  %44 = or disjoint i32 %30, 26, !dbg !15
  %45 = or disjoint i32 %30, 27, !dbg !15
  %46 = or disjoint i32 %29, %22, !dbg !15
  %47 = lshr i32 %20, 5, !dbg !16
  %48 = or disjoint i32 %47, 8, !dbg !16
  %49 = and i32 %12, 15, !dbg !16
  %50 = icmp slt i32 %25, %3, !dbg !17
  %51 = icmp slt i32 %26, %3, !dbg !17
  %52 = mul i32 %25, %6, !dbg !18
  %53 = mul i32 %26, %6, !dbg !18
  %54 = sext i32 %52 to i64, !dbg !19
  %55 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %54, !dbg !19
  %56 = sext i32 %53 to i64, !dbg !19
  %57 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %56, !dbg !19
  %58 = icmp slt i32 %46, %4, !dbg !20
  %59 = icmp sgt i32 %5, 0, !dbg !21
  %60 = icmp slt i32 %47, %5, !dbg !22
  %61 = icmp slt i32 %48, %5, !dbg !22
  %62 = icmp slt i32 %49, %5, !dbg !22
  %63 = and i1 %62, %50, !dbg !23
  %64 = and i1 %62, %51, !dbg !23
  %65 = zext nneg i32 %49 to i64, !dbg !19
  %66 = getelementptr [4 x i8], ptr addrspace(1) %57, i64 %65, !dbg !19
  br i1 %63, label %67, label %70, !dbg !24

67:                                               ; preds = %11
  %68 = getelementptr [4 x i8], ptr addrspace(1) %55, i64 %65
  %69 = load <1 x float>, ptr addrspace(1) %68, align 4, !dbg !24
  br label %70, !dbg !24

70:                                               ; preds = %67, %11
  %71 = phi <1 x float> [ %69, %67 ], [ zeroinitializer, %11 ], !dbg !24
  br i1 %64, label %72, label %74, !dbg !24

72:                                               ; preds = %70
  %73 = load <1 x float>, ptr addrspace(1) %66, align 4, !dbg !24
  br label %74, !dbg !24

74:                                               ; preds = %72, %70
  %75 = phi <1 x float> [ %73, %72 ], [ zeroinitializer, %70 ], !dbg !24
  %76 = and i1 %58, %60, !dbg !25
  %77 = mul i32 %48, %7, !dbg !26
  %78 = sext i32 %77 to i64, !dbg !27
  %79 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %78, !dbg !27
  %80 = sext i32 %46 to i64, !dbg !27
  %81 = getelementptr [4 x i8], ptr addrspace(1) %79, i64 %80, !dbg !27
  %82 = and i1 %59, %61, !dbg !21
  %83 = and i1 %58, %82, !dbg !21
  br i1 %76, label %84, label %90, !dbg !28

84:                                               ; preds = %74
  %85 = mul i32 %47, %7
  %86 = sext i32 %85 to i64
  %87 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %86
  %88 = getelementptr [4 x i8], ptr addrspace(1) %87, i64 %80
  %89 = load <1 x float>, ptr addrspace(1) %88, align 4, !dbg !28
  br label %90, !dbg !28

90:                                               ; preds = %84, %74
  %91 = phi <1 x float> [ %89, %84 ], [ zeroinitializer, %74 ], !dbg !28
  br i1 %83, label %92, label %94, !dbg !28

92:                                               ; preds = %90
  %93 = load <1 x float>, ptr addrspace(1) %81, align 4, !dbg !28
  br label %94, !dbg !28

94:                                               ; preds = %92, %90
  %95 = phi <1 x float> [ %93, %92 ], [ zeroinitializer, %90 ], !dbg !28
  %96 = shl nuw nsw i32 %20, 2, !dbg !24
  %97 = lshr i32 %20, 3, !dbg !24
  %98 = and i32 %97, 28, !dbg !24
  %99 = xor i32 %98, %96, !dbg !24
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %99, !dbg !24
  store <1 x float> %71, ptr addrspace(3) %100, align 4, !dbg !24
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 1024, !dbg !24
  store <1 x float> %75, ptr addrspace(3) %101, align 4, !dbg !24
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %96, !dbg !28
  store <1 x float> %91, ptr addrspace(3) %102, align 4, !dbg !28
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 1024, !dbg !28
  store <1 x float> %95, ptr addrspace(3) %103, align 4, !dbg !28
  %104 = add i32 %5, -16, !dbg !21
  %invariant.gep = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %80, !dbg !21
  %105 = icmp sgt i32 %104, 0, !dbg !21
  br i1 %105, label %.lr.ph, label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %94
  %106 = shl nuw nsw i32 %22, 6
  %107 = shl nuw nsw i32 %12, 1
  %108 = and i32 %107, 28
  %109 = xor i32 %108, %24
  %110 = or disjoint i32 %109, %106
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %110
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i32 32
  %113 = xor i32 %110, 8
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i32 32
  %116 = xor i32 %110, 16
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %116
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i32 32
  %119 = xor i32 %110, 24
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 32
  %122 = shl nuw nsw i32 %18, 2
  %123 = or disjoint i32 %47, 16, !dbg !22
  %124 = or disjoint i32 %47, 24, !dbg !22
  %125 = or disjoint i32 %49, 16, !dbg !22
  %126 = icmp slt i32 %123, %5, !dbg !22
  %127 = icmp slt i32 %124, %5, !dbg !22
  %128 = icmp slt i32 %125, %5, !dbg !22
  %129 = and i1 %50, %128, !dbg !23
  %130 = and i1 %51, %128, !dbg !23
  %131 = zext nneg i32 %125 to i64, !dbg !19
  %132 = getelementptr [4 x i8], ptr addrspace(1) %57, i64 %131, !dbg !19
  br i1 %129, label %133, label %136, !dbg !24

133:                                              ; preds = %.lr.ph
  %134 = getelementptr [4 x i8], ptr addrspace(1) %55, i64 %131
  %135 = load <1 x float>, ptr addrspace(1) %134, align 4, !dbg !24
  br label %136, !dbg !24

136:                                              ; preds = %133, %.lr.ph
  %137 = phi <1 x float> [ %135, %133 ], [ zeroinitializer, %.lr.ph ], !dbg !24
  br i1 %130, label %138, label %140, !dbg !24

138:                                              ; preds = %136
  %139 = load <1 x float>, ptr addrspace(1) %132, align 4, !dbg !24
  br label %140, !dbg !24

140:                                              ; preds = %138, %136
  %141 = phi <1 x float> [ %139, %138 ], [ zeroinitializer, %136 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !29
  %142 = load <1 x float>, ptr addrspace(3) %111, align 4, !dbg !24
  %143 = extractelement <1 x float> %142, i64 0, !dbg !24
  %144 = load <1 x float>, ptr addrspace(3) %112, align 4, !dbg !24
  %145 = extractelement <1 x float> %144, i64 0, !dbg !24
  %146 = load <1 x float>, ptr addrspace(3) %114, align 4, !dbg !24
  %147 = extractelement <1 x float> %146, i64 0, !dbg !24
  %148 = load <1 x float>, ptr addrspace(3) %115, align 4, !dbg !24
  %149 = extractelement <1 x float> %148, i64 0, !dbg !24
  %150 = load <1 x float>, ptr addrspace(3) %117, align 4, !dbg !24
  %151 = extractelement <1 x float> %150, i64 0, !dbg !24
  %152 = load <1 x float>, ptr addrspace(3) %118, align 4, !dbg !24
  %153 = extractelement <1 x float> %152, i64 0, !dbg !24
  %154 = load <1 x float>, ptr addrspace(3) %120, align 4, !dbg !24
  %155 = extractelement <1 x float> %154, i64 0, !dbg !24
  %156 = load <1 x float>, ptr addrspace(3) %121, align 4, !dbg !24
  %157 = extractelement <1 x float> %156, i64 0, !dbg !24
  %158 = and i1 %58, %126, !dbg !25
  %159 = and i1 %58, %127, !dbg !25
  %160 = mul i32 %124, %7, !dbg !26
  %161 = sext i32 %160 to i64, !dbg !27
  %gep.peel = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %161, !dbg !27
  br i1 %158, label %162, label %166, !dbg !28

162:                                              ; preds = %140
  %163 = mul i32 %123, %7
  %164 = sext i32 %163 to i64
  %gep3.peel = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %164
  %165 = load <1 x float>, ptr addrspace(1) %gep3.peel, align 4, !dbg !28
  br label %166, !dbg !28

166:                                              ; preds = %162, %140
  %167 = phi <1 x float> [ %165, %162 ], [ zeroinitializer, %140 ], !dbg !28
  br i1 %159, label %168, label %170, !dbg !28

168:                                              ; preds = %166
  %169 = load <1 x float>, ptr addrspace(1) %gep.peel, align 4, !dbg !28
  br label %170, !dbg !28

170:                                              ; preds = %168, %166
  %171 = phi <1 x float> [ %169, %168 ], [ zeroinitializer, %166 ], !dbg !28
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %122, !dbg !28
  %173 = load <1 x float>, ptr addrspace(3) %172, align 4, !dbg !28
  %174 = extractelement <1 x float> %173, i64 0, !dbg !28
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 256, !dbg !28
  %176 = load <1 x float>, ptr addrspace(3) %175, align 4, !dbg !28
  %177 = extractelement <1 x float> %176, i64 0, !dbg !28
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 512, !dbg !28
  %179 = load <1 x float>, ptr addrspace(3) %178, align 4, !dbg !28
  %180 = extractelement <1 x float> %179, i64 0, !dbg !28
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 768, !dbg !28
  %182 = load <1 x float>, ptr addrspace(3) %181, align 4, !dbg !28
  %183 = extractelement <1 x float> %182, i64 0, !dbg !28
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 1024, !dbg !28
  %185 = load <1 x float>, ptr addrspace(3) %184, align 4, !dbg !28
  %186 = extractelement <1 x float> %185, i64 0, !dbg !28
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 1280, !dbg !28
  %188 = load <1 x float>, ptr addrspace(3) %187, align 4, !dbg !28
  %189 = extractelement <1 x float> %188, i64 0, !dbg !28
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 1536, !dbg !28
  %191 = load <1 x float>, ptr addrspace(3) %190, align 4, !dbg !28
  %192 = extractelement <1 x float> %191, i64 0, !dbg !28
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %172, i32 1792, !dbg !28
  %194 = load <1 x float>, ptr addrspace(3) %193, align 4, !dbg !28
  %195 = extractelement <1 x float> %194, i64 0, !dbg !28
  %196 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %174, float %143, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !30
  %197 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %177, float %147, <16 x float> %196, i32 0, i32 0, i32 0), !dbg !30
  %198 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %180, float %151, <16 x float> %197, i32 0, i32 0, i32 0), !dbg !30
  %199 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %183, float %155, <16 x float> %198, i32 0, i32 0, i32 0), !dbg !30
  %200 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %186, float %145, <16 x float> %199, i32 0, i32 0, i32 0), !dbg !30
  %201 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %189, float %149, <16 x float> %200, i32 0, i32 0, i32 0), !dbg !30
  %202 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %192, float %153, <16 x float> %201, i32 0, i32 0, i32 0), !dbg !30
  %203 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %195, float %157, <16 x float> %202, i32 0, i32 0, i32 0), !dbg !30
  %204 = extractelement <16 x float> %203, i64 0, !dbg !30
  %205 = extractelement <16 x float> %203, i64 1, !dbg !30
  %206 = extractelement <16 x float> %203, i64 2, !dbg !30
  %207 = extractelement <16 x float> %203, i64 3, !dbg !30
  %208 = extractelement <16 x float> %203, i64 4, !dbg !30
  %209 = extractelement <16 x float> %203, i64 5, !dbg !30
  %210 = extractelement <16 x float> %203, i64 6, !dbg !30
  %211 = extractelement <16 x float> %203, i64 7, !dbg !30
  %212 = extractelement <16 x float> %203, i64 8, !dbg !30
  %213 = extractelement <16 x float> %203, i64 9, !dbg !30
  %214 = extractelement <16 x float> %203, i64 10, !dbg !30
  %215 = extractelement <16 x float> %203, i64 11, !dbg !30
  %216 = extractelement <16 x float> %203, i64 12, !dbg !30
  %217 = extractelement <16 x float> %203, i64 13, !dbg !30
  %218 = extractelement <16 x float> %203, i64 14, !dbg !30
  %219 = extractelement <16 x float> %203, i64 15, !dbg !30
  fence syncscope("workgroup") release, !dbg !24, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !29
  store <1 x float> %137, ptr addrspace(3) %100, align 4, !dbg !24
  store <1 x float> %141, ptr addrspace(3) %101, align 4, !dbg !24
  store <1 x float> %167, ptr addrspace(3) %102, align 4, !dbg !28
  store <1 x float> %171, ptr addrspace(3) %103, align 4, !dbg !28
  %220 = icmp samesign ugt i32 %104, 16, !dbg !21
  br i1 %220, label %.peel.next, label %._crit_edge, !dbg !21

.peel.next:                                       ; preds = %170
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %122
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 256
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 512
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 768
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 1024
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 1280
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 1536
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 1792
  br label %229, !dbg !21

229:                                              ; preds = %.peel.next, %295
  %230 = phi float [ %204, %.peel.next ], [ %337, %295 ]
  %231 = phi float [ %205, %.peel.next ], [ %338, %295 ]
  %232 = phi float [ %206, %.peel.next ], [ %339, %295 ]
  %233 = phi float [ %207, %.peel.next ], [ %340, %295 ]
  %234 = phi float [ %208, %.peel.next ], [ %341, %295 ]
  %235 = phi float [ %209, %.peel.next ], [ %342, %295 ]
  %236 = phi float [ %210, %.peel.next ], [ %343, %295 ]
  %237 = phi float [ %211, %.peel.next ], [ %344, %295 ]
  %238 = phi float [ %212, %.peel.next ], [ %345, %295 ]
  %239 = phi float [ %213, %.peel.next ], [ %346, %295 ]
  %240 = phi float [ %214, %.peel.next ], [ %347, %295 ]
  %241 = phi float [ %215, %.peel.next ], [ %348, %295 ]
  %242 = phi float [ %216, %.peel.next ], [ %349, %295 ]
  %243 = phi float [ %217, %.peel.next ], [ %350, %295 ]
  %244 = phi float [ %218, %.peel.next ], [ %351, %295 ]
  %245 = phi float [ %219, %.peel.next ], [ %352, %295 ]
  %246 = phi i32 [ 16, %.peel.next ], [ %247, %295 ]
  %247 = add i32 %246, 16, !dbg !21
  %248 = or disjoint i32 %247, %47, !dbg !22
  %249 = or disjoint i32 %247, %48, !dbg !22
  %250 = or disjoint i32 %247, %49, !dbg !22
  %251 = icmp slt i32 %248, %5, !dbg !22
  %252 = icmp slt i32 %249, %5, !dbg !22
  %253 = icmp slt i32 %250, %5, !dbg !22
  %254 = and i1 %50, %253, !dbg !23
  %255 = and i1 %51, %253, !dbg !23
  %256 = sext i32 %250 to i64, !dbg !19
  %257 = getelementptr [4 x i8], ptr addrspace(1) %57, i64 %256, !dbg !19
  br i1 %254, label %258, label %261, !dbg !24

258:                                              ; preds = %229
  %259 = getelementptr [4 x i8], ptr addrspace(1) %55, i64 %256
  %260 = load <1 x float>, ptr addrspace(1) %259, align 4, !dbg !24
  br label %261, !dbg !24

261:                                              ; preds = %258, %229
  %262 = phi <1 x float> [ %260, %258 ], [ zeroinitializer, %229 ], !dbg !24
  br i1 %255, label %263, label %265, !dbg !24

263:                                              ; preds = %261
  %264 = load <1 x float>, ptr addrspace(1) %257, align 4, !dbg !24
  br label %265, !dbg !24

265:                                              ; preds = %263, %261
  %266 = phi <1 x float> [ %264, %263 ], [ zeroinitializer, %261 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !29
  %267 = load <1 x float>, ptr addrspace(3) %111, align 4, !dbg !24
  %268 = extractelement <1 x float> %267, i64 0, !dbg !24
  %269 = load <1 x float>, ptr addrspace(3) %112, align 4, !dbg !24
  %270 = extractelement <1 x float> %269, i64 0, !dbg !24
  %271 = load <1 x float>, ptr addrspace(3) %114, align 4, !dbg !24
  %272 = extractelement <1 x float> %271, i64 0, !dbg !24
  %273 = load <1 x float>, ptr addrspace(3) %115, align 4, !dbg !24
  %274 = extractelement <1 x float> %273, i64 0, !dbg !24
  %275 = load <1 x float>, ptr addrspace(3) %117, align 4, !dbg !24
  %276 = extractelement <1 x float> %275, i64 0, !dbg !24
  %277 = load <1 x float>, ptr addrspace(3) %118, align 4, !dbg !24
  %278 = extractelement <1 x float> %277, i64 0, !dbg !24
  %279 = load <1 x float>, ptr addrspace(3) %120, align 4, !dbg !24
  %280 = extractelement <1 x float> %279, i64 0, !dbg !24
  %281 = load <1 x float>, ptr addrspace(3) %121, align 4, !dbg !24
  %282 = extractelement <1 x float> %281, i64 0, !dbg !24
  %283 = and i1 %58, %251, !dbg !25
  %284 = and i1 %58, %252, !dbg !25
  %285 = mul i32 %249, %7, !dbg !26
  %286 = sext i32 %285 to i64, !dbg !27
  %gep = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %286, !dbg !27
  br i1 %283, label %287, label %291, !dbg !28

287:                                              ; preds = %265
  %288 = mul i32 %248, %7
  %289 = sext i32 %288 to i64
  %gep3 = getelementptr [4 x i8], ptr addrspace(1) %invariant.gep, i64 %289
  %290 = load <1 x float>, ptr addrspace(1) %gep3, align 4, !dbg !28
  br label %291, !dbg !28

291:                                              ; preds = %287, %265
  %292 = phi <1 x float> [ %290, %287 ], [ zeroinitializer, %265 ], !dbg !28
  br i1 %284, label %293, label %295, !dbg !28

293:                                              ; preds = %291
  %294 = load <1 x float>, ptr addrspace(1) %gep, align 4, !dbg !28
  br label %295, !dbg !28

295:                                              ; preds = %293, %291
  %296 = phi <1 x float> [ %294, %293 ], [ zeroinitializer, %291 ], !dbg !28
  %297 = load <1 x float>, ptr addrspace(3) %221, align 4, !dbg !28
  %298 = extractelement <1 x float> %297, i64 0, !dbg !28
  %299 = load <1 x float>, ptr addrspace(3) %222, align 4, !dbg !28
  %300 = extractelement <1 x float> %299, i64 0, !dbg !28
  %301 = load <1 x float>, ptr addrspace(3) %223, align 4, !dbg !28
  %302 = extractelement <1 x float> %301, i64 0, !dbg !28
  %303 = load <1 x float>, ptr addrspace(3) %224, align 4, !dbg !28
  %304 = extractelement <1 x float> %303, i64 0, !dbg !28
  %305 = load <1 x float>, ptr addrspace(3) %225, align 4, !dbg !28
  %306 = extractelement <1 x float> %305, i64 0, !dbg !28
  %307 = load <1 x float>, ptr addrspace(3) %226, align 4, !dbg !28
  %308 = extractelement <1 x float> %307, i64 0, !dbg !28
  %309 = load <1 x float>, ptr addrspace(3) %227, align 4, !dbg !28
  %310 = extractelement <1 x float> %309, i64 0, !dbg !28
  %311 = load <1 x float>, ptr addrspace(3) %228, align 4, !dbg !28
  %312 = extractelement <1 x float> %311, i64 0, !dbg !28
  %313 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %230, i64 0, !dbg !30
  %314 = insertelement <16 x float> %313, float %231, i64 1, !dbg !30
  %315 = insertelement <16 x float> %314, float %232, i64 2, !dbg !30
  %316 = insertelement <16 x float> %315, float %233, i64 3, !dbg !30
  %317 = insertelement <16 x float> %316, float %234, i64 4, !dbg !30
  %318 = insertelement <16 x float> %317, float %235, i64 5, !dbg !30
  %319 = insertelement <16 x float> %318, float %236, i64 6, !dbg !30
  %320 = insertelement <16 x float> %319, float %237, i64 7, !dbg !30
  %321 = insertelement <16 x float> %320, float %238, i64 8, !dbg !30
  %322 = insertelement <16 x float> %321, float %239, i64 9, !dbg !30
  %323 = insertelement <16 x float> %322, float %240, i64 10, !dbg !30
  %324 = insertelement <16 x float> %323, float %241, i64 11, !dbg !30
  %325 = insertelement <16 x float> %324, float %242, i64 12, !dbg !30
  %326 = insertelement <16 x float> %325, float %243, i64 13, !dbg !30
  %327 = insertelement <16 x float> %326, float %244, i64 14, !dbg !30
  %328 = insertelement <16 x float> %327, float %245, i64 15, !dbg !30
  %329 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %298, float %268, <16 x float> %328, i32 0, i32 0, i32 0), !dbg !30
  %330 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %300, float %272, <16 x float> %329, i32 0, i32 0, i32 0), !dbg !30
  %331 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %302, float %276, <16 x float> %330, i32 0, i32 0, i32 0), !dbg !30
  %332 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %304, float %280, <16 x float> %331, i32 0, i32 0, i32 0), !dbg !30
  %333 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %306, float %270, <16 x float> %332, i32 0, i32 0, i32 0), !dbg !30
  %334 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %308, float %274, <16 x float> %333, i32 0, i32 0, i32 0), !dbg !30
  %335 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %310, float %278, <16 x float> %334, i32 0, i32 0, i32 0), !dbg !30
  %336 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %312, float %282, <16 x float> %335, i32 0, i32 0, i32 0), !dbg !30
  %337 = extractelement <16 x float> %336, i64 0, !dbg !30
  %338 = extractelement <16 x float> %336, i64 1, !dbg !30
  %339 = extractelement <16 x float> %336, i64 2, !dbg !30
  %340 = extractelement <16 x float> %336, i64 3, !dbg !30
  %341 = extractelement <16 x float> %336, i64 4, !dbg !30
  %342 = extractelement <16 x float> %336, i64 5, !dbg !30
  %343 = extractelement <16 x float> %336, i64 6, !dbg !30
  %344 = extractelement <16 x float> %336, i64 7, !dbg !30
  %345 = extractelement <16 x float> %336, i64 8, !dbg !30
  %346 = extractelement <16 x float> %336, i64 9, !dbg !30
  %347 = extractelement <16 x float> %336, i64 10, !dbg !30
  %348 = extractelement <16 x float> %336, i64 11, !dbg !30
  %349 = extractelement <16 x float> %336, i64 12, !dbg !30
  %350 = extractelement <16 x float> %336, i64 13, !dbg !30
  %351 = extractelement <16 x float> %336, i64 14, !dbg !30
  %352 = extractelement <16 x float> %336, i64 15, !dbg !30
  fence syncscope("workgroup") release, !dbg !24, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !29
  store <1 x float> %262, ptr addrspace(3) %100, align 4, !dbg !24
  store <1 x float> %266, ptr addrspace(3) %101, align 4, !dbg !24
  store <1 x float> %292, ptr addrspace(3) %102, align 4, !dbg !28
  store <1 x float> %296, ptr addrspace(3) %103, align 4, !dbg !28
  %353 = icmp slt i32 %247, %104, !dbg !21
  br i1 %353, label %229, label %._crit_edge, !dbg !21, !llvm.loop !31

._crit_edge:                                      ; preds = %295, %170, %94
  %354 = phi float [ 0.000000e+00, %94 ], [ %204, %170 ], [ %337, %295 ], !dbg !33
  %355 = phi float [ 0.000000e+00, %94 ], [ %205, %170 ], [ %338, %295 ], !dbg !33
  %356 = phi float [ 0.000000e+00, %94 ], [ %206, %170 ], [ %339, %295 ], !dbg !33
  %357 = phi float [ 0.000000e+00, %94 ], [ %207, %170 ], [ %340, %295 ], !dbg !33
  %358 = phi float [ 0.000000e+00, %94 ], [ %208, %170 ], [ %341, %295 ], !dbg !33
  %359 = phi float [ 0.000000e+00, %94 ], [ %209, %170 ], [ %342, %295 ], !dbg !33
  %360 = phi float [ 0.000000e+00, %94 ], [ %210, %170 ], [ %343, %295 ], !dbg !33
  %361 = phi float [ 0.000000e+00, %94 ], [ %211, %170 ], [ %344, %295 ], !dbg !33
  %362 = phi float [ 0.000000e+00, %94 ], [ %212, %170 ], [ %345, %295 ], !dbg !33
  %363 = phi float [ 0.000000e+00, %94 ], [ %213, %170 ], [ %346, %295 ], !dbg !33
  %364 = phi float [ 0.000000e+00, %94 ], [ %214, %170 ], [ %347, %295 ], !dbg !33
  %365 = phi float [ 0.000000e+00, %94 ], [ %215, %170 ], [ %348, %295 ], !dbg !33
  %366 = phi float [ 0.000000e+00, %94 ], [ %216, %170 ], [ %349, %295 ], !dbg !33
  %367 = phi float [ 0.000000e+00, %94 ], [ %217, %170 ], [ %350, %295 ], !dbg !33
  %368 = phi float [ 0.000000e+00, %94 ], [ %218, %170 ], [ %351, %295 ], !dbg !33
  %369 = phi float [ 0.000000e+00, %94 ], [ %219, %170 ], [ %352, %295 ], !dbg !33
  %370 = add i32 %5, 15, !dbg !21
  %371 = icmp sgt i32 %370, 15, !dbg !21
  fence syncscope("workgroup") release, !dbg !24, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !29
  br i1 %371, label %372, label %._crit_edge._crit_edge, !dbg !30

372:                                              ; preds = %._crit_edge
  %373 = shl nuw nsw i32 %18, 2, !dbg !28
  %374 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %373, !dbg !28
  %375 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 1792, !dbg !28
  %376 = load <1 x float>, ptr addrspace(3) %375, align 4, !dbg !28
  %377 = extractelement <1 x float> %376, i64 0, !dbg !28
  %378 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 1536, !dbg !28
  %379 = load <1 x float>, ptr addrspace(3) %378, align 4, !dbg !28
  %380 = extractelement <1 x float> %379, i64 0, !dbg !28
  %381 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 1280, !dbg !28
  %382 = load <1 x float>, ptr addrspace(3) %381, align 4, !dbg !28
  %383 = extractelement <1 x float> %382, i64 0, !dbg !28
  %384 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 1024, !dbg !28
  %385 = load <1 x float>, ptr addrspace(3) %384, align 4, !dbg !28
  %386 = extractelement <1 x float> %385, i64 0, !dbg !28
  %387 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 768, !dbg !28
  %388 = load <1 x float>, ptr addrspace(3) %387, align 4, !dbg !28
  %389 = extractelement <1 x float> %388, i64 0, !dbg !28
  %390 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 512, !dbg !28
  %391 = load <1 x float>, ptr addrspace(3) %390, align 4, !dbg !28
  %392 = extractelement <1 x float> %391, i64 0, !dbg !28
  %393 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 256, !dbg !28
  %394 = load <1 x float>, ptr addrspace(3) %393, align 4, !dbg !28
  %395 = extractelement <1 x float> %394, i64 0, !dbg !28
  %396 = load <1 x float>, ptr addrspace(3) %374, align 4, !dbg !28
  %397 = extractelement <1 x float> %396, i64 0, !dbg !28
  %398 = shl nuw nsw i32 %22, 6, !dbg !24
  %399 = shl nuw nsw i32 %12, 1, !dbg !24
  %400 = and i32 %399, 28, !dbg !24
  %401 = xor i32 %400, %24, !dbg !24
  %402 = or disjoint i32 %401, %398, !dbg !24
  %403 = xor i32 %402, 24, !dbg !24
  %404 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %403, !dbg !24
  %405 = getelementptr inbounds nuw i8, ptr addrspace(3) %404, i32 32, !dbg !24
  %406 = load <1 x float>, ptr addrspace(3) %405, align 4, !dbg !24
  %407 = extractelement <1 x float> %406, i64 0, !dbg !24
  %408 = load <1 x float>, ptr addrspace(3) %404, align 4, !dbg !24
  %409 = extractelement <1 x float> %408, i64 0, !dbg !24
  %410 = xor i32 %402, 16, !dbg !24
  %411 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %410, !dbg !24
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %411, i32 32, !dbg !24
  %413 = load <1 x float>, ptr addrspace(3) %412, align 4, !dbg !24
  %414 = extractelement <1 x float> %413, i64 0, !dbg !24
  %415 = load <1 x float>, ptr addrspace(3) %411, align 4, !dbg !24
  %416 = extractelement <1 x float> %415, i64 0, !dbg !24
  %417 = xor i32 %402, 8, !dbg !24
  %418 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %417, !dbg !24
  %419 = getelementptr inbounds nuw i8, ptr addrspace(3) %418, i32 32, !dbg !24
  %420 = load <1 x float>, ptr addrspace(3) %419, align 4, !dbg !24
  %421 = extractelement <1 x float> %420, i64 0, !dbg !24
  %422 = load <1 x float>, ptr addrspace(3) %418, align 4, !dbg !24
  %423 = extractelement <1 x float> %422, i64 0, !dbg !24
  %424 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %402, !dbg !24
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %424, i32 32, !dbg !24
  %426 = load <1 x float>, ptr addrspace(3) %425, align 4, !dbg !24
  %427 = extractelement <1 x float> %426, i64 0, !dbg !24
  %428 = load <1 x float>, ptr addrspace(3) %424, align 4, !dbg !24
  %429 = extractelement <1 x float> %428, i64 0, !dbg !24
  %430 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %354, i64 0, !dbg !30
  %431 = insertelement <16 x float> %430, float %355, i64 1, !dbg !30
  %432 = insertelement <16 x float> %431, float %356, i64 2, !dbg !30
  %433 = insertelement <16 x float> %432, float %357, i64 3, !dbg !30
  %434 = insertelement <16 x float> %433, float %358, i64 4, !dbg !30
  %435 = insertelement <16 x float> %434, float %359, i64 5, !dbg !30
  %436 = insertelement <16 x float> %435, float %360, i64 6, !dbg !30
  %437 = insertelement <16 x float> %436, float %361, i64 7, !dbg !30
  %438 = insertelement <16 x float> %437, float %362, i64 8, !dbg !30
  %439 = insertelement <16 x float> %438, float %363, i64 9, !dbg !30
  %440 = insertelement <16 x float> %439, float %364, i64 10, !dbg !30
  %441 = insertelement <16 x float> %440, float %365, i64 11, !dbg !30
  %442 = insertelement <16 x float> %441, float %366, i64 12, !dbg !30
  %443 = insertelement <16 x float> %442, float %367, i64 13, !dbg !30
  %444 = insertelement <16 x float> %443, float %368, i64 14, !dbg !30
  %445 = insertelement <16 x float> %444, float %369, i64 15, !dbg !30
  %446 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %397, float %429, <16 x float> %445, i32 0, i32 0, i32 0), !dbg !30
  %447 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %395, float %423, <16 x float> %446, i32 0, i32 0, i32 0), !dbg !30
  %448 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %392, float %416, <16 x float> %447, i32 0, i32 0, i32 0), !dbg !30
  %449 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %389, float %409, <16 x float> %448, i32 0, i32 0, i32 0), !dbg !30
  %450 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %386, float %427, <16 x float> %449, i32 0, i32 0, i32 0), !dbg !30
  %451 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %383, float %421, <16 x float> %450, i32 0, i32 0, i32 0), !dbg !30
  %452 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %380, float %414, <16 x float> %451, i32 0, i32 0, i32 0), !dbg !30
  %453 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %377, float %407, <16 x float> %452, i32 0, i32 0, i32 0), !dbg !30
  %454 = extractelement <16 x float> %453, i64 0, !dbg !30
  %455 = extractelement <16 x float> %453, i64 1, !dbg !30
  %456 = extractelement <16 x float> %453, i64 2, !dbg !30
  %457 = extractelement <16 x float> %453, i64 3, !dbg !30
  %458 = extractelement <16 x float> %453, i64 4, !dbg !30
  %459 = extractelement <16 x float> %453, i64 5, !dbg !30
  %460 = extractelement <16 x float> %453, i64 6, !dbg !30
  %461 = extractelement <16 x float> %453, i64 7, !dbg !30
  %462 = extractelement <16 x float> %453, i64 8, !dbg !30
  %463 = extractelement <16 x float> %453, i64 9, !dbg !30
  %464 = extractelement <16 x float> %453, i64 10, !dbg !30
  %465 = extractelement <16 x float> %453, i64 11, !dbg !30
  %466 = extractelement <16 x float> %453, i64 12, !dbg !30
  %467 = extractelement <16 x float> %453, i64 13, !dbg !30
  %468 = extractelement <16 x float> %453, i64 14, !dbg !30
  %469 = extractelement <16 x float> %453, i64 15, !dbg !30
  br label %._crit_edge._crit_edge, !dbg !30

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %372
  %470 = phi float [ %454, %372 ], [ %354, %._crit_edge ], !dbg !21
  %471 = phi float [ %469, %372 ], [ %369, %._crit_edge ], !dbg !21
  %472 = phi float [ %468, %372 ], [ %368, %._crit_edge ], !dbg !21
  %473 = phi float [ %467, %372 ], [ %367, %._crit_edge ], !dbg !21
  %474 = phi float [ %466, %372 ], [ %366, %._crit_edge ], !dbg !21
  %475 = phi float [ %465, %372 ], [ %365, %._crit_edge ], !dbg !21
  %476 = phi float [ %464, %372 ], [ %364, %._crit_edge ], !dbg !21
  %477 = phi float [ %463, %372 ], [ %363, %._crit_edge ], !dbg !21
  %478 = phi float [ %462, %372 ], [ %362, %._crit_edge ], !dbg !21
  %479 = phi float [ %461, %372 ], [ %361, %._crit_edge ], !dbg !21
  %480 = phi float [ %460, %372 ], [ %360, %._crit_edge ], !dbg !21
  %481 = phi float [ %459, %372 ], [ %359, %._crit_edge ], !dbg !21
  %482 = phi float [ %458, %372 ], [ %358, %._crit_edge ], !dbg !21
  %483 = phi float [ %457, %372 ], [ %357, %._crit_edge ], !dbg !21
  %484 = phi float [ %456, %372 ], [ %356, %._crit_edge ], !dbg !21
  %485 = phi float [ %455, %372 ], [ %355, %._crit_edge ], !dbg !21
  %486 = icmp slt i32 %27, %3, !dbg !34
  %487 = icmp slt i32 %30, %4, !dbg !35
  %488 = icmp slt i32 %31, %4, !dbg !35
  %489 = icmp slt i32 %32, %4, !dbg !35
  %490 = icmp slt i32 %33, %4, !dbg !35
  %491 = icmp slt i32 %34, %4, !dbg !35
  %492 = icmp slt i32 %35, %4, !dbg !35
  %493 = icmp slt i32 %36, %4, !dbg !35
  %494 = icmp slt i32 %37, %4, !dbg !35
  %495 = icmp slt i32 %38, %4, !dbg !35
  %496 = icmp slt i32 %39, %4, !dbg !35
  %497 = icmp slt i32 %40, %4, !dbg !35
  %498 = icmp slt i32 %41, %4, !dbg !35
  %499 = icmp slt i32 %42, %4, !dbg !35
  %500 = icmp slt i32 %43, %4, !dbg !35
  %501 = icmp slt i32 %44, %4, !dbg !35
  %502 = icmp slt i32 %45, %4, !dbg !35
  %503 = and i1 %486, %487, !dbg !36
  %504 = and i1 %486, %488, !dbg !36
  %505 = and i1 %486, %489, !dbg !36
  %506 = and i1 %486, %490, !dbg !36
  %507 = and i1 %486, %491, !dbg !36
  %508 = and i1 %486, %492, !dbg !36
  %509 = and i1 %486, %493, !dbg !36
  %510 = and i1 %486, %494, !dbg !36
  %511 = and i1 %486, %495, !dbg !36
  %512 = and i1 %486, %496, !dbg !36
  %513 = and i1 %486, %497, !dbg !36
  %514 = and i1 %486, %498, !dbg !36
  %515 = and i1 %486, %499, !dbg !36
  %516 = and i1 %486, %500, !dbg !36
  %517 = and i1 %486, %501, !dbg !36
  %518 = and i1 %486, %502, !dbg !36
  %519 = mul i32 %8, %27, !dbg !37
  %520 = sext i32 %519 to i64, !dbg !38
  %521 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %520, !dbg !38
  %522 = sext i32 %31 to i64, !dbg !38
  %523 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %522, !dbg !38
  %524 = sext i32 %32 to i64, !dbg !38
  %525 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %524, !dbg !38
  %526 = sext i32 %33 to i64, !dbg !38
  %527 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %526, !dbg !38
  %528 = sext i32 %34 to i64, !dbg !38
  %529 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %528, !dbg !38
  %530 = sext i32 %35 to i64, !dbg !38
  %531 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %530, !dbg !38
  %532 = sext i32 %36 to i64, !dbg !38
  %533 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %532, !dbg !38
  %534 = sext i32 %37 to i64, !dbg !38
  %535 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %534, !dbg !38
  %536 = sext i32 %38 to i64, !dbg !38
  %537 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %536, !dbg !38
  %538 = sext i32 %39 to i64, !dbg !38
  %539 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %538, !dbg !38
  %540 = sext i32 %40 to i64, !dbg !38
  %541 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %540, !dbg !38
  %542 = sext i32 %41 to i64, !dbg !38
  %543 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %542, !dbg !38
  %544 = sext i32 %42 to i64, !dbg !38
  %545 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %544, !dbg !38
  %546 = sext i32 %43 to i64, !dbg !38
  %547 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %546, !dbg !38
  %548 = sext i32 %44 to i64, !dbg !38
  %549 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %548, !dbg !38
  %550 = sext i32 %45 to i64, !dbg !38
  %551 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %550, !dbg !38
  %552 = icmp eq i32 %15, 0, !dbg !12
  %553 = and i1 %503, %552, !dbg !12
  br i1 %553, label %554, label %558, !dbg !12

554:                                              ; preds = %._crit_edge._crit_edge
  %555 = sext i32 %30 to i64
  %556 = getelementptr [4 x i8], ptr addrspace(1) %521, i64 %555
  %557 = insertelement <1 x float> poison, float %470, i64 0
  store <1 x float> %557, ptr addrspace(1) %556, align 4, !dbg !12
  br label %558, !dbg !12

558:                                              ; preds = %554, %._crit_edge._crit_edge
  %559 = and i1 %504, %552, !dbg !12
  br i1 %559, label %560, label %562, !dbg !12

560:                                              ; preds = %558
  %561 = insertelement <1 x float> poison, float %485, i64 0
  store <1 x float> %561, ptr addrspace(1) %523, align 4, !dbg !12
  br label %562, !dbg !12

562:                                              ; preds = %560, %558
  %563 = and i1 %505, %552, !dbg !12
  br i1 %563, label %564, label %566, !dbg !12

564:                                              ; preds = %562
  %565 = insertelement <1 x float> poison, float %484, i64 0
  store <1 x float> %565, ptr addrspace(1) %525, align 4, !dbg !12
  br label %566, !dbg !12

566:                                              ; preds = %564, %562
  %567 = and i1 %506, %552, !dbg !12
  br i1 %567, label %568, label %570, !dbg !12

568:                                              ; preds = %566
  %569 = insertelement <1 x float> poison, float %483, i64 0
  store <1 x float> %569, ptr addrspace(1) %527, align 4, !dbg !12
  br label %570, !dbg !12

570:                                              ; preds = %568, %566
  %571 = and i1 %507, %552, !dbg !12
  br i1 %571, label %572, label %574, !dbg !12

572:                                              ; preds = %570
  %573 = insertelement <1 x float> poison, float %482, i64 0
  store <1 x float> %573, ptr addrspace(1) %529, align 4, !dbg !12
  br label %574, !dbg !12

574:                                              ; preds = %572, %570
  %575 = and i1 %508, %552, !dbg !12
  br i1 %575, label %576, label %578, !dbg !12

576:                                              ; preds = %574
  %577 = insertelement <1 x float> poison, float %481, i64 0
  store <1 x float> %577, ptr addrspace(1) %531, align 4, !dbg !12
  br label %578, !dbg !12

578:                                              ; preds = %576, %574
  %579 = and i1 %509, %552, !dbg !12
  br i1 %579, label %580, label %582, !dbg !12

580:                                              ; preds = %578
  %581 = insertelement <1 x float> poison, float %480, i64 0
  store <1 x float> %581, ptr addrspace(1) %533, align 4, !dbg !12
  br label %582, !dbg !12

582:                                              ; preds = %580, %578
  %583 = and i1 %510, %552, !dbg !12
  br i1 %583, label %584, label %586, !dbg !12

584:                                              ; preds = %582
  %585 = insertelement <1 x float> poison, float %479, i64 0
  store <1 x float> %585, ptr addrspace(1) %535, align 4, !dbg !12
  br label %586, !dbg !12

586:                                              ; preds = %584, %582
  %587 = and i1 %511, %552, !dbg !12
  br i1 %587, label %588, label %590, !dbg !12

588:                                              ; preds = %586
  %589 = insertelement <1 x float> poison, float %478, i64 0
  store <1 x float> %589, ptr addrspace(1) %537, align 4, !dbg !12
  br label %590, !dbg !12

590:                                              ; preds = %588, %586
  %591 = and i1 %512, %552, !dbg !12
  br i1 %591, label %592, label %594, !dbg !12

592:                                              ; preds = %590
  %593 = insertelement <1 x float> poison, float %477, i64 0
  store <1 x float> %593, ptr addrspace(1) %539, align 4, !dbg !12
  br label %594, !dbg !12

594:                                              ; preds = %592, %590
  %595 = and i1 %513, %552, !dbg !12
  br i1 %595, label %596, label %598, !dbg !12

596:                                              ; preds = %594
  %597 = insertelement <1 x float> poison, float %476, i64 0
  store <1 x float> %597, ptr addrspace(1) %541, align 4, !dbg !12
  br label %598, !dbg !12

598:                                              ; preds = %596, %594
  %599 = and i1 %514, %552, !dbg !12
  br i1 %599, label %600, label %602, !dbg !12

600:                                              ; preds = %598
  %601 = insertelement <1 x float> poison, float %475, i64 0
  store <1 x float> %601, ptr addrspace(1) %543, align 4, !dbg !12
  br label %602, !dbg !12

602:                                              ; preds = %600, %598
  %603 = and i1 %515, %552, !dbg !12
  br i1 %603, label %604, label %606, !dbg !12

604:                                              ; preds = %602
  %605 = insertelement <1 x float> poison, float %474, i64 0
  store <1 x float> %605, ptr addrspace(1) %545, align 4, !dbg !12
  br label %606, !dbg !12

606:                                              ; preds = %604, %602
  %607 = and i1 %516, %552, !dbg !12
  br i1 %607, label %608, label %610, !dbg !12

608:                                              ; preds = %606
  %609 = insertelement <1 x float> poison, float %473, i64 0
  store <1 x float> %609, ptr addrspace(1) %547, align 4, !dbg !12
  br label %610, !dbg !12

610:                                              ; preds = %608, %606
  %611 = and i1 %517, %552, !dbg !12
  br i1 %611, label %612, label %614, !dbg !12

612:                                              ; preds = %610
  %613 = insertelement <1 x float> poison, float %472, i64 0
  store <1 x float> %613, ptr addrspace(1) %549, align 4, !dbg !12
  br label %614, !dbg !12

614:                                              ; preds = %612, %610
  %615 = and i1 %518, %552, !dbg !12
  br i1 %615, label %616, label %618, !dbg !12

616:                                              ; preds = %614
  %617 = insertelement <1 x float> poison, float %471, i64 0
  store <1 x float> %617, ptr addrspace(1) %551, align 4, !dbg !12
  br label %618, !dbg !12

618:                                              ; preds = %616, %614
  ret void, !dbg !39
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

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #4

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 26, type: !5, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 35, column: 5, scope: !4)
!13 = !DILocation(line: 27, column: 10, scope: !4)
!14 = !DILocation(line: 27, column: 34, scope: !4)
!15 = !DILocation(line: 28, column: 10, scope: !4)
!16 = !DILocation(line: 29, column: 10, scope: !4)
!17 = !DILocation(line: 32, column: 76, scope: !4)
!18 = !DILocation(line: 32, column: 25, scope: !4)
!19 = !DILocation(line: 32, column: 21, scope: !4)
!20 = !DILocation(line: 33, column: 100, scope: !4)
!21 = !DILocation(line: 31, column: 5, scope: !4)
!22 = !DILocation(line: 32, column: 96, scope: !4)
!23 = !DILocation(line: 32, column: 75, scope: !4)
!24 = !DILocation(line: 32, column: 13, scope: !4)
!25 = !DILocation(line: 33, column: 75, scope: !4)
!26 = !DILocation(line: 33, column: 25, scope: !4)
!27 = !DILocation(line: 33, column: 21, scope: !4)
!28 = !DILocation(line: 33, column: 13, scope: !4)
!29 = !{!"amdgpu-synchronize-as", !"local"}
!30 = !DILocation(line: 34, column: 15, scope: !4)
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.peeled.count", i32 1}
!33 = !DILocation(line: 30, column: 11, scope: !4)
!34 = !DILocation(line: 35, column: 91, scope: !4)
!35 = !DILocation(line: 35, column: 111, scope: !4)
!36 = !DILocation(line: 35, column: 90, scope: !4)
!37 = !DILocation(line: 35, column: 18, scope: !4)
!38 = !DILocation(line: 35, column: 14, scope: !4)
!39 = !DILocation(line: 26, column: 1, scope: !4)
