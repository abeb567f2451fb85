; ModuleID = 'atomic64.cl'
source_filename = "atomic64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@atomic64.group_sum = internal addrspace(3) global i64 undef, align 8
@atomic64.group_max = internal addrspace(3) global i64 undef, align 8
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @atomic64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 8 %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store ptr addrspace(1) %2, ptr %15, align 8
  store ptr addrspace(1) %3, ptr %16, align 8
  store ptr addrspace(1) %4, ptr %17, align 8
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load ptr addrspace(1), ptr %14, align 8
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load ptr addrspace(1), ptr %16, align 8
  %23 = load ptr addrspace(1), ptr %17, align 8
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_atomic64(ptr addrspace(1) noundef align 8 %19, ptr addrspace(1) noundef align 8 %20, ptr addrspace(1) noundef align 8 %21, ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 8 %23, i32 noundef %24) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_atomic64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 8 %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i64, align 8, addrspace(5)
  %25 = alloca i64, align 8, addrspace(5)
  %26 = alloca i64, align 8, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca i64, align 8, addrspace(5)
  %29 = alloca i64, align 8, addrspace(5)
  %30 = alloca i64, align 8, addrspace(5)
  %31 = alloca i64, align 8, addrspace(5)
  %32 = alloca i64, align 8, addrspace(5)
  %33 = alloca i64, align 8, addrspace(5)
  %34 = alloca i64, align 8, addrspace(5)
  %35 = alloca i64, align 8, addrspace(5)
  %36 = alloca i64, align 8, addrspace(5)
  %37 = alloca i64, align 8, addrspace(5)
  %38 = alloca i64, align 8, addrspace(5)
  %39 = alloca i64, align 8, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca ptr addrspace(1), align 8, addrspace(5)
  %47 = alloca i64, align 8, addrspace(5)
  %48 = alloca i64, align 8, addrspace(5)
  %49 = alloca i64, align 8, addrspace(5)
  %50 = alloca i64, align 8, addrspace(5)
  %51 = alloca i64, align 8, addrspace(5)
  %52 = alloca i8, align 1, addrspace(5)
  %53 = alloca i64, align 8, addrspace(5)
  %54 = alloca i64, align 8, addrspace(5)
  %55 = alloca i64, align 8, addrspace(5)
  %56 = alloca i8, align 1, addrspace(5)
  %57 = alloca i64, align 8, addrspace(5)
  %58 = alloca i64, align 8, addrspace(5)
  %59 = alloca i64, align 8, addrspace(5)
  %60 = alloca i64, align 8, addrspace(5)
  %61 = alloca i64, align 8, addrspace(5)
  %62 = alloca i64, align 8, addrspace(5)
  %63 = addrspacecast ptr addrspace(5) %15 to ptr
  %64 = addrspacecast ptr addrspace(5) %16 to ptr
  %65 = addrspacecast ptr addrspace(5) %17 to ptr
  %66 = addrspacecast ptr addrspace(5) %18 to ptr
  %67 = addrspacecast ptr addrspace(5) %19 to ptr
  %68 = addrspacecast ptr addrspace(5) %20 to ptr
  %69 = addrspacecast ptr addrspace(5) %23 to ptr
  %70 = addrspacecast ptr addrspace(5) %24 to ptr
  %71 = addrspacecast ptr addrspace(5) %26 to ptr
  %72 = addrspacecast ptr addrspace(5) %27 to ptr
  %73 = addrspacecast ptr addrspace(5) %28 to ptr
  %74 = addrspacecast ptr addrspace(5) %29 to ptr
  %75 = addrspacecast ptr addrspace(5) %30 to ptr
  %76 = addrspacecast ptr addrspace(5) %31 to ptr
  %77 = addrspacecast ptr addrspace(5) %32 to ptr
  %78 = addrspacecast ptr addrspace(5) %33 to ptr
  %79 = addrspacecast ptr addrspace(5) %34 to ptr
  %80 = addrspacecast ptr addrspace(5) %35 to ptr
  %81 = addrspacecast ptr addrspace(5) %36 to ptr
  %82 = addrspacecast ptr addrspace(5) %37 to ptr
  %83 = addrspacecast ptr addrspace(5) %38 to ptr
  %84 = addrspacecast ptr addrspace(5) %39 to ptr
  %85 = addrspacecast ptr addrspace(5) %40 to ptr
  %86 = addrspacecast ptr addrspace(5) %41 to ptr
  %87 = addrspacecast ptr addrspace(5) %42 to ptr
  %88 = addrspacecast ptr addrspace(5) %43 to ptr
  %89 = addrspacecast ptr addrspace(5) %44 to ptr
  %90 = addrspacecast ptr addrspace(5) %45 to ptr
  %91 = addrspacecast ptr addrspace(5) %48 to ptr
  %92 = addrspacecast ptr addrspace(5) %49 to ptr
  %93 = addrspacecast ptr addrspace(5) %51 to ptr
  %94 = addrspacecast ptr addrspace(5) %52 to ptr
  %95 = addrspacecast ptr addrspace(5) %54 to ptr
  %96 = addrspacecast ptr addrspace(5) %55 to ptr
  %97 = addrspacecast ptr addrspace(5) %56 to ptr
  %98 = addrspacecast ptr addrspace(5) %57 to ptr
  %99 = addrspacecast ptr addrspace(5) %58 to ptr
  %100 = addrspacecast ptr addrspace(5) %59 to ptr
  %101 = addrspacecast ptr addrspace(5) %60 to ptr
  %102 = addrspacecast ptr addrspace(5) %61 to ptr
  %103 = addrspacecast ptr addrspace(5) %62 to ptr
  store ptr addrspace(1) %0, ptr %63, align 8
  store ptr addrspace(1) %1, ptr %64, align 8
  store ptr addrspace(1) %2, ptr %65, align 8
  store ptr addrspace(1) %3, ptr %66, align 8
  store ptr addrspace(1) %4, ptr %67, align 8
  store i32 %5, ptr %68, align 4
  %104 = addrspacecast ptr addrspace(5) %14 to ptr
  %105 = addrspacecast ptr addrspace(5) %11 to ptr
  %106 = call i32 @llvm.amdgcn.workgroup.id.x()
  %107 = addrspacecast ptr addrspace(5) %10 to ptr
  %108 = addrspacecast ptr addrspace(5) %7 to ptr
  %109 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %109, align 4
  %110 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %110, ptr addrspace(5) %9, align 8
  %111 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %112 = load i32, ptr %109, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr addrspace(4) %111, i64 %113
  %115 = load i16, ptr addrspace(4) %114, align 2
  %116 = zext i16 %115 to i32
  %117 = mul i32 %106, %116
  %118 = addrspacecast ptr addrspace(5) %13 to ptr
  %119 = call i32 @llvm.amdgcn.workitem.id.x()
  %120 = add i32 %117, %119
  store i32 %120, ptr addrspace(5) %21, align 4
  %121 = addrspacecast ptr addrspace(5) %12 to ptr
  %122 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %122, ptr addrspace(5) %22, align 4
  %123 = load i32, ptr addrspace(5) %22, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %128

125:                                              ; preds = %6
  store i64 0, ptr %69, align 8
  %126 = load i64, ptr %69, align 8
  store atomic i64 %126, ptr addrspace(3) @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  store i64 -9223372036854775808, ptr %70, align 8
  %127 = load i64, ptr %70, align 8
  store atomic i64 %127, ptr addrspace(3) @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  br label %128

128:                                              ; preds = %125, %6
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %129 = load i32, ptr addrspace(5) %21, align 4
  %130 = load i32, ptr %68, align 4
  %131 = icmp ult i32 %129, %130
  br i1 %131, label %132, label %256

132:                                              ; preds = %128
  %133 = load ptr addrspace(1), ptr %63, align 8
  %134 = load i32, ptr addrspace(5) %21, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i64, ptr addrspace(1) %133, i64 %135
  %137 = load i64, ptr addrspace(1) %136, align 8
  store i64 %137, ptr addrspace(5) %25, align 8
  %138 = load i64, ptr addrspace(5) %25, align 8
  store i64 %138, ptr %71, align 8
  %139 = load i64, ptr %71, align 8
  %140 = atomicrmw add ptr addrspace(3) @atomic64.group_sum, i64 %139 syncscope("workgroup-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %140, ptr %72, align 8
  %141 = load i64, ptr %72, align 8
  %142 = load i64, ptr addrspace(5) %25, align 8
  store i64 %142, ptr %73, align 8
  %143 = load i64, ptr %73, align 8
  %144 = atomicrmw max ptr addrspace(3) @atomic64.group_max, i64 %143 syncscope("workgroup-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %144, ptr %74, align 8
  %145 = load i64, ptr %74, align 8
  %146 = load ptr addrspace(1), ptr %64, align 8
  %147 = getelementptr inbounds i64, ptr addrspace(1) %146, i64 1
  %148 = load i64, ptr addrspace(5) %25, align 8
  store i64 %148, ptr %75, align 8
  %149 = load i64, ptr %75, align 8
  %150 = atomicrmw xor ptr addrspace(1) %147, i64 %149 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %150, ptr %76, align 8
  %151 = load i64, ptr %76, align 8
  %152 = load ptr addrspace(1), ptr %64, align 8
  %153 = getelementptr inbounds i64, ptr addrspace(1) %152, i64 2
  %154 = load i64, ptr addrspace(5) %25, align 8
  store i64 %154, ptr %77, align 8
  %155 = load i64, ptr %77, align 8
  %156 = atomicrmw or ptr addrspace(1) %153, i64 %155 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %156, ptr %78, align 8
  %157 = load i64, ptr %78, align 8
  %158 = load ptr addrspace(1), ptr %64, align 8
  %159 = getelementptr inbounds i64, ptr addrspace(1) %158, i64 3
  %160 = load i64, ptr addrspace(5) %25, align 8
  store i64 %160, ptr %79, align 8
  %161 = load i64, ptr %79, align 8
  %162 = atomicrmw and ptr addrspace(1) %159, i64 %161 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %162, ptr %80, align 8
  %163 = load i64, ptr %80, align 8
  %164 = load ptr addrspace(1), ptr %64, align 8
  %165 = getelementptr inbounds i64, ptr addrspace(1) %164, i64 4
  %166 = load i64, ptr addrspace(5) %25, align 8
  store i64 %166, ptr %81, align 8
  %167 = load i64, ptr %81, align 8
  %168 = atomicrmw umin ptr addrspace(1) %165, i64 %167 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %168, ptr %82, align 8
  %169 = load i64, ptr %82, align 8
  %170 = load ptr addrspace(1), ptr %65, align 8
  %171 = getelementptr inbounds i64, ptr addrspace(1) %170, i64 0
  %172 = load i64, ptr addrspace(5) %25, align 8
  store i64 %172, ptr %83, align 8
  %173 = load i64, ptr %83, align 8
  %174 = atomicrmw min ptr addrspace(1) %171, i64 %173 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %174, ptr %84, align 8
  %175 = load i64, ptr %84, align 8
  %176 = load ptr addrspace(1), ptr %66, align 8
  %177 = getelementptr inbounds i32, ptr addrspace(1) %176, i64 0
  %178 = load i64, ptr addrspace(5) %25, align 8
  %179 = trunc i64 %178 to i32
  store i32 %179, ptr %85, align 4
  %180 = load i32, ptr %85, align 4
  %181 = atomicrmw sub ptr addrspace(1) %177, i32 %180 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %181, ptr %86, align 4
  %182 = load i32, ptr %86, align 4
  %183 = load ptr addrspace(1), ptr %66, align 8
  %184 = getelementptr inbounds i32, ptr addrspace(1) %183, i64 1
  %185 = load i64, ptr addrspace(5) %25, align 8
  %186 = trunc i64 %185 to i32
  store i32 %186, ptr %87, align 4
  %187 = load i32, ptr %87, align 4
  %188 = atomicrmw umin ptr addrspace(1) %184, i32 %187 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %188, ptr %88, align 4
  %189 = load i32, ptr %88, align 4
  %190 = load ptr addrspace(1), ptr %66, align 8
  %191 = getelementptr inbounds i32, ptr addrspace(1) %190, i64 2
  %192 = load i64, ptr addrspace(5) %25, align 8
  %193 = trunc i64 %192 to i32
  store i32 %193, ptr %89, align 4
  %194 = load i32, ptr %89, align 4
  %195 = atomicrmw umax ptr addrspace(1) %191, i32 %194 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %195, ptr %90, align 4
  %196 = load i32, ptr %90, align 4
  %197 = load ptr addrspace(1), ptr %67, align 8
  %198 = load i32, ptr addrspace(5) %21, align 4
  %199 = mul i32 2, %198
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i64, ptr addrspace(1) %197, i64 %200
  store ptr addrspace(1) %201, ptr addrspace(5) %46, align 8
  %202 = load ptr addrspace(1), ptr addrspace(5) %46, align 8
  %203 = load i64, ptr addrspace(5) %25, align 8
  %204 = add i64 %203, 1
  store i64 %204, ptr %91, align 8
  %205 = load i64, ptr %91, align 8
  %206 = atomicrmw xchg ptr addrspace(1) %202, i64 %205 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %206, ptr %92, align 8
  %207 = load i64, ptr %92, align 8
  store i64 %207, ptr addrspace(5) %47, align 8
  %208 = load i64, ptr addrspace(5) %47, align 8
  %209 = load i64, ptr addrspace(5) %25, align 8
  %210 = and i64 %209, 1
  %211 = xor i64 %208, %210
  store i64 %211, ptr addrspace(5) %50, align 8
  %212 = load ptr addrspace(1), ptr addrspace(5) %46, align 8
  %213 = load i64, ptr addrspace(5) %25, align 8
  %214 = add i64 %213, 2
  store i64 %214, ptr %93, align 8
  %215 = load i64, ptr addrspace(5) %50, align 8
  %216 = load i64, ptr %93, align 8
  %217 = cmpxchg ptr addrspace(1) %212, i64 %215, i64 %216 syncscope("agent-one-as") acq_rel acquire, align 8
  %218 = extractvalue { i64, i1 } %217, 0
  %219 = extractvalue { i64, i1 } %217, 1
  br i1 %219, label %221, label %220

220:                                              ; preds = %132
  store i64 %218, ptr addrspace(5) %50, align 8
  br label %221

221:                                              ; preds = %220, %132
  %222 = zext i1 %219 to i8
  store i8 %222, ptr %94, align 1
  %223 = load i8, ptr %94, align 1
  %224 = trunc i8 %223 to i1
  %225 = load i64, ptr addrspace(5) %50, align 8
  %226 = load ptr addrspace(1), ptr %67, align 8
  %227 = load i32, ptr addrspace(5) %21, align 4
  %228 = mul i32 2, %227
  %229 = add i32 %228, 1
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds nuw i64, ptr addrspace(1) %226, i64 %230
  store i64 %225, ptr addrspace(1) %231, align 8
  %232 = load ptr addrspace(1), ptr %64, align 8
  %233 = getelementptr inbounds i64, ptr addrspace(1) %232, i64 5
  %234 = load atomic i64, ptr addrspace(1) %233 syncscope("agent-one-as") monotonic, align 8
  store i64 %234, ptr %95, align 8
  %235 = load i64, ptr %95, align 8
  store i64 %235, ptr addrspace(5) %53, align 8
  br label %236

236:                                              ; preds = %254, %221
  %237 = load ptr addrspace(1), ptr %64, align 8
  %238 = getelementptr inbounds i64, ptr addrspace(1) %237, i64 5
  %239 = load i64, ptr addrspace(5) %53, align 8
  %240 = load i64, ptr addrspace(5) %25, align 8
  %241 = or i64 %240, 1
  %242 = mul i64 %239, %241
  store i64 %242, ptr %96, align 8
  %243 = load i64, ptr addrspace(5) %53, align 8
  %244 = load i64, ptr %96, align 8
  %245 = cmpxchg ptr addrspace(1) %238, i64 %243, i64 %244 syncscope("agent-one-as") monotonic monotonic, align 8
  %246 = extractvalue { i64, i1 } %245, 0
  %247 = extractvalue { i64, i1 } %245, 1
  br i1 %247, label %249, label %248

248:                                              ; preds = %236
  store i64 %246, ptr addrspace(5) %53, align 8
  br label %249

249:                                              ; preds = %248, %236
  %250 = zext i1 %247 to i8
  store i8 %250, ptr %97, align 1
  %251 = load i8, ptr %97, align 1
  %252 = trunc i8 %251 to i1
  %253 = xor i1 %252, true
  br i1 %253, label %254, label %255

254:                                              ; preds = %249
  br label %236

255:                                              ; preds = %249
  br label %256

256:                                              ; preds = %255, %128
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %257 = load i32, ptr addrspace(5) %22, align 4
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %274

259:                                              ; preds = %256
  %260 = load ptr addrspace(1), ptr %64, align 8
  %261 = getelementptr inbounds i64, ptr addrspace(1) %260, i64 0
  %262 = load atomic i64, ptr addrspace(3) @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  store i64 %262, ptr %99, align 8
  %263 = load i64, ptr %99, align 8
  store i64 %263, ptr %98, align 8
  %264 = load i64, ptr %98, align 8
  %265 = atomicrmw add ptr addrspace(1) %261, i64 %264 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %265, ptr %100, align 8
  %266 = load i64, ptr %100, align 8
  %267 = load ptr addrspace(1), ptr %65, align 8
  %268 = getelementptr inbounds i64, ptr addrspace(1) %267, i64 1
  %269 = load atomic i64, ptr addrspace(3) @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  store i64 %269, ptr %102, align 8
  %270 = load i64, ptr %102, align 8
  store i64 %270, ptr %101, align 8
  %271 = load i64, ptr %101, align 8
  %272 = atomicrmw max ptr addrspace(1) %268, i64 %271 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i64 %272, ptr %103, align 8
  %273 = load i64, ptr %103, align 8
  br label %274

274:                                              ; preds = %259, %256
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"ulong*", !"atomic_ulong*", !"atomic_long*", !"atomic_uint*", !"ulong*", !"uint"}
!9 = !{!"ulong*", !"_Atomic(unsigned long)*", !"_Atomic(long)*", !"_Atomic(unsigned int)*", !"ulong*", !"uint"}
!10 = !{!"const", !"", !"", !"", !"", !""}
!11 = !{}
