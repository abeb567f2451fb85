; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @float8(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  tail call void @llvm.amdgcn.s.setreg(i32 1473, i32 1), !dbg !12
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !14
  %8 = and i32 %7, 192, !dbg !13
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !15
  %10 = shl i32 %9, 8, !dbg !15
  %11 = and i32 %6, 63, !dbg !14
  %12 = or disjoint i32 %11, %8, !dbg !14
  %13 = or disjoint i32 %12, %10, !dbg !15
  %14 = icmp slt i32 %13, %2, !dbg !16
  br i1 %14, label %15, label %.critedge, !dbg !17

15:                                               ; preds = %5
  %16 = sext i32 %13 to i64, !dbg !18
  %17 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %16, !dbg !18
  %18 = load <1 x float>, ptr addrspace(1) %17, align 4, !dbg !17
  %19 = extractelement <1 x float> %18, i64 0, !dbg !17
  %20 = bitcast float %19 to i32, !dbg !19
  %21 = lshr i32 %20, 3, !dbg !19
  %22 = and i32 %21, 268435456, !dbg !19
  %23 = lshr i32 %20, 23, !dbg !19
  %24 = and i32 %23, 255, !dbg !19
  %25 = icmp eq i32 %24, 255, !dbg !19
  %26 = icmp eq i32 %24, 112, !dbg !19
  %27 = icmp eq i32 %24, 111, !dbg !19
  %28 = icmp eq i32 %24, 110, !dbg !19
  %29 = icmp samesign ult i32 %24, 110, !dbg !19
  %30 = and i32 %20, 8388607, !dbg !19
  %31 = select i1 %29, i32 0, i32 %30, !dbg !19
  %.not = icmp eq i32 %31, 0, !dbg !19
  %32 = select i1 %.not, i32 0, i32 2097152, !dbg !19
  %33 = select i1 %28, i32 %32, i32 %31, !dbg !19
  %.inv = icmp samesign ult i32 %33, 4194304, !dbg !19
  %34 = select i1 %.inv, i32 2097152, i32 4194304, !dbg !19
  %35 = select i1 %27, i32 %34, i32 %33, !dbg !19
  %36 = icmp samesign ugt i32 %35, 2097152, !dbg !19
  %.inv1 = icmp samesign ult i32 %35, 6291456, !dbg !19
  %37 = select i1 %.inv1, i32 6291456, i32 8388608, !dbg !19
  %38 = select i1 %36, i32 %37, i32 4194304, !dbg !19
  %39 = select i1 %26, i32 %38, i32 %35, !dbg !19
  %40 = icmp ne i32 %39, 0, !dbg !19
  %41 = and i1 %25, %40, !dbg !19
  %42 = icmp samesign ugt i32 %24, 142, !dbg !19
  %43 = tail call i32 @llvm.usub.sat.i32(i32 %24, i32 112), !dbg !19
  %44 = shl nuw nsw i32 %43, 23, !dbg !19
  %45 = or i32 %39, %44, !dbg !19
  %46 = icmp samesign ugt i32 %45, 258998271, !dbg !19
  %47 = or i1 %42, %46, !dbg !19
  %48 = lshr i32 %39, 21, !dbg !19
  %49 = and i32 %48, 1, !dbg !19
  %50 = add nuw nsw i32 %45, 1048575, !dbg !19
  %51 = add nuw nsw i32 %50, %49, !dbg !19
  %52 = select i1 %47, i32 257949696, i32 %51, !dbg !19
  %53 = select i1 %41, i32 264241152, i32 %52, !dbg !19
  %54 = or i32 %53, %22, !dbg !19
  %55 = lshr i32 %54, 21, !dbg !19
  %56 = trunc i32 %55 to i8, !dbg !19
  %57 = insertelement <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, i8 %56, i64 1, !dbg !19
  %58 = bitcast <4 x i8> %57 to <2 x half>, !dbg !19
  %59 = extractelement <2 x half> %58, i64 0, !dbg !19
  %60 = fpext half %59 to float, !dbg !19
  %61 = fptrunc float %19 to half, !dbg !20
  %62 = fpext half %61 to float, !dbg !20
  %63 = fadd float %62, %60, !dbg !19
  %64 = insertelement <1 x float> poison, float %63, i64 0, !dbg !13
  %65 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %16, !dbg !21
  store <1 x float> %64, ptr addrspace(1) %65, align 4, !dbg !13
  br label %.critedge, !dbg !13

.critedge:                                        ; preds = %5, %15
  ret void, !dbg !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "float8", linkageName: "float8", scope: !1, file: !1, line: 348, type: !5, scopeLine: 348, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 348, column: 1, scope: !4)
!13 = !DILocation(line: 352, column: 5, scope: !4)
!14 = !DILocation(line: 349, column: 36, scope: !4)
!15 = !DILocation(line: 349, column: 9, scope: !4)
!16 = !DILocation(line: 350, column: 9, scope: !4)
!17 = !DILocation(line: 351, column: 9, scope: !4)
!18 = !DILocation(line: 351, column: 17, scope: !4)
!19 = !DILocation(line: 352, column: 23, scope: !4)
!20 = !DILocation(line: 352, column: 58, scope: !4)
!21 = !DILocation(line: 352, column: 14, scope: !4)
