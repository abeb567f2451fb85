; ModuleID = 'last_group.cl'
source_filename = "last_group.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@last_group.sum = internal addrspace(3) global i32 undef, align 4
@last_group.ticket = internal addrspace(3) global [1 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @last_group(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(1)* %2, i32 addrspace(1)* %3, i32 %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %11 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %14 = alloca i32 addrspace(1)*, align 8, addrspace(5)
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
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %11, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %13, align 8
  store i32 addrspace(1)* %3, i32 addrspace(1)* addrspace(5)* %14, align 8
  store i32 %4, i32 addrspace(5)* %15, align 4
  store i32 %5, i32 addrspace(5)* %16, align 4
  %30 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %7, align 4
  %31 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %31, i8 addrspace(4)* addrspace(5)* %8, align 8
  %32 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %33 = load i32, i32 addrspace(5)* %7, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i8, i8 addrspace(4)* %32, i64 %34
  %36 = bitcast i8 addrspace(4)* %35 to i16 addrspace(4)*
  %37 = load i16, i16 addrspace(4)* %36, align 2
  %38 = zext i16 %37 to i32
  %39 = mul i32 %30, %38
  %40 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %41 = add i32 %39, %40
  store i32 %41, i32 addrspace(5)* %17, align 4
  %42 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  store i32 %42, i32 addrspace(5)* %18, align 4
  %43 = load i32, i32 addrspace(5)* %18, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %6
  store i32 0, i32 addrspace(5)* %19, align 4
  %46 = load i32, i32 addrspace(5)* %19, align 4
  store atomic i32 %46, i32 addrspace(3)* @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %47

47:                                               ; preds = %45, %6
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %48 = load i32, i32 addrspace(5)* %17, align 4
  %49 = load i32, i32 addrspace(5)* %15, align 4
  %50 = icmp ult i32 %48, %49
  br i1 %50, label %51, label %60

51:                                               ; preds = %47
  %52 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %11, align 8
  %53 = load i32, i32 addrspace(5)* %17, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, i32 addrspace(1)* %52, i64 %54
  %56 = load i32, i32 addrspace(1)* %55, align 4
  store i32 %56, i32 addrspace(5)* %20, align 4
  %57 = load i32, i32 addrspace(5)* %20, align 4
  %58 = atomicrmw add i32 addrspace(3)* @last_group.sum, i32 %57 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %58, i32 addrspace(5)* %21, align 4
  %59 = load i32, i32 addrspace(5)* %21, align 4
  br label %60

60:                                               ; preds = %51, %47
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %61 = load i32, i32 addrspace(5)* %18, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %74

63:                                               ; preds = %60
  %64 = load atomic i32, i32 addrspace(3)* @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  store i32 %64, i32 addrspace(5)* %22, align 4
  %65 = load i32, i32 addrspace(5)* %22, align 4
  %66 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %67 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds i32, i32 addrspace(1)* %66, i64 %68
  store i32 %65, i32 addrspace(1)* %69, align 4
  %70 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %13, align 8
  store i32 1, i32 addrspace(5)* %23, align 4
  %71 = load i32, i32 addrspace(5)* %23, align 4
  %72 = atomicrmw add i32 addrspace(1)* %70, i32 %71 syncscope("agent-one-as") acq_rel, align 4
  store i32 %72, i32 addrspace(5)* %24, align 4
  %73 = load i32, i32 addrspace(5)* %24, align 4
  store i32 %73, i32 addrspace(3)* getelementptr inbounds ([1 x i32], [1 x i32] addrspace(3)* @last_group.ticket, i64 0, i64 0), align 4
  br label %74

74:                                               ; preds = %63, %60
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %75 = load i32, i32 addrspace(3)* getelementptr inbounds ([1 x i32], [1 x i32] addrspace(3)* @last_group.ticket, i64 0, i64 0), align 4
  %76 = load i32, i32 addrspace(5)* %16, align 4
  %77 = sub i32 %76, 1
  %78 = icmp eq i32 %75, %77
  br i1 %78, label %79, label %118

79:                                               ; preds = %74
  %80 = load i32, i32 addrspace(5)* %18, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %84

82:                                               ; preds = %79
  store i32 0, i32 addrspace(5)* %25, align 4
  %83 = load i32, i32 addrspace(5)* %25, align 4
  store atomic i32 %83, i32 addrspace(3)* @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %84

84:                                               ; preds = %82, %79
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %85 = load i32, i32 addrspace(5)* %18, align 4
  store i32 %85, i32 addrspace(5)* %26, align 4
  br label %86

86:                                               ; preds = %99, %84
  %87 = load i32, i32 addrspace(5)* %26, align 4
  %88 = load i32, i32 addrspace(5)* %16, align 4
  %89 = icmp ult i32 %87, %88
  br i1 %89, label %90, label %110

90:                                               ; preds = %86
  %91 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %92 = load i32, i32 addrspace(5)* %26, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i32, i32 addrspace(1)* %91, i64 %93
  %95 = load i32, i32 addrspace(1)* %94, align 4
  store i32 %95, i32 addrspace(5)* %27, align 4
  %96 = load i32, i32 addrspace(5)* %27, align 4
  %97 = atomicrmw add i32 addrspace(3)* @last_group.sum, i32 %96 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %97, i32 addrspace(5)* %28, align 4
  %98 = load i32, i32 addrspace(5)* %28, align 4
  br label %99

99:                                               ; preds = %90
  store i32 4, i32 addrspace(5)* %9, align 4
  %100 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %100, i8 addrspace(4)* addrspace(5)* %10, align 8
  %101 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %10, align 8
  %102 = load i32, i32 addrspace(5)* %9, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds i8, i8 addrspace(4)* %101, i64 %103
  %105 = bitcast i8 addrspace(4)* %104 to i16 addrspace(4)*
  %106 = load i16, i16 addrspace(4)* %105, align 2
  %107 = zext i16 %106 to i32
  %108 = load i32, i32 addrspace(5)* %26, align 4
  %109 = add i32 %108, %107
  store i32 %109, i32 addrspace(5)* %26, align 4
  br label %86

110:                                              ; preds = %86
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %111 = load i32, i32 addrspace(5)* %18, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %117

113:                                              ; preds = %110
  %114 = load atomic i32, i32 addrspace(3)* @last_group.sum syncscope("workgroup") seq_cst, align 4
  store i32 %114, i32 addrspace(5)* %29, align 4
  %115 = load i32, i32 addrspace(5)* %29, align 4
  %116 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %14, align 8
  store i32 %115, i32 addrspace(1)* %116, align 4
  br label %117

117:                                              ; preds = %113, %110
  br label %118

118:                                              ; preds = %117, %74
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

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
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"atomic_uint*", !"uint*", !"uint", !"uint"}
!8 = !{!"uint*", !"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
