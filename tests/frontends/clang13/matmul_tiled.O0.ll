; ModuleID = 'matmul_tiled.cl'
source_filename = "matmul_tiled.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@matmul_tiled.tile_a = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@matmul_tiled.tile_b = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @matmul_tiled(float addrspace(1)* %0, float addrspace(1)* %1, float addrspace(1)* %2, i32 %3, i32 %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 !reqd_work_group_size !9 {
  %7 = alloca float addrspace(1)*, align 8, addrspace(5)
  %8 = alloca float addrspace(1)*, align 8, addrspace(5)
  %9 = alloca float addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  store float addrspace(1)* %0, float addrspace(1)* addrspace(5)* %7, align 8
  store float addrspace(1)* %1, float addrspace(1)* addrspace(5)* %8, align 8
  store float addrspace(1)* %2, float addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  store i32 %4, i32 addrspace(5)* %11, align 4
  store i32 %5, i32 addrspace(5)* %12, align 4
  %20 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !10
  store i32 %20, i32 addrspace(5)* %13, align 4
  %21 = call i32 @llvm.amdgcn.workitem.id.y() #4, !range !10
  store i32 %21, i32 addrspace(5)* %14, align 4
  %22 = call i32 @llvm.amdgcn.workgroup.id.x() #4
  %23 = mul i32 %22, 16
  %24 = load i32, i32 addrspace(5)* %13, align 4
  %25 = add i32 %23, %24
  store i32 %25, i32 addrspace(5)* %15, align 4
  %26 = call i32 @llvm.amdgcn.workgroup.id.y() #4
  %27 = mul i32 %26, 16
  %28 = load i32, i32 addrspace(5)* %14, align 4
  %29 = add i32 %27, %28
  store i32 %29, i32 addrspace(5)* %16, align 4
  store float 0.000000e+00, float addrspace(5)* %17, align 4
  store i32 0, i32 addrspace(5)* %18, align 4
  br label %30

30:                                               ; preds = %119, %6
  %31 = load i32, i32 addrspace(5)* %18, align 4
  %32 = load i32, i32 addrspace(5)* %12, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %122

34:                                               ; preds = %30
  %35 = load i32, i32 addrspace(5)* %16, align 4
  %36 = load i32, i32 addrspace(5)* %10, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %56

38:                                               ; preds = %34
  %39 = load i32, i32 addrspace(5)* %18, align 4
  %40 = load i32, i32 addrspace(5)* %13, align 4
  %41 = add nsw i32 %39, %40
  %42 = load i32, i32 addrspace(5)* %12, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %56

44:                                               ; preds = %38
  %45 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %7, align 8
  %46 = load i32, i32 addrspace(5)* %16, align 4
  %47 = load i32, i32 addrspace(5)* %12, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, i32 addrspace(5)* %18, align 4
  %50 = add nsw i32 %48, %49
  %51 = load i32, i32 addrspace(5)* %13, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, float addrspace(1)* %45, i64 %53
  %55 = load float, float addrspace(1)* %54, align 4
  br label %57

56:                                               ; preds = %38, %34
  br label %57

57:                                               ; preds = %56, %44
  %58 = phi float [ %55, %44 ], [ 0.000000e+00, %56 ]
  %59 = load i32, i32 addrspace(5)* %14, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i64 0, i64 %60
  %62 = load i32, i32 addrspace(5)* %13, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x float], [16 x float] addrspace(3)* %61, i64 0, i64 %63
  store float %58, float addrspace(3)* %64, align 4
  %65 = load i32, i32 addrspace(5)* %18, align 4
  %66 = load i32, i32 addrspace(5)* %14, align 4
  %67 = add nsw i32 %65, %66
  %68 = load i32, i32 addrspace(5)* %12, align 4
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %70, label %86

70:                                               ; preds = %57
  %71 = load i32, i32 addrspace(5)* %15, align 4
  %72 = load i32, i32 addrspace(5)* %11, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %86

74:                                               ; preds = %70
  %75 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %8, align 8
  %76 = load i32, i32 addrspace(5)* %18, align 4
  %77 = load i32, i32 addrspace(5)* %14, align 4
  %78 = add nsw i32 %76, %77
  %79 = load i32, i32 addrspace(5)* %11, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, i32 addrspace(5)* %15, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, float addrspace(1)* %75, i64 %83
  %85 = load float, float addrspace(1)* %84, align 4
  br label %87

86:                                               ; preds = %70, %57
  br label %87

87:                                               ; preds = %86, %74
  %88 = phi float [ %85, %74 ], [ 0.000000e+00, %86 ]
  %89 = load i32, i32 addrspace(5)* %14, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i64 0, i64 %90
  %92 = load i32, i32 addrspace(5)* %13, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x float], [16 x float] addrspace(3)* %91, i64 0, i64 %93
  store float %88, float addrspace(3)* %94, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #4
  fence syncscope("workgroup") acquire
  store i32 0, i32 addrspace(5)* %19, align 4
  br label %95

95:                                               ; preds = %115, %87
  %96 = load i32, i32 addrspace(5)* %19, align 4
  %97 = icmp slt i32 %96, 16
  br i1 %97, label %98, label %118

98:                                               ; preds = %95
  %99 = load i32, i32 addrspace(5)* %14, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i64 0, i64 %100
  %102 = load i32, i32 addrspace(5)* %19, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x float], [16 x float] addrspace(3)* %101, i64 0, i64 %103
  %105 = load float, float addrspace(3)* %104, align 4
  %106 = load i32, i32 addrspace(5)* %19, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i64 0, i64 %107
  %109 = load i32, i32 addrspace(5)* %13, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x float], [16 x float] addrspace(3)* %108, i64 0, i64 %110
  %112 = load float, float addrspace(3)* %111, align 4
  %113 = load float, float addrspace(5)* %17, align 4
  %114 = call float @llvm.fmuladd.f32(float %105, float %112, float %113)
  store float %114, float addrspace(5)* %17, align 4
  br label %115

115:                                              ; preds = %98
  %116 = load i32, i32 addrspace(5)* %19, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, i32 addrspace(5)* %19, align 4
  br label %95

118:                                              ; preds = %95
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #4
  fence syncscope("workgroup") acquire
  br label %119

119:                                              ; preds = %118
  %120 = load i32, i32 addrspace(5)* %18, align 4
  %121 = add nsw i32 %120, 16
  store i32 %121, i32 addrspace(5)* %18, align 4
  br label %30

122:                                              ; preds = %30
  %123 = load i32, i32 addrspace(5)* %16, align 4
  %124 = load i32, i32 addrspace(5)* %10, align 4
  %125 = icmp slt i32 %123, %124
  br i1 %125, label %126, label %140

126:                                              ; preds = %122
  %127 = load i32, i32 addrspace(5)* %15, align 4
  %128 = load i32, i32 addrspace(5)* %11, align 4
  %129 = icmp slt i32 %127, %128
  br i1 %129, label %130, label %140

130:                                              ; preds = %126
  %131 = load float, float addrspace(5)* %17, align 4
  %132 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %9, align 8
  %133 = load i32, i32 addrspace(5)* %16, align 4
  %134 = load i32, i32 addrspace(5)* %11, align 4
  %135 = mul nsw i32 %133, %134
  %136 = load i32, i32 addrspace(5)* %15, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, float addrspace(1)* %132, i64 %138
  store float %131, float addrspace(1)* %139, align 4
  br label %140

140:                                              ; preds = %130, %126, %122
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="256,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { convergent nounwind willreturn }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!8 = !{!"const", !"const", !"", !"", !"", !""}
!9 = !{i32 16, i32 16, i32 1}
!10 = !{i32 0, i32 1024}
