; ModuleID = 'lower_bound.cl'
source_filename = "lower_bound.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @lower_bound(i64 addrspace(1)* %0, i32 %1, i64 addrspace(1)* nocapture readonly %2, i32 addrspace(1)* nocapture %3, i32 addrspace(1)* nocapture %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !8
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %5
  br i1 %16, label %17, label %63

17:                                               ; preds = %6
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %18
  %20 = load i64, i64 addrspace(1)* %19, align 8, !tbaa !13
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %27, %17
  %25 = phi i64 addrspace(1)* [ %0, %17 ], [ %39, %27 ]
  %26 = icmp eq i64 addrspace(1)* %25, %22
  br i1 %26, label %49, label %42

27:                                               ; preds = %17, %27
  %28 = phi i64 addrspace(1)* [ %40, %27 ], [ %22, %17 ]
  %29 = phi i64 addrspace(1)* [ %39, %27 ], [ %0, %17 ]
  %30 = ptrtoint i64 addrspace(1)* %28 to i64
  %31 = ptrtoint i64 addrspace(1)* %29 to i64
  %32 = sub i64 %30, %31
  %33 = ashr exact i64 %32, 3
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds i64, i64 addrspace(1)* %29, i64 %34
  %36 = load i64, i64 addrspace(1)* %35, align 8, !tbaa !13
  %37 = icmp slt i64 %36, %20
  %38 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1
  %39 = select i1 %37, i64 addrspace(1)* %38, i64 addrspace(1)* %29
  %40 = select i1 %37, i64 addrspace(1)* %28, i64 addrspace(1)* %35
  %41 = icmp ult i64 addrspace(1)* %39, %40
  br i1 %41, label %27, label %24

42:                                               ; preds = %24, %46
  %43 = phi i64 addrspace(1)* [ %47, %46 ], [ %25, %24 ]
  %44 = load i64, i64 addrspace(1)* %43, align 8, !tbaa !13
  %45 = icmp eq i64 %44, %20
  br i1 %45, label %46, label %49

46:                                               ; preds = %42
  %47 = getelementptr inbounds i64, i64 addrspace(1)* %43, i64 1
  %48 = icmp eq i64 addrspace(1)* %47, %22
  br i1 %48, label %49, label %42

49:                                               ; preds = %42, %46, %24
  %50 = phi i64 addrspace(1)* [ %22, %24 ], [ %43, %42 ], [ %22, %46 ]
  %51 = ptrtoint i64 addrspace(1)* %25 to i64
  %52 = ptrtoint i64 addrspace(1)* %0 to i64
  %53 = sub i64 %51, %52
  %54 = lshr exact i64 %53, 3
  %55 = trunc i64 %54 to i32
  %56 = select i1 %26, i32 -1, i32 %55
  %57 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %18
  store i32 %56, i32 addrspace(1)* %57, align 4, !tbaa !15
  %58 = ptrtoint i64 addrspace(1)* %50 to i64
  %59 = sub i64 %58, %51
  %60 = lshr exact i64 %59, 3
  %61 = trunc i64 %60 to i32
  %62 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %18
  store i32 %61, i32 addrspace(1)* %62, align 4, !tbaa !15
  br label %63

63:                                               ; preds = %6, %49
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 0, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"long*", !"uint", !"long*", !"uint*", !"uint*", !"uint"}
!7 = !{!"const", !"", !"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !10, i64 0}
