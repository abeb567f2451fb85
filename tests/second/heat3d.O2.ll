; ModuleID = 'heat3d.cl'
source_filename = "heat3d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @heat3d(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !18, !noalias !20
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !18, !noalias !20
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp sgt i32 %14, 0
  %23 = icmp sgt i32 %21, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = add nsw i32 %2, -1
  %26 = icmp slt i32 %14, %25
  %27 = select i1 %24, i1 %26, i1 false
  %28 = add nsw i32 %3, -1
  %29 = icmp slt i32 %21, %28
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %79

31:                                               ; preds = %6
  %32 = mul nsw i32 %3, %2
  %33 = icmp sgt i32 %4, 2
  br i1 %33, label %34, label %79

34:                                               ; preds = %31
  %35 = mul nsw i32 %21, %2
  %36 = add nsw i32 %35, %14
  %37 = add nsw i32 %36, %32
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %38
  %40 = load double, ptr addrspace(1) %39, align 8, !tbaa !21, !alias.scope !13, !noalias !16, !amdgpu.noclobber !23
  %41 = sext i32 %36 to i64
  %42 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %41
  %43 = load double, ptr addrspace(1) %42, align 8, !tbaa !21, !alias.scope !13, !noalias !16, !amdgpu.noclobber !23
  %44 = add nsw i32 %4, -2
  br label %45

45:                                               ; preds = %34, %45
  %46 = phi i32 [ %50, %45 ], [ %36, %34 ]
  %47 = phi i32 [ %77, %45 ], [ 1, %34 ]
  %48 = phi double [ %54, %45 ], [ %40, %34 ]
  %49 = phi double [ %48, %45 ], [ %43, %34 ]
  %50 = add nsw i32 %46, %32
  %51 = add nsw i32 %50, %32
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %52
  %54 = load double, ptr addrspace(1) %53, align 8, !tbaa !21, !alias.scope !13, !noalias !16, !amdgpu.noclobber !23
  %55 = sext i32 %50 to i64
  %56 = getelementptr double, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 -8
  %58 = load double, ptr addrspace(1) %57, align 8, !tbaa !21, !alias.scope !13, !noalias !16
  %59 = getelementptr i8, ptr addrspace(1) %56, i64 8
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !21, !alias.scope !13, !noalias !16
  %61 = fadd double %58, %60
  %62 = sub nsw i32 %50, %2
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %63
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !21, !alias.scope !13, !noalias !16, !amdgpu.noclobber !23
  %66 = fadd double %61, %65
  %67 = add nsw i32 %50, %2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %68
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !21, !alias.scope !13, !noalias !16, !amdgpu.noclobber !23
  %71 = fadd double %66, %70
  %72 = fadd double %49, %71
  %73 = fadd double %54, %72
  %74 = tail call double @llvm.fmuladd.f64(double %48, double -6.000000e+00, double %73)
  %75 = tail call double @llvm.fmuladd.f64(double %5, double %74, double %48)
  %76 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %55
  store double %75, ptr addrspace(1) %76, align 8, !tbaa !21, !alias.scope !16, !noalias !13
  %77 = add nuw nsw i32 %47, 1
  %78 = icmp eq i32 %47, %44
  br i1 %78, label %79, label %45

79:                                               ; preds = %45, %31, %6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_heat3d(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !18
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !18
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp sgt i32 %14, 0
  %23 = icmp sgt i32 %21, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = add nsw i32 %2, -1
  %26 = icmp slt i32 %14, %25
  %27 = select i1 %24, i1 %26, i1 false
  %28 = add nsw i32 %3, -1
  %29 = icmp slt i32 %21, %28
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %79

31:                                               ; preds = %6
  %32 = mul nsw i32 %3, %2
  %33 = icmp sgt i32 %4, 2
  br i1 %33, label %34, label %79

34:                                               ; preds = %31
  %35 = mul nsw i32 %21, %2
  %36 = add nsw i32 %35, %14
  %37 = add nsw i32 %36, %32
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %38
  %40 = load double, ptr addrspace(1) %39, align 8, !tbaa !21
  %41 = sext i32 %36 to i64
  %42 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %41
  %43 = load double, ptr addrspace(1) %42, align 8, !tbaa !21
  %44 = add nsw i32 %4, -2
  br label %45

45:                                               ; preds = %34, %45
  %46 = phi i32 [ %50, %45 ], [ %36, %34 ]
  %47 = phi i32 [ %77, %45 ], [ 1, %34 ]
  %48 = phi double [ %54, %45 ], [ %40, %34 ]
  %49 = phi double [ %48, %45 ], [ %43, %34 ]
  %50 = add nsw i32 %46, %32
  %51 = add nsw i32 %50, %32
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %52
  %54 = load double, ptr addrspace(1) %53, align 8, !tbaa !21
  %55 = sext i32 %50 to i64
  %56 = getelementptr double, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 -8
  %58 = load double, ptr addrspace(1) %57, align 8, !tbaa !21
  %59 = getelementptr i8, ptr addrspace(1) %56, i64 8
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !21
  %61 = fadd double %58, %60
  %62 = sub nsw i32 %50, %2
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %63
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !21
  %66 = fadd double %61, %65
  %67 = add nsw i32 %50, %2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %68
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !21
  %71 = fadd double %66, %70
  %72 = fadd double %49, %71
  %73 = fadd double %54, %72
  %74 = tail call double @llvm.fmuladd.f64(double %48, double -6.000000e+00, double %73)
  %75 = tail call double @llvm.fmuladd.f64(double %5, double %74, double %48)
  %76 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %55
  store double %75, ptr addrspace(1) %76, align 8, !tbaa !21
  %77 = add nuw nsw i32 %47, 1
  %78 = icmp eq i32 %47, %44
  br i1 %78, label %79, label %45

79:                                               ; preds = %45, %31, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"double*", !"double*", !"int", !"int", !"int", !"double"}
!12 = !{!"restrict const", !"restrict", !"", !"", !"", !""}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_heat3d: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_heat3d"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_heat3d: argument 1"}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !7, i64 0}
!20 = !{!14, !17}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !7, i64 0}
!23 = !{}
