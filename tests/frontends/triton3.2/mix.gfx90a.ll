; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @mix(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2) local_unnamed_addr #0 !dbg !4 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %5 = shl i32 %4, 8, !dbg !8
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %7 = lshr i32 %6, 6, !dbg !9
  %8 = and i32 %6, 1, !dbg !9
  %9 = and i32 %6, 2, !dbg !9
  %10 = and i32 %6, 4, !dbg !9
  %11 = and i32 %6, 8, !dbg !9
  %12 = and i32 %6, 16, !dbg !9
  %13 = and i32 %6, 128, !dbg !9
  %14 = and i32 %6, 255, !dbg !9
  %15 = or disjoint i32 %5, %14, !dbg !10
  %16 = sext i32 %15 to i64, !dbg !11
  %17 = getelementptr i16, ptr addrspace(1) %0, i64 %16, !dbg !11
  %unmaskedload = load <1 x i16>, ptr addrspace(1) %17, align 2, !dbg !12
  %18 = extractelement <1 x i16> %unmaskedload, i64 0, !dbg !12
  %19 = getelementptr i16, ptr addrspace(1) %1, i64 %16, !dbg !13
  %unmaskedload1 = load <1 x i16>, ptr addrspace(1) %19, align 2, !dbg !14
  %.lobit = lshr exact i32 %13, 7, !dbg !15
  %.lobit4 = and i32 %7, 1, !dbg !15
  %20 = lshr i32 %6, 5, !dbg !15
  %.lobit7 = and i32 %20, 1, !dbg !15
  %.lobit10 = lshr exact i32 %12, 4, !dbg !15
  %.lobit13 = lshr exact i32 %11, 3, !dbg !15
  %.lobit16 = lshr exact i32 %10, 2, !dbg !15
  %.lobit18 = lshr exact i32 %9, 1, !dbg !19
  %21 = icmp eq i32 %13, 0, !dbg !20
  %.not20 = icmp eq i32 %.lobit4, %.lobit, !dbg !20
  %22 = select i1 %21, i16 %18, i16 0, !dbg !21
  %23 = lshr i32 %6, 7, !dbg !22
  %24 = and i32 %23, 1, !dbg !22
  %25 = lshr i32 %6, 4, !dbg !22
  %26 = and i32 %25, 6, !dbg !22
  %27 = or disjoint i32 %26, %.lobit10, !dbg !22
  %28 = shl nuw nsw i32 %27, 2, !dbg !22
  %29 = lshr exact i32 %11, 2, !dbg !22
  %30 = or disjoint i32 %28, %29, !dbg !22
  %31 = or disjoint i32 %30, %.lobit16, !dbg !22
  %32 = shl nuw nsw i32 %31, 2, !dbg !22
  %33 = or disjoint i32 %32, %9, !dbg !22
  %34 = or disjoint i32 %33, %8, !dbg !22
  %35 = shl nuw nsw i32 %34, 1, !dbg !22
  %36 = or disjoint i32 %35, %24, !dbg !22
  %37 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %36, !dbg !22
  %38 = trunc nuw nsw i32 %.lobit to i16, !dbg !21
  %39 = mul nuw nsw i16 %18, %38, !dbg !21
  store i16 %39, ptr addrspace(3) %37, align 2, !dbg !22
  %40 = or i32 %35, 256, !dbg !22
  %41 = or disjoint i32 %40, %24, !dbg !22
  %42 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %41, !dbg !22
  store i16 %22, ptr addrspace(3) %42, align 2, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %43 = icmp slt i32 %6, 512, !dbg !22
  %44 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %6, !dbg !22
  br i1 %43, label %45, label %47, !dbg !22

45:                                               ; preds = %3
  %46 = load i16, ptr addrspace(3) %44, align 2, !dbg !22
  br label %47, !dbg !22

47:                                               ; preds = %3, %45
  %48 = phi i16 [ %46, %45 ], [ 0, %3 ], !dbg !22
  %49 = sext i16 %48 to i32, !dbg !22
  %50 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %49, i32 1055), !dbg !22
  %51 = icmp eq i32 %8, 0, !dbg !22
  %52 = and i1 %43, %51, !dbg !22
  br i1 %52, label %53, label %56, !dbg !22

53:                                               ; preds = %47
  %54 = trunc i32 %50 to i16
  %55 = add i16 %48, %54
  store i16 %55, ptr addrspace(3) %44, align 2, !dbg !22
  br label %56, !dbg !22

56:                                               ; preds = %53, %47
  %57 = getelementptr i8, ptr addrspace(3) %44, i32 512, !dbg !22
  br i1 %43, label %58, label %60, !dbg !22

58:                                               ; preds = %56
  %59 = load i16, ptr addrspace(3) %57, align 2, !dbg !22
  br label %60, !dbg !22

60:                                               ; preds = %56, %58
  %61 = phi i16 [ %59, %58 ], [ 0, %56 ], !dbg !22
  %62 = sext i16 %61 to i32, !dbg !22
  %63 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %62, i32 1055), !dbg !22
  br i1 %52, label %64, label %67, !dbg !22

64:                                               ; preds = %60
  %65 = trunc i32 %63 to i16
  %66 = add i16 %61, %65
  store i16 %66, ptr addrspace(3) %57, align 2, !dbg !22
  br label %67, !dbg !22

67:                                               ; preds = %64, %60
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %68 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %35, !dbg !22
  %69 = load i16, ptr addrspace(3) %68, align 4, !dbg !22
  %70 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %40, !dbg !22
  %71 = load i16, ptr addrspace(3) %70, align 4, !dbg !22
  %72 = select i1 %.not20, i16 0, i16 %71, !dbg !21
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %73 = lshr exact i32 %13, 6, !dbg !22
  %74 = or disjoint i32 %73, %.lobit7, !dbg !22
  %75 = shl nuw nsw i32 %74, 2, !dbg !22
  %76 = lshr exact i32 %12, 3, !dbg !22
  %77 = or disjoint i32 %75, %76, !dbg !22
  %78 = or disjoint i32 %77, %.lobit13, !dbg !22
  %79 = shl nuw nsw i32 %78, 2, !dbg !22
  %80 = lshr exact i32 %10, 1, !dbg !22
  %81 = or disjoint i32 %79, %80, !dbg !22
  %82 = or disjoint i32 %81, %.lobit18, !dbg !22
  %83 = shl nuw nsw i32 %82, 2, !dbg !22
  %84 = shl nuw nsw i32 %8, 1, !dbg !22
  %85 = or disjoint i32 %83, %84, !dbg !22
  %86 = or disjoint i32 %85, %.lobit4, !dbg !22
  %87 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %86, !dbg !22
  %88 = select i1 %.not20, i16 0, i16 %69, !dbg !21
  store i16 %88, ptr addrspace(3) %87, align 2, !dbg !22
  %89 = or i32 %85, 256, !dbg !22
  %90 = or disjoint i32 %89, %.lobit4, !dbg !22
  %91 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %90, !dbg !22
  store i16 %72, ptr addrspace(3) %91, align 2, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  br i1 %43, label %92, label %94, !dbg !22

92:                                               ; preds = %67
  %93 = load i16, ptr addrspace(3) %44, align 2, !dbg !22
  br label %94, !dbg !22

94:                                               ; preds = %67, %92
  %95 = phi i16 [ %93, %92 ], [ 0, %67 ], !dbg !22
  %96 = sext i16 %95 to i32, !dbg !22
  %97 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %96, i32 1055), !dbg !22
  br i1 %52, label %98, label %101, !dbg !22

98:                                               ; preds = %94
  %99 = trunc i32 %97 to i16
  %100 = add i16 %95, %99
  store i16 %100, ptr addrspace(3) %44, align 2, !dbg !22
  br label %101, !dbg !22

101:                                              ; preds = %98, %94
  br i1 %43, label %102, label %104, !dbg !22

102:                                              ; preds = %101
  %103 = load i16, ptr addrspace(3) %57, align 2, !dbg !22
  br label %104, !dbg !22

104:                                              ; preds = %101, %102
  %105 = phi i16 [ %103, %102 ], [ 0, %101 ], !dbg !22
  %106 = sext i16 %105 to i32, !dbg !22
  %107 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %106, i32 1055), !dbg !22
  br i1 %52, label %108, label %111, !dbg !22

108:                                              ; preds = %104
  %109 = trunc i32 %107 to i16
  %110 = add i16 %105, %109
  store i16 %110, ptr addrspace(3) %57, align 2, !dbg !22
  br label %111, !dbg !22

111:                                              ; preds = %108, %104
  %112 = and i32 %6, 63, !dbg !9
  %113 = and i32 %6, 3, !dbg !9
  %.not25 = icmp eq i32 %8, %.lobit18, !dbg !20
  %.not24 = icmp eq i32 %.lobit16, %.lobit13, !dbg !20
  %.not23 = icmp eq i32 %.lobit13, %.lobit10, !dbg !20
  %.not22 = icmp eq i32 %.lobit10, %.lobit7, !dbg !20
  %.not21 = icmp eq i32 %.lobit7, %.lobit4, !dbg !20
  %114 = extractelement <1 x i16> %unmaskedload1, i64 0, !dbg !14
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %115 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %85, !dbg !22
  %116 = load i16, ptr addrspace(3) %115, align 4, !dbg !22
  %117 = getelementptr i16, ptr addrspace(3) @global_smem, i32 %89, !dbg !22
  %118 = load i16, ptr addrspace(3) %117, align 4, !dbg !22
  %119 = select i1 %.not21, i16 0, i16 %116, !dbg !21
  %120 = select i1 %.not21, i16 0, i16 %118, !dbg !21
  %121 = sext i16 %119 to i32, !dbg !22
  %122 = shl i32 %6, 2, !dbg !22
  %123 = xor i32 %122, 128, !dbg !22
  %124 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %123, i32 %121), !dbg !22
  %125 = trunc i32 %124 to i16, !dbg !22
  %126 = add i16 %119, %125, !dbg !24
  %127 = sext i16 %120 to i32, !dbg !22
  %128 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %123, i32 %127), !dbg !22
  %129 = trunc i32 %128 to i16, !dbg !22
  %130 = add i16 %120, %129, !dbg !24
  %131 = select i1 %.not22, i16 0, i16 %126, !dbg !21
  %132 = select i1 %.not22, i16 0, i16 %130, !dbg !21
  %133 = sext i16 %131 to i32, !dbg !22
  %134 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %133, i32 16415), !dbg !22
  %135 = trunc i32 %134 to i16, !dbg !22
  %136 = add i16 %131, %135, !dbg !24
  %137 = sext i16 %132 to i32, !dbg !22
  %138 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %137, i32 16415), !dbg !22
  %139 = trunc i32 %138 to i16, !dbg !22
  %140 = add i16 %132, %139, !dbg !24
  %141 = select i1 %.not23, i16 0, i16 %136, !dbg !21
  %142 = select i1 %.not23, i16 0, i16 %140, !dbg !21
  %143 = sext i16 %141 to i32, !dbg !22
  %144 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %143, i32 8223), !dbg !22
  %145 = trunc i32 %144 to i16, !dbg !22
  %146 = add i16 %141, %145, !dbg !24
  %147 = sext i16 %142 to i32, !dbg !22
  %148 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %147, i32 8223), !dbg !22
  %149 = trunc i32 %148 to i16, !dbg !22
  %150 = add i16 %142, %149, !dbg !24
  %151 = select i1 %.not24, i16 0, i16 %146, !dbg !21
  %152 = select i1 %.not24, i16 0, i16 %150, !dbg !21
  %153 = sext i16 %151 to i32, !dbg !22
  %154 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %153, i32 4127), !dbg !22
  %155 = trunc i32 %154 to i16, !dbg !22
  %156 = add i16 %151, %155, !dbg !24
  %157 = sext i16 %152 to i32, !dbg !22
  %158 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %157, i32 4127), !dbg !22
  %159 = trunc i32 %158 to i16, !dbg !22
  %160 = add i16 %152, %159, !dbg !24
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  %161 = lshr i32 %6, 1, !dbg !18
  %162 = and i32 %161, 124, !dbg !18
  %163 = or disjoint i32 %162, %113, !dbg !18
  %164 = and i32 %6, 252, !dbg !18
  %165 = or disjoint i32 %164, %84, !dbg !18
  %166 = lshr i32 %163, 1, !dbg !18
  %167 = getelementptr inbounds i16, ptr addrspace(3) @global_smem, i32 %166, !dbg !18
  %168 = getelementptr inbounds i16, ptr addrspace(3) %167, i32 %163, !dbg !18
  %169 = insertelement <1 x i16> poison, i16 %156, i64 0, !dbg !18
  store <1 x i16> %169, ptr addrspace(3) %168, align 2, !dbg !18
  %170 = or disjoint i32 %163, 128, !dbg !18
  %171 = lshr i32 %170, 1, !dbg !18
  %172 = getelementptr inbounds i16, ptr addrspace(3) @global_smem, i32 %171, !dbg !18
  %173 = getelementptr inbounds i16, ptr addrspace(3) %172, i32 %170, !dbg !18
  %174 = insertelement <1 x i16> poison, i16 %160, i64 0, !dbg !18
  store <1 x i16> %174, ptr addrspace(3) %173, align 2, !dbg !18
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  %175 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %165, !dbg !18
  %176 = getelementptr i16, ptr addrspace(3) %175, i32 %165, !dbg !18
  %177 = load <1 x i16>, ptr addrspace(3) %176, align 2, !dbg !18
  %178 = extractelement <1 x i16> %177, i64 0, !dbg !18
  %179 = or disjoint i32 %165, 1, !dbg !18
  %180 = getelementptr i16, ptr addrspace(3) %175, i32 %179, !dbg !18
  %181 = load <1 x i16>, ptr addrspace(3) %180, align 2, !dbg !18
  %182 = extractelement <1 x i16> %181, i64 0, !dbg !18
  %183 = select i1 %.not25, i16 0, i16 %178, !dbg !21
  %184 = select i1 %.not25, i16 0, i16 %182, !dbg !21
  %185 = sext i16 %183 to i32, !dbg !22
  %186 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %185, i32 1055), !dbg !22
  %187 = trunc i32 %186 to i16, !dbg !22
  %188 = add i16 %183, %187, !dbg !24
  %189 = sext i16 %184 to i32, !dbg !22
  %190 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %189, i32 1055), !dbg !22
  %191 = trunc i32 %190 to i16, !dbg !22
  %192 = add i16 %184, %191, !dbg !24
  %193 = trunc nuw nsw i32 %8 to i16, !dbg !21
  %194 = xor i16 %193, 1, !dbg !21
  %195 = mul nuw nsw i16 %188, %193, !dbg !21
  %196 = mul nuw nsw i16 %192, %194, !dbg !21
  %197 = add i16 %196, %195, !dbg !24
  %198 = sext i32 %5 to i64, !dbg !26
  %199 = getelementptr i32, ptr addrspace(1) %2, i64 %198, !dbg !26
  %200 = zext nneg i32 %112 to i64, !dbg !27
  %201 = getelementptr i32, ptr addrspace(1) %199, i64 %200, !dbg !27
  %202 = xor i16 %197, %114, !dbg !28
  %203 = sext i16 %202 to i32, !dbg !28
  %204 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %203, i32 2079), !dbg !29
  %205 = xor i32 %204, %203, !dbg !28
  %206 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %205, i32 1055), !dbg !29
  %207 = xor i32 %205, %206, !dbg !28
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %208 = lshr i32 %6, 2, !dbg !30
  %209 = and i32 %208, 63, !dbg !30
  %210 = getelementptr inbounds i32, ptr addrspace(3) @global_smem, i32 %209, !dbg !30
  %211 = insertelement <1 x i32> poison, i32 %207, i64 0, !dbg !30
  store <1 x i32> %211, ptr addrspace(3) %210, align 4, !dbg !30
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %212 = getelementptr inbounds i32, ptr addrspace(3) @global_smem, i32 %112, !dbg !30
  %213 = load <1 x i32>, ptr addrspace(3) %212, align 4, !dbg !30
  %214 = and i32 %6, 192, !dbg !30
  %215 = icmp eq i32 %214, 0, !dbg !30
  %216 = insertelement <1 x i1> poison, i1 %215, i64 0, !dbg !30
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %213, ptr addrspace(1) %201, i32 4, <1 x i1> %216), !dbg !30
  ret void, !dbg !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "mix", linkageName: "mix", scope: !3, file: !3, line: 312, type: !5, scopeLine: 312, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 313, column: 22, scope: !4)
!8 = !DILocation(line: 313, column: 27, scope: !4)
!9 = !DILocation(line: 313, column: 48, scope: !4)
!10 = !DILocation(line: 313, column: 35, scope: !4)
!11 = !DILocation(line: 314, column: 28, scope: !4)
!12 = !DILocation(line: 314, column: 24, scope: !4)
!13 = !DILocation(line: 315, column: 37, scope: !4)
!14 = !DILocation(line: 315, column: 33, scope: !4)
!15 = !DILocation(line: 421, column: 27, scope: !16, inlinedAt: !18)
!16 = distinct !DILexicalBlockFile(scope: !4, file: !17, discriminator: 0)
!17 = !DIFile(filename: "standard.py", directory: "triton/language")
!18 = !DILocation(line: 314, column: 32, scope: !4)
!19 = !DILocation(line: 421, column: 30, scope: !16, inlinedAt: !18)
!20 = !DILocation(line: 421, column: 42, scope: !16, inlinedAt: !18)
!21 = !DILocation(line: 427, column: 20, scope: !16, inlinedAt: !18)
!22 = !DILocation(line: 267, column: 36, scope: !23, inlinedAt: !18)
!23 = distinct !DILexicalBlockFile(scope: !16, file: !17, discriminator: 0)
!24 = !DILocation(line: 256, column: 15, scope: !25, inlinedAt: !18)
!25 = distinct !DILexicalBlockFile(scope: !23, file: !17, discriminator: 0)
!26 = !DILocation(line: 317, column: 19, scope: !4)
!27 = !DILocation(line: 317, column: 46, scope: !4)
!28 = !DILocation(line: 272, column: 15, scope: !16, inlinedAt: !29)
!29 = !DILocation(line: 317, column: 99, scope: !4)
!30 = !DILocation(line: 317, column: 72, scope: !4)
!31 = !DILocation(line: 317, column: 4, scope: !4)
