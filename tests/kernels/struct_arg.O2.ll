; ModuleID = 'struct_arg.cl'
source_filename = "struct_arg.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Settings = type { i8, i16, [5 x i32], i64, %struct.anon, ptr addrspace(1), [3 x i8] }
%struct.anon = type { float, double }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @struct_arg(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(4) noundef readonly byref(%struct.Settings) align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %65

14:                                               ; preds = %4
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5, !amdgpu.noclobber !15
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %20 = urem i32 %12, 5
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) %19, i64 %21
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %24, %18
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !16
  %28 = add nsw i64 %25, %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 2
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !24
  %31 = sext i16 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = load i8, ptr addrspace(4) %2, align 8, !tbaa !25
  %34 = zext i8 %33 to i64
  %35 = add nsw i64 %32, %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 56
  %37 = and i32 %17, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 %38
  %40 = load i8, ptr addrspace(4) %39, align 1, !tbaa !26
  %41 = zext i8 %40 to i64
  %42 = add nsw i64 %35, %41
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 58
  %44 = load i8, ptr addrspace(4) %43, align 2, !tbaa !26
  %45 = zext i8 %44 to i64
  %46 = add nsw i64 %42, %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 48
  %48 = load ptr addrspace(1), ptr addrspace(4) %47, align 8, !tbaa !27
  %49 = and i32 %17, 15
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !5
  %53 = sext i32 %52 to i64
  %54 = add nsw i64 %46, %53
  %55 = sitofp i64 %54 to double
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 32
  %57 = load float, ptr addrspace(4) %56, align 8, !tbaa !28
  %58 = fpext float %57 to double
  %59 = fmul double %58, %55
  %60 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 40
  %61 = load double, ptr addrspace(4) %60, align 8, !tbaa !29
  %62 = fcmp ogt double %59, %61
  %63 = select i1 %62, double %61, double %59
  %64 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %15
  store double %63, ptr addrspace(1) %64, align 8, !tbaa !30
  br label %65

65:                                               ; preds = %4, %14
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_struct_arg(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(5) noundef readonly byref(%struct.Settings) align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca %struct.Settings, align 8, addrspace(5)
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 8 dereferenceable(64) %5, ptr addrspace(5) noundef align 8 dereferenceable(64) %2, i64 64, i1 false)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %64

15:                                               ; preds = %4
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 4
  %21 = urem i32 %13, 5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(5) %20, i32 %21
  %23 = load i32, ptr addrspace(5) %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %24, %19
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  %27 = load i64, ptr addrspace(5) %26, align 8, !tbaa !16
  %28 = add nsw i64 %25, %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 2
  %30 = load i16, ptr addrspace(5) %29, align 2, !tbaa !24
  %31 = sext i16 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = load i8, ptr addrspace(5) %5, align 8, !tbaa !25
  %34 = zext i8 %33 to i64
  %35 = add nsw i64 %32, %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 56
  %37 = and i32 %18, 1
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %36, i32 %37
  %39 = load i8, ptr addrspace(5) %38, align 1, !tbaa !26
  %40 = zext i8 %39 to i64
  %41 = add nsw i64 %35, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 58
  %43 = load i8, ptr addrspace(5) %42, align 2, !tbaa !26
  %44 = zext i8 %43 to i64
  %45 = add nsw i64 %41, %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 48
  %47 = load ptr addrspace(1), ptr addrspace(5) %46, align 8, !tbaa !27
  %48 = and i32 %18, 15
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = sext i32 %51 to i64
  %53 = add nsw i64 %45, %52
  %54 = sitofp i64 %53 to double
  %55 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  %56 = load float, ptr addrspace(5) %55, align 8, !tbaa !28
  %57 = fpext float %56 to double
  %58 = fmul double %57, %54
  %59 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 40
  %60 = load double, ptr addrspace(5) %59, align 8, !tbaa !29
  %61 = fcmp ogt double %58, %60
  %62 = select i1 %61, double %60, double %58
  %63 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %16
  store double %62, ptr addrspace(1) %63, align 8, !tbaa !30
  br label %64

64:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

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
!11 = !{!"int*", !"double*", !"Settings", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!17, !18, i64 24}
!17 = !{!"", !7, i64 0, !14, i64 2, !7, i64 4, !18, i64 24, !19, i64 32, !22, i64 48, !7, i64 56}
!18 = !{!"long", !7, i64 0}
!19 = !{!"", !20, i64 0, !21, i64 8}
!20 = !{!"float", !7, i64 0}
!21 = !{!"double", !7, i64 0}
!22 = !{!"p1 int", !23, i64 0}
!23 = !{!"any pointer", !7, i64 0}
!24 = !{!17, !14, i64 2}
!25 = !{!17, !7, i64 0}
!26 = !{!7, !7, i64 0}
!27 = !{!17, !22, i64 48}
!28 = !{!17, !20, i64 32}
!29 = !{!17, !21, i64 40}
!30 = !{!21, !21, i64 0}
