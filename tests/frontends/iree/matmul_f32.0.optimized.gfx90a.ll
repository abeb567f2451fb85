; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [64 x [66 x float]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [64 x [66 x float]] undef, align 16

; Function Attrs: alwaysinline mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @f_dispatch_0_matmul_64x64x64_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %2) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %4 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 16384, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 16384, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %7 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 16384, i32 159744)
  %8 = lshr i32 %4, 4
  %9 = shl nuw nsw i32 %4, 2
  %10 = and i32 %9, 60
  %11 = or disjoint i32 %8, 16
  %12 = or disjoint i32 %8, 32
  %13 = or disjoint i32 %8, 48
  %14 = and i32 %8, 3
  %15 = and i32 %4, 15
  %16 = shl nuw nsw i32 %8, 8
  %17 = shl nuw nsw i32 %8, 6
  %18 = or disjoint i32 %17, %10
  %19 = getelementptr [4 x i8], ptr addrspace(7) %5, i32 %18
  %20 = load <4 x float>, ptr addrspace(7) %19, align 4
  %21 = shl nuw nsw i32 %11, 6
  %22 = or disjoint i32 %21, %10
  %23 = getelementptr [4 x i8], ptr addrspace(7) %5, i32 %22
  %24 = load <4 x float>, ptr addrspace(7) %23, align 4
  %25 = shl nuw nsw i32 %12, 6
  %26 = or disjoint i32 %25, %10
  %27 = getelementptr [4 x i8], ptr addrspace(7) %5, i32 %26
  %28 = load <4 x float>, ptr addrspace(7) %27, align 4
  %29 = shl nuw nsw i32 %13, 6
  %30 = or disjoint i32 %29, %10
  %31 = getelementptr [4 x i8], ptr addrspace(7) %5, i32 %30
  %32 = load <4 x float>, ptr addrspace(7) %31, align 4
  %33 = getelementptr [4 x i8], ptr addrspace(7) %6, i32 %18
  %34 = load <4 x float>, ptr addrspace(7) %33, align 4
  %35 = getelementptr [4 x i8], ptr addrspace(7) %6, i32 %22
  %36 = load <4 x float>, ptr addrspace(7) %35, align 4
  %37 = getelementptr [4 x i8], ptr addrspace(7) %6, i32 %26
  %38 = load <4 x float>, ptr addrspace(7) %37, align 4
  %39 = getelementptr [4 x i8], ptr addrspace(7) %6, i32 %30
  %40 = load <4 x float>, ptr addrspace(7) %39, align 4
  %narrow67 = mul nuw nsw i32 %8, 66
  %narrow68 = add nuw nsw i32 %narrow67, %10
  %41 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow68
  store <4 x float> %20, ptr addrspace(3) %41, align 8
  %narrow69 = mul nuw nsw i32 %11, 66
  %narrow70 = add nuw nsw i32 %narrow69, %10
  %42 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow70
  store <4 x float> %24, ptr addrspace(3) %42, align 8
  %narrow71 = mul nuw nsw i32 %12, 66
  %narrow72 = add nuw nsw i32 %narrow71, %10
  %43 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow72
  store <4 x float> %28, ptr addrspace(3) %43, align 8
  %narrow73 = mul nuw nsw i32 %13, 66
  %narrow74 = add nuw nsw i32 %narrow73, %10
  %44 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow74
  store <4 x float> %32, ptr addrspace(3) %44, align 8
  %45 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow68
  store <4 x float> %34, ptr addrspace(3) %45, align 8
  %46 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow70
  store <4 x float> %36, ptr addrspace(3) %46, align 8
  %47 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow72
  store <4 x float> %38, ptr addrspace(3) %47, align 8
  %48 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow74
  store <4 x float> %40, ptr addrspace(3) %48, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %.idx75 = mul nuw nsw i32 %15, 264
  %49 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx75
  %50 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %14
  %51 = load <1 x float>, ptr addrspace(3) %50, align 4
  %52 = or disjoint i32 %14, 4
  %53 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %52
  %54 = load <1 x float>, ptr addrspace(3) %53, align 4
  %55 = or disjoint i32 %14, 8
  %56 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %55
  %57 = load <1 x float>, ptr addrspace(3) %56, align 4
  %58 = or i32 %8, 12
  %59 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %58
  %60 = load <1 x float>, ptr addrspace(3) %59, align 4
  %61 = or disjoint i32 %14, 16
  %62 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %61
  %63 = load <1 x float>, ptr addrspace(3) %62, align 4
  %64 = or disjoint i32 %14, 20
  %65 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %64
  %66 = load <1 x float>, ptr addrspace(3) %65, align 4
  %67 = or disjoint i32 %14, 24
  %68 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %67
  %69 = load <1 x float>, ptr addrspace(3) %68, align 4
  %70 = or i32 %8, 28
  %71 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %70
  %72 = load <1 x float>, ptr addrspace(3) %71, align 4
  %73 = or disjoint i32 %14, 32
  %74 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %73
  %75 = load <1 x float>, ptr addrspace(3) %74, align 4
  %76 = or disjoint i32 %14, 36
  %77 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %76
  %78 = load <1 x float>, ptr addrspace(3) %77, align 4
  %79 = or disjoint i32 %14, 40
  %80 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %79
  %81 = load <1 x float>, ptr addrspace(3) %80, align 4
  %82 = or i32 %8, 44
  %83 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %82
  %84 = load <1 x float>, ptr addrspace(3) %83, align 4
  %85 = or disjoint i32 %14, 48
  %86 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %85
  %87 = load <1 x float>, ptr addrspace(3) %86, align 4
  %88 = or disjoint i32 %14, 52
  %89 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %88
  %90 = load <1 x float>, ptr addrspace(3) %89, align 4
  %91 = or disjoint i32 %14, 56
  %92 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %91
  %93 = load <1 x float>, ptr addrspace(3) %92, align 4
  %94 = or i32 %8, 60
  %95 = getelementptr [4 x i8], ptr addrspace(3) %49, i32 %94
  %96 = load <1 x float>, ptr addrspace(3) %95, align 4
  %97 = getelementptr i8, ptr addrspace(3) %49, i32 4224
  %98 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %14
  %99 = load <1 x float>, ptr addrspace(3) %98, align 4
  %100 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %52
  %101 = load <1 x float>, ptr addrspace(3) %100, align 4
  %102 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %55
  %103 = load <1 x float>, ptr addrspace(3) %102, align 4
  %104 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %58
  %105 = load <1 x float>, ptr addrspace(3) %104, align 4
  %106 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %61
  %107 = load <1 x float>, ptr addrspace(3) %106, align 4
  %108 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %64
  %109 = load <1 x float>, ptr addrspace(3) %108, align 4
  %110 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %67
  %111 = load <1 x float>, ptr addrspace(3) %110, align 4
  %112 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %70
  %113 = load <1 x float>, ptr addrspace(3) %112, align 4
  %114 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %73
  %115 = load <1 x float>, ptr addrspace(3) %114, align 4
  %116 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %76
  %117 = load <1 x float>, ptr addrspace(3) %116, align 4
  %118 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %79
  %119 = load <1 x float>, ptr addrspace(3) %118, align 4
  %120 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %82
  %121 = load <1 x float>, ptr addrspace(3) %120, align 4
  %122 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %85
  %123 = load <1 x float>, ptr addrspace(3) %122, align 4
  %124 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %88
  %125 = load <1 x float>, ptr addrspace(3) %124, align 4
  %126 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %91
  %127 = load <1 x float>, ptr addrspace(3) %126, align 4
  %128 = getelementptr [4 x i8], ptr addrspace(3) %97, i32 %94
  %129 = load <1 x float>, ptr addrspace(3) %128, align 4
  %130 = getelementptr i8, ptr addrspace(3) %49, i32 8448
  %131 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %14
  %132 = load <1 x float>, ptr addrspace(3) %131, align 4
  %133 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %52
  %134 = load <1 x float>, ptr addrspace(3) %133, align 4
  %135 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %55
  %136 = load <1 x float>, ptr addrspace(3) %135, align 4
  %137 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %58
  %138 = load <1 x float>, ptr addrspace(3) %137, align 4
  %139 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %61
  %140 = load <1 x float>, ptr addrspace(3) %139, align 4
  %141 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %64
  %142 = load <1 x float>, ptr addrspace(3) %141, align 4
  %143 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %67
  %144 = load <1 x float>, ptr addrspace(3) %143, align 4
  %145 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %70
  %146 = load <1 x float>, ptr addrspace(3) %145, align 4
  %147 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %73
  %148 = load <1 x float>, ptr addrspace(3) %147, align 4
  %149 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %76
  %150 = load <1 x float>, ptr addrspace(3) %149, align 4
  %151 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %79
  %152 = load <1 x float>, ptr addrspace(3) %151, align 4
  %153 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %82
  %154 = load <1 x float>, ptr addrspace(3) %153, align 4
  %155 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %85
  %156 = load <1 x float>, ptr addrspace(3) %155, align 4
  %157 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %88
  %158 = load <1 x float>, ptr addrspace(3) %157, align 4
  %159 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %91
  %160 = load <1 x float>, ptr addrspace(3) %159, align 4
  %161 = getelementptr [4 x i8], ptr addrspace(3) %130, i32 %94
  %162 = load <1 x float>, ptr addrspace(3) %161, align 4
  %163 = getelementptr i8, ptr addrspace(3) %49, i32 12672
  %164 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %14
  %165 = load <1 x float>, ptr addrspace(3) %164, align 4
  %166 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %52
  %167 = load <1 x float>, ptr addrspace(3) %166, align 4
  %168 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %55
  %169 = load <1 x float>, ptr addrspace(3) %168, align 4
  %170 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %58
  %171 = load <1 x float>, ptr addrspace(3) %170, align 4
  %172 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %61
  %173 = load <1 x float>, ptr addrspace(3) %172, align 4
  %174 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %64
  %175 = load <1 x float>, ptr addrspace(3) %174, align 4
  %176 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %67
  %177 = load <1 x float>, ptr addrspace(3) %176, align 4
  %178 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %70
  %179 = load <1 x float>, ptr addrspace(3) %178, align 4
  %180 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %73
  %181 = load <1 x float>, ptr addrspace(3) %180, align 4
  %182 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %76
  %183 = load <1 x float>, ptr addrspace(3) %182, align 4
  %184 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %79
  %185 = load <1 x float>, ptr addrspace(3) %184, align 4
  %186 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %82
  %187 = load <1 x float>, ptr addrspace(3) %186, align 4
  %188 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %85
  %189 = load <1 x float>, ptr addrspace(3) %188, align 4
  %190 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %88
  %191 = load <1 x float>, ptr addrspace(3) %190, align 4
  %192 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %91
  %193 = load <1 x float>, ptr addrspace(3) %192, align 4
  %194 = getelementptr [4 x i8], ptr addrspace(3) %163, i32 %94
  %195 = load <1 x float>, ptr addrspace(3) %194, align 4
  %196 = lshr i32 %4, 2
  %197 = and i32 %196, 48
  %198 = or disjoint i32 %197, %15
  %.idx = mul nuw nsw i32 %14, 264
  %199 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx
  %200 = getelementptr [4 x i8], ptr addrspace(3) %199, i32 %198
  %201 = load <1 x float>, ptr addrspace(3) %200, align 4
  %.idx12 = mul nuw nsw i32 %52, 264
  %202 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx12
  %203 = getelementptr [4 x i8], ptr addrspace(3) %202, i32 %198
  %204 = load <1 x float>, ptr addrspace(3) %203, align 4
  %.idx15 = mul nuw nsw i32 %55, 264
  %205 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx15
  %206 = getelementptr [4 x i8], ptr addrspace(3) %205, i32 %198
  %207 = load <1 x float>, ptr addrspace(3) %206, align 4
  %.idx18 = mul nuw nsw i32 %58, 264
  %208 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx18
  %209 = getelementptr [4 x i8], ptr addrspace(3) %208, i32 %198
  %210 = load <1 x float>, ptr addrspace(3) %209, align 4
  %.idx21 = mul nuw nsw i32 %61, 264
  %211 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx21
  %212 = getelementptr [4 x i8], ptr addrspace(3) %211, i32 %198
  %213 = load <1 x float>, ptr addrspace(3) %212, align 4
  %.idx24 = mul nuw nsw i32 %64, 264
  %214 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx24
  %215 = getelementptr [4 x i8], ptr addrspace(3) %214, i32 %198
  %216 = load <1 x float>, ptr addrspace(3) %215, align 4
  %.idx27 = mul nuw nsw i32 %67, 264
  %217 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx27
  %218 = getelementptr [4 x i8], ptr addrspace(3) %217, i32 %198
  %219 = load <1 x float>, ptr addrspace(3) %218, align 4
  %.idx30 = mul nuw nsw i32 %70, 264
  %220 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx30
  %221 = getelementptr [4 x i8], ptr addrspace(3) %220, i32 %198
  %222 = load <1 x float>, ptr addrspace(3) %221, align 4
  %.idx33 = mul nuw nsw i32 %73, 264
  %223 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx33
  %224 = getelementptr [4 x i8], ptr addrspace(3) %223, i32 %198
  %225 = load <1 x float>, ptr addrspace(3) %224, align 4
  %.idx36 = mul nuw nsw i32 %76, 264
  %226 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx36
  %227 = getelementptr [4 x i8], ptr addrspace(3) %226, i32 %198
  %228 = load <1 x float>, ptr addrspace(3) %227, align 4
  %.idx39 = mul nuw nsw i32 %79, 264
  %229 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx39
  %230 = getelementptr [4 x i8], ptr addrspace(3) %229, i32 %198
  %231 = load <1 x float>, ptr addrspace(3) %230, align 4
  %.idx42 = mul nuw nsw i32 %82, 264
  %232 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx42
  %233 = getelementptr [4 x i8], ptr addrspace(3) %232, i32 %198
  %234 = load <1 x float>, ptr addrspace(3) %233, align 4
  %.idx45 = mul nuw nsw i32 %85, 264
  %235 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx45
  %236 = getelementptr [4 x i8], ptr addrspace(3) %235, i32 %198
  %237 = load <1 x float>, ptr addrspace(3) %236, align 4
  %.idx48 = mul nuw nsw i32 %88, 264
  %238 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx48
  %239 = getelementptr [4 x i8], ptr addrspace(3) %238, i32 %198
  %240 = load <1 x float>, ptr addrspace(3) %239, align 4
  %.idx51 = mul nuw nsw i32 %91, 264
  %241 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx51
  %242 = getelementptr [4 x i8], ptr addrspace(3) %241, i32 %198
  %243 = load <1 x float>, ptr addrspace(3) %242, align 4
  %.idx54 = mul nuw nsw i32 %94, 264
  %244 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx54
  %245 = getelementptr [4 x i8], ptr addrspace(3) %244, i32 %198
  %246 = load <1 x float>, ptr addrspace(3) %245, align 4
  %247 = extractelement <1 x float> %51, i64 0
  %248 = extractelement <1 x float> %201, i64 0
  %249 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %247, float %248, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %250 = extractelement <1 x float> %99, i64 0
  %251 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %250, float %248, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %252 = extractelement <1 x float> %132, i64 0
  %253 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %252, float %248, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %254 = extractelement <1 x float> %165, i64 0
  %255 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %254, float %248, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %256 = extractelement <1 x float> %54, i64 0
  %257 = extractelement <1 x float> %204, i64 0
  %258 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %256, float %257, <4 x float> %249, i32 0, i32 0, i32 0)
  %259 = extractelement <1 x float> %101, i64 0
  %260 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %259, float %257, <4 x float> %251, i32 0, i32 0, i32 0)
  %261 = extractelement <1 x float> %134, i64 0
  %262 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %261, float %257, <4 x float> %253, i32 0, i32 0, i32 0)
  %263 = extractelement <1 x float> %167, i64 0
  %264 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %263, float %257, <4 x float> %255, i32 0, i32 0, i32 0)
  %265 = extractelement <1 x float> %57, i64 0
  %266 = extractelement <1 x float> %207, i64 0
  %267 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %265, float %266, <4 x float> %258, i32 0, i32 0, i32 0)
  %268 = extractelement <1 x float> %103, i64 0
  %269 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %268, float %266, <4 x float> %260, i32 0, i32 0, i32 0)
  %270 = extractelement <1 x float> %136, i64 0
  %271 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %270, float %266, <4 x float> %262, i32 0, i32 0, i32 0)
  %272 = extractelement <1 x float> %169, i64 0
  %273 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %272, float %266, <4 x float> %264, i32 0, i32 0, i32 0)
  %274 = extractelement <1 x float> %60, i64 0
  %275 = extractelement <1 x float> %210, i64 0
  %276 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %274, float %275, <4 x float> %267, i32 0, i32 0, i32 0)
  %277 = extractelement <1 x float> %105, i64 0
  %278 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %277, float %275, <4 x float> %269, i32 0, i32 0, i32 0)
  %279 = extractelement <1 x float> %138, i64 0
  %280 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %279, float %275, <4 x float> %271, i32 0, i32 0, i32 0)
  %281 = extractelement <1 x float> %171, i64 0
  %282 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %281, float %275, <4 x float> %273, i32 0, i32 0, i32 0)
  %283 = extractelement <1 x float> %63, i64 0
  %284 = extractelement <1 x float> %213, i64 0
  %285 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %283, float %284, <4 x float> %276, i32 0, i32 0, i32 0)
  %286 = extractelement <1 x float> %107, i64 0
  %287 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %286, float %284, <4 x float> %278, i32 0, i32 0, i32 0)
  %288 = extractelement <1 x float> %140, i64 0
  %289 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %288, float %284, <4 x float> %280, i32 0, i32 0, i32 0)
  %290 = extractelement <1 x float> %173, i64 0
  %291 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %290, float %284, <4 x float> %282, i32 0, i32 0, i32 0)
  %292 = extractelement <1 x float> %66, i64 0
  %293 = extractelement <1 x float> %216, i64 0
  %294 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %292, float %293, <4 x float> %285, i32 0, i32 0, i32 0)
  %295 = extractelement <1 x float> %109, i64 0
  %296 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %295, float %293, <4 x float> %287, i32 0, i32 0, i32 0)
  %297 = extractelement <1 x float> %142, i64 0
  %298 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %297, float %293, <4 x float> %289, i32 0, i32 0, i32 0)
  %299 = extractelement <1 x float> %175, i64 0
  %300 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %299, float %293, <4 x float> %291, i32 0, i32 0, i32 0)
  %301 = extractelement <1 x float> %69, i64 0
  %302 = extractelement <1 x float> %219, i64 0
  %303 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %301, float %302, <4 x float> %294, i32 0, i32 0, i32 0)
  %304 = extractelement <1 x float> %111, i64 0
  %305 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %304, float %302, <4 x float> %296, i32 0, i32 0, i32 0)
  %306 = extractelement <1 x float> %144, i64 0
  %307 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %306, float %302, <4 x float> %298, i32 0, i32 0, i32 0)
  %308 = extractelement <1 x float> %177, i64 0
  %309 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %308, float %302, <4 x float> %300, i32 0, i32 0, i32 0)
  %310 = extractelement <1 x float> %72, i64 0
  %311 = extractelement <1 x float> %222, i64 0
  %312 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %310, float %311, <4 x float> %303, i32 0, i32 0, i32 0)
  %313 = extractelement <1 x float> %113, i64 0
  %314 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %313, float %311, <4 x float> %305, i32 0, i32 0, i32 0)
  %315 = extractelement <1 x float> %146, i64 0
  %316 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %315, float %311, <4 x float> %307, i32 0, i32 0, i32 0)
  %317 = extractelement <1 x float> %179, i64 0
  %318 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %317, float %311, <4 x float> %309, i32 0, i32 0, i32 0)
  %319 = extractelement <1 x float> %75, i64 0
  %320 = extractelement <1 x float> %225, i64 0
  %321 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %319, float %320, <4 x float> %312, i32 0, i32 0, i32 0)
  %322 = extractelement <1 x float> %115, i64 0
  %323 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %322, float %320, <4 x float> %314, i32 0, i32 0, i32 0)
  %324 = extractelement <1 x float> %148, i64 0
  %325 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %324, float %320, <4 x float> %316, i32 0, i32 0, i32 0)
  %326 = extractelement <1 x float> %181, i64 0
  %327 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %326, float %320, <4 x float> %318, i32 0, i32 0, i32 0)
  %328 = extractelement <1 x float> %78, i64 0
  %329 = extractelement <1 x float> %228, i64 0
  %330 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %328, float %329, <4 x float> %321, i32 0, i32 0, i32 0)
  %331 = extractelement <1 x float> %117, i64 0
  %332 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %331, float %329, <4 x float> %323, i32 0, i32 0, i32 0)
  %333 = extractelement <1 x float> %150, i64 0
  %334 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %333, float %329, <4 x float> %325, i32 0, i32 0, i32 0)
  %335 = extractelement <1 x float> %183, i64 0
  %336 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %335, float %329, <4 x float> %327, i32 0, i32 0, i32 0)
  %337 = extractelement <1 x float> %81, i64 0
  %338 = extractelement <1 x float> %231, i64 0
  %339 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %337, float %338, <4 x float> %330, i32 0, i32 0, i32 0)
  %340 = extractelement <1 x float> %119, i64 0
  %341 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %340, float %338, <4 x float> %332, i32 0, i32 0, i32 0)
  %342 = extractelement <1 x float> %152, i64 0
  %343 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %342, float %338, <4 x float> %334, i32 0, i32 0, i32 0)
  %344 = extractelement <1 x float> %185, i64 0
  %345 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %344, float %338, <4 x float> %336, i32 0, i32 0, i32 0)
  %346 = extractelement <1 x float> %84, i64 0
  %347 = extractelement <1 x float> %234, i64 0
  %348 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %346, float %347, <4 x float> %339, i32 0, i32 0, i32 0)
  %349 = extractelement <1 x float> %121, i64 0
  %350 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %349, float %347, <4 x float> %341, i32 0, i32 0, i32 0)
  %351 = extractelement <1 x float> %154, i64 0
  %352 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %351, float %347, <4 x float> %343, i32 0, i32 0, i32 0)
  %353 = extractelement <1 x float> %187, i64 0
  %354 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %353, float %347, <4 x float> %345, i32 0, i32 0, i32 0)
  %355 = extractelement <1 x float> %87, i64 0
  %356 = extractelement <1 x float> %237, i64 0
  %357 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %355, float %356, <4 x float> %348, i32 0, i32 0, i32 0)
  %358 = extractelement <1 x float> %123, i64 0
  %359 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %358, float %356, <4 x float> %350, i32 0, i32 0, i32 0)
  %360 = extractelement <1 x float> %156, i64 0
  %361 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %360, float %356, <4 x float> %352, i32 0, i32 0, i32 0)
  %362 = extractelement <1 x float> %189, i64 0
  %363 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %362, float %356, <4 x float> %354, i32 0, i32 0, i32 0)
  %364 = extractelement <1 x float> %90, i64 0
  %365 = extractelement <1 x float> %240, i64 0
  %366 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %364, float %365, <4 x float> %357, i32 0, i32 0, i32 0)
  %367 = extractelement <1 x float> %125, i64 0
  %368 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %367, float %365, <4 x float> %359, i32 0, i32 0, i32 0)
  %369 = extractelement <1 x float> %158, i64 0
  %370 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %369, float %365, <4 x float> %361, i32 0, i32 0, i32 0)
  %371 = extractelement <1 x float> %191, i64 0
  %372 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %371, float %365, <4 x float> %363, i32 0, i32 0, i32 0)
  %373 = extractelement <1 x float> %93, i64 0
  %374 = extractelement <1 x float> %243, i64 0
  %375 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %373, float %374, <4 x float> %366, i32 0, i32 0, i32 0)
  %376 = extractelement <1 x float> %127, i64 0
  %377 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %376, float %374, <4 x float> %368, i32 0, i32 0, i32 0)
  %378 = extractelement <1 x float> %160, i64 0
  %379 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %378, float %374, <4 x float> %370, i32 0, i32 0, i32 0)
  %380 = extractelement <1 x float> %193, i64 0
  %381 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %380, float %374, <4 x float> %372, i32 0, i32 0, i32 0)
  %382 = extractelement <1 x float> %96, i64 0
  %383 = extractelement <1 x float> %246, i64 0
  %384 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %382, float %383, <4 x float> %375, i32 0, i32 0, i32 0)
  %385 = extractelement <1 x float> %129, i64 0
  %386 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %385, float %383, <4 x float> %377, i32 0, i32 0, i32 0)
  %387 = extractelement <1 x float> %162, i64 0
  %388 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %387, float %383, <4 x float> %379, i32 0, i32 0, i32 0)
  %389 = extractelement <1 x float> %195, i64 0
  %390 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %389, float %383, <4 x float> %381, i32 0, i32 0, i32 0)
  %391 = shufflevector <4 x float> %384, <4 x float> poison, <1 x i32> zeroinitializer
  %392 = shufflevector <4 x float> %384, <4 x float> poison, <1 x i32> <i32 1>
  %393 = shufflevector <4 x float> %384, <4 x float> poison, <1 x i32> <i32 2>
  %394 = shufflevector <4 x float> %384, <4 x float> poison, <1 x i32> <i32 3>
  %395 = shufflevector <4 x float> %386, <4 x float> poison, <1 x i32> zeroinitializer
  %396 = shufflevector <4 x float> %386, <4 x float> poison, <1 x i32> <i32 1>
  %397 = shufflevector <4 x float> %386, <4 x float> poison, <1 x i32> <i32 2>
  %398 = shufflevector <4 x float> %386, <4 x float> poison, <1 x i32> <i32 3>
  %399 = shufflevector <4 x float> %388, <4 x float> poison, <1 x i32> zeroinitializer
  %400 = shufflevector <4 x float> %388, <4 x float> poison, <1 x i32> <i32 1>
  %401 = shufflevector <4 x float> %388, <4 x float> poison, <1 x i32> <i32 2>
  %402 = shufflevector <4 x float> %388, <4 x float> poison, <1 x i32> <i32 3>
  %403 = shufflevector <4 x float> %390, <4 x float> poison, <1 x i32> zeroinitializer
  %404 = shufflevector <4 x float> %390, <4 x float> poison, <1 x i32> <i32 1>
  %405 = shufflevector <4 x float> %390, <4 x float> poison, <1 x i32> <i32 2>
  %406 = shufflevector <4 x float> %390, <4 x float> poison, <1 x i32> <i32 3>
  %.idx55 = shl nuw nsw i32 %14, 10
  %407 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx55
  %408 = getelementptr [4 x i8], ptr addrspace(7) %407, i32 %198
  store <1 x float> %391, ptr addrspace(7) %408, align 4
  %409 = getelementptr i8, ptr addrspace(7) %408, i32 256
  store <1 x float> %392, ptr addrspace(7) %409, align 4
  %410 = getelementptr i8, ptr addrspace(7) %408, i32 512
  store <1 x float> %393, ptr addrspace(7) %410, align 4
  %411 = getelementptr i8, ptr addrspace(7) %408, i32 768
  store <1 x float> %394, ptr addrspace(7) %411, align 4
  %412 = getelementptr i8, ptr addrspace(7) %408, i32 4096
  store <1 x float> %395, ptr addrspace(7) %412, align 4
  %413 = getelementptr i8, ptr addrspace(7) %408, i32 4352
  store <1 x float> %396, ptr addrspace(7) %413, align 4
  %414 = getelementptr i8, ptr addrspace(7) %408, i32 4608
  store <1 x float> %397, ptr addrspace(7) %414, align 4
  %415 = getelementptr i8, ptr addrspace(7) %408, i32 4864
  store <1 x float> %398, ptr addrspace(7) %415, align 4
  %416 = getelementptr i8, ptr addrspace(7) %408, i32 8192
  store <1 x float> %399, ptr addrspace(7) %416, align 4
  %417 = getelementptr i8, ptr addrspace(7) %408, i32 8448
  store <1 x float> %400, ptr addrspace(7) %417, align 4
  %418 = getelementptr i8, ptr addrspace(7) %408, i32 8704
  store <1 x float> %401, ptr addrspace(7) %418, align 4
  %419 = getelementptr i8, ptr addrspace(7) %408, i32 8960
  store <1 x float> %402, ptr addrspace(7) %419, align 4
  %420 = or disjoint i32 %198, %16
  %421 = or i32 %420, 3072
  %422 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %421
  store <1 x float> %403, ptr addrspace(7) %422, align 4
  %423 = or i32 %420, 3136
  %424 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %423
  store <1 x float> %404, ptr addrspace(7) %424, align 4
  %425 = or i32 %420, 3200
  %426 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %425
  store <1 x float> %405, ptr addrspace(7) %426, align 4
  %427 = or i32 %420, 3264
  %428 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %427
  store <1 x float> %406, ptr addrspace(7) %428, align 4
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
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

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
