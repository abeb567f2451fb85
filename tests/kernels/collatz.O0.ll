; ModuleID = 'collatz.cl'
source_filename = "collatz.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @collatz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_collatz(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 8 %15, i32 noundef %16) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_collatz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %12 to ptr
  %21 = addrspacecast ptr addrspace(5) %13 to ptr
  %22 = addrspacecast ptr addrspace(5) %14 to ptr
  %23 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store ptr addrspace(1) %2, ptr %22, align 8
  store i32 %3, ptr %23, align 4
  %24 = addrspacecast ptr addrspace(5) %11 to ptr
  %25 = addrspacecast ptr addrspace(5) %10 to ptr
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = addrspacecast ptr addrspace(5) %9 to ptr
  %28 = addrspacecast ptr addrspace(5) %5 to ptr
  %29 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %29, align 4
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %30, ptr addrspace(5) %7, align 8
  %31 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %32 = load i32, ptr %29, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %31, i64 %33
  %35 = load i16, ptr addrspace(4) %34, align 2
  %36 = zext i16 %35 to i32
  %37 = mul i32 %26, %36
  %38 = addrspacecast ptr addrspace(5) %8 to ptr
  %39 = call i32 @llvm.amdgcn.workitem.id.x()
  %40 = add i32 %37, %39
  store i32 %40, ptr addrspace(5) %16, align 4
  %41 = load i32, ptr addrspace(5) %16, align 4
  %42 = load i32, ptr %23, align 4
  %43 = icmp uge i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %4
  br label %91

45:                                               ; preds = %4
  %46 = load ptr addrspace(1), ptr %20, align 8
  %47 = load i32, ptr addrspace(5) %16, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4
  %51 = zext i32 %50 to i64
  store i64 %51, ptr addrspace(5) %17, align 8
  %52 = load i64, ptr addrspace(5) %17, align 8
  store i64 %52, ptr addrspace(5) %18, align 8
  store i32 0, ptr addrspace(5) %19, align 4
  br label %53

53:                                               ; preds = %76, %45
  %54 = load i64, ptr addrspace(5) %17, align 8
  %55 = icmp ugt i64 %54, 1
  br i1 %55, label %56, label %80

56:                                               ; preds = %53
  %57 = load i64, ptr addrspace(5) %17, align 8
  %58 = and i64 %57, 1
  %59 = icmp ne i64 %58, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %56
  %61 = load i64, ptr addrspace(5) %17, align 8
  %62 = mul i64 3, %61
  %63 = add i64 %62, 1
  br label %67

64:                                               ; preds = %56
  %65 = load i64, ptr addrspace(5) %17, align 8
  %66 = lshr i64 %65, 1
  br label %67

67:                                               ; preds = %64, %60
  %68 = phi i64 [ %63, %60 ], [ %66, %64 ]
  store i64 %68, ptr addrspace(5) %17, align 8
  %69 = load i64, ptr addrspace(5) %17, align 8
  %70 = load i64, ptr addrspace(5) %18, align 8
  %71 = icmp ugt i64 %69, %70
  br i1 %71, label %72, label %74

72:                                               ; preds = %67
  %73 = load i64, ptr addrspace(5) %17, align 8
  br label %76

74:                                               ; preds = %67
  %75 = load i64, ptr addrspace(5) %18, align 8
  br label %76

76:                                               ; preds = %74, %72
  %77 = phi i64 [ %73, %72 ], [ %75, %74 ]
  store i64 %77, ptr addrspace(5) %18, align 8
  %78 = load i32, ptr addrspace(5) %19, align 4
  %79 = add i32 %78, 1
  store i32 %79, ptr addrspace(5) %19, align 4
  br label %53

80:                                               ; preds = %53
  %81 = load i32, ptr addrspace(5) %19, align 4
  %82 = load ptr addrspace(1), ptr %21, align 8
  %83 = load i32, ptr addrspace(5) %16, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %82, i64 %84
  store i32 %81, ptr addrspace(1) %85, align 4
  %86 = load i64, ptr addrspace(5) %18, align 8
  %87 = load ptr addrspace(1), ptr %22, align 8
  %88 = load i32, ptr addrspace(5) %16, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i64, ptr addrspace(1) %87, i64 %89
  store i64 %86, ptr addrspace(1) %90, align 8
  br label %91

91:                                               ; preds = %80, %44
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
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"ulong*", !"uint"}
!9 = !{!"const", !"", !"", !""}
