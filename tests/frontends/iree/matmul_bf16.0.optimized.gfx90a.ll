; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [64 x [68 x bfloat]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [64 x [68 x bfloat]] undef, align 16

; Function Attrs: alwaysinline mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @f_dispatch_0_matmul_64x64x64_bf16xbf16xf32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %2) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %4 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %7 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 16384, i32 159744)
  %8 = lshr i32 %4, 3
  %9 = shl nuw nsw i32 %4, 3
  %10 = and i32 %9, 56
  %11 = or disjoint i32 %8, 32
  %12 = lshr i32 %4, 4
  %13 = and i32 %12, 3
  %14 = and i32 %4, 15
  %15 = shl nuw nsw i32 %13, 1
  %16 = shl nuw nsw i32 %12, 8
  %17 = shl nuw nsw i32 %8, 6
  %18 = or disjoint i32 %17, %10
  %19 = getelementptr [2 x i8], ptr addrspace(7) %5, i32 %18
  %20 = load <8 x bfloat>, ptr addrspace(7) %19, align 2
  %21 = shl nuw nsw i32 %11, 6
  %22 = or disjoint i32 %21, %10
  %23 = getelementptr [2 x i8], ptr addrspace(7) %5, i32 %22
  %24 = load <8 x bfloat>, ptr addrspace(7) %23, align 2
  %25 = getelementptr [2 x i8], ptr addrspace(7) %6, i32 %18
  %26 = load <8 x bfloat>, ptr addrspace(7) %25, align 2
  %27 = getelementptr [2 x i8], ptr addrspace(7) %6, i32 %22
  %28 = load <8 x bfloat>, ptr addrspace(7) %27, align 2
  %narrow67 = mul nuw nsw i32 %8, 68
  %narrow68 = add nuw nsw i32 %narrow67, %10
  %29 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow68
  store <8 x bfloat> %20, ptr addrspace(3) %29, align 8
  %narrow69 = mul nuw nsw i32 %11, 68
  %narrow70 = add nuw nsw i32 %narrow69, %10
  %30 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow70
  store <8 x bfloat> %24, ptr addrspace(3) %30, align 8
  %31 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow68
  store <8 x bfloat> %26, ptr addrspace(3) %31, align 8
  %32 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow70
  store <8 x bfloat> %28, ptr addrspace(3) %32, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %.idx71 = mul nuw nsw i32 %14, 136
  %33 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx71
  %34 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %15
  %35 = load <2 x i16>, ptr addrspace(3) %34, align 4
  %36 = or disjoint i32 %15, 8
  %37 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %36
  %38 = load <2 x i16>, ptr addrspace(3) %37, align 4
  %39 = or disjoint i32 %15, 16
  %40 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %39
  %41 = load <2 x i16>, ptr addrspace(3) %40, align 4
  %42 = or disjoint i32 %15, 24
  %43 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %42
  %44 = load <2 x i16>, ptr addrspace(3) %43, align 4
  %45 = or disjoint i32 %15, 32
  %46 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %45
  %47 = load <2 x i16>, ptr addrspace(3) %46, align 4
  %48 = or disjoint i32 %15, 40
  %49 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %48
  %50 = load <2 x i16>, ptr addrspace(3) %49, align 4
  %51 = or disjoint i32 %15, 48
  %52 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %51
  %53 = load <2 x i16>, ptr addrspace(3) %52, align 4
  %54 = or disjoint i32 %15, 56
  %55 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %54
  %56 = load <2 x i16>, ptr addrspace(3) %55, align 4
  %57 = getelementptr i8, ptr addrspace(3) %33, i32 2176
  %58 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %15
  %59 = load <2 x i16>, ptr addrspace(3) %58, align 4
  %60 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %36
  %61 = load <2 x i16>, ptr addrspace(3) %60, align 4
  %62 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %39
  %63 = load <2 x i16>, ptr addrspace(3) %62, align 4
  %64 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %42
  %65 = load <2 x i16>, ptr addrspace(3) %64, align 4
  %66 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %45
  %67 = load <2 x i16>, ptr addrspace(3) %66, align 4
  %68 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %48
  %69 = load <2 x i16>, ptr addrspace(3) %68, align 4
  %70 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %51
  %71 = load <2 x i16>, ptr addrspace(3) %70, align 4
  %72 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %54
  %73 = load <2 x i16>, ptr addrspace(3) %72, align 4
  %74 = getelementptr i8, ptr addrspace(3) %33, i32 4352
  %75 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %15
  %76 = load <2 x i16>, ptr addrspace(3) %75, align 4
  %77 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %36
  %78 = load <2 x i16>, ptr addrspace(3) %77, align 4
  %79 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %39
  %80 = load <2 x i16>, ptr addrspace(3) %79, align 4
  %81 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %42
  %82 = load <2 x i16>, ptr addrspace(3) %81, align 4
  %83 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %45
  %84 = load <2 x i16>, ptr addrspace(3) %83, align 4
  %85 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %48
  %86 = load <2 x i16>, ptr addrspace(3) %85, align 4
  %87 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %51
  %88 = load <2 x i16>, ptr addrspace(3) %87, align 4
  %89 = getelementptr [2 x i8], ptr addrspace(3) %74, i32 %54
  %90 = load <2 x i16>, ptr addrspace(3) %89, align 4
  %91 = getelementptr i8, ptr addrspace(3) %33, i32 6528
  %92 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %15
  %93 = load <2 x i16>, ptr addrspace(3) %92, align 4
  %94 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %36
  %95 = load <2 x i16>, ptr addrspace(3) %94, align 4
  %96 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %39
  %97 = load <2 x i16>, ptr addrspace(3) %96, align 4
  %98 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %42
  %99 = load <2 x i16>, ptr addrspace(3) %98, align 4
  %100 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %45
  %101 = load <2 x i16>, ptr addrspace(3) %100, align 4
  %102 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %48
  %103 = load <2 x i16>, ptr addrspace(3) %102, align 4
  %104 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %51
  %105 = load <2 x i16>, ptr addrspace(3) %104, align 4
  %106 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %54
  %107 = load <2 x i16>, ptr addrspace(3) %106, align 4
  %108 = lshr i32 %4, 2
  %109 = and i32 %108, 48
  %110 = or disjoint i32 %109, %14
  %.idx = mul nuw nsw i32 %13, 272
  %111 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx
  %112 = getelementptr [2 x i8], ptr addrspace(3) %111, i32 %110
  %113 = load <1 x bfloat>, ptr addrspace(3) %112, align 2
  %114 = getelementptr i8, ptr addrspace(3) %111, i32 136
  %115 = getelementptr [2 x i8], ptr addrspace(3) %114, i32 %110
  %116 = load <1 x bfloat>, ptr addrspace(3) %115, align 2
  %.idx15 = mul nuw nsw i32 %36, 136
  %117 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx15
  %118 = getelementptr [2 x i8], ptr addrspace(3) %117, i32 %110
  %119 = load <1 x bfloat>, ptr addrspace(3) %118, align 2
  %120 = getelementptr i8, ptr addrspace(3) %111, i32 1224
  %121 = getelementptr [2 x i8], ptr addrspace(3) %120, i32 %110
  %122 = load <1 x bfloat>, ptr addrspace(3) %121, align 2
  %.idx21 = mul nuw nsw i32 %39, 136
  %123 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx21
  %124 = getelementptr [2 x i8], ptr addrspace(3) %123, i32 %110
  %125 = load <1 x bfloat>, ptr addrspace(3) %124, align 2
  %126 = getelementptr i8, ptr addrspace(3) %111, i32 2312
  %127 = getelementptr [2 x i8], ptr addrspace(3) %126, i32 %110
  %128 = load <1 x bfloat>, ptr addrspace(3) %127, align 2
  %.idx27 = mul nuw nsw i32 %42, 136
  %129 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx27
  %130 = getelementptr [2 x i8], ptr addrspace(3) %129, i32 %110
  %131 = load <1 x bfloat>, ptr addrspace(3) %130, align 2
  %132 = getelementptr i8, ptr addrspace(3) %111, i32 3400
  %133 = getelementptr [2 x i8], ptr addrspace(3) %132, i32 %110
  %134 = load <1 x bfloat>, ptr addrspace(3) %133, align 2
  %.idx33 = mul nuw nsw i32 %45, 136
  %135 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx33
  %136 = getelementptr [2 x i8], ptr addrspace(3) %135, i32 %110
  %137 = load <1 x bfloat>, ptr addrspace(3) %136, align 2
  %138 = getelementptr i8, ptr addrspace(3) %111, i32 4488
  %139 = getelementptr [2 x i8], ptr addrspace(3) %138, i32 %110
  %140 = load <1 x bfloat>, ptr addrspace(3) %139, align 2
  %.idx39 = mul nuw nsw i32 %48, 136
  %141 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx39
  %142 = getelementptr [2 x i8], ptr addrspace(3) %141, i32 %110
  %143 = load <1 x bfloat>, ptr addrspace(3) %142, align 2
  %144 = getelementptr i8, ptr addrspace(3) %111, i32 5576
  %145 = getelementptr [2 x i8], ptr addrspace(3) %144, i32 %110
  %146 = load <1 x bfloat>, ptr addrspace(3) %145, align 2
  %.idx45 = mul nuw nsw i32 %51, 136
  %147 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx45
  %148 = getelementptr [2 x i8], ptr addrspace(3) %147, i32 %110
  %149 = load <1 x bfloat>, ptr addrspace(3) %148, align 2
  %150 = getelementptr i8, ptr addrspace(3) %111, i32 6664
  %151 = getelementptr [2 x i8], ptr addrspace(3) %150, i32 %110
  %152 = load <1 x bfloat>, ptr addrspace(3) %151, align 2
  %.idx51 = mul nuw nsw i32 %54, 136
  %153 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx51
  %154 = getelementptr [2 x i8], ptr addrspace(3) %153, i32 %110
  %155 = load <1 x bfloat>, ptr addrspace(3) %154, align 2
  %156 = getelementptr i8, ptr addrspace(3) %111, i32 7752
  %157 = getelementptr [2 x i8], ptr addrspace(3) %156, i32 %110
  %158 = load <1 x bfloat>, ptr addrspace(3) %157, align 2
  %159 = shufflevector <1 x bfloat> %113, <1 x bfloat> %116, <2 x i32> <i32 0, i32 1>
  %160 = shufflevector <1 x bfloat> %119, <1 x bfloat> %122, <2 x i32> <i32 0, i32 1>
  %161 = shufflevector <1 x bfloat> %125, <1 x bfloat> %128, <2 x i32> <i32 0, i32 1>
  %162 = shufflevector <1 x bfloat> %131, <1 x bfloat> %134, <2 x i32> <i32 0, i32 1>
  %163 = shufflevector <1 x bfloat> %137, <1 x bfloat> %140, <2 x i32> <i32 0, i32 1>
  %164 = shufflevector <1 x bfloat> %143, <1 x bfloat> %146, <2 x i32> <i32 0, i32 1>
  %165 = shufflevector <1 x bfloat> %149, <1 x bfloat> %152, <2 x i32> <i32 0, i32 1>
  %166 = shufflevector <1 x bfloat> %155, <1 x bfloat> %158, <2 x i32> <i32 0, i32 1>
  %167 = bitcast <2 x bfloat> %159 to <2 x i16>
  %168 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %35, <2 x i16> %167, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %169 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %59, <2 x i16> %167, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %170 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %76, <2 x i16> %167, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %171 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %93, <2 x i16> %167, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %172 = bitcast <2 x bfloat> %160 to <2 x i16>
  %173 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %38, <2 x i16> %172, <4 x float> %168, i32 0, i32 0, i32 0)
  %174 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %61, <2 x i16> %172, <4 x float> %169, i32 0, i32 0, i32 0)
  %175 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %78, <2 x i16> %172, <4 x float> %170, i32 0, i32 0, i32 0)
  %176 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %95, <2 x i16> %172, <4 x float> %171, i32 0, i32 0, i32 0)
  %177 = bitcast <2 x bfloat> %161 to <2 x i16>
  %178 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %41, <2 x i16> %177, <4 x float> %173, i32 0, i32 0, i32 0)
  %179 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %63, <2 x i16> %177, <4 x float> %174, i32 0, i32 0, i32 0)
  %180 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %80, <2 x i16> %177, <4 x float> %175, i32 0, i32 0, i32 0)
  %181 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %97, <2 x i16> %177, <4 x float> %176, i32 0, i32 0, i32 0)
  %182 = bitcast <2 x bfloat> %162 to <2 x i16>
  %183 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %44, <2 x i16> %182, <4 x float> %178, i32 0, i32 0, i32 0)
  %184 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %65, <2 x i16> %182, <4 x float> %179, i32 0, i32 0, i32 0)
  %185 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %82, <2 x i16> %182, <4 x float> %180, i32 0, i32 0, i32 0)
  %186 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %99, <2 x i16> %182, <4 x float> %181, i32 0, i32 0, i32 0)
  %187 = bitcast <2 x bfloat> %163 to <2 x i16>
  %188 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %47, <2 x i16> %187, <4 x float> %183, i32 0, i32 0, i32 0)
  %189 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %67, <2 x i16> %187, <4 x float> %184, i32 0, i32 0, i32 0)
  %190 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %84, <2 x i16> %187, <4 x float> %185, i32 0, i32 0, i32 0)
  %191 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %101, <2 x i16> %187, <4 x float> %186, i32 0, i32 0, i32 0)
  %192 = bitcast <2 x bfloat> %164 to <2 x i16>
  %193 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %50, <2 x i16> %192, <4 x float> %188, i32 0, i32 0, i32 0)
  %194 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %69, <2 x i16> %192, <4 x float> %189, i32 0, i32 0, i32 0)
  %195 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %86, <2 x i16> %192, <4 x float> %190, i32 0, i32 0, i32 0)
  %196 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %103, <2 x i16> %192, <4 x float> %191, i32 0, i32 0, i32 0)
  %197 = bitcast <2 x bfloat> %165 to <2 x i16>
  %198 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %53, <2 x i16> %197, <4 x float> %193, i32 0, i32 0, i32 0)
  %199 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %71, <2 x i16> %197, <4 x float> %194, i32 0, i32 0, i32 0)
  %200 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %88, <2 x i16> %197, <4 x float> %195, i32 0, i32 0, i32 0)
  %201 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %105, <2 x i16> %197, <4 x float> %196, i32 0, i32 0, i32 0)
  %202 = bitcast <2 x bfloat> %166 to <2 x i16>
  %203 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %56, <2 x i16> %202, <4 x float> %198, i32 0, i32 0, i32 0)
  %204 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %73, <2 x i16> %202, <4 x float> %199, i32 0, i32 0, i32 0)
  %205 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %90, <2 x i16> %202, <4 x float> %200, i32 0, i32 0, i32 0)
  %206 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %107, <2 x i16> %202, <4 x float> %201, i32 0, i32 0, i32 0)
  %207 = shufflevector <4 x float> %203, <4 x float> poison, <1 x i32> zeroinitializer
  %208 = shufflevector <4 x float> %203, <4 x float> poison, <1 x i32> <i32 1>
  %209 = shufflevector <4 x float> %203, <4 x float> poison, <1 x i32> <i32 2>
  %210 = shufflevector <4 x float> %203, <4 x float> poison, <1 x i32> <i32 3>
  %211 = shufflevector <4 x float> %204, <4 x float> poison, <1 x i32> zeroinitializer
  %212 = shufflevector <4 x float> %204, <4 x float> poison, <1 x i32> <i32 1>
  %213 = shufflevector <4 x float> %204, <4 x float> poison, <1 x i32> <i32 2>
  %214 = shufflevector <4 x float> %204, <4 x float> poison, <1 x i32> <i32 3>
  %215 = shufflevector <4 x float> %205, <4 x float> poison, <1 x i32> zeroinitializer
  %216 = shufflevector <4 x float> %205, <4 x float> poison, <1 x i32> <i32 1>
  %217 = shufflevector <4 x float> %205, <4 x float> poison, <1 x i32> <i32 2>
  %218 = shufflevector <4 x float> %205, <4 x float> poison, <1 x i32> <i32 3>
  %219 = shufflevector <4 x float> %206, <4 x float> poison, <1 x i32> zeroinitializer
  %220 = shufflevector <4 x float> %206, <4 x float> poison, <1 x i32> <i32 1>
  %221 = shufflevector <4 x float> %206, <4 x float> poison, <1 x i32> <i32 2>
  %222 = shufflevector <4 x float> %206, <4 x float> poison, <1 x i32> <i32 3>
  %.idx55 = shl nuw nsw i32 %13, 10
  %223 = getelementptr i8, ptr addrspace(7) %7, i32 %.idx55
  %224 = getelementptr [4 x i8], ptr addrspace(7) %223, i32 %110
  store <1 x float> %207, ptr addrspace(7) %224, align 4
  %225 = getelementptr i8, ptr addrspace(7) %224, i32 256
  store <1 x float> %208, ptr addrspace(7) %225, align 4
  %226 = getelementptr i8, ptr addrspace(7) %224, i32 512
  store <1 x float> %209, ptr addrspace(7) %226, align 4
  %227 = getelementptr i8, ptr addrspace(7) %224, i32 768
  store <1 x float> %210, ptr addrspace(7) %227, align 4
  %228 = getelementptr i8, ptr addrspace(7) %224, i32 4096
  store <1 x float> %211, ptr addrspace(7) %228, align 4
  %229 = getelementptr i8, ptr addrspace(7) %224, i32 4352
  store <1 x float> %212, ptr addrspace(7) %229, align 4
  %230 = getelementptr i8, ptr addrspace(7) %224, i32 4608
  store <1 x float> %213, ptr addrspace(7) %230, align 4
  %231 = getelementptr i8, ptr addrspace(7) %224, i32 4864
  store <1 x float> %214, ptr addrspace(7) %231, align 4
  %232 = getelementptr i8, ptr addrspace(7) %224, i32 8192
  store <1 x float> %215, ptr addrspace(7) %232, align 4
  %233 = getelementptr i8, ptr addrspace(7) %224, i32 8448
  store <1 x float> %216, ptr addrspace(7) %233, align 4
  %234 = getelementptr i8, ptr addrspace(7) %224, i32 8704
  store <1 x float> %217, ptr addrspace(7) %234, align 4
  %235 = getelementptr i8, ptr addrspace(7) %224, i32 8960
  store <1 x float> %218, ptr addrspace(7) %235, align 4
  %236 = or disjoint i32 %110, %16
  %237 = or i32 %236, 3072
  %238 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %237
  store <1 x float> %219, ptr addrspace(7) %238, align 4
  %239 = or i32 %236, 3136
  %240 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %239
  store <1 x float> %220, ptr addrspace(7) %240, align 4
  %241 = or i32 %236, 3200
  %242 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %241
  store <1 x float> %221, ptr addrspace(7) %242, align 4
  %243 = or i32 %236, 3264
  %244 = getelementptr [4 x i8], ptr addrspace(7) %7, i32 %243
  store <1 x float> %222, ptr addrspace(7) %244, align 4
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
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16>, <2 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

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
