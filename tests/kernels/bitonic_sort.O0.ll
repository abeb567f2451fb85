; ModuleID = 'bitonic_sort.cl'
source_filename = "bitonic_sort.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@bitonic_sort.key = internal addrspace(3) global [512 x i32] undef, align 4
@bitonic_sort.value = internal addrspace(3) global [512 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bitonic_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_bitonic_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i8, align 1, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  %22 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  %23 = addrspacecast ptr addrspace(5) %8 to ptr
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %24, ptr addrspace(5) %11, align 4
  %25 = addrspacecast ptr addrspace(5) %7 to ptr
  %26 = addrspacecast ptr addrspace(5) %3 to ptr
  %27 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %27, align 4
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %28, ptr addrspace(5) %5, align 8
  %29 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %30 = load i32, ptr %27, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %29, i64 %31
  %33 = load i16, ptr addrspace(4) %32, align 2
  %34 = zext i16 %33 to i32
  store i32 %34, ptr addrspace(5) %12, align 4
  %35 = load i32, ptr addrspace(5) %12, align 4
  %36 = mul i32 2, %35
  %37 = addrspacecast ptr addrspace(5) %6 to ptr
  %38 = call i32 @llvm.amdgcn.workgroup.id.x()
  %39 = mul i32 %36, %38
  store i32 %39, ptr addrspace(5) %13, align 4
  %40 = load ptr addrspace(1), ptr %21, align 8
  %41 = load i32, ptr addrspace(5) %13, align 4
  %42 = load i32, ptr addrspace(5) %11, align 4
  %43 = add i32 %41, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4
  %47 = load i32, ptr addrspace(5) %11, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %48
  store i32 %46, ptr addrspace(3) %49, align 4
  %50 = load ptr addrspace(1), ptr %22, align 8
  %51 = load i32, ptr addrspace(5) %13, align 4
  %52 = load i32, ptr addrspace(5) %11, align 4
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4
  %57 = load i32, ptr addrspace(5) %11, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %58
  store i32 %56, ptr addrspace(3) %59, align 4
  %60 = load ptr addrspace(1), ptr %21, align 8
  %61 = load i32, ptr addrspace(5) %13, align 4
  %62 = load i32, ptr addrspace(5) %11, align 4
  %63 = add i32 %61, %62
  %64 = load i32, ptr addrspace(5) %12, align 4
  %65 = add i32 %63, %64
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4
  %69 = load i32, ptr addrspace(5) %11, align 4
  %70 = load i32, ptr addrspace(5) %12, align 4
  %71 = add i32 %69, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %72
  store i32 %68, ptr addrspace(3) %73, align 4
  %74 = load ptr addrspace(1), ptr %22, align 8
  %75 = load i32, ptr addrspace(5) %13, align 4
  %76 = load i32, ptr addrspace(5) %11, align 4
  %77 = add i32 %75, %76
  %78 = load i32, ptr addrspace(5) %12, align 4
  %79 = add i32 %77, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %74, i64 %80
  %82 = load i32, ptr addrspace(1) %81, align 4
  %83 = load i32, ptr addrspace(5) %11, align 4
  %84 = load i32, ptr addrspace(5) %12, align 4
  %85 = add i32 %83, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %86
  store i32 %82, ptr addrspace(3) %87, align 4
  store i32 2, ptr addrspace(5) %14, align 4
  br label %88

88:                                               ; preds = %165, %2
  %89 = load i32, ptr addrspace(5) %14, align 4
  %90 = load i32, ptr addrspace(5) %12, align 4
  %91 = mul i32 2, %90
  %92 = icmp ule i32 %89, %91
  br i1 %92, label %93, label %168

93:                                               ; preds = %88
  %94 = load i32, ptr addrspace(5) %14, align 4
  %95 = lshr i32 %94, 1
  store i32 %95, ptr addrspace(5) %15, align 4
  br label %96

96:                                               ; preds = %161, %93
  %97 = load i32, ptr addrspace(5) %15, align 4
  %98 = icmp ugt i32 %97, 0
  br i1 %98, label %99, label %164

99:                                               ; preds = %96
  fence syncscope("workgroup") release, !mmra !10
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !10
  %100 = load i32, ptr addrspace(5) %11, align 4
  %101 = mul i32 2, %100
  %102 = load i32, ptr addrspace(5) %11, align 4
  %103 = load i32, ptr addrspace(5) %15, align 4
  %104 = sub i32 %103, 1
  %105 = and i32 %102, %104
  %106 = sub i32 %101, %105
  store i32 %106, ptr addrspace(5) %16, align 4
  %107 = load i32, ptr addrspace(5) %16, align 4
  %108 = load i32, ptr addrspace(5) %15, align 4
  %109 = add i32 %107, %108
  store i32 %109, ptr addrspace(5) %17, align 4
  %110 = load i32, ptr addrspace(5) %16, align 4
  %111 = load i32, ptr addrspace(5) %14, align 4
  %112 = and i32 %110, %111
  %113 = icmp eq i32 %112, 0
  %114 = zext i1 %113 to i8
  store i8 %114, ptr addrspace(5) %18, align 1
  %115 = load i32, ptr addrspace(5) %16, align 4
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %116
  %118 = load i32, ptr addrspace(3) %117, align 4
  %119 = load i32, ptr addrspace(5) %17, align 4
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %120
  %122 = load i32, ptr addrspace(3) %121, align 4
  %123 = icmp ugt i32 %118, %122
  %124 = zext i1 %123 to i32
  %125 = load i8, ptr addrspace(5) %18, align 1
  %126 = trunc i8 %125 to i1
  %127 = zext i1 %126 to i32
  %128 = icmp eq i32 %124, %127
  br i1 %128, label %129, label %160

129:                                              ; preds = %99
  %130 = load i32, ptr addrspace(5) %16, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %131
  %133 = load i32, ptr addrspace(3) %132, align 4
  store i32 %133, ptr addrspace(5) %19, align 4
  %134 = load i32, ptr addrspace(5) %16, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %135
  %137 = load i32, ptr addrspace(3) %136, align 4
  store i32 %137, ptr addrspace(5) %20, align 4
  %138 = load i32, ptr addrspace(5) %17, align 4
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %139
  %141 = load i32, ptr addrspace(3) %140, align 4
  %142 = load i32, ptr addrspace(5) %16, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %143
  store i32 %141, ptr addrspace(3) %144, align 4
  %145 = load i32, ptr addrspace(5) %17, align 4
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %146
  %148 = load i32, ptr addrspace(3) %147, align 4
  %149 = load i32, ptr addrspace(5) %16, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %150
  store i32 %148, ptr addrspace(3) %151, align 4
  %152 = load i32, ptr addrspace(5) %19, align 4
  %153 = load i32, ptr addrspace(5) %17, align 4
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %154
  store i32 %152, ptr addrspace(3) %155, align 4
  %156 = load i32, ptr addrspace(5) %20, align 4
  %157 = load i32, ptr addrspace(5) %17, align 4
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %158
  store i32 %156, ptr addrspace(3) %159, align 4
  br label %160

160:                                              ; preds = %129, %99
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr addrspace(5) %15, align 4
  %163 = lshr i32 %162, 1
  store i32 %163, ptr addrspace(5) %15, align 4
  br label %96

164:                                              ; preds = %96
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr addrspace(5) %14, align 4
  %167 = shl i32 %166, 1
  store i32 %167, ptr addrspace(5) %14, align 4
  br label %88

168:                                              ; preds = %88
  fence syncscope("workgroup") release, !mmra !10
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !10
  %169 = load i32, ptr addrspace(5) %11, align 4
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %170
  %172 = load i32, ptr addrspace(3) %171, align 4
  %173 = load ptr addrspace(1), ptr %21, align 8
  %174 = load i32, ptr addrspace(5) %13, align 4
  %175 = load i32, ptr addrspace(5) %11, align 4
  %176 = add i32 %174, %175
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr addrspace(1) %173, i64 %177
  store i32 %172, ptr addrspace(1) %178, align 4
  %179 = load i32, ptr addrspace(5) %11, align 4
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %180
  %182 = load i32, ptr addrspace(3) %181, align 4
  %183 = load ptr addrspace(1), ptr %22, align 8
  %184 = load i32, ptr addrspace(5) %13, align 4
  %185 = load i32, ptr addrspace(5) %11, align 4
  %186 = add i32 %184, %185
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw i32, ptr addrspace(1) %183, i64 %187
  store i32 %182, ptr addrspace(1) %188, align 4
  %189 = load i32, ptr addrspace(5) %11, align 4
  %190 = load i32, ptr addrspace(5) %12, align 4
  %191 = add i32 %189, %190
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.key, i64 0, i64 %192
  %194 = load i32, ptr addrspace(3) %193, align 4
  %195 = load ptr addrspace(1), ptr %21, align 8
  %196 = load i32, ptr addrspace(5) %13, align 4
  %197 = load i32, ptr addrspace(5) %11, align 4
  %198 = add i32 %196, %197
  %199 = load i32, ptr addrspace(5) %12, align 4
  %200 = add i32 %198, %199
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i32, ptr addrspace(1) %195, i64 %201
  store i32 %194, ptr addrspace(1) %202, align 4
  %203 = load i32, ptr addrspace(5) %11, align 4
  %204 = load i32, ptr addrspace(5) %12, align 4
  %205 = add i32 %203, %204
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @bitonic_sort.value, i64 0, i64 %206
  %208 = load i32, ptr addrspace(3) %207, align 4
  %209 = load ptr addrspace(1), ptr %22, align 8
  %210 = load i32, ptr addrspace(5) %13, align 4
  %211 = load i32, ptr addrspace(5) %11, align 4
  %212 = add i32 %210, %211
  %213 = load i32, ptr addrspace(5) %12, align 4
  %214 = add i32 %212, %213
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw i32, ptr addrspace(1) %209, i64 %215
  store i32 %208, ptr addrspace(1) %216, align 4
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
!6 = !{i32 1, i32 1}
!7 = !{!"none", !"none"}
!8 = !{!"uint*", !"uint*"}
!9 = !{!"", !""}
!10 = !{!"amdgpu-synchronize-as", !"local"}
