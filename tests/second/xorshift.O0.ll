; ModuleID = 'xorshift.cl'
source_filename = "xorshift.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @xorshift(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca <4 x i32>, align 16, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %23 to ptr
  %28 = addrspacecast ptr addrspace(5) %24 to ptr
  %29 = addrspacecast ptr addrspace(5) %25 to ptr
  %30 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store ptr addrspace(1) %1, ptr %28, align 8
  store ptr addrspace(1) %2, ptr %29, align 8
  store i32 %3, ptr %30, align 4
  %31 = load ptr addrspace(1), ptr %27, align 8
  %32 = load ptr addrspace(1), ptr %28, align 8
  %33 = load ptr addrspace(1), ptr %29, align 8
  %34 = load i32, ptr %30, align 4
  %35 = addrspacecast ptr addrspace(5) %12 to ptr
  %36 = addrspacecast ptr addrspace(5) %13 to ptr
  %37 = addrspacecast ptr addrspace(5) %14 to ptr
  %38 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %31, ptr %35, align 8
  store ptr addrspace(1) %32, ptr %36, align 8
  store ptr addrspace(1) %33, ptr %37, align 8
  store i32 %34, ptr %38, align 4
  %39 = addrspacecast ptr addrspace(5) %11 to ptr
  %40 = addrspacecast ptr addrspace(5) %10 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = addrspacecast ptr addrspace(5) %9 to ptr
  %43 = addrspacecast ptr addrspace(5) %5 to ptr
  %44 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %44, align 4
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %45, ptr addrspace(5) %7, align 8
  %46 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %47 = load i32, ptr %44, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 %48
  %50 = load i16, ptr addrspace(4) %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %41, %51
  %53 = addrspacecast ptr addrspace(5) %8 to ptr
  %54 = call i32 @llvm.amdgcn.workitem.id.x()
  %55 = add i32 %52, %54
  %56 = zext i32 %55 to i64
  store i32 %55, ptr addrspace(5) %16, align 4
  %57 = load ptr addrspace(1), ptr %35, align 8
  %58 = load i32, ptr addrspace(5) %16, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %57, i64 %59
  %61 = load <4 x i32>, ptr addrspace(1) %60, align 16
  store <4 x i32> %61, ptr addrspace(5) %17, align 16
  store i64 0, ptr addrspace(5) %18, align 8
  store i32 0, ptr addrspace(5) %19, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  br label %62

62:                                               ; preds = %66, %4
  %63 = load i32, ptr addrspace(5) %20, align 4
  %64 = load i32, ptr %38, align 4
  %65 = icmp ult i32 %63, %64
  br i1 %65, label %66, label %109

66:                                               ; preds = %62
  %67 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %68 = extractelement <4 x i32> %67, i64 3
  store i32 %68, ptr addrspace(5) %21, align 4
  %69 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %70 = extractelement <4 x i32> %69, i64 0
  store i32 %70, ptr addrspace(5) %22, align 4
  %71 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %72 = extractelement <4 x i32> %71, i64 2
  %73 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %74 = insertelement <4 x i32> %73, i32 %72, i64 3
  store <4 x i32> %74, ptr addrspace(5) %17, align 16
  %75 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %76 = extractelement <4 x i32> %75, i64 1
  %77 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %78 = insertelement <4 x i32> %77, i32 %76, i64 2
  store <4 x i32> %78, ptr addrspace(5) %17, align 16
  %79 = load i32, ptr addrspace(5) %22, align 4
  %80 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %81 = insertelement <4 x i32> %80, i32 %79, i64 1
  store <4 x i32> %81, ptr addrspace(5) %17, align 16
  %82 = load i32, ptr addrspace(5) %21, align 4
  %83 = shl i32 %82, 11
  %84 = load i32, ptr addrspace(5) %21, align 4
  %85 = xor i32 %84, %83
  store i32 %85, ptr addrspace(5) %21, align 4
  %86 = load i32, ptr addrspace(5) %21, align 4
  %87 = lshr i32 %86, 8
  %88 = load i32, ptr addrspace(5) %21, align 4
  %89 = xor i32 %88, %87
  store i32 %89, ptr addrspace(5) %21, align 4
  %90 = load i32, ptr addrspace(5) %21, align 4
  %91 = load i32, ptr addrspace(5) %22, align 4
  %92 = xor i32 %90, %91
  %93 = load i32, ptr addrspace(5) %22, align 4
  %94 = lshr i32 %93, 19
  %95 = xor i32 %92, %94
  %96 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %97 = insertelement <4 x i32> %96, i32 %95, i64 0
  store <4 x i32> %97, ptr addrspace(5) %17, align 16
  %98 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %99 = extractelement <4 x i32> %98, i64 0
  %100 = zext i32 %99 to i64
  %101 = load i64, ptr addrspace(5) %18, align 8
  %102 = add i64 %101, %100
  store i64 %102, ptr addrspace(5) %18, align 8
  %103 = load i32, ptr addrspace(5) %19, align 4
  %104 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %105 = extractelement <4 x i32> %104, i64 0
  %106 = call i32 @llvm.umax.i32(i32 %103, i32 %105)
  store i32 %106, ptr addrspace(5) %19, align 4
  %107 = load i32, ptr addrspace(5) %20, align 4
  %108 = add i32 %107, 1
  store i32 %108, ptr addrspace(5) %20, align 4
  br label %62

109:                                              ; preds = %62
  %110 = load i64, ptr addrspace(5) %18, align 8
  %111 = load ptr addrspace(1), ptr %36, align 8
  %112 = load i32, ptr addrspace(5) %16, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr addrspace(1) %111, i64 %113
  store i64 %110, ptr addrspace(1) %114, align 8
  %115 = load i32, ptr addrspace(5) %19, align 4
  %116 = load ptr addrspace(1), ptr %37, align 8
  %117 = load i32, ptr addrspace(5) %16, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr addrspace(1) %116, i64 %118
  store i32 %115, ptr addrspace(1) %119, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_xorshift(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca <4 x i32>, align 16, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %12 to ptr
  %24 = addrspacecast ptr addrspace(5) %13 to ptr
  %25 = addrspacecast ptr addrspace(5) %14 to ptr
  %26 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store ptr addrspace(1) %2, ptr %25, align 8
  store i32 %3, ptr %26, align 4
  %27 = addrspacecast ptr addrspace(5) %11 to ptr
  %28 = addrspacecast ptr addrspace(5) %10 to ptr
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = addrspacecast ptr addrspace(5) %9 to ptr
  %31 = addrspacecast ptr addrspace(5) %5 to ptr
  %32 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %32, align 4
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %33, ptr addrspace(5) %7, align 8
  %34 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %35 = load i32, ptr %32, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 %36
  %38 = load i16, ptr addrspace(4) %37, align 2
  %39 = zext i16 %38 to i32
  %40 = mul i32 %29, %39
  %41 = addrspacecast ptr addrspace(5) %8 to ptr
  %42 = call i32 @llvm.amdgcn.workitem.id.x()
  %43 = add i32 %40, %42
  %44 = zext i32 %43 to i64
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr addrspace(5) %16, align 4
  %46 = load ptr addrspace(1), ptr %23, align 8
  %47 = load i32, ptr addrspace(5) %16, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %46, i64 %48
  %50 = load <4 x i32>, ptr addrspace(1) %49, align 16
  store <4 x i32> %50, ptr addrspace(5) %17, align 16
  store i64 0, ptr addrspace(5) %18, align 8
  store i32 0, ptr addrspace(5) %19, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  br label %51

51:                                               ; preds = %96, %4
  %52 = load i32, ptr addrspace(5) %20, align 4
  %53 = load i32, ptr %26, align 4
  %54 = icmp ult i32 %52, %53
  br i1 %54, label %55, label %99

55:                                               ; preds = %51
  %56 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %57 = extractelement <4 x i32> %56, i64 3
  store i32 %57, ptr addrspace(5) %21, align 4
  %58 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %59 = extractelement <4 x i32> %58, i64 0
  store i32 %59, ptr addrspace(5) %22, align 4
  %60 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %61 = extractelement <4 x i32> %60, i64 2
  %62 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %63 = insertelement <4 x i32> %62, i32 %61, i64 3
  store <4 x i32> %63, ptr addrspace(5) %17, align 16
  %64 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %65 = extractelement <4 x i32> %64, i64 1
  %66 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %67 = insertelement <4 x i32> %66, i32 %65, i64 2
  store <4 x i32> %67, ptr addrspace(5) %17, align 16
  %68 = load i32, ptr addrspace(5) %22, align 4
  %69 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %70 = insertelement <4 x i32> %69, i32 %68, i64 1
  store <4 x i32> %70, ptr addrspace(5) %17, align 16
  %71 = load i32, ptr addrspace(5) %21, align 4
  %72 = shl i32 %71, 11
  %73 = load i32, ptr addrspace(5) %21, align 4
  %74 = xor i32 %73, %72
  store i32 %74, ptr addrspace(5) %21, align 4
  %75 = load i32, ptr addrspace(5) %21, align 4
  %76 = lshr i32 %75, 8
  %77 = load i32, ptr addrspace(5) %21, align 4
  %78 = xor i32 %77, %76
  store i32 %78, ptr addrspace(5) %21, align 4
  %79 = load i32, ptr addrspace(5) %21, align 4
  %80 = load i32, ptr addrspace(5) %22, align 4
  %81 = xor i32 %79, %80
  %82 = load i32, ptr addrspace(5) %22, align 4
  %83 = lshr i32 %82, 19
  %84 = xor i32 %81, %83
  %85 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %86 = insertelement <4 x i32> %85, i32 %84, i64 0
  store <4 x i32> %86, ptr addrspace(5) %17, align 16
  %87 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %88 = extractelement <4 x i32> %87, i64 0
  %89 = zext i32 %88 to i64
  %90 = load i64, ptr addrspace(5) %18, align 8
  %91 = add i64 %90, %89
  store i64 %91, ptr addrspace(5) %18, align 8
  %92 = load i32, ptr addrspace(5) %19, align 4
  %93 = load <4 x i32>, ptr addrspace(5) %17, align 16
  %94 = extractelement <4 x i32> %93, i64 0
  %95 = call i32 @llvm.umax.i32(i32 %92, i32 %94)
  store i32 %95, ptr addrspace(5) %19, align 4
  br label %96

96:                                               ; preds = %55
  %97 = load i32, ptr addrspace(5) %20, align 4
  %98 = add i32 %97, 1
  store i32 %98, ptr addrspace(5) %20, align 4
  br label %51

99:                                               ; preds = %51
  %100 = load i64, ptr addrspace(5) %18, align 8
  %101 = load ptr addrspace(1), ptr %24, align 8
  %102 = load i32, ptr addrspace(5) %16, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i64, ptr addrspace(1) %101, i64 %103
  store i64 %100, ptr addrspace(1) %104, align 8
  %105 = load i32, ptr addrspace(5) %19, align 4
  %106 = load ptr addrspace(1), ptr %25, align 8
  %107 = load i32, ptr addrspace(5) %16, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %106, i64 %108
  store i32 %105, ptr addrspace(1) %109, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uint4*", !"ulong*", !"uint*", !"uint"}
!9 = !{!"uint __attribute__((ext_vector_type(4)))*", !"ulong*", !"uint*", !"uint"}
!10 = !{!"const", !"", !"", !""}
