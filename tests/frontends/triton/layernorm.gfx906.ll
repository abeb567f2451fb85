; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

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
  %38 = bitcast float %37 to i32, !dbg !24
  %39 = shl nuw nsw i32 %14, 2, !dbg !24
  %40 = xor i32 %39, 128, !dbg !24
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %38), !dbg !24
  %42 = bitcast i32 %41 to float, !dbg !24
  %43 = fadd float %37, %42, !dbg !21
  %44 = bitcast float %43 to i32, !dbg !24
  %45 = xor i32 %39, 64, !dbg !24
  %46 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %44), !dbg !24
  %47 = bitcast i32 %46 to float, !dbg !24
  %48 = fadd float %43, %47, !dbg !21
  %49 = bitcast float %48 to i32, !dbg !24
  %50 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %49, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %51 = bitcast i32 %50 to float, !dbg !24
  %52 = fadd float %48, %51, !dbg !21
  %53 = bitcast float %52 to i32, !dbg !24
  %54 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %53, i32 321, i32 15, i32 15, i1 true), !dbg !24
  %55 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %54, i32 27, i32 15, i32 15, i1 true), !dbg !24
  %56 = bitcast i32 %55 to float, !dbg !24
  %57 = fadd float %52, %56, !dbg !21
  %58 = bitcast float %57 to i32, !dbg !24
  %59 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %58, i32 78, i32 15, i32 15, i1 true), !dbg !24
  %60 = bitcast i32 %59 to float, !dbg !24
  %61 = fadd float %57, %60, !dbg !21
  %62 = bitcast float %61 to i32, !dbg !24
  %63 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %62, i32 177, i32 15, i32 15, i1 true), !dbg !24
  %64 = bitcast i32 %63 to float, !dbg !24
  %65 = fadd float %61, %64, !dbg !21
  %66 = lshr exact i32 %12, 4, !dbg !24
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %66, !dbg !24
  %68 = insertelement <1 x float> poison, float %65, i64 0, !dbg !24
  store <1 x float> %68, ptr addrspace(3) %67, align 4, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %69 = shl nuw nsw i32 %10, 2, !dbg !24
  %70 = and i32 %69, 12, !dbg !24
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70, !dbg !24
  %72 = load <1 x float>, ptr addrspace(3) %71, align 4, !dbg !24
  %73 = extractelement <1 x float> %72, i64 0, !dbg !24
  %74 = bitcast float %73 to i32, !dbg !24
  %75 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %74, i32 78, i32 15, i32 15, i1 true), !dbg !24
  %76 = bitcast i32 %75 to float, !dbg !24
  %77 = fadd float %73, %76, !dbg !21
  %78 = bitcast float %77 to i32, !dbg !24
  %79 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %78, i32 177, i32 15, i32 15, i1 true), !dbg !24
  %80 = bitcast i32 %79 to float, !dbg !24
  %81 = fadd float %77, %80, !dbg !21
  %82 = sitofp i32 %5 to float, !dbg !27
  %83 = fdiv float %81, %82, !dbg !27
  %84 = fsub float %35, %83, !dbg !28
  %85 = fsub float %36, %83, !dbg !28
  %86 = select i1 %19, float %84, float 0.000000e+00, !dbg !29
  %87 = select i1 %20, float %85, float 0.000000e+00, !dbg !29
  %88 = fmul float %86, %86, !dbg !30
  %89 = fmul float %87, %87, !dbg !30
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %90 = fadd float %88, %89, !dbg !33
  %91 = bitcast float %90 to i32, !dbg !31
  %92 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %91), !dbg !31
  %93 = bitcast i32 %92 to float, !dbg !31
  %94 = fadd float %90, %93, !dbg !33
  %95 = bitcast float %94 to i32, !dbg !31
  %96 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %95), !dbg !31
  %97 = bitcast i32 %96 to float, !dbg !31
  %98 = fadd float %94, %97, !dbg !33
  %99 = bitcast float %98 to i32, !dbg !31
  %100 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %99, i32 296, i32 15, i32 15, i1 true), !dbg !31
  %101 = bitcast i32 %100 to float, !dbg !31
  %102 = fadd float %98, %101, !dbg !33
  %103 = bitcast float %102 to i32, !dbg !31
  %104 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %103, i32 321, i32 15, i32 15, i1 true), !dbg !31
  %105 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %104, i32 27, i32 15, i32 15, i1 true), !dbg !31
  %106 = bitcast i32 %105 to float, !dbg !31
  %107 = fadd float %102, %106, !dbg !33
  %108 = bitcast float %107 to i32, !dbg !31
  %109 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %108, i32 78, i32 15, i32 15, i1 true), !dbg !31
  %110 = bitcast i32 %109 to float, !dbg !31
  %111 = fadd float %107, %110, !dbg !33
  %112 = bitcast float %111 to i32, !dbg !31
  %113 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %112, i32 177, i32 15, i32 15, i1 true), !dbg !31
  %114 = bitcast i32 %113 to float, !dbg !31
  %115 = fadd float %111, %114, !dbg !33
  %116 = insertelement <1 x float> poison, float %115, i64 0, !dbg !31
  store <1 x float> %116, ptr addrspace(3) %67, align 4, !dbg !31
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %117 = load <1 x float>, ptr addrspace(3) %71, align 4, !dbg !31
  %118 = extractelement <1 x float> %117, i64 0, !dbg !31
  %119 = bitcast float %118 to i32, !dbg !31
  %120 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %119, i32 78, i32 15, i32 15, i1 true), !dbg !31
  %121 = bitcast i32 %120 to float, !dbg !31
  %122 = fadd float %118, %121, !dbg !33
  %123 = bitcast float %122 to i32, !dbg !31
  %124 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %123, i32 177, i32 15, i32 15, i1 true), !dbg !31
  %125 = bitcast i32 %124 to float, !dbg !31
  %126 = fadd float %122, %125, !dbg !33
  %127 = fdiv float %126, %82, !dbg !34
  %128 = fadd float %6, %127, !dbg !35
  %129 = tail call float @llvm.amdgcn.rsq.f32(float %128), !dbg !36
  %130 = fmul float %86, %129, !dbg !37
  %131 = fmul float %87, %129, !dbg !37
  %132 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !38
  %133 = shl nuw nsw i32 %15, 3, !dbg !38
  %134 = select i1 %19, i32 %133, i32 -2147483648, !dbg !38
  %135 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %132, i32 %134, i32 0, i32 0), !dbg !38
  %136 = bitcast float %135 to <1 x float>, !dbg !38
  %137 = extractelement <1 x float> %136, i64 0, !dbg !38
  %138 = shl nuw nsw i32 %17, 2, !dbg !38
  %139 = select i1 %20, i32 %138, i32 -2147483648, !dbg !38
  %140 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %132, i32 %139, i32 0, i32 0), !dbg !38
  %141 = bitcast float %140 to <1 x float>, !dbg !38
  %142 = extractelement <1 x float> %141, i64 0, !dbg !38
  %143 = fmul float %137, %130, !dbg !37
  %144 = fmul float %142, %131, !dbg !37
  %145 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !39
  %146 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %145, i32 %134, i32 0, i32 0), !dbg !39
  %147 = bitcast float %146 to <1 x float>, !dbg !39
  %148 = extractelement <1 x float> %147, i64 0, !dbg !39
  %149 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %145, i32 %139, i32 0, i32 0), !dbg !39
  %150 = bitcast float %149 to <1 x float>, !dbg !39
  %151 = extractelement <1 x float> %150, i64 0, !dbg !39
  %152 = fadd float %148, %143, !dbg !37
  %153 = fadd float %151, %144, !dbg !37
  %154 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %24, !dbg !40
  %155 = fptrunc float %152 to half, !dbg !41
  %156 = fptrunc float %153 to half, !dbg !41
  fence syncscope("workgroup") release, !dbg !14
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14
  %157 = and i32 %27, 508, !dbg !14
  %158 = lshr i32 %11, 6, !dbg !14
  %159 = and i32 %158, 2, !dbg !14
  %160 = or disjoint i32 %157, %159, !dbg !14
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %160, !dbg !14
  %162 = insertelement <1 x half> poison, half %155, i64 0, !dbg !14
  store <1 x half> %162, ptr addrspace(3) %161, align 2, !dbg !14
  %163 = xor i32 %160, 576, !dbg !14
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %163, !dbg !14
  %165 = insertelement <1 x half> poison, half %156, i64 0, !dbg !14
  store <1 x half> %165, ptr addrspace(3) %164, align 2, !dbg !14
  fence syncscope("workgroup") release, !dbg !14
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14
  %166 = and i32 %16, 508, !dbg !14
  %167 = and i32 %10, 1, !dbg !14
  %168 = icmp eq i32 %167, 0, !dbg !14
  %169 = select i1 %168, i32 0, i32 576, !dbg !14
  %170 = xor i32 %166, %169, !dbg !14
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %170, !dbg !14
  %172 = load <2 x i16>, ptr addrspace(3) %171, align 4, !dbg !14
  %173 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %154, i16 0, i64 2147483646, i32 159744), !dbg !14
  %.extract = extractelement <2 x i16> %172, i64 0, !dbg !14
  %174 = select i1 %21, i32 %16, i32 -2147483648, !dbg !14
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract, ptr addrspace(8) %173, i32 %174, i32 0, i32 0), !dbg !14
  %.extract2 = extractelement <2 x i16> %172, i64 1, !dbg !14
  %175 = shl nuw nsw i32 %18, 1, !dbg !14
  %176 = select i1 %22, i32 %175, i32 -2147483648, !dbg !14
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %.extract2, ptr addrspace(8) %173, i32 %176, i32 0, i32 0), !dbg !14
  ret void, !dbg !42
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
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!4 = distinct !DISubprogram(name: "layernorm", linkageName: "layernorm", scope: !1, file: !1, line: 62, type: !5, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !9, !7, !11, !11, !10, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 71, column: 5, scope: !4)
!15 = !DILocation(line: 63, column: 11, scope: !4)
!16 = !DILocation(line: 64, column: 9, scope: !4)
!17 = !DILocation(line: 65, column: 9, scope: !4)
!18 = !DILocation(line: 66, column: 21, scope: !4)
!19 = !DILocation(line: 66, column: 17, scope: !4)
!20 = !DILocation(line: 66, column: 9, scope: !4)
!21 = !DILocation(line: 287, column: 12, scope: !22, inlinedAt: !24)
!22 = distinct !DILexicalBlockFile(scope: !4, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = !DILocation(line: 314, column: 12, scope: !22, inlinedAt: !25)
!25 = !DILocation(line: 67, column: 12, scope: !26)
!26 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!27 = !DILocation(line: 67, column: 12, scope: !4)
!28 = !DILocation(line: 68, column: 21, scope: !4)
!29 = !DILocation(line: 68, column: 9, scope: !4)
!30 = !DILocation(line: 69, column: 18, scope: !4)
!31 = !DILocation(line: 314, column: 12, scope: !22, inlinedAt: !32)
!32 = !DILocation(line: 69, column: 11, scope: !26)
!33 = !DILocation(line: 287, column: 12, scope: !22, inlinedAt: !31)
!34 = !DILocation(line: 69, column: 11, scope: !4)
!35 = !DILocation(line: 70, column: 22, scope: !4)
!36 = !DILocation(line: 70, column: 13, scope: !4)
!37 = !DILocation(line: 70, column: 9, scope: !4)
!38 = !DILocation(line: 70, column: 35, scope: !4)
!39 = !DILocation(line: 70, column: 60, scope: !4)
!40 = !DILocation(line: 71, column: 14, scope: !4)
!41 = !DILocation(line: 71, column: 38, scope: !4)
!42 = !DILocation(line: 62, column: 1, scope: !4)
