; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @scan(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1) local_unnamed_addr #0 !dbg !4 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %4 = shl i32 %3, 9, !dbg !8
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %6 = and i32 %5, 63, !dbg !9
  %7 = lshr i32 %5, 6, !dbg !9
  %8 = and i32 %5, 255, !dbg !9
  %9 = or disjoint i32 %4, %8, !dbg !10
  %10 = or disjoint i32 %9, 256, !dbg !10
  %11 = sext i32 %9 to i64, !dbg !11
  %12 = getelementptr i32, ptr addrspace(1) %0, i64 %11, !dbg !11
  %13 = sext i32 %10 to i64, !dbg !11
  %14 = getelementptr i32, ptr addrspace(1) %0, i64 %13, !dbg !11
  %unmaskedload = load <1 x i32>, ptr addrspace(1) %12, align 4, !dbg !12
  %15 = extractelement <1 x i32> %unmaskedload, i64 0, !dbg !12
  %unmaskedload1 = load <1 x i32>, ptr addrspace(1) %14, align 4, !dbg !12
  %16 = extractelement <1 x i32> %unmaskedload1, i64 0, !dbg !12
  %17 = and i32 %7, 3, !dbg !13
  %18 = tail call i32 @llvm.usub.sat.i32(i32 %6, i32 1), !dbg !13
  %19 = shl nuw nsw i32 %18, 2, !dbg !13
  %20 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %19, i32 %15), !dbg !13
  %.not = icmp eq i32 %6, 0, !dbg !13
  %21 = select i1 %.not, i32 0, i32 %20, !dbg !13
  %22 = add i32 %21, %15, !dbg !13
  %23 = icmp samesign ult i32 %6, 2, !dbg !13
  %24 = shl nuw nsw i32 %6, 2, !dbg !13
  %25 = add nsw i32 %24, -8, !dbg !13
  %26 = select i1 %23, i32 %24, i32 %25, !dbg !13
  %27 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %22), !dbg !13
  %28 = icmp samesign ugt i32 %6, 1, !dbg !13
  %29 = select i1 %28, i32 %27, i32 0, !dbg !13
  %30 = add i32 %22, %29, !dbg !13
  %31 = icmp samesign ult i32 %6, 4, !dbg !13
  %32 = add nsw i32 %24, -16, !dbg !13
  %33 = select i1 %31, i32 %24, i32 %32, !dbg !13
  %34 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %30), !dbg !13
  %35 = icmp samesign ugt i32 %6, 3, !dbg !13
  %36 = select i1 %35, i32 %34, i32 0, !dbg !13
  %37 = add i32 %30, %36, !dbg !13
  %38 = icmp samesign ult i32 %6, 8, !dbg !13
  %39 = add nsw i32 %24, -32, !dbg !13
  %40 = select i1 %38, i32 %24, i32 %39, !dbg !13
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %37), !dbg !13
  %42 = icmp samesign ugt i32 %6, 7, !dbg !13
  %43 = select i1 %42, i32 %41, i32 0, !dbg !13
  %44 = add i32 %37, %43, !dbg !13
  %45 = icmp samesign ult i32 %6, 16, !dbg !13
  %46 = add nsw i32 %24, -64, !dbg !13
  %47 = select i1 %45, i32 %24, i32 %46, !dbg !13
  %48 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %47, i32 %44), !dbg !13
  %49 = icmp samesign ugt i32 %6, 15, !dbg !13
  %50 = select i1 %49, i32 %48, i32 0, !dbg !13
  %51 = add i32 %44, %50, !dbg !13
  %52 = icmp samesign ult i32 %6, 32, !dbg !13
  %53 = add nsw i32 %24, -128, !dbg !13
  %54 = select i1 %52, i32 %24, i32 %53, !dbg !13
  %55 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %51), !dbg !13
  %56 = icmp samesign ugt i32 %6, 31, !dbg !13
  %57 = select i1 %56, i32 %55, i32 0, !dbg !13
  %58 = add i32 %51, %57, !dbg !13
  %59 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %19, i32 %16), !dbg !13
  %60 = select i1 %.not, i32 0, i32 %59, !dbg !13
  %61 = add i32 %60, %16, !dbg !13
  %62 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %61), !dbg !13
  %63 = select i1 %28, i32 %62, i32 0, !dbg !13
  %64 = add i32 %61, %63, !dbg !13
  %65 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %64), !dbg !13
  %66 = select i1 %35, i32 %65, i32 0, !dbg !13
  %67 = add i32 %64, %66, !dbg !13
  %68 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %67), !dbg !13
  %69 = select i1 %42, i32 %68, i32 0, !dbg !13
  %70 = add i32 %67, %69, !dbg !13
  %71 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %47, i32 %70), !dbg !13
  %72 = select i1 %49, i32 %71, i32 0, !dbg !13
  %73 = add i32 %70, %72, !dbg !13
  %74 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %73), !dbg !13
  %75 = select i1 %56, i32 %74, i32 0, !dbg !13
  %76 = add i32 %73, %75, !dbg !13
  %77 = icmp eq i32 %6, 63, !dbg !13
  br i1 %77, label %78, label %.critedge, !dbg !13

78:                                               ; preds = %2
  %79 = or disjoint i32 %17, 4
  %80 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %79
  %81 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %17
  store i32 %58, ptr addrspace(3) %81, align 4, !dbg !13
  store i32 %76, ptr addrspace(3) %80, align 4, !dbg !13
  br label %.critedge, !dbg !13

.critedge:                                        ; preds = %2, %78
  %82 = getelementptr i32, ptr addrspace(1) %1, i64 %13, !dbg !17
  %83 = getelementptr i32, ptr addrspace(1) %1, i64 %11, !dbg !17
  fence syncscope("workgroup") release, !dbg !13
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13
  %.not2 = icmp eq i32 %17, 0, !dbg !13
  %84 = load <2 x i32>, ptr addrspace(3) @global_smem, align 16, !dbg !13
  %85 = icmp samesign ugt i32 %17, 1, !dbg !13
  %86 = extractelement <2 x i32> %84, i64 0, !dbg !13
  %87 = extractelement <2 x i32> %84, i64 1, !dbg !18
  %88 = add i32 %87, %86, !dbg !18
  %89 = select i1 %85, i32 %88, i32 %86, !dbg !13
  %90 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8, !dbg !13
  %91 = icmp eq i32 %17, 3, !dbg !13
  %92 = add i32 %88, %90, !dbg !18
  %93 = select i1 %91, i32 %92, i32 %89, !dbg !13
  %94 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12), align 4, !dbg !13
  %95 = add i32 %92, %94, !dbg !18
  %96 = select i1 %.not2, i32 0, i32 %93, !dbg !13
  %97 = add i32 %96, %58, !dbg !13
  %98 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), align 16, !dbg !13
  %99 = add i32 %95, %98, !dbg !18
  %100 = select i1 %.not2, i32 %95, i32 %99, !dbg !13
  %101 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20), align 4, !dbg !13
  %102 = add i32 %99, %101, !dbg !18
  %103 = select i1 %85, i32 %102, i32 %100, !dbg !13
  %104 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24), align 8, !dbg !13
  %105 = add i32 %102, %104, !dbg !18
  %106 = select i1 %91, i32 %105, i32 %103, !dbg !13
  %107 = add i32 %106, %76, !dbg !18
  %108 = insertelement <1 x i32> poison, i32 %97, i64 0, !dbg !20
  store <1 x i32> %108, ptr addrspace(1) %83, align 4, !dbg !20
  %109 = insertelement <1 x i32> poison, i32 %107, i64 0, !dbg !20
  store <1 x i32> %109, ptr addrspace(1) %82, align 4, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "scan", linkageName: "scan", scope: !3, file: !3, line: 107, type: !5, scopeLine: 107, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 108, column: 22, scope: !4)
!8 = !DILocation(line: 108, column: 27, scope: !4)
!9 = !DILocation(line: 108, column: 48, scope: !4)
!10 = !DILocation(line: 108, column: 35, scope: !4)
!11 = !DILocation(line: 109, column: 44, scope: !4)
!12 = !DILocation(line: 109, column: 40, scope: !4)
!13 = !DILocation(line: 299, column: 60, scope: !14, inlinedAt: !16)
!14 = distinct !DILexicalBlockFile(scope: !4, file: !15, discriminator: 0)
!15 = !DIFile(filename: "standard.py", directory: "triton/language")
!16 = !DILocation(line: 109, column: 32, scope: !4)
!17 = !DILocation(line: 109, column: 19, scope: !4)
!18 = !DILocation(line: 256, column: 15, scope: !19, inlinedAt: !16)
!19 = distinct !DILexicalBlockFile(scope: !14, file: !15, discriminator: 0)
!20 = !DILocation(line: 109, column: 22, scope: !4)
!21 = !DILocation(line: 109, column: 4, scope: !4)
