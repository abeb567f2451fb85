; ModuleID = 'mersenne.cl'
source_filename = "mersenne.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@mersenne.old = internal addrspace(3) global [624 x i32] undef, align 4
@mersenne.next = internal addrspace(3) global [624 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @mersenne(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %21 to ptr
  %24 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  %25 = load ptr addrspace(1), ptr %23, align 8
  %26 = load ptr addrspace(1), ptr %24, align 8
  %27 = addrspacecast ptr addrspace(5) %10 to ptr
  %28 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %25, ptr %27, align 8
  store ptr addrspace(1) %26, ptr %28, align 8
  %29 = addrspacecast ptr addrspace(5) %9 to ptr
  %30 = call i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  store i32 %30, ptr addrspace(5) %12, align 4
  %32 = addrspacecast ptr addrspace(5) %8 to ptr
  %33 = call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = zext i32 %33 to i64
  %35 = mul i64 %34, 624
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr addrspace(5) %13, align 4
  %37 = load i32, ptr addrspace(5) %12, align 4
  store i32 %37, ptr addrspace(5) %14, align 4
  br label %38

38:                                               ; preds = %41, %2
  %39 = load i32, ptr addrspace(5) %14, align 4
  %40 = icmp ult i32 %39, 624
  br i1 %40, label %41, label %54

41:                                               ; preds = %38
  %42 = load ptr addrspace(1), ptr %27, align 8
  %43 = load i32, ptr addrspace(5) %13, align 4
  %44 = load i32, ptr addrspace(5) %14, align 4
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %42, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4
  %49 = load i32, ptr addrspace(5) %14, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %50
  store i32 %48, ptr addrspace(3) %51, align 4
  %52 = load i32, ptr addrspace(5) %14, align 4
  %53 = add i32 %52, 64
  store i32 %53, ptr addrspace(5) %14, align 4
  br label %38

54:                                               ; preds = %38
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %15, align 4
  br label %55

55:                                               ; preds = %124, %54
  %56 = load i32, ptr addrspace(5) %15, align 4
  %57 = icmp ult i32 %56, 624
  br i1 %57, label %58, label %127

58:                                               ; preds = %55
  %59 = load i32, ptr addrspace(5) %15, align 4
  %60 = load i32, ptr addrspace(5) %12, align 4
  %61 = add i32 %59, %60
  store i32 %61, ptr addrspace(5) %16, align 4
  %62 = load i32, ptr addrspace(5) %16, align 4
  %63 = icmp ult i32 %62, 624
  br i1 %63, label %64, label %124

64:                                               ; preds = %58
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = add i32 %65, 1
  %67 = icmp ult i32 %66, 624
  br i1 %67, label %68, label %74

68:                                               ; preds = %64
  %69 = load i32, ptr addrspace(5) %16, align 4
  %70 = add i32 %69, 1
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %71
  %73 = load i32, ptr addrspace(3) %72, align 4
  br label %76

74:                                               ; preds = %64
  %75 = load i32, ptr addrspace(3) @mersenne.next, align 4
  br label %76

76:                                               ; preds = %74, %68
  %77 = phi i32 [ %73, %68 ], [ %75, %74 ]
  store i32 %77, ptr addrspace(5) %17, align 4
  %78 = load i32, ptr addrspace(5) %16, align 4
  %79 = add i32 %78, 397
  %80 = icmp ult i32 %79, 624
  br i1 %80, label %81, label %87

81:                                               ; preds = %76
  %82 = load i32, ptr addrspace(5) %16, align 4
  %83 = add i32 %82, 397
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %84
  %86 = load i32, ptr addrspace(3) %85, align 4
  br label %94

87:                                               ; preds = %76
  %88 = load i32, ptr addrspace(5) %16, align 4
  %89 = add i32 %88, 397
  %90 = sub i32 %89, 624
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.next, i64 0, i64 %91
  %93 = load i32, ptr addrspace(3) %92, align 4
  br label %94

94:                                               ; preds = %87, %81
  %95 = phi i32 [ %86, %81 ], [ %93, %87 ]
  store i32 %95, ptr addrspace(5) %18, align 4
  %96 = load i32, ptr addrspace(5) %16, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %97
  %99 = load i32, ptr addrspace(3) %98, align 4
  %100 = load i32, ptr addrspace(5) %17, align 4
  %101 = load i32, ptr addrspace(5) %18, align 4
  %102 = addrspacecast ptr addrspace(5) %3 to ptr
  %103 = addrspacecast ptr addrspace(5) %4 to ptr
  %104 = addrspacecast ptr addrspace(5) %5 to ptr
  %105 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 %99, ptr %103, align 4
  store i32 %100, ptr %104, align 4
  store i32 %101, ptr %105, align 4
  %106 = load i32, ptr %103, align 4
  %107 = and i32 %106, -2147483648
  %108 = load i32, ptr %104, align 4
  %109 = and i32 %108, 2147483647
  %110 = or i32 %107, %109
  store i32 %110, ptr addrspace(5) %7, align 4
  %111 = load i32, ptr %105, align 4
  %112 = load i32, ptr addrspace(5) %7, align 4
  %113 = lshr i32 %112, 1
  %114 = xor i32 %111, %113
  %115 = load i32, ptr addrspace(5) %7, align 4
  %116 = and i32 %115, 1
  %117 = icmp ne i32 %116, 0
  %118 = zext i1 %117 to i64
  %119 = select i1 %117, i32 -1727483681, i32 0
  %120 = xor i32 %114, %119
  %121 = load i32, ptr addrspace(5) %16, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.next, i64 0, i64 %122
  store i32 %120, ptr addrspace(3) %123, align 4
  br label %124

124:                                              ; preds = %94, %58
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %125 = load i32, ptr addrspace(5) %15, align 4
  %126 = add i32 %125, 64
  store i32 %126, ptr addrspace(5) %15, align 4
  br label %55

127:                                              ; preds = %55
  %128 = load i32, ptr addrspace(5) %12, align 4
  store i32 %128, ptr addrspace(5) %19, align 4
  br label %129

129:                                              ; preds = %132, %127
  %130 = load i32, ptr addrspace(5) %19, align 4
  %131 = icmp ult i32 %130, 624
  br i1 %131, label %132, label %170

132:                                              ; preds = %129
  %133 = load i32, ptr addrspace(5) %19, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.next, i64 0, i64 %134
  %136 = load i32, ptr addrspace(3) %135, align 4
  store i32 %136, ptr addrspace(5) %20, align 4
  %137 = load i32, ptr addrspace(5) %20, align 4
  %138 = load ptr addrspace(1), ptr %27, align 8
  %139 = load i32, ptr addrspace(5) %13, align 4
  %140 = load i32, ptr addrspace(5) %19, align 4
  %141 = add i32 %139, %140
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %138, i64 %142
  store i32 %137, ptr addrspace(1) %143, align 4
  %144 = load i32, ptr addrspace(5) %20, align 4
  %145 = lshr i32 %144, 11
  %146 = load i32, ptr addrspace(5) %20, align 4
  %147 = xor i32 %146, %145
  store i32 %147, ptr addrspace(5) %20, align 4
  %148 = load i32, ptr addrspace(5) %20, align 4
  %149 = shl i32 %148, 7
  %150 = and i32 %149, -1658038656
  %151 = load i32, ptr addrspace(5) %20, align 4
  %152 = xor i32 %151, %150
  store i32 %152, ptr addrspace(5) %20, align 4
  %153 = load i32, ptr addrspace(5) %20, align 4
  %154 = shl i32 %153, 15
  %155 = and i32 %154, -272236544
  %156 = load i32, ptr addrspace(5) %20, align 4
  %157 = xor i32 %156, %155
  store i32 %157, ptr addrspace(5) %20, align 4
  %158 = load i32, ptr addrspace(5) %20, align 4
  %159 = load i32, ptr addrspace(5) %20, align 4
  %160 = lshr i32 %159, 18
  %161 = xor i32 %158, %160
  %162 = load ptr addrspace(1), ptr %28, align 8
  %163 = load i32, ptr addrspace(5) %13, align 4
  %164 = load i32, ptr addrspace(5) %19, align 4
  %165 = add i32 %163, %164
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr addrspace(1) %162, i64 %166
  store i32 %161, ptr addrspace(1) %167, align 4
  %168 = load i32, ptr addrspace(5) %19, align 4
  %169 = add i32 %168, 64
  store i32 %169, ptr addrspace(5) %19, align 4
  br label %129

170:                                              ; preds = %129
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_mersenne(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %10 to ptr
  %22 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  %23 = addrspacecast ptr addrspace(5) %9 to ptr
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr addrspace(5) %12, align 4
  %27 = addrspacecast ptr addrspace(5) %8 to ptr
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = mul i64 %29, 624
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr addrspace(5) %13, align 4
  %32 = load i32, ptr addrspace(5) %12, align 4
  store i32 %32, ptr addrspace(5) %14, align 4
  br label %33

33:                                               ; preds = %47, %2
  %34 = load i32, ptr addrspace(5) %14, align 4
  %35 = icmp ult i32 %34, 624
  br i1 %35, label %36, label %50

36:                                               ; preds = %33
  %37 = load ptr addrspace(1), ptr %21, align 8
  %38 = load i32, ptr addrspace(5) %13, align 4
  %39 = load i32, ptr addrspace(5) %14, align 4
  %40 = add i32 %38, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4
  %44 = load i32, ptr addrspace(5) %14, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %45
  store i32 %43, ptr addrspace(3) %46, align 4
  br label %47

47:                                               ; preds = %36
  %48 = load i32, ptr addrspace(5) %14, align 4
  %49 = add i32 %48, 64
  store i32 %49, ptr addrspace(5) %14, align 4
  br label %33

50:                                               ; preds = %33
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %15, align 4
  br label %51

51:                                               ; preds = %121, %50
  %52 = load i32, ptr addrspace(5) %15, align 4
  %53 = icmp ult i32 %52, 624
  br i1 %53, label %54, label %124

54:                                               ; preds = %51
  %55 = load i32, ptr addrspace(5) %15, align 4
  %56 = load i32, ptr addrspace(5) %12, align 4
  %57 = add i32 %55, %56
  store i32 %57, ptr addrspace(5) %16, align 4
  %58 = load i32, ptr addrspace(5) %16, align 4
  %59 = icmp ult i32 %58, 624
  br i1 %59, label %60, label %120

60:                                               ; preds = %54
  %61 = load i32, ptr addrspace(5) %16, align 4
  %62 = add i32 %61, 1
  %63 = icmp ult i32 %62, 624
  br i1 %63, label %64, label %70

64:                                               ; preds = %60
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = add i32 %65, 1
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %67
  %69 = load i32, ptr addrspace(3) %68, align 4
  br label %72

70:                                               ; preds = %60
  %71 = load i32, ptr addrspace(3) @mersenne.next, align 4
  br label %72

72:                                               ; preds = %70, %64
  %73 = phi i32 [ %69, %64 ], [ %71, %70 ]
  store i32 %73, ptr addrspace(5) %17, align 4
  %74 = load i32, ptr addrspace(5) %16, align 4
  %75 = add i32 %74, 397
  %76 = icmp ult i32 %75, 624
  br i1 %76, label %77, label %83

77:                                               ; preds = %72
  %78 = load i32, ptr addrspace(5) %16, align 4
  %79 = add i32 %78, 397
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4
  br label %90

83:                                               ; preds = %72
  %84 = load i32, ptr addrspace(5) %16, align 4
  %85 = add i32 %84, 397
  %86 = sub i32 %85, 624
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.next, i64 0, i64 %87
  %89 = load i32, ptr addrspace(3) %88, align 4
  br label %90

90:                                               ; preds = %83, %77
  %91 = phi i32 [ %82, %77 ], [ %89, %83 ]
  store i32 %91, ptr addrspace(5) %18, align 4
  %92 = load i32, ptr addrspace(5) %16, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.old, i64 0, i64 %93
  %95 = load i32, ptr addrspace(3) %94, align 4
  %96 = load i32, ptr addrspace(5) %17, align 4
  %97 = load i32, ptr addrspace(5) %18, align 4
  %98 = addrspacecast ptr addrspace(5) %3 to ptr
  %99 = addrspacecast ptr addrspace(5) %4 to ptr
  %100 = addrspacecast ptr addrspace(5) %5 to ptr
  %101 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 %95, ptr %99, align 4
  store i32 %96, ptr %100, align 4
  store i32 %97, ptr %101, align 4
  %102 = load i32, ptr %99, align 4
  %103 = and i32 %102, -2147483648
  %104 = load i32, ptr %100, align 4
  %105 = and i32 %104, 2147483647
  %106 = or i32 %103, %105
  store i32 %106, ptr addrspace(5) %7, align 4
  %107 = load i32, ptr %101, align 4
  %108 = load i32, ptr addrspace(5) %7, align 4
  %109 = lshr i32 %108, 1
  %110 = xor i32 %107, %109
  %111 = load i32, ptr addrspace(5) %7, align 4
  %112 = and i32 %111, 1
  %113 = icmp ne i32 %112, 0
  %114 = zext i1 %113 to i64
  %115 = select i1 %113, i32 -1727483681, i32 0
  %116 = xor i32 %110, %115
  %117 = load i32, ptr addrspace(5) %16, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.next, i64 0, i64 %118
  store i32 %116, ptr addrspace(3) %119, align 4
  br label %120

120:                                              ; preds = %90, %54
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  br label %121

121:                                              ; preds = %120
  %122 = load i32, ptr addrspace(5) %15, align 4
  %123 = add i32 %122, 64
  store i32 %123, ptr addrspace(5) %15, align 4
  br label %51

124:                                              ; preds = %51
  %125 = load i32, ptr addrspace(5) %12, align 4
  store i32 %125, ptr addrspace(5) %19, align 4
  br label %126

126:                                              ; preds = %165, %124
  %127 = load i32, ptr addrspace(5) %19, align 4
  %128 = icmp ult i32 %127, 624
  br i1 %128, label %129, label %168

129:                                              ; preds = %126
  %130 = load i32, ptr addrspace(5) %19, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [624 x i32], ptr addrspace(3) @mersenne.next, i64 0, i64 %131
  %133 = load i32, ptr addrspace(3) %132, align 4
  store i32 %133, ptr addrspace(5) %20, align 4
  %134 = load i32, ptr addrspace(5) %20, align 4
  %135 = load ptr addrspace(1), ptr %21, align 8
  %136 = load i32, ptr addrspace(5) %13, align 4
  %137 = load i32, ptr addrspace(5) %19, align 4
  %138 = add i32 %136, %137
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr addrspace(1) %135, i64 %139
  store i32 %134, ptr addrspace(1) %140, align 4
  %141 = load i32, ptr addrspace(5) %20, align 4
  %142 = lshr i32 %141, 11
  %143 = load i32, ptr addrspace(5) %20, align 4
  %144 = xor i32 %143, %142
  store i32 %144, ptr addrspace(5) %20, align 4
  %145 = load i32, ptr addrspace(5) %20, align 4
  %146 = shl i32 %145, 7
  %147 = and i32 %146, -1658038656
  %148 = load i32, ptr addrspace(5) %20, align 4
  %149 = xor i32 %148, %147
  store i32 %149, ptr addrspace(5) %20, align 4
  %150 = load i32, ptr addrspace(5) %20, align 4
  %151 = shl i32 %150, 15
  %152 = and i32 %151, -272236544
  %153 = load i32, ptr addrspace(5) %20, align 4
  %154 = xor i32 %153, %152
  store i32 %154, ptr addrspace(5) %20, align 4
  %155 = load i32, ptr addrspace(5) %20, align 4
  %156 = load i32, ptr addrspace(5) %20, align 4
  %157 = lshr i32 %156, 18
  %158 = xor i32 %155, %157
  %159 = load ptr addrspace(1), ptr %22, align 8
  %160 = load i32, ptr addrspace(5) %13, align 4
  %161 = load i32, ptr addrspace(5) %19, align 4
  %162 = add i32 %160, %161
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(1) %159, i64 %163
  store i32 %158, ptr addrspace(1) %164, align 4
  br label %165

165:                                              ; preds = %129
  %166 = load i32, ptr addrspace(5) %19, align 4
  %167 = add i32 %166, 64
  store i32 %167, ptr addrspace(5) %19, align 4
  br label %126

168:                                              ; preds = %126
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
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
!9 = !{!"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
