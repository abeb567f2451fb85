; ModuleID = 'private_counts.cl'
source_filename = "private_counts.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @private_counts(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_private_counts(ptr addrspace(1) noundef align 1 %13, ptr addrspace(1) noundef align 1 %14, ptr addrspace(1) noundef align 4 %15, i32 noundef %16) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_private_counts(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca [16 x i32], align 4, addrspace(5)
  %18 = alloca [24 x i8], align 1, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <4 x i32>, align 16, addrspace(5)
  %25 = alloca <4 x i32>, align 16, addrspace(5)
  %26 = alloca <4 x i32>, align 16, addrspace(5)
  %27 = alloca <4 x i32>, align 16, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %12 to ptr
  %30 = addrspacecast ptr addrspace(5) %13 to ptr
  %31 = addrspacecast ptr addrspace(5) %14 to ptr
  %32 = addrspacecast ptr addrspace(5) %15 to ptr
  %33 = addrspacecast ptr addrspace(5) %25 to ptr
  %34 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  store ptr addrspace(1) %1, ptr %30, align 8
  store ptr addrspace(1) %2, ptr %31, align 8
  store i32 %3, ptr %32, align 4
  %35 = addrspacecast ptr addrspace(5) %11 to ptr
  %36 = addrspacecast ptr addrspace(5) %10 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = addrspacecast ptr addrspace(5) %9 to ptr
  %39 = addrspacecast ptr addrspace(5) %5 to ptr
  %40 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %40, align 4
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %41, ptr addrspace(5) %7, align 8
  %42 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %43 = load i32, ptr %40, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 %44
  %46 = load i16, ptr addrspace(4) %45, align 2
  %47 = zext i16 %46 to i32
  %48 = mul i32 %37, %47
  %49 = addrspacecast ptr addrspace(5) %8 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  %51 = add i32 %48, %50
  store i32 %51, ptr addrspace(5) %16, align 4
  %52 = load i32, ptr addrspace(5) %16, align 4
  %53 = load i32, ptr %32, align 4
  %54 = icmp uge i32 %52, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %4
  br label %181

56:                                               ; preds = %4
  %57 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 0
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %57, i8 0, i64 64, i1 false)
  %58 = getelementptr inbounds [24 x i8], ptr addrspace(5) %18, i64 0, i64 0
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 1 %58, i8 -1, i64 24, i1 false)
  %59 = load ptr addrspace(1), ptr %29, align 8
  %60 = load i32, ptr addrspace(5) %16, align 4
  %61 = mul i32 %60, 24
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %59, i64 %62
  store ptr addrspace(1) %63, ptr addrspace(5) %19, align 8
  store i32 0, ptr addrspace(5) %20, align 4
  br label %64

64:                                               ; preds = %88, %56
  %65 = load i32, ptr addrspace(5) %20, align 4
  %66 = icmp slt i32 %65, 24
  br i1 %66, label %67, label %91

67:                                               ; preds = %64
  %68 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %69 = load i32, ptr addrspace(5) %20, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(1) %68, i64 %70
  %72 = load i8, ptr addrspace(1) %71, align 1
  %73 = zext i8 %72 to i32
  %74 = and i32 %73, 15
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 %75
  %77 = load i32, ptr addrspace(5) %76, align 4
  %78 = add i32 %77, 1
  store i32 %78, ptr addrspace(5) %76, align 4
  %79 = getelementptr inbounds [24 x i8], ptr addrspace(5) %18, i64 0, i64 0
  %80 = getelementptr inbounds i8, ptr addrspace(5) %79, i32 1
  %81 = getelementptr inbounds [24 x i8], ptr addrspace(5) %18, i64 0, i64 0
  call void @llvm.memmove.p5.p5.i64(ptr addrspace(5) align 1 %80, ptr addrspace(5) align 1 %81, i64 23, i1 false)
  %82 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %83 = load i32, ptr addrspace(5) %20, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr addrspace(1) %82, i64 %84
  %86 = load i8, ptr addrspace(1) %85, align 1
  %87 = getelementptr inbounds [24 x i8], ptr addrspace(5) %18, i64 0, i64 0
  store i8 %86, ptr addrspace(5) %87, align 1
  br label %88

88:                                               ; preds = %67
  %89 = load i32, ptr addrspace(5) %20, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr addrspace(5) %20, align 4
  br label %64

91:                                               ; preds = %64
  store i32 0, ptr addrspace(5) %21, align 4
  store i32 0, ptr addrspace(5) %22, align 4
  br label %92

92:                                               ; preds = %118, %91
  %93 = load i32, ptr addrspace(5) %22, align 4
  %94 = icmp ult i32 %93, 16
  br i1 %94, label %95, label %121

95:                                               ; preds = %92
  %96 = load i32, ptr addrspace(5) %22, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %17, i64 0, i64 %97
  %99 = load i32, ptr addrspace(5) %98, align 4
  store i32 %99, ptr addrspace(5) %23, align 4
  br label %100

100:                                              ; preds = %114, %95
  %101 = load i32, ptr addrspace(5) %23, align 4
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %117

103:                                              ; preds = %100
  %104 = load i32, ptr addrspace(5) %22, align 4
  %105 = trunc i32 %104 to i8
  %106 = load ptr addrspace(1), ptr %30, align 8
  %107 = load i32, ptr addrspace(5) %16, align 4
  %108 = mul i32 %107, 24
  %109 = load i32, ptr addrspace(5) %21, align 4
  %110 = add i32 %109, 1
  store i32 %110, ptr addrspace(5) %21, align 4
  %111 = add i32 %108, %109
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %106, i64 %112
  store i8 %105, ptr addrspace(1) %113, align 1
  br label %114

114:                                              ; preds = %103
  %115 = load i32, ptr addrspace(5) %23, align 4
  %116 = add i32 %115, -1
  store i32 %116, ptr addrspace(5) %23, align 4
  br label %100

117:                                              ; preds = %100
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr addrspace(5) %22, align 4
  %120 = add i32 %119, 1
  store i32 %120, ptr addrspace(5) %22, align 4
  br label %92

121:                                              ; preds = %92
  %122 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 0
  %123 = load i32, ptr addrspace(5) %122, align 4
  %124 = insertelement <4 x i32> poison, i32 %123, i32 0
  %125 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 1
  %126 = load i32, ptr addrspace(5) %125, align 4
  %127 = insertelement <4 x i32> %124, i32 %126, i32 1
  %128 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 2
  %129 = load i32, ptr addrspace(5) %128, align 4
  %130 = insertelement <4 x i32> %127, i32 %129, i32 2
  %131 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 3
  %132 = load i32, ptr addrspace(5) %131, align 4
  %133 = insertelement <4 x i32> %130, i32 %132, i32 3
  store <4 x i32> %133, ptr %33, align 16
  %134 = load <4 x i32>, ptr %33, align 16
  store <4 x i32> %134, ptr addrspace(5) %24, align 16
  %135 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 4
  %136 = load i32, ptr addrspace(5) %135, align 4
  %137 = insertelement <4 x i32> poison, i32 %136, i32 0
  %138 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 5
  %139 = load i32, ptr addrspace(5) %138, align 4
  %140 = insertelement <4 x i32> %137, i32 %139, i32 1
  %141 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 6
  %142 = load i32, ptr addrspace(5) %141, align 4
  %143 = insertelement <4 x i32> %140, i32 %142, i32 2
  %144 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 7
  %145 = load i32, ptr addrspace(5) %144, align 4
  %146 = insertelement <4 x i32> %143, i32 %145, i32 3
  store <4 x i32> %146, ptr %34, align 16
  %147 = load <4 x i32>, ptr %34, align 16
  store <4 x i32> %147, ptr addrspace(5) %26, align 16
  %148 = load i32, ptr addrspace(5) %16, align 4
  %149 = urem i32 %148, 24
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw [24 x i8], ptr addrspace(5) %18, i64 0, i64 %150
  %152 = load i8, ptr addrspace(5) %151, align 1
  %153 = zext i8 %152 to i32
  %154 = and i32 %153, 3
  switch i32 %154, label %169 [
    i32 0, label %155
    i32 1, label %158
    i32 2, label %161
    i32 3, label %166
  ]

155:                                              ; preds = %121
  %156 = load <4 x i32>, ptr addrspace(5) %24, align 16
  %157 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %156)
  store i32 %157, ptr addrspace(5) %28, align 4
  br label %170

158:                                              ; preds = %121
  %159 = load <4 x i32>, ptr addrspace(5) %26, align 16
  %160 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %159)
  store i32 %160, ptr addrspace(5) %28, align 4
  br label %170

161:                                              ; preds = %121
  %162 = load <4 x i32>, ptr addrspace(5) %24, align 16
  %163 = load <4 x i32>, ptr addrspace(5) %26, align 16
  %164 = xor <4 x i32> %162, %163
  %165 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %164)
  store i32 %165, ptr addrspace(5) %28, align 4
  br label %170

166:                                              ; preds = %121
  %167 = getelementptr inbounds [16 x i32], ptr addrspace(5) %17, i64 0, i64 15
  %168 = load i32, ptr addrspace(5) %167, align 4
  store i32 %168, ptr addrspace(5) %28, align 4
  br label %170

169:                                              ; preds = %121
  unreachable

170:                                              ; preds = %166, %161, %158, %155
  %171 = load i32, ptr addrspace(5) %28, align 4
  %172 = shl i32 %171, 8
  %173 = getelementptr inbounds [24 x i8], ptr addrspace(5) %18, i64 0, i64 23
  %174 = load i8, ptr addrspace(5) %173, align 1
  %175 = zext i8 %174 to i32
  %176 = or i32 %172, %175
  %177 = load ptr addrspace(1), ptr %31, align 8
  %178 = load i32, ptr addrspace(5) %16, align 4
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr addrspace(1) %177, i64 %179
  store i32 %176, ptr addrspace(1) %180, align 4
  br label %181

181:                                              ; preds = %170, %55
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p5.p5.i64(ptr addrspace(5) writeonly captures(none), ptr addrspace(5) readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"uint*", !"uint"}
!9 = !{!"const", !"", !"", !""}
