; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @gather(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !14
  %9 = and i32 %8, 192, !dbg !13
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !15
  %11 = shl i32 %10, 8, !dbg !15
  %12 = and i32 %7, 63, !dbg !16
  %13 = or disjoint i32 %9, %12, !dbg !16
  %14 = or disjoint i32 %13, %11, !dbg !15
  %15 = icmp slt i32 %14, %3, !dbg !17
  %16 = sext i32 %14 to i64
  br i1 %15, label %17, label %._crit_edge, !dbg !18

17:                                               ; preds = %6
  %18 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %16
  %19 = load <1 x i32>, ptr addrspace(1) %18, align 4, !dbg !18
  br label %._crit_edge, !dbg !18

._crit_edge:                                      ; preds = %6, %17
  %20 = phi <1 x i32> [ %19, %17 ], [ zeroinitializer, %6 ], !dbg !18
  %21 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %16, !dbg !19
  %22 = load <1 x float>, ptr addrspace(1) %21, align 4, !dbg !20
  %23 = extractelement <1 x float> %22, i64 0, !dbg !20
  %24 = getelementptr [4 x i8], ptr addrspace(3) @global_smem, i32 %13, !dbg !14
  store float %23, ptr addrspace(3) %24, align 4, !dbg !14
  fence syncscope("workgroup") release, !dbg !14
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14
  br i1 %15, label %25, label %32, !dbg !13

25:                                               ; preds = %._crit_edge
  %26 = extractelement <1 x i32> %20, i64 0, !dbg !18
  %27 = srem i32 %26, 256, !dbg !21
  %28 = getelementptr [4 x i8], ptr addrspace(3) @global_smem, i32 %27, !dbg !14
  %29 = load float, ptr addrspace(3) %28, align 4, !dbg !14
  %30 = insertelement <1 x float> poison, float %29, i64 0, !dbg !13
  %31 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %16, !dbg !22
  store <1 x float> %30, ptr addrspace(1) %31, align 4, !dbg !13
  br label %32, !dbg !13

32:                                               ; preds = %25, %._crit_edge
  ret void, !dbg !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gather", linkageName: "gather", scope: !1, file: !1, line: 230, type: !5, scopeLine: 230, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !7, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 234, column: 5, scope: !4)
!14 = !DILocation(line: 234, column: 23, scope: !4)
!15 = !DILocation(line: 231, column: 9, scope: !4)
!16 = !DILocation(line: 231, column: 36, scope: !4)
!17 = !DILocation(line: 232, column: 31, scope: !4)
!18 = !DILocation(line: 232, column: 9, scope: !4)
!19 = !DILocation(line: 233, column: 17, scope: !4)
!20 = !DILocation(line: 233, column: 9, scope: !4)
!21 = !DILocation(line: 234, column: 36, scope: !4)
!22 = !DILocation(line: 234, column: 14, scope: !4)
!23 = !DILocation(line: 230, column: 1, scope: !4)
