; ModuleID = 'uniform_branch.cl'
source_filename = "uniform_branch.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @uniform_branch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(4) %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %16 = load ptr addrspace(1), ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %12, align 8
  %18 = load ptr addrspace(4), ptr %13, align 8
  %19 = load i32, ptr %14, align 4
  %20 = load i32, ptr %15, align 4
  call void @__clang_ocl_kern_imp_uniform_branch(ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(4) noundef align 4 %18, i32 noundef %19, i32 noundef %20) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_uniform_branch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %14 to ptr
  %25 = addrspacecast ptr addrspace(5) %15 to ptr
  %26 = addrspacecast ptr addrspace(5) %16 to ptr
  %27 = addrspacecast ptr addrspace(5) %17 to ptr
  %28 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(4) %2, ptr %26, align 8
  store i32 %3, ptr %27, align 4
  store i32 %4, ptr %28, align 4
  %29 = addrspacecast ptr addrspace(5) %13 to ptr
  %30 = addrspacecast ptr addrspace(5) %12 to ptr
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = addrspacecast ptr addrspace(5) %10 to ptr
  %33 = addrspacecast ptr addrspace(5) %6 to ptr
  %34 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %34, align 4
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %35, ptr addrspace(5) %8, align 8
  %36 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %37 = load i32, ptr %34, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 %38
  %40 = load i16, ptr addrspace(4) %39, align 2
  %41 = zext i16 %40 to i32
  %42 = mul i32 %31, %41
  %43 = addrspacecast ptr addrspace(5) %9 to ptr
  %44 = call i32 @llvm.amdgcn.workitem.id.x()
  %45 = add i32 %42, %44
  store i32 %45, ptr addrspace(5) %19, align 4
  %46 = load ptr addrspace(4), ptr %26, align 8
  %47 = getelementptr inbounds i32, ptr addrspace(4) %46, i64 0
  %48 = load i32, ptr addrspace(4) %47, align 4
  store i32 %48, ptr addrspace(5) %20, align 4
  %49 = load i32, ptr addrspace(5) %19, align 4
  %50 = load i32, ptr %28, align 4
  %51 = icmp ult i32 %49, %50
  br i1 %51, label %52, label %58

52:                                               ; preds = %5
  %53 = load ptr addrspace(1), ptr %24, align 8
  %54 = load i32, ptr addrspace(5) %19, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4
  br label %59

58:                                               ; preds = %5
  br label %59

59:                                               ; preds = %58, %52
  %60 = phi i32 [ %57, %52 ], [ 0, %58 ]
  store i32 %60, ptr addrspace(5) %21, align 4
  %61 = load i32, ptr %27, align 4
  switch i32 %61, label %132 [
    i32 0, label %62
    i32 1, label %79
    i32 2, label %116
    i32 3, label %116
    i32 100, label %129
  ]

62:                                               ; preds = %59
  store i32 1, ptr addrspace(5) %22, align 4
  br label %63

63:                                               ; preds = %75, %62
  %64 = load i32, ptr addrspace(5) %22, align 4
  %65 = load i32, ptr addrspace(5) %20, align 4
  %66 = icmp sle i32 %64, %65
  br i1 %66, label %67, label %78

67:                                               ; preds = %63
  %68 = load ptr addrspace(4), ptr %26, align 8
  %69 = load i32, ptr addrspace(5) %22, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(4) %68, i64 %70
  %72 = load i32, ptr addrspace(4) %71, align 4
  %73 = load i32, ptr addrspace(5) %21, align 4
  %74 = add nsw i32 %73, %72
  store i32 %74, ptr addrspace(5) %21, align 4
  br label %75

75:                                               ; preds = %67
  %76 = load i32, ptr addrspace(5) %22, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %22, align 4
  br label %63

78:                                               ; preds = %63
  br label %141

79:                                               ; preds = %59
  %80 = load i32, ptr addrspace(5) %20, align 4
  store i32 %80, ptr addrspace(5) %23, align 4
  br label %81

81:                                               ; preds = %112, %79
  %82 = load i32, ptr addrspace(5) %23, align 4
  %83 = icmp sgt i32 %82, 0
  br i1 %83, label %84, label %115

84:                                               ; preds = %81
  %85 = load ptr addrspace(4), ptr %26, align 8
  %86 = load i32, ptr addrspace(5) %23, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(4) %85, i64 %87
  %89 = load i32, ptr addrspace(4) %88, align 4
  %90 = icmp slt i32 %89, 0
  br i1 %90, label %91, label %92

91:                                               ; preds = %84
  br label %112

92:                                               ; preds = %84
  %93 = load ptr addrspace(4), ptr %26, align 8
  %94 = load i32, ptr addrspace(5) %23, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(4) %93, i64 %95
  %97 = load i32, ptr addrspace(4) %96, align 4
  %98 = load i32, ptr addrspace(5) %23, align 4
  %99 = and i32 %98, 15
  %100 = and i32 %99, 31
  %101 = shl i32 %97, %100
  %102 = load i32, ptr addrspace(5) %21, align 4
  %103 = xor i32 %102, %101
  store i32 %103, ptr addrspace(5) %21, align 4
  %104 = load ptr addrspace(4), ptr %26, align 8
  %105 = load i32, ptr addrspace(5) %23, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr addrspace(4) %104, i64 %106
  %108 = load i32, ptr addrspace(4) %107, align 4
  %109 = icmp sgt i32 %108, 1000
  br i1 %109, label %110, label %111

110:                                              ; preds = %92
  br label %115

111:                                              ; preds = %92
  br label %112

112:                                              ; preds = %111, %91
  %113 = load i32, ptr addrspace(5) %23, align 4
  %114 = add nsw i32 %113, -1
  store i32 %114, ptr addrspace(5) %23, align 4
  br label %81

115:                                              ; preds = %110, %81
  br label %141

116:                                              ; preds = %59, %59
  br label %117

117:                                              ; preds = %124, %116
  %118 = load i32, ptr addrspace(5) %21, align 4
  %119 = mul nsw i32 %118, 3
  %120 = load i32, ptr addrspace(5) %20, align 4
  %121 = add nsw i32 %119, %120
  store i32 %121, ptr addrspace(5) %21, align 4
  %122 = load i32, ptr addrspace(5) %20, align 4
  %123 = sdiv i32 %122, 2
  store i32 %123, ptr addrspace(5) %20, align 4
  br label %124

124:                                              ; preds = %117
  %125 = load i32, ptr addrspace(5) %20, align 4
  %126 = load i32, ptr %27, align 4
  %127 = icmp sgt i32 %125, %126
  br i1 %127, label %117, label %128

128:                                              ; preds = %124
  br label %141

129:                                              ; preds = %59
  %130 = addrspacecast ptr addrspace(5) %11 to ptr
  %131 = call i32 @llvm.amdgcn.workgroup.id.x()
  store i32 %131, ptr addrspace(5) %21, align 4
  br label %141

132:                                              ; preds = %59
  %133 = load ptr addrspace(4), ptr %26, align 8
  %134 = getelementptr inbounds i32, ptr addrspace(4) %133, i64 1
  %135 = load i32, ptr addrspace(4) %134, align 4
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %137, label %140

137:                                              ; preds = %132
  %138 = load i32, ptr addrspace(5) %21, align 4
  %139 = sub nsw i32 0, %138
  store i32 %139, ptr addrspace(5) %21, align 4
  br label %140

140:                                              ; preds = %137, %132
  br label %141

141:                                              ; preds = %140, %129, %128, %115, %78
  %142 = load i32, ptr addrspace(5) %19, align 4
  %143 = load i32, ptr %28, align 4
  %144 = icmp ult i32 %142, %143
  br i1 %144, label %145, label %151

145:                                              ; preds = %141
  %146 = load i32, ptr addrspace(5) %21, align 4
  %147 = load ptr addrspace(1), ptr %25, align 8
  %148 = load i32, ptr addrspace(5) %19, align 4
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr addrspace(1) %147, i64 %149
  store i32 %146, ptr addrspace(1) %150, align 4
  br label %151

151:                                              ; preds = %145, %141
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

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
!6 = !{i32 1, i32 1, i32 2, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"int*", !"int", !"uint"}
!9 = !{!"const", !"", !"const", !"", !""}
