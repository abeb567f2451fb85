; ModuleID = 'half_ops.cl'
source_filename = "half_ops.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @half_ops(half addrspace(1)* %0, half addrspace(1)* %1, half addrspace(1)* %2, <2 x half> addrspace(1)* %3, <2 x half> addrspace(1)* %4, float addrspace(1)* %5, i16 addrspace(1)* %6, i32 %7) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %11 = alloca half addrspace(1)*, align 8, addrspace(5)
  %12 = alloca half addrspace(1)*, align 8, addrspace(5)
  %13 = alloca half addrspace(1)*, align 8, addrspace(5)
  %14 = alloca <2 x half> addrspace(1)*, align 8, addrspace(5)
  %15 = alloca <2 x half> addrspace(1)*, align 8, addrspace(5)
  %16 = alloca float addrspace(1)*, align 8, addrspace(5)
  %17 = alloca i16 addrspace(1)*, align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca half, align 2, addrspace(5)
  %21 = alloca half, align 2, addrspace(5)
  %22 = alloca half, align 2, addrspace(5)
  %23 = alloca half, align 2, addrspace(5)
  %24 = alloca half, align 2, addrspace(5)
  %25 = alloca <2 x half>, align 4, addrspace(5)
  %26 = alloca <2 x half>, align 4, addrspace(5)
  store half addrspace(1)* %0, half addrspace(1)* addrspace(5)* %11, align 8
  store half addrspace(1)* %1, half addrspace(1)* addrspace(5)* %12, align 8
  store half addrspace(1)* %2, half addrspace(1)* addrspace(5)* %13, align 8
  store <2 x half> addrspace(1)* %3, <2 x half> addrspace(1)* addrspace(5)* %14, align 8
  store <2 x half> addrspace(1)* %4, <2 x half> addrspace(1)* addrspace(5)* %15, align 8
  store float addrspace(1)* %5, float addrspace(1)* addrspace(5)* %16, align 8
  store i16 addrspace(1)* %6, i16 addrspace(1)* addrspace(5)* %17, align 8
  store i32 %7, i32 addrspace(5)* %18, align 4
  %27 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %9, align 4
  %28 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %28, i8 addrspace(4)* addrspace(5)* %10, align 8
  %29 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %10, align 8
  %30 = load i32, i32 addrspace(5)* %9, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i8, i8 addrspace(4)* %29, i64 %31
  %33 = bitcast i8 addrspace(4)* %32 to i16 addrspace(4)*
  %34 = load i16, i16 addrspace(4)* %33, align 2
  %35 = zext i16 %34 to i32
  %36 = mul i32 %27, %35
  %37 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %38 = add i32 %36, %37
  store i32 %38, i32 addrspace(5)* %19, align 4
  %39 = load i32, i32 addrspace(5)* %19, align 4
  %40 = load i32, i32 addrspace(5)* %18, align 4
  %41 = icmp uge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %8
  br label %130

43:                                               ; preds = %8
  %44 = load half addrspace(1)*, half addrspace(1)* addrspace(5)* %11, align 8
  %45 = load i32, i32 addrspace(5)* %19, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds half, half addrspace(1)* %44, i64 %46
  %48 = load half, half addrspace(1)* %47, align 2
  store half %48, half addrspace(5)* %20, align 2
  %49 = load half addrspace(1)*, half addrspace(1)* addrspace(5)* %12, align 8
  %50 = load i32, i32 addrspace(5)* %19, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds half, half addrspace(1)* %49, i64 %51
  %53 = load half, half addrspace(1)* %52, align 2
  store half %53, half addrspace(5)* %21, align 2
  %54 = load half, half addrspace(5)* %20, align 2
  %55 = load half, half addrspace(5)* %21, align 2
  %56 = fadd half %54, %55
  store half %56, half addrspace(5)* %22, align 2
  %57 = load half, half addrspace(5)* %20, align 2
  %58 = load half, half addrspace(5)* %21, align 2
  %59 = fmul half %57, %58
  store half %59, half addrspace(5)* %23, align 2
  %60 = load half, half addrspace(5)* %20, align 2
  %61 = load half, half addrspace(5)* %21, align 2
  %62 = fcmp olt half %60, %61
  br i1 %62, label %63, label %67

63:                                               ; preds = %43
  %64 = load half, half addrspace(5)* %22, align 2
  %65 = load half, half addrspace(5)* %23, align 2
  %66 = fsub half %64, %65
  br label %72

67:                                               ; preds = %43
  %68 = load half, half addrspace(5)* %20, align 2
  %69 = load half, half addrspace(5)* %21, align 2
  %70 = load half, half addrspace(5)* %22, align 2
  %71 = call half @llvm.fma.f16(half %68, half %69, half %70)
  br label %72

72:                                               ; preds = %67, %63
  %73 = phi half [ %66, %63 ], [ %71, %67 ]
  store half %73, half addrspace(5)* %24, align 2
  %74 = load half, half addrspace(5)* %22, align 2
  %75 = load half addrspace(1)*, half addrspace(1)* addrspace(5)* %13, align 8
  %76 = load i32, i32 addrspace(5)* %19, align 4
  %77 = mul i32 3, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds half, half addrspace(1)* %75, i64 %78
  store half %74, half addrspace(1)* %79, align 2
  %80 = load half, half addrspace(5)* %23, align 2
  %81 = load half addrspace(1)*, half addrspace(1)* addrspace(5)* %13, align 8
  %82 = load i32, i32 addrspace(5)* %19, align 4
  %83 = mul i32 3, %82
  %84 = add i32 %83, 1
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds half, half addrspace(1)* %81, i64 %85
  store half %80, half addrspace(1)* %86, align 2
  %87 = load half, half addrspace(5)* %24, align 2
  %88 = call half @llvm.fabs.f16(half %87)
  %89 = call half @llvm.minnum.f16(half %88, half 0xH5640)
  %90 = load half addrspace(1)*, half addrspace(1)* addrspace(5)* %13, align 8
  %91 = load i32, i32 addrspace(5)* %19, align 4
  %92 = mul i32 3, %91
  %93 = add i32 %92, 2
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds half, half addrspace(1)* %90, i64 %94
  store half %89, half addrspace(1)* %95, align 2
  %96 = load <2 x half> addrspace(1)*, <2 x half> addrspace(1)* addrspace(5)* %14, align 8
  %97 = load i32, i32 addrspace(5)* %19, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds <2 x half>, <2 x half> addrspace(1)* %96, i64 %98
  %100 = load <2 x half>, <2 x half> addrspace(1)* %99, align 4
  store <2 x half> %100, <2 x half> addrspace(5)* %25, align 4
  %101 = load <2 x half>, <2 x half> addrspace(5)* %25, align 4
  %102 = load half, half addrspace(5)* %20, align 2
  %103 = insertelement <2 x half> undef, half %102, i32 0
  %104 = load half, half addrspace(5)* %21, align 2
  %105 = insertelement <2 x half> %103, half %104, i32 1
  store <2 x half> %105, <2 x half> addrspace(5)* %26, align 4
  %106 = load <2 x half>, <2 x half> addrspace(5)* %26, align 4
  %107 = fmul <2 x half> %101, %106
  %108 = load <2 x half>, <2 x half> addrspace(5)* %25, align 4
  %109 = shufflevector <2 x half> %108, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %110 = fadd <2 x half> %107, %109
  %111 = load <2 x half> addrspace(1)*, <2 x half> addrspace(1)* addrspace(5)* %15, align 8
  %112 = load i32, i32 addrspace(5)* %19, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds <2 x half>, <2 x half> addrspace(1)* %111, i64 %113
  store <2 x half> %110, <2 x half> addrspace(1)* %114, align 4
  %115 = load half, half addrspace(5)* %20, align 2
  %116 = load half, half addrspace(5)* %21, align 2
  %117 = fdiv half %115, %116
  %118 = fpext half %117 to float
  %119 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %16, align 8
  %120 = load i32, i32 addrspace(5)* %19, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds float, float addrspace(1)* %119, i64 %121
  store float %118, float addrspace(1)* %122, align 4
  %123 = load half, half addrspace(5)* %20, align 2
  %124 = call half @llvm.rint.f16(half %123)
  %125 = fptosi half %124 to i16
  %126 = load i16 addrspace(1)*, i16 addrspace(1)* addrspace(5)* %17, align 8
  %127 = load i32, i32 addrspace(5)* %19, align 4
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds i16, i16 addrspace(1)* %126, i64 %128
  store i16 %125, i16 addrspace(1)* %129, align 2
  br label %130

130:                                              ; preds = %72, %42
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.fma.f16(half, half, half) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.fabs.f16(half) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.minnum.f16(half, half) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.rint.f16(half) #1

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
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"half*", !"half*", !"half*", !"half2*", !"half2*", !"float*", !"short*", !"uint"}
!8 = !{!"half*", !"half*", !"half*", !"half __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(2)))*", !"float*", !"short*", !"uint"}
!9 = !{!"const", !"const", !"", !"const", !"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
