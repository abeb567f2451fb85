; ModuleID = 'wave_ops.cl'
source_filename = "wave_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @wave_ops(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(1) %4, ptr %15, align 8
  %16 = load ptr addrspace(1), ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %13, align 8
  %19 = load ptr addrspace(1), ptr %14, align 8
  %20 = load ptr addrspace(1), ptr %15, align 8
  call void @__clang_ocl_kern_imp_wave_ops(ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 8 %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_wave_ops(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = addrspacecast ptr addrspace(5) %18 to ptr
  %35 = addrspacecast ptr addrspace(5) %19 to ptr
  %36 = addrspacecast ptr addrspace(5) %20 to ptr
  %37 = addrspacecast ptr addrspace(5) %21 to ptr
  %38 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %34, align 8
  store ptr addrspace(1) %1, ptr %35, align 8
  store ptr addrspace(1) %2, ptr %36, align 8
  store ptr addrspace(1) %3, ptr %37, align 8
  store ptr addrspace(1) %4, ptr %38, align 8
  %39 = addrspacecast ptr addrspace(5) %17 to ptr
  %40 = addrspacecast ptr addrspace(5) %11 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = addrspacecast ptr addrspace(5) %10 to ptr
  %43 = addrspacecast ptr addrspace(5) %6 to ptr
  %44 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %44, align 4
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %45, ptr addrspace(5) %8, align 8
  %46 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %47 = load i32, ptr %44, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 %48
  %50 = load i16, ptr addrspace(4) %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %41, %51
  %53 = addrspacecast ptr addrspace(5) %9 to ptr
  %54 = call i32 @llvm.amdgcn.workitem.id.x()
  %55 = add i32 %52, %54
  store i32 %55, ptr addrspace(5) %23, align 4
  %56 = load ptr addrspace(1), ptr %34, align 8
  %57 = load i32, ptr addrspace(5) %23, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  store i32 %60, ptr addrspace(5) %24, align 4
  %61 = load i32, ptr addrspace(5) %24, align 4
  store i32 %61, ptr addrspace(5) %25, align 4
  store i32 32, ptr addrspace(5) %26, align 4
  br label %62

62:                                               ; preds = %81, %5
  %63 = load i32, ptr addrspace(5) %26, align 4
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %84

65:                                               ; preds = %62
  %66 = load i32, ptr addrspace(5) %25, align 4
  %67 = load i32, ptr addrspace(5) %26, align 4
  %68 = addrspacecast ptr addrspace(5) %14 to ptr
  %69 = addrspacecast ptr addrspace(5) %15 to ptr
  %70 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 %66, ptr %69, align 4
  store i32 %67, ptr %70, align 4
  %71 = addrspacecast ptr addrspace(5) %13 to ptr
  %72 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %73 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %72)
  %74 = load i32, ptr %70, align 4
  %75 = xor i32 %73, %74
  %76 = shl i32 %75, 2
  %77 = load i32, ptr %69, align 4
  %78 = call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %77)
  %79 = load i32, ptr addrspace(5) %25, align 4
  %80 = add nsw i32 %79, %78
  store i32 %80, ptr addrspace(5) %25, align 4
  br label %81

81:                                               ; preds = %65
  %82 = load i32, ptr addrspace(5) %26, align 4
  %83 = lshr i32 %82, 1
  store i32 %83, ptr addrspace(5) %26, align 4
  br label %62

84:                                               ; preds = %62
  %85 = load i32, ptr addrspace(5) %25, align 4
  %86 = load ptr addrspace(1), ptr %35, align 8
  %87 = load i32, ptr addrspace(5) %23, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %88
  store i32 %85, ptr addrspace(1) %89, align 4
  %90 = load i32, ptr addrspace(5) %24, align 4
  %91 = icmp sgt i32 %90, 0
  %92 = call i64 @llvm.amdgcn.ballot.i64(i1 %91)
  store i64 %92, ptr addrspace(5) %27, align 8
  %93 = load i64, ptr addrspace(5) %27, align 8
  %94 = load ptr addrspace(1), ptr %36, align 8
  %95 = load i32, ptr addrspace(5) %23, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i64, ptr addrspace(1) %94, i64 %96
  store i64 %93, ptr addrspace(1) %97, align 8
  store i32 0, ptr addrspace(5) %28, align 4
  %98 = load i32, ptr addrspace(5) %24, align 4
  %99 = icmp sgt i32 %98, 0
  br i1 %99, label %100, label %114

100:                                              ; preds = %84
  %101 = load i64, ptr addrspace(5) %27, align 8
  %102 = trunc i64 %101 to i32
  %103 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %102, i32 0)
  store i32 %103, ptr addrspace(5) %29, align 4
  %104 = load i64, ptr addrspace(5) %27, align 8
  %105 = lshr i64 %104, 32
  %106 = trunc i64 %105 to i32
  %107 = load i32, ptr addrspace(5) %29, align 4
  %108 = call i32 @llvm.amdgcn.mbcnt.hi(i32 %106, i32 %107)
  store i32 %108, ptr addrspace(5) %28, align 4
  %109 = load i32, ptr addrspace(5) %24, align 4
  %110 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %109)
  %111 = mul nsw i32 %110, 100
  %112 = load i32, ptr addrspace(5) %28, align 4
  %113 = add nsw i32 %112, %111
  store i32 %113, ptr addrspace(5) %28, align 4
  br label %114

114:                                              ; preds = %100, %84
  %115 = load i32, ptr addrspace(5) %28, align 4
  %116 = load ptr addrspace(1), ptr %37, align 8
  %117 = load i32, ptr addrspace(5) %23, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr addrspace(1) %116, i64 %118
  store i32 %115, ptr addrspace(1) %119, align 4
  call void @llvm.amdgcn.wave.barrier()
  %120 = load i32, ptr addrspace(5) %24, align 4
  %121 = call i32 @llvm.amdgcn.readlane.i32(i32 %120, i32 3)
  store i32 %121, ptr addrspace(5) %30, align 4
  %122 = addrspacecast ptr addrspace(5) %12 to ptr
  %123 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %124 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %123)
  %125 = add i32 %124, 1
  %126 = shl i32 %125, 2
  %127 = load i32, ptr addrspace(5) %24, align 4
  %128 = call i32 @llvm.amdgcn.ds.permute(i32 %126, i32 %127)
  store i32 %128, ptr addrspace(5) %31, align 4
  %129 = load i32, ptr addrspace(5) %24, align 4
  %130 = call i32 @llvm.amdgcn.ds.swizzle(i32 %129, i32 1055)
  store i32 %130, ptr addrspace(5) %32, align 4
  %131 = load i32, ptr addrspace(5) %24, align 4
  %132 = call i32 @llvm.amdgcn.update.dpp.i32(i32 -1, i32 %131, i32 273, i32 15, i32 15, i1 false)
  store i32 %132, ptr addrspace(5) %33, align 4
  %133 = load i32, ptr addrspace(5) %30, align 4
  %134 = load ptr addrspace(1), ptr %38, align 8
  %135 = load i32, ptr addrspace(5) %23, align 4
  %136 = mul i32 4, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %134, i64 %137
  store i32 %133, ptr addrspace(1) %138, align 4
  %139 = load i32, ptr addrspace(5) %31, align 4
  %140 = load ptr addrspace(1), ptr %38, align 8
  %141 = load i32, ptr addrspace(5) %23, align 4
  %142 = mul i32 4, %141
  %143 = add i32 %142, 1
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr addrspace(1) %140, i64 %144
  store i32 %139, ptr addrspace(1) %145, align 4
  %146 = load i32, ptr addrspace(5) %32, align 4
  %147 = load ptr addrspace(1), ptr %38, align 8
  %148 = load i32, ptr addrspace(5) %23, align 4
  %149 = mul i32 4, %148
  %150 = add i32 %149, 2
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr addrspace(1) %147, i64 %151
  store i32 %146, ptr addrspace(1) %152, align 4
  %153 = load i32, ptr addrspace(5) %33, align 4
  %154 = load ptr addrspace(1), ptr %38, align 8
  %155 = load i32, ptr addrspace(5) %23, align 4
  %156 = mul i32 4, %155
  %157 = add i32 %156, 3
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr addrspace(1) %154, i64 %158
  store i32 %153, ptr addrspace(1) %159, align 4
  ret void
}

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.wave.barrier() #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.permute(i32, i32) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"ulong*", !"int*", !"int*"}
!9 = !{!"const", !"", !"", !"", !""}
