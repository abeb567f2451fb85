; ModuleID = "kernels.mojo"
source_filename = "kernels.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: norecurse
define dso_local amdgpu_kernel void @kernels_collatz_SIMD_DType_in6A6AoA6A6AcBuA_36c2115a84dff2f8(i32 noundef %0, ptr noundef %1) #0 {
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = zext i32 %3 to i64
  %5 = mul i64 %4, 64
  %6 = call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext i32 %6 to i64
  %8 = add i64 %5, %7
  %9 = getelementptr inbounds i32, ptr %1, i64 %8
  %10 = sext i32 %0 to i64
  %11 = icmp sge i64 %8, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %2
  br label %50

13:                                               ; preds = %2
  %14 = load i32, ptr %9, align 4
  %15 = sext i32 %14 to i64
  %16 = add i64 %15, 1
  br label %17

17:                                               ; preds = %45, %13
  %18 = phi i64 [ %16, %13 ], [ %46, %45 ]
  %19 = phi i32 [ 0, %13 ], [ %47, %45 ]
  %20 = mul i64 %18, 3
  %21 = add i64 %20, 1
  %22 = icmp eq i64 %18, 1
  %23 = xor i1 %22, true
  %24 = icmp slt i32 %19, 500
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %27

26:                                               ; preds = %17
  br label %28

27:                                               ; preds = %17
  br label %48

28:                                               ; preds = %26
  %29 = sdiv i64 %18, 2
  %30 = mul i64 %29, 2
  %31 = sub i64 %18, %30
  %32 = icmp slt i64 %18, 0
  %33 = icmp ne i64 %31, 0
  %34 = and i1 %32, %33
  %35 = select i1 %34, i64 2, i64 0
  %36 = add i64 %31, %35
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %28
  %39 = icmp eq i64 %30, %18
  %40 = xor i64 %18, 2
  %41 = ashr i64 %40, 63
  %42 = select i1 %39, i64 0, i64 %41
  %43 = add i64 %29, %42
  br label %45

44:                                               ; preds = %28
  br label %45

45:                                               ; preds = %44, %38
  %46 = phi i64 [ %21, %44 ], [ %43, %38 ]
  %47 = add i32 %19, 1
  br label %17

48:                                               ; preds = %27
  %49 = phi i32 [ %19, %27 ]
  store i32 %49, ptr %9, align 4
  br label %50

50:                                               ; preds = %48, %12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { norecurse "target-cpu"="gfx90a" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
