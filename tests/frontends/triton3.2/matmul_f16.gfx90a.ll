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
  %29 = getelementptr half, ptr addrspace(1) %0, i64 %28, !dbg !17
  %30 = sext i32 %27 to i64, !dbg !17
  %31 = getelementptr half, ptr addrspace(1) %0, i64 %30, !dbg !17
  %32 = icmp slt i32 %21, %4, !dbg !18
  %33 = icmp sgt i32 %5, 0, !dbg !19
  br i1 %33, label %.lr.ph, label %._crit_edge, !dbg !19

.lr.ph:                                           ; preds = %9
  %invariant.op = or disjoint i32 %16, 256, !dbg !19
  %34 = and i32 %12, 63, !dbg !9
  %35 = sext i32 %21 to i64
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %35, !dbg !19
  %36 = and i32 %13, 12
  %37 = xor i32 %36, %15
  %38 = shl nuw nsw i32 %14, 4
  %39 = or disjoint i32 %38, %37
  %40 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %39
  %41 = or disjoint i32 %39, 256
  %42 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %41
  %43 = icmp samesign ugt i32 %34, 31
  %44 = select i1 %43, i32 4, i32 0
  %45 = or disjoint i32 %44, 8
  %46 = and i32 %12, 12
  %47 = xor i32 %44, %46
  %48 = shl nuw nsw i32 %16, 4
  %49 = or disjoint i32 %47, %48
  %50 = xor i32 %45, %46
  %51 = or disjoint i32 %50, %48
  %52 = getelementptr half, ptr addrspace(3) @global_smem, i32 %49
  %53 = getelementptr half, ptr addrspace(3) @global_smem, i32 %51
  %54 = shl nuw nsw i32 %23, 5
  %urem = and i32 %12, 255
  %55 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %urem
  %.reass = or disjoint i32 %54, %invariant.op
  %56 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %.reass
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
  %67 = getelementptr half, ptr addrspace(3) @global_smem, i32 %59
  %68 = getelementptr half, ptr addrspace(3) @global_smem, i32 %60
  %69 = getelementptr half, ptr addrspace(3) @global_smem, i32 %61
  %70 = getelementptr half, ptr addrspace(3) @global_smem, i32 %62
  %71 = getelementptr half, ptr addrspace(3) @global_smem, i32 %63
  %72 = getelementptr half, ptr addrspace(3) @global_smem, i32 %64
  %73 = getelementptr half, ptr addrspace(3) @global_smem, i32 %65
  %74 = getelementptr half, ptr addrspace(3) @global_smem, i32 %66
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
  %95 = getelementptr half, ptr addrspace(1) %29, i64 %94, !dbg !22
  %96 = getelementptr half, ptr addrspace(1) %31, i64 %94, !dbg !22
  %97 = icmp slt i32 %93, %5, !dbg !23
  %98 = and i1 %24, %97, !dbg !24
  %99 = and i1 %25, %97, !dbg !24
  %100 = insertelement <1 x i1> poison, i1 %98, i64 0, !dbg !25
  %101 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %95, i32 2, <1 x i1> %100, <1 x half> zeroinitializer), !dbg !25
  %102 = insertelement <1 x i1> poison, i1 %99, i64 0, !dbg !25
  %103 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %96, i32 2, <1 x i1> %102, <1 x half> zeroinitializer), !dbg !25
  %104 = or disjoint i32 %92, %23, !dbg !21
  %105 = or disjoint i32 %104, 8, !dbg !21
  %106 = mul i32 %104, %7, !dbg !26
  %107 = mul i32 %105, %7, !dbg !26
  %108 = sext i32 %106 to i64, !dbg !27
  %109 = sext i32 %107 to i64, !dbg !27
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %108, !dbg !28
  %gep5 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %109, !dbg !28
  %110 = icmp slt i32 %104, %5, !dbg !23
  %111 = icmp slt i32 %105, %5, !dbg !23
  %112 = and i1 %32, %110, !dbg !29
  %113 = and i1 %32, %111, !dbg !29
  %114 = insertelement <1 x i1> poison, i1 %112, i64 0, !dbg !30
  %115 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %gep, i32 2, <1 x i1> %114, <1 x half> zeroinitializer), !dbg !30
  %116 = insertelement <1 x i1> poison, i1 %113, i64 0, !dbg !30
  %117 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %gep5, i32 2, <1 x i1> %116, <1 x half> zeroinitializer), !dbg !30
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  store <1 x half> %101, ptr addrspace(3) %40, align 2, !dbg !25
  store <1 x half> %103, ptr addrspace(3) %42, align 2, !dbg !25
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %118 = load <4 x half>, ptr addrspace(3) %52, align 8, !dbg !25
  %119 = load <4 x half>, ptr addrspace(3) %53, align 8, !dbg !25
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  store <1 x half> %115, ptr addrspace(3) %55, align 2, !dbg !30
  store <1 x half> %117, ptr addrspace(3) %56, align 2, !dbg !30
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %120 = load <1 x half>, ptr addrspace(3) %67, align 2, !dbg !30
  %121 = load <1 x half>, ptr addrspace(3) %68, align 2, !dbg !30
  %122 = load <1 x half>, ptr addrspace(3) %69, align 2, !dbg !30
  %123 = shufflevector <1 x half> %122, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %124 = load <1 x half>, ptr addrspace(3) %70, align 2, !dbg !30
  %125 = shufflevector <1 x half> %124, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %126 = load <1 x half>, ptr addrspace(3) %71, align 2, !dbg !30
  %127 = load <1 x half>, ptr addrspace(3) %72, align 2, !dbg !30
  %128 = load <1 x half>, ptr addrspace(3) %73, align 2, !dbg !30
  %129 = shufflevector <1 x half> %128, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %130 = load <1 x half>, ptr addrspace(3) %74, align 2, !dbg !30
  %131 = shufflevector <1 x half> %130, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %132 = shufflevector <1 x half> %120, <1 x half> %121, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !20
  %133 = shufflevector <4 x half> %132, <4 x half> %123, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !20
  %134 = shufflevector <4 x half> %133, <4 x half> %125, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !20
  %135 = shufflevector <1 x half> %126, <1 x half> %127, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !20
  %136 = shufflevector <4 x half> %135, <4 x half> %129, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !20
  %137 = shufflevector <4 x half> %136, <4 x half> %131, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !20
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
  %154 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %134, <4 x half> %118, <16 x float> %153, i32 0, i32 0, i32 0), !dbg !20
  %155 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %137, <4 x half> %119, <16 x float> %154, i32 0, i32 0, i32 0), !dbg !20
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
  %174 = fptrunc float %156 to half, !dbg !31
  %175 = fptrunc float %157 to half, !dbg !31
  %176 = fptrunc float %158 to half, !dbg !31
  %177 = fptrunc float %159 to half, !dbg !31
  %178 = fptrunc float %160 to half, !dbg !31
  %179 = fptrunc float %161 to half, !dbg !31
  %180 = fptrunc float %162 to half, !dbg !31
  %181 = fptrunc float %163 to half, !dbg !31
  %182 = fptrunc float %164 to half, !dbg !31
  %183 = fptrunc float %165 to half, !dbg !31
  %184 = fptrunc float %166 to half, !dbg !31
  %185 = fptrunc float %167 to half, !dbg !31
  %186 = fptrunc float %168 to half, !dbg !31
  %187 = fptrunc float %169 to half, !dbg !31
  %188 = fptrunc float %170 to half, !dbg !31
  %189 = fptrunc float %171 to half, !dbg !31
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %9
  %190 = phi half [ 0xH0000, %9 ], [ %174, %._crit_edge.loopexit ]
  %191 = phi half [ 0xH0000, %9 ], [ %175, %._crit_edge.loopexit ]
  %192 = phi half [ 0xH0000, %9 ], [ %176, %._crit_edge.loopexit ]
  %193 = phi half [ 0xH0000, %9 ], [ %177, %._crit_edge.loopexit ]
  %194 = phi half [ 0xH0000, %9 ], [ %178, %._crit_edge.loopexit ]
  %195 = phi half [ 0xH0000, %9 ], [ %179, %._crit_edge.loopexit ]
  %196 = phi half [ 0xH0000, %9 ], [ %180, %._crit_edge.loopexit ]
  %197 = phi half [ 0xH0000, %9 ], [ %181, %._crit_edge.loopexit ]
  %198 = phi half [ 0xH0000, %9 ], [ %182, %._crit_edge.loopexit ]
  %199 = phi half [ 0xH0000, %9 ], [ %183, %._crit_edge.loopexit ]
  %200 = phi half [ 0xH0000, %9 ], [ %184, %._crit_edge.loopexit ]
  %201 = phi half [ 0xH0000, %9 ], [ %185, %._crit_edge.loopexit ]
  %202 = phi half [ 0xH0000, %9 ], [ %186, %._crit_edge.loopexit ]
  %203 = phi half [ 0xH0000, %9 ], [ %187, %._crit_edge.loopexit ]
  %204 = phi half [ 0xH0000, %9 ], [ %188, %._crit_edge.loopexit ]
  %205 = phi half [ 0xH0000, %9 ], [ %189, %._crit_edge.loopexit ]
  %206 = lshr i32 %12, 3, !dbg !9
  %207 = and i32 %206, 4, !dbg !9
  %208 = or disjoint i32 %20, %207, !dbg !13
  %209 = or disjoint i32 %208, 27, !dbg !13
  %210 = or disjoint i32 %208, 26, !dbg !13
  %211 = or disjoint i32 %208, 25, !dbg !13
  %212 = or disjoint i32 %208, 24, !dbg !13
  %213 = or disjoint i32 %208, 19, !dbg !13
  %214 = or disjoint i32 %208, 18, !dbg !13
  %215 = or disjoint i32 %208, 17, !dbg !13
  %216 = or disjoint i32 %208, 16, !dbg !13
  %217 = or disjoint i32 %208, 11, !dbg !13
  %218 = or disjoint i32 %208, 10, !dbg !13
  %219 = or disjoint i32 %208, 9, !dbg !13
  %220 = or disjoint i32 %208, 8, !dbg !13
  %221 = or disjoint i32 %208, 3, !dbg !13
  %222 = or disjoint i32 %208, 2, !dbg !13
  %223 = or disjoint i32 %208, 1, !dbg !13
  %224 = or disjoint i32 %11, %16, !dbg !10
  %225 = icmp slt i32 %224, %3, !dbg !32
  %226 = icmp slt i32 %208, %4, !dbg !33
  %227 = icmp slt i32 %223, %4, !dbg !33
  %228 = icmp slt i32 %222, %4, !dbg !33
  %229 = icmp slt i32 %221, %4, !dbg !33
  %230 = icmp slt i32 %220, %4, !dbg !33
  %231 = icmp slt i32 %219, %4, !dbg !33
  %232 = icmp slt i32 %218, %4, !dbg !33
  %233 = icmp slt i32 %217, %4, !dbg !33
  %234 = icmp slt i32 %216, %4, !dbg !33
  %235 = icmp slt i32 %215, %4, !dbg !33
  %236 = icmp slt i32 %214, %4, !dbg !33
  %237 = icmp slt i32 %213, %4, !dbg !33
  %238 = icmp slt i32 %212, %4, !dbg !33
  %239 = icmp slt i32 %211, %4, !dbg !33
  %240 = icmp slt i32 %210, %4, !dbg !33
  %241 = icmp slt i32 %209, %4, !dbg !33
  %242 = and i1 %225, %226, !dbg !34
  %243 = and i1 %225, %227, !dbg !34
  %244 = and i1 %225, %228, !dbg !34
  %245 = and i1 %225, %229, !dbg !34
  %246 = and i1 %225, %230, !dbg !34
  %247 = and i1 %225, %231, !dbg !34
  %248 = and i1 %225, %232, !dbg !34
  %249 = and i1 %225, %233, !dbg !34
  %250 = and i1 %225, %234, !dbg !34
  %251 = and i1 %225, %235, !dbg !34
  %252 = and i1 %225, %236, !dbg !34
  %253 = and i1 %225, %237, !dbg !34
  %254 = and i1 %225, %238, !dbg !34
  %255 = and i1 %225, %239, !dbg !34
  %256 = and i1 %225, %240, !dbg !34
  %257 = and i1 %225, %241, !dbg !34
  %258 = mul i32 %8, %224, !dbg !35
  %259 = sext i32 %258 to i64, !dbg !36
  %260 = getelementptr half, ptr addrspace(1) %2, i64 %259, !dbg !36
  %261 = sext i32 %208 to i64, !dbg !37
  %262 = getelementptr half, ptr addrspace(1) %260, i64 %261, !dbg !37
  %263 = sext i32 %223 to i64, !dbg !37
  %264 = getelementptr half, ptr addrspace(1) %260, i64 %263, !dbg !37
  %265 = sext i32 %222 to i64, !dbg !37
  %266 = getelementptr half, ptr addrspace(1) %260, i64 %265, !dbg !37
  %267 = sext i32 %221 to i64, !dbg !37
  %268 = getelementptr half, ptr addrspace(1) %260, i64 %267, !dbg !37
  %269 = sext i32 %220 to i64, !dbg !37
  %270 = getelementptr half, ptr addrspace(1) %260, i64 %269, !dbg !37
  %271 = sext i32 %219 to i64, !dbg !37
  %272 = getelementptr half, ptr addrspace(1) %260, i64 %271, !dbg !37
  %273 = sext i32 %218 to i64, !dbg !37
  %274 = getelementptr half, ptr addrspace(1) %260, i64 %273, !dbg !37
  %275 = sext i32 %217 to i64, !dbg !37
  %276 = getelementptr half, ptr addrspace(1) %260, i64 %275, !dbg !37
  %277 = sext i32 %216 to i64, !dbg !37
  %278 = getelementptr half, ptr addrspace(1) %260, i64 %277, !dbg !37
  %279 = sext i32 %215 to i64, !dbg !37
  %280 = getelementptr half, ptr addrspace(1) %260, i64 %279, !dbg !37
  %281 = sext i32 %214 to i64, !dbg !37
  %282 = getelementptr half, ptr addrspace(1) %260, i64 %281, !dbg !37
  %283 = sext i32 %213 to i64, !dbg !37
  %284 = getelementptr half, ptr addrspace(1) %260, i64 %283, !dbg !37
  %285 = sext i32 %212 to i64, !dbg !37
  %286 = getelementptr half, ptr addrspace(1) %260, i64 %285, !dbg !37
  %287 = sext i32 %211 to i64, !dbg !37
  %288 = getelementptr half, ptr addrspace(1) %260, i64 %287, !dbg !37
  %289 = sext i32 %210 to i64, !dbg !37
  %290 = getelementptr half, ptr addrspace(1) %260, i64 %289, !dbg !37
  %291 = sext i32 %209 to i64, !dbg !37
  %292 = getelementptr half, ptr addrspace(1) %260, i64 %291, !dbg !37
  %293 = and i32 %12, 192, !dbg !38
  %294 = icmp eq i32 %293, 0, !dbg !38
  %295 = and i1 %294, %242, !dbg !38
  %296 = insertelement <1 x half> poison, half %190, i64 0, !dbg !38
  %297 = insertelement <1 x i1> poison, i1 %295, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %296, ptr addrspace(1) %262, i32 2, <1 x i1> %297), !dbg !38
  %298 = and i1 %294, %243, !dbg !38
  %299 = insertelement <1 x half> poison, half %191, i64 0, !dbg !38
  %300 = insertelement <1 x i1> poison, i1 %298, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %299, ptr addrspace(1) %264, i32 2, <1 x i1> %300), !dbg !38
  %301 = and i1 %294, %244, !dbg !38
  %302 = insertelement <1 x half> poison, half %192, i64 0, !dbg !38
  %303 = insertelement <1 x i1> poison, i1 %301, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %302, ptr addrspace(1) %266, i32 2, <1 x i1> %303), !dbg !38
  %304 = and i1 %294, %245, !dbg !38
  %305 = insertelement <1 x half> poison, half %193, i64 0, !dbg !38
  %306 = insertelement <1 x i1> poison, i1 %304, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %305, ptr addrspace(1) %268, i32 2, <1 x i1> %306), !dbg !38
  %307 = and i1 %294, %246, !dbg !38
  %308 = insertelement <1 x half> poison, half %194, i64 0, !dbg !38
  %309 = insertelement <1 x i1> poison, i1 %307, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %308, ptr addrspace(1) %270, i32 2, <1 x i1> %309), !dbg !38
  %310 = and i1 %294, %247, !dbg !38
  %311 = insertelement <1 x half> poison, half %195, i64 0, !dbg !38
  %312 = insertelement <1 x i1> poison, i1 %310, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %311, ptr addrspace(1) %272, i32 2, <1 x i1> %312), !dbg !38
  %313 = and i1 %294, %248, !dbg !38
  %314 = insertelement <1 x half> poison, half %196, i64 0, !dbg !38
  %315 = insertelement <1 x i1> poison, i1 %313, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %314, ptr addrspace(1) %274, i32 2, <1 x i1> %315), !dbg !38
  %316 = and i1 %294, %249, !dbg !38
  %317 = insertelement <1 x half> poison, half %197, i64 0, !dbg !38
  %318 = insertelement <1 x i1> poison, i1 %316, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %317, ptr addrspace(1) %276, i32 2, <1 x i1> %318), !dbg !38
  %319 = and i1 %294, %250, !dbg !38
  %320 = insertelement <1 x half> poison, half %198, i64 0, !dbg !38
  %321 = insertelement <1 x i1> poison, i1 %319, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %320, ptr addrspace(1) %278, i32 2, <1 x i1> %321), !dbg !38
  %322 = and i1 %294, %251, !dbg !38
  %323 = insertelement <1 x half> poison, half %199, i64 0, !dbg !38
  %324 = insertelement <1 x i1> poison, i1 %322, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %323, ptr addrspace(1) %280, i32 2, <1 x i1> %324), !dbg !38
  %325 = and i1 %294, %252, !dbg !38
  %326 = insertelement <1 x half> poison, half %200, i64 0, !dbg !38
  %327 = insertelement <1 x i1> poison, i1 %325, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %326, ptr addrspace(1) %282, i32 2, <1 x i1> %327), !dbg !38
  %328 = and i1 %294, %253, !dbg !38
  %329 = insertelement <1 x half> poison, half %201, i64 0, !dbg !38
  %330 = insertelement <1 x i1> poison, i1 %328, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %329, ptr addrspace(1) %284, i32 2, <1 x i1> %330), !dbg !38
  %331 = and i1 %294, %254, !dbg !38
  %332 = insertelement <1 x half> poison, half %202, i64 0, !dbg !38
  %333 = insertelement <1 x i1> poison, i1 %331, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %332, ptr addrspace(1) %286, i32 2, <1 x i1> %333), !dbg !38
  %334 = and i1 %294, %255, !dbg !38
  %335 = insertelement <1 x half> poison, half %203, i64 0, !dbg !38
  %336 = insertelement <1 x i1> poison, i1 %334, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %335, ptr addrspace(1) %288, i32 2, <1 x i1> %336), !dbg !38
  %337 = and i1 %294, %256, !dbg !38
  %338 = insertelement <1 x half> poison, half %204, i64 0, !dbg !38
  %339 = insertelement <1 x i1> poison, i1 %337, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %338, ptr addrspace(1) %290, i32 2, <1 x i1> %339), !dbg !38
  %340 = and i1 %294, %257, !dbg !38
  %341 = insertelement <1 x half> poison, half %205, i64 0, !dbg !38
  %342 = insertelement <1 x i1> poison, i1 %340, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %341, ptr addrspace(1) %292, i32 2, <1 x i1> %342), !dbg !38
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
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f16.p1(<1 x half>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x half>) #5

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
