; ModuleID = 'const_table.cl'
source_filename = "const_table.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@CRC = hidden addrspace(4) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@SWAP = hidden addrspace(4) constant [4 x [5 x i8]] [[5 x i8] c"\03\01\04\01\05", [5 x i8] c"\09\02\06\05\03", [5 x i8] c"\05\08\09\07\09", [5 x i8] c"\03\02\03\08\04"], align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @const_table(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %16 = load ptr addrspace(1), ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %13, align 8
  %19 = load i32, ptr %14, align 4
  %20 = load i32, ptr %15, align 4
  call void @__clang_ocl_kern_imp_const_table(ptr addrspace(1) noundef align 1 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 1 %18, i32 noundef %19, i32 noundef %20) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_const_table(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = addrspacecast ptr addrspace(5) %13 to ptr
  %23 = addrspacecast ptr addrspace(5) %14 to ptr
  %24 = addrspacecast ptr addrspace(5) %15 to ptr
  %25 = addrspacecast ptr addrspace(5) %16 to ptr
  %26 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %0, ptr %22, align 8
  store ptr addrspace(1) %1, ptr %23, align 8
  store ptr addrspace(1) %2, ptr %24, align 8
  store i32 %3, ptr %25, align 4
  store i32 %4, ptr %26, align 4
  %27 = addrspacecast ptr addrspace(5) %12 to ptr
  %28 = addrspacecast ptr addrspace(5) %11 to ptr
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = addrspacecast ptr addrspace(5) %10 to ptr
  %31 = addrspacecast ptr addrspace(5) %6 to ptr
  %32 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %32, align 4
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %33, ptr addrspace(5) %8, align 8
  %34 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %35 = load i32, ptr %32, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 %36
  %38 = load i16, ptr addrspace(4) %37, align 2
  %39 = zext i16 %38 to i32
  %40 = mul i32 %29, %39
  %41 = addrspacecast ptr addrspace(5) %9 to ptr
  %42 = call i32 @llvm.amdgcn.workitem.id.x()
  %43 = add i32 %40, %42
  store i32 %43, ptr addrspace(5) %18, align 4
  %44 = load i32, ptr addrspace(5) %18, align 4
  %45 = load i32, ptr %25, align 4
  %46 = icmp uge i32 %44, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %5
  br label %107

48:                                               ; preds = %5
  %49 = load ptr addrspace(1), ptr %22, align 8
  %50 = load i32, ptr addrspace(5) %18, align 4
  %51 = load i32, ptr %26, align 4
  %52 = mul i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %49, i64 %53
  store ptr addrspace(1) %54, ptr addrspace(5) %19, align 8
  store i32 -1, ptr addrspace(5) %20, align 4
  store i32 0, ptr addrspace(5) %21, align 4
  br label %55

55:                                               ; preds = %84, %48
  %56 = load i32, ptr addrspace(5) %21, align 4
  %57 = load i32, ptr %26, align 4
  %58 = icmp ult i32 %56, %57
  br i1 %58, label %59, label %87

59:                                               ; preds = %55
  %60 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %61 = load i32, ptr addrspace(5) %21, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1
  %65 = zext i8 %64 to i32
  %66 = load i32, ptr addrspace(5) %20, align 4
  %67 = xor i32 %66, %65
  store i32 %67, ptr addrspace(5) %20, align 4
  %68 = load i32, ptr addrspace(5) %20, align 4
  %69 = lshr i32 %68, 4
  %70 = load i32, ptr addrspace(5) %20, align 4
  %71 = and i32 %70, 15
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) @CRC, i64 0, i64 %72
  %74 = load i32, ptr addrspace(4) %73, align 4
  %75 = xor i32 %69, %74
  store i32 %75, ptr addrspace(5) %20, align 4
  %76 = load i32, ptr addrspace(5) %20, align 4
  %77 = lshr i32 %76, 4
  %78 = load i32, ptr addrspace(5) %20, align 4
  %79 = and i32 %78, 15
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) @CRC, i64 0, i64 %80
  %82 = load i32, ptr addrspace(4) %81, align 4
  %83 = xor i32 %77, %82
  store i32 %83, ptr addrspace(5) %20, align 4
  br label %84

84:                                               ; preds = %59
  %85 = load i32, ptr addrspace(5) %21, align 4
  %86 = add i32 %85, 1
  store i32 %86, ptr addrspace(5) %21, align 4
  br label %55

87:                                               ; preds = %55
  %88 = load i32, ptr addrspace(5) %20, align 4
  %89 = xor i32 %88, -1
  %90 = load ptr addrspace(1), ptr %23, align 8
  %91 = load i32, ptr addrspace(5) %18, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %90, i64 %92
  store i32 %89, ptr addrspace(1) %93, align 4
  %94 = load i32, ptr addrspace(5) %20, align 4
  %95 = and i32 %94, 3
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [4 x [5 x i8]], ptr addrspace(4) @SWAP, i64 0, i64 %96
  %98 = load i32, ptr addrspace(5) %18, align 4
  %99 = urem i32 %98, 5
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw [5 x i8], ptr addrspace(4) %97, i64 0, i64 %100
  %102 = load i8, ptr addrspace(4) %101, align 1
  %103 = load ptr addrspace(1), ptr %24, align 8
  %104 = load i32, ptr addrspace(5) %18, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %103, i64 %105
  store i8 %102, ptr addrspace(1) %106, align 1
  br label %107

107:                                              ; preds = %87, %47
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uint*", !"uchar*", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !"", !""}
