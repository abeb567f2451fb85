; ModuleID = 'BitcodeBuffer'
source_filename = "kernels"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-unknown"

%kernels.Shape = type { %kernels.Shape__struct_1, i8, [3 x i8] }
%kernels.Shape__struct_1 = type { float, float }

@builtin.output_mode = private unnamed_addr constant i8 2, align 1
@kernels.kernel = private unnamed_addr constant i8 98, align 1
@__anon_679 = private unnamed_addr constant [16 x i32] zeroinitializer, align 4
@__anon_754 = private unnamed_addr constant { i32, i8, [3 x i8] } { i32 undef, i8 0, [3 x i8] undef }, align 4
@__anon_774 = private unnamed_addr constant { i32, i16, [2 x i8] } { i32 undef, i16 1, [2 x i8] undef }, align 4
@__anon_776 = private unnamed_addr constant { i32, i16, [2 x i8] } { i32 undef, i16 2, [2 x i8] undef }, align 4

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @collatz(i32 %0, ptr addrspace(1) %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = call fastcc i32 @kernels.globalId()
  %8 = icmp uge i32 %7, %0
  br i1 %8, label %17, label %18

9:                                                ; preds = %18
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = zext i32 %7 to i64
  %12 = load ptr addrspace(1), ptr %6, align 8
  %13 = getelementptr inbounds [4 x i8], ptr addrspace(1) %12, i64 %11
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %14, i32 1)
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %19, label %20

17:                                               ; preds = %2
  ret void

18:                                               ; preds = %2
  br label %9

19:                                               ; preds = %9
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

20:                                               ; preds = %9
  %21 = extractvalue { i32, i1 } %15, 0
  %22 = zext i32 %21 to i64
  store i64 %22, ptr %10, align 8
  %23 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 0, ptr %23, align 4
  br label %29

24:                                               ; preds = %37
  %25 = zext i32 %7 to i64
  %26 = load ptr addrspace(1), ptr %6, align 8
  %27 = getelementptr inbounds [4 x i8], ptr addrspace(1) %26, i64 %25
  %28 = load i32, ptr %23, align 4
  store i32 %28, ptr addrspace(1) %27, align 4
  ret void

29:                                               ; preds = %32, %20
  %30 = load i64, ptr %10, align 8
  %31 = icmp ne i64 %30, 1
  br i1 %31, label %33, label %37

32:                                               ; preds = %59
  br label %29

33:                                               ; preds = %29
  %34 = load i64, ptr %10, align 8
  %35 = urem i64 %34, 2
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %43, label %46

37:                                               ; preds = %29
  br label %24

38:                                               ; preds = %56, %43
  %39 = phi i64 [ %45, %43 ], [ %57, %56 ]
  store i64 %39, ptr %10, align 8
  %40 = load i32, ptr %23, align 4
  %41 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %40, i32 1)
  %42 = extractvalue { i32, i1 } %41, 1
  br i1 %42, label %58, label %59

43:                                               ; preds = %33
  %44 = load i64, ptr %10, align 8
  %45 = udiv i64 %44, 2
  br label %38

46:                                               ; preds = %33
  %47 = load i64, ptr %10, align 8
  %48 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 3, i64 %47)
  %49 = extractvalue { i64, i1 } %48, 1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

51:                                               ; preds = %46
  %52 = extractvalue { i64, i1 } %48, 0
  %53 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %52, i64 1)
  %54 = extractvalue { i64, i1 } %53, 1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

56:                                               ; preds = %51
  %57 = extractvalue { i64, i1 } %53, 0
  br label %38

58:                                               ; preds = %38
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

59:                                               ; preds = %38
  %60 = extractvalue { i32, i1 } %41, 0
  store i32 %60, ptr %23, align 4
  br label %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: noredzone nounwind
define private fastcc i32 @kernels.globalId() unnamed_addr #0 {
  %1 = call i32 @llvm.amdgcn.workitem.id.x()
  %2 = call i32 @llvm.amdgcn.workgroup.id.x()
  %3 = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %4 = getelementptr inbounds i8, ptr addrspace(4) %3, i64 4
  %5 = load i16, ptr addrspace(4) %4, align 2
  %6 = zext i16 %5 to i32
  %7 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %2, i32 %6)
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %9, label %10

9:                                                ; preds = %0
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

10:                                               ; preds = %0
  %11 = extractvalue { i32, i1 } %7, 0
  %12 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %1, i32 %11)
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

15:                                               ; preds = %10
  %16 = extractvalue { i32, i1 } %12, 0
  ret i32 %16
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

; Function Attrs: cold noredzone noreturn nounwind
define private fastcc void @debug.no_panic.integerOverflow() unnamed_addr #4 {
  call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @saturating(i32 %0, ptr addrspace(1) align 4 %1) #0 {
  %3 = alloca { i32, i8, [3 x i8] }, align 4, addrspace(5)
  %4 = alloca i8, align 1, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %1, ptr %7, align 8
  %8 = call fastcc i32 @kernels.globalId()
  %9 = icmp uge i32 %8, %0
  br i1 %9, label %49, label %50

10:                                               ; preds = %50
  %11 = zext i32 %8 to i64
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = getelementptr inbounds [4 x i8], ptr addrspace(1) %12, i64 %11
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %4 to ptr
  %17 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %14, i32 1879048192)
  %18 = extractvalue { i32, i1 } %17, 0
  %19 = extractvalue { i32, i1 } %17, 1
  %20 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %18, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %20, i64 4
  %22 = zext i1 %19 to i8
  store i8 %22, ptr %21, align 4
  %23 = load i32, ptr %20, align 4
  store i32 %23, ptr %15, align 4
  %24 = getelementptr inbounds i8, ptr %20, i64 4
  %25 = load i8, ptr %24, align 4
  %26 = trunc nuw i8 %25 to i1
  %27 = zext i1 %26 to i8
  store i8 %27, ptr %16, align 1
  %28 = zext i32 %8 to i64
  %29 = load ptr addrspace(1), ptr %7, align 8
  %30 = getelementptr inbounds [4 x i8], ptr addrspace(1) %29, i64 %28
  %31 = call i32 @llvm.sadd.sat.i32(i32 %14, i32 1879048192)
  %32 = call i32 @llvm.smul.fix.sat.i32(i32 %14, i32 3, i32 0)
  %33 = sub i32 %31, %32
  %34 = zext i6 5 to i32
  %35 = call i32 @llvm.sshl.sat.i32(i32 %14, i32 %34)
  %36 = icmp ult i6 5, -32
  %37 = icmp slt i32 %14, 0
  %38 = select i1 %37, i32 -2147483648, i32 2147483647
  %39 = icmp eq i32 %14, 0
  %40 = select i1 %39, i32 0, i32 %38
  %41 = select i1 %36, i32 %35, i32 %40
  %42 = add i32 %33, %41
  %43 = load i32, ptr %15, align 4
  %44 = add i32 %42, %43
  %45 = load i8, ptr %16, align 1
  %46 = trunc nuw i8 %45 to i1
  %47 = zext i1 %46 to i32
  %48 = add i32 %44, %47
  store i32 %48, ptr addrspace(1) %30, align 4
  ret void

49:                                               ; preds = %2
  ret void

50:                                               ; preds = %2
  br label %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sshl.sat.i32(i32, i32) #3

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @floats(i32 %0, ptr addrspace(1) align 4 %1) #0 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = call fastcc i32 @kernels.globalId()
  %6 = icmp uge i32 %5, %0
  br i1 %6, label %30, label %31

7:                                                ; preds = %31
  %8 = zext i32 %5 to i64
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = getelementptr inbounds [4 x i8], ptr addrspace(1) %9, i64 %8
  %11 = load float, ptr addrspace(1) %10, align 4
  %12 = fptrunc float %11 to half
  %13 = zext i32 %5 to i64
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = getelementptr inbounds [4 x i8], ptr addrspace(1) %14, i64 %13
  %16 = call float @llvm.fabs.f32(float %11)
  %17 = call float @llvm.sqrt.f32(float %16)
  %18 = call float @llvm.floor.f32(float %11)
  %19 = fpext half %12 to float
  %20 = fmul float %18, %19
  %21 = fadd float %17, %20
  %22 = call float @llvm.fma.f32(float %11, float %11, float 1.000000e+00)
  %23 = fadd float %21, %22
  %24 = call float @llvm.round.f32(float %11)
  %25 = fadd float %23, %24
  %26 = call float @llvm.trunc.f32(float %11)
  %27 = fsub float %25, %26
  %28 = call float @llvm.maxnum.f32(float 1.500000e+00, float %11)
  %29 = fadd float %27, %28
  store float %29, ptr addrspace(1) %15, align 4
  ret void

30:                                               ; preds = %2
  ret void

31:                                               ; preds = %2
  br label %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @atomics(i32 %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %2, ptr %7, align 8
  %8 = call fastcc i32 @kernels.globalId()
  %9 = icmp uge i32 %8, %0
  br i1 %9, label %31, label %32

10:                                               ; preds = %32
  %11 = zext i32 %8 to i64
  %12 = load ptr addrspace(1), ptr %6, align 8
  %13 = getelementptr inbounds [4 x i8], ptr addrspace(1) %12, i64 %11
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = urem i32 %14, 8
  %16 = zext i32 %15 to i64
  %17 = load ptr addrspace(1), ptr %7, align 8
  %18 = getelementptr inbounds [4 x i8], ptr addrspace(1) %17, i64 %16
  %19 = zext i32 %8 to i64
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = getelementptr inbounds [4 x i8], ptr addrspace(1) %20, i64 %19
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = atomicrmw add ptr addrspace(1) %18, i32 %22 monotonic, align 4
  %24 = load ptr addrspace(1), ptr %7, align 8
  %25 = getelementptr inbounds [4 x i8], ptr addrspace(1) %24, i64 8
  %26 = zext i32 %8 to i64
  %27 = load ptr addrspace(1), ptr %6, align 8
  %28 = getelementptr inbounds [4 x i8], ptr addrspace(1) %27, i64 %26
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = atomicrmw umax ptr addrspace(1) %25, i32 %29 acq_rel, align 4
  ret void

31:                                               ; preds = %3
  ret void

32:                                               ; preds = %3
  br label %10
}

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @stack_array(i32 %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x i32], align 4, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca [16 x i32], align 4, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %1, ptr %9, align 8
  %10 = call fastcc i32 @kernels.globalId()
  %11 = icmp uge i32 %10, %0
  br i1 %11, label %19, label %20

12:                                               ; preds = %20
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 @__anon_679, i64 64, i1 false)
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = zext i32 %10 to i64
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = getelementptr inbounds [4 x i8], ptr addrspace(1) %16, i64 %15
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %14, align 4
  br label %25

19:                                               ; preds = %2
  ret void

20:                                               ; preds = %2
  br label %12

21:                                               ; preds = %34
  %22 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 0, ptr %22, align 4
  %23 = addrspacecast ptr addrspace(5) %4 to ptr
  store i64 0, ptr %23, align 8
  %24 = addrspacecast ptr addrspace(5) %3 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %13, i64 64, i1 false)
  br label %53

25:                                               ; preds = %28, %12
  %26 = load i32, ptr %14, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %29, label %34

28:                                               ; preds = %43
  br label %25

29:                                               ; preds = %25
  %30 = load i32, ptr %14, align 4
  %31 = and i32 %30, 15
  %32 = zext i32 %31 to i64
  %33 = icmp ult i64 %32, 16
  br i1 %33, label %40, label %41

34:                                               ; preds = %25
  br label %21

35:                                               ; preds = %40
  %36 = getelementptr inbounds [4 x i8], ptr %13, i64 %32
  %37 = load i32, ptr %36, align 4
  %38 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %37, i32 1)
  %39 = extractvalue { i32, i1 } %38, 1
  br i1 %39, label %42, label %43

40:                                               ; preds = %29
  br label %35

41:                                               ; preds = %29
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.outOfBounds(i64 %32, i64 16)
  unreachable

42:                                               ; preds = %35
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

43:                                               ; preds = %35
  %44 = extractvalue { i32, i1 } %38, 0
  store i32 %44, ptr %36, align 4
  %45 = load i32, ptr %14, align 4
  %46 = zext i5 4 to i32
  %47 = lshr i32 %45, %46
  store i32 %47, ptr %14, align 4
  br label %28

48:                                               ; preds = %64
  %49 = zext i32 %10 to i64
  %50 = load ptr addrspace(1), ptr %9, align 8
  %51 = getelementptr inbounds [4 x i8], ptr addrspace(1) %50, i64 %49
  %52 = load i32, ptr %22, align 4
  store i32 %52, ptr addrspace(1) %51, align 4
  ret void

53:                                               ; preds = %56, %21
  %54 = load i64, ptr %23, align 8
  %55 = icmp ult i64 %54, 16
  br i1 %55, label %58, label %64

56:                                               ; preds = %65
  %57 = add nuw i64 %54, 1
  store i64 %57, ptr %23, align 8
  br label %53

58:                                               ; preds = %53
  %59 = getelementptr inbounds [4 x i8], ptr %24, i64 %54
  %60 = load i32, ptr %59, align 4
  %61 = load i32, ptr %22, align 4
  %62 = zext i32 %61 to i64
  %63 = icmp ult i64 %62, 16
  br i1 %63, label %70, label %71

64:                                               ; preds = %53
  br label %48

65:                                               ; preds = %76, %74
  br label %56

66:                                               ; preds = %70
  %67 = getelementptr inbounds [4 x i8], ptr %13, i64 %62
  %68 = load i32, ptr %67, align 4
  %69 = icmp ugt i32 %60, %68
  br i1 %69, label %72, label %74

70:                                               ; preds = %58
  br label %66

71:                                               ; preds = %58
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.outOfBounds(i64 %62, i64 16)
  unreachable

72:                                               ; preds = %66
  %73 = icmp ule i64 %54, 4294967295
  br i1 %73, label %76, label %75

74:                                               ; preds = %66
  br label %65

75:                                               ; preds = %72
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOutOfBounds()
  unreachable

76:                                               ; preds = %72
  %77 = trunc nuw i64 %54 to i32
  store i32 %77, ptr %22, align 4
  br label %65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: cold noredzone noreturn nounwind
define private fastcc void @debug.no_panic.outOfBounds(i64 %0, i64 %1) unnamed_addr #4 {
  call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noredzone noreturn nounwind
define private fastcc void @debug.no_panic.integerOutOfBounds() unnamed_addr #4 {
  call void @llvm.trap()
  unreachable
}

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @insertion_sort(i32 %0, ptr addrspace(1) %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = call fastcc i32 @kernels.globalId()
  %7 = icmp uge i32 %6, %0
  br i1 %7, label %11, label %12

8:                                                ; preds = %12
  %9 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %6, i32 8)
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %13, label %14

11:                                               ; preds = %2
  ret void

12:                                               ; preds = %2
  br label %8

13:                                               ; preds = %8
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

14:                                               ; preds = %8
  %15 = extractvalue { i32, i1 } %9, 0
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i8], ptr addrspace(1) %1, i64 %16
  %18 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %17, ptr %18, align 8
  %19 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 1, ptr %19, align 4
  br label %21

20:                                               ; preds = %28
  ret void

21:                                               ; preds = %24, %14
  %22 = load i32, ptr %19, align 4
  %23 = icmp ult i32 %22, 8
  br i1 %23, label %25, label %28

24:                                               ; preds = %79
  br label %21

25:                                               ; preds = %21
  %26 = addrspacecast ptr addrspace(5) %3 to ptr
  %27 = load i32, ptr %19, align 4
  store i32 %27, ptr %26, align 4
  br label %33

28:                                               ; preds = %21
  br label %20

29:                                               ; preds = %61
  %30 = load i32, ptr %19, align 4
  %31 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %30, i32 1)
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %78, label %79

33:                                               ; preds = %36, %25
  %34 = load i32, ptr %26, align 4
  %35 = icmp ugt i32 %34, 0
  br i1 %35, label %39, label %43

36:                                               ; preds = %76
  br label %33

37:                                               ; preds = %45, %43
  %38 = phi i1 [ %56, %45 ], [ false, %43 ]
  br i1 %38, label %57, label %61

39:                                               ; preds = %33
  %40 = load i32, ptr %26, align 4
  %41 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %40, i32 1)
  %42 = extractvalue { i32, i1 } %41, 1
  br i1 %42, label %44, label %45

43:                                               ; preds = %33
  br label %37

44:                                               ; preds = %39
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

45:                                               ; preds = %39
  %46 = extractvalue { i32, i1 } %41, 0
  %47 = zext i32 %46 to i64
  %48 = load ptr addrspace(1), ptr %18, align 8
  %49 = getelementptr inbounds [4 x i8], ptr addrspace(1) %48, i64 %47
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = load i32, ptr %26, align 4
  %52 = zext i32 %51 to i64
  %53 = load ptr addrspace(1), ptr %18, align 8
  %54 = getelementptr inbounds [4 x i8], ptr addrspace(1) %53, i64 %52
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = icmp ugt i32 %50, %55
  br label %37

57:                                               ; preds = %37
  %58 = load i32, ptr %26, align 4
  %59 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %58, i32 1)
  %60 = extractvalue { i32, i1 } %59, 1
  br i1 %60, label %62, label %63

61:                                               ; preds = %37
  br label %29

62:                                               ; preds = %57
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

63:                                               ; preds = %57
  %64 = extractvalue { i32, i1 } %59, 0
  %65 = zext i32 %64 to i64
  %66 = load ptr addrspace(1), ptr %18, align 8
  %67 = getelementptr inbounds [4 x i8], ptr addrspace(1) %66, i64 %65
  %68 = load i32, ptr %26, align 4
  %69 = zext i32 %68 to i64
  %70 = load ptr addrspace(1), ptr %18, align 8
  %71 = getelementptr inbounds [4 x i8], ptr addrspace(1) %70, i64 %69
  call fastcc void @kernels.swap__func_0(ptr addrspace(1) %67, ptr addrspace(1) %71)
  %72 = load i32, ptr %26, align 4
  %73 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %72, i32 1)
  %74 = extractvalue { i32, i1 } %73, 1
  br i1 %74, label %75, label %76

75:                                               ; preds = %63
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

76:                                               ; preds = %63
  %77 = extractvalue { i32, i1 } %73, 0
  store i32 %77, ptr %26, align 4
  br label %36

78:                                               ; preds = %29
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

79:                                               ; preds = %29
  %80 = extractvalue { i32, i1 } %31, 0
  store i32 %80, ptr %19, align 4
  br label %24
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #1

; Function Attrs: noredzone nounwind
define private fastcc void @kernels.swap__func_0(ptr addrspace(1) %0, ptr addrspace(1) %1) unnamed_addr #0 {
  %3 = load i32, ptr addrspace(1) %0, align 4
  %4 = load i32, ptr addrspace(1) %1, align 4
  store i32 %4, ptr addrspace(1) %0, align 4
  store i32 %3, ptr addrspace(1) %1, align 4
  ret void
}

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @vectors(i32 %0, ptr addrspace(1) align 16 %1) #0 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = call fastcc i32 @kernels.globalId()
  %6 = icmp uge i32 %5, %0
  br i1 %6, label %21, label %22

7:                                                ; preds = %22
  %8 = zext i32 %5 to i64
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = getelementptr inbounds [16 x i8], ptr addrspace(1) %9, i64 %8
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %13 = zext i32 %5 to i64
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = getelementptr inbounds [16 x i8], ptr addrspace(1) %14, i64 %13
  %16 = fmul <4 x float> %11, %12
  %17 = call float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %11)
  %18 = insertelement <1 x float> poison, float %17, i32 0
  %19 = shufflevector <1 x float> %18, <1 x float> poison, <4 x i32> zeroinitializer
  %20 = fadd <4 x float> %16, %19
  store <4 x float> %20, ptr addrspace(1) %15, align 16
  ret void

21:                                               ; preds = %2
  ret void

22:                                               ; preds = %2
  br label %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #3

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @wide(i32 %0, ptr addrspace(1) %1) #0 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = call fastcc i32 @kernels.globalId()
  %6 = icmp uge i32 %5, %0
  br i1 %6, label %15, label %16

7:                                                ; preds = %16
  %8 = zext i32 %5 to i64
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = getelementptr inbounds [4 x i8], ptr addrspace(1) %9, i64 %8
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = zext i32 %11 to i128
  %13 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %12, i128 18446744078004518913)
  %14 = extractvalue { i128, i1 } %13, 1
  br i1 %14, label %17, label %18

15:                                               ; preds = %2
  ret void

16:                                               ; preds = %2
  br label %7

17:                                               ; preds = %7
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

18:                                               ; preds = %7
  %19 = extractvalue { i128, i1 } %13, 0
  %20 = zext i7 13 to i128
  %21 = lshr i128 %19, %20
  %22 = trunc i128 %21 to i24
  %23 = zext i32 %5 to i64
  %24 = load ptr addrspace(1), ptr %4, align 8
  %25 = getelementptr inbounds [4 x i8], ptr addrspace(1) %24, i64 %23
  %26 = load i32, ptr addrspace(1) %25, align 4
  %27 = trunc i32 %26 to i7
  %28 = zext i32 %5 to i64
  %29 = load ptr addrspace(1), ptr %4, align 8
  %30 = getelementptr inbounds [4 x i8], ptr addrspace(1) %29, i64 %28
  %31 = load i32, ptr addrspace(1) %30, align 4
  %32 = urem i32 %31, 97
  %33 = zext i32 %32 to i128
  %34 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %33, i128 3)
  %35 = extractvalue { i128, i1 } %34, 1
  br i1 %35, label %36, label %37

36:                                               ; preds = %18
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

37:                                               ; preds = %18
  %38 = extractvalue { i128, i1 } %34, 0
  %39 = icmp ne i128 %38, 0
  br i1 %39, label %59, label %60

40:                                               ; preds = %59
  %41 = udiv i128 %19, %38
  %42 = trunc i128 %41 to i64
  %43 = zext i32 %5 to i64
  %44 = load ptr addrspace(1), ptr %4, align 8
  %45 = getelementptr inbounds [4 x i8], ptr addrspace(1) %44, i64 %43
  %46 = zext i24 %22 to i32
  %47 = sext i7 %27 to i32
  %48 = xor i32 %46, %47
  %49 = trunc i64 %42 to i32
  %50 = xor i32 %48, %49
  %51 = zext i32 %5 to i64
  %52 = load ptr addrspace(1), ptr %4, align 8
  %53 = getelementptr inbounds [4 x i8], ptr addrspace(1) %52, i64 %51
  %54 = load i32, ptr addrspace(1) %53, align 4
  %55 = call i32 @llvm.ctpop.i32(i32 %54)
  %56 = trunc nuw i32 %55 to i6
  %57 = zext i6 %56 to i32
  %58 = xor i32 %50, %57
  store i32 %58, ptr addrspace(1) %45, align 4
  ret void

59:                                               ; preds = %37
  br label %40

60:                                               ; preds = %37
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.divideByZero()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: cold noredzone noreturn nounwind
define private fastcc void @debug.no_panic.invalidEnumValue() unnamed_addr #4 {
  call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noredzone noreturn nounwind
define private fastcc void @debug.no_panic.divideByZero() unnamed_addr #4 {
  call void @llvm.trap()
  unreachable
}

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @shapes(i32 %0, ptr addrspace(1) align 4 %1) #0 {
  %3 = alloca %kernels.Shape, align 4, addrspace(5)
  %4 = alloca %kernels.Shape, align 4, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = call fastcc i32 @kernels.globalId()
  %8 = icmp uge i32 %7, %0
  br i1 %8, label %16, label %17

9:                                                ; preds = %17
  %10 = zext i32 %7 to i64
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = getelementptr inbounds [4 x i8], ptr addrspace(1) %11, i64 %10
  %13 = load float, ptr addrspace(1) %12, align 4
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  %15 = urem i32 %7, 3
  switch i32 %15, label %32 [
    i32 0, label %24
    i32 1, label %27
  ]

16:                                               ; preds = %2
  ret void

17:                                               ; preds = %2
  br label %9

18:                                               ; preds = %32, %27, %24
  %19 = zext i32 %7 to i64
  %20 = load ptr addrspace(1), ptr %6, align 8
  %21 = getelementptr inbounds [4 x i8], ptr addrspace(1) %20, i64 %19
  %22 = addrspacecast ptr addrspace(5) %3 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %14, i64 12, i1 false)
  %23 = call fastcc float @kernels.Shape.area(ptr noundef nonnull readonly align 4 %22)
  store float %23, ptr addrspace(1) %21, align 4
  ret void

24:                                               ; preds = %9
  %25 = getelementptr inbounds i8, ptr %14, i64 8
  %26 = zext i2 0 to i8
  store i8 %26, ptr %25, align 4
  store float %13, ptr %14, align 4
  br label %18

27:                                               ; preds = %9
  %28 = getelementptr inbounds i8, ptr %14, i64 8
  %29 = zext i2 1 to i8
  store i8 %29, ptr %28, align 4
  store float %13, ptr %14, align 4
  %30 = getelementptr inbounds i8, ptr %14, i64 4
  %31 = fadd float %13, 1.000000e+00
  store float %31, ptr %30, align 4
  br label %18

32:                                               ; preds = %9
  %33 = getelementptr inbounds i8, ptr %14, i64 8
  %34 = zext i2 -2 to i8
  store i8 %34, ptr %33, align 4
  store i8 3, ptr %14, align 1
  br label %18
}

; Function Attrs: noredzone nounwind
define private fastcc float @kernels.Shape.area(ptr noundef nonnull readonly align 4 %0) unnamed_addr #0 {
  %2 = alloca %kernels.Shape__struct_1, align 4, addrspace(5)
  %3 = alloca %kernels.Shape__struct_1, align 4, addrspace(5)
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i8, ptr %4, align 1
  %6 = trunc nuw i8 %5 to i2
  switch i2 %6, label %21 [
    i2 0, label %9
    i2 1, label %13
    i2 -2, label %20
  ]

7:                                                ; preds = %20, %13, %9
  %8 = phi float [ %12, %9 ], [ %19, %13 ], [ 0.000000e+00, %20 ]
  ret float %8

9:                                                ; preds = %1
  %10 = load float, ptr %0, align 4
  %11 = fmul float 3.000000e+00, %10
  %12 = fmul float %11, %10
  br label %7

13:                                               ; preds = %1
  %14 = addrspacecast ptr addrspace(5) %3 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %0, i64 8, i1 false)
  %15 = addrspacecast ptr addrspace(5) %2 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %14, i64 8, i1 false)
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fmul float %16, %18
  br label %7

20:                                               ; preds = %1
  br label %7

21:                                               ; preds = %1
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.corruptSwitch()
  unreachable
}

; Function Attrs: cold noredzone noreturn nounwind
define private fastcc void @debug.no_panic.corruptSwitch() unnamed_addr #4 {
  call void @llvm.trap()
  unreachable
}

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @search(i32 %0, ptr addrspace(1) readonly %1, ptr addrspace(1) %2) #0 {
  %4 = alloca { i32, i8, [3 x i8] }, align 4, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %1, ptr %7, align 8
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %2, ptr %8, align 8
  %9 = call fastcc i32 @kernels.globalId()
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %12, label %31

11:                                               ; preds = %32, %31
  ret void

12:                                               ; preds = %3
  %13 = zext i32 %9 to i64
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = getelementptr inbounds [4 x i8], ptr addrspace(1) %14, i64 %13
  %16 = load ptr addrspace(1), ptr %7, align 8
  %17 = getelementptr inbounds [4 x i8], ptr addrspace(1) %16, i64 0
  %18 = insertvalue { ptr addrspace(1), i64 } poison, ptr addrspace(1) %17, 0
  %19 = insertvalue { ptr addrspace(1), i64 } %18, i64 16, 1
  %20 = zext i32 %9 to i64
  %21 = load ptr addrspace(1), ptr %8, align 8
  %22 = getelementptr inbounds [4 x i8], ptr addrspace(1) %21, i64 %20
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = addrspacecast ptr addrspace(5) %4 to ptr
  %25 = extractvalue { ptr addrspace(1), i64 } %19, 0
  %26 = extractvalue { ptr addrspace(1), i64 } %19, 1
  call fastcc void @kernels.find(ptr dead_on_unwind writeonly sret({ i32, i8, [3 x i8] }) align 4 captures(none) %24, ptr addrspace(1) readonly %25, i64 %26, i32 %23)
  %27 = getelementptr inbounds i8, ptr %24, i64 4
  %28 = load i8, ptr %27, align 1
  %29 = trunc nuw i8 %28 to i1
  %30 = icmp ne i1 %29, false
  br i1 %30, label %34, label %36

31:                                               ; preds = %3
  br label %11

32:                                               ; preds = %36, %34
  %33 = phi i32 [ %35, %34 ], [ -1, %36 ]
  store i32 %33, ptr addrspace(1) %15, align 4
  br label %11

34:                                               ; preds = %12
  %35 = load i32, ptr %24, align 4
  br label %32

36:                                               ; preds = %12
  br label %32
}

; Function Attrs: noredzone nounwind
define private fastcc void @kernels.find(ptr dead_on_unwind noalias writeonly sret({ i32, i8, [3 x i8] }) align 4 captures(none) %0, ptr addrspace(1) readonly %1, i64 %2, i32 %3) unnamed_addr #0 {
  %5 = alloca { i32, i8, [3 x i8] }, align 4, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = insertvalue { ptr addrspace(1), i64 } poison, ptr addrspace(1) %1, 0
  %8 = insertvalue { ptr addrspace(1), i64 } %7, i64 %2, 1
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store i64 0, ptr %9, align 8
  %10 = extractvalue { ptr addrspace(1), i64 } %8, 1
  br label %12

11:                                               ; preds = %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 @__anon_754, i64 8, i1 false)
  ret void

12:                                               ; preds = %15, %4
  %13 = load i64, ptr %9, align 8
  %14 = icmp ult i64 %13, %10
  br i1 %14, label %17, label %22

15:                                               ; preds = %23
  %16 = add nuw i64 %13, 1
  store i64 %16, ptr %9, align 8
  br label %12

17:                                               ; preds = %12
  %18 = extractvalue { ptr addrspace(1), i64 } %8, 0
  %19 = getelementptr inbounds [4 x i8], ptr addrspace(1) %18, i64 %13
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = icmp eq i32 %20, %3
  br i1 %21, label %24, label %26

22:                                               ; preds = %12
  br label %11

23:                                               ; preds = %26
  br label %15

24:                                               ; preds = %17
  %25 = icmp ule i64 %13, 4294967295
  br i1 %25, label %28, label %27

26:                                               ; preds = %17
  br label %23

27:                                               ; preds = %24
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOutOfBounds()
  unreachable

28:                                               ; preds = %24
  %29 = trunc nuw i64 %13 to i32
  %30 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds i8, ptr %30, i64 4
  %32 = zext i1 true to i8
  store i8 %32, ptr %31, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %30, i64 8, i1 false)
  ret void
}

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @errors(i32 %0, ptr addrspace(1) %1) #0 {
  %3 = alloca { i32, i16, [2 x i8] }, align 4, addrspace(5)
  %4 = alloca { i32, i16, [2 x i8] }, align 4, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = call fastcc i32 @kernels.globalId()
  %8 = icmp uge i32 %7, %0
  br i1 %8, label %21, label %22

9:                                                ; preds = %22
  %10 = zext i32 %7 to i64
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = getelementptr inbounds [4 x i8], ptr addrspace(1) %11, i64 %10
  %13 = zext i32 %7 to i64
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = getelementptr inbounds [4 x i8], ptr addrspace(1) %14, i64 %13
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = addrspacecast ptr addrspace(5) %4 to ptr
  call fastcc void @kernels.half(ptr dead_on_unwind writeonly sret({ i32, i16, [2 x i8] }) align 4 captures(none) %17, i32 %16)
  %18 = getelementptr inbounds i8, ptr %17, i64 4
  %19 = load i16, ptr %18, align 2
  %20 = icmp eq i16 %19, 0
  br i1 %20, label %25, label %27, !prof !0

21:                                               ; preds = %2
  ret void

22:                                               ; preds = %2
  br label %9

23:                                               ; preds = %39, %30, %25
  %24 = phi i32 [ %26, %25 ], [ 1000, %30 ], [ %40, %39 ]
  store i32 %24, ptr addrspace(1) %12, align 4
  ret void

25:                                               ; preds = %9
  %26 = load i32, ptr %17, align 4
  br label %23

27:                                               ; preds = %9
  %28 = getelementptr inbounds i8, ptr %17, i64 4
  %29 = load i16, ptr %28, align 4
  switch i16 %29, label %38 [
    i16 1, label %30
    i16 2, label %31
  ]

30:                                               ; preds = %27
  br label %23

31:                                               ; preds = %27
  %32 = zext i32 %7 to i64
  %33 = load ptr addrspace(1), ptr %6, align 8
  %34 = getelementptr inbounds [4 x i8], ptr addrspace(1) %33, i64 %32
  %35 = load i32, ptr addrspace(1) %34, align 4
  %36 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %35, i32 1)
  %37 = extractvalue { i32, i1 } %36, 1
  br i1 %37, label %41, label %42

38:                                               ; preds = %27
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.corruptSwitch()
  unreachable

39:                                               ; preds = %50, %48
  %40 = phi i32 [ %49, %48 ], [ 2000, %50 ]
  br label %23

41:                                               ; preds = %31
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.integerOverflow()
  unreachable

42:                                               ; preds = %31
  %43 = extractvalue { i32, i1 } %36, 0
  %44 = addrspacecast ptr addrspace(5) %3 to ptr
  call fastcc void @kernels.half(ptr dead_on_unwind writeonly sret({ i32, i16, [2 x i8] }) align 4 captures(none) %44, i32 %43)
  %45 = getelementptr inbounds i8, ptr %44, i64 4
  %46 = load i16, ptr %45, align 2
  %47 = icmp eq i16 %46, 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %42
  %49 = load i32, ptr %44, align 4
  br label %39

50:                                               ; preds = %42
  br label %39
}

; Function Attrs: noredzone nounwind
define private fastcc void @kernels.half(ptr dead_on_unwind noalias writeonly sret({ i32, i16, [2 x i8] }) align 4 captures(none) %0, i32 %1) unnamed_addr #0 {
  %3 = alloca { i32, i16, [2 x i8] }, align 4, addrspace(5)
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %8, label %9

5:                                                ; preds = %9
  %6 = urem i32 %1, 2
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %14, label %15

8:                                                ; preds = %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 @__anon_774, i64 8, i1 false)
  ret void

9:                                                ; preds = %2
  br label %5

10:                                               ; preds = %15
  %11 = udiv i32 %1, 2
  %12 = addrspacecast ptr addrspace(5) %3 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 4
  store i16 0, ptr %13, align 2
  store i32 %11, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %12, i64 8, i1 false)
  ret void

14:                                               ; preds = %5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 @__anon_776, i64 8, i1 false)
  ret void

15:                                               ; preds = %5
  br label %10
}

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @checked_copy(i32 %0, ptr addrspace(1) readonly %1, ptr addrspace(1) %2) #0 {
  %4 = alloca { ptr addrspace(1), i64 }, align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %1, ptr %7, align 8
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %2, ptr %8, align 8
  %9 = call fastcc i32 @kernels.globalId()
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = getelementptr inbounds [4 x i8], ptr addrspace(1) %10, i64 0
  %12 = zext i32 %0 to i64
  %13 = sub nuw i64 %12, 0
  %14 = insertvalue { ptr addrspace(1), i64 } poison, ptr addrspace(1) %11, 0
  %15 = insertvalue { ptr addrspace(1), i64 } %14, i64 %13, 1
  %16 = addrspacecast ptr addrspace(5) %4 to ptr
  store { ptr addrspace(1), i64 } %15, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = zext i32 %9 to i64
  %20 = icmp ult i64 %19, %18
  br i1 %20, label %22, label %30

21:                                               ; preds = %31, %30
  ret void

22:                                               ; preds = %3
  %23 = zext i32 %9 to i64
  %24 = load ptr addrspace(1), ptr %8, align 8
  %25 = getelementptr inbounds [4 x i8], ptr addrspace(1) %24, i64 %23
  %26 = zext i32 %9 to i64
  %27 = load { ptr addrspace(1), i64 }, ptr %16, align 8
  %28 = extractvalue { ptr addrspace(1), i64 } %27, 1
  %29 = icmp ult i64 %26, %28
  br i1 %29, label %36, label %37

30:                                               ; preds = %3
  br label %21

31:                                               ; preds = %36
  %32 = extractvalue { ptr addrspace(1), i64 } %27, 0
  %33 = getelementptr inbounds [4 x i8], ptr addrspace(1) %32, i64 %26
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = call i32 @llvm.uadd.sat.i32(i32 %34, i32 7)
  store i32 %35, ptr addrspace(1) %25, align 4
  br label %21

36:                                               ; preds = %22
  br label %31

37:                                               ; preds = %22
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @debug.no_panic.outOfBounds(i64 %26, i64 %28)
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #1

; Function Attrs: noredzone nounwind
define amdgpu_kernel void @saxpy(i32 %0, float %1, ptr addrspace(1) readonly align 4 %2, ptr addrspace(1) align 4 %3) #0 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %2, ptr %7, align 8
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = call fastcc i32 @kernels.globalId()
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %12, label %26

11:                                               ; preds = %26, %12
  ret void

12:                                               ; preds = %4
  %13 = zext i32 %9 to i64
  %14 = load ptr addrspace(1), ptr %8, align 8
  %15 = getelementptr inbounds [4 x i8], ptr addrspace(1) %14, i64 %13
  %16 = zext i32 %9 to i64
  %17 = load ptr addrspace(1), ptr %7, align 8
  %18 = getelementptr inbounds [4 x i8], ptr addrspace(1) %17, i64 %16
  %19 = load float, ptr addrspace(1) %18, align 4
  %20 = fmul float %1, %19
  %21 = zext i32 %9 to i64
  %22 = load ptr addrspace(1), ptr %8, align 8
  %23 = getelementptr inbounds [4 x i8], ptr addrspace(1) %22, i64 %21
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = fadd float %20, %24
  store float %25, ptr addrspace(1) %15, align 4
  br label %11

26:                                               ; preds = %4
  br label %11
}

attributes #0 = { noredzone nounwind "frame-pointer"="all" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noredzone noreturn nounwind "frame-pointer"="all" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+a16,+add-no-carry-insts,+addressablelocalmemorysize65536,+aperture-regs,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-no-rtn-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-flat-f64,+atomic-fmin-fmax-global-f64,+back-off-barrier,+ci-insts,+cube-insts,+cvt-norm-insts,+cvt-pknorm-vop2-insts,+cvt-pknorm-vop3-insts,+default-component-zero,+dl-insts,+dot10-insts,+dot1-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+dpp-64bit,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-buffer-global-fadd-f64-inst,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fmacf64-inst,+fp64,+full-rate-64-ops,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx90a-insts,+gfx9-insts,+gws,+image-insts,+int-clamp-insts,+inv-2pi-inline-imm,+kernarg-preload,+ldsbankcount32,+lerp-inst,+mad-mac-f32-insts,+mai-insts,+negative-scratch-offset-bug,+packed-fp32-ops,+packed-tid,+pk-fmac-f16-inst,+qsad-insts,+r128-a16,+s-memrealtime,+s-memtime-inst,+sad-insts,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+unaligned-buffer-access,+unaligned-ds-access,+unaligned-scratch-access,+vgpr-align2,+vgpr-index-mode,+vmem-to-lds-load-insts,+vmem-write-vgpr-in-order,+vop3p,+wavefrontsize64,+xnack-support,-1024-addressable-vgprs,-45-bit-num-records-buffer-resource,-64-bit-literals,-add-min-max-insts,-add-sub-u64-insts,-addressablelocalmemorysize163840,-addressablelocalmemorysize32768,-addressablelocalmemorysize327680,-agent-scope-fine-grained-remote-memory-atomics,-allocate1_5xvgprs,-architected-flat-scratch,-architected-sgprs,-ashr-pk-insts,-assembler-permissive-wavesize,-atomic-buffer-global-pk-add-f16-no-rtn-insts,-atomic-buffer-pk-add-bf16-inst,-atomic-csub-no-rtn-insts,-atomic-ds-pk-add-16-insts,-atomic-flat-pk-add-16-insts,-atomic-fmin-fmax-flat-f32,-atomic-fmin-fmax-global-f32,-atomic-global-pk-add-bf16-inst,-auto-waitcnt-before-barrier,-bf16-cvt-insts,-bf16-pk-insts,-bf16-trans-insts,-bf8-cvt-scale-insts,-bitop3-insts,-block-vgpr-csr,-bvh-dual-bvh-8-insts,-clusters,-cumode,-cvt-fp8-vop1-bug,-cvt-pk-f16-f32-inst,-d16-write-vgpr32,-default-component-broadcast,-dot11-insts,-dot12-insts,-dot13-insts,-dot8-insts,-dot9-insts,-dpp8,-dpp-src1-sgpr,-enable-ds128,-ds-src2-insts,-emulated-system-scope-atomics,-extended-image-insts,-f16bf16-to-fp6bf6-cvt-scale-insts,-f32-to-f16bf16-cvt-sr-insts,-flat-atomic-fadd-f32-inst,-flat-for-global,-flat-gvs-mode,-enable-flat-scratch,-flat-segment-offset-bug,-fma-mix-bf16-insts,-fmaf,-fp4-cvt-scale-insts,-fp6bf6-cvt-scale-insts,-fp8-conversion-insts,-fp8-cvt-scale-insts,-fp8-insts,-fp8e5m3-insts,-g16,-gds,-get-wave-id-inst,-gfx10,-gfx10-3-insts,-gfx10_a-encoding,-gfx10_b-encoding,-gfx10-insts,-gfx11,-gfx11-insts,-gfx12,-gfx1250-insts,-gfx12-insts,-gfx940-insts,-gfx950-insts,-globally-addressable-scratch,-half-rate-64-ops,-ieee-minimum-maximum-insts,-image-gather4-d16-bug,-image-store-d16-bug,-inst-fwd-prefetch-bug,-lds-barrier-arrive-atomic,-lds-branch-vmem-war-hazard,-lds-misaligned-bug,-ldsbankcount16,-load-store-opt,-lshl-add-u64-inst,-mad-intra-fwd-bug,-mad-mix-insts,-mad-u32-inst,-max-hard-clause-length-32,-max-hard-clause-length-63,-max-private-element-size-16,-max-private-element-size-4,-max-private-element-size-8,-mcast-load-insts,-memory-atomic-fadd-f32-denormal-support,-mfma-inline-literal-bug,-mimg-r128,-min3-max3-pkf16,-minimum3-maximum3-f16,-minimum3-maximum3-f32,-minimum3-maximum3-pkf16,-movrel,-msaa-load-dst-sel-bug,-negative-unaligned-scratch-offset-bug,-no-data-dep-hazard,-no-sdst-cmpx,-nsa-clause-bug,-nsa-encoding,-nsa-to-vmem-bug,-offset-3f-bug,-partial-nsa-encoding,-permlane16-swap,-permlane32-swap,-pk-add-min-max-insts,-point-sample-accel,-precise-memory,-priv-enabled-trap2-nop-bug,-prng-inst,-promote-alloca,-enable-prt-strict-null,-pseudo-scalar-trans,-real-true16,-relaxed-buffer-oob-mode,-required-export-priority,-requires-cov6,-restricted-soffset,-s-wakeup-barrier-inst,-safe-cu-prefetch,-safe-smem-prefetch,-salu-float,-scalar-dwordx3-loads,-sdwa-mav,-sdwa-out-mods-vopc,-sea-islands,-setprio-inc-wg-inst,-setreg-vgpr-msb-fixup,-sgpr-init-bug,-shader-cycles-hi-lo-registers,-shader-cycles-register,-si-scheduler,-smem-to-vector-write-hazard,-southern-islands,-sramecc,-tanh-insts,-tensor-cvt-lut-insts,-tgsplit,-transpose-load-f4f6-insts,-trap-handler,-trig-reduced-range,-true16,-unaligned-access-mode,-unpacked-d16-vmem,-unsafe-ds-offset-folding,-user-sgpr-init16-bug,-valu-trans-use-hazard,-vcmpx-exec-war-hazard,-vcmpx-permlane-hazard,-vmem-pref-insts,-vmem-to-scalar-write-hazard,-volcanic-islands,-vop3-literal,-vopd,-vscnt,-wait-xcnt,-waits-before-system-scope-stores,-wavefrontsize16,-wavefrontsize32,-xf32-insts,-xnack" }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{}

!0 = !{!"branch_weights", i32 2000, i32 1}
