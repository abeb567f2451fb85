; ModuleID = 'calls.cl'
source_filename = "calls.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Parts = type { i32, i32, i64 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @calls(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i64 addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %8 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca %struct.Parts, align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <4 x i32>, align 16, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %7, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %8, align 8
  store i64 addrspace(1)* %2, i64 addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %19 = call i32 @llvm.amdgcn.workgroup.id.x() #4
  store i32 4, i32 addrspace(5)* %5, align 4
  %20 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  store i8 addrspace(4)* %20, i8 addrspace(4)* addrspace(5)* %6, align 8
  %21 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %22 = load i32, i32 addrspace(5)* %5, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i8, i8 addrspace(4)* %21, i64 %23
  %25 = bitcast i8 addrspace(4)* %24 to i16 addrspace(4)*
  %26 = load i16, i16 addrspace(4)* %25, align 2
  %27 = zext i16 %26 to i32
  %28 = mul i32 %19, %27
  %29 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !9
  %30 = add i32 %28, %29
  store i32 %30, i32 addrspace(5)* %11, align 4
  %31 = load i32, i32 addrspace(5)* %11, align 4
  %32 = load i32, i32 addrspace(5)* %10, align 4
  %33 = icmp uge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %4
  br label %138

35:                                               ; preds = %4
  %36 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %7, align 8
  %37 = load i32, i32 addrspace(5)* %11, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i32, i32 addrspace(1)* %36, i64 %38
  %40 = load i32, i32 addrspace(1)* %39, align 4
  store i32 %40, i32 addrspace(5)* %12, align 4
  %41 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %42 = load i32, i32 addrspace(5)* %11, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i32, i32 addrspace(1)* %41, i64 %43
  %45 = load i32, i32 addrspace(1)* %44, align 4
  store i32 %45, i32 addrspace(5)* %13, align 4
  %46 = load i32, i32 addrspace(5)* %12, align 4
  %47 = load i32, i32 addrspace(5)* %13, align 4
  %48 = call i32 @gcd(i32 %46, i32 %47) #5
  %49 = zext i32 %48 to i64
  store i64 %49, i64 addrspace(5)* %14, align 8
  %50 = load i32, i32 addrspace(5)* %12, align 4
  %51 = and i32 %50, 1
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %35
  %54 = load i32, i32 addrspace(5)* %12, align 4
  %55 = load i32, i32 addrspace(5)* %13, align 4
  %56 = call i64 @lcm(i32 %54, i32 %55) #5
  %57 = load i64, i64 addrspace(5)* %14, align 8
  %58 = add i64 %57, %56
  store i64 %58, i64 addrspace(5)* %14, align 8
  br label %86

59:                                               ; preds = %35
  %60 = load i32, i32 addrspace(5)* %13, align 4
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %85

62:                                               ; preds = %59
  %63 = load i32, i32 addrspace(5)* %12, align 4
  %64 = load i32, i32 addrspace(5)* %13, align 4
  %65 = call %struct.Parts @parts(i32 %63, i32 %64) #5
  %66 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %15, i32 0, i32 0
  %67 = extractvalue %struct.Parts %65, 0
  store i32 %67, i32 addrspace(5)* %66, align 8
  %68 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %15, i32 0, i32 1
  %69 = extractvalue %struct.Parts %65, 1
  store i32 %69, i32 addrspace(5)* %68, align 4
  %70 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %15, i32 0, i32 2
  %71 = extractvalue %struct.Parts %65, 2
  store i64 %71, i64 addrspace(5)* %70, align 8
  %72 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %15, i32 0, i32 2
  %73 = load i64, i64 addrspace(5)* %72, align 8
  %74 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %15, i32 0, i32 0
  %75 = load i32, i32 addrspace(5)* %74, align 8
  %76 = mul i32 %75, 3
  %77 = zext i32 %76 to i64
  %78 = add i64 %73, %77
  %79 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %15, i32 0, i32 1
  %80 = load i32, i32 addrspace(5)* %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %78, %81
  %83 = load i64, i64 addrspace(5)* %14, align 8
  %84 = xor i64 %83, %82
  store i64 %84, i64 addrspace(5)* %14, align 8
  br label %85

85:                                               ; preds = %62, %59
  br label %86

86:                                               ; preds = %85, %53
  store i32 0, i32 addrspace(5)* %16, align 4
  br label %87

87:                                               ; preds = %129, %86
  %88 = load i32, i32 addrspace(5)* %16, align 4
  %89 = load i32, i32 addrspace(5)* %13, align 4
  %90 = and i32 %89, 3
  %91 = icmp ult i32 %88, %90
  br i1 %91, label %92, label %132

92:                                               ; preds = %87
  %93 = load i32, i32 addrspace(5)* %16, align 4
  store i32 %93, i32 addrspace(5)* %17, align 4
  %94 = load i32, i32 addrspace(5)* %12, align 4
  %95 = load i32, i32 addrspace(5)* %13, align 4
  %96 = trunc i32 %95 to i8
  %97 = load i32, i32 addrspace(5)* %12, align 4
  %98 = trunc i32 %97 to i16
  %99 = load i64, i64 addrspace(5)* %14, align 8
  %100 = load i32, i32 addrspace(5)* %12, align 4
  %101 = and i32 %100, 255
  %102 = uitofp i32 %101 to float
  %103 = load i32, i32 addrspace(5)* %16, align 4
  %104 = load i32, i32 addrspace(5)* %10, align 4
  %105 = load i32, i32 addrspace(5)* %11, align 4
  %106 = load i32, i32 addrspace(5)* %16, align 4
  %107 = sub nsw i32 0, %106
  %108 = load i32, i32 addrspace(5)* %12, align 4
  %109 = insertelement <4 x i32> undef, i32 %108, i32 0
  %110 = load i32, i32 addrspace(5)* %13, align 4
  %111 = insertelement <4 x i32> %109, i32 %110, i32 1
  %112 = load i32, i32 addrspace(5)* %16, align 4
  %113 = insertelement <4 x i32> %111, i32 %112, i32 2
  %114 = load i32, i32 addrspace(5)* %11, align 4
  %115 = insertelement <4 x i32> %113, i32 %114, i32 3
  store <4 x i32> %115, <4 x i32> addrspace(5)* %18, align 16
  %116 = load <4 x i32>, <4 x i32> addrspace(5)* %18, align 16
  %117 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %7, align 8
  %118 = load i32, i32 addrspace(5)* %11, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i32, i32 addrspace(1)* %117, i64 %119
  %121 = call i32 @many(i32 %94, i8 zeroext %96, i16 zeroext %98, i64 %99, float %102, i32 %103, i32 %104, i32 %105, i32 %107, <4 x i32> %116, i32 addrspace(1)* %120, i32 addrspace(5)* %17) #5
  %122 = zext i32 %121 to i64
  %123 = load i64, i64 addrspace(5)* %14, align 8
  %124 = add i64 %123, %122
  store i64 %124, i64 addrspace(5)* %14, align 8
  %125 = load i32, i32 addrspace(5)* %17, align 4
  %126 = zext i32 %125 to i64
  %127 = load i64, i64 addrspace(5)* %14, align 8
  %128 = xor i64 %127, %126
  store i64 %128, i64 addrspace(5)* %14, align 8
  br label %129

129:                                              ; preds = %92
  %130 = load i32, i32 addrspace(5)* %16, align 4
  %131 = add i32 %130, 1
  store i32 %131, i32 addrspace(5)* %16, align 4
  br label %87

132:                                              ; preds = %87
  %133 = load i64, i64 addrspace(5)* %14, align 8
  %134 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  %135 = load i32, i32 addrspace(5)* %11, align 4
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds i64, i64 addrspace(1)* %134, i64 %136
  store i64 %133, i64 addrspace(1)* %137, align 8
  br label %138

138:                                              ; preds = %132, %34
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @gcd(i32 %0, i32 %1) #1 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store i32 %0, i32 addrspace(5)* %3, align 4
  store i32 %1, i32 addrspace(5)* %4, align 4
  br label %6

6:                                                ; preds = %9, %2
  %7 = load i32, i32 addrspace(5)* %4, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = load i32, i32 addrspace(5)* %3, align 4
  %11 = load i32, i32 addrspace(5)* %4, align 4
  %12 = urem i32 %10, %11
  store i32 %12, i32 addrspace(5)* %5, align 4
  %13 = load i32, i32 addrspace(5)* %4, align 4
  store i32 %13, i32 addrspace(5)* %3, align 4
  %14 = load i32, i32 addrspace(5)* %5, align 4
  store i32 %14, i32 addrspace(5)* %4, align 4
  br label %6

15:                                               ; preds = %6
  %16 = load i32, i32 addrspace(5)* %3, align 4
  ret i32 %16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i64 @lcm(i32 %0, i32 %1) #1 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, i32 addrspace(5)* %3, align 4
  store i32 %1, i32 addrspace(5)* %4, align 4
  %5 = load i32, i32 addrspace(5)* %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  br label %18

8:                                                ; preds = %2
  %9 = load i32, i32 addrspace(5)* %3, align 4
  %10 = load i32, i32 addrspace(5)* %3, align 4
  %11 = load i32, i32 addrspace(5)* %4, align 4
  %12 = call i32 @gcd(i32 %10, i32 %11) #5
  %13 = udiv i32 %9, %12
  %14 = zext i32 %13 to i64
  %15 = load i32, i32 addrspace(5)* %4, align 4
  %16 = zext i32 %15 to i64
  %17 = mul i64 %14, %16
  br label %18

18:                                               ; preds = %8, %7
  %19 = phi i64 [ 0, %7 ], [ %17, %8 ]
  ret i64 %19
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.Parts @parts(i32 %0, i32 %1) #1 {
  %3 = alloca %struct.Parts, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store i32 %0, i32 addrspace(5)* %4, align 4
  store i32 %1, i32 addrspace(5)* %5, align 4
  %6 = load i32, i32 addrspace(5)* %4, align 4
  %7 = load i32, i32 addrspace(5)* %5, align 4
  %8 = udiv i32 %6, %7
  %9 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %3, i32 0, i32 0
  store i32 %8, i32 addrspace(5)* %9, align 8
  %10 = load i32, i32 addrspace(5)* %4, align 4
  %11 = load i32, i32 addrspace(5)* %5, align 4
  %12 = urem i32 %10, %11
  %13 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %3, i32 0, i32 1
  store i32 %12, i32 addrspace(5)* %13, align 4
  %14 = load i32, i32 addrspace(5)* %4, align 4
  %15 = zext i32 %14 to i64
  %16 = load i32, i32 addrspace(5)* %5, align 4
  %17 = zext i32 %16 to i64
  %18 = mul i64 %15, %17
  %19 = getelementptr inbounds %struct.Parts, %struct.Parts addrspace(5)* %3, i32 0, i32 2
  store i64 %18, i64 addrspace(5)* %19, align 8
  %20 = load %struct.Parts, %struct.Parts addrspace(5)* %3, align 8
  ret %struct.Parts %20
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @many(i32 %0, i8 zeroext %1, i16 zeroext %2, i64 %3, float %4, i32 %5, i32 %6, i32 %7, i32 %8, <4 x i32> %9, i32 addrspace(1)* %10, i32 addrspace(5)* %11) #2 {
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8, align 1, addrspace(5)
  %15 = alloca i16, align 2, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca <4 x i32>, align 16, addrspace(5)
  %23 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %24 = alloca i32 addrspace(5)*, align 4, addrspace(5)
  store i32 %0, i32 addrspace(5)* %13, align 4
  store i8 %1, i8 addrspace(5)* %14, align 1
  store i16 %2, i16 addrspace(5)* %15, align 2
  store i64 %3, i64 addrspace(5)* %16, align 8
  store float %4, float addrspace(5)* %17, align 4
  store i32 %5, i32 addrspace(5)* %18, align 4
  store i32 %6, i32 addrspace(5)* %19, align 4
  store i32 %7, i32 addrspace(5)* %20, align 4
  store i32 %8, i32 addrspace(5)* %21, align 4
  store <4 x i32> %9, <4 x i32> addrspace(5)* %22, align 16
  store i32 addrspace(1)* %10, i32 addrspace(1)* addrspace(5)* %23, align 8
  store i32 addrspace(5)* %11, i32 addrspace(5)* addrspace(5)* %24, align 4
  %25 = load <4 x i32>, <4 x i32> addrspace(5)* %22, align 16
  %26 = extractelement <4 x i32> %25, i64 1
  %27 = load i32 addrspace(5)*, i32 addrspace(5)* addrspace(5)* %24, align 4
  %28 = load i32, i32 addrspace(5)* %27, align 4
  %29 = add i32 %28, %26
  store i32 %29, i32 addrspace(5)* %27, align 4
  %30 = load i32, i32 addrspace(5)* %13, align 4
  %31 = load i8, i8 addrspace(5)* %14, align 1
  %32 = zext i8 %31 to i32
  %33 = mul nsw i32 2, %32
  %34 = add i32 %30, %33
  %35 = load i16, i16 addrspace(5)* %15, align 2
  %36 = zext i16 %35 to i32
  %37 = mul nsw i32 3, %36
  %38 = add i32 %34, %37
  %39 = load i64, i64 addrspace(5)* %16, align 8
  %40 = trunc i64 %39 to i32
  %41 = mul i32 5, %40
  %42 = add i32 %38, %41
  %43 = load float, float addrspace(5)* %17, align 4
  %44 = fptoui float %43 to i32
  %45 = mul i32 7, %44
  %46 = add i32 %42, %45
  %47 = load i32, i32 addrspace(5)* %18, align 4
  %48 = mul i32 11, %47
  %49 = add i32 %46, %48
  %50 = load i32, i32 addrspace(5)* %19, align 4
  %51 = mul i32 13, %50
  %52 = add i32 %49, %51
  %53 = load i32, i32 addrspace(5)* %20, align 4
  %54 = mul i32 17, %53
  %55 = add i32 %52, %54
  %56 = load i32, i32 addrspace(5)* %21, align 4
  %57 = mul nsw i32 19, %56
  %58 = add i32 %55, %57
  %59 = load <4 x i32>, <4 x i32> addrspace(5)* %22, align 16
  %60 = extractelement <4 x i32> %59, i64 0
  %61 = mul i32 23, %60
  %62 = add i32 %58, %61
  %63 = load <4 x i32>, <4 x i32> addrspace(5)* %22, align 16
  %64 = extractelement <4 x i32> %63, i64 3
  %65 = mul i32 29, %64
  %66 = add i32 %62, %65
  %67 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %23, align 8
  %68 = load i32, i32 addrspace(1)* %67, align 4
  %69 = mul i32 31, %68
  %70 = add i32 %66, %69
  %71 = load i32 addrspace(5)*, i32 addrspace(5)* addrspace(5)* %24, align 4
  %72 = load i32, i32 addrspace(5)* %71, align 4
  %73 = add i32 %70, %72
  ret i32 %73
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" }
attributes #3 = { nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }
attributes #5 = { convergent }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"ulong*", !"uint"}
!8 = !{!"const", !"const", !"", !""}
!9 = !{i32 0, i32 1024}
