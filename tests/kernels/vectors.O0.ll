; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %11 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  %24 = addrspacecast ptr addrspace(5) %14 to ptr
  %25 = addrspacecast ptr addrspace(5) %15 to ptr
  %26 = addrspacecast ptr addrspace(5) %16 to ptr
  %27 = addrspacecast ptr addrspace(5) %17 to ptr
  %28 = addrspacecast ptr addrspace(5) %18 to ptr
  %29 = addrspacecast ptr addrspace(5) %19 to ptr
  %30 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store ptr addrspace(1) %2, ptr %23, align 8
  store ptr addrspace(1) %3, ptr %24, align 8
  store ptr addrspace(1) %4, ptr %25, align 8
  store ptr addrspace(1) %5, ptr %26, align 8
  store ptr addrspace(1) %6, ptr %27, align 8
  store ptr addrspace(1) %7, ptr %28, align 8
  store ptr addrspace(1) %8, ptr %29, align 8
  store i32 %9, ptr %30, align 4
  %31 = load ptr addrspace(1), ptr %21, align 8
  %32 = load ptr addrspace(1), ptr %22, align 8
  %33 = load ptr addrspace(1), ptr %23, align 8
  %34 = load ptr addrspace(1), ptr %24, align 8
  %35 = load ptr addrspace(1), ptr %25, align 8
  %36 = load ptr addrspace(1), ptr %26, align 8
  %37 = load ptr addrspace(1), ptr %27, align 8
  %38 = load ptr addrspace(1), ptr %28, align 8
  %39 = load ptr addrspace(1), ptr %29, align 8
  %40 = load i32, ptr %30, align 4
  call void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 16 %31, ptr addrspace(1) noundef align 16 %32, ptr addrspace(1) noundef align 16 %33, ptr addrspace(1) noundef align 16 %34, ptr addrspace(1) noundef align 16 %35, ptr addrspace(1) noundef align 4 %36, ptr addrspace(1) noundef align 4 %37, ptr addrspace(1) noundef align 16 %38, ptr addrspace(1) noundef align 16 %39, i32 noundef %40) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca <4 x float>, align 16, addrspace(5)
  %30 = alloca <3 x i32>, align 16, addrspace(5)
  %31 = alloca <3 x i32>, align 16, addrspace(5)
  %32 = alloca <3 x i32>, align 16, addrspace(5)
  %33 = alloca <3 x i32>, align 16, addrspace(5)
  %34 = alloca <4 x i32>, align 16, addrspace(5)
  %35 = alloca <4 x i32>, align 16, addrspace(5)
  %36 = alloca <16 x i8>, align 16, addrspace(5)
  %37 = addrspacecast ptr addrspace(5) %18 to ptr
  %38 = addrspacecast ptr addrspace(5) %19 to ptr
  %39 = addrspacecast ptr addrspace(5) %20 to ptr
  %40 = addrspacecast ptr addrspace(5) %21 to ptr
  %41 = addrspacecast ptr addrspace(5) %22 to ptr
  %42 = addrspacecast ptr addrspace(5) %23 to ptr
  %43 = addrspacecast ptr addrspace(5) %24 to ptr
  %44 = addrspacecast ptr addrspace(5) %25 to ptr
  %45 = addrspacecast ptr addrspace(5) %26 to ptr
  %46 = addrspacecast ptr addrspace(5) %27 to ptr
  %47 = addrspacecast ptr addrspace(5) %33 to ptr
  %48 = addrspacecast ptr addrspace(5) %35 to ptr
  store ptr addrspace(1) %0, ptr %37, align 8
  store ptr addrspace(1) %1, ptr %38, align 8
  store ptr addrspace(1) %2, ptr %39, align 8
  store ptr addrspace(1) %3, ptr %40, align 8
  store ptr addrspace(1) %4, ptr %41, align 8
  store ptr addrspace(1) %5, ptr %42, align 8
  store ptr addrspace(1) %6, ptr %43, align 8
  store ptr addrspace(1) %7, ptr %44, align 8
  store ptr addrspace(1) %8, ptr %45, align 8
  store i32 %9, ptr %46, align 4
  %49 = addrspacecast ptr addrspace(5) %17 to ptr
  %50 = addrspacecast ptr addrspace(5) %16 to ptr
  %51 = call i32 @llvm.amdgcn.workgroup.id.x()
  %52 = addrspacecast ptr addrspace(5) %15 to ptr
  %53 = addrspacecast ptr addrspace(5) %11 to ptr
  %54 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %54, align 4
  %55 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %55, ptr addrspace(5) %13, align 8
  %56 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %57 = load i32, ptr %54, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) %56, i64 %58
  %60 = load i16, ptr addrspace(4) %59, align 2
  %61 = zext i16 %60 to i32
  %62 = mul i32 %51, %61
  %63 = addrspacecast ptr addrspace(5) %14 to ptr
  %64 = call i32 @llvm.amdgcn.workitem.id.x()
  %65 = add i32 %62, %64
  store i32 %65, ptr addrspace(5) %28, align 4
  %66 = load i32, ptr addrspace(5) %28, align 4
  %67 = load i32, ptr %46, align 4
  %68 = icmp uge i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %10
  br label %197

70:                                               ; preds = %10
  %71 = load ptr addrspace(1), ptr %38, align 8
  %72 = load i32, ptr addrspace(5) %28, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %71, i64 %73
  %75 = load <4 x float>, ptr addrspace(1) %74, align 16
  store <4 x float> %75, ptr addrspace(5) %29, align 16
  %76 = load ptr addrspace(1), ptr %37, align 8
  %77 = getelementptr inbounds <4 x float>, ptr addrspace(1) %76, i64 0
  %78 = load <4 x float>, ptr addrspace(1) %77, align 16
  %79 = load <4 x float>, ptr addrspace(5) %29, align 16
  %80 = extractelement <4 x float> %79, i64 0
  %81 = insertelement <4 x float> poison, float %80, i64 0
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <4 x i32> zeroinitializer
  %83 = load ptr addrspace(1), ptr %37, align 8
  %84 = getelementptr inbounds <4 x float>, ptr addrspace(1) %83, i64 1
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16
  %86 = load <4 x float>, ptr addrspace(5) %29, align 16
  %87 = extractelement <4 x float> %86, i64 1
  %88 = insertelement <4 x float> poison, float %87, i64 0
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> zeroinitializer
  %90 = fmul <4 x float> %85, %89
  %91 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %78, <4 x float> %82, <4 x float> %90)
  %92 = load ptr addrspace(1), ptr %37, align 8
  %93 = getelementptr inbounds <4 x float>, ptr addrspace(1) %92, i64 2
  %94 = load <4 x float>, ptr addrspace(1) %93, align 16
  %95 = load <4 x float>, ptr addrspace(5) %29, align 16
  %96 = extractelement <4 x float> %95, i64 2
  %97 = insertelement <4 x float> poison, float %96, i64 0
  %98 = shufflevector <4 x float> %97, <4 x float> poison, <4 x i32> zeroinitializer
  %99 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %94, <4 x float> %98, <4 x float> %91)
  %100 = load ptr addrspace(1), ptr %37, align 8
  %101 = getelementptr inbounds <4 x float>, ptr addrspace(1) %100, i64 3
  %102 = load <4 x float>, ptr addrspace(1) %101, align 16
  %103 = load <4 x float>, ptr addrspace(5) %29, align 16
  %104 = extractelement <4 x float> %103, i64 3
  %105 = insertelement <4 x float> poison, float %104, i64 0
  %106 = shufflevector <4 x float> %105, <4 x float> poison, <4 x i32> zeroinitializer
  %107 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %102, <4 x float> %106, <4 x float> %99)
  %108 = load ptr addrspace(1), ptr %39, align 8
  %109 = load i32, ptr addrspace(5) %28, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %108, i64 %110
  store <4 x float> %107, ptr addrspace(1) %111, align 16
  %112 = load ptr addrspace(1), ptr %40, align 8
  %113 = load i32, ptr addrspace(5) %28, align 4
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %112, i64 %114
  %116 = load <3 x i32>, ptr addrspace(1) %115, align 16
  store <3 x i32> %116, ptr addrspace(5) %30, align 16
  %117 = load <3 x i32>, ptr addrspace(5) %30, align 16
  %118 = shufflevector <3 x i32> %117, <3 x i32> poison, <3 x i32> <i32 2, i32 0, i32 1>
  store <3 x i32> %118, ptr addrspace(5) %31, align 16
  %119 = load <3 x i32>, ptr addrspace(5) %31, align 16
  %120 = load <3 x i32>, ptr addrspace(5) %30, align 16
  %121 = icmp sgt <3 x i32> %119, %120
  %122 = sext <3 x i1> %121 to <3 x i32>
  %123 = load <3 x i32>, ptr addrspace(5) %31, align 16
  %124 = load <3 x i32>, ptr addrspace(5) %30, align 16
  %125 = sub <3 x i32> %123, %124
  %126 = load <3 x i32>, ptr addrspace(5) %30, align 16
  %127 = mul <3 x i32> %126, splat (i32 2)
  %128 = icmp slt <3 x i32> %122, zeroinitializer
  %129 = sext <3 x i1> %128 to <3 x i32>
  %130 = xor <3 x i32> %129, splat (i32 -1)
  %131 = and <3 x i32> %127, %130
  %132 = and <3 x i32> %125, %129
  %133 = or <3 x i32> %131, %132
  %134 = load ptr addrspace(1), ptr %41, align 8
  %135 = load i32, ptr addrspace(5) %28, align 4
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %134, i64 %136
  store <3 x i32> %133, ptr addrspace(1) %137, align 16
  %138 = load ptr addrspace(1), ptr %42, align 8
  %139 = load i32, ptr addrspace(5) %28, align 4
  %140 = mul i32 3, %139
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr addrspace(1) %138, i64 %141
  %143 = load i32, ptr addrspace(1) %142, align 4
  %144 = insertelement <3 x i32> poison, i32 %143, i32 0
  %145 = load ptr addrspace(1), ptr %42, align 8
  %146 = load i32, ptr addrspace(5) %28, align 4
  %147 = mul i32 3, %146
  %148 = add i32 %147, 1
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr addrspace(1) %145, i64 %149
  %151 = load i32, ptr addrspace(1) %150, align 4
  %152 = insertelement <3 x i32> %144, i32 %151, i32 1
  %153 = load ptr addrspace(1), ptr %42, align 8
  %154 = load i32, ptr addrspace(5) %28, align 4
  %155 = mul i32 3, %154
  %156 = add i32 %155, 2
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %153, i64 %157
  %159 = load i32, ptr addrspace(1) %158, align 4
  %160 = insertelement <3 x i32> %152, i32 %159, i32 2
  store <3 x i32> %160, ptr %47, align 16
  %161 = load <3 x i32>, ptr %47, align 16
  store <3 x i32> %161, ptr addrspace(5) %32, align 16
  %162 = load <3 x i32>, ptr addrspace(5) %32, align 16
  %163 = shufflevector <3 x i32> %162, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %164 = shufflevector <4 x i32> %163, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %165 = load i32, ptr addrspace(5) %28, align 4
  %166 = insertelement <4 x i32> %164, i32 %165, i32 3
  store <4 x i32> %166, ptr %48, align 16
  %167 = load <4 x i32>, ptr %48, align 16
  store <4 x i32> %167, ptr addrspace(5) %34, align 16
  %168 = load <4 x i32>, ptr addrspace(5) %34, align 16
  %169 = load ptr addrspace(1), ptr %42, align 8
  %170 = load i32, ptr addrspace(5) %28, align 4
  %171 = mul i32 3, %170
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr addrspace(1) %169, i64 %172
  %174 = load i32, ptr addrspace(1) %173, align 4
  %175 = and i32 %174, 3
  %176 = extractelement <4 x i32> %168, i32 %175
  %177 = load ptr addrspace(1), ptr %43, align 8
  %178 = load i32, ptr addrspace(5) %28, align 4
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr addrspace(1) %177, i64 %179
  store i32 %176, ptr addrspace(1) %180, align 4
  %181 = load ptr addrspace(1), ptr %44, align 8
  %182 = load i32, ptr addrspace(5) %28, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %181, i64 %183
  %185 = load <16 x i8>, ptr addrspace(1) %184, align 16
  store <16 x i8> %185, ptr addrspace(5) %36, align 16
  %186 = load <16 x i8>, ptr addrspace(5) %36, align 16
  %187 = shufflevector <16 x i8> %186, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %188 = zext <8 x i8> %187 to <8 x i16>
  %189 = load <16 x i8>, ptr addrspace(5) %36, align 16
  %190 = shufflevector <16 x i8> %189, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %191 = zext <8 x i8> %190 to <8 x i16>
  %192 = add <8 x i16> %188, %191
  %193 = load ptr addrspace(1), ptr %45, align 8
  %194 = load i32, ptr addrspace(5) %28, align 4
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %193, i64 %195
  store <8 x i16> %192, ptr addrspace(1) %196, align 16
  br label %197

197:                                              ; preds = %70, %69
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"float4*", !"float4*", !"int3*", !"int3*", !"int*", !"int*", !"uchar16*", !"ushort8*", !"uint"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(3)))*", !"int __attribute__((ext_vector_type(3)))*", !"int*", !"int*", !"uchar __attribute__((ext_vector_type(16)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"uint"}
!10 = !{!"const", !"const", !"", !"const", !"", !"const", !"", !"const", !"", !""}
