; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @reduce_rows(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, i32 inreg %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !13
  %10 = lshr i32 %9, 6, !dbg !13
  %11 = and i32 %10, 3, !dbg !13
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %13 = and i32 %8, 63, !dbg !15
  %14 = shl nuw nsw i32 %11, 6, !dbg !15
  %15 = or disjoint i32 %14, %13, !dbg !15
  %16 = mul i32 %4, %12, !dbg !16
  %17 = sext i32 %16 to i64, !dbg !17
  %18 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %17, !dbg !17
  %19 = icmp sgt i32 %4, 0, !dbg !18
  br i1 %19, label %.lr.ph, label %._crit_edge, !dbg !18

.lr.ph:                                           ; preds = %7, %29
  %20 = phi float [ %33, %29 ], [ -inf, %7 ]
  %21 = phi float [ %32, %29 ], [ 0.000000e+00, %7 ]
  %22 = phi i32 [ %34, %29 ], [ 0, %7 ]
  %23 = or disjoint i32 %22, %15, !dbg !19
  %24 = icmp slt i32 %23, %4, !dbg !20
  br i1 %24, label %25, label %29, !dbg !21

25:                                               ; preds = %.lr.ph
  %26 = sext i32 %23 to i64
  %27 = getelementptr [4 x i8], ptr addrspace(1) %18, i64 %26
  %28 = load <1 x float>, ptr addrspace(1) %27, align 4, !dbg !21
  br label %29, !dbg !21

29:                                               ; preds = %25, %.lr.ph
  %30 = phi <1 x float> [ %28, %25 ], [ zeroinitializer, %.lr.ph ], !dbg !21
  %31 = extractelement <1 x float> %30, i64 0, !dbg !21
  %32 = fadd float %21, %31, !dbg !22
  %33 = tail call float @llvm.maxnum.f32(float %20, float %31), !dbg !23
  %34 = add i32 %22, 256, !dbg !18
  %35 = icmp slt i32 %34, %4, !dbg !18
  br i1 %35, label %.lr.ph, label %._crit_edge, !dbg !18

._crit_edge:                                      ; preds = %29, %7
  %.lcssa2 = phi float [ 0.000000e+00, %7 ], [ %32, %29 ], !dbg !24
  %.lcssa = phi float [ -inf, %7 ], [ %33, %29 ], !dbg !25
  %36 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %.lcssa2, i32 280, i32 15, i32 15, i1 true), !dbg !26
  %37 = fadd float %.lcssa2, %36, !dbg !31
  %38 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %37, i32 276, i32 15, i32 15, i1 true), !dbg !26
  %39 = fadd float %37, %38, !dbg !31
  %40 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %39, i32 274, i32 15, i32 15, i1 true), !dbg !26
  %41 = fadd float %39, %40, !dbg !31
  %42 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %41, i32 273, i32 15, i32 15, i1 true), !dbg !26
  %43 = fadd float %41, %42, !dbg !31
  %44 = tail call float @llvm.amdgcn.update.dpp.f32(float %43, float %43, i32 322, i32 10, i32 15, i1 true), !dbg !26
  %45 = fadd float %43, %44, !dbg !31
  %46 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %45, i32 323, i32 15, i32 15, i1 true), !dbg !26
  %47 = fadd float %45, %46, !dbg !31
  %48 = tail call float @llvm.amdgcn.readlane.f32(float %47, i32 63), !dbg !26
  %49 = shl nuw nsw i32 %11, 2, !dbg !26
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %49, !dbg !26
  %51 = insertelement <1 x float> poison, float %48, i64 0, !dbg !26
  store <1 x float> %51, ptr addrspace(3) %50, align 4, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !32
  %52 = shl nuw nsw i32 %8, 2, !dbg !26
  %53 = and i32 %52, 12, !dbg !26
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53, !dbg !26
  %55 = load <1 x float>, ptr addrspace(3) %54, align 4, !dbg !26
  %56 = extractelement <1 x float> %55, i64 0, !dbg !26
  %57 = bitcast float %56 to i32, !dbg !26
  %58 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %57, i32 78, i32 15, i32 15, i1 true), !dbg !26
  %59 = bitcast i32 %58 to float, !dbg !26
  %60 = fadd float %56, %59, !dbg !31
  %61 = bitcast float %60 to i32, !dbg !26
  %62 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %61, i32 177, i32 15, i32 15, i1 true), !dbg !26
  %63 = or i32 %11, %13, !dbg !33
  %64 = icmp eq i32 %63, 0, !dbg !33
  br i1 %64, label %65, label %71, !dbg !33

65:                                               ; preds = %._crit_edge
  %66 = sext i32 %12 to i64
  %67 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %66
  %68 = bitcast i32 %62 to float
  %69 = fadd float %60, %68
  %70 = insertelement <1 x float> poison, float %69, i64 0
  store <1 x float> %70, ptr addrspace(1) %67, align 4, !dbg !33
  br label %71, !dbg !33

71:                                               ; preds = %65, %._crit_edge
  fence syncscope("workgroup") release, !dbg !34, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34, !mmra !32
  %72 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %.lcssa, i32 280, i32 15, i32 15, i1 true), !dbg !34
  %73 = tail call float @llvm.maxnum.f32(float %.lcssa, float %72), !dbg !36
  %74 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %73, i32 276, i32 15, i32 15, i1 true), !dbg !34
  %75 = tail call float @llvm.maxnum.f32(float %73, float %74), !dbg !36
  %76 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %75, i32 274, i32 15, i32 15, i1 true), !dbg !34
  %77 = tail call float @llvm.maxnum.f32(float %75, float %76), !dbg !36
  %78 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %77, i32 273, i32 15, i32 15, i1 true), !dbg !34
  %79 = tail call float @llvm.maxnum.f32(float %77, float %78), !dbg !36
  %80 = tail call float @llvm.amdgcn.update.dpp.f32(float %79, float %79, i32 322, i32 10, i32 15, i1 true), !dbg !34
  %81 = tail call float @llvm.maxnum.f32(float %79, float %80), !dbg !36
  %82 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %81, i32 323, i32 15, i32 15, i1 true), !dbg !34
  %83 = tail call float @llvm.maxnum.f32(float %81, float %82), !dbg !36
  %84 = tail call float @llvm.amdgcn.readlane.f32(float %83, i32 63), !dbg !34
  %85 = insertelement <1 x float> poison, float %84, i64 0, !dbg !34
  store <1 x float> %85, ptr addrspace(3) %50, align 4, !dbg !34
  fence syncscope("workgroup") release, !dbg !34, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34, !mmra !32
  %86 = load <1 x float>, ptr addrspace(3) %54, align 4, !dbg !34
  %87 = extractelement <1 x float> %86, i64 0, !dbg !34
  %88 = bitcast float %87 to i32, !dbg !34
  %89 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %88, i32 78, i32 15, i32 15, i1 true), !dbg !34
  %90 = bitcast i32 %89 to float, !dbg !34
  %91 = tail call float @llvm.maxnum.f32(float %87, float %90), !dbg !36
  %92 = bitcast float %91 to i32, !dbg !34
  %93 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %92, i32 177, i32 15, i32 15, i1 true), !dbg !34
  br i1 %64, label %94, label %100, !dbg !37

94:                                               ; preds = %71
  %95 = sext i32 %12 to i64
  %96 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %95
  %97 = bitcast i32 %93 to float
  %98 = tail call float @llvm.maxnum.f32(float %91, float %97)
  %99 = insertelement <1 x float> poison, float %98, i64 0
  store <1 x float> %99, ptr addrspace(1) %96, align 4, !dbg !37
  br label %100, !dbg !37

100:                                              ; preds = %94, %71
  fence syncscope("workgroup") release, !dbg !38, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  fence syncscope("workgroup") acquire, !dbg !38, !mmra !32
  %101 = bitcast float %.lcssa to i32, !dbg !38
  %102 = shl nuw nsw i32 %13, 2, !dbg !38
  %103 = xor i32 %102, 128, !dbg !38
  %104 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %103, i32 %101), !dbg !38
  %105 = bitcast i32 %104 to float, !dbg !38
  %106 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %103, i32 %15), !dbg !38
  %107 = fcmp oeq float %.lcssa, %105, !dbg !41
  %108 = icmp slt i32 %15, %106, !dbg !43
  %109 = and i1 %107, %108, !dbg !41
  %110 = fcmp ogt float %.lcssa, %105, !dbg !44
  %111 = or i1 %110, %109, !dbg !44
  %112 = select i1 %111, float %.lcssa, float %105, !dbg !45
  %113 = select i1 %111, i32 %15, i32 %106, !dbg !46
  %114 = bitcast float %112 to i32, !dbg !38
  %115 = xor i32 %102, 64, !dbg !38
  %116 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %115, i32 %114), !dbg !38
  %117 = bitcast i32 %116 to float, !dbg !38
  %118 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %115, i32 %113), !dbg !38
  %119 = fcmp oeq float %112, %117, !dbg !41
  %120 = icmp slt i32 %113, %118, !dbg !43
  %121 = and i1 %119, %120, !dbg !41
  %122 = fcmp ogt float %112, %117, !dbg !44
  %123 = or i1 %122, %121, !dbg !44
  %124 = select i1 %123, float %112, float %117, !dbg !45
  %125 = select i1 %123, i32 %113, i32 %118, !dbg !46
  %126 = bitcast float %124 to i32, !dbg !38
  %127 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %126, i32 296, i32 15, i32 15, i1 true), !dbg !38
  %128 = bitcast i32 %127 to float, !dbg !38
  %129 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %125, i32 296, i32 15, i32 15, i1 true), !dbg !38
  %130 = fcmp oeq float %124, %128, !dbg !41
  %131 = icmp slt i32 %125, %129, !dbg !43
  %132 = and i1 %130, %131, !dbg !41
  %133 = fcmp ogt float %124, %128, !dbg !44
  %134 = or i1 %133, %132, !dbg !44
  %135 = select i1 %134, float %124, float %128, !dbg !45
  %136 = select i1 %134, i32 %125, i32 %129, !dbg !46
  %137 = bitcast float %135 to i32, !dbg !38
  %138 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %137, i32 321, i32 15, i32 15, i1 true), !dbg !38
  %139 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %138, i32 27, i32 15, i32 15, i1 true), !dbg !38
  %140 = bitcast i32 %139 to float, !dbg !38
  %141 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %136, i32 321, i32 15, i32 15, i1 true), !dbg !38
  %142 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %141, i32 27, i32 15, i32 15, i1 true), !dbg !38
  %143 = fcmp oeq float %135, %140, !dbg !41
  %144 = icmp slt i32 %136, %142, !dbg !43
  %145 = and i1 %143, %144, !dbg !41
  %146 = fcmp ogt float %135, %140, !dbg !44
  %147 = or i1 %146, %145, !dbg !44
  %148 = select i1 %147, float %135, float %140, !dbg !45
  %149 = select i1 %147, i32 %136, i32 %142, !dbg !46
  %150 = bitcast float %148 to i32, !dbg !38
  %151 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %150, i32 78, i32 15, i32 15, i1 true), !dbg !38
  %152 = bitcast i32 %151 to float, !dbg !38
  %153 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %149, i32 78, i32 15, i32 15, i1 true), !dbg !38
  %154 = fcmp oeq float %148, %152, !dbg !41
  %155 = icmp slt i32 %149, %153, !dbg !43
  %156 = and i1 %154, %155, !dbg !41
  %157 = fcmp ogt float %148, %152, !dbg !44
  %158 = or i1 %157, %156, !dbg !44
  %159 = select i1 %158, float %148, float %152, !dbg !45
  %160 = select i1 %158, i32 %149, i32 %153, !dbg !46
  %161 = bitcast float %159 to i32, !dbg !38
  %162 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %161, i32 177, i32 15, i32 15, i1 true), !dbg !38
  %163 = bitcast i32 %162 to float, !dbg !38
  %164 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %160, i32 177, i32 15, i32 15, i1 true), !dbg !38
  %165 = fcmp oeq float %159, %163, !dbg !41
  %166 = icmp slt i32 %160, %164, !dbg !43
  %167 = and i1 %165, %166, !dbg !41
  %168 = fcmp ogt float %159, %163, !dbg !44
  %169 = or i1 %168, %167, !dbg !44
  %170 = select i1 %169, float %159, float %163, !dbg !45
  %171 = select i1 %169, i32 %160, i32 %164, !dbg !46
  %172 = insertelement <1 x float> poison, float %170, i64 0, !dbg !38
  store <1 x float> %172, ptr addrspace(3) %50, align 4, !dbg !38
  fence syncscope("workgroup") release, !dbg !38, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  fence syncscope("workgroup") acquire, !dbg !38, !mmra !32
  %173 = load <1 x float>, ptr addrspace(3) %54, align 4, !dbg !38
  %174 = extractelement <1 x float> %173, i64 0, !dbg !38
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %49, !dbg !38
  %176 = insertelement <1 x i32> poison, i32 %171, i64 0, !dbg !38
  store <1 x i32> %176, ptr addrspace(3) %175, align 4, !dbg !38
  fence syncscope("workgroup") release, !dbg !38, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  fence syncscope("workgroup") acquire, !dbg !38, !mmra !32
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %53, !dbg !38
  %178 = load <1 x i32>, ptr addrspace(3) %177, align 4, !dbg !38
  %179 = extractelement <1 x i32> %178, i64 0, !dbg !38
  %180 = bitcast float %174 to i32, !dbg !38
  %181 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %180, i32 78, i32 15, i32 15, i1 true), !dbg !38
  %182 = bitcast i32 %181 to float, !dbg !38
  %183 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %179, i32 78, i32 15, i32 15, i1 true), !dbg !38
  %184 = fcmp oeq float %174, %182, !dbg !41
  %185 = icmp slt i32 %179, %183, !dbg !43
  %186 = and i1 %184, %185, !dbg !41
  %187 = fcmp ogt float %174, %182, !dbg !44
  %188 = or i1 %187, %186, !dbg !44
  %189 = select i1 %188, float %174, float %182, !dbg !45
  %190 = select i1 %188, i32 %179, i32 %183, !dbg !46
  %191 = bitcast float %189 to i32, !dbg !38
  %192 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %191, i32 177, i32 15, i32 15, i1 true), !dbg !38
  %193 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %190, i32 177, i32 15, i32 15, i1 true), !dbg !38
  br i1 %64, label %194, label %205, !dbg !13

194:                                              ; preds = %100
  %195 = bitcast i32 %192 to float, !dbg !38
  %196 = fcmp ogt float %189, %195, !dbg !44
  %197 = fcmp oeq float %189, %195, !dbg !41
  %198 = icmp slt i32 %190, %193, !dbg !43
  %199 = and i1 %197, %198, !dbg !41
  %200 = or i1 %196, %199, !dbg !44
  %201 = select i1 %200, i32 %190, i32 %193, !dbg !46
  %202 = insertelement <1 x i32> poison, i32 %201, i64 0, !dbg !13
  %203 = sext i32 %12 to i64, !dbg !47
  %204 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %203, !dbg !47
  store <1 x i32> %202, ptr addrspace(1) %204, align 4, !dbg !13
  br label %205, !dbg !13

205:                                              ; preds = %194, %100
  ret void, !dbg !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #6

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "reduce_rows", linkageName: "reduce_rows", scope: !1, file: !1, line: 173, type: !5, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 184, column: 5, scope: !4)
!14 = !DILocation(line: 174, column: 11, scope: !4)
!15 = !DILocation(line: 178, column: 21, scope: !4)
!16 = !DILocation(line: 179, column: 25, scope: !4)
!17 = !DILocation(line: 179, column: 21, scope: !4)
!18 = !DILocation(line: 177, column: 5, scope: !4)
!19 = !DILocation(line: 178, column: 13, scope: !4)
!20 = !DILocation(line: 179, column: 43, scope: !4)
!21 = !DILocation(line: 179, column: 13, scope: !4)
!22 = !DILocation(line: 180, column: 9, scope: !4)
!23 = !DILocation(line: 181, column: 13, scope: !4)
!24 = !DILocation(line: 175, column: 9, scope: !4)
!25 = !DILocation(line: 176, column: 9, scope: !4)
!26 = !DILocation(line: 314, column: 12, scope: !27, inlinedAt: !29)
!27 = distinct !DILexicalBlockFile(scope: !4, file: !28, discriminator: 0)
!28 = !DIFile(filename: "standard.py", directory: "triton/language")
!29 = !DILocation(line: 182, column: 26, scope: !30)
!30 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!31 = !DILocation(line: 287, column: 12, scope: !27, inlinedAt: !26)
!32 = !{!"amdgpu-synchronize-as", !"local"}
!33 = !DILocation(line: 182, column: 5, scope: !4)
!34 = !DILocation(line: 216, column: 16, scope: !27, inlinedAt: !35)
!35 = !DILocation(line: 183, column: 26, scope: !30)
!36 = !DILocation(line: 196, column: 12, scope: !27, inlinedAt: !34)
!37 = !DILocation(line: 183, column: 5, scope: !4)
!38 = !DILocation(line: 206, column: 20, scope: !27, inlinedAt: !39)
!39 = !DILocation(line: 223, column: 16, scope: !27, inlinedAt: !40)
!40 = !DILocation(line: 184, column: 28, scope: !30)
!41 = !DILocation(line: 175, column: 15, scope: !27, inlinedAt: !42)
!42 = !DILocation(line: 186, column: 12, scope: !27, inlinedAt: !38)
!43 = !DILocation(line: 175, column: 36, scope: !27, inlinedAt: !42)
!44 = !DILocation(line: 178, column: 10, scope: !27, inlinedAt: !42)
!45 = !DILocation(line: 179, column: 13, scope: !27, inlinedAt: !42)
!46 = !DILocation(line: 180, column: 13, scope: !27, inlinedAt: !42)
!47 = !DILocation(line: 184, column: 14, scope: !4)
!48 = !DILocation(line: 173, column: 1, scope: !4)
