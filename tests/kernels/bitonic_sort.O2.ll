; ModuleID = 'bitonic_sort.cl'
source_filename = "bitonic_sort.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@bitonic_sort.key = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@bitonic_sort.value = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4, !tbaa !13
  %7 = zext i16 %6 to i32
  %8 = shl nuw nsw i32 %7, 1
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5, !amdgpu.noclobber !15
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %3
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5, !amdgpu.noclobber !15
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %3
  store i32 %17, ptr addrspace(3) %18, align 4, !tbaa !5
  %19 = add i32 %11, %7
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5, !amdgpu.noclobber !15
  %23 = add nuw nsw i32 %3, %7
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %23
  store i32 %22, ptr addrspace(3) %24, align 4, !tbaa !5
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !5, !amdgpu.noclobber !15
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %23
  store i32 %26, ptr addrspace(3) %27, align 4, !tbaa !5
  %28 = icmp eq i16 %6, 0
  br i1 %28, label %59, label %29

29:                                               ; preds = %2
  %30 = shl nuw nsw i32 %3, 1
  br label %31

31:                                               ; preds = %29, %34
  %32 = phi i32 [ 2, %29 ], [ %35, %34 ]
  %33 = lshr exact i32 %32, 1
  br label %37

34:                                               ; preds = %56
  %35 = shl nuw nsw i32 %32, 1
  %36 = icmp samesign ugt i32 %35, %8
  br i1 %36, label %59, label %31

37:                                               ; preds = %31, %56
  %38 = phi i32 [ %33, %31 ], [ %57, %56 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %39 = add nuw i32 %38, 1023
  %40 = and i32 %39, %3
  %41 = sub nsw i32 %30, %40
  %42 = add i32 %41, %38
  %43 = and i32 %41, %32
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %41
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !5
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %42
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = icmp ugt i32 %45, %47
  %49 = icmp ne i32 %43, 0
  %50 = xor i1 %49, %48
  br i1 %50, label %51, label %56

51:                                               ; preds = %37
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %41
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  store i32 %47, ptr addrspace(3) %44, align 4, !tbaa !5
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %42
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !5
  store i32 %55, ptr addrspace(3) %52, align 4, !tbaa !5
  store i32 %45, ptr addrspace(3) %46, align 4, !tbaa !5
  store i32 %53, ptr addrspace(3) %54, align 4, !tbaa !5
  br label %56

56:                                               ; preds = %51, %37
  %57 = lshr i32 %38, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %34, label %37

59:                                               ; preds = %34, %2
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %60 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  store i32 %60, ptr addrspace(1) %13, align 4, !tbaa !5
  %61 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  store i32 %61, ptr addrspace(1) %16, align 4, !tbaa !5
  %62 = load i32, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %62, ptr addrspace(1) %21, align 4, !tbaa !5
  %63 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  store i32 %63, ptr addrspace(1) %25, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4, !tbaa !13
  %7 = zext i16 %6 to i32
  %8 = shl nuw nsw i32 %7, 1
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %3
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %3
  store i32 %17, ptr addrspace(3) %18, align 4, !tbaa !5
  %19 = add i32 %11, %7
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %23 = add nuw nsw i32 %3, %7
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %23
  store i32 %22, ptr addrspace(3) %24, align 4, !tbaa !5
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !5
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %23
  store i32 %26, ptr addrspace(3) %27, align 4, !tbaa !5
  %28 = icmp eq i16 %6, 0
  br i1 %28, label %34, label %29

29:                                               ; preds = %2
  %30 = shl nuw nsw i32 %3, 1
  br label %31

31:                                               ; preds = %29, %39
  %32 = phi i32 [ 2, %29 ], [ %40, %39 ]
  %33 = lshr exact i32 %32, 1
  br label %42

34:                                               ; preds = %39, %2
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %35 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  store i32 %35, ptr addrspace(1) %13, align 4, !tbaa !5
  %36 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  store i32 %36, ptr addrspace(1) %16, align 4, !tbaa !5
  %37 = load i32, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %37, ptr addrspace(1) %21, align 4, !tbaa !5
  %38 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  store i32 %38, ptr addrspace(1) %25, align 4, !tbaa !5
  ret void

39:                                               ; preds = %61
  %40 = shl nuw nsw i32 %32, 1
  %41 = icmp samesign ugt i32 %40, %8
  br i1 %41, label %34, label %31

42:                                               ; preds = %31, %61
  %43 = phi i32 [ %33, %31 ], [ %62, %61 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %44 = add nuw i32 %43, 1023
  %45 = and i32 %44, %3
  %46 = sub nsw i32 %30, %45
  %47 = add i32 %46, %43
  %48 = and i32 %46, %32
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %46
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !5
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.key, i32 %47
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !5
  %53 = icmp ugt i32 %50, %52
  %54 = icmp ne i32 %48, 0
  %55 = xor i1 %54, %53
  br i1 %55, label %56, label %61

56:                                               ; preds = %42
  %57 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %46
  %58 = load i32, ptr addrspace(3) %57, align 4, !tbaa !5
  store i32 %52, ptr addrspace(3) %49, align 4, !tbaa !5
  %59 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_sort.value, i32 %47
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !5
  store i32 %60, ptr addrspace(3) %57, align 4, !tbaa !5
  store i32 %50, ptr addrspace(3) %51, align 4, !tbaa !5
  store i32 %58, ptr addrspace(3) %59, align 4, !tbaa !5
  br label %61

61:                                               ; preds = %56, %42
  %62 = lshr i32 %43, 1
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %39, label %42
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
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"uint*", !"uint*"}
!12 = !{!"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!"amdgpu-synchronize-as", !"local"}
