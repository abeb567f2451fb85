; ModuleID = 'uniform_branch.cl'
source_filename = "uniform_branch.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @uniform_branch(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(4)* %2, i32 %3, i32 %4) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %8 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32 addrspace(4)*, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %8, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 addrspace(4)* %2, i32 addrspace(4)* addrspace(5)* %10, align 8
  store i32 %3, i32 addrspace(5)* %11, align 4
  store i32 %4, i32 addrspace(5)* %12, align 4
  %18 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %6, align 4
  %19 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %19, i8 addrspace(4)* addrspace(5)* %7, align 8
  %20 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %7, align 8
  %21 = load i32, i32 addrspace(5)* %6, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i8, i8 addrspace(4)* %20, i64 %22
  %24 = bitcast i8 addrspace(4)* %23 to i16 addrspace(4)*
  %25 = load i16, i16 addrspace(4)* %24, align 2
  %26 = zext i16 %25 to i32
  %27 = mul i32 %18, %26
  %28 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %29 = add i32 %27, %28
  store i32 %29, i32 addrspace(5)* %13, align 4
  %30 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %10, align 8
  %31 = getelementptr inbounds i32, i32 addrspace(4)* %30, i64 0
  %32 = load i32, i32 addrspace(4)* %31, align 4
  store i32 %32, i32 addrspace(5)* %14, align 4
  %33 = load i32, i32 addrspace(5)* %13, align 4
  %34 = load i32, i32 addrspace(5)* %12, align 4
  %35 = icmp ult i32 %33, %34
  br i1 %35, label %36, label %42

36:                                               ; preds = %5
  %37 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %38 = load i32, i32 addrspace(5)* %13, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i32, i32 addrspace(1)* %37, i64 %39
  %41 = load i32, i32 addrspace(1)* %40, align 4
  br label %43

42:                                               ; preds = %5
  br label %43

43:                                               ; preds = %42, %36
  %44 = phi i32 [ %41, %36 ], [ 0, %42 ]
  store i32 %44, i32 addrspace(5)* %15, align 4
  %45 = load i32, i32 addrspace(5)* %11, align 4
  switch i32 %45, label %115 [
    i32 0, label %46
    i32 1, label %63
    i32 2, label %100
    i32 3, label %100
    i32 100, label %113
  ]

46:                                               ; preds = %43
  store i32 1, i32 addrspace(5)* %16, align 4
  br label %47

47:                                               ; preds = %59, %46
  %48 = load i32, i32 addrspace(5)* %16, align 4
  %49 = load i32, i32 addrspace(5)* %14, align 4
  %50 = icmp sle i32 %48, %49
  br i1 %50, label %51, label %62

51:                                               ; preds = %47
  %52 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %10, align 8
  %53 = load i32, i32 addrspace(5)* %16, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, i32 addrspace(4)* %52, i64 %54
  %56 = load i32, i32 addrspace(4)* %55, align 4
  %57 = load i32, i32 addrspace(5)* %15, align 4
  %58 = add nsw i32 %57, %56
  store i32 %58, i32 addrspace(5)* %15, align 4
  br label %59

59:                                               ; preds = %51
  %60 = load i32, i32 addrspace(5)* %16, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, i32 addrspace(5)* %16, align 4
  br label %47

62:                                               ; preds = %47
  br label %124

63:                                               ; preds = %43
  %64 = load i32, i32 addrspace(5)* %14, align 4
  store i32 %64, i32 addrspace(5)* %17, align 4
  br label %65

65:                                               ; preds = %96, %63
  %66 = load i32, i32 addrspace(5)* %17, align 4
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %99

68:                                               ; preds = %65
  %69 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %10, align 8
  %70 = load i32, i32 addrspace(5)* %17, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, i32 addrspace(4)* %69, i64 %71
  %73 = load i32, i32 addrspace(4)* %72, align 4
  %74 = icmp slt i32 %73, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %68
  br label %96

76:                                               ; preds = %68
  %77 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %10, align 8
  %78 = load i32, i32 addrspace(5)* %17, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, i32 addrspace(4)* %77, i64 %79
  %81 = load i32, i32 addrspace(4)* %80, align 4
  %82 = load i32, i32 addrspace(5)* %17, align 4
  %83 = and i32 %82, 15
  %84 = and i32 %83, 31
  %85 = shl i32 %81, %84
  %86 = load i32, i32 addrspace(5)* %15, align 4
  %87 = xor i32 %86, %85
  store i32 %87, i32 addrspace(5)* %15, align 4
  %88 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %10, align 8
  %89 = load i32, i32 addrspace(5)* %17, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, i32 addrspace(4)* %88, i64 %90
  %92 = load i32, i32 addrspace(4)* %91, align 4
  %93 = icmp sgt i32 %92, 1000
  br i1 %93, label %94, label %95

94:                                               ; preds = %76
  br label %99

95:                                               ; preds = %76
  br label %96

96:                                               ; preds = %95, %75
  %97 = load i32, i32 addrspace(5)* %17, align 4
  %98 = add nsw i32 %97, -1
  store i32 %98, i32 addrspace(5)* %17, align 4
  br label %65

99:                                               ; preds = %94, %65
  br label %124

100:                                              ; preds = %43, %43
  br label %101

101:                                              ; preds = %108, %100
  %102 = load i32, i32 addrspace(5)* %15, align 4
  %103 = mul nsw i32 %102, 3
  %104 = load i32, i32 addrspace(5)* %14, align 4
  %105 = add nsw i32 %103, %104
  store i32 %105, i32 addrspace(5)* %15, align 4
  %106 = load i32, i32 addrspace(5)* %14, align 4
  %107 = sdiv i32 %106, 2
  store i32 %107, i32 addrspace(5)* %14, align 4
  br label %108

108:                                              ; preds = %101
  %109 = load i32, i32 addrspace(5)* %14, align 4
  %110 = load i32, i32 addrspace(5)* %11, align 4
  %111 = icmp sgt i32 %109, %110
  br i1 %111, label %101, label %112

112:                                              ; preds = %108
  br label %124

113:                                              ; preds = %43
  %114 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 %114, i32 addrspace(5)* %15, align 4
  br label %124

115:                                              ; preds = %43
  %116 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %10, align 8
  %117 = getelementptr inbounds i32, i32 addrspace(4)* %116, i64 1
  %118 = load i32, i32 addrspace(4)* %117, align 4
  %119 = icmp ne i32 %118, 0
  br i1 %119, label %120, label %123

120:                                              ; preds = %115
  %121 = load i32, i32 addrspace(5)* %15, align 4
  %122 = sub nsw i32 0, %121
  store i32 %122, i32 addrspace(5)* %15, align 4
  br label %123

123:                                              ; preds = %120, %115
  br label %124

124:                                              ; preds = %123, %113, %112, %99, %62
  %125 = load i32, i32 addrspace(5)* %13, align 4
  %126 = load i32, i32 addrspace(5)* %12, align 4
  %127 = icmp ult i32 %125, %126
  br i1 %127, label %128, label %134

128:                                              ; preds = %124
  %129 = load i32, i32 addrspace(5)* %15, align 4
  %130 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %131 = load i32, i32 addrspace(5)* %13, align 4
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds i32, i32 addrspace(1)* %130, i64 %132
  store i32 %129, i32 addrspace(1)* %133, align 4
  br label %134

134:                                              ; preds = %128, %124
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 2, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none"}
!7 = !{!"int*", !"int*", !"int*", !"int", !"uint"}
!8 = !{!"const", !"", !"const", !"", !""}
!9 = !{i32 0, i32 1024}
