; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @longs(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2, i32 inreg %3) local_unnamed_addr #0 !dbg !6 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %6 = shl i32 %5, 8, !dbg !10
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %8 = and i32 %7, 255, !dbg !11
  %9 = or disjoint i32 %6, %8, !dbg !12
  %10 = sext i32 %9 to i64, !dbg !13
  %11 = getelementptr i64, ptr addrspace(1) %0, i64 %10, !dbg !13
  %12 = icmp slt i32 %9, %3, !dbg !14
  %13 = insertelement <1 x i1> poison, i1 %12, i64 0, !dbg !15
  %14 = tail call <1 x i64> @llvm.masked.load.v1i64.p1(ptr addrspace(1) %11, i32 8, <1 x i1> %13, <1 x i64> splat (i64 1)), !dbg !15
  %15 = extractelement <1 x i64> %14, i64 0, !dbg !15
  %16 = getelementptr i64, ptr addrspace(1) %1, i64 %10, !dbg !16
  %17 = tail call <1 x i64> @llvm.masked.load.v1i64.p1(ptr addrspace(1) %16, i32 8, <1 x i1> %13, <1 x i64> splat (i64 1)), !dbg !17
  %18 = extractelement <1 x i64> %17, i64 0, !dbg !17
  %.frozen = freeze i64 %15, !dbg !18
  %.frozen1 = freeze i64 %18, !dbg !18
  %19 = sdiv i64 %.frozen, %.frozen1, !dbg !18
  %20 = mul i64 %19, %.frozen1, !dbg !19
  %.decomposed = sub i64 %.frozen, %20, !dbg !19
  %21 = and i64 %15, 4294967295, !dbg !20
  %22 = lshr i64 %15, 32, !dbg !20
  %23 = and i64 %18, 4294967295, !dbg !20
  %24 = lshr i64 %18, 32, !dbg !20
  %25 = mul nuw i64 %23, %21, !dbg !20
  %26 = mul nuw i64 %23, %22, !dbg !20
  %27 = lshr i64 %25, 32, !dbg !20
  %28 = add nuw i64 %27, %26, !dbg !20
  %29 = and i64 %28, 4294967295, !dbg !20
  %30 = lshr i64 %28, 32, !dbg !20
  %31 = mul nuw i64 %24, %21, !dbg !20
  %32 = add nuw i64 %29, %31, !dbg !20
  %33 = mul nuw i64 %24, %22, !dbg !20
  %34 = lshr i64 %32, 32, !dbg !20
  %35 = icmp sgt <1 x i64> %14, %17, !dbg !21
  %36 = extractelement <1 x i1> %35, i64 0, !dbg !21
  %37 = ashr i64 %15, 5, !dbg !22
  %38 = shl i64 %18, 3, !dbg !23
  %39 = select i1 %36, i64 %37, i64 %38, !dbg !24
  %40 = sub <1 x i64> %14, %17, !dbg !25
  %41 = extractelement <1 x i64> %40, i64 0, !dbg !25
  %42 = tail call i64 @llvm.abs.i64(i64 %41, i1 false), !dbg !26
  %43 = add i64 %.decomposed, %19, !dbg !20
  %44 = add i64 %43, %33, !dbg !20
  %45 = add i64 %44, %39, !dbg !27
  %46 = add i64 %45, %42, !dbg !28
  %47 = add i64 %46, %30, !dbg !29
  %48 = add i64 %47, %34, !dbg !30
  %49 = getelementptr i64, ptr addrspace(1) %2, i64 %10, !dbg !31
  %50 = insertelement <1 x i64> poison, i64 %48, i64 0, !dbg !32
  tail call void @llvm.masked.store.v1i64.p1(<1 x i64> %50, ptr addrspace(1) %49, i32 8, <1 x i1> %13), !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1i64.p1(<1 x i64>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x i64> @llvm.masked.load.v1i64.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x i64>) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 0}
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "make.py", directory: ".")
!6 = distinct !DISubprogram(name: "longs", linkageName: "longs", scope: !5, file: !5, line: 365, type: !7, scopeLine: 365, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DILocation(line: 366, column: 22, scope: !6)
!10 = !DILocation(line: 366, column: 27, scope: !6)
!11 = !DILocation(line: 366, column: 48, scope: !6)
!12 = !DILocation(line: 366, column: 35, scope: !6)
!13 = !DILocation(line: 368, column: 20, scope: !6)
!14 = !DILocation(line: 367, column: 12, scope: !6)
!15 = !DILocation(line: 368, column: 16, scope: !6)
!16 = !DILocation(line: 369, column: 20, scope: !6)
!17 = !DILocation(line: 369, column: 16, scope: !6)
!18 = !DILocation(line: 370, column: 13, scope: !6)
!19 = !DILocation(line: 370, column: 21, scope: !6)
!20 = !DILocation(line: 370, column: 52, scope: !6)
!21 = !DILocation(line: 370, column: 97, scope: !6)
!22 = !DILocation(line: 370, column: 105, scope: !6)
!23 = !DILocation(line: 370, column: 113, scope: !6)
!24 = !DILocation(line: 370, column: 108, scope: !6)
!25 = !DILocation(line: 370, column: 129, scope: !6)
!26 = !DILocation(line: 370, column: 125, scope: !6)
!27 = !DILocation(line: 370, column: 17, scope: !6)
!28 = !DILocation(line: 370, column: 25, scope: !6)
!29 = !DILocation(line: 370, column: 84, scope: !6)
!30 = !DILocation(line: 370, column: 118, scope: !6)
!31 = !DILocation(line: 371, column: 19, scope: !6)
!32 = !DILocation(line: 371, column: 22, scope: !6)
!33 = !DILocation(line: 371, column: 4, scope: !6)
