; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul_i8(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, ptr addrspace(1) inreg nofree readnone captures(none) %7, ptr addrspace(1) inreg nofree readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %11 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10), !dbg !13
  %12 = lshr i32 %11, 6, !dbg !13
  %13 = and i32 %12, 3, !dbg !13
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %15 = shl i32 %14, 5, !dbg !14
  %16 = and i32 %10, 63, !dbg !15
  %17 = shl nuw nsw i32 %13, 6, !dbg !15
  %18 = or disjoint i32 %17, %16, !dbg !15
  %19 = lshr i32 %18, 4, !dbg !15
  %20 = and i32 %10, 31, !dbg !15
  %21 = and i32 %10, 32, !dbg !15
  %22 = lshr exact i32 %21, 3, !dbg !15
  %23 = or disjoint i32 %19, %15, !dbg !14
  %24 = or disjoint i32 %23, 16, !dbg !14
  %25 = or disjoint i32 %15, %20, !dbg !14
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !16
  %27 = shl i32 %26, 5, !dbg !16
  %28 = or disjoint i32 %22, %27, !dbg !16
  %29 = lshr i32 %18, 5, !dbg !17
  %30 = and i32 %10, 15, !dbg !17
  %31 = mul i32 %23, %4, !dbg !18
  %32 = mul i32 %24, %4, !dbg !18
  %33 = sext i32 %31 to i64, !dbg !19
  %34 = getelementptr i8, ptr addrspace(1) %0, i64 %33, !dbg !19
  %35 = sext i32 %32 to i64, !dbg !19
  %36 = getelementptr i8, ptr addrspace(1) %0, i64 %35, !dbg !19
  %37 = icmp sgt i32 %3, 0, !dbg !20
  br i1 %37, label %.lr.ph, label %._crit_edge, !dbg !20

.lr.ph:                                           ; preds = %9
  %invariant.gep = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %20, !dbg !20
  %38 = or disjoint i32 %27, %20, !dbg !16
  %39 = sext i32 %38 to i64
  %invariant.gep29 = getelementptr i8, ptr addrspace(1) %1, i64 %39, !dbg !20
  %40 = and i32 %18, 127
  %41 = icmp samesign ult i32 %13, 2
  %42 = select i1 %41, i32 0, i32 132
  %43 = xor i32 %40, %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 256
  %46 = shl nuw nsw i32 %10, 4
  %47 = and i32 %46, 368
  %48 = and i32 %10, 8
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %49, i32 0, i32 132
  %51 = xor i32 %50, %22
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %52, i32 %51
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i32 8
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %18
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i32 256
  %57 = shl nuw nsw i32 %21, 2
  %gep = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 %57
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 32
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 64
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 96
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 256
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 288
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 320
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 352
  br label %65, !dbg !20

65:                                               ; preds = %.lr.ph, %65
  %66 = phi i32 [ 0, %.lr.ph ], [ %137, %65 ]
  %67 = phi i32 [ 0, %.lr.ph ], [ %138, %65 ]
  %68 = phi i32 [ 0, %.lr.ph ], [ %139, %65 ]
  %69 = phi i32 [ 0, %.lr.ph ], [ %140, %65 ]
  %70 = phi i32 [ 0, %.lr.ph ], [ %141, %65 ]
  %71 = phi i32 [ 0, %.lr.ph ], [ %142, %65 ]
  %72 = phi i32 [ 0, %.lr.ph ], [ %143, %65 ]
  %73 = phi i32 [ 0, %.lr.ph ], [ %144, %65 ]
  %74 = phi i32 [ 0, %.lr.ph ], [ %145, %65 ]
  %75 = phi i32 [ 0, %.lr.ph ], [ %146, %65 ]
  %76 = phi i32 [ 0, %.lr.ph ], [ %147, %65 ]
  %77 = phi i32 [ 0, %.lr.ph ], [ %148, %65 ]
  %78 = phi i32 [ 0, %.lr.ph ], [ %149, %65 ]
  %79 = phi i32 [ 0, %.lr.ph ], [ %150, %65 ]
  %80 = phi i32 [ 0, %.lr.ph ], [ %151, %65 ]
  %81 = phi i32 [ 0, %.lr.ph ], [ %152, %65 ]
  %82 = phi i32 [ 0, %.lr.ph ], [ %153, %65 ]
  %83 = or disjoint i32 %82, %29, !dbg !21
  %84 = or disjoint i32 %83, 8, !dbg !21
  %85 = or disjoint i32 %82, %30, !dbg !21
  %86 = sext i32 %85 to i64, !dbg !19
  %87 = getelementptr i8, ptr addrspace(1) %34, i64 %86, !dbg !19
  %88 = getelementptr i8, ptr addrspace(1) %36, i64 %86, !dbg !19
  %89 = load <1 x i8>, ptr addrspace(1) %87, align 1, !dbg !22
  %90 = load <1 x i8>, ptr addrspace(1) %88, align 1, !dbg !22
  %91 = mul i32 %83, %5, !dbg !23
  %92 = mul i32 %84, %5, !dbg !23
  %93 = sext i32 %91 to i64, !dbg !24
  %94 = sext i32 %92 to i64, !dbg !24
  %gep30 = getelementptr i8, ptr addrspace(1) %invariant.gep29, i64 %93, !dbg !24
  %gep32 = getelementptr i8, ptr addrspace(1) %invariant.gep29, i64 %94, !dbg !24
  %95 = load <1 x i8>, ptr addrspace(1) %gep30, align 1, !dbg !25
  %96 = load <1 x i8>, ptr addrspace(1) %gep32, align 1, !dbg !25
  fence syncscope("workgroup") release, !dbg !22, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !26
  store <1 x i8> %89, ptr addrspace(3) %44, align 1, !dbg !22
  store <1 x i8> %90, ptr addrspace(3) %45, align 1, !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !26
  %97 = load i32, ptr addrspace(3) %53, align 4, !dbg !22
  %98 = load i32, ptr addrspace(3) %54, align 4, !dbg !22
  fence syncscope("workgroup") release, !dbg !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25, !mmra !26
  store <1 x i8> %95, ptr addrspace(3) %55, align 1, !dbg !25
  store <1 x i8> %96, ptr addrspace(3) %56, align 1, !dbg !25
  fence syncscope("workgroup") release, !dbg !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25, !mmra !26
  %99 = load <1 x i8>, ptr addrspace(3) %gep, align 1, !dbg !25
  %100 = load <1 x i8>, ptr addrspace(3) %58, align 1, !dbg !25
  %101 = load <1 x i8>, ptr addrspace(3) %59, align 1, !dbg !25
  %102 = shufflevector <1 x i8> %101, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %103 = load <1 x i8>, ptr addrspace(3) %60, align 1, !dbg !25
  %104 = shufflevector <1 x i8> %103, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %105 = load <1 x i8>, ptr addrspace(3) %61, align 1, !dbg !25
  %106 = load <1 x i8>, ptr addrspace(3) %62, align 1, !dbg !25
  %107 = load <1 x i8>, ptr addrspace(3) %63, align 1, !dbg !25
  %108 = shufflevector <1 x i8> %107, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %109 = load <1 x i8>, ptr addrspace(3) %64, align 1, !dbg !25
  %110 = shufflevector <1 x i8> %109, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %111 = shufflevector <1 x i8> %99, <1 x i8> %100, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %112 = shufflevector <4 x i8> %111, <4 x i8> %102, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %113 = shufflevector <4 x i8> %112, <4 x i8> %104, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %114 = bitcast <4 x i8> %113 to i32, !dbg !27
  %115 = shufflevector <1 x i8> %105, <1 x i8> %106, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %116 = shufflevector <4 x i8> %115, <4 x i8> %108, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %117 = shufflevector <4 x i8> %116, <4 x i8> %110, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %118 = bitcast <4 x i8> %117 to i32, !dbg !27
  %119 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %66, i64 0, !dbg !27
  %120 = insertelement <16 x i32> %119, i32 %67, i64 1, !dbg !27
  %121 = insertelement <16 x i32> %120, i32 %68, i64 2, !dbg !27
  %122 = insertelement <16 x i32> %121, i32 %69, i64 3, !dbg !27
  %123 = insertelement <16 x i32> %122, i32 %70, i64 4, !dbg !27
  %124 = insertelement <16 x i32> %123, i32 %71, i64 5, !dbg !27
  %125 = insertelement <16 x i32> %124, i32 %72, i64 6, !dbg !27
  %126 = insertelement <16 x i32> %125, i32 %73, i64 7, !dbg !27
  %127 = insertelement <16 x i32> %126, i32 %74, i64 8, !dbg !27
  %128 = insertelement <16 x i32> %127, i32 %75, i64 9, !dbg !27
  %129 = insertelement <16 x i32> %128, i32 %76, i64 10, !dbg !27
  %130 = insertelement <16 x i32> %129, i32 %77, i64 11, !dbg !27
  %131 = insertelement <16 x i32> %130, i32 %78, i64 12, !dbg !27
  %132 = insertelement <16 x i32> %131, i32 %79, i64 13, !dbg !27
  %133 = insertelement <16 x i32> %132, i32 %80, i64 14, !dbg !27
  %134 = insertelement <16 x i32> %133, i32 %81, i64 15, !dbg !27
  %135 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %114, i32 %97, <16 x i32> %134, i32 0, i32 0, i32 0), !dbg !27
  %136 = tail call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %118, i32 %98, <16 x i32> %135, i32 0, i32 0, i32 0), !dbg !27
  %137 = extractelement <16 x i32> %136, i64 0, !dbg !27
  %138 = extractelement <16 x i32> %136, i64 1, !dbg !27
  %139 = extractelement <16 x i32> %136, i64 2, !dbg !27
  %140 = extractelement <16 x i32> %136, i64 3, !dbg !27
  %141 = extractelement <16 x i32> %136, i64 4, !dbg !27
  %142 = extractelement <16 x i32> %136, i64 5, !dbg !27
  %143 = extractelement <16 x i32> %136, i64 6, !dbg !27
  %144 = extractelement <16 x i32> %136, i64 7, !dbg !27
  %145 = extractelement <16 x i32> %136, i64 8, !dbg !27
  %146 = extractelement <16 x i32> %136, i64 9, !dbg !27
  %147 = extractelement <16 x i32> %136, i64 10, !dbg !27
  %148 = extractelement <16 x i32> %136, i64 11, !dbg !27
  %149 = extractelement <16 x i32> %136, i64 12, !dbg !27
  %150 = extractelement <16 x i32> %136, i64 13, !dbg !27
  %151 = extractelement <16 x i32> %136, i64 14, !dbg !27
  %152 = extractelement <16 x i32> %136, i64 15, !dbg !27
  %153 = add i32 %82, 16, !dbg !20
  %154 = icmp slt i32 %153, %3, !dbg !20
  br i1 %154, label %65, label %._crit_edge, !dbg !20

._crit_edge:                                      ; preds = %65, %9
  %155 = phi i32 [ 0, %9 ], [ %137, %65 ], !dbg !28
  %156 = phi i32 [ 0, %9 ], [ %138, %65 ], !dbg !28
  %157 = phi i32 [ 0, %9 ], [ %139, %65 ], !dbg !28
  %158 = phi i32 [ 0, %9 ], [ %140, %65 ], !dbg !28
  %159 = phi i32 [ 0, %9 ], [ %141, %65 ], !dbg !28
  %160 = phi i32 [ 0, %9 ], [ %142, %65 ], !dbg !28
  %161 = phi i32 [ 0, %9 ], [ %143, %65 ], !dbg !28
  %162 = phi i32 [ 0, %9 ], [ %144, %65 ], !dbg !28
  %163 = phi i32 [ 0, %9 ], [ %145, %65 ], !dbg !28
  %164 = phi i32 [ 0, %9 ], [ %146, %65 ], !dbg !28
  %165 = phi i32 [ 0, %9 ], [ %147, %65 ], !dbg !28
  %166 = phi i32 [ 0, %9 ], [ %148, %65 ], !dbg !28
  %167 = phi i32 [ 0, %9 ], [ %149, %65 ], !dbg !28
  %168 = phi i32 [ 0, %9 ], [ %150, %65 ], !dbg !28
  %169 = phi i32 [ 0, %9 ], [ %151, %65 ], !dbg !28
  %170 = phi i32 [ 0, %9 ], [ %152, %65 ], !dbg !28
  %171 = icmp eq i32 %13, 0, !dbg !13
  br i1 %171, label %.critedge, label %.critedge28, !dbg !13

.critedge:                                        ; preds = %._crit_edge
  %172 = mul i32 %6, %25, !dbg !29
  %173 = sext i32 %172 to i64, !dbg !30
  %174 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %173, !dbg !30
  %175 = sext i32 %28 to i64, !dbg !30
  %176 = getelementptr [4 x i8], ptr addrspace(1) %174, i64 %175, !dbg !30
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 108, !dbg !30
  %178 = getelementptr i8, ptr addrspace(1) %176, i64 104, !dbg !30
  %179 = getelementptr i8, ptr addrspace(1) %176, i64 100, !dbg !30
  %180 = getelementptr i8, ptr addrspace(1) %176, i64 96, !dbg !30
  %181 = getelementptr i8, ptr addrspace(1) %176, i64 76, !dbg !30
  %182 = getelementptr i8, ptr addrspace(1) %176, i64 72, !dbg !30
  %183 = getelementptr i8, ptr addrspace(1) %176, i64 68, !dbg !30
  %184 = getelementptr i8, ptr addrspace(1) %176, i64 64, !dbg !30
  %185 = getelementptr i8, ptr addrspace(1) %176, i64 44, !dbg !30
  %186 = getelementptr i8, ptr addrspace(1) %176, i64 40, !dbg !30
  %187 = getelementptr i8, ptr addrspace(1) %176, i64 36, !dbg !30
  %188 = getelementptr i8, ptr addrspace(1) %176, i64 32, !dbg !30
  %189 = getelementptr i8, ptr addrspace(1) %176, i64 12, !dbg !30
  %190 = getelementptr i8, ptr addrspace(1) %176, i64 8, !dbg !30
  %191 = insertelement <1 x i32> poison, i32 %155, i64 0, !dbg !13
  %192 = getelementptr i8, ptr addrspace(1) %176, i64 4, !dbg !30
  store <1 x i32> %191, ptr addrspace(1) %176, align 4, !dbg !13
  %193 = insertelement <1 x i32> poison, i32 %156, i64 0, !dbg !13
  store <1 x i32> %193, ptr addrspace(1) %192, align 4, !dbg !13
  %194 = insertelement <1 x i32> poison, i32 %157, i64 0, !dbg !13
  store <1 x i32> %194, ptr addrspace(1) %190, align 4, !dbg !13
  %195 = insertelement <1 x i32> poison, i32 %158, i64 0, !dbg !13
  store <1 x i32> %195, ptr addrspace(1) %189, align 4, !dbg !13
  %196 = insertelement <1 x i32> poison, i32 %159, i64 0, !dbg !13
  store <1 x i32> %196, ptr addrspace(1) %188, align 4, !dbg !13
  %197 = insertelement <1 x i32> poison, i32 %160, i64 0, !dbg !13
  store <1 x i32> %197, ptr addrspace(1) %187, align 4, !dbg !13
  %198 = insertelement <1 x i32> poison, i32 %161, i64 0, !dbg !13
  store <1 x i32> %198, ptr addrspace(1) %186, align 4, !dbg !13
  %199 = insertelement <1 x i32> poison, i32 %162, i64 0, !dbg !13
  store <1 x i32> %199, ptr addrspace(1) %185, align 4, !dbg !13
  %200 = insertelement <1 x i32> poison, i32 %163, i64 0, !dbg !13
  store <1 x i32> %200, ptr addrspace(1) %184, align 4, !dbg !13
  %201 = insertelement <1 x i32> poison, i32 %164, i64 0, !dbg !13
  store <1 x i32> %201, ptr addrspace(1) %183, align 4, !dbg !13
  %202 = insertelement <1 x i32> poison, i32 %165, i64 0, !dbg !13
  store <1 x i32> %202, ptr addrspace(1) %182, align 4, !dbg !13
  %203 = insertelement <1 x i32> poison, i32 %166, i64 0, !dbg !13
  store <1 x i32> %203, ptr addrspace(1) %181, align 4, !dbg !13
  %204 = insertelement <1 x i32> poison, i32 %167, i64 0, !dbg !13
  store <1 x i32> %204, ptr addrspace(1) %180, align 4, !dbg !13
  %205 = insertelement <1 x i32> poison, i32 %168, i64 0, !dbg !13
  store <1 x i32> %205, ptr addrspace(1) %179, align 4, !dbg !13
  %206 = insertelement <1 x i32> poison, i32 %169, i64 0, !dbg !13
  store <1 x i32> %206, ptr addrspace(1) %178, align 4, !dbg !13
  %207 = insertelement <1 x i32> poison, i32 %170, i64 0, !dbg !13
  store <1 x i32> %207, ptr addrspace(1) %177, align 4, !dbg !13
  br label %.critedge28, !dbg !13

.critedge28:                                      ; preds = %._crit_edge, %.critedge
  ret void, !dbg !31
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
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32, i32, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #4

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
!4 = distinct !DISubprogram(name: "matmul_i8", linkageName: "matmul_i8", scope: !1, file: !1, line: 39, type: !5, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !10, !10, !10, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 8, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 48, column: 5, scope: !4)
!14 = !DILocation(line: 40, column: 10, scope: !4)
!15 = !DILocation(line: 40, column: 34, scope: !4)
!16 = !DILocation(line: 41, column: 10, scope: !4)
!17 = !DILocation(line: 42, column: 10, scope: !4)
!18 = !DILocation(line: 45, column: 25, scope: !4)
!19 = !DILocation(line: 45, column: 21, scope: !4)
!20 = !DILocation(line: 44, column: 5, scope: !4)
!21 = !DILocation(line: 45, column: 52, scope: !4)
!22 = !DILocation(line: 45, column: 13, scope: !4)
!23 = !DILocation(line: 46, column: 25, scope: !4)
!24 = !DILocation(line: 46, column: 21, scope: !4)
!25 = !DILocation(line: 46, column: 13, scope: !4)
!26 = !{!"amdgpu-synchronize-as", !"local"}
!27 = !DILocation(line: 47, column: 15, scope: !4)
!28 = !DILocation(line: 43, column: 11, scope: !4)
!29 = !DILocation(line: 48, column: 18, scope: !4)
!30 = !DILocation(line: 48, column: 14, scope: !4)
!31 = !DILocation(line: 39, column: 1, scope: !4)
