; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

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
  %33 = bitcast float %32 to i32, !dbg !28
  %34 = shl nuw nsw i32 %11, 2, !dbg !28
  %35 = xor i32 %34, 128, !dbg !28
  %36 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %35, i32 %33), !dbg !28
  %37 = bitcast i32 %36 to float, !dbg !28
  %38 = tail call float @llvm.maxnum.f32(float %32, float %37), !dbg !27
  %39 = bitcast float %38 to i32, !dbg !28
  %40 = xor i32 %34, 64, !dbg !28
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %39), !dbg !28
  %42 = bitcast i32 %41 to float, !dbg !28
  %43 = tail call float @llvm.maxnum.f32(float %38, float %42), !dbg !27
  %44 = bitcast float %43 to i32, !dbg !28
  %45 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %44, i32 296, i32 15, i32 15, i1 true), !dbg !28
  %46 = bitcast i32 %45 to float, !dbg !28
  %47 = tail call float @llvm.maxnum.f32(float %43, float %46), !dbg !27
  %48 = bitcast float %47 to i32, !dbg !28
  %49 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %48, i32 321, i32 15, i32 15, i1 true), !dbg !28
  %50 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %49, i32 27, i32 15, i32 15, i1 true), !dbg !28
  %51 = bitcast i32 %50 to float, !dbg !28
  %52 = tail call float @llvm.maxnum.f32(float %47, float %51), !dbg !27
  %53 = bitcast float %52 to i32, !dbg !28
  %54 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %53, i32 78, i32 15, i32 15, i1 true), !dbg !28
  %55 = bitcast i32 %54 to float, !dbg !28
  %56 = tail call float @llvm.maxnum.f32(float %52, float %55), !dbg !27
  %57 = bitcast float %56 to i32, !dbg !28
  %58 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %57, i32 177, i32 15, i32 15, i1 true), !dbg !28
  %59 = bitcast i32 %58 to float, !dbg !28
  %60 = tail call float @llvm.maxnum.f32(float %56, float %59), !dbg !27
  %61 = lshr exact i32 %9, 4, !dbg !28
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %61, !dbg !28
  %63 = insertelement <1 x float> poison, float %60, i64 0, !dbg !28
  store <1 x float> %63, ptr addrspace(3) %62, align 4, !dbg !28
  fence syncscope("workgroup") release, !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28
  %64 = shl nuw nsw i32 %7, 2, !dbg !28
  %65 = and i32 %64, 12, !dbg !28
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %65, !dbg !28
  %67 = load <1 x float>, ptr addrspace(3) %66, align 4, !dbg !28
  %68 = extractelement <1 x float> %67, i64 0, !dbg !28
  %69 = bitcast float %68 to i32, !dbg !28
  %70 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %69, i32 78, i32 15, i32 15, i1 true), !dbg !28
  %71 = bitcast i32 %70 to float, !dbg !28
  %72 = tail call float @llvm.maxnum.f32(float %68, float %71), !dbg !27
  %73 = bitcast float %72 to i32, !dbg !28
  %74 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %73, i32 177, i32 15, i32 15, i1 true), !dbg !28
  %75 = bitcast i32 %74 to float, !dbg !28
  %76 = tail call float @llvm.maxnum.f32(float %72, float %75), !dbg !27
  %77 = fsub float %25, %76, !dbg !30
  %78 = fsub float %31, %76, !dbg !30
  %79 = fmul float %77, f0x3FB8AA3B, !dbg !31
  %80 = tail call float @llvm.exp2.f32(float %79), !dbg !31
  %81 = fmul float %78, f0x3FB8AA3B, !dbg !31
  %82 = tail call float @llvm.exp2.f32(float %81), !dbg !31
  %83 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %17, !dbg !32
  fence syncscope("workgroup") release, !dbg !16
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16
  %84 = fadd float %80, %82, !dbg !33
  %85 = bitcast float %84 to i32, !dbg !16
  %86 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %35, i32 %85), !dbg !16
  %87 = bitcast i32 %86 to float, !dbg !16
  %88 = fadd float %84, %87, !dbg !33
  %89 = bitcast float %88 to i32, !dbg !16
  %90 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %89), !dbg !16
  %91 = bitcast i32 %90 to float, !dbg !16
  %92 = fadd float %88, %91, !dbg !33
  %93 = bitcast float %92 to i32, !dbg !16
  %94 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %93, i32 296, i32 15, i32 15, i1 true), !dbg !16
  %95 = bitcast i32 %94 to float, !dbg !16
  %96 = fadd float %92, %95, !dbg !33
  %97 = bitcast float %96 to i32, !dbg !16
  %98 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %97, i32 321, i32 15, i32 15, i1 true), !dbg !16
  %99 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %98, i32 27, i32 15, i32 15, i1 true), !dbg !16
  %100 = bitcast i32 %99 to float, !dbg !16
  %101 = fadd float %96, %100, !dbg !33
  %102 = bitcast float %101 to i32, !dbg !16
  %103 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %102, i32 78, i32 15, i32 15, i1 true), !dbg !16
  %104 = bitcast i32 %103 to float, !dbg !16
  %105 = fadd float %101, %104, !dbg !33
  %106 = bitcast float %105 to i32, !dbg !16
  %107 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %106, i32 177, i32 15, i32 15, i1 true), !dbg !16
  %108 = bitcast i32 %107 to float, !dbg !16
  %109 = fadd float %105, %108, !dbg !33
  %110 = insertelement <1 x float> poison, float %109, i64 0, !dbg !16
  store <1 x float> %110, ptr addrspace(3) %62, align 4, !dbg !16
  fence syncscope("workgroup") release, !dbg !16
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16
  %111 = load <1 x float>, ptr addrspace(3) %66, align 4, !dbg !16
  %112 = extractelement <1 x float> %111, i64 0, !dbg !16
  %113 = bitcast float %112 to i32, !dbg !16
  %114 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %113, i32 78, i32 15, i32 15, i1 true), !dbg !16
  %115 = bitcast i32 %114 to float, !dbg !16
  %116 = fadd float %112, %115, !dbg !33
  %117 = bitcast float %116 to i32, !dbg !16
  %118 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %117, i32 177, i32 15, i32 15, i1 true), !dbg !16
  %119 = bitcast i32 %118 to float, !dbg !16
  %120 = fadd float %116, %119, !dbg !33
  %121 = fdiv float %80, %120, !dbg !34
  %122 = fdiv float %82, %120, !dbg !34
  %123 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %83, i16 0, i64 2147483646, i32 159744), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %121, ptr addrspace(8) %123, i32 %21, i32 0, i32 0), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %122, ptr addrspace(8) %123, i32 %27, i32 0, i32 0), !dbg !15
  ret void, !dbg !35
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
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 57, type: !5, scopeLine: 57, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = distinct !DISubprogram(name: "softmax", linkageName: "softmax", scope: !1, file: !1, line: 53, type: !9, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(cc: DW_CC_normal, types: !10)
!10 = !{null, !11, !11, !12, !12, !13, !13}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !7, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!15 = !DILocation(line: 58, column: 5, scope: !8)
!16 = !DILocation(line: 314, column: 12, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !8, file: !18, discriminator: 0)
!18 = !DIFile(filename: "standard.py", directory: "triton/language")
!19 = !DILocation(line: 58, column: 42, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !8, file: !1, discriminator: 0)
!21 = !DILocation(line: 54, column: 11, scope: !8)
!22 = !DILocation(line: 55, column: 9, scope: !8)
!23 = !DILocation(line: 56, column: 44, scope: !8)
!24 = !DILocation(line: 56, column: 21, scope: !8)
!25 = !DILocation(line: 56, column: 17, scope: !8)
!26 = !DILocation(line: 56, column: 9, scope: !8)
!27 = !DILocation(line: 196, column: 12, scope: !17, inlinedAt: !28)
!28 = !DILocation(line: 216, column: 16, scope: !17, inlinedAt: !29)
!29 = !DILocation(line: 57, column: 20, scope: !20)
!30 = !DILocation(line: 57, column: 16, scope: !8)
!31 = !DILocation(line: 57, column: 9, scope: !8)
!32 = !DILocation(line: 58, column: 14, scope: !8)
!33 = !DILocation(line: 287, column: 12, scope: !17, inlinedAt: !16)
!34 = !DILocation(line: 58, column: 38, scope: !8)
!35 = !DILocation(line: 53, column: 1, scope: !8)
