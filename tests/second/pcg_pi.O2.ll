; ModuleID = 'pcg_pi.cl'
source_filename = "pcg_pi.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@pcg_pi.sums = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @pcg_pi(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = shl nuw nsw i64 %12, 1
  %14 = or disjoint i64 %13, 1
  %15 = icmp eq i32 %1, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %20, %3
  %17 = phi i32 [ 0, %3 ], [ %52, %20 ]
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @pcg_pi.sums, i32 %4
  store i32 %17, ptr addrspace(3) %18, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %19 = icmp samesign ult i32 %4, 32
  br i1 %19, label %55, label %60

20:                                               ; preds = %3, %20
  %21 = phi i32 [ %52, %20 ], [ 0, %3 ]
  %22 = phi i32 [ %53, %20 ], [ 0, %3 ]
  %23 = phi i64 [ %37, %20 ], [ %2, %3 ]
  %24 = add i64 %23, %14
  %25 = mul i64 %24, 6364136223846793005
  %26 = add i64 %25, %14
  %27 = lshr i64 %24, 45
  %28 = lshr i64 %24, 27
  %29 = xor i64 %27, %28
  %30 = trunc i64 %29 to i32
  %31 = lshr i64 %24, 59
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = tail call i32 @llvm.fshr.i32(i32 %30, i32 %30, i32 %32)
  %34 = lshr i32 %33, 8
  %35 = uitofp nneg i32 %34 to float
  %36 = fmul float %35, 0x3E70000000000000
  %37 = mul i64 %26, 6364136223846793005
  %38 = lshr i64 %26, 45
  %39 = lshr i64 %26, 27
  %40 = xor i64 %38, %39
  %41 = trunc i64 %40 to i32
  %42 = lshr i64 %26, 59
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = tail call i32 @llvm.fshr.i32(i32 %41, i32 %41, i32 %43)
  %45 = lshr i32 %44, 8
  %46 = uitofp nneg i32 %45 to float
  %47 = fmul float %46, 0x3E70000000000000
  %48 = fmul float %47, %47
  %49 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %48)
  %50 = fcmp olt float %49, 1.000000e+00
  %51 = zext i1 %50 to i32
  %52 = add i32 %21, %51
  %53 = add nuw i32 %22, 1
  %54 = icmp eq i32 %53, %1
  br i1 %54, label %16, label %20

55:                                               ; preds = %16
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 128
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !5
  %58 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %59 = add i32 %58, %57
  store i32 %59, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %60

60:                                               ; preds = %55, %16
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %61 = icmp samesign ult i32 %4, 16
  br i1 %61, label %62, label %67

62:                                               ; preds = %60
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 64
  %64 = load i32, ptr addrspace(3) %63, align 4, !tbaa !5
  %65 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %66 = add i32 %65, %64
  store i32 %66, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %67

67:                                               ; preds = %62, %60
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %68 = icmp samesign ult i32 %4, 8
  br i1 %68, label %69, label %74

69:                                               ; preds = %67
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 32
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !5
  %72 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %73 = add i32 %72, %71
  store i32 %73, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %74

74:                                               ; preds = %69, %67
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %75 = icmp samesign ult i32 %4, 4
  br i1 %75, label %76, label %81

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 16
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !5
  %79 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %80 = add i32 %79, %78
  store i32 %80, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %81

81:                                               ; preds = %76, %74
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %82 = icmp samesign ult i32 %4, 2
  br i1 %82, label %83, label %88

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 8
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !5
  %86 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %87 = add i32 %86, %85
  store i32 %87, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %88

88:                                               ; preds = %83, %81
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %89 = icmp eq i32 %4, 0
  br i1 %89, label %90, label %98

90:                                               ; preds = %88
  %91 = load <2 x i32>, ptr addrspace(3) %18, align 4, !tbaa !5
  %92 = extractelement <2 x i32> %91, i64 0
  %93 = extractelement <2 x i32> %91, i64 1
  %94 = add i32 %92, %93
  store i32 %94, ptr addrspace(3) %18, align 4, !tbaa !5
  %95 = zext i32 %5 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(3) @pcg_pi.sums, align 4, !tbaa !5
  store i32 %97, ptr addrspace(1) %96, align 4, !tbaa !5
  br label %98

98:                                               ; preds = %88, %90
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_pcg_pi(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = shl nuw nsw i64 %12, 1
  %14 = or disjoint i64 %13, 1
  %15 = icmp eq i32 %1, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %20, %3
  %17 = phi i32 [ 0, %3 ], [ %52, %20 ]
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @pcg_pi.sums, i32 %4
  store i32 %17, ptr addrspace(3) %18, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %19 = icmp samesign ult i32 %4, 32
  br i1 %19, label %55, label %60

20:                                               ; preds = %3, %20
  %21 = phi i32 [ %52, %20 ], [ 0, %3 ]
  %22 = phi i32 [ %53, %20 ], [ 0, %3 ]
  %23 = phi i64 [ %37, %20 ], [ %2, %3 ]
  %24 = add i64 %23, %14
  %25 = mul i64 %24, 6364136223846793005
  %26 = add i64 %25, %14
  %27 = lshr i64 %24, 45
  %28 = lshr i64 %24, 27
  %29 = xor i64 %27, %28
  %30 = trunc i64 %29 to i32
  %31 = lshr i64 %24, 59
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = tail call i32 @llvm.fshr.i32(i32 %30, i32 %30, i32 %32)
  %34 = lshr i32 %33, 8
  %35 = uitofp nneg i32 %34 to float
  %36 = fmul float %35, 0x3E70000000000000
  %37 = mul i64 %26, 6364136223846793005
  %38 = lshr i64 %26, 45
  %39 = lshr i64 %26, 27
  %40 = xor i64 %38, %39
  %41 = trunc i64 %40 to i32
  %42 = lshr i64 %26, 59
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = tail call i32 @llvm.fshr.i32(i32 %41, i32 %41, i32 %43)
  %45 = lshr i32 %44, 8
  %46 = uitofp nneg i32 %45 to float
  %47 = fmul float %46, 0x3E70000000000000
  %48 = fmul float %47, %47
  %49 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %48)
  %50 = fcmp olt float %49, 1.000000e+00
  %51 = zext i1 %50 to i32
  %52 = add i32 %21, %51
  %53 = add nuw i32 %22, 1
  %54 = icmp eq i32 %53, %1
  br i1 %54, label %16, label %20

55:                                               ; preds = %16
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 128
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !5
  %58 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %59 = add i32 %58, %57
  store i32 %59, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %60

60:                                               ; preds = %16, %55
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %61 = icmp samesign ult i32 %4, 16
  br i1 %61, label %62, label %67

62:                                               ; preds = %60
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 64
  %64 = load i32, ptr addrspace(3) %63, align 4, !tbaa !5
  %65 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %66 = add i32 %65, %64
  store i32 %66, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %67

67:                                               ; preds = %62, %60
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %68 = icmp samesign ult i32 %4, 8
  br i1 %68, label %69, label %74

69:                                               ; preds = %67
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 32
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !5
  %72 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %73 = add i32 %72, %71
  store i32 %73, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %74

74:                                               ; preds = %69, %67
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %75 = icmp samesign ult i32 %4, 4
  br i1 %75, label %76, label %81

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 16
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !5
  %79 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %80 = add i32 %79, %78
  store i32 %80, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %81

81:                                               ; preds = %76, %74
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %82 = icmp samesign ult i32 %4, 2
  br i1 %82, label %83, label %88

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 8
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !5
  %86 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %87 = add i32 %86, %85
  store i32 %87, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %88

88:                                               ; preds = %83, %81
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %89 = icmp eq i32 %4, 0
  br i1 %89, label %90, label %98

90:                                               ; preds = %88
  %91 = load <2 x i32>, ptr addrspace(3) %18, align 4, !tbaa !5
  %92 = extractelement <2 x i32> %91, i64 0
  %93 = extractelement <2 x i32> %91, i64 1
  %94 = add i32 %92, %93
  store i32 %94, ptr addrspace(3) %18, align 4, !tbaa !5
  %95 = zext i32 %5 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(3) @pcg_pi.sums, align 4, !tbaa !5
  store i32 %97, ptr addrspace(1) %96, align 4, !tbaa !5
  br label %98

98:                                               ; preds = %88, %90
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #5

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"uint*", !"uint", !"ulong"}
!12 = !{!"", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!"amdgpu-synchronize-as", !"local"}
