; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @adam(ptr addrspace(1) inreg nofree captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree captures(none) %2, ptr addrspace(1) inreg nofree captures(none) %3, i32 inreg %4, float inreg %5, float inreg %6, float inreg %7, float inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12), !dbg !15
  %14 = and i32 %13, 192, !dbg !14
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %16 = shl i32 %15, 8, !dbg !16
  %17 = and i32 %12, 63, !dbg !15
  %18 = or disjoint i32 %17, %14, !dbg !15
  %19 = or disjoint i32 %18, %16, !dbg !16
  %20 = icmp slt i32 %19, %4, !dbg !17
  br i1 %20, label %.critedge, label %.critedge2, !dbg !18

.critedge:                                        ; preds = %11
  %21 = sext i32 %19 to i64
  %22 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %21
  %23 = load <1 x half>, ptr addrspace(1) %22, align 2, !dbg !18
  %24 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %21, !dbg !19
  %25 = extractelement <1 x half> %23, i64 0, !dbg !18
  %26 = fpext half %25 to float, !dbg !18
  %27 = load <1 x float>, ptr addrspace(1) %24, align 4, !dbg !20
  %28 = extractelement <1 x float> %27, i64 0, !dbg !20
  %29 = fmul float %6, %28, !dbg !21
  %30 = fsub float 1.000000e+00, %6, !dbg !22
  %31 = fmul float %30, %26, !dbg !23
  %32 = fadd float %29, %31, !dbg !21
  %33 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %21, !dbg !24
  %34 = load <1 x float>, ptr addrspace(1) %33, align 4, !dbg !25
  %35 = extractelement <1 x float> %34, i64 0, !dbg !25
  %36 = fmul float %7, %35, !dbg !26
  %37 = fsub float 1.000000e+00, %7, !dbg !27
  %38 = fmul float %37, %26, !dbg !28
  %39 = fmul float %38, %26, !dbg !28
  %40 = fadd float %36, %39, !dbg !26
  %41 = insertelement <1 x float> poison, float %32, i64 0, !dbg !29
  store <1 x float> %41, ptr addrspace(1) %24, align 4, !dbg !29
  %42 = insertelement <1 x float> poison, float %40, i64 0, !dbg !30
  store <1 x float> %42, ptr addrspace(1) %33, align 4, !dbg !30
  %43 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %21, !dbg !31
  %44 = load <1 x half>, ptr addrspace(1) %43, align 2, !dbg !32
  %45 = extractelement <1 x half> %44, i64 0, !dbg !32
  %46 = fpext half %45 to float, !dbg !32
  %47 = fmul float %5, %32, !dbg !33
  %48 = tail call float @llvm.amdgcn.sqrt.f32(float %40), !dbg !34
  %49 = fadd float %8, %48, !dbg !34
  %50 = fdiv float %47, %49, !dbg !33
  %51 = fsub float %46, %50, !dbg !35
  %52 = fptrunc float %51 to half, !dbg !36
  %53 = insertelement <1 x half> poison, half %52, i64 0, !dbg !14
  store <1 x half> %53, ptr addrspace(1) %43, align 2, !dbg !14
  br label %.critedge2, !dbg !14

.critedge2:                                       ; preds = %11, %.critedge
  ret void, !dbg !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sqrt.f32(float) #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "adam", linkageName: "adam", scope: !1, file: !1, line: 248, type: !5, scopeLine: 248, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9, !11, !10, !10, !10, !10, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 257, column: 5, scope: !4)
!15 = !DILocation(line: 249, column: 36, scope: !4)
!16 = !DILocation(line: 249, column: 9, scope: !4)
!17 = !DILocation(line: 250, column: 9, scope: !4)
!18 = !DILocation(line: 251, column: 12, scope: !4)
!19 = !DILocation(line: 252, column: 23, scope: !4)
!20 = !DILocation(line: 252, column: 15, scope: !4)
!21 = !DILocation(line: 252, column: 10, scope: !4)
!22 = !DILocation(line: 252, column: 41, scope: !4)
!23 = !DILocation(line: 252, column: 40, scope: !4)
!24 = !DILocation(line: 253, column: 23, scope: !4)
!25 = !DILocation(line: 253, column: 15, scope: !4)
!26 = !DILocation(line: 253, column: 10, scope: !4)
!27 = !DILocation(line: 253, column: 41, scope: !4)
!28 = !DILocation(line: 253, column: 40, scope: !4)
!29 = !DILocation(line: 254, column: 5, scope: !4)
!30 = !DILocation(line: 255, column: 5, scope: !4)
!31 = !DILocation(line: 256, column: 17, scope: !4)
!32 = !DILocation(line: 256, column: 9, scope: !4)
!33 = !DILocation(line: 257, column: 26, scope: !4)
!34 = !DILocation(line: 257, column: 37, scope: !4)
!35 = !DILocation(line: 257, column: 22, scope: !4)
!36 = !DILocation(line: 257, column: 21, scope: !4)
!37 = !DILocation(line: 248, column: 1, scope: !4)
