; ModuleID = 'vecadd.cl'
source_filename = "vecadd.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vecadd(float addrspace(1)* %0, float addrspace(1)* %1, float addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca float addrspace(1)*, align 8, addrspace(5)
  %8 = alloca float addrspace(1)*, align 8, addrspace(5)
  %9 = alloca float addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store float addrspace(1)* %0, float addrspace(1)* addrspace(5)* %7, align 8
  store float addrspace(1)* %1, float addrspace(1)* addrspace(5)* %8, align 8
  store float addrspace(1)* %2, float addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %12 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %5, align 4
  %13 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %13, i8 addrspace(4)* addrspace(5)* %6, align 8
  %14 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %15 = load i32, i32 addrspace(5)* %5, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, i8 addrspace(4)* %14, i64 %16
  %18 = bitcast i8 addrspace(4)* %17 to i16 addrspace(4)*
  %19 = load i16, i16 addrspace(4)* %18, align 2
  %20 = zext i16 %19 to i32
  %21 = mul i32 %12, %20
  %22 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %23 = add i32 %21, %22
  store i32 %23, i32 addrspace(5)* %11, align 4
  %24 = load i32, i32 addrspace(5)* %11, align 4
  %25 = load i32, i32 addrspace(5)* %10, align 4
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %27, label %43

27:                                               ; preds = %4
  %28 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %7, align 8
  %29 = load i32, i32 addrspace(5)* %11, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds float, float addrspace(1)* %28, i64 %30
  %32 = load float, float addrspace(1)* %31, align 4
  %33 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %8, align 8
  %34 = load i32, i32 addrspace(5)* %11, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds float, float addrspace(1)* %33, i64 %35
  %37 = load float, float addrspace(1)* %36, align 4
  %38 = fadd float %32, %37
  %39 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %9, align 8
  %40 = load i32, i32 addrspace(5)* %11, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds float, float addrspace(1)* %39, i64 %41
  store float %38, float addrspace(1)* %42, align 4
  br label %43

43:                                               ; preds = %27, %4
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"float*", !"float*", !"float*", !"uint"}
!8 = !{!"const", !"const", !"", !""}
!9 = !{i32 0, i32 1024}
