; ModuleID = 'transpose.cl'
source_filename = "transpose.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@transpose.tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @transpose(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %23 to ptr
  %28 = addrspacecast ptr addrspace(5) %24 to ptr
  %29 = addrspacecast ptr addrspace(5) %25 to ptr
  %30 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store ptr addrspace(1) %1, ptr %28, align 8
  store i32 %2, ptr %29, align 4
  store i32 %3, ptr %30, align 4
  %31 = load ptr addrspace(1), ptr %27, align 8
  %32 = load ptr addrspace(1), ptr %28, align 8
  %33 = load i32, ptr %29, align 4
  %34 = load i32, ptr %30, align 4
  %35 = addrspacecast ptr addrspace(5) %11 to ptr
  %36 = addrspacecast ptr addrspace(5) %12 to ptr
  %37 = addrspacecast ptr addrspace(5) %13 to ptr
  %38 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %31, ptr %35, align 8
  store ptr addrspace(1) %32, ptr %36, align 8
  store i32 %33, ptr %37, align 4
  store i32 %34, ptr %38, align 4
  %39 = addrspacecast ptr addrspace(5) %10 to ptr
  %40 = call i32 @llvm.amdgcn.workitem.id.x()
  %41 = zext i32 %40 to i64
  store i32 %40, ptr addrspace(5) %15, align 4
  %42 = addrspacecast ptr addrspace(5) %9 to ptr
  %43 = call i32 @llvm.amdgcn.workitem.id.y()
  %44 = zext i32 %43 to i64
  store i32 %43, ptr addrspace(5) %16, align 4
  %45 = addrspacecast ptr addrspace(5) %7 to ptr
  %46 = call i32 @llvm.amdgcn.workgroup.id.x()
  %47 = zext i32 %46 to i64
  %48 = mul i64 %47, 16
  %49 = load i32, ptr addrspace(5) %15, align 4
  %50 = zext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr addrspace(5) %17, align 4
  %53 = addrspacecast ptr addrspace(5) %5 to ptr
  %54 = call i32 @llvm.amdgcn.workgroup.id.y()
  %55 = zext i32 %54 to i64
  %56 = mul i64 %55, 16
  %57 = trunc i64 %56 to i32
  store i32 %57, ptr addrspace(5) %18, align 4
  %58 = load i32, ptr addrspace(5) %16, align 4
  store i32 %58, ptr addrspace(5) %19, align 4
  br label %59

59:                                               ; preds = %90, %4
  %60 = load i32, ptr addrspace(5) %19, align 4
  %61 = icmp ult i32 %60, 16
  br i1 %61, label %62, label %93

62:                                               ; preds = %59
  %63 = load i32, ptr addrspace(5) %17, align 4
  %64 = load i32, ptr %37, align 4
  %65 = icmp ult i32 %63, %64
  br i1 %65, label %66, label %90

66:                                               ; preds = %62
  %67 = load i32, ptr addrspace(5) %18, align 4
  %68 = load i32, ptr addrspace(5) %19, align 4
  %69 = add i32 %67, %68
  %70 = load i32, ptr %38, align 4
  %71 = icmp ult i32 %69, %70
  br i1 %71, label %72, label %90

72:                                               ; preds = %66
  %73 = load ptr addrspace(1), ptr %35, align 8
  %74 = load i32, ptr addrspace(5) %18, align 4
  %75 = load i32, ptr addrspace(5) %19, align 4
  %76 = add i32 %74, %75
  %77 = load i32, ptr %37, align 4
  %78 = mul i32 %76, %77
  %79 = load i32, ptr addrspace(5) %17, align 4
  %80 = add i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %73, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4
  %84 = load i32, ptr addrspace(5) %19, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %85
  %87 = load i32, ptr addrspace(5) %15, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %86, i64 0, i64 %88
  store float %83, ptr addrspace(3) %89, align 4
  br label %90

90:                                               ; preds = %72, %66, %62
  %91 = load i32, ptr addrspace(5) %19, align 4
  %92 = add i32 %91, 4
  store i32 %92, ptr addrspace(5) %19, align 4
  br label %59

93:                                               ; preds = %59
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %94 = addrspacecast ptr addrspace(5) %6 to ptr
  %95 = call i32 @llvm.amdgcn.workgroup.id.y()
  %96 = zext i32 %95 to i64
  %97 = mul i64 %96, 16
  %98 = load i32, ptr addrspace(5) %15, align 4
  %99 = zext i32 %98 to i64
  %100 = add i64 %97, %99
  %101 = trunc i64 %100 to i32
  store i32 %101, ptr addrspace(5) %20, align 4
  %102 = addrspacecast ptr addrspace(5) %8 to ptr
  %103 = call i32 @llvm.amdgcn.workgroup.id.x()
  %104 = zext i32 %103 to i64
  %105 = mul i64 %104, 16
  %106 = trunc i64 %105 to i32
  store i32 %106, ptr addrspace(5) %21, align 4
  %107 = load i32, ptr addrspace(5) %16, align 4
  store i32 %107, ptr addrspace(5) %22, align 4
  br label %108

108:                                              ; preds = %139, %93
  %109 = load i32, ptr addrspace(5) %22, align 4
  %110 = icmp ult i32 %109, 16
  br i1 %110, label %111, label %142

111:                                              ; preds = %108
  %112 = load i32, ptr addrspace(5) %20, align 4
  %113 = load i32, ptr %38, align 4
  %114 = icmp ult i32 %112, %113
  br i1 %114, label %115, label %139

115:                                              ; preds = %111
  %116 = load i32, ptr addrspace(5) %21, align 4
  %117 = load i32, ptr addrspace(5) %22, align 4
  %118 = add i32 %116, %117
  %119 = load i32, ptr %37, align 4
  %120 = icmp ult i32 %118, %119
  br i1 %120, label %121, label %139

121:                                              ; preds = %115
  %122 = load i32, ptr addrspace(5) %15, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %123
  %125 = load i32, ptr addrspace(5) %22, align 4
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %124, i64 0, i64 %126
  %128 = load float, ptr addrspace(3) %127, align 4
  %129 = load ptr addrspace(1), ptr %36, align 8
  %130 = load i32, ptr addrspace(5) %21, align 4
  %131 = load i32, ptr addrspace(5) %22, align 4
  %132 = add i32 %130, %131
  %133 = load i32, ptr %38, align 4
  %134 = mul i32 %132, %133
  %135 = load i32, ptr addrspace(5) %20, align 4
  %136 = add i32 %134, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw float, ptr addrspace(1) %129, i64 %137
  store float %128, ptr addrspace(1) %138, align 4
  br label %139

139:                                              ; preds = %121, %115, %111
  %140 = load i32, ptr addrspace(5) %22, align 4
  %141 = add i32 %140, 4
  store i32 %141, ptr addrspace(5) %22, align 4
  br label %108

142:                                              ; preds = %108
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_transpose(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %11 to ptr
  %24 = addrspacecast ptr addrspace(5) %12 to ptr
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store i32 %2, ptr %25, align 4
  store i32 %3, ptr %26, align 4
  %27 = addrspacecast ptr addrspace(5) %10 to ptr
  %28 = call i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr addrspace(5) %15, align 4
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  %32 = call i32 @llvm.amdgcn.workitem.id.y()
  %33 = zext i32 %32 to i64
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr addrspace(5) %16, align 4
  %35 = addrspacecast ptr addrspace(5) %7 to ptr
  %36 = call i32 @llvm.amdgcn.workgroup.id.x()
  %37 = zext i32 %36 to i64
  %38 = mul i64 %37, 16
  %39 = load i32, ptr addrspace(5) %15, align 4
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %17, align 4
  %43 = addrspacecast ptr addrspace(5) %5 to ptr
  %44 = call i32 @llvm.amdgcn.workgroup.id.y()
  %45 = zext i32 %44 to i64
  %46 = mul i64 %45, 16
  %47 = trunc i64 %46 to i32
  store i32 %47, ptr addrspace(5) %18, align 4
  %48 = load i32, ptr addrspace(5) %16, align 4
  store i32 %48, ptr addrspace(5) %19, align 4
  br label %49

49:                                               ; preds = %81, %4
  %50 = load i32, ptr addrspace(5) %19, align 4
  %51 = icmp ult i32 %50, 16
  br i1 %51, label %52, label %84

52:                                               ; preds = %49
  %53 = load i32, ptr addrspace(5) %17, align 4
  %54 = load i32, ptr %25, align 4
  %55 = icmp ult i32 %53, %54
  br i1 %55, label %56, label %80

56:                                               ; preds = %52
  %57 = load i32, ptr addrspace(5) %18, align 4
  %58 = load i32, ptr addrspace(5) %19, align 4
  %59 = add i32 %57, %58
  %60 = load i32, ptr %26, align 4
  %61 = icmp ult i32 %59, %60
  br i1 %61, label %62, label %80

62:                                               ; preds = %56
  %63 = load ptr addrspace(1), ptr %23, align 8
  %64 = load i32, ptr addrspace(5) %18, align 4
  %65 = load i32, ptr addrspace(5) %19, align 4
  %66 = add i32 %64, %65
  %67 = load i32, ptr %25, align 4
  %68 = mul i32 %66, %67
  %69 = load i32, ptr addrspace(5) %17, align 4
  %70 = add i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %63, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4
  %74 = load i32, ptr addrspace(5) %19, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %75
  %77 = load i32, ptr addrspace(5) %15, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %76, i64 0, i64 %78
  store float %73, ptr addrspace(3) %79, align 4
  br label %80

80:                                               ; preds = %62, %56, %52
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr addrspace(5) %19, align 4
  %83 = add i32 %82, 4
  store i32 %83, ptr addrspace(5) %19, align 4
  br label %49

84:                                               ; preds = %49
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %85 = addrspacecast ptr addrspace(5) %6 to ptr
  %86 = call i32 @llvm.amdgcn.workgroup.id.y()
  %87 = zext i32 %86 to i64
  %88 = mul i64 %87, 16
  %89 = load i32, ptr addrspace(5) %15, align 4
  %90 = zext i32 %89 to i64
  %91 = add i64 %88, %90
  %92 = trunc i64 %91 to i32
  store i32 %92, ptr addrspace(5) %20, align 4
  %93 = addrspacecast ptr addrspace(5) %8 to ptr
  %94 = call i32 @llvm.amdgcn.workgroup.id.x()
  %95 = zext i32 %94 to i64
  %96 = mul i64 %95, 16
  %97 = trunc i64 %96 to i32
  store i32 %97, ptr addrspace(5) %21, align 4
  %98 = load i32, ptr addrspace(5) %16, align 4
  store i32 %98, ptr addrspace(5) %22, align 4
  br label %99

99:                                               ; preds = %131, %84
  %100 = load i32, ptr addrspace(5) %22, align 4
  %101 = icmp ult i32 %100, 16
  br i1 %101, label %102, label %134

102:                                              ; preds = %99
  %103 = load i32, ptr addrspace(5) %20, align 4
  %104 = load i32, ptr %26, align 4
  %105 = icmp ult i32 %103, %104
  br i1 %105, label %106, label %130

106:                                              ; preds = %102
  %107 = load i32, ptr addrspace(5) %21, align 4
  %108 = load i32, ptr addrspace(5) %22, align 4
  %109 = add i32 %107, %108
  %110 = load i32, ptr %25, align 4
  %111 = icmp ult i32 %109, %110
  br i1 %111, label %112, label %130

112:                                              ; preds = %106
  %113 = load i32, ptr addrspace(5) %15, align 4
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %114
  %116 = load i32, ptr addrspace(5) %22, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %115, i64 0, i64 %117
  %119 = load float, ptr addrspace(3) %118, align 4
  %120 = load ptr addrspace(1), ptr %24, align 8
  %121 = load i32, ptr addrspace(5) %21, align 4
  %122 = load i32, ptr addrspace(5) %22, align 4
  %123 = add i32 %121, %122
  %124 = load i32, ptr %26, align 4
  %125 = mul i32 %123, %124
  %126 = load i32, ptr addrspace(5) %20, align 4
  %127 = add i32 %125, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspace(1) %120, i64 %128
  store float %119, ptr addrspace(1) %129, align 4
  br label %130

130:                                              ; preds = %112, %106, %102
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr addrspace(5) %22, align 4
  %133 = add i32 %132, 4
  store i32 %133, ptr addrspace(5) %22, align 4
  br label %99

134:                                              ; preds = %99
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !""}
!10 = !{i32 16, i32 4, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
