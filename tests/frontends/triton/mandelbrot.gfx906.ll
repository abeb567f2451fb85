; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: nofree norecurse nounwind memory(argmem: write)
define amdgpu_kernel void @mandelbrot(ptr addrspace(1) inreg nofree writeonly captures(none) %0, i32 inreg %1, i32 inreg %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !12
  %8 = and i32 %7, 192, !dbg !11
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %10 = shl i32 %9, 8, !dbg !13
  %11 = and i32 %6, 63, !dbg !12
  %12 = or disjoint i32 %11, %8, !dbg !12
  %13 = or disjoint i32 %12, %10, !dbg !13
  %.frozen = freeze i32 %1, !dbg !14
  %14 = sdiv i32 %13, %.frozen, !dbg !14
  %15 = mul i32 %14, %.frozen, !dbg !15
  %.decomposed = sub i32 %13, %15, !dbg !15
  %16 = sitofp i32 %.decomposed to float, !dbg !16
  %17 = fmul nnan float %16, 3.000000e+00, !dbg !16
  %18 = sitofp i32 %1 to float, !dbg !16
  %19 = fdiv float %17, %18, !dbg !16
  %20 = fadd float %19, -2.000000e+00, !dbg !16
  %21 = sitofp i32 %14 to float, !dbg !17
  %22 = fmul nnan float %21, 2.000000e+00, !dbg !17
  %23 = sitofp i32 %2 to float, !dbg !17
  %24 = fdiv float %22, %23, !dbg !17
  %25 = fadd float %24, -1.000000e+00, !dbg !17
  br label %26, !dbg !18

26:                                               ; preds = %26, %5
  %27 = phi i32 [ 0, %5 ], [ %161, %26 ]
  %28 = phi i32 [ 0, %5 ], [ %160, %26 ]
  %29 = phi float [ 0.000000e+00, %5 ], [ %157, %26 ]
  %30 = phi float [ 0.000000e+00, %5 ], [ %158, %26 ]
  %31 = fmul float %30, %30, !dbg !19
  %32 = fmul float %29, %29, !dbg !20
  %33 = fadd float %31, %32, !dbg !19
  %34 = fcmp olt float %33, 4.000000e+00, !dbg !19
  %35 = fsub float %31, %32, !dbg !21
  %36 = fadd float %20, %35, !dbg !21
  %37 = fmul float %30, 2.000000e+00, !dbg !22
  %38 = fmul float %37, %29, !dbg !22
  %39 = fadd float %25, %38, !dbg !22
  %40 = select i1 %34, float %39, float %29, !dbg !23
  %41 = select i1 %34, float %36, float %30, !dbg !24
  %42 = zext i1 %34 to i32, !dbg !25
  %43 = add i32 %28, %42, !dbg !26
  %44 = fmul float %41, %41, !dbg !19
  %45 = fmul float %40, %40, !dbg !20
  %46 = fadd float %44, %45, !dbg !19
  %47 = fcmp olt float %46, 4.000000e+00, !dbg !19
  %48 = fsub float %44, %45, !dbg !21
  %49 = fadd float %20, %48, !dbg !21
  %50 = fmul float %41, 2.000000e+00, !dbg !22
  %51 = fmul float %50, %40, !dbg !22
  %52 = fadd float %25, %51, !dbg !22
  %53 = select i1 %47, float %52, float %40, !dbg !23
  %54 = select i1 %47, float %49, float %41, !dbg !24
  %55 = zext i1 %47 to i32, !dbg !25
  %56 = add i32 %43, %55, !dbg !26
  %57 = fmul float %54, %54, !dbg !19
  %58 = fmul float %53, %53, !dbg !20
  %59 = fadd float %57, %58, !dbg !19
  %60 = fcmp olt float %59, 4.000000e+00, !dbg !19
  %61 = fsub float %57, %58, !dbg !21
  %62 = fadd float %20, %61, !dbg !21
  %63 = fmul float %54, 2.000000e+00, !dbg !22
  %64 = fmul float %63, %53, !dbg !22
  %65 = fadd float %25, %64, !dbg !22
  %66 = select i1 %60, float %65, float %53, !dbg !23
  %67 = select i1 %60, float %62, float %54, !dbg !24
  %68 = zext i1 %60 to i32, !dbg !25
  %69 = add i32 %56, %68, !dbg !26
  %70 = fmul float %67, %67, !dbg !19
  %71 = fmul float %66, %66, !dbg !20
  %72 = fadd float %70, %71, !dbg !19
  %73 = fcmp olt float %72, 4.000000e+00, !dbg !19
  %74 = fsub float %70, %71, !dbg !21
  %75 = fadd float %20, %74, !dbg !21
  %76 = fmul float %67, 2.000000e+00, !dbg !22
  %77 = fmul float %76, %66, !dbg !22
  %78 = fadd float %25, %77, !dbg !22
  %79 = select i1 %73, float %78, float %66, !dbg !23
  %80 = select i1 %73, float %75, float %67, !dbg !24
  %81 = zext i1 %73 to i32, !dbg !25
  %82 = add i32 %69, %81, !dbg !26
  %83 = fmul float %80, %80, !dbg !19
  %84 = fmul float %79, %79, !dbg !20
  %85 = fadd float %83, %84, !dbg !19
  %86 = fcmp olt float %85, 4.000000e+00, !dbg !19
  %87 = fsub float %83, %84, !dbg !21
  %88 = fadd float %20, %87, !dbg !21
  %89 = fmul float %80, 2.000000e+00, !dbg !22
  %90 = fmul float %89, %79, !dbg !22
  %91 = fadd float %25, %90, !dbg !22
  %92 = select i1 %86, float %91, float %79, !dbg !23
  %93 = select i1 %86, float %88, float %80, !dbg !24
  %94 = zext i1 %86 to i32, !dbg !25
  %95 = add i32 %82, %94, !dbg !26
  %96 = fmul float %93, %93, !dbg !19
  %97 = fmul float %92, %92, !dbg !20
  %98 = fadd float %96, %97, !dbg !19
  %99 = fcmp olt float %98, 4.000000e+00, !dbg !19
  %100 = fsub float %96, %97, !dbg !21
  %101 = fadd float %20, %100, !dbg !21
  %102 = fmul float %93, 2.000000e+00, !dbg !22
  %103 = fmul float %102, %92, !dbg !22
  %104 = fadd float %25, %103, !dbg !22
  %105 = select i1 %99, float %104, float %92, !dbg !23
  %106 = select i1 %99, float %101, float %93, !dbg !24
  %107 = zext i1 %99 to i32, !dbg !25
  %108 = add i32 %95, %107, !dbg !26
  %109 = fmul float %106, %106, !dbg !19
  %110 = fmul float %105, %105, !dbg !20
  %111 = fadd float %109, %110, !dbg !19
  %112 = fcmp olt float %111, 4.000000e+00, !dbg !19
  %113 = fsub float %109, %110, !dbg !21
  %114 = fadd float %20, %113, !dbg !21
  %115 = fmul float %106, 2.000000e+00, !dbg !22
  %116 = fmul float %115, %105, !dbg !22
  %117 = fadd float %25, %116, !dbg !22
  %118 = select i1 %112, float %117, float %105, !dbg !23
  %119 = select i1 %112, float %114, float %106, !dbg !24
  %120 = zext i1 %112 to i32, !dbg !25
  %121 = add i32 %108, %120, !dbg !26
  %122 = fmul float %119, %119, !dbg !19
  %123 = fmul float %118, %118, !dbg !20
  %124 = fadd float %122, %123, !dbg !19
  %125 = fcmp olt float %124, 4.000000e+00, !dbg !19
  %126 = fsub float %122, %123, !dbg !21
  %127 = fadd float %20, %126, !dbg !21
  %128 = fmul float %119, 2.000000e+00, !dbg !22
  %129 = fmul float %128, %118, !dbg !22
  %130 = fadd float %25, %129, !dbg !22
  %131 = select i1 %125, float %130, float %118, !dbg !23
  %132 = select i1 %125, float %127, float %119, !dbg !24
  %133 = zext i1 %125 to i32, !dbg !25
  %134 = add i32 %121, %133, !dbg !26
  %135 = fmul float %132, %132, !dbg !19
  %136 = fmul float %131, %131, !dbg !20
  %137 = fadd float %135, %136, !dbg !19
  %138 = fcmp olt float %137, 4.000000e+00, !dbg !19
  %139 = fsub float %135, %136, !dbg !21
  %140 = fadd float %20, %139, !dbg !21
  %141 = fmul float %132, 2.000000e+00, !dbg !22
  %142 = fmul float %141, %131, !dbg !22
  %143 = fadd float %25, %142, !dbg !22
  %144 = select i1 %138, float %143, float %131, !dbg !23
  %145 = select i1 %138, float %140, float %132, !dbg !24
  %146 = zext i1 %138 to i32, !dbg !25
  %147 = add i32 %134, %146, !dbg !26
  %148 = fmul float %145, %145, !dbg !19
  %149 = fmul float %144, %144, !dbg !20
  %150 = fadd float %148, %149, !dbg !19
  %151 = fcmp olt float %150, 4.000000e+00, !dbg !19
  %152 = fsub float %148, %149, !dbg !21
  %153 = fadd float %20, %152, !dbg !21
  %154 = fmul float %145, 2.000000e+00, !dbg !22
  %155 = fmul float %154, %144, !dbg !22
  %156 = fadd float %25, %155, !dbg !22
  %157 = select i1 %151, float %156, float %144, !dbg !23
  %158 = select i1 %151, float %153, float %145, !dbg !24
  %159 = zext i1 %151 to i32, !dbg !25
  %160 = add i32 %147, %159, !dbg !26
  %161 = add nuw nsw i32 %27, 10, !dbg !27
  %exitcond.not.9 = icmp eq i32 %161, 50, !dbg !18
  br i1 %exitcond.not.9, label %162, label %26, !dbg !18

162:                                              ; preds = %26
  %163 = mul i32 %2, %1, !dbg !28
  %164 = icmp slt i32 %13, %163, !dbg !29
  br i1 %164, label %165, label %169, !dbg !11

165:                                              ; preds = %162
  %166 = sext i32 %13 to i64
  %167 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %166
  %168 = insertelement <1 x i32> poison, i32 %160, i64 0
  store <1 x i32> %168, ptr addrspace(1) %167, align 4, !dbg !11
  br label %169, !dbg !11

169:                                              ; preds = %165, %162
  ret void, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { nofree norecurse nounwind memory(argmem: write) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "mandelbrot", linkageName: "mandelbrot", scope: !1, file: !1, line: 261, type: !5, scopeLine: 261, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !8, !8, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 276, column: 5, scope: !4)
!12 = !DILocation(line: 262, column: 36, scope: !4)
!13 = !DILocation(line: 262, column: 9, scope: !4)
!14 = !DILocation(line: 264, column: 11, scope: !4)
!15 = !DILocation(line: 263, column: 11, scope: !4)
!16 = !DILocation(line: 263, column: 10, scope: !4)
!17 = !DILocation(line: 264, column: 10, scope: !4)
!18 = !DILocation(line: 269, column: 11, scope: !4)
!19 = !DILocation(line: 270, column: 18, scope: !4)
!20 = !DILocation(line: 270, column: 26, scope: !4)
!21 = !DILocation(line: 271, column: 13, scope: !4)
!22 = !DILocation(line: 272, column: 30, scope: !4)
!23 = !DILocation(line: 272, column: 13, scope: !4)
!24 = !DILocation(line: 273, column: 13, scope: !4)
!25 = !DILocation(line: 274, column: 14, scope: !4)
!26 = !DILocation(line: 274, column: 9, scope: !4)
!27 = !DILocation(line: 275, column: 9, scope: !4)
!28 = !DILocation(line: 276, column: 35, scope: !4)
!29 = !DILocation(line: 276, column: 31, scope: !4)
!30 = !DILocation(line: 261, column: 1, scope: !4)
