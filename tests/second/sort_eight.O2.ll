; ModuleID = 'sort_eight.cl'
source_filename = "sort_eight.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sort_eight(ptr addrspace(1) noundef align 2 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4, !tbaa !13
  %7 = zext i16 %6 to i32
  %8 = mul i32 %3, %7
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %1
  br i1 %11, label %12, label %69

12:                                               ; preds = %2
  %13 = shl i32 %10, 3
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %14
  %16 = load i16, ptr addrspace(1) %15, align 2, !tbaa !13, !amdgpu.noclobber !15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 2
  %18 = load i16, ptr addrspace(1) %17, align 2, !tbaa !13, !amdgpu.noclobber !15
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %20 = load i16, ptr addrspace(1) %19, align 2, !tbaa !13, !amdgpu.noclobber !15
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 6
  %22 = load i16, ptr addrspace(1) %21, align 2, !tbaa !13, !amdgpu.noclobber !15
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %24 = load i16, ptr addrspace(1) %23, align 2, !tbaa !13, !amdgpu.noclobber !15
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 10
  %26 = load i16, ptr addrspace(1) %25, align 2, !tbaa !13, !amdgpu.noclobber !15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  %28 = load i16, ptr addrspace(1) %27, align 2, !tbaa !13, !amdgpu.noclobber !15
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 14
  %30 = load i16, ptr addrspace(1) %29, align 2, !tbaa !13, !amdgpu.noclobber !15
  %31 = tail call i16 @llvm.smin.i16(i16 %16, i16 %20)
  %32 = tail call i16 @llvm.smax.i16(i16 %16, i16 %20)
  %33 = tail call i16 @llvm.smin.i16(i16 %18, i16 %22)
  %34 = tail call i16 @llvm.smax.i16(i16 %18, i16 %22)
  %35 = tail call i16 @llvm.smin.i16(i16 %24, i16 %28)
  %36 = tail call i16 @llvm.smax.i16(i16 %24, i16 %28)
  %37 = tail call i16 @llvm.smin.i16(i16 %26, i16 %30)
  %38 = tail call i16 @llvm.smax.i16(i16 %26, i16 %30)
  %39 = tail call i16 @llvm.smin.i16(i16 %31, i16 %35)
  %40 = tail call i16 @llvm.smax.i16(i16 %31, i16 %35)
  %41 = tail call i16 @llvm.smin.i16(i16 %33, i16 %37)
  %42 = tail call i16 @llvm.smax.i16(i16 %33, i16 %37)
  %43 = tail call i16 @llvm.smin.i16(i16 %32, i16 %36)
  %44 = tail call i16 @llvm.smax.i16(i16 %32, i16 %36)
  %45 = tail call i16 @llvm.smin.i16(i16 %34, i16 %38)
  %46 = tail call i16 @llvm.smax.i16(i16 %34, i16 %38)
  %47 = tail call i16 @llvm.smin.i16(i16 %39, i16 %41)
  %48 = tail call i16 @llvm.smax.i16(i16 %39, i16 %41)
  %49 = tail call i16 @llvm.smin.i16(i16 %43, i16 %45)
  %50 = tail call i16 @llvm.smax.i16(i16 %43, i16 %45)
  %51 = tail call i16 @llvm.smin.i16(i16 %40, i16 %42)
  %52 = tail call i16 @llvm.smax.i16(i16 %40, i16 %42)
  %53 = tail call i16 @llvm.smin.i16(i16 %44, i16 %46)
  %54 = tail call i16 @llvm.smax.i16(i16 %44, i16 %46)
  %55 = tail call i16 @llvm.smin.i16(i16 %49, i16 %51)
  %56 = tail call i16 @llvm.smax.i16(i16 %49, i16 %51)
  %57 = tail call i16 @llvm.smin.i16(i16 %50, i16 %52)
  %58 = tail call i16 @llvm.smax.i16(i16 %50, i16 %52)
  %59 = tail call i16 @llvm.smin.i16(i16 %48, i16 %56)
  %60 = tail call i16 @llvm.smax.i16(i16 %48, i16 %56)
  %61 = tail call i16 @llvm.smin.i16(i16 %57, i16 %53)
  %62 = tail call i16 @llvm.smax.i16(i16 %57, i16 %53)
  %63 = tail call i16 @llvm.smin.i16(i16 %59, i16 %55)
  %64 = tail call i16 @llvm.smax.i16(i16 %59, i16 %55)
  %65 = tail call i16 @llvm.smin.i16(i16 %61, i16 %60)
  %66 = tail call i16 @llvm.smax.i16(i16 %61, i16 %60)
  %67 = tail call i16 @llvm.smin.i16(i16 %58, i16 %62)
  %68 = tail call i16 @llvm.smax.i16(i16 %58, i16 %62)
  store i16 %47, ptr addrspace(1) %15, align 2, !tbaa !13
  store i16 %63, ptr addrspace(1) %17, align 2, !tbaa !13
  store i16 %64, ptr addrspace(1) %19, align 2, !tbaa !13
  store i16 %65, ptr addrspace(1) %21, align 2, !tbaa !13
  store i16 %66, ptr addrspace(1) %23, align 2, !tbaa !13
  store i16 %67, ptr addrspace(1) %25, align 2, !tbaa !13
  store i16 %68, ptr addrspace(1) %27, align 2, !tbaa !13
  store i16 %54, ptr addrspace(1) %29, align 2, !tbaa !13
  br label %69

69:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sort_eight(ptr addrspace(1) noundef align 2 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4, !tbaa !13
  %7 = zext i16 %6 to i32
  %8 = mul i32 %3, %7
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %1
  br i1 %11, label %12, label %69

12:                                               ; preds = %2
  %13 = shl i32 %10, 3
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %14
  %16 = load i16, ptr addrspace(1) %15, align 2, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 2
  %18 = load i16, ptr addrspace(1) %17, align 2, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %20 = load i16, ptr addrspace(1) %19, align 2, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 6
  %22 = load i16, ptr addrspace(1) %21, align 2, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %24 = load i16, ptr addrspace(1) %23, align 2, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 10
  %26 = load i16, ptr addrspace(1) %25, align 2, !tbaa !13
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  %28 = load i16, ptr addrspace(1) %27, align 2, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 14
  %30 = load i16, ptr addrspace(1) %29, align 2, !tbaa !13
  %31 = tail call i16 @llvm.smin.i16(i16 %16, i16 %20)
  %32 = tail call i16 @llvm.smax.i16(i16 %16, i16 %20)
  %33 = tail call i16 @llvm.smin.i16(i16 %18, i16 %22)
  %34 = tail call i16 @llvm.smax.i16(i16 %18, i16 %22)
  %35 = tail call i16 @llvm.smin.i16(i16 %24, i16 %28)
  %36 = tail call i16 @llvm.smax.i16(i16 %24, i16 %28)
  %37 = tail call i16 @llvm.smin.i16(i16 %26, i16 %30)
  %38 = tail call i16 @llvm.smax.i16(i16 %26, i16 %30)
  %39 = tail call i16 @llvm.smin.i16(i16 %31, i16 %35)
  %40 = tail call i16 @llvm.smax.i16(i16 %31, i16 %35)
  %41 = tail call i16 @llvm.smin.i16(i16 %33, i16 %37)
  %42 = tail call i16 @llvm.smax.i16(i16 %33, i16 %37)
  %43 = tail call i16 @llvm.smin.i16(i16 %32, i16 %36)
  %44 = tail call i16 @llvm.smax.i16(i16 %32, i16 %36)
  %45 = tail call i16 @llvm.smin.i16(i16 %34, i16 %38)
  %46 = tail call i16 @llvm.smax.i16(i16 %34, i16 %38)
  %47 = tail call i16 @llvm.smin.i16(i16 %39, i16 %41)
  %48 = tail call i16 @llvm.smax.i16(i16 %39, i16 %41)
  %49 = tail call i16 @llvm.smin.i16(i16 %43, i16 %45)
  %50 = tail call i16 @llvm.smax.i16(i16 %43, i16 %45)
  %51 = tail call i16 @llvm.smin.i16(i16 %40, i16 %42)
  %52 = tail call i16 @llvm.smax.i16(i16 %40, i16 %42)
  %53 = tail call i16 @llvm.smin.i16(i16 %44, i16 %46)
  %54 = tail call i16 @llvm.smax.i16(i16 %44, i16 %46)
  %55 = tail call i16 @llvm.smin.i16(i16 %49, i16 %51)
  %56 = tail call i16 @llvm.smax.i16(i16 %49, i16 %51)
  %57 = tail call i16 @llvm.smin.i16(i16 %50, i16 %52)
  %58 = tail call i16 @llvm.smax.i16(i16 %50, i16 %52)
  %59 = tail call i16 @llvm.smin.i16(i16 %48, i16 %56)
  %60 = tail call i16 @llvm.smax.i16(i16 %48, i16 %56)
  %61 = tail call i16 @llvm.smin.i16(i16 %57, i16 %53)
  %62 = tail call i16 @llvm.smax.i16(i16 %57, i16 %53)
  %63 = tail call i16 @llvm.smin.i16(i16 %59, i16 %55)
  %64 = tail call i16 @llvm.smax.i16(i16 %59, i16 %55)
  %65 = tail call i16 @llvm.smin.i16(i16 %61, i16 %60)
  %66 = tail call i16 @llvm.smax.i16(i16 %61, i16 %60)
  %67 = tail call i16 @llvm.smin.i16(i16 %58, i16 %62)
  %68 = tail call i16 @llvm.smax.i16(i16 %58, i16 %62)
  store i16 %47, ptr addrspace(1) %15, align 2, !tbaa !13
  store i16 %63, ptr addrspace(1) %17, align 2, !tbaa !13
  store i16 %64, ptr addrspace(1) %19, align 2, !tbaa !13
  store i16 %65, ptr addrspace(1) %21, align 2, !tbaa !13
  store i16 %66, ptr addrspace(1) %23, align 2, !tbaa !13
  store i16 %67, ptr addrspace(1) %25, align 2, !tbaa !13
  store i16 %68, ptr addrspace(1) %27, align 2, !tbaa !13
  store i16 %54, ptr addrspace(1) %29, align 2, !tbaa !13
  br label %69

69:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 0}
!10 = !{!"none", !"none"}
!11 = !{!"short*", !"uint"}
!12 = !{!"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
