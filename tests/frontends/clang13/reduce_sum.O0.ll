; ModuleID = 'reduce_sum.cl'
source_filename = "reduce_sum.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @reduce_sum(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(3)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %11 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i32 addrspace(3)*, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %11, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i32 addrspace(3)* %2, i32 addrspace(3)* addrspace(5)* %13, align 4
  store i32 %3, i32 addrspace(5)* %14, align 4
  %20 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  store i32 %20, i32 addrspace(5)* %15, align 4
  store i32 4, i32 addrspace(5)* %7, align 4
  %21 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %21, i8 addrspace(4)* addrspace(5)* %8, align 8
  %22 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %23 = load i32, i32 addrspace(5)* %7, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i8, i8 addrspace(4)* %22, i64 %24
  %26 = bitcast i8 addrspace(4)* %25 to i16 addrspace(4)*
  %27 = load i16, i16 addrspace(4)* %26, align 2
  %28 = zext i16 %27 to i32
  store i32 %28, i32 addrspace(5)* %16, align 4
  store i32 0, i32 addrspace(5)* %17, align 4
  %29 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %9, align 4
  %30 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %30, i8 addrspace(4)* addrspace(5)* %10, align 8
  %31 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %10, align 8
  %32 = load i32, i32 addrspace(5)* %9, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i8, i8 addrspace(4)* %31, i64 %33
  %35 = bitcast i8 addrspace(4)* %34 to i16 addrspace(4)*
  %36 = load i16, i16 addrspace(4)* %35, align 2
  %37 = zext i16 %36 to i32
  %38 = mul i32 %29, %37
  %39 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %40 = add i32 %38, %39
  store i32 %40, i32 addrspace(5)* %18, align 4
  br label %41

41:                                               ; preds = %53, %4
  %42 = load i32, i32 addrspace(5)* %18, align 4
  %43 = load i32, i32 addrspace(5)* %14, align 4
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %45, label %63

45:                                               ; preds = %41
  %46 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %11, align 8
  %47 = load i32, i32 addrspace(5)* %18, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i32, i32 addrspace(1)* %46, i64 %48
  %50 = load i32, i32 addrspace(1)* %49, align 4
  %51 = load i32, i32 addrspace(5)* %17, align 4
  %52 = add i32 %51, %50
  store i32 %52, i32 addrspace(5)* %17, align 4
  br label %53

53:                                               ; preds = %45
  store i32 12, i32 addrspace(5)* %5, align 4
  %54 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %54, i8 addrspace(4)* addrspace(5)* %6, align 8
  %55 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %56 = load i32, i32 addrspace(5)* %5, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i8, i8 addrspace(4)* %55, i64 %57
  %59 = bitcast i8 addrspace(4)* %58 to i32 addrspace(4)*
  %60 = load i32, i32 addrspace(4)* %59, align 4
  %61 = load i32, i32 addrspace(5)* %18, align 4
  %62 = add i32 %61, %60
  store i32 %62, i32 addrspace(5)* %18, align 4
  br label %41

63:                                               ; preds = %41
  %64 = load i32, i32 addrspace(5)* %17, align 4
  %65 = load i32 addrspace(3)*, i32 addrspace(3)* addrspace(5)* %13, align 4
  %66 = load i32, i32 addrspace(5)* %15, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, i32 addrspace(3)* %65, i64 %67
  store i32 %64, i32 addrspace(3)* %68, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %69 = load i32, i32 addrspace(5)* %16, align 4
  %70 = lshr i32 %69, 1
  store i32 %70, i32 addrspace(5)* %19, align 4
  br label %71

71:                                               ; preds = %93, %63
  %72 = load i32, i32 addrspace(5)* %19, align 4
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %96

74:                                               ; preds = %71
  %75 = load i32, i32 addrspace(5)* %15, align 4
  %76 = load i32, i32 addrspace(5)* %19, align 4
  %77 = icmp ult i32 %75, %76
  br i1 %77, label %78, label %92

78:                                               ; preds = %74
  %79 = load i32 addrspace(3)*, i32 addrspace(3)* addrspace(5)* %13, align 4
  %80 = load i32, i32 addrspace(5)* %15, align 4
  %81 = load i32, i32 addrspace(5)* %19, align 4
  %82 = add i32 %80, %81
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i32, i32 addrspace(3)* %79, i64 %83
  %85 = load i32, i32 addrspace(3)* %84, align 4
  %86 = load i32 addrspace(3)*, i32 addrspace(3)* addrspace(5)* %13, align 4
  %87 = load i32, i32 addrspace(5)* %15, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds i32, i32 addrspace(3)* %86, i64 %88
  %90 = load i32, i32 addrspace(3)* %89, align 4
  %91 = add i32 %90, %85
  store i32 %91, i32 addrspace(3)* %89, align 4
  br label %92

92:                                               ; preds = %78, %74
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br label %93

93:                                               ; preds = %92
  %94 = load i32, i32 addrspace(5)* %19, align 4
  %95 = lshr i32 %94, 1
  store i32 %95, i32 addrspace(5)* %19, align 4
  br label %71

96:                                               ; preds = %71
  %97 = load i32, i32 addrspace(5)* %15, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %107

99:                                               ; preds = %96
  %100 = load i32 addrspace(3)*, i32 addrspace(3)* addrspace(5)* %13, align 4
  %101 = getelementptr inbounds i32, i32 addrspace(3)* %100, i64 0
  %102 = load i32, i32 addrspace(3)* %101, align 4
  %103 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %104 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds i32, i32 addrspace(1)* %103, i64 %105
  store i32 %102, i32 addrspace(1)* %106, align 4
  br label %107

107:                                              ; preds = %99, %96
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
!5 = !{i32 1, i32 1, i32 3, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
