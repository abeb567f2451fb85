; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [32 x [65 x double]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [64 x [33 x double]] undef, align 16

; Function Attrs: alwaysinline mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @f_dispatch_0_matmul_64x64x64_f64(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %2) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %4 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 32768, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 32768, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %7 = lshr i32 %4, 4
  %8 = and i32 %7, 3
  %9 = and i32 %4, 15
  %10 = or disjoint i32 %4, 256
  %11 = lshr i32 %10, 4
  %12 = or disjoint i32 %4, 512
  %13 = lshr i32 %12, 4
  %14 = or disjoint i32 %4, 768
  %15 = lshr i32 %14, 4
  %16 = lshr i32 %4, 5
  %17 = lshr i32 %10, 5
  %18 = lshr i32 %12, 5
  %19 = lshr i32 %14, 5
  %20 = shl nuw nsw i32 %4, 1
  %21 = and i32 %20, 30
  %22 = and i32 %20, 62
  %23 = or disjoint i32 %8, 4
  %24 = or disjoint i32 %8, 8
  %25 = or i32 %7, 12
  %26 = or disjoint i32 %8, 16
  %27 = or disjoint i32 %8, 20
  %28 = or disjoint i32 %8, 24
  %29 = or i32 %7, 28
  %30 = lshr i32 %4, 2
  %31 = and i32 %30, 48
  %32 = or disjoint i32 %31, %9
  %.idx14 = shl nuw nsw i32 %7, 9
  %.idx15 = shl nuw nsw i32 %11, 9
  %.idx16 = shl nuw nsw i32 %13, 9
  %.idx17 = shl nuw nsw i32 %15, 9
  %invariant.gep = getelementptr [8 x i8], ptr addrspace(7) %6, i32 %22
  %.idx23 = mul nuw nsw i32 %7, 264
  %33 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx23
  %34 = getelementptr [8 x i8], ptr addrspace(3) %33, i32 %21
  %.idx25 = mul nuw nsw i32 %11, 264
  %35 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx25
  %36 = getelementptr [8 x i8], ptr addrspace(3) %35, i32 %21
  %.idx27 = mul nuw nsw i32 %13, 264
  %37 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx27
  %38 = getelementptr [8 x i8], ptr addrspace(3) %37, i32 %21
  %.idx29 = mul nuw nsw i32 %15, 264
  %39 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx29
  %40 = getelementptr [8 x i8], ptr addrspace(3) %39, i32 %21
  %.idx31 = mul nuw nsw i32 %16, 520
  %41 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx31
  %42 = getelementptr [8 x i8], ptr addrspace(3) %41, i32 %22
  %.idx33 = mul nuw nsw i32 %17, 520
  %43 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx33
  %44 = getelementptr [8 x i8], ptr addrspace(3) %43, i32 %22
  %.idx35 = mul nuw nsw i32 %18, 520
  %45 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx35
  %46 = getelementptr [8 x i8], ptr addrspace(3) %45, i32 %22
  %.idx37 = mul nuw nsw i32 %19, 520
  %47 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx37
  %48 = getelementptr [8 x i8], ptr addrspace(3) %47, i32 %22
  %.idx81 = mul nuw nsw i32 %9, 264
  %49 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx81
  %50 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %8
  %51 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %23
  %52 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %24
  %53 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %25
  %54 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %26
  %55 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %27
  %56 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %28
  %57 = getelementptr [8 x i8], ptr addrspace(3) %49, i32 %29
  %58 = getelementptr i8, ptr addrspace(3) %49, i32 4224
  %59 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %8
  %60 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %23
  %61 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %24
  %62 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %25
  %63 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %26
  %64 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %27
  %65 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %28
  %66 = getelementptr [8 x i8], ptr addrspace(3) %58, i32 %29
  %67 = getelementptr i8, ptr addrspace(3) %49, i32 8448
  %68 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %8
  %69 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %23
  %70 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %24
  %71 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %25
  %72 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %26
  %73 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %27
  %74 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %28
  %75 = getelementptr [8 x i8], ptr addrspace(3) %67, i32 %29
  %76 = getelementptr i8, ptr addrspace(3) %49, i32 12672
  %77 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %8
  %78 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %23
  %79 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %24
  %80 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %25
  %81 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %26
  %82 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %27
  %83 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %28
  %84 = getelementptr [8 x i8], ptr addrspace(3) %76, i32 %29
  %.idx47 = mul nuw nsw i32 %8, 520
  %85 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx47
  %86 = getelementptr [8 x i8], ptr addrspace(3) %85, i32 %32
  %.idx50 = mul nuw nsw i32 %23, 520
  %87 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx50
  %88 = getelementptr [8 x i8], ptr addrspace(3) %87, i32 %32
  %.idx53 = mul nuw nsw i32 %24, 520
  %89 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx53
  %90 = getelementptr [8 x i8], ptr addrspace(3) %89, i32 %32
  %.idx56 = mul nuw nsw i32 %25, 520
  %91 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx56
  %92 = getelementptr [8 x i8], ptr addrspace(3) %91, i32 %32
  %.idx59 = mul nuw nsw i32 %26, 520
  %93 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx59
  %94 = getelementptr [8 x i8], ptr addrspace(3) %93, i32 %32
  %.idx62 = mul nuw nsw i32 %27, 520
  %95 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx62
  %96 = getelementptr [8 x i8], ptr addrspace(3) %95, i32 %32
  %.idx65 = mul nuw nsw i32 %28, 520
  %97 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx65
  %98 = getelementptr [8 x i8], ptr addrspace(3) %97, i32 %32
  %.idx68 = mul nuw nsw i32 %29, 520
  %99 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx68
  %100 = getelementptr [8 x i8], ptr addrspace(3) %99, i32 %32
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %101 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx14
  %102 = getelementptr [8 x i8], ptr addrspace(7) %101, i32 %21
  %103 = load <2 x double>, ptr addrspace(7) %102, align 8
  %104 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx15
  %105 = getelementptr [8 x i8], ptr addrspace(7) %104, i32 %21
  %106 = load <2 x double>, ptr addrspace(7) %105, align 8
  %107 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx16
  %108 = getelementptr [8 x i8], ptr addrspace(7) %107, i32 %21
  %109 = load <2 x double>, ptr addrspace(7) %108, align 8
  %110 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx17
  %111 = getelementptr [8 x i8], ptr addrspace(7) %110, i32 %21
  %112 = load <2 x double>, ptr addrspace(7) %111, align 8
  %.idx18 = shl nuw nsw i32 %16, 9
  %gep = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx18
  %113 = load <2 x double>, ptr addrspace(7) %gep, align 8
  %.idx19 = shl nuw nsw i32 %17, 9
  %gep73 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx19
  %114 = load <2 x double>, ptr addrspace(7) %gep73, align 8
  %.idx20 = shl nuw nsw i32 %18, 9
  %gep75 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx20
  %115 = load <2 x double>, ptr addrspace(7) %gep75, align 8
  %.idx21 = shl nuw nsw i32 %19, 9
  %gep77 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx21
  %116 = load <2 x double>, ptr addrspace(7) %gep77, align 8
  store <2 x double> %103, ptr addrspace(3) %34, align 8
  store <2 x double> %106, ptr addrspace(3) %36, align 8
  store <2 x double> %109, ptr addrspace(3) %38, align 8
  store <2 x double> %112, ptr addrspace(3) %40, align 8
  store <2 x double> %113, ptr addrspace(3) %42, align 8
  store <2 x double> %114, ptr addrspace(3) %44, align 8
  store <2 x double> %115, ptr addrspace(3) %46, align 8
  store <2 x double> %116, ptr addrspace(3) %48, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %117 = load <1 x double>, ptr addrspace(3) %50, align 8
  %118 = load <1 x double>, ptr addrspace(3) %51, align 8
  %119 = load <1 x double>, ptr addrspace(3) %52, align 8
  %120 = load <1 x double>, ptr addrspace(3) %53, align 8
  %121 = load <1 x double>, ptr addrspace(3) %54, align 8
  %122 = load <1 x double>, ptr addrspace(3) %55, align 8
  %123 = load <1 x double>, ptr addrspace(3) %56, align 8
  %124 = load <1 x double>, ptr addrspace(3) %57, align 8
  %125 = load <1 x double>, ptr addrspace(3) %60, align 8
  %126 = load <1 x double>, ptr addrspace(3) %61, align 8
  %127 = load <1 x double>, ptr addrspace(3) %62, align 8
  %128 = load <1 x double>, ptr addrspace(3) %63, align 8
  %129 = load <1 x double>, ptr addrspace(3) %64, align 8
  %130 = load <1 x double>, ptr addrspace(3) %65, align 8
  %131 = load <1 x double>, ptr addrspace(3) %66, align 8
  %132 = load <1 x double>, ptr addrspace(3) %69, align 8
  %133 = load <1 x double>, ptr addrspace(3) %70, align 8
  %134 = load <1 x double>, ptr addrspace(3) %71, align 8
  %135 = load <1 x double>, ptr addrspace(3) %72, align 8
  %136 = load <1 x double>, ptr addrspace(3) %73, align 8
  %137 = load <1 x double>, ptr addrspace(3) %74, align 8
  %138 = load <1 x double>, ptr addrspace(3) %75, align 8
  %139 = load <1 x double>, ptr addrspace(3) %79, align 8
  %140 = load <1 x double>, ptr addrspace(3) %80, align 8
  %141 = load <1 x double>, ptr addrspace(3) %81, align 8
  %142 = load <1 x double>, ptr addrspace(3) %82, align 8
  %143 = load <1 x double>, ptr addrspace(3) %83, align 8
  %144 = load <1 x double>, ptr addrspace(3) %84, align 8
  %145 = load <1 x double>, ptr addrspace(3) %92, align 8
  %146 = load <1 x double>, ptr addrspace(3) %94, align 8
  %147 = load <1 x double>, ptr addrspace(3) %96, align 8
  %148 = load <1 x double>, ptr addrspace(3) %98, align 8
  %149 = load <1 x double>, ptr addrspace(3) %100, align 8
  %150 = extractelement <1 x double> %117, i64 0
  %151 = load double, ptr addrspace(3) %86, align 8
  %152 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %150, double %151, <4 x double> zeroinitializer, i32 0, i32 0, i32 0)
  %153 = load double, ptr addrspace(3) %59, align 8
  %154 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %153, double %151, <4 x double> zeroinitializer, i32 0, i32 0, i32 0)
  %155 = load double, ptr addrspace(3) %68, align 8
  %156 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %155, double %151, <4 x double> zeroinitializer, i32 0, i32 0, i32 0)
  %157 = load double, ptr addrspace(3) %77, align 8
  %158 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %157, double %151, <4 x double> zeroinitializer, i32 0, i32 0, i32 0)
  %159 = extractelement <1 x double> %118, i64 0
  %160 = load double, ptr addrspace(3) %88, align 8
  %161 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %159, double %160, <4 x double> %152, i32 0, i32 0, i32 0)
  %162 = extractelement <1 x double> %125, i64 0
  %163 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %162, double %160, <4 x double> %154, i32 0, i32 0, i32 0)
  %164 = extractelement <1 x double> %132, i64 0
  %165 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %164, double %160, <4 x double> %156, i32 0, i32 0, i32 0)
  %166 = load double, ptr addrspace(3) %78, align 8
  %167 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %166, double %160, <4 x double> %158, i32 0, i32 0, i32 0)
  %168 = extractelement <1 x double> %119, i64 0
  %169 = load double, ptr addrspace(3) %90, align 8
  %170 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %168, double %169, <4 x double> %161, i32 0, i32 0, i32 0)
  %171 = extractelement <1 x double> %126, i64 0
  %172 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %171, double %169, <4 x double> %163, i32 0, i32 0, i32 0)
  %173 = extractelement <1 x double> %133, i64 0
  %174 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %173, double %169, <4 x double> %165, i32 0, i32 0, i32 0)
  %175 = extractelement <1 x double> %139, i64 0
  %176 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %175, double %169, <4 x double> %167, i32 0, i32 0, i32 0)
  %177 = extractelement <1 x double> %120, i64 0
  %178 = extractelement <1 x double> %145, i64 0
  %179 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %177, double %178, <4 x double> %170, i32 0, i32 0, i32 0)
  %180 = extractelement <1 x double> %127, i64 0
  %181 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %180, double %178, <4 x double> %172, i32 0, i32 0, i32 0)
  %182 = extractelement <1 x double> %134, i64 0
  %183 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %182, double %178, <4 x double> %174, i32 0, i32 0, i32 0)
  %184 = extractelement <1 x double> %140, i64 0
  %185 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %184, double %178, <4 x double> %176, i32 0, i32 0, i32 0)
  %186 = extractelement <1 x double> %121, i64 0
  %187 = extractelement <1 x double> %146, i64 0
  %188 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %186, double %187, <4 x double> %179, i32 0, i32 0, i32 0)
  %189 = extractelement <1 x double> %128, i64 0
  %190 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %189, double %187, <4 x double> %181, i32 0, i32 0, i32 0)
  %191 = extractelement <1 x double> %135, i64 0
  %192 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %191, double %187, <4 x double> %183, i32 0, i32 0, i32 0)
  %193 = extractelement <1 x double> %141, i64 0
  %194 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %193, double %187, <4 x double> %185, i32 0, i32 0, i32 0)
  %195 = extractelement <1 x double> %122, i64 0
  %196 = extractelement <1 x double> %147, i64 0
  %197 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %195, double %196, <4 x double> %188, i32 0, i32 0, i32 0)
  %198 = extractelement <1 x double> %129, i64 0
  %199 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %198, double %196, <4 x double> %190, i32 0, i32 0, i32 0)
  %200 = extractelement <1 x double> %136, i64 0
  %201 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %200, double %196, <4 x double> %192, i32 0, i32 0, i32 0)
  %202 = extractelement <1 x double> %142, i64 0
  %203 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %202, double %196, <4 x double> %194, i32 0, i32 0, i32 0)
  %204 = extractelement <1 x double> %123, i64 0
  %205 = extractelement <1 x double> %148, i64 0
  %206 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %204, double %205, <4 x double> %197, i32 0, i32 0, i32 0)
  %207 = extractelement <1 x double> %130, i64 0
  %208 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %207, double %205, <4 x double> %199, i32 0, i32 0, i32 0)
  %209 = extractelement <1 x double> %137, i64 0
  %210 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %209, double %205, <4 x double> %201, i32 0, i32 0, i32 0)
  %211 = extractelement <1 x double> %143, i64 0
  %212 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %211, double %205, <4 x double> %203, i32 0, i32 0, i32 0)
  %213 = extractelement <1 x double> %124, i64 0
  %214 = extractelement <1 x double> %149, i64 0
  %215 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %213, double %214, <4 x double> %206, i32 0, i32 0, i32 0)
  %216 = extractelement <1 x double> %131, i64 0
  %217 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %216, double %214, <4 x double> %208, i32 0, i32 0, i32 0)
  %218 = extractelement <1 x double> %138, i64 0
  %219 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %218, double %214, <4 x double> %210, i32 0, i32 0, i32 0)
  %220 = extractelement <1 x double> %144, i64 0
  %221 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %220, double %214, <4 x double> %212, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %222 = getelementptr i8, ptr addrspace(7) %5, i32 256
  %223 = getelementptr i8, ptr addrspace(7) %222, i32 %.idx14
  %224 = getelementptr [8 x i8], ptr addrspace(7) %223, i32 %21
  %225 = load <2 x double>, ptr addrspace(7) %224, align 8
  %226 = getelementptr i8, ptr addrspace(7) %222, i32 %.idx15
  %227 = getelementptr [8 x i8], ptr addrspace(7) %226, i32 %21
  %228 = load <2 x double>, ptr addrspace(7) %227, align 8
  %229 = getelementptr i8, ptr addrspace(7) %222, i32 %.idx16
  %230 = getelementptr [8 x i8], ptr addrspace(7) %229, i32 %21
  %231 = load <2 x double>, ptr addrspace(7) %230, align 8
  %232 = getelementptr i8, ptr addrspace(7) %222, i32 %.idx17
  %233 = getelementptr [8 x i8], ptr addrspace(7) %232, i32 %21
  %234 = load <2 x double>, ptr addrspace(7) %233, align 8
  %235 = shl nuw nsw i32 %16, 9
  %236 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %235
  %gep.1 = getelementptr i8, ptr addrspace(7) %236, i32 16384
  %237 = load <2 x double>, ptr addrspace(7) %gep.1, align 8
  %238 = shl nuw nsw i32 %17, 9
  %239 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %238
  %gep73.1 = getelementptr i8, ptr addrspace(7) %239, i32 16384
  %240 = load <2 x double>, ptr addrspace(7) %gep73.1, align 8
  %241 = shl nuw nsw i32 %18, 9
  %242 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %241
  %gep75.1 = getelementptr i8, ptr addrspace(7) %242, i32 16384
  %243 = load <2 x double>, ptr addrspace(7) %gep75.1, align 8
  %244 = shl nuw nsw i32 %19, 9
  %245 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %244
  %gep77.1 = getelementptr i8, ptr addrspace(7) %245, i32 16384
  %246 = load <2 x double>, ptr addrspace(7) %gep77.1, align 8
  store <2 x double> %225, ptr addrspace(3) %34, align 8
  store <2 x double> %228, ptr addrspace(3) %36, align 8
  store <2 x double> %231, ptr addrspace(3) %38, align 8
  store <2 x double> %234, ptr addrspace(3) %40, align 8
  store <2 x double> %237, ptr addrspace(3) %42, align 8
  store <2 x double> %240, ptr addrspace(3) %44, align 8
  store <2 x double> %243, ptr addrspace(3) %46, align 8
  store <2 x double> %246, ptr addrspace(3) %48, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %247 = load <1 x double>, ptr addrspace(3) %50, align 8
  %248 = load <1 x double>, ptr addrspace(3) %51, align 8
  %249 = load <1 x double>, ptr addrspace(3) %52, align 8
  %250 = load <1 x double>, ptr addrspace(3) %53, align 8
  %251 = load <1 x double>, ptr addrspace(3) %54, align 8
  %252 = load <1 x double>, ptr addrspace(3) %55, align 8
  %253 = load <1 x double>, ptr addrspace(3) %56, align 8
  %254 = load <1 x double>, ptr addrspace(3) %57, align 8
  %255 = load <1 x double>, ptr addrspace(3) %60, align 8
  %256 = load <1 x double>, ptr addrspace(3) %61, align 8
  %257 = load <1 x double>, ptr addrspace(3) %62, align 8
  %258 = load <1 x double>, ptr addrspace(3) %63, align 8
  %259 = load <1 x double>, ptr addrspace(3) %64, align 8
  %260 = load <1 x double>, ptr addrspace(3) %65, align 8
  %261 = load <1 x double>, ptr addrspace(3) %66, align 8
  %262 = load <1 x double>, ptr addrspace(3) %69, align 8
  %263 = load <1 x double>, ptr addrspace(3) %70, align 8
  %264 = load <1 x double>, ptr addrspace(3) %71, align 8
  %265 = load <1 x double>, ptr addrspace(3) %72, align 8
  %266 = load <1 x double>, ptr addrspace(3) %73, align 8
  %267 = load <1 x double>, ptr addrspace(3) %74, align 8
  %268 = load <1 x double>, ptr addrspace(3) %75, align 8
  %269 = load <1 x double>, ptr addrspace(3) %79, align 8
  %270 = load <1 x double>, ptr addrspace(3) %80, align 8
  %271 = load <1 x double>, ptr addrspace(3) %81, align 8
  %272 = load <1 x double>, ptr addrspace(3) %82, align 8
  %273 = load <1 x double>, ptr addrspace(3) %83, align 8
  %274 = load <1 x double>, ptr addrspace(3) %84, align 8
  %275 = load <1 x double>, ptr addrspace(3) %92, align 8
  %276 = load <1 x double>, ptr addrspace(3) %94, align 8
  %277 = load <1 x double>, ptr addrspace(3) %96, align 8
  %278 = load <1 x double>, ptr addrspace(3) %98, align 8
  %279 = load <1 x double>, ptr addrspace(3) %100, align 8
  %280 = extractelement <1 x double> %247, i64 0
  %281 = load double, ptr addrspace(3) %86, align 8
  %282 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %280, double %281, <4 x double> %215, i32 0, i32 0, i32 0)
  %283 = load double, ptr addrspace(3) %59, align 8
  %284 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %283, double %281, <4 x double> %217, i32 0, i32 0, i32 0)
  %285 = load double, ptr addrspace(3) %68, align 8
  %286 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %285, double %281, <4 x double> %219, i32 0, i32 0, i32 0)
  %287 = load double, ptr addrspace(3) %77, align 8
  %288 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %287, double %281, <4 x double> %221, i32 0, i32 0, i32 0)
  %289 = extractelement <1 x double> %248, i64 0
  %290 = load double, ptr addrspace(3) %88, align 8
  %291 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %289, double %290, <4 x double> %282, i32 0, i32 0, i32 0)
  %292 = extractelement <1 x double> %255, i64 0
  %293 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %292, double %290, <4 x double> %284, i32 0, i32 0, i32 0)
  %294 = extractelement <1 x double> %262, i64 0
  %295 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %294, double %290, <4 x double> %286, i32 0, i32 0, i32 0)
  %296 = load double, ptr addrspace(3) %78, align 8
  %297 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %296, double %290, <4 x double> %288, i32 0, i32 0, i32 0)
  %298 = extractelement <1 x double> %249, i64 0
  %299 = load double, ptr addrspace(3) %90, align 8
  %300 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %298, double %299, <4 x double> %291, i32 0, i32 0, i32 0)
  %301 = extractelement <1 x double> %256, i64 0
  %302 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %301, double %299, <4 x double> %293, i32 0, i32 0, i32 0)
  %303 = extractelement <1 x double> %263, i64 0
  %304 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %303, double %299, <4 x double> %295, i32 0, i32 0, i32 0)
  %305 = extractelement <1 x double> %269, i64 0
  %306 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %305, double %299, <4 x double> %297, i32 0, i32 0, i32 0)
  %307 = extractelement <1 x double> %250, i64 0
  %308 = extractelement <1 x double> %275, i64 0
  %309 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %307, double %308, <4 x double> %300, i32 0, i32 0, i32 0)
  %310 = extractelement <1 x double> %257, i64 0
  %311 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %310, double %308, <4 x double> %302, i32 0, i32 0, i32 0)
  %312 = extractelement <1 x double> %264, i64 0
  %313 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %312, double %308, <4 x double> %304, i32 0, i32 0, i32 0)
  %314 = extractelement <1 x double> %270, i64 0
  %315 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %314, double %308, <4 x double> %306, i32 0, i32 0, i32 0)
  %316 = extractelement <1 x double> %251, i64 0
  %317 = extractelement <1 x double> %276, i64 0
  %318 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %316, double %317, <4 x double> %309, i32 0, i32 0, i32 0)
  %319 = extractelement <1 x double> %258, i64 0
  %320 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %319, double %317, <4 x double> %311, i32 0, i32 0, i32 0)
  %321 = extractelement <1 x double> %265, i64 0
  %322 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %321, double %317, <4 x double> %313, i32 0, i32 0, i32 0)
  %323 = extractelement <1 x double> %271, i64 0
  %324 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %323, double %317, <4 x double> %315, i32 0, i32 0, i32 0)
  %325 = extractelement <1 x double> %252, i64 0
  %326 = extractelement <1 x double> %277, i64 0
  %327 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %325, double %326, <4 x double> %318, i32 0, i32 0, i32 0)
  %328 = extractelement <1 x double> %259, i64 0
  %329 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %328, double %326, <4 x double> %320, i32 0, i32 0, i32 0)
  %330 = extractelement <1 x double> %266, i64 0
  %331 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %330, double %326, <4 x double> %322, i32 0, i32 0, i32 0)
  %332 = extractelement <1 x double> %272, i64 0
  %333 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %332, double %326, <4 x double> %324, i32 0, i32 0, i32 0)
  %334 = extractelement <1 x double> %253, i64 0
  %335 = extractelement <1 x double> %278, i64 0
  %336 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %334, double %335, <4 x double> %327, i32 0, i32 0, i32 0)
  %337 = extractelement <1 x double> %260, i64 0
  %338 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %337, double %335, <4 x double> %329, i32 0, i32 0, i32 0)
  %339 = extractelement <1 x double> %267, i64 0
  %340 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %339, double %335, <4 x double> %331, i32 0, i32 0, i32 0)
  %341 = extractelement <1 x double> %273, i64 0
  %342 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %341, double %335, <4 x double> %333, i32 0, i32 0, i32 0)
  %343 = extractelement <1 x double> %254, i64 0
  %344 = extractelement <1 x double> %279, i64 0
  %345 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %343, double %344, <4 x double> %336, i32 0, i32 0, i32 0)
  %346 = extractelement <1 x double> %261, i64 0
  %347 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %346, double %344, <4 x double> %338, i32 0, i32 0, i32 0)
  %348 = extractelement <1 x double> %268, i64 0
  %349 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %348, double %344, <4 x double> %340, i32 0, i32 0, i32 0)
  %350 = extractelement <1 x double> %274, i64 0
  %351 = tail call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %350, double %344, <4 x double> %342, i32 0, i32 0, i32 0)
  %352 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 32768, i32 159744)
  %353 = shufflevector <4 x double> %345, <4 x double> poison, <1 x i32> zeroinitializer
  %354 = shufflevector <4 x double> %345, <4 x double> poison, <1 x i32> <i32 1>
  %355 = shufflevector <4 x double> %345, <4 x double> poison, <1 x i32> <i32 2>
  %356 = shufflevector <4 x double> %345, <4 x double> poison, <1 x i32> <i32 3>
  %357 = shufflevector <4 x double> %347, <4 x double> poison, <1 x i32> zeroinitializer
  %358 = shufflevector <4 x double> %347, <4 x double> poison, <1 x i32> <i32 1>
  %359 = shufflevector <4 x double> %347, <4 x double> poison, <1 x i32> <i32 2>
  %360 = shufflevector <4 x double> %347, <4 x double> poison, <1 x i32> <i32 3>
  %361 = shufflevector <4 x double> %349, <4 x double> poison, <1 x i32> zeroinitializer
  %362 = shufflevector <4 x double> %349, <4 x double> poison, <1 x i32> <i32 1>
  %363 = shufflevector <4 x double> %349, <4 x double> poison, <1 x i32> <i32 2>
  %364 = shufflevector <4 x double> %349, <4 x double> poison, <1 x i32> <i32 3>
  %365 = shufflevector <4 x double> %351, <4 x double> poison, <1 x i32> zeroinitializer
  %366 = shufflevector <4 x double> %351, <4 x double> poison, <1 x i32> <i32 1>
  %367 = shufflevector <4 x double> %351, <4 x double> poison, <1 x i32> <i32 2>
  %368 = shufflevector <4 x double> %351, <4 x double> poison, <1 x i32> <i32 3>
  %.idx = shl nuw nsw i32 %8, 9
  %369 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx
  %370 = getelementptr [8 x i8], ptr addrspace(7) %369, i32 %32
  store <1 x double> %353, ptr addrspace(7) %370, align 8
  %.idx1 = shl nuw nsw i32 %23, 9
  %371 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx1
  %372 = getelementptr [8 x i8], ptr addrspace(7) %371, i32 %32
  store <1 x double> %354, ptr addrspace(7) %372, align 8
  %.idx2 = shl nuw nsw i32 %24, 9
  %373 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx2
  %374 = getelementptr [8 x i8], ptr addrspace(7) %373, i32 %32
  store <1 x double> %355, ptr addrspace(7) %374, align 8
  %.idx3 = shl nuw nsw i32 %25, 9
  %375 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx3
  %376 = getelementptr [8 x i8], ptr addrspace(7) %375, i32 %32
  store <1 x double> %356, ptr addrspace(7) %376, align 8
  %.idx4 = shl nuw nsw i32 %26, 9
  %377 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx4
  %378 = getelementptr [8 x i8], ptr addrspace(7) %377, i32 %32
  store <1 x double> %357, ptr addrspace(7) %378, align 8
  %.idx5 = shl nuw nsw i32 %27, 9
  %379 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx5
  %380 = getelementptr [8 x i8], ptr addrspace(7) %379, i32 %32
  store <1 x double> %358, ptr addrspace(7) %380, align 8
  %.idx6 = shl nuw nsw i32 %28, 9
  %381 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx6
  %382 = getelementptr [8 x i8], ptr addrspace(7) %381, i32 %32
  store <1 x double> %359, ptr addrspace(7) %382, align 8
  %.idx7 = shl nuw nsw i32 %29, 9
  %383 = getelementptr i8, ptr addrspace(7) %352, i32 %.idx7
  %384 = getelementptr [8 x i8], ptr addrspace(7) %383, i32 %32
  store <1 x double> %360, ptr addrspace(7) %384, align 8
  %385 = getelementptr i8, ptr addrspace(7) %370, i32 16384
  store <1 x double> %361, ptr addrspace(7) %385, align 8
  %386 = getelementptr i8, ptr addrspace(7) %370, i32 18432
  store <1 x double> %362, ptr addrspace(7) %386, align 8
  %387 = getelementptr i8, ptr addrspace(7) %370, i32 20480
  store <1 x double> %363, ptr addrspace(7) %387, align 8
  %388 = shl nuw nsw i32 %7, 6
  %389 = or disjoint i32 %32, %388
  %390 = or i32 %389, 2816
  %391 = getelementptr [8 x i8], ptr addrspace(7) %352, i32 %390
  store <1 x double> %364, ptr addrspace(7) %391, align 8
  %392 = getelementptr i8, ptr addrspace(7) %370, i32 24576
  store <1 x double> %365, ptr addrspace(7) %392, align 8
  %393 = getelementptr i8, ptr addrspace(7) %370, i32 26624
  store <1 x double> %366, ptr addrspace(7) %393, align 8
  %394 = getelementptr i8, ptr addrspace(7) %370, i32 28672
  store <1 x double> %367, ptr addrspace(7) %394, align 8
  %395 = or i32 %389, 3840
  %396 = getelementptr [8 x i8], ptr addrspace(7) %352, i32 %395
  store <1 x double> %368, ptr addrspace(7) %396, align 8
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
declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32 immarg, i32 immarg, i32 immarg) #5

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
