; ModuleID = 'float_atomics.cl'
source_filename = "float_atomics.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@float_atomics.sums = internal addrspace(3) global [4 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind willreturn
define protected amdgpu_kernel void @float_atomics(float addrspace(1)* nocapture readonly %0, float addrspace(1)* nocapture %1, double addrspace(1)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %7 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !tbaa !9
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !13
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %12, 4
  br i1 %14, label %15, label %18

15:                                               ; preds = %4
  %16 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @float_atomics.sums, i32 0, i32 %12
  %17 = bitcast float addrspace(3)* %16 to i32 addrspace(3)*
  store atomic i32 0, i32 addrspace(3)* %17 syncscope("workgroup-one-as") monotonic, align 4
  br label %18

18:                                               ; preds = %15, %4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %19 = icmp ult i32 %13, %3
  br i1 %19, label %20, label %29

20:                                               ; preds = %18
  %21 = zext i32 %13 to i64
  %22 = getelementptr inbounds float, float addrspace(1)* %0, i64 %21
  %23 = and i32 %13, 3
  %24 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @float_atomics.sums, i32 0, i32 %23
  %25 = load float, float addrspace(1)* %22, align 4, !tbaa !14
  %26 = atomicrmw fadd float addrspace(3)* %24, float %25 syncscope("workgroup-one-as") monotonic, align 4
  %27 = fpext float %25 to double
  %28 = atomicrmw fadd double addrspace(1)* %2, double %27 syncscope("agent-one-as") monotonic, align 8
  br label %29

29:                                               ; preds = %20, %18
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br i1 %14, label %30, label %38

30:                                               ; preds = %29
  %31 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @float_atomics.sums, i32 0, i32 %12
  %32 = bitcast float addrspace(3)* %31 to i32 addrspace(3)*
  %33 = zext i32 %12 to i64
  %34 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33
  %35 = load atomic i32, i32 addrspace(3)* %32 syncscope("workgroup-one-as") monotonic, align 4
  %36 = bitcast i32 %35 to float
  %37 = atomicrmw fadd float addrspace(1)* %34, float %36 syncscope("agent-one-as") monotonic, align 4
  br label %38

38:                                               ; preds = %30, %29
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress nounwind willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"atomic_float*", !"atomic_double*", !"uint"}
!7 = !{!"float*", !"_Atomic(float)*", !"_Atomic(double)*", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !11, i64 0}
