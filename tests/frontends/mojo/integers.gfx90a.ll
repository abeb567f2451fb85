; ModuleID = "kernels.mojo"
source_filename = "kernels.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: norecurse
define dso_local amdgpu_kernel void @kernels_integers_SIMD_DType_i6A6AoA6A6AcBuA_7fe8a991fca70744(i32 noundef %0, ptr noundef %1) #0 {
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = zext i32 %3 to i64
  %5 = mul i64 %4, 64
  %6 = call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext i32 %6 to i64
  %8 = add i64 %5, %7
  %9 = getelementptr inbounds i64, ptr %1, i64 %8
  %10 = sext i32 %0 to i64
  %11 = icmp sge i64 %8, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %2
  br label %40

13:                                               ; preds = %2
  %14 = load i64, ptr %9, align 8
  %15 = sdiv i64 %14, 7
  %16 = mul i64 %15, 7
  %17 = icmp eq i64 %16, %14
  %18 = xor i64 %14, 7
  %19 = ashr i64 %18, 63
  %20 = select i1 %17, i64 0, i64 %19
  %21 = add i64 %15, %20
  %22 = sdiv i64 %14, 13
  %23 = mul i64 %22, 13
  %24 = sub i64 %14, %23
  %25 = icmp slt i64 %14, 0
  %26 = icmp ne i64 %24, 0
  %27 = and i1 %25, %26
  %28 = select i1 %27, i64 13, i64 0
  %29 = add i64 %24, %28
  %30 = call i64 @llvm.ctpop.i64(i64 %14)
  %31 = mul i64 %30, 3
  %32 = add i64 %29, %31
  %33 = call i64 @llvm.ctlz.i64(i64 %14, i1 false)
  %34 = sub i64 %32, %33
  %35 = call i64 @llvm.smin.i64(i64 %14, i64 1000)
  %36 = add i64 %34, %35
  %37 = ashr i64 %14, 3
  %38 = sub i64 %36, %37
  %39 = xor i64 %21, %38
  store i64 %39, ptr %9, align 8
  br label %40

40:                                               ; preds = %13, %12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

attributes #0 = { norecurse "target-cpu"="gfx90a" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
