; ModuleID = 'histogram.cl'
source_filename = "histogram.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@histogram.counts = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @histogram(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 1 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
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
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = addrspacecast ptr addrspace(5) %20 to ptr
  %36 = addrspacecast ptr addrspace(5) %21 to ptr
  %37 = addrspacecast ptr addrspace(5) %22 to ptr
  %38 = addrspacecast ptr addrspace(5) %26 to ptr
  %39 = addrspacecast ptr addrspace(5) %28 to ptr
  %40 = addrspacecast ptr addrspace(5) %29 to ptr
  %41 = addrspacecast ptr addrspace(5) %32 to ptr
  %42 = addrspacecast ptr addrspace(5) %33 to ptr
  %43 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %35, align 8
  store ptr addrspace(1) %1, ptr %36, align 8
  store i32 %2, ptr %37, align 4
  %44 = addrspacecast ptr addrspace(5) %19 to ptr
  %45 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %45, ptr addrspace(5) %23, align 4
  %46 = addrspacecast ptr addrspace(5) %18 to ptr
  %47 = addrspacecast ptr addrspace(5) %8 to ptr
  %48 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %48, align 4
  %49 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %49, ptr addrspace(5) %10, align 8
  %50 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %51 = load i32, ptr %48, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %50, i64 %52
  %54 = load i16, ptr addrspace(4) %53, align 2
  %55 = zext i16 %54 to i32
  store i32 %55, ptr addrspace(5) %24, align 4
  %56 = load i32, ptr addrspace(5) %23, align 4
  store i32 %56, ptr addrspace(5) %25, align 4
  br label %57

57:                                               ; preds = %65, %3
  %58 = load i32, ptr addrspace(5) %25, align 4
  %59 = icmp ult i32 %58, 256
  br i1 %59, label %60, label %69

60:                                               ; preds = %57
  %61 = load i32, ptr addrspace(5) %25, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.counts, i64 0, i64 %62
  store i32 0, ptr %38, align 4
  %64 = load i32, ptr %38, align 4
  store atomic i32 %64, ptr addrspace(3) %63 syncscope("workgroup-one-as") monotonic, align 4
  br label %65

65:                                               ; preds = %60
  %66 = load i32, ptr addrspace(5) %24, align 4
  %67 = load i32, ptr addrspace(5) %25, align 4
  %68 = add i32 %67, %66
  store i32 %68, ptr addrspace(5) %25, align 4
  br label %57

69:                                               ; preds = %57
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %70 = addrspacecast ptr addrspace(5) %17 to ptr
  %71 = addrspacecast ptr addrspace(5) %7 to ptr
  %72 = call i32 @llvm.amdgcn.workgroup.id.x()
  %73 = addrspacecast ptr addrspace(5) %15 to ptr
  %74 = addrspacecast ptr addrspace(5) %11 to ptr
  %75 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %75, align 4
  %76 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %76, ptr addrspace(5) %13, align 8
  %77 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %78 = load i32, ptr %75, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr addrspace(4) %77, i64 %79
  %81 = load i16, ptr addrspace(4) %80, align 2
  %82 = zext i16 %81 to i32
  %83 = mul i32 %72, %82
  %84 = addrspacecast ptr addrspace(5) %16 to ptr
  %85 = call i32 @llvm.amdgcn.workitem.id.x()
  %86 = add i32 %83, %85
  store i32 %86, ptr addrspace(5) %27, align 4
  br label %87

87:                                               ; preds = %102, %69
  %88 = load i32, ptr addrspace(5) %27, align 4
  %89 = load i32, ptr %37, align 4
  %90 = icmp ult i32 %88, %89
  br i1 %90, label %91, label %114

91:                                               ; preds = %87
  %92 = load ptr addrspace(1), ptr %35, align 8
  %93 = load i32, ptr addrspace(5) %27, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 %94
  %96 = load i8, ptr addrspace(1) %95, align 1
  %97 = zext i8 %96 to i64
  %98 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.counts, i64 0, i64 %97
  store i32 1, ptr %39, align 4
  %99 = load i32, ptr %39, align 4
  %100 = atomicrmw add ptr addrspace(3) %98, i32 %99 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %100, ptr %40, align 4
  %101 = load i32, ptr %40, align 4
  br label %102

102:                                              ; preds = %91
  %103 = addrspacecast ptr addrspace(5) %14 to ptr
  %104 = addrspacecast ptr addrspace(5) %4 to ptr
  %105 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 12, ptr %105, align 4
  %106 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %106, ptr addrspace(5) %6, align 8
  %107 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %108 = load i32, ptr %105, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr addrspace(4) %107, i64 %109
  %111 = load i32, ptr addrspace(4) %110, align 4
  %112 = load i32, ptr addrspace(5) %27, align 4
  %113 = add i32 %112, %111
  store i32 %113, ptr addrspace(5) %27, align 4
  br label %87

114:                                              ; preds = %87
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %115 = load i32, ptr addrspace(5) %23, align 4
  store i32 %115, ptr addrspace(5) %30, align 4
  br label %116

116:                                              ; preds = %137, %114
  %117 = load i32, ptr addrspace(5) %30, align 4
  %118 = icmp ult i32 %117, 256
  br i1 %118, label %119, label %141

119:                                              ; preds = %116
  %120 = load i32, ptr addrspace(5) %30, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.counts, i64 0, i64 %121
  %123 = load atomic i32, ptr addrspace(3) %122 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %123, ptr %41, align 4
  %124 = load i32, ptr %41, align 4
  store i32 %124, ptr addrspace(5) %31, align 4
  %125 = load i32, ptr addrspace(5) %31, align 4
  %126 = icmp ne i32 %125, 0
  br i1 %126, label %127, label %136

127:                                              ; preds = %119
  %128 = load ptr addrspace(1), ptr %36, align 8
  %129 = load i32, ptr addrspace(5) %30, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %128, i64 %130
  %132 = load i32, ptr addrspace(5) %31, align 4
  store i32 %132, ptr %42, align 4
  %133 = load i32, ptr %42, align 4
  %134 = atomicrmw add ptr addrspace(1) %131, i32 %133 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %134, ptr %43, align 4
  %135 = load i32, ptr %43, align 4
  br label %136

136:                                              ; preds = %127, %119
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr addrspace(5) %24, align 4
  %139 = load i32, ptr addrspace(5) %30, align 4
  %140 = add i32 %139, %138
  store i32 %140, ptr addrspace(5) %30, align 4
  br label %116

141:                                              ; preds = %116
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
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"uchar*", !"atomic_uint*", !"uint"}
!9 = !{!"uchar*", !"_Atomic(unsigned int)*", !"uint"}
!10 = !{!"const", !"", !""}
!11 = !{!"amdgpu-synchronize-as", !"local"}
!12 = !{}
