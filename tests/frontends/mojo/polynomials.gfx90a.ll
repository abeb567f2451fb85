; ModuleID = "kernels.mojo"
source_filename = "kernels.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: norecurse
define dso_local amdgpu_kernel void @kernels_polynomials_SIMD_DTyp6A6AoA6A6AcB_2c03ef3c36e67df1(i32 noundef %0, ptr noundef %1) #0 {
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = zext i32 %3 to i64
  %5 = mul i64 %4, 64
  %6 = call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext i32 %6 to i64
  %8 = add i64 %5, %7
  %9 = getelementptr inbounds float, ptr %1, i64 %8
  %10 = sext i32 %0 to i64
  %11 = icmp slt i64 %8, %10
  br i1 %11, label %12, label %24

12:                                               ; preds = %2
  %13 = load float, ptr %9, align 4
  %14 = call contract float @llvm.fma.f32(float 0.000000e+00, float %13, float 2.500000e-01)
  %15 = call contract float @llvm.fma.f32(float %14, float %13, float 1.250000e+00)
  %16 = call contract float @llvm.fma.f32(float %15, float %13, float 2.250000e+00)
  %17 = call contract float @llvm.fma.f32(float %16, float %13, float 3.250000e+00)
  %18 = call contract float @llvm.fma.f32(float %17, float %13, float 4.250000e+00)
  %19 = call contract float @llvm.fma.f32(float %18, float %13, float 5.250000e+00)
  %20 = call contract float @llvm.fma.f32(float %19, float %13, float 6.250000e+00)
  %21 = call float @llvm.fabs.f32(float %13)
  %22 = call float @llvm.sqrt.f32(float %21)
  %23 = fadd contract float %20, %22
  store float %23, ptr %9, align 4
  br label %25

24:                                               ; preds = %2
  br label %25

25:                                               ; preds = %24, %12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { norecurse "target-cpu"="gfx90a" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
