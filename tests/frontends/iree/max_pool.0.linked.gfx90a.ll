; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_conv_8x8x8x2x2_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull align 16 %1) #0 !reqd_work_group_size !0 {
  %3 = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 2048, i32 159744)
  %7 = trunc i64 %4 to i32
  %8 = udiv i32 %7, 8
  %9 = zext i32 %8 to i64
  %10 = urem i32 %7, 8
  %11 = zext i32 %10 to i64
  %12 = call range(i32 0, 8) i32 @llvm.amdgcn.workgroup.id.x()
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 64
  %15 = mul i64 %9, 8
  %16 = add i64 %14, %15
  %17 = add i64 %16, %11
  %18 = getelementptr float, ptr addrspace(7) %6, i64 %17
  store <1 x float> splat (float -inf), ptr addrspace(7) %18, align 4
  %19 = trunc i64 %13 to i32
  %20 = mul nsw i32 %19, 2
  %21 = mul nsw i32 %8, 2
  br label %22

22:                                               ; preds = %53, %2
  %23 = phi i32 [ %54, %53 ], [ 0, %2 ]
  %24 = icmp slt i32 %23, 2
  br i1 %24, label %25, label %55

25:                                               ; preds = %22
  %26 = add i32 %20, %23
  %27 = zext i32 %26 to i64
  br label %28

28:                                               ; preds = %31, %25
  %29 = phi i32 [ %52, %31 ], [ 0, %25 ]
  %30 = icmp slt i32 %29, 2
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  %32 = add i32 %21, %29
  %33 = zext i32 %32 to i64
  %34 = mul nuw nsw i64 %27, 128
  %35 = mul nuw nsw i64 %33, 8
  %36 = add nuw nsw i64 %34, %35
  %37 = add nuw nsw i64 %36, %11
  %38 = getelementptr inbounds nuw float, ptr addrspace(7) %5, i64 %37
  %39 = load float, ptr addrspace(7) %38, align 4
  %40 = mul nuw nsw i64 %13, 64
  %41 = mul nuw nsw i64 %9, 8
  %42 = add nuw nsw i64 %40, %41
  %43 = add nuw nsw i64 %42, %11
  %44 = getelementptr inbounds nuw float, ptr addrspace(7) %6, i64 %43
  %45 = load float, ptr addrspace(7) %44, align 4
  %46 = call float @llvm.maxnum.f32(float %45, float %39)
  %47 = mul nuw nsw i64 %13, 64
  %48 = mul nuw nsw i64 %9, 8
  %49 = add nuw nsw i64 %47, %48
  %50 = add nuw nsw i64 %49, %11
  %51 = getelementptr inbounds nuw float, ptr addrspace(7) %6, i64 %50
  store float %46, ptr addrspace(7) %51, align 4
  %52 = add i32 %29, 1
  br label %28

53:                                               ; preds = %28
  %54 = add i32 %23, 1
  br label %22

55:                                               ; preds = %22
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

attributes #0 = { alwaysinline "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size" }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{i32 64, i32 1, i32 1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
