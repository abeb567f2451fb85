; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @scan(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree readnone captures(none) %2, ptr addrspace(1) inreg nofree readnone captures(none) %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %6 = lshr i32 %5, 6, !dbg !11
  %7 = and i32 %6, 3, !dbg !11
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !12
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %10 = shl i32 %9, 9, !dbg !13
  %11 = and i32 %5, 63, !dbg !12
  %12 = shl i32 %8, 6, !dbg !12
  %.masked = and i32 %12, 192, !dbg !12
  %13 = or disjoint i32 %.masked, %11, !dbg !12
  %14 = shl nuw nsw i32 %13, 1, !dbg !12
  %15 = or disjoint i32 %14, %10, !dbg !13
  %16 = sext i32 %15 to i64, !dbg !14
  %17 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %16, !dbg !14
  %18 = load <2 x i32>, ptr addrspace(1) %17, align 8, !dbg !15
  %19 = extractelement <2 x i32> %18, i64 0, !dbg !15
  %20 = extractelement <2 x i32> %18, i64 1, !dbg !15
  %21 = add i32 %19, %20, !dbg !16
  %22 = tail call i32 @llvm.usub.sat.i32(i32 %11, i32 1), !dbg !19
  %23 = shl nuw nsw i32 %22, 2, !dbg !19
  %24 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %21), !dbg !19
  %.not = icmp eq i32 %11, 0, !dbg !19
  %25 = select i1 %.not, i32 0, i32 %24, !dbg !19
  %26 = add i32 %21, %25, !dbg !19
  %27 = icmp samesign ult i32 %11, 2, !dbg !19
  %28 = shl nuw nsw i32 %11, 2, !dbg !19
  %29 = add nsw i32 %28, -8, !dbg !19
  %30 = select i1 %27, i32 %28, i32 %29, !dbg !19
  %31 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %26), !dbg !19
  %32 = icmp samesign ugt i32 %11, 1, !dbg !19
  %33 = select i1 %32, i32 %31, i32 0, !dbg !19
  %34 = add i32 %26, %33, !dbg !19
  %35 = icmp samesign ult i32 %11, 4, !dbg !19
  %36 = add nsw i32 %28, -16, !dbg !19
  %37 = select i1 %35, i32 %28, i32 %36, !dbg !19
  %38 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %37, i32 %34), !dbg !19
  %39 = icmp samesign ugt i32 %11, 3, !dbg !19
  %40 = select i1 %39, i32 %38, i32 0, !dbg !19
  %41 = add i32 %34, %40, !dbg !19
  %42 = icmp samesign ult i32 %11, 8, !dbg !19
  %43 = add nsw i32 %28, -32, !dbg !19
  %44 = select i1 %42, i32 %28, i32 %43, !dbg !19
  %45 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %41), !dbg !19
  %46 = icmp samesign ugt i32 %11, 7, !dbg !19
  %47 = select i1 %46, i32 %45, i32 0, !dbg !19
  %48 = add i32 %41, %47, !dbg !19
  %49 = icmp samesign ult i32 %11, 16, !dbg !19
  %50 = add nsw i32 %28, -64, !dbg !19
  %51 = select i1 %49, i32 %28, i32 %50, !dbg !19
  %52 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %48), !dbg !19
  %53 = icmp samesign ugt i32 %11, 15, !dbg !19
  %54 = select i1 %53, i32 %52, i32 0, !dbg !19
  %55 = add i32 %48, %54, !dbg !19
  %56 = icmp samesign ult i32 %11, 32, !dbg !19
  %57 = add nsw i32 %28, -128, !dbg !19
  %58 = select i1 %56, i32 %28, i32 %57, !dbg !19
  %59 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %58, i32 %55), !dbg !19
  %60 = icmp samesign ugt i32 %11, 31, !dbg !19
  %61 = select i1 %60, i32 %59, i32 0, !dbg !19
  %62 = add i32 %55, %61, !dbg !19
  %63 = icmp eq i32 %11, 63, !dbg !19
  br i1 %63, label %64, label %66, !dbg !19

64:                                               ; preds = %4
  %65 = getelementptr [4 x i8], ptr addrspace(3) @global_smem, i32 %7
  store i32 %62, ptr addrspace(3) %65, align 4, !dbg !19
  br label %66, !dbg !19

66:                                               ; preds = %64, %4
  %67 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %16, !dbg !22
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %.not2 = icmp eq i32 %7, 0, !dbg !19
  %68 = or i32 %7, %11, !dbg !19
  %.not1 = icmp eq i32 %68, 0, !dbg !19
  %69 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !19
  %70 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4), align 4, !dbg !19
  %71 = icmp samesign ugt i32 %7, 1, !dbg !19
  %72 = add i32 %70, %69, !dbg !16
  %73 = select i1 %71, i32 %72, i32 %69, !dbg !19
  %74 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8, !dbg !19
  %75 = icmp eq i32 %7, 3, !dbg !19
  %76 = add i32 %72, %74, !dbg !16
  %77 = select i1 %75, i32 %76, i32 %73, !dbg !19
  %78 = select i1 %.not2, i32 0, i32 %77, !dbg !19
  %79 = add i32 %78, %62, !dbg !19
  %80 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %79), !dbg !19
  %81 = select i1 %.not, i32 %77, i32 %80, !dbg !19
  %82 = select i1 %.not1, i32 0, i32 %81, !dbg !19
  %83 = add i32 %82, %19, !dbg !19
  %84 = insertelement <2 x i32> poison, i32 %83, i64 0, !dbg !11
  %85 = insertelement <2 x i32> %84, i32 %79, i64 1, !dbg !11
  store <2 x i32> %85, ptr addrspace(1) %67, align 8, !dbg !11
  ret void, !dbg !23
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #5

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "scan", linkageName: "scan", scope: !1, file: !1, line: 98, type: !5, scopeLine: 98, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 100, column: 5, scope: !4)
!12 = !DILocation(line: 99, column: 36, scope: !4)
!13 = !DILocation(line: 99, column: 9, scope: !4)
!14 = !DILocation(line: 100, column: 41, scope: !4)
!15 = !DILocation(line: 100, column: 33, scope: !4)
!16 = !DILocation(line: 287, column: 12, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !18, discriminator: 0)
!18 = !DIFile(filename: "standard.py", directory: "triton/language")
!19 = !DILocation(line: 358, column: 12, scope: !17, inlinedAt: !20)
!20 = !DILocation(line: 100, column: 23, scope: !21)
!21 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!22 = !DILocation(line: 100, column: 14, scope: !4)
!23 = !DILocation(line: 98, column: 1, scope: !4)
