; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @mix(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !13
  %8 = lshr i32 %7, 6, !dbg !13
  %9 = and i32 %8, 3, !dbg !13
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %11 = shl i32 %10, 8, !dbg !14
  %12 = and i32 %6, 63, !dbg !15
  %13 = shl nuw nsw i32 %9, 6, !dbg !15
  %14 = or disjoint i32 %13, %12, !dbg !15
  %15 = or disjoint i32 %14, %11, !dbg !14
  %16 = sext i32 %15 to i64, !dbg !16
  %17 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %16, !dbg !16
  %18 = load <1 x i16>, ptr addrspace(1) %17, align 2, !dbg !17
  %19 = extractelement <1 x i16> %18, i64 0, !dbg !17
  %20 = shl nuw nsw i32 %6, 2, !dbg !18
  %21 = and i32 %20, 144, !dbg !18
  %22 = and i32 %6, 1, !dbg !18
  %23 = shl nuw nsw i32 %22, 6, !dbg !18
  %24 = shl nuw nsw i32 %6, 4, !dbg !18
  %25 = and i32 %24, 32, !dbg !18
  %26 = and i32 %6, 8, !dbg !18
  %27 = lshr i32 %6, 2, !dbg !18
  %28 = and i32 %27, 4, !dbg !18
  %29 = shl nuw nsw i32 %8, 1, !dbg !18
  %30 = and i32 %29, 2, !dbg !18
  %31 = and i32 %13, 128, !dbg !18
  %32 = icmp eq i32 %31, 0, !dbg !18
  %33 = select i1 %32, i32 0, i32 320, !dbg !18
  %34 = or disjoint i32 %25, %26, !dbg !18
  %35 = or disjoint i32 %30, %28, !dbg !18
  %36 = or disjoint i32 %21, %23, !dbg !18
  %37 = xor i32 %33, %36, !dbg !18
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %34, !dbg !18
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 %35, !dbg !18
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 %37, !dbg !18
  store <1 x i16> %18, ptr addrspace(3) %40, align 2, !dbg !18
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  %41 = icmp eq i32 %22, 0, !dbg !18
  %42 = select i1 %41, i32 0, i32 320, !dbg !18
  %43 = lshr exact i32 %31, 1, !dbg !18
  %44 = or disjoint i32 %42, %21, !dbg !18
  %45 = xor i32 %43, %44, !dbg !18
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 %45, !dbg !18
  %47 = load <1 x i16>, ptr addrspace(3) %46, align 2, !dbg !18
  %48 = extractelement <1 x i16> %47, i64 0, !dbg !18
  %49 = sext i16 %48 to i32, !dbg !18
  %50 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %49, i32 177, i32 15, i32 15, i1 true), !dbg !18
  %51 = trunc nsw i32 %50 to i16, !dbg !18
  %52 = xor i16 %48, %51, !dbg !25
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  %53 = or disjoint i32 %21, %25, !dbg !18
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %28, !dbg !18
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 %30, !dbg !18
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i32 %43, !dbg !18
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 %26, !dbg !18
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 %53, !dbg !18
  %59 = insertelement <1 x i16> poison, i16 %52, i64 0, !dbg !18
  store <1 x i16> %59, ptr addrspace(3) %58, align 2, !dbg !18
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %36, !dbg !18
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 %34, !dbg !18
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %35, !dbg !18
  %63 = load <1 x i16>, ptr addrspace(3) %62, align 2, !dbg !18
  %64 = extractelement <1 x i16> %63, i64 0, !dbg !18
  %65 = xor i16 %64, %19, !dbg !26
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  %66 = shl nuw nsw i32 %14, 2, !dbg !18
  %67 = and i32 %66, 400, !dbg !18
  %68 = and i32 %14, 72, !dbg !18
  %69 = lshr exact i32 %31, 6, !dbg !18
  %70 = or disjoint i32 %67, %68, !dbg !18
  %71 = xor i32 %70, %23, !dbg !18
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %25, !dbg !18
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 %28, !dbg !18
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i32 %69, !dbg !18
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 %71, !dbg !18
  %76 = insertelement <1 x i16> poison, i16 %65, i64 0, !dbg !18
  store <1 x i16> %76, ptr addrspace(3) %75, align 2, !dbg !18
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  %77 = or disjoint i32 %68, %21, !dbg !18
  %78 = xor i32 %77, %42, !dbg !18
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 %78, !dbg !18
  %80 = load <1 x i16>, ptr addrspace(3) %79, align 2, !dbg !18
  %81 = extractelement <1 x i16> %80, i64 0, !dbg !18
  %82 = sext i16 %81 to i32, !dbg !18
  %83 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %82, i32 177, i32 15, i32 15, i1 true), !dbg !18
  %84 = trunc nsw i32 %83 to i16, !dbg !18
  %85 = xor i16 %81, %84, !dbg !25
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  %86 = or disjoint i32 %69, %28, !dbg !18
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53, !dbg !18
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 %86, !dbg !18
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 %68, !dbg !18
  %90 = insertelement <1 x i16> poison, i16 %85, i64 0, !dbg !18
  store <1 x i16> %90, ptr addrspace(3) %89, align 2, !dbg !18
  fence syncscope("workgroup") release, !dbg !18, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18, !mmra !24
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %86, !dbg !18
  %92 = load <1 x i16>, ptr addrspace(3) %91, align 2, !dbg !18
  %93 = extractelement <1 x i16> %92, i64 0, !dbg !18
  %94 = xor i16 %93, %65, !dbg !26
  %95 = sext i16 %94 to i32, !dbg !18
  %96 = shl nuw nsw i32 %12, 2, !dbg !18
  %97 = xor i32 %96, 128, !dbg !18
  %98 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %97, i32 %95), !dbg !18
  %99 = xor i32 %96, 64, !dbg !18
  %100 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %98), !dbg !18
  %101 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %100, i32 296, i32 15, i32 15, i1 true), !dbg !18
  %102 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %101, i32 321, i32 15, i32 15, i1 true), !dbg !18
  %103 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %102, i32 27, i32 15, i32 15, i1 true), !dbg !18
  %104 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %103, i32 78, i32 15, i32 15, i1 true), !dbg !18
  %105 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %104, i32 177, i32 15, i32 15, i1 true), !dbg !18
  %106 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %16, !dbg !27
  %107 = load <1 x i16>, ptr addrspace(1) %106, align 2, !dbg !28
  %108 = extractelement <1 x i16> %107, i64 0, !dbg !28
  %109 = sext i32 %11 to i64, !dbg !29
  %110 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %109, !dbg !29
  %111 = sext i16 %108 to i32, !dbg !30
  %112 = xor i32 %105, %111, !dbg !31
  %113 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %112, i32 78, i32 15, i32 15, i1 true), !dbg !32
  %114 = xor i32 %112, %113, !dbg !31
  %115 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %114, i32 177, i32 15, i32 15, i1 true), !dbg !32
  %116 = xor i32 %114, %115, !dbg !31
  fence syncscope("workgroup") release, !dbg !13, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13, !mmra !24
  %117 = and i32 %14, 252, !dbg !13
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %117, !dbg !13
  %119 = insertelement <1 x i32> poison, i32 %116, i64 0, !dbg !13
  store <1 x i32> %119, ptr addrspace(3) %118, align 4, !dbg !13
  fence syncscope("workgroup") release, !dbg !13, !mmra !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13, !mmra !24
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %96, !dbg !13
  %121 = load i32, ptr addrspace(3) %120, align 4, !dbg !13
  %122 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %110, i16 0, i64 2147483646, i32 159744), !dbg !13
  %123 = icmp eq i32 %9, 0, !dbg !13
  %124 = select i1 %123, i32 %96, i32 -2147483648, !dbg !13
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %121, ptr addrspace(8) %122, i32 %124, i32 0, i32 0), !dbg !13
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "mix", linkageName: "mix", scope: !1, file: !1, line: 303, type: !5, scopeLine: 303, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 16, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 308, column: 5, scope: !4)
!14 = !DILocation(line: 304, column: 9, scope: !4)
!15 = !DILocation(line: 304, column: 36, scope: !4)
!16 = !DILocation(line: 305, column: 25, scope: !4)
!17 = !DILocation(line: 305, column: 17, scope: !4)
!18 = !DILocation(line: 330, column: 12, scope: !19, inlinedAt: !21)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !20, discriminator: 0)
!20 = !DIFile(filename: "standard.py", directory: "triton/language")
!21 = !DILocation(line: 559, column: 17, scope: !19, inlinedAt: !22)
!22 = !DILocation(line: 305, column: 9, scope: !23)
!23 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!24 = !{!"amdgpu-synchronize-as", !"local"}
!25 = !DILocation(line: 319, column: 12, scope: !19, inlinedAt: !18)
!26 = !DILocation(line: 559, column: 13, scope: !19, inlinedAt: !22)
!27 = !DILocation(line: 306, column: 34, scope: !4)
!28 = !DILocation(line: 306, column: 26, scope: !4)
!29 = !DILocation(line: 308, column: 14, scope: !4)
!30 = !DILocation(line: 308, column: 84, scope: !4)
!31 = !DILocation(line: 319, column: 12, scope: !19, inlinedAt: !32)
!32 = !DILocation(line: 330, column: 12, scope: !19, inlinedAt: !33)
!33 = !DILocation(line: 308, column: 73, scope: !23)
!34 = !DILocation(line: 303, column: 1, scope: !4)
