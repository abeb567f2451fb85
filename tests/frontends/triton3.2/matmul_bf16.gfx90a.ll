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
  %13 = lshr i32 %12, 4, !dbg !9
  %14 = and i32 %13, 15, !dbg !9
  %15 = and i32 %12, 15, !dbg !9
  %16 = and i32 %12, 31, !dbg !9
  %17 = or disjoint i32 %14, %11, !dbg !10
  %18 = or disjoint i32 %17, 16, !dbg !10
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %20 = shl i32 %19, 5, !dbg !12
  %21 = or disjoint i32 %20, %16, !dbg !13
  %22 = lshr i32 %12, 5, !dbg !14
  %23 = and i32 %22, 7, !dbg !14
  %24 = icmp slt i32 %17, %3, !dbg !15
  %25 = icmp slt i32 %18, %3, !dbg !15
  %26 = mul i32 %6, %17, !dbg !16
  %27 = mul i32 %6, %18, !dbg !16
  %28 = sext i32 %26 to i64, !dbg !17
  %29 = getelementptr bfloat, ptr addrspace(1) %0, i64 %28, !dbg !17
  %30 = sext i32 %27 to i64, !dbg !17
  %31 = getelementptr bfloat, ptr addrspace(1) %0, i64 %30, !dbg !17
  %32 = icmp slt i32 %21, %4, !dbg !18
  %33 = icmp sgt i32 %5, 0, !dbg !19
  br i1 %33, label %.lr.ph, label %._crit_edge, !dbg !19

.lr.ph:                                           ; preds = %9
  %invariant.op = or disjoint i32 %16, 256, !dbg !19
  %34 = and i32 %12, 63, !dbg !9
  %35 = sext i32 %21 to i64
  %invariant.gep = getelementptr bfloat, ptr addrspace(1) %1, i64 %35, !dbg !19
  %36 = and i32 %13, 12
  %37 = xor i32 %36, %15
  %38 = shl nuw nsw i32 %14, 4
  %39 = or disjoint i32 %38, %37
  %40 = getelementptr inbounds bfloat, ptr addrspace(3) @global_smem, i32 %39
  %41 = or disjoint i32 %39, 256
  %42 = getelementptr inbounds bfloat, ptr addrspace(3) @global_smem, i32 %41
  %43 = icmp samesign ugt i32 %34, 31
  %44 = select i1 %43, i32 4, i32 0
  %45 = or disjoint i32 %44, 8
  %46 = and i32 %12, 12
  %47 = xor i32 %44, %46
  %48 = shl nuw nsw i32 %16, 4
  %49 = or disjoint i32 %47, %48
  %50 = xor i32 %45, %46
  %51 = or disjoint i32 %50, %48
  %52 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %49
  %53 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %51
  %54 = shl nuw nsw i32 %23, 5
  %urem = and i32 %12, 255
  %55 = getelementptr inbounds bfloat, ptr addrspace(3) @global_smem, i32 %urem
  %.reass = or disjoint i32 %54, %invariant.op
  %56 = getelementptr inbounds bfloat, ptr addrspace(3) @global_smem, i32 %.reass
  %57 = shl nuw nsw i32 %34, 2
  %58 = and i32 %57, 128
  %59 = or disjoint i32 %58, %16
  %60 = or disjoint i32 %59, 32
  %61 = or disjoint i32 %59, 64
  %62 = or disjoint i32 %59, 96
  %63 = or disjoint i32 %59, 256
  %64 = or disjoint i32 %59, 288
  %65 = or disjoint i32 %59, 320
  %66 = or disjoint i32 %59, 352
  %67 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %59
  %68 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %60
  %69 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %61
  %70 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %62
  %71 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %63
  %72 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %64
  %73 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %65
  %74 = getelementptr bfloat, ptr addrspace(3) @global_smem, i32 %66
  br label %75, !dbg !19

75:                                               ; preds = %.lr.ph, %75
  %76 = phi float [ 0.000000e+00, %.lr.ph ], [ %156, %75 ]
  %77 = phi float [ 0.000000e+00, %.lr.ph ], [ %157, %75 ]
  %78 = phi float [ 0.000000e+00, %.lr.ph ], [ %158, %75 ]
  %79 = phi float [ 0.000000e+00, %.lr.ph ], [ %159, %75 ]
  %80 = phi float [ 0.000000e+00, %.lr.ph ], [ %160, %75 ]
  %81 = phi float [ 0.000000e+00, %.lr.ph ], [ %161, %75 ]
  %82 = phi float [ 0.000000e+00, %.lr.ph ], [ %162, %75 ]
  %83 = phi float [ 0.000000e+00, %.lr.ph ], [ %163, %75 ]
  %84 = phi float [ 0.000000e+00, %.lr.ph ], [ %164, %75 ]
  %85 = phi float [ 0.000000e+00, %.lr.ph ], [ %165, %75 ]
  %86 = phi float [ 0.000000e+00, %.lr.ph ], [ %166, %75 ]
  %87 = phi float [ 0.000000e+00, %.lr.ph ], [ %167, %75 ]
  %88 = phi float [ 0.000000e+00, %.lr.ph ], [ %168, %75 ]
  %89 = phi float [ 0.000000e+00, %.lr.ph ], [ %169, %75 ]
  %90 = phi float [ 0.000000e+00, %.lr.ph ], [ %170, %75 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %171, %75 ]
  %92 = phi i32 [ 0, %.lr.ph ], [ %172, %75 ]
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !20
  %93 = or disjoint i32 %92, %15, !dbg !21
  %94 = sext i32 %93 to i64, !dbg !22
  %95 = getelementptr bfloat, ptr addrspace(1) %29, i64 %94, !dbg !22
  %96 = getelementptr bfloat, ptr addrspace(1) %31, i64 %94, !dbg !22
  %97 = icmp slt i32 %93, %5, !dbg !23
  %98 = and i1 %24, %97, !dbg !24
  %99 = and i1 %25, %97, !dbg !24
  %100 = insertelement <1 x i1> poison, i1 %98, i64 0, !dbg !25
  %101 = tail call <1 x bfloat> @llvm.masked.load.v1bf16.p1(ptr addrspace(1) %95, i32 2, <1 x i1> %100, <1 x bfloat> zeroinitializer), !dbg !25
  %102 = insertelement <1 x i1> poison, i1 %99, i64 0, !dbg !25
  %103 = tail call <1 x bfloat> @llvm.masked.load.v1bf16.p1(ptr addrspace(1) %96, i32 2, <1 x i1> %102, <1 x bfloat> zeroinitializer), !dbg !25
  %104 = or disjoint i32 %92, %23, !dbg !21
  %105 = or disjoint i32 %104, 8, !dbg !21
  %106 = mul i32 %104, %7, !dbg !26
  %107 = mul i32 %105, %7, !dbg !26
  %108 = sext i32 %106 to i64, !dbg !27
  %109 = sext i32 %107 to i64, !dbg !27
  %gep = getelementptr bfloat, ptr addrspace(1) %invariant.gep, i64 %108, !dbg !28
  %gep26 = getelementptr bfloat, ptr addrspace(1) %invariant.gep, i64 %109, !dbg !28
  %110 = icmp slt i32 %104, %5, !dbg !23
  %111 = icmp slt i32 %105, %5, !dbg !23
  %112 = and i1 %32, %110, !dbg !29
  %113 = and i1 %32, %111, !dbg !29
  %114 = insertelement <1 x i1> poison, i1 %112, i64 0, !dbg !30
  %115 = tail call <1 x bfloat> @llvm.masked.load.v1bf16.p1(ptr addrspace(1) %gep, i32 2, <1 x i1> %114, <1 x bfloat> zeroinitializer), !dbg !30
  %116 = insertelement <1 x i1> poison, i1 %113, i64 0, !dbg !30
  %117 = tail call <1 x bfloat> @llvm.masked.load.v1bf16.p1(ptr addrspace(1) %gep26, i32 2, <1 x i1> %116, <1 x bfloat> zeroinitializer), !dbg !30
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  store <1 x bfloat> %101, ptr addrspace(3) %40, align 2, !dbg !25
  store <1 x bfloat> %103, ptr addrspace(3) %42, align 2, !dbg !25
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %118 = load <4 x i16>, ptr addrspace(3) %52, align 8, !dbg !25
  %119 = load <4 x i16>, ptr addrspace(3) %53, align 8, !dbg !25
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  store <1 x bfloat> %115, ptr addrspace(3) %55, align 2, !dbg !30
  store <1 x bfloat> %117, ptr addrspace(3) %56, align 2, !dbg !30
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %120 = load <1 x i16>, ptr addrspace(3) %67, align 2, !dbg !30
  %121 = load <1 x i16>, ptr addrspace(3) %68, align 2, !dbg !30
  %122 = load <1 x i16>, ptr addrspace(3) %69, align 2, !dbg !30
  %123 = shufflevector <1 x i16> %122, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %124 = load <1 x i16>, ptr addrspace(3) %70, align 2, !dbg !30
  %125 = shufflevector <1 x i16> %124, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %126 = load <1 x i16>, ptr addrspace(3) %71, align 2, !dbg !30
  %127 = load <1 x i16>, ptr addrspace(3) %72, align 2, !dbg !30
  %128 = load <1 x i16>, ptr addrspace(3) %73, align 2, !dbg !30
  %129 = shufflevector <1 x i16> %128, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %130 = load <1 x i16>, ptr addrspace(3) %74, align 2, !dbg !30
  %131 = shufflevector <1 x i16> %130, <1 x i16> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %132 = shufflevector <1 x i16> %120, <1 x i16> %121, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !20
  %133 = shufflevector <4 x i16> %132, <4 x i16> %123, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !20
  %134 = shufflevector <4 x i16> %133, <4 x i16> %125, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !20
  %135 = shufflevector <1 x i16> %126, <1 x i16> %127, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !20
  %136 = shufflevector <4 x i16> %135, <4 x i16> %129, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !20
  %137 = shufflevector <4 x i16> %136, <4 x i16> %131, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !20
  %138 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %76, i64 0, !dbg !20
  %139 = insertelement <16 x float> %138, float %77, i64 1, !dbg !20
  %140 = insertelement <16 x float> %139, float %78, i64 2, !dbg !20
  %141 = insertelement <16 x float> %140, float %79, i64 3, !dbg !20
  %142 = insertelement <16 x float> %141, float %80, i64 4, !dbg !20
  %143 = insertelement <16 x float> %142, float %81, i64 5, !dbg !20
  %144 = insertelement <16 x float> %143, float %82, i64 6, !dbg !20
  %145 = insertelement <16 x float> %144, float %83, i64 7, !dbg !20
  %146 = insertelement <16 x float> %145, float %84, i64 8, !dbg !20
  %147 = insertelement <16 x float> %146, float %85, i64 9, !dbg !20
  %148 = insertelement <16 x float> %147, float %86, i64 10, !dbg !20
  %149 = insertelement <16 x float> %148, float %87, i64 11, !dbg !20
  %150 = insertelement <16 x float> %149, float %88, i64 12, !dbg !20
  %151 = insertelement <16 x float> %150, float %89, i64 13, !dbg !20
  %152 = insertelement <16 x float> %151, float %90, i64 14, !dbg !20
  %153 = insertelement <16 x float> %152, float %91, i64 15, !dbg !20
  %154 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %134, <4 x i16> %118, <16 x float> %153, i32 0, i32 0, i32 0), !dbg !20
  %155 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %137, <4 x i16> %119, <16 x float> %154, i32 0, i32 0, i32 0), !dbg !20
  %156 = extractelement <16 x float> %155, i64 0, !dbg !20
  %157 = extractelement <16 x float> %155, i64 1, !dbg !20
  %158 = extractelement <16 x float> %155, i64 2, !dbg !20
  %159 = extractelement <16 x float> %155, i64 3, !dbg !20
  %160 = extractelement <16 x float> %155, i64 4, !dbg !20
  %161 = extractelement <16 x float> %155, i64 5, !dbg !20
  %162 = extractelement <16 x float> %155, i64 6, !dbg !20
  %163 = extractelement <16 x float> %155, i64 7, !dbg !20
  %164 = extractelement <16 x float> %155, i64 8, !dbg !20
  %165 = extractelement <16 x float> %155, i64 9, !dbg !20
  %166 = extractelement <16 x float> %155, i64 10, !dbg !20
  %167 = extractelement <16 x float> %155, i64 11, !dbg !20
  %168 = extractelement <16 x float> %155, i64 12, !dbg !20
  %169 = extractelement <16 x float> %155, i64 13, !dbg !20
  %170 = extractelement <16 x float> %155, i64 14, !dbg !20
  %171 = extractelement <16 x float> %155, i64 15, !dbg !20
  %172 = add i32 %92, 16, !dbg !19
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !20
  %173 = icmp slt i32 %172, %5, !dbg !19
  br i1 %173, label %75, label %._crit_edge.loopexit, !dbg !19

._crit_edge.loopexit:                             ; preds = %75
  %174 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %175 = shufflevector <16 x i32> %174, <16 x i32> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %176 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %177 = shufflevector <16 x i32> %176, <16 x i32> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %178 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %179 = shufflevector <16 x i32> %178, <16 x i32> poison, <2 x i32> <i32 4, i32 5>, !dbg !31
  %180 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <2 x i32> <i32 6, i32 7>, !dbg !31
  %182 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %183 = shufflevector <16 x i32> %182, <16 x i32> poison, <2 x i32> <i32 8, i32 9>, !dbg !31
  %184 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %185 = shufflevector <16 x i32> %184, <16 x i32> poison, <2 x i32> <i32 10, i32 11>, !dbg !31
  %186 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %187 = shufflevector <16 x i32> %186, <16 x i32> poison, <2 x i32> <i32 12, i32 13>, !dbg !31
  %188 = bitcast <16 x float> %155 to <16 x i32>, !dbg !31
  %189 = shufflevector <16 x i32> %188, <16 x i32> poison, <2 x i32> <i32 14, i32 15>, !dbg !31
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %9
  %190 = phi <2 x i32> [ zeroinitializer, %9 ], [ %175, %._crit_edge.loopexit ]
  %191 = phi <2 x i32> [ zeroinitializer, %9 ], [ %177, %._crit_edge.loopexit ]
  %192 = phi <2 x i32> [ zeroinitializer, %9 ], [ %179, %._crit_edge.loopexit ]
  %193 = phi <2 x i32> [ zeroinitializer, %9 ], [ %181, %._crit_edge.loopexit ]
  %194 = phi <2 x i32> [ zeroinitializer, %9 ], [ %183, %._crit_edge.loopexit ]
  %195 = phi <2 x i32> [ zeroinitializer, %9 ], [ %185, %._crit_edge.loopexit ]
  %196 = phi <2 x i32> [ zeroinitializer, %9 ], [ %187, %._crit_edge.loopexit ]
  %197 = phi <2 x i32> [ zeroinitializer, %9 ], [ %189, %._crit_edge.loopexit ]
  %198 = lshr i32 %12, 3, !dbg !9
  %199 = and i32 %198, 4, !dbg !9
  %200 = or disjoint i32 %20, %199, !dbg !13
  %201 = or disjoint i32 %200, 27, !dbg !13
  %202 = or disjoint i32 %200, 26, !dbg !13
  %203 = or disjoint i32 %200, 25, !dbg !13
  %204 = or disjoint i32 %200, 24, !dbg !13
  %205 = or disjoint i32 %200, 19, !dbg !13
  %206 = or disjoint i32 %200, 18, !dbg !13
  %207 = or disjoint i32 %200, 17, !dbg !13
  %208 = or disjoint i32 %200, 16, !dbg !13
  %209 = or disjoint i32 %200, 11, !dbg !13
  %210 = or disjoint i32 %200, 10, !dbg !13
  %211 = or disjoint i32 %200, 9, !dbg !13
  %212 = or disjoint i32 %200, 8, !dbg !13
  %213 = or disjoint i32 %200, 3, !dbg !13
  %214 = or disjoint i32 %200, 2, !dbg !13
  %215 = or disjoint i32 %200, 1, !dbg !13
  %216 = or disjoint i32 %11, %16, !dbg !10
  %217 = icmp slt i32 %216, %3, !dbg !32
  %218 = icmp slt i32 %200, %4, !dbg !33
  %219 = icmp slt i32 %215, %4, !dbg !33
  %220 = icmp slt i32 %214, %4, !dbg !33
  %221 = icmp slt i32 %213, %4, !dbg !33
  %222 = icmp slt i32 %212, %4, !dbg !33
  %223 = icmp slt i32 %211, %4, !dbg !33
  %224 = icmp slt i32 %210, %4, !dbg !33
  %225 = icmp slt i32 %209, %4, !dbg !33
  %226 = icmp slt i32 %208, %4, !dbg !33
  %227 = icmp slt i32 %207, %4, !dbg !33
  %228 = icmp slt i32 %206, %4, !dbg !33
  %229 = icmp slt i32 %205, %4, !dbg !33
  %230 = icmp slt i32 %204, %4, !dbg !33
  %231 = icmp slt i32 %203, %4, !dbg !33
  %232 = icmp slt i32 %202, %4, !dbg !33
  %233 = icmp slt i32 %201, %4, !dbg !33
  %234 = and i1 %217, %218, !dbg !34
  %235 = and i1 %217, %219, !dbg !34
  %236 = and i1 %217, %220, !dbg !34
  %237 = and i1 %217, %221, !dbg !34
  %238 = and i1 %217, %222, !dbg !34
  %239 = and i1 %217, %223, !dbg !34
  %240 = and i1 %217, %224, !dbg !34
  %241 = and i1 %217, %225, !dbg !34
  %242 = and i1 %217, %226, !dbg !34
  %243 = and i1 %217, %227, !dbg !34
  %244 = and i1 %217, %228, !dbg !34
  %245 = and i1 %217, %229, !dbg !34
  %246 = and i1 %217, %230, !dbg !34
  %247 = and i1 %217, %231, !dbg !34
  %248 = and i1 %217, %232, !dbg !34
  %249 = and i1 %217, %233, !dbg !34
  %250 = mul i32 %8, %216, !dbg !35
  %251 = sext i32 %250 to i64, !dbg !36
  %252 = getelementptr bfloat, ptr addrspace(1) %2, i64 %251, !dbg !36
  %253 = sext i32 %200 to i64, !dbg !37
  %254 = getelementptr bfloat, ptr addrspace(1) %252, i64 %253, !dbg !37
  %255 = sext i32 %215 to i64, !dbg !37
  %256 = getelementptr bfloat, ptr addrspace(1) %252, i64 %255, !dbg !37
  %257 = sext i32 %214 to i64, !dbg !37
  %258 = getelementptr bfloat, ptr addrspace(1) %252, i64 %257, !dbg !37
  %259 = sext i32 %213 to i64, !dbg !37
  %260 = getelementptr bfloat, ptr addrspace(1) %252, i64 %259, !dbg !37
  %261 = sext i32 %212 to i64, !dbg !37
  %262 = getelementptr bfloat, ptr addrspace(1) %252, i64 %261, !dbg !37
  %263 = sext i32 %211 to i64, !dbg !37
  %264 = getelementptr bfloat, ptr addrspace(1) %252, i64 %263, !dbg !37
  %265 = sext i32 %210 to i64, !dbg !37
  %266 = getelementptr bfloat, ptr addrspace(1) %252, i64 %265, !dbg !37
  %267 = sext i32 %209 to i64, !dbg !37
  %268 = getelementptr bfloat, ptr addrspace(1) %252, i64 %267, !dbg !37
  %269 = sext i32 %208 to i64, !dbg !37
  %270 = getelementptr bfloat, ptr addrspace(1) %252, i64 %269, !dbg !37
  %271 = sext i32 %207 to i64, !dbg !37
  %272 = getelementptr bfloat, ptr addrspace(1) %252, i64 %271, !dbg !37
  %273 = sext i32 %206 to i64, !dbg !37
  %274 = getelementptr bfloat, ptr addrspace(1) %252, i64 %273, !dbg !37
  %275 = sext i32 %205 to i64, !dbg !37
  %276 = getelementptr bfloat, ptr addrspace(1) %252, i64 %275, !dbg !37
  %277 = sext i32 %204 to i64, !dbg !37
  %278 = getelementptr bfloat, ptr addrspace(1) %252, i64 %277, !dbg !37
  %279 = sext i32 %203 to i64, !dbg !37
  %280 = getelementptr bfloat, ptr addrspace(1) %252, i64 %279, !dbg !37
  %281 = sext i32 %202 to i64, !dbg !37
  %282 = getelementptr bfloat, ptr addrspace(1) %252, i64 %281, !dbg !37
  %283 = sext i32 %201 to i64, !dbg !37
  %284 = getelementptr bfloat, ptr addrspace(1) %252, i64 %283, !dbg !37
  %285 = extractelement <2 x i32> %190, i64 0, !dbg !31
  %286 = and i32 %285, 2139095040, !dbg !31
  %.not = icmp eq i32 %286, 2139095040, !dbg !31
  %287 = lshr i32 %285, 16, !dbg !31
  %288 = and i32 %287, 1, !dbg !31
  %289 = add nuw nsw i32 %288, 32767, !dbg !31
  %290 = select i1 %.not, i32 0, i32 %289, !dbg !31
  %291 = add i32 %290, %285, !dbg !31
  %292 = and i32 %285, 65535, !dbg !31
  %293 = icmp ne i32 %292, 0, !dbg !31
  %294 = and i1 %.not, %293, !dbg !31
  %295 = or i32 %285, 65536, !dbg !31
  %296 = select i1 %294, i32 %295, i32 %291, !dbg !31
  %297 = lshr i32 %296, 16, !dbg !31
  %298 = trunc nuw i32 %297 to i16, !dbg !31
  %299 = extractelement <2 x i32> %190, i64 1, !dbg !31
  %300 = and i32 %299, 2139095040, !dbg !31
  %.not3 = icmp eq i32 %300, 2139095040, !dbg !31
  %301 = lshr i32 %299, 16, !dbg !31
  %302 = and i32 %301, 1, !dbg !31
  %303 = add nuw nsw i32 %302, 32767, !dbg !31
  %304 = select i1 %.not3, i32 0, i32 %303, !dbg !31
  %305 = add i32 %304, %299, !dbg !31
  %306 = and i32 %299, 65535, !dbg !31
  %307 = icmp ne i32 %306, 0, !dbg !31
  %308 = and i1 %.not3, %307, !dbg !31
  %309 = or i32 %299, 65536, !dbg !31
  %310 = select i1 %308, i32 %309, i32 %305, !dbg !31
  %311 = lshr i32 %310, 16, !dbg !31
  %312 = trunc nuw i32 %311 to i16, !dbg !31
  %313 = extractelement <2 x i32> %191, i64 0, !dbg !31
  %314 = and i32 %313, 2139095040, !dbg !31
  %.not4 = icmp eq i32 %314, 2139095040, !dbg !31
  %315 = lshr i32 %313, 16, !dbg !31
  %316 = and i32 %315, 1, !dbg !31
  %317 = add nuw nsw i32 %316, 32767, !dbg !31
  %318 = select i1 %.not4, i32 0, i32 %317, !dbg !31
  %319 = add i32 %318, %313, !dbg !31
  %320 = and i32 %313, 65535, !dbg !31
  %321 = icmp ne i32 %320, 0, !dbg !31
  %322 = and i1 %.not4, %321, !dbg !31
  %323 = or i32 %313, 65536, !dbg !31
  %324 = select i1 %322, i32 %323, i32 %319, !dbg !31
  %325 = lshr i32 %324, 16, !dbg !31
  %326 = trunc nuw i32 %325 to i16, !dbg !31
  %327 = extractelement <2 x i32> %191, i64 1, !dbg !31
  %328 = and i32 %327, 2139095040, !dbg !31
  %.not5 = icmp eq i32 %328, 2139095040, !dbg !31
  %329 = lshr i32 %327, 16, !dbg !31
  %330 = and i32 %329, 1, !dbg !31
  %331 = add nuw nsw i32 %330, 32767, !dbg !31
  %332 = select i1 %.not5, i32 0, i32 %331, !dbg !31
  %333 = add i32 %332, %327, !dbg !31
  %334 = and i32 %327, 65535, !dbg !31
  %335 = icmp ne i32 %334, 0, !dbg !31
  %336 = and i1 %.not5, %335, !dbg !31
  %337 = or i32 %327, 65536, !dbg !31
  %338 = select i1 %336, i32 %337, i32 %333, !dbg !31
  %339 = lshr i32 %338, 16, !dbg !31
  %340 = trunc nuw i32 %339 to i16, !dbg !31
  %341 = extractelement <2 x i32> %192, i64 0, !dbg !31
  %342 = and i32 %341, 2139095040, !dbg !31
  %.not6 = icmp eq i32 %342, 2139095040, !dbg !31
  %343 = lshr i32 %341, 16, !dbg !31
  %344 = and i32 %343, 1, !dbg !31
  %345 = add nuw nsw i32 %344, 32767, !dbg !31
  %346 = select i1 %.not6, i32 0, i32 %345, !dbg !31
  %347 = add i32 %346, %341, !dbg !31
  %348 = and i32 %341, 65535, !dbg !31
  %349 = icmp ne i32 %348, 0, !dbg !31
  %350 = and i1 %.not6, %349, !dbg !31
  %351 = or i32 %341, 65536, !dbg !31
  %352 = select i1 %350, i32 %351, i32 %347, !dbg !31
  %353 = lshr i32 %352, 16, !dbg !31
  %354 = trunc nuw i32 %353 to i16, !dbg !31
  %355 = extractelement <2 x i32> %192, i64 1, !dbg !31
  %356 = and i32 %355, 2139095040, !dbg !31
  %.not7 = icmp eq i32 %356, 2139095040, !dbg !31
  %357 = lshr i32 %355, 16, !dbg !31
  %358 = and i32 %357, 1, !dbg !31
  %359 = add nuw nsw i32 %358, 32767, !dbg !31
  %360 = select i1 %.not7, i32 0, i32 %359, !dbg !31
  %361 = add i32 %360, %355, !dbg !31
  %362 = and i32 %355, 65535, !dbg !31
  %363 = icmp ne i32 %362, 0, !dbg !31
  %364 = and i1 %.not7, %363, !dbg !31
  %365 = or i32 %355, 65536, !dbg !31
  %366 = select i1 %364, i32 %365, i32 %361, !dbg !31
  %367 = lshr i32 %366, 16, !dbg !31
  %368 = trunc nuw i32 %367 to i16, !dbg !31
  %369 = extractelement <2 x i32> %193, i64 0, !dbg !31
  %370 = and i32 %369, 2139095040, !dbg !31
  %.not8 = icmp eq i32 %370, 2139095040, !dbg !31
  %371 = lshr i32 %369, 16, !dbg !31
  %372 = and i32 %371, 1, !dbg !31
  %373 = add nuw nsw i32 %372, 32767, !dbg !31
  %374 = select i1 %.not8, i32 0, i32 %373, !dbg !31
  %375 = add i32 %374, %369, !dbg !31
  %376 = and i32 %369, 65535, !dbg !31
  %377 = icmp ne i32 %376, 0, !dbg !31
  %378 = and i1 %.not8, %377, !dbg !31
  %379 = or i32 %369, 65536, !dbg !31
  %380 = select i1 %378, i32 %379, i32 %375, !dbg !31
  %381 = lshr i32 %380, 16, !dbg !31
  %382 = trunc nuw i32 %381 to i16, !dbg !31
  %383 = extractelement <2 x i32> %193, i64 1, !dbg !31
  %384 = and i32 %383, 2139095040, !dbg !31
  %.not9 = icmp eq i32 %384, 2139095040, !dbg !31
  %385 = lshr i32 %383, 16, !dbg !31
  %386 = and i32 %385, 1, !dbg !31
  %387 = add nuw nsw i32 %386, 32767, !dbg !31
  %388 = select i1 %.not9, i32 0, i32 %387, !dbg !31
  %389 = add i32 %388, %383, !dbg !31
  %390 = and i32 %383, 65535, !dbg !31
  %391 = icmp ne i32 %390, 0, !dbg !31
  %392 = and i1 %.not9, %391, !dbg !31
  %393 = or i32 %383, 65536, !dbg !31
  %394 = select i1 %392, i32 %393, i32 %389, !dbg !31
  %395 = lshr i32 %394, 16, !dbg !31
  %396 = trunc nuw i32 %395 to i16, !dbg !31
  %397 = extractelement <2 x i32> %194, i64 0, !dbg !31
  %398 = and i32 %397, 2139095040, !dbg !31
  %.not10 = icmp eq i32 %398, 2139095040, !dbg !31
  %399 = lshr i32 %397, 16, !dbg !31
  %400 = and i32 %399, 1, !dbg !31
  %401 = add nuw nsw i32 %400, 32767, !dbg !31
  %402 = select i1 %.not10, i32 0, i32 %401, !dbg !31
  %403 = add i32 %402, %397, !dbg !31
  %404 = and i32 %397, 65535, !dbg !31
  %405 = icmp ne i32 %404, 0, !dbg !31
  %406 = and i1 %.not10, %405, !dbg !31
  %407 = or i32 %397, 65536, !dbg !31
  %408 = select i1 %406, i32 %407, i32 %403, !dbg !31
  %409 = lshr i32 %408, 16, !dbg !31
  %410 = trunc nuw i32 %409 to i16, !dbg !31
  %411 = extractelement <2 x i32> %194, i64 1, !dbg !31
  %412 = and i32 %411, 2139095040, !dbg !31
  %.not11 = icmp eq i32 %412, 2139095040, !dbg !31
  %413 = lshr i32 %411, 16, !dbg !31
  %414 = and i32 %413, 1, !dbg !31
  %415 = add nuw nsw i32 %414, 32767, !dbg !31
  %416 = select i1 %.not11, i32 0, i32 %415, !dbg !31
  %417 = add i32 %416, %411, !dbg !31
  %418 = and i32 %411, 65535, !dbg !31
  %419 = icmp ne i32 %418, 0, !dbg !31
  %420 = and i1 %.not11, %419, !dbg !31
  %421 = or i32 %411, 65536, !dbg !31
  %422 = select i1 %420, i32 %421, i32 %417, !dbg !31
  %423 = lshr i32 %422, 16, !dbg !31
  %424 = trunc nuw i32 %423 to i16, !dbg !31
  %425 = extractelement <2 x i32> %195, i64 0, !dbg !31
  %426 = and i32 %425, 2139095040, !dbg !31
  %.not12 = icmp eq i32 %426, 2139095040, !dbg !31
  %427 = lshr i32 %425, 16, !dbg !31
  %428 = and i32 %427, 1, !dbg !31
  %429 = add nuw nsw i32 %428, 32767, !dbg !31
  %430 = select i1 %.not12, i32 0, i32 %429, !dbg !31
  %431 = add i32 %430, %425, !dbg !31
  %432 = and i32 %425, 65535, !dbg !31
  %433 = icmp ne i32 %432, 0, !dbg !31
  %434 = and i1 %.not12, %433, !dbg !31
  %435 = or i32 %425, 65536, !dbg !31
  %436 = select i1 %434, i32 %435, i32 %431, !dbg !31
  %437 = lshr i32 %436, 16, !dbg !31
  %438 = trunc nuw i32 %437 to i16, !dbg !31
  %439 = extractelement <2 x i32> %195, i64 1, !dbg !31
  %440 = and i32 %439, 2139095040, !dbg !31
  %.not13 = icmp eq i32 %440, 2139095040, !dbg !31
  %441 = lshr i32 %439, 16, !dbg !31
  %442 = and i32 %441, 1, !dbg !31
  %443 = add nuw nsw i32 %442, 32767, !dbg !31
  %444 = select i1 %.not13, i32 0, i32 %443, !dbg !31
  %445 = add i32 %444, %439, !dbg !31
  %446 = and i32 %439, 65535, !dbg !31
  %447 = icmp ne i32 %446, 0, !dbg !31
  %448 = and i1 %.not13, %447, !dbg !31
  %449 = or i32 %439, 65536, !dbg !31
  %450 = select i1 %448, i32 %449, i32 %445, !dbg !31
  %451 = lshr i32 %450, 16, !dbg !31
  %452 = trunc nuw i32 %451 to i16, !dbg !31
  %453 = extractelement <2 x i32> %196, i64 0, !dbg !31
  %454 = and i32 %453, 2139095040, !dbg !31
  %.not14 = icmp eq i32 %454, 2139095040, !dbg !31
  %455 = lshr i32 %453, 16, !dbg !31
  %456 = and i32 %455, 1, !dbg !31
  %457 = add nuw nsw i32 %456, 32767, !dbg !31
  %458 = select i1 %.not14, i32 0, i32 %457, !dbg !31
  %459 = add i32 %458, %453, !dbg !31
  %460 = and i32 %453, 65535, !dbg !31
  %461 = icmp ne i32 %460, 0, !dbg !31
  %462 = and i1 %.not14, %461, !dbg !31
  %463 = or i32 %453, 65536, !dbg !31
  %464 = select i1 %462, i32 %463, i32 %459, !dbg !31
  %465 = lshr i32 %464, 16, !dbg !31
  %466 = trunc nuw i32 %465 to i16, !dbg !31
  %467 = extractelement <2 x i32> %196, i64 1, !dbg !31
  %468 = and i32 %467, 2139095040, !dbg !31
  %.not15 = icmp eq i32 %468, 2139095040, !dbg !31
  %469 = lshr i32 %467, 16, !dbg !31
  %470 = and i32 %469, 1, !dbg !31
  %471 = add nuw nsw i32 %470, 32767, !dbg !31
  %472 = select i1 %.not15, i32 0, i32 %471, !dbg !31
  %473 = add i32 %472, %467, !dbg !31
  %474 = and i32 %467, 65535, !dbg !31
  %475 = icmp ne i32 %474, 0, !dbg !31
  %476 = and i1 %.not15, %475, !dbg !31
  %477 = or i32 %467, 65536, !dbg !31
  %478 = select i1 %476, i32 %477, i32 %473, !dbg !31
  %479 = lshr i32 %478, 16, !dbg !31
  %480 = trunc nuw i32 %479 to i16, !dbg !31
  %481 = extractelement <2 x i32> %197, i64 0, !dbg !31
  %482 = and i32 %481, 2139095040, !dbg !31
  %.not16 = icmp eq i32 %482, 2139095040, !dbg !31
  %483 = lshr i32 %481, 16, !dbg !31
  %484 = and i32 %483, 1, !dbg !31
  %485 = add nuw nsw i32 %484, 32767, !dbg !31
  %486 = select i1 %.not16, i32 0, i32 %485, !dbg !31
  %487 = add i32 %486, %481, !dbg !31
  %488 = and i32 %481, 65535, !dbg !31
  %489 = icmp ne i32 %488, 0, !dbg !31
  %490 = and i1 %.not16, %489, !dbg !31
  %491 = or i32 %481, 65536, !dbg !31
  %492 = select i1 %490, i32 %491, i32 %487, !dbg !31
  %493 = lshr i32 %492, 16, !dbg !31
  %494 = trunc nuw i32 %493 to i16, !dbg !31
  %495 = extractelement <2 x i32> %197, i64 1, !dbg !31
  %496 = and i32 %495, 2139095040, !dbg !31
  %.not17 = icmp eq i32 %496, 2139095040, !dbg !31
  %497 = lshr i32 %495, 16, !dbg !31
  %498 = and i32 %497, 1, !dbg !31
  %499 = add nuw nsw i32 %498, 32767, !dbg !31
  %500 = select i1 %.not17, i32 0, i32 %499, !dbg !31
  %501 = add i32 %500, %495, !dbg !31
  %502 = and i32 %495, 65535, !dbg !31
  %503 = icmp ne i32 %502, 0, !dbg !31
  %504 = and i1 %.not17, %503, !dbg !31
  %505 = or i32 %495, 65536, !dbg !31
  %506 = select i1 %504, i32 %505, i32 %501, !dbg !31
  %507 = lshr i32 %506, 16, !dbg !31
  %508 = trunc nuw i32 %507 to i16, !dbg !31
  %509 = and i32 %12, 192, !dbg !38
  %510 = icmp eq i32 %509, 0, !dbg !38
  %511 = and i1 %510, %234, !dbg !38
  %512 = bitcast i16 %298 to <1 x bfloat>, !dbg !38
  %513 = insertelement <1 x i1> poison, i1 %511, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %512, ptr addrspace(1) %254, i32 2, <1 x i1> %513), !dbg !38
  %514 = and i1 %510, %235, !dbg !38
  %515 = bitcast i16 %312 to <1 x bfloat>, !dbg !38
  %516 = insertelement <1 x i1> poison, i1 %514, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %515, ptr addrspace(1) %256, i32 2, <1 x i1> %516), !dbg !38
  %517 = and i1 %510, %236, !dbg !38
  %518 = bitcast i16 %326 to <1 x bfloat>, !dbg !38
  %519 = insertelement <1 x i1> poison, i1 %517, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %518, ptr addrspace(1) %258, i32 2, <1 x i1> %519), !dbg !38
  %520 = and i1 %510, %237, !dbg !38
  %521 = bitcast i16 %340 to <1 x bfloat>, !dbg !38
  %522 = insertelement <1 x i1> poison, i1 %520, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %521, ptr addrspace(1) %260, i32 2, <1 x i1> %522), !dbg !38
  %523 = and i1 %510, %238, !dbg !38
  %524 = bitcast i16 %354 to <1 x bfloat>, !dbg !38
  %525 = insertelement <1 x i1> poison, i1 %523, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %524, ptr addrspace(1) %262, i32 2, <1 x i1> %525), !dbg !38
  %526 = and i1 %510, %239, !dbg !38
  %527 = bitcast i16 %368 to <1 x bfloat>, !dbg !38
  %528 = insertelement <1 x i1> poison, i1 %526, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %527, ptr addrspace(1) %264, i32 2, <1 x i1> %528), !dbg !38
  %529 = and i1 %510, %240, !dbg !38
  %530 = bitcast i16 %382 to <1 x bfloat>, !dbg !38
  %531 = insertelement <1 x i1> poison, i1 %529, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %530, ptr addrspace(1) %266, i32 2, <1 x i1> %531), !dbg !38
  %532 = and i1 %510, %241, !dbg !38
  %533 = bitcast i16 %396 to <1 x bfloat>, !dbg !38
  %534 = insertelement <1 x i1> poison, i1 %532, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %533, ptr addrspace(1) %268, i32 2, <1 x i1> %534), !dbg !38
  %535 = and i1 %510, %242, !dbg !38
  %536 = bitcast i16 %410 to <1 x bfloat>, !dbg !38
  %537 = insertelement <1 x i1> poison, i1 %535, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %536, ptr addrspace(1) %270, i32 2, <1 x i1> %537), !dbg !38
  %538 = and i1 %510, %243, !dbg !38
  %539 = bitcast i16 %424 to <1 x bfloat>, !dbg !38
  %540 = insertelement <1 x i1> poison, i1 %538, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %539, ptr addrspace(1) %272, i32 2, <1 x i1> %540), !dbg !38
  %541 = and i1 %510, %244, !dbg !38
  %542 = bitcast i16 %438 to <1 x bfloat>, !dbg !38
  %543 = insertelement <1 x i1> poison, i1 %541, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %542, ptr addrspace(1) %274, i32 2, <1 x i1> %543), !dbg !38
  %544 = and i1 %510, %245, !dbg !38
  %545 = bitcast i16 %452 to <1 x bfloat>, !dbg !38
  %546 = insertelement <1 x i1> poison, i1 %544, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %545, ptr addrspace(1) %276, i32 2, <1 x i1> %546), !dbg !38
  %547 = and i1 %510, %246, !dbg !38
  %548 = bitcast i16 %466 to <1 x bfloat>, !dbg !38
  %549 = insertelement <1 x i1> poison, i1 %547, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %548, ptr addrspace(1) %278, i32 2, <1 x i1> %549), !dbg !38
  %550 = and i1 %510, %247, !dbg !38
  %551 = bitcast i16 %480 to <1 x bfloat>, !dbg !38
  %552 = insertelement <1 x i1> poison, i1 %550, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %551, ptr addrspace(1) %280, i32 2, <1 x i1> %552), !dbg !38
  %553 = and i1 %510, %248, !dbg !38
  %554 = bitcast i16 %494 to <1 x bfloat>, !dbg !38
  %555 = insertelement <1 x i1> poison, i1 %553, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %554, ptr addrspace(1) %282, i32 2, <1 x i1> %555), !dbg !38
  %556 = and i1 %510, %249, !dbg !38
  %557 = bitcast i16 %508 to <1 x bfloat>, !dbg !38
  %558 = insertelement <1 x i1> poison, i1 %556, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1bf16.p1(<1 x bfloat> %557, ptr addrspace(1) %284, i32 2, <1 x i1> %558), !dbg !38
  ret void, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1bf16.p1(<1 x bfloat>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x bfloat> @llvm.masked.load.v1bf16.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x bfloat>) #5

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
!11 = !DILocation(line: 38, column: 23, scope: !4)
!12 = !DILocation(line: 38, column: 28, scope: !4)
!13 = !DILocation(line: 38, column: 33, scope: !4)
!14 = !DILocation(line: 39, column: 22, scope: !4)
!15 = !DILocation(line: 42, column: 80, scope: !4)
!16 = !DILocation(line: 42, column: 38, scope: !4)
!17 = !DILocation(line: 42, column: 24, scope: !4)
!18 = !DILocation(line: 43, column: 104, scope: !4)
!19 = !DILocation(line: 41, column: 25, scope: !4)
!20 = !DILocation(line: 44, column: 27, scope: !4)
!21 = !DILocation(line: 42, column: 100, scope: !4)
!22 = !DILocation(line: 42, column: 50, scope: !4)
!23 = !DILocation(line: 42, column: 104, scope: !4)
!24 = !DILocation(line: 42, column: 94, scope: !4)
!25 = !DILocation(line: 42, column: 20, scope: !4)
!26 = !DILocation(line: 43, column: 44, scope: !4)
!27 = !DILocation(line: 43, column: 24, scope: !4)
!28 = !DILocation(line: 43, column: 56, scope: !4)
!29 = !DILocation(line: 43, column: 98, scope: !4)
!30 = !DILocation(line: 43, column: 20, scope: !4)
!31 = !DILocation(line: 45, column: 63, scope: !4)
!32 = !DILocation(line: 45, column: 95, scope: !4)
!33 = !DILocation(line: 45, column: 115, scope: !4)
!34 = !DILocation(line: 45, column: 109, scope: !4)
!35 = !DILocation(line: 45, column: 31, scope: !4)
!36 = !DILocation(line: 45, column: 17, scope: !4)
!37 = !DILocation(line: 45, column: 43, scope: !4)
!38 = !DILocation(line: 45, column: 56, scope: !4)
!39 = !DILocation(line: 45, column: 4, scope: !4)
