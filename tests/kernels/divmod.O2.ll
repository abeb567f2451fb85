; ModuleID = 'divmod.cl'
source_filename = "divmod.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @divmod(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %140

15:                                               ; preds = %5
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !15, !amdgpu.noclobber !17
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %16
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !15, !amdgpu.noclobber !17
  %21 = trunc i64 %18 to i32
  %22 = trunc i64 %20 to i32
  %23 = or i32 %22, 1
  %24 = icmp eq i32 %23, -1
  %25 = select i1 %24, i32 7, i32 %23
  %26 = lshr i64 %18, 8
  %27 = trunc i64 %26 to i16
  %28 = trunc i64 %20 to i16
  %29 = or i16 %28, 1
  %30 = icmp eq i16 %29, -1
  %31 = select i1 %30, i16 3, i16 %29
  %32 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  %33 = freeze i64 %18
  %34 = freeze i64 %20
  %35 = sdiv i64 %33, %34
  store i64 %35, ptr addrspace(1) %32, align 8, !tbaa !15
  %36 = mul i64 %35, %34
  %37 = sub i64 %33, %36
  %38 = zext i32 %4 to i64
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %38
  store i64 %37, ptr addrspace(1) %39, align 8, !tbaa !15
  %40 = freeze i64 %18
  %41 = freeze i64 %20
  %42 = udiv i64 %40, %41
  %43 = shl i32 %4, 1
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %44
  store i64 %42, ptr addrspace(1) %45, align 8, !tbaa !15
  %46 = mul i64 %42, %41
  %47 = sub i64 %40, %46
  %48 = mul i32 %4, 3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %49
  store i64 %47, ptr addrspace(1) %50, align 8, !tbaa !15
  %51 = freeze i32 %21
  %52 = freeze i32 %25
  %53 = sdiv i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = shl i32 %4, 2
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %56
  store i64 %54, ptr addrspace(1) %57, align 8, !tbaa !15
  %58 = mul i32 %53, %52
  %59 = sub i32 %51, %58
  %60 = sext i32 %59 to i64
  %61 = mul i32 %4, 5
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %62
  store i64 %60, ptr addrspace(1) %63, align 8, !tbaa !15
  %64 = freeze i32 %21
  %65 = freeze i32 %23
  %66 = udiv i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = mul i32 %4, 6
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %69
  store i64 %67, ptr addrspace(1) %70, align 8, !tbaa !15
  %71 = mul i32 %66, %65
  %72 = sub i32 %64, %71
  %73 = zext i32 %72 to i64
  %74 = mul i32 %4, 7
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %75
  store i64 %73, ptr addrspace(1) %76, align 8, !tbaa !15
  %77 = sext i16 %27 to i32
  %78 = sext i16 %31 to i32
  %79 = freeze i32 %77
  %80 = freeze i32 %78
  %81 = sdiv i32 %79, %80
  %82 = zext i32 %81 to i64
  %83 = shl i64 %82, 48
  %84 = ashr exact i64 %83, 48
  %85 = shl i32 %4, 3
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %86
  store i64 %84, ptr addrspace(1) %87, align 8, !tbaa !15
  %88 = mul i32 %81, %80
  %89 = sub i32 %79, %88
  %90 = zext i32 %89 to i64
  %91 = shl i64 %90, 48
  %92 = ashr exact i64 %91, 48
  %93 = mul i32 %4, 9
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %94
  store i64 %92, ptr addrspace(1) %95, align 8, !tbaa !15
  %96 = lshr i64 %18, 24
  %97 = trunc i64 %96 to i8
  %98 = trunc i64 %20 to i8
  %99 = or i8 %98, 1
  %100 = freeze i8 %97
  %101 = freeze i8 %99
  %102 = udiv i8 %100, %101
  %103 = zext i8 %102 to i64
  %104 = mul i32 %4, 10
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %105
  store i64 %103, ptr addrspace(1) %106, align 8, !tbaa !15
  %107 = mul i8 %102, %101
  %108 = sub i8 %100, %107
  %109 = zext i8 %108 to i64
  %110 = mul i32 %4, 11
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %111
  store i64 %109, ptr addrspace(1) %112, align 8, !tbaa !15
  %113 = sdiv i64 %18, 1000003
  %114 = mul i32 %4, 12
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %115
  store i64 %113, ptr addrspace(1) %116, align 8, !tbaa !15
  %117 = urem i64 %18, 1000000007
  %118 = mul i32 %4, 13
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %119
  store i64 %117, ptr addrspace(1) %120, align 8, !tbaa !15
  %121 = sdiv i32 %21, 10
  %122 = sext i32 %121 to i64
  %123 = mul i32 %4, 14
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %124
  store i64 %122, ptr addrspace(1) %125, align 8, !tbaa !15
  %126 = urem i32 %21, 641
  %127 = zext nneg i32 %126 to i64
  %128 = mul i32 %4, 15
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %129
  store i64 %127, ptr addrspace(1) %130, align 8, !tbaa !15
  %131 = sdiv i64 %18, 4096
  %132 = shl i32 %4, 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %133
  store i64 %131, ptr addrspace(1) %134, align 8, !tbaa !15
  %135 = zext i32 %25 to i64
  %136 = udiv i64 %18, %135
  %137 = mul i32 %4, 17
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %138
  store i64 %136, ptr addrspace(1) %139, align 8, !tbaa !15
  br label %140

140:                                              ; preds = %5, %15
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_divmod(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %140

15:                                               ; preds = %5
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !15
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %16
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !15
  %21 = trunc i64 %18 to i32
  %22 = trunc i64 %20 to i32
  %23 = or i32 %22, 1
  %24 = icmp eq i32 %23, -1
  %25 = select i1 %24, i32 7, i32 %23
  %26 = lshr i64 %18, 8
  %27 = trunc i64 %26 to i16
  %28 = trunc i64 %20 to i16
  %29 = or i16 %28, 1
  %30 = icmp eq i16 %29, -1
  %31 = select i1 %30, i16 3, i16 %29
  %32 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  %33 = freeze i64 %18
  %34 = freeze i64 %20
  %35 = sdiv i64 %33, %34
  store i64 %35, ptr addrspace(1) %32, align 8, !tbaa !15
  %36 = mul i64 %35, %34
  %37 = sub i64 %33, %36
  %38 = zext i32 %4 to i64
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %38
  store i64 %37, ptr addrspace(1) %39, align 8, !tbaa !15
  %40 = freeze i64 %18
  %41 = freeze i64 %20
  %42 = udiv i64 %40, %41
  %43 = shl i32 %4, 1
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %44
  store i64 %42, ptr addrspace(1) %45, align 8, !tbaa !15
  %46 = mul i64 %42, %41
  %47 = sub i64 %40, %46
  %48 = mul i32 %4, 3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %49
  store i64 %47, ptr addrspace(1) %50, align 8, !tbaa !15
  %51 = freeze i32 %21
  %52 = freeze i32 %25
  %53 = sdiv i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = shl i32 %4, 2
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %56
  store i64 %54, ptr addrspace(1) %57, align 8, !tbaa !15
  %58 = mul i32 %53, %52
  %59 = sub i32 %51, %58
  %60 = sext i32 %59 to i64
  %61 = mul i32 %4, 5
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %62
  store i64 %60, ptr addrspace(1) %63, align 8, !tbaa !15
  %64 = freeze i32 %21
  %65 = freeze i32 %23
  %66 = udiv i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = mul i32 %4, 6
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %69
  store i64 %67, ptr addrspace(1) %70, align 8, !tbaa !15
  %71 = mul i32 %66, %65
  %72 = sub i32 %64, %71
  %73 = zext i32 %72 to i64
  %74 = mul i32 %4, 7
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %75
  store i64 %73, ptr addrspace(1) %76, align 8, !tbaa !15
  %77 = sext i16 %27 to i32
  %78 = sext i16 %31 to i32
  %79 = freeze i32 %77
  %80 = freeze i32 %78
  %81 = sdiv i32 %79, %80
  %82 = zext i32 %81 to i64
  %83 = shl i64 %82, 48
  %84 = ashr exact i64 %83, 48
  %85 = shl i32 %4, 3
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %86
  store i64 %84, ptr addrspace(1) %87, align 8, !tbaa !15
  %88 = mul i32 %81, %80
  %89 = sub i32 %79, %88
  %90 = zext i32 %89 to i64
  %91 = shl i64 %90, 48
  %92 = ashr exact i64 %91, 48
  %93 = mul i32 %4, 9
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %94
  store i64 %92, ptr addrspace(1) %95, align 8, !tbaa !15
  %96 = lshr i64 %18, 24
  %97 = trunc i64 %96 to i8
  %98 = trunc i64 %20 to i8
  %99 = or i8 %98, 1
  %100 = freeze i8 %97
  %101 = freeze i8 %99
  %102 = udiv i8 %100, %101
  %103 = zext i8 %102 to i64
  %104 = mul i32 %4, 10
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %105
  store i64 %103, ptr addrspace(1) %106, align 8, !tbaa !15
  %107 = mul i8 %102, %101
  %108 = sub i8 %100, %107
  %109 = zext i8 %108 to i64
  %110 = mul i32 %4, 11
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %111
  store i64 %109, ptr addrspace(1) %112, align 8, !tbaa !15
  %113 = sdiv i64 %18, 1000003
  %114 = mul i32 %4, 12
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %115
  store i64 %113, ptr addrspace(1) %116, align 8, !tbaa !15
  %117 = urem i64 %18, 1000000007
  %118 = mul i32 %4, 13
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %119
  store i64 %117, ptr addrspace(1) %120, align 8, !tbaa !15
  %121 = sdiv i32 %21, 10
  %122 = sext i32 %121 to i64
  %123 = mul i32 %4, 14
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %124
  store i64 %122, ptr addrspace(1) %125, align 8, !tbaa !15
  %126 = urem i32 %21, 641
  %127 = zext nneg i32 %126 to i64
  %128 = mul i32 %4, 15
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %129
  store i64 %127, ptr addrspace(1) %130, align 8, !tbaa !15
  %131 = sdiv i64 %18, 4096
  %132 = shl i32 %4, 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %133
  store i64 %131, ptr addrspace(1) %134, align 8, !tbaa !15
  %135 = zext i32 %25 to i64
  %136 = udiv i64 %18, %135
  %137 = mul i32 %4, 17
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i64, ptr addrspace(1) %32, i64 %138
  store i64 %136, ptr addrspace(1) %139, align 8, !tbaa !15
  br label %140

140:                                              ; preds = %5, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"long*", !"long*", !"long*", !"uint", !"uint"}
!12 = !{!"const", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{}
