; ModuleID = 'kernels.hip'
source_filename = "kernels.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shift = protected addrspace(1) externally_initialized global i32 5, align 4
@primes = protected addrspace(4) externally_initialized constant [4 x i32] [i32 2, i32 3, i32 5, i32 7], align 16
@_ZZL6reduceIjET_S0_E4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 16
@_ZZL6reduceIdET_S0_E4part = internal unnamed_addr addrspace(3) global [64 x double] undef, align 16
@__hip_cuid_d79aae84e251193a = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_d79aae84e251193a to ptr), ptr addrspacecast (ptr addrspace(4) @primes to ptr), ptr addrspacecast (ptr addrspace(1) @shift to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @_Z5saxpyjfPKfPf(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %6, %7
  %9 = icmp ult i32 %8, %0
  br i1 %9, label %10, label %18

10:                                               ; preds = %4
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !9
  %14 = fmul contract float %1, %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %11
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !9
  %17 = fadd contract float %14, %16
  store float %17, ptr addrspace(1) %15, align 4, !tbaa !9
  br label %18

18:                                               ; preds = %10, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @_Z4sumsjPKjPjPd(i32 noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %6, %7
  %9 = icmp ult i32 %8, %0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ]
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part, i32 %7
  store i32 %15, ptr addrspace(3) %16, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %17 = icmp samesign ult i32 %7, 32
  br i1 %17, label %18, label %23

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 128
  %20 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  %21 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %22 = add i32 %21, %20
  store i32 %22, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %23

23:                                               ; preds = %18, %14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %24 = icmp samesign ult i32 %7, 16
  br i1 %24, label %25, label %30

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 64
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !5
  %28 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %29 = add i32 %28, %27
  store i32 %29, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %25, %23
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = icmp samesign ult i32 %7, 8
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 32
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  %35 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %36 = add i32 %35, %34
  store i32 %36, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %38 = icmp samesign ult i32 %7, 4
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 16
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %42 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %43 = add i32 %42, %41
  store i32 %43, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp samesign ult i32 %7, 2
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 8
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !5
  %49 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %50 = add i32 %49, %48
  store i32 %50, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %51

51:                                               ; preds = %46, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp eq i32 %7, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = load <2 x i32>, ptr addrspace(3) %16, align 4, !tbaa !5
  %55 = extractelement <2 x i32> %54, i64 0
  %56 = extractelement <2 x i32> %54, i64 1
  %57 = add i32 %55, %56
  store i32 %57, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %58

58:                                               ; preds = %51, %53
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %59 = load i32, ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part, align 16, !tbaa !5
  br i1 %9, label %60, label %65

60:                                               ; preds = %58
  %61 = zext i32 %8 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !5
  %64 = uitofp i32 %63 to double
  br label %65

65:                                               ; preds = %58, %60
  %66 = phi contract double [ %64, %60 ], [ 0.000000e+00, %58 ]
  %67 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part, i32 %7
  store double %66, ptr addrspace(3) %67, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %17, label %68, label %73

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 256
  %70 = load double, ptr addrspace(3) %69, align 8, !tbaa !11
  %71 = load double, ptr addrspace(3) %67, align 8, !tbaa !11
  %72 = fadd contract double %70, %71
  store double %72, ptr addrspace(3) %67, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %68, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %74, label %79

74:                                               ; preds = %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 128
  %76 = load double, ptr addrspace(3) %75, align 8, !tbaa !11
  %77 = load double, ptr addrspace(3) %67, align 8, !tbaa !11
  %78 = fadd contract double %76, %77
  store double %78, ptr addrspace(3) %67, align 8, !tbaa !11
  br label %79

79:                                               ; preds = %74, %73
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %31, label %80, label %85

80:                                               ; preds = %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 64
  %82 = load double, ptr addrspace(3) %81, align 8, !tbaa !11
  %83 = load double, ptr addrspace(3) %67, align 8, !tbaa !11
  %84 = fadd contract double %82, %83
  store double %84, ptr addrspace(3) %67, align 8, !tbaa !11
  br label %85

85:                                               ; preds = %80, %79
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %38, label %86, label %91

86:                                               ; preds = %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 32
  %88 = load double, ptr addrspace(3) %87, align 8, !tbaa !11
  %89 = load double, ptr addrspace(3) %67, align 8, !tbaa !11
  %90 = fadd contract double %88, %89
  store double %90, ptr addrspace(3) %67, align 8, !tbaa !11
  br label %91

91:                                               ; preds = %86, %85
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %45, label %92, label %97

92:                                               ; preds = %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 16
  %94 = load double, ptr addrspace(3) %93, align 8, !tbaa !11
  %95 = load double, ptr addrspace(3) %67, align 8, !tbaa !11
  %96 = fadd contract double %94, %95
  store double %96, ptr addrspace(3) %67, align 8, !tbaa !11
  br label %97

97:                                               ; preds = %92, %91
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %52, label %98, label %103

98:                                               ; preds = %97
  %99 = load <2 x double>, ptr addrspace(3) %67, align 8, !tbaa !11
  %100 = extractelement <2 x double> %99, i64 0
  %101 = extractelement <2 x double> %99, i64 1
  %102 = fadd contract double %101, %100
  store double %102, ptr addrspace(3) %67, align 8, !tbaa !11
  br label %103

103:                                              ; preds = %97, %98
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %52, label %104, label %110

104:                                              ; preds = %103
  %105 = zext i32 %5 to i64
  %106 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %105
  %107 = load double, ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part, align 16, !tbaa !11
  %108 = fmul contract double %107, 1.562500e-02
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %105
  store i32 %59, ptr addrspace(1) %109, align 4, !tbaa !5
  store double %108, ptr addrspace(1) %106, align 8, !tbaa !11
  br label %110

110:                                              ; preds = %104, %103
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @_Z9constantsjPj(i32 noundef %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %4, %5
  %7 = icmp ult i32 %6, %0
  br i1 %7, label %8, label %24

8:                                                ; preds = %2
  %9 = zext i32 %6 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !5
  %12 = load i32, ptr addrspace(1) @shift, align 4, !tbaa !5
  %13 = shl i32 %11, %12
  %14 = and i32 %5, 3
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) @primes, i64 %15
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !5
  %18 = urem i32 %13, %17
  %19 = and i32 %11, 3
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(4) @primes, i64 %20
  %22 = load i32, ptr addrspace(4) %21, align 4, !tbaa !5
  %23 = add i32 %22, %18
  store i32 %23, ptr addrspace(1) %10, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %8, %2
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
