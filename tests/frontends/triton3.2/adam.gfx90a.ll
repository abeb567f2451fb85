; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @adam(ptr addrspace(1) inreg nocapture %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture %2, ptr addrspace(1) inreg nocapture %3, i32 inreg %4, float inreg %5, float inreg %6, float inreg %7, float inreg %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %11 = shl i32 %10, 8, !dbg !8
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %13 = and i32 %12, 255, !dbg !9
  %14 = or disjoint i32 %11, %13, !dbg !10
  %15 = sext i32 %14 to i64, !dbg !11
  %16 = getelementptr half, ptr addrspace(1) %1, i64 %15, !dbg !11
  %17 = icmp slt i32 %14, %4, !dbg !12
  %18 = insertelement <1 x i1> poison, i1 %17, i64 0, !dbg !13
  %19 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %16, i32 2, <1 x i1> %18, <1 x half> zeroinitializer), !dbg !13
  %20 = extractelement <1 x half> %19, i64 0, !dbg !13
  %21 = getelementptr float, ptr addrspace(1) %2, i64 %15, !dbg !14
  %22 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %21, i32 4, <1 x i1> %18, <1 x float> zeroinitializer), !dbg !15
  %23 = extractelement <1 x float> %22, i64 0, !dbg !15
  %24 = getelementptr float, ptr addrspace(1) %3, i64 %15, !dbg !16
  %25 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %24, i32 4, <1 x i1> %18, <1 x float> zeroinitializer), !dbg !17
  %26 = extractelement <1 x float> %25, i64 0, !dbg !17
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %15, !dbg !18
  %28 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %27, i32 2, <1 x i1> %18, <1 x half> zeroinitializer), !dbg !19
  %29 = extractelement <1 x half> %28, i64 0, !dbg !19
  %30 = fpext half %20 to float, !dbg !20
  %31 = fmul float %6, %23, !dbg !21
  %32 = fsub float 1.000000e+00, %6, !dbg !22
  %33 = fmul float %32, %30, !dbg !23
  %34 = fmul float %7, %26, !dbg !24
  %35 = fsub float 1.000000e+00, %7, !dbg !25
  %36 = fmul float %35, %30, !dbg !26
  %37 = fmul float %36, %30, !dbg !27
  %38 = fadd float %34, %37, !dbg !28
  %39 = insertelement <1 x float> poison, float %38, i64 0, !dbg !29
  %40 = fpext half %29 to float, !dbg !30
  %41 = tail call float @llvm.sqrt.f32(float %38), !dbg !31
  %42 = insertelement <2 x float> poison, float %31, i64 0, !dbg !32
  %43 = insertelement <2 x float> %42, float %8, i64 1, !dbg !32
  %44 = insertelement <2 x float> poison, float %33, i64 0, !dbg !32
  %45 = insertelement <2 x float> %44, float %41, i64 1, !dbg !32
  %46 = fadd <2 x float> %43, %45, !dbg !32
  %47 = shufflevector <2 x float> %46, <2 x float> poison, <1 x i32> zeroinitializer, !dbg !33
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %47, ptr addrspace(1) %21, i32 4, <1 x i1> %18), !dbg !33
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %39, ptr addrspace(1) %24, i32 4, <1 x i1> %18), !dbg !29
  %48 = extractelement <2 x float> %46, i64 0, !dbg !34
  %49 = fmul float %5, %48, !dbg !34
  %50 = extractelement <2 x float> %46, i64 1, !dbg !35
  %51 = fdiv float %49, %50, !dbg !35
  %52 = fsub float %40, %51, !dbg !36
  %53 = fptrunc float %52 to half, !dbg !37
  %54 = insertelement <1 x half> poison, half %53, i64 0, !dbg !38
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %54, ptr addrspace(1) %27, i32 2, <1 x i1> %18), !dbg !38
  ret void, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f16.p1(<1 x half>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x half>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "adam", linkageName: "adam", scope: !3, file: !3, line: 257, type: !5, scopeLine: 257, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 258, column: 22, scope: !4)
!8 = !DILocation(line: 258, column: 27, scope: !4)
!9 = !DILocation(line: 258, column: 48, scope: !4)
!10 = !DILocation(line: 258, column: 35, scope: !4)
!11 = !DILocation(line: 260, column: 23, scope: !4)
!12 = !DILocation(line: 259, column: 12, scope: !4)
!13 = !DILocation(line: 260, column: 19, scope: !4)
!14 = !DILocation(line: 261, column: 26, scope: !4)
!15 = !DILocation(line: 261, column: 22, scope: !4)
!16 = !DILocation(line: 262, column: 26, scope: !4)
!17 = !DILocation(line: 262, column: 22, scope: !4)
!18 = !DILocation(line: 265, column: 20, scope: !4)
!19 = !DILocation(line: 265, column: 16, scope: !4)
!20 = !DILocation(line: 260, column: 37, scope: !4)
!21 = !DILocation(line: 261, column: 14, scope: !4)
!22 = !DILocation(line: 261, column: 44, scope: !4)
!23 = !DILocation(line: 261, column: 50, scope: !4)
!24 = !DILocation(line: 262, column: 14, scope: !4)
!25 = !DILocation(line: 262, column: 44, scope: !4)
!26 = !DILocation(line: 262, column: 50, scope: !4)
!27 = !DILocation(line: 262, column: 57, scope: !4)
!28 = !DILocation(line: 262, column: 39, scope: !4)
!29 = !DILocation(line: 264, column: 20, scope: !4)
!30 = !DILocation(line: 265, column: 34, scope: !4)
!31 = !DILocation(line: 266, column: 44, scope: !4)
!32 = !DILocation(line: 261, column: 39, scope: !4)
!33 = !DILocation(line: 263, column: 20, scope: !4)
!34 = !DILocation(line: 266, column: 30, scope: !4)
!35 = !DILocation(line: 266, column: 36, scope: !4)
!36 = !DILocation(line: 266, column: 25, scope: !4)
!37 = !DILocation(line: 266, column: 59, scope: !4)
!38 = !DILocation(line: 266, column: 20, scope: !4)
!39 = !DILocation(line: 266, column: 4, scope: !4)
