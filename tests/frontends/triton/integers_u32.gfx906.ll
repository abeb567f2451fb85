; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @integers(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !12
  %9 = and i32 %8, 192, !dbg !11
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %11 = shl i32 %10, 8, !dbg !13
  %12 = and i32 %7, 63, !dbg !12
  %13 = or disjoint i32 %12, %9, !dbg !12
  %14 = or disjoint i32 %13, %11, !dbg !13
  %15 = icmp slt i32 %14, %3, !dbg !14
  br i1 %15, label %16, label %.critedge, !dbg !15

16:                                               ; preds = %6
  %17 = sext i32 %14 to i64, !dbg !16
  %18 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %17, !dbg !16
  %19 = load <1 x i32>, ptr addrspace(1) %18, align 4, !dbg !15
  %20 = extractelement <1 x i32> %19, i64 0, !dbg !15
  %21 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %17, !dbg !17
  %22 = load <1 x i32>, ptr addrspace(1) %21, align 4, !dbg !18
  %23 = extractelement <1 x i32> %22, i64 0, !dbg !18
  %.frozen = freeze i32 %20, !dbg !19
  %.frozen2 = freeze i32 %23, !dbg !19
  %24 = udiv i32 %.frozen, %.frozen2, !dbg !19
  %25 = mul i32 %24, %.frozen2, !dbg !20
  %.decomposed = sub i32 %.frozen, %25, !dbg !20
  %26 = lshr i32 %20, 2, !dbg !21
  %27 = zext i32 %20 to i64, !dbg !22
  %28 = zext i32 %23 to i64, !dbg !22
  %29 = mul nuw i64 %28, %27, !dbg !22
  %30 = lshr i64 %29, 32, !dbg !22
  %31 = trunc nuw i64 %30 to i32, !dbg !22
  %reass.add = add i32 %23, 8, !dbg !23
  %reass.mul = mul i32 %reass.add, %20, !dbg !23
  %32 = sub i32 %.decomposed, %26, !dbg !23
  %33 = add i32 %32, %reass.mul, !dbg !23
  %34 = add i32 %33, %31, !dbg !23
  %35 = xor i32 %34, %24, !dbg !24
  %36 = insertelement <1 x i32> poison, i32 %35, i64 0, !dbg !11
  %37 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %17, !dbg !25
  store <1 x i32> %36, ptr addrspace(1) %37, align 4, !dbg !11
  br label %.critedge, !dbg !11

.critedge:                                        ; preds = %6, %16
  ret void, !dbg !26
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
!4 = distinct !DISubprogram(name: "integers", linkageName: "integers", scope: !1, file: !1, line: 209, type: !5, scopeLine: 209, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !8, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 215, column: 5, scope: !4)
!12 = !DILocation(line: 210, column: 36, scope: !4)
!13 = !DILocation(line: 210, column: 9, scope: !4)
!14 = !DILocation(line: 211, column: 9, scope: !4)
!15 = !DILocation(line: 212, column: 9, scope: !4)
!16 = !DILocation(line: 212, column: 17, scope: !4)
!17 = !DILocation(line: 213, column: 17, scope: !4)
!18 = !DILocation(line: 213, column: 9, scope: !4)
!19 = !DILocation(line: 214, column: 10, scope: !4)
!20 = !DILocation(line: 214, column: 21, scope: !4)
!21 = !DILocation(line: 214, column: 42, scope: !4)
!22 = !DILocation(line: 214, column: 90, scope: !4)
!23 = !DILocation(line: 214, column: 20, scope: !4)
!24 = !DILocation(line: 214, column: 9, scope: !4)
!25 = !DILocation(line: 215, column: 14, scope: !4)
!26 = !DILocation(line: 209, column: 1, scope: !4)
