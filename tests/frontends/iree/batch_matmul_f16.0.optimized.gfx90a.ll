; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [1 x [64 x [36 x half]]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [1 x [32 x [68 x half]]] undef, align 16

; Function Attrs: alwaysinline mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @f_dispatch_0_batch_matmul_4x32x32x64_f16xf16xf32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %2) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %4 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 16384, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 16384, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %7 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 16384, i32 159744)
  %8 = lshr i32 %4, 3
  %9 = lshr i32 %4, 2
  %10 = shl nuw nsw i32 %4, 3
  %11 = and i32 %10, 56
  %12 = and i32 %10, 24
  %13 = and i32 %4, 15
  %14 = and i32 %9, 12
  %15 = tail call range(i32 0, 4) i32 @llvm.amdgcn.workgroup.id.x()
  %16 = shl nuw nsw i32 %15, 11
  %17 = getelementptr [2 x i8], ptr addrspace(7) %5, i32 %11
  %.idx55 = shl nuw nsw i32 %8, 7
  %18 = getelementptr i8, ptr addrspace(7) %17, i32 %.idx55
  %19 = getelementptr [2 x i8], ptr addrspace(7) %18, i32 %16
  %20 = load <8 x half>, ptr addrspace(7) %19, align 2
  %21 = getelementptr [2 x i8], ptr addrspace(7) %6, i32 %12
  %.idx56 = shl nuw nsw i32 %9, 6
  %22 = getelementptr i8, ptr addrspace(7) %21, i32 %.idx56
  %23 = getelementptr [2 x i8], ptr addrspace(7) %22, i32 %16
  %24 = load <8 x half>, ptr addrspace(7) %23, align 2
  %.idx = mul nuw nsw i32 %8, 136
  %25 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx
  %26 = getelementptr [2 x i8], ptr addrspace(3) %25, i32 %11
  store <8 x half> %20, ptr addrspace(3) %26, align 8
  %.idx1 = mul nuw nsw i32 %9, 72
  %27 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx1
  %28 = getelementptr [2 x i8], ptr addrspace(3) %27, i32 %12
  store <8 x half> %24, ptr addrspace(3) %28, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %29 = and i32 %8, 16
  %30 = or disjoint i32 %29, %13
  %.idx57 = mul nuw nsw i32 %30, 136
  %31 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx57
  %32 = getelementptr [2 x i8], ptr addrspace(3) %31, i32 %14
  %33 = load <4 x half>, ptr addrspace(3) %32, align 8
  %34 = or disjoint i32 %14, 16
  %35 = getelementptr [2 x i8], ptr addrspace(3) %31, i32 %34
  %36 = load <4 x half>, ptr addrspace(3) %35, align 8
  %37 = or disjoint i32 %14, 32
  %38 = getelementptr [2 x i8], ptr addrspace(3) %31, i32 %37
  %39 = load <4 x half>, ptr addrspace(3) %38, align 8
  %40 = or disjoint i32 %14, 48
  %41 = getelementptr [2 x i8], ptr addrspace(3) %31, i32 %40
  %42 = load <4 x half>, ptr addrspace(3) %41, align 8
  %43 = and i32 %9, 16
  %44 = or disjoint i32 %43, %13
  %.idx5 = mul nuw nsw i32 %14, 72
  %45 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx5
  %46 = getelementptr [2 x i8], ptr addrspace(3) %45, i32 %44
  %47 = load <1 x half>, ptr addrspace(3) %46, align 2
  %48 = getelementptr i8, ptr addrspace(3) %45, i32 72
  %49 = getelementptr [2 x i8], ptr addrspace(3) %48, i32 %44
  %50 = load <1 x half>, ptr addrspace(3) %49, align 2
  %51 = getelementptr i8, ptr addrspace(3) %45, i32 144
  %52 = getelementptr [2 x i8], ptr addrspace(3) %51, i32 %44
  %53 = load <1 x half>, ptr addrspace(3) %52, align 2
  %54 = shufflevector <1 x half> %53, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %55 = getelementptr i8, ptr addrspace(3) %45, i32 216
  %56 = getelementptr [2 x i8], ptr addrspace(3) %55, i32 %44
  %57 = load <1 x half>, ptr addrspace(3) %56, align 2
  %58 = shufflevector <1 x half> %57, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %.idx17 = mul nuw nsw i32 %34, 72
  %59 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx17
  %60 = getelementptr [2 x i8], ptr addrspace(3) %59, i32 %44
  %61 = load <1 x half>, ptr addrspace(3) %60, align 2
  %62 = getelementptr i8, ptr addrspace(3) %45, i32 1224
  %63 = getelementptr [2 x i8], ptr addrspace(3) %62, i32 %44
  %64 = load <1 x half>, ptr addrspace(3) %63, align 2
  %65 = getelementptr i8, ptr addrspace(3) %45, i32 1296
  %66 = getelementptr [2 x i8], ptr addrspace(3) %65, i32 %44
  %67 = load <1 x half>, ptr addrspace(3) %66, align 2
  %68 = shufflevector <1 x half> %67, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %69 = getelementptr i8, ptr addrspace(3) %45, i32 1368
  %70 = getelementptr [2 x i8], ptr addrspace(3) %69, i32 %44
  %71 = load <1 x half>, ptr addrspace(3) %70, align 2
  %72 = shufflevector <1 x half> %71, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %.idx29 = mul nuw nsw i32 %37, 72
  %73 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx29
  %74 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %44
  %75 = load <1 x half>, ptr addrspace(3) %74, align 2
  %76 = getelementptr i8, ptr addrspace(3) %45, i32 2376
  %77 = getelementptr [2 x i8], ptr addrspace(3) %76, i32 %44
  %78 = load <1 x half>, ptr addrspace(3) %77, align 2
  %79 = getelementptr i8, ptr addrspace(3) %45, i32 2448
  %80 = getelementptr [2 x i8], ptr addrspace(3) %79, i32 %44
  %81 = load <1 x half>, ptr addrspace(3) %80, align 2
  %82 = shufflevector <1 x half> %81, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %83 = getelementptr i8, ptr addrspace(3) %45, i32 2520
  %84 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %44
  %85 = load <1 x half>, ptr addrspace(3) %84, align 2
  %86 = shufflevector <1 x half> %85, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %.idx41 = mul nuw nsw i32 %40, 72
  %87 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx41
  %88 = getelementptr [2 x i8], ptr addrspace(3) %87, i32 %44
  %89 = load <1 x half>, ptr addrspace(3) %88, align 2
  %90 = getelementptr i8, ptr addrspace(3) %45, i32 3528
  %91 = getelementptr [2 x i8], ptr addrspace(3) %90, i32 %44
  %92 = load <1 x half>, ptr addrspace(3) %91, align 2
  %93 = getelementptr i8, ptr addrspace(3) %45, i32 3600
  %94 = getelementptr [2 x i8], ptr addrspace(3) %93, i32 %44
  %95 = load <1 x half>, ptr addrspace(3) %94, align 2
  %96 = shufflevector <1 x half> %95, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %97 = or i32 %9, 51
  %.idx50 = mul nuw nsw i32 %97, 72
  %98 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx50
  %99 = getelementptr [2 x i8], ptr addrspace(3) %98, i32 %44
  %100 = load <1 x half>, ptr addrspace(3) %99, align 2
  %101 = shufflevector <1 x half> %100, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %102 = shufflevector <1 x half> %47, <1 x half> %50, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %103 = shufflevector <4 x half> %102, <4 x half> %54, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %104 = shufflevector <4 x half> %103, <4 x half> %58, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %105 = shufflevector <1 x half> %61, <1 x half> %64, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %106 = shufflevector <4 x half> %105, <4 x half> %68, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %107 = shufflevector <4 x half> %106, <4 x half> %72, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %108 = shufflevector <1 x half> %75, <1 x half> %78, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %109 = shufflevector <4 x half> %108, <4 x half> %82, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %110 = shufflevector <4 x half> %109, <4 x half> %86, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %111 = shufflevector <1 x half> %89, <1 x half> %92, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %112 = shufflevector <4 x half> %111, <4 x half> %96, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %113 = shufflevector <4 x half> %112, <4 x half> %101, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %114 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %33, <4 x half> %104, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %115 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %36, <4 x half> %107, <4 x float> %114, i32 0, i32 0, i32 0)
  %116 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %39, <4 x half> %110, <4 x float> %115, i32 0, i32 0, i32 0)
  %117 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %42, <4 x half> %113, <4 x float> %116, i32 0, i32 0, i32 0)
  %118 = shufflevector <4 x float> %117, <4 x float> poison, <1 x i32> zeroinitializer
  %119 = shufflevector <4 x float> %117, <4 x float> poison, <1 x i32> <i32 1>
  %120 = shufflevector <4 x float> %117, <4 x float> poison, <1 x i32> <i32 2>
  %121 = shufflevector <4 x float> %117, <4 x float> poison, <1 x i32> <i32 3>
  %122 = or disjoint i32 %29, %14
  %.idx51 = shl nuw nsw i32 %122, 7
  %123 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx51
  %.idx58 = shl nuw nsw i32 %15, 12
  %124 = getelementptr i8, ptr addrspace(7) %123, i32 %.idx58
  %125 = getelementptr [4 x i8], ptr addrspace(7) %124, i32 %44
  store <1 x float> %118, ptr addrspace(7) %125, align 4
  %126 = getelementptr i8, ptr addrspace(7) %125, i32 128
  store <1 x float> %119, ptr addrspace(7) %126, align 4
  %127 = getelementptr i8, ptr addrspace(7) %125, i32 256
  store <1 x float> %120, ptr addrspace(7) %127, align 4
  %128 = getelementptr i8, ptr addrspace(7) %125, i32 384
  store <1 x float> %121, ptr addrspace(7) %128, align 4
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  ret void
}

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

attributes #0 = { alwaysinline mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 256, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
