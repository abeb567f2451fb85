; ModuleID = 'ray_spheres.cl'
source_filename = "ray_spheres.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Sphere = type { <4 x float>, <4 x float> }

; Function Attrs: nofree norecurse nosync nounwind writeonly
define protected amdgpu_kernel void @ray_spheres(%struct.Sphere addrspace(4)* nocapture readonly %0, i32 %1, <4 x float> addrspace(1)* nocapture %2, i32 addrspace(1)* nocapture %3, i32 %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !9
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !13
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y() #2
  %17 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 6
  %18 = bitcast i8 addrspace(4)* %17 to i16 addrspace(4)*
  %19 = load i16, i16 addrspace(4)* %18, align 2, !tbaa !9
  %20 = zext i16 %19 to i32
  %21 = mul i32 %16, %20
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y() #2, !range !13
  %23 = add i32 %21, %22
  %24 = icmp ult i32 %15, %4
  %25 = icmp ult i32 %23, %5
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %178

27:                                               ; preds = %6
  %28 = uitofp i32 %15 to float
  %29 = fadd float %28, 5.000000e-01
  %30 = uitofp i32 %4 to float
  %31 = fdiv float %29, %30, !fpmath !14
  %32 = fadd float %31, -5.000000e-01
  %33 = uitofp i32 %23 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = uitofp i32 %5 to float
  %36 = fdiv float %34, %35, !fpmath !14
  %37 = fsub float 5.000000e-01, %36
  %38 = insertelement <3 x float> <float poison, float poison, float 1.000000e+00>, float %32, i32 0
  %39 = insertelement <3 x float> %38, float %37, i32 1
  %40 = fmul float %37, %37
  %41 = tail call float @llvm.fmuladd.f32(float %32, float %32, float %40) #2
  %42 = fadd float %41, 1.000000e+00
  %43 = tail call float @llvm.sqrt.f32(float %42) #2
  %44 = insertelement <3 x float> poison, float %43, i32 0
  %45 = shufflevector <3 x float> %44, <3 x float> poison, <3 x i32> zeroinitializer
  %46 = fdiv <3 x float> %39, %45, !fpmath !14
  %47 = extractelement <3 x float> %46, i64 0
  %48 = extractelement <3 x float> %46, i64 1
  %49 = extractelement <3 x float> %46, i64 2
  %50 = icmp eq i32 %1, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %55, %27
  %52 = phi i32 [ -1, %27 ], [ %88, %55 ]
  %53 = phi float [ 0x46293E5940000000, %27 ], [ %89, %55 ]
  %54 = icmp sgt i32 %52, -1
  br i1 %54, label %92, label %171

55:                                               ; preds = %27, %55
  %56 = phi float [ %89, %55 ], [ 0x46293E5940000000, %27 ]
  %57 = phi i32 [ %88, %55 ], [ -1, %27 ]
  %58 = phi i32 [ %90, %55 ], [ 0, %27 ]
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %0, i64 %59, i32 0
  %61 = load <4 x float>, <4 x float> addrspace(4)* %60, align 16, !tbaa !15
  %62 = extractelement <4 x float> %61, i32 0
  %63 = extractelement <4 x float> %61, i32 1
  %64 = fmul float %48, %63
  %65 = tail call float @llvm.fmuladd.f32(float %62, float %47, float %64) #2
  %66 = extractelement <4 x float> %61, i32 2
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %49, float %65) #2
  %68 = fmul float %63, %63
  %69 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %68) #2
  %70 = tail call float @llvm.fmuladd.f32(float %66, float %66, float %69) #2
  %71 = fneg float %67
  %72 = tail call float @llvm.fmuladd.f32(float %71, float %67, float %70) #2
  %73 = extractelement <4 x float> %61, i64 3
  %74 = fneg float %72
  %75 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %74) #2
  %76 = fcmp olt float %75, 0.000000e+00
  %77 = tail call float @llvm.sqrt.f32(float %75) #2
  %78 = fsub float %67, %77
  %79 = fcmp ogt float %78, 0x3F50624DE0000000
  %80 = fadd float %67, %77
  %81 = fcmp ogt float %80, 0x3F50624DE0000000
  %82 = select i1 %81, float %80, float -1.000000e+00
  %83 = select i1 %79, float %78, float %82
  %84 = select i1 %76, float -1.000000e+00, float %83
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = fcmp olt float %84, %56
  %87 = select i1 %85, i1 %86, i1 false
  %88 = select i1 %87, i32 %58, i32 %57
  %89 = select i1 %87, float %84, float %56
  %90 = add nuw i32 %58, 1
  %91 = icmp eq i32 %90, %1
  br i1 %91, label %51, label %55

92:                                               ; preds = %51
  %93 = insertelement <3 x float> poison, float %53, i32 0
  %94 = shufflevector <3 x float> %93, <3 x float> poison, <3 x i32> zeroinitializer
  %95 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %46, <3 x float> %94, <3 x float> zeroinitializer)
  %96 = zext i32 %52 to i64
  %97 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %0, i64 %96, i32 0
  %98 = load <4 x float>, <4 x float> addrspace(4)* %97, align 16
  %99 = shufflevector <4 x float> %98, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %100 = fsub <3 x float> %95, %99
  %101 = extractelement <3 x float> %100, i64 0
  %102 = extractelement <3 x float> %100, i64 1
  %103 = fmul float %102, %102
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %103) #2
  %105 = extractelement <3 x float> %100, i64 2
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %104) #2
  %107 = tail call float @llvm.sqrt.f32(float %106) #2
  %108 = insertelement <3 x float> poison, float %107, i32 0
  %109 = shufflevector <3 x float> %108, <3 x float> poison, <3 x i32> zeroinitializer
  %110 = fdiv <3 x float> %100, %109, !fpmath !14
  %111 = extractelement <3 x float> %110, i64 0
  %112 = extractelement <3 x float> %110, i64 1
  %113 = fmul float %112, 0x3FE7488E40000000
  %114 = tail call float @llvm.fmuladd.f32(float %111, float 0x3FDF0B6860000000, float %113)
  %115 = extractelement <3 x float> %110, i64 2
  %116 = tail call float @llvm.fmuladd.f32(float %115, float 0xBFDF0B6860000000, float %114)
  %117 = icmp ne i32 %1, 0
  %118 = fcmp ogt float %116, 0.000000e+00
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %130, label %120

120:                                              ; preds = %165, %92
  %121 = phi float [ %116, %92 ], [ %166, %165 ]
  %122 = phi i1 [ %118, %92 ], [ %169, %165 ]
  %123 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %0, i64 %96, i32 1
  %124 = load <4 x float>, <4 x float> addrspace(4)* %123, align 16, !tbaa !15
  %125 = select i1 %122, float %121, float 0.000000e+00
  %126 = tail call float @llvm.fmuladd.f32(float %125, float 0x3FECCCCCC0000000, float 0x3FB99999A0000000)
  %127 = insertelement <4 x float> poison, float %126, i32 0
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = fmul <4 x float> %128, %124
  br label %171

130:                                              ; preds = %92, %165
  %131 = phi i32 [ %167, %165 ], [ 0, %92 ]
  %132 = phi float [ %166, %165 ], [ %116, %92 ]
  %133 = icmp eq i32 %131, %52
  br i1 %133, label %165, label %134

134:                                              ; preds = %130
  %135 = zext i32 %131 to i64
  %136 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %0, i64 %135, i32 0
  %137 = load <4 x float>, <4 x float> addrspace(4)* %136, align 16, !tbaa !15
  %138 = shufflevector <4 x float> %137, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %139 = fsub <3 x float> %138, %95
  %140 = extractelement <3 x float> %139, i64 0
  %141 = extractelement <3 x float> %139, i64 1
  %142 = fmul float %141, 0x3FE7488E40000000
  %143 = tail call float @llvm.fmuladd.f32(float %140, float 0x3FDF0B6860000000, float %142) #2
  %144 = extractelement <3 x float> %139, i64 2
  %145 = tail call float @llvm.fmuladd.f32(float %144, float 0xBFDF0B6860000000, float %143) #2
  %146 = fmul float %141, %141
  %147 = tail call float @llvm.fmuladd.f32(float %140, float %140, float %146) #2
  %148 = tail call float @llvm.fmuladd.f32(float %144, float %144, float %147) #2
  %149 = fneg float %145
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %145, float %148) #2
  %151 = extractelement <4 x float> %137, i64 3
  %152 = fneg float %150
  %153 = tail call float @llvm.fmuladd.f32(float %151, float %151, float %152) #2
  %154 = fcmp olt float %153, 0.000000e+00
  %155 = tail call float @llvm.sqrt.f32(float %153) #2
  %156 = fsub float %145, %155
  %157 = fcmp ogt float %156, 0x3F847AE140000000
  %158 = fadd float %145, %155
  %159 = fcmp ogt float %158, 0x3F847AE140000000
  %160 = select i1 %159, float %158, float -1.000000e+00
  %161 = select i1 %157, float %156, float %160
  %162 = select i1 %154, float -1.000000e+00, float %161
  %163 = fcmp ogt float %162, 0.000000e+00
  br i1 %163, label %164, label %165

164:                                              ; preds = %134
  br label %165

165:                                              ; preds = %130, %134, %164
  %166 = phi float [ 0.000000e+00, %164 ], [ %132, %134 ], [ %132, %130 ]
  %167 = add nuw i32 %131, 1
  %168 = icmp ult i32 %167, %1
  %169 = fcmp ogt float %166, 0.000000e+00
  %170 = select i1 %168, i1 %169, i1 false
  br i1 %170, label %130, label %120

171:                                              ; preds = %120, %51
  %172 = phi <4 x float> [ %129, %120 ], [ zeroinitializer, %51 ]
  %173 = mul i32 %23, %4
  %174 = add i32 %173, %15
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %2, i64 %175
  store <4 x float> %172, <4 x float> addrspace(1)* %176, align 16, !tbaa !15
  %177 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %175
  store i32 %52, i32 addrspace(1)* %177, align 4, !tbaa !16
  br label %178

178:                                              ; preds = %6, %171
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

attributes #0 = { nofree norecurse nosync nounwind writeonly "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 2, i32 0, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"Sphere*", !"uint", !"float4*", !"int*", !"uint", !"uint"}
!7 = !{!"Sphere*", !"uint", !"float __attribute__((ext_vector_type(4)))*", !"int*", !"uint", !"uint"}
!8 = !{!"const", !"", !"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{float 2.500000e+00}
!15 = !{!11, !11, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !11, i64 0}
