; ModuleID = "kernels.mojo"
source_filename = "kernels.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: norecurse
define dso_local amdgpu_kernel void @kernels_saxpy_SIMD_DType_int36A6AoA6A6AcBuA_1f5d33eb01db4f77(i32 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = zext i32 %5 to i64
  %7 = mul i64 %6, 64
  %8 = call i32 @llvm.amdgcn.workitem.id.x()
  %9 = zext i32 %8 to i64
  %10 = add i64 %7, %9
  %11 = getelementptr inbounds float, ptr %2, i64 %10
  %12 = getelementptr inbounds float, ptr %3, i64 %10
  %13 = sext i32 %0 to i64
  %14 = icmp slt i64 %10, %13
  br i1 %14, label %15, label %20

15:                                               ; preds = %4
  %16 = load float, ptr %11, align 4
  %17 = fmul contract float %1, %16
  %18 = load float, ptr %12, align 4
  %19 = fadd contract float %17, %18
  store float %19, ptr %12, align 4
  br label %21

20:                                               ; preds = %4
  br label %21

21:                                               ; preds = %20, %15
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
