; ModuleID = 'lower_bound.cl'
source_filename = "lower_bound.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @lower_bound(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store i32 %1, ptr %14, align 4
  store ptr addrspace(1) %2, ptr %15, align 8
  store ptr addrspace(1) %3, ptr %16, align 8
  store ptr addrspace(1) %4, ptr %17, align 8
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load i32, ptr %14, align 4
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load ptr addrspace(1), ptr %16, align 8
  %23 = load ptr addrspace(1), ptr %17, align 8
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_lower_bound(ptr addrspace(1) noundef align 8 %19, i32 noundef %20, ptr addrspace(1) noundef align 8 %21, ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, i32 noundef %24) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_lower_bound(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %14 to ptr
  %28 = addrspacecast ptr addrspace(5) %15 to ptr
  %29 = addrspacecast ptr addrspace(5) %16 to ptr
  %30 = addrspacecast ptr addrspace(5) %17 to ptr
  %31 = addrspacecast ptr addrspace(5) %18 to ptr
  %32 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store i32 %1, ptr %28, align 4
  store ptr addrspace(1) %2, ptr %29, align 8
  store ptr addrspace(1) %3, ptr %30, align 8
  store ptr addrspace(1) %4, ptr %31, align 8
  store i32 %5, ptr %32, align 4
  %33 = addrspacecast ptr addrspace(5) %13 to ptr
  %34 = addrspacecast ptr addrspace(5) %12 to ptr
  %35 = call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = addrspacecast ptr addrspace(5) %11 to ptr
  %37 = addrspacecast ptr addrspace(5) %7 to ptr
  %38 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %38, align 4
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %39, ptr addrspace(5) %9, align 8
  %40 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %41 = load i32, ptr %38, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %40, i64 %42
  %44 = load i16, ptr addrspace(4) %43, align 2
  %45 = zext i16 %44 to i32
  %46 = mul i32 %35, %45
  %47 = addrspacecast ptr addrspace(5) %10 to ptr
  %48 = call i32 @llvm.amdgcn.workitem.id.x()
  %49 = add i32 %46, %48
  store i32 %49, ptr addrspace(5) %20, align 4
  %50 = load i32, ptr addrspace(5) %20, align 4
  %51 = load i32, ptr %32, align 4
  %52 = icmp uge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %6
  br label %136

54:                                               ; preds = %6
  %55 = load ptr addrspace(1), ptr %29, align 8
  %56 = load i32, ptr addrspace(5) %20, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr addrspace(1) %55, i64 %57
  %59 = load i64, ptr addrspace(1) %58, align 8
  store i64 %59, ptr addrspace(5) %21, align 8
  %60 = load ptr addrspace(1), ptr %27, align 8
  %61 = load i32, ptr %28, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %60, i64 %62
  store ptr addrspace(1) %63, ptr addrspace(5) %22, align 8
  %64 = load ptr addrspace(1), ptr %27, align 8
  store ptr addrspace(1) %64, ptr addrspace(5) %23, align 8
  %65 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  store ptr addrspace(1) %65, ptr addrspace(5) %24, align 8
  br label %66

66:                                               ; preds = %89, %54
  %67 = load ptr addrspace(1), ptr addrspace(5) %23, align 8
  %68 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %69 = icmp ult ptr addrspace(1) %67, %68
  br i1 %69, label %70, label %90

70:                                               ; preds = %66
  %71 = load ptr addrspace(1), ptr addrspace(5) %23, align 8
  %72 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %73 = load ptr addrspace(1), ptr addrspace(5) %23, align 8
  %74 = ptrtoint ptr addrspace(1) %72 to i64
  %75 = ptrtoint ptr addrspace(1) %73 to i64
  %76 = sub i64 %74, %75
  %77 = sdiv exact i64 %76, 8
  %78 = sdiv i64 %77, 2
  %79 = getelementptr inbounds i64, ptr addrspace(1) %71, i64 %78
  store ptr addrspace(1) %79, ptr addrspace(5) %25, align 8
  %80 = load ptr addrspace(1), ptr addrspace(5) %25, align 8
  %81 = load i64, ptr addrspace(1) %80, align 8
  %82 = load i64, ptr addrspace(5) %21, align 8
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %84, label %87

84:                                               ; preds = %70
  %85 = load ptr addrspace(1), ptr addrspace(5) %25, align 8
  %86 = getelementptr inbounds i64, ptr addrspace(1) %85, i64 1
  store ptr addrspace(1) %86, ptr addrspace(5) %23, align 8
  br label %89

87:                                               ; preds = %70
  %88 = load ptr addrspace(1), ptr addrspace(5) %25, align 8
  store ptr addrspace(1) %88, ptr addrspace(5) %24, align 8
  br label %89

89:                                               ; preds = %87, %84
  br label %66

90:                                               ; preds = %66
  %91 = load ptr addrspace(1), ptr addrspace(5) %23, align 8
  store ptr addrspace(1) %91, ptr addrspace(5) %26, align 8
  br label %92

92:                                               ; preds = %103, %90
  %93 = load ptr addrspace(1), ptr addrspace(5) %26, align 8
  %94 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  %95 = icmp ne ptr addrspace(1) %93, %94
  br i1 %95, label %96, label %101

96:                                               ; preds = %92
  %97 = load ptr addrspace(1), ptr addrspace(5) %26, align 8
  %98 = load i64, ptr addrspace(1) %97, align 8
  %99 = load i64, ptr addrspace(5) %21, align 8
  %100 = icmp eq i64 %98, %99
  br label %101

101:                                              ; preds = %96, %92
  %102 = phi i1 [ false, %92 ], [ %100, %96 ]
  br i1 %102, label %103, label %106

103:                                              ; preds = %101
  %104 = load ptr addrspace(1), ptr addrspace(5) %26, align 8
  %105 = getelementptr inbounds nuw i64, ptr addrspace(1) %104, i32 1
  store ptr addrspace(1) %105, ptr addrspace(5) %26, align 8
  br label %92

106:                                              ; preds = %101
  %107 = load ptr addrspace(1), ptr addrspace(5) %23, align 8
  %108 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  %109 = icmp eq ptr addrspace(1) %107, %108
  br i1 %109, label %110, label %111

110:                                              ; preds = %106
  br label %119

111:                                              ; preds = %106
  %112 = load ptr addrspace(1), ptr addrspace(5) %23, align 8
  %113 = load ptr addrspace(1), ptr %27, align 8
  %114 = ptrtoint ptr addrspace(1) %112 to i64
  %115 = ptrtoint ptr addrspace(1) %113 to i64
  %116 = sub i64 %114, %115
  %117 = sdiv exact i64 %116, 8
  %118 = trunc i64 %117 to i32
  br label %119

119:                                              ; preds = %111, %110
  %120 = phi i32 [ -1, %110 ], [ %118, %111 ]
  %121 = load ptr addrspace(1), ptr %30, align 8
  %122 = load i32, ptr addrspace(5) %20, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr addrspace(1) %121, i64 %123
  store i32 %120, ptr addrspace(1) %124, align 4
  %125 = load ptr addrspace(1), ptr addrspace(5) %26, align 8
  %126 = load ptr addrspace(1), ptr addrspace(5) %23, align 8
  %127 = ptrtoint ptr addrspace(1) %125 to i64
  %128 = ptrtoint ptr addrspace(1) %126 to i64
  %129 = sub i64 %127, %128
  %130 = sdiv exact i64 %129, 8
  %131 = trunc i64 %130 to i32
  %132 = load ptr addrspace(1), ptr %31, align 8
  %133 = load i32, ptr addrspace(5) %20, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(1) %132, i64 %134
  store i32 %131, ptr addrspace(1) %135, align 4
  br label %136

136:                                              ; preds = %119, %53
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 0, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"long*", !"uint", !"long*", !"uint*", !"uint*", !"uint"}
!9 = !{!"const", !"", !"const", !"", !"", !""}
