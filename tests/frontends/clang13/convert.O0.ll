; ModuleID = 'convert.cl'
source_filename = "convert.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @convert(i32 addrspace(1)* %0, i64 addrspace(1)* %1, float addrspace(1)* %2, double addrspace(1)* %3, float addrspace(1)* %4, double addrspace(1)* %5, i32 addrspace(1)* %6, i64 addrspace(1)* %7, half addrspace(1)* %8, i32 %9) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %13 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %14 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %15 = alloca float addrspace(1)*, align 8, addrspace(5)
  %16 = alloca double addrspace(1)*, align 8, addrspace(5)
  %17 = alloca float addrspace(1)*, align 8, addrspace(5)
  %18 = alloca double addrspace(1)*, align 8, addrspace(5)
  %19 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %20 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %21 = alloca half addrspace(1)*, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i64, align 8, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca double, align 8, addrspace(5)
  %28 = alloca float addrspace(1)*, align 8, addrspace(5)
  %29 = alloca double addrspace(1)*, align 8, addrspace(5)
  %30 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %31 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %13, align 8
  store i64 addrspace(1)* %1, i64 addrspace(1)* addrspace(5)* %14, align 8
  store float addrspace(1)* %2, float addrspace(1)* addrspace(5)* %15, align 8
  store double addrspace(1)* %3, double addrspace(1)* addrspace(5)* %16, align 8
  store float addrspace(1)* %4, float addrspace(1)* addrspace(5)* %17, align 8
  store double addrspace(1)* %5, double addrspace(1)* addrspace(5)* %18, align 8
  store i32 addrspace(1)* %6, i32 addrspace(1)* addrspace(5)* %19, align 8
  store i64 addrspace(1)* %7, i64 addrspace(1)* addrspace(5)* %20, align 8
  store half addrspace(1)* %8, half addrspace(1)* addrspace(5)* %21, align 8
  store i32 %9, i32 addrspace(5)* %22, align 4
  %32 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %11, align 4
  %33 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %33, i8 addrspace(4)* addrspace(5)* %12, align 8
  %34 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %12, align 8
  %35 = load i32, i32 addrspace(5)* %11, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i8, i8 addrspace(4)* %34, i64 %36
  %38 = bitcast i8 addrspace(4)* %37 to i16 addrspace(4)*
  %39 = load i16, i16 addrspace(4)* %38, align 2
  %40 = zext i16 %39 to i32
  %41 = mul i32 %32, %40
  %42 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %43 = add i32 %41, %42
  store i32 %43, i32 addrspace(5)* %23, align 4
  %44 = load i32, i32 addrspace(5)* %23, align 4
  %45 = load i32, i32 addrspace(5)* %22, align 4
  %46 = icmp uge i32 %44, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %10
  br label %196

48:                                               ; preds = %10
  %49 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %13, align 8
  %50 = load i32, i32 addrspace(5)* %23, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i32, i32 addrspace(1)* %49, i64 %51
  %53 = load i32, i32 addrspace(1)* %52, align 4
  store i32 %53, i32 addrspace(5)* %24, align 4
  %54 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %14, align 8
  %55 = load i32, i32 addrspace(5)* %23, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 %56
  %58 = load i64, i64 addrspace(1)* %57, align 8
  store i64 %58, i64 addrspace(5)* %25, align 8
  %59 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %15, align 8
  %60 = load i32, i32 addrspace(5)* %23, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds float, float addrspace(1)* %59, i64 %61
  %63 = load float, float addrspace(1)* %62, align 4
  store float %63, float addrspace(5)* %26, align 4
  %64 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %16, align 8
  %65 = load i32, i32 addrspace(5)* %23, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds double, double addrspace(1)* %64, i64 %66
  %68 = load double, double addrspace(1)* %67, align 8
  store double %68, double addrspace(5)* %27, align 8
  %69 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %17, align 8
  %70 = load i32, i32 addrspace(5)* %23, align 4
  %71 = mul i32 7, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds float, float addrspace(1)* %69, i64 %72
  store float addrspace(1)* %73, float addrspace(1)* addrspace(5)* %28, align 8
  %74 = load i32, i32 addrspace(5)* %24, align 4
  %75 = sitofp i32 %74 to float
  %76 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %28, align 8
  %77 = getelementptr inbounds float, float addrspace(1)* %76, i64 0
  store float %75, float addrspace(1)* %77, align 4
  %78 = load i32, i32 addrspace(5)* %24, align 4
  %79 = uitofp i32 %78 to float
  %80 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %28, align 8
  %81 = getelementptr inbounds float, float addrspace(1)* %80, i64 1
  store float %79, float addrspace(1)* %81, align 4
  %82 = load i64, i64 addrspace(5)* %25, align 8
  %83 = sitofp i64 %82 to float
  %84 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %28, align 8
  %85 = getelementptr inbounds float, float addrspace(1)* %84, i64 2
  store float %83, float addrspace(1)* %85, align 4
  %86 = load i64, i64 addrspace(5)* %25, align 8
  %87 = uitofp i64 %86 to float
  %88 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %28, align 8
  %89 = getelementptr inbounds float, float addrspace(1)* %88, i64 3
  store float %87, float addrspace(1)* %89, align 4
  %90 = load double, double addrspace(5)* %27, align 8
  %91 = fptrunc double %90 to float
  %92 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %28, align 8
  %93 = getelementptr inbounds float, float addrspace(1)* %92, i64 4
  store float %91, float addrspace(1)* %93, align 4
  %94 = load i32, i32 addrspace(5)* %24, align 4
  %95 = ashr i32 %94, 8
  %96 = trunc i32 %95 to i8
  %97 = uitofp i8 %96 to float
  %98 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %28, align 8
  %99 = getelementptr inbounds float, float addrspace(1)* %98, i64 5
  store float %97, float addrspace(1)* %99, align 4
  %100 = load i32, i32 addrspace(5)* %24, align 4
  %101 = trunc i32 %100 to i16
  %102 = sitofp i16 %101 to float
  %103 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %28, align 8
  %104 = getelementptr inbounds float, float addrspace(1)* %103, i64 6
  store float %102, float addrspace(1)* %104, align 4
  %105 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %18, align 8
  %106 = load i32, i32 addrspace(5)* %23, align 4
  %107 = mul i32 5, %106
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds double, double addrspace(1)* %105, i64 %108
  store double addrspace(1)* %109, double addrspace(1)* addrspace(5)* %29, align 8
  %110 = load i32, i32 addrspace(5)* %24, align 4
  %111 = sitofp i32 %110 to double
  %112 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %29, align 8
  %113 = getelementptr inbounds double, double addrspace(1)* %112, i64 0
  store double %111, double addrspace(1)* %113, align 8
  %114 = load i32, i32 addrspace(5)* %24, align 4
  %115 = uitofp i32 %114 to double
  %116 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %29, align 8
  %117 = getelementptr inbounds double, double addrspace(1)* %116, i64 1
  store double %115, double addrspace(1)* %117, align 8
  %118 = load i64, i64 addrspace(5)* %25, align 8
  %119 = sitofp i64 %118 to double
  %120 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %29, align 8
  %121 = getelementptr inbounds double, double addrspace(1)* %120, i64 2
  store double %119, double addrspace(1)* %121, align 8
  %122 = load i64, i64 addrspace(5)* %25, align 8
  %123 = uitofp i64 %122 to double
  %124 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %29, align 8
  %125 = getelementptr inbounds double, double addrspace(1)* %124, i64 3
  store double %123, double addrspace(1)* %125, align 8
  %126 = load float, float addrspace(5)* %26, align 4
  %127 = fpext float %126 to double
  %128 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %29, align 8
  %129 = getelementptr inbounds double, double addrspace(1)* %128, i64 4
  store double %127, double addrspace(1)* %129, align 8
  %130 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %131 = load i32, i32 addrspace(5)* %23, align 4
  %132 = mul i32 5, %131
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds i32, i32 addrspace(1)* %130, i64 %133
  store i32 addrspace(1)* %134, i32 addrspace(1)* addrspace(5)* %30, align 8
  %135 = load float, float addrspace(5)* %26, align 4
  %136 = fptosi float %135 to i32
  %137 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %30, align 8
  %138 = getelementptr inbounds i32, i32 addrspace(1)* %137, i64 0
  store i32 %136, i32 addrspace(1)* %138, align 4
  %139 = load float, float addrspace(5)* %26, align 4
  %140 = call float @llvm.fabs.f32(float %139)
  %141 = fptoui float %140 to i32
  %142 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %30, align 8
  %143 = getelementptr inbounds i32, i32 addrspace(1)* %142, i64 1
  store i32 %141, i32 addrspace(1)* %143, align 4
  %144 = load double, double addrspace(5)* %27, align 8
  %145 = fptosi double %144 to i32
  %146 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %30, align 8
  %147 = getelementptr inbounds i32, i32 addrspace(1)* %146, i64 2
  store i32 %145, i32 addrspace(1)* %147, align 4
  %148 = load double, double addrspace(5)* %27, align 8
  %149 = call double @llvm.fabs.f64(double %148)
  %150 = fptoui double %149 to i32
  %151 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %30, align 8
  %152 = getelementptr inbounds i32, i32 addrspace(1)* %151, i64 3
  store i32 %150, i32 addrspace(1)* %152, align 4
  %153 = load float, float addrspace(5)* %26, align 4
  %154 = fmul float %153, 0x3EE4F8B580000000
  %155 = fptosi float %154 to i16
  %156 = sext i16 %155 to i32
  %157 = load float, float addrspace(5)* %26, align 4
  %158 = call float @llvm.fabs.f32(float %157)
  %159 = fmul float %158, 0x3E45798EE0000000
  %160 = fptoui float %159 to i8
  %161 = zext i8 %160 to i32
  %162 = add nsw i32 %156, %161
  %163 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %30, align 8
  %164 = getelementptr inbounds i32, i32 addrspace(1)* %163, i64 4
  store i32 %162, i32 addrspace(1)* %164, align 4
  %165 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %20, align 8
  %166 = load i32, i32 addrspace(5)* %23, align 4
  %167 = mul i32 4, %166
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds i64, i64 addrspace(1)* %165, i64 %168
  store i64 addrspace(1)* %169, i64 addrspace(1)* addrspace(5)* %31, align 8
  %170 = load float, float addrspace(5)* %26, align 4
  %171 = fptosi float %170 to i64
  %172 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %31, align 8
  %173 = getelementptr inbounds i64, i64 addrspace(1)* %172, i64 0
  store i64 %171, i64 addrspace(1)* %173, align 8
  %174 = load float, float addrspace(5)* %26, align 4
  %175 = call float @llvm.fabs.f32(float %174)
  %176 = fptoui float %175 to i64
  %177 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %31, align 8
  %178 = getelementptr inbounds i64, i64 addrspace(1)* %177, i64 1
  store i64 %176, i64 addrspace(1)* %178, align 8
  %179 = load double, double addrspace(5)* %27, align 8
  %180 = fmul double %179, 0x4130000000000000
  %181 = fptosi double %180 to i64
  %182 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %31, align 8
  %183 = getelementptr inbounds i64, i64 addrspace(1)* %182, i64 2
  store i64 %181, i64 addrspace(1)* %183, align 8
  %184 = load double, double addrspace(5)* %27, align 8
  %185 = fmul double %184, 0x4130000000000000
  %186 = call double @llvm.fabs.f64(double %185)
  %187 = fptoui double %186 to i64
  %188 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %31, align 8
  %189 = getelementptr inbounds i64, i64 addrspace(1)* %188, i64 3
  store i64 %187, i64 addrspace(1)* %189, align 8
  %190 = load float, float addrspace(5)* %26, align 4
  %191 = fptrunc float %190 to half
  %192 = load half addrspace(1)*, half addrspace(1)* addrspace(5)* %21, align 8
  %193 = load i32, i32 addrspace(5)* %23, align 4
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds half, half addrspace(1)* %192, i64 %194
  store half %191, half addrspace(1)* %195, align 2
  br label %196

196:                                              ; preds = %48, %47
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"int*", !"long*", !"float*", !"double*", !"float*", !"double*", !"int*", !"long*", !"half*", !"uint"}
!8 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !"", !""}
!9 = !{i32 0, i32 1024}
