; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory__ = private addrspace(3) global [18 x float] undef, align 16

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_reduction_16x128_f32xf32xi32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull align 16 %1) #0 !reqd_work_group_size !1 {
  %3 = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 64, i32 159744)
  %7 = trunc i64 %4 to i32
  br label %8

8:                                                ; preds = %11, %2
  %9 = phi i32 [ %15, %11 ], [ %7, %2 ]
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = mul nsw i32 %9, 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %13
  store <4 x float> splat (float -inf), ptr addrspace(3) %14, align 4
  %15 = add i32 %9, 64
  br label %8

16:                                               ; preds = %8
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  br label %17

17:                                               ; preds = %20, %16
  %18 = phi i32 [ %24, %20 ], [ %7, %16 ]
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %20, label %25

20:                                               ; preds = %17
  %21 = mul nsw i32 %18, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr i32, ptr addrspace(7) %6, i64 %22
  store <4 x i32> zeroinitializer, ptr addrspace(7) %23, align 4
  %24 = add i32 %18, 64
  br label %17

25:                                               ; preds = %55, %17
  %26 = phi i32 [ %56, %55 ], [ 0, %17 ]
  %27 = icmp slt i32 %26, 128
  br i1 %27, label %28, label %57

28:                                               ; preds = %53, %25
  %29 = phi i32 [ %54, %53 ], [ %7, %25 ]
  %30 = icmp slt i32 %29, 16
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  %32 = zext i32 %29 to i64
  br label %33

33:                                               ; preds = %36, %31
  %34 = phi i32 [ %52, %36 ], [ 0, %31 ]
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %36, label %53

36:                                               ; preds = %33
  %37 = add i32 %26, %34
  %38 = zext i32 %37 to i64
  %39 = mul nuw nsw i64 %32, 128
  %40 = add nuw nsw i64 %39, %38
  %41 = getelementptr inbounds nuw float, ptr addrspace(7) %5, i64 %40
  %42 = load float, ptr addrspace(7) %41, align 4
  %43 = getelementptr inbounds nuw i32, ptr addrspace(7) %6, i64 %32
  %44 = load i32, ptr addrspace(7) %43, align 4
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) @__shared_memory__, i64 %32
  %46 = load float, ptr addrspace(3) %45, align 4
  %47 = fcmp ogt float %42, %46
  %48 = select i1 %47, float %42, float %46
  %49 = select i1 %47, i32 %37, i32 %44
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) @__shared_memory__, i64 %32
  store float %48, ptr addrspace(3) %50, align 4
  %51 = getelementptr inbounds nuw i32, ptr addrspace(7) %6, i64 %32
  store i32 %49, ptr addrspace(7) %51, align 4
  %52 = add i32 %34, 1
  br label %33

53:                                               ; preds = %33
  %54 = add i32 %29, 64
  br label %28

55:                                               ; preds = %28
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %56 = add i32 %26, 4
  br label %25

57:                                               ; preds = %25
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { alwaysinline "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size" }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 64, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
