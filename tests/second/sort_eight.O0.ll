; ModuleID = 'sort_eight.cl'
source_filename = "sort_eight.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @sort_eight(ptr addrspace(1) noundef align 2 %0, i32 noundef %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca [8 x i16], align 2, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i16, align 2, addrspace(5)
  %17 = alloca i16, align 2, addrspace(5)
  %18 = alloca i16, align 2, addrspace(5)
  %19 = alloca i16, align 2, addrspace(5)
  %20 = alloca i16, align 2, addrspace(5)
  %21 = alloca i16, align 2, addrspace(5)
  %22 = alloca i16, align 2, addrspace(5)
  %23 = alloca i16, align 2, addrspace(5)
  %24 = alloca i16, align 2, addrspace(5)
  %25 = alloca i16, align 2, addrspace(5)
  %26 = alloca i16, align 2, addrspace(5)
  %27 = alloca i16, align 2, addrspace(5)
  %28 = alloca i16, align 2, addrspace(5)
  %29 = alloca i16, align 2, addrspace(5)
  %30 = alloca i16, align 2, addrspace(5)
  %31 = alloca i16, align 2, addrspace(5)
  %32 = alloca i16, align 2, addrspace(5)
  %33 = alloca i16, align 2, addrspace(5)
  %34 = alloca i16, align 2, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = addrspacecast ptr addrspace(5) %36 to ptr
  %39 = addrspacecast ptr addrspace(5) %37 to ptr
  store ptr addrspace(1) %0, ptr %38, align 8
  store i32 %1, ptr %39, align 4
  %40 = load ptr addrspace(1), ptr %38, align 8
  %41 = load i32, ptr %39, align 4
  %42 = addrspacecast ptr addrspace(5) %10 to ptr
  %43 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %40, ptr %42, align 8
  store i32 %41, ptr %43, align 4
  %44 = addrspacecast ptr addrspace(5) %9 to ptr
  %45 = addrspacecast ptr addrspace(5) %8 to ptr
  %46 = call i32 @llvm.amdgcn.workgroup.id.x()
  %47 = addrspacecast ptr addrspace(5) %7 to ptr
  %48 = addrspacecast ptr addrspace(5) %3 to ptr
  %49 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %49, align 4
  %50 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %50, ptr addrspace(5) %5, align 8
  %51 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %52 = load i32, ptr %49, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(4) %51, i64 %53
  %55 = load i16, ptr addrspace(4) %54, align 2
  %56 = zext i16 %55 to i32
  %57 = mul i32 %46, %56
  %58 = addrspacecast ptr addrspace(5) %6 to ptr
  %59 = call i32 @llvm.amdgcn.workitem.id.x()
  %60 = add i32 %57, %59
  %61 = zext i32 %60 to i64
  store i32 %60, ptr addrspace(5) %12, align 4
  %62 = load i32, ptr addrspace(5) %12, align 4
  %63 = load i32, ptr %43, align 4
  %64 = icmp uge i32 %62, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %2
  br label %339

66:                                               ; preds = %2
  %67 = load ptr addrspace(1), ptr %42, align 8
  %68 = load i32, ptr addrspace(5) %12, align 4
  %69 = mul i32 %68, 8
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i16, ptr addrspace(1) %67, i64 %70
  store ptr addrspace(1) %71, ptr addrspace(5) %13, align 8
  store i32 0, ptr addrspace(5) %15, align 4
  br label %72

72:                                               ; preds = %75, %66
  %73 = load i32, ptr addrspace(5) %15, align 4
  %74 = icmp slt i32 %73, 8
  br i1 %74, label %75, label %86

75:                                               ; preds = %72
  %76 = load ptr addrspace(1), ptr addrspace(5) %13, align 8
  %77 = load i32, ptr addrspace(5) %15, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i16, ptr addrspace(1) %76, i64 %78
  %80 = load i16, ptr addrspace(1) %79, align 2
  %81 = load i32, ptr addrspace(5) %15, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 %82
  store i16 %80, ptr addrspace(5) %83, align 2
  %84 = load i32, ptr addrspace(5) %15, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr addrspace(5) %15, align 4
  br label %72

86:                                               ; preds = %72
  %87 = load i16, ptr addrspace(5) %14, align 2
  %88 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %89 = load i16, ptr addrspace(5) %88, align 2
  %90 = call i16 @llvm.smin.i16(i16 %87, i16 %89)
  store i16 %90, ptr addrspace(5) %16, align 2
  %91 = load i16, ptr addrspace(5) %14, align 2
  %92 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %93 = load i16, ptr addrspace(5) %92, align 2
  %94 = call i16 @llvm.smax.i16(i16 %91, i16 %93)
  %95 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %94, ptr addrspace(5) %95, align 2
  %96 = load i16, ptr addrspace(5) %16, align 2
  store i16 %96, ptr addrspace(5) %14, align 2
  %97 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %98 = load i16, ptr addrspace(5) %97, align 2
  %99 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %100 = load i16, ptr addrspace(5) %99, align 2
  %101 = call i16 @llvm.smin.i16(i16 %98, i16 %100)
  store i16 %101, ptr addrspace(5) %17, align 2
  %102 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %103 = load i16, ptr addrspace(5) %102, align 2
  %104 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %105 = load i16, ptr addrspace(5) %104, align 2
  %106 = call i16 @llvm.smax.i16(i16 %103, i16 %105)
  %107 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %106, ptr addrspace(5) %107, align 2
  %108 = load i16, ptr addrspace(5) %17, align 2
  %109 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %108, ptr addrspace(5) %109, align 2
  %110 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %111 = load i16, ptr addrspace(5) %110, align 2
  %112 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %113 = load i16, ptr addrspace(5) %112, align 2
  %114 = call i16 @llvm.smin.i16(i16 %111, i16 %113)
  store i16 %114, ptr addrspace(5) %18, align 2
  %115 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %116 = load i16, ptr addrspace(5) %115, align 2
  %117 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %118 = load i16, ptr addrspace(5) %117, align 2
  %119 = call i16 @llvm.smax.i16(i16 %116, i16 %118)
  %120 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %119, ptr addrspace(5) %120, align 2
  %121 = load i16, ptr addrspace(5) %18, align 2
  %122 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %121, ptr addrspace(5) %122, align 2
  %123 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %124 = load i16, ptr addrspace(5) %123, align 2
  %125 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %126 = load i16, ptr addrspace(5) %125, align 2
  %127 = call i16 @llvm.smin.i16(i16 %124, i16 %126)
  store i16 %127, ptr addrspace(5) %19, align 2
  %128 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %129 = load i16, ptr addrspace(5) %128, align 2
  %130 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %131 = load i16, ptr addrspace(5) %130, align 2
  %132 = call i16 @llvm.smax.i16(i16 %129, i16 %131)
  %133 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  store i16 %132, ptr addrspace(5) %133, align 2
  %134 = load i16, ptr addrspace(5) %19, align 2
  %135 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %134, ptr addrspace(5) %135, align 2
  %136 = load i16, ptr addrspace(5) %14, align 2
  %137 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %138 = load i16, ptr addrspace(5) %137, align 2
  %139 = call i16 @llvm.smin.i16(i16 %136, i16 %138)
  store i16 %139, ptr addrspace(5) %20, align 2
  %140 = load i16, ptr addrspace(5) %14, align 2
  %141 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %142 = load i16, ptr addrspace(5) %141, align 2
  %143 = call i16 @llvm.smax.i16(i16 %140, i16 %142)
  %144 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %143, ptr addrspace(5) %144, align 2
  %145 = load i16, ptr addrspace(5) %20, align 2
  store i16 %145, ptr addrspace(5) %14, align 2
  %146 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %147 = load i16, ptr addrspace(5) %146, align 2
  %148 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %149 = load i16, ptr addrspace(5) %148, align 2
  %150 = call i16 @llvm.smin.i16(i16 %147, i16 %149)
  store i16 %150, ptr addrspace(5) %21, align 2
  %151 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %152 = load i16, ptr addrspace(5) %151, align 2
  %153 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %154 = load i16, ptr addrspace(5) %153, align 2
  %155 = call i16 @llvm.smax.i16(i16 %152, i16 %154)
  %156 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %155, ptr addrspace(5) %156, align 2
  %157 = load i16, ptr addrspace(5) %21, align 2
  %158 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %157, ptr addrspace(5) %158, align 2
  %159 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %160 = load i16, ptr addrspace(5) %159, align 2
  %161 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %162 = load i16, ptr addrspace(5) %161, align 2
  %163 = call i16 @llvm.smin.i16(i16 %160, i16 %162)
  store i16 %163, ptr addrspace(5) %22, align 2
  %164 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %165 = load i16, ptr addrspace(5) %164, align 2
  %166 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %167 = load i16, ptr addrspace(5) %166, align 2
  %168 = call i16 @llvm.smax.i16(i16 %165, i16 %167)
  %169 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %168, ptr addrspace(5) %169, align 2
  %170 = load i16, ptr addrspace(5) %22, align 2
  %171 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %170, ptr addrspace(5) %171, align 2
  %172 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %173 = load i16, ptr addrspace(5) %172, align 2
  %174 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %175 = load i16, ptr addrspace(5) %174, align 2
  %176 = call i16 @llvm.smin.i16(i16 %173, i16 %175)
  store i16 %176, ptr addrspace(5) %23, align 2
  %177 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %178 = load i16, ptr addrspace(5) %177, align 2
  %179 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %180 = load i16, ptr addrspace(5) %179, align 2
  %181 = call i16 @llvm.smax.i16(i16 %178, i16 %180)
  %182 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  store i16 %181, ptr addrspace(5) %182, align 2
  %183 = load i16, ptr addrspace(5) %23, align 2
  %184 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %183, ptr addrspace(5) %184, align 2
  %185 = load i16, ptr addrspace(5) %14, align 2
  %186 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %187 = load i16, ptr addrspace(5) %186, align 2
  %188 = call i16 @llvm.smin.i16(i16 %185, i16 %187)
  store i16 %188, ptr addrspace(5) %24, align 2
  %189 = load i16, ptr addrspace(5) %14, align 2
  %190 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %191 = load i16, ptr addrspace(5) %190, align 2
  %192 = call i16 @llvm.smax.i16(i16 %189, i16 %191)
  %193 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %192, ptr addrspace(5) %193, align 2
  %194 = load i16, ptr addrspace(5) %24, align 2
  store i16 %194, ptr addrspace(5) %14, align 2
  %195 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %196 = load i16, ptr addrspace(5) %195, align 2
  %197 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %198 = load i16, ptr addrspace(5) %197, align 2
  %199 = call i16 @llvm.smin.i16(i16 %196, i16 %198)
  store i16 %199, ptr addrspace(5) %25, align 2
  %200 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %201 = load i16, ptr addrspace(5) %200, align 2
  %202 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %203 = load i16, ptr addrspace(5) %202, align 2
  %204 = call i16 @llvm.smax.i16(i16 %201, i16 %203)
  %205 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %204, ptr addrspace(5) %205, align 2
  %206 = load i16, ptr addrspace(5) %25, align 2
  %207 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %206, ptr addrspace(5) %207, align 2
  %208 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %209 = load i16, ptr addrspace(5) %208, align 2
  %210 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %211 = load i16, ptr addrspace(5) %210, align 2
  %212 = call i16 @llvm.smin.i16(i16 %209, i16 %211)
  store i16 %212, ptr addrspace(5) %26, align 2
  %213 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %214 = load i16, ptr addrspace(5) %213, align 2
  %215 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %216 = load i16, ptr addrspace(5) %215, align 2
  %217 = call i16 @llvm.smax.i16(i16 %214, i16 %216)
  %218 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %217, ptr addrspace(5) %218, align 2
  %219 = load i16, ptr addrspace(5) %26, align 2
  %220 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %219, ptr addrspace(5) %220, align 2
  %221 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %222 = load i16, ptr addrspace(5) %221, align 2
  %223 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %224 = load i16, ptr addrspace(5) %223, align 2
  %225 = call i16 @llvm.smin.i16(i16 %222, i16 %224)
  store i16 %225, ptr addrspace(5) %27, align 2
  %226 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %227 = load i16, ptr addrspace(5) %226, align 2
  %228 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %229 = load i16, ptr addrspace(5) %228, align 2
  %230 = call i16 @llvm.smax.i16(i16 %227, i16 %229)
  %231 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  store i16 %230, ptr addrspace(5) %231, align 2
  %232 = load i16, ptr addrspace(5) %27, align 2
  %233 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %232, ptr addrspace(5) %233, align 2
  %234 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %235 = load i16, ptr addrspace(5) %234, align 2
  %236 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %237 = load i16, ptr addrspace(5) %236, align 2
  %238 = call i16 @llvm.smin.i16(i16 %235, i16 %237)
  store i16 %238, ptr addrspace(5) %28, align 2
  %239 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %240 = load i16, ptr addrspace(5) %239, align 2
  %241 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %242 = load i16, ptr addrspace(5) %241, align 2
  %243 = call i16 @llvm.smax.i16(i16 %240, i16 %242)
  %244 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %243, ptr addrspace(5) %244, align 2
  %245 = load i16, ptr addrspace(5) %28, align 2
  %246 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %245, ptr addrspace(5) %246, align 2
  %247 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %248 = load i16, ptr addrspace(5) %247, align 2
  %249 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %250 = load i16, ptr addrspace(5) %249, align 2
  %251 = call i16 @llvm.smin.i16(i16 %248, i16 %250)
  store i16 %251, ptr addrspace(5) %29, align 2
  %252 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %253 = load i16, ptr addrspace(5) %252, align 2
  %254 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %255 = load i16, ptr addrspace(5) %254, align 2
  %256 = call i16 @llvm.smax.i16(i16 %253, i16 %255)
  %257 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %256, ptr addrspace(5) %257, align 2
  %258 = load i16, ptr addrspace(5) %29, align 2
  %259 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %258, ptr addrspace(5) %259, align 2
  %260 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %261 = load i16, ptr addrspace(5) %260, align 2
  %262 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %263 = load i16, ptr addrspace(5) %262, align 2
  %264 = call i16 @llvm.smin.i16(i16 %261, i16 %263)
  store i16 %264, ptr addrspace(5) %30, align 2
  %265 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %266 = load i16, ptr addrspace(5) %265, align 2
  %267 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %268 = load i16, ptr addrspace(5) %267, align 2
  %269 = call i16 @llvm.smax.i16(i16 %266, i16 %268)
  %270 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %269, ptr addrspace(5) %270, align 2
  %271 = load i16, ptr addrspace(5) %30, align 2
  %272 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %271, ptr addrspace(5) %272, align 2
  %273 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %274 = load i16, ptr addrspace(5) %273, align 2
  %275 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %276 = load i16, ptr addrspace(5) %275, align 2
  %277 = call i16 @llvm.smin.i16(i16 %274, i16 %276)
  store i16 %277, ptr addrspace(5) %31, align 2
  %278 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %279 = load i16, ptr addrspace(5) %278, align 2
  %280 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %281 = load i16, ptr addrspace(5) %280, align 2
  %282 = call i16 @llvm.smax.i16(i16 %279, i16 %281)
  %283 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %282, ptr addrspace(5) %283, align 2
  %284 = load i16, ptr addrspace(5) %31, align 2
  %285 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %284, ptr addrspace(5) %285, align 2
  %286 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %287 = load i16, ptr addrspace(5) %286, align 2
  %288 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %289 = load i16, ptr addrspace(5) %288, align 2
  %290 = call i16 @llvm.smin.i16(i16 %287, i16 %289)
  store i16 %290, ptr addrspace(5) %32, align 2
  %291 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %292 = load i16, ptr addrspace(5) %291, align 2
  %293 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %294 = load i16, ptr addrspace(5) %293, align 2
  %295 = call i16 @llvm.smax.i16(i16 %292, i16 %294)
  %296 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %295, ptr addrspace(5) %296, align 2
  %297 = load i16, ptr addrspace(5) %32, align 2
  %298 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %297, ptr addrspace(5) %298, align 2
  %299 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %300 = load i16, ptr addrspace(5) %299, align 2
  %301 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %302 = load i16, ptr addrspace(5) %301, align 2
  %303 = call i16 @llvm.smin.i16(i16 %300, i16 %302)
  store i16 %303, ptr addrspace(5) %33, align 2
  %304 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %305 = load i16, ptr addrspace(5) %304, align 2
  %306 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %307 = load i16, ptr addrspace(5) %306, align 2
  %308 = call i16 @llvm.smax.i16(i16 %305, i16 %307)
  %309 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %308, ptr addrspace(5) %309, align 2
  %310 = load i16, ptr addrspace(5) %33, align 2
  %311 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %310, ptr addrspace(5) %311, align 2
  %312 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %313 = load i16, ptr addrspace(5) %312, align 2
  %314 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %315 = load i16, ptr addrspace(5) %314, align 2
  %316 = call i16 @llvm.smin.i16(i16 %313, i16 %315)
  store i16 %316, ptr addrspace(5) %34, align 2
  %317 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %318 = load i16, ptr addrspace(5) %317, align 2
  %319 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %320 = load i16, ptr addrspace(5) %319, align 2
  %321 = call i16 @llvm.smax.i16(i16 %318, i16 %320)
  %322 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %321, ptr addrspace(5) %322, align 2
  %323 = load i16, ptr addrspace(5) %34, align 2
  %324 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %323, ptr addrspace(5) %324, align 2
  store i32 0, ptr addrspace(5) %35, align 4
  br label %325

325:                                              ; preds = %328, %86
  %326 = load i32, ptr addrspace(5) %35, align 4
  %327 = icmp slt i32 %326, 8
  br i1 %327, label %328, label %339

328:                                              ; preds = %325
  %329 = load i32, ptr addrspace(5) %35, align 4
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 %330
  %332 = load i16, ptr addrspace(5) %331, align 2
  %333 = load ptr addrspace(1), ptr addrspace(5) %13, align 8
  %334 = load i32, ptr addrspace(5) %35, align 4
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds i16, ptr addrspace(1) %333, i64 %335
  store i16 %332, ptr addrspace(1) %336, align 2
  %337 = load i32, ptr addrspace(5) %35, align 4
  %338 = add nsw i32 %337, 1
  store i32 %338, ptr addrspace(5) %35, align 4
  br label %325

339:                                              ; preds = %65, %325
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_sort_eight(ptr addrspace(1) noundef align 2 %0, i32 noundef %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca [8 x i16], align 2, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i16, align 2, addrspace(5)
  %17 = alloca i16, align 2, addrspace(5)
  %18 = alloca i16, align 2, addrspace(5)
  %19 = alloca i16, align 2, addrspace(5)
  %20 = alloca i16, align 2, addrspace(5)
  %21 = alloca i16, align 2, addrspace(5)
  %22 = alloca i16, align 2, addrspace(5)
  %23 = alloca i16, align 2, addrspace(5)
  %24 = alloca i16, align 2, addrspace(5)
  %25 = alloca i16, align 2, addrspace(5)
  %26 = alloca i16, align 2, addrspace(5)
  %27 = alloca i16, align 2, addrspace(5)
  %28 = alloca i16, align 2, addrspace(5)
  %29 = alloca i16, align 2, addrspace(5)
  %30 = alloca i16, align 2, addrspace(5)
  %31 = alloca i16, align 2, addrspace(5)
  %32 = alloca i16, align 2, addrspace(5)
  %33 = alloca i16, align 2, addrspace(5)
  %34 = alloca i16, align 2, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = addrspacecast ptr addrspace(5) %10 to ptr
  %37 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %36, align 8
  store i32 %1, ptr %37, align 4
  %38 = addrspacecast ptr addrspace(5) %9 to ptr
  %39 = addrspacecast ptr addrspace(5) %8 to ptr
  %40 = call i32 @llvm.amdgcn.workgroup.id.x()
  %41 = addrspacecast ptr addrspace(5) %7 to ptr
  %42 = addrspacecast ptr addrspace(5) %3 to ptr
  %43 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %43, align 4
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %44, ptr addrspace(5) %5, align 8
  %45 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %46 = load i32, ptr %43, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 %47
  %49 = load i16, ptr addrspace(4) %48, align 2
  %50 = zext i16 %49 to i32
  %51 = mul i32 %40, %50
  %52 = addrspacecast ptr addrspace(5) %6 to ptr
  %53 = call i32 @llvm.amdgcn.workitem.id.x()
  %54 = add i32 %51, %53
  %55 = zext i32 %54 to i64
  %56 = trunc i64 %55 to i32
  store i32 %56, ptr addrspace(5) %12, align 4
  %57 = load i32, ptr addrspace(5) %12, align 4
  %58 = load i32, ptr %37, align 4
  %59 = icmp uge i32 %57, %58
  br i1 %59, label %60, label %61

60:                                               ; preds = %2
  br label %345

61:                                               ; preds = %2
  %62 = load ptr addrspace(1), ptr %36, align 8
  %63 = load i32, ptr addrspace(5) %12, align 4
  %64 = mul i32 %63, 8
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i16, ptr addrspace(1) %62, i64 %65
  store ptr addrspace(1) %66, ptr addrspace(5) %13, align 8
  store i32 0, ptr addrspace(5) %15, align 4
  br label %67

67:                                               ; preds = %79, %61
  %68 = load i32, ptr addrspace(5) %15, align 4
  %69 = icmp slt i32 %68, 8
  br i1 %69, label %70, label %82

70:                                               ; preds = %67
  %71 = load ptr addrspace(1), ptr addrspace(5) %13, align 8
  %72 = load i32, ptr addrspace(5) %15, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i16, ptr addrspace(1) %71, i64 %73
  %75 = load i16, ptr addrspace(1) %74, align 2
  %76 = load i32, ptr addrspace(5) %15, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 %77
  store i16 %75, ptr addrspace(5) %78, align 2
  br label %79

79:                                               ; preds = %70
  %80 = load i32, ptr addrspace(5) %15, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr addrspace(5) %15, align 4
  br label %67

82:                                               ; preds = %67
  %83 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  %84 = load i16, ptr addrspace(5) %83, align 2
  %85 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %86 = load i16, ptr addrspace(5) %85, align 2
  %87 = call i16 @llvm.smin.i16(i16 %84, i16 %86)
  store i16 %87, ptr addrspace(5) %16, align 2
  %88 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  %89 = load i16, ptr addrspace(5) %88, align 2
  %90 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %91 = load i16, ptr addrspace(5) %90, align 2
  %92 = call i16 @llvm.smax.i16(i16 %89, i16 %91)
  %93 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %92, ptr addrspace(5) %93, align 2
  %94 = load i16, ptr addrspace(5) %16, align 2
  %95 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  store i16 %94, ptr addrspace(5) %95, align 2
  %96 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %97 = load i16, ptr addrspace(5) %96, align 2
  %98 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %99 = load i16, ptr addrspace(5) %98, align 2
  %100 = call i16 @llvm.smin.i16(i16 %97, i16 %99)
  store i16 %100, ptr addrspace(5) %17, align 2
  %101 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %102 = load i16, ptr addrspace(5) %101, align 2
  %103 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %104 = load i16, ptr addrspace(5) %103, align 2
  %105 = call i16 @llvm.smax.i16(i16 %102, i16 %104)
  %106 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %105, ptr addrspace(5) %106, align 2
  %107 = load i16, ptr addrspace(5) %17, align 2
  %108 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %107, ptr addrspace(5) %108, align 2
  %109 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %110 = load i16, ptr addrspace(5) %109, align 2
  %111 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %112 = load i16, ptr addrspace(5) %111, align 2
  %113 = call i16 @llvm.smin.i16(i16 %110, i16 %112)
  store i16 %113, ptr addrspace(5) %18, align 2
  %114 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %115 = load i16, ptr addrspace(5) %114, align 2
  %116 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %117 = load i16, ptr addrspace(5) %116, align 2
  %118 = call i16 @llvm.smax.i16(i16 %115, i16 %117)
  %119 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %118, ptr addrspace(5) %119, align 2
  %120 = load i16, ptr addrspace(5) %18, align 2
  %121 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %120, ptr addrspace(5) %121, align 2
  %122 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %123 = load i16, ptr addrspace(5) %122, align 2
  %124 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %125 = load i16, ptr addrspace(5) %124, align 2
  %126 = call i16 @llvm.smin.i16(i16 %123, i16 %125)
  store i16 %126, ptr addrspace(5) %19, align 2
  %127 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %128 = load i16, ptr addrspace(5) %127, align 2
  %129 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %130 = load i16, ptr addrspace(5) %129, align 2
  %131 = call i16 @llvm.smax.i16(i16 %128, i16 %130)
  %132 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  store i16 %131, ptr addrspace(5) %132, align 2
  %133 = load i16, ptr addrspace(5) %19, align 2
  %134 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %133, ptr addrspace(5) %134, align 2
  %135 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  %136 = load i16, ptr addrspace(5) %135, align 2
  %137 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %138 = load i16, ptr addrspace(5) %137, align 2
  %139 = call i16 @llvm.smin.i16(i16 %136, i16 %138)
  store i16 %139, ptr addrspace(5) %20, align 2
  %140 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  %141 = load i16, ptr addrspace(5) %140, align 2
  %142 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %143 = load i16, ptr addrspace(5) %142, align 2
  %144 = call i16 @llvm.smax.i16(i16 %141, i16 %143)
  %145 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %144, ptr addrspace(5) %145, align 2
  %146 = load i16, ptr addrspace(5) %20, align 2
  %147 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  store i16 %146, ptr addrspace(5) %147, align 2
  %148 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %149 = load i16, ptr addrspace(5) %148, align 2
  %150 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %151 = load i16, ptr addrspace(5) %150, align 2
  %152 = call i16 @llvm.smin.i16(i16 %149, i16 %151)
  store i16 %152, ptr addrspace(5) %21, align 2
  %153 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %154 = load i16, ptr addrspace(5) %153, align 2
  %155 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %156 = load i16, ptr addrspace(5) %155, align 2
  %157 = call i16 @llvm.smax.i16(i16 %154, i16 %156)
  %158 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %157, ptr addrspace(5) %158, align 2
  %159 = load i16, ptr addrspace(5) %21, align 2
  %160 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %159, ptr addrspace(5) %160, align 2
  %161 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %162 = load i16, ptr addrspace(5) %161, align 2
  %163 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %164 = load i16, ptr addrspace(5) %163, align 2
  %165 = call i16 @llvm.smin.i16(i16 %162, i16 %164)
  store i16 %165, ptr addrspace(5) %22, align 2
  %166 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %167 = load i16, ptr addrspace(5) %166, align 2
  %168 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %169 = load i16, ptr addrspace(5) %168, align 2
  %170 = call i16 @llvm.smax.i16(i16 %167, i16 %169)
  %171 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %170, ptr addrspace(5) %171, align 2
  %172 = load i16, ptr addrspace(5) %22, align 2
  %173 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %172, ptr addrspace(5) %173, align 2
  %174 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %175 = load i16, ptr addrspace(5) %174, align 2
  %176 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %177 = load i16, ptr addrspace(5) %176, align 2
  %178 = call i16 @llvm.smin.i16(i16 %175, i16 %177)
  store i16 %178, ptr addrspace(5) %23, align 2
  %179 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %180 = load i16, ptr addrspace(5) %179, align 2
  %181 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %182 = load i16, ptr addrspace(5) %181, align 2
  %183 = call i16 @llvm.smax.i16(i16 %180, i16 %182)
  %184 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  store i16 %183, ptr addrspace(5) %184, align 2
  %185 = load i16, ptr addrspace(5) %23, align 2
  %186 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %185, ptr addrspace(5) %186, align 2
  %187 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  %188 = load i16, ptr addrspace(5) %187, align 2
  %189 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %190 = load i16, ptr addrspace(5) %189, align 2
  %191 = call i16 @llvm.smin.i16(i16 %188, i16 %190)
  store i16 %191, ptr addrspace(5) %24, align 2
  %192 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  %193 = load i16, ptr addrspace(5) %192, align 2
  %194 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %195 = load i16, ptr addrspace(5) %194, align 2
  %196 = call i16 @llvm.smax.i16(i16 %193, i16 %195)
  %197 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %196, ptr addrspace(5) %197, align 2
  %198 = load i16, ptr addrspace(5) %24, align 2
  %199 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 0
  store i16 %198, ptr addrspace(5) %199, align 2
  %200 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %201 = load i16, ptr addrspace(5) %200, align 2
  %202 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %203 = load i16, ptr addrspace(5) %202, align 2
  %204 = call i16 @llvm.smin.i16(i16 %201, i16 %203)
  store i16 %204, ptr addrspace(5) %25, align 2
  %205 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %206 = load i16, ptr addrspace(5) %205, align 2
  %207 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %208 = load i16, ptr addrspace(5) %207, align 2
  %209 = call i16 @llvm.smax.i16(i16 %206, i16 %208)
  %210 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %209, ptr addrspace(5) %210, align 2
  %211 = load i16, ptr addrspace(5) %25, align 2
  %212 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %211, ptr addrspace(5) %212, align 2
  %213 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %214 = load i16, ptr addrspace(5) %213, align 2
  %215 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %216 = load i16, ptr addrspace(5) %215, align 2
  %217 = call i16 @llvm.smin.i16(i16 %214, i16 %216)
  store i16 %217, ptr addrspace(5) %26, align 2
  %218 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %219 = load i16, ptr addrspace(5) %218, align 2
  %220 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %221 = load i16, ptr addrspace(5) %220, align 2
  %222 = call i16 @llvm.smax.i16(i16 %219, i16 %221)
  %223 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %222, ptr addrspace(5) %223, align 2
  %224 = load i16, ptr addrspace(5) %26, align 2
  %225 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %224, ptr addrspace(5) %225, align 2
  %226 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %227 = load i16, ptr addrspace(5) %226, align 2
  %228 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %229 = load i16, ptr addrspace(5) %228, align 2
  %230 = call i16 @llvm.smin.i16(i16 %227, i16 %229)
  store i16 %230, ptr addrspace(5) %27, align 2
  %231 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %232 = load i16, ptr addrspace(5) %231, align 2
  %233 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  %234 = load i16, ptr addrspace(5) %233, align 2
  %235 = call i16 @llvm.smax.i16(i16 %232, i16 %234)
  %236 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 7
  store i16 %235, ptr addrspace(5) %236, align 2
  %237 = load i16, ptr addrspace(5) %27, align 2
  %238 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %237, ptr addrspace(5) %238, align 2
  %239 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %240 = load i16, ptr addrspace(5) %239, align 2
  %241 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %242 = load i16, ptr addrspace(5) %241, align 2
  %243 = call i16 @llvm.smin.i16(i16 %240, i16 %242)
  store i16 %243, ptr addrspace(5) %28, align 2
  %244 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %245 = load i16, ptr addrspace(5) %244, align 2
  %246 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %247 = load i16, ptr addrspace(5) %246, align 2
  %248 = call i16 @llvm.smax.i16(i16 %245, i16 %247)
  %249 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %248, ptr addrspace(5) %249, align 2
  %250 = load i16, ptr addrspace(5) %28, align 2
  %251 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %250, ptr addrspace(5) %251, align 2
  %252 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %253 = load i16, ptr addrspace(5) %252, align 2
  %254 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %255 = load i16, ptr addrspace(5) %254, align 2
  %256 = call i16 @llvm.smin.i16(i16 %253, i16 %255)
  store i16 %256, ptr addrspace(5) %29, align 2
  %257 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %258 = load i16, ptr addrspace(5) %257, align 2
  %259 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %260 = load i16, ptr addrspace(5) %259, align 2
  %261 = call i16 @llvm.smax.i16(i16 %258, i16 %260)
  %262 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %261, ptr addrspace(5) %262, align 2
  %263 = load i16, ptr addrspace(5) %29, align 2
  %264 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %263, ptr addrspace(5) %264, align 2
  %265 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %266 = load i16, ptr addrspace(5) %265, align 2
  %267 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %268 = load i16, ptr addrspace(5) %267, align 2
  %269 = call i16 @llvm.smin.i16(i16 %266, i16 %268)
  store i16 %269, ptr addrspace(5) %30, align 2
  %270 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %271 = load i16, ptr addrspace(5) %270, align 2
  %272 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %273 = load i16, ptr addrspace(5) %272, align 2
  %274 = call i16 @llvm.smax.i16(i16 %271, i16 %273)
  %275 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %274, ptr addrspace(5) %275, align 2
  %276 = load i16, ptr addrspace(5) %30, align 2
  %277 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %276, ptr addrspace(5) %277, align 2
  %278 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %279 = load i16, ptr addrspace(5) %278, align 2
  %280 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %281 = load i16, ptr addrspace(5) %280, align 2
  %282 = call i16 @llvm.smin.i16(i16 %279, i16 %281)
  store i16 %282, ptr addrspace(5) %31, align 2
  %283 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %284 = load i16, ptr addrspace(5) %283, align 2
  %285 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %286 = load i16, ptr addrspace(5) %285, align 2
  %287 = call i16 @llvm.smax.i16(i16 %284, i16 %286)
  %288 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %287, ptr addrspace(5) %288, align 2
  %289 = load i16, ptr addrspace(5) %31, align 2
  %290 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %289, ptr addrspace(5) %290, align 2
  %291 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %292 = load i16, ptr addrspace(5) %291, align 2
  %293 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %294 = load i16, ptr addrspace(5) %293, align 2
  %295 = call i16 @llvm.smin.i16(i16 %292, i16 %294)
  store i16 %295, ptr addrspace(5) %32, align 2
  %296 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  %297 = load i16, ptr addrspace(5) %296, align 2
  %298 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  %299 = load i16, ptr addrspace(5) %298, align 2
  %300 = call i16 @llvm.smax.i16(i16 %297, i16 %299)
  %301 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 2
  store i16 %300, ptr addrspace(5) %301, align 2
  %302 = load i16, ptr addrspace(5) %32, align 2
  %303 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 1
  store i16 %302, ptr addrspace(5) %303, align 2
  %304 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %305 = load i16, ptr addrspace(5) %304, align 2
  %306 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %307 = load i16, ptr addrspace(5) %306, align 2
  %308 = call i16 @llvm.smin.i16(i16 %305, i16 %307)
  store i16 %308, ptr addrspace(5) %33, align 2
  %309 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  %310 = load i16, ptr addrspace(5) %309, align 2
  %311 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  %312 = load i16, ptr addrspace(5) %311, align 2
  %313 = call i16 @llvm.smax.i16(i16 %310, i16 %312)
  %314 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 4
  store i16 %313, ptr addrspace(5) %314, align 2
  %315 = load i16, ptr addrspace(5) %33, align 2
  %316 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 3
  store i16 %315, ptr addrspace(5) %316, align 2
  %317 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %318 = load i16, ptr addrspace(5) %317, align 2
  %319 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %320 = load i16, ptr addrspace(5) %319, align 2
  %321 = call i16 @llvm.smin.i16(i16 %318, i16 %320)
  store i16 %321, ptr addrspace(5) %34, align 2
  %322 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  %323 = load i16, ptr addrspace(5) %322, align 2
  %324 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  %325 = load i16, ptr addrspace(5) %324, align 2
  %326 = call i16 @llvm.smax.i16(i16 %323, i16 %325)
  %327 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 6
  store i16 %326, ptr addrspace(5) %327, align 2
  %328 = load i16, ptr addrspace(5) %34, align 2
  %329 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 5
  store i16 %328, ptr addrspace(5) %329, align 2
  store i32 0, ptr addrspace(5) %35, align 4
  br label %330

330:                                              ; preds = %342, %82
  %331 = load i32, ptr addrspace(5) %35, align 4
  %332 = icmp slt i32 %331, 8
  br i1 %332, label %333, label %345

333:                                              ; preds = %330
  %334 = load i32, ptr addrspace(5) %35, align 4
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds [8 x i16], ptr addrspace(5) %14, i64 0, i64 %335
  %337 = load i16, ptr addrspace(5) %336, align 2
  %338 = load ptr addrspace(1), ptr addrspace(5) %13, align 8
  %339 = load i32, ptr addrspace(5) %35, align 4
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds i16, ptr addrspace(1) %338, i64 %340
  store i16 %337, ptr addrspace(1) %341, align 2
  br label %342

342:                                              ; preds = %333
  %343 = load i32, ptr addrspace(5) %35, align 4
  %344 = add nsw i32 %343, 1
  store i32 %344, ptr addrspace(5) %35, align 4
  br label %330

345:                                              ; preds = %60, %330
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 0}
!7 = !{!"none", !"none"}
!8 = !{!"short*", !"uint"}
!9 = !{!"", !""}
