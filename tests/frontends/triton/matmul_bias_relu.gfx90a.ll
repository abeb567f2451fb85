; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @matmul_bias_relu(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree readonly captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !13
  %9 = lshr i32 %8, 6, !dbg !13
  %10 = and i32 %9, 3, !dbg !13
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %12 = shl i32 %11, 5, !dbg !14
  %13 = and i32 %7, 63, !dbg !15
  %14 = shl nuw nsw i32 %10, 6, !dbg !15
  %15 = or disjoint i32 %14, %13, !dbg !15
  %16 = and i32 %7, 31, !dbg !15
  %17 = lshr i32 %15, 3, !dbg !15
  %18 = and i32 %7, 32, !dbg !15
  %19 = shl nuw nsw i32 %7, 2, !dbg !15
  %20 = and i32 %19, 28, !dbg !15
  %21 = or disjoint i32 %17, %12, !dbg !14
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !16
  %23 = shl i32 %22, 5, !dbg !16
  %24 = or disjoint i32 %20, %23, !dbg !16
  %25 = shl i32 %21, 6, !dbg !17
  %26 = sext i32 %25 to i64, !dbg !18
  %27 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %26, !dbg !18
  %28 = zext nneg i32 %20 to i64, !dbg !18
  %29 = getelementptr [2 x i8], ptr addrspace(1) %27, i64 %28, !dbg !18
  %30 = load <4 x half>, ptr addrspace(1) %29, align 8, !dbg !19
  %31 = shl nuw nsw i32 %17, 6, !dbg !20
  %32 = zext nneg i32 %31 to i64, !dbg !21
  %33 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %32, !dbg !21
  %34 = sext i32 %24 to i64, !dbg !21
  %35 = getelementptr [2 x i8], ptr addrspace(1) %33, i64 %34, !dbg !21
  %36 = load <4 x half>, ptr addrspace(1) %35, align 8, !dbg !22
  %37 = shl nuw nsw i32 %15, 3, !dbg !19
  %38 = lshr i32 %15, 1, !dbg !19
  %39 = and i32 %38, 56, !dbg !19
  %40 = xor i32 %39, %37, !dbg !19
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %40, !dbg !19
  store <4 x half> %30, ptr addrspace(3) %41, align 8, !dbg !19
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %37, !dbg !22
  store <4 x half> %36, ptr addrspace(3) %42, align 8, !dbg !22
  %43 = getelementptr i8, ptr addrspace(1) %29, i64 64, !dbg !18
  %44 = load <4 x half>, ptr addrspace(1) %43, align 8, !dbg !19
  %45 = getelementptr i8, ptr addrspace(1) %33, i64 4096, !dbg !21
  %46 = getelementptr [2 x i8], ptr addrspace(1) %45, i64 %34, !dbg !21
  %47 = load <4 x half>, ptr addrspace(1) %46, align 8, !dbg !22
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %40, !dbg !19
  store <4 x half> %44, ptr addrspace(3) %48, align 8, !dbg !19
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %37, !dbg !22
  store <4 x half> %47, ptr addrspace(3) %49, align 8, !dbg !22
  fence syncscope("workgroup") release, !dbg !19, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19, !mmra !23
  %50 = shl nuw nsw i32 %16, 6, !dbg !19
  %51 = and i32 %19, 56, !dbg !19
  %52 = lshr exact i32 %18, 2, !dbg !19
  %53 = xor i32 %51, %52, !dbg !19
  %54 = or disjoint i32 %53, %50, !dbg !19
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54, !dbg !19
  %56 = load <4 x half>, ptr addrspace(3) %55, align 8, !dbg !19
  %57 = xor i32 %54, 16, !dbg !19
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %57, !dbg !19
  %59 = load <4 x half>, ptr addrspace(3) %58, align 8, !dbg !19
  %60 = xor i32 %54, 32, !dbg !19
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %60, !dbg !19
  %62 = load <4 x half>, ptr addrspace(3) %61, align 8, !dbg !19
  %63 = xor i32 %54, 48, !dbg !19
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %63, !dbg !19
  %65 = load <4 x half>, ptr addrspace(3) %64, align 8, !dbg !19
  %66 = shl nuw nsw i32 %16, 1, !dbg !22
  %67 = shl nuw nsw i32 %18, 3, !dbg !22
  %68 = or disjoint i32 %67, %66, !dbg !22
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %68, !dbg !22
  %70 = load <1 x half>, ptr addrspace(3) %69, align 2, !dbg !22
  %71 = or disjoint i32 %68, 64, !dbg !22
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %71, !dbg !22
  %73 = load <1 x half>, ptr addrspace(3) %72, align 2, !dbg !22
  %74 = or disjoint i32 %68, 128, !dbg !22
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %74, !dbg !22
  %76 = load <1 x half>, ptr addrspace(3) %75, align 2, !dbg !22
  %77 = shufflevector <1 x half> %76, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %78 = or disjoint i32 %68, 192, !dbg !22
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %78, !dbg !22
  %80 = load <1 x half>, ptr addrspace(3) %79, align 2, !dbg !22
  %81 = shufflevector <1 x half> %80, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %82 = or disjoint i32 %68, 512, !dbg !22
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %82, !dbg !22
  %84 = load <1 x half>, ptr addrspace(3) %83, align 2, !dbg !22
  %85 = or disjoint i32 %68, 576, !dbg !22
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %85, !dbg !22
  %87 = load <1 x half>, ptr addrspace(3) %86, align 2, !dbg !22
  %88 = or disjoint i32 %68, 640, !dbg !22
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %88, !dbg !22
  %90 = load <1 x half>, ptr addrspace(3) %89, align 2, !dbg !22
  %91 = shufflevector <1 x half> %90, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %92 = or disjoint i32 %68, 704, !dbg !22
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %92, !dbg !22
  %94 = load <1 x half>, ptr addrspace(3) %93, align 2, !dbg !22
  %95 = shufflevector <1 x half> %94, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %96 = or disjoint i32 %68, 1024, !dbg !22
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %96, !dbg !22
  %98 = load <1 x half>, ptr addrspace(3) %97, align 2, !dbg !22
  %99 = or disjoint i32 %68, 1088, !dbg !22
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %99, !dbg !22
  %101 = load <1 x half>, ptr addrspace(3) %100, align 2, !dbg !22
  %102 = or disjoint i32 %68, 1152, !dbg !22
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %102, !dbg !22
  %104 = load <1 x half>, ptr addrspace(3) %103, align 2, !dbg !22
  %105 = shufflevector <1 x half> %104, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %106 = or disjoint i32 %68, 1216, !dbg !22
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %106, !dbg !22
  %108 = load <1 x half>, ptr addrspace(3) %107, align 2, !dbg !22
  %109 = shufflevector <1 x half> %108, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %110 = or disjoint i32 %68, 1536, !dbg !22
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %110, !dbg !22
  %112 = load <1 x half>, ptr addrspace(3) %111, align 2, !dbg !22
  %113 = or disjoint i32 %68, 1600, !dbg !22
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %113, !dbg !22
  %115 = load <1 x half>, ptr addrspace(3) %114, align 2, !dbg !22
  %116 = or disjoint i32 %68, 1664, !dbg !22
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %116, !dbg !22
  %118 = load <1 x half>, ptr addrspace(3) %117, align 2, !dbg !22
  %119 = shufflevector <1 x half> %118, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %120 = or disjoint i32 %68, 1728, !dbg !22
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %120, !dbg !22
  %122 = load <1 x half>, ptr addrspace(3) %121, align 2, !dbg !22
  %123 = shufflevector <1 x half> %122, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %124 = shufflevector <1 x half> %70, <1 x half> %73, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %125 = shufflevector <4 x half> %124, <4 x half> %77, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %126 = shufflevector <4 x half> %125, <4 x half> %81, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %127 = shufflevector <1 x half> %84, <1 x half> %87, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %128 = shufflevector <4 x half> %127, <4 x half> %91, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %129 = shufflevector <4 x half> %128, <4 x half> %95, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %130 = shufflevector <1 x half> %98, <1 x half> %101, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %131 = shufflevector <4 x half> %130, <4 x half> %105, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %132 = shufflevector <4 x half> %131, <4 x half> %109, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %133 = shufflevector <1 x half> %112, <1 x half> %115, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %134 = shufflevector <4 x half> %133, <4 x half> %119, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %135 = shufflevector <4 x half> %134, <4 x half> %123, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %136 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %126, <4 x half> %56, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !24
  %137 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %129, <4 x half> %59, <16 x float> %136, i32 0, i32 0, i32 0), !dbg !24
  %138 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %132, <4 x half> %62, <16 x float> %137, i32 0, i32 0, i32 0), !dbg !24
  %139 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %135, <4 x half> %65, <16 x float> %138, i32 0, i32 0, i32 0), !dbg !24
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %54, !dbg !19
  %141 = load <4 x half>, ptr addrspace(3) %140, align 8, !dbg !19
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %57, !dbg !19
  %143 = load <4 x half>, ptr addrspace(3) %142, align 8, !dbg !19
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %60, !dbg !19
  %145 = load <4 x half>, ptr addrspace(3) %144, align 8, !dbg !19
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %63, !dbg !19
  %147 = load <4 x half>, ptr addrspace(3) %146, align 8, !dbg !19
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %68, !dbg !22
  %149 = load <1 x half>, ptr addrspace(3) %148, align 2, !dbg !22
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %71, !dbg !22
  %151 = load <1 x half>, ptr addrspace(3) %150, align 2, !dbg !22
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %74, !dbg !22
  %153 = load <1 x half>, ptr addrspace(3) %152, align 2, !dbg !22
  %154 = shufflevector <1 x half> %153, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %78, !dbg !22
  %156 = load <1 x half>, ptr addrspace(3) %155, align 2, !dbg !22
  %157 = shufflevector <1 x half> %156, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %82, !dbg !22
  %159 = load <1 x half>, ptr addrspace(3) %158, align 2, !dbg !22
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %85, !dbg !22
  %161 = load <1 x half>, ptr addrspace(3) %160, align 2, !dbg !22
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %88, !dbg !22
  %163 = load <1 x half>, ptr addrspace(3) %162, align 2, !dbg !22
  %164 = shufflevector <1 x half> %163, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %92, !dbg !22
  %166 = load <1 x half>, ptr addrspace(3) %165, align 2, !dbg !22
  %167 = shufflevector <1 x half> %166, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %96, !dbg !22
  %169 = load <1 x half>, ptr addrspace(3) %168, align 2, !dbg !22
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %99, !dbg !22
  %171 = load <1 x half>, ptr addrspace(3) %170, align 2, !dbg !22
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %102, !dbg !22
  %173 = load <1 x half>, ptr addrspace(3) %172, align 2, !dbg !22
  %174 = shufflevector <1 x half> %173, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %106, !dbg !22
  %176 = load <1 x half>, ptr addrspace(3) %175, align 2, !dbg !22
  %177 = shufflevector <1 x half> %176, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %110, !dbg !22
  %179 = load <1 x half>, ptr addrspace(3) %178, align 2, !dbg !22
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %113, !dbg !22
  %181 = load <1 x half>, ptr addrspace(3) %180, align 2, !dbg !22
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %116, !dbg !22
  %183 = load <1 x half>, ptr addrspace(3) %182, align 2, !dbg !22
  %184 = shufflevector <1 x half> %183, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %120, !dbg !22
  %186 = load <1 x half>, ptr addrspace(3) %185, align 2, !dbg !22
  %187 = shufflevector <1 x half> %186, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !22
  %188 = shufflevector <1 x half> %149, <1 x half> %151, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %189 = shufflevector <4 x half> %188, <4 x half> %154, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %190 = shufflevector <4 x half> %189, <4 x half> %157, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %191 = shufflevector <1 x half> %159, <1 x half> %161, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %192 = shufflevector <4 x half> %191, <4 x half> %164, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %193 = shufflevector <4 x half> %192, <4 x half> %167, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %194 = shufflevector <1 x half> %169, <1 x half> %171, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %195 = shufflevector <4 x half> %194, <4 x half> %174, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %196 = shufflevector <4 x half> %195, <4 x half> %177, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %197 = shufflevector <1 x half> %179, <1 x half> %181, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %198 = shufflevector <4 x half> %197, <4 x half> %184, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %199 = shufflevector <4 x half> %198, <4 x half> %187, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %200 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %190, <4 x half> %141, <16 x float> %139, i32 0, i32 0, i32 0), !dbg !24
  %201 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %193, <4 x half> %143, <16 x float> %200, i32 0, i32 0, i32 0), !dbg !24
  %202 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %196, <4 x half> %145, <16 x float> %201, i32 0, i32 0, i32 0), !dbg !24
  %203 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %199, <4 x half> %147, <16 x float> %202, i32 0, i32 0, i32 0), !dbg !24
  %204 = icmp eq i32 %10, 0, !dbg !13
  br i1 %204, label %.critedge, label %.critedge4, !dbg !13

.critedge:                                        ; preds = %6
  %205 = lshr exact i32 %18, 3, !dbg !15
  %206 = or disjoint i32 %23, %205, !dbg !16
  %207 = or disjoint i32 %206, 24, !dbg !16
  %208 = sext i32 %207 to i64, !dbg !25
  %209 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %208, !dbg !25
  %210 = load <4 x float>, ptr addrspace(1) %209, align 16, !dbg !26
  %211 = shufflevector <16 x float> %203, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !27
  %212 = shufflevector <4 x float> %210, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !27
  %213 = fadd <2 x float> %211, %212, !dbg !27
  %214 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %213, <2 x float> zeroinitializer), !dbg !28
  %215 = fptrunc <2 x float> %214 to <2 x half>, !dbg !29
  %216 = extractelement <16 x float> %203, i64 13, !dbg !24
  %217 = extractelement <4 x float> %210, i64 1, !dbg !26
  %218 = fadd float %216, %217, !dbg !27
  %219 = tail call float @llvm.maxnum.f32(float %218, float 0.000000e+00), !dbg !28
  %220 = fptrunc float %219 to half, !dbg !29
  %221 = extractelement <16 x float> %203, i64 12, !dbg !24
  %222 = extractelement <4 x float> %210, i64 0, !dbg !26
  %223 = fadd float %221, %222, !dbg !27
  %224 = tail call float @llvm.maxnum.f32(float %223, float 0.000000e+00), !dbg !28
  %225 = fptrunc float %224 to half, !dbg !29
  %226 = or disjoint i32 %206, 16, !dbg !16
  %227 = sext i32 %226 to i64, !dbg !25
  %228 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %227, !dbg !25
  %229 = load <4 x float>, ptr addrspace(1) %228, align 16, !dbg !26
  %230 = shufflevector <16 x float> %203, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !27
  %231 = shufflevector <4 x float> %229, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !27
  %232 = fadd <2 x float> %230, %231, !dbg !27
  %233 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %232, <2 x float> zeroinitializer), !dbg !28
  %234 = fptrunc <2 x float> %233 to <2 x half>, !dbg !29
  %235 = extractelement <16 x float> %203, i64 9, !dbg !24
  %236 = extractelement <4 x float> %229, i64 1, !dbg !26
  %237 = fadd float %235, %236, !dbg !27
  %238 = tail call float @llvm.maxnum.f32(float %237, float 0.000000e+00), !dbg !28
  %239 = fptrunc float %238 to half, !dbg !29
  %240 = extractelement <16 x float> %203, i64 8, !dbg !24
  %241 = extractelement <4 x float> %229, i64 0, !dbg !26
  %242 = fadd float %240, %241, !dbg !27
  %243 = tail call float @llvm.maxnum.f32(float %242, float 0.000000e+00), !dbg !28
  %244 = fptrunc float %243 to half, !dbg !29
  %245 = or disjoint i32 %12, %16, !dbg !14
  %246 = shl i32 %245, 6, !dbg !30
  %247 = sext i32 %246 to i64, !dbg !31
  %248 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %247, !dbg !31
  %249 = getelementptr [2 x i8], ptr addrspace(1) %248, i64 %208, !dbg !31
  %250 = getelementptr [2 x i8], ptr addrspace(1) %248, i64 %227, !dbg !31
  %251 = extractelement <16 x float> %203, i64 0, !dbg !24
  %252 = sext i32 %206 to i64, !dbg !25
  %253 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %252, !dbg !25
  %254 = load <4 x float>, ptr addrspace(1) %253, align 16, !dbg !26
  %255 = extractelement <4 x float> %254, i64 0, !dbg !26
  %256 = fadd float %251, %255, !dbg !27
  %257 = tail call float @llvm.maxnum.f32(float %256, float 0.000000e+00), !dbg !28
  %258 = fptrunc float %257 to half, !dbg !29
  %259 = insertelement <4 x half> poison, half %258, i64 0, !dbg !13
  %260 = extractelement <16 x float> %203, i64 1, !dbg !24
  %261 = extractelement <4 x float> %254, i64 1, !dbg !26
  %262 = fadd float %260, %261, !dbg !27
  %263 = tail call float @llvm.maxnum.f32(float %262, float 0.000000e+00), !dbg !28
  %264 = fptrunc float %263 to half, !dbg !29
  %265 = insertelement <4 x half> %259, half %264, i64 1, !dbg !13
  %266 = shufflevector <16 x float> %203, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !27
  %267 = shufflevector <4 x float> %254, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !27
  %268 = fadd <2 x float> %266, %267, !dbg !27
  %269 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %268, <2 x float> zeroinitializer), !dbg !28
  %270 = fptrunc <2 x float> %269 to <2 x half>, !dbg !29
  %271 = shufflevector <2 x half> %270, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !13
  %272 = shufflevector <4 x half> %265, <4 x half> %271, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !13
  %273 = or disjoint i32 %206, 8, !dbg !16
  %274 = sext i32 %273 to i64, !dbg !25
  %275 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %274, !dbg !25
  %276 = load <4 x float>, ptr addrspace(1) %275, align 16, !dbg !26
  %277 = shufflevector <16 x float> %203, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !27
  %278 = shufflevector <4 x float> %276, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !27
  %279 = fadd <2 x float> %277, %278, !dbg !27
  %280 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %279, <2 x float> zeroinitializer), !dbg !28
  %281 = fptrunc <2 x float> %280 to <2 x half>, !dbg !29
  %282 = extractelement <16 x float> %203, i64 5, !dbg !24
  %283 = extractelement <4 x float> %276, i64 1, !dbg !26
  %284 = fadd float %282, %283, !dbg !27
  %285 = tail call float @llvm.maxnum.f32(float %284, float 0.000000e+00), !dbg !28
  %286 = fptrunc float %285 to half, !dbg !29
  %287 = extractelement <16 x float> %203, i64 4, !dbg !24
  %288 = extractelement <4 x float> %276, i64 0, !dbg !26
  %289 = fadd float %287, %288, !dbg !27
  %290 = tail call float @llvm.maxnum.f32(float %289, float 0.000000e+00), !dbg !28
  %291 = fptrunc float %290 to half, !dbg !29
  %292 = getelementptr [2 x i8], ptr addrspace(1) %248, i64 %274, !dbg !31
  %293 = getelementptr [2 x i8], ptr addrspace(1) %248, i64 %252, !dbg !31
  store <4 x half> %272, ptr addrspace(1) %293, align 8, !dbg !13
  %294 = insertelement <4 x half> poison, half %291, i64 0, !dbg !13
  %295 = insertelement <4 x half> %294, half %286, i64 1, !dbg !13
  %296 = shufflevector <2 x half> %281, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !13
  %297 = shufflevector <4 x half> %295, <4 x half> %296, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !13
  store <4 x half> %297, ptr addrspace(1) %292, align 8, !dbg !13
  %298 = insertelement <4 x half> poison, half %244, i64 0, !dbg !13
  %299 = insertelement <4 x half> %298, half %239, i64 1, !dbg !13
  %300 = shufflevector <2 x half> %234, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !13
  %301 = shufflevector <4 x half> %299, <4 x half> %300, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !13
  store <4 x half> %301, ptr addrspace(1) %250, align 8, !dbg !13
  %302 = insertelement <4 x half> poison, half %225, i64 0, !dbg !13
  %303 = insertelement <4 x half> %302, half %220, i64 1, !dbg !13
  %304 = shufflevector <2 x half> %215, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !13
  %305 = shufflevector <4 x half> %303, <4 x half> %304, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !13
  store <4 x half> %305, ptr addrspace(1) %249, align 8, !dbg !13
  br label %.critedge4, !dbg !13

.critedge4:                                       ; preds = %6, %.critedge
  ret void, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #6

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "matmul_bias_relu", linkageName: "matmul_bias_relu", scope: !1, file: !1, line: 321, type: !5, scopeLine: 321, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !7, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 331, column: 5, scope: !4)
!14 = !DILocation(line: 322, column: 10, scope: !4)
!15 = !DILocation(line: 322, column: 34, scope: !4)
!16 = !DILocation(line: 323, column: 10, scope: !4)
!17 = !DILocation(line: 327, column: 25, scope: !4)
!18 = !DILocation(line: 327, column: 21, scope: !4)
!19 = !DILocation(line: 327, column: 13, scope: !4)
!20 = !DILocation(line: 328, column: 25, scope: !4)
!21 = !DILocation(line: 328, column: 21, scope: !4)
!22 = !DILocation(line: 328, column: 13, scope: !4)
!23 = !{!"amdgpu-synchronize-as", !"local"}
!24 = !DILocation(line: 329, column: 15, scope: !4)
!25 = !DILocation(line: 330, column: 36, scope: !4)
!26 = !DILocation(line: 330, column: 28, scope: !4)
!27 = !DILocation(line: 330, column: 22, scope: !4)
!28 = !DILocation(line: 330, column: 11, scope: !4)
!29 = !DILocation(line: 331, column: 50, scope: !4)
!30 = !DILocation(line: 331, column: 18, scope: !4)
!31 = !DILocation(line: 331, column: 14, scope: !4)
!32 = !DILocation(line: 321, column: 1, scope: !4)
