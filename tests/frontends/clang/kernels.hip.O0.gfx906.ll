; ModuleID = 'kernels.hip'
source_filename = "kernels.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shift = protected addrspace(1) externally_initialized global i32 5, align 4
@primes = protected addrspace(4) externally_initialized constant [4 x i32] [i32 2, i32 3, i32 5, i32 7], align 16
@_ZZL6reduceIjET_S0_E4part = internal addrspace(3) global [64 x i32] undef, align 16
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@_ZZL6reduceIdET_S0_E4part = internal addrspace(3) global [64 x double] undef, align 16
@__hip_cuid_bf1345a52f37d5e2 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @shift to ptr), ptr addrspacecast (ptr addrspace(4) @primes to ptr), ptr addrspacecast (ptr addrspace(1) @__hip_cuid_bf1345a52f37d5e2 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @_Z5saxpyjfPKfPf(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %2, ptr %12, align 8
  %19 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %3, ptr %13, align 8
  %20 = load ptr, ptr %13, align 8
  store i32 %0, ptr %14, align 4
  store float %1, ptr %15, align 4
  store ptr %19, ptr %16, align 8
  store ptr %20, ptr %17, align 8
  %21 = call noundef i32 @_ZL2idv() #4
  store i32 %21, ptr %18, align 4
  %22 = load i32, ptr %18, align 4
  %23 = load i32, ptr %14, align 4
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %43

25:                                               ; preds = %4
  %26 = load float, ptr %15, align 4
  %27 = load ptr, ptr %16, align 8
  %28 = load i32, ptr %18, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fmul contract float %26, %31
  %33 = load ptr, ptr %17, align 8
  %34 = load i32, ptr %18, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = fadd contract float %32, %37
  %39 = load ptr, ptr %17, align 8
  %40 = load i32, ptr %18, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %39, i64 %41
  store float %38, ptr %42, align 4
  br label %43

43:                                               ; preds = %25, %4
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @_Z4sumsjPKjPjPd(i32 noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  %17 = addrspacecast ptr addrspace(5) %7 to ptr
  %18 = addrspacecast ptr addrspace(5) %8 to ptr
  %19 = addrspacecast ptr addrspace(5) %9 to ptr
  %20 = addrspacecast ptr addrspace(5) %10 to ptr
  %21 = addrspacecast ptr addrspace(5) %11 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  %24 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %1, ptr %15, align 8
  %25 = load ptr, ptr %15, align 8
  store ptr addrspace(1) %2, ptr %16, align 8
  %26 = load ptr, ptr %16, align 8
  store ptr addrspace(1) %3, ptr %17, align 8
  %27 = load ptr, ptr %17, align 8
  store i32 %0, ptr %18, align 4
  store ptr %25, ptr %19, align 8
  store ptr %26, ptr %20, align 8
  store ptr %27, ptr %21, align 8
  %28 = call noundef i32 @_ZL2idv() #4
  store i32 %28, ptr %22, align 4
  %29 = load i32, ptr %22, align 4
  %30 = load i32, ptr %18, align 4
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %4
  %33 = load ptr, ptr %19, align 8
  %34 = load i32, ptr %22, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  br label %39

38:                                               ; preds = %4
  br label %39

39:                                               ; preds = %38, %32
  %40 = phi i32 [ %37, %32 ], [ 0, %38 ]
  %41 = call noundef i32 @_ZL6reduceIjET_S0_(i32 noundef %40) #4
  store i32 %41, ptr %23, align 4
  %42 = load i32, ptr %22, align 4
  %43 = load i32, ptr %18, align 4
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %45, label %52

45:                                               ; preds = %39
  %46 = load ptr, ptr %19, align 8
  %47 = load i32, ptr %22, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %46, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = uitofp i32 %50 to double
  br label %53

52:                                               ; preds = %39
  br label %53

53:                                               ; preds = %52, %45
  %54 = phi contract double [ %51, %45 ], [ 0.000000e+00, %52 ]
  %55 = call contract noundef double @_ZL6reduceIdET_S0_(double noundef %54) #4
  store double %55, ptr %24, align 8
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %70

58:                                               ; preds = %53
  %59 = load i32, ptr %23, align 4
  %60 = load ptr, ptr %20, align 8
  %61 = call i32 @llvm.amdgcn.workgroup.id.x()
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %60, i64 %62
  store i32 %59, ptr %63, align 4
  %64 = load double, ptr %24, align 8
  %65 = fdiv contract double %64, 6.400000e+01
  %66 = load ptr, ptr %21, align 8
  %67 = call i32 @llvm.amdgcn.workgroup.id.x()
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw double, ptr %66, i64 %68
  store double %65, ptr %69, align 8
  br label %70

70:                                               ; preds = %58, %53
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL6reduceIjET_S0_(i32 noundef %0) #1 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4
  %10 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %10, ptr %8, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part to ptr), i64 0, i64 %13
  store i32 %11, ptr %14, align 4
  store i32 32, ptr %9, align 4
  br label %15

15:                                               ; preds = %35, %1
  %16 = load i32, ptr %9, align 4
  %17 = icmp ugt i32 %16, 0
  br i1 %17, label %18, label %38

18:                                               ; preds = %15
  call void @_ZL4syncv() #4
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %9, align 4
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %34

22:                                               ; preds = %18
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %9, align 4
  %25 = add i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part to ptr), i64 0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %8, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part to ptr), i64 0, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, %28
  store i32 %33, ptr %31, align 4
  br label %34

34:                                               ; preds = %22, %18
  br label %35

35:                                               ; preds = %34
  %36 = load i32, ptr %9, align 4
  %37 = lshr i32 %36, 1
  store i32 %37, ptr %9, align 4
  br label %15, !llvm.loop !6

38:                                               ; preds = %15
  call void @_ZL4syncv() #4
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part to ptr), align 16
  ret i32 %39
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef double @_ZL6reduceIdET_S0_(double noundef %0) #1 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8
  %10 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %10, ptr %8, align 4
  %11 = load double, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part to ptr), i64 0, i64 %13
  store double %11, ptr %14, align 8
  store i32 32, ptr %9, align 4
  br label %15

15:                                               ; preds = %35, %1
  %16 = load i32, ptr %9, align 4
  %17 = icmp ugt i32 %16, 0
  br i1 %17, label %18, label %38

18:                                               ; preds = %15
  call void @_ZL4syncv() #4
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %9, align 4
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %34

22:                                               ; preds = %18
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %9, align 4
  %25 = add i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part to ptr), i64 0, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = load i32, ptr %8, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part to ptr), i64 0, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fadd contract double %32, %28
  store double %33, ptr %31, align 8
  br label %34

34:                                               ; preds = %22, %18
  br label %35

35:                                               ; preds = %34
  %36 = load i32, ptr %9, align 4
  %37 = lshr i32 %36, 1
  store i32 %37, ptr %9, align 4
  br label %15, !llvm.loop !8

38:                                               ; preds = %15
  call void @_ZL4syncv() #4
  %39 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part to ptr), align 16
  ret double %39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @_Z9constantsjPj(i32 noundef %0, ptr addrspace(1) noundef %1) #0 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %1, ptr %7, align 8
  %11 = load ptr, ptr %7, align 8
  store i32 %0, ptr %8, align 4
  store ptr %11, ptr %9, align 8
  %12 = call noundef i32 @_ZL2idv() #4
  store i32 %12, ptr %10, align 4
  %13 = load i32, ptr %10, align 4
  %14 = load i32, ptr %8, align 4
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %2
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %10, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = load i32, ptr addrspacecast (ptr addrspace(1) @shift to ptr), align 4
  %23 = shl i32 %21, %22
  %24 = load i32, ptr %10, align 4
  %25 = urem i32 %24, 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(4) @primes to ptr), i64 0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = urem i32 %23, %28
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = urem i32 %34, 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(4) @primes to ptr), i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = add i32 %29, %38
  %40 = load ptr, ptr %9, align 8
  %41 = load i32, ptr %10, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %16, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL4syncv() #1 {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,1024" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
