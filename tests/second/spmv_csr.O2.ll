; ModuleID = 'spmv_csr.cl'
source_filename = "spmv_csr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@spmv_csr.partial = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @spmv_csr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = add i32 %13, %7
  %15 = lshr i32 %14, 3
  %16 = and i32 %7, 7
  %17 = icmp uge i32 %15, %5
  br i1 %17, label %40, label %18

18:                                               ; preds = %6
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !16
  %22 = add i32 %21, %16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !5, !amdgpu.noclobber !16
  %25 = icmp ult i32 %22, %24
  br i1 %25, label %26, label %40

26:                                               ; preds = %18, %26
  %27 = phi i32 [ %38, %26 ], [ %22, %18 ]
  %28 = phi float [ %37, %26 ], [ 0.000000e+00, %18 ]
  %29 = zext i32 %27 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !17, !amdgpu.noclobber !16
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5, !amdgpu.noclobber !16
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !17, !amdgpu.noclobber !16
  %37 = tail call float @llvm.fmuladd.f32(float %31, float %36, float %28)
  %38 = add i32 %27, 8
  %39 = icmp ult i32 %38, %24
  br i1 %39, label %26, label %40

40:                                               ; preds = %26, %18, %6
  %41 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %18 ], [ %37, %26 ]
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr.partial, i32 %7
  store float %41, ptr addrspace(3) %42, align 4, !tbaa !17
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %43 = icmp samesign ult i32 %16, 4
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 16
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !17
  %47 = load float, ptr addrspace(3) %42, align 4, !tbaa !17
  %48 = fadd float %46, %47
  store float %48, ptr addrspace(3) %42, align 4, !tbaa !17
  br label %49

49:                                               ; preds = %44, %40
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %50 = icmp samesign ult i32 %16, 2
  br i1 %50, label %51, label %56

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 8
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !17
  %54 = load float, ptr addrspace(3) %42, align 4, !tbaa !17
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %42, align 4, !tbaa !17
  br label %56

56:                                               ; preds = %51, %49
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %57 = icmp eq i32 %16, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %56
  %59 = load <2 x float>, ptr addrspace(3) %42, align 4, !tbaa !17
  %60 = extractelement <2 x float> %59, i64 0
  %61 = extractelement <2 x float> %59, i64 1
  %62 = fadd float %61, %60
  store float %62, ptr addrspace(3) %42, align 4, !tbaa !17
  br label %63

63:                                               ; preds = %58, %56
  %64 = icmp ne i32 %16, 0
  %65 = or i1 %64, %17
  br i1 %65, label %70, label %66

66:                                               ; preds = %63
  %67 = zext nneg i32 %15 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %67
  %69 = load float, ptr addrspace(3) %42, align 4, !tbaa !17
  store float %69, ptr addrspace(1) %68, align 4, !tbaa !17
  br label %70

70:                                               ; preds = %63, %66
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_spmv_csr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = add i32 %13, %7
  %15 = lshr i32 %14, 3
  %16 = and i32 %7, 7
  %17 = icmp uge i32 %15, %5
  br i1 %17, label %40, label %18

18:                                               ; preds = %6
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = add i32 %21, %16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !5
  %25 = icmp ult i32 %22, %24
  br i1 %25, label %26, label %40

26:                                               ; preds = %18, %26
  %27 = phi i32 [ %38, %26 ], [ %22, %18 ]
  %28 = phi float [ %37, %26 ], [ 0.000000e+00, %18 ]
  %29 = zext i32 %27 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !17
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %29
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !17
  %37 = tail call float @llvm.fmuladd.f32(float %31, float %36, float %28)
  %38 = add i32 %27, 8
  %39 = icmp ult i32 %38, %24
  br i1 %39, label %26, label %40

40:                                               ; preds = %26, %18, %6
  %41 = phi float [ 0.000000e+00, %6 ], [ 0.000000e+00, %18 ], [ %37, %26 ]
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) @spmv_csr.partial, i32 %7
  store float %41, ptr addrspace(3) %42, align 4, !tbaa !17
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %43 = icmp samesign ult i32 %16, 4
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 16
  %46 = load float, ptr addrspace(3) %45, align 4, !tbaa !17
  %47 = load float, ptr addrspace(3) %42, align 4, !tbaa !17
  %48 = fadd float %46, %47
  store float %48, ptr addrspace(3) %42, align 4, !tbaa !17
  br label %49

49:                                               ; preds = %40, %44
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %50 = icmp samesign ult i32 %16, 2
  br i1 %50, label %51, label %56

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 8
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !17
  %54 = load float, ptr addrspace(3) %42, align 4, !tbaa !17
  %55 = fadd float %53, %54
  store float %55, ptr addrspace(3) %42, align 4, !tbaa !17
  br label %56

56:                                               ; preds = %51, %49
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %57 = icmp eq i32 %16, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %56
  %59 = load <2 x float>, ptr addrspace(3) %42, align 4, !tbaa !17
  %60 = extractelement <2 x float> %59, i64 0
  %61 = extractelement <2 x float> %59, i64 1
  %62 = fadd float %61, %60
  store float %62, ptr addrspace(3) %42, align 4, !tbaa !17
  br label %63

63:                                               ; preds = %58, %56
  %64 = icmp ne i32 %16, 0
  %65 = or i1 %64, %17
  br i1 %65, label %70, label %66

66:                                               ; preds = %63
  %67 = zext nneg i32 %15 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %67
  %69 = load float, ptr addrspace(3) %42, align 4, !tbaa !17
  store float %69, ptr addrspace(1) %68, align 4, !tbaa !17
  br label %70

70:                                               ; preds = %63, %66
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"float*", !"float*", !"float*", !"uint"}
!12 = !{!"const", !"const", !"const", !"const", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !7, i64 0}
!19 = !{!"amdgpu-synchronize-as", !"local"}
