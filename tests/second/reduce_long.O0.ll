; ModuleID = 'reduce_long.cl'
source_filename = "reduce_long.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@reduce_long.s = internal addrspace(3) global [128 x i64] undef, align 8
@reduce_long.lo = internal addrspace(3) global [128 x i64] undef, align 8
@reduce_long.hi = internal addrspace(3) global [128 x i64] undef, align 8
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @reduce_long(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
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
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i64, align 8, addrspace(5)
  %25 = alloca i64, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = addrspacecast ptr addrspace(5) %29 to ptr
  %35 = addrspacecast ptr addrspace(5) %30 to ptr
  %36 = addrspacecast ptr addrspace(5) %31 to ptr
  %37 = addrspacecast ptr addrspace(5) %32 to ptr
  %38 = addrspacecast ptr addrspace(5) %33 to ptr
  store ptr addrspace(1) %0, ptr %34, align 8
  store ptr addrspace(1) %1, ptr %35, align 8
  store ptr addrspace(1) %2, ptr %36, align 8
  store ptr addrspace(1) %3, ptr %37, align 8
  store i32 %4, ptr %38, align 4
  %39 = load ptr addrspace(1), ptr %34, align 8
  %40 = load ptr addrspace(1), ptr %35, align 8
  %41 = load ptr addrspace(1), ptr %36, align 8
  %42 = load ptr addrspace(1), ptr %37, align 8
  %43 = load i32, ptr %38, align 4
  %44 = addrspacecast ptr addrspace(5) %17 to ptr
  %45 = addrspacecast ptr addrspace(5) %18 to ptr
  %46 = addrspacecast ptr addrspace(5) %19 to ptr
  %47 = addrspacecast ptr addrspace(5) %20 to ptr
  %48 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %39, ptr %44, align 8
  store ptr addrspace(1) %40, ptr %45, align 8
  store ptr addrspace(1) %41, ptr %46, align 8
  store ptr addrspace(1) %42, ptr %47, align 8
  store i32 %43, ptr %48, align 4
  %49 = addrspacecast ptr addrspace(5) %16 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  store i32 %50, ptr addrspace(5) %22, align 4
  store i64 0, ptr addrspace(5) %23, align 8
  store i64 9223372036854775807, ptr addrspace(5) %24, align 8
  %52 = load i64, ptr addrspace(5) %24, align 8
  %53 = sub nsw i64 0, %52
  %54 = sub nsw i64 %53, 1
  store i64 %54, ptr addrspace(5) %25, align 8
  %55 = addrspacecast ptr addrspace(5) %15 to ptr
  %56 = addrspacecast ptr addrspace(5) %13 to ptr
  %57 = call i32 @llvm.amdgcn.workgroup.id.x()
  %58 = addrspacecast ptr addrspace(5) %9 to ptr
  %59 = addrspacecast ptr addrspace(5) %6 to ptr
  %60 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %60, align 4
  %61 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %61, ptr addrspace(5) %8, align 8
  %62 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %63 = load i32, ptr %60, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %62, i64 %64
  %66 = load i16, ptr addrspace(4) %65, align 2
  %67 = zext i16 %66 to i32
  %68 = mul i32 %57, %67
  %69 = addrspacecast ptr addrspace(5) %14 to ptr
  %70 = call i32 @llvm.amdgcn.workitem.id.x()
  %71 = add i32 %68, %70
  %72 = zext i32 %71 to i64
  store i32 %71, ptr addrspace(5) %26, align 4
  br label %73

73:                                               ; preds = %77, %5
  %74 = load i32, ptr addrspace(5) %26, align 4
  %75 = load i32, ptr %48, align 4
  %76 = icmp ult i32 %74, %75
  br i1 %76, label %77, label %94

77:                                               ; preds = %73
  %78 = load ptr addrspace(1), ptr %44, align 8
  %79 = load i32, ptr addrspace(5) %26, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr addrspace(1) %78, i64 %80
  %82 = load i64, ptr addrspace(1) %81, align 8
  store i64 %82, ptr addrspace(5) %27, align 8
  %83 = load i64, ptr addrspace(5) %27, align 8
  %84 = load i64, ptr addrspace(5) %23, align 8
  %85 = add nsw i64 %84, %83
  store i64 %85, ptr addrspace(5) %23, align 8
  %86 = load i64, ptr addrspace(5) %24, align 8
  %87 = load i64, ptr addrspace(5) %27, align 8
  %88 = call i64 @llvm.smin.i64(i64 %86, i64 %87)
  store i64 %88, ptr addrspace(5) %24, align 8
  %89 = load i64, ptr addrspace(5) %25, align 8
  %90 = load i64, ptr addrspace(5) %27, align 8
  %91 = call i64 @llvm.smax.i64(i64 %89, i64 %90)
  store i64 %91, ptr addrspace(5) %25, align 8
  %92 = load i32, ptr addrspace(5) %26, align 4
  %93 = add i32 %92, 256
  store i32 %93, ptr addrspace(5) %26, align 4
  br label %73

94:                                               ; preds = %73
  %95 = load i64, ptr addrspace(5) %23, align 8
  %96 = load i32, ptr addrspace(5) %22, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.s, i64 0, i64 %97
  store i64 %95, ptr addrspace(3) %98, align 8
  %99 = load i64, ptr addrspace(5) %24, align 8
  %100 = load i32, ptr addrspace(5) %22, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %101
  store i64 %99, ptr addrspace(3) %102, align 8
  %103 = load i64, ptr addrspace(5) %25, align 8
  %104 = load i32, ptr addrspace(5) %22, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %105
  store i64 %103, ptr addrspace(3) %106, align 8
  store i32 64, ptr addrspace(5) %28, align 4
  br label %107

107:                                              ; preds = %154, %94
  %108 = load i32, ptr addrspace(5) %28, align 4
  %109 = icmp ugt i32 %108, 0
  br i1 %109, label %110, label %157

110:                                              ; preds = %107
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %111 = load i32, ptr addrspace(5) %22, align 4
  %112 = load i32, ptr addrspace(5) %28, align 4
  %113 = icmp ult i32 %111, %112
  br i1 %113, label %114, label %154

114:                                              ; preds = %110
  %115 = load i32, ptr addrspace(5) %22, align 4
  %116 = load i32, ptr addrspace(5) %28, align 4
  %117 = add i32 %115, %116
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.s, i64 0, i64 %118
  %120 = load i64, ptr addrspace(3) %119, align 8
  %121 = load i32, ptr addrspace(5) %22, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.s, i64 0, i64 %122
  %124 = load i64, ptr addrspace(3) %123, align 8
  %125 = add nsw i64 %124, %120
  store i64 %125, ptr addrspace(3) %123, align 8
  %126 = load i32, ptr addrspace(5) %22, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %127
  %129 = load i64, ptr addrspace(3) %128, align 8
  %130 = load i32, ptr addrspace(5) %22, align 4
  %131 = load i32, ptr addrspace(5) %28, align 4
  %132 = add i32 %130, %131
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %133
  %135 = load i64, ptr addrspace(3) %134, align 8
  %136 = call i64 @llvm.smin.i64(i64 %129, i64 %135)
  %137 = load i32, ptr addrspace(5) %22, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %138
  store i64 %136, ptr addrspace(3) %139, align 8
  %140 = load i32, ptr addrspace(5) %22, align 4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %141
  %143 = load i64, ptr addrspace(3) %142, align 8
  %144 = load i32, ptr addrspace(5) %22, align 4
  %145 = load i32, ptr addrspace(5) %28, align 4
  %146 = add i32 %144, %145
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %147
  %149 = load i64, ptr addrspace(3) %148, align 8
  %150 = call i64 @llvm.smax.i64(i64 %143, i64 %149)
  %151 = load i32, ptr addrspace(5) %22, align 4
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %152
  store i64 %150, ptr addrspace(3) %153, align 8
  br label %154

154:                                              ; preds = %114, %110
  %155 = load i32, ptr addrspace(5) %28, align 4
  %156 = udiv i32 %155, 2
  store i32 %156, ptr addrspace(5) %28, align 4
  br label %107

157:                                              ; preds = %107
  %158 = load i32, ptr addrspace(5) %22, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %179

160:                                              ; preds = %157
  %161 = load i64, ptr addrspace(3) @reduce_long.s, align 8
  %162 = load ptr addrspace(1), ptr %45, align 8
  %163 = addrspacecast ptr addrspace(5) %10 to ptr
  %164 = call i32 @llvm.amdgcn.workgroup.id.x()
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr addrspace(1) %162, i64 %165
  store i64 %161, ptr addrspace(1) %166, align 8
  %167 = load i64, ptr addrspace(3) @reduce_long.lo, align 8
  %168 = load ptr addrspace(1), ptr %46, align 8
  %169 = addrspacecast ptr addrspace(5) %11 to ptr
  %170 = call i32 @llvm.amdgcn.workgroup.id.x()
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i64, ptr addrspace(1) %168, i64 %171
  store i64 %167, ptr addrspace(1) %172, align 8
  %173 = load i64, ptr addrspace(3) @reduce_long.hi, align 8
  %174 = load ptr addrspace(1), ptr %47, align 8
  %175 = addrspacecast ptr addrspace(5) %12 to ptr
  %176 = call i32 @llvm.amdgcn.workgroup.id.x()
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr addrspace(1) %174, i64 %177
  store i64 %173, ptr addrspace(1) %178, align 8
  br label %179

179:                                              ; preds = %157, %160
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce_long(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
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
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i64, align 8, addrspace(5)
  %25 = alloca i64, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %17 to ptr
  %30 = addrspacecast ptr addrspace(5) %18 to ptr
  %31 = addrspacecast ptr addrspace(5) %19 to ptr
  %32 = addrspacecast ptr addrspace(5) %20 to ptr
  %33 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  store ptr addrspace(1) %1, ptr %30, align 8
  store ptr addrspace(1) %2, ptr %31, align 8
  store ptr addrspace(1) %3, ptr %32, align 8
  store i32 %4, ptr %33, align 4
  %34 = addrspacecast ptr addrspace(5) %16 to ptr
  %35 = call i32 @llvm.amdgcn.workitem.id.x()
  %36 = zext i32 %35 to i64
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr addrspace(5) %22, align 4
  store i64 0, ptr addrspace(5) %23, align 8
  store i64 9223372036854775807, ptr addrspace(5) %24, align 8
  %38 = load i64, ptr addrspace(5) %24, align 8
  %39 = sub nsw i64 0, %38
  %40 = sub nsw i64 %39, 1
  store i64 %40, ptr addrspace(5) %25, align 8
  %41 = addrspacecast ptr addrspace(5) %15 to ptr
  %42 = addrspacecast ptr addrspace(5) %13 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %9 to ptr
  %45 = addrspacecast ptr addrspace(5) %6 to ptr
  %46 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %8, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %14 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  %58 = zext i32 %57 to i64
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr addrspace(5) %26, align 4
  br label %60

60:                                               ; preds = %79, %5
  %61 = load i32, ptr addrspace(5) %26, align 4
  %62 = load i32, ptr %33, align 4
  %63 = icmp ult i32 %61, %62
  br i1 %63, label %64, label %82

64:                                               ; preds = %60
  %65 = load ptr addrspace(1), ptr %29, align 8
  %66 = load i32, ptr addrspace(5) %26, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr addrspace(1) %65, i64 %67
  %69 = load i64, ptr addrspace(1) %68, align 8
  store i64 %69, ptr addrspace(5) %27, align 8
  %70 = load i64, ptr addrspace(5) %27, align 8
  %71 = load i64, ptr addrspace(5) %23, align 8
  %72 = add nsw i64 %71, %70
  store i64 %72, ptr addrspace(5) %23, align 8
  %73 = load i64, ptr addrspace(5) %24, align 8
  %74 = load i64, ptr addrspace(5) %27, align 8
  %75 = call i64 @llvm.smin.i64(i64 %73, i64 %74)
  store i64 %75, ptr addrspace(5) %24, align 8
  %76 = load i64, ptr addrspace(5) %25, align 8
  %77 = load i64, ptr addrspace(5) %27, align 8
  %78 = call i64 @llvm.smax.i64(i64 %76, i64 %77)
  store i64 %78, ptr addrspace(5) %25, align 8
  br label %79

79:                                               ; preds = %64
  %80 = load i32, ptr addrspace(5) %26, align 4
  %81 = add i32 %80, 256
  store i32 %81, ptr addrspace(5) %26, align 4
  br label %60

82:                                               ; preds = %60
  %83 = load i64, ptr addrspace(5) %23, align 8
  %84 = load i32, ptr addrspace(5) %22, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.s, i64 0, i64 %85
  store i64 %83, ptr addrspace(3) %86, align 8
  %87 = load i64, ptr addrspace(5) %24, align 8
  %88 = load i32, ptr addrspace(5) %22, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %89
  store i64 %87, ptr addrspace(3) %90, align 8
  %91 = load i64, ptr addrspace(5) %25, align 8
  %92 = load i32, ptr addrspace(5) %22, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %93
  store i64 %91, ptr addrspace(3) %94, align 8
  store i32 64, ptr addrspace(5) %28, align 4
  br label %95

95:                                               ; preds = %143, %82
  %96 = load i32, ptr addrspace(5) %28, align 4
  %97 = icmp ugt i32 %96, 0
  br i1 %97, label %98, label %146

98:                                               ; preds = %95
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %99 = load i32, ptr addrspace(5) %22, align 4
  %100 = load i32, ptr addrspace(5) %28, align 4
  %101 = icmp ult i32 %99, %100
  br i1 %101, label %102, label %142

102:                                              ; preds = %98
  %103 = load i32, ptr addrspace(5) %22, align 4
  %104 = load i32, ptr addrspace(5) %28, align 4
  %105 = add i32 %103, %104
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.s, i64 0, i64 %106
  %108 = load i64, ptr addrspace(3) %107, align 8
  %109 = load i32, ptr addrspace(5) %22, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.s, i64 0, i64 %110
  %112 = load i64, ptr addrspace(3) %111, align 8
  %113 = add nsw i64 %112, %108
  store i64 %113, ptr addrspace(3) %111, align 8
  %114 = load i32, ptr addrspace(5) %22, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %115
  %117 = load i64, ptr addrspace(3) %116, align 8
  %118 = load i32, ptr addrspace(5) %22, align 4
  %119 = load i32, ptr addrspace(5) %28, align 4
  %120 = add i32 %118, %119
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %121
  %123 = load i64, ptr addrspace(3) %122, align 8
  %124 = call i64 @llvm.smin.i64(i64 %117, i64 %123)
  %125 = load i32, ptr addrspace(5) %22, align 4
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.lo, i64 0, i64 %126
  store i64 %124, ptr addrspace(3) %127, align 8
  %128 = load i32, ptr addrspace(5) %22, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %129
  %131 = load i64, ptr addrspace(3) %130, align 8
  %132 = load i32, ptr addrspace(5) %22, align 4
  %133 = load i32, ptr addrspace(5) %28, align 4
  %134 = add i32 %132, %133
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %135
  %137 = load i64, ptr addrspace(3) %136, align 8
  %138 = call i64 @llvm.smax.i64(i64 %131, i64 %137)
  %139 = load i32, ptr addrspace(5) %22, align 4
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw [128 x i64], ptr addrspace(3) @reduce_long.hi, i64 0, i64 %140
  store i64 %138, ptr addrspace(3) %141, align 8
  br label %142

142:                                              ; preds = %102, %98
  br label %143

143:                                              ; preds = %142
  %144 = load i32, ptr addrspace(5) %28, align 4
  %145 = udiv i32 %144, 2
  store i32 %145, ptr addrspace(5) %28, align 4
  br label %95

146:                                              ; preds = %95
  %147 = load i32, ptr addrspace(5) %22, align 4
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %168

149:                                              ; preds = %146
  %150 = load i64, ptr addrspace(3) @reduce_long.s, align 8
  %151 = load ptr addrspace(1), ptr %30, align 8
  %152 = addrspacecast ptr addrspace(5) %10 to ptr
  %153 = call i32 @llvm.amdgcn.workgroup.id.x()
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i64, ptr addrspace(1) %151, i64 %154
  store i64 %150, ptr addrspace(1) %155, align 8
  %156 = load i64, ptr addrspace(3) @reduce_long.lo, align 8
  %157 = load ptr addrspace(1), ptr %31, align 8
  %158 = addrspacecast ptr addrspace(5) %11 to ptr
  %159 = call i32 @llvm.amdgcn.workgroup.id.x()
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i64, ptr addrspace(1) %157, i64 %160
  store i64 %156, ptr addrspace(1) %161, align 8
  %162 = load i64, ptr addrspace(3) @reduce_long.hi, align 8
  %163 = load ptr addrspace(1), ptr %32, align 8
  %164 = addrspacecast ptr addrspace(5) %12 to ptr
  %165 = call i32 @llvm.amdgcn.workgroup.id.x()
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i64, ptr addrspace(1) %163, i64 %166
  store i64 %162, ptr addrspace(1) %167, align 8
  br label %168

168:                                              ; preds = %149, %146
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"long*", !"long*", !"long*", !"long*", !"uint"}
!9 = !{!"const", !"", !"", !"", !""}
!10 = !{i32 128, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
