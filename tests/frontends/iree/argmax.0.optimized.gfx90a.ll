; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory__ = private unnamed_addr addrspace(3) global [18 x float] undef, align 16

; Function Attrs: alwaysinline norecurse nounwind
define amdgpu_kernel void @f_dispatch_0_reduction_16x128_f32xf32xi32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias nofree noundef nonnull align 16 captures(none) %1) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %3 = tail call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %4 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 64, i32 159744)
  %6 = icmp samesign ult i32 %3, 4
  br i1 %6, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %2
  %.idx5 = shl nuw nsw i32 %3, 4
  %7 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx5
  store <4 x float> splat (float -inf), ptr addrspace(3) %7, align 16
  br label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %2
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  br i1 %6, label %.lr.ph9, label %.preheader7

.lr.ph9:                                          ; preds = %._crit_edge
  %.idx4 = shl nuw nsw i32 %3, 4
  %8 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx4
  store <4 x i32> zeroinitializer, ptr addrspace(7) %8, align 4
  br label %.preheader7

.preheader7:                                      ; preds = %.lr.ph9, %._crit_edge
  %9 = icmp samesign ult i32 %3, 16
  %.idx = shl nuw nsw i32 %3, 9
  %10 = getelementptr i8, ptr addrspace(7) %4, i32 %.idx
  %11 = getelementptr inbounds nuw [4 x i8], ptr addrspace(7) %5, i32 %3
  %12 = getelementptr inbounds nuw [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %3
  br label %.preheader6

.preheader6:                                      ; preds = %61, %.preheader7
  %13 = phi i32 [ 0, %.preheader7 ], [ %62, %61 ]
  br i1 %9, label %.preheader, label %.preheader6.1

.preheader:                                       ; preds = %.preheader6
  %.promoted = load i32, ptr addrspace(7) %11, align 4
  %.promoted10 = load float, ptr addrspace(3) %12, align 4
  %14 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %13
  %15 = load float, ptr addrspace(7) %14, align 4
  %16 = fcmp ogt float %15, %.promoted10
  %17 = select i1 %16, float %15, float %.promoted10
  %18 = select i1 %16, i32 %13, i32 %.promoted
  %19 = or disjoint i32 %13, 1
  %20 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %19
  %21 = load float, ptr addrspace(7) %20, align 4
  %22 = fcmp ogt float %21, %17
  %23 = select i1 %22, float %21, float %17
  %24 = select i1 %22, i32 %19, i32 %18
  %25 = or disjoint i32 %13, 2
  %26 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %25
  %27 = load float, ptr addrspace(7) %26, align 4
  %28 = fcmp ogt float %27, %23
  %29 = select i1 %28, float %27, float %23
  %30 = select i1 %28, i32 %25, i32 %24
  %31 = or disjoint i32 %13, 3
  %32 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %31
  %33 = load float, ptr addrspace(7) %32, align 4
  %34 = fcmp ogt float %33, %29
  %35 = select i1 %34, float %33, float %29
  %36 = select i1 %34, i32 %31, i32 %30
  store i32 %36, ptr addrspace(7) %11, align 4
  store float %35, ptr addrspace(3) %12, align 4
  br label %.preheader6.1

.preheader6.1:                                    ; preds = %.preheader, %.preheader6
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %37 = or disjoint i32 %13, 4
  br i1 %9, label %.preheader.1, label %61

.preheader.1:                                     ; preds = %.preheader6.1
  %.promoted.1 = load i32, ptr addrspace(7) %11, align 4
  %.promoted10.1 = load float, ptr addrspace(3) %12, align 4
  %38 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %37
  %39 = load float, ptr addrspace(7) %38, align 4
  %40 = fcmp ogt float %39, %.promoted10.1
  %41 = select i1 %40, float %39, float %.promoted10.1
  %42 = select i1 %40, i32 %37, i32 %.promoted.1
  %43 = or disjoint i32 %13, 5
  %44 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %43
  %45 = load float, ptr addrspace(7) %44, align 4
  %46 = fcmp ogt float %45, %41
  %47 = select i1 %46, float %45, float %41
  %48 = select i1 %46, i32 %43, i32 %42
  %49 = or disjoint i32 %13, 6
  %50 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %49
  %51 = load float, ptr addrspace(7) %50, align 4
  %52 = fcmp ogt float %51, %47
  %53 = select i1 %52, float %51, float %47
  %54 = select i1 %52, i32 %49, i32 %48
  %55 = or disjoint i32 %13, 7
  %56 = getelementptr [4 x i8], ptr addrspace(7) %10, i32 %55
  %57 = load float, ptr addrspace(7) %56, align 4
  %58 = fcmp ogt float %57, %53
  %59 = select i1 %58, float %57, float %53
  %60 = select i1 %58, i32 %55, i32 %54
  store i32 %60, ptr addrspace(7) %11, align 4
  store float %59, ptr addrspace(3) %12, align 4
  br label %61

61:                                               ; preds = %.preheader.1, %.preheader6.1
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %62 = add nuw nsw i32 %13, 8
  %63 = icmp samesign ult i32 %37, 124
  br i1 %63, label %.preheader6, label %64

64:                                               ; preds = %61
  ret void
}

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { alwaysinline norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 64, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
