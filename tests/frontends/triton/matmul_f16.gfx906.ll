; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12), !dbg !12
  %14 = and i32 %13, 192, !dbg !12
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %16 = shl i32 %15, 5, !dbg !13
  %17 = and i32 %12, 63, !dbg !14
  %18 = or disjoint i32 %14, %17, !dbg !14
  %19 = lshr i32 %18, 4, !dbg !14
  %20 = lshr i32 %18, 5, !dbg !14
  %21 = or disjoint i32 %20, 8, !dbg !14
  %22 = and i32 %12, 31, !dbg !14
  %23 = or disjoint i32 %19, %16, !dbg !13
  %24 = or disjoint i32 %23, 16, !dbg !13
  %25 = or disjoint i32 %20, %16, !dbg !13
  %26 = or disjoint i32 %21, %16, !dbg !13
  %27 = or disjoint i32 %25, 16, !dbg !13
  %28 = or disjoint i32 %25, 24, !dbg !13
  %29 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !15
  %30 = shl i32 %29, 5, !dbg !15
  %31 = or disjoint i32 %30, %22, !dbg !15
  %32 = and i32 %12, 15, !dbg !16
  %33 = icmp slt i32 %23, %3, !dbg !17
  %34 = icmp slt i32 %24, %3, !dbg !17
  %35 = mul i32 %23, %6, !dbg !18
  %36 = mul i32 %24, %6, !dbg !18
  %37 = sext i32 %35 to i64, !dbg !19
  %38 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %37, !dbg !19
  %39 = sext i32 %36 to i64, !dbg !19
  %40 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %39, !dbg !19
  %41 = icmp slt i32 %31, %4, !dbg !20
  %42 = icmp sgt i32 %5, 0, !dbg !21
  %43 = sext i32 %31 to i64
  br i1 %42, label %.lr.ph, label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %11
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %43, !dbg !21
  %44 = shl nuw nsw i32 %18, 1
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 512
  %47 = shl nuw nsw i32 %18, 2
  %48 = and i32 %47, 960
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 16
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 32
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 48
  %53 = shl nuw nsw i32 %32, 2
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 128
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 192
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 256
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 320
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 384
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 448
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 512
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 576
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 640
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 704
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 768
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 832
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 896
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 960
  br label %70, !dbg !21

70:                                               ; preds = %.lr.ph, %107
  %71 = phi float [ 0.000000e+00, %.lr.ph ], [ %152, %107 ]
  %72 = phi float [ 0.000000e+00, %.lr.ph ], [ %176, %107 ]
  %73 = phi float [ 0.000000e+00, %.lr.ph ], [ %192, %107 ]
  %74 = phi float [ 0.000000e+00, %.lr.ph ], [ %200, %107 ]
  %75 = phi i32 [ 0, %.lr.ph ], [ %201, %107 ]
  %76 = or disjoint i32 %75, %20, !dbg !22
  %77 = or disjoint i32 %75, %21, !dbg !22
  %78 = or disjoint i32 %75, %32, !dbg !22
  %79 = icmp slt i32 %76, %5, !dbg !22
  %80 = icmp slt i32 %77, %5, !dbg !22
  %81 = icmp slt i32 %78, %5, !dbg !22
  %82 = and i1 %33, %81, !dbg !23
  %83 = and i1 %34, %81, !dbg !23
  %84 = sext i32 %78 to i64, !dbg !19
  %85 = getelementptr [2 x i8], ptr addrspace(1) %40, i64 %84, !dbg !19
  br i1 %82, label %86, label %89, !dbg !24

86:                                               ; preds = %70
  %87 = getelementptr [2 x i8], ptr addrspace(1) %38, i64 %84
  %88 = load <1 x half>, ptr addrspace(1) %87, align 2, !dbg !24
  br label %89, !dbg !24

89:                                               ; preds = %86, %70
  %90 = phi <1 x half> [ %88, %86 ], [ zeroinitializer, %70 ], !dbg !24
  br i1 %83, label %91, label %93, !dbg !24

91:                                               ; preds = %89
  %92 = load <1 x half>, ptr addrspace(1) %85, align 2, !dbg !24
  br label %93, !dbg !24

93:                                               ; preds = %91, %89
  %94 = phi <1 x half> [ %92, %91 ], [ zeroinitializer, %89 ], !dbg !24
  %95 = and i1 %41, %79, !dbg !25
  %96 = and i1 %41, %80, !dbg !25
  %97 = mul i32 %77, %7, !dbg !26
  %98 = sext i32 %97 to i64, !dbg !27
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %98, !dbg !27
  br i1 %95, label %99, label %103, !dbg !28

99:                                               ; preds = %93
  %100 = mul i32 %76, %7
  %101 = sext i32 %100 to i64
  %gep3 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %101
  %102 = load <1 x half>, ptr addrspace(1) %gep3, align 2, !dbg !28
  br label %103, !dbg !28

103:                                              ; preds = %99, %93
  %104 = phi <1 x half> [ %102, %99 ], [ zeroinitializer, %93 ], !dbg !28
  br i1 %96, label %105, label %107, !dbg !28

105:                                              ; preds = %103
  %106 = load <1 x half>, ptr addrspace(1) %gep, align 2, !dbg !28
  br label %107, !dbg !28

107:                                              ; preds = %105, %103
  %108 = phi <1 x half> [ %106, %105 ], [ zeroinitializer, %103 ], !dbg !28
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  store <1 x half> %90, ptr addrspace(3) %45, align 2, !dbg !24
  store <1 x half> %94, ptr addrspace(3) %46, align 2, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %109 = load <8 x half>, ptr addrspace(3) %49, align 16, !dbg !24
  %110 = load <8 x half>, ptr addrspace(3) %50, align 16, !dbg !24
  %111 = load <8 x half>, ptr addrspace(3) %51, align 16, !dbg !24
  %112 = load <8 x half>, ptr addrspace(3) %52, align 16, !dbg !24
  fence syncscope("workgroup") release, !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28
  store <1 x half> %104, ptr addrspace(3) %45, align 2, !dbg !28
  store <1 x half> %108, ptr addrspace(3) %46, align 2, !dbg !28
  fence syncscope("workgroup") release, !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28
  %113 = load <2 x half>, ptr addrspace(3) %54, align 4, !dbg !28
  %114 = load <2 x half>, ptr addrspace(3) %55, align 4, !dbg !28
  %115 = load <2 x half>, ptr addrspace(3) %56, align 4, !dbg !28
  %116 = load <2 x half>, ptr addrspace(3) %57, align 4, !dbg !28
  %117 = load <2 x half>, ptr addrspace(3) %58, align 4, !dbg !28
  %118 = load <2 x half>, ptr addrspace(3) %59, align 4, !dbg !28
  %119 = load <2 x half>, ptr addrspace(3) %60, align 4, !dbg !28
  %120 = load <2 x half>, ptr addrspace(3) %61, align 4, !dbg !28
  %121 = load <2 x half>, ptr addrspace(3) %62, align 4, !dbg !28
  %122 = load <2 x half>, ptr addrspace(3) %63, align 4, !dbg !28
  %123 = load <2 x half>, ptr addrspace(3) %64, align 4, !dbg !28
  %124 = load <2 x half>, ptr addrspace(3) %65, align 4, !dbg !28
  %125 = load <2 x half>, ptr addrspace(3) %66, align 4, !dbg !28
  %126 = load <2 x half>, ptr addrspace(3) %67, align 4, !dbg !28
  %127 = load <2 x half>, ptr addrspace(3) %68, align 4, !dbg !28
  %128 = load <2 x half>, ptr addrspace(3) %69, align 4, !dbg !28
  %129 = shufflevector <8 x half> %109, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !29
  %130 = shufflevector <2 x half> %113, <2 x half> %114, <2 x i32> <i32 0, i32 2>, !dbg !29
  %131 = tail call float @llvm.amdgcn.fdot2(<2 x half> %129, <2 x half> %130, float %71, i1 false), !dbg !29
  %132 = shufflevector <8 x half> %109, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !29
  %133 = shufflevector <2 x half> %115, <2 x half> %116, <2 x i32> <i32 0, i32 2>, !dbg !29
  %134 = tail call float @llvm.amdgcn.fdot2(<2 x half> %132, <2 x half> %133, float %131, i1 false), !dbg !29
  %135 = shufflevector <8 x half> %109, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !29
  %136 = shufflevector <2 x half> %117, <2 x half> %118, <2 x i32> <i32 0, i32 2>, !dbg !29
  %137 = tail call float @llvm.amdgcn.fdot2(<2 x half> %135, <2 x half> %136, float %134, i1 false), !dbg !29
  %138 = shufflevector <8 x half> %109, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !29
  %139 = shufflevector <2 x half> %119, <2 x half> %120, <2 x i32> <i32 0, i32 2>, !dbg !29
  %140 = tail call float @llvm.amdgcn.fdot2(<2 x half> %138, <2 x half> %139, float %137, i1 false), !dbg !29
  %141 = shufflevector <8 x half> %110, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !29
  %142 = shufflevector <2 x half> %121, <2 x half> %122, <2 x i32> <i32 0, i32 2>, !dbg !29
  %143 = tail call float @llvm.amdgcn.fdot2(<2 x half> %141, <2 x half> %142, float %140, i1 false), !dbg !29
  %144 = shufflevector <8 x half> %110, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !29
  %145 = shufflevector <2 x half> %123, <2 x half> %124, <2 x i32> <i32 0, i32 2>, !dbg !29
  %146 = tail call float @llvm.amdgcn.fdot2(<2 x half> %144, <2 x half> %145, float %143, i1 false), !dbg !29
  %147 = shufflevector <8 x half> %110, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !29
  %148 = shufflevector <2 x half> %125, <2 x half> %126, <2 x i32> <i32 0, i32 2>, !dbg !29
  %149 = tail call float @llvm.amdgcn.fdot2(<2 x half> %147, <2 x half> %148, float %146, i1 false), !dbg !29
  %150 = shufflevector <8 x half> %110, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !29
  %151 = shufflevector <2 x half> %127, <2 x half> %128, <2 x i32> <i32 0, i32 2>, !dbg !29
  %152 = tail call float @llvm.amdgcn.fdot2(<2 x half> %150, <2 x half> %151, float %149, i1 false), !dbg !29
  %153 = shufflevector <2 x half> %113, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %154 = shufflevector <2 x half> %153, <2 x half> %114, <2 x i32> <i32 0, i32 3>, !dbg !29
  %155 = tail call float @llvm.amdgcn.fdot2(<2 x half> %129, <2 x half> %154, float %72, i1 false), !dbg !29
  %156 = shufflevector <2 x half> %115, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %157 = shufflevector <2 x half> %156, <2 x half> %116, <2 x i32> <i32 0, i32 3>, !dbg !29
  %158 = tail call float @llvm.amdgcn.fdot2(<2 x half> %132, <2 x half> %157, float %155, i1 false), !dbg !29
  %159 = shufflevector <2 x half> %117, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %160 = shufflevector <2 x half> %159, <2 x half> %118, <2 x i32> <i32 0, i32 3>, !dbg !29
  %161 = tail call float @llvm.amdgcn.fdot2(<2 x half> %135, <2 x half> %160, float %158, i1 false), !dbg !29
  %162 = shufflevector <2 x half> %119, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %163 = shufflevector <2 x half> %162, <2 x half> %120, <2 x i32> <i32 0, i32 3>, !dbg !29
  %164 = tail call float @llvm.amdgcn.fdot2(<2 x half> %138, <2 x half> %163, float %161, i1 false), !dbg !29
  %165 = shufflevector <2 x half> %121, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %166 = shufflevector <2 x half> %165, <2 x half> %122, <2 x i32> <i32 0, i32 3>, !dbg !29
  %167 = tail call float @llvm.amdgcn.fdot2(<2 x half> %141, <2 x half> %166, float %164, i1 false), !dbg !29
  %168 = shufflevector <2 x half> %123, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %169 = shufflevector <2 x half> %168, <2 x half> %124, <2 x i32> <i32 0, i32 3>, !dbg !29
  %170 = tail call float @llvm.amdgcn.fdot2(<2 x half> %144, <2 x half> %169, float %167, i1 false), !dbg !29
  %171 = shufflevector <2 x half> %125, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %172 = shufflevector <2 x half> %171, <2 x half> %126, <2 x i32> <i32 0, i32 3>, !dbg !29
  %173 = tail call float @llvm.amdgcn.fdot2(<2 x half> %147, <2 x half> %172, float %170, i1 false), !dbg !29
  %174 = shufflevector <2 x half> %127, <2 x half> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %175 = shufflevector <2 x half> %174, <2 x half> %128, <2 x i32> <i32 0, i32 3>, !dbg !29
  %176 = tail call float @llvm.amdgcn.fdot2(<2 x half> %150, <2 x half> %175, float %173, i1 false), !dbg !29
  %177 = shufflevector <8 x half> %111, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !29
  %178 = tail call float @llvm.amdgcn.fdot2(<2 x half> %177, <2 x half> %130, float %73, i1 false), !dbg !29
  %179 = shufflevector <8 x half> %111, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !29
  %180 = tail call float @llvm.amdgcn.fdot2(<2 x half> %179, <2 x half> %133, float %178, i1 false), !dbg !29
  %181 = shufflevector <8 x half> %111, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !29
  %182 = tail call float @llvm.amdgcn.fdot2(<2 x half> %181, <2 x half> %136, float %180, i1 false), !dbg !29
  %183 = shufflevector <8 x half> %111, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !29
  %184 = tail call float @llvm.amdgcn.fdot2(<2 x half> %183, <2 x half> %139, float %182, i1 false), !dbg !29
  %185 = shufflevector <8 x half> %112, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !29
  %186 = tail call float @llvm.amdgcn.fdot2(<2 x half> %185, <2 x half> %142, float %184, i1 false), !dbg !29
  %187 = shufflevector <8 x half> %112, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !29
  %188 = tail call float @llvm.amdgcn.fdot2(<2 x half> %187, <2 x half> %145, float %186, i1 false), !dbg !29
  %189 = shufflevector <8 x half> %112, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !29
  %190 = tail call float @llvm.amdgcn.fdot2(<2 x half> %189, <2 x half> %148, float %188, i1 false), !dbg !29
  %191 = shufflevector <8 x half> %112, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !29
  %192 = tail call float @llvm.amdgcn.fdot2(<2 x half> %191, <2 x half> %151, float %190, i1 false), !dbg !29
  %193 = tail call float @llvm.amdgcn.fdot2(<2 x half> %177, <2 x half> %154, float %74, i1 false), !dbg !29
  %194 = tail call float @llvm.amdgcn.fdot2(<2 x half> %179, <2 x half> %157, float %193, i1 false), !dbg !29
  %195 = tail call float @llvm.amdgcn.fdot2(<2 x half> %181, <2 x half> %160, float %194, i1 false), !dbg !29
  %196 = tail call float @llvm.amdgcn.fdot2(<2 x half> %183, <2 x half> %163, float %195, i1 false), !dbg !29
  %197 = tail call float @llvm.amdgcn.fdot2(<2 x half> %185, <2 x half> %166, float %196, i1 false), !dbg !29
  %198 = tail call float @llvm.amdgcn.fdot2(<2 x half> %187, <2 x half> %169, float %197, i1 false), !dbg !29
  %199 = tail call float @llvm.amdgcn.fdot2(<2 x half> %189, <2 x half> %172, float %198, i1 false), !dbg !29
  %200 = tail call float @llvm.amdgcn.fdot2(<2 x half> %191, <2 x half> %175, float %199, i1 false), !dbg !29
  %201 = add i32 %75, 16, !dbg !21
  %202 = icmp slt i32 %201, %5, !dbg !21
  br i1 %202, label %70, label %._crit_edge.loopexit, !dbg !21

._crit_edge.loopexit:                             ; preds = %107
  %203 = fptrunc float %152 to half, !dbg !30
  %204 = fptrunc float %176 to half, !dbg !30
  %205 = fptrunc float %192 to half, !dbg !30
  %206 = fptrunc float %200 to half, !dbg !30
  br label %._crit_edge, !dbg !31

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %11
  %207 = phi half [ 0.000000e+00, %11 ], [ %203, %._crit_edge.loopexit ], !dbg !32
  %208 = phi half [ 0.000000e+00, %11 ], [ %204, %._crit_edge.loopexit ], !dbg !32
  %209 = phi half [ 0.000000e+00, %11 ], [ %205, %._crit_edge.loopexit ], !dbg !32
  %210 = phi half [ 0.000000e+00, %11 ], [ %206, %._crit_edge.loopexit ], !dbg !32
  %211 = icmp slt i32 %25, %3, !dbg !31
  %212 = icmp slt i32 %26, %3, !dbg !31
  %213 = icmp slt i32 %27, %3, !dbg !31
  %214 = icmp slt i32 %28, %3, !dbg !31
  %215 = and i1 %41, %211, !dbg !33
  %216 = and i1 %41, %212, !dbg !33
  %217 = and i1 %41, %213, !dbg !33
  %218 = and i1 %41, %214, !dbg !33
  %219 = mul i32 %26, %8, !dbg !34
  %220 = mul i32 %27, %8, !dbg !34
  %221 = mul i32 %28, %8, !dbg !34
  %222 = sext i32 %219 to i64, !dbg !35
  %223 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %222, !dbg !35
  %224 = sext i32 %220 to i64, !dbg !35
  %225 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %224, !dbg !35
  %226 = sext i32 %221 to i64, !dbg !35
  %227 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %226, !dbg !35
  %228 = getelementptr [2 x i8], ptr addrspace(1) %223, i64 %43, !dbg !35
  %229 = getelementptr [2 x i8], ptr addrspace(1) %225, i64 %43, !dbg !35
  %230 = getelementptr [2 x i8], ptr addrspace(1) %227, i64 %43, !dbg !35
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %231 = shl nuw nsw i32 %12, 3, !dbg !12
  %232 = and i32 %231, 376, !dbg !12
  %233 = and i32 %12, 16, !dbg !12
  %234 = icmp eq i32 %233, 0, !dbg !12
  %235 = select i1 %234, i32 0, i32 1028, !dbg !12
  %236 = and i32 %13, 64, !dbg !12
  %237 = lshr exact i32 %236, 5, !dbg !12
  %238 = and i32 %13, 128, !dbg !12
  %239 = shl nuw nsw i32 %238, 2, !dbg !12
  %240 = or disjoint i32 %235, %237, !dbg !12
  %241 = or disjoint i32 %240, %239, !dbg !12
  %242 = or disjoint i32 %241, %232, !dbg !12
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %242, !dbg !12
  %244 = insertelement <1 x half> poison, half %207, i64 0, !dbg !12
  store <1 x half> %244, ptr addrspace(3) %243, align 2, !dbg !12
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) %243, i32 128, !dbg !12
  %246 = insertelement <1 x half> poison, half %209, i64 0, !dbg !12
  store <1 x half> %246, ptr addrspace(3) %245, align 2, !dbg !12
  %247 = xor i32 %242, 4, !dbg !12
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %247, !dbg !12
  %249 = insertelement <1 x half> poison, half %208, i64 0, !dbg !12
  store <1 x half> %249, ptr addrspace(3) %248, align 2, !dbg !12
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) %248, i32 128, !dbg !12
  %251 = insertelement <1 x half> poison, half %210, i64 0, !dbg !12
  store <1 x half> %251, ptr addrspace(3) %250, align 2, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %252 = shl nuw nsw i32 %17, 2, !dbg !12
  %253 = icmp eq i32 %236, 0, !dbg !12
  %254 = select i1 %253, i32 0, i32 1028, !dbg !12
  %255 = shl nuw nsw i32 %238, 1, !dbg !12
  %256 = xor i32 %254, %252, !dbg !12
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %255, !dbg !12
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %257, i32 %256, !dbg !12
  %259 = load <2 x half>, ptr addrspace(3) %258, align 4, !dbg !12
  %260 = getelementptr inbounds nuw i8, ptr addrspace(3) %258, i32 512, !dbg !12
  %261 = load <2 x half>, ptr addrspace(3) %260, align 4, !dbg !12
  br i1 %215, label %262, label %268, !dbg !12

262:                                              ; preds = %._crit_edge
  %263 = mul i32 %25, %8
  %264 = sext i32 %263 to i64
  %265 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %264
  %266 = getelementptr [2 x i8], ptr addrspace(1) %265, i64 %43
  %267 = shufflevector <2 x half> %259, <2 x half> poison, <1 x i32> zeroinitializer
  store <1 x half> %267, ptr addrspace(1) %266, align 2, !dbg !12
  br label %268, !dbg !12

268:                                              ; preds = %262, %._crit_edge
  br i1 %216, label %269, label %271, !dbg !12

269:                                              ; preds = %268
  %270 = shufflevector <2 x half> %259, <2 x half> poison, <1 x i32> <i32 1>
  store <1 x half> %270, ptr addrspace(1) %228, align 2, !dbg !12
  br label %271, !dbg !12

271:                                              ; preds = %269, %268
  br i1 %217, label %272, label %274, !dbg !12

272:                                              ; preds = %271
  %273 = shufflevector <2 x half> %261, <2 x half> poison, <1 x i32> zeroinitializer
  store <1 x half> %273, ptr addrspace(1) %229, align 2, !dbg !12
  br label %274, !dbg !12

274:                                              ; preds = %272, %271
  br i1 %218, label %275, label %277, !dbg !12

275:                                              ; preds = %274
  %276 = shufflevector <2 x half> %261, <2 x half> poison, <1 x i32> <i32 1>
  store <1 x half> %276, ptr addrspace(1) %230, align 2, !dbg !12
  br label %277, !dbg !12

277:                                              ; preds = %275, %274
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fdot2(<2 x half>, <2 x half>, float, i1 immarg) #4

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
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 27, type: !5, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 36, column: 5, scope: !4)
!13 = !DILocation(line: 28, column: 10, scope: !4)
!14 = !DILocation(line: 28, column: 34, scope: !4)
!15 = !DILocation(line: 29, column: 10, scope: !4)
!16 = !DILocation(line: 30, column: 10, scope: !4)
!17 = !DILocation(line: 33, column: 76, scope: !4)
!18 = !DILocation(line: 33, column: 25, scope: !4)
!19 = !DILocation(line: 33, column: 21, scope: !4)
!20 = !DILocation(line: 34, column: 100, scope: !4)
!21 = !DILocation(line: 32, column: 5, scope: !4)
!22 = !DILocation(line: 33, column: 96, scope: !4)
!23 = !DILocation(line: 33, column: 75, scope: !4)
!24 = !DILocation(line: 33, column: 13, scope: !4)
!25 = !DILocation(line: 34, column: 75, scope: !4)
!26 = !DILocation(line: 34, column: 25, scope: !4)
!27 = !DILocation(line: 34, column: 21, scope: !4)
!28 = !DILocation(line: 34, column: 13, scope: !4)
!29 = !DILocation(line: 35, column: 15, scope: !4)
!30 = !DILocation(line: 36, column: 57, scope: !4)
!31 = !DILocation(line: 36, column: 91, scope: !4)
!32 = !DILocation(line: 31, column: 11, scope: !4)
!33 = !DILocation(line: 36, column: 90, scope: !4)
!34 = !DILocation(line: 36, column: 18, scope: !4)
!35 = !DILocation(line: 36, column: 14, scope: !4)
!36 = !DILocation(line: 27, column: 1, scope: !4)
