; ModuleID = 'merge_network.cl'
source_filename = "merge_network.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@merge_network.k = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@merge_network.v = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @merge_network(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 8
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5, !amdgpu.noclobber !14
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %3
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5, !amdgpu.noclobber !14
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %3
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !5
  %14 = add i32 %6, 128
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5, !amdgpu.noclobber !14
  %18 = add nuw nsw i32 %3, 128
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %18
  store i32 %17, ptr addrspace(3) %19, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !14
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %18
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !5
  %23 = shl nuw nsw i32 %3, 1
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %23
  %25 = load <2 x i32>, ptr addrspace(3) %24, align 4, !tbaa !5
  %26 = extractelement <2 x i32> %25, i64 0
  %27 = extractelement <2 x i32> %25, i64 1
  %28 = icmp ugt i32 %26, %27
  br i1 %28, label %29, label %36

29:                                               ; preds = %2
  %30 = or disjoint i32 %23, 1
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !5
  store i32 %27, ptr addrspace(3) %24, align 4, !tbaa !5
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %30
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  store i32 %35, ptr addrspace(3) %32, align 4, !tbaa !5
  store i32 %26, ptr addrspace(3) %31, align 4, !tbaa !5
  store i32 %33, ptr addrspace(3) %34, align 4, !tbaa !5
  br label %36

36:                                               ; preds = %2, %29
  %37 = and i32 %3, 1
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %38 = sub nsw i32 %23, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %41 = add nsw i32 %38, 2
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !5
  %44 = icmp ugt i32 %40, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %36
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  store i32 %43, ptr addrspace(3) %39, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %41
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !5
  store i32 %49, ptr addrspace(3) %46, align 4, !tbaa !5
  store i32 %40, ptr addrspace(3) %42, align 4, !tbaa !5
  store i32 %47, ptr addrspace(3) %48, align 4, !tbaa !5
  br label %50

50:                                               ; preds = %36, %45
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %51 = icmp eq i32 %37, 0
  br i1 %51, label %64, label %52

52:                                               ; preds = %50
  %53 = add nsw i32 %23, -1
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %53
  %55 = load <2 x i32>, ptr addrspace(3) %54, align 4, !tbaa !5
  %56 = extractelement <2 x i32> %55, i64 0
  %57 = extractelement <2 x i32> %55, i64 1
  %58 = icmp ugt i32 %56, %57
  br i1 %58, label %59, label %64

59:                                               ; preds = %52
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %53
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !5
  store i32 %57, ptr addrspace(3) %54, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !5
  store i32 %63, ptr addrspace(3) %60, align 4, !tbaa !5
  store i32 %56, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %61, ptr addrspace(3) %62, align 4, !tbaa !5
  br label %64

64:                                               ; preds = %50, %52, %59
  %65 = and i32 %3, 3
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %66 = sub nsw i32 %23, %65
  %67 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %66
  %68 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %69 = add nsw i32 %66, 4
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %69
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !5
  %72 = icmp ugt i32 %68, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !5
  store i32 %71, ptr addrspace(3) %67, align 4, !tbaa !5
  %76 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %69
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !5
  store i32 %77, ptr addrspace(3) %74, align 4, !tbaa !5
  store i32 %68, ptr addrspace(3) %70, align 4, !tbaa !5
  store i32 %75, ptr addrspace(3) %76, align 4, !tbaa !5
  br label %78

78:                                               ; preds = %64, %73
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %79 = icmp samesign ult i32 %65, 2
  br i1 %79, label %91, label %80

80:                                               ; preds = %78
  %81 = add nsw i32 %38, -2
  %82 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %81
  %83 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %84 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %85 = icmp ugt i32 %83, %84
  br i1 %85, label %86, label %91

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %81
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !5
  store i32 %84, ptr addrspace(3) %82, align 4, !tbaa !5
  %89 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %90 = load i32, ptr addrspace(3) %89, align 4, !tbaa !5
  store i32 %90, ptr addrspace(3) %87, align 4, !tbaa !5
  store i32 %83, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %88, ptr addrspace(3) %89, align 4, !tbaa !5
  br label %91

91:                                               ; preds = %86, %80, %78
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %92 = icmp eq i32 %65, 0
  br i1 %92, label %105, label %93

93:                                               ; preds = %91
  %94 = add nsw i32 %23, -1
  %95 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %94
  %96 = load <2 x i32>, ptr addrspace(3) %95, align 4, !tbaa !5
  %97 = extractelement <2 x i32> %96, i64 0
  %98 = extractelement <2 x i32> %96, i64 1
  %99 = icmp ugt i32 %97, %98
  br i1 %99, label %100, label %105

100:                                              ; preds = %93
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %94
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !5
  store i32 %98, ptr addrspace(3) %95, align 4, !tbaa !5
  %103 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %104 = load i32, ptr addrspace(3) %103, align 4, !tbaa !5
  store i32 %104, ptr addrspace(3) %101, align 4, !tbaa !5
  store i32 %97, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %102, ptr addrspace(3) %103, align 4, !tbaa !5
  br label %105

105:                                              ; preds = %91, %93, %100
  %106 = and i32 %3, 7
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %107 = sub nsw i32 %23, %106
  %108 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %107
  %109 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %110 = add nsw i32 %107, 8
  %111 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %110
  %112 = load i32, ptr addrspace(3) %111, align 4, !tbaa !5
  %113 = icmp ugt i32 %109, %112
  br i1 %113, label %114, label %119

114:                                              ; preds = %105
  %115 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %116 = load i32, ptr addrspace(3) %115, align 4, !tbaa !5
  store i32 %112, ptr addrspace(3) %108, align 4, !tbaa !5
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %110
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  store i32 %118, ptr addrspace(3) %115, align 4, !tbaa !5
  store i32 %109, ptr addrspace(3) %111, align 4, !tbaa !5
  store i32 %116, ptr addrspace(3) %117, align 4, !tbaa !5
  br label %119

119:                                              ; preds = %105, %114
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %120 = icmp samesign ult i32 %106, 4
  br i1 %120, label %132, label %121

121:                                              ; preds = %119
  %122 = add nsw i32 %66, -4
  %123 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %122
  %124 = load i32, ptr addrspace(3) %123, align 4, !tbaa !5
  %125 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %126 = icmp ugt i32 %124, %125
  br i1 %126, label %127, label %132

127:                                              ; preds = %121
  %128 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %122
  %129 = load i32, ptr addrspace(3) %128, align 4, !tbaa !5
  store i32 %125, ptr addrspace(3) %123, align 4, !tbaa !5
  %130 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !5
  store i32 %131, ptr addrspace(3) %128, align 4, !tbaa !5
  store i32 %124, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %129, ptr addrspace(3) %130, align 4, !tbaa !5
  br label %132

132:                                              ; preds = %127, %121, %119
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %133 = icmp samesign ult i32 %106, 2
  br i1 %133, label %145, label %134

134:                                              ; preds = %132
  %135 = add nsw i32 %38, -2
  %136 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %135
  %137 = load i32, ptr addrspace(3) %136, align 4, !tbaa !5
  %138 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %139 = icmp ugt i32 %137, %138
  br i1 %139, label %140, label %145

140:                                              ; preds = %134
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %135
  %142 = load i32, ptr addrspace(3) %141, align 4, !tbaa !5
  store i32 %138, ptr addrspace(3) %136, align 4, !tbaa !5
  %143 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %144 = load i32, ptr addrspace(3) %143, align 4, !tbaa !5
  store i32 %144, ptr addrspace(3) %141, align 4, !tbaa !5
  store i32 %137, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %142, ptr addrspace(3) %143, align 4, !tbaa !5
  br label %145

145:                                              ; preds = %140, %134, %132
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %146 = icmp eq i32 %106, 0
  br i1 %146, label %159, label %147

147:                                              ; preds = %145
  %148 = add nsw i32 %23, -1
  %149 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %148
  %150 = load <2 x i32>, ptr addrspace(3) %149, align 4, !tbaa !5
  %151 = extractelement <2 x i32> %150, i64 0
  %152 = extractelement <2 x i32> %150, i64 1
  %153 = icmp ugt i32 %151, %152
  br i1 %153, label %154, label %159

154:                                              ; preds = %147
  %155 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %148
  %156 = load i32, ptr addrspace(3) %155, align 4, !tbaa !5
  store i32 %152, ptr addrspace(3) %149, align 4, !tbaa !5
  %157 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %158 = load i32, ptr addrspace(3) %157, align 4, !tbaa !5
  store i32 %158, ptr addrspace(3) %155, align 4, !tbaa !5
  store i32 %151, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %156, ptr addrspace(3) %157, align 4, !tbaa !5
  br label %159

159:                                              ; preds = %145, %147, %154
  %160 = and i32 %3, 15
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %161 = sub nsw i32 %23, %160
  %162 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %161
  %163 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %164 = add nsw i32 %161, 16
  %165 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %164
  %166 = load i32, ptr addrspace(3) %165, align 4, !tbaa !5
  %167 = icmp ugt i32 %163, %166
  br i1 %167, label %168, label %173

168:                                              ; preds = %159
  %169 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %170 = load i32, ptr addrspace(3) %169, align 4, !tbaa !5
  store i32 %166, ptr addrspace(3) %162, align 4, !tbaa !5
  %171 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %164
  %172 = load i32, ptr addrspace(3) %171, align 4, !tbaa !5
  store i32 %172, ptr addrspace(3) %169, align 4, !tbaa !5
  store i32 %163, ptr addrspace(3) %165, align 4, !tbaa !5
  store i32 %170, ptr addrspace(3) %171, align 4, !tbaa !5
  br label %173

173:                                              ; preds = %159, %168
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %174 = icmp samesign ult i32 %160, 8
  br i1 %174, label %186, label %175

175:                                              ; preds = %173
  %176 = add nsw i32 %107, -8
  %177 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %176
  %178 = load i32, ptr addrspace(3) %177, align 4, !tbaa !5
  %179 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %180 = icmp ugt i32 %178, %179
  br i1 %180, label %181, label %186

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %176
  %183 = load i32, ptr addrspace(3) %182, align 4, !tbaa !5
  store i32 %179, ptr addrspace(3) %177, align 4, !tbaa !5
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %185 = load i32, ptr addrspace(3) %184, align 4, !tbaa !5
  store i32 %185, ptr addrspace(3) %182, align 4, !tbaa !5
  store i32 %178, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %183, ptr addrspace(3) %184, align 4, !tbaa !5
  br label %186

186:                                              ; preds = %181, %175, %173
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %187 = icmp samesign ult i32 %160, 4
  br i1 %187, label %199, label %188

188:                                              ; preds = %186
  %189 = add nsw i32 %66, -4
  %190 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %189
  %191 = load i32, ptr addrspace(3) %190, align 4, !tbaa !5
  %192 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %193 = icmp ugt i32 %191, %192
  br i1 %193, label %194, label %199

194:                                              ; preds = %188
  %195 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %189
  %196 = load i32, ptr addrspace(3) %195, align 4, !tbaa !5
  store i32 %192, ptr addrspace(3) %190, align 4, !tbaa !5
  %197 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %198 = load i32, ptr addrspace(3) %197, align 4, !tbaa !5
  store i32 %198, ptr addrspace(3) %195, align 4, !tbaa !5
  store i32 %191, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %196, ptr addrspace(3) %197, align 4, !tbaa !5
  br label %199

199:                                              ; preds = %194, %188, %186
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %200 = icmp samesign ult i32 %160, 2
  br i1 %200, label %212, label %201

201:                                              ; preds = %199
  %202 = add nsw i32 %38, -2
  %203 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %202
  %204 = load i32, ptr addrspace(3) %203, align 4, !tbaa !5
  %205 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %206 = icmp ugt i32 %204, %205
  br i1 %206, label %207, label %212

207:                                              ; preds = %201
  %208 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %202
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !5
  store i32 %205, ptr addrspace(3) %203, align 4, !tbaa !5
  %210 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %211 = load i32, ptr addrspace(3) %210, align 4, !tbaa !5
  store i32 %211, ptr addrspace(3) %208, align 4, !tbaa !5
  store i32 %204, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %209, ptr addrspace(3) %210, align 4, !tbaa !5
  br label %212

212:                                              ; preds = %207, %201, %199
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %213 = icmp eq i32 %160, 0
  br i1 %213, label %226, label %214

214:                                              ; preds = %212
  %215 = add nsw i32 %23, -1
  %216 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %215
  %217 = load <2 x i32>, ptr addrspace(3) %216, align 4, !tbaa !5
  %218 = extractelement <2 x i32> %217, i64 0
  %219 = extractelement <2 x i32> %217, i64 1
  %220 = icmp ugt i32 %218, %219
  br i1 %220, label %221, label %226

221:                                              ; preds = %214
  %222 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %215
  %223 = load i32, ptr addrspace(3) %222, align 4, !tbaa !5
  store i32 %219, ptr addrspace(3) %216, align 4, !tbaa !5
  %224 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %225 = load i32, ptr addrspace(3) %224, align 4, !tbaa !5
  store i32 %225, ptr addrspace(3) %222, align 4, !tbaa !5
  store i32 %218, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %223, ptr addrspace(3) %224, align 4, !tbaa !5
  br label %226

226:                                              ; preds = %212, %214, %221
  %227 = and i32 %3, 31
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %228 = sub nsw i32 %23, %227
  %229 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %228
  %230 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %231 = add nsw i32 %228, 32
  %232 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %231
  %233 = load i32, ptr addrspace(3) %232, align 4, !tbaa !5
  %234 = icmp ugt i32 %230, %233
  br i1 %234, label %235, label %240

235:                                              ; preds = %226
  %236 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %228
  %237 = load i32, ptr addrspace(3) %236, align 4, !tbaa !5
  store i32 %233, ptr addrspace(3) %229, align 4, !tbaa !5
  %238 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %231
  %239 = load i32, ptr addrspace(3) %238, align 4, !tbaa !5
  store i32 %239, ptr addrspace(3) %236, align 4, !tbaa !5
  store i32 %230, ptr addrspace(3) %232, align 4, !tbaa !5
  store i32 %237, ptr addrspace(3) %238, align 4, !tbaa !5
  br label %240

240:                                              ; preds = %226, %235
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %241 = icmp samesign ult i32 %227, 16
  br i1 %241, label %253, label %242

242:                                              ; preds = %240
  %243 = add nsw i32 %161, -16
  %244 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %243
  %245 = load i32, ptr addrspace(3) %244, align 4, !tbaa !5
  %246 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %247 = icmp ugt i32 %245, %246
  br i1 %247, label %248, label %253

248:                                              ; preds = %242
  %249 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %243
  %250 = load i32, ptr addrspace(3) %249, align 4, !tbaa !5
  store i32 %246, ptr addrspace(3) %244, align 4, !tbaa !5
  %251 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %252 = load i32, ptr addrspace(3) %251, align 4, !tbaa !5
  store i32 %252, ptr addrspace(3) %249, align 4, !tbaa !5
  store i32 %245, ptr addrspace(3) %162, align 4, !tbaa !5
  store i32 %250, ptr addrspace(3) %251, align 4, !tbaa !5
  br label %253

253:                                              ; preds = %248, %242, %240
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %254 = icmp samesign ult i32 %227, 8
  br i1 %254, label %266, label %255

255:                                              ; preds = %253
  %256 = add nsw i32 %107, -8
  %257 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %256
  %258 = load i32, ptr addrspace(3) %257, align 4, !tbaa !5
  %259 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %260 = icmp ugt i32 %258, %259
  br i1 %260, label %261, label %266

261:                                              ; preds = %255
  %262 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %256
  %263 = load i32, ptr addrspace(3) %262, align 4, !tbaa !5
  store i32 %259, ptr addrspace(3) %257, align 4, !tbaa !5
  %264 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %265 = load i32, ptr addrspace(3) %264, align 4, !tbaa !5
  store i32 %265, ptr addrspace(3) %262, align 4, !tbaa !5
  store i32 %258, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %263, ptr addrspace(3) %264, align 4, !tbaa !5
  br label %266

266:                                              ; preds = %261, %255, %253
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %267 = icmp samesign ult i32 %227, 4
  br i1 %267, label %279, label %268

268:                                              ; preds = %266
  %269 = add nsw i32 %66, -4
  %270 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %269
  %271 = load i32, ptr addrspace(3) %270, align 4, !tbaa !5
  %272 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %273 = icmp ugt i32 %271, %272
  br i1 %273, label %274, label %279

274:                                              ; preds = %268
  %275 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %269
  %276 = load i32, ptr addrspace(3) %275, align 4, !tbaa !5
  store i32 %272, ptr addrspace(3) %270, align 4, !tbaa !5
  %277 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %278 = load i32, ptr addrspace(3) %277, align 4, !tbaa !5
  store i32 %278, ptr addrspace(3) %275, align 4, !tbaa !5
  store i32 %271, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %276, ptr addrspace(3) %277, align 4, !tbaa !5
  br label %279

279:                                              ; preds = %274, %268, %266
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %280 = icmp samesign ult i32 %227, 2
  br i1 %280, label %292, label %281

281:                                              ; preds = %279
  %282 = add nsw i32 %38, -2
  %283 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %282
  %284 = load i32, ptr addrspace(3) %283, align 4, !tbaa !5
  %285 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %286 = icmp ugt i32 %284, %285
  br i1 %286, label %287, label %292

287:                                              ; preds = %281
  %288 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %282
  %289 = load i32, ptr addrspace(3) %288, align 4, !tbaa !5
  store i32 %285, ptr addrspace(3) %283, align 4, !tbaa !5
  %290 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %291 = load i32, ptr addrspace(3) %290, align 4, !tbaa !5
  store i32 %291, ptr addrspace(3) %288, align 4, !tbaa !5
  store i32 %284, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %289, ptr addrspace(3) %290, align 4, !tbaa !5
  br label %292

292:                                              ; preds = %287, %281, %279
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %293 = icmp eq i32 %227, 0
  br i1 %293, label %306, label %294

294:                                              ; preds = %292
  %295 = add nsw i32 %23, -1
  %296 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %295
  %297 = load <2 x i32>, ptr addrspace(3) %296, align 4, !tbaa !5
  %298 = extractelement <2 x i32> %297, i64 0
  %299 = extractelement <2 x i32> %297, i64 1
  %300 = icmp ugt i32 %298, %299
  br i1 %300, label %301, label %306

301:                                              ; preds = %294
  %302 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %295
  %303 = load i32, ptr addrspace(3) %302, align 4, !tbaa !5
  store i32 %299, ptr addrspace(3) %296, align 4, !tbaa !5
  %304 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %305 = load i32, ptr addrspace(3) %304, align 4, !tbaa !5
  store i32 %305, ptr addrspace(3) %302, align 4, !tbaa !5
  store i32 %298, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %303, ptr addrspace(3) %304, align 4, !tbaa !5
  br label %306

306:                                              ; preds = %292, %294, %301
  %307 = and i32 %3, 63
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %308 = sub nsw i32 %23, %307
  %309 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %308
  %310 = load i32, ptr addrspace(3) %309, align 4, !tbaa !5
  %311 = add nsw i32 %308, 64
  %312 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %311
  %313 = load i32, ptr addrspace(3) %312, align 4, !tbaa !5
  %314 = icmp ugt i32 %310, %313
  br i1 %314, label %315, label %320

315:                                              ; preds = %306
  %316 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %308
  %317 = load i32, ptr addrspace(3) %316, align 4, !tbaa !5
  store i32 %313, ptr addrspace(3) %309, align 4, !tbaa !5
  %318 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %311
  %319 = load i32, ptr addrspace(3) %318, align 4, !tbaa !5
  store i32 %319, ptr addrspace(3) %316, align 4, !tbaa !5
  store i32 %310, ptr addrspace(3) %312, align 4, !tbaa !5
  store i32 %317, ptr addrspace(3) %318, align 4, !tbaa !5
  br label %320

320:                                              ; preds = %306, %315
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %321 = icmp samesign ult i32 %307, 32
  br i1 %321, label %333, label %322

322:                                              ; preds = %320
  %323 = add nsw i32 %228, -32
  %324 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %323
  %325 = load i32, ptr addrspace(3) %324, align 4, !tbaa !5
  %326 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %327 = icmp ugt i32 %325, %326
  br i1 %327, label %328, label %333

328:                                              ; preds = %322
  %329 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %323
  %330 = load i32, ptr addrspace(3) %329, align 4, !tbaa !5
  store i32 %326, ptr addrspace(3) %324, align 4, !tbaa !5
  %331 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %228
  %332 = load i32, ptr addrspace(3) %331, align 4, !tbaa !5
  store i32 %332, ptr addrspace(3) %329, align 4, !tbaa !5
  store i32 %325, ptr addrspace(3) %229, align 4, !tbaa !5
  store i32 %330, ptr addrspace(3) %331, align 4, !tbaa !5
  br label %333

333:                                              ; preds = %328, %322, %320
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %334 = icmp samesign ult i32 %307, 16
  br i1 %334, label %346, label %335

335:                                              ; preds = %333
  %336 = add nsw i32 %161, -16
  %337 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %336
  %338 = load i32, ptr addrspace(3) %337, align 4, !tbaa !5
  %339 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %340 = icmp ugt i32 %338, %339
  br i1 %340, label %341, label %346

341:                                              ; preds = %335
  %342 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %336
  %343 = load i32, ptr addrspace(3) %342, align 4, !tbaa !5
  store i32 %339, ptr addrspace(3) %337, align 4, !tbaa !5
  %344 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %345 = load i32, ptr addrspace(3) %344, align 4, !tbaa !5
  store i32 %345, ptr addrspace(3) %342, align 4, !tbaa !5
  store i32 %338, ptr addrspace(3) %162, align 4, !tbaa !5
  store i32 %343, ptr addrspace(3) %344, align 4, !tbaa !5
  br label %346

346:                                              ; preds = %341, %335, %333
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %347 = icmp samesign ult i32 %307, 8
  br i1 %347, label %359, label %348

348:                                              ; preds = %346
  %349 = add nsw i32 %107, -8
  %350 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %349
  %351 = load i32, ptr addrspace(3) %350, align 4, !tbaa !5
  %352 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %353 = icmp ugt i32 %351, %352
  br i1 %353, label %354, label %359

354:                                              ; preds = %348
  %355 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %349
  %356 = load i32, ptr addrspace(3) %355, align 4, !tbaa !5
  store i32 %352, ptr addrspace(3) %350, align 4, !tbaa !5
  %357 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %358 = load i32, ptr addrspace(3) %357, align 4, !tbaa !5
  store i32 %358, ptr addrspace(3) %355, align 4, !tbaa !5
  store i32 %351, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %356, ptr addrspace(3) %357, align 4, !tbaa !5
  br label %359

359:                                              ; preds = %354, %348, %346
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %360 = icmp samesign ult i32 %307, 4
  br i1 %360, label %372, label %361

361:                                              ; preds = %359
  %362 = add nsw i32 %66, -4
  %363 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %362
  %364 = load i32, ptr addrspace(3) %363, align 4, !tbaa !5
  %365 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %366 = icmp ugt i32 %364, %365
  br i1 %366, label %367, label %372

367:                                              ; preds = %361
  %368 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %362
  %369 = load i32, ptr addrspace(3) %368, align 4, !tbaa !5
  store i32 %365, ptr addrspace(3) %363, align 4, !tbaa !5
  %370 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %371 = load i32, ptr addrspace(3) %370, align 4, !tbaa !5
  store i32 %371, ptr addrspace(3) %368, align 4, !tbaa !5
  store i32 %364, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %369, ptr addrspace(3) %370, align 4, !tbaa !5
  br label %372

372:                                              ; preds = %367, %361, %359
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %373 = icmp samesign ult i32 %307, 2
  br i1 %373, label %385, label %374

374:                                              ; preds = %372
  %375 = add nsw i32 %38, -2
  %376 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %375
  %377 = load i32, ptr addrspace(3) %376, align 4, !tbaa !5
  %378 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %379 = icmp ugt i32 %377, %378
  br i1 %379, label %380, label %385

380:                                              ; preds = %374
  %381 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %375
  %382 = load i32, ptr addrspace(3) %381, align 4, !tbaa !5
  store i32 %378, ptr addrspace(3) %376, align 4, !tbaa !5
  %383 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %384 = load i32, ptr addrspace(3) %383, align 4, !tbaa !5
  store i32 %384, ptr addrspace(3) %381, align 4, !tbaa !5
  store i32 %377, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %382, ptr addrspace(3) %383, align 4, !tbaa !5
  br label %385

385:                                              ; preds = %380, %374, %372
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %386 = icmp eq i32 %307, 0
  br i1 %386, label %399, label %387

387:                                              ; preds = %385
  %388 = add nsw i32 %23, -1
  %389 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %388
  %390 = load <2 x i32>, ptr addrspace(3) %389, align 4, !tbaa !5
  %391 = extractelement <2 x i32> %390, i64 0
  %392 = extractelement <2 x i32> %390, i64 1
  %393 = icmp ugt i32 %391, %392
  br i1 %393, label %394, label %399

394:                                              ; preds = %387
  %395 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %388
  %396 = load i32, ptr addrspace(3) %395, align 4, !tbaa !5
  store i32 %392, ptr addrspace(3) %389, align 4, !tbaa !5
  %397 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %398 = load i32, ptr addrspace(3) %397, align 4, !tbaa !5
  store i32 %398, ptr addrspace(3) %395, align 4, !tbaa !5
  store i32 %391, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %396, ptr addrspace(3) %397, align 4, !tbaa !5
  br label %399

399:                                              ; preds = %385, %387, %394
  %400 = and i32 %3, 127
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %401 = sub nsw i32 %23, %400
  %402 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %401
  %403 = load i32, ptr addrspace(3) %402, align 4, !tbaa !5
  %404 = add nsw i32 %401, 128
  %405 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %404
  %406 = load i32, ptr addrspace(3) %405, align 4, !tbaa !5
  %407 = icmp ugt i32 %403, %406
  br i1 %407, label %408, label %413

408:                                              ; preds = %399
  %409 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %401
  %410 = load i32, ptr addrspace(3) %409, align 4, !tbaa !5
  store i32 %406, ptr addrspace(3) %402, align 4, !tbaa !5
  %411 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %404
  %412 = load i32, ptr addrspace(3) %411, align 4, !tbaa !5
  store i32 %412, ptr addrspace(3) %409, align 4, !tbaa !5
  store i32 %403, ptr addrspace(3) %405, align 4, !tbaa !5
  store i32 %410, ptr addrspace(3) %411, align 4, !tbaa !5
  br label %413

413:                                              ; preds = %399, %408
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %414 = icmp samesign ult i32 %400, 64
  br i1 %414, label %426, label %415

415:                                              ; preds = %413
  %416 = add nsw i32 %308, -64
  %417 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %416
  %418 = load i32, ptr addrspace(3) %417, align 4, !tbaa !5
  %419 = load i32, ptr addrspace(3) %309, align 4, !tbaa !5
  %420 = icmp ugt i32 %418, %419
  br i1 %420, label %421, label %426

421:                                              ; preds = %415
  %422 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %416
  %423 = load i32, ptr addrspace(3) %422, align 4, !tbaa !5
  store i32 %419, ptr addrspace(3) %417, align 4, !tbaa !5
  %424 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %308
  %425 = load i32, ptr addrspace(3) %424, align 4, !tbaa !5
  store i32 %425, ptr addrspace(3) %422, align 4, !tbaa !5
  store i32 %418, ptr addrspace(3) %309, align 4, !tbaa !5
  store i32 %423, ptr addrspace(3) %424, align 4, !tbaa !5
  br label %426

426:                                              ; preds = %421, %415, %413
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %427 = icmp samesign ult i32 %400, 32
  br i1 %427, label %439, label %428

428:                                              ; preds = %426
  %429 = add nsw i32 %228, -32
  %430 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %429
  %431 = load i32, ptr addrspace(3) %430, align 4, !tbaa !5
  %432 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %433 = icmp ugt i32 %431, %432
  br i1 %433, label %434, label %439

434:                                              ; preds = %428
  %435 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %429
  %436 = load i32, ptr addrspace(3) %435, align 4, !tbaa !5
  store i32 %432, ptr addrspace(3) %430, align 4, !tbaa !5
  %437 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %228
  %438 = load i32, ptr addrspace(3) %437, align 4, !tbaa !5
  store i32 %438, ptr addrspace(3) %435, align 4, !tbaa !5
  store i32 %431, ptr addrspace(3) %229, align 4, !tbaa !5
  store i32 %436, ptr addrspace(3) %437, align 4, !tbaa !5
  br label %439

439:                                              ; preds = %434, %428, %426
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %440 = icmp samesign ult i32 %400, 16
  br i1 %440, label %452, label %441

441:                                              ; preds = %439
  %442 = add nsw i32 %161, -16
  %443 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %442
  %444 = load i32, ptr addrspace(3) %443, align 4, !tbaa !5
  %445 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %446 = icmp ugt i32 %444, %445
  br i1 %446, label %447, label %452

447:                                              ; preds = %441
  %448 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %442
  %449 = load i32, ptr addrspace(3) %448, align 4, !tbaa !5
  store i32 %445, ptr addrspace(3) %443, align 4, !tbaa !5
  %450 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %451 = load i32, ptr addrspace(3) %450, align 4, !tbaa !5
  store i32 %451, ptr addrspace(3) %448, align 4, !tbaa !5
  store i32 %444, ptr addrspace(3) %162, align 4, !tbaa !5
  store i32 %449, ptr addrspace(3) %450, align 4, !tbaa !5
  br label %452

452:                                              ; preds = %447, %441, %439
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %453 = icmp samesign ult i32 %400, 8
  br i1 %453, label %465, label %454

454:                                              ; preds = %452
  %455 = add nsw i32 %107, -8
  %456 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %455
  %457 = load i32, ptr addrspace(3) %456, align 4, !tbaa !5
  %458 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %459 = icmp ugt i32 %457, %458
  br i1 %459, label %460, label %465

460:                                              ; preds = %454
  %461 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %455
  %462 = load i32, ptr addrspace(3) %461, align 4, !tbaa !5
  store i32 %458, ptr addrspace(3) %456, align 4, !tbaa !5
  %463 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %464 = load i32, ptr addrspace(3) %463, align 4, !tbaa !5
  store i32 %464, ptr addrspace(3) %461, align 4, !tbaa !5
  store i32 %457, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %462, ptr addrspace(3) %463, align 4, !tbaa !5
  br label %465

465:                                              ; preds = %460, %454, %452
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %466 = icmp samesign ult i32 %400, 4
  br i1 %466, label %478, label %467

467:                                              ; preds = %465
  %468 = add nsw i32 %66, -4
  %469 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %468
  %470 = load i32, ptr addrspace(3) %469, align 4, !tbaa !5
  %471 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %472 = icmp ugt i32 %470, %471
  br i1 %472, label %473, label %478

473:                                              ; preds = %467
  %474 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %468
  %475 = load i32, ptr addrspace(3) %474, align 4, !tbaa !5
  store i32 %471, ptr addrspace(3) %469, align 4, !tbaa !5
  %476 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %477 = load i32, ptr addrspace(3) %476, align 4, !tbaa !5
  store i32 %477, ptr addrspace(3) %474, align 4, !tbaa !5
  store i32 %470, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %475, ptr addrspace(3) %476, align 4, !tbaa !5
  br label %478

478:                                              ; preds = %473, %467, %465
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %479 = icmp samesign ult i32 %400, 2
  br i1 %479, label %491, label %480

480:                                              ; preds = %478
  %481 = add nsw i32 %38, -2
  %482 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %481
  %483 = load i32, ptr addrspace(3) %482, align 4, !tbaa !5
  %484 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %485 = icmp ugt i32 %483, %484
  br i1 %485, label %486, label %491

486:                                              ; preds = %480
  %487 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %481
  %488 = load i32, ptr addrspace(3) %487, align 4, !tbaa !5
  store i32 %484, ptr addrspace(3) %482, align 4, !tbaa !5
  %489 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %490 = load i32, ptr addrspace(3) %489, align 4, !tbaa !5
  store i32 %490, ptr addrspace(3) %487, align 4, !tbaa !5
  store i32 %483, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %488, ptr addrspace(3) %489, align 4, !tbaa !5
  br label %491

491:                                              ; preds = %486, %480, %478
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %492 = icmp eq i32 %400, 0
  br i1 %492, label %505, label %493

493:                                              ; preds = %491
  %494 = add nsw i32 %23, -1
  %495 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %494
  %496 = load <2 x i32>, ptr addrspace(3) %495, align 4, !tbaa !5
  %497 = extractelement <2 x i32> %496, i64 0
  %498 = extractelement <2 x i32> %496, i64 1
  %499 = icmp ugt i32 %497, %498
  br i1 %499, label %500, label %505

500:                                              ; preds = %493
  %501 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %494
  %502 = load i32, ptr addrspace(3) %501, align 4, !tbaa !5
  store i32 %498, ptr addrspace(3) %495, align 4, !tbaa !5
  %503 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %504 = load i32, ptr addrspace(3) %503, align 4, !tbaa !5
  store i32 %504, ptr addrspace(3) %501, align 4, !tbaa !5
  store i32 %497, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %502, ptr addrspace(3) %503, align 4, !tbaa !5
  br label %505

505:                                              ; preds = %491, %493, %500
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %506 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  store i32 %506, ptr addrspace(1) %8, align 4, !tbaa !5
  %507 = load i32, ptr addrspace(3) %13, align 4, !tbaa !5
  store i32 %507, ptr addrspace(1) %11, align 4, !tbaa !5
  %508 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  store i32 %508, ptr addrspace(1) %16, align 4, !tbaa !5
  %509 = load i32, ptr addrspace(3) %22, align 4, !tbaa !5
  store i32 %509, ptr addrspace(1) %20, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_merge_network(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 8
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %3
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %3
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !5
  %14 = add i32 %6, 128
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5
  %18 = add nuw nsw i32 %3, 128
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %18
  store i32 %17, ptr addrspace(3) %19, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %18
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !5
  %23 = shl nuw nsw i32 %3, 1
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %23
  %25 = load <2 x i32>, ptr addrspace(3) %24, align 4, !tbaa !5
  %26 = extractelement <2 x i32> %25, i64 0
  %27 = extractelement <2 x i32> %25, i64 1
  %28 = icmp ugt i32 %26, %27
  br i1 %28, label %29, label %36

29:                                               ; preds = %2
  %30 = or disjoint i32 %23, 1
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !5
  store i32 %27, ptr addrspace(3) %24, align 4, !tbaa !5
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %30
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  store i32 %35, ptr addrspace(3) %32, align 4, !tbaa !5
  store i32 %26, ptr addrspace(3) %31, align 4, !tbaa !5
  store i32 %33, ptr addrspace(3) %34, align 4, !tbaa !5
  br label %36

36:                                               ; preds = %2, %29
  %37 = and i32 %3, 1
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %38 = sub nsw i32 %23, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %41 = add nsw i32 %38, 2
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !5
  %44 = icmp ugt i32 %40, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %36
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  store i32 %43, ptr addrspace(3) %39, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %41
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !5
  store i32 %49, ptr addrspace(3) %46, align 4, !tbaa !5
  store i32 %40, ptr addrspace(3) %42, align 4, !tbaa !5
  store i32 %47, ptr addrspace(3) %48, align 4, !tbaa !5
  br label %50

50:                                               ; preds = %36, %45
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %51 = icmp eq i32 %37, 0
  br i1 %51, label %64, label %52

52:                                               ; preds = %50
  %53 = add nsw i32 %23, -1
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %53
  %55 = load <2 x i32>, ptr addrspace(3) %54, align 4, !tbaa !5
  %56 = extractelement <2 x i32> %55, i64 0
  %57 = extractelement <2 x i32> %55, i64 1
  %58 = icmp ugt i32 %56, %57
  br i1 %58, label %59, label %64

59:                                               ; preds = %52
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %53
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !5
  store i32 %57, ptr addrspace(3) %54, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !5
  store i32 %63, ptr addrspace(3) %60, align 4, !tbaa !5
  store i32 %56, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %61, ptr addrspace(3) %62, align 4, !tbaa !5
  br label %64

64:                                               ; preds = %50, %52, %59
  %65 = and i32 %3, 3
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %66 = sub nsw i32 %23, %65
  %67 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %66
  %68 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %69 = add nsw i32 %66, 4
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %69
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !5
  %72 = icmp ugt i32 %68, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !5
  store i32 %71, ptr addrspace(3) %67, align 4, !tbaa !5
  %76 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %69
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !5
  store i32 %77, ptr addrspace(3) %74, align 4, !tbaa !5
  store i32 %68, ptr addrspace(3) %70, align 4, !tbaa !5
  store i32 %75, ptr addrspace(3) %76, align 4, !tbaa !5
  br label %78

78:                                               ; preds = %64, %73
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %79 = icmp samesign ult i32 %65, 2
  br i1 %79, label %91, label %80

80:                                               ; preds = %78
  %81 = add nsw i32 %38, -2
  %82 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %81
  %83 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %84 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %85 = icmp ugt i32 %83, %84
  br i1 %85, label %86, label %91

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %81
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !5
  store i32 %84, ptr addrspace(3) %82, align 4, !tbaa !5
  %89 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %90 = load i32, ptr addrspace(3) %89, align 4, !tbaa !5
  store i32 %90, ptr addrspace(3) %87, align 4, !tbaa !5
  store i32 %83, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %88, ptr addrspace(3) %89, align 4, !tbaa !5
  br label %91

91:                                               ; preds = %86, %80, %78
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %92 = icmp eq i32 %65, 0
  br i1 %92, label %105, label %93

93:                                               ; preds = %91
  %94 = add nsw i32 %23, -1
  %95 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %94
  %96 = load <2 x i32>, ptr addrspace(3) %95, align 4, !tbaa !5
  %97 = extractelement <2 x i32> %96, i64 0
  %98 = extractelement <2 x i32> %96, i64 1
  %99 = icmp ugt i32 %97, %98
  br i1 %99, label %100, label %105

100:                                              ; preds = %93
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %94
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !5
  store i32 %98, ptr addrspace(3) %95, align 4, !tbaa !5
  %103 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %104 = load i32, ptr addrspace(3) %103, align 4, !tbaa !5
  store i32 %104, ptr addrspace(3) %101, align 4, !tbaa !5
  store i32 %97, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %102, ptr addrspace(3) %103, align 4, !tbaa !5
  br label %105

105:                                              ; preds = %91, %93, %100
  %106 = and i32 %3, 7
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %107 = sub nsw i32 %23, %106
  %108 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %107
  %109 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %110 = add nsw i32 %107, 8
  %111 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %110
  %112 = load i32, ptr addrspace(3) %111, align 4, !tbaa !5
  %113 = icmp ugt i32 %109, %112
  br i1 %113, label %114, label %119

114:                                              ; preds = %105
  %115 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %116 = load i32, ptr addrspace(3) %115, align 4, !tbaa !5
  store i32 %112, ptr addrspace(3) %108, align 4, !tbaa !5
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %110
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  store i32 %118, ptr addrspace(3) %115, align 4, !tbaa !5
  store i32 %109, ptr addrspace(3) %111, align 4, !tbaa !5
  store i32 %116, ptr addrspace(3) %117, align 4, !tbaa !5
  br label %119

119:                                              ; preds = %105, %114
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %120 = icmp samesign ult i32 %106, 4
  br i1 %120, label %132, label %121

121:                                              ; preds = %119
  %122 = add nsw i32 %66, -4
  %123 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %122
  %124 = load i32, ptr addrspace(3) %123, align 4, !tbaa !5
  %125 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %126 = icmp ugt i32 %124, %125
  br i1 %126, label %127, label %132

127:                                              ; preds = %121
  %128 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %122
  %129 = load i32, ptr addrspace(3) %128, align 4, !tbaa !5
  store i32 %125, ptr addrspace(3) %123, align 4, !tbaa !5
  %130 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !5
  store i32 %131, ptr addrspace(3) %128, align 4, !tbaa !5
  store i32 %124, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %129, ptr addrspace(3) %130, align 4, !tbaa !5
  br label %132

132:                                              ; preds = %127, %121, %119
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %133 = icmp samesign ult i32 %106, 2
  br i1 %133, label %145, label %134

134:                                              ; preds = %132
  %135 = add nsw i32 %38, -2
  %136 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %135
  %137 = load i32, ptr addrspace(3) %136, align 4, !tbaa !5
  %138 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %139 = icmp ugt i32 %137, %138
  br i1 %139, label %140, label %145

140:                                              ; preds = %134
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %135
  %142 = load i32, ptr addrspace(3) %141, align 4, !tbaa !5
  store i32 %138, ptr addrspace(3) %136, align 4, !tbaa !5
  %143 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %144 = load i32, ptr addrspace(3) %143, align 4, !tbaa !5
  store i32 %144, ptr addrspace(3) %141, align 4, !tbaa !5
  store i32 %137, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %142, ptr addrspace(3) %143, align 4, !tbaa !5
  br label %145

145:                                              ; preds = %140, %134, %132
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %146 = icmp eq i32 %106, 0
  br i1 %146, label %159, label %147

147:                                              ; preds = %145
  %148 = add nsw i32 %23, -1
  %149 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %148
  %150 = load <2 x i32>, ptr addrspace(3) %149, align 4, !tbaa !5
  %151 = extractelement <2 x i32> %150, i64 0
  %152 = extractelement <2 x i32> %150, i64 1
  %153 = icmp ugt i32 %151, %152
  br i1 %153, label %154, label %159

154:                                              ; preds = %147
  %155 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %148
  %156 = load i32, ptr addrspace(3) %155, align 4, !tbaa !5
  store i32 %152, ptr addrspace(3) %149, align 4, !tbaa !5
  %157 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %158 = load i32, ptr addrspace(3) %157, align 4, !tbaa !5
  store i32 %158, ptr addrspace(3) %155, align 4, !tbaa !5
  store i32 %151, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %156, ptr addrspace(3) %157, align 4, !tbaa !5
  br label %159

159:                                              ; preds = %145, %147, %154
  %160 = and i32 %3, 15
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %161 = sub nsw i32 %23, %160
  %162 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %161
  %163 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %164 = add nsw i32 %161, 16
  %165 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %164
  %166 = load i32, ptr addrspace(3) %165, align 4, !tbaa !5
  %167 = icmp ugt i32 %163, %166
  br i1 %167, label %168, label %173

168:                                              ; preds = %159
  %169 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %170 = load i32, ptr addrspace(3) %169, align 4, !tbaa !5
  store i32 %166, ptr addrspace(3) %162, align 4, !tbaa !5
  %171 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %164
  %172 = load i32, ptr addrspace(3) %171, align 4, !tbaa !5
  store i32 %172, ptr addrspace(3) %169, align 4, !tbaa !5
  store i32 %163, ptr addrspace(3) %165, align 4, !tbaa !5
  store i32 %170, ptr addrspace(3) %171, align 4, !tbaa !5
  br label %173

173:                                              ; preds = %159, %168
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %174 = icmp samesign ult i32 %160, 8
  br i1 %174, label %186, label %175

175:                                              ; preds = %173
  %176 = add nsw i32 %107, -8
  %177 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %176
  %178 = load i32, ptr addrspace(3) %177, align 4, !tbaa !5
  %179 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %180 = icmp ugt i32 %178, %179
  br i1 %180, label %181, label %186

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %176
  %183 = load i32, ptr addrspace(3) %182, align 4, !tbaa !5
  store i32 %179, ptr addrspace(3) %177, align 4, !tbaa !5
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %185 = load i32, ptr addrspace(3) %184, align 4, !tbaa !5
  store i32 %185, ptr addrspace(3) %182, align 4, !tbaa !5
  store i32 %178, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %183, ptr addrspace(3) %184, align 4, !tbaa !5
  br label %186

186:                                              ; preds = %181, %175, %173
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %187 = icmp samesign ult i32 %160, 4
  br i1 %187, label %199, label %188

188:                                              ; preds = %186
  %189 = add nsw i32 %66, -4
  %190 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %189
  %191 = load i32, ptr addrspace(3) %190, align 4, !tbaa !5
  %192 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %193 = icmp ugt i32 %191, %192
  br i1 %193, label %194, label %199

194:                                              ; preds = %188
  %195 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %189
  %196 = load i32, ptr addrspace(3) %195, align 4, !tbaa !5
  store i32 %192, ptr addrspace(3) %190, align 4, !tbaa !5
  %197 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %198 = load i32, ptr addrspace(3) %197, align 4, !tbaa !5
  store i32 %198, ptr addrspace(3) %195, align 4, !tbaa !5
  store i32 %191, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %196, ptr addrspace(3) %197, align 4, !tbaa !5
  br label %199

199:                                              ; preds = %194, %188, %186
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %200 = icmp samesign ult i32 %160, 2
  br i1 %200, label %212, label %201

201:                                              ; preds = %199
  %202 = add nsw i32 %38, -2
  %203 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %202
  %204 = load i32, ptr addrspace(3) %203, align 4, !tbaa !5
  %205 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %206 = icmp ugt i32 %204, %205
  br i1 %206, label %207, label %212

207:                                              ; preds = %201
  %208 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %202
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !5
  store i32 %205, ptr addrspace(3) %203, align 4, !tbaa !5
  %210 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %211 = load i32, ptr addrspace(3) %210, align 4, !tbaa !5
  store i32 %211, ptr addrspace(3) %208, align 4, !tbaa !5
  store i32 %204, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %209, ptr addrspace(3) %210, align 4, !tbaa !5
  br label %212

212:                                              ; preds = %207, %201, %199
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %213 = icmp eq i32 %160, 0
  br i1 %213, label %226, label %214

214:                                              ; preds = %212
  %215 = add nsw i32 %23, -1
  %216 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %215
  %217 = load <2 x i32>, ptr addrspace(3) %216, align 4, !tbaa !5
  %218 = extractelement <2 x i32> %217, i64 0
  %219 = extractelement <2 x i32> %217, i64 1
  %220 = icmp ugt i32 %218, %219
  br i1 %220, label %221, label %226

221:                                              ; preds = %214
  %222 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %215
  %223 = load i32, ptr addrspace(3) %222, align 4, !tbaa !5
  store i32 %219, ptr addrspace(3) %216, align 4, !tbaa !5
  %224 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %225 = load i32, ptr addrspace(3) %224, align 4, !tbaa !5
  store i32 %225, ptr addrspace(3) %222, align 4, !tbaa !5
  store i32 %218, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %223, ptr addrspace(3) %224, align 4, !tbaa !5
  br label %226

226:                                              ; preds = %212, %214, %221
  %227 = and i32 %3, 31
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %228 = sub nsw i32 %23, %227
  %229 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %228
  %230 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %231 = add nsw i32 %228, 32
  %232 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %231
  %233 = load i32, ptr addrspace(3) %232, align 4, !tbaa !5
  %234 = icmp ugt i32 %230, %233
  br i1 %234, label %235, label %240

235:                                              ; preds = %226
  %236 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %228
  %237 = load i32, ptr addrspace(3) %236, align 4, !tbaa !5
  store i32 %233, ptr addrspace(3) %229, align 4, !tbaa !5
  %238 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %231
  %239 = load i32, ptr addrspace(3) %238, align 4, !tbaa !5
  store i32 %239, ptr addrspace(3) %236, align 4, !tbaa !5
  store i32 %230, ptr addrspace(3) %232, align 4, !tbaa !5
  store i32 %237, ptr addrspace(3) %238, align 4, !tbaa !5
  br label %240

240:                                              ; preds = %226, %235
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %241 = icmp samesign ult i32 %227, 16
  br i1 %241, label %253, label %242

242:                                              ; preds = %240
  %243 = add nsw i32 %161, -16
  %244 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %243
  %245 = load i32, ptr addrspace(3) %244, align 4, !tbaa !5
  %246 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %247 = icmp ugt i32 %245, %246
  br i1 %247, label %248, label %253

248:                                              ; preds = %242
  %249 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %243
  %250 = load i32, ptr addrspace(3) %249, align 4, !tbaa !5
  store i32 %246, ptr addrspace(3) %244, align 4, !tbaa !5
  %251 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %252 = load i32, ptr addrspace(3) %251, align 4, !tbaa !5
  store i32 %252, ptr addrspace(3) %249, align 4, !tbaa !5
  store i32 %245, ptr addrspace(3) %162, align 4, !tbaa !5
  store i32 %250, ptr addrspace(3) %251, align 4, !tbaa !5
  br label %253

253:                                              ; preds = %248, %242, %240
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %254 = icmp samesign ult i32 %227, 8
  br i1 %254, label %266, label %255

255:                                              ; preds = %253
  %256 = add nsw i32 %107, -8
  %257 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %256
  %258 = load i32, ptr addrspace(3) %257, align 4, !tbaa !5
  %259 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %260 = icmp ugt i32 %258, %259
  br i1 %260, label %261, label %266

261:                                              ; preds = %255
  %262 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %256
  %263 = load i32, ptr addrspace(3) %262, align 4, !tbaa !5
  store i32 %259, ptr addrspace(3) %257, align 4, !tbaa !5
  %264 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %265 = load i32, ptr addrspace(3) %264, align 4, !tbaa !5
  store i32 %265, ptr addrspace(3) %262, align 4, !tbaa !5
  store i32 %258, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %263, ptr addrspace(3) %264, align 4, !tbaa !5
  br label %266

266:                                              ; preds = %261, %255, %253
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %267 = icmp samesign ult i32 %227, 4
  br i1 %267, label %279, label %268

268:                                              ; preds = %266
  %269 = add nsw i32 %66, -4
  %270 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %269
  %271 = load i32, ptr addrspace(3) %270, align 4, !tbaa !5
  %272 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %273 = icmp ugt i32 %271, %272
  br i1 %273, label %274, label %279

274:                                              ; preds = %268
  %275 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %269
  %276 = load i32, ptr addrspace(3) %275, align 4, !tbaa !5
  store i32 %272, ptr addrspace(3) %270, align 4, !tbaa !5
  %277 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %278 = load i32, ptr addrspace(3) %277, align 4, !tbaa !5
  store i32 %278, ptr addrspace(3) %275, align 4, !tbaa !5
  store i32 %271, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %276, ptr addrspace(3) %277, align 4, !tbaa !5
  br label %279

279:                                              ; preds = %274, %268, %266
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %280 = icmp samesign ult i32 %227, 2
  br i1 %280, label %292, label %281

281:                                              ; preds = %279
  %282 = add nsw i32 %38, -2
  %283 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %282
  %284 = load i32, ptr addrspace(3) %283, align 4, !tbaa !5
  %285 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %286 = icmp ugt i32 %284, %285
  br i1 %286, label %287, label %292

287:                                              ; preds = %281
  %288 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %282
  %289 = load i32, ptr addrspace(3) %288, align 4, !tbaa !5
  store i32 %285, ptr addrspace(3) %283, align 4, !tbaa !5
  %290 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %291 = load i32, ptr addrspace(3) %290, align 4, !tbaa !5
  store i32 %291, ptr addrspace(3) %288, align 4, !tbaa !5
  store i32 %284, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %289, ptr addrspace(3) %290, align 4, !tbaa !5
  br label %292

292:                                              ; preds = %287, %281, %279
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %293 = icmp eq i32 %227, 0
  br i1 %293, label %306, label %294

294:                                              ; preds = %292
  %295 = add nsw i32 %23, -1
  %296 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %295
  %297 = load <2 x i32>, ptr addrspace(3) %296, align 4, !tbaa !5
  %298 = extractelement <2 x i32> %297, i64 0
  %299 = extractelement <2 x i32> %297, i64 1
  %300 = icmp ugt i32 %298, %299
  br i1 %300, label %301, label %306

301:                                              ; preds = %294
  %302 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %295
  %303 = load i32, ptr addrspace(3) %302, align 4, !tbaa !5
  store i32 %299, ptr addrspace(3) %296, align 4, !tbaa !5
  %304 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %305 = load i32, ptr addrspace(3) %304, align 4, !tbaa !5
  store i32 %305, ptr addrspace(3) %302, align 4, !tbaa !5
  store i32 %298, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %303, ptr addrspace(3) %304, align 4, !tbaa !5
  br label %306

306:                                              ; preds = %292, %294, %301
  %307 = and i32 %3, 63
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %308 = sub nsw i32 %23, %307
  %309 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %308
  %310 = load i32, ptr addrspace(3) %309, align 4, !tbaa !5
  %311 = add nsw i32 %308, 64
  %312 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %311
  %313 = load i32, ptr addrspace(3) %312, align 4, !tbaa !5
  %314 = icmp ugt i32 %310, %313
  br i1 %314, label %315, label %320

315:                                              ; preds = %306
  %316 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %308
  %317 = load i32, ptr addrspace(3) %316, align 4, !tbaa !5
  store i32 %313, ptr addrspace(3) %309, align 4, !tbaa !5
  %318 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %311
  %319 = load i32, ptr addrspace(3) %318, align 4, !tbaa !5
  store i32 %319, ptr addrspace(3) %316, align 4, !tbaa !5
  store i32 %310, ptr addrspace(3) %312, align 4, !tbaa !5
  store i32 %317, ptr addrspace(3) %318, align 4, !tbaa !5
  br label %320

320:                                              ; preds = %306, %315
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %321 = icmp samesign ult i32 %307, 32
  br i1 %321, label %333, label %322

322:                                              ; preds = %320
  %323 = add nsw i32 %228, -32
  %324 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %323
  %325 = load i32, ptr addrspace(3) %324, align 4, !tbaa !5
  %326 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %327 = icmp ugt i32 %325, %326
  br i1 %327, label %328, label %333

328:                                              ; preds = %322
  %329 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %323
  %330 = load i32, ptr addrspace(3) %329, align 4, !tbaa !5
  store i32 %326, ptr addrspace(3) %324, align 4, !tbaa !5
  %331 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %228
  %332 = load i32, ptr addrspace(3) %331, align 4, !tbaa !5
  store i32 %332, ptr addrspace(3) %329, align 4, !tbaa !5
  store i32 %325, ptr addrspace(3) %229, align 4, !tbaa !5
  store i32 %330, ptr addrspace(3) %331, align 4, !tbaa !5
  br label %333

333:                                              ; preds = %328, %322, %320
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %334 = icmp samesign ult i32 %307, 16
  br i1 %334, label %346, label %335

335:                                              ; preds = %333
  %336 = add nsw i32 %161, -16
  %337 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %336
  %338 = load i32, ptr addrspace(3) %337, align 4, !tbaa !5
  %339 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %340 = icmp ugt i32 %338, %339
  br i1 %340, label %341, label %346

341:                                              ; preds = %335
  %342 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %336
  %343 = load i32, ptr addrspace(3) %342, align 4, !tbaa !5
  store i32 %339, ptr addrspace(3) %337, align 4, !tbaa !5
  %344 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %345 = load i32, ptr addrspace(3) %344, align 4, !tbaa !5
  store i32 %345, ptr addrspace(3) %342, align 4, !tbaa !5
  store i32 %338, ptr addrspace(3) %162, align 4, !tbaa !5
  store i32 %343, ptr addrspace(3) %344, align 4, !tbaa !5
  br label %346

346:                                              ; preds = %341, %335, %333
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %347 = icmp samesign ult i32 %307, 8
  br i1 %347, label %359, label %348

348:                                              ; preds = %346
  %349 = add nsw i32 %107, -8
  %350 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %349
  %351 = load i32, ptr addrspace(3) %350, align 4, !tbaa !5
  %352 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %353 = icmp ugt i32 %351, %352
  br i1 %353, label %354, label %359

354:                                              ; preds = %348
  %355 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %349
  %356 = load i32, ptr addrspace(3) %355, align 4, !tbaa !5
  store i32 %352, ptr addrspace(3) %350, align 4, !tbaa !5
  %357 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %358 = load i32, ptr addrspace(3) %357, align 4, !tbaa !5
  store i32 %358, ptr addrspace(3) %355, align 4, !tbaa !5
  store i32 %351, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %356, ptr addrspace(3) %357, align 4, !tbaa !5
  br label %359

359:                                              ; preds = %354, %348, %346
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %360 = icmp samesign ult i32 %307, 4
  br i1 %360, label %372, label %361

361:                                              ; preds = %359
  %362 = add nsw i32 %66, -4
  %363 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %362
  %364 = load i32, ptr addrspace(3) %363, align 4, !tbaa !5
  %365 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %366 = icmp ugt i32 %364, %365
  br i1 %366, label %367, label %372

367:                                              ; preds = %361
  %368 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %362
  %369 = load i32, ptr addrspace(3) %368, align 4, !tbaa !5
  store i32 %365, ptr addrspace(3) %363, align 4, !tbaa !5
  %370 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %371 = load i32, ptr addrspace(3) %370, align 4, !tbaa !5
  store i32 %371, ptr addrspace(3) %368, align 4, !tbaa !5
  store i32 %364, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %369, ptr addrspace(3) %370, align 4, !tbaa !5
  br label %372

372:                                              ; preds = %367, %361, %359
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %373 = icmp samesign ult i32 %307, 2
  br i1 %373, label %385, label %374

374:                                              ; preds = %372
  %375 = add nsw i32 %38, -2
  %376 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %375
  %377 = load i32, ptr addrspace(3) %376, align 4, !tbaa !5
  %378 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %379 = icmp ugt i32 %377, %378
  br i1 %379, label %380, label %385

380:                                              ; preds = %374
  %381 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %375
  %382 = load i32, ptr addrspace(3) %381, align 4, !tbaa !5
  store i32 %378, ptr addrspace(3) %376, align 4, !tbaa !5
  %383 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %384 = load i32, ptr addrspace(3) %383, align 4, !tbaa !5
  store i32 %384, ptr addrspace(3) %381, align 4, !tbaa !5
  store i32 %377, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %382, ptr addrspace(3) %383, align 4, !tbaa !5
  br label %385

385:                                              ; preds = %380, %374, %372
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %386 = icmp eq i32 %307, 0
  br i1 %386, label %399, label %387

387:                                              ; preds = %385
  %388 = add nsw i32 %23, -1
  %389 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %388
  %390 = load <2 x i32>, ptr addrspace(3) %389, align 4, !tbaa !5
  %391 = extractelement <2 x i32> %390, i64 0
  %392 = extractelement <2 x i32> %390, i64 1
  %393 = icmp ugt i32 %391, %392
  br i1 %393, label %394, label %399

394:                                              ; preds = %387
  %395 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %388
  %396 = load i32, ptr addrspace(3) %395, align 4, !tbaa !5
  store i32 %392, ptr addrspace(3) %389, align 4, !tbaa !5
  %397 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %398 = load i32, ptr addrspace(3) %397, align 4, !tbaa !5
  store i32 %398, ptr addrspace(3) %395, align 4, !tbaa !5
  store i32 %391, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %396, ptr addrspace(3) %397, align 4, !tbaa !5
  br label %399

399:                                              ; preds = %385, %387, %394
  %400 = and i32 %3, 127
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %401 = sub nsw i32 %23, %400
  %402 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %401
  %403 = load i32, ptr addrspace(3) %402, align 4, !tbaa !5
  %404 = add nsw i32 %401, 128
  %405 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %404
  %406 = load i32, ptr addrspace(3) %405, align 4, !tbaa !5
  %407 = icmp ugt i32 %403, %406
  br i1 %407, label %408, label %413

408:                                              ; preds = %399
  %409 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %401
  %410 = load i32, ptr addrspace(3) %409, align 4, !tbaa !5
  store i32 %406, ptr addrspace(3) %402, align 4, !tbaa !5
  %411 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %404
  %412 = load i32, ptr addrspace(3) %411, align 4, !tbaa !5
  store i32 %412, ptr addrspace(3) %409, align 4, !tbaa !5
  store i32 %403, ptr addrspace(3) %405, align 4, !tbaa !5
  store i32 %410, ptr addrspace(3) %411, align 4, !tbaa !5
  br label %413

413:                                              ; preds = %399, %408
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %414 = icmp samesign ult i32 %400, 64
  br i1 %414, label %426, label %415

415:                                              ; preds = %413
  %416 = add nsw i32 %308, -64
  %417 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %416
  %418 = load i32, ptr addrspace(3) %417, align 4, !tbaa !5
  %419 = load i32, ptr addrspace(3) %309, align 4, !tbaa !5
  %420 = icmp ugt i32 %418, %419
  br i1 %420, label %421, label %426

421:                                              ; preds = %415
  %422 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %416
  %423 = load i32, ptr addrspace(3) %422, align 4, !tbaa !5
  store i32 %419, ptr addrspace(3) %417, align 4, !tbaa !5
  %424 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %308
  %425 = load i32, ptr addrspace(3) %424, align 4, !tbaa !5
  store i32 %425, ptr addrspace(3) %422, align 4, !tbaa !5
  store i32 %418, ptr addrspace(3) %309, align 4, !tbaa !5
  store i32 %423, ptr addrspace(3) %424, align 4, !tbaa !5
  br label %426

426:                                              ; preds = %421, %415, %413
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %427 = icmp samesign ult i32 %400, 32
  br i1 %427, label %439, label %428

428:                                              ; preds = %426
  %429 = add nsw i32 %228, -32
  %430 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %429
  %431 = load i32, ptr addrspace(3) %430, align 4, !tbaa !5
  %432 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %433 = icmp ugt i32 %431, %432
  br i1 %433, label %434, label %439

434:                                              ; preds = %428
  %435 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %429
  %436 = load i32, ptr addrspace(3) %435, align 4, !tbaa !5
  store i32 %432, ptr addrspace(3) %430, align 4, !tbaa !5
  %437 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %228
  %438 = load i32, ptr addrspace(3) %437, align 4, !tbaa !5
  store i32 %438, ptr addrspace(3) %435, align 4, !tbaa !5
  store i32 %431, ptr addrspace(3) %229, align 4, !tbaa !5
  store i32 %436, ptr addrspace(3) %437, align 4, !tbaa !5
  br label %439

439:                                              ; preds = %434, %428, %426
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %440 = icmp samesign ult i32 %400, 16
  br i1 %440, label %452, label %441

441:                                              ; preds = %439
  %442 = add nsw i32 %161, -16
  %443 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %442
  %444 = load i32, ptr addrspace(3) %443, align 4, !tbaa !5
  %445 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %446 = icmp ugt i32 %444, %445
  br i1 %446, label %447, label %452

447:                                              ; preds = %441
  %448 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %442
  %449 = load i32, ptr addrspace(3) %448, align 4, !tbaa !5
  store i32 %445, ptr addrspace(3) %443, align 4, !tbaa !5
  %450 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %161
  %451 = load i32, ptr addrspace(3) %450, align 4, !tbaa !5
  store i32 %451, ptr addrspace(3) %448, align 4, !tbaa !5
  store i32 %444, ptr addrspace(3) %162, align 4, !tbaa !5
  store i32 %449, ptr addrspace(3) %450, align 4, !tbaa !5
  br label %452

452:                                              ; preds = %447, %441, %439
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %453 = icmp samesign ult i32 %400, 8
  br i1 %453, label %465, label %454

454:                                              ; preds = %452
  %455 = add nsw i32 %107, -8
  %456 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %455
  %457 = load i32, ptr addrspace(3) %456, align 4, !tbaa !5
  %458 = load i32, ptr addrspace(3) %108, align 4, !tbaa !5
  %459 = icmp ugt i32 %457, %458
  br i1 %459, label %460, label %465

460:                                              ; preds = %454
  %461 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %455
  %462 = load i32, ptr addrspace(3) %461, align 4, !tbaa !5
  store i32 %458, ptr addrspace(3) %456, align 4, !tbaa !5
  %463 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %107
  %464 = load i32, ptr addrspace(3) %463, align 4, !tbaa !5
  store i32 %464, ptr addrspace(3) %461, align 4, !tbaa !5
  store i32 %457, ptr addrspace(3) %108, align 4, !tbaa !5
  store i32 %462, ptr addrspace(3) %463, align 4, !tbaa !5
  br label %465

465:                                              ; preds = %460, %454, %452
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %466 = icmp samesign ult i32 %400, 4
  br i1 %466, label %478, label %467

467:                                              ; preds = %465
  %468 = add nsw i32 %66, -4
  %469 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %468
  %470 = load i32, ptr addrspace(3) %469, align 4, !tbaa !5
  %471 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %472 = icmp ugt i32 %470, %471
  br i1 %472, label %473, label %478

473:                                              ; preds = %467
  %474 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %468
  %475 = load i32, ptr addrspace(3) %474, align 4, !tbaa !5
  store i32 %471, ptr addrspace(3) %469, align 4, !tbaa !5
  %476 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %66
  %477 = load i32, ptr addrspace(3) %476, align 4, !tbaa !5
  store i32 %477, ptr addrspace(3) %474, align 4, !tbaa !5
  store i32 %470, ptr addrspace(3) %67, align 4, !tbaa !5
  store i32 %475, ptr addrspace(3) %476, align 4, !tbaa !5
  br label %478

478:                                              ; preds = %473, %467, %465
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %479 = icmp samesign ult i32 %400, 2
  br i1 %479, label %491, label %480

480:                                              ; preds = %478
  %481 = add nsw i32 %38, -2
  %482 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %481
  %483 = load i32, ptr addrspace(3) %482, align 4, !tbaa !5
  %484 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %485 = icmp ugt i32 %483, %484
  br i1 %485, label %486, label %491

486:                                              ; preds = %480
  %487 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %481
  %488 = load i32, ptr addrspace(3) %487, align 4, !tbaa !5
  store i32 %484, ptr addrspace(3) %482, align 4, !tbaa !5
  %489 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %38
  %490 = load i32, ptr addrspace(3) %489, align 4, !tbaa !5
  store i32 %490, ptr addrspace(3) %487, align 4, !tbaa !5
  store i32 %483, ptr addrspace(3) %39, align 4, !tbaa !5
  store i32 %488, ptr addrspace(3) %489, align 4, !tbaa !5
  br label %491

491:                                              ; preds = %486, %480, %478
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %492 = icmp eq i32 %400, 0
  br i1 %492, label %505, label %493

493:                                              ; preds = %491
  %494 = add nsw i32 %23, -1
  %495 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.k, i32 %494
  %496 = load <2 x i32>, ptr addrspace(3) %495, align 4, !tbaa !5
  %497 = extractelement <2 x i32> %496, i64 0
  %498 = extractelement <2 x i32> %496, i64 1
  %499 = icmp ugt i32 %497, %498
  br i1 %499, label %500, label %505

500:                                              ; preds = %493
  %501 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %494
  %502 = load i32, ptr addrspace(3) %501, align 4, !tbaa !5
  store i32 %498, ptr addrspace(3) %495, align 4, !tbaa !5
  %503 = getelementptr inbounds nuw i32, ptr addrspace(3) @merge_network.v, i32 %23
  %504 = load i32, ptr addrspace(3) %503, align 4, !tbaa !5
  store i32 %504, ptr addrspace(3) %501, align 4, !tbaa !5
  store i32 %497, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 %502, ptr addrspace(3) %503, align 4, !tbaa !5
  br label %505

505:                                              ; preds = %491, %493, %500
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %506 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  store i32 %506, ptr addrspace(1) %8, align 4, !tbaa !5
  %507 = load i32, ptr addrspace(3) %13, align 4, !tbaa !5
  store i32 %507, ptr addrspace(1) %11, align 4, !tbaa !5
  %508 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  store i32 %508, ptr addrspace(1) %16, align 4, !tbaa !5
  %509 = load i32, ptr addrspace(3) %22, align 4, !tbaa !5
  store i32 %509, ptr addrspace(1) %20, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"uint*", !"uint*"}
!12 = !{!"", !""}
!13 = !{i32 128, i32 1, i32 1}
!14 = !{}
!15 = !{!"amdgpu-synchronize-as", !"local"}
