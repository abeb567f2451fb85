; ModuleID = "kernels.mojo"
source_filename = "kernels.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: norecurse
define dso_local amdgpu_kernel void @kernels_vectors_SIMD_DType_in6A6AoA6A6AcBuA_ee0a47df73eead7f(i32 noundef %0, ptr noundef %1) #0 {
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = zext i32 %3 to i64
  %5 = mul i64 %4, 64
  %6 = call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext i32 %6 to i64
  %8 = add i64 %5, %7
  %9 = mul i64 %8, 4
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = sext i32 %0 to i64
  %12 = icmp sge i64 %8, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %2
  br label %37

14:                                               ; preds = %2
  %15 = load <4 x float>, ptr %10, align 4
  %16 = shufflevector <4 x float> %15, <4 x float> %15, <4 x i32> <i32 3, i32 1, i32 0, i32 2>
  %17 = fcmp ogt <4 x float> %15, %16
  %18 = fmul contract <4 x float> %15, splat (float 2.000000e+00)
  %19 = fsub contract <4 x float> %16, %15
  %20 = select <4 x i1> %17, <4 x float> %18, <4 x float> %19
  %21 = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %15, i64 0)
  %22 = extractelement <4 x float> %15, i64 2
  %23 = insertelement <2 x float> zeroinitializer, float %22, i64 0
  %24 = extractelement <4 x float> %15, i64 3
  %25 = insertelement <2 x float> %23, float %24, i64 1
  %26 = fadd contract <2 x float> %21, %25
  %27 = extractelement <2 x float> %26, i64 0
  %28 = extractelement <2 x float> %26, i64 1
  %29 = fadd contract float %27, %28
  %30 = insertelement <4 x float> undef, float %29, i32 0
  %31 = shufflevector <4 x float> %30, <4 x float> undef, <4 x i32> zeroinitializer
  %32 = fadd contract <4 x float> %20, %31
  %33 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %20)
  %34 = insertelement <4 x float> undef, float %33, i32 0
  %35 = shufflevector <4 x float> %34, <4 x float> undef, <4 x i32> zeroinitializer
  %36 = fadd contract <4 x float> %32, %35
  store <4 x float> %36, ptr %10, align 4
  br label %37

37:                                               ; preds = %14, %13
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float>, i64 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #2

attributes #0 = { norecurse "target-cpu"="gfx90a" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
