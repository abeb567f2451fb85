; ModuleID = 'stencil3d.cl'
source_filename = "stencil3d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @stencil3d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !14
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 8
  %25 = load i16, ptr addrspace(4) %24, align 4, !tbaa !14
  %26 = zext i16 %25 to i32
  %27 = mul i32 %23, %26
  %28 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %29 = add i32 %27, %28
  %30 = icmp slt i32 %15, %3
  %31 = icmp slt i32 %22, %4
  %32 = select i1 %30, i1 %31, i1 false
  %33 = icmp slt i32 %29, %5
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %35, label %105

35:                                               ; preds = %7
  %36 = mul nsw i32 %29, %4
  %37 = add nsw i32 %36, %22
  %38 = mul nsw i32 %37, %3
  %39 = add nsw i32 %38, %15
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !16, !amdgpu.noclobber !18
  %43 = fmul float %42, 6.000000e+00
  %44 = icmp sgt i32 %15, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %35
  %46 = getelementptr i8, ptr addrspace(1) %41, i64 -4
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  br label %48

48:                                               ; preds = %45, %35
  %49 = phi float [ %47, %45 ], [ %42, %35 ]
  %50 = fsub float %49, %43
  %51 = add nsw i32 %3, -1
  %52 = icmp slt i32 %15, %51
  br i1 %52, label %53, label %56

53:                                               ; preds = %48
  %54 = getelementptr i8, ptr addrspace(1) %41, i64 4
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16
  br label %56

56:                                               ; preds = %53, %48
  %57 = phi float [ %55, %53 ], [ %42, %48 ]
  %58 = fadd float %50, %57
  %59 = icmp sgt i32 %22, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %56
  %61 = sub nsw i32 %39, %3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !16, !amdgpu.noclobber !18
  br label %65

65:                                               ; preds = %60, %56
  %66 = phi float [ %64, %60 ], [ %42, %56 ]
  %67 = fadd float %58, %66
  %68 = add nsw i32 %4, -1
  %69 = icmp slt i32 %22, %68
  br i1 %69, label %70, label %75

70:                                               ; preds = %65
  %71 = add nsw i32 %39, %3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !16, !amdgpu.noclobber !18
  br label %75

75:                                               ; preds = %70, %65
  %76 = phi float [ %74, %70 ], [ %42, %65 ]
  %77 = fadd float %67, %76
  %78 = icmp sgt i32 %29, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %75
  %80 = mul nsw i32 %4, %3
  %81 = sub nsw i32 %39, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !16, !amdgpu.noclobber !18
  br label %85

85:                                               ; preds = %79, %75
  %86 = phi float [ %84, %79 ], [ %42, %75 ]
  %87 = fadd float %77, %86
  %88 = add nsw i32 %5, -1
  %89 = icmp slt i32 %29, %88
  br i1 %89, label %90, label %96

90:                                               ; preds = %85
  %91 = mul nsw i32 %4, %3
  %92 = add nsw i32 %39, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !16, !amdgpu.noclobber !18
  br label %96

96:                                               ; preds = %90, %85
  %97 = phi float [ %95, %90 ], [ %42, %85 ]
  %98 = fadd float %87, %97
  %99 = fmul float %6, %98
  %100 = fadd float %42, %99
  %101 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  store float %100, ptr addrspace(1) %101, align 4, !tbaa !16
  %102 = tail call float @llvm.fabs.f32(float %99)
  %103 = bitcast float %102 to i32
  %104 = atomicrmw umax ptr addrspace(1) %2, i32 %103 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %105

105:                                              ; preds = %7, %96
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_stencil3d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !14
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 8
  %25 = load i16, ptr addrspace(4) %24, align 4, !tbaa !14
  %26 = zext i16 %25 to i32
  %27 = mul i32 %23, %26
  %28 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %29 = add i32 %27, %28
  %30 = icmp slt i32 %15, %3
  %31 = icmp slt i32 %22, %4
  %32 = select i1 %30, i1 %31, i1 false
  %33 = icmp slt i32 %29, %5
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %35, label %105

35:                                               ; preds = %7
  %36 = mul nsw i32 %29, %4
  %37 = add nsw i32 %36, %22
  %38 = mul nsw i32 %37, %3
  %39 = add nsw i32 %38, %15
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !16
  %43 = fmul float %42, 6.000000e+00
  %44 = icmp sgt i32 %15, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %35
  %46 = getelementptr i8, ptr addrspace(1) %41, i64 -4
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !16
  br label %48

48:                                               ; preds = %35, %45
  %49 = phi float [ %47, %45 ], [ %42, %35 ]
  %50 = fsub float %49, %43
  %51 = add nsw i32 %3, -1
  %52 = icmp slt i32 %15, %51
  br i1 %52, label %53, label %56

53:                                               ; preds = %48
  %54 = getelementptr i8, ptr addrspace(1) %41, i64 4
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !16
  br label %56

56:                                               ; preds = %48, %53
  %57 = phi float [ %55, %53 ], [ %42, %48 ]
  %58 = fadd float %50, %57
  %59 = icmp sgt i32 %22, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %56
  %61 = sub nsw i32 %39, %3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !16
  br label %65

65:                                               ; preds = %56, %60
  %66 = phi float [ %64, %60 ], [ %42, %56 ]
  %67 = fadd float %58, %66
  %68 = add nsw i32 %4, -1
  %69 = icmp slt i32 %22, %68
  br i1 %69, label %70, label %75

70:                                               ; preds = %65
  %71 = add nsw i32 %39, %3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !16
  br label %75

75:                                               ; preds = %65, %70
  %76 = phi float [ %74, %70 ], [ %42, %65 ]
  %77 = fadd float %67, %76
  %78 = icmp sgt i32 %29, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %75
  %80 = mul nsw i32 %4, %3
  %81 = sub nsw i32 %39, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !16
  br label %85

85:                                               ; preds = %75, %79
  %86 = phi float [ %84, %79 ], [ %42, %75 ]
  %87 = fadd float %77, %86
  %88 = add nsw i32 %5, -1
  %89 = icmp slt i32 %29, %88
  br i1 %89, label %90, label %96

90:                                               ; preds = %85
  %91 = mul nsw i32 %4, %3
  %92 = add nsw i32 %39, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !16
  br label %96

96:                                               ; preds = %85, %90
  %97 = phi float [ %95, %90 ], [ %42, %85 ]
  %98 = fadd float %87, %97
  %99 = fmul float %6, %98
  %100 = fadd float %42, %99
  %101 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  store float %100, ptr addrspace(1) %101, align 4, !tbaa !16
  %102 = tail call float @llvm.fabs.f32(float %99)
  %103 = bitcast float %102 to i32
  %104 = atomicrmw umax ptr addrspace(1) %2, i32 %103 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %105

105:                                              ; preds = %7, %96
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"atomic_uint*", !"int", !"int", !"int", !"float"}
!12 = !{!"float*", !"float*", !"_Atomic(unsigned int)*", !"int", !"int", !"int", !"float"}
!13 = !{!"const", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !7, i64 0}
!18 = !{}
