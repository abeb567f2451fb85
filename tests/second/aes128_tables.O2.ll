; ModuleID = 'aes128_tables.cl'
source_filename = "aes128_tables.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@aes128_tables.table = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @aes128_tables(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(4) noundef readonly align 1 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp samesign ult i32 %7, 256
  br i1 %8, label %19, label %9

9:                                                ; preds = %19, %6
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 4, !tbaa !16
  %14 = zext i16 %13 to i32
  %15 = mul i32 %10, %14
  %16 = add i32 %15, %7
  %17 = zext i32 %16 to i64
  %18 = icmp ult i32 %16, %5
  br i1 %18, label %27, label %279

19:                                               ; preds = %6, %19
  %20 = phi i32 [ %25, %19 ], [ %7, %6 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5, !amdgpu.noclobber !18
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %20
  store i32 %23, ptr addrspace(3) %24, align 4, !tbaa !5
  %25 = add nuw nsw i32 %20, 64
  %26 = icmp samesign ult i32 %20, 192
  br i1 %26, label %19, label %9

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %17
  %29 = load <4 x i32>, ptr addrspace(1) %28, align 16, !tbaa !19, !amdgpu.noclobber !18
  %30 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5, !amdgpu.noclobber !18
  %31 = insertelement <4 x i32> poison, i32 %30, i64 0
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %33 = load i32, ptr addrspace(4) %32, align 4, !tbaa !5, !amdgpu.noclobber !18
  %34 = insertelement <4 x i32> %31, i32 %33, i64 1
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !5, !amdgpu.noclobber !18
  %37 = insertelement <4 x i32> %34, i32 %36, i64 2
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %39 = load i32, ptr addrspace(4) %38, align 4, !tbaa !5, !amdgpu.noclobber !18
  %40 = insertelement <4 x i32> %37, i32 %39, i64 3
  %41 = xor <4 x i32> %40, %29
  br label %172

42:                                               ; preds = %172
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 160
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !5, !amdgpu.noclobber !18
  %45 = and i32 %203, 255
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !19, !amdgpu.noclobber !18
  %49 = zext i8 %48 to i32
  %50 = lshr i32 %227, 8
  %51 = and i32 %50, 255
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %52
  %54 = load i8, ptr addrspace(4) %53, align 1, !tbaa !19, !amdgpu.noclobber !18
  %55 = zext i8 %54 to i32
  %56 = shl nuw nsw i32 %55, 8
  %57 = or disjoint i32 %56, %49
  %58 = lshr i32 %251, 16
  %59 = and i32 %58, 255
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %60
  %62 = load i8, ptr addrspace(4) %61, align 1, !tbaa !19, !amdgpu.noclobber !18
  %63 = zext i8 %62 to i32
  %64 = shl nuw nsw i32 %63, 16
  %65 = or disjoint i32 %57, %64
  %66 = lshr i32 %275, 24
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %67
  %69 = load i8, ptr addrspace(4) %68, align 1, !tbaa !19, !amdgpu.noclobber !18
  %70 = zext i8 %69 to i32
  %71 = shl nuw i32 %70, 24
  %72 = or disjoint i32 %65, %71
  %73 = xor i32 %72, %44
  %74 = insertelement <4 x i32> poison, i32 %73, i64 0
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 164
  %76 = load i32, ptr addrspace(4) %75, align 4, !tbaa !5, !amdgpu.noclobber !18
  %77 = and i32 %227, 255
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %78
  %80 = load i8, ptr addrspace(4) %79, align 1, !tbaa !19, !amdgpu.noclobber !18
  %81 = zext i8 %80 to i32
  %82 = lshr i32 %251, 8
  %83 = and i32 %82, 255
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %84
  %86 = load i8, ptr addrspace(4) %85, align 1, !tbaa !19, !amdgpu.noclobber !18
  %87 = zext i8 %86 to i32
  %88 = shl nuw nsw i32 %87, 8
  %89 = or disjoint i32 %88, %81
  %90 = lshr i32 %275, 16
  %91 = and i32 %90, 255
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %92
  %94 = load i8, ptr addrspace(4) %93, align 1, !tbaa !19, !amdgpu.noclobber !18
  %95 = zext i8 %94 to i32
  %96 = shl nuw nsw i32 %95, 16
  %97 = or disjoint i32 %89, %96
  %98 = lshr i32 %203, 24
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %99
  %101 = load i8, ptr addrspace(4) %100, align 1, !tbaa !19, !amdgpu.noclobber !18
  %102 = zext i8 %101 to i32
  %103 = shl nuw i32 %102, 24
  %104 = or disjoint i32 %97, %103
  %105 = xor i32 %104, %76
  %106 = insertelement <4 x i32> %74, i32 %105, i64 1
  %107 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 168
  %108 = load i32, ptr addrspace(4) %107, align 4, !tbaa !5, !amdgpu.noclobber !18
  %109 = and i32 %251, 255
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %110
  %112 = load i8, ptr addrspace(4) %111, align 1, !tbaa !19, !amdgpu.noclobber !18
  %113 = zext i8 %112 to i32
  %114 = lshr i32 %275, 8
  %115 = and i32 %114, 255
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %116
  %118 = load i8, ptr addrspace(4) %117, align 1, !tbaa !19, !amdgpu.noclobber !18
  %119 = zext i8 %118 to i32
  %120 = shl nuw nsw i32 %119, 8
  %121 = or disjoint i32 %120, %113
  %122 = lshr i32 %203, 16
  %123 = and i32 %122, 255
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %124
  %126 = load i8, ptr addrspace(4) %125, align 1, !tbaa !19, !amdgpu.noclobber !18
  %127 = zext i8 %126 to i32
  %128 = shl nuw nsw i32 %127, 16
  %129 = or disjoint i32 %121, %128
  %130 = lshr i32 %227, 24
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %131
  %133 = load i8, ptr addrspace(4) %132, align 1, !tbaa !19, !amdgpu.noclobber !18
  %134 = zext i8 %133 to i32
  %135 = shl nuw i32 %134, 24
  %136 = or disjoint i32 %129, %135
  %137 = xor i32 %136, %108
  %138 = insertelement <4 x i32> %106, i32 %137, i64 2
  %139 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 172
  %140 = load i32, ptr addrspace(4) %139, align 4, !tbaa !5, !amdgpu.noclobber !18
  %141 = and i32 %275, 255
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %142
  %144 = load i8, ptr addrspace(4) %143, align 1, !tbaa !19, !amdgpu.noclobber !18
  %145 = zext i8 %144 to i32
  %146 = lshr i32 %203, 8
  %147 = and i32 %146, 255
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %148
  %150 = load i8, ptr addrspace(4) %149, align 1, !tbaa !19, !amdgpu.noclobber !18
  %151 = zext i8 %150 to i32
  %152 = shl nuw nsw i32 %151, 8
  %153 = or disjoint i32 %152, %145
  %154 = lshr i32 %227, 16
  %155 = and i32 %154, 255
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %156
  %158 = load i8, ptr addrspace(4) %157, align 1, !tbaa !19, !amdgpu.noclobber !18
  %159 = zext i8 %158 to i32
  %160 = shl nuw nsw i32 %159, 16
  %161 = or disjoint i32 %153, %160
  %162 = lshr i32 %251, 24
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %163
  %165 = load i8, ptr addrspace(4) %164, align 1, !tbaa !19, !amdgpu.noclobber !18
  %166 = zext i8 %165 to i32
  %167 = shl nuw i32 %166, 24
  %168 = or disjoint i32 %161, %167
  %169 = xor i32 %168, %140
  %170 = insertelement <4 x i32> %138, i32 %169, i64 3
  %171 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %17
  store <4 x i32> %170, ptr addrspace(1) %171, align 16, !tbaa !19
  br label %279

172:                                              ; preds = %27, %172
  %173 = phi <4 x i32> [ %41, %27 ], [ %276, %172 ]
  %174 = phi i32 [ 1, %27 ], [ %277, %172 ]
  %175 = shl nuw nsw i32 %174, 2
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %176
  %178 = extractelement <4 x i32> %173, i64 0
  %179 = extractelement <4 x i32> %173, i64 1
  %180 = extractelement <4 x i32> %173, i64 2
  %181 = extractelement <4 x i32> %173, i64 3
  %182 = load i32, ptr addrspace(4) %177, align 4, !tbaa !5, !amdgpu.noclobber !18
  %183 = and i32 %178, 255
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %183
  %185 = load i32, ptr addrspace(3) %184, align 4, !tbaa !5
  %186 = lshr i32 %179, 8
  %187 = and i32 %186, 255
  %188 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %187
  %189 = load i32, ptr addrspace(3) %188, align 4, !tbaa !5
  %190 = tail call i32 @llvm.fshl.i32(i32 %189, i32 %189, i32 8)
  %191 = lshr i32 %180, 16
  %192 = and i32 %191, 255
  %193 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %192
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !5
  %195 = tail call i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 16)
  %196 = lshr i32 %181, 24
  %197 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %196
  %198 = load i32, ptr addrspace(3) %197, align 4, !tbaa !5
  %199 = tail call i32 @llvm.fshl.i32(i32 %198, i32 %198, i32 24)
  %200 = xor i32 %185, %182
  %201 = xor i32 %200, %190
  %202 = xor i32 %201, %195
  %203 = xor i32 %202, %199
  %204 = insertelement <4 x i32> poison, i32 %203, i64 0
  %205 = getelementptr inbounds nuw i8, ptr addrspace(4) %177, i64 4
  %206 = load i32, ptr addrspace(4) %205, align 4, !tbaa !5, !amdgpu.noclobber !18
  %207 = and i32 %179, 255
  %208 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %207
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !5
  %210 = lshr i32 %180, 8
  %211 = and i32 %210, 255
  %212 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %211
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !5
  %214 = tail call i32 @llvm.fshl.i32(i32 %213, i32 %213, i32 8)
  %215 = lshr i32 %181, 16
  %216 = and i32 %215, 255
  %217 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %216
  %218 = load i32, ptr addrspace(3) %217, align 4, !tbaa !5
  %219 = tail call i32 @llvm.fshl.i32(i32 %218, i32 %218, i32 16)
  %220 = lshr i32 %178, 24
  %221 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %220
  %222 = load i32, ptr addrspace(3) %221, align 4, !tbaa !5
  %223 = tail call i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 24)
  %224 = xor i32 %209, %206
  %225 = xor i32 %224, %214
  %226 = xor i32 %225, %219
  %227 = xor i32 %226, %223
  %228 = insertelement <4 x i32> %204, i32 %227, i64 1
  %229 = getelementptr inbounds nuw i8, ptr addrspace(4) %177, i64 8
  %230 = load i32, ptr addrspace(4) %229, align 4, !tbaa !5, !amdgpu.noclobber !18
  %231 = and i32 %180, 255
  %232 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %231
  %233 = load i32, ptr addrspace(3) %232, align 4, !tbaa !5
  %234 = lshr i32 %181, 8
  %235 = and i32 %234, 255
  %236 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %235
  %237 = load i32, ptr addrspace(3) %236, align 4, !tbaa !5
  %238 = tail call i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 8)
  %239 = lshr i32 %178, 16
  %240 = and i32 %239, 255
  %241 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %240
  %242 = load i32, ptr addrspace(3) %241, align 4, !tbaa !5
  %243 = tail call i32 @llvm.fshl.i32(i32 %242, i32 %242, i32 16)
  %244 = lshr i32 %179, 24
  %245 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %244
  %246 = load i32, ptr addrspace(3) %245, align 4, !tbaa !5
  %247 = tail call i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 24)
  %248 = xor i32 %233, %230
  %249 = xor i32 %248, %238
  %250 = xor i32 %249, %243
  %251 = xor i32 %250, %247
  %252 = insertelement <4 x i32> %228, i32 %251, i64 2
  %253 = getelementptr inbounds nuw i8, ptr addrspace(4) %177, i64 12
  %254 = load i32, ptr addrspace(4) %253, align 4, !tbaa !5, !amdgpu.noclobber !18
  %255 = and i32 %181, 255
  %256 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %255
  %257 = load i32, ptr addrspace(3) %256, align 4, !tbaa !5
  %258 = lshr i32 %178, 8
  %259 = and i32 %258, 255
  %260 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %259
  %261 = load i32, ptr addrspace(3) %260, align 4, !tbaa !5
  %262 = tail call i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 8)
  %263 = lshr i32 %179, 16
  %264 = and i32 %263, 255
  %265 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %264
  %266 = load i32, ptr addrspace(3) %265, align 4, !tbaa !5
  %267 = tail call i32 @llvm.fshl.i32(i32 %266, i32 %266, i32 16)
  %268 = lshr i32 %180, 24
  %269 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %268
  %270 = load i32, ptr addrspace(3) %269, align 4, !tbaa !5
  %271 = tail call i32 @llvm.fshl.i32(i32 %270, i32 %270, i32 24)
  %272 = xor i32 %257, %254
  %273 = xor i32 %272, %262
  %274 = xor i32 %273, %267
  %275 = xor i32 %274, %271
  %276 = insertelement <4 x i32> %252, i32 %275, i64 3
  %277 = add nuw nsw i32 %174, 1
  %278 = icmp eq i32 %277, 10
  br i1 %278, label %42, label %172

279:                                              ; preds = %9, %42
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_aes128_tables(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(4) noundef readonly align 1 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = icmp samesign ult i32 %7, 256
  br i1 %8, label %19, label %9

9:                                                ; preds = %19, %6
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 4, !tbaa !16
  %14 = zext i16 %13 to i32
  %15 = mul i32 %10, %14
  %16 = add i32 %15, %7
  %17 = zext i32 %16 to i64
  %18 = icmp ult i32 %16, %5
  br i1 %18, label %27, label %279

19:                                               ; preds = %6, %19
  %20 = phi i32 [ %25, %19 ], [ %7, %6 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %20
  store i32 %23, ptr addrspace(3) %24, align 4, !tbaa !5
  %25 = add nuw nsw i32 %20, 64
  %26 = icmp samesign ult i32 %20, 192
  br i1 %26, label %19, label %9

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %17
  %29 = load <4 x i32>, ptr addrspace(1) %28, align 16, !tbaa !19
  %30 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5
  %31 = insertelement <4 x i32> poison, i32 %30, i64 0
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %33 = load i32, ptr addrspace(4) %32, align 4, !tbaa !5
  %34 = insertelement <4 x i32> %31, i32 %33, i64 1
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !5
  %37 = insertelement <4 x i32> %34, i32 %36, i64 2
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %39 = load i32, ptr addrspace(4) %38, align 4, !tbaa !5
  %40 = insertelement <4 x i32> %37, i32 %39, i64 3
  %41 = xor <4 x i32> %40, %29
  br label %172

42:                                               ; preds = %172
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 160
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !5
  %45 = and i32 %203, 255
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !19
  %49 = zext i8 %48 to i32
  %50 = lshr i32 %227, 8
  %51 = and i32 %50, 255
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %52
  %54 = load i8, ptr addrspace(4) %53, align 1, !tbaa !19
  %55 = zext i8 %54 to i32
  %56 = shl nuw nsw i32 %55, 8
  %57 = or disjoint i32 %56, %49
  %58 = lshr i32 %251, 16
  %59 = and i32 %58, 255
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %60
  %62 = load i8, ptr addrspace(4) %61, align 1, !tbaa !19
  %63 = zext i8 %62 to i32
  %64 = shl nuw nsw i32 %63, 16
  %65 = or disjoint i32 %57, %64
  %66 = lshr i32 %275, 24
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %67
  %69 = load i8, ptr addrspace(4) %68, align 1, !tbaa !19
  %70 = zext i8 %69 to i32
  %71 = shl nuw i32 %70, 24
  %72 = or disjoint i32 %65, %71
  %73 = xor i32 %72, %44
  %74 = insertelement <4 x i32> poison, i32 %73, i64 0
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 164
  %76 = load i32, ptr addrspace(4) %75, align 4, !tbaa !5
  %77 = and i32 %227, 255
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %78
  %80 = load i8, ptr addrspace(4) %79, align 1, !tbaa !19
  %81 = zext i8 %80 to i32
  %82 = lshr i32 %251, 8
  %83 = and i32 %82, 255
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %84
  %86 = load i8, ptr addrspace(4) %85, align 1, !tbaa !19
  %87 = zext i8 %86 to i32
  %88 = shl nuw nsw i32 %87, 8
  %89 = or disjoint i32 %88, %81
  %90 = lshr i32 %275, 16
  %91 = and i32 %90, 255
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %92
  %94 = load i8, ptr addrspace(4) %93, align 1, !tbaa !19
  %95 = zext i8 %94 to i32
  %96 = shl nuw nsw i32 %95, 16
  %97 = or disjoint i32 %89, %96
  %98 = lshr i32 %203, 24
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %99
  %101 = load i8, ptr addrspace(4) %100, align 1, !tbaa !19
  %102 = zext i8 %101 to i32
  %103 = shl nuw i32 %102, 24
  %104 = or disjoint i32 %97, %103
  %105 = xor i32 %104, %76
  %106 = insertelement <4 x i32> %74, i32 %105, i64 1
  %107 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 168
  %108 = load i32, ptr addrspace(4) %107, align 4, !tbaa !5
  %109 = and i32 %251, 255
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %110
  %112 = load i8, ptr addrspace(4) %111, align 1, !tbaa !19
  %113 = zext i8 %112 to i32
  %114 = lshr i32 %275, 8
  %115 = and i32 %114, 255
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %116
  %118 = load i8, ptr addrspace(4) %117, align 1, !tbaa !19
  %119 = zext i8 %118 to i32
  %120 = shl nuw nsw i32 %119, 8
  %121 = or disjoint i32 %120, %113
  %122 = lshr i32 %203, 16
  %123 = and i32 %122, 255
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %124
  %126 = load i8, ptr addrspace(4) %125, align 1, !tbaa !19
  %127 = zext i8 %126 to i32
  %128 = shl nuw nsw i32 %127, 16
  %129 = or disjoint i32 %121, %128
  %130 = lshr i32 %227, 24
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %131
  %133 = load i8, ptr addrspace(4) %132, align 1, !tbaa !19
  %134 = zext i8 %133 to i32
  %135 = shl nuw i32 %134, 24
  %136 = or disjoint i32 %129, %135
  %137 = xor i32 %136, %108
  %138 = insertelement <4 x i32> %106, i32 %137, i64 2
  %139 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 172
  %140 = load i32, ptr addrspace(4) %139, align 4, !tbaa !5
  %141 = and i32 %275, 255
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %142
  %144 = load i8, ptr addrspace(4) %143, align 1, !tbaa !19
  %145 = zext i8 %144 to i32
  %146 = lshr i32 %203, 8
  %147 = and i32 %146, 255
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %148
  %150 = load i8, ptr addrspace(4) %149, align 1, !tbaa !19
  %151 = zext i8 %150 to i32
  %152 = shl nuw nsw i32 %151, 8
  %153 = or disjoint i32 %152, %145
  %154 = lshr i32 %227, 16
  %155 = and i32 %154, 255
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %156
  %158 = load i8, ptr addrspace(4) %157, align 1, !tbaa !19
  %159 = zext i8 %158 to i32
  %160 = shl nuw nsw i32 %159, 16
  %161 = or disjoint i32 %153, %160
  %162 = lshr i32 %251, 24
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %163
  %165 = load i8, ptr addrspace(4) %164, align 1, !tbaa !19
  %166 = zext i8 %165 to i32
  %167 = shl nuw i32 %166, 24
  %168 = or disjoint i32 %161, %167
  %169 = xor i32 %168, %140
  %170 = insertelement <4 x i32> %138, i32 %169, i64 3
  %171 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %17
  store <4 x i32> %170, ptr addrspace(1) %171, align 16, !tbaa !19
  br label %279

172:                                              ; preds = %27, %172
  %173 = phi <4 x i32> [ %41, %27 ], [ %276, %172 ]
  %174 = phi i32 [ 1, %27 ], [ %277, %172 ]
  %175 = shl nuw nsw i32 %174, 2
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %176
  %178 = extractelement <4 x i32> %173, i64 0
  %179 = extractelement <4 x i32> %173, i64 1
  %180 = extractelement <4 x i32> %173, i64 2
  %181 = extractelement <4 x i32> %173, i64 3
  %182 = load i32, ptr addrspace(4) %177, align 4, !tbaa !5
  %183 = and i32 %178, 255
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %183
  %185 = load i32, ptr addrspace(3) %184, align 4, !tbaa !5
  %186 = lshr i32 %179, 8
  %187 = and i32 %186, 255
  %188 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %187
  %189 = load i32, ptr addrspace(3) %188, align 4, !tbaa !5
  %190 = tail call i32 @llvm.fshl.i32(i32 %189, i32 %189, i32 8)
  %191 = lshr i32 %180, 16
  %192 = and i32 %191, 255
  %193 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %192
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !5
  %195 = tail call i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 16)
  %196 = lshr i32 %181, 24
  %197 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %196
  %198 = load i32, ptr addrspace(3) %197, align 4, !tbaa !5
  %199 = tail call i32 @llvm.fshl.i32(i32 %198, i32 %198, i32 24)
  %200 = xor i32 %185, %182
  %201 = xor i32 %200, %190
  %202 = xor i32 %201, %195
  %203 = xor i32 %202, %199
  %204 = insertelement <4 x i32> poison, i32 %203, i64 0
  %205 = getelementptr inbounds nuw i8, ptr addrspace(4) %177, i64 4
  %206 = load i32, ptr addrspace(4) %205, align 4, !tbaa !5
  %207 = and i32 %179, 255
  %208 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %207
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !5
  %210 = lshr i32 %180, 8
  %211 = and i32 %210, 255
  %212 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %211
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !5
  %214 = tail call i32 @llvm.fshl.i32(i32 %213, i32 %213, i32 8)
  %215 = lshr i32 %181, 16
  %216 = and i32 %215, 255
  %217 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %216
  %218 = load i32, ptr addrspace(3) %217, align 4, !tbaa !5
  %219 = tail call i32 @llvm.fshl.i32(i32 %218, i32 %218, i32 16)
  %220 = lshr i32 %178, 24
  %221 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %220
  %222 = load i32, ptr addrspace(3) %221, align 4, !tbaa !5
  %223 = tail call i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 24)
  %224 = xor i32 %209, %206
  %225 = xor i32 %224, %214
  %226 = xor i32 %225, %219
  %227 = xor i32 %226, %223
  %228 = insertelement <4 x i32> %204, i32 %227, i64 1
  %229 = getelementptr inbounds nuw i8, ptr addrspace(4) %177, i64 8
  %230 = load i32, ptr addrspace(4) %229, align 4, !tbaa !5
  %231 = and i32 %180, 255
  %232 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %231
  %233 = load i32, ptr addrspace(3) %232, align 4, !tbaa !5
  %234 = lshr i32 %181, 8
  %235 = and i32 %234, 255
  %236 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %235
  %237 = load i32, ptr addrspace(3) %236, align 4, !tbaa !5
  %238 = tail call i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 8)
  %239 = lshr i32 %178, 16
  %240 = and i32 %239, 255
  %241 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %240
  %242 = load i32, ptr addrspace(3) %241, align 4, !tbaa !5
  %243 = tail call i32 @llvm.fshl.i32(i32 %242, i32 %242, i32 16)
  %244 = lshr i32 %179, 24
  %245 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %244
  %246 = load i32, ptr addrspace(3) %245, align 4, !tbaa !5
  %247 = tail call i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 24)
  %248 = xor i32 %233, %230
  %249 = xor i32 %248, %238
  %250 = xor i32 %249, %243
  %251 = xor i32 %250, %247
  %252 = insertelement <4 x i32> %228, i32 %251, i64 2
  %253 = getelementptr inbounds nuw i8, ptr addrspace(4) %177, i64 12
  %254 = load i32, ptr addrspace(4) %253, align 4, !tbaa !5
  %255 = and i32 %181, 255
  %256 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %255
  %257 = load i32, ptr addrspace(3) %256, align 4, !tbaa !5
  %258 = lshr i32 %178, 8
  %259 = and i32 %258, 255
  %260 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %259
  %261 = load i32, ptr addrspace(3) %260, align 4, !tbaa !5
  %262 = tail call i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 8)
  %263 = lshr i32 %179, 16
  %264 = and i32 %263, 255
  %265 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %264
  %266 = load i32, ptr addrspace(3) %265, align 4, !tbaa !5
  %267 = tail call i32 @llvm.fshl.i32(i32 %266, i32 %266, i32 16)
  %268 = lshr i32 %180, 24
  %269 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_tables.table, i32 %268
  %270 = load i32, ptr addrspace(3) %269, align 4, !tbaa !5
  %271 = tail call i32 @llvm.fshl.i32(i32 %270, i32 %270, i32 24)
  %272 = xor i32 %257, %254
  %273 = xor i32 %272, %262
  %274 = xor i32 %273, %267
  %275 = xor i32 %274, %271
  %276 = insertelement <4 x i32> %252, i32 %275, i64 3
  %277 = add nuw nsw i32 %174, 1
  %278 = icmp eq i32 %277, 10
  br i1 %278, label %42, label %172

279:                                              ; preds = %9, %42
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 2, i32 1, i32 2, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint4*", !"uint4*", !"uint*", !"uint*", !"uchar*", !"uint"}
!12 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*", !"uchar*", !"uint"}
!13 = !{!"const", !"", !"const", !"const", !"const", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{!"amdgpu-synchronize-as", !"local"}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !7, i64 0}
!18 = !{}
!19 = !{!7, !7, i64 0}
