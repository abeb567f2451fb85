; ModuleID = 'spmm_csr.cl'
source_filename = "spmm_csr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @spmm_csr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca <4 x float>, align 16, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = addrspacecast ptr addrspace(5) %24 to ptr
  %31 = addrspacecast ptr addrspace(5) %25 to ptr
  %32 = addrspacecast ptr addrspace(5) %26 to ptr
  %33 = addrspacecast ptr addrspace(5) %27 to ptr
  %34 = addrspacecast ptr addrspace(5) %28 to ptr
  %35 = addrspacecast ptr addrspace(5) %29 to ptr
  store ptr addrspace(1) %0, ptr %30, align 8
  store ptr addrspace(1) %1, ptr %31, align 8
  store ptr addrspace(1) %2, ptr %32, align 8
  store ptr addrspace(1) %3, ptr %33, align 8
  store ptr addrspace(1) %4, ptr %34, align 8
  store i32 %5, ptr %35, align 4
  %36 = load ptr addrspace(1), ptr %30, align 8
  %37 = load ptr addrspace(1), ptr %31, align 8
  %38 = load ptr addrspace(1), ptr %32, align 8
  %39 = load ptr addrspace(1), ptr %33, align 8
  %40 = load ptr addrspace(1), ptr %34, align 8
  %41 = load i32, ptr %35, align 4
  %42 = addrspacecast ptr addrspace(5) %14 to ptr
  %43 = addrspacecast ptr addrspace(5) %15 to ptr
  %44 = addrspacecast ptr addrspace(5) %16 to ptr
  %45 = addrspacecast ptr addrspace(5) %17 to ptr
  %46 = addrspacecast ptr addrspace(5) %18 to ptr
  %47 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %36, ptr %42, align 8
  store ptr addrspace(1) %37, ptr %43, align 8
  store ptr addrspace(1) %38, ptr %44, align 8
  store ptr addrspace(1) %39, ptr %45, align 8
  store ptr addrspace(1) %40, ptr %46, align 8
  store i32 %41, ptr %47, align 4
  %48 = addrspacecast ptr addrspace(5) %13 to ptr
  %49 = addrspacecast ptr addrspace(5) %12 to ptr
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = addrspacecast ptr addrspace(5) %11 to ptr
  %52 = addrspacecast ptr addrspace(5) %7 to ptr
  %53 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %53, align 4
  %54 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %54, ptr addrspace(5) %9, align 8
  %55 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %56 = load i32, ptr %53, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %55, i64 %57
  %59 = load i16, ptr addrspace(4) %58, align 2
  %60 = zext i16 %59 to i32
  %61 = mul i32 %50, %60
  %62 = addrspacecast ptr addrspace(5) %10 to ptr
  %63 = call i32 @llvm.amdgcn.workitem.id.x()
  %64 = add i32 %61, %63
  %65 = zext i32 %64 to i64
  store i32 %64, ptr addrspace(5) %20, align 4
  %66 = load i32, ptr addrspace(5) %20, align 4
  %67 = load i32, ptr %47, align 4
  %68 = icmp uge i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %6
  br label %113

70:                                               ; preds = %6
  store <4 x float> zeroinitializer, ptr addrspace(5) %21, align 16
  %71 = load ptr addrspace(1), ptr %42, align 8
  %72 = load i32, ptr addrspace(5) %20, align 4
  %73 = add i32 %72, 1
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %71, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4
  store i32 %76, ptr addrspace(5) %22, align 4
  %77 = load ptr addrspace(1), ptr %42, align 8
  %78 = load i32, ptr addrspace(5) %20, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4
  store i32 %81, ptr addrspace(5) %23, align 4
  br label %82

82:                                               ; preds = %86, %70
  %83 = load i32, ptr addrspace(5) %23, align 4
  %84 = load i32, ptr addrspace(5) %22, align 4
  %85 = icmp ult i32 %83, %84
  br i1 %85, label %86, label %107

86:                                               ; preds = %82
  %87 = load ptr addrspace(1), ptr %44, align 8
  %88 = load i32, ptr addrspace(5) %23, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %87, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4
  %92 = insertelement <4 x float> poison, float %91, i64 0
  %93 = shufflevector <4 x float> %92, <4 x float> poison, <4 x i32> zeroinitializer
  %94 = load ptr addrspace(1), ptr %45, align 8
  %95 = load ptr addrspace(1), ptr %43, align 8
  %96 = load i32, ptr addrspace(5) %23, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i16, ptr addrspace(1) %95, i64 %97
  %99 = load i16, ptr addrspace(1) %98, align 2
  %100 = zext i16 %99 to i64
  %101 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %94, i64 %100
  %102 = load <4 x float>, ptr addrspace(1) %101, align 16
  %103 = load <4 x float>, ptr addrspace(5) %21, align 16
  %104 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %93, <4 x float> %102, <4 x float> %103)
  store <4 x float> %104, ptr addrspace(5) %21, align 16
  %105 = load i32, ptr addrspace(5) %23, align 4
  %106 = add i32 %105, 1
  store i32 %106, ptr addrspace(5) %23, align 4
  br label %82

107:                                              ; preds = %82
  %108 = load <4 x float>, ptr addrspace(5) %21, align 16
  %109 = load ptr addrspace(1), ptr %46, align 8
  %110 = load i32, ptr addrspace(5) %20, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %109, i64 %111
  store <4 x float> %108, ptr addrspace(1) %112, align 16
  br label %113

113:                                              ; preds = %69, %107
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_spmm_csr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca <4 x float>, align 16, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %14 to ptr
  %25 = addrspacecast ptr addrspace(5) %15 to ptr
  %26 = addrspacecast ptr addrspace(5) %16 to ptr
  %27 = addrspacecast ptr addrspace(5) %17 to ptr
  %28 = addrspacecast ptr addrspace(5) %18 to ptr
  %29 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(1) %2, ptr %26, align 8
  store ptr addrspace(1) %3, ptr %27, align 8
  store ptr addrspace(1) %4, ptr %28, align 8
  store i32 %5, ptr %29, align 4
  %30 = addrspacecast ptr addrspace(5) %13 to ptr
  %31 = addrspacecast ptr addrspace(5) %12 to ptr
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = addrspacecast ptr addrspace(5) %11 to ptr
  %34 = addrspacecast ptr addrspace(5) %7 to ptr
  %35 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %35, align 4
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %36, ptr addrspace(5) %9, align 8
  %37 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %38 = load i32, ptr %35, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 %39
  %41 = load i16, ptr addrspace(4) %40, align 2
  %42 = zext i16 %41 to i32
  %43 = mul i32 %32, %42
  %44 = addrspacecast ptr addrspace(5) %10 to ptr
  %45 = call i32 @llvm.amdgcn.workitem.id.x()
  %46 = add i32 %43, %45
  %47 = zext i32 %46 to i64
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr addrspace(5) %20, align 4
  %49 = load i32, ptr addrspace(5) %20, align 4
  %50 = load i32, ptr %29, align 4
  %51 = icmp uge i32 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %6
  br label %97

53:                                               ; preds = %6
  store <4 x float> zeroinitializer, ptr addrspace(5) %21, align 16
  %54 = load ptr addrspace(1), ptr %24, align 8
  %55 = load i32, ptr addrspace(5) %20, align 4
  %56 = add i32 %55, 1
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %57
  %59 = load i32, ptr addrspace(1) %58, align 4
  store i32 %59, ptr addrspace(5) %22, align 4
  %60 = load ptr addrspace(1), ptr %24, align 8
  %61 = load i32, ptr addrspace(5) %20, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %62
  %64 = load i32, ptr addrspace(1) %63, align 4
  store i32 %64, ptr addrspace(5) %23, align 4
  br label %65

65:                                               ; preds = %88, %53
  %66 = load i32, ptr addrspace(5) %23, align 4
  %67 = load i32, ptr addrspace(5) %22, align 4
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %69, label %91

69:                                               ; preds = %65
  %70 = load ptr addrspace(1), ptr %26, align 8
  %71 = load i32, ptr addrspace(5) %23, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4
  %75 = insertelement <4 x float> poison, float %74, i64 0
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <4 x i32> zeroinitializer
  %77 = load ptr addrspace(1), ptr %27, align 8
  %78 = load ptr addrspace(1), ptr %25, align 8
  %79 = load i32, ptr addrspace(5) %23, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i16, ptr addrspace(1) %78, i64 %80
  %82 = load i16, ptr addrspace(1) %81, align 2
  %83 = zext i16 %82 to i64
  %84 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %77, i64 %83
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16
  %86 = load <4 x float>, ptr addrspace(5) %21, align 16
  %87 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %76, <4 x float> %85, <4 x float> %86)
  store <4 x float> %87, ptr addrspace(5) %21, align 16
  br label %88

88:                                               ; preds = %69
  %89 = load i32, ptr addrspace(5) %23, align 4
  %90 = add i32 %89, 1
  store i32 %90, ptr addrspace(5) %23, align 4
  br label %65

91:                                               ; preds = %65
  %92 = load <4 x float>, ptr addrspace(5) %21, align 16
  %93 = load ptr addrspace(1), ptr %28, align 8
  %94 = load i32, ptr addrspace(5) %20, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %93, i64 %95
  store <4 x float> %92, ptr addrspace(1) %96, align 16
  br label %97

97:                                               ; preds = %91, %52
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"ushort*", !"float*", !"float4*", !"float4*", !"uint"}
!9 = !{!"uint*", !"ushort*", !"float*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint"}
!10 = !{!"const", !"const", !"const", !"const", !"", !""}
