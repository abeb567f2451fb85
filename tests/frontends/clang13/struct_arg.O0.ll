; ModuleID = 'struct_arg.cl'
source_filename = "struct_arg.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Settings = type { i8, i16, [5 x i32], i64, %struct.anon, i32 addrspace(1)*, [3 x i8] }
%struct.anon = type { float, double }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @struct_arg(i32 addrspace(1)* %0, double addrspace(1)* %1, %struct.Settings %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca %struct.Settings, align 8, addrspace(5)
  %8 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca double addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  store %struct.Settings %2, %struct.Settings addrspace(5)* %7, align 8
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %8, align 8
  store double addrspace(1)* %1, double addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %15 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %5, align 4
  %16 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %16, i8 addrspace(4)* addrspace(5)* %6, align 8
  %17 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %18 = load i32, i32 addrspace(5)* %5, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i8, i8 addrspace(4)* %17, i64 %19
  %21 = bitcast i8 addrspace(4)* %20 to i16 addrspace(4)*
  %22 = load i16, i16 addrspace(4)* %21, align 2
  %23 = zext i16 %22 to i32
  %24 = mul i32 %15, %23
  %25 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %26 = add i32 %24, %25
  store i32 %26, i32 addrspace(5)* %11, align 4
  %27 = load i32, i32 addrspace(5)* %11, align 4
  %28 = load i32, i32 addrspace(5)* %10, align 4
  %29 = icmp uge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %4
  br label %105

31:                                               ; preds = %4
  %32 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %33 = load i32, i32 addrspace(5)* %11, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i32, i32 addrspace(1)* %32, i64 %34
  %36 = load i32, i32 addrspace(1)* %35, align 4
  store i32 %36, i32 addrspace(5)* %12, align 4
  %37 = load i32, i32 addrspace(5)* %12, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 2
  %40 = load i32, i32 addrspace(5)* %11, align 4
  %41 = urem i32 %40, 5
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds [5 x i32], [5 x i32] addrspace(5)* %39, i64 0, i64 %42
  %44 = load i32, i32 addrspace(5)* %43, align 4
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 %38, %45
  %47 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 3
  %48 = load i64, i64 addrspace(5)* %47, align 8
  %49 = add nsw i64 %46, %48
  %50 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 1
  %51 = load i16, i16 addrspace(5)* %50, align 2
  %52 = sext i16 %51 to i64
  %53 = add nsw i64 %49, %52
  %54 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 0
  %55 = load i8, i8 addrspace(5)* %54, align 8
  %56 = zext i8 %55 to i64
  %57 = add nsw i64 %53, %56
  %58 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 6
  %59 = load i32, i32 addrspace(5)* %12, align 4
  %60 = and i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [3 x i8], [3 x i8] addrspace(5)* %58, i64 0, i64 %61
  %63 = load i8, i8 addrspace(5)* %62, align 1
  %64 = zext i8 %63 to i64
  %65 = add nsw i64 %57, %64
  %66 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 6
  %67 = getelementptr inbounds [3 x i8], [3 x i8] addrspace(5)* %66, i64 0, i64 2
  %68 = load i8, i8 addrspace(5)* %67, align 2
  %69 = zext i8 %68 to i64
  %70 = add nsw i64 %65, %69
  store i64 %70, i64 addrspace(5)* %13, align 8
  %71 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 5
  %72 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %71, align 8
  %73 = load i32, i32 addrspace(5)* %12, align 4
  %74 = and i32 %73, 15
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i32, i32 addrspace(1)* %72, i64 %75
  %77 = load i32, i32 addrspace(1)* %76, align 4
  %78 = sext i32 %77 to i64
  %79 = load i64, i64 addrspace(5)* %13, align 8
  %80 = add nsw i64 %79, %78
  store i64 %80, i64 addrspace(5)* %13, align 8
  %81 = load i64, i64 addrspace(5)* %13, align 8
  %82 = sitofp i64 %81 to double
  %83 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 4
  %84 = getelementptr inbounds %struct.anon, %struct.anon addrspace(5)* %83, i32 0, i32 0
  %85 = load float, float addrspace(5)* %84, align 8
  %86 = fpext float %85 to double
  %87 = fmul double %82, %86
  store double %87, double addrspace(5)* %14, align 8
  %88 = load double, double addrspace(5)* %14, align 8
  %89 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 4
  %90 = getelementptr inbounds %struct.anon, %struct.anon addrspace(5)* %89, i32 0, i32 1
  %91 = load double, double addrspace(5)* %90, align 8
  %92 = fcmp ogt double %88, %91
  br i1 %92, label %93, label %97

93:                                               ; preds = %31
  %94 = getelementptr inbounds %struct.Settings, %struct.Settings addrspace(5)* %7, i32 0, i32 4
  %95 = getelementptr inbounds %struct.anon, %struct.anon addrspace(5)* %94, i32 0, i32 1
  %96 = load double, double addrspace(5)* %95, align 8
  br label %99

97:                                               ; preds = %31
  %98 = load double, double addrspace(5)* %14, align 8
  br label %99

99:                                               ; preds = %97, %93
  %100 = phi double [ %96, %93 ], [ %98, %97 ]
  %101 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %9, align 8
  %102 = load i32, i32 addrspace(5)* %11, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds double, double addrspace(1)* %101, i64 %103
  store double %100, double addrspace(1)* %104, align 8
  br label %105

105:                                              ; preds = %99, %30
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
!5 = !{i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"int*", !"double*", !"Settings", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
