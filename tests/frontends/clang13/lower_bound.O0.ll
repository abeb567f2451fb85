; ModuleID = 'lower_bound.cl'
source_filename = "lower_bound.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @lower_bound(i64 addrspace(1)* %0, i32 %1, i64 addrspace(1)* %2, i32 addrspace(1)* %3, i32 addrspace(1)* %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %18 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %19 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %20 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %21 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  store i64 addrspace(1)* %0, i64 addrspace(1)* addrspace(5)* %9, align 8
  store i32 %1, i32 addrspace(5)* %10, align 4
  store i64 addrspace(1)* %2, i64 addrspace(1)* addrspace(5)* %11, align 8
  store i32 addrspace(1)* %3, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i32 addrspace(1)* %4, i32 addrspace(1)* addrspace(5)* %13, align 8
  store i32 %5, i32 addrspace(5)* %14, align 4
  %22 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %7, align 4
  %23 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %23, i8 addrspace(4)* addrspace(5)* %8, align 8
  %24 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %25 = load i32, i32 addrspace(5)* %7, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i8, i8 addrspace(4)* %24, i64 %26
  %28 = bitcast i8 addrspace(4)* %27 to i16 addrspace(4)*
  %29 = load i16, i16 addrspace(4)* %28, align 2
  %30 = zext i16 %29 to i32
  %31 = mul i32 %22, %30
  %32 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %33 = add i32 %31, %32
  store i32 %33, i32 addrspace(5)* %15, align 4
  %34 = load i32, i32 addrspace(5)* %15, align 4
  %35 = load i32, i32 addrspace(5)* %14, align 4
  %36 = icmp uge i32 %34, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %6
  br label %120

38:                                               ; preds = %6
  %39 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %11, align 8
  %40 = load i32, i32 addrspace(5)* %15, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 %41
  %43 = load i64, i64 addrspace(1)* %42, align 8
  store i64 %43, i64 addrspace(5)* %16, align 8
  %44 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  %45 = load i32, i32 addrspace(5)* %10, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i64, i64 addrspace(1)* %44, i64 %46
  store i64 addrspace(1)* %47, i64 addrspace(1)* addrspace(5)* %17, align 8
  %48 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  store i64 addrspace(1)* %48, i64 addrspace(1)* addrspace(5)* %18, align 8
  %49 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %17, align 8
  store i64 addrspace(1)* %49, i64 addrspace(1)* addrspace(5)* %19, align 8
  br label %50

50:                                               ; preds = %73, %38
  %51 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %18, align 8
  %52 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %19, align 8
  %53 = icmp ult i64 addrspace(1)* %51, %52
  br i1 %53, label %54, label %74

54:                                               ; preds = %50
  %55 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %18, align 8
  %56 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %19, align 8
  %57 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %18, align 8
  %58 = ptrtoint i64 addrspace(1)* %56 to i64
  %59 = ptrtoint i64 addrspace(1)* %57 to i64
  %60 = sub i64 %58, %59
  %61 = sdiv exact i64 %60, 8
  %62 = sdiv i64 %61, 2
  %63 = getelementptr inbounds i64, i64 addrspace(1)* %55, i64 %62
  store i64 addrspace(1)* %63, i64 addrspace(1)* addrspace(5)* %20, align 8
  %64 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %20, align 8
  %65 = load i64, i64 addrspace(1)* %64, align 8
  %66 = load i64, i64 addrspace(5)* %16, align 8
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %54
  %69 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %20, align 8
  %70 = getelementptr inbounds i64, i64 addrspace(1)* %69, i64 1
  store i64 addrspace(1)* %70, i64 addrspace(1)* addrspace(5)* %18, align 8
  br label %73

71:                                               ; preds = %54
  %72 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %20, align 8
  store i64 addrspace(1)* %72, i64 addrspace(1)* addrspace(5)* %19, align 8
  br label %73

73:                                               ; preds = %71, %68
  br label %50

74:                                               ; preds = %50
  %75 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %18, align 8
  store i64 addrspace(1)* %75, i64 addrspace(1)* addrspace(5)* %21, align 8
  br label %76

76:                                               ; preds = %87, %74
  %77 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %78 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %17, align 8
  %79 = icmp ne i64 addrspace(1)* %77, %78
  br i1 %79, label %80, label %85

80:                                               ; preds = %76
  %81 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %82 = load i64, i64 addrspace(1)* %81, align 8
  %83 = load i64, i64 addrspace(5)* %16, align 8
  %84 = icmp eq i64 %82, %83
  br label %85

85:                                               ; preds = %80, %76
  %86 = phi i1 [ false, %76 ], [ %84, %80 ]
  br i1 %86, label %87, label %90

87:                                               ; preds = %85
  %88 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %89 = getelementptr inbounds i64, i64 addrspace(1)* %88, i32 1
  store i64 addrspace(1)* %89, i64 addrspace(1)* addrspace(5)* %21, align 8
  br label %76

90:                                               ; preds = %85
  %91 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %18, align 8
  %92 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %17, align 8
  %93 = icmp eq i64 addrspace(1)* %91, %92
  br i1 %93, label %94, label %95

94:                                               ; preds = %90
  br label %103

95:                                               ; preds = %90
  %96 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %18, align 8
  %97 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  %98 = ptrtoint i64 addrspace(1)* %96 to i64
  %99 = ptrtoint i64 addrspace(1)* %97 to i64
  %100 = sub i64 %98, %99
  %101 = sdiv exact i64 %100, 8
  %102 = trunc i64 %101 to i32
  br label %103

103:                                              ; preds = %95, %94
  %104 = phi i32 [ -1, %94 ], [ %102, %95 ]
  %105 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %106 = load i32, i32 addrspace(5)* %15, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds i32, i32 addrspace(1)* %105, i64 %107
  store i32 %104, i32 addrspace(1)* %108, align 4
  %109 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %110 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %18, align 8
  %111 = ptrtoint i64 addrspace(1)* %109 to i64
  %112 = ptrtoint i64 addrspace(1)* %110 to i64
  %113 = sub i64 %111, %112
  %114 = sdiv exact i64 %113, 8
  %115 = trunc i64 %114 to i32
  %116 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %13, align 8
  %117 = load i32, i32 addrspace(5)* %15, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds i32, i32 addrspace(1)* %116, i64 %118
  store i32 %115, i32 addrspace(1)* %119, align 4
  br label %120

120:                                              ; preds = %103, %37
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
!5 = !{i32 1, i32 0, i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"long*", !"uint", !"long*", !"uint*", !"uint*", !"uint"}
!8 = !{!"const", !"", !"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
