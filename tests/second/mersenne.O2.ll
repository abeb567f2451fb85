; ModuleID = 'mersenne.cl'
source_filename = "mersenne.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@mersenne.old = internal unnamed_addr addrspace(3) global [624 x i32] undef, align 4
@mersenne.next = internal unnamed_addr addrspace(3) global [624 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @mersenne(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = mul i32 %4, 624
  %6 = icmp samesign ult i32 %3, 624
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %2
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  br i1 %6, label %17, label %39

8:                                                ; preds = %2, %8
  %9 = phi i32 [ %15, %8 ], [ %3, %2 ]
  %10 = add i32 %9, %5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5, !amdgpu.noclobber !15
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %9
  store i32 %13, ptr addrspace(3) %14, align 4, !tbaa !5
  %15 = add nuw nsw i32 %9, 64
  %16 = icmp samesign ult i32 %9, 560
  br i1 %16, label %8, label %7

17:                                               ; preds = %7
  %18 = icmp eq i32 %3, 623
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i32 4
  %21 = select i1 %18, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %20
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %23 = icmp samesign ult i32 %3, 227
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i32 1588
  %25 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %3
  %26 = getelementptr i8, ptr addrspace(3) %25, i32 -908
  %27 = select i1 %23, ptr addrspace(3) %24, ptr addrspace(3) %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  %29 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  %30 = and i32 %29, -2147483648
  %31 = and i32 %22, 2147483646
  %32 = or disjoint i32 %30, %31
  %33 = lshr exact i32 %32, 1
  %34 = and i32 %22, 1
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 0, i32 -1727483681
  %37 = xor i32 %36, %28
  %38 = xor i32 %37, %33
  store i32 %38, ptr addrspace(3) %25, align 4, !tbaa !5
  br label %39

39:                                               ; preds = %17, %7
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %40 = icmp samesign ult i32 %3, 560
  br i1 %40, label %41, label %64

41:                                               ; preds = %39
  %42 = add nuw nsw i32 %3, 64
  %43 = icmp eq i32 %42, 623
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %42
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 4
  %46 = select i1 %43, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = icmp samesign ult i32 %3, 163
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 1588
  %50 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %42
  %51 = getelementptr i8, ptr addrspace(3) %50, i32 -908
  %52 = select i1 %48, ptr addrspace(3) %49, ptr addrspace(3) %51
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  %54 = load i32, ptr addrspace(3) %44, align 4, !tbaa !5
  %55 = and i32 %54, -2147483648
  %56 = and i32 %47, 2147483646
  %57 = or disjoint i32 %55, %56
  %58 = lshr exact i32 %57, 1
  %59 = and i32 %47, 1
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, i32 0, i32 -1727483681
  %62 = xor i32 %61, %53
  %63 = xor i32 %62, %58
  store i32 %63, ptr addrspace(3) %50, align 4, !tbaa !5
  br label %64

64:                                               ; preds = %41, %39
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %65 = icmp samesign ult i32 %3, 496
  br i1 %65, label %66, label %89

66:                                               ; preds = %64
  %67 = add nuw nsw i32 %3, 128
  %68 = icmp eq i32 %67, 623
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %67
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 4
  %71 = select i1 %68, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %70
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !5
  %73 = icmp samesign ult i32 %3, 99
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 1588
  %75 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %67
  %76 = getelementptr i8, ptr addrspace(3) %75, i32 -908
  %77 = select i1 %73, ptr addrspace(3) %74, ptr addrspace(3) %76
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !5
  %79 = load i32, ptr addrspace(3) %69, align 4, !tbaa !5
  %80 = and i32 %79, -2147483648
  %81 = and i32 %72, 2147483646
  %82 = or disjoint i32 %80, %81
  %83 = lshr exact i32 %82, 1
  %84 = and i32 %72, 1
  %85 = icmp eq i32 %84, 0
  %86 = select i1 %85, i32 0, i32 -1727483681
  %87 = xor i32 %86, %78
  %88 = xor i32 %87, %83
  store i32 %88, ptr addrspace(3) %75, align 4, !tbaa !5
  br label %89

89:                                               ; preds = %66, %64
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %90 = icmp samesign ult i32 %3, 432
  br i1 %90, label %91, label %114

91:                                               ; preds = %89
  %92 = add nuw nsw i32 %3, 192
  %93 = icmp eq i32 %92, 623
  %94 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %92
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 4
  %96 = select i1 %93, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %95
  %97 = load i32, ptr addrspace(3) %96, align 4, !tbaa !5
  %98 = icmp samesign ult i32 %3, 35
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 1588
  %100 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %92
  %101 = getelementptr i8, ptr addrspace(3) %100, i32 -908
  %102 = select i1 %98, ptr addrspace(3) %99, ptr addrspace(3) %101
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !5
  %104 = load i32, ptr addrspace(3) %94, align 4, !tbaa !5
  %105 = and i32 %104, -2147483648
  %106 = and i32 %97, 2147483646
  %107 = or disjoint i32 %105, %106
  %108 = lshr exact i32 %107, 1
  %109 = and i32 %97, 1
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i32 0, i32 -1727483681
  %112 = xor i32 %111, %103
  %113 = xor i32 %112, %108
  store i32 %113, ptr addrspace(3) %100, align 4, !tbaa !5
  br label %114

114:                                              ; preds = %91, %89
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %115 = icmp samesign ult i32 %3, 368
  br i1 %115, label %116, label %136

116:                                              ; preds = %114
  %117 = add nuw nsw i32 %3, 256
  %118 = icmp eq i32 %117, 623
  %119 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %117
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 4
  %121 = select i1 %118, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %120
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !5
  %123 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %117
  %124 = getelementptr i8, ptr addrspace(3) %123, i32 -908
  %125 = load i32, ptr addrspace(3) %124, align 4, !tbaa !5
  %126 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %127 = and i32 %126, -2147483648
  %128 = and i32 %122, 2147483646
  %129 = or disjoint i32 %127, %128
  %130 = lshr exact i32 %129, 1
  %131 = and i32 %122, 1
  %132 = icmp eq i32 %131, 0
  %133 = select i1 %132, i32 0, i32 -1727483681
  %134 = xor i32 %133, %125
  %135 = xor i32 %134, %130
  store i32 %135, ptr addrspace(3) %123, align 4, !tbaa !5
  br label %136

136:                                              ; preds = %116, %114
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %137 = icmp samesign ult i32 %3, 304
  br i1 %137, label %138, label %158

138:                                              ; preds = %136
  %139 = add nuw nsw i32 %3, 320
  %140 = icmp eq i32 %139, 623
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %139
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 4
  %143 = select i1 %140, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %142
  %144 = load i32, ptr addrspace(3) %143, align 4, !tbaa !5
  %145 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %139
  %146 = getelementptr i8, ptr addrspace(3) %145, i32 -908
  %147 = load i32, ptr addrspace(3) %146, align 4, !tbaa !5
  %148 = load i32, ptr addrspace(3) %141, align 4, !tbaa !5
  %149 = and i32 %148, -2147483648
  %150 = and i32 %144, 2147483646
  %151 = or disjoint i32 %149, %150
  %152 = lshr exact i32 %151, 1
  %153 = and i32 %144, 1
  %154 = icmp eq i32 %153, 0
  %155 = select i1 %154, i32 0, i32 -1727483681
  %156 = xor i32 %155, %147
  %157 = xor i32 %156, %152
  store i32 %157, ptr addrspace(3) %145, align 4, !tbaa !5
  br label %158

158:                                              ; preds = %138, %136
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %159 = icmp samesign ult i32 %3, 240
  br i1 %159, label %160, label %180

160:                                              ; preds = %158
  %161 = add nuw nsw i32 %3, 384
  %162 = icmp eq i32 %161, 623
  %163 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %161
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 4
  %165 = select i1 %162, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %164
  %166 = load i32, ptr addrspace(3) %165, align 4, !tbaa !5
  %167 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %161
  %168 = getelementptr i8, ptr addrspace(3) %167, i32 -908
  %169 = load i32, ptr addrspace(3) %168, align 4, !tbaa !5
  %170 = load i32, ptr addrspace(3) %163, align 4, !tbaa !5
  %171 = and i32 %170, -2147483648
  %172 = and i32 %166, 2147483646
  %173 = or disjoint i32 %171, %172
  %174 = lshr exact i32 %173, 1
  %175 = and i32 %166, 1
  %176 = icmp eq i32 %175, 0
  %177 = select i1 %176, i32 0, i32 -1727483681
  %178 = xor i32 %177, %169
  %179 = xor i32 %178, %174
  store i32 %179, ptr addrspace(3) %167, align 4, !tbaa !5
  br label %180

180:                                              ; preds = %160, %158
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %181 = icmp samesign ult i32 %3, 176
  br i1 %181, label %182, label %202

182:                                              ; preds = %180
  %183 = add nuw nsw i32 %3, 448
  %184 = icmp eq i32 %183, 623
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %183
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %185, i32 4
  %187 = select i1 %184, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %186
  %188 = load i32, ptr addrspace(3) %187, align 4, !tbaa !5
  %189 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %183
  %190 = getelementptr i8, ptr addrspace(3) %189, i32 -908
  %191 = load i32, ptr addrspace(3) %190, align 4, !tbaa !5
  %192 = load i32, ptr addrspace(3) %185, align 4, !tbaa !5
  %193 = and i32 %192, -2147483648
  %194 = and i32 %188, 2147483646
  %195 = or disjoint i32 %193, %194
  %196 = lshr exact i32 %195, 1
  %197 = and i32 %188, 1
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i32 0, i32 -1727483681
  %200 = xor i32 %199, %191
  %201 = xor i32 %200, %196
  store i32 %201, ptr addrspace(3) %189, align 4, !tbaa !5
  br label %202

202:                                              ; preds = %182, %180
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %203 = icmp samesign ult i32 %3, 112
  br i1 %203, label %204, label %224

204:                                              ; preds = %202
  %205 = or disjoint i32 %3, 512
  %206 = icmp eq i32 %3, 111
  %207 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %205
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %207, i32 4
  %209 = select i1 %206, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %208
  %210 = load i32, ptr addrspace(3) %209, align 4, !tbaa !5
  %211 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %205
  %212 = getelementptr i8, ptr addrspace(3) %211, i32 -908
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !5
  %214 = load i32, ptr addrspace(3) %207, align 4, !tbaa !5
  %215 = and i32 %214, -2147483648
  %216 = and i32 %210, 2147483646
  %217 = or disjoint i32 %215, %216
  %218 = lshr exact i32 %217, 1
  %219 = and i32 %210, 1
  %220 = icmp eq i32 %219, 0
  %221 = select i1 %220, i32 0, i32 -1727483681
  %222 = xor i32 %221, %213
  %223 = xor i32 %222, %218
  store i32 %223, ptr addrspace(3) %211, align 4, !tbaa !5
  br label %224

224:                                              ; preds = %204, %202
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %225 = icmp samesign ult i32 %3, 48
  br i1 %225, label %226, label %246

226:                                              ; preds = %224
  %227 = or disjoint i32 %3, 576
  %228 = icmp eq i32 %3, 47
  %229 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %227
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 4
  %231 = select i1 %228, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %230
  %232 = load i32, ptr addrspace(3) %231, align 4, !tbaa !5
  %233 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %227
  %234 = getelementptr i8, ptr addrspace(3) %233, i32 -908
  %235 = load i32, ptr addrspace(3) %234, align 4, !tbaa !5
  %236 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %237 = and i32 %236, -2147483648
  %238 = and i32 %232, 2147483646
  %239 = or disjoint i32 %237, %238
  %240 = lshr exact i32 %239, 1
  %241 = and i32 %232, 1
  %242 = icmp eq i32 %241, 0
  %243 = select i1 %242, i32 0, i32 -1727483681
  %244 = xor i32 %243, %235
  %245 = xor i32 %244, %240
  store i32 %245, ptr addrspace(3) %233, align 4, !tbaa !5
  br label %246

246:                                              ; preds = %226, %224
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  br i1 %6, label %247, label %267

247:                                              ; preds = %246, %247
  %248 = phi i32 [ %265, %247 ], [ %3, %246 ]
  %249 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.next, i32 %248
  %250 = load i32, ptr addrspace(3) %249, align 4, !tbaa !5
  %251 = add i32 %248, %5
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %252
  store i32 %250, ptr addrspace(1) %253, align 4, !tbaa !5
  %254 = lshr i32 %250, 11
  %255 = xor i32 %254, %250
  %256 = shl i32 %255, 7
  %257 = and i32 %256, -1658038656
  %258 = xor i32 %257, %255
  %259 = shl i32 %258, 15
  %260 = and i32 %259, -272236544
  %261 = xor i32 %260, %258
  %262 = lshr i32 %261, 18
  %263 = xor i32 %262, %261
  %264 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %252
  store i32 %263, ptr addrspace(1) %264, align 4, !tbaa !5
  %265 = add nuw nsw i32 %248, 64
  %266 = icmp samesign ult i32 %248, 560
  br i1 %266, label %247, label %267

267:                                              ; preds = %247, %246
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_mersenne(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = mul i32 %4, 624
  %6 = icmp samesign ult i32 %3, 624
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %2
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  br i1 %6, label %17, label %39

8:                                                ; preds = %2, %8
  %9 = phi i32 [ %15, %8 ], [ %3, %2 ]
  %10 = add i32 %9, %5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %9
  store i32 %13, ptr addrspace(3) %14, align 4, !tbaa !5
  %15 = add nuw nsw i32 %9, 64
  %16 = icmp samesign ult i32 %9, 560
  br i1 %16, label %8, label %7

17:                                               ; preds = %7
  %18 = icmp eq i32 %3, 623
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %3
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i32 4
  %21 = select i1 %18, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %20
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %23 = icmp samesign ult i32 %3, 227
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %19, i32 1588
  %25 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %3
  %26 = getelementptr i8, ptr addrspace(3) %25, i32 -908
  %27 = select i1 %23, ptr addrspace(3) %24, ptr addrspace(3) %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !5
  %29 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  %30 = and i32 %29, -2147483648
  %31 = and i32 %22, 2147483646
  %32 = or disjoint i32 %30, %31
  %33 = lshr exact i32 %32, 1
  %34 = and i32 %22, 1
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 0, i32 -1727483681
  %37 = xor i32 %36, %28
  %38 = xor i32 %37, %33
  store i32 %38, ptr addrspace(3) %25, align 4, !tbaa !5
  br label %39

39:                                               ; preds = %17, %7
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %40 = icmp samesign ult i32 %3, 560
  br i1 %40, label %41, label %64

41:                                               ; preds = %39
  %42 = add nuw nsw i32 %3, 64
  %43 = icmp eq i32 %42, 623
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %42
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 4
  %46 = select i1 %43, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = icmp samesign ult i32 %3, 163
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 1588
  %50 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %42
  %51 = getelementptr i8, ptr addrspace(3) %50, i32 -908
  %52 = select i1 %48, ptr addrspace(3) %49, ptr addrspace(3) %51
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  %54 = load i32, ptr addrspace(3) %44, align 4, !tbaa !5
  %55 = and i32 %54, -2147483648
  %56 = and i32 %47, 2147483646
  %57 = or disjoint i32 %55, %56
  %58 = lshr exact i32 %57, 1
  %59 = and i32 %47, 1
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, i32 0, i32 -1727483681
  %62 = xor i32 %61, %53
  %63 = xor i32 %62, %58
  store i32 %63, ptr addrspace(3) %50, align 4, !tbaa !5
  br label %64

64:                                               ; preds = %41, %39
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %65 = icmp samesign ult i32 %3, 496
  br i1 %65, label %66, label %89

66:                                               ; preds = %64
  %67 = add nuw nsw i32 %3, 128
  %68 = icmp eq i32 %67, 623
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %67
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 4
  %71 = select i1 %68, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %70
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !5
  %73 = icmp samesign ult i32 %3, 99
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 1588
  %75 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %67
  %76 = getelementptr i8, ptr addrspace(3) %75, i32 -908
  %77 = select i1 %73, ptr addrspace(3) %74, ptr addrspace(3) %76
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !5
  %79 = load i32, ptr addrspace(3) %69, align 4, !tbaa !5
  %80 = and i32 %79, -2147483648
  %81 = and i32 %72, 2147483646
  %82 = or disjoint i32 %80, %81
  %83 = lshr exact i32 %82, 1
  %84 = and i32 %72, 1
  %85 = icmp eq i32 %84, 0
  %86 = select i1 %85, i32 0, i32 -1727483681
  %87 = xor i32 %86, %78
  %88 = xor i32 %87, %83
  store i32 %88, ptr addrspace(3) %75, align 4, !tbaa !5
  br label %89

89:                                               ; preds = %66, %64
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %90 = icmp samesign ult i32 %3, 432
  br i1 %90, label %91, label %114

91:                                               ; preds = %89
  %92 = add nuw nsw i32 %3, 192
  %93 = icmp eq i32 %92, 623
  %94 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %92
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 4
  %96 = select i1 %93, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %95
  %97 = load i32, ptr addrspace(3) %96, align 4, !tbaa !5
  %98 = icmp samesign ult i32 %3, 35
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 1588
  %100 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %92
  %101 = getelementptr i8, ptr addrspace(3) %100, i32 -908
  %102 = select i1 %98, ptr addrspace(3) %99, ptr addrspace(3) %101
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !5
  %104 = load i32, ptr addrspace(3) %94, align 4, !tbaa !5
  %105 = and i32 %104, -2147483648
  %106 = and i32 %97, 2147483646
  %107 = or disjoint i32 %105, %106
  %108 = lshr exact i32 %107, 1
  %109 = and i32 %97, 1
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i32 0, i32 -1727483681
  %112 = xor i32 %111, %103
  %113 = xor i32 %112, %108
  store i32 %113, ptr addrspace(3) %100, align 4, !tbaa !5
  br label %114

114:                                              ; preds = %91, %89
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %115 = icmp samesign ult i32 %3, 368
  br i1 %115, label %116, label %136

116:                                              ; preds = %114
  %117 = add nuw nsw i32 %3, 256
  %118 = icmp eq i32 %117, 623
  %119 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %117
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 4
  %121 = select i1 %118, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %120
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !5
  %123 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %117
  %124 = getelementptr i8, ptr addrspace(3) %123, i32 -908
  %125 = load i32, ptr addrspace(3) %124, align 4, !tbaa !5
  %126 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %127 = and i32 %126, -2147483648
  %128 = and i32 %122, 2147483646
  %129 = or disjoint i32 %127, %128
  %130 = lshr exact i32 %129, 1
  %131 = and i32 %122, 1
  %132 = icmp eq i32 %131, 0
  %133 = select i1 %132, i32 0, i32 -1727483681
  %134 = xor i32 %133, %125
  %135 = xor i32 %134, %130
  store i32 %135, ptr addrspace(3) %123, align 4, !tbaa !5
  br label %136

136:                                              ; preds = %116, %114
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %137 = icmp samesign ult i32 %3, 304
  br i1 %137, label %138, label %158

138:                                              ; preds = %136
  %139 = add nuw nsw i32 %3, 320
  %140 = icmp eq i32 %139, 623
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %139
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 4
  %143 = select i1 %140, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %142
  %144 = load i32, ptr addrspace(3) %143, align 4, !tbaa !5
  %145 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %139
  %146 = getelementptr i8, ptr addrspace(3) %145, i32 -908
  %147 = load i32, ptr addrspace(3) %146, align 4, !tbaa !5
  %148 = load i32, ptr addrspace(3) %141, align 4, !tbaa !5
  %149 = and i32 %148, -2147483648
  %150 = and i32 %144, 2147483646
  %151 = or disjoint i32 %149, %150
  %152 = lshr exact i32 %151, 1
  %153 = and i32 %144, 1
  %154 = icmp eq i32 %153, 0
  %155 = select i1 %154, i32 0, i32 -1727483681
  %156 = xor i32 %155, %147
  %157 = xor i32 %156, %152
  store i32 %157, ptr addrspace(3) %145, align 4, !tbaa !5
  br label %158

158:                                              ; preds = %138, %136
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %159 = icmp samesign ult i32 %3, 240
  br i1 %159, label %160, label %180

160:                                              ; preds = %158
  %161 = add nuw nsw i32 %3, 384
  %162 = icmp eq i32 %161, 623
  %163 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %161
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %163, i32 4
  %165 = select i1 %162, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %164
  %166 = load i32, ptr addrspace(3) %165, align 4, !tbaa !5
  %167 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %161
  %168 = getelementptr i8, ptr addrspace(3) %167, i32 -908
  %169 = load i32, ptr addrspace(3) %168, align 4, !tbaa !5
  %170 = load i32, ptr addrspace(3) %163, align 4, !tbaa !5
  %171 = and i32 %170, -2147483648
  %172 = and i32 %166, 2147483646
  %173 = or disjoint i32 %171, %172
  %174 = lshr exact i32 %173, 1
  %175 = and i32 %166, 1
  %176 = icmp eq i32 %175, 0
  %177 = select i1 %176, i32 0, i32 -1727483681
  %178 = xor i32 %177, %169
  %179 = xor i32 %178, %174
  store i32 %179, ptr addrspace(3) %167, align 4, !tbaa !5
  br label %180

180:                                              ; preds = %160, %158
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %181 = icmp samesign ult i32 %3, 176
  br i1 %181, label %182, label %202

182:                                              ; preds = %180
  %183 = add nuw nsw i32 %3, 448
  %184 = icmp eq i32 %183, 623
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %183
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %185, i32 4
  %187 = select i1 %184, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %186
  %188 = load i32, ptr addrspace(3) %187, align 4, !tbaa !5
  %189 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %183
  %190 = getelementptr i8, ptr addrspace(3) %189, i32 -908
  %191 = load i32, ptr addrspace(3) %190, align 4, !tbaa !5
  %192 = load i32, ptr addrspace(3) %185, align 4, !tbaa !5
  %193 = and i32 %192, -2147483648
  %194 = and i32 %188, 2147483646
  %195 = or disjoint i32 %193, %194
  %196 = lshr exact i32 %195, 1
  %197 = and i32 %188, 1
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i32 0, i32 -1727483681
  %200 = xor i32 %199, %191
  %201 = xor i32 %200, %196
  store i32 %201, ptr addrspace(3) %189, align 4, !tbaa !5
  br label %202

202:                                              ; preds = %182, %180
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %203 = icmp samesign ult i32 %3, 112
  br i1 %203, label %204, label %224

204:                                              ; preds = %202
  %205 = or disjoint i32 %3, 512
  %206 = icmp eq i32 %3, 111
  %207 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %205
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %207, i32 4
  %209 = select i1 %206, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %208
  %210 = load i32, ptr addrspace(3) %209, align 4, !tbaa !5
  %211 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %205
  %212 = getelementptr i8, ptr addrspace(3) %211, i32 -908
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !5
  %214 = load i32, ptr addrspace(3) %207, align 4, !tbaa !5
  %215 = and i32 %214, -2147483648
  %216 = and i32 %210, 2147483646
  %217 = or disjoint i32 %215, %216
  %218 = lshr exact i32 %217, 1
  %219 = and i32 %210, 1
  %220 = icmp eq i32 %219, 0
  %221 = select i1 %220, i32 0, i32 -1727483681
  %222 = xor i32 %221, %213
  %223 = xor i32 %222, %218
  store i32 %223, ptr addrspace(3) %211, align 4, !tbaa !5
  br label %224

224:                                              ; preds = %204, %202
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %225 = icmp samesign ult i32 %3, 48
  br i1 %225, label %226, label %246

226:                                              ; preds = %224
  %227 = or disjoint i32 %3, 576
  %228 = icmp eq i32 %3, 47
  %229 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.old, i32 %227
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 4
  %231 = select i1 %228, ptr addrspace(3) @mersenne.next, ptr addrspace(3) %230
  %232 = load i32, ptr addrspace(3) %231, align 4, !tbaa !5
  %233 = getelementptr i32, ptr addrspace(3) @mersenne.next, i32 %227
  %234 = getelementptr i8, ptr addrspace(3) %233, i32 -908
  %235 = load i32, ptr addrspace(3) %234, align 4, !tbaa !5
  %236 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  %237 = and i32 %236, -2147483648
  %238 = and i32 %232, 2147483646
  %239 = or disjoint i32 %237, %238
  %240 = lshr exact i32 %239, 1
  %241 = and i32 %232, 1
  %242 = icmp eq i32 %241, 0
  %243 = select i1 %242, i32 0, i32 -1727483681
  %244 = xor i32 %243, %235
  %245 = xor i32 %244, %240
  store i32 %245, ptr addrspace(3) %233, align 4, !tbaa !5
  br label %246

246:                                              ; preds = %226, %224
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  br i1 %6, label %248, label %247

247:                                              ; preds = %248, %246
  ret void

248:                                              ; preds = %246, %248
  %249 = phi i32 [ %266, %248 ], [ %3, %246 ]
  %250 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne.next, i32 %249
  %251 = load i32, ptr addrspace(3) %250, align 4, !tbaa !5
  %252 = add i32 %249, %5
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %253
  store i32 %251, ptr addrspace(1) %254, align 4, !tbaa !5
  %255 = lshr i32 %251, 11
  %256 = xor i32 %255, %251
  %257 = shl i32 %256, 7
  %258 = and i32 %257, -1658038656
  %259 = xor i32 %258, %256
  %260 = shl i32 %259, 15
  %261 = and i32 %260, -272236544
  %262 = xor i32 %261, %259
  %263 = lshr i32 %262, 18
  %264 = xor i32 %263, %262
  %265 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %253
  store i32 %264, ptr addrspace(1) %265, align 4, !tbaa !5
  %266 = add nuw nsw i32 %249, 64
  %267 = icmp samesign ult i32 %249, 560
  br i1 %267, label %248, label %247
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"uint*", !"uint*"}
!12 = !{!"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!"amdgpu-synchronize-as", !"local"}
!15 = !{}
