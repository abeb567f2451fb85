; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@scan.tree = internal addrspace(3) global [528 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @scan(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %8 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %7, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %8, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %22 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  store i32 %22, i32 addrspace(5)* %11, align 4
  store i32 4, i32 addrspace(5)* %5, align 4
  %23 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %23, i8 addrspace(4)* addrspace(5)* %6, align 8
  %24 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %25 = load i32, i32 addrspace(5)* %5, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i8, i8 addrspace(4)* %24, i64 %26
  %28 = bitcast i8 addrspace(4)* %27 to i16 addrspace(4)*
  %29 = load i16, i16 addrspace(4)* %28, align 2
  %30 = zext i16 %29 to i32
  store i32 %30, i32 addrspace(5)* %12, align 4
  %31 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  %32 = load i32, i32 addrspace(5)* %12, align 4
  %33 = mul i32 %31, %32
  %34 = mul i32 %33, 2
  store i32 %34, i32 addrspace(5)* %13, align 4
  %35 = load i32, i32 addrspace(5)* %13, align 4
  %36 = load i32, i32 addrspace(5)* %11, align 4
  %37 = add i32 %35, %36
  %38 = load i32, i32 addrspace(5)* %10, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %4
  %41 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %7, align 8
  %42 = load i32, i32 addrspace(5)* %13, align 4
  %43 = load i32, i32 addrspace(5)* %11, align 4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, i32 addrspace(1)* %41, i64 %45
  %47 = load i32, i32 addrspace(1)* %46, align 4
  br label %49

48:                                               ; preds = %4
  br label %49

49:                                               ; preds = %48, %40
  %50 = phi i32 [ %47, %40 ], [ 0, %48 ]
  %51 = load i32, i32 addrspace(5)* %11, align 4
  %52 = load i32, i32 addrspace(5)* %11, align 4
  %53 = lshr i32 %52, 5
  %54 = add i32 %51, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %55
  store i32 %50, i32 addrspace(3)* %56, align 4
  %57 = load i32, i32 addrspace(5)* %13, align 4
  %58 = load i32, i32 addrspace(5)* %11, align 4
  %59 = add i32 %57, %58
  %60 = load i32, i32 addrspace(5)* %12, align 4
  %61 = add i32 %59, %60
  %62 = load i32, i32 addrspace(5)* %10, align 4
  %63 = icmp ult i32 %61, %62
  br i1 %63, label %64, label %74

64:                                               ; preds = %49
  %65 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %7, align 8
  %66 = load i32, i32 addrspace(5)* %13, align 4
  %67 = load i32, i32 addrspace(5)* %11, align 4
  %68 = add i32 %66, %67
  %69 = load i32, i32 addrspace(5)* %12, align 4
  %70 = add i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds i32, i32 addrspace(1)* %65, i64 %71
  %73 = load i32, i32 addrspace(1)* %72, align 4
  br label %75

74:                                               ; preds = %49
  br label %75

75:                                               ; preds = %74, %64
  %76 = phi i32 [ %73, %64 ], [ 0, %74 ]
  %77 = load i32, i32 addrspace(5)* %11, align 4
  %78 = load i32, i32 addrspace(5)* %12, align 4
  %79 = add i32 %77, %78
  %80 = load i32, i32 addrspace(5)* %11, align 4
  %81 = load i32, i32 addrspace(5)* %12, align 4
  %82 = add i32 %80, %81
  %83 = lshr i32 %82, 5
  %84 = add i32 %79, %83
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %85
  store i32 %76, i32 addrspace(3)* %86, align 4
  store i32 1, i32 addrspace(5)* %14, align 4
  %87 = load i32, i32 addrspace(5)* %12, align 4
  store i32 %87, i32 addrspace(5)* %15, align 4
  br label %88

88:                                               ; preds = %124, %75
  %89 = load i32, i32 addrspace(5)* %15, align 4
  %90 = icmp ugt i32 %89, 0
  br i1 %90, label %91, label %129

91:                                               ; preds = %88
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %92 = load i32, i32 addrspace(5)* %11, align 4
  %93 = load i32, i32 addrspace(5)* %15, align 4
  %94 = icmp ult i32 %92, %93
  br i1 %94, label %95, label %123

95:                                               ; preds = %91
  %96 = load i32, i32 addrspace(5)* %14, align 4
  %97 = load i32, i32 addrspace(5)* %11, align 4
  %98 = mul i32 2, %97
  %99 = add i32 %98, 1
  %100 = mul i32 %96, %99
  %101 = sub i32 %100, 1
  store i32 %101, i32 addrspace(5)* %16, align 4
  %102 = load i32, i32 addrspace(5)* %14, align 4
  %103 = load i32, i32 addrspace(5)* %11, align 4
  %104 = mul i32 2, %103
  %105 = add i32 %104, 2
  %106 = mul i32 %102, %105
  %107 = sub i32 %106, 1
  store i32 %107, i32 addrspace(5)* %17, align 4
  %108 = load i32, i32 addrspace(5)* %16, align 4
  %109 = load i32, i32 addrspace(5)* %16, align 4
  %110 = lshr i32 %109, 5
  %111 = add i32 %108, %110
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %112
  %114 = load i32, i32 addrspace(3)* %113, align 4
  %115 = load i32, i32 addrspace(5)* %17, align 4
  %116 = load i32, i32 addrspace(5)* %17, align 4
  %117 = lshr i32 %116, 5
  %118 = add i32 %115, %117
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %119
  %121 = load i32, i32 addrspace(3)* %120, align 4
  %122 = add nsw i32 %121, %114
  store i32 %122, i32 addrspace(3)* %120, align 4
  br label %123

123:                                              ; preds = %95, %91
  br label %124

124:                                              ; preds = %123
  %125 = load i32, i32 addrspace(5)* %15, align 4
  %126 = lshr i32 %125, 1
  store i32 %126, i32 addrspace(5)* %15, align 4
  %127 = load i32, i32 addrspace(5)* %14, align 4
  %128 = shl i32 %127, 1
  store i32 %128, i32 addrspace(5)* %14, align 4
  br label %88

129:                                              ; preds = %88
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %130 = load i32, i32 addrspace(5)* %11, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %158

132:                                              ; preds = %129
  %133 = load i32, i32 addrspace(5)* %12, align 4
  %134 = mul i32 2, %133
  %135 = sub i32 %134, 1
  %136 = load i32, i32 addrspace(5)* %12, align 4
  %137 = mul i32 2, %136
  %138 = sub i32 %137, 1
  %139 = lshr i32 %138, 5
  %140 = add i32 %135, %139
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %141
  %143 = load i32, i32 addrspace(3)* %142, align 4
  %144 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %145 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds i32, i32 addrspace(1)* %144, i64 %146
  store i32 %143, i32 addrspace(1)* %147, align 4
  %148 = load i32, i32 addrspace(5)* %12, align 4
  %149 = mul i32 2, %148
  %150 = sub i32 %149, 1
  %151 = load i32, i32 addrspace(5)* %12, align 4
  %152 = mul i32 2, %151
  %153 = sub i32 %152, 1
  %154 = lshr i32 %153, 5
  %155 = add i32 %150, %154
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %156
  store i32 0, i32 addrspace(3)* %157, align 4
  br label %158

158:                                              ; preds = %132, %129
  store i32 1, i32 addrspace(5)* %18, align 4
  br label %159

159:                                              ; preds = %212, %158
  %160 = load i32, i32 addrspace(5)* %18, align 4
  %161 = load i32, i32 addrspace(5)* %12, align 4
  %162 = icmp ule i32 %160, %161
  br i1 %162, label %163, label %215

163:                                              ; preds = %159
  %164 = load i32, i32 addrspace(5)* %14, align 4
  %165 = lshr i32 %164, 1
  store i32 %165, i32 addrspace(5)* %14, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %166 = load i32, i32 addrspace(5)* %11, align 4
  %167 = load i32, i32 addrspace(5)* %18, align 4
  %168 = icmp ult i32 %166, %167
  br i1 %168, label %169, label %211

169:                                              ; preds = %163
  %170 = load i32, i32 addrspace(5)* %14, align 4
  %171 = load i32, i32 addrspace(5)* %11, align 4
  %172 = mul i32 2, %171
  %173 = add i32 %172, 1
  %174 = mul i32 %170, %173
  %175 = sub i32 %174, 1
  store i32 %175, i32 addrspace(5)* %19, align 4
  %176 = load i32, i32 addrspace(5)* %14, align 4
  %177 = load i32, i32 addrspace(5)* %11, align 4
  %178 = mul i32 2, %177
  %179 = add i32 %178, 2
  %180 = mul i32 %176, %179
  %181 = sub i32 %180, 1
  store i32 %181, i32 addrspace(5)* %20, align 4
  %182 = load i32, i32 addrspace(5)* %19, align 4
  %183 = load i32, i32 addrspace(5)* %19, align 4
  %184 = lshr i32 %183, 5
  %185 = add i32 %182, %184
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %186
  %188 = load i32, i32 addrspace(3)* %187, align 4
  store i32 %188, i32 addrspace(5)* %21, align 4
  %189 = load i32, i32 addrspace(5)* %20, align 4
  %190 = load i32, i32 addrspace(5)* %20, align 4
  %191 = lshr i32 %190, 5
  %192 = add i32 %189, %191
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %193
  %195 = load i32, i32 addrspace(3)* %194, align 4
  %196 = load i32, i32 addrspace(5)* %19, align 4
  %197 = load i32, i32 addrspace(5)* %19, align 4
  %198 = lshr i32 %197, 5
  %199 = add i32 %196, %198
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %200
  store i32 %195, i32 addrspace(3)* %201, align 4
  %202 = load i32, i32 addrspace(5)* %21, align 4
  %203 = load i32, i32 addrspace(5)* %20, align 4
  %204 = load i32, i32 addrspace(5)* %20, align 4
  %205 = lshr i32 %204, 5
  %206 = add i32 %203, %205
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %207
  %209 = load i32, i32 addrspace(3)* %208, align 4
  %210 = add nsw i32 %209, %202
  store i32 %210, i32 addrspace(3)* %208, align 4
  br label %211

211:                                              ; preds = %169, %163
  br label %212

212:                                              ; preds = %211
  %213 = load i32, i32 addrspace(5)* %18, align 4
  %214 = shl i32 %213, 1
  store i32 %214, i32 addrspace(5)* %18, align 4
  br label %159

215:                                              ; preds = %159
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %216 = load i32, i32 addrspace(5)* %13, align 4
  %217 = load i32, i32 addrspace(5)* %11, align 4
  %218 = add i32 %216, %217
  %219 = load i32, i32 addrspace(5)* %10, align 4
  %220 = icmp ult i32 %218, %219
  br i1 %220, label %221, label %235

221:                                              ; preds = %215
  %222 = load i32, i32 addrspace(5)* %11, align 4
  %223 = load i32, i32 addrspace(5)* %11, align 4
  %224 = lshr i32 %223, 5
  %225 = add i32 %222, %224
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %226
  %228 = load i32, i32 addrspace(3)* %227, align 4
  %229 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %230 = load i32, i32 addrspace(5)* %13, align 4
  %231 = load i32, i32 addrspace(5)* %11, align 4
  %232 = add i32 %230, %231
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds i32, i32 addrspace(1)* %229, i64 %233
  store i32 %228, i32 addrspace(1)* %234, align 4
  br label %235

235:                                              ; preds = %221, %215
  %236 = load i32, i32 addrspace(5)* %13, align 4
  %237 = load i32, i32 addrspace(5)* %11, align 4
  %238 = add i32 %236, %237
  %239 = load i32, i32 addrspace(5)* %12, align 4
  %240 = add i32 %238, %239
  %241 = load i32, i32 addrspace(5)* %10, align 4
  %242 = icmp ult i32 %240, %241
  br i1 %242, label %243, label %263

243:                                              ; preds = %235
  %244 = load i32, i32 addrspace(5)* %11, align 4
  %245 = load i32, i32 addrspace(5)* %12, align 4
  %246 = add i32 %244, %245
  %247 = load i32, i32 addrspace(5)* %11, align 4
  %248 = load i32, i32 addrspace(5)* %12, align 4
  %249 = add i32 %247, %248
  %250 = lshr i32 %249, 5
  %251 = add i32 %246, %250
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i64 0, i64 %252
  %254 = load i32, i32 addrspace(3)* %253, align 4
  %255 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %8, align 8
  %256 = load i32, i32 addrspace(5)* %13, align 4
  %257 = load i32, i32 addrspace(5)* %11, align 4
  %258 = add i32 %256, %257
  %259 = load i32, i32 addrspace(5)* %12, align 4
  %260 = add i32 %258, %259
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds i32, i32 addrspace(1)* %255, i64 %261
  store i32 %254, i32 addrspace(1)* %262, align 4
  br label %263

263:                                              ; preds = %243, %235
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

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
!5 = !{i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"int*", !"int*", !"int*", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
