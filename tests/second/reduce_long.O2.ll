; ModuleID = 'reduce_long.cl'
source_filename = "reduce_long.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@reduce_long.s = internal unnamed_addr addrspace(3) global [128 x i64] undef, align 8
@reduce_long.lo = internal unnamed_addr addrspace(3) global [128 x i64] undef, align 8
@reduce_long.hi = internal unnamed_addr addrspace(3) global [128 x i64] undef, align 8

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @reduce_long(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = icmp ult i32 %13, %4
  br i1 %14, label %23, label %15

15:                                               ; preds = %23, %5
  %16 = phi i64 [ 9223372036854775807, %5 ], [ %32, %23 ]
  %17 = phi i64 [ -9223372036854775808, %5 ], [ %33, %23 ]
  %18 = phi i64 [ 0, %5 ], [ %31, %23 ]
  %19 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %6
  store i64 %18, ptr addrspace(3) %19, align 8, !tbaa !16
  %20 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %6
  store i64 %16, ptr addrspace(3) %20, align 8, !tbaa !16
  %21 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %6
  store i64 %17, ptr addrspace(3) %21, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %22 = icmp samesign ult i32 %6, 64
  br i1 %22, label %36, label %50

23:                                               ; preds = %5, %23
  %24 = phi i64 [ %31, %23 ], [ 0, %5 ]
  %25 = phi i32 [ %34, %23 ], [ %13, %5 ]
  %26 = phi i64 [ %33, %23 ], [ -9223372036854775808, %5 ]
  %27 = phi i64 [ %32, %23 ], [ 9223372036854775807, %5 ]
  %28 = zext i32 %25 to i64
  %29 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %28
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !16, !amdgpu.noclobber !19
  %31 = add nsw i64 %30, %24
  %32 = tail call i64 @llvm.smin.i64(i64 %27, i64 %30)
  %33 = tail call i64 @llvm.smax.i64(i64 %26, i64 %30)
  %34 = add i32 %25, 256
  %35 = icmp ult i32 %34, %4
  br i1 %35, label %23, label %15

36:                                               ; preds = %15
  %37 = or disjoint i32 %6, 64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %37
  %39 = load i64, ptr addrspace(3) %38, align 8, !tbaa !16
  %40 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %41 = add nsw i64 %40, %39
  store i64 %41, ptr addrspace(3) %19, align 8, !tbaa !16
  %42 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %43 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %37
  %44 = load i64, ptr addrspace(3) %43, align 8, !tbaa !16
  %45 = tail call i64 @llvm.smin.i64(i64 %42, i64 %44)
  store i64 %45, ptr addrspace(3) %20, align 8, !tbaa !16
  %46 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %37
  %48 = load i64, ptr addrspace(3) %47, align 8, !tbaa !16
  %49 = tail call i64 @llvm.smax.i64(i64 %46, i64 %48)
  store i64 %49, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %50

50:                                               ; preds = %36, %15
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %51 = icmp samesign ult i32 %6, 32
  br i1 %51, label %52, label %66

52:                                               ; preds = %50
  %53 = or disjoint i32 %6, 32
  %54 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %53
  %55 = load i64, ptr addrspace(3) %54, align 8, !tbaa !16
  %56 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %57 = add nsw i64 %56, %55
  store i64 %57, ptr addrspace(3) %19, align 8, !tbaa !16
  %58 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %59 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %53
  %60 = load i64, ptr addrspace(3) %59, align 8, !tbaa !16
  %61 = tail call i64 @llvm.smin.i64(i64 %58, i64 %60)
  store i64 %61, ptr addrspace(3) %20, align 8, !tbaa !16
  %62 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %63 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %53
  %64 = load i64, ptr addrspace(3) %63, align 8, !tbaa !16
  %65 = tail call i64 @llvm.smax.i64(i64 %62, i64 %64)
  store i64 %65, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %66

66:                                               ; preds = %52, %50
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %67 = icmp samesign ult i32 %6, 16
  br i1 %67, label %68, label %82

68:                                               ; preds = %66
  %69 = or disjoint i32 %6, 16
  %70 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %69
  %71 = load i64, ptr addrspace(3) %70, align 8, !tbaa !16
  %72 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %73 = add nsw i64 %72, %71
  store i64 %73, ptr addrspace(3) %19, align 8, !tbaa !16
  %74 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %75 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %69
  %76 = load i64, ptr addrspace(3) %75, align 8, !tbaa !16
  %77 = tail call i64 @llvm.smin.i64(i64 %74, i64 %76)
  store i64 %77, ptr addrspace(3) %20, align 8, !tbaa !16
  %78 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %79 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %69
  %80 = load i64, ptr addrspace(3) %79, align 8, !tbaa !16
  %81 = tail call i64 @llvm.smax.i64(i64 %78, i64 %80)
  store i64 %81, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %82

82:                                               ; preds = %68, %66
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %83 = icmp samesign ult i32 %6, 8
  br i1 %83, label %84, label %98

84:                                               ; preds = %82
  %85 = or disjoint i32 %6, 8
  %86 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %85
  %87 = load i64, ptr addrspace(3) %86, align 8, !tbaa !16
  %88 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %89 = add nsw i64 %88, %87
  store i64 %89, ptr addrspace(3) %19, align 8, !tbaa !16
  %90 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %91 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %85
  %92 = load i64, ptr addrspace(3) %91, align 8, !tbaa !16
  %93 = tail call i64 @llvm.smin.i64(i64 %90, i64 %92)
  store i64 %93, ptr addrspace(3) %20, align 8, !tbaa !16
  %94 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %95 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %85
  %96 = load i64, ptr addrspace(3) %95, align 8, !tbaa !16
  %97 = tail call i64 @llvm.smax.i64(i64 %94, i64 %96)
  store i64 %97, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %98

98:                                               ; preds = %84, %82
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %99 = icmp samesign ult i32 %6, 4
  br i1 %99, label %100, label %114

100:                                              ; preds = %98
  %101 = or disjoint i32 %6, 4
  %102 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %101
  %103 = load i64, ptr addrspace(3) %102, align 8, !tbaa !16
  %104 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %105 = add nsw i64 %104, %103
  store i64 %105, ptr addrspace(3) %19, align 8, !tbaa !16
  %106 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %107 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %101
  %108 = load i64, ptr addrspace(3) %107, align 8, !tbaa !16
  %109 = tail call i64 @llvm.smin.i64(i64 %106, i64 %108)
  store i64 %109, ptr addrspace(3) %20, align 8, !tbaa !16
  %110 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %111 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %101
  %112 = load i64, ptr addrspace(3) %111, align 8, !tbaa !16
  %113 = tail call i64 @llvm.smax.i64(i64 %110, i64 %112)
  store i64 %113, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %114

114:                                              ; preds = %100, %98
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %115 = icmp samesign ult i32 %6, 2
  br i1 %115, label %116, label %130

116:                                              ; preds = %114
  %117 = or disjoint i32 %6, 2
  %118 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %117
  %119 = load i64, ptr addrspace(3) %118, align 8, !tbaa !16
  %120 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %121 = add nsw i64 %120, %119
  store i64 %121, ptr addrspace(3) %19, align 8, !tbaa !16
  %122 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %123 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %117
  %124 = load i64, ptr addrspace(3) %123, align 8, !tbaa !16
  %125 = tail call i64 @llvm.smin.i64(i64 %122, i64 %124)
  store i64 %125, ptr addrspace(3) %20, align 8, !tbaa !16
  %126 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %127 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %117
  %128 = load i64, ptr addrspace(3) %127, align 8, !tbaa !16
  %129 = tail call i64 @llvm.smax.i64(i64 %126, i64 %128)
  store i64 %129, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %130

130:                                              ; preds = %116, %114
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %131 = icmp eq i32 %6, 0
  br i1 %131, label %132, label %149

132:                                              ; preds = %130
  %133 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_long.s, i32 8), align 8, !tbaa !16
  %134 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %135 = add nsw i64 %134, %133
  store i64 %135, ptr addrspace(3) %19, align 8, !tbaa !16
  %136 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %137 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_long.lo, i32 8), align 8, !tbaa !16
  %138 = tail call i64 @llvm.smin.i64(i64 %136, i64 %137)
  store i64 %138, ptr addrspace(3) %20, align 8, !tbaa !16
  %139 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %140 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_long.hi, i32 8), align 8, !tbaa !16
  %141 = tail call i64 @llvm.smax.i64(i64 %139, i64 %140)
  store i64 %141, ptr addrspace(3) %21, align 8, !tbaa !16
  %142 = load i64, ptr addrspace(3) @reduce_long.s, align 8, !tbaa !16
  %143 = zext i32 %7 to i64
  %144 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %143
  store i64 %142, ptr addrspace(1) %144, align 8, !tbaa !16
  %145 = load i64, ptr addrspace(3) @reduce_long.lo, align 8, !tbaa !16
  %146 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %143
  store i64 %145, ptr addrspace(1) %146, align 8, !tbaa !16
  %147 = load i64, ptr addrspace(3) @reduce_long.hi, align 8, !tbaa !16
  %148 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %143
  store i64 %147, ptr addrspace(1) %148, align 8, !tbaa !16
  br label %149

149:                                              ; preds = %130, %132
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce_long(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = icmp ult i32 %13, %4
  br i1 %14, label %23, label %15

15:                                               ; preds = %23, %5
  %16 = phi i64 [ 9223372036854775807, %5 ], [ %32, %23 ]
  %17 = phi i64 [ -9223372036854775808, %5 ], [ %33, %23 ]
  %18 = phi i64 [ 0, %5 ], [ %31, %23 ]
  %19 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %6
  store i64 %18, ptr addrspace(3) %19, align 8, !tbaa !16
  %20 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %6
  store i64 %16, ptr addrspace(3) %20, align 8, !tbaa !16
  %21 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %6
  store i64 %17, ptr addrspace(3) %21, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %22 = icmp samesign ult i32 %6, 64
  br i1 %22, label %36, label %50

23:                                               ; preds = %5, %23
  %24 = phi i64 [ %31, %23 ], [ 0, %5 ]
  %25 = phi i32 [ %34, %23 ], [ %13, %5 ]
  %26 = phi i64 [ %33, %23 ], [ -9223372036854775808, %5 ]
  %27 = phi i64 [ %32, %23 ], [ 9223372036854775807, %5 ]
  %28 = zext i32 %25 to i64
  %29 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %28
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !16
  %31 = add nsw i64 %30, %24
  %32 = tail call i64 @llvm.smin.i64(i64 %27, i64 %30)
  %33 = tail call i64 @llvm.smax.i64(i64 %26, i64 %30)
  %34 = add i32 %25, 256
  %35 = icmp ult i32 %34, %4
  br i1 %35, label %23, label %15

36:                                               ; preds = %15
  %37 = or disjoint i32 %6, 64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %37
  %39 = load i64, ptr addrspace(3) %38, align 8, !tbaa !16
  %40 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %41 = add nsw i64 %40, %39
  store i64 %41, ptr addrspace(3) %19, align 8, !tbaa !16
  %42 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %43 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %37
  %44 = load i64, ptr addrspace(3) %43, align 8, !tbaa !16
  %45 = tail call i64 @llvm.smin.i64(i64 %42, i64 %44)
  store i64 %45, ptr addrspace(3) %20, align 8, !tbaa !16
  %46 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %37
  %48 = load i64, ptr addrspace(3) %47, align 8, !tbaa !16
  %49 = tail call i64 @llvm.smax.i64(i64 %46, i64 %48)
  store i64 %49, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %50

50:                                               ; preds = %15, %36
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %51 = icmp samesign ult i32 %6, 32
  br i1 %51, label %52, label %66

52:                                               ; preds = %50
  %53 = or disjoint i32 %6, 32
  %54 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %53
  %55 = load i64, ptr addrspace(3) %54, align 8, !tbaa !16
  %56 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %57 = add nsw i64 %56, %55
  store i64 %57, ptr addrspace(3) %19, align 8, !tbaa !16
  %58 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %59 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %53
  %60 = load i64, ptr addrspace(3) %59, align 8, !tbaa !16
  %61 = tail call i64 @llvm.smin.i64(i64 %58, i64 %60)
  store i64 %61, ptr addrspace(3) %20, align 8, !tbaa !16
  %62 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %63 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %53
  %64 = load i64, ptr addrspace(3) %63, align 8, !tbaa !16
  %65 = tail call i64 @llvm.smax.i64(i64 %62, i64 %64)
  store i64 %65, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %66

66:                                               ; preds = %52, %50
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %67 = icmp samesign ult i32 %6, 16
  br i1 %67, label %68, label %82

68:                                               ; preds = %66
  %69 = or disjoint i32 %6, 16
  %70 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %69
  %71 = load i64, ptr addrspace(3) %70, align 8, !tbaa !16
  %72 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %73 = add nsw i64 %72, %71
  store i64 %73, ptr addrspace(3) %19, align 8, !tbaa !16
  %74 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %75 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %69
  %76 = load i64, ptr addrspace(3) %75, align 8, !tbaa !16
  %77 = tail call i64 @llvm.smin.i64(i64 %74, i64 %76)
  store i64 %77, ptr addrspace(3) %20, align 8, !tbaa !16
  %78 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %79 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %69
  %80 = load i64, ptr addrspace(3) %79, align 8, !tbaa !16
  %81 = tail call i64 @llvm.smax.i64(i64 %78, i64 %80)
  store i64 %81, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %82

82:                                               ; preds = %68, %66
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %83 = icmp samesign ult i32 %6, 8
  br i1 %83, label %84, label %98

84:                                               ; preds = %82
  %85 = or disjoint i32 %6, 8
  %86 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %85
  %87 = load i64, ptr addrspace(3) %86, align 8, !tbaa !16
  %88 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %89 = add nsw i64 %88, %87
  store i64 %89, ptr addrspace(3) %19, align 8, !tbaa !16
  %90 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %91 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %85
  %92 = load i64, ptr addrspace(3) %91, align 8, !tbaa !16
  %93 = tail call i64 @llvm.smin.i64(i64 %90, i64 %92)
  store i64 %93, ptr addrspace(3) %20, align 8, !tbaa !16
  %94 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %95 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %85
  %96 = load i64, ptr addrspace(3) %95, align 8, !tbaa !16
  %97 = tail call i64 @llvm.smax.i64(i64 %94, i64 %96)
  store i64 %97, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %98

98:                                               ; preds = %84, %82
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %99 = icmp samesign ult i32 %6, 4
  br i1 %99, label %100, label %114

100:                                              ; preds = %98
  %101 = or disjoint i32 %6, 4
  %102 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %101
  %103 = load i64, ptr addrspace(3) %102, align 8, !tbaa !16
  %104 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %105 = add nsw i64 %104, %103
  store i64 %105, ptr addrspace(3) %19, align 8, !tbaa !16
  %106 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %107 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %101
  %108 = load i64, ptr addrspace(3) %107, align 8, !tbaa !16
  %109 = tail call i64 @llvm.smin.i64(i64 %106, i64 %108)
  store i64 %109, ptr addrspace(3) %20, align 8, !tbaa !16
  %110 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %111 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %101
  %112 = load i64, ptr addrspace(3) %111, align 8, !tbaa !16
  %113 = tail call i64 @llvm.smax.i64(i64 %110, i64 %112)
  store i64 %113, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %114

114:                                              ; preds = %100, %98
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %115 = icmp samesign ult i32 %6, 2
  br i1 %115, label %116, label %130

116:                                              ; preds = %114
  %117 = or disjoint i32 %6, 2
  %118 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.s, i32 %117
  %119 = load i64, ptr addrspace(3) %118, align 8, !tbaa !16
  %120 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %121 = add nsw i64 %120, %119
  store i64 %121, ptr addrspace(3) %19, align 8, !tbaa !16
  %122 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %123 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.lo, i32 %117
  %124 = load i64, ptr addrspace(3) %123, align 8, !tbaa !16
  %125 = tail call i64 @llvm.smin.i64(i64 %122, i64 %124)
  store i64 %125, ptr addrspace(3) %20, align 8, !tbaa !16
  %126 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %127 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_long.hi, i32 %117
  %128 = load i64, ptr addrspace(3) %127, align 8, !tbaa !16
  %129 = tail call i64 @llvm.smax.i64(i64 %126, i64 %128)
  store i64 %129, ptr addrspace(3) %21, align 8, !tbaa !16
  br label %130

130:                                              ; preds = %116, %114
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %131 = icmp eq i32 %6, 0
  br i1 %131, label %132, label %149

132:                                              ; preds = %130
  %133 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_long.s, i32 8), align 8, !tbaa !16
  %134 = load i64, ptr addrspace(3) %19, align 8, !tbaa !16
  %135 = add nsw i64 %134, %133
  store i64 %135, ptr addrspace(3) %19, align 8, !tbaa !16
  %136 = load i64, ptr addrspace(3) %20, align 8, !tbaa !16
  %137 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_long.lo, i32 8), align 8, !tbaa !16
  %138 = tail call i64 @llvm.smin.i64(i64 %136, i64 %137)
  store i64 %138, ptr addrspace(3) %20, align 8, !tbaa !16
  %139 = load i64, ptr addrspace(3) %21, align 8, !tbaa !16
  %140 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_long.hi, i32 8), align 8, !tbaa !16
  %141 = tail call i64 @llvm.smax.i64(i64 %139, i64 %140)
  store i64 %141, ptr addrspace(3) %21, align 8, !tbaa !16
  %142 = load i64, ptr addrspace(3) @reduce_long.s, align 8, !tbaa !16
  %143 = zext i32 %7 to i64
  %144 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %143
  store i64 %142, ptr addrspace(1) %144, align 8, !tbaa !16
  %145 = load i64, ptr addrspace(3) @reduce_long.lo, align 8, !tbaa !16
  %146 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %143
  store i64 %145, ptr addrspace(1) %146, align 8, !tbaa !16
  %147 = load i64, ptr addrspace(3) @reduce_long.hi, align 8, !tbaa !16
  %148 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %143
  store i64 %147, ptr addrspace(1) %148, align 8, !tbaa !16
  br label %149

149:                                              ; preds = %130, %132
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"long*", !"long*", !"long*", !"long*", !"uint"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{i32 128, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
!18 = !{!"amdgpu-synchronize-as", !"local"}
!19 = !{}
