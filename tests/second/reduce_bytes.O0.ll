; ModuleID = 'reduce_bytes.cl'
source_filename = "reduce_bytes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @reduce_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 1 %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i8, align 1, addrspace(5)
  %24 = alloca i16, align 2, addrspace(5)
  %25 = alloca i8, align 1, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i8, align 1, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = addrspacecast ptr addrspace(5) %28 to ptr
  %36 = addrspacecast ptr addrspace(5) %29 to ptr
  %37 = addrspacecast ptr addrspace(5) %30 to ptr
  %38 = addrspacecast ptr addrspace(5) %31 to ptr
  %39 = addrspacecast ptr addrspace(5) %32 to ptr
  %40 = addrspacecast ptr addrspace(5) %33 to ptr
  %41 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %35, align 8
  store ptr addrspace(1) %1, ptr %36, align 8
  store ptr addrspace(1) %2, ptr %37, align 8
  store ptr addrspace(1) %3, ptr %38, align 8
  store ptr addrspace(1) %4, ptr %39, align 8
  store i32 %5, ptr %40, align 4
  store i32 %6, ptr %41, align 4
  %42 = load ptr addrspace(1), ptr %35, align 8
  %43 = load ptr addrspace(1), ptr %36, align 8
  %44 = load ptr addrspace(1), ptr %37, align 8
  %45 = load ptr addrspace(1), ptr %38, align 8
  %46 = load ptr addrspace(1), ptr %39, align 8
  %47 = load i32, ptr %40, align 4
  %48 = load i32, ptr %41, align 4
  %49 = addrspacecast ptr addrspace(5) %15 to ptr
  %50 = addrspacecast ptr addrspace(5) %16 to ptr
  %51 = addrspacecast ptr addrspace(5) %17 to ptr
  %52 = addrspacecast ptr addrspace(5) %18 to ptr
  %53 = addrspacecast ptr addrspace(5) %19 to ptr
  %54 = addrspacecast ptr addrspace(5) %20 to ptr
  %55 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %42, ptr %49, align 8
  store ptr addrspace(1) %43, ptr %50, align 8
  store ptr addrspace(1) %44, ptr %51, align 8
  store ptr addrspace(1) %45, ptr %52, align 8
  store ptr addrspace(1) %46, ptr %53, align 8
  store i32 %47, ptr %54, align 4
  store i32 %48, ptr %55, align 4
  %56 = addrspacecast ptr addrspace(5) %14 to ptr
  %57 = addrspacecast ptr addrspace(5) %13 to ptr
  %58 = call i32 @llvm.amdgcn.workgroup.id.x()
  %59 = addrspacecast ptr addrspace(5) %12 to ptr
  %60 = addrspacecast ptr addrspace(5) %8 to ptr
  %61 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %61, align 4
  %62 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %62, ptr addrspace(5) %10, align 8
  %63 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %64 = load i32, ptr %61, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %63, i64 %65
  %67 = load i16, ptr addrspace(4) %66, align 2
  %68 = zext i16 %67 to i32
  %69 = mul i32 %58, %68
  %70 = addrspacecast ptr addrspace(5) %11 to ptr
  %71 = call i32 @llvm.amdgcn.workitem.id.x()
  %72 = add i32 %69, %71
  %73 = zext i32 %72 to i64
  store i32 %72, ptr addrspace(5) %22, align 4
  %74 = load i32, ptr addrspace(5) %22, align 4
  %75 = load i32, ptr %55, align 4
  %76 = icmp uge i32 %74, %75
  br i1 %76, label %77, label %78

77:                                               ; preds = %7
  br label %131

78:                                               ; preds = %7
  store i8 0, ptr addrspace(5) %23, align 1
  store i16 0, ptr addrspace(5) %24, align 2
  store i8 0, ptr addrspace(5) %25, align 1
  store i32 0, ptr addrspace(5) %26, align 4
  br label %79

79:                                               ; preds = %83, %78
  %80 = load i32, ptr addrspace(5) %26, align 4
  %81 = load i32, ptr %54, align 4
  %82 = icmp ult i32 %80, %81
  br i1 %82, label %83, label %115

83:                                               ; preds = %79
  %84 = load ptr addrspace(1), ptr %49, align 8
  %85 = load i32, ptr addrspace(5) %22, align 4
  %86 = load i32, ptr %54, align 4
  %87 = mul i32 %85, %86
  %88 = load i32, ptr addrspace(5) %26, align 4
  %89 = add i32 %87, %88
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %84, i64 %90
  %92 = load i8, ptr addrspace(1) %91, align 1
  store i8 %92, ptr addrspace(5) %27, align 1
  %93 = load i8, ptr addrspace(5) %23, align 1
  %94 = load i8, ptr addrspace(5) %27, align 1
  %95 = call i8 @llvm.sadd.sat.i8(i8 %93, i8 %94)
  store i8 %95, ptr addrspace(5) %23, align 1
  %96 = load i16, ptr addrspace(5) %24, align 2
  %97 = load ptr addrspace(1), ptr %50, align 8
  %98 = load i32, ptr addrspace(5) %22, align 4
  %99 = load i32, ptr %54, align 4
  %100 = mul i32 %98, %99
  %101 = load i32, ptr addrspace(5) %26, align 4
  %102 = add i32 %100, %101
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i16, ptr addrspace(1) %97, i64 %103
  %105 = load i16, ptr addrspace(1) %104, align 2
  %106 = call i16 @llvm.sadd.sat.i16(i16 %96, i16 %105)
  store i16 %106, ptr addrspace(5) %24, align 2
  %107 = load i8, ptr addrspace(5) %27, align 1
  %108 = sext i8 %107 to i32
  %109 = load i8, ptr addrspace(5) %25, align 1
  %110 = zext i8 %109 to i32
  %111 = xor i32 %110, %108
  %112 = trunc i32 %111 to i8
  store i8 %112, ptr addrspace(5) %25, align 1
  %113 = load i32, ptr addrspace(5) %26, align 4
  %114 = add i32 %113, 1
  store i32 %114, ptr addrspace(5) %26, align 4
  br label %79

115:                                              ; preds = %79
  %116 = load i8, ptr addrspace(5) %23, align 1
  %117 = load ptr addrspace(1), ptr %51, align 8
  %118 = load i32, ptr addrspace(5) %22, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %117, i64 %119
  store i8 %116, ptr addrspace(1) %120, align 1
  %121 = load i16, ptr addrspace(5) %24, align 2
  %122 = load ptr addrspace(1), ptr %52, align 8
  %123 = load i32, ptr addrspace(5) %22, align 4
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i16, ptr addrspace(1) %122, i64 %124
  store i16 %121, ptr addrspace(1) %125, align 2
  %126 = load i8, ptr addrspace(5) %25, align 1
  %127 = load ptr addrspace(1), ptr %53, align 8
  %128 = load i32, ptr addrspace(5) %22, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %127, i64 %129
  store i8 %126, ptr addrspace(1) %130, align 1
  br label %131

131:                                              ; preds = %77, %115
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 2 %3, ptr addrspace(1) noundef align 1 %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i8, align 1, addrspace(5)
  %24 = alloca i16, align 2, addrspace(5)
  %25 = alloca i8, align 1, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i8, align 1, addrspace(5)
  %28 = addrspacecast ptr addrspace(5) %15 to ptr
  %29 = addrspacecast ptr addrspace(5) %16 to ptr
  %30 = addrspacecast ptr addrspace(5) %17 to ptr
  %31 = addrspacecast ptr addrspace(5) %18 to ptr
  %32 = addrspacecast ptr addrspace(5) %19 to ptr
  %33 = addrspacecast ptr addrspace(5) %20 to ptr
  %34 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %0, ptr %28, align 8
  store ptr addrspace(1) %1, ptr %29, align 8
  store ptr addrspace(1) %2, ptr %30, align 8
  store ptr addrspace(1) %3, ptr %31, align 8
  store ptr addrspace(1) %4, ptr %32, align 8
  store i32 %5, ptr %33, align 4
  store i32 %6, ptr %34, align 4
  %35 = addrspacecast ptr addrspace(5) %14 to ptr
  %36 = addrspacecast ptr addrspace(5) %13 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = addrspacecast ptr addrspace(5) %12 to ptr
  %39 = addrspacecast ptr addrspace(5) %8 to ptr
  %40 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %40, align 4
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %41, ptr addrspace(5) %10, align 8
  %42 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %43 = load i32, ptr %40, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 %44
  %46 = load i16, ptr addrspace(4) %45, align 2
  %47 = zext i16 %46 to i32
  %48 = mul i32 %37, %47
  %49 = addrspacecast ptr addrspace(5) %11 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  %51 = add i32 %48, %50
  %52 = zext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr addrspace(5) %22, align 4
  %54 = load i32, ptr addrspace(5) %22, align 4
  %55 = load i32, ptr %34, align 4
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %7
  br label %112

58:                                               ; preds = %7
  store i8 0, ptr addrspace(5) %23, align 1
  store i16 0, ptr addrspace(5) %24, align 2
  store i8 0, ptr addrspace(5) %25, align 1
  store i32 0, ptr addrspace(5) %26, align 4
  br label %59

59:                                               ; preds = %93, %58
  %60 = load i32, ptr addrspace(5) %26, align 4
  %61 = load i32, ptr %33, align 4
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %96

63:                                               ; preds = %59
  %64 = load ptr addrspace(1), ptr %28, align 8
  %65 = load i32, ptr addrspace(5) %22, align 4
  %66 = load i32, ptr %33, align 4
  %67 = mul i32 %65, %66
  %68 = load i32, ptr addrspace(5) %26, align 4
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 %70
  %72 = load i8, ptr addrspace(1) %71, align 1
  store i8 %72, ptr addrspace(5) %27, align 1
  %73 = load i8, ptr addrspace(5) %23, align 1
  %74 = load i8, ptr addrspace(5) %27, align 1
  %75 = call i8 @llvm.sadd.sat.i8(i8 %73, i8 %74)
  store i8 %75, ptr addrspace(5) %23, align 1
  %76 = load i16, ptr addrspace(5) %24, align 2
  %77 = load ptr addrspace(1), ptr %29, align 8
  %78 = load i32, ptr addrspace(5) %22, align 4
  %79 = load i32, ptr %33, align 4
  %80 = mul i32 %78, %79
  %81 = load i32, ptr addrspace(5) %26, align 4
  %82 = add i32 %80, %81
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i16, ptr addrspace(1) %77, i64 %83
  %85 = load i16, ptr addrspace(1) %84, align 2
  %86 = call i16 @llvm.sadd.sat.i16(i16 %76, i16 %85)
  store i16 %86, ptr addrspace(5) %24, align 2
  %87 = load i8, ptr addrspace(5) %27, align 1
  %88 = sext i8 %87 to i32
  %89 = load i8, ptr addrspace(5) %25, align 1
  %90 = zext i8 %89 to i32
  %91 = xor i32 %90, %88
  %92 = trunc i32 %91 to i8
  store i8 %92, ptr addrspace(5) %25, align 1
  br label %93

93:                                               ; preds = %63
  %94 = load i32, ptr addrspace(5) %26, align 4
  %95 = add i32 %94, 1
  store i32 %95, ptr addrspace(5) %26, align 4
  br label %59

96:                                               ; preds = %59
  %97 = load i8, ptr addrspace(5) %23, align 1
  %98 = load ptr addrspace(1), ptr %30, align 8
  %99 = load i32, ptr addrspace(5) %22, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %98, i64 %100
  store i8 %97, ptr addrspace(1) %101, align 1
  %102 = load i16, ptr addrspace(5) %24, align 2
  %103 = load ptr addrspace(1), ptr %31, align 8
  %104 = load i32, ptr addrspace(5) %22, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i16, ptr addrspace(1) %103, i64 %105
  store i16 %102, ptr addrspace(1) %106, align 2
  %107 = load i8, ptr addrspace(5) %25, align 1
  %108 = load ptr addrspace(1), ptr %32, align 8
  %109 = load i32, ptr addrspace(5) %22, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 %110
  store i8 %107, ptr addrspace(1) %111, align 1
  br label %112

112:                                              ; preds = %96, %57
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.sadd.sat.i8(i8, i8) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"char*", !"short*", !"char*", !"short*", !"uchar*", !"uint", !"uint"}
!9 = !{!"const", !"const", !"", !"", !"", !"", !""}
