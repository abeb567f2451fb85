; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
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
  %23 = icmp ult i32 %15, %1
  %24 = icmp ult i32 %22, %2
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %60

26:                                               ; preds = %7
  %27 = uitofp i32 %15 to float
  %28 = fmul float %5, %27
  %29 = fadd float %3, %28
  %30 = uitofp i32 %22 to float
  %31 = fmul float %5, %30
  %32 = fsub float %4, %31
  br label %33

33:                                               ; preds = %50, %26
  %34 = phi float [ 0.000000e+00, %26 ], [ %51, %50 ]
  %35 = phi i32 [ 0, %26 ], [ %52, %50 ]
  %36 = phi float [ 0.000000e+00, %26 ], [ %53, %50 ]
  %37 = icmp ult i32 %35, %6
  br i1 %37, label %38, label %54

38:                                               ; preds = %33
  %39 = fmul float %36, %36
  %40 = fmul float %34, %34
  %41 = fadd float %40, %39
  %42 = fcmp ule float %41, 4.000000e+00
  br i1 %42, label %43, label %50

43:                                               ; preds = %38
  %44 = add nuw i32 %35, 1
  %45 = fsub float %39, %40
  %46 = fadd float %29, %45
  %47 = fmul float %36, 2.000000e+00
  %48 = fmul float %34, %47
  %49 = fadd float %32, %48
  br label %50

50:                                               ; preds = %43, %38
  %51 = phi float [ %49, %43 ], [ %34, %38 ]
  %52 = phi i32 [ %44, %43 ], [ %35, %38 ]
  %53 = phi float [ %46, %43 ], [ %36, %38 ]
  br i1 %42, label %33, label %54

54:                                               ; preds = %50, %33
  %55 = phi i32 [ %52, %50 ], [ %35, %33 ]
  %56 = mul i32 %22, %1
  %57 = add i32 %56, %15
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %58
  store i32 %55, ptr addrspace(1) %59, align 4, !tbaa !5
  br label %60

60:                                               ; preds = %7, %54
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
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
  %23 = icmp ult i32 %15, %1
  %24 = icmp ult i32 %22, %2
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %60

26:                                               ; preds = %7
  %27 = uitofp i32 %15 to float
  %28 = fmul float %5, %27
  %29 = fadd float %3, %28
  %30 = uitofp i32 %22 to float
  %31 = fmul float %5, %30
  %32 = fsub float %4, %31
  br label %33

33:                                               ; preds = %50, %26
  %34 = phi float [ 0.000000e+00, %26 ], [ %51, %50 ]
  %35 = phi i32 [ 0, %26 ], [ %52, %50 ]
  %36 = phi float [ 0.000000e+00, %26 ], [ %53, %50 ]
  %37 = icmp ult i32 %35, %6
  br i1 %37, label %38, label %54

38:                                               ; preds = %33
  %39 = fmul float %36, %36
  %40 = fmul float %34, %34
  %41 = fadd float %40, %39
  %42 = fcmp ule float %41, 4.000000e+00
  br i1 %42, label %43, label %50

43:                                               ; preds = %38
  %44 = add nuw i32 %35, 1
  %45 = fsub float %39, %40
  %46 = fadd float %29, %45
  %47 = fmul float %36, 2.000000e+00
  %48 = fmul float %34, %47
  %49 = fadd float %32, %48
  br label %50

50:                                               ; preds = %38, %43
  %51 = phi float [ %49, %43 ], [ %34, %38 ]
  %52 = phi i32 [ %44, %43 ], [ %35, %38 ]
  %53 = phi float [ %46, %43 ], [ %36, %38 ]
  br i1 %42, label %33, label %54

54:                                               ; preds = %50, %33
  %55 = phi i32 [ %52, %50 ], [ %35, %33 ]
  %56 = mul i32 %22, %1
  %57 = add i32 %56, %15
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %58
  store i32 %55, ptr addrspace(1) %59, align 4, !tbaa !5
  br label %60

60:                                               ; preds = %7, %54
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint", !"uint", !"float", !"float", !"float", !"uint"}
!12 = !{!"", !"", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
