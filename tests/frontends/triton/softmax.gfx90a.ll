; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @softmax(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #1 !dbg !8 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !15
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !16
  %9 = and i32 %8, 192, !dbg !15
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !21
  %11 = and i32 %7, 63, !dbg !22
  %12 = or disjoint i32 %9, %11, !dbg !22
  %13 = or disjoint i32 %12, 256, !dbg !22
  %14 = icmp slt i32 %12, %3, !dbg !23
  %15 = icmp slt i32 %13, %3, !dbg !23
  %16 = mul i32 %2, %10, !dbg !24
  %17 = sext i32 %16 to i64, !dbg !25
  %18 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %17, !dbg !25
  %19 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %18, i16 0, i64 2147483646, i32 159744), !dbg !26
  %20 = shl nuw nsw i32 %12, 2, !dbg !26
  %21 = select i1 %14, i32 %20, i32 -2147483648, !dbg !26
  %22 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %19, i32 %21, i32 0, i32 0), !dbg !26
  %23 = bitcast float %22 to <1 x float>, !dbg !26
  %24 = extractelement <1 x float> %23, i64 0, !dbg !26
  %25 = select i1 %14, float %24, float -inf, !dbg !26
  %26 = shl nuw nsw i32 %13, 2, !dbg !26
  %27 = select i1 %15, i32 %26, i32 -2147483648, !dbg !26
  %28 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %19, i32 %27, i32 0, i32 0), !dbg !26
  %29 = bitcast float %28 to <1 x float>, !dbg !26
  %30 = extractelement <1 x float> %29, i64 0, !dbg !26
  %31 = select i1 %15, float %30, float -inf, !dbg !26
  %32 = tail call float @llvm.maxnum.f32(float %25, float %31), !dbg !27
  %33 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %32, i32 280, i32 15, i32 15, i1 true), !dbg !28
  %34 = tail call float @llvm.maxnum.f32(float %32, float %33), !dbg !27
  %35 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %34, i32 276, i32 15, i32 15, i1 true), !dbg !28
  %36 = tail call float @llvm.maxnum.f32(float %34, float %35), !dbg !27
  %37 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %36, i32 274, i32 15, i32 15, i1 true), !dbg !28
  %38 = tail call float @llvm.maxnum.f32(float %36, float %37), !dbg !27
  %39 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %38, i32 273, i32 15, i32 15, i1 true), !dbg !28
  %40 = tail call float @llvm.maxnum.f32(float %38, float %39), !dbg !27
  %41 = tail call float @llvm.amdgcn.update.dpp.f32(float %40, float %40, i32 322, i32 10, i32 15, i1 true), !dbg !28
  %42 = tail call float @llvm.maxnum.f32(float %40, float %41), !dbg !27
  %43 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %42, i32 323, i32 15, i32 15, i1 true), !dbg !28
  %44 = tail call float @llvm.maxnum.f32(float %42, float %43), !dbg !27
  %45 = tail call float @llvm.amdgcn.readlane.f32(float %44, i32 63), !dbg !28
  %46 = lshr exact i32 %9, 4, !dbg !28
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46, !dbg !28
  %48 = insertelement <1 x float> poison, float %45, i64 0, !dbg !28
  store <1 x float> %48, ptr addrspace(3) %47, align 4, !dbg !28
  fence syncscope("workgroup") release, !dbg !28, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !30
  %49 = shl nuw nsw i32 %7, 2, !dbg !28
  %50 = and i32 %49, 12, !dbg !28
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50, !dbg !28
  %52 = load <1 x float>, ptr addrspace(3) %51, align 4, !dbg !28
  %53 = extractelement <1 x float> %52, i64 0, !dbg !28
  %54 = bitcast float %53 to i32, !dbg !28
  %55 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %54, i32 78, i32 15, i32 15, i1 true), !dbg !28
  %56 = bitcast i32 %55 to float, !dbg !28
  %57 = tail call float @llvm.maxnum.f32(float %53, float %56), !dbg !27
  %58 = bitcast float %57 to i32, !dbg !28
  %59 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %58, i32 177, i32 15, i32 15, i1 true), !dbg !28
  %60 = bitcast i32 %59 to float, !dbg !28
  %61 = tail call float @llvm.maxnum.f32(float %57, float %60), !dbg !27
  %62 = fsub float %25, %61, !dbg !31
  %63 = fsub float %31, %61, !dbg !31
  %64 = fmul float %62, f0x3FB8AA3B, !dbg !32
  %65 = tail call float @llvm.exp2.f32(float %64), !dbg !32
  %66 = fmul float %63, f0x3FB8AA3B, !dbg !32
  %67 = tail call float @llvm.exp2.f32(float %66), !dbg !32
  %68 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %17, !dbg !33
  fence syncscope("workgroup") release, !dbg !16, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16, !mmra !30
  %69 = fadd float %65, %67, !dbg !34
  %70 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %69, i32 280, i32 15, i32 15, i1 true), !dbg !16
  %71 = fadd float %70, %69, !dbg !34
  %72 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %71, i32 276, i32 15, i32 15, i1 true), !dbg !16
  %73 = fadd float %72, %71, !dbg !34
  %74 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %73, i32 274, i32 15, i32 15, i1 true), !dbg !16
  %75 = fadd float %74, %73, !dbg !34
  %76 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %75, i32 273, i32 15, i32 15, i1 true), !dbg !16
  %77 = fadd float %76, %75, !dbg !34
  %78 = tail call float @llvm.amdgcn.update.dpp.f32(float %77, float %77, i32 322, i32 10, i32 15, i1 true), !dbg !16
  %79 = fadd float %78, %77, !dbg !34
  %80 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %79, i32 323, i32 15, i32 15, i1 true), !dbg !16
  %81 = fadd float %80, %79, !dbg !34
  %82 = tail call float @llvm.amdgcn.readlane.f32(float %81, i32 63), !dbg !16
  %83 = insertelement <1 x float> poison, float %82, i64 0, !dbg !16
  store <1 x float> %83, ptr addrspace(3) %47, align 4, !dbg !16
  fence syncscope("workgroup") release, !dbg !16, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16, !mmra !30
  %84 = load <1 x float>, ptr addrspace(3) %51, align 4, !dbg !16
  %85 = extractelement <1 x float> %84, i64 0, !dbg !16
  %86 = bitcast float %85 to i32, !dbg !16
  %87 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %86, i32 78, i32 15, i32 15, i1 true), !dbg !16
  %88 = bitcast i32 %87 to float, !dbg !16
  %89 = fadd float %85, %88, !dbg !34
  %90 = bitcast float %89 to i32, !dbg !16
  %91 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %90, i32 177, i32 15, i32 15, i1 true), !dbg !16
  %92 = bitcast i32 %91 to float, !dbg !16
  %93 = fadd float %89, %92, !dbg !34
  %94 = fdiv float %65, %93, !dbg !35
  %95 = fdiv float %67, %93, !dbg !35
  %96 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %68, i16 0, i64 2147483646, i32 159744), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %94, ptr addrspace(8) %96, i32 %21, i32 0, i32 0), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %95, ptr addrspace(8) %96, i32 %27, i32 0, i32 0), !dbg !15
  ret void, !dbg !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #8

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #8 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 56, type: !5, scopeLine: 56, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = distinct !DISubprogram(name: "softmax", linkageName: "softmax", scope: !1, file: !1, line: 52, type: !9, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(cc: DW_CC_normal, types: !10)
!10 = !{null, !11, !11, !12, !12, !13, !13}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !7, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!15 = !DILocation(line: 57, column: 5, scope: !8)
!16 = !DILocation(line: 314, column: 12, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !8, file: !18, discriminator: 0)
!18 = !DIFile(filename: "standard.py", directory: "triton/language")
!19 = !DILocation(line: 57, column: 42, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !8, file: !1, discriminator: 0)
!21 = !DILocation(line: 53, column: 11, scope: !8)
!22 = !DILocation(line: 54, column: 9, scope: !8)
!23 = !DILocation(line: 55, column: 44, scope: !8)
!24 = !DILocation(line: 55, column: 21, scope: !8)
!25 = !DILocation(line: 55, column: 17, scope: !8)
!26 = !DILocation(line: 55, column: 9, scope: !8)
!27 = !DILocation(line: 196, column: 12, scope: !17, inlinedAt: !28)
!28 = !DILocation(line: 216, column: 16, scope: !17, inlinedAt: !29)
!29 = !DILocation(line: 56, column: 20, scope: !20)
!30 = !{!"amdgpu-synchronize-as", !"local"}
!31 = !DILocation(line: 56, column: 16, scope: !8)
!32 = !DILocation(line: 56, column: 9, scope: !8)
!33 = !DILocation(line: 57, column: 14, scope: !8)
!34 = !DILocation(line: 287, column: 12, scope: !17, inlinedAt: !16)
!35 = !DILocation(line: 57, column: 38, scope: !8)
!36 = !DILocation(line: 52, column: 1, scope: !8)
