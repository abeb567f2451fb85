; ModuleID = 'last_block.cl'
source_filename = "last_block.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@last_block_orders_agent.words = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@last_block_orders_agent.ticket.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@last_block_fences_agent.words = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@last_block_fences_agent.ticket.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @last_block_orders_agent(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5, !amdgpu.noclobber !16
  %17 = shl nuw nsw i32 %6, 1
  %18 = and i32 %17, 126
  %19 = lshr i32 %6, 6
  %20 = add nuw nsw i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_orders_agent.words, i32 %20
  store i32 %16, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = xor i32 %20, -1
  %23 = getelementptr i32, ptr addrspace(3) @last_block_orders_agent.words, i32 %22
  %24 = icmp samesign ult i32 %20, 64
  br i1 %24, label %25, label %30

25:                                               ; preds = %5
  %26 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !5
  %28 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %29 = add i32 %28, %27
  store i32 %29, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %25, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = icmp samesign ult i32 %20, 32
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  %35 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %36 = add i32 %35, %34
  store i32 %36, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %38 = icmp samesign ult i32 %20, 16
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %42 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %43 = add i32 %42, %41
  store i32 %43, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp samesign ult i32 %20, 8
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !5
  %49 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %50 = add i32 %49, %48
  store i32 %50, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %51

51:                                               ; preds = %46, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp samesign ult i32 %20, 4
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !5
  %56 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %57 = add i32 %56, %55
  store i32 %57, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %58

58:                                               ; preds = %53, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %59 = icmp samesign ult i32 %20, 2
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %64 = add i32 %63, %62
  store i32 %64, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %65

65:                                               ; preds = %60, %58
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = icmp eq i32 %20, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !5
  %70 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %71 = add i32 %70, %69
  store i32 %71, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %72

72:                                               ; preds = %67, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = icmp eq i32 %6, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %72
  %75 = zext i32 %7 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %75
  %77 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %77, ptr addrspace(1) %76, align 4, !tbaa !5
  %78 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  store i32 %78, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  br label %79

79:                                               ; preds = %74, %72
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %80 = load i32, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  %81 = add i32 %4, -1
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %138

83:                                               ; preds = %79
  %84 = sub nsw i32 127, %6
  %85 = icmp ult i32 %84, %4
  br i1 %85, label %86, label %90

86:                                               ; preds = %83
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5
  br label %92

90:                                               ; preds = %83
  %91 = add nuw nsw i32 %6, 1
  br label %92

92:                                               ; preds = %90, %86
  %93 = phi i32 [ %89, %86 ], [ %91, %90 ]
  store i32 %93, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %94, label %99

94:                                               ; preds = %92
  %95 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %96 = load i32, ptr addrspace(3) %95, align 4, !tbaa !5
  %97 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %98 = add i32 %97, %96
  store i32 %98, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %99

99:                                               ; preds = %94, %92
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %31, label %100, label %105

100:                                              ; preds = %99
  %101 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !5
  %103 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %104 = add i32 %103, %102
  store i32 %104, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %105

105:                                              ; preds = %100, %99
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %38, label %106, label %111

106:                                              ; preds = %105
  %107 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !5
  %109 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %110 = add i32 %109, %108
  store i32 %110, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %111

111:                                              ; preds = %106, %105
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %45, label %112, label %117

112:                                              ; preds = %111
  %113 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %114 = load i32, ptr addrspace(3) %113, align 4, !tbaa !5
  %115 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %116 = add i32 %115, %114
  store i32 %116, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %117

117:                                              ; preds = %112, %111
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %52, label %118, label %123

118:                                              ; preds = %117
  %119 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %120 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %121 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %122 = add i32 %121, %120
  store i32 %122, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %123

123:                                              ; preds = %118, %117
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %59, label %124, label %129

124:                                              ; preds = %123
  %125 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %126 = load i32, ptr addrspace(3) %125, align 4, !tbaa !5
  %127 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %128 = add i32 %127, %126
  store i32 %128, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %129

129:                                              ; preds = %124, %123
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %66, label %130, label %135

130:                                              ; preds = %129
  %131 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %132 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %133 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %134 = add i32 %133, %132
  store i32 %134, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %135

135:                                              ; preds = %130, %129
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %73, label %136, label %138

136:                                              ; preds = %135
  %137 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %137, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %138

138:                                              ; preds = %79, %135, %136
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_last_block_orders_agent(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5
  %17 = shl nuw nsw i32 %6, 1
  %18 = and i32 %17, 126
  %19 = lshr i32 %6, 6
  %20 = add nuw nsw i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_orders_agent.words, i32 %20
  store i32 %16, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = xor i32 %20, -1
  %23 = getelementptr i32, ptr addrspace(3) @last_block_orders_agent.words, i32 %22
  %24 = icmp samesign ult i32 %20, 64
  br i1 %24, label %25, label %30

25:                                               ; preds = %5
  %26 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !5
  %28 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %29 = add i32 %28, %27
  store i32 %29, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %25, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = icmp samesign ult i32 %20, 32
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  %35 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %36 = add i32 %35, %34
  store i32 %36, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %38 = icmp samesign ult i32 %20, 16
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %42 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %43 = add i32 %42, %41
  store i32 %43, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp samesign ult i32 %20, 8
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !5
  %49 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %50 = add i32 %49, %48
  store i32 %50, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %51

51:                                               ; preds = %46, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp samesign ult i32 %20, 4
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !5
  %56 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %57 = add i32 %56, %55
  store i32 %57, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %58

58:                                               ; preds = %53, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %59 = icmp samesign ult i32 %20, 2
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %64 = add i32 %63, %62
  store i32 %64, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %65

65:                                               ; preds = %60, %58
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = icmp eq i32 %20, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !5
  %70 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %71 = add i32 %70, %69
  store i32 %71, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %72

72:                                               ; preds = %67, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = icmp eq i32 %6, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %72
  %75 = zext i32 %7 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %75
  %77 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %77, ptr addrspace(1) %76, align 4, !tbaa !5
  %78 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  store i32 %78, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  br label %79

79:                                               ; preds = %74, %72
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %80 = load i32, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  %81 = add i32 %4, -1
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %138

83:                                               ; preds = %79
  %84 = sub nsw i32 127, %6
  %85 = icmp ult i32 %84, %4
  br i1 %85, label %86, label %90

86:                                               ; preds = %83
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5
  br label %92

90:                                               ; preds = %83
  %91 = add nuw nsw i32 %6, 1
  br label %92

92:                                               ; preds = %90, %86
  %93 = phi i32 [ %89, %86 ], [ %91, %90 ]
  store i32 %93, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %94, label %99

94:                                               ; preds = %92
  %95 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %96 = load i32, ptr addrspace(3) %95, align 4, !tbaa !5
  %97 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %98 = add i32 %97, %96
  store i32 %98, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %99

99:                                               ; preds = %94, %92
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %31, label %100, label %105

100:                                              ; preds = %99
  %101 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !5
  %103 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %104 = add i32 %103, %102
  store i32 %104, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %105

105:                                              ; preds = %100, %99
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %38, label %106, label %111

106:                                              ; preds = %105
  %107 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !5
  %109 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %110 = add i32 %109, %108
  store i32 %110, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %111

111:                                              ; preds = %106, %105
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %45, label %112, label %117

112:                                              ; preds = %111
  %113 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %114 = load i32, ptr addrspace(3) %113, align 4, !tbaa !5
  %115 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %116 = add i32 %115, %114
  store i32 %116, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %117

117:                                              ; preds = %112, %111
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %52, label %118, label %123

118:                                              ; preds = %117
  %119 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %120 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %121 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %122 = add i32 %121, %120
  store i32 %122, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %123

123:                                              ; preds = %118, %117
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %59, label %124, label %129

124:                                              ; preds = %123
  %125 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %126 = load i32, ptr addrspace(3) %125, align 4, !tbaa !5
  %127 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %128 = add i32 %127, %126
  store i32 %128, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %129

129:                                              ; preds = %124, %123
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %66, label %130, label %135

130:                                              ; preds = %129
  %131 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %132 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %133 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %134 = add i32 %133, %132
  store i32 %134, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %135

135:                                              ; preds = %130, %129
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %73, label %136, label %138

136:                                              ; preds = %135
  %137 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %137, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %138

138:                                              ; preds = %135, %136, %79
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @last_block_fences_agent(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5, !amdgpu.noclobber !16
  %17 = shl nuw nsw i32 %6, 1
  %18 = and i32 %17, 126
  %19 = lshr i32 %6, 6
  %20 = add nuw nsw i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_fences_agent.words, i32 %20
  store i32 %16, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = xor i32 %20, -1
  %23 = getelementptr i32, ptr addrspace(3) @last_block_fences_agent.words, i32 %22
  %24 = icmp samesign ult i32 %20, 64
  br i1 %24, label %25, label %30

25:                                               ; preds = %5
  %26 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !5
  %28 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %29 = add i32 %28, %27
  store i32 %29, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %25, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = icmp samesign ult i32 %20, 32
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  %35 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %36 = add i32 %35, %34
  store i32 %36, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %38 = icmp samesign ult i32 %20, 16
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %42 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %43 = add i32 %42, %41
  store i32 %43, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp samesign ult i32 %20, 8
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !5
  %49 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %50 = add i32 %49, %48
  store i32 %50, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %51

51:                                               ; preds = %46, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp samesign ult i32 %20, 4
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !5
  %56 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %57 = add i32 %56, %55
  store i32 %57, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %58

58:                                               ; preds = %53, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %59 = icmp samesign ult i32 %20, 2
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %64 = add i32 %63, %62
  store i32 %64, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %65

65:                                               ; preds = %60, %58
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = icmp eq i32 %20, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !5
  %70 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %71 = add i32 %70, %69
  store i32 %71, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %72

72:                                               ; preds = %67, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = icmp eq i32 %6, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %72
  %75 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  %76 = zext i32 %7 to i64
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %76
  store i32 %75, ptr addrspace(1) %77, align 4, !tbaa !5
  fence syncscope("agent") release
  %78 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  store i32 %78, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  br label %79

79:                                               ; preds = %74, %72
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %80 = load i32, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  %81 = add i32 %4, -1
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %138

83:                                               ; preds = %79
  %84 = sub nsw i32 127, %6
  %85 = icmp ult i32 %84, %4
  br i1 %85, label %86, label %90

86:                                               ; preds = %83
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5
  br label %92

90:                                               ; preds = %83
  %91 = add nuw nsw i32 %6, 1
  br label %92

92:                                               ; preds = %90, %86
  %93 = phi i32 [ %89, %86 ], [ %91, %90 ]
  store i32 %93, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %94, label %99

94:                                               ; preds = %92
  %95 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %96 = load i32, ptr addrspace(3) %95, align 4, !tbaa !5
  %97 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %98 = add i32 %97, %96
  store i32 %98, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %99

99:                                               ; preds = %94, %92
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %31, label %100, label %105

100:                                              ; preds = %99
  %101 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !5
  %103 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %104 = add i32 %103, %102
  store i32 %104, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %105

105:                                              ; preds = %100, %99
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %38, label %106, label %111

106:                                              ; preds = %105
  %107 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !5
  %109 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %110 = add i32 %109, %108
  store i32 %110, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %111

111:                                              ; preds = %106, %105
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %45, label %112, label %117

112:                                              ; preds = %111
  %113 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %114 = load i32, ptr addrspace(3) %113, align 4, !tbaa !5
  %115 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %116 = add i32 %115, %114
  store i32 %116, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %117

117:                                              ; preds = %112, %111
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %52, label %118, label %123

118:                                              ; preds = %117
  %119 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %120 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %121 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %122 = add i32 %121, %120
  store i32 %122, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %123

123:                                              ; preds = %118, %117
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %59, label %124, label %129

124:                                              ; preds = %123
  %125 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %126 = load i32, ptr addrspace(3) %125, align 4, !tbaa !5
  %127 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %128 = add i32 %127, %126
  store i32 %128, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %129

129:                                              ; preds = %124, %123
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %66, label %130, label %135

130:                                              ; preds = %129
  %131 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %132 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %133 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %134 = add i32 %133, %132
  store i32 %134, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %135

135:                                              ; preds = %130, %129
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %73, label %136, label %138

136:                                              ; preds = %135
  %137 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  store i32 %137, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %138

138:                                              ; preds = %79, %135, %136
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_last_block_fences_agent(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5
  %17 = shl nuw nsw i32 %6, 1
  %18 = and i32 %17, 126
  %19 = lshr i32 %6, 6
  %20 = add nuw nsw i32 %18, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_fences_agent.words, i32 %20
  store i32 %16, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = xor i32 %20, -1
  %23 = getelementptr i32, ptr addrspace(3) @last_block_fences_agent.words, i32 %22
  %24 = icmp samesign ult i32 %20, 64
  br i1 %24, label %25, label %30

25:                                               ; preds = %5
  %26 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !5
  %28 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %29 = add i32 %28, %27
  store i32 %29, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %25, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = icmp samesign ult i32 %20, 32
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  %35 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %36 = add i32 %35, %34
  store i32 %36, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %38 = icmp samesign ult i32 %20, 16
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %42 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %43 = add i32 %42, %41
  store i32 %43, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp samesign ult i32 %20, 8
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !5
  %49 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %50 = add i32 %49, %48
  store i32 %50, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %51

51:                                               ; preds = %46, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp samesign ult i32 %20, 4
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !5
  %56 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %57 = add i32 %56, %55
  store i32 %57, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %58

58:                                               ; preds = %53, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %59 = icmp samesign ult i32 %20, 2
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %64 = add i32 %63, %62
  store i32 %64, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %65

65:                                               ; preds = %60, %58
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = icmp eq i32 %20, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !5
  %70 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %71 = add i32 %70, %69
  store i32 %71, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %72

72:                                               ; preds = %67, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = icmp eq i32 %6, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %72
  %75 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  %76 = zext i32 %7 to i64
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %76
  store i32 %75, ptr addrspace(1) %77, align 4, !tbaa !5
  fence syncscope("agent") release
  %78 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  store i32 %78, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  br label %79

79:                                               ; preds = %74, %72
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %80 = load i32, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  %81 = add i32 %4, -1
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %138

83:                                               ; preds = %79
  %84 = sub nsw i32 127, %6
  %85 = icmp ult i32 %84, %4
  br i1 %85, label %86, label %90

86:                                               ; preds = %83
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5
  br label %92

90:                                               ; preds = %83
  %91 = add nuw nsw i32 %6, 1
  br label %92

92:                                               ; preds = %90, %86
  %93 = phi i32 [ %89, %86 ], [ %91, %90 ]
  store i32 %93, ptr addrspace(3) %21, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %94, label %99

94:                                               ; preds = %92
  %95 = getelementptr i8, ptr addrspace(3) %23, i32 512
  %96 = load i32, ptr addrspace(3) %95, align 4, !tbaa !5
  %97 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %98 = add i32 %97, %96
  store i32 %98, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %99

99:                                               ; preds = %94, %92
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %31, label %100, label %105

100:                                              ; preds = %99
  %101 = getelementptr i8, ptr addrspace(3) %23, i32 256
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !5
  %103 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %104 = add i32 %103, %102
  store i32 %104, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %105

105:                                              ; preds = %100, %99
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %38, label %106, label %111

106:                                              ; preds = %105
  %107 = getelementptr i8, ptr addrspace(3) %23, i32 128
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !5
  %109 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %110 = add i32 %109, %108
  store i32 %110, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %111

111:                                              ; preds = %106, %105
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %45, label %112, label %117

112:                                              ; preds = %111
  %113 = getelementptr i8, ptr addrspace(3) %23, i32 64
  %114 = load i32, ptr addrspace(3) %113, align 4, !tbaa !5
  %115 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %116 = add i32 %115, %114
  store i32 %116, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %117

117:                                              ; preds = %112, %111
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %52, label %118, label %123

118:                                              ; preds = %117
  %119 = getelementptr i8, ptr addrspace(3) %23, i32 32
  %120 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %121 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %122 = add i32 %121, %120
  store i32 %122, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %123

123:                                              ; preds = %118, %117
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %59, label %124, label %129

124:                                              ; preds = %123
  %125 = getelementptr i8, ptr addrspace(3) %23, i32 16
  %126 = load i32, ptr addrspace(3) %125, align 4, !tbaa !5
  %127 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %128 = add i32 %127, %126
  store i32 %128, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %129

129:                                              ; preds = %124, %123
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %66, label %130, label %135

130:                                              ; preds = %129
  %131 = getelementptr i8, ptr addrspace(3) %23, i32 8
  %132 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %133 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %134 = add i32 %133, %132
  store i32 %134, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %135

135:                                              ; preds = %130, %129
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %73, label %136, label %138

136:                                              ; preds = %135
  %137 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  store i32 %137, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %138

138:                                              ; preds = %135, %136, %79
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!11 = !{!"uint*", !"uint*", !"atomic_uint*", !"uint*", !"uint"}
!12 = !{!"uint*", !"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
