; ModuleID = 'float_atomics.cl'
source_filename = "float_atomics.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@float_atomics.sums = internal addrspace(3) global [4 x float] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @float_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call void @__clang_ocl_kern_imp_float_atomics(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 8 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_float_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
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
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca double, align 8, addrspace(5)
  %23 = alloca double, align 8, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %13 to ptr
  %28 = addrspacecast ptr addrspace(5) %14 to ptr
  %29 = addrspacecast ptr addrspace(5) %15 to ptr
  %30 = addrspacecast ptr addrspace(5) %16 to ptr
  %31 = addrspacecast ptr addrspace(5) %19 to ptr
  %32 = addrspacecast ptr addrspace(5) %20 to ptr
  %33 = addrspacecast ptr addrspace(5) %21 to ptr
  %34 = addrspacecast ptr addrspace(5) %22 to ptr
  %35 = addrspacecast ptr addrspace(5) %23 to ptr
  %36 = addrspacecast ptr addrspace(5) %24 to ptr
  %37 = addrspacecast ptr addrspace(5) %25 to ptr
  %38 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store ptr addrspace(1) %1, ptr %28, align 8
  store ptr addrspace(1) %2, ptr %29, align 8
  store i32 %3, ptr %30, align 4
  %39 = addrspacecast ptr addrspace(5) %12 to ptr
  %40 = addrspacecast ptr addrspace(5) %9 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = addrspacecast ptr addrspace(5) %8 to ptr
  %43 = addrspacecast ptr addrspace(5) %5 to ptr
  %44 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %44, align 4
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %45, ptr addrspace(5) %7, align 8
  %46 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %47 = load i32, ptr %44, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 %48
  %50 = load i16, ptr addrspace(4) %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %41, %51
  %53 = addrspacecast ptr addrspace(5) %11 to ptr
  %54 = call i32 @llvm.amdgcn.workitem.id.x()
  %55 = add i32 %52, %54
  store i32 %55, ptr addrspace(5) %17, align 4
  %56 = addrspacecast ptr addrspace(5) %10 to ptr
  %57 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %57, ptr addrspace(5) %18, align 4
  %58 = load i32, ptr addrspace(5) %18, align 4
  %59 = icmp ult i32 %58, 4
  br i1 %59, label %60, label %65

60:                                               ; preds = %4
  %61 = load i32, ptr addrspace(5) %18, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @float_atomics.sums, i64 0, i64 %62
  store float 0.000000e+00, ptr %31, align 4
  %64 = load i32, ptr %31, align 4
  store atomic i32 %64, ptr addrspace(3) %63 syncscope("workgroup-one-as") monotonic, align 4
  br label %65

65:                                               ; preds = %60, %4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = load i32, ptr addrspace(5) %17, align 4
  %67 = load i32, ptr %30, align 4
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %69, label %92

69:                                               ; preds = %65
  %70 = load i32, ptr addrspace(5) %17, align 4
  %71 = and i32 %70, 3
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @float_atomics.sums, i64 0, i64 %72
  %74 = load ptr addrspace(1), ptr %27, align 8
  %75 = load i32, ptr addrspace(5) %17, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4
  store float %78, ptr %32, align 4
  %79 = load float, ptr %32, align 4
  %80 = atomicrmw fadd ptr addrspace(3) %73, float %79 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store float %80, ptr %33, align 4
  %81 = load float, ptr %33, align 4
  %82 = load ptr addrspace(1), ptr %29, align 8
  %83 = load ptr addrspace(1), ptr %27, align 8
  %84 = load i32, ptr addrspace(5) %17, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %83, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4
  %88 = fpext float %87 to double
  store double %88, ptr %34, align 8
  %89 = load double, ptr %34, align 8
  %90 = atomicrmw fadd ptr addrspace(1) %82, double %89 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store double %90, ptr %35, align 8
  %91 = load double, ptr %35, align 8
  br label %92

92:                                               ; preds = %69, %65
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %93 = load i32, ptr addrspace(5) %18, align 4
  %94 = icmp ult i32 %93, 4
  br i1 %94, label %95, label %108

95:                                               ; preds = %92
  %96 = load ptr addrspace(1), ptr %28, align 8
  %97 = load i32, ptr addrspace(5) %18, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspace(1) %96, i64 %98
  %100 = load i32, ptr addrspace(5) %18, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @float_atomics.sums, i64 0, i64 %101
  %103 = load atomic i32, ptr addrspace(3) %102 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %103, ptr %37, align 4
  %104 = load float, ptr %37, align 4
  store float %104, ptr %36, align 4
  %105 = load float, ptr %36, align 4
  %106 = atomicrmw fadd ptr addrspace(1) %99, float %105 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store float %106, ptr %38, align 4
  %107 = load float, ptr %38, align 4
  br label %108

108:                                              ; preds = %95, %92
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
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
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"atomic_float*", !"atomic_double*", !"uint"}
!9 = !{!"float*", !"_Atomic(float)*", !"_Atomic(double)*", !"uint"}
!10 = !{!"const", !"", !"", !""}
!11 = !{}
