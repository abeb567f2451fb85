; ModuleID = 'merge_network.cl'
source_filename = "merge_network.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@merge_network.k = internal addrspace(3) global [256 x i32] undef, align 4
@merge_network.v = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @merge_network(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = addrspacecast ptr addrspace(5) %17 to ptr
  %20 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(1) %0, ptr %19, align 8
  store ptr addrspace(1) %1, ptr %20, align 8
  %21 = load ptr addrspace(1), ptr %19, align 8
  %22 = load ptr addrspace(1), ptr %20, align 8
  %23 = addrspacecast ptr addrspace(5) %5 to ptr
  %24 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %21, ptr %23, align 8
  store ptr addrspace(1) %22, ptr %24, align 8
  %25 = addrspacecast ptr addrspace(5) %4 to ptr
  %26 = call i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  store i32 %26, ptr addrspace(5) %7, align 4
  %28 = addrspacecast ptr addrspace(5) %3 to ptr
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = zext i32 %29 to i64
  %31 = mul i64 %30, 256
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr addrspace(5) %8, align 4
  %33 = load ptr addrspace(1), ptr %23, align 8
  %34 = load i32, ptr addrspace(5) %8, align 4
  %35 = load i32, ptr addrspace(5) %7, align 4
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = load i32, ptr addrspace(5) %7, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %41
  store i32 %39, ptr addrspace(3) %42, align 4
  %43 = load ptr addrspace(1), ptr %24, align 8
  %44 = load i32, ptr addrspace(5) %8, align 4
  %45 = load i32, ptr addrspace(5) %7, align 4
  %46 = add i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %43, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4
  %50 = load i32, ptr addrspace(5) %7, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %51
  store i32 %49, ptr addrspace(3) %52, align 4
  %53 = load ptr addrspace(1), ptr %23, align 8
  %54 = load i32, ptr addrspace(5) %8, align 4
  %55 = load i32, ptr addrspace(5) %7, align 4
  %56 = add i32 %54, %55
  %57 = add i32 %56, 128
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %53, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  %61 = load i32, ptr addrspace(5) %7, align 4
  %62 = add i32 %61, 128
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %63
  store i32 %60, ptr addrspace(3) %64, align 4
  %65 = load ptr addrspace(1), ptr %24, align 8
  %66 = load i32, ptr addrspace(5) %8, align 4
  %67 = load i32, ptr addrspace(5) %7, align 4
  %68 = add i32 %66, %67
  %69 = add i32 %68, 128
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %65, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4
  %73 = load i32, ptr addrspace(5) %7, align 4
  %74 = add i32 %73, 128
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %75
  store i32 %72, ptr addrspace(3) %76, align 4
  store i32 2, ptr addrspace(5) %9, align 4
  br label %77

77:                                               ; preds = %212, %2
  %78 = load i32, ptr addrspace(5) %9, align 4
  %79 = icmp ule i32 %78, 256
  br i1 %79, label %80, label %215

80:                                               ; preds = %77
  %81 = load i32, ptr addrspace(5) %9, align 4
  %82 = udiv i32 %81, 2
  store i32 %82, ptr addrspace(5) %10, align 4
  %83 = load i32, ptr addrspace(5) %7, align 4
  %84 = load i32, ptr addrspace(5) %10, align 4
  %85 = sub i32 %84, 1
  %86 = and i32 %83, %85
  store i32 %86, ptr addrspace(5) %11, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %87 = load i32, ptr addrspace(5) %7, align 4
  %88 = mul i32 2, %87
  %89 = load i32, ptr addrspace(5) %11, align 4
  %90 = sub i32 %88, %89
  store i32 %90, ptr addrspace(5) %12, align 4
  %91 = load i32, ptr addrspace(5) %12, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %92
  %94 = load i32, ptr addrspace(3) %93, align 4
  %95 = load i32, ptr addrspace(5) %12, align 4
  %96 = load i32, ptr addrspace(5) %10, align 4
  %97 = add i32 %95, %96
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %98
  %100 = load i32, ptr addrspace(3) %99, align 4
  %101 = icmp ugt i32 %94, %100
  br i1 %101, label %102, label %141

102:                                              ; preds = %80
  %103 = load i32, ptr addrspace(5) %12, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %104
  %106 = load i32, ptr addrspace(3) %105, align 4
  store i32 %106, ptr addrspace(5) %13, align 4
  %107 = load i32, ptr addrspace(5) %12, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %108
  %110 = load i32, ptr addrspace(3) %109, align 4
  store i32 %110, ptr addrspace(5) %14, align 4
  %111 = load i32, ptr addrspace(5) %12, align 4
  %112 = load i32, ptr addrspace(5) %10, align 4
  %113 = add i32 %111, %112
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %114
  %116 = load i32, ptr addrspace(3) %115, align 4
  %117 = load i32, ptr addrspace(5) %12, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %118
  store i32 %116, ptr addrspace(3) %119, align 4
  %120 = load i32, ptr addrspace(5) %12, align 4
  %121 = load i32, ptr addrspace(5) %10, align 4
  %122 = add i32 %120, %121
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %123
  %125 = load i32, ptr addrspace(3) %124, align 4
  %126 = load i32, ptr addrspace(5) %12, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %127
  store i32 %125, ptr addrspace(3) %128, align 4
  %129 = load i32, ptr addrspace(5) %13, align 4
  %130 = load i32, ptr addrspace(5) %12, align 4
  %131 = load i32, ptr addrspace(5) %10, align 4
  %132 = add i32 %130, %131
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %133
  store i32 %129, ptr addrspace(3) %134, align 4
  %135 = load i32, ptr addrspace(5) %14, align 4
  %136 = load i32, ptr addrspace(5) %12, align 4
  %137 = load i32, ptr addrspace(5) %10, align 4
  %138 = add i32 %136, %137
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %139
  store i32 %135, ptr addrspace(3) %140, align 4
  br label %141

141:                                              ; preds = %102, %80
  %142 = load i32, ptr addrspace(5) %10, align 4
  %143 = udiv i32 %142, 2
  store i32 %143, ptr addrspace(5) %10, align 4
  br label %144

144:                                              ; preds = %209, %141
  %145 = load i32, ptr addrspace(5) %10, align 4
  %146 = icmp ugt i32 %145, 0
  br i1 %146, label %147, label %212

147:                                              ; preds = %144
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %148 = load i32, ptr addrspace(5) %7, align 4
  %149 = mul i32 2, %148
  %150 = load i32, ptr addrspace(5) %7, align 4
  %151 = load i32, ptr addrspace(5) %10, align 4
  %152 = sub i32 %151, 1
  %153 = and i32 %150, %152
  %154 = sub i32 %149, %153
  store i32 %154, ptr addrspace(5) %12, align 4
  %155 = load i32, ptr addrspace(5) %11, align 4
  %156 = load i32, ptr addrspace(5) %10, align 4
  %157 = icmp uge i32 %155, %156
  br i1 %157, label %158, label %209

158:                                              ; preds = %147
  %159 = load i32, ptr addrspace(5) %12, align 4
  %160 = load i32, ptr addrspace(5) %10, align 4
  %161 = sub i32 %159, %160
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %162
  %164 = load i32, ptr addrspace(3) %163, align 4
  %165 = load i32, ptr addrspace(5) %12, align 4
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %166
  %168 = load i32, ptr addrspace(3) %167, align 4
  %169 = icmp ugt i32 %164, %168
  br i1 %169, label %170, label %209

170:                                              ; preds = %158
  %171 = load i32, ptr addrspace(5) %12, align 4
  %172 = load i32, ptr addrspace(5) %10, align 4
  %173 = sub i32 %171, %172
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %174
  %176 = load i32, ptr addrspace(3) %175, align 4
  store i32 %176, ptr addrspace(5) %15, align 4
  %177 = load i32, ptr addrspace(5) %12, align 4
  %178 = load i32, ptr addrspace(5) %10, align 4
  %179 = sub i32 %177, %178
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %180
  %182 = load i32, ptr addrspace(3) %181, align 4
  store i32 %182, ptr addrspace(5) %16, align 4
  %183 = load i32, ptr addrspace(5) %12, align 4
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %184
  %186 = load i32, ptr addrspace(3) %185, align 4
  %187 = load i32, ptr addrspace(5) %12, align 4
  %188 = load i32, ptr addrspace(5) %10, align 4
  %189 = sub i32 %187, %188
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %190
  store i32 %186, ptr addrspace(3) %191, align 4
  %192 = load i32, ptr addrspace(5) %12, align 4
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %193
  %195 = load i32, ptr addrspace(3) %194, align 4
  %196 = load i32, ptr addrspace(5) %12, align 4
  %197 = load i32, ptr addrspace(5) %10, align 4
  %198 = sub i32 %196, %197
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %199
  store i32 %195, ptr addrspace(3) %200, align 4
  %201 = load i32, ptr addrspace(5) %15, align 4
  %202 = load i32, ptr addrspace(5) %12, align 4
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %203
  store i32 %201, ptr addrspace(3) %204, align 4
  %205 = load i32, ptr addrspace(5) %16, align 4
  %206 = load i32, ptr addrspace(5) %12, align 4
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %207
  store i32 %205, ptr addrspace(3) %208, align 4
  br label %209

209:                                              ; preds = %170, %158, %147
  %210 = load i32, ptr addrspace(5) %10, align 4
  %211 = udiv i32 %210, 2
  store i32 %211, ptr addrspace(5) %10, align 4
  br label %144

212:                                              ; preds = %144
  %213 = load i32, ptr addrspace(5) %9, align 4
  %214 = mul i32 %213, 2
  store i32 %214, ptr addrspace(5) %9, align 4
  br label %77

215:                                              ; preds = %77
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %216 = load i32, ptr addrspace(5) %7, align 4
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %217
  %219 = load i32, ptr addrspace(3) %218, align 4
  %220 = load ptr addrspace(1), ptr %23, align 8
  %221 = load i32, ptr addrspace(5) %8, align 4
  %222 = load i32, ptr addrspace(5) %7, align 4
  %223 = add i32 %221, %222
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i32, ptr addrspace(1) %220, i64 %224
  store i32 %219, ptr addrspace(1) %225, align 4
  %226 = load i32, ptr addrspace(5) %7, align 4
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %227
  %229 = load i32, ptr addrspace(3) %228, align 4
  %230 = load ptr addrspace(1), ptr %24, align 8
  %231 = load i32, ptr addrspace(5) %8, align 4
  %232 = load i32, ptr addrspace(5) %7, align 4
  %233 = add i32 %231, %232
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw i32, ptr addrspace(1) %230, i64 %234
  store i32 %229, ptr addrspace(1) %235, align 4
  %236 = load i32, ptr addrspace(5) %7, align 4
  %237 = add i32 %236, 128
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %238
  %240 = load i32, ptr addrspace(3) %239, align 4
  %241 = load ptr addrspace(1), ptr %23, align 8
  %242 = load i32, ptr addrspace(5) %8, align 4
  %243 = load i32, ptr addrspace(5) %7, align 4
  %244 = add i32 %242, %243
  %245 = add i32 %244, 128
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds nuw i32, ptr addrspace(1) %241, i64 %246
  store i32 %240, ptr addrspace(1) %247, align 4
  %248 = load i32, ptr addrspace(5) %7, align 4
  %249 = add i32 %248, 128
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %250
  %252 = load i32, ptr addrspace(3) %251, align 4
  %253 = load ptr addrspace(1), ptr %24, align 8
  %254 = load i32, ptr addrspace(5) %8, align 4
  %255 = load i32, ptr addrspace(5) %7, align 4
  %256 = add i32 %254, %255
  %257 = add i32 %256, 128
  %258 = zext i32 %257 to i64
  %259 = getelementptr inbounds nuw i32, ptr addrspace(1) %253, i64 %258
  store i32 %252, ptr addrspace(1) %259, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_merge_network(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %17, align 8
  store ptr addrspace(1) %1, ptr %18, align 8
  %19 = addrspacecast ptr addrspace(5) %4 to ptr
  %20 = call i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr addrspace(5) %7, align 4
  %23 = addrspacecast ptr addrspace(5) %3 to ptr
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = zext i32 %24 to i64
  %26 = mul i64 %25, 256
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %8, align 4
  %28 = load ptr addrspace(1), ptr %17, align 8
  %29 = load i32, ptr addrspace(5) %8, align 4
  %30 = load i32, ptr addrspace(5) %7, align 4
  %31 = add i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = load i32, ptr addrspace(5) %7, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %36
  store i32 %34, ptr addrspace(3) %37, align 4
  %38 = load ptr addrspace(1), ptr %18, align 8
  %39 = load i32, ptr addrspace(5) %8, align 4
  %40 = load i32, ptr addrspace(5) %7, align 4
  %41 = add i32 %39, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = load i32, ptr addrspace(5) %7, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %46
  store i32 %44, ptr addrspace(3) %47, align 4
  %48 = load ptr addrspace(1), ptr %17, align 8
  %49 = load i32, ptr addrspace(5) %8, align 4
  %50 = load i32, ptr addrspace(5) %7, align 4
  %51 = add i32 %49, %50
  %52 = add i32 %51, 128
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4
  %56 = load i32, ptr addrspace(5) %7, align 4
  %57 = add i32 %56, 128
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %58
  store i32 %55, ptr addrspace(3) %59, align 4
  %60 = load ptr addrspace(1), ptr %18, align 8
  %61 = load i32, ptr addrspace(5) %8, align 4
  %62 = load i32, ptr addrspace(5) %7, align 4
  %63 = add i32 %61, %62
  %64 = add i32 %63, 128
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4
  %68 = load i32, ptr addrspace(5) %7, align 4
  %69 = add i32 %68, 128
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %70
  store i32 %67, ptr addrspace(3) %71, align 4
  store i32 2, ptr addrspace(5) %9, align 4
  br label %72

72:                                               ; preds = %209, %2
  %73 = load i32, ptr addrspace(5) %9, align 4
  %74 = icmp ule i32 %73, 256
  br i1 %74, label %75, label %212

75:                                               ; preds = %72
  %76 = load i32, ptr addrspace(5) %9, align 4
  %77 = udiv i32 %76, 2
  store i32 %77, ptr addrspace(5) %10, align 4
  %78 = load i32, ptr addrspace(5) %7, align 4
  %79 = load i32, ptr addrspace(5) %10, align 4
  %80 = sub i32 %79, 1
  %81 = and i32 %78, %80
  store i32 %81, ptr addrspace(5) %11, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %82 = load i32, ptr addrspace(5) %7, align 4
  %83 = mul i32 2, %82
  %84 = load i32, ptr addrspace(5) %11, align 4
  %85 = sub i32 %83, %84
  store i32 %85, ptr addrspace(5) %12, align 4
  %86 = load i32, ptr addrspace(5) %12, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %87
  %89 = load i32, ptr addrspace(3) %88, align 4
  %90 = load i32, ptr addrspace(5) %12, align 4
  %91 = load i32, ptr addrspace(5) %10, align 4
  %92 = add i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %93
  %95 = load i32, ptr addrspace(3) %94, align 4
  %96 = icmp ugt i32 %89, %95
  br i1 %96, label %97, label %136

97:                                               ; preds = %75
  %98 = load i32, ptr addrspace(5) %12, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %99
  %101 = load i32, ptr addrspace(3) %100, align 4
  store i32 %101, ptr addrspace(5) %13, align 4
  %102 = load i32, ptr addrspace(5) %12, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %103
  %105 = load i32, ptr addrspace(3) %104, align 4
  store i32 %105, ptr addrspace(5) %14, align 4
  %106 = load i32, ptr addrspace(5) %12, align 4
  %107 = load i32, ptr addrspace(5) %10, align 4
  %108 = add i32 %106, %107
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %109
  %111 = load i32, ptr addrspace(3) %110, align 4
  %112 = load i32, ptr addrspace(5) %12, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %113
  store i32 %111, ptr addrspace(3) %114, align 4
  %115 = load i32, ptr addrspace(5) %12, align 4
  %116 = load i32, ptr addrspace(5) %10, align 4
  %117 = add i32 %115, %116
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %118
  %120 = load i32, ptr addrspace(3) %119, align 4
  %121 = load i32, ptr addrspace(5) %12, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %122
  store i32 %120, ptr addrspace(3) %123, align 4
  %124 = load i32, ptr addrspace(5) %13, align 4
  %125 = load i32, ptr addrspace(5) %12, align 4
  %126 = load i32, ptr addrspace(5) %10, align 4
  %127 = add i32 %125, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %128
  store i32 %124, ptr addrspace(3) %129, align 4
  %130 = load i32, ptr addrspace(5) %14, align 4
  %131 = load i32, ptr addrspace(5) %12, align 4
  %132 = load i32, ptr addrspace(5) %10, align 4
  %133 = add i32 %131, %132
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %134
  store i32 %130, ptr addrspace(3) %135, align 4
  br label %136

136:                                              ; preds = %97, %75
  %137 = load i32, ptr addrspace(5) %10, align 4
  %138 = udiv i32 %137, 2
  store i32 %138, ptr addrspace(5) %10, align 4
  br label %139

139:                                              ; preds = %205, %136
  %140 = load i32, ptr addrspace(5) %10, align 4
  %141 = icmp ugt i32 %140, 0
  br i1 %141, label %142, label %208

142:                                              ; preds = %139
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %143 = load i32, ptr addrspace(5) %7, align 4
  %144 = mul i32 2, %143
  %145 = load i32, ptr addrspace(5) %7, align 4
  %146 = load i32, ptr addrspace(5) %10, align 4
  %147 = sub i32 %146, 1
  %148 = and i32 %145, %147
  %149 = sub i32 %144, %148
  store i32 %149, ptr addrspace(5) %12, align 4
  %150 = load i32, ptr addrspace(5) %11, align 4
  %151 = load i32, ptr addrspace(5) %10, align 4
  %152 = icmp uge i32 %150, %151
  br i1 %152, label %153, label %204

153:                                              ; preds = %142
  %154 = load i32, ptr addrspace(5) %12, align 4
  %155 = load i32, ptr addrspace(5) %10, align 4
  %156 = sub i32 %154, %155
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %157
  %159 = load i32, ptr addrspace(3) %158, align 4
  %160 = load i32, ptr addrspace(5) %12, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %161
  %163 = load i32, ptr addrspace(3) %162, align 4
  %164 = icmp ugt i32 %159, %163
  br i1 %164, label %165, label %204

165:                                              ; preds = %153
  %166 = load i32, ptr addrspace(5) %12, align 4
  %167 = load i32, ptr addrspace(5) %10, align 4
  %168 = sub i32 %166, %167
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %169
  %171 = load i32, ptr addrspace(3) %170, align 4
  store i32 %171, ptr addrspace(5) %15, align 4
  %172 = load i32, ptr addrspace(5) %12, align 4
  %173 = load i32, ptr addrspace(5) %10, align 4
  %174 = sub i32 %172, %173
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %175
  %177 = load i32, ptr addrspace(3) %176, align 4
  store i32 %177, ptr addrspace(5) %16, align 4
  %178 = load i32, ptr addrspace(5) %12, align 4
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %179
  %181 = load i32, ptr addrspace(3) %180, align 4
  %182 = load i32, ptr addrspace(5) %12, align 4
  %183 = load i32, ptr addrspace(5) %10, align 4
  %184 = sub i32 %182, %183
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %185
  store i32 %181, ptr addrspace(3) %186, align 4
  %187 = load i32, ptr addrspace(5) %12, align 4
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %188
  %190 = load i32, ptr addrspace(3) %189, align 4
  %191 = load i32, ptr addrspace(5) %12, align 4
  %192 = load i32, ptr addrspace(5) %10, align 4
  %193 = sub i32 %191, %192
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %194
  store i32 %190, ptr addrspace(3) %195, align 4
  %196 = load i32, ptr addrspace(5) %15, align 4
  %197 = load i32, ptr addrspace(5) %12, align 4
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %198
  store i32 %196, ptr addrspace(3) %199, align 4
  %200 = load i32, ptr addrspace(5) %16, align 4
  %201 = load i32, ptr addrspace(5) %12, align 4
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %202
  store i32 %200, ptr addrspace(3) %203, align 4
  br label %204

204:                                              ; preds = %165, %153, %142
  br label %205

205:                                              ; preds = %204
  %206 = load i32, ptr addrspace(5) %10, align 4
  %207 = udiv i32 %206, 2
  store i32 %207, ptr addrspace(5) %10, align 4
  br label %139

208:                                              ; preds = %139
  br label %209

209:                                              ; preds = %208
  %210 = load i32, ptr addrspace(5) %9, align 4
  %211 = mul i32 %210, 2
  store i32 %211, ptr addrspace(5) %9, align 4
  br label %72

212:                                              ; preds = %72
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %213 = load i32, ptr addrspace(5) %7, align 4
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %214
  %216 = load i32, ptr addrspace(3) %215, align 4
  %217 = load ptr addrspace(1), ptr %17, align 8
  %218 = load i32, ptr addrspace(5) %8, align 4
  %219 = load i32, ptr addrspace(5) %7, align 4
  %220 = add i32 %218, %219
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspace(1) %217, i64 %221
  store i32 %216, ptr addrspace(1) %222, align 4
  %223 = load i32, ptr addrspace(5) %7, align 4
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %224
  %226 = load i32, ptr addrspace(3) %225, align 4
  %227 = load ptr addrspace(1), ptr %18, align 8
  %228 = load i32, ptr addrspace(5) %8, align 4
  %229 = load i32, ptr addrspace(5) %7, align 4
  %230 = add i32 %228, %229
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i32, ptr addrspace(1) %227, i64 %231
  store i32 %226, ptr addrspace(1) %232, align 4
  %233 = load i32, ptr addrspace(5) %7, align 4
  %234 = add i32 %233, 128
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.k, i64 0, i64 %235
  %237 = load i32, ptr addrspace(3) %236, align 4
  %238 = load ptr addrspace(1), ptr %17, align 8
  %239 = load i32, ptr addrspace(5) %8, align 4
  %240 = load i32, ptr addrspace(5) %7, align 4
  %241 = add i32 %239, %240
  %242 = add i32 %241, 128
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw i32, ptr addrspace(1) %238, i64 %243
  store i32 %237, ptr addrspace(1) %244, align 4
  %245 = load i32, ptr addrspace(5) %7, align 4
  %246 = add i32 %245, 128
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @merge_network.v, i64 0, i64 %247
  %249 = load i32, ptr addrspace(3) %248, align 4
  %250 = load ptr addrspace(1), ptr %18, align 8
  %251 = load i32, ptr addrspace(5) %8, align 4
  %252 = load i32, ptr addrspace(5) %7, align 4
  %253 = add i32 %251, %252
  %254 = add i32 %253, 128
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw i32, ptr addrspace(1) %250, i64 %255
  store i32 %249, ptr addrspace(1) %256, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1}
!7 = !{!"none", !"none"}
!8 = !{!"uint*", !"uint*"}
!9 = !{!"", !""}
!10 = !{i32 128, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
