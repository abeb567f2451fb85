; ModuleID = 'const_table.cl'
source_filename = "const_table.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@CRC = hidden addrspace(4) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@SWAP = hidden addrspace(4) constant [4 x [5 x i8]] [[5 x i8] c"\03\01\04\01\05", [5 x i8] c"\09\02\06\05\03", [5 x i8] c"\05\08\09\07\09", [5 x i8] c"\03\02\03\08\04"], align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @const_table(i8 addrspace(1)* %0, i32 addrspace(1)* %1, i8 addrspace(1)* %2, i32 %3, i32 %4) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %8 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store i8 addrspace(1)* %0, i8 addrspace(1)* addrspace(5)* %8, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i8 addrspace(1)* %2, i8 addrspace(1)* addrspace(5)* %10, align 8
  store i32 %3, i32 addrspace(5)* %11, align 4
  store i32 %4, i32 addrspace(5)* %12, align 4
  %17 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %6, align 4
  %18 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %18, i8 addrspace(4)* addrspace(5)* %7, align 8
  %19 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %7, align 8
  %20 = load i32, i32 addrspace(5)* %6, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds i8, i8 addrspace(4)* %19, i64 %21
  %23 = bitcast i8 addrspace(4)* %22 to i16 addrspace(4)*
  %24 = load i16, i16 addrspace(4)* %23, align 2
  %25 = zext i16 %24 to i32
  %26 = mul i32 %17, %25
  %27 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %28 = add i32 %26, %27
  store i32 %28, i32 addrspace(5)* %13, align 4
  %29 = load i32, i32 addrspace(5)* %13, align 4
  %30 = load i32, i32 addrspace(5)* %11, align 4
  %31 = icmp uge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %5
  br label %92

33:                                               ; preds = %5
  %34 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %8, align 8
  %35 = load i32, i32 addrspace(5)* %13, align 4
  %36 = load i32, i32 addrspace(5)* %12, align 4
  %37 = mul i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i8, i8 addrspace(1)* %34, i64 %38
  store i8 addrspace(1)* %39, i8 addrspace(1)* addrspace(5)* %14, align 8
  store i32 -1, i32 addrspace(5)* %15, align 4
  store i32 0, i32 addrspace(5)* %16, align 4
  br label %40

40:                                               ; preds = %69, %33
  %41 = load i32, i32 addrspace(5)* %16, align 4
  %42 = load i32, i32 addrspace(5)* %12, align 4
  %43 = icmp ult i32 %41, %42
  br i1 %43, label %44, label %72

44:                                               ; preds = %40
  %45 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %14, align 8
  %46 = load i32, i32 addrspace(5)* %16, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, i8 addrspace(1)* %45, i64 %47
  %49 = load i8, i8 addrspace(1)* %48, align 1
  %50 = zext i8 %49 to i32
  %51 = load i32, i32 addrspace(5)* %15, align 4
  %52 = xor i32 %51, %50
  store i32 %52, i32 addrspace(5)* %15, align 4
  %53 = load i32, i32 addrspace(5)* %15, align 4
  %54 = lshr i32 %53, 4
  %55 = load i32, i32 addrspace(5)* %15, align 4
  %56 = and i32 %55, 15
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(4)* @CRC, i64 0, i64 %57
  %59 = load i32, i32 addrspace(4)* %58, align 4
  %60 = xor i32 %54, %59
  store i32 %60, i32 addrspace(5)* %15, align 4
  %61 = load i32, i32 addrspace(5)* %15, align 4
  %62 = lshr i32 %61, 4
  %63 = load i32, i32 addrspace(5)* %15, align 4
  %64 = and i32 %63, 15
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(4)* @CRC, i64 0, i64 %65
  %67 = load i32, i32 addrspace(4)* %66, align 4
  %68 = xor i32 %62, %67
  store i32 %68, i32 addrspace(5)* %15, align 4
  br label %69

69:                                               ; preds = %44
  %70 = load i32, i32 addrspace(5)* %16, align 4
  %71 = add i32 %70, 1
  store i32 %71, i32 addrspace(5)* %16, align 4
  br label %40

72:                                               ; preds = %40
  %73 = load i32, i32 addrspace(5)* %15, align 4
  %74 = xor i32 %73, -1
  %75 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %76 = load i32, i32 addrspace(5)* %13, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i32, i32 addrspace(1)* %75, i64 %77
  store i32 %74, i32 addrspace(1)* %78, align 4
  %79 = load i32, i32 addrspace(5)* %15, align 4
  %80 = and i32 %79, 3
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds [4 x [5 x i8]], [4 x [5 x i8]] addrspace(4)* @SWAP, i64 0, i64 %81
  %83 = load i32, i32 addrspace(5)* %13, align 4
  %84 = urem i32 %83, 5
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds [5 x i8], [5 x i8] addrspace(4)* %82, i64 0, i64 %85
  %87 = load i8, i8 addrspace(4)* %86, align 1
  %88 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %10, align 8
  %89 = load i32, i32 addrspace(5)* %13, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds i8, i8 addrspace(1)* %88, i64 %90
  store i8 %87, i8 addrspace(1)* %91, align 1
  br label %92

92:                                               ; preds = %72, %32
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
!7 = !{!"uchar*", !"uint*", !"uchar*", !"uint", !"uint"}
!8 = !{!"const", !"", !"", !"", !""}
!9 = !{i32 0, i32 1024}
