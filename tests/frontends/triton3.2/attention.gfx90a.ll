; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.amdgcn.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @attention(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture readonly %2, ptr addrspace(1) inreg nocapture writeonly %3, i32 inreg %4, float inreg %5) local_unnamed_addr #1 !dbg !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %8 = shl i32 %7, 5, !dbg !9
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %10 = and i32 %9, 63, !dbg !10
  %11 = lshr i32 %9, 5, !dbg !10
  %12 = and i32 %11, 7, !dbg !10
  %13 = or disjoint i32 %12, 8, !dbg !10
  %14 = or disjoint i32 %12, 16, !dbg !10
  %15 = or disjoint i32 %12, 24, !dbg !10
  %16 = or disjoint i32 %12, %8, !dbg !11
  %17 = or disjoint i32 %13, %8, !dbg !11
  %18 = or disjoint i32 %14, %8, !dbg !11
  %19 = or disjoint i32 %15, %8, !dbg !11
  %20 = shl i32 %16, 5, !dbg !12
  %21 = shl i32 %17, 5, !dbg !12
  %22 = shl i32 %18, 5, !dbg !12
  %23 = shl i32 %19, 5, !dbg !12
  %24 = sext i32 %20 to i64, !dbg !13
  %25 = getelementptr half, ptr addrspace(1) %0, i64 %24, !dbg !13
  %26 = sext i32 %21 to i64, !dbg !13
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26, !dbg !13
  %28 = sext i32 %22 to i64, !dbg !13
  %29 = getelementptr half, ptr addrspace(1) %0, i64 %28, !dbg !13
  %30 = sext i32 %23 to i64, !dbg !13
  %31 = getelementptr half, ptr addrspace(1) %0, i64 %30, !dbg !13
  %32 = and i32 %9, 16, !dbg !14
  %33 = and i32 %9, 31, !dbg !14
  %34 = zext nneg i32 %33 to i64, !dbg !15
  %35 = getelementptr half, ptr addrspace(1) %25, i64 %34, !dbg !15
  %36 = getelementptr half, ptr addrspace(1) %27, i64 %34, !dbg !15
  %37 = getelementptr half, ptr addrspace(1) %29, i64 %34, !dbg !15
  %38 = getelementptr half, ptr addrspace(1) %31, i64 %34, !dbg !15
  %unmaskedload = load <1 x half>, ptr addrspace(1) %35, align 2, !dbg !16
  %unmaskedload1 = load <1 x half>, ptr addrspace(1) %36, align 2, !dbg !16
  %unmaskedload2 = load <1 x half>, ptr addrspace(1) %37, align 2, !dbg !16
  %unmaskedload3 = load <1 x half>, ptr addrspace(1) %38, align 2, !dbg !16
  %39 = lshr i32 %9, 3, !dbg !10
  %40 = and i32 %39, 4, !dbg !10
  %41 = or disjoint i32 %40, 1, !dbg !10
  %42 = or disjoint i32 %40, 2, !dbg !10
  %43 = or disjoint i32 %40, 3, !dbg !10
  %44 = or disjoint i32 %40, 8, !dbg !10
  %45 = or disjoint i32 %40, 9, !dbg !10
  %46 = or disjoint i32 %40, 10, !dbg !10
  %47 = or disjoint i32 %40, 11, !dbg !10
  %48 = or disjoint i32 %40, 16, !dbg !10
  %49 = or disjoint i32 %40, 17, !dbg !10
  %50 = or disjoint i32 %40, 18, !dbg !10
  %51 = or disjoint i32 %40, 19, !dbg !10
  %52 = or disjoint i32 %40, 24, !dbg !10
  %53 = or disjoint i32 %40, 25, !dbg !10
  %54 = or disjoint i32 %40, 26, !dbg !10
  %55 = or disjoint i32 %40, 27, !dbg !10
  %56 = or disjoint i32 %8, %33, !dbg !11
  %57 = lshr i32 %9, 4, !dbg !16
  %58 = and i32 %57, 12, !dbg !16
  %59 = xor i32 %58, %33, !dbg !16
  %60 = shl nuw nsw i32 %12, 5, !dbg !16
  %61 = or disjoint i32 %59, %60, !dbg !16
  %62 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %61, !dbg !16
  store <1 x half> %unmaskedload, ptr addrspace(3) %62, align 2, !dbg !16
  %63 = and i32 %9, 15, !dbg !16
  %64 = or disjoint i32 %63, 16, !dbg !16
  %65 = and i32 %57, 12, !dbg !16
  %66 = or disjoint i32 %65, %32, !dbg !16
  %67 = xor i32 %66, %64, !dbg !16
  %68 = or disjoint i32 %60, 256, !dbg !16
  %69 = or disjoint i32 %67, %68, !dbg !16
  %70 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %69, !dbg !16
  store <1 x half> %unmaskedload1, ptr addrspace(3) %70, align 2, !dbg !16
  %71 = or disjoint i32 %60, 512, !dbg !16
  %72 = or disjoint i32 %59, %71, !dbg !16
  %73 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %72, !dbg !16
  store <1 x half> %unmaskedload2, ptr addrspace(3) %73, align 2, !dbg !16
  %74 = or disjoint i32 %60, 768, !dbg !16
  %75 = or disjoint i32 %67, %74, !dbg !16
  %76 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %75, !dbg !16
  store <1 x half> %unmaskedload3, ptr addrspace(3) %76, align 2, !dbg !16
  fence syncscope("workgroup") release, !dbg !16
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16
  %77 = icmp samesign ugt i32 %10, 31, !dbg !16
  %78 = select i1 %77, i32 4, i32 0, !dbg !16
  %79 = or disjoint i32 %78, 8, !dbg !16
  %80 = or disjoint i32 %78, 16, !dbg !16
  %81 = or disjoint i32 %78, 24, !dbg !16
  %82 = shl i32 %9, 1, !dbg !16
  %83 = and i32 %82, 28, !dbg !16
  %84 = xor i32 %78, %83, !dbg !16
  %85 = shl nuw nsw i32 %33, 5, !dbg !16
  %86 = or disjoint i32 %84, %85, !dbg !16
  %87 = xor i32 %79, %83, !dbg !16
  %88 = or disjoint i32 %87, %85, !dbg !16
  %89 = xor i32 %80, %83, !dbg !16
  %90 = or disjoint i32 %89, %85, !dbg !16
  %91 = xor i32 %81, %83, !dbg !16
  %92 = or disjoint i32 %91, %85, !dbg !16
  %93 = getelementptr half, ptr addrspace(3) @global_smem, i32 %86, !dbg !16
  %94 = load <4 x half>, ptr addrspace(3) %93, align 8, !dbg !16
  %95 = getelementptr half, ptr addrspace(3) @global_smem, i32 %88, !dbg !16
  %96 = load <4 x half>, ptr addrspace(3) %95, align 8, !dbg !16
  %97 = getelementptr half, ptr addrspace(3) @global_smem, i32 %90, !dbg !16
  %98 = load <4 x half>, ptr addrspace(3) %97, align 8, !dbg !16
  %99 = getelementptr half, ptr addrspace(3) @global_smem, i32 %92, !dbg !16
  %100 = load <4 x half>, ptr addrspace(3) %99, align 8, !dbg !16
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %34, !dbg !17
  %invariant.gep35 = getelementptr half, ptr addrspace(1) %2, i64 %34, !dbg !17
  %101 = icmp sgt i32 %4, 0, !dbg !17
  br i1 %101, label %.lr.ph, label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %6
  %102 = shl i32 %9, 2
  %103 = xor i32 %102, 128
  %urem = and i32 %9, 255
  %104 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %urem
  %105 = or disjoint i32 %68, %33
  %106 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %105
  %107 = or disjoint i32 %71, %33
  %108 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %107
  %109 = or disjoint i32 %74, %33
  %110 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %109
  %111 = shl nuw nsw i32 %10, 2
  %112 = and i32 %111, 128
  %113 = or disjoint i32 %112, %33
  %114 = or disjoint i32 %113, 32
  %115 = or disjoint i32 %113, 64
  %116 = or disjoint i32 %113, 96
  %117 = or disjoint i32 %113, 256
  %118 = or disjoint i32 %113, 288
  %119 = or disjoint i32 %113, 320
  %120 = or disjoint i32 %113, 352
  %121 = or disjoint i32 %113, 512
  %122 = or disjoint i32 %113, 544
  %123 = or disjoint i32 %113, 576
  %124 = or disjoint i32 %113, 608
  %125 = or disjoint i32 %113, 768
  %126 = or disjoint i32 %113, 800
  %127 = or disjoint i32 %113, 832
  %128 = or disjoint i32 %113, 864
  %129 = getelementptr half, ptr addrspace(3) @global_smem, i32 %113
  %130 = getelementptr half, ptr addrspace(3) @global_smem, i32 %114
  %131 = getelementptr half, ptr addrspace(3) @global_smem, i32 %115
  %132 = getelementptr half, ptr addrspace(3) @global_smem, i32 %116
  %133 = getelementptr half, ptr addrspace(3) @global_smem, i32 %117
  %134 = getelementptr half, ptr addrspace(3) @global_smem, i32 %118
  %135 = getelementptr half, ptr addrspace(3) @global_smem, i32 %119
  %136 = getelementptr half, ptr addrspace(3) @global_smem, i32 %120
  %137 = getelementptr half, ptr addrspace(3) @global_smem, i32 %121
  %138 = getelementptr half, ptr addrspace(3) @global_smem, i32 %122
  %139 = getelementptr half, ptr addrspace(3) @global_smem, i32 %123
  %140 = getelementptr half, ptr addrspace(3) @global_smem, i32 %124
  %141 = getelementptr half, ptr addrspace(3) @global_smem, i32 %125
  %142 = getelementptr half, ptr addrspace(3) @global_smem, i32 %126
  %143 = getelementptr half, ptr addrspace(3) @global_smem, i32 %127
  %144 = getelementptr half, ptr addrspace(3) @global_smem, i32 %128
  br label %145, !dbg !17

145:                                              ; preds = %.lr.ph, %145
  %146 = phi float [ 0xFFF0000000000000, %.lr.ph ], [ %260, %145 ]
  %147 = phi float [ 0.000000e+00, %.lr.ph ], [ %315, %145 ]
  %148 = phi i32 [ 0, %.lr.ph ], [ %411, %145 ]
  %149 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %413, %145 ]
  %150 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %414, %145 ]
  %151 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %415, %145 ]
  %152 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %416, %145 ]
  %153 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %417, %145 ]
  %154 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %418, %145 ]
  %155 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %419, %145 ]
  %156 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %420, %145 ]
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !18
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !19
  %157 = or disjoint i32 %148, %12, !dbg !20
  %158 = or disjoint i32 %148, %13, !dbg !20
  %159 = or disjoint i32 %148, %14, !dbg !20
  %160 = or disjoint i32 %148, %15, !dbg !20
  %161 = shl i32 %157, 5, !dbg !21
  %162 = shl i32 %158, 5, !dbg !21
  %163 = shl i32 %159, 5, !dbg !21
  %164 = shl i32 %160, 5, !dbg !21
  %165 = sext i32 %161 to i64, !dbg !22
  %166 = sext i32 %162 to i64, !dbg !22
  %167 = sext i32 %163 to i64, !dbg !22
  %168 = sext i32 %164 to i64, !dbg !22
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %165, !dbg !23
  %gep30 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %166, !dbg !23
  %gep32 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %167, !dbg !23
  %gep34 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %168, !dbg !23
  %unmaskedload4 = load <1 x half>, ptr addrspace(1) %gep, align 2, !dbg !24
  %unmaskedload5 = load <1 x half>, ptr addrspace(1) %gep30, align 2, !dbg !24
  %unmaskedload6 = load <1 x half>, ptr addrspace(1) %gep32, align 2, !dbg !24
  %unmaskedload7 = load <1 x half>, ptr addrspace(1) %gep34, align 2, !dbg !24
  %gep36 = getelementptr half, ptr addrspace(1) %invariant.gep35, i64 %165, !dbg !25
  %gep38 = getelementptr half, ptr addrspace(1) %invariant.gep35, i64 %166, !dbg !25
  %gep40 = getelementptr half, ptr addrspace(1) %invariant.gep35, i64 %167, !dbg !25
  %gep42 = getelementptr half, ptr addrspace(1) %invariant.gep35, i64 %168, !dbg !25
  %unmaskedload8 = load <1 x half>, ptr addrspace(1) %gep36, align 2, !dbg !26
  %unmaskedload9 = load <1 x half>, ptr addrspace(1) %gep38, align 2, !dbg !26
  %unmaskedload10 = load <1 x half>, ptr addrspace(1) %gep40, align 2, !dbg !26
  %unmaskedload11 = load <1 x half>, ptr addrspace(1) %gep42, align 2, !dbg !26
  %169 = or disjoint i32 %148, %40, !dbg !20
  %170 = or disjoint i32 %148, %41, !dbg !20
  %171 = or disjoint i32 %148, %42, !dbg !20
  %172 = or disjoint i32 %148, %43, !dbg !20
  %173 = or disjoint i32 %148, %44, !dbg !20
  %174 = or disjoint i32 %148, %45, !dbg !20
  %175 = or disjoint i32 %148, %46, !dbg !20
  %176 = or disjoint i32 %148, %47, !dbg !20
  %177 = or disjoint i32 %148, %48, !dbg !20
  %178 = or disjoint i32 %148, %49, !dbg !20
  %179 = or disjoint i32 %148, %50, !dbg !20
  %180 = or disjoint i32 %148, %51, !dbg !20
  %181 = or disjoint i32 %148, %52, !dbg !20
  %182 = or disjoint i32 %148, %53, !dbg !20
  %183 = or disjoint i32 %148, %54, !dbg !20
  %184 = or disjoint i32 %148, %55, !dbg !20
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  store <1 x half> %unmaskedload4, ptr addrspace(3) %62, align 2, !dbg !24
  store <1 x half> %unmaskedload5, ptr addrspace(3) %70, align 2, !dbg !24
  store <1 x half> %unmaskedload6, ptr addrspace(3) %73, align 2, !dbg !24
  store <1 x half> %unmaskedload7, ptr addrspace(3) %76, align 2, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %185 = load <4 x half>, ptr addrspace(3) %93, align 8, !dbg !24
  %186 = load <4 x half>, ptr addrspace(3) %95, align 8, !dbg !24
  %187 = load <4 x half>, ptr addrspace(3) %97, align 8, !dbg !24
  %188 = load <4 x half>, ptr addrspace(3) %99, align 8, !dbg !24
  %189 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %185, <4 x half> %94, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !19
  %190 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %186, <4 x half> %96, <16 x float> %189, i32 0, i32 0, i32 0), !dbg !19
  %191 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %187, <4 x half> %98, <16 x float> %190, i32 0, i32 0, i32 0), !dbg !19
  %192 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %188, <4 x half> %100, <16 x float> %191, i32 0, i32 0, i32 0), !dbg !19
  %193 = extractelement <16 x float> %192, i64 0, !dbg !19
  %194 = extractelement <16 x float> %192, i64 1, !dbg !19
  %195 = extractelement <16 x float> %192, i64 2, !dbg !19
  %196 = extractelement <16 x float> %192, i64 3, !dbg !19
  %197 = extractelement <16 x float> %192, i64 4, !dbg !19
  %198 = extractelement <16 x float> %192, i64 5, !dbg !19
  %199 = extractelement <16 x float> %192, i64 6, !dbg !19
  %200 = extractelement <16 x float> %192, i64 7, !dbg !19
  %201 = extractelement <16 x float> %192, i64 8, !dbg !19
  %202 = extractelement <16 x float> %192, i64 9, !dbg !19
  %203 = extractelement <16 x float> %192, i64 10, !dbg !19
  %204 = extractelement <16 x float> %192, i64 11, !dbg !19
  %205 = extractelement <16 x float> %192, i64 12, !dbg !19
  %206 = extractelement <16 x float> %192, i64 13, !dbg !19
  %207 = extractelement <16 x float> %192, i64 14, !dbg !19
  %208 = extractelement <16 x float> %192, i64 15, !dbg !19
  %209 = fmul float %5, %193, !dbg !27
  %210 = fmul float %5, %194, !dbg !27
  %211 = fmul float %5, %195, !dbg !27
  %212 = fmul float %5, %196, !dbg !27
  %213 = fmul float %5, %197, !dbg !27
  %214 = fmul float %5, %198, !dbg !27
  %215 = fmul float %5, %199, !dbg !27
  %216 = fmul float %5, %200, !dbg !27
  %217 = fmul float %5, %201, !dbg !27
  %218 = fmul float %5, %202, !dbg !27
  %219 = fmul float %5, %203, !dbg !27
  %220 = fmul float %5, %204, !dbg !27
  %221 = fmul float %5, %205, !dbg !27
  %222 = fmul float %5, %206, !dbg !27
  %223 = fmul float %5, %207, !dbg !27
  %224 = fmul float %5, %208, !dbg !27
  %.not = icmp sgt i32 %169, %56, !dbg !28
  %.not12 = icmp sgt i32 %170, %56, !dbg !28
  %.not13 = icmp sgt i32 %171, %56, !dbg !28
  %.not14 = icmp sgt i32 %172, %56, !dbg !28
  %.not15 = icmp sgt i32 %173, %56, !dbg !28
  %.not16 = icmp sgt i32 %174, %56, !dbg !28
  %.not17 = icmp sgt i32 %175, %56, !dbg !28
  %.not18 = icmp sgt i32 %176, %56, !dbg !28
  %.not19 = icmp sgt i32 %177, %56, !dbg !28
  %.not20 = icmp sgt i32 %178, %56, !dbg !28
  %.not21 = icmp sgt i32 %179, %56, !dbg !28
  %.not22 = icmp sgt i32 %180, %56, !dbg !28
  %.not23 = icmp sgt i32 %181, %56, !dbg !28
  %.not24 = icmp sgt i32 %182, %56, !dbg !28
  %.not25 = icmp sgt i32 %183, %56, !dbg !28
  %.not26 = icmp sgt i32 %184, %56, !dbg !28
  %225 = select i1 %.not, float 0xFFF0000000000000, float %209, !dbg !29
  %226 = select i1 %.not12, float 0xFFF0000000000000, float %210, !dbg !29
  %227 = select i1 %.not13, float 0xFFF0000000000000, float %211, !dbg !29
  %228 = select i1 %.not14, float 0xFFF0000000000000, float %212, !dbg !29
  %229 = select i1 %.not15, float 0xFFF0000000000000, float %213, !dbg !29
  %230 = select i1 %.not16, float 0xFFF0000000000000, float %214, !dbg !29
  %231 = select i1 %.not17, float 0xFFF0000000000000, float %215, !dbg !29
  %232 = select i1 %.not18, float 0xFFF0000000000000, float %216, !dbg !29
  %233 = select i1 %.not19, float 0xFFF0000000000000, float %217, !dbg !29
  %234 = select i1 %.not20, float 0xFFF0000000000000, float %218, !dbg !29
  %235 = select i1 %.not21, float 0xFFF0000000000000, float %219, !dbg !29
  %236 = select i1 %.not22, float 0xFFF0000000000000, float %220, !dbg !29
  %237 = select i1 %.not23, float 0xFFF0000000000000, float %221, !dbg !29
  %238 = select i1 %.not24, float 0xFFF0000000000000, float %222, !dbg !29
  %239 = select i1 %.not25, float 0xFFF0000000000000, float %223, !dbg !29
  %240 = select i1 %.not26, float 0xFFF0000000000000, float %224, !dbg !29
  %241 = tail call float @llvm.maxnum.f32(float %225, float %226), !dbg !30
  %242 = tail call float @llvm.maxnum.f32(float %241, float %227), !dbg !30
  %243 = tail call float @llvm.maxnum.f32(float %242, float %228), !dbg !30
  %244 = tail call float @llvm.maxnum.f32(float %243, float %229), !dbg !30
  %245 = tail call float @llvm.maxnum.f32(float %244, float %230), !dbg !30
  %246 = tail call float @llvm.maxnum.f32(float %245, float %231), !dbg !30
  %247 = tail call float @llvm.maxnum.f32(float %246, float %232), !dbg !30
  %248 = tail call float @llvm.maxnum.f32(float %247, float %233), !dbg !30
  %249 = tail call float @llvm.maxnum.f32(float %248, float %234), !dbg !30
  %250 = tail call float @llvm.maxnum.f32(float %249, float %235), !dbg !30
  %251 = tail call float @llvm.maxnum.f32(float %250, float %236), !dbg !30
  %252 = tail call float @llvm.maxnum.f32(float %251, float %237), !dbg !30
  %253 = tail call float @llvm.maxnum.f32(float %252, float %238), !dbg !30
  %254 = tail call float @llvm.maxnum.f32(float %253, float %239), !dbg !30
  %255 = tail call float @llvm.maxnum.f32(float %254, float %240), !dbg !30
  %256 = bitcast float %255 to i32, !dbg !35
  %257 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %103, i32 %256), !dbg !35
  %258 = bitcast i32 %257 to float, !dbg !35
  %259 = tail call float @llvm.maxnum.f32(float %255, float %258), !dbg !30
  %260 = tail call float @llvm.maxnum.f32(float %146, float %259), !dbg !36
  %261 = fsub float %225, %260, !dbg !37
  %262 = fsub float %226, %260, !dbg !37
  %263 = fsub float %227, %260, !dbg !37
  %264 = fsub float %228, %260, !dbg !37
  %265 = fsub float %229, %260, !dbg !37
  %266 = fsub float %230, %260, !dbg !37
  %267 = fsub float %231, %260, !dbg !37
  %268 = fsub float %232, %260, !dbg !37
  %269 = fsub float %233, %260, !dbg !37
  %270 = fsub float %234, %260, !dbg !37
  %271 = fsub float %235, %260, !dbg !37
  %272 = fsub float %236, %260, !dbg !37
  %273 = fsub float %237, %260, !dbg !37
  %274 = fsub float %238, %260, !dbg !37
  %275 = fsub float %239, %260, !dbg !37
  %276 = fsub float %240, %260, !dbg !37
  %277 = tail call float @llvm.amdgcn.exp2.f32(float %261), !dbg !38
  %278 = tail call float @llvm.amdgcn.exp2.f32(float %262), !dbg !38
  %279 = tail call float @llvm.amdgcn.exp2.f32(float %263), !dbg !38
  %280 = tail call float @llvm.amdgcn.exp2.f32(float %264), !dbg !38
  %281 = tail call float @llvm.amdgcn.exp2.f32(float %265), !dbg !38
  %282 = tail call float @llvm.amdgcn.exp2.f32(float %266), !dbg !38
  %283 = tail call float @llvm.amdgcn.exp2.f32(float %267), !dbg !38
  %284 = tail call float @llvm.amdgcn.exp2.f32(float %268), !dbg !38
  %285 = tail call float @llvm.amdgcn.exp2.f32(float %269), !dbg !38
  %286 = tail call float @llvm.amdgcn.exp2.f32(float %270), !dbg !38
  %287 = tail call float @llvm.amdgcn.exp2.f32(float %271), !dbg !38
  %288 = tail call float @llvm.amdgcn.exp2.f32(float %272), !dbg !38
  %289 = tail call float @llvm.amdgcn.exp2.f32(float %273), !dbg !38
  %290 = tail call float @llvm.amdgcn.exp2.f32(float %274), !dbg !38
  %291 = tail call float @llvm.amdgcn.exp2.f32(float %275), !dbg !38
  %292 = tail call float @llvm.amdgcn.exp2.f32(float %276), !dbg !38
  %293 = fsub float %146, %260, !dbg !39
  %294 = tail call float @llvm.amdgcn.exp2.f32(float %293), !dbg !40
  %295 = fmul float %147, %294, !dbg !41
  %296 = fadd float %277, %278, !dbg !42
  %297 = fadd float %279, %296, !dbg !42
  %298 = fadd float %280, %297, !dbg !42
  %299 = fadd float %281, %298, !dbg !42
  %300 = fadd float %282, %299, !dbg !42
  %301 = fadd float %283, %300, !dbg !42
  %302 = fadd float %284, %301, !dbg !42
  %303 = fadd float %285, %302, !dbg !42
  %304 = fadd float %286, %303, !dbg !42
  %305 = fadd float %287, %304, !dbg !42
  %306 = fadd float %288, %305, !dbg !42
  %307 = fadd float %289, %306, !dbg !42
  %308 = fadd float %290, %307, !dbg !42
  %309 = fadd float %291, %308, !dbg !42
  %310 = fadd float %292, %309, !dbg !42
  %311 = bitcast float %310 to i32, !dbg !44
  %312 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %103, i32 %311), !dbg !44
  %313 = bitcast i32 %312 to float, !dbg !44
  %314 = fadd float %310, %313, !dbg !42
  %315 = fadd float %295, %314, !dbg !45
  %316 = fptrunc float %277 to half, !dbg !46
  %317 = fptrunc float %278 to half, !dbg !46
  %318 = fptrunc float %279 to half, !dbg !46
  %319 = fptrunc float %280 to half, !dbg !46
  %320 = fptrunc float %281 to half, !dbg !46
  %321 = fptrunc float %282 to half, !dbg !46
  %322 = fptrunc float %283 to half, !dbg !46
  %323 = fptrunc float %284 to half, !dbg !46
  %324 = fptrunc float %285 to half, !dbg !46
  %325 = fptrunc float %286 to half, !dbg !46
  %326 = fptrunc float %287 to half, !dbg !46
  %327 = fptrunc float %288 to half, !dbg !46
  %328 = fptrunc float %289 to half, !dbg !46
  %329 = fptrunc float %290 to half, !dbg !46
  %330 = fptrunc float %291 to half, !dbg !46
  %331 = fptrunc float %292 to half, !dbg !46
  %332 = insertelement <2 x float> poison, float %294, i64 0, !dbg !47
  %333 = shufflevector <2 x float> %332, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !47
  %334 = fmul <2 x float> %149, %333, !dbg !47
  %335 = fmul <2 x float> %150, %333, !dbg !47
  %336 = fmul <2 x float> %151, %333, !dbg !47
  %337 = fmul <2 x float> %152, %333, !dbg !47
  %338 = fmul <2 x float> %153, %333, !dbg !47
  %339 = fmul <2 x float> %154, %333, !dbg !47
  %340 = fmul <2 x float> %155, %333, !dbg !47
  %341 = fmul <2 x float> %156, %333, !dbg !47
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  store <1 x half> %unmaskedload8, ptr addrspace(3) %104, align 2, !dbg !26
  store <1 x half> %unmaskedload9, ptr addrspace(3) %106, align 2, !dbg !26
  store <1 x half> %unmaskedload10, ptr addrspace(3) %108, align 2, !dbg !26
  store <1 x half> %unmaskedload11, ptr addrspace(3) %110, align 2, !dbg !26
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %342 = load <1 x half>, ptr addrspace(3) %129, align 2, !dbg !26
  %343 = load <1 x half>, ptr addrspace(3) %130, align 2, !dbg !26
  %344 = load <1 x half>, ptr addrspace(3) %131, align 2, !dbg !26
  %345 = shufflevector <1 x half> %344, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %346 = load <1 x half>, ptr addrspace(3) %132, align 2, !dbg !26
  %347 = shufflevector <1 x half> %346, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %348 = load <1 x half>, ptr addrspace(3) %133, align 2, !dbg !26
  %349 = load <1 x half>, ptr addrspace(3) %134, align 2, !dbg !26
  %350 = load <1 x half>, ptr addrspace(3) %135, align 2, !dbg !26
  %351 = shufflevector <1 x half> %350, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %352 = load <1 x half>, ptr addrspace(3) %136, align 2, !dbg !26
  %353 = shufflevector <1 x half> %352, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %354 = load <1 x half>, ptr addrspace(3) %137, align 2, !dbg !26
  %355 = load <1 x half>, ptr addrspace(3) %138, align 2, !dbg !26
  %356 = load <1 x half>, ptr addrspace(3) %139, align 2, !dbg !26
  %357 = shufflevector <1 x half> %356, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %358 = load <1 x half>, ptr addrspace(3) %140, align 2, !dbg !26
  %359 = shufflevector <1 x half> %358, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %360 = load <1 x half>, ptr addrspace(3) %141, align 2, !dbg !26
  %361 = load <1 x half>, ptr addrspace(3) %142, align 2, !dbg !26
  %362 = load <1 x half>, ptr addrspace(3) %143, align 2, !dbg !26
  %363 = shufflevector <1 x half> %362, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %364 = load <1 x half>, ptr addrspace(3) %144, align 2, !dbg !26
  %365 = shufflevector <1 x half> %364, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %366 = insertelement <4 x half> poison, half %316, i64 0, !dbg !18
  %367 = insertelement <4 x half> %366, half %317, i64 1, !dbg !18
  %368 = insertelement <4 x half> %367, half %318, i64 2, !dbg !18
  %369 = insertelement <4 x half> %368, half %319, i64 3, !dbg !18
  %370 = insertelement <4 x half> poison, half %320, i64 0, !dbg !18
  %371 = insertelement <4 x half> %370, half %321, i64 1, !dbg !18
  %372 = insertelement <4 x half> %371, half %322, i64 2, !dbg !18
  %373 = insertelement <4 x half> %372, half %323, i64 3, !dbg !18
  %374 = insertelement <4 x half> poison, half %324, i64 0, !dbg !18
  %375 = insertelement <4 x half> %374, half %325, i64 1, !dbg !18
  %376 = insertelement <4 x half> %375, half %326, i64 2, !dbg !18
  %377 = insertelement <4 x half> %376, half %327, i64 3, !dbg !18
  %378 = insertelement <4 x half> poison, half %328, i64 0, !dbg !18
  %379 = insertelement <4 x half> %378, half %329, i64 1, !dbg !18
  %380 = insertelement <4 x half> %379, half %330, i64 2, !dbg !18
  %381 = insertelement <4 x half> %380, half %331, i64 3, !dbg !18
  %382 = shufflevector <1 x half> %342, <1 x half> %343, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !18
  %383 = shufflevector <4 x half> %382, <4 x half> %345, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !18
  %384 = shufflevector <4 x half> %383, <4 x half> %347, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !18
  %385 = shufflevector <1 x half> %348, <1 x half> %349, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !18
  %386 = shufflevector <4 x half> %385, <4 x half> %351, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !18
  %387 = shufflevector <4 x half> %386, <4 x half> %353, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !18
  %388 = shufflevector <1 x half> %354, <1 x half> %355, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !18
  %389 = shufflevector <4 x half> %388, <4 x half> %357, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !18
  %390 = shufflevector <4 x half> %389, <4 x half> %359, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !18
  %391 = shufflevector <1 x half> %360, <1 x half> %361, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !18
  %392 = shufflevector <4 x half> %391, <4 x half> %363, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !18
  %393 = shufflevector <4 x half> %392, <4 x half> %365, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !18
  %394 = shufflevector <2 x float> %334, <2 x float> %335, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %395 = shufflevector <2 x float> %336, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %396 = shufflevector <16 x float> %394, <16 x float> %395, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %397 = shufflevector <2 x float> %337, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %398 = shufflevector <16 x float> %396, <16 x float> %397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %399 = shufflevector <2 x float> %338, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %400 = shufflevector <16 x float> %398, <16 x float> %399, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %401 = shufflevector <2 x float> %339, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %402 = shufflevector <16 x float> %400, <16 x float> %401, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %403 = shufflevector <2 x float> %340, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %404 = shufflevector <16 x float> %402, <16 x float> %403, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !18
  %405 = shufflevector <2 x float> %341, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !18
  %406 = shufflevector <16 x float> %404, <16 x float> %405, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !18
  %407 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %384, <4 x half> %369, <16 x float> %406, i32 0, i32 0, i32 0), !dbg !18
  %408 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %387, <4 x half> %373, <16 x float> %407, i32 0, i32 0, i32 0), !dbg !18
  %409 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %390, <4 x half> %377, <16 x float> %408, i32 0, i32 0, i32 0), !dbg !18
  %410 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %393, <4 x half> %381, <16 x float> %409, i32 0, i32 0, i32 0), !dbg !18
  %411 = add i32 %148, 32, !dbg !17
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !19
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !18
  %412 = icmp slt i32 %411, %4, !dbg !17
  %413 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %414 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %415 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %416 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %417 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %418 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %419 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %420 = shufflevector <16 x float> %410, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  br i1 %412, label %145, label %._crit_edge.loopexit, !dbg !17

._crit_edge.loopexit:                             ; preds = %145
  %421 = extractelement <16 x float> %410, i64 15, !dbg !18
  %422 = extractelement <16 x float> %410, i64 14, !dbg !18
  %423 = extractelement <16 x float> %410, i64 13, !dbg !18
  %424 = extractelement <16 x float> %410, i64 12, !dbg !18
  %425 = extractelement <16 x float> %410, i64 11, !dbg !18
  %426 = extractelement <16 x float> %410, i64 10, !dbg !18
  %427 = extractelement <16 x float> %410, i64 9, !dbg !18
  %428 = extractelement <16 x float> %410, i64 8, !dbg !18
  %429 = extractelement <16 x float> %410, i64 7, !dbg !18
  %430 = extractelement <16 x float> %410, i64 6, !dbg !18
  %431 = extractelement <16 x float> %410, i64 5, !dbg !18
  %432 = extractelement <16 x float> %410, i64 4, !dbg !18
  %433 = extractelement <16 x float> %410, i64 3, !dbg !18
  %434 = extractelement <16 x float> %410, i64 2, !dbg !18
  %435 = extractelement <16 x float> %410, i64 1, !dbg !18
  %436 = extractelement <16 x float> %410, i64 0, !dbg !18
  br label %._crit_edge, !dbg !12

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %6
  %.lcssa28 = phi float [ 0.000000e+00, %6 ], [ %315, %._crit_edge.loopexit ]
  %437 = phi float [ 0.000000e+00, %6 ], [ %436, %._crit_edge.loopexit ]
  %438 = phi float [ 0.000000e+00, %6 ], [ %435, %._crit_edge.loopexit ]
  %439 = phi float [ 0.000000e+00, %6 ], [ %434, %._crit_edge.loopexit ]
  %440 = phi float [ 0.000000e+00, %6 ], [ %433, %._crit_edge.loopexit ]
  %441 = phi float [ 0.000000e+00, %6 ], [ %432, %._crit_edge.loopexit ]
  %442 = phi float [ 0.000000e+00, %6 ], [ %431, %._crit_edge.loopexit ]
  %443 = phi float [ 0.000000e+00, %6 ], [ %430, %._crit_edge.loopexit ]
  %444 = phi float [ 0.000000e+00, %6 ], [ %429, %._crit_edge.loopexit ]
  %445 = phi float [ 0.000000e+00, %6 ], [ %428, %._crit_edge.loopexit ]
  %446 = phi float [ 0.000000e+00, %6 ], [ %427, %._crit_edge.loopexit ]
  %447 = phi float [ 0.000000e+00, %6 ], [ %426, %._crit_edge.loopexit ]
  %448 = phi float [ 0.000000e+00, %6 ], [ %425, %._crit_edge.loopexit ]
  %449 = phi float [ 0.000000e+00, %6 ], [ %424, %._crit_edge.loopexit ]
  %450 = phi float [ 0.000000e+00, %6 ], [ %423, %._crit_edge.loopexit ]
  %451 = phi float [ 0.000000e+00, %6 ], [ %422, %._crit_edge.loopexit ]
  %452 = phi float [ 0.000000e+00, %6 ], [ %421, %._crit_edge.loopexit ]
  %453 = shl i32 %56, 5, !dbg !12
  %454 = sext i32 %453 to i64, !dbg !48
  %455 = getelementptr half, ptr addrspace(1) %3, i64 %454, !dbg !48
  %456 = zext nneg i32 %40 to i64, !dbg !49
  %457 = getelementptr half, ptr addrspace(1) %455, i64 %456, !dbg !49
  %458 = zext nneg i32 %41 to i64, !dbg !49
  %459 = getelementptr half, ptr addrspace(1) %455, i64 %458, !dbg !49
  %460 = zext nneg i32 %42 to i64, !dbg !49
  %461 = getelementptr half, ptr addrspace(1) %455, i64 %460, !dbg !49
  %462 = zext nneg i32 %43 to i64, !dbg !49
  %463 = getelementptr half, ptr addrspace(1) %455, i64 %462, !dbg !49
  %464 = zext nneg i32 %44 to i64, !dbg !49
  %465 = getelementptr half, ptr addrspace(1) %455, i64 %464, !dbg !49
  %466 = zext nneg i32 %45 to i64, !dbg !49
  %467 = getelementptr half, ptr addrspace(1) %455, i64 %466, !dbg !49
  %468 = zext nneg i32 %46 to i64, !dbg !49
  %469 = getelementptr half, ptr addrspace(1) %455, i64 %468, !dbg !49
  %470 = zext nneg i32 %47 to i64, !dbg !49
  %471 = getelementptr half, ptr addrspace(1) %455, i64 %470, !dbg !49
  %472 = zext nneg i32 %48 to i64, !dbg !49
  %473 = getelementptr half, ptr addrspace(1) %455, i64 %472, !dbg !49
  %474 = zext nneg i32 %49 to i64, !dbg !49
  %475 = getelementptr half, ptr addrspace(1) %455, i64 %474, !dbg !49
  %476 = zext nneg i32 %50 to i64, !dbg !49
  %477 = getelementptr half, ptr addrspace(1) %455, i64 %476, !dbg !49
  %478 = zext nneg i32 %51 to i64, !dbg !49
  %479 = getelementptr half, ptr addrspace(1) %455, i64 %478, !dbg !49
  %480 = zext nneg i32 %52 to i64, !dbg !49
  %481 = getelementptr half, ptr addrspace(1) %455, i64 %480, !dbg !49
  %482 = zext nneg i32 %53 to i64, !dbg !49
  %483 = getelementptr half, ptr addrspace(1) %455, i64 %482, !dbg !49
  %484 = zext nneg i32 %54 to i64, !dbg !49
  %485 = getelementptr half, ptr addrspace(1) %455, i64 %484, !dbg !49
  %486 = zext nneg i32 %55 to i64, !dbg !49
  %487 = getelementptr half, ptr addrspace(1) %455, i64 %486, !dbg !49
  %488 = fdiv float %437, %.lcssa28, !dbg !50
  %489 = fdiv float %438, %.lcssa28, !dbg !50
  %490 = fdiv float %439, %.lcssa28, !dbg !50
  %491 = fdiv float %440, %.lcssa28, !dbg !50
  %492 = fdiv float %441, %.lcssa28, !dbg !50
  %493 = fdiv float %442, %.lcssa28, !dbg !50
  %494 = fdiv float %443, %.lcssa28, !dbg !50
  %495 = fdiv float %444, %.lcssa28, !dbg !50
  %496 = fdiv float %445, %.lcssa28, !dbg !50
  %497 = fdiv float %446, %.lcssa28, !dbg !50
  %498 = fdiv float %447, %.lcssa28, !dbg !50
  %499 = fdiv float %448, %.lcssa28, !dbg !50
  %500 = fdiv float %449, %.lcssa28, !dbg !50
  %501 = fdiv float %450, %.lcssa28, !dbg !50
  %502 = fdiv float %451, %.lcssa28, !dbg !50
  %503 = fdiv float %452, %.lcssa28, !dbg !50
  %504 = fptrunc float %488 to half, !dbg !51
  %505 = fptrunc float %489 to half, !dbg !51
  %506 = fptrunc float %490 to half, !dbg !51
  %507 = fptrunc float %491 to half, !dbg !51
  %508 = fptrunc float %492 to half, !dbg !51
  %509 = fptrunc float %493 to half, !dbg !51
  %510 = fptrunc float %494 to half, !dbg !51
  %511 = fptrunc float %495 to half, !dbg !51
  %512 = fptrunc float %496 to half, !dbg !51
  %513 = fptrunc float %497 to half, !dbg !51
  %514 = fptrunc float %498 to half, !dbg !51
  %515 = fptrunc float %499 to half, !dbg !51
  %516 = fptrunc float %500 to half, !dbg !51
  %517 = fptrunc float %501 to half, !dbg !51
  %518 = fptrunc float %502 to half, !dbg !51
  %519 = fptrunc float %503 to half, !dbg !51
  %520 = and i32 %9, 192, !dbg !52
  %521 = icmp eq i32 %520, 0, !dbg !52
  %522 = insertelement <1 x half> poison, half %504, i64 0, !dbg !52
  %523 = insertelement <1 x i1> poison, i1 %521, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %522, ptr addrspace(1) %457, i32 2, <1 x i1> %523), !dbg !52
  %524 = insertelement <1 x half> poison, half %505, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %524, ptr addrspace(1) %459, i32 2, <1 x i1> %523), !dbg !52
  %525 = insertelement <1 x half> poison, half %506, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %525, ptr addrspace(1) %461, i32 2, <1 x i1> %523), !dbg !52
  %526 = insertelement <1 x half> poison, half %507, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %526, ptr addrspace(1) %463, i32 2, <1 x i1> %523), !dbg !52
  %527 = insertelement <1 x half> poison, half %508, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %527, ptr addrspace(1) %465, i32 2, <1 x i1> %523), !dbg !52
  %528 = insertelement <1 x half> poison, half %509, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %528, ptr addrspace(1) %467, i32 2, <1 x i1> %523), !dbg !52
  %529 = insertelement <1 x half> poison, half %510, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %529, ptr addrspace(1) %469, i32 2, <1 x i1> %523), !dbg !52
  %530 = insertelement <1 x half> poison, half %511, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %530, ptr addrspace(1) %471, i32 2, <1 x i1> %523), !dbg !52
  %531 = insertelement <1 x half> poison, half %512, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %531, ptr addrspace(1) %473, i32 2, <1 x i1> %523), !dbg !52
  %532 = insertelement <1 x half> poison, half %513, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %532, ptr addrspace(1) %475, i32 2, <1 x i1> %523), !dbg !52
  %533 = insertelement <1 x half> poison, half %514, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %533, ptr addrspace(1) %477, i32 2, <1 x i1> %523), !dbg !52
  %534 = insertelement <1 x half> poison, half %515, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %534, ptr addrspace(1) %479, i32 2, <1 x i1> %523), !dbg !52
  %535 = insertelement <1 x half> poison, half %516, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %535, ptr addrspace(1) %481, i32 2, <1 x i1> %523), !dbg !52
  %536 = insertelement <1 x half> poison, half %517, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %536, ptr addrspace(1) %483, i32 2, <1 x i1> %523), !dbg !52
  %537 = insertelement <1 x half> poison, half %518, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %537, ptr addrspace(1) %485, i32 2, <1 x i1> %523), !dbg !52
  %538 = insertelement <1 x half> poison, half %519, i64 0, !dbg !52
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %538, ptr addrspace(1) %487, i32 2, <1 x i1> %523), !dbg !52
  ret void, !dbg !53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f16.p1(<1 x half>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #5

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = !DISubprogram(name: "llvm.amdgcn.exp2.f32", linkageName: "llvm.amdgcn.exp2.f32", scope: !3, file: !3, line: 97, type: !5, scopeLine: 97, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "attention", linkageName: "attention", scope: !3, file: !3, line: 84, type: !5, scopeLine: 84, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!8 = !DILocation(line: 85, column: 23, scope: !7)
!9 = !DILocation(line: 85, column: 28, scope: !7)
!10 = !DILocation(line: 85, column: 46, scope: !7)
!11 = !DILocation(line: 85, column: 33, scope: !7)
!12 = !DILocation(line: 87, column: 34, scope: !7)
!13 = !DILocation(line: 87, column: 20, scope: !7)
!14 = !DILocation(line: 87, column: 41, scope: !7)
!15 = !DILocation(line: 87, column: 38, scope: !7)
!16 = !DILocation(line: 87, column: 16, scope: !7)
!17 = !DILocation(line: 91, column: 29, scope: !7)
!18 = !DILocation(line: 101, column: 39, scope: !7)
!19 = !DILocation(line: 94, column: 22, scope: !7)
!20 = !DILocation(line: 92, column: 21, scope: !7)
!21 = !DILocation(line: 93, column: 38, scope: !7)
!22 = !DILocation(line: 93, column: 24, scope: !7)
!23 = !DILocation(line: 93, column: 42, scope: !7)
!24 = !DILocation(line: 93, column: 20, scope: !7)
!25 = !DILocation(line: 100, column: 42, scope: !7)
!26 = !DILocation(line: 100, column: 20, scope: !7)
!27 = !DILocation(line: 94, column: 27, scope: !7)
!28 = !DILocation(line: 95, column: 36, scope: !7)
!29 = !DILocation(line: 95, column: 52, scope: !7)
!30 = !DILocation(line: 163, column: 27, scope: !31, inlinedAt: !34)
!31 = distinct !DILexicalBlockFile(scope: !33, file: !32, discriminator: 0)
!32 = !DIFile(filename: "standard.py", directory: "triton/language")
!33 = distinct !DILexicalBlockFile(scope: !7, file: !32, discriminator: 0)
!34 = !DILocation(line: 96, column: 40, scope: !7)
!35 = !DILocation(line: 184, column: 40, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 96, column: 30, scope: !7)
!37 = !DILocation(line: 97, column: 24, scope: !7)
!38 = !DILocation(line: 97, column: 20, scope: !7)
!39 = !DILocation(line: 98, column: 28, scope: !7)
!40 = !DILocation(line: 98, column: 22, scope: !7)
!41 = !DILocation(line: 99, column: 24, scope: !7)
!42 = !DILocation(line: 256, column: 15, scope: !31, inlinedAt: !43)
!43 = !DILocation(line: 99, column: 40, scope: !7)
!44 = !DILocation(line: 267, column: 36, scope: !33, inlinedAt: !43)
!45 = !DILocation(line: 99, column: 30, scope: !7)
!46 = !DILocation(line: 101, column: 26, scope: !7)
!47 = !DILocation(line: 101, column: 45, scope: !7)
!48 = !DILocation(line: 103, column: 19, scope: !7)
!49 = !DILocation(line: 103, column: 37, scope: !7)
!50 = !DILocation(line: 103, column: 57, scope: !7)
!51 = !DILocation(line: 103, column: 76, scope: !7)
!52 = !DILocation(line: 103, column: 50, scope: !7)
!53 = !DILocation(line: 103, column: 4, scope: !7)
