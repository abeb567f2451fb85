; ModuleID = 'register_blocks.cl'
source_filename = "register_blocks.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @register_blocks(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_register_blocks(ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, i32 noundef %22, i32 noundef %23, i32 noundef %24) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_register_blocks(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca [8 x [8 x float]], align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca [8 x float], align 4, addrspace(5)
  %34 = alloca [8 x float], align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = addrspacecast ptr addrspace(5) %21 to ptr
  %41 = addrspacecast ptr addrspace(5) %22 to ptr
  %42 = addrspacecast ptr addrspace(5) %23 to ptr
  %43 = addrspacecast ptr addrspace(5) %24 to ptr
  %44 = addrspacecast ptr addrspace(5) %25 to ptr
  %45 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %40, align 8
  store ptr addrspace(1) %1, ptr %41, align 8
  store ptr addrspace(1) %2, ptr %42, align 8
  store i32 %3, ptr %43, align 4
  store i32 %4, ptr %44, align 4
  store i32 %5, ptr %45, align 4
  %46 = addrspacecast ptr addrspace(5) %20 to ptr
  %47 = addrspacecast ptr addrspace(5) %18 to ptr
  %48 = call i32 @llvm.amdgcn.workgroup.id.x()
  %49 = addrspacecast ptr addrspace(5) %17 to ptr
  %50 = addrspacecast ptr addrspace(5) %13 to ptr
  %51 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %51, align 4
  %52 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %52, ptr addrspace(5) %15, align 8
  %53 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %54 = load i32, ptr %51, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %53, i64 %55
  %57 = load i16, ptr addrspace(4) %56, align 2
  %58 = zext i16 %57 to i32
  %59 = mul i32 %48, %58
  %60 = addrspacecast ptr addrspace(5) %16 to ptr
  %61 = call i32 @llvm.amdgcn.workitem.id.x()
  %62 = add i32 %59, %61
  %63 = mul i32 %62, 8
  store i32 %63, ptr addrspace(5) %27, align 4
  %64 = addrspacecast ptr addrspace(5) %19 to ptr
  %65 = addrspacecast ptr addrspace(5) %12 to ptr
  %66 = call i32 @llvm.amdgcn.workgroup.id.y()
  %67 = addrspacecast ptr addrspace(5) %11 to ptr
  %68 = addrspacecast ptr addrspace(5) %8 to ptr
  %69 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %69, align 4
  %70 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %70, ptr addrspace(5) %10, align 8
  %71 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %72 = load i32, ptr %69, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr addrspace(4) %71, i64 %73
  %75 = load i16, ptr addrspace(4) %74, align 2
  %76 = zext i16 %75 to i32
  %77 = mul i32 %66, %76
  %78 = addrspacecast ptr addrspace(5) %7 to ptr
  %79 = call i32 @llvm.amdgcn.workitem.id.y()
  %80 = add i32 %77, %79
  %81 = mul i32 %80, 8
  store i32 %81, ptr addrspace(5) %28, align 4
  %82 = load i32, ptr addrspace(5) %28, align 4
  %83 = load i32, ptr %43, align 4
  %84 = icmp uge i32 %82, %83
  br i1 %84, label %89, label %85

85:                                               ; preds = %6
  %86 = load i32, ptr addrspace(5) %27, align 4
  %87 = load i32, ptr %44, align 4
  %88 = icmp uge i32 %86, %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %85, %6
  br label %230

90:                                               ; preds = %85
  store i32 0, ptr addrspace(5) %30, align 4
  br label %91

91:                                               ; preds = %109, %90
  %92 = load i32, ptr addrspace(5) %30, align 4
  %93 = icmp slt i32 %92, 8
  br i1 %93, label %94, label %112

94:                                               ; preds = %91
  store i32 0, ptr addrspace(5) %31, align 4
  br label %95

95:                                               ; preds = %105, %94
  %96 = load i32, ptr addrspace(5) %31, align 4
  %97 = icmp slt i32 %96, 8
  br i1 %97, label %98, label %108

98:                                               ; preds = %95
  %99 = load i32, ptr addrspace(5) %30, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(5) %29, i64 0, i64 %100
  %102 = load i32, ptr addrspace(5) %31, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [8 x float], ptr addrspace(5) %101, i64 0, i64 %103
  store float 0.000000e+00, ptr addrspace(5) %104, align 4
  br label %105

105:                                              ; preds = %98
  %106 = load i32, ptr addrspace(5) %31, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr addrspace(5) %31, align 4
  br label %95, !llvm.loop !10

108:                                              ; preds = %95
  br label %109

109:                                              ; preds = %108
  %110 = load i32, ptr addrspace(5) %30, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr addrspace(5) %30, align 4
  br label %91, !llvm.loop !12

112:                                              ; preds = %91
  store i32 0, ptr addrspace(5) %32, align 4
  br label %113

113:                                              ; preds = %192, %112
  %114 = load i32, ptr addrspace(5) %32, align 4
  %115 = load i32, ptr %45, align 4
  %116 = icmp ult i32 %114, %115
  br i1 %116, label %117, label %195

117:                                              ; preds = %113
  store i32 0, ptr addrspace(5) %35, align 4
  br label %118

118:                                              ; preds = %150, %117
  %119 = load i32, ptr addrspace(5) %35, align 4
  %120 = icmp slt i32 %119, 8
  br i1 %120, label %121, label %153

121:                                              ; preds = %118
  %122 = load ptr addrspace(1), ptr %40, align 8
  %123 = load i32, ptr addrspace(5) %28, align 4
  %124 = load i32, ptr addrspace(5) %35, align 4
  %125 = add i32 %123, %124
  %126 = load i32, ptr %45, align 4
  %127 = mul i32 %125, %126
  %128 = load i32, ptr addrspace(5) %32, align 4
  %129 = add i32 %127, %128
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr addrspace(1) %122, i64 %130
  %132 = load float, ptr addrspace(1) %131, align 4
  %133 = load i32, ptr addrspace(5) %35, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [8 x float], ptr addrspace(5) %33, i64 0, i64 %134
  store float %132, ptr addrspace(5) %135, align 4
  %136 = load ptr addrspace(1), ptr %41, align 8
  %137 = load i32, ptr addrspace(5) %32, align 4
  %138 = load i32, ptr %44, align 4
  %139 = mul i32 %137, %138
  %140 = load i32, ptr addrspace(5) %27, align 4
  %141 = add i32 %139, %140
  %142 = load i32, ptr addrspace(5) %35, align 4
  %143 = add i32 %141, %142
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw float, ptr addrspace(1) %136, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4
  %147 = load i32, ptr addrspace(5) %35, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [8 x float], ptr addrspace(5) %34, i64 0, i64 %148
  store float %146, ptr addrspace(5) %149, align 4
  br label %150

150:                                              ; preds = %121
  %151 = load i32, ptr addrspace(5) %35, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr addrspace(5) %35, align 4
  br label %118, !llvm.loop !13

153:                                              ; preds = %118
  store i32 0, ptr addrspace(5) %36, align 4
  br label %154

154:                                              ; preds = %188, %153
  %155 = load i32, ptr addrspace(5) %36, align 4
  %156 = icmp slt i32 %155, 8
  br i1 %156, label %157, label %191

157:                                              ; preds = %154
  store i32 0, ptr addrspace(5) %37, align 4
  br label %158

158:                                              ; preds = %184, %157
  %159 = load i32, ptr addrspace(5) %37, align 4
  %160 = icmp slt i32 %159, 8
  br i1 %160, label %161, label %187

161:                                              ; preds = %158
  %162 = load i32, ptr addrspace(5) %36, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [8 x float], ptr addrspace(5) %33, i64 0, i64 %163
  %165 = load float, ptr addrspace(5) %164, align 4
  %166 = load i32, ptr addrspace(5) %37, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [8 x float], ptr addrspace(5) %34, i64 0, i64 %167
  %169 = load float, ptr addrspace(5) %168, align 4
  %170 = load i32, ptr addrspace(5) %36, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(5) %29, i64 0, i64 %171
  %173 = load i32, ptr addrspace(5) %37, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [8 x float], ptr addrspace(5) %172, i64 0, i64 %174
  %176 = load float, ptr addrspace(5) %175, align 4
  %177 = call float @llvm.fma.f32(float %165, float %169, float %176)
  %178 = load i32, ptr addrspace(5) %36, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(5) %29, i64 0, i64 %179
  %181 = load i32, ptr addrspace(5) %37, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [8 x float], ptr addrspace(5) %180, i64 0, i64 %182
  store float %177, ptr addrspace(5) %183, align 4
  br label %184

184:                                              ; preds = %161
  %185 = load i32, ptr addrspace(5) %37, align 4
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr addrspace(5) %37, align 4
  br label %158, !llvm.loop !14

187:                                              ; preds = %158
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr addrspace(5) %36, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr addrspace(5) %36, align 4
  br label %154, !llvm.loop !15

191:                                              ; preds = %154
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr addrspace(5) %32, align 4
  %194 = add i32 %193, 1
  store i32 %194, ptr addrspace(5) %32, align 4
  br label %113

195:                                              ; preds = %113
  store i32 0, ptr addrspace(5) %38, align 4
  br label %196

196:                                              ; preds = %227, %195
  %197 = load i32, ptr addrspace(5) %38, align 4
  %198 = icmp slt i32 %197, 8
  br i1 %198, label %199, label %230

199:                                              ; preds = %196
  store i32 0, ptr addrspace(5) %39, align 4
  br label %200

200:                                              ; preds = %223, %199
  %201 = load i32, ptr addrspace(5) %39, align 4
  %202 = icmp slt i32 %201, 8
  br i1 %202, label %203, label %226

203:                                              ; preds = %200
  %204 = load i32, ptr addrspace(5) %38, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [8 x [8 x float]], ptr addrspace(5) %29, i64 0, i64 %205
  %207 = load i32, ptr addrspace(5) %39, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [8 x float], ptr addrspace(5) %206, i64 0, i64 %208
  %210 = load float, ptr addrspace(5) %209, align 4
  %211 = load ptr addrspace(1), ptr %42, align 8
  %212 = load i32, ptr addrspace(5) %28, align 4
  %213 = load i32, ptr addrspace(5) %38, align 4
  %214 = add i32 %212, %213
  %215 = load i32, ptr %44, align 4
  %216 = mul i32 %214, %215
  %217 = load i32, ptr addrspace(5) %27, align 4
  %218 = add i32 %216, %217
  %219 = load i32, ptr addrspace(5) %39, align 4
  %220 = add i32 %218, %219
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw float, ptr addrspace(1) %211, i64 %221
  store float %210, ptr addrspace(1) %222, align 4
  br label %223

223:                                              ; preds = %203
  %224 = load i32, ptr addrspace(5) %39, align 4
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr addrspace(5) %39, align 4
  br label %200, !llvm.loop !16

226:                                              ; preds = %200
  br label %227

227:                                              ; preds = %226
  %228 = load i32, ptr addrspace(5) %38, align 4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr addrspace(5) %38, align 4
  br label %196, !llvm.loop !17

230:                                              ; preds = %89, %196
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
!8 = !{!"float*", !"float*", !"float*", !"uint", !"uint", !"uint"}
!9 = !{!"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.enable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
