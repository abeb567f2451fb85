; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @transpose(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1, i32 inreg %2, i32 inreg %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %6 = shl i32 %5, 5, !dbg !8
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %8 = lshr i32 %7, 5, !dbg !9
  %9 = and i32 %8, 7, !dbg !9
  %10 = or disjoint i32 %9, 8, !dbg !9
  %11 = or disjoint i32 %9, 16, !dbg !9
  %12 = or disjoint i32 %9, 24, !dbg !9
  %13 = or disjoint i32 %9, %6, !dbg !10
  %14 = or disjoint i32 %10, %6, !dbg !10
  %15 = or disjoint i32 %11, %6, !dbg !10
  %16 = or disjoint i32 %12, %6, !dbg !10
  %17 = mul i32 %3, %13, !dbg !11
  %18 = mul i32 %3, %14, !dbg !11
  %19 = mul i32 %3, %15, !dbg !11
  %20 = mul i32 %3, %16, !dbg !11
  %21 = sext i32 %17 to i64, !dbg !12
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21, !dbg !12
  %23 = sext i32 %18 to i64, !dbg !12
  %24 = getelementptr float, ptr addrspace(1) %0, i64 %23, !dbg !12
  %25 = sext i32 %19 to i64, !dbg !12
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25, !dbg !12
  %27 = sext i32 %20 to i64, !dbg !12
  %28 = getelementptr float, ptr addrspace(1) %0, i64 %27, !dbg !12
  %29 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %30 = shl i32 %29, 5, !dbg !14
  %31 = and i32 %7, 31, !dbg !9
  %32 = or disjoint i32 %30, %31, !dbg !15
  %33 = sext i32 %32 to i64, !dbg !16
  %34 = getelementptr float, ptr addrspace(1) %22, i64 %33, !dbg !16
  %35 = getelementptr float, ptr addrspace(1) %24, i64 %33, !dbg !16
  %36 = getelementptr float, ptr addrspace(1) %26, i64 %33, !dbg !16
  %37 = getelementptr float, ptr addrspace(1) %28, i64 %33, !dbg !16
  %38 = icmp slt i32 %13, %2, !dbg !17
  %39 = icmp slt i32 %14, %2, !dbg !17
  %40 = icmp slt i32 %15, %2, !dbg !17
  %41 = icmp slt i32 %16, %2, !dbg !17
  %42 = icmp slt i32 %32, %3, !dbg !18
  %43 = and i1 %38, %42, !dbg !19
  %44 = and i1 %39, %42, !dbg !19
  %45 = and i1 %40, %42, !dbg !19
  %46 = and i1 %41, %42, !dbg !19
  %47 = insertelement <1 x i1> poison, i1 %43, i64 0, !dbg !20
  %48 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %34, i32 4, <1 x i1> %47, <1 x float> zeroinitializer), !dbg !20
  %49 = insertelement <1 x i1> poison, i1 %44, i64 0, !dbg !20
  %50 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %35, i32 4, <1 x i1> %49, <1 x float> zeroinitializer), !dbg !20
  %51 = insertelement <1 x i1> poison, i1 %45, i64 0, !dbg !20
  %52 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %36, i32 4, <1 x i1> %51, <1 x float> zeroinitializer), !dbg !20
  %53 = insertelement <1 x i1> poison, i1 %46, i64 0, !dbg !20
  %54 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %37, i32 4, <1 x i1> %53, <1 x float> zeroinitializer), !dbg !20
  %55 = or disjoint i32 %6, %31, !dbg !10
  %56 = or disjoint i32 %9, %30, !dbg !15
  %57 = or disjoint i32 %10, %30, !dbg !15
  %58 = or disjoint i32 %11, %30, !dbg !15
  %59 = or disjoint i32 %12, %30, !dbg !15
  %60 = icmp slt i32 %55, %2, !dbg !17
  %61 = icmp slt i32 %56, %3, !dbg !18
  %62 = icmp slt i32 %57, %3, !dbg !18
  %63 = icmp slt i32 %58, %3, !dbg !18
  %64 = icmp slt i32 %59, %3, !dbg !18
  %65 = and i1 %60, %61, !dbg !21
  %66 = and i1 %60, %62, !dbg !21
  %67 = and i1 %60, %63, !dbg !21
  %68 = and i1 %60, %64, !dbg !21
  %69 = mul i32 %2, %56, !dbg !22
  %70 = mul i32 %57, %2, !dbg !22
  %71 = mul i32 %58, %2, !dbg !22
  %72 = mul i32 %59, %2, !dbg !22
  %73 = sext i32 %69 to i64, !dbg !23
  %74 = getelementptr float, ptr addrspace(1) %1, i64 %73, !dbg !23
  %75 = sext i32 %70 to i64, !dbg !23
  %76 = getelementptr float, ptr addrspace(1) %1, i64 %75, !dbg !23
  %77 = sext i32 %71 to i64, !dbg !23
  %78 = getelementptr float, ptr addrspace(1) %1, i64 %77, !dbg !23
  %79 = sext i32 %72 to i64, !dbg !23
  %80 = getelementptr float, ptr addrspace(1) %1, i64 %79, !dbg !23
  %81 = sext i32 %55 to i64, !dbg !24
  %82 = getelementptr float, ptr addrspace(1) %74, i64 %81, !dbg !24
  %83 = getelementptr float, ptr addrspace(1) %76, i64 %81, !dbg !24
  %84 = getelementptr float, ptr addrspace(1) %78, i64 %81, !dbg !24
  %85 = getelementptr float, ptr addrspace(1) %80, i64 %81, !dbg !24
  %86 = shl i32 %7, 5, !dbg !25
  %87 = and i32 %86, 992, !dbg !25
  %88 = or disjoint i32 %87, %9, !dbg !25
  %89 = and i32 %7, 255, !dbg !25
  %90 = lshr exact i32 %87, 3, !dbg !25
  %91 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %90, !dbg !25
  %92 = getelementptr float, ptr addrspace(3) %91, i32 %88, !dbg !25
  store <1 x float> %48, ptr addrspace(3) %92, align 4, !dbg !25
  %93 = or disjoint i32 %88, 8, !dbg !25
  %94 = getelementptr float, ptr addrspace(3) %91, i32 %93, !dbg !25
  store <1 x float> %50, ptr addrspace(3) %94, align 4, !dbg !25
  %95 = or disjoint i32 %88, 16, !dbg !25
  %96 = getelementptr float, ptr addrspace(3) %91, i32 %95, !dbg !25
  store <1 x float> %52, ptr addrspace(3) %96, align 4, !dbg !25
  %97 = or disjoint i32 %88, 24, !dbg !25
  %98 = getelementptr float, ptr addrspace(3) %91, i32 %97, !dbg !25
  store <1 x float> %54, ptr addrspace(3) %98, align 4, !dbg !25
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %99 = lshr i32 %89, 5, !dbg !25
  %100 = getelementptr inbounds float, ptr addrspace(3) @global_smem, i32 %99, !dbg !25
  %101 = getelementptr inbounds float, ptr addrspace(3) %100, i32 %89, !dbg !25
  %102 = load <1 x float>, ptr addrspace(3) %101, align 4, !dbg !25
  %103 = or disjoint i32 %89, 256, !dbg !25
  %104 = lshr i32 %103, 5, !dbg !25
  %105 = getelementptr inbounds float, ptr addrspace(3) @global_smem, i32 %104, !dbg !25
  %106 = getelementptr inbounds float, ptr addrspace(3) %105, i32 %103, !dbg !25
  %107 = load <1 x float>, ptr addrspace(3) %106, align 4, !dbg !25
  %108 = or disjoint i32 %89, 512, !dbg !25
  %109 = lshr i32 %108, 5, !dbg !25
  %110 = getelementptr inbounds float, ptr addrspace(3) @global_smem, i32 %109, !dbg !25
  %111 = getelementptr inbounds float, ptr addrspace(3) %110, i32 %108, !dbg !25
  %112 = load <1 x float>, ptr addrspace(3) %111, align 4, !dbg !25
  %113 = or disjoint i32 %89, 768, !dbg !25
  %114 = lshr i32 %113, 5, !dbg !25
  %115 = getelementptr inbounds float, ptr addrspace(3) @global_smem, i32 %114, !dbg !25
  %116 = getelementptr inbounds float, ptr addrspace(3) %115, i32 %113, !dbg !25
  %117 = load <1 x float>, ptr addrspace(3) %116, align 4, !dbg !25
  %118 = insertelement <1 x i1> poison, i1 %65, i64 0, !dbg !25
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %102, ptr addrspace(1) %82, i32 4, <1 x i1> %118), !dbg !25
  %119 = insertelement <1 x i1> poison, i1 %66, i64 0, !dbg !25
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %107, ptr addrspace(1) %83, i32 4, <1 x i1> %119), !dbg !25
  %120 = insertelement <1 x i1> poison, i1 %67, i64 0, !dbg !25
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %112, ptr addrspace(1) %84, i32 4, <1 x i1> %120), !dbg !25
  %121 = insertelement <1 x i1> poison, i1 %68, i64 0, !dbg !25
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %117, ptr addrspace(1) %85, i32 4, <1 x i1> %121), !dbg !25
  ret void, !dbg !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "transpose", linkageName: "transpose", scope: !3, file: !3, line: 175, type: !5, scopeLine: 175, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 176, column: 23, scope: !4)
!8 = !DILocation(line: 176, column: 28, scope: !4)
!9 = !DILocation(line: 176, column: 46, scope: !4)
!10 = !DILocation(line: 176, column: 33, scope: !4)
!11 = !DILocation(line: 178, column: 34, scope: !4)
!12 = !DILocation(line: 178, column: 20, scope: !4)
!13 = !DILocation(line: 177, column: 23, scope: !4)
!14 = !DILocation(line: 177, column: 28, scope: !4)
!15 = !DILocation(line: 177, column: 33, scope: !4)
!16 = !DILocation(line: 178, column: 38, scope: !4)
!17 = !DILocation(line: 178, column: 62, scope: !4)
!18 = !DILocation(line: 178, column: 82, scope: !4)
!19 = !DILocation(line: 178, column: 76, scope: !4)
!20 = !DILocation(line: 178, column: 16, scope: !4)
!21 = !DILocation(line: 179, column: 88, scope: !4)
!22 = !DILocation(line: 179, column: 33, scope: !4)
!23 = !DILocation(line: 179, column: 19, scope: !4)
!24 = !DILocation(line: 179, column: 37, scope: !4)
!25 = !DILocation(line: 179, column: 50, scope: !4)
!26 = !DILocation(line: 179, column: 4, scope: !4)
