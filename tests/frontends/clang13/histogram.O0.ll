; ModuleID = 'histogram.cl'
source_filename = "histogram.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@histogram.counts = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @histogram(i8 addrspace(1)* %0, i32 addrspace(1)* %1, i32 %2) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %10 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
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
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  store i8 addrspace(1)* %0, i8 addrspace(1)* addrspace(5)* %10, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %11, align 8
  store i32 %2, i32 addrspace(5)* %12, align 4
  %25 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  store i32 %25, i32 addrspace(5)* %13, align 4
  store i32 4, i32 addrspace(5)* %6, align 4
  %26 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %26, i8 addrspace(4)* addrspace(5)* %7, align 8
  %27 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %7, align 8
  %28 = load i32, i32 addrspace(5)* %6, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i8, i8 addrspace(4)* %27, i64 %29
  %31 = bitcast i8 addrspace(4)* %30 to i16 addrspace(4)*
  %32 = load i16, i16 addrspace(4)* %31, align 2
  %33 = zext i16 %32 to i32
  store i32 %33, i32 addrspace(5)* %14, align 4
  %34 = load i32, i32 addrspace(5)* %13, align 4
  store i32 %34, i32 addrspace(5)* %15, align 4
  br label %35

35:                                               ; preds = %43, %3
  %36 = load i32, i32 addrspace(5)* %15, align 4
  %37 = icmp ult i32 %36, 256
  br i1 %37, label %38, label %47

38:                                               ; preds = %35
  %39 = load i32, i32 addrspace(5)* %15, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @histogram.counts, i64 0, i64 %40
  store i32 0, i32 addrspace(5)* %16, align 4
  %42 = load i32, i32 addrspace(5)* %16, align 4
  store atomic i32 %42, i32 addrspace(3)* %41 syncscope("workgroup-one-as") monotonic, align 4
  br label %43

43:                                               ; preds = %38
  %44 = load i32, i32 addrspace(5)* %14, align 4
  %45 = load i32, i32 addrspace(5)* %15, align 4
  %46 = add i32 %45, %44
  store i32 %46, i32 addrspace(5)* %15, align 4
  br label %35

47:                                               ; preds = %35
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %48 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %8, align 4
  %49 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %49, i8 addrspace(4)* addrspace(5)* %9, align 8
  %50 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %9, align 8
  %51 = load i32, i32 addrspace(5)* %8, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds i8, i8 addrspace(4)* %50, i64 %52
  %54 = bitcast i8 addrspace(4)* %53 to i16 addrspace(4)*
  %55 = load i16, i16 addrspace(4)* %54, align 2
  %56 = zext i16 %55 to i32
  %57 = mul i32 %48, %56
  %58 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %59 = add i32 %57, %58
  store i32 %59, i32 addrspace(5)* %17, align 4
  br label %60

60:                                               ; preds = %75, %47
  %61 = load i32, i32 addrspace(5)* %17, align 4
  %62 = load i32, i32 addrspace(5)* %12, align 4
  %63 = icmp ult i32 %61, %62
  br i1 %63, label %64, label %85

64:                                               ; preds = %60
  %65 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %10, align 8
  %66 = load i32, i32 addrspace(5)* %17, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i8, i8 addrspace(1)* %65, i64 %67
  %69 = load i8, i8 addrspace(1)* %68, align 1
  %70 = zext i8 %69 to i64
  %71 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @histogram.counts, i64 0, i64 %70
  store i32 1, i32 addrspace(5)* %18, align 4
  %72 = load i32, i32 addrspace(5)* %18, align 4
  %73 = atomicrmw add i32 addrspace(3)* %71, i32 %72 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %73, i32 addrspace(5)* %19, align 4
  %74 = load i32, i32 addrspace(5)* %19, align 4
  br label %75

75:                                               ; preds = %64
  store i32 12, i32 addrspace(5)* %4, align 4
  %76 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %76, i8 addrspace(4)* addrspace(5)* %5, align 8
  %77 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %5, align 8
  %78 = load i32, i32 addrspace(5)* %4, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds i8, i8 addrspace(4)* %77, i64 %79
  %81 = bitcast i8 addrspace(4)* %80 to i32 addrspace(4)*
  %82 = load i32, i32 addrspace(4)* %81, align 4
  %83 = load i32, i32 addrspace(5)* %17, align 4
  %84 = add i32 %83, %82
  store i32 %84, i32 addrspace(5)* %17, align 4
  br label %60

85:                                               ; preds = %60
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %86 = load i32, i32 addrspace(5)* %13, align 4
  store i32 %86, i32 addrspace(5)* %20, align 4
  br label %87

87:                                               ; preds = %108, %85
  %88 = load i32, i32 addrspace(5)* %20, align 4
  %89 = icmp ult i32 %88, 256
  br i1 %89, label %90, label %112

90:                                               ; preds = %87
  %91 = load i32, i32 addrspace(5)* %20, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @histogram.counts, i64 0, i64 %92
  %94 = load atomic i32, i32 addrspace(3)* %93 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %94, i32 addrspace(5)* %22, align 4
  %95 = load i32, i32 addrspace(5)* %22, align 4
  store i32 %95, i32 addrspace(5)* %21, align 4
  %96 = load i32, i32 addrspace(5)* %21, align 4
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %98, label %107

98:                                               ; preds = %90
  %99 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %11, align 8
  %100 = load i32, i32 addrspace(5)* %20, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds i32, i32 addrspace(1)* %99, i64 %101
  %103 = load i32, i32 addrspace(5)* %21, align 4
  store i32 %103, i32 addrspace(5)* %23, align 4
  %104 = load i32, i32 addrspace(5)* %23, align 4
  %105 = atomicrmw add i32 addrspace(1)* %102, i32 %104 syncscope("agent-one-as") monotonic, align 4
  store i32 %105, i32 addrspace(5)* %24, align 4
  %106 = load i32, i32 addrspace(5)* %24, align 4
  br label %107

107:                                              ; preds = %98, %90
  br label %108

108:                                              ; preds = %107
  %109 = load i32, i32 addrspace(5)* %14, align 4
  %110 = load i32, i32 addrspace(5)* %20, align 4
  %111 = add i32 %110, %109
  store i32 %111, i32 addrspace(5)* %20, align 4
  br label %87

112:                                              ; preds = %87
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind willreturn }
attributes #3 = { nounwind }

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
!7 = !{!"uchar*", !"atomic_uint*", !"uint"}
!8 = !{!"uchar*", !"_Atomic(unsigned int)*", !"uint"}
!9 = !{!"const", !"", !""}
!10 = !{i32 0, i32 1024}
