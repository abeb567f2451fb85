; ModuleID = 'hash_count.cl'
source_filename = "hash_count.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@hash_count.keys = internal addrspace(3) global [512 x i32] undef, align 4
@hash_count.count = internal addrspace(3) global [512 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @hash_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(3), align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i8, align 1, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = addrspacecast ptr addrspace(5) %35 to ptr
  %38 = addrspacecast ptr addrspace(5) %36 to ptr
  store ptr addrspace(1) %0, ptr %37, align 8
  store ptr addrspace(1) %1, ptr %38, align 8
  %39 = load ptr addrspace(1), ptr %37, align 8
  %40 = load ptr addrspace(1), ptr %38, align 8
  %41 = addrspacecast ptr addrspace(5) %26 to ptr
  %42 = addrspacecast ptr addrspace(5) %27 to ptr
  %43 = addrspacecast ptr addrspace(5) %33 to ptr
  %44 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %39, ptr %41, align 8
  store ptr addrspace(1) %40, ptr %42, align 8
  %45 = addrspacecast ptr addrspace(5) %25 to ptr
  %46 = call i32 @llvm.amdgcn.workitem.id.x()
  %47 = zext i32 %46 to i64
  store i32 %46, ptr addrspace(5) %28, align 4
  %48 = load i32, ptr addrspace(5) %28, align 4
  store i32 %48, ptr addrspace(5) %29, align 4
  br label %49

49:                                               ; preds = %52, %2
  %50 = load i32, ptr addrspace(5) %29, align 4
  %51 = icmp ult i32 %50, 512
  br i1 %51, label %52, label %61

52:                                               ; preds = %49
  %53 = load i32, ptr addrspace(5) %29, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.keys, i64 0, i64 %54
  store i32 -1, ptr addrspace(3) %55, align 4
  %56 = load i32, ptr addrspace(5) %29, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.count, i64 0, i64 %57
  store i32 0, ptr addrspace(3) %58, align 4
  %59 = load i32, ptr addrspace(5) %29, align 4
  %60 = add i32 %59, 128
  store i32 %60, ptr addrspace(5) %29, align 4
  br label %49

61:                                               ; preds = %49
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %62 = load ptr addrspace(1), ptr %41, align 8
  %63 = addrspacecast ptr addrspace(5) %22 to ptr
  %64 = addrspacecast ptr addrspace(5) %12 to ptr
  %65 = call i32 @llvm.amdgcn.workgroup.id.x()
  %66 = addrspacecast ptr addrspace(5) %10 to ptr
  %67 = addrspacecast ptr addrspace(5) %3 to ptr
  %68 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %68, align 4
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %69, ptr addrspace(5) %5, align 8
  %70 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %71 = load i32, ptr %68, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(4) %70, i64 %72
  %74 = load i16, ptr addrspace(4) %73, align 2
  %75 = zext i16 %74 to i32
  %76 = mul i32 %65, %75
  %77 = addrspacecast ptr addrspace(5) %21 to ptr
  %78 = call i32 @llvm.amdgcn.workitem.id.x()
  %79 = add i32 %76, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %62, i64 %80
  %82 = load i32, ptr addrspace(1) %81, align 4
  store i32 %82, ptr addrspace(5) %30, align 4
  %83 = load i32, ptr addrspace(5) %30, align 4
  %84 = addrspacecast ptr addrspace(5) %19 to ptr
  %85 = addrspacecast ptr addrspace(5) %20 to ptr
  store i32 %83, ptr %85, align 4
  %86 = load i32, ptr %85, align 4
  %87 = mul i32 %86, -1640531535
  %88 = lshr i32 %87, 23
  store i32 %88, ptr addrspace(5) %31, align 4
  br label %89

89:                                               ; preds = %119, %61
  %90 = load i32, ptr addrspace(5) %31, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.keys, i64 0, i64 %91
  %93 = load i32, ptr addrspace(5) %30, align 4
  %94 = addrspacecast ptr addrspace(5) %13 to ptr
  %95 = addrspacecast ptr addrspace(5) %14 to ptr
  %96 = addrspacecast ptr addrspace(5) %15 to ptr
  %97 = addrspacecast ptr addrspace(5) %16 to ptr
  %98 = addrspacecast ptr addrspace(5) %17 to ptr
  %99 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(3) %92, ptr %95, align 4
  store i32 -1, ptr %96, align 4
  store i32 %93, ptr %97, align 4
  %100 = load ptr addrspace(3), ptr %95, align 4
  %101 = load i32, ptr %97, align 4
  store i32 %101, ptr %98, align 4
  %102 = load i32, ptr %96, align 4
  %103 = load i32, ptr %98, align 4
  %104 = cmpxchg ptr addrspace(3) %100, i32 %102, i32 %103 syncscope("workgroup") monotonic monotonic, align 4
  %105 = extractvalue { i32, i1 } %104, 0
  %106 = extractvalue { i32, i1 } %104, 1
  br i1 %106, label %108, label %107

107:                                              ; preds = %89
  store i32 %105, ptr %96, align 4
  br label %108

108:                                              ; preds = %89, %107
  %109 = zext i1 %106 to i8
  store i8 %109, ptr %99, align 1
  %110 = load i8, ptr %99, align 1
  %111 = trunc i8 %110 to i1
  %112 = load i32, ptr %96, align 4
  store i32 %112, ptr addrspace(5) %32, align 4
  %113 = load i32, ptr addrspace(5) %32, align 4
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %123, label %115

115:                                              ; preds = %108
  %116 = load i32, ptr addrspace(5) %32, align 4
  %117 = load i32, ptr addrspace(5) %30, align 4
  %118 = icmp eq i32 %116, %117
  br i1 %118, label %123, label %119

119:                                              ; preds = %115
  %120 = load i32, ptr addrspace(5) %31, align 4
  %121 = add i32 %120, 1
  %122 = and i32 %121, 511
  store i32 %122, ptr addrspace(5) %31, align 4
  br label %89

123:                                              ; preds = %108, %115
  %124 = load i32, ptr addrspace(5) %31, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.count, i64 0, i64 %125
  store i32 1, ptr %43, align 4
  %127 = load i32, ptr %43, align 4
  %128 = atomicrmw add ptr addrspace(3) %126, i32 %127 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %128, ptr %44, align 4
  %129 = load i32, ptr %44, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %130 = load i32, ptr addrspace(5) %31, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.count, i64 0, i64 %131
  %133 = load i32, ptr addrspace(3) %132, align 4
  %134 = load ptr addrspace(1), ptr %42, align 8
  %135 = addrspacecast ptr addrspace(5) %24 to ptr
  %136 = addrspacecast ptr addrspace(5) %11 to ptr
  %137 = call i32 @llvm.amdgcn.workgroup.id.x()
  %138 = addrspacecast ptr addrspace(5) %9 to ptr
  %139 = addrspacecast ptr addrspace(5) %6 to ptr
  %140 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %140, align 4
  %141 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %141, ptr addrspace(5) %8, align 8
  %142 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %143 = load i32, ptr %140, align 4
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr addrspace(4) %142, i64 %144
  %146 = load i16, ptr addrspace(4) %145, align 2
  %147 = zext i16 %146 to i32
  %148 = mul i32 %137, %147
  %149 = addrspacecast ptr addrspace(5) %23 to ptr
  %150 = call i32 @llvm.amdgcn.workitem.id.x()
  %151 = add i32 %148, %150
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(1) %134, i64 %152
  store i32 %133, ptr addrspace(1) %153, align 4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(3), align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i8, align 1, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = addrspacecast ptr addrspace(5) %26 to ptr
  %36 = addrspacecast ptr addrspace(5) %27 to ptr
  %37 = addrspacecast ptr addrspace(5) %33 to ptr
  %38 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %35, align 8
  store ptr addrspace(1) %1, ptr %36, align 8
  %39 = addrspacecast ptr addrspace(5) %25 to ptr
  %40 = call i32 @llvm.amdgcn.workitem.id.x()
  %41 = zext i32 %40 to i64
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %28, align 4
  %43 = load i32, ptr addrspace(5) %28, align 4
  store i32 %43, ptr addrspace(5) %29, align 4
  br label %44

44:                                               ; preds = %54, %2
  %45 = load i32, ptr addrspace(5) %29, align 4
  %46 = icmp ult i32 %45, 512
  br i1 %46, label %47, label %57

47:                                               ; preds = %44
  %48 = load i32, ptr addrspace(5) %29, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.keys, i64 0, i64 %49
  store i32 -1, ptr addrspace(3) %50, align 4
  %51 = load i32, ptr addrspace(5) %29, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.count, i64 0, i64 %52
  store i32 0, ptr addrspace(3) %53, align 4
  br label %54

54:                                               ; preds = %47
  %55 = load i32, ptr addrspace(5) %29, align 4
  %56 = add i32 %55, 128
  store i32 %56, ptr addrspace(5) %29, align 4
  br label %44

57:                                               ; preds = %44
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %58 = load ptr addrspace(1), ptr %35, align 8
  %59 = addrspacecast ptr addrspace(5) %22 to ptr
  %60 = addrspacecast ptr addrspace(5) %12 to ptr
  %61 = call i32 @llvm.amdgcn.workgroup.id.x()
  %62 = addrspacecast ptr addrspace(5) %10 to ptr
  %63 = addrspacecast ptr addrspace(5) %3 to ptr
  %64 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %64, align 4
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %65, ptr addrspace(5) %5, align 8
  %66 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %67 = load i32, ptr %64, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(4) %66, i64 %68
  %70 = load i16, ptr addrspace(4) %69, align 2
  %71 = zext i16 %70 to i32
  %72 = mul i32 %61, %71
  %73 = addrspacecast ptr addrspace(5) %21 to ptr
  %74 = call i32 @llvm.amdgcn.workitem.id.x()
  %75 = add i32 %72, %74
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4
  store i32 %78, ptr addrspace(5) %30, align 4
  %79 = load i32, ptr addrspace(5) %30, align 4
  %80 = addrspacecast ptr addrspace(5) %19 to ptr
  %81 = addrspacecast ptr addrspace(5) %20 to ptr
  store i32 %79, ptr %81, align 4
  %82 = load i32, ptr %81, align 4
  %83 = mul i32 %82, -1640531535
  %84 = lshr i32 %83, 23
  store i32 %84, ptr addrspace(5) %31, align 4
  br label %85

85:                                               ; preds = %116, %57
  %86 = load i32, ptr addrspace(5) %31, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.keys, i64 0, i64 %87
  %89 = load i32, ptr addrspace(5) %30, align 4
  %90 = addrspacecast ptr addrspace(5) %13 to ptr
  %91 = addrspacecast ptr addrspace(5) %14 to ptr
  %92 = addrspacecast ptr addrspace(5) %15 to ptr
  %93 = addrspacecast ptr addrspace(5) %16 to ptr
  %94 = addrspacecast ptr addrspace(5) %17 to ptr
  %95 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(3) %88, ptr %91, align 4
  store i32 -1, ptr %92, align 4
  store i32 %89, ptr %93, align 4
  %96 = load ptr addrspace(3), ptr %91, align 4
  %97 = load i32, ptr %93, align 4
  store i32 %97, ptr %94, align 4
  %98 = load i32, ptr %92, align 4
  %99 = load i32, ptr %94, align 4
  %100 = cmpxchg ptr addrspace(3) %96, i32 %98, i32 %99 syncscope("workgroup") monotonic monotonic, align 4
  %101 = extractvalue { i32, i1 } %100, 0
  %102 = extractvalue { i32, i1 } %100, 1
  br i1 %102, label %104, label %103

103:                                              ; preds = %85
  store i32 %101, ptr %92, align 4
  br label %104

104:                                              ; preds = %85, %103
  %105 = zext i1 %102 to i8
  store i8 %105, ptr %95, align 1
  %106 = load i8, ptr %95, align 1
  %107 = trunc i8 %106 to i1
  %108 = load i32, ptr %92, align 4
  store i32 %108, ptr addrspace(5) %32, align 4
  %109 = load i32, ptr addrspace(5) %32, align 4
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %115, label %111

111:                                              ; preds = %104
  %112 = load i32, ptr addrspace(5) %32, align 4
  %113 = load i32, ptr addrspace(5) %30, align 4
  %114 = icmp eq i32 %112, %113
  br i1 %114, label %115, label %116

115:                                              ; preds = %111, %104
  br label %120

116:                                              ; preds = %111
  %117 = load i32, ptr addrspace(5) %31, align 4
  %118 = add i32 %117, 1
  %119 = and i32 %118, 511
  store i32 %119, ptr addrspace(5) %31, align 4
  br label %85

120:                                              ; preds = %115
  %121 = load i32, ptr addrspace(5) %31, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.count, i64 0, i64 %122
  store i32 1, ptr %37, align 4
  %124 = load i32, ptr %37, align 4
  %125 = atomicrmw add ptr addrspace(3) %123, i32 %124 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %125, ptr %38, align 4
  %126 = load i32, ptr %38, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %127 = load i32, ptr addrspace(5) %31, align 4
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw [512 x i32], ptr addrspace(3) @hash_count.count, i64 0, i64 %128
  %130 = load i32, ptr addrspace(3) %129, align 4
  %131 = load ptr addrspace(1), ptr %36, align 8
  %132 = addrspacecast ptr addrspace(5) %24 to ptr
  %133 = addrspacecast ptr addrspace(5) %11 to ptr
  %134 = call i32 @llvm.amdgcn.workgroup.id.x()
  %135 = addrspacecast ptr addrspace(5) %9 to ptr
  %136 = addrspacecast ptr addrspace(5) %6 to ptr
  %137 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %137, align 4
  %138 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %138, ptr addrspace(5) %8, align 8
  %139 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %140 = load i32, ptr %137, align 4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr addrspace(4) %139, i64 %141
  %143 = load i16, ptr addrspace(4) %142, align 2
  %144 = zext i16 %143 to i32
  %145 = mul i32 %134, %144
  %146 = addrspacecast ptr addrspace(5) %23 to ptr
  %147 = call i32 @llvm.amdgcn.workitem.id.x()
  %148 = add i32 %145, %147
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr addrspace(1) %131, i64 %149
  store i32 %130, ptr addrspace(1) %150, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }

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
!9 = !{!"const", !""}
!10 = !{i32 128, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
!12 = !{}
