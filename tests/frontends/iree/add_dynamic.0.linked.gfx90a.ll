; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

%0 = type { i16, i16, i16, i16, i16, i16, i32, i32, i32, i32, i32, %1, ptr addrspace(1), i64, %2 }
%1 = type { ptr addrspace(1) }
%2 = type { i64 }

@__oclc_ABI_version = dso_local local_unnamed_addr addrspace(4) constant i32 500, align 4

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_elementwise_D_f16(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 !reqd_work_group_size !0 {
  %8 = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %9 = sext i32 %8 to i64
  %10 = zext i32 %3 to i64
  %11 = zext i32 %4 to i64
  %12 = shl i64 %11, 32
  %13 = or i64 %10, %12
  %14 = zext i32 %5 to i64
  %15 = zext i32 %6 to i64
  %16 = shl i64 %15, 32
  %17 = or i64 %14, %16
  %18 = icmp ule i64 %13, 9007199254740991
  call void @llvm.assume(i1 %18)
  %19 = icmp ule i64 %17, 9007199254740991
  call void @llvm.assume(i1 %19)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %20 = icmp sle i64 %17, 0
  %21 = sub i64 0, %17
  %22 = sub i64 %17, 1
  %23 = select i1 %20, i64 %21, i64 %22
  %24 = sdiv i64 %23, 64
  %25 = sub i64 0, %24
  %26 = add i64 %24, 1
  %27 = select i1 %20, i64 %25, i64 %26
  %28 = call range(i32 0, 2147483647) i32 @llvm.amdgcn.workgroup.id.x()
  %29 = sext i32 %28 to i64
  %30 = call range(i64 1, 2147483648) i64 @__ockl_get_num_groups(i32 0)
  br label %31

31:                                               ; preds = %54, %7
  %32 = phi i64 [ %55, %54 ], [ %29, %7 ]
  %33 = icmp slt i64 %32, %27
  br i1 %33, label %34, label %56

34:                                               ; preds = %31
  %35 = mul nsw i64 %32, -64
  %36 = add i64 %35, %17
  %37 = call i64 @llvm.smin.i64(i64 %36, i64 64)
  %38 = trunc i64 %9 to i32
  %39 = trunc i64 %37 to i32
  br label %40

40:                                               ; preds = %43, %34
  %41 = phi i32 [ %53, %43 ], [ %38, %34 ]
  %42 = icmp slt i32 %41, %39
  br i1 %42, label %43, label %54

43:                                               ; preds = %40
  %44 = zext i32 %41 to i64
  %45 = mul nsw i64 %32, 64
  %46 = add i64 %45, %44
  %47 = getelementptr half, ptr addrspace(1) %0, i64 %46
  %48 = load <1 x half>, ptr addrspace(1) %47, align 2
  %49 = getelementptr half, ptr addrspace(1) %1, i64 %46
  %50 = load <1 x half>, ptr addrspace(1) %49, align 2
  %51 = fadd <1 x half> %48, %50
  %52 = getelementptr half, ptr addrspace(1) %2, i64 %46
  store <1 x half> %51, ptr addrspace(1) %52, align 2
  %53 = add i32 %41, 64
  br label %40

54:                                               ; preds = %40
  %55 = add i64 %32, %30
  br label %31

56:                                               ; preds = %31
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn denormal_fpenv(dynamic) memory(none)
define internal i64 @__ockl_get_num_groups(i32 noundef %0) #4 {
  switch i32 %0, label %76 [
    i32 0, label %2
    i32 1, label %26
    i32 2, label %51
  ]

2:                                                ; preds = %1
  %3 = load i32, ptr addrspace(4) @__oclc_ABI_version, align 4, !tbaa !17
  %4 = icmp slt i32 %3, 500
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds %0, ptr addrspace(4) %6, i64 0, i32 6
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !28
  %9 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !29, !invariant.load !13, !noundef !13
  %11 = zext i16 %10 to i32
  %12 = udiv i32 %8, %11
  %13 = mul i32 %12, %11
  %14 = icmp ugt i32 %8, %13
  br label %21

15:                                               ; preds = %2
  %16 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !17
  %18 = getelementptr inbounds i16, ptr addrspace(4) %16, i64 9
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !30
  %20 = icmp ne i16 %19, 0
  br label %21

21:                                               ; preds = %15, %5
  %22 = phi i1 [ %20, %15 ], [ %14, %5 ]
  %23 = phi i32 [ %17, %15 ], [ %12, %5 ]
  %24 = zext i1 %22 to i32
  %25 = add i32 %23, %24
  br label %76

26:                                               ; preds = %1
  %27 = load i32, ptr addrspace(4) @__oclc_ABI_version, align 4, !tbaa !17
  %28 = icmp slt i32 %27, 500
  br i1 %28, label %29, label %39

29:                                               ; preds = %26
  %30 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %31 = getelementptr inbounds %0, ptr addrspace(4) %30, i64 0, i32 7
  %32 = load i32, ptr addrspace(4) %31, align 8, !tbaa !31
  %33 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 6
  %34 = load i16, ptr addrspace(4) %33, align 2, !range !29, !invariant.load !13, !noundef !13
  %35 = zext i16 %34 to i32
  %36 = udiv i32 %32, %35
  %37 = mul i32 %36, %35
  %38 = icmp ugt i32 %32, %37
  br label %46

39:                                               ; preds = %26
  %40 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %41 = getelementptr inbounds i32, ptr addrspace(4) %40, i64 1
  %42 = load i32, ptr addrspace(4) %41, align 4, !tbaa !17
  %43 = getelementptr inbounds i16, ptr addrspace(4) %40, i64 10
  %44 = load i16, ptr addrspace(4) %43, align 4, !tbaa !30
  %45 = icmp ne i16 %44, 0
  br label %46

46:                                               ; preds = %39, %29
  %47 = phi i1 [ %45, %39 ], [ %38, %29 ]
  %48 = phi i32 [ %42, %39 ], [ %36, %29 ]
  %49 = zext i1 %47 to i32
  %50 = add i32 %48, %49
  br label %76

51:                                               ; preds = %1
  %52 = load i32, ptr addrspace(4) @__oclc_ABI_version, align 4, !tbaa !17
  %53 = icmp slt i32 %52, 500
  br i1 %53, label %54, label %64

54:                                               ; preds = %51
  %55 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %56 = getelementptr inbounds %0, ptr addrspace(4) %55, i64 0, i32 8
  %57 = load i32, ptr addrspace(4) %56, align 4, !tbaa !32
  %58 = getelementptr inbounds i8, ptr addrspace(4) %55, i64 8
  %59 = load i16, ptr addrspace(4) %58, align 4, !range !29, !invariant.load !13, !noundef !13
  %60 = zext i16 %59 to i32
  %61 = udiv i32 %57, %60
  %62 = mul i32 %61, %60
  %63 = icmp ugt i32 %57, %62
  br label %71

64:                                               ; preds = %51
  %65 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %66 = getelementptr inbounds i32, ptr addrspace(4) %65, i64 2
  %67 = load i32, ptr addrspace(4) %66, align 4, !tbaa !17
  %68 = getelementptr inbounds i16, ptr addrspace(4) %65, i64 11
  %69 = load i16, ptr addrspace(4) %68, align 2, !tbaa !30
  %70 = icmp ne i16 %69, 0
  br label %71

71:                                               ; preds = %64, %54
  %72 = phi i1 [ %70, %64 ], [ %63, %54 ]
  %73 = phi i32 [ %67, %64 ], [ %61, %54 ]
  %74 = zext i1 %72 to i32
  %75 = add i32 %73, %74
  br label %76

76:                                               ; preds = %71, %46, %21, %1
  %77 = phi i32 [ %75, %71 ], [ %50, %46 ], [ %25, %21 ], [ 1, %1 ]
  %78 = zext i32 %77 to i64
  ret i64 %78
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

attributes #0 = { alwaysinline "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size" }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn denormal_fpenv(dynamic) memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!1, !2, !3, !4, !77}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}

!0 = !{i32 64, i32 1, i32 1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 2, i32 0}
!7 = !{!"clang version 18.0.0"}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"omnipotent char", !8, i64 0}
!13 = !{}
!16 = !{!"int", !9, i64 0}
!17 = !{!16, !16, i64 0}
!18 = !{!"long", !9, i64 0}
!21 = !{!"any pointer", !9, i64 0}
!25 = !{!"short", !9, i64 0}
!26 = !{!"hsa_signal_s", !18, i64 0}
!27 = !{!"hsa_kernel_dispatch_packet_s", !25, i64 0, !25, i64 2, !25, i64 4, !25, i64 6, !25, i64 8, !25, i64 10, !16, i64 12, !16, i64 16, !16, i64 20, !16, i64 24, !16, i64 28, !9, i64 32, !21, i64 40, !18, i64 48, !26, i64 56}
!28 = !{!27, !16, i64 12}
!29 = !{i16 1, i16 1025}
!30 = !{!25, !25, i64 0}
!31 = !{!27, !16, i64 16}
!32 = !{!27, !16, i64 20}
!77 = !{i32 8, !"PIC Level", i32 0}
