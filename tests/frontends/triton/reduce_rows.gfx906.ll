; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @reduce_rows(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, i32 inreg %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !13
  %10 = lshr i32 %9, 6, !dbg !13
  %11 = and i32 %10, 3, !dbg !13
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %13 = and i32 %8, 63, !dbg !15
  %14 = shl nuw nsw i32 %11, 6, !dbg !15
  %15 = or disjoint i32 %14, %13, !dbg !15
  %16 = mul i32 %4, %12, !dbg !16
  %17 = sext i32 %16 to i64, !dbg !17
  %18 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %17, !dbg !17
  %19 = icmp sgt i32 %4, 0, !dbg !18
  br i1 %19, label %.lr.ph, label %._crit_edge, !dbg !18

.lr.ph:                                           ; preds = %7, %29
  %20 = phi float [ %33, %29 ], [ -inf, %7 ]
  %21 = phi float [ %32, %29 ], [ 0.000000e+00, %7 ]
  %22 = phi i32 [ %34, %29 ], [ 0, %7 ]
  %23 = or disjoint i32 %22, %15, !dbg !19
  %24 = icmp slt i32 %23, %4, !dbg !20
  br i1 %24, label %25, label %29, !dbg !21

25:                                               ; preds = %.lr.ph
  %26 = sext i32 %23 to i64
  %27 = getelementptr [4 x i8], ptr addrspace(1) %18, i64 %26
  %28 = load <1 x float>, ptr addrspace(1) %27, align 4, !dbg !21
  br label %29, !dbg !21

29:                                               ; preds = %25, %.lr.ph
  %30 = phi <1 x float> [ %28, %25 ], [ zeroinitializer, %.lr.ph ], !dbg !21
  %31 = extractelement <1 x float> %30, i64 0, !dbg !21
  %32 = fadd float %21, %31, !dbg !22
  %33 = tail call float @llvm.maxnum.f32(float %20, float %31), !dbg !23
  %34 = add i32 %22, 256, !dbg !18
  %35 = icmp slt i32 %34, %4, !dbg !18
  br i1 %35, label %.lr.ph, label %._crit_edge, !dbg !18

._crit_edge:                                      ; preds = %29, %7
  %.lcssa2 = phi float [ 0.000000e+00, %7 ], [ %32, %29 ], !dbg !24
  %.lcssa = phi float [ -inf, %7 ], [ %33, %29 ], !dbg !25
  %36 = bitcast float %.lcssa2 to i32, !dbg !26
  %37 = shl nuw nsw i32 %13, 2, !dbg !26
  %38 = xor i32 %37, 128, !dbg !26
  %39 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %36), !dbg !26
  %40 = bitcast i32 %39 to float, !dbg !26
  %41 = fadd float %.lcssa2, %40, !dbg !31
  %42 = bitcast float %41 to i32, !dbg !26
  %43 = xor i32 %37, 64, !dbg !26
  %44 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %42), !dbg !26
  %45 = bitcast i32 %44 to float, !dbg !26
  %46 = fadd float %41, %45, !dbg !31
  %47 = bitcast float %46 to i32, !dbg !26
  %48 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %47, i32 296, i32 15, i32 15, i1 true), !dbg !26
  %49 = bitcast i32 %48 to float, !dbg !26
  %50 = fadd float %46, %49, !dbg !31
  %51 = bitcast float %50 to i32, !dbg !26
  %52 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %51, i32 321, i32 15, i32 15, i1 true), !dbg !26
  %53 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %52, i32 27, i32 15, i32 15, i1 true), !dbg !26
  %54 = bitcast i32 %53 to float, !dbg !26
  %55 = fadd float %50, %54, !dbg !31
  %56 = bitcast float %55 to i32, !dbg !26
  %57 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %56, i32 78, i32 15, i32 15, i1 true), !dbg !26
  %58 = bitcast i32 %57 to float, !dbg !26
  %59 = fadd float %55, %58, !dbg !31
  %60 = bitcast float %59 to i32, !dbg !26
  %61 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %60, i32 177, i32 15, i32 15, i1 true), !dbg !26
  %62 = bitcast i32 %61 to float, !dbg !26
  %63 = fadd float %59, %62, !dbg !31
  %64 = shl nuw nsw i32 %11, 2, !dbg !26
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %64, !dbg !26
  %66 = insertelement <1 x float> poison, float %63, i64 0, !dbg !26
  store <1 x float> %66, ptr addrspace(3) %65, align 4, !dbg !26
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %67 = shl nuw nsw i32 %8, 2, !dbg !26
  %68 = and i32 %67, 12, !dbg !26
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %68, !dbg !26
  %70 = load <1 x float>, ptr addrspace(3) %69, align 4, !dbg !26
  %71 = extractelement <1 x float> %70, i64 0, !dbg !26
  %72 = bitcast float %71 to i32, !dbg !26
  %73 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %72, i32 78, i32 15, i32 15, i1 true), !dbg !26
  %74 = bitcast i32 %73 to float, !dbg !26
  %75 = fadd float %71, %74, !dbg !31
  %76 = bitcast float %75 to i32, !dbg !26
  %77 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %76, i32 177, i32 15, i32 15, i1 true), !dbg !26
  %78 = or i32 %11, %13, !dbg !32
  %79 = icmp eq i32 %78, 0, !dbg !32
  br i1 %79, label %80, label %86, !dbg !32

80:                                               ; preds = %._crit_edge
  %81 = sext i32 %12 to i64
  %82 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %81
  %83 = bitcast i32 %77 to float
  %84 = fadd float %75, %83
  %85 = insertelement <1 x float> poison, float %84, i64 0
  store <1 x float> %85, ptr addrspace(1) %82, align 4, !dbg !32
  br label %86, !dbg !32

86:                                               ; preds = %80, %._crit_edge
  fence syncscope("workgroup") release, !dbg !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33
  %87 = bitcast float %.lcssa to i32, !dbg !33
  %88 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %87), !dbg !33
  %89 = bitcast i32 %88 to float, !dbg !33
  %90 = tail call float @llvm.maxnum.f32(float %.lcssa, float %89), !dbg !35
  %91 = bitcast float %90 to i32, !dbg !33
  %92 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %91), !dbg !33
  %93 = bitcast i32 %92 to float, !dbg !33
  %94 = tail call float @llvm.maxnum.f32(float %90, float %93), !dbg !35
  %95 = bitcast float %94 to i32, !dbg !33
  %96 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %95, i32 296, i32 15, i32 15, i1 true), !dbg !33
  %97 = bitcast i32 %96 to float, !dbg !33
  %98 = tail call float @llvm.maxnum.f32(float %94, float %97), !dbg !35
  %99 = bitcast float %98 to i32, !dbg !33
  %100 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %99, i32 321, i32 15, i32 15, i1 true), !dbg !33
  %101 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %100, i32 27, i32 15, i32 15, i1 true), !dbg !33
  %102 = bitcast i32 %101 to float, !dbg !33
  %103 = tail call float @llvm.maxnum.f32(float %98, float %102), !dbg !35
  %104 = bitcast float %103 to i32, !dbg !33
  %105 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %104, i32 78, i32 15, i32 15, i1 true), !dbg !33
  %106 = bitcast i32 %105 to float, !dbg !33
  %107 = tail call float @llvm.maxnum.f32(float %103, float %106), !dbg !35
  %108 = bitcast float %107 to i32, !dbg !33
  %109 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %108, i32 177, i32 15, i32 15, i1 true), !dbg !33
  %110 = bitcast i32 %109 to float, !dbg !33
  %111 = tail call float @llvm.maxnum.f32(float %107, float %110), !dbg !35
  %112 = insertelement <1 x float> poison, float %111, i64 0, !dbg !33
  store <1 x float> %112, ptr addrspace(3) %65, align 4, !dbg !33
  fence syncscope("workgroup") release, !dbg !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33
  %113 = load <1 x float>, ptr addrspace(3) %69, align 4, !dbg !33
  %114 = extractelement <1 x float> %113, i64 0, !dbg !33
  %115 = bitcast float %114 to i32, !dbg !33
  %116 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %115, i32 78, i32 15, i32 15, i1 true), !dbg !33
  %117 = bitcast i32 %116 to float, !dbg !33
  %118 = tail call float @llvm.maxnum.f32(float %114, float %117), !dbg !35
  %119 = bitcast float %118 to i32, !dbg !33
  %120 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %119, i32 177, i32 15, i32 15, i1 true), !dbg !33
  br i1 %79, label %121, label %127, !dbg !36

121:                                              ; preds = %86
  %122 = sext i32 %12 to i64
  %123 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %122
  %124 = bitcast i32 %120 to float
  %125 = tail call float @llvm.maxnum.f32(float %118, float %124)
  %126 = insertelement <1 x float> poison, float %125, i64 0
  store <1 x float> %126, ptr addrspace(1) %123, align 4, !dbg !36
  br label %127, !dbg !36

127:                                              ; preds = %121, %86
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  %128 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %87), !dbg !37
  %129 = bitcast i32 %128 to float, !dbg !37
  %130 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %15), !dbg !37
  %131 = fcmp oeq float %.lcssa, %129, !dbg !40
  %132 = icmp slt i32 %15, %130, !dbg !42
  %133 = and i1 %131, %132, !dbg !40
  %134 = fcmp ogt float %.lcssa, %129, !dbg !43
  %135 = or i1 %134, %133, !dbg !43
  %136 = select i1 %135, float %.lcssa, float %129, !dbg !44
  %137 = select i1 %135, i32 %15, i32 %130, !dbg !45
  %138 = bitcast float %136 to i32, !dbg !37
  %139 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %138), !dbg !37
  %140 = bitcast i32 %139 to float, !dbg !37
  %141 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %137), !dbg !37
  %142 = fcmp oeq float %136, %140, !dbg !40
  %143 = icmp slt i32 %137, %141, !dbg !42
  %144 = and i1 %142, %143, !dbg !40
  %145 = fcmp ogt float %136, %140, !dbg !43
  %146 = or i1 %145, %144, !dbg !43
  %147 = select i1 %146, float %136, float %140, !dbg !44
  %148 = select i1 %146, i32 %137, i32 %141, !dbg !45
  %149 = bitcast float %147 to i32, !dbg !37
  %150 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %149, i32 296, i32 15, i32 15, i1 true), !dbg !37
  %151 = bitcast i32 %150 to float, !dbg !37
  %152 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %148, i32 296, i32 15, i32 15, i1 true), !dbg !37
  %153 = fcmp oeq float %147, %151, !dbg !40
  %154 = icmp slt i32 %148, %152, !dbg !42
  %155 = and i1 %153, %154, !dbg !40
  %156 = fcmp ogt float %147, %151, !dbg !43
  %157 = or i1 %156, %155, !dbg !43
  %158 = select i1 %157, float %147, float %151, !dbg !44
  %159 = select i1 %157, i32 %148, i32 %152, !dbg !45
  %160 = bitcast float %158 to i32, !dbg !37
  %161 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %160, i32 321, i32 15, i32 15, i1 true), !dbg !37
  %162 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %161, i32 27, i32 15, i32 15, i1 true), !dbg !37
  %163 = bitcast i32 %162 to float, !dbg !37
  %164 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %159, i32 321, i32 15, i32 15, i1 true), !dbg !37
  %165 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %164, i32 27, i32 15, i32 15, i1 true), !dbg !37
  %166 = fcmp oeq float %158, %163, !dbg !40
  %167 = icmp slt i32 %159, %165, !dbg !42
  %168 = and i1 %166, %167, !dbg !40
  %169 = fcmp ogt float %158, %163, !dbg !43
  %170 = or i1 %169, %168, !dbg !43
  %171 = select i1 %170, float %158, float %163, !dbg !44
  %172 = select i1 %170, i32 %159, i32 %165, !dbg !45
  %173 = bitcast float %171 to i32, !dbg !37
  %174 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %173, i32 78, i32 15, i32 15, i1 true), !dbg !37
  %175 = bitcast i32 %174 to float, !dbg !37
  %176 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %172, i32 78, i32 15, i32 15, i1 true), !dbg !37
  %177 = fcmp oeq float %171, %175, !dbg !40
  %178 = icmp slt i32 %172, %176, !dbg !42
  %179 = and i1 %177, %178, !dbg !40
  %180 = fcmp ogt float %171, %175, !dbg !43
  %181 = or i1 %180, %179, !dbg !43
  %182 = select i1 %181, float %171, float %175, !dbg !44
  %183 = select i1 %181, i32 %172, i32 %176, !dbg !45
  %184 = bitcast float %182 to i32, !dbg !37
  %185 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %184, i32 177, i32 15, i32 15, i1 true), !dbg !37
  %186 = bitcast i32 %185 to float, !dbg !37
  %187 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %183, i32 177, i32 15, i32 15, i1 true), !dbg !37
  %188 = fcmp oeq float %182, %186, !dbg !40
  %189 = icmp slt i32 %183, %187, !dbg !42
  %190 = and i1 %188, %189, !dbg !40
  %191 = fcmp ogt float %182, %186, !dbg !43
  %192 = or i1 %191, %190, !dbg !43
  %193 = select i1 %192, float %182, float %186, !dbg !44
  %194 = select i1 %192, i32 %183, i32 %187, !dbg !45
  %195 = insertelement <1 x float> poison, float %193, i64 0, !dbg !37
  store <1 x float> %195, ptr addrspace(3) %65, align 4, !dbg !37
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  %196 = load <1 x float>, ptr addrspace(3) %69, align 4, !dbg !37
  %197 = extractelement <1 x float> %196, i64 0, !dbg !37
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %64, !dbg !37
  %199 = insertelement <1 x i32> poison, i32 %194, i64 0, !dbg !37
  store <1 x i32> %199, ptr addrspace(3) %198, align 4, !dbg !37
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %68, !dbg !37
  %201 = load <1 x i32>, ptr addrspace(3) %200, align 4, !dbg !37
  %202 = extractelement <1 x i32> %201, i64 0, !dbg !37
  %203 = bitcast float %197 to i32, !dbg !37
  %204 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %203, i32 78, i32 15, i32 15, i1 true), !dbg !37
  %205 = bitcast i32 %204 to float, !dbg !37
  %206 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %202, i32 78, i32 15, i32 15, i1 true), !dbg !37
  %207 = fcmp oeq float %197, %205, !dbg !40
  %208 = icmp slt i32 %202, %206, !dbg !42
  %209 = and i1 %207, %208, !dbg !40
  %210 = fcmp ogt float %197, %205, !dbg !43
  %211 = or i1 %210, %209, !dbg !43
  %212 = select i1 %211, float %197, float %205, !dbg !44
  %213 = select i1 %211, i32 %202, i32 %206, !dbg !45
  %214 = bitcast float %212 to i32, !dbg !37
  %215 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %214, i32 177, i32 15, i32 15, i1 true), !dbg !37
  %216 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %213, i32 177, i32 15, i32 15, i1 true), !dbg !37
  br i1 %79, label %217, label %228, !dbg !13

217:                                              ; preds = %127
  %218 = bitcast i32 %215 to float, !dbg !37
  %219 = fcmp ogt float %212, %218, !dbg !43
  %220 = fcmp oeq float %212, %218, !dbg !40
  %221 = icmp slt i32 %213, %216, !dbg !42
  %222 = and i1 %220, %221, !dbg !40
  %223 = or i1 %219, %222, !dbg !43
  %224 = select i1 %223, i32 %213, i32 %216, !dbg !45
  %225 = insertelement <1 x i32> poison, i32 %224, i64 0, !dbg !13
  %226 = sext i32 %12 to i64, !dbg !46
  %227 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %226, !dbg !46
  store <1 x i32> %225, ptr addrspace(1) %227, align 4, !dbg !13
  br label %228, !dbg !13

228:                                              ; preds = %217, %127
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

attributes #0 = { norecurse nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "reduce_rows", linkageName: "reduce_rows", scope: !1, file: !1, line: 174, type: !5, scopeLine: 174, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 185, column: 5, scope: !4)
!14 = !DILocation(line: 175, column: 11, scope: !4)
!15 = !DILocation(line: 179, column: 21, scope: !4)
!16 = !DILocation(line: 180, column: 25, scope: !4)
!17 = !DILocation(line: 180, column: 21, scope: !4)
!18 = !DILocation(line: 178, column: 5, scope: !4)
!19 = !DILocation(line: 179, column: 13, scope: !4)
!20 = !DILocation(line: 180, column: 43, scope: !4)
!21 = !DILocation(line: 180, column: 13, scope: !4)
!22 = !DILocation(line: 181, column: 9, scope: !4)
!23 = !DILocation(line: 182, column: 13, scope: !4)
!24 = !DILocation(line: 176, column: 9, scope: !4)
!25 = !DILocation(line: 177, column: 9, scope: !4)
!26 = !DILocation(line: 314, column: 12, scope: !27, inlinedAt: !29)
!27 = distinct !DILexicalBlockFile(scope: !4, file: !28, discriminator: 0)
!28 = !DIFile(filename: "standard.py", directory: "triton/language")
!29 = !DILocation(line: 183, column: 26, scope: !30)
!30 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!31 = !DILocation(line: 287, column: 12, scope: !27, inlinedAt: !26)
!32 = !DILocation(line: 183, column: 5, scope: !4)
!33 = !DILocation(line: 216, column: 16, scope: !27, inlinedAt: !34)
!34 = !DILocation(line: 184, column: 26, scope: !30)
!35 = !DILocation(line: 196, column: 12, scope: !27, inlinedAt: !33)
!36 = !DILocation(line: 184, column: 5, scope: !4)
!37 = !DILocation(line: 206, column: 20, scope: !27, inlinedAt: !38)
!38 = !DILocation(line: 223, column: 16, scope: !27, inlinedAt: !39)
!39 = !DILocation(line: 185, column: 28, scope: !30)
!40 = !DILocation(line: 175, column: 15, scope: !27, inlinedAt: !41)
!41 = !DILocation(line: 186, column: 12, scope: !27, inlinedAt: !37)
!42 = !DILocation(line: 175, column: 36, scope: !27, inlinedAt: !41)
!43 = !DILocation(line: 178, column: 10, scope: !27, inlinedAt: !41)
!44 = !DILocation(line: 179, column: 13, scope: !27, inlinedAt: !41)
!45 = !DILocation(line: 180, column: 13, scope: !27, inlinedAt: !41)
!46 = !DILocation(line: 185, column: 14, scope: !4)
!47 = !DILocation(line: 174, column: 1, scope: !4)
