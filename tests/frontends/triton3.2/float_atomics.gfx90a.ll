; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @float_atomics(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture %1, ptr addrspace(1) inreg nocapture %2, i32 inreg %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %6 = shl i32 %5, 8, !dbg !8
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %8 = and i32 %7, 255, !dbg !9
  %9 = or disjoint i32 %6, %8, !dbg !10
  %10 = sext i32 %9 to i64, !dbg !11
  %11 = getelementptr float, ptr addrspace(1) %0, i64 %10, !dbg !11
  %12 = icmp slt i32 %9, %3, !dbg !12
  %13 = insertelement <1 x i1> poison, i1 %12, i64 0, !dbg !13
  %14 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %11, i32 4, <1 x i1> %13, <1 x float> zeroinitializer), !dbg !13
  %15 = extractelement <1 x float> %14, i64 0, !dbg !13
  %16 = icmp slt i32 %7, 256, !dbg !14
  %17 = and i1 %16, %12, !dbg !14
  br i1 %17, label %18, label %23, !dbg !14

18:                                               ; preds = %4
  %19 = srem i32 %9, 8, !dbg !15
  %20 = sext i32 %19 to i64, !dbg !16
  %21 = getelementptr float, ptr addrspace(1) %1, i64 %20, !dbg !16
  %22 = atomicrmw fadd ptr addrspace(1) %21, float %15 syncscope("agent") monotonic, align 4, !dbg !14
  br label %23, !dbg !14

23:                                               ; preds = %18, %4
  %24 = srem i32 %9, 4, !dbg !17
  %25 = sext i32 %24 to i64, !dbg !18
  %26 = getelementptr float, ptr addrspace(1) %2, i64 %25, !dbg !18
  %27 = bitcast float %15 to i32, !dbg !19
  %28 = fcmp oge float %15, 0.000000e+00, !dbg !19
  %29 = fcmp olt float %15, 0.000000e+00, !dbg !19
  %30 = and i1 %12, %28, !dbg !19
  %31 = and i1 %16, %30, !dbg !19
  br i1 %31, label %32, label %34, !dbg !19

32:                                               ; preds = %23
  %33 = atomicrmw max ptr addrspace(1) %26, i32 %27 syncscope("agent") acq_rel, align 4, !dbg !19
  br label %34, !dbg !19

34:                                               ; preds = %32, %23
  %35 = and i1 %12, %29, !dbg !19
  %36 = and i1 %16, %35, !dbg !19
  br i1 %36, label %37, label %39, !dbg !19

37:                                               ; preds = %34
  %38 = atomicrmw umin ptr addrspace(1) %26, i32 %27 syncscope("agent") acq_rel, align 4, !dbg !19
  br label %39, !dbg !19

39:                                               ; preds = %37, %34
  %40 = icmp slt i32 %7, 1, !dbg !20
  br i1 %40, label %41, label %44, !dbg !20

41:                                               ; preds = %39
  %42 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %43 = atomicrmw fadd ptr addrspace(1) %42, float 1.000000e+00 syncscope("agent") acq_rel, align 4, !dbg !20
  br label %44, !dbg !20

44:                                               ; preds = %41, %39
  ret void, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #2

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "float_atomics", linkageName: "float_atomics", scope: !3, file: !3, line: 335, type: !5, scopeLine: 335, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 336, column: 22, scope: !4)
!8 = !DILocation(line: 336, column: 27, scope: !4)
!9 = !DILocation(line: 336, column: 48, scope: !4)
!10 = !DILocation(line: 336, column: 35, scope: !4)
!11 = !DILocation(line: 338, column: 20, scope: !4)
!12 = !DILocation(line: 337, column: 12, scope: !4)
!13 = !DILocation(line: 338, column: 16, scope: !4)
!14 = !DILocation(line: 339, column: 32, scope: !4)
!15 = !DILocation(line: 339, column: 29, scope: !4)
!16 = !DILocation(line: 339, column: 25, scope: !4)
!17 = !DILocation(line: 340, column: 31, scope: !4)
!18 = !DILocation(line: 340, column: 27, scope: !4)
!19 = !DILocation(line: 340, column: 34, scope: !4)
!20 = !DILocation(line: 341, column: 30, scope: !4)
!21 = !DILocation(line: 341, column: 4, scope: !4)
