; ModuleID = 'reduce_sum.cl'
source_filename = "reduce_sum.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @reduce_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(3), align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(3) %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(3), ptr %11, align 4
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(3) noundef align 4 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(3), align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %22 to ptr
  %32 = addrspacecast ptr addrspace(5) %23 to ptr
  %33 = addrspacecast ptr addrspace(5) %24 to ptr
  %34 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(1) %1, ptr %32, align 8
  store ptr addrspace(3) %2, ptr %33, align 4
  store i32 %3, ptr %34, align 4
  %35 = addrspacecast ptr addrspace(5) %21 to ptr
  %36 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %36, ptr addrspace(5) %26, align 4
  %37 = addrspacecast ptr addrspace(5) %20 to ptr
  %38 = addrspacecast ptr addrspace(5) %8 to ptr
  %39 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %39, align 4
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %40, ptr addrspace(5) %10, align 8
  %41 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %42 = load i32, ptr %39, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %41, i64 %43
  %45 = load i16, ptr addrspace(4) %44, align 2
  %46 = zext i16 %45 to i32
  store i32 %46, ptr addrspace(5) %27, align 4
  store i32 0, ptr addrspace(5) %28, align 4
  %47 = addrspacecast ptr addrspace(5) %19 to ptr
  %48 = addrspacecast ptr addrspace(5) %15 to ptr
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = addrspacecast ptr addrspace(5) %17 to ptr
  %51 = addrspacecast ptr addrspace(5) %11 to ptr
  %52 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %52, align 4
  %53 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %53, ptr addrspace(5) %13, align 8
  %54 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %55 = load i32, ptr %52, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %54, i64 %56
  %58 = load i16, ptr addrspace(4) %57, align 2
  %59 = zext i16 %58 to i32
  %60 = mul i32 %49, %59
  %61 = addrspacecast ptr addrspace(5) %18 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = add i32 %60, %62
  store i32 %63, ptr addrspace(5) %29, align 4
  br label %64

64:                                               ; preds = %76, %4
  %65 = load i32, ptr addrspace(5) %29, align 4
  %66 = load i32, ptr %34, align 4
  %67 = icmp ult i32 %65, %66
  br i1 %67, label %68, label %88

68:                                               ; preds = %64
  %69 = load ptr addrspace(1), ptr %31, align 8
  %70 = load i32, ptr addrspace(5) %29, align 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4
  %74 = load i32, ptr addrspace(5) %28, align 4
  %75 = add i32 %74, %73
  store i32 %75, ptr addrspace(5) %28, align 4
  br label %76

76:                                               ; preds = %68
  %77 = addrspacecast ptr addrspace(5) %16 to ptr
  %78 = addrspacecast ptr addrspace(5) %5 to ptr
  %79 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 12, ptr %79, align 4
  %80 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %80, ptr addrspace(5) %7, align 8
  %81 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %82 = load i32, ptr %79, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr addrspace(4) %81, i64 %83
  %85 = load i32, ptr addrspace(4) %84, align 4
  %86 = load i32, ptr addrspace(5) %29, align 4
  %87 = add i32 %86, %85
  store i32 %87, ptr addrspace(5) %29, align 4
  br label %64

88:                                               ; preds = %64
  %89 = load i32, ptr addrspace(5) %28, align 4
  %90 = load ptr addrspace(3), ptr %33, align 4
  %91 = load i32, ptr addrspace(5) %26, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(3) %90, i64 %92
  store i32 %89, ptr addrspace(3) %93, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %94 = load i32, ptr addrspace(5) %27, align 4
  %95 = lshr i32 %94, 1
  store i32 %95, ptr addrspace(5) %30, align 4
  br label %96

96:                                               ; preds = %118, %88
  %97 = load i32, ptr addrspace(5) %30, align 4
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %121

99:                                               ; preds = %96
  %100 = load i32, ptr addrspace(5) %26, align 4
  %101 = load i32, ptr addrspace(5) %30, align 4
  %102 = icmp ult i32 %100, %101
  br i1 %102, label %103, label %117

103:                                              ; preds = %99
  %104 = load ptr addrspace(3), ptr %33, align 4
  %105 = load i32, ptr addrspace(5) %26, align 4
  %106 = load i32, ptr addrspace(5) %30, align 4
  %107 = add i32 %105, %106
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr addrspace(3) %104, i64 %108
  %110 = load i32, ptr addrspace(3) %109, align 4
  %111 = load ptr addrspace(3), ptr %33, align 4
  %112 = load i32, ptr addrspace(5) %26, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr addrspace(3) %111, i64 %113
  %115 = load i32, ptr addrspace(3) %114, align 4
  %116 = add i32 %115, %110
  store i32 %116, ptr addrspace(3) %114, align 4
  br label %117

117:                                              ; preds = %103, %99
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr addrspace(5) %30, align 4
  %120 = lshr i32 %119, 1
  store i32 %120, ptr addrspace(5) %30, align 4
  br label %96

121:                                              ; preds = %96
  %122 = load i32, ptr addrspace(5) %26, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %133

124:                                              ; preds = %121
  %125 = load ptr addrspace(3), ptr %33, align 4
  %126 = getelementptr inbounds i32, ptr addrspace(3) %125, i64 0
  %127 = load i32, ptr addrspace(3) %126, align 4
  %128 = load ptr addrspace(1), ptr %32, align 8
  %129 = addrspacecast ptr addrspace(5) %14 to ptr
  %130 = call i32 @llvm.amdgcn.workgroup.id.x()
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %128, i64 %131
  store i32 %127, ptr addrspace(1) %132, align 4
  br label %133

133:                                              ; preds = %124, %121
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

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
!6 = !{i32 1, i32 1, i32 3, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!9 = !{!"const", !"", !"", !""}
