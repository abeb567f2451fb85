; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @last_program(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree captures(address) %1, ptr addrspace(1) inreg nofree captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, i32 inreg %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !6 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !13
  %10 = lshr i32 %9, 6, !dbg !13
  %11 = and i32 %10, 3, !dbg !13
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %13 = shl i32 %12, 8, !dbg !15
  %14 = and i32 %8, 63, !dbg !16
  %15 = shl nuw nsw i32 %11, 6, !dbg !16
  %16 = or disjoint i32 %15, %13, !dbg !15
  %17 = or disjoint i32 %16, %14, !dbg !15
  %18 = sext i32 %12 to i64, !dbg !17
  %19 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %18, !dbg !17
  %20 = icmp slt i32 %17, %4, !dbg !18
  br i1 %20, label %21, label %25, !dbg !19

21:                                               ; preds = %7
  %22 = sext i32 %17 to i64
  %23 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %22
  %24 = load <1 x i32>, ptr addrspace(1) %23, align 4, !dbg !19
  br label %25, !dbg !19

25:                                               ; preds = %21, %7
  %26 = phi <1 x i32> [ %24, %21 ], [ zeroinitializer, %7 ], !dbg !19
  %27 = extractelement <1 x i32> %26, i64 0, !dbg !19
  %28 = shl nuw nsw i32 %14, 2, !dbg !20
  %29 = xor i32 %28, 128, !dbg !20
  %30 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %27), !dbg !20
  %31 = add i32 %27, %30, !dbg !25
  %32 = xor i32 %28, 64, !dbg !20
  %33 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %31), !dbg !20
  %34 = add i32 %31, %33, !dbg !25
  %35 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %34, i32 296, i32 15, i32 15, i1 true), !dbg !20
  %36 = add i32 %34, %35, !dbg !25
  %37 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %36, i32 321, i32 15, i32 15, i1 true), !dbg !20
  %38 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %37, i32 27, i32 15, i32 15, i1 true), !dbg !20
  %39 = add i32 %38, %36, !dbg !25
  %40 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %39, i32 78, i32 15, i32 15, i1 true), !dbg !20
  %41 = add i32 %39, %40, !dbg !25
  %42 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %41, i32 177, i32 15, i32 15, i1 true), !dbg !20
  %43 = add i32 %41, %42, !dbg !25
  %44 = shl nuw nsw i32 %11, 2, !dbg !20
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44, !dbg !20
  %46 = insertelement <1 x i32> poison, i32 %43, i64 0, !dbg !20
  store <1 x i32> %46, ptr addrspace(3) %45, align 4, !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %47 = shl nuw nsw i32 %8, 2, !dbg !20
  %48 = and i32 %47, 12, !dbg !20
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48, !dbg !20
  %50 = load <1 x i32>, ptr addrspace(3) %49, align 4, !dbg !20
  %51 = extractelement <1 x i32> %50, i64 0, !dbg !20
  %52 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %51, i32 78, i32 15, i32 15, i1 true), !dbg !20
  %53 = add i32 %51, %52, !dbg !25
  %54 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %53, i32 177, i32 15, i32 15, i1 true), !dbg !20
  %55 = or i32 %11, %14, !dbg !26
  %56 = icmp eq i32 %55, 0, !dbg !26
  br i1 %56, label %57, label %60, !dbg !26

57:                                               ; preds = %25
  %58 = add i32 %53, %54
  %59 = insertelement <1 x i32> poison, i32 %58, i64 0
  store <1 x i32> %59, ptr addrspace(1) %19, align 4, !dbg !26
  br label %60, !dbg !26

60:                                               ; preds = %57, %25
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  br i1 %56, label %61, label %.critedge, !dbg !27

61:                                               ; preds = %60
  %62 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent") acq_rel, align 4, !dbg !27
  store i32 %62, ptr addrspace(3) @global_smem, align 16, !dbg !27
  br label %.critedge, !dbg !27

.critedge:                                        ; preds = %60, %61
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  %63 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !27
  %64 = tail call dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !28
  %65 = load i32, ptr addrspace(4) %64, align 4, !dbg !28, !tbaa !29
  %66 = freeze i32 %65, !dbg !33
  %67 = add i32 %66, -1, !dbg !28
  %68 = icmp eq i32 %63, %67, !dbg !27
  br i1 %68, label %.preheader, label %131, !dbg !34

.preheader:                                       ; preds = %.critedge
  %69 = icmp sgt i32 %66, 0, !dbg !33
  br i1 %69, label %.lr.ph.preheader, label %._crit_edge, !dbg !33

.lr.ph.preheader:                                 ; preds = %.preheader
  %xtraiter = and i32 %66, 7, !dbg !33
  %70 = icmp ult i32 %66, 8, !dbg !33
  br i1 %70, label %.lr.ph.epil.preheader, label %.lr.ph.preheader.new, !dbg !33

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %unroll_iter = and i32 %66, 2147483640, !dbg !33
  br label %.lr.ph, !dbg !33

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %71 = phi i32 [ 0, %.lr.ph.preheader.new ], [ %119, %.lr.ph ]
  %72 = phi i32 [ 0, %.lr.ph.preheader.new ], [ %120, %.lr.ph ]
  %niter = phi i32 [ 0, %.lr.ph.preheader.new ], [ %niter.next.7, %.lr.ph ]
  %73 = zext nneg i32 %72 to i64, !dbg !35
  %74 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %73, !dbg !35
  %75 = load volatile <1 x i32>, ptr addrspace(1) %74, align 4, !dbg !36
  %76 = extractelement <1 x i32> %75, i64 0, !dbg !36
  %77 = add i32 %76, %71, !dbg !37
  %78 = zext nneg i32 %72 to i64, !dbg !35
  %79 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %78, !dbg !35
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 4, !dbg !35
  %81 = load volatile <1 x i32>, ptr addrspace(1) %80, align 4, !dbg !36
  %82 = extractelement <1 x i32> %81, i64 0, !dbg !36
  %83 = add i32 %82, %77, !dbg !37
  %84 = zext nneg i32 %72 to i64, !dbg !35
  %85 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %84, !dbg !35
  %86 = getelementptr i8, ptr addrspace(1) %85, i64 8, !dbg !35
  %87 = load volatile <1 x i32>, ptr addrspace(1) %86, align 4, !dbg !36
  %88 = extractelement <1 x i32> %87, i64 0, !dbg !36
  %89 = add i32 %88, %83, !dbg !37
  %90 = zext nneg i32 %72 to i64, !dbg !35
  %91 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %90, !dbg !35
  %92 = getelementptr i8, ptr addrspace(1) %91, i64 12, !dbg !35
  %93 = load volatile <1 x i32>, ptr addrspace(1) %92, align 4, !dbg !36
  %94 = extractelement <1 x i32> %93, i64 0, !dbg !36
  %95 = add i32 %94, %89, !dbg !37
  %96 = zext nneg i32 %72 to i64, !dbg !35
  %97 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %96, !dbg !35
  %98 = getelementptr i8, ptr addrspace(1) %97, i64 16, !dbg !35
  %99 = load volatile <1 x i32>, ptr addrspace(1) %98, align 4, !dbg !36
  %100 = extractelement <1 x i32> %99, i64 0, !dbg !36
  %101 = add i32 %100, %95, !dbg !37
  %102 = zext nneg i32 %72 to i64, !dbg !35
  %103 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %102, !dbg !35
  %104 = getelementptr i8, ptr addrspace(1) %103, i64 20, !dbg !35
  %105 = load volatile <1 x i32>, ptr addrspace(1) %104, align 4, !dbg !36
  %106 = extractelement <1 x i32> %105, i64 0, !dbg !36
  %107 = add i32 %106, %101, !dbg !37
  %108 = zext nneg i32 %72 to i64, !dbg !35
  %109 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %108, !dbg !35
  %110 = getelementptr i8, ptr addrspace(1) %109, i64 24, !dbg !35
  %111 = load volatile <1 x i32>, ptr addrspace(1) %110, align 4, !dbg !36
  %112 = extractelement <1 x i32> %111, i64 0, !dbg !36
  %113 = add i32 %112, %107, !dbg !37
  %114 = zext nneg i32 %72 to i64, !dbg !35
  %115 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %114, !dbg !35
  %116 = getelementptr i8, ptr addrspace(1) %115, i64 28, !dbg !35
  %117 = load volatile <1 x i32>, ptr addrspace(1) %116, align 4, !dbg !36
  %118 = extractelement <1 x i32> %117, i64 0, !dbg !36
  %119 = add i32 %118, %113, !dbg !37
  %120 = add nuw nsw i32 %72, 8, !dbg !33
  %niter.next.7 = add i32 %niter, 8, !dbg !33
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !33
  br i1 %niter.ncmp.7, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !dbg !33

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !33
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil.preheader, !dbg !33

.lr.ph.epil.preheader:                            ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.preheader
  %.epil.init = phi i32 [ 0, %.lr.ph.preheader ], [ %119, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init7 = phi i32 [ 0, %.lr.ph.preheader ], [ %120, %._crit_edge.loopexit.unr-lcssa ]
  %lcmp.mod9 = icmp ne i32 %xtraiter, 0, !dbg !33
  tail call void @llvm.assume(i1 %lcmp.mod9), !dbg !33
  br label %.lr.ph.epil, !dbg !33

.lr.ph.epil:                                      ; preds = %.lr.ph.epil, %.lr.ph.epil.preheader
  %121 = phi i32 [ %127, %.lr.ph.epil ], [ %.epil.init, %.lr.ph.epil.preheader ]
  %122 = phi i32 [ %128, %.lr.ph.epil ], [ %.epil.init7, %.lr.ph.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.lr.ph.epil.preheader ]
  %123 = zext nneg i32 %122 to i64, !dbg !35
  %124 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %123, !dbg !35
  %125 = load volatile <1 x i32>, ptr addrspace(1) %124, align 4, !dbg !36
  %126 = extractelement <1 x i32> %125, i64 0, !dbg !36
  %127 = add i32 %126, %121, !dbg !37
  %128 = add nuw nsw i32 %122, 1, !dbg !33
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !33
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !33
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !dbg !33, !llvm.loop !38

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil, %.preheader
  %.lcssa = phi i32 [ 0, %.preheader ], [ %119, %._crit_edge.loopexit.unr-lcssa ], [ %127, %.lr.ph.epil ], !dbg !40
  br i1 %56, label %129, label %131, !dbg !13

129:                                              ; preds = %._crit_edge
  %130 = insertelement <1 x i32> poison, i32 %.lcssa, i64 0
  store <1 x i32> %130, ptr addrspace(1) %3, align 4, !dbg !13
  br label %131, !dbg !13

131:                                              ; preds = %._crit_edge, %129, %.critedge
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { norecurse nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = distinct !DISubprogram(name: "last_program", linkageName: "last_program", scope: !1, file: !1, line: 336, type: !7, scopeLine: 336, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !9, !9, !9, !10, !11, !11}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 344, column: 9, scope: !6)
!14 = !DILocation(line: 337, column: 9, scope: !6)
!15 = !DILocation(line: 338, column: 9, scope: !6)
!16 = !DILocation(line: 338, column: 21, scope: !6)
!17 = !DILocation(line: 339, column: 14, scope: !6)
!18 = !DILocation(line: 339, column: 52, scope: !6)
!19 = !DILocation(line: 339, column: 32, scope: !6)
!20 = !DILocation(line: 314, column: 12, scope: !21, inlinedAt: !23)
!21 = distinct !DILexicalBlockFile(scope: !6, file: !22, discriminator: 0)
!22 = !DIFile(filename: "standard.py", directory: "triton/language")
!23 = !DILocation(line: 339, column: 25, scope: !24)
!24 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!25 = !DILocation(line: 287, column: 12, scope: !21, inlinedAt: !20)
!26 = !DILocation(line: 339, column: 5, scope: !6)
!27 = !DILocation(line: 340, column: 8, scope: !6)
!28 = !DILocation(line: 340, column: 49, scope: !6)
!29 = !{!30, !30, i64 0}
!30 = !{!"int", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C/C++ TBAA"}
!33 = !DILocation(line: 342, column: 9, scope: !6)
!34 = !DILocation(line: 340, column: 5, scope: !6)
!35 = !DILocation(line: 343, column: 30, scope: !6)
!36 = !DILocation(line: 343, column: 22, scope: !6)
!37 = !DILocation(line: 343, column: 13, scope: !6)
!38 = distinct !{!38, !39}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 341, column: 9, scope: !6)
!41 = !DILocation(line: 336, column: 1, scope: !6)
