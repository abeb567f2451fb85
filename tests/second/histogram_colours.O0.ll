; ModuleID = 'histogram_colours.cl'
source_filename = "histogram_colours.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@histogram_colours.bins = internal addrspace(3) global [192 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @histogram_colours(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
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
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %27 to ptr
  %32 = addrspacecast ptr addrspace(5) %28 to ptr
  %33 = addrspacecast ptr addrspace(5) %29 to ptr
  %34 = addrspacecast ptr addrspace(5) %30 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(1) %1, ptr %32, align 8
  store i32 %2, ptr %33, align 4
  store i32 %3, ptr %34, align 4
  %35 = load ptr addrspace(1), ptr %31, align 8
  %36 = load ptr addrspace(1), ptr %32, align 8
  %37 = load i32, ptr %33, align 4
  %38 = load i32, ptr %34, align 4
  %39 = addrspacecast ptr addrspace(5) %9 to ptr
  %40 = addrspacecast ptr addrspace(5) %10 to ptr
  %41 = addrspacecast ptr addrspace(5) %11 to ptr
  %42 = addrspacecast ptr addrspace(5) %12 to ptr
  %43 = addrspacecast ptr addrspace(5) %18 to ptr
  %44 = addrspacecast ptr addrspace(5) %19 to ptr
  %45 = addrspacecast ptr addrspace(5) %20 to ptr
  %46 = addrspacecast ptr addrspace(5) %21 to ptr
  %47 = addrspacecast ptr addrspace(5) %22 to ptr
  %48 = addrspacecast ptr addrspace(5) %23 to ptr
  %49 = addrspacecast ptr addrspace(5) %25 to ptr
  %50 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %35, ptr %39, align 8
  store ptr addrspace(1) %36, ptr %40, align 8
  store i32 %37, ptr %41, align 4
  store i32 %38, ptr %42, align 4
  %51 = addrspacecast ptr addrspace(5) %6 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  store i32 %52, ptr addrspace(5) %13, align 4
  br label %54

54:                                               ; preds = %57, %4
  %55 = load i32, ptr addrspace(5) %13, align 4
  %56 = icmp ult i32 %55, 192
  br i1 %56, label %57, label %63

57:                                               ; preds = %54
  %58 = load i32, ptr addrspace(5) %13, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %59
  store i32 0, ptr addrspace(3) %60, align 4
  %61 = load i32, ptr addrspace(5) %13, align 4
  %62 = add i32 %61, 128
  store i32 %62, ptr addrspace(5) %13, align 4
  br label %54

63:                                               ; preds = %54
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %64 = addrspacecast ptr addrspace(5) %5 to ptr
  %65 = call i32 @llvm.amdgcn.workgroup.id.x()
  %66 = zext i32 %65 to i64
  %67 = mul i64 %66, 128
  %68 = load i32, ptr %42, align 4
  %69 = zext i32 %68 to i64
  %70 = mul i64 %67, %69
  %71 = addrspacecast ptr addrspace(5) %7 to ptr
  %72 = call i32 @llvm.amdgcn.workitem.id.x()
  %73 = zext i32 %72 to i64
  %74 = add i64 %70, %73
  %75 = trunc i64 %74 to i32
  store i32 %75, ptr addrspace(5) %14, align 4
  store i32 0, ptr addrspace(5) %15, align 4
  br label %76

76:                                               ; preds = %120, %63
  %77 = load i32, ptr addrspace(5) %15, align 4
  %78 = load i32, ptr %42, align 4
  %79 = icmp ult i32 %77, %78
  br i1 %79, label %80, label %123

80:                                               ; preds = %76
  %81 = load i32, ptr addrspace(5) %14, align 4
  %82 = load i32, ptr addrspace(5) %15, align 4
  %83 = mul i32 %82, 128
  %84 = add i32 %81, %83
  store i32 %84, ptr addrspace(5) %16, align 4
  %85 = load i32, ptr addrspace(5) %16, align 4
  %86 = load i32, ptr %41, align 4
  %87 = icmp ult i32 %85, %86
  br i1 %87, label %88, label %120

88:                                               ; preds = %80
  %89 = load ptr addrspace(1), ptr %39, align 8
  %90 = load i32, ptr addrspace(5) %16, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %91
  %93 = load i32, ptr addrspace(1) %92, align 4
  store i32 %93, ptr addrspace(5) %17, align 4
  %94 = load i32, ptr addrspace(5) %17, align 4
  %95 = lshr i32 %94, 2
  %96 = and i32 %95, 63
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %97
  store i32 1, ptr %43, align 4
  %99 = load i32, ptr %43, align 4
  %100 = atomicrmw add ptr addrspace(3) %98, i32 %99 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %100, ptr %44, align 4
  %101 = load i32, ptr %44, align 4
  %102 = load i32, ptr addrspace(5) %17, align 4
  %103 = lshr i32 %102, 10
  %104 = and i32 %103, 63
  %105 = add i32 64, %104
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %106
  store i32 1, ptr %45, align 4
  %108 = load i32, ptr %45, align 4
  %109 = atomicrmw add ptr addrspace(3) %107, i32 %108 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %109, ptr %46, align 4
  %110 = load i32, ptr %46, align 4
  %111 = load i32, ptr addrspace(5) %17, align 4
  %112 = lshr i32 %111, 18
  %113 = and i32 %112, 63
  %114 = add i32 128, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %115
  store i32 1, ptr %47, align 4
  %117 = load i32, ptr %47, align 4
  %118 = atomicrmw add ptr addrspace(3) %116, i32 %117 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %118, ptr %48, align 4
  %119 = load i32, ptr %48, align 4
  br label %120

120:                                              ; preds = %88, %80
  %121 = load i32, ptr addrspace(5) %15, align 4
  %122 = add i32 %121, 1
  store i32 %122, ptr addrspace(5) %15, align 4
  br label %76

123:                                              ; preds = %76
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %124 = addrspacecast ptr addrspace(5) %8 to ptr
  %125 = call i32 @llvm.amdgcn.workitem.id.x()
  %126 = zext i32 %125 to i64
  store i32 %125, ptr addrspace(5) %24, align 4
  br label %127

127:                                              ; preds = %130, %123
  %128 = load i32, ptr addrspace(5) %24, align 4
  %129 = icmp ult i32 %128, 192
  br i1 %129, label %130, label %144

130:                                              ; preds = %127
  %131 = load ptr addrspace(1), ptr %40, align 8
  %132 = load i32, ptr addrspace(5) %24, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %131, i64 %133
  %135 = load i32, ptr addrspace(5) %24, align 4
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %136
  %138 = load i32, ptr addrspace(3) %137, align 4
  store i32 %138, ptr %49, align 4
  %139 = load i32, ptr %49, align 4
  %140 = atomicrmw add ptr addrspace(1) %134, i32 %139 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %140, ptr %50, align 4
  %141 = load i32, ptr %50, align 4
  %142 = load i32, ptr addrspace(5) %24, align 4
  %143 = add i32 %142, 128
  store i32 %143, ptr addrspace(5) %24, align 4
  br label %127

144:                                              ; preds = %127
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_histogram_colours(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
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
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %9 to ptr
  %28 = addrspacecast ptr addrspace(5) %10 to ptr
  %29 = addrspacecast ptr addrspace(5) %11 to ptr
  %30 = addrspacecast ptr addrspace(5) %12 to ptr
  %31 = addrspacecast ptr addrspace(5) %18 to ptr
  %32 = addrspacecast ptr addrspace(5) %19 to ptr
  %33 = addrspacecast ptr addrspace(5) %20 to ptr
  %34 = addrspacecast ptr addrspace(5) %21 to ptr
  %35 = addrspacecast ptr addrspace(5) %22 to ptr
  %36 = addrspacecast ptr addrspace(5) %23 to ptr
  %37 = addrspacecast ptr addrspace(5) %25 to ptr
  %38 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store ptr addrspace(1) %1, ptr %28, align 8
  store i32 %2, ptr %29, align 4
  store i32 %3, ptr %30, align 4
  %39 = addrspacecast ptr addrspace(5) %6 to ptr
  %40 = call i32 @llvm.amdgcn.workitem.id.x()
  %41 = zext i32 %40 to i64
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %13, align 4
  br label %43

43:                                               ; preds = %50, %4
  %44 = load i32, ptr addrspace(5) %13, align 4
  %45 = icmp ult i32 %44, 192
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = load i32, ptr addrspace(5) %13, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %48
  store i32 0, ptr addrspace(3) %49, align 4
  br label %50

50:                                               ; preds = %46
  %51 = load i32, ptr addrspace(5) %13, align 4
  %52 = add i32 %51, 128
  store i32 %52, ptr addrspace(5) %13, align 4
  br label %43

53:                                               ; preds = %43
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %54 = addrspacecast ptr addrspace(5) %5 to ptr
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = zext i32 %55 to i64
  %57 = mul i64 %56, 128
  %58 = load i32, ptr %30, align 4
  %59 = zext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = addrspacecast ptr addrspace(5) %7 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = zext i32 %62 to i64
  %64 = add i64 %60, %63
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr addrspace(5) %14, align 4
  store i32 0, ptr addrspace(5) %15, align 4
  br label %66

66:                                               ; preds = %111, %53
  %67 = load i32, ptr addrspace(5) %15, align 4
  %68 = load i32, ptr %30, align 4
  %69 = icmp ult i32 %67, %68
  br i1 %69, label %70, label %114

70:                                               ; preds = %66
  %71 = load i32, ptr addrspace(5) %14, align 4
  %72 = load i32, ptr addrspace(5) %15, align 4
  %73 = mul i32 %72, 128
  %74 = add i32 %71, %73
  store i32 %74, ptr addrspace(5) %16, align 4
  %75 = load i32, ptr addrspace(5) %16, align 4
  %76 = load i32, ptr %29, align 4
  %77 = icmp ult i32 %75, %76
  br i1 %77, label %78, label %110

78:                                               ; preds = %70
  %79 = load ptr addrspace(1), ptr %27, align 8
  %80 = load i32, ptr addrspace(5) %16, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %79, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4
  store i32 %83, ptr addrspace(5) %17, align 4
  %84 = load i32, ptr addrspace(5) %17, align 4
  %85 = lshr i32 %84, 2
  %86 = and i32 %85, 63
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %87
  store i32 1, ptr %31, align 4
  %89 = load i32, ptr %31, align 4
  %90 = atomicrmw add ptr addrspace(3) %88, i32 %89 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %90, ptr %32, align 4
  %91 = load i32, ptr %32, align 4
  %92 = load i32, ptr addrspace(5) %17, align 4
  %93 = lshr i32 %92, 10
  %94 = and i32 %93, 63
  %95 = add i32 64, %94
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %96
  store i32 1, ptr %33, align 4
  %98 = load i32, ptr %33, align 4
  %99 = atomicrmw add ptr addrspace(3) %97, i32 %98 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %99, ptr %34, align 4
  %100 = load i32, ptr %34, align 4
  %101 = load i32, ptr addrspace(5) %17, align 4
  %102 = lshr i32 %101, 18
  %103 = and i32 %102, 63
  %104 = add i32 128, %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %105
  store i32 1, ptr %35, align 4
  %107 = load i32, ptr %35, align 4
  %108 = atomicrmw add ptr addrspace(3) %106, i32 %107 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %108, ptr %36, align 4
  %109 = load i32, ptr %36, align 4
  br label %110

110:                                              ; preds = %78, %70
  br label %111

111:                                              ; preds = %110
  %112 = load i32, ptr addrspace(5) %15, align 4
  %113 = add i32 %112, 1
  store i32 %113, ptr addrspace(5) %15, align 4
  br label %66

114:                                              ; preds = %66
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %115 = addrspacecast ptr addrspace(5) %8 to ptr
  %116 = call i32 @llvm.amdgcn.workitem.id.x()
  %117 = zext i32 %116 to i64
  %118 = trunc i64 %117 to i32
  store i32 %118, ptr addrspace(5) %24, align 4
  br label %119

119:                                              ; preds = %134, %114
  %120 = load i32, ptr addrspace(5) %24, align 4
  %121 = icmp ult i32 %120, 192
  br i1 %121, label %122, label %137

122:                                              ; preds = %119
  %123 = load ptr addrspace(1), ptr %28, align 8
  %124 = load i32, ptr addrspace(5) %24, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr addrspace(1) %123, i64 %125
  %127 = load i32, ptr addrspace(5) %24, align 4
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw [192 x i32], ptr addrspace(3) @histogram_colours.bins, i64 0, i64 %128
  %130 = load i32, ptr addrspace(3) %129, align 4
  store i32 %130, ptr %37, align 4
  %131 = load i32, ptr %37, align 4
  %132 = atomicrmw add ptr addrspace(1) %126, i32 %131 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !12, !amdgpu.no.remote.memory !12
  store i32 %132, ptr %38, align 4
  %133 = load i32, ptr %38, align 4
  br label %134

134:                                              ; preds = %122
  %135 = load i32, ptr addrspace(5) %24, align 4
  %136 = add i32 %135, 128
  store i32 %136, ptr addrspace(5) %24, align 4
  br label %119

137:                                              ; preds = %119
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !""}
!10 = !{i32 128, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
!12 = !{}
