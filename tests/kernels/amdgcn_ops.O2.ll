; ModuleID = 'amdgcn_ops.cl'
source_filename = "amdgcn_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @amdgcn_ops(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %6
  br i1 %16, label %17, label %89

17:                                               ; preds = %7
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15, !amdgpu.noclobber !17
  %21 = shl i32 %15, 3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  %24 = tail call float @llvm.amdgcn.fract.f32(float %20)
  %25 = tail call float @llvm.amdgcn.sin.f32(float %24)
  store float %25, ptr addrspace(1) %23, align 4, !tbaa !15
  %26 = tail call float @llvm.amdgcn.cos.f32(float %24)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !15
  %28 = tail call float @llvm.amdgcn.rcp.f32(float %20)
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !15
  %30 = tail call float @llvm.amdgcn.exp2.f32(float %20)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store float %30, ptr addrspace(1) %31, align 4, !tbaa !15
  %32 = tail call float @llvm.amdgcn.log.f32(float %20)
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !15
  %34 = tail call float @llvm.amdgcn.frexp.mant.f32(float %20)
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !15
  %36 = fmul float %20, 8.000000e+00
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !15
  %38 = tail call float @llvm.amdgcn.sqrt.f32(float %20)
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !15
  %40 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %18
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !18, !amdgpu.noclobber !17
  %42 = mul i32 %15, 3
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %43
  %45 = tail call double @llvm.amdgcn.fract.f64(double %41)
  store double %45, ptr addrspace(1) %44, align 8, !tbaa !18
  %46 = tail call double @llvm.amdgcn.frexp.mant.f64(double %41)
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 8
  store double %46, ptr addrspace(1) %47, align 8, !tbaa !18
  %48 = tail call double @llvm.floor.f64(double %41)
  %49 = tail call double @llvm.rint.f64(double %41)
  %50 = tail call double @llvm.fmuladd.f64(double %49, double 5.000000e-01, double %48)
  %51 = fmul double %41, 1.250000e-01
  %52 = fadd double %51, %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 16
  store double %52, ptr addrspace(1) %53, align 8, !tbaa !18
  %54 = shl i32 %15, 1
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !5, !amdgpu.noclobber !17
  %58 = or disjoint i32 %54, 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5, !amdgpu.noclobber !17
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %22
  %63 = tail call i32 @llvm.amdgcn.perm(i32 %57, i32 %61, i32 201785604)
  store i32 %63, ptr addrspace(1) %62, align 4, !tbaa !5
  %64 = tail call i32 @llvm.amdgcn.alignbyte(i32 %57, i32 %61, i32 3)
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4
  store i32 %64, ptr addrspace(1) %65, align 4, !tbaa !5
  %66 = tail call i32 @llvm.amdgcn.sad.u8(i32 %57, i32 %61, i32 100)
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8
  store i32 %66, ptr addrspace(1) %67, align 4, !tbaa !5
  %68 = tail call i32 @llvm.amdgcn.lerp(i32 %57, i32 %61, i32 16843009)
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12
  store i32 %68, ptr addrspace(1) %69, align 4, !tbaa !5
  %70 = shl i32 %57, 14
  %71 = ashr i32 %70, 21
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 16
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !5
  %73 = tail call i32 @llvm.amdgcn.frexp.exp.i32.f32(float %20)
  %74 = tail call i32 @llvm.amdgcn.frexp.exp.i32.f64(double %41)
  %75 = add i32 %74, %73
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 20
  store i32 %75, ptr addrspace(1) %76, align 4, !tbaa !5
  %77 = tail call i1 @llvm.is.fpclass.f32(float %20, i32 960)
  %78 = zext i1 %77 to i32
  %79 = tail call i1 @llvm.is.fpclass.f64(double %41, i32 256)
  %80 = select i1 %79, i32 2, i32 0
  %81 = or disjoint i32 %80, %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 24
  store i32 %81, ptr addrspace(1) %82, align 4, !tbaa !5
  %83 = tail call i32 @llvm.amdgcn.msad.u8(i32 %57, i32 %61, i32 5)
  %84 = and i32 %57, 16777215
  %85 = and i32 %61, 16777215
  %86 = mul i32 %85, %84
  %87 = add i32 %86, %83
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 28
  store i32 %87, ptr addrspace(1) %88, align 4, !tbaa !5
  br label %89

89:                                               ; preds = %7, %17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_amdgcn_ops(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %6
  br i1 %16, label %17, label %89

17:                                               ; preds = %7
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  %21 = shl i32 %15, 3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  %24 = tail call float @llvm.amdgcn.fract.f32(float %20)
  %25 = tail call float @llvm.amdgcn.sin.f32(float %24)
  store float %25, ptr addrspace(1) %23, align 4, !tbaa !15
  %26 = tail call float @llvm.amdgcn.cos.f32(float %24)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !15
  %28 = tail call float @llvm.amdgcn.rcp.f32(float %20)
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !15
  %30 = tail call float @llvm.amdgcn.exp2.f32(float %20)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store float %30, ptr addrspace(1) %31, align 4, !tbaa !15
  %32 = tail call float @llvm.amdgcn.log.f32(float %20)
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store float %32, ptr addrspace(1) %33, align 4, !tbaa !15
  %34 = tail call float @llvm.amdgcn.frexp.mant.f32(float %20)
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !15
  %36 = fmul float %20, 8.000000e+00
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !15
  %38 = tail call float @llvm.amdgcn.sqrt.f32(float %20)
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !15
  %40 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %18
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !18
  %42 = mul i32 %15, 3
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %43
  %45 = tail call double @llvm.amdgcn.fract.f64(double %41)
  store double %45, ptr addrspace(1) %44, align 8, !tbaa !18
  %46 = tail call double @llvm.amdgcn.frexp.mant.f64(double %41)
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 8
  store double %46, ptr addrspace(1) %47, align 8, !tbaa !18
  %48 = tail call double @llvm.floor.f64(double %41)
  %49 = tail call double @llvm.rint.f64(double %41)
  %50 = tail call double @llvm.fmuladd.f64(double %49, double 5.000000e-01, double %48)
  %51 = fmul double %41, 1.250000e-01
  %52 = fadd double %51, %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 16
  store double %52, ptr addrspace(1) %53, align 8, !tbaa !18
  %54 = shl i32 %15, 1
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !5
  %58 = or disjoint i32 %54, 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %22
  %63 = tail call i32 @llvm.amdgcn.perm(i32 %57, i32 %61, i32 201785604)
  store i32 %63, ptr addrspace(1) %62, align 4, !tbaa !5
  %64 = tail call i32 @llvm.amdgcn.alignbyte(i32 %57, i32 %61, i32 3)
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4
  store i32 %64, ptr addrspace(1) %65, align 4, !tbaa !5
  %66 = tail call i32 @llvm.amdgcn.sad.u8(i32 %57, i32 %61, i32 100)
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8
  store i32 %66, ptr addrspace(1) %67, align 4, !tbaa !5
  %68 = tail call i32 @llvm.amdgcn.lerp(i32 %57, i32 %61, i32 16843009)
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12
  store i32 %68, ptr addrspace(1) %69, align 4, !tbaa !5
  %70 = shl i32 %57, 14
  %71 = ashr i32 %70, 21
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 16
  store i32 %71, ptr addrspace(1) %72, align 4, !tbaa !5
  %73 = tail call i32 @llvm.amdgcn.frexp.exp.i32.f32(float %20)
  %74 = tail call i32 @llvm.amdgcn.frexp.exp.i32.f64(double %41)
  %75 = add i32 %74, %73
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 20
  store i32 %75, ptr addrspace(1) %76, align 4, !tbaa !5
  %77 = tail call i1 @llvm.is.fpclass.f32(float %20, i32 960)
  %78 = zext i1 %77 to i32
  %79 = tail call i1 @llvm.is.fpclass.f64(double %41, i32 256)
  %80 = select i1 %79, i32 2, i32 0
  %81 = or disjoint i32 %80, %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 24
  store i32 %81, ptr addrspace(1) %82, align 4, !tbaa !5
  %83 = tail call i32 @llvm.amdgcn.msad.u8(i32 %57, i32 %61, i32 5)
  %84 = and i32 %57, 16777215
  %85 = and i32 %61, 16777215
  %86 = mul i32 %85, %84
  %87 = add i32 %86, %83
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 28
  store i32 %87, ptr addrspace(1) %88, align 4, !tbaa !5
  br label %89

89:                                               ; preds = %7, %17
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fract.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sin.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.cos.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.log.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.frexp.mant.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.amdgcn.fract.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.amdgcn.frexp.mant.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.perm(i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.alignbyte(i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.sad.u8(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.lerp(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.frexp.exp.i32.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.frexp.exp.i32.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.msad.u8(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"double*", !"double*", !"uint*", !"uint*", !"uint"}
!12 = !{!"const", !"", !"const", !"", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !7, i64 0}
