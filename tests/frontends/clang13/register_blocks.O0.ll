; ModuleID = 'register_blocks.cl'
source_filename = "register_blocks.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @register_blocks(float addrspace(1)* noalias %0, float addrspace(1)* noalias %1, float addrspace(1)* noalias %2, i32 %3, i32 %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %11 = alloca float addrspace(1)*, align 8, addrspace(5)
  %12 = alloca float addrspace(1)*, align 8, addrspace(5)
  %13 = alloca float addrspace(1)*, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca [8 x [8 x float]], align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca [8 x float], align 4, addrspace(5)
  %24 = alloca [8 x float], align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  store float addrspace(1)* %0, float addrspace(1)* addrspace(5)* %11, align 8
  store float addrspace(1)* %1, float addrspace(1)* addrspace(5)* %12, align 8
  store float addrspace(1)* %2, float addrspace(1)* addrspace(5)* %13, align 8
  store i32 %3, i32 addrspace(5)* %14, align 4
  store i32 %4, i32 addrspace(5)* %15, align 4
  store i32 %5, i32 addrspace(5)* %16, align 4
  %30 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %9, align 4
  %31 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %31, i8 addrspace(4)* addrspace(5)* %10, align 8
  %32 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %10, align 8
  %33 = load i32, i32 addrspace(5)* %9, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i8, i8 addrspace(4)* %32, i64 %34
  %36 = bitcast i8 addrspace(4)* %35 to i16 addrspace(4)*
  %37 = load i16, i16 addrspace(4)* %36, align 2
  %38 = zext i16 %37 to i32
  %39 = mul i32 %30, %38
  %40 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %41 = add i32 %39, %40
  %42 = mul i32 %41, 8
  store i32 %42, i32 addrspace(5)* %17, align 4
  %43 = call i32 @llvm.amdgcn.workgroup.id.y() #3
  store i32 6, i32 addrspace(5)* %7, align 4
  %44 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %44, i8 addrspace(4)* addrspace(5)* %8, align 8
  %45 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %46 = load i32, i32 addrspace(5)* %7, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, i8 addrspace(4)* %45, i64 %47
  %49 = bitcast i8 addrspace(4)* %48 to i16 addrspace(4)*
  %50 = load i16, i16 addrspace(4)* %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %43, %51
  %53 = call i32 @llvm.amdgcn.workitem.id.y() #3, !range !9
  %54 = add i32 %52, %53
  %55 = mul i32 %54, 8
  store i32 %55, i32 addrspace(5)* %18, align 4
  %56 = load i32, i32 addrspace(5)* %18, align 4
  %57 = load i32, i32 addrspace(5)* %14, align 4
  %58 = icmp uge i32 %56, %57
  br i1 %58, label %63, label %59

59:                                               ; preds = %6
  %60 = load i32, i32 addrspace(5)* %17, align 4
  %61 = load i32, i32 addrspace(5)* %15, align 4
  %62 = icmp uge i32 %60, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %59, %6
  br label %204

64:                                               ; preds = %59
  store i32 0, i32 addrspace(5)* %20, align 4
  br label %65

65:                                               ; preds = %83, %64
  %66 = load i32, i32 addrspace(5)* %20, align 4
  %67 = icmp slt i32 %66, 8
  br i1 %67, label %68, label %86

68:                                               ; preds = %65
  store i32 0, i32 addrspace(5)* %21, align 4
  br label %69

69:                                               ; preds = %79, %68
  %70 = load i32, i32 addrspace(5)* %21, align 4
  %71 = icmp slt i32 %70, 8
  br i1 %71, label %72, label %82

72:                                               ; preds = %69
  %73 = load i32, i32 addrspace(5)* %20, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(5)* %19, i64 0, i64 %74
  %76 = load i32, i32 addrspace(5)* %21, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %75, i64 0, i64 %77
  store float 0.000000e+00, float addrspace(5)* %78, align 4
  br label %79

79:                                               ; preds = %72
  %80 = load i32, i32 addrspace(5)* %21, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, i32 addrspace(5)* %21, align 4
  br label %69, !llvm.loop !10

82:                                               ; preds = %69
  br label %83

83:                                               ; preds = %82
  %84 = load i32, i32 addrspace(5)* %20, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, i32 addrspace(5)* %20, align 4
  br label %65, !llvm.loop !12

86:                                               ; preds = %65
  store i32 0, i32 addrspace(5)* %22, align 4
  br label %87

87:                                               ; preds = %166, %86
  %88 = load i32, i32 addrspace(5)* %22, align 4
  %89 = load i32, i32 addrspace(5)* %16, align 4
  %90 = icmp ult i32 %88, %89
  br i1 %90, label %91, label %169

91:                                               ; preds = %87
  store i32 0, i32 addrspace(5)* %25, align 4
  br label %92

92:                                               ; preds = %124, %91
  %93 = load i32, i32 addrspace(5)* %25, align 4
  %94 = icmp slt i32 %93, 8
  br i1 %94, label %95, label %127

95:                                               ; preds = %92
  %96 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %11, align 8
  %97 = load i32, i32 addrspace(5)* %18, align 4
  %98 = load i32, i32 addrspace(5)* %25, align 4
  %99 = add i32 %97, %98
  %100 = load i32, i32 addrspace(5)* %16, align 4
  %101 = mul i32 %99, %100
  %102 = load i32, i32 addrspace(5)* %22, align 4
  %103 = add i32 %101, %102
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds float, float addrspace(1)* %96, i64 %104
  %106 = load float, float addrspace(1)* %105, align 4
  %107 = load i32, i32 addrspace(5)* %25, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %23, i64 0, i64 %108
  store float %106, float addrspace(5)* %109, align 4
  %110 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %12, align 8
  %111 = load i32, i32 addrspace(5)* %22, align 4
  %112 = load i32, i32 addrspace(5)* %15, align 4
  %113 = mul i32 %111, %112
  %114 = load i32, i32 addrspace(5)* %17, align 4
  %115 = add i32 %113, %114
  %116 = load i32, i32 addrspace(5)* %25, align 4
  %117 = add i32 %115, %116
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds float, float addrspace(1)* %110, i64 %118
  %120 = load float, float addrspace(1)* %119, align 4
  %121 = load i32, i32 addrspace(5)* %25, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %24, i64 0, i64 %122
  store float %120, float addrspace(5)* %123, align 4
  br label %124

124:                                              ; preds = %95
  %125 = load i32, i32 addrspace(5)* %25, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, i32 addrspace(5)* %25, align 4
  br label %92, !llvm.loop !13

127:                                              ; preds = %92
  store i32 0, i32 addrspace(5)* %26, align 4
  br label %128

128:                                              ; preds = %162, %127
  %129 = load i32, i32 addrspace(5)* %26, align 4
  %130 = icmp slt i32 %129, 8
  br i1 %130, label %131, label %165

131:                                              ; preds = %128
  store i32 0, i32 addrspace(5)* %27, align 4
  br label %132

132:                                              ; preds = %158, %131
  %133 = load i32, i32 addrspace(5)* %27, align 4
  %134 = icmp slt i32 %133, 8
  br i1 %134, label %135, label %161

135:                                              ; preds = %132
  %136 = load i32, i32 addrspace(5)* %26, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %23, i64 0, i64 %137
  %139 = load float, float addrspace(5)* %138, align 4
  %140 = load i32, i32 addrspace(5)* %27, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %24, i64 0, i64 %141
  %143 = load float, float addrspace(5)* %142, align 4
  %144 = load i32, i32 addrspace(5)* %26, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(5)* %19, i64 0, i64 %145
  %147 = load i32, i32 addrspace(5)* %27, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %146, i64 0, i64 %148
  %150 = load float, float addrspace(5)* %149, align 4
  %151 = call float @llvm.fma.f32(float %139, float %143, float %150)
  %152 = load i32, i32 addrspace(5)* %26, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(5)* %19, i64 0, i64 %153
  %155 = load i32, i32 addrspace(5)* %27, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %154, i64 0, i64 %156
  store float %151, float addrspace(5)* %157, align 4
  br label %158

158:                                              ; preds = %135
  %159 = load i32, i32 addrspace(5)* %27, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, i32 addrspace(5)* %27, align 4
  br label %132, !llvm.loop !14

161:                                              ; preds = %132
  br label %162

162:                                              ; preds = %161
  %163 = load i32, i32 addrspace(5)* %26, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, i32 addrspace(5)* %26, align 4
  br label %128, !llvm.loop !15

165:                                              ; preds = %128
  br label %166

166:                                              ; preds = %165
  %167 = load i32, i32 addrspace(5)* %22, align 4
  %168 = add i32 %167, 1
  store i32 %168, i32 addrspace(5)* %22, align 4
  br label %87

169:                                              ; preds = %87
  store i32 0, i32 addrspace(5)* %28, align 4
  br label %170

170:                                              ; preds = %201, %169
  %171 = load i32, i32 addrspace(5)* %28, align 4
  %172 = icmp slt i32 %171, 8
  br i1 %172, label %173, label %204

173:                                              ; preds = %170
  store i32 0, i32 addrspace(5)* %29, align 4
  br label %174

174:                                              ; preds = %197, %173
  %175 = load i32, i32 addrspace(5)* %29, align 4
  %176 = icmp slt i32 %175, 8
  br i1 %176, label %177, label %200

177:                                              ; preds = %174
  %178 = load i32, i32 addrspace(5)* %28, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [8 x [8 x float]], [8 x [8 x float]] addrspace(5)* %19, i64 0, i64 %179
  %181 = load i32, i32 addrspace(5)* %29, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [8 x float], [8 x float] addrspace(5)* %180, i64 0, i64 %182
  %184 = load float, float addrspace(5)* %183, align 4
  %185 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %13, align 8
  %186 = load i32, i32 addrspace(5)* %18, align 4
  %187 = load i32, i32 addrspace(5)* %28, align 4
  %188 = add i32 %186, %187
  %189 = load i32, i32 addrspace(5)* %15, align 4
  %190 = mul i32 %188, %189
  %191 = load i32, i32 addrspace(5)* %17, align 4
  %192 = add i32 %190, %191
  %193 = load i32, i32 addrspace(5)* %29, align 4
  %194 = add i32 %192, %193
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds float, float addrspace(1)* %185, i64 %195
  store float %184, float addrspace(1)* %196, align 4
  br label %197

197:                                              ; preds = %177
  %198 = load i32, i32 addrspace(5)* %29, align 4
  %199 = add nsw i32 %198, 1
  store i32 %199, i32 addrspace(5)* %29, align 4
  br label %174, !llvm.loop !16

200:                                              ; preds = %174
  br label %201

201:                                              ; preds = %200
  %202 = load i32, i32 addrspace(5)* %28, align 4
  %203 = add nsw i32 %202, 1
  store i32 %203, i32 addrspace(5)* %28, align 4
  br label %170, !llvm.loop !17

204:                                              ; preds = %63, %170
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

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
!7 = !{!"float*", !"float*", !"float*", !"uint", !"uint", !"uint"}
!8 = !{!"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!9 = !{i32 0, i32 1024}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.enable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
