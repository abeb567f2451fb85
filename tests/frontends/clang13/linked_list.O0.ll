; ModuleID = 'linked_list.cl'
source_filename = "linked_list.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Node = type { i64, i32, i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @linked_list(i8 addrspace(1)* %0, i64 addrspace(1)* %1, i64 addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %8 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca %struct.Node addrspace(1)*, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  store i8 addrspace(1)* %0, i8 addrspace(1)* addrspace(5)* %7, align 8
  store i64 addrspace(1)* %1, i64 addrspace(1)* addrspace(5)* %8, align 8
  store i64 addrspace(1)* %2, i64 addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %19 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %5, align 4
  %20 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %20, i8 addrspace(4)* addrspace(5)* %6, align 8
  %21 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %22 = load i32, i32 addrspace(5)* %5, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i8, i8 addrspace(4)* %21, i64 %23
  %25 = bitcast i8 addrspace(4)* %24 to i16 addrspace(4)*
  %26 = load i16, i16 addrspace(4)* %25, align 2
  %27 = zext i16 %26 to i32
  %28 = mul i32 %19, %27
  %29 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %30 = add i32 %28, %29
  store i32 %30, i32 addrspace(5)* %11, align 4
  %31 = load i32, i32 addrspace(5)* %11, align 4
  %32 = load i32, i32 addrspace(5)* %10, align 4
  %33 = icmp uge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %4
  br label %80

35:                                               ; preds = %4
  %36 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %7, align 8
  %37 = ptrtoint i8 addrspace(1)* %36 to i64
  store i64 %37, i64 addrspace(5)* %12, align 8
  %38 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %8, align 8
  %39 = load i32, i32 addrspace(5)* %11, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i64, i64 addrspace(1)* %38, i64 %40
  %42 = load i64, i64 addrspace(1)* %41, align 8
  store i64 %42, i64 addrspace(5)* %13, align 8
  store i64 0, i64 addrspace(5)* %14, align 8
  store i64 0, i64 addrspace(5)* %15, align 8
  store i32 0, i32 addrspace(5)* %16, align 4
  br label %43

43:                                               ; preds = %46, %35
  %44 = load i64, i64 addrspace(5)* %13, align 8
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %69

46:                                               ; preds = %43
  %47 = load i64, i64 addrspace(5)* %12, align 8
  %48 = load i64, i64 addrspace(5)* %13, align 8
  %49 = add i64 %47, %48
  %50 = inttoptr i64 %49 to %struct.Node addrspace(1)*
  store %struct.Node addrspace(1)* %50, %struct.Node addrspace(1)* addrspace(5)* %17, align 8
  %51 = load %struct.Node addrspace(1)*, %struct.Node addrspace(1)* addrspace(5)* %17, align 8
  %52 = getelementptr inbounds %struct.Node, %struct.Node addrspace(1)* %51, i32 0, i32 1
  %53 = load i32, i32 addrspace(1)* %52, align 8
  %54 = sext i32 %53 to i64
  %55 = load i32, i32 addrspace(5)* %16, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, i32 addrspace(5)* %16, align 4
  %57 = sext i32 %56 to i64
  %58 = mul nsw i64 %54, %57
  %59 = load i64, i64 addrspace(5)* %15, align 8
  %60 = add nsw i64 %59, %58
  store i64 %60, i64 addrspace(5)* %15, align 8
  %61 = load %struct.Node addrspace(1)*, %struct.Node addrspace(1)* addrspace(5)* %17, align 8
  %62 = getelementptr inbounds %struct.Node, %struct.Node addrspace(1)* %61, i32 0, i32 0
  %63 = load i64, i64 addrspace(1)* %62, align 8
  store i64 %63, i64 addrspace(5)* %18, align 8
  %64 = load i64, i64 addrspace(5)* %14, align 8
  %65 = load %struct.Node addrspace(1)*, %struct.Node addrspace(1)* addrspace(5)* %17, align 8
  %66 = getelementptr inbounds %struct.Node, %struct.Node addrspace(1)* %65, i32 0, i32 0
  store i64 %64, i64 addrspace(1)* %66, align 8
  %67 = load i64, i64 addrspace(5)* %13, align 8
  store i64 %67, i64 addrspace(5)* %14, align 8
  %68 = load i64, i64 addrspace(5)* %18, align 8
  store i64 %68, i64 addrspace(5)* %13, align 8
  br label %43

69:                                               ; preds = %43
  %70 = load i64, i64 addrspace(5)* %14, align 8
  %71 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %8, align 8
  %72 = load i32, i32 addrspace(5)* %11, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds i64, i64 addrspace(1)* %71, i64 %73
  store i64 %70, i64 addrspace(1)* %74, align 8
  %75 = load i64, i64 addrspace(5)* %15, align 8
  %76 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  %77 = load i32, i32 addrspace(5)* %11, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i64, i64 addrspace(1)* %76, i64 %78
  store i64 %75, i64 addrspace(1)* %79, align 8
  br label %80

80:                                               ; preds = %69, %34
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
!7 = !{!"uchar*", !"ulong*", !"long*", !"uint"}
!8 = !{!"", !"", !"", !""}
!9 = !{i32 0, i32 1024}
