; ModuleID = 'bfs_step.cl'
source_filename = "bfs_step.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bfs_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store ptr addrspace(1) %2, ptr %15, align 8
  store ptr addrspace(1) %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load ptr addrspace(1), ptr %14, align 8
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load ptr addrspace(1), ptr %16, align 8
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_bfs_step(ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, ptr addrspace(1) noundef align 4 %22, i32 noundef %23, i32 noundef %24) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_bfs_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i8, align 1, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = addrspacecast ptr addrspace(5) %14 to ptr
  %31 = addrspacecast ptr addrspace(5) %15 to ptr
  %32 = addrspacecast ptr addrspace(5) %16 to ptr
  %33 = addrspacecast ptr addrspace(5) %17 to ptr
  %34 = addrspacecast ptr addrspace(5) %18 to ptr
  %35 = addrspacecast ptr addrspace(5) %19 to ptr
  %36 = addrspacecast ptr addrspace(5) %21 to ptr
  %37 = addrspacecast ptr addrspace(5) %26 to ptr
  %38 = addrspacecast ptr addrspace(5) %27 to ptr
  %39 = addrspacecast ptr addrspace(5) %28 to ptr
  %40 = addrspacecast ptr addrspace(5) %29 to ptr
  store ptr addrspace(1) %0, ptr %30, align 8
  store ptr addrspace(1) %1, ptr %31, align 8
  store ptr addrspace(1) %2, ptr %32, align 8
  store ptr addrspace(1) %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  store i32 %5, ptr %35, align 4
  %41 = addrspacecast ptr addrspace(5) %13 to ptr
  %42 = addrspacecast ptr addrspace(5) %12 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %11 to ptr
  %45 = addrspacecast ptr addrspace(5) %7 to ptr
  %46 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %9, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %10 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  store i32 %57, ptr addrspace(5) %20, align 4
  %58 = load i32, ptr addrspace(5) %20, align 4
  %59 = load i32, ptr %35, align 4
  %60 = icmp uge i32 %58, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %6
  br label %125

62:                                               ; preds = %6
  %63 = load ptr addrspace(1), ptr %32, align 8
  %64 = load i32, ptr addrspace(5) %20, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %65
  %67 = load atomic i32, ptr addrspace(1) %66 syncscope("agent-one-as") monotonic, align 4
  store i32 %67, ptr %36, align 4
  %68 = load i32, ptr %36, align 4
  %69 = load i32, ptr %34, align 4
  %70 = icmp ne i32 %68, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %62
  br label %125

72:                                               ; preds = %62
  store i32 0, ptr addrspace(5) %22, align 4
  %73 = load ptr addrspace(1), ptr %30, align 8
  %74 = load i32, ptr addrspace(5) %20, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %75
  %77 = load i32, ptr addrspace(1) %76, align 4
  store i32 %77, ptr addrspace(5) %23, align 4
  br label %78

78:                                               ; preds = %113, %72
  %79 = load i32, ptr addrspace(5) %23, align 4
  %80 = load ptr addrspace(1), ptr %30, align 8
  %81 = load i32, ptr addrspace(5) %20, align 4
  %82 = add i32 %81, 1
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %83
  %85 = load i32, ptr addrspace(1) %84, align 4
  %86 = icmp ult i32 %79, %85
  br i1 %86, label %87, label %116

87:                                               ; preds = %78
  %88 = load ptr addrspace(1), ptr %31, align 8
  %89 = load i32, ptr addrspace(5) %23, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %90
  %92 = load i32, ptr addrspace(1) %91, align 4
  store i32 %92, ptr addrspace(5) %24, align 4
  store i32 -1, ptr addrspace(5) %25, align 4
  %93 = load ptr addrspace(1), ptr %32, align 8
  %94 = load i32, ptr addrspace(5) %24, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %93, i64 %95
  %97 = load i32, ptr %34, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %37, align 4
  %99 = load i32, ptr addrspace(5) %25, align 4
  %100 = load i32, ptr %37, align 4
  %101 = cmpxchg ptr addrspace(1) %96, i32 %99, i32 %100 syncscope("agent-one-as") monotonic monotonic, align 4
  %102 = extractvalue { i32, i1 } %101, 0
  %103 = extractvalue { i32, i1 } %101, 1
  br i1 %103, label %105, label %104

104:                                              ; preds = %87
  store i32 %102, ptr addrspace(5) %25, align 4
  br label %105

105:                                              ; preds = %104, %87
  %106 = zext i1 %103 to i8
  store i8 %106, ptr %38, align 1
  %107 = load i8, ptr %38, align 1
  %108 = trunc i8 %107 to i1
  br i1 %108, label %109, label %112

109:                                              ; preds = %105
  %110 = load i32, ptr addrspace(5) %22, align 4
  %111 = add i32 %110, 1
  store i32 %111, ptr addrspace(5) %22, align 4
  br label %112

112:                                              ; preds = %109, %105
  br label %113

113:                                              ; preds = %112
  %114 = load i32, ptr addrspace(5) %23, align 4
  %115 = add i32 %114, 1
  store i32 %115, ptr addrspace(5) %23, align 4
  br label %78

116:                                              ; preds = %78
  %117 = load i32, ptr addrspace(5) %22, align 4
  %118 = icmp ne i32 %117, 0
  br i1 %118, label %119, label %125

119:                                              ; preds = %116
  %120 = load ptr addrspace(1), ptr %33, align 8
  %121 = load i32, ptr addrspace(5) %22, align 4
  store i32 %121, ptr %39, align 4
  %122 = load i32, ptr %39, align 4
  %123 = atomicrmw add ptr addrspace(1) %120, i32 %122 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %123, ptr %40, align 4
  %124 = load i32, ptr %40, align 4
  br label %125

125:                                              ; preds = %61, %71, %119, %116
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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"atomic_int*", !"atomic_uint*", !"int", !"uint"}
!9 = !{!"uint*", !"uint*", !"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int", !"uint"}
!10 = !{!"const", !"const", !"", !"", !"", !""}
!11 = !{}
