; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @mandelbrot(i32 addrspace(1)* %0, i32 %1, i32 %2, float %3, float %4, float %5, i32 %6) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i32 %1, i32 addrspace(5)* %13, align 4
  store i32 %2, i32 addrspace(5)* %14, align 4
  store float %3, float addrspace(5)* %15, align 4
  store float %4, float addrspace(5)* %16, align 4
  store float %5, float addrspace(5)* %17, align 4
  store i32 %6, i32 addrspace(5)* %18, align 4
  %28 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %10, align 4
  %29 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %29, i8 addrspace(4)* addrspace(5)* %11, align 8
  %30 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %11, align 8
  %31 = load i32, i32 addrspace(5)* %10, align 4
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, i8 addrspace(4)* %30, i64 %32
  %34 = bitcast i8 addrspace(4)* %33 to i16 addrspace(4)*
  %35 = load i16, i16 addrspace(4)* %34, align 2
  %36 = zext i16 %35 to i32
  %37 = mul i32 %28, %36
  %38 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %39 = add i32 %37, %38
  store i32 %39, i32 addrspace(5)* %19, align 4
  %40 = call i32 @llvm.amdgcn.workgroup.id.y() #2
  store i32 6, i32 addrspace(5)* %8, align 4
  %41 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %41, i8 addrspace(4)* addrspace(5)* %9, align 8
  %42 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %9, align 8
  %43 = load i32, i32 addrspace(5)* %8, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i8, i8 addrspace(4)* %42, i64 %44
  %46 = bitcast i8 addrspace(4)* %45 to i16 addrspace(4)*
  %47 = load i16, i16 addrspace(4)* %46, align 2
  %48 = zext i16 %47 to i32
  %49 = mul i32 %40, %48
  %50 = call i32 @llvm.amdgcn.workitem.id.y() #2, !range !9
  %51 = add i32 %49, %50
  store i32 %51, i32 addrspace(5)* %20, align 4
  %52 = load i32, i32 addrspace(5)* %19, align 4
  %53 = load i32, i32 addrspace(5)* %13, align 4
  %54 = icmp uge i32 %52, %53
  br i1 %54, label %59, label %55

55:                                               ; preds = %7
  %56 = load i32, i32 addrspace(5)* %20, align 4
  %57 = load i32, i32 addrspace(5)* %14, align 4
  %58 = icmp uge i32 %56, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %55, %7
  br label %113

60:                                               ; preds = %55
  %61 = load float, float addrspace(5)* %15, align 4
  %62 = load float, float addrspace(5)* %17, align 4
  %63 = load i32, i32 addrspace(5)* %19, align 4
  %64 = uitofp i32 %63 to float
  %65 = fmul float %62, %64
  %66 = fadd float %61, %65
  store float %66, float addrspace(5)* %21, align 4
  %67 = load float, float addrspace(5)* %16, align 4
  %68 = load float, float addrspace(5)* %17, align 4
  %69 = load i32, i32 addrspace(5)* %20, align 4
  %70 = uitofp i32 %69 to float
  %71 = fmul float %68, %70
  %72 = fsub float %67, %71
  store float %72, float addrspace(5)* %22, align 4
  store float 0.000000e+00, float addrspace(5)* %23, align 4
  store float 0.000000e+00, float addrspace(5)* %24, align 4
  store i32 0, i32 addrspace(5)* %25, align 4
  br label %73

73:                                               ; preds = %89, %60
  %74 = load i32, i32 addrspace(5)* %25, align 4
  %75 = load i32, i32 addrspace(5)* %18, align 4
  %76 = icmp ult i32 %74, %75
  br i1 %76, label %77, label %103

77:                                               ; preds = %73
  %78 = load float, float addrspace(5)* %23, align 4
  %79 = load float, float addrspace(5)* %23, align 4
  %80 = fmul float %78, %79
  store float %80, float addrspace(5)* %26, align 4
  %81 = load float, float addrspace(5)* %24, align 4
  %82 = load float, float addrspace(5)* %24, align 4
  %83 = fmul float %81, %82
  store float %83, float addrspace(5)* %27, align 4
  %84 = load float, float addrspace(5)* %26, align 4
  %85 = load float, float addrspace(5)* %27, align 4
  %86 = fadd float %84, %85
  %87 = fcmp ogt float %86, 4.000000e+00
  br i1 %87, label %88, label %89

88:                                               ; preds = %77
  br label %103

89:                                               ; preds = %77
  %90 = load float, float addrspace(5)* %23, align 4
  %91 = fmul float 2.000000e+00, %90
  %92 = load float, float addrspace(5)* %24, align 4
  %93 = fmul float %91, %92
  %94 = load float, float addrspace(5)* %22, align 4
  %95 = fadd float %93, %94
  store float %95, float addrspace(5)* %24, align 4
  %96 = load float, float addrspace(5)* %26, align 4
  %97 = load float, float addrspace(5)* %27, align 4
  %98 = fsub float %96, %97
  %99 = load float, float addrspace(5)* %21, align 4
  %100 = fadd float %98, %99
  store float %100, float addrspace(5)* %23, align 4
  %101 = load i32, i32 addrspace(5)* %25, align 4
  %102 = add i32 %101, 1
  store i32 %102, i32 addrspace(5)* %25, align 4
  br label %73

103:                                              ; preds = %88, %73
  %104 = load i32, i32 addrspace(5)* %25, align 4
  %105 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %106 = load i32, i32 addrspace(5)* %20, align 4
  %107 = load i32, i32 addrspace(5)* %13, align 4
  %108 = mul i32 %106, %107
  %109 = load i32, i32 addrspace(5)* %19, align 4
  %110 = add i32 %108, %109
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i32, i32 addrspace(1)* %105, i64 %111
  store i32 %104, i32 addrspace(1)* %112, align 4
  br label %113

113:                                              ; preds = %103, %59
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #1

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
!5 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint", !"uint", !"float", !"float", !"float", !"uint"}
!8 = !{!"", !"", !"", !"", !"", !"", !""}
!9 = !{i32 0, i32 1024}
