; ModuleID = 'speck128.cl'
source_filename = "speck128.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @speck128(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, <2 x i64> noundef %2, i64 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca <2 x i64>, align 16, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i64, align 8, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca <2 x i64>, align 16, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca <2 x i64>, align 16, addrspace(5)
  %28 = alloca i64, align 8, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = addrspacecast ptr addrspace(5) %25 to ptr
  %31 = addrspacecast ptr addrspace(5) %26 to ptr
  %32 = addrspacecast ptr addrspace(5) %27 to ptr
  %33 = addrspacecast ptr addrspace(5) %28 to ptr
  %34 = addrspacecast ptr addrspace(5) %29 to ptr
  store ptr addrspace(1) %0, ptr %30, align 8
  store ptr addrspace(1) %1, ptr %31, align 8
  store <2 x i64> %2, ptr %32, align 16
  store i64 %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  %35 = load ptr addrspace(1), ptr %30, align 8
  %36 = load ptr addrspace(1), ptr %31, align 8
  %37 = load <2 x i64>, ptr %32, align 16
  %38 = load i64, ptr %33, align 8
  %39 = load i32, ptr %34, align 4
  %40 = addrspacecast ptr addrspace(5) %13 to ptr
  %41 = addrspacecast ptr addrspace(5) %14 to ptr
  %42 = addrspacecast ptr addrspace(5) %15 to ptr
  %43 = addrspacecast ptr addrspace(5) %16 to ptr
  %44 = addrspacecast ptr addrspace(5) %17 to ptr
  %45 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %35, ptr %40, align 8
  store ptr addrspace(1) %36, ptr %41, align 8
  store <2 x i64> %37, ptr %42, align 16
  store i64 %38, ptr %43, align 8
  store i32 %39, ptr %44, align 4
  %46 = addrspacecast ptr addrspace(5) %12 to ptr
  %47 = addrspacecast ptr addrspace(5) %11 to ptr
  %48 = call i32 @llvm.amdgcn.workgroup.id.x()
  %49 = addrspacecast ptr addrspace(5) %10 to ptr
  %50 = addrspacecast ptr addrspace(5) %6 to ptr
  %51 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %51, align 4
  %52 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %52, ptr addrspace(5) %8, align 8
  %53 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %54 = load i32, ptr %51, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %53, i64 %55
  %57 = load i16, ptr addrspace(4) %56, align 2
  %58 = zext i16 %57 to i32
  %59 = mul i32 %48, %58
  %60 = addrspacecast ptr addrspace(5) %9 to ptr
  %61 = call i32 @llvm.amdgcn.workitem.id.x()
  %62 = add i32 %59, %61
  %63 = zext i32 %62 to i64
  store i32 %62, ptr addrspace(5) %18, align 4
  %64 = load i32, ptr addrspace(5) %18, align 4
  %65 = load i32, ptr %44, align 4
  %66 = icmp uge i32 %64, %65
  br i1 %66, label %67, label %68

67:                                               ; preds = %5
  br label %123

68:                                               ; preds = %5
  %69 = load i64, ptr %43, align 8
  %70 = load i32, ptr addrspace(5) %18, align 4
  %71 = zext i32 %70 to i64
  %72 = add i64 %69, %71
  store i64 %72, ptr addrspace(5) %19, align 8
  store i64 0, ptr addrspace(5) %20, align 8
  %73 = load <2 x i64>, ptr %42, align 16
  %74 = extractelement <2 x i64> %73, i64 0
  store i64 %74, ptr addrspace(5) %21, align 8
  %75 = load <2 x i64>, ptr %42, align 16
  %76 = extractelement <2 x i64> %75, i64 1
  store i64 %76, ptr addrspace(5) %22, align 8
  store i64 0, ptr addrspace(5) %23, align 8
  br label %77

77:                                               ; preds = %80, %68
  %78 = load i64, ptr addrspace(5) %23, align 8
  %79 = icmp ult i64 %78, 32
  br i1 %79, label %80, label %107

80:                                               ; preds = %77
  %81 = load i64, ptr addrspace(5) %19, align 8
  %82 = load i64, ptr addrspace(5) %19, align 8
  %83 = call i64 @llvm.fshl.i64(i64 %81, i64 %82, i64 56)
  %84 = load i64, ptr addrspace(5) %20, align 8
  %85 = add i64 %83, %84
  %86 = load i64, ptr addrspace(5) %21, align 8
  %87 = xor i64 %85, %86
  store i64 %87, ptr addrspace(5) %19, align 8
  %88 = load i64, ptr addrspace(5) %20, align 8
  %89 = load i64, ptr addrspace(5) %20, align 8
  %90 = call i64 @llvm.fshl.i64(i64 %88, i64 %89, i64 3)
  %91 = load i64, ptr addrspace(5) %19, align 8
  %92 = xor i64 %90, %91
  store i64 %92, ptr addrspace(5) %20, align 8
  %93 = load i64, ptr addrspace(5) %22, align 8
  %94 = load i64, ptr addrspace(5) %22, align 8
  %95 = call i64 @llvm.fshl.i64(i64 %93, i64 %94, i64 56)
  %96 = load i64, ptr addrspace(5) %21, align 8
  %97 = add i64 %95, %96
  %98 = load i64, ptr addrspace(5) %23, align 8
  %99 = xor i64 %97, %98
  store i64 %99, ptr addrspace(5) %22, align 8
  %100 = load i64, ptr addrspace(5) %21, align 8
  %101 = load i64, ptr addrspace(5) %21, align 8
  %102 = call i64 @llvm.fshl.i64(i64 %100, i64 %101, i64 3)
  %103 = load i64, ptr addrspace(5) %22, align 8
  %104 = xor i64 %102, %103
  store i64 %104, ptr addrspace(5) %21, align 8
  %105 = load i64, ptr addrspace(5) %23, align 8
  %106 = add i64 %105, 1
  store i64 %106, ptr addrspace(5) %23, align 8
  br label %77

107:                                              ; preds = %77
  %108 = load ptr addrspace(1), ptr %40, align 8
  %109 = load i32, ptr addrspace(5) %18, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %108, i64 %110
  %112 = load <2 x i64>, ptr addrspace(1) %111, align 16
  %113 = load i64, ptr addrspace(5) %19, align 8
  %114 = insertelement <2 x i64> poison, i64 %113, i32 0
  %115 = load i64, ptr addrspace(5) %20, align 8
  %116 = insertelement <2 x i64> %114, i64 %115, i32 1
  store <2 x i64> %116, ptr %45, align 16
  %117 = load <2 x i64>, ptr %45, align 16
  %118 = xor <2 x i64> %112, %117
  %119 = load ptr addrspace(1), ptr %41, align 8
  %120 = load i32, ptr addrspace(5) %18, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %119, i64 %121
  store <2 x i64> %118, ptr addrspace(1) %122, align 16
  br label %123

123:                                              ; preds = %67, %107
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_speck128(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, <2 x i64> noundef %2, i64 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca <2 x i64>, align 16, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i64, align 8, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca <2 x i64>, align 16, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  %27 = addrspacecast ptr addrspace(5) %15 to ptr
  %28 = addrspacecast ptr addrspace(5) %16 to ptr
  %29 = addrspacecast ptr addrspace(5) %17 to ptr
  %30 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  store ptr addrspace(1) %1, ptr %26, align 8
  store <2 x i64> %2, ptr %27, align 16
  store i64 %3, ptr %28, align 8
  store i32 %4, ptr %29, align 4
  %31 = addrspacecast ptr addrspace(5) %12 to ptr
  %32 = addrspacecast ptr addrspace(5) %11 to ptr
  %33 = call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = addrspacecast ptr addrspace(5) %10 to ptr
  %35 = addrspacecast ptr addrspace(5) %6 to ptr
  %36 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %36, align 4
  %37 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %37, ptr addrspace(5) %8, align 8
  %38 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %39 = load i32, ptr %36, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 %40
  %42 = load i16, ptr addrspace(4) %41, align 2
  %43 = zext i16 %42 to i32
  %44 = mul i32 %33, %43
  %45 = addrspacecast ptr addrspace(5) %9 to ptr
  %46 = call i32 @llvm.amdgcn.workitem.id.x()
  %47 = add i32 %44, %46
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr addrspace(5) %18, align 4
  %50 = load i32, ptr addrspace(5) %18, align 4
  %51 = load i32, ptr %29, align 4
  %52 = icmp uge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %5
  br label %110

54:                                               ; preds = %5
  %55 = load i64, ptr %28, align 8
  %56 = load i32, ptr addrspace(5) %18, align 4
  %57 = zext i32 %56 to i64
  %58 = add i64 %55, %57
  store i64 %58, ptr addrspace(5) %19, align 8
  store i64 0, ptr addrspace(5) %20, align 8
  %59 = load <2 x i64>, ptr %27, align 16
  %60 = extractelement <2 x i64> %59, i64 0
  store i64 %60, ptr addrspace(5) %21, align 8
  %61 = load <2 x i64>, ptr %27, align 16
  %62 = extractelement <2 x i64> %61, i64 1
  store i64 %62, ptr addrspace(5) %22, align 8
  store i64 0, ptr addrspace(5) %23, align 8
  br label %63

63:                                               ; preds = %91, %54
  %64 = load i64, ptr addrspace(5) %23, align 8
  %65 = icmp ult i64 %64, 32
  br i1 %65, label %66, label %94

66:                                               ; preds = %63
  %67 = load i64, ptr addrspace(5) %19, align 8
  %68 = load i64, ptr addrspace(5) %19, align 8
  %69 = call i64 @llvm.fshl.i64(i64 %67, i64 %68, i64 56)
  %70 = load i64, ptr addrspace(5) %20, align 8
  %71 = add i64 %69, %70
  %72 = load i64, ptr addrspace(5) %21, align 8
  %73 = xor i64 %71, %72
  store i64 %73, ptr addrspace(5) %19, align 8
  %74 = load i64, ptr addrspace(5) %20, align 8
  %75 = load i64, ptr addrspace(5) %20, align 8
  %76 = call i64 @llvm.fshl.i64(i64 %74, i64 %75, i64 3)
  %77 = load i64, ptr addrspace(5) %19, align 8
  %78 = xor i64 %76, %77
  store i64 %78, ptr addrspace(5) %20, align 8
  %79 = load i64, ptr addrspace(5) %22, align 8
  %80 = load i64, ptr addrspace(5) %22, align 8
  %81 = call i64 @llvm.fshl.i64(i64 %79, i64 %80, i64 56)
  %82 = load i64, ptr addrspace(5) %21, align 8
  %83 = add i64 %81, %82
  %84 = load i64, ptr addrspace(5) %23, align 8
  %85 = xor i64 %83, %84
  store i64 %85, ptr addrspace(5) %22, align 8
  %86 = load i64, ptr addrspace(5) %21, align 8
  %87 = load i64, ptr addrspace(5) %21, align 8
  %88 = call i64 @llvm.fshl.i64(i64 %86, i64 %87, i64 3)
  %89 = load i64, ptr addrspace(5) %22, align 8
  %90 = xor i64 %88, %89
  store i64 %90, ptr addrspace(5) %21, align 8
  br label %91

91:                                               ; preds = %66
  %92 = load i64, ptr addrspace(5) %23, align 8
  %93 = add i64 %92, 1
  store i64 %93, ptr addrspace(5) %23, align 8
  br label %63

94:                                               ; preds = %63
  %95 = load ptr addrspace(1), ptr %25, align 8
  %96 = load i32, ptr addrspace(5) %18, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %95, i64 %97
  %99 = load <2 x i64>, ptr addrspace(1) %98, align 16
  %100 = load i64, ptr addrspace(5) %19, align 8
  %101 = insertelement <2 x i64> poison, i64 %100, i32 0
  %102 = load i64, ptr addrspace(5) %20, align 8
  %103 = insertelement <2 x i64> %101, i64 %102, i32 1
  store <2 x i64> %103, ptr %30, align 16
  %104 = load <2 x i64>, ptr %30, align 16
  %105 = xor <2 x i64> %99, %104
  %106 = load ptr addrspace(1), ptr %26, align 8
  %107 = load i32, ptr addrspace(5) %18, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %106, i64 %108
  store <2 x i64> %105, ptr addrspace(1) %109, align 16
  br label %110

110:                                              ; preds = %94, %53
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"ulong2*", !"ulong2*", !"ulong2", !"ulong", !"uint"}
!9 = !{!"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(2)))", !"ulong", !"uint"}
!10 = !{!"const", !"", !"", !"", !""}
