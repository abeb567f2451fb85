; ModuleID = 'nbody_f32.cl'
source_filename = "nbody_f32.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@nbody_f32.tile = internal unnamed_addr addrspace(3) global [256 x <4 x float>] undef, align 16

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @nbody_f32(<4 x float> addrspace(1)* nocapture readonly %0, <4 x float> addrspace(1)* nocapture readonly %1, <4 x float> addrspace(1)* nocapture %2, <4 x float> addrspace(1)* nocapture %3, i32 %4, float %5, float %6) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %9 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %10 = getelementptr inbounds i8, i8 addrspace(4)* %9, i64 4
  %11 = bitcast i8 addrspace(4)* %10 to i16 addrspace(4)*
  %12 = load i16, i16 addrspace(4)* %11, align 4, !tbaa !9
  %13 = zext i16 %12 to i32
  %14 = mul i32 %8, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !13
  %16 = add i32 %14, %15
  %17 = icmp ult i32 %16, %4
  br i1 %17, label %18, label %22

18:                                               ; preds = %7
  %19 = zext i32 %16 to i64
  %20 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %19
  %21 = load <4 x float>, <4 x float> addrspace(1)* %20, align 16, !tbaa !14
  br label %22

22:                                               ; preds = %7, %18
  %23 = phi <4 x float> [ %21, %18 ], [ zeroinitializer, %7 ]
  %24 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i32 0, i32 %15
  %25 = icmp eq i16 %12, 0
  %26 = icmp eq i32 %4, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %22
  %28 = add nsw i32 %13, -1
  %29 = and i32 %13, 3
  %30 = icmp ult i32 %28, 3
  %31 = and i32 %13, 65532
  %32 = icmp eq i32 %29, 0
  br label %35

33:                                               ; preds = %79, %22
  %34 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %22 ], [ %80, %79 ]
  br i1 %17, label %171, label %198

35:                                               ; preds = %27, %79
  %36 = phi <4 x float> [ %80, %79 ], [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %27 ]
  %37 = phi i32 [ %81, %79 ], [ 0, %27 ]
  %38 = add i32 %37, %15
  %39 = icmp ult i32 %38, %4
  br i1 %39, label %40, label %44

40:                                               ; preds = %35
  %41 = zext i32 %38 to i64
  %42 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 %41
  %43 = load <4 x float>, <4 x float> addrspace(1)* %42, align 16, !tbaa !14
  br label %44

44:                                               ; preds = %35, %40
  %45 = phi <4 x float> [ %43, %40 ], [ zeroinitializer, %35 ]
  store <4 x float> %45, <4 x float> addrspace(3)* %24, align 16, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br i1 %25, label %79, label %46

46:                                               ; preds = %44
  br i1 %30, label %47, label %83

47:                                               ; preds = %83, %46
  %48 = phi <4 x float> [ undef, %46 ], [ %167, %83 ]
  %49 = phi <4 x float> [ %36, %46 ], [ %167, %83 ]
  %50 = phi i32 [ 0, %46 ], [ %168, %83 ]
  br i1 %32, label %79, label %51

51:                                               ; preds = %47, %51
  %52 = phi <4 x float> [ %75, %51 ], [ %49, %47 ]
  %53 = phi i32 [ %76, %51 ], [ %50, %47 ]
  %54 = phi i32 [ %77, %51 ], [ %29, %47 ]
  %55 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i32 0, i32 %53
  %56 = load <4 x float>, <4 x float> addrspace(3)* %55, align 16, !tbaa !14
  %57 = fsub <4 x float> %56, %23
  %58 = shufflevector <4 x float> %57, <4 x float> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %59 = extractelement <4 x float> %57, i32 0
  %60 = extractelement <4 x float> %57, i32 1
  %61 = fmul float %60, %60
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %61)
  %63 = extractelement <4 x float> %57, i32 2
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %63, float %62)
  %65 = fadd float %64, %6
  %66 = tail call float @llvm.amdgcn.rsq.f32(float %65)
  %67 = extractelement <4 x float> %56, i64 3
  %68 = fmul float %67, %66
  %69 = fmul float %66, %68
  %70 = fmul float %66, %69
  %71 = insertelement <3 x float> poison, float %70, i32 0
  %72 = shufflevector <3 x float> %71, <3 x float> poison, <3 x i32> zeroinitializer
  %73 = shufflevector <4 x float> %52, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %74 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %58, <3 x float> %72, <3 x float> %73)
  %75 = shufflevector <3 x float> %74, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %76 = add nuw nsw i32 %53, 1
  %77 = add i32 %54, -1
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %51, !llvm.loop !15

79:                                               ; preds = %47, %51, %44
  %80 = phi <4 x float> [ %36, %44 ], [ %48, %47 ], [ %75, %51 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %81 = add i32 %37, %13
  %82 = icmp ult i32 %81, %4
  br i1 %82, label %35, label %33

83:                                               ; preds = %46, %83
  %84 = phi <4 x float> [ %167, %83 ], [ %36, %46 ]
  %85 = phi i32 [ %168, %83 ], [ 0, %46 ]
  %86 = phi i32 [ %169, %83 ], [ %31, %46 ]
  %87 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i32 0, i32 %85
  %88 = load <4 x float>, <4 x float> addrspace(3)* %87, align 16, !tbaa !14
  %89 = fsub <4 x float> %88, %23
  %90 = shufflevector <4 x float> %89, <4 x float> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %91 = extractelement <4 x float> %89, i32 0
  %92 = extractelement <4 x float> %89, i32 1
  %93 = fmul float %92, %92
  %94 = tail call float @llvm.fmuladd.f32(float %91, float %91, float %93)
  %95 = extractelement <4 x float> %89, i32 2
  %96 = tail call float @llvm.fmuladd.f32(float %95, float %95, float %94)
  %97 = fadd float %96, %6
  %98 = tail call float @llvm.amdgcn.rsq.f32(float %97)
  %99 = extractelement <4 x float> %88, i64 3
  %100 = fmul float %99, %98
  %101 = fmul float %98, %100
  %102 = fmul float %98, %101
  %103 = insertelement <3 x float> poison, float %102, i32 0
  %104 = shufflevector <3 x float> %103, <3 x float> poison, <3 x i32> zeroinitializer
  %105 = shufflevector <4 x float> %84, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %106 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %90, <3 x float> %104, <3 x float> %105)
  %107 = or i32 %85, 1
  %108 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i32 0, i32 %107
  %109 = load <4 x float>, <4 x float> addrspace(3)* %108, align 16, !tbaa !14
  %110 = fsub <4 x float> %109, %23
  %111 = shufflevector <4 x float> %110, <4 x float> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %112 = extractelement <4 x float> %110, i32 0
  %113 = extractelement <4 x float> %110, i32 1
  %114 = fmul float %113, %113
  %115 = tail call float @llvm.fmuladd.f32(float %112, float %112, float %114)
  %116 = extractelement <4 x float> %110, i32 2
  %117 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %115)
  %118 = fadd float %117, %6
  %119 = tail call float @llvm.amdgcn.rsq.f32(float %118)
  %120 = extractelement <4 x float> %109, i64 3
  %121 = fmul float %120, %119
  %122 = fmul float %119, %121
  %123 = fmul float %119, %122
  %124 = insertelement <3 x float> poison, float %123, i32 0
  %125 = shufflevector <3 x float> %124, <3 x float> poison, <3 x i32> zeroinitializer
  %126 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %111, <3 x float> %125, <3 x float> %106)
  %127 = or i32 %85, 2
  %128 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i32 0, i32 %127
  %129 = load <4 x float>, <4 x float> addrspace(3)* %128, align 16, !tbaa !14
  %130 = fsub <4 x float> %129, %23
  %131 = shufflevector <4 x float> %130, <4 x float> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %132 = extractelement <4 x float> %130, i32 0
  %133 = extractelement <4 x float> %130, i32 1
  %134 = fmul float %133, %133
  %135 = tail call float @llvm.fmuladd.f32(float %132, float %132, float %134)
  %136 = extractelement <4 x float> %130, i32 2
  %137 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %135)
  %138 = fadd float %137, %6
  %139 = tail call float @llvm.amdgcn.rsq.f32(float %138)
  %140 = extractelement <4 x float> %129, i64 3
  %141 = fmul float %140, %139
  %142 = fmul float %139, %141
  %143 = fmul float %139, %142
  %144 = insertelement <3 x float> poison, float %143, i32 0
  %145 = shufflevector <3 x float> %144, <3 x float> poison, <3 x i32> zeroinitializer
  %146 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %131, <3 x float> %145, <3 x float> %126)
  %147 = or i32 %85, 3
  %148 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i32 0, i32 %147
  %149 = load <4 x float>, <4 x float> addrspace(3)* %148, align 16, !tbaa !14
  %150 = fsub <4 x float> %149, %23
  %151 = shufflevector <4 x float> %150, <4 x float> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %152 = extractelement <4 x float> %150, i32 0
  %153 = extractelement <4 x float> %150, i32 1
  %154 = fmul float %153, %153
  %155 = tail call float @llvm.fmuladd.f32(float %152, float %152, float %154)
  %156 = extractelement <4 x float> %150, i32 2
  %157 = tail call float @llvm.fmuladd.f32(float %156, float %156, float %155)
  %158 = fadd float %157, %6
  %159 = tail call float @llvm.amdgcn.rsq.f32(float %158)
  %160 = extractelement <4 x float> %149, i64 3
  %161 = fmul float %160, %159
  %162 = fmul float %159, %161
  %163 = fmul float %159, %162
  %164 = insertelement <3 x float> poison, float %163, i32 0
  %165 = shufflevector <3 x float> %164, <3 x float> poison, <3 x i32> zeroinitializer
  %166 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %151, <3 x float> %165, <3 x float> %146)
  %167 = shufflevector <3 x float> %166, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %168 = add nuw nsw i32 %85, 4
  %169 = add i32 %86, -4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %47, label %83

171:                                              ; preds = %33
  %172 = zext i32 %16 to i64
  %173 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %1, i64 %172
  %174 = load <4 x float>, <4 x float> addrspace(1)* %173, align 16, !tbaa !14
  %175 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %176 = insertelement <3 x float> poison, float %5, i32 0
  %177 = shufflevector <3 x float> %176, <3 x float> poison, <3 x i32> zeroinitializer
  %178 = shufflevector <4 x float> %174, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %179 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %175, <3 x float> %177, <3 x float> %178)
  %180 = shufflevector <3 x float> %179, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %181 = extractelement <4 x float> %23, i64 3
  %182 = extractelement <3 x float> %179, i32 0
  %183 = extractelement <3 x float> %179, i32 1
  %184 = fmul float %183, %183
  %185 = tail call float @llvm.fmuladd.f32(float %182, float %182, float %184)
  %186 = extractelement <3 x float> %179, i32 2
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %186, float %185)
  %188 = fadd float %187, %6
  %189 = fdiv float %181, %188, !fpmath !17
  %190 = insertelement <4 x float> %180, float %189, i64 3
  %191 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %3, i64 %172
  store <4 x float> %190, <4 x float> addrspace(1)* %191, align 16, !tbaa !14
  %192 = shufflevector <4 x float> %190, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %193 = shufflevector <4 x float> %23, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %194 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %192, <3 x float> %177, <3 x float> %193)
  %195 = shufflevector <3 x float> %194, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %196 = shufflevector <4 x float> %195, <4 x float> %23, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %197 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %2, i64 %172
  store <4 x float> %196, <4 x float> addrspace(1)* %197, align 16, !tbaa !14
  br label %198

198:                                              ; preds = %33, %171
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.amdgcn.rsq.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"uint", !"float", !"float"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float", !"float"}
!8 = !{!"const", !"const", !"", !"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!11, !11, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{float 2.500000e+00}
