; ModuleID = 'hash_lookup.cl'
source_filename = "hash_lookup.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @hash_lookup(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i64, align 8, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = addrspacecast ptr addrspace(5) %28 to ptr
  %35 = addrspacecast ptr addrspace(5) %29 to ptr
  %36 = addrspacecast ptr addrspace(5) %30 to ptr
  %37 = addrspacecast ptr addrspace(5) %31 to ptr
  %38 = addrspacecast ptr addrspace(5) %32 to ptr
  %39 = addrspacecast ptr addrspace(5) %33 to ptr
  store ptr addrspace(1) %0, ptr %34, align 8
  store ptr addrspace(1) %1, ptr %35, align 8
  store ptr addrspace(1) %2, ptr %36, align 8
  store ptr addrspace(1) %3, ptr %37, align 8
  store i32 %4, ptr %38, align 4
  store i32 %5, ptr %39, align 4
  %40 = load ptr addrspace(1), ptr %34, align 8
  %41 = load ptr addrspace(1), ptr %35, align 8
  %42 = load ptr addrspace(1), ptr %36, align 8
  %43 = load ptr addrspace(1), ptr %37, align 8
  %44 = load i32, ptr %38, align 4
  %45 = load i32, ptr %39, align 4
  %46 = addrspacecast ptr addrspace(5) %16 to ptr
  %47 = addrspacecast ptr addrspace(5) %17 to ptr
  %48 = addrspacecast ptr addrspace(5) %18 to ptr
  %49 = addrspacecast ptr addrspace(5) %19 to ptr
  %50 = addrspacecast ptr addrspace(5) %20 to ptr
  %51 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %40, ptr %46, align 8
  store ptr addrspace(1) %41, ptr %47, align 8
  store ptr addrspace(1) %42, ptr %48, align 8
  store ptr addrspace(1) %43, ptr %49, align 8
  store i32 %44, ptr %50, align 4
  store i32 %45, ptr %51, align 4
  %52 = addrspacecast ptr addrspace(5) %15 to ptr
  %53 = addrspacecast ptr addrspace(5) %12 to ptr
  %54 = call i32 @llvm.amdgcn.workgroup.id.x()
  %55 = addrspacecast ptr addrspace(5) %11 to ptr
  %56 = addrspacecast ptr addrspace(5) %7 to ptr
  %57 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %57, align 4
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %58, ptr addrspace(5) %9, align 8
  %59 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %60 = load i32, ptr %57, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr addrspace(4) %59, i64 %61
  %63 = load i16, ptr addrspace(4) %62, align 2
  %64 = zext i16 %63 to i32
  %65 = mul i32 %54, %64
  %66 = addrspacecast ptr addrspace(5) %10 to ptr
  %67 = call i32 @llvm.amdgcn.workitem.id.x()
  %68 = add i32 %65, %67
  %69 = zext i32 %68 to i64
  store i32 %68, ptr addrspace(5) %22, align 4
  %70 = load i32, ptr addrspace(5) %22, align 4
  %71 = load i32, ptr %51, align 4
  %72 = icmp uge i32 %70, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %6
  br label %140

74:                                               ; preds = %6
  %75 = load i32, ptr %50, align 4
  %76 = and i32 %75, 31
  %77 = shl i32 1, %76
  %78 = sub i32 %77, 1
  store i32 %78, ptr addrspace(5) %23, align 4
  %79 = load ptr addrspace(1), ptr %48, align 8
  %80 = load i32, ptr addrspace(5) %22, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr addrspace(1) %79, i64 %81
  %83 = load i64, ptr addrspace(1) %82, align 8
  store i64 %83, ptr addrspace(5) %24, align 8
  store i32 -1, ptr addrspace(5) %25, align 4
  %84 = load i64, ptr addrspace(5) %24, align 8
  %85 = addrspacecast ptr addrspace(5) %13 to ptr
  %86 = addrspacecast ptr addrspace(5) %14 to ptr
  store i64 %84, ptr %86, align 8
  %87 = load i64, ptr %86, align 8
  %88 = lshr i64 %87, 33
  %89 = load i64, ptr %86, align 8
  %90 = xor i64 %89, %88
  store i64 %90, ptr %86, align 8
  %91 = load i64, ptr %86, align 8
  %92 = mul i64 %91, -49064778989728563
  store i64 %92, ptr %86, align 8
  %93 = load i64, ptr %86, align 8
  %94 = lshr i64 %93, 33
  %95 = load i64, ptr %86, align 8
  %96 = xor i64 %95, %94
  store i64 %96, ptr %86, align 8
  %97 = load i64, ptr %86, align 8
  %98 = mul i64 %97, -4265267296055464877
  store i64 %98, ptr %86, align 8
  %99 = load i64, ptr %86, align 8
  %100 = load i64, ptr %86, align 8
  %101 = lshr i64 %100, 33
  %102 = xor i64 %99, %101
  %103 = load i32, ptr addrspace(5) %23, align 4
  %104 = zext i32 %103 to i64
  %105 = and i64 %102, %104
  %106 = trunc i64 %105 to i32
  store i32 %106, ptr addrspace(5) %26, align 4
  br label %107

107:                                              ; preds = %135, %74
  %108 = load ptr addrspace(1), ptr %46, align 8
  %109 = load i32, ptr addrspace(5) %26, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i64, ptr addrspace(1) %108, i64 %110
  %112 = load i64, ptr addrspace(1) %111, align 8
  store i64 %112, ptr addrspace(5) %27, align 8
  %113 = load i64, ptr addrspace(5) %27, align 8
  %114 = load i64, ptr addrspace(5) %24, align 8
  %115 = icmp eq i64 %113, %114
  br i1 %115, label %116, label %122

116:                                              ; preds = %107
  %117 = load ptr addrspace(1), ptr %47, align 8
  %118 = load i32, ptr addrspace(5) %26, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %117, i64 %119
  %121 = load i32, ptr addrspace(1) %120, align 4
  store i32 %121, ptr addrspace(5) %25, align 4
  br label %122

122:                                              ; preds = %116, %107
  %123 = load i64, ptr addrspace(5) %27, align 8
  %124 = load i64, ptr addrspace(5) %24, align 8
  %125 = icmp eq i64 %123, %124
  br i1 %125, label %129, label %126

126:                                              ; preds = %122
  %127 = load i64, ptr addrspace(5) %27, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %135

129:                                              ; preds = %126, %122
  %130 = load i32, ptr addrspace(5) %25, align 4
  %131 = load ptr addrspace(1), ptr %49, align 8
  %132 = load i32, ptr addrspace(5) %22, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %131, i64 %133
  store i32 %130, ptr addrspace(1) %134, align 4
  br label %140

135:                                              ; preds = %126
  %136 = load i32, ptr addrspace(5) %26, align 4
  %137 = add i32 %136, 1
  %138 = load i32, ptr addrspace(5) %23, align 4
  %139 = and i32 %137, %138
  store i32 %139, ptr addrspace(5) %26, align 4
  br label %107

140:                                              ; preds = %73, %129
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_hash_lookup(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i64, align 8, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = addrspacecast ptr addrspace(5) %16 to ptr
  %29 = addrspacecast ptr addrspace(5) %17 to ptr
  %30 = addrspacecast ptr addrspace(5) %18 to ptr
  %31 = addrspacecast ptr addrspace(5) %19 to ptr
  %32 = addrspacecast ptr addrspace(5) %20 to ptr
  %33 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %0, ptr %28, align 8
  store ptr addrspace(1) %1, ptr %29, align 8
  store ptr addrspace(1) %2, ptr %30, align 8
  store ptr addrspace(1) %3, ptr %31, align 8
  store i32 %4, ptr %32, align 4
  store i32 %5, ptr %33, align 4
  %34 = addrspacecast ptr addrspace(5) %15 to ptr
  %35 = addrspacecast ptr addrspace(5) %12 to ptr
  %36 = call i32 @llvm.amdgcn.workgroup.id.x()
  %37 = addrspacecast ptr addrspace(5) %11 to ptr
  %38 = addrspacecast ptr addrspace(5) %7 to ptr
  %39 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %39, align 4
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %40, ptr addrspace(5) %9, align 8
  %41 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %42 = load i32, ptr %39, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %41, i64 %43
  %45 = load i16, ptr addrspace(4) %44, align 2
  %46 = zext i16 %45 to i32
  %47 = mul i32 %36, %46
  %48 = addrspacecast ptr addrspace(5) %10 to ptr
  %49 = call i32 @llvm.amdgcn.workitem.id.x()
  %50 = add i32 %47, %49
  %51 = zext i32 %50 to i64
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr addrspace(5) %22, align 4
  %53 = load i32, ptr addrspace(5) %22, align 4
  %54 = load i32, ptr %33, align 4
  %55 = icmp uge i32 %53, %54
  br i1 %55, label %56, label %57

56:                                               ; preds = %6
  br label %125

57:                                               ; preds = %6
  %58 = load i32, ptr %32, align 4
  %59 = and i32 %58, 31
  %60 = shl i32 1, %59
  %61 = sub i32 %60, 1
  store i32 %61, ptr addrspace(5) %23, align 4
  %62 = load ptr addrspace(1), ptr %30, align 8
  %63 = load i32, ptr addrspace(5) %22, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i64, ptr addrspace(1) %62, i64 %64
  %66 = load i64, ptr addrspace(1) %65, align 8
  store i64 %66, ptr addrspace(5) %24, align 8
  store i32 -1, ptr addrspace(5) %25, align 4
  %67 = load i64, ptr addrspace(5) %24, align 8
  %68 = addrspacecast ptr addrspace(5) %13 to ptr
  %69 = addrspacecast ptr addrspace(5) %14 to ptr
  store i64 %67, ptr %69, align 8
  %70 = load i64, ptr %69, align 8
  %71 = lshr i64 %70, 33
  %72 = load i64, ptr %69, align 8
  %73 = xor i64 %72, %71
  store i64 %73, ptr %69, align 8
  %74 = load i64, ptr %69, align 8
  %75 = mul i64 %74, -49064778989728563
  store i64 %75, ptr %69, align 8
  %76 = load i64, ptr %69, align 8
  %77 = lshr i64 %76, 33
  %78 = load i64, ptr %69, align 8
  %79 = xor i64 %78, %77
  store i64 %79, ptr %69, align 8
  %80 = load i64, ptr %69, align 8
  %81 = mul i64 %80, -4265267296055464877
  store i64 %81, ptr %69, align 8
  %82 = load i64, ptr %69, align 8
  %83 = load i64, ptr %69, align 8
  %84 = lshr i64 %83, 33
  %85 = xor i64 %82, %84
  %86 = load i32, ptr addrspace(5) %23, align 4
  %87 = zext i32 %86 to i64
  %88 = and i64 %85, %87
  %89 = trunc i64 %88 to i32
  store i32 %89, ptr addrspace(5) %26, align 4
  br label %90

90:                                               ; preds = %114, %57
  %91 = load ptr addrspace(1), ptr %28, align 8
  %92 = load i32, ptr addrspace(5) %26, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i64, ptr addrspace(1) %91, i64 %93
  %95 = load i64, ptr addrspace(1) %94, align 8
  store i64 %95, ptr addrspace(5) %27, align 8
  %96 = load i64, ptr addrspace(5) %27, align 8
  %97 = load i64, ptr addrspace(5) %24, align 8
  %98 = icmp eq i64 %96, %97
  br i1 %98, label %99, label %105

99:                                               ; preds = %90
  %100 = load ptr addrspace(1), ptr %29, align 8
  %101 = load i32, ptr addrspace(5) %26, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %100, i64 %102
  %104 = load i32, ptr addrspace(1) %103, align 4
  store i32 %104, ptr addrspace(5) %25, align 4
  br label %105

105:                                              ; preds = %99, %90
  %106 = load i64, ptr addrspace(5) %27, align 8
  %107 = load i64, ptr addrspace(5) %24, align 8
  %108 = icmp eq i64 %106, %107
  br i1 %108, label %112, label %109

109:                                              ; preds = %105
  %110 = load i64, ptr addrspace(5) %27, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %113

112:                                              ; preds = %109, %105
  br label %119

113:                                              ; preds = %109
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr addrspace(5) %26, align 4
  %116 = add i32 %115, 1
  %117 = load i32, ptr addrspace(5) %23, align 4
  %118 = and i32 %116, %117
  store i32 %118, ptr addrspace(5) %26, align 4
  br label %90

119:                                              ; preds = %112
  %120 = load i32, ptr addrspace(5) %25, align 4
  %121 = load ptr addrspace(1), ptr %31, align 8
  %122 = load i32, ptr addrspace(5) %22, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr addrspace(1) %121, i64 %123
  store i32 %120, ptr addrspace(1) %124, align 4
  br label %125

125:                                              ; preds = %119, %56
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"ulong*", !"uint*", !"ulong*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"const", !"const", !"", !"", !""}
