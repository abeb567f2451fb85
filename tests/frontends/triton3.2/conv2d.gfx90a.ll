; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @conv2d(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2, i32 inreg %3, i32 inreg %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %7 = shl i32 %6, 8, !dbg !8
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %9 = and i32 %8, 255, !dbg !9
  %10 = or disjoint i32 %7, %9, !dbg !10
  %.frozen = freeze i32 %4, !dbg !11
  %11 = sdiv i32 %10, %.frozen, !dbg !11
  %12 = mul i32 %11, %.frozen, !dbg !12
  %.decomposed = sub i32 %10, %12, !dbg !12
  %13 = add i32 %11, -1
  %14 = add nsw i32 %.decomposed, -1
  %15 = sext i32 %14 to i64, !dbg !13
  %16 = icmp slt i32 %13, %3, !dbg !14
  %17 = mul i32 %13, %4, !dbg !15
  %18 = sext i32 %17 to i64, !dbg !16
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18, !dbg !16
  %20 = getelementptr float, ptr addrspace(1) %19, i64 %15, !dbg !13
  %21 = or i32 %14, %13, !dbg !17
  %22 = or i32 %4, %21, !dbg !18
  %23 = icmp sgt i32 %22, -1, !dbg !18
  %24 = and i1 %16, %23, !dbg !18
  %25 = insertelement <1 x i1> poison, i1 %24, i64 0, !dbg !19
  %26 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %20, i32 4, <1 x i1> %25, <1 x float> zeroinitializer), !dbg !19
  %unmaskedload = load <1 x float>, ptr addrspace(1) %1, align 4, !dbg !20
  %27 = extractelement <1 x float> %26, i64 0, !dbg !21
  %28 = extractelement <1 x float> %unmaskedload, i64 0, !dbg !21
  %29 = fmul float %27, %28, !dbg !21
  %30 = fadd float %29, 0.000000e+00, !dbg !22
  %31 = sext i32 %.decomposed to i64, !dbg !13
  %32 = getelementptr float, ptr addrspace(1) %19, i64 %31, !dbg !13
  %33 = or i32 %.decomposed, %13, !dbg !17
  %34 = or i32 %4, %33, !dbg !18
  %35 = icmp sgt i32 %34, -1, !dbg !18
  %36 = and i1 %16, %35, !dbg !18
  %37 = insertelement <1 x i1> poison, i1 %36, i64 0, !dbg !19
  %38 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %32, i32 4, <1 x i1> %37, <1 x float> zeroinitializer), !dbg !19
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !23
  %unmaskedload.1 = load <1 x float>, ptr addrspace(1) %39, align 4, !dbg !20
  %40 = extractelement <1 x float> %38, i64 0, !dbg !21
  %41 = extractelement <1 x float> %unmaskedload.1, i64 0, !dbg !21
  %42 = fmul float %40, %41, !dbg !21
  %43 = fadd float %30, %42, !dbg !22
  %44 = add i32 %.decomposed, 1, !dbg !24
  %45 = sext i32 %44 to i64, !dbg !13
  %46 = getelementptr float, ptr addrspace(1) %19, i64 %45, !dbg !13
  %47 = or i32 %44, %13, !dbg !17
  %48 = icmp sgt i32 %47, -1, !dbg !17
  %49 = and i1 %16, %48, !dbg !17
  %50 = icmp slt i32 %44, %4, !dbg !25
  %51 = and i1 %50, %49, !dbg !18
  %52 = insertelement <1 x i1> poison, i1 %51, i64 0, !dbg !19
  %53 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %46, i32 4, <1 x i1> %52, <1 x float> zeroinitializer), !dbg !19
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 8, !dbg !23
  %unmaskedload.2 = load <1 x float>, ptr addrspace(1) %54, align 4, !dbg !20
  %55 = extractelement <1 x float> %53, i64 0, !dbg !21
  %56 = extractelement <1 x float> %unmaskedload.2, i64 0, !dbg !21
  %57 = fmul float %55, %56, !dbg !21
  %58 = fadd float %43, %57, !dbg !22
  %59 = icmp slt i32 %11, %3, !dbg !14
  %60 = mul i32 %11, %4, !dbg !15
  %61 = sext i32 %60 to i64, !dbg !16
  %62 = getelementptr float, ptr addrspace(1) %0, i64 %61, !dbg !16
  %63 = getelementptr i8, ptr addrspace(1) %1, i64 12, !dbg !26
  %64 = getelementptr float, ptr addrspace(1) %62, i64 %15, !dbg !13
  %65 = or i32 %14, %11, !dbg !17
  %66 = or i32 %4, %65, !dbg !18
  %67 = icmp sgt i32 %66, -1, !dbg !18
  %68 = and i1 %59, %67, !dbg !18
  %69 = insertelement <1 x i1> poison, i1 %68, i64 0, !dbg !19
  %70 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %64, i32 4, <1 x i1> %69, <1 x float> zeroinitializer), !dbg !19
  %unmaskedload.13 = load <1 x float>, ptr addrspace(1) %63, align 4, !dbg !20
  %71 = extractelement <1 x float> %70, i64 0, !dbg !21
  %72 = extractelement <1 x float> %unmaskedload.13, i64 0, !dbg !21
  %73 = fmul float %71, %72, !dbg !21
  %74 = fadd float %58, %73, !dbg !22
  %75 = getelementptr float, ptr addrspace(1) %62, i64 %31, !dbg !13
  %76 = or i32 %.decomposed, %11, !dbg !17
  %77 = or i32 %4, %76, !dbg !18
  %78 = icmp sgt i32 %77, -1, !dbg !18
  %79 = and i1 %59, %78, !dbg !18
  %80 = insertelement <1 x i1> poison, i1 %79, i64 0, !dbg !19
  %81 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %75, i32 4, <1 x i1> %80, <1 x float> zeroinitializer), !dbg !19
  %82 = getelementptr i8, ptr addrspace(1) %1, i64 16, !dbg !23
  %unmaskedload.1.1 = load <1 x float>, ptr addrspace(1) %82, align 4, !dbg !20
  %83 = extractelement <1 x float> %81, i64 0, !dbg !21
  %84 = extractelement <1 x float> %unmaskedload.1.1, i64 0, !dbg !21
  %85 = fmul float %83, %84, !dbg !21
  %86 = fadd float %74, %85, !dbg !22
  %87 = getelementptr float, ptr addrspace(1) %62, i64 %45, !dbg !13
  %88 = or i32 %44, %11, !dbg !17
  %89 = icmp sgt i32 %88, -1, !dbg !17
  %90 = and i1 %59, %89, !dbg !17
  %91 = and i1 %50, %90, !dbg !18
  %92 = insertelement <1 x i1> poison, i1 %91, i64 0, !dbg !19
  %93 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %87, i32 4, <1 x i1> %92, <1 x float> zeroinitializer), !dbg !19
  %94 = getelementptr i8, ptr addrspace(1) %1, i64 20, !dbg !23
  %unmaskedload.2.1 = load <1 x float>, ptr addrspace(1) %94, align 4, !dbg !20
  %95 = extractelement <1 x float> %93, i64 0, !dbg !21
  %96 = extractelement <1 x float> %unmaskedload.2.1, i64 0, !dbg !21
  %97 = fmul float %95, %96, !dbg !21
  %98 = fadd float %86, %97, !dbg !22
  %99 = add i32 %11, 1, !dbg !27
  %100 = icmp slt i32 %99, %3, !dbg !14
  %101 = mul i32 %99, %4, !dbg !15
  %102 = sext i32 %101 to i64, !dbg !16
  %103 = getelementptr float, ptr addrspace(1) %0, i64 %102, !dbg !16
  %104 = getelementptr i8, ptr addrspace(1) %1, i64 24, !dbg !26
  %105 = getelementptr float, ptr addrspace(1) %103, i64 %15, !dbg !13
  %106 = or i32 %14, %99, !dbg !17
  %107 = or i32 %4, %106, !dbg !18
  %108 = icmp sgt i32 %107, -1, !dbg !18
  %109 = and i1 %100, %108, !dbg !18
  %110 = insertelement <1 x i1> poison, i1 %109, i64 0, !dbg !19
  %111 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %105, i32 4, <1 x i1> %110, <1 x float> zeroinitializer), !dbg !19
  %unmaskedload.24 = load <1 x float>, ptr addrspace(1) %104, align 4, !dbg !20
  %112 = extractelement <1 x float> %111, i64 0, !dbg !21
  %113 = extractelement <1 x float> %unmaskedload.24, i64 0, !dbg !21
  %114 = fmul float %112, %113, !dbg !21
  %115 = fadd float %98, %114, !dbg !22
  %116 = getelementptr float, ptr addrspace(1) %103, i64 %31, !dbg !13
  %117 = or i32 %.decomposed, %99, !dbg !17
  %118 = or i32 %4, %117, !dbg !18
  %119 = icmp sgt i32 %118, -1, !dbg !18
  %120 = and i1 %100, %119, !dbg !18
  %121 = insertelement <1 x i1> poison, i1 %120, i64 0, !dbg !19
  %122 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %116, i32 4, <1 x i1> %121, <1 x float> zeroinitializer), !dbg !19
  %123 = getelementptr i8, ptr addrspace(1) %1, i64 28, !dbg !23
  %unmaskedload.1.2 = load <1 x float>, ptr addrspace(1) %123, align 4, !dbg !20
  %124 = extractelement <1 x float> %122, i64 0, !dbg !21
  %125 = extractelement <1 x float> %unmaskedload.1.2, i64 0, !dbg !21
  %126 = fmul float %124, %125, !dbg !21
  %127 = fadd float %115, %126, !dbg !22
  %128 = getelementptr float, ptr addrspace(1) %103, i64 %45, !dbg !13
  %129 = or i32 %44, %99, !dbg !17
  %130 = icmp sgt i32 %129, -1, !dbg !17
  %131 = and i1 %100, %130, !dbg !17
  %132 = and i1 %50, %131, !dbg !18
  %133 = insertelement <1 x i1> poison, i1 %132, i64 0, !dbg !19
  %134 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %128, i32 4, <1 x i1> %133, <1 x float> zeroinitializer), !dbg !19
  %135 = getelementptr i8, ptr addrspace(1) %1, i64 32, !dbg !23
  %unmaskedload.2.2 = load <1 x float>, ptr addrspace(1) %135, align 4, !dbg !20
  %136 = extractelement <1 x float> %134, i64 0, !dbg !21
  %137 = extractelement <1 x float> %unmaskedload.2.2, i64 0, !dbg !21
  %138 = fmul float %136, %137, !dbg !21
  %139 = fadd float %127, %138, !dbg !22
  %140 = mul i32 %4, %3, !dbg !28
  %141 = icmp slt i32 %10, %140, !dbg !29
  %142 = sext i32 %10 to i64, !dbg !30
  %143 = getelementptr float, ptr addrspace(1) %2, i64 %142, !dbg !30
  %144 = insertelement <1 x float> poison, float %139, i64 0, !dbg !31
  %145 = insertelement <1 x i1> poison, i1 %141, i64 0, !dbg !31
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %144, ptr addrspace(1) %143, i32 4, <1 x i1> %145), !dbg !31
  ret void, !dbg !32
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
!4 = distinct !DISubprogram(name: "conv2d", linkageName: "conv2d", scope: !3, file: !3, line: 160, type: !5, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 161, column: 22, scope: !4)
!8 = !DILocation(line: 161, column: 27, scope: !4)
!9 = !DILocation(line: 161, column: 48, scope: !4)
!10 = !DILocation(line: 161, column: 35, scope: !4)
!11 = !DILocation(line: 162, column: 13, scope: !4)
!12 = !DILocation(line: 163, column: 12, scope: !4)
!13 = !DILocation(line: 170, column: 39, scope: !4)
!14 = !DILocation(line: 169, column: 32, scope: !4)
!15 = !DILocation(line: 170, column: 35, scope: !4)
!16 = !DILocation(line: 170, column: 31, scope: !4)
!17 = !DILocation(line: 169, column: 38, scope: !4)
!18 = !DILocation(line: 169, column: 49, scope: !4)
!19 = !DILocation(line: 170, column: 27, scope: !4)
!20 = !DILocation(line: 170, column: 71, scope: !4)
!21 = !DILocation(line: 170, column: 63, scope: !4)
!22 = !DILocation(line: 170, column: 19, scope: !4)
!23 = !DILocation(line: 170, column: 84, scope: !4)
!24 = !DILocation(line: 168, column: 24, scope: !4)
!25 = !DILocation(line: 169, column: 53, scope: !4)
!26 = !DILocation(line: 170, column: 75, scope: !4)
!27 = !DILocation(line: 167, column: 24, scope: !4)
!28 = !DILocation(line: 171, column: 40, scope: !4)
!29 = !DILocation(line: 171, column: 36, scope: !4)
!30 = !DILocation(line: 171, column: 19, scope: !4)
!31 = !DILocation(line: 171, column: 22, scope: !4)
!32 = !DILocation(line: 171, column: 4, scope: !4)
