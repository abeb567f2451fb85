; ModuleID = 'bilateral.cl'
source_filename = "bilateral.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bilateral(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !13
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = icmp slt i32 %15, %2
  %24 = icmp slt i32 %22, %3
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %79

26:                                               ; preds = %7
  %27 = mul nsw i32 %22, %2
  %28 = add nsw i32 %27, %15
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15, !amdgpu.noclobber !17
  %32 = sub nsw i32 0, %4
  %33 = icmp slt i32 %4, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %26
  %35 = add nsw i32 %3, -1
  %36 = add nsw i32 %2, -1
  %37 = fneg float %6
  br label %43

38:                                               ; preds = %52
  %39 = fdiv float %75, %76
  br label %40

40:                                               ; preds = %38, %26
  %41 = phi float [ 0x7FF8000000000000, %26 ], [ %39, %38 ]
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !15
  br label %79

43:                                               ; preds = %34, %52
  %44 = phi float [ 0.000000e+00, %34 ], [ %75, %52 ]
  %45 = phi float [ 0.000000e+00, %34 ], [ %76, %52 ]
  %46 = phi i32 [ %32, %34 ], [ %53, %52 ]
  %47 = add nsw i32 %46, %22
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  %49 = tail call i32 @llvm.smin.i32(i32 %48, i32 %35)
  %50 = mul nsw i32 %49, %2
  %51 = mul nsw i32 %46, %46
  br label %55

52:                                               ; preds = %55
  %53 = add i32 %46, 1
  %54 = icmp eq i32 %46, %4
  br i1 %54, label %38, label %43

55:                                               ; preds = %43, %55
  %56 = phi float [ %44, %43 ], [ %75, %55 ]
  %57 = phi float [ %45, %43 ], [ %76, %55 ]
  %58 = phi i32 [ %32, %43 ], [ %77, %55 ]
  %59 = add nsw i32 %58, %15
  %60 = tail call i32 @llvm.smax.i32(i32 %59, i32 0)
  %61 = tail call i32 @llvm.smin.i32(i32 %60, i32 %36)
  %62 = add nsw i32 %61, %50
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !15, !amdgpu.noclobber !17
  %66 = fsub float %65, %31
  %67 = mul nsw i32 %58, %58
  %68 = add nuw nsw i32 %51, %67
  %69 = sub nsw i32 0, %68
  %70 = sitofp i32 %69 to float
  %71 = fmul float %66, %66
  %72 = fmul float %71, %37
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %5, float %72)
  %74 = tail call float @llvm.exp2.f32(float %73)
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %65, float %56)
  %76 = fadd float %57, %74
  %77 = add i32 %58, 1
  %78 = icmp eq i32 %58, %4
  br i1 %78, label %52, label %55

79:                                               ; preds = %7, %40
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !13
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = icmp slt i32 %15, %2
  %24 = icmp slt i32 %22, %3
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %79

26:                                               ; preds = %7
  %27 = mul nsw i32 %22, %2
  %28 = add nsw i32 %27, %15
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15
  %32 = sub nsw i32 0, %4
  %33 = icmp slt i32 %4, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %26
  %35 = add nsw i32 %3, -1
  %36 = add nsw i32 %2, -1
  %37 = fneg float %6
  br label %43

38:                                               ; preds = %52
  %39 = fdiv float %75, %76
  br label %40

40:                                               ; preds = %38, %26
  %41 = phi float [ 0x7FF8000000000000, %26 ], [ %39, %38 ]
  %42 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %29
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !15
  br label %79

43:                                               ; preds = %34, %52
  %44 = phi float [ 0.000000e+00, %34 ], [ %75, %52 ]
  %45 = phi float [ 0.000000e+00, %34 ], [ %76, %52 ]
  %46 = phi i32 [ %32, %34 ], [ %53, %52 ]
  %47 = add nsw i32 %46, %22
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  %49 = tail call i32 @llvm.smin.i32(i32 %48, i32 %35)
  %50 = mul nsw i32 %49, %2
  %51 = mul nsw i32 %46, %46
  br label %55

52:                                               ; preds = %55
  %53 = add i32 %46, 1
  %54 = icmp eq i32 %46, %4
  br i1 %54, label %38, label %43

55:                                               ; preds = %43, %55
  %56 = phi float [ %44, %43 ], [ %75, %55 ]
  %57 = phi float [ %45, %43 ], [ %76, %55 ]
  %58 = phi i32 [ %32, %43 ], [ %77, %55 ]
  %59 = add nsw i32 %58, %15
  %60 = tail call i32 @llvm.smax.i32(i32 %59, i32 0)
  %61 = tail call i32 @llvm.smin.i32(i32 %60, i32 %36)
  %62 = add nsw i32 %61, %50
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !15
  %66 = fsub float %65, %31
  %67 = mul nsw i32 %58, %58
  %68 = add nuw nsw i32 %51, %67
  %69 = sub nsw i32 0, %68
  %70 = sitofp i32 %69 to float
  %71 = fmul float %66, %66
  %72 = fmul float %71, %37
  %73 = tail call float @llvm.fmuladd.f32(float %70, float %5, float %72)
  %74 = tail call float @llvm.exp2.f32(float %73)
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %65, float %56)
  %76 = fadd float %57, %74
  %77 = add i32 %58, 1
  %78 = icmp eq i32 %58, %4
  br i1 %78, label %52, label %55

79:                                               ; preds = %7, %40
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"int", !"int", !"int", !"float", !"float"}
!12 = !{!"const", !"", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
