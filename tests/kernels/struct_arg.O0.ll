; ModuleID = 'struct_arg.cl'
source_filename = "struct_arg.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Settings = type { i8, i16, [5 x i32], i64, %struct.anon, ptr addrspace(1), [3 x i8] }
%struct.anon = type { float, double }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @struct_arg(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(4) noundef byref(%struct.Settings) align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca %struct.Settings, align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %9, ptr addrspace(4) align 8 %2, i64 64, i1 false)
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %10, align 8
  %14 = load ptr addrspace(1), ptr %11, align 8
  %15 = load i32, ptr %12, align 4
  %16 = addrspacecast ptr %9 to ptr addrspace(5)
  call void @__clang_ocl_kern_imp_struct_arg(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(5) noundef byref(%struct.Settings) align 8 %16, i32 noundef %15) #4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_struct_arg(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(5) noundef byref(%struct.Settings) align 8 %2, i32 noundef %3) #2 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca %struct.Settings, align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca double, align 8, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %12 to ptr
  %21 = addrspacecast ptr addrspace(5) %13 to ptr
  %22 = addrspacecast ptr addrspace(5) %14 to ptr
  %23 = addrspacecast ptr addrspace(5) %15 to ptr
  call void @llvm.memcpy.p0.p5.i64(ptr align 8 %20, ptr addrspace(5) align 8 %2, i64 64, i1 false)
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store i32 %3, ptr %23, align 4
  %24 = addrspacecast ptr addrspace(5) %11 to ptr
  %25 = addrspacecast ptr addrspace(5) %10 to ptr
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = addrspacecast ptr addrspace(5) %9 to ptr
  %28 = addrspacecast ptr addrspace(5) %5 to ptr
  %29 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %29, align 4
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %30, ptr addrspace(5) %7, align 8
  %31 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %32 = load i32, ptr %29, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %31, i64 %33
  %35 = load i16, ptr addrspace(4) %34, align 2
  %36 = zext i16 %35 to i32
  %37 = mul i32 %26, %36
  %38 = addrspacecast ptr addrspace(5) %8 to ptr
  %39 = call i32 @llvm.amdgcn.workitem.id.x()
  %40 = add i32 %37, %39
  store i32 %40, ptr addrspace(5) %16, align 4
  %41 = load i32, ptr addrspace(5) %16, align 4
  %42 = load i32, ptr %23, align 4
  %43 = icmp uge i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %4
  br label %119

45:                                               ; preds = %4
  %46 = load ptr addrspace(1), ptr %21, align 8
  %47 = load i32, ptr addrspace(5) %16, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4
  store i32 %50, ptr addrspace(5) %17, align 4
  %51 = load i32, ptr addrspace(5) %17, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 2
  %54 = load i32, ptr addrspace(5) %16, align 4
  %55 = urem i32 %54, 5
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw [5 x i32], ptr %53, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = sext i32 %58 to i64
  %60 = mul nsw i64 %52, %59
  %61 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 3
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %60, %62
  %64 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 1
  %65 = load i16, ptr %64, align 2
  %66 = sext i16 %65 to i64
  %67 = add nsw i64 %63, %66
  %68 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 0
  %69 = load i8, ptr %68, align 8
  %70 = zext i8 %69 to i64
  %71 = add nsw i64 %67, %70
  %72 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 6
  %73 = load i32, ptr addrspace(5) %17, align 4
  %74 = and i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [3 x i8], ptr %72, i64 0, i64 %75
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i64
  %79 = add nsw i64 %71, %78
  %80 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 6
  %81 = getelementptr inbounds [3 x i8], ptr %80, i64 0, i64 2
  %82 = load i8, ptr %81, align 2
  %83 = zext i8 %82 to i64
  %84 = add nsw i64 %79, %83
  store i64 %84, ptr addrspace(5) %18, align 8
  %85 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 5
  %86 = load ptr addrspace(1), ptr %85, align 8
  %87 = load i32, ptr addrspace(5) %17, align 4
  %88 = and i32 %87, 15
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4
  %92 = sext i32 %91 to i64
  %93 = load i64, ptr addrspace(5) %18, align 8
  %94 = add nsw i64 %93, %92
  store i64 %94, ptr addrspace(5) %18, align 8
  %95 = load i64, ptr addrspace(5) %18, align 8
  %96 = sitofp i64 %95 to double
  %97 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 4
  %98 = getelementptr inbounds nuw %struct.anon, ptr %97, i32 0, i32 0
  %99 = load float, ptr %98, align 8
  %100 = fpext float %99 to double
  %101 = fmul double %96, %100
  store double %101, ptr addrspace(5) %19, align 8
  %102 = load double, ptr addrspace(5) %19, align 8
  %103 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 4
  %104 = getelementptr inbounds nuw %struct.anon, ptr %103, i32 0, i32 1
  %105 = load double, ptr %104, align 8
  %106 = fcmp ogt double %102, %105
  br i1 %106, label %107, label %111

107:                                              ; preds = %45
  %108 = getelementptr inbounds nuw %struct.Settings, ptr %20, i32 0, i32 4
  %109 = getelementptr inbounds nuw %struct.anon, ptr %108, i32 0, i32 1
  %110 = load double, ptr %109, align 8
  br label %113

111:                                              ; preds = %45
  %112 = load double, ptr addrspace(5) %19, align 8
  br label %113

113:                                              ; preds = %111, %107
  %114 = phi double [ %110, %107 ], [ %112, %111 ]
  %115 = load ptr addrspace(1), ptr %22, align 8
  %116 = load i32, ptr addrspace(5) %16, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw double, ptr addrspace(1) %115, i64 %117
  store double %114, ptr addrspace(1) %118, align 8
  br label %119

119:                                              ; preds = %113, %44
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p5.i64(ptr noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
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
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"double*", !"Settings", !"uint"}
!9 = !{!"const", !"", !"", !""}
