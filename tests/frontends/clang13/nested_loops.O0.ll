; ModuleID = 'nested_loops.cl'
source_filename = "nested_loops.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nested_loops(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(1)* %2, i32 %3, i32 %4) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %8 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %8, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %10, align 8
  store i32 %3, i32 addrspace(5)* %11, align 4
  store i32 %4, i32 addrspace(5)* %12, align 4
  %20 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %6, align 4
  %21 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %21, i8 addrspace(4)* addrspace(5)* %7, align 8
  %22 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %7, align 8
  %23 = load i32, i32 addrspace(5)* %6, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i8, i8 addrspace(4)* %22, i64 %24
  %26 = bitcast i8 addrspace(4)* %25 to i16 addrspace(4)*
  %27 = load i16, i16 addrspace(4)* %26, align 2
  %28 = zext i16 %27 to i32
  %29 = mul i32 %20, %28
  %30 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %31 = add i32 %29, %30
  store i32 %31, i32 addrspace(5)* %13, align 4
  %32 = load i32, i32 addrspace(5)* %13, align 4
  %33 = load i32, i32 addrspace(5)* %11, align 4
  %34 = icmp uge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %5
  br label %144

36:                                               ; preds = %5
  %37 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %38 = load i32, i32 addrspace(5)* %13, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i32, i32 addrspace(1)* %37, i64 %39
  %41 = load i32, i32 addrspace(1)* %40, align 4
  store i32 %41, i32 addrspace(5)* %14, align 4
  store i32 0, i32 addrspace(5)* %15, align 4
  %42 = load i32, i32 addrspace(5)* %14, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %36
  %45 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %46 = load i32, i32 addrspace(5)* %13, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i32, i32 addrspace(1)* %45, i64 %47
  store i32 0, i32 addrspace(1)* %48, align 4
  %49 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %50 = load i32, i32 addrspace(5)* %13, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i32, i32 addrspace(1)* %49, i64 %51
  store i32 0, i32 addrspace(1)* %52, align 4
  br label %144

53:                                               ; preds = %36
  store i32 0, i32 addrspace(5)* %16, align 4
  br label %54

54:                                               ; preds = %117, %53
  %55 = load i32, i32 addrspace(5)* %16, align 4
  %56 = load i32, i32 addrspace(5)* %16, align 4
  %57 = mul i32 %55, %56
  %58 = load i32, i32 addrspace(5)* %14, align 4
  %59 = icmp ule i32 %57, %58
  br i1 %59, label %60, label %120

60:                                               ; preds = %54
  %61 = load i32, i32 addrspace(5)* %14, align 4
  %62 = load i32, i32 addrspace(5)* %16, align 4
  %63 = load i32, i32 addrspace(5)* %16, align 4
  %64 = mul i32 %62, %63
  %65 = sub i32 %61, %64
  store i32 %65, i32 addrspace(5)* %18, align 4
  %66 = load i32, i32 addrspace(5)* %18, align 4
  %67 = and i32 %66, 3
  %68 = icmp uge i32 %67, 2
  br i1 %68, label %69, label %70

69:                                               ; preds = %60
  br label %117

70:                                               ; preds = %60
  %71 = load i32, i32 addrspace(5)* %16, align 4
  store i32 %71, i32 addrspace(5)* %17, align 4
  br label %72

72:                                               ; preds = %113, %70
  %73 = load i32, i32 addrspace(5)* %15, align 4
  %74 = add i32 %73, 1
  store i32 %74, i32 addrspace(5)* %15, align 4
  %75 = load i32, i32 addrspace(5)* %17, align 4
  %76 = load i32, i32 addrspace(5)* %17, align 4
  %77 = mul i32 %75, %76
  store i32 %77, i32 addrspace(5)* %19, align 4
  %78 = load i32, i32 addrspace(5)* %19, align 4
  %79 = load i32, i32 addrspace(5)* %18, align 4
  %80 = icmp ugt i32 %78, %79
  br i1 %80, label %81, label %82

81:                                               ; preds = %72
  br label %116

82:                                               ; preds = %72
  %83 = load i32, i32 addrspace(5)* %19, align 4
  %84 = load i32, i32 addrspace(5)* %18, align 4
  %85 = icmp eq i32 %83, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %82
  br label %130

87:                                               ; preds = %82
  %88 = load i32, i32 addrspace(5)* %15, align 4
  %89 = load i32, i32 addrspace(5)* %12, align 4
  %90 = icmp uge i32 %88, %89
  br i1 %90, label %91, label %101

91:                                               ; preds = %87
  %92 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %93 = load i32, i32 addrspace(5)* %13, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i32, i32 addrspace(1)* %92, i64 %94
  store i32 -2, i32 addrspace(1)* %95, align 4
  %96 = load i32, i32 addrspace(5)* %15, align 4
  %97 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %98 = load i32, i32 addrspace(5)* %13, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds i32, i32 addrspace(1)* %97, i64 %99
  store i32 %96, i32 addrspace(1)* %100, align 4
  br label %144

101:                                              ; preds = %87
  %102 = load i32, i32 addrspace(5)* %17, align 4
  %103 = and i32 %102, 7
  %104 = icmp eq i32 %103, 5
  br i1 %104, label %105, label %112

105:                                              ; preds = %101
  %106 = load i32, i32 addrspace(5)* %15, align 4
  %107 = and i32 %106, 1
  %108 = icmp ne i32 %107, 0
  br i1 %108, label %109, label %112

109:                                              ; preds = %105
  %110 = load i32, i32 addrspace(5)* %15, align 4
  %111 = add i32 %110, 2
  store i32 %111, i32 addrspace(5)* %15, align 4
  br label %112

112:                                              ; preds = %109, %105, %101
  br label %113

113:                                              ; preds = %112
  %114 = load i32, i32 addrspace(5)* %17, align 4
  %115 = add i32 %114, 1
  store i32 %115, i32 addrspace(5)* %17, align 4
  br label %72

116:                                              ; preds = %81
  br label %117

117:                                              ; preds = %116, %69
  %118 = load i32, i32 addrspace(5)* %16, align 4
  %119 = add i32 %118, 1
  store i32 %119, i32 addrspace(5)* %16, align 4
  br label %54

120:                                              ; preds = %54
  %121 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %122 = load i32, i32 addrspace(5)* %13, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 %123
  store i32 -1, i32 addrspace(1)* %124, align 4
  %125 = load i32, i32 addrspace(5)* %15, align 4
  %126 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %127 = load i32, i32 addrspace(5)* %13, align 4
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds i32, i32 addrspace(1)* %126, i64 %128
  store i32 %125, i32 addrspace(1)* %129, align 4
  br label %144

130:                                              ; preds = %86
  %131 = load i32, i32 addrspace(5)* %16, align 4
  %132 = shl i32 %131, 16
  %133 = load i32, i32 addrspace(5)* %17, align 4
  %134 = or i32 %132, %133
  %135 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %136 = load i32, i32 addrspace(5)* %13, align 4
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds i32, i32 addrspace(1)* %135, i64 %137
  store i32 %134, i32 addrspace(1)* %138, align 4
  %139 = load i32, i32 addrspace(5)* %15, align 4
  %140 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %141 = load i32, i32 addrspace(5)* %13, align 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds i32, i32 addrspace(1)* %140, i64 %142
  store i32 %139, i32 addrspace(1)* %143, align 4
  br label %144

144:                                              ; preds = %130, %120, %91, %44, %35
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

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
!5 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!8 = !{!"const", !"", !"", !"", !""}
!9 = !{i32 0, i32 1024}
