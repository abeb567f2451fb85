; ModuleID = 'half_ops.cl'
source_filename = "half_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @half_ops(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6, i32 noundef %7) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  %20 = addrspacecast ptr addrspace(5) %12 to ptr
  %21 = addrspacecast ptr addrspace(5) %13 to ptr
  %22 = addrspacecast ptr addrspace(5) %14 to ptr
  %23 = addrspacecast ptr addrspace(5) %15 to ptr
  %24 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr addrspace(1) %0, ptr %17, align 8
  store ptr addrspace(1) %1, ptr %18, align 8
  store ptr addrspace(1) %2, ptr %19, align 8
  store ptr addrspace(1) %3, ptr %20, align 8
  store ptr addrspace(1) %4, ptr %21, align 8
  store ptr addrspace(1) %5, ptr %22, align 8
  store ptr addrspace(1) %6, ptr %23, align 8
  store i32 %7, ptr %24, align 4
  %25 = load ptr addrspace(1), ptr %17, align 8
  %26 = load ptr addrspace(1), ptr %18, align 8
  %27 = load ptr addrspace(1), ptr %19, align 8
  %28 = load ptr addrspace(1), ptr %20, align 8
  %29 = load ptr addrspace(1), ptr %21, align 8
  %30 = load ptr addrspace(1), ptr %22, align 8
  %31 = load ptr addrspace(1), ptr %23, align 8
  %32 = load i32, ptr %24, align 4
  call void @__clang_ocl_kern_imp_half_ops(ptr addrspace(1) noundef align 2 %25, ptr addrspace(1) noundef align 2 %26, ptr addrspace(1) noundef align 2 %27, ptr addrspace(1) noundef align 4 %28, ptr addrspace(1) noundef align 4 %29, ptr addrspace(1) noundef align 4 %30, ptr addrspace(1) noundef align 2 %31, i32 noundef %32) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_half_ops(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 2 %6, i32 noundef %7) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca half, align 2, addrspace(5)
  %26 = alloca half, align 2, addrspace(5)
  %27 = alloca half, align 2, addrspace(5)
  %28 = alloca half, align 2, addrspace(5)
  %29 = alloca half, align 2, addrspace(5)
  %30 = alloca <2 x half>, align 4, addrspace(5)
  %31 = alloca <2 x half>, align 4, addrspace(5)
  %32 = addrspacecast ptr addrspace(5) %16 to ptr
  %33 = addrspacecast ptr addrspace(5) %17 to ptr
  %34 = addrspacecast ptr addrspace(5) %18 to ptr
  %35 = addrspacecast ptr addrspace(5) %19 to ptr
  %36 = addrspacecast ptr addrspace(5) %20 to ptr
  %37 = addrspacecast ptr addrspace(5) %21 to ptr
  %38 = addrspacecast ptr addrspace(5) %22 to ptr
  %39 = addrspacecast ptr addrspace(5) %23 to ptr
  %40 = addrspacecast ptr addrspace(5) %31 to ptr
  store ptr addrspace(1) %0, ptr %32, align 8
  store ptr addrspace(1) %1, ptr %33, align 8
  store ptr addrspace(1) %2, ptr %34, align 8
  store ptr addrspace(1) %3, ptr %35, align 8
  store ptr addrspace(1) %4, ptr %36, align 8
  store ptr addrspace(1) %5, ptr %37, align 8
  store ptr addrspace(1) %6, ptr %38, align 8
  store i32 %7, ptr %39, align 4
  %41 = addrspacecast ptr addrspace(5) %15 to ptr
  %42 = addrspacecast ptr addrspace(5) %14 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %13 to ptr
  %45 = addrspacecast ptr addrspace(5) %9 to ptr
  %46 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %11, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %12 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  store i32 %57, ptr addrspace(5) %24, align 4
  %58 = load i32, ptr addrspace(5) %24, align 4
  %59 = load i32, ptr %39, align 4
  %60 = icmp uge i32 %58, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %8
  br label %149

62:                                               ; preds = %8
  %63 = load ptr addrspace(1), ptr %32, align 8
  %64 = load i32, ptr addrspace(5) %24, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw half, ptr addrspace(1) %63, i64 %65
  %67 = load half, ptr addrspace(1) %66, align 2
  store half %67, ptr addrspace(5) %25, align 2
  %68 = load ptr addrspace(1), ptr %33, align 8
  %69 = load i32, ptr addrspace(5) %24, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw half, ptr addrspace(1) %68, i64 %70
  %72 = load half, ptr addrspace(1) %71, align 2
  store half %72, ptr addrspace(5) %26, align 2
  %73 = load half, ptr addrspace(5) %25, align 2
  %74 = load half, ptr addrspace(5) %26, align 2
  %75 = fadd half %73, %74
  store half %75, ptr addrspace(5) %27, align 2
  %76 = load half, ptr addrspace(5) %25, align 2
  %77 = load half, ptr addrspace(5) %26, align 2
  %78 = fmul half %76, %77
  store half %78, ptr addrspace(5) %28, align 2
  %79 = load half, ptr addrspace(5) %25, align 2
  %80 = load half, ptr addrspace(5) %26, align 2
  %81 = fcmp olt half %79, %80
  br i1 %81, label %82, label %86

82:                                               ; preds = %62
  %83 = load half, ptr addrspace(5) %27, align 2
  %84 = load half, ptr addrspace(5) %28, align 2
  %85 = fsub half %83, %84
  br label %91

86:                                               ; preds = %62
  %87 = load half, ptr addrspace(5) %25, align 2
  %88 = load half, ptr addrspace(5) %26, align 2
  %89 = load half, ptr addrspace(5) %27, align 2
  %90 = call half @llvm.fma.f16(half %87, half %88, half %89)
  br label %91

91:                                               ; preds = %86, %82
  %92 = phi half [ %85, %82 ], [ %90, %86 ]
  store half %92, ptr addrspace(5) %29, align 2
  %93 = load half, ptr addrspace(5) %27, align 2
  %94 = load ptr addrspace(1), ptr %34, align 8
  %95 = load i32, ptr addrspace(5) %24, align 4
  %96 = mul i32 3, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw half, ptr addrspace(1) %94, i64 %97
  store half %93, ptr addrspace(1) %98, align 2
  %99 = load half, ptr addrspace(5) %28, align 2
  %100 = load ptr addrspace(1), ptr %34, align 8
  %101 = load i32, ptr addrspace(5) %24, align 4
  %102 = mul i32 3, %101
  %103 = add i32 %102, 1
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw half, ptr addrspace(1) %100, i64 %104
  store half %99, ptr addrspace(1) %105, align 2
  %106 = load half, ptr addrspace(5) %29, align 2
  %107 = call half @llvm.fabs.f16(half %106)
  %108 = call half @llvm.minnum.f16(half %107, half 0xH5640)
  %109 = load ptr addrspace(1), ptr %34, align 8
  %110 = load i32, ptr addrspace(5) %24, align 4
  %111 = mul i32 3, %110
  %112 = add i32 %111, 2
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw half, ptr addrspace(1) %109, i64 %113
  store half %108, ptr addrspace(1) %114, align 2
  %115 = load ptr addrspace(1), ptr %35, align 8
  %116 = load i32, ptr addrspace(5) %24, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %115, i64 %117
  %119 = load <2 x half>, ptr addrspace(1) %118, align 4
  store <2 x half> %119, ptr addrspace(5) %30, align 4
  %120 = load <2 x half>, ptr addrspace(5) %30, align 4
  %121 = load half, ptr addrspace(5) %25, align 2
  %122 = insertelement <2 x half> poison, half %121, i32 0
  %123 = load half, ptr addrspace(5) %26, align 2
  %124 = insertelement <2 x half> %122, half %123, i32 1
  store <2 x half> %124, ptr %40, align 4
  %125 = load <2 x half>, ptr %40, align 4
  %126 = fmul <2 x half> %120, %125
  %127 = load <2 x half>, ptr addrspace(5) %30, align 4
  %128 = shufflevector <2 x half> %127, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %129 = fadd <2 x half> %126, %128
  %130 = load ptr addrspace(1), ptr %36, align 8
  %131 = load i32, ptr addrspace(5) %24, align 4
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %130, i64 %132
  store <2 x half> %129, ptr addrspace(1) %133, align 4
  %134 = load half, ptr addrspace(5) %25, align 2
  %135 = load half, ptr addrspace(5) %26, align 2
  %136 = fdiv half %134, %135
  %137 = fpext half %136 to float
  %138 = load ptr addrspace(1), ptr %37, align 8
  %139 = load i32, ptr addrspace(5) %24, align 4
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw float, ptr addrspace(1) %138, i64 %140
  store float %137, ptr addrspace(1) %141, align 4
  %142 = load half, ptr addrspace(5) %25, align 2
  %143 = call half @llvm.rint.f16(half %142)
  %144 = fptosi half %143 to i16
  %145 = load ptr addrspace(1), ptr %38, align 8
  %146 = load i32, ptr addrspace(5) %24, align 4
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i16, ptr addrspace(1) %145, i64 %147
  store i16 %144, ptr addrspace(1) %148, align 2
  br label %149

149:                                              ; preds = %91, %61
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fma.f16(half, half, half) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fabs.f16(half) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.minnum.f16(half, half) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.rint.f16(half) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"half*", !"half*", !"half*", !"half2*", !"half2*", !"float*", !"short*", !"uint"}
!9 = !{!"half*", !"half*", !"half*", !"half __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(2)))*", !"float*", !"short*", !"uint"}
!10 = !{!"const", !"const", !"", !"const", !"", !"", !"", !""}
