; ModuleID = 'bitonic_sort.cl'
source_filename = "bitonic_sort.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@bitonic_sort.key = internal addrspace(3) global [512 x i32] undef, align 4
@bitonic_sort.value = internal addrspace(3) global [512 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bitonic_sort(i32 addrspace(1)* %0, i32 addrspace(1)* %1) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %5 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %6 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8, align 1, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %5, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %6, align 8
  %17 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  store i32 %17, i32 addrspace(5)* %7, align 4
  store i32 4, i32 addrspace(5)* %3, align 4
  %18 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %18, i8 addrspace(4)* addrspace(5)* %4, align 8
  %19 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %4, align 8
  %20 = load i32, i32 addrspace(5)* %3, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds i8, i8 addrspace(4)* %19, i64 %21
  %23 = bitcast i8 addrspace(4)* %22 to i16 addrspace(4)*
  %24 = load i16, i16 addrspace(4)* %23, align 2
  %25 = zext i16 %24 to i32
  store i32 %25, i32 addrspace(5)* %8, align 4
  %26 = load i32, i32 addrspace(5)* %8, align 4
  %27 = mul i32 2, %26
  %28 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  %29 = mul i32 %27, %28
  store i32 %29, i32 addrspace(5)* %9, align 4
  %30 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %31 = load i32, i32 addrspace(5)* %9, align 4
  %32 = load i32, i32 addrspace(5)* %7, align 4
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i32, i32 addrspace(1)* %30, i64 %34
  %36 = load i32, i32 addrspace(1)* %35, align 4
  %37 = load i32, i32 addrspace(5)* %7, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %38
  store i32 %36, i32 addrspace(3)* %39, align 4
  %40 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %6, align 8
  %41 = load i32, i32 addrspace(5)* %9, align 4
  %42 = load i32, i32 addrspace(5)* %7, align 4
  %43 = add i32 %41, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i32, i32 addrspace(1)* %40, i64 %44
  %46 = load i32, i32 addrspace(1)* %45, align 4
  %47 = load i32, i32 addrspace(5)* %7, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %48
  store i32 %46, i32 addrspace(3)* %49, align 4
  %50 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %51 = load i32, i32 addrspace(5)* %9, align 4
  %52 = load i32, i32 addrspace(5)* %7, align 4
  %53 = add i32 %51, %52
  %54 = load i32, i32 addrspace(5)* %8, align 4
  %55 = add i32 %53, %54
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i32, i32 addrspace(1)* %50, i64 %56
  %58 = load i32, i32 addrspace(1)* %57, align 4
  %59 = load i32, i32 addrspace(5)* %7, align 4
  %60 = load i32, i32 addrspace(5)* %8, align 4
  %61 = add i32 %59, %60
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %62
  store i32 %58, i32 addrspace(3)* %63, align 4
  %64 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %6, align 8
  %65 = load i32, i32 addrspace(5)* %9, align 4
  %66 = load i32, i32 addrspace(5)* %7, align 4
  %67 = add i32 %65, %66
  %68 = load i32, i32 addrspace(5)* %8, align 4
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds i32, i32 addrspace(1)* %64, i64 %70
  %72 = load i32, i32 addrspace(1)* %71, align 4
  %73 = load i32, i32 addrspace(5)* %7, align 4
  %74 = load i32, i32 addrspace(5)* %8, align 4
  %75 = add i32 %73, %74
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %76
  store i32 %72, i32 addrspace(3)* %77, align 4
  store i32 2, i32 addrspace(5)* %10, align 4
  br label %78

78:                                               ; preds = %155, %2
  %79 = load i32, i32 addrspace(5)* %10, align 4
  %80 = load i32, i32 addrspace(5)* %8, align 4
  %81 = mul i32 2, %80
  %82 = icmp ule i32 %79, %81
  br i1 %82, label %83, label %158

83:                                               ; preds = %78
  %84 = load i32, i32 addrspace(5)* %10, align 4
  %85 = lshr i32 %84, 1
  store i32 %85, i32 addrspace(5)* %11, align 4
  br label %86

86:                                               ; preds = %151, %83
  %87 = load i32, i32 addrspace(5)* %11, align 4
  %88 = icmp ugt i32 %87, 0
  br i1 %88, label %89, label %154

89:                                               ; preds = %86
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %90 = load i32, i32 addrspace(5)* %7, align 4
  %91 = mul i32 2, %90
  %92 = load i32, i32 addrspace(5)* %7, align 4
  %93 = load i32, i32 addrspace(5)* %11, align 4
  %94 = sub i32 %93, 1
  %95 = and i32 %92, %94
  %96 = sub i32 %91, %95
  store i32 %96, i32 addrspace(5)* %12, align 4
  %97 = load i32, i32 addrspace(5)* %12, align 4
  %98 = load i32, i32 addrspace(5)* %11, align 4
  %99 = add i32 %97, %98
  store i32 %99, i32 addrspace(5)* %13, align 4
  %100 = load i32, i32 addrspace(5)* %12, align 4
  %101 = load i32, i32 addrspace(5)* %10, align 4
  %102 = and i32 %100, %101
  %103 = icmp eq i32 %102, 0
  %104 = zext i1 %103 to i8
  store i8 %104, i8 addrspace(5)* %14, align 1
  %105 = load i32, i32 addrspace(5)* %12, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %106
  %108 = load i32, i32 addrspace(3)* %107, align 4
  %109 = load i32, i32 addrspace(5)* %13, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %110
  %112 = load i32, i32 addrspace(3)* %111, align 4
  %113 = icmp ugt i32 %108, %112
  %114 = zext i1 %113 to i32
  %115 = load i8, i8 addrspace(5)* %14, align 1
  %116 = trunc i8 %115 to i1
  %117 = zext i1 %116 to i32
  %118 = icmp eq i32 %114, %117
  br i1 %118, label %119, label %150

119:                                              ; preds = %89
  %120 = load i32, i32 addrspace(5)* %12, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %121
  %123 = load i32, i32 addrspace(3)* %122, align 4
  store i32 %123, i32 addrspace(5)* %15, align 4
  %124 = load i32, i32 addrspace(5)* %12, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %125
  %127 = load i32, i32 addrspace(3)* %126, align 4
  store i32 %127, i32 addrspace(5)* %16, align 4
  %128 = load i32, i32 addrspace(5)* %13, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %129
  %131 = load i32, i32 addrspace(3)* %130, align 4
  %132 = load i32, i32 addrspace(5)* %12, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %133
  store i32 %131, i32 addrspace(3)* %134, align 4
  %135 = load i32, i32 addrspace(5)* %13, align 4
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %136
  %138 = load i32, i32 addrspace(3)* %137, align 4
  %139 = load i32, i32 addrspace(5)* %12, align 4
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %140
  store i32 %138, i32 addrspace(3)* %141, align 4
  %142 = load i32, i32 addrspace(5)* %15, align 4
  %143 = load i32, i32 addrspace(5)* %13, align 4
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %144
  store i32 %142, i32 addrspace(3)* %145, align 4
  %146 = load i32, i32 addrspace(5)* %16, align 4
  %147 = load i32, i32 addrspace(5)* %13, align 4
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %148
  store i32 %146, i32 addrspace(3)* %149, align 4
  br label %150

150:                                              ; preds = %119, %89
  br label %151

151:                                              ; preds = %150
  %152 = load i32, i32 addrspace(5)* %11, align 4
  %153 = lshr i32 %152, 1
  store i32 %153, i32 addrspace(5)* %11, align 4
  br label %86

154:                                              ; preds = %86
  br label %155

155:                                              ; preds = %154
  %156 = load i32, i32 addrspace(5)* %10, align 4
  %157 = shl i32 %156, 1
  store i32 %157, i32 addrspace(5)* %10, align 4
  br label %78

158:                                              ; preds = %78
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %159 = load i32, i32 addrspace(5)* %7, align 4
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %160
  %162 = load i32, i32 addrspace(3)* %161, align 4
  %163 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %164 = load i32, i32 addrspace(5)* %9, align 4
  %165 = load i32, i32 addrspace(5)* %7, align 4
  %166 = add i32 %164, %165
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds i32, i32 addrspace(1)* %163, i64 %167
  store i32 %162, i32 addrspace(1)* %168, align 4
  %169 = load i32, i32 addrspace(5)* %7, align 4
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %170
  %172 = load i32, i32 addrspace(3)* %171, align 4
  %173 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %6, align 8
  %174 = load i32, i32 addrspace(5)* %9, align 4
  %175 = load i32, i32 addrspace(5)* %7, align 4
  %176 = add i32 %174, %175
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds i32, i32 addrspace(1)* %173, i64 %177
  store i32 %172, i32 addrspace(1)* %178, align 4
  %179 = load i32, i32 addrspace(5)* %7, align 4
  %180 = load i32, i32 addrspace(5)* %8, align 4
  %181 = add i32 %179, %180
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.key, i64 0, i64 %182
  %184 = load i32, i32 addrspace(3)* %183, align 4
  %185 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %5, align 8
  %186 = load i32, i32 addrspace(5)* %9, align 4
  %187 = load i32, i32 addrspace(5)* %7, align 4
  %188 = add i32 %186, %187
  %189 = load i32, i32 addrspace(5)* %8, align 4
  %190 = add i32 %188, %189
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds i32, i32 addrspace(1)* %185, i64 %191
  store i32 %184, i32 addrspace(1)* %192, align 4
  %193 = load i32, i32 addrspace(5)* %7, align 4
  %194 = load i32, i32 addrspace(5)* %8, align 4
  %195 = add i32 %193, %194
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @bitonic_sort.value, i64 0, i64 %196
  %198 = load i32, i32 addrspace(3)* %197, align 4
  %199 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %6, align 8
  %200 = load i32, i32 addrspace(5)* %9, align 4
  %201 = load i32, i32 addrspace(5)* %7, align 4
  %202 = add i32 %200, %201
  %203 = load i32, i32 addrspace(5)* %8, align 4
  %204 = add i32 %202, %203
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds i32, i32 addrspace(1)* %199, i64 %205
  store i32 %198, i32 addrspace(1)* %206, align 4
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
!5 = !{i32 1, i32 1}
!6 = !{!"none", !"none"}
!7 = !{!"uint*", !"uint*"}
!8 = !{!"", !""}
!9 = !{i32 0, i32 1024}
