; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @gelu_dropout(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, float inreg %3, i32 inreg %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !6 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !15
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !16
  %10 = and i32 %9, 192, !dbg !15
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !17
  %12 = shl i32 %11, 8, !dbg !17
  %13 = and i32 %8, 63, !dbg !16
  %14 = or disjoint i32 %13, %10, !dbg !16
  %15 = or disjoint i32 %14, %12, !dbg !17
  %16 = icmp slt i32 %15, %2, !dbg !18
  br i1 %16, label %17, label %21, !dbg !19

17:                                               ; preds = %7
  %18 = sext i32 %15 to i64
  %19 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %18
  %20 = load <1 x half>, ptr addrspace(1) %19, align 2, !dbg !19
  br label %21, !dbg !19

21:                                               ; preds = %17, %7
  %22 = phi <1 x half> [ %20, %17 ], [ zeroinitializer, %7 ], !dbg !19
  %23 = extractelement <1 x half> %22, i64 0, !dbg !19
  %24 = fpext half %23 to float, !dbg !19
  %25 = fmul float %24, f0x3F3504F3, !dbg !20
  %26 = tail call float @llvm.fabs.f32(float %25), !dbg !21
  %27 = fcmp olt float %26, 1.000000e+00, !dbg !21
  br i1 %27, label %28, label %36, !dbg !21

28:                                               ; preds = %21
  %29 = fmul nnan float %25, %25, !dbg !21
  %30 = tail call noundef float @llvm.fmuladd.f32(float %29, float f0xBA1345E1, float f0x3BA10414), !dbg !21
  %31 = tail call noundef float @llvm.fmuladd.f32(float %29, float %30, float f0xBCDAC9B8), !dbg !21
  %32 = tail call noundef float @llvm.fmuladd.f32(float %29, float %31, float f0x3DE703BE), !dbg !21
  %33 = tail call noundef float @llvm.fmuladd.f32(float %29, float %32, float f0xBEC09330), !dbg !21
  %34 = tail call noundef float @llvm.fmuladd.f32(float %29, float %33, float f0x3E0375D0), !dbg !21
  %35 = tail call float @llvm.fma.f32(float %26, float %34, float %26), !dbg !21
  br label %__ocml_erf_f32.exit, !dbg !21

36:                                               ; preds = %21
  %37 = tail call noundef float @llvm.fmuladd.f32(float %26, float f0x378E98AB, float f0xB9C68948), !dbg !21
  %38 = tail call noundef float @llvm.fmuladd.f32(float %26, float %37, float f0x3B7CD369), !dbg !21
  %39 = tail call noundef float @llvm.fmuladd.f32(float %26, float %38, float f0xBCC618B2), !dbg !21
  %40 = tail call noundef float @llvm.fmuladd.f32(float %26, float %39, float f0x3DDA74E4), !dbg !21
  %41 = tail call noundef float @llvm.fmuladd.f32(float %26, float %40, float f0x3F228AFD), !dbg !21
  %42 = tail call noundef float @llvm.fmuladd.f32(float %26, float %41, float f0x3E03C728), !dbg !21
  %43 = tail call float @llvm.fma.f32(float %26, float %42, float %26), !dbg !21
  %44 = fneg float %43, !dbg !21
  %45 = tail call noundef float @llvm.exp.f32(float %44), !dbg !21
  %46 = fsub float 1.000000e+00, %45, !dbg !21
  br label %__ocml_erf_f32.exit, !dbg !21

__ocml_erf_f32.exit:                              ; preds = %28, %36
  %47 = phi float [ %35, %28 ], [ %46, %36 ], !dbg !21
  br i1 %16, label %48, label %193, !dbg !15

48:                                               ; preds = %__ocml_erf_f32.exit
  %49 = tail call noundef float @llvm.copysign.f32(float %47, float %25), !dbg !21
  %50 = add i32 %4, -1640531527, !dbg !22
  %51 = ashr i32 %4, 31, !dbg !31
  %52 = zext i32 %15 to i64, !dbg !32
  %53 = mul nuw i64 %52, 3528531795, !dbg !32
  %54 = lshr i64 %53, 32, !dbg !32
  %55 = trunc nuw i64 %54 to i32, !dbg !32
  %56 = xor i32 %51, %55, !dbg !32
  %57 = zext i32 %56 to i64, !dbg !33
  %58 = mul nuw i64 %57, 3449720151, !dbg !33
  %59 = lshr i64 %58, 32, !dbg !33
  %60 = trunc nuw i64 %59 to i32, !dbg !33
  %61 = xor i32 %50, %60, !dbg !33
  %62 = mul i32 %61, -766435501, !dbg !34
  %63 = mul i32 %56, -845247145, !dbg !35
  %64 = mul i32 %15, -766435501, !dbg !34
  %65 = zext i32 %4 to i64, !dbg !32
  %66 = mul nuw i64 %65, 3528531795, !dbg !32
  %67 = lshr i64 %66, 32, !dbg !32
  %68 = trunc nuw i64 %67 to i32, !dbg !32
  %69 = add nsw i32 %51, -1150833019, !dbg !36
  %70 = xor i32 %69, %68, !dbg !32
  %71 = xor i32 %70, %64, !dbg !32
  %72 = zext i32 %71 to i64, !dbg !33
  %73 = mul nuw i64 %72, 3449720151, !dbg !33
  %74 = lshr i64 %73, 32, !dbg !33
  %75 = trunc nuw i64 %74 to i32, !dbg !33
  %76 = add i32 %4, 1013904242, !dbg !22
  %77 = xor i32 %63, %76, !dbg !33
  %78 = xor i32 %77, %75, !dbg !33
  %79 = zext i32 %78 to i64, !dbg !32
  %80 = mul nuw i64 %79, 3528531795, !dbg !32
  %81 = lshr i64 %80, 32, !dbg !32
  %82 = trunc nuw i64 %81 to i32, !dbg !32
  %83 = add nsw i32 %51, 842468239, !dbg !36
  %84 = xor i32 %62, %83, !dbg !32
  %85 = xor i32 %84, %82, !dbg !32
  %86 = mul i32 %85, -845247145, !dbg !35
  %87 = mul i32 %78, -766435501, !dbg !34
  %88 = mul i32 %71, -845247145, !dbg !35
  %89 = mul i32 %4, -766435501, !dbg !34
  %90 = zext i32 %61 to i64, !dbg !32
  %91 = mul nuw i64 %90, 3528531795, !dbg !32
  %92 = lshr i64 %91, 32, !dbg !32
  %93 = trunc nuw i64 %92 to i32, !dbg !32
  %94 = add nsw i32 %51, 1993301258, !dbg !36
  %95 = xor i32 %94, %89, !dbg !32
  %96 = xor i32 %95, %93, !dbg !32
  %97 = zext i32 %96 to i64, !dbg !33
  %98 = mul nuw i64 %97, 3449720151, !dbg !33
  %99 = lshr i64 %98, 32, !dbg !33
  %100 = trunc nuw i64 %99 to i32, !dbg !33
  %101 = add i32 %4, -626627285, !dbg !22
  %102 = xor i32 %88, %101, !dbg !33
  %103 = xor i32 %102, %100, !dbg !33
  %104 = zext i32 %103 to i64, !dbg !32
  %105 = mul nuw i64 %104, 3528531795, !dbg !32
  %106 = lshr i64 %105, 32, !dbg !32
  %107 = trunc nuw i64 %106 to i32, !dbg !32
  %108 = add nsw i32 %51, -308364780, !dbg !36
  %109 = xor i32 %87, %108, !dbg !32
  %110 = xor i32 %109, %107, !dbg !32
  %111 = zext i32 %110 to i64, !dbg !33
  %112 = mul nuw i64 %111, 3449720151, !dbg !33
  %113 = lshr i64 %112, 32, !dbg !33
  %114 = trunc nuw i64 %113 to i32, !dbg !33
  %115 = add i32 %4, 387276957, !dbg !22
  %116 = xor i32 %86, %115, !dbg !33
  %117 = xor i32 %116, %114, !dbg !33
  %118 = mul i32 %117, -766435501, !dbg !34
  %119 = mul i32 %110, -845247145, !dbg !35
  %120 = mul i32 %103, -766435501, !dbg !34
  %121 = mul i32 %96, -845247145, !dbg !35
  %122 = zext i32 %85 to i64, !dbg !33
  %123 = mul nuw i64 %122, 3449720151, !dbg !33
  %124 = lshr i64 %123, 32, !dbg !33
  %125 = trunc nuw i64 %124 to i32, !dbg !33
  %126 = add i32 %4, 2027808484, !dbg !22
  %127 = xor i32 %121, %126, !dbg !33
  %128 = xor i32 %127, %125, !dbg !33
  %129 = zext i32 %128 to i64, !dbg !32
  %130 = mul nuw i64 %129, 3528531795, !dbg !32
  %131 = lshr i64 %130, 32, !dbg !32
  %132 = trunc nuw i64 %131 to i32, !dbg !32
  %133 = add nsw i32 %51, -1459197799, !dbg !36
  %134 = xor i32 %120, %133, !dbg !32
  %135 = xor i32 %134, %132, !dbg !32
  %136 = zext i32 %135 to i64, !dbg !33
  %137 = mul nuw i64 %136, 3449720151, !dbg !33
  %138 = lshr i64 %137, 32, !dbg !33
  %139 = trunc nuw i64 %138 to i32, !dbg !33
  %140 = add i32 %4, -1253254570, !dbg !22
  %141 = xor i32 %119, %140, !dbg !33
  %142 = xor i32 %141, %139, !dbg !33
  %143 = zext i32 %142 to i64, !dbg !32
  %144 = mul nuw i64 %143, 3528531795, !dbg !32
  %145 = lshr i64 %144, 32, !dbg !32
  %146 = trunc nuw i64 %145 to i32, !dbg !32
  %147 = add nsw i32 %51, 534103459, !dbg !36
  %148 = xor i32 %118, %147, !dbg !32
  %149 = xor i32 %148, %146, !dbg !32
  %150 = mul i32 %149, -845247145, !dbg !35
  %151 = mul i32 %142, -766435501, !dbg !34
  %152 = mul i32 %135, -845247145, !dbg !35
  %153 = mul i32 %128, -766435501, !dbg !34
  %154 = zext i32 %117 to i64, !dbg !32
  %155 = mul nuw i64 %154, 3528531795, !dbg !32
  %156 = lshr i64 %155, 32, !dbg !32
  %157 = add nsw i32 %51, 1684936478, !dbg !36
  %158 = xor i32 %153, %157, !dbg !32
  %159 = zext i32 %158 to i64, !dbg !33
  %160 = xor i64 %156, %159, !dbg !33
  %161 = mul nuw i64 %160, 3449720151, !dbg !33
  %162 = lshr i64 %161, 32, !dbg !33
  %163 = add i32 %4, 1401181199, !dbg !22
  %164 = xor i32 %152, %163, !dbg !33
  %165 = zext i32 %164 to i64, !dbg !32
  %166 = xor i64 %162, %165, !dbg !32
  %167 = mul nuw i64 %166, 3528531795, !dbg !32
  %168 = lshr i64 %167, 32, !dbg !32
  %169 = add nsw i32 %51, -616729560, !dbg !36
  %170 = xor i32 %151, %169, !dbg !32
  %171 = zext i32 %170 to i64, !dbg !33
  %172 = xor i64 %168, %171, !dbg !33
  %173 = mul nuw i64 %172, 3449720151, !dbg !33
  %174 = lshr i64 %173, 32, !dbg !33
  %175 = trunc nuw i64 %174 to i32, !dbg !33
  %176 = add i32 %4, -1879881855, !dbg !22
  %177 = xor i32 %150, %176, !dbg !33
  %178 = xor i32 %177, %175, !dbg !33
  %.lobit = ashr i32 %178, 31, !dbg !37
  %179 = xor i32 %.lobit, %178, !dbg !37
  %180 = sitofp i32 %179 to float, !dbg !39
  %181 = fmul nnan float %180, f0x2FFFFFFF, !dbg !39
  %182 = fcmp ogt float %181, %3, !dbg !40
  %183 = fmul float %24, 5.000000e-01, !dbg !41
  %184 = fadd float %49, 1.000000e+00, !dbg !42
  %185 = fmul float %183, %184, !dbg !41
  %186 = fsub float 1.000000e+00, %3, !dbg !43
  %187 = fdiv float %185, %186, !dbg !44
  %188 = select i1 %182, float %187, float 0.000000e+00, !dbg !45
  %189 = fptrunc float %188 to half, !dbg !45
  %190 = insertelement <1 x half> poison, half %189, i64 0, !dbg !15
  %191 = sext i32 %15 to i64, !dbg !46
  %192 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %191, !dbg !46
  store <1 x half> %190, ptr addrspace(1) %192, align 2, !dbg !15
  br label %193, !dbg !15

193:                                              ; preds = %48, %__ocml_erf_f32.exit
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = distinct !DISubprogram(name: "gelu_dropout", linkageName: "gelu_dropout", scope: !1, file: !1, line: 189, type: !7, scopeLine: 189, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !9, !11, !12, !11, !13, !13}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!15 = !DILocation(line: 195, column: 5, scope: !6)
!16 = !DILocation(line: 190, column: 36, scope: !6)
!17 = !DILocation(line: 190, column: 9, scope: !6)
!18 = !DILocation(line: 191, column: 9, scope: !6)
!19 = !DILocation(line: 192, column: 9, scope: !6)
!20 = !DILocation(line: 193, column: 33, scope: !6)
!21 = !DILocation(line: 193, column: 26, scope: !6)
!22 = !DILocation(line: 40, column: 14, scope: !23, inlinedAt: !25)
!23 = distinct !DILexicalBlockFile(scope: !6, file: !24, discriminator: 0)
!24 = !DIFile(filename: "random.py", directory: "triton/language")
!25 = !DILocation(line: 69, column: 12, scope: !23, inlinedAt: !26)
!26 = !DILocation(line: 110, column: 12, scope: !23, inlinedAt: !27)
!27 = !DILocation(line: 84, column: 20, scope: !23, inlinedAt: !28)
!28 = !DILocation(line: 155, column: 14, scope: !23, inlinedAt: !29)
!29 = !DILocation(line: 194, column: 12, scope: !30)
!30 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!31 = !DILocation(line: 57, column: 19, scope: !23, inlinedAt: !26)
!32 = !DILocation(line: 36, column: 14, scope: !23, inlinedAt: !25)
!33 = !DILocation(line: 35, column: 14, scope: !23, inlinedAt: !25)
!34 = !DILocation(line: 38, column: 14, scope: !23, inlinedAt: !25)
!35 = !DILocation(line: 37, column: 14, scope: !23, inlinedAt: !25)
!36 = !DILocation(line: 41, column: 14, scope: !23, inlinedAt: !25)
!37 = !DILocation(line: 142, column: 9, scope: !23, inlinedAt: !38)
!38 = !DILocation(line: 156, column: 12, scope: !23, inlinedAt: !29)
!39 = !DILocation(line: 143, column: 12, scope: !23, inlinedAt: !38)
!40 = !DILocation(line: 194, column: 12, scope: !6)
!41 = !DILocation(line: 193, column: 9, scope: !6)
!42 = !DILocation(line: 193, column: 20, scope: !6)
!43 = !DILocation(line: 195, column: 43, scope: !6)
!44 = !DILocation(line: 195, column: 38, scope: !6)
!45 = !DILocation(line: 195, column: 23, scope: !6)
!46 = !DILocation(line: 195, column: 14, scope: !6)
!47 = !DILocation(line: 189, column: 1, scope: !6)
