; ModuleID = 'nested_loops.cl'
source_filename = "nested_loops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nested_loops(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %16 = load ptr addrspace(1), ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %13, align 8
  %19 = load i32, ptr %14, align 4
  %20 = load i32, ptr %15, align 4
  call void @__clang_ocl_kern_imp_nested_loops(ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, i32 noundef %19, i32 noundef %20) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_nested_loops(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  %27 = addrspacecast ptr addrspace(5) %15 to ptr
  %28 = addrspacecast ptr addrspace(5) %16 to ptr
  %29 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  store ptr addrspace(1) %1, ptr %26, align 8
  store ptr addrspace(1) %2, ptr %27, align 8
  store i32 %3, ptr %28, align 4
  store i32 %4, ptr %29, align 4
  %30 = addrspacecast ptr addrspace(5) %12 to ptr
  %31 = addrspacecast ptr addrspace(5) %11 to ptr
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = addrspacecast ptr addrspace(5) %10 to ptr
  %34 = addrspacecast ptr addrspace(5) %6 to ptr
  %35 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %35, align 4
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %36, ptr addrspace(5) %8, align 8
  %37 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %38 = load i32, ptr %35, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 %39
  %41 = load i16, ptr addrspace(4) %40, align 2
  %42 = zext i16 %41 to i32
  %43 = mul i32 %32, %42
  %44 = addrspacecast ptr addrspace(5) %9 to ptr
  %45 = call i32 @llvm.amdgcn.workitem.id.x()
  %46 = add i32 %43, %45
  store i32 %46, ptr addrspace(5) %18, align 4
  %47 = load i32, ptr addrspace(5) %18, align 4
  %48 = load i32, ptr %28, align 4
  %49 = icmp uge i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %5
  br label %159

51:                                               ; preds = %5
  %52 = load ptr addrspace(1), ptr %25, align 8
  %53 = load i32, ptr addrspace(5) %18, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4
  store i32 %56, ptr addrspace(5) %19, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  %57 = load i32, ptr addrspace(5) %19, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %68

59:                                               ; preds = %51
  %60 = load ptr addrspace(1), ptr %26, align 8
  %61 = load i32, ptr addrspace(5) %18, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %62
  store i32 0, ptr addrspace(1) %63, align 4
  %64 = load ptr addrspace(1), ptr %27, align 8
  %65 = load i32, ptr addrspace(5) %18, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %64, i64 %66
  store i32 0, ptr addrspace(1) %67, align 4
  br label %159

68:                                               ; preds = %51
  store i32 0, ptr addrspace(5) %21, align 4
  br label %69

69:                                               ; preds = %132, %68
  %70 = load i32, ptr addrspace(5) %21, align 4
  %71 = load i32, ptr addrspace(5) %21, align 4
  %72 = mul i32 %70, %71
  %73 = load i32, ptr addrspace(5) %19, align 4
  %74 = icmp ule i32 %72, %73
  br i1 %74, label %75, label %135

75:                                               ; preds = %69
  %76 = load i32, ptr addrspace(5) %19, align 4
  %77 = load i32, ptr addrspace(5) %21, align 4
  %78 = load i32, ptr addrspace(5) %21, align 4
  %79 = mul i32 %77, %78
  %80 = sub i32 %76, %79
  store i32 %80, ptr addrspace(5) %23, align 4
  %81 = load i32, ptr addrspace(5) %23, align 4
  %82 = and i32 %81, 3
  %83 = icmp uge i32 %82, 2
  br i1 %83, label %84, label %85

84:                                               ; preds = %75
  br label %132

85:                                               ; preds = %75
  %86 = load i32, ptr addrspace(5) %21, align 4
  store i32 %86, ptr addrspace(5) %22, align 4
  br label %87

87:                                               ; preds = %128, %85
  %88 = load i32, ptr addrspace(5) %20, align 4
  %89 = add i32 %88, 1
  store i32 %89, ptr addrspace(5) %20, align 4
  %90 = load i32, ptr addrspace(5) %22, align 4
  %91 = load i32, ptr addrspace(5) %22, align 4
  %92 = mul i32 %90, %91
  store i32 %92, ptr addrspace(5) %24, align 4
  %93 = load i32, ptr addrspace(5) %24, align 4
  %94 = load i32, ptr addrspace(5) %23, align 4
  %95 = icmp ugt i32 %93, %94
  br i1 %95, label %96, label %97

96:                                               ; preds = %87
  br label %131

97:                                               ; preds = %87
  %98 = load i32, ptr addrspace(5) %24, align 4
  %99 = load i32, ptr addrspace(5) %23, align 4
  %100 = icmp eq i32 %98, %99
  br i1 %100, label %101, label %102

101:                                              ; preds = %97
  br label %145

102:                                              ; preds = %97
  %103 = load i32, ptr addrspace(5) %20, align 4
  %104 = load i32, ptr %29, align 4
  %105 = icmp uge i32 %103, %104
  br i1 %105, label %106, label %116

106:                                              ; preds = %102
  %107 = load ptr addrspace(1), ptr %26, align 8
  %108 = load i32, ptr addrspace(5) %18, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr addrspace(1) %107, i64 %109
  store i32 -2, ptr addrspace(1) %110, align 4
  %111 = load i32, ptr addrspace(5) %20, align 4
  %112 = load ptr addrspace(1), ptr %27, align 8
  %113 = load i32, ptr addrspace(5) %18, align 4
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i32, ptr addrspace(1) %112, i64 %114
  store i32 %111, ptr addrspace(1) %115, align 4
  br label %159

116:                                              ; preds = %102
  %117 = load i32, ptr addrspace(5) %22, align 4
  %118 = and i32 %117, 7
  %119 = icmp eq i32 %118, 5
  br i1 %119, label %120, label %127

120:                                              ; preds = %116
  %121 = load i32, ptr addrspace(5) %20, align 4
  %122 = and i32 %121, 1
  %123 = icmp ne i32 %122, 0
  br i1 %123, label %124, label %127

124:                                              ; preds = %120
  %125 = load i32, ptr addrspace(5) %20, align 4
  %126 = add i32 %125, 2
  store i32 %126, ptr addrspace(5) %20, align 4
  br label %127

127:                                              ; preds = %124, %120, %116
  br label %128

128:                                              ; preds = %127
  %129 = load i32, ptr addrspace(5) %22, align 4
  %130 = add i32 %129, 1
  store i32 %130, ptr addrspace(5) %22, align 4
  br label %87

131:                                              ; preds = %96
  br label %132

132:                                              ; preds = %131, %84
  %133 = load i32, ptr addrspace(5) %21, align 4
  %134 = add i32 %133, 1
  store i32 %134, ptr addrspace(5) %21, align 4
  br label %69

135:                                              ; preds = %69
  %136 = load ptr addrspace(1), ptr %26, align 8
  %137 = load i32, ptr addrspace(5) %18, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr addrspace(1) %136, i64 %138
  store i32 -1, ptr addrspace(1) %139, align 4
  %140 = load i32, ptr addrspace(5) %20, align 4
  %141 = load ptr addrspace(1), ptr %27, align 8
  %142 = load i32, ptr addrspace(5) %18, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %141, i64 %143
  store i32 %140, ptr addrspace(1) %144, align 4
  br label %159

145:                                              ; preds = %101
  %146 = load i32, ptr addrspace(5) %21, align 4
  %147 = shl i32 %146, 16
  %148 = load i32, ptr addrspace(5) %22, align 4
  %149 = or i32 %147, %148
  %150 = load ptr addrspace(1), ptr %26, align 8
  %151 = load i32, ptr addrspace(5) %18, align 4
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) %150, i64 %152
  store i32 %149, ptr addrspace(1) %153, align 4
  %154 = load i32, ptr addrspace(5) %20, align 4
  %155 = load ptr addrspace(1), ptr %27, align 8
  %156 = load i32, ptr addrspace(5) %18, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %155, i64 %157
  store i32 %154, ptr addrspace(1) %158, align 4
  br label %159

159:                                              ; preds = %145, %135, %106, %59, %50
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !"", !""}
