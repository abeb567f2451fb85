; ModuleID = 'gemm_f64.cl'
source_filename = "gemm_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @gemm_f64(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %10 = load i16, ptr addrspace(4) %9, align 2, !tbaa !20, !noalias !22
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = add i32 %12, %13
  %15 = shl i32 %14, 1
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %18 = load i16, ptr addrspace(4) %17, align 4, !tbaa !20, !noalias !22
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %22 = add i32 %20, %21
  %23 = shl i32 %22, 2
  %24 = add i32 %15, 2
  %25 = icmp ugt i32 %24, %3
  %26 = add i32 %23, 4
  %27 = icmp ugt i32 %26, %4
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %124, label %29

29:                                               ; preds = %6
  %30 = icmp eq i32 %5, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %29
  %32 = or disjoint i32 %15, 1
  br label %88

33:                                               ; preds = %29
  %34 = mul i32 %15, %5
  %35 = or disjoint i32 %15, 1
  %36 = mul i32 %35, %5
  %37 = mul i32 %23, %5
  %38 = or disjoint i32 %23, 1
  %39 = mul i32 %38, %5
  %40 = or disjoint i32 %23, 2
  %41 = mul i32 %40, %5
  %42 = or disjoint i32 %23, 3
  %43 = mul i32 %42, %5
  br label %44

44:                                               ; preds = %33, %44
  %45 = phi double [ 0.000000e+00, %33 ], [ %78, %44 ]
  %46 = phi double [ 0.000000e+00, %33 ], [ %79, %44 ]
  %47 = phi double [ 0.000000e+00, %33 ], [ %80, %44 ]
  %48 = phi double [ 0.000000e+00, %33 ], [ %81, %44 ]
  %49 = phi double [ 0.000000e+00, %33 ], [ %82, %44 ]
  %50 = phi double [ 0.000000e+00, %33 ], [ %83, %44 ]
  %51 = phi double [ 0.000000e+00, %33 ], [ %84, %44 ]
  %52 = phi double [ 0.000000e+00, %33 ], [ %85, %44 ]
  %53 = phi i32 [ 0, %33 ], [ %86, %44 ]
  %54 = add i32 %34, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %55
  %57 = load double, ptr addrspace(1) %56, align 8, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %58 = add i32 %36, %53
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %59
  %61 = load double, ptr addrspace(1) %60, align 8, !tbaa !23, !alias.scope !13, !noalias !25, !amdgpu.noclobber !26
  %62 = add i32 %37, %53
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %63
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %66 = add i32 %39, %53
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %67
  %69 = load double, ptr addrspace(1) %68, align 8, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %70 = add i32 %41, %53
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %71
  %73 = load double, ptr addrspace(1) %72, align 8, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %74 = add i32 %43, %53
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %75
  %77 = load double, ptr addrspace(1) %76, align 8, !tbaa !23, !alias.scope !16, !noalias !27, !amdgpu.noclobber !26
  %78 = tail call double @llvm.fmuladd.f64(double %57, double %65, double %45)
  %79 = tail call double @llvm.fmuladd.f64(double %57, double %69, double %46)
  %80 = tail call double @llvm.fmuladd.f64(double %57, double %73, double %47)
  %81 = tail call double @llvm.fmuladd.f64(double %57, double %77, double %48)
  %82 = tail call double @llvm.fmuladd.f64(double %61, double %65, double %49)
  %83 = tail call double @llvm.fmuladd.f64(double %61, double %69, double %50)
  %84 = tail call double @llvm.fmuladd.f64(double %61, double %73, double %51)
  %85 = tail call double @llvm.fmuladd.f64(double %61, double %77, double %52)
  %86 = add nuw i32 %53, 1
  %87 = icmp eq i32 %86, %5
  br i1 %87, label %88, label %44

88:                                               ; preds = %44, %31
  %89 = phi i32 [ %32, %31 ], [ %35, %44 ]
  %90 = phi double [ 0.000000e+00, %31 ], [ %78, %44 ]
  %91 = phi double [ 0.000000e+00, %31 ], [ %79, %44 ]
  %92 = phi double [ 0.000000e+00, %31 ], [ %80, %44 ]
  %93 = phi double [ 0.000000e+00, %31 ], [ %81, %44 ]
  %94 = phi double [ 0.000000e+00, %31 ], [ %82, %44 ]
  %95 = phi double [ 0.000000e+00, %31 ], [ %83, %44 ]
  %96 = phi double [ 0.000000e+00, %31 ], [ %84, %44 ]
  %97 = phi double [ 0.000000e+00, %31 ], [ %85, %44 ]
  %98 = mul i32 %15, %4
  %99 = add i32 %98, %23
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %100
  store double %90, ptr addrspace(1) %101, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  %102 = or disjoint i32 %99, 1
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %103
  store double %91, ptr addrspace(1) %104, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  %105 = add i32 %99, 2
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %106
  store double %92, ptr addrspace(1) %107, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  %108 = add i32 %99, 3
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %109
  store double %93, ptr addrspace(1) %110, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  %111 = mul i32 %89, %4
  %112 = add i32 %111, %23
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %113
  store double %94, ptr addrspace(1) %114, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  %115 = add i32 %112, 1
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %116
  store double %95, ptr addrspace(1) %117, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  %118 = add i32 %112, 2
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %119
  store double %96, ptr addrspace(1) %120, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  %121 = add i32 %112, 3
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %122
  store double %97, ptr addrspace(1) %123, align 8, !tbaa !23, !alias.scope !18, !noalias !28
  br label %124

124:                                              ; preds = %6, %88
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gemm_f64(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %1, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %10 = load i16, ptr addrspace(4) %9, align 2, !tbaa !20
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = add i32 %12, %13
  %15 = shl i32 %14, 1
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %18 = load i16, ptr addrspace(4) %17, align 4, !tbaa !20
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %22 = add i32 %20, %21
  %23 = shl i32 %22, 2
  %24 = add i32 %15, 2
  %25 = icmp ugt i32 %24, %3
  %26 = add i32 %23, 4
  %27 = icmp ugt i32 %26, %4
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %124, label %29

29:                                               ; preds = %6
  %30 = icmp eq i32 %5, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %29
  %32 = or disjoint i32 %15, 1
  br label %88

33:                                               ; preds = %29
  %34 = mul i32 %15, %5
  %35 = or disjoint i32 %15, 1
  %36 = mul i32 %35, %5
  %37 = mul i32 %23, %5
  %38 = or disjoint i32 %23, 1
  %39 = mul i32 %38, %5
  %40 = or disjoint i32 %23, 2
  %41 = mul i32 %40, %5
  %42 = or disjoint i32 %23, 3
  %43 = mul i32 %42, %5
  br label %44

44:                                               ; preds = %33, %44
  %45 = phi double [ 0.000000e+00, %33 ], [ %78, %44 ]
  %46 = phi double [ 0.000000e+00, %33 ], [ %79, %44 ]
  %47 = phi double [ 0.000000e+00, %33 ], [ %80, %44 ]
  %48 = phi double [ 0.000000e+00, %33 ], [ %81, %44 ]
  %49 = phi double [ 0.000000e+00, %33 ], [ %82, %44 ]
  %50 = phi double [ 0.000000e+00, %33 ], [ %83, %44 ]
  %51 = phi double [ 0.000000e+00, %33 ], [ %84, %44 ]
  %52 = phi double [ 0.000000e+00, %33 ], [ %85, %44 ]
  %53 = phi i32 [ 0, %33 ], [ %86, %44 ]
  %54 = add i32 %34, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %55
  %57 = load double, ptr addrspace(1) %56, align 8, !tbaa !23
  %58 = add i32 %36, %53
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %59
  %61 = load double, ptr addrspace(1) %60, align 8, !tbaa !23
  %62 = add i32 %37, %53
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %63
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !23
  %66 = add i32 %39, %53
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %67
  %69 = load double, ptr addrspace(1) %68, align 8, !tbaa !23
  %70 = add i32 %41, %53
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %71
  %73 = load double, ptr addrspace(1) %72, align 8, !tbaa !23
  %74 = add i32 %43, %53
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %75
  %77 = load double, ptr addrspace(1) %76, align 8, !tbaa !23
  %78 = tail call double @llvm.fmuladd.f64(double %57, double %65, double %45)
  %79 = tail call double @llvm.fmuladd.f64(double %57, double %69, double %46)
  %80 = tail call double @llvm.fmuladd.f64(double %57, double %73, double %47)
  %81 = tail call double @llvm.fmuladd.f64(double %57, double %77, double %48)
  %82 = tail call double @llvm.fmuladd.f64(double %61, double %65, double %49)
  %83 = tail call double @llvm.fmuladd.f64(double %61, double %69, double %50)
  %84 = tail call double @llvm.fmuladd.f64(double %61, double %73, double %51)
  %85 = tail call double @llvm.fmuladd.f64(double %61, double %77, double %52)
  %86 = add nuw i32 %53, 1
  %87 = icmp eq i32 %86, %5
  br i1 %87, label %88, label %44

88:                                               ; preds = %44, %31
  %89 = phi i32 [ %32, %31 ], [ %35, %44 ]
  %90 = phi double [ 0.000000e+00, %31 ], [ %78, %44 ]
  %91 = phi double [ 0.000000e+00, %31 ], [ %79, %44 ]
  %92 = phi double [ 0.000000e+00, %31 ], [ %80, %44 ]
  %93 = phi double [ 0.000000e+00, %31 ], [ %81, %44 ]
  %94 = phi double [ 0.000000e+00, %31 ], [ %82, %44 ]
  %95 = phi double [ 0.000000e+00, %31 ], [ %83, %44 ]
  %96 = phi double [ 0.000000e+00, %31 ], [ %84, %44 ]
  %97 = phi double [ 0.000000e+00, %31 ], [ %85, %44 ]
  %98 = mul i32 %15, %4
  %99 = add i32 %98, %23
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %100
  store double %90, ptr addrspace(1) %101, align 8, !tbaa !23
  %102 = or disjoint i32 %99, 1
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %103
  store double %91, ptr addrspace(1) %104, align 8, !tbaa !23
  %105 = add i32 %99, 2
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %106
  store double %92, ptr addrspace(1) %107, align 8, !tbaa !23
  %108 = add i32 %99, 3
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %109
  store double %93, ptr addrspace(1) %110, align 8, !tbaa !23
  %111 = mul i32 %89, %4
  %112 = add i32 %111, %23
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %113
  store double %94, ptr addrspace(1) %114, align 8, !tbaa !23
  %115 = add i32 %112, 1
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %116
  store double %95, ptr addrspace(1) %117, align 8, !tbaa !23
  %118 = add i32 %112, 2
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %119
  store double %96, ptr addrspace(1) %120, align 8, !tbaa !23
  %121 = add i32 %112, 3
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %122
  store double %97, ptr addrspace(1) %123, align 8, !tbaa !23
  br label %124

124:                                              ; preds = %6, %88
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"double*", !"double*", !"double*", !"uint", !"uint", !"uint"}
!12 = !{!"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!13 = !{!14}
!14 = distinct !{!14, !15, !"__clang_ocl_kern_imp_gemm_f64: argument 0"}
!15 = distinct !{!15, !"__clang_ocl_kern_imp_gemm_f64"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"__clang_ocl_kern_imp_gemm_f64: argument 1"}
!18 = !{!19}
!19 = distinct !{!19, !15, !"__clang_ocl_kern_imp_gemm_f64: argument 2"}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !7, i64 0}
!22 = !{!14, !17, !19}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !7, i64 0}
!25 = !{!17, !19}
!26 = !{}
!27 = !{!14, !19}
!28 = !{!14, !17}
