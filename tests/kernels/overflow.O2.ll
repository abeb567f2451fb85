; ModuleID = 'overflow.cl'
source_filename = "overflow.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @overflow(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 2 captures(none) %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !13
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = icmp ult i32 %16, %7
  br i1 %17, label %18, label %109

18:                                               ; preds = %8
  %19 = zext i32 %16 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !15
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5, !amdgpu.noclobber !15
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %19
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !16, !amdgpu.noclobber !15
  %26 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %19
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !16, !amdgpu.noclobber !15
  %28 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %21, i32 %23)
  %29 = extractvalue { i32, i1 } %28, 1
  %30 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %21, i32 %23)
  %31 = extractvalue { i32, i1 } %30, 1
  %32 = extractvalue { i32, i1 } %30, 0
  %33 = select i1 %31, i16 2, i16 0
  %34 = zext i1 %29 to i16
  %35 = or disjoint i16 %33, %34
  %36 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %21, i32 %23)
  %37 = extractvalue { i32, i1 } %36, 1
  %38 = extractvalue { i32, i1 } %36, 0
  %39 = select i1 %37, i16 4, i16 0
  %40 = or disjoint i16 %35, %39
  %41 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %21, i32 %23)
  %42 = extractvalue { i32, i1 } %41, 1
  %43 = select i1 %42, i16 8, i16 0
  %44 = or disjoint i16 %40, %43
  %45 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %25, i64 %27)
  %46 = extractvalue { i64, i1 } %45, 1
  %47 = extractvalue { i64, i1 } %45, 0
  %48 = select i1 %46, i16 16, i16 0
  %49 = or disjoint i16 %44, %48
  %50 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %25, i64 %27)
  %51 = extractvalue { i64, i1 } %50, 1
  %52 = extractvalue { i64, i1 } %50, 0
  %53 = select i1 %51, i16 32, i16 0
  %54 = or disjoint i16 %49, %53
  %55 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %25, i64 %27)
  %56 = extractvalue { i64, i1 } %55, 1
  %57 = select i1 %56, i16 64, i16 0
  %58 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %25, i64 %27)
  %59 = extractvalue { i64, i1 } %58, 1
  %60 = extractvalue { i64, i1 } %58, 0
  %61 = select i1 %59, i16 128, i16 0
  %62 = or i16 %54, %57
  %63 = or i16 %62, %61
  %64 = getelementptr inbounds nuw i16, ptr addrspace(1) %6, i64 %19
  store i16 %63, ptr addrspace(1) %64, align 2, !tbaa !13
  %65 = mul i32 %16, 6
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %66
  %68 = xor i32 %32, %38
  store i32 %68, ptr addrspace(1) %67, align 4, !tbaa !5
  %69 = tail call i32 @llvm.sadd.sat.i32(i32 %21, i32 %23)
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 4
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !5
  %71 = tail call i32 @llvm.usub.sat.i32(i32 %21, i32 %23)
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 8
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !5
  %73 = tail call i32 @llvm.abs.i32(i32 %21, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 12
  store i32 %73, ptr addrspace(1) %74, align 4, !tbaa !5
  %75 = sext i32 %21 to i64
  %76 = sext i32 %23 to i64
  %77 = mul nsw i64 %76, %75
  %78 = lshr i64 %77, 32
  %79 = trunc nuw i64 %78 to i32
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 16
  store i32 %79, ptr addrspace(1) %80, align 4, !tbaa !5
  %81 = zext i32 %21 to i64
  %82 = zext i32 %23 to i64
  %83 = mul nuw i64 %82, %81
  %84 = lshr i64 %83, 32
  %85 = trunc nuw i64 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 20
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !5
  %87 = shl i32 %16, 2
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %88
  %90 = xor i64 %47, %52
  %91 = add i64 %60, %52
  %92 = add i64 %91, %90
  store i64 %92, ptr addrspace(1) %89, align 8, !tbaa !16
  %93 = zext i64 %25 to i128
  %94 = zext i64 %27 to i128
  %95 = mul nuw i128 %94, %93
  %96 = lshr i128 %95, 64
  %97 = trunc nuw i128 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 8
  store i64 %97, ptr addrspace(1) %98, align 8, !tbaa !16
  %99 = sext i64 %25 to i128
  %100 = sext i64 %27 to i128
  %101 = mul nsw i128 %100, %99
  %102 = lshr i128 %101, 64
  %103 = trunc nuw i128 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 16
  store i64 %103, ptr addrspace(1) %104, align 8, !tbaa !16
  %105 = tail call i64 @llvm.abs.i64(i64 %25, i1 false)
  %106 = tail call i64 @llvm.smin.i64(i64 %25, i64 %27)
  %107 = add i64 %106, %105
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 24
  store i64 %107, ptr addrspace(1) %108, align 8, !tbaa !16
  br label %109

109:                                              ; preds = %8, %18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_overflow(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 2 captures(none) %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !13
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = icmp ult i32 %16, %7
  br i1 %17, label %18, label %109

18:                                               ; preds = %8
  %19 = zext i32 %16 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %19
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !16
  %26 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %19
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !16
  %28 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %21, i32 %23)
  %29 = extractvalue { i32, i1 } %28, 1
  %30 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %21, i32 %23)
  %31 = extractvalue { i32, i1 } %30, 1
  %32 = extractvalue { i32, i1 } %30, 0
  %33 = select i1 %31, i16 2, i16 0
  %34 = zext i1 %29 to i16
  %35 = or disjoint i16 %33, %34
  %36 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %21, i32 %23)
  %37 = extractvalue { i32, i1 } %36, 1
  %38 = extractvalue { i32, i1 } %36, 0
  %39 = select i1 %37, i16 4, i16 0
  %40 = or disjoint i16 %35, %39
  %41 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %21, i32 %23)
  %42 = extractvalue { i32, i1 } %41, 1
  %43 = select i1 %42, i16 8, i16 0
  %44 = or disjoint i16 %40, %43
  %45 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %25, i64 %27)
  %46 = extractvalue { i64, i1 } %45, 1
  %47 = extractvalue { i64, i1 } %45, 0
  %48 = select i1 %46, i16 16, i16 0
  %49 = or disjoint i16 %44, %48
  %50 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %25, i64 %27)
  %51 = extractvalue { i64, i1 } %50, 1
  %52 = extractvalue { i64, i1 } %50, 0
  %53 = select i1 %51, i16 32, i16 0
  %54 = or disjoint i16 %49, %53
  %55 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %25, i64 %27)
  %56 = extractvalue { i64, i1 } %55, 1
  %57 = select i1 %56, i16 64, i16 0
  %58 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %25, i64 %27)
  %59 = extractvalue { i64, i1 } %58, 1
  %60 = extractvalue { i64, i1 } %58, 0
  %61 = select i1 %59, i16 128, i16 0
  %62 = or i16 %54, %57
  %63 = or i16 %62, %61
  %64 = getelementptr inbounds nuw i16, ptr addrspace(1) %6, i64 %19
  store i16 %63, ptr addrspace(1) %64, align 2, !tbaa !13
  %65 = mul i32 %16, 6
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %66
  %68 = xor i32 %32, %38
  store i32 %68, ptr addrspace(1) %67, align 4, !tbaa !5
  %69 = tail call i32 @llvm.sadd.sat.i32(i32 %21, i32 %23)
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 4
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !5
  %71 = tail call i32 @llvm.usub.sat.i32(i32 %21, i32 %23)
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 8
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !5
  %73 = tail call i32 @llvm.abs.i32(i32 %21, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 12
  store i32 %73, ptr addrspace(1) %74, align 4, !tbaa !5
  %75 = sext i32 %21 to i64
  %76 = sext i32 %23 to i64
  %77 = mul nsw i64 %76, %75
  %78 = lshr i64 %77, 32
  %79 = trunc nuw i64 %78 to i32
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 16
  store i32 %79, ptr addrspace(1) %80, align 4, !tbaa !5
  %81 = zext i32 %21 to i64
  %82 = zext i32 %23 to i64
  %83 = mul nuw i64 %82, %81
  %84 = lshr i64 %83, 32
  %85 = trunc nuw i64 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 20
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !5
  %87 = shl i32 %16, 2
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %88
  %90 = xor i64 %47, %52
  %91 = add i64 %60, %52
  %92 = add i64 %91, %90
  store i64 %92, ptr addrspace(1) %89, align 8, !tbaa !16
  %93 = zext i64 %25 to i128
  %94 = zext i64 %27 to i128
  %95 = mul nuw i128 %94, %93
  %96 = lshr i128 %95, 64
  %97 = trunc nuw i128 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 8
  store i64 %97, ptr addrspace(1) %98, align 8, !tbaa !16
  %99 = sext i64 %25 to i128
  %100 = sext i64 %27 to i128
  %101 = mul nsw i128 %100, %99
  %102 = lshr i128 %101, 64
  %103 = trunc nuw i128 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 16
  store i64 %103, ptr addrspace(1) %104, align 8, !tbaa !16
  %105 = tail call i64 @llvm.abs.i64(i64 %25, i1 false)
  %106 = tail call i64 @llvm.smin.i64(i64 %25, i64 %27)
  %107 = add i64 %106, %105
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 24
  store i64 %107, ptr addrspace(1) %108, align 8, !tbaa !16
  br label %109

109:                                              ; preds = %8, %18
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"long*", !"long*", !"int*", !"ulong*", !"ushort*", !"uint"}
!12 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
