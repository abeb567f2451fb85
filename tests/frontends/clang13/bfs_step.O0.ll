; ModuleID = 'bfs_step.cl'
source_filename = "bfs_step.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bfs_step(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(1)* %2, i32 addrspace(1)* %3, i32 %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i8, align 1, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %10, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %11, align 8
  store i32 addrspace(1)* %3, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i32 %4, i32 addrspace(5)* %13, align 4
  store i32 %5, i32 addrspace(5)* %14, align 4
  %25 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %7, align 4
  %26 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %26, i8 addrspace(4)* addrspace(5)* %8, align 8
  %27 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %28 = load i32, i32 addrspace(5)* %7, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i8, i8 addrspace(4)* %27, i64 %29
  %31 = bitcast i8 addrspace(4)* %30 to i16 addrspace(4)*
  %32 = load i16, i16 addrspace(4)* %31, align 2
  %33 = zext i16 %32 to i32
  %34 = mul i32 %25, %33
  %35 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !10
  %36 = add i32 %34, %35
  store i32 %36, i32 addrspace(5)* %15, align 4
  %37 = load i32, i32 addrspace(5)* %15, align 4
  %38 = load i32, i32 addrspace(5)* %14, align 4
  %39 = icmp uge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %6
  br label %104

41:                                               ; preds = %6
  %42 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %11, align 8
  %43 = load i32, i32 addrspace(5)* %15, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i32, i32 addrspace(1)* %42, i64 %44
  %46 = load atomic i32, i32 addrspace(1)* %45 syncscope("agent-one-as") monotonic, align 4
  store i32 %46, i32 addrspace(5)* %16, align 4
  %47 = load i32, i32 addrspace(5)* %16, align 4
  %48 = load i32, i32 addrspace(5)* %13, align 4
  %49 = icmp ne i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %41
  br label %104

51:                                               ; preds = %41
  store i32 0, i32 addrspace(5)* %17, align 4
  %52 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %53 = load i32, i32 addrspace(5)* %15, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, i32 addrspace(1)* %52, i64 %54
  %56 = load i32, i32 addrspace(1)* %55, align 4
  store i32 %56, i32 addrspace(5)* %18, align 4
  br label %57

57:                                               ; preds = %92, %51
  %58 = load i32, i32 addrspace(5)* %18, align 4
  %59 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %60 = load i32, i32 addrspace(5)* %15, align 4
  %61 = add i32 %60, 1
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 %62
  %64 = load i32, i32 addrspace(1)* %63, align 4
  %65 = icmp ult i32 %58, %64
  br i1 %65, label %66, label %95

66:                                               ; preds = %57
  %67 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %68 = load i32, i32 addrspace(5)* %18, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds i32, i32 addrspace(1)* %67, i64 %69
  %71 = load i32, i32 addrspace(1)* %70, align 4
  store i32 %71, i32 addrspace(5)* %19, align 4
  store i32 -1, i32 addrspace(5)* %20, align 4
  %72 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %11, align 8
  %73 = load i32, i32 addrspace(5)* %19, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds i32, i32 addrspace(1)* %72, i64 %74
  %76 = load i32, i32 addrspace(5)* %13, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, i32 addrspace(5)* %21, align 4
  %78 = load i32, i32 addrspace(5)* %20, align 4
  %79 = load i32, i32 addrspace(5)* %21, align 4
  %80 = cmpxchg i32 addrspace(1)* %75, i32 %78, i32 %79 syncscope("agent-one-as") monotonic monotonic, align 4
  %81 = extractvalue { i32, i1 } %80, 0
  %82 = extractvalue { i32, i1 } %80, 1
  br i1 %82, label %84, label %83

83:                                               ; preds = %66
  store i32 %81, i32 addrspace(5)* %20, align 4
  br label %84

84:                                               ; preds = %83, %66
  %85 = zext i1 %82 to i8
  store i8 %85, i8 addrspace(5)* %22, align 1
  %86 = load i8, i8 addrspace(5)* %22, align 1
  %87 = trunc i8 %86 to i1
  br i1 %87, label %88, label %91

88:                                               ; preds = %84
  %89 = load i32, i32 addrspace(5)* %17, align 4
  %90 = add i32 %89, 1
  store i32 %90, i32 addrspace(5)* %17, align 4
  br label %91

91:                                               ; preds = %88, %84
  br label %92

92:                                               ; preds = %91
  %93 = load i32, i32 addrspace(5)* %18, align 4
  %94 = add i32 %93, 1
  store i32 %94, i32 addrspace(5)* %18, align 4
  br label %57

95:                                               ; preds = %57
  %96 = load i32, i32 addrspace(5)* %17, align 4
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %98, label %104

98:                                               ; preds = %95
  %99 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %100 = load i32, i32 addrspace(5)* %17, align 4
  store i32 %100, i32 addrspace(5)* %23, align 4
  %101 = load i32, i32 addrspace(5)* %23, align 4
  %102 = atomicrmw add i32 addrspace(1)* %99, i32 %101 syncscope("agent-one-as") monotonic, align 4
  store i32 %102, i32 addrspace(5)* %24, align 4
  %103 = load i32, i32 addrspace(5)* %24, align 4
  br label %104

104:                                              ; preds = %40, %50, %98, %95
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
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"atomic_int*", !"atomic_uint*", !"int", !"uint"}
!8 = !{!"uint*", !"uint*", !"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int", !"uint"}
!9 = !{!"const", !"const", !"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
