; ModuleID = 'BitcodeBuffer'
source_filename = "kernels"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-unknown"

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @collatz(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %._crit_edge
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !amdgpu.noclobber !0
  %22 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %21, i32 1)
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %24, label %25

24:                                               ; preds = %18
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

25:                                               ; preds = %18
  %26 = extractvalue { i32, i1 } %22, 0
  %.not916 = icmp eq i32 %26, 1
  br i1 %.not916, label %._crit_edge, label %.lr.ph.preheader

.lr.ph.preheader:                                 ; preds = %25
  %27 = zext i32 %26 to i64
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader, %48
  %.018 = phi i32 [ %49, %48 ], [ 0, %.lr.ph.preheader ]
  %.0717 = phi i64 [ %31, %48 ], [ %27, %.lr.ph.preheader ]
  %28 = and i64 %.0717, 1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %34, label %36

._crit_edge:                                      ; preds = %48, %25
  %.0.lcssa = phi i32 [ 0, %25 ], [ %49, %48 ]
  store i32 %.0.lcssa, ptr addrspace(1) %20, align 4
  br label %common.ret

30:                                               ; preds = %45, %34
  %31 = phi i64 [ %35, %34 ], [ %46, %45 ]
  %32 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %.018, i32 1)
  %33 = extractvalue { i32, i1 } %32, 1
  br i1 %33, label %47, label %48

34:                                               ; preds = %.lr.ph
  %35 = lshr exact i64 %.0717, 1
  br label %30

36:                                               ; preds = %.lr.ph
  %37 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %.0717, i64 3)
  %38 = extractvalue { i64, i1 } %37, 1
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

40:                                               ; preds = %36
  %41 = extractvalue { i64, i1 } %37, 0
  %42 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %41, i64 1)
  %43 = extractvalue { i64, i1 } %42, 1
  br i1 %43, label %44, label %45

44:                                               ; preds = %40
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

45:                                               ; preds = %40
  %46 = extractvalue { i64, i1 } %42, 0
  br label %30

47:                                               ; preds = %30
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

48:                                               ; preds = %30
  %49 = extractvalue { i32, i1 } %32, 0
  %.not9 = icmp eq i64 %31, 1
  br i1 %.not9, label %._crit_edge, label %.lr.ph
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @saturating(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %18
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !amdgpu.noclobber !0
  %22 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %21, i32 1879048192)
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  %25 = tail call i32 @llvm.sadd.sat.i32(i32 %21, i32 1879048192)
  %26 = tail call i32 @llvm.smul.fix.sat.i32(i32 %21, i32 3, i32 0)
  %27 = sub i32 %25, %26
  %28 = tail call i32 @llvm.sshl.sat.i32(i32 %21, i32 5)
  %29 = add i32 %27, %28
  %30 = add i32 %29, %23
  %31 = zext i1 %24 to i32
  %32 = add i32 %30, %31
  store i32 %32, ptr addrspace(1) %20, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sshl.sat.i32(i32, i32) #3

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @floats(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %18
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !amdgpu.noclobber !0
  %22 = fptrunc float %21 to half
  %23 = tail call float @llvm.fabs.f32(float %21)
  %24 = tail call float @llvm.sqrt.f32(float %23)
  %25 = tail call float @llvm.floor.f32(float %21)
  %26 = fpext half %22 to float
  %27 = fmul float %25, %26
  %28 = fadd float %24, %27
  %29 = tail call float @llvm.fma.f32(float %21, float %21, float 1.000000e+00)
  %30 = fadd float %29, %28
  %31 = tail call float @llvm.round.f32(float %21)
  %32 = fadd float %31, %30
  %33 = tail call float @llvm.trunc.f32(float %21)
  %34 = fsub float %32, %33
  %35 = tail call float @llvm.maxnum.f32(float %21, float 1.500000e+00)
  %36 = fadd float %35, %34
  store float %36, ptr addrspace(1) %20, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @atomics(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %4, i32 %8)
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

12:                                               ; preds = %3
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = extractvalue { i32, i1 } %9, 0
  %15 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %13, i32 %14)
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %kernels.globalId.exit

17:                                               ; preds = %12
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %12
  %18 = extractvalue { i32, i1 } %15, 0
  %.not = icmp ult i32 %18, %0
  br i1 %.not, label %19, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %19
  ret void

19:                                               ; preds = %kernels.globalId.exit
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !amdgpu.noclobber !0
  %23 = and i32 %22, 7
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %24
  %26 = atomicrmw add ptr addrspace(1) %25, i32 %22 monotonic, align 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %28 = load i32, ptr addrspace(1) %21, align 4
  %29 = atomicrmw umax ptr addrspace(1) %27, i32 %28 acq_rel, align 4
  br label %common.ret
}

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @stack_array(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %4, i32 %8)
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

12:                                               ; preds = %2
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = extractvalue { i32, i1 } %9, 0
  %15 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %13, i32 %14)
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %kernels.globalId.exit

17:                                               ; preds = %12
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %12
  %18 = extractvalue { i32, i1 } %15, 0
  %.not = icmp ult i32 %18, %0
  br i1 %.not, label %19, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %._crit_edge
  ret void

19:                                               ; preds = %kernels.globalId.exit
  call void @llvm.memset.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !amdgpu.noclobber !0
  %.not1214 = icmp eq i32 %22, 0
  br i1 %.not1214, label %._crit_edge, label %.lr.ph

._crit_edge.loopexit:                             ; preds = %36
  %.sroa.1.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 4
  %.sroa.1.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.1.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.2.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  %23 = load <2 x i32>, ptr addrspace(5) %.sroa.2.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  %24 = load <2 x i32>, ptr addrspace(5) %.sroa.4.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.6.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 24
  %25 = load <2 x i32>, ptr addrspace(5) %.sroa.6.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.8.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 32
  %26 = load <2 x i32>, ptr addrspace(5) %.sroa.8.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.10.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 40
  %27 = load <2 x i32>, ptr addrspace(5) %.sroa.10.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.12.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 48
  %28 = load <2 x i32>, ptr addrspace(5) %.sroa.12.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.14.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 56
  %29 = load <2 x i32>, ptr addrspace(5) %.sroa.14.0..sroa_idx.phi.trans.insert, align 4
  br label %._crit_edge

.lr.ph:                                           ; preds = %19, %36
  %.0715 = phi i32 [ %38, %36 ], [ %22, %19 ]
  %30 = and i32 %.0715, 15
  %31 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %30
  %32 = load i32, ptr addrspace(5) %31, align 4
  %33 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %32, i32 1)
  %34 = extractvalue { i32, i1 } %33, 1
  br i1 %34, label %35, label %36

35:                                               ; preds = %.lr.ph
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

36:                                               ; preds = %.lr.ph
  %37 = extractvalue { i32, i1 } %33, 0
  store i32 %37, ptr addrspace(5) %31, align 4
  %38 = lshr i32 %.0715, 4
  %.not12 = icmp eq i32 %38, 0
  br i1 %.not12, label %._crit_edge.loopexit, label %.lr.ph

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %19
  %.sroa.1.0.copyload = phi i32 [ %.sroa.1.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %39 = phi <2 x i32> [ %29, %._crit_edge.loopexit ], [ zeroinitializer, %19 ]
  %40 = phi <2 x i32> [ %28, %._crit_edge.loopexit ], [ zeroinitializer, %19 ]
  %41 = phi <2 x i32> [ %27, %._crit_edge.loopexit ], [ zeroinitializer, %19 ]
  %42 = phi <2 x i32> [ %26, %._crit_edge.loopexit ], [ zeroinitializer, %19 ]
  %43 = phi <2 x i32> [ %25, %._crit_edge.loopexit ], [ zeroinitializer, %19 ]
  %44 = phi <2 x i32> [ %24, %._crit_edge.loopexit ], [ zeroinitializer, %19 ]
  %45 = phi <2 x i32> [ %23, %._crit_edge.loopexit ], [ zeroinitializer, %19 ]
  %46 = load i32, ptr addrspace(5) %3, align 4
  %47 = icmp ugt i32 %.sroa.1.0.copyload, %46
  %.1.1.sroa.sel.idx.sroa.sel.idx = select i1 %47, i32 4, i32 0
  %.1.1.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 %.1.1.sroa.sel.idx.sroa.sel.idx
  %48 = load i32, ptr addrspace(5) %.1.1.sroa.sel.idx.sroa.sel, align 4
  %49 = extractelement <2 x i32> %45, i64 0
  %50 = icmp ugt i32 %49, %48
  %.1.1 = zext i1 %47 to i32
  %.1.2 = select i1 %50, i32 2, i32 %.1.1
  %51 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.2
  %52 = load i32, ptr addrspace(5) %51, align 4
  %53 = extractelement <2 x i32> %45, i64 1
  %54 = icmp ugt i32 %53, %52
  %.1.3 = select i1 %54, i32 3, i32 %.1.2
  %55 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.3
  %56 = load i32, ptr addrspace(5) %55, align 4
  %57 = extractelement <2 x i32> %44, i64 0
  %58 = icmp ugt i32 %57, %56
  %.1.4 = select i1 %58, i32 4, i32 %.1.3
  %59 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.4
  %60 = load i32, ptr addrspace(5) %59, align 4
  %61 = extractelement <2 x i32> %44, i64 1
  %62 = icmp ugt i32 %61, %60
  %.1.5 = select i1 %62, i32 5, i32 %.1.4
  %63 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.5
  %64 = load i32, ptr addrspace(5) %63, align 4
  %65 = extractelement <2 x i32> %43, i64 0
  %66 = icmp ugt i32 %65, %64
  %.1.6 = select i1 %66, i32 6, i32 %.1.5
  %67 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.6
  %68 = load i32, ptr addrspace(5) %67, align 4
  %69 = extractelement <2 x i32> %43, i64 1
  %70 = icmp ugt i32 %69, %68
  %.1.7 = select i1 %70, i32 7, i32 %.1.6
  %71 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.7
  %72 = load i32, ptr addrspace(5) %71, align 4
  %73 = extractelement <2 x i32> %42, i64 0
  %74 = icmp ugt i32 %73, %72
  %.1.8 = select i1 %74, i32 8, i32 %.1.7
  %75 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.8
  %76 = load i32, ptr addrspace(5) %75, align 4
  %77 = extractelement <2 x i32> %42, i64 1
  %78 = icmp ugt i32 %77, %76
  %.1.9 = select i1 %78, i32 9, i32 %.1.8
  %79 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.9
  %80 = load i32, ptr addrspace(5) %79, align 4
  %81 = extractelement <2 x i32> %41, i64 0
  %82 = icmp ugt i32 %81, %80
  %.1.10 = select i1 %82, i32 10, i32 %.1.9
  %83 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.10
  %84 = load i32, ptr addrspace(5) %83, align 4
  %85 = extractelement <2 x i32> %41, i64 1
  %86 = icmp ugt i32 %85, %84
  %.1.11 = select i1 %86, i32 11, i32 %.1.10
  %87 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.11
  %88 = load i32, ptr addrspace(5) %87, align 4
  %89 = extractelement <2 x i32> %40, i64 0
  %90 = icmp ugt i32 %89, %88
  %.1.12 = select i1 %90, i32 12, i32 %.1.11
  %91 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.12
  %92 = load i32, ptr addrspace(5) %91, align 4
  %93 = extractelement <2 x i32> %40, i64 1
  %94 = icmp ugt i32 %93, %92
  %.1.13 = select i1 %94, i32 13, i32 %.1.12
  %95 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.13
  %96 = load i32, ptr addrspace(5) %95, align 4
  %97 = extractelement <2 x i32> %39, i64 0
  %98 = icmp ugt i32 %97, %96
  %.1.14 = select i1 %98, i32 14, i32 %.1.13
  %99 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.14
  %100 = load i32, ptr addrspace(5) %99, align 4
  %101 = extractelement <2 x i32> %39, i64 1
  %102 = icmp ugt i32 %101, %100
  %.1.15 = select i1 %102, i32 15, i32 %.1.14
  store i32 %.1.15, ptr addrspace(1) %21, align 4
  br label %common.ret
}

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @insertion_sort(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %.critedge.5, %126, %128, %130, %132, %134, %136, %139, %kernels.globalId.exit
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = icmp ugt i32 %17, 536870911
  br i1 %19, label %20, label %.preheader

20:                                               ; preds = %18
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

.preheader:                                       ; preds = %18
  %21 = shl nuw i32 %17, 3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %25 = load <2 x i32>, ptr addrspace(1) %23, align 4
  %26 = extractelement <2 x i32> %25, i64 0
  %27 = extractelement <2 x i32> %25, i64 1
  %28 = icmp ugt i32 %26, %27
  %29 = shufflevector <2 x i32> %25, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  br i1 %28, label %30, label %.critedge

30:                                               ; preds = %.preheader
  store <2 x i32> %29, ptr addrspace(1) %23, align 4
  br label %.critedge

.critedge:                                        ; preds = %30, %.preheader
  %31 = phi <2 x i32> [ %25, %30 ], [ %29, %.preheader ]
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = extractelement <2 x i32> %31, i64 0
  %35 = icmp ugt i32 %34, %33
  %36 = insertelement <2 x i32> %31, i32 %33, i64 0
  br i1 %35, label %37, label %.critedge.1

37:                                               ; preds = %.critedge
  store i32 %33, ptr addrspace(1) %24, align 4
  store i32 %34, ptr addrspace(1) %32, align 4
  %38 = extractelement <2 x i32> %31, i64 1
  %39 = icmp ugt i32 %38, %33
  br i1 %39, label %40, label %.critedge.1

40:                                               ; preds = %37
  store i32 %33, ptr addrspace(1) %23, align 4
  store i32 %38, ptr addrspace(1) %24, align 4
  %41 = insertelement <2 x i32> %31, i32 %33, i64 1
  br label %.critedge.1

.critedge.1:                                      ; preds = %40, %37, %.critedge
  %42 = phi i32 [ %38, %40 ], [ %33, %37 ], [ %34, %.critedge ]
  %43 = phi <2 x i32> [ %41, %40 ], [ %31, %37 ], [ %36, %.critedge ]
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = extractelement <2 x i32> %43, i64 0
  %47 = icmp ugt i32 %46, %45
  %48 = insertelement <2 x i32> %43, i32 %45, i64 0
  br i1 %47, label %49, label %.critedge.2

49:                                               ; preds = %.critedge.1
  store i32 %45, ptr addrspace(1) %32, align 4
  store i32 %46, ptr addrspace(1) %44, align 4
  %50 = icmp ugt i32 %42, %45
  br i1 %50, label %51, label %.critedge.2

51:                                               ; preds = %49
  store i32 %45, ptr addrspace(1) %24, align 4
  store i32 %42, ptr addrspace(1) %32, align 4
  %52 = extractelement <2 x i32> %43, i64 1
  %53 = icmp ugt i32 %52, %45
  br i1 %53, label %54, label %.critedge.2

54:                                               ; preds = %51
  store i32 %45, ptr addrspace(1) %23, align 4
  store i32 %52, ptr addrspace(1) %24, align 4
  %55 = insertelement <2 x i32> %43, i32 %45, i64 1
  br label %.critedge.2

.critedge.2:                                      ; preds = %54, %51, %49, %.critedge.1
  %56 = phi i32 [ %52, %54 ], [ %45, %51 ], [ %42, %49 ], [ %42, %.critedge.1 ]
  %57 = phi i32 [ %42, %54 ], [ %42, %51 ], [ %45, %49 ], [ %46, %.critedge.1 ]
  %58 = phi <2 x i32> [ %55, %54 ], [ %43, %51 ], [ %43, %49 ], [ %48, %.critedge.1 ]
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %60 = load i32, ptr addrspace(1) %59, align 4
  %61 = extractelement <2 x i32> %58, i64 0
  %62 = icmp ugt i32 %61, %60
  %63 = insertelement <2 x i32> %58, i32 %60, i64 0
  br i1 %62, label %64, label %.critedge.3

64:                                               ; preds = %.critedge.2
  store i32 %60, ptr addrspace(1) %44, align 4
  store i32 %61, ptr addrspace(1) %59, align 4
  %65 = icmp ugt i32 %57, %60
  br i1 %65, label %66, label %.critedge.3

66:                                               ; preds = %64
  store i32 %60, ptr addrspace(1) %32, align 4
  store i32 %57, ptr addrspace(1) %44, align 4
  %67 = icmp ugt i32 %56, %60
  br i1 %67, label %68, label %.critedge.3

68:                                               ; preds = %66
  store i32 %60, ptr addrspace(1) %24, align 4
  store i32 %56, ptr addrspace(1) %32, align 4
  %69 = extractelement <2 x i32> %58, i64 1
  %70 = icmp ugt i32 %69, %60
  br i1 %70, label %71, label %.critedge.3

71:                                               ; preds = %68
  store i32 %60, ptr addrspace(1) %23, align 4
  store i32 %69, ptr addrspace(1) %24, align 4
  %72 = insertelement <2 x i32> %58, i32 %60, i64 1
  br label %.critedge.3

.critedge.3:                                      ; preds = %71, %68, %66, %64, %.critedge.2
  %73 = phi i32 [ %69, %71 ], [ %60, %68 ], [ %56, %66 ], [ %56, %64 ], [ %56, %.critedge.2 ]
  %74 = phi i32 [ %56, %71 ], [ %56, %68 ], [ %60, %66 ], [ %57, %64 ], [ %57, %.critedge.2 ]
  %75 = phi i32 [ %57, %71 ], [ %57, %68 ], [ %57, %66 ], [ %60, %64 ], [ %61, %.critedge.2 ]
  %76 = phi <2 x i32> [ %72, %71 ], [ %58, %68 ], [ %58, %66 ], [ %58, %64 ], [ %63, %.critedge.2 ]
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %78 = load i32, ptr addrspace(1) %77, align 4
  %79 = extractelement <2 x i32> %76, i64 0
  %80 = icmp ugt i32 %79, %78
  %81 = insertelement <2 x i32> %76, i32 %78, i64 0
  br i1 %80, label %82, label %.critedge.4

82:                                               ; preds = %.critedge.3
  store i32 %78, ptr addrspace(1) %59, align 4
  store i32 %79, ptr addrspace(1) %77, align 4
  %83 = icmp ugt i32 %75, %78
  br i1 %83, label %84, label %.critedge.4

84:                                               ; preds = %82
  store i32 %78, ptr addrspace(1) %44, align 4
  store i32 %75, ptr addrspace(1) %59, align 4
  %85 = icmp ugt i32 %74, %78
  br i1 %85, label %86, label %.critedge.4

86:                                               ; preds = %84
  store i32 %78, ptr addrspace(1) %32, align 4
  store i32 %74, ptr addrspace(1) %44, align 4
  %87 = icmp ugt i32 %73, %78
  br i1 %87, label %88, label %.critedge.4

88:                                               ; preds = %86
  store i32 %78, ptr addrspace(1) %24, align 4
  store i32 %73, ptr addrspace(1) %32, align 4
  %89 = extractelement <2 x i32> %76, i64 1
  %90 = icmp ugt i32 %89, %78
  br i1 %90, label %91, label %.critedge.4

91:                                               ; preds = %88
  store i32 %78, ptr addrspace(1) %23, align 4
  store i32 %89, ptr addrspace(1) %24, align 4
  %92 = insertelement <2 x i32> %76, i32 %78, i64 1
  br label %.critedge.4

.critedge.4:                                      ; preds = %91, %88, %86, %84, %82, %.critedge.3
  %93 = phi i32 [ %89, %91 ], [ %78, %88 ], [ %73, %86 ], [ %73, %84 ], [ %73, %82 ], [ %73, %.critedge.3 ]
  %94 = phi i32 [ %73, %91 ], [ %73, %88 ], [ %78, %86 ], [ %74, %84 ], [ %74, %82 ], [ %74, %.critedge.3 ]
  %95 = phi i32 [ %74, %91 ], [ %74, %88 ], [ %74, %86 ], [ %78, %84 ], [ %75, %82 ], [ %75, %.critedge.3 ]
  %96 = phi i32 [ %75, %91 ], [ %75, %88 ], [ %75, %86 ], [ %75, %84 ], [ %78, %82 ], [ %79, %.critedge.3 ]
  %97 = phi <2 x i32> [ %92, %91 ], [ %76, %88 ], [ %76, %86 ], [ %76, %84 ], [ %76, %82 ], [ %81, %.critedge.3 ]
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  %99 = load i32, ptr addrspace(1) %98, align 4
  %100 = extractelement <2 x i32> %97, i64 0
  %101 = icmp ugt i32 %100, %99
  %102 = insertelement <2 x i32> %97, i32 %99, i64 0
  br i1 %101, label %103, label %.critedge.5

103:                                              ; preds = %.critedge.4
  store i32 %99, ptr addrspace(1) %77, align 4
  store i32 %100, ptr addrspace(1) %98, align 4
  %104 = icmp ugt i32 %96, %99
  br i1 %104, label %105, label %.critedge.5

105:                                              ; preds = %103
  store i32 %99, ptr addrspace(1) %59, align 4
  store i32 %96, ptr addrspace(1) %77, align 4
  %106 = icmp ugt i32 %95, %99
  br i1 %106, label %107, label %.critedge.5

107:                                              ; preds = %105
  store i32 %99, ptr addrspace(1) %44, align 4
  store i32 %95, ptr addrspace(1) %59, align 4
  %108 = icmp ugt i32 %94, %99
  br i1 %108, label %109, label %.critedge.5

109:                                              ; preds = %107
  store i32 %99, ptr addrspace(1) %32, align 4
  store i32 %94, ptr addrspace(1) %44, align 4
  %110 = icmp ugt i32 %93, %99
  br i1 %110, label %111, label %.critedge.5

111:                                              ; preds = %109
  store i32 %99, ptr addrspace(1) %24, align 4
  store i32 %93, ptr addrspace(1) %32, align 4
  %112 = extractelement <2 x i32> %97, i64 1
  %113 = icmp ugt i32 %112, %99
  br i1 %113, label %114, label %.critedge.5

114:                                              ; preds = %111
  store i32 %99, ptr addrspace(1) %23, align 4
  store i32 %112, ptr addrspace(1) %24, align 4
  %115 = insertelement <2 x i32> %97, i32 %99, i64 1
  br label %.critedge.5

.critedge.5:                                      ; preds = %114, %111, %109, %107, %105, %103, %.critedge.4
  %116 = phi i32 [ %112, %114 ], [ %99, %111 ], [ %93, %109 ], [ %93, %107 ], [ %93, %105 ], [ %93, %103 ], [ %93, %.critedge.4 ]
  %117 = phi i32 [ %93, %114 ], [ %93, %111 ], [ %99, %109 ], [ %94, %107 ], [ %94, %105 ], [ %94, %103 ], [ %94, %.critedge.4 ]
  %118 = phi i32 [ %94, %114 ], [ %94, %111 ], [ %94, %109 ], [ %99, %107 ], [ %95, %105 ], [ %95, %103 ], [ %95, %.critedge.4 ]
  %119 = phi i32 [ %95, %114 ], [ %95, %111 ], [ %95, %109 ], [ %95, %107 ], [ %99, %105 ], [ %96, %103 ], [ %96, %.critedge.4 ]
  %120 = phi i32 [ %96, %114 ], [ %96, %111 ], [ %96, %109 ], [ %96, %107 ], [ %96, %105 ], [ %99, %103 ], [ %100, %.critedge.4 ]
  %121 = phi <2 x i32> [ %115, %114 ], [ %97, %111 ], [ %97, %109 ], [ %97, %107 ], [ %97, %105 ], [ %97, %103 ], [ %102, %.critedge.4 ]
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  %123 = load i32, ptr addrspace(1) %122, align 4
  %124 = extractelement <2 x i32> %121, i64 0
  %125 = icmp ugt i32 %124, %123
  br i1 %125, label %126, label %common.ret

126:                                              ; preds = %.critedge.5
  store i32 %123, ptr addrspace(1) %98, align 4
  store i32 %124, ptr addrspace(1) %122, align 4
  %127 = icmp ugt i32 %120, %123
  br i1 %127, label %128, label %common.ret

128:                                              ; preds = %126
  store i32 %123, ptr addrspace(1) %77, align 4
  store i32 %120, ptr addrspace(1) %98, align 4
  %129 = icmp ugt i32 %119, %123
  br i1 %129, label %130, label %common.ret

130:                                              ; preds = %128
  store i32 %123, ptr addrspace(1) %59, align 4
  store i32 %119, ptr addrspace(1) %77, align 4
  %131 = icmp ugt i32 %118, %123
  br i1 %131, label %132, label %common.ret

132:                                              ; preds = %130
  store i32 %123, ptr addrspace(1) %44, align 4
  store i32 %118, ptr addrspace(1) %59, align 4
  %133 = icmp ugt i32 %117, %123
  br i1 %133, label %134, label %common.ret

134:                                              ; preds = %132
  store i32 %123, ptr addrspace(1) %32, align 4
  store i32 %117, ptr addrspace(1) %44, align 4
  %135 = icmp ugt i32 %116, %123
  br i1 %135, label %136, label %common.ret

136:                                              ; preds = %134
  store i32 %123, ptr addrspace(1) %24, align 4
  store i32 %116, ptr addrspace(1) %32, align 4
  %137 = extractelement <2 x i32> %121, i64 1
  %138 = icmp ugt i32 %137, %123
  br i1 %138, label %139, label %common.ret

139:                                              ; preds = %136
  store i32 %123, ptr addrspace(1) %23, align 4
  store i32 %137, ptr addrspace(1) %24, align 4
  br label %common.ret
}

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @vectors(i32 %0, ptr addrspace(1) align 16 captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %18
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [16 x i8], ptr addrspace(1) %1, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !amdgpu.noclobber !0
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %23 = fmul <4 x float> %21, %22
  %24 = tail call float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %21)
  %25 = insertelement <1 x float> poison, float %24, i64 0
  %26 = shufflevector <1 x float> %25, <1 x float> poison, <4 x i32> zeroinitializer
  %27 = fadd <4 x float> %23, %26
  store <4 x float> %27, ptr addrspace(1) %20, align 16
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #3

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @wide(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %18
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !amdgpu.noclobber !0
  %22 = zext i32 %21 to i128
  %23 = mul nuw nsw i128 %22, 18446744078004518913
  %24 = lshr i128 %23, 13
  %25 = trunc i128 %24 to i32
  %26 = urem i32 %21, 97
  %narrow = add nuw nsw i32 %26, 3
  %27 = zext nneg i32 %narrow to i128
  %28 = udiv i128 %23, %27
  %29 = and i32 %25, 16777215
  %sext = shl i32 %21, 25
  %30 = ashr exact i32 %sext, 25
  %31 = trunc i128 %28 to i32
  %32 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %21)
  %33 = xor i32 %30, %32
  %34 = xor i32 %33, %31
  %35 = xor i32 %34, %29
  store i32 %35, ptr addrspace(1) %20, align 4
  br label %common.ret
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @shapes(i32 %0, ptr addrspace(1) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %kernels.Shape.area.exit
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !amdgpu.noclobber !0
  %22 = urem i32 %17, 3
  switch i32 %22, label %32 [
    i32 0, label %23
    i32 1, label %29
  ]

23:                                               ; preds = %18, %32, %29
  %.sroa.5.0.off0 = phi i2 [ -2, %32 ], [ 1, %29 ], [ 0, %18 ]
  %.sroa.4.0 = phi float [ 0x7FF8000000000000, %32 ], [ %31, %29 ], [ 0x7FF8000000000000, %18 ]
  %.sroa.0.0 = phi float [ 0x36B8000000000000, %32 ], [ %21, %29 ], [ %21, %18 ]
  switch i2 %.sroa.5.0.off0, label %default.unreachable [
    i2 0, label %24
    i2 1, label %27
    i2 -2, label %kernels.Shape.area.exit
  ]

24:                                               ; preds = %23
  %25 = fmul float %.sroa.0.0, 3.000000e+00
  %26 = fmul float %.sroa.0.0, %25
  br label %kernels.Shape.area.exit

27:                                               ; preds = %23
  br label %kernels.Shape.area.exit

default.unreachable:                              ; preds = %23
  unreachable

kernels.Shape.area.exit:                          ; preds = %23, %24, %27
  %28 = phi float [ %26, %24 ], [ %.sroa.4.0, %27 ], [ 0.000000e+00, %23 ]
  store float %28, ptr addrspace(1) %20, align 4
  br label %common.ret

29:                                               ; preds = %18
  %30 = fadd float %21, 1.000000e+00
  %31 = fmul float %30, %21
  br label %23

32:                                               ; preds = %18
  br label %23
}

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @search(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %4, i32 %8)
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

12:                                               ; preds = %3
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = extractvalue { i32, i1 } %9, 0
  %15 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %13, i32 %14)
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %kernels.globalId.exit

17:                                               ; preds = %12
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %12
  %18 = extractvalue { i32, i1 } %15, 0
  %19 = icmp ult i32 %18, %0
  br i1 %19, label %21, label %20

20:                                               ; preds = %kernels.globalId.exit, %kernels.find.exit
  ret void

21:                                               ; preds = %kernels.globalId.exit
  %22 = zext i32 %18 to i64
  %23 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !amdgpu.noclobber !0
  %25 = load i32, ptr addrspace(1) %1, align 4, !noalias !1, !amdgpu.noclobber !0
  %26 = icmp eq i32 %25, %24
  br i1 %26, label %kernels.find.exit, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %29 = load i32, ptr addrspace(1) %28, align 4, !noalias !1, !amdgpu.noclobber !0
  %30 = icmp eq i32 %29, %24
  br i1 %30, label %kernels.find.exit, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %33 = load i32, ptr addrspace(1) %32, align 4, !noalias !1, !amdgpu.noclobber !0
  %34 = icmp eq i32 %33, %24
  br i1 %34, label %kernels.find.exit, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %37 = load i32, ptr addrspace(1) %36, align 4, !noalias !1, !amdgpu.noclobber !0
  %38 = icmp eq i32 %37, %24
  br i1 %38, label %kernels.find.exit, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %41 = load i32, ptr addrspace(1) %40, align 4, !noalias !1, !amdgpu.noclobber !0
  %42 = icmp eq i32 %41, %24
  br i1 %42, label %kernels.find.exit, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %45 = load i32, ptr addrspace(1) %44, align 4, !noalias !1, !amdgpu.noclobber !0
  %46 = icmp eq i32 %45, %24
  br i1 %46, label %kernels.find.exit, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %49 = load i32, ptr addrspace(1) %48, align 4, !noalias !1, !amdgpu.noclobber !0
  %50 = icmp eq i32 %49, %24
  br i1 %50, label %kernels.find.exit, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %53 = load i32, ptr addrspace(1) %52, align 4, !noalias !1, !amdgpu.noclobber !0
  %54 = icmp eq i32 %53, %24
  br i1 %54, label %kernels.find.exit, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %57 = load i32, ptr addrspace(1) %56, align 4, !noalias !1, !amdgpu.noclobber !0
  %58 = icmp eq i32 %57, %24
  br i1 %58, label %kernels.find.exit, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36
  %61 = load i32, ptr addrspace(1) %60, align 4, !noalias !1, !amdgpu.noclobber !0
  %62 = icmp eq i32 %61, %24
  br i1 %62, label %kernels.find.exit, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %65 = load i32, ptr addrspace(1) %64, align 4, !noalias !1, !amdgpu.noclobber !0
  %66 = icmp eq i32 %65, %24
  br i1 %66, label %kernels.find.exit, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 44
  %69 = load i32, ptr addrspace(1) %68, align 4, !noalias !1, !amdgpu.noclobber !0
  %70 = icmp eq i32 %69, %24
  br i1 %70, label %kernels.find.exit, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 48
  %73 = load i32, ptr addrspace(1) %72, align 4, !noalias !1, !amdgpu.noclobber !0
  %74 = icmp eq i32 %73, %24
  br i1 %74, label %kernels.find.exit, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 52
  %77 = load i32, ptr addrspace(1) %76, align 4, !noalias !1, !amdgpu.noclobber !0
  %78 = icmp eq i32 %77, %24
  br i1 %78, label %kernels.find.exit, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 56
  %81 = load i32, ptr addrspace(1) %80, align 4, !noalias !1, !amdgpu.noclobber !0
  %82 = icmp eq i32 %81, %24
  br i1 %82, label %kernels.find.exit, label %83

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 60
  %85 = load i32, ptr addrspace(1) %84, align 4, !noalias !1, !amdgpu.noclobber !0
  %86 = icmp eq i32 %85, %24
  %87 = select i1 %86, i32 15, i32 -1
  br label %kernels.find.exit

kernels.find.exit:                                ; preds = %83, %21, %27, %31, %35, %39, %43, %47, %51, %55, %59, %63, %67, %71, %75, %79
  %.sroa.3.0.off0 = phi i32 [ %87, %83 ], [ 14, %79 ], [ 13, %75 ], [ 12, %71 ], [ 11, %67 ], [ 10, %63 ], [ 9, %59 ], [ 8, %55 ], [ 7, %51 ], [ 6, %47 ], [ 5, %43 ], [ 4, %39 ], [ 3, %35 ], [ 2, %31 ], [ 1, %27 ], [ 0, %21 ]
  store i32 %.sroa.3.0.off0, ptr addrspace(1) %23, align 4
  br label %20
}

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @errors(i32 %0, ptr addrspace(1) captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4
  %7 = zext i16 %6 to i32
  %8 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %3, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

11:                                               ; preds = %2
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = extractvalue { i32, i1 } %8, 0
  %14 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %12, i32 %13)
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %kernels.globalId.exit

16:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %11
  %17 = extractvalue { i32, i1 } %14, 0
  %.not = icmp ult i32 %17, %0
  br i1 %.not, label %18, label %common.ret

common.ret:                                       ; preds = %kernels.globalId.exit, %26
  ret void

18:                                               ; preds = %kernels.globalId.exit
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %kernels.half.exit, label %23

23:                                               ; preds = %18
  %24 = and i32 %21, 1
  %.not.i = icmp eq i32 %24, 0
  %25 = lshr exact i32 %21, 1
  %. = select i1 %.not.i, i16 0, i16 2
  %.10 = select i1 %.not.i, i32 %25, i32 0
  br label %kernels.half.exit

kernels.half.exit:                                ; preds = %23, %18
  %.sroa.4.0 = phi i16 [ %., %23 ], [ 1, %18 ]
  %.sroa.0.0 = phi i32 [ %.10, %23 ], [ 0, %18 ]
  switch i16 %.sroa.4.0, label %default.unreachable12 [
    i16 0, label %28
    i16 1, label %26
    i16 2, label %29
  ], !prof !4

26:                                               ; preds = %kernels.half.exit, %kernels.half.exit6, %28
  %27 = phi i32 [ %.sroa.0.0, %28 ], [ %36, %kernels.half.exit6 ], [ 1000, %kernels.half.exit ]
  store i32 %27, ptr addrspace(1) %20, align 4
  br label %common.ret

28:                                               ; preds = %kernels.half.exit
  br label %26

29:                                               ; preds = %kernels.half.exit
  %30 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %21, i32 1)
  %31 = extractvalue { i32, i1 } %30, 1
  br i1 %31, label %32, label %kernels.half.exit6

default.unreachable12:                            ; preds = %kernels.half.exit
  unreachable

32:                                               ; preds = %29
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.half.exit6:                               ; preds = %29
  %33 = extractvalue { i32, i1 } %30, 0
  %34 = and i32 %33, 1
  %.not.i4 = icmp eq i32 %34, 0
  %35 = lshr exact i32 %33, 1
  %36 = select i1 %.not.i4, i32 %35, i32 2000
  br label %26
}

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @checked_copy(i32 %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4
  %8 = zext i16 %7 to i32
  %9 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %4, i32 %8)
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

12:                                               ; preds = %3
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = extractvalue { i32, i1 } %9, 0
  %15 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %13, i32 %14)
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %kernels.globalId.exit

17:                                               ; preds = %12
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %12
  %18 = extractvalue { i32, i1 } %15, 0
  %19 = icmp ult i32 %18, %0
  br i1 %19, label %21, label %20

20:                                               ; preds = %kernels.globalId.exit, %21
  ret void

21:                                               ; preds = %kernels.globalId.exit
  %22 = zext i32 %18 to i64
  %23 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %1, i64 %22
  %24 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %22
  %25 = load i32, ptr addrspace(1) %23, align 4, !amdgpu.noclobber !0
  %26 = tail call i32 @llvm.uadd.sat.i32(i32 %25, i32 7)
  store i32 %26, ptr addrspace(1) %24, align 4
  br label %20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #1

; Function Attrs: noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write)
define amdgpu_kernel void @saxpy(i32 %0, float %1, ptr addrspace(1) readonly align 4 captures(none) %2, ptr addrspace(1) align 4 captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4
  %9 = zext i16 %8 to i32
  %10 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %5, i32 %9)
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %4
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

13:                                               ; preds = %4
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = extractvalue { i32, i1 } %10, 0
  %16 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %14, i32 %15)
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %kernels.globalId.exit

18:                                               ; preds = %13
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

kernels.globalId.exit:                            ; preds = %13
  %19 = extractvalue { i32, i1 } %16, 0
  %20 = icmp ult i32 %19, %0
  br i1 %20, label %22, label %21

21:                                               ; preds = %kernels.globalId.exit, %22
  ret void

22:                                               ; preds = %kernels.globalId.exit
  %23 = zext i32 %19 to i64
  %24 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %3, i64 %23
  %25 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %23
  %26 = load float, ptr addrspace(1) %25, align 4, !amdgpu.noclobber !0
  %27 = fmul float %1, %26
  %28 = load float, ptr addrspace(1) %24, align 4, !amdgpu.noclobber !0
  %29 = fadd float %27, %28
  store float %29, ptr addrspace(1) %24, align 4
  br label %21
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="all" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{}

!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3, !"kernels.find: argument 0"}
!3 = distinct !{!3, !"kernels.find"}
!4 = !{!"branch_weights", i32 1, i32 6000, i32 1, i32 1}
