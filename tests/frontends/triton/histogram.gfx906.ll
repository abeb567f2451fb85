; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @histogram(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree captures(none) %1, i32 inreg %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !11
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !12
  %9 = shl i32 %8, 9, !dbg !12
  %10 = and i32 %6, 63, !dbg !13
  %11 = and i32 %7, 192, !dbg !13
  %12 = or disjoint i32 %11, %10, !dbg !13
  %13 = shl nuw nsw i32 %12, 1, !dbg !13
  %14 = or disjoint i32 %13, %9, !dbg !12
  %15 = sext i32 %14 to i64, !dbg !14
  %16 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %15, !dbg !14
  %17 = load <2 x i32>, ptr addrspace(1) %16, align 8, !dbg !15
  %18 = extractelement <2 x i32> %17, i64 0, !dbg !15
  %19 = extractelement <2 x i32> %17, i64 1, !dbg !15
  %20 = trunc i32 %18 to i1, !dbg !16
  %21 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %20), !dbg !16
  %22 = and i32 %18, 2, !dbg !16
  %23 = icmp ne i32 %22, 0, !dbg !16
  %24 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %23), !dbg !16
  %25 = and i32 %18, 4, !dbg !16
  %26 = icmp ne i32 %25, 0, !dbg !16
  %27 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %26), !dbg !16
  %28 = and i32 %18, 8, !dbg !16
  %29 = icmp ne i32 %28, 0, !dbg !16
  %30 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %29), !dbg !16
  %31 = and i32 %18, 16, !dbg !16
  %32 = icmp ne i32 %31, 0, !dbg !16
  %33 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %32), !dbg !16
  %34 = and i32 %18, 32, !dbg !16
  %35 = icmp ne i32 %34, 0, !dbg !16
  %36 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %35), !dbg !16
  %37 = and i32 %6, 1, !dbg !16
  %sext = add nsw i32 %37, -1, !dbg !16
  %38 = sext i32 %sext to i64, !dbg !16
  %39 = xor i64 %21, %38, !dbg !16
  %40 = lshr i32 %6, 1, !dbg !16
  %41 = and i32 %40, 1, !dbg !16
  %sext1 = add nsw i32 %41, -1, !dbg !16
  %42 = sext i32 %sext1 to i64, !dbg !16
  %43 = xor i64 %24, %42, !dbg !16
  %44 = and i64 %43, %39, !dbg !16
  %45 = lshr i32 %6, 2, !dbg !16
  %46 = and i32 %45, 1, !dbg !16
  %sext2 = add nsw i32 %46, -1, !dbg !16
  %47 = sext i32 %sext2 to i64, !dbg !16
  %48 = xor i64 %27, %47, !dbg !16
  %49 = and i64 %44, %48, !dbg !16
  %50 = lshr i32 %6, 3, !dbg !16
  %51 = and i32 %50, 1, !dbg !16
  %sext3 = add nsw i32 %51, -1, !dbg !16
  %52 = sext i32 %sext3 to i64, !dbg !16
  %53 = xor i64 %30, %52, !dbg !16
  %54 = and i64 %49, %53, !dbg !16
  %55 = lshr i32 %6, 4, !dbg !16
  %56 = and i32 %55, 1, !dbg !16
  %sext4 = add nsw i32 %56, -1, !dbg !16
  %57 = sext i32 %sext4 to i64, !dbg !16
  %58 = xor i64 %33, %57, !dbg !16
  %59 = and i64 %54, %58, !dbg !16
  %60 = lshr i32 %6, 5, !dbg !16
  %61 = and i32 %60, 1, !dbg !16
  %sext5 = add nsw i32 %61, -1, !dbg !16
  %62 = sext i32 %sext5 to i64, !dbg !16
  %63 = xor i64 %36, %62, !dbg !16
  %64 = and i64 %59, %63, !dbg !16
  %65 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %64), !dbg !16
  %66 = trunc nuw nsw i64 %65 to i32, !dbg !16
  %67 = trunc i32 %19 to i1, !dbg !16
  %68 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %67), !dbg !16
  %69 = and i32 %19, 2, !dbg !16
  %70 = icmp ne i32 %69, 0, !dbg !16
  %71 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %70), !dbg !16
  %72 = and i32 %19, 4, !dbg !16
  %73 = icmp ne i32 %72, 0, !dbg !16
  %74 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %73), !dbg !16
  %75 = and i32 %19, 8, !dbg !16
  %76 = icmp ne i32 %75, 0, !dbg !16
  %77 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %76), !dbg !16
  %78 = and i32 %19, 16, !dbg !16
  %79 = icmp ne i32 %78, 0, !dbg !16
  %80 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %79), !dbg !16
  %81 = and i32 %19, 32, !dbg !16
  %82 = icmp ne i32 %81, 0, !dbg !16
  %83 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %82), !dbg !16
  %84 = xor i64 %68, %38, !dbg !16
  %85 = xor i64 %71, %42, !dbg !16
  %86 = and i64 %85, %84, !dbg !16
  %87 = xor i64 %74, %47, !dbg !16
  %88 = and i64 %86, %87, !dbg !16
  %89 = xor i64 %77, %52, !dbg !16
  %90 = and i64 %88, %89, !dbg !16
  %91 = xor i64 %80, %57, !dbg !16
  %92 = and i64 %90, %91, !dbg !16
  %93 = xor i64 %83, %62, !dbg !16
  %94 = and i64 %92, %93, !dbg !16
  %95 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %94), !dbg !16
  %96 = trunc nuw nsw i64 %95 to i32, !dbg !16
  %97 = add nuw nsw i32 %96, %66, !dbg !16
  %98 = getelementptr [4 x i8], ptr addrspace(3) @global_smem, i32 %10, !dbg !16
  store i32 0, ptr addrspace(3) %98, align 4, !dbg !16
  fence syncscope("workgroup") release, !dbg !16
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16
  %99 = atomicrmw add ptr addrspace(3) %98, i32 %97 monotonic, align 4, !dbg !16
  fence syncscope("workgroup") release, !dbg !16
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16
  %100 = load i32, ptr addrspace(3) %98, align 4, !dbg !16
  fence syncscope("workgroup") release, !dbg !11
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11
  %101 = icmp eq i32 %11, 0, !dbg !11
  br i1 %101, label %102, label %106, !dbg !11

102:                                              ; preds = %5
  %103 = zext nneg i32 %10 to i64
  %104 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %103
  %105 = atomicrmw add ptr addrspace(1) %104, i32 %100 syncscope("agent") acq_rel, align 4, !dbg !11
  br label %106, !dbg !11

106:                                              ; preds = %102, %5
  fence syncscope("workgroup") release, !dbg !11
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11
  ret void, !dbg !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "histogram", linkageName: "histogram", scope: !1, file: !1, line: 122, type: !5, scopeLine: 122, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !8, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 125, column: 5, scope: !4)
!12 = !DILocation(line: 123, column: 9, scope: !4)
!13 = !DILocation(line: 123, column: 36, scope: !4)
!14 = !DILocation(line: 124, column: 30, scope: !4)
!15 = !DILocation(line: 124, column: 22, scope: !4)
!16 = !DILocation(line: 124, column: 9, scope: !4)
!17 = !DILocation(line: 122, column: 1, scope: !4)
