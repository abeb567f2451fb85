; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

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
  %28 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %27, i32 280, i32 15, i32 15, i1 true), !dbg !20
  %29 = add i32 %27, %28, !dbg !25
  %30 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %29, i32 276, i32 15, i32 15, i1 true), !dbg !20
  %31 = add i32 %29, %30, !dbg !25
  %32 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %31, i32 274, i32 15, i32 15, i1 true), !dbg !20
  %33 = add i32 %31, %32, !dbg !25
  %34 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %33, i32 273, i32 15, i32 15, i1 true), !dbg !20
  %35 = add i32 %33, %34, !dbg !25
  %36 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %35, i32 %35, i32 322, i32 10, i32 15, i1 true), !dbg !20
  %37 = add i32 %35, %36, !dbg !25
  %38 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %37, i32 323, i32 15, i32 15, i1 true), !dbg !20
  %39 = add i32 %37, %38, !dbg !25
  %40 = tail call i32 @llvm.amdgcn.readlane.i32(i32 %39, i32 63), !dbg !20
  %41 = shl nuw nsw i32 %11, 2, !dbg !20
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41, !dbg !20
  %43 = insertelement <1 x i32> poison, i32 %40, i64 0, !dbg !20
  store <1 x i32> %43, ptr addrspace(3) %42, align 4, !dbg !20
  fence syncscope("workgroup") release, !dbg !20, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20, !mmra !26
  %44 = shl nuw nsw i32 %8, 2, !dbg !20
  %45 = and i32 %44, 12, !dbg !20
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %45, !dbg !20
  %47 = load <1 x i32>, ptr addrspace(3) %46, align 4, !dbg !20
  %48 = extractelement <1 x i32> %47, i64 0, !dbg !20
  %49 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %48, i32 78, i32 15, i32 15, i1 true), !dbg !20
  %50 = add i32 %48, %49, !dbg !25
  %51 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %50, i32 177, i32 15, i32 15, i1 true), !dbg !20
  %52 = or i32 %11, %14, !dbg !27
  %53 = icmp eq i32 %52, 0, !dbg !27
  br i1 %53, label %54, label %57, !dbg !27

54:                                               ; preds = %25
  %55 = add i32 %50, %51
  %56 = insertelement <1 x i32> poison, i32 %55, i64 0
  store <1 x i32> %56, ptr addrspace(1) %19, align 4, !dbg !27
  br label %57, !dbg !27

57:                                               ; preds = %54, %25
  fence syncscope("workgroup") release, !dbg !28, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !26
  br i1 %53, label %58, label %.critedge, !dbg !28

58:                                               ; preds = %57
  %59 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent") acq_rel, align 4, !dbg !28
  store i32 %59, ptr addrspace(3) @global_smem, align 16, !dbg !28
  br label %.critedge, !dbg !28

.critedge:                                        ; preds = %57, %58
  fence syncscope("workgroup") release, !dbg !28, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !26
  %60 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !28
  %61 = tail call dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !29
  %62 = load i32, ptr addrspace(4) %61, align 4, !dbg !29, !tbaa !30
  %63 = freeze i32 %62, !dbg !34
  %64 = add i32 %63, -1, !dbg !29
  %65 = icmp eq i32 %60, %64, !dbg !28
  br i1 %65, label %.preheader, label %128, !dbg !35

.preheader:                                       ; preds = %.critedge
  %66 = icmp sgt i32 %63, 0, !dbg !34
  br i1 %66, label %.lr.ph.preheader, label %._crit_edge, !dbg !34

.lr.ph.preheader:                                 ; preds = %.preheader
  %xtraiter = and i32 %63, 7, !dbg !34
  %67 = icmp ult i32 %63, 8, !dbg !34
  br i1 %67, label %.lr.ph.epil.preheader, label %.lr.ph.preheader.new, !dbg !34

.lr.ph.preheader.new:                             ; preds = %.lr.ph.preheader
  %unroll_iter = and i32 %63, 2147483640, !dbg !34
  br label %.lr.ph, !dbg !34

.lr.ph:                                           ; preds = %.lr.ph, %.lr.ph.preheader.new
  %68 = phi i32 [ 0, %.lr.ph.preheader.new ], [ %116, %.lr.ph ]
  %69 = phi i32 [ 0, %.lr.ph.preheader.new ], [ %117, %.lr.ph ]
  %niter = phi i32 [ 0, %.lr.ph.preheader.new ], [ %niter.next.7, %.lr.ph ]
  %70 = zext nneg i32 %69 to i64, !dbg !36
  %71 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %70, !dbg !36
  %72 = load volatile <1 x i32>, ptr addrspace(1) %71, align 4, !dbg !37
  %73 = extractelement <1 x i32> %72, i64 0, !dbg !37
  %74 = add i32 %73, %68, !dbg !38
  %75 = zext nneg i32 %69 to i64, !dbg !36
  %76 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %75, !dbg !36
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 4, !dbg !36
  %78 = load volatile <1 x i32>, ptr addrspace(1) %77, align 4, !dbg !37
  %79 = extractelement <1 x i32> %78, i64 0, !dbg !37
  %80 = add i32 %79, %74, !dbg !38
  %81 = zext nneg i32 %69 to i64, !dbg !36
  %82 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %81, !dbg !36
  %83 = getelementptr i8, ptr addrspace(1) %82, i64 8, !dbg !36
  %84 = load volatile <1 x i32>, ptr addrspace(1) %83, align 4, !dbg !37
  %85 = extractelement <1 x i32> %84, i64 0, !dbg !37
  %86 = add i32 %85, %80, !dbg !38
  %87 = zext nneg i32 %69 to i64, !dbg !36
  %88 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %87, !dbg !36
  %89 = getelementptr i8, ptr addrspace(1) %88, i64 12, !dbg !36
  %90 = load volatile <1 x i32>, ptr addrspace(1) %89, align 4, !dbg !37
  %91 = extractelement <1 x i32> %90, i64 0, !dbg !37
  %92 = add i32 %91, %86, !dbg !38
  %93 = zext nneg i32 %69 to i64, !dbg !36
  %94 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %93, !dbg !36
  %95 = getelementptr i8, ptr addrspace(1) %94, i64 16, !dbg !36
  %96 = load volatile <1 x i32>, ptr addrspace(1) %95, align 4, !dbg !37
  %97 = extractelement <1 x i32> %96, i64 0, !dbg !37
  %98 = add i32 %97, %92, !dbg !38
  %99 = zext nneg i32 %69 to i64, !dbg !36
  %100 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %99, !dbg !36
  %101 = getelementptr i8, ptr addrspace(1) %100, i64 20, !dbg !36
  %102 = load volatile <1 x i32>, ptr addrspace(1) %101, align 4, !dbg !37
  %103 = extractelement <1 x i32> %102, i64 0, !dbg !37
  %104 = add i32 %103, %98, !dbg !38
  %105 = zext nneg i32 %69 to i64, !dbg !36
  %106 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %105, !dbg !36
  %107 = getelementptr i8, ptr addrspace(1) %106, i64 24, !dbg !36
  %108 = load volatile <1 x i32>, ptr addrspace(1) %107, align 4, !dbg !37
  %109 = extractelement <1 x i32> %108, i64 0, !dbg !37
  %110 = add i32 %109, %104, !dbg !38
  %111 = zext nneg i32 %69 to i64, !dbg !36
  %112 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %111, !dbg !36
  %113 = getelementptr i8, ptr addrspace(1) %112, i64 28, !dbg !36
  %114 = load volatile <1 x i32>, ptr addrspace(1) %113, align 4, !dbg !37
  %115 = extractelement <1 x i32> %114, i64 0, !dbg !37
  %116 = add i32 %115, %110, !dbg !38
  %117 = add nuw nsw i32 %69, 8, !dbg !34
  %niter.next.7 = add i32 %niter, 8, !dbg !34
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !34
  br i1 %niter.ncmp.7, label %._crit_edge.loopexit.unr-lcssa, label %.lr.ph, !dbg !34

._crit_edge.loopexit.unr-lcssa:                   ; preds = %.lr.ph
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !34
  br i1 %lcmp.mod.not, label %._crit_edge, label %.lr.ph.epil.preheader, !dbg !34

.lr.ph.epil.preheader:                            ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.preheader
  %.epil.init = phi i32 [ 0, %.lr.ph.preheader ], [ %116, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init7 = phi i32 [ 0, %.lr.ph.preheader ], [ %117, %._crit_edge.loopexit.unr-lcssa ]
  %lcmp.mod9 = icmp ne i32 %xtraiter, 0, !dbg !34
  tail call void @llvm.assume(i1 %lcmp.mod9), !dbg !34
  br label %.lr.ph.epil, !dbg !34

.lr.ph.epil:                                      ; preds = %.lr.ph.epil, %.lr.ph.epil.preheader
  %118 = phi i32 [ %124, %.lr.ph.epil ], [ %.epil.init, %.lr.ph.epil.preheader ]
  %119 = phi i32 [ %125, %.lr.ph.epil ], [ %.epil.init7, %.lr.ph.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %.lr.ph.epil ], [ 0, %.lr.ph.epil.preheader ]
  %120 = zext nneg i32 %119 to i64, !dbg !36
  %121 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %120, !dbg !36
  %122 = load volatile <1 x i32>, ptr addrspace(1) %121, align 4, !dbg !37
  %123 = extractelement <1 x i32> %122, i64 0, !dbg !37
  %124 = add i32 %123, %118, !dbg !38
  %125 = add nuw nsw i32 %119, 1, !dbg !34
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !34
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !34
  br i1 %epil.iter.cmp.not, label %._crit_edge, label %.lr.ph.epil, !dbg !34, !llvm.loop !39

._crit_edge:                                      ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph.epil, %.preheader
  %.lcssa = phi i32 [ 0, %.preheader ], [ %116, %._crit_edge.loopexit.unr-lcssa ], [ %124, %.lr.ph.epil ], !dbg !41
  br i1 %53, label %126, label %128, !dbg !13

126:                                              ; preds = %._crit_edge
  %127 = insertelement <1 x i32> poison, i32 %.lcssa, i64 0
  store <1 x i32> %127, ptr addrspace(1) %3, align 4, !dbg !13
  br label %128, !dbg !13

128:                                              ; preds = %._crit_edge, %126, %.critedge
  ret void, !dbg !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
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
!26 = !{!"amdgpu-synchronize-as", !"local"}
!27 = !DILocation(line: 339, column: 5, scope: !6)
!28 = !DILocation(line: 340, column: 8, scope: !6)
!29 = !DILocation(line: 340, column: 49, scope: !6)
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C/C++ TBAA"}
!34 = !DILocation(line: 342, column: 9, scope: !6)
!35 = !DILocation(line: 340, column: 5, scope: !6)
!36 = !DILocation(line: 343, column: 30, scope: !6)
!37 = !DILocation(line: 343, column: 22, scope: !6)
!38 = !DILocation(line: 343, column: 13, scope: !6)
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 341, column: 9, scope: !6)
!42 = !DILocation(line: 336, column: 1, scope: !6)
