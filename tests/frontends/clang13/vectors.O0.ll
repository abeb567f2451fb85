; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors(<4 x float> addrspace(1)* %0, <4 x float> addrspace(1)* %1, <4 x float> addrspace(1)* %2, <3 x i32> addrspace(1)* %3, <3 x i32> addrspace(1)* %4, i32 addrspace(1)* %5, i32 addrspace(1)* %6, <16 x i8> addrspace(1)* %7, <8 x i16> addrspace(1)* %8, i32 %9) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %13 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %14 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %15 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %16 = alloca <3 x i32> addrspace(1)*, align 8, addrspace(5)
  %17 = alloca <3 x i32> addrspace(1)*, align 8, addrspace(5)
  %18 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %19 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %20 = alloca <16 x i8> addrspace(1)*, align 8, addrspace(5)
  %21 = alloca <8 x i16> addrspace(1)*, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <4 x float>, align 16, addrspace(5)
  %25 = alloca <3 x i32>, align 16, addrspace(5)
  %26 = alloca <3 x i32>, align 16, addrspace(5)
  %27 = alloca <3 x i32>, align 16, addrspace(5)
  %28 = alloca <3 x i32>, align 16, addrspace(5)
  %29 = alloca <4 x i32>, align 16, addrspace(5)
  %30 = alloca <4 x i32>, align 16, addrspace(5)
  %31 = alloca <16 x i8>, align 16, addrspace(5)
  store <4 x float> addrspace(1)* %0, <4 x float> addrspace(1)* addrspace(5)* %13, align 8
  store <4 x float> addrspace(1)* %1, <4 x float> addrspace(1)* addrspace(5)* %14, align 8
  store <4 x float> addrspace(1)* %2, <4 x float> addrspace(1)* addrspace(5)* %15, align 8
  store <3 x i32> addrspace(1)* %3, <3 x i32> addrspace(1)* addrspace(5)* %16, align 8
  store <3 x i32> addrspace(1)* %4, <3 x i32> addrspace(1)* addrspace(5)* %17, align 8
  store i32 addrspace(1)* %5, i32 addrspace(1)* addrspace(5)* %18, align 8
  store i32 addrspace(1)* %6, i32 addrspace(1)* addrspace(5)* %19, align 8
  store <16 x i8> addrspace(1)* %7, <16 x i8> addrspace(1)* addrspace(5)* %20, align 8
  store <8 x i16> addrspace(1)* %8, <8 x i16> addrspace(1)* addrspace(5)* %21, align 8
  store i32 %9, i32 addrspace(5)* %22, align 4
  %32 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %11, align 4
  %33 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %33, i8 addrspace(4)* addrspace(5)* %12, align 8
  %34 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %12, align 8
  %35 = load i32, i32 addrspace(5)* %11, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i8, i8 addrspace(4)* %34, i64 %36
  %38 = bitcast i8 addrspace(4)* %37 to i16 addrspace(4)*
  %39 = load i16, i16 addrspace(4)* %38, align 2
  %40 = zext i16 %39 to i32
  %41 = mul i32 %32, %40
  %42 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %43 = add i32 %41, %42
  store i32 %43, i32 addrspace(5)* %23, align 4
  %44 = load i32, i32 addrspace(5)* %23, align 4
  %45 = load i32, i32 addrspace(5)* %22, align 4
  %46 = icmp uge i32 %44, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %10
  br label %201

48:                                               ; preds = %10
  %49 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %14, align 8
  %50 = load i32, i32 addrspace(5)* %23, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %49, i64 %51
  %53 = load <4 x float>, <4 x float> addrspace(1)* %52, align 16
  store <4 x float> %53, <4 x float> addrspace(5)* %24, align 16
  %54 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %13, align 8
  %55 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %54, i64 0
  %56 = load <4 x float>, <4 x float> addrspace(1)* %55, align 16
  %57 = load <4 x float>, <4 x float> addrspace(5)* %24, align 16
  %58 = extractelement <4 x float> %57, i64 0
  %59 = insertelement <4 x float> poison, float %58, i32 0
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> zeroinitializer
  %61 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %13, align 8
  %62 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %61, i64 1
  %63 = load <4 x float>, <4 x float> addrspace(1)* %62, align 16
  %64 = load <4 x float>, <4 x float> addrspace(5)* %24, align 16
  %65 = extractelement <4 x float> %64, i64 1
  %66 = insertelement <4 x float> poison, float %65, i32 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = fmul <4 x float> %63, %67
  %69 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %56, <4 x float> %60, <4 x float> %68)
  %70 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %13, align 8
  %71 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %70, i64 2
  %72 = load <4 x float>, <4 x float> addrspace(1)* %71, align 16
  %73 = load <4 x float>, <4 x float> addrspace(5)* %24, align 16
  %74 = extractelement <4 x float> %73, i64 2
  %75 = insertelement <4 x float> poison, float %74, i32 0
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <4 x i32> zeroinitializer
  %77 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %72, <4 x float> %76, <4 x float> %69)
  %78 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %13, align 8
  %79 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %78, i64 3
  %80 = load <4 x float>, <4 x float> addrspace(1)* %79, align 16
  %81 = load <4 x float>, <4 x float> addrspace(5)* %24, align 16
  %82 = extractelement <4 x float> %81, i64 3
  %83 = insertelement <4 x float> poison, float %82, i32 0
  %84 = shufflevector <4 x float> %83, <4 x float> poison, <4 x i32> zeroinitializer
  %85 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %80, <4 x float> %84, <4 x float> %77)
  %86 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %15, align 8
  %87 = load i32, i32 addrspace(5)* %23, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %86, i64 %88
  store <4 x float> %85, <4 x float> addrspace(1)* %89, align 16
  %90 = load <3 x i32> addrspace(1)*, <3 x i32> addrspace(1)* addrspace(5)* %16, align 8
  %91 = load i32, i32 addrspace(5)* %23, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds <3 x i32>, <3 x i32> addrspace(1)* %90, i64 %92
  %94 = bitcast <3 x i32> addrspace(1)* %93 to <4 x i32> addrspace(1)*
  %95 = load <4 x i32>, <4 x i32> addrspace(1)* %94, align 16
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %97 = shufflevector <3 x i32> %96, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %98 = bitcast <3 x i32> addrspace(5)* %25 to <4 x i32> addrspace(5)*
  store <4 x i32> %97, <4 x i32> addrspace(5)* %98, align 16
  %99 = load <3 x i32>, <3 x i32> addrspace(5)* %25, align 16
  %100 = shufflevector <3 x i32> %99, <3 x i32> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %101 = shufflevector <3 x i32> %100, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %102 = bitcast <3 x i32> addrspace(5)* %26 to <4 x i32> addrspace(5)*
  store <4 x i32> %101, <4 x i32> addrspace(5)* %102, align 16
  %103 = bitcast <3 x i32> addrspace(5)* %26 to <4 x i32> addrspace(5)*
  %104 = load <4 x i32>, <4 x i32> addrspace(5)* %103, align 16
  %105 = shufflevector <4 x i32> %104, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %106 = bitcast <3 x i32> addrspace(5)* %25 to <4 x i32> addrspace(5)*
  %107 = load <4 x i32>, <4 x i32> addrspace(5)* %106, align 16
  %108 = shufflevector <4 x i32> %107, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %109 = icmp sgt <3 x i32> %105, %108
  %110 = sext <3 x i1> %109 to <3 x i32>
  %111 = bitcast <3 x i32> addrspace(5)* %26 to <4 x i32> addrspace(5)*
  %112 = load <4 x i32>, <4 x i32> addrspace(5)* %111, align 16
  %113 = shufflevector <4 x i32> %112, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %114 = bitcast <3 x i32> addrspace(5)* %25 to <4 x i32> addrspace(5)*
  %115 = load <4 x i32>, <4 x i32> addrspace(5)* %114, align 16
  %116 = shufflevector <4 x i32> %115, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %117 = sub <3 x i32> %113, %116
  %118 = bitcast <3 x i32> addrspace(5)* %25 to <4 x i32> addrspace(5)*
  %119 = load <4 x i32>, <4 x i32> addrspace(5)* %118, align 16
  %120 = shufflevector <4 x i32> %119, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %121 = mul <3 x i32> %120, <i32 2, i32 2, i32 2>
  %122 = icmp slt <3 x i32> %110, zeroinitializer
  %123 = sext <3 x i1> %122 to <3 x i32>
  %124 = xor <3 x i32> %123, <i32 -1, i32 -1, i32 -1>
  %125 = and <3 x i32> %121, %124
  %126 = and <3 x i32> %117, %123
  %127 = or <3 x i32> %125, %126
  %128 = load <3 x i32> addrspace(1)*, <3 x i32> addrspace(1)* addrspace(5)* %17, align 8
  %129 = load i32, i32 addrspace(5)* %23, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds <3 x i32>, <3 x i32> addrspace(1)* %128, i64 %130
  %132 = shufflevector <3 x i32> %127, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %133 = bitcast <3 x i32> addrspace(1)* %131 to <4 x i32> addrspace(1)*
  store <4 x i32> %132, <4 x i32> addrspace(1)* %133, align 16
  %134 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %18, align 8
  %135 = load i32, i32 addrspace(5)* %23, align 4
  %136 = mul i32 3, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds i32, i32 addrspace(1)* %134, i64 %137
  %139 = load i32, i32 addrspace(1)* %138, align 4
  %140 = insertelement <3 x i32> undef, i32 %139, i32 0
  %141 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %18, align 8
  %142 = load i32, i32 addrspace(5)* %23, align 4
  %143 = mul i32 3, %142
  %144 = add i32 %143, 1
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds i32, i32 addrspace(1)* %141, i64 %145
  %147 = load i32, i32 addrspace(1)* %146, align 4
  %148 = insertelement <3 x i32> %140, i32 %147, i32 1
  %149 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %18, align 8
  %150 = load i32, i32 addrspace(5)* %23, align 4
  %151 = mul i32 3, %150
  %152 = add i32 %151, 2
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i32, i32 addrspace(1)* %149, i64 %153
  %155 = load i32, i32 addrspace(1)* %154, align 4
  %156 = insertelement <3 x i32> %148, i32 %155, i32 2
  %157 = shufflevector <3 x i32> %156, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %158 = bitcast <3 x i32> addrspace(5)* %28 to <4 x i32> addrspace(5)*
  store <4 x i32> %157, <4 x i32> addrspace(5)* %158, align 16
  %159 = bitcast <3 x i32> addrspace(5)* %28 to <4 x i32> addrspace(5)*
  %160 = load <4 x i32>, <4 x i32> addrspace(5)* %159, align 16
  %161 = shufflevector <4 x i32> %160, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %162 = shufflevector <3 x i32> %161, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %163 = bitcast <3 x i32> addrspace(5)* %27 to <4 x i32> addrspace(5)*
  store <4 x i32> %162, <4 x i32> addrspace(5)* %163, align 16
  %164 = bitcast <3 x i32> addrspace(5)* %27 to <4 x i32> addrspace(5)*
  %165 = load <4 x i32>, <4 x i32> addrspace(5)* %164, align 16
  %166 = shufflevector <4 x i32> %165, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %167 = shufflevector <3 x i32> %166, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %168 = shufflevector <4 x i32> %167, <4 x i32> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %169 = load i32, i32 addrspace(5)* %23, align 4
  %170 = insertelement <4 x i32> %168, i32 %169, i32 3
  store <4 x i32> %170, <4 x i32> addrspace(5)* %30, align 16
  %171 = load <4 x i32>, <4 x i32> addrspace(5)* %30, align 16
  store <4 x i32> %171, <4 x i32> addrspace(5)* %29, align 16
  %172 = load <4 x i32>, <4 x i32> addrspace(5)* %29, align 16
  %173 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %18, align 8
  %174 = load i32, i32 addrspace(5)* %23, align 4
  %175 = mul i32 3, %174
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds i32, i32 addrspace(1)* %173, i64 %176
  %178 = load i32, i32 addrspace(1)* %177, align 4
  %179 = and i32 %178, 3
  %180 = extractelement <4 x i32> %172, i32 %179
  %181 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %182 = load i32, i32 addrspace(5)* %23, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 %183
  store i32 %180, i32 addrspace(1)* %184, align 4
  %185 = load <16 x i8> addrspace(1)*, <16 x i8> addrspace(1)* addrspace(5)* %20, align 8
  %186 = load i32, i32 addrspace(5)* %23, align 4
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %185, i64 %187
  %189 = load <16 x i8>, <16 x i8> addrspace(1)* %188, align 16
  store <16 x i8> %189, <16 x i8> addrspace(5)* %31, align 16
  %190 = load <16 x i8>, <16 x i8> addrspace(5)* %31, align 16
  %191 = shufflevector <16 x i8> %190, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %192 = zext <8 x i8> %191 to <8 x i16>
  %193 = load <16 x i8>, <16 x i8> addrspace(5)* %31, align 16
  %194 = shufflevector <16 x i8> %193, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %195 = zext <8 x i8> %194 to <8 x i16>
  %196 = add <8 x i16> %192, %195
  %197 = load <8 x i16> addrspace(1)*, <8 x i16> addrspace(1)* addrspace(5)* %21, align 8
  %198 = load i32, i32 addrspace(5)* %23, align 4
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds <8 x i16>, <8 x i16> addrspace(1)* %197, i64 %199
  store <8 x i16> %196, <8 x i16> addrspace(1)* %200, align 16
  br label %201

201:                                              ; preds = %48, %47
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"float4*", !"float4*", !"float4*", !"int3*", !"int3*", !"int*", !"int*", !"uchar16*", !"ushort8*", !"uint"}
!8 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(3)))*", !"int __attribute__((ext_vector_type(3)))*", !"int*", !"int*", !"uchar __attribute__((ext_vector_type(16)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"uint"}
!9 = !{!"const", !"const", !"", !"const", !"", !"const", !"", !"const", !"", !""}
!10 = !{i32 0, i32 1024}
