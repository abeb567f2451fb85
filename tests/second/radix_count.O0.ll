; ModuleID = 'radix_count.cl'
source_filename = "radix_count.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@radix_count.count = internal addrspace(3) global [16 x [64 x i32]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @radix_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
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
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %20 to ptr
  %26 = addrspacecast ptr addrspace(5) %21 to ptr
  %27 = addrspacecast ptr addrspace(5) %22 to ptr
  %28 = addrspacecast ptr addrspace(5) %23 to ptr
  %29 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  store ptr addrspace(1) %1, ptr %26, align 8
  store i32 %2, ptr %27, align 4
  store i32 %3, ptr %28, align 4
  store i32 %4, ptr %29, align 4
  %30 = load ptr addrspace(1), ptr %25, align 8
  %31 = load ptr addrspace(1), ptr %26, align 8
  %32 = load i32, ptr %27, align 4
  %33 = load i32, ptr %28, align 4
  %34 = load i32, ptr %29, align 4
  %35 = addrspacecast ptr addrspace(5) %9 to ptr
  %36 = addrspacecast ptr addrspace(5) %10 to ptr
  %37 = addrspacecast ptr addrspace(5) %11 to ptr
  %38 = addrspacecast ptr addrspace(5) %12 to ptr
  %39 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %30, ptr %35, align 8
  store ptr addrspace(1) %31, ptr %36, align 8
  store i32 %32, ptr %37, align 4
  store i32 %33, ptr %38, align 4
  store i32 %34, ptr %39, align 4
  %40 = addrspacecast ptr addrspace(5) %8 to ptr
  %41 = call i32 @llvm.amdgcn.workitem.id.x()
  %42 = zext i32 %41 to i64
  store i32 %41, ptr addrspace(5) %14, align 4
  store i32 0, ptr addrspace(5) %15, align 4
  br label %43

43:                                               ; preds = %46, %5
  %44 = load i32, ptr addrspace(5) %15, align 4
  %45 = icmp ult i32 %44, 16
  br i1 %45, label %46, label %55

46:                                               ; preds = %43
  %47 = load i32, ptr addrspace(5) %15, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [16 x [64 x i32]], ptr addrspace(3) @radix_count.count, i64 0, i64 %48
  %50 = load i32, ptr addrspace(5) %14, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %49, i64 0, i64 %51
  store i32 0, ptr addrspace(3) %52, align 4
  %53 = load i32, ptr addrspace(5) %15, align 4
  %54 = add i32 %53, 1
  store i32 %54, ptr addrspace(5) %15, align 4
  br label %43

55:                                               ; preds = %43
  %56 = addrspacecast ptr addrspace(5) %6 to ptr
  %57 = call i32 @llvm.amdgcn.workgroup.id.x()
  %58 = zext i32 %57 to i64
  %59 = mul i64 %58, 64
  %60 = load i32, ptr addrspace(5) %14, align 4
  %61 = zext i32 %60 to i64
  %62 = add i64 %59, %61
  %63 = load i32, ptr %38, align 4
  %64 = zext i32 %63 to i64
  %65 = mul i64 %62, %64
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr addrspace(5) %16, align 4
  store i32 0, ptr addrspace(5) %17, align 4
  br label %67

67:                                               ; preds = %79, %55
  %68 = load i32, ptr addrspace(5) %17, align 4
  %69 = load i32, ptr %38, align 4
  %70 = icmp ult i32 %68, %69
  br i1 %70, label %71, label %77

71:                                               ; preds = %67
  %72 = load i32, ptr addrspace(5) %16, align 4
  %73 = load i32, ptr addrspace(5) %17, align 4
  %74 = add i32 %72, %73
  %75 = load i32, ptr %37, align 4
  %76 = icmp ult i32 %74, %75
  br label %77

77:                                               ; preds = %71, %67
  %78 = phi i1 [ false, %67 ], [ %76, %71 ]
  br i1 %78, label %79, label %100

79:                                               ; preds = %77
  %80 = load ptr addrspace(1), ptr %35, align 8
  %81 = load i32, ptr addrspace(5) %16, align 4
  %82 = load i32, ptr addrspace(5) %17, align 4
  %83 = add i32 %81, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4
  %87 = load i32, ptr %39, align 4
  %88 = and i32 %87, 31
  %89 = lshr i32 %86, %88
  %90 = and i32 %89, 15
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [16 x [64 x i32]], ptr addrspace(3) @radix_count.count, i64 0, i64 %91
  %93 = load i32, ptr addrspace(5) %14, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %92, i64 0, i64 %94
  %96 = load i32, ptr addrspace(3) %95, align 4
  %97 = add i32 %96, 1
  store i32 %97, ptr addrspace(3) %95, align 4
  %98 = load i32, ptr addrspace(5) %17, align 4
  %99 = add i32 %98, 1
  store i32 %99, ptr addrspace(5) %17, align 4
  br label %67

100:                                              ; preds = %77
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %101 = load i32, ptr addrspace(5) %14, align 4
  %102 = icmp ult i32 %101, 16
  br i1 %102, label %103, label %130

103:                                              ; preds = %100
  store i32 0, ptr addrspace(5) %18, align 4
  store i32 0, ptr addrspace(5) %19, align 4
  br label %104

104:                                              ; preds = %107, %103
  %105 = load i32, ptr addrspace(5) %19, align 4
  %106 = icmp ult i32 %105, 64
  br i1 %106, label %107, label %119

107:                                              ; preds = %104
  %108 = load i32, ptr addrspace(5) %14, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw [16 x [64 x i32]], ptr addrspace(3) @radix_count.count, i64 0, i64 %109
  %111 = load i32, ptr addrspace(5) %19, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %110, i64 0, i64 %112
  %114 = load i32, ptr addrspace(3) %113, align 4
  %115 = load i32, ptr addrspace(5) %18, align 4
  %116 = add i32 %115, %114
  store i32 %116, ptr addrspace(5) %18, align 4
  %117 = load i32, ptr addrspace(5) %19, align 4
  %118 = add i32 %117, 1
  store i32 %118, ptr addrspace(5) %19, align 4
  br label %104

119:                                              ; preds = %104
  %120 = load i32, ptr addrspace(5) %18, align 4
  %121 = load ptr addrspace(1), ptr %36, align 8
  %122 = addrspacecast ptr addrspace(5) %7 to ptr
  %123 = call i32 @llvm.amdgcn.workgroup.id.x()
  %124 = zext i32 %123 to i64
  %125 = mul i64 %124, 16
  %126 = load i32, ptr addrspace(5) %14, align 4
  %127 = zext i32 %126 to i64
  %128 = add i64 %125, %127
  %129 = getelementptr inbounds nuw i32, ptr addrspace(1) %121, i64 %128
  store i32 %120, ptr addrspace(1) %129, align 4
  br label %130

130:                                              ; preds = %100, %119
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_radix_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
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
  %20 = addrspacecast ptr addrspace(5) %9 to ptr
  %21 = addrspacecast ptr addrspace(5) %10 to ptr
  %22 = addrspacecast ptr addrspace(5) %11 to ptr
  %23 = addrspacecast ptr addrspace(5) %12 to ptr
  %24 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  store i32 %3, ptr %23, align 4
  store i32 %4, ptr %24, align 4
  %25 = addrspacecast ptr addrspace(5) %8 to ptr
  %26 = call i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr addrspace(5) %14, align 4
  store i32 0, ptr addrspace(5) %15, align 4
  br label %29

29:                                               ; preds = %39, %5
  %30 = load i32, ptr addrspace(5) %15, align 4
  %31 = icmp ult i32 %30, 16
  br i1 %31, label %32, label %42

32:                                               ; preds = %29
  %33 = load i32, ptr addrspace(5) %15, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw [16 x [64 x i32]], ptr addrspace(3) @radix_count.count, i64 0, i64 %34
  %36 = load i32, ptr addrspace(5) %14, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %35, i64 0, i64 %37
  store i32 0, ptr addrspace(3) %38, align 4
  br label %39

39:                                               ; preds = %32
  %40 = load i32, ptr addrspace(5) %15, align 4
  %41 = add i32 %40, 1
  store i32 %41, ptr addrspace(5) %15, align 4
  br label %29

42:                                               ; preds = %29
  %43 = addrspacecast ptr addrspace(5) %6 to ptr
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = mul i64 %45, 64
  %47 = load i32, ptr addrspace(5) %14, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %46, %48
  %50 = load i32, ptr %23, align 4
  %51 = zext i32 %50 to i64
  %52 = mul i64 %49, %51
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr addrspace(5) %16, align 4
  store i32 0, ptr addrspace(5) %17, align 4
  br label %54

54:                                               ; preds = %85, %42
  %55 = load i32, ptr addrspace(5) %17, align 4
  %56 = load i32, ptr %23, align 4
  %57 = icmp ult i32 %55, %56
  br i1 %57, label %58, label %64

58:                                               ; preds = %54
  %59 = load i32, ptr addrspace(5) %16, align 4
  %60 = load i32, ptr addrspace(5) %17, align 4
  %61 = add i32 %59, %60
  %62 = load i32, ptr %22, align 4
  %63 = icmp ult i32 %61, %62
  br label %64

64:                                               ; preds = %58, %54
  %65 = phi i1 [ false, %54 ], [ %63, %58 ]
  br i1 %65, label %66, label %88

66:                                               ; preds = %64
  %67 = load ptr addrspace(1), ptr %20, align 8
  %68 = load i32, ptr addrspace(5) %16, align 4
  %69 = load i32, ptr addrspace(5) %17, align 4
  %70 = add i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4
  %74 = load i32, ptr %24, align 4
  %75 = and i32 %74, 31
  %76 = lshr i32 %73, %75
  %77 = and i32 %76, 15
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [16 x [64 x i32]], ptr addrspace(3) @radix_count.count, i64 0, i64 %78
  %80 = load i32, ptr addrspace(5) %14, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %79, i64 0, i64 %81
  %83 = load i32, ptr addrspace(3) %82, align 4
  %84 = add i32 %83, 1
  store i32 %84, ptr addrspace(3) %82, align 4
  br label %85

85:                                               ; preds = %66
  %86 = load i32, ptr addrspace(5) %17, align 4
  %87 = add i32 %86, 1
  store i32 %87, ptr addrspace(5) %17, align 4
  br label %54

88:                                               ; preds = %64
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %89 = load i32, ptr addrspace(5) %14, align 4
  %90 = icmp ult i32 %89, 16
  br i1 %90, label %91, label %119

91:                                               ; preds = %88
  store i32 0, ptr addrspace(5) %18, align 4
  store i32 0, ptr addrspace(5) %19, align 4
  br label %92

92:                                               ; preds = %105, %91
  %93 = load i32, ptr addrspace(5) %19, align 4
  %94 = icmp ult i32 %93, 64
  br i1 %94, label %95, label %108

95:                                               ; preds = %92
  %96 = load i32, ptr addrspace(5) %14, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [16 x [64 x i32]], ptr addrspace(3) @radix_count.count, i64 0, i64 %97
  %99 = load i32, ptr addrspace(5) %19, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %98, i64 0, i64 %100
  %102 = load i32, ptr addrspace(3) %101, align 4
  %103 = load i32, ptr addrspace(5) %18, align 4
  %104 = add i32 %103, %102
  store i32 %104, ptr addrspace(5) %18, align 4
  br label %105

105:                                              ; preds = %95
  %106 = load i32, ptr addrspace(5) %19, align 4
  %107 = add i32 %106, 1
  store i32 %107, ptr addrspace(5) %19, align 4
  br label %92

108:                                              ; preds = %92
  %109 = load i32, ptr addrspace(5) %18, align 4
  %110 = load ptr addrspace(1), ptr %21, align 8
  %111 = addrspacecast ptr addrspace(5) %7 to ptr
  %112 = call i32 @llvm.amdgcn.workgroup.id.x()
  %113 = zext i32 %112 to i64
  %114 = mul i64 %113, 16
  %115 = load i32, ptr addrspace(5) %14, align 4
  %116 = zext i32 %115 to i64
  %117 = add i64 %114, %116
  %118 = getelementptr inbounds nuw i32, ptr addrspace(1) %110, i64 %117
  store i32 %109, ptr addrspace(1) %118, align 4
  br label %119

119:                                              ; preds = %108, %88
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
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
