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

._crit_edge.loopexit:                             ; preds = %29
  %.sroa.1.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 4
  %.sroa.1.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.1.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.2.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  %.sroa.2.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.2.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.3.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 12
  %.sroa.3.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.3.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.4.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  %.sroa.4.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.4.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.5.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 20
  %.sroa.5.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.5.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.6.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 24
  %.sroa.6.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.6.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.7.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 28
  %.sroa.7.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.7.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.8.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 32
  %.sroa.8.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.8.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.9.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 36
  %.sroa.9.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.9.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.10.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 40
  %.sroa.10.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.10.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.11.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 44
  %.sroa.11.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.11.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.12.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 48
  %.sroa.12.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.12.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.13.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 52
  %.sroa.13.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.13.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.14.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 56
  %.sroa.14.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.14.0..sroa_idx.phi.trans.insert, align 4
  %.sroa.15.0..sroa_idx.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 60
  %.sroa.15.0.copyload.pre = load i32, ptr addrspace(5) %.sroa.15.0..sroa_idx.phi.trans.insert, align 4
  br label %._crit_edge

.lr.ph:                                           ; preds = %19, %29
  %.0715 = phi i32 [ %31, %29 ], [ %22, %19 ]
  %23 = and i32 %.0715, 15
  %24 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %23
  %25 = load i32, ptr addrspace(5) %24, align 4
  %26 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %25, i32 1)
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %28, label %29

28:                                               ; preds = %.lr.ph
  call void @llvm.assume(i1 true) [ "cold"() ]
  tail call void @llvm.trap()
  unreachable

29:                                               ; preds = %.lr.ph
  %30 = extractvalue { i32, i1 } %26, 0
  store i32 %30, ptr addrspace(5) %24, align 4
  %31 = lshr i32 %.0715, 4
  %.not12 = icmp eq i32 %31, 0
  br i1 %.not12, label %._crit_edge.loopexit, label %.lr.ph

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %19
  %.sroa.15.0.copyload = phi i32 [ %.sroa.15.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.14.0.copyload = phi i32 [ %.sroa.14.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.13.0.copyload = phi i32 [ %.sroa.13.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.12.0.copyload = phi i32 [ %.sroa.12.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.11.0.copyload = phi i32 [ %.sroa.11.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.10.0.copyload = phi i32 [ %.sroa.10.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.9.0.copyload = phi i32 [ %.sroa.9.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.8.0.copyload = phi i32 [ %.sroa.8.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.7.0.copyload = phi i32 [ %.sroa.7.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.6.0.copyload = phi i32 [ %.sroa.6.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.5.0.copyload = phi i32 [ %.sroa.5.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.4.0.copyload = phi i32 [ %.sroa.4.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.3.0.copyload = phi i32 [ %.sroa.3.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.2.0.copyload = phi i32 [ %.sroa.2.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %.sroa.1.0.copyload = phi i32 [ %.sroa.1.0.copyload.pre, %._crit_edge.loopexit ], [ 0, %19 ]
  %32 = load i32, ptr addrspace(5) %3, align 4
  %33 = icmp ugt i32 %.sroa.1.0.copyload, %32
  %.1.1.sroa.sel.idx.sroa.sel.idx = select i1 %33, i32 4, i32 0
  %.1.1.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 %.1.1.sroa.sel.idx.sroa.sel.idx
  %34 = load i32, ptr addrspace(5) %.1.1.sroa.sel.idx.sroa.sel, align 4
  %35 = icmp ugt i32 %.sroa.2.0.copyload, %34
  %.1.1 = zext i1 %33 to i32
  %.1.2 = select i1 %35, i32 2, i32 %.1.1
  %36 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.2
  %37 = load i32, ptr addrspace(5) %36, align 4
  %38 = icmp ugt i32 %.sroa.3.0.copyload, %37
  %.1.3 = select i1 %38, i32 3, i32 %.1.2
  %39 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.3
  %40 = load i32, ptr addrspace(5) %39, align 4
  %41 = icmp ugt i32 %.sroa.4.0.copyload, %40
  %.1.4 = select i1 %41, i32 4, i32 %.1.3
  %42 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.4
  %43 = load i32, ptr addrspace(5) %42, align 4
  %44 = icmp ugt i32 %.sroa.5.0.copyload, %43
  %.1.5 = select i1 %44, i32 5, i32 %.1.4
  %45 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.5
  %46 = load i32, ptr addrspace(5) %45, align 4
  %47 = icmp ugt i32 %.sroa.6.0.copyload, %46
  %.1.6 = select i1 %47, i32 6, i32 %.1.5
  %48 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.6
  %49 = load i32, ptr addrspace(5) %48, align 4
  %50 = icmp ugt i32 %.sroa.7.0.copyload, %49
  %.1.7 = select i1 %50, i32 7, i32 %.1.6
  %51 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.7
  %52 = load i32, ptr addrspace(5) %51, align 4
  %53 = icmp ugt i32 %.sroa.8.0.copyload, %52
  %.1.8 = select i1 %53, i32 8, i32 %.1.7
  %54 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.8
  %55 = load i32, ptr addrspace(5) %54, align 4
  %56 = icmp ugt i32 %.sroa.9.0.copyload, %55
  %.1.9 = select i1 %56, i32 9, i32 %.1.8
  %57 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.9
  %58 = load i32, ptr addrspace(5) %57, align 4
  %59 = icmp ugt i32 %.sroa.10.0.copyload, %58
  %.1.10 = select i1 %59, i32 10, i32 %.1.9
  %60 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.10
  %61 = load i32, ptr addrspace(5) %60, align 4
  %62 = icmp ugt i32 %.sroa.11.0.copyload, %61
  %.1.11 = select i1 %62, i32 11, i32 %.1.10
  %63 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.11
  %64 = load i32, ptr addrspace(5) %63, align 4
  %65 = icmp ugt i32 %.sroa.12.0.copyload, %64
  %.1.12 = select i1 %65, i32 12, i32 %.1.11
  %66 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.12
  %67 = load i32, ptr addrspace(5) %66, align 4
  %68 = icmp ugt i32 %.sroa.13.0.copyload, %67
  %.1.13 = select i1 %68, i32 13, i32 %.1.12
  %69 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.13
  %70 = load i32, ptr addrspace(5) %69, align 4
  %71 = icmp ugt i32 %.sroa.14.0.copyload, %70
  %.1.14 = select i1 %71, i32 14, i32 %.1.13
  %72 = getelementptr inbounds nuw [4 x i8], ptr addrspace(5) %3, i32 %.1.14
  %73 = load i32, ptr addrspace(5) %72, align 4
  %74 = icmp ugt i32 %.sroa.15.0.copyload, %73
  %.1.15 = select i1 %74, i32 15, i32 %.1.14
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

common.ret:                                       ; preds = %.critedge.5, %110, %112, %114, %116, %118, %120, %122, %kernels.globalId.exit
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
  %26 = extractelement <2 x i32> %25, i64 1
  %27 = extractelement <2 x i32> %25, i64 0
  %28 = icmp ugt i32 %27, %26
  br i1 %28, label %29, label %.critedge

29:                                               ; preds = %.preheader
  store i32 %26, ptr addrspace(1) %23, align 4
  store i32 %27, ptr addrspace(1) %24, align 4
  br label %.critedge

.critedge:                                        ; preds = %29, %.preheader
  %30 = phi i32 [ %26, %29 ], [ %27, %.preheader ]
  %31 = phi i32 [ %27, %29 ], [ %26, %.preheader ]
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %33 = load i32, ptr addrspace(1) %32, align 4
  %34 = icmp ugt i32 %31, %33
  br i1 %34, label %35, label %.critedge.1

35:                                               ; preds = %.critedge
  store i32 %33, ptr addrspace(1) %24, align 4
  store i32 %31, ptr addrspace(1) %32, align 4
  %36 = icmp ugt i32 %30, %33
  br i1 %36, label %37, label %.critedge.1

37:                                               ; preds = %35
  store i32 %33, ptr addrspace(1) %23, align 4
  store i32 %30, ptr addrspace(1) %24, align 4
  br label %.critedge.1

.critedge.1:                                      ; preds = %37, %35, %.critedge
  %38 = phi i32 [ %33, %37 ], [ %30, %35 ], [ %30, %.critedge ]
  %39 = phi i32 [ %30, %37 ], [ %33, %35 ], [ %31, %.critedge ]
  %40 = phi i32 [ %31, %37 ], [ %31, %35 ], [ %33, %.critedge ]
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %42 = load i32, ptr addrspace(1) %41, align 4
  %43 = icmp ugt i32 %40, %42
  br i1 %43, label %44, label %.critedge.2

44:                                               ; preds = %.critedge.1
  store i32 %42, ptr addrspace(1) %32, align 4
  store i32 %40, ptr addrspace(1) %41, align 4
  %45 = icmp ugt i32 %39, %42
  br i1 %45, label %46, label %.critedge.2

46:                                               ; preds = %44
  store i32 %42, ptr addrspace(1) %24, align 4
  store i32 %39, ptr addrspace(1) %32, align 4
  %47 = icmp ugt i32 %38, %42
  br i1 %47, label %48, label %.critedge.2

48:                                               ; preds = %46
  store i32 %42, ptr addrspace(1) %23, align 4
  store i32 %38, ptr addrspace(1) %24, align 4
  br label %.critedge.2

.critedge.2:                                      ; preds = %48, %46, %44, %.critedge.1
  %49 = phi i32 [ %42, %48 ], [ %38, %46 ], [ %38, %44 ], [ %38, %.critedge.1 ]
  %50 = phi i32 [ %38, %48 ], [ %42, %46 ], [ %39, %44 ], [ %39, %.critedge.1 ]
  %51 = phi i32 [ %39, %48 ], [ %39, %46 ], [ %42, %44 ], [ %40, %.critedge.1 ]
  %52 = phi i32 [ %40, %48 ], [ %40, %46 ], [ %40, %44 ], [ %42, %.critedge.1 ]
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %54 = load i32, ptr addrspace(1) %53, align 4
  %55 = icmp ugt i32 %52, %54
  br i1 %55, label %56, label %.critedge.3

56:                                               ; preds = %.critedge.2
  store i32 %54, ptr addrspace(1) %41, align 4
  store i32 %52, ptr addrspace(1) %53, align 4
  %57 = icmp ugt i32 %51, %54
  br i1 %57, label %58, label %.critedge.3

58:                                               ; preds = %56
  store i32 %54, ptr addrspace(1) %32, align 4
  store i32 %51, ptr addrspace(1) %41, align 4
  %59 = icmp ugt i32 %50, %54
  br i1 %59, label %60, label %.critedge.3

60:                                               ; preds = %58
  store i32 %54, ptr addrspace(1) %24, align 4
  store i32 %50, ptr addrspace(1) %32, align 4
  %61 = icmp ugt i32 %49, %54
  br i1 %61, label %62, label %.critedge.3

62:                                               ; preds = %60
  store i32 %54, ptr addrspace(1) %23, align 4
  store i32 %49, ptr addrspace(1) %24, align 4
  br label %.critedge.3

.critedge.3:                                      ; preds = %62, %60, %58, %56, %.critedge.2
  %63 = phi i32 [ %54, %62 ], [ %49, %60 ], [ %49, %58 ], [ %49, %56 ], [ %49, %.critedge.2 ]
  %64 = phi i32 [ %49, %62 ], [ %54, %60 ], [ %50, %58 ], [ %50, %56 ], [ %50, %.critedge.2 ]
  %65 = phi i32 [ %50, %62 ], [ %50, %60 ], [ %54, %58 ], [ %51, %56 ], [ %51, %.critedge.2 ]
  %66 = phi i32 [ %51, %62 ], [ %51, %60 ], [ %51, %58 ], [ %54, %56 ], [ %52, %.critedge.2 ]
  %67 = phi i32 [ %52, %62 ], [ %52, %60 ], [ %52, %58 ], [ %52, %56 ], [ %54, %.critedge.2 ]
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %69 = load i32, ptr addrspace(1) %68, align 4
  %70 = icmp ugt i32 %67, %69
  br i1 %70, label %71, label %.critedge.4

71:                                               ; preds = %.critedge.3
  store i32 %69, ptr addrspace(1) %53, align 4
  store i32 %67, ptr addrspace(1) %68, align 4
  %72 = icmp ugt i32 %66, %69
  br i1 %72, label %73, label %.critedge.4

73:                                               ; preds = %71
  store i32 %69, ptr addrspace(1) %41, align 4
  store i32 %66, ptr addrspace(1) %53, align 4
  %74 = icmp ugt i32 %65, %69
  br i1 %74, label %75, label %.critedge.4

75:                                               ; preds = %73
  store i32 %69, ptr addrspace(1) %32, align 4
  store i32 %65, ptr addrspace(1) %41, align 4
  %76 = icmp ugt i32 %64, %69
  br i1 %76, label %77, label %.critedge.4

77:                                               ; preds = %75
  store i32 %69, ptr addrspace(1) %24, align 4
  store i32 %64, ptr addrspace(1) %32, align 4
  %78 = icmp ugt i32 %63, %69
  br i1 %78, label %79, label %.critedge.4

79:                                               ; preds = %77
  store i32 %69, ptr addrspace(1) %23, align 4
  store i32 %63, ptr addrspace(1) %24, align 4
  br label %.critedge.4

.critedge.4:                                      ; preds = %79, %77, %75, %73, %71, %.critedge.3
  %80 = phi i32 [ %69, %79 ], [ %63, %77 ], [ %63, %75 ], [ %63, %73 ], [ %63, %71 ], [ %63, %.critedge.3 ]
  %81 = phi i32 [ %63, %79 ], [ %69, %77 ], [ %64, %75 ], [ %64, %73 ], [ %64, %71 ], [ %64, %.critedge.3 ]
  %82 = phi i32 [ %64, %79 ], [ %64, %77 ], [ %69, %75 ], [ %65, %73 ], [ %65, %71 ], [ %65, %.critedge.3 ]
  %83 = phi i32 [ %65, %79 ], [ %65, %77 ], [ %65, %75 ], [ %69, %73 ], [ %66, %71 ], [ %66, %.critedge.3 ]
  %84 = phi i32 [ %66, %79 ], [ %66, %77 ], [ %66, %75 ], [ %66, %73 ], [ %69, %71 ], [ %67, %.critedge.3 ]
  %85 = phi i32 [ %67, %79 ], [ %67, %77 ], [ %67, %75 ], [ %67, %73 ], [ %67, %71 ], [ %69, %.critedge.3 ]
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  %87 = load i32, ptr addrspace(1) %86, align 4
  %88 = icmp ugt i32 %85, %87
  br i1 %88, label %89, label %.critedge.5

89:                                               ; preds = %.critedge.4
  store i32 %87, ptr addrspace(1) %68, align 4
  store i32 %85, ptr addrspace(1) %86, align 4
  %90 = icmp ugt i32 %84, %87
  br i1 %90, label %91, label %.critedge.5

91:                                               ; preds = %89
  store i32 %87, ptr addrspace(1) %53, align 4
  store i32 %84, ptr addrspace(1) %68, align 4
  %92 = icmp ugt i32 %83, %87
  br i1 %92, label %93, label %.critedge.5

93:                                               ; preds = %91
  store i32 %87, ptr addrspace(1) %41, align 4
  store i32 %83, ptr addrspace(1) %53, align 4
  %94 = icmp ugt i32 %82, %87
  br i1 %94, label %95, label %.critedge.5

95:                                               ; preds = %93
  store i32 %87, ptr addrspace(1) %32, align 4
  store i32 %82, ptr addrspace(1) %41, align 4
  %96 = icmp ugt i32 %81, %87
  br i1 %96, label %97, label %.critedge.5

97:                                               ; preds = %95
  store i32 %87, ptr addrspace(1) %24, align 4
  store i32 %81, ptr addrspace(1) %32, align 4
  %98 = icmp ugt i32 %80, %87
  br i1 %98, label %99, label %.critedge.5

99:                                               ; preds = %97
  store i32 %87, ptr addrspace(1) %23, align 4
  store i32 %80, ptr addrspace(1) %24, align 4
  br label %.critedge.5

.critedge.5:                                      ; preds = %99, %97, %95, %93, %91, %89, %.critedge.4
  %100 = phi i32 [ %87, %99 ], [ %80, %97 ], [ %80, %95 ], [ %80, %93 ], [ %80, %91 ], [ %80, %89 ], [ %80, %.critedge.4 ]
  %101 = phi i32 [ %80, %99 ], [ %87, %97 ], [ %81, %95 ], [ %81, %93 ], [ %81, %91 ], [ %81, %89 ], [ %81, %.critedge.4 ]
  %102 = phi i32 [ %81, %99 ], [ %81, %97 ], [ %87, %95 ], [ %82, %93 ], [ %82, %91 ], [ %82, %89 ], [ %82, %.critedge.4 ]
  %103 = phi i32 [ %82, %99 ], [ %82, %97 ], [ %82, %95 ], [ %87, %93 ], [ %83, %91 ], [ %83, %89 ], [ %83, %.critedge.4 ]
  %104 = phi i32 [ %83, %99 ], [ %83, %97 ], [ %83, %95 ], [ %83, %93 ], [ %87, %91 ], [ %84, %89 ], [ %84, %.critedge.4 ]
  %105 = phi i32 [ %84, %99 ], [ %84, %97 ], [ %84, %95 ], [ %84, %93 ], [ %84, %91 ], [ %87, %89 ], [ %85, %.critedge.4 ]
  %106 = phi i32 [ %85, %99 ], [ %85, %97 ], [ %85, %95 ], [ %85, %93 ], [ %85, %91 ], [ %85, %89 ], [ %87, %.critedge.4 ]
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  %108 = load i32, ptr addrspace(1) %107, align 4
  %109 = icmp ugt i32 %106, %108
  br i1 %109, label %110, label %common.ret

110:                                              ; preds = %.critedge.5
  store i32 %108, ptr addrspace(1) %86, align 4
  store i32 %106, ptr addrspace(1) %107, align 4
  %111 = icmp ugt i32 %105, %108
  br i1 %111, label %112, label %common.ret

112:                                              ; preds = %110
  store i32 %108, ptr addrspace(1) %68, align 4
  store i32 %105, ptr addrspace(1) %86, align 4
  %113 = icmp ugt i32 %104, %108
  br i1 %113, label %114, label %common.ret

114:                                              ; preds = %112
  store i32 %108, ptr addrspace(1) %53, align 4
  store i32 %104, ptr addrspace(1) %68, align 4
  %115 = icmp ugt i32 %103, %108
  br i1 %115, label %116, label %common.ret

116:                                              ; preds = %114
  store i32 %108, ptr addrspace(1) %41, align 4
  store i32 %103, ptr addrspace(1) %53, align 4
  %117 = icmp ugt i32 %102, %108
  br i1 %117, label %118, label %common.ret

118:                                              ; preds = %116
  store i32 %108, ptr addrspace(1) %32, align 4
  store i32 %102, ptr addrspace(1) %41, align 4
  %119 = icmp ugt i32 %101, %108
  br i1 %119, label %120, label %common.ret

120:                                              ; preds = %118
  store i32 %108, ptr addrspace(1) %24, align 4
  store i32 %101, ptr addrspace(1) %32, align 4
  %121 = icmp ugt i32 %100, %108
  br i1 %121, label %122, label %common.ret

122:                                              ; preds = %120
  store i32 %108, ptr addrspace(1) %23, align 4
  store i32 %100, ptr addrspace(1) %24, align 4
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

attributes #0 = { noredzone nounwind memory(argmem: readwrite, inaccessiblemem: write) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="all" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+ds-src2-insts,+extended-image-insts,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fp64,+gcn3-encoding,+gds,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx9-insts,+gws,+half-rate-64-ops,+image-gather4-d16-bug,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+negative-scratch-offset-bug,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-insts,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-fadd-no-rtn-insts,-atomic-fadd-rtn-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-flat-f64,-atomic-fmin-fmax-global-f32,-atomic-fmin-fmax-global-f64,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-back-off-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot3-insts,-dot4-insts,-dot5-insts,-dot6-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-64bit,-dpp-src1-sgpr,-enable-ds128,-emulated-system-scope-atomics,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-buffer-global-fadd-f64-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmacf64-inst,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-full-rate-64-ops,-g16,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx90a-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-ieee-minimum-maximum-insts,-image-store-d16-bug,-inst-fwd-prefetch-bug,-kernarg-preload,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-mai-insts,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-packed-fp32-ops,-packed-tid,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-pk-fmac-f16-inst,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vgpr-align2,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" "uniform-work-group-size"="false" }
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
