; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul_i8(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, ptr addrspace(1) inreg nofree readnone captures(none) %7, ptr addrspace(1) inreg nofree readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %11 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10), !dbg !13
  %12 = and i32 %11, 192, !dbg !13
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %14 = shl i32 %13, 5, !dbg !14
  %15 = and i32 %10, 63, !dbg !15
  %16 = or disjoint i32 %12, %15, !dbg !15
  %17 = lshr i32 %16, 4, !dbg !15
  %18 = lshr i32 %16, 5, !dbg !15
  %19 = or disjoint i32 %18, 8, !dbg !15
  %20 = and i32 %10, 31, !dbg !15
  %21 = or disjoint i32 %17, %14, !dbg !14
  %22 = or disjoint i32 %21, 16, !dbg !14
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !16
  %24 = shl i32 %23, 5, !dbg !16
  %25 = or disjoint i32 %24, %20, !dbg !16
  %26 = and i32 %10, 15, !dbg !17
  %27 = mul i32 %21, %4, !dbg !18
  %28 = mul i32 %22, %4, !dbg !18
  %29 = sext i32 %27 to i64, !dbg !19
  %30 = getelementptr i8, ptr addrspace(1) %0, i64 %29, !dbg !19
  %31 = sext i32 %28 to i64, !dbg !19
  %32 = getelementptr i8, ptr addrspace(1) %0, i64 %31, !dbg !19
  %33 = icmp sgt i32 %3, 0, !dbg !20
  %34 = sext i32 %25 to i64
  br i1 %33, label %.lr.ph, label %._crit_edge, !dbg !20

.lr.ph:                                           ; preds = %9
  %invariant.gep = getelementptr i8, ptr addrspace(1) %1, i64 %34, !dbg !20
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 256
  %37 = shl nuw nsw i32 %16, 1
  %38 = and i32 %37, 480
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 16
  %41 = shl nuw nsw i32 %26, 1
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 32
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 96
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 128
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 160
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 192
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 224
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 256
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 288
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 320
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 352
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 384
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 416
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 448
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 480
  br label %58, !dbg !20

58:                                               ; preds = %.lr.ph, %58
  %59 = phi i32 [ 0, %.lr.ph ], [ %135, %58 ]
  %60 = phi i32 [ 0, %.lr.ph ], [ %159, %58 ]
  %61 = phi i32 [ 0, %.lr.ph ], [ %163, %58 ]
  %62 = phi i32 [ 0, %.lr.ph ], [ %167, %58 ]
  %63 = phi i32 [ 0, %.lr.ph ], [ %168, %58 ]
  %64 = or disjoint i32 %63, %18, !dbg !21
  %65 = or disjoint i32 %63, %19, !dbg !21
  %66 = or disjoint i32 %63, %26, !dbg !21
  %67 = sext i32 %66 to i64, !dbg !19
  %68 = getelementptr i8, ptr addrspace(1) %30, i64 %67, !dbg !19
  %69 = getelementptr i8, ptr addrspace(1) %32, i64 %67, !dbg !19
  %70 = load <1 x i8>, ptr addrspace(1) %68, align 1, !dbg !22
  %71 = load <1 x i8>, ptr addrspace(1) %69, align 1, !dbg !22
  %72 = mul i32 %64, %5, !dbg !23
  %73 = mul i32 %65, %5, !dbg !23
  %74 = sext i32 %72 to i64, !dbg !24
  %75 = sext i32 %73 to i64, !dbg !24
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %74, !dbg !24
  %gep16 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %75, !dbg !24
  %76 = load <1 x i8>, ptr addrspace(1) %gep, align 1, !dbg !25
  %77 = load <1 x i8>, ptr addrspace(1) %gep16, align 1, !dbg !25
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  store <1 x i8> %70, ptr addrspace(3) %35, align 1, !dbg !22
  store <1 x i8> %71, ptr addrspace(3) %36, align 1, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %78 = load <4 x i32>, ptr addrspace(3) %39, align 16, !dbg !22
  %79 = load <4 x i32>, ptr addrspace(3) %40, align 16, !dbg !22
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  store <1 x i8> %76, ptr addrspace(3) %35, align 1, !dbg !25
  store <1 x i8> %77, ptr addrspace(3) %36, align 1, !dbg !25
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %80 = load <2 x i8>, ptr addrspace(3) %42, align 2, !dbg !25
  %81 = load <2 x i8>, ptr addrspace(3) %43, align 2, !dbg !25
  %82 = shufflevector <2 x i8> %81, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %83 = load <2 x i8>, ptr addrspace(3) %44, align 2, !dbg !25
  %84 = shufflevector <2 x i8> %83, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %85 = shufflevector <2 x i8> %83, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %86 = load <2 x i8>, ptr addrspace(3) %45, align 2, !dbg !25
  %87 = shufflevector <2 x i8> %86, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %88 = shufflevector <2 x i8> %86, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %89 = load <2 x i8>, ptr addrspace(3) %46, align 2, !dbg !25
  %90 = load <2 x i8>, ptr addrspace(3) %47, align 2, !dbg !25
  %91 = shufflevector <2 x i8> %90, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %92 = load <2 x i8>, ptr addrspace(3) %48, align 2, !dbg !25
  %93 = shufflevector <2 x i8> %92, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %94 = shufflevector <2 x i8> %92, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %95 = load <2 x i8>, ptr addrspace(3) %49, align 2, !dbg !25
  %96 = shufflevector <2 x i8> %95, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %97 = shufflevector <2 x i8> %95, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %98 = load <2 x i8>, ptr addrspace(3) %50, align 2, !dbg !25
  %99 = load <2 x i8>, ptr addrspace(3) %51, align 2, !dbg !25
  %100 = shufflevector <2 x i8> %99, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %101 = load <2 x i8>, ptr addrspace(3) %52, align 2, !dbg !25
  %102 = shufflevector <2 x i8> %101, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %103 = shufflevector <2 x i8> %101, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %104 = load <2 x i8>, ptr addrspace(3) %53, align 2, !dbg !25
  %105 = shufflevector <2 x i8> %104, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %106 = shufflevector <2 x i8> %104, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %107 = load <2 x i8>, ptr addrspace(3) %54, align 2, !dbg !25
  %108 = load <2 x i8>, ptr addrspace(3) %55, align 2, !dbg !25
  %109 = shufflevector <2 x i8> %108, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %110 = load <2 x i8>, ptr addrspace(3) %56, align 2, !dbg !25
  %111 = shufflevector <2 x i8> %110, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %112 = shufflevector <2 x i8> %110, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %113 = load <2 x i8>, ptr addrspace(3) %57, align 2, !dbg !25
  %114 = shufflevector <2 x i8> %113, <2 x i8> poison, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>, !dbg !25
  %115 = shufflevector <2 x i8> %113, <2 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %.extract = extractelement <4 x i32> %78, i64 0, !dbg !26
  %116 = shufflevector <2 x i8> %80, <2 x i8> %81, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !26
  %117 = shufflevector <4 x i8> %116, <4 x i8> %85, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !26
  %118 = shufflevector <4 x i8> %117, <4 x i8> %88, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  %119 = bitcast <4 x i8> %118 to i32, !dbg !26
  %120 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract, i32 %119, i32 %59, i1 false), !dbg !26
  %.extract2 = extractelement <4 x i32> %78, i64 1, !dbg !26
  %121 = shufflevector <2 x i8> %89, <2 x i8> %90, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !26
  %122 = shufflevector <4 x i8> %121, <4 x i8> %94, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !26
  %123 = shufflevector <4 x i8> %122, <4 x i8> %97, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  %124 = bitcast <4 x i8> %123 to i32, !dbg !26
  %125 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract2, i32 %124, i32 %120, i1 false), !dbg !26
  %.extract4 = extractelement <4 x i32> %78, i64 2, !dbg !26
  %126 = shufflevector <2 x i8> %98, <2 x i8> %99, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !26
  %127 = shufflevector <4 x i8> %126, <4 x i8> %103, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !26
  %128 = shufflevector <4 x i8> %127, <4 x i8> %106, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  %129 = bitcast <4 x i8> %128 to i32, !dbg !26
  %130 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract4, i32 %129, i32 %125, i1 false), !dbg !26
  %.extract6 = extractelement <4 x i32> %78, i64 3, !dbg !26
  %131 = shufflevector <2 x i8> %107, <2 x i8> %108, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !26
  %132 = shufflevector <4 x i8> %131, <4 x i8> %112, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !26
  %133 = shufflevector <4 x i8> %132, <4 x i8> %115, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  %134 = bitcast <4 x i8> %133 to i32, !dbg !26
  %135 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract6, i32 %134, i32 %130, i1 false), !dbg !26
  %136 = shufflevector <2 x i8> %80, <2 x i8> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, !dbg !26
  %137 = shufflevector <4 x i8> %136, <4 x i8> %82, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>, !dbg !26
  %138 = shufflevector <4 x i8> %137, <4 x i8> %84, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !26
  %139 = shufflevector <4 x i8> %138, <4 x i8> %87, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !26
  %140 = bitcast <4 x i8> %139 to i32, !dbg !26
  %141 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract, i32 %140, i32 %60, i1 false), !dbg !26
  %142 = shufflevector <2 x i8> %89, <2 x i8> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, !dbg !26
  %143 = shufflevector <4 x i8> %142, <4 x i8> %91, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>, !dbg !26
  %144 = shufflevector <4 x i8> %143, <4 x i8> %93, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !26
  %145 = shufflevector <4 x i8> %144, <4 x i8> %96, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !26
  %146 = bitcast <4 x i8> %145 to i32, !dbg !26
  %147 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract2, i32 %146, i32 %141, i1 false), !dbg !26
  %148 = shufflevector <2 x i8> %98, <2 x i8> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, !dbg !26
  %149 = shufflevector <4 x i8> %148, <4 x i8> %100, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>, !dbg !26
  %150 = shufflevector <4 x i8> %149, <4 x i8> %102, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !26
  %151 = shufflevector <4 x i8> %150, <4 x i8> %105, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !26
  %152 = bitcast <4 x i8> %151 to i32, !dbg !26
  %153 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract4, i32 %152, i32 %147, i1 false), !dbg !26
  %154 = shufflevector <2 x i8> %107, <2 x i8> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, !dbg !26
  %155 = shufflevector <4 x i8> %154, <4 x i8> %109, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>, !dbg !26
  %156 = shufflevector <4 x i8> %155, <4 x i8> %111, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !26
  %157 = shufflevector <4 x i8> %156, <4 x i8> %114, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !26
  %158 = bitcast <4 x i8> %157 to i32, !dbg !26
  %159 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract6, i32 %158, i32 %153, i1 false), !dbg !26
  %.extract8 = extractelement <4 x i32> %79, i64 0, !dbg !26
  %160 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract8, i32 %119, i32 %61, i1 false), !dbg !26
  %.extract10 = extractelement <4 x i32> %79, i64 1, !dbg !26
  %161 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract10, i32 %124, i32 %160, i1 false), !dbg !26
  %.extract12 = extractelement <4 x i32> %79, i64 2, !dbg !26
  %162 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract12, i32 %129, i32 %161, i1 false), !dbg !26
  %.extract14 = extractelement <4 x i32> %79, i64 3, !dbg !26
  %163 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract14, i32 %134, i32 %162, i1 false), !dbg !26
  %164 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract8, i32 %140, i32 %62, i1 false), !dbg !26
  %165 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract10, i32 %146, i32 %164, i1 false), !dbg !26
  %166 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract12, i32 %152, i32 %165, i1 false), !dbg !26
  %167 = tail call i32 @llvm.amdgcn.sdot4(i32 %.extract14, i32 %158, i32 %166, i1 false), !dbg !26
  %168 = add i32 %63, 16, !dbg !20
  %169 = icmp slt i32 %168, %3, !dbg !20
  br i1 %169, label %58, label %._crit_edge, !dbg !20

._crit_edge:                                      ; preds = %58, %9
  %170 = phi i32 [ 0, %9 ], [ %135, %58 ], !dbg !27
  %171 = phi i32 [ 0, %9 ], [ %159, %58 ], !dbg !27
  %172 = phi i32 [ 0, %9 ], [ %163, %58 ], !dbg !27
  %173 = phi i32 [ 0, %9 ], [ %167, %58 ], !dbg !27
  %174 = or disjoint i32 %18, %14, !dbg !14
  %175 = or disjoint i32 %174, 24, !dbg !14
  %176 = or disjoint i32 %174, 16, !dbg !14
  %177 = or disjoint i32 %19, %14, !dbg !14
  %178 = mul i32 %174, %6, !dbg !28
  %179 = mul i32 %177, %6, !dbg !28
  %180 = mul i32 %176, %6, !dbg !28
  %181 = mul i32 %175, %6, !dbg !28
  %182 = sext i32 %178 to i64, !dbg !29
  %183 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %182, !dbg !29
  %184 = sext i32 %179 to i64, !dbg !29
  %185 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %184, !dbg !29
  %186 = sext i32 %180 to i64, !dbg !29
  %187 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %186, !dbg !29
  %188 = sext i32 %181 to i64, !dbg !29
  %189 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %188, !dbg !29
  %190 = getelementptr [4 x i8], ptr addrspace(1) %183, i64 %34, !dbg !29
  %191 = getelementptr [4 x i8], ptr addrspace(1) %185, i64 %34, !dbg !29
  %192 = getelementptr [4 x i8], ptr addrspace(1) %187, i64 %34, !dbg !29
  %193 = getelementptr [4 x i8], ptr addrspace(1) %189, i64 %34, !dbg !29
  fence syncscope("workgroup") release, !dbg !13
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13
  %194 = shl nuw nsw i32 %16, 3, !dbg !13
  %195 = and i32 %194, 1912, !dbg !13
  %196 = and i32 %10, 16, !dbg !13
  %197 = icmp eq i32 %196, 0, !dbg !13
  %198 = select i1 %197, i32 0, i32 2052, !dbg !13
  %199 = or disjoint i32 %195, %198, !dbg !13
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %199, !dbg !13
  %201 = insertelement <1 x i32> poison, i32 %170, i64 0, !dbg !13
  store <1 x i32> %201, ptr addrspace(3) %200, align 4, !dbg !13
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) %200, i32 128, !dbg !13
  %203 = insertelement <1 x i32> poison, i32 %172, i64 0, !dbg !13
  store <1 x i32> %203, ptr addrspace(3) %202, align 4, !dbg !13
  %204 = xor i32 %199, 4, !dbg !13
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %204, !dbg !13
  %206 = insertelement <1 x i32> poison, i32 %171, i64 0, !dbg !13
  store <1 x i32> %206, ptr addrspace(3) %205, align 4, !dbg !13
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 128, !dbg !13
  %208 = insertelement <1 x i32> poison, i32 %173, i64 0, !dbg !13
  store <1 x i32> %208, ptr addrspace(3) %207, align 4, !dbg !13
  fence syncscope("workgroup") release, !dbg !13
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13
  %209 = shl nuw nsw i32 %15, 2, !dbg !13
  %210 = and i32 %11, 64, !dbg !13
  %211 = icmp eq i32 %210, 0, !dbg !13
  %212 = select i1 %211, i32 0, i32 2052, !dbg !13
  %213 = shl i32 %11, 1, !dbg !13
  %214 = and i32 %213, 256, !dbg !13
  %215 = xor i32 %212, %209, !dbg !13
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %214, !dbg !13
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i32 %215, !dbg !13
  %218 = load <1 x i32>, ptr addrspace(3) %217, align 4, !dbg !13
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 512, !dbg !13
  %220 = load <1 x i32>, ptr addrspace(3) %219, align 4, !dbg !13
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 1024, !dbg !13
  %222 = load <1 x i32>, ptr addrspace(3) %221, align 4, !dbg !13
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 1536, !dbg !13
  %224 = load <1 x i32>, ptr addrspace(3) %223, align 4, !dbg !13
  store <1 x i32> %218, ptr addrspace(1) %190, align 4, !dbg !13
  store <1 x i32> %220, ptr addrspace(1) %191, align 4, !dbg !13
  store <1 x i32> %222, ptr addrspace(1) %192, align 4, !dbg !13
  store <1 x i32> %224, ptr addrspace(1) %193, align 4, !dbg !13
  ret void, !dbg !30
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
declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1 immarg) #4

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
!4 = distinct !DISubprogram(name: "matmul_i8", linkageName: "matmul_i8", scope: !1, file: !1, line: 40, type: !5, scopeLine: 40, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !10, !10, !10, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 8, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 49, column: 5, scope: !4)
!14 = !DILocation(line: 41, column: 10, scope: !4)
!15 = !DILocation(line: 41, column: 34, scope: !4)
!16 = !DILocation(line: 42, column: 10, scope: !4)
!17 = !DILocation(line: 43, column: 10, scope: !4)
!18 = !DILocation(line: 46, column: 25, scope: !4)
!19 = !DILocation(line: 46, column: 21, scope: !4)
!20 = !DILocation(line: 45, column: 5, scope: !4)
!21 = !DILocation(line: 46, column: 52, scope: !4)
!22 = !DILocation(line: 46, column: 13, scope: !4)
!23 = !DILocation(line: 47, column: 25, scope: !4)
!24 = !DILocation(line: 47, column: 21, scope: !4)
!25 = !DILocation(line: 47, column: 13, scope: !4)
!26 = !DILocation(line: 48, column: 15, scope: !4)
!27 = !DILocation(line: 44, column: 11, scope: !4)
!28 = !DILocation(line: 49, column: 18, scope: !4)
!29 = !DILocation(line: 49, column: 14, scope: !4)
!30 = !DILocation(line: 40, column: 1, scope: !4)
