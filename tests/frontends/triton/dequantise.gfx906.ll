; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @dequantise(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !15
  %9 = and i32 %8, 192, !dbg !14
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %11 = shl i32 %10, 8, !dbg !16
  %12 = and i32 %7, 63, !dbg !15
  %13 = or disjoint i32 %12, %9, !dbg !15
  %14 = or disjoint i32 %13, %11, !dbg !16
  %15 = icmp slt i32 %14, %3, !dbg !17
  br i1 %15, label %16, label %.critedge, !dbg !18

16:                                               ; preds = %6
  %17 = sext i32 %14 to i64, !dbg !19
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17, !dbg !19
  %19 = load <1 x i8>, ptr addrspace(1) %18, align 1, !dbg !18
  %20 = extractelement <1 x i8> %19, i64 0, !dbg !18
  %21 = sdiv i32 %14, 32, !dbg !20
  %22 = sext i32 %21 to i64, !dbg !21
  %23 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %22, !dbg !21
  %24 = load <1 x half>, ptr addrspace(1) %23, align 2, !dbg !22
  %25 = extractelement <1 x half> %24, i64 0, !dbg !22
  %26 = and i8 %20, 15, !dbg !23
  %27 = add nsw i8 %26, -8, !dbg !24
  %28 = sitofp i8 %27 to half, !dbg !25
  %29 = fmul half %25, %28, !dbg !25
  %30 = lshr i8 %20, 4, !dbg !26
  %31 = add nsw i8 %30, -8, !dbg !27
  %32 = sitofp i8 %31 to half, !dbg !25
  %33 = fmul half %25, %32, !dbg !25
  %34 = fadd half %29, %33, !dbg !28
  %35 = insertelement <1 x half> poison, half %34, i64 0, !dbg !14
  %36 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %17, !dbg !34
  store <1 x half> %35, ptr addrspace(1) %36, align 2, !dbg !14
  br label %.critedge, !dbg !14

.critedge:                                        ; preds = %6, %16
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "dequantise", linkageName: "dequantise", scope: !1, file: !1, line: 238, type: !5, scopeLine: 238, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !9, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 8, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 244, column: 5, scope: !4)
!15 = !DILocation(line: 239, column: 36, scope: !4)
!16 = !DILocation(line: 239, column: 9, scope: !4)
!17 = !DILocation(line: 240, column: 29, scope: !4)
!18 = !DILocation(line: 240, column: 9, scope: !4)
!19 = !DILocation(line: 240, column: 17, scope: !4)
!20 = !DILocation(line: 241, column: 26, scope: !4)
!21 = !DILocation(line: 241, column: 17, scope: !4)
!22 = !DILocation(line: 241, column: 9, scope: !4)
!23 = !DILocation(line: 242, column: 12, scope: !4)
!24 = !DILocation(line: 242, column: 11, scope: !4)
!25 = !DILocation(line: 244, column: 23, scope: !4)
!26 = !DILocation(line: 243, column: 12, scope: !4)
!27 = !DILocation(line: 243, column: 11, scope: !4)
!28 = !DILocation(line: 287, column: 12, scope: !29, inlinedAt: !31)
!29 = distinct !DILexicalBlockFile(scope: !4, file: !30, discriminator: 0)
!30 = !DIFile(filename: "standard.py", directory: "triton/language")
!31 = !DILocation(line: 314, column: 12, scope: !29, inlinedAt: !32)
!32 = !DILocation(line: 244, column: 23, scope: !33)
!33 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!34 = !DILocation(line: 244, column: 14, scope: !4)
!35 = !DILocation(line: 238, column: 1, scope: !4)
