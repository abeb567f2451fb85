; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@scan.tree = internal addrspace(3) global [528 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %12 to ptr
  %28 = addrspacecast ptr addrspace(5) %13 to ptr
  %29 = addrspacecast ptr addrspace(5) %14 to ptr
  %30 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store ptr addrspace(1) %1, ptr %28, align 8
  store ptr addrspace(1) %2, ptr %29, align 8
  store i32 %3, ptr %30, align 4
  %31 = addrspacecast ptr addrspace(5) %11 to ptr
  %32 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %32, ptr addrspace(5) %16, align 4
  %33 = addrspacecast ptr addrspace(5) %10 to ptr
  %34 = addrspacecast ptr addrspace(5) %5 to ptr
  %35 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %35, align 4
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %36, ptr addrspace(5) %7, align 8
  %37 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %38 = load i32, ptr %35, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 %39
  %41 = load i16, ptr addrspace(4) %40, align 2
  %42 = zext i16 %41 to i32
  store i32 %42, ptr addrspace(5) %17, align 4
  %43 = addrspacecast ptr addrspace(5) %8 to ptr
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = load i32, ptr addrspace(5) %17, align 4
  %46 = mul i32 %44, %45
  %47 = mul i32 %46, 2
  store i32 %47, ptr addrspace(5) %18, align 4
  %48 = load i32, ptr addrspace(5) %18, align 4
  %49 = load i32, ptr addrspace(5) %16, align 4
  %50 = add i32 %48, %49
  %51 = load i32, ptr %30, align 4
  %52 = icmp ult i32 %50, %51
  br i1 %52, label %53, label %61

53:                                               ; preds = %4
  %54 = load ptr addrspace(1), ptr %27, align 8
  %55 = load i32, ptr addrspace(5) %18, align 4
  %56 = load i32, ptr addrspace(5) %16, align 4
  %57 = add i32 %55, %56
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  br label %62

61:                                               ; preds = %4
  br label %62

62:                                               ; preds = %61, %53
  %63 = phi i32 [ %60, %53 ], [ 0, %61 ]
  %64 = load i32, ptr addrspace(5) %16, align 4
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = lshr i32 %65, 5
  %67 = add i32 %64, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %68
  store i32 %63, ptr addrspace(3) %69, align 4
  %70 = load i32, ptr addrspace(5) %18, align 4
  %71 = load i32, ptr addrspace(5) %16, align 4
  %72 = add i32 %70, %71
  %73 = load i32, ptr addrspace(5) %17, align 4
  %74 = add i32 %72, %73
  %75 = load i32, ptr %30, align 4
  %76 = icmp ult i32 %74, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %62
  %78 = load ptr addrspace(1), ptr %27, align 8
  %79 = load i32, ptr addrspace(5) %18, align 4
  %80 = load i32, ptr addrspace(5) %16, align 4
  %81 = add i32 %79, %80
  %82 = load i32, ptr addrspace(5) %17, align 4
  %83 = add i32 %81, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4
  br label %88

87:                                               ; preds = %62
  br label %88

88:                                               ; preds = %87, %77
  %89 = phi i32 [ %86, %77 ], [ 0, %87 ]
  %90 = load i32, ptr addrspace(5) %16, align 4
  %91 = load i32, ptr addrspace(5) %17, align 4
  %92 = add i32 %90, %91
  %93 = load i32, ptr addrspace(5) %16, align 4
  %94 = load i32, ptr addrspace(5) %17, align 4
  %95 = add i32 %93, %94
  %96 = lshr i32 %95, 5
  %97 = add i32 %92, %96
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %98
  store i32 %89, ptr addrspace(3) %99, align 4
  store i32 1, ptr addrspace(5) %19, align 4
  %100 = load i32, ptr addrspace(5) %17, align 4
  store i32 %100, ptr addrspace(5) %20, align 4
  br label %101

101:                                              ; preds = %137, %88
  %102 = load i32, ptr addrspace(5) %20, align 4
  %103 = icmp ugt i32 %102, 0
  br i1 %103, label %104, label %142

104:                                              ; preds = %101
  fence syncscope("workgroup") release, !mmra !10
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !10
  %105 = load i32, ptr addrspace(5) %16, align 4
  %106 = load i32, ptr addrspace(5) %20, align 4
  %107 = icmp ult i32 %105, %106
  br i1 %107, label %108, label %136

108:                                              ; preds = %104
  %109 = load i32, ptr addrspace(5) %19, align 4
  %110 = load i32, ptr addrspace(5) %16, align 4
  %111 = mul i32 2, %110
  %112 = add i32 %111, 1
  %113 = mul i32 %109, %112
  %114 = sub i32 %113, 1
  store i32 %114, ptr addrspace(5) %21, align 4
  %115 = load i32, ptr addrspace(5) %19, align 4
  %116 = load i32, ptr addrspace(5) %16, align 4
  %117 = mul i32 2, %116
  %118 = add i32 %117, 2
  %119 = mul i32 %115, %118
  %120 = sub i32 %119, 1
  store i32 %120, ptr addrspace(5) %22, align 4
  %121 = load i32, ptr addrspace(5) %21, align 4
  %122 = load i32, ptr addrspace(5) %21, align 4
  %123 = lshr i32 %122, 5
  %124 = add i32 %121, %123
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %125
  %127 = load i32, ptr addrspace(3) %126, align 4
  %128 = load i32, ptr addrspace(5) %22, align 4
  %129 = load i32, ptr addrspace(5) %22, align 4
  %130 = lshr i32 %129, 5
  %131 = add i32 %128, %130
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %132
  %134 = load i32, ptr addrspace(3) %133, align 4
  %135 = add nsw i32 %134, %127
  store i32 %135, ptr addrspace(3) %133, align 4
  br label %136

136:                                              ; preds = %108, %104
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr addrspace(5) %20, align 4
  %139 = lshr i32 %138, 1
  store i32 %139, ptr addrspace(5) %20, align 4
  %140 = load i32, ptr addrspace(5) %19, align 4
  %141 = shl i32 %140, 1
  store i32 %141, ptr addrspace(5) %19, align 4
  br label %101

142:                                              ; preds = %101
  fence syncscope("workgroup") release, !mmra !10
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !10
  %143 = load i32, ptr addrspace(5) %16, align 4
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %172

145:                                              ; preds = %142
  %146 = load i32, ptr addrspace(5) %17, align 4
  %147 = mul i32 2, %146
  %148 = sub i32 %147, 1
  %149 = load i32, ptr addrspace(5) %17, align 4
  %150 = mul i32 2, %149
  %151 = sub i32 %150, 1
  %152 = lshr i32 %151, 5
  %153 = add i32 %148, %152
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %154
  %156 = load i32, ptr addrspace(3) %155, align 4
  %157 = load ptr addrspace(1), ptr %29, align 8
  %158 = addrspacecast ptr addrspace(5) %9 to ptr
  %159 = call i32 @llvm.amdgcn.workgroup.id.x()
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %157, i64 %160
  store i32 %156, ptr addrspace(1) %161, align 4
  %162 = load i32, ptr addrspace(5) %17, align 4
  %163 = mul i32 2, %162
  %164 = sub i32 %163, 1
  %165 = load i32, ptr addrspace(5) %17, align 4
  %166 = mul i32 2, %165
  %167 = sub i32 %166, 1
  %168 = lshr i32 %167, 5
  %169 = add i32 %164, %168
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %170
  store i32 0, ptr addrspace(3) %171, align 4
  br label %172

172:                                              ; preds = %145, %142
  store i32 1, ptr addrspace(5) %23, align 4
  br label %173

173:                                              ; preds = %226, %172
  %174 = load i32, ptr addrspace(5) %23, align 4
  %175 = load i32, ptr addrspace(5) %17, align 4
  %176 = icmp ule i32 %174, %175
  br i1 %176, label %177, label %229

177:                                              ; preds = %173
  %178 = load i32, ptr addrspace(5) %19, align 4
  %179 = lshr i32 %178, 1
  store i32 %179, ptr addrspace(5) %19, align 4
  fence syncscope("workgroup") release, !mmra !10
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !10
  %180 = load i32, ptr addrspace(5) %16, align 4
  %181 = load i32, ptr addrspace(5) %23, align 4
  %182 = icmp ult i32 %180, %181
  br i1 %182, label %183, label %225

183:                                              ; preds = %177
  %184 = load i32, ptr addrspace(5) %19, align 4
  %185 = load i32, ptr addrspace(5) %16, align 4
  %186 = mul i32 2, %185
  %187 = add i32 %186, 1
  %188 = mul i32 %184, %187
  %189 = sub i32 %188, 1
  store i32 %189, ptr addrspace(5) %24, align 4
  %190 = load i32, ptr addrspace(5) %19, align 4
  %191 = load i32, ptr addrspace(5) %16, align 4
  %192 = mul i32 2, %191
  %193 = add i32 %192, 2
  %194 = mul i32 %190, %193
  %195 = sub i32 %194, 1
  store i32 %195, ptr addrspace(5) %25, align 4
  %196 = load i32, ptr addrspace(5) %24, align 4
  %197 = load i32, ptr addrspace(5) %24, align 4
  %198 = lshr i32 %197, 5
  %199 = add i32 %196, %198
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %200
  %202 = load i32, ptr addrspace(3) %201, align 4
  store i32 %202, ptr addrspace(5) %26, align 4
  %203 = load i32, ptr addrspace(5) %25, align 4
  %204 = load i32, ptr addrspace(5) %25, align 4
  %205 = lshr i32 %204, 5
  %206 = add i32 %203, %205
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %207
  %209 = load i32, ptr addrspace(3) %208, align 4
  %210 = load i32, ptr addrspace(5) %24, align 4
  %211 = load i32, ptr addrspace(5) %24, align 4
  %212 = lshr i32 %211, 5
  %213 = add i32 %210, %212
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %214
  store i32 %209, ptr addrspace(3) %215, align 4
  %216 = load i32, ptr addrspace(5) %26, align 4
  %217 = load i32, ptr addrspace(5) %25, align 4
  %218 = load i32, ptr addrspace(5) %25, align 4
  %219 = lshr i32 %218, 5
  %220 = add i32 %217, %219
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %221
  %223 = load i32, ptr addrspace(3) %222, align 4
  %224 = add nsw i32 %223, %216
  store i32 %224, ptr addrspace(3) %222, align 4
  br label %225

225:                                              ; preds = %183, %177
  br label %226

226:                                              ; preds = %225
  %227 = load i32, ptr addrspace(5) %23, align 4
  %228 = shl i32 %227, 1
  store i32 %228, ptr addrspace(5) %23, align 4
  br label %173

229:                                              ; preds = %173
  fence syncscope("workgroup") release, !mmra !10
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !10
  %230 = load i32, ptr addrspace(5) %18, align 4
  %231 = load i32, ptr addrspace(5) %16, align 4
  %232 = add i32 %230, %231
  %233 = load i32, ptr %30, align 4
  %234 = icmp ult i32 %232, %233
  br i1 %234, label %235, label %249

235:                                              ; preds = %229
  %236 = load i32, ptr addrspace(5) %16, align 4
  %237 = load i32, ptr addrspace(5) %16, align 4
  %238 = lshr i32 %237, 5
  %239 = add i32 %236, %238
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %240
  %242 = load i32, ptr addrspace(3) %241, align 4
  %243 = load ptr addrspace(1), ptr %28, align 8
  %244 = load i32, ptr addrspace(5) %18, align 4
  %245 = load i32, ptr addrspace(5) %16, align 4
  %246 = add i32 %244, %245
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds nuw i32, ptr addrspace(1) %243, i64 %247
  store i32 %242, ptr addrspace(1) %248, align 4
  br label %249

249:                                              ; preds = %235, %229
  %250 = load i32, ptr addrspace(5) %18, align 4
  %251 = load i32, ptr addrspace(5) %16, align 4
  %252 = add i32 %250, %251
  %253 = load i32, ptr addrspace(5) %17, align 4
  %254 = add i32 %252, %253
  %255 = load i32, ptr %30, align 4
  %256 = icmp ult i32 %254, %255
  br i1 %256, label %257, label %277

257:                                              ; preds = %249
  %258 = load i32, ptr addrspace(5) %16, align 4
  %259 = load i32, ptr addrspace(5) %17, align 4
  %260 = add i32 %258, %259
  %261 = load i32, ptr addrspace(5) %16, align 4
  %262 = load i32, ptr addrspace(5) %17, align 4
  %263 = add i32 %261, %262
  %264 = lshr i32 %263, 5
  %265 = add i32 %260, %264
  %266 = zext i32 %265 to i64
  %267 = getelementptr inbounds nuw [528 x i32], ptr addrspace(3) @scan.tree, i64 0, i64 %266
  %268 = load i32, ptr addrspace(3) %267, align 4
  %269 = load ptr addrspace(1), ptr %28, align 8
  %270 = load i32, ptr addrspace(5) %18, align 4
  %271 = load i32, ptr addrspace(5) %16, align 4
  %272 = add i32 %270, %271
  %273 = load i32, ptr addrspace(5) %17, align 4
  %274 = add i32 %272, %273
  %275 = zext i32 %274 to i64
  %276 = getelementptr inbounds nuw i32, ptr addrspace(1) %269, i64 %275
  store i32 %268, ptr addrspace(1) %276, align 4
  br label %277

277:                                              ; preds = %257, %249
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"int*", !"uint"}
!9 = !{!"const", !"", !"", !""}
!10 = !{!"amdgpu-synchronize-as", !"local"}
