; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @last_program(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture %1, ptr addrspace(1) inreg nocapture %2, ptr addrspace(1) inreg nocapture writeonly %3, i32 inreg %4) local_unnamed_addr #0 !dbg !6 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %7 = shl i32 %6, 8, !dbg !10
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %9 = and i32 %8, 63, !dbg !11
  %10 = and i32 %8, 255, !dbg !11
  %11 = or disjoint i32 %7, %10, !dbg !12
  %12 = sext i32 %11 to i64, !dbg !13
  %13 = getelementptr i32, ptr addrspace(1) %0, i64 %12, !dbg !13
  %14 = icmp slt i32 %11, %4, !dbg !14
  %15 = insertelement <1 x i1> poison, i1 %14, i64 0, !dbg !15
  %16 = tail call <1 x i32> @llvm.masked.load.v1i32.p1(ptr addrspace(1) %13, i32 4, <1 x i1> %15, <1 x i32> zeroinitializer), !dbg !15
  %17 = extractelement <1 x i32> %16, i64 0, !dbg !15
  %18 = sext i32 %6 to i64, !dbg !16
  %19 = getelementptr i32, ptr addrspace(1) %1, i64 %18, !dbg !16
  %20 = shl i32 %8, 2, !dbg !17
  %21 = xor i32 %20, 128, !dbg !17
  %22 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %17), !dbg !17
  %23 = add i32 %17, %22, !dbg !21
  %24 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %23, i32 16415), !dbg !17
  %25 = add i32 %23, %24, !dbg !21
  %26 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %25, i32 8223), !dbg !17
  %27 = add i32 %25, %26, !dbg !21
  %28 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %27, i32 4127), !dbg !17
  %29 = add i32 %27, %28, !dbg !21
  %30 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %29, i32 2079), !dbg !17
  %31 = add i32 %29, %30, !dbg !21
  %32 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %31, i32 1055), !dbg !17
  %33 = icmp eq i32 %9, 0, !dbg !17
  br i1 %33, label %34, label %39, !dbg !17

34:                                               ; preds = %5
  %35 = add i32 %31, %32
  %36 = lshr exact i32 %8, 6
  %37 = and i32 %36, 3
  %38 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %37
  store i32 %35, ptr addrspace(3) %38, align 4, !dbg !17
  br label %39, !dbg !17

39:                                               ; preds = %34, %5
  fence syncscope("workgroup") release, !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  fence syncscope("workgroup") acquire, !dbg !17
  %40 = icmp slt i32 %8, 4, !dbg !17
  %41 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %8, !dbg !17
  br i1 %40, label %42, label %44, !dbg !17

42:                                               ; preds = %39
  %43 = load i32, ptr addrspace(3) %41, align 4, !dbg !17
  br label %44, !dbg !17

44:                                               ; preds = %39, %42
  %45 = phi i32 [ %43, %42 ], [ 0, %39 ], !dbg !17
  %46 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %45, i32 2079), !dbg !17
  %47 = add i32 %46, %45, !dbg !21
  %48 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %47, i32 1055), !dbg !17
  %49 = and i32 %8, 3, !dbg !17
  %50 = icmp eq i32 %49, 0, !dbg !17
  %51 = and i1 %40, %50, !dbg !17
  br i1 %51, label %52, label %54, !dbg !17

52:                                               ; preds = %44
  %53 = add i32 %47, %48
  store i32 %53, ptr addrspace(3) %41, align 4, !dbg !17
  br label %54, !dbg !17

54:                                               ; preds = %52, %44
  fence syncscope("workgroup") release, !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  fence syncscope("workgroup") acquire, !dbg !17
  %55 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !17
  %56 = icmp eq i32 %8, 0, !dbg !23
  %57 = insertelement <1 x i32> poison, i32 %55, i64 0, !dbg !23
  %58 = insertelement <1 x i1> poison, i1 %56, i64 0, !dbg !23
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %57, ptr addrspace(1) %19, i32 4, <1 x i1> %58), !dbg !23
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %59 = icmp slt i32 %8, 1, !dbg !24
  br i1 %59, label %60, label %62, !dbg !24

60:                                               ; preds = %54
  %61 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent") acq_rel, align 4, !dbg !24
  store i32 %61, ptr addrspace(3) @global_smem, align 16, !dbg !24
  br label %62, !dbg !24

62:                                               ; preds = %60, %54
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %63 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !24
  %64 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr(), !dbg !25
  %65 = getelementptr inbounds i8, ptr addrspace(4) %64, i64 12, !dbg !25
  %66 = load i32, ptr addrspace(4) %65, align 4, !dbg !25, !tbaa !26
  %67 = getelementptr inbounds i8, ptr addrspace(4) %64, i64 4, !dbg !25
  %68 = load i16, ptr addrspace(4) %67, align 4, !dbg !25, !range !35, !invariant.load !8, !noundef !8
  %69 = zext nneg i16 %68 to i32, !dbg !25
  %70 = udiv i32 %66, %69, !dbg !25
  %71 = mul i32 %70, %69, !dbg !25
  %72 = icmp ugt i32 %66, %71, !dbg !25
  %73 = zext i1 %72 to i32, !dbg !25
  %74 = add i32 %70, %73, !dbg !25
  %75 = add i32 %74, -1, !dbg !36
  %76 = icmp eq i32 %63, %75, !dbg !37
  br i1 %76, label %.preheader, label %86, !dbg !38

.preheader:                                       ; preds = %62
  %77 = icmp sgt i32 %74, 0, !dbg !39
  br i1 %77, label %.lr.ph, label %._crit_edge, !dbg !39

.lr.ph:                                           ; preds = %.preheader, %.lr.ph
  %78 = phi i32 [ %83, %.lr.ph ], [ 0, %.preheader ]
  %79 = phi i32 [ %84, %.lr.ph ], [ 0, %.preheader ]
  %80 = zext nneg i32 %79 to i64, !dbg !40
  %81 = getelementptr i32, ptr addrspace(1) %1, i64 %80, !dbg !40
  %unmaskedload = load <1 x i32>, ptr addrspace(1) %81, align 4, !dbg !41
  %82 = extractelement <1 x i32> %unmaskedload, i64 0, !dbg !41
  %83 = add i32 %82, %78, !dbg !42
  %84 = add nuw nsw i32 %79, 1, !dbg !39
  %exitcond.not = icmp eq i32 %84, %74, !dbg !39
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !dbg !39

._crit_edge:                                      ; preds = %.lr.ph, %.preheader
  %.lcssa = phi i32 [ 0, %.preheader ], [ %83, %.lr.ph ], !dbg !43
  %85 = insertelement <1 x i32> poison, i32 %.lcssa, i64 0, !dbg !44
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %85, ptr addrspace(1) %3, i32 4, <1 x i1> %58), !dbg !44
  br label %86, !dbg !38

86:                                               ; preds = %._crit_edge, %62
  ret void, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x i32> @llvm.masked.load.v1i32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x i32>) #5

attributes #0 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 0}
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "make.py", directory: ".")
!6 = distinct !DISubprogram(name: "last_program", linkageName: "last_program", scope: !5, file: !5, line: 345, type: !7, scopeLine: 345, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DILocation(line: 346, column: 22, scope: !6)
!10 = !DILocation(line: 347, column: 12, scope: !6)
!11 = !DILocation(line: 347, column: 33, scope: !6)
!12 = !DILocation(line: 347, column: 20, scope: !6)
!13 = !DILocation(line: 348, column: 43, scope: !6)
!14 = !DILocation(line: 348, column: 55, scope: !6)
!15 = !DILocation(line: 348, column: 39, scope: !6)
!16 = !DILocation(line: 348, column: 21, scope: !6)
!17 = !DILocation(line: 267, column: 36, scope: !18, inlinedAt: !20)
!18 = distinct !DILexicalBlockFile(scope: !6, file: !19, discriminator: 0)
!19 = !DIFile(filename: "standard.py", directory: "triton/language")
!20 = !DILocation(line: 348, column: 31, scope: !6)
!21 = !DILocation(line: 256, column: 15, scope: !22, inlinedAt: !20)
!22 = distinct !DILexicalBlockFile(scope: !18, file: !19, discriminator: 0)
!23 = !DILocation(line: 348, column: 24, scope: !6)
!24 = !DILocation(line: 349, column: 27, scope: !6)
!25 = !DILocation(line: 349, column: 64, scope: !6)
!26 = !{!27, !31, i64 12}
!27 = !{!"hsa_kernel_dispatch_packet_s", !28, i64 0, !28, i64 2, !28, i64 4, !28, i64 6, !28, i64 8, !28, i64 10, !31, i64 12, !31, i64 16, !31, i64 20, !31, i64 24, !31, i64 28, !29, i64 32, !32, i64 40, !33, i64 48, !34, i64 56}
!28 = !{!"short", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C/C++ TBAA"}
!31 = !{!"int", !29, i64 0}
!32 = !{!"any pointer", !29, i64 0}
!33 = !{!"long", !29, i64 0}
!34 = !{!"hsa_signal_s", !33, i64 0}
!35 = !{i16 1, i16 1025}
!36 = !DILocation(line: 349, column: 69, scope: !6)
!37 = !DILocation(line: 349, column: 48, scope: !6)
!38 = !DILocation(line: 349, column: 7, scope: !6)
!39 = !DILocation(line: 351, column: 23, scope: !6)
!40 = !DILocation(line: 352, column: 37, scope: !6)
!41 = !DILocation(line: 352, column: 29, scope: !6)
!42 = !DILocation(line: 352, column: 21, scope: !6)
!43 = !DILocation(line: 350, column: 16, scope: !6)
!44 = !DILocation(line: 353, column: 22, scope: !6)
!45 = !DILocation(line: 349, column: 4, scope: !6)
