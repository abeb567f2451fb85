; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @recurrence(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %7 = lshr i32 %6, 6, !dbg !11
  %8 = and i32 %7, 1, !dbg !11
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !12
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %11 = shl i32 %10, 8, !dbg !13
  %12 = and i32 %6, 63, !dbg !12
  %13 = shl i32 %9, 6, !dbg !12
  %.masked = and i32 %13, 64, !dbg !12
  %14 = or disjoint i32 %.masked, %12, !dbg !12
  %15 = shl nuw nsw i32 %14, 1, !dbg !12
  %16 = or disjoint i32 %15, %11, !dbg !13
  %17 = sext i32 %16 to i64, !dbg !14
  %18 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %17, !dbg !14
  %19 = load <2 x float>, ptr addrspace(1) %18, align 8, !dbg !15
  %20 = extractelement <2 x float> %19, i64 0, !dbg !15
  %21 = extractelement <2 x float> %19, i64 1, !dbg !15
  %22 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %17, !dbg !16
  %23 = load <2 x float>, ptr addrspace(1) %22, align 8, !dbg !17
  %24 = extractelement <2 x float> %23, i64 0, !dbg !17
  %25 = extractelement <2 x float> %23, i64 1, !dbg !17
  %26 = fmul float %20, %21, !dbg !18
  %27 = fmul float %21, %24, !dbg !21
  %28 = fadd float %25, %27, !dbg !21
  %29 = bitcast float %26 to i32, !dbg !22
  %30 = tail call i32 @llvm.usub.sat.i32(i32 %12, i32 1), !dbg !22
  %31 = shl nuw nsw i32 %30, 2, !dbg !22
  %32 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %29), !dbg !22
  %33 = bitcast i32 %32 to float, !dbg !22
  %34 = bitcast float %28 to i32, !dbg !22
  %35 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %34), !dbg !22
  %36 = bitcast i32 %35 to float, !dbg !22
  %.not = icmp eq i32 %12, 0, !dbg !22
  %37 = fmul float %26, %33, !dbg !18
  %38 = fmul float %26, %36, !dbg !21
  %39 = fadd float %28, %38, !dbg !21
  %40 = select i1 %.not, float %26, float %37, !dbg !22
  %41 = select i1 %.not, float %28, float %39, !dbg !22
  %42 = bitcast float %40 to i32, !dbg !22
  %43 = icmp samesign ult i32 %12, 2, !dbg !22
  %44 = shl nuw nsw i32 %12, 2, !dbg !22
  %45 = add nsw i32 %44, -8, !dbg !22
  %46 = select i1 %43, i32 %44, i32 %45, !dbg !22
  %47 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %46, i32 %42), !dbg !22
  %48 = bitcast i32 %47 to float, !dbg !22
  %49 = bitcast float %41 to i32, !dbg !22
  %50 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %46, i32 %49), !dbg !22
  %51 = bitcast i32 %50 to float, !dbg !22
  %52 = icmp samesign ugt i32 %12, 1, !dbg !22
  %53 = fmul float %40, %48, !dbg !18
  %54 = fmul float %40, %51, !dbg !21
  %55 = fadd float %54, %41, !dbg !21
  %56 = select i1 %52, float %53, float %40, !dbg !22
  %57 = select i1 %52, float %55, float %41, !dbg !22
  %58 = bitcast float %56 to i32, !dbg !22
  %59 = icmp samesign ult i32 %12, 4, !dbg !22
  %60 = add nsw i32 %44, -16, !dbg !22
  %61 = select i1 %59, i32 %44, i32 %60, !dbg !22
  %62 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %61, i32 %58), !dbg !22
  %63 = bitcast i32 %62 to float, !dbg !22
  %64 = bitcast float %57 to i32, !dbg !22
  %65 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %61, i32 %64), !dbg !22
  %66 = bitcast i32 %65 to float, !dbg !22
  %67 = icmp samesign ugt i32 %12, 3, !dbg !22
  %68 = fmul float %56, %63, !dbg !18
  %69 = fmul float %56, %66, !dbg !21
  %70 = fadd float %69, %57, !dbg !21
  %71 = select i1 %67, float %68, float %56, !dbg !22
  %72 = select i1 %67, float %70, float %57, !dbg !22
  %73 = bitcast float %71 to i32, !dbg !22
  %74 = icmp samesign ult i32 %12, 8, !dbg !22
  %75 = add nsw i32 %44, -32, !dbg !22
  %76 = select i1 %74, i32 %44, i32 %75, !dbg !22
  %77 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %73), !dbg !22
  %78 = bitcast i32 %77 to float, !dbg !22
  %79 = bitcast float %72 to i32, !dbg !22
  %80 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %79), !dbg !22
  %81 = bitcast i32 %80 to float, !dbg !22
  %82 = icmp samesign ugt i32 %12, 7, !dbg !22
  %83 = fmul float %71, %78, !dbg !18
  %84 = fmul float %71, %81, !dbg !21
  %85 = fadd float %84, %72, !dbg !21
  %86 = select i1 %82, float %83, float %71, !dbg !22
  %87 = select i1 %82, float %85, float %72, !dbg !22
  %88 = bitcast float %86 to i32, !dbg !22
  %89 = icmp samesign ult i32 %12, 16, !dbg !22
  %90 = add nsw i32 %44, -64, !dbg !22
  %91 = select i1 %89, i32 %44, i32 %90, !dbg !22
  %92 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %91, i32 %88), !dbg !22
  %93 = bitcast i32 %92 to float, !dbg !22
  %94 = bitcast float %87 to i32, !dbg !22
  %95 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %91, i32 %94), !dbg !22
  %96 = bitcast i32 %95 to float, !dbg !22
  %97 = icmp samesign ugt i32 %12, 15, !dbg !22
  %98 = fmul float %86, %93, !dbg !18
  %99 = fmul float %86, %96, !dbg !21
  %100 = fadd float %99, %87, !dbg !21
  %101 = select i1 %97, float %98, float %86, !dbg !22
  %102 = select i1 %97, float %100, float %87, !dbg !22
  %103 = bitcast float %101 to i32, !dbg !22
  %104 = icmp samesign ult i32 %12, 32, !dbg !22
  %105 = add nsw i32 %44, -128, !dbg !22
  %106 = select i1 %104, i32 %44, i32 %105, !dbg !22
  %107 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %106, i32 %103), !dbg !22
  %108 = bitcast i32 %107 to float, !dbg !22
  %109 = bitcast float %102 to i32, !dbg !22
  %110 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %106, i32 %109), !dbg !22
  %111 = bitcast i32 %110 to float, !dbg !22
  %112 = fmul float %101, %108, !dbg !18
  %113 = fmul float %101, %111, !dbg !21
  %114 = fadd float %113, %102, !dbg !21
  %115 = icmp eq i32 %12, 63, !dbg !22
  br i1 %115, label %116, label %.critedge, !dbg !22

116:                                              ; preds = %5
  %117 = getelementptr [4 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), i32 %8
  %118 = getelementptr [4 x i8], ptr addrspace(3) @global_smem, i32 %8
  store float %112, ptr addrspace(3) %118, align 4, !dbg !22
  store float %114, ptr addrspace(3) %117, align 4, !dbg !22
  br label %.critedge, !dbg !22

.critedge:                                        ; preds = %5, %116
  %119 = icmp samesign ugt i32 %12, 31, !dbg !22
  %120 = select i1 %119, float %114, float %102, !dbg !22
  %121 = select i1 %119, float %112, float %101, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %122 = trunc i32 %7 to i1, !dbg !22
  %123 = icmp ne i32 %12, 0, !dbg !22
  %124 = or i1 %123, %122, !dbg !22
  %125 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8, !dbg !22
  %126 = fmul float %121, %125, !dbg !21
  %127 = fadd float %120, %126, !dbg !21
  %128 = select i1 %122, float %127, float %120, !dbg !22
  %129 = bitcast float %128 to i32, !dbg !22
  %130 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %129), !dbg !22
  %131 = bitcast i32 %130 to float, !dbg !22
  %132 = select i1 %123, float %131, float %125, !dbg !22
  %133 = fmul float %20, %132, !dbg !21
  %134 = fadd float %24, %133, !dbg !21
  %135 = select i1 %124, float %134, float %24, !dbg !22
  %136 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %17, !dbg !23
  %137 = insertelement <2 x float> poison, float %135, i64 0, !dbg !11
  %138 = insertelement <2 x float> %137, float %128, i64 1, !dbg !11
  store <2 x float> %138, ptr addrspace(1) %136, align 8, !dbg !11
  ret void, !dbg !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #5

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "recurrence", linkageName: "recurrence", scope: !1, file: !1, line: 109, type: !5, scopeLine: 109, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 112, column: 5, scope: !4)
!12 = !DILocation(line: 110, column: 36, scope: !4)
!13 = !DILocation(line: 110, column: 9, scope: !4)
!14 = !DILocation(line: 111, column: 41, scope: !4)
!15 = !DILocation(line: 111, column: 33, scope: !4)
!16 = !DILocation(line: 111, column: 57, scope: !4)
!17 = !DILocation(line: 111, column: 49, scope: !4)
!18 = !DILocation(line: 105, column: 12, scope: !19, inlinedAt: !20)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!20 = !DILocation(line: 111, column: 12, scope: !19)
!21 = !DILocation(line: 105, column: 21, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 111, column: 12, scope: !4)
!23 = !DILocation(line: 112, column: 14, scope: !4)
!24 = !DILocation(line: 109, column: 1, scope: !4)
