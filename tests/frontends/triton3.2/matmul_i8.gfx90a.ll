; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @matmul_i8(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %9 = shl i32 %8, 5, !dbg !8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %11 = lshr i32 %10, 4, !dbg !9
  %12 = and i32 %11, 15, !dbg !9
  %13 = and i32 %10, 15, !dbg !9
  %14 = and i32 %10, 31, !dbg !9
  %15 = or disjoint i32 %12, %9, !dbg !10
  %16 = or disjoint i32 %15, 16, !dbg !10
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %18 = shl i32 %17, 5, !dbg !12
  %19 = lshr i32 %10, 5, !dbg !13
  %20 = and i32 %19, 7, !dbg !13
  %21 = mul i32 %4, %15, !dbg !14
  %22 = mul i32 %4, %16, !dbg !14
  %23 = sext i32 %21 to i64, !dbg !15
  %24 = getelementptr i8, ptr addrspace(1) %0, i64 %23, !dbg !15
  %25 = sext i32 %22 to i64, !dbg !15
  %26 = getelementptr i8, ptr addrspace(1) %0, i64 %25, !dbg !15
  %27 = icmp sgt i32 %3, 0, !dbg !16
  br i1 %27, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %7
  %28 = and i32 %19, 4, !dbg !13
  %29 = or disjoint i32 %18, %14, !dbg !17
  %30 = and i32 %10, 63, !dbg !9
  %31 = sext i32 %29 to i64
  %invariant.gep = getelementptr i8, ptr addrspace(1) %1, i64 %31, !dbg !16
  %32 = xor i32 %28, %13
  %33 = shl nuw nsw i32 %12, 4
  %34 = or disjoint i32 %32, %33
  %35 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %34
  %36 = or disjoint i32 %34, 256
  %37 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %36
  %38 = icmp samesign ugt i32 %30, 31
  %39 = select i1 %38, i32 4, i32 0
  %40 = or disjoint i32 %39, 8
  %41 = lshr i32 %10, 1
  %42 = and i32 %41, 4
  %43 = xor i32 %39, %42
  %44 = shl nuw nsw i32 %14, 4
  %45 = or disjoint i32 %43, %44
  %46 = xor i32 %40, %42
  %47 = or disjoint i32 %46, %44
  %48 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %45
  %49 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %47
  %urem = and i32 %10, 255
  %50 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %urem
  %51 = or disjoint i32 %urem, 256
  %52 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %51
  %53 = shl nuw nsw i32 %30, 2
  %54 = and i32 %53, 128
  %55 = or disjoint i32 %54, %14
  %56 = or disjoint i32 %55, 32
  %57 = or disjoint i32 %55, 64
  %58 = or disjoint i32 %55, 96
  %59 = or disjoint i32 %55, 256
  %60 = or disjoint i32 %55, 288
  %61 = or disjoint i32 %55, 320
  %62 = or disjoint i32 %55, 352
  %63 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %55
  %64 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %56
  %65 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %57
  %66 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %58
  %67 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %59
  %68 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %60
  %69 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %61
  %70 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %62
  %invariant.op = or disjoint i32 %20, 8, !dbg !16
  br label %71, !dbg !16

71:                                               ; preds = %.lr.ph, %71
  %72 = phi i32 [ 0, %.lr.ph ], [ %138, %71 ]
  %73 = phi i32 [ 0, %.lr.ph ], [ %139, %71 ]
  %74 = phi i32 [ 0, %.lr.ph ], [ %140, %71 ]
  %75 = phi i32 [ 0, %.lr.ph ], [ %141, %71 ]
  %76 = phi i32 [ 0, %.lr.ph ], [ %142, %71 ]
  %77 = phi i32 [ 0, %.lr.ph ], [ %143, %71 ]
  %78 = phi i32 [ 0, %.lr.ph ], [ %144, %71 ]
  %79 = phi i32 [ 0, %.lr.ph ], [ %145, %71 ]
  %80 = phi i32 [ 0, %.lr.ph ], [ %146, %71 ]
  %81 = phi i32 [ 0, %.lr.ph ], [ %147, %71 ]
  %82 = phi i32 [ 0, %.lr.ph ], [ %148, %71 ]
  %83 = phi i32 [ 0, %.lr.ph ], [ %149, %71 ]
  %84 = phi i32 [ 0, %.lr.ph ], [ %150, %71 ]
  %85 = phi i32 [ 0, %.lr.ph ], [ %151, %71 ]
  %86 = phi i32 [ 0, %.lr.ph ], [ %152, %71 ]
  %87 = phi i32 [ 0, %.lr.ph ], [ %153, %71 ]
  %88 = phi i32 [ 0, %.lr.ph ], [ %154, %71 ]
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !18
  %89 = or disjoint i32 %88, %13, !dbg !19
  %90 = sext i32 %89 to i64, !dbg !20
  %91 = getelementptr i8, ptr addrspace(1) %24, i64 %90, !dbg !20
  %92 = getelementptr i8, ptr addrspace(1) %26, i64 %90, !dbg !20
  %unmaskedload = load <1 x i8>, ptr addrspace(1) %91, align 1, !dbg !21
  %unmaskedload2 = load <1 x i8>, ptr addrspace(1) %92, align 1, !dbg !21
  %93 = or disjoint i32 %88, %20, !dbg !19
  %.reass = or disjoint i32 %88, %invariant.op
  %94 = mul i32 %93, %5, !dbg !22
  %95 = mul i32 %.reass, %5, !dbg !22
  %96 = sext i32 %94 to i64, !dbg !23
  %97 = sext i32 %95 to i64, !dbg !23
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %96, !dbg !24
  %gep6 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %97, !dbg !24
  %unmaskedload3 = load <1 x i8>, ptr addrspace(1) %gep, align 1, !dbg !25
  %unmaskedload4 = load <1 x i8>, ptr addrspace(1) %gep6, align 1, !dbg !25
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  store <1 x i8> %unmaskedload, ptr addrspace(3) %35, align 1, !dbg !21
  store <1 x i8> %unmaskedload2, ptr addrspace(3) %37, align 1, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %98 = load i32, ptr addrspace(3) %48, align 4, !dbg !21
  %99 = load i32, ptr addrspace(3) %49, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  store <1 x i8> %unmaskedload3, ptr addrspace(3) %50, align 1, !dbg !25
  store <1 x i8> %unmaskedload4, ptr addrspace(3) %52, align 1, !dbg !25
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %100 = load <1 x i8>, ptr addrspace(3) %63, align 1, !dbg !25
  %101 = load <1 x i8>, ptr addrspace(3) %64, align 1, !dbg !25
  %102 = load <1 x i8>, ptr addrspace(3) %65, align 1, !dbg !25
  %103 = shufflevector <1 x i8> %102, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %104 = load <1 x i8>, ptr addrspace(3) %66, align 1, !dbg !25
  %105 = shufflevector <1 x i8> %104, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %106 = load <1 x i8>, ptr addrspace(3) %67, align 1, !dbg !25
  %107 = load <1 x i8>, ptr addrspace(3) %68, align 1, !dbg !25
  %108 = load <1 x i8>, ptr addrspace(3) %69, align 1, !dbg !25
  %109 = shufflevector <1 x i8> %108, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %110 = load <1 x i8>, ptr addrspace(3) %70, align 1, !dbg !25
  %111 = shufflevector <1 x i8> %110, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %112 = shufflevector <1 x i8> %100, <1 x i8> %101, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !18
  %113 = shufflevector <4 x i8> %112, <4 x i8> %103, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !18
  %114 = shufflevector <4 x i8> %113, <4 x i8> %105, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !18
  %115 = bitcast <4 x i8> %114 to i32, !dbg !18
  %116 = shufflevector <1 x i8> %106, <1 x i8> %107, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !18
  %117 = shufflevector <4 x i8> %116, <4 x i8> %109, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !18
  %118 = shufflevector <4 x i8> %117, <4 x i8> %111, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !18
  %119 = bitcast <4 x i8> %118 to i32, !dbg !18
  %120 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %72, i64 0, !dbg !18
  %121 = insertelement <16 x i32> %120, i32 %73, i64 1, !dbg !18
  %122 = insertelement <16 x i32> %121, i32 %74, i64 2, !dbg !18
  %123 = insertelement <16 x i32> %122, i32 %75, i64 3, !dbg !18
  %124 = insertelement <16 x i32> %123, i32 %76, i64 4, !dbg !18
  %125 = insertelement <16 x i32> %124, i32 %77, i64 5, !dbg !18
  %126 = insertelement <16 x i32> %125, i32 %78, i64 6, !dbg !18
  %127 = insertelement <16 x i32> %126, i32 %79, i64 7, !dbg !18
  %128 = insertelement <16 x i32> %127, i32 %80, i64 8, !dbg !18
  %129 = insertelement <16 x i32> %128, i32 %81, i64 9, !dbg !18
  %130 = insertelement <16 x i32> %129, i32 %82, i64 10, !dbg !18
  %131 = insertelement <16 x i32> %130, i32 %83, i64 11, !dbg !18
  %132 = insertelement <16 x i32> %131, i32 %84, i64 12, !dbg !18
  %133 = insertelement <16 x i32> %132, i32 %85, i64 13, !dbg !18
  %134 = insertelement <16 x i32> %133, i32 %86, i64 14, !dbg !18
  %135 = insertelement <16 x i32> %134, i32 %87, i64 15, !dbg !18
  %136 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %115, i32 %98, <16 x i32> %135, i32 0, i32 0, i32 0), !dbg !18
  %137 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %119, i32 %99, <16 x i32> %136, i32 0, i32 0, i32 0), !dbg !18
  %138 = extractelement <16 x i32> %137, i64 0, !dbg !18
  %139 = extractelement <16 x i32> %137, i64 1, !dbg !18
  %140 = extractelement <16 x i32> %137, i64 2, !dbg !18
  %141 = extractelement <16 x i32> %137, i64 3, !dbg !18
  %142 = extractelement <16 x i32> %137, i64 4, !dbg !18
  %143 = extractelement <16 x i32> %137, i64 5, !dbg !18
  %144 = extractelement <16 x i32> %137, i64 6, !dbg !18
  %145 = extractelement <16 x i32> %137, i64 7, !dbg !18
  %146 = extractelement <16 x i32> %137, i64 8, !dbg !18
  %147 = extractelement <16 x i32> %137, i64 9, !dbg !18
  %148 = extractelement <16 x i32> %137, i64 10, !dbg !18
  %149 = extractelement <16 x i32> %137, i64 11, !dbg !18
  %150 = extractelement <16 x i32> %137, i64 12, !dbg !18
  %151 = extractelement <16 x i32> %137, i64 13, !dbg !18
  %152 = extractelement <16 x i32> %137, i64 14, !dbg !18
  %153 = extractelement <16 x i32> %137, i64 15, !dbg !18
  %154 = add i32 %88, 16, !dbg !16
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !18
  %155 = icmp slt i32 %154, %3, !dbg !16
  br i1 %155, label %71, label %._crit_edge, !dbg !16

._crit_edge:                                      ; preds = %71, %7
  %156 = phi i32 [ 0, %7 ], [ %138, %71 ]
  %157 = phi i32 [ 0, %7 ], [ %139, %71 ]
  %158 = phi i32 [ 0, %7 ], [ %140, %71 ]
  %159 = phi i32 [ 0, %7 ], [ %141, %71 ]
  %160 = phi i32 [ 0, %7 ], [ %142, %71 ]
  %161 = phi i32 [ 0, %7 ], [ %143, %71 ]
  %162 = phi i32 [ 0, %7 ], [ %144, %71 ]
  %163 = phi i32 [ 0, %7 ], [ %145, %71 ]
  %164 = phi i32 [ 0, %7 ], [ %146, %71 ]
  %165 = phi i32 [ 0, %7 ], [ %147, %71 ]
  %166 = phi i32 [ 0, %7 ], [ %148, %71 ]
  %167 = phi i32 [ 0, %7 ], [ %149, %71 ]
  %168 = phi i32 [ 0, %7 ], [ %150, %71 ]
  %169 = phi i32 [ 0, %7 ], [ %151, %71 ]
  %170 = phi i32 [ 0, %7 ], [ %152, %71 ]
  %171 = phi i32 [ 0, %7 ], [ %153, %71 ]
  %172 = lshr i32 %10, 3, !dbg !9
  %173 = and i32 %172, 4, !dbg !9
  %174 = or disjoint i32 %18, %173, !dbg !17
  %175 = or disjoint i32 %174, 27, !dbg !17
  %176 = or disjoint i32 %174, 26, !dbg !17
  %177 = or disjoint i32 %174, 25, !dbg !17
  %178 = or disjoint i32 %174, 24, !dbg !17
  %179 = or disjoint i32 %174, 19, !dbg !17
  %180 = or disjoint i32 %174, 18, !dbg !17
  %181 = or disjoint i32 %174, 17, !dbg !17
  %182 = or disjoint i32 %174, 16, !dbg !17
  %183 = or disjoint i32 %174, 11, !dbg !17
  %184 = or disjoint i32 %174, 10, !dbg !17
  %185 = or disjoint i32 %174, 9, !dbg !17
  %186 = or disjoint i32 %174, 8, !dbg !17
  %187 = or disjoint i32 %174, 3, !dbg !17
  %188 = or disjoint i32 %174, 2, !dbg !17
  %189 = or disjoint i32 %174, 1, !dbg !17
  %190 = or disjoint i32 %9, %14, !dbg !10
  %191 = mul i32 %6, %190, !dbg !26
  %192 = sext i32 %191 to i64, !dbg !27
  %193 = getelementptr i32, ptr addrspace(1) %2, i64 %192, !dbg !27
  %194 = sext i32 %174 to i64, !dbg !28
  %195 = getelementptr i32, ptr addrspace(1) %193, i64 %194, !dbg !28
  %196 = sext i32 %189 to i64, !dbg !28
  %197 = getelementptr i32, ptr addrspace(1) %193, i64 %196, !dbg !28
  %198 = sext i32 %188 to i64, !dbg !28
  %199 = getelementptr i32, ptr addrspace(1) %193, i64 %198, !dbg !28
  %200 = sext i32 %187 to i64, !dbg !28
  %201 = getelementptr i32, ptr addrspace(1) %193, i64 %200, !dbg !28
  %202 = sext i32 %186 to i64, !dbg !28
  %203 = getelementptr i32, ptr addrspace(1) %193, i64 %202, !dbg !28
  %204 = sext i32 %185 to i64, !dbg !28
  %205 = getelementptr i32, ptr addrspace(1) %193, i64 %204, !dbg !28
  %206 = sext i32 %184 to i64, !dbg !28
  %207 = getelementptr i32, ptr addrspace(1) %193, i64 %206, !dbg !28
  %208 = sext i32 %183 to i64, !dbg !28
  %209 = getelementptr i32, ptr addrspace(1) %193, i64 %208, !dbg !28
  %210 = sext i32 %182 to i64, !dbg !28
  %211 = getelementptr i32, ptr addrspace(1) %193, i64 %210, !dbg !28
  %212 = sext i32 %181 to i64, !dbg !28
  %213 = getelementptr i32, ptr addrspace(1) %193, i64 %212, !dbg !28
  %214 = sext i32 %180 to i64, !dbg !28
  %215 = getelementptr i32, ptr addrspace(1) %193, i64 %214, !dbg !28
  %216 = sext i32 %179 to i64, !dbg !28
  %217 = getelementptr i32, ptr addrspace(1) %193, i64 %216, !dbg !28
  %218 = sext i32 %178 to i64, !dbg !28
  %219 = getelementptr i32, ptr addrspace(1) %193, i64 %218, !dbg !28
  %220 = sext i32 %177 to i64, !dbg !28
  %221 = getelementptr i32, ptr addrspace(1) %193, i64 %220, !dbg !28
  %222 = sext i32 %176 to i64, !dbg !28
  %223 = getelementptr i32, ptr addrspace(1) %193, i64 %222, !dbg !28
  %224 = sext i32 %175 to i64, !dbg !28
  %225 = getelementptr i32, ptr addrspace(1) %193, i64 %224, !dbg !28
  %226 = and i32 %10, 192, !dbg !29
  %227 = icmp eq i32 %226, 0, !dbg !29
  %228 = insertelement <1 x i32> poison, i32 %156, i64 0, !dbg !29
  %229 = insertelement <1 x i1> poison, i1 %227, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %228, ptr addrspace(1) %195, i32 4, <1 x i1> %229), !dbg !29
  %230 = insertelement <1 x i32> poison, i32 %157, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %230, ptr addrspace(1) %197, i32 4, <1 x i1> %229), !dbg !29
  %231 = insertelement <1 x i32> poison, i32 %158, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %231, ptr addrspace(1) %199, i32 4, <1 x i1> %229), !dbg !29
  %232 = insertelement <1 x i32> poison, i32 %159, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %232, ptr addrspace(1) %201, i32 4, <1 x i1> %229), !dbg !29
  %233 = insertelement <1 x i32> poison, i32 %160, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %233, ptr addrspace(1) %203, i32 4, <1 x i1> %229), !dbg !29
  %234 = insertelement <1 x i32> poison, i32 %161, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %234, ptr addrspace(1) %205, i32 4, <1 x i1> %229), !dbg !29
  %235 = insertelement <1 x i32> poison, i32 %162, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %235, ptr addrspace(1) %207, i32 4, <1 x i1> %229), !dbg !29
  %236 = insertelement <1 x i32> poison, i32 %163, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %236, ptr addrspace(1) %209, i32 4, <1 x i1> %229), !dbg !29
  %237 = insertelement <1 x i32> poison, i32 %164, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %237, ptr addrspace(1) %211, i32 4, <1 x i1> %229), !dbg !29
  %238 = insertelement <1 x i32> poison, i32 %165, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %238, ptr addrspace(1) %213, i32 4, <1 x i1> %229), !dbg !29
  %239 = insertelement <1 x i32> poison, i32 %166, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %239, ptr addrspace(1) %215, i32 4, <1 x i1> %229), !dbg !29
  %240 = insertelement <1 x i32> poison, i32 %167, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %240, ptr addrspace(1) %217, i32 4, <1 x i1> %229), !dbg !29
  %241 = insertelement <1 x i32> poison, i32 %168, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %241, ptr addrspace(1) %219, i32 4, <1 x i1> %229), !dbg !29
  %242 = insertelement <1 x i32> poison, i32 %169, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %242, ptr addrspace(1) %221, i32 4, <1 x i1> %229), !dbg !29
  %243 = insertelement <1 x i32> poison, i32 %170, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %243, ptr addrspace(1) %223, i32 4, <1 x i1> %229), !dbg !29
  %244 = insertelement <1 x i32> poison, i32 %171, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %244, ptr addrspace(1) %225, i32 4, <1 x i1> %229), !dbg !29
  ret void, !dbg !30
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
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32, i32, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

attributes #0 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "matmul_i8", linkageName: "matmul_i8", scope: !3, file: !3, line: 49, type: !5, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 50, column: 23, scope: !4)
!8 = !DILocation(line: 50, column: 28, scope: !4)
!9 = !DILocation(line: 50, column: 46, scope: !4)
!10 = !DILocation(line: 50, column: 33, scope: !4)
!11 = !DILocation(line: 51, column: 23, scope: !4)
!12 = !DILocation(line: 51, column: 28, scope: !4)
!13 = !DILocation(line: 52, column: 22, scope: !4)
!14 = !DILocation(line: 55, column: 38, scope: !4)
!15 = !DILocation(line: 55, column: 24, scope: !4)
!16 = !DILocation(line: 54, column: 25, scope: !4)
!17 = !DILocation(line: 51, column: 33, scope: !4)
!18 = !DILocation(line: 57, column: 27, scope: !4)
!19 = !DILocation(line: 55, column: 56, scope: !4)
!20 = !DILocation(line: 55, column: 50, scope: !4)
!21 = !DILocation(line: 55, column: 20, scope: !4)
!22 = !DILocation(line: 56, column: 44, scope: !4)
!23 = !DILocation(line: 56, column: 24, scope: !4)
!24 = !DILocation(line: 56, column: 56, scope: !4)
!25 = !DILocation(line: 56, column: 20, scope: !4)
!26 = !DILocation(line: 58, column: 31, scope: !4)
!27 = !DILocation(line: 58, column: 17, scope: !4)
!28 = !DILocation(line: 58, column: 43, scope: !4)
!29 = !DILocation(line: 58, column: 56, scope: !4)
!30 = !DILocation(line: 58, column: 4, scope: !4)
