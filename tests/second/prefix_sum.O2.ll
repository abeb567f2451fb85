; ModuleID = 'prefix_sum.cl'
source_filename = "prefix_sum.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@prefix_sum.sums = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @prefix_sum(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !15
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = add i32 %9, %3
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x i32>, ptr addrspace(1) %12, align 16, !tbaa !17, !amdgpu.noclobber !18
  %14 = extractelement <4 x i32> %13, i64 0
  %15 = extractelement <4 x i32> %13, i64 1
  %16 = add i32 %15, %14
  %17 = extractelement <4 x i32> %13, i64 2
  %18 = add i32 %16, %17
  %19 = extractelement <4 x i32> %13, i64 3
  %20 = add i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  store i32 %20, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %22 = icmp eq i32 %3, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %2
  %24 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %25 = getelementptr i8, ptr addrspace(3) %24, i32 -4
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  br label %27

27:                                               ; preds = %23, %2
  %28 = phi i32 [ %26, %23 ], [ 0, %2 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %29 = add i32 %28, %20
  store i32 %29, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %30 = icmp samesign ult i32 %3, 2
  br i1 %30, label %35, label %31

31:                                               ; preds = %27
  %32 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %33 = getelementptr i8, ptr addrspace(3) %32, i32 -8
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  br label %35

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %34, %31 ], [ 0, %27 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %37 = add i32 %36, %29
  store i32 %37, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %38 = icmp samesign ult i32 %3, 4
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %41 = getelementptr i8, ptr addrspace(3) %40, i32 -16
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  br label %43

43:                                               ; preds = %39, %35
  %44 = phi i32 [ %42, %39 ], [ 0, %35 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %45 = add i32 %44, %37
  store i32 %45, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %46 = icmp samesign ult i32 %3, 8
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %49 = getelementptr i8, ptr addrspace(3) %48, i32 -32
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !5
  br label %51

51:                                               ; preds = %47, %43
  %52 = phi i32 [ %50, %47 ], [ 0, %43 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %53 = add i32 %52, %45
  store i32 %53, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %54 = icmp samesign ult i32 %3, 16
  br i1 %54, label %59, label %55

55:                                               ; preds = %51
  %56 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %57 = getelementptr i8, ptr addrspace(3) %56, i32 -64
  %58 = load i32, ptr addrspace(3) %57, align 4, !tbaa !5
  br label %59

59:                                               ; preds = %55, %51
  %60 = phi i32 [ %58, %55 ], [ 0, %51 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %61 = add i32 %60, %53
  store i32 %61, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %62 = icmp samesign ult i32 %3, 32
  br i1 %62, label %67, label %63

63:                                               ; preds = %59
  %64 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %65 = getelementptr i8, ptr addrspace(3) %64, i32 -128
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !5
  br label %67

67:                                               ; preds = %63, %59
  %68 = phi i32 [ %66, %63 ], [ 0, %59 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %69 = add i32 %68, %61
  store i32 %69, ptr addrspace(3) %21, align 4, !tbaa !5
  %70 = insertelement <4 x i32> %13, i32 %16, i64 1
  %71 = insertelement <4 x i32> %70, i32 %18, i64 2
  %72 = insertelement <4 x i32> %71, i32 %20, i64 3
  %73 = sub i32 %69, %20
  %74 = insertelement <4 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <4 x i32> %74, <4 x i32> poison, <4 x i32> zeroinitializer
  %76 = add <4 x i32> %75, %72
  %77 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %11
  store <4 x i32> %76, ptr addrspace(1) %77, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_prefix_sum(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !15
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = add i32 %9, %3
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x i32>, ptr addrspace(1) %12, align 16, !tbaa !17
  %14 = extractelement <4 x i32> %13, i64 0
  %15 = extractelement <4 x i32> %13, i64 1
  %16 = add i32 %15, %14
  %17 = extractelement <4 x i32> %13, i64 2
  %18 = add i32 %16, %17
  %19 = extractelement <4 x i32> %13, i64 3
  %20 = add i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  store i32 %20, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %22 = icmp eq i32 %3, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %2
  %24 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %25 = getelementptr i8, ptr addrspace(3) %24, i32 -4
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  br label %27

27:                                               ; preds = %2, %23
  %28 = phi i32 [ %26, %23 ], [ 0, %2 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %29 = add i32 %28, %20
  store i32 %29, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %30 = icmp samesign ult i32 %3, 2
  br i1 %30, label %35, label %31

31:                                               ; preds = %27
  %32 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %33 = getelementptr i8, ptr addrspace(3) %32, i32 -8
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  br label %35

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %34, %31 ], [ 0, %27 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %37 = add i32 %36, %29
  store i32 %37, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %38 = icmp samesign ult i32 %3, 4
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %41 = getelementptr i8, ptr addrspace(3) %40, i32 -16
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  br label %43

43:                                               ; preds = %39, %35
  %44 = phi i32 [ %42, %39 ], [ 0, %35 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %45 = add i32 %44, %37
  store i32 %45, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %46 = icmp samesign ult i32 %3, 8
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %49 = getelementptr i8, ptr addrspace(3) %48, i32 -32
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !5
  br label %51

51:                                               ; preds = %47, %43
  %52 = phi i32 [ %50, %47 ], [ 0, %43 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %53 = add i32 %52, %45
  store i32 %53, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %54 = icmp samesign ult i32 %3, 16
  br i1 %54, label %59, label %55

55:                                               ; preds = %51
  %56 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %57 = getelementptr i8, ptr addrspace(3) %56, i32 -64
  %58 = load i32, ptr addrspace(3) %57, align 4, !tbaa !5
  br label %59

59:                                               ; preds = %55, %51
  %60 = phi i32 [ %58, %55 ], [ 0, %51 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %61 = add i32 %60, %53
  store i32 %61, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %62 = icmp samesign ult i32 %3, 32
  br i1 %62, label %67, label %63

63:                                               ; preds = %59
  %64 = getelementptr i32, ptr addrspace(3) @prefix_sum.sums, i32 %3
  %65 = getelementptr i8, ptr addrspace(3) %64, i32 -128
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !5
  br label %67

67:                                               ; preds = %63, %59
  %68 = phi i32 [ %66, %63 ], [ 0, %59 ]
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %69 = add i32 %68, %61
  store i32 %69, ptr addrspace(3) %21, align 4, !tbaa !5
  %70 = insertelement <4 x i32> %13, i32 %16, i64 1
  %71 = insertelement <4 x i32> %70, i32 %18, i64 2
  %72 = insertelement <4 x i32> %71, i32 %20, i64 3
  %73 = sub i32 %69, %20
  %74 = insertelement <4 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <4 x i32> %74, <4 x i32> poison, <4 x i32> zeroinitializer
  %76 = add <4 x i32> %75, %72
  %77 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %11
  store <4 x i32> %76, ptr addrspace(1) %77, align 16, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"uint4*", !"uint4*"}
!12 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!13 = !{!"const", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !7, i64 0}
!17 = !{!7, !7, i64 0}
!18 = !{}
!19 = !{!"amdgpu-synchronize-as", !"local"}
