; ModuleID = 'kernels.cpp'
source_filename = "kernels.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Vec = type { [3 x float] }
%class.anon = type { ptr }
%class.Generator = type { i32 }
%struct.Node = type { i32, i16, i16 }

$_ZNK3VecIfLi3EEplERKS0_ = comdat any

$_ZNK3VecIfLi3EE3dotERKS0_ = comdat any

$_ZN9GeneratorC2Ej = comdat any

$_ZN9Generator7uniformEv = comdat any

$_ZN9Generator4nextEv = comdat any

; Function Attrs: convergent mustprogress noinline optnone
define protected amdgpu_kernel void @dot3(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca %struct.Vec, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 %0, ptr %11, align 4
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  %17 = call noundef i32 @_ZL2idv() #5
  store i32 %17, ptr %15, align 4
  %18 = load i32, ptr %15, align 4
  %19 = load i32, ptr %11, align 4
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %42

21:                                               ; preds = %4
  %22 = load ptr, ptr %12, align 8
  %23 = load i32, ptr %15, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Vec, ptr %22, i64 %24
  %26 = load ptr, ptr %13, align 8
  %27 = load i32, ptr %15, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.Vec, ptr %26, i64 %28
  %30 = call %struct.Vec @_ZNK3VecIfLi3EEplERKS0_(ptr noundef nonnull align 4 dereferenceable(12) %25, ptr noundef nonnull align 4 dereferenceable(12) %29) #5
  %31 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 0
  %32 = extractvalue %struct.Vec %30, 0
  store [3 x float] %32, ptr %31, align 4
  %33 = load ptr, ptr %13, align 8
  %34 = load i32, ptr %15, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.Vec, ptr %33, i64 %35
  %37 = call noundef float @_ZNK3VecIfLi3EE3dotERKS0_(ptr noundef nonnull align 4 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(12) %36) #5
  %38 = load ptr, ptr %14, align 8
  %39 = load i32, ptr %15, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %38, i64 %40
  store float %37, ptr %41, align 4
  br label %42

42:                                               ; preds = %21, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL2idv() #1 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = mul i32 %3, 64
  %5 = call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %4, %5
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden %struct.Vec @_ZNK3VecIfLi3EEplERKS0_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #1 comdat align 2 {
  %3 = alloca %struct.Vec, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  %11 = load ptr, ptr %8, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 12, i1 false)
  store i32 0, ptr %10, align 4
  br label %12

12:                                               ; preds = %32, %2
  %13 = load i32, ptr %10, align 4
  %14 = icmp slt i32 %13, 3
  br i1 %14, label %15, label %35

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 0
  %17 = load i32, ptr %10, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [3 x float], ptr %16, i64 0, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = load ptr, ptr %9, align 8, !nonnull !5, !align !6
  %22 = getelementptr inbounds nuw %struct.Vec, ptr %21, i32 0, i32 0
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x float], ptr %22, i64 0, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fadd float %20, %26
  %28 = getelementptr inbounds nuw %struct.Vec, ptr %7, i32 0, i32 0
  %29 = load i32, ptr %10, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [3 x float], ptr %28, i64 0, i64 %30
  store float %27, ptr %31, align 4
  br label %32

32:                                               ; preds = %15
  %33 = load i32, ptr %10, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %10, align 4
  br label %12, !llvm.loop !7

35:                                               ; preds = %12
  %36 = load %struct.Vec, ptr %7, align 4
  ret %struct.Vec %36
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef float @_ZNK3VecIfLi3EE3dotERKS0_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #1 comdat align 2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  %13 = load ptr, ptr %9, align 8
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %14

14:                                               ; preds = %31, %2
  %15 = load i32, ptr %12, align 4
  %16 = icmp slt i32 %15, 3
  br i1 %16, label %17, label %34

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 0
  %19 = load i32, ptr %12, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [3 x float], ptr %18, i64 0, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = load ptr, ptr %10, align 8, !nonnull !5, !align !6
  %24 = getelementptr inbounds nuw %struct.Vec, ptr %23, i32 0, i32 0
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [3 x float], ptr %24, i64 0, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = load float, ptr %11, align 4
  %30 = call float @llvm.fmuladd.f32(float %22, float %28, float %29)
  store float %30, ptr %11, align 4
  br label %31

31:                                               ; preds = %17
  %32 = load i32, ptr %12, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %12, align 4
  br label %14, !llvm.loop !9

34:                                               ; preds = %14
  %35 = load float, ptr %11, align 4
  ret float %35
}

; Function Attrs: convergent mustprogress noinline optnone
define protected amdgpu_kernel void @lambdas(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %class.anon, align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store ptr %2, ptr %11, align 8
  %14 = call noundef i32 @_ZL2idv() #5
  store i32 %14, ptr %12, align 4
  %15 = load i32, ptr %12, align 4
  %16 = load i32, ptr %9, align 4
  %17 = icmp ult i32 %15, %16
  br i1 %17, label %18, label %32

18:                                               ; preds = %3
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 0
  store ptr %10, ptr %24, align 8
  %25 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = call noundef i32 @"_ZL7iterateIZ7lambdasE3$_0EjjT_"(i32 noundef %23, ptr %26) #5
  %28 = load ptr, ptr %11, align 8
  %29 = load i32, ptr %12, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %28, i64 %30
  store i32 %27, ptr %31, align 4
  br label %32

32:                                               ; preds = %18, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline optnone
define internal noundef i32 @"_ZL7iterateIZ7lambdasE3$_0EjjT_"(i32 noundef %0, ptr %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca %class.anon, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = getelementptr inbounds nuw %class.anon, ptr %8, i32 0, i32 0
  store ptr %1, ptr %11, align 8
  store i32 %0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %12

12:                                               ; preds = %19, %2
  %13 = load i32, ptr %10, align 4
  %14 = icmp slt i32 %13, 6
  br i1 %14, label %15, label %22

15:                                               ; preds = %12
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %10, align 4
  %18 = call noundef i32 @"_ZZ7lambdasENK3$_0clEji"(ptr noundef nonnull align 8 dereferenceable(8) %8, i32 noundef %16, i32 noundef %17) #5
  store i32 %18, ptr %9, align 4
  br label %19

19:                                               ; preds = %15
  %20 = load i32, ptr %10, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %10, align 4
  br label %12, !llvm.loop !10

22:                                               ; preds = %12
  %23 = load i32, ptr %9, align 4
  ret i32 %23
}

; Function Attrs: convergent mustprogress noinline optnone
define protected amdgpu_kernel void @pi(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca %class.Generator, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %3 to ptr
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 %0, ptr %11, align 4
  store ptr %1, ptr %12, align 8
  %19 = call noundef i32 @_ZL2idv() #5
  store i32 %19, ptr %13, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %11, align 4
  %22 = icmp uge i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %2
  br label %55

24:                                               ; preds = %2
  %25 = load i32, ptr %13, align 4
  %26 = mul i32 %25, 747796405
  %27 = add i32 %26, 7
  call void @_ZN9GeneratorC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %14, i32 noundef %27) #5
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %28

28:                                               ; preds = %44, %24
  %29 = load i32, ptr %16, align 4
  %30 = icmp slt i32 %29, 32
  br i1 %30, label %31, label %47

31:                                               ; preds = %28
  %32 = call noundef float @_ZN9Generator7uniformEv(ptr noundef nonnull align 4 dereferenceable(4) %14) #5
  store float %32, ptr %17, align 4
  %33 = call noundef float @_ZN9Generator7uniformEv(ptr noundef nonnull align 4 dereferenceable(4) %14) #5
  store float %33, ptr %18, align 4
  %34 = load float, ptr %17, align 4
  %35 = load float, ptr %17, align 4
  %36 = load float, ptr %18, align 4
  %37 = load float, ptr %18, align 4
  %38 = fmul float %36, %37
  %39 = call float @llvm.fmuladd.f32(float %34, float %35, float %38)
  %40 = fcmp olt float %39, 1.000000e+00
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %15, align 4
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr %15, align 4
  br label %44

44:                                               ; preds = %31
  %45 = load i32, ptr %16, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %16, align 4
  br label %28, !llvm.loop !11

47:                                               ; preds = %28
  %48 = load i32, ptr %15, align 4
  %49 = sitofp i32 %48 to float
  %50 = fdiv float %49, 8.000000e+00
  %51 = load ptr, ptr %12, align 8
  %52 = load i32, ptr %13, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %51, i64 %53
  store float %50, ptr %54, align 4
  br label %55

55:                                               ; preds = %47, %23
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden void @_ZN9GeneratorC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds nuw %class.Generator, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %6, align 4
  %10 = or i32 %9, 1
  store i32 %10, ptr %8, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline optnone
define linkonce_odr hidden noundef float @_ZN9Generator7uniformEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #0 comdat align 2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_ZN9Generator4nextEv(ptr noundef nonnull align 4 dereferenceable(4) %6) #5
  %8 = lshr i32 %7, 8
  %9 = uitofp i32 %8 to float
  %10 = fmul float %9, 0x3E70000000000000
  ret float %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress noinline optnone
define protected amdgpu_kernel void @trees(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 %0, ptr %12, align 4
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  %20 = call noundef i32 @_ZL2idv() #5
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %12, align 4
  %23 = icmp uge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  br label %78

25:                                               ; preds = %3
  store i32 0, ptr %16, align 4
  %26 = load ptr, ptr %14, align 8
  %27 = load i32, ptr %15, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %31

31:                                               ; preds = %64, %25
  %32 = load i32, ptr %16, align 4
  %33 = icmp sge i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %31
  %35 = load i32, ptr %18, align 4
  %36 = icmp slt i32 %35, 40
  br label %37

37:                                               ; preds = %34, %31
  %38 = phi i1 [ false, %31 ], [ %36, %34 ]
  br i1 %38, label %39, label %69

39:                                               ; preds = %37
  %40 = load ptr, ptr %13, align 8
  %41 = load i32, ptr %16, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.Node, ptr %40, i64 %42
  store ptr %43, ptr %19, align 8
  %44 = load ptr, ptr %19, align 8, !nonnull !5, !align !6
  %45 = getelementptr inbounds nuw %struct.Node, ptr %44, i32 0, i32 0
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr %17, align 4
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %39
  br label %69

50:                                               ; preds = %39
  %51 = load i32, ptr %17, align 4
  %52 = load ptr, ptr %19, align 8, !nonnull !5, !align !6
  %53 = getelementptr inbounds nuw %struct.Node, ptr %52, i32 0, i32 0
  %54 = load i32, ptr %53, align 4
  %55 = icmp slt i32 %51, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %50
  %57 = load ptr, ptr %19, align 8, !nonnull !5, !align !6
  %58 = getelementptr inbounds nuw %struct.Node, ptr %57, i32 0, i32 1
  %59 = load i16, ptr %58, align 4
  br label %64

60:                                               ; preds = %50
  %61 = load ptr, ptr %19, align 8, !nonnull !5, !align !6
  %62 = getelementptr inbounds nuw %struct.Node, ptr %61, i32 0, i32 2
  %63 = load i16, ptr %62, align 2
  br label %64

64:                                               ; preds = %60, %56
  %65 = phi i16 [ %59, %56 ], [ %63, %60 ]
  %66 = sext i16 %65 to i32
  store i32 %66, ptr %16, align 4
  %67 = load i32, ptr %18, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %18, align 4
  br label %31, !llvm.loop !12

69:                                               ; preds = %49, %37
  %70 = load i32, ptr %18, align 4
  %71 = mul nsw i32 %70, 1000
  %72 = load i32, ptr %16, align 4
  %73 = add nsw i32 %71, %72
  %74 = load ptr, ptr %14, align 8
  %75 = load i32, ptr %15, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %74, i64 %76
  store i32 %73, ptr %77, align 4
  br label %78

78:                                               ; preds = %69, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline optnone
define protected amdgpu_kernel void @folds(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  %9 = call noundef i32 @_ZL2idv() #5
  store i32 %9, ptr %8, align 4
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %24

13:                                               ; preds = %2
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %8, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = call noundef i32 @_ZL3sumIJLi1ELi3ELi5ELi7EEEjj(i32 noundef %18) #5
  %20 = load ptr, ptr %7, align 8
  %21 = load i32, ptr %8, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %20, i64 %22
  store i32 %19, ptr %23, align 4
  br label %24

24:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL3sumIJLi1ELi3ELi5ELi7EEEjj(i32 noundef %0) #1 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = mul i32 %6, 1
  %8 = load i32, ptr %5, align 4
  %9 = mul i32 %8, 3
  %10 = load i32, ptr %5, align 4
  %11 = mul i32 %10, 5
  %12 = load i32, ptr %5, align 4
  %13 = mul i32 %12, 7
  %14 = add i32 %13, 0
  %15 = add i32 %11, %14
  %16 = add i32 %9, %15
  %17 = add i32 %7, %16
  ret i32 %17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef i32 @_ZN9Generator4nextEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #1 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %class.Generator, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = shl i32 %8, 13
  %10 = getelementptr inbounds nuw %class.Generator, ptr %6, i32 0, i32 0
  %11 = load i32, ptr %10, align 4
  %12 = xor i32 %11, %9
  store i32 %12, ptr %10, align 4
  %13 = getelementptr inbounds nuw %class.Generator, ptr %6, i32 0, i32 0
  %14 = load i32, ptr %13, align 4
  %15 = lshr i32 %14, 17
  %16 = getelementptr inbounds nuw %class.Generator, ptr %6, i32 0, i32 0
  %17 = load i32, ptr %16, align 4
  %18 = xor i32 %17, %15
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw %class.Generator, ptr %6, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = shl i32 %20, 5
  %22 = getelementptr inbounds nuw %class.Generator, ptr %6, i32 0, i32 0
  %23 = load i32, ptr %22, align 4
  %24 = xor i32 %23, %21
  store i32 %24, ptr %22, align 4
  %25 = getelementptr inbounds nuw %class.Generator, ptr %6, i32 0, i32 0
  %26 = load i32, ptr %25, align 4
  ret i32 %26
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @"_ZZ7lambdasENK3$_0clEji"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #1 align 2 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  %12 = load ptr, ptr %9, align 8
  %13 = load i32, ptr %10, align 4
  %14 = load i32, ptr %11, align 4
  %15 = shl i32 %13, %14
  %16 = load i32, ptr %10, align 4
  %17 = lshr i32 %16, 3
  %18 = xor i32 %15, %17
  %19 = getelementptr inbounds nuw %class.anon, ptr %12, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8, !nonnull !5, !align !6
  %21 = load i32, ptr %20, align 4
  %22 = xor i32 %18, %21
  ret i32 %22
}

attributes #0 = { convergent mustprogress noinline optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{}
!6 = !{i64 4}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
!10 = distinct !{!10, !8}
!11 = distinct !{!11, !8}
!12 = distinct !{!12, !8}
