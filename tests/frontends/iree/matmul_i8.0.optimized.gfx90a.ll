; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [64 x [72 x i8]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [64 x [72 x i8]] undef, align 16

; Function Attrs: alwaysinline mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @f_dispatch_0_matmul_64x64x64_i8xi8xi32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %2) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %4 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 4096, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 4096, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %7 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 16384, i32 159744)
  %8 = lshr i32 %4, 2
  %9 = shl nuw nsw i32 %4, 4
  %10 = and i32 %9, 48
  %11 = and i32 %4, 15
  %12 = and i32 %8, 12
  %13 = shl nuw nsw i32 %8, 6
  %14 = or disjoint i32 %13, %10
  %15 = getelementptr i8, ptr addrspace(7) %5, i32 %14
  %16 = load <16 x i8>, ptr addrspace(7) %15, align 1
  %17 = getelementptr i8, ptr addrspace(7) %6, i32 %14
  %18 = load <16 x i8>, ptr addrspace(7) %17, align 1
  %narrow23 = mul nuw nsw i32 %8, 72
  %narrow24 = add nuw nsw i32 %narrow23, %10
  %19 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %narrow24
  store <16 x i8> %16, ptr addrspace(3) %19, align 8
  %20 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %narrow24
  store <16 x i8> %18, ptr addrspace(3) %20, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %narrow = mul nuw nsw i32 %11, 72
  %21 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %narrow
  %22 = getelementptr i8, ptr addrspace(3) %21, i32 %12
  %23 = load i32, ptr addrspace(3) %22, align 4
  %24 = or disjoint i32 %12, 16
  %25 = getelementptr i8, ptr addrspace(3) %21, i32 %24
  %26 = load i32, ptr addrspace(3) %25, align 4
  %27 = or disjoint i32 %12, 32
  %28 = getelementptr i8, ptr addrspace(3) %21, i32 %27
  %29 = load i32, ptr addrspace(3) %28, align 4
  %30 = or disjoint i32 %12, 48
  %31 = getelementptr i8, ptr addrspace(3) %21, i32 %30
  %32 = load i32, ptr addrspace(3) %31, align 4
  %33 = getelementptr i8, ptr addrspace(3) %21, i32 1152
  %34 = getelementptr i8, ptr addrspace(3) %33, i32 %12
  %35 = load i32, ptr addrspace(3) %34, align 4
  %36 = getelementptr i8, ptr addrspace(3) %33, i32 %24
  %37 = load i32, ptr addrspace(3) %36, align 4
  %38 = getelementptr i8, ptr addrspace(3) %33, i32 %27
  %39 = load i32, ptr addrspace(3) %38, align 4
  %40 = getelementptr i8, ptr addrspace(3) %33, i32 %30
  %41 = load i32, ptr addrspace(3) %40, align 4
  %42 = getelementptr i8, ptr addrspace(3) %21, i32 2304
  %43 = getelementptr i8, ptr addrspace(3) %42, i32 %12
  %44 = load i32, ptr addrspace(3) %43, align 4
  %45 = getelementptr i8, ptr addrspace(3) %42, i32 %24
  %46 = load i32, ptr addrspace(3) %45, align 4
  %47 = getelementptr i8, ptr addrspace(3) %42, i32 %27
  %48 = load i32, ptr addrspace(3) %47, align 4
  %49 = getelementptr i8, ptr addrspace(3) %42, i32 %30
  %50 = load i32, ptr addrspace(3) %49, align 4
  %51 = getelementptr i8, ptr addrspace(3) %21, i32 3456
  %52 = getelementptr i8, ptr addrspace(3) %51, i32 %12
  %53 = load i32, ptr addrspace(3) %52, align 4
  %54 = getelementptr i8, ptr addrspace(3) %51, i32 %24
  %55 = load i32, ptr addrspace(3) %54, align 4
  %56 = getelementptr i8, ptr addrspace(3) %51, i32 %27
  %57 = load i32, ptr addrspace(3) %56, align 4
  %58 = getelementptr i8, ptr addrspace(3) %51, i32 %30
  %59 = load i32, ptr addrspace(3) %58, align 4
  %60 = and i32 %8, 48
  %61 = or disjoint i32 %60, %11
  %62 = mul nuw nsw i32 %12, 72
  %63 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %62
  %64 = getelementptr i8, ptr addrspace(3) %63, i32 %61
  %65 = load <1 x i8>, ptr addrspace(3) %64, align 1
  %66 = or disjoint i32 %12, 1
  %67 = mul nuw nsw i32 %66, 72
  %68 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %67
  %69 = getelementptr i8, ptr addrspace(3) %68, i32 %61
  %70 = load <1 x i8>, ptr addrspace(3) %69, align 1
  %71 = or disjoint i32 %12, 2
  %72 = mul nuw nsw i32 %71, 72
  %73 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %72
  %74 = getelementptr i8, ptr addrspace(3) %73, i32 %61
  %75 = load <1 x i8>, ptr addrspace(3) %74, align 1
  %76 = shufflevector <1 x i8> %75, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %77 = or disjoint i32 %12, 3
  %78 = mul nuw nsw i32 %77, 72
  %79 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %78
  %80 = getelementptr i8, ptr addrspace(3) %79, i32 %61
  %81 = load <1 x i8>, ptr addrspace(3) %80, align 1
  %82 = shufflevector <1 x i8> %81, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %83 = mul nuw nsw i32 %24, 72
  %84 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %83
  %85 = getelementptr i8, ptr addrspace(3) %84, i32 %61
  %86 = load <1 x i8>, ptr addrspace(3) %85, align 1
  %87 = or disjoint i32 %12, 17
  %88 = mul nuw nsw i32 %87, 72
  %89 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %88
  %90 = getelementptr i8, ptr addrspace(3) %89, i32 %61
  %91 = load <1 x i8>, ptr addrspace(3) %90, align 1
  %92 = or disjoint i32 %12, 18
  %93 = mul nuw nsw i32 %92, 72
  %94 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %93
  %95 = getelementptr i8, ptr addrspace(3) %94, i32 %61
  %96 = load <1 x i8>, ptr addrspace(3) %95, align 1
  %97 = shufflevector <1 x i8> %96, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %98 = or disjoint i32 %12, 19
  %99 = mul nuw nsw i32 %98, 72
  %100 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %99
  %101 = getelementptr i8, ptr addrspace(3) %100, i32 %61
  %102 = load <1 x i8>, ptr addrspace(3) %101, align 1
  %103 = shufflevector <1 x i8> %102, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %104 = mul nuw nsw i32 %27, 72
  %105 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %104
  %106 = getelementptr i8, ptr addrspace(3) %105, i32 %61
  %107 = load <1 x i8>, ptr addrspace(3) %106, align 1
  %108 = or disjoint i32 %12, 33
  %109 = mul nuw nsw i32 %108, 72
  %110 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %109
  %111 = getelementptr i8, ptr addrspace(3) %110, i32 %61
  %112 = load <1 x i8>, ptr addrspace(3) %111, align 1
  %113 = or disjoint i32 %12, 34
  %114 = mul nuw nsw i32 %113, 72
  %115 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %114
  %116 = getelementptr i8, ptr addrspace(3) %115, i32 %61
  %117 = load <1 x i8>, ptr addrspace(3) %116, align 1
  %118 = shufflevector <1 x i8> %117, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %119 = or disjoint i32 %12, 35
  %120 = mul nuw nsw i32 %119, 72
  %121 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %120
  %122 = getelementptr i8, ptr addrspace(3) %121, i32 %61
  %123 = load <1 x i8>, ptr addrspace(3) %122, align 1
  %124 = shufflevector <1 x i8> %123, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %125 = mul nuw nsw i32 %30, 72
  %126 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %125
  %127 = getelementptr i8, ptr addrspace(3) %126, i32 %61
  %128 = load <1 x i8>, ptr addrspace(3) %127, align 1
  %129 = or disjoint i32 %12, 49
  %130 = mul nuw nsw i32 %129, 72
  %131 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %130
  %132 = getelementptr i8, ptr addrspace(3) %131, i32 %61
  %133 = load <1 x i8>, ptr addrspace(3) %132, align 1
  %134 = or disjoint i32 %12, 50
  %135 = mul nuw nsw i32 %134, 72
  %136 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %135
  %137 = getelementptr i8, ptr addrspace(3) %136, i32 %61
  %138 = load <1 x i8>, ptr addrspace(3) %137, align 1
  %139 = shufflevector <1 x i8> %138, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %140 = or i32 %8, 51
  %141 = mul nuw nsw i32 %140, 72
  %142 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %141
  %143 = getelementptr i8, ptr addrspace(3) %142, i32 %61
  %144 = load <1 x i8>, ptr addrspace(3) %143, align 1
  %145 = shufflevector <1 x i8> %144, <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %146 = shufflevector <1 x i8> %65, <1 x i8> %70, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %147 = shufflevector <4 x i8> %146, <4 x i8> %76, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %148 = shufflevector <4 x i8> %147, <4 x i8> %82, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %149 = shufflevector <1 x i8> %86, <1 x i8> %91, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %150 = shufflevector <4 x i8> %149, <4 x i8> %97, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %151 = shufflevector <4 x i8> %150, <4 x i8> %103, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %152 = shufflevector <1 x i8> %107, <1 x i8> %112, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %153 = shufflevector <4 x i8> %152, <4 x i8> %118, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %154 = shufflevector <4 x i8> %153, <4 x i8> %124, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %155 = shufflevector <1 x i8> %128, <1 x i8> %133, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %156 = shufflevector <4 x i8> %155, <4 x i8> %139, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %157 = shufflevector <4 x i8> %156, <4 x i8> %145, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %158 = bitcast <4 x i8> %148 to i32
  %159 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %23, i32 %158, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %160 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %35, i32 %158, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %161 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %44, i32 %158, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %162 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %53, i32 %158, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %163 = bitcast <4 x i8> %151 to i32
  %164 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %26, i32 %163, <4 x i32> %159, i32 0, i32 0, i32 0)
  %165 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %37, i32 %163, <4 x i32> %160, i32 0, i32 0, i32 0)
  %166 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %46, i32 %163, <4 x i32> %161, i32 0, i32 0, i32 0)
  %167 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %55, i32 %163, <4 x i32> %162, i32 0, i32 0, i32 0)
  %168 = bitcast <4 x i8> %154 to i32
  %169 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %29, i32 %168, <4 x i32> %164, i32 0, i32 0, i32 0)
  %170 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %39, i32 %168, <4 x i32> %165, i32 0, i32 0, i32 0)
  %171 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %48, i32 %168, <4 x i32> %166, i32 0, i32 0, i32 0)
  %172 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %57, i32 %168, <4 x i32> %167, i32 0, i32 0, i32 0)
  %173 = bitcast <4 x i8> %157 to i32
  %174 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %32, i32 %173, <4 x i32> %169, i32 0, i32 0, i32 0)
  %175 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %41, i32 %173, <4 x i32> %170, i32 0, i32 0, i32 0)
  %176 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %50, i32 %173, <4 x i32> %171, i32 0, i32 0, i32 0)
  %177 = tail call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %59, i32 %173, <4 x i32> %172, i32 0, i32 0, i32 0)
  %178 = shufflevector <4 x i32> %174, <4 x i32> poison, <1 x i32> zeroinitializer
  %179 = shufflevector <4 x i32> %174, <4 x i32> poison, <1 x i32> <i32 1>
  %180 = shufflevector <4 x i32> %174, <4 x i32> poison, <1 x i32> <i32 2>
  %181 = shufflevector <4 x i32> %174, <4 x i32> poison, <1 x i32> <i32 3>
  %182 = shufflevector <4 x i32> %175, <4 x i32> poison, <1 x i32> zeroinitializer
  %183 = shufflevector <4 x i32> %175, <4 x i32> poison, <1 x i32> <i32 1>
  %184 = shufflevector <4 x i32> %175, <4 x i32> poison, <1 x i32> <i32 2>
  %185 = shufflevector <4 x i32> %175, <4 x i32> poison, <1 x i32> <i32 3>
  %186 = shufflevector <4 x i32> %176, <4 x i32> poison, <1 x i32> zeroinitializer
  %187 = shufflevector <4 x i32> %176, <4 x i32> poison, <1 x i32> <i32 1>
  %188 = shufflevector <4 x i32> %176, <4 x i32> poison, <1 x i32> <i32 2>
  %189 = shufflevector <4 x i32> %176, <4 x i32> poison, <1 x i32> <i32 3>
  %190 = shufflevector <4 x i32> %177, <4 x i32> poison, <1 x i32> zeroinitializer
  %191 = shufflevector <4 x i32> %177, <4 x i32> poison, <1 x i32> <i32 1>
  %192 = shufflevector <4 x i32> %177, <4 x i32> poison, <1 x i32> <i32 2>
  %193 = shufflevector <4 x i32> %177, <4 x i32> poison, <1 x i32> <i32 3>
  %.idx = shl nuw nsw i32 %12, 8
  %194 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx
  %195 = getelementptr [4 x i8], ptr addrspace(7) %194, i32 %61
  store <1 x i32> %178, ptr addrspace(7) %195, align 4
  %.idx8 = shl nuw nsw i32 %66, 8
  %196 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx8
  %197 = getelementptr [4 x i8], ptr addrspace(7) %196, i32 %61
  store <1 x i32> %179, ptr addrspace(7) %197, align 4
  %.idx9 = shl nuw nsw i32 %71, 8
  %198 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx9
  %199 = getelementptr [4 x i8], ptr addrspace(7) %198, i32 %61
  store <1 x i32> %180, ptr addrspace(7) %199, align 4
  %.idx10 = shl nuw nsw i32 %77, 8
  %200 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx10
  %201 = getelementptr [4 x i8], ptr addrspace(7) %200, i32 %61
  store <1 x i32> %181, ptr addrspace(7) %201, align 4
  %.idx11 = shl nuw nsw i32 %24, 8
  %202 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx11
  %203 = getelementptr [4 x i8], ptr addrspace(7) %202, i32 %61
  store <1 x i32> %182, ptr addrspace(7) %203, align 4
  %.idx12 = shl nuw nsw i32 %87, 8
  %204 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx12
  %205 = getelementptr [4 x i8], ptr addrspace(7) %204, i32 %61
  store <1 x i32> %183, ptr addrspace(7) %205, align 4
  %.idx13 = shl nuw nsw i32 %92, 8
  %206 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx13
  %207 = getelementptr [4 x i8], ptr addrspace(7) %206, i32 %61
  store <1 x i32> %184, ptr addrspace(7) %207, align 4
  %.idx14 = shl nuw nsw i32 %98, 8
  %208 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx14
  %209 = getelementptr [4 x i8], ptr addrspace(7) %208, i32 %61
  store <1 x i32> %185, ptr addrspace(7) %209, align 4
  %.idx15 = shl nuw nsw i32 %27, 8
  %210 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx15
  %211 = getelementptr [4 x i8], ptr addrspace(7) %210, i32 %61
  store <1 x i32> %186, ptr addrspace(7) %211, align 4
  %.idx16 = shl nuw nsw i32 %108, 8
  %212 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx16
  %213 = getelementptr [4 x i8], ptr addrspace(7) %212, i32 %61
  store <1 x i32> %187, ptr addrspace(7) %213, align 4
  %.idx17 = shl nuw nsw i32 %113, 8
  %214 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx17
  %215 = getelementptr [4 x i8], ptr addrspace(7) %214, i32 %61
  store <1 x i32> %188, ptr addrspace(7) %215, align 4
  %.idx18 = shl nuw nsw i32 %119, 8
  %216 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx18
  %217 = getelementptr [4 x i8], ptr addrspace(7) %216, i32 %61
  store <1 x i32> %189, ptr addrspace(7) %217, align 4
  %.idx19 = shl nuw nsw i32 %30, 8
  %218 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx19
  %219 = getelementptr [4 x i8], ptr addrspace(7) %218, i32 %61
  store <1 x i32> %190, ptr addrspace(7) %219, align 4
  %.idx20 = shl nuw nsw i32 %129, 8
  %220 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx20
  %221 = getelementptr [4 x i8], ptr addrspace(7) %220, i32 %61
  store <1 x i32> %191, ptr addrspace(7) %221, align 4
  %.idx21 = shl nuw nsw i32 %134, 8
  %222 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx21
  %223 = getelementptr [4 x i8], ptr addrspace(7) %222, i32 %61
  store <1 x i32> %192, ptr addrspace(7) %223, align 4
  %.idx22 = shl nuw nsw i32 %140, 8
  %224 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx22
  %225 = getelementptr [4 x i8], ptr addrspace(7) %224, i32 %61
  store <1 x i32> %193, ptr addrspace(7) %225, align 4
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

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #5

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
