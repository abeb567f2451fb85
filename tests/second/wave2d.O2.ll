; ModuleID = 'wave2d.cl'
source_filename = "wave2d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @wave2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp sgt i32 %14, 1
  %23 = icmp sgt i32 %21, 1
  %24 = select i1 %22, i1 %23, i1 false
  %25 = add nsw i32 %3, -2
  %26 = icmp slt i32 %14, %25
  %27 = select i1 %24, i1 %26, i1 false
  %28 = add nsw i32 %4, -2
  %29 = icmp slt i32 %21, %28
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %103

31:                                               ; preds = %6
  %32 = mul nsw i32 %21, %3
  %33 = add nsw i32 %32, %14
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !15, !amdgpu.noclobber !17
  %37 = getelementptr i8, ptr addrspace(1) %35, i64 -8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !15
  %39 = fneg float %38
  %40 = getelementptr i8, ptr addrspace(1) %35, i64 -4
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !15
  %42 = tail call float @llvm.fmuladd.f32(float %41, float 1.600000e+01, float %39)
  %43 = tail call float @llvm.fmuladd.f32(float %36, float -3.000000e+01, float %42)
  %44 = getelementptr i8, ptr addrspace(1) %35, i64 4
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !15
  %46 = tail call float @llvm.fmuladd.f32(float %45, float 1.600000e+01, float %43)
  %47 = getelementptr i8, ptr addrspace(1) %35, i64 8
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !15
  %49 = fsub float %46, %48
  %50 = shl nsw i32 %3, 1
  %51 = sub nsw i32 %33, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !15, !amdgpu.noclobber !17
  %55 = fneg float %54
  %56 = sub nsw i32 %33, %3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !15, !amdgpu.noclobber !17
  %60 = tail call float @llvm.fmuladd.f32(float %59, float 1.600000e+01, float %55)
  %61 = tail call float @llvm.fmuladd.f32(float %36, float -3.000000e+01, float %60)
  %62 = add nsw i32 %33, %3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !15, !amdgpu.noclobber !17
  %66 = tail call float @llvm.fmuladd.f32(float %65, float 1.600000e+01, float %61)
  %67 = add nsw i32 %33, %50
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !15, !amdgpu.noclobber !17
  %71 = fsub float %66, %70
  %72 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !15, !amdgpu.noclobber !17
  %74 = fmul float %5, %73
  %75 = xor i32 %14, -1
  %76 = add i32 %3, %75
  %77 = tail call i32 @llvm.smin.i32(i32 range(i32 2, 2147483645) %14, i32 %76)
  %78 = icmp slt i32 %77, 6
  %79 = sub nsw i32 6, %77
  %80 = sitofp i32 %79 to float
  %81 = fmul float %80, 0x3F947AE140000000
  %82 = select i1 %78, float %81, float 0.000000e+00
  %83 = xor i32 %21, -1
  %84 = add i32 %4, %83
  %85 = tail call i32 @llvm.smin.i32(i32 range(i32 2, 2147483645) %21, i32 %84)
  %86 = icmp slt i32 %85, 6
  %87 = sub nsw i32 6, %85
  %88 = sitofp i32 %87 to float
  %89 = fmul float %88, 0x3F947AE140000000
  %90 = select i1 %86, float %89, float 0.000000e+00
  %91 = fadd float %82, %90
  %92 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !15, !amdgpu.noclobber !17
  %94 = fneg float %93
  %95 = tail call float @llvm.fmuladd.f32(float %36, float 2.000000e+00, float %94)
  %96 = fmul float %74, %74
  %97 = fadd float %49, %71
  %98 = fmul float %96, %97
  %99 = tail call float @llvm.fmuladd.f32(float %98, float 0x3FB5555560000000, float %95)
  %100 = fsub float 1.000000e+00, %91
  %101 = fmul float %91, %36
  %102 = tail call float @llvm.fmuladd.f32(float %99, float %100, float %101)
  store float %102, ptr addrspace(1) %92, align 4, !tbaa !15
  br label %103

103:                                              ; preds = %6, %31
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_wave2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp sgt i32 %14, 1
  %23 = icmp sgt i32 %21, 1
  %24 = select i1 %22, i1 %23, i1 false
  %25 = add nsw i32 %3, -2
  %26 = icmp slt i32 %14, %25
  %27 = select i1 %24, i1 %26, i1 false
  %28 = add nsw i32 %4, -2
  %29 = icmp slt i32 %21, %28
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %103

31:                                               ; preds = %6
  %32 = mul nsw i32 %21, %3
  %33 = add nsw i32 %32, %14
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !15
  %37 = getelementptr i8, ptr addrspace(1) %35, i64 -8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !15
  %39 = fneg float %38
  %40 = getelementptr i8, ptr addrspace(1) %35, i64 -4
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !15
  %42 = tail call float @llvm.fmuladd.f32(float %41, float 1.600000e+01, float %39)
  %43 = tail call float @llvm.fmuladd.f32(float %36, float -3.000000e+01, float %42)
  %44 = getelementptr i8, ptr addrspace(1) %35, i64 4
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !15
  %46 = tail call float @llvm.fmuladd.f32(float %45, float 1.600000e+01, float %43)
  %47 = getelementptr i8, ptr addrspace(1) %35, i64 8
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !15
  %49 = fsub float %46, %48
  %50 = shl nsw i32 %3, 1
  %51 = sub nsw i32 %33, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !15
  %55 = fneg float %54
  %56 = sub nsw i32 %33, %3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !15
  %60 = tail call float @llvm.fmuladd.f32(float %59, float 1.600000e+01, float %55)
  %61 = tail call float @llvm.fmuladd.f32(float %36, float -3.000000e+01, float %60)
  %62 = add nsw i32 %33, %3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !15
  %66 = tail call float @llvm.fmuladd.f32(float %65, float 1.600000e+01, float %61)
  %67 = add nsw i32 %33, %50
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !15
  %71 = fsub float %66, %70
  %72 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !15
  %74 = fmul float %5, %73
  %75 = xor i32 %14, -1
  %76 = add i32 %3, %75
  %77 = tail call i32 @llvm.smin.i32(i32 range(i32 2, 2147483645) %14, i32 %76)
  %78 = icmp slt i32 %77, 6
  %79 = sub nsw i32 6, %77
  %80 = sitofp i32 %79 to float
  %81 = fmul float %80, 0x3F947AE140000000
  %82 = select i1 %78, float %81, float 0.000000e+00
  %83 = xor i32 %21, -1
  %84 = add i32 %4, %83
  %85 = tail call i32 @llvm.smin.i32(i32 range(i32 2, 2147483645) %21, i32 %84)
  %86 = icmp slt i32 %85, 6
  %87 = sub nsw i32 6, %85
  %88 = sitofp i32 %87 to float
  %89 = fmul float %88, 0x3F947AE140000000
  %90 = select i1 %86, float %89, float 0.000000e+00
  %91 = fadd float %82, %90
  %92 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !15
  %94 = fneg float %93
  %95 = tail call float @llvm.fmuladd.f32(float %36, float 2.000000e+00, float %94)
  %96 = fmul float %74, %74
  %97 = fadd float %49, %71
  %98 = fmul float %96, %97
  %99 = tail call float @llvm.fmuladd.f32(float %98, float 0x3FB5555560000000, float %95)
  %100 = fsub float 1.000000e+00, %91
  %101 = fmul float %91, %36
  %102 = tail call float @llvm.fmuladd.f32(float %99, float %100, float %101)
  store float %102, ptr addrspace(1) %92, align 4, !tbaa !15
  br label %103

103:                                              ; preds = %6, %31
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float*", !"int", !"int", !"float"}
!12 = !{!"const", !"", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
