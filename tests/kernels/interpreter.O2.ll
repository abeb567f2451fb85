; ModuleID = 'interpreter.cl'
source_filename = "interpreter.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @interpreter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %4
  br i1 %15, label %16, label %109

16:                                               ; preds = %6
  %17 = zext i32 %14 to i64
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %106, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !15
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  br label %23

23:                                               ; preds = %19, %100
  %24 = phi i32 [ %5, %19 ], [ %104, %100 ]
  %25 = phi i32 [ 0, %19 ], [ %103, %100 ]
  %26 = phi i32 [ %21, %19 ], [ %102, %100 ]
  %27 = phi <16 x i32> [ zeroinitializer, %19 ], [ %101, %100 ]
  %28 = add i32 %26, 1
  %29 = zext i32 %26 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !5, !amdgpu.noclobber !15
  %32 = ashr i32 %31, 8
  %33 = add i32 %25, 1
  %34 = icmp ugt i32 %33, 16
  br i1 %34, label %106, label %35

35:                                               ; preds = %23
  %36 = trunc i32 %31 to i8
  switch i8 %36, label %106 [
    i8 0, label %37
    i8 1, label %42
    i8 2, label %44
    i8 7, label %47
    i8 9, label %51
    i8 14, label %55
    i8 8, label %57
    i8 10, label %64
    i8 11, label %66
    i8 3, label %72
    i8 4, label %72
    i8 5, label %72
    i8 6, label %72
    i8 12, label %72
    i8 13, label %72
    i8 15, label %72
  ]

37:                                               ; preds = %35
  %38 = icmp eq i32 %25, 0
  %39 = add nsw i32 %25, -1
  %40 = extractelement <16 x i32> %27, i32 %39
  %41 = select i1 %38, i32 0, i32 %40
  br label %106

42:                                               ; preds = %35
  %43 = insertelement <16 x i32> %27, i32 %32, i32 %25
  br label %100

44:                                               ; preds = %35
  %45 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5, !amdgpu.noclobber !15
  %46 = insertelement <16 x i32> %27, i32 %45, i32 %25
  br label %100

47:                                               ; preds = %35
  %48 = add nsw i32 %25, -1
  %49 = extractelement <16 x i32> %27, i32 %48
  %50 = insertelement <16 x i32> %27, i32 %49, i32 %25
  br label %100

51:                                               ; preds = %35
  %52 = add nsw i32 %25, -2
  %53 = extractelement <16 x i32> %27, i32 %52
  %54 = insertelement <16 x i32> %27, i32 %53, i32 %25
  br label %100

55:                                               ; preds = %35
  %56 = add nsw i32 %25, -1
  br label %100

57:                                               ; preds = %35
  %58 = add nsw i32 %25, -1
  %59 = extractelement <16 x i32> %27, i32 %58
  %60 = add nsw i32 %25, -2
  %61 = extractelement <16 x i32> %27, i32 %60
  %62 = insertelement <16 x i32> %27, i32 %61, i32 %58
  %63 = insertelement <16 x i32> %62, i32 %59, i32 %60
  br label %100

64:                                               ; preds = %35
  %65 = add i32 %32, %28
  br label %100

66:                                               ; preds = %35
  %67 = add nsw i32 %25, -1
  %68 = extractelement <16 x i32> %27, i32 %67
  %69 = icmp eq i32 %68, 0
  %70 = select i1 %69, i32 0, i32 %32
  %71 = add i32 %70, %28
  br label %100

72:                                               ; preds = %35, %35, %35, %35, %35, %35, %35
  %73 = add nsw i32 %25, -1
  %74 = extractelement <16 x i32> %27, i32 %73
  %75 = add nsw i32 %25, -2
  %76 = extractelement <16 x i32> %27, i32 %75
  switch i8 %36, label %92 [
    i8 3, label %77
    i8 4, label %79
    i8 5, label %81
    i8 12, label %83
    i8 13, label %86
    i8 15, label %89
  ]

77:                                               ; preds = %72
  %78 = add i32 %76, %74
  br label %97

79:                                               ; preds = %72
  %80 = sub i32 %76, %74
  br label %97

81:                                               ; preds = %72
  %82 = mul i32 %76, %74
  br label %97

83:                                               ; preds = %72
  %84 = icmp slt i32 %76, %74
  %85 = zext i1 %84 to i32
  br label %97

86:                                               ; preds = %72
  %87 = icmp eq i32 %76, %74
  %88 = zext i1 %87 to i32
  br label %97

89:                                               ; preds = %72
  %90 = and i32 %74, 31
  %91 = shl i32 %76, %90
  br label %97

92:                                               ; preds = %72
  %93 = add i32 %74, 1
  %94 = icmp ult i32 %93, 2
  br i1 %94, label %106, label %95

95:                                               ; preds = %92
  %96 = sdiv i32 %76, %74
  br label %97

97:                                               ; preds = %95, %89, %86, %83, %81, %79, %77
  %98 = phi i32 [ %96, %95 ], [ %78, %77 ], [ %80, %79 ], [ %82, %81 ], [ %85, %83 ], [ %88, %86 ], [ %91, %89 ]
  %99 = insertelement <16 x i32> %27, i32 %98, i32 %75
  br label %100

100:                                              ; preds = %97, %66, %64, %57, %55, %51, %47, %44, %42
  %101 = phi <16 x i32> [ %27, %64 ], [ %99, %97 ], [ %63, %57 ], [ %27, %66 ], [ %43, %42 ], [ %46, %44 ], [ %50, %47 ], [ %54, %51 ], [ %27, %55 ]
  %102 = phi i32 [ %65, %64 ], [ %28, %97 ], [ %28, %57 ], [ %71, %66 ], [ %28, %42 ], [ %28, %44 ], [ %28, %47 ], [ %28, %51 ], [ %28, %55 ]
  %103 = phi i32 [ %25, %64 ], [ %73, %97 ], [ %25, %57 ], [ %67, %66 ], [ %33, %42 ], [ %33, %44 ], [ %33, %47 ], [ %33, %51 ], [ %56, %55 ]
  %104 = add i32 %24, -1
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %23

106:                                              ; preds = %100, %35, %92, %23, %16, %37
  %107 = phi i32 [ -2147483644, %16 ], [ %41, %37 ], [ -2147483647, %35 ], [ -2147483646, %23 ], [ -2147483645, %92 ], [ -2147483644, %100 ]
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %107, ptr addrspace(1) %108, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %106, %6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_interpreter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %4
  br i1 %15, label %16, label %109

16:                                               ; preds = %6
  %17 = zext i32 %14 to i64
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %106, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  br label %23

23:                                               ; preds = %19, %100
  %24 = phi i32 [ %5, %19 ], [ %104, %100 ]
  %25 = phi i32 [ 0, %19 ], [ %103, %100 ]
  %26 = phi i32 [ %21, %19 ], [ %102, %100 ]
  %27 = phi <16 x i32> [ zeroinitializer, %19 ], [ %101, %100 ]
  %28 = add i32 %26, 1
  %29 = zext i32 %26 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !5
  %32 = ashr i32 %31, 8
  %33 = add i32 %25, 1
  %34 = icmp ugt i32 %33, 16
  br i1 %34, label %106, label %35

35:                                               ; preds = %23
  %36 = trunc i32 %31 to i8
  switch i8 %36, label %106 [
    i8 0, label %37
    i8 1, label %42
    i8 2, label %44
    i8 7, label %47
    i8 9, label %51
    i8 14, label %55
    i8 8, label %57
    i8 10, label %64
    i8 11, label %66
    i8 3, label %72
    i8 4, label %72
    i8 5, label %72
    i8 6, label %72
    i8 12, label %72
    i8 13, label %72
    i8 15, label %72
  ]

37:                                               ; preds = %35
  %38 = icmp eq i32 %25, 0
  %39 = add nsw i32 %25, -1
  %40 = extractelement <16 x i32> %27, i32 %39
  %41 = select i1 %38, i32 0, i32 %40
  br label %106

42:                                               ; preds = %35
  %43 = insertelement <16 x i32> %27, i32 %32, i32 %25
  br label %100

44:                                               ; preds = %35
  %45 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  %46 = insertelement <16 x i32> %27, i32 %45, i32 %25
  br label %100

47:                                               ; preds = %35
  %48 = add nsw i32 %25, -1
  %49 = extractelement <16 x i32> %27, i32 %48
  %50 = insertelement <16 x i32> %27, i32 %49, i32 %25
  br label %100

51:                                               ; preds = %35
  %52 = add nsw i32 %25, -2
  %53 = extractelement <16 x i32> %27, i32 %52
  %54 = insertelement <16 x i32> %27, i32 %53, i32 %25
  br label %100

55:                                               ; preds = %35
  %56 = add nsw i32 %25, -1
  br label %100

57:                                               ; preds = %35
  %58 = add nsw i32 %25, -1
  %59 = extractelement <16 x i32> %27, i32 %58
  %60 = add nsw i32 %25, -2
  %61 = extractelement <16 x i32> %27, i32 %60
  %62 = insertelement <16 x i32> %27, i32 %61, i32 %58
  %63 = insertelement <16 x i32> %62, i32 %59, i32 %60
  br label %100

64:                                               ; preds = %35
  %65 = add i32 %32, %28
  br label %100

66:                                               ; preds = %35
  %67 = add nsw i32 %25, -1
  %68 = extractelement <16 x i32> %27, i32 %67
  %69 = icmp eq i32 %68, 0
  %70 = select i1 %69, i32 0, i32 %32
  %71 = add i32 %70, %28
  br label %100

72:                                               ; preds = %35, %35, %35, %35, %35, %35, %35
  %73 = add nsw i32 %25, -1
  %74 = extractelement <16 x i32> %27, i32 %73
  %75 = add nsw i32 %25, -2
  %76 = extractelement <16 x i32> %27, i32 %75
  switch i8 %36, label %92 [
    i8 3, label %77
    i8 4, label %79
    i8 5, label %81
    i8 12, label %83
    i8 13, label %86
    i8 15, label %89
  ]

77:                                               ; preds = %72
  %78 = add i32 %76, %74
  br label %97

79:                                               ; preds = %72
  %80 = sub i32 %76, %74
  br label %97

81:                                               ; preds = %72
  %82 = mul i32 %76, %74
  br label %97

83:                                               ; preds = %72
  %84 = icmp slt i32 %76, %74
  %85 = zext i1 %84 to i32
  br label %97

86:                                               ; preds = %72
  %87 = icmp eq i32 %76, %74
  %88 = zext i1 %87 to i32
  br label %97

89:                                               ; preds = %72
  %90 = and i32 %74, 31
  %91 = shl i32 %76, %90
  br label %97

92:                                               ; preds = %72
  %93 = add i32 %74, 1
  %94 = icmp ult i32 %93, 2
  br i1 %94, label %106, label %95

95:                                               ; preds = %92
  %96 = sdiv i32 %76, %74
  br label %97

97:                                               ; preds = %95, %89, %86, %83, %81, %79, %77
  %98 = phi i32 [ %96, %95 ], [ %78, %77 ], [ %80, %79 ], [ %82, %81 ], [ %85, %83 ], [ %88, %86 ], [ %91, %89 ]
  %99 = insertelement <16 x i32> %27, i32 %98, i32 %75
  br label %100

100:                                              ; preds = %66, %97, %64, %57, %55, %51, %47, %44, %42
  %101 = phi <16 x i32> [ %27, %64 ], [ %99, %97 ], [ %63, %57 ], [ %27, %66 ], [ %43, %42 ], [ %46, %44 ], [ %50, %47 ], [ %54, %51 ], [ %27, %55 ]
  %102 = phi i32 [ %65, %64 ], [ %28, %97 ], [ %28, %57 ], [ %71, %66 ], [ %28, %42 ], [ %28, %44 ], [ %28, %47 ], [ %28, %51 ], [ %28, %55 ]
  %103 = phi i32 [ %25, %64 ], [ %73, %97 ], [ %25, %57 ], [ %67, %66 ], [ %33, %42 ], [ %33, %44 ], [ %33, %47 ], [ %33, %51 ], [ %56, %55 ]
  %104 = add i32 %24, -1
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %23

106:                                              ; preds = %100, %35, %92, %23, %16, %37
  %107 = phi i32 [ %41, %37 ], [ -2147483644, %16 ], [ -2147483647, %35 ], [ -2147483646, %23 ], [ -2147483645, %92 ], [ -2147483644, %100 ]
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %107, ptr addrspace(1) %108, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %106, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"int*", !"int*", !"uint", !"uint"}
!12 = !{!"const", !"const", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
