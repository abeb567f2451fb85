; ModuleID = 'last_group.cl'
source_filename = "last_group.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@last_group.sum = internal addrspace(3) global i32 undef, align 4
@last_group.ticket = internal addrspace(3) global [1 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @last_group(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call void @__clang_ocl_kern_imp_last_group(ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, ptr addrspace(1) noundef align 4 %22, i32 noundef %23, i32 noundef %24) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_last_group(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(4), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
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
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %20 to ptr
  %40 = addrspacecast ptr addrspace(5) %21 to ptr
  %41 = addrspacecast ptr addrspace(5) %22 to ptr
  %42 = addrspacecast ptr addrspace(5) %23 to ptr
  %43 = addrspacecast ptr addrspace(5) %24 to ptr
  %44 = addrspacecast ptr addrspace(5) %25 to ptr
  %45 = addrspacecast ptr addrspace(5) %28 to ptr
  %46 = addrspacecast ptr addrspace(5) %29 to ptr
  %47 = addrspacecast ptr addrspace(5) %30 to ptr
  %48 = addrspacecast ptr addrspace(5) %31 to ptr
  %49 = addrspacecast ptr addrspace(5) %32 to ptr
  %50 = addrspacecast ptr addrspace(5) %33 to ptr
  %51 = addrspacecast ptr addrspace(5) %34 to ptr
  %52 = addrspacecast ptr addrspace(5) %36 to ptr
  %53 = addrspacecast ptr addrspace(5) %37 to ptr
  %54 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  store ptr addrspace(1) %1, ptr %40, align 8
  store ptr addrspace(1) %2, ptr %41, align 8
  store ptr addrspace(1) %3, ptr %42, align 8
  store i32 %4, ptr %43, align 4
  store i32 %5, ptr %44, align 4
  %55 = addrspacecast ptr addrspace(5) %19 to ptr
  %56 = addrspacecast ptr addrspace(5) %16 to ptr
  %57 = call i32 @llvm.amdgcn.workgroup.id.x()
  %58 = addrspacecast ptr addrspace(5) %14 to ptr
  %59 = addrspacecast ptr addrspace(5) %7 to ptr
  %60 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %60, align 4
  %61 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %61, ptr addrspace(5) %9, align 8
  %62 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %63 = load i32, ptr %60, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %62, i64 %64
  %66 = load i16, ptr addrspace(4) %65, align 2
  %67 = zext i16 %66 to i32
  %68 = mul i32 %57, %67
  %69 = addrspacecast ptr addrspace(5) %18 to ptr
  %70 = call i32 @llvm.amdgcn.workitem.id.x()
  %71 = add i32 %68, %70
  store i32 %71, ptr addrspace(5) %26, align 4
  %72 = addrspacecast ptr addrspace(5) %17 to ptr
  %73 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %73, ptr addrspace(5) %27, align 4
  %74 = load i32, ptr addrspace(5) %27, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %6
  store i32 0, ptr %45, align 4
  %77 = load i32, ptr %45, align 4
  store atomic i32 %77, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %78

78:                                               ; preds = %76, %6
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %79 = load i32, ptr addrspace(5) %26, align 4
  %80 = load i32, ptr %43, align 4
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %82, label %91

82:                                               ; preds = %78
  %83 = load ptr addrspace(1), ptr %39, align 8
  %84 = load i32, ptr addrspace(5) %26, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %83, i64 %85
  %87 = load i32, ptr addrspace(1) %86, align 4
  store i32 %87, ptr %46, align 4
  %88 = load i32, ptr %46, align 4
  %89 = atomicrmw add ptr addrspace(3) @last_group.sum, i32 %88 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %89, ptr %47, align 4
  %90 = load i32, ptr %47, align 4
  br label %91

91:                                               ; preds = %82, %78
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %92 = load i32, ptr addrspace(5) %27, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %106

94:                                               ; preds = %91
  %95 = load atomic i32, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  store i32 %95, ptr %48, align 4
  %96 = load i32, ptr %48, align 4
  %97 = load ptr addrspace(1), ptr %40, align 8
  %98 = addrspacecast ptr addrspace(5) %15 to ptr
  %99 = call i32 @llvm.amdgcn.workgroup.id.x()
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %97, i64 %100
  store i32 %96, ptr addrspace(1) %101, align 4
  %102 = load ptr addrspace(1), ptr %41, align 8
  store i32 1, ptr %49, align 4
  %103 = load i32, ptr %49, align 4
  %104 = atomicrmw add ptr addrspace(1) %102, i32 %103 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %104, ptr %50, align 4
  %105 = load i32, ptr %50, align 4
  store i32 %105, ptr addrspace(3) @last_group.ticket, align 4
  br label %106

106:                                              ; preds = %94, %91
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %107 = load i32, ptr addrspace(3) @last_group.ticket, align 4
  %108 = load i32, ptr %44, align 4
  %109 = sub i32 %108, 1
  %110 = icmp eq i32 %107, %109
  br i1 %110, label %111, label %152

111:                                              ; preds = %106
  %112 = load i32, ptr addrspace(5) %27, align 4
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %116

114:                                              ; preds = %111
  store i32 0, ptr %51, align 4
  %115 = load i32, ptr %51, align 4
  store atomic i32 %115, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %116

116:                                              ; preds = %114, %111
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %117 = load i32, ptr addrspace(5) %27, align 4
  store i32 %117, ptr addrspace(5) %35, align 4
  br label %118

118:                                              ; preds = %131, %116
  %119 = load i32, ptr addrspace(5) %35, align 4
  %120 = load i32, ptr %44, align 4
  %121 = icmp ult i32 %119, %120
  br i1 %121, label %122, label %144

122:                                              ; preds = %118
  %123 = load ptr addrspace(1), ptr %40, align 8
  %124 = load i32, ptr addrspace(5) %35, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %123, i64 %125
  %127 = load i32, ptr addrspace(1) %126, align 4
  store i32 %127, ptr %52, align 4
  %128 = load i32, ptr %52, align 4
  %129 = atomicrmw add ptr addrspace(3) @last_group.sum, i32 %128 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %129, ptr %53, align 4
  %130 = load i32, ptr %53, align 4
  br label %131

131:                                              ; preds = %122
  %132 = addrspacecast ptr addrspace(5) %13 to ptr
  %133 = addrspacecast ptr addrspace(5) %10 to ptr
  %134 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 4, ptr %134, align 4
  %135 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %135, ptr addrspace(5) %12, align 8
  %136 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %137 = load i32, ptr %134, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr addrspace(4) %136, i64 %138
  %140 = load i16, ptr addrspace(4) %139, align 2
  %141 = zext i16 %140 to i32
  %142 = load i32, ptr addrspace(5) %35, align 4
  %143 = add i32 %142, %141
  store i32 %143, ptr addrspace(5) %35, align 4
  br label %118

144:                                              ; preds = %118
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %145 = load i32, ptr addrspace(5) %27, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %151

147:                                              ; preds = %144
  %148 = load atomic i32, ptr addrspace(3) @last_group.sum syncscope("workgroup") seq_cst, align 4
  store i32 %148, ptr %54, align 4
  %149 = load i32, ptr %54, align 4
  %150 = load ptr addrspace(1), ptr %42, align 8
  store i32 %149, ptr addrspace(1) %150, align 4
  br label %151

151:                                              ; preds = %147, %144
  br label %152

152:                                              ; preds = %151, %106
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"atomic_uint*", !"uint*", !"uint", !"uint"}
!9 = !{!"uint*", !"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint", !"uint"}
!10 = !{!"const", !"", !"", !"", !"", !""}
!11 = !{}
