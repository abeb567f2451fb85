; ModuleID = 'lcs_bits.cl'
source_filename = "lcs_bits.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @lcs_bits(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %19 = alloca [4 x i64], align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i64, align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = addrspacecast ptr addrspace(5) %25 to ptr
  %31 = addrspacecast ptr addrspace(5) %26 to ptr
  %32 = addrspacecast ptr addrspace(5) %27 to ptr
  %33 = addrspacecast ptr addrspace(5) %28 to ptr
  %34 = addrspacecast ptr addrspace(5) %29 to ptr
  store ptr addrspace(1) %0, ptr %30, align 8
  store ptr addrspace(1) %1, ptr %31, align 8
  store ptr addrspace(1) %2, ptr %32, align 8
  store i32 %3, ptr %33, align 4
  store i32 %4, ptr %34, align 4
  %35 = load ptr addrspace(1), ptr %30, align 8
  %36 = load ptr addrspace(1), ptr %31, align 8
  %37 = load ptr addrspace(1), ptr %32, align 8
  %38 = load i32, ptr %33, align 4
  %39 = load i32, ptr %34, align 4
  %40 = addrspacecast ptr addrspace(5) %13 to ptr
  %41 = addrspacecast ptr addrspace(5) %14 to ptr
  %42 = addrspacecast ptr addrspace(5) %15 to ptr
  %43 = addrspacecast ptr addrspace(5) %16 to ptr
  %44 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %35, ptr %40, align 8
  store ptr addrspace(1) %36, ptr %41, align 8
  store ptr addrspace(1) %37, ptr %42, align 8
  store i32 %38, ptr %43, align 4
  store i32 %39, ptr %44, align 4
  %45 = addrspacecast ptr addrspace(5) %12 to ptr
  %46 = addrspacecast ptr addrspace(5) %11 to ptr
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = addrspacecast ptr addrspace(5) %10 to ptr
  %49 = addrspacecast ptr addrspace(5) %6 to ptr
  %50 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %50, align 4
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %51, ptr addrspace(5) %8, align 8
  %52 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %53 = load i32, ptr %50, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 %54
  %56 = load i16, ptr addrspace(4) %55, align 2
  %57 = zext i16 %56 to i32
  %58 = mul i32 %47, %57
  %59 = addrspacecast ptr addrspace(5) %9 to ptr
  %60 = call i32 @llvm.amdgcn.workitem.id.x()
  %61 = add i32 %58, %60
  %62 = zext i32 %61 to i64
  store i32 %61, ptr addrspace(5) %18, align 4
  %63 = load i32, ptr addrspace(5) %18, align 4
  %64 = load i32, ptr %44, align 4
  %65 = icmp uge i32 %63, %64
  br i1 %65, label %66, label %67

66:                                               ; preds = %5
  br label %133

67:                                               ; preds = %5
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 8 %19, i8 0, i64 32, i1 false)
  store i32 0, ptr addrspace(5) %20, align 4
  br label %68

68:                                               ; preds = %71, %67
  %69 = load i32, ptr addrspace(5) %20, align 4
  %70 = icmp ult i32 %69, 64
  br i1 %70, label %71, label %92

71:                                               ; preds = %68
  %72 = load i32, ptr addrspace(5) %20, align 4
  %73 = zext i32 %72 to i64
  %74 = and i64 %73, 63
  %75 = shl i64 1, %74
  %76 = load ptr addrspace(1), ptr %40, align 8
  %77 = load i32, ptr addrspace(5) %18, align 4
  %78 = mul i32 %77, 64
  %79 = load i32, ptr addrspace(5) %20, align 4
  %80 = add i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1
  %84 = zext i8 %83 to i32
  %85 = and i32 %84, 3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x i64], ptr addrspace(5) %19, i64 0, i64 %86
  %88 = load i64, ptr addrspace(5) %87, align 8
  %89 = or i64 %88, %75
  store i64 %89, ptr addrspace(5) %87, align 8
  %90 = load i32, ptr addrspace(5) %20, align 4
  %91 = add i32 %90, 1
  store i32 %91, ptr addrspace(5) %20, align 4
  br label %68

92:                                               ; preds = %68
  store i64 -1, ptr addrspace(5) %21, align 8
  store i32 0, ptr addrspace(5) %22, align 4
  br label %93

93:                                               ; preds = %97, %92
  %94 = load i32, ptr addrspace(5) %22, align 4
  %95 = load i32, ptr %43, align 4
  %96 = icmp ult i32 %94, %95
  br i1 %96, label %97, label %124

97:                                               ; preds = %93
  %98 = load ptr addrspace(1), ptr %41, align 8
  %99 = load i32, ptr addrspace(5) %18, align 4
  %100 = load i32, ptr %43, align 4
  %101 = mul i32 %99, %100
  %102 = load i32, ptr addrspace(5) %22, align 4
  %103 = add i32 %101, %102
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %98, i64 %104
  %106 = load i8, ptr addrspace(1) %105, align 1
  %107 = zext i8 %106 to i32
  %108 = and i32 %107, 3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x i64], ptr addrspace(5) %19, i64 0, i64 %109
  %111 = load i64, ptr addrspace(5) %110, align 8
  store i64 %111, ptr addrspace(5) %23, align 8
  %112 = load i64, ptr addrspace(5) %21, align 8
  %113 = load i64, ptr addrspace(5) %23, align 8
  %114 = and i64 %112, %113
  store i64 %114, ptr addrspace(5) %24, align 8
  %115 = load i64, ptr addrspace(5) %21, align 8
  %116 = load i64, ptr addrspace(5) %24, align 8
  %117 = add i64 %115, %116
  %118 = load i64, ptr addrspace(5) %21, align 8
  %119 = load i64, ptr addrspace(5) %24, align 8
  %120 = sub i64 %118, %119
  %121 = or i64 %117, %120
  store i64 %121, ptr addrspace(5) %21, align 8
  %122 = load i32, ptr addrspace(5) %22, align 4
  %123 = add i32 %122, 1
  store i32 %123, ptr addrspace(5) %22, align 4
  br label %93

124:                                              ; preds = %93
  %125 = load i64, ptr addrspace(5) %21, align 8
  %126 = call i64 @llvm.ctpop.i64(i64 %125)
  %127 = sub i64 64, %126
  %128 = trunc i64 %127 to i32
  %129 = load ptr addrspace(1), ptr %42, align 8
  %130 = load i32, ptr addrspace(5) %18, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %129, i64 %131
  store i32 %128, ptr addrspace(1) %132, align 4
  br label %133

133:                                              ; preds = %66, %124
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_lcs_bits(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %19 = alloca [4 x i64], align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i64, align 8, addrspace(5)
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
  %47 = zext i32 %46 to i64
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr addrspace(5) %18, align 4
  %49 = load i32, ptr addrspace(5) %18, align 4
  %50 = load i32, ptr %29, align 4
  %51 = icmp uge i32 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %5
  br label %121

53:                                               ; preds = %5
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 8 %19, i8 0, i64 32, i1 false)
  store i32 0, ptr addrspace(5) %20, align 4
  br label %54

54:                                               ; preds = %76, %53
  %55 = load i32, ptr addrspace(5) %20, align 4
  %56 = icmp ult i32 %55, 64
  br i1 %56, label %57, label %79

57:                                               ; preds = %54
  %58 = load i32, ptr addrspace(5) %20, align 4
  %59 = zext i32 %58 to i64
  %60 = and i64 %59, 63
  %61 = shl i64 1, %60
  %62 = load ptr addrspace(1), ptr %25, align 8
  %63 = load i32, ptr addrspace(5) %18, align 4
  %64 = mul i32 %63, 64
  %65 = load i32, ptr addrspace(5) %20, align 4
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 %67
  %69 = load i8, ptr addrspace(1) %68, align 1
  %70 = zext i8 %69 to i32
  %71 = and i32 %70, 3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x i64], ptr addrspace(5) %19, i64 0, i64 %72
  %74 = load i64, ptr addrspace(5) %73, align 8
  %75 = or i64 %74, %61
  store i64 %75, ptr addrspace(5) %73, align 8
  br label %76

76:                                               ; preds = %57
  %77 = load i32, ptr addrspace(5) %20, align 4
  %78 = add i32 %77, 1
  store i32 %78, ptr addrspace(5) %20, align 4
  br label %54

79:                                               ; preds = %54
  store i64 -1, ptr addrspace(5) %21, align 8
  store i32 0, ptr addrspace(5) %22, align 4
  br label %80

80:                                               ; preds = %109, %79
  %81 = load i32, ptr addrspace(5) %22, align 4
  %82 = load i32, ptr %28, align 4
  %83 = icmp ult i32 %81, %82
  br i1 %83, label %84, label %112

84:                                               ; preds = %80
  %85 = load ptr addrspace(1), ptr %26, align 8
  %86 = load i32, ptr addrspace(5) %18, align 4
  %87 = load i32, ptr %28, align 4
  %88 = mul i32 %86, %87
  %89 = load i32, ptr addrspace(5) %22, align 4
  %90 = add i32 %88, %89
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 %91
  %93 = load i8, ptr addrspace(1) %92, align 1
  %94 = zext i8 %93 to i32
  %95 = and i32 %94, 3
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [4 x i64], ptr addrspace(5) %19, i64 0, i64 %96
  %98 = load i64, ptr addrspace(5) %97, align 8
  store i64 %98, ptr addrspace(5) %23, align 8
  %99 = load i64, ptr addrspace(5) %21, align 8
  %100 = load i64, ptr addrspace(5) %23, align 8
  %101 = and i64 %99, %100
  store i64 %101, ptr addrspace(5) %24, align 8
  %102 = load i64, ptr addrspace(5) %21, align 8
  %103 = load i64, ptr addrspace(5) %24, align 8
  %104 = add i64 %102, %103
  %105 = load i64, ptr addrspace(5) %21, align 8
  %106 = load i64, ptr addrspace(5) %24, align 8
  %107 = sub i64 %105, %106
  %108 = or i64 %104, %107
  store i64 %108, ptr addrspace(5) %21, align 8
  br label %109

109:                                              ; preds = %84
  %110 = load i32, ptr addrspace(5) %22, align 4
  %111 = add i32 %110, 1
  store i32 %111, ptr addrspace(5) %22, align 4
  br label %80

112:                                              ; preds = %80
  %113 = load i64, ptr addrspace(5) %21, align 8
  %114 = call i64 @llvm.ctpop.i64(i64 %113)
  %115 = sub i64 64, %114
  %116 = trunc i64 %115 to i32
  %117 = load ptr addrspace(1), ptr %27, align 8
  %118 = load i32, ptr addrspace(5) %18, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %117, i64 %119
  store i32 %116, ptr addrspace(1) %120, align 4
  br label %121

121:                                              ; preds = %112, %52
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"uchar*", !"uchar*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"const", !"", !"", !""}
