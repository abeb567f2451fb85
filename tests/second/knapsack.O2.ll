; ModuleID = 'knapsack.cl'
source_filename = "knapsack.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@knapsack.table = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @knapsack(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = zext i32 %5 to i64
  %7 = zext i32 %2 to i64
  %8 = mul nuw i64 %7, %6
  %9 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %0, i64 %8
  %10 = icmp samesign ult i32 %4, 256
  br i1 %10, label %13, label %11

11:                                               ; preds = %13, %3
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %18, label %24

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %16, %13 ], [ %4, %3 ]
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @knapsack.table, i32 %14
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = add nuw nsw i32 %14, 64
  %17 = icmp samesign ult i32 %14, 192
  br i1 %17, label %13, label %11

18:                                               ; preds = %40, %11
  %19 = phi i32 [ 0, %11 ], [ %41, %40 ]
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  br i1 %10, label %20, label %68

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i32 %19
  %22 = shl nuw nsw i64 %6, 10
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  br label %60

24:                                               ; preds = %11, %40
  %25 = phi i32 [ %41, %40 ], [ 0, %11 ]
  %26 = phi i32 [ %42, %40 ], [ 0, %11 ]
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %9, i64 %27
  %29 = load <2 x i16>, ptr addrspace(1) %28, align 4
  %30 = extractelement <2 x i16> %29, i64 0
  %31 = zext i16 %30 to i32
  %32 = extractelement <2 x i16> %29, i64 1
  %33 = zext i16 %32 to i32
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  br i1 %10, label %36, label %34

34:                                               ; preds = %24
  %35 = xor i32 %25, 1
  br label %40

36:                                               ; preds = %24
  %37 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i32 %25
  %38 = xor i32 %25, 1
  %39 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i32 %38
  br label %44

40:                                               ; preds = %55, %34
  %41 = phi i32 [ %35, %34 ], [ %38, %55 ]
  %42 = add nuw i32 %26, 1
  %43 = icmp eq i32 %42, %2
  br i1 %43, label %18, label %24

44:                                               ; preds = %36, %55
  %45 = phi i32 [ %4, %36 ], [ %58, %55 ]
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) %37, i32 %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = icmp samesign ult i32 %45, %31
  br i1 %48, label %55, label %49

49:                                               ; preds = %44
  %50 = sub nuw nsw i32 %45, %31
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %37, i32 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !5
  %53 = add i32 %52, %33
  %54 = tail call i32 @llvm.umax.i32(i32 %47, i32 %53)
  br label %55

55:                                               ; preds = %49, %44
  %56 = phi i32 [ %54, %49 ], [ %47, %44 ]
  %57 = getelementptr inbounds nuw i32, ptr addrspace(3) %39, i32 %45
  store i32 %56, ptr addrspace(3) %57, align 4, !tbaa !5
  %58 = add nuw nsw i32 %45, 64
  %59 = icmp samesign ult i32 %45, 192
  br i1 %59, label %44, label %40

60:                                               ; preds = %20, %60
  %61 = phi i32 [ %4, %20 ], [ %66, %60 ]
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(3) %21, i32 %61
  %64 = load i32, ptr addrspace(3) %63, align 4, !tbaa !5
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %62
  store i32 %64, ptr addrspace(1) %65, align 4, !tbaa !5
  %66 = add nuw nsw i32 %61, 64
  %67 = icmp samesign ult i32 %61, 192
  br i1 %67, label %60, label %68

68:                                               ; preds = %60, %18
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_knapsack(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = zext i32 %5 to i64
  %7 = zext i32 %2 to i64
  %8 = mul nuw i64 %7, %6
  %9 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %0, i64 %8
  %10 = icmp samesign ult i32 %4, 256
  br i1 %10, label %13, label %11

11:                                               ; preds = %13, %3
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %18, label %24

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %16, %13 ], [ %4, %3 ]
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @knapsack.table, i32 %14
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = add nuw nsw i32 %14, 64
  %17 = icmp samesign ult i32 %14, 192
  br i1 %17, label %13, label %11

18:                                               ; preds = %40, %11
  %19 = phi i32 [ 0, %11 ], [ %41, %40 ]
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  br i1 %10, label %20, label %60

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i32 %19
  %22 = shl nuw nsw i64 %6, 10
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  br label %61

24:                                               ; preds = %11, %40
  %25 = phi i32 [ %41, %40 ], [ 0, %11 ]
  %26 = phi i32 [ %42, %40 ], [ 0, %11 ]
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %9, i64 %27
  %29 = load <2 x i16>, ptr addrspace(1) %28, align 4
  %30 = extractelement <2 x i16> %29, i64 0
  %31 = zext i16 %30 to i32
  %32 = extractelement <2 x i16> %29, i64 1
  %33 = zext i16 %32 to i32
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  br i1 %10, label %36, label %34

34:                                               ; preds = %24
  %35 = xor i32 %25, 1
  br label %40

36:                                               ; preds = %24
  %37 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i32 %25
  %38 = xor i32 %25, 1
  %39 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @knapsack.table, i32 %38
  br label %44

40:                                               ; preds = %55, %34
  %41 = phi i32 [ %35, %34 ], [ %38, %55 ]
  %42 = add nuw i32 %26, 1
  %43 = icmp eq i32 %42, %2
  br i1 %43, label %18, label %24

44:                                               ; preds = %36, %55
  %45 = phi i32 [ %4, %36 ], [ %58, %55 ]
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) %37, i32 %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = icmp samesign ult i32 %45, %31
  br i1 %48, label %55, label %49

49:                                               ; preds = %44
  %50 = sub nuw nsw i32 %45, %31
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %37, i32 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !5
  %53 = add i32 %52, %33
  %54 = tail call i32 @llvm.umax.i32(i32 %47, i32 %53)
  br label %55

55:                                               ; preds = %44, %49
  %56 = phi i32 [ %54, %49 ], [ %47, %44 ]
  %57 = getelementptr inbounds nuw i32, ptr addrspace(3) %39, i32 %45
  store i32 %56, ptr addrspace(3) %57, align 4, !tbaa !5
  %58 = add nuw nsw i32 %45, 64
  %59 = icmp samesign ult i32 %45, 192
  br i1 %59, label %44, label %40

60:                                               ; preds = %61, %18
  ret void

61:                                               ; preds = %20, %61
  %62 = phi i32 [ %4, %20 ], [ %67, %61 ]
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(3) %21, i32 %62
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !5
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %63
  store i32 %65, ptr addrspace(1) %66, align 4, !tbaa !5
  %67 = add nuw nsw i32 %62, 64
  %68 = icmp samesign ult i32 %62, 192
  br i1 %68, label %61, label %60
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"ushort2*", !"uint*", !"uint"}
!12 = !{!"ushort __attribute__((ext_vector_type(2)))*", !"uint*", !"uint"}
!13 = !{!"const", !"", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{!"amdgpu-synchronize-as", !"local"}
