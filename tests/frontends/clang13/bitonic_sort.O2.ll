; ModuleID = 'bitonic_sort.cl'
source_filename = "bitonic_sort.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@bitonic_sort.key = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@bitonic_sort.value = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @bitonic_sort(i32 addrspace(1)* nocapture %0, i32 addrspace(1)* nocapture %1) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !8
  %4 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %5 = getelementptr inbounds i8, i8 addrspace(4)* %4, i64 4
  %6 = bitcast i8 addrspace(4)* %5 to i16 addrspace(4)*
  %7 = load i16, i16 addrspace(4)* %6, align 4, !tbaa !9
  %8 = zext i16 %7 to i32
  %9 = shl nuw nsw i32 %8, 1
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %11 = mul i32 %9, %10
  %12 = add i32 %11, %3
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %13
  %15 = load i32, i32 addrspace(1)* %14, align 4, !tbaa !13
  %16 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i32 0, i32 %3
  store i32 %15, i32 addrspace(3)* %16, align 4, !tbaa !13
  %17 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %13
  %18 = load i32, i32 addrspace(1)* %17, align 4, !tbaa !13
  %19 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i32 0, i32 %3
  store i32 %18, i32 addrspace(3)* %19, align 4, !tbaa !13
  %20 = add i32 %12, %8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %21
  %23 = load i32, i32 addrspace(1)* %22, align 4, !tbaa !13
  %24 = add nuw nsw i32 %3, %8
  %25 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i32 0, i32 %24
  store i32 %23, i32 addrspace(3)* %25, align 4, !tbaa !13
  %26 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %21
  %27 = load i32, i32 addrspace(1)* %26, align 4, !tbaa !13
  %28 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i32 0, i32 %24
  store i32 %27, i32 addrspace(3)* %28, align 4, !tbaa !13
  %29 = shl nuw nsw i32 %3, 1
  %30 = icmp eq i16 %7, 0
  br i1 %30, label %34, label %31

31:                                               ; preds = %2, %39
  %32 = phi i32 [ %40, %39 ], [ 2, %2 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %42

34:                                               ; preds = %39, %2
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %35 = load i32, i32 addrspace(3)* %16, align 4, !tbaa !13
  store i32 %35, i32 addrspace(1)* %14, align 4, !tbaa !13
  %36 = load i32, i32 addrspace(3)* %19, align 4, !tbaa !13
  store i32 %36, i32 addrspace(1)* %17, align 4, !tbaa !13
  %37 = load i32, i32 addrspace(3)* %25, align 4, !tbaa !13
  store i32 %37, i32 addrspace(1)* %22, align 4, !tbaa !13
  %38 = load i32, i32 addrspace(3)* %28, align 4, !tbaa !13
  store i32 %38, i32 addrspace(1)* %26, align 4, !tbaa !13
  ret void

39:                                               ; preds = %62, %31
  %40 = shl i32 %32, 1
  %41 = icmp ugt i32 %40, %9
  br i1 %41, label %34, label %31

42:                                               ; preds = %31, %62
  %43 = phi i32 [ %44, %62 ], [ %32, %31 ]
  %44 = lshr i32 %43, 1
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %45 = add nuw i32 %44, 1023
  %46 = and i32 %45, %3
  %47 = sub nsw i32 %29, %46
  %48 = add i32 %47, %44
  %49 = and i32 %47, %32
  %50 = icmp eq i32 %49, 0
  %51 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i32 0, i32 %47
  %52 = load i32, i32 addrspace(3)* %51, align 4, !tbaa !13
  %53 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i32 0, i32 %48
  %54 = load i32, i32 addrspace(3)* %53, align 4, !tbaa !13
  %55 = icmp ule i32 %52, %54
  %56 = xor i1 %50, %55
  br i1 %56, label %57, label %62

57:                                               ; preds = %42
  %58 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i32 0, i32 %47
  %59 = load i32, i32 addrspace(3)* %58, align 4, !tbaa !13
  store i32 %54, i32 addrspace(3)* %51, align 4, !tbaa !13
  %60 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i32 0, i32 %48
  %61 = load i32, i32 addrspace(3)* %60, align 4, !tbaa !13
  store i32 %61, i32 addrspace(3)* %58, align 4, !tbaa !13
  store i32 %52, i32 addrspace(3)* %53, align 4, !tbaa !13
  store i32 %59, i32 addrspace(3)* %60, align 4, !tbaa !13
  br label %62

62:                                               ; preds = %57, %42
  %63 = icmp ult i32 %43, 4
  br i1 %63, label %39, label %42
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
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
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"uint*", !"uint*"}
!7 = !{!"", !""}
!8 = !{i32 0, i32 1024}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
