; ModuleID = 'generic_ptr.cl'
source_filename = "generic_ptr.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@generic_ptr.shared = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @generic_ptr(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 %2) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %8 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca [4 x i32], align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32*, align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32*, align 8, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %8, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 %2, i32 addrspace(5)* %10, align 4
  %21 = call i32 @llvm.amdgcn.workgroup.id.x() #4
  store i32 4, i32 addrspace(5)* %4, align 4
  %22 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  store i8 addrspace(4)* %22, i8 addrspace(4)* addrspace(5)* %5, align 8
  %23 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %5, align 8
  %24 = load i32, i32 addrspace(5)* %4, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds i8, i8 addrspace(4)* %23, i64 %25
  %27 = bitcast i8 addrspace(4)* %26 to i16 addrspace(4)*
  %28 = load i16, i16 addrspace(4)* %27, align 2
  %29 = zext i16 %28 to i32
  %30 = mul i32 %21, %29
  %31 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !9
  %32 = add i32 %30, %31
  store i32 %32, i32 addrspace(5)* %12, align 4
  %33 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !9
  store i32 %33, i32 addrspace(5)* %13, align 4
  %34 = load i32, i32 addrspace(5)* %13, align 4
  store i32 %34, i32 addrspace(5)* %14, align 4
  br label %35

35:                                               ; preds = %46, %3
  %36 = load i32, i32 addrspace(5)* %14, align 4
  %37 = icmp ult i32 %36, 64
  br i1 %37, label %38, label %57

38:                                               ; preds = %35
  %39 = load i32, i32 addrspace(5)* %14, align 4
  %40 = load i32, i32 addrspace(5)* %14, align 4
  %41 = mul i32 %39, %40
  %42 = sub nsw i32 %41, 100
  %43 = load i32, i32 addrspace(5)* %14, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds [64 x i32], [64 x i32] addrspace(3)* @generic_ptr.shared, i64 0, i64 %44
  store i32 %42, i32 addrspace(3)* %45, align 4
  br label %46

46:                                               ; preds = %38
  store i32 4, i32 addrspace(5)* %6, align 4
  %47 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  store i8 addrspace(4)* %47, i8 addrspace(4)* addrspace(5)* %7, align 8
  %48 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %7, align 8
  %49 = load i32, i32 addrspace(5)* %6, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i8, i8 addrspace(4)* %48, i64 %50
  %52 = bitcast i8 addrspace(4)* %51 to i16 addrspace(4)*
  %53 = load i16, i16 addrspace(4)* %52, align 2
  %54 = zext i16 %53 to i32
  %55 = load i32, i32 addrspace(5)* %14, align 4
  %56 = add i32 %55, %54
  store i32 %56, i32 addrspace(5)* %14, align 4
  br label %35

57:                                               ; preds = %35
  store i32 0, i32 addrspace(5)* %15, align 4
  br label %58

58:                                               ; preds = %69, %57
  %59 = load i32, i32 addrspace(5)* %15, align 4
  %60 = icmp slt i32 %59, 4
  br i1 %60, label %61, label %72

61:                                               ; preds = %58
  %62 = load i32, i32 addrspace(5)* %12, align 4
  %63 = load i32, i32 addrspace(5)* %15, align 4
  %64 = add nsw i32 %63, 1
  %65 = mul nsw i32 %62, %64
  %66 = load i32, i32 addrspace(5)* %15, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %11, i64 0, i64 %67
  store i32 %65, i32 addrspace(5)* %68, align 4
  br label %69

69:                                               ; preds = %61
  %70 = load i32, i32 addrspace(5)* %15, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, i32 addrspace(5)* %15, align 4
  br label %58

72:                                               ; preds = %58
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #4
  fence syncscope("workgroup") acquire
  %73 = load i32, i32 addrspace(5)* %12, align 4
  %74 = load i32, i32 addrspace(5)* %10, align 4
  %75 = icmp uge i32 %73, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %72
  br label %157

77:                                               ; preds = %72
  %78 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %79 = load i32, i32 addrspace(5)* %12, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i32, i32 addrspace(1)* %78, i64 %80
  %82 = load i32, i32 addrspace(1)* %81, align 4
  store i32 %82, i32 addrspace(5)* %16, align 4
  %83 = load i32, i32 addrspace(5)* %16, align 4
  %84 = and i32 %83, 3
  switch i32 %84, label %97 [
    i32 0, label %85
    i32 1, label %92
  ]

85:                                               ; preds = %77
  %86 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %87 = load i32, i32 addrspace(5)* %12, align 4
  %88 = and i32 %87, -4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds i32, i32 addrspace(1)* %86, i64 %89
  %91 = addrspacecast i32 addrspace(1)* %90 to i32*
  store i32* %91, i32* addrspace(5)* %17, align 8
  br label %100

92:                                               ; preds = %77
  %93 = load i32, i32 addrspace(5)* %13, align 4
  %94 = and i32 %93, 60
  %95 = getelementptr inbounds i32, i32 addrspace(3)* getelementptr inbounds ([64 x i32], [64 x i32] addrspace(3)* @generic_ptr.shared, i64 0, i64 0), i32 %94
  %96 = addrspacecast i32 addrspace(3)* %95 to i32*
  store i32* %96, i32* addrspace(5)* %17, align 8
  br label %100

97:                                               ; preds = %77
  %98 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %11, i64 0, i64 0
  %99 = addrspacecast i32 addrspace(5)* %98 to i32*
  store i32* %99, i32* addrspace(5)* %17, align 8
  br label %100

100:                                              ; preds = %97, %92, %85
  %101 = load i32, i32 addrspace(5)* %16, align 4
  %102 = lshr i32 %101, 2
  %103 = and i32 %102, 3
  %104 = add i32 1, %103
  store i32 %104, i32 addrspace(5)* %18, align 4
  %105 = load i32*, i32* addrspace(5)* %17, align 8
  %106 = load i32, i32 addrspace(5)* %18, align 4
  %107 = call i32 @sum_run(i32* %105, i32 %106) #5
  %108 = mul nsw i32 %107, 2
  store i32 %108, i32 addrspace(5)* %19, align 4
  %109 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %110 = load i32, i32 addrspace(5)* %12, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i32, i32 addrspace(1)* %109, i64 %111
  %113 = addrspacecast i32 addrspace(1)* %112 to i32*
  store i32* %113, i32* addrspace(5)* %20, align 8
  %114 = load i32, i32 addrspace(5)* %16, align 4
  %115 = icmp slt i32 %114, 0
  br i1 %115, label %116, label %120

116:                                              ; preds = %100
  %117 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %11, i64 0, i64 0
  %118 = getelementptr inbounds i32, i32 addrspace(5)* %117, i32 1
  %119 = addrspacecast i32 addrspace(5)* %118 to i32*
  store i32* %119, i32* addrspace(5)* %20, align 8
  br label %120

120:                                              ; preds = %116, %100
  %121 = load i32, i32 addrspace(5)* %19, align 4
  %122 = load i32*, i32* addrspace(5)* %20, align 8
  store i32 %121, i32* %122, align 4
  %123 = load i32, i32 addrspace(5)* %16, align 4
  %124 = icmp slt i32 %123, 0
  br i1 %124, label %125, label %135

125:                                              ; preds = %120
  %126 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %11, i64 0, i64 1
  %127 = load i32, i32 addrspace(5)* %126, align 4
  %128 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %11, i64 0, i64 0
  %129 = load i32, i32 addrspace(5)* %128, align 4
  %130 = xor i32 %127, %129
  %131 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %132 = load i32, i32 addrspace(5)* %12, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 %133
  store i32 %130, i32 addrspace(1)* %134, align 4
  br label %135

135:                                              ; preds = %125, %120
  %136 = load i32*, i32* addrspace(5)* %17, align 8
  %137 = bitcast i32* %136 to i8*
  %138 = call i1 @llvm.amdgcn.is.shared(i8* %137)
  br i1 %138, label %139, label %146

139:                                              ; preds = %135
  %140 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %141 = load i32, i32 addrspace(5)* %12, align 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds i32, i32 addrspace(1)* %140, i64 %142
  %144 = load i32, i32 addrspace(1)* %143, align 4
  %145 = add nsw i32 %144, 1000000
  store i32 %145, i32 addrspace(1)* %143, align 4
  br label %146

146:                                              ; preds = %139, %135
  %147 = load i32*, i32* addrspace(5)* %17, align 8
  %148 = bitcast i32* %147 to i8*
  %149 = call i1 @llvm.amdgcn.is.private(i8* %148)
  br i1 %149, label %150, label %157

150:                                              ; preds = %146
  %151 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %152 = load i32, i32 addrspace(5)* %12, align 4
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i32, i32 addrspace(1)* %151, i64 %153
  %155 = load i32, i32 addrspace(1)* %154, align 4
  %156 = add nsw i32 %155, 2000000
  store i32 %156, i32 addrspace(1)* %154, align 4
  br label %157

157:                                              ; preds = %76, %150, %146
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @sum_run(i32* %0, i32 %1) #1 {
  %3 = alloca i32*, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32* %0, i32* addrspace(5)* %3, align 8
  store i32 %1, i32 addrspace(5)* %4, align 4
  store i32 0, i32 addrspace(5)* %5, align 4
  store i32 0, i32 addrspace(5)* %6, align 4
  br label %7

7:                                                ; preds = %19, %2
  %8 = load i32, i32 addrspace(5)* %6, align 4
  %9 = load i32, i32 addrspace(5)* %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %22

11:                                               ; preds = %7
  %12 = load i32*, i32* addrspace(5)* %3, align 8
  %13 = load i32, i32 addrspace(5)* %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, i32* %12, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = load i32, i32 addrspace(5)* %5, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, i32 addrspace(5)* %5, align 4
  br label %19

19:                                               ; preds = %11
  %20 = load i32, i32 addrspace(5)* %6, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, i32 addrspace(5)* %6, align 4
  br label %7

22:                                               ; preds = %7
  %23 = load i32, i32 addrspace(5)* %5, align 4
  ret i32 %23
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i1 @llvm.amdgcn.is.shared(i8* nocapture) #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i1 @llvm.amdgcn.is.private(i8* nocapture) #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { convergent nounwind willreturn }
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
!5 = !{i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"int*", !"int*", !"uint"}
!8 = !{!"", !"", !""}
!9 = !{i32 0, i32 1024}
