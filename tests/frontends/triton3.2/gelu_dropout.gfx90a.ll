; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @gelu_dropout(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1, i32 inreg %2, float inreg %3, i32 inreg %4) local_unnamed_addr #0 !dbg !6 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %7 = shl i32 %6, 8, !dbg !10
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %9 = and i32 %8, 255, !dbg !11
  %10 = or disjoint i32 %7, %9, !dbg !12
  %11 = sext i32 %10 to i64, !dbg !13
  %12 = getelementptr half, ptr addrspace(1) %0, i64 %11, !dbg !13
  %13 = icmp slt i32 %10, %2, !dbg !14
  %14 = insertelement <1 x i1> poison, i1 %13, i64 0, !dbg !15
  %15 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %12, i32 2, <1 x i1> %14, <1 x half> zeroinitializer), !dbg !15
  %16 = extractelement <1 x half> %15, i64 0, !dbg !15
  %17 = fpext half %16 to float, !dbg !16
  %18 = fmul float %17, 0x3FE6A09E60000000, !dbg !17
  %19 = tail call float @llvm.fabs.f32(float %18), !dbg !18
  %20 = fcmp olt float %19, 1.000000e+00, !dbg !18
  br i1 %20, label %21, label %29, !dbg !18

21:                                               ; preds = %5
  %22 = fmul float %18, %18, !dbg !18
  %23 = tail call noundef float @llvm.fmuladd.f32(float %22, float 0xBF4268BC20000000, float 0x3F74208280000000), !dbg !18
  %24 = tail call noundef float @llvm.fmuladd.f32(float %22, float %23, float 0xBF9B593700000000), !dbg !18
  %25 = tail call noundef float @llvm.fmuladd.f32(float %22, float %24, float 0x3FBCE077C0000000), !dbg !18
  %26 = tail call noundef float @llvm.fmuladd.f32(float %22, float %25, float 0xBFD8126600000000), !dbg !18
  %27 = tail call noundef float @llvm.fmuladd.f32(float %22, float %26, float 0x3FC06EBA00000000), !dbg !18
  %28 = tail call float @llvm.fma.f32(float %19, float %27, float %19), !dbg !18
  br label %__ocml_erf_f32.exit, !dbg !18

29:                                               ; preds = %5
  %30 = tail call noundef float @llvm.fmuladd.f32(float %19, float 0x3EF1D31560000000, float 0xBF38D12900000000), !dbg !18
  %31 = tail call noundef float @llvm.fmuladd.f32(float %19, float %30, float 0x3F6F9A6D20000000), !dbg !18
  %32 = tail call noundef float @llvm.fmuladd.f32(float %19, float %31, float 0xBF98C31640000000), !dbg !18
  %33 = tail call noundef float @llvm.fmuladd.f32(float %19, float %32, float 0x3FBB4E9C80000000), !dbg !18
  %34 = tail call noundef float @llvm.fmuladd.f32(float %19, float %33, float 0x3FE4515FA0000000), !dbg !18
  %35 = tail call noundef float @llvm.fmuladd.f32(float %19, float %34, float 0x3FC078E500000000), !dbg !18
  %36 = tail call float @llvm.fma.f32(float %19, float %35, float %19), !dbg !18
  %37 = fneg float %36, !dbg !18
  %38 = tail call noundef float @llvm.exp.f32(float %37), !dbg !18
  %39 = fsub float 1.000000e+00, %38, !dbg !18
  br label %__ocml_erf_f32.exit, !dbg !18

__ocml_erf_f32.exit:                              ; preds = %21, %29
  %40 = phi float [ %28, %21 ], [ %39, %29 ], !dbg !18
  %41 = fmul float %17, 5.000000e-01, !dbg !19
  %42 = tail call noundef float @llvm.copysign.f32(float %40, float %18), !dbg !18
  %43 = fadd float %42, 1.000000e+00, !dbg !20
  %44 = fmul float %41, %43, !dbg !21
  %45 = ashr i32 %4, 31, !dbg !22
  %46 = zext i32 %10 to i64, !dbg !29
  %47 = mul nuw i64 %46, 3528531795, !dbg !29
  %48 = lshr i64 %47, 32, !dbg !29
  %49 = trunc nuw i64 %48 to i32, !dbg !29
  %50 = xor i32 %45, %49, !dbg !31
  %51 = mul i32 %10, -766435501, !dbg !32
  %52 = add i32 %4, -1640531527, !dbg !33
  %53 = add nsw i32 %45, -1150833019, !dbg !34
  %54 = zext i32 %50 to i64, !dbg !35
  %55 = mul nuw i64 %54, 3449720151, !dbg !35
  %56 = lshr i64 %55, 32, !dbg !35
  %57 = trunc nuw i64 %56 to i32, !dbg !35
  %58 = xor i32 %52, %57, !dbg !36
  %59 = zext i32 %4 to i64, !dbg !29
  %60 = mul nuw i64 %59, 3528531795, !dbg !29
  %61 = lshr i64 %60, 32, !dbg !29
  %62 = trunc nuw i64 %61 to i32, !dbg !29
  %63 = xor i32 %53, %51, !dbg !37
  %64 = xor i32 %63, %62, !dbg !31
  %65 = mul i32 %50, -845247145, !dbg !38
  %66 = mul i32 %4, -766435501, !dbg !32
  %67 = add i32 %4, 1013904242, !dbg !33
  %68 = add nsw i32 %45, 1993301258, !dbg !34
  %69 = zext i32 %64 to i64, !dbg !35
  %70 = mul nuw i64 %69, 3449720151, !dbg !35
  %71 = lshr i64 %70, 32, !dbg !35
  %72 = trunc nuw i64 %71 to i32, !dbg !35
  %73 = xor i32 %65, %67, !dbg !39
  %74 = xor i32 %73, %72, !dbg !36
  %75 = zext i32 %58 to i64, !dbg !29
  %76 = mul nuw i64 %75, 3528531795, !dbg !29
  %77 = lshr i64 %76, 32, !dbg !29
  %78 = trunc nuw i64 %77 to i32, !dbg !29
  %79 = xor i32 %68, %66, !dbg !37
  %80 = xor i32 %79, %78, !dbg !31
  %81 = mul i32 %64, -845247145, !dbg !38
  %82 = mul i32 %58, -766435501, !dbg !32
  %83 = add i32 %4, -626627285, !dbg !33
  %84 = add nsw i32 %45, 842468239, !dbg !34
  %85 = zext i32 %80 to i64, !dbg !35
  %86 = mul nuw i64 %85, 3449720151, !dbg !35
  %87 = lshr i64 %86, 32, !dbg !35
  %88 = trunc nuw i64 %87 to i32, !dbg !35
  %89 = xor i32 %81, %83, !dbg !39
  %90 = xor i32 %89, %88, !dbg !36
  %91 = zext i32 %74 to i64, !dbg !29
  %92 = mul nuw i64 %91, 3528531795, !dbg !29
  %93 = lshr i64 %92, 32, !dbg !29
  %94 = trunc nuw i64 %93 to i32, !dbg !29
  %95 = xor i32 %82, %84, !dbg !37
  %96 = xor i32 %95, %94, !dbg !31
  %97 = mul i32 %80, -845247145, !dbg !38
  %98 = mul i32 %74, -766435501, !dbg !32
  %99 = add i32 %4, 2027808484, !dbg !33
  %100 = add nsw i32 %45, -308364780, !dbg !34
  %101 = zext i32 %96 to i64, !dbg !35
  %102 = mul nuw i64 %101, 3449720151, !dbg !35
  %103 = lshr i64 %102, 32, !dbg !35
  %104 = trunc nuw i64 %103 to i32, !dbg !35
  %105 = xor i32 %97, %99, !dbg !39
  %106 = xor i32 %105, %104, !dbg !36
  %107 = zext i32 %90 to i64, !dbg !29
  %108 = mul nuw i64 %107, 3528531795, !dbg !29
  %109 = lshr i64 %108, 32, !dbg !29
  %110 = trunc nuw i64 %109 to i32, !dbg !29
  %111 = xor i32 %98, %100, !dbg !37
  %112 = xor i32 %111, %110, !dbg !31
  %113 = mul i32 %96, -845247145, !dbg !38
  %114 = mul i32 %90, -766435501, !dbg !32
  %115 = add i32 %4, 387276957, !dbg !33
  %116 = add nsw i32 %45, -1459197799, !dbg !34
  %117 = zext i32 %112 to i64, !dbg !35
  %118 = mul nuw i64 %117, 3449720151, !dbg !35
  %119 = lshr i64 %118, 32, !dbg !35
  %120 = trunc nuw i64 %119 to i32, !dbg !35
  %121 = xor i32 %113, %115, !dbg !39
  %122 = xor i32 %121, %120, !dbg !36
  %123 = zext i32 %106 to i64, !dbg !29
  %124 = mul nuw i64 %123, 3528531795, !dbg !29
  %125 = lshr i64 %124, 32, !dbg !29
  %126 = trunc nuw i64 %125 to i32, !dbg !29
  %127 = xor i32 %114, %116, !dbg !37
  %128 = xor i32 %127, %126, !dbg !31
  %129 = mul i32 %112, -845247145, !dbg !38
  %130 = mul i32 %106, -766435501, !dbg !32
  %131 = add i32 %4, -1253254570, !dbg !33
  %132 = add nsw i32 %45, 1684936478, !dbg !34
  %133 = zext i32 %128 to i64, !dbg !35
  %134 = mul nuw i64 %133, 3449720151, !dbg !35
  %135 = lshr i64 %134, 32, !dbg !35
  %136 = trunc nuw i64 %135 to i32, !dbg !35
  %137 = xor i32 %129, %131, !dbg !39
  %138 = xor i32 %137, %136, !dbg !36
  %139 = zext i32 %122 to i64, !dbg !29
  %140 = mul nuw i64 %139, 3528531795, !dbg !29
  %141 = lshr i64 %140, 32, !dbg !29
  %142 = trunc nuw i64 %141 to i32, !dbg !29
  %143 = xor i32 %130, %132, !dbg !37
  %144 = xor i32 %143, %142, !dbg !31
  %145 = mul i32 %128, -845247145, !dbg !38
  %146 = mul i32 %122, -766435501, !dbg !32
  %147 = add i32 %4, 1401181199, !dbg !33
  %148 = add nsw i32 %45, 534103459, !dbg !34
  %149 = zext i32 %144 to i64, !dbg !35
  %150 = mul nuw i64 %149, 3449720151, !dbg !35
  %151 = lshr i64 %150, 32, !dbg !35
  %152 = trunc nuw i64 %151 to i32, !dbg !35
  %153 = xor i32 %145, %147, !dbg !39
  %154 = xor i32 %153, %152, !dbg !36
  %155 = zext i32 %138 to i64, !dbg !29
  %156 = mul nuw i64 %155, 3528531795, !dbg !29
  %157 = lshr i64 %156, 32, !dbg !29
  %158 = trunc nuw i64 %157 to i32, !dbg !29
  %159 = xor i32 %146, %148, !dbg !37
  %160 = xor i32 %159, %158, !dbg !31
  %161 = mul i32 %138, -766435501, !dbg !32
  %162 = add nsw i32 %45, -616729560, !dbg !34
  %163 = zext i32 %154 to i64, !dbg !29
  %164 = mul nuw i64 %163, 3528531795, !dbg !29
  %165 = lshr i64 %164, 32, !dbg !29
  %166 = trunc nuw i64 %165 to i32, !dbg !29
  %167 = xor i32 %161, %162, !dbg !37
  %168 = xor i32 %167, %166, !dbg !31
  %169 = mul i32 %160, -845247145, !dbg !38
  %170 = add i32 %4, -1879881855, !dbg !33
  %171 = zext i32 %168 to i64, !dbg !35
  %172 = mul nuw i64 %171, 3449720151, !dbg !35
  %173 = lshr i64 %172, 32, !dbg !35
  %174 = trunc nuw i64 %173 to i32, !dbg !35
  %175 = xor i32 %169, %170, !dbg !39
  %176 = xor i32 %175, %174, !dbg !36
  %.lobit = ashr i32 %176, 31, !dbg !40
  %177 = xor i32 %.lobit, %176, !dbg !40
  %178 = sitofp i32 %177 to float, !dbg !41
  %179 = fmul float %178, 0x3DFFFFFFE0000000, !dbg !41
  %180 = fcmp ogt float %179, %3, !dbg !42
  %181 = getelementptr half, ptr addrspace(1) %1, i64 %11, !dbg !43
  %182 = fsub float 1.000000e+00, %3, !dbg !44
  %183 = fdiv float %44, %182, !dbg !45
  %184 = select i1 %180, float %183, float 0.000000e+00, !dbg !46
  %185 = fptrunc float %184 to half, !dbg !47
  %186 = insertelement <1 x half> poison, half %185, i64 0, !dbg !48
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %186, ptr addrspace(1) %181, i32 2, <1 x i1> %14), !dbg !48
  ret void, !dbg !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f16.p1(<1 x half>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x half>) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 0}
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "make.py", directory: ".")
!6 = distinct !DISubprogram(name: "gelu_dropout", linkageName: "gelu_dropout", scope: !5, file: !5, line: 198, type: !7, scopeLine: 198, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DILocation(line: 199, column: 22, scope: !6)
!10 = !DILocation(line: 199, column: 27, scope: !6)
!11 = !DILocation(line: 199, column: 48, scope: !6)
!12 = !DILocation(line: 199, column: 35, scope: !6)
!13 = !DILocation(line: 201, column: 20, scope: !6)
!14 = !DILocation(line: 200, column: 12, scope: !6)
!15 = !DILocation(line: 201, column: 16, scope: !6)
!16 = !DILocation(line: 201, column: 34, scope: !6)
!17 = !DILocation(line: 202, column: 36, scope: !6)
!18 = !DILocation(line: 202, column: 32, scope: !6)
!19 = !DILocation(line: 202, column: 14, scope: !6)
!20 = !DILocation(line: 202, column: 25, scope: !6)
!21 = !DILocation(line: 202, column: 19, scope: !6)
!22 = !DILocation(line: 55, column: 49, scope: !23, inlinedAt: !28)
!23 = distinct !DILexicalBlockFile(scope: !25, file: !24, discriminator: 0)
!24 = !DIFile(filename: "random.py", directory: "triton/language")
!25 = distinct !DILexicalBlockFile(scope: !26, file: !24, discriminator: 0)
!26 = distinct !DILexicalBlockFile(scope: !27, file: !24, discriminator: 0)
!27 = distinct !DILexicalBlockFile(scope: !6, file: !24, discriminator: 0)
!28 = !DILocation(line: 203, column: 25, scope: !6)
!29 = !DILocation(line: 36, column: 28, scope: !30, inlinedAt: !28)
!30 = distinct !DILexicalBlockFile(scope: !23, file: !24, discriminator: 0)
!31 = !DILocation(line: 36, column: 40, scope: !30, inlinedAt: !28)
!32 = !DILocation(line: 38, column: 23, scope: !30, inlinedAt: !28)
!33 = !DILocation(line: 40, column: 24, scope: !30, inlinedAt: !28)
!34 = !DILocation(line: 41, column: 24, scope: !30, inlinedAt: !28)
!35 = !DILocation(line: 35, column: 28, scope: !30, inlinedAt: !28)
!36 = !DILocation(line: 35, column: 40, scope: !30, inlinedAt: !28)
!37 = !DILocation(line: 36, column: 35, scope: !30, inlinedAt: !28)
!38 = !DILocation(line: 37, column: 23, scope: !30, inlinedAt: !28)
!39 = !DILocation(line: 35, column: 35, scope: !30, inlinedAt: !28)
!40 = !DILocation(line: 131, column: 32, scope: !26, inlinedAt: !28)
!41 = !DILocation(line: 132, column: 15, scope: !26, inlinedAt: !28)
!42 = !DILocation(line: 203, column: 30, scope: !6)
!43 = !DILocation(line: 204, column: 19, scope: !6)
!44 = !DILocation(line: 204, column: 48, scope: !6)
!45 = !DILocation(line: 204, column: 42, scope: !6)
!46 = !DILocation(line: 204, column: 52, scope: !6)
!47 = !DILocation(line: 204, column: 60, scope: !6)
!48 = !DILocation(line: 204, column: 22, scope: !6)
!49 = !DILocation(line: 204, column: 4, scope: !6)
