; ModuleID = 'float_atomics.cl'
source_filename = "float_atomics.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@float_atomics.sums = internal addrspace(3) global [4 x float] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @float_atomics(float addrspace(1)* %0, float addrspace(1)* %1, double addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca float addrspace(1)*, align 8, addrspace(5)
  %8 = alloca float addrspace(1)*, align 8, addrspace(5)
  %9 = alloca double addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca double, align 8, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  store float addrspace(1)* %0, float addrspace(1)* addrspace(5)* %7, align 8
  store float addrspace(1)* %1, float addrspace(1)* addrspace(5)* %8, align 8
  store double addrspace(1)* %2, double addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %21 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %5, align 4
  %22 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %22, i8 addrspace(4)* addrspace(5)* %6, align 8
  %23 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %24 = load i32, i32 addrspace(5)* %5, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds i8, i8 addrspace(4)* %23, i64 %25
  %27 = bitcast i8 addrspace(4)* %26 to i16 addrspace(4)*
  %28 = load i16, i16 addrspace(4)* %27, align 2
  %29 = zext i16 %28 to i32
  %30 = mul i32 %21, %29
  %31 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %32 = add i32 %30, %31
  store i32 %32, i32 addrspace(5)* %11, align 4
  %33 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  store i32 %33, i32 addrspace(5)* %12, align 4
  %34 = load i32, i32 addrspace(5)* %12, align 4
  %35 = icmp ult i32 %34, 4
  br i1 %35, label %36, label %43

36:                                               ; preds = %4
  %37 = load i32, i32 addrspace(5)* %12, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @float_atomics.sums, i64 0, i64 %38
  store float 0.000000e+00, float addrspace(5)* %13, align 4
  %40 = bitcast float addrspace(3)* %39 to i32 addrspace(3)*
  %41 = bitcast float addrspace(5)* %13 to i32 addrspace(5)*
  %42 = load i32, i32 addrspace(5)* %41, align 4
  store atomic i32 %42, i32 addrspace(3)* %40 syncscope("workgroup-one-as") monotonic, align 4
  br label %43

43:                                               ; preds = %36, %4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %44 = load i32, i32 addrspace(5)* %11, align 4
  %45 = load i32, i32 addrspace(5)* %10, align 4
  %46 = icmp ult i32 %44, %45
  br i1 %46, label %47, label %70

47:                                               ; preds = %43
  %48 = load i32, i32 addrspace(5)* %11, align 4
  %49 = and i32 %48, 3
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @float_atomics.sums, i64 0, i64 %50
  %52 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %7, align 8
  %53 = load i32, i32 addrspace(5)* %11, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds float, float addrspace(1)* %52, i64 %54
  %56 = load float, float addrspace(1)* %55, align 4
  store float %56, float addrspace(5)* %14, align 4
  %57 = load float, float addrspace(5)* %14, align 4
  %58 = atomicrmw fadd float addrspace(3)* %51, float %57 syncscope("workgroup-one-as") monotonic, align 4
  store float %58, float addrspace(5)* %15, align 4
  %59 = load float, float addrspace(5)* %15, align 4
  %60 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %9, align 8
  %61 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %7, align 8
  %62 = load i32, i32 addrspace(5)* %11, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds float, float addrspace(1)* %61, i64 %63
  %65 = load float, float addrspace(1)* %64, align 4
  %66 = fpext float %65 to double
  store double %66, double addrspace(5)* %16, align 8
  %67 = load double, double addrspace(5)* %16, align 8
  %68 = atomicrmw fadd double addrspace(1)* %60, double %67 syncscope("agent-one-as") monotonic, align 8
  store double %68, double addrspace(5)* %17, align 8
  %69 = load double, double addrspace(5)* %17, align 8
  br label %70

70:                                               ; preds = %47, %43
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %71 = load i32, i32 addrspace(5)* %12, align 4
  %72 = icmp ult i32 %71, 4
  br i1 %72, label %73, label %89

73:                                               ; preds = %70
  %74 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %8, align 8
  %75 = load i32, i32 addrspace(5)* %12, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds float, float addrspace(1)* %74, i64 %76
  %78 = load i32, i32 addrspace(5)* %12, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @float_atomics.sums, i64 0, i64 %79
  %81 = bitcast float addrspace(3)* %80 to i32 addrspace(3)*
  %82 = bitcast float addrspace(5)* %19 to i32 addrspace(5)*
  %83 = load atomic i32, i32 addrspace(3)* %81 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %83, i32 addrspace(5)* %82, align 4
  %84 = bitcast i32 addrspace(5)* %82 to float addrspace(5)*
  %85 = load float, float addrspace(5)* %84, align 4
  store float %85, float addrspace(5)* %18, align 4
  %86 = load float, float addrspace(5)* %18, align 4
  %87 = atomicrmw fadd float addrspace(1)* %77, float %86 syncscope("agent-one-as") monotonic, align 4
  store float %87, float addrspace(5)* %20, align 4
  %88 = load float, float addrspace(5)* %20, align 4
  br label %89

89:                                               ; preds = %73, %70
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind willreturn }
attributes #3 = { nounwind }

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
!7 = !{!"float*", !"atomic_float*", !"atomic_double*", !"uint"}
!8 = !{!"float*", !"_Atomic(float)*", !"_Atomic(double)*", !"uint"}
!9 = !{!"const", !"", !"", !""}
!10 = !{i32 0, i32 1024}
