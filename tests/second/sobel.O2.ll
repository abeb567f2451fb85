; ModuleID = 'sobel.cl'
source_filename = "sobel.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 6
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !13
  %17 = zext i16 %16 to i32
  %18 = mul i32 %14, %17
  %19 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %20 = add i32 %18, %19
  %21 = icmp slt i32 %13, 1
  %22 = icmp slt i32 %20, 1
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %30, label %24

24:                                               ; preds = %5
  %25 = add nsw i32 %3, -1
  %26 = icmp slt i32 %13, %25
  %27 = add nsw i32 %4, -1
  %28 = icmp slt i32 %20, %27
  %29 = select i1 %26, i1 %28, i1 false
  br i1 %29, label %39, label %30

30:                                               ; preds = %24, %5
  %31 = icmp slt i32 %13, %3
  %32 = icmp slt i32 %20, %4
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %109

34:                                               ; preds = %30
  %35 = mul nsw i32 %20, %3
  %36 = add nsw i32 %35, %13
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %37
  store i8 0, ptr addrspace(1) %38, align 1, !tbaa !15
  br label %105

39:                                               ; preds = %24
  %40 = mul nsw i32 %20, %3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %41
  %43 = zext nneg i32 %13 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 %43
  %45 = sub nsw i32 0, %3
  %46 = xor i32 %3, -1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !15, !amdgpu.noclobber !16
  %50 = zext i8 %49 to i32
  %51 = sext i32 %45 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !15, !amdgpu.noclobber !16
  %54 = zext i8 %53 to i32
  %55 = sub i32 1, %3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !15, !amdgpu.noclobber !16
  %59 = zext i8 %58 to i32
  %60 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 -1
  %61 = load i8, ptr addrspace(1) %60, align 1, !tbaa !15, !amdgpu.noclobber !16
  %62 = zext i8 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 1
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !15, !amdgpu.noclobber !16
  %65 = zext i8 %64 to i32
  %66 = zext nneg i32 %25 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !15, !amdgpu.noclobber !16
  %69 = zext i8 %68 to i32
  %70 = sext i32 %3 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %70
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !15, !amdgpu.noclobber !16
  %73 = zext i8 %72 to i32
  %74 = getelementptr i8, ptr addrspace(1) %71, i64 1
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !15
  %76 = zext i8 %75 to i32
  %77 = sub nsw i32 %65, %62
  %78 = shl nsw i32 %77, 1
  %79 = add nuw nsw i32 %50, %69
  %80 = sub nsw i32 %59, %79
  %81 = add nsw i32 %80, %78
  %82 = add nsw i32 %81, %76
  %83 = sub nsw i32 %73, %54
  %84 = shl nsw i32 %83, 1
  %85 = add nuw nsw i32 %59, %50
  %86 = sub nsw i32 %69, %85
  %87 = add nsw i32 %86, %76
  %88 = add nsw i32 %87, %84
  %89 = tail call i32 @llvm.abs.i32(i32 %82, i1 true)
  %90 = tail call i32 @llvm.abs.i32(i32 %88, i1 true)
  %91 = add nuw nsw i32 %90, %89
  %92 = tail call i32 @llvm.umin.i32(i32 %91, i32 255)
  %93 = trunc nuw i32 %92 to i8
  %94 = add nsw i32 %40, %13
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %95
  store i8 %93, ptr addrspace(1) %96, align 1, !tbaa !15
  %97 = lshr i32 %82, 31
  %98 = lshr i32 %88, 30
  %99 = and i32 %98, 2
  %100 = or disjoint i32 %99, %97
  %101 = icmp samesign ult i32 %89, %90
  %102 = select i1 %101, i32 4, i32 0
  %103 = or disjoint i32 %100, %102
  %104 = trunc nuw nsw i32 %103 to i8
  br label %105

105:                                              ; preds = %39, %34
  %106 = phi i64 [ %37, %34 ], [ %95, %39 ]
  %107 = phi i8 [ 0, %34 ], [ %104, %39 ]
  %108 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %106
  store i8 %107, ptr addrspace(1) %108, align 1, !tbaa !15
  br label %109

109:                                              ; preds = %105, %30
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 6
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !13
  %17 = zext i16 %16 to i32
  %18 = mul i32 %14, %17
  %19 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %20 = add i32 %18, %19
  %21 = icmp slt i32 %13, 1
  %22 = icmp slt i32 %20, 1
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %30, label %24

24:                                               ; preds = %5
  %25 = add nsw i32 %3, -1
  %26 = icmp slt i32 %13, %25
  %27 = add nsw i32 %4, -1
  %28 = icmp slt i32 %20, %27
  %29 = select i1 %26, i1 %28, i1 false
  br i1 %29, label %39, label %30

30:                                               ; preds = %24, %5
  %31 = icmp slt i32 %13, %3
  %32 = icmp slt i32 %20, %4
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %109

34:                                               ; preds = %30
  %35 = mul nsw i32 %20, %3
  %36 = add nsw i32 %35, %13
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %37
  store i8 0, ptr addrspace(1) %38, align 1, !tbaa !15
  br label %105

39:                                               ; preds = %24
  %40 = mul nsw i32 %20, %3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %41
  %43 = zext nneg i32 %13 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 %43
  %45 = sub nsw i32 0, %3
  %46 = xor i32 %3, -1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !15
  %50 = zext i8 %49 to i32
  %51 = sext i32 %45 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !15
  %54 = zext i8 %53 to i32
  %55 = sub i32 1, %3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !15
  %59 = zext i8 %58 to i32
  %60 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 -1
  %61 = load i8, ptr addrspace(1) %60, align 1, !tbaa !15
  %62 = zext i8 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 1
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !15
  %65 = zext i8 %64 to i32
  %66 = zext nneg i32 %25 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !15
  %69 = zext i8 %68 to i32
  %70 = sext i32 %3 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(1) %44, i64 %70
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !15
  %73 = zext i8 %72 to i32
  %74 = getelementptr i8, ptr addrspace(1) %71, i64 1
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !15
  %76 = zext i8 %75 to i32
  %77 = sub nsw i32 %65, %62
  %78 = shl nsw i32 %77, 1
  %79 = add nuw nsw i32 %50, %69
  %80 = sub nsw i32 %59, %79
  %81 = add nsw i32 %80, %78
  %82 = add nsw i32 %81, %76
  %83 = sub nsw i32 %73, %54
  %84 = shl nsw i32 %83, 1
  %85 = add nuw nsw i32 %59, %50
  %86 = sub nsw i32 %69, %85
  %87 = add nsw i32 %86, %76
  %88 = add nsw i32 %87, %84
  %89 = tail call i32 @llvm.abs.i32(i32 %82, i1 true)
  %90 = tail call i32 @llvm.abs.i32(i32 %88, i1 true)
  %91 = add nuw nsw i32 %90, %89
  %92 = tail call i32 @llvm.umin.i32(i32 %91, i32 255)
  %93 = trunc nuw i32 %92 to i8
  %94 = add nsw i32 %40, %13
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %95
  store i8 %93, ptr addrspace(1) %96, align 1, !tbaa !15
  %97 = lshr i32 %82, 31
  %98 = lshr i32 %88, 30
  %99 = and i32 %98, 2
  %100 = or disjoint i32 %99, %97
  %101 = icmp samesign ult i32 %89, %90
  %102 = select i1 %101, i32 4, i32 0
  %103 = or disjoint i32 %100, %102
  %104 = trunc nuw nsw i32 %103 to i8
  br label %105

105:                                              ; preds = %39, %34
  %106 = phi i64 [ %37, %34 ], [ %95, %39 ]
  %107 = phi i8 [ 0, %34 ], [ %104, %39 ]
  %108 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %106
  store i8 %107, ptr addrspace(1) %108, align 1, !tbaa !15
  br label %109

109:                                              ; preds = %105, %30
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
