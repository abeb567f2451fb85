; ModuleID = "kernels.mojo"
source_filename = "kernels.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: norecurse
define dso_local amdgpu_kernel void @kernels_points_SIMD_DType_int6A6AoA6A6AcBuA_4c0a8b93f02da147(i32 noundef %0, ptr noundef %1) #0 {
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = zext i32 %3 to i64
  %5 = mul i64 %4, 64
  %6 = call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext i32 %6 to i64
  %8 = add i64 %5, %7
  %9 = icmp slt i64 %8, 0
  %10 = mul i64 %8, 2
  %11 = add i64 %10, 1
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %1, i64 %10
  %14 = sext i32 %0 to i64
  %15 = icmp sge i64 %8, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  br label %46

17:                                               ; preds = %2
  %18 = load float, ptr %13, align 4
  %19 = load float, ptr %12, align 4
  %20 = sdiv i64 %8, 5
  %21 = mul i64 %20, 5
  %22 = sub i64 %8, %21
  %23 = icmp ne i64 %22, 0
  %24 = and i1 %9, %23
  %25 = select i1 %24, i64 5, i64 0
  %26 = add i64 %22, %25
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 0)
  br label %28

28:                                               ; preds = %36, %17
  %29 = phi i64 [ 0, %17 ], [ %37, %36 ]
  %30 = phi float [ %18, %17 ], [ %38, %36 ]
  %31 = phi float [ %19, %17 ], [ %30, %36 ]
  %32 = phi i32 [ 0, %17 ], [ %39, %36 ]
  %33 = icmp slt i64 %29, %27
  br i1 %33, label %34, label %35

34:                                               ; preds = %28
  br label %36

35:                                               ; preds = %28
  br label %40

36:                                               ; preds = %34
  %37 = add i64 %29, 1
  %38 = fneg float %31
  %39 = add i32 %32, 1
  br label %28

40:                                               ; preds = %35
  %41 = phi float [ %30, %35 ]
  %42 = phi float [ %31, %35 ]
  %43 = phi i32 [ %32, %35 ]
  %44 = sitofp i32 %43 to float
  %45 = fadd contract float %41, %44
  store float %45, ptr %13, align 4
  store float %42, ptr %12, align 4
  br label %46

46:                                               ; preds = %40, %16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

attributes #0 = { norecurse "target-cpu"="gfx90a" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
