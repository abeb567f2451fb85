; ModuleID = 'math_f32.cl'
source_filename = "math_f32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @math_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %94

14:                                               ; preds = %4
  %15 = shl i32 %12, 1
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16
  %18 = load <2 x float>, ptr addrspace(1) %17, align 4, !tbaa !15
  %19 = extractelement <2 x float> %18, i64 1
  %20 = extractelement <2 x float> %18, i64 0
  %21 = shl i32 %12, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  %24 = tail call float @llvm.floor.f32(float %20)
  store float %24, ptr addrspace(1) %23, align 4, !tbaa !15
  %25 = tail call float @llvm.ceil.f32(float %20)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !15
  %27 = tail call float @llvm.trunc.f32(float %20)
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !15
  %29 = tail call float @llvm.rint.f32(float %20)
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store float %29, ptr addrspace(1) %30, align 4, !tbaa !15
  %31 = tail call float @llvm.minnum.f32(float %20, float %19)
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store float %31, ptr addrspace(1) %32, align 4, !tbaa !15
  %33 = tail call float @llvm.maxnum.f32(float %20, float %19)
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !15
  %35 = tail call float @llvm.copysign.f32(float %20, float %19)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !15
  %37 = tail call float @llvm.fabs.f32(float %20)
  %38 = tail call float @llvm.sqrt.f32(float %37), !fpmath !17
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !15
  %40 = fdiv float %20, %19, !fpmath !18
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !15
  %42 = fdiv float 1.000000e+00, %20, !fpmath !18
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 36
  store float %42, ptr addrspace(1) %43, align 4, !tbaa !15
  %44 = fmul float %19, 0x3F847AE140000000
  %45 = tail call float @llvm.exp2.f32(float %44)
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 40
  store float %45, ptr addrspace(1) %46, align 4, !tbaa !15
  %47 = fadd float %37, 1.000000e+00
  %48 = tail call float @llvm.log2.f32(float %47)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 44
  store float %48, ptr addrspace(1) %49, align 4, !tbaa !15
  %50 = srem i32 %12, 9
  %51 = add nsw i32 %50, -4
  %52 = tail call float @llvm.ldexp.f32.i32(float %20, i32 %51)
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 48
  store float %52, ptr addrspace(1) %53, align 4, !tbaa !15
  %54 = tail call float @llvm.fma.f32(float %20, float %19, float -1.000000e+00)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 52
  store float %54, ptr addrspace(1) %55, align 4, !tbaa !15
  %56 = tail call float @llvm.round.f32(float %19)
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 56
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !15
  %58 = tail call float @llvm.amdgcn.fmed3.f32(float %20, float %19, float 1.000000e+00)
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 60
  store float %58, ptr addrspace(1) %59, align 4, !tbaa !15
  %60 = fcmp olt float %20, %19
  %61 = zext i1 %60 to i32
  %62 = fcmp ole float %20, %19
  %63 = select i1 %62, i32 2, i32 0
  %64 = fcmp ogt float %20, %19
  %65 = select i1 %64, i32 4, i32 0
  %66 = fcmp oge float %20, %19
  %67 = select i1 %66, i32 8, i32 0
  %68 = fcmp oeq float %20, %19
  %69 = select i1 %68, i32 16, i32 0
  %70 = fcmp une float %20, %19
  %71 = select i1 %70, i32 32, i32 0
  %72 = select i1 %60, i32 0, i32 64
  %73 = fcmp uno float %20, 0.000000e+00
  %74 = select i1 %73, i32 128, i32 0
  %75 = tail call float @llvm.fabs.f32(float %19)
  %76 = fcmp oeq float %75, 0x7FF0000000000000
  %77 = select i1 %76, i32 256, i32 0
  %78 = fcmp uno float %20, %19
  %79 = select i1 %78, i32 512, i32 0
  %80 = fcmp one float %20, %19
  %81 = select i1 %80, i32 1024, i32 0
  %82 = or disjoint i32 %74, %61
  %83 = or disjoint i32 %82, %63
  %84 = or disjoint i32 %83, %65
  %85 = or disjoint i32 %84, %67
  %86 = or disjoint i32 %85, %69
  %87 = or i32 %86, %71
  %88 = or i32 %87, %72
  %89 = or i32 %88, %79
  %90 = or i32 %89, %81
  %91 = or i32 %90, %77
  %92 = zext i32 %12 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %92
  store i32 %91, ptr addrspace(1) %93, align 4, !tbaa !5
  br label %94

94:                                               ; preds = %4, %14
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_math_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %94

14:                                               ; preds = %4
  %15 = shl i32 %12, 1
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16
  %18 = load <2 x float>, ptr addrspace(1) %17, align 4, !tbaa !15
  %19 = extractelement <2 x float> %18, i64 1
  %20 = extractelement <2 x float> %18, i64 0
  %21 = shl i32 %12, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  %24 = tail call float @llvm.floor.f32(float %20)
  store float %24, ptr addrspace(1) %23, align 4, !tbaa !15
  %25 = tail call float @llvm.ceil.f32(float %20)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !15
  %27 = tail call float @llvm.trunc.f32(float %20)
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !15
  %29 = tail call float @llvm.rint.f32(float %20)
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store float %29, ptr addrspace(1) %30, align 4, !tbaa !15
  %31 = tail call float @llvm.minnum.f32(float %20, float %19)
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store float %31, ptr addrspace(1) %32, align 4, !tbaa !15
  %33 = tail call float @llvm.maxnum.f32(float %20, float %19)
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !15
  %35 = tail call float @llvm.copysign.f32(float %20, float %19)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !15
  %37 = tail call float @llvm.fabs.f32(float %20)
  %38 = tail call float @llvm.sqrt.f32(float %37), !fpmath !17
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !15
  %40 = fdiv float %20, %19, !fpmath !18
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !15
  %42 = fdiv float 1.000000e+00, %20, !fpmath !18
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 36
  store float %42, ptr addrspace(1) %43, align 4, !tbaa !15
  %44 = fmul float %19, 0x3F847AE140000000
  %45 = tail call float @llvm.exp2.f32(float %44)
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 40
  store float %45, ptr addrspace(1) %46, align 4, !tbaa !15
  %47 = fadd float %37, 1.000000e+00
  %48 = tail call float @llvm.log2.f32(float %47)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 44
  store float %48, ptr addrspace(1) %49, align 4, !tbaa !15
  %50 = srem i32 %12, 9
  %51 = add nsw i32 %50, -4
  %52 = tail call float @llvm.ldexp.f32.i32(float %20, i32 %51)
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 48
  store float %52, ptr addrspace(1) %53, align 4, !tbaa !15
  %54 = tail call float @llvm.fma.f32(float %20, float %19, float -1.000000e+00)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 52
  store float %54, ptr addrspace(1) %55, align 4, !tbaa !15
  %56 = tail call float @llvm.round.f32(float %19)
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 56
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !15
  %58 = tail call float @llvm.amdgcn.fmed3.f32(float %20, float %19, float 1.000000e+00)
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 60
  store float %58, ptr addrspace(1) %59, align 4, !tbaa !15
  %60 = fcmp olt float %20, %19
  %61 = zext i1 %60 to i32
  %62 = fcmp ole float %20, %19
  %63 = select i1 %62, i32 2, i32 0
  %64 = fcmp ogt float %20, %19
  %65 = select i1 %64, i32 4, i32 0
  %66 = fcmp oge float %20, %19
  %67 = select i1 %66, i32 8, i32 0
  %68 = fcmp oeq float %20, %19
  %69 = select i1 %68, i32 16, i32 0
  %70 = fcmp une float %20, %19
  %71 = select i1 %70, i32 32, i32 0
  %72 = select i1 %60, i32 0, i32 64
  %73 = fcmp uno float %20, 0.000000e+00
  %74 = select i1 %73, i32 128, i32 0
  %75 = tail call float @llvm.fabs.f32(float %19)
  %76 = fcmp oeq float %75, 0x7FF0000000000000
  %77 = select i1 %76, i32 256, i32 0
  %78 = fcmp uno float %20, %19
  %79 = select i1 %78, i32 512, i32 0
  %80 = fcmp one float %20, %19
  %81 = select i1 %80, i32 1024, i32 0
  %82 = or disjoint i32 %74, %61
  %83 = or disjoint i32 %82, %63
  %84 = or disjoint i32 %83, %65
  %85 = or disjoint i32 %84, %67
  %86 = or disjoint i32 %85, %69
  %87 = or i32 %86, %71
  %88 = or i32 %87, %72
  %89 = or i32 %88, %79
  %90 = or i32 %89, %81
  %91 = or i32 %90, %77
  %92 = zext i32 %12 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %92
  store i32 %91, ptr addrspace(1) %93, align 4, !tbaa !5
  br label %94

94:                                               ; preds = %4, %14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ldexp.f32.i32(float, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fmed3.f32(float, float, float) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"uint*", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{float 3.000000e+00}
!18 = !{float 2.500000e+00}
