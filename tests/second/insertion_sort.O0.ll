; ModuleID = 'insertion_sort.cl'
source_filename = "insertion_sort.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @insertion_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca [24 x float], align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  %24 = addrspacecast ptr addrspace(5) %21 to ptr
  %25 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store i32 %2, ptr %25, align 4
  %26 = load ptr addrspace(1), ptr %23, align 8
  %27 = load ptr addrspace(1), ptr %24, align 8
  %28 = load i32, ptr %25, align 4
  %29 = addrspacecast ptr addrspace(5) %11 to ptr
  %30 = addrspacecast ptr addrspace(5) %12 to ptr
  %31 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %26, ptr %29, align 8
  store ptr addrspace(1) %27, ptr %30, align 8
  store i32 %28, ptr %31, align 4
  %32 = addrspacecast ptr addrspace(5) %10 to ptr
  %33 = addrspacecast ptr addrspace(5) %9 to ptr
  %34 = call i32 @llvm.amdgcn.workgroup.id.x()
  %35 = addrspacecast ptr addrspace(5) %8 to ptr
  %36 = addrspacecast ptr addrspace(5) %4 to ptr
  %37 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %37, align 4
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %38, ptr addrspace(5) %6, align 8
  %39 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %40 = load i32, ptr %37, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %39, i64 %41
  %43 = load i16, ptr addrspace(4) %42, align 2
  %44 = zext i16 %43 to i32
  %45 = mul i32 %34, %44
  %46 = addrspacecast ptr addrspace(5) %7 to ptr
  %47 = call i32 @llvm.amdgcn.workitem.id.x()
  %48 = add i32 %45, %47
  %49 = zext i32 %48 to i64
  store i32 %48, ptr addrspace(5) %14, align 4
  %50 = load i32, ptr addrspace(5) %14, align 4
  %51 = load i32, ptr %31, align 4
  %52 = icmp uge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %3
  br label %119

54:                                               ; preds = %3
  store i32 0, ptr addrspace(5) %16, align 4
  br label %55

55:                                               ; preds = %93, %54
  %56 = load i32, ptr addrspace(5) %16, align 4
  %57 = icmp slt i32 %56, 24
  br i1 %57, label %58, label %100

58:                                               ; preds = %55
  %59 = load ptr addrspace(1), ptr %29, align 8
  %60 = load i32, ptr addrspace(5) %16, align 4
  %61 = load i32, ptr %31, align 4
  %62 = mul i32 %60, %61
  %63 = load i32, ptr addrspace(5) %14, align 4
  %64 = add i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %59, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4
  store float %67, ptr addrspace(5) %17, align 4
  %68 = load i32, ptr addrspace(5) %16, align 4
  store i32 %68, ptr addrspace(5) %18, align 4
  br label %69

69:                                               ; preds = %82, %58
  %70 = load i32, ptr addrspace(5) %18, align 4
  %71 = icmp sgt i32 %70, 0
  br i1 %71, label %72, label %80

72:                                               ; preds = %69
  %73 = load i32, ptr addrspace(5) %18, align 4
  %74 = sub nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %75
  %77 = load float, ptr addrspace(5) %76, align 4
  %78 = load float, ptr addrspace(5) %17, align 4
  %79 = fcmp ogt float %77, %78
  br label %80

80:                                               ; preds = %72, %69
  %81 = phi i1 [ false, %69 ], [ %79, %72 ]
  br i1 %81, label %82, label %93

82:                                               ; preds = %80
  %83 = load i32, ptr addrspace(5) %18, align 4
  %84 = sub nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %85
  %87 = load float, ptr addrspace(5) %86, align 4
  %88 = load i32, ptr addrspace(5) %18, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %89
  store float %87, ptr addrspace(5) %90, align 4
  %91 = load i32, ptr addrspace(5) %18, align 4
  %92 = add nsw i32 %91, -1
  store i32 %92, ptr addrspace(5) %18, align 4
  br label %69

93:                                               ; preds = %80
  %94 = load float, ptr addrspace(5) %17, align 4
  %95 = load i32, ptr addrspace(5) %18, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %96
  store float %94, ptr addrspace(5) %97, align 4
  %98 = load i32, ptr addrspace(5) %16, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr addrspace(5) %16, align 4
  br label %55

100:                                              ; preds = %55
  store i32 0, ptr addrspace(5) %19, align 4
  br label %101

101:                                              ; preds = %104, %100
  %102 = load i32, ptr addrspace(5) %19, align 4
  %103 = icmp slt i32 %102, 24
  br i1 %103, label %104, label %119

104:                                              ; preds = %101
  %105 = load i32, ptr addrspace(5) %19, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %106
  %108 = load float, ptr addrspace(5) %107, align 4
  %109 = load ptr addrspace(1), ptr %30, align 8
  %110 = load i32, ptr addrspace(5) %19, align 4
  %111 = load i32, ptr %31, align 4
  %112 = mul i32 %110, %111
  %113 = load i32, ptr addrspace(5) %14, align 4
  %114 = add i32 %112, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr addrspace(1) %109, i64 %115
  store float %108, ptr addrspace(1) %116, align 4
  %117 = load i32, ptr addrspace(5) %19, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr addrspace(5) %19, align 4
  br label %101

119:                                              ; preds = %53, %101
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_insertion_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca [24 x float], align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  %21 = addrspacecast ptr addrspace(5) %12 to ptr
  %22 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  %23 = addrspacecast ptr addrspace(5) %10 to ptr
  %24 = addrspacecast ptr addrspace(5) %9 to ptr
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = addrspacecast ptr addrspace(5) %8 to ptr
  %27 = addrspacecast ptr addrspace(5) %4 to ptr
  %28 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %28, align 4
  %29 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %29, ptr addrspace(5) %6, align 8
  %30 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %31 = load i32, ptr %28, align 4
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 %32
  %34 = load i16, ptr addrspace(4) %33, align 2
  %35 = zext i16 %34 to i32
  %36 = mul i32 %25, %35
  %37 = addrspacecast ptr addrspace(5) %7 to ptr
  %38 = call i32 @llvm.amdgcn.workitem.id.x()
  %39 = add i32 %36, %38
  %40 = zext i32 %39 to i64
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr addrspace(5) %14, align 4
  %42 = load i32, ptr addrspace(5) %14, align 4
  %43 = load i32, ptr %22, align 4
  %44 = icmp uge i32 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %3
  br label %113

46:                                               ; preds = %3
  store i32 0, ptr addrspace(5) %16, align 4
  br label %47

47:                                               ; preds = %90, %46
  %48 = load i32, ptr addrspace(5) %16, align 4
  %49 = icmp slt i32 %48, 24
  br i1 %49, label %50, label %93

50:                                               ; preds = %47
  %51 = load ptr addrspace(1), ptr %20, align 8
  %52 = load i32, ptr addrspace(5) %16, align 4
  %53 = load i32, ptr %22, align 4
  %54 = mul i32 %52, %53
  %55 = load i32, ptr addrspace(5) %14, align 4
  %56 = add i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %51, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4
  store float %59, ptr addrspace(5) %17, align 4
  %60 = load i32, ptr addrspace(5) %16, align 4
  store i32 %60, ptr addrspace(5) %18, align 4
  br label %61

61:                                               ; preds = %74, %50
  %62 = load i32, ptr addrspace(5) %18, align 4
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %72

64:                                               ; preds = %61
  %65 = load i32, ptr addrspace(5) %18, align 4
  %66 = sub nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %67
  %69 = load float, ptr addrspace(5) %68, align 4
  %70 = load float, ptr addrspace(5) %17, align 4
  %71 = fcmp ogt float %69, %70
  br label %72

72:                                               ; preds = %64, %61
  %73 = phi i1 [ false, %61 ], [ %71, %64 ]
  br i1 %73, label %74, label %85

74:                                               ; preds = %72
  %75 = load i32, ptr addrspace(5) %18, align 4
  %76 = sub nsw i32 %75, 1
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %77
  %79 = load float, ptr addrspace(5) %78, align 4
  %80 = load i32, ptr addrspace(5) %18, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %81
  store float %79, ptr addrspace(5) %82, align 4
  %83 = load i32, ptr addrspace(5) %18, align 4
  %84 = add nsw i32 %83, -1
  store i32 %84, ptr addrspace(5) %18, align 4
  br label %61

85:                                               ; preds = %72
  %86 = load float, ptr addrspace(5) %17, align 4
  %87 = load i32, ptr addrspace(5) %18, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %88
  store float %86, ptr addrspace(5) %89, align 4
  br label %90

90:                                               ; preds = %85
  %91 = load i32, ptr addrspace(5) %16, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr addrspace(5) %16, align 4
  br label %47

93:                                               ; preds = %47
  store i32 0, ptr addrspace(5) %19, align 4
  br label %94

94:                                               ; preds = %110, %93
  %95 = load i32, ptr addrspace(5) %19, align 4
  %96 = icmp slt i32 %95, 24
  br i1 %96, label %97, label %113

97:                                               ; preds = %94
  %98 = load i32, ptr addrspace(5) %19, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [24 x float], ptr addrspace(5) %15, i64 0, i64 %99
  %101 = load float, ptr addrspace(5) %100, align 4
  %102 = load ptr addrspace(1), ptr %21, align 8
  %103 = load i32, ptr addrspace(5) %19, align 4
  %104 = load i32, ptr %22, align 4
  %105 = mul i32 %103, %104
  %106 = load i32, ptr addrspace(5) %14, align 4
  %107 = add i32 %105, %106
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %102, i64 %108
  store float %101, ptr addrspace(1) %109, align 4
  br label %110

110:                                              ; preds = %97
  %111 = load i32, ptr addrspace(5) %19, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr addrspace(5) %19, align 4
  br label %94

113:                                              ; preds = %45, %94
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"uint"}
!9 = !{!"const", !"", !""}
