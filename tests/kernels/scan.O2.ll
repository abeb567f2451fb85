; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@scan.tree = internal unnamed_addr addrspace(3) global [528 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = shl i32 %10, 1
  %12 = mul i32 %11, %9
  %13 = add i32 %12, %5
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !5, !amdgpu.noclobber !15
  br label %19

19:                                               ; preds = %15, %4
  %20 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %21 = lshr i32 %5, 5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan.tree, i32 %5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i32 %21
  store i32 %20, ptr addrspace(3) %23, align 4, !tbaa !5
  %24 = add i32 %13, %9
  %25 = icmp ult i32 %24, %3
  br i1 %25, label %26, label %30

26:                                               ; preds = %19
  %27 = zext i32 %24 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !5, !amdgpu.noclobber !15
  br label %30

30:                                               ; preds = %26, %19
  %31 = phi i32 [ %29, %26 ], [ 0, %19 ]
  %32 = add nuw nsw i32 %5, %9
  %33 = lshr i32 %32, 5
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan.tree, i32 %32
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) %34, i32 %33
  store i32 %31, ptr addrspace(3) %35, align 4, !tbaa !5
  %36 = icmp eq i16 %8, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %30
  %38 = shl nuw nsw i32 %5, 1
  %39 = or disjoint i32 %38, 1
  %40 = add nuw nsw i32 %38, 2
  br label %44

41:                                               ; preds = %62, %30
  %42 = phi i32 [ 1, %30 ], [ %64, %62 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %43 = icmp eq i32 %5, 0
  br i1 %43, label %66, label %75

44:                                               ; preds = %37, %62
  %45 = phi i32 [ 1, %37 ], [ %64, %62 ]
  %46 = phi i32 [ %9, %37 ], [ %63, %62 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %47 = icmp samesign ult i32 %5, %46
  br i1 %47, label %48, label %62

48:                                               ; preds = %44
  %49 = mul i32 %45, %39
  %50 = add i32 %49, -1
  %51 = mul i32 %45, %40
  %52 = add i32 %51, -1
  %53 = lshr i32 %50, 5
  %54 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %50
  %55 = getelementptr i32, ptr addrspace(3) %54, i32 %53
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = lshr i32 %52, 5
  %58 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %52
  %59 = getelementptr i32, ptr addrspace(3) %58, i32 %57
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !5
  %61 = add nsw i32 %60, %56
  store i32 %61, ptr addrspace(3) %59, align 4, !tbaa !5
  br label %62

62:                                               ; preds = %48, %44
  %63 = lshr i32 %46, 1
  %64 = shl i32 %45, 1
  %65 = icmp eq i32 %63, 0
  br i1 %65, label %41, label %44

66:                                               ; preds = %41
  %67 = zext i32 %10 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %67
  %69 = shl nuw nsw i32 %9, 1
  %70 = add nsw i32 %69, -1
  %71 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %70
  %72 = lshr i32 %70, 5
  %73 = getelementptr i32, ptr addrspace(3) %71, i32 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !5
  store i32 %74, ptr addrspace(1) %68, align 4, !tbaa !5
  store i32 0, ptr addrspace(3) %73, align 4, !tbaa !5
  br label %75

75:                                               ; preds = %66, %41
  br i1 %36, label %80, label %76

76:                                               ; preds = %75
  %77 = shl nuw nsw i32 %5, 1
  %78 = or disjoint i32 %77, 1
  %79 = add nuw nsw i32 %77, 2
  br label %81

80:                                               ; preds = %100, %75
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %14, label %103, label %107

81:                                               ; preds = %76, %100
  %82 = phi i32 [ %42, %76 ], [ %84, %100 ]
  %83 = phi i32 [ 1, %76 ], [ %101, %100 ]
  %84 = lshr i32 %82, 1
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %85 = icmp samesign ult i32 %5, %83
  br i1 %85, label %86, label %100

86:                                               ; preds = %81
  %87 = mul i32 %84, %78
  %88 = add i32 %87, -1
  %89 = mul i32 %84, %79
  %90 = add i32 %89, -1
  %91 = lshr i32 %88, 5
  %92 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %88
  %93 = getelementptr i32, ptr addrspace(3) %92, i32 %91
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !5
  %95 = lshr i32 %90, 5
  %96 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %90
  %97 = getelementptr i32, ptr addrspace(3) %96, i32 %95
  %98 = load i32, ptr addrspace(3) %97, align 4, !tbaa !5
  store i32 %98, ptr addrspace(3) %93, align 4, !tbaa !5
  %99 = add nsw i32 %98, %94
  store i32 %99, ptr addrspace(3) %97, align 4, !tbaa !5
  br label %100

100:                                              ; preds = %86, %81
  %101 = shl nuw nsw i32 %83, 1
  %102 = icmp samesign ugt i32 %101, %9
  br i1 %102, label %80, label %81

103:                                              ; preds = %80
  %104 = zext i32 %13 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %104
  %106 = load i32, ptr addrspace(3) %23, align 4, !tbaa !5
  store i32 %106, ptr addrspace(1) %105, align 4, !tbaa !5
  br label %107

107:                                              ; preds = %103, %80
  br i1 %25, label %108, label %112

108:                                              ; preds = %107
  %109 = zext i32 %24 to i64
  %110 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %109
  %111 = load i32, ptr addrspace(3) %35, align 4, !tbaa !5
  store i32 %111, ptr addrspace(1) %110, align 4, !tbaa !5
  br label %112

112:                                              ; preds = %107, %108
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = shl i32 %10, 1
  %12 = mul i32 %11, %9
  %13 = add i32 %12, %5
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %19

15:                                               ; preds = %4
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !5
  br label %19

19:                                               ; preds = %4, %15
  %20 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %21 = lshr i32 %5, 5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan.tree, i32 %5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i32 %21
  store i32 %20, ptr addrspace(3) %23, align 4, !tbaa !5
  %24 = add i32 %13, %9
  %25 = icmp ult i32 %24, %3
  br i1 %25, label %26, label %30

26:                                               ; preds = %19
  %27 = zext i32 %24 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %19, %26
  %31 = phi i32 [ %29, %26 ], [ 0, %19 ]
  %32 = add nuw nsw i32 %5, %9
  %33 = lshr i32 %32, 5
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan.tree, i32 %32
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) %34, i32 %33
  store i32 %31, ptr addrspace(3) %35, align 4, !tbaa !5
  %36 = icmp eq i16 %8, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %30
  %38 = shl nuw nsw i32 %5, 1
  %39 = or disjoint i32 %38, 1
  %40 = add nuw nsw i32 %38, 2
  br label %44

41:                                               ; preds = %62, %30
  %42 = phi i32 [ 1, %30 ], [ %64, %62 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %43 = icmp eq i32 %5, 0
  br i1 %43, label %66, label %75

44:                                               ; preds = %37, %62
  %45 = phi i32 [ 1, %37 ], [ %64, %62 ]
  %46 = phi i32 [ %9, %37 ], [ %63, %62 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %47 = icmp samesign ult i32 %5, %46
  br i1 %47, label %48, label %62

48:                                               ; preds = %44
  %49 = mul i32 %45, %39
  %50 = add i32 %49, -1
  %51 = mul i32 %45, %40
  %52 = add i32 %51, -1
  %53 = lshr i32 %50, 5
  %54 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %50
  %55 = getelementptr i32, ptr addrspace(3) %54, i32 %53
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = lshr i32 %52, 5
  %58 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %52
  %59 = getelementptr i32, ptr addrspace(3) %58, i32 %57
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !5
  %61 = add nsw i32 %60, %56
  store i32 %61, ptr addrspace(3) %59, align 4, !tbaa !5
  br label %62

62:                                               ; preds = %44, %48
  %63 = lshr i32 %46, 1
  %64 = shl i32 %45, 1
  %65 = icmp eq i32 %63, 0
  br i1 %65, label %41, label %44

66:                                               ; preds = %41
  %67 = zext i32 %10 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %67
  %69 = shl nuw nsw i32 %9, 1
  %70 = add nsw i32 %69, -1
  %71 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %70
  %72 = lshr i32 %70, 5
  %73 = getelementptr i32, ptr addrspace(3) %71, i32 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !5
  store i32 %74, ptr addrspace(1) %68, align 4, !tbaa !5
  store i32 0, ptr addrspace(3) %73, align 4, !tbaa !5
  br label %75

75:                                               ; preds = %66, %41
  br i1 %36, label %80, label %76

76:                                               ; preds = %75
  %77 = shl nuw nsw i32 %5, 1
  %78 = or disjoint i32 %77, 1
  %79 = add nuw nsw i32 %77, 2
  br label %81

80:                                               ; preds = %100, %75
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %14, label %103, label %107

81:                                               ; preds = %76, %100
  %82 = phi i32 [ %42, %76 ], [ %84, %100 ]
  %83 = phi i32 [ 1, %76 ], [ %101, %100 ]
  %84 = lshr i32 %82, 1
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %85 = icmp samesign ult i32 %5, %83
  br i1 %85, label %86, label %100

86:                                               ; preds = %81
  %87 = mul i32 %84, %78
  %88 = add i32 %87, -1
  %89 = mul i32 %84, %79
  %90 = add i32 %89, -1
  %91 = lshr i32 %88, 5
  %92 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %88
  %93 = getelementptr i32, ptr addrspace(3) %92, i32 %91
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !5
  %95 = lshr i32 %90, 5
  %96 = getelementptr i32, ptr addrspace(3) @scan.tree, i32 %90
  %97 = getelementptr i32, ptr addrspace(3) %96, i32 %95
  %98 = load i32, ptr addrspace(3) %97, align 4, !tbaa !5
  store i32 %98, ptr addrspace(3) %93, align 4, !tbaa !5
  %99 = add nsw i32 %98, %94
  store i32 %99, ptr addrspace(3) %97, align 4, !tbaa !5
  br label %100

100:                                              ; preds = %81, %86
  %101 = shl nuw nsw i32 %83, 1
  %102 = icmp samesign ugt i32 %101, %9
  br i1 %102, label %80, label %81

103:                                              ; preds = %80
  %104 = zext i32 %13 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %104
  %106 = load i32, ptr addrspace(3) %23, align 4, !tbaa !5
  store i32 %106, ptr addrspace(1) %105, align 4, !tbaa !5
  br label %107

107:                                              ; preds = %103, %80
  br i1 %25, label %108, label %112

108:                                              ; preds = %107
  %109 = zext i32 %24 to i64
  %110 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %109
  %111 = load i32, ptr addrspace(3) %35, align 4, !tbaa !5
  store i32 %111, ptr addrspace(1) %110, align 4, !tbaa !5
  br label %112

112:                                              ; preds = %108, %107
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"int*", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!"amdgpu-synchronize-as", !"local"}
