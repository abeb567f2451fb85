; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @layernorm(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree readonly captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, float inreg %6, ptr addrspace(1) inreg nofree readnone captures(none) %7, ptr addrspace(1) inreg nofree readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %11 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10), !dbg !14
  %12 = and i32 %11, 192, !dbg !14
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !15
  %14 = and i32 %10, 63, !dbg !16
  %15 = or disjoint i32 %12, %14, !dbg !16
  %16 = shl nuw nsw i32 %15, 1, !dbg !16
  %17 = or disjoint i32 %16, 1, !dbg !16
  %18 = or disjoint i32 %15, 256, !dbg !16
  %19 = icmp slt i32 %16, %5, !dbg !17
  %20 = icmp slt i32 %17, %5, !dbg !17
  %21 = icmp slt i32 %15, %5, !dbg !17
  %22 = icmp slt i32 %18, %5, !dbg !17
  %23 = mul i32 %4, %13, !dbg !18
  %24 = sext i32 %23 to i64, !dbg !19
  %25 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %24, !dbg !19
  %26 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %25, i16 0, i64 2147483646, i32 159744), !dbg !20
  %27 = shl nuw nsw i32 %15, 2, !dbg !20
  %28 = select i1 %19, i32 %27, i32 -2147483648, !dbg !20
  %29 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %26, i32 %28, i32 0, i32 0), !dbg !20
  %30 = bitcast i16 %29 to half, !dbg !20
  %31 = shl nuw nsw i32 %17, 1, !dbg !20
  %32 = select i1 %20, i32 %31, i32 -2147483648, !dbg !20
  %33 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %26, i32 %32, i32 0, i32 0), !dbg !20
  %34 = bitcast i16 %33 to half, !dbg !20
  %35 = fpext half %30 to float, !dbg !20
  %36 = fpext half %34 to float, !dbg !20
  %37 = fadd float %35, %36, !dbg !21
  %38 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %37, i32 280, i32 15, i32 15, i1 true), !dbg !24
  %39 = fadd float %38, %37, !dbg !21
  %40 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %39, i32 276, i32 15, i32 15, i1 true), !dbg !24
  %41 = fadd float %40, %39, !dbg !21
  %42 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %41, i32 274, i32 15, i32 15, i1 true), !dbg !24
  %43 = fadd float %42, %41, !dbg !21
  %44 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %43, i32 273, i32 15, i32 15, i1 true), !dbg !24
  %45 = fadd float %44, %43, !dbg !21
  %46 = tail call float @llvm.amdgcn.update.dpp.f32(float %45, float %45, i32 322, i32 10, i32 15, i1 true), !dbg !24
  %47 = fadd float %46, %45, !dbg !21
  %48 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %47, i32 323, i32 15, i32 15, i1 true), !dbg !24
  %49 = fadd float %48, %47, !dbg !21
  %50 = tail call float @llvm.amdgcn.readlane.f32(float %49, i32 63), !dbg !24
  %51 = lshr exact i32 %12, 4, !dbg !24
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %51, !dbg !24
  %53 = insertelement <1 x float> poison, float %50, i64 0, !dbg !24
  store <1 x float> %53, ptr addrspace(3) %52, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !27
  %54 = shl nuw nsw i32 %10, 2, !dbg !24
  %55 = and i32 %54, 12, !dbg !24
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %55, !dbg !24
  %57 = load <1 x float>, ptr addrspace(3) %56, align 4, !dbg !24
  %58 = extractelement <1 x float> %57, i64 0, !dbg !24
  %59 = bitcast float %58 to i32, !dbg !24
  %60 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %59, i32 78, i32 15, i32 15, i1 true), !dbg !24
  %61 = bitcast i32 %60 to float, !dbg !24
  %62 = fadd float %58, %61, !dbg !21
  %63 = bitcast float %62 to i32, !dbg !24
  %64 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %63, i32 177, i32 15, i32 15, i1 true), !dbg !24
  %65 = bitcast i32 %64 to float, !dbg !24
  %66 = fadd float %62, %65, !dbg !21
  %67 = sitofp i32 %5 to float, !dbg !28
  %68 = fdiv float %66, %67, !dbg !28
  %69 = fsub float %35, %68, !dbg !29
  %70 = fsub float %36, %68, !dbg !29
  %71 = select i1 %19, float %69, float 0.000000e+00, !dbg !30
  %72 = select i1 %20, float %70, float 0.000000e+00, !dbg !30
  %73 = fmul float %71, %71, !dbg !31
  %74 = fmul float %72, %72, !dbg !31
  fence syncscope("workgroup") release, !dbg !32, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32, !mmra !27
  %75 = fadd float %73, %74, !dbg !34
  %76 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %75, i32 280, i32 15, i32 15, i1 true), !dbg !32
  %77 = fadd float %76, %75, !dbg !34
  %78 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %77, i32 276, i32 15, i32 15, i1 true), !dbg !32
  %79 = fadd float %78, %77, !dbg !34
  %80 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %79, i32 274, i32 15, i32 15, i1 true), !dbg !32
  %81 = fadd float %80, %79, !dbg !34
  %82 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %81, i32 273, i32 15, i32 15, i1 true), !dbg !32
  %83 = fadd float %82, %81, !dbg !34
  %84 = tail call float @llvm.amdgcn.update.dpp.f32(float %83, float %83, i32 322, i32 10, i32 15, i1 true), !dbg !32
  %85 = fadd float %84, %83, !dbg !34
  %86 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %85, i32 323, i32 15, i32 15, i1 true), !dbg !32
  %87 = fadd float %86, %85, !dbg !34
  %88 = tail call float @llvm.amdgcn.readlane.f32(float %87, i32 63), !dbg !32
  %89 = insertelement <1 x float> poison, float %88, i64 0, !dbg !32
  store <1 x float> %89, ptr addrspace(3) %52, align 4, !dbg !32
  fence syncscope("workgroup") release, !dbg !32, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32, !mmra !27
  %90 = load <1 x float>, ptr addrspace(3) %56, align 4, !dbg !32
  %91 = extractelement <1 x float> %90, i64 0, !dbg !32
  %92 = bitcast float %91 to i32, !dbg !32
  %93 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %92, i32 78, i32 15, i32 15, i1 true), !dbg !32
  %94 = bitcast i32 %93 to float, !dbg !32
  %95 = fadd float %91, %94, !dbg !34
  %96 = bitcast float %95 to i32, !dbg !32
  %97 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %96, i32 177, i32 15, i32 15, i1 true), !dbg !32
  %98 = bitcast i32 %97 to float, !dbg !32
  %99 = fadd float %95, %98, !dbg !34
  %100 = fdiv float %99, %67, !dbg !35
  %101 = fadd float %6, %100, !dbg !36
  %102 = tail call float @llvm.amdgcn.rsq.f32(float %101), !dbg !37
  %103 = fmul float %71, %102, !dbg !38
  %104 = fmul float %72, %102, !dbg !38
  %105 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !39
  %106 = shl nuw nsw i32 %15, 3, !dbg !39
  %107 = select i1 %19, i32 %106, i32 -2147483648, !dbg !39
  %108 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %105, i32 %107, i32 0, i32 0), !dbg !39
  %109 = bitcast float %108 to <1 x float>, !dbg !39
  %110 = extractelement <1 x float> %109, i64 0, !dbg !39
  %111 = shl nuw nsw i32 %17, 2, !dbg !39
  %112 = select i1 %20, i32 %111, i32 -2147483648, !dbg !39
  %113 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %105, i32 %112, i32 0, i32 0), !dbg !39
  %114 = bitcast float %113 to <1 x float>, !dbg !39
  %115 = extractelement <1 x float> %114, i64 0, !dbg !39
  %116 = fmul float %110, %103, !dbg !38
  %117 = fmul float %115, %104, !dbg !38
  %118 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !40
  %119 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %118, i32 %107, i32 0, i32 0), !dbg !40
  %120 = bitcast float %119 to <1 x float>, !dbg !40
  %121 = extractelement <1 x float> %120, i64 0, !dbg !40
  %122 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %118, i32 %112, i32 0, i32 0), !dbg !40
  %123 = bitcast float %122 to <1 x float>, !dbg !40
  %124 = extractelement <1 x float> %123, i64 0, !dbg !40
  %125 = fadd float %121, %116, !dbg !38
  %126 = fadd float %124, %117, !dbg !38
  %127 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %24, !dbg !41
  %128 = fptrunc float %125 to half, !dbg !42
  %129 = fptrunc float %126 to half, !dbg !42
  fence syncscope("workgroup") release, !dbg !14, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14, !mmra !27
  %130 = and i32 %27, 508, !dbg !14
  %131 = lshr i32 %11, 6, !dbg !14
  %132 = and i32 %131, 2, !dbg !14
  %133 = or disjoint i32 %130, %132, !dbg !14
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %133, !dbg !14
  %135 = insertelement <1 x half> poison, half %128, i64 0, !dbg !14
  store <1 x half> %135, ptr addrspace(3) %134, align 2, !dbg !14
  %136 = xor i32 %133, 576, !dbg !14
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %136, !dbg !14
  %138 = insertelement <1 x half> poison, half %129, i64 0, !dbg !14
  store <1 x half> %138, ptr addrspace(3) %137, align 2, !dbg !14
  fence syncscope("workgroup") release, !dbg !14, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14, !mmra !27
  %139 = and i32 %16, 508, !dbg !14
  %140 = and i32 %10, 1, !dbg !14
  %141 = icmp eq i32 %140, 0, !dbg !14
  %142 = select i1 %141, i32 0, i32 576, !dbg !14
  %143 = xor i32 %139, %142, !dbg !14
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %143, !dbg !14
  %145 = load <2 x i16>, ptr addrspace(3) %144, align 4, !dbg !14
  %146 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %127, i16 0, i64 2147483646, i32 159744), !dbg !14
  %.extract = extractelement <2 x i16> %145, i64 0, !dbg !14
  %147 = select i1 %21, i32 %16, i32 -2147483648, !dbg !14
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract, ptr addrspace(8) %146, i32 %147, i32 0, i32 0), !dbg !14
  %.extract2 = extractelement <2 x i16> %145, i64 1, !dbg !14
  %148 = shl nuw nsw i32 %18, 1, !dbg !14
  %149 = select i1 %22, i32 %148, i32 -2147483648, !dbg !14
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract2, ptr addrspace(8) %146, i32 %149, i32 0, i32 0), !dbg !14
  ret void, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #8

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!4 = distinct !DISubprogram(name: "layernorm", linkageName: "layernorm", scope: !1, file: !1, line: 61, type: !5, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !9, !7, !11, !11, !10, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 70, column: 5, scope: !4)
!15 = !DILocation(line: 62, column: 11, scope: !4)
!16 = !DILocation(line: 63, column: 9, scope: !4)
!17 = !DILocation(line: 64, column: 9, scope: !4)
!18 = !DILocation(line: 65, column: 21, scope: !4)
!19 = !DILocation(line: 65, column: 17, scope: !4)
!20 = !DILocation(line: 65, column: 9, scope: !4)
!21 = !DILocation(line: 287, column: 12, scope: !22, inlinedAt: !24)
!22 = distinct !DILexicalBlockFile(scope: !4, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = !DILocation(line: 314, column: 12, scope: !22, inlinedAt: !25)
!25 = !DILocation(line: 66, column: 12, scope: !26)
!26 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !DILocation(line: 66, column: 12, scope: !4)
!29 = !DILocation(line: 67, column: 21, scope: !4)
!30 = !DILocation(line: 67, column: 9, scope: !4)
!31 = !DILocation(line: 68, column: 18, scope: !4)
!32 = !DILocation(line: 314, column: 12, scope: !22, inlinedAt: !33)
!33 = !DILocation(line: 68, column: 11, scope: !26)
!34 = !DILocation(line: 287, column: 12, scope: !22, inlinedAt: !32)
!35 = !DILocation(line: 68, column: 11, scope: !4)
!36 = !DILocation(line: 69, column: 22, scope: !4)
!37 = !DILocation(line: 69, column: 13, scope: !4)
!38 = !DILocation(line: 69, column: 9, scope: !4)
!39 = !DILocation(line: 69, column: 35, scope: !4)
!40 = !DILocation(line: 69, column: 60, scope: !4)
!41 = !DILocation(line: 70, column: 14, scope: !4)
!42 = !DILocation(line: 70, column: 38, scope: !4)
!43 = !DILocation(line: 61, column: 1, scope: !4)
