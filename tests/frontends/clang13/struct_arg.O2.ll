; ModuleID = 'struct_arg.cl'
source_filename = "struct_arg.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Settings = type { i8, i16, [5 x i32], i64, %struct.anon, i32 addrspace(1)*, [3 x i8] }
%struct.anon = type { float, double }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @struct_arg(i32 addrspace(1)* nocapture readonly %0, double addrspace(1)* nocapture %1, %struct.Settings %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca %struct.Settings, align 8, addrspace(5)
  %6 = extractvalue %struct.Settings %2, 0
  %7 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 0
  store i8 %6, i8 addrspace(5)* %7, align 8
  %8 = extractvalue %struct.Settings %2, 1
  %9 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 1
  store i16 %8, i16 addrspace(5)* %9, align 2
  %10 = extractvalue %struct.Settings %2, 2, 0
  %11 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 2, i32 0
  store i32 %10, i32 addrspace(5)* %11, align 4
  %12 = extractvalue %struct.Settings %2, 2, 1
  %13 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 2, i32 1
  store i32 %12, i32 addrspace(5)* %13, align 8
  %14 = extractvalue %struct.Settings %2, 2, 2
  %15 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 2, i32 2
  store i32 %14, i32 addrspace(5)* %15, align 4
  %16 = extractvalue %struct.Settings %2, 2, 3
  %17 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 2, i32 3
  store i32 %16, i32 addrspace(5)* %17, align 8
  %18 = extractvalue %struct.Settings %2, 2, 4
  %19 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 2, i32 4
  store i32 %18, i32 addrspace(5)* %19, align 4
  %20 = extractvalue %struct.Settings %2, 3
  %21 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 3
  store i64 %20, i64 addrspace(5)* %21, align 8
  %22 = extractvalue %struct.Settings %2, 4, 0
  %23 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 4, i32 0
  store float %22, float addrspace(5)* %23, align 8
  %24 = extractvalue %struct.Settings %2, 4, 1
  %25 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 4, i32 1
  store double %24, double addrspace(5)* %25, align 8
  %26 = extractvalue %struct.Settings %2, 5
  %27 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 5
  store i32 addrspace(1)* %26, i32 addrspace(1)* addrspace(5)* %27, align 8
  %28 = extractvalue %struct.Settings %2, 6, 0
  %29 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 6, i32 0
  store i8 %28, i8 addrspace(5)* %29, align 8
  %30 = extractvalue %struct.Settings %2, 6, 1
  %31 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 6, i32 1
  store i8 %30, i8 addrspace(5)* %31, align 1
  %32 = extractvalue %struct.Settings %2, 6, 2
  %33 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 6, i32 2
  store i8 %32, i8 addrspace(5)* %33, align 2
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %35 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %36 = getelementptr inbounds i8, i8 addrspace(4)* %35, i64 4
  %37 = bitcast i8 addrspace(4)* %36 to i16 addrspace(4)*
  %38 = load i16, i16 addrspace(4)* %37, align 4, !tbaa !8
  %39 = zext i16 %38 to i32
  %40 = mul i32 %34, %39
  %41 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %42 = add i32 %40, %41
  %43 = icmp ult i32 %42, %3
  br i1 %43, label %44, label %78

44:                                               ; preds = %4
  %45 = zext i32 %42 to i64
  %46 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45
  %47 = load i32, i32 addrspace(1)* %46, align 4, !tbaa !13
  %48 = sext i32 %47 to i64
  %49 = urem i32 %42, 5
  %50 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 2, i32 %49
  %51 = load i32, i32 addrspace(5)* %50, align 4, !tbaa !13
  %52 = sext i32 %51 to i64
  %53 = mul nsw i64 %52, %48
  %54 = sext i16 %8 to i64
  %55 = zext i8 %6 to i64
  %56 = and i32 %47, 1
  %57 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %5, i32 0, i32 6, i32 %56
  %58 = load i8, i8 addrspace(5)* %57, align 1, !tbaa !15
  %59 = zext i8 %58 to i64
  %60 = zext i8 %32 to i64
  %61 = and i32 %47, 15
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i32, i32 addrspace(1)* %26, i64 %62
  %64 = load i32, i32 addrspace(1)* %63, align 4, !tbaa !13
  %65 = sext i32 %64 to i64
  %66 = add i64 %20, %54
  %67 = add i64 %66, %55
  %68 = add i64 %67, %60
  %69 = add i64 %68, %53
  %70 = add i64 %69, %59
  %71 = add i64 %70, %65
  %72 = sitofp i64 %71 to double
  %73 = fpext float %22 to double
  %74 = fmul double %73, %72
  %75 = fcmp ogt double %74, %24
  %76 = select i1 %75, double %24, double %74
  %77 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45
  store double %76, double addrspace(1)* %77, align 8, !tbaa !16
  br label %78

78:                                               ; preds = %4, %44
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"double*", !"Settings", !"uint"}
!7 = !{!"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
!15 = !{!10, !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !10, i64 0}
