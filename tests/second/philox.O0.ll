; ModuleID = 'philox.cl'
source_filename = "philox.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @philox(ptr addrspace(1) noundef align 16 %0, <2 x i32> noundef %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca <2 x i32>, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <4 x i32>, align 16, addrspace(5)
  %19 = alloca <4 x i32>, align 16, addrspace(5)
  %20 = alloca <2 x i32>, align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca <4 x i32>, align 16, addrspace(5)
  %27 = alloca <2 x i32>, align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca <2 x i32>, align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = addrspacecast ptr addrspace(5) %28 to ptr
  %33 = addrspacecast ptr addrspace(5) %29 to ptr
  %34 = addrspacecast ptr addrspace(5) %30 to ptr
  %35 = addrspacecast ptr addrspace(5) %31 to ptr
  store ptr addrspace(1) %0, ptr %32, align 8
  store <2 x i32> %1, ptr %33, align 8
  store i32 %2, ptr %34, align 4
  store i32 %3, ptr %35, align 4
  %36 = load ptr addrspace(1), ptr %32, align 8
  %37 = load <2 x i32>, ptr %33, align 8
  %38 = load i32, ptr %34, align 4
  %39 = load i32, ptr %35, align 4
  %40 = addrspacecast ptr addrspace(5) %12 to ptr
  %41 = addrspacecast ptr addrspace(5) %13 to ptr
  %42 = addrspacecast ptr addrspace(5) %14 to ptr
  %43 = addrspacecast ptr addrspace(5) %15 to ptr
  %44 = addrspacecast ptr addrspace(5) %19 to ptr
  %45 = addrspacecast ptr addrspace(5) %26 to ptr
  %46 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %36, ptr %40, align 8
  store <2 x i32> %37, ptr %41, align 8
  store i32 %38, ptr %42, align 4
  store i32 %39, ptr %43, align 4
  %47 = addrspacecast ptr addrspace(5) %11 to ptr
  %48 = addrspacecast ptr addrspace(5) %10 to ptr
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = addrspacecast ptr addrspace(5) %9 to ptr
  %51 = addrspacecast ptr addrspace(5) %5 to ptr
  %52 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %52, align 4
  %53 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %53, ptr addrspace(5) %7, align 8
  %54 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %55 = load i32, ptr %52, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %54, i64 %56
  %58 = load i16, ptr addrspace(4) %57, align 2
  %59 = zext i16 %58 to i32
  %60 = mul i32 %49, %59
  %61 = addrspacecast ptr addrspace(5) %8 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = add i32 %60, %62
  %64 = zext i32 %63 to i64
  store i32 %63, ptr addrspace(5) %16, align 4
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = load i32, ptr %43, align 4
  %67 = icmp uge i32 %65, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %4
  br label %146

69:                                               ; preds = %4
  store i32 0, ptr addrspace(5) %17, align 4
  br label %70

70:                                               ; preds = %131, %69
  %71 = load i32, ptr addrspace(5) %17, align 4
  %72 = load i32, ptr %42, align 4
  %73 = icmp ult i32 %71, %72
  br i1 %73, label %74, label %146

74:                                               ; preds = %70
  %75 = load i32, ptr addrspace(5) %16, align 4
  %76 = insertelement <4 x i32> poison, i32 %75, i32 0
  %77 = load i32, ptr addrspace(5) %17, align 4
  %78 = insertelement <4 x i32> %76, i32 %77, i32 1
  %79 = insertelement <4 x i32> %78, i32 0, i32 2
  %80 = insertelement <4 x i32> %79, i32 19088743, i32 3
  store <4 x i32> %80, ptr %44, align 16
  %81 = load <4 x i32>, ptr %44, align 16
  store <4 x i32> %81, ptr addrspace(5) %18, align 16
  %82 = load <2 x i32>, ptr %41, align 8
  store <2 x i32> %82, ptr addrspace(5) %20, align 8
  store i32 0, ptr addrspace(5) %21, align 4
  br label %83

83:                                               ; preds = %86, %74
  %84 = load i32, ptr addrspace(5) %21, align 4
  %85 = icmp slt i32 %84, 10
  br i1 %85, label %86, label %131

86:                                               ; preds = %83
  %87 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %88 = extractelement <4 x i32> %87, i64 0
  %89 = zext i32 %88 to i64
  %90 = mul i64 %89, 3528531795
  %91 = lshr i64 %90, 32
  %92 = trunc i64 %91 to i32
  store i32 %92, ptr addrspace(5) %22, align 4
  %93 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %94 = extractelement <4 x i32> %93, i64 0
  %95 = mul i32 %94, -766435501
  store i32 %95, ptr addrspace(5) %23, align 4
  %96 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %97 = extractelement <4 x i32> %96, i64 2
  %98 = zext i32 %97 to i64
  %99 = mul i64 %98, 3449720151
  %100 = lshr i64 %99, 32
  %101 = trunc i64 %100 to i32
  store i32 %101, ptr addrspace(5) %24, align 4
  %102 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %103 = extractelement <4 x i32> %102, i64 2
  %104 = mul i32 %103, -845247145
  store i32 %104, ptr addrspace(5) %25, align 4
  %105 = load i32, ptr addrspace(5) %24, align 4
  %106 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %107 = extractelement <4 x i32> %106, i64 1
  %108 = xor i32 %105, %107
  %109 = load <2 x i32>, ptr addrspace(5) %20, align 8
  %110 = extractelement <2 x i32> %109, i64 0
  %111 = xor i32 %108, %110
  %112 = insertelement <4 x i32> poison, i32 %111, i32 0
  %113 = load i32, ptr addrspace(5) %25, align 4
  %114 = insertelement <4 x i32> %112, i32 %113, i32 1
  %115 = load i32, ptr addrspace(5) %22, align 4
  %116 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %117 = extractelement <4 x i32> %116, i64 3
  %118 = xor i32 %115, %117
  %119 = load <2 x i32>, ptr addrspace(5) %20, align 8
  %120 = extractelement <2 x i32> %119, i64 1
  %121 = xor i32 %118, %120
  %122 = insertelement <4 x i32> %114, i32 %121, i32 2
  %123 = load i32, ptr addrspace(5) %23, align 4
  %124 = insertelement <4 x i32> %122, i32 %123, i32 3
  store <4 x i32> %124, ptr %45, align 16
  %125 = load <4 x i32>, ptr %45, align 16
  store <4 x i32> %125, ptr addrspace(5) %18, align 16
  store <2 x i32> <i32 -1640531527, i32 -1150833019>, ptr %46, align 8
  %126 = load <2 x i32>, ptr %46, align 8
  %127 = load <2 x i32>, ptr addrspace(5) %20, align 8
  %128 = add <2 x i32> %127, %126
  store <2 x i32> %128, ptr addrspace(5) %20, align 8
  %129 = load i32, ptr addrspace(5) %21, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr addrspace(5) %21, align 4
  br label %83

131:                                              ; preds = %83
  %132 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %133 = lshr <4 x i32> %132, splat (i32 8)
  %134 = uitofp <4 x i32> %133 to <4 x float>
  %135 = fmul <4 x float> %134, splat (float 0x3E70000000000000)
  %136 = load ptr addrspace(1), ptr %40, align 8
  %137 = load i32, ptr addrspace(5) %17, align 4
  %138 = load i32, ptr %43, align 4
  %139 = mul i32 %137, %138
  %140 = load i32, ptr addrspace(5) %16, align 4
  %141 = add i32 %139, %140
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %136, i64 %142
  store <4 x float> %135, ptr addrspace(1) %143, align 16
  %144 = load i32, ptr addrspace(5) %17, align 4
  %145 = add i32 %144, 1
  store i32 %145, ptr addrspace(5) %17, align 4
  br label %70

146:                                              ; preds = %68, %70
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_philox(ptr addrspace(1) noundef align 16 %0, <2 x i32> noundef %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca <2 x i32>, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <4 x i32>, align 16, addrspace(5)
  %19 = alloca <4 x i32>, align 16, addrspace(5)
  %20 = alloca <2 x i32>, align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca <4 x i32>, align 16, addrspace(5)
  %27 = alloca <2 x i32>, align 8, addrspace(5)
  %28 = addrspacecast ptr addrspace(5) %12 to ptr
  %29 = addrspacecast ptr addrspace(5) %13 to ptr
  %30 = addrspacecast ptr addrspace(5) %14 to ptr
  %31 = addrspacecast ptr addrspace(5) %15 to ptr
  %32 = addrspacecast ptr addrspace(5) %19 to ptr
  %33 = addrspacecast ptr addrspace(5) %26 to ptr
  %34 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %0, ptr %28, align 8
  store <2 x i32> %1, ptr %29, align 8
  store i32 %2, ptr %30, align 4
  store i32 %3, ptr %31, align 4
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
  %52 = zext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr addrspace(5) %16, align 4
  %54 = load i32, ptr addrspace(5) %16, align 4
  %55 = load i32, ptr %31, align 4
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %4
  br label %137

58:                                               ; preds = %4
  store i32 0, ptr addrspace(5) %17, align 4
  br label %59

59:                                               ; preds = %134, %58
  %60 = load i32, ptr addrspace(5) %17, align 4
  %61 = load i32, ptr %30, align 4
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %137

63:                                               ; preds = %59
  %64 = load i32, ptr addrspace(5) %16, align 4
  %65 = insertelement <4 x i32> poison, i32 %64, i32 0
  %66 = load i32, ptr addrspace(5) %17, align 4
  %67 = insertelement <4 x i32> %65, i32 %66, i32 1
  %68 = insertelement <4 x i32> %67, i32 0, i32 2
  %69 = insertelement <4 x i32> %68, i32 19088743, i32 3
  store <4 x i32> %69, ptr %32, align 16
  %70 = load <4 x i32>, ptr %32, align 16
  store <4 x i32> %70, ptr addrspace(5) %18, align 16
  %71 = load <2 x i32>, ptr %29, align 8
  store <2 x i32> %71, ptr addrspace(5) %20, align 8
  store i32 0, ptr addrspace(5) %21, align 4
  br label %72

72:                                               ; preds = %118, %63
  %73 = load i32, ptr addrspace(5) %21, align 4
  %74 = icmp slt i32 %73, 10
  br i1 %74, label %75, label %121

75:                                               ; preds = %72
  %76 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %77 = extractelement <4 x i32> %76, i64 0
  %78 = zext i32 %77 to i64
  %79 = mul i64 %78, 3528531795
  %80 = lshr i64 %79, 32
  %81 = trunc i64 %80 to i32
  store i32 %81, ptr addrspace(5) %22, align 4
  %82 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %83 = extractelement <4 x i32> %82, i64 0
  %84 = mul i32 %83, -766435501
  store i32 %84, ptr addrspace(5) %23, align 4
  %85 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %86 = extractelement <4 x i32> %85, i64 2
  %87 = zext i32 %86 to i64
  %88 = mul i64 %87, 3449720151
  %89 = lshr i64 %88, 32
  %90 = trunc i64 %89 to i32
  store i32 %90, ptr addrspace(5) %24, align 4
  %91 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %92 = extractelement <4 x i32> %91, i64 2
  %93 = mul i32 %92, -845247145
  store i32 %93, ptr addrspace(5) %25, align 4
  %94 = load i32, ptr addrspace(5) %24, align 4
  %95 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %96 = extractelement <4 x i32> %95, i64 1
  %97 = xor i32 %94, %96
  %98 = load <2 x i32>, ptr addrspace(5) %20, align 8
  %99 = extractelement <2 x i32> %98, i64 0
  %100 = xor i32 %97, %99
  %101 = insertelement <4 x i32> poison, i32 %100, i32 0
  %102 = load i32, ptr addrspace(5) %25, align 4
  %103 = insertelement <4 x i32> %101, i32 %102, i32 1
  %104 = load i32, ptr addrspace(5) %22, align 4
  %105 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %106 = extractelement <4 x i32> %105, i64 3
  %107 = xor i32 %104, %106
  %108 = load <2 x i32>, ptr addrspace(5) %20, align 8
  %109 = extractelement <2 x i32> %108, i64 1
  %110 = xor i32 %107, %109
  %111 = insertelement <4 x i32> %103, i32 %110, i32 2
  %112 = load i32, ptr addrspace(5) %23, align 4
  %113 = insertelement <4 x i32> %111, i32 %112, i32 3
  store <4 x i32> %113, ptr %33, align 16
  %114 = load <4 x i32>, ptr %33, align 16
  store <4 x i32> %114, ptr addrspace(5) %18, align 16
  store <2 x i32> <i32 -1640531527, i32 -1150833019>, ptr %34, align 8
  %115 = load <2 x i32>, ptr %34, align 8
  %116 = load <2 x i32>, ptr addrspace(5) %20, align 8
  %117 = add <2 x i32> %116, %115
  store <2 x i32> %117, ptr addrspace(5) %20, align 8
  br label %118

118:                                              ; preds = %75
  %119 = load i32, ptr addrspace(5) %21, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr addrspace(5) %21, align 4
  br label %72

121:                                              ; preds = %72
  %122 = load <4 x i32>, ptr addrspace(5) %18, align 16
  %123 = lshr <4 x i32> %122, splat (i32 8)
  %124 = uitofp <4 x i32> %123 to <4 x float>
  %125 = fmul <4 x float> %124, splat (float 0x3E70000000000000)
  %126 = load ptr addrspace(1), ptr %28, align 8
  %127 = load i32, ptr addrspace(5) %17, align 4
  %128 = load i32, ptr %31, align 4
  %129 = mul i32 %127, %128
  %130 = load i32, ptr addrspace(5) %16, align 4
  %131 = add i32 %129, %130
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %126, i64 %132
  store <4 x float> %125, ptr addrspace(1) %133, align 16
  br label %134

134:                                              ; preds = %121
  %135 = load i32, ptr addrspace(5) %17, align 4
  %136 = add i32 %135, 1
  store i32 %136, ptr addrspace(5) %17, align 4
  br label %59

137:                                              ; preds = %57, %59
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
!6 = !{i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"uint2", !"uint", !"uint"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))", !"uint", !"uint"}
!10 = !{!"", !"", !"", !""}
