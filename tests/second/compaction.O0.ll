; ModuleID = 'compaction.cl'
source_filename = "compaction.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@compaction.places = internal addrspace(3) global [128 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @compaction(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = addrspacecast ptr addrspace(5) %25 to ptr
  %29 = addrspacecast ptr addrspace(5) %26 to ptr
  %30 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %0, ptr %28, align 8
  store ptr addrspace(1) %1, ptr %29, align 8
  store ptr addrspace(1) %2, ptr %30, align 8
  %31 = load ptr addrspace(1), ptr %28, align 8
  %32 = load ptr addrspace(1), ptr %29, align 8
  %33 = load ptr addrspace(1), ptr %30, align 8
  %34 = addrspacecast ptr addrspace(5) %14 to ptr
  %35 = addrspacecast ptr addrspace(5) %15 to ptr
  %36 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr addrspace(1) %31, ptr %34, align 8
  store ptr addrspace(1) %32, ptr %35, align 8
  store ptr addrspace(1) %33, ptr %36, align 8
  %37 = addrspacecast ptr addrspace(5) %13 to ptr
  %38 = call i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  store i32 %38, ptr addrspace(5) %17, align 4
  %40 = load ptr addrspace(1), ptr %34, align 8
  %41 = addrspacecast ptr addrspace(5) %12 to ptr
  %42 = addrspacecast ptr addrspace(5) %10 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %7 to ptr
  %45 = addrspacecast ptr addrspace(5) %4 to ptr
  %46 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %6, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %11 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  store i32 %60, ptr addrspace(5) %18, align 4
  %61 = load i32, ptr addrspace(5) %18, align 4
  %62 = icmp sgt i32 %61, 0
  %63 = zext i1 %62 to i32
  store i32 %63, ptr addrspace(5) %19, align 4
  %64 = load i32, ptr addrspace(5) %19, align 4
  store i32 %64, ptr addrspace(5) %20, align 4
  %65 = load i32, ptr addrspace(5) %20, align 4
  %66 = load i32, ptr addrspace(5) %17, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 %67
  store i32 %65, ptr addrspace(3) %68, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 1, ptr addrspace(5) %21, align 4
  br label %69

69:                                               ; preds = %84, %3
  %70 = load i32, ptr addrspace(5) %21, align 4
  %71 = icmp ult i32 %70, 128
  br i1 %71, label %72, label %95

72:                                               ; preds = %69
  %73 = load i32, ptr addrspace(5) %17, align 4
  %74 = load i32, ptr addrspace(5) %21, align 4
  %75 = icmp uge i32 %73, %74
  br i1 %75, label %76, label %83

76:                                               ; preds = %72
  %77 = load i32, ptr addrspace(5) %17, align 4
  %78 = load i32, ptr addrspace(5) %21, align 4
  %79 = sub i32 %77, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4
  br label %84

83:                                               ; preds = %72
  br label %84

84:                                               ; preds = %83, %76
  %85 = phi i32 [ %82, %76 ], [ 0, %83 ]
  store i32 %85, ptr addrspace(5) %22, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %86 = load i32, ptr addrspace(5) %22, align 4
  %87 = load i32, ptr addrspace(5) %20, align 4
  %88 = add i32 %87, %86
  store i32 %88, ptr addrspace(5) %20, align 4
  %89 = load i32, ptr addrspace(5) %20, align 4
  %90 = load i32, ptr addrspace(5) %17, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 %91
  store i32 %89, ptr addrspace(3) %92, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %93 = load i32, ptr addrspace(5) %21, align 4
  %94 = mul i32 %93, 2
  store i32 %94, ptr addrspace(5) %21, align 4
  br label %69

95:                                               ; preds = %69
  %96 = load i32, ptr addrspace(3) getelementptr inbounds ([128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 127), align 4
  store i32 %96, ptr addrspace(5) %23, align 4
  %97 = addrspacecast ptr addrspace(5) %8 to ptr
  %98 = call i32 @llvm.amdgcn.workgroup.id.x()
  %99 = zext i32 %98 to i64
  %100 = mul i64 %99, 128
  %101 = trunc i64 %100 to i32
  store i32 %101, ptr addrspace(5) %24, align 4
  %102 = load i32, ptr addrspace(5) %19, align 4
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %95
  %105 = load i32, ptr addrspace(5) %18, align 4
  %106 = load ptr addrspace(1), ptr %35, align 8
  %107 = load i32, ptr addrspace(5) %24, align 4
  %108 = load i32, ptr addrspace(5) %20, align 4
  %109 = add i32 %107, %108
  %110 = sub i32 %109, 1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %106, i64 %111
  store i32 %105, ptr addrspace(1) %112, align 4
  br label %113

113:                                              ; preds = %104, %95
  %114 = load i32, ptr addrspace(5) %17, align 4
  %115 = load i32, ptr addrspace(5) %23, align 4
  %116 = icmp uge i32 %114, %115
  br i1 %116, label %117, label %124

117:                                              ; preds = %113
  %118 = load ptr addrspace(1), ptr %35, align 8
  %119 = load i32, ptr addrspace(5) %24, align 4
  %120 = load i32, ptr addrspace(5) %17, align 4
  %121 = add i32 %119, %120
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr addrspace(1) %118, i64 %122
  store i32 0, ptr addrspace(1) %123, align 4
  br label %124

124:                                              ; preds = %117, %113
  %125 = load i32, ptr addrspace(5) %17, align 4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %134

127:                                              ; preds = %124
  %128 = load i32, ptr addrspace(5) %23, align 4
  %129 = load ptr addrspace(1), ptr %36, align 8
  %130 = addrspacecast ptr addrspace(5) %9 to ptr
  %131 = call i32 @llvm.amdgcn.workgroup.id.x()
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr addrspace(1) %129, i64 %132
  store i32 %128, ptr addrspace(1) %133, align 4
  br label %134

134:                                              ; preds = %124, %127
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_compaction(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %14 to ptr
  %26 = addrspacecast ptr addrspace(5) %15 to ptr
  %27 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  store ptr addrspace(1) %1, ptr %26, align 8
  store ptr addrspace(1) %2, ptr %27, align 8
  %28 = addrspacecast ptr addrspace(5) %13 to ptr
  %29 = call i32 @llvm.amdgcn.workitem.id.x()
  %30 = zext i32 %29 to i64
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr addrspace(5) %17, align 4
  %32 = load ptr addrspace(1), ptr %25, align 8
  %33 = addrspacecast ptr addrspace(5) %12 to ptr
  %34 = addrspacecast ptr addrspace(5) %10 to ptr
  %35 = call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = addrspacecast ptr addrspace(5) %7 to ptr
  %37 = addrspacecast ptr addrspace(5) %4 to ptr
  %38 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %38, align 4
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %39, ptr addrspace(5) %6, align 8
  %40 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %41 = load i32, ptr %38, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %40, i64 %42
  %44 = load i16, ptr addrspace(4) %43, align 2
  %45 = zext i16 %44 to i32
  %46 = mul i32 %35, %45
  %47 = addrspacecast ptr addrspace(5) %11 to ptr
  %48 = call i32 @llvm.amdgcn.workitem.id.x()
  %49 = add i32 %46, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4
  store i32 %52, ptr addrspace(5) %18, align 4
  %53 = load i32, ptr addrspace(5) %18, align 4
  %54 = icmp sgt i32 %53, 0
  %55 = zext i1 %54 to i32
  store i32 %55, ptr addrspace(5) %19, align 4
  %56 = load i32, ptr addrspace(5) %19, align 4
  store i32 %56, ptr addrspace(5) %20, align 4
  %57 = load i32, ptr addrspace(5) %20, align 4
  %58 = load i32, ptr addrspace(5) %17, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 %59
  store i32 %57, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 1, ptr addrspace(5) %21, align 4
  br label %61

61:                                               ; preds = %85, %3
  %62 = load i32, ptr addrspace(5) %21, align 4
  %63 = icmp ult i32 %62, 128
  br i1 %63, label %64, label %88

64:                                               ; preds = %61
  %65 = load i32, ptr addrspace(5) %17, align 4
  %66 = load i32, ptr addrspace(5) %21, align 4
  %67 = icmp uge i32 %65, %66
  br i1 %67, label %68, label %75

68:                                               ; preds = %64
  %69 = load i32, ptr addrspace(5) %17, align 4
  %70 = load i32, ptr addrspace(5) %21, align 4
  %71 = sub i32 %69, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4
  br label %76

75:                                               ; preds = %64
  br label %76

76:                                               ; preds = %75, %68
  %77 = phi i32 [ %74, %68 ], [ 0, %75 ]
  store i32 %77, ptr addrspace(5) %22, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %78 = load i32, ptr addrspace(5) %22, align 4
  %79 = load i32, ptr addrspace(5) %20, align 4
  %80 = add i32 %79, %78
  store i32 %80, ptr addrspace(5) %20, align 4
  %81 = load i32, ptr addrspace(5) %20, align 4
  %82 = load i32, ptr addrspace(5) %17, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 %83
  store i32 %81, ptr addrspace(3) %84, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  br label %85

85:                                               ; preds = %76
  %86 = load i32, ptr addrspace(5) %21, align 4
  %87 = mul i32 %86, 2
  store i32 %87, ptr addrspace(5) %21, align 4
  br label %61

88:                                               ; preds = %61
  %89 = load i32, ptr addrspace(3) getelementptr inbounds ([128 x i32], ptr addrspace(3) @compaction.places, i64 0, i64 127), align 4
  store i32 %89, ptr addrspace(5) %23, align 4
  %90 = addrspacecast ptr addrspace(5) %8 to ptr
  %91 = call i32 @llvm.amdgcn.workgroup.id.x()
  %92 = zext i32 %91 to i64
  %93 = mul i64 %92, 128
  %94 = trunc i64 %93 to i32
  store i32 %94, ptr addrspace(5) %24, align 4
  %95 = load i32, ptr addrspace(5) %19, align 4
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %106

97:                                               ; preds = %88
  %98 = load i32, ptr addrspace(5) %18, align 4
  %99 = load ptr addrspace(1), ptr %26, align 8
  %100 = load i32, ptr addrspace(5) %24, align 4
  %101 = load i32, ptr addrspace(5) %20, align 4
  %102 = add i32 %100, %101
  %103 = sub i32 %102, 1
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %99, i64 %104
  store i32 %98, ptr addrspace(1) %105, align 4
  br label %106

106:                                              ; preds = %97, %88
  %107 = load i32, ptr addrspace(5) %17, align 4
  %108 = load i32, ptr addrspace(5) %23, align 4
  %109 = icmp uge i32 %107, %108
  br i1 %109, label %110, label %117

110:                                              ; preds = %106
  %111 = load ptr addrspace(1), ptr %26, align 8
  %112 = load i32, ptr addrspace(5) %24, align 4
  %113 = load i32, ptr addrspace(5) %17, align 4
  %114 = add i32 %112, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %111, i64 %115
  store i32 0, ptr addrspace(1) %116, align 4
  br label %117

117:                                              ; preds = %110, %106
  %118 = load i32, ptr addrspace(5) %17, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %127

120:                                              ; preds = %117
  %121 = load i32, ptr addrspace(5) %23, align 4
  %122 = load ptr addrspace(1), ptr %27, align 8
  %123 = addrspacecast ptr addrspace(5) %9 to ptr
  %124 = call i32 @llvm.amdgcn.workgroup.id.x()
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %122, i64 %125
  store i32 %121, ptr addrspace(1) %126, align 4
  br label %127

127:                                              ; preds = %120, %117
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

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"uint*"}
!9 = !{!"const", !"", !""}
!10 = !{i32 128, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
