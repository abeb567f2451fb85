; ModuleID = 'kernels.c'
source_filename = "kernels.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.point = type { float, float, i32 }

@group_sum.part = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@table = internal addrspace(4) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 4

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 %0, ptr %10, align 4
  store float %1, ptr %11, align 4
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  %15 = call i32 @id() #5
  store i32 %15, ptr %14, align 4
  %16 = load i32, ptr %14, align 4
  %17 = load i32, ptr %10, align 4
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %19, label %36

19:                                               ; preds = %4
  %20 = load float, ptr %11, align 4
  %21 = load ptr, ptr %12, align 8
  %22 = load i32, ptr %14, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i32, ptr %14, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = call float @llvm.fmuladd.f32(float %20, float %25, float %30)
  %32 = load ptr, ptr %13, align 8
  %33 = load i32, ptr %14, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %32, i64 %34
  store float %31, ptr %35, align 4
  br label %36

36:                                               ; preds = %19, %4
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal i32 @id() #0 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = mul i32 %3, 64
  %5 = call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %4, %5
  ret i32 %6
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @points(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca %struct.point, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 %0, ptr %8, align 4
  store ptr %1, ptr %9, align 8
  %12 = call i32 @id() #5
  store i32 %12, ptr %10, align 4
  %13 = load i32, ptr %10, align 4
  %14 = load i32, ptr %8, align 4
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %53

16:                                               ; preds = %2
  store i32 0, ptr %11, align 4
  br label %17

17:                                               ; preds = %49, %16
  %18 = load i32, ptr %11, align 4
  %19 = load ptr, ptr %9, align 8
  %20 = load i32, ptr %10, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.point, ptr %19, i64 %21
  %23 = getelementptr inbounds nuw %struct.point, ptr %22, i32 0, i32 2
  %24 = load i32, ptr %23, align 4
  %25 = srem i32 %24, 5
  %26 = icmp slt i32 %18, %25
  br i1 %26, label %27, label %52

27:                                               ; preds = %17
  %28 = load ptr, ptr %9, align 8
  %29 = load i32, ptr %10, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.point, ptr %28, i64 %30
  %32 = load ptr, ptr %9, align 8
  %33 = load i32, ptr %10, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.point, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.point, ptr %35, i32 0, i32 0
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.point, ptr %35, i32 0, i32 1
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.point, ptr %35, i32 0, i32 2
  %41 = load i32, ptr %40, align 4
  %42 = call %struct.point @turn(float %37, float %39, i32 %41) #5
  %43 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %7, i32 0, i32 0
  %44 = extractvalue %struct.point %42, 0
  store float %44, ptr addrspace(5) %43, align 4
  %45 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %7, i32 0, i32 1
  %46 = extractvalue %struct.point %42, 1
  store float %46, ptr addrspace(5) %45, align 4
  %47 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %7, i32 0, i32 2
  %48 = extractvalue %struct.point %42, 2
  store i32 %48, ptr addrspace(5) %47, align 4
  call void @llvm.memcpy.p0.p5.i64(ptr align 4 %31, ptr addrspace(5) align 4 %7, i64 12, i1 false)
  br label %49

49:                                               ; preds = %27
  %50 = load i32, ptr %11, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %11, align 4
  br label %17, !llvm.loop !5

52:                                               ; preds = %17
  br label %53

53:                                               ; preds = %52, %2
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define internal %struct.point @turn(float %0, float %1, i32 %2) #0 {
  %4 = alloca %struct.point, align 4, addrspace(5)
  %5 = alloca %struct.point, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  %7 = addrspacecast ptr addrspace(5) %5 to ptr
  %8 = getelementptr inbounds nuw %struct.point, ptr %7, i32 0, i32 0
  store float %0, ptr %8, align 4
  %9 = getelementptr inbounds nuw %struct.point, ptr %7, i32 0, i32 1
  store float %1, ptr %9, align 4
  %10 = getelementptr inbounds nuw %struct.point, ptr %7, i32 0, i32 2
  store i32 %2, ptr %10, align 4
  %11 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 0
  %12 = getelementptr inbounds nuw %struct.point, ptr %7, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = fneg float %13
  store float %14, ptr %11, align 4
  %15 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 1
  %16 = getelementptr inbounds nuw %struct.point, ptr %7, i32 0, i32 0
  %17 = load float, ptr %16, align 4
  store float %17, ptr %15, align 4
  %18 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 2
  %19 = getelementptr inbounds nuw %struct.point, ptr %7, i32 0, i32 2
  %20 = load i32, ptr %19, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %18, align 4
  %22 = load %struct.point, ptr %6, align 4
  ret %struct.point %22
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p5.i64(ptr noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @classes(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  %9 = call i32 @id() #5
  store i32 %9, ptr %8, align 4
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp uge i32 %10, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %2
  br label %63

14:                                               ; preds = %2
  %15 = load ptr, ptr %7, align 8
  %16 = load i32, ptr %8, align 4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = urem i32 %19, 9
  switch i32 %20, label %52 [
    i32 0, label %21
    i32 1, label %26
    i32 2, label %26
    i32 3, label %33
    i32 5, label %40
    i32 7, label %51
  ]

21:                                               ; preds = %14
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24
  store i32 11, ptr %25, align 4
  br label %63

26:                                               ; preds = %14, %14
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %8, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = xor i32 %31, 85
  store i32 %32, ptr %30, align 4
  br label %33

33:                                               ; preds = %14, %26
  %34 = load ptr, ptr %7, align 8
  %35 = load i32, ptr %8, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = add i32 %38, 3
  store i32 %39, ptr %37, align 4
  br label %63

40:                                               ; preds = %14
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %8, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %41, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = call i32 @llvm.ctpop.i32(i32 %45)
  %47 = load ptr, ptr %7, align 8
  %48 = load i32, ptr %8, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %47, i64 %49
  store i32 %46, ptr %50, align 4
  br label %63

51:                                               ; preds = %14
  br label %63

52:                                               ; preds = %14
  %53 = load ptr, ptr %7, align 8
  %54 = load i32, ptr %8, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = call i32 @llvm.bitreverse.i32(i32 %57)
  %59 = load ptr, ptr %7, align 8
  %60 = load i32, ptr %8, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %59, i64 %61
  store i32 %58, ptr %62, align 4
  br label %63

63:                                               ; preds = %13, %51, %52, %40, %33, %21
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @wide(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i128, align 16, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 %0, ptr %7, align 4
  store ptr %1, ptr %8, align 8
  %11 = call i32 @id() #5
  store i32 %11, ptr %9, align 4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %7, align 4
  %14 = icmp uge i32 %12, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %2
  br label %44

16:                                               ; preds = %2
  %17 = load ptr, ptr %8, align 8
  %18 = load i32, ptr %9, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i64, ptr %17, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = zext i64 %21 to i128
  %23 = mul i128 %22, 81985529216486895
  %24 = add i128 %23, 99
  store i128 %24, ptr %10, align 16
  %25 = load i128, ptr %10, align 16
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %9, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr %26, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = urem i64 %30, 1000
  %32 = add i64 %31, 1
  %33 = zext i64 %32 to i128
  %34 = udiv i128 %25, %33
  %35 = trunc i128 %34 to i64
  %36 = load i128, ptr %10, align 16
  %37 = lshr i128 %36, 70
  %38 = trunc i128 %37 to i64
  %39 = xor i64 %35, %38
  %40 = load ptr, ptr %8, align 8
  %41 = load i32, ptr %9, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i64, ptr %40, i64 %42
  store i64 %39, ptr %43, align 8
  br label %44

44:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @bits(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i128, align 8, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %8, align 4
  store ptr %1, ptr %9, align 8
  %13 = call i32 @id() #5
  store i32 %13, ptr %10, align 4
  %14 = load i32, ptr %10, align 4
  %15 = load i32, ptr %8, align 4
  %16 = icmp uge i32 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %2
  br label %53

18:                                               ; preds = %2
  %19 = load ptr, ptr %9, align 8
  %20 = load i32, ptr %10, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i37
  %25 = zext i37 %24 to i64
  store i64 %25, ptr %11, align 8
  %26 = load ptr, ptr %9, align 8
  %27 = load i32, ptr %10, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i100
  %32 = shl i100 %31, 60
  %33 = sext i100 %32 to i128
  store i128 %33, ptr %12, align 8
  %34 = load i64, ptr %11, align 8
  %35 = trunc i64 %34 to i37
  %36 = mul i37 %35, 12345
  %37 = add i37 %36, 6
  %38 = zext i37 %37 to i64
  store i64 %38, ptr %11, align 8
  %39 = load i64, ptr %11, align 8
  %40 = trunc i64 %39 to i37
  %41 = lshr i37 %40, 5
  %42 = trunc i37 %41 to i32
  %43 = load i128, ptr %12, align 8
  %44 = trunc i128 %43 to i100
  %45 = sdiv i100 %44, 1000003
  %46 = ashr i100 %45, 40
  %47 = trunc i100 %46 to i32
  %48 = xor i32 %42, %47
  %49 = load ptr, ptr %9, align 8
  %50 = load i32, ptr %10, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %49, i64 %51
  store i32 %48, ptr %52, align 4
  br label %53

53:                                               ; preds = %18, %17
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @vectors(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  %9 = call i32 @id() #5
  store i32 %9, ptr %8, align 4
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %30

13:                                               ; preds = %2
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %8, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw <4 x float>, ptr %14, i64 %16
  %18 = load <4 x float>, ptr %17, align 16
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %20 = load ptr, ptr %7, align 8
  %21 = load i32, ptr %8, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw <4 x float>, ptr %20, i64 %22
  %24 = load <4 x float>, ptr %23, align 16
  %25 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> %24, <4 x float> splat (float 1.500000e+00))
  %26 = load ptr, ptr %7, align 8
  %27 = load i32, ptr %8, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw <4 x float>, ptr %26, i64 %28
  store <4 x float> %25, ptr %29, align 16
  br label %30

30:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @halves(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  %9 = call i32 @id() #5
  store i32 %9, ptr %8, align 4
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %27

13:                                               ; preds = %2
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %8, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw half, ptr %14, i64 %16
  %18 = load half, ptr %17, align 2
  %19 = fpext half %18 to float
  %20 = fmul float %19, 1.250000e+00
  %21 = fptrunc float %20 to half
  %22 = fadd half %21, 0xH3800
  %23 = load ptr, ptr %7, align 8
  %24 = load i32, ptr %8, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw half, ptr %23, i64 %25
  store half %22, ptr %26, align 2
  br label %27

27:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @doubles(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  %9 = call i32 @id() #5
  store i32 %9, ptr %8, align 4
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %33

13:                                               ; preds = %2
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %8, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr %14, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = call double @llvm.fabs.f64(double %18)
  %20 = call double @llvm.sqrt.f64(double %19)
  %21 = fdiv double %20, 3.000000e+00
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = call double @llvm.floor.f64(double %26)
  %28 = fadd double %21, %27
  %29 = load ptr, ptr %7, align 8
  %30 = load i32, ptr %8, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw double, ptr %29, i64 %31
  store double %28, ptr %32, align 8
  br label %33

33:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @group_sum(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 %0, ptr %10, align 4
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  %16 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %16, ptr %13, align 4
  %17 = call i32 @id() #5
  store i32 %17, ptr %14, align 4
  %18 = load i32, ptr %14, align 4
  %19 = load i32, ptr %10, align 4
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %11, align 8
  %23 = load i32, ptr %14, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi i32 [ %26, %21 ], [ 0, %27 ]
  %30 = load i32, ptr %13, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @group_sum.part, i64 0, i64 %31
  store i32 %29, ptr addrspace(3) %32, align 4
  store i32 32, ptr %15, align 4
  br label %33

33:                                               ; preds = %53, %28
  %34 = load i32, ptr %15, align 4
  %35 = icmp ugt i32 %34, 0
  br i1 %35, label %36, label %56

36:                                               ; preds = %33
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %15, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %36
  %41 = load i32, ptr %13, align 4
  %42 = load i32, ptr %15, align 4
  %43 = add i32 %41, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @group_sum.part, i64 0, i64 %44
  %46 = load i32, ptr addrspace(3) %45, align 4
  %47 = load i32, ptr %13, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @group_sum.part, i64 0, i64 %48
  %50 = load i32, ptr addrspace(3) %49, align 4
  %51 = add i32 %50, %46
  store i32 %51, ptr addrspace(3) %49, align 4
  br label %52

52:                                               ; preds = %40, %36
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %15, align 4
  %55 = lshr i32 %54, 1
  store i32 %55, ptr %15, align 4
  br label %33, !llvm.loop !7

56:                                               ; preds = %33
  %57 = load i32, ptr %13, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %65

59:                                               ; preds = %56
  %60 = load i32, ptr addrspace(3) @group_sum.part, align 4
  %61 = load ptr, ptr %12, align 8
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %61, i64 %63
  store i32 %60, ptr %64, align 4
  br label %65

65:                                               ; preds = %59, %56
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @counters(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
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
  %20 = call i32 @id() #5
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %12, align 4
  %23 = icmp uge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  br label %48

25:                                               ; preds = %3
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %13, align 8
  %28 = load i32, ptr %15, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = urem i32 %31, 16
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %26, i64 %33
  store i32 1, ptr %16, align 4
  %35 = load i32, ptr %16, align 4
  %36 = atomicrmw add ptr %34, i32 %35 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !8, !amdgpu.no.remote.memory !8
  store i32 %36, ptr %17, align 4
  %37 = load i32, ptr %17, align 4
  %38 = load ptr, ptr %14, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 16
  %40 = load ptr, ptr %13, align 8
  %41 = load i32, ptr %15, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %18, align 4
  %45 = load i32, ptr %18, align 4
  %46 = atomicrmw umax ptr %39, i32 %45 seq_cst, align 4, !amdgpu.no.fine.grained.memory !8, !amdgpu.no.remote.memory !8
  store i32 %46, ptr %19, align 4
  %47 = load i32, ptr %19, align 4
  br label %48

48:                                               ; preds = %25, %24
  ret void
}

; Function Attrs: convergent noinline nounwind optnone
define protected amdgpu_kernel void @lookup(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca [8 x i32], align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %8, align 4
  store ptr %1, ptr %9, align 8
  %13 = call i32 @id() #5
  store i32 %13, ptr %10, align 4
  %14 = load i32, ptr %10, align 4
  %15 = load i32, ptr %8, align 4
  %16 = icmp uge i32 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %2
  br label %56

18:                                               ; preds = %2
  store i32 0, ptr %12, align 4
  br label %19

19:                                               ; preds = %39, %18
  %20 = load i32, ptr %12, align 4
  %21 = icmp slt i32 %20, 8
  br i1 %21, label %22, label %42

22:                                               ; preds = %19
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %12, align 4
  %29 = add i32 %27, %28
  %30 = and i32 %29, 7
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %12, align 4
  %35 = mul i32 %33, %34
  %36 = load i32, ptr %12, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %37
  store i32 %35, ptr %38, align 4
  br label %39

39:                                               ; preds = %22
  %40 = load i32, ptr %12, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %12, align 4
  br label %19, !llvm.loop !9

42:                                               ; preds = %19
  %43 = load ptr, ptr %9, align 8
  %44 = load i32, ptr %10, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = and i32 %47, 7
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [8 x i32], ptr %11, i64 0, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = load ptr, ptr %9, align 8
  %53 = load i32, ptr %10, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %52, i64 %54
  store i32 %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %42, %17
  ret void
}

attributes #0 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { convergent }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = !{}
!9 = distinct !{!9, !6}
