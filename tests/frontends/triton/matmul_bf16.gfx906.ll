; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12), !dbg !10
  %14 = and i32 %13, 192, !dbg !10
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %16 = shl i32 %15, 5, !dbg !11
  %17 = and i32 %12, 63, !dbg !12
  %18 = or disjoint i32 %14, %17, !dbg !12
  %19 = lshr i32 %18, 4, !dbg !12
  %20 = lshr i32 %18, 5, !dbg !12
  %21 = or disjoint i32 %20, 8, !dbg !12
  %22 = and i32 %12, 31, !dbg !12
  %23 = or disjoint i32 %19, %16, !dbg !11
  %24 = or disjoint i32 %23, 16, !dbg !11
  %25 = or disjoint i32 %20, %16, !dbg !11
  %26 = or disjoint i32 %21, %16, !dbg !11
  %27 = or disjoint i32 %25, 16, !dbg !11
  %28 = or disjoint i32 %25, 24, !dbg !11
  %29 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %30 = shl i32 %29, 5, !dbg !13
  %31 = or disjoint i32 %30, %22, !dbg !13
  %32 = and i32 %12, 15, !dbg !14
  %33 = icmp slt i32 %23, %3, !dbg !15
  %34 = icmp slt i32 %24, %3, !dbg !15
  %35 = mul i32 %23, %6, !dbg !16
  %36 = mul i32 %24, %6, !dbg !16
  %37 = sext i32 %35 to i64, !dbg !17
  %38 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %37, !dbg !17
  %39 = sext i32 %36 to i64, !dbg !17
  %40 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %39, !dbg !17
  %41 = icmp slt i32 %31, %4, !dbg !18
  %42 = icmp sgt i32 %5, 0, !dbg !19
  %43 = sext i32 %31 to i64
  br i1 %42, label %.lr.ph, label %._crit_edge, !dbg !19

.lr.ph:                                           ; preds = %11
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %43, !dbg !19
  %44 = shl nuw nsw i32 %18, 2
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1024
  %47 = shl nuw nsw i32 %18, 3
  %48 = and i32 %47, 1920
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 16
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 32
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 48
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 80
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 96
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 112
  %57 = shl nuw nsw i32 %32, 3
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 128
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 256
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 384
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 512
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 640
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 768
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 896
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1024
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1152
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1280
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1408
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1536
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1664
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1792
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 1920
  br label %74, !dbg !19

74:                                               ; preds = %.lr.ph, %108
  %75 = phi float [ 0.000000e+00, %.lr.ph ], [ %224, %108 ]
  %76 = phi float [ 0.000000e+00, %.lr.ph ], [ %240, %108 ]
  %77 = phi float [ 0.000000e+00, %.lr.ph ], [ %256, %108 ]
  %78 = phi float [ 0.000000e+00, %.lr.ph ], [ %272, %108 ]
  %79 = phi i32 [ 0, %.lr.ph ], [ %273, %108 ]
  %80 = or disjoint i32 %79, %20, !dbg !20
  %81 = or disjoint i32 %79, %21, !dbg !20
  %82 = or disjoint i32 %79, %32, !dbg !20
  %83 = icmp slt i32 %80, %5, !dbg !20
  %84 = icmp slt i32 %81, %5, !dbg !20
  %85 = icmp slt i32 %82, %5, !dbg !20
  %86 = and i1 %33, %85, !dbg !21
  %87 = and i1 %34, %85, !dbg !21
  %88 = sext i32 %82 to i64, !dbg !17
  %89 = getelementptr [2 x i8], ptr addrspace(1) %40, i64 %88, !dbg !17
  br i1 %86, label %90, label %93, !dbg !22

90:                                               ; preds = %74
  %91 = getelementptr [2 x i8], ptr addrspace(1) %38, i64 %88
  %92 = load <1 x i16>, ptr addrspace(1) %91, align 2, !dbg !22
  br label %93, !dbg !22

93:                                               ; preds = %90, %74
  %bc = phi <1 x i16> [ %92, %90 ], [ zeroinitializer, %74 ], !dbg !22
  br i1 %87, label %94, label %96, !dbg !22

94:                                               ; preds = %93
  %95 = load <1 x i16>, ptr addrspace(1) %89, align 2, !dbg !22
  br label %96, !dbg !22

96:                                               ; preds = %94, %93
  %bc2 = phi <1 x i16> [ %95, %94 ], [ zeroinitializer, %93 ], !dbg !22
  %97 = and i1 %41, %83, !dbg !23
  %98 = and i1 %41, %84, !dbg !23
  %99 = mul i32 %81, %7, !dbg !24
  %100 = sext i32 %99 to i64, !dbg !25
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %100, !dbg !25
  br i1 %97, label %101, label %105, !dbg !26

101:                                              ; preds = %96
  %102 = mul i32 %80, %7
  %103 = sext i32 %102 to i64
  %gep6 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %103
  %104 = load <1 x i16>, ptr addrspace(1) %gep6, align 2, !dbg !26
  br label %105, !dbg !26

105:                                              ; preds = %101, %96
  %bc3 = phi <1 x i16> [ %104, %101 ], [ zeroinitializer, %96 ], !dbg !26
  br i1 %98, label %106, label %108, !dbg !26

106:                                              ; preds = %105
  %107 = load <1 x i16>, ptr addrspace(1) %gep, align 2, !dbg !26
  br label %108, !dbg !26

108:                                              ; preds = %106, %105
  %bc4 = phi <1 x i16> [ %107, %106 ], [ zeroinitializer, %105 ], !dbg !26
  %109 = extractelement <1 x i16> %bc, i64 0, !dbg !22
  %110 = zext i16 %109 to i32, !dbg !22
  %111 = shl nuw i32 %110, 16, !dbg !22
  %112 = extractelement <1 x i16> %bc2, i64 0, !dbg !22
  %113 = zext i16 %112 to i32, !dbg !22
  %114 = shl nuw i32 %113, 16, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  store i32 %111, ptr addrspace(3) %45, align 4, !dbg !22
  store i32 %114, ptr addrspace(3) %46, align 4, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %115 = load <4 x float>, ptr addrspace(3) %49, align 16, !dbg !22
  %116 = extractelement <4 x float> %115, i64 0, !dbg !22
  %117 = extractelement <4 x float> %115, i64 1, !dbg !22
  %118 = extractelement <4 x float> %115, i64 2, !dbg !22
  %119 = extractelement <4 x float> %115, i64 3, !dbg !22
  %120 = load <4 x float>, ptr addrspace(3) %50, align 16, !dbg !22
  %121 = extractelement <4 x float> %120, i64 0, !dbg !22
  %122 = extractelement <4 x float> %120, i64 1, !dbg !22
  %123 = extractelement <4 x float> %120, i64 2, !dbg !22
  %124 = extractelement <4 x float> %120, i64 3, !dbg !22
  %125 = load <4 x float>, ptr addrspace(3) %51, align 16, !dbg !22
  %126 = extractelement <4 x float> %125, i64 0, !dbg !22
  %127 = extractelement <4 x float> %125, i64 1, !dbg !22
  %128 = extractelement <4 x float> %125, i64 2, !dbg !22
  %129 = extractelement <4 x float> %125, i64 3, !dbg !22
  %130 = load <4 x float>, ptr addrspace(3) %52, align 16, !dbg !22
  %131 = extractelement <4 x float> %130, i64 0, !dbg !22
  %132 = extractelement <4 x float> %130, i64 1, !dbg !22
  %133 = extractelement <4 x float> %130, i64 2, !dbg !22
  %134 = extractelement <4 x float> %130, i64 3, !dbg !22
  %135 = load <4 x float>, ptr addrspace(3) %53, align 16, !dbg !22
  %136 = extractelement <4 x float> %135, i64 0, !dbg !22
  %137 = extractelement <4 x float> %135, i64 1, !dbg !22
  %138 = extractelement <4 x float> %135, i64 2, !dbg !22
  %139 = extractelement <4 x float> %135, i64 3, !dbg !22
  %140 = load <4 x float>, ptr addrspace(3) %54, align 16, !dbg !22
  %141 = extractelement <4 x float> %140, i64 0, !dbg !22
  %142 = extractelement <4 x float> %140, i64 1, !dbg !22
  %143 = extractelement <4 x float> %140, i64 2, !dbg !22
  %144 = extractelement <4 x float> %140, i64 3, !dbg !22
  %145 = load <4 x float>, ptr addrspace(3) %55, align 16, !dbg !22
  %146 = extractelement <4 x float> %145, i64 0, !dbg !22
  %147 = extractelement <4 x float> %145, i64 1, !dbg !22
  %148 = extractelement <4 x float> %145, i64 2, !dbg !22
  %149 = extractelement <4 x float> %145, i64 3, !dbg !22
  %150 = load <4 x float>, ptr addrspace(3) %56, align 16, !dbg !22
  %151 = extractelement <4 x float> %150, i64 0, !dbg !22
  %152 = extractelement <4 x float> %150, i64 1, !dbg !22
  %153 = extractelement <4 x float> %150, i64 2, !dbg !22
  %154 = extractelement <4 x float> %150, i64 3, !dbg !22
  %155 = extractelement <1 x i16> %bc3, i64 0, !dbg !26
  %156 = zext i16 %155 to i32, !dbg !26
  %157 = shl nuw i32 %156, 16, !dbg !26
  %158 = extractelement <1 x i16> %bc4, i64 0, !dbg !26
  %159 = zext i16 %158 to i32, !dbg !26
  %160 = shl nuw i32 %159, 16, !dbg !26
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  store i32 %157, ptr addrspace(3) %45, align 4, !dbg !26
  store i32 %160, ptr addrspace(3) %46, align 4, !dbg !26
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %161 = load <2 x float>, ptr addrspace(3) %58, align 8, !dbg !26
  %162 = extractelement <2 x float> %161, i64 0, !dbg !26
  %163 = extractelement <2 x float> %161, i64 1, !dbg !26
  %164 = load <2 x float>, ptr addrspace(3) %59, align 8, !dbg !26
  %165 = extractelement <2 x float> %164, i64 0, !dbg !26
  %166 = extractelement <2 x float> %164, i64 1, !dbg !26
  %167 = load <2 x float>, ptr addrspace(3) %60, align 8, !dbg !26
  %168 = extractelement <2 x float> %167, i64 0, !dbg !26
  %169 = extractelement <2 x float> %167, i64 1, !dbg !26
  %170 = load <2 x float>, ptr addrspace(3) %61, align 8, !dbg !26
  %171 = extractelement <2 x float> %170, i64 0, !dbg !26
  %172 = extractelement <2 x float> %170, i64 1, !dbg !26
  %173 = load <2 x float>, ptr addrspace(3) %62, align 8, !dbg !26
  %174 = extractelement <2 x float> %173, i64 0, !dbg !26
  %175 = extractelement <2 x float> %173, i64 1, !dbg !26
  %176 = load <2 x float>, ptr addrspace(3) %63, align 8, !dbg !26
  %177 = extractelement <2 x float> %176, i64 0, !dbg !26
  %178 = extractelement <2 x float> %176, i64 1, !dbg !26
  %179 = load <2 x float>, ptr addrspace(3) %64, align 8, !dbg !26
  %180 = extractelement <2 x float> %179, i64 0, !dbg !26
  %181 = extractelement <2 x float> %179, i64 1, !dbg !26
  %182 = load <2 x float>, ptr addrspace(3) %65, align 8, !dbg !26
  %183 = extractelement <2 x float> %182, i64 0, !dbg !26
  %184 = extractelement <2 x float> %182, i64 1, !dbg !26
  %185 = load <2 x float>, ptr addrspace(3) %66, align 8, !dbg !26
  %186 = extractelement <2 x float> %185, i64 0, !dbg !26
  %187 = extractelement <2 x float> %185, i64 1, !dbg !26
  %188 = load <2 x float>, ptr addrspace(3) %67, align 8, !dbg !26
  %189 = extractelement <2 x float> %188, i64 0, !dbg !26
  %190 = extractelement <2 x float> %188, i64 1, !dbg !26
  %191 = load <2 x float>, ptr addrspace(3) %68, align 8, !dbg !26
  %192 = extractelement <2 x float> %191, i64 0, !dbg !26
  %193 = extractelement <2 x float> %191, i64 1, !dbg !26
  %194 = load <2 x float>, ptr addrspace(3) %69, align 8, !dbg !26
  %195 = extractelement <2 x float> %194, i64 0, !dbg !26
  %196 = extractelement <2 x float> %194, i64 1, !dbg !26
  %197 = load <2 x float>, ptr addrspace(3) %70, align 8, !dbg !26
  %198 = extractelement <2 x float> %197, i64 0, !dbg !26
  %199 = extractelement <2 x float> %197, i64 1, !dbg !26
  %200 = load <2 x float>, ptr addrspace(3) %71, align 8, !dbg !26
  %201 = extractelement <2 x float> %200, i64 0, !dbg !26
  %202 = extractelement <2 x float> %200, i64 1, !dbg !26
  %203 = load <2 x float>, ptr addrspace(3) %72, align 8, !dbg !26
  %204 = extractelement <2 x float> %203, i64 0, !dbg !26
  %205 = extractelement <2 x float> %203, i64 1, !dbg !26
  %206 = load <2 x float>, ptr addrspace(3) %73, align 8, !dbg !26
  %207 = extractelement <2 x float> %206, i64 0, !dbg !26
  %208 = extractelement <2 x float> %206, i64 1, !dbg !26
  %209 = tail call float @llvm.fmuladd.f32(float %116, float %162, float %75), !dbg !27
  %210 = tail call float @llvm.fmuladd.f32(float %117, float %165, float %209), !dbg !27
  %211 = tail call float @llvm.fmuladd.f32(float %118, float %168, float %210), !dbg !27
  %212 = tail call float @llvm.fmuladd.f32(float %119, float %171, float %211), !dbg !27
  %213 = tail call float @llvm.fmuladd.f32(float %121, float %174, float %212), !dbg !27
  %214 = tail call float @llvm.fmuladd.f32(float %122, float %177, float %213), !dbg !27
  %215 = tail call float @llvm.fmuladd.f32(float %123, float %180, float %214), !dbg !27
  %216 = tail call float @llvm.fmuladd.f32(float %124, float %183, float %215), !dbg !27
  %217 = tail call float @llvm.fmuladd.f32(float %126, float %186, float %216), !dbg !27
  %218 = tail call float @llvm.fmuladd.f32(float %127, float %189, float %217), !dbg !27
  %219 = tail call float @llvm.fmuladd.f32(float %128, float %192, float %218), !dbg !27
  %220 = tail call float @llvm.fmuladd.f32(float %129, float %195, float %219), !dbg !27
  %221 = tail call float @llvm.fmuladd.f32(float %131, float %198, float %220), !dbg !27
  %222 = tail call float @llvm.fmuladd.f32(float %132, float %201, float %221), !dbg !27
  %223 = tail call float @llvm.fmuladd.f32(float %133, float %204, float %222), !dbg !27
  %224 = tail call float @llvm.fmuladd.f32(float %134, float %207, float %223), !dbg !27
  %225 = tail call float @llvm.fmuladd.f32(float %116, float %163, float %76), !dbg !27
  %226 = tail call float @llvm.fmuladd.f32(float %117, float %166, float %225), !dbg !27
  %227 = tail call float @llvm.fmuladd.f32(float %118, float %169, float %226), !dbg !27
  %228 = tail call float @llvm.fmuladd.f32(float %119, float %172, float %227), !dbg !27
  %229 = tail call float @llvm.fmuladd.f32(float %121, float %175, float %228), !dbg !27
  %230 = tail call float @llvm.fmuladd.f32(float %122, float %178, float %229), !dbg !27
  %231 = tail call float @llvm.fmuladd.f32(float %123, float %181, float %230), !dbg !27
  %232 = tail call float @llvm.fmuladd.f32(float %124, float %184, float %231), !dbg !27
  %233 = tail call float @llvm.fmuladd.f32(float %126, float %187, float %232), !dbg !27
  %234 = tail call float @llvm.fmuladd.f32(float %127, float %190, float %233), !dbg !27
  %235 = tail call float @llvm.fmuladd.f32(float %128, float %193, float %234), !dbg !27
  %236 = tail call float @llvm.fmuladd.f32(float %129, float %196, float %235), !dbg !27
  %237 = tail call float @llvm.fmuladd.f32(float %131, float %199, float %236), !dbg !27
  %238 = tail call float @llvm.fmuladd.f32(float %132, float %202, float %237), !dbg !27
  %239 = tail call float @llvm.fmuladd.f32(float %133, float %205, float %238), !dbg !27
  %240 = tail call float @llvm.fmuladd.f32(float %134, float %208, float %239), !dbg !27
  %241 = tail call float @llvm.fmuladd.f32(float %136, float %162, float %77), !dbg !27
  %242 = tail call float @llvm.fmuladd.f32(float %137, float %165, float %241), !dbg !27
  %243 = tail call float @llvm.fmuladd.f32(float %138, float %168, float %242), !dbg !27
  %244 = tail call float @llvm.fmuladd.f32(float %139, float %171, float %243), !dbg !27
  %245 = tail call float @llvm.fmuladd.f32(float %141, float %174, float %244), !dbg !27
  %246 = tail call float @llvm.fmuladd.f32(float %142, float %177, float %245), !dbg !27
  %247 = tail call float @llvm.fmuladd.f32(float %143, float %180, float %246), !dbg !27
  %248 = tail call float @llvm.fmuladd.f32(float %144, float %183, float %247), !dbg !27
  %249 = tail call float @llvm.fmuladd.f32(float %146, float %186, float %248), !dbg !27
  %250 = tail call float @llvm.fmuladd.f32(float %147, float %189, float %249), !dbg !27
  %251 = tail call float @llvm.fmuladd.f32(float %148, float %192, float %250), !dbg !27
  %252 = tail call float @llvm.fmuladd.f32(float %149, float %195, float %251), !dbg !27
  %253 = tail call float @llvm.fmuladd.f32(float %151, float %198, float %252), !dbg !27
  %254 = tail call float @llvm.fmuladd.f32(float %152, float %201, float %253), !dbg !27
  %255 = tail call float @llvm.fmuladd.f32(float %153, float %204, float %254), !dbg !27
  %256 = tail call float @llvm.fmuladd.f32(float %154, float %207, float %255), !dbg !27
  %257 = tail call float @llvm.fmuladd.f32(float %136, float %163, float %78), !dbg !27
  %258 = tail call float @llvm.fmuladd.f32(float %137, float %166, float %257), !dbg !27
  %259 = tail call float @llvm.fmuladd.f32(float %138, float %169, float %258), !dbg !27
  %260 = tail call float @llvm.fmuladd.f32(float %139, float %172, float %259), !dbg !27
  %261 = tail call float @llvm.fmuladd.f32(float %141, float %175, float %260), !dbg !27
  %262 = tail call float @llvm.fmuladd.f32(float %142, float %178, float %261), !dbg !27
  %263 = tail call float @llvm.fmuladd.f32(float %143, float %181, float %262), !dbg !27
  %264 = tail call float @llvm.fmuladd.f32(float %144, float %184, float %263), !dbg !27
  %265 = tail call float @llvm.fmuladd.f32(float %146, float %187, float %264), !dbg !27
  %266 = tail call float @llvm.fmuladd.f32(float %147, float %190, float %265), !dbg !27
  %267 = tail call float @llvm.fmuladd.f32(float %148, float %193, float %266), !dbg !27
  %268 = tail call float @llvm.fmuladd.f32(float %149, float %196, float %267), !dbg !27
  %269 = tail call float @llvm.fmuladd.f32(float %151, float %199, float %268), !dbg !27
  %270 = tail call float @llvm.fmuladd.f32(float %152, float %202, float %269), !dbg !27
  %271 = tail call float @llvm.fmuladd.f32(float %153, float %205, float %270), !dbg !27
  %272 = tail call float @llvm.fmuladd.f32(float %154, float %208, float %271), !dbg !27
  %273 = add i32 %79, 16, !dbg !19
  %274 = icmp slt i32 %273, %5, !dbg !19
  br i1 %274, label %74, label %._crit_edge, !dbg !19

._crit_edge:                                      ; preds = %108, %11
  %275 = phi float [ 0.000000e+00, %11 ], [ %224, %108 ], !dbg !28
  %276 = phi float [ 0.000000e+00, %11 ], [ %240, %108 ], !dbg !28
  %277 = phi float [ 0.000000e+00, %11 ], [ %256, %108 ], !dbg !28
  %278 = phi float [ 0.000000e+00, %11 ], [ %272, %108 ], !dbg !28
  %279 = icmp slt i32 %25, %3, !dbg !29
  %280 = icmp slt i32 %26, %3, !dbg !29
  %281 = icmp slt i32 %27, %3, !dbg !29
  %282 = icmp slt i32 %28, %3, !dbg !29
  %283 = and i1 %41, %279, !dbg !30
  %284 = and i1 %41, %280, !dbg !30
  %285 = and i1 %41, %281, !dbg !30
  %286 = and i1 %41, %282, !dbg !30
  %287 = mul i32 %26, %8, !dbg !31
  %288 = mul i32 %27, %8, !dbg !31
  %289 = mul i32 %28, %8, !dbg !31
  %290 = sext i32 %287 to i64, !dbg !32
  %291 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %290, !dbg !32
  %292 = sext i32 %288 to i64, !dbg !32
  %293 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %292, !dbg !32
  %294 = sext i32 %289 to i64, !dbg !32
  %295 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %294, !dbg !32
  %296 = getelementptr [2 x i8], ptr addrspace(1) %291, i64 %43, !dbg !32
  %297 = getelementptr [2 x i8], ptr addrspace(1) %293, i64 %43, !dbg !32
  %298 = getelementptr [2 x i8], ptr addrspace(1) %295, i64 %43, !dbg !32
  %299 = bitcast float %275 to i32, !dbg !33
  %300 = fcmp uno float %275, 0.000000e+00, !dbg !33
  %301 = lshr i32 %299, 16, !dbg !33
  %302 = and i32 %301, 1, !dbg !33
  %303 = add i32 %299, 32767, !dbg !33
  %304 = add i32 %303, %302, !dbg !33
  %305 = lshr i32 %304, 16, !dbg !33
  %306 = trunc nuw i32 %305 to i16, !dbg !33
  %307 = bitcast i16 %306 to bfloat, !dbg !33
  %308 = select i1 %300, bfloat +nan(0x3F), bfloat %307, !dbg !33
  %309 = bitcast float %276 to i32, !dbg !33
  %310 = fcmp uno float %276, 0.000000e+00, !dbg !33
  %311 = lshr i32 %309, 16, !dbg !33
  %312 = and i32 %311, 1, !dbg !33
  %313 = add i32 %309, 32767, !dbg !33
  %314 = add i32 %313, %312, !dbg !33
  %315 = lshr i32 %314, 16, !dbg !33
  %316 = trunc nuw i32 %315 to i16, !dbg !33
  %317 = bitcast i16 %316 to bfloat, !dbg !33
  %318 = select i1 %310, bfloat +nan(0x3F), bfloat %317, !dbg !33
  %319 = bitcast float %277 to i32, !dbg !33
  %320 = fcmp uno float %277, 0.000000e+00, !dbg !33
  %321 = lshr i32 %319, 16, !dbg !33
  %322 = and i32 %321, 1, !dbg !33
  %323 = add i32 %319, 32767, !dbg !33
  %324 = add i32 %323, %322, !dbg !33
  %325 = lshr i32 %324, 16, !dbg !33
  %326 = trunc nuw i32 %325 to i16, !dbg !33
  %327 = bitcast i16 %326 to bfloat, !dbg !33
  %328 = select i1 %320, bfloat +nan(0x3F), bfloat %327, !dbg !33
  %329 = bitcast float %278 to i32, !dbg !33
  %330 = fcmp uno float %278, 0.000000e+00, !dbg !33
  %331 = lshr i32 %329, 16, !dbg !33
  %332 = and i32 %331, 1, !dbg !33
  %333 = add i32 %329, 32767, !dbg !33
  %334 = add i32 %333, %332, !dbg !33
  %335 = lshr i32 %334, 16, !dbg !33
  %336 = trunc nuw i32 %335 to i16, !dbg !33
  %337 = bitcast i16 %336 to bfloat, !dbg !33
  %338 = select i1 %330, bfloat +nan(0x3F), bfloat %337, !dbg !33
  fence syncscope("workgroup") release, !dbg !10
  tail call void @llvm.amdgcn.s.barrier(), !dbg !10
  fence syncscope("workgroup") acquire, !dbg !10
  %339 = shl nuw nsw i32 %12, 3, !dbg !10
  %340 = and i32 %339, 376, !dbg !10
  %341 = and i32 %12, 16, !dbg !10
  %342 = icmp eq i32 %341, 0, !dbg !10
  %343 = select i1 %342, i32 0, i32 1028, !dbg !10
  %344 = and i32 %13, 64, !dbg !10
  %345 = lshr exact i32 %344, 5, !dbg !10
  %346 = and i32 %13, 128, !dbg !10
  %347 = shl nuw nsw i32 %346, 2, !dbg !10
  %348 = or disjoint i32 %343, %345, !dbg !10
  %349 = or disjoint i32 %348, %347, !dbg !10
  %350 = or disjoint i32 %349, %340, !dbg !10
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %350, !dbg !10
  %352 = insertelement <1 x bfloat> poison, bfloat %308, i64 0, !dbg !10
  store <1 x bfloat> %352, ptr addrspace(3) %351, align 2, !dbg !10
  %353 = getelementptr inbounds nuw i8, ptr addrspace(3) %351, i32 128, !dbg !10
  %354 = insertelement <1 x bfloat> poison, bfloat %328, i64 0, !dbg !10
  store <1 x bfloat> %354, ptr addrspace(3) %353, align 2, !dbg !10
  %355 = xor i32 %350, 4, !dbg !10
  %356 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %355, !dbg !10
  %357 = insertelement <1 x bfloat> poison, bfloat %318, i64 0, !dbg !10
  store <1 x bfloat> %357, ptr addrspace(3) %356, align 2, !dbg !10
  %358 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 128, !dbg !10
  %359 = insertelement <1 x bfloat> poison, bfloat %338, i64 0, !dbg !10
  store <1 x bfloat> %359, ptr addrspace(3) %358, align 2, !dbg !10
  fence syncscope("workgroup") release, !dbg !10
  tail call void @llvm.amdgcn.s.barrier(), !dbg !10
  fence syncscope("workgroup") acquire, !dbg !10
  %360 = shl nuw nsw i32 %17, 2, !dbg !10
  %361 = icmp eq i32 %344, 0, !dbg !10
  %362 = select i1 %361, i32 0, i32 1028, !dbg !10
  %363 = shl nuw nsw i32 %346, 1, !dbg !10
  %364 = xor i32 %362, %360, !dbg !10
  %365 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %363, !dbg !10
  %366 = getelementptr inbounds nuw i8, ptr addrspace(3) %365, i32 %364, !dbg !10
  %367 = load <2 x bfloat>, ptr addrspace(3) %366, align 4, !dbg !10
  %368 = getelementptr inbounds nuw i8, ptr addrspace(3) %366, i32 512, !dbg !10
  %369 = load <2 x bfloat>, ptr addrspace(3) %368, align 4, !dbg !10
  br i1 %283, label %370, label %376, !dbg !10

370:                                              ; preds = %._crit_edge
  %371 = mul i32 %25, %8
  %372 = sext i32 %371 to i64
  %373 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %372
  %374 = getelementptr [2 x i8], ptr addrspace(1) %373, i64 %43
  %375 = shufflevector <2 x bfloat> %367, <2 x bfloat> poison, <1 x i32> zeroinitializer
  store <1 x bfloat> %375, ptr addrspace(1) %374, align 2, !dbg !10
  br label %376, !dbg !10

376:                                              ; preds = %370, %._crit_edge
  br i1 %284, label %377, label %379, !dbg !10

377:                                              ; preds = %376
  %378 = shufflevector <2 x bfloat> %367, <2 x bfloat> poison, <1 x i32> <i32 1>
  store <1 x bfloat> %378, ptr addrspace(1) %296, align 2, !dbg !10
  br label %379, !dbg !10

379:                                              ; preds = %377, %376
  br i1 %285, label %380, label %382, !dbg !10

380:                                              ; preds = %379
  %381 = shufflevector <2 x bfloat> %369, <2 x bfloat> poison, <1 x i32> zeroinitializer
  store <1 x bfloat> %381, ptr addrspace(1) %297, align 2, !dbg !10
  br label %382, !dbg !10

382:                                              ; preds = %380, %379
  br i1 %286, label %383, label %385, !dbg !10

383:                                              ; preds = %382
  %384 = shufflevector <2 x bfloat> %369, <2 x bfloat> poison, <1 x i32> <i32 1>
  store <1 x bfloat> %384, ptr addrspace(1) %298, align 2, !dbg !10
  br label %385, !dbg !10

385:                                              ; preds = %383, %382
  ret void, !dbg !34
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

attributes #0 = { norecurse nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 27, type: !5, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !7, !7}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 36, column: 5, scope: !4)
!11 = !DILocation(line: 28, column: 10, scope: !4)
!12 = !DILocation(line: 28, column: 34, scope: !4)
!13 = !DILocation(line: 29, column: 10, scope: !4)
!14 = !DILocation(line: 30, column: 10, scope: !4)
!15 = !DILocation(line: 33, column: 76, scope: !4)
!16 = !DILocation(line: 33, column: 25, scope: !4)
!17 = !DILocation(line: 33, column: 21, scope: !4)
!18 = !DILocation(line: 34, column: 100, scope: !4)
!19 = !DILocation(line: 32, column: 5, scope: !4)
!20 = !DILocation(line: 33, column: 96, scope: !4)
!21 = !DILocation(line: 33, column: 75, scope: !4)
!22 = !DILocation(line: 33, column: 13, scope: !4)
!23 = !DILocation(line: 34, column: 75, scope: !4)
!24 = !DILocation(line: 34, column: 25, scope: !4)
!25 = !DILocation(line: 34, column: 21, scope: !4)
!26 = !DILocation(line: 34, column: 13, scope: !4)
!27 = !DILocation(line: 35, column: 15, scope: !4)
!28 = !DILocation(line: 31, column: 11, scope: !4)
!29 = !DILocation(line: 36, column: 91, scope: !4)
!30 = !DILocation(line: 36, column: 90, scope: !4)
!31 = !DILocation(line: 36, column: 18, scope: !4)
!32 = !DILocation(line: 36, column: 14, scope: !4)
!33 = !DILocation(line: 36, column: 57, scope: !4)
!34 = !DILocation(line: 27, column: 1, scope: !4)
