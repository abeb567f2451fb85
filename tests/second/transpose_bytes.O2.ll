; ModuleID = 'transpose_bytes.cl'
source_filename = "transpose_bytes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @transpose_bytes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 6
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !14
  %16 = zext i16 %15 to i32
  %17 = mul i32 %13, %16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %19 = add i32 %17, %18
  %20 = icmp ult i32 %12, %2
  %21 = icmp ult i32 %19, %3
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %80

23:                                               ; preds = %4
  %24 = shl i32 %19, 2
  %25 = mul i32 %24, %2
  %26 = add i32 %25, %12
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %27
  %29 = load <4 x i8>, ptr addrspace(1) %28, align 4, !tbaa !16, !amdgpu.noclobber !17
  %30 = or disjoint i32 %24, 1
  %31 = mul i32 %30, %2
  %32 = add i32 %31, %12
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %33
  %35 = load <4 x i8>, ptr addrspace(1) %34, align 4, !tbaa !16, !amdgpu.noclobber !17
  %36 = or disjoint i32 %24, 2
  %37 = mul i32 %36, %2
  %38 = add i32 %37, %12
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %39
  %41 = load <4 x i8>, ptr addrspace(1) %40, align 4, !tbaa !16, !amdgpu.noclobber !17
  %42 = or disjoint i32 %24, 3
  %43 = mul i32 %42, %2
  %44 = add i32 %43, %12
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %45
  %47 = load <4 x i8>, ptr addrspace(1) %46, align 4, !tbaa !16, !amdgpu.noclobber !17
  %48 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %49 = shufflevector <4 x i8> %48, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %50 = shufflevector <4 x i8> %49, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %51 = shl i32 %12, 2
  %52 = mul i32 %51, %3
  %53 = add i32 %52, %19
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %54
  store <4 x i8> %50, ptr addrspace(1) %55, align 4, !tbaa !16
  %56 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
  %57 = shufflevector <4 x i8> %56, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %58 = shufflevector <4 x i8> %57, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %59 = or disjoint i32 %51, 1
  %60 = mul i32 %59, %3
  %61 = add i32 %60, %19
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %62
  store <4 x i8> %58, ptr addrspace(1) %63, align 4, !tbaa !16
  %64 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %65 = shufflevector <4 x i8> %64, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %66 = shufflevector <4 x i8> %65, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %67 = or disjoint i32 %51, 2
  %68 = mul i32 %67, %3
  %69 = add i32 %68, %19
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %70
  store <4 x i8> %66, ptr addrspace(1) %71, align 4, !tbaa !16
  %72 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>
  %73 = shufflevector <4 x i8> %72, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %74 = shufflevector <4 x i8> %73, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %75 = or disjoint i32 %51, 3
  %76 = mul i32 %75, %3
  %77 = add i32 %76, %19
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %78
  store <4 x i8> %74, ptr addrspace(1) %79, align 4, !tbaa !16
  br label %80

80:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_transpose_bytes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 6
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !14
  %16 = zext i16 %15 to i32
  %17 = mul i32 %13, %16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %19 = add i32 %17, %18
  %20 = icmp ult i32 %12, %2
  %21 = icmp ult i32 %19, %3
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %80

23:                                               ; preds = %4
  %24 = shl i32 %19, 2
  %25 = mul i32 %24, %2
  %26 = add i32 %25, %12
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %27
  %29 = load <4 x i8>, ptr addrspace(1) %28, align 4, !tbaa !16
  %30 = or disjoint i32 %24, 1
  %31 = mul i32 %30, %2
  %32 = add i32 %31, %12
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %33
  %35 = load <4 x i8>, ptr addrspace(1) %34, align 4, !tbaa !16
  %36 = or disjoint i32 %24, 2
  %37 = mul i32 %36, %2
  %38 = add i32 %37, %12
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %39
  %41 = load <4 x i8>, ptr addrspace(1) %40, align 4, !tbaa !16
  %42 = or disjoint i32 %24, 3
  %43 = mul i32 %42, %2
  %44 = add i32 %43, %12
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %45
  %47 = load <4 x i8>, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %49 = shufflevector <4 x i8> %48, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %50 = shufflevector <4 x i8> %49, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %51 = shl i32 %12, 2
  %52 = mul i32 %51, %3
  %53 = add i32 %52, %19
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %54
  store <4 x i8> %50, ptr addrspace(1) %55, align 4, !tbaa !16
  %56 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
  %57 = shufflevector <4 x i8> %56, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>
  %58 = shufflevector <4 x i8> %57, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %59 = or disjoint i32 %51, 1
  %60 = mul i32 %59, %3
  %61 = add i32 %60, %19
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %62
  store <4 x i8> %58, ptr addrspace(1) %63, align 4, !tbaa !16
  %64 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>
  %65 = shufflevector <4 x i8> %64, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %66 = shufflevector <4 x i8> %65, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 6>
  %67 = or disjoint i32 %51, 2
  %68 = mul i32 %67, %3
  %69 = add i32 %68, %19
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %70
  store <4 x i8> %66, ptr addrspace(1) %71, align 4, !tbaa !16
  %72 = shufflevector <4 x i8> %29, <4 x i8> %35, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>
  %73 = shufflevector <4 x i8> %72, <4 x i8> %41, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %74 = shufflevector <4 x i8> %73, <4 x i8> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %75 = or disjoint i32 %51, 3
  %76 = mul i32 %75, %3
  %77 = add i32 %76, %19
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %78
  store <4 x i8> %74, ptr addrspace(1) %79, align 4, !tbaa !16
  br label %80

80:                                               ; preds = %4, %23
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uchar4*", !"uchar4*", !"uint", !"uint"}
!12 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uint", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
