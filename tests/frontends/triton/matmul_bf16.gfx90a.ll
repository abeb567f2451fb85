; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12), !dbg !10
  %14 = lshr i32 %13, 6, !dbg !10
  %15 = and i32 %14, 3, !dbg !10
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %17 = shl i32 %16, 5, !dbg !11
  %18 = and i32 %12, 63, !dbg !12
  %19 = shl nuw nsw i32 %15, 6, !dbg !12
  %20 = or disjoint i32 %19, %18, !dbg !12
  %21 = lshr i32 %20, 4, !dbg !12
  %22 = and i32 %12, 31, !dbg !12
  %23 = and i32 %12, 32, !dbg !12
  %24 = lshr exact i32 %23, 3, !dbg !12
  %25 = or disjoint i32 %21, %17, !dbg !11
  %26 = or disjoint i32 %25, 16, !dbg !11
  %27 = or disjoint i32 %17, %22, !dbg !11
  %28 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %29 = shl i32 %28, 5, !dbg !13
  %30 = or disjoint i32 %24, %29, !dbg !13
  %31 = or disjoint i32 %30, 1, !dbg !13
  %32 = or disjoint i32 %30, 2, !dbg !13
  %33 = or disjoint i32 %30, 3, !dbg !13
  %34 = or disjoint i32 %30, 8, !dbg !13
  %35 = or disjoint i32 %30, 9, !dbg !13
  %36 = or disjoint i32 %30, 10, !dbg !13
  %37 = or disjoint i32 %30, 11, !dbg !13
  %38 = or disjoint i32 %30, 16, !dbg !13
  %39 = or disjoint i32 %30, 17, !dbg !13
  %40 = or disjoint i32 %30, 18, !dbg !13
  %41 = or disjoint i32 %30, 19, !dbg !13
  %42 = or disjoint i32 %30, 24, !dbg !13
  %43 = or disjoint i32 %30, 25, !dbg !13
  %44 = or disjoint i32 %30, 26, !dbg !13
  %45 = or disjoint i32 %30, 27, !dbg !13
  %46 = or disjoint i32 %29, %22, !dbg !13
  %47 = lshr i32 %20, 5, !dbg !14
  %48 = and i32 %12, 15, !dbg !14
  %49 = icmp slt i32 %25, %3, !dbg !15
  %50 = icmp slt i32 %26, %3, !dbg !15
  %51 = mul i32 %25, %6, !dbg !16
  %52 = mul i32 %26, %6, !dbg !16
  %53 = sext i32 %51 to i64, !dbg !17
  %54 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %53, !dbg !17
  %55 = sext i32 %52 to i64, !dbg !17
  %56 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %55, !dbg !17
  %57 = icmp slt i32 %46, %4, !dbg !18
  %58 = icmp sgt i32 %5, 0, !dbg !19
  br i1 %58, label %.lr.ph, label %._crit_edge, !dbg !19

.lr.ph:                                           ; preds = %11
  %59 = sext i32 %46 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %59, !dbg !19
  %60 = shl nuw nsw i32 %20, 1
  %61 = shl nuw nsw i32 %15, 3
  %62 = xor i32 %60, %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 512
  %65 = shl nuw nsw i32 %22, 5
  %66 = shl nuw nsw i32 %12, 1
  %67 = and i32 %66, 24
  %68 = lshr exact i32 %23, 2
  %69 = xor i32 %67, %68
  %70 = or disjoint i32 %69, %65
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70
  %72 = xor i32 %70, 16
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %60
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 512
  %76 = shl nuw nsw i32 %22, 1
  %77 = shl nuw nsw i32 %23, 3
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 %76
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 128
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 192
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 512
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 576
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 640
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 704
  br label %87, !dbg !19

87:                                               ; preds = %.lr.ph, %136
  %88 = phi float [ 0.000000e+00, %.lr.ph ], [ %176, %136 ]
  %89 = phi float [ 0.000000e+00, %.lr.ph ], [ %177, %136 ]
  %90 = phi float [ 0.000000e+00, %.lr.ph ], [ %178, %136 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %179, %136 ]
  %92 = phi float [ 0.000000e+00, %.lr.ph ], [ %180, %136 ]
  %93 = phi float [ 0.000000e+00, %.lr.ph ], [ %181, %136 ]
  %94 = phi float [ 0.000000e+00, %.lr.ph ], [ %182, %136 ]
  %95 = phi float [ 0.000000e+00, %.lr.ph ], [ %183, %136 ]
  %96 = phi float [ 0.000000e+00, %.lr.ph ], [ %184, %136 ]
  %97 = phi float [ 0.000000e+00, %.lr.ph ], [ %185, %136 ]
  %98 = phi float [ 0.000000e+00, %.lr.ph ], [ %186, %136 ]
  %99 = phi float [ 0.000000e+00, %.lr.ph ], [ %187, %136 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph ], [ %188, %136 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph ], [ %189, %136 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph ], [ %190, %136 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph ], [ %191, %136 ]
  %104 = phi i32 [ 0, %.lr.ph ], [ %192, %136 ]
  %105 = or disjoint i32 %104, %47, !dbg !20
  %106 = or disjoint i32 %105, 8, !dbg !20
  %107 = or disjoint i32 %104, %48, !dbg !20
  %108 = icmp slt i32 %105, %5, !dbg !20
  %109 = icmp slt i32 %106, %5, !dbg !20
  %110 = icmp slt i32 %107, %5, !dbg !20
  %111 = and i1 %49, %110, !dbg !21
  %112 = and i1 %50, %110, !dbg !21
  %113 = sext i32 %107 to i64, !dbg !17
  %114 = getelementptr [2 x i8], ptr addrspace(1) %56, i64 %113, !dbg !17
  br i1 %111, label %115, label %118, !dbg !22

115:                                              ; preds = %87
  %116 = getelementptr [2 x i8], ptr addrspace(1) %54, i64 %113
  %117 = load <1 x bfloat>, ptr addrspace(1) %116, align 2, !dbg !22
  br label %118, !dbg !22

118:                                              ; preds = %115, %87
  %119 = phi <1 x bfloat> [ %117, %115 ], [ zeroinitializer, %87 ], !dbg !22
  br i1 %112, label %120, label %122, !dbg !22

120:                                              ; preds = %118
  %121 = load <1 x bfloat>, ptr addrspace(1) %114, align 2, !dbg !22
  br label %122, !dbg !22

122:                                              ; preds = %120, %118
  %123 = phi <1 x bfloat> [ %121, %120 ], [ zeroinitializer, %118 ], !dbg !22
  %124 = and i1 %57, %108, !dbg !23
  %125 = and i1 %57, %109, !dbg !23
  %126 = mul i32 %106, %7, !dbg !24
  %127 = sext i32 %126 to i64, !dbg !25
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %127, !dbg !25
  br i1 %124, label %128, label %132, !dbg !26

128:                                              ; preds = %122
  %129 = mul i32 %105, %7
  %130 = sext i32 %129 to i64
  %gep9 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %130
  %131 = load <1 x bfloat>, ptr addrspace(1) %gep9, align 2, !dbg !26
  br label %132, !dbg !26

132:                                              ; preds = %128, %122
  %133 = phi <1 x bfloat> [ %131, %128 ], [ zeroinitializer, %122 ], !dbg !26
  br i1 %125, label %134, label %136, !dbg !26

134:                                              ; preds = %132
  %135 = load <1 x bfloat>, ptr addrspace(1) %gep, align 2, !dbg !26
  br label %136, !dbg !26

136:                                              ; preds = %134, %132
  %137 = phi <1 x bfloat> [ %135, %134 ], [ zeroinitializer, %132 ], !dbg !26
  fence syncscope("workgroup") release, !dbg !22, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !27
  store <1 x bfloat> %119, ptr addrspace(3) %63, align 2, !dbg !22
  store <1 x bfloat> %123, ptr addrspace(3) %64, align 2, !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !27
  %138 = load <4 x i16>, ptr addrspace(3) %71, align 8, !dbg !22
  %139 = load <4 x i16>, ptr addrspace(3) %73, align 8, !dbg !22
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  store <1 x bfloat> %133, ptr addrspace(3) %74, align 2, !dbg !26
  store <1 x bfloat> %137, ptr addrspace(3) %75, align 2, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %140 = load <1 x i16>, ptr addrspace(3) %79, align 2, !dbg !26
  %141 = load <1 x i16>, ptr addrspace(3) %80, align 2, !dbg !26
  %142 = load <1 x i16>, ptr addrspace(3) %81, align 2, !dbg !26
  %143 = shufflevector <1 x i16> %142, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %144 = load <1 x i16>, ptr addrspace(3) %82, align 2, !dbg !26
  %145 = shufflevector <1 x i16> %144, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %146 = load <1 x i16>, ptr addrspace(3) %83, align 2, !dbg !26
  %147 = load <1 x i16>, ptr addrspace(3) %84, align 2, !dbg !26
  %148 = load <1 x i16>, ptr addrspace(3) %85, align 2, !dbg !26
  %149 = shufflevector <1 x i16> %148, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %150 = load <1 x i16>, ptr addrspace(3) %86, align 2, !dbg !26
  %151 = shufflevector <1 x i16> %150, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %152 = shufflevector <1 x i16> %140, <1 x i16> %141, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %153 = shufflevector <4 x i16> %152, <4 x i16> %143, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %154 = shufflevector <4 x i16> %153, <4 x i16> %145, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %155 = shufflevector <1 x i16> %146, <1 x i16> %147, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %156 = shufflevector <4 x i16> %155, <4 x i16> %149, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %157 = shufflevector <4 x i16> %156, <4 x i16> %151, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %158 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %88, i64 0, !dbg !28
  %159 = insertelement <16 x float> %158, float %89, i64 1, !dbg !28
  %160 = insertelement <16 x float> %159, float %90, i64 2, !dbg !28
  %161 = insertelement <16 x float> %160, float %91, i64 3, !dbg !28
  %162 = insertelement <16 x float> %161, float %92, i64 4, !dbg !28
  %163 = insertelement <16 x float> %162, float %93, i64 5, !dbg !28
  %164 = insertelement <16 x float> %163, float %94, i64 6, !dbg !28
  %165 = insertelement <16 x float> %164, float %95, i64 7, !dbg !28
  %166 = insertelement <16 x float> %165, float %96, i64 8, !dbg !28
  %167 = insertelement <16 x float> %166, float %97, i64 9, !dbg !28
  %168 = insertelement <16 x float> %167, float %98, i64 10, !dbg !28
  %169 = insertelement <16 x float> %168, float %99, i64 11, !dbg !28
  %170 = insertelement <16 x float> %169, float %100, i64 12, !dbg !28
  %171 = insertelement <16 x float> %170, float %101, i64 13, !dbg !28
  %172 = insertelement <16 x float> %171, float %102, i64 14, !dbg !28
  %173 = insertelement <16 x float> %172, float %103, i64 15, !dbg !28
  %174 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %154, <4 x i16> %138, <16 x float> %173, i32 0, i32 0, i32 0), !dbg !28
  %175 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %157, <4 x i16> %139, <16 x float> %174, i32 0, i32 0, i32 0), !dbg !28
  %176 = extractelement <16 x float> %175, i64 0, !dbg !28
  %177 = extractelement <16 x float> %175, i64 1, !dbg !28
  %178 = extractelement <16 x float> %175, i64 2, !dbg !28
  %179 = extractelement <16 x float> %175, i64 3, !dbg !28
  %180 = extractelement <16 x float> %175, i64 4, !dbg !28
  %181 = extractelement <16 x float> %175, i64 5, !dbg !28
  %182 = extractelement <16 x float> %175, i64 6, !dbg !28
  %183 = extractelement <16 x float> %175, i64 7, !dbg !28
  %184 = extractelement <16 x float> %175, i64 8, !dbg !28
  %185 = extractelement <16 x float> %175, i64 9, !dbg !28
  %186 = extractelement <16 x float> %175, i64 10, !dbg !28
  %187 = extractelement <16 x float> %175, i64 11, !dbg !28
  %188 = extractelement <16 x float> %175, i64 12, !dbg !28
  %189 = extractelement <16 x float> %175, i64 13, !dbg !28
  %190 = extractelement <16 x float> %175, i64 14, !dbg !28
  %191 = extractelement <16 x float> %175, i64 15, !dbg !28
  %192 = add i32 %104, 16, !dbg !19
  %193 = icmp slt i32 %192, %5, !dbg !19
  br i1 %193, label %87, label %._crit_edge, !dbg !19

._crit_edge:                                      ; preds = %136, %11
  %194 = phi float [ 0.000000e+00, %11 ], [ %176, %136 ], !dbg !29
  %195 = phi float [ 0.000000e+00, %11 ], [ %177, %136 ], !dbg !29
  %196 = phi float [ 0.000000e+00, %11 ], [ %178, %136 ], !dbg !29
  %197 = phi float [ 0.000000e+00, %11 ], [ %179, %136 ], !dbg !29
  %198 = phi float [ 0.000000e+00, %11 ], [ %180, %136 ], !dbg !29
  %199 = phi float [ 0.000000e+00, %11 ], [ %181, %136 ], !dbg !29
  %200 = phi float [ 0.000000e+00, %11 ], [ %182, %136 ], !dbg !29
  %201 = phi float [ 0.000000e+00, %11 ], [ %183, %136 ], !dbg !29
  %202 = phi float [ 0.000000e+00, %11 ], [ %184, %136 ], !dbg !29
  %203 = phi float [ 0.000000e+00, %11 ], [ %185, %136 ], !dbg !29
  %204 = phi float [ 0.000000e+00, %11 ], [ %186, %136 ], !dbg !29
  %205 = phi float [ 0.000000e+00, %11 ], [ %187, %136 ], !dbg !29
  %206 = phi float [ 0.000000e+00, %11 ], [ %188, %136 ], !dbg !29
  %207 = phi float [ 0.000000e+00, %11 ], [ %189, %136 ], !dbg !29
  %208 = phi float [ 0.000000e+00, %11 ], [ %190, %136 ], !dbg !29
  %209 = phi float [ 0.000000e+00, %11 ], [ %191, %136 ], !dbg !29
  %210 = icmp slt i32 %27, %3, !dbg !30
  %211 = icmp slt i32 %30, %4, !dbg !31
  %212 = icmp slt i32 %31, %4, !dbg !31
  %213 = icmp slt i32 %32, %4, !dbg !31
  %214 = icmp slt i32 %33, %4, !dbg !31
  %215 = icmp slt i32 %34, %4, !dbg !31
  %216 = icmp slt i32 %35, %4, !dbg !31
  %217 = icmp slt i32 %36, %4, !dbg !31
  %218 = icmp slt i32 %37, %4, !dbg !31
  %219 = icmp slt i32 %38, %4, !dbg !31
  %220 = icmp slt i32 %39, %4, !dbg !31
  %221 = icmp slt i32 %40, %4, !dbg !31
  %222 = icmp slt i32 %41, %4, !dbg !31
  %223 = icmp slt i32 %42, %4, !dbg !31
  %224 = icmp slt i32 %43, %4, !dbg !31
  %225 = icmp slt i32 %44, %4, !dbg !31
  %226 = icmp slt i32 %45, %4, !dbg !31
  %227 = and i1 %210, %211, !dbg !32
  %228 = and i1 %210, %212, !dbg !32
  %229 = and i1 %210, %213, !dbg !32
  %230 = and i1 %210, %214, !dbg !32
  %231 = and i1 %210, %215, !dbg !32
  %232 = and i1 %210, %216, !dbg !32
  %233 = and i1 %210, %217, !dbg !32
  %234 = and i1 %210, %218, !dbg !32
  %235 = and i1 %210, %219, !dbg !32
  %236 = and i1 %210, %220, !dbg !32
  %237 = and i1 %210, %221, !dbg !32
  %238 = and i1 %210, %222, !dbg !32
  %239 = and i1 %210, %223, !dbg !32
  %240 = and i1 %210, %224, !dbg !32
  %241 = and i1 %210, %225, !dbg !32
  %242 = and i1 %210, %226, !dbg !32
  %243 = mul i32 %8, %27, !dbg !33
  %244 = sext i32 %243 to i64, !dbg !34
  %245 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %244, !dbg !34
  %246 = sext i32 %31 to i64, !dbg !34
  %247 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %246, !dbg !34
  %248 = sext i32 %32 to i64, !dbg !34
  %249 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %248, !dbg !34
  %250 = sext i32 %33 to i64, !dbg !34
  %251 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %250, !dbg !34
  %252 = sext i32 %34 to i64, !dbg !34
  %253 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %252, !dbg !34
  %254 = sext i32 %35 to i64, !dbg !34
  %255 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %254, !dbg !34
  %256 = sext i32 %36 to i64, !dbg !34
  %257 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %256, !dbg !34
  %258 = sext i32 %37 to i64, !dbg !34
  %259 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %258, !dbg !34
  %260 = sext i32 %38 to i64, !dbg !34
  %261 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %260, !dbg !34
  %262 = sext i32 %39 to i64, !dbg !34
  %263 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %262, !dbg !34
  %264 = sext i32 %40 to i64, !dbg !34
  %265 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %264, !dbg !34
  %266 = sext i32 %41 to i64, !dbg !34
  %267 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %266, !dbg !34
  %268 = sext i32 %42 to i64, !dbg !34
  %269 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %268, !dbg !34
  %270 = sext i32 %43 to i64, !dbg !34
  %271 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %270, !dbg !34
  %272 = sext i32 %44 to i64, !dbg !34
  %273 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %272, !dbg !34
  %274 = sext i32 %45 to i64, !dbg !34
  %275 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %274, !dbg !34
  %276 = bitcast float %195 to i32, !dbg !35
  %277 = fcmp uno float %195, 0.000000e+00, !dbg !35
  %278 = lshr i32 %276, 16, !dbg !35
  %279 = and i32 %278, 1, !dbg !35
  %280 = add i32 %276, 32767, !dbg !35
  %281 = add i32 %280, %279, !dbg !35
  %282 = lshr i32 %281, 16, !dbg !35
  %283 = trunc nuw i32 %282 to i16, !dbg !35
  %284 = bitcast i16 %283 to bfloat, !dbg !35
  %285 = select i1 %277, bfloat +nan(0x3F), bfloat %284, !dbg !35
  %286 = bitcast float %196 to i32, !dbg !35
  %287 = fcmp uno float %196, 0.000000e+00, !dbg !35
  %288 = lshr i32 %286, 16, !dbg !35
  %289 = and i32 %288, 1, !dbg !35
  %290 = add i32 %286, 32767, !dbg !35
  %291 = add i32 %290, %289, !dbg !35
  %292 = lshr i32 %291, 16, !dbg !35
  %293 = trunc nuw i32 %292 to i16, !dbg !35
  %294 = bitcast i16 %293 to bfloat, !dbg !35
  %295 = select i1 %287, bfloat +nan(0x3F), bfloat %294, !dbg !35
  %296 = bitcast float %197 to i32, !dbg !35
  %297 = fcmp uno float %197, 0.000000e+00, !dbg !35
  %298 = lshr i32 %296, 16, !dbg !35
  %299 = and i32 %298, 1, !dbg !35
  %300 = add i32 %296, 32767, !dbg !35
  %301 = add i32 %300, %299, !dbg !35
  %302 = lshr i32 %301, 16, !dbg !35
  %303 = trunc nuw i32 %302 to i16, !dbg !35
  %304 = bitcast i16 %303 to bfloat, !dbg !35
  %305 = select i1 %297, bfloat +nan(0x3F), bfloat %304, !dbg !35
  %306 = bitcast float %198 to i32, !dbg !35
  %307 = fcmp uno float %198, 0.000000e+00, !dbg !35
  %308 = lshr i32 %306, 16, !dbg !35
  %309 = and i32 %308, 1, !dbg !35
  %310 = add i32 %306, 32767, !dbg !35
  %311 = add i32 %310, %309, !dbg !35
  %312 = lshr i32 %311, 16, !dbg !35
  %313 = trunc nuw i32 %312 to i16, !dbg !35
  %314 = bitcast i16 %313 to bfloat, !dbg !35
  %315 = select i1 %307, bfloat +nan(0x3F), bfloat %314, !dbg !35
  %316 = bitcast float %199 to i32, !dbg !35
  %317 = fcmp uno float %199, 0.000000e+00, !dbg !35
  %318 = lshr i32 %316, 16, !dbg !35
  %319 = and i32 %318, 1, !dbg !35
  %320 = add i32 %316, 32767, !dbg !35
  %321 = add i32 %320, %319, !dbg !35
  %322 = lshr i32 %321, 16, !dbg !35
  %323 = trunc nuw i32 %322 to i16, !dbg !35
  %324 = bitcast i16 %323 to bfloat, !dbg !35
  %325 = select i1 %317, bfloat +nan(0x3F), bfloat %324, !dbg !35
  %326 = bitcast float %200 to i32, !dbg !35
  %327 = fcmp uno float %200, 0.000000e+00, !dbg !35
  %328 = lshr i32 %326, 16, !dbg !35
  %329 = and i32 %328, 1, !dbg !35
  %330 = add i32 %326, 32767, !dbg !35
  %331 = add i32 %330, %329, !dbg !35
  %332 = lshr i32 %331, 16, !dbg !35
  %333 = trunc nuw i32 %332 to i16, !dbg !35
  %334 = bitcast i16 %333 to bfloat, !dbg !35
  %335 = select i1 %327, bfloat +nan(0x3F), bfloat %334, !dbg !35
  %336 = bitcast float %201 to i32, !dbg !35
  %337 = fcmp uno float %201, 0.000000e+00, !dbg !35
  %338 = lshr i32 %336, 16, !dbg !35
  %339 = and i32 %338, 1, !dbg !35
  %340 = add i32 %336, 32767, !dbg !35
  %341 = add i32 %340, %339, !dbg !35
  %342 = lshr i32 %341, 16, !dbg !35
  %343 = trunc nuw i32 %342 to i16, !dbg !35
  %344 = bitcast i16 %343 to bfloat, !dbg !35
  %345 = select i1 %337, bfloat +nan(0x3F), bfloat %344, !dbg !35
  %346 = bitcast float %202 to i32, !dbg !35
  %347 = fcmp uno float %202, 0.000000e+00, !dbg !35
  %348 = lshr i32 %346, 16, !dbg !35
  %349 = and i32 %348, 1, !dbg !35
  %350 = add i32 %346, 32767, !dbg !35
  %351 = add i32 %350, %349, !dbg !35
  %352 = lshr i32 %351, 16, !dbg !35
  %353 = trunc nuw i32 %352 to i16, !dbg !35
  %354 = bitcast i16 %353 to bfloat, !dbg !35
  %355 = select i1 %347, bfloat +nan(0x3F), bfloat %354, !dbg !35
  %356 = bitcast float %203 to i32, !dbg !35
  %357 = fcmp uno float %203, 0.000000e+00, !dbg !35
  %358 = lshr i32 %356, 16, !dbg !35
  %359 = and i32 %358, 1, !dbg !35
  %360 = add i32 %356, 32767, !dbg !35
  %361 = add i32 %360, %359, !dbg !35
  %362 = lshr i32 %361, 16, !dbg !35
  %363 = trunc nuw i32 %362 to i16, !dbg !35
  %364 = bitcast i16 %363 to bfloat, !dbg !35
  %365 = select i1 %357, bfloat +nan(0x3F), bfloat %364, !dbg !35
  %366 = bitcast float %204 to i32, !dbg !35
  %367 = fcmp uno float %204, 0.000000e+00, !dbg !35
  %368 = lshr i32 %366, 16, !dbg !35
  %369 = and i32 %368, 1, !dbg !35
  %370 = add i32 %366, 32767, !dbg !35
  %371 = add i32 %370, %369, !dbg !35
  %372 = lshr i32 %371, 16, !dbg !35
  %373 = trunc nuw i32 %372 to i16, !dbg !35
  %374 = bitcast i16 %373 to bfloat, !dbg !35
  %375 = select i1 %367, bfloat +nan(0x3F), bfloat %374, !dbg !35
  %376 = bitcast float %205 to i32, !dbg !35
  %377 = fcmp uno float %205, 0.000000e+00, !dbg !35
  %378 = lshr i32 %376, 16, !dbg !35
  %379 = and i32 %378, 1, !dbg !35
  %380 = add i32 %376, 32767, !dbg !35
  %381 = add i32 %380, %379, !dbg !35
  %382 = lshr i32 %381, 16, !dbg !35
  %383 = trunc nuw i32 %382 to i16, !dbg !35
  %384 = bitcast i16 %383 to bfloat, !dbg !35
  %385 = select i1 %377, bfloat +nan(0x3F), bfloat %384, !dbg !35
  %386 = bitcast float %206 to i32, !dbg !35
  %387 = fcmp uno float %206, 0.000000e+00, !dbg !35
  %388 = lshr i32 %386, 16, !dbg !35
  %389 = and i32 %388, 1, !dbg !35
  %390 = add i32 %386, 32767, !dbg !35
  %391 = add i32 %390, %389, !dbg !35
  %392 = lshr i32 %391, 16, !dbg !35
  %393 = trunc nuw i32 %392 to i16, !dbg !35
  %394 = bitcast i16 %393 to bfloat, !dbg !35
  %395 = select i1 %387, bfloat +nan(0x3F), bfloat %394, !dbg !35
  %396 = bitcast float %207 to i32, !dbg !35
  %397 = fcmp uno float %207, 0.000000e+00, !dbg !35
  %398 = lshr i32 %396, 16, !dbg !35
  %399 = and i32 %398, 1, !dbg !35
  %400 = add i32 %396, 32767, !dbg !35
  %401 = add i32 %400, %399, !dbg !35
  %402 = lshr i32 %401, 16, !dbg !35
  %403 = trunc nuw i32 %402 to i16, !dbg !35
  %404 = bitcast i16 %403 to bfloat, !dbg !35
  %405 = select i1 %397, bfloat +nan(0x3F), bfloat %404, !dbg !35
  %406 = bitcast float %208 to i32, !dbg !35
  %407 = fcmp uno float %208, 0.000000e+00, !dbg !35
  %408 = lshr i32 %406, 16, !dbg !35
  %409 = and i32 %408, 1, !dbg !35
  %410 = add i32 %406, 32767, !dbg !35
  %411 = add i32 %410, %409, !dbg !35
  %412 = lshr i32 %411, 16, !dbg !35
  %413 = trunc nuw i32 %412 to i16, !dbg !35
  %414 = bitcast i16 %413 to bfloat, !dbg !35
  %415 = select i1 %407, bfloat +nan(0x3F), bfloat %414, !dbg !35
  %416 = bitcast float %209 to i32, !dbg !35
  %417 = fcmp uno float %209, 0.000000e+00, !dbg !35
  %418 = lshr i32 %416, 16, !dbg !35
  %419 = and i32 %418, 1, !dbg !35
  %420 = add i32 %416, 32767, !dbg !35
  %421 = add i32 %420, %419, !dbg !35
  %422 = lshr i32 %421, 16, !dbg !35
  %423 = trunc nuw i32 %422 to i16, !dbg !35
  %424 = bitcast i16 %423 to bfloat, !dbg !35
  %425 = select i1 %417, bfloat +nan(0x3F), bfloat %424, !dbg !35
  %426 = icmp eq i32 %15, 0, !dbg !10
  %427 = and i1 %227, %426, !dbg !10
  br i1 %427, label %428, label %442, !dbg !10

428:                                              ; preds = %._crit_edge
  %429 = fcmp uno float %194, 0.000000e+00, !dbg !35
  %430 = bitcast float %194 to i32, !dbg !35
  %431 = lshr i32 %430, 16, !dbg !35
  %432 = and i32 %431, 1, !dbg !35
  %433 = add i32 %430, 32767, !dbg !35
  %434 = add i32 %433, %432, !dbg !35
  %435 = lshr i32 %434, 16, !dbg !35
  %436 = trunc nuw i32 %435 to i16, !dbg !35
  %437 = bitcast i16 %436 to bfloat, !dbg !35
  %438 = select i1 %429, bfloat +nan(0x3F), bfloat %437, !dbg !35
  %439 = insertelement <1 x bfloat> poison, bfloat %438, i64 0, !dbg !10
  %440 = sext i32 %30 to i64, !dbg !34
  %441 = getelementptr [2 x i8], ptr addrspace(1) %245, i64 %440, !dbg !34
  store <1 x bfloat> %439, ptr addrspace(1) %441, align 2, !dbg !10
  br label %442, !dbg !10

442:                                              ; preds = %428, %._crit_edge
  %443 = and i1 %228, %426, !dbg !10
  br i1 %443, label %444, label %446, !dbg !10

444:                                              ; preds = %442
  %445 = insertelement <1 x bfloat> poison, bfloat %285, i64 0
  store <1 x bfloat> %445, ptr addrspace(1) %247, align 2, !dbg !10
  br label %446, !dbg !10

446:                                              ; preds = %444, %442
  %447 = and i1 %229, %426, !dbg !10
  br i1 %447, label %448, label %450, !dbg !10

448:                                              ; preds = %446
  %449 = insertelement <1 x bfloat> poison, bfloat %295, i64 0
  store <1 x bfloat> %449, ptr addrspace(1) %249, align 2, !dbg !10
  br label %450, !dbg !10

450:                                              ; preds = %448, %446
  %451 = and i1 %230, %426, !dbg !10
  br i1 %451, label %452, label %454, !dbg !10

452:                                              ; preds = %450
  %453 = insertelement <1 x bfloat> poison, bfloat %305, i64 0
  store <1 x bfloat> %453, ptr addrspace(1) %251, align 2, !dbg !10
  br label %454, !dbg !10

454:                                              ; preds = %452, %450
  %455 = and i1 %231, %426, !dbg !10
  br i1 %455, label %456, label %458, !dbg !10

456:                                              ; preds = %454
  %457 = insertelement <1 x bfloat> poison, bfloat %315, i64 0
  store <1 x bfloat> %457, ptr addrspace(1) %253, align 2, !dbg !10
  br label %458, !dbg !10

458:                                              ; preds = %456, %454
  %459 = and i1 %232, %426, !dbg !10
  br i1 %459, label %460, label %462, !dbg !10

460:                                              ; preds = %458
  %461 = insertelement <1 x bfloat> poison, bfloat %325, i64 0
  store <1 x bfloat> %461, ptr addrspace(1) %255, align 2, !dbg !10
  br label %462, !dbg !10

462:                                              ; preds = %460, %458
  %463 = and i1 %233, %426, !dbg !10
  br i1 %463, label %464, label %466, !dbg !10

464:                                              ; preds = %462
  %465 = insertelement <1 x bfloat> poison, bfloat %335, i64 0
  store <1 x bfloat> %465, ptr addrspace(1) %257, align 2, !dbg !10
  br label %466, !dbg !10

466:                                              ; preds = %464, %462
  %467 = and i1 %234, %426, !dbg !10
  br i1 %467, label %468, label %470, !dbg !10

468:                                              ; preds = %466
  %469 = insertelement <1 x bfloat> poison, bfloat %345, i64 0
  store <1 x bfloat> %469, ptr addrspace(1) %259, align 2, !dbg !10
  br label %470, !dbg !10

470:                                              ; preds = %468, %466
  %471 = and i1 %235, %426, !dbg !10
  br i1 %471, label %472, label %474, !dbg !10

472:                                              ; preds = %470
  %473 = insertelement <1 x bfloat> poison, bfloat %355, i64 0
  store <1 x bfloat> %473, ptr addrspace(1) %261, align 2, !dbg !10
  br label %474, !dbg !10

474:                                              ; preds = %472, %470
  %475 = and i1 %236, %426, !dbg !10
  br i1 %475, label %476, label %478, !dbg !10

476:                                              ; preds = %474
  %477 = insertelement <1 x bfloat> poison, bfloat %365, i64 0
  store <1 x bfloat> %477, ptr addrspace(1) %263, align 2, !dbg !10
  br label %478, !dbg !10

478:                                              ; preds = %476, %474
  %479 = and i1 %237, %426, !dbg !10
  br i1 %479, label %480, label %482, !dbg !10

480:                                              ; preds = %478
  %481 = insertelement <1 x bfloat> poison, bfloat %375, i64 0
  store <1 x bfloat> %481, ptr addrspace(1) %265, align 2, !dbg !10
  br label %482, !dbg !10

482:                                              ; preds = %480, %478
  %483 = and i1 %238, %426, !dbg !10
  br i1 %483, label %484, label %486, !dbg !10

484:                                              ; preds = %482
  %485 = insertelement <1 x bfloat> poison, bfloat %385, i64 0
  store <1 x bfloat> %485, ptr addrspace(1) %267, align 2, !dbg !10
  br label %486, !dbg !10

486:                                              ; preds = %484, %482
  %487 = and i1 %239, %426, !dbg !10
  br i1 %487, label %488, label %490, !dbg !10

488:                                              ; preds = %486
  %489 = insertelement <1 x bfloat> poison, bfloat %395, i64 0
  store <1 x bfloat> %489, ptr addrspace(1) %269, align 2, !dbg !10
  br label %490, !dbg !10

490:                                              ; preds = %488, %486
  %491 = and i1 %240, %426, !dbg !10
  br i1 %491, label %492, label %494, !dbg !10

492:                                              ; preds = %490
  %493 = insertelement <1 x bfloat> poison, bfloat %405, i64 0
  store <1 x bfloat> %493, ptr addrspace(1) %271, align 2, !dbg !10
  br label %494, !dbg !10

494:                                              ; preds = %492, %490
  %495 = and i1 %241, %426, !dbg !10
  br i1 %495, label %496, label %498, !dbg !10

496:                                              ; preds = %494
  %497 = insertelement <1 x bfloat> poison, bfloat %415, i64 0
  store <1 x bfloat> %497, ptr addrspace(1) %273, align 2, !dbg !10
  br label %498, !dbg !10

498:                                              ; preds = %496, %494
  %499 = and i1 %242, %426, !dbg !10
  br i1 %499, label %500, label %502, !dbg !10

500:                                              ; preds = %498
  %501 = insertelement <1 x bfloat> poison, bfloat %425, i64 0
  store <1 x bfloat> %501, ptr addrspace(1) %275, align 2, !dbg !10
  br label %502, !dbg !10

502:                                              ; preds = %500, %498
  ret void, !dbg !36
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
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #4

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
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !7, !7}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 35, column: 5, scope: !4)
!11 = !DILocation(line: 27, column: 10, scope: !4)
!12 = !DILocation(line: 27, column: 34, scope: !4)
!13 = !DILocation(line: 28, column: 10, scope: !4)
!14 = !DILocation(line: 29, column: 10, scope: !4)
!15 = !DILocation(line: 32, column: 76, scope: !4)
!16 = !DILocation(line: 32, column: 25, scope: !4)
!17 = !DILocation(line: 32, column: 21, scope: !4)
!18 = !DILocation(line: 33, column: 100, scope: !4)
!19 = !DILocation(line: 31, column: 5, scope: !4)
!20 = !DILocation(line: 32, column: 96, scope: !4)
!21 = !DILocation(line: 32, column: 75, scope: !4)
!22 = !DILocation(line: 32, column: 13, scope: !4)
!23 = !DILocation(line: 33, column: 75, scope: !4)
!24 = !DILocation(line: 33, column: 25, scope: !4)
!25 = !DILocation(line: 33, column: 21, scope: !4)
!26 = !DILocation(line: 33, column: 13, scope: !4)
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !DILocation(line: 34, column: 15, scope: !4)
!29 = !DILocation(line: 30, column: 11, scope: !4)
!30 = !DILocation(line: 35, column: 91, scope: !4)
!31 = !DILocation(line: 35, column: 111, scope: !4)
!32 = !DILocation(line: 35, column: 90, scope: !4)
!33 = !DILocation(line: 35, column: 18, scope: !4)
!34 = !DILocation(line: 35, column: 14, scope: !4)
!35 = !DILocation(line: 35, column: 57, scope: !4)
!36 = !DILocation(line: 26, column: 1, scope: !4)
