; ModuleID = 'message_passing.cl'
source_filename = "message_passing.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@message_passing.local_data = internal addrspace(3) global [256 x i32] undef, align 4
@message_passing.local_flag = internal addrspace(3) global [256 x i32] undef, align 4
@message_passing.own = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [6 x i8] c"agent\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr addrspace(4) constant [10 x i8] c"wavefront\00", align 1
@.str.3 = private unnamed_addr addrspace(4) constant [13 x i8] c"singlethread\00", align 1
@.str.4 = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @message_passing(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  call void @__clang_ocl_kern_imp_message_passing(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_message_passing(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = addrspacecast ptr addrspace(5) %17 to ptr
  %42 = addrspacecast ptr addrspace(5) %18 to ptr
  %43 = addrspacecast ptr addrspace(5) %19 to ptr
  %44 = addrspacecast ptr addrspace(5) %20 to ptr
  %45 = addrspacecast ptr addrspace(5) %24 to ptr
  %46 = addrspacecast ptr addrspace(5) %26 to ptr
  %47 = addrspacecast ptr addrspace(5) %28 to ptr
  %48 = addrspacecast ptr addrspace(5) %30 to ptr
  %49 = addrspacecast ptr addrspace(5) %31 to ptr
  %50 = addrspacecast ptr addrspace(5) %32 to ptr
  %51 = addrspacecast ptr addrspace(5) %33 to ptr
  %52 = addrspacecast ptr addrspace(5) %34 to ptr
  %53 = addrspacecast ptr addrspace(5) %35 to ptr
  %54 = addrspacecast ptr addrspace(5) %37 to ptr
  %55 = addrspacecast ptr addrspace(5) %38 to ptr
  %56 = addrspacecast ptr addrspace(5) %39 to ptr
  %57 = addrspacecast ptr addrspace(5) %40 to ptr
  store ptr addrspace(1) %0, ptr %41, align 8
  store ptr addrspace(1) %1, ptr %42, align 8
  store ptr addrspace(1) %2, ptr %43, align 8
  store i32 %3, ptr %44, align 4
  %58 = addrspacecast ptr addrspace(5) %16 to ptr
  %59 = addrspacecast ptr addrspace(5) %11 to ptr
  %60 = call i32 @llvm.amdgcn.workgroup.id.x()
  %61 = addrspacecast ptr addrspace(5) %13 to ptr
  %62 = addrspacecast ptr addrspace(5) %5 to ptr
  %63 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %63, align 4
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %64, ptr addrspace(5) %7, align 8
  %65 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %66 = load i32, ptr %63, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %65, i64 %67
  %69 = load i16, ptr addrspace(4) %68, align 2
  %70 = zext i16 %69 to i32
  %71 = mul i32 %60, %70
  %72 = addrspacecast ptr addrspace(5) %15 to ptr
  %73 = call i32 @llvm.amdgcn.workitem.id.x()
  %74 = add i32 %71, %73
  store i32 %74, ptr addrspace(5) %21, align 4
  %75 = addrspacecast ptr addrspace(5) %14 to ptr
  %76 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %76, ptr addrspace(5) %22, align 4
  %77 = addrspacecast ptr addrspace(5) %12 to ptr
  %78 = addrspacecast ptr addrspace(5) %8 to ptr
  %79 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %79, align 4
  %80 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %80, ptr addrspace(5) %10, align 8
  %81 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %82 = load i32, ptr %79, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr addrspace(4) %81, i64 %83
  %85 = load i16, ptr addrspace(4) %84, align 2
  %86 = zext i16 %85 to i32
  store i32 %86, ptr addrspace(5) %23, align 4
  %87 = load i32, ptr addrspace(5) %22, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @message_passing.local_flag, i64 0, i64 %88
  store i32 0, ptr %45, align 4
  %90 = load i32, ptr %45, align 4
  store atomic i32 %90, ptr addrspace(3) %89 syncscope("workgroup-one-as") monotonic, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %91 = load i32, ptr addrspace(5) %23, align 4
  %92 = sub i32 %91, 1
  %93 = load i32, ptr addrspace(5) %22, align 4
  %94 = sub i32 %92, %93
  store i32 %94, ptr addrspace(5) %25, align 4
  %95 = load i32, ptr addrspace(5) %22, align 4
  %96 = add i32 %95, 7
  %97 = load i32, ptr addrspace(5) %22, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @message_passing.local_data, i64 0, i64 %98
  store i32 %96, ptr addrspace(3) %99, align 4
  %100 = load i32, ptr addrspace(5) %22, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @message_passing.local_flag, i64 0, i64 %101
  store i32 1, ptr %46, align 4
  %103 = load i32, ptr %46, align 4
  store atomic i32 %103, ptr addrspace(3) %102 syncscope("workgroup-one-as") release, align 4
  store i32 1, ptr addrspace(5) %27, align 4
  %104 = load i32, ptr addrspace(5) %25, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @message_passing.local_flag, i64 0, i64 %105
  %107 = load atomic i32, ptr addrspace(3) %106 syncscope("workgroup-one-as") acquire, align 4
  store i32 %107, ptr %47, align 4
  %108 = load i32, ptr %47, align 4
  %109 = icmp eq i32 %108, 1
  br i1 %109, label %110, label %121

110:                                              ; preds = %4
  %111 = load i32, ptr addrspace(5) %25, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @message_passing.local_data, i64 0, i64 %112
  %114 = load i32, ptr addrspace(3) %113, align 4
  %115 = load i32, ptr addrspace(5) %25, align 4
  %116 = add i32 %115, 7
  %117 = icmp eq i32 %114, %116
  %118 = zext i1 %117 to i32
  %119 = load i32, ptr addrspace(5) %27, align 4
  %120 = and i32 %119, %118
  store i32 %120, ptr addrspace(5) %27, align 4
  br label %121

121:                                              ; preds = %110, %4
  %122 = load i32, ptr %44, align 4
  %123 = sub i32 %122, 1
  %124 = load i32, ptr addrspace(5) %21, align 4
  %125 = sub i32 %123, %124
  store i32 %125, ptr addrspace(5) %29, align 4
  %126 = load i32, ptr addrspace(5) %21, align 4
  %127 = mul i32 %126, 3
  %128 = add i32 %127, 1
  %129 = load ptr addrspace(1), ptr %41, align 8
  %130 = load i32, ptr addrspace(5) %21, align 4
  %131 = mul i32 3, %130
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr addrspace(1) %129, i64 %132
  store i32 %128, ptr addrspace(1) %133, align 4
  %134 = load ptr addrspace(1), ptr %42, align 8
  %135 = load i32, ptr addrspace(5) %21, align 4
  %136 = mul i32 3, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %134, i64 %137
  store i32 1, ptr %48, align 4
  %139 = load i32, ptr %48, align 4
  store atomic i32 %139, ptr addrspace(1) %138 syncscope("agent-one-as") release, align 4
  %140 = load ptr addrspace(1), ptr %42, align 8
  %141 = load i32, ptr addrspace(5) %29, align 4
  %142 = mul i32 3, %141
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %140, i64 %143
  %145 = load atomic i32, ptr addrspace(1) %144 syncscope("agent-one-as") acquire, align 4
  store i32 %145, ptr %49, align 4
  %146 = load i32, ptr %49, align 4
  %147 = icmp eq i32 %146, 1
  br i1 %147, label %148, label %162

148:                                              ; preds = %121
  %149 = load ptr addrspace(1), ptr %41, align 8
  %150 = load i32, ptr addrspace(5) %29, align 4
  %151 = mul i32 3, %150
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) %149, i64 %152
  %154 = load i32, ptr addrspace(1) %153, align 4
  %155 = load i32, ptr addrspace(5) %29, align 4
  %156 = mul i32 %155, 3
  %157 = add i32 %156, 1
  %158 = icmp eq i32 %154, %157
  %159 = zext i1 %158 to i32
  %160 = load i32, ptr addrspace(5) %27, align 4
  %161 = and i32 %160, %159
  store i32 %161, ptr addrspace(5) %27, align 4
  br label %162

162:                                              ; preds = %148, %121
  %163 = load i32, ptr addrspace(5) %21, align 4
  %164 = mul i32 %163, 5
  %165 = add i32 %164, 2
  %166 = load ptr addrspace(1), ptr %41, align 8
  %167 = load i32, ptr addrspace(5) %21, align 4
  %168 = mul i32 3, %167
  %169 = add i32 %168, 1
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i32, ptr addrspace(1) %166, i64 %170
  store i32 %165, ptr addrspace(1) %171, align 4
  %172 = load ptr addrspace(1), ptr %42, align 8
  %173 = load i32, ptr addrspace(5) %21, align 4
  %174 = mul i32 3, %173
  %175 = add i32 %174, 1
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i32, ptr addrspace(1) %172, i64 %176
  store i32 1, ptr %50, align 4
  %178 = load i32, ptr %50, align 4
  store atomic i32 %178, ptr addrspace(1) %177 seq_cst, align 4
  %179 = load ptr addrspace(1), ptr %42, align 8
  %180 = load i32, ptr addrspace(5) %29, align 4
  %181 = mul i32 3, %180
  %182 = add i32 %181, 1
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i32, ptr addrspace(1) %179, i64 %183
  %185 = load atomic i32, ptr addrspace(1) %184 seq_cst, align 4
  store i32 %185, ptr %51, align 4
  %186 = load i32, ptr %51, align 4
  %187 = icmp eq i32 %186, 1
  br i1 %187, label %188, label %203

188:                                              ; preds = %162
  %189 = load ptr addrspace(1), ptr %41, align 8
  %190 = load i32, ptr addrspace(5) %29, align 4
  %191 = mul i32 3, %190
  %192 = add i32 %191, 1
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw i32, ptr addrspace(1) %189, i64 %193
  %195 = load i32, ptr addrspace(1) %194, align 4
  %196 = load i32, ptr addrspace(5) %29, align 4
  %197 = mul i32 %196, 5
  %198 = add i32 %197, 2
  %199 = icmp eq i32 %195, %198
  %200 = zext i1 %199 to i32
  %201 = load i32, ptr addrspace(5) %27, align 4
  %202 = and i32 %201, %200
  store i32 %202, ptr addrspace(5) %27, align 4
  br label %203

203:                                              ; preds = %188, %162
  %204 = load i32, ptr addrspace(5) %21, align 4
  %205 = mul i32 %204, 7
  %206 = add i32 %205, 3
  %207 = load ptr addrspace(1), ptr %41, align 8
  %208 = load i32, ptr addrspace(5) %21, align 4
  %209 = mul i32 3, %208
  %210 = add i32 %209, 2
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i32, ptr addrspace(1) %207, i64 %211
  store i32 %206, ptr addrspace(1) %212, align 4
  fence syncscope("agent") release
  %213 = load ptr addrspace(1), ptr %42, align 8
  %214 = load i32, ptr addrspace(5) %21, align 4
  %215 = mul i32 3, %214
  %216 = add i32 %215, 2
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw i32, ptr addrspace(1) %213, i64 %217
  store i32 1, ptr %52, align 4
  %219 = load i32, ptr %52, align 4
  %220 = atomicrmw xchg ptr addrspace(1) %218, i32 %219 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %220, ptr %53, align 4
  %221 = load i32, ptr %53, align 4
  %222 = load ptr addrspace(1), ptr %42, align 8
  %223 = load i32, ptr addrspace(5) %29, align 4
  %224 = mul i32 3, %223
  %225 = add i32 %224, 2
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw i32, ptr addrspace(1) %222, i64 %226
  store i32 0, ptr %54, align 4
  %228 = load i32, ptr %54, align 4
  %229 = atomicrmw add ptr addrspace(1) %227, i32 %228 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %229, ptr %55, align 4
  %230 = load i32, ptr %55, align 4
  store i32 %230, ptr addrspace(5) %36, align 4
  fence syncscope("agent") acquire
  %231 = load i32, ptr addrspace(5) %36, align 4
  %232 = icmp eq i32 %231, 1
  br i1 %232, label %233, label %248

233:                                              ; preds = %203
  %234 = load ptr addrspace(1), ptr %41, align 8
  %235 = load i32, ptr addrspace(5) %29, align 4
  %236 = mul i32 3, %235
  %237 = add i32 %236, 2
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw i32, ptr addrspace(1) %234, i64 %238
  %240 = load i32, ptr addrspace(1) %239, align 4
  %241 = load i32, ptr addrspace(5) %29, align 4
  %242 = mul i32 %241, 7
  %243 = add i32 %242, 3
  %244 = icmp eq i32 %240, %243
  %245 = zext i1 %244 to i32
  %246 = load i32, ptr addrspace(5) %27, align 4
  %247 = and i32 %246, %245
  store i32 %247, ptr addrspace(5) %27, align 4
  br label %248

248:                                              ; preds = %233, %203
  fence seq_cst
  fence syncscope("wavefront") acq_rel
  fence syncscope("singlethread") seq_cst
  %249 = load i32, ptr addrspace(5) %22, align 4
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @message_passing.own, i64 0, i64 %250
  %252 = load i32, ptr addrspace(5) %27, align 4
  store i32 %252, ptr %56, align 4
  %253 = load i32, ptr %56, align 4
  store atomic i32 %253, ptr addrspace(3) %251 syncscope("wavefront-one-as") release, align 4
  %254 = load i32, ptr addrspace(5) %22, align 4
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @message_passing.own, i64 0, i64 %255
  %257 = load atomic i32, ptr addrspace(3) %256 syncscope("wavefront-one-as") acquire, align 4
  store i32 %257, ptr %57, align 4
  %258 = load i32, ptr %57, align 4
  %259 = load ptr addrspace(1), ptr %43, align 8
  %260 = load i32, ptr addrspace(5) %21, align 4
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds nuw i32, ptr addrspace(1) %259, i64 %261
  store i32 %258, ptr addrspace(1) %262, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

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
!8 = !{!"uint*", !"atomic_uint*", !"uint*", !"uint"}
!9 = !{!"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!10 = !{!"", !"", !"", !""}
!11 = !{}
