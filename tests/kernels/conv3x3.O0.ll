; ModuleID = 'conv3x3.cl'
source_filename = "conv3x3.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @conv3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
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
  store ptr addrspace(4) %2, ptr %15, align 8
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load ptr addrspace(1), ptr %14, align 8
  %21 = load ptr addrspace(4), ptr %15, align 8
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_conv3x3(ptr addrspace(1) noundef align 1 %19, ptr addrspace(1) noundef align 1 %20, ptr addrspace(4) noundef align 4 %21, i32 noundef %22, i32 noundef %23, i32 noundef %24) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_conv3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(4), align 8, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = addrspacecast ptr addrspace(5) %33 to ptr
  %46 = addrspacecast ptr addrspace(5) %34 to ptr
  %47 = addrspacecast ptr addrspace(5) %35 to ptr
  %48 = addrspacecast ptr addrspace(5) %36 to ptr
  %49 = addrspacecast ptr addrspace(5) %37 to ptr
  %50 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %45, align 8
  store ptr addrspace(1) %1, ptr %46, align 8
  store ptr addrspace(4) %2, ptr %47, align 8
  store i32 %3, ptr %48, align 4
  store i32 %4, ptr %49, align 4
  store i32 %5, ptr %50, align 4
  %51 = addrspacecast ptr addrspace(5) %32 to ptr
  %52 = addrspacecast ptr addrspace(5) %18 to ptr
  %53 = call i32 @llvm.amdgcn.workgroup.id.x()
  %54 = addrspacecast ptr addrspace(5) %17 to ptr
  %55 = addrspacecast ptr addrspace(5) %13 to ptr
  %56 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %56, align 4
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %57, ptr addrspace(5) %15, align 8
  %58 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %59 = load i32, ptr %56, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %58, i64 %60
  %62 = load i16, ptr addrspace(4) %61, align 2
  %63 = zext i16 %62 to i32
  %64 = mul i32 %53, %63
  %65 = addrspacecast ptr addrspace(5) %16 to ptr
  %66 = call i32 @llvm.amdgcn.workitem.id.x()
  %67 = add i32 %64, %66
  store i32 %67, ptr addrspace(5) %39, align 4
  %68 = addrspacecast ptr addrspace(5) %31 to ptr
  %69 = addrspacecast ptr addrspace(5) %12 to ptr
  %70 = call i32 @llvm.amdgcn.workgroup.id.y()
  %71 = addrspacecast ptr addrspace(5) %11 to ptr
  %72 = addrspacecast ptr addrspace(5) %8 to ptr
  %73 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %73, align 4
  %74 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %74, ptr addrspace(5) %10, align 8
  %75 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %76 = load i32, ptr %73, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspace(4) %75, i64 %77
  %79 = load i16, ptr addrspace(4) %78, align 2
  %80 = zext i16 %79 to i32
  %81 = mul i32 %70, %80
  %82 = addrspacecast ptr addrspace(5) %7 to ptr
  %83 = call i32 @llvm.amdgcn.workitem.id.y()
  %84 = add i32 %81, %83
  store i32 %84, ptr addrspace(5) %40, align 4
  %85 = load i32, ptr addrspace(5) %39, align 4
  %86 = load i32, ptr %48, align 4
  %87 = icmp sge i32 %85, %86
  br i1 %87, label %92, label %88

88:                                               ; preds = %6
  %89 = load i32, ptr addrspace(5) %40, align 4
  %90 = load i32, ptr %49, align 4
  %91 = icmp sge i32 %89, %90
  br i1 %91, label %92, label %93

92:                                               ; preds = %88, %6
  br label %228

93:                                               ; preds = %88
  %94 = load i32, ptr %50, align 4
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %101

96:                                               ; preds = %93
  %97 = load i32, ptr %50, align 4
  %98 = sub nsw i32 %97, 1
  %99 = and i32 %98, 31
  %100 = shl i32 1, %99
  br label %102

101:                                              ; preds = %93
  br label %102

102:                                              ; preds = %101, %96
  %103 = phi i32 [ %100, %96 ], [ 0, %101 ]
  store i32 %103, ptr addrspace(5) %41, align 4
  store i32 -1, ptr addrspace(5) %42, align 4
  br label %104

104:                                              ; preds = %190, %102
  %105 = load i32, ptr addrspace(5) %42, align 4
  %106 = icmp sle i32 %105, 1
  br i1 %106, label %107, label %193

107:                                              ; preds = %104
  %108 = load i32, ptr addrspace(5) %40, align 4
  %109 = load i32, ptr addrspace(5) %42, align 4
  %110 = add nsw i32 %108, %109
  %111 = load i32, ptr %49, align 4
  %112 = sub nsw i32 %111, 1
  %113 = addrspacecast ptr addrspace(5) %19 to ptr
  %114 = addrspacecast ptr addrspace(5) %20 to ptr
  %115 = addrspacecast ptr addrspace(5) %21 to ptr
  %116 = addrspacecast ptr addrspace(5) %22 to ptr
  store i32 %110, ptr %114, align 4
  store i32 0, ptr %115, align 4
  store i32 %112, ptr %116, align 4
  %117 = load i32, ptr %114, align 4
  %118 = load i32, ptr %115, align 4
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %120, label %122

120:                                              ; preds = %107
  %121 = load i32, ptr %115, align 4
  br label %132

122:                                              ; preds = %107
  %123 = load i32, ptr %114, align 4
  %124 = load i32, ptr %116, align 4
  %125 = icmp sgt i32 %123, %124
  br i1 %125, label %126, label %128

126:                                              ; preds = %122
  %127 = load i32, ptr %116, align 4
  br label %130

128:                                              ; preds = %122
  %129 = load i32, ptr %114, align 4
  br label %130

130:                                              ; preds = %128, %126
  %131 = phi i32 [ %127, %126 ], [ %129, %128 ]
  br label %132

132:                                              ; preds = %120, %130
  %133 = phi i32 [ %121, %120 ], [ %131, %130 ]
  %134 = load i32, ptr %48, align 4
  %135 = mul nsw i32 %133, %134
  store i32 %135, ptr addrspace(5) %43, align 4
  store i32 -1, ptr addrspace(5) %44, align 4
  br label %136

136:                                              ; preds = %186, %132
  %137 = load i32, ptr addrspace(5) %44, align 4
  %138 = icmp sle i32 %137, 1
  br i1 %138, label %139, label %189

139:                                              ; preds = %136
  %140 = load ptr addrspace(4), ptr %47, align 8
  %141 = load i32, ptr addrspace(5) %42, align 4
  %142 = add nsw i32 %141, 1
  %143 = mul nsw i32 %142, 3
  %144 = load i32, ptr addrspace(5) %44, align 4
  %145 = add nsw i32 %143, %144
  %146 = add nsw i32 %145, 1
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds i32, ptr addrspace(4) %140, i64 %147
  %149 = load i32, ptr addrspace(4) %148, align 4
  %150 = load ptr addrspace(1), ptr %45, align 8
  %151 = load i32, ptr addrspace(5) %43, align 4
  %152 = load i32, ptr addrspace(5) %39, align 4
  %153 = load i32, ptr addrspace(5) %44, align 4
  %154 = add nsw i32 %152, %153
  %155 = load i32, ptr %48, align 4
  %156 = sub nsw i32 %155, 1
  %157 = addrspacecast ptr addrspace(5) %23 to ptr
  %158 = addrspacecast ptr addrspace(5) %24 to ptr
  %159 = addrspacecast ptr addrspace(5) %25 to ptr
  %160 = addrspacecast ptr addrspace(5) %26 to ptr
  store i32 %154, ptr %158, align 4
  store i32 0, ptr %159, align 4
  store i32 %156, ptr %160, align 4
  %161 = load i32, ptr %158, align 4
  %162 = load i32, ptr %159, align 4
  %163 = icmp slt i32 %161, %162
  br i1 %163, label %164, label %166

164:                                              ; preds = %139
  %165 = load i32, ptr %159, align 4
  br label %176

166:                                              ; preds = %139
  %167 = load i32, ptr %158, align 4
  %168 = load i32, ptr %160, align 4
  %169 = icmp sgt i32 %167, %168
  br i1 %169, label %170, label %172

170:                                              ; preds = %166
  %171 = load i32, ptr %160, align 4
  br label %174

172:                                              ; preds = %166
  %173 = load i32, ptr %158, align 4
  br label %174

174:                                              ; preds = %172, %170
  %175 = phi i32 [ %171, %170 ], [ %173, %172 ]
  br label %176

176:                                              ; preds = %164, %174
  %177 = phi i32 [ %165, %164 ], [ %175, %174 ]
  %178 = add nsw i32 %151, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr addrspace(1) %150, i64 %179
  %181 = load i8, ptr addrspace(1) %180, align 1
  %182 = zext i8 %181 to i32
  %183 = mul nsw i32 %149, %182
  %184 = load i32, ptr addrspace(5) %41, align 4
  %185 = add nsw i32 %184, %183
  store i32 %185, ptr addrspace(5) %41, align 4
  br label %186

186:                                              ; preds = %176
  %187 = load i32, ptr addrspace(5) %44, align 4
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr addrspace(5) %44, align 4
  br label %136

189:                                              ; preds = %136
  br label %190

190:                                              ; preds = %189
  %191 = load i32, ptr addrspace(5) %42, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr addrspace(5) %42, align 4
  br label %104

193:                                              ; preds = %104
  %194 = load i32, ptr addrspace(5) %41, align 4
  %195 = load i32, ptr %50, align 4
  %196 = and i32 %195, 31
  %197 = ashr i32 %194, %196
  %198 = addrspacecast ptr addrspace(5) %27 to ptr
  %199 = addrspacecast ptr addrspace(5) %28 to ptr
  %200 = addrspacecast ptr addrspace(5) %29 to ptr
  %201 = addrspacecast ptr addrspace(5) %30 to ptr
  store i32 %197, ptr %199, align 4
  store i32 0, ptr %200, align 4
  store i32 255, ptr %201, align 4
  %202 = load i32, ptr %199, align 4
  %203 = load i32, ptr %200, align 4
  %204 = icmp slt i32 %202, %203
  br i1 %204, label %205, label %207

205:                                              ; preds = %193
  %206 = load i32, ptr %200, align 4
  br label %217

207:                                              ; preds = %193
  %208 = load i32, ptr %199, align 4
  %209 = load i32, ptr %201, align 4
  %210 = icmp sgt i32 %208, %209
  br i1 %210, label %211, label %213

211:                                              ; preds = %207
  %212 = load i32, ptr %201, align 4
  br label %215

213:                                              ; preds = %207
  %214 = load i32, ptr %199, align 4
  br label %215

215:                                              ; preds = %213, %211
  %216 = phi i32 [ %212, %211 ], [ %214, %213 ]
  br label %217

217:                                              ; preds = %205, %215
  %218 = phi i32 [ %206, %205 ], [ %216, %215 ]
  %219 = trunc i32 %218 to i8
  %220 = load ptr addrspace(1), ptr %46, align 8
  %221 = load i32, ptr addrspace(5) %40, align 4
  %222 = load i32, ptr %48, align 4
  %223 = mul nsw i32 %221, %222
  %224 = load i32, ptr addrspace(5) %39, align 4
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds i8, ptr addrspace(1) %220, i64 %226
  store i8 %219, ptr addrspace(1) %227, align 1
  br label %228

228:                                              ; preds = %217, %92
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

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
!6 = !{i32 1, i32 1, i32 2, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"int*", !"int", !"int", !"int"}
!9 = !{!"const", !"", !"const", !"", !"", !""}
