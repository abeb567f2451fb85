; ModuleID = 'base64_decode.cl'
source_filename = "base64_decode.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @base64_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %134

14:                                               ; preds = %4
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4, !tbaa !16, !amdgpu.noclobber !17
  %18 = extractelement <4 x i8> %17, i64 0
  %19 = zext i8 %18 to i32
  %20 = add i8 %18, -65
  %21 = icmp ult i8 %20, 26
  br i1 %21, label %22, label %24

22:                                               ; preds = %14
  %23 = add nsw i32 %19, -65
  br label %37

24:                                               ; preds = %14
  %25 = add i8 %18, -97
  %26 = icmp ult i8 %25, 26
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = add nsw i32 %19, -71
  br label %37

29:                                               ; preds = %24
  %30 = add i8 %18, -48
  %31 = icmp ult i8 %30, 10
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = add nuw nsw i32 %19, 4
  br label %37

34:                                               ; preds = %29
  switch i8 %18, label %36 [
    i8 43, label %37
    i8 45, label %37
    i8 47, label %35
    i8 95, label %35
  ]

35:                                               ; preds = %34, %34
  br label %37

36:                                               ; preds = %34
  br label %37

37:                                               ; preds = %22, %27, %32, %34, %34, %35, %36
  %38 = phi i32 [ %23, %22 ], [ %28, %27 ], [ %33, %32 ], [ -1, %36 ], [ 63, %35 ], [ 62, %34 ], [ 62, %34 ]
  %39 = extractelement <4 x i8> %17, i64 1
  %40 = zext i8 %39 to i32
  %41 = add i8 %39, -65
  %42 = icmp ult i8 %41, 26
  br i1 %42, label %43, label %45

43:                                               ; preds = %37
  %44 = add nsw i32 %40, -65
  br label %58

45:                                               ; preds = %37
  %46 = add i8 %39, -97
  %47 = icmp ult i8 %46, 26
  br i1 %47, label %48, label %50

48:                                               ; preds = %45
  %49 = add nsw i32 %40, -71
  br label %58

50:                                               ; preds = %45
  %51 = add i8 %39, -48
  %52 = icmp ult i8 %51, 10
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %40, 4
  br label %58

55:                                               ; preds = %50
  switch i8 %39, label %57 [
    i8 43, label %58
    i8 45, label %58
    i8 47, label %56
    i8 95, label %56
  ]

56:                                               ; preds = %55, %55
  br label %58

57:                                               ; preds = %55
  br label %58

58:                                               ; preds = %43, %48, %53, %55, %55, %56, %57
  %59 = phi i32 [ %44, %43 ], [ %49, %48 ], [ %54, %53 ], [ -1, %57 ], [ 63, %56 ], [ 62, %55 ], [ 62, %55 ]
  %60 = extractelement <4 x i8> %17, i64 2
  %61 = zext i8 %60 to i32
  %62 = add i8 %60, -65
  %63 = icmp ult i8 %62, 26
  br i1 %63, label %64, label %66

64:                                               ; preds = %58
  %65 = add nsw i32 %61, -65
  br label %79

66:                                               ; preds = %58
  %67 = add i8 %60, -97
  %68 = icmp ult i8 %67, 26
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = add nsw i32 %61, -71
  br label %79

71:                                               ; preds = %66
  %72 = add i8 %60, -48
  %73 = icmp ult i8 %72, 10
  br i1 %73, label %74, label %76

74:                                               ; preds = %71
  %75 = add nuw nsw i32 %61, 4
  br label %79

76:                                               ; preds = %71
  switch i8 %60, label %78 [
    i8 43, label %79
    i8 45, label %79
    i8 47, label %77
    i8 95, label %77
  ]

77:                                               ; preds = %76, %76
  br label %79

78:                                               ; preds = %76
  br label %79

79:                                               ; preds = %64, %69, %74, %76, %76, %77, %78
  %80 = phi i32 [ %65, %64 ], [ %70, %69 ], [ %75, %74 ], [ -1, %78 ], [ 63, %77 ], [ 62, %76 ], [ 62, %76 ]
  %81 = extractelement <4 x i8> %17, i64 3
  %82 = zext i8 %81 to i32
  %83 = add i8 %81, -65
  %84 = icmp ult i8 %83, 26
  br i1 %84, label %85, label %87

85:                                               ; preds = %79
  %86 = add nsw i32 %82, -65
  br label %100

87:                                               ; preds = %79
  %88 = add i8 %81, -97
  %89 = icmp ult i8 %88, 26
  br i1 %89, label %90, label %92

90:                                               ; preds = %87
  %91 = add nsw i32 %82, -71
  br label %100

92:                                               ; preds = %87
  %93 = add i8 %81, -48
  %94 = icmp ult i8 %93, 10
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = add nuw nsw i32 %82, 4
  br label %100

97:                                               ; preds = %92
  switch i8 %81, label %99 [
    i8 43, label %100
    i8 45, label %100
    i8 47, label %98
    i8 95, label %98
  ]

98:                                               ; preds = %97, %97
  br label %100

99:                                               ; preds = %97
  br label %100

100:                                              ; preds = %85, %90, %95, %97, %97, %98, %99
  %101 = phi i32 [ %86, %85 ], [ %91, %90 ], [ %96, %95 ], [ -1, %99 ], [ 63, %98 ], [ 62, %97 ], [ 62, %97 ]
  %102 = lshr i32 %38, 31
  %103 = lshr i32 %59, 31
  %104 = add nuw nsw i32 %103, %102
  %105 = lshr i32 %80, 31
  %106 = add nuw nsw i32 %104, %105
  %107 = lshr i32 %101, 31
  %108 = add nuw nsw i32 %106, %107
  %109 = trunc nuw nsw i32 %108 to i8
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %15
  store i8 %109, ptr addrspace(1) %110, align 1, !tbaa !16
  %111 = shl nsw i32 %38, 18
  %112 = shl nsw i32 %59, 12
  %113 = and i32 %112, 196608
  %114 = or disjoint i32 %113, %111
  %115 = shl nsw i32 %80, 6
  %116 = and i32 %115, 3840
  %117 = and i32 %101, 63
  %118 = or disjoint i32 %117, %115
  %119 = or disjoint i32 %116, %112
  %120 = lshr exact i32 %114, 16
  %121 = trunc i32 %120 to i8
  %122 = mul i32 %12, 3
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %123
  store i8 %121, ptr addrspace(1) %124, align 1, !tbaa !16
  %125 = lshr exact i32 %119, 8
  %126 = trunc i32 %125 to i8
  %127 = add i32 %122, 1
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %128
  store i8 %126, ptr addrspace(1) %129, align 1, !tbaa !16
  %130 = trunc i32 %118 to i8
  %131 = add i32 %122, 2
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %132
  store i8 %130, ptr addrspace(1) %133, align 1, !tbaa !16
  br label %134

134:                                              ; preds = %4, %100
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_base64_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %134

14:                                               ; preds = %4
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4, !tbaa !16
  %18 = extractelement <4 x i8> %17, i64 0
  %19 = zext i8 %18 to i32
  %20 = add i8 %18, -65
  %21 = icmp ult i8 %20, 26
  br i1 %21, label %22, label %24

22:                                               ; preds = %14
  %23 = add nsw i32 %19, -65
  br label %37

24:                                               ; preds = %14
  %25 = add i8 %18, -97
  %26 = icmp ult i8 %25, 26
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = add nsw i32 %19, -71
  br label %37

29:                                               ; preds = %24
  %30 = add i8 %18, -48
  %31 = icmp ult i8 %30, 10
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = add nuw nsw i32 %19, 4
  br label %37

34:                                               ; preds = %29
  switch i8 %18, label %36 [
    i8 43, label %37
    i8 45, label %37
    i8 47, label %35
    i8 95, label %35
  ]

35:                                               ; preds = %34, %34
  br label %37

36:                                               ; preds = %34
  br label %37

37:                                               ; preds = %22, %27, %32, %34, %34, %35, %36
  %38 = phi i32 [ %23, %22 ], [ %28, %27 ], [ %33, %32 ], [ -1, %36 ], [ 63, %35 ], [ 62, %34 ], [ 62, %34 ]
  %39 = extractelement <4 x i8> %17, i64 1
  %40 = zext i8 %39 to i32
  %41 = add i8 %39, -65
  %42 = icmp ult i8 %41, 26
  br i1 %42, label %43, label %45

43:                                               ; preds = %37
  %44 = add nsw i32 %40, -65
  br label %58

45:                                               ; preds = %37
  %46 = add i8 %39, -97
  %47 = icmp ult i8 %46, 26
  br i1 %47, label %48, label %50

48:                                               ; preds = %45
  %49 = add nsw i32 %40, -71
  br label %58

50:                                               ; preds = %45
  %51 = add i8 %39, -48
  %52 = icmp ult i8 %51, 10
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %40, 4
  br label %58

55:                                               ; preds = %50
  switch i8 %39, label %57 [
    i8 43, label %58
    i8 45, label %58
    i8 47, label %56
    i8 95, label %56
  ]

56:                                               ; preds = %55, %55
  br label %58

57:                                               ; preds = %55
  br label %58

58:                                               ; preds = %43, %48, %53, %55, %55, %56, %57
  %59 = phi i32 [ %44, %43 ], [ %49, %48 ], [ %54, %53 ], [ -1, %57 ], [ 63, %56 ], [ 62, %55 ], [ 62, %55 ]
  %60 = extractelement <4 x i8> %17, i64 2
  %61 = zext i8 %60 to i32
  %62 = add i8 %60, -65
  %63 = icmp ult i8 %62, 26
  br i1 %63, label %64, label %66

64:                                               ; preds = %58
  %65 = add nsw i32 %61, -65
  br label %79

66:                                               ; preds = %58
  %67 = add i8 %60, -97
  %68 = icmp ult i8 %67, 26
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = add nsw i32 %61, -71
  br label %79

71:                                               ; preds = %66
  %72 = add i8 %60, -48
  %73 = icmp ult i8 %72, 10
  br i1 %73, label %74, label %76

74:                                               ; preds = %71
  %75 = add nuw nsw i32 %61, 4
  br label %79

76:                                               ; preds = %71
  switch i8 %60, label %78 [
    i8 43, label %79
    i8 45, label %79
    i8 47, label %77
    i8 95, label %77
  ]

77:                                               ; preds = %76, %76
  br label %79

78:                                               ; preds = %76
  br label %79

79:                                               ; preds = %64, %69, %74, %76, %76, %77, %78
  %80 = phi i32 [ %65, %64 ], [ %70, %69 ], [ %75, %74 ], [ -1, %78 ], [ 63, %77 ], [ 62, %76 ], [ 62, %76 ]
  %81 = extractelement <4 x i8> %17, i64 3
  %82 = zext i8 %81 to i32
  %83 = add i8 %81, -65
  %84 = icmp ult i8 %83, 26
  br i1 %84, label %85, label %87

85:                                               ; preds = %79
  %86 = add nsw i32 %82, -65
  br label %100

87:                                               ; preds = %79
  %88 = add i8 %81, -97
  %89 = icmp ult i8 %88, 26
  br i1 %89, label %90, label %92

90:                                               ; preds = %87
  %91 = add nsw i32 %82, -71
  br label %100

92:                                               ; preds = %87
  %93 = add i8 %81, -48
  %94 = icmp ult i8 %93, 10
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = add nuw nsw i32 %82, 4
  br label %100

97:                                               ; preds = %92
  switch i8 %81, label %99 [
    i8 43, label %100
    i8 45, label %100
    i8 47, label %98
    i8 95, label %98
  ]

98:                                               ; preds = %97, %97
  br label %100

99:                                               ; preds = %97
  br label %100

100:                                              ; preds = %85, %90, %95, %97, %97, %98, %99
  %101 = phi i32 [ %86, %85 ], [ %91, %90 ], [ %96, %95 ], [ -1, %99 ], [ 63, %98 ], [ 62, %97 ], [ 62, %97 ]
  %102 = lshr i32 %38, 31
  %103 = lshr i32 %59, 31
  %104 = add nuw nsw i32 %103, %102
  %105 = lshr i32 %80, 31
  %106 = add nuw nsw i32 %104, %105
  %107 = lshr i32 %101, 31
  %108 = add nuw nsw i32 %106, %107
  %109 = trunc nuw nsw i32 %108 to i8
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %15
  store i8 %109, ptr addrspace(1) %110, align 1, !tbaa !16
  %111 = shl nsw i32 %38, 18
  %112 = shl nsw i32 %59, 12
  %113 = and i32 %112, 196608
  %114 = or disjoint i32 %113, %111
  %115 = shl nsw i32 %80, 6
  %116 = and i32 %115, 3840
  %117 = and i32 %101, 63
  %118 = or disjoint i32 %117, %115
  %119 = or disjoint i32 %116, %112
  %120 = lshr exact i32 %114, 16
  %121 = trunc i32 %120 to i8
  %122 = mul i32 %12, 3
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %123
  store i8 %121, ptr addrspace(1) %124, align 1, !tbaa !16
  %125 = lshr exact i32 %119, 8
  %126 = trunc i32 %125 to i8
  %127 = add i32 %122, 1
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %128
  store i8 %126, ptr addrspace(1) %129, align 1, !tbaa !16
  %130 = trunc i32 %118 to i8
  %131 = add i32 %122, 2
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %132
  store i8 %130, ptr addrspace(1) %133, align 1, !tbaa !16
  br label %134

134:                                              ; preds = %4, %100
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uchar4*", !"uchar*", !"uchar*", !"uint"}
!12 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"uchar*", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
