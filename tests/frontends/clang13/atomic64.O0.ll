; ModuleID = 'atomic64.cl'
source_filename = "atomic64.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@atomic64.group_sum = internal addrspace(3) global i64 undef, align 8
@atomic64.group_max = internal addrspace(3) global i64 undef, align 8
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @atomic64(i64 addrspace(1)* %0, i64 addrspace(1)* %1, i64 addrspace(1)* %2, i32 addrspace(1)* %3, i64 addrspace(1)* %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i64, align 8, addrspace(5)
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
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %41 = alloca i64, align 8, addrspace(5)
  %42 = alloca i64, align 8, addrspace(5)
  %43 = alloca i64, align 8, addrspace(5)
  %44 = alloca i64, align 8, addrspace(5)
  %45 = alloca i64, align 8, addrspace(5)
  %46 = alloca i8, align 1, addrspace(5)
  %47 = alloca i64, align 8, addrspace(5)
  %48 = alloca i64, align 8, addrspace(5)
  %49 = alloca i64, align 8, addrspace(5)
  %50 = alloca i8, align 1, addrspace(5)
  %51 = alloca i64, align 8, addrspace(5)
  %52 = alloca i64, align 8, addrspace(5)
  %53 = alloca i64, align 8, addrspace(5)
  %54 = alloca i64, align 8, addrspace(5)
  %55 = alloca i64, align 8, addrspace(5)
  %56 = alloca i64, align 8, addrspace(5)
  store i64 addrspace(1)* %0, i64 addrspace(1)* addrspace(5)* %9, align 8
  store i64 addrspace(1)* %1, i64 addrspace(1)* addrspace(5)* %10, align 8
  store i64 addrspace(1)* %2, i64 addrspace(1)* addrspace(5)* %11, align 8
  store i32 addrspace(1)* %3, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i64 addrspace(1)* %4, i64 addrspace(1)* addrspace(5)* %13, align 8
  store i32 %5, i32 addrspace(5)* %14, align 4
  %57 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %7, align 4
  %58 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %58, i8 addrspace(4)* addrspace(5)* %8, align 8
  %59 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %60 = load i32, i32 addrspace(5)* %7, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds i8, i8 addrspace(4)* %59, i64 %61
  %63 = bitcast i8 addrspace(4)* %62 to i16 addrspace(4)*
  %64 = load i16, i16 addrspace(4)* %63, align 2
  %65 = zext i16 %64 to i32
  %66 = mul i32 %57, %65
  %67 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %68 = add i32 %66, %67
  store i32 %68, i32 addrspace(5)* %15, align 4
  %69 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  store i32 %69, i32 addrspace(5)* %16, align 4
  %70 = load i32, i32 addrspace(5)* %16, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %75

72:                                               ; preds = %6
  store i64 0, i64 addrspace(5)* %17, align 8
  %73 = load i64, i64 addrspace(5)* %17, align 8
  store atomic i64 %73, i64 addrspace(3)* @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  store i64 -9223372036854775808, i64 addrspace(5)* %18, align 8
  %74 = load i64, i64 addrspace(5)* %18, align 8
  store atomic i64 %74, i64 addrspace(3)* @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  br label %75

75:                                               ; preds = %72, %6
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %76 = load i32, i32 addrspace(5)* %15, align 4
  %77 = load i32, i32 addrspace(5)* %14, align 4
  %78 = icmp ult i32 %76, %77
  br i1 %78, label %79, label %203

79:                                               ; preds = %75
  %80 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  %81 = load i32, i32 addrspace(5)* %15, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i64, i64 addrspace(1)* %80, i64 %82
  %84 = load i64, i64 addrspace(1)* %83, align 8
  store i64 %84, i64 addrspace(5)* %19, align 8
  %85 = load i64, i64 addrspace(5)* %19, align 8
  store i64 %85, i64 addrspace(5)* %20, align 8
  %86 = load i64, i64 addrspace(5)* %20, align 8
  %87 = atomicrmw add i64 addrspace(3)* @atomic64.group_sum, i64 %86 syncscope("workgroup-one-as") monotonic, align 8
  store i64 %87, i64 addrspace(5)* %21, align 8
  %88 = load i64, i64 addrspace(5)* %21, align 8
  %89 = load i64, i64 addrspace(5)* %19, align 8
  store i64 %89, i64 addrspace(5)* %22, align 8
  %90 = load i64, i64 addrspace(5)* %22, align 8
  %91 = atomicrmw max i64 addrspace(3)* @atomic64.group_max, i64 %90 syncscope("workgroup-one-as") monotonic, align 8
  store i64 %91, i64 addrspace(5)* %23, align 8
  %92 = load i64, i64 addrspace(5)* %23, align 8
  %93 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %94 = getelementptr inbounds i64, i64 addrspace(1)* %93, i64 1
  %95 = load i64, i64 addrspace(5)* %19, align 8
  store i64 %95, i64 addrspace(5)* %24, align 8
  %96 = load i64, i64 addrspace(5)* %24, align 8
  %97 = atomicrmw xor i64 addrspace(1)* %94, i64 %96 syncscope("agent-one-as") monotonic, align 8
  store i64 %97, i64 addrspace(5)* %25, align 8
  %98 = load i64, i64 addrspace(5)* %25, align 8
  %99 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %100 = getelementptr inbounds i64, i64 addrspace(1)* %99, i64 2
  %101 = load i64, i64 addrspace(5)* %19, align 8
  store i64 %101, i64 addrspace(5)* %26, align 8
  %102 = load i64, i64 addrspace(5)* %26, align 8
  %103 = atomicrmw or i64 addrspace(1)* %100, i64 %102 syncscope("agent-one-as") monotonic, align 8
  store i64 %103, i64 addrspace(5)* %27, align 8
  %104 = load i64, i64 addrspace(5)* %27, align 8
  %105 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %106 = getelementptr inbounds i64, i64 addrspace(1)* %105, i64 3
  %107 = load i64, i64 addrspace(5)* %19, align 8
  store i64 %107, i64 addrspace(5)* %28, align 8
  %108 = load i64, i64 addrspace(5)* %28, align 8
  %109 = atomicrmw and i64 addrspace(1)* %106, i64 %108 syncscope("agent-one-as") monotonic, align 8
  store i64 %109, i64 addrspace(5)* %29, align 8
  %110 = load i64, i64 addrspace(5)* %29, align 8
  %111 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %112 = getelementptr inbounds i64, i64 addrspace(1)* %111, i64 4
  %113 = load i64, i64 addrspace(5)* %19, align 8
  store i64 %113, i64 addrspace(5)* %30, align 8
  %114 = load i64, i64 addrspace(5)* %30, align 8
  %115 = atomicrmw umin i64 addrspace(1)* %112, i64 %114 syncscope("agent-one-as") monotonic, align 8
  store i64 %115, i64 addrspace(5)* %31, align 8
  %116 = load i64, i64 addrspace(5)* %31, align 8
  %117 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %11, align 8
  %118 = getelementptr inbounds i64, i64 addrspace(1)* %117, i64 0
  %119 = load i64, i64 addrspace(5)* %19, align 8
  store i64 %119, i64 addrspace(5)* %32, align 8
  %120 = load i64, i64 addrspace(5)* %32, align 8
  %121 = atomicrmw min i64 addrspace(1)* %118, i64 %120 syncscope("agent-one-as") monotonic, align 8
  store i64 %121, i64 addrspace(5)* %33, align 8
  %122 = load i64, i64 addrspace(5)* %33, align 8
  %123 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %124 = getelementptr inbounds i32, i32 addrspace(1)* %123, i64 0
  %125 = load i64, i64 addrspace(5)* %19, align 8
  %126 = trunc i64 %125 to i32
  store i32 %126, i32 addrspace(5)* %34, align 4
  %127 = load i32, i32 addrspace(5)* %34, align 4
  %128 = atomicrmw sub i32 addrspace(1)* %124, i32 %127 syncscope("agent-one-as") monotonic, align 4
  store i32 %128, i32 addrspace(5)* %35, align 4
  %129 = load i32, i32 addrspace(5)* %35, align 4
  %130 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %131 = getelementptr inbounds i32, i32 addrspace(1)* %130, i64 1
  %132 = load i64, i64 addrspace(5)* %19, align 8
  %133 = trunc i64 %132 to i32
  store i32 %133, i32 addrspace(5)* %36, align 4
  %134 = load i32, i32 addrspace(5)* %36, align 4
  %135 = atomicrmw umin i32 addrspace(1)* %131, i32 %134 syncscope("agent-one-as") monotonic, align 4
  store i32 %135, i32 addrspace(5)* %37, align 4
  %136 = load i32, i32 addrspace(5)* %37, align 4
  %137 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %138 = getelementptr inbounds i32, i32 addrspace(1)* %137, i64 2
  %139 = load i64, i64 addrspace(5)* %19, align 8
  %140 = trunc i64 %139 to i32
  store i32 %140, i32 addrspace(5)* %38, align 4
  %141 = load i32, i32 addrspace(5)* %38, align 4
  %142 = atomicrmw umax i32 addrspace(1)* %138, i32 %141 syncscope("agent-one-as") monotonic, align 4
  store i32 %142, i32 addrspace(5)* %39, align 4
  %143 = load i32, i32 addrspace(5)* %39, align 4
  %144 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %13, align 8
  %145 = load i32, i32 addrspace(5)* %15, align 4
  %146 = mul i32 2, %145
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds i64, i64 addrspace(1)* %144, i64 %147
  store i64 addrspace(1)* %148, i64 addrspace(1)* addrspace(5)* %40, align 8
  %149 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %40, align 8
  %150 = load i64, i64 addrspace(5)* %19, align 8
  %151 = add i64 %150, 1
  store i64 %151, i64 addrspace(5)* %42, align 8
  %152 = load i64, i64 addrspace(5)* %42, align 8
  %153 = atomicrmw xchg i64 addrspace(1)* %149, i64 %152 syncscope("agent-one-as") monotonic, align 8
  store i64 %153, i64 addrspace(5)* %43, align 8
  %154 = load i64, i64 addrspace(5)* %43, align 8
  store i64 %154, i64 addrspace(5)* %41, align 8
  %155 = load i64, i64 addrspace(5)* %41, align 8
  %156 = load i64, i64 addrspace(5)* %19, align 8
  %157 = and i64 %156, 1
  %158 = xor i64 %155, %157
  store i64 %158, i64 addrspace(5)* %44, align 8
  %159 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %40, align 8
  %160 = load i64, i64 addrspace(5)* %19, align 8
  %161 = add i64 %160, 2
  store i64 %161, i64 addrspace(5)* %45, align 8
  %162 = load i64, i64 addrspace(5)* %44, align 8
  %163 = load i64, i64 addrspace(5)* %45, align 8
  %164 = cmpxchg i64 addrspace(1)* %159, i64 %162, i64 %163 syncscope("agent-one-as") acq_rel acquire, align 8
  %165 = extractvalue { i64, i1 } %164, 0
  %166 = extractvalue { i64, i1 } %164, 1
  br i1 %166, label %168, label %167

167:                                              ; preds = %79
  store i64 %165, i64 addrspace(5)* %44, align 8
  br label %168

168:                                              ; preds = %167, %79
  %169 = zext i1 %166 to i8
  store i8 %169, i8 addrspace(5)* %46, align 1
  %170 = load i8, i8 addrspace(5)* %46, align 1
  %171 = trunc i8 %170 to i1
  %172 = load i64, i64 addrspace(5)* %44, align 8
  %173 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %13, align 8
  %174 = load i32, i32 addrspace(5)* %15, align 4
  %175 = mul i32 2, %174
  %176 = add i32 %175, 1
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds i64, i64 addrspace(1)* %173, i64 %177
  store i64 %172, i64 addrspace(1)* %178, align 8
  %179 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %180 = getelementptr inbounds i64, i64 addrspace(1)* %179, i64 5
  %181 = load atomic i64, i64 addrspace(1)* %180 syncscope("agent-one-as") monotonic, align 8
  store i64 %181, i64 addrspace(5)* %48, align 8
  %182 = load i64, i64 addrspace(5)* %48, align 8
  store i64 %182, i64 addrspace(5)* %47, align 8
  br label %183

183:                                              ; preds = %201, %168
  %184 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %185 = getelementptr inbounds i64, i64 addrspace(1)* %184, i64 5
  %186 = load i64, i64 addrspace(5)* %47, align 8
  %187 = load i64, i64 addrspace(5)* %19, align 8
  %188 = or i64 %187, 1
  %189 = mul i64 %186, %188
  store i64 %189, i64 addrspace(5)* %49, align 8
  %190 = load i64, i64 addrspace(5)* %47, align 8
  %191 = load i64, i64 addrspace(5)* %49, align 8
  %192 = cmpxchg i64 addrspace(1)* %185, i64 %190, i64 %191 syncscope("agent-one-as") monotonic monotonic, align 8
  %193 = extractvalue { i64, i1 } %192, 0
  %194 = extractvalue { i64, i1 } %192, 1
  br i1 %194, label %196, label %195

195:                                              ; preds = %183
  store i64 %193, i64 addrspace(5)* %47, align 8
  br label %196

196:                                              ; preds = %195, %183
  %197 = zext i1 %194 to i8
  store i8 %197, i8 addrspace(5)* %50, align 1
  %198 = load i8, i8 addrspace(5)* %50, align 1
  %199 = trunc i8 %198 to i1
  %200 = xor i1 %199, true
  br i1 %200, label %201, label %202

201:                                              ; preds = %196
  br label %183

202:                                              ; preds = %196
  br label %203

203:                                              ; preds = %202, %75
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %204 = load i32, i32 addrspace(5)* %16, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %221

206:                                              ; preds = %203
  %207 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %208 = getelementptr inbounds i64, i64 addrspace(1)* %207, i64 0
  %209 = load atomic i64, i64 addrspace(3)* @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  store i64 %209, i64 addrspace(5)* %52, align 8
  %210 = load i64, i64 addrspace(5)* %52, align 8
  store i64 %210, i64 addrspace(5)* %51, align 8
  %211 = load i64, i64 addrspace(5)* %51, align 8
  %212 = atomicrmw add i64 addrspace(1)* %208, i64 %211 syncscope("agent-one-as") monotonic, align 8
  store i64 %212, i64 addrspace(5)* %53, align 8
  %213 = load i64, i64 addrspace(5)* %53, align 8
  %214 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %11, align 8
  %215 = getelementptr inbounds i64, i64 addrspace(1)* %214, i64 1
  %216 = load atomic i64, i64 addrspace(3)* @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  store i64 %216, i64 addrspace(5)* %55, align 8
  %217 = load i64, i64 addrspace(5)* %55, align 8
  store i64 %217, i64 addrspace(5)* %54, align 8
  %218 = load i64, i64 addrspace(5)* %54, align 8
  %219 = atomicrmw max i64 addrspace(1)* %215, i64 %218 syncscope("agent-one-as") monotonic, align 8
  store i64 %219, i64 addrspace(5)* %56, align 8
  %220 = load i64, i64 addrspace(5)* %56, align 8
  br label %221

221:                                              ; preds = %206, %203
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"ulong*", !"atomic_ulong*", !"atomic_long*", !"atomic_uint*", !"ulong*", !"uint"}
!8 = !{!"ulong*", !"_Atomic(unsigned long)*", !"_Atomic(long)*", !"_Atomic(unsigned int)*", !"ulong*", !"uint"}
!9 = !{!"const", !"", !"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
