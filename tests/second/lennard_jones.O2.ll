; ModuleID = 'lennard_jones.cl'
source_filename = "lennard_jones.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lennard_jones(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, ptr addrspace(1) noundef writeonly align 4 captures(none) %8, i32 noundef %9, i32 noundef %10, float noundef %11, float noundef %12) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 4, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %14, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %21, %9
  br i1 %22, label %23, label %110

23:                                               ; preds = %13
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !15, !amdgpu.noclobber !17
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !15, !amdgpu.noclobber !17
  %29 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !15, !amdgpu.noclobber !17
  %31 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %24
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5, !amdgpu.noclobber !17
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %23
  %35 = fmul float %11, 5.000000e-01
  %36 = fmul float %11, -5.000000e-01
  br label %46

37:                                               ; preds = %103, %23
  %38 = phi float [ 0.000000e+00, %23 ], [ %104, %103 ]
  %39 = phi float [ 0.000000e+00, %23 ], [ %105, %103 ]
  %40 = phi float [ 0.000000e+00, %23 ], [ %106, %103 ]
  %41 = phi float [ 0.000000e+00, %23 ], [ %107, %103 ]
  %42 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %24
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !15
  %43 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %24
  store float %40, ptr addrspace(1) %43, align 4, !tbaa !15
  %44 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %24
  store float %39, ptr addrspace(1) %44, align 4, !tbaa !15
  %45 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %24
  store float %38, ptr addrspace(1) %45, align 4, !tbaa !15
  br label %110

46:                                               ; preds = %34, %103
  %47 = phi float [ 0.000000e+00, %34 ], [ %107, %103 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %106, %103 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %105, %103 ]
  %50 = phi float [ 0.000000e+00, %34 ], [ %104, %103 ]
  %51 = phi i32 [ 0, %34 ], [ %108, %103 ]
  %52 = mul nsw i32 %51, %10
  %53 = add nsw i32 %52, %21
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !5, !amdgpu.noclobber !17
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !15, !amdgpu.noclobber !17
  %60 = fsub float %26, %59
  %61 = fcmp ogt float %60, %35
  %62 = fsub float %60, %11
  %63 = select i1 %61, float %62, float %60
  %64 = fcmp olt float %63, %36
  %65 = fadd float %11, %63
  %66 = select i1 %64, float %65, float %63
  %67 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !15, !amdgpu.noclobber !17
  %69 = fsub float %28, %68
  %70 = fcmp ogt float %69, %35
  %71 = fsub float %69, %11
  %72 = select i1 %70, float %71, float %69
  %73 = fcmp olt float %72, %36
  %74 = fadd float %11, %72
  %75 = select i1 %73, float %74, float %72
  %76 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %57
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !15, !amdgpu.noclobber !17
  %78 = fsub float %30, %77
  %79 = fcmp ogt float %78, %35
  %80 = fsub float %78, %11
  %81 = select i1 %79, float %80, float %78
  %82 = fcmp olt float %81, %36
  %83 = fadd float %11, %81
  %84 = select i1 %82, float %83, float %81
  %85 = fmul float %75, %75
  %86 = tail call float @llvm.fmuladd.f32(float %66, float %66, float %85)
  %87 = tail call float @llvm.fmuladd.f32(float %84, float %84, float %86)
  %88 = fcmp olt float %87, %12
  br i1 %88, label %89, label %103

89:                                               ; preds = %46
  %90 = fdiv float 1.000000e+00, %87, !fpmath !18
  %91 = fmul float %90, %90
  %92 = fmul float %90, %91
  %93 = fmul float %90, 2.400000e+01
  %94 = fmul float %93, %92
  %95 = tail call float @llvm.fmuladd.f32(float %92, float 2.000000e+00, float -1.000000e+00)
  %96 = fmul float %94, %95
  %97 = tail call float @llvm.fmuladd.f32(float %96, float %66, float %47)
  %98 = tail call float @llvm.fmuladd.f32(float %96, float %75, float %48)
  %99 = tail call float @llvm.fmuladd.f32(float %96, float %84, float %49)
  %100 = fmul float %92, 2.000000e+00
  %101 = fadd float %92, -1.000000e+00
  %102 = tail call float @llvm.fmuladd.f32(float %100, float %101, float %50)
  br label %103

103:                                              ; preds = %89, %46
  %104 = phi float [ %102, %89 ], [ %50, %46 ]
  %105 = phi float [ %99, %89 ], [ %49, %46 ]
  %106 = phi float [ %98, %89 ], [ %48, %46 ]
  %107 = phi float [ %97, %89 ], [ %47, %46 ]
  %108 = add nuw nsw i32 %51, 1
  %109 = icmp eq i32 %108, %32
  br i1 %109, label %37, label %46

110:                                              ; preds = %13, %37
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lennard_jones(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 4 captures(none) %7, ptr addrspace(1) noundef writeonly align 4 captures(none) %8, i32 noundef %9, i32 noundef %10, float noundef %11, float noundef %12) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 4, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %14, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %21, %9
  br i1 %22, label %23, label %110

23:                                               ; preds = %13
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !15
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !15
  %29 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !15
  %31 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %24
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %23
  %35 = fmul float %11, 5.000000e-01
  %36 = fmul float %11, -5.000000e-01
  br label %46

37:                                               ; preds = %103, %23
  %38 = phi float [ 0.000000e+00, %23 ], [ %104, %103 ]
  %39 = phi float [ 0.000000e+00, %23 ], [ %105, %103 ]
  %40 = phi float [ 0.000000e+00, %23 ], [ %106, %103 ]
  %41 = phi float [ 0.000000e+00, %23 ], [ %107, %103 ]
  %42 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %24
  store float %41, ptr addrspace(1) %42, align 4, !tbaa !15
  %43 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %24
  store float %40, ptr addrspace(1) %43, align 4, !tbaa !15
  %44 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %24
  store float %39, ptr addrspace(1) %44, align 4, !tbaa !15
  %45 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %24
  store float %38, ptr addrspace(1) %45, align 4, !tbaa !15
  br label %110

46:                                               ; preds = %34, %103
  %47 = phi float [ 0.000000e+00, %34 ], [ %107, %103 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %106, %103 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %105, %103 ]
  %50 = phi float [ 0.000000e+00, %34 ], [ %104, %103 ]
  %51 = phi i32 [ 0, %34 ], [ %108, %103 ]
  %52 = mul nsw i32 %51, %10
  %53 = add nsw i32 %52, %21
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !5
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !15
  %60 = fsub float %26, %59
  %61 = fcmp ogt float %60, %35
  %62 = fsub float %60, %11
  %63 = select i1 %61, float %62, float %60
  %64 = fcmp olt float %63, %36
  %65 = fadd float %11, %63
  %66 = select i1 %64, float %65, float %63
  %67 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !15
  %69 = fsub float %28, %68
  %70 = fcmp ogt float %69, %35
  %71 = fsub float %69, %11
  %72 = select i1 %70, float %71, float %69
  %73 = fcmp olt float %72, %36
  %74 = fadd float %11, %72
  %75 = select i1 %73, float %74, float %72
  %76 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %57
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !15
  %78 = fsub float %30, %77
  %79 = fcmp ogt float %78, %35
  %80 = fsub float %78, %11
  %81 = select i1 %79, float %80, float %78
  %82 = fcmp olt float %81, %36
  %83 = fadd float %11, %81
  %84 = select i1 %82, float %83, float %81
  %85 = fmul float %75, %75
  %86 = tail call float @llvm.fmuladd.f32(float %66, float %66, float %85)
  %87 = tail call float @llvm.fmuladd.f32(float %84, float %84, float %86)
  %88 = fcmp olt float %87, %12
  br i1 %88, label %89, label %103

89:                                               ; preds = %46
  %90 = fdiv float 1.000000e+00, %87, !fpmath !18
  %91 = fmul float %90, %90
  %92 = fmul float %90, %91
  %93 = fmul float %90, 2.400000e+01
  %94 = fmul float %93, %92
  %95 = tail call float @llvm.fmuladd.f32(float %92, float 2.000000e+00, float -1.000000e+00)
  %96 = fmul float %94, %95
  %97 = tail call float @llvm.fmuladd.f32(float %96, float %66, float %47)
  %98 = tail call float @llvm.fmuladd.f32(float %96, float %75, float %48)
  %99 = tail call float @llvm.fmuladd.f32(float %96, float %84, float %49)
  %100 = fmul float %92, 2.000000e+00
  %101 = fadd float %92, -1.000000e+00
  %102 = tail call float @llvm.fmuladd.f32(float %100, float %101, float %50)
  br label %103

103:                                              ; preds = %89, %46
  %104 = phi float [ %102, %89 ], [ %50, %46 ]
  %105 = phi float [ %99, %89 ], [ %49, %46 ]
  %106 = phi float [ %98, %89 ], [ %48, %46 ]
  %107 = phi float [ %97, %89 ], [ %47, %46 ]
  %108 = add nuw nsw i32 %51, 1
  %109 = icmp eq i32 %108, %32
  br i1 %109, label %37, label %46

110:                                              ; preds = %13, %37
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float*", !"int*", !"int*", !"float*", !"float*", !"float*", !"float*", !"int", !"int", !"float", !"float"}
!12 = !{!"const", !"const", !"const", !"const", !"const", !"", !"", !"", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
!18 = !{float 2.500000e+00}
