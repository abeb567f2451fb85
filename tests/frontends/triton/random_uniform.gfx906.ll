; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define amdgpu_kernel void @random_uniform(ptr addrspace(1) inreg nofree writeonly captures(none) %0, i32 inreg %1, i32 inreg %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !13
  %8 = and i32 %7, 192, !dbg !12
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %10 = shl i32 %9, 8, !dbg !14
  %11 = and i32 %6, 63, !dbg !13
  %12 = or disjoint i32 %11, %8, !dbg !13
  %13 = or disjoint i32 %12, %10, !dbg !14
  %14 = icmp slt i32 %13, %2, !dbg !15
  br i1 %14, label %15, label %151, !dbg !12

15:                                               ; preds = %5
  %16 = add i32 %1, -1640531527, !dbg !16
  %17 = ashr i32 %1, 31, !dbg !25
  %18 = zext i32 %13 to i64, !dbg !26
  %19 = mul nuw i64 %18, 3528531795, !dbg !26
  %20 = lshr i64 %19, 32, !dbg !26
  %21 = trunc nuw i64 %20 to i32, !dbg !26
  %22 = xor i32 %17, %21, !dbg !26
  %23 = zext i32 %22 to i64, !dbg !27
  %24 = mul nuw i64 %23, 3449720151, !dbg !27
  %25 = lshr i64 %24, 32, !dbg !27
  %26 = trunc nuw i64 %25 to i32, !dbg !27
  %27 = xor i32 %16, %26, !dbg !27
  %28 = mul i32 %27, -766435501, !dbg !28
  %29 = mul i32 %22, -845247145, !dbg !29
  %30 = mul i32 %13, -766435501, !dbg !28
  %31 = zext i32 %1 to i64, !dbg !26
  %32 = mul nuw i64 %31, 3528531795, !dbg !26
  %33 = lshr i64 %32, 32, !dbg !26
  %34 = trunc nuw i64 %33 to i32, !dbg !26
  %35 = add nsw i32 %17, -1150833019, !dbg !30
  %36 = xor i32 %35, %34, !dbg !26
  %37 = xor i32 %36, %30, !dbg !26
  %38 = zext i32 %37 to i64, !dbg !27
  %39 = mul nuw i64 %38, 3449720151, !dbg !27
  %40 = lshr i64 %39, 32, !dbg !27
  %41 = trunc nuw i64 %40 to i32, !dbg !27
  %42 = add i32 %1, 1013904242, !dbg !16
  %43 = xor i32 %29, %42, !dbg !27
  %44 = xor i32 %43, %41, !dbg !27
  %45 = zext i32 %44 to i64, !dbg !26
  %46 = mul nuw i64 %45, 3528531795, !dbg !26
  %47 = lshr i64 %46, 32, !dbg !26
  %48 = trunc nuw i64 %47 to i32, !dbg !26
  %49 = add nsw i32 %17, 842468239, !dbg !30
  %50 = xor i32 %28, %49, !dbg !26
  %51 = xor i32 %50, %48, !dbg !26
  %52 = mul i32 %51, -845247145, !dbg !29
  %53 = mul i32 %44, -766435501, !dbg !28
  %54 = mul i32 %37, -845247145, !dbg !29
  %55 = mul i32 %1, -766435501, !dbg !28
  %56 = zext i32 %27 to i64, !dbg !26
  %57 = mul nuw i64 %56, 3528531795, !dbg !26
  %58 = lshr i64 %57, 32, !dbg !26
  %59 = trunc nuw i64 %58 to i32, !dbg !26
  %60 = add nsw i32 %17, 1993301258, !dbg !30
  %61 = xor i32 %60, %55, !dbg !26
  %62 = xor i32 %61, %59, !dbg !26
  %63 = zext i32 %62 to i64, !dbg !27
  %64 = mul nuw i64 %63, 3449720151, !dbg !27
  %65 = lshr i64 %64, 32, !dbg !27
  %66 = trunc nuw i64 %65 to i32, !dbg !27
  %67 = add i32 %1, -626627285, !dbg !16
  %68 = xor i32 %54, %67, !dbg !27
  %69 = xor i32 %68, %66, !dbg !27
  %70 = zext i32 %69 to i64, !dbg !26
  %71 = mul nuw i64 %70, 3528531795, !dbg !26
  %72 = lshr i64 %71, 32, !dbg !26
  %73 = trunc nuw i64 %72 to i32, !dbg !26
  %74 = add nsw i32 %17, -308364780, !dbg !30
  %75 = xor i32 %53, %74, !dbg !26
  %76 = xor i32 %75, %73, !dbg !26
  %77 = zext i32 %76 to i64, !dbg !27
  %78 = mul nuw i64 %77, 3449720151, !dbg !27
  %79 = lshr i64 %78, 32, !dbg !27
  %80 = trunc nuw i64 %79 to i32, !dbg !27
  %81 = add i32 %1, 387276957, !dbg !16
  %82 = xor i32 %52, %81, !dbg !27
  %83 = xor i32 %82, %80, !dbg !27
  %84 = mul i32 %83, -766435501, !dbg !28
  %85 = mul i32 %76, -845247145, !dbg !29
  %86 = mul i32 %69, -766435501, !dbg !28
  %87 = mul i32 %62, -845247145, !dbg !29
  %88 = zext i32 %51 to i64, !dbg !27
  %89 = mul nuw i64 %88, 3449720151, !dbg !27
  %90 = lshr i64 %89, 32, !dbg !27
  %91 = trunc nuw i64 %90 to i32, !dbg !27
  %92 = add i32 %1, 2027808484, !dbg !16
  %93 = xor i32 %87, %92, !dbg !27
  %94 = xor i32 %93, %91, !dbg !27
  %95 = zext i32 %94 to i64, !dbg !26
  %96 = mul nuw i64 %95, 3528531795, !dbg !26
  %97 = lshr i64 %96, 32, !dbg !26
  %98 = trunc nuw i64 %97 to i32, !dbg !26
  %99 = add nsw i32 %17, -1459197799, !dbg !30
  %100 = xor i32 %86, %99, !dbg !26
  %101 = xor i32 %100, %98, !dbg !26
  %102 = zext i32 %101 to i64, !dbg !27
  %103 = mul nuw i64 %102, 3449720151, !dbg !27
  %104 = lshr i64 %103, 32, !dbg !27
  %105 = trunc nuw i64 %104 to i32, !dbg !27
  %106 = add i32 %1, -1253254570, !dbg !16
  %107 = xor i32 %85, %106, !dbg !27
  %108 = xor i32 %107, %105, !dbg !27
  %109 = zext i32 %108 to i64, !dbg !26
  %110 = mul nuw i64 %109, 3528531795, !dbg !26
  %111 = lshr i64 %110, 32, !dbg !26
  %112 = trunc nuw i64 %111 to i32, !dbg !26
  %113 = add nsw i32 %17, 534103459, !dbg !30
  %114 = xor i32 %84, %113, !dbg !26
  %115 = xor i32 %114, %112, !dbg !26
  %116 = mul i32 %115, -845247145, !dbg !29
  %117 = mul i32 %108, -766435501, !dbg !28
  %118 = mul i32 %101, -845247145, !dbg !29
  %119 = mul i32 %94, -766435501, !dbg !28
  %120 = zext i32 %83 to i64, !dbg !26
  %121 = mul nuw i64 %120, 3528531795, !dbg !26
  %122 = lshr i64 %121, 32, !dbg !26
  %123 = add nsw i32 %17, 1684936478, !dbg !30
  %124 = xor i32 %119, %123, !dbg !26
  %125 = zext i32 %124 to i64, !dbg !27
  %126 = xor i64 %122, %125, !dbg !27
  %127 = mul nuw i64 %126, 3449720151, !dbg !27
  %128 = lshr i64 %127, 32, !dbg !27
  %129 = add i32 %1, 1401181199, !dbg !16
  %130 = xor i32 %118, %129, !dbg !27
  %131 = zext i32 %130 to i64, !dbg !26
  %132 = xor i64 %128, %131, !dbg !26
  %133 = mul nuw i64 %132, 3528531795, !dbg !26
  %134 = lshr i64 %133, 32, !dbg !26
  %135 = add nsw i32 %17, -616729560, !dbg !30
  %136 = xor i32 %117, %135, !dbg !26
  %137 = zext i32 %136 to i64, !dbg !27
  %138 = xor i64 %134, %137, !dbg !27
  %139 = mul nuw i64 %138, 3449720151, !dbg !27
  %140 = lshr i64 %139, 32, !dbg !27
  %141 = trunc nuw i64 %140 to i32, !dbg !27
  %142 = add i32 %1, -1879881855, !dbg !16
  %143 = xor i32 %116, %142, !dbg !27
  %144 = xor i32 %143, %141, !dbg !27
  %.lobit = ashr i32 %144, 31, !dbg !31
  %145 = xor i32 %.lobit, %144, !dbg !31
  %146 = sitofp i32 %145 to float, !dbg !33
  %147 = fmul nnan float %146, f0x2FFFFFFF, !dbg !33
  %148 = insertelement <1 x float> poison, float %147, i64 0, !dbg !12
  %149 = sext i32 %13 to i64, !dbg !34
  %150 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %149, !dbg !34
  store <1 x float> %148, ptr addrspace(1) %150, align 4, !dbg !12
  br label %151, !dbg !12

151:                                              ; preds = %15, %5
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "random_uniform", linkageName: "random_uniform", scope: !1, file: !1, line: 129, type: !5, scopeLine: 129, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 131, column: 5, scope: !4)
!13 = !DILocation(line: 130, column: 36, scope: !4)
!14 = !DILocation(line: 130, column: 9, scope: !4)
!15 = !DILocation(line: 131, column: 46, scope: !4)
!16 = !DILocation(line: 40, column: 14, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !18, discriminator: 0)
!18 = !DIFile(filename: "random.py", directory: "triton/language")
!19 = !DILocation(line: 69, column: 12, scope: !17, inlinedAt: !20)
!20 = !DILocation(line: 110, column: 12, scope: !17, inlinedAt: !21)
!21 = !DILocation(line: 84, column: 20, scope: !17, inlinedAt: !22)
!22 = !DILocation(line: 155, column: 14, scope: !17, inlinedAt: !23)
!23 = !DILocation(line: 131, column: 23, scope: !24)
!24 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!25 = !DILocation(line: 57, column: 19, scope: !17, inlinedAt: !20)
!26 = !DILocation(line: 36, column: 14, scope: !17, inlinedAt: !19)
!27 = !DILocation(line: 35, column: 14, scope: !17, inlinedAt: !19)
!28 = !DILocation(line: 38, column: 14, scope: !17, inlinedAt: !19)
!29 = !DILocation(line: 37, column: 14, scope: !17, inlinedAt: !19)
!30 = !DILocation(line: 41, column: 14, scope: !17, inlinedAt: !19)
!31 = !DILocation(line: 142, column: 9, scope: !17, inlinedAt: !32)
!32 = !DILocation(line: 156, column: 12, scope: !17, inlinedAt: !23)
!33 = !DILocation(line: 143, column: 12, scope: !17, inlinedAt: !32)
!34 = !DILocation(line: 131, column: 14, scope: !4)
!35 = !DILocation(line: 129, column: 1, scope: !4)
