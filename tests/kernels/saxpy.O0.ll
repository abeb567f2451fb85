; ModuleID = 'saxpy.cl'
source_filename = "saxpy.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @saxpy(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, float noundef %2, i64 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store float %2, ptr %11, align 4
  store i64 %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load float, ptr %11, align 4
  %16 = load i64, ptr %12, align 8
  call void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, float noundef %15, i64 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, float noundef %2, i64 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %14, align 8
  store ptr addrspace(1) %1, ptr %15, align 8
  store float %2, ptr %16, align 4
  store i64 %3, ptr %17, align 8
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  %19 = call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %21 = getelementptr i8, ptr addrspace(4) %20, i32 12
  %22 = load i16, ptr addrspace(4) %21, align 2, !range !10, !invariant.load !11, !noundef !11
  %23 = zext i16 %22 to i32
  %24 = mul i32 %19, %23
  %25 = addrspacecast ptr addrspace(5) %5 to ptr
  %26 = call i32 @llvm.amdgcn.workitem.id.x()
  %27 = add i32 %24, %26
  store i32 %27, ptr addrspace(5) %11, align 4
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr i8, ptr addrspace(4) %28, i32 12
  %30 = load i32, ptr addrspace(4) %29, align 4, !range !12, !invariant.load !11
  %31 = zext i32 %30 to i64
  store i64 %31, ptr addrspace(5) %12, align 8
  %32 = load i32, ptr addrspace(5) %11, align 4
  %33 = zext i32 %32 to i64
  store i64 %33, ptr addrspace(5) %13, align 8
  br label %34

34:                                               ; preds = %52, %4
  %35 = load i64, ptr addrspace(5) %13, align 8
  %36 = load i64, ptr %17, align 8
  %37 = icmp ult i64 %35, %36
  br i1 %37, label %38, label %56

38:                                               ; preds = %34
  %39 = load float, ptr %16, align 4
  %40 = load ptr addrspace(1), ptr %15, align 8
  %41 = load i64, ptr addrspace(5) %13, align 8
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = load ptr addrspace(1), ptr %14, align 8
  %45 = load i64, ptr addrspace(5) %13, align 8
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %44, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4
  %48 = call float @llvm.fma.f32(float %39, float %43, float %47)
  %49 = load ptr addrspace(1), ptr %14, align 8
  %50 = load i64, ptr addrspace(5) %13, align 8
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %49, i64 %50
  store float %48, ptr addrspace(1) %51, align 4
  br label %52

52:                                               ; preds = %38
  %53 = load i64, ptr addrspace(5) %12, align 8
  %54 = load i64, ptr addrspace(5) %13, align 8
  %55 = add i64 %54, %53
  store i64 %55, ptr addrspace(5) %13, align 8
  br label %34

56:                                               ; preds = %34
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"float", !"ulong"}
!9 = !{!"restrict", !"restrict const", !"", !""}
!10 = !{i16 1, i16 1025}
!11 = !{}
!12 = !{i32 1, i32 0}
