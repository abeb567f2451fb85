; ModuleID = 'linked_list.cl'
source_filename = "linked_list.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Node = type { i64, i32, i32 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @linked_list(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_linked_list(ptr addrspace(1) noundef align 1 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15, i32 noundef %16) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_linked_list(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %12 to ptr
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  %27 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(1) %2, ptr %26, align 8
  store i32 %3, ptr %27, align 4
  %28 = addrspacecast ptr addrspace(5) %11 to ptr
  %29 = addrspacecast ptr addrspace(5) %10 to ptr
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  %32 = addrspacecast ptr addrspace(5) %5 to ptr
  %33 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %33, align 4
  %34 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %34, ptr addrspace(5) %7, align 8
  %35 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %36 = load i32, ptr %33, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 %37
  %39 = load i16, ptr addrspace(4) %38, align 2
  %40 = zext i16 %39 to i32
  %41 = mul i32 %30, %40
  %42 = addrspacecast ptr addrspace(5) %8 to ptr
  %43 = call i32 @llvm.amdgcn.workitem.id.x()
  %44 = add i32 %41, %43
  store i32 %44, ptr addrspace(5) %16, align 4
  %45 = load i32, ptr addrspace(5) %16, align 4
  %46 = load i32, ptr %27, align 4
  %47 = icmp uge i32 %45, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %4
  br label %94

49:                                               ; preds = %4
  %50 = load ptr addrspace(1), ptr %24, align 8
  %51 = ptrtoint ptr addrspace(1) %50 to i64
  store i64 %51, ptr addrspace(5) %17, align 8
  %52 = load ptr addrspace(1), ptr %25, align 8
  %53 = load i32, ptr addrspace(5) %16, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i64, ptr addrspace(1) %52, i64 %54
  %56 = load i64, ptr addrspace(1) %55, align 8
  store i64 %56, ptr addrspace(5) %18, align 8
  store i64 0, ptr addrspace(5) %19, align 8
  store i64 0, ptr addrspace(5) %20, align 8
  store i32 0, ptr addrspace(5) %21, align 4
  br label %57

57:                                               ; preds = %60, %49
  %58 = load i64, ptr addrspace(5) %18, align 8
  %59 = icmp ne i64 %58, 0
  br i1 %59, label %60, label %83

60:                                               ; preds = %57
  %61 = load i64, ptr addrspace(5) %17, align 8
  %62 = load i64, ptr addrspace(5) %18, align 8
  %63 = add i64 %61, %62
  %64 = inttoptr i64 %63 to ptr addrspace(1)
  store ptr addrspace(1) %64, ptr addrspace(5) %22, align 8
  %65 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  %66 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %65, i32 0, i32 1
  %67 = load i32, ptr addrspace(1) %66, align 8
  %68 = sext i32 %67 to i64
  %69 = load i32, ptr addrspace(5) %21, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr addrspace(5) %21, align 4
  %71 = sext i32 %70 to i64
  %72 = mul nsw i64 %68, %71
  %73 = load i64, ptr addrspace(5) %20, align 8
  %74 = add nsw i64 %73, %72
  store i64 %74, ptr addrspace(5) %20, align 8
  %75 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  %76 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %75, i32 0, i32 0
  %77 = load i64, ptr addrspace(1) %76, align 8
  store i64 %77, ptr addrspace(5) %23, align 8
  %78 = load i64, ptr addrspace(5) %19, align 8
  %79 = load ptr addrspace(1), ptr addrspace(5) %22, align 8
  %80 = getelementptr inbounds nuw %struct.Node, ptr addrspace(1) %79, i32 0, i32 0
  store i64 %78, ptr addrspace(1) %80, align 8
  %81 = load i64, ptr addrspace(5) %18, align 8
  store i64 %81, ptr addrspace(5) %19, align 8
  %82 = load i64, ptr addrspace(5) %23, align 8
  store i64 %82, ptr addrspace(5) %18, align 8
  br label %57

83:                                               ; preds = %57
  %84 = load i64, ptr addrspace(5) %19, align 8
  %85 = load ptr addrspace(1), ptr %25, align 8
  %86 = load i32, ptr addrspace(5) %16, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr addrspace(1) %85, i64 %87
  store i64 %84, ptr addrspace(1) %88, align 8
  %89 = load i64, ptr addrspace(5) %20, align 8
  %90 = load ptr addrspace(1), ptr %26, align 8
  %91 = load i32, ptr addrspace(5) %16, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr addrspace(1) %90, i64 %92
  store i64 %89, ptr addrspace(1) %93, align 8
  br label %94

94:                                               ; preds = %83, %48
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
!8 = !{!"uchar*", !"ulong*", !"long*", !"uint"}
!9 = !{!"", !"", !"", !""}
