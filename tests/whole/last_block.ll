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
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_orders_agent.words, i32 %6
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp samesign ult i32 %6, 64
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %22 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %23 = add i32 %22, %21
  store i32 %23, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %19, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp samesign ult i32 %6, 32
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  %29 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %30 = add i32 %29, %28
  store i32 %30, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %31

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = icmp samesign ult i32 %6, 16
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %36 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %37 = add i32 %36, %35
  store i32 %37, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = icmp samesign ult i32 %6, 8
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %44 = add i32 %43, %42
  store i32 %44, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = icmp samesign ult i32 %6, 4
  br i1 %46, label %47, label %52

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !5
  %50 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %51 = add i32 %50, %49
  store i32 %51, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %52

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %53 = icmp samesign ult i32 %6, 2
  br i1 %53, label %54, label %59

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %58 = add i32 %57, %56
  store i32 %58, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %59

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %60 = icmp eq i32 %6, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %59
  %62 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = extractelement <2 x i32> %62, i64 1
  %65 = add i32 %63, %64
  store i32 %65, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %67 = icmp eq i32 %6, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = zext i32 %7 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %69
  %71 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %71, ptr addrspace(1) %70, align 4, !tbaa !5
  %72 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  store i32 %72, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  br label %73

73:                                               ; preds = %68, %66
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %74 = load i32, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  %75 = add i32 %4, -1
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %130

77:                                               ; preds = %73
  %78 = sub nsw i32 127, %6
  %79 = icmp ult i32 %78, %4
  br i1 %79, label %80, label %84

80:                                               ; preds = %77
  %81 = zext i32 %78 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !5
  br label %84

84:                                               ; preds = %80, %77
  %85 = phi i32 [ %83, %80 ], [ 0, %77 ]
  store i32 %85, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %18, label %86, label %91

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !5
  %89 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %90 = add i32 %89, %88
  store i32 %90, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %91

91:                                               ; preds = %86, %84
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %25, label %92, label %97

92:                                               ; preds = %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !5
  %95 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %96 = add i32 %95, %94
  store i32 %96, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %97

97:                                               ; preds = %92, %91
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %32, label %98, label %103

98:                                               ; preds = %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %100 = load i32, ptr addrspace(3) %99, align 4, !tbaa !5
  %101 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %102 = add i32 %101, %100
  store i32 %102, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %103

103:                                              ; preds = %98, %97
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %104, label %109

104:                                              ; preds = %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %106 = load i32, ptr addrspace(3) %105, align 4, !tbaa !5
  %107 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %108 = add i32 %107, %106
  store i32 %108, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %104, %103
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %46, label %110, label %115

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %112 = load i32, ptr addrspace(3) %111, align 4, !tbaa !5
  %113 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %114 = add i32 %113, %112
  store i32 %114, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %115

115:                                              ; preds = %110, %109
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %53, label %116, label %121

116:                                              ; preds = %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  %119 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %120 = add i32 %119, %118
  store i32 %120, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %121

121:                                              ; preds = %116, %115
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %60, label %122, label %127

122:                                              ; preds = %121
  %123 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %124 = extractelement <2 x i32> %123, i64 0
  %125 = extractelement <2 x i32> %123, i64 1
  %126 = add i32 %124, %125
  store i32 %126, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %127

127:                                              ; preds = %122, %121
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %67, label %128, label %130

128:                                              ; preds = %127
  %129 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %129, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %130

130:                                              ; preds = %73, %127, %128
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
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_orders_agent.words, i32 %6
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp samesign ult i32 %6, 64
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %22 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %23 = add i32 %22, %21
  store i32 %23, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %19, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp samesign ult i32 %6, 32
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  %29 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %30 = add i32 %29, %28
  store i32 %30, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %31

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = icmp samesign ult i32 %6, 16
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %36 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %37 = add i32 %36, %35
  store i32 %37, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = icmp samesign ult i32 %6, 8
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %44 = add i32 %43, %42
  store i32 %44, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = icmp samesign ult i32 %6, 4
  br i1 %46, label %47, label %52

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !5
  %50 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %51 = add i32 %50, %49
  store i32 %51, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %52

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %53 = icmp samesign ult i32 %6, 2
  br i1 %53, label %54, label %59

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %58 = add i32 %57, %56
  store i32 %58, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %59

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %60 = icmp eq i32 %6, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %59
  %62 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = extractelement <2 x i32> %62, i64 1
  %65 = add i32 %63, %64
  store i32 %65, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %67 = icmp eq i32 %6, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = zext i32 %7 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %69
  %71 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %71, ptr addrspace(1) %70, align 4, !tbaa !5
  %72 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  store i32 %72, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  br label %73

73:                                               ; preds = %68, %66
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %74 = load i32, ptr addrspace(3) @last_block_orders_agent.ticket.0, align 4, !tbaa !5
  %75 = add i32 %4, -1
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %130

77:                                               ; preds = %73
  %78 = sub nsw i32 127, %6
  %79 = icmp ult i32 %78, %4
  br i1 %79, label %80, label %84

80:                                               ; preds = %77
  %81 = zext i32 %78 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !5
  br label %84

84:                                               ; preds = %77, %80
  %85 = phi i32 [ %83, %80 ], [ 0, %77 ]
  store i32 %85, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %18, label %86, label %91

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !5
  %89 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %90 = add i32 %89, %88
  store i32 %90, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %91

91:                                               ; preds = %86, %84
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %25, label %92, label %97

92:                                               ; preds = %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !5
  %95 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %96 = add i32 %95, %94
  store i32 %96, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %97

97:                                               ; preds = %92, %91
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %32, label %98, label %103

98:                                               ; preds = %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %100 = load i32, ptr addrspace(3) %99, align 4, !tbaa !5
  %101 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %102 = add i32 %101, %100
  store i32 %102, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %103

103:                                              ; preds = %98, %97
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %104, label %109

104:                                              ; preds = %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %106 = load i32, ptr addrspace(3) %105, align 4, !tbaa !5
  %107 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %108 = add i32 %107, %106
  store i32 %108, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %104, %103
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %46, label %110, label %115

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %112 = load i32, ptr addrspace(3) %111, align 4, !tbaa !5
  %113 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %114 = add i32 %113, %112
  store i32 %114, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %115

115:                                              ; preds = %110, %109
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %53, label %116, label %121

116:                                              ; preds = %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  %119 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %120 = add i32 %119, %118
  store i32 %120, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %121

121:                                              ; preds = %116, %115
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %60, label %122, label %127

122:                                              ; preds = %121
  %123 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %124 = extractelement <2 x i32> %123, i64 0
  %125 = extractelement <2 x i32> %123, i64 1
  %126 = add i32 %124, %125
  store i32 %126, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %127

127:                                              ; preds = %122, %121
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %67, label %128, label %130

128:                                              ; preds = %127
  %129 = load i32, ptr addrspace(3) @last_block_orders_agent.words, align 4, !tbaa !5
  store i32 %129, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %130

130:                                              ; preds = %127, %128, %73
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
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_fences_agent.words, i32 %6
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp samesign ult i32 %6, 64
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %22 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %23 = add i32 %22, %21
  store i32 %23, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %19, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp samesign ult i32 %6, 32
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  %29 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %30 = add i32 %29, %28
  store i32 %30, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %31

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = icmp samesign ult i32 %6, 16
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %36 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %37 = add i32 %36, %35
  store i32 %37, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = icmp samesign ult i32 %6, 8
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %44 = add i32 %43, %42
  store i32 %44, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = icmp samesign ult i32 %6, 4
  br i1 %46, label %47, label %52

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !5
  %50 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %51 = add i32 %50, %49
  store i32 %51, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %52

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %53 = icmp samesign ult i32 %6, 2
  br i1 %53, label %54, label %59

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %58 = add i32 %57, %56
  store i32 %58, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %59

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %60 = icmp eq i32 %6, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %59
  %62 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = extractelement <2 x i32> %62, i64 1
  %65 = add i32 %63, %64
  store i32 %65, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %67 = icmp eq i32 %6, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  %70 = zext i32 %7 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %70
  store i32 %69, ptr addrspace(1) %71, align 4, !tbaa !5
  fence syncscope("agent") release
  %72 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  store i32 %72, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  br label %73

73:                                               ; preds = %68, %66
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %74 = load i32, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  %75 = add i32 %4, -1
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %130

77:                                               ; preds = %73
  %78 = sub nsw i32 127, %6
  %79 = icmp ult i32 %78, %4
  br i1 %79, label %80, label %84

80:                                               ; preds = %77
  %81 = zext i32 %78 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !5
  br label %84

84:                                               ; preds = %80, %77
  %85 = phi i32 [ %83, %80 ], [ 0, %77 ]
  store i32 %85, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %18, label %86, label %91

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !5
  %89 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %90 = add i32 %89, %88
  store i32 %90, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %91

91:                                               ; preds = %86, %84
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %25, label %92, label %97

92:                                               ; preds = %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !5
  %95 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %96 = add i32 %95, %94
  store i32 %96, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %97

97:                                               ; preds = %92, %91
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %32, label %98, label %103

98:                                               ; preds = %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %100 = load i32, ptr addrspace(3) %99, align 4, !tbaa !5
  %101 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %102 = add i32 %101, %100
  store i32 %102, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %103

103:                                              ; preds = %98, %97
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %104, label %109

104:                                              ; preds = %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %106 = load i32, ptr addrspace(3) %105, align 4, !tbaa !5
  %107 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %108 = add i32 %107, %106
  store i32 %108, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %104, %103
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %46, label %110, label %115

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %112 = load i32, ptr addrspace(3) %111, align 4, !tbaa !5
  %113 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %114 = add i32 %113, %112
  store i32 %114, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %115

115:                                              ; preds = %110, %109
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %53, label %116, label %121

116:                                              ; preds = %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  %119 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %120 = add i32 %119, %118
  store i32 %120, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %121

121:                                              ; preds = %116, %115
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %60, label %122, label %127

122:                                              ; preds = %121
  %123 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %124 = extractelement <2 x i32> %123, i64 0
  %125 = extractelement <2 x i32> %123, i64 1
  %126 = add i32 %124, %125
  store i32 %126, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %127

127:                                              ; preds = %122, %121
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %67, label %128, label %130

128:                                              ; preds = %127
  %129 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  store i32 %129, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %130

130:                                              ; preds = %73, %127, %128
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
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @last_block_fences_agent.words, i32 %6
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp samesign ult i32 %6, 64
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %22 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %23 = add i32 %22, %21
  store i32 %23, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %19, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp samesign ult i32 %6, 32
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  %29 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %30 = add i32 %29, %28
  store i32 %30, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %31

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = icmp samesign ult i32 %6, 16
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %36 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %37 = add i32 %36, %35
  store i32 %37, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = icmp samesign ult i32 %6, 8
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %44 = add i32 %43, %42
  store i32 %44, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = icmp samesign ult i32 %6, 4
  br i1 %46, label %47, label %52

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !5
  %50 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %51 = add i32 %50, %49
  store i32 %51, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %52

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %53 = icmp samesign ult i32 %6, 2
  br i1 %53, label %54, label %59

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %58 = add i32 %57, %56
  store i32 %58, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %59

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %60 = icmp eq i32 %6, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %59
  %62 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %63 = extractelement <2 x i32> %62, i64 0
  %64 = extractelement <2 x i32> %62, i64 1
  %65 = add i32 %63, %64
  store i32 %65, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %67 = icmp eq i32 %6, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  %70 = zext i32 %7 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %70
  store i32 %69, ptr addrspace(1) %71, align 4, !tbaa !5
  fence syncscope("agent") release
  %72 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  store i32 %72, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  br label %73

73:                                               ; preds = %68, %66
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %74 = load i32, ptr addrspace(3) @last_block_fences_agent.ticket.0, align 4, !tbaa !5
  %75 = add i32 %4, -1
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %130

77:                                               ; preds = %73
  %78 = sub nsw i32 127, %6
  %79 = icmp ult i32 %78, %4
  br i1 %79, label %80, label %84

80:                                               ; preds = %77
  %81 = zext i32 %78 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !5
  br label %84

84:                                               ; preds = %77, %80
  %85 = phi i32 [ %83, %80 ], [ 0, %77 ]
  store i32 %85, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %18, label %86, label %91

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 256
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !5
  %89 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %90 = add i32 %89, %88
  store i32 %90, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %91

91:                                               ; preds = %86, %84
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %25, label %92, label %97

92:                                               ; preds = %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 128
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !5
  %95 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %96 = add i32 %95, %94
  store i32 %96, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %97

97:                                               ; preds = %92, %91
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %32, label %98, label %103

98:                                               ; preds = %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 64
  %100 = load i32, ptr addrspace(3) %99, align 4, !tbaa !5
  %101 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %102 = add i32 %101, %100
  store i32 %102, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %103

103:                                              ; preds = %98, %97
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %104, label %109

104:                                              ; preds = %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %106 = load i32, ptr addrspace(3) %105, align 4, !tbaa !5
  %107 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %108 = add i32 %107, %106
  store i32 %108, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %104, %103
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %46, label %110, label %115

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %112 = load i32, ptr addrspace(3) %111, align 4, !tbaa !5
  %113 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %114 = add i32 %113, %112
  store i32 %114, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %115

115:                                              ; preds = %110, %109
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %53, label %116, label %121

116:                                              ; preds = %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  %119 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  %120 = add i32 %119, %118
  store i32 %120, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %121

121:                                              ; preds = %116, %115
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %60, label %122, label %127

122:                                              ; preds = %121
  %123 = load <2 x i32>, ptr addrspace(3) %17, align 4, !tbaa !5
  %124 = extractelement <2 x i32> %123, i64 0
  %125 = extractelement <2 x i32> %123, i64 1
  %126 = add i32 %124, %125
  store i32 %126, ptr addrspace(3) %17, align 4, !tbaa !5
  br label %127

127:                                              ; preds = %122, %121
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %67, label %128, label %130

128:                                              ; preds = %127
  %129 = load i32, ptr addrspace(3) @last_block_fences_agent.words, align 4, !tbaa !5
  store i32 %129, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %130

130:                                              ; preds = %127, %128, %73
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
