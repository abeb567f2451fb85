; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @matmul_bias_relu(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture readonly %2, ptr addrspace(1) inreg nocapture writeonly %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %6 = shl i32 %5, 5, !dbg !8
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %8 = and i32 %7, 63, !dbg !9
  %9 = and i32 %7, 16, !dbg !9
  %10 = and i32 %7, 31, !dbg !9
  %11 = lshr i32 %7, 5, !dbg !9
  %12 = and i32 %11, 7, !dbg !9
  %13 = or disjoint i32 %12, 8, !dbg !9
  %14 = or disjoint i32 %12, 16, !dbg !9
  %15 = or disjoint i32 %12, 24, !dbg !9
  %16 = or disjoint i32 %12, %6, !dbg !10
  %17 = or disjoint i32 %13, %6, !dbg !10
  %18 = or disjoint i32 %14, %6, !dbg !10
  %19 = or disjoint i32 %15, %6, !dbg !10
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %21 = shl i32 %20, 5, !dbg !12
  %22 = or disjoint i32 %21, %10, !dbg !13
  %23 = shl i32 %16, 6, !dbg !14
  %24 = shl i32 %17, 6, !dbg !14
  %25 = shl i32 %18, 6, !dbg !14
  %26 = shl i32 %19, 6, !dbg !14
  %27 = sext i32 %23 to i64, !dbg !15
  %28 = getelementptr half, ptr addrspace(1) %0, i64 %27, !dbg !15
  %29 = sext i32 %24 to i64, !dbg !15
  %30 = getelementptr half, ptr addrspace(1) %0, i64 %29, !dbg !15
  %31 = sext i32 %25 to i64, !dbg !15
  %32 = getelementptr half, ptr addrspace(1) %0, i64 %31, !dbg !15
  %33 = sext i32 %26 to i64, !dbg !15
  %34 = getelementptr half, ptr addrspace(1) %0, i64 %33, !dbg !15
  %35 = sext i32 %22 to i64
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %35, !dbg !16
  %36 = lshr i32 %7, 4
  %37 = and i32 %36, 12
  %38 = xor i32 %37, %10
  %39 = shl nuw nsw i32 %12, 5
  %40 = or disjoint i32 %38, %39
  %41 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %40
  %42 = and i32 %7, 15
  %43 = or disjoint i32 %42, 16
  %44 = and i32 %36, 12
  %45 = or disjoint i32 %44, %9
  %46 = xor i32 %45, %43
  %47 = or disjoint i32 %39, 256
  %48 = or disjoint i32 %46, %47
  %49 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %48
  %50 = or disjoint i32 %39, 512
  %51 = or disjoint i32 %38, %50
  %52 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %51
  %53 = or disjoint i32 %39, 768
  %54 = or disjoint i32 %46, %53
  %55 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %54
  %56 = icmp samesign ugt i32 %8, 31
  %57 = select i1 %56, i32 4, i32 0
  %58 = or disjoint i32 %57, 8
  %59 = or disjoint i32 %57, 16
  %60 = or disjoint i32 %57, 24
  %61 = shl i32 %7, 1
  %62 = and i32 %61, 28
  %63 = xor i32 %57, %62
  %64 = shl nuw nsw i32 %10, 5
  %65 = or disjoint i32 %63, %64
  %66 = xor i32 %58, %62
  %67 = or disjoint i32 %66, %64
  %68 = xor i32 %59, %62
  %69 = or disjoint i32 %68, %64
  %70 = xor i32 %60, %62
  %71 = or disjoint i32 %70, %64
  %72 = getelementptr half, ptr addrspace(3) @global_smem, i32 %65
  %73 = getelementptr half, ptr addrspace(3) @global_smem, i32 %67
  %74 = getelementptr half, ptr addrspace(3) @global_smem, i32 %69
  %75 = getelementptr half, ptr addrspace(3) @global_smem, i32 %71
  %urem = and i32 %7, 255
  %76 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %urem
  %77 = or disjoint i32 %47, %10
  %78 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %77
  %79 = or disjoint i32 %50, %10
  %80 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %79
  %81 = or disjoint i32 %53, %10
  %82 = getelementptr inbounds half, ptr addrspace(3) @global_smem, i32 %81
  %83 = shl nuw nsw i32 %8, 2
  %84 = and i32 %83, 128
  %85 = or disjoint i32 %84, %10
  %86 = or disjoint i32 %85, 32
  %87 = or disjoint i32 %85, 64
  %88 = or disjoint i32 %85, 96
  %89 = or disjoint i32 %85, 256
  %90 = or disjoint i32 %85, 288
  %91 = or disjoint i32 %85, 320
  %92 = or disjoint i32 %85, 352
  %93 = or disjoint i32 %85, 512
  %94 = or disjoint i32 %85, 544
  %95 = or disjoint i32 %85, 576
  %96 = or disjoint i32 %85, 608
  %97 = or disjoint i32 %85, 768
  %98 = or disjoint i32 %85, 800
  %99 = or disjoint i32 %85, 832
  %100 = or disjoint i32 %85, 864
  %101 = getelementptr half, ptr addrspace(3) @global_smem, i32 %85
  %102 = getelementptr half, ptr addrspace(3) @global_smem, i32 %86
  %103 = getelementptr half, ptr addrspace(3) @global_smem, i32 %87
  %104 = getelementptr half, ptr addrspace(3) @global_smem, i32 %88
  %105 = getelementptr half, ptr addrspace(3) @global_smem, i32 %89
  %106 = getelementptr half, ptr addrspace(3) @global_smem, i32 %90
  %107 = getelementptr half, ptr addrspace(3) @global_smem, i32 %91
  %108 = getelementptr half, ptr addrspace(3) @global_smem, i32 %92
  %109 = getelementptr half, ptr addrspace(3) @global_smem, i32 %93
  %110 = getelementptr half, ptr addrspace(3) @global_smem, i32 %94
  %111 = getelementptr half, ptr addrspace(3) @global_smem, i32 %95
  %112 = getelementptr half, ptr addrspace(3) @global_smem, i32 %96
  %113 = getelementptr half, ptr addrspace(3) @global_smem, i32 %97
  %114 = getelementptr half, ptr addrspace(3) @global_smem, i32 %98
  %115 = getelementptr half, ptr addrspace(3) @global_smem, i32 %99
  %116 = getelementptr half, ptr addrspace(3) @global_smem, i32 %100
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  %117 = zext nneg i32 %10 to i64, !dbg !18
  %118 = getelementptr half, ptr addrspace(1) %28, i64 %117, !dbg !18
  %119 = getelementptr half, ptr addrspace(1) %30, i64 %117, !dbg !18
  %120 = getelementptr half, ptr addrspace(1) %32, i64 %117, !dbg !18
  %121 = getelementptr half, ptr addrspace(1) %34, i64 %117, !dbg !18
  %unmaskedload16 = load <1 x half>, ptr addrspace(1) %118, align 2, !dbg !19
  %unmaskedload17 = load <1 x half>, ptr addrspace(1) %119, align 2, !dbg !19
  %unmaskedload18 = load <1 x half>, ptr addrspace(1) %120, align 2, !dbg !19
  %unmaskedload19 = load <1 x half>, ptr addrspace(1) %121, align 2, !dbg !19
  %122 = shl nuw nsw i32 %12, 6, !dbg !20
  %123 = shl nuw nsw i32 %13, 6, !dbg !20
  %124 = shl nuw nsw i32 %14, 6, !dbg !20
  %125 = shl nuw nsw i32 %15, 6, !dbg !20
  %126 = zext nneg i32 %122 to i64, !dbg !21
  %127 = zext nneg i32 %123 to i64, !dbg !21
  %128 = zext nneg i32 %124 to i64, !dbg !21
  %129 = zext nneg i32 %125 to i64, !dbg !21
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %126, !dbg !22
  %gep26 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %127, !dbg !22
  %gep28 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %128, !dbg !22
  %gep30 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %129, !dbg !22
  %unmaskedload20 = load <1 x half>, ptr addrspace(1) %gep, align 2, !dbg !23
  %unmaskedload21 = load <1 x half>, ptr addrspace(1) %gep26, align 2, !dbg !23
  %unmaskedload22 = load <1 x half>, ptr addrspace(1) %gep28, align 2, !dbg !23
  %unmaskedload23 = load <1 x half>, ptr addrspace(1) %gep30, align 2, !dbg !23
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  store <1 x half> %unmaskedload16, ptr addrspace(3) %41, align 2, !dbg !19
  store <1 x half> %unmaskedload17, ptr addrspace(3) %49, align 2, !dbg !19
  store <1 x half> %unmaskedload18, ptr addrspace(3) %52, align 2, !dbg !19
  store <1 x half> %unmaskedload19, ptr addrspace(3) %55, align 2, !dbg !19
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %130 = load <4 x half>, ptr addrspace(3) %72, align 8, !dbg !19
  %131 = load <4 x half>, ptr addrspace(3) %73, align 8, !dbg !19
  %132 = load <4 x half>, ptr addrspace(3) %74, align 8, !dbg !19
  %133 = load <4 x half>, ptr addrspace(3) %75, align 8, !dbg !19
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  store <1 x half> %unmaskedload20, ptr addrspace(3) %76, align 2, !dbg !23
  store <1 x half> %unmaskedload21, ptr addrspace(3) %78, align 2, !dbg !23
  store <1 x half> %unmaskedload22, ptr addrspace(3) %80, align 2, !dbg !23
  store <1 x half> %unmaskedload23, ptr addrspace(3) %82, align 2, !dbg !23
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %134 = load <1 x half>, ptr addrspace(3) %101, align 2, !dbg !23
  %135 = load <1 x half>, ptr addrspace(3) %102, align 2, !dbg !23
  %136 = load <1 x half>, ptr addrspace(3) %103, align 2, !dbg !23
  %137 = shufflevector <1 x half> %136, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %138 = load <1 x half>, ptr addrspace(3) %104, align 2, !dbg !23
  %139 = shufflevector <1 x half> %138, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %140 = load <1 x half>, ptr addrspace(3) %105, align 2, !dbg !23
  %141 = load <1 x half>, ptr addrspace(3) %106, align 2, !dbg !23
  %142 = load <1 x half>, ptr addrspace(3) %107, align 2, !dbg !23
  %143 = shufflevector <1 x half> %142, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %144 = load <1 x half>, ptr addrspace(3) %108, align 2, !dbg !23
  %145 = shufflevector <1 x half> %144, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %146 = load <1 x half>, ptr addrspace(3) %109, align 2, !dbg !23
  %147 = load <1 x half>, ptr addrspace(3) %110, align 2, !dbg !23
  %148 = load <1 x half>, ptr addrspace(3) %111, align 2, !dbg !23
  %149 = shufflevector <1 x half> %148, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %150 = load <1 x half>, ptr addrspace(3) %112, align 2, !dbg !23
  %151 = shufflevector <1 x half> %150, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %152 = load <1 x half>, ptr addrspace(3) %113, align 2, !dbg !23
  %153 = load <1 x half>, ptr addrspace(3) %114, align 2, !dbg !23
  %154 = load <1 x half>, ptr addrspace(3) %115, align 2, !dbg !23
  %155 = shufflevector <1 x half> %154, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %156 = load <1 x half>, ptr addrspace(3) %116, align 2, !dbg !23
  %157 = shufflevector <1 x half> %156, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %158 = shufflevector <1 x half> %134, <1 x half> %135, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %159 = shufflevector <4 x half> %158, <4 x half> %137, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %160 = shufflevector <4 x half> %159, <4 x half> %139, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %161 = shufflevector <1 x half> %140, <1 x half> %141, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %162 = shufflevector <4 x half> %161, <4 x half> %143, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %163 = shufflevector <4 x half> %162, <4 x half> %145, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %164 = shufflevector <1 x half> %146, <1 x half> %147, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %165 = shufflevector <4 x half> %164, <4 x half> %149, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %166 = shufflevector <4 x half> %165, <4 x half> %151, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %167 = shufflevector <1 x half> %152, <1 x half> %153, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %168 = shufflevector <4 x half> %167, <4 x half> %155, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %169 = shufflevector <4 x half> %168, <4 x half> %157, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %170 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %160, <4 x half> %130, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !17
  %171 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %163, <4 x half> %131, <16 x float> %170, i32 0, i32 0, i32 0), !dbg !17
  %172 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %166, <4 x half> %132, <16 x float> %171, i32 0, i32 0, i32 0), !dbg !17
  %173 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %169, <4 x half> %133, <16 x float> %172, i32 0, i32 0, i32 0), !dbg !17
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  %174 = or disjoint i32 %10, 32, !dbg !24
  %175 = zext nneg i32 %174 to i64, !dbg !18
  %176 = getelementptr half, ptr addrspace(1) %28, i64 %175, !dbg !18
  %177 = getelementptr half, ptr addrspace(1) %30, i64 %175, !dbg !18
  %178 = getelementptr half, ptr addrspace(1) %32, i64 %175, !dbg !18
  %179 = getelementptr half, ptr addrspace(1) %34, i64 %175, !dbg !18
  %unmaskedload16.1 = load <1 x half>, ptr addrspace(1) %176, align 2, !dbg !19
  %unmaskedload17.1 = load <1 x half>, ptr addrspace(1) %177, align 2, !dbg !19
  %unmaskedload18.1 = load <1 x half>, ptr addrspace(1) %178, align 2, !dbg !19
  %unmaskedload19.1 = load <1 x half>, ptr addrspace(1) %179, align 2, !dbg !19
  %180 = shl nuw nsw i32 %12, 6, !dbg !20
  %181 = or disjoint i32 %180, 2048, !dbg !20
  %182 = shl nuw nsw i32 %12, 6, !dbg !20
  %183 = or disjoint i32 %182, 2560, !dbg !20
  %184 = shl nuw nsw i32 %12, 6, !dbg !20
  %185 = or disjoint i32 %184, 3072, !dbg !20
  %186 = shl nuw nsw i32 %12, 6, !dbg !20
  %187 = or disjoint i32 %186, 3584, !dbg !20
  %188 = zext nneg i32 %181 to i64, !dbg !21
  %189 = zext nneg i32 %183 to i64, !dbg !21
  %190 = zext nneg i32 %185 to i64, !dbg !21
  %191 = zext nneg i32 %187 to i64, !dbg !21
  %gep.1 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %188, !dbg !22
  %gep26.1 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %189, !dbg !22
  %gep28.1 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %190, !dbg !22
  %gep30.1 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %191, !dbg !22
  %unmaskedload20.1 = load <1 x half>, ptr addrspace(1) %gep.1, align 2, !dbg !23
  %unmaskedload21.1 = load <1 x half>, ptr addrspace(1) %gep26.1, align 2, !dbg !23
  %unmaskedload22.1 = load <1 x half>, ptr addrspace(1) %gep28.1, align 2, !dbg !23
  %unmaskedload23.1 = load <1 x half>, ptr addrspace(1) %gep30.1, align 2, !dbg !23
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  store <1 x half> %unmaskedload16.1, ptr addrspace(3) %41, align 2, !dbg !19
  store <1 x half> %unmaskedload17.1, ptr addrspace(3) %49, align 2, !dbg !19
  store <1 x half> %unmaskedload18.1, ptr addrspace(3) %52, align 2, !dbg !19
  store <1 x half> %unmaskedload19.1, ptr addrspace(3) %55, align 2, !dbg !19
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %192 = load <4 x half>, ptr addrspace(3) %72, align 8, !dbg !19
  %193 = load <4 x half>, ptr addrspace(3) %73, align 8, !dbg !19
  %194 = load <4 x half>, ptr addrspace(3) %74, align 8, !dbg !19
  %195 = load <4 x half>, ptr addrspace(3) %75, align 8, !dbg !19
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  store <1 x half> %unmaskedload20.1, ptr addrspace(3) %76, align 2, !dbg !23
  store <1 x half> %unmaskedload21.1, ptr addrspace(3) %78, align 2, !dbg !23
  store <1 x half> %unmaskedload22.1, ptr addrspace(3) %80, align 2, !dbg !23
  store <1 x half> %unmaskedload23.1, ptr addrspace(3) %82, align 2, !dbg !23
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %196 = load <1 x half>, ptr addrspace(3) %101, align 2, !dbg !23
  %197 = load <1 x half>, ptr addrspace(3) %102, align 2, !dbg !23
  %198 = load <1 x half>, ptr addrspace(3) %103, align 2, !dbg !23
  %199 = shufflevector <1 x half> %198, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %200 = load <1 x half>, ptr addrspace(3) %104, align 2, !dbg !23
  %201 = shufflevector <1 x half> %200, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %202 = load <1 x half>, ptr addrspace(3) %105, align 2, !dbg !23
  %203 = load <1 x half>, ptr addrspace(3) %106, align 2, !dbg !23
  %204 = load <1 x half>, ptr addrspace(3) %107, align 2, !dbg !23
  %205 = shufflevector <1 x half> %204, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %206 = load <1 x half>, ptr addrspace(3) %108, align 2, !dbg !23
  %207 = shufflevector <1 x half> %206, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %208 = load <1 x half>, ptr addrspace(3) %109, align 2, !dbg !23
  %209 = load <1 x half>, ptr addrspace(3) %110, align 2, !dbg !23
  %210 = load <1 x half>, ptr addrspace(3) %111, align 2, !dbg !23
  %211 = shufflevector <1 x half> %210, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %212 = load <1 x half>, ptr addrspace(3) %112, align 2, !dbg !23
  %213 = shufflevector <1 x half> %212, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %214 = load <1 x half>, ptr addrspace(3) %113, align 2, !dbg !23
  %215 = load <1 x half>, ptr addrspace(3) %114, align 2, !dbg !23
  %216 = load <1 x half>, ptr addrspace(3) %115, align 2, !dbg !23
  %217 = shufflevector <1 x half> %216, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %218 = load <1 x half>, ptr addrspace(3) %116, align 2, !dbg !23
  %219 = shufflevector <1 x half> %218, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %220 = shufflevector <1 x half> %196, <1 x half> %197, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %221 = shufflevector <4 x half> %220, <4 x half> %199, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %222 = shufflevector <4 x half> %221, <4 x half> %201, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %223 = shufflevector <1 x half> %202, <1 x half> %203, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %224 = shufflevector <4 x half> %223, <4 x half> %205, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %225 = shufflevector <4 x half> %224, <4 x half> %207, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %226 = shufflevector <1 x half> %208, <1 x half> %209, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %227 = shufflevector <4 x half> %226, <4 x half> %211, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %228 = shufflevector <4 x half> %227, <4 x half> %213, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %229 = shufflevector <1 x half> %214, <1 x half> %215, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !17
  %230 = shufflevector <4 x half> %229, <4 x half> %217, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !17
  %231 = shufflevector <4 x half> %230, <4 x half> %219, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !17
  %232 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %222, <4 x half> %192, <16 x float> %173, i32 0, i32 0, i32 0), !dbg !17
  %233 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %225, <4 x half> %193, <16 x float> %232, i32 0, i32 0, i32 0), !dbg !17
  %234 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %228, <4 x half> %194, <16 x float> %233, i32 0, i32 0, i32 0), !dbg !17
  %235 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %231, <4 x half> %195, <16 x float> %234, i32 0, i32 0, i32 0), !dbg !17
  %236 = extractelement <16 x float> %235, i64 0, !dbg !17
  %237 = extractelement <16 x float> %235, i64 1, !dbg !17
  %238 = extractelement <16 x float> %235, i64 2, !dbg !17
  %239 = extractelement <16 x float> %235, i64 3, !dbg !17
  %240 = extractelement <16 x float> %235, i64 4, !dbg !17
  %241 = extractelement <16 x float> %235, i64 5, !dbg !17
  %242 = extractelement <16 x float> %235, i64 6, !dbg !17
  %243 = extractelement <16 x float> %235, i64 7, !dbg !17
  %244 = extractelement <16 x float> %235, i64 8, !dbg !17
  %245 = extractelement <16 x float> %235, i64 9, !dbg !17
  %246 = extractelement <16 x float> %235, i64 10, !dbg !17
  %247 = extractelement <16 x float> %235, i64 11, !dbg !17
  %248 = extractelement <16 x float> %235, i64 12, !dbg !17
  %249 = extractelement <16 x float> %235, i64 13, !dbg !17
  %250 = extractelement <16 x float> %235, i64 14, !dbg !17
  %251 = extractelement <16 x float> %235, i64 15, !dbg !17
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  %252 = lshr i32 %7, 3, !dbg !9
  %253 = and i32 %252, 4, !dbg !9
  %254 = or disjoint i32 %21, %253, !dbg !13
  %255 = or disjoint i32 %254, 27, !dbg !13
  %256 = or disjoint i32 %254, 26, !dbg !13
  %257 = or disjoint i32 %254, 25, !dbg !13
  %258 = or disjoint i32 %254, 24, !dbg !13
  %259 = or disjoint i32 %254, 19, !dbg !13
  %260 = or disjoint i32 %254, 18, !dbg !13
  %261 = or disjoint i32 %254, 17, !dbg !13
  %262 = or disjoint i32 %254, 16, !dbg !13
  %263 = or disjoint i32 %254, 11, !dbg !13
  %264 = or disjoint i32 %254, 10, !dbg !13
  %265 = or disjoint i32 %254, 9, !dbg !13
  %266 = or disjoint i32 %254, 8, !dbg !13
  %267 = or disjoint i32 %254, 3, !dbg !13
  %268 = or disjoint i32 %254, 2, !dbg !13
  %269 = or disjoint i32 %254, 1, !dbg !13
  %270 = or disjoint i32 %6, %10, !dbg !10
  %271 = sext i32 %254 to i64, !dbg !25
  %272 = getelementptr float, ptr addrspace(1) %2, i64 %271, !dbg !25
  %273 = sext i32 %269 to i64, !dbg !25
  %274 = getelementptr float, ptr addrspace(1) %2, i64 %273, !dbg !25
  %275 = sext i32 %268 to i64, !dbg !25
  %276 = getelementptr float, ptr addrspace(1) %2, i64 %275, !dbg !25
  %277 = sext i32 %267 to i64, !dbg !25
  %278 = getelementptr float, ptr addrspace(1) %2, i64 %277, !dbg !25
  %279 = sext i32 %266 to i64, !dbg !25
  %280 = getelementptr float, ptr addrspace(1) %2, i64 %279, !dbg !25
  %281 = sext i32 %265 to i64, !dbg !25
  %282 = getelementptr float, ptr addrspace(1) %2, i64 %281, !dbg !25
  %283 = sext i32 %264 to i64, !dbg !25
  %284 = getelementptr float, ptr addrspace(1) %2, i64 %283, !dbg !25
  %285 = sext i32 %263 to i64, !dbg !25
  %286 = getelementptr float, ptr addrspace(1) %2, i64 %285, !dbg !25
  %287 = sext i32 %262 to i64, !dbg !25
  %288 = getelementptr float, ptr addrspace(1) %2, i64 %287, !dbg !25
  %289 = sext i32 %261 to i64, !dbg !25
  %290 = getelementptr float, ptr addrspace(1) %2, i64 %289, !dbg !25
  %291 = sext i32 %260 to i64, !dbg !25
  %292 = getelementptr float, ptr addrspace(1) %2, i64 %291, !dbg !25
  %293 = sext i32 %259 to i64, !dbg !25
  %294 = getelementptr float, ptr addrspace(1) %2, i64 %293, !dbg !25
  %295 = sext i32 %258 to i64, !dbg !25
  %296 = getelementptr float, ptr addrspace(1) %2, i64 %295, !dbg !25
  %297 = sext i32 %257 to i64, !dbg !25
  %298 = getelementptr float, ptr addrspace(1) %2, i64 %297, !dbg !25
  %299 = sext i32 %256 to i64, !dbg !25
  %300 = getelementptr float, ptr addrspace(1) %2, i64 %299, !dbg !25
  %301 = sext i32 %255 to i64, !dbg !25
  %302 = getelementptr float, ptr addrspace(1) %2, i64 %301, !dbg !25
  %unmaskedload = load <1 x float>, ptr addrspace(1) %272, align 4, !dbg !26
  %303 = extractelement <1 x float> %unmaskedload, i64 0, !dbg !26
  %unmaskedload1 = load <1 x float>, ptr addrspace(1) %274, align 4, !dbg !26
  %304 = extractelement <1 x float> %unmaskedload1, i64 0, !dbg !26
  %unmaskedload2 = load <1 x float>, ptr addrspace(1) %276, align 4, !dbg !26
  %305 = extractelement <1 x float> %unmaskedload2, i64 0, !dbg !26
  %unmaskedload3 = load <1 x float>, ptr addrspace(1) %278, align 4, !dbg !26
  %306 = extractelement <1 x float> %unmaskedload3, i64 0, !dbg !26
  %unmaskedload4 = load <1 x float>, ptr addrspace(1) %280, align 4, !dbg !26
  %307 = extractelement <1 x float> %unmaskedload4, i64 0, !dbg !26
  %unmaskedload5 = load <1 x float>, ptr addrspace(1) %282, align 4, !dbg !26
  %308 = extractelement <1 x float> %unmaskedload5, i64 0, !dbg !26
  %unmaskedload6 = load <1 x float>, ptr addrspace(1) %284, align 4, !dbg !26
  %309 = extractelement <1 x float> %unmaskedload6, i64 0, !dbg !26
  %unmaskedload7 = load <1 x float>, ptr addrspace(1) %286, align 4, !dbg !26
  %310 = extractelement <1 x float> %unmaskedload7, i64 0, !dbg !26
  %unmaskedload8 = load <1 x float>, ptr addrspace(1) %288, align 4, !dbg !26
  %311 = extractelement <1 x float> %unmaskedload8, i64 0, !dbg !26
  %unmaskedload9 = load <1 x float>, ptr addrspace(1) %290, align 4, !dbg !26
  %312 = extractelement <1 x float> %unmaskedload9, i64 0, !dbg !26
  %unmaskedload10 = load <1 x float>, ptr addrspace(1) %292, align 4, !dbg !26
  %313 = extractelement <1 x float> %unmaskedload10, i64 0, !dbg !26
  %unmaskedload11 = load <1 x float>, ptr addrspace(1) %294, align 4, !dbg !26
  %314 = extractelement <1 x float> %unmaskedload11, i64 0, !dbg !26
  %unmaskedload12 = load <1 x float>, ptr addrspace(1) %296, align 4, !dbg !26
  %315 = extractelement <1 x float> %unmaskedload12, i64 0, !dbg !26
  %unmaskedload13 = load <1 x float>, ptr addrspace(1) %298, align 4, !dbg !26
  %316 = extractelement <1 x float> %unmaskedload13, i64 0, !dbg !26
  %unmaskedload14 = load <1 x float>, ptr addrspace(1) %300, align 4, !dbg !26
  %317 = extractelement <1 x float> %unmaskedload14, i64 0, !dbg !26
  %unmaskedload15 = load <1 x float>, ptr addrspace(1) %302, align 4, !dbg !26
  %318 = extractelement <1 x float> %unmaskedload15, i64 0, !dbg !26
  %319 = fadd float %236, %303, !dbg !27
  %320 = fadd float %237, %304, !dbg !27
  %321 = fadd float %238, %305, !dbg !27
  %322 = fadd float %239, %306, !dbg !27
  %323 = fadd float %240, %307, !dbg !27
  %324 = fadd float %241, %308, !dbg !27
  %325 = fadd float %242, %309, !dbg !27
  %326 = fadd float %243, %310, !dbg !27
  %327 = fadd float %244, %311, !dbg !27
  %328 = fadd float %245, %312, !dbg !27
  %329 = fadd float %246, %313, !dbg !27
  %330 = fadd float %247, %314, !dbg !27
  %331 = fadd float %248, %315, !dbg !27
  %332 = fadd float %249, %316, !dbg !27
  %333 = fadd float %250, %317, !dbg !27
  %334 = fadd float %251, %318, !dbg !27
  %335 = tail call float @llvm.maxnum.f32(float %319, float 0.000000e+00), !dbg !28
  %336 = tail call float @llvm.maxnum.f32(float %320, float 0.000000e+00), !dbg !28
  %337 = tail call float @llvm.maxnum.f32(float %321, float 0.000000e+00), !dbg !28
  %338 = tail call float @llvm.maxnum.f32(float %322, float 0.000000e+00), !dbg !28
  %339 = tail call float @llvm.maxnum.f32(float %323, float 0.000000e+00), !dbg !28
  %340 = tail call float @llvm.maxnum.f32(float %324, float 0.000000e+00), !dbg !28
  %341 = tail call float @llvm.maxnum.f32(float %325, float 0.000000e+00), !dbg !28
  %342 = tail call float @llvm.maxnum.f32(float %326, float 0.000000e+00), !dbg !28
  %343 = tail call float @llvm.maxnum.f32(float %327, float 0.000000e+00), !dbg !28
  %344 = tail call float @llvm.maxnum.f32(float %328, float 0.000000e+00), !dbg !28
  %345 = tail call float @llvm.maxnum.f32(float %329, float 0.000000e+00), !dbg !28
  %346 = tail call float @llvm.maxnum.f32(float %330, float 0.000000e+00), !dbg !28
  %347 = tail call float @llvm.maxnum.f32(float %331, float 0.000000e+00), !dbg !28
  %348 = tail call float @llvm.maxnum.f32(float %332, float 0.000000e+00), !dbg !28
  %349 = tail call float @llvm.maxnum.f32(float %333, float 0.000000e+00), !dbg !28
  %350 = tail call float @llvm.maxnum.f32(float %334, float 0.000000e+00), !dbg !28
  %351 = shl i32 %270, 6, !dbg !29
  %352 = sext i32 %351 to i64, !dbg !30
  %353 = getelementptr half, ptr addrspace(1) %3, i64 %352, !dbg !30
  %354 = getelementptr half, ptr addrspace(1) %353, i64 %271, !dbg !31
  %355 = getelementptr half, ptr addrspace(1) %353, i64 %273, !dbg !31
  %356 = getelementptr half, ptr addrspace(1) %353, i64 %275, !dbg !31
  %357 = getelementptr half, ptr addrspace(1) %353, i64 %277, !dbg !31
  %358 = getelementptr half, ptr addrspace(1) %353, i64 %279, !dbg !31
  %359 = getelementptr half, ptr addrspace(1) %353, i64 %281, !dbg !31
  %360 = getelementptr half, ptr addrspace(1) %353, i64 %283, !dbg !31
  %361 = getelementptr half, ptr addrspace(1) %353, i64 %285, !dbg !31
  %362 = getelementptr half, ptr addrspace(1) %353, i64 %287, !dbg !31
  %363 = getelementptr half, ptr addrspace(1) %353, i64 %289, !dbg !31
  %364 = getelementptr half, ptr addrspace(1) %353, i64 %291, !dbg !31
  %365 = getelementptr half, ptr addrspace(1) %353, i64 %293, !dbg !31
  %366 = getelementptr half, ptr addrspace(1) %353, i64 %295, !dbg !31
  %367 = getelementptr half, ptr addrspace(1) %353, i64 %297, !dbg !31
  %368 = getelementptr half, ptr addrspace(1) %353, i64 %299, !dbg !31
  %369 = getelementptr half, ptr addrspace(1) %353, i64 %301, !dbg !31
  %370 = fptrunc float %335 to half, !dbg !32
  %371 = fptrunc float %336 to half, !dbg !32
  %372 = fptrunc float %337 to half, !dbg !32
  %373 = fptrunc float %338 to half, !dbg !32
  %374 = fptrunc float %339 to half, !dbg !32
  %375 = fptrunc float %340 to half, !dbg !32
  %376 = fptrunc float %341 to half, !dbg !32
  %377 = fptrunc float %342 to half, !dbg !32
  %378 = fptrunc float %343 to half, !dbg !32
  %379 = fptrunc float %344 to half, !dbg !32
  %380 = fptrunc float %345 to half, !dbg !32
  %381 = fptrunc float %346 to half, !dbg !32
  %382 = fptrunc float %347 to half, !dbg !32
  %383 = fptrunc float %348 to half, !dbg !32
  %384 = fptrunc float %349 to half, !dbg !32
  %385 = fptrunc float %350 to half, !dbg !32
  %386 = and i32 %7, 192, !dbg !33
  %387 = icmp eq i32 %386, 0, !dbg !33
  %388 = insertelement <1 x half> poison, half %370, i64 0, !dbg !33
  %389 = insertelement <1 x i1> poison, i1 %387, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %388, ptr addrspace(1) %354, i32 2, <1 x i1> %389), !dbg !33
  %390 = insertelement <1 x half> poison, half %371, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %390, ptr addrspace(1) %355, i32 2, <1 x i1> %389), !dbg !33
  %391 = insertelement <1 x half> poison, half %372, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %391, ptr addrspace(1) %356, i32 2, <1 x i1> %389), !dbg !33
  %392 = insertelement <1 x half> poison, half %373, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %392, ptr addrspace(1) %357, i32 2, <1 x i1> %389), !dbg !33
  %393 = insertelement <1 x half> poison, half %374, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %393, ptr addrspace(1) %358, i32 2, <1 x i1> %389), !dbg !33
  %394 = insertelement <1 x half> poison, half %375, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %394, ptr addrspace(1) %359, i32 2, <1 x i1> %389), !dbg !33
  %395 = insertelement <1 x half> poison, half %376, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %395, ptr addrspace(1) %360, i32 2, <1 x i1> %389), !dbg !33
  %396 = insertelement <1 x half> poison, half %377, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %396, ptr addrspace(1) %361, i32 2, <1 x i1> %389), !dbg !33
  %397 = insertelement <1 x half> poison, half %378, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %397, ptr addrspace(1) %362, i32 2, <1 x i1> %389), !dbg !33
  %398 = insertelement <1 x half> poison, half %379, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %398, ptr addrspace(1) %363, i32 2, <1 x i1> %389), !dbg !33
  %399 = insertelement <1 x half> poison, half %380, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %399, ptr addrspace(1) %364, i32 2, <1 x i1> %389), !dbg !33
  %400 = insertelement <1 x half> poison, half %381, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %400, ptr addrspace(1) %365, i32 2, <1 x i1> %389), !dbg !33
  %401 = insertelement <1 x half> poison, half %382, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %401, ptr addrspace(1) %366, i32 2, <1 x i1> %389), !dbg !33
  %402 = insertelement <1 x half> poison, half %383, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %402, ptr addrspace(1) %367, i32 2, <1 x i1> %389), !dbg !33
  %403 = insertelement <1 x half> poison, half %384, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %403, ptr addrspace(1) %368, i32 2, <1 x i1> %389), !dbg !33
  %404 = insertelement <1 x half> poison, half %385, i64 0, !dbg !33
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %404, ptr addrspace(1) %369, i32 2, <1 x i1> %389), !dbg !33
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f16.p1(<1 x half>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "matmul_bias_relu", linkageName: "matmul_bias_relu", scope: !3, file: !3, line: 321, type: !5, scopeLine: 321, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 322, column: 23, scope: !4)
!8 = !DILocation(line: 322, column: 28, scope: !4)
!9 = !DILocation(line: 322, column: 46, scope: !4)
!10 = !DILocation(line: 322, column: 33, scope: !4)
!11 = !DILocation(line: 323, column: 23, scope: !4)
!12 = !DILocation(line: 323, column: 28, scope: !4)
!13 = !DILocation(line: 323, column: 33, scope: !4)
!14 = !DILocation(line: 327, column: 38, scope: !4)
!15 = !DILocation(line: 327, column: 24, scope: !4)
!16 = !DILocation(line: 326, column: 32, scope: !4)
!17 = !DILocation(line: 329, column: 27, scope: !4)
!18 = !DILocation(line: 327, column: 42, scope: !4)
!19 = !DILocation(line: 327, column: 20, scope: !4)
!20 = !DILocation(line: 328, column: 44, scope: !4)
!21 = !DILocation(line: 328, column: 24, scope: !4)
!22 = !DILocation(line: 328, column: 49, scope: !4)
!23 = !DILocation(line: 328, column: 20, scope: !4)
!24 = !DILocation(line: 327, column: 48, scope: !4)
!25 = !DILocation(line: 330, column: 42, scope: !4)
!26 = !DILocation(line: 330, column: 35, scope: !4)
!27 = !DILocation(line: 330, column: 27, scope: !4)
!28 = !DILocation(line: 330, column: 56, scope: !4)
!29 = !DILocation(line: 331, column: 31, scope: !4)
!30 = !DILocation(line: 331, column: 17, scope: !4)
!31 = !DILocation(line: 331, column: 36, scope: !4)
!32 = !DILocation(line: 331, column: 56, scope: !4)
!33 = !DILocation(line: 331, column: 49, scope: !4)
!34 = !DILocation(line: 331, column: 4, scope: !4)
