; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @vector_add(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2, i32 inreg %3) local_unnamed_addr #0 !dbg !4 {
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
  %15 = getelementptr float, ptr addrspace(1) %1, i64 %10, !dbg !14
  %16 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %15, i32 4, <1 x i1> %13, <1 x float> zeroinitializer), !dbg !15
  %17 = getelementptr float, ptr addrspace(1) %2, i64 %10, !dbg !16
  %18 = fadd <1 x float> %14, %16, !dbg !17
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %18, ptr addrspace(1) %17, i32 4, <1 x i1> %13), !dbg !18
  ret void, !dbg !19
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
!4 = distinct !DISubprogram(name: "vector_add", linkageName: "vector_add", scope: !3, file: !3, line: 29, type: !5, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 30, column: 22, scope: !4)
!8 = !DILocation(line: 30, column: 27, scope: !4)
!9 = !DILocation(line: 30, column: 48, scope: !4)
!10 = !DILocation(line: 30, column: 35, scope: !4)
!11 = !DILocation(line: 32, column: 34, scope: !4)
!12 = !DILocation(line: 31, column: 12, scope: !4)
!13 = !DILocation(line: 32, column: 30, scope: !4)
!14 = !DILocation(line: 32, column: 59, scope: !4)
!15 = !DILocation(line: 32, column: 55, scope: !4)
!16 = !DILocation(line: 32, column: 19, scope: !4)
!17 = !DILocation(line: 32, column: 47, scope: !4)
!18 = !DILocation(line: 32, column: 22, scope: !4)
!19 = !DILocation(line: 32, column: 4, scope: !4)
