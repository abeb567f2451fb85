; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @float8(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1, i32 inreg %2) local_unnamed_addr #0 !dbg !4 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %5 = shl i32 %4, 8, !dbg !8
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %7 = and i32 %6, 255, !dbg !9
  %8 = or disjoint i32 %5, %7, !dbg !10
  %9 = sext i32 %8 to i64, !dbg !11
  %10 = getelementptr float, ptr addrspace(1) %0, i64 %9, !dbg !11
  %11 = icmp slt i32 %8, %2, !dbg !12
  %12 = insertelement <1 x i1> poison, i1 %11, i64 0, !dbg !13
  %13 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %10, i32 4, <1 x i1> %12, <1 x float> zeroinitializer), !dbg !13
  %14 = extractelement <1 x float> %13, i64 0, !dbg !13
  %15 = getelementptr float, ptr addrspace(1) %1, i64 %9, !dbg !14
  %16 = tail call half asm "v_cvt_f16_f32 $0, $1", "=v,v"(float %14) #4, !dbg !15
  %17 = insertelement <2 x half> <half poison, half undef>, half %16, i64 0, !dbg !15
  %18 = bitcast <2 x half> %17 to i32, !dbg !15
  %19 = add i32 %18, 128, !dbg !15
  %extelt.offset = lshr i32 %19, 8, !dbg !15
  %20 = trunc i32 %extelt.offset to i8, !dbg !15
  %21 = insertelement <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, i8 %20, i64 1, !dbg !16
  %22 = bitcast <4 x i8> %21 to <2 x half>, !dbg !16
  %23 = extractelement <2 x half> %22, i64 0, !dbg !16
  %24 = tail call float asm "v_cvt_f32_f16 $0, $1", "=v,v"(half %23) #4, !dbg !16
  %25 = fptrunc float %14 to half, !dbg !17
  %26 = fpext half %25 to float, !dbg !18
  %27 = fadd float %24, %26, !dbg !19
  %28 = insertelement <1 x float> poison, float %27, i64 0, !dbg !20
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %28, ptr addrspace(1) %15, i32 4, <1 x i1> %12), !dbg !20
  ret void, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #3

attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "float8", linkageName: "float8", scope: !3, file: !3, line: 357, type: !5, scopeLine: 357, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 358, column: 22, scope: !4)
!8 = !DILocation(line: 358, column: 27, scope: !4)
!9 = !DILocation(line: 358, column: 48, scope: !4)
!10 = !DILocation(line: 358, column: 35, scope: !4)
!11 = !DILocation(line: 360, column: 20, scope: !4)
!12 = !DILocation(line: 359, column: 12, scope: !4)
!13 = !DILocation(line: 360, column: 16, scope: !4)
!14 = !DILocation(line: 361, column: 19, scope: !4)
!15 = !DILocation(line: 361, column: 27, scope: !4)
!16 = !DILocation(line: 361, column: 43, scope: !4)
!17 = !DILocation(line: 361, column: 62, scope: !4)
!18 = !DILocation(line: 361, column: 77, scope: !4)
!19 = !DILocation(line: 361, column: 57, scope: !4)
!20 = !DILocation(line: 361, column: 22, scope: !4)
!21 = !DILocation(line: 361, column: 4, scope: !4)
