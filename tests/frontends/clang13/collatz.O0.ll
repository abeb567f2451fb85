; ModuleID = 'collatz.cl'
source_filename = "collatz.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @collatz(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i64 addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %8 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %7, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %8, align 8
  store i64 addrspace(1)* %2, i64 addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %15 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %5, align 4
  %16 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %16, i8 addrspace(4)* addrspace(5)* %6, align 8
  %17 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %18 = load i32, i32 addrspace(5)* %5, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i8, i8 addrspace(4)* %17, i64 %19
  %21 = bitcast i8 addrspace(4)* %20 to i16 addrspace(4)*
  %22 = load i16, i16 addrspace(4)* %21, align 2
  %23 = zext i16 %22 to i32
  %24 = mul i32 %15, %23
  %25 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %26 = add i32 %24, %25
  store i32 %26, i32 addrspace(5)* %11, align 4
  %27 = load i32, i32 addrspace(5)* %11, align 4
  %28 = load i32, i32 addrspace(5)* %10, align 4
  %29 = icmp uge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %4
  br label %77

31:                                               ; preds = %4
  %32 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %7, align 8
  %33 = load i32, i32 addrspace(5)* %11, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i32, i32 addrspace(1)* %32, i64 %34
  %36 = load i32, i32 addrspace(1)* %35, align 4
  %37 = zext i32 %36 to i64
  store i64 %37, i64 addrspace(5)* %12, align 8
  %38 = load i64, i64 addrspace(5)* %12, align 8
  store i64 %38, i64 addrspace(5)* %13, align 8
  store i32 0, i32 addrspace(5)* %14, align 4
  br label %39

39:                                               ; preds = %62, %31
  %40 = load i64, i64 addrspace(5)* %12, align 8
  %41 = icmp ugt i64 %40, 1
  br i1 %41, label %42, label %66

42:                                               ; preds = %39
  %43 = load i64, i64 addrspace(5)* %12, align 8
  %44 = and i64 %43, 1
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %42
  %47 = load i64, i64 addrspace(5)* %12, align 8
  %48 = mul i64 3, %47
  %49 = add i64 %48, 1
  br label %53

50:                                               ; preds = %42
  %51 = load i64, i64 addrspace(5)* %12, align 8
  %52 = lshr i64 %51, 1
  br label %53

53:                                               ; preds = %50, %46
  %54 = phi i64 [ %49, %46 ], [ %52, %50 ]
  store i64 %54, i64 addrspace(5)* %12, align 8
  %55 = load i64, i64 addrspace(5)* %12, align 8
  %56 = load i64, i64 addrspace(5)* %13, align 8
  %57 = icmp ugt i64 %55, %56
  br i1 %57, label %58, label %60

58:                                               ; preds = %53
  %59 = load i64, i64 addrspace(5)* %12, align 8
  br label %62

60:                                               ; preds = %53
  %61 = load i64, i64 addrspace(5)* %13, align 8
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi i64 [ %59, %58 ], [ %61, %60 ]
  store i64 %63, i64 addrspace(5)* %13, align 8
  %64 = load i32, i32 addrspace(5)* %14, align 4
  %65 = add i32 %64, 1
  store i32 %65, i32 addrspace(5)* %14, align 4
  br label %39

66:                                               ; preds = %39
  %67 = load i32, i32 addrspace(5)* %14, align 4
  %68 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %69 = load i32, i32 addrspace(5)* %11, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds i32, i32 addrspace(1)* %68, i64 %70
  store i32 %67, i32 addrspace(1)* %71, align 4
  %72 = load i64, i64 addrspace(5)* %13, align 8
  %73 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  %74 = load i32, i32 addrspace(5)* %11, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i64, i64 addrspace(1)* %73, i64 %75
  store i64 %72, i64 addrspace(1)* %76, align 8
  br label %77

77:                                               ; preds = %66, %30
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
!5 = !{i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"ulong*", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
