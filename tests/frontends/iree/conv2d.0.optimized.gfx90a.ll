; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [4 x [18 x float]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [8 x [16 x [6 x float]]] undef, align 16

; Function Attrs: alwaysinline mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @f_dispatch_0_conv_16x16x8x3x3x4_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %2) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %4 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 5184, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 1152, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %7 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 8192, i32 159744)
  %8 = lshr i32 %4, 4
  %9 = and i32 %8, 3
  %10 = and i32 %4, 15
  %11 = lshr i32 %4, 5
  %12 = lshr i32 %4, 1
  %13 = and i32 %12, 15
  %14 = shl nuw nsw i32 %4, 1
  %15 = and i32 %14, 2
  %16 = icmp samesign ult i32 %4, 16
  %17 = icmp samesign ult i32 %10, 8
  %18 = tail call range(i32 0, 2) i32 @llvm.amdgcn.workgroup.id.x()
  %19 = shl nuw nsw i32 %18, 3
  %20 = or disjoint i32 %11, %19
  %.idx = shl nuw nsw i32 %13, 4
  %21 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx
  %.idx8 = mul nuw nsw i32 %20, 288
  %22 = getelementptr i8, ptr addrspace(7) %21, i32 %.idx8
  %23 = getelementptr [4 x i8], ptr addrspace(7) %22, i32 %15
  %24 = load <2 x float>, ptr addrspace(7) %23, align 4
  br i1 %16, label %25, label %.critedge

25:                                               ; preds = %3
  %26 = lshr i32 %4, 2
  %27 = shl nuw nsw i32 %4, 2
  %28 = and i32 %27, 12
  %29 = tail call i32 @llvm.umin.i32(i32 %28, i32 8)
  %.idx11 = shl nuw nsw i32 %26, 5
  %30 = getelementptr i8, ptr addrspace(7) %6, i32 %.idx11
  %31 = getelementptr [4 x i8], ptr addrspace(7) %30, i32 %29
  %32 = load <4 x float>, ptr addrspace(7) %31, align 4
  %.idx12 = mul nuw nsw i32 %13, 24
  %33 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx12
  %34 = getelementptr [4 x i8], ptr addrspace(3) %33, i32 %15
  store <2 x float> %24, ptr addrspace(3) %34, align 8
  %.not = icmp samesign ugt i32 %28, 7
  %35 = select i1 %.not, <4 x float> zeroinitializer, <4 x float> %32
  %.idx14 = mul nuw nsw i32 %26, 72
  %36 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx14
  %37 = getelementptr [4 x i8], ptr addrspace(3) %36, i32 %28
  store <4 x float> %35, ptr addrspace(3) %37, align 8
  %.pre = mul nuw nsw i32 %11, 384
  br label %41

.critedge:                                        ; preds = %3
  %.idx9 = mul nuw nsw i32 %11, 384
  %38 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx9
  %.idx10 = mul nuw nsw i32 %13, 24
  %39 = getelementptr i8, ptr addrspace(3) %38, i32 %.idx10
  %40 = getelementptr [4 x i8], ptr addrspace(3) %39, i32 %15
  store <2 x float> %24, ptr addrspace(3) %40, align 8
  %.pre51 = lshr i32 %4, 2
  %.pre52 = shl nuw nsw i32 %4, 2
  %.pre54 = and i32 %.pre52, 12
  %.pre56 = tail call i32 @llvm.umin.i32(i32 %.pre54, i32 8)
  %.pre58 = shl nuw nsw i32 %.pre51, 5
  %.pre59 = mul nuw nsw i32 %.pre51, 72
  br label %41

41:                                               ; preds = %.critedge, %25
  %.idx35.pre-phi = phi i32 [ %.pre59, %.critedge ], [ %.idx14, %25 ]
  %.idx25.pre-phi = phi i32 [ %.pre58, %.critedge ], [ %.idx11, %25 ]
  %.pre-phi57 = phi i32 [ %.pre56, %.critedge ], [ %29, %25 ]
  %.pre-phi55 = phi i32 [ %.pre54, %.critedge ], [ %28, %25 ]
  %.pre-phi = phi i32 [ %.pre51, %.critedge ], [ %26, %25 ]
  %.idx32.pre-phi = phi i32 [ %.idx10, %.critedge ], [ %.idx12, %25 ]
  %.idx31.pre-phi = phi i32 [ %.idx9, %.critedge ], [ %.pre, %25 ]
  %42 = and i32 %11, 6
  %43 = or i32 %11, 1
  %44 = shl nuw nsw i32 %13, 2
  %narrow60 = mul nuw nsw i32 %10, 6
  %45 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %9
  %.idx62 = mul nuw nsw i32 %42, 384
  %46 = getelementptr i8, ptr addrspace(3) %45, i32 %.idx62
  %47 = getelementptr [4 x i8], ptr addrspace(3) %46, i32 %narrow60
  %.idx64 = mul nuw nsw i32 %43, 384
  %48 = getelementptr i8, ptr addrspace(3) %45, i32 %.idx64
  %49 = getelementptr [4 x i8], ptr addrspace(3) %48, i32 %narrow60
  %.idx27 = mul nuw nsw i32 %9, 72
  %50 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx27
  %51 = getelementptr [4 x i8], ptr addrspace(3) %50, i32 %10
  %52 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx31.pre-phi
  %53 = getelementptr i8, ptr addrspace(3) %52, i32 %.idx32.pre-phi
  %54 = getelementptr [4 x i8], ptr addrspace(3) %53, i32 %15
  %.not33 = icmp samesign ugt i32 %.pre-phi55, 7
  %55 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i32 %.idx35.pre-phi
  %56 = getelementptr [4 x i8], ptr addrspace(3) %55, i32 %.pre-phi55
  %57 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx8
  %58 = getelementptr [4 x i8], ptr addrspace(7) %57, i32 %44
  %59 = getelementptr i8, ptr addrspace(7) %58, i32 16
  %60 = getelementptr [4 x i8], ptr addrspace(7) %59, i32 %15
  %61 = load <2 x float>, ptr addrspace(7) %60, align 4
  br i1 %16, label %62, label %72

62:                                               ; preds = %41
  %63 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36 = or i8 %63, 4
  %64 = urem i8 %.lhs.trunc36, 12
  %65 = shl nuw nsw i8 %64, 3
  %66 = and i8 %65, 96
  %67 = zext nneg i8 %66 to i32
  %68 = getelementptr [4 x i8], ptr addrspace(7) %6, i32 %67
  %69 = getelementptr i8, ptr addrspace(7) %68, i32 %.idx25.pre-phi
  %70 = getelementptr [4 x i8], ptr addrspace(7) %69, i32 %.pre-phi57
  %71 = load <4 x float>, ptr addrspace(7) %70, align 4
  br label %72

72:                                               ; preds = %62, %41
  %.sroa.01.1 = phi <4 x float> [ %71, %62 ], [ undef, %41 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %73 = load float, ptr addrspace(3) %47, align 4
  %74 = load float, ptr addrspace(3) %51, align 4
  %75 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %73, float %74, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %76 = load float, ptr addrspace(3) %49, align 4
  %77 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %76, float %74, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %61, ptr addrspace(3) %54, align 8
  br i1 %16, label %78, label %80

78:                                               ; preds = %72
  %79 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1
  store <4 x float> %79, ptr addrspace(3) %56, align 8
  br label %80

80:                                               ; preds = %78, %72
  %81 = getelementptr [4 x i8], ptr addrspace(7) %57, i32 %44
  %82 = getelementptr i8, ptr addrspace(7) %81, i32 32
  %83 = getelementptr [4 x i8], ptr addrspace(7) %82, i32 %15
  %84 = load <2 x float>, ptr addrspace(7) %83, align 4
  br i1 %16, label %85, label %95

85:                                               ; preds = %80
  %86 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36.1 = or i8 %86, 8
  %87 = urem i8 %.lhs.trunc36.1, 12
  %88 = shl nuw nsw i8 %87, 3
  %89 = and i8 %88, 96
  %90 = zext nneg i8 %89 to i32
  %91 = getelementptr [4 x i8], ptr addrspace(7) %6, i32 %90
  %92 = getelementptr i8, ptr addrspace(7) %91, i32 %.idx25.pre-phi
  %93 = getelementptr [4 x i8], ptr addrspace(7) %92, i32 %.pre-phi57
  %94 = load <4 x float>, ptr addrspace(7) %93, align 4
  br label %95

95:                                               ; preds = %85, %80
  %.sroa.01.1.1 = phi <4 x float> [ %94, %85 ], [ %.sroa.01.1, %80 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %96 = load float, ptr addrspace(3) %47, align 4
  %97 = load float, ptr addrspace(3) %51, align 4
  %98 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %96, float %97, <4 x float> %75, i32 0, i32 0, i32 0)
  %99 = load float, ptr addrspace(3) %49, align 4
  %100 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %99, float %97, <4 x float> %77, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %84, ptr addrspace(3) %54, align 8
  br i1 %16, label %101, label %103

101:                                              ; preds = %95
  %102 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1.1
  store <4 x float> %102, ptr addrspace(3) %56, align 8
  br label %103

103:                                              ; preds = %101, %95
  %104 = mul nuw nsw i32 %20, 288
  %105 = getelementptr i8, ptr addrspace(7) %5, i32 %104
  %106 = getelementptr i8, ptr addrspace(7) %105, i32 288
  %107 = getelementptr [4 x i8], ptr addrspace(7) %106, i32 %44
  %108 = getelementptr [4 x i8], ptr addrspace(7) %107, i32 %15
  %109 = load <2 x float>, ptr addrspace(7) %108, align 4
  br i1 %16, label %110, label %121

110:                                              ; preds = %103
  %111 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36.2 = or i8 %111, 12
  %112 = urem i8 %.lhs.trunc36.2, 12
  %113 = shl nuw nsw i8 %112, 3
  %114 = and i8 %113, 96
  %115 = zext nneg i8 %114 to i32
  %116 = getelementptr i8, ptr addrspace(7) %6, i32 384
  %117 = getelementptr [4 x i8], ptr addrspace(7) %116, i32 %115
  %118 = getelementptr i8, ptr addrspace(7) %117, i32 %.idx25.pre-phi
  %119 = getelementptr [4 x i8], ptr addrspace(7) %118, i32 %.pre-phi57
  %120 = load <4 x float>, ptr addrspace(7) %119, align 4
  br label %121

121:                                              ; preds = %110, %103
  %.sroa.01.1.2 = phi <4 x float> [ %120, %110 ], [ %.sroa.01.1.1, %103 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %122 = load float, ptr addrspace(3) %47, align 4
  %123 = load float, ptr addrspace(3) %51, align 4
  %124 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %122, float %123, <4 x float> %98, i32 0, i32 0, i32 0)
  %125 = load float, ptr addrspace(3) %49, align 4
  %126 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %125, float %123, <4 x float> %100, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %109, ptr addrspace(3) %54, align 8
  br i1 %16, label %127, label %129

127:                                              ; preds = %121
  %128 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1.2
  store <4 x float> %128, ptr addrspace(3) %56, align 8
  br label %129

129:                                              ; preds = %127, %121
  %130 = getelementptr [4 x i8], ptr addrspace(7) %106, i32 %44
  %131 = getelementptr i8, ptr addrspace(7) %130, i32 16
  %132 = getelementptr [4 x i8], ptr addrspace(7) %131, i32 %15
  %133 = load <2 x float>, ptr addrspace(7) %132, align 4
  br i1 %16, label %134, label %145

134:                                              ; preds = %129
  %135 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36.3 = or i8 %135, 16
  %136 = urem i8 %.lhs.trunc36.3, 12
  %137 = shl nuw nsw i8 %136, 3
  %138 = and i8 %137, 96
  %139 = zext nneg i8 %138 to i32
  %140 = getelementptr i8, ptr addrspace(7) %6, i32 384
  %141 = getelementptr [4 x i8], ptr addrspace(7) %140, i32 %139
  %142 = getelementptr i8, ptr addrspace(7) %141, i32 %.idx25.pre-phi
  %143 = getelementptr [4 x i8], ptr addrspace(7) %142, i32 %.pre-phi57
  %144 = load <4 x float>, ptr addrspace(7) %143, align 4
  br label %145

145:                                              ; preds = %134, %129
  %.sroa.01.1.3 = phi <4 x float> [ %144, %134 ], [ %.sroa.01.1.2, %129 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %146 = load float, ptr addrspace(3) %47, align 4
  %147 = load float, ptr addrspace(3) %51, align 4
  %148 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %146, float %147, <4 x float> %124, i32 0, i32 0, i32 0)
  %149 = load float, ptr addrspace(3) %49, align 4
  %150 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %149, float %147, <4 x float> %126, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %133, ptr addrspace(3) %54, align 8
  br i1 %16, label %151, label %153

151:                                              ; preds = %145
  %152 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1.3
  store <4 x float> %152, ptr addrspace(3) %56, align 8
  br label %153

153:                                              ; preds = %151, %145
  %154 = getelementptr [4 x i8], ptr addrspace(7) %106, i32 %44
  %155 = getelementptr i8, ptr addrspace(7) %154, i32 32
  %156 = getelementptr [4 x i8], ptr addrspace(7) %155, i32 %15
  %157 = load <2 x float>, ptr addrspace(7) %156, align 4
  br i1 %16, label %158, label %169

158:                                              ; preds = %153
  %159 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36.4 = or i8 %159, 20
  %160 = urem i8 %.lhs.trunc36.4, 12
  %161 = shl nuw nsw i8 %160, 3
  %162 = and i8 %161, 96
  %163 = zext nneg i8 %162 to i32
  %164 = getelementptr i8, ptr addrspace(7) %6, i32 384
  %165 = getelementptr [4 x i8], ptr addrspace(7) %164, i32 %163
  %166 = getelementptr i8, ptr addrspace(7) %165, i32 %.idx25.pre-phi
  %167 = getelementptr [4 x i8], ptr addrspace(7) %166, i32 %.pre-phi57
  %168 = load <4 x float>, ptr addrspace(7) %167, align 4
  br label %169

169:                                              ; preds = %158, %153
  %.sroa.01.1.4 = phi <4 x float> [ %168, %158 ], [ %.sroa.01.1.3, %153 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %170 = load float, ptr addrspace(3) %47, align 4
  %171 = load float, ptr addrspace(3) %51, align 4
  %172 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %170, float %171, <4 x float> %148, i32 0, i32 0, i32 0)
  %173 = load float, ptr addrspace(3) %49, align 4
  %174 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %173, float %171, <4 x float> %150, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %157, ptr addrspace(3) %54, align 8
  br i1 %16, label %175, label %177

175:                                              ; preds = %169
  %176 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1.4
  store <4 x float> %176, ptr addrspace(3) %56, align 8
  br label %177

177:                                              ; preds = %175, %169
  %178 = trunc nuw nsw i32 %15 to i8
  %.lhs.trunc = or disjoint i8 %178, 24
  %179 = urem i8 %.lhs.trunc, 12
  %.zext = zext nneg i8 %179 to i32
  %180 = add nuw nsw i32 %44, %.zext
  %181 = and i32 %180, 124
  %182 = mul nuw nsw i32 %20, 288
  %183 = getelementptr i8, ptr addrspace(7) %5, i32 %182
  %184 = getelementptr i8, ptr addrspace(7) %183, i32 576
  %185 = getelementptr [4 x i8], ptr addrspace(7) %184, i32 %181
  %186 = getelementptr [4 x i8], ptr addrspace(7) %185, i32 %15
  %187 = load <2 x float>, ptr addrspace(7) %186, align 4
  br i1 %16, label %188, label %199

188:                                              ; preds = %177
  %189 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36.5 = or i8 %189, 24
  %190 = urem i8 %.lhs.trunc36.5, 12
  %191 = shl nuw nsw i8 %190, 3
  %192 = and i8 %191, 96
  %193 = zext nneg i8 %192 to i32
  %194 = getelementptr i8, ptr addrspace(7) %6, i32 768
  %195 = getelementptr [4 x i8], ptr addrspace(7) %194, i32 %193
  %196 = getelementptr i8, ptr addrspace(7) %195, i32 %.idx25.pre-phi
  %197 = getelementptr [4 x i8], ptr addrspace(7) %196, i32 %.pre-phi57
  %198 = load <4 x float>, ptr addrspace(7) %197, align 4
  br label %199

199:                                              ; preds = %188, %177
  %.sroa.01.1.5 = phi <4 x float> [ %198, %188 ], [ %.sroa.01.1.4, %177 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %200 = load float, ptr addrspace(3) %47, align 4
  %201 = load float, ptr addrspace(3) %51, align 4
  %202 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %200, float %201, <4 x float> %172, i32 0, i32 0, i32 0)
  %203 = load float, ptr addrspace(3) %49, align 4
  %204 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %203, float %201, <4 x float> %174, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %187, ptr addrspace(3) %54, align 8
  br i1 %16, label %205, label %207

205:                                              ; preds = %199
  %206 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1.5
  store <4 x float> %206, ptr addrspace(3) %56, align 8
  br label %207

207:                                              ; preds = %205, %199
  %208 = trunc nuw nsw i32 %15 to i8
  %.lhs.trunc65 = or disjoint i8 %208, 28
  %209 = urem i8 %.lhs.trunc65, 12
  %.zext66 = zext nneg i8 %209 to i32
  %210 = add nuw nsw i32 %44, %.zext66
  %211 = and i32 %210, 124
  %212 = getelementptr [4 x i8], ptr addrspace(7) %184, i32 %211
  %213 = getelementptr [4 x i8], ptr addrspace(7) %212, i32 %15
  %214 = load <2 x float>, ptr addrspace(7) %213, align 4
  br i1 %16, label %215, label %226

215:                                              ; preds = %207
  %216 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36.6 = or i8 %216, 28
  %217 = urem i8 %.lhs.trunc36.6, 12
  %218 = shl nuw nsw i8 %217, 3
  %219 = and i8 %218, 96
  %220 = zext nneg i8 %219 to i32
  %221 = getelementptr i8, ptr addrspace(7) %6, i32 768
  %222 = getelementptr [4 x i8], ptr addrspace(7) %221, i32 %220
  %223 = getelementptr i8, ptr addrspace(7) %222, i32 %.idx25.pre-phi
  %224 = getelementptr [4 x i8], ptr addrspace(7) %223, i32 %.pre-phi57
  %225 = load <4 x float>, ptr addrspace(7) %224, align 4
  br label %226

226:                                              ; preds = %215, %207
  %.sroa.01.1.6 = phi <4 x float> [ %225, %215 ], [ %.sroa.01.1.5, %207 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %227 = load float, ptr addrspace(3) %47, align 4
  %228 = load float, ptr addrspace(3) %51, align 4
  %229 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %227, float %228, <4 x float> %202, i32 0, i32 0, i32 0)
  %230 = load float, ptr addrspace(3) %49, align 4
  %231 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %230, float %228, <4 x float> %204, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %214, ptr addrspace(3) %54, align 8
  br i1 %16, label %232, label %234

232:                                              ; preds = %226
  %233 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1.6
  store <4 x float> %233, ptr addrspace(3) %56, align 8
  br label %234

234:                                              ; preds = %232, %226
  %235 = trunc nuw nsw i32 %15 to i8
  %.lhs.trunc67 = or disjoint i8 %235, 32
  %236 = urem i8 %.lhs.trunc67, 12
  %.zext68 = zext nneg i8 %236 to i32
  %237 = add nuw nsw i32 %44, %.zext68
  %238 = and i32 %237, 124
  %239 = getelementptr [4 x i8], ptr addrspace(7) %184, i32 %238
  %240 = getelementptr [4 x i8], ptr addrspace(7) %239, i32 %15
  %241 = load <2 x float>, ptr addrspace(7) %240, align 4
  br i1 %16, label %242, label %253

242:                                              ; preds = %234
  %243 = trunc nuw nsw i32 %.pre-phi to i8
  %.lhs.trunc36.7 = or i8 %243, 32
  %244 = urem i8 %.lhs.trunc36.7, 12
  %245 = shl nuw nsw i8 %244, 3
  %246 = and i8 %245, 96
  %247 = zext nneg i8 %246 to i32
  %248 = getelementptr i8, ptr addrspace(7) %6, i32 768
  %249 = getelementptr [4 x i8], ptr addrspace(7) %248, i32 %247
  %250 = getelementptr i8, ptr addrspace(7) %249, i32 %.idx25.pre-phi
  %251 = getelementptr [4 x i8], ptr addrspace(7) %250, i32 %.pre-phi57
  %252 = load <4 x float>, ptr addrspace(7) %251, align 4
  br label %253

253:                                              ; preds = %242, %234
  %.sroa.01.1.7 = phi <4 x float> [ %252, %242 ], [ %.sroa.01.1.6, %234 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %254 = load float, ptr addrspace(3) %47, align 4
  %255 = load float, ptr addrspace(3) %51, align 4
  %256 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %254, float %255, <4 x float> %229, i32 0, i32 0, i32 0)
  %257 = load float, ptr addrspace(3) %49, align 4
  %258 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %257, float %255, <4 x float> %231, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <2 x float> %241, ptr addrspace(3) %54, align 8
  br i1 %16, label %259, label %.preheader40.preheader

259:                                              ; preds = %253
  %260 = select i1 %.not33, <4 x float> zeroinitializer, <4 x float> %.sroa.01.1.7
  store <4 x float> %260, ptr addrspace(3) %56, align 8
  br label %.preheader40.preheader

.preheader40.preheader:                           ; preds = %259, %253
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %261 = load float, ptr addrspace(3) %47, align 4
  %262 = load float, ptr addrspace(3) %51, align 4
  %263 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %261, float %262, <4 x float> %256, i32 0, i32 0, i32 0)
  %264 = load float, ptr addrspace(3) %49, align 4
  %265 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %264, float %262, <4 x float> %258, i32 0, i32 0, i32 0)
  br i1 %17, label %.preheader38.preheader, label %.split49

.preheader38.preheader:                           ; preds = %.preheader40.preheader
  %.idx18 = shl nuw nsw i32 %9, 7
  %invariant.gep45 = getelementptr inbounds nuw i8, ptr addrspace(7) %7, i32 %.idx18
  %invariant.gep47 = getelementptr inbounds nuw [4 x i8], ptr addrspace(7) %invariant.gep45, i32 %10
  %266 = or disjoint i32 %19, %42
  %267 = extractelement <4 x float> %265, i64 3
  %268 = extractelement <4 x float> %265, i64 2
  %269 = extractelement <4 x float> %265, i64 1
  %270 = extractelement <4 x float> %265, i64 0
  %271 = extractelement <4 x float> %263, i64 3
  %272 = extractelement <4 x float> %263, i64 2
  %273 = extractelement <4 x float> %263, i64 1
  %274 = extractelement <4 x float> %263, i64 0
  %.idx17 = shl nuw nsw i32 %266, 9
  %gep48 = getelementptr inbounds nuw i8, ptr addrspace(7) %invariant.gep47, i32 %.idx17
  store float %274, ptr addrspace(7) %gep48, align 4
  %gep.1 = getelementptr inbounds nuw i8, ptr addrspace(7) %gep48, i32 32
  store float %273, ptr addrspace(7) %gep.1, align 4
  %gep.2 = getelementptr inbounds nuw i8, ptr addrspace(7) %gep48, i32 64
  store float %272, ptr addrspace(7) %gep.2, align 4
  %gep.3 = getelementptr inbounds nuw i8, ptr addrspace(7) %gep48, i32 96
  store float %271, ptr addrspace(7) %gep.3, align 4
  %275 = shl nuw nsw i32 %266, 9
  %276 = getelementptr inbounds nuw i8, ptr addrspace(7) %invariant.gep47, i32 %275
  %gep48.1 = getelementptr inbounds nuw i8, ptr addrspace(7) %276, i32 512
  store float %270, ptr addrspace(7) %gep48.1, align 4
  %gep.1.1 = getelementptr inbounds nuw i8, ptr addrspace(7) %276, i32 544
  store float %269, ptr addrspace(7) %gep.1.1, align 4
  %gep.2.1 = getelementptr inbounds nuw i8, ptr addrspace(7) %276, i32 576
  store float %268, ptr addrspace(7) %gep.2.1, align 4
  %gep.3.1 = getelementptr inbounds nuw i8, ptr addrspace(7) %276, i32 608
  store float %267, ptr addrspace(7) %gep.3.1, align 4
  br label %.split49

.split49:                                         ; preds = %.preheader38.preheader, %.preheader40.preheader
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

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #4

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
