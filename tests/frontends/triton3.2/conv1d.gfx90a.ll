; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @conv1d(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2, i32 inreg %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %6 = shl i32 %5, 8, !dbg !8
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %8 = and i32 %7, 255, !dbg !9
  %9 = or disjoint i32 %6, %8, !dbg !10
  %10 = add i32 %9, -3, !dbg !11
  %11 = sext i32 %10 to i64, !dbg !12
  %12 = getelementptr float, ptr addrspace(1) %0, i64 %11, !dbg !12
  %13 = icmp sgt i32 %10, -1, !dbg !13
  %14 = icmp slt i32 %10, %3, !dbg !14
  %15 = and i1 %13, %14, !dbg !15
  %16 = insertelement <1 x i1> poison, i1 %15, i64 0, !dbg !16
  %17 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %12, i32 4, <1 x i1> %16, <1 x float> zeroinitializer), !dbg !16
  %unmaskedload = load <1 x float>, ptr addrspace(1) %1, align 4, !dbg !17, !amdgpu.noclobber !6
  %18 = add i32 %9, -2, !dbg !11
  %19 = sext i32 %18 to i64, !dbg !12
  %20 = getelementptr float, ptr addrspace(1) %0, i64 %19, !dbg !12
  %21 = icmp sgt i32 %18, -1, !dbg !13
  %22 = icmp slt i32 %18, %3, !dbg !14
  %23 = and i1 %21, %22, !dbg !15
  %24 = insertelement <1 x i1> poison, i1 %23, i64 0, !dbg !16
  %25 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %20, i32 4, <1 x i1> %24, <1 x float> zeroinitializer), !dbg !16
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !18
  %unmaskedload1 = load <1 x float>, ptr addrspace(1) %26, align 4, !dbg !17
  %27 = add i32 %9, -1, !dbg !11
  %28 = sext i32 %27 to i64, !dbg !12
  %29 = getelementptr float, ptr addrspace(1) %0, i64 %28, !dbg !12
  %30 = icmp sgt i32 %27, -1, !dbg !13
  %31 = icmp slt i32 %27, %3, !dbg !14
  %32 = and i1 %30, %31, !dbg !15
  %33 = insertelement <1 x i1> poison, i1 %32, i64 0, !dbg !16
  %34 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %29, i32 4, <1 x i1> %33, <1 x float> zeroinitializer), !dbg !16
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 8, !dbg !18
  %unmaskedload2 = load <1 x float>, ptr addrspace(1) %35, align 4, !dbg !17
  %36 = sext i32 %9 to i64, !dbg !12
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36, !dbg !12
  %38 = icmp sgt i32 %6, -1, !dbg !13
  %39 = icmp slt i32 %9, %3, !dbg !14
  %40 = and i1 %38, %39, !dbg !15
  %41 = insertelement <1 x i1> poison, i1 %40, i64 0, !dbg !16
  %42 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %37, i32 4, <1 x i1> %41, <1 x float> zeroinitializer), !dbg !16
  %43 = getelementptr i8, ptr addrspace(1) %1, i64 12, !dbg !18
  %unmaskedload3 = load <1 x float>, ptr addrspace(1) %43, align 4, !dbg !17
  %44 = add i32 %9, 1, !dbg !11
  %45 = sext i32 %44 to i64, !dbg !12
  %46 = getelementptr float, ptr addrspace(1) %0, i64 %45, !dbg !12
  %47 = icmp sgt i32 %44, -1, !dbg !13
  %48 = icmp slt i32 %44, %3, !dbg !14
  %49 = and i1 %47, %48, !dbg !15
  %50 = insertelement <1 x i1> poison, i1 %49, i64 0, !dbg !16
  %51 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %46, i32 4, <1 x i1> %50, <1 x float> zeroinitializer), !dbg !16
  %52 = getelementptr i8, ptr addrspace(1) %1, i64 16, !dbg !18
  %unmaskedload4 = load <1 x float>, ptr addrspace(1) %52, align 4, !dbg !17
  %53 = add i32 %9, 2, !dbg !11
  %54 = sext i32 %53 to i64, !dbg !12
  %55 = getelementptr float, ptr addrspace(1) %0, i64 %54, !dbg !12
  %56 = icmp sgt i32 %53, -1, !dbg !13
  %57 = icmp slt i32 %53, %3, !dbg !14
  %58 = and i1 %56, %57, !dbg !15
  %59 = insertelement <1 x i1> poison, i1 %58, i64 0, !dbg !16
  %60 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %55, i32 4, <1 x i1> %59, <1 x float> zeroinitializer), !dbg !16
  %61 = getelementptr i8, ptr addrspace(1) %1, i64 20, !dbg !18
  %unmaskedload5 = load <1 x float>, ptr addrspace(1) %61, align 4, !dbg !17
  %62 = add i32 %9, 3, !dbg !11
  %63 = sext i32 %62 to i64, !dbg !12
  %64 = getelementptr float, ptr addrspace(1) %0, i64 %63, !dbg !12
  %65 = icmp sgt i32 %62, -1, !dbg !13
  %66 = icmp slt i32 %62, %3, !dbg !14
  %67 = and i1 %65, %66, !dbg !15
  %68 = insertelement <1 x i1> poison, i1 %67, i64 0, !dbg !16
  %69 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %64, i32 4, <1 x i1> %68, <1 x float> zeroinitializer), !dbg !16
  %70 = getelementptr i8, ptr addrspace(1) %1, i64 24, !dbg !18
  %unmaskedload6 = load <1 x float>, ptr addrspace(1) %70, align 4, !dbg !17
  %71 = extractelement <1 x float> %17, i64 0, !dbg !19
  %72 = extractelement <1 x float> %unmaskedload, i64 0, !dbg !19
  %73 = fmul float %71, %72, !dbg !19
  %74 = fadd float %73, 0.000000e+00, !dbg !20
  %75 = extractelement <1 x float> %25, i64 0, !dbg !19
  %76 = extractelement <1 x float> %unmaskedload1, i64 0, !dbg !19
  %77 = fmul float %75, %76, !dbg !19
  %78 = fadd float %74, %77, !dbg !20
  %79 = extractelement <1 x float> %34, i64 0, !dbg !19
  %80 = extractelement <1 x float> %unmaskedload2, i64 0, !dbg !19
  %81 = fmul float %79, %80, !dbg !19
  %82 = fadd float %78, %81, !dbg !20
  %83 = extractelement <1 x float> %42, i64 0, !dbg !19
  %84 = extractelement <1 x float> %unmaskedload3, i64 0, !dbg !19
  %85 = fmul float %83, %84, !dbg !19
  %86 = fadd float %82, %85, !dbg !20
  %87 = extractelement <1 x float> %51, i64 0, !dbg !19
  %88 = extractelement <1 x float> %unmaskedload4, i64 0, !dbg !19
  %89 = fmul float %87, %88, !dbg !19
  %90 = fadd float %86, %89, !dbg !20
  %91 = extractelement <1 x float> %60, i64 0, !dbg !19
  %92 = extractelement <1 x float> %unmaskedload5, i64 0, !dbg !19
  %93 = fmul float %91, %92, !dbg !19
  %94 = fadd float %90, %93, !dbg !20
  %95 = extractelement <1 x float> %69, i64 0, !dbg !19
  %96 = extractelement <1 x float> %unmaskedload6, i64 0, !dbg !19
  %97 = fmul float %95, %96, !dbg !19
  %98 = fadd float %94, %97, !dbg !20
  %99 = getelementptr float, ptr addrspace(1) %2, i64 %36, !dbg !21
  %100 = insertelement <1 x float> poison, float %98, i64 0, !dbg !22
  %101 = insertelement <1 x i1> poison, i1 %39, i64 0, !dbg !22
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %100, ptr addrspace(1) %99, i32 4, <1 x i1> %101), !dbg !22
  ret void, !dbg !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

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
!4 = distinct !DISubprogram(name: "conv1d", linkageName: "conv1d", scope: !3, file: !3, line: 150, type: !5, scopeLine: 150, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 151, column: 22, scope: !4)
!8 = !DILocation(line: 151, column: 27, scope: !4)
!9 = !DILocation(line: 151, column: 48, scope: !4)
!10 = !DILocation(line: 151, column: 35, scope: !4)
!11 = !DILocation(line: 154, column: 20, scope: !4)
!12 = !DILocation(line: 155, column: 27, scope: !4)
!13 = !DILocation(line: 155, column: 41, scope: !4)
!14 = !DILocation(line: 155, column: 51, scope: !4)
!15 = !DILocation(line: 155, column: 47, scope: !4)
!16 = !DILocation(line: 155, column: 23, scope: !4)
!17 = !DILocation(line: 155, column: 76, scope: !4)
!18 = !DILocation(line: 155, column: 80, scope: !4)
!19 = !DILocation(line: 155, column: 68, scope: !4)
!20 = !DILocation(line: 155, column: 15, scope: !4)
!21 = !DILocation(line: 156, column: 19, scope: !4)
!22 = !DILocation(line: 156, column: 22, scope: !4)
!23 = !DILocation(line: 156, column: 4, scope: !4)
