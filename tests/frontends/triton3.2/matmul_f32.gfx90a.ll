; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %11 = shl i32 %10, 5, !dbg !8
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %13 = and i32 %12, 63, !dbg !9
  %14 = and i32 %12, 32, !dbg !9
  %15 = lshr i32 %12, 4, !dbg !9
  %16 = and i32 %15, 15, !dbg !9
  %17 = or disjoint i32 %16, %11, !dbg !10
  %18 = or disjoint i32 %17, 16, !dbg !10
  %19 = mul i32 %6, %17, !dbg !11
  %20 = mul i32 %6, %18, !dbg !11
  %21 = sext i32 %19 to i64, !dbg !12
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21, !dbg !12
  %23 = sext i32 %20 to i64, !dbg !12
  %24 = getelementptr float, ptr addrspace(1) %0, i64 %23, !dbg !12
  %25 = and i32 %12, 15, !dbg !13
  %26 = zext nneg i32 %25 to i64, !dbg !14
  %27 = getelementptr float, ptr addrspace(1) %22, i64 %26, !dbg !14
  %28 = getelementptr float, ptr addrspace(1) %24, i64 %26, !dbg !14
  %29 = icmp sgt i32 %5, 0, !dbg !15
  %30 = icmp slt i32 %17, %3, !dbg !16
  %31 = icmp slt i32 %18, %3, !dbg !16
  %32 = icmp slt i32 %25, %5, !dbg !17
  %33 = and i1 %30, %32, !dbg !18
  %34 = and i1 %31, %32, !dbg !18
  %35 = insertelement <1 x i1> poison, i1 %33, i64 0, !dbg !19
  %36 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %27, i32 4, <1 x i1> %35, <1 x float> zeroinitializer), !dbg !19
  %37 = insertelement <1 x i1> poison, i1 %34, i64 0, !dbg !19
  %38 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %28, i32 4, <1 x i1> %37, <1 x float> zeroinitializer), !dbg !19
  %.lobit1 = lshr exact i32 %14, 5, !dbg !13
  %39 = lshr i32 %12, 5, !dbg !13
  %40 = and i32 %39, 2, !dbg !13
  %41 = or disjoint i32 %.lobit1, %40, !dbg !13
  %42 = and i32 %39, 4, !dbg !13
  %43 = or disjoint i32 %41, %42, !dbg !13
  %44 = or disjoint i32 %43, 8, !dbg !13
  %45 = mul i32 %7, %43, !dbg !20
  %46 = mul i32 %7, %44, !dbg !20
  %47 = sext i32 %45 to i64, !dbg !21
  %48 = getelementptr float, ptr addrspace(1) %1, i64 %47, !dbg !21
  %49 = sext i32 %46 to i64, !dbg !21
  %50 = getelementptr float, ptr addrspace(1) %1, i64 %49, !dbg !21
  %51 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !22
  %52 = shl i32 %51, 5, !dbg !23
  %53 = and i32 %12, 31, !dbg !9
  %54 = or disjoint i32 %52, %53, !dbg !24
  %55 = sext i32 %54 to i64, !dbg !25
  %56 = getelementptr float, ptr addrspace(1) %48, i64 %55, !dbg !25
  %57 = getelementptr float, ptr addrspace(1) %50, i64 %55, !dbg !25
  %58 = icmp slt i32 %43, %5, !dbg !17
  %59 = icmp slt i32 %44, %5, !dbg !17
  %60 = icmp slt i32 %54, %4, !dbg !26
  %61 = and i1 %60, %58, !dbg !27
  %62 = and i1 %60, %59, !dbg !27
  %63 = and i1 %29, %61, !dbg !15
  %64 = and i1 %29, %62, !dbg !15
  %65 = insertelement <1 x i1> poison, i1 %63, i64 0, !dbg !28
  %66 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %56, i32 4, <1 x i1> %65, <1 x float> zeroinitializer), !dbg !28
  %67 = insertelement <1 x i1> poison, i1 %64, i64 0, !dbg !28
  %68 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %57, i32 4, <1 x i1> %67, <1 x float> zeroinitializer), !dbg !28
  %69 = xor i32 %.lobit1, %25, !dbg !19
  %70 = xor i32 %69, %40, !dbg !19
  %71 = xor i32 %70, %42, !dbg !19
  %72 = shl nuw nsw i32 %16, 4, !dbg !19
  %73 = or disjoint i32 %71, %72, !dbg !19
  %74 = getelementptr inbounds float, ptr addrspace(3) @global_smem, i32 %73, !dbg !19
  store <1 x float> %36, ptr addrspace(3) %74, align 4, !dbg !19
  %75 = or i32 %73, 256, !dbg !19
  %76 = getelementptr inbounds float, ptr addrspace(3) @global_smem, i32 %75, !dbg !19
  store <1 x float> %38, ptr addrspace(3) %76, align 4, !dbg !19
  %77 = shl nuw nsw i32 %43, 5, !dbg !28
  %78 = or disjoint i32 %77, %53, !dbg !28
  %79 = getelementptr inbounds float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %78, !dbg !28
  store <1 x float> %66, ptr addrspace(3) %79, align 4, !dbg !28
  %80 = or i32 %78, 256, !dbg !28
  %81 = getelementptr inbounds float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %80, !dbg !28
  store <1 x float> %68, ptr addrspace(3) %81, align 4, !dbg !28
  %82 = add i32 %5, -16, !dbg !15
  %invariant.gep = getelementptr float, ptr addrspace(1) %1, i64 %55, !dbg !15
  %83 = icmp sgt i32 %82, 0, !dbg !15
  br i1 %83, label %.lr.ph, label %._crit_edge, !dbg !15

.lr.ph:                                           ; preds = %9
  %84 = icmp samesign ugt i32 %13, 31
  %85 = zext i1 %84 to i32
  %86 = select i1 %84, i32 3, i32 2
  %87 = select i1 %84, i32 5, i32 4
  %88 = select i1 %84, i32 7, i32 6
  %89 = select i1 %84, i32 9, i32 8
  %90 = select i1 %84, i32 11, i32 10
  %91 = select i1 %84, i32 13, i32 12
  %92 = select i1 %84, i32 15, i32 14
  %93 = lshr i32 %12, 1
  %94 = and i32 %93, 7
  %95 = xor i32 %94, %85
  %96 = shl i32 %12, 4
  %97 = and i32 %96, 496
  %98 = or disjoint i32 %95, %97
  %99 = xor i32 %86, %94
  %100 = or disjoint i32 %99, %97
  %101 = xor i32 %87, %94
  %102 = or disjoint i32 %101, %97
  %103 = xor i32 %88, %94
  %104 = or disjoint i32 %103, %97
  %105 = xor i32 %89, %94
  %106 = or disjoint i32 %105, %97
  %107 = xor i32 %90, %94
  %108 = or disjoint i32 %107, %97
  %109 = xor i32 %91, %94
  %110 = or disjoint i32 %109, %97
  %111 = xor i32 %92, %94
  %112 = or disjoint i32 %111, %97
  %113 = getelementptr float, ptr addrspace(3) @global_smem, i32 %98
  %114 = getelementptr float, ptr addrspace(3) @global_smem, i32 %100
  %115 = getelementptr float, ptr addrspace(3) @global_smem, i32 %102
  %116 = getelementptr float, ptr addrspace(3) @global_smem, i32 %104
  %117 = getelementptr float, ptr addrspace(3) @global_smem, i32 %106
  %118 = getelementptr float, ptr addrspace(3) @global_smem, i32 %108
  %119 = getelementptr float, ptr addrspace(3) @global_smem, i32 %110
  %120 = getelementptr float, ptr addrspace(3) @global_smem, i32 %112
  %121 = or disjoint i32 %13, 64
  %122 = or disjoint i32 %13, 128
  %123 = or disjoint i32 %13, 192
  %124 = or disjoint i32 %13, 256
  %125 = or disjoint i32 %13, 320
  %126 = or disjoint i32 %13, 384
  %127 = or disjoint i32 %13, 448
  %128 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %13
  %129 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %121
  %130 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %122
  %131 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %123
  %132 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %124
  %133 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %125
  %134 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %126
  %135 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %127
  br label %136, !dbg !15

136:                                              ; preds = %.lr.ph, %136
  %137 = phi float [ 0.000000e+00, %.lr.ph ], [ %236, %136 ]
  %138 = phi float [ 0.000000e+00, %.lr.ph ], [ %237, %136 ]
  %139 = phi float [ 0.000000e+00, %.lr.ph ], [ %238, %136 ]
  %140 = phi float [ 0.000000e+00, %.lr.ph ], [ %239, %136 ]
  %141 = phi float [ 0.000000e+00, %.lr.ph ], [ %240, %136 ]
  %142 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %136 ]
  %143 = phi float [ 0.000000e+00, %.lr.ph ], [ %242, %136 ]
  %144 = phi float [ 0.000000e+00, %.lr.ph ], [ %243, %136 ]
  %145 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %136 ]
  %146 = phi float [ 0.000000e+00, %.lr.ph ], [ %245, %136 ]
  %147 = phi float [ 0.000000e+00, %.lr.ph ], [ %246, %136 ]
  %148 = phi float [ 0.000000e+00, %.lr.ph ], [ %247, %136 ]
  %149 = phi float [ 0.000000e+00, %.lr.ph ], [ %248, %136 ]
  %150 = phi float [ 0.000000e+00, %.lr.ph ], [ %249, %136 ]
  %151 = phi float [ 0.000000e+00, %.lr.ph ], [ %250, %136 ]
  %152 = phi float [ 0.000000e+00, %.lr.ph ], [ %251, %136 ]
  %153 = phi i32 [ 0, %.lr.ph ], [ %154, %136 ]
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !29
  %154 = add i32 %153, 16, !dbg !15
  %155 = or disjoint i32 %154, %25, !dbg !30
  %156 = sext i32 %155 to i64, !dbg !14
  %157 = getelementptr float, ptr addrspace(1) %22, i64 %156, !dbg !14
  %158 = getelementptr float, ptr addrspace(1) %24, i64 %156, !dbg !14
  %159 = icmp slt i32 %155, %5, !dbg !17
  %160 = and i1 %30, %159, !dbg !18
  %161 = and i1 %31, %159, !dbg !18
  %162 = insertelement <1 x i1> poison, i1 %160, i64 0, !dbg !19
  %163 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %157, i32 4, <1 x i1> %162, <1 x float> zeroinitializer), !dbg !19
  %164 = insertelement <1 x i1> poison, i1 %161, i64 0, !dbg !19
  %165 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %158, i32 4, <1 x i1> %164, <1 x float> zeroinitializer), !dbg !19
  %166 = or disjoint i32 %154, %43, !dbg !30
  %167 = or disjoint i32 %154, %44, !dbg !30
  %168 = mul i32 %166, %7, !dbg !20
  %169 = mul i32 %167, %7, !dbg !20
  %170 = sext i32 %168 to i64, !dbg !21
  %171 = sext i32 %169 to i64, !dbg !21
  %gep = getelementptr float, ptr addrspace(1) %invariant.gep, i64 %170, !dbg !25
  %gep4 = getelementptr float, ptr addrspace(1) %invariant.gep, i64 %171, !dbg !25
  %172 = icmp slt i32 %166, %5, !dbg !17
  %173 = icmp slt i32 %167, %5, !dbg !17
  %174 = and i1 %60, %172, !dbg !27
  %175 = and i1 %60, %173, !dbg !27
  %176 = insertelement <1 x i1> poison, i1 %174, i64 0, !dbg !28
  %177 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %gep, i32 4, <1 x i1> %176, <1 x float> zeroinitializer), !dbg !28
  %178 = insertelement <1 x i1> poison, i1 %175, i64 0, !dbg !28
  %179 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %gep4, i32 4, <1 x i1> %178, <1 x float> zeroinitializer), !dbg !28
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %180 = load <1 x float>, ptr addrspace(3) %113, align 4, !dbg !19
  %181 = extractelement <1 x float> %180, i64 0, !dbg !19
  %182 = load <1 x float>, ptr addrspace(3) %114, align 4, !dbg !19
  %183 = extractelement <1 x float> %182, i64 0, !dbg !19
  %184 = load <1 x float>, ptr addrspace(3) %115, align 4, !dbg !19
  %185 = extractelement <1 x float> %184, i64 0, !dbg !19
  %186 = load <1 x float>, ptr addrspace(3) %116, align 4, !dbg !19
  %187 = extractelement <1 x float> %186, i64 0, !dbg !19
  %188 = load <1 x float>, ptr addrspace(3) %117, align 4, !dbg !19
  %189 = extractelement <1 x float> %188, i64 0, !dbg !19
  %190 = load <1 x float>, ptr addrspace(3) %118, align 4, !dbg !19
  %191 = extractelement <1 x float> %190, i64 0, !dbg !19
  %192 = load <1 x float>, ptr addrspace(3) %119, align 4, !dbg !19
  %193 = extractelement <1 x float> %192, i64 0, !dbg !19
  %194 = load <1 x float>, ptr addrspace(3) %120, align 4, !dbg !19
  %195 = extractelement <1 x float> %194, i64 0, !dbg !19
  %196 = load <1 x float>, ptr addrspace(3) %128, align 4, !dbg !28
  %197 = extractelement <1 x float> %196, i64 0, !dbg !28
  %198 = load <1 x float>, ptr addrspace(3) %129, align 4, !dbg !28
  %199 = extractelement <1 x float> %198, i64 0, !dbg !28
  %200 = load <1 x float>, ptr addrspace(3) %130, align 4, !dbg !28
  %201 = extractelement <1 x float> %200, i64 0, !dbg !28
  %202 = load <1 x float>, ptr addrspace(3) %131, align 4, !dbg !28
  %203 = extractelement <1 x float> %202, i64 0, !dbg !28
  %204 = load <1 x float>, ptr addrspace(3) %132, align 4, !dbg !28
  %205 = extractelement <1 x float> %204, i64 0, !dbg !28
  %206 = load <1 x float>, ptr addrspace(3) %133, align 4, !dbg !28
  %207 = extractelement <1 x float> %206, i64 0, !dbg !28
  %208 = load <1 x float>, ptr addrspace(3) %134, align 4, !dbg !28
  %209 = extractelement <1 x float> %208, i64 0, !dbg !28
  %210 = load <1 x float>, ptr addrspace(3) %135, align 4, !dbg !28
  %211 = extractelement <1 x float> %210, i64 0, !dbg !28
  %212 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %137, i64 0, !dbg !29
  %213 = insertelement <16 x float> %212, float %138, i64 1, !dbg !29
  %214 = insertelement <16 x float> %213, float %139, i64 2, !dbg !29
  %215 = insertelement <16 x float> %214, float %140, i64 3, !dbg !29
  %216 = insertelement <16 x float> %215, float %141, i64 4, !dbg !29
  %217 = insertelement <16 x float> %216, float %142, i64 5, !dbg !29
  %218 = insertelement <16 x float> %217, float %143, i64 6, !dbg !29
  %219 = insertelement <16 x float> %218, float %144, i64 7, !dbg !29
  %220 = insertelement <16 x float> %219, float %145, i64 8, !dbg !29
  %221 = insertelement <16 x float> %220, float %146, i64 9, !dbg !29
  %222 = insertelement <16 x float> %221, float %147, i64 10, !dbg !29
  %223 = insertelement <16 x float> %222, float %148, i64 11, !dbg !29
  %224 = insertelement <16 x float> %223, float %149, i64 12, !dbg !29
  %225 = insertelement <16 x float> %224, float %150, i64 13, !dbg !29
  %226 = insertelement <16 x float> %225, float %151, i64 14, !dbg !29
  %227 = insertelement <16 x float> %226, float %152, i64 15, !dbg !29
  %228 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %197, float %181, <16 x float> %227, i32 0, i32 0, i32 0), !dbg !29
  %229 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %199, float %183, <16 x float> %228, i32 0, i32 0, i32 0), !dbg !29
  %230 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %201, float %185, <16 x float> %229, i32 0, i32 0, i32 0), !dbg !29
  %231 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %203, float %187, <16 x float> %230, i32 0, i32 0, i32 0), !dbg !29
  %232 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %205, float %189, <16 x float> %231, i32 0, i32 0, i32 0), !dbg !29
  %233 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %207, float %191, <16 x float> %232, i32 0, i32 0, i32 0), !dbg !29
  %234 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %209, float %193, <16 x float> %233, i32 0, i32 0, i32 0), !dbg !29
  %235 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %211, float %195, <16 x float> %234, i32 0, i32 0, i32 0), !dbg !29
  %236 = extractelement <16 x float> %235, i64 0, !dbg !29
  %237 = extractelement <16 x float> %235, i64 1, !dbg !29
  %238 = extractelement <16 x float> %235, i64 2, !dbg !29
  %239 = extractelement <16 x float> %235, i64 3, !dbg !29
  %240 = extractelement <16 x float> %235, i64 4, !dbg !29
  %241 = extractelement <16 x float> %235, i64 5, !dbg !29
  %242 = extractelement <16 x float> %235, i64 6, !dbg !29
  %243 = extractelement <16 x float> %235, i64 7, !dbg !29
  %244 = extractelement <16 x float> %235, i64 8, !dbg !29
  %245 = extractelement <16 x float> %235, i64 9, !dbg !29
  %246 = extractelement <16 x float> %235, i64 10, !dbg !29
  %247 = extractelement <16 x float> %235, i64 11, !dbg !29
  %248 = extractelement <16 x float> %235, i64 12, !dbg !29
  %249 = extractelement <16 x float> %235, i64 13, !dbg !29
  %250 = extractelement <16 x float> %235, i64 14, !dbg !29
  %251 = extractelement <16 x float> %235, i64 15, !dbg !29
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  store <1 x float> %163, ptr addrspace(3) %74, align 4, !dbg !19
  store <1 x float> %165, ptr addrspace(3) %76, align 4, !dbg !19
  store <1 x float> %177, ptr addrspace(3) %79, align 4, !dbg !28
  store <1 x float> %179, ptr addrspace(3) %81, align 4, !dbg !28
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !29
  %252 = icmp slt i32 %154, %82, !dbg !15
  br i1 %252, label %136, label %._crit_edge, !dbg !15

._crit_edge:                                      ; preds = %136, %9
  %253 = phi float [ 0.000000e+00, %9 ], [ %236, %136 ]
  %254 = phi float [ 0.000000e+00, %9 ], [ %237, %136 ]
  %255 = phi float [ 0.000000e+00, %9 ], [ %238, %136 ]
  %256 = phi float [ 0.000000e+00, %9 ], [ %239, %136 ]
  %257 = phi float [ 0.000000e+00, %9 ], [ %240, %136 ]
  %258 = phi float [ 0.000000e+00, %9 ], [ %241, %136 ]
  %259 = phi float [ 0.000000e+00, %9 ], [ %242, %136 ]
  %260 = phi float [ 0.000000e+00, %9 ], [ %243, %136 ]
  %261 = phi float [ 0.000000e+00, %9 ], [ %244, %136 ]
  %262 = phi float [ 0.000000e+00, %9 ], [ %245, %136 ]
  %263 = phi float [ 0.000000e+00, %9 ], [ %246, %136 ]
  %264 = phi float [ 0.000000e+00, %9 ], [ %247, %136 ]
  %265 = phi float [ 0.000000e+00, %9 ], [ %248, %136 ]
  %266 = phi float [ 0.000000e+00, %9 ], [ %249, %136 ]
  %267 = phi float [ 0.000000e+00, %9 ], [ %250, %136 ]
  %268 = phi float [ 0.000000e+00, %9 ], [ %251, %136 ]
  %269 = add i32 %5, 15, !dbg !15
  %270 = icmp sgt i32 %269, 15, !dbg !15
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  br i1 %270, label %271, label %._crit_edge._crit_edge, !dbg !29

271:                                              ; preds = %._crit_edge
  %272 = or disjoint i32 %13, 448, !dbg !28
  %273 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %272, !dbg !28
  %274 = load <1 x float>, ptr addrspace(3) %273, align 4, !dbg !28
  %275 = extractelement <1 x float> %274, i64 0, !dbg !28
  %276 = or disjoint i32 %13, 384, !dbg !28
  %277 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %276, !dbg !28
  %278 = load <1 x float>, ptr addrspace(3) %277, align 4, !dbg !28
  %279 = extractelement <1 x float> %278, i64 0, !dbg !28
  %280 = or disjoint i32 %13, 320, !dbg !28
  %281 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %280, !dbg !28
  %282 = load <1 x float>, ptr addrspace(3) %281, align 4, !dbg !28
  %283 = extractelement <1 x float> %282, i64 0, !dbg !28
  %284 = or disjoint i32 %13, 256, !dbg !28
  %285 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %284, !dbg !28
  %286 = load <1 x float>, ptr addrspace(3) %285, align 4, !dbg !28
  %287 = extractelement <1 x float> %286, i64 0, !dbg !28
  %288 = or disjoint i32 %13, 192, !dbg !28
  %289 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %288, !dbg !28
  %290 = load <1 x float>, ptr addrspace(3) %289, align 4, !dbg !28
  %291 = extractelement <1 x float> %290, i64 0, !dbg !28
  %292 = or disjoint i32 %13, 128, !dbg !28
  %293 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %292, !dbg !28
  %294 = load <1 x float>, ptr addrspace(3) %293, align 4, !dbg !28
  %295 = extractelement <1 x float> %294, i64 0, !dbg !28
  %296 = or disjoint i32 %13, 64, !dbg !28
  %297 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %296, !dbg !28
  %298 = load <1 x float>, ptr addrspace(3) %297, align 4, !dbg !28
  %299 = extractelement <1 x float> %298, i64 0, !dbg !28
  %300 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %13, !dbg !28
  %301 = load <1 x float>, ptr addrspace(3) %300, align 4, !dbg !28
  %302 = extractelement <1 x float> %301, i64 0, !dbg !28
  %303 = shl i32 %12, 4, !dbg !19
  %304 = and i32 %303, 496, !dbg !19
  %305 = icmp samesign ugt i32 %13, 31, !dbg !19
  %306 = select i1 %305, i32 15, i32 14, !dbg !19
  %307 = lshr i32 %12, 1, !dbg !19
  %308 = and i32 %307, 7, !dbg !19
  %309 = xor i32 %306, %308, !dbg !19
  %310 = or disjoint i32 %309, %304, !dbg !19
  %311 = getelementptr float, ptr addrspace(3) @global_smem, i32 %310, !dbg !19
  %312 = load <1 x float>, ptr addrspace(3) %311, align 4, !dbg !19
  %313 = extractelement <1 x float> %312, i64 0, !dbg !19
  %314 = select i1 %305, i32 13, i32 12, !dbg !19
  %315 = xor i32 %314, %308, !dbg !19
  %316 = or disjoint i32 %315, %304, !dbg !19
  %317 = getelementptr float, ptr addrspace(3) @global_smem, i32 %316, !dbg !19
  %318 = load <1 x float>, ptr addrspace(3) %317, align 4, !dbg !19
  %319 = extractelement <1 x float> %318, i64 0, !dbg !19
  %320 = select i1 %305, i32 11, i32 10, !dbg !19
  %321 = xor i32 %320, %308, !dbg !19
  %322 = or disjoint i32 %321, %304, !dbg !19
  %323 = getelementptr float, ptr addrspace(3) @global_smem, i32 %322, !dbg !19
  %324 = load <1 x float>, ptr addrspace(3) %323, align 4, !dbg !19
  %325 = extractelement <1 x float> %324, i64 0, !dbg !19
  %326 = select i1 %305, i32 9, i32 8, !dbg !19
  %327 = xor i32 %326, %308, !dbg !19
  %328 = or disjoint i32 %327, %304, !dbg !19
  %329 = getelementptr float, ptr addrspace(3) @global_smem, i32 %328, !dbg !19
  %330 = load <1 x float>, ptr addrspace(3) %329, align 4, !dbg !19
  %331 = extractelement <1 x float> %330, i64 0, !dbg !19
  %332 = select i1 %305, i32 7, i32 6, !dbg !19
  %333 = xor i32 %332, %308, !dbg !19
  %334 = or disjoint i32 %333, %304, !dbg !19
  %335 = getelementptr float, ptr addrspace(3) @global_smem, i32 %334, !dbg !19
  %336 = load <1 x float>, ptr addrspace(3) %335, align 4, !dbg !19
  %337 = extractelement <1 x float> %336, i64 0, !dbg !19
  %338 = select i1 %305, i32 5, i32 4, !dbg !19
  %339 = xor i32 %338, %308, !dbg !19
  %340 = or disjoint i32 %339, %304, !dbg !19
  %341 = getelementptr float, ptr addrspace(3) @global_smem, i32 %340, !dbg !19
  %342 = load <1 x float>, ptr addrspace(3) %341, align 4, !dbg !19
  %343 = extractelement <1 x float> %342, i64 0, !dbg !19
  %344 = select i1 %305, i32 3, i32 2, !dbg !19
  %345 = xor i32 %344, %308, !dbg !19
  %346 = or disjoint i32 %345, %304, !dbg !19
  %347 = getelementptr float, ptr addrspace(3) @global_smem, i32 %346, !dbg !19
  %348 = load <1 x float>, ptr addrspace(3) %347, align 4, !dbg !19
  %349 = extractelement <1 x float> %348, i64 0, !dbg !19
  %350 = zext i1 %305 to i32, !dbg !19
  %351 = xor i32 %308, %350, !dbg !19
  %352 = or disjoint i32 %351, %304, !dbg !19
  %353 = getelementptr float, ptr addrspace(3) @global_smem, i32 %352, !dbg !19
  %354 = load <1 x float>, ptr addrspace(3) %353, align 4, !dbg !19
  %355 = extractelement <1 x float> %354, i64 0, !dbg !19
  %356 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %253, i64 0, !dbg !29
  %357 = insertelement <16 x float> %356, float %254, i64 1, !dbg !29
  %358 = insertelement <16 x float> %357, float %255, i64 2, !dbg !29
  %359 = insertelement <16 x float> %358, float %256, i64 3, !dbg !29
  %360 = insertelement <16 x float> %359, float %257, i64 4, !dbg !29
  %361 = insertelement <16 x float> %360, float %258, i64 5, !dbg !29
  %362 = insertelement <16 x float> %361, float %259, i64 6, !dbg !29
  %363 = insertelement <16 x float> %362, float %260, i64 7, !dbg !29
  %364 = insertelement <16 x float> %363, float %261, i64 8, !dbg !29
  %365 = insertelement <16 x float> %364, float %262, i64 9, !dbg !29
  %366 = insertelement <16 x float> %365, float %263, i64 10, !dbg !29
  %367 = insertelement <16 x float> %366, float %264, i64 11, !dbg !29
  %368 = insertelement <16 x float> %367, float %265, i64 12, !dbg !29
  %369 = insertelement <16 x float> %368, float %266, i64 13, !dbg !29
  %370 = insertelement <16 x float> %369, float %267, i64 14, !dbg !29
  %371 = insertelement <16 x float> %370, float %268, i64 15, !dbg !29
  %372 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %302, float %355, <16 x float> %371, i32 0, i32 0, i32 0), !dbg !29
  %373 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %299, float %349, <16 x float> %372, i32 0, i32 0, i32 0), !dbg !29
  %374 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %295, float %343, <16 x float> %373, i32 0, i32 0, i32 0), !dbg !29
  %375 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %291, float %337, <16 x float> %374, i32 0, i32 0, i32 0), !dbg !29
  %376 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %287, float %331, <16 x float> %375, i32 0, i32 0, i32 0), !dbg !29
  %377 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %283, float %325, <16 x float> %376, i32 0, i32 0, i32 0), !dbg !29
  %378 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %279, float %319, <16 x float> %377, i32 0, i32 0, i32 0), !dbg !29
  %379 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %275, float %313, <16 x float> %378, i32 0, i32 0, i32 0), !dbg !29
  %380 = extractelement <16 x float> %379, i64 0, !dbg !29
  %381 = extractelement <16 x float> %379, i64 1, !dbg !29
  %382 = extractelement <16 x float> %379, i64 2, !dbg !29
  %383 = extractelement <16 x float> %379, i64 3, !dbg !29
  %384 = extractelement <16 x float> %379, i64 4, !dbg !29
  %385 = extractelement <16 x float> %379, i64 5, !dbg !29
  %386 = extractelement <16 x float> %379, i64 6, !dbg !29
  %387 = extractelement <16 x float> %379, i64 7, !dbg !29
  %388 = extractelement <16 x float> %379, i64 8, !dbg !29
  %389 = extractelement <16 x float> %379, i64 9, !dbg !29
  %390 = extractelement <16 x float> %379, i64 10, !dbg !29
  %391 = extractelement <16 x float> %379, i64 11, !dbg !29
  %392 = extractelement <16 x float> %379, i64 12, !dbg !29
  %393 = extractelement <16 x float> %379, i64 13, !dbg !29
  %394 = extractelement <16 x float> %379, i64 14, !dbg !29
  %395 = extractelement <16 x float> %379, i64 15, !dbg !29
  br label %._crit_edge._crit_edge, !dbg !29

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %271
  %396 = phi float [ %395, %271 ], [ %268, %._crit_edge ], !dbg !15
  %397 = phi float [ %394, %271 ], [ %267, %._crit_edge ], !dbg !15
  %398 = phi float [ %393, %271 ], [ %266, %._crit_edge ], !dbg !15
  %399 = phi float [ %392, %271 ], [ %265, %._crit_edge ], !dbg !15
  %400 = phi float [ %391, %271 ], [ %264, %._crit_edge ], !dbg !15
  %401 = phi float [ %390, %271 ], [ %263, %._crit_edge ], !dbg !15
  %402 = phi float [ %389, %271 ], [ %262, %._crit_edge ], !dbg !15
  %403 = phi float [ %388, %271 ], [ %261, %._crit_edge ], !dbg !15
  %404 = phi float [ %387, %271 ], [ %260, %._crit_edge ], !dbg !15
  %405 = phi float [ %386, %271 ], [ %259, %._crit_edge ], !dbg !15
  %406 = phi float [ %385, %271 ], [ %258, %._crit_edge ], !dbg !15
  %407 = phi float [ %384, %271 ], [ %257, %._crit_edge ], !dbg !15
  %408 = phi float [ %383, %271 ], [ %256, %._crit_edge ], !dbg !15
  %409 = phi float [ %382, %271 ], [ %255, %._crit_edge ], !dbg !15
  %410 = phi float [ %381, %271 ], [ %254, %._crit_edge ], !dbg !15
  %411 = phi float [ %380, %271 ], [ %253, %._crit_edge ], !dbg !15
  %412 = lshr exact i32 %14, 3, !dbg !9
  %413 = or disjoint i32 %52, %412, !dbg !24
  %414 = or disjoint i32 %413, 27, !dbg !24
  %415 = or disjoint i32 %413, 26, !dbg !24
  %416 = or disjoint i32 %413, 25, !dbg !24
  %417 = or disjoint i32 %413, 24, !dbg !24
  %418 = or disjoint i32 %413, 19, !dbg !24
  %419 = or disjoint i32 %413, 18, !dbg !24
  %420 = or disjoint i32 %413, 17, !dbg !24
  %421 = or disjoint i32 %413, 16, !dbg !24
  %422 = or disjoint i32 %413, 11, !dbg !24
  %423 = or disjoint i32 %413, 10, !dbg !24
  %424 = or disjoint i32 %413, 9, !dbg !24
  %425 = or disjoint i32 %413, 8, !dbg !24
  %426 = or disjoint i32 %413, 3, !dbg !24
  %427 = or disjoint i32 %413, 2, !dbg !24
  %428 = or disjoint i32 %413, 1, !dbg !24
  %429 = or disjoint i32 %11, %53, !dbg !10
  %430 = icmp slt i32 %429, %3, !dbg !31
  %431 = icmp slt i32 %413, %4, !dbg !32
  %432 = icmp slt i32 %428, %4, !dbg !32
  %433 = icmp slt i32 %427, %4, !dbg !32
  %434 = icmp slt i32 %426, %4, !dbg !32
  %435 = icmp slt i32 %425, %4, !dbg !32
  %436 = icmp slt i32 %424, %4, !dbg !32
  %437 = icmp slt i32 %423, %4, !dbg !32
  %438 = icmp slt i32 %422, %4, !dbg !32
  %439 = icmp slt i32 %421, %4, !dbg !32
  %440 = icmp slt i32 %420, %4, !dbg !32
  %441 = icmp slt i32 %419, %4, !dbg !32
  %442 = icmp slt i32 %418, %4, !dbg !32
  %443 = icmp slt i32 %417, %4, !dbg !32
  %444 = icmp slt i32 %416, %4, !dbg !32
  %445 = icmp slt i32 %415, %4, !dbg !32
  %446 = icmp slt i32 %414, %4, !dbg !32
  %447 = and i1 %430, %431, !dbg !33
  %448 = and i1 %430, %432, !dbg !33
  %449 = and i1 %430, %433, !dbg !33
  %450 = and i1 %430, %434, !dbg !33
  %451 = and i1 %430, %435, !dbg !33
  %452 = and i1 %430, %436, !dbg !33
  %453 = and i1 %430, %437, !dbg !33
  %454 = and i1 %430, %438, !dbg !33
  %455 = and i1 %430, %439, !dbg !33
  %456 = and i1 %430, %440, !dbg !33
  %457 = and i1 %430, %441, !dbg !33
  %458 = and i1 %430, %442, !dbg !33
  %459 = and i1 %430, %443, !dbg !33
  %460 = and i1 %430, %444, !dbg !33
  %461 = and i1 %430, %445, !dbg !33
  %462 = and i1 %430, %446, !dbg !33
  %463 = mul i32 %8, %429, !dbg !34
  %464 = sext i32 %463 to i64, !dbg !35
  %465 = getelementptr float, ptr addrspace(1) %2, i64 %464, !dbg !35
  %466 = sext i32 %413 to i64, !dbg !36
  %467 = getelementptr float, ptr addrspace(1) %465, i64 %466, !dbg !36
  %468 = sext i32 %428 to i64, !dbg !36
  %469 = getelementptr float, ptr addrspace(1) %465, i64 %468, !dbg !36
  %470 = sext i32 %427 to i64, !dbg !36
  %471 = getelementptr float, ptr addrspace(1) %465, i64 %470, !dbg !36
  %472 = sext i32 %426 to i64, !dbg !36
  %473 = getelementptr float, ptr addrspace(1) %465, i64 %472, !dbg !36
  %474 = sext i32 %425 to i64, !dbg !36
  %475 = getelementptr float, ptr addrspace(1) %465, i64 %474, !dbg !36
  %476 = sext i32 %424 to i64, !dbg !36
  %477 = getelementptr float, ptr addrspace(1) %465, i64 %476, !dbg !36
  %478 = sext i32 %423 to i64, !dbg !36
  %479 = getelementptr float, ptr addrspace(1) %465, i64 %478, !dbg !36
  %480 = sext i32 %422 to i64, !dbg !36
  %481 = getelementptr float, ptr addrspace(1) %465, i64 %480, !dbg !36
  %482 = sext i32 %421 to i64, !dbg !36
  %483 = getelementptr float, ptr addrspace(1) %465, i64 %482, !dbg !36
  %484 = sext i32 %420 to i64, !dbg !36
  %485 = getelementptr float, ptr addrspace(1) %465, i64 %484, !dbg !36
  %486 = sext i32 %419 to i64, !dbg !36
  %487 = getelementptr float, ptr addrspace(1) %465, i64 %486, !dbg !36
  %488 = sext i32 %418 to i64, !dbg !36
  %489 = getelementptr float, ptr addrspace(1) %465, i64 %488, !dbg !36
  %490 = sext i32 %417 to i64, !dbg !36
  %491 = getelementptr float, ptr addrspace(1) %465, i64 %490, !dbg !36
  %492 = sext i32 %416 to i64, !dbg !36
  %493 = getelementptr float, ptr addrspace(1) %465, i64 %492, !dbg !36
  %494 = sext i32 %415 to i64, !dbg !36
  %495 = getelementptr float, ptr addrspace(1) %465, i64 %494, !dbg !36
  %496 = sext i32 %414 to i64, !dbg !36
  %497 = getelementptr float, ptr addrspace(1) %465, i64 %496, !dbg !36
  %498 = and i32 %12, 192, !dbg !37
  %499 = icmp eq i32 %498, 0, !dbg !37
  %500 = and i1 %499, %447, !dbg !37
  %501 = insertelement <1 x float> poison, float %411, i64 0, !dbg !37
  %502 = insertelement <1 x i1> poison, i1 %500, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %501, ptr addrspace(1) %467, i32 4, <1 x i1> %502), !dbg !37
  %503 = and i1 %499, %448, !dbg !37
  %504 = insertelement <1 x float> poison, float %410, i64 0, !dbg !37
  %505 = insertelement <1 x i1> poison, i1 %503, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %504, ptr addrspace(1) %469, i32 4, <1 x i1> %505), !dbg !37
  %506 = and i1 %499, %449, !dbg !37
  %507 = insertelement <1 x float> poison, float %409, i64 0, !dbg !37
  %508 = insertelement <1 x i1> poison, i1 %506, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %507, ptr addrspace(1) %471, i32 4, <1 x i1> %508), !dbg !37
  %509 = and i1 %499, %450, !dbg !37
  %510 = insertelement <1 x float> poison, float %408, i64 0, !dbg !37
  %511 = insertelement <1 x i1> poison, i1 %509, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %510, ptr addrspace(1) %473, i32 4, <1 x i1> %511), !dbg !37
  %512 = and i1 %499, %451, !dbg !37
  %513 = insertelement <1 x float> poison, float %407, i64 0, !dbg !37
  %514 = insertelement <1 x i1> poison, i1 %512, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %513, ptr addrspace(1) %475, i32 4, <1 x i1> %514), !dbg !37
  %515 = and i1 %499, %452, !dbg !37
  %516 = insertelement <1 x float> poison, float %406, i64 0, !dbg !37
  %517 = insertelement <1 x i1> poison, i1 %515, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %516, ptr addrspace(1) %477, i32 4, <1 x i1> %517), !dbg !37
  %518 = and i1 %499, %453, !dbg !37
  %519 = insertelement <1 x float> poison, float %405, i64 0, !dbg !37
  %520 = insertelement <1 x i1> poison, i1 %518, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %519, ptr addrspace(1) %479, i32 4, <1 x i1> %520), !dbg !37
  %521 = and i1 %499, %454, !dbg !37
  %522 = insertelement <1 x float> poison, float %404, i64 0, !dbg !37
  %523 = insertelement <1 x i1> poison, i1 %521, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %522, ptr addrspace(1) %481, i32 4, <1 x i1> %523), !dbg !37
  %524 = and i1 %499, %455, !dbg !37
  %525 = insertelement <1 x float> poison, float %403, i64 0, !dbg !37
  %526 = insertelement <1 x i1> poison, i1 %524, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %525, ptr addrspace(1) %483, i32 4, <1 x i1> %526), !dbg !37
  %527 = and i1 %499, %456, !dbg !37
  %528 = insertelement <1 x float> poison, float %402, i64 0, !dbg !37
  %529 = insertelement <1 x i1> poison, i1 %527, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %528, ptr addrspace(1) %485, i32 4, <1 x i1> %529), !dbg !37
  %530 = and i1 %499, %457, !dbg !37
  %531 = insertelement <1 x float> poison, float %401, i64 0, !dbg !37
  %532 = insertelement <1 x i1> poison, i1 %530, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %531, ptr addrspace(1) %487, i32 4, <1 x i1> %532), !dbg !37
  %533 = and i1 %499, %458, !dbg !37
  %534 = insertelement <1 x float> poison, float %400, i64 0, !dbg !37
  %535 = insertelement <1 x i1> poison, i1 %533, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %534, ptr addrspace(1) %489, i32 4, <1 x i1> %535), !dbg !37
  %536 = and i1 %499, %459, !dbg !37
  %537 = insertelement <1 x float> poison, float %399, i64 0, !dbg !37
  %538 = insertelement <1 x i1> poison, i1 %536, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %537, ptr addrspace(1) %491, i32 4, <1 x i1> %538), !dbg !37
  %539 = and i1 %499, %460, !dbg !37
  %540 = insertelement <1 x float> poison, float %398, i64 0, !dbg !37
  %541 = insertelement <1 x i1> poison, i1 %539, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %540, ptr addrspace(1) %493, i32 4, <1 x i1> %541), !dbg !37
  %542 = and i1 %499, %461, !dbg !37
  %543 = insertelement <1 x float> poison, float %397, i64 0, !dbg !37
  %544 = insertelement <1 x i1> poison, i1 %542, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %543, ptr addrspace(1) %495, i32 4, <1 x i1> %544), !dbg !37
  %545 = and i1 %499, %462, !dbg !37
  %546 = insertelement <1 x float> poison, float %396, i64 0, !dbg !37
  %547 = insertelement <1 x i1> poison, i1 %545, i64 0, !dbg !37
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %546, ptr addrspace(1) %497, i32 4, <1 x i1> %547), !dbg !37
  ret void, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #5

attributes #0 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !3, file: !3, line: 36, type: !5, scopeLine: 36, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 37, column: 23, scope: !4)
!8 = !DILocation(line: 37, column: 28, scope: !4)
!9 = !DILocation(line: 37, column: 46, scope: !4)
!10 = !DILocation(line: 37, column: 33, scope: !4)
!11 = !DILocation(line: 42, column: 38, scope: !4)
!12 = !DILocation(line: 42, column: 24, scope: !4)
!13 = !DILocation(line: 39, column: 22, scope: !4)
!14 = !DILocation(line: 42, column: 50, scope: !4)
!15 = !DILocation(line: 41, column: 25, scope: !4)
!16 = !DILocation(line: 42, column: 80, scope: !4)
!17 = !DILocation(line: 42, column: 104, scope: !4)
!18 = !DILocation(line: 42, column: 94, scope: !4)
!19 = !DILocation(line: 42, column: 20, scope: !4)
!20 = !DILocation(line: 43, column: 44, scope: !4)
!21 = !DILocation(line: 43, column: 24, scope: !4)
!22 = !DILocation(line: 38, column: 23, scope: !4)
!23 = !DILocation(line: 38, column: 28, scope: !4)
!24 = !DILocation(line: 38, column: 33, scope: !4)
!25 = !DILocation(line: 43, column: 56, scope: !4)
!26 = !DILocation(line: 43, column: 104, scope: !4)
!27 = !DILocation(line: 43, column: 98, scope: !4)
!28 = !DILocation(line: 43, column: 20, scope: !4)
!29 = !DILocation(line: 44, column: 27, scope: !4)
!30 = !DILocation(line: 42, column: 100, scope: !4)
!31 = !DILocation(line: 45, column: 95, scope: !4)
!32 = !DILocation(line: 45, column: 115, scope: !4)
!33 = !DILocation(line: 45, column: 109, scope: !4)
!34 = !DILocation(line: 45, column: 31, scope: !4)
!35 = !DILocation(line: 45, column: 17, scope: !4)
!36 = !DILocation(line: 45, column: 43, scope: !4)
!37 = !DILocation(line: 45, column: 56, scope: !4)
!38 = !DILocation(line: 45, column: 4, scope: !4)
