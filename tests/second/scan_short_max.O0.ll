; ModuleID = 'scan_short_max.cl'
source_filename = "scan_short_max.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@scan_short_max.x = internal addrspace(3) global [256 x i16] undef, align 2
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @scan_short_max(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i16, align 2, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i16, align 2, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  %24 = addrspacecast ptr addrspace(5) %21 to ptr
  %25 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store i32 %2, ptr %25, align 4
  %26 = load ptr addrspace(1), ptr %23, align 8
  %27 = load ptr addrspace(1), ptr %24, align 8
  %28 = load i32, ptr %25, align 4
  %29 = addrspacecast ptr addrspace(5) %12 to ptr
  %30 = addrspacecast ptr addrspace(5) %13 to ptr
  %31 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %26, ptr %29, align 8
  store ptr addrspace(1) %27, ptr %30, align 8
  store i32 %28, ptr %31, align 4
  %32 = addrspacecast ptr addrspace(5) %11 to ptr
  %33 = call i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  store i32 %33, ptr addrspace(5) %15, align 4
  %35 = addrspacecast ptr addrspace(5) %10 to ptr
  %36 = addrspacecast ptr addrspace(5) %8 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = addrspacecast ptr addrspace(5) %7 to ptr
  %39 = addrspacecast ptr addrspace(5) %4 to ptr
  %40 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %40, align 4
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %41, ptr addrspace(5) %6, align 8
  %42 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %43 = load i32, ptr %40, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 %44
  %46 = load i16, ptr addrspace(4) %45, align 2
  %47 = zext i16 %46 to i32
  %48 = mul i32 %37, %47
  %49 = addrspacecast ptr addrspace(5) %9 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  %51 = add i32 %48, %50
  %52 = zext i32 %51 to i64
  store i32 %51, ptr addrspace(5) %16, align 4
  %53 = load i32, ptr addrspace(5) %16, align 4
  %54 = load i32, ptr %31, align 4
  %55 = icmp ult i32 %53, %54
  br i1 %55, label %56, label %63

56:                                               ; preds = %3
  %57 = load ptr addrspace(1), ptr %29, align 8
  %58 = load i32, ptr addrspace(5) %16, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i16, ptr addrspace(1) %57, i64 %59
  %61 = load i16, ptr addrspace(1) %60, align 2
  %62 = sext i16 %61 to i32
  br label %64

63:                                               ; preds = %3
  br label %64

64:                                               ; preds = %63, %56
  %65 = phi i32 [ %62, %56 ], [ -32768, %63 ]
  %66 = trunc i32 %65 to i16
  store i16 %66, ptr addrspace(5) %17, align 2
  %67 = load i16, ptr addrspace(5) %17, align 2
  %68 = load i32, ptr addrspace(5) %15, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [256 x i16], ptr addrspace(3) @scan_short_max.x, i64 0, i64 %69
  store i16 %67, ptr addrspace(3) %70, align 2
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 1, ptr addrspace(5) %18, align 4
  br label %71

71:                                               ; preds = %89, %64
  %72 = load i32, ptr addrspace(5) %18, align 4
  %73 = icmp ult i32 %72, 256
  br i1 %73, label %74, label %101

74:                                               ; preds = %71
  %75 = load i32, ptr addrspace(5) %15, align 4
  %76 = load i32, ptr addrspace(5) %18, align 4
  %77 = icmp uge i32 %75, %76
  br i1 %77, label %78, label %86

78:                                               ; preds = %74
  %79 = load i32, ptr addrspace(5) %15, align 4
  %80 = load i32, ptr addrspace(5) %18, align 4
  %81 = sub i32 %79, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [256 x i16], ptr addrspace(3) @scan_short_max.x, i64 0, i64 %82
  %84 = load i16, ptr addrspace(3) %83, align 2
  %85 = sext i16 %84 to i32
  br label %89

86:                                               ; preds = %74
  %87 = load i16, ptr addrspace(5) %17, align 2
  %88 = sext i16 %87 to i32
  br label %89

89:                                               ; preds = %86, %78
  %90 = phi i32 [ %85, %78 ], [ %88, %86 ]
  %91 = trunc i32 %90 to i16
  store i16 %91, ptr addrspace(5) %19, align 2
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %92 = load i16, ptr addrspace(5) %17, align 2
  %93 = load i16, ptr addrspace(5) %19, align 2
  %94 = call i16 @llvm.smax.i16(i16 %92, i16 %93)
  store i16 %94, ptr addrspace(5) %17, align 2
  %95 = load i16, ptr addrspace(5) %17, align 2
  %96 = load i32, ptr addrspace(5) %15, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [256 x i16], ptr addrspace(3) @scan_short_max.x, i64 0, i64 %97
  store i16 %95, ptr addrspace(3) %98, align 2
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %99 = load i32, ptr addrspace(5) %18, align 4
  %100 = mul i32 %99, 2
  store i32 %100, ptr addrspace(5) %18, align 4
  br label %71

101:                                              ; preds = %71
  %102 = load i32, ptr addrspace(5) %16, align 4
  %103 = load i32, ptr %31, align 4
  %104 = icmp ult i32 %102, %103
  br i1 %104, label %105, label %111

105:                                              ; preds = %101
  %106 = load i16, ptr addrspace(5) %17, align 2
  %107 = load ptr addrspace(1), ptr %30, align 8
  %108 = load i32, ptr addrspace(5) %16, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i16, ptr addrspace(1) %107, i64 %109
  store i16 %106, ptr addrspace(1) %110, align 2
  br label %111

111:                                              ; preds = %101, %105
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_scan_short_max(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i16, align 2, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i16, align 2, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %12 to ptr
  %21 = addrspacecast ptr addrspace(5) %13 to ptr
  %22 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  %23 = addrspacecast ptr addrspace(5) %11 to ptr
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr addrspace(5) %15, align 4
  %27 = addrspacecast ptr addrspace(5) %10 to ptr
  %28 = addrspacecast ptr addrspace(5) %8 to ptr
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = addrspacecast ptr addrspace(5) %7 to ptr
  %31 = addrspacecast ptr addrspace(5) %4 to ptr
  %32 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %32, align 4
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %33, ptr addrspace(5) %6, align 8
  %34 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %35 = load i32, ptr %32, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 %36
  %38 = load i16, ptr addrspace(4) %37, align 2
  %39 = zext i16 %38 to i32
  %40 = mul i32 %29, %39
  %41 = addrspacecast ptr addrspace(5) %9 to ptr
  %42 = call i32 @llvm.amdgcn.workitem.id.x()
  %43 = add i32 %40, %42
  %44 = zext i32 %43 to i64
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr addrspace(5) %16, align 4
  %46 = load i32, ptr addrspace(5) %16, align 4
  %47 = load i32, ptr %22, align 4
  %48 = icmp ult i32 %46, %47
  br i1 %48, label %49, label %56

49:                                               ; preds = %3
  %50 = load ptr addrspace(1), ptr %20, align 8
  %51 = load i32, ptr addrspace(5) %16, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i16, ptr addrspace(1) %50, i64 %52
  %54 = load i16, ptr addrspace(1) %53, align 2
  %55 = sext i16 %54 to i32
  br label %57

56:                                               ; preds = %3
  br label %57

57:                                               ; preds = %56, %49
  %58 = phi i32 [ %55, %49 ], [ -32768, %56 ]
  %59 = trunc i32 %58 to i16
  store i16 %59, ptr addrspace(5) %17, align 2
  %60 = load i16, ptr addrspace(5) %17, align 2
  %61 = load i32, ptr addrspace(5) %15, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [256 x i16], ptr addrspace(3) @scan_short_max.x, i64 0, i64 %62
  store i16 %60, ptr addrspace(3) %63, align 2
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 1, ptr addrspace(5) %18, align 4
  br label %64

64:                                               ; preds = %92, %57
  %65 = load i32, ptr addrspace(5) %18, align 4
  %66 = icmp ult i32 %65, 256
  br i1 %66, label %67, label %95

67:                                               ; preds = %64
  %68 = load i32, ptr addrspace(5) %15, align 4
  %69 = load i32, ptr addrspace(5) %18, align 4
  %70 = icmp uge i32 %68, %69
  br i1 %70, label %71, label %79

71:                                               ; preds = %67
  %72 = load i32, ptr addrspace(5) %15, align 4
  %73 = load i32, ptr addrspace(5) %18, align 4
  %74 = sub i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [256 x i16], ptr addrspace(3) @scan_short_max.x, i64 0, i64 %75
  %77 = load i16, ptr addrspace(3) %76, align 2
  %78 = sext i16 %77 to i32
  br label %82

79:                                               ; preds = %67
  %80 = load i16, ptr addrspace(5) %17, align 2
  %81 = sext i16 %80 to i32
  br label %82

82:                                               ; preds = %79, %71
  %83 = phi i32 [ %78, %71 ], [ %81, %79 ]
  %84 = trunc i32 %83 to i16
  store i16 %84, ptr addrspace(5) %19, align 2
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %85 = load i16, ptr addrspace(5) %17, align 2
  %86 = load i16, ptr addrspace(5) %19, align 2
  %87 = call i16 @llvm.smax.i16(i16 %85, i16 %86)
  store i16 %87, ptr addrspace(5) %17, align 2
  %88 = load i16, ptr addrspace(5) %17, align 2
  %89 = load i32, ptr addrspace(5) %15, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [256 x i16], ptr addrspace(3) @scan_short_max.x, i64 0, i64 %90
  store i16 %88, ptr addrspace(3) %91, align 2
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  br label %92

92:                                               ; preds = %82
  %93 = load i32, ptr addrspace(5) %18, align 4
  %94 = mul i32 %93, 2
  store i32 %94, ptr addrspace(5) %18, align 4
  br label %64

95:                                               ; preds = %64
  %96 = load i32, ptr addrspace(5) %16, align 4
  %97 = load i32, ptr %22, align 4
  %98 = icmp ult i32 %96, %97
  br i1 %98, label %99, label %105

99:                                               ; preds = %95
  %100 = load i16, ptr addrspace(5) %17, align 2
  %101 = load ptr addrspace(1), ptr %21, align 8
  %102 = load i32, ptr addrspace(5) %16, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i16, ptr addrspace(1) %101, i64 %103
  store i16 %100, ptr addrspace(1) %104, align 2
  br label %105

105:                                              ; preds = %99, %95
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
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
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"short*", !"short*", !"uint"}
!9 = !{!"const", !"", !""}
!10 = !{i32 256, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
