; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @histogram(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture %1, i32 inreg %2) local_unnamed_addr #0 !dbg !4 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %5 = shl i32 %4, 9, !dbg !8
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %7 = and i32 %6, 63, !dbg !9
  %8 = and i32 %6, 255, !dbg !9
  %9 = or disjoint i32 %5, %8, !dbg !10
  %10 = or disjoint i32 %9, 256, !dbg !10
  %11 = sext i32 %9 to i64, !dbg !11
  %12 = getelementptr i32, ptr addrspace(1) %0, i64 %11, !dbg !11
  %13 = sext i32 %10 to i64, !dbg !11
  %14 = getelementptr i32, ptr addrspace(1) %0, i64 %13, !dbg !11
  %unmaskedload = load <1 x i32>, ptr addrspace(1) %12, align 4, !dbg !12
  %15 = extractelement <1 x i32> %unmaskedload, i64 0, !dbg !12
  %unmaskedload1 = load <1 x i32>, ptr addrspace(1) %14, align 4, !dbg !12
  %16 = extractelement <1 x i32> %unmaskedload1, i64 0, !dbg !12
  %17 = and i32 %15, 1, !dbg !13
  %18 = icmp ne i32 %17, 0, !dbg !13
  %19 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %18), !dbg !13
  %20 = and i32 %15, 2, !dbg !13
  %21 = icmp ne i32 %20, 0, !dbg !13
  %22 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %21), !dbg !13
  %23 = and i32 %15, 4, !dbg !13
  %24 = icmp ne i32 %23, 0, !dbg !13
  %25 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %24), !dbg !13
  %26 = and i32 %15, 8, !dbg !13
  %27 = icmp ne i32 %26, 0, !dbg !13
  %28 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %27), !dbg !13
  %29 = and i32 %15, 16, !dbg !13
  %30 = icmp ne i32 %29, 0, !dbg !13
  %31 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %30), !dbg !13
  %32 = and i32 %15, 32, !dbg !13
  %33 = icmp ne i32 %32, 0, !dbg !13
  %34 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %33), !dbg !13
  %35 = and i32 %6, 1, !dbg !13
  %sext = add nsw i32 %35, -1, !dbg !13
  %36 = sext i32 %sext to i64, !dbg !13
  %37 = xor i64 %19, %36, !dbg !13
  %38 = lshr i32 %6, 1, !dbg !13
  %39 = and i32 %38, 1, !dbg !13
  %sext2 = add nsw i32 %39, -1, !dbg !13
  %40 = sext i32 %sext2 to i64, !dbg !13
  %41 = xor i64 %22, %40, !dbg !13
  %42 = and i64 %41, %37, !dbg !13
  %43 = lshr i32 %6, 2, !dbg !13
  %44 = and i32 %43, 1, !dbg !13
  %sext3 = add nsw i32 %44, -1, !dbg !13
  %45 = sext i32 %sext3 to i64, !dbg !13
  %46 = xor i64 %25, %45, !dbg !13
  %47 = and i64 %42, %46, !dbg !13
  %48 = lshr i32 %6, 3, !dbg !13
  %49 = and i32 %48, 1, !dbg !13
  %sext4 = add nsw i32 %49, -1, !dbg !13
  %50 = sext i32 %sext4 to i64, !dbg !13
  %51 = xor i64 %28, %50, !dbg !13
  %52 = and i64 %47, %51, !dbg !13
  %53 = lshr i32 %6, 4, !dbg !13
  %54 = and i32 %53, 1, !dbg !13
  %sext5 = add nsw i32 %54, -1, !dbg !13
  %55 = sext i32 %sext5 to i64, !dbg !13
  %56 = xor i64 %31, %55, !dbg !13
  %57 = and i64 %52, %56, !dbg !13
  %58 = lshr i32 %6, 5, !dbg !13
  %59 = and i32 %58, 1, !dbg !13
  %sext6 = add nsw i32 %59, -1, !dbg !13
  %60 = sext i32 %sext6 to i64, !dbg !13
  %61 = xor i64 %34, %60, !dbg !13
  %62 = and i64 %57, %61, !dbg !13
  %63 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %62), !dbg !13
  %64 = trunc nuw nsw i64 %63 to i32, !dbg !13
  %65 = and i32 %16, 1, !dbg !13
  %66 = icmp ne i32 %65, 0, !dbg !13
  %67 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %66), !dbg !13
  %68 = and i32 %16, 2, !dbg !13
  %69 = icmp ne i32 %68, 0, !dbg !13
  %70 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %69), !dbg !13
  %71 = and i32 %16, 4, !dbg !13
  %72 = icmp ne i32 %71, 0, !dbg !13
  %73 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %72), !dbg !13
  %74 = and i32 %16, 8, !dbg !13
  %75 = icmp ne i32 %74, 0, !dbg !13
  %76 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %75), !dbg !13
  %77 = and i32 %16, 16, !dbg !13
  %78 = icmp ne i32 %77, 0, !dbg !13
  %79 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %78), !dbg !13
  %80 = and i32 %16, 32, !dbg !13
  %81 = icmp ne i32 %80, 0, !dbg !13
  %82 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %81), !dbg !13
  %83 = xor i64 %67, %36, !dbg !13
  %84 = xor i64 %70, %40, !dbg !13
  %85 = and i64 %84, %83, !dbg !13
  %86 = xor i64 %73, %45, !dbg !13
  %87 = and i64 %85, %86, !dbg !13
  %88 = xor i64 %76, %50, !dbg !13
  %89 = and i64 %87, %88, !dbg !13
  %90 = xor i64 %79, %55, !dbg !13
  %91 = and i64 %89, %90, !dbg !13
  %92 = xor i64 %82, %60, !dbg !13
  %93 = and i64 %91, %92, !dbg !13
  %94 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %93), !dbg !13
  %95 = trunc nuw nsw i64 %94 to i32, !dbg !13
  %96 = add nuw nsw i32 %95, %64, !dbg !13
  %97 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %7, !dbg !13
  store i32 0, ptr addrspace(3) %97, align 4, !dbg !13
  fence syncscope("workgroup") release, !dbg !13
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13
  %98 = atomicrmw add ptr addrspace(3) %97, i32 %96 monotonic, align 4, !dbg !13
  fence syncscope("workgroup") release, !dbg !13
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13
  %99 = icmp slt i32 %6, 64, !dbg !14
  br i1 %99, label %100, label %105, !dbg !14

100:                                              ; preds = %3
  %101 = zext nneg i32 %7 to i64
  %102 = getelementptr i32, ptr addrspace(1) %1, i64 %101
  %103 = load i32, ptr addrspace(3) %97, align 4, !dbg !13
  %104 = atomicrmw add ptr addrspace(1) %102, i32 %103 syncscope("agent") acq_rel, align 4, !dbg !14
  br label %105, !dbg !14

105:                                              ; preds = %100, %3
  ret void, !dbg !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "histogram", linkageName: "histogram", scope: !3, file: !3, line: 131, type: !5, scopeLine: 131, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 132, column: 22, scope: !4)
!8 = !DILocation(line: 132, column: 27, scope: !4)
!9 = !DILocation(line: 132, column: 48, scope: !4)
!10 = !DILocation(line: 132, column: 35, scope: !4)
!11 = !DILocation(line: 133, column: 33, scope: !4)
!12 = !DILocation(line: 133, column: 29, scope: !4)
!13 = !DILocation(line: 133, column: 37, scope: !4)
!14 = !DILocation(line: 134, column: 44, scope: !4)
!15 = !DILocation(line: 134, column: 4, scope: !4)
