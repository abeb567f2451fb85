; To reproduce the .optimized.ll from the .linked.ll, run:
; opt -S -mtriple=amdgpu9.0a-amd-amdhsa -mcpu=gfx90a --passes='verify,memprof-remove-attributes,annotation2metadata,forceattrs,inferattrs,coro-early,function<eager-inv>(ee-instrument<>,lower-expect,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;no-switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,sroa<modify-cfg>,early-cse<>),openmp-opt,amdgpu-printf-runtime-binding,ipsccp,called-value-propagation,globalopt,function<eager-inv>(mem2reg,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>),always-inline,require<globals-aa>,function(invalidate<aa>),require<profile-summary>,cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,openmp-opt-cgscc,function(amdgpu-promote-kernel-arguments,infer-address-spaces,amdgpu-lower-kernel-attributes,amdgpu-promote-alloca-to-vector),function<eager-inv;no-rerun>(sroa<modify-cfg>,early-cse<memssa>,speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation,jump-table-to-switch,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,aggressive-instcombine,libcalls-shrinkwrap,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,reassociate,constraint-elimination,loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<header-duplication;no-prepare-for-lto;no-check-exit-count>,licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>),simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;no-switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full),sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn<>,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine,dfa-jump-threading,jump-threading,correlated-propagation,adce,memcpyopt,dse,move-auto-init,loop-mssa(licm<allowspeculation>),coro-elide,infer-address-spaces,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,instcombine<max-iterations=1;no-verify-fixpoint>,amdgpu-usenative,amdgpu-simplifylib,amdgpu-uniform-intrinsic-combine),function-attrs,function(require<should-not-run-function-passes>),coro-split,coro-annotation-elide)),deadargelim,coro-cleanup,globalopt,globaldce,elim-avail-extern,rpo-function-attrs,recompute-globalsaa,function<eager-inv>(drop-unnecessary-assumes,float2int,lower-constant-intrinsics,loop(loop-rotate<header-duplication;no-prepare-for-lto;check-exit-count>,loop-deletion,loop-interchange),loop-distribute,inject-tli-mappings,loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>,drop-unnecessary-assumes<drop-deref>,infer-alignment,loop-load-elim,instcombine<max-iterations=1;no-verify-fixpoint>,simplifycfg<bonus-inst-threshold=1;forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;no-hoist-loads-stores-with-cond-faulting;sink-common-insts;speculate-blocks;simplify-cond-branch;no-speculate-unpredictables>,slp-vectorizer,vector-combine,instcombine<max-iterations=1;no-verify-fixpoint>,loop-unroll<O2>,transform-warning,sroa<preserve-cfg;aggregate-to-vector>,infer-alignment,instcombine<max-iterations=1;no-verify-fixpoint>,loop-mssa(licm<allowspeculation>),alignment-from-assumptions,infer-address-spaces,loop-sink,instsimplify,div-rem-pairs,mergeicmps,expand-memcmp,tailcallelim,simplifycfg<bonus-inst-threshold=1;no-forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;no-switch-to-lookup;keep-loops;no-hoist-common-insts;hoist-loads-stores-with-cond-faulting;no-sink-common-insts;speculate-blocks;simplify-cond-branch;speculate-unpredictables>),alloc-token,amdgpu-attributor,globaldce,constmerge,cg-profile,rel-lookup-table-converter,lower-comment-string,function(annotation-remarks),verify' <.linked.ll>
; The flag '-S' is to emit LLVMIR.
; The behavior of some passes depends on '-mtriple' and '-mcpu'.

; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__oclc_finite_only_opt = dso_local local_unnamed_addr addrspace(4) constant i8 0, align 1
@__oclc_daz_opt = dso_local local_unnamed_addr addrspace(4) constant i8 0, align 1
@__oclc_ISA_version = dso_local local_unnamed_addr addrspace(4) constant i32 9010, align 4

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @f_dispatch_0_elementwise_512_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %1) local_unnamed_addr #0 !reqd_work_group_size !0 {
  %3 = tail call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %4 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 2048, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %5 = tail call range(i32 0, 8) i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl nuw nsw i32 %5, 6
  %7 = or disjoint i32 %6, %3
  %8 = getelementptr [4 x i8], ptr addrspace(7) %4, i32 %7
  %9 = load float, ptr addrspace(7) %8, align 4
  %10 = tail call float @llvm.fabs.f32(float %9)
  %11 = fcmp olt float %10, 1.310720e+05
  br i1 %11, label %12, label %19

12:                                               ; preds = %2
  %13 = fmul nnan float %10, f0x3F22F983
  %14 = tail call float @llvm.rint.f32(float %13)
  %15 = tail call float @llvm.fma.f32(float %14, float f0xBFC90FDA, float %10)
  %16 = tail call float @llvm.fma.f32(float %14, float f0xB3A22168, float %15)
  %17 = tail call float @llvm.fma.f32(float %14, float f0xA7C234C4, float %16)
  %18 = fptosi float %14 to i32
  %.pre.i = bitcast float %10 to i32
  br label %__ocml_sin_f32.exit

19:                                               ; preds = %2
  %20 = bitcast float %10 to i32
  %21 = lshr i32 %20, 23
  %22 = add nsw i32 %21, -120
  %23 = icmp ugt i32 %22, 63
  %24 = select i1 %23, i32 -64, i32 0
  %25 = add nsw i32 %24, %22
  %26 = icmp ugt i32 %25, 31
  %27 = select i1 %26, i32 -32, i32 0
  %28 = add nsw i32 %27, %25
  %29 = icmp ugt i32 %28, 31
  %30 = select i1 %29, i32 -32, i32 0
  %31 = add nsw i32 %30, %28
  %32 = icmp eq i32 %31, 0
  %33 = and i32 %20, 8388607
  %34 = or disjoint i32 %33, 8388608
  %35 = zext nneg i32 %34 to i64
  %36 = mul nuw nsw i64 %35, 4266746795
  %37 = lshr i64 %36, 32
  %38 = mul nuw nsw i64 %35, 1011060801
  %39 = add nuw nsw i64 %37, %38
  %40 = lshr i64 %39, 32
  %41 = mul nuw nsw i64 %35, 3680671129
  %42 = add nuw nsw i64 %40, %41
  %43 = lshr i64 %42, 32
  %44 = mul nuw nsw i64 %35, 4113882560
  %45 = add nuw nsw i64 %43, %44
  %46 = trunc i64 %45 to i32
  %47 = lshr i64 %45, 32
  %48 = mul nuw nsw i64 %35, 4230436817
  %49 = add nuw nsw i64 %47, %48
  %50 = lshr i64 %49, 32
  %51 = mul nuw nsw i64 %35, 1313084713
  %52 = add nuw nsw i64 %50, %51
  %53 = trunc i64 %52 to i32
  %54 = select i1 %23, i32 %46, i32 %53
  %55 = trunc i64 %49 to i32
  %56 = lshr i64 %52, 32
  %57 = mul nuw nsw i64 %35, 2734261102
  %58 = add nuw nsw i64 %56, %57
  %59 = trunc i64 %58 to i32
  %60 = select i1 %23, i32 %55, i32 %59
  %61 = select i1 %26, i32 %54, i32 %60
  %62 = lshr i64 %58, 32
  %63 = trunc nuw nsw i64 %62 to i32
  %64 = select i1 %23, i32 %53, i32 %63
  %65 = select i1 %26, i32 %60, i32 %64
  %66 = select i1 %29, i32 %61, i32 %65
  %67 = trunc i64 %42 to i32
  %68 = select i1 %23, i32 %67, i32 %55
  %69 = select i1 %26, i32 %68, i32 %54
  %70 = select i1 %29, i32 %69, i32 %61
  %71 = sub nsw i32 32, %31
  %72 = tail call i32 @llvm.fshr.i32(i32 %66, i32 %70, i32 %71)
  %73 = select i1 %32, i32 %66, i32 %72
  %74 = trunc i64 %39 to i32
  %75 = select i1 %23, i32 %74, i32 %46
  %76 = select i1 %26, i32 %75, i32 %68
  %77 = select i1 %29, i32 %76, i32 %69
  %78 = tail call i32 @llvm.fshr.i32(i32 %70, i32 %77, i32 %71)
  %79 = select i1 %32, i32 %70, i32 %78
  %80 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %79, i32 2)
  %81 = lshr i32 %73, 29
  %82 = and i32 %81, 1
  %83 = sub nsw i32 0, %82
  %84 = xor i32 %80, %83
  %85 = trunc i64 %36 to i32
  %86 = select i1 %23, i32 %85, i32 %67
  %87 = select i1 %26, i32 %86, i32 %75
  %88 = select i1 %29, i32 %87, i32 %76
  %89 = tail call i32 @llvm.fshr.i32(i32 %77, i32 %88, i32 %71)
  %90 = select i1 %32, i32 %77, i32 %89
  %91 = tail call i32 @llvm.fshl.i32(i32 %79, i32 %90, i32 2)
  %92 = xor i32 %91, %83
  %93 = tail call i32 @llvm.ctlz.i32(i32 %84, i1 false), !range !19
  %94 = sub nsw i32 31, %93
  %95 = tail call i32 @llvm.fshr.i32(i32 %84, i32 %92, i32 %94)
  %96 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %88, i32 2)
  %97 = xor i32 %96, %83
  %98 = tail call i32 @llvm.fshr.i32(i32 %92, i32 %97, i32 %94)
  %99 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %98, i32 23)
  %100 = tail call i32 @llvm.ctlz.i32(i32 %99, i1 false), !range !19
  %101 = xor i32 %100, -1
  %102 = tail call i32 @llvm.fshr.i32(i32 %99, i32 %98, i32 %101)
  %103 = lshr i32 %102, 9
  %104 = add nuw nsw i32 %100, %93
  %105 = shl nuw nsw i32 %104, 23
  %reass.sub = sub nsw i32 %103, %105
  %106 = add nsw i32 %reass.sub, 855638016
  %107 = shl i32 %81, 31
  %108 = or i32 %106, %107
  %109 = bitcast i32 %108 to float
  %110 = lshr i32 %95, 9
  %111 = or disjoint i32 %107, 1056964608
  %112 = shl nuw nsw i32 %93, 23
  %113 = sub nuw nsw i32 %111, %112
  %114 = or disjoint i32 %110, %113
  %115 = bitcast i32 %114 to float
  %116 = fmul float %115, f0x3FC90FDA
  %117 = fneg float %116
  %118 = tail call float @llvm.fma.f32(float %115, float f0x3FC90FDA, float %117)
  %119 = tail call float @llvm.fma.f32(float %115, float f0x33A22168, float %118)
  %120 = tail call float @llvm.fma.f32(float %109, float f0x3FC90FDA, float %119)
  %121 = fadd float %116, %120
  %122 = lshr i32 %73, 30
  %123 = add nuw nsw i32 %82, %122
  br label %__ocml_sin_f32.exit

__ocml_sin_f32.exit:                              ; preds = %12, %19
  %.pre-phi.i = phi i32 [ %.pre.i, %12 ], [ %20, %19 ]
  %.pn3.in.i.i = phi float [ %17, %12 ], [ %121, %19 ]
  %.pn1.in.i.i = phi i32 [ %18, %12 ], [ %123, %19 ]
  %124 = fmul float %.pn3.in.i.i, %.pn3.in.i.i
  %125 = tail call noundef float @llvm.fmuladd.f32(float %124, float f0xB94C1982, float f0x3C0881C4)
  %126 = tail call noundef float @llvm.fmuladd.f32(float %124, float %125, float f0xBE2AAA9D)
  %127 = fmul float %124, %126
  %128 = tail call noundef float @llvm.fmuladd.f32(float %.pn3.in.i.i, float %127, float %.pn3.in.i.i)
  %129 = tail call noundef float @llvm.fmuladd.f32(float %124, float f0x37D75334, float f0xBAB64F3B)
  %130 = tail call noundef float @llvm.fmuladd.f32(float %124, float %129, float f0x3D2AABF7)
  %131 = tail call noundef float @llvm.fmuladd.f32(float %124, float %130, float f0xBF000004)
  %132 = tail call noundef float @llvm.fmuladd.f32(float %124, float %131, float 1.000000e+00)
  %133 = and i32 %.pn1.in.i.i, 1
  %134 = icmp eq i32 %133, 0
  %.v.i = select i1 %134, float %128, float %132
  %135 = bitcast float %.v.i to i32
  %.pn1.i.i = shl i32 %.pn1.in.i.i, 30
  %136 = and i32 %.pn1.i.i, -2147483648
  %137 = bitcast float %9 to i32
  %138 = xor i32 %.pre-phi.i, %137
  %139 = xor i32 %138, %136
  %140 = xor i32 %139, %135
  %141 = bitcast i32 %140 to float
  %142 = fcmp one float %10, +inf
  %143 = select i1 %142, float %141, float +qnan
  %144 = tail call float @llvm.fabs.f32(float %143)
  %145 = fcmp olt float %144, 6.250000e-01
  br i1 %145, label %146, label %154

146:                                              ; preds = %__ocml_sin_f32.exit
  %147 = fmul float %143, %143
  %148 = tail call noundef float @llvm.fmuladd.f32(float %147, float f0xBBBAC73D, float f0x3CA908C9)
  %149 = tail call noundef float @llvm.fmuladd.f32(float %147, float %148, float f0xBD5C1C4E)
  %150 = tail call noundef float @llvm.fmuladd.f32(float %147, float %149, float f0x3E088382)
  %151 = tail call noundef float @llvm.fmuladd.f32(float %147, float %150, float f0xBEAAAA99)
  %152 = fmul float %144, %151
  %153 = tail call noundef float @llvm.fmuladd.f32(float %147, float %152, float %144)
  br label %__ocml_tanh_f32.exit

154:                                              ; preds = %__ocml_sin_f32.exit
  %155 = fmul float %144, 2.000000e+00
  %156 = tail call noundef float @llvm.exp.f32(float %155)
  %157 = fadd float %156, 1.000000e+00
  %158 = tail call float @llvm.amdgcn.rcp.f32(float %157)
  %159 = tail call noundef float @llvm.fmuladd.f32(float %158, float -2.000000e+00, float 1.000000e+00)
  br label %__ocml_tanh_f32.exit

__ocml_tanh_f32.exit:                             ; preds = %146, %154
  %160 = phi float [ %153, %146 ], [ %159, %154 ]
  %161 = tail call float @llvm.exp.f32(float %9)
  %.scalar = tail call float @llvm.sqrt.f32(float %161)
  %162 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 2048, i32 159744)
  %163 = tail call noundef float @llvm.copysign.f32(float %160, float %143)
  %.scalar3 = fmul float %.scalar, %163
  %164 = insertelement <1 x float> poison, float %.scalar3, i64 0
  %.scalar4 = tail call float @llvm.fabs.f32(float %.scalar3)
  %165 = insertelement <1 x float> poison, float %.scalar4, i64 0
  %166 = fcmp olt <1 x float> %165, splat (float 1.000000e+00)
  %.scalar5 = fmul float %.scalar3, %.scalar3
  %.scalar6 = tail call float @llvm.fma.f32(float %.scalar5, float f0xBA1345E1, float f0x3BA10414)
  %.scalar7 = tail call float @llvm.fma.f32(float %.scalar5, float %.scalar6, float f0xBCDAC9B8)
  %.scalar8 = tail call float @llvm.fma.f32(float %.scalar5, float %.scalar7, float f0x3DE703BE)
  %.scalar9 = tail call float @llvm.fma.f32(float %.scalar5, float %.scalar8, float f0xBEC09330)
  %.scalar10 = tail call float @llvm.fma.f32(float %.scalar5, float %.scalar9, float f0x3E0375D0)
  %.scalar11 = tail call float @llvm.fma.f32(float %.scalar4, float %.scalar10, float %.scalar4)
  %167 = insertelement <1 x float> poison, float %.scalar11, i64 0
  %.scalar12 = tail call float @llvm.fma.f32(float %.scalar4, float f0x378E98AB, float f0xB9C68948)
  %.scalar13 = tail call float @llvm.fma.f32(float %.scalar4, float %.scalar12, float f0x3B7CD369)
  %.scalar14 = tail call float @llvm.fma.f32(float %.scalar4, float %.scalar13, float f0xBCC618B2)
  %.scalar15 = tail call float @llvm.fma.f32(float %.scalar4, float %.scalar14, float f0x3DDA74E4)
  %.scalar16 = tail call float @llvm.fma.f32(float %.scalar4, float %.scalar15, float f0x3F228AFD)
  %.scalar17 = tail call float @llvm.fma.f32(float %.scalar4, float %.scalar16, float f0x3E03C728)
  %.scalar18 = tail call float @llvm.fma.f32(float %.scalar4, float %.scalar17, float %.scalar4)
  %168 = fneg float %.scalar18
  %169 = tail call float @llvm.exp.f32(float %168)
  %.scalar19 = fsub float 1.000000e+00, %169
  %170 = insertelement <1 x float> poison, float %.scalar19, i64 0
  %171 = select <1 x i1> %166, <1 x float> %167, <1 x float> %170
  %172 = tail call <1 x float> @llvm.copysign.v1f32(<1 x float> %171, <1 x float> %164)
  %173 = getelementptr [4 x i8], ptr addrspace(7) %162, i32 %7
  store <1 x float> %172, ptr addrspace(7) %173, align 4
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

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.copysign.v1f32(<1 x float>, <1 x float>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!1, !2, !3, !4, !27}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}

!0 = !{i32 64, i32 1, i32 1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 2, i32 0}
!7 = !{!"clang version 18.0.0"}
!19 = !{i32 0, i32 33}
!27 = !{i32 8, !"PIC Level", i32 0}
