; ModuleID = 'saxpy.cl'
source_filename = "saxpy.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @saxpy(float addrspace(1)* noalias %0, float addrspace(1)* noalias %1, float %2, i64 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca float addrspace(1)*, align 8, addrspace(5)
  %6 = alloca float addrspace(1)*, align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  store float addrspace(1)* %0, float addrspace(1)* addrspace(5)* %5, align 8
  store float addrspace(1)* %1, float addrspace(1)* addrspace(5)* %6, align 8
  store float %2, float addrspace(5)* %7, align 4
  store i64 %3, i64 addrspace(5)* %8, align 8
  %12 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  %13 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr i8, i8 addrspace(4)* %13, i32 4
  %15 = bitcast i8 addrspace(4)* %14 to i16 addrspace(4)*
  %16 = load i16, i16 addrspace(4)* %15, align 2, !range !9, !invariant.load !10
  %17 = zext i16 %16 to i32
  %18 = mul i32 %12, %17
  %19 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !11
  %20 = add i32 %18, %19
  store i32 %20, i32 addrspace(5)* %9, align 4
  %21 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr()
  %22 = getelementptr i8, i8 addrspace(4)* %21, i32 12
  %23 = bitcast i8 addrspace(4)* %22 to i32 addrspace(4)*
  %24 = load i32, i32 addrspace(4)* %23, align 4, !invariant.load !10
  %25 = zext i32 %24 to i64
  store i64 %25, i64 addrspace(5)* %10, align 8
  %26 = load i32, i32 addrspace(5)* %9, align 4
  %27 = zext i32 %26 to i64
  store i64 %27, i64 addrspace(5)* %11, align 8
  br label %28

28:                                               ; preds = %46, %4
  %29 = load i64, i64 addrspace(5)* %11, align 8
  %30 = load i64, i64 addrspace(5)* %8, align 8
  %31 = icmp ult i64 %29, %30
  br i1 %31, label %32, label %50

32:                                               ; preds = %28
  %33 = load float, float addrspace(5)* %7, align 4
  %34 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %6, align 8
  %35 = load i64, i64 addrspace(5)* %11, align 8
  %36 = getelementptr inbounds float, float addrspace(1)* %34, i64 %35
  %37 = load float, float addrspace(1)* %36, align 4
  %38 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %5, align 8
  %39 = load i64, i64 addrspace(5)* %11, align 8
  %40 = getelementptr inbounds float, float addrspace(1)* %38, i64 %39
  %41 = load float, float addrspace(1)* %40, align 4
  %42 = call float @llvm.fma.f32(float %33, float %37, float %41)
  %43 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %5, align 8
  %44 = load i64, i64 addrspace(5)* %11, align 8
  %45 = getelementptr inbounds float, float addrspace(1)* %43, i64 %44
  store float %42, float addrspace(1)* %45, align 4
  br label %46

46:                                               ; preds = %32
  %47 = load i64, i64 addrspace(5)* %10, align 8
  %48 = load i64, i64 addrspace(5)* %11, align 8
  %49 = add i64 %48, %47
  store i64 %49, i64 addrspace(5)* %11, align 8
  br label %28

50:                                               ; preds = %28
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"float*", !"float*", !"float", !"ulong"}
!8 = !{!"restrict", !"restrict const", !"", !""}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{i32 0, i32 1024}
