; ModuleID = 'lcs_bits.cl'
source_filename = "lcs_bits.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lcs_bits(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %145

16:                                               ; preds = %5
  %17 = shl i32 %13, 6
  br label %22

18:                                               ; preds = %22
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %126, label %20

20:                                               ; preds = %18
  %21 = mul i32 %13, %3
  br label %129

22:                                               ; preds = %22, %16
  %23 = phi i32 [ 0, %16 ], [ %120, %22 ]
  %24 = phi <4 x i64> [ zeroinitializer, %16 ], [ %119, %22 ]
  %25 = zext nneg i32 %23 to i64
  %26 = shl nuw i64 1, %25
  %27 = add nuw nsw i32 %23, %17
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !15, !amdgpu.noclobber !16
  %31 = and i8 %30, 3
  %32 = zext nneg i8 %31 to i32
  %33 = extractelement <4 x i64> %24, i32 %32
  %34 = or i64 %33, %26
  %35 = insertelement <4 x i64> %24, i64 %34, i32 %32
  %36 = or disjoint i32 %23, 1
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw i64 1, %37
  %39 = add nuw nsw i32 %36, %17
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15, !amdgpu.noclobber !16
  %43 = and i8 %42, 3
  %44 = zext nneg i8 %43 to i32
  %45 = extractelement <4 x i64> %35, i32 %44
  %46 = or i64 %45, %38
  %47 = insertelement <4 x i64> %35, i64 %46, i32 %44
  %48 = or disjoint i32 %23, 2
  %49 = zext nneg i32 %48 to i64
  %50 = shl nuw i64 1, %49
  %51 = add nuw nsw i32 %48, %17
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !15, !amdgpu.noclobber !16
  %55 = and i8 %54, 3
  %56 = zext nneg i8 %55 to i32
  %57 = extractelement <4 x i64> %47, i32 %56
  %58 = or i64 %57, %50
  %59 = insertelement <4 x i64> %47, i64 %58, i32 %56
  %60 = or disjoint i32 %23, 3
  %61 = zext nneg i32 %60 to i64
  %62 = shl nuw i64 1, %61
  %63 = add nuw nsw i32 %60, %17
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !15, !amdgpu.noclobber !16
  %67 = and i8 %66, 3
  %68 = zext nneg i8 %67 to i32
  %69 = extractelement <4 x i64> %59, i32 %68
  %70 = or i64 %69, %62
  %71 = insertelement <4 x i64> %59, i64 %70, i32 %68
  %72 = or disjoint i32 %23, 4
  %73 = zext nneg i32 %72 to i64
  %74 = shl nuw i64 1, %73
  %75 = add nuw nsw i32 %72, %17
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !15, !amdgpu.noclobber !16
  %79 = and i8 %78, 3
  %80 = zext nneg i8 %79 to i32
  %81 = extractelement <4 x i64> %71, i32 %80
  %82 = or i64 %81, %74
  %83 = insertelement <4 x i64> %71, i64 %82, i32 %80
  %84 = or disjoint i32 %23, 5
  %85 = zext nneg i32 %84 to i64
  %86 = shl nuw i64 1, %85
  %87 = add nuw nsw i32 %84, %17
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %88
  %90 = load i8, ptr addrspace(1) %89, align 1, !tbaa !15, !amdgpu.noclobber !16
  %91 = and i8 %90, 3
  %92 = zext nneg i8 %91 to i32
  %93 = extractelement <4 x i64> %83, i32 %92
  %94 = or i64 %93, %86
  %95 = insertelement <4 x i64> %83, i64 %94, i32 %92
  %96 = or disjoint i32 %23, 6
  %97 = zext nneg i32 %96 to i64
  %98 = shl nuw i64 1, %97
  %99 = add nuw nsw i32 %96, %17
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %100
  %102 = load i8, ptr addrspace(1) %101, align 1, !tbaa !15, !amdgpu.noclobber !16
  %103 = and i8 %102, 3
  %104 = zext nneg i8 %103 to i32
  %105 = extractelement <4 x i64> %95, i32 %104
  %106 = or i64 %105, %98
  %107 = insertelement <4 x i64> %95, i64 %106, i32 %104
  %108 = or disjoint i32 %23, 7
  %109 = zext nneg i32 %108 to i64
  %110 = shl nuw i64 1, %109
  %111 = add nuw nsw i32 %108, %17
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %112
  %114 = load i8, ptr addrspace(1) %113, align 1, !tbaa !15, !amdgpu.noclobber !16
  %115 = and i8 %114, 3
  %116 = zext nneg i8 %115 to i32
  %117 = extractelement <4 x i64> %107, i32 %116
  %118 = or i64 %117, %110
  %119 = insertelement <4 x i64> %107, i64 %118, i32 %116
  %120 = add nuw nsw i32 %23, 8
  %121 = icmp eq i32 %120, 64
  br i1 %121, label %18, label %22

122:                                              ; preds = %129
  %123 = xor i64 %142, -1
  %124 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %123)
  %125 = trunc nuw nsw i64 %124 to i32
  br label %126

126:                                              ; preds = %122, %18
  %127 = phi i32 [ 0, %18 ], [ %125, %122 ]
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  store i32 %127, ptr addrspace(1) %128, align 4, !tbaa !5
  br label %145

129:                                              ; preds = %20, %129
  %130 = phi i32 [ 0, %20 ], [ %143, %129 ]
  %131 = phi i64 [ -1, %20 ], [ %142, %129 ]
  %132 = add i32 %130, %21
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %133
  %135 = load i8, ptr addrspace(1) %134, align 1, !tbaa !15, !amdgpu.noclobber !16
  %136 = and i8 %135, 3
  %137 = zext nneg i8 %136 to i32
  %138 = extractelement <4 x i64> %119, i32 %137
  %139 = and i64 %138, %131
  %140 = add i64 %139, %131
  %141 = sub i64 %131, %139
  %142 = or i64 %140, %141
  %143 = add nuw i32 %130, 1
  %144 = icmp eq i32 %143, %3
  br i1 %144, label %122, label %129

145:                                              ; preds = %5, %126
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lcs_bits(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %145

16:                                               ; preds = %5
  %17 = shl i32 %13, 6
  br label %22

18:                                               ; preds = %22
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %126, label %20

20:                                               ; preds = %18
  %21 = mul i32 %13, %3
  br label %129

22:                                               ; preds = %22, %16
  %23 = phi i32 [ 0, %16 ], [ %120, %22 ]
  %24 = phi <4 x i64> [ zeroinitializer, %16 ], [ %119, %22 ]
  %25 = zext nneg i32 %23 to i64
  %26 = shl nuw i64 1, %25
  %27 = add nuw nsw i32 %23, %17
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !15
  %31 = and i8 %30, 3
  %32 = zext nneg i8 %31 to i32
  %33 = extractelement <4 x i64> %24, i32 %32
  %34 = or i64 %33, %26
  %35 = insertelement <4 x i64> %24, i64 %34, i32 %32
  %36 = or disjoint i32 %23, 1
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw i64 1, %37
  %39 = add nuw nsw i32 %36, %17
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15
  %43 = and i8 %42, 3
  %44 = zext nneg i8 %43 to i32
  %45 = extractelement <4 x i64> %35, i32 %44
  %46 = or i64 %45, %38
  %47 = insertelement <4 x i64> %35, i64 %46, i32 %44
  %48 = or disjoint i32 %23, 2
  %49 = zext nneg i32 %48 to i64
  %50 = shl nuw i64 1, %49
  %51 = add nuw nsw i32 %48, %17
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !15
  %55 = and i8 %54, 3
  %56 = zext nneg i8 %55 to i32
  %57 = extractelement <4 x i64> %47, i32 %56
  %58 = or i64 %57, %50
  %59 = insertelement <4 x i64> %47, i64 %58, i32 %56
  %60 = or disjoint i32 %23, 3
  %61 = zext nneg i32 %60 to i64
  %62 = shl nuw i64 1, %61
  %63 = add nuw nsw i32 %60, %17
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !15
  %67 = and i8 %66, 3
  %68 = zext nneg i8 %67 to i32
  %69 = extractelement <4 x i64> %59, i32 %68
  %70 = or i64 %69, %62
  %71 = insertelement <4 x i64> %59, i64 %70, i32 %68
  %72 = or disjoint i32 %23, 4
  %73 = zext nneg i32 %72 to i64
  %74 = shl nuw i64 1, %73
  %75 = add nuw nsw i32 %72, %17
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !15
  %79 = and i8 %78, 3
  %80 = zext nneg i8 %79 to i32
  %81 = extractelement <4 x i64> %71, i32 %80
  %82 = or i64 %81, %74
  %83 = insertelement <4 x i64> %71, i64 %82, i32 %80
  %84 = or disjoint i32 %23, 5
  %85 = zext nneg i32 %84 to i64
  %86 = shl nuw i64 1, %85
  %87 = add nuw nsw i32 %84, %17
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %88
  %90 = load i8, ptr addrspace(1) %89, align 1, !tbaa !15
  %91 = and i8 %90, 3
  %92 = zext nneg i8 %91 to i32
  %93 = extractelement <4 x i64> %83, i32 %92
  %94 = or i64 %93, %86
  %95 = insertelement <4 x i64> %83, i64 %94, i32 %92
  %96 = or disjoint i32 %23, 6
  %97 = zext nneg i32 %96 to i64
  %98 = shl nuw i64 1, %97
  %99 = add nuw nsw i32 %96, %17
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %100
  %102 = load i8, ptr addrspace(1) %101, align 1, !tbaa !15
  %103 = and i8 %102, 3
  %104 = zext nneg i8 %103 to i32
  %105 = extractelement <4 x i64> %95, i32 %104
  %106 = or i64 %105, %98
  %107 = insertelement <4 x i64> %95, i64 %106, i32 %104
  %108 = or disjoint i32 %23, 7
  %109 = zext nneg i32 %108 to i64
  %110 = shl nuw i64 1, %109
  %111 = add nuw nsw i32 %108, %17
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %112
  %114 = load i8, ptr addrspace(1) %113, align 1, !tbaa !15
  %115 = and i8 %114, 3
  %116 = zext nneg i8 %115 to i32
  %117 = extractelement <4 x i64> %107, i32 %116
  %118 = or i64 %117, %110
  %119 = insertelement <4 x i64> %107, i64 %118, i32 %116
  %120 = add nuw nsw i32 %23, 8
  %121 = icmp eq i32 %120, 64
  br i1 %121, label %18, label %22

122:                                              ; preds = %129
  %123 = xor i64 %142, -1
  %124 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %123)
  %125 = trunc nuw nsw i64 %124 to i32
  br label %126

126:                                              ; preds = %122, %18
  %127 = phi i32 [ 0, %18 ], [ %125, %122 ]
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  store i32 %127, ptr addrspace(1) %128, align 4, !tbaa !5
  br label %145

129:                                              ; preds = %20, %129
  %130 = phi i32 [ 0, %20 ], [ %143, %129 ]
  %131 = phi i64 [ -1, %20 ], [ %142, %129 ]
  %132 = add i32 %130, %21
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %133
  %135 = load i8, ptr addrspace(1) %134, align 1, !tbaa !15
  %136 = and i8 %135, 3
  %137 = zext nneg i8 %136 to i32
  %138 = extractelement <4 x i64> %119, i32 %137
  %139 = and i64 %138, %131
  %140 = add i64 %139, %131
  %141 = sub i64 %131, %139
  %142 = or i64 %140, %141
  %143 = add nuw i32 %130, 1
  %144 = icmp eq i32 %143, %3
  br i1 %144, label %122, label %129

145:                                              ; preds = %5, %126
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!"uchar*", !"uchar*", !"uint*", !"uint", !"uint"}
!12 = !{!"const", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
