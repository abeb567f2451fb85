; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

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
  %23 = and i32 %12, 32, !dbg !14
  %24 = lshr exact i32 %23, 3, !dbg !14
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
  %48 = and i32 %12, 15, !dbg !16
  %49 = icmp slt i32 %25, %3, !dbg !17
  %50 = icmp slt i32 %26, %3, !dbg !17
  %51 = mul i32 %25, %6, !dbg !18
  %52 = mul i32 %26, %6, !dbg !18
  %53 = sext i32 %51 to i64, !dbg !19
  %54 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %53, !dbg !19
  %55 = sext i32 %52 to i64, !dbg !19
  %56 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %55, !dbg !19
  %57 = icmp slt i32 %46, %4, !dbg !20
  %58 = icmp sgt i32 %5, 0, !dbg !21
  br i1 %58, label %.lr.ph, label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %11
  %59 = sext i32 %46 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %59, !dbg !21
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
  br label %87, !dbg !21

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
  %105 = or disjoint i32 %104, %47, !dbg !22
  %106 = or disjoint i32 %105, 8, !dbg !22
  %107 = or disjoint i32 %104, %48, !dbg !22
  %108 = icmp slt i32 %105, %5, !dbg !22
  %109 = icmp slt i32 %106, %5, !dbg !22
  %110 = icmp slt i32 %107, %5, !dbg !22
  %111 = and i1 %49, %110, !dbg !23
  %112 = and i1 %50, %110, !dbg !23
  %113 = sext i32 %107 to i64, !dbg !19
  %114 = getelementptr [2 x i8], ptr addrspace(1) %56, i64 %113, !dbg !19
  br i1 %111, label %115, label %118, !dbg !24

115:                                              ; preds = %87
  %116 = getelementptr [2 x i8], ptr addrspace(1) %54, i64 %113
  %117 = load <1 x half>, ptr addrspace(1) %116, align 2, !dbg !24
  br label %118, !dbg !24

118:                                              ; preds = %115, %87
  %119 = phi <1 x half> [ %117, %115 ], [ zeroinitializer, %87 ], !dbg !24
  br i1 %112, label %120, label %122, !dbg !24

120:                                              ; preds = %118
  %121 = load <1 x half>, ptr addrspace(1) %114, align 2, !dbg !24
  br label %122, !dbg !24

122:                                              ; preds = %120, %118
  %123 = phi <1 x half> [ %121, %120 ], [ zeroinitializer, %118 ], !dbg !24
  %124 = and i1 %57, %108, !dbg !25
  %125 = and i1 %57, %109, !dbg !25
  %126 = mul i32 %106, %7, !dbg !26
  %127 = sext i32 %126 to i64, !dbg !27
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %127, !dbg !27
  br i1 %124, label %128, label %132, !dbg !28

128:                                              ; preds = %122
  %129 = mul i32 %105, %7
  %130 = sext i32 %129 to i64
  %gep3 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %130
  %131 = load <1 x half>, ptr addrspace(1) %gep3, align 2, !dbg !28
  br label %132, !dbg !28

132:                                              ; preds = %128, %122
  %133 = phi <1 x half> [ %131, %128 ], [ zeroinitializer, %122 ], !dbg !28
  br i1 %125, label %134, label %136, !dbg !28

134:                                              ; preds = %132
  %135 = load <1 x half>, ptr addrspace(1) %gep, align 2, !dbg !28
  br label %136, !dbg !28

136:                                              ; preds = %134, %132
  %137 = phi <1 x half> [ %135, %134 ], [ zeroinitializer, %132 ], !dbg !28
  fence syncscope("workgroup") release, !dbg !24, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !29
  store <1 x half> %119, ptr addrspace(3) %63, align 2, !dbg !24
  store <1 x half> %123, ptr addrspace(3) %64, align 2, !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !29
  %138 = load <4 x half>, ptr addrspace(3) %71, align 8, !dbg !24
  %139 = load <4 x half>, ptr addrspace(3) %73, align 8, !dbg !24
  fence syncscope("workgroup") release, !dbg !28, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !29
  store <1 x half> %133, ptr addrspace(3) %74, align 2, !dbg !28
  store <1 x half> %137, ptr addrspace(3) %75, align 2, !dbg !28
  fence syncscope("workgroup") release, !dbg !28, !mmra !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !29
  %140 = load <1 x half>, ptr addrspace(3) %79, align 2, !dbg !28
  %141 = load <1 x half>, ptr addrspace(3) %80, align 2, !dbg !28
  %142 = load <1 x half>, ptr addrspace(3) %81, align 2, !dbg !28
  %143 = shufflevector <1 x half> %142, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !28
  %144 = load <1 x half>, ptr addrspace(3) %82, align 2, !dbg !28
  %145 = shufflevector <1 x half> %144, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !28
  %146 = load <1 x half>, ptr addrspace(3) %83, align 2, !dbg !28
  %147 = load <1 x half>, ptr addrspace(3) %84, align 2, !dbg !28
  %148 = load <1 x half>, ptr addrspace(3) %85, align 2, !dbg !28
  %149 = shufflevector <1 x half> %148, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !28
  %150 = load <1 x half>, ptr addrspace(3) %86, align 2, !dbg !28
  %151 = shufflevector <1 x half> %150, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !28
  %152 = shufflevector <1 x half> %140, <1 x half> %141, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !30
  %153 = shufflevector <4 x half> %152, <4 x half> %143, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !30
  %154 = shufflevector <4 x half> %153, <4 x half> %145, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !30
  %155 = shufflevector <1 x half> %146, <1 x half> %147, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !30
  %156 = shufflevector <4 x half> %155, <4 x half> %149, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !30
  %157 = shufflevector <4 x half> %156, <4 x half> %151, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !30
  %158 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %88, i64 0, !dbg !30
  %159 = insertelement <16 x float> %158, float %89, i64 1, !dbg !30
  %160 = insertelement <16 x float> %159, float %90, i64 2, !dbg !30
  %161 = insertelement <16 x float> %160, float %91, i64 3, !dbg !30
  %162 = insertelement <16 x float> %161, float %92, i64 4, !dbg !30
  %163 = insertelement <16 x float> %162, float %93, i64 5, !dbg !30
  %164 = insertelement <16 x float> %163, float %94, i64 6, !dbg !30
  %165 = insertelement <16 x float> %164, float %95, i64 7, !dbg !30
  %166 = insertelement <16 x float> %165, float %96, i64 8, !dbg !30
  %167 = insertelement <16 x float> %166, float %97, i64 9, !dbg !30
  %168 = insertelement <16 x float> %167, float %98, i64 10, !dbg !30
  %169 = insertelement <16 x float> %168, float %99, i64 11, !dbg !30
  %170 = insertelement <16 x float> %169, float %100, i64 12, !dbg !30
  %171 = insertelement <16 x float> %170, float %101, i64 13, !dbg !30
  %172 = insertelement <16 x float> %171, float %102, i64 14, !dbg !30
  %173 = insertelement <16 x float> %172, float %103, i64 15, !dbg !30
  %174 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %154, <4 x half> %138, <16 x float> %173, i32 0, i32 0, i32 0), !dbg !30
  %175 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %157, <4 x half> %139, <16 x float> %174, i32 0, i32 0, i32 0), !dbg !30
  %176 = extractelement <16 x float> %175, i64 0, !dbg !30
  %177 = extractelement <16 x float> %175, i64 1, !dbg !30
  %178 = extractelement <16 x float> %175, i64 2, !dbg !30
  %179 = extractelement <16 x float> %175, i64 3, !dbg !30
  %180 = extractelement <16 x float> %175, i64 4, !dbg !30
  %181 = extractelement <16 x float> %175, i64 5, !dbg !30
  %182 = extractelement <16 x float> %175, i64 6, !dbg !30
  %183 = extractelement <16 x float> %175, i64 7, !dbg !30
  %184 = extractelement <16 x float> %175, i64 8, !dbg !30
  %185 = extractelement <16 x float> %175, i64 9, !dbg !30
  %186 = extractelement <16 x float> %175, i64 10, !dbg !30
  %187 = extractelement <16 x float> %175, i64 11, !dbg !30
  %188 = extractelement <16 x float> %175, i64 12, !dbg !30
  %189 = extractelement <16 x float> %175, i64 13, !dbg !30
  %190 = extractelement <16 x float> %175, i64 14, !dbg !30
  %191 = extractelement <16 x float> %175, i64 15, !dbg !30
  %192 = add i32 %104, 16, !dbg !21
  %193 = icmp slt i32 %192, %5, !dbg !21
  br i1 %193, label %87, label %._crit_edge.loopexit, !dbg !21

._crit_edge.loopexit:                             ; preds = %136
  %194 = fptrunc float %177 to half, !dbg !31
  %195 = fptrunc float %178 to half, !dbg !31
  %196 = fptrunc float %179 to half, !dbg !31
  %197 = fptrunc float %180 to half, !dbg !31
  %198 = fptrunc float %181 to half, !dbg !31
  %199 = fptrunc float %182 to half, !dbg !31
  %200 = fptrunc float %183 to half, !dbg !31
  %201 = fptrunc float %184 to half, !dbg !31
  %202 = fptrunc float %185 to half, !dbg !31
  %203 = fptrunc float %186 to half, !dbg !31
  %204 = fptrunc float %187 to half, !dbg !31
  %205 = fptrunc float %188 to half, !dbg !31
  %206 = fptrunc float %189 to half, !dbg !31
  %207 = fptrunc float %190 to half, !dbg !31
  %208 = fptrunc float %191 to half, !dbg !31
  %209 = fptrunc float %176 to half
  br label %._crit_edge, !dbg !32

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %11
  %210 = phi half [ 0.000000e+00, %11 ], [ %209, %._crit_edge.loopexit ], !dbg !33
  %211 = phi half [ 0.000000e+00, %11 ], [ %194, %._crit_edge.loopexit ], !dbg !33
  %212 = phi half [ 0.000000e+00, %11 ], [ %195, %._crit_edge.loopexit ], !dbg !33
  %213 = phi half [ 0.000000e+00, %11 ], [ %196, %._crit_edge.loopexit ], !dbg !33
  %214 = phi half [ 0.000000e+00, %11 ], [ %197, %._crit_edge.loopexit ], !dbg !33
  %215 = phi half [ 0.000000e+00, %11 ], [ %198, %._crit_edge.loopexit ], !dbg !33
  %216 = phi half [ 0.000000e+00, %11 ], [ %199, %._crit_edge.loopexit ], !dbg !33
  %217 = phi half [ 0.000000e+00, %11 ], [ %200, %._crit_edge.loopexit ], !dbg !33
  %218 = phi half [ 0.000000e+00, %11 ], [ %201, %._crit_edge.loopexit ], !dbg !33
  %219 = phi half [ 0.000000e+00, %11 ], [ %202, %._crit_edge.loopexit ], !dbg !33
  %220 = phi half [ 0.000000e+00, %11 ], [ %203, %._crit_edge.loopexit ], !dbg !33
  %221 = phi half [ 0.000000e+00, %11 ], [ %204, %._crit_edge.loopexit ], !dbg !33
  %222 = phi half [ 0.000000e+00, %11 ], [ %205, %._crit_edge.loopexit ], !dbg !33
  %223 = phi half [ 0.000000e+00, %11 ], [ %206, %._crit_edge.loopexit ], !dbg !33
  %224 = phi half [ 0.000000e+00, %11 ], [ %207, %._crit_edge.loopexit ], !dbg !33
  %225 = phi half [ 0.000000e+00, %11 ], [ %208, %._crit_edge.loopexit ], !dbg !33
  %226 = icmp slt i32 %27, %3, !dbg !32
  %227 = icmp slt i32 %30, %4, !dbg !34
  %228 = icmp slt i32 %31, %4, !dbg !34
  %229 = icmp slt i32 %32, %4, !dbg !34
  %230 = icmp slt i32 %33, %4, !dbg !34
  %231 = icmp slt i32 %34, %4, !dbg !34
  %232 = icmp slt i32 %35, %4, !dbg !34
  %233 = icmp slt i32 %36, %4, !dbg !34
  %234 = icmp slt i32 %37, %4, !dbg !34
  %235 = icmp slt i32 %38, %4, !dbg !34
  %236 = icmp slt i32 %39, %4, !dbg !34
  %237 = icmp slt i32 %40, %4, !dbg !34
  %238 = icmp slt i32 %41, %4, !dbg !34
  %239 = icmp slt i32 %42, %4, !dbg !34
  %240 = icmp slt i32 %43, %4, !dbg !34
  %241 = icmp slt i32 %44, %4, !dbg !34
  %242 = icmp slt i32 %45, %4, !dbg !34
  %243 = and i1 %226, %227, !dbg !35
  %244 = and i1 %226, %228, !dbg !35
  %245 = and i1 %226, %229, !dbg !35
  %246 = and i1 %226, %230, !dbg !35
  %247 = and i1 %226, %231, !dbg !35
  %248 = and i1 %226, %232, !dbg !35
  %249 = and i1 %226, %233, !dbg !35
  %250 = and i1 %226, %234, !dbg !35
  %251 = and i1 %226, %235, !dbg !35
  %252 = and i1 %226, %236, !dbg !35
  %253 = and i1 %226, %237, !dbg !35
  %254 = and i1 %226, %238, !dbg !35
  %255 = and i1 %226, %239, !dbg !35
  %256 = and i1 %226, %240, !dbg !35
  %257 = and i1 %226, %241, !dbg !35
  %258 = and i1 %226, %242, !dbg !35
  %259 = mul i32 %8, %27, !dbg !36
  %260 = sext i32 %259 to i64, !dbg !37
  %261 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %260, !dbg !37
  %262 = sext i32 %31 to i64, !dbg !37
  %263 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %262, !dbg !37
  %264 = sext i32 %32 to i64, !dbg !37
  %265 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %264, !dbg !37
  %266 = sext i32 %33 to i64, !dbg !37
  %267 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %266, !dbg !37
  %268 = sext i32 %34 to i64, !dbg !37
  %269 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %268, !dbg !37
  %270 = sext i32 %35 to i64, !dbg !37
  %271 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %270, !dbg !37
  %272 = sext i32 %36 to i64, !dbg !37
  %273 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %272, !dbg !37
  %274 = sext i32 %37 to i64, !dbg !37
  %275 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %274, !dbg !37
  %276 = sext i32 %38 to i64, !dbg !37
  %277 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %276, !dbg !37
  %278 = sext i32 %39 to i64, !dbg !37
  %279 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %278, !dbg !37
  %280 = sext i32 %40 to i64, !dbg !37
  %281 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %280, !dbg !37
  %282 = sext i32 %41 to i64, !dbg !37
  %283 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %282, !dbg !37
  %284 = sext i32 %42 to i64, !dbg !37
  %285 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %284, !dbg !37
  %286 = sext i32 %43 to i64, !dbg !37
  %287 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %286, !dbg !37
  %288 = sext i32 %44 to i64, !dbg !37
  %289 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %288, !dbg !37
  %290 = sext i32 %45 to i64, !dbg !37
  %291 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %290, !dbg !37
  %292 = icmp eq i32 %15, 0, !dbg !12
  %293 = and i1 %243, %292, !dbg !12
  br i1 %293, label %294, label %298, !dbg !12

294:                                              ; preds = %._crit_edge
  %295 = sext i32 %30 to i64
  %296 = getelementptr [2 x i8], ptr addrspace(1) %261, i64 %295
  %297 = insertelement <1 x half> poison, half %210, i64 0
  store <1 x half> %297, ptr addrspace(1) %296, align 2, !dbg !12
  br label %298, !dbg !12

298:                                              ; preds = %294, %._crit_edge
  %299 = and i1 %244, %292, !dbg !12
  br i1 %299, label %300, label %302, !dbg !12

300:                                              ; preds = %298
  %301 = insertelement <1 x half> poison, half %211, i64 0
  store <1 x half> %301, ptr addrspace(1) %263, align 2, !dbg !12
  br label %302, !dbg !12

302:                                              ; preds = %300, %298
  %303 = and i1 %245, %292, !dbg !12
  br i1 %303, label %304, label %306, !dbg !12

304:                                              ; preds = %302
  %305 = insertelement <1 x half> poison, half %212, i64 0
  store <1 x half> %305, ptr addrspace(1) %265, align 2, !dbg !12
  br label %306, !dbg !12

306:                                              ; preds = %304, %302
  %307 = and i1 %246, %292, !dbg !12
  br i1 %307, label %308, label %310, !dbg !12

308:                                              ; preds = %306
  %309 = insertelement <1 x half> poison, half %213, i64 0
  store <1 x half> %309, ptr addrspace(1) %267, align 2, !dbg !12
  br label %310, !dbg !12

310:                                              ; preds = %308, %306
  %311 = and i1 %247, %292, !dbg !12
  br i1 %311, label %312, label %314, !dbg !12

312:                                              ; preds = %310
  %313 = insertelement <1 x half> poison, half %214, i64 0
  store <1 x half> %313, ptr addrspace(1) %269, align 2, !dbg !12
  br label %314, !dbg !12

314:                                              ; preds = %312, %310
  %315 = and i1 %248, %292, !dbg !12
  br i1 %315, label %316, label %318, !dbg !12

316:                                              ; preds = %314
  %317 = insertelement <1 x half> poison, half %215, i64 0
  store <1 x half> %317, ptr addrspace(1) %271, align 2, !dbg !12
  br label %318, !dbg !12

318:                                              ; preds = %316, %314
  %319 = and i1 %249, %292, !dbg !12
  br i1 %319, label %320, label %322, !dbg !12

320:                                              ; preds = %318
  %321 = insertelement <1 x half> poison, half %216, i64 0
  store <1 x half> %321, ptr addrspace(1) %273, align 2, !dbg !12
  br label %322, !dbg !12

322:                                              ; preds = %320, %318
  %323 = and i1 %250, %292, !dbg !12
  br i1 %323, label %324, label %326, !dbg !12

324:                                              ; preds = %322
  %325 = insertelement <1 x half> poison, half %217, i64 0
  store <1 x half> %325, ptr addrspace(1) %275, align 2, !dbg !12
  br label %326, !dbg !12

326:                                              ; preds = %324, %322
  %327 = and i1 %251, %292, !dbg !12
  br i1 %327, label %328, label %330, !dbg !12

328:                                              ; preds = %326
  %329 = insertelement <1 x half> poison, half %218, i64 0
  store <1 x half> %329, ptr addrspace(1) %277, align 2, !dbg !12
  br label %330, !dbg !12

330:                                              ; preds = %328, %326
  %331 = and i1 %252, %292, !dbg !12
  br i1 %331, label %332, label %334, !dbg !12

332:                                              ; preds = %330
  %333 = insertelement <1 x half> poison, half %219, i64 0
  store <1 x half> %333, ptr addrspace(1) %279, align 2, !dbg !12
  br label %334, !dbg !12

334:                                              ; preds = %332, %330
  %335 = and i1 %253, %292, !dbg !12
  br i1 %335, label %336, label %338, !dbg !12

336:                                              ; preds = %334
  %337 = insertelement <1 x half> poison, half %220, i64 0
  store <1 x half> %337, ptr addrspace(1) %281, align 2, !dbg !12
  br label %338, !dbg !12

338:                                              ; preds = %336, %334
  %339 = and i1 %254, %292, !dbg !12
  br i1 %339, label %340, label %342, !dbg !12

340:                                              ; preds = %338
  %341 = insertelement <1 x half> poison, half %221, i64 0
  store <1 x half> %341, ptr addrspace(1) %283, align 2, !dbg !12
  br label %342, !dbg !12

342:                                              ; preds = %340, %338
  %343 = and i1 %255, %292, !dbg !12
  br i1 %343, label %344, label %346, !dbg !12

344:                                              ; preds = %342
  %345 = insertelement <1 x half> poison, half %222, i64 0
  store <1 x half> %345, ptr addrspace(1) %285, align 2, !dbg !12
  br label %346, !dbg !12

346:                                              ; preds = %344, %342
  %347 = and i1 %256, %292, !dbg !12
  br i1 %347, label %348, label %350, !dbg !12

348:                                              ; preds = %346
  %349 = insertelement <1 x half> poison, half %223, i64 0
  store <1 x half> %349, ptr addrspace(1) %287, align 2, !dbg !12
  br label %350, !dbg !12

350:                                              ; preds = %348, %346
  %351 = and i1 %257, %292, !dbg !12
  br i1 %351, label %352, label %354, !dbg !12

352:                                              ; preds = %350
  %353 = insertelement <1 x half> poison, half %224, i64 0
  store <1 x half> %353, ptr addrspace(1) %289, align 2, !dbg !12
  br label %354, !dbg !12

354:                                              ; preds = %352, %350
  %355 = and i1 %258, %292, !dbg !12
  br i1 %355, label %356, label %358, !dbg !12

356:                                              ; preds = %354
  %357 = insertelement <1 x half> poison, half %225, i64 0
  store <1 x half> %357, ptr addrspace(1) %291, align 2, !dbg !12
  br label %358, !dbg !12

358:                                              ; preds = %356, %354
  ret void, !dbg !38
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
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #4

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
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
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
!31 = !DILocation(line: 35, column: 57, scope: !4)
!32 = !DILocation(line: 35, column: 91, scope: !4)
!33 = !DILocation(line: 30, column: 11, scope: !4)
!34 = !DILocation(line: 35, column: 111, scope: !4)
!35 = !DILocation(line: 35, column: 90, scope: !4)
!36 = !DILocation(line: 35, column: 18, scope: !4)
!37 = !DILocation(line: 35, column: 14, scope: !4)
!38 = !DILocation(line: 26, column: 1, scope: !4)
