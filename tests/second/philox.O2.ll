; ModuleID = 'philox.cl'
source_filename = "philox.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @philox(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, <2 x i32> noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %79

16:                                               ; preds = %4
  %17 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 19088743>, i32 %12, i64 0
  br label %18

18:                                               ; preds = %16, %21
  %19 = phi i32 [ 0, %16 ], [ %29, %21 ]
  %20 = insertelement <4 x i32> %17, i32 %19, i64 1
  br label %31

21:                                               ; preds = %31
  %22 = lshr <4 x i32> %75, splat (i32 8)
  %23 = uitofp nneg <4 x i32> %22 to <4 x float>
  %24 = fmul <4 x float> %23, splat (float 0x3E70000000000000)
  %25 = mul i32 %19, %3
  %26 = add i32 %25, %12
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %27
  store <4 x float> %24, ptr addrspace(1) %28, align 16, !tbaa !16
  %29 = add nuw i32 %19, 1
  %30 = icmp eq i32 %29, %2
  br i1 %30, label %79, label %18

31:                                               ; preds = %31, %18
  %32 = phi <4 x i32> [ %20, %18 ], [ %75, %31 ]
  %33 = phi <2 x i32> [ %1, %18 ], [ %76, %31 ]
  %34 = phi i32 [ 0, %18 ], [ %77, %31 ]
  %35 = extractelement <4 x i32> %32, i64 0
  %36 = zext i32 %35 to i64
  %37 = mul nuw i64 %36, 3528531795
  %38 = lshr i64 %37, 32
  %39 = trunc nuw i64 %38 to i32
  %40 = mul i32 %35, -766435501
  %41 = extractelement <4 x i32> %32, i64 2
  %42 = zext i32 %41 to i64
  %43 = mul nuw i64 %42, 3449720151
  %44 = lshr i64 %43, 32
  %45 = trunc nuw i64 %44 to i32
  %46 = mul i32 %41, -845247145
  %47 = extractelement <4 x i32> %32, i64 1
  %48 = extractelement <2 x i32> %33, i64 0
  %49 = xor i32 %47, %48
  %50 = xor i32 %49, %45
  %51 = extractelement <4 x i32> %32, i64 3
  %52 = extractelement <2 x i32> %33, i64 1
  %53 = xor i32 %51, %52
  %54 = xor i32 %53, %39
  %55 = add <2 x i32> %33, <i32 -1640531527, i32 -1150833019>
  %56 = zext i32 %50 to i64
  %57 = mul nuw i64 %56, 3528531795
  %58 = lshr i64 %57, 32
  %59 = trunc nuw i64 %58 to i32
  %60 = mul i32 %50, -766435501
  %61 = zext i32 %54 to i64
  %62 = mul nuw i64 %61, 3449720151
  %63 = lshr i64 %62, 32
  %64 = trunc nuw i64 %63 to i32
  %65 = mul i32 %54, -845247145
  %66 = extractelement <2 x i32> %55, i64 0
  %67 = xor i32 %46, %66
  %68 = xor i32 %67, %64
  %69 = insertelement <4 x i32> poison, i32 %68, i64 0
  %70 = insertelement <4 x i32> %69, i32 %65, i64 1
  %71 = extractelement <2 x i32> %55, i64 1
  %72 = xor i32 %40, %71
  %73 = xor i32 %72, %59
  %74 = insertelement <4 x i32> %70, i32 %73, i64 2
  %75 = insertelement <4 x i32> %74, i32 %60, i64 3
  %76 = add <2 x i32> %33, <i32 1013904242, i32 1993301258>
  %77 = add nuw nsw i32 %34, 2
  %78 = icmp eq i32 %77, 10
  br i1 %78, label %21, label %31

79:                                               ; preds = %21, %4
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef writeonly align 16 captures(none) %0, <2 x i32> noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %79

16:                                               ; preds = %4
  %17 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 19088743>, i32 %12, i64 0
  br label %18

18:                                               ; preds = %16, %21
  %19 = phi i32 [ 0, %16 ], [ %29, %21 ]
  %20 = insertelement <4 x i32> %17, i32 %19, i64 1
  br label %31

21:                                               ; preds = %31
  %22 = lshr <4 x i32> %75, splat (i32 8)
  %23 = uitofp nneg <4 x i32> %22 to <4 x float>
  %24 = fmul <4 x float> %23, splat (float 0x3E70000000000000)
  %25 = mul i32 %19, %3
  %26 = add i32 %25, %12
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %27
  store <4 x float> %24, ptr addrspace(1) %28, align 16, !tbaa !16
  %29 = add nuw i32 %19, 1
  %30 = icmp eq i32 %29, %2
  br i1 %30, label %79, label %18

31:                                               ; preds = %31, %18
  %32 = phi <4 x i32> [ %20, %18 ], [ %75, %31 ]
  %33 = phi <2 x i32> [ %1, %18 ], [ %76, %31 ]
  %34 = phi i32 [ 0, %18 ], [ %77, %31 ]
  %35 = extractelement <4 x i32> %32, i64 0
  %36 = zext i32 %35 to i64
  %37 = mul nuw i64 %36, 3528531795
  %38 = lshr i64 %37, 32
  %39 = trunc nuw i64 %38 to i32
  %40 = mul i32 %35, -766435501
  %41 = extractelement <4 x i32> %32, i64 2
  %42 = zext i32 %41 to i64
  %43 = mul nuw i64 %42, 3449720151
  %44 = lshr i64 %43, 32
  %45 = trunc nuw i64 %44 to i32
  %46 = mul i32 %41, -845247145
  %47 = extractelement <4 x i32> %32, i64 1
  %48 = extractelement <2 x i32> %33, i64 0
  %49 = xor i32 %47, %48
  %50 = xor i32 %49, %45
  %51 = extractelement <4 x i32> %32, i64 3
  %52 = extractelement <2 x i32> %33, i64 1
  %53 = xor i32 %51, %52
  %54 = xor i32 %53, %39
  %55 = add <2 x i32> %33, <i32 -1640531527, i32 -1150833019>
  %56 = zext i32 %50 to i64
  %57 = mul nuw i64 %56, 3528531795
  %58 = lshr i64 %57, 32
  %59 = trunc nuw i64 %58 to i32
  %60 = mul i32 %50, -766435501
  %61 = zext i32 %54 to i64
  %62 = mul nuw i64 %61, 3449720151
  %63 = lshr i64 %62, 32
  %64 = trunc nuw i64 %63 to i32
  %65 = mul i32 %54, -845247145
  %66 = extractelement <2 x i32> %55, i64 0
  %67 = xor i32 %46, %66
  %68 = xor i32 %67, %64
  %69 = insertelement <4 x i32> poison, i32 %68, i64 0
  %70 = insertelement <4 x i32> %69, i32 %65, i64 1
  %71 = extractelement <2 x i32> %55, i64 1
  %72 = xor i32 %40, %71
  %73 = xor i32 %72, %59
  %74 = insertelement <4 x i32> %70, i32 %73, i64 2
  %75 = insertelement <4 x i32> %74, i32 %60, i64 3
  %76 = add <2 x i32> %33, <i32 1013904242, i32 1993301258>
  %77 = add nuw nsw i32 %34, 2
  %78 = icmp eq i32 %77, 10
  br i1 %78, label %21, label %31

79:                                               ; preds = %21, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float4*", !"uint2", !"uint", !"uint"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))", !"uint", !"uint"}
!13 = !{!"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
