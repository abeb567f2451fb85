; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind writeonly
define protected amdgpu_kernel void @mandelbrot(i32 addrspace(1)* nocapture %0, i32 %1, i32 %2, float %3, float %4, float %5, i32 %6) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %9 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %10 = getelementptr inbounds i8, i8 addrspace(4)* %9, i64 4
  %11 = bitcast i8 addrspace(4)* %10 to i16 addrspace(4)*
  %12 = load i16, i16 addrspace(4)* %11, align 4, !tbaa !8
  %13 = zext i16 %12 to i32
  %14 = mul i32 %8, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %16 = add i32 %14, %15
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y() #2
  %18 = getelementptr inbounds i8, i8 addrspace(4)* %9, i64 6
  %19 = bitcast i8 addrspace(4)* %18 to i16 addrspace(4)*
  %20 = load i16, i16 addrspace(4)* %19, align 2, !tbaa !8
  %21 = zext i16 %20 to i32
  %22 = mul i32 %17, %21
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y() #2, !range !12
  %24 = add i32 %22, %23
  %25 = icmp ult i32 %16, %1
  %26 = icmp ult i32 %24, %2
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %59

28:                                               ; preds = %7
  %29 = uitofp i32 %16 to float
  %30 = fmul float %29, %5
  %31 = fadd float %30, %3
  %32 = uitofp i32 %24 to float
  %33 = fmul float %32, %5
  %34 = fsub float %4, %33
  br label %35

35:                                               ; preds = %40, %28
  %36 = phi float [ 0.000000e+00, %28 ], [ %47, %40 ]
  %37 = phi i32 [ 0, %28 ], [ %52, %40 ]
  %38 = phi float [ 0.000000e+00, %28 ], [ %49, %40 ]
  %39 = icmp ult i32 %37, %6
  br i1 %39, label %40, label %53

40:                                               ; preds = %35
  %41 = fmul float %38, %38
  %42 = fmul float %36, %36
  %43 = fadd float %42, %41
  %44 = fcmp ogt float %43, 4.000000e+00
  %45 = fmul float %38, 2.000000e+00
  %46 = fmul float %36, %45
  %47 = fadd float %34, %46
  %48 = fsub float %41, %42
  %49 = fadd float %31, %48
  %50 = xor i1 %44, true
  %51 = zext i1 %50 to i32
  %52 = add nuw i32 %37, %51
  br i1 %44, label %53, label %35

53:                                               ; preds = %40, %35
  %54 = phi i32 [ %52, %40 ], [ %6, %35 ]
  %55 = mul i32 %24, %1
  %56 = add i32 %55, %16
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %57
  store i32 %54, i32 addrspace(1)* %58, align 4, !tbaa !13
  br label %59

59:                                               ; preds = %7, %53
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #1

attributes #0 = { nofree norecurse nosync nounwind writeonly "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"uint", !"uint", !"float", !"float", !"float", !"uint"}
!7 = !{!"", !"", !"", !"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
