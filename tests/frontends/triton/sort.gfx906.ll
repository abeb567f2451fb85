; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @sort(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree readnone captures(none) %2, ptr addrspace(1) inreg nofree readnone captures(none) %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %6 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %5), !dbg !12
  %7 = and i32 %6, 192, !dbg !11
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !21
  %9 = shl i32 %8, 8, !dbg !21
  %10 = and i32 %5, 63, !dbg !22
  %11 = or disjoint i32 %7, %10, !dbg !22
  %12 = or disjoint i32 %11, %9, !dbg !21
  %13 = sext i32 %12 to i64, !dbg !23
  %14 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %13, !dbg !23
  %15 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %13, !dbg !24
  %16 = load <1 x i32>, ptr addrspace(1) %15, align 4, !dbg !25
  %17 = extractelement <1 x i32> %16, i64 0, !dbg !25
  %18 = and i32 %5, 4, !dbg !26
  %19 = lshr exact i32 %18, 2, !dbg !26
  %20 = and i32 %5, 8, !dbg !26
  %21 = lshr exact i32 %20, 3, !dbg !26
  %22 = and i32 %5, 16, !dbg !26
  %23 = lshr exact i32 %22, 4, !dbg !26
  %24 = and i32 %5, 32, !dbg !26
  %25 = lshr exact i32 %24, 5, !dbg !26
  %26 = and i32 %6, 64, !dbg !26
  %27 = lshr exact i32 %26, 6, !dbg !26
  %28 = and i32 %6, 128, !dbg !26
  %29 = lshr exact i32 %28, 7, !dbg !26
  %30 = and i32 %5, 2, !dbg !26
  %31 = lshr exact i32 %30, 1, !dbg !26
  %32 = and i32 %5, 1, !dbg !26
  %33 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %17, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %34 = icmp sgt i32 %17, %33, !dbg !28
  %35 = icmp ne i32 %31, %32, !dbg !29
  %36 = xor i1 %35, %34, !dbg !30
  %37 = select i1 %36, i32 %33, i32 %17, !dbg !31
  %38 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %37, i32 78, i32 15, i32 15, i1 true), !dbg !12
  %39 = icmp sgt i32 %37, %38, !dbg !28
  %40 = icmp ne i32 %19, %31, !dbg !29
  %41 = xor i1 %40, %39, !dbg !30
  %42 = select i1 %41, i32 %38, i32 %37, !dbg !31
  %43 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %42, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %44 = icmp sgt i32 %42, %43, !dbg !28
  %45 = icmp ne i32 %19, %32, !dbg !29
  %46 = xor i1 %45, %44, !dbg !30
  %47 = select i1 %46, i32 %43, i32 %42, !dbg !31
  %48 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %47, i32 321, i32 15, i32 15, i1 true), !dbg !12
  %49 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %48, i32 27, i32 15, i32 15, i1 true), !dbg !12
  %50 = icmp sgt i32 %47, %49, !dbg !28
  %51 = icmp ne i32 %21, %19, !dbg !29
  %52 = xor i1 %51, %50, !dbg !30
  %53 = select i1 %52, i32 %49, i32 %47, !dbg !31
  %54 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %53, i32 78, i32 15, i32 15, i1 true), !dbg !12
  %55 = icmp sgt i32 %53, %54, !dbg !28
  %56 = icmp ne i32 %21, %31, !dbg !29
  %57 = xor i1 %56, %55, !dbg !30
  %58 = select i1 %57, i32 %54, i32 %53, !dbg !31
  %59 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %58, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %60 = icmp sgt i32 %58, %59, !dbg !28
  %61 = icmp ne i32 %21, %32, !dbg !29
  %62 = xor i1 %61, %60, !dbg !30
  %63 = select i1 %62, i32 %59, i32 %58, !dbg !31
  %64 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %63, i32 296, i32 15, i32 15, i1 true), !dbg !12
  %65 = icmp sgt i32 %63, %64, !dbg !28
  %66 = icmp ne i32 %23, %21, !dbg !29
  %67 = xor i1 %66, %65, !dbg !30
  %68 = select i1 %67, i32 %64, i32 %63, !dbg !31
  %69 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %68, i32 321, i32 15, i32 15, i1 true), !dbg !12
  %70 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %69, i32 27, i32 15, i32 15, i1 true), !dbg !12
  %71 = icmp sgt i32 %68, %70, !dbg !28
  %72 = icmp ne i32 %23, %19, !dbg !29
  %73 = xor i1 %72, %71, !dbg !30
  %74 = select i1 %73, i32 %70, i32 %68, !dbg !31
  %75 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %74, i32 78, i32 15, i32 15, i1 true), !dbg !12
  %76 = icmp sgt i32 %74, %75, !dbg !28
  %77 = icmp ne i32 %23, %31, !dbg !29
  %78 = xor i1 %77, %76, !dbg !30
  %79 = select i1 %78, i32 %75, i32 %74, !dbg !31
  %80 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %79, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %81 = icmp sgt i32 %79, %80, !dbg !28
  %82 = icmp ne i32 %23, %32, !dbg !29
  %83 = xor i1 %82, %81, !dbg !30
  %84 = select i1 %83, i32 %80, i32 %79, !dbg !31
  %85 = shl nuw nsw i32 %10, 2, !dbg !12
  %86 = xor i32 %85, 64, !dbg !12
  %87 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %86, i32 %84), !dbg !12
  %88 = icmp sgt i32 %84, %87, !dbg !28
  %89 = icmp ne i32 %25, %23, !dbg !29
  %90 = xor i1 %89, %88, !dbg !30
  %91 = select i1 %90, i32 %87, i32 %84, !dbg !31
  %92 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %91, i32 296, i32 15, i32 15, i1 true), !dbg !12
  %93 = icmp sgt i32 %91, %92, !dbg !28
  %94 = icmp ne i32 %25, %21, !dbg !29
  %95 = xor i1 %94, %93, !dbg !30
  %96 = select i1 %95, i32 %92, i32 %91, !dbg !31
  %97 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %96, i32 321, i32 15, i32 15, i1 true), !dbg !12
  %98 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %97, i32 27, i32 15, i32 15, i1 true), !dbg !12
  %99 = icmp sgt i32 %96, %98, !dbg !28
  %100 = icmp ne i32 %25, %19, !dbg !29
  %101 = xor i1 %100, %99, !dbg !30
  %102 = select i1 %101, i32 %98, i32 %96, !dbg !31
  %103 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %102, i32 78, i32 15, i32 15, i1 true), !dbg !12
  %104 = icmp sgt i32 %102, %103, !dbg !28
  %105 = icmp ne i32 %25, %31, !dbg !29
  %106 = xor i1 %105, %104, !dbg !30
  %107 = select i1 %106, i32 %103, i32 %102, !dbg !31
  %108 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %107, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %109 = icmp sgt i32 %107, %108, !dbg !28
  %110 = icmp ne i32 %25, %32, !dbg !29
  %111 = xor i1 %110, %109, !dbg !30
  %112 = select i1 %111, i32 %108, i32 %107, !dbg !31
  %113 = xor i32 %85, 128, !dbg !12
  %114 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %113, i32 %112), !dbg !12
  %115 = icmp sgt i32 %112, %114, !dbg !28
  %116 = icmp ne i32 %27, %25, !dbg !29
  %117 = xor i1 %116, %115, !dbg !30
  %118 = select i1 %117, i32 %114, i32 %112, !dbg !31
  %119 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %86, i32 %118), !dbg !12
  %120 = icmp sgt i32 %118, %119, !dbg !28
  %121 = icmp ne i32 %27, %23, !dbg !29
  %122 = xor i1 %121, %120, !dbg !30
  %123 = select i1 %122, i32 %119, i32 %118, !dbg !31
  %124 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %123, i32 296, i32 15, i32 15, i1 true), !dbg !12
  %125 = icmp sgt i32 %123, %124, !dbg !28
  %126 = icmp ne i32 %27, %21, !dbg !29
  %127 = xor i1 %126, %125, !dbg !30
  %128 = select i1 %127, i32 %124, i32 %123, !dbg !31
  %129 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %128, i32 321, i32 15, i32 15, i1 true), !dbg !12
  %130 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %129, i32 27, i32 15, i32 15, i1 true), !dbg !12
  %131 = icmp sgt i32 %128, %130, !dbg !28
  %132 = icmp ne i32 %27, %19, !dbg !29
  %133 = xor i1 %132, %131, !dbg !30
  %134 = select i1 %133, i32 %130, i32 %128, !dbg !31
  %135 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %134, i32 78, i32 15, i32 15, i1 true), !dbg !12
  %136 = icmp sgt i32 %134, %135, !dbg !28
  %137 = icmp ne i32 %27, %31, !dbg !29
  %138 = xor i1 %137, %136, !dbg !30
  %139 = select i1 %138, i32 %135, i32 %134, !dbg !31
  %140 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %139, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %141 = icmp sgt i32 %139, %140, !dbg !28
  %142 = icmp ne i32 %27, %32, !dbg !29
  %143 = xor i1 %142, %141, !dbg !30
  %144 = select i1 %143, i32 %140, i32 %139, !dbg !31
  %145 = shl nuw nsw i32 %11, 3, !dbg !12
  %146 = and i32 %145, 768, !dbg !12
  %147 = and i32 %11, 200, !dbg !12
  %148 = shl nuw nsw i32 %32, 6, !dbg !12
  %149 = shl nuw nsw i32 %30, 4, !dbg !12
  %150 = shl nuw nsw i32 %18, 2, !dbg !12
  %151 = lshr exact i32 %22, 2, !dbg !12
  %152 = or disjoint i32 %149, %150, !dbg !12
  %153 = or disjoint i32 %146, %147, !dbg !12
  %154 = xor i32 %153, %148, !dbg !12
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %151, !dbg !12
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 %154, !dbg !12
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 %152, !dbg !12
  %158 = insertelement <1 x i32> poison, i32 %144, i64 0, !dbg !12
  store <1 x i32> %158, ptr addrspace(3) %157, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %159 = icmp eq i32 %32, 0, !dbg !12
  %160 = select i1 %159, i32 0, i32 576, !dbg !12
  %161 = shl nuw nsw i32 %24, 3, !dbg !12
  %162 = or disjoint i32 %151, %161, !dbg !12
  %163 = xor i32 %147, %160, !dbg !12
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %152, !dbg !12
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %164, i32 %162, !dbg !12
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 %163, !dbg !12
  %167 = load <1 x i32>, ptr addrspace(3) %166, align 4, !dbg !12
  %168 = extractelement <1 x i32> %167, i64 0, !dbg !12
  %169 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %168, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %170 = xor i32 %168, %169, !dbg !32
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 %147, !dbg !12
  %172 = insertelement <1 x i32> poison, i32 %170, i64 0, !dbg !12
  store <1 x i32> %172, ptr addrspace(3) %171, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %173 = and i32 %11, 136, !dbg !12
  %trunc1 = trunc i32 %5 to i7, !dbg !12
  %174 = and i7 %trunc1, 23, !dbg !12
  %mask2 = tail call i7 @llvm.bitreverse.i7(i7 %174), !dbg !12
  %175 = zext i7 %mask2 to i32, !dbg !12
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %173, !dbg !12
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %176, i32 %175, !dbg !12
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 %161, !dbg !12
  %179 = load <1 x i32>, ptr addrspace(3) %178, align 4, !dbg !12
  %180 = extractelement <1 x i32> %179, i64 0, !dbg !12
  %181 = xor i32 %144, %180, !dbg !33
  %182 = icmp sgt i32 %144, %181, !dbg !28
  %183 = icmp ne i32 %29, %27, !dbg !29
  %184 = xor i1 %183, %182, !dbg !30
  %185 = select i1 %184, i32 %181, i32 %144, !dbg !31
  %186 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %113, i32 %185), !dbg !12
  %187 = icmp sgt i32 %185, %186, !dbg !28
  %188 = icmp ne i32 %29, %25, !dbg !29
  %189 = xor i1 %188, %187, !dbg !30
  %190 = select i1 %189, i32 %186, i32 %185, !dbg !31
  %191 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %86, i32 %190), !dbg !12
  %192 = icmp sgt i32 %190, %191, !dbg !28
  %193 = icmp ne i32 %29, %23, !dbg !29
  %194 = xor i1 %193, %192, !dbg !30
  %195 = select i1 %194, i32 %191, i32 %190, !dbg !31
  %196 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %195, i32 296, i32 15, i32 15, i1 true), !dbg !12
  %197 = icmp sgt i32 %195, %196, !dbg !28
  %198 = icmp ne i32 %29, %21, !dbg !29
  %199 = xor i1 %198, %197, !dbg !30
  %200 = select i1 %199, i32 %196, i32 %195, !dbg !31
  %201 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %200, i32 321, i32 15, i32 15, i1 true), !dbg !12
  %202 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %201, i32 27, i32 15, i32 15, i1 true), !dbg !12
  %203 = icmp sgt i32 %200, %202, !dbg !28
  %204 = icmp ne i32 %29, %19, !dbg !29
  %205 = xor i1 %204, %203, !dbg !30
  %206 = select i1 %205, i32 %202, i32 %200, !dbg !31
  %207 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %206, i32 78, i32 15, i32 15, i1 true), !dbg !12
  %208 = icmp sgt i32 %206, %207, !dbg !28
  %209 = icmp ne i32 %29, %31, !dbg !29
  %210 = xor i1 %209, %208, !dbg !30
  %211 = select i1 %210, i32 %207, i32 %206, !dbg !31
  %212 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %211, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %213 = icmp sgt i32 %211, %212, !dbg !28
  %214 = icmp ne i32 %29, %32, !dbg !29
  %215 = xor i1 %214, %213, !dbg !30
  %216 = select i1 %215, i32 %212, i32 %211, !dbg !31
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %217 = shl nuw nsw i32 %26, 1, !dbg !12
  %218 = icmp eq i32 %28, 0, !dbg !12
  %219 = select i1 %218, i32 0, i32 576, !dbg !12
  %220 = xor i32 %219, %148, !dbg !12
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %151, !dbg !12
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 %20, !dbg !12
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %222, i32 %152, !dbg !12
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i32 %217, !dbg !12
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %224, i32 %161, !dbg !12
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 %220, !dbg !12
  %227 = insertelement <1 x i32> poison, i32 %216, i64 0, !dbg !12
  store <1 x i32> %227, ptr addrspace(3) %226, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %228 = lshr exact i32 %28, 1, !dbg !12
  %229 = xor i32 %228, %160, !dbg !12
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 %229, !dbg !12
  %231 = load <1 x i32>, ptr addrspace(3) %230, align 4, !dbg !12
  %232 = extractelement <1 x i32> %231, i64 0, !dbg !12
  %233 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %232, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %234 = xor i32 %232, %233, !dbg !32
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 %228, !dbg !12
  %236 = insertelement <1 x i32> poison, i32 %234, i64 0, !dbg !12
  store <1 x i32> %236, ptr addrspace(3) %235, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %237 = and i7 %trunc1, 15, !dbg !12
  %mask4 = tail call i7 @llvm.bitreverse.i7(i7 %237), !dbg !12
  %238 = zext i7 %mask4 to i32, !dbg !12
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %217, !dbg !12
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %239, i32 %238, !dbg !12
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %162, !dbg !12
  %242 = load <1 x i32>, ptr addrspace(3) %241, align 4, !dbg !12
  %243 = extractelement <1 x i32> %242, i64 0, !dbg !12
  %244 = xor i32 %216, %243, !dbg !33
  %245 = icmp sgt i32 %216, %244, !dbg !28
  %246 = icmp ne i32 %28, 0, !dbg !29
  %247 = xor i1 %246, %245, !dbg !30
  %248 = select i1 %247, i32 %244, i32 %216, !dbg !31
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %249 = insertelement <1 x i32> poison, i32 %248, i64 0, !dbg !12
  store <1 x i32> %249, ptr addrspace(3) %157, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %250 = load <1 x i32>, ptr addrspace(3) %166, align 4, !dbg !12
  %251 = extractelement <1 x i32> %250, i64 0, !dbg !12
  %252 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %251, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %253 = xor i32 %251, %252, !dbg !32
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %254 = insertelement <1 x i32> poison, i32 %253, i64 0, !dbg !12
  store <1 x i32> %254, ptr addrspace(3) %171, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %255 = load <1 x i32>, ptr addrspace(3) %178, align 4, !dbg !12
  %256 = extractelement <1 x i32> %255, i64 0, !dbg !12
  %257 = xor i32 %248, %256, !dbg !33
  %258 = icmp sgt i32 %248, %257, !dbg !28
  %259 = icmp ne i32 %26, 0, !dbg !29
  %260 = xor i1 %259, %258, !dbg !30
  %261 = select i1 %260, i32 %257, i32 %248, !dbg !31
  %262 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %113, i32 %261), !dbg !12
  %263 = icmp sgt i32 %261, %262, !dbg !28
  %264 = icmp ne i32 %24, 0, !dbg !29
  %265 = xor i1 %264, %263, !dbg !30
  %266 = select i1 %265, i32 %262, i32 %261, !dbg !31
  %267 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %86, i32 %266), !dbg !12
  %268 = icmp sgt i32 %266, %267, !dbg !28
  %269 = icmp ne i32 %22, 0, !dbg !29
  %270 = xor i1 %269, %268, !dbg !30
  %271 = select i1 %270, i32 %267, i32 %266, !dbg !31
  %272 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %271, i32 296, i32 15, i32 15, i1 true), !dbg !12
  %273 = icmp sgt i32 %271, %272, !dbg !28
  %274 = icmp ne i32 %20, 0, !dbg !29
  %275 = xor i1 %274, %273, !dbg !30
  %276 = select i1 %275, i32 %272, i32 %271, !dbg !31
  %277 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %276, i32 321, i32 15, i32 15, i1 true), !dbg !12
  %278 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %277, i32 27, i32 15, i32 15, i1 true), !dbg !12
  %279 = icmp sgt i32 %276, %278, !dbg !28
  %280 = icmp ne i32 %18, 0, !dbg !29
  %281 = xor i1 %280, %279, !dbg !30
  %282 = select i1 %281, i32 %278, i32 %276, !dbg !31
  %283 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %282, i32 78, i32 15, i32 15, i1 true), !dbg !12
  %284 = icmp sgt i32 %282, %283, !dbg !28
  %285 = icmp ne i32 %30, 0, !dbg !29
  %286 = xor i1 %285, %284, !dbg !30
  %287 = select i1 %286, i32 %283, i32 %282, !dbg !31
  %288 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %287, i32 177, i32 15, i32 15, i1 true), !dbg !12
  %289 = icmp sgt i32 %287, %288, !dbg !28
  %290 = trunc i32 %5 to i1, !dbg !29
  %291 = xor i1 %289, %290, !dbg !30
  %292 = select i1 %291, i32 %288, i32 %287, !dbg !31
  %293 = insertelement <1 x i32> poison, i32 %292, i64 0, !dbg !11
  store <1 x i32> %293, ptr addrspace(1) %14, align 4, !dbg !11
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i7 @llvm.bitreverse.i7(i7) #5

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "sort", linkageName: "sort", scope: !1, file: !1, line: 116, type: !5, scopeLine: 116, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 118, column: 5, scope: !4)
!12 = !DILocation(line: 330, column: 12, scope: !13, inlinedAt: !15)
!13 = distinct !DILexicalBlockFile(scope: !4, file: !14, discriminator: 0)
!14 = !DIFile(filename: "standard.py", directory: "triton/language")
!15 = !DILocation(line: 396, column: 15, scope: !13, inlinedAt: !16)
!16 = !DILocation(line: 425, column: 13, scope: !13, inlinedAt: !17)
!17 = !DILocation(line: 475, column: 17, scope: !13, inlinedAt: !18)
!18 = !DILocation(line: 490, column: 12, scope: !13, inlinedAt: !19)
!19 = !DILocation(line: 118, column: 23, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!21 = !DILocation(line: 117, column: 9, scope: !4)
!22 = !DILocation(line: 117, column: 36, scope: !4)
!23 = !DILocation(line: 118, column: 14, scope: !4)
!24 = !DILocation(line: 118, column: 39, scope: !4)
!25 = !DILocation(line: 118, column: 31, scope: !4)
!26 = !DILocation(line: 383, column: 10, scope: !13, inlinedAt: !27)
!27 = !DILocation(line: 420, column: 16, scope: !13, inlinedAt: !17)
!28 = !DILocation(line: 403, column: 23, scope: !13, inlinedAt: !16)
!29 = !DILocation(line: 403, column: 33, scope: !13, inlinedAt: !16)
!30 = !DILocation(line: 403, column: 22, scope: !13, inlinedAt: !16)
!31 = !DILocation(line: 403, column: 11, scope: !13, inlinedAt: !16)
!32 = !DILocation(line: 319, column: 12, scope: !13, inlinedAt: !12)
!33 = !DILocation(line: 396, column: 10, scope: !13, inlinedAt: !16)
!34 = !DILocation(line: 116, column: 1, scope: !4)
