; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @reduce_rows(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1, ptr addrspace(1) inreg nocapture writeonly %2, ptr addrspace(1) inreg nocapture writeonly %3, i32 inreg %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !8
  %8 = and i32 %7, 63, !dbg !8
  %9 = lshr i32 %7, 6, !dbg !8
  %10 = and i32 %7, 255, !dbg !8
  %11 = mul i32 %4, %6, !dbg !9
  %12 = sext i32 %11 to i64, !dbg !10
  %13 = getelementptr float, ptr addrspace(1) %0, i64 %12, !dbg !10
  %14 = icmp sgt i32 %4, 0, !dbg !11
  br i1 %14, label %.lr.ph, label %._crit_edge, !dbg !11

.lr.ph:                                           ; preds = %5, %.lr.ph
  %15 = phi float [ %26, %.lr.ph ], [ 0xFFF0000000000000, %5 ]
  %16 = phi float [ %25, %.lr.ph ], [ 0.000000e+00, %5 ]
  %17 = phi i32 [ %27, %.lr.ph ], [ 0, %5 ]
  %18 = or disjoint i32 %17, %10, !dbg !12
  %19 = sext i32 %18 to i64, !dbg !13
  %20 = getelementptr float, ptr addrspace(1) %13, i64 %19, !dbg !13
  %21 = icmp slt i32 %18, %4, !dbg !14
  %22 = insertelement <1 x i1> poison, i1 %21, i64 0, !dbg !15
  %23 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %20, i32 4, <1 x i1> %22, <1 x float> zeroinitializer), !dbg !15
  %24 = extractelement <1 x float> %23, i64 0, !dbg !15
  %25 = fadd float %16, %24, !dbg !16
  %26 = tail call float @llvm.maxnum.f32(float %15, float %24), !dbg !17
  %27 = add i32 %17, 256, !dbg !11
  %28 = icmp slt i32 %27, %4, !dbg !11
  br i1 %28, label %.lr.ph, label %._crit_edge, !dbg !11

._crit_edge:                                      ; preds = %.lr.ph, %5
  %.lcssa4 = phi float [ 0.000000e+00, %5 ], [ %25, %.lr.ph ], !dbg !18
  %.lcssa = phi float [ 0xFFF0000000000000, %5 ], [ %26, %.lr.ph ], !dbg !19
  %29 = sext i32 %6 to i64, !dbg !20
  %30 = getelementptr float, ptr addrspace(1) %1, i64 %29, !dbg !20
  %31 = bitcast float %.lcssa4 to i32, !dbg !21
  %32 = shl i32 %7, 2, !dbg !21
  %33 = xor i32 %32, 128, !dbg !21
  %34 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %31), !dbg !21
  %35 = bitcast i32 %34 to float, !dbg !21
  %36 = fadd float %.lcssa4, %35, !dbg !25
  %37 = bitcast float %36 to i32, !dbg !21
  %38 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %37, i32 16415), !dbg !21
  %39 = bitcast i32 %38 to float, !dbg !21
  %40 = fadd float %36, %39, !dbg !25
  %41 = bitcast float %40 to i32, !dbg !21
  %42 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %41, i32 8223), !dbg !21
  %43 = bitcast i32 %42 to float, !dbg !21
  %44 = fadd float %40, %43, !dbg !25
  %45 = bitcast float %44 to i32, !dbg !21
  %46 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %45, i32 4127), !dbg !21
  %47 = bitcast i32 %46 to float, !dbg !21
  %48 = fadd float %44, %47, !dbg !25
  %49 = bitcast float %48 to i32, !dbg !21
  %50 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %49, i32 2079), !dbg !21
  %51 = bitcast i32 %50 to float, !dbg !21
  %52 = fadd float %48, %51, !dbg !25
  %53 = bitcast float %52 to i32, !dbg !21
  %54 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %53, i32 1055), !dbg !21
  %55 = icmp eq i32 %8, 0, !dbg !21
  %56 = and i32 %9, 3, !dbg !21
  %57 = getelementptr float, ptr addrspace(3) @global_smem, i32 %56, !dbg !21
  br i1 %55, label %58, label %61, !dbg !21

58:                                               ; preds = %._crit_edge
  %59 = bitcast i32 %54 to float
  %60 = fadd float %52, %59
  store float %60, ptr addrspace(3) %57, align 4, !dbg !21
  br label %61, !dbg !21

61:                                               ; preds = %58, %._crit_edge
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %62 = icmp slt i32 %7, 4, !dbg !21
  %63 = getelementptr float, ptr addrspace(3) @global_smem, i32 %7, !dbg !21
  br i1 %62, label %64, label %66, !dbg !21

64:                                               ; preds = %61
  %65 = load float, ptr addrspace(3) %63, align 4, !dbg !21
  br label %66, !dbg !21

66:                                               ; preds = %61, %64
  %67 = phi float [ %65, %64 ], [ 0.000000e+00, %61 ], !dbg !21
  %68 = bitcast float %67 to i32, !dbg !21
  %69 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %68, i32 2079), !dbg !21
  %70 = bitcast i32 %69 to float, !dbg !21
  %71 = fadd float %67, %70, !dbg !25
  %72 = bitcast float %71 to i32, !dbg !21
  %73 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %72, i32 1055), !dbg !21
  %74 = and i32 %7, 3, !dbg !21
  %75 = icmp eq i32 %74, 0, !dbg !21
  %76 = and i1 %62, %75, !dbg !21
  br i1 %76, label %77, label %80, !dbg !21

77:                                               ; preds = %66
  %78 = bitcast i32 %73 to float
  %79 = fadd float %71, %78
  store float %79, ptr addrspace(3) %63, align 4, !dbg !21
  br label %80, !dbg !21

80:                                               ; preds = %77, %66
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %81 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !21
  %82 = icmp eq i32 %7, 0, !dbg !27
  %83 = insertelement <1 x float> poison, float %81, i64 0, !dbg !27
  %84 = insertelement <1 x i1> poison, i1 %82, i64 0, !dbg !27
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %83, ptr addrspace(1) %30, i32 4, <1 x i1> %84), !dbg !27
  %85 = getelementptr float, ptr addrspace(1) %2, i64 %29, !dbg !28
  fence syncscope("workgroup") release, !dbg !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !29
  fence syncscope("workgroup") acquire, !dbg !29
  %86 = bitcast float %.lcssa to i32, !dbg !29
  %87 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %86), !dbg !29
  %88 = bitcast i32 %87 to float, !dbg !29
  %89 = tail call float @llvm.maxnum.f32(float %.lcssa, float %88), !dbg !31
  %90 = bitcast float %89 to i32, !dbg !29
  %91 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %90, i32 16415), !dbg !29
  %92 = bitcast i32 %91 to float, !dbg !29
  %93 = tail call float @llvm.maxnum.f32(float %89, float %92), !dbg !31
  %94 = bitcast float %93 to i32, !dbg !29
  %95 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %94, i32 8223), !dbg !29
  %96 = bitcast i32 %95 to float, !dbg !29
  %97 = tail call float @llvm.maxnum.f32(float %93, float %96), !dbg !31
  %98 = bitcast float %97 to i32, !dbg !29
  %99 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %98, i32 4127), !dbg !29
  %100 = bitcast i32 %99 to float, !dbg !29
  %101 = tail call float @llvm.maxnum.f32(float %97, float %100), !dbg !31
  %102 = bitcast float %101 to i32, !dbg !29
  %103 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %102, i32 2079), !dbg !29
  %104 = bitcast i32 %103 to float, !dbg !29
  %105 = tail call float @llvm.maxnum.f32(float %101, float %104), !dbg !31
  %106 = bitcast float %105 to i32, !dbg !29
  %107 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %106, i32 1055), !dbg !29
  br i1 %55, label %108, label %111, !dbg !29

108:                                              ; preds = %80
  %109 = bitcast i32 %107 to float
  %110 = tail call float @llvm.maxnum.f32(float %105, float %109)
  store float %110, ptr addrspace(3) %57, align 4, !dbg !29
  br label %111, !dbg !29

111:                                              ; preds = %108, %80
  fence syncscope("workgroup") release, !dbg !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !29
  fence syncscope("workgroup") acquire, !dbg !29
  br i1 %62, label %112, label %114, !dbg !29

112:                                              ; preds = %111
  %113 = load float, ptr addrspace(3) %63, align 4, !dbg !29
  br label %114, !dbg !29

114:                                              ; preds = %111, %112
  %115 = phi float [ %113, %112 ], [ 0.000000e+00, %111 ], !dbg !29
  %116 = bitcast float %115 to i32, !dbg !29
  %117 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %116, i32 2079), !dbg !29
  %118 = bitcast i32 %117 to float, !dbg !29
  %119 = tail call float @llvm.maxnum.f32(float %115, float %118), !dbg !31
  %120 = bitcast float %119 to i32, !dbg !29
  %121 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %120, i32 1055), !dbg !29
  br i1 %76, label %122, label %125, !dbg !29

122:                                              ; preds = %114
  %123 = bitcast i32 %121 to float
  %124 = tail call float @llvm.maxnum.f32(float %119, float %123)
  store float %124, ptr addrspace(3) %63, align 4, !dbg !29
  br label %125, !dbg !29

125:                                              ; preds = %122, %114
  fence syncscope("workgroup") release, !dbg !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !29
  fence syncscope("workgroup") acquire, !dbg !29
  %126 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !29
  %127 = insertelement <1 x float> poison, float %126, i64 0, !dbg !32
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %127, ptr addrspace(1) %85, i32 4, <1 x i1> %84), !dbg !32
  fence syncscope("workgroup") release, !dbg !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33
  %128 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %86), !dbg !33
  %129 = bitcast i32 %128 to float, !dbg !33
  %130 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %10), !dbg !33
  %131 = fcmp oeq float %.lcssa, %129, !dbg !35
  %132 = icmp slt i32 %10, %130, !dbg !38
  %133 = and i1 %131, %132, !dbg !39
  %134 = fcmp ogt float %.lcssa, %129, !dbg !40
  %135 = or i1 %134, %133, !dbg !41
  %136 = select i1 %135, float %.lcssa, float %129, !dbg !42
  %137 = select i1 %135, i32 %10, i32 %130, !dbg !43
  %138 = bitcast float %136 to i32, !dbg !33
  %139 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %138, i32 16415), !dbg !33
  %140 = bitcast i32 %139 to float, !dbg !33
  %141 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %137, i32 16415), !dbg !33
  %142 = fcmp oeq float %136, %140, !dbg !35
  %143 = icmp slt i32 %137, %141, !dbg !38
  %144 = and i1 %142, %143, !dbg !39
  %145 = fcmp ogt float %136, %140, !dbg !40
  %146 = or i1 %145, %144, !dbg !41
  %147 = select i1 %146, float %136, float %140, !dbg !42
  %148 = select i1 %146, i32 %137, i32 %141, !dbg !43
  %149 = bitcast float %147 to i32, !dbg !33
  %150 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %149, i32 8223), !dbg !33
  %151 = bitcast i32 %150 to float, !dbg !33
  %152 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %148, i32 8223), !dbg !33
  %153 = fcmp oeq float %147, %151, !dbg !35
  %154 = icmp slt i32 %148, %152, !dbg !38
  %155 = and i1 %153, %154, !dbg !39
  %156 = fcmp ogt float %147, %151, !dbg !40
  %157 = or i1 %156, %155, !dbg !41
  %158 = select i1 %157, float %147, float %151, !dbg !42
  %159 = select i1 %157, i32 %148, i32 %152, !dbg !43
  %160 = bitcast float %158 to i32, !dbg !33
  %161 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %160, i32 4127), !dbg !33
  %162 = bitcast i32 %161 to float, !dbg !33
  %163 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %159, i32 4127), !dbg !33
  %164 = fcmp oeq float %158, %162, !dbg !35
  %165 = icmp slt i32 %159, %163, !dbg !38
  %166 = and i1 %164, %165, !dbg !39
  %167 = fcmp ogt float %158, %162, !dbg !40
  %168 = or i1 %167, %166, !dbg !41
  %169 = select i1 %168, float %158, float %162, !dbg !42
  %170 = select i1 %168, i32 %159, i32 %163, !dbg !43
  %171 = bitcast float %169 to i32, !dbg !33
  %172 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %171, i32 2079), !dbg !33
  %173 = bitcast i32 %172 to float, !dbg !33
  %174 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %170, i32 2079), !dbg !33
  %175 = fcmp oeq float %169, %173, !dbg !35
  %176 = icmp slt i32 %170, %174, !dbg !38
  %177 = and i1 %175, %176, !dbg !39
  %178 = fcmp ogt float %169, %173, !dbg !40
  %179 = or i1 %178, %177, !dbg !41
  %180 = select i1 %179, float %169, float %173, !dbg !42
  %181 = select i1 %179, i32 %170, i32 %174, !dbg !43
  %182 = bitcast float %180 to i32, !dbg !33
  %183 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %182, i32 1055), !dbg !33
  %184 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %181, i32 1055), !dbg !33
  br i1 %55, label %185, label %.critedge3, !dbg !33

185:                                              ; preds = %125
  %186 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %56
  %187 = bitcast i32 %183 to float, !dbg !33
  %188 = fcmp ogt float %180, %187, !dbg !40
  %189 = fcmp oeq float %180, %187, !dbg !35
  %190 = icmp slt i32 %181, %184, !dbg !38
  %191 = and i1 %189, %190, !dbg !39
  %192 = or i1 %188, %191, !dbg !41
  %193 = select i1 %192, float %180, float %187
  %194 = select i1 %192, i32 %181, i32 %184, !dbg !43
  store float %193, ptr addrspace(3) %57, align 4, !dbg !33
  store i32 %194, ptr addrspace(3) %186, align 4, !dbg !33
  br label %.critedge3, !dbg !33

.critedge3:                                       ; preds = %125, %185
  fence syncscope("workgroup") release, !dbg !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33
  br i1 %62, label %195, label %197, !dbg !33

195:                                              ; preds = %.critedge3
  %196 = load float, ptr addrspace(3) %63, align 4, !dbg !33
  br label %197, !dbg !33

197:                                              ; preds = %.critedge3, %195
  %198 = phi float [ %196, %195 ], [ 0.000000e+00, %.critedge3 ], !dbg !33
  %199 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %7, !dbg !33
  br i1 %62, label %200, label %202, !dbg !33

200:                                              ; preds = %197
  %201 = load i32, ptr addrspace(3) %199, align 4, !dbg !33
  br label %202, !dbg !33

202:                                              ; preds = %197, %200
  %203 = phi i32 [ %201, %200 ], [ 0, %197 ], !dbg !33
  %204 = bitcast float %198 to i32, !dbg !33
  %205 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %204, i32 2079), !dbg !33
  %206 = bitcast i32 %205 to float, !dbg !33
  %207 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %203, i32 2079), !dbg !33
  %208 = fcmp oeq float %198, %206, !dbg !35
  %209 = icmp slt i32 %203, %207, !dbg !38
  %210 = and i1 %208, %209, !dbg !39
  %211 = fcmp ogt float %198, %206, !dbg !40
  %212 = or i1 %211, %210, !dbg !41
  %213 = select i1 %212, float %198, float %206, !dbg !42
  %214 = select i1 %212, i32 %203, i32 %207, !dbg !43
  %215 = bitcast float %213 to i32, !dbg !33
  %216 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %215, i32 1055), !dbg !33
  %217 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %214, i32 1055), !dbg !33
  br i1 %76, label %218, label %.critedge, !dbg !33

218:                                              ; preds = %202
  %219 = bitcast i32 %216 to float, !dbg !33
  %220 = fcmp ogt float %213, %219, !dbg !40
  %221 = fcmp oeq float %213, %219, !dbg !35
  %222 = icmp slt i32 %214, %217, !dbg !38
  %223 = and i1 %221, %222, !dbg !39
  %224 = or i1 %220, %223, !dbg !41
  %225 = select i1 %224, i32 %214, i32 %217, !dbg !43
  %226 = select i1 %224, float %213, float %219, !dbg !42
  store float %226, ptr addrspace(3) %63, align 4, !dbg !33
  store i32 %225, ptr addrspace(3) %199, align 4, !dbg !33
  br label %.critedge, !dbg !33

.critedge:                                        ; preds = %202, %218
  %227 = getelementptr i32, ptr addrspace(1) %3, i64 %29, !dbg !44
  fence syncscope("workgroup") release, !dbg !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33
  %228 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), align 16, !dbg !33
  %229 = insertelement <1 x i32> poison, i32 %228, i64 0, !dbg !45
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %229, ptr addrspace(1) %227, i32 4, <1 x i1> %84), !dbg !45
  ret void, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #5

attributes #0 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "reduce_rows", linkageName: "reduce_rows", scope: !3, file: !3, line: 183, type: !5, scopeLine: 183, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 184, column: 24, scope: !4)
!8 = !DILocation(line: 188, column: 33, scope: !4)
!9 = !DILocation(line: 189, column: 30, scope: !4)
!10 = !DILocation(line: 189, column: 24, scope: !4)
!11 = !DILocation(line: 187, column: 29, scope: !4)
!12 = !DILocation(line: 188, column: 20, scope: !4)
!13 = !DILocation(line: 189, column: 34, scope: !4)
!14 = !DILocation(line: 189, column: 46, scope: !4)
!15 = !DILocation(line: 189, column: 20, scope: !4)
!16 = !DILocation(line: 190, column: 13, scope: !4)
!17 = !DILocation(line: 191, column: 26, scope: !4)
!18 = !DILocation(line: 185, column: 27, scope: !4)
!19 = !DILocation(line: 186, column: 41, scope: !4)
!20 = !DILocation(line: 192, column: 20, scope: !4)
!21 = !DILocation(line: 267, column: 36, scope: !22, inlinedAt: !24)
!22 = distinct !DILexicalBlockFile(scope: !4, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = !DILocation(line: 192, column: 35, scope: !4)
!25 = !DILocation(line: 256, column: 15, scope: !26, inlinedAt: !24)
!26 = distinct !DILexicalBlockFile(scope: !22, file: !23, discriminator: 0)
!27 = !DILocation(line: 192, column: 25, scope: !4)
!28 = !DILocation(line: 193, column: 20, scope: !4)
!29 = !DILocation(line: 184, column: 40, scope: !22, inlinedAt: !30)
!30 = !DILocation(line: 193, column: 35, scope: !4)
!31 = !DILocation(line: 163, column: 27, scope: !26, inlinedAt: !30)
!32 = !DILocation(line: 193, column: 25, scope: !4)
!33 = !DILocation(line: 174, column: 58, scope: !26, inlinedAt: !34)
!34 = !DILocation(line: 194, column: 40, scope: !4)
!35 = !DILocation(line: 142, column: 24, scope: !36, inlinedAt: !34)
!36 = distinct !DILexicalBlockFile(scope: !37, file: !23, discriminator: 0)
!37 = distinct !DILexicalBlockFile(scope: !26, file: !23, discriminator: 0)
!38 = !DILocation(line: 142, column: 44, scope: !36, inlinedAt: !34)
!39 = !DILocation(line: 142, column: 35, scope: !36, inlinedAt: !34)
!40 = !DILocation(line: 145, column: 18, scope: !36, inlinedAt: !34)
!41 = !DILocation(line: 145, column: 28, scope: !36, inlinedAt: !34)
!42 = !DILocation(line: 146, column: 35, scope: !36, inlinedAt: !34)
!43 = !DILocation(line: 147, column: 35, scope: !36, inlinedAt: !34)
!44 = !DILocation(line: 194, column: 22, scope: !4)
!45 = !DILocation(line: 194, column: 27, scope: !4)
!46 = !DILocation(line: 194, column: 4, scope: !4)
