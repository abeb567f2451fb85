; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define amdgpu_kernel void @mandelbrot(ptr addrspace(1) inreg nocapture writeonly %0, i32 inreg %1, i32 inreg %2) local_unnamed_addr #0 !dbg !4 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %5 = shl i32 %4, 8, !dbg !8
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %7 = and i32 %6, 255, !dbg !9
  %8 = or disjoint i32 %5, %7, !dbg !10
  %.frozen = freeze i32 %1, !dbg !11
  %9 = sdiv i32 %8, %.frozen, !dbg !11
  %10 = mul i32 %9, %.frozen, !dbg !12
  %.decomposed = sub i32 %8, %10, !dbg !12
  %11 = insertelement <2 x i32> poison, i32 %1, i64 0, !dbg !13
  %12 = insertelement <2 x i32> %11, i32 %2, i64 1, !dbg !13
  %13 = sitofp <2 x i32> %12 to <2 x float>, !dbg !13
  %14 = insertelement <2 x i32> poison, i32 %.decomposed, i64 0, !dbg !14
  %15 = insertelement <2 x i32> %14, i32 %9, i64 1, !dbg !14
  %16 = sitofp <2 x i32> %15 to <2 x float>, !dbg !14
  %17 = fmul <2 x float> %16, <float 3.000000e+00, float 2.000000e+00>, !dbg !15
  %18 = fdiv <2 x float> %17, %13, !dbg !13
  %19 = fadd <2 x float> %18, <float -2.000000e+00, float -1.000000e+00>, !dbg !16
  br label %20, !dbg !17

20:                                               ; preds = %20, %3
  %21 = phi i32 [ 0, %3 ], [ %109, %20 ]
  %22 = phi i32 [ 0, %3 ], [ %108, %20 ]
  %23 = phi <2 x float> [ zeroinitializer, %3 ], [ %106, %20 ]
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %25 = insertelement <2 x float> %23, float 2.000000e+00, i64 1, !dbg !18
  %26 = fmul <2 x float> %24, %25, !dbg !18
  %27 = fmul <2 x float> %23, %23, !dbg !19
  %shift = shufflevector <2 x float> %27, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !20
  %28 = fadd <2 x float> %shift, %26, !dbg !20
  %29 = extractelement <2 x float> %28, i64 0, !dbg !20
  %30 = fcmp olt float %29, 4.000000e+00, !dbg !21
  %31 = shufflevector <2 x float> %23, <2 x float> %27, <2 x i32> <i32 3, i32 1>, !dbg !22
  %32 = fsub <2 x float> %26, %31, !dbg !22
  %33 = fmul <2 x float> %26, %31, !dbg !22
  %34 = shufflevector <2 x float> %32, <2 x float> %33, <2 x i32> <i32 0, i32 3>, !dbg !22
  %35 = fadd <2 x float> %19, %34, !dbg !23
  %36 = insertelement <2 x i1> poison, i1 %30, i64 0, !dbg !24
  %37 = shufflevector <2 x i1> %36, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !24
  %38 = select <2 x i1> %37, <2 x float> %35, <2 x float> %23, !dbg !24
  %39 = zext i1 %30 to i32, !dbg !25
  %40 = add i32 %22, %39, !dbg !26
  %41 = shufflevector <2 x float> %38, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %42 = insertelement <2 x float> %38, float 2.000000e+00, i64 1, !dbg !18
  %43 = fmul <2 x float> %41, %42, !dbg !18
  %44 = fmul <2 x float> %38, %38, !dbg !19
  %shift.1 = shufflevector <2 x float> %44, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !20
  %45 = fadd <2 x float> %shift.1, %43, !dbg !20
  %46 = extractelement <2 x float> %45, i64 0, !dbg !20
  %47 = fcmp olt float %46, 4.000000e+00, !dbg !21
  %48 = shufflevector <2 x float> %38, <2 x float> %44, <2 x i32> <i32 3, i32 1>, !dbg !22
  %49 = fsub <2 x float> %43, %48, !dbg !22
  %50 = fmul <2 x float> %43, %48, !dbg !22
  %51 = shufflevector <2 x float> %49, <2 x float> %50, <2 x i32> <i32 0, i32 3>, !dbg !22
  %52 = fadd <2 x float> %19, %51, !dbg !23
  %53 = insertelement <2 x i1> poison, i1 %47, i64 0, !dbg !24
  %54 = shufflevector <2 x i1> %53, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !24
  %55 = select <2 x i1> %54, <2 x float> %52, <2 x float> %38, !dbg !24
  %56 = zext i1 %47 to i32, !dbg !25
  %57 = add i32 %40, %56, !dbg !26
  %58 = shufflevector <2 x float> %55, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %59 = insertelement <2 x float> %55, float 2.000000e+00, i64 1, !dbg !18
  %60 = fmul <2 x float> %58, %59, !dbg !18
  %61 = fmul <2 x float> %55, %55, !dbg !19
  %shift.2 = shufflevector <2 x float> %61, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !20
  %62 = fadd <2 x float> %shift.2, %60, !dbg !20
  %63 = extractelement <2 x float> %62, i64 0, !dbg !20
  %64 = fcmp olt float %63, 4.000000e+00, !dbg !21
  %65 = shufflevector <2 x float> %55, <2 x float> %61, <2 x i32> <i32 3, i32 1>, !dbg !22
  %66 = fsub <2 x float> %60, %65, !dbg !22
  %67 = fmul <2 x float> %60, %65, !dbg !22
  %68 = shufflevector <2 x float> %66, <2 x float> %67, <2 x i32> <i32 0, i32 3>, !dbg !22
  %69 = fadd <2 x float> %19, %68, !dbg !23
  %70 = insertelement <2 x i1> poison, i1 %64, i64 0, !dbg !24
  %71 = shufflevector <2 x i1> %70, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !24
  %72 = select <2 x i1> %71, <2 x float> %69, <2 x float> %55, !dbg !24
  %73 = zext i1 %64 to i32, !dbg !25
  %74 = add i32 %57, %73, !dbg !26
  %75 = shufflevector <2 x float> %72, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %76 = insertelement <2 x float> %72, float 2.000000e+00, i64 1, !dbg !18
  %77 = fmul <2 x float> %75, %76, !dbg !18
  %78 = fmul <2 x float> %72, %72, !dbg !19
  %shift.3 = shufflevector <2 x float> %78, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !20
  %79 = fadd <2 x float> %shift.3, %77, !dbg !20
  %80 = extractelement <2 x float> %79, i64 0, !dbg !20
  %81 = fcmp olt float %80, 4.000000e+00, !dbg !21
  %82 = shufflevector <2 x float> %72, <2 x float> %78, <2 x i32> <i32 3, i32 1>, !dbg !22
  %83 = fsub <2 x float> %77, %82, !dbg !22
  %84 = fmul <2 x float> %77, %82, !dbg !22
  %85 = shufflevector <2 x float> %83, <2 x float> %84, <2 x i32> <i32 0, i32 3>, !dbg !22
  %86 = fadd <2 x float> %19, %85, !dbg !23
  %87 = insertelement <2 x i1> poison, i1 %81, i64 0, !dbg !24
  %88 = shufflevector <2 x i1> %87, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !24
  %89 = select <2 x i1> %88, <2 x float> %86, <2 x float> %72, !dbg !24
  %90 = zext i1 %81 to i32, !dbg !25
  %91 = add i32 %74, %90, !dbg !26
  %92 = shufflevector <2 x float> %89, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %93 = insertelement <2 x float> %89, float 2.000000e+00, i64 1, !dbg !18
  %94 = fmul <2 x float> %92, %93, !dbg !18
  %95 = fmul <2 x float> %89, %89, !dbg !19
  %shift.4 = shufflevector <2 x float> %95, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !20
  %96 = fadd <2 x float> %shift.4, %94, !dbg !20
  %97 = extractelement <2 x float> %96, i64 0, !dbg !20
  %98 = fcmp olt float %97, 4.000000e+00, !dbg !21
  %99 = shufflevector <2 x float> %89, <2 x float> %95, <2 x i32> <i32 3, i32 1>, !dbg !22
  %100 = fsub <2 x float> %94, %99, !dbg !22
  %101 = fmul <2 x float> %94, %99, !dbg !22
  %102 = shufflevector <2 x float> %100, <2 x float> %101, <2 x i32> <i32 0, i32 3>, !dbg !22
  %103 = fadd <2 x float> %19, %102, !dbg !23
  %104 = insertelement <2 x i1> poison, i1 %98, i64 0, !dbg !24
  %105 = shufflevector <2 x i1> %104, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !24
  %106 = select <2 x i1> %105, <2 x float> %103, <2 x float> %89, !dbg !24
  %107 = zext i1 %98 to i32, !dbg !25
  %108 = add i32 %91, %107, !dbg !26
  %109 = add nuw nsw i32 %21, 5, !dbg !27
  %exitcond.not.4 = icmp eq i32 %109, 50, !dbg !17
  br i1 %exitcond.not.4, label %110, label %20, !dbg !17

110:                                              ; preds = %20
  %111 = mul i32 %2, %1, !dbg !28
  %112 = icmp slt i32 %8, %111, !dbg !29
  %113 = sext i32 %8 to i64, !dbg !30
  %114 = getelementptr i32, ptr addrspace(1) %0, i64 %113, !dbg !30
  %115 = insertelement <1 x i32> poison, i32 %108, i64 0, !dbg !31
  %116 = insertelement <1 x i1> poison, i1 %112, i64 0, !dbg !31
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %115, ptr addrspace(1) %114, i32 4, <1 x i1> %116), !dbg !31
  ret void, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "mandelbrot", linkageName: "mandelbrot", scope: !3, file: !3, line: 270, type: !5, scopeLine: 270, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 271, column: 22, scope: !4)
!8 = !DILocation(line: 271, column: 27, scope: !4)
!9 = !DILocation(line: 271, column: 48, scope: !4)
!10 = !DILocation(line: 271, column: 35, scope: !4)
!11 = !DILocation(line: 273, column: 15, scope: !4)
!12 = !DILocation(line: 272, column: 14, scope: !4)
!13 = !DILocation(line: 272, column: 40, scope: !4)
!14 = !DILocation(line: 272, column: 20, scope: !4)
!15 = !DILocation(line: 272, column: 34, scope: !4)
!16 = !DILocation(line: 272, column: 44, scope: !4)
!17 = !DILocation(line: 278, column: 14, scope: !4)
!18 = !DILocation(line: 279, column: 21, scope: !4)
!19 = !DILocation(line: 279, column: 29, scope: !4)
!20 = !DILocation(line: 279, column: 25, scope: !4)
!21 = !DILocation(line: 279, column: 33, scope: !4)
!22 = !DILocation(line: 280, column: 20, scope: !4)
!23 = !DILocation(line: 280, column: 28, scope: !4)
!24 = !DILocation(line: 282, column: 32, scope: !4)
!25 = !DILocation(line: 283, column: 23, scope: !4)
!26 = !DILocation(line: 283, column: 13, scope: !4)
!27 = !DILocation(line: 284, column: 13, scope: !4)
!28 = !DILocation(line: 285, column: 38, scope: !4)
!29 = !DILocation(line: 285, column: 34, scope: !4)
!30 = !DILocation(line: 285, column: 19, scope: !4)
!31 = !DILocation(line: 285, column: 22, scope: !4)
!32 = !DILocation(line: 285, column: 4, scope: !4)
