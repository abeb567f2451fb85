; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @argmax_columns(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !13
  %9 = lshr i32 %8, 6, !dbg !13
  %10 = and i32 %9, 3, !dbg !13
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %12 = shl i32 %11, 5, !dbg !14
  %13 = and i32 %7, 63, !dbg !15
  %14 = shl nuw nsw i32 %10, 6, !dbg !15
  %15 = or disjoint i32 %14, %13, !dbg !15
  %16 = and i32 %7, 31, !dbg !15
  %17 = or disjoint i32 %12, %16, !dbg !14
  %18 = lshr i32 %15, 5, !dbg !16
  %19 = or disjoint i32 %18, 8, !dbg !16
  %20 = or disjoint i32 %18, 16, !dbg !16
  %21 = or disjoint i32 %18, 24, !dbg !16
  %22 = or disjoint i32 %18, 32, !dbg !16
  %23 = or disjoint i32 %18, 40, !dbg !16
  %24 = or disjoint i32 %18, 48, !dbg !16
  %25 = or disjoint i32 %18, 56, !dbg !16
  %26 = mul i32 %18, %3, !dbg !16
  %27 = mul i32 %19, %3, !dbg !16
  %28 = mul i32 %20, %3, !dbg !16
  %29 = mul i32 %21, %3, !dbg !16
  %30 = mul i32 %22, %3, !dbg !16
  %31 = mul i32 %23, %3, !dbg !16
  %32 = mul i32 %24, %3, !dbg !16
  %33 = mul i32 %25, %3, !dbg !16
  %34 = sext i32 %26 to i64, !dbg !17
  %35 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %34, !dbg !17
  %36 = sext i32 %27 to i64, !dbg !17
  %37 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %36, !dbg !17
  %38 = sext i32 %28 to i64, !dbg !17
  %39 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %38, !dbg !17
  %40 = sext i32 %29 to i64, !dbg !17
  %41 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %40, !dbg !17
  %42 = sext i32 %30 to i64, !dbg !17
  %43 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %42, !dbg !17
  %44 = sext i32 %31 to i64, !dbg !17
  %45 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %44, !dbg !17
  %46 = sext i32 %32 to i64, !dbg !17
  %47 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %46, !dbg !17
  %48 = sext i32 %33 to i64, !dbg !17
  %49 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %48, !dbg !17
  %50 = sext i32 %17 to i64, !dbg !17
  %51 = getelementptr [4 x i8], ptr addrspace(1) %35, i64 %50, !dbg !17
  %52 = getelementptr [4 x i8], ptr addrspace(1) %37, i64 %50, !dbg !17
  %53 = getelementptr [4 x i8], ptr addrspace(1) %39, i64 %50, !dbg !17
  %54 = getelementptr [4 x i8], ptr addrspace(1) %41, i64 %50, !dbg !17
  %55 = getelementptr [4 x i8], ptr addrspace(1) %43, i64 %50, !dbg !17
  %56 = getelementptr [4 x i8], ptr addrspace(1) %45, i64 %50, !dbg !17
  %57 = getelementptr [4 x i8], ptr addrspace(1) %47, i64 %50, !dbg !17
  %58 = getelementptr [4 x i8], ptr addrspace(1) %49, i64 %50, !dbg !17
  %59 = load <1 x float>, ptr addrspace(1) %51, align 4, !dbg !18
  %60 = extractelement <1 x float> %59, i64 0, !dbg !18
  %61 = load <1 x float>, ptr addrspace(1) %52, align 4, !dbg !18
  %62 = extractelement <1 x float> %61, i64 0, !dbg !18
  %63 = load <1 x float>, ptr addrspace(1) %53, align 4, !dbg !18
  %64 = extractelement <1 x float> %63, i64 0, !dbg !18
  %65 = load <1 x float>, ptr addrspace(1) %54, align 4, !dbg !18
  %66 = extractelement <1 x float> %65, i64 0, !dbg !18
  %67 = load <1 x float>, ptr addrspace(1) %55, align 4, !dbg !18
  %68 = extractelement <1 x float> %67, i64 0, !dbg !18
  %69 = load <1 x float>, ptr addrspace(1) %56, align 4, !dbg !18
  %70 = extractelement <1 x float> %69, i64 0, !dbg !18
  %71 = load <1 x float>, ptr addrspace(1) %57, align 4, !dbg !18
  %72 = extractelement <1 x float> %71, i64 0, !dbg !18
  %73 = load <1 x float>, ptr addrspace(1) %58, align 4, !dbg !18
  %74 = extractelement <1 x float> %73, i64 0, !dbg !18
  %75 = fcmp ogt float %62, %60, !dbg !19
  %76 = select i1 %75, float %62, float %60, !dbg !22
  %77 = select i1 %75, i32 %19, i32 %18, !dbg !23
  %78 = fcmp ogt float %66, %64, !dbg !19
  %79 = select i1 %78, float %66, float %64, !dbg !22
  %80 = select i1 %78, i32 %21, i32 %20, !dbg !23
  %81 = fcmp ogt float %70, %68, !dbg !19
  %82 = select i1 %81, float %70, float %68, !dbg !22
  %83 = select i1 %81, i32 %23, i32 %22, !dbg !23
  %84 = fcmp ogt float %74, %72, !dbg !19
  %85 = select i1 %84, float %74, float %72, !dbg !22
  %86 = select i1 %84, i32 %25, i32 %24, !dbg !23
  %87 = fcmp ogt float %79, %76, !dbg !19
  %88 = select i1 %87, float %79, float %76, !dbg !22
  %89 = select i1 %87, i32 %80, i32 %77, !dbg !23
  %90 = fcmp ogt float %85, %82, !dbg !19
  %91 = select i1 %90, float %85, float %82, !dbg !22
  %92 = select i1 %90, i32 %86, i32 %83, !dbg !23
  %93 = fcmp ogt float %91, %88, !dbg !19
  %94 = select i1 %93, float %91, float %88, !dbg !22
  %95 = select i1 %93, i32 %92, i32 %89, !dbg !23
  %96 = bitcast float %94 to i32, !dbg !24
  %97 = shl nuw nsw i32 %13, 2, !dbg !24
  %98 = xor i32 %97, 128, !dbg !24
  %99 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %98, i32 %96), !dbg !24
  %100 = bitcast i32 %99 to float, !dbg !24
  %101 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %98, i32 %95), !dbg !24
  %102 = fcmp olt float %94, %100, !dbg !19
  %103 = fcmp oeq float %94, %100, !dbg !25
  %104 = icmp slt i32 %101, %95, !dbg !26
  %105 = and i1 %103, %104, !dbg !27
  %106 = or i1 %102, %105, !dbg !28
  %107 = select i1 %106, float %100, float %94, !dbg !22
  %108 = select i1 %106, i32 %101, i32 %95, !dbg !23
  %109 = shl nuw nsw i32 %16, 2, !dbg !24
  %110 = shl nuw nsw i32 %10, 7, !dbg !24
  %111 = shl nuw nsw i32 %10, 2, !dbg !24
  %112 = or disjoint i32 %110, %109, !dbg !24
  %113 = xor i32 %112, %111, !dbg !24
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113, !dbg !24
  %115 = insertelement <1 x float> poison, float %107, i64 0, !dbg !24
  store <1 x float> %115, ptr addrspace(3) %114, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %116 = shl nuw nsw i32 %7, 7, !dbg !24
  %117 = and i32 %116, 384, !dbg !24
  %118 = xor i32 %111, %109, !dbg !24
  %119 = or disjoint i32 %118, %117, !dbg !24
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119, !dbg !24
  %121 = load <1 x float>, ptr addrspace(3) %120, align 4, !dbg !24
  %122 = extractelement <1 x float> %121, i64 0, !dbg !24
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %113, !dbg !24
  %124 = insertelement <1 x i32> poison, i32 %108, i64 0, !dbg !24
  store <1 x i32> %124, ptr addrspace(3) %123, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %119, !dbg !24
  %126 = load <1 x i32>, ptr addrspace(3) %125, align 4, !dbg !24
  %127 = extractelement <1 x i32> %126, i64 0, !dbg !24
  %128 = bitcast float %122 to i32, !dbg !24
  %129 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %128, i32 78, i32 15, i32 15, i1 true), !dbg !24
  %130 = bitcast i32 %129 to float, !dbg !24
  %131 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %127, i32 78, i32 15, i32 15, i1 true), !dbg !24
  %132 = fcmp olt float %122, %130, !dbg !19
  %133 = fcmp oeq float %122, %130, !dbg !25
  %134 = icmp slt i32 %131, %127, !dbg !26
  %135 = and i1 %133, %134, !dbg !27
  %136 = or i1 %132, %135, !dbg !28
  %137 = select i1 %136, float %130, float %122, !dbg !22
  %138 = select i1 %136, i32 %131, i32 %127, !dbg !23
  %139 = bitcast float %137 to i32, !dbg !24
  %140 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %139, i32 177, i32 15, i32 15, i1 true), !dbg !24
  %141 = bitcast i32 %140 to float, !dbg !24
  %142 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %138, i32 177, i32 15, i32 15, i1 true), !dbg !24
  %143 = fcmp olt float %137, %141, !dbg !19
  %144 = fcmp oeq float %137, %141, !dbg !25
  %145 = icmp slt i32 %142, %138, !dbg !26
  %146 = and i1 %144, %145, !dbg !27
  %147 = or i1 %143, %146, !dbg !28
  %148 = select i1 %147, float %141, float %137, !dbg !22
  %149 = select i1 %147, i32 %142, i32 %138, !dbg !23
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %150 = shl nuw nsw i32 %7, 2, !dbg !24
  %151 = and i32 %150, 112, !dbg !24
  %152 = or disjoint i32 %111, %151, !dbg !24
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %152, !dbg !24
  %154 = insertelement <1 x float> poison, float %148, i64 0, !dbg !24
  store <1 x float> %154, ptr addrspace(3) %153, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %109, !dbg !24
  %156 = load <1 x float>, ptr addrspace(3) %155, align 4, !dbg !24
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 128), i32 %152, !dbg !24
  %158 = insertelement <1 x i32> poison, i32 %149, i64 0, !dbg !24
  store <1 x i32> %158, ptr addrspace(3) %157, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %159 = and i32 %7, 32, !dbg !29
  %160 = or disjoint i32 %10, %159, !dbg !29
  %161 = icmp eq i32 %160, 0, !dbg !29
  br i1 %161, label %162, label %.critedge, !dbg !29

162:                                              ; preds = %6
  %163 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %50
  %164 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %50
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 128), i32 %109
  %166 = load <1 x i32>, ptr addrspace(3) %165, align 4, !dbg !24
  store <1 x i32> %166, ptr addrspace(1) %164, align 4, !dbg !29
  store <1 x float> %156, ptr addrspace(1) %163, align 4, !dbg !13
  br label %.critedge, !dbg !13

.critedge:                                        ; preds = %6, %162
  ret void, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "argmax_columns", linkageName: "argmax_columns", scope: !1, file: !1, line: 286, type: !5, scopeLine: 286, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !7, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 293, column: 5, scope: !4)
!14 = !DILocation(line: 288, column: 10, scope: !4)
!15 = !DILocation(line: 288, column: 34, scope: !4)
!16 = !DILocation(line: 289, column: 21, scope: !4)
!17 = !DILocation(line: 289, column: 17, scope: !4)
!18 = !DILocation(line: 289, column: 9, scope: !4)
!19 = !DILocation(line: 281, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!21 = !DILocation(line: 291, column: 18, scope: !20)
!22 = !DILocation(line: 282, column: 12, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 282, column: 34, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 291, column: 18, scope: !4)
!25 = !DILocation(line: 281, column: 24, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 281, column: 35, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 281, column: 23, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 281, column: 12, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 292, column: 5, scope: !4)
!30 = !DILocation(line: 286, column: 1, scope: !4)
