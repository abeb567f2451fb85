; ModuleID = 'generic_ptr.cl'
source_filename = "generic_ptr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@generic_ptr.shared = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @generic_ptr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_generic_ptr(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_generic_ptr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca [4 x i32], align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca ptr, align 8, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %16 to ptr
  %30 = addrspacecast ptr addrspace(5) %17 to ptr
  %31 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  store ptr addrspace(1) %1, ptr %30, align 8
  store i32 %2, ptr %31, align 4
  %32 = addrspacecast ptr addrspace(5) %15 to ptr
  %33 = addrspacecast ptr addrspace(5) %10 to ptr
  %34 = call i32 @llvm.amdgcn.workgroup.id.x()
  %35 = addrspacecast ptr addrspace(5) %12 to ptr
  %36 = addrspacecast ptr addrspace(5) %4 to ptr
  %37 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %37, align 4
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %38, ptr addrspace(5) %6, align 8
  %39 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %40 = load i32, ptr %37, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %39, i64 %41
  %43 = load i16, ptr addrspace(4) %42, align 2
  %44 = zext i16 %43 to i32
  %45 = mul i32 %34, %44
  %46 = addrspacecast ptr addrspace(5) %14 to ptr
  %47 = call i32 @llvm.amdgcn.workitem.id.x()
  %48 = add i32 %45, %47
  store i32 %48, ptr addrspace(5) %20, align 4
  %49 = addrspacecast ptr addrspace(5) %13 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %50, ptr addrspace(5) %21, align 4
  %51 = load i32, ptr addrspace(5) %21, align 4
  store i32 %51, ptr addrspace(5) %22, align 4
  br label %52

52:                                               ; preds = %63, %3
  %53 = load i32, ptr addrspace(5) %22, align 4
  %54 = icmp ult i32 %53, 64
  br i1 %54, label %55, label %76

55:                                               ; preds = %52
  %56 = load i32, ptr addrspace(5) %22, align 4
  %57 = load i32, ptr addrspace(5) %22, align 4
  %58 = mul i32 %56, %57
  %59 = sub nsw i32 %58, 100
  %60 = load i32, ptr addrspace(5) %22, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @generic_ptr.shared, i64 0, i64 %61
  store i32 %59, ptr addrspace(3) %62, align 4
  br label %63

63:                                               ; preds = %55
  %64 = addrspacecast ptr addrspace(5) %11 to ptr
  %65 = addrspacecast ptr addrspace(5) %7 to ptr
  %66 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %66, align 4
  %67 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %67, ptr addrspace(5) %9, align 8
  %68 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %69 = load i32, ptr %66, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr addrspace(4) %68, i64 %70
  %72 = load i16, ptr addrspace(4) %71, align 2
  %73 = zext i16 %72 to i32
  %74 = load i32, ptr addrspace(5) %22, align 4
  %75 = add i32 %74, %73
  store i32 %75, ptr addrspace(5) %22, align 4
  br label %52

76:                                               ; preds = %52
  store i32 0, ptr addrspace(5) %23, align 4
  br label %77

77:                                               ; preds = %88, %76
  %78 = load i32, ptr addrspace(5) %23, align 4
  %79 = icmp slt i32 %78, 4
  br i1 %79, label %80, label %91

80:                                               ; preds = %77
  %81 = load i32, ptr addrspace(5) %20, align 4
  %82 = load i32, ptr addrspace(5) %23, align 4
  %83 = add nsw i32 %82, 1
  %84 = mul nsw i32 %81, %83
  %85 = load i32, ptr addrspace(5) %23, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x i32], ptr addrspace(5) %19, i64 0, i64 %86
  store i32 %84, ptr addrspace(5) %87, align 4
  br label %88

88:                                               ; preds = %80
  %89 = load i32, ptr addrspace(5) %23, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr addrspace(5) %23, align 4
  br label %77

91:                                               ; preds = %77
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %92 = load i32, ptr addrspace(5) %20, align 4
  %93 = load i32, ptr %31, align 4
  %94 = icmp uge i32 %92, %93
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  br label %174

96:                                               ; preds = %91
  %97 = load ptr addrspace(1), ptr %29, align 8
  %98 = load i32, ptr addrspace(5) %20, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %97, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4
  store i32 %101, ptr addrspace(5) %24, align 4
  %102 = load i32, ptr addrspace(5) %24, align 4
  %103 = and i32 %102, 3
  switch i32 %103, label %116 [
    i32 0, label %104
    i32 1, label %111
  ]

104:                                              ; preds = %96
  %105 = load ptr addrspace(1), ptr %29, align 8
  %106 = load i32, ptr addrspace(5) %20, align 4
  %107 = and i32 %106, -4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %105, i64 %108
  %110 = addrspacecast ptr addrspace(1) %109 to ptr
  store ptr %110, ptr addrspace(5) %25, align 8
  br label %119

111:                                              ; preds = %96
  %112 = load i32, ptr addrspace(5) %21, align 4
  %113 = and i32 %112, 60
  %114 = getelementptr inbounds nuw i32, ptr addrspace(3) @generic_ptr.shared, i32 %113
  %115 = addrspacecast ptr addrspace(3) %114 to ptr
  store ptr %115, ptr addrspace(5) %25, align 8
  br label %119

116:                                              ; preds = %96
  %117 = getelementptr inbounds [4 x i32], ptr addrspace(5) %19, i64 0, i64 0
  %118 = addrspacecast ptr addrspace(5) %117 to ptr
  store ptr %118, ptr addrspace(5) %25, align 8
  br label %119

119:                                              ; preds = %116, %111, %104
  %120 = load i32, ptr addrspace(5) %24, align 4
  %121 = lshr i32 %120, 2
  %122 = and i32 %121, 3
  %123 = add i32 1, %122
  store i32 %123, ptr addrspace(5) %26, align 4
  %124 = load ptr, ptr addrspace(5) %25, align 8
  %125 = load i32, ptr addrspace(5) %26, align 4
  %126 = call i32 @sum_run(ptr noundef %124, i32 noundef %125) #6
  %127 = mul nsw i32 %126, 2
  store i32 %127, ptr addrspace(5) %27, align 4
  %128 = load ptr addrspace(1), ptr %30, align 8
  %129 = load i32, ptr addrspace(5) %20, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %128, i64 %130
  %132 = addrspacecast ptr addrspace(1) %131 to ptr
  store ptr %132, ptr addrspace(5) %28, align 8
  %133 = load i32, ptr addrspace(5) %24, align 4
  %134 = icmp slt i32 %133, 0
  br i1 %134, label %135, label %139

135:                                              ; preds = %119
  %136 = getelementptr inbounds [4 x i32], ptr addrspace(5) %19, i64 0, i64 0
  %137 = getelementptr inbounds i32, ptr addrspace(5) %136, i32 1
  %138 = addrspacecast ptr addrspace(5) %137 to ptr
  store ptr %138, ptr addrspace(5) %28, align 8
  br label %139

139:                                              ; preds = %135, %119
  %140 = load i32, ptr addrspace(5) %27, align 4
  %141 = load ptr, ptr addrspace(5) %28, align 8
  store i32 %140, ptr %141, align 4
  %142 = load i32, ptr addrspace(5) %24, align 4
  %143 = icmp slt i32 %142, 0
  br i1 %143, label %144, label %154

144:                                              ; preds = %139
  %145 = getelementptr inbounds [4 x i32], ptr addrspace(5) %19, i64 0, i64 1
  %146 = load i32, ptr addrspace(5) %145, align 4
  %147 = getelementptr inbounds [4 x i32], ptr addrspace(5) %19, i64 0, i64 0
  %148 = load i32, ptr addrspace(5) %147, align 4
  %149 = xor i32 %146, %148
  %150 = load ptr addrspace(1), ptr %30, align 8
  %151 = load i32, ptr addrspace(5) %20, align 4
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) %150, i64 %152
  store i32 %149, ptr addrspace(1) %153, align 4
  br label %154

154:                                              ; preds = %144, %139
  %155 = load ptr, ptr addrspace(5) %25, align 8
  %156 = call i1 @llvm.amdgcn.is.shared(ptr %155)
  br i1 %156, label %157, label %164

157:                                              ; preds = %154
  %158 = load ptr addrspace(1), ptr %30, align 8
  %159 = load i32, ptr addrspace(5) %20, align 4
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %158, i64 %160
  %162 = load i32, ptr addrspace(1) %161, align 4
  %163 = add nsw i32 %162, 1000000
  store i32 %163, ptr addrspace(1) %161, align 4
  br label %164

164:                                              ; preds = %157, %154
  %165 = load ptr, ptr addrspace(5) %25, align 8
  %166 = call i1 @llvm.amdgcn.is.private(ptr %165)
  br i1 %166, label %167, label %174

167:                                              ; preds = %164
  %168 = load ptr addrspace(1), ptr %30, align 8
  %169 = load i32, ptr addrspace(5) %20, align 4
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i32, ptr addrspace(1) %168, i64 %170
  %172 = load i32, ptr addrspace(1) %171, align 4
  %173 = add nsw i32 %172, 2000000
  store i32 %173, ptr addrspace(1) %171, align 4
  br label %174

174:                                              ; preds = %95, %167, %164
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @sum_run(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 0, ptr addrspace(5) %6, align 4
  store i32 0, ptr addrspace(5) %7, align 4
  br label %11

11:                                               ; preds = %23, %2
  %12 = load i32, ptr addrspace(5) %7, align 4
  %13 = load i32, ptr %10, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %26

15:                                               ; preds = %11
  %16 = load ptr, ptr %9, align 8
  %17 = load i32, ptr addrspace(5) %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr addrspace(5) %6, align 4
  %22 = add nsw i32 %21, %20
  store i32 %22, ptr addrspace(5) %6, align 4
  br label %23

23:                                               ; preds = %15
  %24 = load i32, ptr addrspace(5) %7, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr addrspace(5) %7, align 4
  br label %11

26:                                               ; preds = %11
  %27 = load i32, ptr addrspace(5) %6, align 4
  ret i32 %27
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.amdgcn.is.shared(ptr) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.amdgcn.is.private(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind willreturn }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"uint"}
!9 = !{!"", !"", !""}
