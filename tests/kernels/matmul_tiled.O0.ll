; ModuleID = 'matmul_tiled.cl'
source_filename = "matmul_tiled.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@matmul_tiled.tile_a = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@matmul_tiled.tile_b = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @matmul_tiled(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store ptr addrspace(1) %2, ptr %15, align 8
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load ptr addrspace(1), ptr %14, align 8
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_matmul_tiled(ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, i32 noundef %22, i32 noundef %23, i32 noundef %24) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_matmul_tiled(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %11 to ptr
  %25 = addrspacecast ptr addrspace(5) %12 to ptr
  %26 = addrspacecast ptr addrspace(5) %13 to ptr
  %27 = addrspacecast ptr addrspace(5) %14 to ptr
  %28 = addrspacecast ptr addrspace(5) %15 to ptr
  %29 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(1) %2, ptr %26, align 8
  store i32 %3, ptr %27, align 4
  store i32 %4, ptr %28, align 4
  store i32 %5, ptr %29, align 4
  %30 = addrspacecast ptr addrspace(5) %10 to ptr
  %31 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %31, ptr addrspace(5) %17, align 4
  %32 = addrspacecast ptr addrspace(5) %9 to ptr
  %33 = call i32 @llvm.amdgcn.workitem.id.y()
  store i32 %33, ptr addrspace(5) %18, align 4
  %34 = addrspacecast ptr addrspace(5) %8 to ptr
  %35 = call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = mul i32 %35, 16
  %37 = load i32, ptr addrspace(5) %17, align 4
  %38 = add i32 %36, %37
  store i32 %38, ptr addrspace(5) %19, align 4
  %39 = addrspacecast ptr addrspace(5) %7 to ptr
  %40 = call i32 @llvm.amdgcn.workgroup.id.y()
  %41 = mul i32 %40, 16
  %42 = load i32, ptr addrspace(5) %18, align 4
  %43 = add i32 %41, %42
  store i32 %43, ptr addrspace(5) %20, align 4
  store float 0.000000e+00, ptr addrspace(5) %21, align 4
  store i32 0, ptr addrspace(5) %22, align 4
  br label %44

44:                                               ; preds = %133, %6
  %45 = load i32, ptr addrspace(5) %22, align 4
  %46 = load i32, ptr %29, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %136

48:                                               ; preds = %44
  %49 = load i32, ptr addrspace(5) %20, align 4
  %50 = load i32, ptr %27, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %70

52:                                               ; preds = %48
  %53 = load i32, ptr addrspace(5) %22, align 4
  %54 = load i32, ptr addrspace(5) %17, align 4
  %55 = add nsw i32 %53, %54
  %56 = load i32, ptr %29, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %70

58:                                               ; preds = %52
  %59 = load ptr addrspace(1), ptr %24, align 8
  %60 = load i32, ptr addrspace(5) %20, align 4
  %61 = load i32, ptr %29, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr addrspace(5) %22, align 4
  %64 = add nsw i32 %62, %63
  %65 = load i32, ptr addrspace(5) %17, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4
  br label %71

70:                                               ; preds = %52, %48
  br label %71

71:                                               ; preds = %70, %58
  %72 = phi float [ %69, %58 ], [ 0.000000e+00, %70 ]
  %73 = load i32, ptr addrspace(5) %18, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_tiled.tile_a, i64 0, i64 %74
  %76 = load i32, ptr addrspace(5) %17, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [16 x float], ptr addrspace(3) %75, i64 0, i64 %77
  store float %72, ptr addrspace(3) %78, align 4
  %79 = load i32, ptr addrspace(5) %22, align 4
  %80 = load i32, ptr addrspace(5) %18, align 4
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %29, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %100

84:                                               ; preds = %71
  %85 = load i32, ptr addrspace(5) %19, align 4
  %86 = load i32, ptr %28, align 4
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %88, label %100

88:                                               ; preds = %84
  %89 = load ptr addrspace(1), ptr %25, align 8
  %90 = load i32, ptr addrspace(5) %22, align 4
  %91 = load i32, ptr addrspace(5) %18, align 4
  %92 = add nsw i32 %90, %91
  %93 = load i32, ptr %28, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr addrspace(5) %19, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %89, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4
  br label %101

100:                                              ; preds = %84, %71
  br label %101

101:                                              ; preds = %100, %88
  %102 = phi float [ %99, %88 ], [ 0.000000e+00, %100 ]
  %103 = load i32, ptr addrspace(5) %18, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_tiled.tile_b, i64 0, i64 %104
  %106 = load i32, ptr addrspace(5) %17, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [16 x float], ptr addrspace(3) %105, i64 0, i64 %107
  store float %102, ptr addrspace(3) %108, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 0, ptr addrspace(5) %23, align 4
  br label %109

109:                                              ; preds = %129, %101
  %110 = load i32, ptr addrspace(5) %23, align 4
  %111 = icmp slt i32 %110, 16
  br i1 %111, label %112, label %132

112:                                              ; preds = %109
  %113 = load i32, ptr addrspace(5) %18, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_tiled.tile_a, i64 0, i64 %114
  %116 = load i32, ptr addrspace(5) %23, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x float], ptr addrspace(3) %115, i64 0, i64 %117
  %119 = load float, ptr addrspace(3) %118, align 4
  %120 = load i32, ptr addrspace(5) %23, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_tiled.tile_b, i64 0, i64 %121
  %123 = load i32, ptr addrspace(5) %17, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x float], ptr addrspace(3) %122, i64 0, i64 %124
  %126 = load float, ptr addrspace(3) %125, align 4
  %127 = load float, ptr addrspace(5) %21, align 4
  %128 = call float @llvm.fmuladd.f32(float %119, float %126, float %127)
  store float %128, ptr addrspace(5) %21, align 4
  br label %129

129:                                              ; preds = %112
  %130 = load i32, ptr addrspace(5) %23, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr addrspace(5) %23, align 4
  br label %109

132:                                              ; preds = %109
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %133

133:                                              ; preds = %132
  %134 = load i32, ptr addrspace(5) %22, align 4
  %135 = add nsw i32 %134, 16
  store i32 %135, ptr addrspace(5) %22, align 4
  br label %44

136:                                              ; preds = %44
  %137 = load i32, ptr addrspace(5) %20, align 4
  %138 = load i32, ptr %27, align 4
  %139 = icmp slt i32 %137, %138
  br i1 %139, label %140, label %154

140:                                              ; preds = %136
  %141 = load i32, ptr addrspace(5) %19, align 4
  %142 = load i32, ptr %28, align 4
  %143 = icmp slt i32 %141, %142
  br i1 %143, label %144, label %154

144:                                              ; preds = %140
  %145 = load float, ptr addrspace(5) %21, align 4
  %146 = load ptr addrspace(1), ptr %26, align 8
  %147 = load i32, ptr addrspace(5) %20, align 4
  %148 = load i32, ptr %28, align 4
  %149 = mul nsw i32 %147, %148
  %150 = load i32, ptr addrspace(5) %19, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr addrspace(1) %146, i64 %152
  store float %145, ptr addrspace(1) %153, align 4
  br label %154

154:                                              ; preds = %144, %140, %136
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!9 = !{!"const", !"const", !"", !"", !"", !""}
!10 = !{i32 16, i32 16, i32 1}
