; ModuleID = 'matmul_tiled.cl'
source_filename = "matmul_tiled.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@matmul_tiled.tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@matmul_tiled.tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @matmul_tiled(float addrspace(1)* nocapture readonly %0, float addrspace(1)* nocapture readonly %1, float addrspace(1)* nocapture %2, i32 %3, i32 %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !reqd_work_group_size !8 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %8 = tail call i32 @llvm.amdgcn.workitem.id.y() #3, !range !9
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %10 = shl i32 %9, 4
  %11 = add i32 %10, %7
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.y() #3
  %13 = shl i32 %12, 4
  %14 = add i32 %13, %8
  %15 = icmp slt i32 %14, %3
  %16 = mul nsw i32 %14, %5
  %17 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 %7
  %18 = icmp slt i32 %11, %4
  %19 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 %8, i32 %7
  %20 = icmp sgt i32 %5, 0
  br i1 %20, label %21, label %54

21:                                               ; preds = %6
  %22 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 0
  %23 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 0, i32 %7
  %24 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 1
  %25 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 1, i32 %7
  %26 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 2
  %27 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 2, i32 %7
  %28 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 3
  %29 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 3, i32 %7
  %30 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 4
  %31 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 4, i32 %7
  %32 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 5
  %33 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 5, i32 %7
  %34 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 6
  %35 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 6, i32 %7
  %36 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 7
  %37 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 7, i32 %7
  %38 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 8
  %39 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 8, i32 %7
  %40 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 9
  %41 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 9, i32 %7
  %42 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 10
  %43 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 10, i32 %7
  %44 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 11
  %45 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 11, i32 %7
  %46 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 12
  %47 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 12, i32 %7
  %48 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 13
  %49 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 13, i32 %7
  %50 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 14
  %51 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 14, i32 %7
  %52 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_a, i32 0, i32 %8, i32 15
  %53 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @matmul_tiled.tile_b, i32 0, i32 15, i32 %7
  br label %57

54:                                               ; preds = %79, %6
  %55 = phi float [ 0.000000e+00, %6 ], [ %128, %79 ]
  %56 = select i1 %15, i1 %18, i1 false
  br i1 %56, label %131, label %136

57:                                               ; preds = %21, %79
  %58 = phi i32 [ %129, %79 ], [ 0, %21 ]
  %59 = phi float [ %128, %79 ], [ 0.000000e+00, %21 ]
  %60 = add nuw i32 %58, %7
  %61 = icmp slt i32 %60, %5
  %62 = select i1 %15, i1 %61, i1 false
  br i1 %62, label %63, label %68

63:                                               ; preds = %57
  %64 = add i32 %60, %16
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, float addrspace(1)* %0, i64 %65
  %67 = load float, float addrspace(1)* %66, align 4, !tbaa !10
  br label %68

68:                                               ; preds = %57, %63
  %69 = phi float [ %67, %63 ], [ 0.000000e+00, %57 ]
  store float %69, float addrspace(3)* %17, align 4, !tbaa !10
  %70 = add nuw nsw i32 %58, %8
  %71 = icmp slt i32 %70, %5
  %72 = select i1 %71, i1 %18, i1 false
  br i1 %72, label %73, label %79

73:                                               ; preds = %68
  %74 = mul nsw i32 %70, %4
  %75 = add nsw i32 %74, %11
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, float addrspace(1)* %1, i64 %76
  %78 = load float, float addrspace(1)* %77, align 4, !tbaa !10
  br label %79

79:                                               ; preds = %68, %73
  %80 = phi float [ %78, %73 ], [ 0.000000e+00, %68 ]
  store float %80, float addrspace(3)* %19, align 4, !tbaa !10
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %81 = load float, float addrspace(3)* %22, align 4, !tbaa !10
  %82 = load float, float addrspace(3)* %23, align 4, !tbaa !10
  %83 = tail call float @llvm.fmuladd.f32(float %81, float %82, float %59)
  %84 = load float, float addrspace(3)* %24, align 4, !tbaa !10
  %85 = load float, float addrspace(3)* %25, align 4, !tbaa !10
  %86 = tail call float @llvm.fmuladd.f32(float %84, float %85, float %83)
  %87 = load float, float addrspace(3)* %26, align 4, !tbaa !10
  %88 = load float, float addrspace(3)* %27, align 4, !tbaa !10
  %89 = tail call float @llvm.fmuladd.f32(float %87, float %88, float %86)
  %90 = load float, float addrspace(3)* %28, align 4, !tbaa !10
  %91 = load float, float addrspace(3)* %29, align 4, !tbaa !10
  %92 = tail call float @llvm.fmuladd.f32(float %90, float %91, float %89)
  %93 = load float, float addrspace(3)* %30, align 4, !tbaa !10
  %94 = load float, float addrspace(3)* %31, align 4, !tbaa !10
  %95 = tail call float @llvm.fmuladd.f32(float %93, float %94, float %92)
  %96 = load float, float addrspace(3)* %32, align 4, !tbaa !10
  %97 = load float, float addrspace(3)* %33, align 4, !tbaa !10
  %98 = tail call float @llvm.fmuladd.f32(float %96, float %97, float %95)
  %99 = load float, float addrspace(3)* %34, align 4, !tbaa !10
  %100 = load float, float addrspace(3)* %35, align 4, !tbaa !10
  %101 = tail call float @llvm.fmuladd.f32(float %99, float %100, float %98)
  %102 = load float, float addrspace(3)* %36, align 4, !tbaa !10
  %103 = load float, float addrspace(3)* %37, align 4, !tbaa !10
  %104 = tail call float @llvm.fmuladd.f32(float %102, float %103, float %101)
  %105 = load float, float addrspace(3)* %38, align 4, !tbaa !10
  %106 = load float, float addrspace(3)* %39, align 4, !tbaa !10
  %107 = tail call float @llvm.fmuladd.f32(float %105, float %106, float %104)
  %108 = load float, float addrspace(3)* %40, align 4, !tbaa !10
  %109 = load float, float addrspace(3)* %41, align 4, !tbaa !10
  %110 = tail call float @llvm.fmuladd.f32(float %108, float %109, float %107)
  %111 = load float, float addrspace(3)* %42, align 4, !tbaa !10
  %112 = load float, float addrspace(3)* %43, align 4, !tbaa !10
  %113 = tail call float @llvm.fmuladd.f32(float %111, float %112, float %110)
  %114 = load float, float addrspace(3)* %44, align 4, !tbaa !10
  %115 = load float, float addrspace(3)* %45, align 4, !tbaa !10
  %116 = tail call float @llvm.fmuladd.f32(float %114, float %115, float %113)
  %117 = load float, float addrspace(3)* %46, align 4, !tbaa !10
  %118 = load float, float addrspace(3)* %47, align 4, !tbaa !10
  %119 = tail call float @llvm.fmuladd.f32(float %117, float %118, float %116)
  %120 = load float, float addrspace(3)* %48, align 4, !tbaa !10
  %121 = load float, float addrspace(3)* %49, align 4, !tbaa !10
  %122 = tail call float @llvm.fmuladd.f32(float %120, float %121, float %119)
  %123 = load float, float addrspace(3)* %50, align 4, !tbaa !10
  %124 = load float, float addrspace(3)* %51, align 4, !tbaa !10
  %125 = tail call float @llvm.fmuladd.f32(float %123, float %124, float %122)
  %126 = load float, float addrspace(3)* %52, align 4, !tbaa !10
  %127 = load float, float addrspace(3)* %53, align 4, !tbaa !10
  %128 = tail call float @llvm.fmuladd.f32(float %126, float %127, float %125)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %129 = add nuw nsw i32 %58, 16
  %130 = icmp slt i32 %129, %5
  br i1 %130, label %57, label %54

131:                                              ; preds = %54
  %132 = mul nsw i32 %14, %4
  %133 = add nsw i32 %132, %11
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, float addrspace(1)* %2, i64 %134
  store float %55, float addrspace(1)* %135, align 4, !tbaa !10
  br label %136

136:                                              ; preds = %131, %54
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress nounwind willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!7 = !{!"const", !"const", !"", !"", !"", !""}
!8 = !{i32 16, i32 16, i32 1}
!9 = !{i32 0, i32 1024}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
