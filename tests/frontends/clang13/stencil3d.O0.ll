; ModuleID = 'stencil3d.cl'
source_filename = "stencil3d.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @stencil3d(float addrspace(1)* %0, float addrspace(1)* %1, i32 addrspace(1)* %2, i32 %3, i32 %4, i32 %5, float %6) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %14 = alloca float addrspace(1)*, align 8, addrspace(5)
  %15 = alloca float addrspace(1)*, align 8, addrspace(5)
  %16 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  store float addrspace(1)* %0, float addrspace(1)* addrspace(5)* %14, align 8
  store float addrspace(1)* %1, float addrspace(1)* addrspace(5)* %15, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %16, align 8
  store i32 %3, i32 addrspace(5)* %17, align 4
  store i32 %4, i32 addrspace(5)* %18, align 4
  store i32 %5, i32 addrspace(5)* %19, align 4
  store float %6, float addrspace(5)* %20, align 4
  %30 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %12, align 4
  %31 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %31, i8 addrspace(4)* addrspace(5)* %13, align 8
  %32 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %13, align 8
  %33 = load i32, i32 addrspace(5)* %12, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i8, i8 addrspace(4)* %32, i64 %34
  %36 = bitcast i8 addrspace(4)* %35 to i16 addrspace(4)*
  %37 = load i16, i16 addrspace(4)* %36, align 2
  %38 = zext i16 %37 to i32
  %39 = mul i32 %30, %38
  %40 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %41 = add i32 %39, %40
  store i32 %41, i32 addrspace(5)* %21, align 4
  %42 = call i32 @llvm.amdgcn.workgroup.id.y() #3
  store i32 6, i32 addrspace(5)* %10, align 4
  %43 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %43, i8 addrspace(4)* addrspace(5)* %11, align 8
  %44 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %11, align 8
  %45 = load i32, i32 addrspace(5)* %10, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, i8 addrspace(4)* %44, i64 %46
  %48 = bitcast i8 addrspace(4)* %47 to i16 addrspace(4)*
  %49 = load i16, i16 addrspace(4)* %48, align 2
  %50 = zext i16 %49 to i32
  %51 = mul i32 %42, %50
  %52 = call i32 @llvm.amdgcn.workitem.id.y() #3, !range !10
  %53 = add i32 %51, %52
  store i32 %53, i32 addrspace(5)* %22, align 4
  %54 = call i32 @llvm.amdgcn.workgroup.id.z() #3
  store i32 8, i32 addrspace(5)* %8, align 4
  %55 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %55, i8 addrspace(4)* addrspace(5)* %9, align 8
  %56 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %9, align 8
  %57 = load i32, i32 addrspace(5)* %8, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds i8, i8 addrspace(4)* %56, i64 %58
  %60 = bitcast i8 addrspace(4)* %59 to i16 addrspace(4)*
  %61 = load i16, i16 addrspace(4)* %60, align 2
  %62 = zext i16 %61 to i32
  %63 = mul i32 %54, %62
  %64 = call i32 @llvm.amdgcn.workitem.id.z() #3, !range !10
  %65 = add i32 %63, %64
  store i32 %65, i32 addrspace(5)* %23, align 4
  %66 = load i32, i32 addrspace(5)* %21, align 4
  %67 = load i32, i32 addrspace(5)* %17, align 4
  %68 = icmp sge i32 %66, %67
  br i1 %68, label %77, label %69

69:                                               ; preds = %7
  %70 = load i32, i32 addrspace(5)* %22, align 4
  %71 = load i32, i32 addrspace(5)* %18, align 4
  %72 = icmp sge i32 %70, %71
  br i1 %72, label %77, label %73

73:                                               ; preds = %69
  %74 = load i32, i32 addrspace(5)* %23, align 4
  %75 = load i32, i32 addrspace(5)* %19, align 4
  %76 = icmp sge i32 %74, %75
  br i1 %76, label %77, label %78

77:                                               ; preds = %73, %69, %7
  br label %216

78:                                               ; preds = %73
  %79 = load i32, i32 addrspace(5)* %23, align 4
  %80 = load i32, i32 addrspace(5)* %18, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, i32 addrspace(5)* %22, align 4
  %83 = add nsw i32 %81, %82
  %84 = load i32, i32 addrspace(5)* %17, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, i32 addrspace(5)* %21, align 4
  %87 = add nsw i32 %85, %86
  store i32 %87, i32 addrspace(5)* %24, align 4
  %88 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %14, align 8
  %89 = load i32, i32 addrspace(5)* %24, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, float addrspace(1)* %88, i64 %90
  %92 = load float, float addrspace(1)* %91, align 4
  store float %92, float addrspace(5)* %25, align 4
  %93 = load float, float addrspace(5)* %25, align 4
  %94 = fmul float -6.000000e+00, %93
  store float %94, float addrspace(5)* %26, align 4
  %95 = load i32, i32 addrspace(5)* %21, align 4
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %78
  %98 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %14, align 8
  %99 = load i32, i32 addrspace(5)* %24, align 4
  %100 = sub nsw i32 %99, 1
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, float addrspace(1)* %98, i64 %101
  %103 = load float, float addrspace(1)* %102, align 4
  br label %106

104:                                              ; preds = %78
  %105 = load float, float addrspace(5)* %25, align 4
  br label %106

106:                                              ; preds = %104, %97
  %107 = phi float [ %103, %97 ], [ %105, %104 ]
  %108 = load float, float addrspace(5)* %26, align 4
  %109 = fadd float %108, %107
  store float %109, float addrspace(5)* %26, align 4
  %110 = load i32, i32 addrspace(5)* %21, align 4
  %111 = load i32, i32 addrspace(5)* %17, align 4
  %112 = sub nsw i32 %111, 1
  %113 = icmp slt i32 %110, %112
  br i1 %113, label %114, label %121

114:                                              ; preds = %106
  %115 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %14, align 8
  %116 = load i32, i32 addrspace(5)* %24, align 4
  %117 = add nsw i32 %116, 1
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, float addrspace(1)* %115, i64 %118
  %120 = load float, float addrspace(1)* %119, align 4
  br label %123

121:                                              ; preds = %106
  %122 = load float, float addrspace(5)* %25, align 4
  br label %123

123:                                              ; preds = %121, %114
  %124 = phi float [ %120, %114 ], [ %122, %121 ]
  %125 = load float, float addrspace(5)* %26, align 4
  %126 = fadd float %125, %124
  store float %126, float addrspace(5)* %26, align 4
  %127 = load i32, i32 addrspace(5)* %22, align 4
  %128 = icmp sgt i32 %127, 0
  br i1 %128, label %129, label %137

129:                                              ; preds = %123
  %130 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %14, align 8
  %131 = load i32, i32 addrspace(5)* %24, align 4
  %132 = load i32, i32 addrspace(5)* %17, align 4
  %133 = sub nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, float addrspace(1)* %130, i64 %134
  %136 = load float, float addrspace(1)* %135, align 4
  br label %139

137:                                              ; preds = %123
  %138 = load float, float addrspace(5)* %25, align 4
  br label %139

139:                                              ; preds = %137, %129
  %140 = phi float [ %136, %129 ], [ %138, %137 ]
  %141 = load float, float addrspace(5)* %26, align 4
  %142 = fadd float %141, %140
  store float %142, float addrspace(5)* %26, align 4
  %143 = load i32, i32 addrspace(5)* %22, align 4
  %144 = load i32, i32 addrspace(5)* %18, align 4
  %145 = sub nsw i32 %144, 1
  %146 = icmp slt i32 %143, %145
  br i1 %146, label %147, label %155

147:                                              ; preds = %139
  %148 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %14, align 8
  %149 = load i32, i32 addrspace(5)* %24, align 4
  %150 = load i32, i32 addrspace(5)* %17, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, float addrspace(1)* %148, i64 %152
  %154 = load float, float addrspace(1)* %153, align 4
  br label %157

155:                                              ; preds = %139
  %156 = load float, float addrspace(5)* %25, align 4
  br label %157

157:                                              ; preds = %155, %147
  %158 = phi float [ %154, %147 ], [ %156, %155 ]
  %159 = load float, float addrspace(5)* %26, align 4
  %160 = fadd float %159, %158
  store float %160, float addrspace(5)* %26, align 4
  %161 = load i32, i32 addrspace(5)* %23, align 4
  %162 = icmp sgt i32 %161, 0
  br i1 %162, label %163, label %173

163:                                              ; preds = %157
  %164 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %14, align 8
  %165 = load i32, i32 addrspace(5)* %24, align 4
  %166 = load i32, i32 addrspace(5)* %17, align 4
  %167 = load i32, i32 addrspace(5)* %18, align 4
  %168 = mul nsw i32 %166, %167
  %169 = sub nsw i32 %165, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, float addrspace(1)* %164, i64 %170
  %172 = load float, float addrspace(1)* %171, align 4
  br label %175

173:                                              ; preds = %157
  %174 = load float, float addrspace(5)* %25, align 4
  br label %175

175:                                              ; preds = %173, %163
  %176 = phi float [ %172, %163 ], [ %174, %173 ]
  %177 = load float, float addrspace(5)* %26, align 4
  %178 = fadd float %177, %176
  store float %178, float addrspace(5)* %26, align 4
  %179 = load i32, i32 addrspace(5)* %23, align 4
  %180 = load i32, i32 addrspace(5)* %19, align 4
  %181 = sub nsw i32 %180, 1
  %182 = icmp slt i32 %179, %181
  br i1 %182, label %183, label %193

183:                                              ; preds = %175
  %184 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %14, align 8
  %185 = load i32, i32 addrspace(5)* %24, align 4
  %186 = load i32, i32 addrspace(5)* %17, align 4
  %187 = load i32, i32 addrspace(5)* %18, align 4
  %188 = mul nsw i32 %186, %187
  %189 = add nsw i32 %185, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, float addrspace(1)* %184, i64 %190
  %192 = load float, float addrspace(1)* %191, align 4
  br label %195

193:                                              ; preds = %175
  %194 = load float, float addrspace(5)* %25, align 4
  br label %195

195:                                              ; preds = %193, %183
  %196 = phi float [ %192, %183 ], [ %194, %193 ]
  %197 = load float, float addrspace(5)* %26, align 4
  %198 = fadd float %197, %196
  store float %198, float addrspace(5)* %26, align 4
  %199 = load float, float addrspace(5)* %20, align 4
  %200 = load float, float addrspace(5)* %26, align 4
  %201 = fmul float %199, %200
  store float %201, float addrspace(5)* %27, align 4
  %202 = load float, float addrspace(5)* %25, align 4
  %203 = load float, float addrspace(5)* %27, align 4
  %204 = fadd float %202, %203
  %205 = load float addrspace(1)*, float addrspace(1)* addrspace(5)* %15, align 8
  %206 = load i32, i32 addrspace(5)* %24, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, float addrspace(1)* %205, i64 %207
  store float %204, float addrspace(1)* %208, align 4
  %209 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %16, align 8
  %210 = load float, float addrspace(5)* %27, align 4
  %211 = call float @llvm.fabs.f32(float %210)
  %212 = bitcast float %211 to i32
  store i32 %212, i32 addrspace(5)* %28, align 4
  %213 = load i32, i32 addrspace(5)* %28, align 4
  %214 = atomicrmw umax i32 addrspace(1)* %209, i32 %213 syncscope("agent-one-as") monotonic, align 4
  store i32 %214, i32 addrspace(5)* %29, align 4
  %215 = load i32, i32 addrspace(5)* %29, align 4
  br label %216

216:                                              ; preds = %195, %77
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

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

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.z() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.z() #2

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
!5 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"float*", !"float*", !"atomic_uint*", !"int", !"int", !"int", !"float"}
!8 = !{!"float*", !"float*", !"_Atomic(unsigned int)*", !"int", !"int", !"int", !"float"}
!9 = !{!"const", !"", !"", !"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
