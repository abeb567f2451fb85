; ModuleID = 'BitcodeBuffer'
source_filename = "kernels"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-unknown"

; Function Attrs: nofree norecurse noredzone nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @collatz(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %._crit_edge
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %.not910 = icmp eq i32 %14, 0
  br i1 %.not910, label %._crit_edge, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %11
  %15 = add nuw i32 %14, 1
  %16 = zext i32 %15 to i64
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader, %19
  %.012 = phi i32 [ %21, %19 ], [ 0, %.lr.ph.preheader ]
  %.0711 = phi i64 [ %20, %19 ], [ %16, %.lr.ph.preheader ]
  %17 = and i64 %.0711, 1
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %22, label %24

._crit_edge:                                      ; preds = %19, %11
  %.0.lcssa = phi i32 [ 0, %11 ], [ %21, %19 ]
  store i32 %.0.lcssa, ptr addrspace(1) %13, align 4
  br label %common.ret

19:                                               ; preds = %24, %22
  %20 = phi i64 [ %23, %22 ], [ %26, %24 ]
  %21 = add nuw i32 %.012, 1
  %.not9 = icmp eq i64 %20, 1
  br i1 %.not9, label %._crit_edge, label %.lr.ph

22:                                               ; preds = %.lr.ph
  %23 = lshr exact i64 %.0711, 1
  br label %19

24:                                               ; preds = %.lr.ph
  %25 = mul nuw i64 %.0711, 3
  %26 = add nuw i64 %25, 1
  br label %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @saturating(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %14, i32 1879048192)
  %16 = extractvalue { i32, i1 } %15, 0
  %17 = extractvalue { i32, i1 } %15, 1
  %18 = tail call i32 @llvm.sadd.sat.i32(i32 %14, i32 1879048192)
  %19 = tail call i32 @llvm.smul.fix.sat.i32(i32 %14, i32 3, i32 0)
  %20 = sub i32 %18, %19
  %21 = tail call i32 @llvm.sshl.sat.i32(i32 %14, i32 5)
  %22 = add i32 %20, %21
  %23 = add i32 %22, %16
  %24 = zext i1 %17 to i32
  %25 = add i32 %23, %24
  store i32 %25, ptr addrspace(1) %13, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sshl.sat.i32(i32, i32) #1

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @floats(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = fptrunc float %14 to half
  %16 = tail call float @llvm.fabs.f32(float %14)
  %17 = tail call float @llvm.sqrt.f32(float %16)
  %18 = tail call float @llvm.floor.f32(float %14)
  %19 = fpext half %15 to float
  %20 = fmul float %18, %19
  %21 = fadd float %17, %20
  %22 = tail call float @llvm.fma.f32(float %14, float %14, float 1.000000e+00)
  %23 = fadd float %22, %21
  %24 = tail call float @llvm.round.f32(float %14)
  %25 = fadd float %24, %23
  %26 = tail call float @llvm.trunc.f32(float %14)
  %27 = fsub float %25, %26
  %28 = tail call float @llvm.maxnum.f32(float %14, float 1.500000e+00)
  %29 = fadd float %28, %27
  store float %29, ptr addrspace(1) %13, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nofree norecurse noredzone nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @atomics(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) captures(none) %2) local_unnamed_addr #4 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %.not = icmp ult i32 %11, %0
  br i1 %.not, label %12, label %common.ret

common.ret:                                       ; preds = %3, %12
  ret void

12:                                               ; preds = %3
  %13 = zext i32 %11 to i64
  %14 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !amdgpu.noclobber !0
  %16 = and i32 %15, 7
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %17
  %19 = atomicrmw add ptr addrspace(1) %18, i32 %15 monotonic, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %21 = load i32, ptr addrspace(1) %14, align 4
  %22 = atomicrmw umax ptr addrspace(1) %20, i32 %21 acq_rel, align 4
  br label %common.ret
}

; Function Attrs: nofree norecurse noredzone nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @stack_array(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %.not = icmp ult i32 %11, %0
  br i1 %.not, label %12, label %common.ret

common.ret:                                       ; preds = %2, %._crit_edge
  ret void

12:                                               ; preds = %2
  call void @llvm.memset.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %13 = zext i32 %11 to i64
  %14 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !amdgpu.noclobber !0
  %.not1011 = icmp eq i32 %15, 0
  br i1 %.not1011, label %._crit_edge, label %.lr.ph

.lr.ph:                                           ; preds = %12, %.lr.ph
  %.0712 = phi i32 [ %20, %.lr.ph ], [ %15, %12 ]
  %16 = and i32 %.0712, 15
  %17 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %16
  %18 = load i32, ptr addrspace(5) %17, align 4
  %19 = add nuw i32 %18, 1
  store i32 %19, ptr addrspace(5) %17, align 4
  %20 = lshr i32 %.0712, 4
  %.not10 = icmp eq i32 %20, 0
  br i1 %.not10, label %._crit_edge.loopexit, label %.lr.ph

._crit_edge.loopexit:                             ; preds = %.lr.ph
  %.sroa.2.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  %21 = load <2 x i32>, ptr addrspace(5) %.sroa.2.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  %22 = load <2 x i32>, ptr addrspace(5) %.sroa.4.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.6.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 24
  %23 = load <2 x i32>, ptr addrspace(5) %.sroa.6.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.8.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 32
  %24 = load <2 x i32>, ptr addrspace(5) %.sroa.8.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.10.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 40
  %25 = load <2 x i32>, ptr addrspace(5) %.sroa.10.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.12.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 48
  %26 = load <2 x i32>, ptr addrspace(5) %.sroa.12.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.14.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 56
  %27 = load <2 x i32>, ptr addrspace(5) %.sroa.14.0..sroa_idx.phi.trans.insert, align 4
  %28 = load <2 x i32>, ptr addrspace(5) %3, align 4
  %29 = extractelement <2 x i32> %28, i64 0
  %30 = extractelement <2 x i32> %28, i64 1
  %31 = icmp ugt i32 %30, %29
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %12
  %.sroa.1.0.copyload = phi i1 [ %31, %._crit_edge.loopexit ], [ false, %12 ]
  %32 = phi <2 x i32> [ %27, %._crit_edge.loopexit ], [ zeroinitializer, %12 ]
  %33 = phi <2 x i32> [ %26, %._crit_edge.loopexit ], [ zeroinitializer, %12 ]
  %34 = phi <2 x i32> [ %25, %._crit_edge.loopexit ], [ zeroinitializer, %12 ]
  %35 = phi <2 x i32> [ %24, %._crit_edge.loopexit ], [ zeroinitializer, %12 ]
  %36 = phi <2 x i32> [ %23, %._crit_edge.loopexit ], [ zeroinitializer, %12 ]
  %37 = phi <2 x i32> [ %22, %._crit_edge.loopexit ], [ zeroinitializer, %12 ]
  %38 = phi <2 x i32> [ %21, %._crit_edge.loopexit ], [ zeroinitializer, %12 ]
  %spec.select.1 = zext i1 %.sroa.1.0.copyload to i32
  %spec.select.1.sroa.sel.idx.sroa.sel.idx = select i1 %.sroa.1.0.copyload, i32 4, i32 0
  %spec.select.1.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 %spec.select.1.sroa.sel.idx.sroa.sel.idx
  %39 = load i32, ptr addrspace(5) %spec.select.1.sroa.sel.idx.sroa.sel, align 4
  %40 = extractelement <2 x i32> %38, i64 0
  %41 = icmp ugt i32 %40, %39
  %spec.select.2 = select i1 %41, i32 2, i32 %spec.select.1
  %42 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.2
  %43 = load i32, ptr addrspace(5) %42, align 4
  %44 = extractelement <2 x i32> %38, i64 1
  %45 = icmp ugt i32 %44, %43
  %spec.select.3 = select i1 %45, i32 3, i32 %spec.select.2
  %46 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.3
  %47 = load i32, ptr addrspace(5) %46, align 4
  %48 = extractelement <2 x i32> %37, i64 0
  %49 = icmp ugt i32 %48, %47
  %spec.select.4 = select i1 %49, i32 4, i32 %spec.select.3
  %50 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.4
  %51 = load i32, ptr addrspace(5) %50, align 4
  %52 = extractelement <2 x i32> %37, i64 1
  %53 = icmp ugt i32 %52, %51
  %spec.select.5 = select i1 %53, i32 5, i32 %spec.select.4
  %54 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.5
  %55 = load i32, ptr addrspace(5) %54, align 4
  %56 = extractelement <2 x i32> %36, i64 0
  %57 = icmp ugt i32 %56, %55
  %spec.select.6 = select i1 %57, i32 6, i32 %spec.select.5
  %58 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.6
  %59 = load i32, ptr addrspace(5) %58, align 4
  %60 = extractelement <2 x i32> %36, i64 1
  %61 = icmp ugt i32 %60, %59
  %spec.select.7 = select i1 %61, i32 7, i32 %spec.select.6
  %62 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.7
  %63 = load i32, ptr addrspace(5) %62, align 4
  %64 = extractelement <2 x i32> %35, i64 0
  %65 = icmp ugt i32 %64, %63
  %spec.select.8 = select i1 %65, i32 8, i32 %spec.select.7
  %66 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.8
  %67 = load i32, ptr addrspace(5) %66, align 4
  %68 = extractelement <2 x i32> %35, i64 1
  %69 = icmp ugt i32 %68, %67
  %spec.select.9 = select i1 %69, i32 9, i32 %spec.select.8
  %70 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.9
  %71 = load i32, ptr addrspace(5) %70, align 4
  %72 = extractelement <2 x i32> %34, i64 0
  %73 = icmp ugt i32 %72, %71
  %spec.select.10 = select i1 %73, i32 10, i32 %spec.select.9
  %74 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.10
  %75 = load i32, ptr addrspace(5) %74, align 4
  %76 = extractelement <2 x i32> %34, i64 1
  %77 = icmp ugt i32 %76, %75
  %spec.select.11 = select i1 %77, i32 11, i32 %spec.select.10
  %78 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.11
  %79 = load i32, ptr addrspace(5) %78, align 4
  %80 = extractelement <2 x i32> %33, i64 0
  %81 = icmp ugt i32 %80, %79
  %spec.select.12 = select i1 %81, i32 12, i32 %spec.select.11
  %82 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.12
  %83 = load i32, ptr addrspace(5) %82, align 4
  %84 = extractelement <2 x i32> %33, i64 1
  %85 = icmp ugt i32 %84, %83
  %spec.select.13 = select i1 %85, i32 13, i32 %spec.select.12
  %86 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.13
  %87 = load i32, ptr addrspace(5) %86, align 4
  %88 = extractelement <2 x i32> %32, i64 0
  %89 = icmp ugt i32 %88, %87
  %spec.select.14 = select i1 %89, i32 14, i32 %spec.select.13
  %90 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %spec.select.14
  %91 = load i32, ptr addrspace(5) %90, align 4
  %92 = extractelement <2 x i32> %32, i64 1
  %93 = icmp ugt i32 %92, %91
  %spec.select.15 = select i1 %93, i32 15, i32 %spec.select.14
  store i32 %spec.select.15, ptr addrspace(1) %14, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @insertion_sort(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %.preheader, label %common.ret

common.ret:                                       ; preds = %.critedge.5, %116, %118, %120, %122, %124, %126, %129, %2
  ret void

.preheader:                                       ; preds = %2
  %11 = shl nuw i32 %10, 3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %15 = load <2 x i32>, ptr addrspace(1) %13, align 4
  %16 = extractelement <2 x i32> %15, i64 0
  %17 = extractelement <2 x i32> %15, i64 1
  %18 = icmp ugt i32 %16, %17
  %19 = shufflevector <2 x i32> %15, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  br i1 %18, label %20, label %.critedge

20:                                               ; preds = %.preheader
  store <2 x i32> %19, ptr addrspace(1) %13, align 4
  br label %.critedge

.critedge:                                        ; preds = %20, %.preheader
  %21 = phi <2 x i32> [ %15, %20 ], [ %19, %.preheader ]
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = extractelement <2 x i32> %21, i64 0
  %25 = icmp ugt i32 %24, %23
  %26 = insertelement <2 x i32> %21, i32 %23, i64 0
  br i1 %25, label %27, label %.critedge.1

27:                                               ; preds = %.critedge
  store i32 %23, ptr addrspace(1) %14, align 4
  store i32 %24, ptr addrspace(1) %22, align 4
  %28 = extractelement <2 x i32> %21, i64 1
  %29 = icmp ugt i32 %28, %23
  br i1 %29, label %30, label %.critedge.1

30:                                               ; preds = %27
  store i32 %23, ptr addrspace(1) %13, align 4
  store i32 %28, ptr addrspace(1) %14, align 4
  %31 = insertelement <2 x i32> %21, i32 %23, i64 1
  br label %.critedge.1

.critedge.1:                                      ; preds = %30, %27, %.critedge
  %32 = phi i32 [ %28, %30 ], [ %23, %27 ], [ %24, %.critedge ]
  %33 = phi <2 x i32> [ %31, %30 ], [ %21, %27 ], [ %26, %.critedge ]
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = extractelement <2 x i32> %33, i64 0
  %37 = icmp ugt i32 %36, %35
  %38 = insertelement <2 x i32> %33, i32 %35, i64 0
  br i1 %37, label %39, label %.critedge.2

39:                                               ; preds = %.critedge.1
  store i32 %35, ptr addrspace(1) %22, align 4
  store i32 %36, ptr addrspace(1) %34, align 4
  %40 = icmp ugt i32 %32, %35
  br i1 %40, label %41, label %.critedge.2

41:                                               ; preds = %39
  store i32 %35, ptr addrspace(1) %14, align 4
  store i32 %32, ptr addrspace(1) %22, align 4
  %42 = extractelement <2 x i32> %33, i64 1
  %43 = icmp ugt i32 %42, %35
  br i1 %43, label %44, label %.critedge.2

44:                                               ; preds = %41
  store i32 %35, ptr addrspace(1) %13, align 4
  store i32 %42, ptr addrspace(1) %14, align 4
  %45 = insertelement <2 x i32> %33, i32 %35, i64 1
  br label %.critedge.2

.critedge.2:                                      ; preds = %44, %41, %39, %.critedge.1
  %46 = phi i32 [ %42, %44 ], [ %35, %41 ], [ %32, %39 ], [ %32, %.critedge.1 ]
  %47 = phi i32 [ %32, %44 ], [ %32, %41 ], [ %35, %39 ], [ %36, %.critedge.1 ]
  %48 = phi <2 x i32> [ %45, %44 ], [ %33, %41 ], [ %33, %39 ], [ %38, %.critedge.1 ]
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = extractelement <2 x i32> %48, i64 0
  %52 = icmp ugt i32 %51, %50
  %53 = insertelement <2 x i32> %48, i32 %50, i64 0
  br i1 %52, label %54, label %.critedge.3

54:                                               ; preds = %.critedge.2
  store i32 %50, ptr addrspace(1) %34, align 4
  store i32 %51, ptr addrspace(1) %49, align 4
  %55 = icmp ugt i32 %47, %50
  br i1 %55, label %56, label %.critedge.3

56:                                               ; preds = %54
  store i32 %50, ptr addrspace(1) %22, align 4
  store i32 %47, ptr addrspace(1) %34, align 4
  %57 = icmp ugt i32 %46, %50
  br i1 %57, label %58, label %.critedge.3

58:                                               ; preds = %56
  store i32 %50, ptr addrspace(1) %14, align 4
  store i32 %46, ptr addrspace(1) %22, align 4
  %59 = extractelement <2 x i32> %48, i64 1
  %60 = icmp ugt i32 %59, %50
  br i1 %60, label %61, label %.critedge.3

61:                                               ; preds = %58
  store i32 %50, ptr addrspace(1) %13, align 4
  store i32 %59, ptr addrspace(1) %14, align 4
  %62 = insertelement <2 x i32> %48, i32 %50, i64 1
  br label %.critedge.3

.critedge.3:                                      ; preds = %61, %58, %56, %54, %.critedge.2
  %63 = phi i32 [ %59, %61 ], [ %50, %58 ], [ %46, %56 ], [ %46, %54 ], [ %46, %.critedge.2 ]
  %64 = phi i32 [ %46, %61 ], [ %46, %58 ], [ %50, %56 ], [ %47, %54 ], [ %47, %.critedge.2 ]
  %65 = phi i32 [ %47, %61 ], [ %47, %58 ], [ %47, %56 ], [ %50, %54 ], [ %51, %.critedge.2 ]
  %66 = phi <2 x i32> [ %62, %61 ], [ %48, %58 ], [ %48, %56 ], [ %48, %54 ], [ %53, %.critedge.2 ]
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 20
  %68 = load i32, ptr addrspace(1) %67, align 4
  %69 = extractelement <2 x i32> %66, i64 0
  %70 = icmp ugt i32 %69, %68
  %71 = insertelement <2 x i32> %66, i32 %68, i64 0
  br i1 %70, label %72, label %.critedge.4

72:                                               ; preds = %.critedge.3
  store i32 %68, ptr addrspace(1) %49, align 4
  store i32 %69, ptr addrspace(1) %67, align 4
  %73 = icmp ugt i32 %65, %68
  br i1 %73, label %74, label %.critedge.4

74:                                               ; preds = %72
  store i32 %68, ptr addrspace(1) %34, align 4
  store i32 %65, ptr addrspace(1) %49, align 4
  %75 = icmp ugt i32 %64, %68
  br i1 %75, label %76, label %.critedge.4

76:                                               ; preds = %74
  store i32 %68, ptr addrspace(1) %22, align 4
  store i32 %64, ptr addrspace(1) %34, align 4
  %77 = icmp ugt i32 %63, %68
  br i1 %77, label %78, label %.critedge.4

78:                                               ; preds = %76
  store i32 %68, ptr addrspace(1) %14, align 4
  store i32 %63, ptr addrspace(1) %22, align 4
  %79 = extractelement <2 x i32> %66, i64 1
  %80 = icmp ugt i32 %79, %68
  br i1 %80, label %81, label %.critedge.4

81:                                               ; preds = %78
  store i32 %68, ptr addrspace(1) %13, align 4
  store i32 %79, ptr addrspace(1) %14, align 4
  %82 = insertelement <2 x i32> %66, i32 %68, i64 1
  br label %.critedge.4

.critedge.4:                                      ; preds = %81, %78, %76, %74, %72, %.critedge.3
  %83 = phi i32 [ %79, %81 ], [ %68, %78 ], [ %63, %76 ], [ %63, %74 ], [ %63, %72 ], [ %63, %.critedge.3 ]
  %84 = phi i32 [ %63, %81 ], [ %63, %78 ], [ %68, %76 ], [ %64, %74 ], [ %64, %72 ], [ %64, %.critedge.3 ]
  %85 = phi i32 [ %64, %81 ], [ %64, %78 ], [ %64, %76 ], [ %68, %74 ], [ %65, %72 ], [ %65, %.critedge.3 ]
  %86 = phi i32 [ %65, %81 ], [ %65, %78 ], [ %65, %76 ], [ %65, %74 ], [ %68, %72 ], [ %69, %.critedge.3 ]
  %87 = phi <2 x i32> [ %82, %81 ], [ %66, %78 ], [ %66, %76 ], [ %66, %74 ], [ %66, %72 ], [ %71, %.critedge.3 ]
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 24
  %89 = load i32, ptr addrspace(1) %88, align 4
  %90 = extractelement <2 x i32> %87, i64 0
  %91 = icmp ugt i32 %90, %89
  %92 = insertelement <2 x i32> %87, i32 %89, i64 0
  br i1 %91, label %93, label %.critedge.5

93:                                               ; preds = %.critedge.4
  store i32 %89, ptr addrspace(1) %67, align 4
  store i32 %90, ptr addrspace(1) %88, align 4
  %94 = icmp ugt i32 %86, %89
  br i1 %94, label %95, label %.critedge.5

95:                                               ; preds = %93
  store i32 %89, ptr addrspace(1) %49, align 4
  store i32 %86, ptr addrspace(1) %67, align 4
  %96 = icmp ugt i32 %85, %89
  br i1 %96, label %97, label %.critedge.5

97:                                               ; preds = %95
  store i32 %89, ptr addrspace(1) %34, align 4
  store i32 %85, ptr addrspace(1) %49, align 4
  %98 = icmp ugt i32 %84, %89
  br i1 %98, label %99, label %.critedge.5

99:                                               ; preds = %97
  store i32 %89, ptr addrspace(1) %22, align 4
  store i32 %84, ptr addrspace(1) %34, align 4
  %100 = icmp ugt i32 %83, %89
  br i1 %100, label %101, label %.critedge.5

101:                                              ; preds = %99
  store i32 %89, ptr addrspace(1) %14, align 4
  store i32 %83, ptr addrspace(1) %22, align 4
  %102 = extractelement <2 x i32> %87, i64 1
  %103 = icmp ugt i32 %102, %89
  br i1 %103, label %104, label %.critedge.5

104:                                              ; preds = %101
  store i32 %89, ptr addrspace(1) %13, align 4
  store i32 %102, ptr addrspace(1) %14, align 4
  %105 = insertelement <2 x i32> %87, i32 %89, i64 1
  br label %.critedge.5

.critedge.5:                                      ; preds = %104, %101, %99, %97, %95, %93, %.critedge.4
  %106 = phi i32 [ %102, %104 ], [ %89, %101 ], [ %83, %99 ], [ %83, %97 ], [ %83, %95 ], [ %83, %93 ], [ %83, %.critedge.4 ]
  %107 = phi i32 [ %83, %104 ], [ %83, %101 ], [ %89, %99 ], [ %84, %97 ], [ %84, %95 ], [ %84, %93 ], [ %84, %.critedge.4 ]
  %108 = phi i32 [ %84, %104 ], [ %84, %101 ], [ %84, %99 ], [ %89, %97 ], [ %85, %95 ], [ %85, %93 ], [ %85, %.critedge.4 ]
  %109 = phi i32 [ %85, %104 ], [ %85, %101 ], [ %85, %99 ], [ %85, %97 ], [ %89, %95 ], [ %86, %93 ], [ %86, %.critedge.4 ]
  %110 = phi i32 [ %86, %104 ], [ %86, %101 ], [ %86, %99 ], [ %86, %97 ], [ %86, %95 ], [ %89, %93 ], [ %90, %.critedge.4 ]
  %111 = phi <2 x i32> [ %105, %104 ], [ %87, %101 ], [ %87, %99 ], [ %87, %97 ], [ %87, %95 ], [ %87, %93 ], [ %92, %.critedge.4 ]
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 28
  %113 = load i32, ptr addrspace(1) %112, align 4
  %114 = extractelement <2 x i32> %111, i64 0
  %115 = icmp ugt i32 %114, %113
  br i1 %115, label %116, label %common.ret

116:                                              ; preds = %.critedge.5
  store i32 %113, ptr addrspace(1) %88, align 4
  store i32 %114, ptr addrspace(1) %112, align 4
  %117 = icmp ugt i32 %110, %113
  br i1 %117, label %118, label %common.ret

118:                                              ; preds = %116
  store i32 %113, ptr addrspace(1) %67, align 4
  store i32 %110, ptr addrspace(1) %88, align 4
  %119 = icmp ugt i32 %109, %113
  br i1 %119, label %120, label %common.ret

120:                                              ; preds = %118
  store i32 %113, ptr addrspace(1) %49, align 4
  store i32 %109, ptr addrspace(1) %67, align 4
  %121 = icmp ugt i32 %108, %113
  br i1 %121, label %122, label %common.ret

122:                                              ; preds = %120
  store i32 %113, ptr addrspace(1) %34, align 4
  store i32 %108, ptr addrspace(1) %49, align 4
  %123 = icmp ugt i32 %107, %113
  br i1 %123, label %124, label %common.ret

124:                                              ; preds = %122
  store i32 %113, ptr addrspace(1) %22, align 4
  store i32 %107, ptr addrspace(1) %34, align 4
  %125 = icmp ugt i32 %106, %113
  br i1 %125, label %126, label %common.ret

126:                                              ; preds = %124
  store i32 %113, ptr addrspace(1) %14, align 4
  store i32 %106, ptr addrspace(1) %22, align 4
  %127 = extractelement <2 x i32> %111, i64 1
  %128 = icmp ugt i32 %127, %113
  br i1 %128, label %129, label %common.ret

129:                                              ; preds = %126
  store i32 %113, ptr addrspace(1) %13, align 4
  store i32 %127, ptr addrspace(1) %14, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @vectors(i32 %0, ptr addrspace(1) align 16 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [16 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16, !amdgpu.noclobber !0
  %15 = shufflevector <4 x float> %14, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %16 = fmul <4 x float> %14, %15
  %17 = tail call float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %14)
  %18 = insertelement <1 x float> poison, float %17, i64 0
  %19 = shufflevector <1 x float> %18, <1 x float> poison, <4 x i32> zeroinitializer
  %20 = fadd <4 x float> %16, %19
  store <4 x float> %20, ptr addrspace(1) %13, align 16
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @wide(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %11
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = zext i32 %14 to i128
  %16 = mul nuw nsw i128 %15, 18446744078004518913
  %17 = lshr i128 %16, 13
  %18 = trunc i128 %17 to i32
  %19 = urem i32 %14, 97
  %narrow = add nuw nsw i32 %19, 3
  %20 = zext nneg i32 %narrow to i128
  %21 = udiv i128 %16, %20
  %22 = and i32 %18, 16777215
  %sext = shl i32 %14, 25
  %23 = ashr exact i32 %sext, 25
  %24 = trunc i128 %21 to i32
  %25 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %14)
  %26 = xor i32 %23, %25
  %27 = xor i32 %26, %24
  %28 = xor i32 %27, %22
  store i32 %28, ptr addrspace(1) %13, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @shapes(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %kernels.Shape.area.exit
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !0
  %15 = urem i32 %10, 3
  switch i32 %15, label %25 [
    i32 0, label %16
    i32 1, label %22
  ]

16:                                               ; preds = %11, %25, %22
  %.sroa.5.0.off0 = phi i2 [ -2, %25 ], [ 1, %22 ], [ 0, %11 ]
  %.sroa.4.0 = phi float [ 0x7FF8000000000000, %25 ], [ %24, %22 ], [ 0x7FF8000000000000, %11 ]
  %.sroa.0.0 = phi float [ 0x36B8000000000000, %25 ], [ %14, %22 ], [ %14, %11 ]
  switch i2 %.sroa.5.0.off0, label %default.unreachable [
    i2 0, label %17
    i2 1, label %20
    i2 -2, label %kernels.Shape.area.exit
  ]

17:                                               ; preds = %16
  %18 = fmul float %.sroa.0.0, 3.000000e+00
  %19 = fmul float %.sroa.0.0, %18
  br label %kernels.Shape.area.exit

20:                                               ; preds = %16
  br label %kernels.Shape.area.exit

default.unreachable:                              ; preds = %16
  unreachable

kernels.Shape.area.exit:                          ; preds = %16, %17, %20
  %21 = phi float [ %19, %17 ], [ %.sroa.4.0, %20 ], [ 0.000000e+00, %16 ]
  store float %21, ptr addrspace(1) %13, align 4
  br label %common.ret

22:                                               ; preds = %11
  %23 = fadd float %14, 1.000000e+00
  %24 = fmul float %23, %14
  br label %16

25:                                               ; preds = %11
  br label %16
}

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @search(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %12 = icmp ult i32 %11, %0
  br i1 %12, label %14, label %13

13:                                               ; preds = %3, %kernels.find.exit
  ret void

14:                                               ; preds = %3
  %15 = zext i32 %11 to i64
  %16 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !amdgpu.noclobber !0
  %18 = load i32, ptr addrspace(1) %1, align 4, !noalias !1, !amdgpu.noclobber !0
  %19 = icmp eq i32 %18, %17
  br i1 %19, label %kernels.find.exit, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %22 = load i32, ptr addrspace(1) %21, align 4, !noalias !1, !amdgpu.noclobber !0
  %23 = icmp eq i32 %22, %17
  br i1 %23, label %kernels.find.exit, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %26 = load i32, ptr addrspace(1) %25, align 4, !noalias !1, !amdgpu.noclobber !0
  %27 = icmp eq i32 %26, %17
  br i1 %27, label %kernels.find.exit, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %30 = load i32, ptr addrspace(1) %29, align 4, !noalias !1, !amdgpu.noclobber !0
  %31 = icmp eq i32 %30, %17
  br i1 %31, label %kernels.find.exit, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %34 = load i32, ptr addrspace(1) %33, align 4, !noalias !1, !amdgpu.noclobber !0
  %35 = icmp eq i32 %34, %17
  br i1 %35, label %kernels.find.exit, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %38 = load i32, ptr addrspace(1) %37, align 4, !noalias !1, !amdgpu.noclobber !0
  %39 = icmp eq i32 %38, %17
  br i1 %39, label %kernels.find.exit, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %42 = load i32, ptr addrspace(1) %41, align 4, !noalias !1, !amdgpu.noclobber !0
  %43 = icmp eq i32 %42, %17
  br i1 %43, label %kernels.find.exit, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %46 = load i32, ptr addrspace(1) %45, align 4, !noalias !1, !amdgpu.noclobber !0
  %47 = icmp eq i32 %46, %17
  br i1 %47, label %kernels.find.exit, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %50 = load i32, ptr addrspace(1) %49, align 4, !noalias !1, !amdgpu.noclobber !0
  %51 = icmp eq i32 %50, %17
  br i1 %51, label %kernels.find.exit, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36
  %54 = load i32, ptr addrspace(1) %53, align 4, !noalias !1, !amdgpu.noclobber !0
  %55 = icmp eq i32 %54, %17
  br i1 %55, label %kernels.find.exit, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %58 = load i32, ptr addrspace(1) %57, align 4, !noalias !1, !amdgpu.noclobber !0
  %59 = icmp eq i32 %58, %17
  br i1 %59, label %kernels.find.exit, label %60

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 44
  %62 = load i32, ptr addrspace(1) %61, align 4, !noalias !1, !amdgpu.noclobber !0
  %63 = icmp eq i32 %62, %17
  br i1 %63, label %kernels.find.exit, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 48
  %66 = load i32, ptr addrspace(1) %65, align 4, !noalias !1, !amdgpu.noclobber !0
  %67 = icmp eq i32 %66, %17
  br i1 %67, label %kernels.find.exit, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 52
  %70 = load i32, ptr addrspace(1) %69, align 4, !noalias !1, !amdgpu.noclobber !0
  %71 = icmp eq i32 %70, %17
  br i1 %71, label %kernels.find.exit, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 56
  %74 = load i32, ptr addrspace(1) %73, align 4, !noalias !1, !amdgpu.noclobber !0
  %75 = icmp eq i32 %74, %17
  br i1 %75, label %kernels.find.exit, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 60
  %78 = load i32, ptr addrspace(1) %77, align 4, !noalias !1, !amdgpu.noclobber !0
  %79 = icmp eq i32 %78, %17
  %80 = select i1 %79, i32 15, i32 -1
  br label %kernels.find.exit

kernels.find.exit:                                ; preds = %76, %14, %20, %24, %28, %32, %36, %40, %44, %48, %52, %56, %60, %64, %68, %72
  %.sroa.3.0.off0 = phi i32 [ 0, %14 ], [ %80, %76 ], [ 14, %72 ], [ 13, %68 ], [ 12, %64 ], [ 11, %60 ], [ 10, %56 ], [ 9, %52 ], [ 8, %48 ], [ 7, %44 ], [ 6, %40 ], [ 5, %36 ], [ 4, %32 ], [ 3, %28 ], [ 2, %24 ], [ 1, %20 ]
  store i32 %.sroa.3.0.off0, ptr addrspace(1) %16, align 4
  br label %13
}

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @errors(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = mul nuw i32 %4, %8
  %10 = add nuw i32 %9, %3
  %.not = icmp ult i32 %10, %0
  br i1 %.not, label %11, label %common.ret

common.ret:                                       ; preds = %2, %19
  ret void

11:                                               ; preds = %2
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %kernels.half.exit, label %16

16:                                               ; preds = %11
  %17 = and i32 %14, 1
  %.not.i = icmp eq i32 %17, 0
  %18 = lshr exact i32 %14, 1
  %. = select i1 %.not.i, i16 0, i16 2
  %.8 = select i1 %.not.i, i32 %18, i32 0
  br label %kernels.half.exit

kernels.half.exit:                                ; preds = %16, %11
  %.sroa.4.0 = phi i16 [ %., %16 ], [ 1, %11 ]
  %.sroa.0.0 = phi i32 [ %.8, %16 ], [ 0, %11 ]
  switch i16 %.sroa.4.0, label %default.unreachable [
    i16 0, label %21
    i16 1, label %19
    i16 2, label %kernels.half.exit6
  ], !prof !4

19:                                               ; preds = %kernels.half.exit, %kernels.half.exit6, %21
  %20 = phi i32 [ %.sroa.0.0, %21 ], [ %25, %kernels.half.exit6 ], [ 1000, %kernels.half.exit ]
  store i32 %20, ptr addrspace(1) %13, align 4
  br label %common.ret

21:                                               ; preds = %kernels.half.exit
  br label %19

kernels.half.exit6:                               ; preds = %kernels.half.exit
  %22 = add nuw i32 %14, 1
  %23 = and i32 %14, 1
  %.not.i4.not.not = icmp eq i32 %23, 0
  %24 = lshr exact i32 %22, 1
  %25 = select i1 %.not.i4.not.not, i32 2000, i32 %24
  br label %19

default.unreachable:                              ; preds = %kernels.half.exit
  unreachable
}

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @checked_copy(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = mul nuw i32 %5, %9
  %11 = add nuw i32 %10, %4
  %12 = icmp ult i32 %11, %0
  br i1 %12, label %14, label %13

13:                                               ; preds = %3, %14
  ret void

14:                                               ; preds = %3
  %15 = zext i32 %11 to i64
  %16 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %15
  %17 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %15
  %18 = load i32, ptr addrspace(1) %16, align 4, !amdgpu.noclobber !0
  %19 = tail call i32 @llvm.uadd.sat.i32(i32 %18, i32 7)
  store i32 %19, ptr addrspace(1) %17, align 4
  br label %13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #3

; Function Attrs: mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @saxpy(i32 %0, float %1, ptr addrspace(1) readonly align 4 captures(none) %2, ptr addrspace(1) align 4 captures(none) %3) local_unnamed_addr #2 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4
  %10 = zext i16 %9 to i32
  %11 = mul nuw i32 %6, %10
  %12 = add nuw i32 %11, %5
  %13 = icmp ult i32 %12, %0
  br i1 %13, label %15, label %14

14:                                               ; preds = %4, %15
  ret void

15:                                               ; preds = %4
  %16 = zext i32 %12 to i64
  %17 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %3, i64 %16
  %18 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %16
  %19 = load float, ptr addrspace(1) %18, align 4, !amdgpu.noclobber !0
  %20 = fmul float %1, %19
  %21 = load float, ptr addrspace(1) %17, align 4, !amdgpu.noclobber !0
  %22 = fadd float %20, %21
  store float %22, ptr addrspace(1) %17, align 4
  br label %14
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { nofree norecurse noredzone nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="all" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse noredzone nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="all" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree norecurse noredzone nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="all" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{}

!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3, !"kernels.find: argument 0"}
!3 = distinct !{!3, !"kernels.find"}
!4 = !{!"branch_weights", i32 1, i32 6000, i32 1, i32 1}
