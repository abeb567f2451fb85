; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @longs(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !13
  %9 = and i32 %8, 192, !dbg !12
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %11 = shl i32 %10, 8, !dbg !14
  %12 = and i32 %7, 63, !dbg !13
  %13 = or disjoint i32 %12, %9, !dbg !13
  %14 = or disjoint i32 %13, %11, !dbg !14
  %15 = icmp slt i32 %14, %3, !dbg !15
  br i1 %15, label %16, label %.critedge, !dbg !16

16:                                               ; preds = %6
  %17 = sext i32 %14 to i64, !dbg !17
  %18 = getelementptr [8 x i8], ptr addrspace(1) %0, i64 %17, !dbg !17
  %19 = load <1 x i64>, ptr addrspace(1) %18, align 8, !dbg !16
  %20 = extractelement <1 x i64> %19, i64 0, !dbg !16
  %21 = getelementptr [8 x i8], ptr addrspace(1) %1, i64 %17, !dbg !18
  %22 = load <1 x i64>, ptr addrspace(1) %21, align 8, !dbg !19
  %23 = extractelement <1 x i64> %22, i64 0, !dbg !19
  %.frozen = freeze i64 %20, !dbg !20
  %.frozen2 = freeze i64 %23, !dbg !20
  %24 = sdiv i64 %.frozen, %.frozen2, !dbg !20
  %25 = mul i64 %24, %.frozen2, !dbg !21
  %.decomposed = sub i64 %.frozen, %25, !dbg !21
  %26 = add i64 %.decomposed, %24, !dbg !20
  %27 = zext i64 %20 to i128, !dbg !22
  %28 = zext i64 %23 to i128, !dbg !22
  %29 = mul nuw i128 %28, %27, !dbg !22
  %30 = lshr i128 %29, 64, !dbg !22
  %31 = trunc nuw i128 %30 to i64, !dbg !22
  %32 = icmp sgt i64 %20, %23, !dbg !23
  %33 = ashr i64 %20, 5, !dbg !24
  %34 = shl i64 %23, 3, !dbg !25
  %35 = select i1 %32, i64 %33, i64 %34, !dbg !26
  %36 = sub i64 %20, %23, !dbg !27
  %37 = tail call i64 @llvm.abs.i64(i64 %36, i1 false), !dbg !28
  %38 = add i64 %26, %35, !dbg !20
  %39 = add i64 %38, %37, !dbg !20
  %40 = add i64 %39, %31, !dbg !20
  %41 = insertelement <1 x i64> poison, i64 %40, i64 0, !dbg !12
  %42 = getelementptr [8 x i8], ptr addrspace(1) %2, i64 %17, !dbg !29
  store <1 x i64> %41, ptr addrspace(1) %42, align 8, !dbg !12
  br label %.critedge, !dbg !12

.critedge:                                        ; preds = %6, %16
  ret void, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "longs", linkageName: "longs", scope: !1, file: !1, line: 356, type: !5, scopeLine: 356, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 362, column: 5, scope: !4)
!13 = !DILocation(line: 357, column: 36, scope: !4)
!14 = !DILocation(line: 357, column: 9, scope: !4)
!15 = !DILocation(line: 358, column: 9, scope: !4)
!16 = !DILocation(line: 359, column: 9, scope: !4)
!17 = !DILocation(line: 359, column: 17, scope: !4)
!18 = !DILocation(line: 360, column: 17, scope: !4)
!19 = !DILocation(line: 360, column: 9, scope: !4)
!20 = !DILocation(line: 361, column: 9, scope: !4)
!21 = !DILocation(line: 361, column: 18, scope: !4)
!22 = !DILocation(line: 361, column: 26, scope: !4)
!23 = !DILocation(line: 361, column: 94, scope: !4)
!24 = !DILocation(line: 361, column: 101, scope: !4)
!25 = !DILocation(line: 361, column: 109, scope: !4)
!26 = !DILocation(line: 361, column: 85, scope: !4)
!27 = !DILocation(line: 361, column: 126, scope: !4)
!28 = !DILocation(line: 361, column: 119, scope: !4)
!29 = !DILocation(line: 362, column: 14, scope: !4)
!30 = !DILocation(line: 356, column: 1, scope: !4)
