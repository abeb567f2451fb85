; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @sort(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1) local_unnamed_addr #0 !dbg !4 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %4 = shl i32 %3, 8, !dbg !8
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %6 = lshr i32 %5, 6, !dbg !9
  %7 = and i32 %5, 1, !dbg !9
  %8 = and i32 %5, 255, !dbg !9
  %9 = or disjoint i32 %4, %8, !dbg !10
  %10 = sext i32 %9 to i64, !dbg !11
  %11 = getelementptr i32, ptr addrspace(1) %0, i64 %10, !dbg !11
  %unmaskedload = load <1 x i32>, ptr addrspace(1) %11, align 4, !dbg !12
  %12 = extractelement <1 x i32> %unmaskedload, i64 0, !dbg !12
  %13 = lshr i32 %5, 1, !dbg !13
  %.lobit = and i32 %13, 1, !dbg !13
  %14 = lshr i32 %5, 2, !dbg !13
  %.lobit1 = and i32 %14, 1, !dbg !13
  %15 = lshr i32 %5, 3, !dbg !13
  %.lobit2 = and i32 %15, 1, !dbg !13
  %16 = lshr i32 %5, 4, !dbg !13
  %.lobit3 = and i32 %16, 1, !dbg !13
  %17 = lshr i32 %5, 5, !dbg !13
  %.lobit4 = and i32 %17, 1, !dbg !13
  %.lobit5 = and i32 %6, 1, !dbg !13
  %18 = lshr i32 %5, 7, !dbg !13
  %.lobit6 = and i32 %18, 1, !dbg !13
  %19 = xor i32 %.lobit, 1, !dbg !18
  %20 = xor i32 %.lobit1, 1, !dbg !18
  %21 = xor i32 %.lobit2, 1, !dbg !18
  %22 = xor i32 %.lobit3, 1, !dbg !18
  %23 = xor i32 %.lobit4, 1, !dbg !18
  %24 = xor i32 %.lobit5, 1, !dbg !18
  %25 = xor i32 %.lobit6, 1, !dbg !18
  %26 = xor i32 %7, 1, !dbg !18
  %27 = mul nuw nsw i32 %12, %26, !dbg !20
  %28 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %27, i32 1055), !dbg !21
  %29 = add i32 %27, %28, !dbg !23
  %30 = mul nuw nsw i32 %12, %7, !dbg !25
  %31 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %30, i32 1055), !dbg !21
  %32 = add i32 %30, %31, !dbg !23
  %33 = trunc i32 %13 to i1, !dbg !26
  %34 = icmp sle i32 %29, %32, !dbg !26
  %.not = xor i1 %34, %33, !dbg !26
  %35 = xor i32 %29, %32, !dbg !27
  %36 = select i1 %.not, i32 0, i32 %35, !dbg !28
  %37 = xor i32 %36, %12, !dbg !29
  %38 = mul nuw nsw i32 %37, %19, !dbg !20
  %39 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %38, i32 2079), !dbg !21
  %40 = add i32 %38, %39, !dbg !23
  %41 = mul nuw nsw i32 %37, %.lobit, !dbg !25
  %42 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %41, i32 2079), !dbg !21
  %43 = add i32 %41, %42, !dbg !23
  %44 = trunc i32 %14 to i1, !dbg !26
  %45 = icmp sle i32 %40, %43, !dbg !26
  %.not7 = xor i1 %45, %44, !dbg !26
  %46 = xor i32 %40, %43, !dbg !27
  %47 = select i1 %.not7, i32 0, i32 %46, !dbg !28
  %48 = xor i32 %47, %37, !dbg !29
  %49 = mul nuw nsw i32 %48, %26, !dbg !20
  %50 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %49, i32 1055), !dbg !21
  %51 = add i32 %49, %50, !dbg !23
  %52 = mul nuw nsw i32 %48, %7, !dbg !25
  %53 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %52, i32 1055), !dbg !21
  %54 = add i32 %52, %53, !dbg !23
  %55 = icmp sle i32 %51, %54, !dbg !26
  %.not8 = xor i1 %55, %44, !dbg !26
  %56 = xor i32 %51, %54, !dbg !27
  %57 = select i1 %.not8, i32 0, i32 %56, !dbg !28
  %58 = xor i32 %57, %48, !dbg !29
  %59 = mul nuw nsw i32 %58, %20, !dbg !20
  %60 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %59, i32 4127), !dbg !21
  %61 = add i32 %59, %60, !dbg !23
  %62 = mul nuw nsw i32 %58, %.lobit1, !dbg !25
  %63 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %62, i32 4127), !dbg !21
  %64 = add i32 %62, %63, !dbg !23
  %65 = trunc i32 %15 to i1, !dbg !26
  %66 = icmp sle i32 %61, %64, !dbg !26
  %.not9 = xor i1 %66, %65, !dbg !26
  %67 = xor i32 %61, %64, !dbg !27
  %68 = select i1 %.not9, i32 0, i32 %67, !dbg !28
  %69 = xor i32 %68, %58, !dbg !29
  %70 = mul nuw nsw i32 %69, %19, !dbg !20
  %71 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %70, i32 2079), !dbg !21
  %72 = add i32 %70, %71, !dbg !23
  %73 = mul nuw nsw i32 %69, %.lobit, !dbg !25
  %74 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %73, i32 2079), !dbg !21
  %75 = add i32 %73, %74, !dbg !23
  %76 = icmp sle i32 %72, %75, !dbg !26
  %.not10 = xor i1 %76, %65, !dbg !26
  %77 = xor i32 %72, %75, !dbg !27
  %78 = select i1 %.not10, i32 0, i32 %77, !dbg !28
  %79 = xor i32 %78, %69, !dbg !29
  %80 = mul nuw nsw i32 %79, %26, !dbg !20
  %81 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %80, i32 1055), !dbg !21
  %82 = add i32 %80, %81, !dbg !23
  %83 = mul nuw nsw i32 %79, %7, !dbg !25
  %84 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %83, i32 1055), !dbg !21
  %85 = add i32 %83, %84, !dbg !23
  %86 = icmp sle i32 %82, %85, !dbg !26
  %.not11 = xor i1 %86, %65, !dbg !26
  %87 = xor i32 %82, %85, !dbg !27
  %88 = select i1 %.not11, i32 0, i32 %87, !dbg !28
  %89 = xor i32 %88, %79, !dbg !29
  %90 = mul nuw nsw i32 %89, %21, !dbg !20
  %91 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %90, i32 8223), !dbg !21
  %92 = add i32 %90, %91, !dbg !23
  %93 = mul nuw nsw i32 %89, %.lobit2, !dbg !25
  %94 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %93, i32 8223), !dbg !21
  %95 = add i32 %93, %94, !dbg !23
  %96 = trunc i32 %16 to i1, !dbg !26
  %97 = icmp sle i32 %92, %95, !dbg !26
  %.not12 = xor i1 %97, %96, !dbg !26
  %98 = xor i32 %92, %95, !dbg !27
  %99 = select i1 %.not12, i32 0, i32 %98, !dbg !28
  %100 = xor i32 %99, %89, !dbg !29
  %101 = mul nuw nsw i32 %100, %20, !dbg !20
  %102 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %101, i32 4127), !dbg !21
  %103 = add i32 %101, %102, !dbg !23
  %104 = mul nuw nsw i32 %100, %.lobit1, !dbg !25
  %105 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %104, i32 4127), !dbg !21
  %106 = add i32 %104, %105, !dbg !23
  %107 = icmp sle i32 %103, %106, !dbg !26
  %.not13 = xor i1 %107, %96, !dbg !26
  %108 = xor i32 %103, %106, !dbg !27
  %109 = select i1 %.not13, i32 0, i32 %108, !dbg !28
  %110 = xor i32 %109, %100, !dbg !29
  %111 = mul nuw nsw i32 %110, %19, !dbg !20
  %112 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %111, i32 2079), !dbg !21
  %113 = add i32 %111, %112, !dbg !23
  %114 = mul nuw nsw i32 %110, %.lobit, !dbg !25
  %115 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %114, i32 2079), !dbg !21
  %116 = add i32 %114, %115, !dbg !23
  %117 = icmp sle i32 %113, %116, !dbg !26
  %.not14 = xor i1 %117, %96, !dbg !26
  %118 = xor i32 %113, %116, !dbg !27
  %119 = select i1 %.not14, i32 0, i32 %118, !dbg !28
  %120 = xor i32 %119, %110, !dbg !29
  %121 = mul nuw nsw i32 %120, %26, !dbg !20
  %122 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %121, i32 1055), !dbg !21
  %123 = add i32 %121, %122, !dbg !23
  %124 = mul nuw nsw i32 %120, %7, !dbg !25
  %125 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %124, i32 1055), !dbg !21
  %126 = add i32 %124, %125, !dbg !23
  %127 = icmp sle i32 %123, %126, !dbg !26
  %.not15 = xor i1 %127, %96, !dbg !26
  %128 = xor i32 %123, %126, !dbg !27
  %129 = select i1 %.not15, i32 0, i32 %128, !dbg !28
  %130 = xor i32 %129, %120, !dbg !29
  %131 = mul nuw nsw i32 %130, %22, !dbg !20
  %132 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %131, i32 16415), !dbg !21
  %133 = add i32 %131, %132, !dbg !23
  %134 = mul nuw nsw i32 %130, %.lobit3, !dbg !25
  %135 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %134, i32 16415), !dbg !21
  %136 = add i32 %134, %135, !dbg !23
  %137 = trunc i32 %17 to i1, !dbg !26
  %138 = icmp sle i32 %133, %136, !dbg !26
  %.not16 = xor i1 %138, %137, !dbg !26
  %139 = xor i32 %133, %136, !dbg !27
  %140 = select i1 %.not16, i32 0, i32 %139, !dbg !28
  %141 = xor i32 %140, %130, !dbg !29
  %142 = mul nuw nsw i32 %141, %21, !dbg !20
  %143 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %142, i32 8223), !dbg !21
  %144 = add i32 %142, %143, !dbg !23
  %145 = mul nuw nsw i32 %141, %.lobit2, !dbg !25
  %146 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %145, i32 8223), !dbg !21
  %147 = add i32 %145, %146, !dbg !23
  %148 = icmp sle i32 %144, %147, !dbg !26
  %.not17 = xor i1 %148, %137, !dbg !26
  %149 = xor i32 %144, %147, !dbg !27
  %150 = select i1 %.not17, i32 0, i32 %149, !dbg !28
  %151 = xor i32 %150, %141, !dbg !29
  %152 = mul nuw nsw i32 %151, %20, !dbg !20
  %153 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %152, i32 4127), !dbg !21
  %154 = add i32 %152, %153, !dbg !23
  %155 = mul nuw nsw i32 %151, %.lobit1, !dbg !25
  %156 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %155, i32 4127), !dbg !21
  %157 = add i32 %155, %156, !dbg !23
  %158 = icmp sle i32 %154, %157, !dbg !26
  %.not18 = xor i1 %158, %137, !dbg !26
  %159 = xor i32 %154, %157, !dbg !27
  %160 = select i1 %.not18, i32 0, i32 %159, !dbg !28
  %161 = xor i32 %160, %151, !dbg !29
  %162 = mul nuw nsw i32 %161, %19, !dbg !20
  %163 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %162, i32 2079), !dbg !21
  %164 = add i32 %162, %163, !dbg !23
  %165 = mul nuw nsw i32 %161, %.lobit, !dbg !25
  %166 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %165, i32 2079), !dbg !21
  %167 = add i32 %165, %166, !dbg !23
  %168 = icmp sle i32 %164, %167, !dbg !26
  %.not19 = xor i1 %168, %137, !dbg !26
  %169 = xor i32 %164, %167, !dbg !27
  %170 = select i1 %.not19, i32 0, i32 %169, !dbg !28
  %171 = xor i32 %170, %161, !dbg !29
  %172 = mul nuw nsw i32 %171, %26, !dbg !20
  %173 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %172, i32 1055), !dbg !21
  %174 = add i32 %172, %173, !dbg !23
  %175 = mul nuw nsw i32 %171, %7, !dbg !25
  %176 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %175, i32 1055), !dbg !21
  %177 = add i32 %175, %176, !dbg !23
  %178 = icmp sle i32 %174, %177, !dbg !26
  %.not20 = xor i1 %178, %137, !dbg !26
  %179 = xor i32 %174, %177, !dbg !27
  %180 = select i1 %.not20, i32 0, i32 %179, !dbg !28
  %181 = xor i32 %180, %171, !dbg !29
  %182 = mul nuw nsw i32 %181, %23, !dbg !20
  %183 = shl i32 %5, 2, !dbg !21
  %184 = xor i32 %183, 128, !dbg !21
  %185 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %184, i32 %182), !dbg !21
  %186 = add i32 %182, %185, !dbg !23
  %187 = mul nuw nsw i32 %181, %.lobit4, !dbg !25
  %188 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %184, i32 %187), !dbg !21
  %189 = add i32 %187, %188, !dbg !23
  %190 = trunc i32 %6 to i1, !dbg !26
  %191 = icmp sle i32 %186, %189, !dbg !26
  %.not21 = xor i1 %191, %190, !dbg !26
  %192 = xor i32 %186, %189, !dbg !27
  %193 = select i1 %.not21, i32 0, i32 %192, !dbg !28
  %194 = xor i32 %193, %181, !dbg !29
  %195 = mul nuw nsw i32 %194, %22, !dbg !20
  %196 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %195, i32 16415), !dbg !21
  %197 = add i32 %195, %196, !dbg !23
  %198 = mul nuw nsw i32 %194, %.lobit3, !dbg !25
  %199 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %198, i32 16415), !dbg !21
  %200 = add i32 %198, %199, !dbg !23
  %201 = icmp sle i32 %197, %200, !dbg !26
  %.not22 = xor i1 %201, %190, !dbg !26
  %202 = xor i32 %197, %200, !dbg !27
  %203 = select i1 %.not22, i32 0, i32 %202, !dbg !28
  %204 = xor i32 %203, %194, !dbg !29
  %205 = mul nuw nsw i32 %204, %21, !dbg !20
  %206 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %205, i32 8223), !dbg !21
  %207 = add i32 %205, %206, !dbg !23
  %208 = mul nuw nsw i32 %204, %.lobit2, !dbg !25
  %209 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %208, i32 8223), !dbg !21
  %210 = add i32 %208, %209, !dbg !23
  %211 = icmp sle i32 %207, %210, !dbg !26
  %.not23 = xor i1 %211, %190, !dbg !26
  %212 = xor i32 %207, %210, !dbg !27
  %213 = select i1 %.not23, i32 0, i32 %212, !dbg !28
  %214 = xor i32 %213, %204, !dbg !29
  %215 = mul nuw nsw i32 %214, %20, !dbg !20
  %216 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %215, i32 4127), !dbg !21
  %217 = add i32 %215, %216, !dbg !23
  %218 = mul nuw nsw i32 %214, %.lobit1, !dbg !25
  %219 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %218, i32 4127), !dbg !21
  %220 = add i32 %218, %219, !dbg !23
  %221 = icmp sle i32 %217, %220, !dbg !26
  %.not24 = xor i1 %221, %190, !dbg !26
  %222 = xor i32 %217, %220, !dbg !27
  %223 = select i1 %.not24, i32 0, i32 %222, !dbg !28
  %224 = xor i32 %223, %214, !dbg !29
  %225 = mul nuw nsw i32 %224, %19, !dbg !20
  %226 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %225, i32 2079), !dbg !21
  %227 = add i32 %225, %226, !dbg !23
  %228 = mul nuw nsw i32 %224, %.lobit, !dbg !25
  %229 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %228, i32 2079), !dbg !21
  %230 = add i32 %228, %229, !dbg !23
  %231 = icmp sle i32 %227, %230, !dbg !26
  %.not25 = xor i1 %231, %190, !dbg !26
  %232 = xor i32 %227, %230, !dbg !27
  %233 = select i1 %.not25, i32 0, i32 %232, !dbg !28
  %234 = xor i32 %233, %224, !dbg !29
  %235 = mul nuw nsw i32 %234, %26, !dbg !20
  %236 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %235, i32 1055), !dbg !21
  %237 = add i32 %235, %236, !dbg !23
  %238 = mul nuw nsw i32 %234, %7, !dbg !25
  %239 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %238, i32 1055), !dbg !21
  %240 = add i32 %238, %239, !dbg !23
  %241 = icmp sle i32 %237, %240, !dbg !26
  %.not26 = xor i1 %241, %190, !dbg !26
  %242 = xor i32 %237, %240, !dbg !27
  %243 = select i1 %.not26, i32 0, i32 %242, !dbg !28
  %244 = xor i32 %243, %234, !dbg !29
  %245 = shl nuw nsw i32 %.lobit6, 7, !dbg !21
  %246 = shl i32 %5, 1, !dbg !21
  %247 = and i32 %246, 126, !dbg !21
  %248 = or disjoint i32 %245, %247, !dbg !21
  %249 = or disjoint i32 %248, %.lobit5, !dbg !21
  %250 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %249, !dbg !21
  %251 = mul nuw nsw i32 %244, %24, !dbg !20
  store i32 %251, ptr addrspace(3) %250, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %252 = icmp slt i32 %5, 256, !dbg !21
  %253 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %5, !dbg !21
  br i1 %252, label %254, label %256, !dbg !21

254:                                              ; preds = %2
  %255 = load i32, ptr addrspace(3) %253, align 4, !dbg !21
  br label %256, !dbg !21

256:                                              ; preds = %2, %254
  %257 = phi i32 [ %255, %254 ], [ 0, %2 ], !dbg !21
  %258 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %257, i32 1055), !dbg !21
  %259 = icmp eq i32 %7, 0, !dbg !21
  %260 = and i1 %252, %259, !dbg !21
  br i1 %260, label %261, label %263, !dbg !21

261:                                              ; preds = %256
  %262 = add i32 %258, %257
  store i32 %262, ptr addrspace(3) %253, align 4, !dbg !21
  br label %263, !dbg !21

263:                                              ; preds = %261, %256
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %264 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %248, !dbg !21
  %265 = load i32, ptr addrspace(3) %264, align 8, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %266 = mul nuw nsw i32 %244, %.lobit5, !dbg !25
  store i32 %266, ptr addrspace(3) %250, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %252, label %267, label %269, !dbg !21

267:                                              ; preds = %263
  %268 = load i32, ptr addrspace(3) %253, align 4, !dbg !21
  br label %269, !dbg !21

269:                                              ; preds = %263, %267
  %270 = phi i32 [ %268, %267 ], [ 0, %263 ], !dbg !21
  %271 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %270, i32 1055), !dbg !21
  br i1 %260, label %272, label %274, !dbg !21

272:                                              ; preds = %269
  %273 = add i32 %271, %270
  store i32 %273, ptr addrspace(3) %253, align 4, !dbg !21
  br label %274, !dbg !21

274:                                              ; preds = %272, %269
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %275 = load i32, ptr addrspace(3) %264, align 8, !dbg !21
  %276 = trunc i32 %18 to i1, !dbg !26
  %277 = icmp sle i32 %265, %275, !dbg !26
  %.not27 = xor i1 %277, %276, !dbg !26
  %278 = xor i32 %275, %265, !dbg !27
  %279 = select i1 %.not27, i32 0, i32 %278, !dbg !28
  %280 = xor i32 %279, %244, !dbg !29
  %281 = mul nuw nsw i32 %280, %23, !dbg !20
  %282 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %184, i32 %281), !dbg !21
  %283 = add i32 %281, %282, !dbg !23
  %284 = mul nuw nsw i32 %280, %.lobit4, !dbg !25
  %285 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %184, i32 %284), !dbg !21
  %286 = add i32 %284, %285, !dbg !23
  %287 = icmp sle i32 %283, %286, !dbg !26
  %.not28 = xor i1 %287, %276, !dbg !26
  %288 = xor i32 %283, %286, !dbg !27
  %289 = select i1 %.not28, i32 0, i32 %288, !dbg !28
  %290 = xor i32 %289, %280, !dbg !29
  %291 = mul nuw nsw i32 %290, %22, !dbg !20
  %292 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %291, i32 16415), !dbg !21
  %293 = add i32 %291, %292, !dbg !23
  %294 = mul nuw nsw i32 %290, %.lobit3, !dbg !25
  %295 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %294, i32 16415), !dbg !21
  %296 = add i32 %294, %295, !dbg !23
  %297 = icmp sle i32 %293, %296, !dbg !26
  %.not29 = xor i1 %297, %276, !dbg !26
  %298 = xor i32 %293, %296, !dbg !27
  %299 = select i1 %.not29, i32 0, i32 %298, !dbg !28
  %300 = xor i32 %299, %290, !dbg !29
  %301 = mul nuw nsw i32 %300, %21, !dbg !20
  %302 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %301, i32 8223), !dbg !21
  %303 = add i32 %301, %302, !dbg !23
  %304 = mul nuw nsw i32 %300, %.lobit2, !dbg !25
  %305 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %304, i32 8223), !dbg !21
  %306 = add i32 %304, %305, !dbg !23
  %307 = icmp sle i32 %303, %306, !dbg !26
  %.not30 = xor i1 %307, %276, !dbg !26
  %308 = xor i32 %303, %306, !dbg !27
  %309 = select i1 %.not30, i32 0, i32 %308, !dbg !28
  %310 = xor i32 %309, %300, !dbg !29
  %311 = mul nuw nsw i32 %310, %20, !dbg !20
  %312 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %311, i32 4127), !dbg !21
  %313 = add i32 %311, %312, !dbg !23
  %314 = mul nuw nsw i32 %310, %.lobit1, !dbg !25
  %315 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %314, i32 4127), !dbg !21
  %316 = add i32 %314, %315, !dbg !23
  %317 = icmp sle i32 %313, %316, !dbg !26
  %.not31 = xor i1 %317, %276, !dbg !26
  %318 = xor i32 %313, %316, !dbg !27
  %319 = select i1 %.not31, i32 0, i32 %318, !dbg !28
  %320 = xor i32 %319, %310, !dbg !29
  %321 = mul nuw nsw i32 %320, %19, !dbg !20
  %322 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %321, i32 2079), !dbg !21
  %323 = add i32 %321, %322, !dbg !23
  %324 = mul nuw nsw i32 %320, %.lobit, !dbg !25
  %325 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %324, i32 2079), !dbg !21
  %326 = add i32 %324, %325, !dbg !23
  %327 = icmp sle i32 %323, %326, !dbg !26
  %.not32 = xor i1 %327, %276, !dbg !26
  %328 = xor i32 %323, %326, !dbg !27
  %329 = select i1 %.not32, i32 0, i32 %328, !dbg !28
  %330 = xor i32 %329, %320, !dbg !29
  %331 = mul nuw nsw i32 %330, %26, !dbg !20
  %332 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %331, i32 1055), !dbg !21
  %333 = add i32 %331, %332, !dbg !23
  %334 = mul nuw nsw i32 %330, %7, !dbg !25
  %335 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %334, i32 1055), !dbg !21
  %336 = add i32 %334, %335, !dbg !23
  %337 = icmp sle i32 %333, %336, !dbg !26
  %.not33 = xor i1 %337, %276, !dbg !26
  %338 = xor i32 %333, %336, !dbg !27
  %339 = select i1 %.not33, i32 0, i32 %338, !dbg !28
  %340 = xor i32 %339, %330, !dbg !29
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %341 = and i32 %246, 254, !dbg !21
  %342 = or disjoint i32 %341, %.lobit6, !dbg !21
  %343 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %342, !dbg !21
  %344 = mul nuw nsw i32 %340, %25, !dbg !20
  store i32 %344, ptr addrspace(3) %343, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %252, label %345, label %347, !dbg !21

345:                                              ; preds = %274
  %346 = load i32, ptr addrspace(3) %253, align 4, !dbg !21
  br label %347, !dbg !21

347:                                              ; preds = %274, %345
  %348 = phi i32 [ %346, %345 ], [ 0, %274 ], !dbg !21
  %349 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %348, i32 1055), !dbg !21
  br i1 %260, label %350, label %352, !dbg !21

350:                                              ; preds = %347
  %351 = add i32 %349, %348
  store i32 %351, ptr addrspace(3) %253, align 4, !dbg !21
  br label %352, !dbg !21

352:                                              ; preds = %350, %347
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %353 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %341, !dbg !21
  %354 = load i32, ptr addrspace(3) %353, align 8, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %355 = mul nuw nsw i32 %340, %.lobit6, !dbg !25
  store i32 %355, ptr addrspace(3) %343, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %252, label %356, label %358, !dbg !21

356:                                              ; preds = %352
  %357 = load i32, ptr addrspace(3) %253, align 4, !dbg !21
  br label %358, !dbg !21

358:                                              ; preds = %352, %356
  %359 = phi i32 [ %357, %356 ], [ 0, %352 ], !dbg !21
  %360 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %359, i32 1055), !dbg !21
  br i1 %260, label %361, label %363, !dbg !21

361:                                              ; preds = %358
  %362 = add i32 %360, %359
  store i32 %362, ptr addrspace(3) %253, align 4, !dbg !21
  br label %363, !dbg !21

363:                                              ; preds = %361, %358
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %364 = load i32, ptr addrspace(3) %353, align 8, !dbg !21
  %365 = icmp sgt i32 %354, %364, !dbg !30
  %366 = xor i32 %364, %354, !dbg !27
  %367 = select i1 %365, i32 %366, i32 0, !dbg !28
  %368 = xor i32 %367, %340, !dbg !29
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %369 = mul nuw nsw i32 %368, %24, !dbg !20
  store i32 %369, ptr addrspace(3) %250, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %252, label %370, label %372, !dbg !21

370:                                              ; preds = %363
  %371 = load i32, ptr addrspace(3) %253, align 4, !dbg !21
  br label %372, !dbg !21

372:                                              ; preds = %363, %370
  %373 = phi i32 [ %371, %370 ], [ 0, %363 ], !dbg !21
  %374 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %373, i32 1055), !dbg !21
  br i1 %260, label %375, label %377, !dbg !21

375:                                              ; preds = %372
  %376 = add i32 %374, %373
  store i32 %376, ptr addrspace(3) %253, align 4, !dbg !21
  br label %377, !dbg !21

377:                                              ; preds = %375, %372
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %378 = load i32, ptr addrspace(3) %264, align 8, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %379 = mul nuw nsw i32 %368, %.lobit5, !dbg !25
  store i32 %379, ptr addrspace(3) %250, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %252, label %380, label %382, !dbg !21

380:                                              ; preds = %377
  %381 = load i32, ptr addrspace(3) %253, align 4, !dbg !21
  br label %382, !dbg !21

382:                                              ; preds = %377, %380
  %383 = phi i32 [ %381, %380 ], [ 0, %377 ], !dbg !21
  %384 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %383, i32 1055), !dbg !21
  br i1 %260, label %385, label %387, !dbg !21

385:                                              ; preds = %382
  %386 = add i32 %384, %383
  store i32 %386, ptr addrspace(3) %253, align 4, !dbg !21
  br label %387, !dbg !21

387:                                              ; preds = %385, %382
  %388 = getelementptr i32, ptr addrspace(1) %1, i64 %10, !dbg !31
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %389 = load i32, ptr addrspace(3) %264, align 8, !dbg !21
  %390 = icmp sgt i32 %378, %389, !dbg !30
  %391 = xor i32 %389, %378, !dbg !27
  %392 = select i1 %390, i32 %391, i32 0, !dbg !28
  %393 = xor i32 %392, %368, !dbg !29
  %394 = mul nuw nsw i32 %393, %23, !dbg !20
  %395 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %184, i32 %394), !dbg !21
  %396 = add i32 %394, %395, !dbg !23
  %397 = mul nuw nsw i32 %393, %.lobit4, !dbg !25
  %398 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %184, i32 %397), !dbg !21
  %399 = add i32 %397, %398, !dbg !23
  %400 = icmp sgt i32 %396, %399, !dbg !30
  %401 = xor i32 %396, %399, !dbg !27
  %402 = select i1 %400, i32 %401, i32 0, !dbg !28
  %403 = xor i32 %402, %393, !dbg !29
  %404 = mul nuw nsw i32 %403, %22, !dbg !20
  %405 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %404, i32 16415), !dbg !21
  %406 = add i32 %404, %405, !dbg !23
  %407 = mul nuw nsw i32 %403, %.lobit3, !dbg !25
  %408 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %407, i32 16415), !dbg !21
  %409 = add i32 %407, %408, !dbg !23
  %410 = icmp sgt i32 %406, %409, !dbg !30
  %411 = xor i32 %406, %409, !dbg !27
  %412 = select i1 %410, i32 %411, i32 0, !dbg !28
  %413 = xor i32 %412, %403, !dbg !29
  %414 = mul nuw nsw i32 %413, %21, !dbg !20
  %415 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %414, i32 8223), !dbg !21
  %416 = add i32 %414, %415, !dbg !23
  %417 = mul nuw nsw i32 %413, %.lobit2, !dbg !25
  %418 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %417, i32 8223), !dbg !21
  %419 = add i32 %417, %418, !dbg !23
  %420 = icmp sgt i32 %416, %419, !dbg !30
  %421 = xor i32 %416, %419, !dbg !27
  %422 = select i1 %420, i32 %421, i32 0, !dbg !28
  %423 = xor i32 %422, %413, !dbg !29
  %424 = mul nuw nsw i32 %423, %20, !dbg !20
  %425 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %424, i32 4127), !dbg !21
  %426 = add i32 %424, %425, !dbg !23
  %427 = mul nuw nsw i32 %423, %.lobit1, !dbg !25
  %428 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %427, i32 4127), !dbg !21
  %429 = add i32 %427, %428, !dbg !23
  %430 = icmp sgt i32 %426, %429, !dbg !30
  %431 = xor i32 %426, %429, !dbg !27
  %432 = select i1 %430, i32 %431, i32 0, !dbg !28
  %433 = xor i32 %432, %423, !dbg !29
  %434 = mul nuw nsw i32 %433, %19, !dbg !20
  %435 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %434, i32 2079), !dbg !21
  %436 = add i32 %434, %435, !dbg !23
  %437 = mul nuw nsw i32 %433, %.lobit, !dbg !25
  %438 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %437, i32 2079), !dbg !21
  %439 = add i32 %437, %438, !dbg !23
  %440 = icmp sgt i32 %436, %439, !dbg !30
  %441 = xor i32 %436, %439, !dbg !27
  %442 = select i1 %440, i32 %441, i32 0, !dbg !28
  %443 = xor i32 %442, %433, !dbg !29
  %444 = mul nuw nsw i32 %443, %26, !dbg !20
  %445 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %444, i32 1055), !dbg !21
  %446 = add i32 %444, %445, !dbg !23
  %447 = mul nuw nsw i32 %443, %7, !dbg !25
  %448 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %447, i32 1055), !dbg !21
  %449 = add i32 %447, %448, !dbg !23
  %450 = icmp sgt i32 %446, %449, !dbg !30
  %451 = xor i32 %446, %449, !dbg !27
  %452 = select i1 %450, i32 %451, i32 0, !dbg !28
  %453 = xor i32 %452, %443, !dbg !29
  %454 = insertelement <1 x i32> poison, i32 %453, i64 0, !dbg !32
  store <1 x i32> %454, ptr addrspace(1) %388, align 4, !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "sort", linkageName: "sort", scope: !3, file: !3, line: 125, type: !5, scopeLine: 125, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 126, column: 22, scope: !4)
!8 = !DILocation(line: 126, column: 27, scope: !4)
!9 = !DILocation(line: 126, column: 48, scope: !4)
!10 = !DILocation(line: 126, column: 35, scope: !4)
!11 = !DILocation(line: 127, column: 42, scope: !4)
!12 = !DILocation(line: 127, column: 38, scope: !4)
!13 = !DILocation(line: 358, column: 64, scope: !14, inlinedAt: !17)
!14 = distinct !DILexicalBlockFile(scope: !16, file: !15, discriminator: 0)
!15 = !DIFile(filename: "standard.py", directory: "triton/language")
!16 = distinct !DILexicalBlockFile(scope: !4, file: !15, discriminator: 0)
!17 = !DILocation(line: 127, column: 30, scope: !4)
!18 = !DILocation(line: 329, column: 42, scope: !19, inlinedAt: !17)
!19 = distinct !DILexicalBlockFile(scope: !14, file: !15, discriminator: 0)
!20 = !DILocation(line: 329, column: 38, scope: !19, inlinedAt: !17)
!21 = !DILocation(line: 267, column: 36, scope: !22, inlinedAt: !17)
!22 = distinct !DILexicalBlockFile(scope: !19, file: !15, discriminator: 0)
!23 = !DILocation(line: 256, column: 15, scope: !24, inlinedAt: !17)
!24 = distinct !DILexicalBlockFile(scope: !22, file: !15, discriminator: 0)
!25 = !DILocation(line: 330, column: 38, scope: !19, inlinedAt: !17)
!26 = !DILocation(line: 338, column: 44, scope: !19, inlinedAt: !17)
!27 = !DILocation(line: 338, column: 58, scope: !19, inlinedAt: !17)
!28 = !DILocation(line: 338, column: 66, scope: !19, inlinedAt: !17)
!29 = !DILocation(line: 338, column: 15, scope: !19, inlinedAt: !17)
!30 = !DILocation(line: 338, column: 34, scope: !19, inlinedAt: !17)
!31 = !DILocation(line: 127, column: 19, scope: !4)
!32 = !DILocation(line: 127, column: 22, scope: !4)
!33 = !DILocation(line: 127, column: 4, scope: !4)
