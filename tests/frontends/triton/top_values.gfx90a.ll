; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @top_values(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree readnone captures(none) %2, ptr addrspace(1) inreg nofree readnone captures(none) %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %6 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %5), !dbg !11
  %7 = lshr i32 %6, 6, !dbg !11
  %8 = and i32 %7, 3, !dbg !11
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !12
  %10 = shl i32 %9, 8, !dbg !12
  %11 = and i32 %5, 63, !dbg !13
  %12 = shl nuw nsw i32 %8, 6, !dbg !13
  %13 = or disjoint i32 %12, %10, !dbg !12
  %14 = or disjoint i32 %13, %11, !dbg !12
  %15 = shl i32 %9, 3, !dbg !14
  %16 = sext i32 %15 to i64, !dbg !15
  %17 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %16, !dbg !15
  %18 = sext i32 %14 to i64, !dbg !16
  %19 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %18, !dbg !16
  %20 = load <1 x float>, ptr addrspace(1) %19, align 4, !dbg !17
  %21 = extractelement <1 x float> %20, i64 0, !dbg !17
  %22 = and i32 %5, 4, !dbg !18
  %23 = lshr exact i32 %22, 2, !dbg !18
  %24 = lshr i32 %5, 3, !dbg !18
  %25 = and i32 %24, 1, !dbg !18
  %26 = lshr i32 %5, 4, !dbg !18
  %27 = and i32 %26, 1, !dbg !18
  %28 = lshr i32 %5, 5, !dbg !18
  %29 = and i32 %28, 1, !dbg !18
  %30 = and i32 %12, 64, !dbg !18
  %31 = lshr exact i32 %30, 6, !dbg !18
  %32 = lshr i32 %8, 1, !dbg !18
  %33 = lshr i32 %5, 1, !dbg !18
  %34 = and i32 %33, 1, !dbg !18
  %35 = and i32 %5, 1, !dbg !18
  %36 = bitcast float %21 to i32, !dbg !26
  %37 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %36, i32 177, i32 15, i32 15, i1 true), !dbg !28
  %38 = bitcast i32 %37 to float, !dbg !30
  %39 = fcmp ogt float %21, %38, !dbg !31
  %40 = icmp ne i32 %34, %35, !dbg !32
  %41 = xor i1 %40, %39, !dbg !33
  %42 = select i1 %41, float %38, float %21, !dbg !34
  %43 = bitcast float %42 to i32, !dbg !26
  %44 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %43, i32 78, i32 15, i32 15, i1 true), !dbg !28
  %45 = bitcast i32 %44 to float, !dbg !30
  %46 = fcmp ogt float %42, %45, !dbg !31
  %47 = icmp ne i32 %23, %34, !dbg !32
  %48 = xor i1 %47, %46, !dbg !33
  %49 = select i1 %48, float %45, float %42, !dbg !34
  %50 = bitcast float %49 to i32, !dbg !26
  %51 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %50, i32 177, i32 15, i32 15, i1 true), !dbg !28
  %52 = bitcast i32 %51 to float, !dbg !30
  %53 = fcmp ogt float %49, %52, !dbg !31
  %54 = icmp ne i32 %23, %35, !dbg !32
  %55 = xor i1 %54, %53, !dbg !33
  %56 = select i1 %55, float %52, float %49, !dbg !34
  %57 = bitcast float %56 to i32, !dbg !26
  %58 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %57, i32 321, i32 15, i32 15, i1 true), !dbg !28
  %59 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %58, i32 27, i32 15, i32 15, i1 true), !dbg !28
  %60 = bitcast i32 %59 to float, !dbg !30
  %61 = fcmp ogt float %56, %60, !dbg !31
  %62 = icmp ne i32 %25, %23, !dbg !32
  %63 = xor i1 %62, %61, !dbg !33
  %64 = select i1 %63, float %60, float %56, !dbg !34
  %65 = bitcast float %64 to i32, !dbg !26
  %66 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %65, i32 78, i32 15, i32 15, i1 true), !dbg !28
  %67 = bitcast i32 %66 to float, !dbg !30
  %68 = fcmp ogt float %64, %67, !dbg !31
  %69 = icmp ne i32 %25, %34, !dbg !32
  %70 = xor i1 %69, %68, !dbg !33
  %71 = select i1 %70, float %67, float %64, !dbg !34
  %72 = bitcast float %71 to i32, !dbg !26
  %73 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %72, i32 177, i32 15, i32 15, i1 true), !dbg !28
  %74 = bitcast i32 %73 to float, !dbg !30
  %75 = fcmp ogt float %71, %74, !dbg !31
  %76 = icmp ne i32 %25, %35, !dbg !32
  %77 = xor i1 %76, %75, !dbg !33
  %78 = select i1 %77, float %74, float %71, !dbg !34
  %79 = bitcast float %78 to i32, !dbg !35
  %80 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %79, i32 296, i32 15, i32 15, i1 true), !dbg !35
  %81 = bitcast i32 %80 to float, !dbg !35
  %82 = tail call float @llvm.maxnum.f32(float %78, float %81), !dbg !37
  %83 = bitcast float %82 to i32, !dbg !38
  %84 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %83, i32 321, i32 15, i32 15, i1 true), !dbg !41
  %85 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %84, i32 27, i32 15, i32 15, i1 true), !dbg !41
  %86 = bitcast i32 %85 to float, !dbg !43
  %87 = fcmp ogt float %82, %86, !dbg !44
  %88 = icmp ne i32 %27, %23, !dbg !45
  %89 = xor i1 %88, %87, !dbg !46
  %90 = select i1 %89, float %86, float %82, !dbg !47
  %91 = bitcast float %90 to i32, !dbg !38
  %92 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %91, i32 78, i32 15, i32 15, i1 true), !dbg !41
  %93 = bitcast i32 %92 to float, !dbg !43
  %94 = fcmp ogt float %90, %93, !dbg !44
  %95 = icmp ne i32 %27, %34, !dbg !45
  %96 = xor i1 %95, %94, !dbg !46
  %97 = select i1 %96, float %93, float %90, !dbg !47
  %98 = bitcast float %97 to i32, !dbg !38
  %99 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %98, i32 177, i32 15, i32 15, i1 true), !dbg !41
  %100 = bitcast i32 %99 to float, !dbg !43
  %101 = fcmp ogt float %97, %100, !dbg !44
  %102 = icmp ne i32 %27, %35, !dbg !45
  %103 = xor i1 %102, %101, !dbg !46
  %104 = select i1 %103, float %100, float %97, !dbg !47
  %105 = bitcast float %104 to i32, !dbg !35
  %106 = shl nuw nsw i32 %11, 2, !dbg !35
  %107 = xor i32 %106, 64, !dbg !35
  %108 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %105), !dbg !35
  %109 = bitcast i32 %108 to float, !dbg !35
  %110 = tail call float @llvm.maxnum.f32(float %104, float %109), !dbg !37
  %111 = bitcast float %110 to i32, !dbg !38
  %112 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %111, i32 321, i32 15, i32 15, i1 true), !dbg !41
  %113 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %112, i32 27, i32 15, i32 15, i1 true), !dbg !41
  %114 = bitcast i32 %113 to float, !dbg !43
  %115 = fcmp ogt float %110, %114, !dbg !44
  %116 = icmp ne i32 %29, %23, !dbg !45
  %117 = xor i1 %116, %115, !dbg !46
  %118 = select i1 %117, float %114, float %110, !dbg !47
  %119 = bitcast float %118 to i32, !dbg !38
  %120 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %119, i32 78, i32 15, i32 15, i1 true), !dbg !41
  %121 = bitcast i32 %120 to float, !dbg !43
  %122 = fcmp ogt float %118, %121, !dbg !44
  %123 = icmp ne i32 %29, %34, !dbg !45
  %124 = xor i1 %123, %122, !dbg !46
  %125 = select i1 %124, float %121, float %118, !dbg !47
  %126 = bitcast float %125 to i32, !dbg !38
  %127 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %126, i32 177, i32 15, i32 15, i1 true), !dbg !41
  %128 = bitcast i32 %127 to float, !dbg !43
  %129 = fcmp ogt float %125, %128, !dbg !44
  %130 = icmp ne i32 %29, %35, !dbg !45
  %131 = xor i1 %130, %129, !dbg !46
  %132 = select i1 %131, float %128, float %125, !dbg !47
  %133 = bitcast float %132 to i32, !dbg !35
  %134 = xor i32 %106, 128, !dbg !35
  %135 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %134, i32 %133), !dbg !35
  %136 = bitcast i32 %135 to float, !dbg !35
  %137 = tail call float @llvm.maxnum.f32(float %132, float %136), !dbg !37
  %138 = bitcast float %137 to i32, !dbg !38
  %139 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %138, i32 321, i32 15, i32 15, i1 true), !dbg !41
  %140 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %139, i32 27, i32 15, i32 15, i1 true), !dbg !41
  %141 = bitcast i32 %140 to float, !dbg !43
  %142 = fcmp ogt float %137, %141, !dbg !44
  %143 = icmp ne i32 %31, %23, !dbg !45
  %144 = xor i1 %143, %142, !dbg !46
  %145 = select i1 %144, float %141, float %137, !dbg !47
  %146 = bitcast float %145 to i32, !dbg !38
  %147 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %146, i32 78, i32 15, i32 15, i1 true), !dbg !41
  %148 = bitcast i32 %147 to float, !dbg !43
  %149 = fcmp ogt float %145, %148, !dbg !44
  %150 = icmp ne i32 %31, %34, !dbg !45
  %151 = xor i1 %150, %149, !dbg !46
  %152 = select i1 %151, float %148, float %145, !dbg !47
  %153 = bitcast float %152 to i32, !dbg !38
  %154 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %153, i32 177, i32 15, i32 15, i1 true), !dbg !41
  %155 = bitcast i32 %154 to float, !dbg !43
  %156 = fcmp ogt float %152, %155, !dbg !44
  %157 = icmp ne i32 %31, %35, !dbg !45
  %158 = xor i1 %157, %156, !dbg !46
  %159 = select i1 %158, float %155, float %152, !dbg !47
  %160 = shl nuw nsw i32 %22, 2, !dbg !35
  %161 = lshr exact i32 %30, 3, !dbg !35
  %162 = shl nuw nsw i32 %7, 1, !dbg !35
  %163 = and i32 %162, 4, !dbg !35
  %trunc = trunc i32 %5 to i7, !dbg !35
  %164 = and i7 %trunc, 3, !dbg !35
  %mask = tail call i7 @llvm.bitreverse.i7(i7 %164), !dbg !35
  %165 = zext i7 %mask to i32, !dbg !35
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %160, !dbg !35
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i32 %161, !dbg !35
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %167, i32 %165, !dbg !35
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %168, i32 %163, !dbg !35
  %170 = insertelement <1 x float> poison, float %159, i64 0, !dbg !35
  store <1 x float> %170, ptr addrspace(3) %169, align 4, !dbg !35
  fence syncscope("workgroup") release, !dbg !35, !mmra !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !35
  fence syncscope("workgroup") acquire, !dbg !35, !mmra !48
  %171 = and i7 %trunc, 15, !dbg !35
  %mask2 = tail call i7 @llvm.bitreverse.i7(i7 %171), !dbg !35
  %172 = zext i7 %mask2 to i32, !dbg !35
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %163, !dbg !35
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %173, i32 %172, !dbg !35
  %175 = load <1 x float>, ptr addrspace(3) %174, align 4, !dbg !35
  %176 = extractelement <1 x float> %175, i64 0, !dbg !35
  %177 = bitcast float %176 to i32, !dbg !35
  %178 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %177, i32 296, i32 15, i32 15, i1 true), !dbg !35
  %179 = bitcast i32 %178 to float, !dbg !35
  %180 = tail call float @llvm.maxnum.f32(float %176, float %179), !dbg !37
  %181 = bitcast float %180 to i32, !dbg !38
  %182 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %181, i32 321, i32 15, i32 15, i1 true), !dbg !41
  %183 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %182, i32 27, i32 15, i32 15, i1 true), !dbg !41
  %184 = bitcast i32 %183 to float, !dbg !43
  %185 = fcmp ogt float %180, %184, !dbg !44
  %186 = icmp ne i32 %32, %23, !dbg !45
  %187 = xor i1 %186, %185, !dbg !46
  %188 = select i1 %187, float %184, float %180, !dbg !47
  %189 = bitcast float %188 to i32, !dbg !38
  %190 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %189, i32 78, i32 15, i32 15, i1 true), !dbg !41
  %191 = bitcast i32 %190 to float, !dbg !43
  %192 = fcmp ogt float %188, %191, !dbg !44
  %193 = icmp ne i32 %32, %34, !dbg !45
  %194 = xor i1 %193, %192, !dbg !46
  %195 = select i1 %194, float %191, float %188, !dbg !47
  %196 = bitcast float %195 to i32, !dbg !38
  %197 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %196, i32 177, i32 15, i32 15, i1 true), !dbg !41
  %198 = bitcast i32 %197 to float, !dbg !43
  %199 = fcmp ogt float %195, %198, !dbg !44
  %200 = icmp ne i32 %32, %35, !dbg !45
  %201 = xor i1 %200, %199, !dbg !46
  %202 = select i1 %201, float %198, float %195, !dbg !47
  fence syncscope("workgroup") release, !dbg !35, !mmra !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !35
  fence syncscope("workgroup") acquire, !dbg !35, !mmra !48
  %203 = shl nuw nsw i32 %22, 1, !dbg !35
  %trunc3 = trunc i32 %5 to i6, !dbg !35
  %204 = and i6 %trunc3, 3, !dbg !35
  %mask4 = tail call i6 @llvm.bitreverse.i6(i6 %204), !dbg !35
  %205 = zext i6 %mask4 to i32, !dbg !35
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %203, !dbg !35
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %163, !dbg !35
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %207, i32 %205, !dbg !35
  %209 = insertelement <1 x float> poison, float %202, i64 0, !dbg !35
  store <1 x float> %209, ptr addrspace(3) %208, align 4, !dbg !35
  fence syncscope("workgroup") release, !dbg !35, !mmra !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !35
  fence syncscope("workgroup") acquire, !dbg !35, !mmra !48
  %210 = and i6 %trunc3, 15, !dbg !35
  %mask6 = tail call i6 @llvm.bitreverse.i6(i6 %210), !dbg !35
  %211 = zext i6 %mask6 to i32, !dbg !35
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %211, !dbg !35
  %213 = load <1 x float>, ptr addrspace(3) %212, align 4, !dbg !35
  %214 = extractelement <1 x float> %213, i64 0, !dbg !35
  %215 = bitcast float %214 to i32, !dbg !35
  %216 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %215, i32 296, i32 15, i32 15, i1 true), !dbg !35
  %217 = bitcast i32 %216 to float, !dbg !35
  %218 = tail call float @llvm.maxnum.f32(float %214, float %217), !dbg !37
  %219 = bitcast float %218 to i32, !dbg !38
  %220 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %219, i32 321, i32 15, i32 15, i1 true), !dbg !41
  %221 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %220, i32 27, i32 15, i32 15, i1 true), !dbg !41
  %222 = bitcast i32 %221 to float, !dbg !43
  %223 = fcmp ogt float %218, %222, !dbg !44
  %224 = icmp eq i32 %22, 0, !dbg !45
  %225 = xor i1 %224, %223, !dbg !46
  %226 = select i1 %225, float %222, float %218, !dbg !47
  %227 = bitcast float %226 to i32, !dbg !38
  %228 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %227, i32 78, i32 15, i32 15, i1 true), !dbg !41
  %229 = bitcast i32 %228 to float, !dbg !43
  %230 = fcmp ogt float %226, %229, !dbg !44
  %231 = icmp eq i32 %34, 0, !dbg !45
  %232 = xor i1 %231, %230, !dbg !46
  %233 = select i1 %232, float %229, float %226, !dbg !47
  %234 = bitcast float %233 to i32, !dbg !38
  %235 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %234, i32 177, i32 15, i32 15, i1 true), !dbg !41
  %236 = bitcast i32 %235 to float, !dbg !43
  %237 = fcmp ogt float %233, %236, !dbg !44
  %238 = icmp eq i32 %35, 0, !dbg !45
  %239 = xor i1 %238, %237, !dbg !46
  %240 = select i1 %239, float %236, float %233, !dbg !47
  %241 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %17, i16 0, i64 2147483646, i32 159744), !dbg !11
  %242 = and i32 %5, 56, !dbg !11
  %243 = or disjoint i32 %8, %242, !dbg !11
  %244 = icmp eq i32 %243, 0, !dbg !11
  %245 = shl nuw nsw i32 %5, 2, !dbg !11
  %246 = and i32 %245, 28, !dbg !11
  %247 = select i1 %244, i32 %246, i32 -2147483648, !dbg !11
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %240, ptr addrspace(8) %241, i32 %247, i32 0, i32 0), !dbg !11
  ret void, !dbg !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i7 @llvm.bitreverse.i7(i7) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i6 @llvm.bitreverse.i6(i6) #7

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "top_values", linkageName: "top_values", scope: !1, file: !1, line: 297, type: !5, scopeLine: 297, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 299, column: 5, scope: !4)
!12 = !DILocation(line: 298, column: 9, scope: !4)
!13 = !DILocation(line: 298, column: 36, scope: !4)
!14 = !DILocation(line: 299, column: 20, scope: !4)
!15 = !DILocation(line: 299, column: 14, scope: !4)
!16 = !DILocation(line: 299, column: 76, scope: !4)
!17 = !DILocation(line: 299, column: 68, scope: !4)
!18 = !DILocation(line: 383, column: 10, scope: !19, inlinedAt: !21)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !20, discriminator: 0)
!20 = !DIFile(filename: "standard.py", directory: "triton/language")
!21 = !DILocation(line: 420, column: 16, scope: !19, inlinedAt: !22)
!22 = !DILocation(line: 475, column: 17, scope: !19, inlinedAt: !23)
!23 = !DILocation(line: 518, column: 12, scope: !19, inlinedAt: !24)
!24 = !DILocation(line: 299, column: 60, scope: !25)
!25 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!26 = !DILocation(line: 395, column: 10, scope: !19, inlinedAt: !27)
!27 = !DILocation(line: 425, column: 13, scope: !19, inlinedAt: !22)
!28 = !DILocation(line: 330, column: 12, scope: !19, inlinedAt: !29)
!29 = !DILocation(line: 396, column: 15, scope: !19, inlinedAt: !27)
!30 = !DILocation(line: 397, column: 9, scope: !19, inlinedAt: !27)
!31 = !DILocation(line: 403, column: 23, scope: !19, inlinedAt: !27)
!32 = !DILocation(line: 403, column: 33, scope: !19, inlinedAt: !27)
!33 = !DILocation(line: 403, column: 22, scope: !19, inlinedAt: !27)
!34 = !DILocation(line: 403, column: 11, scope: !19, inlinedAt: !27)
!35 = !DILocation(line: 216, column: 16, scope: !19, inlinedAt: !36)
!36 = !DILocation(line: 480, column: 17, scope: !19, inlinedAt: !23)
!37 = !DILocation(line: 196, column: 12, scope: !19, inlinedAt: !35)
!38 = !DILocation(line: 395, column: 10, scope: !19, inlinedAt: !39)
!39 = !DILocation(line: 425, column: 13, scope: !19, inlinedAt: !40)
!40 = !DILocation(line: 481, column: 17, scope: !19, inlinedAt: !23)
!41 = !DILocation(line: 330, column: 12, scope: !19, inlinedAt: !42)
!42 = !DILocation(line: 396, column: 15, scope: !19, inlinedAt: !39)
!43 = !DILocation(line: 397, column: 9, scope: !19, inlinedAt: !39)
!44 = !DILocation(line: 403, column: 23, scope: !19, inlinedAt: !39)
!45 = !DILocation(line: 403, column: 33, scope: !19, inlinedAt: !39)
!46 = !DILocation(line: 403, column: 22, scope: !19, inlinedAt: !39)
!47 = !DILocation(line: 403, column: 11, scope: !19, inlinedAt: !39)
!48 = !{!"amdgpu-synchronize-as", !"local"}
!49 = !DILocation(line: 297, column: 1, scope: !4)
