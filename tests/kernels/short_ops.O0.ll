; ModuleID = 'short_ops.cl'
source_filename = "short_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @short_ops(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 1 %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  %19 = addrspacecast ptr addrspace(5) %12 to ptr
  %20 = addrspacecast ptr addrspace(5) %13 to ptr
  %21 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  store ptr addrspace(1) %2, ptr %17, align 8
  store ptr addrspace(1) %3, ptr %18, align 8
  store ptr addrspace(1) %4, ptr %19, align 8
  store i32 %5, ptr %20, align 4
  store i32 %6, ptr %21, align 4
  %22 = load ptr addrspace(1), ptr %15, align 8
  %23 = load ptr addrspace(1), ptr %16, align 8
  %24 = load ptr addrspace(1), ptr %17, align 8
  %25 = load ptr addrspace(1), ptr %18, align 8
  %26 = load ptr addrspace(1), ptr %19, align 8
  %27 = load i32, ptr %20, align 4
  %28 = load i32, ptr %21, align 4
  call void @__clang_ocl_kern_imp_short_ops(ptr addrspace(1) noundef align 2 %22, ptr addrspace(1) noundef align 2 %23, ptr addrspace(1) noundef align 4 %24, ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 1 %26, i32 noundef %27, i32 noundef %28) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_short_ops(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 1 %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i16, align 2, addrspace(5)
  %24 = alloca i16, align 2, addrspace(5)
  %25 = alloca i8, align 1, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i16, align 2, addrspace(5)
  %28 = alloca i16, align 2, addrspace(5)
  %29 = alloca i16, align 2, addrspace(5)
  %30 = alloca <2 x i16>, align 4, addrspace(5)
  %31 = alloca <2 x i16>, align 4, addrspace(5)
  %32 = alloca <2 x i16>, align 4, addrspace(5)
  %33 = alloca <2 x i16>, align 4, addrspace(5)
  %34 = alloca <2 x i16>, align 4, addrspace(5)
  %35 = addrspacecast ptr addrspace(5) %15 to ptr
  %36 = addrspacecast ptr addrspace(5) %16 to ptr
  %37 = addrspacecast ptr addrspace(5) %17 to ptr
  %38 = addrspacecast ptr addrspace(5) %18 to ptr
  %39 = addrspacecast ptr addrspace(5) %19 to ptr
  %40 = addrspacecast ptr addrspace(5) %20 to ptr
  %41 = addrspacecast ptr addrspace(5) %21 to ptr
  %42 = addrspacecast ptr addrspace(5) %32 to ptr
  %43 = addrspacecast ptr addrspace(5) %33 to ptr
  %44 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %35, align 8
  store ptr addrspace(1) %1, ptr %36, align 8
  store ptr addrspace(1) %2, ptr %37, align 8
  store ptr addrspace(1) %3, ptr %38, align 8
  store ptr addrspace(1) %4, ptr %39, align 8
  store i32 %5, ptr %40, align 4
  store i32 %6, ptr %41, align 4
  %45 = addrspacecast ptr addrspace(5) %14 to ptr
  %46 = addrspacecast ptr addrspace(5) %13 to ptr
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = addrspacecast ptr addrspace(5) %12 to ptr
  %49 = addrspacecast ptr addrspace(5) %8 to ptr
  %50 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %50, align 4
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %51, ptr addrspace(5) %10, align 8
  %52 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %53 = load i32, ptr %50, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 %54
  %56 = load i16, ptr addrspace(4) %55, align 2
  %57 = zext i16 %56 to i32
  %58 = mul i32 %47, %57
  %59 = addrspacecast ptr addrspace(5) %11 to ptr
  %60 = call i32 @llvm.amdgcn.workitem.id.x()
  %61 = add i32 %58, %60
  store i32 %61, ptr addrspace(5) %22, align 4
  %62 = load i32, ptr addrspace(5) %22, align 4
  %63 = load i32, ptr %40, align 4
  %64 = icmp uge i32 %62, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %7
  br label %194

66:                                               ; preds = %7
  store i16 0, ptr addrspace(5) %23, align 2
  store i16 16, ptr addrspace(5) %24, align 2
  %67 = load i32, ptr addrspace(5) %22, align 4
  %68 = trunc i32 %67 to i8
  store i8 %68, ptr addrspace(5) %25, align 1
  store i32 0, ptr addrspace(5) %26, align 4
  br label %69

69:                                               ; preds = %160, %66
  %70 = load i32, ptr addrspace(5) %26, align 4
  %71 = load i32, ptr %41, align 4
  %72 = icmp ult i32 %70, %71
  br i1 %72, label %73, label %163

73:                                               ; preds = %69
  %74 = load ptr addrspace(1), ptr %35, align 8
  %75 = load i32, ptr addrspace(5) %22, align 4
  %76 = load i32, ptr %41, align 4
  %77 = mul i32 %75, %76
  %78 = load i32, ptr addrspace(5) %26, align 4
  %79 = add i32 %77, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i16, ptr addrspace(1) %74, i64 %80
  %82 = load i16, ptr addrspace(1) %81, align 2
  store i16 %82, ptr addrspace(5) %27, align 2
  %83 = load i16, ptr addrspace(5) %27, align 2
  %84 = load i16, ptr addrspace(5) %23, align 2
  %85 = call i16 @llvm.ssub.sat.i16(i16 %83, i16 %84)
  store i16 %85, ptr addrspace(5) %28, align 2
  %86 = load i16, ptr addrspace(5) %28, align 2
  %87 = sext i16 %86 to i32
  %88 = ashr i32 %87, 3
  %89 = trunc i32 %88 to i16
  store i16 %89, ptr addrspace(5) %29, align 2
  %90 = load i16, ptr addrspace(5) %29, align 2
  %91 = sext i16 %90 to i32
  %92 = load i16, ptr addrspace(5) %24, align 2
  %93 = sext i16 %92 to i32
  %94 = icmp sgt i32 %91, %93
  br i1 %94, label %95, label %97

95:                                               ; preds = %73
  %96 = load i16, ptr addrspace(5) %24, align 2
  store i16 %96, ptr addrspace(5) %29, align 2
  br label %97

97:                                               ; preds = %95, %73
  %98 = load i16, ptr addrspace(5) %29, align 2
  %99 = sext i16 %98 to i32
  %100 = load i16, ptr addrspace(5) %24, align 2
  %101 = zext i16 %100 to i32
  %102 = sub nsw i32 0, %101
  %103 = trunc i32 %102 to i16
  %104 = sext i16 %103 to i32
  %105 = icmp slt i32 %99, %104
  br i1 %105, label %106, label %111

106:                                              ; preds = %97
  %107 = load i16, ptr addrspace(5) %24, align 2
  %108 = zext i16 %107 to i32
  %109 = sub nsw i32 0, %108
  %110 = trunc i32 %109 to i16
  store i16 %110, ptr addrspace(5) %29, align 2
  br label %111

111:                                              ; preds = %106, %97
  %112 = load i16, ptr addrspace(5) %23, align 2
  %113 = load i16, ptr addrspace(5) %29, align 2
  %114 = sext i16 %113 to i32
  %115 = mul nsw i32 %114, 5
  %116 = trunc i32 %115 to i16
  %117 = call i16 @llvm.sadd.sat.i16(i16 %112, i16 %116)
  store i16 %117, ptr addrspace(5) %23, align 2
  %118 = load i16, ptr addrspace(5) %28, align 2
  %119 = sext i16 %118 to i32
  %120 = icmp slt i32 %119, 0
  br i1 %120, label %121, label %130

121:                                              ; preds = %111
  %122 = load i16, ptr addrspace(5) %24, align 2
  %123 = zext i16 %122 to i32
  %124 = load i16, ptr addrspace(5) %24, align 2
  %125 = zext i16 %124 to i32
  %126 = ashr i32 %125, 2
  %127 = sub nsw i32 %123, %126
  %128 = trunc i32 %127 to i16
  %129 = zext i16 %128 to i32
  br label %140

130:                                              ; preds = %111
  %131 = load i16, ptr addrspace(5) %24, align 2
  %132 = zext i16 %131 to i32
  %133 = load i16, ptr addrspace(5) %24, align 2
  %134 = zext i16 %133 to i32
  %135 = ashr i32 %134, 3
  %136 = add nsw i32 %132, %135
  %137 = add nsw i32 %136, 1
  %138 = trunc i32 %137 to i16
  %139 = zext i16 %138 to i32
  br label %140

140:                                              ; preds = %130, %121
  %141 = phi i32 [ %129, %121 ], [ %139, %130 ]
  %142 = trunc i32 %141 to i16
  store i16 %142, ptr addrspace(5) %24, align 2
  %143 = load i8, ptr addrspace(5) %25, align 1
  %144 = sext i8 %143 to i32
  %145 = mul nsw i32 %144, 3
  %146 = load i16, ptr addrspace(5) %29, align 2
  %147 = trunc i16 %146 to i8
  %148 = sext i8 %147 to i32
  %149 = add nsw i32 %145, %148
  %150 = trunc i32 %149 to i8
  store i8 %150, ptr addrspace(5) %25, align 1
  %151 = load i16, ptr addrspace(5) %23, align 2
  %152 = load ptr addrspace(1), ptr %36, align 8
  %153 = load i32, ptr addrspace(5) %22, align 4
  %154 = load i32, ptr %41, align 4
  %155 = mul i32 %153, %154
  %156 = load i32, ptr addrspace(5) %26, align 4
  %157 = add i32 %155, %156
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i16, ptr addrspace(1) %152, i64 %158
  store i16 %151, ptr addrspace(1) %159, align 2
  br label %160

160:                                              ; preds = %140
  %161 = load i32, ptr addrspace(5) %26, align 4
  %162 = add i32 %161, 1
  store i32 %162, ptr addrspace(5) %26, align 4
  br label %69

163:                                              ; preds = %69
  %164 = load i8, ptr addrspace(5) %25, align 1
  %165 = load ptr addrspace(1), ptr %39, align 8
  %166 = load i32, ptr addrspace(5) %22, align 4
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %165, i64 %167
  store i8 %164, ptr addrspace(1) %168, align 1
  %169 = load ptr addrspace(1), ptr %37, align 8
  %170 = load i32, ptr addrspace(5) %22, align 4
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %169, i64 %171
  %173 = load <2 x i16>, ptr addrspace(1) %172, align 4
  store <2 x i16> %173, ptr addrspace(5) %30, align 4
  %174 = load <2 x i16>, ptr addrspace(5) %30, align 4
  store <2 x i16> <i16 1000, i16 2000>, ptr %42, align 4
  %175 = load <2 x i16>, ptr %42, align 4
  %176 = call <2 x i16> @llvm.umax.v2i16(<2 x i16> %174, <2 x i16> %175)
  store <2 x i16> <i16 7, i16 9>, ptr %43, align 4
  %177 = load <2 x i16>, ptr %43, align 4
  %178 = sub <2 x i16> %176, %177
  store <2 x i16> %178, ptr addrspace(5) %31, align 4
  %179 = load <2 x i16>, ptr addrspace(5) %31, align 4
  %180 = load <2 x i16>, ptr addrspace(5) %30, align 4
  %181 = mul <2 x i16> %179, %180
  %182 = load <2 x i16>, ptr addrspace(5) %30, align 4
  %183 = shufflevector <2 x i16> %182, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i16> <i16 3, i16 5>, ptr %44, align 4
  %184 = load <2 x i16>, ptr %44, align 4
  %185 = and <2 x i16> %184, splat (i16 15)
  %186 = shl <2 x i16> %183, %185
  %187 = load <2 x i16>, ptr addrspace(5) %31, align 4
  %188 = call <2 x i16> @llvm.umin.v2i16(<2 x i16> %186, <2 x i16> %187)
  %189 = add <2 x i16> %181, %188
  %190 = load ptr addrspace(1), ptr %38, align 8
  %191 = load i32, ptr addrspace(5) %22, align 4
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %190, i64 %192
  store <2 x i16> %189, ptr addrspace(1) %193, align 4
  br label %194

194:                                              ; preds = %163, %65
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.umax.v2i16(<2 x i16>, <2 x i16>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.umin.v2i16(<2 x i16>, <2 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"short*", !"short*", !"ushort2*", !"ushort2*", !"char*", !"uint", !"uint"}
!9 = !{!"short*", !"short*", !"ushort __attribute__((ext_vector_type(2)))*", !"ushort __attribute__((ext_vector_type(2)))*", !"char*", !"uint", !"uint"}
!10 = !{!"const", !"", !"const", !"", !"", !"", !""}
