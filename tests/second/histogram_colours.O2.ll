; ModuleID = 'histogram_colours.cl'
source_filename = "histogram_colours.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@histogram_colours.bins = internal addrspace(3) global [192 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @histogram_colours(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp samesign ult i32 %5, 192
  br i1 %6, label %18, label %7

7:                                                ; preds = %18, %4
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 7
  %10 = mul i32 %9, %3
  %11 = add i32 %10, %5
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %56, label %13

13:                                               ; preds = %7
  %14 = and i32 %3, 3
  %15 = icmp ult i32 %3, 4
  br i1 %15, label %25, label %16

16:                                               ; preds = %13
  %17 = and i32 %3, -4
  br label %57

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %21, %18 ], [ %5, %4 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %19
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !5
  %21 = add nuw nsw i32 %19, 128
  %22 = icmp samesign ult i32 %19, 64
  br i1 %22, label %18, label %7

23:                                               ; preds = %150
  %24 = icmp eq i32 %14, 0
  br i1 %24, label %56, label %25

25:                                               ; preds = %23, %13
  %26 = phi i32 [ 0, %13 ], [ %151, %23 ]
  %27 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %52, %25
  %29 = phi i32 [ %53, %52 ], [ %26, %25 ]
  %30 = phi i32 [ %54, %52 ], [ 0, %25 ]
  %31 = shl i32 %29, 7
  %32 = add i32 %11, %31
  %33 = icmp ult i32 %32, %2
  br i1 %33, label %34, label %52

34:                                               ; preds = %28
  %35 = zext i32 %32 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !5, !amdgpu.noclobber !15
  %38 = lshr i32 %37, 2
  %39 = and i32 %38, 63
  %40 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %39
  %41 = atomicrmw add ptr addrspace(3) %40, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %42 = lshr i32 %37, 10
  %43 = and i32 %42, 63
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 256
  %46 = atomicrmw add ptr addrspace(3) %45, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %47 = lshr i32 %37, 18
  %48 = and i32 %47, 63
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 512
  %51 = atomicrmw add ptr addrspace(3) %50, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %52

52:                                               ; preds = %34, %28
  %53 = add nuw i32 %29, 1
  %54 = add i32 %30, 1
  %55 = icmp eq i32 %54, %14
  br i1 %55, label %56, label %28, !llvm.loop !16

56:                                               ; preds = %23, %52, %7
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  br i1 %6, label %154, label %163

57:                                               ; preds = %150, %16
  %58 = phi i32 [ 0, %16 ], [ %151, %150 ]
  %59 = phi i32 [ 0, %16 ], [ %152, %150 ]
  %60 = shl i32 %58, 7
  %61 = add i32 %11, %60
  %62 = icmp ult i32 %61, %2
  br i1 %62, label %63, label %81

63:                                               ; preds = %57
  %64 = zext i32 %61 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !5, !amdgpu.noclobber !15
  %67 = lshr i32 %66, 2
  %68 = and i32 %67, 63
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %68
  %70 = atomicrmw add ptr addrspace(3) %69, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %71 = lshr i32 %66, 10
  %72 = and i32 %71, 63
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i32 256
  %75 = atomicrmw add ptr addrspace(3) %74, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %76 = lshr i32 %66, 18
  %77 = and i32 %76, 63
  %78 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 512
  %80 = atomicrmw add ptr addrspace(3) %79, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %81

81:                                               ; preds = %63, %57
  %82 = shl i32 %58, 7
  %83 = or disjoint i32 %82, 128
  %84 = add i32 %11, %83
  %85 = icmp ult i32 %84, %2
  br i1 %85, label %86, label %104

86:                                               ; preds = %81
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5, !amdgpu.noclobber !15
  %90 = lshr i32 %89, 2
  %91 = and i32 %90, 63
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %91
  %93 = atomicrmw add ptr addrspace(3) %92, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %94 = lshr i32 %89, 10
  %95 = and i32 %94, 63
  %96 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %95
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 256
  %98 = atomicrmw add ptr addrspace(3) %97, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %99 = lshr i32 %89, 18
  %100 = and i32 %99, 63
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %100
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 512
  %103 = atomicrmw add ptr addrspace(3) %102, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %104

104:                                              ; preds = %86, %81
  %105 = shl i32 %58, 7
  %106 = or disjoint i32 %105, 256
  %107 = add i32 %11, %106
  %108 = icmp ult i32 %107, %2
  br i1 %108, label %109, label %127

109:                                              ; preds = %104
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %110
  %112 = load i32, ptr addrspace(1) %111, align 4, !tbaa !5, !amdgpu.noclobber !15
  %113 = lshr i32 %112, 2
  %114 = and i32 %113, 63
  %115 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %114
  %116 = atomicrmw add ptr addrspace(3) %115, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %117 = lshr i32 %112, 10
  %118 = and i32 %117, 63
  %119 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 256
  %121 = atomicrmw add ptr addrspace(3) %120, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %122 = lshr i32 %112, 18
  %123 = and i32 %122, 63
  %124 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 512
  %126 = atomicrmw add ptr addrspace(3) %125, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %127

127:                                              ; preds = %109, %104
  %128 = shl i32 %58, 7
  %129 = or disjoint i32 %128, 384
  %130 = add i32 %11, %129
  %131 = icmp ult i32 %130, %2
  br i1 %131, label %132, label %150

132:                                              ; preds = %127
  %133 = zext i32 %130 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %133
  %135 = load i32, ptr addrspace(1) %134, align 4, !tbaa !5, !amdgpu.noclobber !15
  %136 = lshr i32 %135, 2
  %137 = and i32 %136, 63
  %138 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %137
  %139 = atomicrmw add ptr addrspace(3) %138, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %140 = lshr i32 %135, 10
  %141 = and i32 %140, 63
  %142 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %141
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %142, i32 256
  %144 = atomicrmw add ptr addrspace(3) %143, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %145 = lshr i32 %135, 18
  %146 = and i32 %145, 63
  %147 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %146
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %147, i32 512
  %149 = atomicrmw add ptr addrspace(3) %148, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %150

150:                                              ; preds = %132, %127
  %151 = add nuw i32 %58, 4
  %152 = add i32 %59, 4
  %153 = icmp eq i32 %152, %17
  br i1 %153, label %23, label %57

154:                                              ; preds = %56, %154
  %155 = phi i32 [ %161, %154 ], [ %5, %56 ]
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %156
  %158 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %155
  %159 = load i32, ptr addrspace(3) %158, align 4, !tbaa !5
  %160 = atomicrmw add ptr addrspace(1) %157, i32 %159 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %161 = add nuw nsw i32 %155, 128
  %162 = icmp samesign ult i32 %155, 64
  br i1 %162, label %154, label %163

163:                                              ; preds = %154, %56
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_histogram_colours(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp samesign ult i32 %5, 192
  br i1 %6, label %18, label %7

7:                                                ; preds = %18, %4
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 7
  %10 = mul i32 %9, %3
  %11 = add i32 %10, %5
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %56, label %13

13:                                               ; preds = %7
  %14 = and i32 %3, 3
  %15 = icmp ult i32 %3, 4
  br i1 %15, label %25, label %16

16:                                               ; preds = %13
  %17 = and i32 %3, -4
  br label %57

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %21, %18 ], [ %5, %4 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %19
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !5
  %21 = add nuw nsw i32 %19, 128
  %22 = icmp samesign ult i32 %19, 64
  br i1 %22, label %18, label %7

23:                                               ; preds = %150
  %24 = icmp eq i32 %14, 0
  br i1 %24, label %56, label %25

25:                                               ; preds = %23, %13
  %26 = phi i32 [ 0, %13 ], [ %151, %23 ]
  %27 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %52, %25
  %29 = phi i32 [ %53, %52 ], [ %26, %25 ]
  %30 = phi i32 [ %54, %52 ], [ 0, %25 ]
  %31 = shl i32 %29, 7
  %32 = add i32 %11, %31
  %33 = icmp ult i32 %32, %2
  br i1 %33, label %34, label %52

34:                                               ; preds = %28
  %35 = zext i32 %32 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !5
  %38 = lshr i32 %37, 2
  %39 = and i32 %38, 63
  %40 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %39
  %41 = atomicrmw add ptr addrspace(3) %40, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %42 = lshr i32 %37, 10
  %43 = and i32 %42, 63
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 256
  %46 = atomicrmw add ptr addrspace(3) %45, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %47 = lshr i32 %37, 18
  %48 = and i32 %47, 63
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 512
  %51 = atomicrmw add ptr addrspace(3) %50, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %52

52:                                               ; preds = %34, %28
  %53 = add nuw i32 %29, 1
  %54 = add i32 %30, 1
  %55 = icmp eq i32 %54, %14
  br i1 %55, label %56, label %28, !llvm.loop !18

56:                                               ; preds = %23, %52, %7
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  br i1 %6, label %155, label %154

57:                                               ; preds = %150, %16
  %58 = phi i32 [ 0, %16 ], [ %151, %150 ]
  %59 = phi i32 [ 0, %16 ], [ %152, %150 ]
  %60 = shl i32 %58, 7
  %61 = add i32 %11, %60
  %62 = icmp ult i32 %61, %2
  br i1 %62, label %63, label %81

63:                                               ; preds = %57
  %64 = zext i32 %61 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !5
  %67 = lshr i32 %66, 2
  %68 = and i32 %67, 63
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %68
  %70 = atomicrmw add ptr addrspace(3) %69, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %71 = lshr i32 %66, 10
  %72 = and i32 %71, 63
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i32 256
  %75 = atomicrmw add ptr addrspace(3) %74, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %76 = lshr i32 %66, 18
  %77 = and i32 %76, 63
  %78 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 512
  %80 = atomicrmw add ptr addrspace(3) %79, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %81

81:                                               ; preds = %63, %57
  %82 = shl i32 %58, 7
  %83 = or disjoint i32 %82, 128
  %84 = add i32 %11, %83
  %85 = icmp ult i32 %84, %2
  br i1 %85, label %86, label %104

86:                                               ; preds = %81
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5
  %90 = lshr i32 %89, 2
  %91 = and i32 %90, 63
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %91
  %93 = atomicrmw add ptr addrspace(3) %92, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %94 = lshr i32 %89, 10
  %95 = and i32 %94, 63
  %96 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %95
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 256
  %98 = atomicrmw add ptr addrspace(3) %97, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %99 = lshr i32 %89, 18
  %100 = and i32 %99, 63
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %100
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 512
  %103 = atomicrmw add ptr addrspace(3) %102, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %104

104:                                              ; preds = %86, %81
  %105 = shl i32 %58, 7
  %106 = or disjoint i32 %105, 256
  %107 = add i32 %11, %106
  %108 = icmp ult i32 %107, %2
  br i1 %108, label %109, label %127

109:                                              ; preds = %104
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %110
  %112 = load i32, ptr addrspace(1) %111, align 4, !tbaa !5
  %113 = lshr i32 %112, 2
  %114 = and i32 %113, 63
  %115 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %114
  %116 = atomicrmw add ptr addrspace(3) %115, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %117 = lshr i32 %112, 10
  %118 = and i32 %117, 63
  %119 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 256
  %121 = atomicrmw add ptr addrspace(3) %120, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %122 = lshr i32 %112, 18
  %123 = and i32 %122, 63
  %124 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 512
  %126 = atomicrmw add ptr addrspace(3) %125, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %127

127:                                              ; preds = %109, %104
  %128 = shl i32 %58, 7
  %129 = or disjoint i32 %128, 384
  %130 = add i32 %11, %129
  %131 = icmp ult i32 %130, %2
  br i1 %131, label %132, label %150

132:                                              ; preds = %127
  %133 = zext i32 %130 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %133
  %135 = load i32, ptr addrspace(1) %134, align 4, !tbaa !5
  %136 = lshr i32 %135, 2
  %137 = and i32 %136, 63
  %138 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %137
  %139 = atomicrmw add ptr addrspace(3) %138, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %140 = lshr i32 %135, 10
  %141 = and i32 %140, 63
  %142 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %141
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %142, i32 256
  %144 = atomicrmw add ptr addrspace(3) %143, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %145 = lshr i32 %135, 18
  %146 = and i32 %145, 63
  %147 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %146
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %147, i32 512
  %149 = atomicrmw add ptr addrspace(3) %148, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %150

150:                                              ; preds = %132, %127
  %151 = add nuw i32 %58, 4
  %152 = add i32 %59, 4
  %153 = icmp eq i32 %152, %17
  br i1 %153, label %23, label %57

154:                                              ; preds = %155, %56
  ret void

155:                                              ; preds = %56, %155
  %156 = phi i32 [ %162, %155 ], [ %5, %56 ]
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %157
  %159 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram_colours.bins, i32 %156
  %160 = load i32, ptr addrspace(3) %159, align 4, !tbaa !5
  %161 = atomicrmw add ptr addrspace(1) %158, i32 %160 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %162 = add nuw nsw i32 %156, 128
  %163 = icmp samesign ult i32 %156, 64
  br i1 %163, label %155, label %154
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{i32 128, i32 1, i32 1}
!14 = !{!"amdgpu-synchronize-as", !"local"}
!15 = !{}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
